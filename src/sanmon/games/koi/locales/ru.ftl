title = Кои
ui-line = Складывайте пруд жетон за жетоном, пока рыбы не засияют в свете фонарей.

# О чём спрашивает игра
prompt-turn = Ваш ход: медитация (возьмите карту) или работа
prompt-work = Работа. Осталось: вода { $water }, сад { $garden }, скульптура { $sculpt }, разведение { $breed }, собственное действие сэнсэя { $sensei }
prompt-done = Потратите ещё жетоны удачи?
prompt-claim = Получить жетон цели?
prompt-tile = Куда положить { $piece_id ->
    [water] жетон воды
   *[other] жетон листвы
  }? (осталось: { $n })
prompt-lily = На какую листву положить кувшинку?
prompt-shore = Где будет средний гекс берега?
prompt-shore-way = Куда смотрит берег на { $hex }?
prompt-lantern = На какой берег поставить фонарь?
prompt-koi = Где разместить: { $koi }{ $koi_id ->
    [small] ?
   *[other] {" "}(его верхний левый гекс)?
  }
prompt-koi-way = Как разместить на { $hex }: { $koi }?
prompt-lift = Какого кои переместить?
prompt-path = Участок тропы за { $coins } монеты? Куда?
prompt-path-end = К какому концу тропы примыкает { $hex }?
prompt-goal = Где разместить: { $tile }{ $tile_id ->
    [bridge] {" "}(средний гекс)?
    [statue] {" "}(средний гекс)?
    [waterfall] {" "}(средний гекс)?
    [willow] {" "}(гекс со стволом)?
    [turtle] ?
    [purple-lily] ?
   *[other] {" "}(верхний левый гекс)?
  }
prompt-goal-way = Как разместить на { $hex }: { $tile }?
prompt-buy = Какого кои купить? У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }; малый стоит { $price1 }, средний { $price2 }, большой { $price3 }
prompt-remove = Какой кои уйдёт из запаса?
prompt-give = На складе лишнее, гексов: { $n }. Что вернуть?
prompt-effects = { $card }: что дальше?
prompt-choice = { $card }: одно из двух

# Что можно выбрать
option-skip = Больше ничего
option-at = Гекс { $hex }
option-way = { $way }
option-luck = Жетон удачи: { $piece_id ->
    [water] 2 воды
    [foliage] листва
    [shore] берег
   *[other] купить: { $piece } (на монету дороже)
  }
option-place = { $deed_id ->
    [move] Переместить кои
    [water] Положить воду (до 2 жетонов)
   *[other] Разместить { $deed }
  }
option-buy = Купить: { $koi }
option-give = Вернуть: { $piece }
option-remove = Убрать: { $koi }
option-claim = Получить: { $tile }
option-work = Работа
option-meditate = Медитация: { $card } ({ $space })

# Что произошло
event-meditated = { $seat } медитирует: { $card }, { $space }
event-worked = { $seat } работает
event-lucky = { $seat } тратит жетон удачи: { $piece }
event-bought = { $seat } покупает { $koi_id ->
    [small] малого кои
    [medium] среднего кои
   *[other] большого кои
  } за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
  }
event-placed = { $seat } размещает { $deed } на { $hex }
event-lifted = { $seat } поднимает с { $hex }: { $koi }
event-moved = { $seat } перемещает на { $hex }: { $koi }
event-claimed = { $seat } получает и размещает на { $hex }: { $tile }
event-paved = { $seat } платит за участок тропы на { $hex }
event-gave = { $seat } возвращает: { $piece }
event-dealt = Новая карта в ряду: { $card } ({ $space })
event-discarded = Сброшено: { $card }
event-removed = Уходит из запаса: { $koi }
event-ending = Конец близок: { $reason }
event-last-round = Начинается последний раунд
event-koi-scored = { $seat }: { $koi } на { $hex } приносит ПО: { $points }
event-lantern-scored = { $seat }: фонарь на { $hex } приносит ПО: { $points }
event-goal-drawn = Цель в игре: { $goal }

# Названия
way-e = → на восток
way-ne = ↗ на северо-восток
way-nw = ↖ на северо-запад
way-w = ← на запад
way-sw = ↙ на юго-запад
way-se = ↘ на юго-восток
way-e-mirrored = → на восток, зеркально
way-ne-mirrored = ↗ на северо-восток, зеркально
way-nw-mirrored = ↖ на северо-запад, зеркально
way-w-mirrored = ← на запад, зеркально
way-sw-mirrored = ↙ на юго-запад, зеркально
way-se-mirrored = ↘ на юго-восток, зеркально
piece-water = вода
piece-foliage = листва
piece-shore = берег
piece-small = малый кои
piece-medium = средний кои
piece-large = большой кои
deed-water = воду
deed-foliage = листву
deed-shore = берег
deed-small = малого кои
deed-medium = среднего кои
deed-large = большого кои
deed-lily = кувшинку
deed-lantern = фонарь
deed-move = кои
koi-small = малый кои
koi-medium = средний кои
koi-large = большой кои
koi-carp = столетний карп
tile-branch-small = малая ветвь
tile-branch-medium = средняя ветвь
tile-branch-large = большая ветвь
tile-bridge = мост
tile-carp = столетний карп
tile-path = тропа
tile-purple-lily = фиолетовая кувшинка
tile-shishi-odoshi = сиси-одоси
tile-statue = статуя
tile-turtle = черепаха
tile-waterfall = водопад
tile-willow = плакучая ива
goal-branches = Ветви
goal-bridge = Мост
goal-carp = Столетний карп
goal-path = Тропа
goal-purple-lily = Фиолетовая кувшинка
goal-shishi-odoshi = Сиси-одоси
goal-statue = Статуя
goal-turtle = Черепаха
goal-waterfall = Водопад
goal-willow = Плакучая ива
card-breeder = Рыбовод
card-sculptor = Скульптор
card-gardener = Садовница
card-water-carrier = Водонос
card-storage = Склад
card-market = Рынок
card-scroll-lilies = Свиток кувшинок
card-scroll-small = Свиток малых кои
card-scroll-medium = Свиток средних кои
card-scroll-large = Свиток больших кои
card-scroll-lanterns = Свиток фонарей
card-scroll-wells = Свиток колодцев
card-scroll-markets = Свиток рынков
card-scroll-storages = Свиток складов
card-drizzle = Дождь: морось
card-shower = Дождь: короткий дождь
card-downpour = Дождь: ливень
card-roof-well = Колодец: крытый колодец
card-garden-well = Колодец: садовый колодец
card-deep-well = Колодец: глубокий колодец
space-first = 1-е поле, за монету
space-second = 2-е поле
space-third = 3-е поле
space-fourth = 4-е поле
space-fifth = 5-е поле
reason-deck = колода пуста
reason-koi = в запасе не осталось кои
reason-idle = целый раунд никто не взял карту и ничего не разместил
good-coin = монеты
good-luck = жетоны удачи
good-water = вода
good-foliage = листва
good-shore = берега
good-expansion = расширения склада
count-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
  }
count-luck = { $n ->
    [one] { $n } жетон удачи
    [few] { $n } жетона удачи
   *[other] { $n } жетонов удачи
  }
count-water = { $n ->
    [one] { $n } жетон воды
    [few] { $n } жетона воды
   *[other] { $n } жетонов воды
  }
count-foliage = { $n ->
    [one] { $n } жетон листвы
    [few] { $n } жетона листвы
   *[other] { $n } жетонов листвы
  }
count-shore = { $n ->
    [one] { $n } берег
    [few] { $n } берега
   *[other] { $n } берегов
  }
count-expansion = { $n ->
    [one] { $n } расширение склада
    [few] { $n } расширения склада
   *[other] { $n } расширений склада
  }
verb-rain = положить { $arg ->
    [one] { $arg } жетон воды
    [few] { $arg } жетона воды
   *[other] { $arg } жетонов воды
  } из запаса
verb-sprout = положить { $arg ->
    [one] { $arg } жетон листвы
    [few] { $arg } жетона листвы
   *[other] { $arg } жетонов листвы
  } из запаса
verb-buy = купить кои
verb-market = купить кои на монету дешевле

# Очки
score-small = Малые кои
score-medium = Средние кои
score-large = Большие кои
score-carp = Столетний карп
score-lanterns = Фонари
score-scroll-lily = Свиток кувшинок
score-scroll-small = Свиток малых кои
score-scroll-medium = Свиток средних кои
score-scroll-large = Свиток больших кои
score-scroll-lantern = Свиток фонарей
score-scroll-well = Свиток колодцев
score-scroll-market = Свиток рынков
score-scroll-storage = Свиток складов
score-branches = Ветвь
score-bridge = Мост
score-path = Тропа
score-shishi-odoshi = Сиси-одоси
score-statue = Статуя
score-turtle = Черепаха
score-waterfall = Водопад
score-willow = Плакучая ива
score-luck = Жетоны удачи
verdict-gakusei = Победа: гакусэй (ученик)
verdict-senmon = Победа: сэммон (знаток)
verdict-sensei = Победа: сэнсэй (мастер)
verdict-lost-points = Поражение: целей достаточно, но очков мало
verdict-lost-goals = Поражение: очков достаточно, но не хватает цели
verdict-lost-path = Поражение: тропа не ведёт от фонаря к статуе
verdict-lost-path-points = Поражение: тропа не ведёт от фонаря к статуе, и очков мало
verdict-lost-both = Поражение: не хватает и целей, и очков

# Настройки стола
setting-goals = Цели
setting-goals-true = с тремя целями
setting-goals-false = без целей (первая партия)
setting-scenario = Сценарий
setting-scenario-standard = обычная игра
setting-scenario-hot-summer = Жаркое лето
setting-scenario-enlightenment = Путь просветления
setting-scenario-imperial-pond = Императорский пруд
setting-scenario-imperial-pond-random = Императорский пруд со случайными целями

# Доска в терминале
board-deck = Колода: { $n }
board-offer = Ряд карт
board-goals = Цели
board-no-goals = без целей
board-empty = (пусто)
board-fee = стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
  }
board-prices = Цена кои: малый { $small }, средний { $medium }, большой { $large } (в запасе: { $n1 }, { $n2 }, { $n3 })
board-left = В запасе: вода { $water }, листва { $foliage }, берега { $shore }, кувшинки { $lily }, фонари { $lantern }, монеты { $coin }, удача { $luck }
board-coins = монеты
board-luck = удача
board-storage = склад
board-cards = карты
board-points = очки
board-claimed = цели
board-pond = Пруд: { $seat }
board-ending = Конец близок: после этого раунда у каждого ещё один ход
board-last = Последний раунд
board-legend = ≈ вода   ◦ родник   ♣ листва   ✿ кувшинка   ❀ фиолетовая кувшинка   # берег и куда он смотрит   ☼ фонарь   s m L C кои (малый, средний, большой, столетний), * окружён   % тропа   Y ветвь   @ черепаха   ! сиси-одоси   T t ива   = мост   S статуя   | водопад
board-scenario = Сценарий: { $scenario }
board-card = карта
board-family = вид
board-copies = без отметки / 3+ / 4+
board-effect = эффект
board-space = поле
board-benefit = выгода поля
board-each = ПО: { $points } за { $what }
board-one-lily = каждую кувшинку
board-one-small = каждого малого кои
board-one-medium = каждого среднего кои
board-one-large = каждого большого кои
board-one-lantern = каждый фонарь
board-one-well = каждую карту колодца
board-one-market = каждую карту рынка
board-one-storage = каждую карту склада
board-family-helper = помощник
board-family-storage = склад
board-family-market = рынок
board-family-scroll = свиток
board-family-rain = дождь
board-family-well = колодец
board-outlines = Формы: M — средний гекс берега, ✿ — место для кувшинки, стрелки указывают сквозь водные стороны, ≈ — вода со всех сторон.
board-outline-spring = родник
board-outline-shore = берег
board-outline-bridge = мост
board-outline-statue = статуя
board-outline-waterfall = водопад
board-outline-willow = плакучая ива
board-outline-small = малый кои
board-outline-medium = средний кои
board-outline-large = большой кои
board-outline-carp = столетний карп
board-outline-branch-small = малая ветвь
board-outline-branch-medium = средняя ветвь
board-outline-branch-large = большая ветвь
board-outline-shishi-odoshi = сиси-одоси
board-helps-breeder = при работе: разместить или переместить кои
board-helps-sculptor = при работе: положить берег или поставить фонарь
board-helps-gardener = при работе: положить листву или кувшинку
board-helps-water-carrier = при работе: положить до 2 жетонов воды
board-goal-branch-small = 2 листвы без кувшинок и 3 свободных водных гекса её формы: 10 ПО и сразу 3 жетона воды
board-goal-branch-medium = 3 листвы без кувшинок и 4 свободных водных гекса её формы: 15 ПО и сразу 3 жетона воды
board-goal-branch-large = 4 листвы без кувшинок и 5 свободных водных гексов её формы: 20 ПО и сразу 3 жетона воды
board-goal-bridge = фонарь и 3 монеты; рядом с берегом с фонарём: 1 ПО за каждый жетон на трёх линиях
board-goal-carp = 5 монет и 4 свободных водных гекса его формы: кои за 8 ПО
board-goal-path = 2 монеты с каждым новым кои: 3, 6, 12, 18 ПО за 1, 2, 3, 4 участка
board-goal-purple-lily = две соседние кувшинки и свободный водный гекс: кувшинка, добавляющая 2 каждому кои рядом
board-goal-shishi-odoshi = три свободных жетона воды треугольником: 3 ПО за каждого кои рядом
board-goal-statue = 2 фонаря; кладётся как берег: 4 ПО за каждого кои на её линии
board-goal-turtle = 3 свитка и свободный водный гекс: 1, 2, 4, 8, 12, 16 ПО за свободные водные гексы вокруг
board-goal-waterfall = 2 колодца; рядом с родником: 8 ПО или 16, если весь родник занят
board-goal-willow = 5 кои; рядом с жетоном воды: 8 ПО и два места для кувшинок

## What bots weigh, when they give a reason
ui-worth-koi = кои
ui-worth-shores = фонари и берега
ui-worth-goals = цели
ui-worth-near-goals = близкие цели
ui-worth-helpers = помощники
ui-worth-scrolls = свитки
ui-worth-goods = монеты и удача
ui-worth-storage = склад
ui-worth-water = свободная вода
ui-worth-work = незаконченная работа
