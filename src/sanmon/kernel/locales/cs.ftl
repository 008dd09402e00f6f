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

# Co může být špatně v sadě komponent kterékoli hry; hra přidává vlastní
mistake-empty = Je to prázdné.
mistake-missing = Chybí.
mistake-large = Soubor je větší než { $most } kB.
mistake-nested = Klíč má nejvýš { $most } části a závorky jsou v sobě nejvýš { $most }×; něco je tu delší nebo hlubší.
mistake-not-text = Soubor není text v UTF-8.
mistake-syntax = Soubor nelze přečíst ({ $detail }).
mistake-id = „{ $text }“ není id: použijte malá písmena, číslice a jednotlivé pomlčky.
mistake-id-twice = Toto id už má řádek { $other }.
mistake-number = „{ $text }“ není celé číslo od { $least } do { $most }.
mistake-one-of = „{ $text }“ není nic z tohoto: { $known }.
mistake-notation = Efekt je chybný od znaku { $at } ({ $detail }).
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
