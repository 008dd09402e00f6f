# The pages of the browser client.
web-home = Sanmon, the gates
web-home-title = Three gates
web-home-line = Three games behind one gate. Sit down now: nothing to install and no account. Your seat is a link that this browser remembers.
web-language = Language
web-theme = { $theme ->
    [light] Light paper
    [dark] Dark paper
   *[auto] Paper as the system likes it
}
web-players = For { $from } to { $to } players
web-gate-closed = This gate is still closed.
web-play-alone = Play now, alone
web-open-table = Open a table
web-continue = Go on with
web-opened = opened { $when }
web-forget = Forget it
web-other-games = And a smaller one
web-components-note = What is printed on the tiles and cards is partly our own: the rulebooks show most of it only in pictures. Each set says where every piece comes from.
web-credits = Credits
web-try-again = Try again
web-no-server = The server does not answer. Is it running?
web-no-game = There is no game “{ $game }” here.
web-lost-title = This path leads nowhere
web-lost-text = Perhaps a piece of the link was left behind when it was copied.
web-to-gates = To the gates

web-how-many = How many play?
web-count = { $n ->
    [one] alone
   *[other] players
}
web-who-sits = Who sits where?
web-seat-who = Who sits at the { $crest }
web-seat-name = The name of whoever sits at the { $crest }
web-who-me = I
web-who-friend = A friend, by link
web-your-name = Your name
web-friend-note = When the table is open you get a link for every friend. Whoever has a link sits there.
web-bots-note = Bots answer by themselves. Put a friend in their place to get a link you can send.
web-alone-note = You play against the game’s own opponent.
web-options = Options of the table
web-begin = Begin

web-crest-crane = Crane
web-crest-maple = Maple
web-crest-wave = Wave
web-crest-moon = Moon
web-agent-name = { $name } ({ $agent })
web-agent-level = Bot: { $name } (level { $level } of { $levels })
web-agent-elo = Elo ≈ { $elo } over the Novice (two players).
web-agent-elo-first = The Elo of the others is counted from here.
web-rival = The opponent
web-rival-told = What the opponent did last
web-you = you
web-here = here
web-away = not here now
web-seats = Seats
web-link-of = The link of { $seat }
web-copy = Copy
web-copied = Copied
web-link-used = Somebody sits there for good: the link is used up, and nobody else can take the seat by it.
web-link-shared = Somebody has opened the link without being known to the server: the seat is played by whoever has the link, you included.
web-link-waits = Nobody has taken the seat by its link yet.
web-links-note = Send a link only to the one who shall sit there. The links of other seats are shown only in the browser that opened the table.
web-others = Others
web-log = Log
web-log-undo = { $seat } takes the last step back
web-log-undone = (taken back)
web-since = Since your last turn
web-news = { $n ->
    [one] One thing happened since your last turn
   *[other] { $n } things happened since your last turn
}
web-news-first = { $n ->
    [one] One thing happened since the game began
   *[other] { $n } things happened since the game began
}
web-choices = Choices
web-all-choices = ← All choices
web-rule = Rule { $clause }
web-your-decision = You decide
web-undo = Undo
web-close = Close
web-told = { $prompt } { $n ->
    [one] One choice.
   *[other] { $n } choices.
}
web-board = Board
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-all = The whole board
web-coming = The table is being laid…
web-line-lost = The connection is lost. Nothing is; it comes back by itself.
web-words-english = Some of what { $title } says is only in English.
web-no-table = There is no such table.
web-bad-token = This link opens no seat at this table.
web-refused-stale = The table had moved on before your answer came. Please look again and choose anew.
web-refused-illegal = That is not possible here. Nothing has changed.
web-refused-not-asked = Somebody else decides just now.
web-refused-no-undo = That step cannot be taken back any more: something was revealed or somebody else has acted.
web-refused-over = The game is over.
web-refused-closing = The server is being restarted. Your game is stored; the page comes back by itself.
web-refused-failed = The server could not store that. Nothing has changed; please try again.
web-refused-hint = The coach could not work this one out. The game is as it was; you can ask again.
web-refused-bad-message = The server did not understand this page. Please load it again.
web-standings = Result
web-total = Total
web-rank = Place
web-record = the record
web-keys = Keys and settings
web-key-choose = take the choice with that sign
web-key-move = walk through the choices
web-key-take = take the one you are on
web-key-back = show all choices again
web-key-end = end the turn
web-key-skip = leave the rest
web-key-undo = take your last step back
web-key-log = what has happened
web-key-keys = this page
web-confirming = Ask me before my turn ends

web-credits-games = The games
web-credits-games-text = Satori, Bitoku and Koi are board games whose names and box contents belong to their authors and publishers. Sanmon is not connected with them. Rules are told in our own words; pictures are our own.
web-credits-icons = Icons
web-credits-icons-text = Some of the small pictures come from Game Icons, unchanged but for their colour. Their authors:
web-credits-type = Type
web-credits-type-text = Alegreya by Juan Pablo del Peral (Huerta Tipográfica), Commissioner by Kostas Bartsokas; the kanji are drawn from Yuji Syuku by Kinuta Font Factory.
web-credits-rest = Everything else
web-credits-rest-text = Crests, gates, boards and the other pictures are drawn for Sanmon, under the licence of the project (Apache 2.0).

# The way through the pages
web-skip = Skip to the content
web-nav = Pages
web-nav-gates = Gates
web-nav-lobby = Tables
web-nav-mine = My games
web-turns = { $n ->
    [one] (your turn in one game)
   *[other] (your turn in { $n } games)
}
web-nav-rules = Rules
web-nav-settings = Settings
web-components = Pieces
web-see-components = See them all.
web-choose-game = Which game
web-not-offered = This server does not offer that.
web-too-often = That was a little too often. Please wait a moment and try again.

# Home
web-play-bot = Against a bot
web-join-title = Somebody waits for you?
web-join-text = Sit down at a table that is open to all, or watch one that is being played.
web-to-lobby = Open tables
web-join-by-link = Or paste the link you were sent
web-join = Join
web-join-wrong = That is no link to a table. It contains “#/table/” and some letters after it.
web-first-visit = Here for the first time?
web-first-gate = Choose a gate
web-first-gate-text = One click deals a game: alone against its own opponent, or against a bot. Nothing to install, no account.
web-first-glow = What glows can be chosen
web-first-glow-text = The page knows the rules and offers only what they allow. Everything also stands in a list, with a key for each choice.
web-first-link = Your seat is a link
web-first-link-text = This browser remembers it. Send other links to friends; whoever opens one sits there.
web-first-done = I know my way about

# The lobby and the waiting room
web-lobby-title = Open tables
web-lobby-text = Tables that their hosts have opened to everyone.
web-lobby-none = This server has no open tables. Friends reach you by a link.
web-lobby-gathering = Waiting for players
web-lobby-playing = Being played
web-lobby-empty = Nobody waits just now. Open a table with an open seat, and whoever comes here sees it.
web-open-own = Open a table of my own
web-for-players = { $n ->
    [one] For one
   *[other] For { $n }
}
web-spectators = { $n ->
    [one] one looks on
   *[other] { $n } look on
}
web-seat = Seat { $number }
web-seat-free = free
web-sit-down = Sit down
web-stand-up = Leave the table
web-watch = Look on
web-waiting-title = Waiting room
web-waiting = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
}
web-waiting-full = All are here
web-waiting-host = The game begins when the host starts it.
web-start = Start the game
web-is-public = open to everyone
web-is-private = only by link
web-new-link = Make a new link; the old one opens nothing any more
web-share = Share
web-qr = QR code
web-qr-of = QR code of the link: { $seat }

# Setting up
web-who-open = Anyone from the open tables
web-open-note = The table waits among the open tables until somebody sits down.
web-hot-note = Several seats are yours: you play at one screen and pass it on.
web-about-level-1 = Makes the mistakes of a first game.
web-about-level-2 = Knows what is good and overlooks things.
web-about-level-3 = Plays soundly and seldom slips.
web-about-level-4 = Makes the most of each turn, without a plan.
web-about-level-5 = Plans, and counts on your answer.
web-about-level-6 = The strongest we have; takes its time.
web-set = Pieces
web-set-note = What is printed on tiles and cards. Our own set is balanced; a set of yours is one you transcribed from your box.
web-set-other = Play with another set
web-set-sanmon = Sanmon set { $number }
web-set-named = { $title } ({ $what })
web-set-ours = ours
web-set-usual = ours, the usual one
web-company = With others
web-clock = Clock
web-clock-note = How long one may think about a move before somebody else does it.
web-clock-none = no clock
web-clock-move-60 = a minute a move
web-clock-move-300 = five minutes a move
web-clock-days-1 = a day a move
web-clock-days-3 = three days a move
web-clock-of-move = { $time } a move
web-clock-of-days = { $n ->
    [one] a day a move
   *[other] { $n } days a move
}
web-at-zero = When the time is up
web-at-zero-bot = a bot plays on
web-at-zero-open = the seat is open to another
web-public = Open to everyone
web-public-note = Stands among the open tables; everyone may look on.
web-setting-satori-printing = The second printing made the Sōrin tiles worth more.
web-setting-satori-few_worshippers = With fewer worshippers in the bag Hasekura has fewer to lead.
web-setting-satori-humble_charity = What Hasekura gets at the charity altar.
web-setting-satori-strict_rewards = Whether Hasekura gets something else in place of what it cannot take.
web-setting-bitoku-harder_forest = How high a die must be where others already stand.
web-setting-bitoku-no_yokai = The Tengu begins without the yokai it would be dealt.
web-setting-bitoku-no_goods = The Tengu begins with empty hands.
web-setting-bitoku-calm_kodama = The Tengu’s kodama move only where it places a die and you are ahead.
web-setting-bitoku-no_spring_moves = In spring the Tengu’s pilgrims stay where they are.
web-setting-bitoku-early_pilgrim = One pilgrim of the Tengu has already set out.
web-setting-bitoku-early_kodama = All kodama of the Tengu begin a step ahead.
web-setting-bitoku-lake_lord = At the end the Tengu scores wherever its kodama is ahead of yours.
web-setting-bitoku-dragonflies = Dragonflies help the Tengu on its way.
web-setting-koi-goals = Goals give the pond a direction; a first game is calmer without them.
web-setting-koi-scenario = Alone, the scenario says what a pond must have to win.

# At the table
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-fresh = { $n ->
    [one] one new line
   *[other] { $n } new lines
}
web-hand-over = { $seat } decides now. Hand the screen over.
web-i-am = I am { $seat }
web-thats-me = That is me
web-chat-send = Send
web-clocks = Time left
web-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-bot-plays = A bot plays on for now
web-play-myself = Play on myself
web-bot-for-me = Let a bot play for me for a while
web-bot-for-you = A bot plays for you.
web-away-label = Somebody is away
web-away-ask = { $seat } has been away for { $n ->
    [one] a minute
   *[other] { $n } minutes
}. Let a bot play on until they return?
web-away-asked = { $by } would let a bot play for { $seat }, who has been away for { $n ->
    [one] a minute
   *[other] { $n } minutes
}. Do you agree?
web-away-waits = A bot is to play for { $seat }; the others are being asked.
web-away-bot = Let a bot play
web-away-wait = Rather wait
web-played-label = Played for you
web-played-for-you = A bot ({ $agent }) made { $n ->
    [one] one move
   *[other] { $n } moves
} for you. Take back?
web-played-take-back = Take back
web-played-take-back-last = Take back the last ones
web-played-ask = { $n ->
    [one] Ask to take it back
   *[other] Ask to take all back
}
web-played-keep = Keep
web-go-back = Further back
web-go-back-note = Asks everyone at the table to go back to before your last decision
web-undo-wish = A wish to go back
web-undo-asks = { $seat } would like to go back to an earlier decision. Do you agree?
web-undo-waits = { $seat } would like to go back; the others are being asked.
web-agree = Agree
web-disagree = Rather not

# After the game
web-rematch = Play again
web-rematch-waits = The next game waits
web-share-game = Share the game
web-shared = Link copied
web-save = Save:
web-record-words = the game in words
web-show-graph = Show how the game went
web-replay = Replay
web-no-replay = There is no finished game to show here. While a game is played nobody may look through all its cards.
web-eyes = Seen by
web-eyes-spectator = a spectator
web-replay-controls = Replay
web-replay-start = To the start
web-replay-back = A step back
web-replay-on = A step on
web-replay-end = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step
web-replay-at = Step { $n } of { $of }
web-replay-speed = Speed
web-speed-0 = slow
web-speed-1 = normal
web-speed-2 = fast
web-speed-3 = very fast
web-review = Review
web-review-title = What the coach says
web-review-whose = Whose game
web-review-making = The coach goes through the game…
web-review-failed = The coach could not go through this game.
web-no-review = This server has no coach for this game.
web-graph-label = The expected lead along the game, with { $n ->
    [one] one turning point
   *[other] { $n } turning points
}
web-graph-note = How many points ahead the coach expected this seat to finish, at the beginning of every turn. The numbers mark turning points.
web-graph-start = start
web-graph-end = end
web-costly = Other choices that cost points
web-costly-none = The coach would have done the same all along.
web-you-chose = Chosen:
web-coach-chose = The coach:
web-show-me = Show me

# My games
web-mine-turn = Your turn
web-mine-going = Going on
web-mine-over = Finished
web-mine-empty = No games yet. Behind every gate one is a click away.
web-mine-guest = You are a guest: these games are known to this browser. An account keeps them on every device.
web-mine-browser = These are the games this browser remembers.
web-go-on = Go on
web-placed = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place
web-statistics = How you fare
web-numbers-played = Played
web-numbers-won = Won
web-numbers-average = Average
web-numbers-best = Best
web-numbers-rating = Rating
web-numbers-solo = Alone, won
web-bring = A record of your own
web-bring-note = A record saved from here or from the terminal can be replayed and reviewed.
web-bring-choose = Choose a record

# Rules and pieces
web-rules-title = Rules
web-rules-lead = The rules as this table plays them, in our own words. Each clause has a number, and every decision names the clause it rests on.
web-rules-english = These rules are not translated yet; here they are in English.
web-search = Search
web-found = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
web-found-none = Nothing was found. Perhaps another word?
web-chapters = Chapters
web-picture-satori-board = The precinct, with two players in the middle of the game
web-picture-satori-altars = Altars with their two sides
web-picture-satori-offerings = The offerings track
web-picture-satori-wheels = The prayer wheels
web-picture-satori-construction = The construction area with its prices
web-picture-satori-pagoda = The pagoda as it grows
web-picture-satori-mountains = The three mountains with tiles, monks and light
web-picture-satori-charity = The charity altar
web-picture-bitoku-board = The forest, with two players in the middle of the game
web-picture-bitoku-regions = The regions with their spaces for dice
web-picture-bitoku-home = The Home of the Great Spirit
web-picture-bitoku-areas = Inhabited areas with places for buildings
web-picture-bitoku-kodama = Kodama climb the trees
web-picture-bitoku-paths = The paths of wisdom
web-picture-bitoku-rocks = Rocks to be had
web-picture-koi-board = A pond in the middle of the game, with offer, goals and supply
web-picture-koi-offer = The cards on offer
web-picture-koi-pond = A pond with its koi
web-picture-koi-goals = The goals of this game
web-piece = Piece
web-source = Source
web-source-all = all
web-source-rulebook = rulebook
web-source-rulebook-text = a fact in the printed rules
web-source-deduced = deduced
web-source-deduced-text = follows from such facts
web-source-report = reported
web-source-report-text = told by people who have the box
web-source-box = the box
web-source-box-text = copied from the piece itself
web-source-author = the author
web-source-author-text = made for this game by its author
web-source-sanmon = ours
web-source-sanmon-text = designed and balanced by us, because the box shows it only in pictures
web-own-set = A set of your own
web-own-set-text = Who owns the box can write down what is printed on it: one CSV file for each table above, and set.toml. The check says what is wrong, in which file and line; a set that passes can be played.
web-pick-files = Choose files or a zip
web-pick-folder = Choose a folder
web-drop-here = or drop them here
web-checking = Checking…
web-set-problems = { $n ->
    [one] One thing is not right yet
   *[other] { $n } things are not right yet
}
web-set-fine = Everything is in order.
web-set-keep = Keep it, to play with
web-set-stored = Kept as { $name }. It can be chosen when you open a table.
web-set-nothing = There is no table among these: files end in .csv or .toml, or all are in one .zip.
web-set-large = That is more than 256 kB; a whole set has about thirty.
web-set-mixed = Either one zip or tables, not both.
web-set-name = The name in set.toml has 1 to { $most } characters, all of them visible.
web-set-text-no-text = { $field } is a text of up to { $most } characters.
web-set-text-empty = { $field } is empty; it has 1 to { $most } characters.
web-set-text-long = { $field } is too long; it has up to { $most } characters.
web-set-text-unclean = { $field } has invisible characters in it, or some that turn the direction of writing; write it in plain text.
web-my-sets = Your sets
web-sets = Sets
web-set-unknown = There is no set “{ $set }” of this game here.

# Settings and account
web-settings-you = You
web-name-note = As others at the table see you. Without one you are called by your crest.
web-paper = Paper
web-motion-note = Pieces move from where they were to where they are. If your system asks for less motion, that is respected.
web-sound-note = Quiet taps of wood and stone; nothing plays on its own.
web-at-table = At the table
web-stand-in = The bot that plays for you when you are away
web-stand-in-note = Only after two minutes, and only if the others at the table agree; where there is a clock, when your time is up. You have your seat back as soon as you return.
web-confirming-note = For tables to come; at a table it is behind “?”.
web-push = Tell me when it is my turn
web-push-note = This browser shows a notice even when the page is closed.
web-push-none = This browser cannot show notices when the page is closed.
web-push-denied = Notices are switched off for this page in the browser’s settings.
web-account = Account
web-account-none = This server keeps no accounts; none is needed to play.
web-account-guest = You play as a guest. An account is not needed; it keeps your games and statistics on every device.
web-account-is = You are logged in as { $login }.
web-sign-up = Make an account
web-log-in = Log in
web-log-out = Log out
web-login = Login
web-password = Password
web-password-note = At least eight characters. A few unrelated words are a good password.
web-email = E-mail, for notices and to get back in
web-wrong-login = Login and password do not belong together.
web-wrong-password = This is not your password.
web-forgot = Forgot your password?
web-password-now = Password until now
web-password-new = New password
web-password-change = Change the password
web-password-change-text = All other browsers are logged out. Programs keep their tokens.
web-password-changed = Your password is changed, and all other browsers are logged out.
web-password-again = To be sure that it is you, please give your password once more.
web-password-confirm = Go on
web-email-change = Change the e-mail address
web-email-save = Save
web-email-saved = Saved.
web-sessions = Where you are logged in
web-session-here = This browser
web-session-browser = Another browser
web-session-program = A program
web-session-program-named = Program: { $label }
web-session-times = since { $made }, last used { $used }
web-session-end = End it
web-session-end-others = End all other browsers
web-token = Token
web-token-new = Let a program in
web-token-text = With a token, a program plays in your name. Whoever has it can do what you can at tables, so give it to nobody else.
web-token-label = What is it for?
web-token-make = Make a token
web-token-once = The token for “{ $label }”. It is shown only this once.
web-reset-title = Forgotten password
web-reset-text = Tell us your login. If the account has an e-mail address, a link goes there.
web-reset-request = Send me a link
web-reset-mailed = If there is such an account and it has an e-mail address, a link is on its way. It works once, within an hour.
web-reset-operator = This server sends no mail. Ask whoever runs it for a link: the command “sanmon admin reset” makes one.
web-reset-have-code = You have a code already?
web-reset-code = Code or link
web-reset-go-on = Go on
web-reset-choose = Choose a new password. All browsers and programs of the account are logged out.
web-reset-set = Set the password
web-reset-done = The new password of { $login } is set. Now you can log in.
web-reset-invalid = This code does not work: it was used, or it is too old. Ask for a new one.
web-delete-account = Delete the account
web-delete-text = The account goes for ever. Finished games stay, without your name.
web-delete-for-ever = Delete for ever
web-refused-gathering = The game has not begun yet.
web-refused-too-fast = That was a little too fast. Please wait a moment.
web-refused-hints = Those were many hints in a short time. You can ask for the next one in { $n ->
    [one] a second
   *[other] { $n } seconds
}.
web-refused-logged-out = You have logged out, so this seat is no longer yours here.
web-refused-idle = The page was quiet for long, and the line was closed. It comes back by itself.
web-refused-crowded = Too many pages are open at this table from here.

# Koi’s board
web-koi-supply = Supply
web-koi-ending = the end is near
web-koi-sensei = The sensei’s own action
web-koi-rest = done
web-koi-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-points-unit = { $n ->
    [one] point
   *[other] points
}
web-koi-to-win = To win
web-koi-scenario-standard = A tile of every goal, and points enough for a title.
web-koi-scenario-hot-summer = A tile of every goal, and points. A koi that is not surrounded is worth nothing itself.
web-koi-scenario-enlightenment = All goals, points, and three or more pieces of path that lead from a lantern to the statue.
web-koi-scenario-imperial-pond = All five goals, and points; with four goals you are a gakusei at most.
web-koi-scenario-imperial-pond-random = All five goals, and points; with four goals you are a gakusei at most.
web-koi-title-gakusei = gakusei
web-koi-title-senmon = senmon
web-koi-title-sensei = sensei
web-koi-pile-water = Water
web-koi-pile-foliage = Foliage
web-koi-pile-shore = Shores
web-koi-pile-lily = Lilies
web-koi-pile-lantern = Lanterns
web-koi-pile-coin = Coins
web-koi-pile-luck = Luck tokens
web-koi-on-spring = Spring
web-koi-on-water = Water
web-koi-on-foliage = Foliage
web-koi-on-shore = Shore
web-koi-on-bridge = Bridge
web-koi-on-statue = Statue
web-koi-on-waterfall = Waterfall
web-koi-on-willow = Weeping willow
web-koi-on-bed = Place for a lily under the willow
web-koi-on-lily = Lily
web-koi-on-purple-lily = Purple lily
web-koi-on-branch = Branch
web-koi-on-path = Path
web-koi-on-turtle = Turtle
web-koi-on-shishi-odoshi = Shishi-odoshi
web-koi-on-lantern = Lantern

# Bitoku’s board
web-bitoku-dream = dream
web-bitoku-memory = memory
web-bitoku-wit = wit
web-bitoku-illumination = Illumination
web-bitoku-now = { $n } if it ended now
web-bitoku-next = Next building:

# The table
web-hint = Hint
web-hinting = Thinking…
web-hint-head = A bot would choose
web-hint-next = compared with the next best: { $what }
web-hint-best = compared with the best: { $what }
web-hint-ahead = expects to end { $n ->
    [one] { $n } point
   *[other] { $n } points
} ahead
web-hint-behind = expects to end { $n ->
    [one] { $n } point
   *[other] { $n } points
} behind
web-hint-level = expects to end level
web-hint-points = expects to end with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-hint-less = { $n ->
    [one] { $n } point less
   *[other] { $n } points less
}
web-hint-as-good = about as good
web-hint-none = No bot has anything to say here.
web-score = Points
web-score-note = As it stands: what would be scored if the game ended now, where the game can say so.
web-sound = Sounds
web-motion = What others do is shown
web-motion-full = step by step
web-motion-quick = quickly
web-motion-none = at once
web-places = Parts of the board
web-place-busy = { $place }: something can be done here
web-rule-more = Read on in the rules
web-key-hint = what a bot would do
web-key-news = see again what happened since your last turn
web-key-score = where the points come from
web-key-tip = what the thing is that the choice is about
web-key-turn = turn the piece, or point at the next choice
web-key-zoom = the board larger, smaller, whole
web-key-pan = move the board
web-key-turn-board = turn the pond
web-satori-mountains = Mountains
web-koi-pond = The pond
web-koi-turn = Turn it
web-koi-place = Place it
web-koi-turn-pond = Turn the pond
web-koi-turned = { $degrees ->
    [0] The pond lies as it was begun.
   *[other] The pond is turned by { $degrees }° clockwise.
  }
web-koi-labels = What the hexes are called
web-koi-turned-koi = Where does it go: { $koi }{ $koi_id ->
    [small] ?
   *[other] , by the hex that was its topmost left before the pond was turned?
  }
web-koi-turned-goal = Where does it go: { $tile }{ $tile_id ->
    [bridge] , by its middle hex?
    [statue] , by its middle hex?
    [waterfall] , by its middle hex?
    [willow] , by the hex of its trunk?
    [turtle] ?
    [purple-lily] ?
   *[other] , by the hex that was its topmost left before the pond was turned?
  }

# The tables of a component set
web-table-satori-altars = Altar tiles
web-table-satori-basic_altars = Basic altars
web-table-satori-decorations = Decorations
web-table-satori-meditation = Meditation tiles
web-table-satori-starting = Starting tiles
web-table-satori-amulets = Amulets
web-table-satori-tiers = Tiers of the pagoda
web-table-satori-roofs = Roofs of the pagoda
web-table-satori-sorin = Sōrin scoring tiles
web-table-satori-costs = Jokoro cost tiles
web-table-satori-wheels = Prayer wheels
web-table-satori-offerings = Offerings track
web-table-satori-slots = Prices of the construction area
web-table-satori-mountains = Mountains
web-table-koi-cards = Cards
web-table-koi-goals = Goal tiles
web-table-koi-koi = Koi
web-table-koi-scenarios = Scenarios for one
web-table-koi-offer = Spaces of the offer
web-table-koi-outlines = Outlines
web-table-koi-scrolls = Scrolls
web-table-bitoku-yokai = Yokai
web-table-bitoku-bitoku = Bitoku cards
web-table-bitoku-buildings = Buildings
web-table-bitoku-ancient = Ancient buildings
web-table-bitoku-crystals = Crystals
web-table-bitoku-mitama = Mitama
web-table-bitoku-dragonflies = Dragonflies
web-table-bitoku-visions = Visions
web-table-bitoku-rocks = Rocks
web-table-bitoku-gates = Gates
web-table-bitoku-lakes = Lakes
web-table-bitoku-tengu = Cards of the Tengu
web-table-bitoku-forest = Rows of the regions
web-table-bitoku-home = Home of the Great Spirit
web-table-bitoku-spaces = Spaces of the paths of wisdom
web-table-bitoku-displays = Places of the displays
web-table-bitoku-board = One’s own board
web-table-bitoku-regions = Regions
web-table-bitoku-places = Places for buildings
web-table-bitoku-paths = Paths of wisdom
web-table-bitoku-branches = Branches of the paths
web-bitoku-sort-marker = Markers of buildings
web-bitoku-sort-wit = Wit
web-bitoku-sort-dream = Dreams
web-bitoku-sort-memory = Memories
web-bitoku-sort-rock = Pilgrims at the rocks
web-bitoku-favourite = its favourite region
web-does-cost = Cost: { $what }
web-does-jokoro = A jokoro costs { $what }
web-does-lantern = Automaton: { $what }
web-does-owner = To its owner: { $what }
web-copies = In the deck: { $parts }
web-copies-for = { $n } ({ $players } players)
web-does-koi = Price { $price }, worth { $points }
web-view = Shown as
web-view-pieces = pieces
web-view-files = files
web-layout-tables = How the board is laid out
web-seat-open = A free seat
web-show-all = Show all
web-turning = Turning points
web-it-cost = The choice cost about { $points } points.
web-more-games = More games
web-missing = This game is not installed on this server. Missing package: { $package }
web-unplayable = This table cannot be played here.
web-stopped-steps = This table was stopped and has no winner: with this set of pieces a move went on and on and never came to a decision. Play with another set, or mend this one.
web-stopped-operator = Whoever runs this server has stopped this table. It has no winner.
web-credits-others = Other games on this server come from packages of their own authors:
web-rules-none = This game has no rules page.
web-hidden = hidden
web-to-choose = To choose from

## A bot that does not move, and bans

web-bot-delay-storage = The server cannot store anything just now, so its bots wait. Nothing is lost; the game goes on by itself when it can.
web-bot-delay-failed = The bot could not find a move. It is asked again in a few seconds.
web-bot-delay-queue = Many want a bot’s answer just now: bots at { $n } tables wait for their turn. Yours is among them and will move.
web-banned = You are banned from this server
web-banned-text = Whoever runs this server has banned you from it. If you think that is a mistake, write to them.
web-banned-until = Whoever runs this server has banned you from it until { $date }. If you think that is a mistake, write to them.
web-refused-banned = Whoever runs this server has banned you from it.
