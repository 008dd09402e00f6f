# Satori in English. Names stand alone; sentences take them as they are.

title = Satori
ui-line = Lead worshippers to the altars, send monks into the light and raise the great pagoda.
ui-sort = Worker placement and building · 30 to 40 minutes per player · heavy
ui-opponent = Hasekura
ui-penalty = You have no incense: if you still have none when the round ends, you lose 1 SP.

# Goods
good-wood = wood
good-stone = stone
good-mon = mon
good-emerald = emerald
good-incense = incense
count-wood = { $n ->
    [one] { $n } wood
   *[other] { $n } wood
}
count-stone = { $n ->
    [one] { $n } stone
   *[other] { $n } stone
}
count-mon = { $n ->
    [one] { $n } mon
   *[other] { $n } mon
}
count-emerald = { $n ->
    [one] { $n } emerald
   *[other] { $n } emeralds
}
count-incense = { $n ->
    [one] { $n } incense
   *[other] { $n } incense
}

# Actions
verb-altar = build an altar
verb-jokoro = place a jokoro
verb-pagoda = build on the pagoda
verb-meditate = meditate
verb-hikari = { $n ->
    [one] move a light 1 space
   *[other] move lights { $n } spaces in total
}
verb-offerings = claim an offering

# Colours, sides, places
colour-grey = grey
colour-purple = purple
colour-orange = orange
side-left = left side
side-right = right side
altar-upper-grey = Upper grey altar
    .the = the upper grey altar
altar-upper-purple = Upper purple altar
    .the = the upper purple altar
altar-upper-orange = Upper orange altar
    .the = the upper orange altar
altar-lower-grey = Lower grey altar
    .the = the lower grey altar
altar-lower-purple = Lower purple altar
    .the = the lower purple altar
altar-lower-orange = Lower orange altar
    .the = the lower orange altar
altar-charity = Charity altar
    .the = the charity altar
altar-quarry = Altar of the Quarry
    .the = the Altar of the Quarry
altar-masons = Altar of the Masons
    .the = the Altar of the Masons
altar-bronze-bell = Altar of the Bronze Bell
    .the = the Altar of the Bronze Bell
altar-stonecutters = Altar of the Stonecutters
    .the = the Altar of the Stonecutters
altar-braziers = Altar of the Braziers
    .the = the Altar of the Braziers
altar-treasury = Altar of the Treasury
    .the = the Altar of the Treasury
altar-guild = Altar of the Guild
    .the = the Altar of the Guild
altar-wisteria = Altar of the Wisteria
    .the = the Altar of the Wisteria
altar-censer = Altar of the Censer
    .the = the Altar of the Censer
altar-almsgivers = Altar of the Almsgivers
    .the = the Altar of the Almsgivers
altar-sawmill = Altar of the Sawmill
    .the = the Altar of the Sawmill
altar-hermitage = Altar of the Hermitage
    .the = the Altar of the Hermitage
altar-lamplighters = Altar of the Lamplighters
    .the = the Altar of the Lamplighters
altar-carpenters = Altar of the Carpenters
    .the = the Altar of the Carpenters
altar-woodcarvers = Altar of the Woodcarvers
    .the = the Altar of the Woodcarvers
board-mountain-west = Western mountain
space-west-top = western mountain, top
    .the = the top space of the western mountain
space-west-right = western mountain, right
    .the = the right space of the western mountain
space-west-bottom = western mountain, bottom
    .the = the bottom space of the western mountain
space-west-left = western mountain, left
    .the = the left space of the western mountain
board-mountain-middle = Middle mountain
space-middle-top = middle mountain, top
    .the = the top space of the middle mountain
space-middle-right = middle mountain, right
    .the = the right space of the middle mountain
space-middle-bottom = middle mountain, bottom
    .the = the bottom space of the middle mountain
space-middle-left = middle mountain, left
    .the = the left space of the middle mountain
board-mountain-east = Eastern mountain
space-east-top = eastern mountain, top
    .the = the top space of the eastern mountain
space-east-right = eastern mountain, right
    .the = the right space of the eastern mountain
space-east-bottom = eastern mountain, bottom
    .the = the bottom space of the eastern mountain
space-east-left = eastern mountain, left
    .the = the left space of the eastern mountain
level-1 = level 1
level-2 = level 2
level-3 = level 3
level-4 = level 4
level-5 = level 5
level-sorin = Sōrin
    .the = the Sōrin

# Decorations
decoration-incense-bowl = Incense Bowl
decoration-coin-chest = Coin Chest
decoration-cedar-beam = Cedar Beam
decoration-granite-lantern = Granite Lantern
decoration-sun-disc = Sun Disc
decoration-prayer-mat = Prayer Mat
decoration-burner-stand = Burner Stand
decoration-plumb-line = Plumb Line

# Prayer wheels
wheel-wood = prayer wheel of wood
wheel-stone = prayer wheel of stone
wheel-mon = prayer wheel of mon
wheel-meditate = prayer wheel of meditation
wheel-hikari = prayer wheel of light
wheel-offerings = prayer wheel of offerings
offering-level-1 = level 1
offering-level-2 = level 2
offering-level-3 = level 3
offering-level-4 = level 4
offering-level-5 = level 5
offering-level-6 = level 6
offering-level-7 = level 7

# Meditation tiles
tile-two-wood = Bamboo Grove
tile-two-stone = Stone Garden
tile-wood-stone = Mountain Path
tile-three-mon = Pilgrims’ Purse
tile-wood-mon = Forest Fair
tile-stone-mon = River Fair
tile-incense-mon = Evening Bell
tile-incense-wood = Sandalwood
tile-incense-stone = Temple Steps
tile-two-incense = Deep Breath
tile-wood-or-stone = Two Roads
tile-emerald = Emerald Drop
tile-gem-cutter = Gem Cutter
tile-gem-trader = Gem Trader
tile-pilgrim = Pilgrim
tile-dawn = Dawn
tile-noon = Noon
tile-foundation = Foundation
tile-ember = Ember
tile-cornerstone = Cornerstone
tile-alms = Alms
tile-timber-and-stone = Timber and Stone
tile-three-wood = Old Forest
tile-three-stone = Great Quarry
tile-four-mon = Patron
tile-emerald-mon = Emperor’s Gift
tile-emerald-incense = Empress’s Gift
tile-incense-goods = Autumn Harvest
tile-jeweller = Jeweller
tile-builders = Builders
tile-burners = Burners
tile-founders = Founders
tile-zenith = Zenith
tile-procession = Procession
tile-bounty = Bounty

# Starting tiles
starting-wood-stone-incense = 1 wood, 1 stone, 1 incense
starting-wood-incense = 2 wood, 1 incense
starting-stone-incense = 2 stone, 1 incense
starting-mon-incense = 3 mon, 1 incense
starting-emerald-mon = 1 emerald, 1 mon
starting-incense-mon = 2 incense, 1 mon

# Amulets
amulet-wisdom = Amulet 1 (most SP)
amulet-jewel = Amulet 2 (most emeralds)
amulet-silence = Amulet 3 (most meditation tiles)
amulet-smoke = Amulet 4 (most jokoros placed)
amulet-devotion = Amulet 5 (highest on the offerings track)

# Cost tiles and Sōrin tiles
cost-tile-stone-incense = 1 stone and 1 incense
cost-tile-wood-incense = 1 wood and 1 incense
cost-tile-mon-incense = 1 mon and 1 incense
cost-tile-wood-stone = 1 wood and 1 stone
cost-tile-mon-wood = 2 mon and 1 wood
cost-tile-mon-stone = 2 mon and 1 stone
cost-tile-emerald = 1 emerald
sorin-tile-colours-2024 = 2 SP per jokoro on your altars
sorin-tile-incense-2024 = 3 SP per incense
sorin-tile-goods-2024 = 1 SP per 2 unused goods and tiles
sorin-tile-offerings-2024 = 2 SP, plus 1 SP per offerings level
sorin-tile-colours-2023 = 2 SP per jokoro on your altars
sorin-tile-incense-2023 = 2 SP per incense
sorin-tile-goods-2023 = 1 SP per 2 unused goods and tiles
sorin-tile-offerings-2023 = 1 SP per offerings level

# Exchanges of tiles
exchange-one-mon = 1 tile for 1 mon
exchange-two-mon = 2 tiles for 2 mon
exchange-three-mon = 3 tiles for 3 mon
exchange-incense = 2 tiles for 1 incense
exchange-incense-and-mon = 3 tiles for 1 incense and 1 mon

# The Automaton
lantern-mon = mon
lantern-incense = incense
lantern-jokoro = jokoro
lantern-hikari = light
lantern-pagoda = pagoda
reason-other-colour = your worshipper does not match the altar’s colour
reason-own-visit = he visits this altar
reason-match = his worshipper matches the altar’s colour, so he gets both rewards
reason-instead = instead of the reward he cannot take
obstacle-no-mon = there is no mon left
obstacle-incense-full = his incense is already at 3
obstacle-no-space = there is no open jokoro space on the pagoda
obstacle-no-light = that mountain has no other space with a tile and without a monk
obstacle-nothing-to-build = there is nothing left to build on the architect’s level or below
obstacle-no-tile = he has no meditation tile to pay for the roof
obstacle-no-jokoro = he has no jokoro left

# Points
score-start = Starting points
score-tiers = Tiers
    .within = tiers
score-roofs = Roofs
    .within = roofs
score-penalty = No incense
score-amulets = Amulets
    .within = amulets
score-pagoda = Jokoros on the pagoda
    .within = jokoros on the pagoda
score-altars = Jokoros on altars
    .within = jokoros on altars
score-leftovers = Unused goods
    .within = unused goods
score-emeralds = Emeralds
    .within = emeralds
score-sorin = Sōrin
    .within = the Sōrin
score-goods = Mon and incense
    .within = mon and incense
score-meditation = Meditation tiles
    .within = meditation tiles
verdict-beaten = Hasekura wins. Try again, or make the game a little easier with a table option.
verdict-shared = You and Hasekura share the victory.
verdict-close = You win, with room to grow.
verdict-clear = A clear victory: the pagoda owes you a great deal.
verdict-perfect = A perfect game: Hasekura never stood a chance.

# Table options
setting-printing = Printing
setting-printing-2024 = 2024
setting-printing-2023 = 2023 (smaller Sōrin tiles)
setting-few_worshippers = Worshippers in the bag
setting-few_worshippers-false = three of each colour
setting-few_worshippers-true = two of each colour (easier)
setting-humble_charity = Hasekura at the charity altar
setting-humble_charity-false = takes the collection
setting-humble_charity-true = takes 1 incense (easier)
setting-strict_rewards = Rewards Hasekura cannot take
setting-strict_rewards-false = replaced by the other reward of the pair
setting-strict_rewards-true = lost (easier)

# Questions
prompt-starting-tile = Which starting tile will you take?
prompt-first-monk = Where will you place your first monk?
prompt-worshipper = Which worshipper will you place?
prompt-altar = Which altar will the { $colour } worshipper visit?
prompt-side = Which side of { $altar_the } will you use? Left: { $effect-left }. Right: { $effect-right }.
prompt-charity = Charity altar: call to prayer or visit the construction area?
prompt-collection = Call to prayer: take 1 incense or the collection?
prompt-cost = How will you pay?
prompt-build = Which altar will you build?
prompt-plot = Where will you build { $altar_the }?
prompt-decorate = Which decoration will you add to { $altar_the }?
prompt-bonus = { CAPITAL($altar_the) } is built, and you may use one of its sides now. Left: { $effect-left }. Right: { $effect-right }.
prompt-jokoro = Where will you place the jokoro?
prompt-pagoda = What will you build on the pagoda?
prompt-meditate = Where will you place the monk?
prompt-lift = Which monk will you move?
prompt-hikari = { $n ->
    [one] Move a light (1 space remaining)
   *[other] Move a light ({ $n } spaces remaining)
}
prompt-claim = Which offering will you claim?
prompt-amulet = Play your amulet?
prompt-round-claim = End of the round: claim an offering?
prompt-keep-monk = Pay 1 incense to keep the monk on { $space_the }?
prompt-exchange-tiles = Exchange meditation tiles?
prompt-effects = { $source_id ->
    [altar] { $altar }: what next?
    [tile] { $tile }: what next?
    [wheel] { CAPITAL($wheel) }: what next?
    [call] Call to prayer: what next?
    [amulet] { $amulet }: what next?
   *[other] What next?
}
prompt-choice = { $source_id ->
    [altar] { $altar }: choose one
    [tile] { $tile }: choose one
    [wheel] { CAPITAL($wheel) }: choose one
    [call] Call to prayer: choose one
    [amulet] { $amulet }: choose one
   *[other] Choose one
}

# Answers
option-skip = Skip
option-wheel = Use the { $wheel } (1 incense)
option-start = { $starting }
option-worshipper = { CAPITAL($colour) } worshipper
option-visit = { $altar }
option-side = { CAPITAL($side) }
option-call = Call to prayer
option-study = Use the left side of { $altar_the } in the construction area
option-build = Build { $altar_the }
option-plot = On a free plot
option-over = Replace { $altar_the } (1 incense)
option-decorate = { $decoration }
option-equip = On { $altar_the }
option-enshrine = On the pagoda, { $level }
option-tier = Build the { $level } tier
option-roof = Build the { $level } roof
option-sorin = Build the Sōrin
option-monk = { CAPITAL($space) }
option-lift = The monk on { $space_the }
option-light = Move the light to { $space_the }
option-claim = { CAPITAL($offering) } offering
option-sixth = Sixth jokoro (level 3)
option-amulet = Play the amulet
option-keep = Keep it hidden
option-stay = The monk stays (1 incense)
option-return = The monk returns to your reserve
option-exchange = Exchange { $exchange }

# Events
event-started = { $seat } takes a starting tile: { $starting }
event-monk-placed = { $seat } places a monk on { $space_the }
event-monk-moved = { $seat } moves a monk from { $space_the } to { $space2_the }
event-visited = { $seat } leads { $colour_id ->
    [orange] an orange
   *[other] a { $colour }
} worshipper to { $altar_the }
event-advanced = { $seat } advances to level { $level } on the offerings track
event-wheel = { $seat } uses the { $wheel }
event-hand-pushed = { $seat }’s hand returns to the roof of the prayer wheels
event-altar-built = { $seat } builds { $altar_the } on a free plot
event-altar-replaced = { $seat } builds { $altar_the }, replacing { $altar2_the }
event-decorated = { $seat } adds a decoration: { $decoration }
event-tier-built = { $seat } builds the { $level } tier and scores { $n } SP
event-roof-built = { $seat } builds the { $level } roof and scores { $n } SP
event-sorin-built = { $seat } builds the Sōrin and takes its tile: { $sorin-tile }
event-cost-laid = A jokoro on { $level_the } will cost { $cost-tile }
event-cost-cancelled = A cancelled cost tile is drawn for { $level_the }
event-neutral-placed = { $n ->
    [one] A neutral jokoro is placed on { $level_the }
   *[other] { $n } neutral jokoros are placed on { $level_the }
}
event-jokoro-on-altar = { $seat } places a jokoro on { $altar_the }
event-jokoro-on-pagoda = { $seat } places a jokoro on the pagoda ({ $level })
event-light-moved = { $seat } moves the light to { $space_the }
event-enlightened = { $seat }’s monk on { $space_the } is enlightened and earns { $tile }
event-enlightened-bare = { $seat }’s monk on { $space_the } is enlightened, but there is no tile left
event-claimed = { $seat } claims the { $offering } offering
event-sixth-claimed = { $seat } unlocks the sixth jokoro
event-called = { $seat } calls to prayer
event-studied = { $seat } visits the construction area and chooses { $altar_the }
event-amulet-played = { $seat } plays { $amulet }
event-amulet-kept = { $seat } keeps the amulet hidden
event-amulet-won = { $seat } fulfils { $amulet }
event-round-ends = Round { $n } ends
event-round-begins = Round { $n } begins
event-order = New turn order: { $seat } goes { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
event-monk-stays = { $seat }’s monk stays on { $space_the }
event-monk-returns = { $seat }’s monk returns from { $space_the }
event-tiles-exchanged = { $seat } exchanges { $exchange }
event-scored = { $score_id ->
    [penalty] { $n ->
        [0] { $seat } has no incense, but no SP to lose either
       *[other] { $seat } has no incense and loses 1 SP
    }
   *[other] { $seat } scores { $n } SP for { $score_within }
}
event-side-taken = { $seat } uses the { $side } of { $altar_the }
event-reward = Hasekura is due a reward from { $altar_the } ({ $lantern }): { $reason }
event-reward-blocked = Hasekura cannot take the reward ({ $lantern }): { $obstacle }
event-reward-lost = Hasekura’s reward is lost ({ $lantern })
event-reaction = Hasekura draws { $colour_id ->
    [orange] an orange
   *[other] a { $colour }
} worshipper and places it on { $altar_the }
event-auto-mon = Hasekura takes { $n } mon
event-auto-incense = Hasekura takes 1 incense and now has { $level }
event-auto-light = Hasekura moves the light to { $space_the } and takes { $tile }
event-auto-jokoro = Hasekura places a jokoro on the pagoda ({ $level })
event-auto-tier = Hasekura builds the { $level } tier and scores { $n } SP
event-auto-roof = Hasekura builds the { $level } roof and scores { $n } SP
event-auto-scored = { $score_id ->
    [penalty] { $n ->
        [0] Hasekura has no incense, but no SP to lose either
       *[other] Hasekura has no incense and loses 1 SP
    }
   *[other] Hasekura scores { $n } SP for { $score_within }
}

# The board in the terminal
board-short-wood = W
board-short-stone = S
board-short-mon = M
board-short-emerald = E
board-short-incense = I
board-do-altar = build
board-do-jokoro = jokoro
board-do-pagoda = pagoda
board-do-meditate = monk
board-do-hikari = light
board-do-offerings = claim
board-letter-grey = g
board-letter-purple = p
board-letter-orange = o
board-head = Round { $round } of 5 · { $turns ->
    [0] last turn of the round
    [one] 1 turn left
   *[other] { $turns } turns left
}
board-order = Turn order: { $seats }
board-bells = bells for next round: { $seats }
board-sanmon = Sanmon
board-bag = Bag
board-key = W wood · S stone · M mon · E emerald · I incense · g/p/o grey, purple, orange · → pay for
        ☼ light · ▲ permanent altar, roof built · ■ tier built · ◄ architect · ♨ jokoro, its cost · ☞ hand
        (g) on the altar underneath until the round ends
board-altars = Altars
board-left = left
board-right = right
board-jokoro = jokoro
board-owner = owner
board-visitors = visitors
board-lantern = lantern
board-plots = { $n ->
    [one] 1 free plot
   *[other] { $n } free plots
}
board-construction = Construction area
board-decorations = Decorations
board-pagoda = Pagoda
board-tier = tier
board-roof = roof
board-tile = tile
board-wheels = Prayer wheels
board-wheel-used = used this turn
board-offerings = Offerings
board-sixth = 6th jokoro
board-supply = Supply
board-points = SP
board-tiles = tiles
board-monks = monks
board-jokoros = jok.
board-placed = pag.+alt.
board-own-altars = altars
board-amulet = amulet
board-hidden = hidden
board-sun = { $n } on the sun
board-line = Tiles to resolve: { $tiles }
board-starting = Starting tiles: { $tiles }
board-flower = flower
board-sorin-tile = Sōrin: { $tile }
board-sorin-by = built by { $seat }
board-amulet-wisdom = 1: SP
board-amulet-jewel = 2: emeralds
board-amulet-silence = 3: tiles
board-amulet-smoke = 4: jokoros
board-amulet-devotion = 5: offerings
board-its-decoration = its decoration
board-sort-basic = Basic altars
board-sort-altars = Altar tiles
board-sort-decorations = Decorations
board-sort-wheels = Prayer wheels
board-sort-offerings = Offerings track
board-sort-meditation = Meditation tiles
board-sort-tiers = Tier tiles
board-sort-roofs = Roofs
board-sort-costs = Jokoro cost tiles
board-sort-starting = Starting tiles
board-sort-amulets = Amulets
board-sort-sorin = Sōrin scoring tiles
board-copies = copies
board-era = era
board-effect = effect
board-cost = cost
board-colour = colour
board-name = name

## What bots weigh, when they give a reason
ui-worth-points = points
ui-worth-pagoda = jokoros on the pagoda
ui-worth-altars = altars
ui-worth-goods = goods
ui-worth-tiles = tiles
ui-worth-offerings = offerings
ui-worth-incense = incense
ui-worth-monks = monks
ui-worth-projects = things you can nearly afford
ui-worth-sorin = the Sōrin
ui-worth-order = turn order in the next round
ui-worth-waiting = effects still to be used

# What a thing on the table is, and what it is for
tip-score = Your Satori points so far. Jokoros, amulets, emeralds and other goods score at the end.
tip-space = When you meditate, you place a monk here. When the light reaches him, you use the tile; then it goes to your reserve and can pay for roofs and altars.
tip-light = The light of this mountain. A step moves it one space in either direction. When it reaches your monk, you earn the tile under him.
tip-architect = The architect. You can build tiers and roofs on this level and below. After each round, the architect climbs one level.
tip-altar = You place a worshipper here to use one side, or both if the colours match. If the altar has a jokoro, every visit advances its owner on the offerings track.
tip-altar-charity = No worshipper matches it. Call to prayer to go earlier in the next round and take 1 incense or the collection, or use the left side of an altar in the construction area.
tip-lantern = Hasekura’s lantern. If your worshipper does not match this altar, he gets the reward shown in it.
tip-offer = An altar to build. It costs what is shown in front of it; your second altar costs 1 tile more, your third 2. It comes with a decoration of your choice.
tip-plot = A free plot. You can build an altar of any colour here.
tip-decoration = When you build an altar, you choose one of these. It becomes the right side of the altar.
tip-collection = The collection. After a call to prayer, you can take it instead of 1 incense: 2, 3 or 4 mon for worshippers of 1, 2 or 3 colours on this altar.
tip-wheel = Once per turn, you can pay 1 incense and gain what the wheel shows. You cannot use the wheel on which your hand already lies.
tip-colour = Worshippers in the Sanmon. You place one of them each turn; on an altar of the same colour, you use both sides.
tip-bag = Three worshippers per player are drawn from here for each new round.
tip-offering = When you claim offerings, you take one reward at or below your marker; then the marker goes back to the start. It advances when anybody visits your altars with a jokoro.
tip-incense = Everybody’s incense, from 0 to 3. It pays for prayer wheels. If you have none at the end of a round, you lose 1 SP.
tip-order = The upper row is for this round. Players who call to prayer place a bell below and go earlier in the next round.
tip-supply = What is left for everybody. You cannot gain what is not here.
tip-level = A level of the pagoda. You can build on the architect’s level and below.
tip-level-sorin = The Sōrin, the top of the pagoda. It can be built in the fifth round only.
tip-tier = Building it costs what it shows and scores the SP next to the cost. Then jokoros can be placed on it.
tip-tier-sorin = The top of the pagoda. It can be built in the fifth round only, and its builder takes the scoring tile.
tip-roof = A roof. It costs what it shows and 1 tile, and scores the SP it shows. At the end, every roof makes each jokoro on the pagoda worth 1 SP more.
tip-burner = Spaces for jokoros, with their cost. At the end, each jokoro here scores 1 SP for every roof of the pagoda.
tip-sorin = The builder of the Sōrin takes this tile and scores it at the end.
tip-bowl = A place for a jokoro, with its cost. On your altar, it advances you on the offerings track at every visit and scores 1 SP at the end for each colour of your altars.
tip-side = One side of the altar. You can use everything it shows, in any order.
tip-effect = One effect. You can use the effects in any order, or skip them.
tip-starting = Your first goods. Each player takes one of these tiles.
tip-waiting = A tile that you have earned. Use its effects in any order; then it goes to your reserve.
tip-monk = You place monks on the mountains when you meditate. They come back after earning a tile, at the end of the round.
tip-jokoro = Incense burners. On the pagoda, each scores 1 SP for every roof; on your altars, they bring offerings and score for colours.
tip-tile = They pay for roofs and for your second and third altar. At the end, they count together with wood, stone and mon.
tip-own-altar = Altars that you have built, three at most. Different colours make the jokoros on them worth more.
tip-sun = They have earned their tile and return to the reserve at the end of the round.
tip-amulet = You can play it after round 3 or at the end. Whoever has the most of what it names gets its bonus after round 3, and 2 SP at the end.
tip-good = It pays for altars and for the pagoda. At the end, every 5 wood, stone, mon and tiles together score 1 SP.
tip-good-emerald = Rare. It pays for tiers and other costly things; each emerald left at the end scores 1 SP.
tip-good-incense = It pays for prayer wheels and keeps monks on the mountains. You can have 3. With none, you lose 1 SP at the end of a round.

# What can be wrong in a component set
mistake-era-count = Era { $era } has { $found } tiles in all; the box has { $expected }.
mistake-upper-first = The first three basic altars are the upper ones; “{ $expected }” is expected here.
mistake-wheel-count = Prayer wheels: { $n }. There should be 1 to 12.
mistake-three-levels = The track must have at least three levels: the rules use the third.
mistake-altar-pair = Altars of the colour “{ $colour }”: { $n }. There should be an upper and a lower one.
mistake-altars-alike = Both altars of the colour “{ $colour }” are “{ $row }”; there should be an upper and a lower one.
mistake-lantern-pair = No colour has the lanterns “{ $one }” and “{ $other }”.
mistake-repeated = Only hikari can be repeated with x; write: { $text }.
mistake-hikari-joined = Hikari is an effect of its own and cannot be joined with +; write a comma instead.
mistake-hikari-apart = The hikari of one side, tile or wheel are one effect; write them as: { $text }.
mistake-only-goods = “{ $text }” does more than give goods; only goods are allowed here.
mistake-unpayable = { $n } × “{ $good }” can never be paid: there are only { $most }.
mistake-amulet-most = Amulet { $number } should have “{ $expected }” here.
mistake-colours-once = Each of the three colours must be here once.
mistake-slot-incense = A slot costs wood, stone, mon or emeralds, not incense.
mistake-sorin-kinds = The printing of { $printing } needs each of: { $known }.

# How to play, on one screen
howto-goal-title = Goal
howto-goal = You and your opponents raise a great pagoda. Whoever has the most Satori points (SP) after five rounds wins.
    Tiers and roofs of the pagoda score when you build them. Jokoros (incense burners), amulets and what you have left score at the end.
howto-turn-title = Your turn
howto-turn = Lead one worshipper from the Sanmon to any altar, empty or not. You use one side of it, or both if the worshipper has the altar’s colour.
    Every effect is optional, in any order: gain goods, exchange them, build an altar, place a jokoro, build on the pagoda, place a monk, move a light, claim an offering.
    If a light reaches your monk, you use the meditation tile on his space. The used tile stays with you as payment for roofs and altars.
    A tier or roof may be built on the architect’s level or below. A roof also costs one used tile.
    On your own altar, a jokoro brings you offerings: one level for each visit by anybody, two if the colour matches.
    Once per turn, 1 incense buys what a prayer wheel shows.
    The charity altar has no colour: call to prayer to go earlier next round, and take 1 incense or the collection; or use the left side of an altar in the construction area.
howto-round-title = The round
howto-round = Everybody takes three turns. Then altars, decorations, mountain tiles and worshippers are replaced, and the architect climbs one level.
    Bells decide who goes first. Whoever has no incense loses 1 SP.
    Each player may claim one offering, keep each monk on the mountains for 1 incense or take him back, and exchange up to three used tiles: each for 1 mon, two for 1 incense.
    After round 3, you may play your amulet: whoever has the most of what it names (SP, emeralds, used tiles, placed jokoros or offerings) gets its bonus. The mountains change to the second era.
howto-end-title = The end
howto-end = The game ends after round 5. Only in that round, the Sōrin can be built: 1 mon, 1 wood, 1 stone, 1 incense and 1 used tile. Its builder scores its tile.
    In the solo game, you play against Hasekura. If your worshipper does not match the altar’s colour, he gets the reward of its lantern. Then he sends a worshipper to the other altar of that colour and gets its reward, or both if that one matches.
howto-scoring-title = Scoring
howto-scoring = During the game: tiers 5 to 7 SP, roofs 2 to 5 SP.
    At the end: each played amulet gives 2 SP to whoever has the most.
    Each jokoro on the pagoda: 1 SP for every roof built. Each jokoro on your altars: 1 SP for every colour among your altars.
    Every 5 wood, stone, mon and used tiles: 1 SP. Every emerald: 1 SP. The Sōrin’s tile for its builder. No incense: −1 SP.
    Ties: more incense wins, then the higher offerings level.

# What a decision is for, and what is usually good
teach-starting-tile = Your first goods. Compare them with the price of the first tier and of the altars on display; an emerald saves you a turn.
teach-first-monk = A free monk. Next to a light he needs only one step; choose a tile whose goods you need soon.
teach-worshipper = The colour decides where you get both sides. Find the altar you want most, then take its colour while it lasts.
teach-altar = Matching colours give you both sides of an altar. A visit to an altar with a jokoro advances its owner on the offerings track, so your own altars are good to visit.
teach-side = The colours differ, so one side only. Take what brings you closer to the next tier, altar or jokoro.
teach-charity = Call to prayer to go earlier next round; that matters if colours are scarce. Or use the left side of an altar nobody has built yet.
teach-collection = Take incense if you have none, otherwise the mon. The collection grows with the colours of the worshippers here.
teach-cost = Pay with what you will miss least for your next tier or roof.
teach-build = An altar is yours for the whole game. Good ones give what you often need; different colours make jokoros on altars worth more.
teach-plot = A free plot costs nothing. Replacing costs 1 incense and removes a basic altar for everybody.
teach-decorate = The decoration is the right side of your altar from now on. Building on the pagoda, jokoros and lights are worth more than goods.
teach-bonus = A gift that you can only use now: take the side that gives you more at once.
teach-jokoro = On your altar, it brings offerings with every visit: best early. On the pagoda, it scores 1 SP per roof at the end: best where it is cheap.
teach-pagoda = The surest points. Tiers bring 5 to 7 SP, roofs fewer, but every roof also raises the jokoros on the pagoda.
teach-meditate = Place the monk next to a light, on a tile you want. Your monk also keeps opponents’ lights from stopping there.
teach-lift = All your monks are in use: move the one whose tile you want least, or who is farthest from the light.
teach-hikari = Bring lights to your own monks. You may divide the steps; do not push a light towards an opponent’s monk.
teach-claim = Your marker goes back to the start, so take the highest reward, unless you need a lower one right now.
teach-amulet = Play it if you have the most now: you get the bonus, and it can score 2 SP at the end. If not, keep it and catch up.
teach-round-claim = A claim for free. Take it if the reward helps now; wait if a higher level with an emerald is near.
teach-keep-monk = 1 incense keeps the monk and his good tile. Let him go if you would be left without incense for the wheels and the penalty.
teach-exchange-tiles = Used tiles pay for roofs and for your second and third altar. Keep those you will need; 2 tiles for 1 incense avoids the penalty next time.
teach-effects = Use them in the order that helps: gains before costs, and incense last if your track is full.
teach-choice = Take what you are missing for the next thing you want to build.
teach-end-turn = Before you end: a prayer wheel costs 1 incense. Keep at least 1 for the end of the round, or you lose 1 SP.
teach-payment = Pay with what you will miss least for your next tier or roof.
teach-mixture = Take what you are missing for the next thing you want to build; incense goes no higher than 3.

# The companion: Hasekura beside a box
companion-answer-yes = yes
companion-answer-no = no
companion-answer-none = nobody
companion-space-open = yes, it is open
companion-space-taken = no, there is a jokoro on it
companion-space-unbuilt = no, that part is not built yet
companion-ring-top = top
companion-ring-right = right
companion-ring-bottom = bottom
companion-ring-left = left
event-companion-part-turn = Round { $round }, turn { $n }
event-companion-part-round-end = End of round { $round }
event-companion-part-game-end = End of the game
prompt-companion-visit = Which altar did you visit?
prompt-companion-worshipper = Which worshipper did you place?
prompt-companion-draw = Draw a worshipper from the bag for Hasekura. Which colour is it?
prompt-companion-lantern = Which reward is shown in the lantern beside { $altar_the }?
prompt-companion-jokoro = Has { $altar_the } been replaced by an altar with your jokoro on it?
prompt-companion-mon = How many mon are left in the supply? (4 means 4 or more.)
prompt-companion-space = { $level_id ->
    [sorin] Is there an open jokoro space on the Sōrin?
   *[other] Is there an open jokoro space on { $level } of the pagoda?
}
prompt-companion-light = Where is the light on the mountain with the { $colour } flower?
prompt-companion-tile = Mountain with the { $colour } flower, { $companion-ring } space: does it have a tile and no monk?
prompt-companion-tier = Is the { $level } tier of the pagoda built?
prompt-companion-roof = Is the { $level } roof of the pagoda built?
prompt-companion-tier-points = How many SP does the { $level } tier show?
prompt-companion-roof-points = How many SP does the { $level } roof show?
prompt-companion-roofs = How many roofs does the pagoda have?
prompt-companion-your-points = What is your final score?
event-companion-advance = Advance your marker { $n ->
    [one] 1 space
   *[other] { $n } spaces
} on the offerings track, but not past the top
event-companion-cost = { $level_id ->
    [sorin] Turn over a jokoro cost tile and place it on the Sōrin
   *[other] Turn over a jokoro cost tile and place it on { $level } of the pagoda
}
event-companion-your-steps = First do your own part of the end of the round
event-companion-your-scoring = First score your own points, without amulets
event-companion-final = You have { $n } SP, Hasekura has { $rival }
event-companion-verdict = { $verdict }
event-companion-board-points = SP: { $n }
event-companion-board-mon = Mon: { $n }
event-companion-board-incense = Incense: { $n }
event-companion-board-tiles = Meditation tiles: { $n }
event-companion-board-jokoros = Jokoros left: { $n }
event-companion-board-enshrined = Jokoros on the pagoda: { $n }
event-companion-light = Hasekura moves the light to { $space_the } and takes the tile there

# The score pad
score-track = Score track
event-companion-part-rival = Hasekura
prompt-companion-track = Where is every marker on the score track? Add 40 for each lap.
prompt-companion-amulets = Which amulets have been played?
prompt-companion-emeralds = How many emeralds does each player have?
prompt-companion-tiles = How many meditation tiles does everyone have in reserve?
prompt-companion-goods = How many mon, wood and stone does each player have together?
prompt-companion-pagoda = How many jokoros does everyone have on the pagoda?
prompt-companion-altar-jokoros = How many jokoros does each player have on altars?
prompt-companion-altar-colours = How many different colours do each player’s altars have?
prompt-companion-incense = How much incense does everyone have?
prompt-companion-offerings = What is each player’s level on the offerings track?
prompt-companion-sorin-builder = Who built the Sōrin?
prompt-companion-sorin-tile = Which scoring tile does the Sōrin have?
prompt-companion-rival-mon = How many mon does Hasekura have?
event-companion-sum-amulets = { $player }: { $amulet }, with { $n } = { $points } SP
event-companion-sum-pagoda = { $player }: { $n } { $n ->
    [one] jokoro
   *[other] jokoros
} × { $roofs } { $roofs ->
    [one] roof
   *[other] roofs
} = { $points } SP
event-companion-sum-altars = { $player }: { $n } { $n ->
    [one] jokoro
   *[other] jokoros
} × { $colours } { $colours ->
    [one] colour
   *[other] colours
} = { $points } SP
event-companion-sum-leftovers = { $player }: { $n } goods and tiles, 1 SP for every 5 = { $points } SP
event-companion-sum-emeralds = { $player }: { $n } { $n ->
    [one] emerald
   *[other] emeralds
} = { $points } SP
event-companion-sum-sorin = { $player }: { $sorin-tile }, with { $n } = { $points } SP
event-companion-sum-penalty = { $player }: no incense = { $points } SP

# Setting up
event-companion-lay-supply = Supply: { $wood } wood, { $stone } stone, { $mon } mon, { $emerald } emeralds
event-companion-lay-bag = Put { $each } worshippers of each colour into the bag, then draw { $n } and place them at the Sanmon
event-companion-lay-architect = Place the architect at level 1 of the pagoda
event-companion-lay-tiers = Shuffle the { $all } tier tiles and place { $n } of them, one on each level of the pagoda; return the rest to the box
event-companion-lay-sorin = Drawn for you, face up next to the Sōrin: { $sorin-tile }
event-companion-lay-costs = Shuffle the { $n } jokoro cost tiles{ $cancelled ->
    [0] {""}
    [one] {" together with 1 cancelled tile"}
   *[other] {" together with"} { $cancelled } cancelled tiles
} into a pile
event-companion-lay-neutrals = Set aside neutral jokoros: { $n }
event-companion-lay-altars = Draw { $n } altar tiles at random for the slots of the construction area
event-companion-lay-decorations = Place { $n } decorations next to them; if all are of the same kind, return them and draw again
event-companion-lay-mountains = Place a meditation tile of the first era on each of the { $n } mountain spaces
event-companion-lay-lights = Place each mountain’s light on its top space
event-companion-lay-no-plots = Leave the plots closed: alone, you only build over the lower basic altars
event-companion-lay-pieces = { $monks } monks and { $jokoros } jokoros; a sixth jokoro waits next to the third level of the offerings track
event-companion-lay-markers = { $points } SP, incense at 0, offerings at 0, the hand on the roof of the prayer wheels
event-companion-lay-automaton = Hasekura: { $points } SP, incense at 0 and { $jokoros } jokoros
event-companion-lay-amulets = Each player draws an amulet in secret; return the others to the box unseen
event-companion-lay-starting = Lay out { $n } starting tiles at random
event-companion-lay-own-monk = Keep one of them, gain what it shows, then place a monk on a mountain space without a light
event-companion-lay-choose = In turn order, each player takes one starting tile and gains what it shows
event-companion-lay-monks = In reverse order, each player places a monk on a mountain space without a light or a monk
