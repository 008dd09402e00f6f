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

help-answer = Type a choice’s number, the beginning of its words, or a move in the notation. Enter alone shows the table again, or takes the only choice. You can also type:
help-undo = take back your last choice
help-hint = the best moves for you, and why
help-log = what has happened; “log all” from the beginning
help-score = the points so far, as far as you can see them
help-rules = “rules WORD” or “rules 3.4” looks it up; “rules” alone lists the chapters
help-pieces = what is printed on the pieces
help-board = show the table again
help-save = “save FILE” writes a copy of the game as it stands
help-help = this list
help-quit = leave; the game waits for you

## Beginning
seats = At the table: { $who }.
who-human = { $name }
who-agent = { $name } ({ $agent })
agent-measured = { $agent }, Elo ≈ { $elo }
elo-how = Elo measures how strong bots are with two players; { $first } has 0.
agent-budget = { $agent }, { $n ->
    [one] one iteration
   *[other] { $n } iterations
}
going-on = The game continues after { $n ->
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
how-many = How many players: { $counts }? Enter alone: { $usual }.
how-many-not = The game is for { $counts } players.
how-strong = How strong should the bots be? Enter alone: { $usual }.

## A decision
to-decide = { $name } decides
you-decide = your decision, { $name }
enter = Enter
pass-on = { $name } is next
pass-on-enter = { $name }, take the keyboard and press Enter. Everyone else looks away.
rule = rule { $clause }
news-more = … { $n ->
    [one] one line
   *[other] { $n } lines
} before that are in the log
answer-range = Choose a number from 1 to { $n }.
answer-several = That fits several choices: { $some }
answer-unknown = “{ $said }” is not a number from 1 to { $n }, a choice or a command; “{ $help }” lists the commands.

## Commands' replies
undone = Taken back.
undone-shown = Taken back, although you had already seen what came of it; the record notes it.
undo-nothing = There is nothing to take back.
undo-other = This cannot be taken back: { $name } has decided since.
undo-shown = This cannot be taken back: something was drawn, rolled or shown since.
undo-turn = This cannot be taken back: that turn is over.
log-empty = Nothing has happened yet.
log-more = { $n ->
    [one] One earlier line:
   *[other] { $n } earlier lines:
} “{ $log } all”
score-later = This game counts its points at the end.
score-so-far = If the game ended now, as far as you can see.
rules-how = “{ $rules } WORD” or “{ $rules } 3.4” shows the clauses.
rules-none = The rules say nothing about “{ $word }”; “{ $rules }” alone lists the chapters.
rules-more = { $n ->
    [one] One more:
   *[other] { $n } more:
} { $some }
saved = Saved: { $path }
    Continue with: sanmon play --load { $path }
save-exists = { $path } already exists and is not this game; give another name.
save-failed = Not saved: { $problem }
keep-failed = The game cannot be saved while you play ({ $problem }); “save FILE” still works.
kept = The game is saved: { $path }
    Continue with: sanmon play --load { $path }

## The end
over = the game is over
opponent = Opponent
total = Total
rank = Rank
winners = { $n ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
took-back = { $name } took back { $n ->
    [one] one choice
   *[other] { $n } choices
} after seeing what came of it.
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
set-ours = These components are ours: Sanmon’s own set, not a transcription of the box.
set-table = Table
set-sources = The number of lines by the source of their facts.
set-hash = Fingerprint { $hash }, in { $path }
source-rulebook = rulebook
source-deduced = deduced
source-report = reported
source-box = the box
source-author = the author
source-sanmon = ours
check-wrong = { $path }: { $n ->
    [one] one mistake
   *[other] { $n } mistakes
}.
check-right = { $path }: the set { $name } is in order. Play with it: sanmon play { $game } --components { $path }
check-same = It is the same as our set { $name }.
exported = Exported to { $path }. Edit the tables, then: sanmon components { $game } --check { $path }
new-game-written = Written to { $path }: a small complete game with tests. Next: cd { $path } && pip install -e . && sanmon play { $game }

## Hints and reviews
hint-one = There is nothing to choose.
hint-thinking = Thinking, with only what you can know …
hint-margin = expected margin { $margin }; tried in { $tries } of { $all }
hint-alike = about as good as the best; tried in { $tries } of { $all }
hint-more-than-next = more than the next best: { $what }
hint-less-than-next = less than the next best: { $what }
hint-more-than-best = more than the best: { $what }
hint-less-than-best = less than the best: { $what }
review-how = The coach judged every decision by what its seat could know then, with { $n ->
    [one] one iteration
   *[other] { $n } iterations
} each. Costs are points of expected margin.
review-none = No choice cost much.
review-better = better by { $cost }: { $better }
review-because = compared with the chosen move: { $what }
review-seat = { $name } lost { $cost } in all and agreed with the coach in { $agreed } of { $n } decisions.
graph-title = { $game }: the expected margin, turn by turn
graph-actions = action
words-english = Some texts of { $title } are only in English.
rules-english = Some of these rules are only in English.
rules-nothing = This game has no rules page.
server-missing = The server’s libraries are not installed ({ $library } is missing); they come with: pip install 'sanmon[server]'
