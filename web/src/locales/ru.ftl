# Страницы клиента в браузере.
web-home = Sanmon, врата
web-home-title = Трое врат
web-home-line = Три игры за одними вратами. Садитесь сразу: ничего не нужно устанавливать, учётной записи нет. Ваше место — ссылка, которую помнит этот браузер.
web-language = Язык
web-theme = { $theme ->
    [light] Светлая бумага
    [dark] Тёмная бумага
   *[auto] Бумага, как в системе
}
web-game-satori = Просветление
web-game-satori-line = Ведите прихожан к алтарям, монахов к свету и возведите великую пагоду.
web-game-bitoku = Битоку
web-game-bitoku-line = Пройдите Лес со своими стражами и станьте следующим Великим духом.
web-game-koi = Кои
web-game-koi-line = Складывайте пруд жетон за жетоном, пока рыбы не засияют в свете фонарей.
web-game-toy-line = Игра на одну страницу, чтобы увидеть, как устроен стол.
web-players = Игроков: { $from }–{ $to }
web-gate-closed = Эти врата пока закрыты.
web-play-alone = Играть сейчас, соло
web-open-table = Открыть стол
web-continue = Продолжить
web-opened = открыт { $when }
web-forget = Забыть
web-other-games = И одна поменьше
web-components-note = Напечатанное на жетонах и картах отчасти наше собственное: правила показывают большую часть только на рисунках. Каждый набор говорит, откуда взята каждая деталь.
web-credits = Благодарности
web-try-again = Попробовать снова
web-no-server = Сервер не отвечает. Он запущен?
web-no-game = Игры «{ $game }» здесь нет.
web-lost-title = Эта тропа никуда не ведёт
web-lost-text = Возможно, при копировании ссылки потерялась её часть.
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
web-friend-note = Когда стол будет открыт, вы получите ссылку для каждого друга. У кого ссылка, тот там и сидит.
web-bots-note = Боты отвечают сами. Посадите на их место друга, и вы получите ссылку, которую можно послать.
web-alone-note = Вы играете против соперника, которого даёт сама игра.
web-options = Настройки стола
web-begin = Начать

web-crest-crane = Журавль
web-crest-maple = Клён
web-crest-wave = Волна
web-crest-moon = Луна
web-agent-name = { $name } ({ $agent })
web-agent-level = Бот: { $name } (уровень { $level } из { $levels })
web-rival = Соперник
web-you = вы
web-here = здесь
web-away = сейчас не здесь
web-seats = Места
web-link-of = Ссылка: { $seat }
web-copy = Копировать
web-copied = Скопировано
web-links-note = Посылайте ссылку только тому, кто должен там сидеть. Ссылки других мест видны только в браузере, открывшем стол.
web-others = Другие
web-log = Журнал
web-log-undo = { $seat }: последний шаг назад
web-log-undone = (взято назад)
web-since = С вашего последнего хода
web-news = { $n ->
    [one] С вашего последнего хода произошло { $n } событие
    [few] С вашего последнего хода произошло { $n } события
   *[other] С вашего последнего хода произошло { $n } событий
}
web-choices = Варианты
web-all-choices = ← Все варианты
web-rule = Правило { $clause }
web-your-decision = Решаете вы
web-undo = Назад
web-close = Закрыть
web-told = { $prompt } { $n ->
    [one] { $n } вариант.
    [few] { $n } варианта.
   *[other] { $n } вариантов.
}
web-board = Поле
web-zoom = Размер поля
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-zoom-all = Всё поле
web-coming = Стол готовят…
web-line-lost = Связь потеряна. Больше ничего не потеряно; она вернётся сама.
web-no-table = Такого стола нет.
web-bad-token = Эта ссылка не ведёт ни к какому месту за столом.
web-refused-stale = Пока ответ шёл, за столом сыграли дальше. Взгляните ещё раз и выберите снова.
web-refused-illegal = Здесь так нельзя. Ничего не изменилось.
web-refused-not-asked = Сейчас решает кто-то другой.
web-refused-no-undo = Этот шаг уже нельзя взять назад: что-то открылось или действовал кто-то другой.
web-refused-over = Игра окончена.
web-refused-closing = Сервер перезапускается. Ваша игра сохранена; страница вернётся сама.
web-refused-failed = Сервер не смог это сохранить. Ничего не изменилось; попробуйте ещё раз.
web-refused-bad-message = Сервер не понял эту страницу. Пожалуйста, загрузите её заново.
web-standings = Итог
web-total = Всего
web-rank = Место
web-again = Играть ещё
web-record = Сохранить запись игры
web-keys = Клавиши и настройки
web-key-choose = взять вариант с этим знаком
web-key-move = идти по вариантам
web-key-take = взять тот, на котором вы стоите
web-key-back = снова показать все варианты
web-key-end = закончить ход
web-key-skip = отказаться от остального
web-key-undo = взять последний шаг назад
web-key-log = что произошло
web-key-keys = эта страница
web-confirming = Спрашивать, прежде чем мой ход закончится
web-plain-note = У этой игры ещё нет нарисованного поля. Всё, что лежит на столе, сказано здесь словами; все варианты в списке.

web-credits-games = Игры
web-credits-games-text = Satori, Bitoku и Koi — настольные игры; их названия и содержимое коробок принадлежат авторам и издателям. Sanmon с ними не связан. Правила изложены нашими словами, рисунки наши.
web-credits-icons = Значки
web-credits-icons-text = Часть маленьких рисунков взята из Game Icons; изменён только цвет. Их авторы:
web-credits-type = Шрифты
web-credits-type-text = Alegreya — Хуан Пабло дель Пераль (Huerta Tipográfica), Commissioner — Костас Барцокас; иероглифы нарисованы по Yuji Syuku (Kinuta Font Factory).
web-credits-rest = Всё остальное
web-credits-rest-text = Гербы, врата, поля и остальные рисунки сделаны для Sanmon, под лицензией проекта (Apache 2.0).

# Поле игры «Кои»
web-koi-supply = Запас
web-koi-ending = конец близок
web-koi-sensei = Собственное действие сэнсэя
web-koi-rest = готово
web-koi-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
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
web-koi-on-bed = Место для кувшинки под ивой
web-koi-on-lily = Кувшинка
web-koi-on-purple-lily = Фиолетовая кувшинка
web-koi-on-branch = Ветвь
web-koi-on-path = Тропа
web-koi-on-turtle = Черепаха
web-koi-on-shishi-odoshi = Сиси-одоси
web-koi-on-lantern = Фонарь

# Поле Битоку
web-bitoku-dream = сон
web-bitoku-memory = память
web-bitoku-wit = смекалка
web-bitoku-illumination = Озарение
web-bitoku-now = сейчас было бы { $n }
web-bitoku-next = Следующее здание:

# Стол
web-hint = Совет
web-hinting = Бот думает…
web-hint-head = Бот выбрал бы
web-hint-none = Здесь боту нечего посоветовать.
web-score = Очки
web-score-note = Что засчиталось бы, если бы игра закончилась сейчас, насколько игра может это сказать.
web-sound = Звуки
web-motion = Показывать действия других
web-motion-full = шаг за шагом
web-motion-quick = быстро
web-motion-none = сразу
web-places = Части поля
web-place-busy = { $place }: здесь можно что-то сделать
web-rule-more = Читать дальше в правилах
web-key-hint = что сделал бы бот
web-key-news = показать снова, что произошло после вашего хода
web-key-score = откуда очки
web-key-tip = что это за вещь, о которой идёт речь в варианте
web-key-turn = повернуть деталь или показать следующий вариант
web-key-zoom = поле крупнее, мельче, целиком
web-key-pan = сдвинуть поле
web-satori-mountains = Горы
web-koi-pond = Пруд
web-koi-turn = Повернуть
web-koi-place = Положить
