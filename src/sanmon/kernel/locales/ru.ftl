# Общее для всех игр.
seat = Игрок { $number }
nobody = никто
way = { $start } → { $end }

prompt-wait = Решает: { $waiting }
prompt-over = Игра окончена
prompt-end-turn = Закончить ход?
prompt-effects = Что дальше?
prompt-choice = Что выберете?
prompt-payment = Чем заплатите?
prompt-mixture = Что возьмёте?

option-end = Закончить ход
option-skip = Отказаться от остального
option-do = { CAPITAL($effect_infinitive) }
option-pay = Заплатить { $goods_accusative }
option-take = Взять { $goods_accusative }

event-gain = { $seat } получает { $counted_accusative }
event-pay = { $seat } платит { $counted_accusative }

effect-nothing = ничего
effect-all = { $first }, { $second }
effect-or = { $first } или { $second }
effect-or-else = { $first }, или { $second }
effect-and = { $first } и { $second }
effect-pay = { $effect } за { $cost_accusative }
effect-times = { $n } × ({ $effect })
effect-mix = { $n ->
    [1] { $goods }
    [few] { $n } ресурса на выбор ({ $goods })
   *[other] { $n } ресурсов на выбор ({ $goods })
}

# Who answers by itself
ui-agent-random = Кости
ui-agent-greedy = Жадина
ui-agent-search = Поиск
ui-agent-planner = Стратег
ui-agent-level-0 = Мечтатель
ui-agent-level-1 = Новичок
ui-agent-level-2 = Паломник
ui-agent-level-3 = Монах
ui-agent-level-4 = Настоятель
ui-agent-level-5 = Мастер
ui-agent-level-6 = Учитель тэнгу
your-turn = Ваш ход: { $title }
reset-mail-subject = Новый пароль для { $login }
reset-mail-text = Кто-то запросил новый пароль для учётной записи «{ $login }». Если это были вы, откройте в течение часа эту ссылку (она сработает только один раз):
reset-mail-code-text = Кто-то запросил новый пароль для учётной записи «{ $login }». Если это были вы, выберите на странице входа «Забыли пароль?» и в течение часа введите этот код (он сработает только один раз):
reset-mail-ignore = Если это были не вы, делать ничего не нужно: пароль остался прежним.

# What bots weigh in every game, when they give a reason: the less the best of the others has, the more this is
ui-worth-rival = помехи соперникам

# Lessons: what a teacher says in every game, and the words of the teacher's card
ui-lesson = Урок
ui-lesson-teacher = Учитель
ui-lesson-progress = Глава { $n } из { $all }: { $title }
ui-lesson-steps = Шаг { $n } из { $all }
ui-lesson-next = Дальше
ui-lesson-back = Назад
ui-lesson-chapter = Глава …
ui-lesson-skip = Пропустить главу
ui-lesson-again = Главу заново
ui-lesson-leave = Выйти
ui-lesson-play-on = Играть дальше
ui-lesson-your-turn = Теперь вы
ui-lesson-why = Пока нельзя: сначала сделайте то, о чём просит учитель.
ui-lesson-why-read = Пока нельзя: сначала дочитайте.
ui-lesson-other = Это — в другой раз. Посмотрите ещё раз, о чём просит учитель.
ui-lesson-reset = Хорошо сыграно. К следующей главе партия возвращается к ходам учителя.
ui-lesson-over = Теперь вы знаете всё, что нужно для игры. Доиграйте эту партию с мягким соперником, а остальное узнаете по ходу дела.
ui-lesson-full = Вы столько раз прошли этот урок, что его запись заполнена. Выйдите и начните его заново.

# Что бывает неверно в наборе компонентов любой игры; игра добавляет свои сообщения
mistake-empty = Здесь пусто.
mistake-missing = Этого не хватает.
mistake-file-missing = Файла нет.
mistake-file-unknown = Игра не читает этот файл, поэтому в наборе ему не место. Файлы набора: { $known }.
mistake-large = Файл больше { $most } кБ.
mistake-table-long = Строк в файле: { $n }; предел — { $most }.
mistake-nested = Ключ длиннее { $most } частей или скобки вложены глубже { $most } уровней: так нельзя.
mistake-not-text = Файл — не текст в UTF-8.
mistake-id = «{ $text }» — не id: используйте строчные латинские буквы, цифры и одиночные дефисы.
mistake-id-long = В id может быть не больше { $most } знаков.
mistake-id-twice = Этот id уже есть в строке { $other }.
mistake-number = «{ $text }» — не целое число от { $least } до { $most }.
mistake-number-missing = Этого не хватает. Нужно целое число от { $least } до { $most }.
mistake-one-of = «{ $text }» нет среди возможных значений: { $known }.
mistake-expected = Здесь «{ $text }», а должно быть «{ $expected }».
mistake-column-missing = Нет столбца «{ $name }».
mistake-column-unknown = Столбца «{ $name }» быть не должно. Столбцы: { $known }.
mistake-column-twice = Столбец «{ $name }» повторяется.
mistake-cells = Ячеек в строке: { $n }, должно быть { $expected }.
mistake-count = Всего их { $found }, а в коробке { $expected }.
mistake-count-of = «{ $what }» встречается { $found ->
    [one] { $found } раз
    [few] { $found } раза
   *[other] { $found } раз
}, а в коробке — { $expected }.
mistake-lacks = Не хватает «{ $name }».
mistake-in-order = Строки должны идти по порядку: здесь нужно { $expected }.
mistake-lines = Должны быть именно эти строки, в таком порядке: { $known }.
mistake-numbers = Здесь { $text }, а нужны целые числа от { $least } до { $most }, количество: { $n }.
mistake-at = знак { $at }
mistake-columns = Столбцы должны быть такими: { $known }.

# Ошибки в эффекте или цене. $found — что там стоит, $right — что там должно быть.
mistake-effect-sign = «{ $found }» в эффекте ничего не значит. Используйте слова, числа и знаки , > | + ( ).
mistake-effect-goes-on = «{ $found }» здесь быть не может. Дальше может идти только запятая, >, |, + или конец.
mistake-effect-paid-twice = Второго > здесь быть не может, ведь за одну плату покупают что-то одно. Заключите внутреннюю плату в скобки.
mistake-effect-empty = Здесь пусто. Если ничего и не должно быть, напишите -.
mistake-effect-ends = В конце чего-то не хватает; дальше должно идти число, слово или (.
mistake-effect-thing = «{ $found }» здесь быть не может. Сначала нужно число, слово или (.
mistake-effect-unclosed = В конце не хватает ).
mistake-effect-close = «{ $found }» здесь быть не может. Сначала нужна ).
mistake-effect-counts = { $n } — чего? После числа нужно название ресурса или (.
mistake-effect-counted = «{ $found }» не может стоять после числа { $n }. Сначала нужно название ресурса или (.
mistake-effect-zero = 0 чего угодно — это ничего. Напишите не меньше 1.
mistake-effect-no-times = x0 ничего не делает. Напишите не меньше x1.
mistake-effect-large = Число слишком большое; предел — { $most }.
mistake-effect-deep = Скобки вложены слишком глубоко; предел — { $most } уровней.
mistake-effect-repeats = Вложенные повторения перемножаются, здесь получается { $n }; предел — { $most }.
mistake-effect-long = Эффект слишком длинный; ресурсов и действий, считая каждое повторение, может быть не больше { $most }.
mistake-effect-text = Запись эффекта слишком длинная; предел — { $most } знаков.
mistake-effect-word = Ресурса или действия «{ $found }» нет. Есть такие: { $known }.
mistake-effect-count-first = Число пишут перед ресурсом. Напишите «{ $right }».
mistake-effect-good-times = Ресурсы считают, а не повторяют. Напишите «{ $right }».
mistake-effect-action-times = Действие повторяют с помощью x. Напишите «{ $right }».
mistake-effect-no-number = После «{ $found }» число не пишут.
mistake-effect-number = После «{ $found }» нужно число от { $least } до { $most }.
mistake-effect-cost = Платить можно только ресурсами. Есть такие: { $known }.
mistake-effect-cost-form = В цене могут быть только ресурсы, соединённые знаками + или |.
mistake-effect-mix = Выбирают из отдельных ресурсов, например «{ $right }».
mistake-effect-ways = Эти ресурсы можно сочетать слишком многими способами; предел — { $most }.
mistake-effect-sums = Ресурсы на выбор во всём наборе дают слишком много сочетаний. Предлагайте на выбор меньше ресурсов.
mistake-effect-payments = Вложенные платы перемножаются, здесь сочетаний { $n }; предел — { $most }.

# Ошибки в записи set.toml.
mistake-toml = Начиная отсюда, файл не читается.
mistake-toml-line = В каждой строке должно быть имя = значение или заголовок в [ ].
mistake-toml-name = Здесь нужно имя: латинские буквы от a до z, цифры, дефисы и подчёркивания.
mistake-toml-equals = После имени должны идти = и значение.
mistake-toml-rest = Здесь строка должна кончиться. Каждую пару имя = значение пишут в своей строке.
mistake-toml-value = Здесь нужно значение: число, текст в кавычках, true, false или список в [ ].
mistake-toml-heading = Заголовок не закрыт; не хватает ].
mistake-toml-twice = Это имя или этот заголовок здесь уже есть.
mistake-toml-list = Список не закрыт; не хватает запятой или закрывающей скобки.
mistake-toml-text = Текст не закрыт; в конце не хватает кавычки.
mistake-toml-escape = Такого в тексте после \ быть не может. Если нужен сам знак \, напишите \\.
mistake-toml-sign = Здесь недопустимый невидимый знак. Удалите его.
mistake-toml-deep = Скобки вложены слишком глубоко.

# Ошибки в записи таблицы.
mistake-csv = Начиная с этой строки, таблица не читается.
mistake-csv-quote = Кавычка, открытая в этой строке, нигде не закрыта.
mistake-csv-after-quote = После закрывающей кавычки нужна запятая или конец строки. Внутри ячейки кавычку пишут дважды.
mistake-csv-large = Ячейка в этой строке слишком длинная.
mistake-csv-line-end = Концы строк этой таблицы не распознаны. Сохраните её с концами строк Windows или Linux.

# Весь набор.
mistake-heavy = Этот набор загружается слишком долго или занимает слишком много памяти. Нет ли в нём чего-то огромного?
mistake-unstartable = С этим набором нельзя начать ни одной игры.

# Подсчёт очков за столом.
event-companion-part-score = { $score }
event-companion-part-result = Итог
event-companion-part-tie = При равенстве очков
event-companion-total = { $player }: { $n }
event-companion-wins = { $n ->
    [one] Побеждает { $player } с отрывом в { $n } очко
    [few] Побеждает { $player } с отрывом в { $n } очка
   *[other] Побеждает { $player } с отрывом в { $n } очков
}
event-companion-wins-tie = Очков поровну: при равенстве побеждает { $player }
event-companion-shares = Победу делит { $player }
event-companion-board-total = { $player }: { $n }

# Подготовка партии за столом.
event-companion-part-table = Стол
event-companion-part-players = Каждый игрок
event-companion-part-start = Начало
event-companion-lay-order = { $n }. { $player }
