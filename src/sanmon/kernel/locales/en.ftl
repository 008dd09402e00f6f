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
ui-agent-planner = Planner
ui-agent-level-0 = Daydreamer
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
ui-lesson-chapter = Chapter …
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
ui-lesson-full = You have gone through this lesson so often that its log is full. Leave it and begin it again.

# What can be wrong in a component set of any game; a game adds its own
mistake-empty = This is empty.
mistake-missing = This is missing.
mistake-file-missing = The file is missing.
mistake-file-unknown = The game does not read this file, so it cannot be in the set. The files of a set are: { $known }.
mistake-large = The file is larger than { $most } kB.
mistake-table-long = The file has { $n } lines; { $most } are the limit.
mistake-nested = Keys have up to { $most } parts, and brackets are up to { $most } deep; something here is longer or deeper.
mistake-not-text = The file is not UTF-8 text.
mistake-id = “{ $text }” is not an id: use lower-case letters, digits and single dashes.
mistake-id-long = An id has up to { $most } characters.
mistake-id-twice = Line { $other } already has this id.
mistake-number = “{ $text }” is not a whole number from { $least } to { $most }.
mistake-number-missing = This is missing. It must be a whole number from { $least } to { $most }.
mistake-one-of = “{ $text }” is not one of these: { $known }.
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
mistake-at = character { $at }
mistake-columns = The columns must be: { $known }.

# Mistakes in an effect or a cost. $found is what stands there, $right what to write instead.
mistake-effect-sign = “{ $found }” means nothing in an effect. Use words, numbers and the signs , > | + ( ).
mistake-effect-goes-on = “{ $found }” cannot follow here. Only a comma, >, |, + or the end can.
mistake-effect-paid-twice = A second > cannot follow, because one payment buys one thing. Put the inner payment in parentheses.
mistake-effect-empty = This is empty. For nothing at all, write -.
mistake-effect-ends = Something is missing at the end; a number, a word or ( must follow.
mistake-effect-thing = “{ $found }” cannot stand here. A number, a word or ( must come first.
mistake-effect-unclosed = A ) is missing at the end.
mistake-effect-close = “{ $found }” cannot stand here. A ) must come first.
mistake-effect-counts = { $n } of what? The name of a good or ( must follow the number.
mistake-effect-counted = “{ $found }” cannot follow the number { $n }. The name of a good or ( must come first.
mistake-effect-zero = 0 of something is nothing. Write 1 or more.
mistake-effect-no-times = x0 does nothing. Write x1 or more.
mistake-effect-large = This number is too large; { $most } is the limit.
mistake-effect-deep = These parentheses are nested too deeply; { $most } levels are the limit.
mistake-effect-repeats = Repetitions inside each other multiply, here to { $n }; { $most } is the limit.
mistake-effect-long = This effect is too long; { $most } goods and actions are the limit, each counted as often as it is repeated.
mistake-effect-text = This effect is written too long; { $most } characters are the limit.
mistake-effect-word = There is no good or action “{ $found }”. There are: { $known }.
mistake-effect-count-first = The number comes before a good. Write “{ $right }”.
mistake-effect-good-times = Goods are counted, not repeated. Write “{ $right }”.
mistake-effect-action-times = An action is repeated with x. Write “{ $right }”.
mistake-effect-no-number = “{ $found }” takes no number.
mistake-effect-number = “{ $found }” needs a number from { $least } to { $most } after it.
mistake-effect-cost = Only goods can be paid. There are: { $known }.
mistake-effect-cost-form = A cost can only be goods joined by + or |.
mistake-effect-mix = A mix is made of single goods, as in “{ $right }”.
mistake-effect-ways = There are too many ways to put these goods together; { $most } are the limit.
mistake-effect-sums = All mixes of the set together have too many combinations. Use mixes of fewer goods.
mistake-effect-payments = Payments inside each other multiply, here to { $n } combinations; { $most } are the limit.

# Mistakes in the form of set.toml.
mistake-toml = The file cannot be understood from here on.
mistake-toml-line = Every line must be name = value or a heading in [ ].
mistake-toml-name = A name must stand here: letters from a to z, digits, hyphens and underscores.
mistake-toml-equals = After the name, = and a value must follow.
mistake-toml-rest = The line must end here. Every name = value needs a line of its own.
mistake-toml-value = A value must stand here: a number, text in quotation marks, true, false or a list in [ ].
mistake-toml-heading = The heading is not closed; a ] is missing.
mistake-toml-twice = This name or heading is already used.
mistake-toml-list = The list is not closed; a comma or the closing bracket is missing.
mistake-toml-text = The text is not closed; the quotation mark at its end is missing.
mistake-toml-escape = This is not possible after \ in a text. For the sign \ itself, write \\.
mistake-toml-sign = There is an invisible character here that is not allowed. Delete it.
mistake-toml-deep = The brackets are nested too deeply.

# Mistakes in the form of a table.
mistake-csv = The table cannot be understood from this line on.
mistake-csv-quote = A quotation mark is opened here and never closed.
mistake-csv-after-quote = After the closing quotation mark, a comma or the end of the line must follow. Inside a cell, write a quotation mark twice.
mistake-csv-large = A cell in this line is too long.
mistake-csv-line-end = The lines of this table end in a way that is not understood. Save it with the line endings of Windows or Linux.

# The whole set.
mistake-heavy = The set takes too long or too much memory to load. Is something in it huge?
mistake-unstartable = No game can be started with this set.

# The score pad beside a box.
event-companion-part-score = { $score }
event-companion-part-result = Final score
event-companion-part-tie = Breaking ties
event-companion-total = { $player }: { $n }
event-companion-wins = { $n ->
    [one] { $player } wins by { $n } point
   *[other] { $player } wins by { $n } points
}
event-companion-wins-tie = Equal points: { $player } wins the tie-break
event-companion-shares = { $player } shares the victory
event-companion-board-total = { $player }: { $n }

# Laying out a game beside a box.
event-companion-part-table = The table
event-companion-part-players = Every player
event-companion-part-start = The start
event-companion-lay-order = { $n }. { $player }
