title = Trhový den
ui-opponent = Dráteník
ui-line = Posílejte pomocníky ke stánkům a obsluhujte zákazníky čtyř cechů.
# Fields of the view whose numbers are seats
ui-seats = helpers, next_first

stall-orchard = Sad
stall-meadow = Louka
stall-hives = Úly
stall-well = Studna
stall-gate = Brána
stall-square = Náměstí
stall-bridge = Most
stall-inn = Hostinec
stall-belfry = Zvonice

customer-shepherd = Pastýř
customer-miller = Mlynář
customer-ploughman = Oráč
customer-goosegirl = Husopaska
customer-vintner = Vinař
customer-thatcher = Doškař
customer-dairymaid = Dojička
customer-woodcutter = Dřevorubec
customer-gardener = Zahradnice
customer-abbot = Opat
customer-novice = Novic
customer-organist = Varhaník
customer-herbalist = Bylinkářka
customer-scribe = Písař
customer-pilgrim = Poutnice
customer-sexton = Kostelník
customer-hermit = Poustevník
customer-cellarer = Sklepmistr
customer-countess = Hraběnka
customer-squire = Panoš
customer-falconer = Sokolník
customer-jester = Šašek
customer-steward = Správce
customer-minstrel = Potulný pěvec
customer-captain = Hejtman
customer-tailor = Krejčí
customer-cook = Kuchař
customer-ferryman = Převozník
customer-fishwife = Rybářka
customer-shipwright = Loďař
customer-pilot = Lodivod
customer-trader = Kupec
customer-netmaker = Síťař
customer-sailor = Námořník
customer-innkeeper = Hostinská
customer-harbourmaster = Přístavní správce

good-apple = jablko
good-wool = vlna
    .accusative = vlnu
good-honey = med
good-coin = mince
    .accusative = minci
good-fame = věhlas
count-apple = { $n ->
    [one] 1 jablko
    [few] { $n } jablka
   *[other] { $n } jablek
}
count-wool = { $n ->
    [one] 1 vlna
    [few] { $n } vlny
   *[other] { $n } vln
}
    .accusative = { $n ->
    [one] 1 vlnu
    [few] { $n } vlny
   *[other] { $n } vln
}
count-honey = { $n ->
    [one] 1 med
    [few] { $n } medy
   *[other] { $n } medů
}
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
count-fame = { $n ->
    [one] 1 bod věhlasu
    [few] { $n } body věhlasu
   *[other] { $n } bodů věhlasu
}

verb-invite = { $n ->
    [one] pozvání zákazníka
    [few] pozvání { $n } zákazníků
   *[other] pozvání { $n } zákazníků
}
    .infinitive = { $n ->
    [one] pozvat zákazníka
    [few] pozvat { $n } zákazníky
   *[other] pozvat { $n } zákazníků
}
verb-draw = { $n ->
    [one] dobrání zákazníka
    [few] dobrání { $n } zákazníků
   *[other] dobrání { $n } zákazníků
}
    .infinitive = { $n ->
    [one] dobrat si zákazníka
    [few] dobrat si { $n } zákazníky
   *[other] dobrat si { $n } zákazníků
}
verb-serve = { $n ->
    [one] obsloužení zákazníka
    [few] obsloužení až { $n } zákazníků
   *[other] obsloužení až { $n } zákazníků
}
    .infinitive = { $n ->
    [one] obsloužit zákazníka
    [few] obsloužit až { $n } zákazníky
   *[other] obsloužit až { $n } zákazníků
}
verb-bell = zvonění
    .infinitive = zazvonit

# What is asked
prompt-part = Tajně vyberte, kterého zákazníka se vzdáte
prompt-place = Kam půjde váš pomocník?
prompt-invite = Koho pozvete?
prompt-serve = Koho obsloužíte?
prompt-effects = { $source_id ->
    [stall] { $stall }: co dál?
   *[customer] { $customer }: co dál?
}
prompt-choice = { $source_id ->
    [stall] { $stall }: vyberte jednu možnost
   *[customer] { $customer }: vyberte jednu možnost
}

# What can be chosen
option-part = { $customer }
option-place = { $stall }
option-invite = { $customer }
option-serve = { $customer }
option-nobody = Nikoho
option-peddle = Koupit { $good_accusative } od kramáře

# What happens
event-parted = { $seat } se vzdává zákazníka „{ $customer }“
event-parted-hidden = { $seat } se vzdává jednoho zákazníka
event-hour = Začíná { $hour }. hodina
event-placed = { $seat } posílá pomocníka ke stánku „{ $stall }“
event-invited = { $seat } zve zákazníka „{ $customer }“
event-arrived = Na trh přichází zákazník „{ $customer }“
event-went-home = Domů odchází zákazník „{ $customer }“
event-drew = { $seat } si dobírá zákazníka „{ $customer }“
event-drew-hidden = { $seat } si dobírá zákazníka
event-served = { $seat } obsluhuje zákazníka „{ $customer }“
event-rang = { $seat } zvoní
event-peddled = { $seat } kupuje od kramáře { $good_accusative }
event-tinker-placed = Dráteník posílá pomocníka ke stánku „{ $stall }“
event-tinker-took = Dráteník si bere zákazníka „{ $customer }“ a získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}

score-fame = Věhlas
score-guilds = Cechy
score-leftovers = Zbylé zboží a mince
score-tinker = Dráteník
verdict-won = Trh je váš.
verdict-shared = O trh se s dráteníkem dělíte.
verdict-lost = Dráteník má celý trh v kapse.

setting-busy_tinker = Pilný dráteník
setting-busy_tinker-false = bere si zákazníky u tří stánků
setting-busy_tinker-true = bere si zákazníky i u studny

# The board: texts of the terminal, and the names of the view's fields in the browser
board-hour = { $hour }. hodina z { $hours }
board-first = První: { $first }
board-deck = Balíček: { $n ->
    [one] 1 zákazník
    [few] { $n } zákazníci
   *[other] { $n } zákazníků
}
board-tinker = Dráteník: { $points } ({ $n ->
    [one] 1 zákazník
    [few] { $n } zákazníci
   *[other] { $n } zákazníků
})
board-row = Čekají
board-next-first = První v příští hodině: { $next_first }
board-gone = Odešli domů
board-stalls = Stánky
board-customers = V ruce { $customers ->
    [one] 1 zákazník
    [few] { $customers } zákazníci
   *[other] { $customers } zákazníků
}
board-seen = Z této ruky známí
board-away = Vyřazený zákazník
board-chosen = Má vybráno
board-peddled = Kramář už prodal
board-stall = Stánek
board-effect = Co dělá
board-helpers = Pomocníci
board-places = Místa
board-places-by-players = Míst při 2 / 3 / 4
board-served = Obslouženo
board-hand = Ruka
board-customer = Zákazník
board-guild = Cech
board-deal = Co chce a co dává
board-guild-farm = Statek
board-guild-abbey = Opatství
board-guild-castle = Hrad
board-guild-harbour = Přístav

## What bots weigh, when they give a reason
ui-worth-fame = věhlas
ui-worth-guilds = cechy
ui-worth-wares = zboží
ui-worth-coins = mince
ui-worth-customers = zákazníci v ruce

# Co může být špatně v sadě komponent
mistake-no-exchange = Tohle není výměna; napište, co zákazník chce a co dává: 2 apple > 3 fame.
mistake-few-places = Míst je { $n }, a to je málo: pomocník by nemusel najít volné místo.
mistake-one-price = Tohle lze zaplatit několika způsoby; místo v řadě má jednu cenu.
