title = Чайный дом
ui-line = Игра на одну страницу: посмотрите, как всё устроено.
ui-opponent = Лиса

charm-abacus = Счёты
charm-bell = Колокольчик
charm-broom = Метла
charm-carp = Карп
charm-comb = Гребень
# Аист, а не журавль: журавль — герб первого места.
charm-crane = Аист
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
count-rice = { $n ->
    [one] { $n } рис
   *[other] { $n } риса
}
count-tea = { $n ->
    [one] { $n } чай
   *[other] { $n } чая
}
count-calm = { $n ->
    [one] { $n } очко покоя
    [few] { $n } очка покоя
   *[other] { $n } очков покоя
}

verb-roll = { $n ->
    [1] бросок кубика
    [one] { $n } бросок кубика
    [few] { $n } броска кубика
   *[other] { $n } бросков кубика
}
    .infinitive = { $n ->
    [1] бросить кубик
    [few] бросить кубик { $n } раза
   *[other] бросить кубик { $n } раз
}
verb-peek = взгляд в колоду
    .infinitive = заглянуть в колоду

prompt-choose = Тайно выберите талисман
prompt-effects = Талисман «{ $charm }»: что дальше?
prompt-choice = Талисман «{ $charm }»: что выберете?
prompt-rolled = На кубике { $pips }. Что возьмёте?
prompt-peeked = Верхний талисман колоды — «{ $charm }». Оставите его сверху?

option-play = { $charm }
option-calm = Взять очки покоя за половину выпавшего
option-rice = Взять 2 риса
option-leave = Оставить сверху
option-sink = Положить под колоду
option-brew = Заварить 1 чай и получить 2 риса

event-shown = { $seat } открывает талисман «{ $charm }»
event-drew = { $seat } берёт талисман «{ $charm }»
event-drew-hidden = { $seat } берёт талисман
event-pips = На кубике выпало { $pips }
event-looked = { $seat } видит в колоде талисман «{ $charm }»
event-looked-hidden = { $seat } заглядывает в колоду
event-sank = { $seat } кладёт верхний талисман под колоду
event-brewed = { $seat } заваривает чай
event-fox-scored = { $points ->
    [one] Лиса берёт талисман «{ $charm }» и получает { $points } очко
    [few] Лиса берёт талисман «{ $charm }» и получает { $points } очка
   *[other] Лиса берёт талисман «{ $charm }» и получает { $points } очков
}
event-fox-stole = Лиса крадёт 1 рис

score-calm = Покой
score-leftovers = Оставшиеся рис и чай
score-fox = Лиса
verdict-won = Вы перехитрили лису.
verdict-shared = Вы делите чайный дом с лисой.
verdict-lost = Последней смеётся лиса.

setting-hungry_fox = Голодная лиса
setting-hungry_fox-false = крадёт рис на шестёрке
setting-hungry_fox-true = крадёт рис и на пятёрке

board-round = Раунд { $round } из { $rounds }
board-supply = Запас: рис { $rice }, чай { $tea }
board-deck = Колода: { $n ->
    [one] { $n } талисман
    [few] { $n } талисмана
   *[other] { $n } талисманов
}
board-top = сверху: { $charm }
board-under = снизу: { $charms }
board-fox = Очки лисы: { $points }
board-hand = Рука
board-shown = Сыграно
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
