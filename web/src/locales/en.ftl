# The pages of the browser client.
web-home = Sanmon, the gates
web-home-title = Three gates
web-home-line = Three board games behind one gate. Sit down and play: nothing to install, no account needed. Your seat is a link that this browser remembers.
web-language = Language
web-theme = { $theme ->
    [light] Light paper
    [dark] Dark paper
   *[auto] Paper to match your system
}
web-players = For { $from } to { $to } players
web-gate-closed = This gate is still closed.
web-learn = Learn to play ({ $n } min)
web-play-alone = Play solo now
web-open-table = Open a table
web-continue = Continue
web-opened = opened { $when }
web-forget = Forget
web-other-games = And a smaller game
web-components-note = What is printed on the tiles and cards is partly our own, because the rulebooks show most of it only in pictures. Each set says where every piece comes from.
web-credits = Credits
web-try-again = Try again
web-no-server = The server is not responding. Is it running?
web-no-game = There is no game “{ $game }” here.
web-lost-title = This path leads nowhere
web-lost-text = Perhaps part of the link was lost when it was copied.
web-to-gates = Back to the gates

web-how-many = How many players?
web-count = { $n ->
    [one] solo
   *[other] players
}
web-who-sits = Who sits where?
web-seat-who = Who takes the { $crest } seat
web-seat-name = Name of the player in the { $crest } seat
web-who-me = Me
web-who-friend = A friend, by link
web-your-name = Your name
web-friend-note = Once the table is open, you get a link for each friend. Whoever opens a link can play that seat.
web-bots-note = Bots play by themselves. Put a friend in a bot’s place to get a link you can send.
web-alone-note = You play against the game’s own opponent.
web-options = Table options
web-begin = Begin

web-crest-crane = Crane
web-crest-maple = Maple
web-crest-wave = Wave
web-crest-moon = Moon
web-agent-name = { $name } ({ $agent })
web-agent-level = Bot: { $name } (level { $level } of { $levels })
web-agent-elo = Elo ≈ { $elo } against the Novice (two players).
web-agent-elo-first = The Elo of the other bots is measured from here.
web-rival = The opponent
web-rival-told = What the opponent did last
web-you = you
web-here = here
web-away = away
web-seats = Seats
web-link-of = Link for { $seat }
web-copy = Copy
web-copied = Copied
web-link-used = Somebody has taken this seat for good. The link is used up, and nobody else can take the seat with it.
web-link-shared = Somebody without an account has opened this link. Anyone who has the link can play this seat, you included.
web-link-waits = Nobody has used this link yet.
web-links-note = Send each link only to the person who should sit there. Only the browser that opened the table shows the links of other seats.
web-others = Others
web-log = Log
web-own-things = Everything you have
web-log-undo = { $seat } takes back the last move
web-log-undone = (taken back)
web-log-instead = { $seat }: the bot could not find a move, so the server chose a legal one at random
web-round-over = The round is over
web-round-on = Continue
web-since = Since your last turn
web-news = { $n ->
    [one] One thing has happened since your last turn
   *[other] { $n } things have happened since your last turn
}
web-news-first = { $n ->
    [one] One thing has happened since the game began
   *[other] { $n } things have happened since the game began
}
web-choices = Choices
web-all-choices = ← All choices
web-rule = Rule { $clause }
web-your-decision = Your decision
web-their-decision = { $seat } decides
web-undo = Undo
web-close = Close
web-told = { $prompt } { $n ->
    [one] One choice.
   *[other] { $n } choices.
}
web-told-points = Your points: { $n } ({ $change }).
web-letters = Letters and digits are shortcuts
web-letters-note = Switch this off if your screen reader or dictation software types letters. Arrow keys, Enter and Escape always work.
web-key-text-board = the board in words
web-text-board = The board in words
web-text-changed = Changed since your last decision
web-text-same = Nothing
web-text-choose = choose
web-text-players = Players
web-text-supply = Supply and piles
web-text-light = the light is here
web-text-monk = monk of
web-text-free = free
web-text-free-water = Free water
web-text-surrounded = surrounded
web-text-architect = the architect is here
web-text-hand = hand of
web-text-beside = Next to { $hex }
web-text-leads = leads to { $places }
web-text-bridge = across bridge { $n }
web-text-die = die of { $n } or more
web-text-own-die = die { $n }
web-text-worth = { $n ->
    [one] { $n } more point
   *[other] { $n } more points
}
web-end-alone = You finish with { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
web-end-you = You win with { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $ahead } ahead.
web-end-you-level = You win: level on { $n ->
    [one] 1 point
   *[other] { $n } points
}, but ahead on the tie-break.
web-end-other = { $seat } wins with { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $ahead } ahead.
web-end-other-level = { $seat } wins: level on { $n ->
    [one] 1 point
   *[other] { $n } points
}, but ahead on the tie-break.
web-end-tie = { $names } share the win with { $n ->
    [one] 1 point
   *[other] { $n } points
} each.
web-board = Board
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-all = The whole board
web-coming = Setting up the table…
web-line-lost = The connection was lost, but your game is safe. Reconnecting…
web-words-english = Parts of { $title } are only available in English.
web-no-table = There is no such table.
web-bad-token = This link does not lead to a seat at this table.
web-refused-stale = The game had already moved on when your answer arrived. Please look again and choose once more.
web-refused-not-yet = Not yet: first do what the teacher asks for.
web-refused-illegal = That is not allowed here. Nothing has changed.
web-refused-not-asked = It is somebody else’s decision now.
web-refused-no-undo = That move can no longer be taken back: something was revealed, or somebody else has acted.
web-refused-over = The game is over.
web-refused-closing = The server is restarting. Your game is saved, and the page will reconnect by itself.
web-refused-failed = The server may not have saved this. The table shows whether it was done.
web-refused-hint = The coach could not work this one out. The game has not changed; you can ask again.
web-refused-bad-message = The server did not understand this page. Please reload it.
web-standings = Result
web-won-by = You won by { $n }
web-won-close = You won on the tie-break
web-won = You won with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-lost-by = You lost by { $n }
web-lost-close = You lost on the tie-break
web-lost = Not this time: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-tied = You share first place
web-next-rung = You beat the { $beaten }. Try the { $next }!
web-next-rung-play = Play against the { $next }
web-total = Total
web-rank = Place
web-rank-of-one = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
web-record = the record
web-keys = Help and settings
web-key-choose = take the choice with that key
web-key-move = move through the choices
web-key-take = take the selected choice
web-key-back = show all choices again
web-key-end = end the turn
web-key-skip = skip the rest
web-key-undo = take back your last move
web-key-log = what has happened
web-key-keys = this list
web-confirming = Ask me before my turn ends

web-credits-games = The games
web-credits-games-text = Satori, Bitoku and Koi are board games whose names and box contents belong to their authors and publishers. Sanmon is not affiliated with them. The rules are told in our own words, and the pictures are our own.
web-credits-icons = Icons
web-credits-icons-text = Some of the small pictures come from Game Icons and are unchanged except for their colour. Their authors:
web-credits-type = Typefaces
web-credits-type-text = Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Commissioner by Kostas Bartsokas. The kanji are drawn from Yuji Syuku by Kinuta Font Factory.
web-credits-rest = Everything else
web-credits-rest-text = Crests, gates, boards and all other pictures were drawn for Sanmon, under the project’s licence (Apache 2.0).

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
web-choose-game = Choose a game
web-not-offered = This server does not offer that.
web-too-often = Too many requests. Please wait a moment and try again.

# Home
web-play-bot = Against a bot: { $agent }
web-start-here = Start here
web-join-title = Is somebody waiting for you?
web-join-text = Take a seat at an open table, or watch a game in progress.
web-to-lobby = Open tables
web-join-by-link = Or paste the link you were sent
web-join = Join
web-join-wrong = That is not a link to a table. A link contains “#/table/” followed by some letters.
web-first-visit = First time here?
web-first-gate = Choose a gate
web-first-gate-text = One click starts a game, solo or against a bot. Nothing to install, no account needed.
web-first-glow = Whatever glows can be chosen
web-first-glow-text = The page knows the rules and only offers what they allow. All choices are also in a list, each with its own key.
web-first-link = Your seat is a link
web-first-link-text = This browser remembers it. Send the other links to your friends; whoever opens one sits there.
web-first-done = Got it

# The lobby and the waiting room
web-lobby-title = Open tables
web-lobby-text = Tables that anyone can join.
web-lobby-none = This server has no open tables. Friends can join you with a link.
web-lobby-gathering = Waiting for players
web-lobby-playing = In progress
web-lobby-empty = Nobody is waiting right now. Open a table with an open seat, and everyone who comes here will see it.
web-open-own = Open a table
web-for-players = { $n ->
    [one] Solo
   *[other] { $n } players
}
web-spectators = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
web-seat = Seat { $number }
web-seat-free = free
web-seat-kept = kept for a friend
web-sit-down = Sit down
web-stand-up = Leave the table
web-watch = Watch
web-waiting-title = Waiting room
web-waiting = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
}
web-waiting-full = Everyone is here
web-waiting-host = The game begins when the host starts it.
web-start = Start the game
web-is-public = open to everyone
web-is-private = by link only
web-invite-other = Invite somebody else
web-new-link = Create a new link (the old one stops working)
web-share = Share
web-qr = QR code
web-qr-of = QR code of the link for { $seat }

# Setting up
web-who-open = Anyone from the open tables
web-open-note = The table stays among the open tables until somebody sits down.
web-hot-note = Several seats are yours: you all share one screen and pass it around.
web-about-level-0 = Overlooks half of what matters and never plans ahead: good for a first game.
web-about-level-1 = Makes beginner’s mistakes.
web-about-level-2 = Knows what is good, but overlooks things.
web-about-level-3 = Plays soundly and rarely slips.
web-about-level-4 = Makes the most of each turn, but has no plan.
web-about-level-5 = Plans ahead and anticipates your reply.
web-about-level-6 = The strongest we have; takes its time.
web-set = Pieces
web-set-note = What is printed on the tiles and cards. Our set is balanced; a set of your own is one that you copied from your box.
web-set-other = Play with another set
web-set-sanmon = Sanmon set { $number }
web-set-named = { $title } ({ $what })
web-set-ours = ours
web-set-usual = ours, the default
web-company = Multiplayer
web-clock = Clock
web-clock-note = How long a player may think about a move before somebody else makes it.
web-clock-none = no clock
web-clock-move-60 = 1 minute per move
web-clock-move-300 = 5 minutes per move
web-clock-days-1 = 1 day per move
web-clock-days-3 = 3 days per move
web-clock-of-move = { $time } per move
web-clock-of-days = { $n ->
    [one] 1 day per move
   *[other] { $n } days per move
}
web-at-zero = When the time is up
web-at-zero-bot = a bot takes over
web-at-zero-open = the seat opens for another player
web-public = Open to everyone
web-public-note = Listed among the open tables; anyone can watch.
web-webhook = A web address to call
web-webhook-note = The server calls it whenever it becomes somebody’s turn, for example to post in a chat or to run a bot of your own.
web-setting-satori-printing = The second printing made the Sōrin tiles worth more.
web-setting-satori-few_worshippers = With fewer worshippers in the bag, Hasekura gets fewer visits.
web-setting-satori-humble_charity = What Hasekura gets at the charity altar.
web-setting-satori-strict_rewards = Whether Hasekura gets something else instead of a reward he cannot take.
web-setting-bitoku-harder_forest = How high a die must be in a region where there are other dice.
web-setting-bitoku-no_yokai = The Tengu starts without yokai.
web-setting-bitoku-no_goods = The Tengu starts without goods.
web-setting-bitoku-calm_kodama = The Tengu’s kodama only move where it places a die and you are ahead.
web-setting-bitoku-no_spring_moves = The Tengu gets no movement points for its crystals in spring.
web-setting-bitoku-early_pilgrim = One of the Tengu’s pilgrims has already set out.
web-setting-bitoku-early_kodama = All of the Tengu’s kodama start one space ahead.
web-setting-bitoku-lake_lord = At the end, the Tengu scores for each track where its kodama is ahead of yours.
web-setting-bitoku-dragonflies = How many dragonflies the Tengu starts with.
web-setting-koi-goals = Goals give your pond a direction; a first game is easier without them.
web-setting-koi-scenario = In a solo game, the scenario says what your pond needs to win.

# At the table
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-chat-fresh = { $n ->
    [one] 1 new message
   *[other] { $n } new messages
}
web-hand-hidden = Your things are hidden while you pass the screen on.
web-hand-over = It is { $seat }’s decision now. Please hand over the screen.
web-i-am = I am { $seat }
web-thats-me = This is my seat
web-chat-send = Send
web-clocks = Time left
web-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-bot-plays = A bot is playing for now
web-play-myself = Take over from the bot
web-bot-for-me = Let a bot play for me for a while
web-bot-for-you = A bot is playing for you.
web-away-label = A player is away
web-away-ask = { $seat } has been away for { $n ->
    [one] a minute
   *[other] { $n } minutes
}. Let a bot play until they return?
web-away-asked = { $by } suggests letting a bot play for { $seat }, who has been away for { $n ->
    [one] a minute
   *[other] { $n } minutes
}. Do you agree?
web-away-waits = Asking the others whether a bot may play for { $seat }.
web-away-bot = Let a bot play
web-away-wait = Keep waiting
web-played-label = Played for you
web-played-for-you = A bot ({ $agent }) made { $n ->
    [one] one move
   *[other] { $n } moves
} for you. Take { $n ->
    [one] it
   *[other] them
} back?
web-played-take-back = Take back
web-played-take-back-last = Take back the last ones
web-played-ask = { $n ->
    [one] Ask to take it back
   *[other] Ask to take them all back
}
web-played-keep = Keep
web-go-back = Go further back
web-go-back-note = Ask everyone at the table to go back to before your last turn
web-undo-wish = Request to go back
web-undo-asks = { $seat } would like to go back to an earlier decision. Do you agree?
web-undo-waits = Asking the others whether { $seat } may go back.
web-agree = Agree
web-disagree = Decline

# After the game
web-rematch = Play again
web-rematch-waits = The next game is ready
web-share-game = Share the game
web-shared = Link copied
web-save = Save:
web-record-words = the game in words
web-show-graph = Show how the game went
web-replay = Replay
web-no-replay = There is no finished game to show here. Nobody may look through all the cards while a game is being played.
web-eyes = View as
web-eyes-spectator = a spectator
web-replay-controls = Replay
web-replay-start = To the start
web-replay-back = One step back
web-replay-on = One step forward
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
web-review-title = What the coach thinks
web-review-whose = Whose game
web-review-making = The coach is going through the game…
web-review-no-numbers = For games with these components, rules and table options, nobody has measured how many points a choice is worth. So the coach gives no numbers.
web-review-failed = The coach could not go through this game.
web-no-review = This server has no coach for this game.
web-graph-label = Expected lead during the game, with { $n ->
    [one] one turning point
   *[other] { $n } turning points
}
web-graph-note = How many points ahead the coach expected this seat to finish, at the start of every turn. The numbers mark the turning points.
web-graph-start = start
web-graph-end = end
web-costly = Other choices that cost points
web-costly-none = The coach would have done the same all along.
web-you-chose = Chosen:
web-coach-chose = The coach’s choice:
web-show-me = Show me
web-try-from-here = Try again from here
web-show-line = Watch the coach’s turn

# Notifications
web-notice-turn = It is your turn.
web-notice-over = The game is over.

# My games
web-mine-turn = Your turn
web-mine-going = In progress
web-mine-over = Finished
web-mine-empty = No games yet. There is one behind every gate, just a click away.
web-mine-guest = You are playing as a guest, and only this browser knows these games. An account keeps them on every device.
web-mine-browser = These are the games this browser remembers.
web-go-on = Continue
web-placed = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place
web-statistics = Your statistics
web-title-best = { $times ->
    [one] once, with { $n }
   *[other] { $times } times, best score { $n }
}
web-numbers-played = Played
web-numbers-won = Won
web-numbers-average = Average
web-numbers-best = Best
web-numbers-rating = Rating
web-numbers-solo = Solo wins
web-bring = Open a record
web-bring-note = You can replay and review a record that was saved here or in the terminal.
web-bring-choose = Choose a record

# Rules and pieces
web-rules-title = Rules
web-rules-lead = The rules as they are played here, in our own words. Each clause has a number, and every decision names the clause it is based on.
web-rules-english = These rules have not been translated yet; here they are in English.
web-search = Search
web-found = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
web-found-none = Nothing found. Try another word?
web-chapters = Chapters
web-picture-satori-board = The precinct in the middle of a two-player game
web-picture-satori-altars = Altars with their two sides
web-picture-satori-offerings = The offerings track
web-picture-satori-wheels = The prayer wheels
web-picture-satori-construction = The construction area with its prices
web-picture-satori-pagoda = The pagoda as it grows
web-picture-satori-mountains = The three mountains with tiles, monks and light
web-picture-satori-charity = The charity altar
web-picture-bitoku-board = The forest in the middle of a two-player game
web-picture-bitoku-regions = The regions with their spaces for dice
web-picture-bitoku-home = The Home of the Great Spirit
web-picture-bitoku-areas = Inhabited areas with sites for buildings
web-picture-bitoku-kodama = Kodama climb the trees
web-picture-bitoku-paths = The paths of wisdom
web-picture-bitoku-rocks = Rocks on offer
web-picture-koi-board = A pond in the middle of a game, with the offer, the goals and the supply
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
web-source-report-text = reported by people who own the box
web-source-box = the box
web-source-box-text = copied from the piece itself
web-source-author = the author
web-source-author-text = made for this game by its author
web-source-sanmon = ours
web-source-sanmon-text = designed and balanced by us, because the rulebook shows it only in pictures
web-source-mixed = several
web-source-mixed-text = some facts of the piece come from one source, some from another; the piece says which
web-field-family = kind
web-field-effect = effect
web-field-copies = number of copies
web-field-price = price
web-field-benefit = benefit
web-field-number = place in the row
web-field-fee = fee
web-field-water = water sides
web-field-place = place
web-field-vp = points
web-field-type = type
web-field-kodama = kodama steps
web-field-amulet = amulet
web-field-die = die
web-field-owner = owner’s bonus
web-field-action = action
web-field-players = number of players
web-field-side = side
web-field-first = first place
web-field-second = second place
web-field-third = third place
web-field-yokai = yokai
web-field-bitoku = bitoku
web-field-goods = goods
web-field-associated = associated good
web-field-needs = condition
web-field-penalty = penalty
web-field-start = whether it is a starting card
web-field-per = what it scores for
web-field-max = most points
web-field-jokoro = cost of the jokoro
web-field-colour = colour
web-field-row = row
web-field-left = left side
web-field-right = right side
web-field-era = era
web-field-reward = reward
web-workshop = Workshop
web-workshop-open = Type in your own pieces
web-workshop-lead = Do you own the box? Type in what is printed on its pieces, one by one: each is drawn while you type, and a mistake is shown beside its field.
web-workshop-partly-text = You start with a copy of our set. You can play at any time: what you have not typed in yet is taken from our set and marked as ours.
web-workshop-sources = Costs, effects and numbers are facts that you read off your own box, for your own use. Do not copy pictures or whole texts.
web-workshop-private = Your set is kept in this browser and saved as you type. To check it, it is sent to the server, which does not store it. It is stored there only when you play with it; others see it only if they play at your table.
web-workshop-private-alone = Your set stays in this browser and is saved as you type. Nothing is sent anywhere; to share it, export it.
web-workshop-begin = Start with a copy of ours
web-workshop-name = Name of your set
web-workshop-name-usual = My box
web-workshop-undo = Undo
web-workshop-redo = Redo
web-workshop-export = Export as zip
web-workshop-import = Import
web-workshop-again = Start over from ours
web-workshop-progress = { $done } of { $all } pieces done
web-workshop-count = { $done } / { $all }
web-workshop-play = Play with it
web-workshop-tables = Kinds of pieces
web-workshop-ours = ours
web-workshop-partly = partly ours
web-workshop-known = done
web-workshop-before = Previous piece
web-workshop-next = Next piece
web-workshop-confirm = Matches my box – next
web-workshop-restore = Reset to ours
web-workshop-add = Add another like it
web-workshop-remove = Remove
web-workshop-keys = Ctrl+Enter: matches my box, next piece. Alt+↑ and Alt+↓: another piece. Ctrl+Z: undo. Enter completes a word.
web-workshop-numbers = Numbers in the rules
web-workshop-not-kept = This browser does not store the set. Export it before you close the page.
web-workshop-buttons = Buttons for { $field }
web-workshop-sign-all = and also
web-workshop-sign-and = together with
web-workshop-sign-or = or
web-workshop-sign-pay = pay to get
web-workshop-sign-times = once more
web-workshop-sign-open = group begins
web-workshop-sign-close = group ends
web-workshop-sign-nothing = nothing
web-workshop-sign-back = delete the last symbol
web-field-most = what you need the most of
web-field-bonus = bonus
web-field-lantern = lantern
web-field-kind = kind
web-field-printing = printing
web-field-base = copies with any number of players
web-field-sorin-base = base points
web-field-each = for each
web-field-sorin-each = points for each
web-field-cost = cost
web-field-points = points
web-field-level = level
web-field-flower = flower
web-field-outline = outline
web-field-q = column of the hex
web-field-r = row of the hex
web-field-goals = goals
web-field-draw = goals drawn
web-field-gakusei = points for Gakusei
web-field-senmon = points for Senmon
web-field-sensei = points for Sensei
web-field-missing = missing at the start
web-field-removed-3 = removed with three players
web-field-removed-1-2 = removed with one or two players
web-field-starts = player who starts with one
web-field-goal = goal
web-field-tiles = tiles
web-field-tiles-1-2 = tiles with one or two players
web-field-coins = coins
web-field-3-more = extra copies with three or more players
web-field-4-more = extra copies with four players
web-field-types = types
web-field-bitoku-types = points for different bitoku cards
web-field-item = what it takes
web-field-branch = branch
web-field-display = display
web-field-gain = gain
web-field-next = next spaces
web-field-bridge = bridge
web-field-paths-start = start with this number of players
web-field-area = inhabited area
web-field-column = column
web-field-dice = dice
web-field-dice-2 = die spaces with two players
web-field-dice-3 = die spaces with three players
web-field-dice-4 = die spaces with four players
web-field-hill-3 = die spaces on the hill with three players
web-field-hill-4 = die spaces on the hill with four players
web-field-sort = what stands there
web-field-region = region
web-field-fox = fox
web-field-players-1 = with one player
web-field-players-2 = with two players
web-field-players-3 = with three players
web-field-players-4 = with four players
web-field-capacity = capacity
web-field-discount = discount
web-field-drawn = number drawn
web-field-surcharge = surcharge
web-field-awake = awake pilgrims
web-field-length = length
web-field-neutral = space of the neutral marker
web-field-scoring-first = points for first place
web-field-divisor = divided by
web-field-rock-building = for a building rock
web-field-rock-mitama = for a mitama rock
web-section-supply = Supply
web-section-plots = Free plots
web-section-sorin = Sōrin
web-section-start = At the start
web-section-storage = Storage
web-section-luck = Luck
web-section-market = Market
web-section-goals = Goals
web-section-kodama = Kodama
web-section-garden = Garden
web-section-bitoku = Bitoku cards
web-section-scoring = Scoring
web-section-tengu = Tengu
web-own-set = Your own set
web-own-set-text = If you own the box, you can write down what is printed on the pieces: one CSV file for each table above, plus set.toml. The check tells you what is wrong, with file and line. Once a set passes, you can play with it.
web-pick-files = Choose files or a zip
web-pick-folder = Choose a folder
web-drop-here = or drop them here
web-checking = Checking…
web-set-problems = { $n ->
    [one] One thing still needs fixing
   *[other] { $n } things still need fixing
}
web-set-fine = Everything is in order.
web-set-doubtful = { $n ->
    [one] You can play with it, but please check this:
   *[other] You can play with it, but please check these { $n } things:
}
web-set-keep = Save it to play with
web-set-stored = Saved as { $name }. You can choose it when you open a table.
web-set-nothing = There are no tables here: files must end in .csv or .toml, or all be in one .zip.
web-set-large = That is more than 256 kB; a whole set takes up only about 30 kB.
web-set-mixed = Choose either one zip or single tables, not both.
web-set-name = The name in set.toml must have 1 to { $most } visible characters.
web-set-text-no-text = { $field } must be text of up to { $most } characters.
web-set-text-empty = { $field } is empty; it must have 1 to { $most } characters.
web-set-text-long = { $field } is too long; it may have up to { $most } characters.
web-set-text-unclean = { $field } contains invisible characters, or characters that change the writing direction. Use plain text.
web-my-sets = Your sets
web-sets = Sets
web-set-unknown = There is no set “{ $set }” for this game here.

# Settings and account
web-settings-you = You
web-name-note = How others at the table see you. Without a name, you go by your crest.
web-paper = Paper
web-motion-note = Pieces visibly move from one place to another. If your system asks for reduced motion, we respect that.
web-sound-note = Quiet taps of wood and stone; no music.
web-at-table = At the table
web-stand-in = The bot that plays for you when you are away
web-stand-in-note = Only after two minutes, and only if the others at the table agree; with a clock, when your time is up. You get your seat back as soon as you return.
web-confirming-note = Applies to new tables. At a table, you can change it under “?”.
web-teach = Explain each decision
web-teach-note = Says what a decision is for. Until you choose, only in your first two games.
web-teach-less = Stop explaining
web-new-thing = New:
web-print = Print
web-how-to = How to play
web-push = Notify me when it is my turn
web-push-note = This browser notifies you even when the page is closed.
web-push-none = This browser cannot notify you when the page is closed.
web-push-denied = Notifications for this page are turned off in your browser’s settings.
web-account = Account
web-account-none = This server has no accounts; you do not need one to play.
web-account-guest = You are playing as a guest. You do not need an account, but it keeps your games and statistics on every device.
web-account-is = You are logged in as { $login }.
web-sign-up = Create an account
web-sign-up-text = Your games stay with you. Tokens that you gave to programs as a guest stop working; create new ones afterwards.
web-log-in = Log in
web-log-out = Log out
web-login = Username
web-password = Password
web-password-note = At least eight characters. A few unrelated words are a good password.
web-email = E-mail, for notifications and to recover your account
web-wrong-login = Wrong username or password.
web-wrong-password = That is not your password.
web-forgot = Forgot your password?
web-password-now = Current password
web-password-new = New password
web-password-change = Change password
web-password-change-text = All other browsers will be logged out. Programs keep their tokens.
web-password-changed = Your password has been changed, and all other browsers are logged out.
web-password-again = Please enter your password again to confirm that it is you.
web-password-confirm = Continue
web-email-change = Change e-mail address
web-email-save = Save
web-email-saved = Saved.
web-sessions = Where you are logged in
web-session-here = This browser
web-session-browser = Another browser
web-session-program = A program
web-session-program-named = Program: { $label }
web-session-times = since { $made }, last used { $used }
web-session-end = End this session
web-session-end-others = Log out all other browsers
web-token = Token
web-token-new = Give a program access
web-token-text = With a token, a program can play in your name. Whoever has it can do anything you can do at tables, so do not share it.
web-token-label = What is it for?
web-token-make = Create a token
web-token-once = The token for “{ $label }”. It is only shown once.
web-reset-title = Forgotten password
web-reset-text = Enter your username. If the account has an e-mail address, we will send a link there.
web-reset-request = Send me a link
web-reset-mailed = If there is such an account and it has an e-mail address, a link is on its way. It works once and expires in an hour.
web-reset-operator = This server cannot send mail. Ask its operator for a link: the command “sanmon admin reset” creates one.
web-reset-have-code = Already have a code?
web-reset-code = Code or link
web-reset-go-on = Continue
web-reset-choose = Choose a new password. All browsers and programs of this account will be logged out.
web-reset-set = Set password
web-reset-done = The new password for { $login } is set. You can log in now.
web-reset-invalid = This code does not work: it has been used or has expired. Ask for a new one.
web-delete-account = Delete account
web-delete-text = The account will be gone for good. Finished games stay, without your name.
web-delete-for-ever = Delete for good
web-refused-gathering = The game has not begun yet.
web-refused-too-fast = That was a little too fast. Please wait a moment.
web-refused-hints = You have asked for many hints in a short time. You can ask again in { $n ->
    [one] a second
   *[other] { $n } seconds
}.
web-refused-logged-out = You have logged out, so this seat is no longer yours in this browser.
web-refused-idle = The page was idle for a long time, so the connection was closed. It will reconnect by itself.
web-crowded = There is no room for this page right now.
web-refused-crowded = Many people are watching this table, or many pages are open here from your network or at your seat. Close a page you do not need, or come back a little later, and reload this one.

# Koi’s board
web-koi-supply = Supply
web-koi-ending = final rounds
web-koi-sensei = Sensei’s action
web-koi-rest = done
web-koi-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-count-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-count-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
web-points-unit = { $n ->
    [one] point
   *[other] points
}
web-koi-to-win = To win
web-koi-scenario-standard = One tile of every goal, and enough points for a title.
web-koi-scenario-hot-summer = One tile of every goal, and enough points. A koi that is not surrounded scores nothing itself.
web-koi-scenario-enlightenment = All goals, enough points, and a path of three or more pieces that leads from a lantern to the statue.
web-koi-scenario-imperial-pond = All five goals, and enough points; with four goals, you can only become a gakusei.
web-koi-scenario-imperial-pond-random = All five goals, and enough points; with four goals, you can only become a gakusei.
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
web-koi-on-bed = Lily space of the willow
web-koi-on-lily = Lily
web-koi-on-purple-lily = Purple lily
web-koi-on-branch = Branch
web-koi-on-path = Path
web-koi-on-turtle = Turtle
web-koi-on-shishi-odoshi = Shishi-odoshi
web-koi-on-lantern = Lantern

# Bitoku’s board
web-bitoku-illumination = Illumination
web-bitoku-now = { $n } if the game ended now
web-bitoku-next = Next building:

# The table
web-hint = Hint
web-hinting = Thinking…
web-hint-head = A bot would play
web-hint-do = Do it
web-hint-step = Just the next step
web-hint-close = Also considered
web-hint-ahead = expects to finish { $n ->
    [one] { $n } point
   *[other] { $n } points
} ahead
web-hint-behind = expects to finish { $n ->
    [one] { $n } point
   *[other] { $n } points
} behind
web-hint-level = expects a tie
web-hint-points = expects to finish with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-hint-less = { $n ->
    [one] { $n } point worse
   *[other] { $n } points worse
}
web-hint-as-good = about as good
web-hint-more = brings more: { $what }
web-hint-win = wins about { $n } % of such games
web-hint-none = No bot has any advice here.
web-preview = After this choice: { $what }
web-preview-unknown = You will see what happens once you choose.
web-satori-both = The colour matches: both sides.
web-satori-wheels = Or first, once a turn: a prayer wheel
web-picture = Keep the picture:
web-picture-save = Save as an image
web-picture-share = Share
web-picture-failed = The picture could not be made.
web-koi-progress = So far you have { $have } of the { $needs } it needs.
web-koi-over = { $n ->
    [one] Your storage is { $n } hex over its limit. At the end of your turn you return it.
   *[other] Your storage is { $n } hexes over its limit. At the end of your turn you return them.
}
web-koi-give = Return { $what }
web-bitoku-unused = { $n ->
    [one] If you pass now, { $n } unlocked die goes unused.
   *[other] If you pass now, { $n } unlocked dice go unused.
}
web-standing-tile = meditation tiles
web-standing-jokoro = jokoros
web-standing-amulet = amulets
web-standing-storage = pieces in storage
web-score = Points
web-score-note = What you would score if the game ended now, as far as the game can tell.
web-sound = Sounds
web-motion = Show other players’ moves
web-motion-full = step by step
web-motion-quick = quickly
web-motion-none = instantly
web-places = Parts of the board
web-place-busy = { $place }: you can do something here
web-rule-more = Read more in the rules
web-key-hint = what a bot would do
web-key-news = see again what has happened since your last turn
web-key-score = where the points come from
web-key-tip = details of the piece this choice is about
web-key-turn = rotate the piece, or point to the next choice
web-key-zoom = zoom the board in, out, or to fit
web-key-pan = move the board
web-key-turn-board = rotate the pond
web-satori-mountains = Mountains
web-koi-pond = The pond
web-koi-turn = Rotate
web-koi-place = Place
web-koi-turn-pond = Rotate the pond
web-koi-turned = { $degrees ->
    [0] The pond is not rotated.
   *[other] The pond is rotated { $degrees }° clockwise.
  }
web-koi-labels = Show hex names
web-koi-turned-koi = Where will you place the { $koi }?{ $koi_id ->
    [small] {""}
   *[other] {" "}Pick the hex that was its top-left before you rotated the pond.
  }
web-koi-turned-goal = Where will you place the { $tile }?{ $tile_id ->
    [bridge] {" "}Pick its middle hex.
    [statue] {" "}Pick its middle hex.
    [waterfall] {" "}Pick its middle hex.
    [willow] {" "}Pick the hex of its trunk.
    [turtle] {""}
    [purple-lily] {""}
   *[other] {" "}Pick the hex that was its top-left before you rotated the pond.
  }

# The tables of a component set
web-table-satori-altars = Altar tiles
web-table-satori-basic_altars = Basic altars
web-table-satori-decorations = Decorations
web-table-satori-meditation = Meditation tiles
web-table-satori-starting = Starting tiles
web-table-satori-amulets = Amulets
web-table-satori-tiers = Pagoda tiers
web-table-satori-roofs = Pagoda roofs
web-table-satori-sorin = Sōrin scoring tiles
web-table-satori-costs = Jokoro cost tiles
web-table-satori-wheels = Prayer wheels
web-table-satori-offerings = Offerings track
web-table-satori-slots = Construction area prices
web-table-satori-mountains = Mountains
web-table-koi-cards = Cards
web-table-koi-goals = Goal tiles
web-table-koi-koi = Koi
web-table-koi-scenarios = Solo scenarios
web-table-koi-offer = Offer spaces
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
web-table-bitoku-tengu = Tengu cards
web-table-bitoku-forest = Region rows
web-table-bitoku-home = Home of the Great Spirit
web-table-bitoku-spaces = Spaces on the paths of wisdom
web-table-bitoku-displays = Display spaces
web-table-bitoku-board = Player board
web-table-bitoku-regions = Regions
web-table-bitoku-places = Building sites
web-table-bitoku-paths = Paths of wisdom
web-table-bitoku-branches = Path branches
web-bitoku-sort-marker = Building markers
web-bitoku-sort-wit = Wit crystals
web-bitoku-sort-dream = Dream crystals
web-bitoku-sort-memory = Memory crystals
web-bitoku-sort-rock = Pilgrims at the rocks
web-bitoku-favourite = its favourite region
web-does-cost = Cost: { $what }
web-does-jokoro = A jokoro costs { $what }
web-does-lantern = Hasekura: { $what }
web-does-owner = Owner’s bonus: { $what }
web-copies = In the deck: { $parts }
web-copies-for = { $n } ({ $players } players)
web-does-koi = Price { $price }, worth { $points }
web-view = Show as
web-view-pieces = pieces
web-view-files = files
web-layout-tables = Board layout
web-seat-open = A free seat
web-show-all = Show all
web-turning = Turning points
web-it-cost = This choice cost about { $points } points.
web-more-games = More games
web-missing = This game is not installed on this server. Missing package: { $package }
web-unplayable = This table cannot be played here.
web-stopped-steps = This table was stopped and has no winner: with this set of pieces, a move went on forever without reaching a decision. Play with another set, or fix this one.
web-stopped-operator = The operator of this server stopped this table. It has no winner.
web-credits-others = Other games on this server come from other authors’ packages:
web-rules-none = This game has no rules page.
web-hidden = hidden
web-to-choose = Choose from

## A bot that does not move, and bans

web-bot-delay-storage = The server cannot save anything right now, so its bots are waiting. Nothing is lost; the game continues by itself as soon as possible.
web-bot-delay-failed = The bot could not find a move. It will try again in a few seconds.
web-bot-delay-queue = The bots are busy: { $n ->
    [one] 1 table is
   *[other] { $n } tables are
} waiting for a bot’s move. Yours is in the queue and will get its move.
web-banned = You are banned from this server
web-banned-text = The operator of this server has banned you. If you think this is a mistake, write to them.
web-banned-until = The operator of this server has banned you until { $date }. If you think this is a mistake, write to them.
web-refused-banned = The operator of this server has banned you.

## What went wrong, by code or status

web-problem = Something went wrong. Please try again.
web-problem-400 = The server did not accept that.
web-problem-401 = Please log in first.
web-problem-403 = You are not allowed to do that.
web-problem-404 = There is no such thing here.
web-problem-409 = That is not possible right now.
web-problem-413 = That is too large.
web-problem-500 = Something went wrong on the server. Please try again.
web-problem-503 = The server cannot do that right now. Please try again in a moment.
web-problem-storage = The server cannot save anything right now. Please wait a moment, check whether it was done, and try again if not.
web-problem-login-form = A username has 3 to 32 characters: letters a–z, digits, dots, dashes or underscores. It starts and ends with a letter or digit.
web-problem-login-taken = The username “{ $login }” is taken. Please choose another.
web-problem-logged-in = You are logged in as { $login }. Log out to create another account.
web-problem-not-logged-in = Please log in first.
web-problem-password-length = A password must have { $least } to { $most } characters.
web-problem-email-form = “{ $text }” is not an e-mail address.
web-problem-name-long = A name may have up to { $most } characters.
web-problem-name-unclean = A name may only contain visible characters.
web-problem-no-password = A guest has no password. Create an account first.
web-problem-token-invalid = This token is not valid; it may have been deleted.
web-problem-tokens-full = You may have up to { $most } tokens. Delete one that you no longer use.
web-problem-pushes-full = You may turn on notifications in up to { $most } browsers. Turn them off in one of them first.
web-problem-push-keys = Your browser’s subscription to notifications is not valid. Turn notifications off and on again.
web-problem-sets-full = You may keep up to { $most } sets. Delete one first.
web-problem-set-unknown = This set does not exist, or it is not yours.
web-problem-set-unplayable = This set cannot be played: a move with it never comes to an end.
web-problem-set-broken = This set still has problems. Check it first.
web-problem-set-unreadable = These files are not a set: a set is set.toml and tables that end in .csv, all in plain UTF-8 text, or one zip of them. Together they may have up to { $most } kB.
web-problem-record = This is not a valid record of a game.
web-problem-record-unfinished = The game in this record is not over. You can only open finished games.
web-problem-backup-form = This file does not contain any games from Sanmon.
web-problem-backup-newer = This file was saved by a newer version of Sanmon. Update to that version first.
web-problem-seat-taken = This seat is already taken.
web-problem-seat-reserved = This seat is reserved. You can only take it with its link.
web-problem-seat-of-bot = A bot has this seat.
web-problem-seat-of-other = Only the player in this seat may do that.
web-problem-second-seat = You are already playing at this table and cannot take a second seat.
web-problem-begun = The game has already begun.
web-problem-not-begun = The game has not begun yet.
web-problem-not-over = The game is not over yet.
web-problem-stopped = This table was stopped, so its game has no result and no record.
web-problem-free-seats = Some seats are still free.
web-problem-host-only = Only the host or a player at this table may start the game.
web-problem-players-only = Only players of this game can ask for a rematch.
web-problem-login-wrong = Wrong username or password.
web-problem-password-wrong = That is not your password.
web-problem-reset-code = This code is not valid: it was already used, or it is too old. Ask for a new one.
web-problem-session-unknown = This session has already ended.
web-problem-token-unknown = This token has already been deleted.
web-problem-address-form = An address begins with “https://”, has no spaces or accented letters, and is at most { $most } characters long.
web-problem-address-parts = Leave the username, the password, the part after “#” and port 0 out of the address.
web-problem-clock-seconds = The time for one decision must be between 1 second and { $most } seconds.
web-problem-clock-days = The time for one decision must be between 1 and { $most } days.
web-problem-seed-long = A text for the seed may have up to { $most } characters.
web-problem-seed-late = The game has begun, so nothing can be added to its seed any more.
web-problem-line-empty = The message is empty. Write something first.
web-problem-line-long = A message may have up to { $most } characters. Please shorten it.
web-problem-game-unknown = This server does not have that game.
web-problem-seat-own = This is your own seat. Use the table menu to let a bot play for you.
web-problem-bot-not-yet = Only the player in this seat may do that, or the other players at the table while that player is away.
web-problem-bot-plays = A bot is playing for you. Take your seat back first.
web-problem-bot-in-lesson = No bot plays for you in a lesson. You can skip a chapter instead.
web-problem-bots-alone = Too many games are being played by bots alone. Wait until one of them ends.
web-problem-stand-in-clock = This table has a clock: a bot only takes over when the player’s time runs out.
web-problem-stand-in-idle = The game is not waiting for this player, so no bot is needed.
web-problem-stand-in-here = This player is back, so no bot is needed.
web-problem-stand-in-soon = A bot may take over once the player has been away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
web-problem-stand-in-vote = The other players who are here have to agree. Open the table and ask them there.
web-problem-spectator = You are watching this table. Only its players can do that.
web-problem-old-table = This table comes from an old version of Sanmon: it has no chat, and its seats cannot be changed.
web-problem-hint-turn = The coach gives you a hint when it is your turn to decide.
web-problem-hint-busy = The coach is already thinking. Wait for this hint first.
web-problem-chat-busy = Several people wrote at the same moment. Please send your message again.
web-problem-undo-often = You have already taken back moves or changed settings { $most } times in this game. That is the limit.
web-problem-undo-others = You cannot go back that far on your own. Ask the other players.
web-problem-undo-nowhere = The game cannot go back to that point. Choose the start or an earlier move.
web-problem-undo-unasked = Nobody is asking to go back any more.
web-problem-undo-changed = The request has changed in the meantime. Look at it again before you agree.
web-problem-undo-lesson = In a lesson, use the teacher’s own buttons to go back.
web-problem-tables-unfinished = You or others on your network have opened too many games today that are not finished. Finish one, or try again later.
web-problem-tables-waiting = Too many tables opened by you or on your network are still waiting for players. Start one, or try again later.
web-problem-too-often = Too many requests. Please try again in { $unit ->
    [minutes] { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
   *[seconds] { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
}.
web-push-failed = Your browser could not turn on notifications. Please try again later.
web-unplayable-text = The server is missing something this table needs ({ $detail }).

# The site: the games run in the page, without a server.
web-site-loading = The games are loading: { $percent }%.
web-site-broken = The games could not be loaded. Please reload the page. It needs a browser from 2023 or later.
web-site-memory = This browser does not let the page store anything, for example because this is a private window. Your games will be gone when you close it.
web-site-update = A new version is ready.
web-site-use = Use it now
web-site-elsewhere = This game is open in another tab
web-site-elsewhere-text = Only one tab can play it at a time.
web-site-take = Play here
web-site-nobody = Nobody else is here
web-site-nobody-text = Here the games run in your browser, without a server: you can play alone, against bots or together at one screen. To play with others over the network, somebody has to run Sanmon’s server.
web-site-mine = Your games are stored in this browser only. Save them to a file from time to time: if you clear the browser’s data, they are gone.
web-site-kept = This browser has promised not to delete them on its own.
web-site-all = All games
web-site-all-note = One file with every game, finished or not, and your own component sets. You can open it here, in another browser or on another device.
web-site-save = Save to a file
web-site-open = Open a file
web-site-opened = New games: { $new }. Further along than the copy here: { $further }. Already here: { $known }. Unusable: { $wrong }.
web-site-levels = Level 6 thinks for up to two seconds about a move. In a browser it gets less far in that time than on a computer with Sanmon installed, so it plays a little weaker here.
web-site-delete = Delete
web-site-delete-sure = Delete permanently
web-problem-not-here = This needs other people, and nobody else is here. It only works on a server.
web-problem-disk-full = The browser has no room left for this, so it was not done. Save your games to a file and delete some of them here.
web-problem-set-used = A game in this browser uses this component set. Delete that game first.
web-refused-elsewhere = This game is open in another tab.

# Beside the box: the companion
web-box = Beside the box
web-box-lead = You play with your own box. These pages do the rest: lay it out, keep track, run the solo opponent, settle questions and count the score.
web-box-solo = Solo opponent
web-box-solo-line = Say what you did, and see what the opponent does: step by step, and why.
web-box-pad = Score pad
web-box-pad-line = Count the final score one category at a time, with every rule and every sum.
web-box-layout = Setting up
web-box-layout-line = What to lay out for this many players, step by step, with the random draws made for you.
web-box-tracks = During play
web-box-tracks-line = Points, rounds, turn order and a clock for each player.
web-box-players = How many players?
web-box-name = Name
web-box-workshop = Type in your pieces
web-box-fewer = One less: { $what }
web-box-more = One more: { $what }
web-box-so-far = So far
web-box-sums = All sums
web-box-counted = Everything is counted.
web-box-picture = Share a picture
web-box-no-picture = This browser cannot draw the picture.
web-box-kept = Kept in My games
web-box-mine = From your own box
web-box-done = { $n } of { $all } done
web-box-draw-anew = Draw again
web-box-other-table = Change players or options
web-box-round = Round { $n }
web-box-next-round = Next round
web-box-first-turn = Begin: { $player }
web-box-next-turn = Next: { $player }
web-box-pause = Pause
web-box-resume = Resume
web-box-points-of = Points of { $player }
web-box-add-points = { $player }: { $n } points
web-box-earlier = Move { $player } earlier in turn order
web-box-koi-tap = Tap each hex around the koi until it shows what is there: the water side of a tile, a lily, or nothing (open).
web-box-koi-open = open
web-box-koi-tile = water side of a tile
web-box-koi-lily = lily
web-box-koi-purple = purple lily
web-box-rules-line = Look up any rule by a word or a number.
web-box-pieces-line = See what is printed on every piece, or bring a set of your own.
web-box-begin = Begin
web-box-go-on = Continue
web-box-new = New session
web-box-sure = Start a new session and discard this one?
web-box-now = Now
web-box-log = What happened so far
web-box-opponent = The opponent’s board
web-box-answer = Answer
web-box-undo = Undo
web-box-change = Change
web-box-keep = Keep it
web-box-save = Save as a file
web-box-load = Open a file
web-box-wrong-file = This file is not a session with the solo opponent.
web-box-over = The game is over.
web-box-dropped = { $n ->
    [one] { $n } later answer no longer fits and was dropped.
   *[other] { $n } later answers no longer fit and were dropped.
}
web-box-set = Where this page cannot ask what is printed on a piece, it uses Sanmon’s own set, which may differ from your box.
web-referee = Referee
web-referee-line = Questions that come up at the table
web-referee-point = Point at a thing
web-referee-about = What the rules say about this: { $thing }
web-referee-search = Search the questions
web-referee-found = { $n ->
    [one] { $n } question
   *[other] { $n } questions
}
web-referee-yes = Yes.
web-referee-no = No.

# Games in the browser beside a server, and games that a server keeps
web-server-away = The server cannot be reached. You can keep playing in this browser: alone, against bots or together at one screen.
web-server-away-go = Continue here
web-in-browser = in this browser
web-from-browser = Played in a browser, so it does not count for ratings or statistics.
web-keep = Games played in a browser
web-keep-note = The server replays each game and keeps it with your other games; you can continue unfinished ones there. They do not count for ratings or statistics.
web-keep-all = Keep all games on the server
web-keep-done = Kept: { $kept }. Already there: { $known }. Not accepted: { $wrong }.
web-site-server = These games run in your browser, so you can keep playing even when the network is down. To play with others, go to the server’s pages.
web-site-server-go = To the server’s pages

# The console: Python beside a board
web-console = Python console
web-console-text = Python beside a board, in your browser: game is the game, state is a position in it, agents() lists the bots. Nothing is stored, and your own games are not touched.
web-console-copy = A copy of your finished game: game is the game, state is its last position, record has its moves. Whatever you do here, your game stays as it is.
web-console-game = Game
web-console-log = What has run so far
web-console-in = Input:
web-console-code = Python code
web-console-keys = Enter runs a single line, Ctrl+Enter several; Shift+Enter begins a new line; the up and down arrow keys bring back what you typed before.
web-console-run = Run
web-console-stop = Stop
web-console-busy = Running…
web-console-stopped = Stopped. A new session has started, and what you had defined is gone.
web-console-tutorial = Tutorial
web-console-tutorial-note = In English. Run the cells from top to bottom; what they print appears above.
web-console-elsewhere = This cell, or an earlier one that it needs, only works with Sanmon installed on a computer.
