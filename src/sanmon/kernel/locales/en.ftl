# What every game shares.
seat = Seat { $number }
nobody = nobody

prompt-wait = Waiting for { $waiting }
prompt-over = The game is over
prompt-end-turn = End your turn?
prompt-effects = What next?
prompt-choice = Choose one
prompt-payment = How do you pay?
prompt-mixture = What do you take?

option-end = End the turn
option-skip = Leave the rest
option-do = { $effect }
option-pay = Pay { $goods }
option-take = Take { $goods }

event-gain = { $seat } gains { $counted }
event-pay = { $seat } pays { $counted }

effect-nothing = nothing
effect-all = { $first }, { $second }
effect-or = { $first } or { $second }
effect-and = { $first } and { $second }
effect-pay = pay { $cost } for { $effect }
effect-times = { $n } × ({ $effect })
effect-mix = any { $n } of { $goods }
