# Slova příkazové řádky.
crest-crane = Jeřáb
crest-maple = Javor
crest-wave = Vlna
crest-moon = Měsíc
crest-other = Místo { $number }

## Příkazy, jak se píšou. Anglické platí vždy.
command-undo = zpět
command-hint = rada
command-log = deník
command-score = body
command-rules = pravidla
command-pieces = dílky
command-board = stůl
command-save = uložit
command-help = pomoc
command-quit = konec
command-forget = zapomeň

help-answer = Napište číslo volby, začátek jejích slov nebo tah v zápisu. Samotný Enter ukáže znovu stůl, nebo zvolí jedinou možnost. Kromě toho:
help-undo = vzít zpět svou poslední volbu
help-hint = nejlepší tahy pro vás a proč
help-log = co se stalo; „deník vše“ od začátku
help-score = dosavadní body, pokud je vidíte
help-rules = „pravidla SLOVO“ nebo „pravidla 3.4“ vyhledá; samotné: kapitoly
help-pieces = co je natištěno na kartách a dílcích
help-board = ukázat znovu stůl
help-save = „uložit SOUBOR“ zapíše kopii rozehrané hry
help-help = tento přehled
help-quit = odejít; hra na vás počká

## Začátek
seats = U stolu: { $who }.
who-human = { $name }
who-agent = { $name } ({ $agent })
agent-measured = { $agent }, Elo ≈ { $elo }
elo-how = Elo udává sílu botů ve hře dvou hráčů; { $first } má 0.
agent-budget = { $agent }, { $n ->
    [one] jeden průchod
    [few] { $n } průchody
   *[other] { $n } průchodů
}
going-on = Hra pokračuje po { $n ->
    [one] jednom rozhodnutí
    [few] { $n } rozhodnutích
   *[other] { $n } rozhodnutích
}.
how-to = Volíte číslem; „pomoc“ vypíše, co ještě můžete napsat.
offer-waiting = Pokračovat
offer-new = Začít
offer-game = { $title } ({ $name }), počet hráčů { $counts }
offer-unfinished = { $title }: { $who }; { $n ->
    [one] jedno rozhodnutí
    [few] { $n } rozhodnutí
   *[other] { $n } rozhodnutí
}, { $when }
offer-forget = „{ $forget } 1“ odstraní rozehranou hru.
forgotten = Rozehraná hra je odstraněna.
how-many = Kolik hráčů: { $counts }? Samotný Enter: { $usual }.
how-many-not = Možný počet hráčů: { $counts }.
how-strong = Jak silní mají být boti? Samotný Enter: { $usual }.

## Rozhodnutí
to-decide = rozhoduje { $name }
you-decide = rozhodujete vy, { $name }
enter = Enter
pass-on = teď { $name }
pass-on-enter = { $name }: vezměte si klávesnici a stiskněte Enter. Ostatní se nedívají.
rule = pravidlo { $clause }
news-more = … { $n ->
    [one] jeden předchozí řádek je
    [few] { $n } předchozí řádky jsou
   *[other] { $n } předchozích řádků je
} v deníku
level-range = Zvolte úroveň od { $first } do { $last }.
answer-range = Zvolte číslo od 1 do { $n }.
answer-several = Může to být více voleb: { $some }
answer-unknown = „{ $said }“ není číslo od 1 do { $n }, volba ani příkaz; příkazy vypíše „{ $help }“.

## Odpovědi na příkazy
undone = Vzato zpět.
undone-shown = Vzato zpět, i když už bylo vidět, co z toho vzejde; záznam to uvádí.
undo-nothing = Není co vzít zpět.
undo-other = To už nejde vzít zpět: od té doby se rozhodl jiný hráč ({ $name }).
undo-shown = To už nejde vzít zpět: mezitím se něco losovalo, házelo nebo ukázalo.
undo-turn = To už nejde vzít zpět: tah skončil.
log-empty = Zatím se nic nestalo.
log-more = { $n ->
    [one] Jeden dřívější řádek:
    [few] { $n } dřívější řádky:
   *[other] { $n } dřívějších řádků:
} „{ $log } vše“
score-later = Body se v této hře počítají až na konci.
score-so-far = Kdyby hra skončila teď, podle toho, co vidíte.
rules-how = „{ $rules } SLOVO“ nebo „{ $rules } 3.4“ ukáže články.
rules-none = O „{ $word }“ pravidla nic neříkají; samotné „{ $rules }“ vypíše kapitoly.
rules-more = { $n ->
    [one] Ještě jeden:
    [few] Ještě { $n }:
   *[other] Ještě { $n }:
} { $some }
saved = Uloženo: { $path }
    Pokračování: sanmon play --load { $path }
save-exists = { $path } už existuje a není to tato hra; zvolte jiné jméno.
save-failed = Neuloženo: { $problem }
keep-failed = Hru nelze průběžně ukládat ({ $problem }); „uložit SOUBOR“ funguje dál.
kept = Hra čeká: { $path }
    Pokračování: sanmon play --load { $path }

## Konec
over = hra skončila
opponent = Soupeř
total = Celkem
rank = Pořadí
rank-of-one = { $n }.
winners = { $n ->
    [one] Vítězí { $names }.
    [few] O vítězství se dělí { $names }.
   *[other] O vítězství se dělí { $names }.
}
took-back = { $name }: { $n ->
    [one] jedna volba vzata
    [few] { $n } volby vzaty
   *[other] { $n } voleb vzato
} zpět poté, co bylo vidět, co z toho vzejde.
recorded = Záznam: { $path } (převypráví ho sanmon replay)

## sanmon replay
replay-who = { $who }; komponenty { $components }
replay-unfinished = Hra ještě neskončila, proto je tu tak, jak ji viděl divák.
replay-verified = Ověřeno: { $n ->
    [one] jedna akce
    [few] { $n } akce
   *[other] { $n } akcí
}, každé losování a každá pozice.
verify-draws = Dokázáno: losovalo se { $n ->
    [one] jednou
    [few] { $n }krát
   *[other] { $n }krát
} a každý výsledek plyne ze zveřejněného semínka.
verify-opening = Při otevření stolu bylo ukázáno: { $commitment }
verify-seeds = { $n ->
    [one] Jedno místo přidalo
    [few] { $n } místa přidala
   *[other] { $n } míst přidalo
} vlastní semínko, takže výsledky nemohl zvolit ani server.
verify-no-seeds = Žádné místo nepřidalo vlastní semínko.
verify-commitment = Závazek záznamu: { $commitment }

## sanmon components
set-ours = Tyto komponenty jsou naše: vlastní sada Sanmonu, nikoli opis obsahu krabice.
set-table = Tabulka
set-sources = Počty řádků podle toho, odkud jejich údaje pocházejí.
set-fields = Zdroj každého údaje, který pochází odjinud než jeho řádek.
set-rows = Řádky
set-field = Údaje
set-source = Zdroj
set-hash = Otisk { $hash }, v { $path }
source-rulebook = pravidla
source-deduced = odvozeno
source-report = od hráčů
source-box = krabice
source-author = autor hry
source-sanmon = naše
source-mixed = různé
check-wrong = { $path }: { $n ->
    [one] jedna chyba
    [few] { $n } chyby
   *[other] { $n } chyb
}.
check-line = { $file }, řádek { $line }
check-doubtful = Prosíme o kontrolu: { $problem }
check-right = { $path }: sada { $name } je v pořádku. Hrajte s ní: sanmon play { $game } --components { $path }
check-same = Je stejná jako naše sada { $name }.
exported = Zapsáno do { $path }. Upravte tabulky a pak: sanmon components { $game } --check { $path }
set-no-folder = { $path } není složka. Sada komponent je složka se souborem set.toml a tabulkami.
set-no-bundled = { $package } nemá složku components/{ $name }. Složka sady se musí jmenovat jako sada v jejím set.toml.
set-broken = Sada komponent { $name } { $n ->
    [one] má chybu. Je tady: { $first }
    [few] má { $n } chyby. První je tady: { $first } Všechny vypíše: sanmon components HRA --check SLOŽKA
   *[other] má { $n } chyb. První je tady: { $first } Všechny vypíše: sanmon components HRA --check SLOŽKA
}
set-known = Hotovo
set-known-of = { $n } z { $all }
set-begun = V { $path } je založena kopie naší sady a hrát s ní můžete hned. Opište do ní komponenty ze své krabice a jako zdroj (source) u nich uveďte box. Potom ji zkontrolujte příkazem: sanmon components { $game } --check { $path }
export-exists = { $path } už existuje a není to prázdná složka. Zvolte jinou.
export-failed = Sadu nelze zapsat do { $path } ({ $problem }).
new-game-written = Zapsáno do { $path }: malá celá hra s testy. Dál: cd { $path } && pip install -e . && sanmon play { $game }

## Rady a rozbory
hint-one = Není z čeho vybírat.
hint-thinking = Přemýšlím jen s tím, co můžete vědět…
hint-margin = očekávaný náskok { $margin }; vyzkoušeno v { $tries } z { $all } průchodů
hint-no-margin = vyzkoušeno v { $tries } z { $all } průchodů
hint-win = šance na výhru: asi { $n } %
hint-alike = přibližně stejně dobré jako nejlepší tah; vyzkoušeno v { $tries } z { $all } průchodů
hint-more-than-next = více než druhý nejlepší tah: { $what }
hint-less-than-next = méně než druhý nejlepší tah: { $what }
hint-more-than-best = více než nejlepší tah: { $what }
hint-less-than-best = méně než nejlepší tah: { $what }
review-how = Trenér posoudil každé rozhodnutí podle toho, co tehdy hráč mohl vědět, pokaždé v { $n ->
    [one] jednom průchodu
    [few] { $n } průchodech
   *[other] { $n } průchodech
}.
review-costs = Ztráty jsou body očekávaného náskoku.
review-no-costs = U her s těmito komponentami, pravidly a volbami nikdo nezměřil, kolik bodů která volba stojí, a proto tu ztráty nejsou.
review-none = Nic podstatného nebylo promarněno.
review-better = o { $cost } lepší: { $better }
review-best = lepší: { $better }
review-for = přinese víc: { $what }
review-because = oproti zvolenému tahu: { $what }
review-seat = { $name }: celková ztráta { $cost }, shoda s trenérem v { $agreed } z { $n } rozhodnutí.
review-agreed = { $name }: shoda s trenérem v { $agreed } z { $n } rozhodnutí.
graph-title = { $game }: očekávaný náskok po jednotlivých tazích
graph-actions = akce
words-english = Část textů hry { $title } je jen v angličtině.
rules-english = Část těchto pravidel je jen v angličtině.
rules-nothing = Tato hra nemá stránku s pravidly.
server-missing = Knihovny serveru nejsou nainstalované (chybí { $library }); doplní je: pip install 'sanmon[server]'

## Překlady
translation-file = { $path }: přeloženo { $there } z { $total }, chybí { $missing }, chybných { $wrong }
translation-language = { $language } ({ $name }): přeloženo { $there } z { $total }, chybí { $missing }, chybných { $wrong }
translation-no-pages = Texty stránek se kontrolují jen v repozitáři.

# Lessons
learn-back = zpátky
learn-skip = přeskočit
learn-again = znovu
learn-read = Enter pokračuje.
learn-not-yet = ještě ne
learn-lit = Podívejte se: { $things }
learn-left = Lekce na vás čeká v kapitole { $n }: { $command }
learn-play-on = Enter hraje odtud dál; „{ $quit }“ lekci ukončí.

# Společník u krabice
companion-how = Odpovídejte číslem. „{ $undo }“ vezme poslední odpověď zpět, „{ $board }“ ukáže soupeřovu desku, při počítání body, „{ $quit }“ hru přeruší.
companion-dropped = { $n ->
    [one] { $n } pozdější odpověď už nesedí a byla vypuštěna.
    [few] { $n } pozdější odpovědi už nesedí a byly vypuštěny.
   *[other] { $n } pozdějších odpovědí už nesedí a bylo vypuštěno.
}
companion-kept = Hra je uložena. Pokračujte příkazem: { $command }
companion-from-to = { $first } až { $last }
companion-what = „{ $said }“ není žádná z možností.
faq-yes = Ano.
faq-no = Ne.
faq-none = „{ $word }“ není v žádné otázce; „{ $rules }“ vypíše všechny.
