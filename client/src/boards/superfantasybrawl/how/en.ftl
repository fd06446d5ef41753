# How this game goes, for people who have never seen it.

how-superfantasybrawl-1 = You lead three champions with one deck in three colors. Each action exhausts the Core of its color, so there are three in a turn.
how-superfantasybrawl-2 = An attack deals its strength less the target's defense. Who is attacked may answer with a Reaction, for a Core.
how-superfantasybrawl-3 = A point for each enemy put out of action, one or two for each challenge met when your turn begins. First to five wins.
