# Super Fantasy Brawl: what Loralei's cards ask.

sfb-pass-LOR05-react-post = No healing
