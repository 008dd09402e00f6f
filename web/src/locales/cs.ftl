# Stránky klienta v prohlížeči.
web-home = Sanmon, brány
web-home-title = Tři brány
web-home-line = Tři hry za jednou bránou. Stačí si sednout: nic se neinstaluje, účet není potřeba. Vaše místo je odkaz, který si prohlížeč pamatuje.
web-language = Jazyk
web-theme = { $theme ->
    [light] Světlý papír
    [dark] Tmavý papír
   *[auto] Papír podle systému
}
web-players = Pro { $from } až { $to } hráče
web-gate-closed = Tato brána je zatím zavřená.
web-learn = Naučit se hru ({ $n } min)
web-play-alone = Hrát hned, sólo
web-open-table = Otevřít stůl
web-continue = Pokračovat
web-opened = otevřeno { $when }
web-forget = Zapomenout
web-other-games = A jedna menší
web-components-note = To, co je na dílcích a kartách, je zčásti naše vlastní: pravidla většinu ukazují jen na obrázcích. U každé sady je uvedeno, odkud co pochází.
web-credits = Poděkování
web-try-again = Zkusit znovu
web-no-server = Server neodpovídá. Běží?
web-no-game = Hra „{ $game }“ tu není.
web-lost-title = Tato cesta nikam nevede
web-lost-text = Možná se při kopírování odkazu kousek ztratil.
web-to-gates = K branám

web-how-many = Kolik vás hraje?
web-count = { $n ->
    [one] sólo
    [few] hráči
   *[other] hráčů
}
web-who-sits = Kdo kde sedí?
web-seat-who = Kdo sedí u znaku „{ $crest }“
web-seat-name = Jméno toho, kdo sedí u znaku „{ $crest }“
web-who-me = Já
web-who-friend = Přítel, přes odkaz
web-your-name = Vaše jméno
web-friend-note = Až bude stůl otevřený, dostanete odkaz pro každého přítele. Kdo má odkaz, ten tam sedí.
web-bots-note = Boti hrají sami. Posadíte-li na místo bota přítele, dostanete odkaz, který mu pošlete.
web-alone-note = Hrajete sólovou hru proti soupeři, kterého řídí sama hra.
web-options = Volby stolu
web-begin = Začít

web-crest-crane = Jeřáb
web-crest-maple = Javor
web-crest-wave = Vlna
web-crest-moon = Měsíc
web-agent-name = { $name } ({ $agent })
web-agent-level = Bot: { $name } (úroveň { $level } z { $levels })
web-agent-elo = Elo ≈ { $elo } oproti Nováčkovi (ve hře dvou hráčů).
web-agent-elo-first = Od něj se počítá Elo ostatních.
web-rival = Soupeř
web-rival-told = Co soupeř udělal naposledy
web-you = vy
web-here = je tu
web-away = teď tu není
web-seats = Místa
web-link-of = Odkaz: { $seat }
web-copy = Kopírovat
web-copied = Zkopírováno
web-link-used = Někdo tu už natrvalo sedí: odkaz je použitý a nikdo jiný si přes něj nesedne.
web-link-shared = Odkaz otevřel někdo, koho server nezná: na tomto místě hraje každý, kdo má odkaz, tedy i vy.
web-link-waits = Přes odkaz si sem ještě nikdo nesedl.
web-links-note = Odkaz pošlete jen tomu, kdo tam má sedět. Odkazy ostatních míst ukazuje jen prohlížeč, který stůl otevřel.
web-others = Ostatní
web-log = Deník
web-own-things = Vše, co máte
web-log-undo = { $seat } bere zpět poslední krok
web-log-undone = (vzato zpět)
web-log-instead = { $seat }: bot žádný tah nenašel, server za něj vybral náhodný dovolený
web-round-over = Kolo skončilo
web-round-on = Pokračovat
web-since = Od vašeho posledního tahu
web-news = { $n ->
    [one] Od vašeho posledního tahu se stala jedna věc
    [few] Od vašeho posledního tahu se staly { $n } věci
   *[other] Od vašeho posledního tahu se stalo { $n } věcí
}
web-news-first = { $n ->
    [one] Od začátku hry se stala jedna věc
    [few] Od začátku hry se staly { $n } věci
   *[other] Od začátku hry se stalo { $n } věcí
}
web-choices = Možnosti
web-all-choices = ← Všechny možnosti
web-rule = Pravidlo { $clause }
web-your-decision = Rozhodujete vy
web-their-decision = rozhoduje { $seat }
web-undo = Zpět
web-close = Zavřít
web-told = { $prompt } { $n ->
    [one] Jedna možnost.
    [few] { $n } možnosti.
    [many] { $n } možnosti.
   *[other] { $n } možností.
}
web-told-points = Vaše body: { $n } ({ $change }).
web-letters = Písmena a číslice jsou zkratky
web-letters-note = Vypněte je, pokud čtečka nebo diktování píše písmena sama. Šipky, Enter a Escape fungují vždy.
web-key-text-board = deska slovy
web-text-board = Deska slovy
web-text-changed = Co se změnilo od vašeho posledního rozhodnutí
web-text-same = Nic
web-text-choose = vybrat
web-text-players = Hráči
web-text-supply = Zásoba a balíčky
web-text-light = je tu Hikari
web-text-monk = mnich hráče
web-text-free = volné
web-text-free-water = Volná voda
web-text-surrounded = obklopený
web-text-architect = je tu architekt
web-text-hand = ruka hráče
web-text-beside = Vedle { $hex }
web-text-leads = dál vede na: { $places }
web-text-bridge = za mostem { $n }
web-text-die = kostka aspoň { $n }
web-text-own-die = kostka { $n }
web-text-worth = { $n ->
    [one] o { $n } bod víc
    [few] o { $n } body víc
    [many] o { $n } bodu víc
   *[other] o { $n } bodů víc
}
web-end-alone = Konec hry, máte { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
web-end-you = Vyhráváte: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}, náskok { $ahead ->
    [one] { $ahead } bod
    [few] { $ahead } body
    [many] { $ahead } bodu
   *[other] { $ahead } bodů
}.
web-end-you-level = Vyhráváte: při shodě bodů ({ $n }) rozhodlo další pravidlo.
web-end-other = Vítězí { $seat }: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}, náskok { $ahead ->
    [one] { $ahead } bod
    [few] { $ahead } body
    [many] { $ahead } bodu
   *[other] { $ahead } bodů
}.
web-end-other-level = Vítězí { $seat }: při shodě bodů ({ $n }) rozhodlo další pravidlo.
web-end-tie = O vítězství se dělí { $names }, každý má { $n ->
    [one] 1 bod.
    [few] { $n } body.
    [many] { $n } bodu.
   *[other] { $n } bodů.
}
web-board = Deska
web-zoom = Velikost desky
web-zoom-in = Větší
web-zoom-out = Menší
web-zoom-all = Celá deska
web-coming = Stůl se chystá…
web-line-lost = Spojení je přerušeno. Nic se neztratilo; samo se obnoví.
web-words-english = Část textů hry { $title } je jen v angličtině.
web-no-table = Takový stůl tu není.
web-bad-token = Tento odkaz k žádnému místu u stolu nevede.
web-refused-stale = Než vaše volba dorazila, u stolu se hrálo dál. Podívejte se prosím znovu a vyberte.
web-refused-not-yet = Ještě ne: nejdřív udělejte, o co vás učitel žádá.
web-refused-illegal = To tady nejde. Nic se nezměnilo.
web-refused-not-asked = Teď rozhoduje někdo jiný.
web-refused-no-undo = Tento krok už nelze vzít zpět: něco bylo odhaleno nebo mezitím jednal někdo jiný.
web-refused-over = Hra skončila.
web-refused-closing = Server se restartuje. Vaše hra je uložená; stránka se sama znovu připojí.
web-refused-failed = Server to možná neuložil. Na stole uvidíte, jestli se to povedlo.
web-refused-hint = Trenér si s tímto neporadil. Ve hře se nic nezměnilo; můžete se zeptat znovu.
web-refused-bad-message = Server této stránce nerozuměl. Načtěte ji prosím znovu.
web-standings = Výsledek
web-won-by = Vyhráli jste o { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
web-won-close = Vyhráli jste při shodě bodů
web-won = Vyhráli jste, máte { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
web-lost-by = Prohráli jste o { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
web-lost-close = Prohráli jste při shodě bodů
web-lost = Tentokrát ne: máte { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
web-tied = Dělíte se o první místo
web-next-rung = Soupeř { $beaten } je poražen. Zkuste dalšího: { $next }!
web-next-rung-play = Další soupeř: { $next }
web-total = Celkem
web-rank = Pořadí
web-rank-of-one = { $n }.
web-record = záznam
web-keys = Nápověda a nastavení
web-key-choose = vybere možnost s tou značkou
web-key-move = prochází možnosti
web-key-take = vybere tu, na které jste
web-key-back = ukáže zase všechny možnosti
web-key-end = ukončí tah
web-key-skip = nevyužije zbytek
web-key-undo = vezme váš poslední krok zpět
web-key-log = ukáže, co se stalo
web-key-keys = tato stránka
web-confirming = Ptát se, než můj tah skončí

web-credits-games = Hry
web-credits-games-text = Satori, Bitoku a Koi jsou deskové hry; jejich názvy a obsah krabic patří autorům a vydavatelům. Sanmon s nimi není spojen. Pravidla vyprávíme vlastními slovy a obrázky jsou naše.
web-credits-icons = Ikony
web-credits-icons-text = Některé malé obrázky pocházejí z Game Icons, beze změny až na barvu. Jejich autoři:
web-credits-type = Písmo
web-credits-type-text = Alegreya od Juana Pabla del Perala (Huerta Tipográfica), Commissioner od Kostase Bartsokase; kandži jsou kresleny podle Yuji Syuku od Kinuta Font Factory.
web-credits-rest = Vše ostatní
web-credits-rest-text = Znaky, brány, desky a ostatní obrázky jsou nakresleny pro Sanmon, pod licencí projektu (Apache 2.0).

# Cesta stránkami
web-skip = Přejít k obsahu
web-nav = Stránky
web-nav-gates = Brány
web-nav-lobby = Stoly
web-nav-mine = Moje hry
web-turns = { $n ->
    [one] (na tahu v { $n } hře)
    [few] (na tahu ve { $n } hrách)
   *[other] (na tahu v { $n } hrách)
}
web-nav-rules = Pravidla
web-nav-settings = Nastavení
web-components = Komponenty
web-see-components = Prohlédnout všechny.
web-choose-game = Která hra
web-not-offered = Tento server to nenabízí.
web-too-often = To bylo příliš často. Chvilku prosím počkejte a zkuste to znovu.

# Brány
web-play-bot = Proti botovi: { $agent }
web-start-here = Začněte tady
web-join-title = Čeká na vás někdo?
web-join-text = Posaďte se ke stolu, který je otevřený všem, nebo se dívejte, jak hrají jiní.
web-to-lobby = Otevřené stoly
web-join-by-link = Nebo vložte odkaz, který jste dostali
web-join = Přisednout
web-join-wrong = To není odkaz ke stolu. Obsahuje „#/table/“ a za tím několik písmen.
web-first-visit = Jste tu poprvé?
web-first-gate = Vyberte si bránu
web-first-gate-text = Jedním kliknutím začne hra: sólová proti soupeři, kterého řídí sama hra, nebo proti botovi. Nic se neinstaluje, účet není třeba.
web-first-glow = Co září, to lze zvolit
web-first-glow-text = Stránka zná pravidla a nabízí jen to, co dovolují. Všechno je i v seznamu a každá volba má svou klávesu.
web-first-link = Vaše místo je odkaz
web-first-link-text = Tento prohlížeč si ho pamatuje. Další odkazy pošlete přátelům; kdo odkaz otevře, posadí se na své místo.
web-first-done = Rozumím

# Stoly a čekárna
web-lobby-title = Otevřené stoly
web-lobby-text = Stoly, které jejich hostitelé otevřeli všem.
web-lobby-none = Tento server otevřené stoly nemá. Přátelé se k vám dostanou odkazem.
web-lobby-gathering = Čekají na hráče
web-lobby-playing = Právě se hraje
web-lobby-empty = Právě nikdo nečeká. Otevřete stůl s volným místem, a kdo sem přijde, uvidí ho.
web-open-own = Otevřít vlastní stůl
web-for-players = { $n ->
    [one] Pro jednoho
   *[other] Pro { $n }
}
web-spectators = { $n ->
    [one] dívá se { $n } člověk
    [few] dívají se { $n } lidé
   *[other] dívá se { $n } lidí
}
web-seat = Místo { $number }
web-seat-free = volné
web-seat-kept = držené pro kamaráda
web-sit-down = Posadit se
web-stand-up = Odejít od stolu
web-watch = Dívat se
web-waiting-title = Čekárna
web-waiting = { $n ->
    [one] Ještě je volné { $n } místo
    [few] Ještě jsou volná { $n } místa
   *[other] Ještě je volných { $n } míst
}
web-waiting-full = Všichni jsou tady
web-waiting-host = Hra začne, až ji hostitel spustí.
web-start = Začít hru
web-is-public = otevřený všem
web-is-private = jen přes odkaz
web-invite-other = Pozvat někoho jiného
web-new-link = Vytvořit nový odkaz; starý už nic neotevře
web-share = Sdílet
web-qr = QR kód
web-qr-of = QR kód odkazu: { $seat }

# Příprava stolu
web-who-open = Kdokoli přes otevřené stoly
web-open-note = Stůl čeká mezi otevřenými stoly, dokud si někdo nepřisedne.
web-hot-note = Několik míst je vašich: hrajete u jedné obrazovky a předáváte si ji.
web-about-level-0 = Polovinu důležitých věcí přehlédne a nic neplánuje: dobrý soupeř pro první hru.
web-about-level-1 = Dělá začátečnické chyby.
web-about-level-2 = Ví, co je dobré, ale leccos přehlédne.
web-about-level-3 = Hraje dobře a málokdy chybuje.
web-about-level-4 = Vytěží z každého tahu maximum, ale neplánuje.
web-about-level-5 = Plánuje a počítá s vaší odpovědí.
web-about-level-6 = Náš nejsilnější bot; dává si na čas.
web-set = Komponenty
web-set-note = Co je natištěno na dílcích a kartách. Naše sada je vyvážená; vlastní sada je ta, kterou jste opsali ze své krabice.
web-set-other = Hrát s jinou sadou
web-set-sanmon = Sada Sanmon { $number }
web-set-named = { $title } ({ $what })
web-set-ours = naše
web-set-usual = naše, výchozí
web-company = S ostatními
web-clock = Hodiny
web-clock-note = Jak dlouho smí hráč přemýšlet o tahu, než ho udělá někdo jiný.
web-clock-none = bez hodin
web-clock-move-60 = minuta na tah
web-clock-move-300 = pět minut na tah
web-clock-days-1 = den na tah
web-clock-days-3 = tři dny na tah
web-clock-of-move = { $time } na tah
web-clock-of-days = { $n ->
    [one] { $n } den na tah
    [few] { $n } dny na tah
   *[other] { $n } dní na tah
}
web-at-zero = Když čas vyprší
web-at-zero-bot = hraje dál bot
web-at-zero-open = místo se uvolní pro jiného
web-public = Otevřený všem
web-public-note = Je mezi otevřenými stoly; dívat se smí kdokoli.
web-webhook = Webová adresa pro upozornění
web-webhook-note = Server ji zavolá, kdykoli je někdo na tahu: pro váš chat nebo vlastního bota.
web-setting-satori-printing = Druhé vydání dalo žetonům Sōrin vyšší hodnotu.
web-setting-satori-few_worshippers = Čím méně věřících je v pytli, tím slabší je Hasekura.
web-setting-satori-humble_charity = Co dostane Hasekura u obětního oltáře.
web-setting-satori-strict_rewards = Zda Hasekura dostane něco jiného místo odměny, kterou nemůže získat.
web-setting-bitoku-harder_forest = Jak vysoká musí být kostka tam, kde už stojí jiné.
web-setting-bitoku-no_yokai = Tengu začíná bez počátečních karet jókai.
web-setting-bitoku-no_goods = Tengu začíná bez surovin.
web-setting-bitoku-calm_kodama = Kodamové tengu se hýbou jen tam, kde tengu umístí kostku a vy jste napřed.
web-setting-bitoku-no_spring_moves = Tengu na jaře nedostává body pohybu za své krystaly.
web-setting-bitoku-early_pilgrim = Jeden poutník tengu už stojí na cestě moudrosti.
web-setting-bitoku-early_kodama = Všichni kodamové tengu začínají o pole napřed.
web-setting-bitoku-lake_lord = Na konci boduje tengu všude, kde je jeho kodama před vaším.
web-setting-bitoku-dragonflies = S kolika vážkami tengu začíná.
web-setting-koi-goals = Úkoly dají jezírku směr; první partie je bez nich klidnější.
web-setting-koi-scenario = Scénář určuje, co v sólové hře potřebujete k vítězství.

# U stolu
web-chat = Chat
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Řekněte něco
web-chat-fresh = { $n ->
    [one] { $n } nová zpráva
    [few] { $n } nové zprávy
   *[other] { $n } nových zpráv
}
web-hand-hidden = Vaše věci jsou při předávání skryté.
web-hand-over = Nyní rozhoduje { $seat }. Předejte obrazovku.
web-i-am = Tady { $seat }
web-thats-me = To jsem já
web-chat-send = Poslat
web-clocks = Zbývající čas
web-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
}
web-bot-plays = Zatím hraje dál bot
web-play-myself = Hrát dál bez bota
web-bot-for-me = Ať za mě chvíli hraje bot
web-bot-for-you = Hraje za vás bot.
web-away-label = Někdo tu není
web-away-ask = { $seat } tu není už { $n ->
    [one] minutu
    [few] { $n } minuty
   *[other] { $n } minut
}. Má zatím hrát bot?
web-away-asked = { $by } navrhuje, ať hraje bot: { $seat } tu není už { $n ->
    [one] minutu
    [few] { $n } minuty
   *[other] { $n } minut
}. Souhlasíte?
web-away-waits = { $seat } tu není: ptáme se ostatních, zda má hrát bot.
web-away-bot = Ať hraje bot
web-away-wait = Raději počkat
web-played-label = Zahráno za vás
web-played-for-you = Bot ({ $agent }) za vás odehrál { $n ->
    [one] jeden tah
    [few] { $n } tahy
   *[other] { $n } tahů
}. Vzít zpět?
web-played-take-back = Vzít zpět
web-played-take-back-last = Vzít zpět poslední
web-played-ask = { $n ->
    [one] Zeptat se ostatních, zda ho vrátit
   *[other] Zeptat se ostatních, zda vrátit vše
}
web-played-keep = Nechat
web-go-back = Ještě dál zpět
web-go-back-note = Zeptá se všech u stolu, zda se lze vrátit před váš poslední tah
web-undo-wish = Žádost o vrácení
web-undo-asks = { $seat } se chce vrátit k dřívějšímu rozhodnutí. Souhlasíte?
web-undo-waits = { $seat } se chce vrátit; ptáme se ostatních.
web-agree = Souhlasím
web-disagree = Raději ne

# Po hře
web-rematch = Hrát znovu
web-rematch-waits = Další hra čeká
web-share-game = Sdílet hru
web-shared = Odkaz zkopírován
web-save = Uložit:
web-record-words = hru slovy
web-show-graph = Ukázat, jak hra probíhala
web-replay = Přehrát
web-no-replay = Tady není žádná dohraná hra. Dokud se hraje, nesmí nikdo nahlížet do všech karet.
web-eyes = Pohled
web-eyes-spectator = divák
web-replay-controls = Přehrávání
web-replay-start = Na začátek
web-replay-back = O krok zpět
web-replay-on = O krok dál
web-replay-end = Na konec
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-step = Krok
web-replay-at = Krok { $n } z { $of }
web-replay-speed = Rychlost
web-speed-0 = pomalu
web-speed-1 = běžně
web-speed-2 = rychle
web-speed-3 = velmi rychle
web-review = Rozbor
web-review-title = Co říká trenér
web-review-whose = Čí hra
web-review-making = Trenér hru prochází…
web-review-no-numbers = U her s těmito komponentami, pravidly a volbami nikdo nezměřil, kolik bodů která volba stojí. Trenér proto neuvádí čísla.
web-review-failed = Trenér tuto hru nedokázal projít.
web-no-review = Tento server nemá pro tuto hru trenéra.
web-graph-label = Očekávaný náskok v průběhu hry, { $n ->
    [one] { $n } zlomový okamžik
    [few] { $n } zlomové okamžiky
   *[other] { $n } zlomových okamžiků
}
web-graph-note = O kolik bodů bude tento hráč podle trenéra na konci napřed, na začátku každého tahu. Čísla značí zlomové okamžiky.
web-graph-start = začátek
web-graph-end = konec
web-costly = Další volby, které stály body
web-costly-none = Trenér by celou hru volil stejně.
web-you-chose = Zvoleno:
web-coach-chose = Trenér:
web-show-me = Ukázat
web-try-from-here = Zkusit znovu odtud
web-show-line = Ukázat tah trenéra

# Oznámení
web-notice-turn = Jste na tahu.
web-notice-over = Hra skončila.

# Moje hry
web-mine-turn = Jste na tahu
web-mine-going = Rozehrané
web-mine-over = Dohrané
web-mine-empty = Zatím žádné hry. Za každou bránou na vás jedna čeká.
web-mine-guest = Jste host: tyto hry zná tento prohlížeč. S účtem je najdete na každém zařízení.
web-mine-browser = To jsou hry, které si pamatuje tento prohlížeč.
web-go-on = Pokračovat
web-placed = { $rank }. místo
web-statistics = Jak se vám daří
web-title-best = { $times ->
    [one] jednou, skóre { $n }
   *[other] { $times }×, nejlepší skóre { $n }
}
web-numbers-played = Odehráno
web-numbers-won = Vyhráno
web-numbers-average = Průměr
web-numbers-best = Rekord
web-numbers-rating = Rating
web-numbers-solo = Sólová hra, výhry
web-bring = Vlastní záznam
web-bring-note = Záznam uložený odsud nebo z terminálu lze přehrát a rozebrat.
web-bring-choose = Vybrat záznam

# Pravidla a díly
web-rules-title = Pravidla
web-rules-lead = Pravidla, jak se u tohoto stolu hrají, našimi slovy. Každý článek má číslo a každé rozhodnutí říká, o který se opírá.
web-rules-english = Tato pravidla ještě nejsou přeložena; zde jsou anglicky.
web-search = Hledat
web-found = { $n ->
    [one] { $n } článek
    [few] { $n } články
   *[other] { $n } článků
}
web-found-none = Nic se nenašlo. Zkuste jiné slovo?
web-chapters = Kapitoly
web-picture-satori-board = Chrámový okrsek, dva hráči uprostřed hry
web-picture-satori-altars = Oltáře s oběma stranami
web-picture-satori-offerings = Stupnice obětí
web-picture-satori-wheels = Modlitební mlýnky
web-picture-satori-construction = Staveniště s cenami
web-picture-satori-pagoda = Rostoucí pagoda
web-picture-satori-mountains = Tři hory s žetony, mnichy a světlem
web-picture-satori-charity = Obětní oltář
web-picture-bitoku-board = Les, dva hráči uprostřed hry
web-picture-bitoku-regions = Oblasti s místy pro kostky
web-picture-bitoku-home = Příbytek Velkého ducha
web-picture-bitoku-areas = Obydlené oblasti s místy pro budovy
web-picture-bitoku-kodama = Kodamové šplhají po stromech
web-picture-bitoku-paths = Cesty moudrosti
web-picture-bitoku-rocks = Kameny iwakura na výběr
web-picture-koi-board = Jezírko uprostřed hry, s nabídkou, úkoly a zásobou
web-picture-koi-offer = Nabídka karet
web-picture-koi-pond = Jezírko s koi
web-picture-koi-goals = Úkoly této hry
web-piece = Komponenta
web-source = Zdroj
web-source-all = všechny
web-source-rulebook = pravidla
web-source-rulebook-text = údaj z tištěných pravidel
web-source-deduced = odvozeno
web-source-deduced-text = plyne z takových údajů
web-source-report = od hráčů
web-source-report-text = sdělili ti, kdo mají krabici
web-source-box = krabice
web-source-box-text = opsáno přímo z komponenty
web-source-author = autor
web-source-author-text = vymyslel autor této hry
web-source-sanmon = naše
web-source-sanmon-text = navrhli a vyvážili jsme my, protože pravidla to ukazují jen na obrázcích
web-source-mixed = více zdrojů
web-source-mixed-text = některé údaje pocházejí odjinud než ostatní; u komponenty je napsáno, které
web-field-family = druh
web-field-effect = efekt
web-field-copies = počet kusů
web-field-price = cena
web-field-benefit = výhoda
web-field-number = pořadí v nabídce
web-field-fee = poplatek
web-field-water = vodní strany
web-field-place = místo
web-field-vp = body
web-field-type = typ
web-field-kodama = kroky kodamy
web-field-amulet = amulet
web-field-die = kostka
web-field-owner = bonus majitele
web-field-action = akce
web-field-players = počet hráčů
web-field-side = strana
web-field-first = první místo
web-field-second = druhé místo
web-field-third = třetí místo
web-field-yokai = jókai
web-field-bitoku = bitoku
web-field-goods = suroviny
web-field-associated = související surovina
web-field-needs = podmínka
web-field-penalty = postih
web-field-start = zda jde o počáteční kartu
web-field-per = za co boduje
web-field-max = nejvyšší počet bodů
web-field-jokoro = cena Jokoro
web-field-colour = barva
web-field-row = řada
web-field-left = levá strana
web-field-right = pravá strana
web-field-era = éra
web-field-reward = odměna
web-workshop = Dílna
web-workshop-open = Opsat vlastní komponenty
web-workshop-lead = Máte krabici? Opište, co je na jejích komponentách, jednu po druhé: každá se při psaní kreslí a chyba se ukáže hned u svého pole.
web-workshop-partly-text = Začnete s kopií naší sady. Hrát můžete kdykoli: co jste ještě neopsali, je z naší sady a je tak označeno.
web-workshop-sources = Ceny, efekty a čísla jsou fakta, která si pro vlastní potřebu opisujete z vlastní krabice. Obrázky ani celé texty neopisujte.
web-workshop-private = Sada zůstává v tomto prohlížeči a ukládá se při psaní. Ke kontrole se pošle na server, ten si ji ale neuloží. Uloží se tam, teprve když s ní hrajete; ostatní ji uvidí, jen když hrají u vašeho stolu.
web-workshop-private-alone = Sada zůstává v tomto prohlížeči a ukládá se při psaní. Nikam se neposílá; chcete-li ji sdílet, exportujte ji.
web-workshop-begin = Začít s kopií naší sady
web-workshop-name = Název vaší sady
web-workshop-name-usual = Moje krabice
web-workshop-undo = Zpět
web-workshop-redo = Znovu
web-workshop-export = Exportovat jako zip
web-workshop-import = Načíst soubory
web-workshop-again = Začít znovu s naší sadou
web-workshop-progress = Hotovo { $done } z { $all } komponent
web-workshop-count = { $done } / { $all }
web-workshop-play = Hrát s ní
web-workshop-tables = Druhy komponent
web-workshop-ours = naše
web-workshop-partly = zčásti naše
web-workshop-known = hotovo
web-workshop-before = Předchozí komponenta
web-workshop-next = Další komponenta
web-workshop-confirm = Souhlasí s krabicí – další
web-workshop-restore = Vrátit naši verzi
web-workshop-add = Přidat další takovou
web-workshop-remove = Odebrat
web-workshop-keys = Ctrl+Enter: souhlasí s krabicí, další. Alt+↑ a Alt+↓: jiná komponenta. Ctrl+Z: zpět. Enter doplní slovo.
web-workshop-numbers = Čísla z pravidel
web-workshop-not-kept = Tento prohlížeč sadu neukládá. Než stránku zavřete, exportujte ji.
web-workshop-buttons = Tlačítka pro pole { $field }
web-workshop-sign-all = a také
web-workshop-sign-and = spolu s
web-workshop-sign-or = nebo
web-workshop-sign-pay = zaplatit za
web-workshop-sign-times = ještě jednou
web-workshop-sign-open = začátek skupiny
web-workshop-sign-close = konec skupiny
web-workshop-sign-nothing = nic
web-workshop-sign-back = smazat poslední
web-field-most = čeho mít nejvíc
web-field-bonus = bonus
web-field-lantern = lucerna
web-field-kind = druh
web-field-printing = vydání
web-field-base = kusů při každém počtu hráčů
web-field-sorin-base = základní body
web-field-each = za každý
web-field-sorin-each = body za každý
web-field-cost = cena
web-field-points = body
web-field-level = úroveň
web-field-flower = květ
web-field-outline = obrys
web-field-q = sloupec hexu
web-field-r = řada hexu
web-field-goals = úkoly
web-field-draw = losované úkoly
web-field-gakusei = body na Gakusei
web-field-senmon = body na Senmon
web-field-sensei = body na Sensei
web-field-missing = na začátku chybí
web-field-removed-3 = vyřazeno ve třech
web-field-removed-1-2 = vyřazeno v sólové hře a ve dvou
web-field-starts = který hráč s ním začíná
web-field-goal = úkol
web-field-tiles = dílků
web-field-tiles-1-2 = dílků v sólové hře a ve dvou
web-field-coins = mince
web-field-3-more = navíc od tří hráčů
web-field-4-more = navíc ve čtyřech
web-field-types = druhy
web-field-bitoku-types = body za různé karty bitoku
web-field-item = co bere
web-field-branch = větev
web-field-display = nabídka
web-field-gain = zisk
web-field-next = další políčka
web-field-bridge = most
web-field-paths-start = start při tomto počtu hráčů
web-field-area = obydlená oblast
web-field-column = sloupec
web-field-dice = kostky
web-field-dice-2 = míst pro kostky ve dvou
web-field-dice-3 = míst pro kostky ve třech
web-field-dice-4 = míst pro kostky ve čtyřech
web-field-hill-3 = míst pro kostky na kopci ve třech
web-field-hill-4 = míst pro kostky na kopci ve čtyřech
web-field-sort = co tam stojí
web-field-region = oblast
web-field-fox = liška
web-field-players-1 = v sólové hře
web-field-players-2 = ve dvou
web-field-players-3 = ve třech
web-field-players-4 = ve čtyřech
web-field-capacity = kapacita
web-field-discount = sleva
web-field-drawn = vylosuje se
web-field-surcharge = přirážka
web-field-awake = probuzení poutníci
web-field-length = délka
web-field-neutral = pole neutrálního ukazatele
web-field-scoring-first = body za první místo
web-field-divisor = čím se dělí
web-field-rock-building = za kámen s budovami
web-field-rock-mitama = za kámen s duchy mitama
web-section-supply = Zásoba
web-section-plots = Volná místa pro oltáře
web-section-sorin = Sōrin
web-section-start = Na začátku
web-section-storage = Skladiště
web-section-luck = Žeton štěstí
web-section-market = Tržiště
web-section-goals = Úkoly
web-section-kodama = Kodama
web-section-garden = Zahrada
web-section-bitoku = Karty bitoku
web-section-scoring = Bodování
web-section-tengu = Tengu
web-own-set = Vlastní sada
web-own-set-text = Kdo má krabici, může opsat, co je na komponentách: jeden soubor CSV pro každou tabulku nahoře a set.toml. Kontrola řekne, co je špatně a ve kterém souboru a řádku; se sadou, která projde, se dá hrát.
web-pick-files = Vybrat soubory nebo zip
web-pick-folder = Vybrat složku
web-drop-here = nebo je přetáhněte sem
web-checking = Kontroluji…
web-set-problems = { $n ->
    [one] { $n } věc ještě není v pořádku
    [few] { $n } věci ještě nejsou v pořádku
   *[other] { $n } věcí ještě není v pořádku
}
web-set-fine = Všechno je v pořádku.
web-set-doubtful = { $n ->
    [one] Dá se s ní hrát, ale tohle prosím zkontrolujte:
   *[other] Dá se s ní hrát, ale tyto věci prosím zkontrolujte:
}
web-set-keep = Uložit a hrát s ní
web-set-stored = Uložena jako { $name }. Lze ji zvolit při otevření stolu.
web-set-nothing = Mezi soubory není žádná tabulka: končí na .csv nebo .toml, nebo jsou všechny v jednom .zip.
web-set-large = To je víc než 256 kB; celá sada má asi třicet.
web-set-mixed = Buď jeden zip, nebo tabulky, ne obojí.
web-set-name = Název v set.toml má 1 až { $most } znaků a všechny jsou vidět.
web-set-text-no-text = { $field } má být text o nejvýše { $most } znacích.
web-set-text-empty = { $field } je prázdné; má mít 1 až { $most } znaků.
web-set-text-long = { $field } je příliš dlouhé; smí mít nejvýše { $most } znaků.
web-set-text-unclean = { $field } obsahuje neviditelné znaky nebo znaky, které mění směr psaní; napište to obyčejným textem.
web-my-sets = Vaše sady
web-sets = Sady
web-set-unknown = Sadu „{ $set }“ pro tuto hru tu nemáme.

# Nastavení a účet
web-settings-you = Vy
web-name-note = Jak vás vidí ostatní u stolu. Beze jména se vám říká podle znaku.
web-paper = Papír
web-motion-note = Dílky se pohybují odtud, kde byly, tam, kde jsou. Žádá-li systém méně pohybu, stránka ho poslechne.
web-sound-note = Tiché klepnutí dřeva a kamene; samo od sebe nehraje nic.
web-at-table = U stolu
web-stand-in = Bot, který hraje, když tu nejste
web-stand-in-note = Až po dvou minutách a jen se souhlasem ostatních u stolu; kde běží hodiny, až vám dojde čas. Jakmile se vrátíte, hrajete zase vy.
web-confirming-note = Pro příští stoly; u stolu to najdete pod „?“.
web-teach = Vysvětlovat každé rozhodnutí
web-teach-note = Řekne, k čemu rozhodnutí je. Dokud si nevyberete, jen v prvních dvou partiích.
web-teach-less = Už nevysvětlovat
web-new-thing = Nové:
web-print = Vytisknout
web-how-to = Jak se hraje
web-push = Upozornit, když jsem na tahu
web-push-note = Tento prohlížeč ukáže oznámení, i když je stránka zavřená.
web-push-none = Tento prohlížeč neumí oznámení, když je stránka zavřená.
web-push-denied = Oznámení jsou pro tuto stránku v nastavení prohlížeče vypnutá.
web-account = Účet
web-account-none = Tento server účty nevede; ke hře žádný nepotřebujete.
web-account-guest = Hrajete jako host. Účet není třeba; díky němu máte hry a statistiky na každém zařízení.
web-account-is = Váš účet: { $login }.
web-sign-up = Vytvořit účet
web-sign-up-text = Vaše hry vám zůstanou. Tokeny, které jste programům dali jako host, přestanou platit; potom si vytvořte nové.
web-log-in = Přihlásit se
web-log-out = Odhlásit se
web-login = Přihlašovací jméno
web-password = Heslo
web-password-note = Aspoň osm znaků. Dobré heslo je několik nesouvisejících slov.
web-email = E-mail pro upozornění a pro zapomenuté heslo
web-wrong-login = Přihlašovací jméno nebo heslo nesouhlasí.
web-wrong-password = To není vaše heslo.
web-forgot = Zapomněli jste heslo?
web-password-now = Dosavadní heslo
web-password-new = Nové heslo
web-password-change = Změnit heslo
web-password-change-text = Všechny ostatní prohlížeče budou odhlášeny. Programům jejich tokeny zůstanou.
web-password-changed = Heslo je změněno a všechny ostatní prohlížeče jsou odhlášeny.
web-password-again = Abychom věděli, že jste to opravdu vy, zadejte prosím ještě jednou heslo.
web-password-confirm = Pokračovat
web-email-change = Změnit e-mail
web-email-save = Uložit
web-email-saved = Uloženo.
web-sessions = Kde jste přihlášeni
web-session-here = Tento prohlížeč
web-session-browser = Jiný prohlížeč
web-session-program = Program
web-session-program-named = Program: { $label }
web-session-times = od { $made }, naposledy použito { $used }
web-session-end = Odhlásit
web-session-end-others = Odhlásit všechny ostatní prohlížeče
web-token = Token
web-token-new = Povolit přístup programu
web-token-text = S tokenem hraje program vaším jménem. Kdo ho má, může u stolů totéž co vy, proto ho nikomu jinému nedávejte.
web-token-label = K čemu je?
web-token-make = Vytvořit token
web-token-once = Token pro „{ $label }“. Ukazuje se jen teď.
web-reset-title = Zapomenuté heslo
web-reset-text = Zadejte přihlašovací jméno. Pokud má účet e-mail, pošleme tam odkaz.
web-reset-request = Poslat odkaz
web-reset-mailed = Pokud takový účet existuje a má e-mail, odkaz je na cestě. Funguje jednou a jen hodinu.
web-reset-operator = Tento server neposílá e-maily. O odkaz požádejte správce serveru: vytvoří ho příkaz „sanmon admin reset“.
web-reset-have-code = Už máte kód?
web-reset-code = Kód nebo odkaz
web-reset-go-on = Pokračovat
web-reset-choose = Zvolte nové heslo. Všechny prohlížeče a programy tohoto účtu budou odhlášeny.
web-reset-set = Nastavit heslo
web-reset-done = Nové heslo k účtu { $login } je nastaveno. Teď se můžete přihlásit.
web-reset-invalid = Tento kód neplatí: už byl použit, nebo je příliš starý. Požádejte o nový.
web-delete-account = Smazat účet
web-delete-text = Účet zmizí navždy. Dohrané hry zůstanou, bez vašeho jména.
web-delete-for-ever = Smazat navždy
web-refused-gathering = Hra ještě nezačala.
web-refused-too-fast = To bylo příliš rychle. Chvilku prosím počkejte.
web-refused-hints = To bylo mnoho rad za krátkou dobu. O další můžete požádat za { $n ->
    [one] sekundu
    [few] { $n } sekundy
   *[other] { $n } sekund
}.
web-refused-logged-out = Odhlásili jste se, takže toto místo už zde není vaše.
web-refused-idle = Stránka se dlouho neozvala a spojení se přerušilo. Samo se obnoví.
web-crowded = Pro tuto stránku teď není místo.
web-refused-crowded = Tento stůl sleduje mnoho lidí, nebo je z vašeho připojení či na vašem místě otevřeno mnoho stránek. Zavřete stránku, kterou nepotřebujete, nebo přijďte později a tuto stránku načtěte znovu.

# Deska hry Koi
web-koi-supply = Zásoba
web-koi-ending = konec se blíží
web-koi-sensei = Akce sensei
web-koi-rest = hotovo
web-koi-points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
web-count-vp = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
web-count-tile = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
web-points-unit = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
web-koi-to-win = K vítězství
web-koi-scenario-standard = Dílek každého úkolu a dost bodů na titul.
web-koi-scenario-hot-summer = Dílek každého úkolu a body. Koi, který není obklopený, sám nic nepřinese.
web-koi-scenario-enlightenment = Všechny úkoly, body a nejméně tři dílky cesty, které vedou od lucerny k soše.
web-koi-scenario-imperial-pond = Všech pět úkolů a body; se čtyřmi úkoly jste nejvýše gakusei.
web-koi-scenario-imperial-pond-random = Všech pět úkolů a body; se čtyřmi úkoly jste nejvýše gakusei.
web-koi-title-gakusei = gakusei
web-koi-title-senmon = senmon
web-koi-title-sensei = sensei
web-koi-pile-water = Voda
web-koi-pile-foliage = Listí
web-koi-pile-shore = Břehy
web-koi-pile-lily = Lekníny
web-koi-pile-lantern = Lucerny
web-koi-pile-coin = Mince
web-koi-pile-luck = Žetony štěstí
web-koi-on-spring = Pramen
web-koi-on-water = Voda
web-koi-on-foliage = Listí
web-koi-on-shore = Břeh
web-koi-on-bridge = Most
web-koi-on-statue = Socha
web-koi-on-waterfall = Vodopád
web-koi-on-willow = Smuteční vrba
web-koi-on-bed = Místo pro leknín na vrbě
web-koi-on-lily = Leknín
web-koi-on-purple-lily = Fialový leknín
web-koi-on-branch = Větev
web-koi-on-path = Cesta
web-koi-on-turtle = Želva
web-koi-on-shishi-odoshi = Šiši-odoši
web-koi-on-lantern = Lucerna

# Deska Bitoku
web-bitoku-illumination = Osvícení
web-bitoku-now = teď by bylo { $n }
web-bitoku-next = Další budova:

# Stůl
web-hint = Rada
web-hinting = Bot přemýšlí…
web-hint-head = Bot by hrál takto
web-hint-do = Zahrát to
web-hint-step = Jen další krok
web-hint-close = Další možnosti
web-hint-ahead = očekává na konci náskok { $n ->
    [one] { $n } bodu
    [many] { $n } bodu
   *[other] { $n } bodů
}
web-hint-behind = očekává na konci ztrátu { $n ->
    [one] { $n } bodu
    [many] { $n } bodu
   *[other] { $n } bodů
}
web-hint-level = očekává na konci vyrovnaný stav
web-hint-points = očekává na konci { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
web-hint-less = { $n ->
    [one] o { $n } bod méně
    [few] o { $n } body méně
    [many] o { $n } bodu méně
   *[other] o { $n } bodů méně
}
web-hint-as-good = zhruba stejně dobré
web-hint-more = přinese víc: { $what }
web-hint-win = takové hry vyhrává asi v { $n } % případů
web-hint-none = Bot tu nemá co poradit.
web-preview = Po této volbě: { $what }
web-preview-unknown = Co přijde pak, se předem neví.
web-satori-both = Barva se shoduje: obě strany.
web-satori-wheels = Nebo nejdřív, jednou za tah: modlitební mlýnek
web-picture = Obrázek na památku:
web-picture-save = Uložit jako obrázek
web-picture-share = Sdílet
web-picture-failed = Obrázek se nepodařilo vytvořit.
web-koi-progress = Zatím máte { $have } z { $needs } potřebných.
web-koi-over = { $n ->
    [one] Ve skladišti máte { $n } hex nad limit. Na konci tahu ho vrátíte.
    [few] Ve skladišti máte { $n } hexy nad limit. Na konci tahu je vrátíte.
    [many] Ve skladišti máte { $n } hexu nad limit. Na konci tahu je vrátíte.
   *[other] Ve skladišti máte { $n } hexů nad limit. Na konci tahu je vrátíte.
}
web-koi-give = Vrátit: { $what }
web-bitoku-unused = { $n ->
    [one] Když teď vynecháte tah, nepoužijete { $n } odemknutou kostku.
    [few] Když teď vynecháte tah, nepoužijete { $n } odemknuté kostky.
    [many] Když teď vynecháte tah, nepoužijete { $n } odemknuté kostky.
   *[other] Když teď vynecháte tah, nepoužijete { $n } odemknutých kostek.
}
web-standing-tile = žetony meditace
web-standing-jokoro = Jokoro
web-standing-amulet = amulety
web-standing-storage = dílky ve skladišti
web-score = Body
web-score-note = Kolik bodů by kdo měl, kdyby hra skončila teď, pokud to hra umí spočítat.
web-sound = Zvuky
web-motion = Tahy ostatních ukazovat
web-motion-full = krok za krokem
web-motion-quick = rychle
web-motion-none = najednou
web-places = Části desky
web-place-busy = { $place }: tady lze něco udělat
web-rule-more = Číst dál v pravidlech
web-key-hint = ukáže, co by udělal bot
web-key-news = znovu ukáže, co se stalo od vašeho tahu
web-key-score = ukáže, odkud jsou body
web-key-tip = vysvětlí, čeho se možnost týká
web-key-turn = otočí dílek nebo ukáže další volbu
web-key-zoom = zvětší, zmenší, ukáže celou desku
web-key-pan = posune desku
web-key-turn-board = otočí jezírko
web-satori-mountains = Hory
web-koi-pond = Jezírko
web-koi-turn = Otočit
web-koi-place = Umístit
web-koi-turn-pond = Otočit jezírko
web-koi-turned = { $degrees ->
    [0] Jezírko je natočené jako na začátku.
   *[other] Jezírko je otočené o { $degrees }° po směru hodinových ručiček.
  }
web-koi-labels = Označení hexů
web-koi-turned-koi = Kam umístíte { $koi_accusative }{ $koi_id ->
    [small] ?
   *[other] {" "}(hex, který byl před otočením jezírka jeho levý horní)?
  }
web-koi-turned-goal = Kam umístíte { $tile_accusative }{ $tile_id ->
    [bridge] {" "}(prostřední hex)?
    [statue] {" "}(prostřední hex)?
    [waterfall] {" "}(prostřední hex)?
    [willow] {" "}(hex s kmenem)?
    [turtle] ?
    [purple-lily] ?
   *[other] {" "}(hex, který byl před otočením jezírka levý horní)?
  }

# The tables of a component set
web-table-satori-altars = Žetony oltářů
web-table-satori-basic_altars = Základní oltáře
web-table-satori-decorations = Dekorace
web-table-satori-meditation = Žetony meditace
web-table-satori-starting = Počáteční žetony
web-table-satori-amulets = Amulety
web-table-satori-tiers = Žetony pagody
web-table-satori-roofs = Střechy pagody
web-table-satori-sorin = Žetony bodů Sōrin
web-table-satori-costs = Žetony nákladů Jokoro
web-table-satori-wheels = Modlitební mlýnky
web-table-satori-offerings = Stupnice obětí
web-table-satori-slots = Ceny na staveništi
web-table-satori-mountains = Hory
web-table-koi-cards = Karty
web-table-koi-goals = Dílky úkolů
web-table-koi-koi = Koi
web-table-koi-scenarios = Sólové scénáře
web-table-koi-offer = Pole nabídky
web-table-koi-outlines = Tvary
web-table-koi-scrolls = Svitky
web-table-bitoku-yokai = Karty jókai
web-table-bitoku-bitoku = Karty bitoku
web-table-bitoku-buildings = Budovy
web-table-bitoku-ancient = Starodávné budovy
web-table-bitoku-crystals = Krystaly
web-table-bitoku-mitama = Duchové mitama
web-table-bitoku-dragonflies = Vážky
web-table-bitoku-visions = Karty vidění
web-table-bitoku-rocks = Kameny iwakura
web-table-bitoku-gates = Brány torii
web-table-bitoku-lakes = Jezerní poklady
web-table-bitoku-tengu = Karty akcí tengu
web-table-bitoku-forest = Akce lesa
web-table-bitoku-home = Příbytek Velkého ducha
web-table-bitoku-spaces = Políčka cest moudrosti
web-table-bitoku-displays = Pole nabídek
web-table-bitoku-board = Hráčská deska
web-table-bitoku-regions = Oblasti
web-table-bitoku-places = Místa pro budovy
web-table-bitoku-paths = Cesty moudrosti
web-table-bitoku-branches = Odbočky cest
web-bitoku-sort-marker = Žetony budov
web-bitoku-sort-wit = Důvtip
web-bitoku-sort-dream = Sny
web-bitoku-sort-memory = Paměť
web-bitoku-sort-rock = Poutníci u kamenů
web-bitoku-favourite = oblíbená oblast
web-does-cost = Cena: { $what }
web-does-jokoro = Jokoro stojí: { $what }
web-does-lantern = Hasekura: { $what }
web-does-owner = Bonus pro majitele: { $what }
web-copies = V balíčku: { $parts }
web-copies-for = { $n } ({ $players } hráči)
web-does-koi = Cena { $price }, hodnota { $points }
web-view = Zobrazit
web-view-pieces = komponenty
web-view-files = soubory
web-layout-tables = Jak je rozvržena deska
web-seat-open = Volné místo
web-show-all = Zobrazit vše
web-turning = Zlomové okamžiky
web-it-cost = Volba stála zhruba { $points } b.
web-more-games = Další hry
web-missing = Tato hra není na tomto serveru nainstalovaná. Chybí balíček { $package }
web-unplayable = U tohoto stolu se tu nedá hrát.
web-stopped-steps = Tento stůl byl zastaven a nemá vítěze: s touto sadou se jeden tah zacyklil a k dalšímu rozhodnutí už by nedošel. Hrajte s jinou sadou, nebo tuto opravte.
web-stopped-operator = Správce serveru tento stůl zastavil. Hra nemá vítěze.
web-credits-others = Další hry na tomto serveru jsou z balíčků svých autorů:
web-rules-none = Tato hra nemá stránku s pravidly.
web-hidden = skryté
web-to-choose = Z čeho vybíráte

## A bot that does not move, and bans

web-bot-delay-storage = Server teď nemůže nic uložit, a tak jeho boti čekají. Nic se neztratilo; jakmile to půjde, hra bude sama pokračovat.
web-bot-delay-failed = Bot nenašel žádný tah. Za pár vteřin to zkusí znovu.
web-bot-delay-queue = Boti teď mají napilno, čekajících stolů je { $n }. Ten váš je mezi nimi a dočká se.
web-banned = Na tento server nemáte přístup
web-banned-text = Správce serveru vám sem zakázal přístup. Pokud jde podle vás o omyl, napište mu.
web-banned-until = Správce serveru vám sem zakázal přístup do { $date }. Pokud jde podle vás o omyl, napište mu.
web-refused-banned = Správce serveru vám sem zakázal přístup.

## Co se nepovedlo, podle kódu nebo stavu

web-problem = Něco se nepovedlo. Zkuste to prosím znovu.
web-problem-400 = Server tento požadavek nepřijal.
web-problem-401 = Nejdřív se prosím přihlaste.
web-problem-403 = K tomu nemáte oprávnění.
web-problem-404 = Nic takového tu není.
web-problem-409 = To teď nejde.
web-problem-413 = Je to příliš velké.
web-problem-500 = Na serveru došlo k chybě. Zkuste to prosím znovu.
web-problem-503 = Server to teď nemůže udělat. Zkuste to prosím za chvíli.
web-problem-storage = Server teď nemůže nic uložit. Chvíli prosím počkejte, podívejte se, jestli se to provedlo, a pokud ne, zkuste to znovu.
web-problem-login-form = Přihlašovací jméno má 3 až 32 znaků: písmena a–z, číslice, tečky, pomlčky nebo podtržítka. Začíná a končí písmenem nebo číslicí.
web-problem-login-taken = Přihlašovací jméno „{ $login }“ už někdo má. Zvolte prosím jiné.
web-problem-logged-in = Jste přihlášeni jako { $login }. Chcete-li založit další účet, odhlaste se.
web-problem-not-logged-in = Nejdřív se prosím přihlaste.
web-problem-password-length = Heslo musí mít { $least } až { $most } znaků.
web-problem-email-form = „{ $text }“ není e-mailová adresa.
web-problem-name-long = Jméno může mít nejvýše { $most } znaků.
web-problem-name-unclean = Jméno může obsahovat jen viditelné znaky.
web-problem-no-password = Host nemá heslo. Nejdřív si založte účet.
web-problem-token-invalid = Tento token neplatí, možná byl smazán.
web-problem-tokens-full = Můžete mít nejvýše { $most } tokenů. Smažte některý, který už nepoužíváte.
web-problem-pushes-full = Oznámení můžete zapnout nejvýše v { $most } prohlížečích. Nejdřív je v některém vypněte.
web-problem-push-keys = Přihlášení tohoto prohlížeče k oznámením neplatí. Oznámení vypněte a znovu zapněte.
web-problem-sets-full = Můžete mít uloženo nejvýše { $most } sad. Nejdřív některou smažte.
web-problem-set-unknown = Tato sada neexistuje, nebo není vaše.
web-problem-set-unplayable = S touto sadou se nedá hrát: některý tah by nikdy neskončil.
web-problem-set-broken = Tato sada ještě obsahuje chyby. Nejdřív ji zkontrolujte.
web-problem-set-unreadable = Tyto soubory nejsou sada: sadu tvoří set.toml a tabulky s příponou .csv, vše jako prostý text v UTF-8, nebo jeden zip s nimi. Dohromady smějí mít nejvýše { $most } kB.
web-problem-record = Toto není platný záznam hry.
web-problem-record-unfinished = Hra v tomto záznamu neskončila. Otevřít lze jen dohrané hry.
web-problem-backup-form = V tomto souboru nejsou hry uložené ze Sanmonu.
web-problem-backup-newer = Tento soubor uložila novější verze Sanmonu. Nejdřív načtěte tu verzi.
web-problem-seat-taken = Toto místo už někdo má.
web-problem-seat-reserved = Toto místo je vyhrazené. Sednout si na něj lze jen přes jeho odkaz.
web-problem-seat-of-bot = Na tomto místě hraje bot.
web-problem-seat-of-other = To smí jen ten, kdo na tomto místě hraje.
web-problem-second-seat = U tohoto stolu už hrajete a druhé místo si vzít nemůžete.
web-problem-begun = Hra už začala.
web-problem-not-begun = Hra ještě nezačala.
web-problem-not-over = Hra ještě neskončila.
web-problem-stopped = Tento stůl byl zastaven, takže jeho hra nemá výsledek ani záznam.
web-problem-free-seats = Některá místa jsou ještě volná.
web-problem-host-only = Hru může spustit jen hostitel nebo hráč u tohoto stolu.
web-problem-players-only = O odvetu může požádat jen ten, kdo tuto hru hrál.
web-problem-login-wrong = Přihlašovací jméno nebo heslo nesouhlasí.
web-problem-password-wrong = To není vaše heslo.
web-problem-reset-code = Tento kód neplatí: už byl použit, nebo je příliš starý. Požádejte o nový.
web-problem-session-unknown = Toto přihlášení už skončilo.
web-problem-token-unknown = Tento token už byl smazán.
web-problem-address-form = Adresa začíná „https://“, neobsahuje mezery ani písmena s diakritikou a má nejvýše { $most } znaků.
web-problem-address-parts = V adrese nesmí být uživatelské jméno, heslo, část za znakem „#“ ani port 0. Vynechte je.
web-problem-clock-seconds = Čas na jedno rozhodnutí musí být od 1 do { $most } sekund.
web-problem-clock-days = Čas na jedno rozhodnutí musí být od 1 do { $most } dní.
web-problem-seed-long = Text, kterým přispíváte k náhodě, může mít nejvýše { $most } znaků.
web-problem-seed-late = Hra už začala, k její náhodě teď nejde nic přidat.
web-problem-line-empty = Zpráva je prázdná. Nejdřív něco napište.
web-problem-line-long = Zpráva může mít nejvýše { $most } znaků. Zkraťte ji prosím.
web-problem-game-unknown = Tuto hru server nemá.
web-problem-seat-own = Toto je vaše vlastní místo. Bota za sebe můžete posadit v nabídce stolu.
web-problem-bot-not-yet = To smí jen ten, kdo na tomto místě hraje, nebo ostatní hráči u stolu, dokud je pryč.
web-problem-bot-plays = Hraje za vás bot. Nejdřív se vraťte na své místo.
web-problem-bot-in-lesson = V lekci za vás bot nehraje. Můžete ale přeskočit kapitolu.
web-problem-bots-alone = Příliš mnoho her hrají jen samotní boti. Počkejte, až některá skončí.
web-problem-stand-in-clock = U tohoto stolu běží hodiny: bot zaskočí, až hráči vyprší čas.
web-problem-stand-in-idle = Na tohoto hráče se nečeká, takže bota není třeba.
web-problem-stand-in-here = Tento hráč se vrátil, takže bota není třeba.
web-problem-stand-in-soon = Bot může zaskočit, až bude hráč pryč { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
web-problem-stand-in-vote = Ostatní přítomní hráči musí souhlasit. Otevřete stůl a zeptejte se jich tam.
web-problem-spectator = Tento stůl jen sledujete. To mohou udělat pouze jeho hráči.
web-problem-old-table = Tento stůl je ze staré verze Sanmonu: nemá chat a místa u něj nelze měnit.
web-problem-hint-turn = Trenér vám poradí, až budete na tahu.
web-problem-hint-busy = Trenér už přemýšlí. Nejdřív počkejte na tuto radu.
web-problem-chat-busy = Ve stejnou chvíli psalo víc lidí. Pošlete prosím zprávu znovu.
web-problem-undo-often = V jedné hře lze vzít krok zpět nebo změnit nastavení nejvýše { $most }krát a to jste už vyčerpali.
web-problem-undo-others = Tak daleko se sami vrátit nemůžete. Požádejte ostatní hráče.
web-problem-undo-nowhere = Tam se hra vrátit nemůže. Vyberte začátek nebo některý dřívější tah.
web-problem-undo-unasked = O návrat už nikdo nežádá.
web-problem-undo-changed = Žádost se mezitím změnila. Než budete souhlasit, podívejte se na ni znovu.
web-problem-undo-lesson = V lekci se vracíte tlačítky na kartě učitele.
web-problem-tables-unfinished = Vy nebo jiní z vaší sítě jste dnes otevřeli příliš mnoho her, které neskončily. Některou dohrajte, nebo to zkuste později.
web-problem-tables-waiting = Příliš mnoho stolů, které jste otevřeli vy nebo jiní z vaší sítě, ještě čeká na hráče. Některou hru spusťte, nebo to zkuste později.
web-problem-too-often = Požadavků bylo příliš mnoho. Zkuste to prosím znovu za { $unit ->
    [minutes] { $n ->
        [one] { $n } minutu
        [few] { $n } minuty
       *[other] { $n } minut
    }
   *[seconds] { $n ->
        [one] { $n } sekundu
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
}.
web-push-failed = Prohlížeči se nepodařilo oznámení zapnout. Zkuste to prosím později.
web-unplayable-text = Serveru chybí něco, co tento stůl potřebuje ({ $detail }).

# The site: the games run in the page, without a server.
web-site-loading = Hry se načítají: { $percent } %.
web-site-broken = Hry se nepodařilo načíst. Načtěte prosím stránku znovu. Je potřeba prohlížeč z roku 2023 nebo novější.
web-site-memory = Prohlížeč nedovoluje stránce nic uložit, třeba proto, že jde o anonymní okno. Až ho zavřete, vaše hry zmizí.
web-site-update = Je připravená nová verze.
web-site-use = Použít hned
web-site-elsewhere = Tato hra je otevřená na jiné kartě
web-site-elsewhere-text = Hrát ji lze v jednu chvíli jen na jedné kartě.
web-site-take = Hrát tady
web-site-nobody = Nikdo jiný tu není
web-site-nobody-text = Hry tu běží přímo ve vašem prohlížeči, bez serveru: můžete hrát sami, proti botům nebo společně u jedné obrazovky. Aby se dalo hrát s ostatními po síti, musí někdo spustit server Sanmonu.
web-site-mine = Vaše hry jsou uložené jen v tomto prohlížeči. Občas si je uložte do souboru: pokud smažete data prohlížeče, zmizí.
web-site-kept = Prohlížeč slíbil, že je sám od sebe nesmaže.
web-site-all = Všechny hry
web-site-all-note = Jeden soubor se všemi hrami, dohranými i rozehranými, a s vašimi sadami komponent. Otevřít ho můžete tady, v jiném prohlížeči i na jiném zařízení.
web-site-save = Uložit do souboru
web-site-open = Otevřít soubor
web-site-opened = Nové hry: { $new }. Hry, které jsou dál než tady: { $further }. Už tu jsou: { $known }. Nepoužitelné: { $wrong }.
web-site-levels = Úroveň 6 přemýšlí nad tahem nejvýš dvě sekundy. V prohlížeči toho za tu dobu prozkoumá méně než na počítači s nainstalovaným Sanmonem, takže tu hraje o něco slaběji.
web-site-delete = Smazat
web-site-delete-sure = Opravdu smazat
web-problem-not-here = K tomu jsou potřeba další lidé a nikdo jiný tu není: funguje to jen na serveru.
web-problem-disk-full = V prohlížeči už na to není místo, takže se to neprovedlo. Uložte si hry do souboru a některé tu smažte.
web-problem-set-used = Tuto sadu komponent používá některá hra v tomto prohlížeči. Nejdřív smažte tu hru.
web-refused-elsewhere = Tato hra je otevřená na jiné kartě.

# U krabice: společník
web-box = S krabicí na stole
web-box-lead = Hrajete u stolu s vlastní krabicí. Tyto stránky obstarají zbytek: přípravu, počítadla, sólového soupeře, sporné otázky i závěrečné body.
web-box-solo = Sólový soupeř
web-box-solo-line = Řeknete, co jste udělali, a dozvíte se, co udělá on, v jakém pořadí a proč.
web-box-pad = Zápis bodů
web-box-pad-line = Spočítejte závěrečné body druh po druhu, s pravidly a se všemi součty.
web-box-layout = Příprava hry
web-box-layout-line = Co pro tolik hráčů vyložit, krok za krokem; co se losuje, to za vás vylosujeme.
web-box-tracks = Během hry
web-box-tracks-line = Body, kola, pořadí hráčů a hodiny pro každého.
web-box-players = Kolik vás hraje?
web-box-name = Jméno
web-box-workshop = Zadat své komponenty
web-box-fewer = O jedno méně: { $what }
web-box-more = O jedno více: { $what }
web-box-so-far = Zatím
web-box-sums = Všechny součty
web-box-counted = Všechno je spočítané.
web-box-picture = Sdílet obrázek
web-box-no-picture = Tento prohlížeč obrázek nakreslit neumí.
web-box-kept = Uloženo v Mých hrách
web-box-mine = U vlastního stolu
web-box-done = Hotovo { $n } z { $all }
web-box-draw-anew = Losovat znovu
web-box-other-table = Jiný stůl
web-box-round = { $n }. kolo
web-box-next-round = Další kolo
web-box-first-turn = Začíná { $player }
web-box-next-turn = Na tahu bude { $player }
web-box-pause = Pauza
web-box-resume = Pokračovat
web-box-points-of = Body: { $player }
web-box-add-points = { $player }: body { $n }
web-box-earlier = { $player }: v pořadí o místo dřív
web-box-koi-tap = Klepněte na hexy kolem koi: vodní strana dílku, leknín, nebo volno.
web-box-koi-open = volno
web-box-koi-tile = vodní strana dílku
web-box-koi-lily = leknín
web-box-koi-purple = fialový leknín
web-box-rules-line = Vyhledejte pravidlo podle slova nebo čísla.
web-box-pieces-line = Prohlédněte si, co je na komponentách, nebo nahrajte vlastní sadu.
web-box-begin = Začít
web-box-go-on = Pokračovat
web-box-new = Nová hra
web-box-sure = Začít znovu a tuto hru zapomenout?
web-box-now = Teď
web-box-log = Co se zatím stalo
web-box-opponent = Soupeřova deska
web-box-answer = Odpovědět
web-box-undo = Vrátit
web-box-change = Změnit
web-box-keep = Nechat být
web-box-save = Uložit do souboru
web-box-load = Otevřít soubor
web-box-wrong-file = V tomto souboru taková hra není.
web-box-over = Hra skončila.
web-box-dropped = { $n ->
    [one] { $n } pozdější odpověď už nesedí a byla vypuštěna.
    [few] { $n } pozdější odpovědi už nesedí a byly vypuštěny.
   *[other] { $n } pozdějších odpovědí už nesedí a bylo vypuštěno.
}
web-box-set = Na co se stránka nemůže zeptat, to bere ze sady Sanmonu: od vaší krabice se to může lišit.
web-referee = Rozhodčí
web-referee-line = Otázky, které padají u stolu
web-referee-point = Ukažte na věc
web-referee-about = Co říkají pravidla: { $thing }
web-referee-search = Na co se ptáte?
web-referee-found = { $n ->
    [one] { $n } otázka
    [few] { $n } otázky
   *[other] { $n } otázek
}
web-referee-yes = Ano.
web-referee-no = Ne.

# Hry v prohlížeči vedle serveru a hry, které si server uloží
web-server-away = Server není dostupný. Můžete hrát dál v tomto prohlížeči: sólo, proti botům nebo společně u jedné obrazovky.
web-server-away-go = Hrát dál tady
web-in-browser = v tomto prohlížeči
web-from-browser = Odehráno v prohlížeči, proto se nepočítá do hodnocení ani statistik.
web-keep = Hry odehrané v prohlížeči
web-keep-note = Server si každou hru znovu přehraje a uloží ji k vašim ostatním; rozehrané hry tam můžete dohrát. Do hodnocení ani statistik se nepočítají.
web-keep-all = Uložit všechny hry na server
web-keep-done = Uloženo: { $kept }. Už tam bylo: { $known }. Nepřijato: { $wrong }.
web-site-server = Tyto hry běží ve vašem prohlížeči, takže pokračují, i když vypadne síť. Chcete-li hrát s ostatními, přejděte na stránky serveru.
web-site-server-go = Na stránky serveru

# Konzole: Python vedle desky
web-console = Konzole Pythonu
web-console-text = Python vedle herní desky, přímo v prohlížeči: game je hra, state pozice v ní, agents() vypíše boty. Nic se neukládá a vašich her se to nedotkne.
web-console-copy = Kopie vaší dohrané hry: game je hra, state její poslední pozice, record její tahy. Ať tu uděláte cokoli, vaše hra zůstane, jak je.
web-console-game = Hra
web-console-log = Co už proběhlo
web-console-in = Vstup:
web-console-code = Kód v Pythonu
web-console-keys = Enter spustí jeden řádek, Ctrl+Enter více řádků; Shift+Enter přidá nový řádek; šipky nahoru a dolů vracejí, co jste napsali dřív.
web-console-run = Spustit
web-console-stop = Zastavit
web-console-busy = Běží…
web-console-stopped = Zastaveno. Konzole začala znovu, takže dřívější proměnné jsou pryč.
web-console-tutorial = Návod
web-console-tutorial-note = V angličtině. Spouštějte buňky shora dolů; co vypíšou, se ukáže nahoře.
web-console-elsewhere = Tahle buňka, nebo některá předchozí, na které závisí, potřebuje Sanmon nainstalovaný v počítači.
