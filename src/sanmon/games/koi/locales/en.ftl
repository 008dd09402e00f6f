title = Koi
ui-line = Shape a pond tile by tile until the fish shine in the lantern light.

# What is asked
prompt-turn = Your turn: meditate (take a card) or work
prompt-work = At work. Left to do: water { $water }, garden { $garden }, sculpt { $sculpt }, breed { $breed }, the sensei’s own action { $sensei }
prompt-done = Anything more with luck tokens?
prompt-claim = Claim a goal tile?
prompt-tile = Where does { $piece_id ->
    [water] the water tile
   *[other] the foliage tile
  } go? (still to place: { $n }){ $edge ->
    [0] {""}
   *[other] {" "}The table ends { $edge } hexes from the middle of the spring.
  }
prompt-lily = Which foliage gets the lily?
prompt-shore = Where does the middle hex of the shore go?{ $edge ->
    [0] {""}
   *[other] {" "}The table ends { $edge } hexes from the middle of the spring.
  }
prompt-shore-way = Which way does the shore at { $hex } face?
prompt-lantern = Which shore gets the lantern?
prompt-koi = Where does it go: { $koi }{ $koi_id ->
    [small] ?
   *[other] , by its topmost left hex?
  }
prompt-koi-way = How does it lie at { $hex }: { $koi }?
prompt-lift = Which koi do you move?
prompt-path = A piece of path for { $coins } coins? Where?
prompt-path-end = Which end of the path does { $hex } continue?
prompt-goal = Where does it go: { $tile }{ $tile_id ->
    [bridge] , by its middle hex?
    [statue] , by its middle hex?
    [waterfall] , by its middle hex?
    [willow] , by the hex of its trunk?
    [turtle] ?
    [purple-lily] ?
   *[other] , by its topmost left hex?
  }{ $edge ->
    [0] {""}
   *[other] {" "}The table ends { $edge } hexes from the middle of the spring.
  }
prompt-goal-way = How does it lie at { $hex }: { $tile }?
prompt-buy = Which koi do you buy? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }; small costs { $price1 }, medium { $price2 }, large { $price3 }
prompt-remove = Which koi leaves the supply?
prompt-give = Too much in the storage, by { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  }: what goes back?

prompt-effects = { $card }: what next?
prompt-choice = { $card }: one of these

# What can be chosen
option-skip = Nothing more
option-at = Hex { $hex }
option-way = { $way }
option-luck = Luck token for { $piece_id ->
    [water] 2 water
    [foliage] foliage
    [shore] a shore
   *[other] buying { $piece } (a coin more)
  }
option-place = { $deed_id ->
    [move] Move a koi
    [water] Place water (up to 2)
   *[other] Place { $deed }
  }
option-buy = Buy { $koi }
option-give = Give back { $piece }
option-remove = Remove { $koi }
option-claim = Claim { $tile }
option-work = Work
option-meditate = Meditate: { $card } ({ $space })

# What happened
event-meditated = { $seat } meditates: { $card }, { $space }
event-worked = { $seat } works
event-lucky = { $seat } spends a luck token for { $piece }
event-bought = { $seat } buys { $koi } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
event-placed = { $seat } places { $deed } at { $hex }
event-lifted = { $seat } lifts { $koi } from { $hex }
event-moved = { $seat } moves { $koi } to { $hex }
event-claimed = { $seat } claims { $tile } and places it at { $hex }
event-paved = { $seat } pays for a piece of path at { $hex }
event-gave = { $seat } gives back { $piece }
event-dealt = New in the offer: { $card } ({ $space })
event-discarded = Discarded: { $card }
event-removed = Leaves the supply: { $koi }
event-ending = The end is near: { $reason }
event-last-round = The last round begins
event-koi-scored = { $seat }: { $koi } at { $hex } scores { $points }
event-lantern-scored = { $seat }: the lantern at { $hex } scores { $points }
event-goal-drawn = Goal in play: { $goal }

# Names
way-e = → east
way-ne = ↗ north-east
way-nw = ↖ north-west
way-w = ← west
way-sw = ↙ south-west
way-se = ↘ south-east
way-e-mirrored = → east, mirrored
way-ne-mirrored = ↗ north-east, mirrored
way-nw-mirrored = ↖ north-west, mirrored
way-w-mirrored = ← west, mirrored
way-sw-mirrored = ↙ south-west, mirrored
way-se-mirrored = ↘ south-east, mirrored
piece-water = water
piece-foliage = foliage
piece-shore = shore
piece-small = small koi
piece-medium = medium koi
piece-large = large koi
deed-water = water
deed-foliage = foliage
deed-shore = a shore
deed-small = a small koi
deed-medium = a medium koi
deed-large = a large koi
deed-lily = a lily
deed-lantern = a lantern
deed-move = a koi
koi-small = small koi
koi-medium = medium koi
koi-large = large koi
koi-carp = centenary carp
tile-branch-small = small branch
tile-branch-medium = medium branch
tile-branch-large = large branch
tile-bridge = bridge
tile-carp = centenary carp
tile-path = path
tile-purple-lily = purple lily
tile-shishi-odoshi = shishi-odoshi
tile-statue = statue
tile-turtle = turtle
tile-waterfall = waterfall
tile-willow = weeping willow
goal-branches = Branches
goal-bridge = Bridge
goal-carp = Centenary carp
goal-path = Path
goal-purple-lily = Purple lily
goal-shishi-odoshi = Shishi-odoshi
goal-statue = Statue
goal-turtle = Turtle
goal-waterfall = Waterfall
goal-willow = Weeping willow
card-breeder = Breeder
card-sculptor = Sculptor
card-gardener = Gardener
card-water-carrier = Water carrier
card-storage = Storage
card-market = Market
card-scroll-lilies = Scroll of lilies
card-scroll-small = Scroll of small koi
card-scroll-medium = Scroll of medium koi
card-scroll-large = Scroll of large koi
card-scroll-lanterns = Scroll of lanterns
card-scroll-wells = Scroll of wells
card-scroll-markets = Scroll of markets
card-scroll-storages = Scroll of storages
card-drizzle = Rain: drizzle
card-shower = Rain: shower
card-downpour = Rain: downpour
card-roof-well = Well: roof well
card-garden-well = Well: garden well
card-deep-well = Well: deep well
space-first = space 1, for a coin
space-second = space 2
space-third = space 3
space-fourth = space 4
space-fifth = space 5
reason-deck = the deck is empty
reason-koi = no koi is left in the supply
reason-idle = for a whole round nobody took a card or placed a piece
good-coin = coins
good-luck = luck tokens
good-water = water
good-foliage = foliage
good-shore = shores
good-expansion = storage expansions
count-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
count-luck = { $n ->
    [one] 1 luck token
   *[other] { $n } luck tokens
  }
count-water = { $n } water
count-foliage = { $n } foliage
count-shore = { $n ->
    [one] 1 shore
   *[other] { $n } shores
  }
count-expansion = { $n ->
    [one] 1 storage expansion
   *[other] { $n } storage expansions
  }
verb-rain = place { $arg } water from the supply
verb-sprout = place { $arg } foliage from the supply
verb-buy = buy a koi
verb-market = buy a koi for a coin less

# Scores
score-small = Small koi
score-medium = Medium koi
score-large = Large koi
score-carp = Centenary carp
score-lanterns = Lanterns
score-scroll-lily = Scroll of lilies
score-scroll-small = Scroll of small koi
score-scroll-medium = Scroll of medium koi
score-scroll-large = Scroll of large koi
score-scroll-lantern = Scroll of lanterns
score-scroll-well = Scroll of wells
score-scroll-market = Scroll of markets
score-scroll-storage = Scroll of storages
score-branches = Branch
score-bridge = Bridge
score-path = Path
score-shishi-odoshi = Shishi-odoshi
score-statue = Statue
score-turtle = Turtle
score-waterfall = Waterfall
score-willow = Weeping willow
score-luck = Luck tokens
verdict-gakusei = Won: gakusei (student)
verdict-senmon = Won: senmon (expert)
verdict-sensei = Won: sensei (master)
verdict-lost-points = Lost: enough goals, but too few points
verdict-lost-goals = Lost: enough points, but a goal is missing
verdict-lost-path = Lost: no path leads from a lantern to the statue
verdict-lost-path-points = Lost: no path leads from a lantern to the statue, and points are missing too
verdict-lost-both = Lost: a goal is missing, and points too

# Table options
setting-goals = Goals
setting-goals-true = with three goals
setting-goals-false = without goals (first game)
setting-scenario = Scenario
setting-scenario-standard = standard game
setting-scenario-hot-summer = Hot summer
setting-scenario-enlightenment = Path of enlightenment
setting-scenario-imperial-pond = Imperial pond
setting-scenario-imperial-pond-random = Imperial pond with random goals

# The board in the terminal
board-deck = Deck: { $n }
board-offer = Offer
board-goals = Goals
board-no-goals = no goals
board-empty = (empty)
board-fee = costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
board-prices = Koi cost: small { $small }, medium { $medium }, large { $large } (in the supply: { $n1 }, { $n2 }, { $n3 })
board-left = In the supply: water { $water }, foliage { $foliage }, shores { $shore }, lilies { $lily }, lanterns { $lantern }, coins { $coin }, luck { $luck }
board-coins = coins
board-luck = luck
board-storage = storage
board-cards = cards
board-points = points
board-claimed = goals
board-pond = The pond of { $seat }
board-ending = The end is near: after this round everyone has one more turn
board-last = The last round
board-legend = ≈ water   ◦ spring   ♣ foliage   ✿ lily   ❀ purple lily   # shore with the way it looks   ☼ lantern   s m L C koi, * surrounded   % path   Y branch   @ turtle   ! shishi-odoshi   T t willow   = bridge   S statue   | waterfall
board-scenario = Scenario: { $scenario }
board-card = card
board-family = kind
board-copies = without mark / 3+ / 4+
board-effect = effect
board-space = space
board-benefit = the space
board-each = { $points } points for each { $what }
board-one-lily = lily
board-one-small = small koi
board-one-medium = medium koi
board-one-large = large koi
board-one-lantern = lantern
board-one-well = well card
board-one-market = market card
board-one-storage = storage card
board-family-helper = helper
board-family-storage = storage
board-family-market = market
board-family-scroll = scroll
board-family-rain = rain
board-family-well = well
board-outlines = Outlines: M is the middle hex of a shore, ✿ a place for a lily, arrows point through water sides, ≈ is water all round.
board-outline-spring = spring
board-outline-shore = shore
board-outline-bridge = bridge
board-outline-statue = statue
board-outline-waterfall = waterfall
board-outline-willow = weeping willow
board-outline-small = small koi
board-outline-medium = medium koi
board-outline-large = large koi
board-outline-carp = centenary carp
board-outline-branch-small = small branch
board-outline-branch-medium = medium branch
board-outline-branch-large = large branch
board-outline-shishi-odoshi = shishi-odoshi
board-helps-breeder = at work: place or move a koi
board-helps-sculptor = at work: place a shore or a lantern
board-helps-gardener = at work: place foliage or a lily
board-helps-water-carrier = at work: place up to 2 water
board-goal-branch-small = 2 foliage without lilies and 3 free water hexes in its outline: 10 points, and 3 water placed at once
board-goal-branch-medium = 3 foliage without lilies and 4 free water hexes in its outline: 15 points, and 3 water placed at once
board-goal-branch-large = 4 foliage without lilies and 5 free water hexes in its outline: 20 points, and 3 water placed at once
board-goal-bridge = a lantern and 3 coins; next to a shore with a lantern: a point for each tile in three lines
board-goal-carp = 5 coins and 4 free water hexes in its outline: a koi of 8 points
board-goal-path = 2 coins with each new koi: 3, 6, 12, 18 points for 1, 2, 3, 4 pieces
board-goal-purple-lily = two adjacent lilies and a free water hex: a lily that adds 2 to each koi beside it
board-goal-shishi-odoshi = three free water tiles that all adjoin: 3 points for each koi beside it
board-goal-statue = 2 lanterns; placed like a shore: 4 points for each koi in its line
board-goal-turtle = 3 scrolls and a free water hex: 1, 2, 4, 8, 12, 16 points for free water hexes round it
board-goal-waterfall = 2 wells; beside the spring: 8 points, 16 if the whole spring is covered
board-goal-willow = 5 koi; beside a water tile: 8 points and two places for lilies

## What bots weigh, when they give a reason
ui-worth-koi = koi
ui-worth-shores = lanterns and shores
ui-worth-goals = goals
ui-worth-near-goals = goals within reach
ui-worth-helpers = helpers
ui-worth-scrolls = scrolls
ui-worth-goods = coins and luck
ui-worth-storage = what is stored
ui-worth-water = free water
ui-worth-work = work still to do
