# What is asked
prompt-turn = Your turn: play a yokai, use a die or cross the river
prompt-discard = Spring: which yokai do you discard?
prompt-arrange = Winter: which die returns to the { $slot } place?
prompt-virtue = Virtue of the spirits: remove one of your played yokai for its points?
prompt-slot = On which place do you play { $yokai }?
prompt-boost = The die shows { $die }. Which amulets do you discard to raise it?
prompt-place = Where does the die of { $die } go?
prompt-visit = { $region }, die { $die }: forest action or building?
prompt-give = Against a 6: which amulet do you discard?
prompt-favour = Which favour of the forest do you choose?
prompt-pair = Two different ones of these
prompt-copy = Which rival’s die do you copy?
prompt-cost = How do you pay?
prompt-kodama = Which kodama takes a step?
prompt-back = Whose kodama goes a step back?
prompt-move = Movement points left: { $n }
prompt-unlock = Which die do you unlock?
prompt-mitama = Which mitama do you take?
prompt-dragonfly = Which dragonfly do you take?
prompt-combine = Do you combine them?
prompt-crystal = Which crystal do you take?
prompt-wit = { $crystal }: at which yokai place?
prompt-build = Which building do you build?
prompt-site = Where do you build { $building }?
prompt-rock = Which rock do you take?
prompt-meditate = To which rock does the pilgrim go?
prompt-vision = Keep a vision, or take a good instead?
prompt-yokai = Which yokai do you keep?
prompt-bitoku = Which bitoku do you keep?
prompt-dream = Your dream crystals: what next?
prompt-effects = { $sort_id ->
    [yokai] { $yokai }: what next?
    [building] { $building }: what next?
    [gate] { $gate }: what next?
    [crystal] { $crystal }: what next?
    [mitama] { $mitama }: what next?
    [dragonfly] { $dragonfly }: what next?
    [bitoku] { $bitoku }: what next?
    [home] At the Home: what next?
   *[other] What next?
  }

# What can be chosen
option-skip = No more
option-play = Play { $yokai }
option-use = Use the { $slot } die
option-rouse = Remove a pilgrim and use the locked { $slot } die
option-cross = Cross the river with a { $value } from { $region }
option-pass = Pass
option-at = The { $slot } place
option-boost = { $bundle_id ->
    [0] No amulet
   *[other] Amulets: +{ $bundle }
  }
option-place = { $region }
option-enter = Home of the Great Spirit: { $home }
option-forest = Forest action: { $forest }
option-visit = Building: { $building }
option-give = Amulet +{ $amulet }
option-favour = { $hill }: { $favour }
option-cover = { $hill }: cover the favour without its reward ({ $favour })
option-copy = A { $value }: { $target }
option-advance = { $region }
option-back = { $player }: { $region }
option-step = A step on the bitoku path
option-begin = A new pilgrim: { $node }
option-walk = A pilgrim walks: { $edge }
option-unlock = The { $slot } die
option-spirit = { $mitama }, place { $place }
option-fly = { $dragonfly }, place { $place }
option-combine = Combine { $mitama } and { $dragonfly }
option-crystal = { $crystal }, place { $place }
option-build = { $building }
option-site = { $region }
option-rock = { $rock }
option-meditate = { $rock }
option-sit-free = { $rock }, at no cost
option-sit = { $rock }, for { $goods }
option-keep-vision = Keep the vision: { $vision }
option-instead = Instead: { $good }
option-keep-yokai = { $yokai }
option-keep-bitoku = { $bitoku }
option-discard = Discard { $yokai }
option-lay = The { $value }
option-remove = Remove { $yokai }
option-harmonise = Use the wit crystal here

# What happened
event-played = { $seat } plays { $yokai } ({ $slot })
event-unlocked = { $seat } unlocks a die of { $die }
event-boosted = { $seat } raises the die by { $n } to { $die }
event-placed = { $seat } places a { $die }: { $region }
event-roused = { $seat } removes a pilgrim and uses a locked { $die }
event-forest = { $seat }, forest action: { $forest }
event-visited = { $seat } uses a building: { $building }
event-crossed = { $seat } crosses the river ({ $region }); the die drops to { $die }
event-covered = { $seat } chooses a favour of the hill { $hill }: { $favour }
event-passed = { $seat } passes
event-amulet = { $seat } gains an amulet +{ $value }
event-advanced = { $seat }: kodama to space { $space }, { $region }
event-pushed = { $seat } moves a kodama of { $rival } back: { $region }
event-stepped = { $seat } fulfils { $bitoku }
event-began = { $seat } sends a pilgrim out: { $node }
event-walked = { $seat } moves a pilgrim: { $edge }
event-gate = { $seat } reaches a gate: { $gate }
event-mitama = { $seat } takes a mitama: { $mitama } (place { $place })
event-dragonfly = { $seat } takes a dragonfly: { $dragonfly } (place { $place })
event-combined = { $seat } combines { $mitama } and { $dragonfly }
event-crystal = { $seat } takes a crystal: { $crystal }
event-built = { $seat } builds { $building }: { $region }
event-rock = { $seat } takes a rock: { $rock }
event-meditated = { $seat } sends a pilgrim to a rock: { $rock }
event-vision = { $seat } keeps a vision: { $vision }
event-no-vision = { $seat } keeps no vision
event-yokai = { $seat } gains a yokai: { $yokai }
event-yokai-hidden = { $seat } gains a yokai unseen
event-bitoku = { $seat } gains a bitoku: { $bitoku }
event-bitoku-renewed = The bitoku pile is empty: its discards are shuffled into a new one
event-drew = { $seat } draws { $yokai }
event-drew-hidden = { $seat } draws a yokai
event-discarded = { $seat } discards { $yokai }
event-year = Year { $year }: spring
event-order = Autumn: { $rival } is number { $place } in the order
event-removed = { $seat } removes { $yokai }: { $points } VP
event-remembered = { $seat }, { $crystal }: { $points } VP
event-harmonised = { $seat } uses { $crystal }
event-copied = { $seat } copies a { $die }: { $target }
event-rock-gone = A rock leaves the zen garden: { $rock }
event-will = The Tengu’s will: { $one } and { $two }; its card: { $tengu }
event-passed-over = Step { $step } passed over: { $reason }
event-step = The Tengu does step { $step }
event-tengu-gained = The Tengu gains { $n } × { $good }
event-tengu-scored = The Tengu scores { $points } VP
event-tengu-paid = The Tengu pays { $good }
event-tengu-placed = The Tengu places a { $die }: { $region }
event-tengu-crossed = The Tengu crosses the river from { $region }
event-tengu-mitama = The Tengu takes a mitama: { $mitama }
event-tengu-dragonfly = The Tengu takes a dragonfly: { $dragonfly }
event-tengu-combined = The Tengu combines { $mitama } and { $dragonfly }
event-tengu-crystal = The Tengu takes a crystal: { $crystal }
event-tengu-built = The Tengu builds { $building }: { $region }
event-tengu-yokai = The Tengu takes a yokai: { $yokai }
event-tengu-bitoku = The Tengu takes a bitoku: { $bitoku }
event-tengu-advanced = The Tengu’s kodama to space { $space }: { $region }
event-tengu-moved = The Tengu moves: { $tengu-move }
event-tengu-unlocked = The Tengu unlocks its { $die }
event-tengu-revealed = At the gate the Tengu reveals { $tengu }
event-tengu-lost = The Tengu finds nothing there and loses the action

# What is printed
count-wood = { $n ->
    [1] wood
   *[other] { $n } wood
  }
good-wood = wood
count-stone = { $n ->
    [1] stone
   *[other] { $n } stone
  }
good-stone = stone
count-jade = { $n ->
    [1] jade
   *[other] { $n } jade
  }
good-jade = jade
count-sake = { $n ->
    [1] sake
   *[other] { $n } sake
  }
good-sake = sake
count-vp = { $n } VP
good-vp = VP
verb-amulet = an amulet +{ $arg }
verb-kodama = { $n ->
    [1] a step of a kodama
   *[other] { $n } kodama steps
  }
verb-kodama-here = a step of the kodama here
verb-kodama-back = a rival’s kodama a step back
verb-move = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
  }
verb-unlock = unlock a die
verb-mitama = { $arg ->
    [-1] a mitama
   *[other] a mitama for { $arg } less
  }
verb-dragonfly = { $arg ->
    [-1] a dragonfly
   *[other] a dragonfly for { $arg } less
  }
verb-crystal = { $arg ->
    [-1] a crystal
   *[other] a crystal for { $arg } less
  }
verb-build = { $arg ->
    [-1] a building
   *[other] a building for { $arg } less
  }
verb-rock = a rock
verb-meditate = a pilgrim to a rock
verb-vision = a vision
verb-yokai = a yokai of the pile
verb-bitoku = a bitoku of the pile
verb-draw = draw one of your yokai
verb-copy = copy a rival’s die

# Scores
title = Bitoku
ui-line = Walk the forest with your guardians and become the next great spirit.
ui-opponent = Tengu
score-game = during the game
score-first = first in the order
score-bitoku = bitoku path
score-lakes = lake treasures
score-rocks = voice of the rocks
score-dice = guardians and goods
score-visions = visions
score-board = own board
score-favourites = favourites
score-yokai = yokai
score-goods = goods
score-crystals = crystals
score-lords = lord of the lakes
verdict-won = You are the new Great Spirit
verdict-lost = The Tengu has won

# Table options
setting-harder_forest = Harder forest
setting-harder_forest-false = an equal die is enough
setting-harder_forest-true = a higher die is needed
setting-no_yokai = Easier: no starting yokai
setting-no_yokai-false = no
setting-no_yokai-true = yes
setting-no_goods = Easier: no starting goods
setting-no_goods-false = no
setting-no_goods-true = yes
setting-calm_kodama = Easier: calm kodama
setting-calm_kodama-false = no
setting-calm_kodama-true = yes
setting-no_spring_moves = Easier: no movement in spring
setting-no_spring_moves-false = no
setting-no_spring_moves-true = yes
setting-early_pilgrim = Harder: a pilgrim on the way
setting-early_pilgrim-false = no
setting-early_pilgrim-true = yes
setting-early_kodama = Harder: kodama one step on
setting-early_kodama-false = no
setting-early_kodama-true = yes
setting-lake_lord = Harder: 3 VP for each lake ahead
setting-lake_lord-false = no
setting-lake_lord-true = yes
setting-dragonflies = The Tengu’s dragonflies
setting-dragonflies-one = one
setting-dragonflies-none = none (easier)
setting-dragonflies-two = two (harder)

# Spaces of the paths of wisdom: the pine path and the moss path, the branches off them; each with its number
node-matsu = pine { $n }
node-koke = moss { $n }
edge-matsu = pine { $n }
edge-koke = moss { $n }
edge-koke-torii = moss gate { $n }
edge-matsu-torii = pine gate { $n }
edge-shida-torii = fern gate { $n }
edge-sugi-torii = cedar gate { $n }
edge-ishi-torii = stone gate { $n }
edge-tsuyu = dew { $n }
edge-izumi = spring { $n }
edge-kiri = mist { $n }
edge-kumo = cloud { $n }
edge-mine = peak { $n }
board-branch-tsuyu = dew
board-branch-izumi = spring
board-branch-kiri = mist
board-branch-kumo = cloud
board-branch-mine = peak

# Names
yokai-kappa-0 = Starting kappa
yokai-kappa-1 = Kappa I
yokai-kappa-2 = Kappa II
yokai-kappa-3 = Kappa III
yokai-kappa-4 = Kappa IV
yokai-kappa-5 = Kappa V
yokai-imomushi-0 = Starting imomushi
yokai-imomushi-1 = Imomushi I
yokai-imomushi-2 = Imomushi II
yokai-imomushi-3 = Imomushi III
yokai-imomushi-4 = Imomushi IV
yokai-imomushi-5 = Imomushi V
yokai-nezumi-0 = Starting nezumi
yokai-nezumi-1 = Nezumi I
yokai-nezumi-2 = Nezumi II
yokai-nezumi-3 = Nezumi III
yokai-nezumi-4 = Nezumi IV
yokai-nezumi-5 = Nezumi V
yokai-kitsune-0 = Starting kitsune
yokai-kitsune-1 = Kitsune I
yokai-kitsune-2 = Kitsune II
yokai-kitsune-3 = Kitsune III
yokai-kitsune-4 = Kitsune IV
yokai-kitsune-5 = Kitsune V
yokai-okami-0 = Starting shin okami
yokai-okami-1 = Shin okami I
yokai-okami-2 = Shin okami II
yokai-okami-3 = Shin okami III
yokai-okami-4 = Shin okami IV
yokai-okami-5 = Shin okami V
yokai-uba-1 = Yama uba I
yokai-uba-2 = Yama uba II
yokai-uba-3 = Yama uba III
yokai-uba-4 = Yama uba IV
slot-left = left
slot-middle = middle
slot-right = right
region-yomi = Lands of Yomi
region-stairs = Stairs of Knowledge
region-home = Home of the Great Spirit
region-glade = Glade of Jade
region-forges = Forges
hill-yomi = Hill of Yomi
hill-stairs = Hill of the Stairs
hill-glade = Hill of the Glade
hill-forges = Hill of the Forges
favour-bitoku = the bitoku card
favour-yokai = the yokai card
favour-two = two of four
building-rock-temple = Rock temple
building-silent-temple = Silent temple
building-dream-temple = Dream temple
building-bell-temple = Bell temple
building-spirit-temple = Spirit temple
building-pilgrim-temple = Pilgrims’ temple
building-steam-onsen = Steam onsen
building-river-onsen = River onsen
building-lantern-onsen = Lantern onsen
building-dragonfly-onsen = Dragonfly onsen
building-mischief-onsen = Onsen of mischief
building-hot-onsen = Hot onsen
building-rice-farm = Rice farm
building-timber-farm = Timber farm
building-tea-farm = Tea farm
building-crystal-farm = Crystal farm
building-sake-farm = Sake farm
building-great-farm = Great farm
building-moon-ryokan = Moon ryokan
building-road-ryokan = Roadside ryokan
building-fox-ryokan = Fox ryokan
building-virtue-ryokan = Ryokan of virtue
building-traveller-ryokan = Travellers’ ryokan
building-master-ryokan = Master’s ryokan
building-old-shrine = Old shrine
building-old-well = Old well
building-old-market = Old market
building-old-gate = Old gate
building-old-cairn = Old cairn
building-old-forge = Old forge
crystal-dream-draw = Dream crystal: a card
crystal-dream-amulet = Dream crystal: an amulet
crystal-dream-sake = Dream crystal: sake
crystal-dream-jade = Dream crystal: jade
crystal-dream-wood = Dream crystal: wood
crystal-dream-stone = Dream crystal: stone
crystal-dream-kodama = Dream crystal: kodama
crystal-dream-virtue = Dream crystal: virtue
crystal-memory-kodama = Memory crystal: kodama
crystal-memory-move = Memory crystal: movement
crystal-memory-build = Memory crystal: building
crystal-memory-crystal = Memory crystal: crystals
crystal-memory-mitama = Memory crystal: mitama
crystal-memory-dragonfly = Memory crystal: dragonflies
crystal-memory-vision = Memory crystal: visions
crystal-memory-meditate = Memory crystal: meditation
crystal-memory-bitoku = Memory crystal: bitoku
crystal-memory-yokai = Memory crystal: yokai
crystal-wit-any = Wit crystal: any good
crystal-wit-amulet = Wit crystal: an amulet
crystal-wit-move = Wit crystal: movement
crystal-wit-kodama = Wit crystal: kodama
crystal-wit-unlock = Wit crystal: unlocking
crystal-wit-draw = Wit crystal: a card
crystal-wit-meditate = Wit crystal: meditation
mitama-ara = ara
mitama-nigi = nigi
mitama-saki = saki
mitama-kushi = kushi
mitama-shinigami-harvest = shinigami of harvest
mitama-shinigami-journey = shinigami of the journey
mitama-shinigami-mischief = shinigami of mischief
mitama-shinigami-dawn = shinigami of dawn
dragonfly-garden-fly = garden dragonfly
dragonfly-zen-fly = zen dragonfly
dragonfly-sun-fly = sun dragonfly
dragonfly-wind-fly = wind dragonfly
dragonfly-road-fly = road dragonfly
dragonfly-dawn-fly = dawn dragonfly
dragonfly-river-fly = river dragonfly
dragonfly-lake-fly = lake dragonfly
dragonfly-guard-fly = guardian dragonfly
dragonfly-fox-fly = fox dragonfly
dragonfly-virtue-fly = virtue dragonfly
dragonfly-rift-fly = rift dragonfly
dragonfly-cave-fly = cave dragonfly
dragonfly-forge-fly = forge dragonfly
dragonfly-trickster-fly = trickster dragonfly
dragonfly-feast-fly = feast dragonfly
gate-gate-spirits = Gate of spirits
gate-gate-carpenters = Gate of carpenters
gate-gate-miners = Gate of miners
gate-gate-plenty = Gate of plenty
gate-gate-lakes = Gate of lakes
gate-gate-visions = Gate of visions
gate-gate-guardians = Gate of guardians
gate-gate-virtue = Gate of virtue
gate-gate-feast = Gate of the feast
gate-gate-garden = Gate of the garden
gate-gate-travellers = Gate of travellers
gate-gate-caves = Gate of caves
gate-gate-masters = Gate of masters
gate-gate-wings = Gate of wings
gate-gate-silence = Gate of silence
gate-gate-dawn = Gate of dawn
rock-kappa-rock = Rock: kappa
rock-imomushi-rock = Rock: imomushi
rock-nezumi-rock = Rock: nezumi
rock-kitsune-rock = Rock: kitsune
rock-okami-rock = Rock: shin okami
rock-ara-rock = Rock: ara
rock-nigi-rock = Rock: nigi
rock-saki-rock = Rock: saki
rock-kushi-rock = Rock: kushi
rock-hearth-rock = Rock: ryokan, temple
rock-field-rock = Rock: farm, onsen
rock-harvest-rock = Rock: farm, temple
rock-bath-rock = Rock: onsen, ryokan
bitoku-makoto = makoto
bitoku-chugi = chugi
bitoku-yu = yu
bitoku-jin = jin
bitoku-rei = rei
bitoku-gi = gi
bitoku-meiyo = meiyo
vision-vision-1 = 2 × building, good, combined mitama
vision-vision-2 = building, bitoku step, combined mitama
vision-vision-3 = building, gate
vision-vision-4 = 2 × crystal
vision-vision-5 = 3 × crystal
vision-vision-6 = crystal, building
vision-vision-7 = crystal, mitama
vision-vision-8 = crystal, illumination
vision-vision-9 = crystal, bitoku step, good
vision-vision-10 = 2 × crystal, gate
vision-vision-11 = 2 × mitama
vision-vision-12 = 3 × mitama
vision-vision-13 = combined mitama, good
vision-vision-14 = 2 × combined mitama
vision-vision-15 = combined mitama, bitoku step
vision-vision-16 = combined mitama, illumination
vision-vision-17 = mitama, gate
vision-vision-18 = mitama, building, crystal
vision-vision-19 = 2 × building
vision-vision-20 = 3 × building
vision-vision-21 = building, illumination
vision-vision-22 = illumination, gate
vision-vision-23 = 2 × illumination
vision-vision-24 = gate, bitoku step
vision-vision-25 = 2 × bitoku step, good
vision-vision-26 = 3 × bitoku step
vision-vision-27 = 2 × good, mitama
vision-vision-28 = 3 × good, bitoku step
step-a = A
step-b = B
step-c = C
step-d = D
step-e = E
step-f = F
step-g = G
step-h = H
step-i = I
step-j = J
step-k = K
step-l = L
reason-holds = it can be done
reason-no-crossing = no die of its at a crossing
reason-not-contested = no crossing is contested
reason-no-card-there = no card there as its own shows
reason-place-full = the place of its card is full
reason-has-unlocked = it has an unlocked die
reason-no-locked = it has no locked die
reason-tile-active = its tile is active
reason-not-left = its card did not lie on the left
reason-no-unlocked = it has no unlocked die
reason-no-good = it lacks the associated good
reason-more-room = the hills still have room
reason-at-home = it has a die at the Home
reason-home-full = the Home is full
reason-place-free = the place of its card is free
reason-no-region = no region for its kodama
reason-tile-inactive = its tile is inactive
reason-dice-left = it still has dice
tengu-move-bitoku = a step on its bitoku path
tengu-move-illumination = into illumination
tengu-move-gate = to a gate
tengu-move-onward = a pilgrim goes on
tengu-move-beginning = a new pilgrim
tengu-tengu-1 = Yomi dragonfly (bitoku; jade)
tengu-tengu-2 = Yomi mitama (bitoku; sake)
tengu-tengu-3 = Stairs (yokai; wood)
tengu-tengu-4 = Stairs (bitoku; stone)
tengu-tengu-5 = Glade wood+stone (yokai/bitoku; sake)
tengu-tengu-6 = Glade jade+sake (bitoku; wood)
tengu-tengu-7 = Forges crystal (bitoku; –)
tengu-tengu-8 = Forges building (bitoku; stone)
tengu-tengu-9 = favourite (yokai; wood)
tengu-tengu-10 = favourite (bitoku; jade)
board-year = Year { $year } of 4
board-order = Order
board-tengu = Tengu
board-player = Player { $number }
board-forest = Forest
board-region = Region
board-dice = Dice
board-free = free
board-kodama = Kodama
board-lake = Lake
board-buildings = Buildings (die: action; owner)
board-hills = Hills
board-discards = Discarded from the hills
board-covered = covered
board-displays = Displays
board-pile = pile { $n }
board-garden = Zen garden
board-paths = Paths of wisdom
board-hand = Hand
board-hidden = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
board-deck = deck { $n }
board-discard = discards { $n }
board-next = next: { $cost }
board-places = Yokai and dice
board-locked = locked
board-unlocked = unlocked
board-out = on the board
board-goods = Goods
board-amulets = amulets
board-pilgrims = awake pilgrims { $n }
board-built = built { $n } of 6
board-crystals = Crystals
board-mitama = Mitama
board-waiting = waiting
board-bitoku = Bitoku path (fulfilled { $n })
board-rocks = Rocks
board-visions = Visions
board-cards = Cards, from left to right
board-active = tile active
board-inactive = tile inactive
board-passed = passed
board-rock-places = places: { $costs }
board-place-free = free
board-vp = { $n } VP
board-none = –
board-home = spaces from the top
board-cost = cost
board-virtue = max { $n }
board-neutral = neutral
board-legend = Dice: letter of the player and value. Spaces of the paths show who stands there.
board-any = { $n ->
    [1] any good
   *[other] any { $n } goods
  }
board-type-temple = temple
board-type-onsen = onsen
board-type-farm = farm
board-type-ryokan = ryokan
board-type-ancient = ancient
board-display-mitama = Mitama
board-display-dragonfly = Dragonflies
board-display-crystal = Crystals
board-display-building = Buildings
board-piece-yokai = Yokai
board-piece-bitoku = Bitoku
board-piece-building = Buildings
board-piece-crystal = Crystals
board-piece-mitama = Mitama
board-piece-dragonfly = Dragonflies
board-piece-gate = Gates
board-piece-rock = Rocks
board-piece-vision = Visions (points / loss)
board-piece-tengu = Tengu cards (takes; good)
board-per-always = always
board-per-mitama = per mitama
board-per-combined = per combined pair
board-per-building = per building
board-per-crystal = per crystal
board-per-rock = per rock
board-per-vision = per vision
board-per-resource = per good
board-per-bitoku = per bitoku card
board-per-step = per fulfilled bitoku
board-per-illumination = per illumination
board-per-gate = per gate
board-per-meditating = per pilgrim at a rock
board-per-lake = per track led
board-per-yokai = per yokai
board-per-highest-die = × highest die
board-per-two-dice = × two highest dice

# Forest actions and spaces of the Home
forest-yomi-1 = a step of the kodama here
forest-yomi-2 = a mitama or a dragonfly
forest-yomi-3 = a mitama for 1 less or a dragonfly
forest-yomi-4 = a mitama for 1 less or a dragonfly for 1 less
forest-yomi-6 = a mitama and a dragonfly, one of them for 1 less
forest-stairs-1 = a step of the kodama here
forest-stairs-2 = 1 movement point
forest-stairs-3 = 2 movement points
forest-stairs-4 = 3 movement points
forest-stairs-6 = 4 movement points
forest-glade-1 = a step of the kodama here
forest-glade-2 = wood or jade
forest-glade-3 = any good
forest-glade-4 = any 2 goods
forest-glade-6 = any 3 goods
forest-forges-1 = a step of the kodama here
forest-forges-2 = a building
forest-forges-3 = a crystal or a building
forest-forges-4 = a crystal for 1 less or a building for 1 less
forest-forges-6 = a crystal and a building, one of them for 1 less
home-moon = an amulet +2
home-rift = an amulet +1, a vision
home-harvest = an amulet +1, any good
home-journey = an amulet +1, 1 movement point
home-crossroads = an amulet +1 and a movement point or any good
home-mirror = copy a rival’s die
target-yomi = { region-yomi }
target-stairs = { region-stairs }
target-home = { region-home }
target-glade = { region-glade }
target-forges = { region-forges }
target-moon = { home-moon }
target-rift = { home-rift }
target-harvest = { home-harvest }
target-journey = { home-journey }
target-crossroads = { home-crossroads }
target-mirror = { home-mirror }

effect-mix = { $kinds ->
    [4] { $n ->
        [1] any good
       *[other] any { $n } goods
      }
   *[other] { $n ->
        [1] { $goods }
       *[other] any { $n } of { $goods }
      }
  }

## What bots weigh, when they give a reason
ui-worth-points = points
ui-worth-goods = goods
ui-worth-amulets = amulets
ui-worth-dice = dice
ui-worth-order = the order of turns
ui-worth-bitoku = virtues
ui-worth-lakes = lakes
ui-worth-rocks = rocks
ui-worth-paths = pilgrims
ui-worth-visions = visions
ui-worth-crystals = crystals
ui-worth-mitama = mitama and dragonflies
ui-worth-yokai = yokai
ui-worth-open = what is begun
