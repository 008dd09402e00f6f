# What is asked
prompt-turn = Your turn: play a yokai, use a die or cross the river
prompt-discard = Spring: which yokai will you discard?
prompt-arrange = Winter: which die will you return to the { $slot } space?
prompt-virtue = Virtue of the spirits: remove one of the yokai you played for its points?
prompt-slot = Where will you play { $yokai_the }?
prompt-boost = The die shows { $die }. Which amulets will you discard to raise it?
prompt-place = Where will you place the die showing { $die }?
prompt-visit = { $region }, die showing { $die }: forest action or building?
prompt-give = Your 6 meets another 6: which amulet will you discard?
prompt-favour = Which favour of the forest will you choose?
prompt-pair = Choose two different actions
prompt-copy = Which rival’s die will you copy?
prompt-cost = How will you pay?
prompt-kodama = Which kodama will you advance?
prompt-back = Whose kodama will you move back?
prompt-move = { $n ->
    [one] How will you use your last movement point?
   *[other] How will you use your next movement point? ({ $n } left)
  }
prompt-unlock = Which die will you unlock?
prompt-mitama = Which mitama will you take?
prompt-dragonfly = Which dragonfly will you take?
prompt-combine = Combine a mitama and a dragonfly?
prompt-crystal = Which crystal will you take?
prompt-wit = At which yokai space will you place { $crystal_the }?
prompt-build = Which building will you build?
prompt-site = Where will you build { $building_the }?
prompt-rock = Which rock will you take?
prompt-meditate = Which rock will the pilgrim go to?
prompt-vision = Keep a vision, or take a good instead?
prompt-yokai = Which yokai will you keep?
prompt-bitoku = Which bitoku card will you keep?
prompt-dream = Your dream crystals: what next?
prompt-effects = { $sort_id ->
    [yokai] { $yokai }: what next?
    [building] { $building }: what next?
    [gate] { $gate }: what next?
    [crystal] { $crystal }: what next?
    [mitama] { CAPITAL($mitama) }: what next?
    [dragonfly] { CAPITAL($dragonfly) }: what next?
    [bitoku] { CAPITAL($bitoku) }: what next?
    [home] Home of the Great Spirit: what next?
   *[other] What next?
  }

# What can be chosen
option-skip = Skip
option-play = Play { $yokai_the }
option-use = Use your { $slot } die
option-rouse = Remove a pilgrim to use your locked { $slot } die
option-cross = Cross the river from { $region_the } with your { $value }
option-pass = Pass
option-at = { CAPITAL($slot) } space
option-boost = { $bundle_id ->
    [0] No amulet
    [1] Discard a +1 amulet
    [2] Discard a +2 amulet
    [3] Discard a +3 amulet
   *[other] Discard amulets (+{ $bundle })
  }
option-place = { $region }
option-enter = { region-home } ({ $home })
option-forest = Forest action ({ $forest })
option-visit = Use { $building_the }
option-give = +{ $amulet } amulet
option-favour = { CAPITAL($favour) } on { $hill_the }
option-cover = Cover { $favour } on { $hill_the } without taking it
option-copy = Die showing { $value } ({ $target })
option-advance = { $region }
option-back = { $player }’s kodama { $region_in }
option-step = Advance on your bitoku path
option-begin = Send out a new pilgrim to { $node_the }
option-walk = Move a pilgrim ({ $edge })
option-unlock = The { $slot } die
option-spirit = { CAPITAL($mitama) } (space { $place })
option-fly = { CAPITAL($dragonfly) } (space { $place })
option-combine = Combine { $mitama_the } and { $dragonfly_the }
option-crystal = { $crystal }, space { $place }
option-build = { $building }
option-site = { $region }
option-rock = { $rock }
option-meditate = { $rock }
option-sit-free = { $rock } (free)
option-sit = { $rock } (pay { $goods })
option-keep-vision = Keep the vision “{ $vision }”
option-instead = Take 1 { $good } instead
option-keep-yokai = { $yokai }
option-keep-bitoku = { CAPITAL($bitoku) }
option-discard = Discard { $yokai_the }
option-lay = The die showing { $value }
option-remove = Remove { $yokai_the }
option-harmonise = Use the wit crystal now

# What happened
event-played = { $seat } plays { $yokai_the } on the { $slot } space
event-unlocked = { $seat } unlocks a die showing { $die }
event-boosted = { $seat } raises a die by { $n }, to { $die }
event-placed = { $seat } places a die showing { $die } { $region_in }
event-roused = { $seat } removes a pilgrim to use a locked die showing { $die }
event-forest = { $seat } takes a forest action: { $forest }
event-visited = { $seat } uses { $building_the }
event-crossed = { $seat } crosses the river from { $region_the }, and the die drops to { $die }
event-covered = { $seat } chooses a favour on { $hill_the }: { $favour }
event-passed = { $seat } passes
event-amulet = { $seat } gains a +{ $value } amulet
event-advanced = { $seat } advances a kodama to space { $space } { $region_in }
event-pushed = { $seat } moves { $rival }’s kodama back { $region_in }
event-stepped = { $seat } fulfils { $bitoku } on the bitoku path
event-began = { $seat } sends out a pilgrim to { $node_the }
event-walked = { $seat } moves a pilgrim ({ $edge })
event-gate = { $seat } reaches { $gate_the }
event-mitama = { $seat } takes { $mitama_the } (space { $place })
event-dragonfly = { $seat } takes { $dragonfly_the } (space { $place })
event-combined = { $seat } combines { $mitama_the } and { $dragonfly_the }
event-crystal = { $seat } takes { $crystal_the }
event-built = { $seat } builds { $building_the } { $region_in }
event-rock = { $seat } takes { $rock_the }
event-meditated = { $seat } sends a pilgrim to { $rock_the }
event-vision = { $seat } keeps the vision “{ $vision }”
event-no-vision = { $seat } keeps no vision
event-yokai = { $seat } gains { $yokai_the }
event-yokai-hidden = { $seat } gains a yokai in secret
event-hill-yokai = { $seat } takes { $yokai_the } into hand
event-bitoku = { $seat } gains a bitoku card: { $bitoku }
event-bitoku-renewed = The bitoku pile is empty, so its discards are shuffled into a new one
event-drew = { $seat } draws { $yokai_the }
event-drew-hidden = { $seat } draws a yokai
event-discarded = { $seat } discards { $yokai_the }
event-year = Year { $year } begins with spring
event-order = Autumn: { $rival } is now { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  } in turn order
event-removed = { $seat } removes { $yokai_the } and scores { $points } VP
event-remembered = { $seat } scores { $points } VP with { $crystal_the }
event-harmonised = { $seat } uses { $crystal_the }
event-copied = { $seat } copies a die showing { $die } ({ $target })
event-rock-gone = { CAPITAL($rock_the) } leaves the zen garden
event-will = The Tengu rolls { $one } and { $two } and uses this card: { $tengu }
event-passed-over = Step { $step } is skipped: { $reason }
event-step = The Tengu performs step { $step }
event-tengu-gained = The Tengu gains { $counted }
event-tengu-scored = The Tengu scores { $points } VP
event-tengu-paid = The Tengu pays 1 { $good }
event-tengu-placed = The Tengu places a die showing { $die } { $region_in }
event-tengu-crossed = The Tengu crosses the river from { $region_the }
event-tengu-mitama = The Tengu takes { $mitama_the }
event-tengu-dragonfly = The Tengu takes { $dragonfly_the }
event-tengu-combined = The Tengu combines { $mitama_the } and { $dragonfly_the }
event-tengu-crystal = The Tengu takes { $crystal_the }
event-tengu-built = The Tengu builds { $building_the } { $region_in }
event-tengu-yokai = The Tengu takes { $yokai_the }
event-tengu-bitoku = The Tengu takes a bitoku card: { $bitoku }
event-tengu-advanced = The Tengu’s kodama advances to space { $space } { $region_in }
event-tengu-moved = The Tengu uses a movement point: { $tengu-move }
event-tengu-unlocked = The Tengu unlocks its die showing { $die }
event-tengu-revealed = At the gate, the Tengu reveals a card: { $tengu }
event-tengu-lost = The Tengu finds nothing to take, and the action is lost

# What is printed
count-wood = { $n } wood
good-wood = wood
count-stone = { $n } stone
good-stone = stone
count-jade = { $n } jade
good-jade = jade
count-sake = { $n } sake
good-sake = sake
count-vp = { $n } VP
good-vp = VP
verb-amulet = a +{ $arg } amulet
verb-kodama = { $n ->
    [1] advance a kodama
   *[other] advance kodama { $n } spaces in total
  }
verb-kodama-here = advance the kodama here
verb-kodama-back = move a rival’s kodama back
verb-move = { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
  }
verb-unlock = unlock a die
verb-mitama = { $arg ->
    [-1] take a mitama
   *[other] take a mitama for { $arg } less
  }
verb-dragonfly = { $arg ->
    [-1] take a dragonfly
   *[other] take a dragonfly for { $arg } less
  }
verb-crystal = { $arg ->
    [-1] take a crystal
   *[other] take a crystal for { $arg } less
  }
verb-build = { $arg ->
    [-1] build a building
   *[other] build a building for { $arg } less
  }
verb-rock = take a rock
verb-meditate = send a pilgrim to a rock
verb-vision = draw a vision
verb-yokai = gain a yokai
verb-bitoku = gain a bitoku card
verb-draw = draw a yokai
verb-copy = copy a rival’s die

# Scores
title = Bitoku
ui-line = Walk the forest with your guardians and become the next Great Spirit.
ui-sort = Dice placement, cards and set collection · 30 to 40 minutes per player · heavy
ui-opponent = Tengu
score-game = During the game
score-first = First in turn order
score-bitoku = Bitoku path
score-lakes = Lake treasures
score-rocks = Voice of the rocks
score-dice = Guardians and goods
score-visions = Visions
score-board = Player board
score-favourites = Favourites
score-yokai = Yokai
score-goods = Goods
score-crystals = Crystals
score-lords = Lord of the lakes
verdict-won = You are the new Great Spirit.
verdict-lost = The Tengu wins.

# Table options
setting-harder_forest = Harder forest
setting-harder_forest-false = a die must be at least as high
setting-harder_forest-true = a die must be higher
setting-no_yokai = Easier: the Tengu starts without yokai
setting-no_yokai-false = no
setting-no_yokai-true = yes
setting-no_goods = Easier: the Tengu starts without goods
setting-no_goods-false = no
setting-no_goods-true = yes
setting-calm_kodama = Easier: the Tengu’s kodama are calm
setting-calm_kodama-false = no
setting-calm_kodama-true = yes
setting-no_spring_moves = Easier: the Tengu gets no movement points in spring
setting-no_spring_moves-false = no
setting-no_spring_moves-true = yes
setting-early_pilgrim = Harder: the Tengu’s pilgrim has a head start
setting-early_pilgrim-false = no
setting-early_pilgrim-true = yes
setting-early_kodama = Harder: the Tengu’s kodama start 1 space ahead
setting-early_kodama-false = no
setting-early_kodama-true = yes
setting-lake_lord = Harder: the Tengu scores 3 VP for each lake where it is ahead
setting-lake_lord-false = no
setting-lake_lord-true = yes
setting-dragonflies = The Tengu’s dragonflies
setting-dragonflies-one = one
setting-dragonflies-none = none (easier)
setting-dragonflies-two = two (harder)

# Spaces of the paths of wisdom: the pine path and the moss path, the branches off them; each with its number
node-sando = starting gate
    .the = the starting gate
node-matsu = pine { $n }
node-koke = moss { $n }
edge-sando = starting gate
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
    .the = the starting kappa
yokai-kappa-1 = Kappa I
yokai-kappa-2 = Kappa II
yokai-kappa-3 = Kappa III
yokai-kappa-4 = Kappa IV
yokai-kappa-5 = Kappa V
yokai-imomushi-0 = Starting imomushi
    .the = the starting imomushi
yokai-imomushi-1 = Imomushi I
yokai-imomushi-2 = Imomushi II
yokai-imomushi-3 = Imomushi III
yokai-imomushi-4 = Imomushi IV
yokai-imomushi-5 = Imomushi V
yokai-nezumi-0 = Starting nezumi
    .the = the starting nezumi
yokai-nezumi-1 = Nezumi I
yokai-nezumi-2 = Nezumi II
yokai-nezumi-3 = Nezumi III
yokai-nezumi-4 = Nezumi IV
yokai-nezumi-5 = Nezumi V
yokai-kitsune-0 = Starting kitsune
    .the = the starting kitsune
yokai-kitsune-1 = Kitsune I
yokai-kitsune-2 = Kitsune II
yokai-kitsune-3 = Kitsune III
yokai-kitsune-4 = Kitsune IV
yokai-kitsune-5 = Kitsune V
yokai-okami-0 = Starting shin okami
    .the = the starting shin okami
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
    .the = the Lands of Yomi
    .in = in the Lands of Yomi
region-stairs = Stairs of Knowledge
    .the = the Stairs of Knowledge
    .in = on the Stairs of Knowledge
region-home = Home of the Great Spirit
    .the = the Home of the Great Spirit
    .in = at the Home of the Great Spirit
region-glade = Glade of Jade
    .the = the Glade of Jade
    .in = in the Glade of Jade
region-forges = Forges
    .the = the Forges
    .in = at the Forges
hill-yomi = Hill of Yomi
    .the = the Hill of Yomi
hill-stairs = Hill of the Stairs
    .the = the Hill of the Stairs
hill-glade = Hill of the Glade
    .the = the Hill of the Glade
hill-forges = Hill of the Forges
    .the = the Hill of the Forges
favour-bitoku = the bitoku card
favour-yokai = the yokai card
favour-two = two of the four actions
building-rock-temple = Rock temple
    .the = the rock temple
building-silent-temple = Silent temple
    .the = the silent temple
building-dream-temple = Dream temple
    .the = the dream temple
building-bell-temple = Bell temple
    .the = the bell temple
building-spirit-temple = Spirit temple
    .the = the spirit temple
building-pilgrim-temple = Pilgrims’ temple
    .the = the pilgrims’ temple
building-steam-onsen = Steam onsen
    .the = the steam onsen
building-river-onsen = River onsen
    .the = the river onsen
building-lantern-onsen = Lantern onsen
    .the = the lantern onsen
building-dragonfly-onsen = Dragonfly onsen
    .the = the dragonfly onsen
building-mischief-onsen = Onsen of mischief
    .the = the onsen of mischief
building-hot-onsen = Hot onsen
    .the = the hot onsen
building-rice-farm = Rice farm
    .the = the rice farm
building-timber-farm = Timber farm
    .the = the timber farm
building-tea-farm = Tea farm
    .the = the tea farm
building-crystal-farm = Crystal farm
    .the = the crystal farm
building-sake-farm = Sake farm
    .the = the sake farm
building-great-farm = Great farm
    .the = the great farm
building-moon-ryokan = Moon ryokan
    .the = the moon ryokan
building-road-ryokan = Roadside ryokan
    .the = the roadside ryokan
building-fox-ryokan = Fox ryokan
    .the = the fox ryokan
building-virtue-ryokan = Ryokan of virtue
    .the = the ryokan of virtue
building-traveller-ryokan = Travellers’ ryokan
    .the = the travellers’ ryokan
building-master-ryokan = Master’s ryokan
    .the = the master’s ryokan
building-old-shrine = Old shrine
    .the = the old shrine
building-old-well = Old well
    .the = the old well
building-old-market = Old market
    .the = the old market
building-old-gate = Old gate
    .the = the old gate
building-old-cairn = Old cairn
    .the = the old cairn
building-old-forge = Old forge
    .the = the old forge
crystal-dream-draw = Dream crystal (a card)
    .the = the dream crystal (a card)
crystal-dream-amulet = Dream crystal (an amulet)
    .the = the dream crystal (an amulet)
crystal-dream-sake = Dream crystal (sake)
    .the = the dream crystal (sake)
crystal-dream-jade = Dream crystal (jade)
    .the = the dream crystal (jade)
crystal-dream-wood = Dream crystal (wood)
    .the = the dream crystal (wood)
crystal-dream-stone = Dream crystal (stone)
    .the = the dream crystal (stone)
crystal-dream-kodama = Dream crystal (kodama)
    .the = the dream crystal (kodama)
crystal-dream-virtue = Dream crystal (virtue)
    .the = the dream crystal (virtue)
crystal-memory-kodama = Memory crystal (kodama)
    .the = the memory crystal (kodama)
crystal-memory-move = Memory crystal (movement)
    .the = the memory crystal (movement)
crystal-memory-build = Memory crystal (building)
    .the = the memory crystal (building)
crystal-memory-crystal = Memory crystal (crystals)
    .the = the memory crystal (crystals)
crystal-memory-mitama = Memory crystal (mitama)
    .the = the memory crystal (mitama)
crystal-memory-dragonfly = Memory crystal (dragonflies)
    .the = the memory crystal (dragonflies)
crystal-memory-vision = Memory crystal (visions)
    .the = the memory crystal (visions)
crystal-memory-meditate = Memory crystal (meditation)
    .the = the memory crystal (meditation)
crystal-memory-bitoku = Memory crystal (bitoku)
    .the = the memory crystal (bitoku)
crystal-memory-yokai = Memory crystal (yokai)
    .the = the memory crystal (yokai)
crystal-wit-any = Wit crystal (any good)
    .the = the wit crystal (any good)
crystal-wit-amulet = Wit crystal (an amulet)
    .the = the wit crystal (an amulet)
crystal-wit-move = Wit crystal (movement)
    .the = the wit crystal (movement)
crystal-wit-kodama = Wit crystal (kodama)
    .the = the wit crystal (kodama)
crystal-wit-unlock = Wit crystal (unlocking)
    .the = the wit crystal (unlocking)
crystal-wit-draw = Wit crystal (a card)
    .the = the wit crystal (a card)
crystal-wit-meditate = Wit crystal (meditation)
    .the = the wit crystal (meditation)
mitama-ara = ara
    .the = the ara mitama
mitama-nigi = nigi
    .the = the nigi mitama
mitama-saki = saki
    .the = the saki mitama
mitama-kushi = kushi
    .the = the kushi mitama
mitama-shinigami-harvest = shinigami of harvest
    .the = the shinigami of harvest
mitama-shinigami-journey = shinigami of the journey
    .the = the shinigami of the journey
mitama-shinigami-mischief = shinigami of mischief
    .the = the shinigami of mischief
mitama-shinigami-dawn = shinigami of dawn
    .the = the shinigami of dawn
dragonfly-garden-fly = garden dragonfly
    .the = the garden dragonfly
dragonfly-zen-fly = zen dragonfly
    .the = the zen dragonfly
dragonfly-sun-fly = sun dragonfly
    .the = the sun dragonfly
dragonfly-wind-fly = wind dragonfly
    .the = the wind dragonfly
dragonfly-road-fly = road dragonfly
    .the = the road dragonfly
dragonfly-dawn-fly = dawn dragonfly
    .the = the dawn dragonfly
dragonfly-river-fly = river dragonfly
    .the = the river dragonfly
dragonfly-lake-fly = lake dragonfly
    .the = the lake dragonfly
dragonfly-guard-fly = guardian dragonfly
    .the = the guardian dragonfly
dragonfly-fox-fly = fox dragonfly
    .the = the fox dragonfly
dragonfly-virtue-fly = virtue dragonfly
    .the = the virtue dragonfly
dragonfly-rift-fly = rift dragonfly
    .the = the rift dragonfly
dragonfly-cave-fly = cave dragonfly
    .the = the cave dragonfly
dragonfly-forge-fly = forge dragonfly
    .the = the forge dragonfly
dragonfly-trickster-fly = trickster dragonfly
    .the = the trickster dragonfly
dragonfly-feast-fly = feast dragonfly
    .the = the feast dragonfly
gate-gate-spirits = Gate of Spirits
    .the = the Gate of Spirits
gate-gate-carpenters = Gate of Carpenters
    .the = the Gate of Carpenters
gate-gate-miners = Gate of Miners
    .the = the Gate of Miners
gate-gate-plenty = Gate of Plenty
    .the = the Gate of Plenty
gate-gate-lakes = Gate of Lakes
    .the = the Gate of Lakes
gate-gate-visions = Gate of Visions
    .the = the Gate of Visions
gate-gate-guardians = Gate of Guardians
    .the = the Gate of Guardians
gate-gate-virtue = Gate of Virtue
    .the = the Gate of Virtue
gate-gate-feast = Gate of the Feast
    .the = the Gate of the Feast
gate-gate-garden = Gate of the Garden
    .the = the Gate of the Garden
gate-gate-travellers = Gate of Travellers
    .the = the Gate of Travellers
gate-gate-caves = Gate of Caves
    .the = the Gate of Caves
gate-gate-masters = Gate of Masters
    .the = the Gate of Masters
gate-gate-wings = Gate of Wings
    .the = the Gate of Wings
gate-gate-silence = Gate of Silence
    .the = the Gate of Silence
gate-gate-dawn = Gate of Dawn
    .the = the Gate of Dawn
rock-kappa-rock = Kappa rock
    .the = the kappa rock
rock-imomushi-rock = Imomushi rock
    .the = the imomushi rock
rock-nezumi-rock = Nezumi rock
    .the = the nezumi rock
rock-kitsune-rock = Kitsune rock
    .the = the kitsune rock
rock-okami-rock = Shin okami rock
    .the = the shin okami rock
rock-ara-rock = Ara rock
    .the = the ara rock
rock-nigi-rock = Nigi rock
    .the = the nigi rock
rock-saki-rock = Saki rock
    .the = the saki rock
rock-kushi-rock = Kushi rock
    .the = the kushi rock
rock-hearth-rock = Ryokan and temple rock
    .the = the ryokan and temple rock
rock-field-rock = Farm and onsen rock
    .the = the farm and onsen rock
rock-harvest-rock = Farm and temple rock
    .the = the farm and temple rock
rock-bath-rock = Onsen and ryokan rock
    .the = the onsen and ryokan rock
bitoku-makoto = makoto
bitoku-chugi = chugi
bitoku-yu = yu
bitoku-jin = jin
bitoku-rei = rei
bitoku-gi = gi
bitoku-meiyo = meiyo
vision-vision-1 = 2 buildings, good, combined mitama
vision-vision-2 = building, bitoku step, combined mitama
vision-vision-3 = building, gate
vision-vision-4 = 2 crystals
vision-vision-5 = 3 crystals
vision-vision-6 = crystal, building
vision-vision-7 = crystal, mitama
vision-vision-8 = crystal, illumination
vision-vision-9 = crystal, bitoku step, good
vision-vision-10 = 2 crystals, gate
vision-vision-11 = 2 mitama
vision-vision-12 = 3 mitama
vision-vision-13 = combined mitama, good
vision-vision-14 = 2 combined mitama
vision-vision-15 = combined mitama, bitoku step
vision-vision-16 = combined mitama, illumination
vision-vision-17 = mitama, gate
vision-vision-18 = mitama, building, crystal
vision-vision-19 = 2 buildings
vision-vision-20 = 3 buildings
vision-vision-21 = building, illumination
vision-vision-22 = illumination, gate
vision-vision-23 = 2 illuminations
vision-vision-24 = gate, bitoku step
vision-vision-25 = 2 bitoku steps, good
vision-vision-26 = 3 bitoku steps
vision-vision-27 = 2 goods, mitama
vision-vision-28 = 3 goods, bitoku step
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
reason-no-crossing = the Tengu has no die at a crossing
reason-not-contested = no crossing is contested
reason-no-card-there = no card of the kind shown on its own card is available
reason-place-full = the region on its card is full
reason-has-unlocked = it has an unlocked die
reason-no-locked = it has no locked die
reason-tile-active = its tile is active
reason-not-left = its card was not on the left
reason-no-unlocked = it has no unlocked die
reason-no-good = it does not have the good on its card
reason-more-room = the hill has more than one space left
reason-at-home = it already has a die at the Home
reason-home-full = the Home is full
reason-place-free = the region on its card has a free space
reason-no-region = there is no region where its kodama can advance
reason-tile-inactive = its tile is inactive
reason-dice-left = it still has dice
tengu-move-bitoku = 1 step on its bitoku path
tengu-move-illumination = a pilgrim reaches illumination
tengu-move-gate = a pilgrim reaches a gate
tengu-move-onward = a pilgrim walks on
tengu-move-beginning = a new pilgrim sets out
tengu-tengu-1 = Yomi, dragonfly (bitoku; jade)
tengu-tengu-2 = Yomi, mitama (bitoku; sake)
tengu-tengu-3 = Stairs (yokai; wood)
tengu-tengu-4 = Stairs (bitoku; stone)
tengu-tengu-5 = Glade, wood and stone (yokai or bitoku; sake)
tengu-tengu-6 = Glade, jade and sake (bitoku; wood)
tengu-tengu-7 = Forges, crystal (bitoku; no good)
tengu-tengu-8 = Forges, building (bitoku; stone)
tengu-tengu-9 = Favourite (yokai; wood)
tengu-tengu-10 = Favourite (bitoku; jade)
tengu-tengu-11 = Yomi, dragonfly (no card; jade)
tengu-tengu-12 = Yomi, mitama (no card; stone)
tengu-tengu-13 = Forges, crystal (no card; no good)
tengu-tengu-14 = Favourite (no card; jade)
board-year = Year { $year } of 4
board-order = Turn order
board-tengu = Tengu
board-player = Player { $number }
board-forest = Forest
board-region = Region
board-dice = Dice
board-free = free
board-kodama = Kodama
board-lake = Lake
board-buildings = Buildings (die, action and owner)
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
board-waiting = Not combined yet
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
board-legend = Dice show the player’s letter and the value. Path spaces show who stands there.
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
board-per-lake = per track you lead
board-per-yokai = per yokai
board-per-highest-die = × highest die
board-per-two-dice = × two highest dice

# Forest actions and spaces of the Home
forest-yomi-1 = advance the kodama here
forest-yomi-2 = take a mitama or a dragonfly
forest-yomi-3 = take a mitama for 1 less or a dragonfly
forest-yomi-4 = take a mitama or a dragonfly for 1 less
forest-yomi-6 = take a mitama and a dragonfly, one of them for 1 less
forest-stairs-1 = advance the kodama here
forest-stairs-2 = 1 movement point
forest-stairs-3 = 2 movement points
forest-stairs-4 = 3 movement points
forest-stairs-6 = 4 movement points
forest-glade-1 = advance the kodama here
forest-glade-2 = 1 wood or 1 jade
forest-glade-3 = any good
forest-glade-4 = any 2 goods
forest-glade-6 = any 3 goods
forest-forges-1 = advance the kodama here
forest-forges-2 = build a building
forest-forges-3 = take a crystal or build a building
forest-forges-4 = take a crystal or build a building for 1 less
forest-forges-6 = take a crystal and build a building, one of them for 1 less
home-moon = a +2 amulet
home-rift = a +1 amulet and a vision
home-harvest = a +1 amulet and any good
home-journey = a +1 amulet and 1 movement point
home-crossroads = a +1 amulet and either 1 movement point or any good
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
       *[other] any mix of { $n } { $goods }
      }
  }

## What bots weigh, when they give a reason
ui-worth-points = points
ui-worth-goods = goods
ui-worth-amulets = amulets
ui-worth-dice = dice
ui-worth-order = turn order
ui-worth-bitoku = bitoku path
ui-worth-lakes = lakes
ui-worth-rocks = rocks
ui-worth-paths = pilgrims
ui-worth-visions = visions
ui-worth-crystals = crystals
ui-worth-mitama = mitama and dragonflies
ui-worth-yokai = yokai
ui-worth-open = what you have started

# What a thing on the table is, and what it is for
tip-score = The first number is the VP you have already scored. The other also counts what would score if the game ended now.
tip-order = Whoever’s die is highest up at the Home goes first next year. At the end, the first player scores 3 VP.
tip-region-home = { region-home }. Place a die on one of its spaces to get amulets and to go earlier next year. Dice here are not compared.
tip-region-yomi = { region-yomi }. Here you take mitama and dragonflies. You can do the forest action if no other die here is higher.
tip-region-stairs = { region-stairs }. Here you gain movement for your pilgrims and your bitoku path. You can do the forest action if no other die here is higher.
tip-region-glade = { region-glade }. Here you gain goods. You can do the forest action if no other die here is higher.
tip-region-forges = { region-forges }. Here you build and take crystals. You can do the forest action if no other die here is higher.
tip-home = A space for one die. The higher up your die, the earlier your turn next year.
tip-forest = A forest action. A die of at least this value can take it, if no other die in the region is higher.
tip-area = Buildings stand here. A die placed in this region can use one whose value is not above the die. Free places are for buildings of the type shown.
tip-building = A die of at least this value in its region can use it. If it belongs to somebody else, its owner gets a bonus.
tip-offered-building = Building it costs what your next building marker shows. It goes on a free place of its type, advances your kodama there and is yours to use.
tip-kodama = Each player’s kodama on the way to the lake. At the end, the foremost scores the first number of the lake, the next one the second, and so on.
tip-back = A kodama that you can move back.
tip-favour = Each hill has three favours. Cross the river with a die from the region below to get one; then it is covered for the rest of the year.
tip-hill = Dice that have crossed the river stay here until winter. If there is no free space, no other die can cross.
tip-mitama = A spirit that gives its effect once, when you take it. A dragonfly can be combined with it, and rocks and visions can count it.
tip-dragonfly = Its action is done when you combine it with a mitama: only at the moment when you gain one of the two.
tip-crystal = Dream crystals work every spring, wit crystals for the yokai next to them, memory crystals each time you do what they show. Each wakes a pilgrim.
tip-copy = An opponent’s die. From the copying space at the Home, you do the forest action of this die.
tip-die = Your die on the board. If its region has a hill, it can cross the river on a later turn for a favour: it drops by 1, a 6 by 3.
tip-gate = A pilgrim who moves onto this branch does the action of the gate, scores the points of the space and stays there.
tip-illumination = A pilgrim who moves onto this branch scores the points of the space and stays there.
tip-to = The paths of wisdom. Each movement point takes a pilgrim one space further. To cross a bridge, your token on your bitoku path must have reached the card with its number.
tip-rock = Each of your pilgrims at a rock of yours scores 1 VP at the end for each thing it shows that you have. To send one, you need an effect that shows it.
tip-sit = A place for a pilgrim, with its cost. The pilgrim stays for the rest of the game and scores 1 VP at the end for each thing the rock shows.
tip-pile = The cards you draw in spring, and those you have discarded. When the deck runs out, the discards are shuffled.
tip-good = It pays for what you take and build: wood and stone for buildings, jade and sake for mitama. At the end, add your goods to the values of your dice: every 4 score 1 VP.
tip-amulet = Before you place a die, you can discard amulets to raise it by their values, up to 6. It stays raised.
tip-pilgrim = Awake pilgrims. They walk the paths of wisdom, rest at your rocks, or leave the game to let you use a locked die. Crystals wake more of them.
tip-build = The buildings you have built, of six.
tip-marker = Your next building marker, with the cost of your next building. Markers that you have used uncover points.
tip-slot = You play a yokai here. It unlocks the die next to it; a wit crystal here works for each yokai played on this space.
tip-own-die = Your die. A yokai played next to it unlocks it; then you can place it in a region. It keeps its value after winter.
tip-guardian = Dice: locked ones wait for a yokai, unlocked ones can be placed, faint ones are on the board.
tip-yokai = Play it on one of your spaces: it unlocks the die there and gives its effects. In winter you may remove one from the game for its points, if you own at least five.
tip-vision = A vision scores its points at the end if you have everything it shows; otherwise it costs you 1 or 2 VP.
tip-path = Your bitoku path. A movement point takes your token one card further and gives you its effects. At the end, 1 to 7 different types score 1 to 22 VP.
tip-bitoku = A card for your bitoku path. A movement point takes your token one card further and gives you its effects; at the end, different types score.
tip-step = The next card of your bitoku path. A movement point takes you there and gives you its effects.
tip-effect = One effect. You can use the effects in any order, or skip them.
tip-tengu = Each turn, the lower of two dice chooses one of these cards: 1 or 2 the right one, 3 or 4 the middle one, 5 or 6 the left one. The card says what the Tengu prefers.

# What can be wrong in a component set
mistake-player-count = “{ $text }” is not a player count from 1 to 4; write for example 2 or 3-4.
mistake-forest-rows = “{ $region }” needs a line with kodama-here, and lines for every die from 2 up.
mistake-home-places = With { $players ->
    [one] { $players } player
   *[other] { $players } players
}, the places must be 1 to { $most }.
mistake-more-spaces = This is { $four } with four players and { $three } with three; it must be more with four.
mistake-display-empty = With { $players ->
    [one] { $players } player
   *[other] { $players } players
}, the display “{ $name }” has no place.
mistake-branches-named = Every branch of branches.csv must be named in this column of some line.
mistake-branch-empty = With { $players ->
    [one] { $players } player
   *[other] { $players } players
}, the branch “{ $name }” has no space.
mistake-steps = This column has { $n } steps in all; { $most } are the limit.
mistake-no-start = With { $players ->
    [one] { $players } player
   *[other] { $players } players
}, no line is a start.
mistake-wit-first = The first three crystal slots must be wit slots, one for each yokai place.
mistake-starting-cards = The starting cards must be one of each type except yama-uba.
mistake-yokai-count = Besides the starting cards, “{ $what }” appears { $found ->
    [one] once
   *[other] { $found } times
}; the box has { $expected }.
mistake-bitoku-copies = The copies are { $text }; they should be 5, 5, 4, 4, 3, 2, 1.
mistake-vision-need = “{ $text }” is not a condition; write for example 2 building, with one of: { $known }.
mistake-glade-goods = A Glade card must show two goods, any other card none.
mistake-memory-points = A memory crystal must give 1 or 2 points, any other crystal 0.
mistake-building-ids = An id here is also in buildings.csv; every building needs its own id.
mistake-no-place = With { $players ->
    [one] { $players } player
   *[other] { $players } players
}, “{ $name }” has no place to be built.
mistake-ancient-places = With { $players ->
    [one] { $players } player
   *[other] { $players } players
}, the number of ancient places is { $n }; it may be { $most } at most.

# How to play, on one screen
howto-goal-title = Goal
howto-goal = The Great Spirit is leaving the forest. Whoever has the most virtue points (VP) after four years takes its place.
    There are many ways to score; a few that support each other are enough.
howto-turn-title = Your turn
howto-turn = In summer, players take turns. On your turn, do one thing:
    Play a yokai on one of your three spaces: it unlocks the die there and gives its effects.
    Use a die: raise it with amulets if you like (up to 6) and place it in a region. Take the forest action if no other die there is higher, and use one building there whose value is not above your die.
    Cross the river: move a die from a region to its hill for a favour: a bitoku card, a yokai, or two small actions. The die drops by 1, a 6 by 3.
    Pass, when three yokai are played and no die can be placed.
    Yomi has mitama and dragonflies, the Stairs movement, the Glade goods, the Forges buildings and crystals. The Home gives amulets and an earlier turn.
    A movement point moves a pilgrim on the paths, sends out a new one, or takes you one card further on your bitoku path.
howto-round-title = The year
howto-round = Spring: draw up to four yokai and discard down to three. Then dream crystals give their gifts.
    Summer: take turns until everybody has passed.
    Autumn: the player whose die is highest up at the Home goes first next year.
    Winter: dice come back, locked, with the values they show. If you own five yokai or more, you may remove one you played for its points. Hills and displays are refilled.
howto-end-title = The end
howto-end = The game ends in the fourth winter, after yokai have been removed. Dream crystals are used once more.
    Alone, you play against the Tengu, who follows a table of steps.
howto-scoring-title = Scoring
howto-scoring = During the game: pilgrims on branches, mitama, combined pairs, bitoku cards, removed yokai.
    At the end: 3 VP for the first in turn order. 1, 2, 4, 7, 11, 16 or 22 VP for one to seven types on the bitoku path.
    Lakes: the foremost kodama of each track gets the first reward, the next the second. On the same space they share.
    Rocks: each pilgrim at a rock, 1 VP for everything of yours that it shows.
    Dice and goods: added up and divided by four. Visions: their points, or their loss if something is missing.
    The points uncovered on your board by buildings and crystals.
    Ties: more fulfilled visions win.

# What a decision is for, and what is usually good
teach-turn = A yokai unlocks a die, a die does the work, the river brings cards. Places and favours are few: first take what others might take.
teach-discard = You can play three cards this year. Discard the one that helps your plan least; it returns when your deck is reshuffled.
teach-arrange = The card on a space unlocks the die there. Put your highest die where you will play first, or next to a useful wit crystal.
teach-virtue = Points now for a card that you lose. Remove a weak one, or one that already scores its maximum; keep those you like to play.
teach-slot = The card unlocks the die at its space. Unlock the die that you need next, or choose a space with a wit crystal.
teach-boost = Raised dice stay raised after winter, so amulets are well spent early. Pay just enough to reach the next row.
teach-place = Look for the highest row your die reaches, and for a building there that it can use. No other die in the region may be higher.
teach-visit = You may do one of each, in any order. If the action brings goods, do it before the one that costs them.
teach-give = Only an additional amulet beats a 6 here. Discard the lowest you have.
teach-favour = A new bitoku type makes your path longer, a yokai from the hills is stronger than your first cards, two small actions fill a gap. What you leave, others may take.
teach-pair = Two different ones. A vision you can fulfil or a pilgrim at a good rock is worth more than a kodama step.
teach-copy = You do the action with the value of the other die, so copy a high one whose action you can pay for.
teach-cost = Pay with what you have most of. Buildings need wood and stone, mitama need jade and sake.
teach-kodama = A step counts where it changes the ranking: pass a kodama, or catch up with one, at a lake with a good reward.
teach-back = Choose a track where the step back costs your rival a rank, ideally one where you then lead.
teach-move = A gate or illumination gives points at once; a step on the bitoku path gives its card and opens the bridges. Do not leave a pilgrim halfway in the last year.
teach-unlock = An unlocked die saves you the wait for a yokai. Take the one that you want to place next.
teach-mitama = Take one that you can combine at once, or that your rock counts. Later spaces cost more and give points.
teach-dragonfly = Its action works when it is combined with a mitama. Best with one waiting on your board; the first space even gives a good.
teach-combine = Always combine if the action helps now: another chance comes only with a new mitama or dragonfly.
teach-crystal = Dream crystals work every spring, so take them early. Wit crystals help with each yokai, memory crystals if you do one thing often. Each wakes a pilgrim.
teach-wit = It works once for each yokai played at its space. Choose the space on which you play every year.
teach-build = They all cost the same now, so look at the action, the kodama steps, and the types that your rocks and visions want.
teach-site = Your kodama there advances. Build where you send dice often, or where the step changes the ranking at the lake.
teach-rock = Choose what you already collect: one kind of yokai, mitama or building. Each pilgrim there scores all of it.
teach-meditate = The pilgrim stays for good and scores what this rock counts at the end. Free places first, at the rock that counts most.
teach-vision = Keep one if you already have part of it; it costs points if you fail. Otherwise take the good.
teach-yokai = Look at its effect and at the points for removing it: best if both fit what you collect.
teach-bitoku = A type that you lack is worth more and more at the end. Also think of its effect when you reach it.
teach-dream = A gift from each crystal, in any order. Use them all; nothing is lost by it.
teach-effects = You may use all of them, in any order. Take gains before what they can pay for.
teach-choice = Take what you are missing for the next thing on your plan.
teach-end-turn = Everything is done. Check whether a wit crystal is still unused; then end your turn.
teach-payment = Pay with what you have most of. Buildings need wood and stone, mitama need jade and sake.
teach-mixture = Take what your next step costs: wood and stone for buildings, jade and sake for mitama.

# The companion: the Tengu beside a box
companion-answer-yes = yes
companion-answer-no = no
companion-answer-none = none
companion-answer-tile = a tile
companion-does-page = Sanmon
companion-does-box = I do, with my box
companion-yokai-kappa = kappa
companion-yokai-imomushi = imomushi
companion-yokai-nezumi = nezumi
companion-yokai-kitsune = kitsune
companion-yokai-shin-okami = shin okami
companion-yokai-yama-uba = yama uba (joker)
companion-mitama-ara = ara
companion-mitama-nigi = nigi
companion-mitama-saki = saki
companion-mitama-kushi = kushi
companion-mitama-shinigami = shinigami (joker)
companion-building-temple = temple
companion-building-onsen = onsen
companion-building-farm = farm
companion-building-ryokan = ryokan
companion-place-locked = locked
companion-place-unlocked = unlocked
companion-place-hill = on a hill
companion-place-home = at the Home
companion-place-yomi = Lands of Yomi
companion-place-stairs = Stairs of Knowledge
companion-place-glade = Glade of Jade
companion-place-forges = Forges
companion-did-played = played a yokai
companion-did-placed-yomi = placed a die in the Lands of Yomi
companion-did-placed-stairs = placed a die on the Stairs of Knowledge
companion-did-placed-glade = placed a die in the Glade of Jade
companion-did-placed-forges = placed a die at the Forges
companion-did-home = placed a die at the Home, space { $n }
companion-did-crossed-yomi = crossed the river from the Lands of Yomi
companion-did-crossed-stairs = crossed the river from the Stairs of Knowledge
companion-did-crossed-glade = crossed the river from the Glade of Jade
companion-did-crossed-forges = crossed the river from the Forges
companion-did-passed = passed
companion-did-building = used one of the Tengu’s buildings (say this first)
companion-did-push-yomi = moved the Tengu’s kodama back in the Lands of Yomi (say this first)
companion-did-push-stairs = moved the Tengu’s kodama back on the Stairs of Knowledge (say this first)
companion-did-push-home = moved the Tengu’s kodama back at the Home (say this first)
companion-did-push-glade = moved the Tengu’s kodama back in the Glade of Jade (say this first)
companion-did-push-forges = moved the Tengu’s kodama back at the Forges (say this first)
companion-slot-left = left
companion-slot-middle = middle
companion-slot-right = right
event-companion-board-card = { CAPITAL($companion-slot) } card: { $tengu }
event-companion-part-set-up = Setting up the Tengu
event-companion-part-spring = Year { $year }: spring
event-companion-part-tengu-turn = Year { $year }: the Tengu’s turn
event-companion-part-your-turn = Year { $year }: your turn
event-companion-part-autumn = Year { $year }: autumn and winter
event-companion-part-game-end = End of the game
prompt-companion-dice = Who rolls the will dice?
prompt-companion-cards = Who shuffles and turns the Tengu’s cards?
prompt-companion-rocks = Take a random rock from the garden, then a second one from the reserve (a building or mitama rock if the first is a yokai rock, otherwise a yokai rock). Which ones are they?
prompt-companion-card = Which of the Tengu’s cards did you turn over?
prompt-companion-roll = Roll a will die. What does it show?
prompt-companion-did = What did you do?
prompt-companion-hills-yokai = Which yokai can still be taken from these hills? Say “none” if the favour is covered or the card is gone.
prompt-companion-hills-bitoku = Which bitoku cards can still be taken from these hills? Say “none” if the favour is covered or the card is gone.
prompt-companion-display-mitama = What is on the mitama display, starting with the cheapest space?
prompt-companion-display-dragonfly = Which spaces of the display have a dragonfly?
prompt-companion-display-crystal = Which spaces of the display have a crystal?
prompt-companion-display-building = Which buildings are on the display, from left to right?
prompt-companion-sites = Which regions have a free { $companion-building } site?
prompt-companion-kodama = On which space is your kodama in each region? (The first space is 1.)
prompt-companion-strong = How many of your dice in the forest, including the Home, show 5 or 6?
prompt-companion-lakes-first = How many VP does the first reward of each lake give?
prompt-companion-lakes-second = How many VP does the second reward of each lake give?
prompt-companion-best-illumination = Can one of the Tengu’s pilgrims move to a free space of illumination? If so, how many VP does the best one give?
prompt-companion-best-gate = Can one of the Tengu’s pilgrims move to a free space of a gate where the Tengu has no pilgrim yet? If so, how many VP does the best one give?
prompt-companion-ways = Find the Tengu’s pilgrim that is furthest along and can still move. How many ways lead on from its space? (0 if no pilgrim can move.)
prompt-companion-your-points = What is your final score?
event-companion-your-spring = First do your own spring: draw, discard and use your dream crystals
event-companion-winter = Return all dice, remove a random rock from the garden, and renew the hills and displays
event-companion-take-mitama = The Tengu takes the mitama from space { $n }
event-companion-take-dragonfly = The Tengu takes the dragonfly from space { $n }
event-companion-take-crystal = The Tengu takes the crystal from space { $n }
event-companion-take-building = The Tengu takes the building from space { $n }
event-companion-take-yokai = The Tengu takes the yokai from { $hill_the }; cover that favour
event-companion-take-bitoku = The Tengu takes the bitoku card from { $hill_the }; cover that favour
event-companion-combined = The Tengu combines a mitama with a dragonfly
event-companion-built = The Tengu builds it { $region_in }
event-companion-way = Move that pilgrim on by way number { $n }, counted from the left
event-companion-start = A new pilgrim starts at starting gate { $n }
event-companion-fork = A new pilgrim starts at the fork of the Tengu’s rightmost gate
event-companion-scored = { $score }: { $n }
event-companion-final = You have { $n } VP, the Tengu has { $rival }
event-companion-verdict = { $verdict }
event-companion-board-points = VP: { $n }
event-companion-board-good = { CAPITAL($good) }: { $n }
event-companion-board-yokai = Yokai: { $n }
event-companion-board-bitoku-path = Bitoku path: { $step } of { $n } cards fulfilled
event-companion-board-mitama = Mitama not yet combined: { $n }
event-companion-board-dragonflies = Dragonflies not yet combined: { $n }
event-companion-board-pairs = Combined pairs: { $n }
event-companion-board-crystals = Crystals: { $n }
event-companion-board-buildings = Buildings: { $n }
event-companion-board-pilgrims = Pilgrims left: { $n }
event-companion-board-kodama = Kodama ({ $region }): space { $n }
event-companion-board-die = Die { $die }: { $companion-place }
event-companion-board-tile-active = Tengu tile: active
event-companion-board-tile-inactive = Tengu tile: inactive

# The score pad
companion-item-resource = Goods
companion-item-building = Buildings
companion-item-crystal = Crystals
companion-item-mitama = Mitama, combined or not
companion-item-combined = Combined pairs
companion-item-illumination = Pilgrims in illumination
companion-item-gate = Pilgrims at gates
companion-item-step = Steps on the bitoku path
companion-item-vp = VP if fulfilled
companion-item-penalty = VP lost otherwise
event-companion-part-rival = The Tengu’s own points
prompt-companion-game = How many VP does everyone have on the score track?
prompt-companion-first = Who is first in turn order?
prompt-companion-next = Who is number { $n } in turn order?
prompt-companion-types = How many different bitoku cards are on each path, fulfilled or not?
prompt-companion-lakes-third = How many VP does the third reward of each lake give?
prompt-companion-track-of = { $region }: on which space is each kodama? (The first space is 1.)
prompt-companion-rock-pilgrims = { $player }: how many pilgrims are at each rock, from left to right?
prompt-companion-rock-items = { $player }: how many yokai, mitama or buildings match each rock, jokers included?
prompt-companion-dice-sum = What do each player’s three dice add up to?
prompt-companion-goods-sum = How many goods does everyone have?
prompt-companion-visions = How many vision cards does each player have?
prompt-companion-items = { $player }: how many of these are there for the visions?
prompt-companion-vision = { $player }, vision { $n }: what does it ask for, and how many VP does it give or cost?
prompt-companion-board = How many VP in all can be seen on each board where markers and sleeping pilgrims are gone?
prompt-companion-favourites = How many of the Tengu’s yokai, mitama and buildings match its rocks, jokers included?
prompt-companion-starting-yokai = How many starting yokai does the Tengu have?
prompt-companion-other-yokai = How many other yokai does it have?
prompt-companion-crystals = How many crystals does the Tengu have?
event-companion-sum-first = { $player }: first in turn order = { $points } VP
event-companion-sum-bitoku = { $player }: { $n } different { $n ->
    [one] card
   *[other] cards
} = { $points } VP
event-companion-sum-lakes = { $player }: all five lakes = { $points } VP
event-companion-sum-rocks = { $player }: { $n } { $n ->
    [one] pilgrim
   *[other] pilgrims
} × { $items } { $items ->
    [one] item
   *[other] items
} = { $points } VP
event-companion-sum-dice = { $player }: (dice { $dice } + goods { $goods }) ÷ 4 = { $points } VP
event-companion-sum-vision = { $player }: vision { $n } is fulfilled = { $points } VP
event-companion-sum-vision-lost = { $player }: vision { $n } is not fulfilled = { $points } VP
event-companion-vision-uses = It uses: { $companion-item } { $n }
event-companion-sum-board = { $player }: player board = { $points } VP
event-companion-sum-favourites = { $player }: { $n } matching { $n ->
    [one] item
   *[other] items
} × 3 = { $points } VP
event-companion-sum-yokai = { $player }: starting yokai { $n } × 3 + others { $others } × 6 = { $points } VP
event-companion-sum-goods = { $player }: goods { $n } = { $points } VP
event-companion-sum-crystals = { $player }: { $n } { $n ->
    [one] crystal
   *[other] crystals
} × 2 = { $points } VP
event-companion-sum-lords = { $player }: lakes where it is ahead = { $points } VP

# Setting up
event-companion-lay-board = Use the board for { $n } players: it shows which die spaces are open
event-companion-lay-gates = Place a random gate tile A on each gate space A, and a random B on each B; return the rest to the box
event-companion-lay-ancient = A random ancient building goes here: { $region }
event-companion-lay-no-ancient = Return the ancient buildings to the box
event-companion-lay-lakes = Shuffle the { $n } lake treasures and place one in every region, including the Home
event-companion-lay-neutral = Place a neutral kodama on space { $n } of every track
event-companion-lay-displays = Shuffle the buildings, crystals, mitama and dragonflies, and fill { $n } spaces of each display
event-companion-lay-hills = Place a bitoku card and a yokai card face up on each hill
event-companion-lay-dice = Three locked dice showing { $one }, { $two } and { $three } from left to right
event-companion-lay-kodama = A kodama on the first space of every track
event-companion-lay-pilgrims = { $n } awake pilgrims, and { $asleep } asleep on the crystal slots
event-companion-lay-goods = { $wood } wood, { $jade } jade, a +{ $amulet } amulet and 0 VP
event-companion-lay-fly = A dragonfly, drawn unseen and laid face up
event-companion-lay-vision = A random vision card, face up
event-companion-lay-deck = The { $n } starting yokai, one of each type, shuffled into a deck
event-companion-lay-rocks = A random rock on the leftmost rock space
event-companion-lay-garden = When every player has one: fill the zen garden with rocks, and return the rest to the box, or keep it at hand against the Tengu
event-companion-lay-tengu-dice = The Tengu: three locked dice showing { $one }, { $two } and { $three } from left to right
event-companion-lay-tengu-board = Its six building markers, { $n } awake pilgrims and five kodama
event-companion-lay-tengu-yokai = Its { $n } starting yokai
event-companion-lay-tengu-no-yokai = No yokai for it (easier)
event-companion-lay-tengu-flies = Dragonflies for it, drawn at random: { $n }
event-companion-lay-tengu-rocks = A random rock from the garden, whose space stays empty, and a second one from the reserve: a building or mitama rock if the first is a yokai rock, otherwise a yokai rock
event-companion-lay-tengu-goods = { $n } wood; also 1 stone if one of its rocks is a building rock, or 1 sake if one is a mitama rock
event-companion-lay-tengu-no-goods = No goods for it (easier)
event-companion-lay-tengu-kodama = Its kodama start on space { $n } of every track (harder)
event-companion-lay-tengu-pilgrim = One of its pilgrims starts on starting gate { $n } (drawn for you; harder)
event-companion-lay-tengu-cards = Shuffle its { $all } cards, lay { $n } of them face up in a row to the right of the pile, and its tile inactive side up
event-companion-lay-tengu-first = The Tengu is first in turn order
