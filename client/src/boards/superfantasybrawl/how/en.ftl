# How this game goes, for people who have never seen it.

how-superfantasybrawl-1 = You lead three champions with one deck in three colors. Each action exhausts the Core of its color, so there are three in a turn.
how-superfantasybrawl-2 = An attack deals its strength less the target's defense. Who is attacked may answer with a Reaction, for a Core.
how-superfantasybrawl-3 = A point for each enemy put out of action, one or two for each challenge met when your turn begins. First to five wins.

turn-superfantasybrawl-1 = Scoreboard. Each challenge whose condition you meet now is scored; not in the first round.
turn-superfantasybrawl-2 = Activation. Play cards of your champions: each exhausts the Core of its color. Standard actions cost a Core too.
turn-superfantasybrawl-3 = An attack: move, take the target, then strength minus defense. The opponent may play one Reaction.
turn-superfantasybrawl-4 = Upkeep. Your Cores become ready, you discard your hand and draw five cards.
turn-superfantasybrawl-5 = After the turns of both sides the challenges move on, and a new one comes.
