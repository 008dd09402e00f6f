title = Koi
ui-line = Skládejte své jezírko dílek po dílku, až se kapři koi rozzáří ve světle luceren.
ui-sort = Skládání dílků · 15 až 25 minut na hráče · středně náročná

# Na co se hra ptá
prompt-turn = Jste na tahu: budete meditovat (vezmete si kartu), nebo pracovat?
prompt-work = Pracovní tah. Zbývající akce: sensei { $sensei }{ $water ->
        [0] {""}
       *[other] , nosič vody { $water }
    }{ $garden ->
        [0] {""}
       *[other] , zahradnice { $garden }
    }{ $sculpt ->
        [0] {""}
       *[other] , sochařka { $sculpt }
    }{ $breed ->
        [0] {""}
       *[other] , chovatel ryb { $breed }
    }
prompt-done = Chcete ještě použít žetony štěstí?
prompt-claim = Chcete získat dílek úkolu?
prompt-tile = Kam přiložíte { $piece_id ->
    [water] dílek vody
   *[other] dílek listí
  }? ({ $n ->
    [one] zbývá 1
    [few] zbývají { $n }
   *[other] zbývá { $n }
  }){ $edge ->
    [0] {""}
   *[other] {" "}Stůl končí { $edge } hexů od středu pramene.
  }
prompt-lily = Kam přiložíte leknín?
prompt-shore = Kam přiložíte prostřední hex břehu?{ $edge ->
    [0] {""}
   *[other] {" "}Stůl končí { $edge } hexů od středu pramene.
  }
prompt-shore-way = Kam natočíte břeh na { $hex }?
prompt-lantern = Na který břeh postavíte lucernu?
prompt-koi = Kam umístíte { $koi_accusative }{ $koi_id ->
    [small] ?
   *[other] {" "}(levý horní hex)?
  }
prompt-koi-way = Jak na { $hex } natočíte { $koi_accusative }?
prompt-lift = Kterého koi přesunete?
prompt-path = Kam položíte dílek cesty za { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }?
prompt-path-end = Na který konec cesty naváže dílek na { $hex }?
prompt-goal = Kam umístíte { $tile_accusative }{ $tile_id ->
    [bridge] {" "}(prostřední hex)?
    [statue] {" "}(prostřední hex)?
    [waterfall] {" "}(prostřední hex)?
    [willow] {" "}(hex s kmenem)?
    [turtle] ?
    [purple-lily] ?
   *[other] {" "}(levý horní hex)?
  }{ $edge ->
    [0] {""}
   *[other] {" "}Stůl končí { $edge } hexů od středu pramene.
  }
prompt-goal-way = Jak na { $hex } natočíte { $tile_accusative }?
prompt-buy = Kterého koi si koupíte? Máte { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
  }. Malý { $price1 ->
    [0] je zdarma
   *[other] stojí { $price1 }
  }, střední { $price2 ->
    [0] je zdarma
   *[other] stojí { $price2 }
  }, velký { $price3 ->
    [0] je zdarma
   *[other] stojí { $price3 }
  }.
prompt-remove = Kterého koi vyřadíte z obecné zásoby?
prompt-give = Ve skladišti máte o { $n ->
    [one] 1 hex
    [few] { $n } hexy
   *[other] { $n } hexů
  } víc, než se vejde. Co vrátíte?
prompt-effects = Co dál s kartou „{ $card }“?
prompt-choice = Kterou možnost karty „{ $card }“ využijete?

# Co lze vybrat
option-skip = Už nic
option-at = Hex { $hex }
option-way = { $way }
option-luck = { $piece_id ->
    [water] Za žeton štěstí vzít 2 dílky vody
    [foliage] Za žeton štěstí vzít 1 dílek listí
    [shore] Za žeton štěstí vzít 1 břeh
   *[other] Za žeton štěstí koupit { $piece_accusative } o minci dráž
  }
option-place = { $deed_id ->
    [move] Přesunout koi
    [water] Přiložit vodu
    [foliage] Přiložit listí
    [shore] Přiložit břeh
    [lily] Přiložit leknín
    [lantern] Postavit lucernu
   *[other] Umístit { $deed }
  }
option-buy = Koupit { $koi_accusative }
option-give = Vrátit { $piece_accusative }
option-remove = Vyřadit { $koi_accusative }
option-claim = Získat { $tile_accusative }
option-work = Práce
option-meditate = Meditace, karta „{ $card }“ ({ $space })

# Co se stalo
event-meditated = { $seat } medituje a bere si kartu „{ $card }“ ({ $space_plain })
event-worked = { $seat } pracuje
event-lucky = { $seat } odhazuje žeton štěstí { $piece_id ->
    [water] a bere si 2 dílky vody
    [foliage] a bere si 1 dílek listí
    [shore] a bere si 1 břeh
   *[other] a kupuje koi o minci dráž
  }
event-bought = { $seat } kupuje { $koi_id ->
    [small] malého koi
    [medium] středního koi
   *[other] velkého koi
  } { $coins ->
    [0] zdarma
    [one] za 1 minci
    [few] za { $coins } mince
   *[other] za { $coins } mincí
  }
event-placed = { $seat } { $deed_id ->
    [water] přikládá dílek vody
    [foliage] přikládá dílek listí
    [shore] přikládá břeh
    [lily] přikládá leknín
    [lantern] staví lucernu
   *[other] umísťuje { $deed }
  } na { $hex }
event-lifted = { $seat } zvedá { $koi_accusative } z { $hex }
event-moved = { $seat } přesouvá { $koi_accusative } na { $hex }
event-claimed = { $seat } plní úkol a na { $hex } umísťuje { $tile_accusative }
event-paved = { $seat } platí za dílek cesty a pokládá ho na { $hex }
event-gave = { $seat } vrací do zásoby { $piece_accusative }
event-dealt = Do nabídky přichází karta „{ $card }“ ({ $space_plain })
event-discarded = Z nabídky je odhozena karta „{ $card }“
event-removed = Z obecné zásoby je vyřazen { $koi }
event-ending = Konec hry se blíží: { $reason }
event-last-round = Začíná poslední kolo
event-koi-scored = { $seat } získává { $points } VB za { $koi_accusative } na { $hex }
event-lantern-scored = { $seat } získává { $points } VB za lucernu na { $hex }
event-goal-drawn = V této hře se plní úkol „{ $goal }“

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
    .accusative = dílek vody
piece-foliage = listí
    .accusative = dílek listí
piece-shore = břeh
piece-small = malý koi
    .accusative = malého koi
piece-medium = střední koi
    .accusative = středního koi
piece-large = velký koi
    .accusative = velkého koi
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
    .accusative = malého koi
koi-medium = střední koi
    .accusative = středního koi
koi-large = velký koi
    .accusative = velkého koi
koi-carp = stoletý kapr
    .accusative = stoletého kapra
tile-branch-small = malá větev
    .accusative = malou větev
tile-branch-medium = střední větev
    .accusative = střední větev
tile-branch-large = velká větev
    .accusative = velkou větev
tile-bridge = most
tile-carp = stoletý kapr
    .accusative = stoletého kapra
tile-path = cesta
    .accusative = cestu
tile-purple-lily = fialový leknín
tile-shishi-odoshi = šiši-odoši
tile-statue = socha
    .accusative = sochu
tile-turtle = želva
    .accusative = želvu
tile-waterfall = vodopád
tile-willow = smuteční vrba
    .accusative = smuteční vrbu
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
card-drizzle = Mrholení
card-shower = Přeháňka
card-downpour = Liják
card-roof-well = Krytá studna
card-garden-well = Zahradní studna
card-deep-well = Hluboká studna
space-first = 1. pole, za minci
    .plain = 1. pole
    .locative = 1. poli
space-second = 2. pole
    .locative = 2. poli
space-third = 3. pole
    .locative = 3. poli
space-fourth = 4. pole
    .locative = 4. poli
space-fifth = 5. pole
    .locative = 5. poli
reason-deck = balíček je prázdný
reason-koi = v obecné zásobě nezbývá žádný koi
reason-idle = celé kolo si nikdo nevzal kartu ani nic neumístil
good-coin = mince
    .accusative = minci
good-luck = žetony štěstí
good-water = voda
good-foliage = listí
good-shore = břehy
good-expansion = zvětšení skladiště
count-coin = { $n ->
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
  }
    .accusative = { $n ->
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
verb-rain = { $total ->
    [one] 1 dílek vody
    [few] { $total } dílky vody
   *[other] { $total } dílků vody
  } rovnou k jezírku
    .infinitive = přiložit { $total ->
    [one] 1 dílek vody
    [few] { $total } dílky vody
   *[other] { $total } dílků vody
  } rovnou k jezírku
verb-sprout = { $total ->
    [one] 1 dílek listí
    [few] { $total } dílky listí
   *[other] { $total } dílků listí
  } rovnou k jezírku
    .infinitive = přiložit { $total ->
    [one] 1 dílek listí
    [few] { $total } dílky listí
   *[other] { $total } dílků listí
  } rovnou k jezírku
verb-buy = nákup koi
verb-market = nákup koi o minci levněji

effect-or = { $first }, nebo { $second }

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
score-branches = Větve
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
verdict-lost-points = Prohra: splněných úkolů je dost, ale bodů málo
verdict-lost-goals = Prohra: bodů je dost, ale některý úkol chybí
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
board-prices = Cena koi: malý { $small }, střední { $medium }, velký { $large } (v obecné zásobě: { $n1 }, { $n2 }, { $n3 })
board-left = V obecné zásobě: voda { $water }, listí { $foliage }, břehy { $shore }, lekníny { $lily }, lucerny { $lantern }, mince { $coin }, žetony štěstí { $luck }
board-coins = mince
board-luck = štěstí
board-storage = skladiště
board-cards = karty
board-points = body
board-claimed = úkoly
board-pond = Jezírko: { $seat }
board-ending = Konec hry se blíží: po tomto kole má každý ještě jeden tah
board-last = Poslední kolo
board-legend = ≈ voda   ◦ pramen   ♣ listí   ✿ leknín   ❀ fialový leknín   # břeh a jeho natočení   ☼ lucerna   s m L C koi (malý, střední, velký, stoletý), * obklopený   % cesta   Y větev   @ želva   ! šiši-odoši   T t vrba   = most   S socha   | vodopád
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
board-outlines = Tvary: M je prostřední hex břehu, ✿ místo pro leknín, šipky ukazují přes vodní strany, ≈ má vodu na všech stranách.
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
board-goal-branch-small = 2 dílky listí bez leknínů a 3 volné vodní hexy v jejím tvaru: 10 VB a ihned přiložit 3 dílky vody
board-goal-branch-medium = 3 dílky listí bez leknínů a 4 volné vodní hexy v jejím tvaru: 15 VB a ihned přiložit 3 dílky vody
board-goal-branch-large = 4 dílky listí bez leknínů a 5 volných vodních hexů v jejím tvaru: 20 VB a ihned přiložit 3 dílky vody
board-goal-bridge = lucerna a 3 mince; přikládá se vedle břehu s lucernou: 1 VB za každý hex ve třech liniích
board-goal-carp = 5 mincí a 4 volné vodní hexy v jeho tvaru: koi za 8 VB
board-goal-path = 2 mince s každým novým koi: 3, 6, 12 nebo 18 VB za 1, 2, 3 nebo 4 dílky
board-goal-purple-lily = 2 sousedící lekníny a volný vodní hex: leknín, který každému sousednímu koi přidá 2 VB
board-goal-shishi-odoshi = 3 volné dílky vody v trojúhelníku: 3 VB za každého sousedního koi
board-goal-statue = 2 lucerny; přikládá se jako břeh: 4 VB za každého koi v její linii
board-goal-turtle = 3 svitky a volný vodní hex: 1, 2, 4, 8, 12 nebo 16 VB podle počtu sousedních volných vodních hexů
board-goal-waterfall = 2 studny; přikládá se k prameni: 8 VB, nebo 16, je-li celý pramen obsazen
board-goal-willow = 5 koi; přikládá se k dílku vody: 8 VB a dvě místa pro lekníny na vrbě

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
# Co je věc na stole a k čemu slouží
tip-coins = Mince. Platíte jimi koi, kartu vedle balíčku a některé úkoly. Na konci nemají žádnou cenu.
tip-luck = Žetony štěstí. Kdykoli ve svém tahu můžete jeden odhodit a vzít si 2 dílky vody, 1 listí nebo 1 břeh, nebo koupit koi o minci dráž. Na konci je za každý zbylý 1 bod.
tip-storage = Skladiště. Dílky tu čekají, až budete pracovat a umístíte je do jezírka. Co je na konci tahu nad limit, vrátíte.
tip-stored = Dílek ve skladišti. Do jezírka ho umístíte, když pracujete.
tip-work = Práce. Místo braní karty: jedna akce vašeho sensei a jedna akce každého vašeho pomocníka. Tak se dílky dostanou ze skladiště do jezírka.
tip-score = Vaše body, kdyby hra skončila teď. Nejvíc jich přinášejí koi, lucerny, svitky a úkoly.
tip-space = Meditovat znamená vzít jednu kartu z nabídky a k ní výhodu pole, na kterém leží.
tip-supply-small = Malý koi: 1 hex, 2 body a bod navíc za každý leknín vedle něj; když je obklopený, dvojnásobek. Číslo u mince je jeho cena.
tip-supply-medium = Střední koi: 2 hexy, 4 body a bod navíc za každý leknín vedle něj; když je obklopený, dvojnásobek. Číslo u mince je jeho cena.
tip-supply-large = Velký koi: 3 hexy, 6 bodů a bod navíc za každý leknín vedle něj; když je obklopený, dvojnásobek. Číslo u mince je jeho cena.
tip-supply-water = Voda. Zvětšuje jezírko: koi potřebují volnou vodu, ve které plavou.
tip-supply-foliage = Listí. Nese leknín a pomáhá obklopit koi.
tip-supply-shore = Břehy. Tři hexy na okraji jezírka s místem pro lucernu.
tip-supply-lily = Lekníny. Patří na listí; každý dává bod navíc každému koi vedle sebe.
tip-supply-lantern = Lucerny. Patří na břeh; každá přinese bod za každý hex s dílkem v přímé linii před sebou a při stavbě získáte žeton štěstí.
tip-supply-coin = Mince, které nikdo nemá. Když dojdou, nikdo žádné nedostane.
tip-supply-luck = Žetony štěstí, které nikdo nemá. Když dojdou, nikdo žádné nedostane.
tip-deck = Odtud se nabídka v každém tahu doplňuje. Jakmile balíček dojde, blíží se konec hry.
tip-card-helper = Pomocník. Zůstane u vás a při každé práci provede svou akci, berte ho tedy brzy.
tip-card-storage = Do skladiště se vám odteď vejde víc, takže si můžete schovat dílky na dobré místo v jezírku.
tip-card-market = Hned si smíte koupit koi levněji, než je jeho cena.
tip-card-scroll = Svitek si necháte lícem dolů. Na konci dá body za všechno, co jmenuje; sbírejte to tedy.
tip-card-rain = Tyto dílky umístíte rovnou do jezírka, bez práce.
tip-card-well = Co ukazuje, získáte hned; je-li na výběr, vyberete si.
tip-effect = Jedna ze dvou možností, z nichž si vyberete.
tip-koi = Koi ve vašem jezírku. Sousední lekníny mu přidávají body, a je-li obklopený, má jich dvojnásobek.
tip-tile = Úkol. Když splňujete jeho podmínky, můžete si na konci tahu vzít jeho dílek. Je vidět, kolik dílků ještě zbývá.

# Co může být špatně v sadě komponent
mistake-start-taken = Hráč { $seat } už začíná s jiným koi.
mistake-no-koi-left = Po odečtení těch, kteří zůstávají v krabici, nezbývá žádný koi této velikosti.
mistake-no-copies = Karta nemá žádný kus; base, 3+ nebo 4+ musí být aspoň 1.
mistake-helpers = Pomocníci jsou právě tyto karty: { $known }.
mistake-no-effect = Pomocníci a svitky nemají efekt (-), každá jiná karta ho má.
mistake-hexes = „{ $name }“ má tento počet hexů: { $n }. Má mít { $expected }.
mistake-middle-first = Prostřední hex musí být na prvním řádku svého tvaru.
mistake-middle-water = Prostřední hex musí mít vodní stranu.
mistake-place-words = Napište -, nebo „middle“ a směr, kam je břeh obrácený, nebo na vrbě „lily“.
mistake-hex-twice = Tento hex je v tvaru dvakrát.
mistake-on-water = Díl, který leží na vodě, nemá vodní strany; napište -.
mistake-spring-water = Všechny strany pramene jsou vodní; napište all.
mistake-not-connected = Hexy tvaru „{ $name }“ spolu nesouvisejí.
mistake-needs-middle = „{ $name }“ potřebuje prostřední hex se směrem, kam je obrácený, například: middle e.
mistake-triangle = „{ $name }“ je trojúhelník: každý z jeho tří hexů se musí dotýkat obou ostatních.
mistake-lily-places = Míst pro leknín je { $n }; na vrbě z krabice jsou 2.
mistake-willow-water = Vrba musí mít vodní stranu.
mistake-spring-middle = Jeden hex pramene musí být 0, 0.
mistake-not-numbers = „{ $text }“ není seznam celých čísel.
mistake-number-count = Počet čísel je { $n }, má být { $expected }.
mistake-goals-or-draw = Scénář buď úkoly vyjmenuje, nebo je losuje: vyplňte jedno z toho.
mistake-thresholds = Hranice musí od gakusei k sensei stoupat.

# Jak se hraje, na jedné obrazovce
howto-goal-title = Cíl hry
howto-goal = Skládejte jezírko dílek po dílku a zabydlete ho kapry koi, lekníny a lucernami. Kdo má na konci nejvíc vítězných bodů (VB), vyhrává.
    Nejvíc bodů přinášejí koi obklopení vodou, lucerny s dlouhou řadou dílků před sebou a úkoly, které splníte jako první.
howto-turn-title = Váš tah
howto-turn = Meditujete, nebo pracujete.
    Meditace: vezmete si kartu z nabídky. Ta vedle balíčku stojí 1 minci, ostatní jsou zdarma. K ní dostanete výhodu pole pod ní. 4. pole dává minci a 2 dílky vody, nebo dovolí koupit koi.
    Déšť: dílky, které hned přiložíte. Studna: mince a voda. Tržiště: koi o minci levněji. Skladiště: místo pro 2 hexy navíc. Pomocník: akce navíc při každé práci. Svitek: body na konci hry.
    Práce: jedna akce vašeho sensei a jedna akce každého pomocníka. Voda: až 2 dílky vody. Zahrada: dílek listí, nebo leknín. Sochařství: břeh, nebo lucerna; za lucernu získáte žeton štěstí. Chov: umístit, nebo přesunout koi.
    Kdykoli před úkoly smíte za žeton štěstí získat 2 dílky vody, 1 listí, 1 břeh, nebo koi o minci dráž.
    Dílky musí navazovat na vodu vašeho jezírka a už se nepřesouvají. Lekníny patří na listí, lucerny na prostřední hex břehu, koi na volnou vodu: 1, 2 nebo 3 hexy.
howto-round-title = Po vašem tahu
howto-round = Splňujete-li podmínky, smíte získat jeden dílek úkolu. Hned ho umístíte. Od každého úkolu smíte mít jeden dílek, jen cesty kolik chcete.
    Skladiště: 5 hexů a 2 za každé zvětšení. Co se nevejde, vrací se do zásoby. Voda, listí a malý koi zaberou 1 hex, střední koi 2, břeh a velký koi 3.
    Karty se posunou od balíčku a pole vedle něj se doplní.
howto-end-title = Konec hry
howto-end = Jakmile dojde balíček nebo v zásobě nezbývá žádný koi, dohraje se kolo. Pak má každý ještě jeden tah.
    V sólové hře potřebujete všechny úkoly ve hře a 60 VB; každý tah navíc odhodí jednu kartu. Po vyprázdnění balíčku máte ještě jeden tah.
howto-scoring-title = Bodování
howto-scoring = Koi: malý 2, střední 4, velký 6 a 1 za každý sousední leknín. Je-li obklopen vodou, vše se zdvojnásobí.
    Lucerna: 1 VB za každý hex s dílkem v linii přímo před ní, i za mezerou.
    Úkoly a svitky: podle karty. Žeton štěstí: 1 VB. Mince a skladiště: nic.
    Při shodě vyhrává, kdo má víc mincí, a pak ten, kdo je na tahu později.

# K čemu rozhodnutí je a co se obvykle vyplatí
teach-turn = Meditací sbíráte karty a dílky, prací z nich děláte body. Pracujte, když je skladiště skoro plné nebo má co dělat víc pomocníků.
teach-work = Využijte všechny akce, které můžete: nevyužité propadnou. Nejdřív obklopte koi, tím se jeho body zdvojnásobí.
teach-done = Žeton štěstí je na konci za 1 VB. Použijte ho teď, pokud v tomto tahu uzavře kruh nebo splní úkol, nebo dokud je ve skladišti místo.
teach-claim = Úkoly přinášejí často 8 až 20 VB a ve dvou hráčích má většina jediný dílek: obvykle berte hned.
teach-tile = Voda kolem koi zdvojnásobí jeho body, voda v linii lucerny přidá 1 VB. Nechte si dva nebo tři volné hexy pohromadě pro dalšího koi.
teach-lily = Leknín přidá 1 VB každému sousednímu koi, a to před zdvojnásobením. Vyberte listí, které sousedí s nejvíce koi.
teach-shore = Břeh je pro lucernu: prostřední hex dejte tam, odkud hledí podél vaší nejdelší řady.
teach-shore-way = Tímto směrem bude lucerna svítit. Natočte ji přes jezírko, kde leží nebo bude ležet nejvíc dílků.
teach-lantern = 1 VB za každý hex s dílkem v linii před ní a hned žeton štěstí. Vyberte břeh s nejdelší řadou.
teach-koi = Vyberte hexy, kolem kterých už voda je, ať kruh uzavře málo dílků; lekníny poblíž přidají body.
teach-koi-way = Natočte ho tak, aby zůstalo otevřených co nejméně stran.
teach-lift = Přesun se vyplatí, jen když bude koi obklopený nebo bude sousedit s více lekníny. Hexy, které opustí, se uvolní.
teach-path = 2 mince za dílek: 3, 6, 12 a 18 VB za 1 až 4 dílky. Vyplatí se, dojdete-li ke třem nebo čtyřem.
teach-path-end = Prodlužte ten konec, před kterým je ještě volná voda.
teach-goal = Nechte volnou vodu pro koi a podívejte se, jestli dílek jinde neuzavře kruh nebo nepřinese víc bodů.
teach-goal-way = Co hledí do linie, natočte k nejvíce dílkům nebo koi; ostatní tak, aby zbylo místo pro koi.
teach-buy = Větší koi dá za minci víc bodů, ale potřebuje 2 nebo 3 volné hexy a víc místa ve skladišti. Kupte toho, kterého umístíte a obklopíte.
teach-remove = Tento koi je vyřazen ze hry. Vyberte velikost, kterou kupovat nechcete.
teach-give = Vraťte, co získáte znovu nejsnáz: obvykle vodu. Příště dřív umisťujte, než sbírejte.
teach-effects = Kartu a pole využijte v pořadí, které pomůže: mince před nákupem, vodu před tím, co ji potřebuje.
teach-choice = Vezměte, co vám chybí k dalšímu koi, kruhu nebo úkolu.
teach-end-turn = Než skončíte: po vašem tahu se nabídka posune. Karta, kterou chcete, pak může být zdarma nebo na lepším poli, anebo ji vezme soupeř.

# Společník: sami u krabice
companion-answer-yes = ano
companion-answer-no = ne
companion-answer-none = žádný
companion-did-first = meditace, karta z 1. pole (u balíčku)
companion-did-second = meditace, karta ze 2. pole
companion-did-third = meditace, karta ze 3. pole
companion-did-fourth = meditace, karta ze 4. pole
companion-did-fifth = meditace, karta z 5. pole
companion-did-work = práce
event-companion-part-set-up = Příprava
event-companion-part-turn = { $n }. tah
event-companion-part-game-end = Konec hry
prompt-companion-goals = Které úkoly jste vylosovali?
prompt-companion-deck = Kolik karet zbývá v balíčku po vyložení prvních pěti?
prompt-companion-did = Co jste udělali?
prompt-companion-bought = Koupili jste koi (díky kartě, jejímu poli nebo žetonu štěstí)? Jaký to byl?
prompt-companion-koi-left = Zbývá v obecné zásobě { $koi }?
prompt-companion-pick-koi = Kterého koi vyřadíte místo něj?
prompt-companion-claimed = Od kterých úkolů máte alespoň jeden dílek?
prompt-companion-your-points = Kolik máte bodů?
prompt-companion-enlightened = Vede úsek alespoň 3 po sobě jdoucích dílků cesty od lucerny k soše?
event-companion-goal = Úkol této hry: { $goal }
event-companion-discard-top = Odhoďte vrchní kartu balíčku
event-companion-discard-nothing = Nic se neodhazuje
event-companion-discard = Odhoďte z nabídky kartu na { $space_locative }
event-companion-slide = { $n ->
    [0] Posuňte nabídku směrem od balíčku, nové karty už nejsou
    [one] Posuňte nabídku směrem od balíčku a doplňte { $n } kartu
    [few] Posuňte nabídku směrem od balíčku a doplňte { $n } karty
   *[other] Posuňte nabídku směrem od balíčku a doplňte { $n } karet
}
event-companion-final = Máte { $n } VB
event-companion-verdict = { $verdict }
event-companion-board-cards = Karty v balíčku: { $n }
event-companion-board-in-play = Úkol: { $goal }
event-companion-board-threshold = Od { $n } VB: { $verdict }

# Zápis bodů
companion-fish-small = malý koi
companion-fish-medium = střední koi
companion-fish-large = velký koi
companion-fish-carp = stoletý kapr
companion-fish-done = žádní další
companion-koi-size = Koi
companion-koi-number = Kolik takových?
companion-koi-lilies = Leknínů vedle každého
companion-koi-surrounded = Je obklopený?
companion-koi-purple = Vedle fialového leknínu?
companion-waterfall-without = žádný vodopád
companion-waterfall-open = vodopád, pramen je zčásti volný
companion-waterfall-covered = vodopád, celý pramen je obsazený
companion-branch-without = žádná větev
companion-branch-branch-small = malá větev
companion-branch-branch-medium = střední větev
companion-branch-branch-large = velká větev
event-companion-part-goals = Úkoly
event-companion-part-pond = Koi: { $player }
event-companion-part-scrolls = Svitky
prompt-companion-koi = { $player }: jací koi jsou v jezírku? Stejně cenné zadejte najednou.
prompt-companion-lanterns = Kolik luceren je v kterém jezírku?
prompt-companion-lines = { $player }: na kolik hexů s dílkem svítí jednotlivé lucerny?
prompt-companion-scrolls = { $player }: kolik svitků každého druhu?
prompt-companion-count-lily = Kolik leknínů je v kterém jezírku?
prompt-companion-count-well = Kolik má kdo karet studny?
prompt-companion-count-market = Kolik má kdo karet tržiště?
prompt-companion-count-storage = Kolik má kdo karet skladiště?
prompt-companion-goal-branches = Jakou má kdo větev?
prompt-companion-goal-bridge = Kolik hexů s dílkem leží ve třech liniích před mostem? (0: žádný most.)
prompt-companion-goal-path = Kolik má kdo dílků cesty?
prompt-companion-goal-shishi-odoshi = Kolik koi sousedí s šiši-odoši?
prompt-companion-goal-statue = Kolik koi zasahuje do linie před sochou?
prompt-companion-goal-turtle = Kolik volných vodních hexů sousedí s želvou? (0: žádný, nebo žádná želva.)
prompt-companion-goal-waterfall = Má kdo vodopád a jsou všechny hexy jeho pramene obsazené?
prompt-companion-goal-willow = Kdo má smuteční vrbu?
prompt-companion-luck = Kolik komu zbylo žetonů štěstí?
prompt-companion-coins = Některá skóre jsou shodná. Kolik má kdo mincí?
event-companion-sum-koi = { $player }: { $n } × { $koi }, ({ $base } + { $lilies }){ $double ->
    [yes] {" × 2, je obklopený"}
    [dry] {", ale není obklopený"}
   *[no] {""}
} = { $points } VB
event-companion-sum-lanterns = { $player }: { $n } { $n ->
    [one] lucerna
    [few] lucerny
   *[other] luceren
} = { $points } VB
event-companion-sum-scroll = { $player }: { $score }, { $cards } { $cards ->
    [one] svitek
    [few] svitky
   *[other] svitků
} × { $n } × { $each } VB = { $points } VB
event-companion-sum-goal = { $player }: { $score } = { $points } VB
event-companion-sum-luck = { $player }: { $n } { $n ->
    [one] žeton štěstí
    [few] žetony štěstí
   *[other] žetonů štěstí
} = { $points } VB

# Příprava
event-companion-lay-supply = Obecná zásoba: voda { $water }, listí { $foliage }, břehy { $shore }, lekníny { $lily }, lucerny { $lantern }, mince { $coin }, žetony štěstí { $luck }, zvětšení skladiště { $expansion }
event-companion-lay-koi = Do krabice vraťte koi: malé { $small }, střední { $medium }, velké { $large }
event-companion-lay-all-koi = Do zásoby dejte všechny koi
event-companion-lay-cards = { $players ->
    [3] Karty se značkou 4+ vraťte do krabice
   *[other] Karty se značkami 3+ a 4+ vraťte do krabice
}
event-companion-lay-deck = Zbylých { $n } karet zamíchejte a { $row } z nich vyložte lícem nahoru
event-companion-lay-no-goals = Hraje se bez úkolů
event-companion-lay-goal = Úkol: { $goal } (dílků: { $n })
event-companion-lay-path = Úkol: { $goal } (dílků: { $n })
event-companion-lay-begin = Mince { $coin }, žetony štěstí { $luck }, voda ve skladišti { $water }
event-companion-lay-spring = Pramen a kolem něj dost místa na jezírko
event-companion-lay-first-koi = { $player } má navíc ve skladišti { $koi_accusative }
