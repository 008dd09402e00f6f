title = Koi
ui-line = Build your pond tile by tile, and fill it with koi, lilies and lantern light.
ui-sort = Tile laying · 15 to 25 minutes per player · medium

# What is asked
prompt-turn = Your turn: meditate (take a card) or work?
prompt-work = Work. Actions left: sensei { $sensei }{ $water ->
        [0] {""}
       *[other] , water carrier { $water }
    }{ $garden ->
        [0] {""}
       *[other] , gardener { $garden }
    }{ $sculpt ->
        [0] {""}
       *[other] , sculptor { $sculpt }
    }{ $breed ->
        [0] {""}
       *[other] , breeder { $breed }
    }
prompt-done = Spend any more luck tokens?
prompt-claim = Claim a goal tile?
prompt-tile = Where will you place the { $piece_id ->
    [water] water tile
   *[other] foliage tile
  }? ({ $n } left to place){ $edge ->
    [0] {""}
   *[other] {" "}The table ends { $edge } hexes from the middle of the spring.
  }
prompt-lily = Where will you place the lily?
prompt-shore = Where will you place the middle hex of the shore?{ $edge ->
    [0] {""}
   *[other] {" "}The table ends { $edge } hexes from the middle of the spring.
  }
prompt-shore-way = Which way should the shore at { $hex } face?
prompt-lantern = Which shore gets the lantern?
prompt-koi = Where will you place the { $koi }?{ $koi_id ->
    [small] {""}
   *[other] {" "}Pick its top-left hex.
  }
prompt-koi-way = Which way should the { $koi } at { $hex } face?
prompt-lift = Which koi will you move?
prompt-path = Where will you place a path piece for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }?
prompt-path-end = Which end of the path should { $hex } extend?
prompt-goal = Where will you place the { $tile }?{ $tile_id ->
    [bridge] {" "}Pick its middle hex.
    [statue] {" "}Pick its middle hex.
    [waterfall] {" "}Pick its middle hex.
    [willow] {" "}Pick the hex of its trunk.
    [turtle] {""}
    [purple-lily] {""}
   *[other] {" "}Pick its top-left hex.
  }{ $edge ->
    [0] {""}
   *[other] {" "}The table ends { $edge } hexes from the middle of the spring.
  }
prompt-goal-way = Which way should the { $tile } at { $hex } face?
prompt-buy = Which koi will you buy? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }. A small one { $price1 ->
    [0] is free
   *[other] costs { $price1 }
  }, a medium one { $price2 ->
    [0] is free
   *[other] costs { $price2 }
  }, a large one { $price3 ->
    [0] is free
   *[other] costs { $price3 }
  }.
prompt-remove = Which koi will you remove from the supply?
prompt-give = Your storage is over its limit by { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  }. What will you return?

prompt-effects = { $card }: what next?
prompt-choice = { $card }: choose one

# What can be chosen
option-skip = Skip
option-at = Hex { $hex }
option-way = { $way }
option-luck = Spend a luck token { $piece_id ->
    [water] on 2 water
    [foliage] on 1 foliage
    [shore] on 1 shore
   *[other] to buy { $piece_a } for 1 coin more
  }
option-place = { $deed_id ->
    [move] Move a koi
    [water] Place water
   *[other] Place { $deed }
  }
option-buy = Buy { $koi_a }
option-give = Return { $piece_a }
option-remove = Remove { $koi_a }
option-claim = Claim the { $tile }
option-work = Work
option-meditate = Meditate and take { $card } ({ $space })

# What happened
event-meditated = { $seat } meditates and takes { $card } ({ $space_plain })
event-worked = { $seat } works
event-lucky = { $seat } spends a luck token { $piece_id ->
    [water] on 2 water
    [foliage] on 1 foliage
    [shore] on 1 shore
   *[other] to buy a koi
  }
event-bought = { $seat } buys { $koi_a } { $coins ->
    [0] for free
    [one] for 1 coin
   *[other] for { $coins } coins
  }
event-placed = { $seat } places { $deed } at { $hex }
event-lifted = { $seat } lifts the { $koi } from { $hex }
event-moved = { $seat } moves the { $koi } to { $hex }
event-claimed = { $seat } claims the { $tile } and places it at { $hex }
event-paved = { $seat } places a path piece at { $hex }
event-gave = { $seat } returns { $piece_a }
event-dealt = New card in the offer: { $card } ({ $space_plain })
event-discarded = { $card } is discarded
event-removed = { CAPITAL($koi_a) } is removed from the supply
event-ending = The end of the game is triggered: { $reason }
event-last-round = The last round begins
event-koi-scored = { $seat } scores { $points } for the { $koi } at { $hex }
event-lantern-scored = { $seat } scores { $points } for the lantern at { $hex }
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
    .a = 1 water
piece-foliage = foliage
    .a = 1 foliage
piece-shore = shore
    .a = 1 shore
piece-small = small koi
    .a = a small koi
piece-medium = medium koi
    .a = a medium koi
piece-large = large koi
    .a = a large koi
deed-water = a water tile
deed-foliage = a foliage tile
deed-shore = a shore
deed-small = a small koi
deed-medium = a medium koi
deed-large = a large koi
deed-lily = a lily
deed-lantern = a lantern
deed-move = a koi
koi-small = small koi
    .a = a small koi
koi-medium = medium koi
    .a = a medium koi
koi-large = large koi
    .a = a large koi
koi-carp = centenary carp
    .a = a centenary carp
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
card-water-carrier = Water Carrier
card-storage = Storage
card-market = Market
card-scroll-lilies = Lily Scroll
card-scroll-small = Small Koi Scroll
card-scroll-medium = Medium Koi Scroll
card-scroll-large = Large Koi Scroll
card-scroll-lanterns = Lantern Scroll
card-scroll-wells = Well Scroll
card-scroll-markets = Market Scroll
card-scroll-storages = Storage Scroll
card-drizzle = Drizzle
card-shower = Shower
card-downpour = Downpour
card-roof-well = Roof Well
card-garden-well = Garden Well
card-deep-well = Deep Well
space-first = space 1, for 1 coin
    .plain = space 1
space-second = space 2
space-third = space 3
space-fourth = space 4
space-fifth = space 5
reason-deck = the deck is empty
reason-koi = there are no koi left in the supply
reason-idle = nobody took a card or placed a piece for a whole round
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
verb-rain = place { $total } water from the supply
verb-sprout = place { $total } foliage from the supply
verb-buy = buy a koi
verb-market = buy a koi for 1 coin less

# Scores
score-small = Small koi
score-medium = Medium koi
score-large = Large koi
score-carp = Centenary carp
score-lanterns = Lanterns
score-scroll-lily = Lily scroll
score-scroll-small = Small koi scroll
score-scroll-medium = Medium koi scroll
score-scroll-large = Large koi scroll
score-scroll-lantern = Lantern scroll
score-scroll-well = Well scroll
score-scroll-market = Market scroll
score-scroll-storage = Storage scroll
score-branches = Branch
score-bridge = Bridge
score-path = Path
score-shishi-odoshi = Shishi-odoshi
score-statue = Statue
score-turtle = Turtle
score-waterfall = Waterfall
score-willow = Weeping willow
score-luck = Luck tokens
verdict-gakusei = You win as a gakusei (student).
verdict-senmon = You win as a senmon (expert).
verdict-sensei = You win as a sensei (master).
verdict-lost-points = You lose: you have the goals, but not enough points.
verdict-lost-goals = You lose: you have the points, but not every goal.
verdict-lost-path = You lose: your path does not lead from a lantern to the statue.
verdict-lost-path-points = You lose: your path does not lead from a lantern to the statue, and you do not have enough points.
verdict-lost-both = You lose: you have neither every goal nor enough points.

# Table options
setting-goals = Goals
setting-goals-true = three goals
setting-goals-false = no goals (for a first game)
setting-scenario = Scenario
setting-scenario-standard = standard game
setting-scenario-hot-summer = Hot Summer
setting-scenario-enlightenment = Path of Enlightenment
setting-scenario-imperial-pond = Imperial Pond
setting-scenario-imperial-pond-random = Imperial Pond with random goals

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
board-prices = Koi prices: small { $small }, medium { $medium }, large { $large } (in the supply: { $n1 }, { $n2 }, { $n3 })
board-left = In the supply: water { $water }, foliage { $foliage }, shores { $shore }, lilies { $lily }, lanterns { $lantern }, coins { $coin }, luck { $luck }
board-coins = Coins
board-luck = Luck
board-storage = Storage
board-cards = Cards
board-points = Points
board-claimed = Goals
board-pond = { $seat }’s pond
board-ending = The end has been triggered: after this round, everyone takes one more turn
board-last = Last round
board-legend = ≈ water   ◦ spring   ♣ foliage   ✿ lily   ❀ purple lily   # shore and the way it faces   ☼ lantern   s m L C koi, * surrounded   % path   Y branch   @ turtle   ! shishi-odoshi   T t willow   = bridge   S statue   | waterfall
board-scenario = Scenario: { $scenario }
board-card = Card
board-family = Type
board-copies = No mark / 3+ / 4+
board-effect = Effect
board-space = Space
board-benefit = Benefit
board-each = { $points } points per { $what }
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
board-outlines = Outlines: M is the middle hex of a shore, ✿ a lily space, arrows point through water sides, ≈ has water on all sides.
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
board-helps-breeder = when you work: place or move a koi
board-helps-sculptor = when you work: place a shore or a lantern
board-helps-gardener = when you work: place foliage or a lily
board-helps-water-carrier = when you work: place up to 2 water
board-goal-branch-small = Needs 2 foliage without lilies and 3 free water hexes in its shape. 10 points, and place up to 3 water at once.
board-goal-branch-medium = Needs 3 foliage without lilies and 4 free water hexes in its shape. 15 points, and place up to 3 water at once.
board-goal-branch-large = Needs 4 foliage without lilies and 5 free water hexes in its shape. 20 points, and place up to 3 water at once.
board-goal-bridge = Needs a lantern, 3 coins and a place next to a shore with a lantern. 1 point per tile in its three lines.
board-goal-carp = Needs 5 coins and 4 free water hexes in its shape. A koi worth 8 points.
board-goal-path = Whenever you place a new koi, you may pay 2 coins to place a piece. 3, 6, 12, 18 points for 1, 2, 3, 4 pieces.
board-goal-purple-lily = Needs two adjacent lilies and a free water hex. A lily that adds 2 points to each koi next to it.
board-goal-shishi-odoshi = Needs three free water tiles, each adjacent to the other two. 3 points per koi next to it.
board-goal-statue = Needs 2 lanterns; placed like a shore. 4 points per koi in its line.
board-goal-turtle = Needs 3 scrolls and a free water hex. 1, 2, 4, 8, 12, 16 points for 1 to 6 free water hexes next to it.
board-goal-waterfall = Needs 2 wells and a place next to the spring. 8 points, or 16 if the whole spring is covered.
board-goal-willow = Needs 5 koi and a place next to a water tile. 8 points and two lily spaces.

## What bots weigh, when they give a reason
ui-worth-koi = koi
ui-worth-shores = lanterns and shores
ui-worth-goals = goals
ui-worth-near-goals = goals within reach
ui-worth-helpers = helpers
ui-worth-scrolls = scrolls
ui-worth-goods = coins and luck
ui-worth-storage = pieces in storage
ui-worth-water = free water
ui-worth-work = actions left
# What a thing on the table is, and what it is for
tip-coins = Coins. You pay them for koi, for the card next to the deck and for some goals. At the end they are worth nothing.
tip-luck = Luck tokens. Spend one at any time on your turn for 2 water, 1 foliage or 1 shore, or to buy a koi for 1 coin more than its price. Each one left at the end is worth 1 point.
tip-storage = Storage. Pieces wait here until you work and place them in your pond. At the end of your turn you return whatever is over the limit.
tip-stored = A piece in your storage. You place it in your pond when you work.
tip-work = Work. Instead of taking a card, you take one action of your sensei and one of each of your helpers. This is how pieces get from your storage into your pond.
tip-score = Your points if the game ended now. Most points come from koi, lanterns, scrolls and goals.
tip-space = When you meditate, you take one card of the offer and the benefit of its space, shown below it.
tip-supply-small = Small koi. 1 hex; 2 points, and 1 more for each lily next to it; doubled if it is surrounded. The number next to the coin is its price.
tip-supply-medium = Medium koi. 2 hexes; 4 points, and 1 more for each lily next to it; doubled if it is surrounded. The number next to the coin is its price.
tip-supply-large = Large koi. 3 hexes; 6 points, and 1 more for each lily next to it; doubled if it is surrounded. The number next to the coin is its price.
tip-supply-water = Water. It makes your pond larger: koi need free water to swim in.
tip-supply-foliage = Foliage. It can hold a lily, and it helps to surround koi.
tip-supply-shore = Shores. Three hexes at the edge of the pond, with room for a lantern.
tip-supply-lily = Lilies. They grow on foliage; each adds 1 point to every koi next to it.
tip-supply-lantern = Lanterns. They stand on shores; each is worth 1 point for every tile straight ahead of it, and placing one gains you a luck token.
tip-supply-coin = Coins left in the supply. If they run out, nobody gains any.
tip-supply-luck = Luck tokens left in the supply. If they run out, nobody gains any.
tip-deck = Each turn the offer is filled from here. When the deck is empty, the end of the game is triggered.
tip-card-helper = A helper. It stays with you and does its action every time you work, so take one early.
tip-card-storage = Your storage holds more from now on, so that you can save up for a good place in your pond.
tip-card-market = You may buy a koi at once for less than its price.
tip-card-scroll = You turn it face down and keep it. At the end it scores for each thing it names, so collect those.
tip-card-rain = You place these pieces straight into your pond, without working.
tip-card-well = You gain what it shows at once; if it shows a choice, you choose.
tip-effect = One of the two that you can choose from.
tip-koi = A koi in your pond. Lilies next to it add points, and it scores double when it is surrounded.
tip-tile = A goal. If you meet its condition at the end of your turn, you can claim one of its tiles while there are any left.

# What can be wrong in a component set
mistake-start-taken = Player { $seat } already begins with another koi.
mistake-no-koi-left = No koi of this size is left after those that stay in the box.
mistake-no-copies = The card has no copies; base, 3+ or 4+ must be at least 1.
mistake-helpers = Exactly these cards are helpers: { $known }.
mistake-no-effect = Helpers and scrolls have no effect (-); every other card has one.
mistake-hexes = “{ $name }” has { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
}; it should have { $expected }.
mistake-middle-first = The middle hex must be the first line of its outline.
mistake-middle-water = The middle hex must have a water side.
mistake-place-words = Write -, or “middle” with the direction that a shore faces, or “lily” on the willow.
mistake-hex-twice = The outline lists this hex twice.
mistake-on-water = A piece that lies on water has no water sides; write -.
mistake-spring-water = Every side of the spring is water; write all.
mistake-not-connected = The hexes of “{ $name }” are not connected.
mistake-needs-middle = “{ $name }” needs a middle hex with the direction it faces, such as: middle e.
mistake-triangle = “{ $name }” is a triangle: each of its three hexes must touch the other two.
mistake-lily-places = { $n ->
    [one] { $n } hex takes
   *[other] { $n } hexes take
} a lily; on the willow of the box, 2 do.
mistake-willow-water = The willow must have a water side.
mistake-spring-middle = One hex of the spring must be 0, 0.
mistake-not-numbers = “{ $text }” is not a list of whole numbers.
mistake-number-count = Numbers here: { $n }. There should be { $expected }.
mistake-goals-or-draw = A scenario either names its goals or draws some: fill in one of the two.
mistake-thresholds = The thresholds must rise from gakusei to sensei.

# How to play, on one screen
howto-goal-title = Goal
howto-goal = Build a pond, tile by tile, and fill it with koi, lilies and lanterns. Whoever has the most victory points at the end wins.
    Most points come from koi that are surrounded by water, from lanterns with a long row of tiles ahead, and from goals that you reach first.
howto-turn-title = Your turn
howto-turn = Meditate or work.
    Meditate: take a card from the offer. The one next to the deck costs 1 coin, the others are free. You also get what the space below it gives. Space 4 gives a coin and 2 water, or sells you a koi.
    Rain: water to place at once. Well: coins and water. Market: a koi for 1 coin less. Storage: room for 2 more hexes. Helper: one more action whenever you work. Scroll: points at the end.
    Work: one action of your sensei, and one of each helper. Water: place up to 2 water. Garden: place a foliage tile or a lily. Sculpt: place a shore or a lantern; a lantern brings a luck token. Breed: place a koi or move one.
    Any time before goals, a luck token gives you 2 water, 1 foliage, 1 shore, or a koi for 1 coin more.
    Tiles must touch the water of your pond and never move again. Lilies go on foliage, lanterns on the middle of a shore, koi on free water: 1, 2 or 3 hexes.
howto-round-title = After your turn
howto-round = You may claim one goal tile if you meet its conditions. Place it at once. You may have one tile of each goal, but as many pieces of the path as you like.
    Storage: 5 hexes, and 2 for each expansion. What does not fit returns to the supply. Water, foliage and small koi take 1 hex, medium koi 2, shores and large koi 3.
    The cards slide away from the deck, and new ones fill the spaces next to it.
howto-end-title = The end
howto-end = When the deck is empty or no koi are left in the supply, finish the round. Then everyone takes one more turn.
    Alone, you need every goal in play and 60 points; every turn also discards a card. When the deck is empty, you have one more turn.
howto-scoring-title = Scoring
howto-scoring = Koi: small 2, medium 4, large 6, and 1 for each lily next to it. Double it all if water surrounds the koi.
    Lantern: 1 for each hex with a tile straight ahead, across gaps too.
    Goals and scrolls: as printed. Each luck token: 1. Coins and storage: nothing.
    Ties: more coins win, then the player later in turn order.

# What a decision is for, and what is usually good
teach-turn = Meditate to collect cards and pieces; work to turn them into points. Usually: work once your storage is nearly full or several helpers have something to do.
teach-work = Use every action you can, since unused ones are lost. Close the ring around a koi first: that doubles its points.
teach-done = Luck tokens are worth 1 point at the end. Spend one now if it completes a ring or a goal this turn, or while there is room in your storage.
teach-claim = Goals often bring 8 to 20 points, and most have only one tile for two players: usually claim at once.
teach-tile = Water around a koi doubles its points; water in a lantern’s row adds 1. Keep two or three free hexes together for your next koi.
teach-lily = A lily adds 1 to every koi next to it, before doubling. Choose foliage that touches the most koi.
teach-shore = A shore is for a lantern: put its middle where it looks along your longest row.
teach-shore-way = The lantern will shine this way. Face it across the pond, where most tiles lie or will lie.
teach-lantern = 1 point for each hex with a tile ahead, and a luck token at once. Choose the shore with the longest row.
teach-koi = Choose hexes that already have water around them, so that few tiles complete the ring; lilies nearby add points.
teach-koi-way = Turn it so that the fewest sides stay open.
teach-lift = Move a koi only if it will be surrounded or touch more lilies there. The hexes it leaves become free.
teach-path = 2 coins for a piece: 3, 6, 12 and 18 points for 1 to 4 pieces. It pays off if you go on to three or four.
teach-path-end = Extend the end that still has free water ahead.
teach-goal = Keep free water for koi, and look whether the tile can close a ring or score more elsewhere.
teach-goal-way = Pieces that look ahead should face most tiles or koi; others should leave room for your koi.
teach-buy = Larger koi are worth more points for a coin, but need 2 or 3 free hexes and more room in your storage. Buy what you can place and surround.
teach-remove = This koi leaves the game. Remove a size that you do not plan to buy.
teach-give = Return what is easiest to get again: usually water. Next time, place pieces before collecting more.
teach-effects = Use card and space in the order that helps: coins before a purchase, water before a place that needs it.
teach-choice = Take what you are missing for the next koi, ring or goal.
teach-end-turn = Before you end: the offer slides after your turn, and a card you want may then be free or on a better space, or taken by an opponent.

# The companion: alone beside a box
companion-answer-yes = yes
companion-answer-no = no
companion-answer-none = none
companion-did-first = took the card from the 1st space (next to the deck)
companion-did-second = took the card from the 2nd space
companion-did-third = took the card from the 3rd space
companion-did-fourth = took the card from the 4th space
companion-did-fifth = took the card from the 5th space
companion-did-work = worked
event-companion-part-set-up = Setting up
event-companion-part-turn = Turn { $n }
event-companion-part-game-end = End of the game
prompt-companion-goals = Which goals did you draw?
prompt-companion-deck = How many cards are left in the deck once five are laid out?
prompt-companion-did = What did you do?
prompt-companion-bought = Which koi did you buy, if any (with the card, its space or a luck token)?
prompt-companion-koi-left = Is there { $koi_a } left in the supply?
prompt-companion-pick-koi = Which koi do you remove instead?
prompt-companion-claimed = Which goals do you have at least one tile of?
prompt-companion-your-points = What is your final score?
prompt-companion-enlightened = Do 3 or more consecutive pieces of your path start next to a lantern and end next to the statue?
event-companion-goal = Goal in play: { $goal }
event-companion-discard-top = Discard the top card of the deck
event-companion-discard-nothing = Nothing is discarded
event-companion-discard = Discard the card on { $space_plain } of the offer
event-companion-slide = { $n ->
    [0] Slide the offer away from the deck; there is no card to add
    [one] Slide the offer away from the deck and add 1 card
   *[other] Slide the offer away from the deck and add { $n } cards
}
event-companion-final = You have { $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-companion-verdict = { $verdict }
event-companion-board-cards = Cards in the deck: { $n }
event-companion-board-in-play = Goal: { $goal }
event-companion-board-threshold = { $n } points: { $verdict }

# The score pad
companion-fish-small = small koi
companion-fish-medium = medium koi
companion-fish-large = large koi
companion-fish-carp = centenary carp
companion-fish-done = no more koi
companion-koi-size = Koi
companion-koi-number = How many of them?
companion-koi-lilies = Lilies next to each
companion-koi-surrounded = Surrounded?
companion-koi-purple = Next to the purple lily?
companion-waterfall-without = no waterfall
companion-waterfall-open = part of the spring is open
companion-waterfall-covered = the spring is covered
companion-branch-without = no branch
companion-branch-branch-small = small branch
companion-branch-branch-medium = medium branch
companion-branch-branch-large = large branch
event-companion-part-goals = Goals
event-companion-part-pond = Koi: { $player }
event-companion-part-scrolls = Scrolls
prompt-companion-koi = { $player }: which koi are in the pond? Enter koi that score the same in one go.
prompt-companion-lanterns = How many lanterns are in each pond?
prompt-companion-lines = { $player }: how many hexes with a tile does each lantern light up?
prompt-companion-scrolls = { $player }: how many scrolls of each kind?
prompt-companion-count-lily = How many lilies are in each pond?
prompt-companion-count-well = How many well cards does each player have?
prompt-companion-count-market = How many market cards does each player have?
prompt-companion-count-storage = How many storage cards does each player have?
prompt-companion-goal-branches = Which branch does each player have?
prompt-companion-goal-bridge = How many hexes with a tile are in the three lines of each bridge? (0: no bridge.)
prompt-companion-goal-path = How many path pieces does each player have?
prompt-companion-goal-shishi-odoshi = How many koi are next to each shishi-odoshi?
prompt-companion-goal-statue = How many koi touch the line each statue faces?
prompt-companion-goal-turtle = How many free water hexes are next to each turtle? (0: none, or no turtle.)
prompt-companion-goal-waterfall = Does each player have a waterfall, and is the whole spring covered with pieces?
prompt-companion-goal-willow = Who has a weeping willow?
prompt-companion-luck = How many luck tokens does each player have left?
prompt-companion-coins = Some scores are equal. How many coins does each player have?
event-companion-sum-koi = { $player }: { $n } × { $koi }, ({ $base } + { $lilies }){ $double ->
    [yes] {" × 2, surrounded"}
    [dry] {", but not surrounded"}
   *[no] {""}
} = { $points } VP
event-companion-sum-lanterns = { $player }: { $n } { $n ->
    [one] lantern
   *[other] lanterns
} = { $points } VP
event-companion-sum-scroll = { $player }: { $score }, { $cards } × { $n } × { $each } = { $points } VP
event-companion-sum-goal = { $player }: { $score } = { $points } VP
event-companion-sum-luck = { $player }: { $n } { $n ->
    [one] luck token
   *[other] luck tokens
} = { $points } VP

# Setting up
event-companion-lay-supply = Supply: { $water } water, { $foliage } foliage and { $shore } shore tiles, { $lily } lilies, { $lantern } lanterns, { $coin } coins, { $luck } luck tokens, { $expansion } storage expansions
event-companion-lay-koi = Return koi to the box: small { $small }, medium { $medium }, large { $large }
event-companion-lay-all-koi = Put all koi into the supply
event-companion-lay-cards = { $players ->
    [3] Return the cards marked 4+ to the box
   *[other] Return the cards marked 3+ and 4+ to the box
}
event-companion-lay-deck = Shuffle the other { $n } cards and lay out { $row } of them face up
event-companion-lay-no-goals = You play without goals
event-companion-lay-goal = Goal: { $goal } (tiles: { $n })
event-companion-lay-path = Goal: { $goal } (pieces: { $n })
event-companion-lay-begin = Coins: { $coin }; luck tokens: { $luck }; water tiles in storage: { $water }
event-companion-lay-spring = The spring, with room around it for a pond
event-companion-lay-first-koi = { $player } also starts with this in storage: { $koi }
