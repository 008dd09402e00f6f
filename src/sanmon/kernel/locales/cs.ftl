# Co mají všechny hry společné.
seat = Hráč { $number }
nobody = nikdo
way = { $start } → { $end }

prompt-wait = Na tahu: { $waiting }
prompt-over = Hra skončila
prompt-end-turn = Ukončit tah?
prompt-effects = Co dál?
prompt-choice = Vyberte jednu možnost
prompt-payment = Čím zaplatíte?
prompt-mixture = Co si vezmete?

option-end = Ukončit tah
option-skip = Zbytek nevyužít
option-do = { CAPITAL($effect_infinitive) }
option-pay = Zaplatit { $goods_accusative }
option-take = Vzít si { $goods_accusative }

event-gain = { $seat } získává { $counted_accusative }
event-pay = { $seat } platí { $counted_accusative }

effect-nothing = nic
effect-all = { $first }, { $second }
effect-or = { $first } nebo { $second }
effect-or-else = { $first }, nebo { $second }
effect-and = { $first } a { $second }
effect-pay = { $effect } za { $cost_accusative }
effect-times = { $n }× ({ $effect })
effect-mix = { $n ->
    [1] { $goods }
   *[other] { $n }× { $goods } v libovolné kombinaci
}

# Who answers by itself
ui-agent-random = Náhoda
ui-agent-greedy = Chamtivec
ui-agent-search = Hledač
ui-agent-planner = Stratég
ui-agent-level-0 = Snílek
ui-agent-level-1 = Nováček
ui-agent-level-2 = Poutník
ui-agent-level-3 = Mnich
ui-agent-level-4 = Opat
ui-agent-level-5 = Mistr
ui-agent-level-6 = Učitel tengu
your-turn = Jste na tahu: { $title }
reset-mail-subject = Nové heslo k účtu { $login }
reset-mail-text = Někdo požádal o nové heslo k účtu „{ $login }“. Pokud jste to byli vy, otevřete do hodiny tento odkaz; funguje jen jednou:
reset-mail-code-text = Někdo požádal o nové heslo k účtu „{ $login }“. Pokud jste to byli vy, zvolte u přihlášení „Zapomněli jste heslo?“ a do hodiny zadejte tento kód; platí jen jednou:
reset-mail-ignore = Pokud jste to nebyli vy, nemusíte nic dělat: vaše heslo se nemění.

# What bots weigh in every game, when they give a reason: the less the best of the others has, the more this is
ui-worth-rival = brzdění soupeřů

# Lessons: what a teacher says in every game, and the words of the teacher's card
ui-lesson = Lekce
ui-lesson-teacher = Učitel
ui-lesson-progress = Kapitola { $n } z { $all }: { $title }
ui-lesson-steps = Krok { $n } z { $all }
ui-lesson-next = Dál
ui-lesson-back = Zpět
ui-lesson-chapter = Kapitola …
ui-lesson-skip = Přeskočit kapitolu
ui-lesson-again = Kapitolu znovu
ui-lesson-leave = Odejít
ui-lesson-play-on = Hrát odtud dál
ui-lesson-your-turn = Teď vy
ui-lesson-why = Ještě ne: nejdřív udělejte, o co vás učitel žádá.
ui-lesson-why-read = Ještě ne: nejdřív čtěte dál.
ui-lesson-other = To uděláte jindy. Podívejte se ještě jednou, o co vás učitel žádá.
ui-lesson-reset = Dobře zahráno. Pro další kapitolu se hra vrací k učitelovým tahům.
ui-lesson-over = To je vše, co ke hře potřebujete. Dohrajte tuto partii s mírným soupeřem; zbytek poznáte cestou.
ui-lesson-full = Touto lekcí jste prošli tolikrát, že je její záznam plný. Odejděte a začněte ji znovu.

# Co může být špatně v sadě komponent kterékoli hry; hra přidává vlastní
mistake-empty = Je to prázdné.
mistake-missing = Chybí.
mistake-file-missing = Soubor chybí.
mistake-file-unknown = Tento soubor hra nečte, takže do sady nepatří. Sada má tyto soubory: { $known }.
mistake-large = Soubor je větší než { $most } kB.
mistake-table-long = Řádků je { $n }; nejvíc jich může být { $most }.
mistake-nested = Klíč má nejvýš { $most } části a závorky jsou v sobě nejvýš { $most }×; něco je tu delší nebo hlubší.
mistake-not-text = Soubor není text v UTF-8.
mistake-id = „{ $text }“ není id: použijte malá písmena, číslice a jednotlivé pomlčky.
mistake-id-long = Id může mít nejvíc { $most } znaků.
mistake-id-twice = Toto id už má řádek { $other }.
mistake-number = „{ $text }“ není celé číslo od { $least } do { $most }.
mistake-number-missing = Chybí. Má to být celé číslo od { $least } do { $most }.
mistake-one-of = „{ $text }“ není nic z tohoto: { $known }.
mistake-expected = Je tu „{ $text }“, ale má tu být „{ $expected }“.
mistake-column-missing = Chybí sloupec „{ $name }“.
mistake-column-unknown = Sloupec „{ $name }“ tu být nemá. Sloupce jsou: { $known }.
mistake-column-twice = Sloupec „{ $name }“ je tu dvakrát.
mistake-cells = Počet buněk na řádku je { $n }, má být { $expected }.
mistake-count = Celkem jich je { $found }; v krabici je jich { $expected }.
mistake-count-of = „{ $what }“ je tu { $found }×; v krabici { $expected }×.
mistake-lacks = Chybí „{ $name }“.
mistake-in-order = Řádky musí jít po sobě: tady má být { $expected }.
mistake-lines = Řádky musí být tyto a v tomto pořadí: { $known }.
mistake-numbers = Je tu { $text }, ale mají tu být celá čísla od { $least } do { $most } v počtu { $n }.
mistake-at = { $at }. znak
mistake-columns = Sloupce musí být tyto: { $known }.

# Chyby v efektu nebo ceně. $found je to, co tam stojí, $right to, co tam má být.
mistake-effect-sign = „{ $found }“ v efektu nic neznamená. Pište slova, čísla a znaky , > | + ( ).
mistake-effect-goes-on = „{ $found }“ tu být nemůže. Dál může být jen čárka, >, |, + nebo konec.
mistake-effect-paid-twice = Druhé > tu být nemůže, protože jedna platba kupuje jednu věc. Vnitřní platbu dejte do závorek.
mistake-effect-empty = Je to prázdné. Pokud tu nemá být nic, napište -.
mistake-effect-ends = Na konci něco chybí; musí následovat číslo, slovo nebo (.
mistake-effect-thing = „{ $found }“ tu být nemůže. Nejdřív musí být číslo, slovo nebo (.
mistake-effect-unclosed = Na konci chybí ).
mistake-effect-close = „{ $found }“ tu být nemůže. Nejdřív musí být ).
mistake-effect-counts = Čeho má být { $n }? Za číslem musí být název zdroje nebo (.
mistake-effect-counted = „{ $found }“ za číslem { $n } být nemůže. Nejdřív musí být název zdroje nebo (.
mistake-effect-zero = 0 čehokoli není nic. Napište aspoň 1.
mistake-effect-no-times = x0 nic nedělá. Napište aspoň x1.
mistake-effect-large = Číslo je příliš velké, nejvíc může být { $most }.
mistake-effect-deep = Závorky jsou vnořené příliš hluboko; úrovní může být nejvíc { $most }.
mistake-effect-repeats = Opakování v sobě se násobí, tady na { $n }; nejvíc může být { $most }.
mistake-effect-long = Efekt je příliš dlouhý; zdrojů a akcí může mít nejvíc { $most } a počítá se i každé opakování.
mistake-effect-text = Efekt je zapsaný příliš dlouze; znaků může mít nejvíc { $most }.
mistake-effect-word = „{ $found }“ není zdroj ani akce. Na výběr jsou: { $known }.
mistake-effect-count-first = Číslo se píše před zdroj. Napište „{ $right }“.
mistake-effect-good-times = Zdroje se počítají, neopakují. Napište „{ $right }“.
mistake-effect-action-times = Akce se opakuje pomocí x. Napište „{ $right }“.
mistake-effect-no-number = Za „{ $found }“ číslo nepatří.
mistake-effect-number = Za „{ $found }“ musí být číslo od { $least } do { $most }.
mistake-effect-cost = Platit lze jen zdroji. Na výběr jsou: { $known }.
mistake-effect-cost-form = V ceně mohou být jen zdroje spojené pomocí + nebo |.
mistake-effect-mix = Vybírá se z jednotlivých zdrojů, například „{ $right }“.
mistake-effect-ways = Tyto zdroje lze složit příliš mnoha způsoby; nejvíc jich může být { $most }.
mistake-effect-sums = Všechny výběry zdrojů v sadě mají dohromady příliš mnoho možností. Nabízejte na výběr méně zdrojů.
mistake-effect-payments = Platby v sobě se násobí, tady na { $n } možností; nejvíc jich může být { $most }.

# Chyby v zápisu set.toml.
mistake-toml = Odtud dál se soubor nedá přečíst.
mistake-toml-line = Na každém řádku musí být název = hodnota, nebo nadpis v [ ].
mistake-toml-name = Tady musí být název: písmena od a do z, číslice, spojovníky a podtržítka.
mistake-toml-equals = Za názvem musí být = a hodnota.
mistake-toml-rest = Řádek tu musí končit. Každá dvojice název = hodnota patří na vlastní řádek.
mistake-toml-value = Tady musí být hodnota: číslo, text v uvozovkách, true, false nebo seznam v [ ].
mistake-toml-heading = Nadpis není uzavřený; chybí ].
mistake-toml-twice = Tento název nebo nadpis tu už je.
mistake-toml-list = Seznam není uzavřený; chybí čárka nebo závorka na konci.
mistake-toml-text = Text není uzavřený; chybí uvozovka na konci.
mistake-toml-escape = Tohle v textu za \ být nemůže. Má-li tam být samotné \, napište \\.
mistake-toml-sign = Je tu neviditelný znak, který tu být nesmí. Smažte ho.
mistake-toml-deep = Závorky jsou vnořené příliš hluboko.

# Chyby v zápisu tabulky.
mistake-csv = Od tohoto řádku se tabulka nedá přečíst.
mistake-csv-quote = Uvozovka na tomto řádku není nikde uzavřená.
mistake-csv-after-quote = Za koncovou uvozovkou musí být čárka nebo konec řádku. Uvnitř buňky pište uvozovku dvakrát.
mistake-csv-large = Buňka na tomto řádku je příliš dlouhá.
mistake-csv-line-end = Konce řádků této tabulky nelze rozpoznat. Uložte ji s konci řádků jako ve Windows nebo v Linuxu.

# Celá sada.
mistake-heavy = Načíst tuto sadu trvá příliš dlouho nebo zabere příliš mnoho paměti. Není v ní něco obrovského?
mistake-unstartable = S touto sadou nejde začít žádnou hru.

# Zápis bodů u stolu.
event-companion-part-score = { $score }
event-companion-part-result = Konečné skóre
event-companion-part-tie = Rozhodnutí při shodě
event-companion-total = { $player }: { $n }
event-companion-wins = { $n ->
    [one] Vyhrává { $player } o { $n } bod
    [few] Vyhrává { $player } o { $n } body
   *[other] Vyhrává { $player } o { $n } bodů
}
event-companion-wins-tie = Při shodě bodů vítězí { $player }
event-companion-shares = O vítězství se dělí: { $player }
event-companion-board-total = { $player }: { $n }

# Příprava hry u stolu.
event-companion-part-table = Stůl
event-companion-part-players = Každý hráč
event-companion-part-start = Začátek
event-companion-lay-order = { $n }. { $player }
