# What every game shares.
seat = Seat { $number }
nobody = nobody
way = { $start } → { $end }

prompt-wait = Waiting for { $waiting }
prompt-over = The game is over
prompt-end-turn = End your turn?
prompt-effects = What next?
prompt-choice = Choose one
prompt-payment = How will you pay?
prompt-mixture = What will you take?

option-end = End your turn
option-skip = Skip the rest
option-do = { CAPITAL($effect) }
option-pay = Pay { $goods }
option-take = Take { $goods }

event-gain = { $seat } gains { $counted }
event-pay = { $seat } pays { $counted }

effect-nothing = nothing
effect-all = { $first }, { $second }
effect-or = { $first } or { $second }
effect-or-else = { $first }, or { $second }
effect-and = { $first } and { $second }
effect-pay = { $effect } for { $cost }
effect-times = { $n } × ({ $effect })
effect-mix = { $n ->
    [1] { $goods }
   *[other] any mix of { $n } { $goods }
}

# Who answers by itself
ui-agent-random = Random
ui-agent-greedy = Greedy
ui-agent-search = Search
ui-agent-level-1 = Novice
ui-agent-level-2 = Pilgrim
ui-agent-level-3 = Monk
ui-agent-level-4 = Abbot
ui-agent-level-5 = Master
ui-agent-level-6 = Tengu’s teacher
your-turn = Your turn: { $title }
reset-mail-subject = A new password for { $login }
reset-mail-text = Somebody asked for a new password for the account “{ $login }”. If it was you, open this link within an hour (it works only once):
reset-mail-code-text = Somebody asked for a new password for the account “{ $login }”. If it was you, go to the login page, choose “Forgot your password?” and enter this code within an hour (it works only once):
reset-mail-ignore = If it was not you, you can ignore this message. Your password stays the same.

# What bots weigh in every game, when they give a reason: the less the best of the others has, the more this is
ui-worth-rival = hindering opponents

# Lessons: what a teacher says in every game, and the words of the teacher's card
ui-lesson = Lesson
ui-lesson-teacher = The teacher
ui-lesson-progress = Chapter { $n } of { $all }: { $title }
ui-lesson-steps = Step { $n } of { $all }
ui-lesson-next = Continue
ui-lesson-back = Back
ui-lesson-skip = Skip the chapter
ui-lesson-again = Repeat the chapter
ui-lesson-leave = Leave
ui-lesson-play-on = Play on from here
ui-lesson-your-turn = Your turn
ui-lesson-why = Not yet. First do what the teacher asks.
ui-lesson-why-read = Not yet. Please read on first.
ui-lesson-other = That comes later. Look again at what the teacher asks.
ui-lesson-reset = Well played. For the next chapter, the game returns to the teacher’s own moves.
ui-lesson-over = That is all you need to play. Finish this game against a gentle opponent, and pick up the rest as you go.

# What can be wrong in a component set of any game; a game adds its own
mistake-empty = This is empty.
mistake-missing = This is missing.
mistake-large = The file is larger than { $most } kB.
mistake-nested = Keys have up to { $most } parts, and brackets are up to { $most } deep; something here is longer or deeper.
mistake-not-text = The file is not UTF-8 text.
mistake-syntax = The file cannot be read ({ $detail }).
mistake-id = “{ $text }” is not an id: use lower-case letters, digits and single dashes.
mistake-id-twice = Line { $other } already has this id.
mistake-number = “{ $text }” is not a whole number from { $least } to { $most }.
mistake-one-of = “{ $text }” is not one of these: { $known }.
mistake-notation = The effect is wrong at character { $at } ({ $detail }).
mistake-expected = This is “{ $text }”, but should be “{ $expected }”.
mistake-column-missing = The column “{ $name }” is missing.
mistake-column-unknown = There is no column “{ $name }”. The columns are: { $known }.
mistake-column-twice = The column “{ $name }” appears twice.
mistake-cells = The line has { $n } cells, but should have { $expected }.
mistake-count = There are { $found } in all; the box has { $expected }.
mistake-count-of = “{ $what }” appears { $found ->
    [one] once
   *[other] { $found } times
}; the box has { $expected }.
mistake-lacks = “{ $name }” is missing.
mistake-in-order = The lines must be in order: { $expected } is expected here.
mistake-lines = The lines must be these, in this order: { $known }.
mistake-numbers = This is { $text }; it should be { $n } whole numbers from { $least } to { $most }.
