# Страницы клиента в браузере.
web-home = Sanmon, врата
web-home-title = Трое врат
web-home-line = Три игры за одними вратами. Садитесь и играйте: ничего не нужно устанавливать, регистрация не нужна. Ваше место — это ссылка, её запомнит этот браузер.
web-language = Язык
web-theme = { $theme ->
    [light] Светлая бумага
    [dark] Тёмная бумага
   *[auto] Бумага, как в системе
}
web-players = Игроков: { $from }–{ $to }
web-gate-closed = Эти врата пока закрыты.
web-learn = Научиться играть ({ $n } мин)
web-play-alone = Сыграть соло
web-open-table = Открыть стол
web-continue = Продолжить
web-opened = открыт { $when }
web-forget = Забыть
web-other-games = И ещё одна, поменьше
web-components-note = Часть того, что напечатано на жетонах и картах, придумали мы: в правилах почти всё это есть только на рисунках. В каждом наборе указано, откуда взята каждая деталь.
web-credits = Благодарности
web-try-again = Попробовать снова
web-no-server = Сервер не отвечает. Он запущен?
web-no-game = Игры «{ $game }» здесь нет.
web-lost-title = Эта тропа никуда не ведёт
web-lost-text = Возможно, часть ссылки потерялась при копировании.
web-to-gates = К вратам

web-how-many = Сколько игроков?
web-count = { $n ->
    [one] соло
    [few] игрока
   *[other] игроков
}
web-who-sits = Кто где сидит?
web-seat-who = Кто сидит под гербом «{ $crest }»
web-seat-name = Имя того, кто сидит под гербом «{ $crest }»
web-who-me = Я
web-who-friend = Друг, по ссылке
web-your-name = Ваше имя
web-friend-note = Когда стол будет открыт, вы получите ссылку для каждого друга. Кто откроет ссылку, тот и займёт место.
web-bots-note = Боты ходят сами. Вместо бота можно посадить друга: вы получите для него ссылку.
web-alone-note = Вы играете против соперника, предусмотренного правилами игры.
web-options = Настройки стола
web-begin = Начать

web-crest-crane = Журавль
web-crest-maple = Клён
web-crest-wave = Волна
web-crest-moon = Луна
web-agent-name = { $name } ({ $agent })
web-agent-level = Бот: { $name } (уровень { $level } из { $levels })
web-agent-elo = Эло ≈ { $elo } относительно Новичка (игра вдвоём).
web-agent-elo-first = От него отсчитывается Эло остальных.
web-rival = Соперник
web-rival-told = Что соперник сделал последним
web-you = вы
web-here = в сети
web-away = не в сети
web-seats = Места
web-link-of = Ссылка: { $seat }
web-copy = Копировать
web-copied = Скопировано
web-link-used = Место занято: ссылка уже использована, и больше никто по ней не сядет.
web-link-shared = Ссылку открыл гость, которого сервер не знает: за это место может играть каждый, у кого есть ссылка, в том числе вы.
web-link-waits = По ссылке сюда ещё никто не сел.
web-links-note = Отправляйте ссылку только тому, кто должен занять это место. Ссылки других мест видны только в браузере, в котором открыли стол.
web-others = Другие
web-log = Журнал
web-own-things = Всё, что у вас есть
web-log-undo = { $seat } отменяет последний шаг
web-log-undone = (отменено)
web-log-instead = { $seat }: бот не нашёл хода, сервер выбрал за него случайный допустимый
web-round-over = Раунд окончен
web-round-on = Дальше
web-since = С вашего последнего хода
web-news = { $n ->
    [one] С вашего последнего хода произошло { $n } событие
    [few] С вашего последнего хода произошло { $n } события
   *[other] С вашего последнего хода произошло { $n } событий
}
web-news-first = { $n ->
    [one] С начала игры произошло { $n } событие
    [few] С начала игры произошло { $n } события
   *[other] С начала игры произошло { $n } событий
}
web-choices = Варианты
web-all-choices = ← Все варианты
web-rule = Правило { $clause }
web-your-decision = Ваш выбор
web-their-decision = Решает { $seat }
web-undo = Отменить
web-close = Закрыть
web-told = { $prompt } { $n ->
    [one] { $n } вариант.
    [few] { $n } варианта.
    [many] { $n } вариантов.
   *[other] { $n } варианта.
}
web-told-points = Ваши очки: { $n } ({ $change }).
web-letters = Буквы и цифры — горячие клавиши
web-letters-note = Отключите их, если программа чтения с экрана или диктовка сама вводит буквы. Стрелки, Enter и Escape работают всегда.
web-key-text-board = поле словами
web-text-board = Поле словами
web-text-changed = Что изменилось после вашего последнего решения
web-text-same = Ничего
web-text-choose = выбрать
web-text-players = Игроки
web-text-supply = Запас и стопки
web-text-light = здесь свет
web-text-monk = монах игрока
web-text-free = свободно
web-text-free-water = Свободная вода
web-text-surrounded = окружён
web-text-architect = здесь архитектор
web-text-hand = рука игрока
web-text-beside = Рядом с { $hex }
web-text-leads = дальше: { $places }
web-text-bridge = за мостом { $n }
web-text-die = кубик не меньше { $n }
web-text-own-die = кубик { $n }
web-text-worth = { $n ->
    [one] на { $n } очко больше
    [few] на { $n } очка больше
    [many] на { $n } очков больше
   *[other] на { $n } очка больше
}
web-end-alone = Ваш итог: { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
    [many] { $n } очков.
   *[other] { $n } очка.
}
web-end-you = Вы побеждаете: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}, отрыв — { $ahead }.
web-end-you-level = Вы побеждаете: очков поровну ({ $n }), но вы выше по дополнительному показателю.
web-end-other = Побеждает { $seat }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}, отрыв — { $ahead }.
web-end-other-level = Побеждает { $seat }: очков поровну ({ $n }), решает дополнительный показатель.
web-end-tie = Победу делят { $names }, очков у каждого: { $n }.
web-board = Поле
web-zoom = Масштаб поля
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-zoom-all = Всё поле
web-coming = Готовим стол…
web-line-lost = Связь потеряна, но игра сохранена. Связь восстановится сама.
web-words-english = Часть текстов игры «{ $title }» есть только на английском.
web-no-table = Такого стола нет.
web-bad-token = Эта ссылка не открывает ни одного места за этим столом.
web-refused-stale = Пока вы отвечали, партия ушла вперёд. Взгляните на стол и выберите снова.
web-refused-not-yet = Пока нельзя: сначала сделайте то, о чём просит учитель.
web-refused-illegal = Так сделать нельзя. Ничего не изменилось.
web-refused-not-asked = Сейчас решает другой игрок.
web-refused-no-undo = Этот шаг уже нельзя отменить: что-то открылось или другой игрок уже сделал выбор.
web-refused-over = Игра окончена.
web-refused-closing = Сервер перезапускается. Ваша партия сохранена, страница скоро обновится сама.
web-refused-failed = Возможно, сервер этого не сохранил. По столу видно, получилось или нет.
web-refused-hint = Тренер с этой позицией не справился. Партия не изменилась, можно спросить ещё раз.
web-refused-bad-message = Сервер не понял эту страницу. Пожалуйста, обновите её.
web-standings = Итог
web-won-by = Вы выиграли с разницей в { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
web-won-close = Вы выиграли при равенстве очков
web-won = Вы выиграли и набрали { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
web-lost-by = Вы проиграли с разницей в { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
web-lost-close = Вы проиграли при равенстве очков
web-lost = В этот раз не вышло: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
web-tied = Вы делите первое место
web-next-rung = Этот соперник побеждён: { $beaten }. Попробуйте следующего: { $next }!
web-next-rung-play = Следующий соперник: { $next }
web-total = Всего
web-rank = Место
web-rank-of-one = { $n }-е
web-record = запись
web-keys = Помощь и настройки
web-key-choose = выбрать вариант с этой клавишей
web-key-move = перейти к другому варианту
web-key-take = выбрать отмеченный вариант
web-key-back = снова показать все варианты
web-key-end = закончить ход
web-key-skip = отказаться от остального
web-key-undo = отменить последний шаг
web-key-log = что произошло
web-key-keys = эта справка
web-confirming = Спрашивать, прежде чем закончить мой ход

web-credits-games = Игры
web-credits-games-text = «Просветление» (Satori), «Битоку» (Bitoku) и «Кои» (Koi) — настольные игры; их названия и содержимое коробок принадлежат авторам и издателям. Sanmon с ними не связан. Правила изложены нашими словами, рисунки тоже наши.
web-credits-icons = Значки
web-credits-icons-text = Часть маленьких рисунков взята из Game Icons; изменён только цвет. Их авторы:
web-credits-type = Шрифты
web-credits-type-text = Alegreya — Хуан Пабло дель Пераль (Huerta Tipográfica), Commissioner — Костас Барцокас; иероглифы нарисованы по Yuji Syuku (Kinuta Font Factory).
web-credits-rest = Всё остальное
web-credits-rest-text = Гербы, врата, поля и остальные рисунки сделаны для Sanmon, под лицензией проекта (Apache 2.0).

# Путь по страницам
web-skip = Перейти к содержанию
web-nav = Страницы
web-nav-gates = Врата
web-nav-lobby = Столы
web-nav-mine = Мои игры
web-turns = { $n ->
    [one] (ваш ход в { $n } партии)
   *[other] (ваш ход в { $n } партиях)
}
web-nav-rules = Правила
web-nav-settings = Настройки
web-components = Компоненты
web-see-components = Посмотреть все.
web-choose-game = Выбор игры
web-not-offered = Этот сервер такого не предлагает.
web-too-often = Слишком часто. Немного подождите и попробуйте ещё раз.

# Врата
web-play-bot = Против бота: { $agent }
web-start-here = Начните здесь
web-join-title = Вас уже ждут?
web-join-text = Садитесь за стол, открытый для всех, или смотрите, как играют другие.
web-to-lobby = Открытые столы
web-join-by-link = Или вставьте полученную ссылку
web-join = Присоединиться
web-join-wrong = Это не ссылка на стол. В ссылке должно быть «#/table/» и несколько букв после этого.
web-first-visit = Вы здесь впервые?
web-first-gate = Выберите врата
web-first-gate-text = Один щелчок — и партия началась: соло или против бота. Ничего не нужно устанавливать, регистрация не нужна.
web-first-glow = Что светится, то можно выбрать
web-first-glow-text = Страница знает правила и предлагает только то, что они разрешают. Все варианты есть и в списке, у каждого своя клавиша.
web-first-link = Ваше место — это ссылка
web-first-link-text = Этот браузер её запомнит. Остальные ссылки отправьте друзьям: кто откроет ссылку, тот и займёт место.
web-first-done = Всё понятно

# Столы и ожидание
web-lobby-title = Открытые столы
web-lobby-text = Столы, которые хозяева открыли для всех.
web-lobby-none = На этом сервере нет открытых столов. Друзья приходят по ссылке.
web-lobby-gathering = Ждут игроков
web-lobby-playing = Сейчас играют
web-lobby-empty = Сейчас никто не ждёт. Откройте стол со свободным местом, и его увидит каждый, кто сюда зайдёт.
web-open-own = Открыть свой стол
web-for-players = { $n ->
    [one] На { $n } игрока
   *[other] На { $n } игроков
}
web-spectators = { $n ->
    [one] смотрит { $n } человек
    [few] смотрят { $n } человека
   *[other] смотрят { $n } человек
}
web-seat = Место { $number }
web-seat-free = свободно
web-seat-kept = оставлено для друга
web-sit-down = Сесть
web-stand-up = Встать из-за стола
web-watch = Смотреть
web-waiting-title = Ожидание
web-waiting = { $n ->
    [one] Ещё свободно { $n } место
    [few] Ещё свободны { $n } места
   *[other] Ещё свободно { $n } мест
}
web-waiting-full = Все в сборе
web-waiting-host = Игра начнётся, когда её запустит хозяин стола.
web-start = Начать игру
web-is-public = открыт для всех
web-is-private = только по ссылке
web-invite-other = Пригласить кого-то другого
web-new-link = Создать новую ссылку (старая перестанет работать)
web-share = Поделиться
web-qr = QR-код
web-qr-of = QR-код ссылки: { $seat }

# Подготовка стола
web-who-open = Любой желающий, через открытые столы
web-open-note = Стол ждёт среди открытых столов, пока кто-нибудь не сядет.
web-hot-note = Несколько мест ваши: играйте за одним экраном и передавайте его друг другу.
web-about-level-0 = Забывает половину важного и ничего не планирует: соперник для первой партии.
web-about-level-1 = Ошибается, как в первой партии.
web-about-level-2 = Знает, что хорошо, но кое-что упускает.
web-about-level-3 = Играет хорошо и редко ошибается.
web-about-level-4 = Берёт от каждого хода всё, но без плана.
web-about-level-5 = Строит планы и учитывает ваш ответ.
web-about-level-6 = Сильнейший из наших ботов; думает не спеша.
web-set = Компоненты
web-set-note = Что напечатано на жетонах и картах. Наш набор сбалансирован; свой вы переписываете из своей коробки.
web-set-other = Играть с другим набором
web-set-sanmon = Набор Sanmon { $number }
web-set-named = { $title } ({ $what })
web-set-ours = наш
web-set-usual = наш, по умолчанию
web-company = С другими
web-clock = Часы
web-clock-note = Сколько можно думать над ходом, прежде чем его сделает кто-то другой.
web-clock-none = без часов
web-clock-move-60 = минута на ход
web-clock-move-300 = пять минут на ход
web-clock-days-1 = день на ход
web-clock-days-3 = три дня на ход
web-clock-of-move = { $time } на ход
web-clock-of-days = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
   *[other] { $n } дней на ход
}
web-at-zero = Когда время выйдет
web-at-zero-bot = дальше играет бот
web-at-zero-open = место открывается для другого игрока
web-public = Открыт для всех
web-public-note = Виден среди открытых столов; смотреть может каждый.
web-webhook = Веб-адрес для вызова
web-webhook-note = Сервер обращается к нему каждый раз, когда наступает чей-то ход, например чтобы написать в чат или запустить вашего бота.
web-setting-satori-printing = Во втором издании жетоны бонуса пагоды приносят больше.
web-setting-satori-few_worshippers = Чем меньше прихожан в мешочке, тем меньше их достаётся Хасэкуре.
web-setting-satori-humble_charity = Что получает Хасэкура у алтаря милосердия.
web-setting-satori-strict_rewards = Получает ли Хасэкура другую награду вместо той, которую не может взять.
web-setting-bitoku-harder_forest = Насколько высоким должен быть кубик там, где уже стоят другие.
web-setting-bitoku-no_yokai = Тэнгу начинает без ёкаев.
web-setting-bitoku-no_goods = Тэнгу начинает без ресурсов.
web-setting-bitoku-calm_kodama = Кодамы тэнгу двигаются только там, где он ставит кубик, а вы впереди.
web-setting-bitoku-no_spring_moves = Весной тэнгу не получает очков движения за свои кристаллы.
web-setting-bitoku-early_pilgrim = Один паломник тэнгу уже в пути.
web-setting-bitoku-early_kodama = Все кодамы тэнгу начинают на деление впереди.
web-setting-bitoku-lake_lord = В конце тэнгу получает 3 ПО за каждую область, где его кодама впереди вашего.
web-setting-bitoku-dragonflies = Со сколькими стрекозами начинает тэнгу.
web-setting-koi-goals = Цели дают пруду направление; без них первая партия спокойнее.
web-setting-koi-scenario = Сценарий определяет, что нужно для победы в одиночной игре.

# За столом
web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-chat-fresh = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[other] { $n } новых сообщений
}
web-hand-hidden = При передаче экрана ваши вещи скрыты.
web-hand-over = Теперь решает { $seat }. Передайте экран.
web-i-am = Я — { $seat }
web-thats-me = Это я
web-chat-send = Отправить
web-clocks = Оставшееся время
web-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
web-bot-plays = Пока играет бот
web-play-myself = Снова играть без бота
web-bot-for-me = Пусть пока сыграет бот
web-bot-for-you = За вас играет бот.
web-away-label = Кого-то нет за столом
web-away-ask = { $seat } отсутствует уже { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
}. Пусть пока играет бот?
web-away-asked = { $by } предлагает доверить ход боту: { $seat } отсутствует уже { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
}. Вы согласны?
web-away-waits = { $seat } отсутствует. Спрашиваем остальных, можно ли сыграть боту.
web-away-bot = Пусть играет бот
web-away-wait = Лучше подождать
web-played-label = Сыграно за вас
web-played-for-you = Бот ({ $agent }) сделал за вас { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}. Отменить?
web-played-take-back = Отменить
web-played-take-back-last = Отменить последние
web-played-ask = { $n ->
    [one] Попросить отменить его
   *[other] Попросить отменить их
}
web-played-keep = Оставить
web-go-back = Ещё дальше назад
web-go-back-note = Спросит всех за столом, можно ли вернуться к началу вашего последнего хода
web-undo-wish = Просьба вернуться назад
web-undo-asks = { $seat } хочет вернуться к прежнему решению. Вы согласны?
web-undo-waits = { $seat } хочет вернуться назад. Спрашиваем остальных.
web-agree = Согласиться
web-disagree = Отказать

# После игры
web-rematch = Сыграть ещё раз
web-rematch-waits = Следующая партия ждёт
web-share-game = Поделиться партией
web-shared = Ссылка скопирована
web-save = Сохранить:
web-record-words = партию словами
web-show-graph = Показать, как шла игра
web-replay = Повтор
web-no-replay = Здесь нет законченной партии. Пока игра идёт, никто не должен видеть всех карт.
web-eyes = Чьими глазами
web-eyes-spectator = зритель
web-replay-controls = Повтор
web-replay-start = В начало
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-end = В конец
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-step = Шаг
web-replay-at = Шаг { $n } из { $of }
web-replay-speed = Скорость
web-speed-0 = медленно
web-speed-1 = обычно
web-speed-2 = быстро
web-speed-3 = очень быстро
web-review = Разбор
web-review-title = Что говорит тренер
web-review-whose = Чья игра
web-review-making = Тренер разбирает партию…
web-review-no-numbers = Для партий с такими компонентами, правилами и настройками никто не измерял, сколько очков стоит ход. Поэтому тренер не называет чисел.
web-review-failed = Тренер не смог разобрать эту партию.
web-no-review = На этом сервере нет тренера для этой игры.
web-graph-label = Ожидаемый перевес по ходу игры, { $n ->
    [one] { $n } переломный момент
    [few] { $n } переломных момента
   *[other] { $n } переломных моментов
}
web-graph-note = На сколько очков этот игрок, по оценке тренера, окажется впереди в конце партии; оценка сделана в начале каждого хода. Числа отмечают переломные моменты.
web-graph-start = начало
web-graph-end = конец
web-costly = Другие решения, стоившие очков
web-costly-none = Тренер всю партию играл бы так же.
web-you-chose = Выбрано:
web-coach-chose = Тренер:
web-show-me = Показать
web-try-from-here = Сыграть заново отсюда
web-show-line = Показать ход тренера

# Уведомления
web-notice-turn = Ваш ход.
web-notice-over = Игра окончена.

# Мои игры
web-mine-turn = Ваш ход
web-mine-going = Идут
web-mine-over = Закончены
web-mine-empty = Партий пока нет. Первую можно начать у врат одним щелчком.
web-mine-guest = Вы гость: об этих партиях знает только этот браузер. С учётной записью они будут на любом устройстве.
web-mine-browser = Это партии, которые помнит этот браузер.
web-go-on = Продолжить
web-placed = { $rank }-е место
web-statistics = Ваши успехи
web-title-best = { $times ->
    [one] { $times } раз, лучший счёт { $n }
    [few] { $times } раза, лучший счёт { $n }
   *[other] { $times } раз, лучший счёт { $n }
}
web-numbers-played = Сыграно
web-numbers-won = Побед
web-numbers-average = В среднем
web-numbers-best = Рекорд
web-numbers-rating = Рейтинг
web-numbers-solo = Побед соло
web-bring = Своя запись
web-bring-note = Запись, сохранённую здесь или в терминале, можно посмотреть и разобрать.
web-bring-choose = Выбрать запись

# Правила и части
web-rules-title = Правила
web-rules-lead = Правила, по которым играют за этими столами, нашими словами. У каждого пункта есть номер, и каждое решение ссылается на свой пункт.
web-rules-english = Эти правила ещё не переведены; здесь они по-английски.
web-search = Поиск
web-found = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[other] { $n } пунктов
}
web-found-none = Ничего не нашлось. Может быть, другое слово?
web-chapters = Главы
web-picture-satori-board = Игровое поле в середине партии на двоих
web-picture-satori-altars = Алтари с двумя сторонами
web-picture-satori-offerings = Трек подношений
web-picture-satori-wheels = Молитвенные барабаны
web-picture-satori-construction = Зона строительства с ценами
web-picture-satori-pagoda = Растущая пагода
web-picture-satori-mountains = Три горы с жетонами, монахами и светом
web-picture-satori-charity = Алтарь милосердия
web-picture-bitoku-board = Лес в середине партии на двоих
web-picture-bitoku-regions = Области с местами для кубиков
web-picture-bitoku-home = Обитель Великого духа
web-picture-bitoku-areas = Населённые области с местами для зданий
web-picture-bitoku-kodama = Кодамы взбираются по деревьям
web-picture-bitoku-paths = Пути мудрости
web-picture-bitoku-rocks = Камни ивакура на выбор
web-picture-koi-board = Пруд в середине партии, ряд карт, цели и запас
web-picture-koi-offer = Ряд карт
web-picture-koi-pond = Пруд с кои
web-picture-koi-goals = Цели этой партии
web-piece = Компонент
web-source = Источник
web-source-all = все
web-source-rulebook = правила
web-source-rulebook-text = факт из печатных правил
web-source-deduced = выведено
web-source-deduced-text = следует из таких фактов
web-source-report = по сообщениям
web-source-report-text = рассказали те, у кого есть коробка
web-source-box = коробка
web-source-box-text = переписано с самого компонента
web-source-author = автор
web-source-author-text = придумал автор этой игры
web-source-sanmon = наше
web-source-sanmon-text = придумано и сбалансировано нами: в правилах это есть только на рисунках
web-source-mixed = разные
web-source-mixed-text = одни сведения взяты из одного источника, другие из другого; у компонента сказано, какие
web-field-family = вид
web-field-effect = эффект
web-field-copies = число копий
web-field-price = цена
web-field-benefit = выгода
web-field-number = место в ряду
web-field-fee = плата
web-field-water = водные стороны
web-field-place = место
web-field-vp = очки
web-field-type = тип
web-field-kodama = шаги кодамы
web-field-amulet = амулет
web-field-die = кубик
web-field-owner = бонус владельца
web-field-action = действие
web-field-players = число игроков
web-field-side = сторона
web-field-first = первое место
web-field-second = второе место
web-field-third = третье место
web-field-yokai = ёкаи
web-field-bitoku = битоку
web-field-goods = ресурсы
web-field-associated = связанный ресурс
web-field-needs = условие
web-field-penalty = штраф
web-field-start = начальная ли это карта
web-field-per = за что приносит очки
web-field-max = предел очков
web-field-jokoro = цена курильницы
web-field-colour = цвет
web-field-row = ряд
web-field-left = левая сторона
web-field-right = правая сторона
web-field-era = эра
web-field-reward = награда
web-workshop = Мастерская
web-workshop-open = Ввести свои компоненты
web-workshop-lead = У вас есть коробка? Перепишите, что напечатано на компонентах, один за другим: каждый рисуется, пока вы печатаете, а ошибка видна рядом с полем.
web-workshop-partly-text = Вы начинаете с копии нашего набора. Играть можно когда угодно: то, что ещё не введено, берётся из нашего набора и помечено как наше.
web-workshop-sources = Цены, эффекты и числа — это факты: их можно переписать со своей коробки для себя. Картинки и целые тексты не копируйте.
web-workshop-private = Набор хранится в этом браузере и сохраняется по мере ввода. Для проверки он отправляется на сервер, но там не остаётся. Он сохраняется там, только когда вы с ним играете; другие увидят его, только если играют за вашим столом.
web-workshop-private-alone = Набор остаётся в этом браузере и сохраняется по мере ввода. Он никуда не отправляется; чтобы поделиться им, выгрузите его.
web-workshop-begin = Начать с копии нашего набора
web-workshop-name = Название набора
web-workshop-name-usual = Моя коробка
web-workshop-undo = Отменить
web-workshop-redo = Вернуть
web-workshop-export = Выгрузить как zip
web-workshop-import = Загрузить файлы
web-workshop-again = Начать заново с нашего
web-workshop-progress = Готово { $done } из { $all } компонентов
web-workshop-count = { $done } / { $all }
web-workshop-play = Играть с ним
web-workshop-tables = Виды компонентов
web-workshop-ours = наше
web-workshop-partly = частично наше
web-workshop-known = готово
web-workshop-before = Предыдущий компонент
web-workshop-next = Следующий компонент
web-workshop-confirm = Как в моей коробке — дальше
web-workshop-restore = Вернуть наш
web-workshop-add = Добавить ещё один такой
web-workshop-remove = Убрать
web-workshop-keys = Ctrl+Enter: как в коробке, дальше. Alt+↑ и Alt+↓: другой компонент. Ctrl+Z: отменить. Enter дополняет слово.
web-workshop-numbers = Числа из правил
web-workshop-not-kept = Этот браузер не сохраняет набор. Выгрузите его, прежде чем закрыть страницу.
web-workshop-buttons = Кнопки для поля «{ $field }»
web-workshop-sign-all = и ещё
web-workshop-sign-and = вместе с
web-workshop-sign-or = или
web-workshop-sign-pay = заплатить за
web-workshop-sign-times = ещё раз
web-workshop-sign-open = начало группы
web-workshop-sign-close = конец группы
web-workshop-sign-nothing = ничего
web-workshop-sign-back = стереть последнее
web-field-most = чего нужно больше всех
web-field-bonus = бонус
web-field-lantern = фонарь
web-field-kind = вид
web-field-printing = издание
web-field-base = копий при любом числе игроков
web-field-sorin-base = базовые очки
web-field-each = за каждый
web-field-sorin-each = очки за каждый
web-field-cost = стоимость
web-field-points = очки
web-field-level = уровень
web-field-flower = символ
web-field-outline = контур
web-field-q = столбец гекса
web-field-r = ряд гекса
web-field-goals = цели
web-field-draw = случайных целей
web-field-gakusei = очки для звания «гакусэй»
web-field-senmon = очки для звания «сэммон»
web-field-sensei = очки для звания «сэнсэй»
web-field-missing = нет в начале
web-field-removed-3 = убрать при трёх игроках
web-field-removed-1-2 = убрать при одном или двух
web-field-starts = какой игрок с ним начинает
web-field-goal = цель
web-field-tiles = жетонов
web-field-tiles-1-2 = жетонов при одном или двух
web-field-coins = монеты
web-field-3-more = добавить от трёх игроков
web-field-4-more = добавить при четырёх
web-field-types = виды
web-field-bitoku-types = очки за разные карты битоку
web-field-item = что берёт
web-field-branch = ветвь
web-field-display = ряд
web-field-gain = получаете
web-field-next = следующие места
web-field-bridge = мост
web-field-paths-start = старт при таком числе игроков
web-field-area = населённая область
web-field-column = столбец
web-field-dice = кубики
web-field-dice-2 = мест для кубиков вдвоём
web-field-dice-3 = мест для кубиков втроём
web-field-dice-4 = мест для кубиков вчетвером
web-field-hill-3 = мест для кубиков на холме втроём
web-field-hill-4 = мест для кубиков на холме вчетвером
web-field-sort = что там стоит
web-field-region = область
web-field-fox = лиса
web-field-players-1 = в одиночку
web-field-players-2 = вдвоём
web-field-players-3 = втроём
web-field-players-4 = вчетвером
web-field-capacity = вместимость
web-field-discount = скидка
web-field-drawn = вытягивается
web-field-surcharge = доплата
web-field-awake = бодрствующие паломники
web-field-length = длина
web-field-neutral = деление нейтрального кодамы
web-field-scoring-first = очки за первое место
web-field-divisor = делится на
web-field-rock-building = за камень зданий
web-field-rock-mitama = за камень митам
web-section-supply = Запас
web-section-plots = Свободные места
web-section-sorin = Шпиль
web-section-start = В начале
web-section-storage = Склад
web-section-luck = Удача
web-section-market = Рынок
web-section-goals = Цели
web-section-kodama = Кодама
web-section-garden = Сад
web-section-bitoku = Карты битоку
web-section-scoring = Подсчёт
web-section-tengu = Тэнгу
web-own-set = Свой набор
web-own-set-text = Владелец коробки может переписать то, что в ней напечатано: по файлу CSV на каждую таблицу выше и set.toml. Проверка скажет, что не так, в каком файле и в какой строке; с набором, который её прошёл, можно играть.
web-pick-files = Выбрать файлы или zip
web-pick-folder = Выбрать папку
web-drop-here = или перетащите их сюда
web-checking = Проверяю…
web-set-problems = { $n ->
    [one] Найдена { $n } ошибка
    [few] Найдено { $n } ошибки
   *[other] Найдено { $n } ошибок
}
web-set-fine = Всё в порядке.
web-set-doubtful = { $n ->
    [one] Играть с ним можно, но проверьте, пожалуйста, вот это:
   *[other] Играть с ним можно, но проверьте, пожалуйста, следующее:
}
web-set-keep = Сохранить и играть
web-set-stored = Сохранён как { $name }. Его можно выбрать, открывая стол.
web-set-nothing = Среди файлов нет таблиц: их имена оканчиваются на .csv или .toml, либо все они лежат в одном .zip.
web-set-large = Это больше 256 кБ; обычный набор занимает около тридцати.
web-set-mixed = Либо один zip, либо таблицы, но не вместе.
web-set-name = Название в set.toml — от 1 до { $most } знаков, и все они видимые.
web-set-text-no-text = { $field }: здесь нужен текст не длиннее { $most } знаков.
web-set-text-empty = { $field }: пусто, а нужно от 1 до { $most } знаков.
web-set-text-long = { $field }: слишком длинно, нужно не больше { $most } знаков.
web-set-text-unclean = { $field }: есть невидимые знаки или знаки, меняющие направление письма; нужен обычный текст.
web-my-sets = Ваши наборы
web-sets = Наборы
web-set-unknown = Набора «{ $set }» для этой игры здесь нет.

# Настройки и учётная запись
web-settings-you = Вы
web-name-note = Так вас видят за столом. Без имени вас будут звать по гербу.
web-paper = Бумага
web-motion-note = Детали плавно переходят на новое место. Если система просит меньше движения, так и будет.
web-sound-note = Тихий стук дерева и камня, без музыки.
web-at-table = За столом
web-stand-in = Бот, который играет за вас, когда вас нет
web-stand-in-note = Не раньше чем через две минуты и только с согласия остальных за столом; с часами — когда выйдет ваше время. Вернётесь — место снова ваше.
web-confirming-note = Для будущих столов; за столом это меняют под «?».
web-teach = Объяснять каждое решение
web-teach-note = Подсказывает, для чего решение. Пока вы не выбрали сами — только в первых двух партиях.
web-teach-less = Больше не объяснять
web-new-thing = Новое:
web-print = Распечатать
web-how-to = Как играть
web-push = Сообщать, когда мой ход
web-push-note = Этот браузер покажет уведомление, даже если страница закрыта.
web-push-none = Этот браузер не умеет показывать уведомления, когда страница закрыта.
web-push-denied = Уведомления для этой страницы выключены в настройках браузера.
web-account = Учётная запись
web-account-none = На этом сервере нет учётных записей; для игры они не нужны.
web-account-guest = Вы играете как гость. Учётная запись не нужна; с ней партии и успехи будут на любом устройстве.
web-account-is = Вы вошли как { $login }.
web-sign-up = Создать учётную запись
web-sign-up-text = Ваши партии останутся с вами. Токены, которые вы дали программам как гость, перестанут действовать; потом создайте новые.
web-log-in = Войти
web-log-out = Выйти
web-login = Логин
web-password = Пароль
web-password-note = Не меньше восьми знаков. Хороший пароль — несколько не связанных между собой слов.
web-email = Почта для уведомлений и на случай забытого пароля
web-wrong-login = Неверный логин или пароль.
web-wrong-password = Неверный пароль.
web-forgot = Забыли пароль?
web-password-now = Прежний пароль
web-password-new = Новый пароль
web-password-change = Сменить пароль
web-password-change-text = Во всех других браузерах придётся войти заново. Программы сохранят свои токены.
web-password-changed = Пароль изменён, во всех других браузерах выполнен выход.
web-password-again = Чтобы убедиться, что это вы, введите, пожалуйста, пароль ещё раз.
web-password-confirm = Продолжить
web-email-change = Сменить адрес почты
web-email-save = Сохранить
web-email-saved = Сохранено.
web-sessions = Где выполнен вход
web-session-here = Этот браузер
web-session-browser = Другой браузер
web-session-program = Программа
web-session-program-named = Программа: { $label }
web-session-times = с { $made }, последний раз { $used }
web-session-end = Завершить
web-session-end-others = Выйти во всех других браузерах
web-token = Токен
web-token-new = Доступ для программы
web-token-text = С токеном программа играет от вашего имени. Тот, у кого он есть, может за столами то же, что и вы, поэтому никому другому его не давайте.
web-token-label = Для чего он?
web-token-make = Создать токен
web-token-once = Токен для «{ $label }». Он показывается только сейчас.
web-reset-title = Забытый пароль
web-reset-text = Введите логин. Если у учётной записи есть адрес почты, мы отправим туда ссылку.
web-reset-request = Отправить ссылку
web-reset-mailed = Если такая учётная запись существует и у неё есть адрес почты, ссылка уже в пути. Она сработает один раз и только в течение часа.
web-reset-operator = Этот сервер не отправляет почту. Попросите ссылку у владельца сервера: её создаёт команда «sanmon admin reset».
web-reset-have-code = У вас уже есть код?
web-reset-code = Код или ссылка
web-reset-go-on = Продолжить
web-reset-choose = Выберите новый пароль. Во всех браузерах и программах придётся войти заново.
web-reset-set = Задать пароль
web-reset-done = Новый пароль для { $login } задан. Теперь можно войти.
web-reset-invalid = Этот код не действует: он уже использован или устарел. Запросите новый.
web-delete-account = Удалить учётную запись
web-delete-text = Учётная запись исчезнет навсегда. Законченные партии останутся без вашего имени.
web-delete-for-ever = Удалить навсегда
web-refused-gathering = Игра ещё не началась.
web-refused-too-fast = Слишком быстро. Подождите немного.
web-refused-hints = Слишком много советов за короткое время. Следующий можно попросить через { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[other] { $n } секунд
}.
web-refused-logged-out = Вы вышли из учётной записи, поэтому это место здесь больше не ваше.
web-refused-idle = Страница долго молчала, и связь закрылась. Она восстановится сама.
web-crowded = Для этой страницы сейчас нет места.
web-refused-crowded = За этим столом много зрителей, или из вашей сети или на вашем месте открыто много страниц. Закройте лишнюю страницу или зайдите чуть позже и обновите эту.

# Поле игры «Кои»
web-koi-supply = Запас
web-koi-ending = конец близок
web-koi-sensei = Действие сэнсэя
web-koi-rest = готово
web-koi-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
web-count-vp = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
web-count-tile = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
web-points-unit = { $n ->
    [one] очко
    [few] очка
   *[other] очков
}
web-koi-to-win = Чтобы победить
web-koi-scenario-standard = Жетон каждой цели и достаточно очков для звания.
web-koi-scenario-hot-summer = Жетон каждой цели и очки. Кои, который не окружён, сам ничего не приносит.
web-koi-scenario-enlightenment = Все цели, очки и не меньше трёх участков тропы, ведущих от фонаря к статуе.
web-koi-scenario-imperial-pond = Все пять целей и очки; с четырьмя целями — не выше гакусэя.
web-koi-scenario-imperial-pond-random = Все пять целей и очки; с четырьмя целями — не выше гакусэя.
web-koi-title-gakusei = гакусэй
web-koi-title-senmon = сэммон
web-koi-title-sensei = сэнсэй
web-koi-pile-water = Вода
web-koi-pile-foliage = Листва
web-koi-pile-shore = Берега
web-koi-pile-lily = Кувшинки
web-koi-pile-lantern = Фонари
web-koi-pile-coin = Монеты
web-koi-pile-luck = Жетоны удачи
web-koi-on-spring = Родник
web-koi-on-water = Вода
web-koi-on-foliage = Листва
web-koi-on-shore = Берег
web-koi-on-bridge = Мост
web-koi-on-statue = Статуя
web-koi-on-waterfall = Водопад
web-koi-on-willow = Плакучая ива
web-koi-on-bed = Место для кувшинки на иве
web-koi-on-lily = Кувшинка
web-koi-on-purple-lily = Фиолетовая кувшинка
web-koi-on-branch = Ветвь
web-koi-on-path = Тропа
web-koi-on-turtle = Черепаха
web-koi-on-shishi-odoshi = Сиси-одоси
web-koi-on-lantern = Фонарь

# Поле Битоку
web-bitoku-illumination = Озарение
web-bitoku-now = сейчас было бы { $n }
web-bitoku-next = Следующее здание:

# Стол
web-hint = Совет
web-hinting = Бот думает…
web-hint-head = Бот сыграл бы так
web-hint-do = Сыграть так
web-hint-step = Только следующий шаг
web-hint-close = Другие варианты
web-hint-ahead = ожидает в конце преимущество в { $n ->
    [one] { $n } очко
    [many] { $n } очков
   *[other] { $n } очка
}
web-hint-behind = ожидает в конце отставание в { $n ->
    [one] { $n } очко
    [many] { $n } очков
   *[other] { $n } очка
}
web-hint-level = ожидает в конце равный счёт
web-hint-points = ожидает в конце { $n ->
    [one] { $n } очко
    [many] { $n } очков
   *[other] { $n } очка
}
web-hint-less = { $n ->
    [one] на { $n } очко меньше
    [many] на { $n } очков меньше
   *[other] на { $n } очка меньше
}
web-hint-as-good = примерно так же хорошо
web-hint-more = даёт больше: { $what }
web-hint-win = выигрывает около { $n } % таких партий
web-hint-none = Здесь боту нечего посоветовать.
web-preview = После этого выбора: { $what }
web-preview-unknown = Что будет потом, заранее неизвестно.
web-satori-both = Цвет совпадает: обе стороны.
web-satori-wheels = Или сначала, раз за ход: молитвенный барабан
web-picture = Картинка на память:
web-picture-save = Сохранить картинку
web-picture-share = Поделиться
web-picture-failed = Не удалось создать картинку.
web-koi-progress = Пока есть { $have } из { $needs } нужных.
web-koi-over = { $n ->
    [one] На складе { $n } лишний гекс. В конце хода вы его вернёте.
    [few] На складе { $n } лишних гекса. В конце хода вы их вернёте.
    [many] На складе { $n } лишних гексов. В конце хода вы их вернёте.
   *[other] На складе { $n } лишних гекса. В конце хода вы их вернёте.
}
web-koi-give = Вернуть: { $what }
web-bitoku-unused = { $n ->
    [one] Если спасуете сейчас, { $n } разблокированный кубик не будет использован.
    [few] Если спасуете сейчас, { $n } разблокированных кубика не будут использованы.
    [many] Если спасуете сейчас, { $n } разблокированных кубиков не будут использованы.
   *[other] Если спасуете сейчас, { $n } разблокированных кубика не будут использованы.
}
web-standing-tile = жетоны медитации
web-standing-jokoro = курильницы
web-standing-amulet = амулеты
web-standing-storage = занято на складе
web-score = Очки
web-score-note = Сколько очков было бы, если бы игра закончилась сейчас, насколько это можно сказать.
web-sound = Звуки
web-motion = Показывать действия других
web-motion-full = шаг за шагом
web-motion-quick = быстро
web-motion-none = сразу
web-places = Части поля
web-place-busy = { $place }: здесь можно что-то сделать
web-rule-more = Читать дальше в правилах
web-key-hint = что сделал бы бот
web-key-news = снова показать, что произошло после вашего хода
web-key-score = откуда очки
web-key-tip = показать деталь, о которой говорит вариант
web-key-turn = повернуть деталь или показать следующий вариант
web-key-zoom = поле крупнее, мельче, целиком
web-key-pan = сдвинуть поле
web-key-turn-board = повернуть пруд
web-satori-mountains = Горы
web-koi-pond = Пруд
web-koi-turn = Повернуть
web-koi-place = Положить
web-koi-turn-pond = Повернуть пруд
web-koi-turned = { $degrees ->
    [0] Пруд лежит, как в начале.
   *[other] Пруд повёрнут на { $degrees }° по часовой стрелке.
  }
web-koi-labels = Обозначения гексов
web-koi-turned-koi = Где разместите { $koi_accusative }?{ $koi_id ->
    [small] {""}
   *[other] {" "}Выберите гекс, который до поворота пруда был верхним левым.
  }
web-koi-turned-goal = Где разместите { $tile_accusative }?{ $tile_id ->
    [bridge] {" "}Выберите средний гекс.
    [statue] {" "}Выберите средний гекс.
    [waterfall] {" "}Выберите средний гекс.
    [willow] {" "}Выберите гекс со стволом.
    [turtle] {""}
    [purple-lily] {""}
   *[other] {" "}Выберите гекс, который до поворота пруда был верхним левым.
  }

# The tables of a component set
web-table-satori-altars = Жетоны алтарей
web-table-satori-basic_altars = Базовые алтари
web-table-satori-decorations = Украшения
web-table-satori-meditation = Жетоны медитации
web-table-satori-starting = Стартовые жетоны
web-table-satori-amulets = Амулеты
web-table-satori-tiers = Жетоны ярусов
web-table-satori-roofs = Крыши пагоды
web-table-satori-sorin = Жетоны бонуса пагоды
web-table-satori-costs = Жетоны стоимости курильниц
web-table-satori-wheels = Молитвенные барабаны
web-table-satori-offerings = Трек подношений
web-table-satori-slots = Цены в зоне строительства
web-table-satori-mountains = Горы
web-table-koi-cards = Карты
web-table-koi-goals = Жетоны целей
web-table-koi-koi = Кои
web-table-koi-scenarios = Сценарии одиночной игры
web-table-koi-offer = Поля ряда карт
web-table-koi-outlines = Формы
web-table-koi-scrolls = Свитки
web-table-bitoku-yokai = Ёкаи
web-table-bitoku-bitoku = Карты битоку
web-table-bitoku-buildings = Здания
web-table-bitoku-ancient = Древние здания
web-table-bitoku-crystals = Кристаллы
web-table-bitoku-mitama = Митамы
web-table-bitoku-dragonflies = Стрекозы
web-table-bitoku-visions = Видения
web-table-bitoku-rocks = Камни ивакура
web-table-bitoku-gates = Врата
web-table-bitoku-lakes = Озёра
web-table-bitoku-tengu = Карты тэнгу
web-table-bitoku-forest = Строки областей
web-table-bitoku-home = Обитель Великого духа
web-table-bitoku-spaces = Места путей мудрости
web-table-bitoku-displays = Места рядов
web-table-bitoku-board = Личный планшет
web-table-bitoku-regions = Области
web-table-bitoku-places = Места для зданий
web-table-bitoku-paths = Пути мудрости
web-table-bitoku-branches = Ответвления путей
web-bitoku-sort-marker = Маркеры зданий
web-bitoku-sort-wit = Смекалка
web-bitoku-sort-dream = Сны
web-bitoku-sort-memory = Память
web-bitoku-sort-rock = Паломники у камней
web-bitoku-favourite = любимая область
web-does-cost = Цена: { $what }
web-does-jokoro = Курильница: { $what }
web-does-lantern = Автоматон: { $what }
web-does-owner = Владельцу: { $what }
web-copies = В колоде: { $parts }
web-copies-for = { $n } (игроков: { $players })
web-does-koi = Цена { $price }, очков { $points }
web-view = Вид
web-view-pieces = компоненты
web-view-files = файлы
web-layout-tables = Как устроено поле
web-seat-open = Свободное место
web-show-all = Показать все
web-turning = Переломные моменты
web-it-cost = Потеряно очков: около { $points }.
web-more-games = Другие игры
web-missing = Эта игра не установлена на этом сервере: нет пакета { $package }.
web-unplayable = За этим столом здесь играть нельзя.
web-stopped-steps = Этот стол остановлен, победителя нет: с этим набором один ход продолжался без конца, и решать было нечего. Возьмите другой набор или исправьте этот.
web-stopped-operator = Владелец сервера остановил этот стол. Победителя нет.
web-credits-others = Другие игры на этом сервере взяты из пакетов их авторов:
web-rules-none = У этой игры нет страницы с правилами.
web-hidden = скрыто
web-to-choose = Из чего выбирать

## A bot that does not move, and bans

web-bot-delay-storage = Сервер сейчас не может ничего сохранить, поэтому боты ждут. Ничего не потеряно: как только получится, игра продолжится сама.
web-bot-delay-failed = Бот не смог сделать ход. Через несколько секунд он попробует снова.
web-bot-delay-queue = Боты заняты: в очереди к ним { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[other] { $n } столов
}. Ваш среди них, и бот обязательно сходит.
web-banned = Вам закрыт доступ на этот сервер
web-banned-text = Владелец сервера закрыл вам доступ. Если это ошибка, напишите ему.
web-banned-until = Владелец сервера закрыл вам доступ до { $date }. Если это ошибка, напишите ему.
web-refused-banned = Владелец сервера закрыл вам доступ.

## Что пошло не так: по коду или состоянию

web-problem = Что-то пошло не так. Попробуйте ещё раз.
web-problem-400 = Сервер не принял этот запрос.
web-problem-401 = Сначала войдите в учётную запись.
web-problem-403 = У вас нет на это разрешения.
web-problem-404 = Здесь такого нет.
web-problem-409 = Сейчас это невозможно.
web-problem-413 = Слишком много данных.
web-problem-500 = На сервере произошла ошибка. Попробуйте ещё раз.
web-problem-503 = Сервер сейчас не может это сделать. Попробуйте чуть позже.
web-problem-storage = Сервер сейчас ничего не может сохранить. Подождите немного, проверьте, получилось ли, и если нет, попробуйте ещё раз.
web-problem-login-form = Логин состоит из 3–32 знаков: букв a–z, цифр, точек, дефисов или подчёркиваний. Он начинается и заканчивается буквой или цифрой.
web-problem-login-taken = Логин «{ $login }» уже занят. Выберите другой.
web-problem-logged-in = Вы вошли как { $login }. Чтобы создать другую учётную запись, выйдите.
web-problem-not-logged-in = Сначала войдите в учётную запись.
web-problem-password-length = Пароль должен содержать от { $least } до { $most } знаков.
web-problem-email-form = «{ $text }» — не адрес электронной почты.
web-problem-name-long = Имя может содержать не больше { $most } знаков.
web-problem-name-unclean = Имя может содержать только видимые знаки.
web-problem-no-password = У гостя нет пароля. Сначала создайте учётную запись.
web-problem-token-invalid = Этот токен недействителен: возможно, он удалён.
web-problem-tokens-full = Можно иметь не больше { $most } токенов. Удалите ненужный.
web-problem-pushes-full = Уведомления можно включить не больше чем в { $most } браузерах. Сначала отключите их в одном из них.
web-problem-push-keys = Подписка этого браузера на уведомления недействительна. Отключите уведомления и включите снова.
web-problem-sets-full = Можно хранить не больше { $most } наборов. Сначала удалите один из них.
web-problem-set-unknown = Такого набора нет, или он не ваш.
web-problem-set-unplayable = С этим набором нельзя играть: один из ходов никогда не закончится.
web-problem-set-broken = В этом наборе ещё есть ошибки. Сначала проверьте его.
web-problem-set-unreadable = Эти файлы — не набор: набор состоит из set.toml и таблиц .csv, всё в виде текста в UTF-8, или из одного zip с ними. Вместе они могут занимать не больше { $most } кБ.
web-problem-record = Это не запись партии, или она повреждена.
web-problem-record-unfinished = Партия в этой записи не закончена. Открыть можно только законченные партии.
web-problem-backup-form = В этом файле нет партий, сохранённых из Sanmon.
web-problem-backup-newer = Этот файл сохранён более новой версией Sanmon. Сначала загрузите её.
web-problem-seat-taken = Это место уже занято.
web-problem-seat-reserved = Это место зарезервировано. Занять его можно только по ссылке.
web-problem-seat-of-bot = На этом месте играет бот.
web-problem-seat-of-other = Это может сделать только тот, кто играет на этом месте.
web-problem-second-seat = Вы уже играете за этим столом и не можете занять второе место.
web-problem-begun = Партия уже началась.
web-problem-not-begun = Партия ещё не началась.
web-problem-not-over = Партия ещё не закончилась.
web-problem-stopped = Этот стол остановлен, поэтому у партии нет ни результата, ни записи.
web-problem-free-seats = Некоторые места ещё свободны.
web-problem-host-only = Начать партию может только хозяин стола или игрок за этим столом.
web-problem-players-only = Попросить о реванше может только участник этой партии.
web-problem-login-wrong = Неверный логин или пароль.
web-problem-password-wrong = Это не ваш пароль.
web-problem-reset-code = Этот код недействителен: он уже использован или устарел. Запросите новый.
web-problem-session-unknown = Этот вход уже завершён.
web-problem-token-unknown = Этот токен уже удалён.
web-problem-address-form = Адрес начинается с «https://», состоит из латинских букв, цифр и знаков без пробелов и содержит не больше { $most } знаков.
web-problem-address-parts = В адресе не должно быть имени пользователя, пароля, части после «#» и порта 0. Уберите их.
web-problem-clock-seconds = Время на одно решение должно быть от 1 до { $most } секунд.
web-problem-clock-days = Время на одно решение должно быть от 1 до { $most } дней.
web-problem-seed-long = Ваш текст для случайности может содержать не больше { $most } знаков.
web-problem-seed-late = Партия уже началась, и добавить свой текст для случайности нельзя.
web-problem-line-empty = Сообщение пустое. Сначала напишите что-нибудь.
web-problem-line-long = Сообщение может содержать не больше { $most } знаков. Сократите его.
web-problem-game-unknown = На этом сервере нет такой игры.
web-problem-seat-own = Это ваше собственное место. Передать его боту можно в меню стола.
web-problem-bot-not-yet = Это может сделать только тот, кто играет на этом месте, а в его отсутствие — другие игроки за столом.
web-problem-bot-plays = За вас играет бот. Сначала вернитесь на своё место.
web-problem-bot-in-lesson = На уроке бот за вас не играет, но можно пропустить главу.
web-problem-bots-alone = Слишком много партий, в которых играют одни боты. Дождитесь, пока одна из них закончится.
web-problem-stand-in-clock = За этим столом идут часы: бот вступит в игру, когда у игрока выйдет время.
web-problem-stand-in-idle = Этого игрока сейчас никто не ждёт, и бот не нужен.
web-problem-stand-in-here = Этот игрок вернулся, и бот не нужен.
web-problem-stand-in-soon = Бот может вступить в игру, когда игрока не будет { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
web-problem-stand-in-vote = Остальные игроки, которые сейчас в сети, должны согласиться. Откройте стол и спросите их там.
web-problem-spectator = Вы зритель за этим столом. Это могут делать только его игроки.
web-problem-old-table = Этот стол создан старой версией Sanmon: у него нет чата, и места за ним изменить нельзя.
web-problem-hint-turn = Тренер даст совет, когда решать будете вы.
web-problem-hint-busy = Тренер уже думает. Сначала дождитесь этого совета.
web-problem-chat-busy = Несколько человек написали одновременно. Отправьте сообщение ещё раз.
web-problem-undo-often = За одну партию можно отменять шаги и менять настройки не больше { $most } раз, и вы этот предел исчерпали.
web-problem-undo-others = Так далеко вернуться без согласия остальных нельзя. Спросите их.
web-problem-undo-nowhere = Туда вернуться нельзя. Выберите начало партии или более ранний ход.
web-problem-undo-unasked = Вернуться назад уже никто не просит.
web-problem-undo-changed = Просьба тем временем изменилась. Прочитайте её снова, прежде чем соглашаться.
web-problem-undo-lesson = На уроке возвращайтесь кнопками учителя.
web-problem-tables-unfinished = Вы или другие люди в вашей сети начали сегодня слишком много партий и не закончили их. Доиграйте одну из них или попробуйте позже.
web-problem-tables-waiting = Слишком много столов, открытых вами или другими людьми в вашей сети, ещё ждут игроков. Начните одну из партий или попробуйте позже.
web-problem-too-often = Слишком много запросов. Попробуйте ещё раз через { $unit ->
    [minutes] { $n ->
        [one] { $n } минуту
        [few] { $n } минуты
       *[other] { $n } минут
    }
   *[seconds] { $n ->
        [one] { $n } секунду
        [few] { $n } секунды
       *[other] { $n } секунд
    }
}.
web-push-failed = Браузеру не удалось включить уведомления. Попробуйте позже.
web-unplayable-text = На сервере нет того, что нужно этому столу ({ $detail }).

# The site: the games run in the page, without a server.
web-site-loading = Игры загружаются: { $percent } %.
web-site-broken = Не удалось загрузить игры. Обновите страницу. Нужен браузер 2023 года или новее.
web-site-memory = Браузер не разрешает странице ничего сохранять, например потому, что это приватное окно. Когда вы его закроете, партии пропадут.
web-site-update = Готова новая версия.
web-site-use = Перейти на неё
web-site-elsewhere = Эта партия открыта в другой вкладке
web-site-elsewhere-text = Играть в неё можно только в одной вкладке.
web-site-take = Играть здесь
web-site-nobody = Здесь больше никого нет
web-site-nobody-text = Игры работают прямо в вашем браузере, без сервера: можно играть одному, против ботов или вместе за одним экраном. Чтобы играть с другими по сети, кто-то должен запустить сервер Sanmon.
web-site-mine = Ваши партии хранятся только в этом браузере. Время от времени сохраняйте их в файл: если очистить данные браузера, они пропадут.
web-site-kept = Браузер обещал не удалять их сам.
web-site-all = Все партии
web-site-all-note = Один файл со всеми партиями, законченными и незаконченными, и с вашими наборами компонентов. Его можно открыть здесь, в другом браузере или на другом устройстве.
web-site-save = Сохранить в файл
web-site-open = Открыть файл
web-site-opened = Новых партий: { $new }. Партий, которые зашли дальше, чем здесь: { $further }. Уже есть: { $known }. Не подошло: { $wrong }.
web-site-levels = Уровень 6 думает над ходом не дольше двух секунд. В браузере он успевает за это время меньше, чем на компьютере с установленным Sanmon, поэтому играет здесь чуть слабее.
web-site-delete = Удалить
web-site-delete-sure = Удалить навсегда
web-problem-not-here = Для этого нужны другие люди, а здесь больше никого нет: это работает только на сервере.
web-problem-disk-full = В браузере для этого не осталось места, поэтому ничего не сделано. Сохраните партии в файл и удалите часть из них здесь.
web-problem-set-used = Этот набор компонентов использует одна из партий в этом браузере. Сначала удалите её.
web-refused-elsewhere = Эта партия открыта в другой вкладке.

# Рядом с коробкой: помощник
web-box = Рядом с коробкой
web-box-lead = Вы играете дома, в свою настольную игру. Остальное берут на себя эти страницы: подготовку, счёт по ходу партии, соперника в одиночной игре, спорные вопросы и подсчёт очков.
web-box-solo = Соперник в одиночной игре
web-box-solo-line = Скажите, что сделали вы, и узнаете по порядку, что делает соперник и почему.
web-box-pad = Подсчёт очков
web-box-pad-line = Подсчитайте очки вид за видом, с правилами и всеми суммами.
web-box-layout = Подготовка
web-box-layout-line = Что выложить на столько игроков, шаг за шагом; жребий бросим за вас.
web-box-tracks = По ходу партии
web-box-tracks-line = Очки, раунды, порядок ходов и часы для каждого.
web-box-players = Сколько вас?
web-box-name = Имя
web-box-workshop = Ввести свои компоненты
web-box-fewer = На один меньше: { $what }
web-box-more = На один больше: { $what }
web-box-so-far = Пока что
web-box-sums = Все суммы
web-box-counted = Всё подсчитано.
web-box-picture = Поделиться картинкой
web-box-no-picture = Этот браузер не может нарисовать картинку.
web-box-kept = Сохранено в «Моих играх»
web-box-mine = За своим столом
web-box-done = Готово { $n } из { $all }
web-box-draw-anew = Бросить жребий заново
web-box-other-table = Другой стол
web-box-round = Раунд { $n }
web-box-next-round = Следующий раунд
web-box-first-turn = Начинает { $player }
web-box-next-turn = Следующий ход: { $player }
web-box-pause = Пауза
web-box-resume = Продолжить
web-box-points-of = Очки: { $player }
web-box-add-points = { $player }: очки { $n }
web-box-earlier = { $player }: на место раньше в порядке ходов
web-box-koi-tap = Коснитесь гексов вокруг кои: водная сторона жетона, кувшинка или пусто.
web-box-koi-open = пусто
web-box-koi-tile = водная сторона жетона
web-box-koi-lily = кувшинка
web-box-koi-purple = фиолетовая кувшинка
web-box-rules-line = Найдите любое правило по слову или номеру.
web-box-pieces-line = Посмотрите, что напечатано на компонентах, или загрузите свой набор.
web-box-begin = Начать
web-box-go-on = Продолжить
web-box-new = Новая партия
web-box-sure = Начать заново и забыть эту партию?
web-box-now = Сейчас
web-box-log = Что уже произошло
web-box-opponent = Планшет соперника
web-box-answer = Ответить
web-box-undo = Отменить
web-box-change = Изменить
web-box-keep = Оставить
web-box-save = Сохранить в файл
web-box-load = Открыть файл
web-box-wrong-file = В этом файле нет партии с соперником для одиночной игры.
web-box-over = Партия окончена.
web-box-dropped = { $n ->
    [one] { $n } более поздний ответ больше не подходит и убран.
    [few] { $n } более поздних ответа больше не подходят и убраны.
   *[other] { $n } более поздних ответов больше не подходят и убраны.
}
web-box-set = Там, где страница не может спросить, действует собственный набор Sanmon: он может отличаться от вашей коробки.
web-referee = Судья
web-referee-line = Вопросы, которые возникают за столом
web-referee-point = Укажите на предмет
web-referee-about = Что говорят правила: { $thing }
web-referee-search = О чём вопрос?
web-referee-found = { $n ->
    [one] { $n } вопрос
    [few] { $n } вопроса
   *[other] { $n } вопросов
}
web-referee-yes = Да.
web-referee-no = Нет.

# Партии в браузере рядом с сервером и партии, которые хранит сервер
web-server-away = Сервер недоступен. Можно продолжить в этом браузере: в одиночку, против ботов или вместе за одним экраном.
web-server-away-go = Продолжить здесь
web-in-browser = в этом браузере
web-from-browser = Сыграно в браузере, поэтому не учитывается в рейтинге и статистике.
web-keep = Партии, сыгранные в браузере
web-keep-note = Сервер заново проиграет каждую партию и сохранит её рядом с остальными; незаконченные можно доиграть там. В рейтинге и статистике они не учитываются.
web-keep-all = Сохранить все партии на сервере
web-keep-done = Сохранено: { $kept }. Уже было: { $known }. Не принято: { $wrong }.
web-site-server = Эти партии идут в вашем браузере и не прервутся, даже если пропадёт сеть. Чтобы играть с другими, перейдите на страницы сервера.
web-site-server-go = На страницы сервера

# Консоль: Python рядом с полем
web-console = Консоль Python
web-console-text = Python рядом с игровым полем, прямо в браузере: game — игра, state — позиция в ней, agents() перечисляет ботов. Ничего не сохраняется, ваши партии не затрагиваются.
web-console-copy = Копия вашей законченной партии: game — игра, state — её последняя позиция, record — её ходы. Что бы вы здесь ни делали, сама партия не изменится.
web-console-game = Игра
web-console-log = Что уже выполнено
web-console-in = Ввод:
web-console-code = Код на Python
web-console-keys = Enter выполняет одну строку, Ctrl+Enter — несколько; Shift+Enter начинает новую строку; стрелки вверх и вниз возвращают набранное раньше.
web-console-run = Выполнить
web-console-stop = Остановить
web-console-busy = Выполняется…
web-console-stopped = Остановлено. Консоль начата заново, прежние переменные пропали.
web-console-tutorial = Пошаговое введение
web-console-tutorial-note = На английском. Выполняйте ячейки сверху вниз; то, что они выводят, появится выше.
web-console-elsewhere = Для этой ячейки или для предыдущей, от которой она зависит, нужен Sanmon, установленный на компьютере.
