title = Базарный день
ui-opponent = Лудильщик
ui-line = Посылайте помощников к прилавкам и обслуживайте покупателей четырёх цехов.
# Fields of the view whose numbers are seats
ui-seats = helpers, next_first

stall-orchard = Сад
stall-meadow = Луг
stall-hives = Ульи
stall-well = Колодец
stall-gate = Ворота
stall-square = Площадь
stall-bridge = Мост
stall-inn = Трактир
stall-belfry = Звонница

customer-shepherd = Пастух
customer-miller = Мельник
customer-ploughman = Пахарь
customer-goosegirl = Гусятница
customer-vintner = Винодел
customer-thatcher = Кровельщик
customer-dairymaid = Молочница
customer-woodcutter = Дровосек
customer-gardener = Садовница
customer-abbot = Аббат
customer-novice = Послушник
customer-organist = Органист
customer-herbalist = Травница
customer-scribe = Писарь
customer-pilgrim = Паломница
customer-sexton = Пономарь
customer-hermit = Отшельник
customer-cellarer = Келарь
customer-countess = Графиня
customer-squire = Оруженосец
customer-falconer = Сокольничий
customer-jester = Шут
customer-steward = Управляющий
customer-minstrel = Менестрель
customer-captain = Капитан
customer-tailor = Портной
customer-cook = Повар
customer-ferryman = Паромщик
customer-fishwife = Торговка рыбой
customer-shipwright = Корабел
customer-pilot = Лоцман
customer-trader = Купец
customer-netmaker = Плетельщик сетей
customer-sailor = Матрос
customer-innkeeper = Трактирщица
customer-harbourmaster = Начальник гавани

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
count-wool = { $n } × шерсть
count-honey = { $n } × мёд
count-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}
count-fame = { $n } × слава

verb-invite = { $n ->
    [one] пригласить покупателя
   *[other] пригласить { $n } покупателей
}
verb-draw = { $n ->
    [one] взять покупателя из колоды
   *[other] взять { $n } покупателей из колоды
}
verb-serve = { $n ->
    [one] обслужить покупателя
   *[other] обслужить до { $n } покупателей
}
verb-bell = позвонить в колокол

# What is asked
prompt-part = Тайно выберите, с каким покупателем расстаться
prompt-place = Куда идёт ваш помощник?
prompt-invite = Кого приглашаете?
prompt-serve = Кого обслуживаете?
prompt-effects = { $source_id ->
    [stall] { $stall }: что дальше?
   *[customer] { $customer }: что дальше?
}
prompt-choice = { $source_id ->
    [stall] { $stall }: выберите одно
   *[customer] { $customer }: выберите одно
}

# What can be chosen
option-part = { $customer }
option-place = { $stall }
option-invite = { $customer }
option-serve = { $customer }
option-nobody = Никого
option-peddle = Коробейник: купить за монеты { $good_id ->
    [apple] яблоко
    [wool] шерсть
   *[honey] мёд
}

# What happens
event-parted = { $seat } расстаётся с покупателем: { $customer }
event-parted-hidden = { $seat } расстаётся с покупателем
event-hour = Наступает час { $hour }
event-placed = { $seat } посылает помощника: { $stall }
event-invited = { $seat } приглашает: { $customer }
event-arrived = На рынок приходит: { $customer }
event-went-home = Домой уходит: { $customer }
event-drew = { $seat } берёт из колоды: { $customer }
event-drew-hidden = { $seat } берёт из колоды покупателя
event-served = { $seat } обслуживает: { $customer }
event-rang = { $seat } звонит в колокол
event-peddled = { $seat } покупает у коробейника: { $good }
event-tinker-placed = Лудильщик посылает помощника: { $stall }
event-tinker-took = Лудильщик забирает: { $customer }. Очков за это: { $points }

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
board-first = Первым ходит: { $first }
board-deck = Колода: { $n ->
    [one] { $n } покупатель
    [few] { $n } покупателя
   *[other] { $n } покупателей
}
board-tinker = Лудильщик: { $points } ({ $n ->
    [one] { $n } покупатель
    [few] { $n } покупателя
   *[other] { $n } покупателей
})
board-row = Ждут
board-next-first = Первым в следующем часе: { $next_first }
board-gone = Ушли домой
board-stalls = Прилавки
board-customers = На руке { $customers ->
    [one] { $customers } покупатель
    [few] { $customers } покупателя
   *[other] { $customers } покупателей
}
board-seen = Известные на этой руке
board-away = Выбывший покупатель
board-chosen = Выбор сделан
board-peddled = Коробейник уже продал
board-stall = Прилавок
board-effect = Что делает
board-helpers = Помощники
board-places = Места
board-places-by-players = Мест при 2 / 3 / 4
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
