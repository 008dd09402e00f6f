title = Кои
ui-line = Выкладывайте пруд жетон за жетоном, пока кои не засияют в свете фонарей.
ui-sort = Выкладывание жетонов · 15–25 минут на игрока · средняя сложность

# О чём спрашивает игра
prompt-turn = Ваш ход: медитируйте (возьмите карту) или работайте
prompt-work = Работа. Осталось действий: сэнсэй { $sensei }{ $water ->
        [0] {""}
       *[other] , вода { $water }
    }{ $garden ->
        [0] {""}
       *[other] , сад { $garden }
    }{ $sculpt ->
        [0] {""}
       *[other] , скульптура { $sculpt }
    }{ $breed ->
        [0] {""}
       *[other] , разведение { $breed }
    }
prompt-done = Потратите ещё жетоны удачи?
prompt-claim = Возьмёте жетон цели?
prompt-tile = Куда положите { $piece_id ->
    [water] жетон воды
   *[other] жетон листвы
  }? { $n ->
    [one] Остался { $n } жетон.
    [few] Осталось { $n } жетона.
   *[other] Осталось { $n } жетонов.
  }{ $edge ->
    [0] {""}
   *[other] {" "}Стол кончается в { $edge } гексах от середины родника.
  }
prompt-lily = На какую листву положите кувшинку?
prompt-shore = Куда положите средний гекс берега?{ $edge ->
    [0] {""}
   *[other] {" "}Стол кончается в { $edge } гексах от середины родника.
  }
prompt-shore-way = Как развернёте берег на { $hex }?
prompt-lantern = На какой берег поставите фонарь?
prompt-koi = { $koi_id ->
    [small] Где разместите малого кои?
    [medium] Где разместите среднего кои? Выберите его верхний левый гекс.
    [large] Где разместите большого кои? Выберите его верхний левый гекс.
   *[other] Где разместите столетнего карпа? Выберите его верхний левый гекс.
  }
prompt-koi-way = Как развернёте { $koi_accusative } на { $hex }?
prompt-lift = Какого кои переместите?
prompt-path = Куда положите участок тропы { $coins ->
    [one] за { $coins } монету
    [few] за { $coins } монеты
   *[other] за { $coins } монет
  }?
prompt-path-end = Какой конец тропы продолжит участок на { $hex }?
prompt-goal = Где разместите { $tile_accusative }?{ $tile_id ->
    [bridge] {" "}Выберите средний гекс.
    [statue] {" "}Выберите средний гекс.
    [waterfall] {" "}Выберите средний гекс.
    [willow] {" "}Выберите гекс со стволом.
    [turtle] {""}
    [purple-lily] {""}
   *[other] {" "}Выберите верхний левый гекс.
  }{ $edge ->
    [0] {""}
   *[other] {" "}Стол кончается в { $edge } гексах от середины родника.
  }
prompt-goal-way = Как развернёте { $tile_accusative } на { $hex }?
prompt-buy = Какого кои купите? У вас { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
  }. Малый { $price1 ->
    [0] бесплатно
   *[other] за { $price1 }
  }, средний { $price2 ->
    [0] бесплатно
   *[other] за { $price2 }
  }, большой { $price3 ->
    [0] бесплатно
   *[other] за { $price3 }
  }.
prompt-remove = Какого кои убрать из запаса?
prompt-give = { $n ->
    [one] На складе { $n } лишний гекс. Что вернёте в запас?
    [few] На складе { $n } лишних гекса. Что вернёте в запас?
   *[other] На складе { $n } лишних гексов. Что вернёте в запас?
  }
prompt-effects = Карта «{ $card }»: что дальше?
prompt-choice = Карта «{ $card }»: что выберете?

# Что можно выбрать
option-skip = Больше ничего
option-at = Гекс { $hex }
option-way = { $way }
option-luck = { $piece_id ->
    [water] Потратить жетон удачи: 2 жетона воды
    [foliage] Потратить жетон удачи: 1 жетон листвы
    [shore] Потратить жетон удачи: 1 берег
   *[other] Потратить жетон удачи и купить { $piece_accusative } (на монету дороже)
  }
option-place = { $deed_id ->
    [move] Переместить кои
    [water] Положить воду
    [small] Разместить малого кои
    [medium] Разместить среднего кои
    [large] Разместить большого кои
    [lantern] Поставить фонарь
   *[other] Положить { $deed }
  }
option-buy = Купить { $koi_accusative }
option-give = Вернуть { $piece_accusative }
option-remove = Убрать { $koi_accusative }
option-do = { $effect_id ->
    [buy] { CAPITAL($effect_infinitive) }
    [market] { CAPITAL($effect_infinitive) }
   *[other] { CAPITAL($effect_option) }
  }
option-claim = Взять { $tile_accusative }
option-work = Работать
option-meditate = Взять карту «{ $card }» ({ $space })

# Что произошло
event-meditated = { $seat } медитирует и берёт карту «{ $card }» { $space_from }
event-worked = { $seat } работает
event-lucky = { $piece_id ->
    [water] { $seat } тратит жетон удачи и берёт 2 жетона воды
    [foliage] { $seat } тратит жетон удачи и берёт жетон листвы
    [shore] { $seat } тратит жетон удачи и берёт берег
   *[other] { $seat } тратит жетон удачи, чтобы купить { $piece_accusative }
  }
event-bought = { $coins ->
    [0] { $seat } получает { $koi_accusative } бесплатно
    [one] { $seat } покупает { $koi_accusative } за { $coins } монету
    [few] { $seat } покупает { $koi_accusative } за { $coins } монеты
   *[other] { $seat } покупает { $koi_accusative } за { $coins } монет
  }
event-placed = { $deed_id ->
    [lantern] { $seat } ставит фонарь на { $hex }
    [small] { $seat } размещает малого кои на { $hex }
    [medium] { $seat } размещает среднего кои на { $hex }
    [large] { $seat } размещает большого кои на { $hex }
   *[other] { $seat } кладёт { $deed } на { $hex }
  }
event-lifted = { $seat } поднимает { $koi_accusative } с { $hex }
event-moved = { $seat } перемещает { $koi_accusative } на { $hex }
event-claimed = { $seat } берёт { $tile_accusative } и размещает на { $hex }
event-paved = { $seat } кладёт участок тропы на { $hex }
event-gave = { $seat } возвращает в запас { $piece_accusative }
event-dealt = Новая карта в ряду: «{ $card }» ({ $space_plain })
event-discarded = Сброшена карта «{ $card }»
event-removed = Из запаса навсегда убирают { $koi_accusative }
event-ending = Условие конца игры выполнено: { $reason }
event-last-round = Начинается последний раунд
event-koi-scored = { $seat } получает { $points } ПО за { $koi_accusative } на { $hex }
event-lantern-scored = { $seat } получает { $points } ПО за фонарь на { $hex }
event-goal-drawn = Цель этой партии: { $goal }

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
    .accusative = жетон воды
piece-foliage = листва
    .accusative = жетон листвы
piece-shore = берег
piece-small = малый кои
    .accusative = малого кои
piece-medium = средний кои
    .accusative = среднего кои
piece-large = большой кои
    .accusative = большого кои
deed-water = воду
deed-foliage = листву
deed-shore = берег
deed-small = малого кои
deed-medium = среднего кои
deed-large = большого кои
deed-lily = кувшинку
deed-lantern = фонарь
deed-move = кои
koi-small = Малый кои
    .accusative = малого кои
koi-medium = Средний кои
    .accusative = среднего кои
koi-large = Большой кои
    .accusative = большого кои
koi-carp = Столетний карп
    .accusative = столетнего карпа
tile-branch-small = Малая ветвь
    .accusative = малую ветвь
tile-branch-medium = Средняя ветвь
    .accusative = среднюю ветвь
tile-branch-large = Большая ветвь
    .accusative = большую ветвь
tile-bridge = Мост
    .accusative = мост
tile-carp = Столетний карп
    .accusative = столетнего карпа
tile-path = Тропа
    .accusative = участок тропы
tile-purple-lily = Фиолетовая кувшинка
    .accusative = фиолетовую кувшинку
tile-shishi-odoshi = Сиси-одоси
    .accusative = сиси-одоси
tile-statue = Статуя
    .accusative = статую
tile-turtle = Черепаха
    .accusative = черепаху
tile-waterfall = Водопад
    .accusative = водопад
tile-willow = Плакучая ива
    .accusative = плакучую иву
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
card-drizzle = Морось
card-shower = Короткий дождь
card-downpour = Ливень
card-roof-well = Крытый колодец
card-garden-well = Садовый колодец
card-deep-well = Глубокий колодец
space-first = 1-е поле, за монету
    .plain = 1-е поле
    .from = с 1-го поля
space-second = 2-е поле
    .plain = 2-е поле
    .from = со 2-го поля
space-third = 3-е поле
    .plain = 3-е поле
    .from = с 3-го поля
space-fourth = 4-е поле
    .plain = 4-е поле
    .from = с 4-го поля
space-fifth = 5-е поле
    .plain = 5-е поле
    .from = с 5-го поля
reason-deck = колода пуста
reason-koi = в запасе не осталось кои
reason-idle = целый раунд никто не брал карт и ничего не размещал
good-coin = монета
good-luck = жетон удачи
good-water = жетон воды
good-foliage = жетон листвы
good-shore = берег
good-expansion = расширение склада
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
verb-rain = { $total ->
    [one] { $total } жетон воды из запаса в пруд
    [few] { $total } жетона воды из запаса в пруд
   *[other] { $total } жетонов воды из запаса в пруд
  }
    .option = { $total ->
    [one] положить { $total } жетон воды из запаса
    [few] положить { $total } жетона воды из запаса
   *[other] положить { $total } жетонов воды из запаса
  }
verb-sprout = { $total ->
    [one] { $total } жетон листвы из запаса в пруд
    [few] { $total } жетона листвы из запаса в пруд
   *[other] { $total } жетонов листвы из запаса в пруд
  }
    .option = { $total ->
    [one] положить { $total } жетон листвы из запаса
    [few] положить { $total } жетона листвы из запаса
   *[other] положить { $total } жетонов листвы из запаса
  }
verb-buy = покупка кои
    .infinitive = купить кои
verb-market = покупка кои на монету дешевле
    .infinitive = купить кои на монету дешевле

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
verdict-gakusei = Победа! Ваше звание — гакусэй (ученик).
verdict-senmon = Победа! Ваше звание — сэммон (знаток).
verdict-sensei = Победа! Ваше звание — сэнсэй (мастер).
verdict-lost-points = Поражение: целей достаточно, а очков не хватило.
verdict-lost-goals = Поражение: очков достаточно, а целей не хватило.
verdict-lost-path = Поражение: тропа не ведёт от фонаря к статуе.
verdict-lost-path-points = Поражение: тропа не ведёт от фонаря к статуе, и очков не хватило.
verdict-lost-both = Поражение: не хватило ни целей, ни очков.

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
board-prices = Цены: малый кои { $small }, средний { $medium }, большой { $large } (в запасе { $n1 }, { $n2 } и { $n3 })
board-left = В запасе: вода { $water }, листва { $foliage }, берега { $shore }, кувшинки { $lily }, фонари { $lantern }, монеты { $coin }, удача { $luck }
board-coins = монеты
board-luck = удача
board-storage = склад
board-cards = карты
board-points = очки
board-claimed = цели
board-pond = Пруд: { $seat }
board-ending = Условие конца игры выполнено: после этого раунда у каждого будет ещё один ход
board-last = Последний раунд
board-legend = ≈ вода   ◦ родник   ♣ листва   ✿ кувшинка   ❀ фиолетовая кувшинка   # берег и куда он смотрит   ☼ фонарь   s m L C кои (малый, средний, большой, столетний карп), * окружён   % тропа   Y ветвь   @ черепаха   ! сиси-одоси   T t ива   = мост   S статуя   | водопад
board-scenario = Сценарий: { $scenario }
board-card = карта
board-family = вид
board-copies = без отметки / 3+ / 4+
board-effect = эффект
board-space = поле
board-benefit = выгода поля
board-each = { $points } ПО за { $what }
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
board-goal-branch-small = 2 жетона листвы без кувшинок и 3 свободных водных гекса в форме ветви: 10 ПО и сразу 3 жетона воды
board-goal-branch-medium = 3 жетона листвы без кувшинок и 4 свободных водных гекса в форме ветви: 15 ПО и сразу 3 жетона воды
board-goal-branch-large = 4 жетона листвы без кувшинок и 5 свободных водных гексов в форме ветви: 20 ПО и сразу 3 жетона воды
board-goal-bridge = фонарь и 3 монеты; рядом с берегом с фонарём: 1 ПО за каждый гекс с жетоном на трёх линиях
board-goal-carp = 5 монет и 4 свободных водных гекса в форме карпа: кои, который сам приносит 8 ПО
board-goal-path = 2 монеты при размещении нового кои: 3, 6, 12, 18 ПО за 1, 2, 3, 4 участка
board-goal-purple-lily = две соседние кувшинки и свободный водный гекс: кувшинка, которая добавляет 2 ПО каждому кои рядом
board-goal-shishi-odoshi = 3 свободных жетона воды треугольником: 3 ПО за каждого кои рядом
board-goal-statue = 2 фонаря; кладётся как берег: 4 ПО за каждого кои на её линии
board-goal-turtle = 3 свитка и свободный водный гекс: 1, 2, 4, 8, 12, 16 ПО за свободные водные гексы вокруг
board-goal-waterfall = 2 колодца; рядом с родником: 8 ПО или 16, если весь родник занят
board-goal-willow = 5 кои; рядом с жетоном воды: 8 ПО и два места для кувшинок

## What bots weigh, when they give a reason
ui-worth-koi = кои
ui-worth-shores = фонари и берега
ui-worth-goals = цели
ui-worth-near-goals = почти достигнутые цели
ui-worth-helpers = помощники
ui-worth-scrolls = свитки
ui-worth-goods = монеты и удача
ui-worth-storage = склад
ui-worth-water = свободная вода
ui-worth-work = незаконченная работа
# Что это за вещь на столе и для чего она
tip-coins = Монеты. Ими вы платите за кои, за карту рядом с колодой и за некоторые цели. В конце игры они ничего не стоят.
tip-luck = Жетоны удачи. В любой момент своего хода потратьте один и получите 2 жетона воды, 1 жетон листвы, 1 берег или купите кои на монету дороже. В конце каждый оставшийся даёт 1 очко.
tip-storage = Склад. Здесь жетоны и кои ждут, пока вы, работая, не разместите их в пруду. Всё сверх предела в конце хода возвращается в запас.
tip-stored = Лежит на складе. Вы разместите это в пруду, когда будете работать.
tip-work = Работа. Вместо карты: одно действие сэнсэя и по одному действию каждого помощника. Так жетоны и кои попадают со склада в пруд.
tip-score = Ваши очки, если бы игра закончилась сейчас. Больше всего приносят кои, фонари, свитки и цели.
tip-space = Медитировать — взять одну карту из ряда и то, что даёт поле под ней.
tip-supply-small = Малый кои: 1 гекс, 2 очка и ещё по одному за каждую кувшинку рядом; если он окружён, вдвое больше. Число у монеты — его цена.
tip-supply-medium = Средний кои: 2 гекса, 4 очка и ещё по одному за каждую кувшинку рядом; если он окружён, вдвое больше. Число у монеты — его цена.
tip-supply-large = Большой кои: 3 гекса, 6 очков и ещё по одному за каждую кувшинку рядом; если он окружён, вдвое больше. Число у монеты — его цена.
tip-supply-water = Вода. Она расширяет пруд: кои нужна свободная вода.
tip-supply-foliage = Листва. На ней растёт кувшинка, и она окружает кои.
tip-supply-shore = Берега. Три гекса на краю пруда и место для фонаря.
tip-supply-lily = Кувшинки. Их кладут на листву; каждая даёт очко каждому кои рядом.
tip-supply-lantern = Фонари. Их ставят на берег; каждый даёт очко за каждый жетон прямо перед собой, а вы получаете жетон удачи.
tip-supply-coin = Монеты в запасе. Если они кончатся, никто их не получит.
tip-supply-luck = Жетоны удачи в запасе. Если они кончатся, никто их не получит.
tip-deck = Отсюда каждый ход пополняют ряд. Когда колода опустеет, условие конца игры выполнено.
tip-card-helper = Помощник. Он остаётся с вами и выполняет своё действие каждый раз, когда вы работаете, так что берите его рано.
tip-card-storage = Теперь на складе больше места: жетоны можно приберечь для удачного места в пруду.
tip-card-market = Можно сразу купить кои дешевле его цены.
tip-card-scroll = Вы оставляете его себе лицом вниз. В конце он приносит очки за всё, что на нём названо: собирайте это.
tip-card-rain = Эти жетоны вы размещаете прямо в пруду, без работы.
tip-card-well = То, что показано на карте, вы получаете сразу; если есть выбор, решаете вы.
tip-effect = Одна из двух возможностей на выбор.
tip-koi = Кои в вашем пруду. Кувшинки рядом добавляют ему очки, а если он окружён, очков вдвое больше.
tip-tile = Цель. Её жетон можно взять в конце хода, если условия выполнены; осталось столько жетонов, сколько показано.

# Что бывает неверно в наборе компонентов
mistake-start-taken = Игрок { $seat } уже начинает с другим кои.
mistake-no-koi-left = За вычетом тех, что остаются в коробке, кои этого размера не остаётся.
mistake-no-copies = У карты нет ни одного экземпляра; base, 3+ или 4+ должно быть не меньше 1.
mistake-helpers = Помощники — именно эти карты: { $known }.
mistake-no-effect = У помощников и свитков эффекта нет (-), у всех остальных карт он есть.
mistake-hexes = Гексов у «{ $name }»: { $n }, а должно быть { $expected }.
mistake-middle-first = Средний гекс должен стоять в первой строке своего контура.
mistake-middle-water = У среднего гекса должна быть водная сторона.
mistake-place-words = Напишите -, либо «middle» и направление, куда обращён берег, либо на иве «lily».
mistake-hex-twice = Этот гекс указан в контуре дважды.
mistake-on-water = У детали, лежащей на воде, нет водных сторон; напишите -.
mistake-spring-water = Все стороны родника водные; напишите all.
mistake-not-connected = Гексы контура «{ $name }» не связаны между собой.
mistake-needs-middle = У «{ $name }» должен быть средний гекс с направлением, например: middle e.
mistake-triangle = «{ $name }» — треугольник: каждый из трёх гексов должен касаться двух других.
mistake-lily-places = Мест для кувшинок: { $n }; на иве из коробки их 2.
mistake-willow-water = У ивы должна быть водная сторона.
mistake-spring-middle = Один из гексов родника должен быть 0, 0.
mistake-not-numbers = «{ $text }» — не список целых чисел.
mistake-number-count = Чисел здесь { $n }, а должно быть { $expected }.
mistake-goals-or-draw = Сценарий либо называет свои цели, либо вытягивает их: заполните что-то одно.
mistake-thresholds = Пороги должны расти от гакусэя к сэнсэю.

# Как играть, на одном экране
howto-goal-title = Цель игры
howto-goal = Стройте пруд жетон за жетоном и населяйте его: кои, кувшинки, фонари. Побеждает тот, у кого в конце больше победных очков (ПО).
    Больше всего дают кои, окружённые водой, фонари с длинным рядом жетонов впереди и цели, которых вы достигли первыми.
howto-turn-title = Ваш ход
howto-turn = Медитируйте или работайте.
    Медитация: возьмите карту из ряда. Та, что у колоды, стоит 1 монету, остальные бесплатны. Вместе с ней вы получаете выгоду поля под ней. 4-е поле даёт монету и 2 жетона воды или позволяет купить кои.
    Дождь: жетоны сразу в пруд. Колодец: монеты и вода. Рынок: кои на монету дешевле. Склад: место ещё на 2 гекса. Помощник: лишнее действие при каждой работе. Свиток: очки в конце.
    Работа: одно действие сэнсэя и по одному каждого помощника. Вода: до 2 жетонов воды. Сад: жетон листвы или кувшинка. Скульптура: берег или фонарь; за фонарь — жетон удачи. Разведение: разместить или переместить кои.
    В любой момент до целей жетон удачи даёт 2 жетона воды, 1 жетон листвы, 1 берег или кои на монету дороже.
    Жетоны кладут к воде своего пруда и больше не двигают. Кувшинки — на листву, фонари — на средний гекс берега, кои — на свободную воду: 1, 2 или 3 гекса.
howto-round-title = После хода
howto-round = Выполнив условия, можно взять один жетон цели. Его сразу размещают. У каждой цели вам положен один жетон, и лишь участков тропы может быть сколько угодно.
    Склад: 5 гексов и по 2 за каждое расширение. Что не помещается, возвращают в запас. Вода, листва и малый кои занимают 1 гекс, средний кои — 2, берег и большой кои — 3.
    Карты сдвигаются от колоды, а поля рядом с ней заполняют новыми.
howto-end-title = Конец игры
howto-end = Когда пуста колода или в запасе не осталось кои, раунд доигрывают. Потом у каждого ещё один ход.
    В одиночной игре нужны все цели партии и 60 ПО; каждый ход сбрасывает ещё одну карту. Когда колода пуста, у вас остаётся один ход.
howto-scoring-title = Подсчёт очков
howto-scoring = Кои: малый 2, средний 4, большой 6 и 1 за каждую кувшинку рядом. Если кои окружён водой, всё удваивается.
    Фонарь: 1 ПО за каждый гекс с жетоном прямо перед ним, просветы не мешают.
    Цели и свитки: как на карте. Жетон удачи: 1 ПО. Монеты и склад: ничего.
    При ничьей побеждает тот, у кого больше монет, затем тот, кто ходит позже.

# Для чего решение и что обычно выгодно
teach-turn = Медитация собирает карты и жетоны, работа превращает их в очки. Работайте, когда склад почти полон или дело есть у нескольких помощников.
teach-work = Используйте все действия, какие можете: остальные пропадут. Сначала окружите кои: это удваивает его очки.
teach-done = Жетон удачи в конце стоит 1 ПО. Тратьте его сейчас, если он в этот же ход замкнёт круг или приведёт к цели, или пока на складе есть место.
teach-claim = Цели часто дают от 8 до 20 ПО, и при двух игроках у большинства один жетон: обычно берите сразу.
teach-tile = Вода вокруг кои удваивает его очки, вода на линии фонаря добавляет 1 ПО. Оставьте два-три свободных гекса рядом для следующего кои.
teach-lily = Кувшинка добавляет 1 ПО каждому кои рядом, и это до удвоения. Выберите листву, с которой соседствует больше кои.
teach-shore = Берег нужен для фонаря: положите средний гекс там, откуда видно самый длинный ряд.
teach-shore-way = Сюда будет светить фонарь. Разверните его через пруд, где лежит или ляжет больше жетонов.
teach-lantern = 1 ПО за каждый гекс с жетоном впереди и сразу жетон удачи. Выберите берег с самым длинным рядом.
teach-koi = Выберите гексы, вокруг которых уже есть вода, чтобы круг замкнулся быстро; кувшинки рядом добавят очков.
teach-koi-way = Разверните его так, чтобы открытых сторон осталось меньше.
teach-lift = Перемещать стоит, только если кои окажется окружён или рядом будет больше кувшинок. Гексы, которые он покинул, освободятся.
teach-path = 2 монеты за участок: 3, 6, 12 и 18 ПО за 1–4 участка. Выгодно, если вы дойдёте до трёх или четырёх.
teach-path-end = Продолжайте тот конец, перед которым ещё есть свободная вода.
teach-goal = Берегите свободную воду для кои и посмотрите, не замкнёт ли жетон круг и не даст ли больше очков в другом месте.
teach-goal-way = То, что смотрит вперёд, разверните к жетонам или кои; остальное — так, чтобы осталось место для кои.
teach-buy = Большой кои даёт за монету больше очков, но ему нужны 2–3 свободных гекса и место на складе. Берите того, кого сумеете разместить и окружить.
teach-remove = Этот кои выбывает из игры. Уберите размер, который не собираетесь покупать.
teach-give = Верните то, что проще получить снова: обычно воду. В следующий раз сначала размещайте, потом копите.
teach-effects = Используйте карту и поле в выгодном порядке: монеты до покупки, воду — до того, чему она нужна.
teach-choice = Берите то, чего не хватает для следующего кои, круга или цели.
teach-end-turn = Прежде чем закончить: после хода карты сдвинутся. Нужная вам карта может стать бесплатной, перейти на поле получше или достаться сопернику.

# Помощник: в одиночку рядом с коробкой
companion-answer-yes = да
companion-answer-no = нет
companion-answer-none = никакого
companion-did-first = взяли карту с 1-го поля (у колоды)
companion-did-second = взяли карту со 2-го поля
companion-did-third = взяли карту с 3-го поля
companion-did-fourth = взяли карту с 4-го поля
companion-did-fifth = взяли карту с 5-го поля
companion-did-work = работали
event-companion-part-set-up = Подготовка
event-companion-part-turn = Ход { $n }
event-companion-part-game-end = Конец игры
prompt-companion-goals = Какие цели вы вытянули?
prompt-companion-deck = Сколько карт в колоде после того, как выложено пять?
prompt-companion-did = Что вы сделали?
prompt-companion-bought = Какого кои вы купили — благодаря карте, полю или жетону удачи?
prompt-companion-koi-left = Остался ли в запасе { $koi_id ->
    [small] малый кои
    [medium] средний кои
   *[other] большой кои
}?
prompt-companion-pick-koi = Какого кои вы уберёте вместо него?
prompt-companion-claimed = По каким целям у вас есть хотя бы один жетон?
prompt-companion-your-points = Сколько у вас очков?
prompt-companion-enlightened = Ведут ли 3 или больше участков тропы подряд от гекса рядом с фонарём до гекса рядом со статуей?
event-companion-goal = Цель этой партии: { $goal }
event-companion-discard-top = Сбросьте верхнюю карту колоды
event-companion-discard-nothing = Ничего не сбрасывается
event-companion-discard = Сбросьте карту ряда: { $space_plain }
event-companion-slide = { $n ->
    [0] Сдвиньте ряд от колоды; новых карт нет
    [one] Сдвиньте ряд от колоды и добавьте { $n } карту
    [few] Сдвиньте ряд от колоды и добавьте { $n } карты
   *[other] Сдвиньте ряд от колоды и добавьте { $n } карт
}
event-companion-final = У вас { $n } ПО
event-companion-verdict = { $verdict }
event-companion-board-cards = Карт в колоде: { $n }
event-companion-board-in-play = Цель: { $goal }
event-companion-board-threshold = От { $n } ПО: { $verdict }

# Подсчёт очков
companion-fish-small = малый кои
companion-fish-medium = средний кои
companion-fish-large = большой кои
companion-fish-carp = столетний карп
companion-fish-done = больше нет
companion-koi-size = Кои
companion-koi-number = Сколько таких?
companion-koi-lilies = Кувшинок рядом с каждым
companion-koi-surrounded = Окружён?
companion-koi-purple = Рядом с фиолетовой кувшинкой?
companion-waterfall-without = нет водопада
companion-waterfall-open = родник частично открыт
companion-waterfall-covered = родник закрыт целиком
companion-branch-without = нет ветви
companion-branch-branch-small = малая ветвь
companion-branch-branch-medium = средняя ветвь
companion-branch-branch-large = большая ветвь
event-companion-part-goals = Цели
event-companion-part-pond = Кои: { $player }
event-companion-part-scrolls = Свитки
prompt-companion-koi = { $player }: какие кои в пруду? Равноценных указывайте вместе.
prompt-companion-lanterns = Сколько фонарей в каждом пруду?
prompt-companion-lines = { $player }: сколько гексов с жетонами освещает каждый фонарь?
prompt-companion-scrolls = { $player }: сколько свитков каждого вида?
prompt-companion-count-lily = Сколько кувшинок в каждом пруду?
prompt-companion-count-well = Сколько у кого карт колодцев?
prompt-companion-count-market = Сколько у кого карт рынков?
prompt-companion-count-storage = Сколько у кого карт складов?
prompt-companion-goal-branches = Какая у кого ветвь?
prompt-companion-goal-bridge = Сколько гексов с жетонами на трёх линиях моста? (0 — нет моста.)
prompt-companion-goal-path = Сколько у кого участков тропы?
prompt-companion-goal-shishi-odoshi = Сколько кои рядом с сиси-одоси?
prompt-companion-goal-statue = Сколько кои на линии взгляда каждой статуи?
prompt-companion-goal-turtle = Сколько свободных водных гексов рядом с черепахой? (0 — ни одного или нет черепахи.)
prompt-companion-goal-waterfall = У кого есть водопад и закрыт ли родник целиком?
prompt-companion-goal-willow = У кого есть плакучая ива?
prompt-companion-luck = Сколько у кого осталось жетонов удачи?
prompt-companion-coins = У кого-то поровну очков. Сколько у кого монет?
event-companion-sum-koi = { $player }: { $n } × { $koi_id ->
    [small] малый кои
    [medium] средний кои
    [large] большой кои
   *[carp] столетний карп
}, ({ $base } + { $lilies }){ $double ->
    [yes] {" × 2, окружён"}
    [dry] {", но не окружён"}
   *[no] {""}
} = { $points } ПО
event-companion-sum-lanterns = { $player }: { $n } { $n ->
    [one] фонарь
    [few] фонаря
   *[other] фонарей
} = { $points } ПО
event-companion-sum-scroll = { $player }: «{ $score }», { $cards } × { $n } × { $each } = { $points } ПО
event-companion-sum-goal = { $player }: цель «{ $score }» = { $points } ПО
event-companion-sum-luck = { $player }: { $n } { $n ->
    [one] жетон удачи
    [few] жетона удачи
   *[other] жетонов удачи
} = { $points } ПО

# Подготовка
event-companion-lay-supply = Запас: вода { $water }, листва { $foliage }, берега { $shore }, кувшинки { $lily }, фонари { $lantern }, монеты { $coin }, жетоны удачи { $luck }, расширения склада { $expansion }
event-companion-lay-koi = Верните в коробку кои: малых { $small }, средних { $medium }, больших { $large }
event-companion-lay-all-koi = Положите в запас всех кои
event-companion-lay-cards = { $players ->
    [3] Верните в коробку карты с отметкой 4+
   *[other] Верните в коробку карты с отметками 3+ и 4+
}
event-companion-lay-deck = Перемешайте остальные карты ({ $n }) и выложите { $row } лицом вверх
event-companion-lay-no-goals = Играем без целей
event-companion-lay-goal = Цель: { $goal } (жетонов: { $n })
event-companion-lay-path = Цель: { $goal } (участков: { $n })
event-companion-lay-begin = Монеты { $coin }, жетоны удачи { $luck }, вода на складе { $water }
event-companion-lay-spring = Родник и свободное место вокруг него для пруда
event-companion-lay-first-koi = { $player } кладёт на свой склад ещё { $koi_accusative }
