title = Базарный день
ui-opponent = Лудильщик
ui-line = Посылайте помощников к прилавкам и обслуживайте покупателей четырёх цехов.
# Fields of the view whose numbers are seats
ui-seats = helpers, next_first

stall-orchard = Сад
    .to = в сад
stall-meadow = Луг
    .to = на луг
stall-hives = Ульи
    .to = к ульям
stall-well = Колодец
    .to = к колодцу
stall-gate = Ворота
    .to = к воротам
stall-square = Площадь
    .to = на площадь
stall-bridge = Мост
    .to = на мост
stall-inn = Трактир
    .to = в трактир
stall-belfry = Звонница
    .to = на звонницу

customer-shepherd = Пастух
    .accusative = пастуха
customer-miller = Мельник
    .accusative = мельника
customer-ploughman = Пахарь
    .accusative = пахаря
customer-goosegirl = Гусятница
    .accusative = гусятницу
customer-vintner = Винодел
    .accusative = винодела
customer-thatcher = Кровельщик
    .accusative = кровельщика
customer-dairymaid = Молочница
    .accusative = молочницу
customer-woodcutter = Дровосек
    .accusative = дровосека
customer-gardener = Садовница
    .accusative = садовницу
customer-abbot = Аббат
    .accusative = аббата
customer-novice = Послушник
    .accusative = послушника
customer-organist = Органист
    .accusative = органиста
customer-herbalist = Травница
    .accusative = травницу
customer-scribe = Писарь
    .accusative = писаря
customer-pilgrim = Паломница
    .accusative = паломницу
customer-sexton = Пономарь
    .accusative = пономаря
customer-hermit = Отшельник
    .accusative = отшельника
customer-cellarer = Келарь
    .accusative = келаря
customer-countess = Графиня
    .accusative = графиню
customer-squire = Оруженосец
    .accusative = оруженосца
customer-falconer = Сокольничий
    .accusative = сокольничего
customer-jester = Шут
    .accusative = шута
customer-steward = Управляющий
    .accusative = управляющего
customer-minstrel = Менестрель
    .accusative = менестреля
customer-captain = Капитан
    .accusative = капитана
customer-tailor = Портной
    .accusative = портного
customer-cook = Повар
    .accusative = повара
customer-ferryman = Паромщик
    .accusative = паромщика
customer-fishwife = Торговка рыбой
    .accusative = торговку рыбой
customer-shipwright = Корабел
    .accusative = корабела
customer-pilot = Лоцман
    .accusative = лоцмана
customer-trader = Купец
    .accusative = купца
customer-netmaker = Плетельщик сетей
    .accusative = плетельщика сетей
customer-sailor = Матрос
    .accusative = матроса
customer-innkeeper = Трактирщица
    .accusative = трактирщицу
customer-harbourmaster = Начальник гавани
    .accusative = начальника гавани

good-apple = яблоки
good-wool = шерсть
good-honey = мёд
good-coin = монеты
good-fame = слава
count-apple = { $n ->
    [one] { $n } яблоко
    [few] { $n } яблока
   *[other] { $n } яблок
}
count-wool = { $n ->
    [one] { $n } шерсть
   *[other] { $n } шерсти
}
count-honey = { $n ->
    [one] { $n } мёд
   *[other] { $n } мёда
}
count-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
    .accusative = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}
count-fame = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
}

verb-invite = { $n ->
    [1] приглашение покупателя
   *[other] приглашение { $n } покупателей
}
    .infinitive = { $n ->
    [1] пригласить покупателя
   *[other] пригласить { $n } покупателей
}
verb-draw = { $n ->
    [1] покупатель из колоды
    [few] { $n } покупателя из колоды
   *[other] { $n } покупателей из колоды
}
    .infinitive = { $n ->
    [1] взять покупателя из колоды
   *[other] взять { $n } покупателей из колоды
}
verb-serve = { $n ->
    [1] обслуживание покупателя
   *[other] обслуживание до { $n } покупателей
}
    .infinitive = { $n ->
    [1] обслужить покупателя
   *[other] обслужить до { $n } покупателей
}
verb-bell = звон колокола
    .infinitive = позвонить в колокол

# What is asked
prompt-part = Тайно выберите, какого покупателя отпустить
prompt-place = Куда пошлёте помощника?
prompt-invite = Кого пригласите?
prompt-serve = Кого обслужите?
prompt-effects = { $source_id ->
    [stall] { $stall }: что дальше?
   *[customer] { $customer }: что дальше?
}
prompt-choice = { $source_id ->
    [stall] { $stall }: что выберете?
   *[customer] { $customer }: что выберете?
}

# What can be chosen
option-part = { $customer }
option-place = { $stall }
option-invite = { $customer }
option-serve = { $customer }
option-nobody = Никого
option-peddle = Купить у коробейника { $good_id ->
    [apple] яблоко
    [wool] шерсть
   *[honey] мёд
} за монеты

# What happens
event-parted = { $seat } отпускает { $customer_accusative }
event-parted-hidden = { $seat } отпускает покупателя
event-hour = Наступает час { $hour }
event-placed = { $seat } посылает помощника { $stall_to }
event-invited = { $seat } приглашает { $customer_accusative }
event-arrived = Новый покупатель в ряду: { $customer }
event-went-home = Первый покупатель ряда ({ $customer }) уходит домой
event-drew = { $seat } берёт из колоды { $customer_accusative }
event-drew-hidden = { $seat } берёт из колоды покупателя
event-served = { $seat } обслуживает { $customer_accusative }
event-rang = { $seat } звонит в колокол
event-peddled = { $seat } покупает у коробейника { $good_id ->
    [apple] яблоко
    [wool] шерсть
   *[honey] мёд
}
event-tinker-placed = Лудильщик посылает помощника { $stall_to }
event-tinker-took = { $points ->
    [one] Лудильщик забирает { $customer_accusative } и получает { $points } очко
    [few] Лудильщик забирает { $customer_accusative } и получает { $points } очка
   *[other] Лудильщик забирает { $customer_accusative } и получает { $points } очков
}

score-fame = Слава
score-guilds = Цехи
score-leftovers = Оставшиеся товары и монеты
score-tinker = Лудильщик
verdict-won = Рынок ваш.
verdict-shared = Вы делите рынок с лудильщиком.
verdict-lost = Лудильщик прибрал рынок к рукам.

setting-busy_tinker = Усердный лудильщик
setting-busy_tinker-false = забирает покупателей у трёх прилавков
setting-busy_tinker-true = забирает покупателей и у колодца

# The board: texts of the terminal, and the names of the view's fields in the browser
board-hour = Час { $hour } из { $hours }
board-first = Первым ходит { $first }
board-deck = Колода: { $n ->
    [one] { $n } покупатель
    [few] { $n } покупателя
   *[other] { $n } покупателей
}
board-tinker = Очки лудильщика: { $points } ({ $n ->
    [one] { $n } покупатель
    [few] { $n } покупателя
   *[other] { $n } покупателей
})
board-row = Ждут
board-next-first = Первым в следующем часе ходит { $next_first }
board-gone = Ушли домой
board-stalls = Прилавки
board-customers = На руке { $customers ->
    [one] { $customers } покупатель
    [few] { $customers } покупателя
   *[other] { $customers } покупателей
}
board-seen = Известные всем
board-away = Отпущенный покупатель
board-chosen = Выбор сделан
board-peddled = У коробейника уже куплено
board-stall = Прилавок
board-effect = Что делает
board-helpers = Помощники
board-places = Места
board-places-by-players = Мест при 2 / 3 / 4 игроках
board-served = Обслужены
board-hand = Рука
board-customer = Покупатель
board-guild = Цех
board-deal = Что хочет и что даёт
board-guild-farm = Хутор
board-guild-abbey = Аббатство
board-guild-castle = Замок
board-guild-harbour = Гавань

## What bots weigh, when they give a reason
ui-worth-fame = слава
ui-worth-guilds = цехи
ui-worth-wares = товары
ui-worth-coins = монеты
ui-worth-customers = покупатели на руке

# Что бывает неверно в наборе компонентов
mistake-no-exchange = Это не обмен; напишите, чего хочет покупатель и что он даёт: 2 apple > 3 fame.
mistake-few-places = Мест { $n } — слишком мало: помощник может не найти свободного места.
mistake-one-price = Это можно оплатить несколькими способами; у места в ряду одна цена.
