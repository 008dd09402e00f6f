# О чём спрашивает игра
prompt-turn = Ваш ход: сыграйте ёкая, используйте кубик или перейдите реку
prompt-discard = Весна. Какого ёкая сбросите?
prompt-arrange = Зима. Какой кубик вернётся на { $slot_accusative }?
prompt-virtue = Добродетель духов. Уберёте из игры одного из сыгранных ёкаев ради его очков?
prompt-slot = На какое место сыграете { $yokai_accusative }?
prompt-boost = На кубике { $die }. Какие амулеты сбросите, чтобы увеличить его?
prompt-place = Куда поставите кубик { $die }?
prompt-visit = Кубик { $die } { $region_where }. Действие леса или здания?
prompt-give = В области уже есть шестёрка, и вашей нужен ещё один амулет. Какой сбросите?
prompt-favour = Какую милость Леса выберете?
prompt-pair = Какие две возможности выберете?
prompt-copy = Какой кубик соперника скопируете?
prompt-cost = Чем заплатите?
prompt-kodama = Какой кодама сделает шаг?
prompt-back = Чей кодама отступит на шаг?
prompt-move = { $n ->
    [1] На что потратите последнее очко движения?
   *[other] На что потратите очко движения? Осталось { $n }.
  }
prompt-unlock = Какой кубик разблокируете?
prompt-mitama = Какого митаму возьмёте?
prompt-dragonfly = Какую стрекозу возьмёте?
prompt-combine = Соедините митаму со стрекозой?
prompt-crystal = Какой кристалл возьмёте?
prompt-wit = У какого места ёкая положите { $crystal_accusative }?
prompt-build = Какое здание построите?
prompt-site = Где построите здание «{ $building }»?
prompt-rock = Какой камень ивакура возьмёте?
prompt-meditate = К какому камню отправите паломника?
prompt-vision = Оставите видение или возьмёте вместо него ресурс?
prompt-yokai = Какого ёкая оставите себе?
prompt-bitoku = Какую карту битоку оставите себе?
prompt-dream = Ваши кристаллы снов: что дальше?
prompt-effects = { $sort_id ->
    [yokai] { $yokai }: что дальше?
    [building] Здание «{ $building }»: что дальше?
    [gate] { $gate }: что дальше?
    [crystal] { $crystal }: что дальше?
    [mitama] Митама «{ $mitama }»: что дальше?
    [dragonfly] { $dragonfly }: что дальше?
    [bitoku] Карта битоку «{ $bitoku }»: что дальше?
    [home] Обитель: что дальше?
   *[other] Что дальше?
  }

# Что можно выбрать
option-skip = Больше ничего
option-play = Сыграть { $yokai_accusative }
option-use = Использовать кубик { $slot }
option-rouse = Убрать паломника и использовать заблокированный кубик { $slot }
option-cross = Перейти реку { $region_from } (кубик { $value })
option-pass = Спасовать
option-at = { CAPITAL($slot_accusative) }
option-boost = { $bundle_id ->
    [0] Без амулетов
    [1] Сбросить амулет +1
    [2] Сбросить амулет +2
    [3] Сбросить амулет +3
   *[other] Сбросить амулеты +{ $bundle }
  }
option-place = { $region }
option-enter = Обитель Великого духа: { $home }
option-forest = Действие леса: { $forest }
option-visit = Здание «{ $building }»
option-give = Сбросить амулет +{ $amulet }
option-favour = { $hill }: { $favour }
option-cover = { $hill }: закрыть милость без награды ({ $favour })
option-copy = Кубик { $value }, { $target }
option-advance = { $region }
option-back = { $player }: { $region }
option-step = Шаг по пути битоку
option-begin = Новый паломник: { $node }
option-walk = Паломник идёт: { $edge }
option-unlock = Кубик { $slot }
option-spirit = { $mitama }, место { $place }
option-fly = { $dragonfly }, место { $place }
option-combine = Соединить { $mitama_accusative } и { $dragonfly_accusative }
option-crystal = { $crystal }, место { $place }
option-build = { $building }
option-site = { $region }
option-rock = { $rock }
option-meditate = К { $rock_dative }
option-sit-free = К { $rock_dative } (бесплатно)
option-sit = К { $rock_dative } ({ $goods })
option-keep-vision = Оставить видение: { $vision }
option-instead = Взять ресурс: { $good }
option-keep-yokai = Оставить { $yokai_accusative }
option-keep-bitoku = Оставить карту «{ $bitoku }»
option-discard = Сбросить { $yokai_accusative }
option-lay = Кубик { $value }
option-remove = Убрать { $yokai_accusative }
option-harmonise = Использовать кристалл смекалки

# Что произошло
event-played = { $seat } играет { $yokai_accusative } на { $slot_accusative }
event-unlocked = { $seat } разблокирует кубик { $die }
event-boosted = { $seat } увеличивает кубик на { $n }, теперь на нём { $die }
event-placed = { $seat } ставит кубик { $die } { $region_to }
event-roused = { $seat } убирает паломника и использует заблокированный кубик { $die }
event-forest = { $seat } выполняет действие леса: { $forest }
event-visited = { $seat } использует здание «{ $building }»
event-crossed = { $seat } переходит реку { $region_from }, на кубике теперь { $die }
event-covered = { $seat } выбирает милость { $hill_genitive }: { $favour }
event-passed = { $seat } пасует
event-amulet = { $seat } получает амулет +{ $value }
event-advanced = { $seat } продвигает кодаму { $region_where } на деление { $space }
event-pushed = { $seat } сдвигает назад кодаму соперника ({ $rival }) { $region_where }
event-stepped = { $seat } исполняет карту битоку «{ $bitoku }»
event-began = { $seat } выводит на путь нового паломника: { $node }
event-walked = { $seat } ведёт паломника: { $edge }
event-gate = { $seat } доводит паломника до { $gate_genitive }
event-mitama = { $seat } берёт { $mitama_accusative } (место { $place })
event-dragonfly = { $seat } берёт { $dragonfly_accusative } (место { $place })
event-combined = { $seat } соединяет { $mitama_accusative } и { $dragonfly_accusative }
event-crystal = { $seat } берёт { $crystal_accusative }
event-built = { $seat } строит здание «{ $building }» { $region_where }
event-rock = { $seat } берёт { $rock_accusative }
event-meditated = { $seat } отправляет паломника к { $rock_dative }
event-vision = { $seat } оставляет себе видение: { $vision }
event-no-vision = { $seat } не оставляет себе видения
event-yokai = { $seat } получает { $yokai_accusative }
event-yokai-hidden = { $seat } втайне получает ёкая
event-hill-yokai = { $seat } берёт в руку { $yokai_accusative }
event-bitoku = { $seat } получает карту битоку «{ $bitoku }»
event-bitoku-renewed = Колода битоку пуста, новую составляют из сброса
event-drew = { $seat } добирает { $yokai_accusative }
event-drew-hidden = { $seat } добирает ёкая
event-discarded = { $seat } сбрасывает { $yokai_accusative }
event-year = Год { $year }: весна
event-order = Осень, новый порядок ходов: { $place }-е место — { $rival }
event-removed = { $seat } убирает из игры { $yokai_accusative } и получает { $points } ПО
event-remembered = { $seat } получает { $points } ПО за { $crystal_accusative }
event-harmonised = { $seat } использует { $crystal_accusative }
event-copied = { $seat } копирует кубик { $die } ({ $target })
event-rock-gone = Из сада дзен исчезает { $rock_accusative }
event-will = Кубики воли тэнгу — { $one } и { $two }, его карта: { $tengu }
event-passed-over = Тэнгу пропускает шаг { $step }: { $reason }
event-step = Тэнгу выполняет шаг { $step }
event-tengu-gained = Тэнгу получает { $counted }
event-tengu-scored = Тэнгу получает { $points } ПО
event-tengu-paid = Тэнгу платит { $good }
event-tengu-placed = Тэнгу ставит кубик { $die } { $region_to }
event-tengu-crossed = Тэнгу переходит реку { $region_from }
event-tengu-mitama = Тэнгу берёт { $mitama_accusative }
event-tengu-dragonfly = Тэнгу берёт { $dragonfly_accusative }
event-tengu-combined = Тэнгу соединяет { $mitama_accusative } и { $dragonfly_accusative }
event-tengu-crystal = Тэнгу берёт { $crystal_accusative }
event-tengu-built = Тэнгу строит здание «{ $building }» { $region_where }
event-tengu-yokai = Тэнгу берёт { $yokai_accusative }
event-tengu-bitoku = Тэнгу берёт карту битоку «{ $bitoku }»
event-tengu-advanced = Кодама тэнгу { $region_where } продвигается на деление { $space }
event-tengu-moved = Тэнгу тратит очко движения: { $tengu-move }
event-tengu-unlocked = Тэнгу разблокирует кубик { $die }
event-tengu-revealed = У врат тэнгу открывает карту: { $tengu }
event-tengu-lost = Тэнгу нечего взять, и его действие пропадает

# Что напечатано
count-wood = { $n ->
    [1] дерево
    [one] { $n } дерево
   *[other] { $n } дерева
  }
    .infinitive = взять { $n ->
    [1] дерево
    [one] { $n } дерево
   *[other] { $n } дерева
  }
good-wood = дерево
count-stone = { $n ->
    [1] камень
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
  }
    .infinitive = взять { $n ->
    [1] камень
    [one] { $n } камень
    [few] { $n } камня
   *[other] { $n } камней
  }
good-stone = камень
count-jade = { $n ->
    [1] нефрит
    [one] { $n } нефрит
    [few] { $n } нефрита
   *[other] { $n } нефритов
  }
    .infinitive = взять { $n ->
    [1] нефрит
    [one] { $n } нефрит
    [few] { $n } нефрита
   *[other] { $n } нефритов
  }
good-jade = нефрит
count-sake = { $n ->
    [1] саке
    [one] { $n } саке
   *[other] { $n } саке
  }
    .infinitive = взять { $n ->
    [1] саке
    [one] { $n } саке
   *[other] { $n } саке
  }
good-sake = саке
count-vp = { $n } ПО
    .infinitive = получить { $n } ПО
good-vp = ПО
verb-amulet = амулет +{ $arg }
    .infinitive = взять амулет +{ $arg }
verb-kodama = { $n ->
    [1] шаг кодамы
    [one] { $n } шаг кодам
    [few] { $n } шага кодам
   *[other] { $n } шагов кодам
  }
    .infinitive = { $n ->
    [1] продвинуть кодаму на шаг
    [one] продвинуть кодам на { $n } шаг
    [few] продвинуть кодам на { $n } шага
   *[other] продвинуть кодам на { $n } шагов
  }
verb-kodama-here = шаг здешнего кодамы
    .infinitive = продвинуть здешнего кодаму на шаг
verb-kodama-back = шаг назад кодамы соперника
    .infinitive = сдвинуть кодаму соперника на шаг назад
verb-move = { $n ->
    [one] { $n } очко движения
    [few] { $n } очка движения
   *[other] { $n } очков движения
  }
    .infinitive = { $n ->
    [one] потратить { $n } очко движения
    [few] потратить { $n } очка движения
   *[other] потратить { $n } очков движения
  }
verb-unlock = разблокировка кубика
    .infinitive = разблокировать кубик
verb-mitama = { $arg ->
    [-1] митама
   *[other] митама со скидкой { $arg }
  }
    .infinitive = { $arg ->
    [-1] взять митаму
   *[other] взять митаму со скидкой { $arg }
  }
verb-dragonfly = { $arg ->
    [-1] стрекоза
   *[other] стрекоза со скидкой { $arg }
  }
    .infinitive = { $arg ->
    [-1] взять стрекозу
   *[other] взять стрекозу со скидкой { $arg }
  }
verb-crystal = { $arg ->
    [-1] кристалл
   *[other] кристалл со скидкой { $arg }
  }
    .infinitive = { $arg ->
    [-1] взять кристалл
   *[other] взять кристалл со скидкой { $arg }
  }
verb-build = { $arg ->
    [-1] здание
   *[other] здание со скидкой { $arg }
  }
    .infinitive = { $arg ->
    [-1] построить здание
   *[other] построить здание со скидкой { $arg }
  }
verb-rock = камень ивакура
    .infinitive = взять камень ивакура
verb-meditate = паломник к камню ивакура
    .infinitive = отправить паломника к камню ивакура
verb-vision = видение
    .infinitive = взять видение
verb-yokai = карта ёкая из колоды
    .infinitive = взять карту ёкая из колоды
verb-bitoku = карта битоку из колоды
    .infinitive = взять карту битоку из колоды
verb-draw = добор карты из своей колоды
    .infinitive = добрать карту из своей колоды
verb-copy = копирование кубика соперника
    .infinitive = скопировать кубик соперника

# Счёт
title = Битоку
ui-line = Пройдите через Лес со своими стражами и станьте новым Великим духом.
ui-sort = Кубики, карты и сбор коллекций · 30–40 минут на игрока · высокая сложность
ui-opponent = Тэнгу
score-game = За время игры
score-first = Первый в порядке ходов
score-bitoku = Путь битоку
score-lakes = Сокровища озёр
score-rocks = Голос камней ивакура
score-dice = Кубики и ресурсы
score-visions = Видения
score-board = Планшет игрока
score-favourites = Любимое
score-yokai = Ёкаи
score-goods = Ресурсы
score-crystals = Кристаллы
score-lords = Владыка озёр
verdict-won = Вы — новый Великий дух!
verdict-lost = Победил тэнгу.

# Настройки стола
setting-harder_forest = Суровый лес
setting-harder_forest-false = достаточно кубика не ниже остальных
setting-harder_forest-true = нужен кубик выше остальных
setting-no_yokai = Тэнгу без ёкаев (легче)
setting-no_yokai-false = нет
setting-no_yokai-true = да
setting-no_goods = Тэнгу без ресурсов (легче)
setting-no_goods-false = нет
setting-no_goods-true = да
setting-calm_kodama = Спокойные кодамы (легче)
setting-calm_kodama-false = нет
setting-calm_kodama-true = да
setting-no_spring_moves = Без движения весной (легче)
setting-no_spring_moves-false = нет
setting-no_spring_moves-true = да
setting-early_pilgrim = Паломник тэнгу уже в пути (труднее)
setting-early_pilgrim-false = нет
setting-early_pilgrim-true = да
setting-early_kodama = Кодамы тэнгу на деление впереди (труднее)
setting-early_kodama-false = нет
setting-early_kodama-true = да
setting-lake_lord = Владыка озёр (труднее)
setting-lake_lord-false = нет
setting-lake_lord-true = да
setting-dragonflies = Стрекозы тэнгу
setting-dragonflies-one = одна
setting-dragonflies-none = ни одной (легче)
setting-dragonflies-two = две (труднее)

# Места путей мудрости: сосновый и мшистый путь и их ответвления; у каждого места свой номер
node-sando = начальное место
node-matsu = сосна { $n }
node-koke = мох { $n }
edge-sando = начальное место
edge-matsu = сосна { $n }
edge-koke = мох { $n }
edge-koke-torii = мшистые врата { $n }
edge-matsu-torii = сосновые врата { $n }
edge-shida-torii = папоротниковые врата { $n }
edge-sugi-torii = кедровые врата { $n }
edge-ishi-torii = каменные врата { $n }
edge-tsuyu = роса { $n }
edge-izumi = родник { $n }
edge-kiri = туман { $n }
edge-kumo = облако { $n }
edge-mine = вершина { $n }
board-branch-tsuyu = роса
board-branch-izumi = родник
board-branch-kiri = туман
board-branch-kumo = облако
board-branch-mine = вершина

# Имена
yokai-kappa-0 = Начальный каппа
    .accusative = начального каппу
yokai-kappa-1 = Каппа I
    .accusative = каппу I
yokai-kappa-2 = Каппа II
    .accusative = каппу II
yokai-kappa-3 = Каппа III
    .accusative = каппу III
yokai-kappa-4 = Каппа IV
    .accusative = каппу IV
yokai-kappa-5 = Каппа V
    .accusative = каппу V
yokai-imomushi-0 = Начальный имомуси
    .accusative = начального имомуси
yokai-imomushi-1 = Имомуси I
    .accusative = имомуси I
yokai-imomushi-2 = Имомуси II
    .accusative = имомуси II
yokai-imomushi-3 = Имомуси III
    .accusative = имомуси III
yokai-imomushi-4 = Имомуси IV
    .accusative = имомуси IV
yokai-imomushi-5 = Имомуси V
    .accusative = имомуси V
yokai-nezumi-0 = Начальный нэдзуми
    .accusative = начального нэдзуми
yokai-nezumi-1 = Нэдзуми I
    .accusative = нэдзуми I
yokai-nezumi-2 = Нэдзуми II
    .accusative = нэдзуми II
yokai-nezumi-3 = Нэдзуми III
    .accusative = нэдзуми III
yokai-nezumi-4 = Нэдзуми IV
    .accusative = нэдзуми IV
yokai-nezumi-5 = Нэдзуми V
    .accusative = нэдзуми V
yokai-kitsune-0 = Начальный кицунэ
    .accusative = начального кицунэ
yokai-kitsune-1 = Кицунэ I
    .accusative = кицунэ I
yokai-kitsune-2 = Кицунэ II
    .accusative = кицунэ II
yokai-kitsune-3 = Кицунэ III
    .accusative = кицунэ III
yokai-kitsune-4 = Кицунэ IV
    .accusative = кицунэ IV
yokai-kitsune-5 = Кицунэ V
    .accusative = кицунэ V
yokai-okami-0 = Начальный син-оками
    .accusative = начального син-оками
yokai-okami-1 = Син-оками I
    .accusative = син-оками I
yokai-okami-2 = Син-оками II
    .accusative = син-оками II
yokai-okami-3 = Син-оками III
    .accusative = син-оками III
yokai-okami-4 = Син-оками IV
    .accusative = син-оками IV
yokai-okami-5 = Син-оками V
    .accusative = син-оками V
yokai-uba-1 = Яма-уба I
    .accusative = яма-убу I
yokai-uba-2 = Яма-уба II
    .accusative = яма-убу II
yokai-uba-3 = Яма-уба III
    .accusative = яма-убу III
yokai-uba-4 = Яма-уба IV
    .accusative = яма-убу IV
slot-left = слева
    .accusative = левое место
slot-middle = посередине
    .accusative = среднее место
slot-right = справа
    .accusative = правое место
region-yomi = Земли Ёми
    .where = в Землях Ёми
    .to = в Земли Ёми
    .from = из Земель Ёми
region-stairs = Лестница знания
    .where = на Лестнице знания
    .to = на Лестницу знания
    .from = с Лестницы знания
region-home = Обитель Великого духа
    .where = в Обители Великого духа
    .to = в Обитель Великого духа
    .from = из Обители Великого духа
region-glade = Нефритовая поляна
    .where = на Нефритовой поляне
    .to = на Нефритовую поляну
    .from = с Нефритовой поляны
region-forges = Кузницы
    .where = в Кузницах
    .to = в Кузницы
    .from = из Кузниц
hill-yomi = Холм Ёми
    .genitive = холма Ёми
hill-stairs = Холм Лестницы
    .genitive = холма Лестницы
hill-glade = Холм Поляны
    .genitive = холма Поляны
hill-forges = Холм Кузниц
    .genitive = холма Кузниц
favour-bitoku = карта битоку
favour-yokai = карта ёкая
favour-two = две возможности из четырёх
building-rock-temple = Храм камней
building-silent-temple = Безмолвный храм
building-dream-temple = Храм снов
building-bell-temple = Храм колокола
building-spirit-temple = Храм духов
building-pilgrim-temple = Храм паломников
building-steam-onsen = Паровой онсэн
building-river-onsen = Речной онсэн
building-lantern-onsen = Онсэн фонарей
building-dragonfly-onsen = Онсэн стрекоз
building-mischief-onsen = Онсэн проказ
building-hot-onsen = Горячий онсэн
building-rice-farm = Рисовая ферма
building-timber-farm = Лесная ферма
building-tea-farm = Чайная ферма
building-crystal-farm = Кристальная ферма
building-sake-farm = Ферма саке
building-great-farm = Большая ферма
building-moon-ryokan = Лунный рёкан
building-road-ryokan = Придорожный рёкан
building-fox-ryokan = Лисий рёкан
building-virtue-ryokan = Рёкан добродетели
building-traveller-ryokan = Рёкан странников
building-master-ryokan = Рёкан мастера
building-old-shrine = Старое святилище
building-old-well = Старый колодец
building-old-market = Старый рынок
building-old-gate = Старые ворота
building-old-cairn = Старый курган
building-old-forge = Старая кузница
crystal-dream-draw = Кристалл снов (карта)
    .accusative = кристалл снов (карта)
crystal-dream-amulet = Кристалл снов (амулет)
    .accusative = кристалл снов (амулет)
crystal-dream-sake = Кристалл снов (саке)
    .accusative = кристалл снов (саке)
crystal-dream-jade = Кристалл снов (нефрит)
    .accusative = кристалл снов (нефрит)
crystal-dream-wood = Кристалл снов (дерево)
    .accusative = кристалл снов (дерево)
crystal-dream-stone = Кристалл снов (камень)
    .accusative = кристалл снов (камень)
crystal-dream-kodama = Кристалл снов (кодама)
    .accusative = кристалл снов (кодама)
crystal-dream-virtue = Кристалл снов (добродетель)
    .accusative = кристалл снов (добродетель)
crystal-memory-kodama = Кристалл памяти (кодама)
    .accusative = кристалл памяти (кодама)
crystal-memory-move = Кристалл памяти (движение)
    .accusative = кристалл памяти (движение)
crystal-memory-build = Кристалл памяти (постройка)
    .accusative = кристалл памяти (постройка)
crystal-memory-crystal = Кристалл памяти (кристаллы)
    .accusative = кристалл памяти (кристаллы)
crystal-memory-mitama = Кристалл памяти (митама)
    .accusative = кристалл памяти (митама)
crystal-memory-dragonfly = Кристалл памяти (стрекозы)
    .accusative = кристалл памяти (стрекозы)
crystal-memory-vision = Кристалл памяти (видения)
    .accusative = кристалл памяти (видения)
crystal-memory-meditate = Кристалл памяти (созерцание)
    .accusative = кристалл памяти (созерцание)
crystal-memory-bitoku = Кристалл памяти (битоку)
    .accusative = кристалл памяти (битоку)
crystal-memory-yokai = Кристалл памяти (ёкаи)
    .accusative = кристалл памяти (ёкаи)
crystal-wit-any = Кристалл смекалки (ресурс)
    .accusative = кристалл смекалки (ресурс)
crystal-wit-amulet = Кристалл смекалки (амулет)
    .accusative = кристалл смекалки (амулет)
crystal-wit-move = Кристалл смекалки (движение)
    .accusative = кристалл смекалки (движение)
crystal-wit-kodama = Кристалл смекалки (кодама)
    .accusative = кристалл смекалки (кодама)
crystal-wit-unlock = Кристалл смекалки (разблокировка)
    .accusative = кристалл смекалки (разблокировка)
crystal-wit-draw = Кристалл смекалки (карта)
    .accusative = кристалл смекалки (карта)
crystal-wit-meditate = Кристалл смекалки (созерцание)
    .accusative = кристалл смекалки (созерцание)
mitama-ara = Ара
    .accusative = ара-митаму
mitama-nigi = Ниги
    .accusative = ниги-митаму
mitama-saki = Саки
    .accusative = саки-митаму
mitama-kushi = Куси
    .accusative = куси-митаму
mitama-shinigami-harvest = Синигами урожая
    .accusative = синигами урожая
mitama-shinigami-journey = Синигами пути
    .accusative = синигами пути
mitama-shinigami-mischief = Синигами проказ
    .accusative = синигами проказ
mitama-shinigami-dawn = Синигами рассвета
    .accusative = синигами рассвета
dragonfly-garden-fly = Садовая стрекоза
    .accusative = садовую стрекозу
dragonfly-zen-fly = Стрекоза дзен
    .accusative = стрекозу дзен
dragonfly-sun-fly = Солнечная стрекоза
    .accusative = солнечную стрекозу
dragonfly-wind-fly = Ветряная стрекоза
    .accusative = ветряную стрекозу
dragonfly-road-fly = Стрекоза дорог
    .accusative = стрекозу дорог
dragonfly-dawn-fly = Стрекоза рассвета
    .accusative = стрекозу рассвета
dragonfly-river-fly = Речная стрекоза
    .accusative = речную стрекозу
dragonfly-lake-fly = Озёрная стрекоза
    .accusative = озёрную стрекозу
dragonfly-guard-fly = Сторожевая стрекоза
    .accusative = сторожевую стрекозу
dragonfly-fox-fly = Лисья стрекоза
    .accusative = лисью стрекозу
dragonfly-virtue-fly = Стрекоза добродетели
    .accusative = стрекозу добродетели
dragonfly-rift-fly = Стрекоза разлома
    .accusative = стрекозу разлома
dragonfly-cave-fly = Пещерная стрекоза
    .accusative = пещерную стрекозу
dragonfly-forge-fly = Стрекоза кузниц
    .accusative = стрекозу кузниц
dragonfly-trickster-fly = Стрекоза-проказница
    .accusative = стрекозу-проказницу
dragonfly-feast-fly = Праздничная стрекоза
    .accusative = праздничную стрекозу
gate-gate-spirits = Врата духов
    .genitive = врат духов
gate-gate-carpenters = Врата плотников
    .genitive = врат плотников
gate-gate-miners = Врата рудокопов
    .genitive = врат рудокопов
gate-gate-plenty = Врата изобилия
    .genitive = врат изобилия
gate-gate-lakes = Врата озёр
    .genitive = врат озёр
gate-gate-visions = Врата видений
    .genitive = врат видений
gate-gate-guardians = Врата стражей
    .genitive = врат стражей
gate-gate-virtue = Врата добродетели
    .genitive = врат добродетели
gate-gate-feast = Врата пира
    .genitive = врат пира
gate-gate-garden = Врата сада
    .genitive = врат сада
gate-gate-travellers = Врата странников
    .genitive = врат странников
gate-gate-caves = Врата пещер
    .genitive = врат пещер
gate-gate-masters = Врата мастеров
    .genitive = врат мастеров
gate-gate-wings = Врата крыльев
    .genitive = врат крыльев
gate-gate-silence = Врата тишины
    .genitive = врат тишины
gate-gate-dawn = Врата рассвета
    .genitive = врат рассвета
rock-kappa-rock = Камень капп
    .short = каппа
    .accusative = камень капп
    .dative = камню капп
rock-imomushi-rock = Камень имомуси
    .short = имомуси
    .accusative = камень имомуси
    .dative = камню имомуси
rock-nezumi-rock = Камень нэдзуми
    .short = нэдзуми
    .accusative = камень нэдзуми
    .dative = камню нэдзуми
rock-kitsune-rock = Камень кицунэ
    .short = кицунэ
    .accusative = камень кицунэ
    .dative = камню кицунэ
rock-okami-rock = Камень син-оками
    .short = син-оками
    .accusative = камень син-оками
    .dative = камню син-оками
rock-ara-rock = Камень ара-митам
    .short = ара
    .accusative = камень ара-митам
    .dative = камню ара-митам
rock-nigi-rock = Камень ниги-митам
    .short = ниги
    .accusative = камень ниги-митам
    .dative = камню ниги-митам
rock-saki-rock = Камень саки-митам
    .short = саки
    .accusative = камень саки-митам
    .dative = камню саки-митам
rock-kushi-rock = Камень куси-митам
    .short = куси
    .accusative = камень куси-митам
    .dative = камню куси-митам
rock-hearth-rock = Камень рёканов и храмов
    .short = рёкан, храм
    .accusative = камень рёканов и храмов
    .dative = камню рёканов и храмов
rock-field-rock = Камень ферм и онсэнов
    .short = ферма, онсэн
    .accusative = камень ферм и онсэнов
    .dative = камню ферм и онсэнов
rock-harvest-rock = Камень ферм и храмов
    .short = ферма, храм
    .accusative = камень ферм и храмов
    .dative = камню ферм и храмов
rock-bath-rock = Камень онсэнов и рёканов
    .short = онсэн, рёкан
    .accusative = камень онсэнов и рёканов
    .dative = камню онсэнов и рёканов
bitoku-makoto = Макото
bitoku-chugi = Тюги
bitoku-yu = Ю
bitoku-jin = Дзин
bitoku-rei = Рэй
bitoku-gi = Ги
bitoku-meiyo = Мэйё
vision-vision-1 = 2 здания, ресурс, соединённый митама
vision-vision-2 = здание, шаг битоку, соединённый митама
vision-vision-3 = здание, врата
vision-vision-4 = 2 кристалла
vision-vision-5 = 3 кристалла
vision-vision-6 = кристалл, здание
vision-vision-7 = кристалл, митама
vision-vision-8 = кристалл, озарение
vision-vision-9 = кристалл, шаг битоку, ресурс
vision-vision-10 = 2 кристалла, врата
vision-vision-11 = 2 митамы
vision-vision-12 = 3 митамы
vision-vision-13 = соединённый митама, ресурс
vision-vision-14 = 2 соединённых митамы
vision-vision-15 = соединённый митама, шаг битоку
vision-vision-16 = соединённый митама, озарение
vision-vision-17 = митама, врата
vision-vision-18 = митама, здание, кристалл
vision-vision-19 = 2 здания
vision-vision-20 = 3 здания
vision-vision-21 = здание, озарение
vision-vision-22 = озарение, врата
vision-vision-23 = 2 озарения
vision-vision-24 = врата, шаг битоку
vision-vision-25 = 2 шага битоку, ресурс
vision-vision-26 = 3 шага битоку
vision-vision-27 = 2 ресурса, митама
vision-vision-28 = 3 ресурса, шаг битоку
step-a = A
step-b = B
step-c = C
step-d = D
step-e = E
step-f = F
step-g = G
step-h = H
step-i = I
step-j = J
step-k = K
step-l = L
reason-holds = его можно выполнить
reason-no-crossing = ни один его кубик не стоит у перехода
reason-not-contested = нет перехода, у которого стоят и его, и ваш кубик
reason-no-card-there = среди открытых милостей нет карты нужного вида
reason-place-full = в области с его карты нет свободного места
reason-has-unlocked = у него есть разблокированный кубик
reason-no-locked = у него нет заблокированных кубиков
reason-tile-active = жетон тэнгу активен
reason-not-left = карта лежала не слева
reason-no-unlocked = у него нет разблокированных кубиков
reason-no-good = у него нет нужного ресурса
reason-more-room = на холмах ещё есть место
reason-at-home = его кубик уже стоит в Обители
reason-home-full = в Обители нет свободных мест
reason-place-free = в области с его карты есть свободное место
reason-no-region = нет подходящей области для его кодамы
reason-tile-inactive = жетон тэнгу неактивен
reason-dice-left = не все его кубики на поле
tengu-move-bitoku = шаг по пути битоку
tengu-move-illumination = паломник достигает озарения
tengu-move-gate = паломник достигает врат
tengu-move-onward = паломник идёт дальше
tengu-move-beginning = новый паломник выходит на путь
tengu-tengu-1 = Ёми, стрекоза (битоку; нефрит)
tengu-tengu-2 = Ёми, митама (битоку; саке)
tengu-tengu-3 = Лестница (ёкай; дерево)
tengu-tengu-4 = Лестница (битоку; камень)
tengu-tengu-5 = Поляна, дерево и камень (ёкай или битоку; саке)
tengu-tengu-6 = Поляна, нефрит и саке (битоку; дерево)
tengu-tengu-7 = Кузницы, кристалл (битоку; без ресурса)
tengu-tengu-8 = Кузницы, здание (битоку; камень)
tengu-tengu-9 = Любимое (ёкай; дерево)
tengu-tengu-10 = Любимое (битоку; нефрит)
tengu-tengu-11 = Ёми, стрекоза (без карты; нефрит)
tengu-tengu-12 = Ёми, митама (без карты; камень)
tengu-tengu-13 = Кузницы, кристалл (без карты; без ресурса)
tengu-tengu-14 = Любимое (без карты; нефрит)
board-year = Год { $year } из 4
board-order = Порядок ходов
board-tengu = Тэнгу
board-player = Игрок { $number }
board-forest = Лес
board-region = Область
board-dice = Кубики
board-free = свободно
board-kodama = Кодамы
board-lake = Озеро
board-buildings = Здания (кубик: действие; владелец)
board-hills = Холмы
board-discards = Сброшено с холмов
board-covered = закрыто
board-displays = Ряды
board-pile = в стопке { $n }
board-garden = Сад дзен
board-paths = Пути мудрости
board-hand = Рука
board-hidden = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  }
board-deck = в колоде { $n }
board-discard = в сбросе { $n }
board-places = Ёкаи и кубики
board-locked = заблокирован
board-unlocked = разблокирован
board-out = на поле
board-goods = Ресурсы
board-amulets = амулеты
board-pilgrims = бодрствует паломников: { $n }
board-built = построено { $n } из 6
board-crystals = Кристаллы
board-mitama = Митамы
board-waiting = Ждут пары
board-bitoku = Путь битоку (исполнено { $n })
board-rocks = Камни
board-visions = Видения
board-cards = Карты слева направо
board-active = жетон активен
board-inactive = жетон неактивен
board-passed = пас
board-next = следующее: { $cost }
board-rock-places = места: { $costs }
board-place-free = бесплатно
board-vp = { $n } ПО
board-none = –
board-home = места сверху вниз
board-cost = цена
board-virtue = не больше { $n }
board-neutral = нейтральный
board-legend = Кубики: буква игрока и значение. На местах путей видно, кто там стоит.
board-any = { $n ->
    [1] любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
  }
board-type-temple = храм
board-type-onsen = онсэн
board-type-farm = ферма
board-type-ryokan = рёкан
board-type-ancient = древнее
board-display-mitama = Митамы
board-display-dragonfly = Стрекозы
board-display-crystal = Кристаллы
board-display-building = Здания
board-piece-yokai = Ёкаи
board-piece-bitoku = Битоку
board-piece-building = Здания
board-piece-crystal = Кристаллы
board-piece-mitama = Митамы
board-piece-dragonfly = Стрекозы
board-piece-gate = Врата
board-piece-rock = Камни ивакура
board-piece-vision = Видения (очки / потеря)
board-piece-tengu = Карты тэнгу (что берёт; ресурс)
board-per-always = всегда
board-per-mitama = за митаму
board-per-combined = за соединённую пару
board-per-building = за здание
board-per-crystal = за кристалл
board-per-rock = за камень ивакура
board-per-vision = за видение
board-per-resource = за ресурс
board-per-bitoku = за карту битоку
board-per-step = за исполненную карту битоку
board-per-illumination = за озарение
board-per-gate = за врата
board-per-meditating = за паломника у камня
board-per-lake = за лидерство на шкале кодам
board-per-yokai = за ёкая
board-per-highest-die = × старший кубик
board-per-two-dice = × два старших кубика

# Действия леса и места Обители
forest-yomi-1 = шаг здешнего кодамы
forest-yomi-2 = митама или стрекоза
forest-yomi-3 = митама со скидкой 1 или стрекоза
forest-yomi-4 = митама со скидкой 1 или стрекоза со скидкой 1
forest-yomi-6 = митама и стрекоза, одно из них со скидкой 1
forest-stairs-1 = шаг здешнего кодамы
forest-stairs-2 = 1 очко движения
forest-stairs-3 = 2 очка движения
forest-stairs-4 = 3 очка движения
forest-stairs-6 = 4 очка движения
forest-glade-1 = шаг здешнего кодамы
forest-glade-2 = дерево или нефрит
forest-glade-3 = любой ресурс
forest-glade-4 = 2 любых ресурса
forest-glade-6 = 3 любых ресурса
forest-forges-1 = шаг здешнего кодамы
forest-forges-2 = здание
forest-forges-3 = кристалл или здание
forest-forges-4 = кристалл со скидкой 1 или здание со скидкой 1
forest-forges-6 = кристалл и здание, одно из них со скидкой 1
home-moon = амулет +2
home-rift = амулет +1, видение
home-harvest = амулет +1, любой ресурс
home-journey = амулет +1, 1 очко движения
home-crossroads = амулет +1, а также 1 очко движения или любой ресурс
home-mirror = копирование кубика соперника
target-yomi = { region-yomi }
target-stairs = { region-stairs }
target-home = { region-home }
target-glade = { region-glade }
target-forges = { region-forges }
target-moon = Обитель: { home-moon }
target-rift = Обитель: { home-rift }
target-harvest = Обитель: { home-harvest }
target-journey = Обитель: { home-journey }
target-crossroads = Обитель: { home-crossroads }
target-mirror = Обитель: { home-mirror }

effect-mix = { $kinds ->
    [4] { $n ->
        [1] любой ресурс
        [few] { $n } любых ресурса
       *[other] { $n } любых ресурсов
      }
   *[other] { $n ->
        [1] { $goods }
        [few] { $n } ресурса на выбор ({ $goods })
       *[other] { $n } ресурсов на выбор ({ $goods })
      }
  }
    .infinitive = взять { $kinds ->
    [4] { $n ->
        [1] любой ресурс
        [few] { $n } любых ресурса
       *[other] { $n } любых ресурсов
      }
   *[other] { $n ->
        [1] { $goods }
        [few] { $n } ресурса на выбор ({ $goods })
       *[other] { $n } ресурсов на выбор ({ $goods })
      }
  }

## What bots weigh, when they give a reason
ui-worth-points = очки
ui-worth-goods = ресурсы
ui-worth-amulets = амулеты
ui-worth-dice = кубики
ui-worth-order = порядок ходов
ui-worth-bitoku = путь битоку
ui-worth-lakes = озёра
ui-worth-rocks = камни ивакура
ui-worth-paths = паломники
ui-worth-visions = видения
ui-worth-crystals = кристаллы
ui-worth-mitama = митамы и стрекозы
ui-worth-yokai = ёкаи
ui-worth-open = начатые дела

# Что это на столе и для чего
tip-score = Первое число — ПО, которые у вас уже есть. Второе считает и то, что принесло бы очки, если бы игра закончилась сейчас.
tip-order = Чей кубик в Обители выше всех, тот в следующем году первый. В конце первый в порядке ходов получает 3 ПО.
tip-region-home = { region-home }. Поставьте кубик на одно из её мест, чтобы получить амулеты и раньше ходить в следующем году. Кубики здесь не сравнивают.
tip-region-yomi = { region-yomi }. Здесь берут митам и стрекоз. Действие леса можно выполнить, только если здесь нет кубика выше.
tip-region-stairs = { region-stairs }. Здесь получают движение для паломников и пути битоку. Действие леса можно выполнить, только если здесь нет кубика выше.
tip-region-glade = { region-glade }. Здесь получают ресурсы. Действие леса можно выполнить, только если здесь нет кубика выше.
tip-region-forges = { region-forges }. Здесь строят и берут кристаллы. Действие леса можно выполнить, только если здесь нет кубика выше.
tip-home = Место для одного кубика. Чем выше ваш кубик, тем раньше ваш ход в следующем году.
tip-forest = Действие леса. Его выполняет кубик с таким или большим значением, если в области нет кубика выше.
tip-area = Здесь стоят здания. Кубик, поставленный в область, может использовать одно, значение которого не выше кубика. Свободные места — для зданий показанного типа.
tip-building = Его использует кубик в этой области с таким или большим значением. Если здание чужое, владелец получает бонус.
tip-offered-building = Постройка стоит то, что показывает ваш следующий маркер здания. Здание занимает свободное место своего типа, продвигает вашего кодаму там и становится вашим.
tip-kodama = Кодамы всех игроков на пути к озеру. В конце передний получает первое число озера, следующий — второе и так далее.
tip-back = Кодама, которого можно отодвинуть назад.
tip-favour = Милость холма. Её получают, когда кубик из области под холмом переходит реку; потом она закрыта до конца года.
tip-hill = Кубики, которые перешли реку, остаются здесь до зимы. Если свободных мест нет, другой кубик не перейдёт.
tip-mitama = Дух, который даёт свой эффект один раз, когда вы его берёте. С ним можно соединить стрекозу, его считают камни и видения.
tip-dragonfly = Её действие срабатывает, когда вы соединяете её с митамой: только в тот момент, когда получаете кого-то из них.
tip-crystal = Кристаллы снов работают каждую весну, кристаллы смекалки — с ёкаями у своего места, кристаллы памяти — каждый раз, когда вы делаете показанное. Каждый будит паломника.
tip-copy = Чужой кубик. С копирующего места Обители вы выполняете действие леса этого кубика.
tip-die = Ваш кубик на поле. Если у его области есть холм, в один из следующих ходов он может перейти реку за милостью: он уменьшится на 1, а 6 — на 3.
tip-gate = Паломник, пришедший на это ответвление, выполняет действие врат, получает очки места и остаётся там.
tip-illumination = Паломник, пришедший на это ответвление, получает очки места и остаётся там.
tip-to = Пути мудрости. Очко движения ведёт паломника на одно место вперёд. Мост он перейдёт, только если на пути битоку вы дошли до карты с этим номером.
tip-rock = Каждый ваш паломник у вашего камня в конце приносит по 1 ПО за каждый ваш предмет из показанных на камне. Отправить паломника позволяет эффект, на котором это нарисовано.
tip-sit = Место для паломника и его цена. Паломник останется здесь до конца игры и принесёт по 1 ПО за каждый ваш предмет из показанных на камне.
tip-pile = Карты, которые вы берёте весной, и те, что сбросили. Когда колода кончится, сброс перемешают.
tip-good = Этим платят за то, что берут и строят: деревом и камнем за здания, нефритом и саке за митам. В конце ресурсы складывают с кубиками и делят на четыре.
tip-amulet = Прежде чем поставить кубик, можно сбросить амулеты и увеличить его на их значения, не выше 6. Увеличенным он и останется.
tip-pilgrim = Бодрствующие паломники. Они ходят по путям мудрости, садятся у ваших камней или уходят из игры, чтобы вы использовали заблокированный кубик. Новых будят кристаллы.
tip-build = Сколько зданий вы построили из шести.
tip-marker = Ваш следующий маркер здания и цена следующего здания. Использованные маркеры открывают очки.
tip-slot = Сюда играют ёкая. Он разблокирует кубик рядом; кристалл смекалки здесь срабатывает с каждым ёкаем, сыгранным на это место.
tip-own-die = Ваш кубик. Его разблокирует ёкай, сыгранный рядом; потом кубик можно поставить в область. После зимы значение сохраняется.
tip-guardian = Кубики: заблокированные ждут ёкая, разблокированные можно поставить, бледные уже на поле.
tip-yokai = Сыграйте его на одно из своих мест: он разблокирует кубик рядом и даст свои эффекты. Зимой одного можно убрать из игры за его очки, если у вас их не меньше пяти.
tip-vision = Видение в конце приносит свои очки, если у вас есть всё, что оно показывает; иначе отнимает 1 или 2 ПО.
tip-path = Ваш путь битоку. Очко движения продвигает вас на карту вперёд и даёт её эффекты. В конце от 1 до 7 разных типов приносят от 1 до 22 ПО.
tip-bitoku = Карта для вашего пути битоку. Очко движения продвигает вас на карту вперёд и даёт её эффекты; в конце приносят очки разные типы.
tip-step = Следующая карта вашего пути битоку. Очко движения приведёт вас к ней и даст её эффекты.
tip-effect = Один эффект. Эффекты можно использовать в любом порядке или пропускать.
tip-tengu = Каждый ход меньший из двух кубиков выбирает одну из карт: 1 или 2 — правую, 3 или 4 — среднюю, 5 или 6 — левую. Карта говорит, что тэнгу предпочитает.

# Что бывает неверно в наборе компонентов
mistake-player-count = «{ $text }» — не число игроков от 1 до 4; напишите, например, 2 или 3-4.
mistake-forest-rows = Для «{ $region }» нужна строка kodama-here и строки для каждого кубика от 2.
mistake-home-places = При числе игроков { $players } места должны быть от 1 до { $most }.
mistake-more-spaces = При четырёх игроках { $four }, при трёх { $three }; при четырёх должно быть больше.
mistake-display-empty = При числе игроков { $players } в ряду «{ $name }» нет ни одного места.
mistake-branches-named = Каждое ответвление из branches.csv должно быть названо в этом столбце какой-нибудь строки.
mistake-branch-empty = При числе игроков { $players } в ответвлении «{ $name }» нет ни одного поля.
mistake-steps = Всего шагов в этом столбце: { $n }; предел — { $most }.
mistake-no-start = При числе игроков { $players } ни одна строка не отмечена как начало.
mistake-wit-first = Первые три места для кристаллов должны быть для кристаллов смекалки, по одному у каждого места ёкаев.
mistake-starting-cards = Начальных карт должно быть по одной каждого типа, кроме yama-uba.
mistake-yokai-count = Кроме начальных карт, «{ $what }» встречается { $found ->
    [one] { $found } раз
    [few] { $found } раза
   *[other] { $found } раз
}, а в коробке — { $expected }.
mistake-bitoku-copies = Числа экземпляров — { $text }, а должны быть 5, 5, 4, 4, 3, 2, 1.
mistake-vision-need = «{ $text }» — не условие; напишите, например, 2 building, с одним из слов: { $known }.
mistake-glade-goods = На карте Поляны должны быть два ресурса, на любой другой — ни одного.
mistake-memory-points = Кристалл памяти должен давать 1 или 2 очка, любой другой — 0.
mistake-building-ids = Какой-то id есть и в buildings.csv; у каждого здания должен быть свой id.
mistake-no-place = При числе игроков { $players } в «{ $name }» негде строить.
mistake-ancient-places = При числе игроков { $players } мест для древних зданий { $n }, а может быть не больше { $most }.

# Как играть, на одном экране
howto-goal-title = Цель
howto-goal = Великий дух покидает Лес. Его место займёт тот, у кого после четырёх лет больше всего победных очков (ПО).
    Способов набрать очки много; хватит нескольких, которые поддерживают друг друга.
howto-turn-title = Ваш ход
howto-turn = Летом игроки ходят друг за другом. За ход можно сделать что-то одно:
    Сыграть ёкая на одно из трёх мест: он разблокирует кубик у этого места и даёт свои эффекты.
    Использовать кубик: его можно увеличить амулетами (не выше 6) и поставить в область. Если там нет кубика выше, выполните действие леса. Ещё можно использовать одно здание области, значение которого не выше кубика.
    Перейти реку: кубик уходит из области на её холм за милостью — картой битоку, ёкаем или двумя небольшими возможностями. Он уменьшается на 1, а 6 — на 3.
    Спасовать, если сыграны три ёкая и ни один кубик поставить нельзя.
    В Ёми берут митам и стрекоз, Лестница даёт движение, Поляна — ресурсы, Кузницы — здания и кристаллы. Обитель даёт амулеты и ранний ход.
    Очко движения ведёт паломника по путям, выводит нового или продвигает вас на карту по пути битоку.
howto-round-title = Год
howto-round = Весна: доберите до четырёх ёкаев и сбросьте до трёх. Потом срабатывают кристаллы снов.
    Лето: игроки ходят, пока все не спасуют.
    Осень: чей кубик в Обители выше всех, тот в следующем году первый.
    Зима: кубики возвращаются заблокированными, с теми же значениями. Если ёкаев пять или больше, одного из сыгранных можно убрать из игры за его очки. Холмы и ряды обновляют.
howto-end-title = Конец игры
howto-end = Игра кончается четвёртой зимой, когда убраны ёкаи. Кристаллы снов срабатывают ещё раз.
    В одиночной игре ваш соперник — тэнгу, он действует по таблице шагов.
howto-scoring-title = Очки
howto-scoring = За время игры: паломники на ответвлениях, митамы, соединённые пары, карты битоку, убранные ёкаи.
    В конце: 3 ПО первому в порядке ходов. 1, 2, 4, 7, 11, 16 или 22 ПО за один–семь типов на пути битоку.
    Озёра: передний кодама каждой шкалы получает первую награду, следующий — вторую. На одном делении награды делят.
    Камни ивакура: каждый паломник у камня даёт 1 ПО за всё ваше, что камень показывает.
    Кубики и ресурсы: сумма, делённая на четыре. Видения: их очки или потеря, если чего-то не хватает.
    Очки, открытые на планшете зданиями и кристаллами.
    При ничьей побеждает тот, кто исполнил больше видений.

# Для чего решение и что обычно хорошо
teach-turn = Ёкай разблокирует кубик, кубик работает, река приносит карты. Мест и милостей мало: сначала берите то, что могут занять другие.
teach-discard = В этом году вы сыграете три карты. Сбросьте ту, что меньше всего помогает плану; она вернётся, когда перемешают колоду.
teach-arrange = Карта на месте разблокирует кубик рядом. Старший положите туда, куда сыграете первым делом, или к полезному кристаллу смекалки.
teach-virtue = Очки сразу, но карты больше не будет. Убирайте слабую или ту, что уже даёт свой предел; тех, кого играете охотно, оставьте.
teach-slot = Карта разблокирует кубик у своего места. Выберите кубик, который нужен раньше, или место с кристаллом смекалки.
teach-boost = Увеличенный кубик остаётся таким и после зимы, так что амулеты лучше тратить рано. Ровно столько, чтобы дотянуться до следующей строки.
teach-place = Ищите самую высокую строку для этого кубика и здание, которое он может использовать. Кубиков выше вашего там быть не должно.
teach-visit = Можно выполнить оба в любом порядке. То, что даёт ресурсы, делайте до того, что их стоит.
teach-give = Против шестёрки нужен ещё один амулет. Сбросьте самый слабый.
teach-favour = Новый тип битоку удлиняет путь, ёкай с холма сильнее начальных, две возможности закрывают пробел. Что оставите, могут взять другие.
teach-pair = Две разные. Видение, которое исполните, или паломник у хорошего камня ценнее шага кодамы.
teach-copy = Действие выполняется со значением чужого кубика: копируйте высокий, чьё действие можете оплатить.
teach-cost = Платите тем, чего у вас больше всего. За здания платят деревом и камнем, за митам — нефритом и саке.
teach-kodama = Шаг важен там, где меняет места: обгоните или догоните кодаму у озера с хорошей наградой.
teach-back = Выберите шкалу, где шаг назад лишит соперника места, лучше всего ту, где после этого впереди вы.
teach-move = Врата и озарение дают очки сразу; шаг по пути битоку даёт эффект карты и открывает мосты. В последний год не бросайте паломника на полпути.
teach-unlock = Разблокированному кубику не нужно ждать ёкая. Берите тот, который хотите поставить следующим.
teach-mitama = Берите того, кого сразу соедините или кого считает ваш камень. Дальние места дороже, зато дают очки.
teach-dragonfly = Её действие сработает, когда она соединится с митамой. Лучше всего, если он уже ждёт; первое место ряда даёт ещё и ресурс.
teach-combine = Соединяйте, если действие сейчас полезно: другой случай будет только с новым митамой или стрекозой.
teach-crystal = Кристаллы снов работают каждую весну, берите их рано. Смекалка помогает с каждым ёкаем, память — с тем, что вы делаете часто. Каждый будит паломника.
teach-wit = Он срабатывает по разу за каждого ёкая у своего места. Выберите место, куда играете каждый год.
teach-build = Сейчас все стоят одинаково. Смотрите на действие, шаги кодамы и типы, нужные вашим камням и видениям.
teach-site = Ваш кодама там сделает шаг. Стройте там, куда часто ставите кубики, или где шаг меняет места у озера.
teach-rock = Выбирайте то, что уже собираете: вид ёкаев, митам или зданий. Каждый паломник у камня приносит очки за всё это.
teach-meditate = Паломник останется навсегда и в конце принесёт очки за то, что считает камень. Сначала бесплатные места у самого богатого камня.
teach-vision = Оставляйте то, часть чего уже есть; неисполненное отнимает очки. Иначе возьмите ресурс.
teach-yokai = Смотрите на эффект и на очки, когда его уберут: лучше всего, если и то и другое подходит к тому, что вы собираете.
teach-bitoku = Тип, которого у вас нет, в конце ценится всё выше. Подумайте и об эффекте, когда до него дойдёте.
teach-dream = Дар каждого кристалла, в любом порядке. Используйте все: терять тут нечего.
teach-effects = Можно использовать все, в любом порядке. Берите награды до того, за что ими можно заплатить.
teach-choice = Берите то, чего не хватает для следующего шага плана.
teach-end-turn = Всё сделано. Проверьте, не остался ли кристалл смекалки, и завершите ход.
teach-payment = Платите тем, чего у вас больше всего. За здания платят деревом и камнем, за митам — нефритом и саке.
teach-mixture = Берите то, чем оплатите следующий шаг: дерево и камень для зданий, нефрит и саке для митам.

# Помощник: тэнгу рядом с коробкой
companion-answer-yes = да
companion-answer-no = нет
companion-answer-none = нет
companion-answer-tile = лежит
companion-does-page = Sanmon
companion-does-box = я, из своей коробки
companion-yokai-kappa = каппа
companion-yokai-imomushi = имомуси
companion-yokai-nezumi = нэдзуми
companion-yokai-kitsune = кицунэ
companion-yokai-shin-okami = син-оками
companion-yokai-yama-uba = яма-уба (джокер)
companion-mitama-ara = ара
companion-mitama-nigi = ниги
companion-mitama-saki = саки
companion-mitama-kushi = куси
companion-mitama-shinigami = синигами (джокер)
companion-building-temple = храм
companion-building-onsen = онсэн
companion-building-farm = ферма
companion-building-ryokan = рёкан
companion-place-locked = заблокирован
companion-place-unlocked = разблокирован
companion-place-hill = на холме
companion-place-home = в Обители Великого духа
companion-place-yomi = Земли Ёми
companion-place-stairs = Лестница знания
companion-place-glade = Нефритовая поляна
companion-place-forges = Кузницы
companion-did-played = сыграли ёкая
companion-did-placed-yomi = поставили кубик в Земли Ёми
companion-did-placed-stairs = поставили кубик на Лестницу знания
companion-did-placed-glade = поставили кубик на Нефритовую поляну
companion-did-placed-forges = поставили кубик в Кузницы
companion-did-home = поставили кубик в Обитель Великого духа, место { $n }
companion-did-crossed-yomi = перешли реку из Земель Ёми
companion-did-crossed-stairs = перешли реку с Лестницы знания
companion-did-crossed-glade = перешли реку с Нефритовой поляны
companion-did-crossed-forges = перешли реку из Кузниц
companion-did-passed = спасовали
companion-did-building = использовали здание тэнгу (укажите это сначала)
companion-did-push-yomi = отодвинули кодаму тэнгу в Землях Ёми (укажите это сначала)
companion-did-push-stairs = отодвинули кодаму тэнгу на Лестнице знания (укажите это сначала)
companion-did-push-home = отодвинули кодаму тэнгу в Обители Великого духа (укажите это сначала)
companion-did-push-glade = отодвинули кодаму тэнгу на Нефритовой поляне (укажите это сначала)
companion-did-push-forges = отодвинули кодаму тэнгу в Кузницах (укажите это сначала)
companion-slot-left = слева
companion-slot-middle = посередине
companion-slot-right = справа
event-companion-board-card = Карта { $companion-slot }: { $tengu }
event-companion-part-set-up = Подготовка тэнгу
event-companion-part-spring = Год { $year }: весна
event-companion-part-tengu-turn = Год { $year }: ход тэнгу
event-companion-part-your-turn = Год { $year }: ваш ход
event-companion-part-autumn = Год { $year }: осень и зима
event-companion-part-game-end = Конец игры
prompt-companion-dice = Кто бросает кубики воли?
prompt-companion-cards = Кто перемешивает и открывает карты тэнгу?
prompt-companion-rocks = Возьмите случайный камень из сада, затем второй — из запаса (камень зданий или митам, если первый — камень ёкаев, иначе камень ёкаев). Какие это камни?
prompt-companion-card = Какую карту тэнгу вы открыли?
prompt-companion-roll = Бросьте кубик воли. Что выпало?
prompt-companion-did = Что вы сделали?
prompt-companion-hills-yokai = Каких ёкаев ещё можно взять на этих холмах? Если милость закрыта или карты нет, выберите «нет».
prompt-companion-hills-bitoku = Какие карты битоку ещё можно взять на этих холмах? Если милость закрыта или карты нет, выберите «нет».
prompt-companion-display-mitama = Что лежит в ряду митам, начиная с самого дешёвого места?
prompt-companion-display-dragonfly = На каких местах ряда лежит стрекоза?
prompt-companion-display-crystal = На каких местах ряда лежит кристалл?
prompt-companion-display-building = Какие здания лежат в ряду, слева направо?
prompt-companion-sites = Где есть свободное место для этого здания: { $companion-building }?
prompt-companion-kodama = На каком делении стоит ваш кодама в каждой области? (Первое деление — 1.)
prompt-companion-strong = Сколько ваших кубиков в Лесу, считая Обитель, показывают 5 или 6?
prompt-companion-lakes-first = Сколько ПО даёт первая награда каждого озера?
prompt-companion-lakes-second = Сколько ПО даёт вторая награда каждого озера?
prompt-companion-best-illumination = Может ли паломник тэнгу шагнуть на свободное место озарения? Если да, сколько ПО даёт лучшее?
prompt-companion-best-gate = Может ли паломник тэнгу шагнуть на свободное место врат, где у него ещё никого нет? Если да, сколько ПО даёт лучшее?
prompt-companion-ways = Возьмите паломника тэнгу, который ушёл дальше всех и может идти. Сколько путей ведёт дальше? (0 — никто не может.)
prompt-companion-your-points = Сколько у вас очков в итоге?
event-companion-your-spring = Проведите свою весну: доберите карты, сбросьте лишние, примените кристаллы снов
event-companion-winter = Верните все кубики, уберите из сада случайный камень, обновите холмы и ряды
event-companion-take-mitama = Тэнгу берёт митаму с места { $n }
event-companion-take-dragonfly = Тэнгу берёт стрекозу с места { $n }
event-companion-take-crystal = Тэнгу берёт кристалл с места { $n }
event-companion-take-building = Тэнгу берёт здание с места { $n }
event-companion-take-yokai = Тэнгу берёт ёкая с { $hill_genitive }; закройте там милость
event-companion-take-bitoku = Тэнгу берёт карту битоку с { $hill_genitive }; закройте там милость
event-companion-combined = Тэнгу соединяет митаму со стрекозой
event-companion-built = Тэнгу строит его { $region_where }
event-companion-way = Ведите этого паломника дальше по { $n }-му пути, считая слева
event-companion-start = Новый паломник выходит на начальное место { $n }
event-companion-fork = Новый паломник выходит на развилку у самых правых врат тэнгу
event-companion-scored = { $score }: { $n }
event-companion-final = У вас { $n } ПО, у тэнгу { $rival }
event-companion-verdict = { $verdict }
event-companion-board-points = ПО: { $n }
event-companion-board-good = { CAPITAL($good) }: { $n }
event-companion-board-yokai = Ёкаи: { $n }
event-companion-board-bitoku-path = Путь битоку: карт { $n }, исполнено { $step }
event-companion-board-mitama = Митамы без пары: { $n }
event-companion-board-dragonflies = Стрекозы без пары: { $n }
event-companion-board-pairs = Пары: { $n }
event-companion-board-crystals = Кристаллы: { $n }
event-companion-board-buildings = Здания: { $n }
event-companion-board-pilgrims = Паломников осталось: { $n }
event-companion-board-kodama = Кодама, { $region }: { $n }
event-companion-board-die = Кубик { $die }: { $companion-place }
event-companion-board-tile-active = Жетон тэнгу: активен
event-companion-board-tile-inactive = Жетон тэнгу: неактивен

# Подсчёт очков
companion-item-resource = Ресурсы
companion-item-building = Здания
companion-item-crystal = Кристаллы
companion-item-mitama = Митамы, с парой и без
companion-item-combined = Пары
companion-item-illumination = Паломники в озарении
companion-item-gate = Паломники у врат
companion-item-step = Шаги по пути битоку
companion-item-vp = ПО за исполнение
companion-item-penalty = Иначе потеря ПО
event-companion-part-rival = Очки только для тэнгу
prompt-companion-game = Сколько у кого ПО на счётчике?
prompt-companion-first = Кто первый в порядке ходов?
prompt-companion-next = Кто на { $n }-м месте в порядке ходов?
prompt-companion-types = Сколько разных карт битоку на каждом пути, исполненных и нет?
prompt-companion-lakes-third = Сколько ПО даёт третья награда каждого озера?
prompt-companion-track-of = { $region }: на каком делении каждый кодама? (Первое деление — 1.)
prompt-companion-rock-pilgrims = { $player }: сколько паломников у каждого камня, слева направо?
prompt-companion-rock-items = { $player }: сколько ёкаев, митам или зданий подходит к камню, считая джокеров?
prompt-companion-dice-sum = Сколько вместе показывают три кубика каждого?
prompt-companion-goods-sum = Сколько у кого ресурсов?
prompt-companion-visions = Сколько у кого карт видений?
prompt-companion-items = { $player }: чем можно исполнить видения?
prompt-companion-vision = { $player }, видение { $n }: чего оно требует, сколько даёт и сколько отнимает?
prompt-companion-board = Сколько всего ПО видно на планшете каждого там, где нет маркеров и спящих паломников?
prompt-companion-favourites = Сколько ёкаев, митам и зданий тэнгу подходит к его камням, считая джокеров?
prompt-companion-starting-yokai = Сколько у тэнгу начальных ёкаев?
prompt-companion-other-yokai = Сколько у него других ёкаев?
prompt-companion-crystals = Сколько у тэнгу кристаллов?
event-companion-sum-first = { $player }: первый в порядке ходов = { $points } ПО
event-companion-sum-bitoku = { $player }: { $n } { $n ->
    [one] разная карта
    [few] разные карты
   *[other] разных карт
} = { $points } ПО
event-companion-sum-lakes = { $player }: все пять озёр = { $points } ПО
event-companion-sum-rocks = { $player }: { $n } { $n ->
    [one] паломник
    [few] паломника
   *[other] паломников
} × { $items } { $items ->
    [one] совпадение
    [few] совпадения
   *[other] совпадений
} = { $points } ПО
event-companion-sum-dice = { $player }: (кубики { $dice } + ресурсы { $goods }) ÷ 4 = { $points } ПО
event-companion-sum-vision = { $player }: видение { $n } исполнено = { $points } ПО
event-companion-sum-vision-lost = { $player }: видение { $n } не исполнено = { $points } ПО
event-companion-vision-uses = { $companion-item }, идёт в счёт: { $n }
event-companion-sum-board = { $player }: планшет = { $points } ПО
event-companion-sum-favourites = { $player }: { $n } { $n ->
    [one] совпадение
    [few] совпадения
   *[other] совпадений
} × 3 = { $points } ПО
event-companion-sum-yokai = { $player }: начальные ёкаи { $n } × 3 + другие { $others } × 6 = { $points } ПО
event-companion-sum-goods = { $player }: ресурсы { $n } = { $points } ПО
event-companion-sum-crystals = { $player }: { $n } { $n ->
    [one] кристалл
    [few] кристалла
   *[other] кристаллов
} × 2 = { $points } ПО
event-companion-sum-lords = { $player }: озёра, где он впереди = { $points } ПО

# Подготовка
event-companion-lay-board = Возьмите поле для { $n } игроков: на нём видно, какие места для кубиков открыты
event-companion-lay-gates = Положите случайный жетон врат A на каждое место A и случайный B на каждое B; остальные верните в коробку
event-companion-lay-ancient = Положите случайное древнее здание { $region_to }
event-companion-lay-no-ancient = Верните древние здания в коробку
event-companion-lay-lakes = Перемешайте сокровища озёр ({ $n }) и положите по одному в каждую область, включая Обитель
event-companion-lay-neutral = Поставьте нейтрального кодаму на деление { $n } каждой шкалы
event-companion-lay-displays = Перемешайте здания, кристаллы, митам и стрекоз и заполните в каждом ряду { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}
event-companion-lay-hills = Положите на каждый холм лицом вверх карту битоку и карту ёкая
event-companion-lay-dice = Три заблокированных кубика, слева направо { $one }, { $two } и { $three }
event-companion-lay-kodama = Кодама на первом делении каждой шкалы
event-companion-lay-pilgrims = Бодрствующих паломников { $n }, спящих на местах кристаллов { $asleep }
event-companion-lay-goods = Дерево { $wood }, нефрит { $jade }, амулет +{ $amulet } и 0 ПО
event-companion-lay-fly = Стрекоза: вытяните не глядя и положите лицом вверх
event-companion-lay-vision = Случайная карта видения лицом вверх
event-companion-lay-deck = Колода из { $n } начальных ёкаев, по одному каждого вида
event-companion-lay-rocks = Случайный камень ивакура на самом левом месте для камней
event-companion-lay-garden = Когда у каждого есть камень, заполните камнями сад; остальные верните в коробку, а против тэнгу оставьте под рукой
event-companion-lay-tengu-dice = Тэнгу: три заблокированных кубика, слева направо { $one }, { $two } и { $three }
event-companion-lay-tengu-board = Его шесть маркеров зданий, { $n } бодрствующих паломников и пять кодам
event-companion-lay-tengu-yokai = Его { $n } начальных ёкаев
event-companion-lay-tengu-no-yokai = Ни одного ёкая (легче)
event-companion-lay-tengu-flies = Стрекозы для него, вытянутые случайно: { $n }
event-companion-lay-tengu-rocks = Случайный камень из сада, место которого остаётся пустым, и второй из запаса: зданий или митам, если первый — камень ёкаев, иначе камень ёкаев
event-companion-lay-tengu-goods = Дерево { $n }; ещё 1 камень, если один из его камней ивакура — зданий, или 1 саке, если митам
event-companion-lay-tengu-no-goods = Без ресурсов (легче)
event-companion-lay-tengu-kodama = Его кодамы начинают на делении { $n } каждой шкалы (сложнее)
event-companion-lay-tengu-pilgrim = Один его паломник уже стоит на начальном месте { $n } (вытянуто за вас; сложнее)
event-companion-lay-tengu-cards = Перемешайте его карты ({ $all }), { $n } выложите лицом вверх в ряд справа от стопки, а жетон положите неактивной стороной вверх
event-companion-lay-tengu-first = Первый в порядке ходов — тэнгу
