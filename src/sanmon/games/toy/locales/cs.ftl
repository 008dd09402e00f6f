title = Čajovna
ui-line = Hra na jednu stránku, na vyzkoušení stolu.
ui-opponent = Liška

charm-abacus = Počitadlo
charm-bell = Zvonek
charm-broom = Koště
charm-carp = Kapr
charm-comb = Hřeben
# Volavka, ne jeřáb: ten je znakem prvního místa.
charm-crane = Volavka
charm-drum = Buben
charm-fan = Vějíř
charm-kettle = Konvice
charm-lantern = Lucerna
charm-mask = Maska
charm-mortar = Hmoždíř
charm-plum = Slivoň
charm-scroll = Svitek
charm-stone = Kámen
charm-umbrella = Deštník

good-rice = rýže
    .accusative = rýži
good-tea = čaj
good-calm = klid
count-rice = { $n ->
    [one] 1 rýže
    [few] { $n } rýže
   *[other] { $n } rýží
}
    .accusative = { $n ->
    [one] 1 rýži
    [few] { $n } rýže
   *[other] { $n } rýží
}
count-tea = { $n ->
    [one] 1 čaj
    [few] { $n } čaje
   *[other] { $n } čajů
}
count-calm = { $n ->
    [one] 1 bod klidu
    [few] { $n } body klidu
   *[other] { $n } bodů klidu
}

verb-roll = { $n ->
    [one] hod kostkou
    [few] { $n } hody kostkou
   *[other] { $n } hodů kostkou
}
    .infinitive = { $n ->
    [one] hodit kostkou
    [few] hodit kostkou { $n }krát
   *[other] hodit kostkou { $n }krát
}
verb-peek = nahlédnutí do balíčku
    .infinitive = nahlédnout do balíčku

prompt-choose = Tajně vyberte talisman
prompt-effects = { $charm }: co dál?
prompt-choice = { $charm }: vyberte jednu možnost
prompt-rolled = Na kostce je { $pips }. Co si vezmete?
prompt-peeked = Navrchu leží talisman „{ $charm }“. Necháte ho tam?

option-play = { $charm }
option-calm = Body klidu za polovinu ok na kostce
option-rice = 2 rýže
option-leave = Nechat navrchu
option-sink = Dát pod balíček
option-brew = Uvařit čaj: získat 2 rýže za 1 čaj

event-shown = { $seat } hraje talisman „{ $charm }“
event-drew = { $seat } si dobírá talisman „{ $charm }“
event-drew-hidden = { $seat } si dobírá talisman
event-pips = Na kostce padlo { $pips }
event-looked = { $seat } vidí navrchu balíčku talisman „{ $charm }“
event-looked-hidden = { $seat } nahlíží do balíčku
event-sank = { $seat } dává horní talisman pod balíček
event-brewed = { $seat } vaří čaj
event-fox-scored = Liška bere talisman „{ $charm }“ a získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
event-fox-stole = Liška krade 1 rýži

score-calm = Klid
score-leftovers = Zbylá rýže a čaj
score-fox = Liška
verdict-won = Lišku jste přelstili.
verdict-shared = O čajovnu se s liškou dělíte.
verdict-lost = Liška se směje naposled.

setting-hungry_fox = Hladová liška
setting-hungry_fox-false = krade při šestce
setting-hungry_fox-true = krade i při pětce

board-round = Kolo { $round } z { $rounds }
board-supply = Zásoba: rýže { $rice }, čaj { $tea }
board-deck = Balíček: { $n ->
    [one] 1 talisman
    [few] { $n } talismany
   *[other] { $n } talismanů
}
board-top = navrchu: { $charm }
board-under = vespod: { $charms }
board-fox = Liška: { $points }
board-hand = Ruka
board-shown = Hraje
board-chosen = má vybráno
board-charms = { $n ->
    [one] 1 talisman
    [few] { $n } talismany
   *[other] { $n } talismanů
}
board-effect = Efekt
board-charm = Talisman

## What bots weigh, when they give a reason
ui-worth-points = body
ui-worth-goods = rýže a čaj
