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
web-game-satori = Satori
web-game-satori-line = Lead worshippers to the altars, monks to the light, and raise the great pagoda.
web-game-bitoku = Bitoku
web-game-bitoku-line = Walk the forest with your guardians and become the next great spirit.
web-game-koi = Koi
web-game-koi-line = Shape a pond tile by tile until the fish shine in the lantern light.
web-game-toy-line = A game of one page, to see how a table works.
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
web-rival = The opponent
web-you = you
web-here = here
web-away = not here now
web-seats = Seats
web-link-of = The link of { $seat }
web-copy = Copy
web-copied = Copied
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
web-no-table = There is no such table.
web-bad-token = This link opens no seat at this table.
web-refused-stale = The table had moved on before your answer came. Please look again and choose anew.
web-refused-illegal = That is not possible here. Nothing has changed.
web-refused-not-asked = Somebody else decides just now.
web-refused-no-undo = That step cannot be taken back any more: something was revealed or somebody else has acted.
web-refused-over = The game is over.
web-refused-closing = The server is being restarted. Your game is stored; the page comes back by itself.
web-refused-failed = The server could not store that. Nothing has changed; please try again.
web-refused-bad-message = The server did not understand this page. Please load it again.
web-standings = Result
web-total = Total
web-rank = Place
web-again = Play again
web-record = Save the record
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
web-plain-note = This game has no drawn board yet. Everything on the table stands here in words; all choices are in the list.

web-credits-games = The games
web-credits-games-text = Satori, Bitoku and Koi are board games whose names and box contents belong to their authors and publishers. Sanmon is not connected with them. Rules are told in our own words; pictures are our own.
web-credits-icons = Icons
web-credits-icons-text = Some of the small pictures come from Game Icons, unchanged but for their colour. Their authors:
web-credits-type = Type
web-credits-type-text = Alegreya by Juan Pablo del Peral (Huerta Tipográfica), Commissioner by Kostas Bartsokas; the kanji are drawn from Yuji Syuku by Kinuta Font Factory.
web-credits-rest = Everything else
web-credits-rest-text = Crests, gates, boards and the other pictures are drawn for Sanmon, under the licence of the project (Apache 2.0).

# Koi’s board
web-koi-supply = Supply
web-koi-ending = the end is near
web-koi-sensei = The sensei’s own action
web-koi-rest = done
web-koi-points = { $n ->
    [one] 1 point
   *[other] { $n } points
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
web-hint-head = A bot would
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
web-satori-mountains = Mountains
web-koi-pond = The pond
web-koi-turn = Turn it
web-koi-place = Place it
