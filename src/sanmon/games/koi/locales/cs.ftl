title = Koi
ui-line = Skládejte jezírko dílek po dílku, až se ryby rozzáří ve světle luceren.

# Na co se hra ptá
prompt-turn = Jste na tahu: meditace (vezměte si kartu), nebo práce
prompt-work = Práce. Zbývá: voda { $water }, zahrada { $garden }, sochařství { $sculpt }, chov { $breed }, vlastní akce sensei { $sensei }
prompt-done = Použijete ještě žetony štěstí?
prompt-claim = Chcete získat dílek úkolu?
prompt-tile = Kam přijde { $piece_id ->
    [water] dílek vody
   *[other] dílek listí
  }? (zbývá umístit: { $n })
prompt-lily = Na které listí přijde leknín?
prompt-shore = Kam přijde prostřední hex břehu?
prompt-shore-way = Kam se dívá břeh na { $hex }?
prompt-lantern = Na který břeh přijde lucerna?
prompt-koi = Kam přijde { $koi }{ $koi_id ->
    [small] ?
   *[other] {" "}(jeho horní levý hex)?
  }
prompt-koi-way = Jak bude na { $hex } ležet { $koi }?
prompt-lift = Kterého koi přesunete?
prompt-path = Dílek cesty za { $coins } mince? Kam?
prompt-path-end = Na který konec cesty naváže { $hex }?
prompt-goal = Kam přijde { $tile }{ $tile_id ->
    [bridge] {" "}(prostřední hex)?
    [statue] {" "}(prostřední hex)?
    [waterfall] {" "}(prostřední hex)?
    [willow] {" "}(hex s kmenem)?
    [turtle] ?
    [purple-lily] ?
   *[other] {" "}(horní levý hex)?
  }
prompt-goal-way = Jak bude na { $hex } ležet { $tile }?
prompt-buy = Kterého koi koupíte? Máte { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }; malý stojí { $price1 }, střední { $price2 }, velký { $price3 }
prompt-remove = Který koi zmizí ze zásoby?
prompt-give = Ve skladišti je o { $n ->
    [one] 1 hex
    [few] { $n } hexy
   *[other] { $n } hexů
  } víc: co vrátíte?
prompt-effects = { $card }: co dál?
prompt-choice = { $card }: jedna z možností

# Co lze vybrat
option-skip = Už nic
option-at = Hex { $hex }
option-way = { $way }
option-luck = Žeton štěstí za { $piece_id ->
    [water] 2 dílky vody
    [foliage] listí
    [shore] břeh
   *[other] nákup: { $piece } (o minci dráž)
  }
option-place = { $deed_id ->
    [move] Přesunout koi
    [water] Přiložit vodu (až 2 dílky)
   *[other] Umístit { $deed }
  }
option-buy = Koupit: { $koi }
option-give = Vrátit: { $piece }
option-remove = Vyřadit: { $koi }
option-claim = Získat: { $tile }
option-work = Práce
option-meditate = Meditace: { $card } ({ $space })

# Co se stalo
event-meditated = { $seat } medituje: { $card }, { $space }
event-worked = { $seat } pracuje
event-lucky = { $seat } odhazuje žeton štěstí: { $piece }
event-bought = { $seat } kupuje { $koi_id ->
    [small] malého koi
    [medium] středního koi
   *[other] velkého koi
  } za { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }
event-placed = { $seat } umisťuje { $deed } na { $hex }
event-lifted = { $seat } zvedá z { $hex }: { $koi }
event-moved = { $seat } přesouvá na { $hex }: { $koi }
event-claimed = { $seat } získává a umisťuje na { $hex }: { $tile }
event-paved = { $seat } platí za dílek cesty na { $hex }
event-gave = { $seat } vrací: { $piece }
event-dealt = Nově v nabídce: { $card } ({ $space })
event-discarded = Odhozeno: { $card }
event-removed = Ze zásoby mizí: { $koi }
event-ending = Konec se blíží: { $reason }
event-last-round = Začíná poslední kolo
event-koi-scored = { $seat }: { $koi } na { $hex } přináší { $points } VB
event-lantern-scored = { $seat }: lucerna na { $hex } přináší { $points } VB
event-goal-drawn = Úkol ve hře: { $goal }

# Názvy
way-e = → na východ
way-ne = ↗ na severovýchod
way-nw = ↖ na severozápad
way-w = ← na západ
way-sw = ↙ na jihozápad
way-se = ↘ na jihovýchod
way-e-mirrored = → na východ, zrcadlově
way-ne-mirrored = ↗ na severovýchod, zrcadlově
way-nw-mirrored = ↖ na severozápad, zrcadlově
way-w-mirrored = ← na západ, zrcadlově
way-sw-mirrored = ↙ na jihozápad, zrcadlově
way-se-mirrored = ↘ na jihovýchod, zrcadlově
piece-water = voda
piece-foliage = listí
piece-shore = břeh
piece-small = malý koi
piece-medium = střední koi
piece-large = velký koi
deed-water = vodu
deed-foliage = listí
deed-shore = břeh
deed-small = malého koi
deed-medium = středního koi
deed-large = velkého koi
deed-lily = leknín
deed-lantern = lucernu
deed-move = koi
koi-small = malý koi
koi-medium = střední koi
koi-large = velký koi
koi-carp = stoletý kapr
tile-branch-small = malá větev
tile-branch-medium = střední větev
tile-branch-large = velká větev
tile-bridge = most
tile-carp = stoletý kapr
tile-path = cesta
tile-purple-lily = fialový leknín
tile-shishi-odoshi = šiši-odoši
tile-statue = socha
tile-turtle = želva
tile-waterfall = vodopád
tile-willow = smuteční vrba
goal-branches = Větve
goal-bridge = Most
goal-carp = Stoletý kapr
goal-path = Cesta
goal-purple-lily = Fialový leknín
goal-shishi-odoshi = Šiši-odoši
goal-statue = Socha
goal-turtle = Želva
goal-waterfall = Vodopád
goal-willow = Smuteční vrba
card-breeder = Chovatel ryb
card-sculptor = Sochařka
card-gardener = Zahradnice
card-water-carrier = Nosič vody
card-storage = Skladiště
card-market = Tržiště
card-scroll-lilies = Svitek leknínů
card-scroll-small = Svitek malých koi
card-scroll-medium = Svitek středních koi
card-scroll-large = Svitek velkých koi
card-scroll-lanterns = Svitek luceren
card-scroll-wells = Svitek studen
card-scroll-markets = Svitek tržišť
card-scroll-storages = Svitek skladišť
card-drizzle = Déšť: mrholení
card-shower = Déšť: přeháňka
card-downpour = Déšť: liják
card-roof-well = Studna: krytá studna
card-garden-well = Studna: zahradní studna
card-deep-well = Studna: hluboká studna
space-first = 1. pole, za minci
space-second = 2. pole
space-third = 3. pole
space-fourth = 4. pole
space-fifth = 5. pole
reason-deck = balíček je prázdný
reason-koi = v zásobě nezbývá žádný koi
reason-idle = celé kolo si nikdo nevzal kartu ani nic neumístil
good-coin = mince
good-luck = žetony štěstí
good-water = voda
good-foliage = listí
good-shore = břehy
good-expansion = zvětšení skladiště
count-coin = { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
  }
count-luck = { $n ->
    [one] 1 žeton štěstí
    [few] { $n } žetony štěstí
   *[other] { $n } žetonů štěstí
  }
count-water = { $n ->
    [one] 1 dílek vody
    [few] { $n } dílky vody
   *[other] { $n } dílků vody
  }
count-foliage = { $n ->
    [one] 1 dílek listí
    [few] { $n } dílky listí
   *[other] { $n } dílků listí
  }
count-shore = { $n ->
    [one] 1 břeh
    [few] { $n } břehy
   *[other] { $n } břehů
  }
count-expansion = { $n } zvětšení skladiště
verb-rain = přiložit { $arg ->
    [one] 1 dílek vody
    [few] { $arg } dílky vody
   *[other] { $arg } dílků vody
  } ze zásoby
verb-sprout = přiložit { $arg ->
    [one] 1 dílek listí
    [few] { $arg } dílky listí
   *[other] { $arg } dílků listí
  } ze zásoby
verb-buy = koupit koi
verb-market = koupit koi o minci levněji

# Body
score-small = Malí koi
score-medium = Střední koi
score-large = Velcí koi
score-carp = Stoletý kapr
score-lanterns = Lucerny
score-scroll-lily = Svitek leknínů
score-scroll-small = Svitek malých koi
score-scroll-medium = Svitek středních koi
score-scroll-large = Svitek velkých koi
score-scroll-lantern = Svitek luceren
score-scroll-well = Svitek studen
score-scroll-market = Svitek tržišť
score-scroll-storage = Svitek skladišť
score-branches = Větev
score-bridge = Most
score-path = Cesta
score-shishi-odoshi = Šiši-odoši
score-statue = Socha
score-turtle = Želva
score-waterfall = Vodopád
score-willow = Smuteční vrba
score-luck = Žetony štěstí
verdict-gakusei = Vítězství: gakusei (student)
verdict-senmon = Vítězství: senmon (expert)
verdict-sensei = Vítězství: sensei (mistr)
verdict-lost-points = Prohra: úkolů dost, ale málo bodů
verdict-lost-goals = Prohra: bodů dost, ale některý úkol chybí
verdict-lost-path = Prohra: žádná cesta nevede od lucerny k soše
verdict-lost-path-points = Prohra: žádná cesta nevede od lucerny k soše a chybějí i body
verdict-lost-both = Prohra: chybí úkol i body

# Volby stolu
setting-goals = Úkoly
setting-goals-true = se třemi úkoly
setting-goals-false = bez úkolů (první partie)
setting-scenario = Scénář
setting-scenario-standard = standardní hra
setting-scenario-hot-summer = Parné léto
setting-scenario-enlightenment = Cesta osvícení
setting-scenario-imperial-pond = Císařské jezírko
setting-scenario-imperial-pond-random = Císařské jezírko s náhodnými úkoly

# Deska v terminálu
board-deck = Balíček: { $n }
board-offer = Nabídka
board-goals = Úkoly
board-no-goals = bez úkolů
board-empty = (prázdné)
board-fee = stojí { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
  }
board-prices = Cena koi: malý { $small }, střední { $medium }, velký { $large } (v zásobě: { $n1 }, { $n2 }, { $n3 })
board-left = V zásobě: voda { $water }, listí { $foliage }, břehy { $shore }, lekníny { $lily }, lucerny { $lantern }, mince { $coin }, štěstí { $luck }
board-coins = mince
board-luck = štěstí
board-storage = skladiště
board-cards = karty
board-points = body
board-claimed = úkoly
board-pond = Jezírko: { $seat }
board-ending = Konec se blíží: po tomto kole má každý ještě jeden tah
board-last = Poslední kolo
board-legend = ≈ voda   ◦ pramen   ♣ listí   ✿ leknín   ❀ fialový leknín   # břeh a kam se dívá   ☼ lucerna   s m L C koi (malý, střední, velký, stoletý), * obklopený   % cesta   Y větev   @ želva   ! šiši-odoši   T t vrba   = most   S socha   | vodopád
board-scenario = Scénář: { $scenario }
board-card = karta
board-family = druh
board-copies = bez značky / 3+ / 4+
board-effect = efekt
board-space = pole
board-benefit = výhoda pole
board-each = { $points } VB za { $what }
board-one-lily = každý leknín
board-one-small = každého malého koi
board-one-medium = každého středního koi
board-one-large = každého velkého koi
board-one-lantern = každou lucernu
board-one-well = každou kartu studny
board-one-market = každou kartu tržiště
board-one-storage = každou kartu skladiště
board-family-helper = pomocník
board-family-storage = skladiště
board-family-market = tržiště
board-family-scroll = svitek
board-family-rain = déšť
board-family-well = studna
board-outlines = Tvary: M je prostřední hex břehu, ✿ místo pro leknín, šipky ukazují skrz vodní strany, ≈ je voda kolem dokola.
board-outline-spring = pramen
board-outline-shore = břeh
board-outline-bridge = most
board-outline-statue = socha
board-outline-waterfall = vodopád
board-outline-willow = smuteční vrba
board-outline-small = malý koi
board-outline-medium = střední koi
board-outline-large = velký koi
board-outline-carp = stoletý kapr
board-outline-branch-small = malá větev
board-outline-branch-medium = střední větev
board-outline-branch-large = velká větev
board-outline-shishi-odoshi = šiši-odoši
board-helps-breeder = při práci: umístit nebo přesunout koi
board-helps-sculptor = při práci: přiložit břeh nebo postavit lucernu
board-helps-gardener = při práci: přiložit listí nebo leknín
board-helps-water-carrier = při práci: přiložit až 2 dílky vody
board-goal-branch-small = 2 listí bez leknínů a 3 volné vodní hexy v jejím tvaru: 10 VB a ihned 3 dílky vody
board-goal-branch-medium = 3 listí bez leknínů a 4 volné vodní hexy v jejím tvaru: 15 VB a ihned 3 dílky vody
board-goal-branch-large = 4 listí bez leknínů a 5 volných vodních hexů v jejím tvaru: 20 VB a ihned 3 dílky vody
board-goal-bridge = lucerna a 3 mince; vedle břehu s lucernou: 1 VB za každý dílek ve třech liniích
board-goal-carp = 5 mincí a 4 volné vodní hexy v jeho tvaru: koi za 8 VB
board-goal-path = 2 mince s každým novým koi: 3, 6, 12, 18 VB za 1, 2, 3, 4 dílky
board-goal-purple-lily = dva sousedící lekníny a volný vodní hex: leknín, který každému koi vedle přidá 2
board-goal-shishi-odoshi = tři volné vodní dílky v trojúhelníku: 3 VB za každého koi vedle
board-goal-statue = 2 lucerny; pokládá se jako břeh: 4 VB za každého koi v její linii
board-goal-turtle = 3 svitky a volný vodní hex: 1, 2, 4, 8, 12, 16 VB podle volných vodních hexů kolem
board-goal-waterfall = 2 studny; vedle pramene: 8 VB, nebo 16, je-li celý pramen obsazen
board-goal-willow = 5 koi; vedle vodního dílku: 8 VB a dvě místa pro lekníny

## What bots weigh, when they give a reason
ui-worth-koi = koi
ui-worth-shores = lucerny a břehy
ui-worth-goals = úkoly
ui-worth-near-goals = úkoly na dosah
ui-worth-helpers = pomocníci
ui-worth-scrolls = svitky
ui-worth-goods = mince a štěstí
ui-worth-storage = skladiště
ui-worth-water = volná voda
ui-worth-work = zbývající práce
