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
web-game-satori = Satori
web-game-satori-line = Veďte věřící k oltářům, mnichy ke světlu a vztyčte velkou pagodu.
web-game-bitoku = Bitoku
web-game-bitoku-line = Projděte se strážci Les a staňte se příštím Velkým duchem.
web-game-koi = Koi
web-game-koi-line = Skládejte jezírko dílek po dílku, až se ryby rozzáří ve světle luceren.
web-game-toy-line = Hra na jednu stránku, na vyzkoušení stolu.
web-players = Pro { $from } až { $to } hráče
web-gate-closed = Tato brána je zatím zavřená.
web-play-alone = Hrát hned, sólo
web-open-table = Otevřít stůl
web-continue = Pokračovat
web-opened = otevřeno { $when }
web-forget = Zapomenout
web-other-games = A jedna menší
web-components-note = To, co je na dílcích a kartách, je zčásti naše vlastní: pravidla většinu ukazují jen na obrázcích. Každá sada říká, odkud který kus pochází.
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
web-bots-note = Boti odpovídají sami. Posaďte na jejich místo přítele a dostanete odkaz k poslání.
web-alone-note = Hrajete proti soupeři, kterého má hra sama.
web-options = Volby stolu
web-begin = Začít

web-crest-crane = Jeřáb
web-crest-maple = Javor
web-crest-wave = Vlna
web-crest-moon = Měsíc
web-agent-name = { $name } ({ $agent })
web-agent-level = Bot: { $name } (úroveň { $level } z { $levels })
web-rival = Soupeř
web-you = vy
web-here = je tu
web-away = teď tu není
web-seats = Místa
web-link-of = Odkaz: { $seat }
web-copy = Kopírovat
web-copied = Zkopírováno
web-links-note = Odkaz pošlete jen tomu, kdo tam má sedět. Odkazy ostatních míst ukazuje jen prohlížeč, který stůl otevřel.
web-others = Ostatní
web-log = Deník
web-log-undo = { $seat }: poslední krok zpět
web-log-undone = (vzato zpět)
web-since = Od vašeho posledního tahu
web-news = { $n ->
    [one] Od vašeho posledního tahu se stala jedna věc
    [few] Od vašeho posledního tahu se staly { $n } věci
   *[other] Od vašeho posledního tahu se stalo { $n } věcí
}
web-choices = Možnosti
web-all-choices = ← Všechny možnosti
web-rule = Pravidlo { $clause }
web-your-decision = Rozhodujete vy
web-undo = Zpět
web-close = Zavřít
web-told = { $prompt } { $n ->
    [one] Jedna možnost.
    [few] { $n } možnosti.
   *[other] { $n } možností.
}
web-board = Deska
web-zoom = Velikost desky
web-zoom-in = Větší
web-zoom-out = Menší
web-zoom-all = Celá deska
web-coming = Stůl se chystá…
web-line-lost = Spojení je přerušeno. Nic se neztratilo; vrátí se samo.
web-no-table = Takový stůl tu není.
web-bad-token = Tento odkaz k žádnému místu u stolu nevede.
web-refused-stale = Než odpověď došla, u stolu se hrálo dál. Podívejte se prosím znovu a vyberte.
web-refused-illegal = To tady nejde. Nic se nezměnilo.
web-refused-not-asked = Teď rozhoduje někdo jiný.
web-refused-no-undo = Tento krok už nelze vzít zpět: něco bylo odhaleno nebo mezitím jednal někdo jiný.
web-refused-over = Hra skončila.
web-refused-closing = Server se restartuje. Vaše hra je uložená; stránka se vrátí sama.
web-refused-failed = Server to nedokázal uložit. Nic se nezměnilo; zkuste to prosím znovu.
web-refused-bad-message = Server této stránce nerozuměl. Načtěte ji prosím znovu.
web-standings = Výsledek
web-total = Celkem
web-rank = Pořadí
web-again = Hrát znovu
web-record = Uložit záznam hry
web-keys = Klávesy a nastavení
web-key-choose = vybere možnost s tou značkou
web-key-move = prochází možnosti
web-key-take = vybere tu, na které jste
web-key-back = ukáže zase všechny možnosti
web-key-end = ukončí tah
web-key-skip = nevyužije zbytek
web-key-undo = vezme váš poslední krok zpět
web-key-log = co se stalo
web-key-keys = tato stránka
web-confirming = Ptát se, než můj tah skončí
web-plain-note = Tato hra zatím nemá kreslenou desku. Vše, co leží na stole, je tu slovy; všechny možnosti jsou v seznamu.

web-credits-games = Hry
web-credits-games-text = Satori, Bitoku a Koi jsou deskové hry; jejich názvy a obsah krabic patří autorům a vydavatelům. Sanmon s nimi není spojen. Pravidla vyprávíme vlastními slovy a obrázky jsou naše.
web-credits-icons = Ikony
web-credits-icons-text = Některé malé obrázky pocházejí z Game Icons, beze změny až na barvu. Jejich autoři:
web-credits-type = Písmo
web-credits-type-text = Alegreya od Juana Pabla del Peral (Huerta Tipográfica), Commissioner od Kostase Bartsokase; kandži jsou kresleny podle Yuji Syuku od Kinuta Font Factory.
web-credits-rest = Vše ostatní
web-credits-rest-text = Znaky, brány, desky a ostatní obrázky jsou nakresleny pro Sanmon, pod licencí projektu (Apache 2.0).

# Deska hry Koi
web-koi-supply = Zásoba
web-koi-ending = konec se blíží
web-koi-sensei = Vlastní akce sensei
web-koi-rest = hotovo
web-koi-points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
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
web-koi-on-bed = Místo pro leknín pod vrbou
web-koi-on-lily = Leknín
web-koi-on-purple-lily = Fialový leknín
web-koi-on-branch = Větev
web-koi-on-path = Cesta
web-koi-on-turtle = Želva
web-koi-on-shishi-odoshi = Šiši-odoši
web-koi-on-lantern = Lucerna

# Deska Bitoku
web-bitoku-dream = sen
web-bitoku-memory = paměť
web-bitoku-wit = důvtip
web-bitoku-illumination = Osvícení
web-bitoku-now = teď by bylo { $n }
web-bitoku-next = Další budova:

# Stůl
web-hint = Rada
web-hinting = Bot přemýšlí…
web-hint-head = Bot by zvolil
web-hint-none = Bot tu nemá co poradit.
web-score = Body
web-score-note = Co by se počítalo, kdyby hra skončila teď, pokud to hra umí říct.
web-sound = Zvuky
web-motion = Tahy ostatních ukazovat
web-motion-full = krok za krokem
web-motion-quick = rychle
web-motion-none = najednou
web-places = Části desky
web-place-busy = { $place }: tady lze něco udělat
web-rule-more = Číst dál v pravidlech
web-key-hint = co by udělal bot
web-key-news = znovu ukáže, co se stalo od vašeho tahu
web-key-score = odkud jsou body
web-key-tip = co je věc, o kterou ve volbě jde
web-key-turn = otočí dílek nebo ukáže další volbu
web-key-zoom = zvětší, zmenší, ukáže celou desku
web-key-pan = posune desku
web-satori-mountains = Hory
web-koi-pond = Jezírko
web-koi-turn = Otočit
web-koi-place = Položit
