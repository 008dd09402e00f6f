# Na co se hra ptá
prompt-turn = Jste na tahu: vyložte kartu jókai, použijte kostku, nebo překročte řeku
prompt-discard = Jaro: kterou kartu jókai odložíte?
prompt-arrange = Zima: kterou kostku vrátíte na { $slot_accusative }?
prompt-virtue = Ctnost ducha: vyřadíte za body některou z vyložených karet jókai?
prompt-slot = Na které místo vyložíte kartu „{ $yokai }“?
prompt-boost = Kostka má hodnotu { $die }. Které amulety odložíte, abyste ji posílili?
prompt-place = Kam umístíte kostku s hodnotou { $die }?
prompt-visit = { $region }, kostka { $die }: provedete akci lesa, nebo akci budovy?
prompt-give = Který amulet odložíte, abyste překonali šestku?
prompt-favour = Kterou přízeň Lesa si vyberete?
prompt-pair = Vyberte dvě různé možnosti
prompt-copy = Podle které soupeřovy kostky provedete akci lesa?
prompt-cost = Čím zaplatíte?
prompt-kodama = Kterého kodamu posunete vpřed?
prompt-back = Čího kodamu posunete zpět?
prompt-move = { $n ->
    [one] Na co využijete poslední bod pohybu?
    [few] Na co využijete bod pohybu? (zbývají { $n })
   *[other] Na co využijete bod pohybu? (zbývá { $n })
  }
prompt-unlock = Kterou kostku odemknete?
prompt-mitama = Kterého ducha mitama si vezmete?
prompt-dragonfly = Kterou vážku si vezmete?
prompt-combine = Spojíte ducha mitama s vážkou?
prompt-crystal = Který krystal si vezmete?
prompt-wit = Ke kterému místu pro jókai umístíte { $crystal }?
prompt-build = Kterou budovu postavíte?
prompt-site = Kde postavíte { $building_accusative }?
prompt-rock = Který kámen iwakura si vezmete?
prompt-meditate = Ke kterému kameni iwakura umístíte poutníka?
prompt-vision = Necháte si kartu vidění, nebo si místo ní vezmete surovinu?
prompt-yokai = Kterou kartu jókai si necháte?
prompt-bitoku = Kterou kartu bitoku si necháte?
prompt-dream = Vaše krystaly snů: co dál?
prompt-effects = { $sort_id ->
    [yokai] { CAPITAL($yokai) }: co dál?
    [building] { CAPITAL($building) }: co dál?
    [gate] { CAPITAL($gate) }: co dál?
    [crystal] { CAPITAL($crystal) }: co dál?
    [mitama] { CAPITAL($mitama) }: co dál?
    [dragonfly] { CAPITAL($dragonfly) }: co dál?
    [bitoku] { CAPITAL($bitoku) }: co dál?
    [home] Příbytek Velkého ducha: co dál?
   *[other] Co dál?
  }

# Co lze vybrat
option-skip = Už nic
option-play = Vyložit kartu „{ $yokai }“
option-use = Použít kostku { $slot }
option-rouse = Vyřadit poutníka a použít zamknutou kostku { $slot }
option-cross = Překročit řeku { $region_from } s kostkou { $value }
option-pass = Vynechat tah
option-at = Místo { $slot }
option-boost = { $bundle_id ->
    [0] Žádný amulet
    [1] Odložit amulet +1
    [2] Odložit amulet +2
    [3] Odložit amulet +3
   *[other] Odložit amulety +{ $bundle }
  }
option-place = { $region }
option-enter = Příbytek Velkého ducha: { $home }
option-forest = Akce lesa: { $forest }
option-visit = Budova: { $building }
option-give = Amulet +{ $amulet }
option-favour = { CAPITAL($hill) }: { $favour }
option-cover = { CAPITAL($hill) }: přízeň jen zakrýt ({ $favour })
option-copy = Kostka { $value } ({ $target })
option-advance = { $region }
option-back = { $player }: { $region }
option-step = Posunout se na cestě bitoku
option-begin = Vyslat poutníka na políčko { $node }
option-walk = Posunout poutníka: { $edge }
option-unlock = Kostka { $slot }
option-spirit = { CAPITAL($mitama) } ({ $place }. pole)
option-fly = { CAPITAL($dragonfly) } ({ $place }. pole)
option-combine = Spojit ducha mitama „{ $mitama }“ { $dragonfly_with }
option-crystal = { CAPITAL($crystal) }, { $place }. pole
option-build = { CAPITAL($building) }
option-site = { $region }
option-rock = { CAPITAL($rock) }
option-meditate = { CAPITAL($rock) }
option-sit-free = { CAPITAL($rock) }, místo zdarma
option-sit = { CAPITAL($rock) }, místo za { $goods_accusative }
option-keep-vision = Nechat si vidění: { $vision }
option-instead = Místo vidění si vzít { $good }
option-keep-yokai = { CAPITAL($yokai) }
option-keep-bitoku = { CAPITAL($bitoku) }
option-discard = Odložit kartu „{ $yokai }“
option-lay = Kostka { $value }
option-remove = Vyřadit kartu „{ $yokai }“
option-harmonise = Zharmonizovat krystal důvtipu

# Co se stalo
event-played = { $seat } vykládá kartu „{ $yokai }“ na { $slot_accusative }
event-unlocked = { $seat } odemyká kostku s hodnotou { $die }
event-boosted = { $seat } posiluje kostku o { $n } na hodnotu { $die }
event-placed = { $seat } umísťuje kostku s hodnotou { $die } { $region_into }
event-roused = { $seat } vyřazuje poutníka a používá zamknutou kostku s hodnotou { $die }
event-forest = { $seat } provádí akci lesa: { $forest }
event-visited = { $seat } provádí akci budovy „{ $building }“
event-crossed = { $seat } překračuje řeku { $region_from } a kostka klesá na { $die }
event-covered = { $seat } si vybírá přízeň „{ $favour }“ ({ $hill })
event-passed = { $seat } vynechává tah
event-amulet = { $seat } získává amulet +{ $value }
event-advanced = { $seat } posouvá kodamu { $region_in } na { $space }. pole
event-pushed = { $seat } posouvá soupeřova kodamu { $region_in } o 1 pole zpět ({ $rival })
event-stepped = { $seat } plní kartu bitoku „{ $bitoku }“
event-began = { $seat } vysílá poutníka na políčko { $node }
event-walked = { $seat } posouvá poutníka: { $edge }
event-gate = { $seat } přivádí poutníka k { $gate_dative }
event-mitama = { $seat } si bere ducha mitama „{ $mitama }“ ({ $place }. pole)
event-dragonfly = { $seat } si bere { $dragonfly_accusative } ({ $place }. pole)
event-combined = { $seat } spojuje ducha mitama „{ $mitama }“ { $dragonfly_with }
event-crystal = { $seat } si bere { $crystal }
event-built = { $seat } staví { $building_accusative } { $region_in }
event-rock = { $seat } si bere kámen iwakura ({ $rock_short })
event-meditated = { $seat } umísťuje poutníka ke kameni iwakura ({ $rock_short })
event-vision = { $seat } si nechává vidění: { $vision }
event-no-vision = { $seat } si nenechává žádnou kartu vidění
event-yokai = { $seat } získává kartu jókai „{ $yokai }“
event-yokai-hidden = { $seat } získává kartu jókai, kterou nevidíte
event-hill-yokai = { $seat } si bere do ruky kartu jókai „{ $yokai }“
event-bitoku = { $seat } získává kartu bitoku „{ $bitoku }“
event-bitoku-renewed = Balíček bitoku je prázdný, odložené karty se zamíchají do nového
event-drew = { $seat } si dobírá kartu „{ $yokai }“
event-drew-hidden = { $seat } si dobírá kartu jókai
event-discarded = { $seat } odkládá kartu „{ $yokai }“
event-year = Začíná { $year }. kolo, je jaro
event-order = Podzim, nové pořadí tahu: { $place }. { $rival }
event-removed = { $seat } vyřazuje kartu „{ $yokai }“ a získává { $points } BC
event-remembered = { $seat } získává { $points } BC za { $crystal }
event-harmonised = { $seat } harmonizuje { $crystal }
event-copied = { $seat } provádí akci podle soupeřovy kostky s hodnotou { $die } ({ $target })
event-rock-gone = Ze zenové zahrady je odstraněn kámen iwakura ({ $rock_short })
event-will = Na kostkách vůle tengu padlo { $one } a { $two }, aktivní karta je „{ $tengu }“
event-passed-over = Tengu nemůže provést krok { $step }: { $reason }
event-step = Tengu provádí krok { $step }
event-tengu-gained = Tengu získává { $counted }
event-tengu-scored = Tengu získává { $points } BC
event-tengu-paid = Tengu platí 1 { $good }
event-tengu-placed = Tengu umísťuje kostku s hodnotou { $die } { $region_into }
event-tengu-crossed = Tengu překračuje řeku { $region_from }
event-tengu-mitama = Tengu si bere ducha mitama „{ $mitama }“
event-tengu-dragonfly = Tengu si bere { $dragonfly_accusative }
event-tengu-combined = Tengu spojuje ducha mitama „{ $mitama }“ { $dragonfly_with }
event-tengu-crystal = Tengu si bere { $crystal }
event-tengu-built = Tengu staví { $building_accusative } { $region_in }
event-tengu-yokai = Tengu si bere kartu jókai „{ $yokai }“
event-tengu-bitoku = Tengu si bere kartu bitoku „{ $bitoku }“
event-tengu-advanced = Tengu posouvá kodamu { $region_in } na { $space }. pole
event-tengu-moved = Tengu využívá bod pohybu: { $tengu-move }
event-tengu-unlocked = Tengu odemyká kostku s hodnotou { $die }
event-tengu-revealed = Tengu u brány odhaluje kartu „{ $tengu }“
event-tengu-lost = Tengu nemá z čeho vybírat a o akci přichází

# Co je natištěno
count-wood = { $n ->
    [1] 1 dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
  }
    .infinitive = { $n ->
    [1] vzít si 1 dřevo
    [few] vzít si { $n } dřeva
   *[other] vzít si { $n } dřev
  }
good-wood = dřevo
count-stone = { $n ->
    [1] 1 kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
  }
    .infinitive = { $n ->
    [1] vzít si 1 kámen
    [few] vzít si { $n } kameny
   *[other] vzít si { $n } kamenů
  }
good-stone = kámen
count-jade = { $n ->
    [1] 1 nefrit
    [few] { $n } nefrity
   *[other] { $n } nefritů
  }
    .infinitive = { $n ->
    [1] vzít si 1 nefrit
    [few] vzít si { $n } nefrity
   *[other] vzít si { $n } nefritů
  }
good-jade = nefrit
count-sake = { $n ->
    [1] 1 saké
   *[other] { $n } saké
  }
    .infinitive = { $n ->
    [1] vzít si 1 saké
   *[other] vzít si { $n } saké
  }
good-sake = saké
count-vp = { $n } BC
    .infinitive = získat { $n } BC
good-vp = BC
verb-amulet = amulet +{ $arg }
    .infinitive = vzít si amulet +{ $arg }
verb-kodama = { $n ->
    [one] kodama o 1 pole vpřed
    [few] kodamové celkem o { $n } pole vpřed
   *[other] kodamové celkem o { $n } polí vpřed
  }
    .infinitive = { $n ->
    [one] posunout kodamu o 1 pole vpřed
    [few] posunout kodamy celkem o { $n } pole vpřed
   *[other] posunout kodamy celkem o { $n } polí vpřed
  }
verb-kodama-here = zdejší kodama o 1 pole vpřed
    .infinitive = posunout zdejšího kodamu o 1 pole vpřed
verb-kodama-back = soupeřův kodama o 1 pole zpět
    .infinitive = posunout soupeřova kodamu o 1 pole zpět
verb-move = { $n ->
    [one] 1 bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
  }
    .infinitive = { $n ->
    [one] využít 1 bod pohybu
    [few] využít { $n } body pohybu
   *[other] využít { $n } bodů pohybu
  }
verb-unlock = odemknutí kostky
    .infinitive = odemknout kostku
verb-mitama = { $arg ->
    [-1] duch mitama
    [1] duch mitama se slevou 1 suroviny
   *[other] duch mitama se slevou { $arg } surovin
  }
    .infinitive = { $arg ->
    [-1] vzít si ducha mitama
    [1] vzít si ducha mitama se slevou 1 suroviny
   *[other] vzít si ducha mitama se slevou { $arg } surovin
  }
verb-dragonfly = { $arg ->
    [-1] vážka
    [1] vážka se slevou 1 suroviny
   *[other] vážka se slevou { $arg } surovin
  }
    .infinitive = { $arg ->
    [-1] vzít si vážku
    [1] vzít si vážku se slevou 1 suroviny
   *[other] vzít si vážku se slevou { $arg } surovin
  }
verb-crystal = { $arg ->
    [-1] krystal
    [1] krystal se slevou 1 suroviny
   *[other] krystal se slevou { $arg } surovin
  }
    .infinitive = { $arg ->
    [-1] vzít si krystal
    [1] vzít si krystal se slevou 1 suroviny
   *[other] vzít si krystal se slevou { $arg } surovin
  }
verb-build = { $arg ->
    [-1] budova
    [1] budova se slevou 1 suroviny
   *[other] budova se slevou { $arg } surovin
  }
    .infinitive = { $arg ->
    [-1] postavit budovu
    [1] postavit budovu se slevou 1 suroviny
   *[other] postavit budovu se slevou { $arg } surovin
  }
verb-rock = kámen iwakura
    .infinitive = vzít si kámen iwakura
verb-meditate = poutník ke kameni iwakura
    .infinitive = umístit poutníka ke kameni iwakura
verb-vision = karta vidění
    .infinitive = dobrat si kartu vidění
verb-yokai = karta jókai z balíčku
    .infinitive = vzít si kartu jókai z balíčku
verb-bitoku = karta bitoku z balíčku
    .infinitive = vzít si kartu bitoku z balíčku
verb-draw = karta z vlastního balíčku
    .infinitive = dobrat si kartu z vlastního balíčku
verb-copy = akce lesa podle soupeřovy kostky
    .infinitive = provést akci lesa podle soupeřovy kostky

# Skóre
title = Bitoku
ui-line = Projděte Les se svými strážci a staňte se příštím Velkým duchem.
ui-sort = Kostky, karty a sbírání · 30 až 40 minut na hráče · náročná
ui-opponent = Tengu
score-game = Během hry
score-first = První z mnoha
score-bitoku = Poklona bitoku
score-lakes = Jezerní poklady
score-rocks = Hlas kamenů iwakura
score-dice = Strážci vzdávají hold
score-visions = Odhalená vidění
score-board = Osud byl naplněn
score-favourites = Oblíbené
score-yokai = Karty jókai
score-goods = Suroviny
score-crystals = Krystaly
score-lords = Pán jezer
verdict-won = Zvítězili jste a stáváte se novým Velkým duchem.
verdict-lost = Zvítězil tengu.

# Volby stolu
setting-harder_forest = Akce lesa
setting-harder_forest-false = stačí stejná hodnota kostky
setting-harder_forest-true = je třeba vyšší hodnota kostky (těžší)
setting-no_yokai = Tengu bez karet jókai (snazší)
setting-no_yokai-false = ne
setting-no_yokai-true = ano
setting-no_goods = Tengu bez surovin (snazší)
setting-no_goods-false = ne
setting-no_goods-true = ano
setting-calm_kodama = Klidní kodamové tengu (snazší)
setting-calm_kodama-false = ne
setting-calm_kodama-true = ano
setting-no_spring_moves = Tengu bez bodů pohybu na jaře (snazší)
setting-no_spring_moves-false = ne
setting-no_spring_moves-true = ano
setting-early_pilgrim = Poutník tengu už na cestě (těžší)
setting-early_pilgrim-false = ne
setting-early_pilgrim-true = ano
setting-early_kodama = Kodamové tengu o pole napřed (těžší)
setting-early_kodama-false = ne
setting-early_kodama-true = ano
setting-lake_lord = Tengu získá 3 BC za každou oblast, kde vede jeho kodama (těžší)
setting-lake_lord-false = ne
setting-lake_lord-true = ano
setting-dragonflies = Vážky tengu
setting-dragonflies-one = jedna
setting-dragonflies-none = žádná (snazší)
setting-dragonflies-two = dvě (těžší)

# Políčka cest moudrosti: borová a mechová stezka a jejich odbočky; každé má číslo
node-sando = u startovní brány
node-matsu = borovice { $n }
node-koke = mech { $n }
edge-sando = startovní brána
edge-matsu = borovice { $n }
edge-koke = mech { $n }
edge-koke-torii = mechová brána { $n }
edge-matsu-torii = borová brána { $n }
edge-shida-torii = kapradinová brána { $n }
edge-sugi-torii = cedrová brána { $n }
edge-ishi-torii = kamenná brána { $n }
edge-tsuyu = rosa { $n }
edge-izumi = pramen { $n }
edge-kiri = mlha { $n }
edge-kumo = oblak { $n }
edge-mine = vrchol { $n }
board-branch-tsuyu = rosa
board-branch-izumi = pramen
board-branch-kiri = mlha
board-branch-kumo = oblak
board-branch-mine = vrchol

# Jména
yokai-kappa-0 = počáteční kappa
yokai-kappa-1 = kappa I
yokai-kappa-2 = kappa II
yokai-kappa-3 = kappa III
yokai-kappa-4 = kappa IV
yokai-kappa-5 = kappa V
yokai-imomushi-0 = počáteční imomuši
yokai-imomushi-1 = imomuši I
yokai-imomushi-2 = imomuši II
yokai-imomushi-3 = imomuši III
yokai-imomushi-4 = imomuši IV
yokai-imomushi-5 = imomuši V
yokai-nezumi-0 = počáteční nezumi
yokai-nezumi-1 = nezumi I
yokai-nezumi-2 = nezumi II
yokai-nezumi-3 = nezumi III
yokai-nezumi-4 = nezumi IV
yokai-nezumi-5 = nezumi V
yokai-kitsune-0 = počáteční kicune
yokai-kitsune-1 = kicune I
yokai-kitsune-2 = kicune II
yokai-kitsune-3 = kicune III
yokai-kitsune-4 = kicune IV
yokai-kitsune-5 = kicune V
yokai-okami-0 = počáteční šin ókami
yokai-okami-1 = šin ókami I
yokai-okami-2 = šin ókami II
yokai-okami-3 = šin ókami III
yokai-okami-4 = šin ókami IV
yokai-okami-5 = šin ókami V
yokai-uba-1 = jama uba I
yokai-uba-2 = jama uba II
yokai-uba-3 = jama uba III
yokai-uba-4 = jama uba IV
slot-left = vlevo
    .accusative = levé místo
slot-middle = uprostřed
    .accusative = prostřední místo
slot-right = vpravo
    .accusative = pravé místo
region-yomi = Země Jomi
    .into = do Země Jomi
    .in = v Zemi Jomi
    .from = ze Země Jomi
region-stairs = Schody vědění
    .into = na Schody vědění
    .in = na Schodech vědění
    .from = ze Schodů vědění
region-home = Příbytek Velkého ducha
    .into = do Příbytku Velkého ducha
    .in = v Příbytku Velkého ducha
    .from = z Příbytku Velkého ducha
region-glade = Nefritová paseka
    .into = na Nefritovou paseku
    .in = na Nefritové pasece
    .from = z Nefritové paseky
region-forges = Výhně
    .into = do Výhní
    .in = ve Výhních
    .from = z Výhní
hill-yomi = kopec Jomi
hill-stairs = kopec Schodů
hill-glade = kopec Paseky
hill-forges = kopec Výhní
favour-bitoku = karta bitoku
favour-yokai = karta jókai
favour-two = dvě ze čtyř možností
building-rock-temple = chrám kamenů
building-silent-temple = tichý chrám
building-dream-temple = chrám snů
building-bell-temple = chrám zvonu
building-spirit-temple = chrám duchů
building-pilgrim-temple = chrám poutníků
building-steam-onsen = parní onsen
building-river-onsen = říční onsen
building-lantern-onsen = onsen lampionů
building-dragonfly-onsen = vážčí onsen
building-mischief-onsen = rošťácký onsen
building-hot-onsen = horký onsen
building-rice-farm = rýžová farma
    .accusative = rýžovou farmu
building-timber-farm = lesní farma
    .accusative = lesní farmu
building-tea-farm = čajová farma
    .accusative = čajovou farmu
building-crystal-farm = krystalová farma
    .accusative = krystalovou farmu
building-sake-farm = farma saké
    .accusative = farmu saké
building-great-farm = velká farma
    .accusative = velkou farmu
building-moon-ryokan = měsíční rjókan
building-road-ryokan = rjókan u cesty
building-fox-ryokan = liščí rjókan
building-virtue-ryokan = rjókan ctnosti
building-traveller-ryokan = rjókan pocestných
building-master-ryokan = mistrův rjókan
building-old-shrine = stará svatyně
    .accusative = starou svatyni
building-old-well = stará studna
    .accusative = starou studnu
building-old-market = staré tržiště
building-old-gate = stará brána
    .accusative = starou bránu
building-old-cairn = stará mohyla
    .accusative = starou mohylu
building-old-forge = stará výheň
    .accusative = starou výheň
crystal-dream-draw = krystal snů (karta)
crystal-dream-amulet = krystal snů (amulet)
crystal-dream-sake = krystal snů (saké)
crystal-dream-jade = krystal snů (nefrit)
crystal-dream-wood = krystal snů (dřevo)
crystal-dream-stone = krystal snů (kámen)
crystal-dream-kodama = krystal snů (kodama)
crystal-dream-virtue = krystal snů (ctnost)
crystal-memory-kodama = krystal paměti (kodama)
crystal-memory-move = krystal paměti (pohyb)
crystal-memory-build = krystal paměti (stavba)
crystal-memory-crystal = krystal paměti (krystaly)
crystal-memory-mitama = krystal paměti (mitama)
crystal-memory-dragonfly = krystal paměti (vážky)
crystal-memory-vision = krystal paměti (vidění)
crystal-memory-meditate = krystal paměti (rozjímání)
crystal-memory-bitoku = krystal paměti (bitoku)
crystal-memory-yokai = krystal paměti (jókai)
crystal-wit-any = krystal důvtipu (surovina)
crystal-wit-amulet = krystal důvtipu (amulet)
crystal-wit-move = krystal důvtipu (pohyb)
crystal-wit-kodama = krystal důvtipu (kodama)
crystal-wit-unlock = krystal důvtipu (odemknutí)
crystal-wit-draw = krystal důvtipu (karta)
crystal-wit-meditate = krystal důvtipu (rozjímání)
mitama-ara = ara
mitama-nigi = nigi
mitama-saki = saki
mitama-kushi = kuši
mitama-shinigami-harvest = šinigami úrody
mitama-shinigami-journey = šinigami pouti
mitama-shinigami-mischief = šinigami rošťárny
mitama-shinigami-dawn = šinigami úsvitu
dragonfly-garden-fly = zahradní vážka
    .accusative = zahradní vážku
    .with = se zahradní vážkou
dragonfly-zen-fly = zenová vážka
    .accusative = zenovou vážku
    .with = se zenovou vážkou
dragonfly-sun-fly = sluneční vážka
    .accusative = sluneční vážku
    .with = se sluneční vážkou
dragonfly-wind-fly = větrná vážka
    .accusative = větrnou vážku
    .with = s větrnou vážkou
dragonfly-road-fly = vážka cest
    .accusative = vážku cest
    .with = s vážkou cest
dragonfly-dawn-fly = vážka úsvitu
    .accusative = vážku úsvitu
    .with = s vážkou úsvitu
dragonfly-river-fly = říční vážka
    .accusative = říční vážku
    .with = s říční vážkou
dragonfly-lake-fly = jezerní vážka
    .accusative = jezerní vážku
    .with = s jezerní vážkou
dragonfly-guard-fly = strážná vážka
    .accusative = strážnou vážku
    .with = se strážnou vážkou
dragonfly-fox-fly = liščí vážka
    .accusative = liščí vážku
    .with = s liščí vážkou
dragonfly-virtue-fly = vážka ctnosti
    .accusative = vážku ctnosti
    .with = s vážkou ctnosti
dragonfly-rift-fly = vážka trhliny
    .accusative = vážku trhliny
    .with = s vážkou trhliny
dragonfly-cave-fly = jeskynní vážka
    .accusative = jeskynní vážku
    .with = s jeskynní vážkou
dragonfly-forge-fly = vážka výhní
    .accusative = vážku výhní
    .with = s vážkou výhní
dragonfly-trickster-fly = šibalská vážka
    .accusative = šibalskou vážku
    .with = se šibalskou vážkou
dragonfly-feast-fly = sváteční vážka
    .accusative = sváteční vážku
    .with = se sváteční vážkou
gate-gate-spirits = brána duchů
    .dative = bráně duchů
gate-gate-carpenters = brána tesařů
    .dative = bráně tesařů
gate-gate-miners = brána horníků
    .dative = bráně horníků
gate-gate-plenty = brána hojnosti
    .dative = bráně hojnosti
gate-gate-lakes = brána jezer
    .dative = bráně jezer
gate-gate-visions = brána vidění
    .dative = bráně vidění
gate-gate-guardians = brána strážců
    .dative = bráně strážců
gate-gate-virtue = brána ctnosti
    .dative = bráně ctnosti
gate-gate-feast = brána hodů
    .dative = bráně hodů
gate-gate-garden = brána zahrady
    .dative = bráně zahrady
gate-gate-travellers = brána pocestných
    .dative = bráně pocestných
gate-gate-caves = brána jeskyní
    .dative = bráně jeskyní
gate-gate-masters = brána mistrů
    .dative = bráně mistrů
gate-gate-wings = brána křídel
    .dative = bráně křídel
gate-gate-silence = brána ticha
    .dative = bráně ticha
gate-gate-dawn = brána úsvitu
    .dative = bráně úsvitu
rock-kappa-rock = kámen (kappa)
    .short = kappa
rock-imomushi-rock = kámen (imomuši)
    .short = imomuši
rock-nezumi-rock = kámen (nezumi)
    .short = nezumi
rock-kitsune-rock = kámen (kicune)
    .short = kicune
rock-okami-rock = kámen (šin ókami)
    .short = šin ókami
rock-ara-rock = kámen (ara)
    .short = ara
rock-nigi-rock = kámen (nigi)
    .short = nigi
rock-saki-rock = kámen (saki)
    .short = saki
rock-kushi-rock = kámen (kuši)
    .short = kuši
rock-hearth-rock = kámen (rjókan, chrám)
    .short = rjókan, chrám
rock-field-rock = kámen (farma, onsen)
    .short = farma, onsen
rock-harvest-rock = kámen (farma, chrám)
    .short = farma, chrám
rock-bath-rock = kámen (onsen, rjókan)
    .short = onsen, rjókan
bitoku-makoto = makoto
bitoku-chugi = čúgi
bitoku-yu = ju
bitoku-jin = džin
bitoku-rei = rei
bitoku-gi = gi
bitoku-meiyo = meijo
vision-vision-1 = 2× budova, surovina, spojený mitama
vision-vision-2 = budova, krok bitoku, spojený mitama
vision-vision-3 = budova, brána
vision-vision-4 = 2× krystal
vision-vision-5 = 3× krystal
vision-vision-6 = krystal, budova
vision-vision-7 = krystal, mitama
vision-vision-8 = krystal, osvícení
vision-vision-9 = krystal, krok bitoku, surovina
vision-vision-10 = 2× krystal, brána
vision-vision-11 = 2× mitama
vision-vision-12 = 3× mitama
vision-vision-13 = spojený mitama, surovina
vision-vision-14 = 2× spojený mitama
vision-vision-15 = spojený mitama, krok bitoku
vision-vision-16 = spojený mitama, osvícení
vision-vision-17 = mitama, brána
vision-vision-18 = mitama, budova, krystal
vision-vision-19 = 2× budova
vision-vision-20 = 3× budova
vision-vision-21 = budova, osvícení
vision-vision-22 = osvícení, brána
vision-vision-23 = 2× osvícení
vision-vision-24 = brána, krok bitoku
vision-vision-25 = 2× krok bitoku, surovina
vision-vision-26 = 3× krok bitoku
vision-vision-27 = 2× surovina, mitama
vision-vision-28 = 3× surovina, krok bitoku
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
reason-holds = lze provést
reason-no-crossing = žádná jeho kostka není na přechodu
reason-not-contested = žádný přechod není sporný
reason-no-card-there = za přechodem není karta, kterou ukazuje jeho aktivní karta
reason-place-full = oblast na jeho kartě není dostupná
reason-has-unlocked = má odemknutou kostku
reason-no-locked = nemá zamknutou kostku
reason-tile-active = jeho dílek je aktivní
reason-not-left = jeho karta neležela nejvíc vlevo
reason-no-unlocked = nemá odemknutou kostku
reason-no-good = nemá související surovinu
reason-more-room = v kopcích je ještě místo
reason-at-home = už má kostku v Příbytku Velkého ducha
reason-home-full = Příbytek Velkého ducha je plný
reason-place-free = oblast na jeho kartě je dostupná
reason-no-region = v žádné oblasti není volno pro jeho kodamu
reason-tile-inactive = jeho dílek je neaktivní
reason-dice-left = má ještě kostky
tengu-move-bitoku = posun na cestě bitoku
tengu-move-illumination = poutník došel na políčko osvícení
tengu-move-gate = poutník došel k bráně torii
tengu-move-onward = poutník jde dál po cestě moudrosti
tengu-move-beginning = nový poutník na cestě moudrosti
tengu-tengu-1 = Jomi, vážka (bitoku; nefrit)
tengu-tengu-2 = Jomi, mitama (bitoku; saké)
tengu-tengu-3 = Schody (jókai; dřevo)
tengu-tengu-4 = Schody (bitoku; kámen)
tengu-tengu-5 = Paseka, dřevo a kámen (jókai/bitoku; saké)
tengu-tengu-6 = Paseka, nefrit a saké (bitoku; dřevo)
tengu-tengu-7 = Výhně, krystal (bitoku; bez suroviny)
tengu-tengu-8 = Výhně, budova (bitoku; kámen)
tengu-tengu-9 = Oblíbené (jókai; dřevo)
tengu-tengu-10 = Oblíbené (bitoku; nefrit)
tengu-tengu-11 = Jomi, vážka (bez karty; nefrit)
tengu-tengu-12 = Jomi, mitama (bez karty; kámen)
tengu-tengu-13 = Výhně, krystal (bez karty; bez suroviny)
tengu-tengu-14 = Oblíbené (bez karty; nefrit)
board-year = Kolo { $year } ze 4
board-order = Pořadí tahu
board-tengu = Tengu
board-player = Hráč { $number }
board-forest = Les
board-region = Oblast
board-dice = Kostky
board-free = volno
board-kodama = Kodamové
board-lake = Jezero
board-buildings = Budovy (kostka: akce; majitel)
board-hills = Kopce
board-discards = Odloženo z kopců
board-covered = zakryto
board-displays = Nabídky
board-pile = v hromádce { $n }
board-garden = Zenová zahrada
board-paths = Cesty moudrosti
board-hand = Ruka
board-hidden = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
  }
board-deck = balíček { $n }
board-discard = odloženo { $n }
board-places = Jókai a kostky
board-locked = zamknutá
board-unlocked = odemknutá
board-out = na herní desce
board-goods = Suroviny
board-amulets = amulety
board-pilgrims = probuzení poutníci { $n }
board-built = postaveno { $n } ze 6
board-crystals = Krystaly
board-mitama = Mitama
board-waiting = Zatím nespojené
board-bitoku = Cesta bitoku (splněno { $n })
board-rocks = Kameny
board-visions = Vidění
board-cards = Karty zleva doprava
board-active = dílek aktivní
board-inactive = dílek neaktivní
board-passed = v tomto kole už nehraje
board-next = další: { $cost }
board-rock-places = místa: { $costs }
board-place-free = zdarma
board-vp = { $n } BC
board-none = –
board-home = pole odshora
board-cost = cena
board-virtue = nejvýše { $n }
board-neutral = neutrální
board-legend = Kostky: písmeno hráče a hodnota. Na políčkách cest moudrosti je vidět, kdo tam stojí.
board-any = { $n ->
    [1] 1 libovolná surovina
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
  }
board-type-temple = chrám
board-type-onsen = onsen
board-type-farm = farma
board-type-ryokan = rjókan
board-type-ancient = starodávná
board-display-mitama = Mitama
board-display-dragonfly = Vážky
board-display-crystal = Krystaly
board-display-building = Budovy
board-piece-yokai = Jókai
board-piece-bitoku = Bitoku
board-piece-building = Budovy
board-piece-crystal = Krystaly
board-piece-mitama = Duchové mitama
board-piece-dragonfly = Vážky
board-piece-gate = Brány
board-piece-rock = Kameny iwakura
board-piece-vision = Vidění (body / ztráta)
board-piece-tengu = Karty akcí tengu (bere; surovina)
board-per-always = vždy
board-per-mitama = za ducha mitama
board-per-combined = za spojenou dvojici
board-per-building = za budovu
board-per-crystal = za krystal
board-per-rock = za kámen iwakura
board-per-vision = za vidění
board-per-resource = za surovinu
board-per-bitoku = za kartu bitoku
board-per-step = za splněnou kartu bitoku
board-per-illumination = za osvícení
board-per-gate = za bránu
board-per-meditating = za poutníka u kamene
board-per-lake = za vedení na stupnici kodamů
board-per-yokai = za kartu jókai
board-per-highest-die = × nejvyšší kostka
board-per-two-dice = × dvě nejvyšší kostky

# Akce lesa a pole Příbytku
forest-yomi-1 = zdejší kodama o 1 pole vpřed
forest-yomi-2 = duch mitama nebo vážka
forest-yomi-3 = duch mitama se slevou 1 suroviny nebo vážka
forest-yomi-4 = duch mitama se slevou 1 suroviny nebo vážka se slevou 1 suroviny
forest-yomi-6 = duch mitama a vážka, jedno z nich se slevou 1 suroviny
forest-stairs-1 = zdejší kodama o 1 pole vpřed
forest-stairs-2 = 1 bod pohybu
forest-stairs-3 = 2 body pohybu
forest-stairs-4 = 3 body pohybu
forest-stairs-6 = 4 body pohybu
forest-glade-1 = zdejší kodama o 1 pole vpřed
forest-glade-2 = dřevo nebo nefrit
forest-glade-3 = libovolná surovina
forest-glade-4 = 2 libovolné suroviny
forest-glade-6 = 3 libovolné suroviny
forest-forges-1 = zdejší kodama o 1 pole vpřed
forest-forges-2 = budova
forest-forges-3 = krystal nebo budova
forest-forges-4 = krystal se slevou 1 suroviny nebo budova se slevou 1 suroviny
forest-forges-6 = krystal a budova, jedno z nich se slevou 1 suroviny
home-moon = amulet +2
home-rift = amulet +1, karta vidění
home-harvest = amulet +1, libovolná surovina
home-journey = amulet +1, 1 bod pohybu
home-crossroads = amulet +1, k tomu 1 bod pohybu nebo libovolná surovina
home-mirror = akce lesa podle soupeřovy kostky
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
        [1] 1 libovolná surovina
        [few] { $n } libovolné suroviny
       *[other] { $n } libovolných surovin
      }
   *[other] { $n ->
        [1] { $goods }
       *[other] { $n }× { $goods } v libovolné kombinaci
      }
  }
    .infinitive = vzít si { $kinds ->
    [4] { $n ->
        [1] 1 libovolnou surovinu
        [few] { $n } libovolné suroviny
       *[other] { $n } libovolných surovin
      }
   *[other] { $n ->
        [1] { $goods }
       *[other] { $n }× { $goods } v libovolné kombinaci
      }
  }

## What bots weigh, when they give a reason
ui-worth-points = body
ui-worth-goods = suroviny
ui-worth-amulets = amulety
ui-worth-dice = kostky
ui-worth-order = pořadí tahu
ui-worth-bitoku = cesta bitoku
ui-worth-lakes = jezera
ui-worth-rocks = kameny iwakura
ui-worth-paths = poutníci
ui-worth-visions = vidění
ui-worth-crystals = krystaly
ui-worth-mitama = duchové mitama a vážky
ui-worth-yokai = karty jókai
ui-worth-open = co je rozdělané

# Co je věc na stole a k čemu slouží
tip-score = První číslo jsou BC, které už máte. Druhé počítá i to, co by se bodovalo, kdyby hra skončila teď.
tip-order = Kdo má v Příbytku kostku nejvýš, bude v dalším kole první. Na konci dostane první hráč 3 BC.
tip-region-home = { region-home }. Umístěte kostku na jedno z jeho polí: získáte amulety a v dalším kole budete na řadě dřív. Kostky se tu neporovnávají.
tip-region-yomi = { region-yomi }. Berou se tu duchové mitama a vážky. Akci lesa provedete, jen když tu není vyšší kostka.
tip-region-stairs = { region-stairs }. Získává se tu pohyb pro poutníky a cestu bitoku. Akci lesa provedete, jen když tu není vyšší kostka.
tip-region-glade = { region-glade }. Získávají se tu suroviny. Akci lesa provedete, jen když tu není vyšší kostka.
tip-region-forges = { region-forges }. Staví se tu budovy a berou krystaly. Akci lesa provedete, jen když tu není vyšší kostka.
tip-home = Pole pro jednu kostku. Čím výš vaše kostka leží, tím dřív budete v dalším kole na řadě.
tip-forest = Akce lesa. Může ji provést kostka s touto nebo vyšší hodnotou, není-li v oblasti vyšší kostka.
tip-area = Tady stojí budovy. Kostka umístěná v oblasti může využít jednu s hodnotou nejvýše rovnou kostce. Volná místa jsou pro budovy vyobrazeného typu.
tip-building = Využije ji kostka v její oblasti s touto nebo vyšší hodnotou. Patří-li soupeři, dostane za to bonus.
tip-offered-building = Stavba stojí to, co ukazuje váš další ukazatel budovy. Budova přijde na volné místo svého typu, posune tam vašeho kodamu a je vaše.
tip-kodama = Kodamové všech hráčů na cestě k jezeru. Na konci dostane ten nejvíc vpředu první číslo u jezera, další druhé a tak dál.
tip-back = Kodama, kterého můžete posunout zpět.
tip-favour = Přízeň kopce. Dostanete ji, když kostka z oblasti pod kopcem překročí řeku; do konce kola je pak zakrytá.
tip-hill = Kostky, které překročily řeku, tu zůstávají do zimy. Není-li volné pole, žádná další přejít nemůže.
tip-mitama = Duch, který dá svůj efekt jednou, když si ho vezmete. Lze s ním spojit vážku a počítá se ke kamenům a viděním.
tip-dragonfly = Její akci provedete, když ji spojíte s duchem mitama; to lze jen ve chvíli, kdy jedno z nich získáte.
tip-crystal = Krystaly snů pracují každé jaro, krystaly důvtipu při vyložení karty jókai vedle nich, krystaly paměti pokaždé, když uděláte, co ukazují. Každý probudí poutníka.
tip-copy = Soupeřova kostka. Ze zrcadlového pole v Příbytku provedete akci lesa této kostky.
tip-die = Vaše kostka na plánu. Má-li její oblast kopec, může v některém z dalších tahů překročit řeku pro přízeň: klesne o 1, šestka o 3.
tip-gate = Poutník, který přejde na tuto odbočku, provede akci brány, dostane body políčka a zůstane tu.
tip-illumination = Poutník, který přejde na tuto odbočku, dostane body políčka a zůstane tu.
tip-to = Cesty moudrosti. Za bod pohybu jde poutník o políčko dál. Most přejde, jen když jste na cestě bitoku došli aspoň na kartu s jeho číslem.
tip-rock = Každý poutník u vašeho kamene dá na konci 1 BC za každou vaši věc, kterou kámen ukazuje. Pošlete ho k němu efektem, na kterém je to vyobrazeno.
tip-sit = Místo pro poutníka a jeho cena. Poutník tu zůstane do konce hry a dá 1 BC za každou vaši věc, kterou kámen ukazuje.
tip-pile = Karty, které dobíráte na jaře, a karty, které jste odložili. Když balíček dojde, odložené se zamíchají.
tip-good = Platí se jí to, co berete a stavíte: dřevem a kamenem budovy, nefritem a saké duchové mitama. Na konci se suroviny sečtou s kostkami a vydělí čtyřmi.
tip-amulet = Než kostku umístíte, můžete odložit amulety a zvýšit ji o jejich hodnoty, nejvýše na 6. Zvýšená už zůstane.
tip-pilgrim = Probuzení poutníci. Chodí po cestách moudrosti, usednou u vašich kamenů, nebo je vyřadíte, abyste mohli použít zamknutou kostku. Další probouzejí krystaly.
tip-build = Kolik ze šesti budov jste už postavili.
tip-marker = Váš další ukazatel budovy a cena příští budovy. Použité ukazatele odkrývají body.
tip-slot = Sem vyložíte kartu jókai. Odemkne kostku vedle; krystal důvtipu zde pomáhá s každou kartou vyloženou na toto místo.
tip-own-die = Vaše kostka. Odemkne ji karta jókai vyložená u ní; potom ji můžete umístit do oblasti. Hodnota jí zůstane i po zimě.
tip-guardian = Kostky: zamknuté čekají na kartu jókai, odemknuté lze umístit, vybledlé jsou na plánu.
tip-yokai = Vyložte ji na jedno ze svých míst: odemkne tamní kostku a dá své efekty. V zimě můžete jednu vyřadit za její body, máte-li jich aspoň pět.
tip-vision = Vidění dá na konci své body, máte-li všechno, co ukazuje; jinak vás stojí 1 nebo 2 BC.
tip-path = Vaše cesta bitoku. Za bod pohybu postoupíte o kartu dál a získáte její efekty. Na konci dá 1 až 7 různých typů 1 až 22 BC.
tip-bitoku = Karta pro vaši cestu bitoku. Za bod pohybu postoupíte o kartu dál a získáte její efekty; na konci se bodují různé typy.
tip-step = Další karta vaší cesty bitoku. Za bod pohybu na ni postoupíte a získáte její efekty.
tip-effect = Jeden efekt. Efekty můžete využít v libovolném pořadí, nebo je vynechat.
tip-tengu = V každém tahu určí jednu z karet nižší ze dvou kostek: 1 nebo 2 pravou, 3 nebo 4 prostřední, 5 nebo 6 levou. Karta říká, čemu tengu dává přednost.

# Co může být špatně v sadě komponent
mistake-player-count = „{ $text }“ není počet hráčů od 1 do 4; napište například 2 nebo 3-4.
mistake-forest-rows = „{ $region }“ potřebuje řádek kodama-here a řádky pro každou kostku od 2.
mistake-home-places = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} musí být pole 1 až { $most }.
mistake-more-spaces = Pro čtyři hráče { $four }, pro tři { $three }; pro čtyři jich musí být víc.
mistake-display-empty = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} nemá nabídka „{ $name }“ žádné místo.
mistake-branches-named = Každá odbočka z branches.csv musí být uvedená v tomto sloupci některého řádku.
mistake-branch-empty = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} nemá odbočka „{ $name }“ žádné políčko.
mistake-steps = V tomto sloupci je celkem kroků: { $n }; nejvíc jich může být { $most }.
mistake-no-start = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} není začátkem žádný řádek.
mistake-wit-first = První tři místa pro krystaly musí být pro krystaly důvtipu, jedno u každého místa jókai.
mistake-starting-cards = Počáteční karty musí být po jedné od každého typu kromě yama-uba.
mistake-yokai-count = Kromě počátečních karet je tu „{ $what }“ { $found }×; v krabici { $expected }×.
mistake-bitoku-copies = Počty kusů jsou { $text }; mají být 5, 5, 4, 4, 3, 2, 1.
mistake-vision-need = „{ $text }“ není podmínka; napište například 2 building, s jedním z těchto slov: { $known }.
mistake-glade-goods = Karta Nefritové paseky musí ukazovat dvě suroviny, žádná jiná karta žádnou.
mistake-memory-points = Krystal paměti musí dávat 1 nebo 2 body, každý jiný krystal 0.
mistake-building-ids = Některé id je i v buildings.csv; každá budova potřebuje vlastní id.
mistake-no-place = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} nemá „{ $name }“ žádné místo pro budovu.
mistake-ancient-places = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
} je míst starodávných budov { $n }; smí jich být nejvýše { $most }.

# Jak se hraje, na jednu obrazovku
howto-goal-title = Cíl hry
howto-goal = Velký duch opouští Les. Na jeho místo usedne, kdo má po čtyřech kolech nejvíc bodů ctnosti (BC).
    Cest k bodům je mnoho; stačí pár takových, které se podporují.
howto-turn-title = Váš tah
howto-turn = V létě se hráči střídají. V tahu uděláte jednu věc:
    Vyložíte kartu jókai na jedno ze tří míst: odemkne tamní kostku a dá své efekty.
    Použijete kostku: můžete ji posílit amulety (nejvýše na 6) a umístíte ji do oblasti. Není-li tam vyšší kostka, provedete akci lesa; k tomu akci jedné tamní budovy s hodnotou nejvýše rovnou kostce.
    Překročíte řeku: kostka přejde z oblasti na její kopec pro přízeň, tedy kartu bitoku, kartu jókai, nebo dvě malé možnosti. Klesne o 1, šestka o 3.
    Vynecháte tah, máte-li vyložené tři karty jókai a žádnou kostku umístit nelze.
    V Zemi Jomi jsou duchové mitama a vážky, Schody dávají pohyb, Paseka suroviny, Výhně budovy a krystaly. Příbytek dává amulety a lepší pořadí.
    Bod pohybu posune poutníka na cestách, vyšle nového, nebo vás posune o kartu dál na cestě bitoku.
howto-round-title = Kolo
howto-round = Jaro: doberte do čtyř karet jókai a odložte na tři. Pak dávají své dary krystaly snů.
    Léto: hraje se, dokud všichni nevynechají tah.
    Podzim: kdo má v Příbytku kostku nejvýš, bude v dalším kole první.
    Zima: kostky se vrátí zamknuté, s hodnotami, které ukazují. S pěti a více kartami jókai smíte jednu vyloženou vyřadit za její body. Kopce a nabídky se doplní.
howto-end-title = Konec hry
howto-end = Hra končí čtvrtou zimou, po vyřazení karet jókai. Krystaly snů se využijí ještě jednou.
    V sólové hře je soupeřem tengu, který se řídí tabulkou kroků.
howto-scoring-title = Bodování
howto-scoring = Během hry: poutníci na odbočkách, duchové mitama, spojené dvojice, karty bitoku, vyřazené karty jókai.
    Na konci: 3 BC pro prvního v pořadí. 1, 2, 4, 7, 11, 16 nebo 22 BC za jeden až sedm typů na cestě bitoku.
    Jezera: kodama nejvíc vpředu dostane první odměnu, další druhou. Na stejném poli se dělí.
    Kameny iwakura: každý poutník u kamene dá 1 BC za vše vaše, co kámen ukazuje.
    Kostky a suroviny: sečtou se a vydělí čtyřmi. Vidění: body, nebo ztráta, když něco chybí.
    Body, které na desce odkryly budovy a krystaly.
    Při shodě rozhoduje víc splněných vidění.

# K čemu rozhodnutí je a co bývá dobré
teach-turn = Karta jókai odemyká kostku, kostka pracuje, řeka přináší karty. Polí a přízní je málo: nejdřív to, co by vám mohl vzít soupeř.
teach-discard = V tomto kole vyložíte tři karty. Odložte tu, která vašemu plánu pomůže nejméně; vrátí se, až se balíček zamíchá znovu.
teach-arrange = Karta na místě odemyká tamní kostku. Nejvyšší dejte tam, kam vyložíte první kartu, nebo k užitečnému krystalu důvtipu.
teach-virtue = Body hned, ale o kartu přijdete. Vyřaďte slabou, nebo takovou, která už dává své maximum; co hrajete rádi, to si nechte.
teach-slot = Karta odemkne kostku u svého místa. Odemkněte tu, kterou použijete dřív, nebo zvolte místo s krystalem důvtipu.
teach-boost = Posílená kostka zůstane vyšší i po zimě, amulety se proto vyplatí zkraje. Odložte jen tolik, kolik chybí k dalšímu řádku.
teach-place = Hledejte nejvyšší řádek, na který kostka dosáhne, a budovu, kterou tam může využít. Žádná jiná kostka tam nesmí být vyšší.
teach-visit = Můžete provést obě, v libovolném pořadí. Co dává suroviny, dělejte před tím, co je stojí.
teach-give = Šestku tu překoná jen další amulet. Odložte nejnižší, který máte.
teach-favour = Nový typ bitoku prodlouží cestu, jókai z kopce je silnější než počáteční, dvě možnosti zaplní mezeru. Co necháte, může vzít soupeř.
teach-pair = Dvě různé. Vidění, které splníte, nebo poutník u dobrého kamene má větší cenu než krok kodamy.
teach-copy = Akci provedete s hodnotou soupeřovy kostky, vyberte tedy vysokou, na jejíž akci máte suroviny.
teach-cost = Plaťte tím, čeho máte nejvíc. Budovy stojí dřevo a kámen, duchové mitama nefrit a saké.
teach-kodama = Krok se vyplatí tam, kde změní pořadí: předběhněte nebo dožeňte kodamu u jezera s dobrou odměnou.
teach-back = Zvolte stupnici, kde soupeř krokem zpět ztratí místo, nejlépe takovou, kde pak vedete.
teach-move = Brána i osvícení dají body hned; krok na cestě bitoku dá efekt karty a otevírá mosty. V posledním kole nenechte poutníka na půli cesty.
teach-unlock = Odemknutá kostka nemusí čekat na kartu jókai. Vezměte tu, kterou chcete umístit příště.
teach-mitama = Berte toho, kterého hned spojíte nebo kterého počítá váš kámen. Vzdálenější pole stojí víc a dávají body.
teach-dragonfly = Její akce přijde, až ji spojíte s duchem mitama. Nejlépe, když na ni už jeden čeká; první pole dá dokonce surovinu.
teach-combine = Spojte je, pokud se vám akce teď hodí: další příležitost přijde až s novým duchem mitama nebo vážkou.
teach-crystal = Krystaly snů pracují každé jaro, berte je brzy. Krystal důvtipu pomáhá při vyložení karty, krystal paměti při tom, co děláte často. Každý probudí poutníka.
teach-wit = Využijete ho jednou za každou kartu vyloženou u něj. Zvolte místo, kam vykládáte v každém kole.
teach-build = Teď stojí všechny stejně. Dívejte se na akci, kroky kodamy a typy, které chtějí vaše kameny a vidění.
teach-site = Váš kodama se tam posune. Stavte tam, kam často posíláte kostky, nebo kde krok změní pořadí u jezera.
teach-rock = Vyberte to, co už sbíráte: druh jókai, duchů mitama nebo budov. Každý poutník u kamene boduje za všechno z toho.
teach-meditate = Poutník tu zůstane a na konci dá body za to, co kámen počítá. Nejdřív místa zdarma, u kamene, který počítá nejvíc.
teach-vision = Nechte si vidění, z něhož už něco máte; nesplněné stojí body. Jinak si vezměte surovinu.
teach-yokai = Dívejte se na efekt i na body při vyřazení: nejlepší je karta, u které se obojí hodí k tomu, co sbíráte.
teach-bitoku = Typ, který vám chybí, má na konci čím dál větší cenu. Myslete i na efekt, až k němu dojdete.
teach-dream = Dar od každého krystalu, v libovolném pořadí. Využijte všechny, nic tím neztratíte.
teach-effects = Využít můžete všechny, v libovolném pořadí. Zisky berte před tím, co se za ně dá zaplatit.
teach-choice = Vezměte si, co vám chybí k dalšímu kroku plánu.
teach-end-turn = Všechno je hotovo. Ověřte, zda nezbývá nevyužitý krystal důvtipu, a ukončete tah.
teach-payment = Plaťte tím, čeho máte nejvíc. Budovy stojí dřevo a kámen, duchové mitama nefrit a saké.
teach-mixture = Vezměte si, co bude stát další krok: dřevo a kámen na budovy, nefrit a saké na duchy mitama.

# Společník: tengu u krabice
companion-answer-yes = ano
companion-answer-no = ne
companion-answer-none = nic
companion-answer-tile = leží tam
companion-does-page = Sanmon
companion-does-box = já, ze své krabice
companion-yokai-kappa = kappa
companion-yokai-imomushi = imomuši
companion-yokai-nezumi = nezumi
companion-yokai-kitsune = kicune
companion-yokai-shin-okami = šin ókami
companion-yokai-yama-uba = jama uba (žolík)
companion-mitama-ara = ara
companion-mitama-nigi = nigi
companion-mitama-saki = saki
companion-mitama-kushi = kuši
companion-mitama-shinigami = šinigami (žolík)
companion-building-temple = chrám
companion-building-onsen = onsen
companion-building-farm = farma
companion-building-ryokan = rjókan
companion-place-locked = zamknutá
companion-place-unlocked = odemknutá
companion-place-hill = na kopci
companion-place-home = v Příbytku Velkého ducha
companion-place-yomi = Země Jomi
companion-place-stairs = Schody vědění
companion-place-glade = Nefritová paseka
companion-place-forges = Výhně
companion-did-played = vyložení karty jókai
companion-did-placed-yomi = umístění kostky do Země Jomi
companion-did-placed-stairs = umístění kostky na Schody vědění
companion-did-placed-glade = umístění kostky na Nefritovou paseku
companion-did-placed-forges = umístění kostky do Výhní
companion-did-home = umístění kostky do Příbytku Velkého ducha, { $n }. pole
companion-did-crossed-yomi = přechod řeky ze Země Jomi
companion-did-crossed-stairs = přechod řeky ze Schodů vědění
companion-did-crossed-glade = přechod řeky z Nefritové paseky
companion-did-crossed-forges = přechod řeky z Výhní
companion-did-passed = vynechání tahu
companion-did-building = použití budovy tengu (zadejte nejdřív)
companion-did-push-yomi = posun kodamy tengu v Zemi Jomi zpět (zadejte nejdřív)
companion-did-push-stairs = posun kodamy tengu na Schodech vědění zpět (zadejte nejdřív)
companion-did-push-home = posun kodamy tengu v Příbytku zpět (zadejte nejdřív)
companion-did-push-glade = posun kodamy tengu na Nefritové pasece zpět (zadejte nejdřív)
companion-did-push-forges = posun kodamy tengu ve Výhních zpět (zadejte nejdřív)
companion-slot-left = vlevo
companion-slot-middle = uprostřed
companion-slot-right = vpravo
event-companion-board-card = Karta { $companion-slot }: { $tengu }
event-companion-part-set-up = Příprava tengu
event-companion-part-spring = { $year }. kolo: jaro
event-companion-part-tengu-turn = { $year }. kolo: tah tengu
event-companion-part-your-turn = { $year }. kolo: váš tah
event-companion-part-autumn = { $year }. kolo: podzim a zima
event-companion-part-game-end = Konec hry
prompt-companion-dice = Kdo hází kostkami vůle?
prompt-companion-cards = Kdo míchá a otáčí karty tengu?
prompt-companion-rocks = Vezměte náhodný kámen iwakura ze zenové zahrady a druhý ze zásoby: je-li první za karty jókai, pak za budovy nebo duchy mitama, jinak za karty jókai. Které to jsou?
prompt-companion-card = Kterou kartu tengu otáčíte?
prompt-companion-roll = Hoďte kostkou vůle. Co padlo?
prompt-companion-did = Co jste udělali?
prompt-companion-hills-yokai = Které karty jókai si lze na těchto kopcích ještě vzít? Je-li přízeň zakrytá nebo karta pryč, zvolte „nic“.
prompt-companion-hills-bitoku = Které karty bitoku si lze na těchto kopcích ještě vzít? Je-li přízeň zakrytá nebo karta pryč, zvolte „nic“.
prompt-companion-display-mitama = Co leží v nabídce duchů mitama? Začněte nejlevnějším polem.
prompt-companion-display-dragonfly = Na kterých polích nabídky leží vážka?
prompt-companion-display-crystal = Na kterých polích nabídky leží krystal?
prompt-companion-display-building = Které budovy leží v nabídce, zleva?
prompt-companion-sites = Kde je volné místo pro tuto budovu: { $companion-building }?
prompt-companion-kodama = Na kterém poli stojí v jednotlivých oblastech váš kodama? (První pole je 1.)
prompt-companion-strong = Kolik vašich kostek v Lese včetně Příbytku ukazuje 5 nebo 6?
prompt-companion-lakes-first = Kolik BC je první odměna každého jezera?
prompt-companion-lakes-second = Kolik BC je druhá odměna každého jezera?
prompt-companion-best-illumination = Kolik BC má nejlepší volné políčko osvícení, na které může některý poutník tengu vstoupit? Nemůže-li žádný, zvolte „nic“.
prompt-companion-best-gate = Kolik BC má nejlepší volné políčko brány, na které může některý poutník tengu vstoupit a kde tengu ještě žádného nemá? Nemůže-li žádný, zvolte „nic“.
prompt-companion-ways = Vezměte poutníka tengu, který je nejdál a může pokračovat. Kolik cest vede dál? (0: žádný nemůže.)
prompt-companion-your-points = Kolik bodů jste získali celkem?
event-companion-your-spring = Proveďte své jaro: doberte si karty, přebytečné odložte a využijte krystaly snů
event-companion-winter = Vraťte všechny kostky, odstraňte ze zenové zahrady náhodný kámen a obnovte kopce a nabídky
event-companion-take-mitama = Tengu si bere ducha mitama z nabídky ({ $n }. pole)
event-companion-take-dragonfly = Tengu si bere vážku z nabídky ({ $n }. pole)
event-companion-take-crystal = Tengu si bere krystal z nabídky ({ $n }. pole)
event-companion-take-building = Tengu si bere budovu z nabídky ({ $n }. pole)
event-companion-take-yokai = Tengu si bere kartu jókai ({ $hill }); přízeň tam zakryjte
event-companion-take-bitoku = Tengu si bere kartu bitoku ({ $hill }); přízeň tam zakryjte
event-companion-combined = Tengu spojuje ducha mitama s vážkou
event-companion-built = Tengu ji staví { $region_in }
event-companion-way = Z cest, které vedou dál, zvolte { $n }. zleva
event-companion-start = Nový poutník začíná na { $n }. startovním políčku
event-companion-fork = Nový poutník začíná na rozcestí té brány tengu, která je nejvíc vpravo
event-companion-scored = { $score }: { $n }
event-companion-final = Vy máte { $n } BC, tengu { $rival }
event-companion-verdict = { $verdict }
event-companion-board-points = BC: { $n }
event-companion-board-good = { CAPITAL($good) }: { $n }
event-companion-board-yokai = Karty jókai: { $n }
event-companion-board-bitoku-path = Cesta bitoku: splněno { $step } z { $n }
event-companion-board-mitama = Nespojení duchové mitama: { $n }
event-companion-board-dragonflies = Nespojené vážky: { $n }
event-companion-board-pairs = Dvojice: { $n }
event-companion-board-crystals = Krystaly: { $n }
event-companion-board-buildings = Budovy: { $n }
event-companion-board-pilgrims = Zbývající poutníci: { $n }
event-companion-board-kodama = Kodama ({ $region }): { $n }. pole
event-companion-board-die = Kostka { $die }: { $companion-place }
event-companion-board-tile-active = Dílek tengu: aktivní
event-companion-board-tile-inactive = Dílek tengu: neaktivní

# Zápis bodů
companion-item-resource = Suroviny
    .within = suroviny
companion-item-building = Budovy
    .within = budovy
companion-item-crystal = Krystaly
    .within = krystaly
companion-item-mitama = Duchové mitama, spojení i nespojení
    .within = duchové mitama, spojení i nespojení
companion-item-combined = Dvojice
    .within = dvojice
companion-item-illumination = Poutníci na políčkách osvícení
    .within = poutníci na políčkách osvícení
companion-item-gate = Poutníci u bran
    .within = poutníci u bran
companion-item-step = Splněné karty bitoku
    .within = splněné karty bitoku
companion-item-vp = BC za splnění
companion-item-penalty = Jinak ztráta BC
event-companion-part-rival = Body jen pro tengu
prompt-companion-game = Kolik má kdo BC na stupnici bodů?
prompt-companion-first = Kdo je první v pořadí hráčů?
prompt-companion-next = Kdo je v pořadí hráčů na { $n }. místě?
prompt-companion-types = Kolik různých karet bitoku je na které cestě, splněných i nesplněných?
prompt-companion-lakes-third = Kolik BC je třetí odměna každého jezera?
prompt-companion-track-of = { $region }: na kterém poli stojí který kodama? (První pole je 1.)
prompt-companion-rock-pilgrims = { $player }: kolik poutníků je u kterého kamene, zleva doprava?
prompt-companion-rock-items = { $player }: kolik karet jókai, duchů mitama nebo budov odpovídá kameni, včetně žolíků?
prompt-companion-dice-sum = Kolik dohromady ukazují tři kostky každého hráče?
prompt-companion-goods-sum = Kolik má kdo surovin?
prompt-companion-visions = Kolik má kdo karet vidění?
prompt-companion-items = { $player }: čím lze vidění splnit?
prompt-companion-vision = { $player }, { $n }. vidění: co žádá, kolik dává a kolik stojí?
prompt-companion-board = Kolik BC je dohromady vidět na desce každého hráče tam, odkud zmizely ukazatele a spící poutníci?
prompt-companion-favourites = Kolik karet jókai, duchů mitama a budov tengu odpovídá jeho kamenům, včetně žolíků?
prompt-companion-starting-yokai = Kolik má tengu počátečních karet jókai?
prompt-companion-other-yokai = Kolik má dalších karet jókai?
prompt-companion-crystals = Kolik má tengu krystalů?
event-companion-sum-first = { $player }: první v pořadí hráčů = { $points } BC
event-companion-sum-bitoku = { $player }: { $n } { $n ->
    [one] různá karta
    [few] různé karty
   *[other] různých karet
} = { $points } BC
event-companion-sum-lakes = { $player }: všech pět jezer = { $points } BC
event-companion-sum-rocks = { $player }: { $n } { $n ->
    [one] poutník
    [few] poutníci
   *[other] poutníků
} × { $items } { $items ->
    [one] věc
    [few] věci
   *[other] věcí
} = { $points } BC
event-companion-sum-dice = { $player }: (kostky { $dice } + suroviny { $goods }) ÷ 4 = { $points } BC
event-companion-sum-vision = { $player }: { $n }. vidění splněno = { $points } BC
event-companion-sum-vision-lost = { $player }: { $n }. vidění nesplněno = { $points } BC
event-companion-vision-uses = Započítají se: { $companion-item_within } ({ $n })
event-companion-sum-board = { $player }: deska hráče = { $points } BC
event-companion-sum-favourites = { $player }: { $n } { $n ->
    [one] odpovídající věc
    [few] odpovídající věci
   *[other] odpovídajících věcí
} × 3 = { $points } BC
event-companion-sum-yokai = { $player }: počáteční karty jókai { $n } × 3 + další { $others } × 6 = { $points } BC
event-companion-sum-goods = { $player }: suroviny { $n } = { $points } BC
event-companion-sum-crystals = { $player }: { $n } { $n ->
    [one] krystal
    [few] krystaly
   *[other] krystalů
} × 2 = { $points } BC
event-companion-sum-lords = { $player }: jezera, kde vede = { $points } BC

# Příprava
event-companion-lay-board = Použijte desku pro { $n } hráče: ukazuje, která pole kostek se používají
event-companion-lay-gates = Na každé pole brány A dejte náhodný dílek brány A, na každé pole B náhodný dílek B; zbytek vraťte do krabice
event-companion-lay-ancient = Náhodnou starobylou budovu dejte { $region_into }
event-companion-lay-no-ancient = Starobylé budovy vraťte do krabice
event-companion-lay-lakes = Zamíchejte { $n } jezerních pokladů a po jednom je dejte do všech oblastí včetně Příbytku
event-companion-lay-neutral = Na { $n }. pole každé stupnice postavte neutrálního kodamu
event-companion-lay-displays = Zamíchejte budovy, krystaly, duchy mitama a vážky a v každé nabídce zaplňte { $n } pole
event-companion-lay-hills = Na každý kopec položte lícem nahoru kartu bitoku a kartu jókai
event-companion-lay-dice = Tři zamknuté kostky, zleva { $one }, { $two } a { $three }
event-companion-lay-kodama = Kodama na prvním poli každé stupnice
event-companion-lay-pilgrims = { $n } probuzení poutníci a { $asleep } spících na místech pro krystaly
event-companion-lay-goods = Dřevo { $wood }, nefrit { $jade }, amulet +{ $amulet } a 0 BC
event-companion-lay-fly = Vážka, vylosovaná naslepo a položená lícem nahoru
event-companion-lay-vision = Náhodná karta vidění, lícem nahoru
event-companion-lay-deck = { $n } počátečních karet jókai, od každého druhu jedna, zamíchaných do balíčku
event-companion-lay-rocks = Náhodný kámen iwakura na místě kamenů nejvíc vlevo
event-companion-lay-garden = Až bude mít každý svůj kámen, zaplňte kameny zenovou zahradu; zbytek vraťte do krabice, proti tengu si ho nechte po ruce
event-companion-lay-tengu-dice = Tengu: tři zamknuté kostky, zleva { $one }, { $two } a { $three }
event-companion-lay-tengu-board = Jeho šest ukazatelů budov, { $n } probuzených poutníků a pět kodamů
event-companion-lay-tengu-yokai = Jeho { $n } počátečních karet jókai
event-companion-lay-tengu-no-yokai = Žádné karty jókai (snazší)
event-companion-lay-tengu-flies = { $n ->
        [one] Pro něj vylosujte { $n } vážku
        [few] Pro něj vylosujte { $n } vážky
       *[other] Pro něj vylosujte { $n } vážek
    }
event-companion-lay-tengu-rocks = Náhodný kámen ze zenové zahrady, jehož místo zůstane prázdné, a druhý ze zbylých: je-li první za karty jókai, pak za budovy nebo duchy mitama, jinak za karty jókai
event-companion-lay-tengu-goods = Dřevo { $n }; k tomu 1 kámen, je-li některý jeho kámen iwakura za budovy, nebo 1 saké, je-li za duchy mitama
event-companion-lay-tengu-no-goods = Žádné suroviny (snazší)
event-companion-lay-tengu-kodama = Jeho kodamové začínají na { $n }. poli každé stupnice (těžší)
event-companion-lay-tengu-pilgrim = Jeden jeho poutník začíná na { $n }. startovním políčku (vylosováno za vás; těžší)
event-companion-lay-tengu-cards = Zamíchejte jeho { $all } karet, { $n } z nich vyložte lícem nahoru v řadě vpravo od balíčku a jeho dílek položte neaktivní stranou nahoru
event-companion-lay-tengu-first = První v pořadí hráčů je tengu
