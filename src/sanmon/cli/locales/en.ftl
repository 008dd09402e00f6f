# The command line's own words.
crest-crane = Crane
crest-maple = Maple
crest-wave = Wave
crest-moon = Moon
crest-other = Seat { $number }

## Commands, as typed. English ones are always understood.
command-undo = undo
command-hint = hint
command-log = log
command-score = score
command-rules = rules
command-pieces = pieces
command-board = board
command-save = save
command-help = help
command-quit = quit
command-forget = forget

help-answer = Type the number of a choice, the first letters of its text, or a move in notation. Just press Enter to see the table again, or to take the only choice. You can also type:
help-undo = take back your last choice
help-hint = the best moves for you, and why
help-log = what has happened lately; “log all” shows everything
help-score = the score so far, as far as you can know it
help-rules = “rules WORD” or “rules 3.4” looks something up; “rules” alone lists the chapters
help-pieces = what is printed on the pieces
help-board = show the table again
help-save = “save FILE” saves a copy of the game
help-help = this list
help-quit = leave; the game is saved for you

## Beginning
seats = At the table: { $who }.
who-human = { $name }
who-agent = { $name } ({ $agent })
agent-measured = { $agent }, Elo ≈ { $elo }
elo-how = Elo ratings show how strong the bots are in two-player games; { $first } is rated 0.
agent-budget = { $agent }, { $n ->
    [one] one iteration
   *[other] { $n } iterations
}
going-on = Continuing the game after { $n ->
    [one] one decision
   *[other] { $n } decisions
}.
how-to = Type a number to choose; “help” lists what else you can type.
offer-waiting = Continue
offer-new = Start
offer-game = { $title } ({ $name }), { $counts } players
offer-unfinished = { $title }: { $who }; { $n ->
    [one] one decision
   *[other] { $n } decisions
}, { $when }
offer-forget = “{ $forget } 1” deletes an unfinished game.
forgotten = The game was deleted.
how-many = How many players ({ $counts })? Press Enter for { $usual }.
how-many-not = This game is for { $counts } players.
how-strong = How strong should the bots be? Press Enter for { $usual }.

## A decision
to-decide = { $name } decides
you-decide = your decision, { $name }
enter = Enter
pass-on = { $name } is next
pass-on-enter = { $name }, take the keyboard and press Enter. Everyone else, look away!
rule = rule { $clause }
news-more = … { $n ->
    [one] one earlier line is
   *[other] { $n } earlier lines are
} in the log
level-range = Choose a level from { $first } to { $last }.
answer-range = Choose a number from 1 to { $n }.
answer-several = That matches several choices: { $some }
answer-unknown = “{ $said }” is not a number from 1 to { $n }, a choice or a command; “{ $help }” lists the commands.

## Commands' replies
undone = Taken back.
undone-shown = Taken back, though you had already seen the outcome. The record shows this.
undo-nothing = There is nothing to take back.
undo-other = This cannot be taken back: { $name } has made a decision since.
undo-shown = This cannot be taken back: something has been drawn, rolled or revealed since.
undo-turn = This cannot be taken back: that turn is over.
log-empty = Nothing has happened yet.
log-more = { $n ->
    [one] One earlier line is not shown
   *[other] { $n } earlier lines are not shown
}; type “{ $log } all” to see everything
score-later = This game only counts points at the end.
score-so-far = The score if the game ended now, as far as you can know it.
rules-how = “{ $rules } WORD” or “{ $rules } 3.4” shows the clauses.
rules-none = The rules say nothing about “{ $word }”; “{ $rules }” alone lists the chapters.
rules-more = { $n ->
    [one] One more:
   *[other] { $n } more:
} { $some }
saved = Saved: { $path }
    Continue with: sanmon play --load { $path }
save-exists = { $path } already exists and is a different game. Choose another name.
save-failed = Not saved: { $problem }
keep-failed = The game cannot be saved automatically ({ $problem }); “save FILE” still works.
kept = The game is saved: { $path }
    Continue with: sanmon play --load { $path }

## The end
over = the game is over
opponent = Opponent
total = Total
rank = Place
rank-of-one = { $n ->
    [2] 2nd
    [3] 3rd
    [one] { $n }st
   *[other] { $n }th
}
winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
took-back = { $name } took back { $n ->
    [one] one choice
   *[other] { $n } choices
} after seeing the outcome.
recorded = Record: { $path } (sanmon replay shows it in words)

## sanmon replay
replay-who = { $who }; components { $components }
replay-unfinished = The game is not over, so it is shown as a spectator saw it.
replay-verified = Verified: { $n ->
    [one] one action
   *[other] { $n } actions
}, every outcome and every position.
verify-draws = Proven: { $n ->
    [one] the only draw follows
   *[other] all { $n } draws follow
} from the published seed.
verify-opening = Published when the table opened: { $commitment }
verify-seeds = { $n ->
    [one] One seat
   *[other] { $n } seats
} added a seed, so not even the server could choose the results.
verify-no-seeds = No seat added a seed of its own.
verify-commitment = Commitment in the record: { $commitment }

## sanmon components
set-ours = These components are Sanmon’s own set, not a copy of the box.
set-table = Table
set-sources = The number of lines from each source.
set-fields = Fields that do not come from the same source as their line.
set-rows = Lines
set-field = Fields
set-source = Source
set-hash = Fingerprint { $hash }, in { $path }
source-rulebook = rulebook
source-deduced = deduced
source-report = reported
source-box = the box
source-author = the author
source-sanmon = ours
source-mixed = several
check-wrong = { $path }: { $n ->
    [one] one mistake
   *[other] { $n } mistakes
}.
check-line = { $file } line { $line }
check-doubtful = Please check: { $problem }
check-right = { $path }: the set { $name } is valid. To play with it: sanmon play { $game } --components { $path }
check-same = It is identical to our set { $name }.
exported = Exported to { $path }. Edit the tables, then: sanmon components { $game } --check { $path }
set-no-folder = { $path } is not a folder. A component set is a folder with set.toml and tables.
set-no-bundled = { $package } has no folder components/{ $name }. The folder of a set must have the name in its set.toml.
set-broken = The component set { $name } has { $n ->
    [one] a mistake in { $first }
   *[other] { $n } mistakes, the first in { $first } To see all of them: sanmon components GAME --check FOLDER
}
set-known = Known
set-known-of = { $n } of { $all }
set-begun = Your set begins as a copy of ours in { $path }, and you can play with it right away. Type in what is printed on your pieces and set their source to box. Then check it with: sanmon components { $game } --check { $path }
export-exists = { $path } already exists and is not an empty folder. Choose another one.
export-failed = The set cannot be written to { $path } ({ $problem }).
new-game-written = Written to { $path }: a small complete game with tests. Next: cd { $path } && pip install -e . && sanmon play { $game }

## Hints and reviews
hint-one = There is only one choice.
hint-thinking = Thinking, using only what you can see …
hint-margin = expected margin { $margin }; tried in { $tries } of { $all } iterations
hint-no-margin = tried in { $tries } of { $all } iterations
hint-win = chance to win: about { $n } %
hint-alike = about as good as the best; tried in { $tries } of { $all } iterations
hint-more-than-next = stronger than the next best: { $what }
hint-less-than-next = weaker than the next best: { $what }
hint-more-than-best = stronger than the best: { $what }
hint-less-than-best = weaker than the best: { $what }
review-how = The coach judged every decision by what that seat knew at the time, with { $n ->
    [one] one iteration
   *[other] { $n } iterations
} each.
review-costs = Costs are in points of expected margin.
review-no-costs = For games with these components, rules and table options, nobody has measured how many points a choice is worth, so no costs are given.
review-none = No choice cost much.
review-better = better by { $cost }: { $better }
review-best = better: { $better }
review-for = it brings more: { $what }
review-because = compared with the chosen move: { $what }
review-seat = { $name } lost { $cost } points in total and agreed with the coach on { $agreed } of { $n } decisions.
review-agreed = { $name } agreed with the coach on { $agreed } of { $n } decisions.
graph-title = { $game }, expected margin turn by turn
graph-actions = Action
words-english = Parts of { $title } are only available in English.
rules-english = Parts of these rules are only available in English.
rules-nothing = This game has no rules page.
server-missing = The server’s libraries are not installed ({ $library } is missing). Install them with: pip install 'sanmon[server]'

## Translations
translation-file = { $path }: { $there } of { $total } translated, { $missing } missing, { $wrong } wrong
translation-language = { $language } ({ $name }): { $there } of { $total } translated, { $missing } missing, { $wrong } wrong
translation-no-pages = The texts of the web pages can only be checked in the repository.

# Lessons
learn-back = back
learn-skip = skip
learn-again = again
learn-read = Press Enter to continue.
learn-not-yet = not yet
learn-lit = Look at: { $things }
learn-left = Continue the lesson in chapter { $n } with: { $command }
learn-play-on = Press Enter to play on from here, or type “{ $quit }” to stop.

# The companion of a box
companion-how = Answer with a number. “{ $undo }” takes back your last answer, “{ $board }” shows the opponent’s board, or the points of a score pad, “{ $quit }” leaves.
companion-dropped = { $n ->
    [one] { $n } later answer no longer fits and was dropped.
   *[other] { $n } later answers no longer fit and were dropped.
}
companion-kept = The game is saved. Continue with: { $command }
companion-from-to = { $first } to { $last }
companion-what = “{ $said }” is not one of the choices.
faq-yes = Yes.
faq-no = No.
faq-none = No question contains “{ $word }”; “{ $rules }” lists all questions.
