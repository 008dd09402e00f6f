# Satori česky. Slova jsou ta, která znají hráči českého překladu pravidel.

title = Satori
ui-line = Veďte věřící k oltářům a mnichy ke světlu a postavte Velkou pagodu.
ui-sort = Umisťování dělníků a stavění · 30 až 40 minut na hráče · náročná
ui-opponent = Hasekura
ui-penalty = Nemáte kadidlo. Nebudete-li ho mít ani na konci kola, ztratíte 1 SP.

# Zdroje
good-wood = dřevo
good-stone = kámen
good-mon = mince
    .accusative = minci
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
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
    .accusative = { $n ->
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
verb-altar = stavba oltáře
    .infinitive = postavit oltář
verb-jokoro = umístění Jokoro
    .infinitive = umístit Jokoro
verb-pagoda = stavba na pagodě
    .infinitive = stavět na pagodě
verb-meditate = meditace
    .infinitive = meditovat
verb-hikari = { $n ->
    [one] Hikari o 1 pole
    [few] Hikari o { $n } pole
   *[other] Hikari o { $n } polí
}
    .infinitive = { $n ->
    [one] posunout Hikari o 1 pole
    [few] posunout Hikari o { $n } pole
   *[other] posunout Hikari o { $n } polí
}
verb-offerings = nárok na oběti
    .infinitive = nárokovat oběti

# Barvy, strany, místa
colour-grey = šedá
colour-purple = fialová
colour-orange = oranžová
side-left = levá strana
    .accusative = levou stranu
side-right = pravá strana
    .accusative = pravou stranu
altar-upper-grey = Horní šedý oltář
    .accusative = horní šedý oltář
    .genitive = horního šedého oltáře
    .dative = hornímu šedému oltáři
altar-upper-purple = Horní fialový oltář
    .accusative = horní fialový oltář
    .genitive = horního fialového oltáře
    .dative = hornímu fialovému oltáři
altar-upper-orange = Horní oranžový oltář
    .accusative = horní oranžový oltář
    .genitive = horního oranžového oltáře
    .dative = hornímu oranžovému oltáři
altar-lower-grey = Dolní šedý oltář
    .accusative = dolní šedý oltář
    .genitive = dolního šedého oltáře
    .dative = dolnímu šedému oltáři
altar-lower-purple = Dolní fialový oltář
    .accusative = dolní fialový oltář
    .genitive = dolního fialového oltáře
    .dative = dolnímu fialovému oltáři
altar-lower-orange = Dolní oranžový oltář
    .accusative = dolní oranžový oltář
    .genitive = dolního oranžového oltáře
    .dative = dolnímu oranžovému oltáři
altar-charity = Obětní oltář
    .accusative = obětní oltář
    .genitive = obětního oltáře
    .dative = obětnímu oltáři
altar-quarry = Oltář lomu
    .genitive = Oltáře lomu
    .dative = Oltáři lomu
altar-masons = Oltář zedníků
    .genitive = Oltáře zedníků
    .dative = Oltáři zedníků
altar-bronze-bell = Oltář bronzového zvonu
    .genitive = Oltáře bronzového zvonu
    .dative = Oltáři bronzového zvonu
altar-stonecutters = Oltář kameníků
    .genitive = Oltáře kameníků
    .dative = Oltáři kameníků
altar-braziers = Oltář ohnišť
    .genitive = Oltáře ohnišť
    .dative = Oltáři ohnišť
altar-treasury = Oltář pokladnice
    .genitive = Oltáře pokladnice
    .dative = Oltáři pokladnice
altar-guild = Oltář cechu
    .genitive = Oltáře cechu
    .dative = Oltáři cechu
altar-wisteria = Oltář vistárie
    .genitive = Oltáře vistárie
    .dative = Oltáři vistárie
altar-censer = Oltář kadidla
    .genitive = Oltáře kadidla
    .dative = Oltáři kadidla
altar-almsgivers = Oltář almužníků
    .genitive = Oltáře almužníků
    .dative = Oltáři almužníků
altar-sawmill = Oltář pily
    .genitive = Oltáře pily
    .dative = Oltáři pily
altar-hermitage = Oltář poustevny
    .genitive = Oltáře poustevny
    .dative = Oltáři poustevny
altar-lamplighters = Oltář lampářů
    .genitive = Oltáře lampářů
    .dative = Oltáři lampářů
altar-carpenters = Oltář tesařů
    .genitive = Oltáře tesařů
    .dative = Oltáři tesařů
altar-woodcarvers = Oltář řezbářů
    .genitive = Oltáře řezbářů
    .dative = Oltáři řezbářů
board-mountain-west = Západní hora
space-west-top = západní hora, nahoře
    .accusative = horní pole západní hory
    .locative = horním poli západní hory
    .from = z horního pole západní hory
space-west-right = západní hora, vpravo
    .accusative = pravé pole západní hory
    .locative = pravém poli západní hory
    .from = z pravého pole západní hory
space-west-bottom = západní hora, dole
    .accusative = dolní pole západní hory
    .locative = dolním poli západní hory
    .from = z dolního pole západní hory
space-west-left = západní hora, vlevo
    .accusative = levé pole západní hory
    .locative = levém poli západní hory
    .from = z levého pole západní hory
board-mountain-middle = Střední hora
space-middle-top = střední hora, nahoře
    .accusative = horní pole střední hory
    .locative = horním poli střední hory
    .from = z horního pole střední hory
space-middle-right = střední hora, vpravo
    .accusative = pravé pole střední hory
    .locative = pravém poli střední hory
    .from = z pravého pole střední hory
space-middle-bottom = střední hora, dole
    .accusative = dolní pole střední hory
    .locative = dolním poli střední hory
    .from = z dolního pole střední hory
space-middle-left = střední hora, vlevo
    .accusative = levé pole střední hory
    .locative = levém poli střední hory
    .from = z levého pole střední hory
board-mountain-east = Východní hora
space-east-top = východní hora, nahoře
    .accusative = horní pole východní hory
    .locative = horním poli východní hory
    .from = z horního pole východní hory
space-east-right = východní hora, vpravo
    .accusative = pravé pole východní hory
    .locative = pravém poli východní hory
    .from = z pravého pole východní hory
space-east-bottom = východní hora, dole
    .accusative = dolní pole východní hory
    .locative = dolním poli východní hory
    .from = z dolního pole východní hory
space-east-left = východní hora, vlevo
    .accusative = levé pole východní hory
    .locative = levém poli východní hory
    .from = z levého pole východní hory
level-1 = 1. úroveň
    .locative = 1. úrovni
level-2 = 2. úroveň
    .locative = 2. úrovni
level-3 = 3. úroveň
    .locative = 3. úrovni
level-4 = 4. úroveň
    .locative = 4. úrovni
level-5 = 5. úroveň
    .locative = 5. úrovni
level-sorin = Sōrin

# Dekorace
decoration-incense-bowl = Miska na kadidlo
decoration-coin-chest = Truhla s mincemi
decoration-cedar-beam = Cedrový trám
decoration-granite-lantern = Žulová lucerna
decoration-sun-disc = Sluneční kotouč
decoration-prayer-mat = Modlitební rohož
decoration-burner-stand = Podstavec Jokoro
decoration-plumb-line = Olovnice

# Modlitební mlýnky
wheel-wood = mlýnek dřeva
wheel-stone = mlýnek kamene
wheel-mon = mlýnek mincí
wheel-meditate = mlýnek meditace
wheel-hikari = mlýnek světla
wheel-offerings = mlýnek obětí
offering-level-1 = 1. pole
    .locative = 1. poli
offering-level-2 = 2. pole
    .locative = 2. poli
offering-level-3 = 3. pole
    .locative = 3. poli
offering-level-4 = 4. pole
    .locative = 4. poli
offering-level-5 = 5. pole
    .locative = 5. poli
offering-level-6 = 6. pole
    .locative = 6. poli
offering-level-7 = 7. pole
    .locative = 7. poli

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
    .accusative = amulet 1 (nejvíce SP)
amulet-jewel = Amulet 2 (nejvíce smaragdů)
    .accusative = amulet 2 (nejvíce smaragdů)
amulet-silence = Amulet 3 (nejvíce žetonů meditace)
    .accusative = amulet 3 (nejvíce žetonů meditace)
amulet-smoke = Amulet 4 (nejvíce Jokoro)
    .accusative = amulet 4 (nejvíce Jokoro)
amulet-devotion = Amulet 5 (stupnice obětí)
    .accusative = amulet 5 (stupnice obětí)

# Žetony nákladů a bodů Sōrin
cost-tile-stone-incense = 1 kámen a 1 kadidlo
cost-tile-wood-incense = 1 dřevo a 1 kadidlo
cost-tile-mon-incense = 1 mince a 1 kadidlo
    .accusative = 1 minci a 1 kadidlo
cost-tile-wood-stone = 1 dřevo a 1 kámen
cost-tile-mon-wood = 2 mince a 1 dřevo
cost-tile-mon-stone = 2 mince a 1 kámen
cost-tile-emerald = 1 smaragd
sorin-tile-colours-2024 = 2 SP za každý Jokoro na vlastních oltářích
sorin-tile-incense-2024 = 3 SP za každou úroveň kadidla
sorin-tile-goods-2024 = 1 SP za každé 2 nepoužité zdroje a žetony
sorin-tile-offerings-2024 = 2 SP a navíc 1 SP za každé pole stupnice obětí
sorin-tile-colours-2023 = 2 SP za každý Jokoro na vlastních oltářích
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
reason-match = jeho věřící má stejnou barvu jako oltář, proto získává obě odměny
reason-instead = místo odměny, kterou nemůže získat
obstacle-no-mon = v rezervě už nejsou mince
obstacle-incense-full = na stupnici kadidla je úplně nahoře
obstacle-no-space = na pagodě není volné místo pro Jokoro
obstacle-no-light = na této hoře není jiné pole s žetonem a bez mnicha
obstacle-nothing-to-build = až po úroveň architekta už není co stavět
obstacle-no-tile = na střechu chybí žeton meditace
obstacle-no-jokoro = už nemá žádný Jokoro

# Body
score-start = Na začátku hry
score-tiers = Úrovně
    .accusative = úrovně
score-roofs = Střechy
    .accusative = střechy
score-penalty = Bez kadidla
score-amulets = Amulety
    .accusative = amulety
score-pagoda = Jokoro na pagodě
score-altars = Jokoro na oltářích
score-leftovers = Nepoužité zdroje
    .accusative = nepoužité zdroje
score-emeralds = Smaragdy
    .accusative = smaragdy
score-sorin = Sōrin
score-goods = Mince a kadidlo
    .accusative = mince a kadidlo
score-meditation = Žetony meditace
    .accusative = žetony meditace
verdict-beaten = Zvítězil Hasekura. Zkuste některé z usnadnění nebo jinou cestu.
verdict-shared = O vítězství se s Hasekurou dělíte.
verdict-close = Vítězíte, ale je co zlepšovat.
verdict-clear = Jasné vítězství: pagoda vám vděčí za mnohé.
verdict-perfect = Dokonalá hra: Hasekura neměl šanci.

# Možnosti stolu
setting-printing = Vydání
setting-printing-2024 = 2024
setting-printing-2023 = 2023 (slabší žetony Sōrin)
setting-few_worshippers = Věřící v pytli
setting-few_worshippers-false = tři od každé barvy
setting-few_worshippers-true = dva od každé barvy (lehčí)
setting-humble_charity = Hasekura u obětního oltáře
setting-humble_charity-false = bere si sbírku
setting-humble_charity-true = bere si 1 kadidlo (lehčí)
setting-strict_rewards = Odměna, kterou Hasekura nemůže získat
setting-strict_rewards-false = získá místo ní druhou z dvojice
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
prompt-charity = Obětní oltář: pomodlíte se, nebo zkontrolujete staveniště?
prompt-collection = Modlitba: vezmete si kadidlo, nebo sbírku?
prompt-cost = Čím zaplatíte?
prompt-build = Který oltář postavíte?
prompt-plot = Kam postavíte { $altar_accusative }?
prompt-decorate = Kterou dekoraci umístíte na { $altar_accusative }?
prompt-bonus = { $altar } je postaven a jednu jeho stranu můžete hned využít. Vlevo: { $effect-left }. Vpravo: { $effect-right }.
prompt-jokoro = Kam umístíte Jokoro?
prompt-pagoda = Co postavíte na pagodě?
prompt-meditate = Kde bude mnich meditovat?
prompt-lift = Kterého mnicha přesunete?
prompt-hikari = { $n ->
    [one] Posuňte Hikari (zbývá 1 pole)
    [few] Posuňte Hikari (zbývají { $n } pole)
   *[other] Posuňte Hikari (zbývá { $n } polí)
}
prompt-claim = Kterou odměnu ze stupnice obětí si vezmete?
prompt-amulet = Zahrajete svůj amulet?
prompt-round-claim = Konec kola: chcete nárokovat oběti?
prompt-keep-monk = Zaplatíte 1 kadidlo, aby mnich zůstal na { $space_locative }?
prompt-exchange-tiles = Chcete vyměnit žetony meditace?
prompt-effects = { $source_id ->
    [altar] { $altar }: co dál?
    [tile] { $tile }: co dál?
    [wheel] { CAPITAL($wheel) }: co dál?
    [call] Modlitba: co dál?
    [amulet] { $amulet }: co dál?
   *[other] Co dál?
}
prompt-choice = { $source_id ->
    [altar] { $altar }: vyberte jednu možnost
    [tile] { $tile }: vyberte jednu možnost
    [wheel] { CAPITAL($wheel) }: vyberte jednu možnost
    [call] Modlitba: vyberte jednu možnost
    [amulet] { $amulet }: vyberte jednu možnost
   *[other] Vyberte jednu možnost
}

# Odpovědi
option-wheel = Použít { $wheel } (1 kadidlo)
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
option-skip = Nevyužít
option-call = Pomodlit se
option-study = Levá strana { $altar_genitive } na staveništi
option-build = Postavit { $altar_accusative }
option-plot = Na volné místo
option-over = Nahradit { $altar_accusative } (1 kadidlo)
option-decorate = { $decoration }
option-equip = Na { $altar_accusative }
option-enshrine = { $level_id ->
    [sorin] Na pagodu, na Sōrin
   *[other] Na pagodu, { $level }
}
option-tier = Postavit { $level }
option-roof = Postavit střechu na { $level_locative }
option-sorin = Postavit Sōrin
option-monk = { CAPITAL($space) }
option-lift = Mnich { $space_from }
option-light = Hikari na { $space_accusative }
option-claim = Odměna na { $offering_locative }
option-sixth = Šestý Jokoro (3. pole)
option-amulet = Zahrát amulet
option-keep = Nechat amulet skrytý
option-stay = Mnich zůstane (1 kadidlo)
option-return = Mnich se vrátí do rezervy
option-exchange = { $exchange }

# Události
event-started = { $seat } si bere počáteční žeton: { $starting }
event-monk-placed = { $seat } umísťuje mnicha na { $space_accusative }
event-monk-moved = { $seat } přesouvá mnicha { $space_from } na { $space2_accusative }
event-visited = { $seat } vede { $colour_id ->
    [grey] šedého
    [purple] fialového
   *[orange] oranžového
} věřícího k { $altar_dative }
event-advanced = { $seat } postupuje na stupnici obětí na { $level }. pole
event-wheel = { $seat } používá { $wheel }
event-hand-pushed = { $seat } přichází o mlýnek, ruka se vrací na střechu
event-altar-built = { $seat } staví na volném místě { $altar_accusative }
event-altar-replaced = { $seat } staví { $altar_accusative } a nahrazuje jím { $altar2_accusative }
event-decorated = { $seat } přidává dekoraci „{ $decoration }“
event-tier-built = { $seat } staví { $level_accusative } pagody a získává { $n } SP
event-roof-built = { $seat } staví střechu na { $level_locative } a získává { $n } SP
event-sorin-built = { $seat } staví Sōrin a bere si žeton bodů: { $sorin-tile }
event-cost-laid = Umístit Jokoro na { $level_accusative } stojí { $cost-tile_accusative }
event-cost-cancelled = Byl vylosován žeton zrušených nákladů Jokoro ({ $level })
event-neutral-placed = { $n ->
    [one] Na { $level_accusative } přichází neutrální Jokoro
    [few] Na { $level_accusative } přicházejí { $n } neutrální Jokoro
   *[other] Na { $level_accusative } přichází { $n } neutrálních Jokoro
}
event-jokoro-on-altar = { $seat } umísťuje Jokoro na { $altar_accusative }
event-jokoro-on-pagoda = { $seat } umísťuje Jokoro na pagodu ({ $level })
event-light-moved = { $seat } posouvá Hikari na { $space_accusative }
event-enlightened = { $seat } má na { $space_locative } osvíceného mnicha a bere si žeton „{ $tile }“
event-enlightened-bare = { $seat } má na { $space_locative } osvíceného mnicha, ale žeton už tam není
event-claimed = { $seat } nárokuje oběti a na { $offering_locative } si bere odměnu
event-sixth-claimed = { $seat } odemyká svůj šestý Jokoro
event-called = { $seat } se modlí u obětního oltáře
event-studied = { $seat } kontroluje staveniště a vybírá { $altar_accusative }
event-amulet-played = { $seat } hraje { $amulet_accusative }
event-amulet-kept = { $seat } si nechává amulet skrytý
event-amulet-won = { $amulet }: vede { $seat }
event-round-ends = Konec { $n }. kola
event-round-begins = Začíná { $n }. kolo
event-order = Nové pořadí tahů: { $n }. { $seat }
event-monk-stays = { $seat } nechává mnicha na { $space_locative }
event-monk-returns = { $seat } bere mnicha { $space_from } zpět do rezervy
event-tiles-exchanged = { $seat } vyměňuje { $exchange }
event-scored = { $score_id ->
    [penalty] { $n ->
        [0] { $seat } nemá kadidlo, ale ani co ztratit
       *[other] { $seat } nemá kadidlo a ztrácí 1 SP
    }
   *[other] { $seat } získává { $n } SP za { $score_accusative }
}
event-side-taken = { $seat } využívá { $side_accusative } { $altar_genitive }
event-reward = Hasekura má z lucerny { $altar_genitive } odměnu „{ $lantern }“: { $reason }
event-reward-blocked = Hasekura nemůže získat odměnu „{ $lantern }“: { $obstacle }
event-reward-lost = Hasekurovi propadá odměna „{ $lantern }“
event-reaction = Hasekura losuje { $colour_id ->
    [grey] šedého
    [purple] fialového
   *[orange] oranžového
} věřícího a umísťuje ho na { $altar_accusative }
event-auto-mon = { $n ->
    [one] Hasekura získává { $n } minci
    [few] Hasekura získává { $n } mince
   *[other] Hasekura získává { $n } mincí
}
event-auto-incense = Hasekura získává 1 kadidlo, teď má { $level }
event-auto-light = Hasekura posouvá Hikari na { $space_accusative } a bere si žeton „{ $tile }“
event-auto-jokoro = Hasekura umísťuje Jokoro na pagodu ({ $level })
event-auto-tier = Hasekura staví { $level_accusative } pagody a získává { $n } SP
event-auto-roof = Hasekura staví střechu na { $level_locative } a získává { $n } SP
event-auto-scored = { $score_id ->
    [penalty] { $n ->
        [0] Hasekura nemá kadidlo, ale ani co ztratit
       *[other] Hasekura nemá kadidlo a ztrácí 1 SP
    }
   *[other] Hasekura získává { $n } SP za { $score_accusative }
}

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
board-head = { $round }. kolo z 5 · { $turns ->
    [0] poslední tah kola
   *[other] zbývající tahy v kole: { $turns }
}
board-order = Pořadí tahů: { $seats }
board-bells = zvonky pro příští kolo: { $seats }
board-sanmon = Sanmon
board-bag = pytel
board-key = D dřevo · K kámen · M mince · S smaragd · Kd kadidlo · š/f/o šedá, fialová, oranžová · → výměna
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
board-supply = Obecná rezerva
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
board-effect = efekt
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
ui-worth-projects = skoro zaplacené stavby
ui-worth-sorin = Sōrin
ui-worth-order = pořadí tahů v příštím kole
ui-worth-waiting = co ještě můžete využít

# Co je věc na stole a k čemu slouží
tip-score = Vaše dosavadní body Satori. Jokoro, amulety, smaragdy a ostatní zdroje se bodují na konci.
tip-space = Při meditaci sem umístíte mnicha. Až k němu dojde světlo, žeton využijete; potom je ve vaší rezervě a platí se jím střechy a oltáře.
tip-light = Světlo této hory. Hikari ho posune o jedno pole libovolným směrem. Když dojde k vašemu mnichovi, získáte žeton pod ním.
tip-architect = Architekt. Úrovně a střechy se stavějí na této úrovni a níže. Po každém kole architekt vystoupí o úroveň výš.
tip-altar = Umístíte sem věřícího a využijete jednu stranu, při shodě barev obě. Je-li na oltáři Jokoro, každá návštěva posune majitele na stupnici obětí.
tip-altar-charity = Žádný věřící nemá jeho barvu. Pomodlíte se, abyste příště byli na řadě dřív, a vezmete si 1 kadidlo nebo sbírku; nebo využijete levou stranu oltáře na staveništi.
tip-lantern = Hasekurova lucerna. Nemá-li váš věřící barvu tohoto oltáře, dostane Hasekura odměnu, kterou ukazuje.
tip-offer = Oltář, který můžete postavit. Stojí to, co je vyobrazeno před ním; váš druhý oltář o 1 žeton víc, třetí o 2. Patří k němu dekorace podle vašeho výběru.
tip-plot = Volné místo. Postavíte na něm oltář kterékoli barvy.
tip-decoration = Při stavbě oltáře si jednu z nich vyberete. Bude pravou stranou oltáře.
tip-collection = Sbírka. Po modlitbě si ji můžete vzít místo kadidla: 2, 3 nebo 4 mince, jsou-li u tohoto oltáře věřící 1, 2 nebo 3 barev.
tip-wheel = Jednou za tah můžete zaplatit 1 kadidlo a získat, co mlýnek ukazuje. Mlýnek, na kterém už leží vaše ruka, použít nelze.
tip-colour = Věřící v Sanmonu. V každém tahu jednoho umístíte; u oltáře stejné barvy využijete obě strany.
tip-bag = Odtud se na každé nové kolo táhnou tři věřící za každého hráče.
tip-offering = Když nárokujete oběti, vezmete si jednu odměnu na úrovni svého ukazatele nebo níže; ukazatel se pak vrátí na začátek. Posouvají ho návštěvy vašich oltářů s Jokoro.
tip-incense = Kadidlo všech hráčů, od 0 do 3. Platí se jím modlitební mlýnky. Kdo na konci kola žádné nemá, ztrácí 1 SP.
tip-order = Horní řada platí pro toto kolo. Kdo se pomodlí, dá zvonek do spodní a v příštím kole je na řadě dřív.
tip-supply = Co zbývá pro všechny. Co tu není, nelze získat.
tip-level = Úroveň pagody. Stavíte na úrovni architekta a níže.
tip-level-sorin = Sōrin, vrchol pagody. Postavit se dá jen v pátém kole.
tip-tier = Stavba stojí to, co je vyobrazeno, a přinese SP uvedené vedle ceny. Potom sem lze umístit Jokoro.
tip-tier-sorin = Vrchol pagody. Postavit se dá jen v pátém kole a stavitel si vezme žeton s bodováním.
tip-roof = Střecha. Stojí to, co je vyobrazeno, a 1 žeton, a přinese uvedené SP. Na konci má za každou střechu každý Jokoro na pagodě o 1 SP větší cenu.
tip-burner = Místa pro Jokoro a jejich cena. Na konci přinese každý zdejší Jokoro 1 SP za každou střechu pagody.
tip-sorin = Kdo postaví Sōrin, vezme si tento žeton a na konci za něj boduje.
tip-bowl = Místo pro Jokoro a jeho cena. Na vašem oltáři vás při každé návštěvě posune na stupnici obětí a na konci dá 1 SP za každou barvu vašich oltářů.
tip-side = Jedna strana oltáře. Využít můžete všechno, co ukazuje, v libovolném pořadí.
tip-effect = Jeden efekt. Efekty můžete využít v libovolném pořadí, nebo je vynechat.
tip-starting = Vaše první zdroje. Každý hráč si vezme jeden z těchto žetonů.
tip-waiting = Žeton, který jste získali. Využijte jeho efekty v libovolném pořadí; potom přejde do vaší rezervy.
tip-monk = Mnichy umisťujete při meditaci na hory. Když získají žeton, na konci kola se vrátí.
tip-jokoro = Kadidelnice. Na pagodě přinese každá 1 SP za každou střechu; na vašich oltářích přinášejí oběti a body za barvy.
tip-tile = Platí se jimi střechy a váš druhý a třetí oltář. Na konci se počítají spolu s dřevem, kamenem a mincemi.
tip-own-altar = Oltáře, které jste postavili, nejvýše tři. Čím víc různých barev, tím větší cenu mají Jokoro na nich.
tip-sun = Už získali svůj žeton a na konci kola se vrátí do rezervy.
tip-amulet = Zahrát ho můžete po 3. kole nebo na konci. Kdo má nejvíc toho, co jmenuje, dostane po 3. kole jeho odměnu a na konci 2 SP.
tip-good = Platí se tím oltáře a pagoda. Na konci je za každých 5 kusů dřeva, kamene, mincí a žetonů dohromady 1 SP.
tip-good-emerald = Vzácný. Platí se jím úrovně a další drahé věci; každý, který zbude, dá na konci 1 SP.
tip-good-incense = Platí se jím modlitební mlýnky a mniši zůstávají na horách. Můžete mít 3. Bez kadidla ztratíte na konci kola 1 SP.

# Co může být špatně v sadě komponent
mistake-era-count = Žetonů éry { $era } je celkem { $found }; v krabici je jich { $expected }.
mistake-upper-first = První tři základní oltáře jsou horní; tady má být „{ $expected }“.
mistake-wheel-count = Modlitebních mlýnků je { $n }; má jich být 1 až 12.
mistake-three-levels = Stupnice musí mít aspoň tři úrovně: pravidla používají třetí.
mistake-altar-pair = Oltářů barvy „{ $colour }“ je { $n }; má být jeden horní a jeden dolní.
mistake-altars-alike = Oba oltáře barvy „{ $colour }“ jsou „{ $row }“; má být jeden horní a jeden dolní.
mistake-lantern-pair = Žádná barva nemá lucerny „{ $one }“ a „{ $other }“.
mistake-repeated = Pomocí x lze opakovat jen hikari; napište: { $text }.
mistake-hikari-joined = Hikari je samostatný efekt a nelze ho spojit pomocí +; napište čárku.
mistake-hikari-apart = Hikari na jedné straně, žetonu nebo mlýnku jsou jeden efekt; napište je jako: { $text }.
mistake-only-goods = „{ $text }“ dává víc než zdroje; tady smí být jen zdroje.
mistake-unpayable = { $n } × „{ $good }“ nelze nikdy zaplatit: je jich jen { $most }.
mistake-amulet-most = Amulet { $number } tu má mít „{ $expected }“.
mistake-colours-once = Každá ze tří barev tu musí být právě jednou.
mistake-slot-incense = Pole staveniště stojí dřevo, kámen, mince nebo smaragdy, ne kadidlo.
mistake-sorin-kinds = Vydání { $printing } potřebuje každý z těchto druhů: { $known }.

# Jak se hraje, na jedné obrazovce
howto-goal-title = Cíl hry
howto-goal = Se soupeři stavíte velkou pagodu. Kdo má po pěti kolech nejvíc bodů Satori (SP), vyhrává.
    Úrovně a střechy pagody bodují hned při stavbě. Jokoro (kadidelnice), amulety a to, co vám zbude, bodují na konci.
howto-turn-title = Váš tah
howto-turn = Zaveďte jednoho věřícího ze Sanmonu ke kterémukoli oltáři, volnému i obsazenému. Využijete jednu jeho stranu. Má-li věřící barvu oltáře, smíte využít obě.
    Žádný efekt není povinný a pořadí je na vás: získat zdroje, vyměnit je, postavit oltář, umístit Jokoro, stavět na pagodě, poslat mnicha na horu, posunout světlo (Hikari), nárokovat oběti.
    Dojde-li světlo k vašemu mnichovi, využijete žeton meditace z jeho pole. Použitý žeton vám zůstane: platí se jím střechy a oltáře.
    Úrovně a střechy se stavějí na úrovni architekta nebo níže. Střecha stojí navíc jeden použitý žeton.
    Jokoro na vlastním oltáři přináší oběti: jedno pole za každou návštěvu kohokoli, dvě, shodují-li se barvy.
    Jednou za tah smíte za 1 kadidlo použít modlitební mlýnek.
    Obětní oltář nemá barvu: buď se pomodlíte, abyste příště byli na řadě dřív, a vezmete si 1 kadidlo nebo sbírku, nebo využijete levou stranu oltáře na staveništi.
howto-round-title = Kolo
howto-round = Každý má tři tahy. Potom přijdou nové oltáře, dekorace, žetony na horách a věřící a architekt vystoupí o úroveň.
    Zvonky určí, kdo bude první. Kdo nemá kadidlo, ztrácí 1 SP.
    Každý smí jednou nárokovat oběti, za 1 kadidlo nechá mnicha na hoře, nebo ho vezme zpět, a smí vyměnit až tři použité žetony: každý za 1 minci, dva za 1 kadidlo.
    Po 3. kole smíte zahrát amulet: kdo má nejvíc toho, co jmenuje (SP, smaragdů, použitých žetonů, umístěných Jokoro nebo obětí), dostane odměnu. Na horách začíná druhá éra.
howto-end-title = Konec hry
howto-end = Hra končí po 5. kole. Jen v něm lze postavit Sōrin: za 1 minci, 1 dřevo, 1 kámen, 1 kadidlo a 1 použitý žeton. Stavitel boduje podle jeho žetonu.
    V sólové hře stojí proti vám Hasekura. Nemá-li váš věřící barvu oltáře, dostane odměnu jeho lucerny. Potom pošle věřícího k druhému oltáři té barvy a vezme si jeho odměnu, při shodě barev obě.
howto-scoring-title = Body
howto-scoring = Během hry: úrovně 5 až 7 SP, střechy 2 až 5 SP.
    Na konci: každý zahraný amulet dá 2 SP tomu, kdo má nejvíc.
    Každý Jokoro na pagodě: 1 SP za každou postavenou střechu. Každý Jokoro na vašich oltářích: 1 SP za každou barvu vašich oltářů.
    Každých 5 kusů dřeva, kamene, mincí a použitých žetonů: 1 SP. Každý smaragd: 1 SP. Žeton Sōrin pro jeho stavitele. Bez kadidla: −1 SP.
    Při shodě rozhoduje kadidlo, potom pole na stupnici obětí.

# K čemu je rozhodnutí a co se obvykle vyplatí
teach-starting-tile = Vaše první zdroje. Porovnejte je s cenou první úrovně a vyložených oltářů; smaragd ušetří celý tah.
teach-first-monk = Mnich zdarma. Vedle světla mu stačí jediný krok; vyberte žeton se zdroji, které budete brzy potřebovat.
teach-worshipper = Barva rozhoduje, kde budete mít obě strany. Najděte oltář, o který stojíte nejvíc, a vezměte jeho barvu, dokud je.
teach-altar = Při shodě barev máte obě strany oltáře. Za návštěvu oltáře s Jokoro dostává oběti jeho majitel, choďte tedy rádi ke svému.
teach-side = Barvy se liší, máte jen jednu stranu. Vezměte tu, která vás přiblíží k další úrovni, oltáři nebo Jokoro.
teach-charity = Modlitba vás příště posune dopředu, to se hodí, když je některá barva vzácná. Nebo využijte levou stranu oltáře, který ještě nikdo nepostavil.
teach-collection = Nemáte-li kadidlo, vezměte si ho, jinak mince. Sbírka roste s počtem barev věřících u tohoto oltáře.
teach-cost = Zaplaťte tím, co na další úroveň nebo střechu potřebujete nejméně.
teach-build = Oltář je váš na celou hru. Dobrý dává, co často potřebujete; různé barvy zvyšují hodnotu Jokoro na oltářích.
teach-plot = Volné místo je zdarma. Nahrazení stojí 1 kadidlo a základní oltář zmizí všem.
teach-decorate = Dekorace je odteď pravou stranou vašeho oltáře. Stavba na pagodě, Jokoro a Hikari mají větší cenu než zdroje.
teach-bonus = Dárek, který platí jen teď: vyberte stranu, která vám hned dá víc.
teach-jokoro = Na oltáři přináší oběti za každou návštěvu, nejlépe brzy. Na pagodě přinese na konci 1 SP za každou střechu, nejlépe tam, kde je levný.
teach-pagoda = Nejjistější body. Úroveň přinese 5 až 7 SP, střecha méně, ale zvedne cenu všech Jokoro na pagodě.
teach-meditate = Pošlete mnicha vedle světla, na žeton, o který stojíte. Soupeř na něm navíc nesmí světlo zastavit.
teach-lift = Všichni mniši jsou venku: přesuňte toho, o jehož žeton stojíte nejméně nebo který je od světla nejdál.
teach-hikari = Veďte světla ke svým mnichům. Kroky smíte rozdělit; nepřibližujte světlo k soupeřovu mnichovi.
teach-claim = Ukazatel se vrátí na začátek, berte tedy nejvyšší odměnu, ledaže právě potřebujete jinou.
teach-amulet = Máte-li teď nejvíc, zahrajte ho: dostanete odměnu a na konci může přinést 2 SP. Jinak si ho nechte a doháněte.
teach-round-claim = Nárok zdarma. Využijte ho, hodí-li se odměna hned; počkejte, je-li blízko vyšší pole se smaragdem.
teach-keep-monk = Za 1 kadidlo zůstane mnich i jeho dobrý žeton. Vezměte ho zpět, kdyby vám nezbylo kadidlo na mlýnky a proti ztrátě bodu.
teach-exchange-tiles = Použitými žetony se platí střechy a druhý a třetí oltář. Ty, které budete potřebovat, si nechte; 1 kadidlo za dva žetony příště zabrání ztrátě bodu.
teach-effects = Pořadí volte tak, aby pomáhalo: nejdřív zisky, potom platby, a kadidlo nakonec, máte-li ho plno.
teach-choice = Vezměte si to, co vám chybí k další stavbě.
teach-end-turn = Než tah ukončíte: modlitební mlýnek stojí 1 kadidlo. Na konec kola si nechte aspoň 1, jinak ztratíte 1 SP.
teach-payment = Zaplaťte tím, co na další úroveň nebo střechu potřebujete nejméně.
teach-mixture = Vezměte si to, co vám chybí k další stavbě; kadidla nemůže být víc než 3.

# Společník: Hasekura u krabice
companion-answer-yes = ano
companion-answer-no = ne
companion-answer-none = nikdo
companion-space-open = ano, je volné
companion-space-taken = ne, stojí tam Jokoro
companion-space-unbuilt = ne, tahle část ještě nestojí
companion-ring-top = nahoře
companion-ring-right = vpravo
companion-ring-bottom = dole
companion-ring-left = vlevo
event-companion-part-turn = { $round }. kolo, { $n }. tah
event-companion-part-round-end = Konec { $round }. kola
event-companion-part-game-end = Konec hry
prompt-companion-visit = Který oltář jste navštívili?
prompt-companion-worshipper = Jakou barvu má věřící, kterého jste umístili?
prompt-companion-draw = Vylosujte Hasekurovi věřícího z pytle. Jakou má barvu?
prompt-companion-lantern = Jakou odměnu ukazuje lucerna { $altar_genitive }?
prompt-companion-jokoro = Stojí na místě { $altar_genitive } postavený oltář s vaším Jokoro?
prompt-companion-mon = Kolik mincí zbývá v obecné rezervě? (4 znamená 4 a víc.)
prompt-companion-space = { $level_id ->
    [sorin] Je na Sōrinu volné místo pro Jokoro?
   *[other] Je na { $level_locative } pagody volné místo pro Jokoro?
}
prompt-companion-light = Kde stojí Hikari na hoře { $colour_id ->
    [grey] se šedým
    [purple] s fialovým
   *[orange] s oranžovým
} květem?
prompt-companion-tile = Hora { $colour_id ->
    [grey] se šedým
    [purple] s fialovým
   *[orange] s oranžovým
} květem, pole { $companion-ring }: leží tam žeton a nestojí tam žádný mnich?
prompt-companion-tier = Stojí už { $level } pagody?
prompt-companion-roof = Stojí už střecha na { $level_locative } pagody?
prompt-companion-tier-points = Kolik SP ukazuje { $level } pagody?
prompt-companion-roof-points = Kolik SP ukazuje střecha na { $level_locative }?
prompt-companion-roofs = Kolik střech má pagoda?
prompt-companion-your-points = Kolik bodů jste získali celkem?
event-companion-advance = Posuňte svůj ukazatel na stupnici obětí o { $n } { $n ->
    [one] pole
    [few] pole
   *[other] polí
}, nejvýš na její konec
event-companion-cost = Otočte žeton nákladů Jokoro a položte ho na { $level_accusative }
event-companion-your-steps = Nejdřív proveďte své kroky na konci kola
event-companion-your-scoring = Nejdřív spočítejte své body, bez amuletů
event-companion-final = Vy máte { $n } SP, Hasekura { $rival }
event-companion-verdict = { $verdict }
event-companion-board-points = SP: { $n }
event-companion-board-mon = Mince: { $n }
event-companion-board-incense = Kadidlo: { $n }
event-companion-board-tiles = Žetony meditace: { $n }
event-companion-board-jokoros = Zbývající Jokoro: { $n }
event-companion-board-enshrined = Jokoro na pagodě: { $n }
event-companion-light = Hasekura posouvá Hikari na { $space_accusative } a bere si tamní žeton

# Zápis bodů
score-track = Stupnice bodů
event-companion-part-rival = Hasekura
prompt-companion-track = Kolik SP má kdo na stupnici bodů? Za každý celý oběh stupnice přičtěte 40.
prompt-companion-amulets = Které amulety byly zahrány?
prompt-companion-emeralds = Kolik má kdo smaragdů?
prompt-companion-tiles = Kolik má kdo v rezervě žetonů meditace?
prompt-companion-goods = Kolik má kdo dohromady mincí, dřeva a kamene?
prompt-companion-pagoda = Kolik má kdo Jokoro na pagodě?
prompt-companion-altar-jokoros = Kolik má kdo Jokoro na oltářích?
prompt-companion-altar-colours = Kolik různých barev mají oltáře jednotlivých hráčů?
prompt-companion-incense = Kolik má kdo kadidla?
prompt-companion-offerings = Na kterém poli stupnice obětí kdo stojí?
prompt-companion-sorin-builder = Kdo postavil Sōrin?
prompt-companion-sorin-tile = Který žeton bodů Sōrin je ve hře?
prompt-companion-rival-mon = Kolik mincí má Hasekura?
event-companion-sum-amulets = { $player }: { $amulet_accusative }, počet { $n } = { $points } SP
event-companion-sum-pagoda = { $player }: { $n } Jokoro × { $roofs } { $roofs ->
    [one] střecha
    [few] střechy
   *[other] střech
} = { $points } SP
event-companion-sum-altars = { $player }: { $n } Jokoro × { $colours } { $colours ->
    [one] barva
    [few] barvy
   *[other] barev
} = { $points } SP
event-companion-sum-leftovers = { $player }: zdroje a žetony { $n } ÷ 5 = { $points } SP
event-companion-sum-emeralds = { $player }: { $n } { $n ->
    [one] smaragd
    [few] smaragdy
   *[other] smaragdů
} = { $points } SP
event-companion-sum-sorin = { $player }: { $sorin-tile }, počet { $n } = { $points } SP
event-companion-sum-penalty = { $player }: bez kadidla = { $points } SP

# Příprava
event-companion-lay-supply = Obecná rezerva: dřevo { $wood }, kámen { $stone }, mince { $mon }, smaragdy { $emerald }
event-companion-lay-bag = Do pytle dejte po { $each } věřících každé barvy, pak jich { $n } vylosujte a postavte na Sanmon
event-companion-lay-architect = Architekta postavte vedle 1. úrovně pagody
event-companion-lay-tiers = Zamíchejte { $all } žetonů úrovní a { $n } z nich položte po jednom na úrovně pagody; zbytek vraťte do krabice
event-companion-lay-sorin = Vedle Sōrinu položte lícem nahoru tento vylosovaný žeton bodů: { $sorin-tile }
event-companion-lay-costs = Zamíchejte { $n } žetonů nákladů Jokoro{ $cancelled ->
        [0] { "" }
        [one] { " a" } { $cancelled } žeton zrušených nákladů
        [few] { " a" } { $cancelled } žetony zrušených nákladů
       *[other] { " a" } { $cancelled } žetonů zrušených nákladů
    } do balíčku
event-companion-lay-neutrals = Připravte si neutrální Jokoro: { $n }
event-companion-lay-altars = Na staveniště vylosujte { $n } žetony oltářů
event-companion-lay-decorations = Vedle nich položte { $n } dekorace; jsou-li všechny stejné, vraťte je a losujte znovu
event-companion-lay-mountains = Na každé z { $n } polí hor položte žeton meditace první éry
event-companion-lay-lights = Hikari každé hory položte na její horní pole
event-companion-lay-no-plots = Volná místa pro oltáře nepoužívejte: v sólové hře stavíte jen na místech dolních základních oltářů
event-companion-lay-pieces = { $monks } mniši a { $jokoros } Jokoro; šestý Jokoro čeká u třetího pole stupnice obětí
event-companion-lay-markers = { $points } SP, kadidlo na 0, oběti na 0, ruka na střeše modlitebních mlýnků
event-companion-lay-automaton = Hasekura: { $points } SP, kadidlo na 0 a { $jokoros } Jokoro
event-companion-lay-amulets = Každý si tajně vylosuje amulet; ostatní vraťte do krabice, aniž je kdo uvidí
event-companion-lay-starting = { $n ->
        [one] Vylosujte a vyložte { $n } počáteční žeton
        [few] Vylosujte a vyložte { $n } počáteční žetony
       *[other] Vylosujte a vyložte { $n } počátečních žetonů
    }
event-companion-lay-own-monk = Jeden si nechte a získejte, co ukazuje; pak postavte mnicha na pole hory, kde není Hikari
event-companion-lay-choose = V pořadí tahů si každý vezme jeden počáteční žeton a získá, co ukazuje
event-companion-lay-monks = V opačném pořadí každý postaví mnicha na pole hory, kde není Hikari ani jiný mnich
