# «Просветление» по-русски. Слова те, которые знают игроки русского издания.

title = Просветление
ui-line = Размещайте прихожан у алтарей, ведите монахов к просветлению и возводите Великую пагоду.
ui-sort = Размещение рабочих и строительство · 30–40 минут на игрока · высокая сложность
ui-opponent = Хасэкура
ui-penalty = У вас нет благовоний. Если их не будет в конце раунда, вы потеряете 1 ОП.

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
count-mon = { $n } мон
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
verb-altar = строительство алтаря
    .infinitive = построить алтарь
verb-jokoro = размещение курильницы
    .infinitive = разместить курильницу
verb-pagoda = строительство пагоды
    .infinitive = строить пагоду
verb-meditate = медитация
    .infinitive = медитировать
verb-hikari = { $n ->
    [one] перемещение света на { $n } ячейку
    [few] перемещение света на { $n } ячейки
   *[other] перемещение света на { $n } ячеек
}
    .infinitive = { $n ->
    [one] переместить свет на { $n } ячейку
    [few] переместить свет на { $n } ячейки
   *[other] переместить свет на { $n } ячеек
}
verb-offerings = принятие подношений
    .infinitive = принять подношения

# Цвета, стороны, места
colour-grey = Серый
colour-purple = Фиолетовый
colour-orange = Оранжевый
side-left = Левая сторона
    .genitive = левой стороны
side-right = Правая сторона
    .genitive = правой стороны
altar-upper-grey = Верхний серый алтарь
    .accusative = верхний серый алтарь
    .genitive = верхнего серого алтаря
    .prepositional = верхнем сером алтаре
altar-upper-purple = Верхний фиолетовый алтарь
    .accusative = верхний фиолетовый алтарь
    .genitive = верхнего фиолетового алтаря
    .prepositional = верхнем фиолетовом алтаре
altar-upper-orange = Верхний оранжевый алтарь
    .accusative = верхний оранжевый алтарь
    .genitive = верхнего оранжевого алтаря
    .prepositional = верхнем оранжевом алтаре
altar-lower-grey = Нижний серый алтарь
    .accusative = нижний серый алтарь
    .genitive = нижнего серого алтаря
    .prepositional = нижнем сером алтаре
altar-lower-purple = Нижний фиолетовый алтарь
    .accusative = нижний фиолетовый алтарь
    .genitive = нижнего фиолетового алтаря
    .prepositional = нижнем фиолетовом алтаре
altar-lower-orange = Нижний оранжевый алтарь
    .accusative = нижний оранжевый алтарь
    .genitive = нижнего оранжевого алтаря
    .prepositional = нижнем оранжевом алтаре
altar-charity = Алтарь милосердия
    .accusative = алтарь милосердия
    .genitive = алтаря милосердия
    .prepositional = алтаре милосердия
altar-quarry = Алтарь каменоломни
    .accusative = алтарь каменоломни
    .genitive = алтаря каменоломни
    .prepositional = алтаре каменоломни
altar-masons = Алтарь каменщиков
    .accusative = алтарь каменщиков
    .genitive = алтаря каменщиков
    .prepositional = алтаре каменщиков
altar-bronze-bell = Алтарь бронзового колокола
    .accusative = алтарь бронзового колокола
    .genitive = алтаря бронзового колокола
    .prepositional = алтаре бронзового колокола
altar-stonecutters = Алтарь камнерезов
    .accusative = алтарь камнерезов
    .genitive = алтаря камнерезов
    .prepositional = алтаре камнерезов
altar-braziers = Алтарь жаровен
    .accusative = алтарь жаровен
    .genitive = алтаря жаровен
    .prepositional = алтаре жаровен
altar-treasury = Алтарь казны
    .accusative = алтарь казны
    .genitive = алтаря казны
    .prepositional = алтаре казны
altar-guild = Алтарь гильдии
    .accusative = алтарь гильдии
    .genitive = алтаря гильдии
    .prepositional = алтаре гильдии
altar-wisteria = Алтарь глицинии
    .accusative = алтарь глицинии
    .genitive = алтаря глицинии
    .prepositional = алтаре глицинии
altar-censer = Алтарь кадила
    .accusative = алтарь кадила
    .genitive = алтаря кадила
    .prepositional = алтаре кадила
altar-almsgivers = Алтарь подаяния
    .accusative = алтарь подаяния
    .genitive = алтаря подаяния
    .prepositional = алтаре подаяния
altar-sawmill = Алтарь лесопилки
    .accusative = алтарь лесопилки
    .genitive = алтаря лесопилки
    .prepositional = алтаре лесопилки
altar-hermitage = Алтарь скита
    .accusative = алтарь скита
    .genitive = алтаря скита
    .prepositional = алтаре скита
altar-lamplighters = Алтарь фонарщиков
    .accusative = алтарь фонарщиков
    .genitive = алтаря фонарщиков
    .prepositional = алтаре фонарщиков
altar-carpenters = Алтарь плотников
    .accusative = алтарь плотников
    .genitive = алтаря плотников
    .prepositional = алтаре плотников
altar-woodcarvers = Алтарь резчиков
    .accusative = алтарь резчиков
    .genitive = алтаря резчиков
    .prepositional = алтаре резчиков
board-mountain-west = Западная гора
space-west-top = Верхняя ячейка западной горы
    .accusative = верхнюю ячейку западной горы
    .genitive = верхней ячейки западной горы
    .prepositional = верхней ячейке западной горы
space-west-right = Правая ячейка западной горы
    .accusative = правую ячейку западной горы
    .genitive = правой ячейки западной горы
    .prepositional = правой ячейке западной горы
space-west-bottom = Нижняя ячейка западной горы
    .accusative = нижнюю ячейку западной горы
    .genitive = нижней ячейки западной горы
    .prepositional = нижней ячейке западной горы
space-west-left = Левая ячейка западной горы
    .accusative = левую ячейку западной горы
    .genitive = левой ячейки западной горы
    .prepositional = левой ячейке западной горы
board-mountain-middle = Средняя гора
space-middle-top = Верхняя ячейка средней горы
    .accusative = верхнюю ячейку средней горы
    .genitive = верхней ячейки средней горы
    .prepositional = верхней ячейке средней горы
space-middle-right = Правая ячейка средней горы
    .accusative = правую ячейку средней горы
    .genitive = правой ячейки средней горы
    .prepositional = правой ячейке средней горы
space-middle-bottom = Нижняя ячейка средней горы
    .accusative = нижнюю ячейку средней горы
    .genitive = нижней ячейки средней горы
    .prepositional = нижней ячейке средней горы
space-middle-left = Левая ячейка средней горы
    .accusative = левую ячейку средней горы
    .genitive = левой ячейки средней горы
    .prepositional = левой ячейке средней горы
board-mountain-east = Восточная гора
space-east-top = Верхняя ячейка восточной горы
    .accusative = верхнюю ячейку восточной горы
    .genitive = верхней ячейки восточной горы
    .prepositional = верхней ячейке восточной горы
space-east-right = Правая ячейка восточной горы
    .accusative = правую ячейку восточной горы
    .genitive = правой ячейки восточной горы
    .prepositional = правой ячейке восточной горы
space-east-bottom = Нижняя ячейка восточной горы
    .accusative = нижнюю ячейку восточной горы
    .genitive = нижней ячейки восточной горы
    .prepositional = нижней ячейке восточной горы
space-east-left = Левая ячейка восточной горы
    .accusative = левую ячейку восточной горы
    .genitive = левой ячейки восточной горы
    .prepositional = левой ячейке восточной горы
level-1 = Ярус 1
    .accusative = ярус 1
    .genitive = яруса 1
    .prepositional = ярусе 1
level-2 = Ярус 2
    .accusative = ярус 2
    .genitive = яруса 2
    .prepositional = ярусе 2
level-3 = Ярус 3
    .accusative = ярус 3
    .genitive = яруса 3
    .prepositional = ярусе 3
level-4 = Ярус 4
    .accusative = ярус 4
    .genitive = яруса 4
    .prepositional = ярусе 4
level-5 = Ярус 5
    .accusative = ярус 5
    .genitive = яруса 5
    .prepositional = ярусе 5
level-sorin = Шпиль
    .accusative = шпиль
    .genitive = шпиля
    .prepositional = шпиле

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
wheel-wood = Барабан дерева
    .accusative = барабан дерева
wheel-stone = Барабан камня
    .accusative = барабан камня
wheel-mon = Барабан мон
    .accusative = барабан мон
wheel-meditate = Барабан медитации
    .accusative = барабан медитации
wheel-hikari = Барабан света
    .accusative = барабан света
wheel-offerings = Барабан подношений
    .accusative = барабан подношений
offering-level-1 = Ячейка 1
    .genitive = ячейки 1
offering-level-2 = Ячейка 2
    .genitive = ячейки 2
offering-level-3 = Ячейка 3
    .genitive = ячейки 3
offering-level-4 = Ячейка 4
    .genitive = ячейки 4
offering-level-5 = Ячейка 5
    .genitive = ячейки 5
offering-level-6 = Ячейка 6
    .genitive = ячейки 6
offering-level-7 = Ячейка 7
    .genitive = ячейки 7

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
starting-wood-stone-incense = 1 дерево, 1 камень и 1 благовоние
starting-wood-incense = 2 дерева и 1 благовоние
starting-stone-incense = 2 камня и 1 благовоние
starting-mon-incense = 3 мон и 1 благовоние
starting-emerald-mon = 1 изумруд и 1 мон
starting-incense-mon = 2 благовония и 1 мон

# Амулеты
amulet-wisdom = Амулет 1 (ОП)
    .accusative = амулет 1 (ОП)
    .genitive = амулета 1 (ОП)
amulet-jewel = Амулет 2 (изумруды)
    .accusative = амулет 2 (изумруды)
    .genitive = амулета 2 (изумруды)
amulet-silence = Амулет 3 (жетоны медитации)
    .accusative = амулет 3 (жетоны медитации)
    .genitive = амулета 3 (жетоны медитации)
amulet-smoke = Амулет 4 (курильницы)
    .accusative = амулет 4 (курильницы)
    .genitive = амулета 4 (курильницы)
amulet-devotion = Амулет 5 (подношения)
    .accusative = амулет 5 (подношения)
    .genitive = амулета 5 (подношения)

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
sorin-tile-goods-2024 = 1 ОП за каждые 2 неиспользованных ресурса или жетона
sorin-tile-offerings-2024 = 2 ОП и ещё 1 ОП за каждую ячейку трека подношений
sorin-tile-colours-2023 = 2 ОП за каждую курильницу в ваших алтарях
sorin-tile-incense-2023 = 2 ОП за каждую ячейку трека благовоний
sorin-tile-goods-2023 = 1 ОП за каждые 2 неиспользованных ресурса или жетона
sorin-tile-offerings-2023 = 1 ОП за каждую ячейку трека подношений

# Обмен жетонов
exchange-one-mon = 1 жетон на 1 мон
exchange-two-mon = 2 жетона на 2 мон
exchange-three-mon = 3 жетона на 3 мон
exchange-incense = 2 жетона на 1 благовоние
exchange-incense-and-mon = 3 жетона на 1 благовоние и 1 мон

# Автоматон
lantern-mon = Мон
lantern-incense = Благовоние
lantern-jokoro = Курильница
lantern-hikari = Свет
lantern-pagoda = Пагода
reason-other-colour = цвет вашего прихожанина не совпал с цветом алтаря
reason-own-visit = у этого алтаря его прихожанин
reason-match = цвета совпали, и он получает обе награды пары
reason-instead = взамен той, которую он получить не может
obstacle-no-mon = в общем резерве нет мон
obstacle-incense-full = его маркер благовоний уже на верхней ячейке
obstacle-no-space = в пагоде нет свободного места
obstacle-no-light = на этой горе нет другой ячейки с жетоном и без монаха
obstacle-nothing-to-build = на уровне архитектора и ниже строить нечего
obstacle-no-tile = для крыши нужен жетон медитации
obstacle-no-jokoro = у него не осталось курильниц

# Очки
score-start = В начале
score-tiers = Ярусы
    .accusative = ярусы
score-roofs = Крыши
    .accusative = крыши
score-penalty = Без благовоний
score-amulets = Амулеты
    .accusative = амулеты
score-pagoda = Курильницы в пагоде
    .accusative = курильницы в пагоде
score-altars = Курильницы в алтарях
    .accusative = курильницы в алтарях
score-leftovers = Неиспользованные ресурсы
    .accusative = неиспользованные ресурсы
score-emeralds = Изумруды
    .accusative = изумруды
score-sorin = Шпиль
    .accusative = шпиль
score-goods = Мон и благовония
    .accusative = мон и благовония
score-meditation = Жетоны медитации
    .accusative = жетоны медитации
verdict-beaten = Хасэкура впереди. Попробуйте упростить игру или сыграть иначе.
verdict-shared = Вы с Хасэкурой делите победу.
verdict-close = Победа! Но есть куда расти.
verdict-clear = Уверенная победа: пагода многим обязана вам.
verdict-perfect = Безупречная игра: у Хасэкуры не было шансов.

# Настройки стола
setting-printing = Издание
setting-printing-2024 = 2024
setting-printing-2023 = 2023 (жетоны бонуса пагоды слабее)
setting-few_worshippers = Прихожане в мешочке
setting-few_worshippers-false = по три каждого цвета
setting-few_worshippers-true = по два каждого цвета (легче)
setting-humble_charity = Автоматон у алтаря милосердия
setting-humble_charity-false = получает пожертвования
setting-humble_charity-true = получает 1 благовоние (легче)
setting-strict_rewards = Награда, которую Автоматон не может получить
setting-strict_rewards-false = заменяется второй наградой пары
setting-strict_rewards-true = пропадает (легче)

# Вопросы
prompt-starting-tile = Какой стартовый жетон возьмёте?
prompt-first-monk = Где разместите первого монаха?
prompt-worshipper = Какого прихожанина разместите?
prompt-altar = { $colour_id ->
    [grey] У какого алтаря разместите серого прихожанина?
    [purple] У какого алтаря разместите фиолетового прихожанина?
   *[orange] У какого алтаря разместите оранжевого прихожанина?
}
prompt-side = { $altar }. Какую сторону выберете? Слева: { $effect-left }. Справа: { $effect-right }.
prompt-charity = Алтарь милосердия. Призовёте к молитвам или посетите зону строительства?
prompt-collection = Призыв к молитвам. Возьмёте благовоние или пожертвования?
prompt-cost = Чем заплатите?
prompt-build = Какой алтарь построите?
prompt-plot = Где построите { $altar_accusative }?
prompt-decorate = Какое украшение добавите на { $altar_accusative }?
prompt-bonus = { $altar } построен. Сразу получите бонусы одной стороны? Слева: { $effect-left }. Справа: { $effect-right }.
prompt-jokoro = Где разместите курильницу?
prompt-pagoda = Что построите в пагоде?
prompt-meditate = Где разместите монаха?
prompt-lift = Какого монаха переместите?
prompt-hikari = { $n ->
    [one] Куда переместите свет? Остался { $n } шаг.
    [few] Куда переместите свет? Осталось { $n } шага.
   *[other] Куда переместите свет? Осталось { $n } шагов.
}
prompt-claim = Какую награду трека подношений возьмёте?
prompt-amulet = Разыграете свой амулет?
prompt-round-claim = Конец раунда. Примете подношения?
prompt-keep-monk = Заплатите 1 благовоние, чтобы оставить монаха на { $space_prepositional }?
prompt-exchange-tiles = Обменяете жетоны медитации?
prompt-effects = { $source_id ->
    [altar] { $altar }: что дальше?
    [tile] Жетон «{ $tile }»: что дальше?
    [wheel] { $wheel }: что дальше?
    [call] Призыв к молитвам: что дальше?
    [amulet] { $amulet }: что дальше?
   *[other] Что дальше?
}
prompt-choice = { $source_id ->
    [altar] { $altar }: что выберете?
    [tile] Жетон «{ $tile }»: что выберете?
    [wheel] { $wheel }: что выберете?
    [call] Призыв к молитвам: что выберете?
    [amulet] { $amulet }: что выберете?
   *[other] Что выберете?
}

# Ответы
option-wheel = Положить руку на { $wheel_accusative } (за 1 благовоние)
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
option-skip = Отказаться
option-call = Призвать к молитвам
option-study = Посетить зону строительства: левая сторона { $altar_genitive }
option-build = Построить { $altar_accusative }
option-plot = На свободном месте
option-over = Заменить { $altar_accusative } (за 1 благовоние)
option-decorate = { $decoration }
option-equip = В { $altar_prepositional }
option-enshrine = В пагоде, на { $level_prepositional }
option-tier = Построить { $level_accusative }
option-roof = Построить крышу { $level_genitive }
option-sorin = Построить шпиль пагоды
option-monk = { $space }
option-lift = Монаха с { $space_genitive }
option-light = На { $space_accusative }
option-claim = Взять награду { $offering_genitive }
option-sixth = Взять шестую курильницу (ячейка 3)
option-amulet = Разыграть амулет
option-keep = Оставить амулет у себя
option-stay = Оставить монаха (за 1 благовоние)
option-return = Вернуть монаха в резерв
option-exchange = Обменять { $exchange }

# События
event-started = { $seat } выбирает стартовый жетон: { $starting }
event-monk-placed = { $seat } размещает монаха на { $space_prepositional }
event-monk-moved = { $seat } перемещает монаха с { $space_genitive } на { $space2_accusative }
event-visited = { $seat } размещает { $colour_id ->
    [grey] серого
    [purple] фиолетового
   *[orange] оранжевого
} прихожанина у { $altar_genitive }
event-advanced = { $seat } продвигается по треку подношений до ячейки { $level }
event-wheel = { $seat } кладёт руку на { $wheel_accusative }
event-hand-pushed = { $seat } теряет барабан: рука возвращается на крышу
event-altar-built = { $seat } строит { $altar_accusative } на свободном месте
event-altar-replaced = { $seat } строит { $altar_accusative } и заменяет им { $altar2_accusative }
event-decorated = { $seat } добавляет на { $altar_accusative } украшение «{ $decoration }»
event-tier-built = { $seat } строит { $level_accusative } пагоды и получает { $n } ОП
event-roof-built = { $seat } строит крышу { $level_genitive } и получает { $n } ОП
event-sorin-built = { $seat } строит шпиль и забирает жетон бонуса: { $sorin-tile }
event-cost-laid = { $level }: курильница здесь стоит { $cost-tile }
event-cost-cancelled = { $level }: из стопки вытянут жетон штрафа
event-neutral-placed = { $n ->
    [one] { $level }: место занимает { $n } нейтральная курильница
    [few] { $level }: места занимают { $n } нейтральные курильницы
   *[other] { $level }: места занимают { $n } нейтральных курильниц
}
event-jokoro-on-altar = { $seat } размещает курильницу в { $altar_prepositional }
event-jokoro-on-pagoda = { $seat } размещает курильницу в пагоде, на { $level_prepositional }
event-light-moved = { $seat } перемещает свет на { $space_accusative }
event-enlightened = { $seat } получает жетон «{ $tile }»: монах просветлён на { $space_prepositional }
event-enlightened-bare = { $seat } остаётся без жетона: монах просветлён на { $space_prepositional }, но жетона там уже нет
event-claimed = { $seat } принимает подношения и берёт награду { $offering_genitive }
event-sixth-claimed = { $seat } получает шестую курильницу
event-called = { $seat } призывает к молитвам
event-studied = { $seat } посещает зону строительства и выбирает { $altar_accusative }
event-amulet-played = { $seat } разыгрывает { $amulet_accusative }
event-amulet-kept = { $seat } оставляет амулет у себя
event-amulet-won = { $seat } выполняет условие { $amulet_genitive }
event-round-ends = Раунд { $n } окончен
event-round-begins = Начинается раунд { $n }
event-order = Новый порядок хода: { $n }-е место — { $seat }
event-monk-stays = { $seat } оставляет монаха на { $space_prepositional }
event-monk-returns = { $seat } возвращает монаха в резерв с { $space_genitive }
event-tiles-exchanged = { $seat } обменивает { $exchange }
event-scored = { $score_id ->
    [penalty] { $n ->
        [0] { $seat } остаётся без благовоний, но терять нечего
       *[other] { $seat } теряет 1 ОП: благовоний не осталось
    }
   *[other] { $seat } получает { $n } ОП за { $score_accusative }
}
event-side-taken = { $seat } получает бонусы { $side_genitive } { $altar_genitive }
event-reward = Хасэкуре полагается награда «{ $lantern }» (фонарь { $altar_genitive }): { $reason }
event-reward-blocked = Хасэкура не может получить награду «{ $lantern }»: { $obstacle }
event-reward-lost = Хасэкура остаётся без награды «{ $lantern }»
event-reaction = Хасэкура вытягивает { $colour_id ->
    [grey] серого
    [purple] фиолетового
   *[orange] оранжевого
} прихожанина и размещает его у { $altar_genitive }
event-auto-mon = Хасэкура получает { $n } мон
event-auto-incense = Хасэкура получает 1 благовоние, теперь у него { $level }
event-auto-light = Хасэкура перемещает свет на { $space_accusative } и забирает жетон «{ $tile }»
event-auto-jokoro = Хасэкура размещает курильницу в пагоде, на { $level_prepositional }
event-auto-tier = Хасэкура строит { $level_accusative } пагоды и получает { $n } ОП
event-auto-roof = Хасэкура строит крышу { $level_genitive } и получает { $n } ОП
event-auto-scored = { $score_id ->
    [penalty] { $n ->
        [0] Хасэкура остаётся без благовоний, но терять нечего
       *[other] Хасэкура теряет 1 ОП: благовоний не осталось
    }
   *[other] Хасэкура получает { $n } ОП за { $score_accusative }
}

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
board-head = Раунд { $round } из 5 · { $turns ->
    [0] последний ход раунда
   *[other] ходов до конца раунда: { $turns }
}
board-order = Порядок хода: { $seats }
board-bells = колокольчики на следующий раунд: { $seats }
board-sanmon = Ворота храма
board-bag = мешочек
board-key = Д дерево · К камень · М мон · И изумруд · Б благовоние · с/ф/о серый, фиолетовый, оранжевый
        → обмен · ☼ свет · ▲ заменить нельзя, крыша построена · ■ ярус построен · ◄ архитектор
        ♨ курильница и её цена · ☞ рука · (с) прихожанин заменённого алтаря, до конца раунда
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
board-wheel-used = в этот ход уже использован
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
board-line = Ждут своей очереди жетоны: { $tiles }
board-starting = Стартовые жетоны: { $tiles }
board-flower = символ
board-sorin-tile = Шпиль: { $tile }
board-sorin-by = построен: { $seat }
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
ui-worth-waiting = ещё не использованные бонусы

# Что это на столе и для чего
tip-score = Ваши очки просветления сейчас. Курильницы, амулеты, изумруды и другие ресурсы приносят очки в конце.
tip-space = Медитируя, вы размещаете здесь монаха. Когда до него дойдёт свет, вы получите бонусы жетона; потом он переходит в ваш резерв, и им можно платить за крыши и алтари.
tip-light = Свет этой горы. Каждый символ света перемещает его на одну ячейку в любую сторону. Когда он доходит до вашего монаха, вы получаете жетон под ним.
tip-architect = Архитектор. Ярусы и крыши строят на этом ярусе и ниже. После каждого раунда он поднимается на ярус.
tip-altar = Здесь вы размещаете прихожанина и получаете бонусы одной стороны, а при совпадении цветов обеих. Если в алтаре курильница, каждое посещение продвигает владельца по треку подношений.
tip-altar-charity = Ни один прихожанин не совпадает с ним цветом. Призовите к молитвам, чтобы в следующем раунде ходить раньше, и возьмите 1 благовоние или пожертвования; или получите левую сторону алтаря в зоне строительства.
tip-lantern = Фонарь Хасэкуры. Если ваш прихожанин не того цвета, что алтарь, Хасэкура получает показанную награду.
tip-offer = Алтарь, который можно построить. Он стоит то, что показано перед ним; ваш второй алтарь на 1 жетон дороже, третий на 2. К нему вы выбираете украшение.
tip-plot = Свободное место. Здесь можно построить алтарь любого цвета.
tip-decoration = Строя алтарь, вы выбираете одно из них. Оно станет правой стороной алтаря.
tip-collection = Пожертвования. Призвав к молитвам, вы можете взять их вместо 1 благовония: 2, 3 или 4 мон, если у этого алтаря прихожане 1, 2 или 3 цветов.
tip-wheel = Один раз за ход можно заплатить 1 благовоние и получить то, что показано. Барабан, на котором уже лежит ваша рука, использовать нельзя.
tip-colour = Прихожане в воротах храма. Каждый ход вы размещаете одного из них; у алтаря того же цвета вы получаете обе стороны.
tip-bag = На каждый новый раунд отсюда берут по три прихожанина на игрока.
tip-offering = Принимая подношения, вы берёте одну награду на уровне своего маркера или ниже; потом маркер возвращается в начало. Его продвигают посещения ваших алтарей с курильницей.
tip-incense = Благовония всех игроков, от 0 до 3. Ими платят за молитвенные барабаны. У кого их нет в конце раунда, тот теряет 1 ОП.
tip-order = Верхний ряд — для этого раунда. Кто призывает к молитвам, ставит колокольчик в нижний и в следующем раунде ходит раньше.
tip-supply = Осталось для всех. Чего здесь нет, того не получить.
tip-level = Ярус пагоды. Строить можно на ярусе архитектора и ниже.
tip-level-sorin = Шпиль — вершина пагоды. Его строят только в пятом раунде.
tip-tier = Ярус стоит то, что на нём показано, и приносит ОП, указанные рядом с ценой. После этого здесь можно разместить курильницы.
tip-tier-sorin = Вершина пагоды. Её строят только в пятом раунде, и строитель берёт жетон бонуса пагоды.
tip-roof = Крыша. Она стоит то, что показано, и 1 жетон, и приносит указанные ОП. В конце с каждой крышей каждая курильница в пагоде ценнее на 1 ОП.
tip-burner = Места для курильниц и их цена. В конце каждая курильница здесь приносит 1 ОП за каждую крышу пагоды.
tip-sorin = Кто построит шпиль, берёт этот жетон и получает за него очки в конце.
tip-bowl = Место для курильницы и её цена. В вашем алтаре она при каждом посещении продвигает вас по треку подношений, а в конце приносит 1 ОП за каждый цвет ваших алтарей.
tip-side = Одна сторона алтаря. Можно получить всё, что на ней показано, в любом порядке.
tip-effect = Один бонус. Бонусы можно получать в любом порядке или пропускать.
tip-starting = Ваши первые ресурсы. Каждый игрок берёт один из этих жетонов.
tip-waiting = Жетон, который вы получили. Используйте его бонусы в любом порядке; потом он перейдёт в ваш резерв.
tip-monk = Медитируя, вы размещаете монахов в горах. Получив жетон, они возвращаются в конце раунда.
tip-jokoro = Курильницы. В пагоде каждая приносит 1 ОП за каждую крышу; в ваших алтарях они приносят подношения и очки за цвета.
tip-tile = Ими платят за крыши и за ваш второй и третий алтарь. В конце их считают вместе с деревом, камнем и мон.
tip-own-altar = Алтари, которые вы построили, не больше трёх. Чем больше разных цветов, тем ценнее курильницы в них.
tip-sun = Они уже получили свой жетон и в конце раунда вернутся в резерв.
tip-amulet = Его можно разыграть после раунда 3 или в конце. У кого больше всего того, что на нём названо, тот получает его бонус после раунда 3, а в конце — 2 ОП.
tip-good = Этим платят за алтари и пагоду. В конце каждые 5 ресурсов (дерево, камень, мон) и жетонов вместе приносят 1 ОП.
tip-good-emerald = Редкий ресурс. Им платят за ярусы и всё самое дорогое; каждый оставшийся в конце изумруд приносит 1 ОП.
tip-good-incense = Ими платят за молитвенные барабаны и за то, чтобы монах остался в горах. Больше 3 не бывает. Без них вы теряете 1 ОП в конце раунда.

# Что бывает неверно в наборе компонентов
mistake-era-count = Жетонов эры { $era } всего { $found }, а в коробке { $expected }.
mistake-upper-first = Первые три базовых алтаря — верхние; здесь нужно «{ $expected }».
mistake-wheel-count = Молитвенных барабанов { $n }, а должно быть от 1 до 12.
mistake-three-levels = На треке должно быть не меньше трёх уровней: третий нужен правилам.
mistake-altar-pair = Алтарей цвета «{ $colour }» { $n }, а нужны один верхний и один нижний.
mistake-altars-alike = Оба алтаря цвета «{ $colour }» — «{ $row }», а нужны один верхний и один нижний.
mistake-lantern-pair = Ни у одного цвета нет фонарей «{ $one }» и «{ $other }».
mistake-repeated = С помощью x повторяют только hikari; напишите: { $text }.
mistake-hikari-joined = Hikari — отдельный эффект, его нельзя соединять знаком +; напишите запятую.
mistake-hikari-apart = Hikari одной стороны, жетона или барабана — один эффект; запишите их так: { $text }.
mistake-only-goods = «{ $text }» даёт не только ресурсы; здесь допустимы только они.
mistake-unpayable = { $n } × «{ $good }» заплатить невозможно: есть только { $most }.
mistake-amulet-most = У амулета { $number } здесь должно быть «{ $expected }».
mistake-colours-once = Каждый из трёх цветов должен быть здесь ровно один раз.
mistake-slot-incense = Ячейка стоит дерево, камень, мон или изумруды, но не благовония.
mistake-sorin-kinds = Изданию { $printing } нужен каждый из видов: { $known }.

# Как играть, на одном экране
howto-goal-title = Цель
howto-goal = Вы с соперниками возводите великую пагоду. У кого после пяти раундов больше очков просветления (ОП), тот победил.
    Ярусы и крыши пагоды приносят ОП сразу. Курильницы, амулеты и то, что у вас осталось, — в конце.
howto-turn-title = Ваш ход
howto-turn = Разместите одного прихожанина от ворот храма у любого алтаря, свободного или занятого. Вы получаете бонусы одной стороны. Если прихожанин цвета алтаря, можно получить обе.
    Любой бонус можно не использовать, порядок за вами: взять ресурсы, обменять их, построить алтарь, разместить курильницу, строить пагоду, отправить монаха в горы, переместить свет, принять подношения.
    Когда свет доходит до вашего монаха, вы получаете жетон медитации с его ячейки. Использованный жетон остаётся у вас: им платят за крыши и алтари.
    Ярусы и крыши строят на уровне архитектора или ниже. Крыша стоит ещё один использованный жетон.
    Курильница в вашем алтаре приносит подношения: одну ячейку трека за каждое посещение, чьим бы оно ни было, и две, если цвета совпали.
    Один раз за ход за 1 благовоние можно положить руку на молитвенный барабан и получить его бонус.
    У алтаря милосердия нет цвета: призовите к молитвам, чтобы в следующем раунде ходить раньше, и возьмите 1 благовоние или пожертвования; или получите левую сторону алтаря в зоне строительства.
howto-round-title = Раунд
howto-round = У каждого три хода. Затем обновляют алтари, украшения, жетоны в горах и прихожан, а архитектор поднимается на ярус.
    Колокольчики решают, кто ходит первым. Кто без благовоний, теряет 1 ОП.
    Каждый может один раз принять подношения, оставить монаха в горах за 1 благовоние или вернуть его, и обменять до трёх использованных жетонов: каждый на 1 мон, два на 1 благовоние.
    После раунда 3 можно разыграть амулет: бонус получает тот, у кого больше всего названного на нём (ОП, изумрудов, использованных жетонов, размещённых курильниц или подношений). В горах начинается вторая эра.
howto-end-title = Конец игры
howto-end = Игра заканчивается после раунда 5. Только в нём можно построить шпиль: 1 мон, 1 дерево, 1 камень, 1 благовоние и 1 использованный жетон. Строитель получает его жетон бонуса.
    В соло-режиме против вас играет Хасэкура. Если ваш прихожанин не того цвета, что алтарь, он получает награду фонаря этого алтаря. Затем он размещает прихожанина у второго алтаря этого цвета и получает его награду, а если цвета совпали — обе.
howto-scoring-title = Очки
howto-scoring = В течение игры: ярусы от 5 до 7 ОП, крыши от 2 до 5 ОП.
    В конце: каждый разыгранный амулет даёт 2 ОП тому, у кого больше всего.
    Каждая курильница в пагоде: 1 ОП за каждую построенную крышу. Каждая курильница в ваших алтарях: 1 ОП за каждый цвет ваших алтарей.
    Каждые 5 ресурсов (дерево, камень, мон) и использованных жетонов: 1 ОП. Каждый изумруд: 1 ОП. Жетон бонуса пагоды — строителю шпиля. Без благовоний: −1 ОП.
    При ничьей решают благовония, затем ячейка на треке подношений.

# Зачем это решение и что обычно хорошо
teach-starting-tile = Ваши первые ресурсы. Сравните их с ценой первого яруса и выложенных алтарей; изумруд сбережёт целый ход.
teach-first-monk = Монах бесплатно. Рядом со светом ему хватит одного шага; выберите жетон с ресурсами, которые скоро понадобятся.
teach-worshipper = Цвет решает, где вы получите обе стороны. Найдите самый нужный алтарь и берите его цвет, пока он есть.
teach-altar = При совпадении цветов обе стороны ваши. Алтарь с курильницей продвигает владельца по треку подношений, так что свой посещать приятнее.
teach-side = Цвета разные, сторона только одна. Берите ту, что приблизит следующий ярус, алтарь или курильницу.
teach-charity = Призыв к молитвам даёт ходить раньше в следующем раунде: это важно, когда нужного цвета мало. Или получите левую сторону ещё не построенного алтаря.
teach-collection = Если благовоний нет, берите благовоние, иначе мон. Пожертвования растут с числом цветов у этого алтаря.
teach-cost = Платите тем, что меньше всего нужно для следующего яруса или крыши.
teach-build = Алтарь ваш на всю игру. Хороший даёт то, что нужно часто; разные цвета делают курильницы в алтарях дороже.
teach-plot = Свободное место бесплатно. Замена стоит 1 благовоние и убирает базовый алтарь для всех.
teach-decorate = Украшение теперь — правая сторона вашего алтаря. Пагода, курильницы и свет ценнее ресурсов.
teach-bonus = Подарок, который действует только сейчас: берите сторону, которая сразу даёт больше.
teach-jokoro = В алтаре она приносит подношения за каждое посещение: лучше рано. В пагоде в конце даёт по 1 ОП за крышу: лучше там, где дёшево.
teach-pagoda = Самые надёжные очки. Ярус приносит от 5 до 7 ОП, крыша меньше, но она повышает цену всех курильниц в пагоде.
teach-meditate = Размещайте монаха рядом со светом, на нужном жетоне. К тому же соперник не может остановить на нём свет.
teach-lift = Все монахи в горах: переместите того, чей жетон нужен меньше всего или кто дальше всех от света.
teach-hikari = Перемещайте свет к своим монахам. Шаги можно разделить; не приближайте свет к чужому монаху.
teach-claim = Маркер вернётся в начало, поэтому берите самую высокую награду, если только не нужна другая.
teach-amulet = Если сейчас у вас больше всех, разыграйте: получите бонус, а в конце он может дать 2 ОП. Если нет, оставьте и догоняйте.
teach-round-claim = Подношения бесплатно. Берите, если награда нужна сейчас; ждите, если близка ячейка с изумрудом.
teach-keep-monk = За 1 благовоние останется и монах, и его хороший жетон. Верните его, если иначе не останется благовоний на барабаны и от штрафа.
teach-exchange-tiles = Использованными жетонами платят за крыши и за второй и третий алтарь. Нужные оставьте; 2 жетона за 1 благовоние спасут от штрафа в следующий раз.
teach-effects = Выбирайте удобный порядок: сначала получить, потом платить, а благовоние — последним, если их уже 3.
teach-choice = Берите то, чего не хватает для следующей постройки.
teach-end-turn = Прежде чем закончить ход: молитвенный барабан стоит 1 благовоние. К концу раунда сберегите хотя бы 1, иначе потеряете 1 ОП.
teach-payment = Платите тем, что меньше всего нужно для следующего яруса или крыши.
teach-mixture = Берите то, чего не хватает для следующей постройки; благовоний не бывает больше 3.

# Помощник: Хасэкура рядом с коробкой
companion-answer-yes = да
companion-answer-no = нет
companion-answer-none = никто
companion-space-open = да, свободно
companion-space-taken = нет, там стоит курильница
companion-space-unbuilt = нет, эта часть ещё не построена
companion-ring-top = сверху
companion-ring-right = справа
companion-ring-bottom = снизу
companion-ring-left = слева
event-companion-part-turn = Раунд { $round }, ход { $n }
event-companion-part-round-end = Конец раунда { $round }
event-companion-part-game-end = Конец игры
prompt-companion-visit = У какого алтаря вы разместили прихожанина?
prompt-companion-worshipper = Какого прихожанина вы разместили?
prompt-companion-draw = Вытяните для Хасэкуры прихожанина из мешочка. Какого он цвета?
prompt-companion-lantern = Какую награду показывает фонарь у { $altar_genitive }?
prompt-companion-jokoro = Построен ли на месте { $altar_genitive } алтарь с вашей курильницей?
prompt-companion-mon = Сколько мон осталось в общем резерве? (4 — это 4 или больше.)
prompt-companion-space = { $level_id ->
    [sorin] Есть ли свободное место для курильницы на шпиле?
   *[other] Есть ли свободное место для курильницы на { $level_prepositional } пагоды?
}
prompt-companion-light = { $colour_id ->
    [grey] Где находится свет на горе с серым символом?
    [purple] Где находится свет на горе с фиолетовым символом?
   *[orange] Где находится свет на горе с оранжевым символом?
}
prompt-companion-tile = { $colour_id ->
    [grey] Гора с серым символом. Есть ли на ячейке { $companion-ring } жетон без монаха?
    [purple] Гора с фиолетовым символом. Есть ли на ячейке { $companion-ring } жетон без монаха?
   *[orange] Гора с оранжевым символом. Есть ли на ячейке { $companion-ring } жетон без монаха?
}
prompt-companion-tier = Построен ли { $level_accusative } пагоды?
prompt-companion-roof = Построена ли крыша { $level_genitive } пагоды?
prompt-companion-tier-points = Сколько ОП показывает { $level_accusative } пагоды?
prompt-companion-roof-points = Сколько ОП показывает крыша { $level_genitive }?
prompt-companion-roofs = Сколько крыш у пагоды?
prompt-companion-your-points = Сколько у вас очков в итоге?
event-companion-advance = { $n ->
    [one] Продвиньте свой маркер по треку подношений на { $n } ячейку, но не дальше верхней
    [few] Продвиньте свой маркер по треку подношений на { $n } ячейки, но не дальше верхней
   *[other] Продвиньте свой маркер по треку подношений на { $n } ячеек, но не дальше верхней
}
event-companion-cost = Откройте жетон стоимости курильницы и положите его на { $level_accusative }
event-companion-your-steps = Сначала выполните свои действия конца раунда
event-companion-your-scoring = Сначала подсчитайте свои очки, без амулетов
event-companion-final = У вас { $n } ОП, у Хасэкуры { $rival }
event-companion-verdict = { $verdict }
event-companion-board-points = ОП: { $n }
event-companion-board-mon = Мон: { $n }
event-companion-board-incense = Благовония: { $n }
event-companion-board-tiles = Жетоны медитации: { $n }
event-companion-board-jokoros = Курильниц в резерве: { $n }
event-companion-board-enshrined = Курильниц в пагоде: { $n }
event-companion-light = Хасэкура перемещает свет на { $space_accusative } и забирает оттуда жетон

# Подсчёт очков
score-track = Трек просветления
event-companion-part-rival = Хасэкура
prompt-companion-track = Сколько ОП у каждого на треке просветления? За каждый полный круг прибавьте 40.
prompt-companion-amulets = Какие амулеты разыграны?
prompt-companion-emeralds = Сколько у кого изумрудов?
prompt-companion-tiles = Сколько у кого в резерве жетонов медитации?
prompt-companion-goods = Сколько у кого мон, дерева и камня вместе?
prompt-companion-pagoda = Сколько у кого курильниц в пагоде?
prompt-companion-altar-jokoros = Сколько у кого курильниц в алтарях?
prompt-companion-altar-colours = Сколько разных цветов у алтарей каждого?
prompt-companion-incense = Какой у кого уровень благовоний?
prompt-companion-offerings = На какой ячейке трека подношений каждый?
prompt-companion-sorin-builder = Кто построил шпиль?
prompt-companion-sorin-tile = Какой жетон бонуса пагоды у шпиля?
prompt-companion-rival-mon = Сколько мон у Хасэкуры?
event-companion-sum-amulets = { $player }: { $amulet_accusative }, всего { $n } = { $points } ОП
event-companion-sum-pagoda = { $player }: { $n } { $n ->
    [one] курильница
    [few] курильницы
   *[other] курильниц
} × { $roofs } { $roofs ->
    [one] крыша
    [few] крыши
   *[other] крыш
} = { $points } ОП
event-companion-sum-altars = { $player }: { $n } { $n ->
    [one] курильница
    [few] курильницы
   *[other] курильниц
} × { $colours } { $colours ->
    [one] цвет
    [few] цвета
   *[other] цветов
} = { $points } ОП
event-companion-sum-leftovers = { $player }: всего ресурсов и жетонов { $n }, за каждые 5 — 1 ОП = { $points } ОП
event-companion-sum-emeralds = { $player }: { $n } { $n ->
    [one] изумруд
    [few] изумруда
   *[other] изумрудов
} = { $points } ОП
event-companion-sum-sorin = { $player }: { $sorin-tile }, всего { $n } = { $points } ОП
event-companion-sum-penalty = { $player }: без благовоний = { $points } ОП

# Подготовка
event-companion-lay-supply = Общий резерв: дерево { $wood }, камень { $stone }, мон { $mon }, изумруды { $emerald }
event-companion-lay-bag = Положите в мешочек по { $each ->
    [one] { $each } прихожанину
    [few] { $each } прихожанина
   *[other] { $each } прихожан
} каждого цвета, затем вытяните { $n } и поставьте у ворот храма
event-companion-lay-architect = Поставьте архитектора на 1-й ярус пагоды
event-companion-lay-tiers = Перемешайте { $all } жетонов ярусов и положите { $n } из них по одному на ярусы пагоды; остальные верните в коробку
event-companion-lay-sorin = Положите рядом со шпилем лицом вверх жетон бонуса пагоды, он вытянут за вас: { $sorin-tile }
event-companion-lay-costs = Перемешайте { $n } жетонов стоимости курильниц{ $cancelled ->
    [0] {""}
   *[other] {" и жетоны штрафа ("}{ $cancelled }{")"}
} и сложите стопкой
event-companion-lay-neutrals = Приготовьте нейтральные курильницы: { $n }
event-companion-lay-altars = Вытяните { $n ->
    [one] { $n } жетон алтаря
    [few] { $n } жетона алтарей
   *[other] { $n } жетонов алтарей
} для зоны строительства
event-companion-lay-decorations = Положите рядом { $n ->
    [one] { $n } украшение
    [few] { $n } украшения
   *[other] { $n } украшений
}; если все одного вида, верните их и вытяните новые
event-companion-lay-mountains = Положите по жетону медитации первой эры на каждую из { $n } ячеек гор
event-companion-lay-lights = Положите свет каждой горы на её верхнюю ячейку
event-companion-lay-no-plots = Свободные места для алтарей закрыты: в соло-режиме строят только на месте нижних базовых алтарей
event-companion-lay-pieces = { $monks } монаха и { $jokoros } курильниц; шестая курильница ждёт у третьей ячейки трека подношений
event-companion-lay-markers = { $points } ОП, благовония на 0, подношения на 0, рука на крыше молитвенных барабанов
event-companion-lay-automaton = Хасэкура: { $points } ОП, благовония на 0 и { $jokoros } курильниц
event-companion-lay-amulets = Каждый втайне вытягивает амулет; остальные верните в коробку не глядя
event-companion-lay-starting = Вытяните и выложите стартовые жетоны: { $n }
event-companion-lay-own-monk = Оставьте один и получите то, что на нём, затем поставьте монаха на ячейку горы без света
event-companion-lay-choose = В порядке хода каждый берёт стартовый жетон и получает то, что на нём
event-companion-lay-monks = В обратном порядке каждый ставит монаха на ячейку горы без света и без монаха
