title = Čajovna
ui-line = Hra na jednu stránku, na vyzkoušení stolu.
ui-opponent = Liška

charm-abacus = Počitadlo
charm-bell = Zvonek
charm-broom = Koště
charm-carp = Kapr
charm-comb = Hřeben
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
good-tea = čaj
good-calm = klid
count-rice = { $n }× rýži
count-tea = { $n }× čaj
count-calm = { $n }× klid

verb-roll = { $n ->
    [one] hodit kostkou
    [few] hodit kostkou { $n }krát
   *[other] hodit kostkou { $n }krát
}
verb-peek = nahlédnout do balíčku

prompt-choose = Tajně vyberte talisman
prompt-effects = { $charm }: co dál?
prompt-choice = { $charm }: vyberte jednu možnost
prompt-rolled = Na kostce je { $pips }. Co si vezmete?
prompt-peeked = Navrchu leží: { $charm }. Nechat tam?

option-play = { $charm }
option-calm = Klid za polovinu ok
option-rice = 2× rýži
option-leave = Nechat navrchu
option-sink = Dát pod balíček
option-brew = Uvařit čaj: 1× čaj za 2× rýži

event-shown = { $seat } hraje: { $charm }
event-drew = { $seat } si bere: { $charm }
event-drew-hidden = { $seat } si bere talisman
event-pips = Na kostce padlo { $pips }
event-looked = { $seat } vidí v balíčku: { $charm }
event-looked-hidden = { $seat } nahlíží do balíčku
event-sank = { $seat } dává horní talisman pod balíček
event-brewed = { $seat } vaří čaj
event-fox-scored = Liška bere: { $charm }. Její zisk: { $points }
event-fox-stole = Liška krade 1× rýži

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
board-supply = Zásoba: { $rice }× rýže, { $tea }× čaj
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
board-effect = Účinek
board-charm = Talisman

## What bots weigh, when they give a reason
ui-worth-points = body
ui-worth-goods = rýže a čaj
