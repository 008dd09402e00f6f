# Satori in English. Names stand alone; sentences take them as they are.

title = Satori
ui-line = Lead worshippers to the altars, monks to the light, and raise the great pagoda.
ui-opponent = Hasekura

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
   *[other] move lights { $n } spaces
}
verb-offerings = claim offerings

# Colours, sides, places
colour-grey = grey
colour-purple = purple
colour-orange = orange
side-left = left side
side-right = right side
altar-upper-grey = Upper grey altar
altar-upper-purple = Upper purple altar
altar-upper-orange = Upper orange altar
altar-lower-grey = Lower grey altar
altar-lower-purple = Lower purple altar
altar-lower-orange = Lower orange altar
altar-charity = Charity altar
altar-quarry = Altar of the Quarry
altar-masons = Altar of the Masons
altar-bronze-bell = Altar of the Bronze Bell
altar-stonecutters = Altar of the Stonecutters
altar-braziers = Altar of the Braziers
altar-treasury = Altar of the Treasury
altar-guild = Altar of the Guild
altar-wisteria = Altar of the Wisteria
altar-censer = Altar of the Censer
altar-almsgivers = Altar of the Almsgivers
altar-sawmill = Altar of the Sawmill
altar-hermitage = Altar of the Hermitage
altar-lamplighters = Altar of the Lamplighters
altar-carpenters = Altar of the Carpenters
altar-woodcarvers = Altar of the Woodcarvers
board-mountain-west = Western mountain
space-west-top = western mountain, top
space-west-right = western mountain, right
space-west-bottom = western mountain, bottom
space-west-left = western mountain, left
board-mountain-middle = Middle mountain
space-middle-top = middle mountain, top
space-middle-right = middle mountain, right
space-middle-bottom = middle mountain, bottom
space-middle-left = middle mountain, left
board-mountain-east = Eastern mountain
space-east-top = eastern mountain, top
space-east-right = eastern mountain, right
space-east-bottom = eastern mountain, bottom
space-east-left = eastern mountain, left
level-1 = level 1
level-2 = level 2
level-3 = level 3
level-4 = level 4
level-5 = level 5
level-sorin = Sōrin

# Decorations
decoration-incense-bowl = Incense bowl
decoration-coin-chest = Coin chest
decoration-cedar-beam = Cedar beam
decoration-granite-lantern = Granite lantern
decoration-sun-disc = Sun disc
decoration-prayer-mat = Prayer mat
decoration-burner-stand = Burner stand
decoration-plumb-line = Plumb line

# Prayer wheels
wheel-wood = wheel of wood
wheel-stone = wheel of stone
wheel-mon = wheel of mon
wheel-meditate = wheel of meditation
wheel-hikari = wheel of light
wheel-offerings = wheel of offerings
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
tile-emerald = Jade Drop
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
amulet-devotion = Amulet 5 (highest offerings)

# Cost tiles and Sōrin tiles
cost-tile-stone-incense = 1 stone and 1 incense
cost-tile-wood-incense = 1 wood and 1 incense
cost-tile-mon-incense = 1 mon and 1 incense
cost-tile-wood-stone = 1 wood and 1 stone
cost-tile-mon-wood = 2 mon and 1 wood
cost-tile-mon-stone = 2 mon and 1 stone
cost-tile-emerald = 1 emerald
sorin-tile-colours-2024 = 2 SP for each jokoro on your altars
sorin-tile-incense-2024 = 3 SP for each level of incense
sorin-tile-goods-2024 = 1 SP for every 2 unused goods and tiles
sorin-tile-offerings-2024 = 2 SP and 1 SP for each offerings level
sorin-tile-colours-2023 = 2 SP for each jokoro on your altars
sorin-tile-incense-2023 = 2 SP for each level of incense
sorin-tile-goods-2023 = 1 SP for every 2 unused goods and tiles
sorin-tile-offerings-2023 = 1 SP for each offerings level

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
lantern-hikari = Hikari
lantern-pagoda = pagoda
reason-other-colour = your worshipper has another colour than the altar
reason-own-visit = his worshipper visits it
reason-match = his worshipper has the altar’s colour: both rewards
reason-instead = in place of the one he cannot take
obstacle-no-mon = no mon is left
obstacle-incense-full = his incense is at the top
obstacle-no-space = no jokoro space is open on the pagoda
obstacle-no-light = no space with a tile and without a monk
obstacle-nothing-to-build = nothing is left to build up to the architect
obstacle-no-tile = a roof needs a meditation tile
obstacle-no-jokoro = he has no jokoro left

# Points
score-start = At the start
score-tiers = Tiers
score-roofs = Roofs
score-penalty = Without incense
score-amulets = Amulets
score-pagoda = Jokoros on the pagoda
score-altars = Jokoros on altars
score-leftovers = Unused goods
score-emeralds = Emeralds
score-sorin = Sōrin
score-goods = Mon and incense
score-meditation = Meditation tiles
verdict-beaten = Hasekura is ahead. Try one of the easings, or another path.
verdict-shared = You and Hasekura share the victory.
verdict-close = A victory, and room to grow.
verdict-clear = A clear victory: the pagoda owes you much.
verdict-perfect = A perfect game: Hasekura never had a chance.

# Table options
setting-printing = Printing
setting-printing-2024 = 2024
setting-printing-2023 = 2023 (smaller Sōrin tiles)
setting-few_worshippers = Few worshippers in the bag
setting-few_worshippers-false = three of each colour
setting-few_worshippers-true = two of each colour (easier)
setting-humble_charity = The Automaton at the charity altar
setting-humble_charity-false = takes the collection
setting-humble_charity-true = takes 1 incense (easier)
setting-strict_rewards = A reward the Automaton cannot take
setting-strict_rewards-false = gives the other of the pair
setting-strict_rewards-true = is lost (easier)

# Questions
prompt-starting-tile = Which starting tile do you take?
prompt-first-monk = Where does your first monk meditate?
prompt-worshipper = Which worshipper do you lead to an altar?
prompt-altar = To which altar does the worshipper go ({ $colour })?
prompt-side = { $altar }. Left: { $effect-left }. Right: { $effect-right }.
prompt-charity = Charity altar: call to prayer, or visit the construction area?
prompt-collection = Call to prayer: incense or the collection?
prompt-cost = How do you pay?
prompt-build = Which altar do you build?
prompt-plot = { $altar }: where does it stand?
prompt-decorate = { $altar }: which decoration?
prompt-bonus = { $altar } is built; one side at once. Left: { $effect-left }. Right: { $effect-right }.
prompt-jokoro = Where do you place the jokoro?
prompt-pagoda = What do you build on the pagoda?
prompt-meditate = Where does the monk meditate?
prompt-lift = Which monk do you move?
prompt-hikari = { $n ->
    [one] Move a light (1 space left)
   *[other] Move a light ({ $n } spaces left)
}
prompt-claim = Which offering do you claim?
prompt-amulet = Do you play your amulet?
prompt-round-claim = End of the round: claim an offering?
prompt-keep-monk = Pay 1 incense to keep the monk ({ $space })?
prompt-exchange-tiles = Exchange meditation tiles?
prompt-effects = { $source_id ->
    [altar] { $altar }: what next?
    [tile] { $tile }: what next?
    [wheel] { $wheel }: what next?
    [call] Call to prayer: what next?
    [amulet] { $amulet }: what next?
   *[other] What next?
}
prompt-choice = { $source_id ->
    [altar] { $altar }: choose one
    [tile] { $tile }: choose one
    [wheel] { $wheel }: choose one
    [call] Call to prayer: choose one
    [amulet] { $amulet }: choose one
   *[other] Choose one
}

# Answers
option-wheel = Turn the { $wheel } (1 incense)
option-start = { $starting }
option-worshipper = A worshipper: { $colour }
option-visit = { $altar }
option-side = The { $side }
option-call = Call to prayer
option-study = Construction area, left side: { $altar }
option-build = Build: { $altar }
option-plot = On a free plot
option-over = In place of: { $altar } (1 incense)
option-decorate = { $decoration }
option-equip = On an altar: { $altar }
option-enshrine = On the pagoda: { $level }
option-tier = Tier: { $level }
option-roof = Roof: { $level }
option-sorin = The Sōrin
option-monk = { $space }
option-lift = The monk from: { $space }
option-light = Light to: { $space }
option-claim = The reward of { $offering }
option-sixth = The sixth jokoro (level 3)
option-amulet = Play the amulet
option-keep = Keep it hidden
option-stay = He stays (1 incense)
option-return = He returns to the reserve
option-exchange = { $exchange }

# Events
event-started = { $seat } takes a starting tile: { $starting }
event-monk-placed = { $seat } places a monk: { $space }
event-monk-moved = { $seat } moves a monk: { $space } → { $space2 }
event-visited = { $seat } leads a worshipper ({ $colour }) to: { $altar }
event-advanced = { $seat } advances on the offerings track to { $level }
event-wheel = { $seat } turns the { $wheel }
event-hand-pushed = The hand of { $seat } goes back to the roof
event-altar-built = { $seat } builds on a plot: { $altar }
event-altar-replaced = { $seat } builds: { $altar }, in place of: { $altar2 }
event-decorated = { $seat } adds a decoration: { $decoration }
event-tier-built = { $seat } builds a tier ({ $level }): { $n } SP
event-roof-built = { $seat } builds a roof ({ $level }): { $n } SP
event-sorin-built = { $seat } builds the Sōrin: { $sorin-tile }
event-cost-laid = A jokoro on { $level } costs: { $cost-tile }
event-cost-cancelled = A cancelled cost tile is drawn ({ $level })
event-neutral-placed = { $n ->
    [one] A neutral jokoro is placed ({ $level })
   *[other] { $n } neutral jokoros are placed ({ $level })
}
event-jokoro-on-altar = { $seat } places a jokoro on: { $altar }
event-jokoro-on-pagoda = { $seat } places a jokoro on the pagoda: { $level }
event-light-moved = { $seat } moves the light: { $space }
event-enlightened = A monk of { $seat } is enlightened ({ $space }): { $tile }
event-enlightened-bare = A monk of { $seat } is enlightened ({ $space }); no tile was left there
event-claimed = { $seat } claims an offering: { $offering }
event-sixth-claimed = { $seat } unlocks the sixth jokoro
event-called = { $seat } calls to prayer
event-studied = { $seat } visits the construction area: { $altar }
event-amulet-played = { $seat } plays: { $amulet }
event-amulet-kept = { $seat } keeps the amulet
event-amulet-won = { $seat } fulfils: { $amulet }
event-round-ends = Round { $n } ends
event-round-begins = Round { $n } begins
event-order = New order of turns, place { $n }: { $seat }
event-monk-stays = A monk of { $seat } stays: { $space }
event-monk-returns = A monk of { $seat } returns: { $space }
event-tiles-exchanged = { $seat } exchanges { $exchange }
event-scored = { $seat }: { $score }, { $n } SP
event-side-taken = { $seat } uses the { $side } of: { $altar }
event-reward = Hasekura’s lantern ({ $altar }): { $lantern }; { $reason }
event-reward-blocked = He cannot take it ({ $lantern }): { $obstacle }
event-reward-lost = The reward is lost ({ $lantern })
event-reaction = Hasekura draws a worshipper ({ $colour }) and places it: { $altar }
event-auto-mon = { $n ->
    [one] Hasekura takes { $n } mon
   *[other] Hasekura takes { $n } mon
}
event-auto-incense = Hasekura takes 1 incense (now { $level })
event-auto-light = Hasekura moves the light ({ $space }) and takes: { $tile }
event-auto-jokoro = Hasekura places a jokoro on the pagoda: { $level }
event-auto-tier = Hasekura builds a tier ({ $level }): { $n } SP
event-auto-roof = Hasekura builds a roof ({ $level }): { $n } SP
event-auto-scored = Hasekura: { $score }, { $n } SP

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
board-head = Round { $round } of 5 · turns to come in it: { $turns }
board-order = Order: { $seats }
board-bells = bells for the next round: { $seats }
board-sanmon = Sanmon
board-bag = bag
board-key = W wood · S stone · M mon · E emerald · I incense · g/p/o grey, purple, orange · → pay for
        ☼ light · ▲ stays for ever, roof built · ■ tier built · ◄ architect · ♨ jokoro, its cost · ☞ hand
        (g) on the altar beneath, until the round ends
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
board-line = Tiles waiting: { $tiles }
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
ui-worth-projects = things nearly affordable
ui-worth-sorin = the Sōrin
ui-worth-order = the order of the next round
ui-worth-waiting = what waits to be used
