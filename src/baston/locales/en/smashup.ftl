# Smash Up: options, questions and the log. Card names and texts stand in the code of the cards.

seat = Player { $seat }
thing-in-play = { $name } (P{ $seat }, { $base })

## Options

pass = Pass
pass-turn = End the play phase
pass-an-extra-play = Do not play it now
pass-window = Pass
play = Play { $card }
play-at = { $card } → { $target }
play-from-discard = from the discard pile
use = Use { $card }
extra-empty = [extra, where you have no minion]
extra-here = [extra, on { $base }]
extra-power = [extra, power { $power } or less]
protects = { $card } saves { $victim }
trigger = { $card }{ $effect ->
    [none] { "" }
   *[other] : { $effect }
}
choice-obey-the-base-1 = Let the base do it
choice-obey-the-base-2 = Ignore the base

## Questions

prompt = Choose.
prompt-card = { $card }: { $text }
prompt-triggers = Several abilities are due. Which one is next?
prompt-draft = Choose a faction.
prompt-turn-3 = Play a card or use an ability, or end the play phase.
prompt-turn-5 = Several bases are ready. Which one scores next?
prompt-turn-7 = Your hand is over ten cards. Discard one.
prompt-an-extra-play = { $card }: you may play an extra card now.
prompt-affect = Several abilities can protect. Which one is first?
prompt-window-1 = { $base }: which ability in play is used next?
prompt-window-3 = { $base } is scoring. Play a card from your hand, or pass.
prompt-obey-the-base = You may ignore { $card }. Do you?

## The log

log-turn = Turn { $amount }: player { $seat }.
log-play = Player { $seat } plays { $card }.
log-play-at = Player { $seat } plays { $card } on { $where }.
log-attach = Player { $seat } attaches { $card } to { $where }.
log-draw = Player { $seat } draws { $card }.
log-draw-unknown = Player { $seat } draws a card.
log-discard = Player { $seat } discards { $card }.
log-destroy = { $card } is destroyed{ $source ->
    [none] .
   *[other] { " " }({ $source }).
}
log-return = { $card } returns to its owner's hand.
log-move = { $card } moves to { $where }.
log-under-deck = { $card } goes under its owner's deck.
log-in-hand = Player { $seat } takes { $card }.
log-in-hand-unknown = Player { $seat } takes a card.
log-power = { $card }: { $signed } power.
log-vp = Player { $seat } gains { $amount } VP.
log-score = { $where } scores.
log-base = { $where } comes into play.
log-reveal = Player { $seat } reveals { $card }.
log-look = Player { $seat } looks at { $card ->
    [none] hidden cards
   *[other] { $card }
}.
log-look-unknown = Player { $seat } looks at a card.
log-shuffle = Player { $seat } shuffles the deck.
log-pass = Player { $seat } passes.
log-protect = { $card } protects.
log-use = { $card } is used.
log-factions = Player { $seat } plays { $first } and { $second }.
log-redraw = Player { $seat } has no minion and draws a new hand.
log-first = Player { $seat } begins.
log-over = Player { $seat } wins with { $amount } VP.
log-exchange = { $where } takes the place of { $card }.
log-on-top = Player { $seat } puts { $card } on top of the deck.
log-on-top-unknown = Player { $seat } puts a card on top of the deck.
log-name-faction = Player { $seat } names { $first }.
log-stopped = The base is gone: its scoring stops.
log-no-actions = Player { $seat } may play no action next turn.
log-breakpoint = The breakpoint of { $where } falls by { $amount }.
log-base-gone = No base is left to replace it.

choice-neophyte-1 = Take it into your hand
choice-neophyte-2 = Play it now
prompt-portal-2 = { $card }: which minion do you take into your hand?
prompt-portal-3 = { $card }: put the others back one after another. The last one lies on top.
prompt-school-of-wizardry-after-scoring-2 = { $card }: which base comes next?
prompt-school-of-wizardry-after-scoring-3 = { $card }: put the others back one after another. The last one lies on top.
choice-infiltrate-1 = Let the base do to your minions what it does all the time
choice-infiltrate-2 = Ignore it for your minions
choice-infiltrate-bgb-1 = { choice-infiltrate-1 }
choice-infiltrate-bgb-2 = { choice-infiltrate-2 }
prompt-disguise-2 = { $card }: which minion of your hand do you play there?
prompt-ninja-acolyte-play-phase-2 = { $card }: which minion of your hand do you play in its place?
prompt-infiltrate-3 = { $card }: do you ignore what the base does all the time?
prompt-infiltrate-bgb-3 = { prompt-infiltrate-3 }
pass-walker = Leave it there
pass-lend-a-hand = No other card
pass-mall-crawl = No other card
pass-not-enough-bullets = No other card
prompt-probe-2 = { $card }: which minion is discarded?
prompt-terraforming-2 = { $card }: which base comes, and where?
prompt-zombie-lord-2 = { $card }: a base where you had no minion, and whom you raise there.
