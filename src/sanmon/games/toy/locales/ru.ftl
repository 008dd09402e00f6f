title = Чайный дом
ui-line = Игра на одну страницу, чтобы увидеть, как устроен стол.
ui-opponent = Лиса

charm-abacus = Счёты
charm-bell = Колокольчик
charm-broom = Метла
charm-carp = Карп
charm-comb = Гребень
charm-crane = Цапля
charm-drum = Барабан
charm-fan = Веер
charm-kettle = Чайник
charm-lantern = Фонарь
charm-mask = Маска
charm-mortar = Ступка
charm-plum = Слива
charm-scroll = Свиток
charm-stone = Камень
charm-umbrella = Зонт

good-rice = рис
good-tea = чай
good-calm = покой
count-rice = { $n } × рис
count-tea = { $n } × чай
count-calm = { $n } × покой

verb-roll = { $n ->
    [one] бросить кубик
    [few] бросить кубик { $n } раза
   *[other] бросить кубик { $n } раз
}
verb-peek = заглянуть в колоду

prompt-choose = Тайно выберите талисман
prompt-effects = { $charm }: что дальше?
prompt-choice = { $charm }: выберите одно
prompt-rolled = На кубике { $pips }. Что берёте?
prompt-peeked = Сверху лежит: { $charm }. Оставить?

option-play = { $charm }
option-calm = Покой за половину очков на кубике
option-rice = 2 × рис
option-leave = Оставить сверху
option-sink = Положить под колоду
option-brew = Заварить: 1 × чай за 2 × рис

event-shown = { $seat } играет: { $charm }
event-drew = { $seat } берёт: { $charm }
event-drew-hidden = { $seat } берёт талисман
event-pips = На кубике выпало { $pips }
event-looked = { $seat } видит в колоде: { $charm }
event-looked-hidden = { $seat } заглядывает в колоду
event-sank = { $seat } кладёт верхний талисман под колоду
event-brewed = { $seat } заваривает чай
event-fox-scored = Лиса берёт: { $charm }. Очков за это: { $points }
event-fox-stole = Лиса крадёт 1 × рис

score-calm = Покой
score-leftovers = Оставшиеся рис и чай
score-fox = Лиса
verdict-won = Вы перехитрили лису.
verdict-shared = Вы делите дом с лисой.
verdict-lost = Последней смеётся лиса.

setting-hungry_fox = Голодная лиса
setting-hungry_fox-false = крадёт при шестёрке
setting-hungry_fox-true = крадёт и при пятёрке

board-round = Раунд { $round } из { $rounds }
board-supply = Запас: { $rice } × рис, { $tea } × чай
board-deck = Колода: { $n ->
    [one] { $n } талисман
    [few] { $n } талисмана
   *[other] { $n } талисманов
}
board-top = сверху: { $charm }
board-under = снизу: { $charms }
board-fox = Лиса: { $points }
board-hand = Рука
board-shown = Играет
board-chosen = выбор сделан
board-charms = { $n ->
    [one] { $n } талисман
    [few] { $n } талисмана
   *[other] { $n } талисманов
}
board-effect = Действие
board-charm = Талисман

## What bots weigh, when they give a reason
ui-worth-points = очки
ui-worth-goods = рис и чай
