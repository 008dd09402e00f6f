title = The Tea House
ui-line = A one-page game that shows how a table works.
ui-opponent = Fox

charm-abacus = Abacus
charm-bell = Bell
charm-broom = Broom
charm-carp = Carp
charm-comb = Comb
# Called a heron, for the crane is the crest of the first seat.
charm-crane = Heron
charm-drum = Drum
charm-fan = Fan
charm-kettle = Kettle
charm-lantern = Lantern
charm-mask = Mask
charm-mortar = Mortar
charm-plum = Plum
charm-scroll = Scroll
charm-stone = Stone
charm-umbrella = Umbrella

good-rice = rice
good-tea = tea
good-calm = calm
count-rice = { $n } rice
count-tea = { $n } tea
count-calm = { $n } calm

verb-roll = { $n ->
    [one] roll the die
   *[other] roll the die { $n } times
}
verb-peek = peek at the deck

prompt-choose = Choose a charm in secret
prompt-effects = { $charm }: what next?
prompt-choice = { $charm }: choose one
prompt-rolled = The die shows { $pips }. What will you take?
prompt-peeked = { $charm } is on top of the deck. Leave it there?

option-play = { $charm }
option-calm = Calm for half the pips
option-rice = 2 rice
option-leave = Leave it on top
option-sink = Put it under the deck
option-brew = Brew (pay 1 tea, gain 2 rice)

event-shown = { $seat } plays { $charm }
event-drew = { $seat } draws { $charm }
event-drew-hidden = { $seat } draws a charm
event-pips = The die shows { $pips }
event-looked = { $seat } sees { $charm } on top of the deck
event-looked-hidden = { $seat } looks at the top of the deck
event-sank = { $seat } puts the top charm under the deck
event-brewed = { $seat } brews
event-fox-scored = The fox takes { $charm } and scores { $points }
event-fox-stole = The fox steals 1 rice

score-calm = Calm
score-leftovers = Rice and tea left
score-fox = The fox
verdict-won = You outwit the fox.
verdict-shared = You and the fox share the house.
verdict-lost = The fox has the last laugh.

setting-hungry_fox = Hungry fox
setting-hungry_fox-false = it steals on a six
setting-hungry_fox-true = it steals on a five or six

board-round = Round { $round } of { $rounds }
board-supply = Supply: { $rice } rice, { $tea } tea
board-deck = Deck: { $n ->
    [one] 1 charm
   *[other] { $n } charms
}
board-top = on top: { $charm }
board-under = under it: { $charms }
board-fox = The fox: { $points }
board-hand = Hand
board-shown = Plays
board-chosen = has chosen
board-charms = { $n ->
    [one] 1 charm
   *[other] { $n } charms
}
board-effect = Effect
board-charm = Charm

## What bots weigh, when they give a reason
ui-worth-points = points
ui-worth-goods = rice and tea
