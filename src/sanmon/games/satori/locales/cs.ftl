# Satori česky. Slova jsou ta, která znají hráči českého překladu pravidel.

title = Satori
ui-line = Veďte věřící k oltářům, mnichy ke světlu a vztyčte velkou pagodu.
ui-opponent = Hasekura

# Zdroje
good-wood = dřevo
good-stone = kámen
good-mon = mince
good-emerald = smaragd
good-incense = kadidlo
count-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
}
count-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
count-mon = { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
}
count-emerald = { $n ->
    [one] { $n } smaragd
    [few] { $n } smaragdy
   *[other] { $n } smaragdů
}
count-incense = { $n ->
    [one] { $n } kadidlo
    [few] { $n } kadidla
   *[other] { $n } kadidel
}

# Akce
verb-altar = postavit oltář
verb-jokoro = umístit Jokoro
verb-pagoda = stavět na pagodě
verb-meditate = meditovat
verb-hikari = { $n ->
    [one] posunout Hikari o 1 pole
    [few] posunout Hikari o { $n } pole
   *[other] posunout Hikari o { $n } polí
}
verb-offerings = nárokovat oběti

# Barvy, strany, místa
colour-grey = šedá
colour-purple = fialová
colour-orange = oranžová
side-left = levá strana
side-right = pravá strana
altar-upper-grey = Horní šedý oltář
altar-upper-purple = Horní fialový oltář
altar-upper-orange = Horní oranžový oltář
altar-lower-grey = Dolní šedý oltář
altar-lower-purple = Dolní fialový oltář
altar-lower-orange = Dolní oranžový oltář
altar-charity = Obětní oltář
altar-quarry = Oltář lomu
altar-masons = Oltář zedníků
altar-bronze-bell = Oltář bronzového zvonu
altar-stonecutters = Oltář kameníků
altar-braziers = Oltář ohnišť
altar-treasury = Oltář pokladnice
altar-guild = Oltář cechu
altar-wisteria = Oltář vistárie
altar-censer = Oltář kadidla
altar-almsgivers = Oltář almužníků
altar-sawmill = Oltář pily
altar-hermitage = Oltář poustevny
altar-lamplighters = Oltář lampářů
altar-carpenters = Oltář tesařů
altar-woodcarvers = Oltář řezbářů
board-mountain-west = Západní hora
space-west-top = západní hora, nahoře
space-west-right = západní hora, vpravo
space-west-bottom = západní hora, dole
space-west-left = západní hora, vlevo
board-mountain-middle = Střední hora
space-middle-top = střední hora, nahoře
space-middle-right = střední hora, vpravo
space-middle-bottom = střední hora, dole
space-middle-left = střední hora, vlevo
board-mountain-east = Východní hora
space-east-top = východní hora, nahoře
space-east-right = východní hora, vpravo
space-east-bottom = východní hora, dole
space-east-left = východní hora, vlevo
level-1 = 1. úroveň
level-2 = 2. úroveň
level-3 = 3. úroveň
level-4 = 4. úroveň
level-5 = 5. úroveň
level-sorin = Sōrin

# Dekorace
decoration-incense-bowl = Miska kadidla
decoration-coin-chest = Truhla mincí
decoration-cedar-beam = Cedrový trám
decoration-granite-lantern = Žulová lucerna
decoration-sun-disc = Sluneční kotouč
decoration-prayer-mat = Modlitební rohož
decoration-burner-stand = Podstavec Jokora
decoration-plumb-line = Olovnice

# Modlitební mlýnky
wheel-wood = mlýnek dřeva
wheel-stone = mlýnek kamene
wheel-mon = mlýnek mincí
wheel-meditate = mlýnek meditace
wheel-hikari = mlýnek světla
wheel-offerings = mlýnek obětí
offering-level-1 = 1. pole
offering-level-2 = 2. pole
offering-level-3 = 3. pole
offering-level-4 = 4. pole
offering-level-5 = 5. pole
offering-level-6 = 6. pole
offering-level-7 = 7. pole

# Žetony meditace
tile-two-wood = Bambusový háj
tile-two-stone = Kamenná zahrada
tile-wood-stone = Horská stezka
tile-three-mon = Poutnický měšec
tile-wood-mon = Lesní trh
tile-stone-mon = Říční trh
tile-incense-mon = Večerní zvon
tile-incense-wood = Santal
tile-incense-stone = Chrámové schody
tile-two-incense = Hluboký nádech
tile-wood-or-stone = Dvě cesty
tile-emerald = Smaragdová kapka
tile-gem-cutter = Brusič
tile-gem-trader = Obchodník s drahokamy
tile-pilgrim = Poutník
tile-dawn = Úsvit
tile-noon = Poledne
tile-foundation = Základy
tile-ember = Žhavý uhlík
tile-cornerstone = Základní kámen
tile-alms = Almužna
tile-timber-and-stone = Dřevo a kámen
tile-three-wood = Starý les
tile-three-stone = Velký lom
tile-four-mon = Mecenáš
tile-emerald-mon = Císařův dar
tile-emerald-incense = Císařovnin dar
tile-incense-goods = Podzimní sklizeň
tile-jeweller = Klenotník
tile-builders = Stavitelé
tile-burners = Kadidelnice
tile-founders = Zakladatelé
tile-zenith = Zenit
tile-procession = Procesí
tile-bounty = Hojnost

# Počáteční žetony
starting-wood-stone-incense = 1 dřevo, 1 kámen, 1 kadidlo
starting-wood-incense = 2 dřeva, 1 kadidlo
starting-stone-incense = 2 kameny, 1 kadidlo
starting-mon-incense = 3 mince, 1 kadidlo
starting-emerald-mon = 1 smaragd, 1 mince
starting-incense-mon = 2 kadidla, 1 mince

# Amulety
amulet-wisdom = Amulet 1 (nejvíce SP)
amulet-jewel = Amulet 2 (nejvíce smaragdů)
amulet-silence = Amulet 3 (nejvíce žetonů meditace)
amulet-smoke = Amulet 4 (nejvíce Jokoro)
amulet-devotion = Amulet 5 (stupnice obětí)

# Žetony nákladů a bodů Sōrin
cost-tile-stone-incense = 1 kámen a 1 kadidlo
cost-tile-wood-incense = 1 dřevo a 1 kadidlo
cost-tile-mon-incense = 1 mince a 1 kadidlo
cost-tile-wood-stone = 1 dřevo a 1 kámen
cost-tile-mon-wood = 2 mince a 1 dřevo
cost-tile-mon-stone = 2 mince a 1 kámen
cost-tile-emerald = 1 smaragd
sorin-tile-colours-2024 = 2 SP za každé Jokoro na vašich oltářích
sorin-tile-incense-2024 = 3 SP za každou úroveň kadidla
sorin-tile-goods-2024 = 1 SP za každé 2 nepoužité zdroje a žetony
sorin-tile-offerings-2024 = 2 SP a 1 SP za každé pole stupnice obětí
sorin-tile-colours-2023 = 2 SP za každé Jokoro na vašich oltářích
sorin-tile-incense-2023 = 2 SP za každou úroveň kadidla
sorin-tile-goods-2023 = 1 SP za každé 2 nepoužité zdroje a žetony
sorin-tile-offerings-2023 = 1 SP za každé pole stupnice obětí

# Výměny žetonů
exchange-one-mon = 1 žeton za 1 minci
exchange-two-mon = 2 žetony za 2 mince
exchange-three-mon = 3 žetony za 3 mince
exchange-incense = 2 žetony za 1 kadidlo
exchange-incense-and-mon = 3 žetony za 1 kadidlo a 1 minci

# Automaton
lantern-mon = mince
lantern-incense = kadidlo
lantern-jokoro = Jokoro
lantern-hikari = Hikari
lantern-pagoda = pagoda
reason-other-colour = váš věřící má jinou barvu než oltář
reason-own-visit = oltář navštívil jeho věřící
reason-match = jeho věřící má barvu oltáře: obě odměny
reason-instead = místo té, kterou nemůže získat
obstacle-no-mon = nezbývají mince
obstacle-incense-full = kadidlo má na nejvyšší úrovni
obstacle-no-space = na pagodě není volné místo
obstacle-no-light = není pole s žetonem a bez mnicha
obstacle-nothing-to-build = do úrovně architekta už není co stavět
obstacle-no-tile = na střechu chybí žeton meditace
obstacle-no-jokoro = nemá už žádné Jokoro

# Body
score-start = Na začátku
score-tiers = Úrovně
score-roofs = Střechy
score-penalty = Bez kadidla
score-amulets = Amulety
score-pagoda = Jokoro na pagodě
score-altars = Jokoro na oltářích
score-leftovers = Nepoužité zdroje
score-emeralds = Smaragdy
score-sorin = Sōrin
score-goods = Mince a kadidlo
score-meditation = Žetony meditace
verdict-beaten = Hasekura je napřed. Zkuste některé usnadnění, nebo jinou cestu.
verdict-shared = O vítězství se s Hasekurou dělíte.
verdict-close = Vítězství, a je kam růst.
verdict-clear = Jasné vítězství: pagoda vám vděčí za mnohé.
verdict-perfect = Dokonalá hra: Hasekura neměl šanci.

# Možnosti stolu
setting-printing = Vydání
setting-printing-2024 = 2024
setting-printing-2023 = 2023 (slabší žetony Sōrin)
setting-few_worshippers = Málo věřících v pytli
setting-few_worshippers-false = tři od každé barvy
setting-few_worshippers-true = dva od každé barvy (lehčí)
setting-humble_charity = Automaton u obětního oltáře
setting-humble_charity-false = bere sbírku
setting-humble_charity-true = bere 1 kadidlo (lehčí)
setting-strict_rewards = Odměna, kterou Automaton nemůže získat
setting-strict_rewards-false = dává druhou z dvojice
setting-strict_rewards-true = propadá (lehčí)

# Otázky
prompt-starting-tile = Který počáteční žeton si vezmete?
prompt-first-monk = Kde bude meditovat váš první mnich?
prompt-worshipper = Kterého věřícího zavedete k oltáři?
prompt-altar = Ke kterému oltáři půjde { $colour_id ->
    [grey] šedý
    [purple] fialový
    [orange] oranžový
   *[other] { $colour }
} věřící?
prompt-side = { $altar }. Vlevo: { $effect-left }. Vpravo: { $effect-right }.
prompt-charity = Obětní oltář: pomodlit se, nebo zkontrolovat staveniště?
prompt-collection = Modlitba: kadidlo, nebo sbírka?
prompt-cost = Čím zaplatíte?
prompt-build = Který oltář postavíte?
prompt-plot = { $altar }: kde bude stát?
prompt-decorate = { $altar }: která dekorace?
prompt-bonus = { $altar } stojí; jednu stranu lze využít hned. Vlevo: { $effect-left }. Vpravo: { $effect-right }.
prompt-jokoro = Kam umístíte Jokoro?
prompt-pagoda = Co postavíte na pagodě?
prompt-meditate = Kde bude mnich meditovat?
prompt-lift = Kterého mnicha přesunete?
prompt-hikari = { $n ->
    [one] Posuňte Hikari (zbývá 1 pole)
    [few] Posuňte Hikari (zbývají { $n } pole)
   *[other] Posuňte Hikari (zbývá { $n } polí)
}
prompt-claim = Kterou odměnu stupnice obětí si vezmete?
prompt-amulet = Zahrajete svůj amulet?
prompt-round-claim = Konec kola: nárokovat oběti?
prompt-keep-monk = Zaplatíte 1 kadidlo, aby mnich zůstal ({ $space })?
prompt-exchange-tiles = Vyměníte žetony meditace?
prompt-effects = { $source_id ->
    [altar] { $altar }: co dál?
    [tile] { $tile }: co dál?
    [wheel] { $wheel }: co dál?
    [call] Modlitba: co dál?
    [amulet] { $amulet }: co dál?
   *[other] Co dál?
}
prompt-choice = { $source_id ->
    [altar] { $altar }: vyberte jednu možnost
    [tile] { $tile }: vyberte jednu možnost
    [wheel] { $wheel }: vyberte jednu možnost
    [call] Modlitba: vyberte jednu možnost
    [amulet] { $amulet }: vyberte jednu možnost
   *[other] Vyberte jednu možnost
}

# Odpovědi
option-wheel = Otočit { $wheel } (1 kadidlo)
option-start = { $starting }
option-worshipper = { $colour_id ->
    [grey] Šedý
    [purple] Fialový
    [orange] Oranžový
   *[other] { $colour }
} věřící
option-visit = { $altar }
option-side = { $side_id ->
    [left] Levá strana
   *[right] Pravá strana
}
option-call = Pomodlit se
option-study = Staveniště, levá strana: { $altar }
option-build = Postavit: { $altar }
option-plot = Na volné místo
option-over = Přestavět: { $altar } (1 kadidlo)
option-decorate = { $decoration }
option-equip = Na oltář: { $altar }
option-enshrine = Na pagodu: { $level }
option-tier = Postavit: { $level }
option-roof = Střecha: { $level }
option-sorin = Sōrin
option-monk = { $space }
option-lift = Mnich z pole: { $space }
option-light = Hikari na pole: { $space }
option-claim = Odměna: { $offering }
option-sixth = Šesté Jokoro (3. pole)
option-amulet = Zahrát amulet
option-keep = Nechat skrytý
option-stay = Zůstane (1 kadidlo)
option-return = Vrátí se do rezervy
option-exchange = { $exchange }

# Události
event-started = { $seat } bere počáteční žeton: { $starting }
event-monk-placed = { $seat } umísťuje mnicha: { $space }
event-monk-moved = { $seat } přesouvá mnicha: { $space } → { $space2 }
event-visited = { $seat } vede { $colour_id ->
    [grey] šedého
    [purple] fialového
    [orange] oranžového
   *[other] { $colour }
} věřícího: { $altar }
event-advanced = { $seat } postupuje na stupnici obětí na { $level }. pole
event-wheel = { $seat } otáčí { $wheel }
event-hand-pushed = Ruka se vrací na střechu: { $seat }
event-altar-built = { $seat } staví na volném místě: { $altar }
event-altar-replaced = { $seat } staví: { $altar }; přestavěno: { $altar2 }
event-decorated = { $seat } přidává dekoraci: { $decoration }
event-tier-built = { $seat } staví na pagodě: { $level }, { $n } SP
event-roof-built = { $seat } staví střechu ({ $level }): { $n } SP
event-sorin-built = { $seat } staví Sōrin: { $sorin-tile }
event-cost-laid = Jokoro ({ $level }) stojí: { $cost-tile }
event-cost-cancelled = Losuje se žeton zrušených nákladů ({ $level })
event-neutral-placed = { $n ->
    [one] Umísťuje se neutrální Jokoro ({ $level })
    [few] Umísťují se { $n } neutrální Jokoro ({ $level })
   *[other] Umísťuje se { $n } neutrálních Jokoro ({ $level })
}
event-jokoro-on-altar = { $seat } umísťuje Jokoro: { $altar }
event-jokoro-on-pagoda = { $seat } umísťuje Jokoro na pagodu: { $level }
event-light-moved = { $seat } posouvá Hikari: { $space }
event-enlightened = Mnich je osvícen ({ $seat }, { $space }): { $tile }
event-enlightened-bare = Mnich je osvícen ({ $seat }, { $space }); žeton tam už není
event-claimed = { $seat } nárokuje oběti: { $offering }
event-sixth-claimed = { $seat } odemyká šesté Jokoro
event-called = { $seat } se modlí u obětního oltáře
event-studied = { $seat } kontroluje staveniště: { $altar }
event-amulet-played = { $seat } hraje: { $amulet }
event-amulet-kept = { $seat } si nechává amulet
event-amulet-won = { $seat } splňuje: { $amulet }
event-round-ends = Konec { $n }. kola
event-round-begins = Začíná { $n }. kolo
event-order = Nové pořadí, { $n }. místo: { $seat }
event-monk-stays = Mnich zůstává ({ $seat }): { $space }
event-monk-returns = Mnich se vrací ({ $seat }): { $space }
event-tiles-exchanged = { $seat } vyměňuje { $exchange }
event-scored = { $seat }: { $score }, { $n } SP
event-side-taken = { $seat } využívá: { $side }, { $altar }
event-reward = Hasekurova lucerna ({ $altar }): { $lantern }; { $reason }
event-reward-blocked = Nemůže ji získat ({ $lantern }): { $obstacle }
event-reward-lost = Odměna propadá ({ $lantern })
event-reaction = Hasekura losuje { $colour_id ->
    [grey] šedého
    [purple] fialového
    [orange] oranžového
   *[other] { $colour }
} věřícího a umísťuje ho: { $altar }
event-auto-mon = { $n ->
    [one] Hasekura bere { $n } minci
    [few] Hasekura bere { $n } mince
   *[other] Hasekura bere { $n } mincí
}
event-auto-incense = Hasekura bere 1 kadidlo (teď { $level })
event-auto-light = Hasekura posouvá Hikari ({ $space }) a bere: { $tile }
event-auto-jokoro = Hasekura umísťuje Jokoro na pagodu: { $level }
event-auto-tier = Hasekura staví na pagodě: { $level }, { $n } SP
event-auto-roof = Hasekura staví střechu ({ $level }): { $n } SP
event-auto-scored = Hasekura: { $score }, { $n } SP

# Deska v terminálu
board-short-wood = D
board-short-stone = K
board-short-mon = M
board-short-emerald = S
board-short-incense = Kd
board-do-altar = oltář
board-do-jokoro = Jokoro
board-do-pagoda = pagoda
board-do-meditate = mnich
board-do-hikari = světlo
board-do-offerings = oběti
board-letter-grey = š
board-letter-purple = f
board-letter-orange = o
board-head = { $round }. kolo z 5 · další tahy v něm: { $turns }
board-order = Pořadí: { $seats }
board-bells = zvonky pro příští kolo: { $seats }
board-sanmon = Sanmon
board-bag = pytel
board-key = D dřevo · K kámen · M mince · S smaragd · Kd kadidlo · š/f/o šedá, fialová, oranžová · → výměnou
        ☼ Hikari · ▲ nelze nahradit, střecha stojí · ■ úroveň stojí · ◄ architekt · ♨ Jokoro, cena · ☞ ruka
        (š) na oltáři pod ním, do konce kola
board-altars = Oltáře
board-left = vlevo
board-right = vpravo
board-jokoro = Jokoro
board-owner = vlastník
board-visitors = věřící
board-lantern = lucerna
board-plots = { $n ->
    [one] 1 volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
board-construction = Staveniště
board-decorations = Dekorace
board-pagoda = Pagoda
board-tier = úroveň
board-roof = střecha
board-tile = žeton
board-wheels = Modlitební mlýnky
board-wheel-used = v tomto tahu použito
board-offerings = Stupnice obětí
board-sixth = 6. Jokoro
board-supply = Zásoba
board-points = SP
board-tiles = žetony
board-monks = mniši
board-jokoros = Jok.
board-placed = pag.+olt.
board-own-altars = oltáře
board-amulet = amulet
board-hidden = skrytý
board-sun = { $n } na slunci
board-line = Čekají žetony: { $tiles }
board-starting = Počáteční žetony: { $tiles }
board-flower = květ
board-sorin-tile = Sōrin: { $tile }
board-sorin-by = stavitel: { $seat }
board-amulet-wisdom = 1: SP
board-amulet-jewel = 2: smaragdy
board-amulet-silence = 3: žetony
board-amulet-smoke = 4: Jokoro
board-amulet-devotion = 5: oběti
board-its-decoration = jeho dekorace
board-sort-basic = Základní oltáře
board-sort-altars = Žetony oltářů
board-sort-decorations = Dekorace
board-sort-wheels = Modlitební mlýnky
board-sort-offerings = Stupnice obětí
board-sort-meditation = Žetony meditace
board-sort-tiers = Žetony pagody
board-sort-roofs = Střechy
board-sort-costs = Žetony nákladů Jokoro
board-sort-starting = Počáteční žetony
board-sort-amulets = Amulety
board-sort-sorin = Žetony bodů Sōrin
board-copies = kusů
board-era = éra
board-effect = účinek
board-cost = cena
board-colour = barva
board-name = název

## What bots weigh, when they give a reason
ui-worth-points = body
ui-worth-pagoda = Jokoro na pagodě
ui-worth-altars = oltáře
ui-worth-goods = zdroje
ui-worth-tiles = žetony meditace
ui-worth-offerings = oběti
ui-worth-incense = kadidlo
ui-worth-monks = mniši
ui-worth-projects = téměř zaplacené záměry
ui-worth-sorin = Sōrin
ui-worth-order = pořadí v příštím kole
ui-worth-waiting = co čeká na využití
