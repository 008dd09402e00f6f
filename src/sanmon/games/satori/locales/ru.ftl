# «Просветление» по-русски. Слова те, которые знают игроки русского издания.

title = Просветление
ui-line = Ведите прихожан к алтарям, монахов к свету и возведите великую пагоду.
ui-opponent = Хасэкура

# Ресурсы
good-wood = дерево
good-stone = камень
good-mon = мон
good-emerald = изумруд
good-incense = благовоние
count-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[other] { $n } дерева
}
count-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
}
count-mon = { $n ->
    [one] { $n } мон
    [few] { $n } мон
   *[other] { $n } мон
}
count-emerald = { $n ->
    [one] { $n } изумруд
    [few] { $n } изумруда
   *[other] { $n } изумрудов
}
count-incense = { $n ->
    [one] { $n } благовоние
    [few] { $n } благовония
   *[other] { $n } благовоний
}

# Действия
verb-altar = построить алтарь
verb-jokoro = разместить курильницу
verb-pagoda = строить пагоду
verb-meditate = медитация
verb-hikari = { $n ->
    [one] переместить свет на { $n } ячейку
    [few] переместить свет на { $n } ячейки
   *[other] переместить свет на { $n } ячеек
}
verb-offerings = принять подношения

# Цвета, стороны, места
colour-grey = серый
colour-purple = фиолетовый
colour-orange = оранжевый
side-left = левая сторона
side-right = правая сторона
altar-upper-grey = Верхний серый алтарь
altar-upper-purple = Верхний фиолетовый алтарь
altar-upper-orange = Верхний оранжевый алтарь
altar-lower-grey = Нижний серый алтарь
altar-lower-purple = Нижний фиолетовый алтарь
altar-lower-orange = Нижний оранжевый алтарь
altar-charity = Алтарь милосердия
altar-quarry = Алтарь каменоломни
altar-masons = Алтарь каменщиков
altar-bronze-bell = Алтарь бронзового колокола
altar-stonecutters = Алтарь камнерезов
altar-braziers = Алтарь жаровен
altar-treasury = Алтарь казны
altar-guild = Алтарь гильдии
altar-wisteria = Алтарь глицинии
altar-censer = Алтарь кадила
altar-almsgivers = Алтарь подаяния
altar-sawmill = Алтарь лесопилки
altar-hermitage = Алтарь скита
altar-lamplighters = Алтарь фонарщиков
altar-carpenters = Алтарь плотников
altar-woodcarvers = Алтарь резчиков
board-mountain-west = Западная гора
space-west-top = западная гора, вверху
space-west-right = западная гора, справа
space-west-bottom = западная гора, внизу
space-west-left = западная гора, слева
board-mountain-middle = Средняя гора
space-middle-top = средняя гора, вверху
space-middle-right = средняя гора, справа
space-middle-bottom = средняя гора, внизу
space-middle-left = средняя гора, слева
board-mountain-east = Восточная гора
space-east-top = восточная гора, вверху
space-east-right = восточная гора, справа
space-east-bottom = восточная гора, внизу
space-east-left = восточная гора, слева
level-1 = ярус 1
level-2 = ярус 2
level-3 = ярус 3
level-4 = ярус 4
level-5 = ярус 5
level-sorin = шпиль

# Украшения
decoration-incense-bowl = Чаша благовоний
decoration-coin-chest = Ларец с монетами
decoration-cedar-beam = Кедровая балка
decoration-granite-lantern = Гранитный фонарь
decoration-sun-disc = Солнечный диск
decoration-prayer-mat = Молитвенная циновка
decoration-burner-stand = Подставка курильницы
decoration-plumb-line = Отвес

# Молитвенные барабаны
wheel-wood = барабан дерева
wheel-stone = барабан камня
wheel-mon = барабан мон
wheel-meditate = барабан медитации
wheel-hikari = барабан света
wheel-offerings = барабан подношений
offering-level-1 = ячейка 1
offering-level-2 = ячейка 2
offering-level-3 = ячейка 3
offering-level-4 = ячейка 4
offering-level-5 = ячейка 5
offering-level-6 = ячейка 6
offering-level-7 = ячейка 7

# Жетоны медитации
tile-two-wood = Бамбуковая роща
tile-two-stone = Сад камней
tile-wood-stone = Горная тропа
tile-three-mon = Кошель паломников
tile-wood-mon = Лесная ярмарка
tile-stone-mon = Речная ярмарка
tile-incense-mon = Вечерний колокол
tile-incense-wood = Сандал
tile-incense-stone = Ступени храма
tile-two-incense = Глубокий вдох
tile-wood-or-stone = Две дороги
tile-emerald = Изумрудная капля
tile-gem-cutter = Огранщик
tile-gem-trader = Торговец камнями
tile-pilgrim = Паломник
tile-dawn = Рассвет
tile-noon = Полдень
tile-foundation = Основание
tile-ember = Тлеющий уголь
tile-cornerstone = Краеугольный камень
tile-alms = Подаяние
tile-timber-and-stone = Дерево и камень
tile-three-wood = Старый лес
tile-three-stone = Большая каменоломня
tile-four-mon = Покровитель
tile-emerald-mon = Дар императора
tile-emerald-incense = Дар императрицы
tile-incense-goods = Осенний урожай
tile-jeweller = Ювелир
tile-builders = Строители
tile-burners = Курильницы
tile-founders = Основатели
tile-zenith = Зенит
tile-procession = Процессия
tile-bounty = Изобилие

# Стартовые жетоны
starting-wood-stone-incense = 1 дерево, 1 камень, 1 благовоние
starting-wood-incense = 2 дерева, 1 благовоние
starting-stone-incense = 2 камня, 1 благовоние
starting-mon-incense = 3 мон, 1 благовоние
starting-emerald-mon = 1 изумруд, 1 мон
starting-incense-mon = 2 благовония, 1 мон

# Амулеты
amulet-wisdom = Амулет 1 (ОП)
amulet-jewel = Амулет 2 (изумруды)
amulet-silence = Амулет 3 (жетоны медитации)
amulet-smoke = Амулет 4 (курильницы)
amulet-devotion = Амулет 5 (подношения)

# Жетоны стоимости и бонуса пагоды
cost-tile-stone-incense = 1 камень и 1 благовоние
cost-tile-wood-incense = 1 дерево и 1 благовоние
cost-tile-mon-incense = 1 мон и 1 благовоние
cost-tile-wood-stone = 1 дерево и 1 камень
cost-tile-mon-wood = 2 мон и 1 дерево
cost-tile-mon-stone = 2 мон и 1 камень
cost-tile-emerald = 1 изумруд
sorin-tile-colours-2024 = 2 ОП за каждую курильницу в ваших алтарях
sorin-tile-incense-2024 = 3 ОП за каждую ячейку трека благовоний
sorin-tile-goods-2024 = 1 ОП за каждые 2 неиспользованных ресурса и жетона
sorin-tile-offerings-2024 = 2 ОП и 1 ОП за каждую ячейку трека подношений
sorin-tile-colours-2023 = 2 ОП за каждую курильницу в ваших алтарях
sorin-tile-incense-2023 = 2 ОП за каждую ячейку трека благовоний
sorin-tile-goods-2023 = 1 ОП за каждые 2 неиспользованных ресурса и жетона
sorin-tile-offerings-2023 = 1 ОП за каждую ячейку трека подношений

# Обмен жетонов
exchange-one-mon = 1 жетон на 1 мон
exchange-two-mon = 2 жетона на 2 мон
exchange-three-mon = 3 жетона на 3 мон
exchange-incense = 2 жетона на 1 благовоние
exchange-incense-and-mon = 3 жетона на 1 благовоние и 1 мон

# Автоматон
lantern-mon = мон
lantern-incense = благовоние
lantern-jokoro = курильница
lantern-hikari = свет
lantern-pagoda = пагода
reason-other-colour = ваш прихожанин другого цвета, чем алтарь
reason-own-visit = этот алтарь посетил его прихожанин
reason-match = его прихожанин цвета алтаря: обе награды
reason-instead = вместо той, которую нельзя получить
obstacle-no-mon = мон кончились
obstacle-incense-full = благовония у него на верхней ячейке
obstacle-no-space = в пагоде нет свободного места
obstacle-no-light = нет ячейки с жетоном и без монаха
obstacle-nothing-to-build = до уровня архитектора строить нечего
obstacle-no-tile = для крыши нужен жетон медитации
obstacle-no-jokoro = у него не осталось курильниц

# Очки
score-start = В начале
score-tiers = Ярусы
score-roofs = Крыши
score-penalty = Без благовоний
score-amulets = Амулеты
score-pagoda = Курильницы в пагоде
score-altars = Курильницы в алтарях
score-leftovers = Неиспользованные ресурсы
score-emeralds = Изумруды
score-sorin = Шпиль
score-goods = Мон и благовония
score-meditation = Жетоны медитации
verdict-beaten = Хасэкура впереди. Попробуйте упрощение или другой путь.
verdict-shared = Вы с Хасэкурой делите победу.
verdict-close = Победа, и есть куда расти.
verdict-clear = Уверенная победа: пагода многим обязана вам.
verdict-perfect = Безупречная игра: у Хасэкуры не было шансов.

# Настройки стола
setting-printing = Издание
setting-printing-2024 = 2024
setting-printing-2023 = 2023 (жетоны шпиля слабее)
setting-few_worshippers = Мало прихожан в мешочке
setting-few_worshippers-false = по три каждого цвета
setting-few_worshippers-true = по два каждого цвета (легче)
setting-humble_charity = Автоматон у алтаря милосердия
setting-humble_charity-false = берёт пожертвования
setting-humble_charity-true = берёт 1 благовоние (легче)
setting-strict_rewards = Награда, которую Автоматон не может получить
setting-strict_rewards-false = даёт вторую из пары
setting-strict_rewards-true = пропадает (легче)

# Вопросы
prompt-starting-tile = Какой стартовый жетон возьмёте?
prompt-first-monk = Где разместите первого монаха?
prompt-worshipper = Какого прихожанина поведёте к алтарю?
prompt-altar = К какому алтарю идёт { $colour } прихожанин?
prompt-side = { $altar }. Слева: { $effect-left }. Справа: { $effect-right }.
prompt-charity = Алтарь милосердия: призвать к молитвам или посетить зону строительства?
prompt-collection = Призыв к молитвам: благовоние или пожертвования (мон)?
prompt-cost = Чем платите?
prompt-build = Какой алтарь построите?
prompt-plot = { $altar }: где поставите?
prompt-decorate = { $altar }: какое украшение?
prompt-bonus = { $altar } построен; одну сторону можно использовать сразу. Слева: { $effect-left }. Справа: { $effect-right }.
prompt-jokoro = Где разместите курильницу?
prompt-pagoda = Что построите в пагоде?
prompt-meditate = Где разместите монаха?
prompt-lift = Какого монаха переместите?
prompt-hikari = { $n ->
    [one] Переместите свет (осталась { $n } ячейка)
    [few] Переместите свет (осталось { $n } ячейки)
   *[other] Переместите свет (осталось { $n } ячеек)
}
prompt-claim = Какую награду трека подношений возьмёте?
prompt-amulet = Разыграете свой амулет?
prompt-round-claim = Конец раунда: принять подношения?
prompt-keep-monk = Заплатить 1 благовоние, чтобы монах остался ({ $space })?
prompt-exchange-tiles = Обменять жетоны медитации?
prompt-effects = { $source_id ->
    [altar] { $altar }: что дальше?
    [tile] { $tile }: что дальше?
    [wheel] { $wheel }: что дальше?
    [call] Призыв к молитвам: что дальше?
    [amulet] { $amulet }: что дальше?
   *[other] Что дальше?
}
prompt-choice = { $source_id ->
    [altar] { $altar }: выберите одно
    [tile] { $tile }: выберите одно
    [wheel] { $wheel }: выберите одно
    [call] Призыв к молитвам: выберите одно
    [amulet] { $amulet }: выберите одно
   *[other] Выберите одно
}

# Ответы
option-wheel = Повернуть { $wheel } (1 благовоние)
option-start = { $starting }
option-worshipper = { $colour_id ->
    [grey] Серый
    [purple] Фиолетовый
    [orange] Оранжевый
   *[other] { $colour }
} прихожанин
option-visit = { $altar }
option-side = { $side_id ->
    [left] Левая сторона
   *[right] Правая сторона
}
option-call = Призвать к молитвам
option-study = Зона строительства, левая сторона: { $altar }
option-build = Построить: { $altar }
option-plot = На свободное место
option-over = Поверх: { $altar } (1 благовоние)
option-decorate = { $decoration }
option-equip = В алтаре: { $altar }
option-enshrine = В пагоде: { $level }
option-tier = Построить: { $level }
option-roof = Крыша: { $level }
option-sorin = Шпиль пагоды
option-monk = { $space }
option-lift = Монах с ячейки: { $space }
option-light = Свет на ячейку: { $space }
option-claim = Награда: { $offering }
option-sixth = Шестая курильница (ячейка 3)
option-amulet = Разыграть амулет
option-keep = Оставить у себя
option-stay = Остаётся (1 благовоние)
option-return = Возвращается в резерв
option-exchange = { $exchange }

# События
event-started = { $seat } берёт стартовый жетон: { $starting }
event-monk-placed = { $seat } размещает монаха: { $space }
event-monk-moved = { $seat } перемещает монаха: { $space } → { $space2 }
event-visited = { $seat } ведёт { $colour_id ->
    [grey] серого
    [purple] фиолетового
    [orange] оранжевого
   *[other] { $colour }
} прихожанина: { $altar }
event-advanced = { $seat } продвигается по треку подношений на ячейку { $level }
event-wheel = { $seat } поворачивает { $wheel }
event-hand-pushed = Рука возвращается на крышу: { $seat }
event-altar-built = { $seat } строит на свободном месте: { $altar }
event-altar-replaced = { $seat } строит: { $altar }; перекрыт: { $altar2 }
event-decorated = { $seat } добавляет украшение: { $decoration }
event-tier-built = { $seat } строит в пагоде: { $level }, { $n } ОП
event-roof-built = { $seat } строит крышу ({ $level }): { $n } ОП
event-sorin-built = { $seat } строит шпиль: { $sorin-tile }
event-cost-laid = Курильница ({ $level }) стоит: { $cost-tile }
event-cost-cancelled = Вытянут жетон штрафа ({ $level })
event-neutral-placed = { $n ->
    [one] Ставится { $n } нейтральная курильница ({ $level })
    [few] Ставятся { $n } нейтральные курильницы ({ $level })
   *[other] Ставится { $n } нейтральных курильниц ({ $level })
}
event-jokoro-on-altar = { $seat } размещает курильницу: { $altar }
event-jokoro-on-pagoda = { $seat } размещает курильницу в пагоде: { $level }
event-light-moved = { $seat } перемещает свет: { $space }
event-enlightened = Монах просветлён ({ $seat }, { $space }): { $tile }
event-enlightened-bare = Монах просветлён ({ $seat }, { $space }); жетона там уже нет
event-claimed = { $seat } принимает подношения: { $offering }
event-sixth-claimed = { $seat } получает шестую курильницу
event-called = { $seat } призывает к молитвам
event-studied = { $seat } посещает зону строительства: { $altar }
event-amulet-played = { $seat } разыгрывает: { $amulet }
event-amulet-kept = { $seat } оставляет амулет у себя
event-amulet-won = { $seat } выполняет условие: { $amulet }
event-round-ends = Раунд { $n } окончен
event-round-begins = Начинается раунд { $n }
event-order = Новый порядок хода, { $n }-е место: { $seat }
event-monk-stays = Монах остаётся ({ $seat }): { $space }
event-monk-returns = Монах возвращается ({ $seat }): { $space }
event-tiles-exchanged = { $seat } обменивает { $exchange }
event-scored = { $seat }: { $score }, { $n } ОП
event-side-taken = { $seat } использует: { $side }, { $altar }
event-reward = Фонарь Хасэкуры ({ $altar }): { $lantern }; { $reason }
event-reward-blocked = Он не может её получить ({ $lantern }): { $obstacle }
event-reward-lost = Награда пропадает ({ $lantern })
event-reaction = Хасэкура вытягивает { $colour_id ->
    [grey] серого
    [purple] фиолетового
    [orange] оранжевого
   *[other] { $colour }
} прихожанина и размещает его: { $altar }
event-auto-mon = { $n ->
    [one] Хасэкура берёт { $n } мон
    [few] Хасэкура берёт { $n } мон
   *[other] Хасэкура берёт { $n } мон
}
event-auto-incense = Хасэкура берёт 1 благовоние (теперь { $level })
event-auto-light = Хасэкура перемещает свет ({ $space }) и берёт: { $tile }
event-auto-jokoro = Хасэкура размещает курильницу в пагоде: { $level }
event-auto-tier = Хасэкура строит в пагоде: { $level }, { $n } ОП
event-auto-roof = Хасэкура строит крышу ({ $level }): { $n } ОП
event-auto-scored = Хасэкура: { $score }, { $n } ОП

# Поле в терминале
board-short-wood = Д
board-short-stone = К
board-short-mon = М
board-short-emerald = И
board-short-incense = Б
board-do-altar = алтарь
board-do-jokoro = курильн.
board-do-pagoda = пагода
board-do-meditate = монах
board-do-hikari = свет
board-do-offerings = поднош.
board-letter-grey = с
board-letter-purple = ф
board-letter-orange = о
board-head = Раунд { $round } из 5 · впереди ходов: { $turns }
board-order = Порядок: { $seats }
board-bells = колокольчики на следующий раунд: { $seats }
board-sanmon = Ворота храма
board-bag = мешочек
board-key = Д дерево · К камень · М мон · И изумруд · Б благовоние · с/ф/о серый, фиолетовый, оранжевый
        → обмен · ☼ свет · ▲ остаётся навсегда, крыша построена · ■ ярус построен · ◄ архитектор
        ♨ курильница, её цена · ☞ рука · (с) на алтаре под ним, до конца раунда
board-altars = Алтари
board-left = слева
board-right = справа
board-jokoro = курильница
board-owner = владелец
board-visitors = прихожане
board-lantern = фонарь
board-plots = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[other] { $n } свободных мест
}
board-construction = Зона строительства
board-decorations = Украшения
board-pagoda = Пагода
board-tier = ярус
board-roof = крыша
board-tile = жетон
board-wheels = Молитвенные барабаны
board-wheel-used = в этот ход использовано
board-offerings = Подношения
board-sixth = 6-я курильн.
board-supply = Общий резерв
board-points = ОП
board-tiles = жет.
board-monks = мнх.
board-jokoros = кур.
board-placed = паг.+алт.
board-own-altars = алт.
board-amulet = амулет
board-hidden = скрыт
board-sun = { $n } просв.
board-line = Ждут жетоны: { $tiles }
board-starting = Стартовые жетоны: { $tiles }
board-flower = цветок
board-sorin-tile = Шпиль: { $tile }
board-sorin-by = строитель: { $seat }
board-amulet-wisdom = 1: ОП
board-amulet-jewel = 2: изумруды
board-amulet-silence = 3: жетоны
board-amulet-smoke = 4: курильницы
board-amulet-devotion = 5: подношения
board-its-decoration = украшение
board-sort-basic = Базовые алтари
board-sort-altars = Жетоны алтарей
board-sort-decorations = Украшения
board-sort-wheels = Молитвенные барабаны
board-sort-offerings = Трек подношений
board-sort-meditation = Жетоны медитации
board-sort-tiers = Жетоны ярусов
board-sort-roofs = Крыши
board-sort-costs = Жетоны стоимости
board-sort-starting = Стартовые жетоны
board-sort-amulets = Амулеты
board-sort-sorin = Жетоны бонуса пагоды
board-copies = шт.
board-era = эра
board-effect = бонус
board-cost = цена
board-colour = цвет
board-name = название

## What bots weigh, when they give a reason
ui-worth-points = очки
ui-worth-pagoda = курильницы в пагоде
ui-worth-altars = алтари
ui-worth-goods = ресурсы
ui-worth-tiles = жетоны медитации
ui-worth-offerings = подношения
ui-worth-incense = благовония
ui-worth-monks = монахи
ui-worth-projects = почти оплаченные замыслы
ui-worth-sorin = шпиль
ui-worth-order = порядок хода в следующем раунде
ui-worth-waiting = что ждёт применения
