# Base Principale: the mode with one base, a mat of four camps, and periods.

base-in-camp = { $base } ({ $camp })
propose-base = Propose to discard { $card } and use the next base
show-useless-cards = Show cards that seem useless
choice-agree-1 = Agree
choice-agree-2 = Refuse
pass-show-useless-cards = { $chosen ->
    [0] Show none
   *[other] Show { $chosen }
}
take-show-useless-cards = Show { $card }
pass-slot-extra-minion = Do not play it now

prompt-choose-a-slot = { $base }: which slot do you take for { $card }?
prompt-camp-of-a-special = { $card }: for which camp?
prompt-slot-of-a-special = { $card }: in which slot do you play it?
prompt-camp-of-an-action = { $card }: for which camp do you play it?
prompt-draw-of-the-round-discard = Your hand is over ten cards. Discard one.
prompt-show-useless-cards = { $shown ->
    [none] Which cards do you show as useless? If all others agree, you discard them and draw as many.
   *[other] You show { $shown }. Which cards besides?
}
prompt-agree = { $card ->
    [none] { $player } sees no use here for { $shown }. Do you agree that other cards are drawn instead?
   *[other] { $player } proposes to discard { $card } and use the next base. Do you agree?
}
prompt-terraforming-exchange-2-on-a-mat = { $card }: { $picked } comes for all camps. The actions attached to which camp are discarded?
take-terraforming-exchange-2-on-a-mat = { $card }: { $actions ->
    [none] no action discarded
   *[other] { $actions } discarded
}
prompt-slot-draw = { $card }: do you draw?
take-slot-draw = Draw
pass-slot-draw = Do not draw
prompt-slot-gain-vp = { $card }: do you gain VP?
take-slot-gain-vp = Gain the VP
pass-slot-gain-vp = Gain none
prompt-slot-move-here = { $card }: which of your minions do you move here?
take-slot-move-here = { take-moves }
pass-slot-move-here = { pass-moves }
prompt-slot-move-away-send-1 = { $card }: which of your minions do you move away?
take-slot-move-away-send-1 = { take-moves }
prompt-slot-move-away-send-2 = { $card }: to which camp does { $picked } go?
pass-slot-move-away = { pass-moves }
prompt-slot-weaken = { $card }: which minion here is weaker until the round ends?
take-slot-weaken = Weaken { $card }
pass-slot-weaken = Weaken none
prompt-slot-strengthen = { $card }: which minion here is stronger until the round ends?
take-slot-strengthen = Strengthen { $card }
pass-slot-strengthen = Strengthen none
prompt-slot-destroy = { $card }: which minion here do you destroy?
take-slot-destroy = { take-destroys }
pass-slot-destroy = { pass-destroys }
prompt-slot-return = { $card }: which minion here do you return to its owner's hand?
take-slot-return = { take-returns }
pass-slot-return = { pass-returns }
prompt-slot-look-at-top-look = { $card }: do you look at the top card of your deck?
take-slot-look-at-top-look-1 = Look at it
prompt-slot-look-at-top-under = { $card }: do you put the card under your deck?
take-slot-look-at-top-under-1 = Put { $card } under the deck
pass-slot-look-at-top = Leave it on top
prompt-slot-discard-to-draw = { $card }: which card do you discard to draw another one?
take-slot-discard-to-draw = Discard { $card }
pass-slot-discard-to-draw = Discard none
prompt-slot-keep = { $card }: { $count ->
    [one] do you keep it in play?
   *[other] which one do you keep in play?
}
take-slot-keep = Keep { $card }
pass-slot-keep = Let { $count ->
    [one] it
   *[other] them
} be destroyed

log-round = Period { $first }, round { $second }: { $player } begins.
    .you = Period { $first }, round { $second }: you begin.
log-extra-round = Extra round: { $player } begins.
    .you = Extra round: you begin.
log-slot = { $player } is in { $where }.
    .you = You are in { $where }.
log-scores-mat = Period { $amount } ends: the whole mat is scored.
log-scores-extra = The extra round ends: the whole mat is scored.
log-mat-total = { $player } has { $amount } power on the mat.
    .you = You have { $amount } power on the mat.
log-camp-vp = { $player } is the strongest in { $where }, with { $amount } power.
    .you = You are the strongest in { $where }, with { $amount } power.
log-next = Next base: { $card }.
log-marker = { $player } gets the first-player marker.
    .you = You get the first-player marker.
log-slot-used = { $player } uses { $card }.
    .you = You use { $card }.
log-proposes = { $player } proposes to discard { $card }.
    .you = You propose to discard { $card }.
log-agrees = { $player } agrees.
    .you = You agree.
log-refuses = { $player } refuses.
    .you = You refuse.
log-shows = { $player } shows { $card } as useless.
    .you = You show { $card } as useless.
log-tied = The lead is tied: everything stays, and an extra round is played.

mat-without-mode = { $name } is for --mode { $mode } alone.
no-text-file = This is no text.
