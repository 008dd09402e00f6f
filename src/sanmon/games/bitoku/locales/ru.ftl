# О чём спрашивает игра
prompt-turn = Ваш ход: сыграйте ёкая, используйте кубик или перейдите реку
prompt-discard = Весна: какого ёкая вы сбросите?
prompt-arrange = Зима: какой кубик вернётся на место «{ $slot }»?
prompt-virtue = Добродетель духа: убрать одного из сыгранных ёкаев ради очков?
prompt-slot = На какое место вы кладёте карту «{ $yokai }»?
prompt-boost = На кубике { $die }. Какие амулеты сбросить для усиления?
prompt-place = Куда поставить кубик { $die }?
prompt-visit = { $region }, кубик { $die }: действие леса или здания?
prompt-give = Против шестёрки: какой амулет сбросить?
prompt-favour = Какую милость Леса вы выбираете?
prompt-pair = Две разные возможности из этих
prompt-copy = Чей кубик вы копируете?
prompt-cost = Чем платите?
prompt-kodama = Какой кодама шагает вперёд?
prompt-back = Чей кодама отступит?
prompt-move = Осталось очков движения: { $n }
prompt-unlock = Какой кубик разблокировать?
prompt-mitama = Какого митаму вы берёте?
prompt-dragonfly = Какую стрекозу вы берёте?
prompt-combine = Соединить их?
prompt-crystal = Какой кристалл вы берёте?
prompt-wit = { $crystal }: к какому месту ёкая?
prompt-build = Какое здание вы строите?
prompt-site = Где построить «{ $building }»?
prompt-rock = Какой камень ивакура вы берёте?
prompt-meditate = К какому камню идёт паломник?
prompt-vision = Оставить видение или взять вместо него ресурс?
prompt-yokai = Какого ёкая вы оставите?
prompt-bitoku = Какую карту битоку вы оставите?
prompt-dream = Ваши кристаллы снов: что дальше?
prompt-effects = { $sort_id ->
    [yokai] { $yokai }: что дальше?
    [building] { $building }: что дальше?
    [gate] { $gate }: что дальше?
    [crystal] { $crystal }: что дальше?
    [mitama] { $mitama }: что дальше?
    [dragonfly] { $dragonfly }: что дальше?
    [bitoku] { $bitoku }: что дальше?
    [home] Обитель: что дальше?
   *[other] Что дальше?
  }

# Что можно выбрать
option-skip = Больше ничего
option-play = Сыграть: { $yokai }
option-use = Использовать кубик ({ $slot })
option-rouse = Убрать паломника и использовать запертый кубик ({ $slot })
option-cross = Перейти реку: { $region }, кубик { $value }
option-pass = Спасовать
option-at = Место: { $slot }
option-boost = { $bundle_id ->
    [0] Без амулетов
   *[other] Амулеты: +{ $bundle }
  }
option-place = { $region }
option-enter = Обитель Великого духа: { $home }
option-forest = Действие леса: { $forest }
option-visit = Здание: { $building }
option-give = Амулет +{ $amulet }
option-favour = { $hill }: { $favour }
option-cover = { $hill }: закрыть без награды ({ $favour })
option-copy = Кубик { $value }: { $target }
option-advance = { $region }
option-back = { $player }: { $region }
option-step = Шаг по пути битоку
option-begin = Новый паломник: { $node }
option-walk = Паломник идёт: { $edge }
option-unlock = Кубик: { $slot }
option-spirit = { $mitama }, место { $place }
option-fly = { $dragonfly }, место { $place }
option-combine = Соединить: { $mitama } и { $dragonfly }
option-crystal = { $crystal }, место { $place }
option-build = { $building }
option-site = { $region }
option-rock = { $rock }
option-meditate = { $rock }
option-keep-vision = Оставить видение: { $vision }
option-instead = Взамен: { $good }
option-keep-yokai = { $yokai }
option-keep-bitoku = { $bitoku }
option-discard = Сбросить: { $yokai }
option-lay = Кубик { $value }
option-remove = Убрать: { $yokai }
option-harmonise = Использовать кристалл смекалки

# Что произошло
event-played = { $seat } играет: { $yokai } ({ $slot })
event-unlocked = { $seat } разблокирует кубик { $die }
event-boosted = { $seat } усиливает кубик на { $n } до { $die }
event-placed = { $seat } ставит кубик { $die }: { $region }
event-roused = { $seat } убирает паломника и использует запертый кубик { $die }
event-forest = { $seat }, действие леса: { $forest }
event-visited = { $seat } использует здание: { $building }
event-crossed = { $seat } переходит реку ({ $region }); на кубике теперь { $die }
event-covered = { $seat } выбирает милость, { $hill }: { $favour }
event-passed = { $seat } пасует
event-amulet = { $seat } получает амулет +{ $value }
event-advanced = { $seat }: кодама на делении { $space }, { $region }
event-pushed = { $seat } сдвигает кодаму назад ({ $rival }): { $region }
event-stepped = { $seat } исполняет карту: { $bitoku }
event-began = { $seat } отправляет паломника: { $node }
event-walked = { $seat } ведёт паломника: { $edge }
event-gate = { $seat } достигает врат: { $gate }
event-mitama = { $seat } берёт митаму: { $mitama } (место { $place })
event-dragonfly = { $seat } берёт стрекозу: { $dragonfly } (место { $place })
event-combined = { $seat } соединяет: { $mitama } и { $dragonfly }
event-crystal = { $seat } берёт кристалл: { $crystal }
event-built = { $seat } строит: { $building }, { $region }
event-rock = { $seat } берёт камень ивакура: { $rock }
event-meditated = { $seat } отправляет паломника: { $rock }
event-vision = { $seat } оставляет видение: { $vision }
event-no-vision = { $seat } не оставляет видения
event-yokai = { $seat } получает ёкая: { $yokai }
event-yokai-hidden = { $seat } получает ёкая втайне
event-bitoku = { $seat } получает карту битоку: { $bitoku }
event-drew = { $seat } добирает: { $yokai }
event-drew-hidden = { $seat } добирает ёкая
event-discarded = { $seat } сбрасывает: { $yokai }
event-year = Год { $year }: весна
event-order = Осень, новая очередь: { $place }. { $rival }
event-removed = { $seat } убирает: { $yokai }, { $points } ОД
event-remembered = { $seat }, { $crystal }: { $points } ОД
event-harmonised = { $seat } использует: { $crystal }
event-copied = { $seat } копирует кубик { $die }: { $target }
event-rock-gone = Из сада дзен исчезает камень ивакура: { $rock }
event-will = Воля тэнгу: { $one } и { $two }; карта: { $tengu }
event-passed-over = Шаг { $step } пропущен: { $reason }
event-step = Тэнгу делает шаг { $step }
event-tengu-gained = Тэнгу получает: { $n } × { $good }
event-tengu-scored = Тэнгу получает { $points } ОД
event-tengu-paid = Тэнгу платит: { $good }
event-tengu-placed = Тэнгу ставит кубик { $die }: { $region }
event-tengu-crossed = Тэнгу переходит реку: { $region }
event-tengu-mitama = Тэнгу берёт митаму: { $mitama }
event-tengu-dragonfly = Тэнгу берёт стрекозу: { $dragonfly }
event-tengu-crystal = Тэнгу берёт кристалл: { $crystal }
event-tengu-built = Тэнгу строит: { $building }, { $region }
event-tengu-yokai = Тэнгу берёт ёкая: { $yokai }
event-tengu-bitoku = Тэнгу берёт карту битоку: { $bitoku }
event-tengu-advanced = Кодама тэнгу на делении { $space }: { $region }
event-tengu-moved = Движение тэнгу: { $tengu-move }
event-tengu-unlocked = Тэнгу разблокирует кубик { $die }
event-tengu-revealed = У врат тэнгу открывает: { $tengu }
event-tengu-lost = Тэнгу ничего не находит и теряет действие

# Что напечатано
count-wood = { $n ->
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
good-stone = камень
count-jade = { $n ->
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
good-sake = саке
count-vp = { $n } ОД
good-vp = ОД
verb-amulet = амулет +{ $arg }
verb-kodama = { $n ->
    [1] шаг кодамы
    [one] { $n } шаг кодам
    [few] { $n } шага кодам
   *[other] { $n } шагов кодам
  }
verb-kodama-here = шаг здешнего кодамы
verb-kodama-back = шаг назад кодамы соперника
verb-move = { $n ->
    [one] { $n } очко движения
    [few] { $n } очка движения
   *[other] { $n } очков движения
  }
verb-unlock = разблокировать кубик
verb-mitama = { $arg ->
    [-1] митама
   *[other] митама со скидкой { $arg }
  }
verb-dragonfly = { $arg ->
    [-1] стрекоза
   *[other] стрекоза со скидкой { $arg }
  }
verb-crystal = { $arg ->
    [-1] кристалл
   *[other] кристалл со скидкой { $arg }
  }
verb-build = { $arg ->
    [-1] здание
   *[other] здание со скидкой { $arg }
  }
verb-rock = камень ивакура
verb-meditate = паломник к камню
verb-vision = видение
verb-yokai = ёкай из колоды
verb-bitoku = битоку из колоды
verb-draw = добрать своего ёкая
verb-copy = скопировать кубик соперника

# Счёт
title = Битоку
ui-line = Пройдите Лес со своими стражами и станьте следующим Великим духом.
ui-opponent = Тэнгу
score-game = за время игры
score-first = первый из многих
score-bitoku = путь битоку
score-lakes = сокровища озёр
score-rocks = голос камней ивакура
score-dice = кубики и ресурсы
score-visions = видения
score-board = планшет игрока
score-favourites = любимое
score-yokai = ёкаи
score-goods = ресурсы
score-crystals = кристаллы
score-lords = владыка озёр
verdict-won = Вы — новый Великий дух
verdict-lost = Победил тэнгу

# Настройки стола
setting-harder_forest = Суровый лес
setting-harder_forest-false = достаточно равного кубика
setting-harder_forest-true = нужен больший кубик
setting-no_yokai = Легче: тэнгу без ёкаев
setting-no_yokai-false = нет
setting-no_yokai-true = да
setting-no_goods = Легче: тэнгу без ресурсов
setting-no_goods-false = нет
setting-no_goods-true = да
setting-calm_kodama = Легче: спокойные кодамы
setting-calm_kodama-false = нет
setting-calm_kodama-true = да
setting-no_spring_moves = Легче: без движения весной
setting-no_spring_moves-false = нет
setting-no_spring_moves-true = да
setting-early_pilgrim = Труднее: паломник уже в пути
setting-early_pilgrim-false = нет
setting-early_pilgrim-true = да
setting-early_kodama = Труднее: кодамы на шаг впереди
setting-early_kodama-false = нет
setting-early_kodama-true = да
setting-lake_lord = Труднее: 3 ОД за каждое первенство у озера
setting-lake_lord-false = нет
setting-lake_lord-true = да
setting-dragonflies = Стрекозы тэнгу
setting-dragonflies-one = одна
setting-dragonflies-none = ни одной (легче)
setting-dragonflies-two = две (труднее)

# Деления троп мудрости: сосновая и мшистая тропа и их ответвления; у каждого свой номер
node-matsu = сосна { $n }
node-koke = мох { $n }
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
yokai-kappa-0 = начальный каппа
yokai-kappa-1 = каппа I
yokai-kappa-2 = каппа II
yokai-kappa-3 = каппа III
yokai-kappa-4 = каппа IV
yokai-kappa-5 = каппа V
yokai-imomushi-0 = начальный имомуси
yokai-imomushi-1 = имомуси I
yokai-imomushi-2 = имомуси II
yokai-imomushi-3 = имомуси III
yokai-imomushi-4 = имомуси IV
yokai-imomushi-5 = имомуси V
yokai-nezumi-0 = начальный нэдзуми
yokai-nezumi-1 = нэдзуми I
yokai-nezumi-2 = нэдзуми II
yokai-nezumi-3 = нэдзуми III
yokai-nezumi-4 = нэдзуми IV
yokai-nezumi-5 = нэдзуми V
yokai-kitsune-0 = начальный кицунэ
yokai-kitsune-1 = кицунэ I
yokai-kitsune-2 = кицунэ II
yokai-kitsune-3 = кицунэ III
yokai-kitsune-4 = кицунэ IV
yokai-kitsune-5 = кицунэ V
yokai-okami-0 = начальный син-оками
yokai-okami-1 = син-оками I
yokai-okami-2 = син-оками II
yokai-okami-3 = син-оками III
yokai-okami-4 = син-оками IV
yokai-okami-5 = син-оками V
yokai-uba-1 = яма-уба I
yokai-uba-2 = яма-уба II
yokai-uba-3 = яма-уба III
yokai-uba-4 = яма-уба IV
slot-left = слева
slot-middle = посередине
slot-right = справа
region-yomi = Земли Ёми
region-stairs = Лестница знания
region-home = Обитель Великого духа
region-glade = Нефритовая поляна
region-forges = Кузницы
hill-yomi = холм Ёми
hill-stairs = холм Лестницы
hill-glade = холм Поляны
hill-forges = холм Кузниц
favour-bitoku = карта битоку
favour-yokai = карта ёкая
favour-two = две из четырёх
building-rock-temple = храм камней
building-silent-temple = безмолвный храм
building-dream-temple = храм снов
building-bell-temple = храм колокола
building-spirit-temple = храм духов
building-pilgrim-temple = храм паломников
building-steam-onsen = паровой онсэн
building-river-onsen = речной онсэн
building-lantern-onsen = онсэн фонарей
building-dragonfly-onsen = онсэн стрекоз
building-mischief-onsen = онсэн проказ
building-hot-onsen = горячий онсэн
building-rice-farm = рисовая ферма
building-timber-farm = лесная ферма
building-tea-farm = чайная ферма
building-crystal-farm = кристальная ферма
building-sake-farm = ферма саке
building-great-farm = большая ферма
building-moon-ryokan = лунный рёкан
building-road-ryokan = придорожный рёкан
building-fox-ryokan = лисий рёкан
building-virtue-ryokan = рёкан добродетели
building-traveller-ryokan = рёкан странников
building-master-ryokan = рёкан мастера
building-old-shrine = старое святилище
building-old-well = старый колодец
building-old-market = старый рынок
building-old-gate = старые ворота
building-old-cairn = старый курган
building-old-forge = старая кузница
crystal-dream-draw = кристалл снов: карта
crystal-dream-amulet = кристалл снов: амулет
crystal-dream-sake = кристалл снов: саке
crystal-dream-jade = кристалл снов: нефрит
crystal-dream-wood = кристалл снов: дерево
crystal-dream-stone = кристалл снов: камень
crystal-dream-kodama = кристалл снов: кодама
crystal-dream-virtue = кристалл снов: добродетель
crystal-memory-kodama = кристалл памяти: кодама
crystal-memory-move = кристалл памяти: движение
crystal-memory-build = кристалл памяти: постройка
crystal-memory-crystal = кристалл памяти: кристаллы
crystal-memory-mitama = кристалл памяти: митама
crystal-memory-dragonfly = кристалл памяти: стрекозы
crystal-memory-vision = кристалл памяти: видения
crystal-memory-meditate = кристалл памяти: созерцание
crystal-memory-bitoku = кристалл памяти: битоку
crystal-memory-yokai = кристалл памяти: ёкаи
crystal-wit-any = кристалл смекалки: ресурс
crystal-wit-amulet = кристалл смекалки: амулет
crystal-wit-move = кристалл смекалки: движение
crystal-wit-kodama = кристалл смекалки: кодама
crystal-wit-unlock = кристалл смекалки: разблокировка
crystal-wit-draw = кристалл смекалки: карта
crystal-wit-meditate = кристалл смекалки: созерцание
mitama-ara = ара
mitama-nigi = ниги
mitama-saki = саки
mitama-kushi = куси
mitama-shinigami-harvest = синигами урожая
mitama-shinigami-journey = синигами пути
mitama-shinigami-mischief = синигами проказ
mitama-shinigami-dawn = синигами рассвета
dragonfly-garden-fly = садовая стрекоза
dragonfly-zen-fly = стрекоза дзен
dragonfly-sun-fly = солнечная стрекоза
dragonfly-wind-fly = ветряная стрекоза
dragonfly-road-fly = стрекоза дорог
dragonfly-dawn-fly = стрекоза рассвета
dragonfly-river-fly = речная стрекоза
dragonfly-lake-fly = озёрная стрекоза
dragonfly-guard-fly = сторожевая стрекоза
dragonfly-fox-fly = лисья стрекоза
dragonfly-virtue-fly = стрекоза добродетели
dragonfly-rift-fly = стрекоза разлома
dragonfly-cave-fly = пещерная стрекоза
dragonfly-forge-fly = стрекоза кузниц
dragonfly-trickster-fly = стрекоза-проказница
dragonfly-feast-fly = праздничная стрекоза
gate-gate-spirits = врата духов
gate-gate-carpenters = врата плотников
gate-gate-miners = врата рудокопов
gate-gate-plenty = врата изобилия
gate-gate-lakes = врата озёр
gate-gate-visions = врата видений
gate-gate-guardians = врата стражей
gate-gate-virtue = врата добродетели
gate-gate-feast = врата пира
gate-gate-garden = врата сада
gate-gate-travellers = врата странников
gate-gate-caves = врата пещер
gate-gate-masters = врата мастеров
gate-gate-wings = врата крыльев
gate-gate-silence = врата тишины
gate-gate-dawn = врата рассвета
rock-kappa-rock = камень: каппа
rock-imomushi-rock = камень: имомуси
rock-nezumi-rock = камень: нэдзуми
rock-kitsune-rock = камень: кицунэ
rock-okami-rock = камень: син-оками
rock-ara-rock = камень: ара
rock-nigi-rock = камень: ниги
rock-saki-rock = камень: саки
rock-kushi-rock = камень: куси
rock-hearth-rock = камень: рёкан, храм
rock-field-rock = камень: ферма, онсэн
rock-harvest-rock = камень: ферма, храм
rock-bath-rock = камень: онсэн, рёкан
bitoku-makoto = макото
bitoku-chugi = тюги
bitoku-yu = ю
bitoku-jin = дзин
bitoku-rei = рэй
bitoku-gi = ги
bitoku-meiyo = мэйё
vision-vision-1 = 2 × здание, ресурс, соединённый митама
vision-vision-2 = здание, шаг битоку, соединённый митама
vision-vision-3 = здание, врата
vision-vision-4 = 2 × кристалл
vision-vision-5 = 3 × кристалл
vision-vision-6 = кристалл, здание
vision-vision-7 = кристалл, митама
vision-vision-8 = кристалл, озарение
vision-vision-9 = кристалл, шаг битоку, ресурс
vision-vision-10 = 2 × кристалл, врата
vision-vision-11 = 2 × митама
vision-vision-12 = 3 × митама
vision-vision-13 = соединённый митама, ресурс
vision-vision-14 = 2 × соединённый митама
vision-vision-15 = соединённый митама, шаг битоку
vision-vision-16 = соединённый митама, озарение
vision-vision-17 = митама, врата
vision-vision-18 = митама, здание, кристалл
vision-vision-19 = 2 × здание
vision-vision-20 = 3 × здание
vision-vision-21 = здание, озарение
vision-vision-22 = озарение, врата
vision-vision-23 = 2 × озарение
vision-vision-24 = врата, шаг битоку
vision-vision-25 = 2 × шаг битоку, ресурс
vision-vision-26 = 3 × шаг битоку
vision-vision-27 = 2 × ресурс, митама
vision-vision-28 = 3 × ресурс, шаг битоку
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
reason-holds = выполним
reason-no-crossing = ни один его кубик не у перехода
reason-not-contested = ни один переход не оспаривается
reason-no-card-there = там нет карты, что показана на его карте
reason-place-full = место с его карты занято
reason-has-unlocked = у него есть разблокированный кубик
reason-no-locked = у него нет запертого кубика
reason-tile-active = жетон тэнгу активен
reason-not-left = карта лежала не слева
reason-no-unlocked = у него нет разблокированного кубика
reason-no-good = у него нет нужного ресурса
reason-more-room = на холмах ещё есть место
reason-at-home = его кубик уже в Обители
reason-home-full = Обитель заполнена
reason-place-free = место с его карты свободно
reason-no-region = нет области для его кодамы
reason-tile-inactive = жетон тэнгу неактивен
reason-dice-left = у него ещё есть кубики
tengu-move-bitoku = шаг по пути битоку
tengu-move-illumination = к озарению
tengu-move-gate = к вратам
tengu-move-onward = паломник идёт дальше
tengu-move-beginning = новый паломник
tengu-tengu-1 = Ёми стрекоза (битоку; нефрит)
tengu-tengu-2 = Ёми митама (битоку; саке)
tengu-tengu-3 = Лестница (ёкай; дерево)
tengu-tengu-4 = Лестница (битоку; камень)
tengu-tengu-5 = Поляна дерево+камень (ёкай/битоку; саке)
tengu-tengu-6 = Поляна нефрит+саке (битоку; дерево)
tengu-tengu-7 = Кузницы кристалл (битоку; –)
tengu-tengu-8 = Кузницы здание (битоку; камень)
tengu-tengu-9 = любимое (ёкай; дерево)
tengu-tengu-10 = любимое (битоку; нефрит)
board-year = Год { $year } из 4
board-order = Очередь
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
board-deck = колода { $n }
board-discard = сброс { $n }
board-places = Ёкаи и кубики
board-locked = заперт
board-unlocked = разблокирован
board-out = на поле
board-goods = Ресурсы
board-amulets = амулеты
board-pilgrims = бодрствующие паломники { $n }
board-built = построено { $n } из 6
board-crystals = Кристаллы
board-mitama = Митама
board-waiting = ждут
board-bitoku = Путь битоку (исполнено { $n })
board-rocks = Камни
board-visions = Видения
board-cards = Карты слева направо
board-active = жетон активен
board-inactive = жетон неактивен
board-passed = пас
board-next = следующее: { $cost }
board-vp = { $n } ОД
board-none = –
board-home = места сверху
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
board-display-mitama = Митама
board-display-dragonfly = Стрекозы
board-display-crystal = Кристаллы
board-display-building = Здания
board-piece-yokai = Ёкаи
board-piece-bitoku = Битоку
board-piece-building = Здания
board-piece-crystal = Кристаллы
board-piece-mitama = Митама
board-piece-dragonfly = Стрекозы
board-piece-gate = Врата
board-piece-rock = Камни ивакура
board-piece-vision = Видения (очки / потеря)
board-piece-tengu = Карты тэнгу (берёт; ресурс)
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
home-crossroads = амулет +1 и 1 очко движения или любой ресурс
home-mirror = скопировать кубик соперника
target-yomi = { region-yomi }
target-stairs = { region-stairs }
target-home = { region-home }
target-glade = { region-glade }
target-forges = { region-forges }
target-moon = { home-moon }
target-rift = { home-rift }
target-harvest = { home-harvest }
target-journey = { home-journey }
target-crossroads = { home-crossroads }
target-mirror = { home-mirror }

effect-mix = { $kinds ->
    [4] { $n ->
        [1] любой ресурс
        [few] { $n } любых ресурса
       *[other] { $n } любых ресурсов
      }
   *[other] { $n ->
        [1] { $goods }
       *[other] любые { $n } из: { $goods }
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
ui-worth-mitama = митама и стрекозы
ui-worth-yokai = ёкаи
ui-worth-open = что начато
