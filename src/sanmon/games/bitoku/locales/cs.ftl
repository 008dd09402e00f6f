# Na co se hra ptá
prompt-turn = Jste na tahu: vyložte kartu jókai, použijte kostku, nebo překročte řeku
prompt-discard = Jaro: kterou kartu jókai odložíte?
prompt-arrange = Zima: která kostka se vrátí na místo „{ $slot }“?
prompt-virtue = Ctnost ducha: vyřadíte některou z vyložených karet jókai za body?
prompt-slot = Na které místo vyložíte kartu „{ $yokai }“?
prompt-boost = Kostka ukazuje { $die }. Které amulety odložíte na posílení?
prompt-place = Kam umístíte kostku s hodnotou { $die }?
prompt-visit = { $region }, kostka { $die }: akce lesa, nebo budovy?
prompt-give = Proti šestce: který amulet odložíte?
prompt-favour = Kterou přízeň Lesa si vyberete?
prompt-pair = Dvě různé z těchto možností
prompt-copy = Kterou kostku soupeře napodobíte?
prompt-cost = Čím zaplatíte?
prompt-kodama = Který kodama postoupí?
prompt-back = Čí kodama ustoupí?
prompt-move = Zbývající body pohybu: { $n }
prompt-unlock = Kterou kostku odemknete?
prompt-mitama = Kterého ducha mitama si vezmete?
prompt-dragonfly = Kterou vážku si vezmete?
prompt-combine = Spojíte je?
prompt-crystal = Který krystal si vezmete?
prompt-wit = { $crystal }: ke kterému místu jókai?
prompt-build = Kterou budovu postavíte?
prompt-site = Kde postavíte budovu „{ $building }“?
prompt-rock = Který kámen iwakura si vezmete?
prompt-meditate = Ke kterému kameni jde poutník?
prompt-vision = Necháte si vidění, nebo si místo něj vezmete surovinu?
prompt-yokai = Kterou kartu jókai si necháte?
prompt-bitoku = Kterou kartu bitoku si necháte?
prompt-dream = Vaše krystaly snů: co dál?
prompt-effects = { $sort_id ->
    [yokai] { $yokai }: co dál?
    [building] { $building }: co dál?
    [gate] { $gate }: co dál?
    [crystal] { $crystal }: co dál?
    [mitama] { $mitama }: co dál?
    [dragonfly] { $dragonfly }: co dál?
    [bitoku] { $bitoku }: co dál?
    [home] Příbytek: co dál?
   *[other] Co dál?
  }

# Co lze vybrat
option-skip = Už nic
option-play = Vyložit: { $yokai }
option-use = Použít kostku ({ $slot })
option-rouse = Vyřadit poutníka a použít zamčenou kostku ({ $slot })
option-cross = Překročit řeku: { $region }, kostka { $value }
option-pass = Vynechat tah
option-at = Místo: { $slot }
option-boost = { $bundle_id ->
    [0] Žádný amulet
   *[other] Amulety: +{ $bundle }
  }
option-place = { $region }
option-enter = Příbytek Velkého ducha: { $home }
option-forest = Akce lesa: { $forest }
option-visit = Budova: { $building }
option-give = Amulet +{ $amulet }
option-favour = { $hill }: { $favour }
option-cover = { $hill }: jen zakrýt ({ $favour })
option-copy = Kostka { $value }: { $target }
option-advance = { $region }
option-back = { $player }: { $region }
option-step = Krok na cestě bitoku
option-begin = Nový poutník: { $node }
option-walk = Poutník jde: { $edge }
option-unlock = Kostka: { $slot }
option-spirit = { $mitama }, pole { $place }
option-fly = { $dragonfly }, pole { $place }
option-combine = Spojit: { $mitama } a { $dragonfly }
option-crystal = { $crystal }, pole { $place }
option-build = { $building }
option-site = { $region }
option-rock = { $rock }
option-meditate = { $rock }
option-keep-vision = Nechat si vidění: { $vision }
option-instead = Místo vidění: { $good }
option-keep-yokai = { $yokai }
option-keep-bitoku = { $bitoku }
option-discard = Odložit: { $yokai }
option-lay = Kostka { $value }
option-remove = Vyřadit: { $yokai }
option-harmonise = Zharmonizovat krystal důvtipu

# Co se stalo
event-played = { $seat } vykládá: { $yokai } ({ $slot })
event-unlocked = { $seat } odemyká kostku { $die }
event-boosted = { $seat } posiluje kostku o { $n } na { $die }
event-placed = { $seat } umísťuje kostku { $die }: { $region }
event-roused = { $seat } vyřazuje poutníka a používá zamčenou kostku { $die }
event-forest = { $seat }, akce lesa: { $forest }
event-visited = { $seat } využívá budovu: { $building }
event-crossed = { $seat } překračuje řeku ({ $region }); kostka klesá na { $die }
event-covered = { $seat } volí přízeň, { $hill }: { $favour }
event-passed = { $seat } vynechává tah
event-amulet = { $seat } získává amulet +{ $value }
event-advanced = { $seat }: kodama na poli { $space }, { $region }
event-pushed = { $seat } vrací kodamu o krok zpět ({ $rival }): { $region }
event-stepped = { $seat } plní kartu: { $bitoku }
event-began = { $seat } vysílá poutníka: { $node }
event-walked = { $seat } posouvá poutníka: { $edge }
event-gate = { $seat } dosahuje brány: { $gate }
event-mitama = { $seat } bere ducha mitama: { $mitama } (pole { $place })
event-dragonfly = { $seat } bere vážku: { $dragonfly } (pole { $place })
event-combined = { $seat } spojuje: { $mitama } a { $dragonfly }
event-crystal = { $seat } bere krystal: { $crystal }
event-built = { $seat } staví: { $building }, { $region }
event-rock = { $seat } bere kámen iwakura: { $rock }
event-meditated = { $seat } posílá poutníka: { $rock }
event-vision = { $seat } si nechává vidění: { $vision }
event-no-vision = { $seat } si nenechává žádné vidění
event-yokai = { $seat } získává kartu jókai: { $yokai }
event-yokai-hidden = { $seat } získává skrytou kartu jókai
event-bitoku = { $seat } získává kartu bitoku: { $bitoku }
event-drew = { $seat } dobírá: { $yokai }
event-drew-hidden = { $seat } dobírá kartu jókai
event-discarded = { $seat } odkládá: { $yokai }
event-year = Rok { $year }: jaro
event-order = Podzim, nové pořadí: { $place }. { $rival }
event-removed = { $seat } vyřazuje: { $yokai }, { $points } BC
event-remembered = { $seat }, { $crystal }: { $points } BC
event-harmonised = { $seat } harmonizuje: { $crystal }
event-copied = { $seat } napodobuje kostku { $die }: { $target }
event-rock-gone = Ze zenové zahrady mizí kámen iwakura: { $rock }
event-will = Vůle tengu: { $one } a { $two }; karta: { $tengu }
event-passed-over = Krok { $step } nelze: { $reason }
event-step = Tengu provádí krok { $step }
event-tengu-gained = Tengu získává: { $n } × { $good }
event-tengu-scored = Tengu získává { $points } BC
event-tengu-paid = Tengu platí: { $good }
event-tengu-placed = Tengu umísťuje kostku { $die }: { $region }
event-tengu-crossed = Tengu překračuje řeku: { $region }
event-tengu-mitama = Tengu bere ducha mitama: { $mitama }
event-tengu-dragonfly = Tengu bere vážku: { $dragonfly }
event-tengu-crystal = Tengu bere krystal: { $crystal }
event-tengu-built = Tengu staví: { $building }, { $region }
event-tengu-yokai = Tengu bere kartu jókai: { $yokai }
event-tengu-bitoku = Tengu bere kartu bitoku: { $bitoku }
event-tengu-advanced = Kodama tengu je na poli { $space }: { $region }
event-tengu-moved = Pohyb tengu: { $tengu-move }
event-tengu-unlocked = Tengu odemyká kostku { $die }
event-tengu-revealed = U brány tengu odhaluje: { $tengu }
event-tengu-lost = Tengu nic nenachází a o akci přichází

# Co je natištěno
count-wood = { $n ->
    [1] dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
  }
good-wood = dřevo
count-stone = { $n ->
    [1] kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
  }
good-stone = kámen
count-jade = { $n ->
    [1] nefrit
    [few] { $n } nefrity
   *[other] { $n } nefritů
  }
good-jade = nefrit
count-sake = { $n ->
    [1] saké
   *[other] { $n } saké
  }
good-sake = saké
count-vp = { $n } BC
good-vp = BC
verb-amulet = amulet +{ $arg }
verb-kodama = { $n ->
    [1] krok kodamy
    [few] { $n } kroky kodamů
   *[other] { $n } kroků kodamů
  }
verb-kodama-here = krok zdejšího kodamy
verb-kodama-back = krok zpět soupeřova kodamy
verb-move = { $n ->
    [one] 1 bod pohybu
    [few] { $n } body pohybu
   *[other] { $n } bodů pohybu
  }
verb-unlock = odemknout kostku
verb-mitama = { $arg ->
    [-1] duch mitama
   *[other] duch mitama se slevou { $arg }
  }
verb-dragonfly = { $arg ->
    [-1] vážka
   *[other] vážka se slevou { $arg }
  }
verb-crystal = { $arg ->
    [-1] krystal
   *[other] krystal se slevou { $arg }
  }
verb-build = { $arg ->
    [-1] budova
   *[other] budova se slevou { $arg }
  }
verb-rock = kámen iwakura
verb-meditate = poutník ke kameni
verb-vision = vidění
verb-yokai = karta jókai z balíčku
verb-bitoku = karta bitoku z balíčku
verb-draw = dobrat vlastní kartu jókai
verb-copy = napodobit kostku soupeře

# Skóre
title = Bitoku
ui-line = Projděte se strážci Les a staňte se příštím Velkým duchem.
ui-opponent = Tengu
score-game = během hry
score-first = první z mnoha
score-bitoku = poklona bitoku
score-lakes = jezerní poklady
score-rocks = hlas kamenů iwakura
score-dice = strážci vzdávají hold
score-visions = odhalená vidění
score-board = osud byl naplněn
score-favourites = oblíbené
score-yokai = jókai
score-goods = suroviny
score-crystals = krystaly
score-lords = pán jezer
verdict-won = Stáváte se novým Velkým duchem
verdict-lost = Zvítězil tengu

# Volby stolu
setting-harder_forest = Těžší Les
setting-harder_forest-false = stačí stejná hodnota
setting-harder_forest-true = je třeba vyšší hodnota
setting-no_yokai = Snazší: tengu bez karet jókai
setting-no_yokai-false = ne
setting-no_yokai-true = ano
setting-no_goods = Snazší: tengu bez surovin
setting-no_goods-false = ne
setting-no_goods-true = ano
setting-calm_kodama = Snazší: klidní kodamové
setting-calm_kodama-false = ne
setting-calm_kodama-true = ano
setting-no_spring_moves = Snazší: bez bodů pohybu na jaře
setting-no_spring_moves-false = ne
setting-no_spring_moves-true = ano
setting-early_pilgrim = Těžší: poutník už na cestě
setting-early_pilgrim-false = ne
setting-early_pilgrim-true = ano
setting-early_kodama = Těžší: kodamové o krok vpředu
setting-early_kodama-false = ne
setting-early_kodama-true = ano
setting-lake_lord = Těžší: 3 BC za každé vedení u jezera
setting-lake_lord-false = ne
setting-lake_lord-true = ano
setting-dragonflies = Vážky tengu
setting-dragonflies-one = jedna
setting-dragonflies-none = žádná (snazší)
setting-dragonflies-two = dvě (těžší)

# Pole stezek moudrosti: borová a mechová stezka a jejich odbočky; každé má číslo
node-matsu = borovice { $n }
node-koke = mech { $n }
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
slot-middle = uprostřed
slot-right = vpravo
region-yomi = Země Jomi
region-stairs = Schody vědění
region-home = Příbytek Velkého ducha
region-glade = Nefritová paseka
region-forges = Výhně
hill-yomi = kopec Jomi
hill-stairs = kopec Schodů
hill-glade = kopec Paseky
hill-forges = kopec Výhní
favour-bitoku = karta bitoku
favour-yokai = karta jókai
favour-two = dvě ze čtyř
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
building-timber-farm = lesní farma
building-tea-farm = čajová farma
building-crystal-farm = krystalová farma
building-sake-farm = farma saké
building-great-farm = velká farma
building-moon-ryokan = měsíční rjókan
building-road-ryokan = rjókan u cesty
building-fox-ryokan = liščí rjókan
building-virtue-ryokan = rjókan ctnosti
building-traveller-ryokan = rjókan pocestných
building-master-ryokan = mistrův rjókan
building-old-shrine = stará svatyně
building-old-well = stará studna
building-old-market = staré tržiště
building-old-gate = stará brána
building-old-cairn = stará mohyla
building-old-forge = stará výheň
crystal-dream-draw = krystal snů: karta
crystal-dream-amulet = krystal snů: amulet
crystal-dream-sake = krystal snů: saké
crystal-dream-jade = krystal snů: nefrit
crystal-dream-wood = krystal snů: dřevo
crystal-dream-stone = krystal snů: kámen
crystal-dream-kodama = krystal snů: kodama
crystal-dream-virtue = krystal snů: ctnost
crystal-memory-kodama = krystal paměti: kodama
crystal-memory-move = krystal paměti: pohyb
crystal-memory-build = krystal paměti: stavba
crystal-memory-crystal = krystal paměti: krystaly
crystal-memory-mitama = krystal paměti: mitama
crystal-memory-dragonfly = krystal paměti: vážky
crystal-memory-vision = krystal paměti: vidění
crystal-memory-meditate = krystal paměti: rozjímání
crystal-memory-bitoku = krystal paměti: bitoku
crystal-memory-yokai = krystal paměti: jókai
crystal-wit-any = krystal důvtipu: surovina
crystal-wit-amulet = krystal důvtipu: amulet
crystal-wit-move = krystal důvtipu: pohyb
crystal-wit-kodama = krystal důvtipu: kodama
crystal-wit-unlock = krystal důvtipu: odemčení
crystal-wit-draw = krystal důvtipu: karta
crystal-wit-meditate = krystal důvtipu: rozjímání
mitama-ara = ara
mitama-nigi = nigi
mitama-saki = saki
mitama-kushi = kuši
mitama-shinigami-harvest = šinigami úrody
mitama-shinigami-journey = šinigami pouti
mitama-shinigami-mischief = šinigami rošťárny
mitama-shinigami-dawn = šinigami úsvitu
dragonfly-garden-fly = zahradní vážka
dragonfly-zen-fly = zenová vážka
dragonfly-sun-fly = sluneční vážka
dragonfly-wind-fly = větrná vážka
dragonfly-road-fly = vážka cest
dragonfly-dawn-fly = vážka úsvitu
dragonfly-river-fly = říční vážka
dragonfly-lake-fly = jezerní vážka
dragonfly-guard-fly = strážná vážka
dragonfly-fox-fly = liščí vážka
dragonfly-virtue-fly = vážka ctnosti
dragonfly-rift-fly = vážka trhliny
dragonfly-cave-fly = jeskynní vážka
dragonfly-forge-fly = vážka výhní
dragonfly-trickster-fly = šibalská vážka
dragonfly-feast-fly = sváteční vážka
gate-gate-spirits = brána duchů
gate-gate-carpenters = brána tesařů
gate-gate-miners = brána horníků
gate-gate-plenty = brána hojnosti
gate-gate-lakes = brána jezer
gate-gate-visions = brána vidění
gate-gate-guardians = brána strážců
gate-gate-virtue = brána ctnosti
gate-gate-feast = brána hodů
gate-gate-garden = brána zahrady
gate-gate-travellers = brána pocestných
gate-gate-caves = brána jeskyní
gate-gate-masters = brána mistrů
gate-gate-wings = brána křídel
gate-gate-silence = brána ticha
gate-gate-dawn = brána úsvitu
rock-kappa-rock = kámen: kappa
rock-imomushi-rock = kámen: imomuši
rock-nezumi-rock = kámen: nezumi
rock-kitsune-rock = kámen: kicune
rock-okami-rock = kámen: šin ókami
rock-ara-rock = kámen: ara
rock-nigi-rock = kámen: nigi
rock-saki-rock = kámen: saki
rock-kushi-rock = kámen: kuši
rock-hearth-rock = kámen: rjókan, chrám
rock-field-rock = kámen: farma, onsen
rock-harvest-rock = kámen: farma, chrám
rock-bath-rock = kámen: onsen, rjókan
bitoku-makoto = makoto
bitoku-chugi = čúgi
bitoku-yu = ju
bitoku-jin = džin
bitoku-rei = rei
bitoku-gi = gi
bitoku-meiyo = meijo
vision-vision-1 = 2 × budova, surovina, spojený mitama
vision-vision-2 = budova, krok bitoku, spojený mitama
vision-vision-3 = budova, brána
vision-vision-4 = 2 × krystal
vision-vision-5 = 3 × krystal
vision-vision-6 = krystal, budova
vision-vision-7 = krystal, mitama
vision-vision-8 = krystal, osvícení
vision-vision-9 = krystal, krok bitoku, surovina
vision-vision-10 = 2 × krystal, brána
vision-vision-11 = 2 × mitama
vision-vision-12 = 3 × mitama
vision-vision-13 = spojený mitama, surovina
vision-vision-14 = 2 × spojený mitama
vision-vision-15 = spojený mitama, krok bitoku
vision-vision-16 = spojený mitama, osvícení
vision-vision-17 = mitama, brána
vision-vision-18 = mitama, budova, krystal
vision-vision-19 = 2 × budova
vision-vision-20 = 3 × budova
vision-vision-21 = budova, osvícení
vision-vision-22 = osvícení, brána
vision-vision-23 = 2 × osvícení
vision-vision-24 = brána, krok bitoku
vision-vision-25 = 2 × krok bitoku, surovina
vision-vision-26 = 3 × krok bitoku
vision-vision-27 = 2 × surovina, mitama
vision-vision-28 = 3 × surovina, krok bitoku
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
reason-no-card-there = není tam karta podle jeho karty akce
reason-place-full = lokace na kartě je obsazená
reason-has-unlocked = má odemknutou kostku
reason-no-locked = nemá zamknutou kostku
reason-tile-active = dílek tengu je aktivní
reason-not-left = karta neležela nejvíce vlevo
reason-no-unlocked = nemá odemknutou kostku
reason-no-good = nemá související surovinu
reason-more-room = v kopcích je ještě místo
reason-at-home = už má kostku v příbytku
reason-home-full = příbytek je plný
reason-place-free = lokace na kartě je dostupná
reason-no-region = žádná oblast pro jeho kodamu
reason-tile-inactive = dílek tengu je neaktivní
reason-dice-left = má ještě kostky
tengu-move-bitoku = krok na cestě bitoku
tengu-move-illumination = na místo osvícení
tengu-move-gate = k bráně
tengu-move-onward = poutník jde dál
tengu-move-beginning = nový poutník
tengu-tengu-1 = Jomi vážka (bitoku; nefrit)
tengu-tengu-2 = Jomi mitama (bitoku; saké)
tengu-tengu-3 = Schody (jókai; dřevo)
tengu-tengu-4 = Schody (bitoku; kámen)
tengu-tengu-5 = Paseka dřevo+kámen (jókai/bitoku; saké)
tengu-tengu-6 = Paseka nefrit+saké (bitoku; dřevo)
tengu-tengu-7 = Výhně krystal (bitoku; –)
tengu-tengu-8 = Výhně budova (bitoku; kámen)
tengu-tengu-9 = oblíbený (jókai; dřevo)
tengu-tengu-10 = oblíbený (bitoku; nefrit)
board-year = Rok { $year } ze 4
board-order = Pořadí
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
board-discard = odložené { $n }
board-places = Jókai a kostky
board-locked = zamčená
board-unlocked = odemčená
board-out = na desce
board-goods = Suroviny
board-amulets = amulety
board-pilgrims = probuzení poutníci { $n }
board-built = postaveno { $n } ze 6
board-crystals = Krystaly
board-mitama = Mitama
board-waiting = čekají
board-bitoku = Cesta bitoku (splněno { $n })
board-rocks = Kameny
board-visions = Vidění
board-cards = Karty zleva doprava
board-active = dílek aktivní
board-inactive = dílek neaktivní
board-passed = už nehraje
board-next = další: { $cost }
board-vp = { $n } BC
board-none = –
board-home = pole odshora
board-cost = cena
board-virtue = nejvýše { $n }
board-neutral = neutrální
board-legend = Kostky: písmeno hráče a hodnota. Na polích cest je vidět, kdo tam stojí.
board-any = { $n ->
    [1] libovolná surovina
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
board-piece-tengu = Karty tengu (bere; surovina)
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

# Akce lesa a pole příbytku
forest-yomi-1 = krok zdejšího kodamy
forest-yomi-2 = duch mitama nebo vážka
forest-yomi-3 = duch mitama se slevou 1 nebo vážka
forest-yomi-4 = duch mitama se slevou 1 nebo vážka se slevou 1
forest-yomi-6 = duch mitama a vážka, jedno z nich se slevou 1
forest-stairs-1 = krok zdejšího kodamy
forest-stairs-2 = 1 bod pohybu
forest-stairs-3 = 2 body pohybu
forest-stairs-4 = 3 body pohybu
forest-stairs-6 = 4 body pohybu
forest-glade-1 = krok zdejšího kodamy
forest-glade-2 = dřevo nebo nefrit
forest-glade-3 = libovolná surovina
forest-glade-4 = 2 libovolné suroviny
forest-glade-6 = 3 libovolné suroviny
forest-forges-1 = krok zdejšího kodamy
forest-forges-2 = budova
forest-forges-3 = krystal nebo budova
forest-forges-4 = krystal se slevou 1 nebo budova se slevou 1
forest-forges-6 = krystal a budova, jedno z nich se slevou 1
home-moon = amulet +2
home-rift = amulet +1, vidění
home-harvest = amulet +1, libovolná surovina
home-journey = amulet +1, 1 bod pohybu
home-crossroads = amulet +1 a 1 bod pohybu nebo libovolná surovina
home-mirror = napodobit kostku soupeře
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
        [1] libovolná surovina
        [few] { $n } libovolné suroviny
       *[other] { $n } libovolných surovin
      }
   *[other] { $n ->
        [1] { $goods }
       *[other] libovolné { $n } z: { $goods }
      }
  }

## What bots weigh, when they give a reason
ui-worth-points = body
ui-worth-goods = suroviny
ui-worth-amulets = amulety
ui-worth-dice = kostky
ui-worth-order = pořadí tahů
ui-worth-bitoku = cesta bitoku
ui-worth-lakes = jezera
ui-worth-rocks = kameny iwakura
ui-worth-paths = poutníci
ui-worth-visions = vidění
ui-worth-crystals = krystaly
ui-worth-mitama = duchové mitama a vážky
ui-worth-yokai = karty jókai
ui-worth-open = co je rozděláno
