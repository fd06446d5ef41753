# Super Fantasy Brawl: what Lil'Y's cards ask.

sfb-prompt-LIL03-post = { $card }: which Core do you exhaust to play it again?
sfb-pass-LIL03-post = Do not play it again
