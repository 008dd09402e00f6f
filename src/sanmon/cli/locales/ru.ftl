# Слова командной строки.
crest-crane = Журавль
crest-maple = Клён
crest-wave = Волна
crest-moon = Луна
crest-other = Место { $number }

## Команды, как их вводят. Английские понятны всегда.
command-undo = отмена
command-hint = совет
command-log = журнал
command-score = счёт
command-rules = правила
command-pieces = компоненты
command-board = стол
command-save = сохранить
command-help = помощь
command-quit = выход
command-forget = забыть

help-answer = Введите номер варианта, начало его слов или ход в нотации. Пустая строка снова показывает стол или выбирает единственный вариант. Есть и команды:
help-undo = отменить свой последний выбор
help-hint = лучшие ходы для вас и почему
help-log = что произошло; «журнал всё» — с самого начала
help-score = очки на этот момент, насколько они видны
help-rules = «правила СЛОВО» или «правила 3.4» ищет в правилах; без слова — список глав
help-pieces = что напечатано на компонентах
help-board = снова показать стол
help-save = «сохранить ФАЙЛ» записывает копию текущей партии
help-help = эта справка
help-quit = выйти; партия подождёт

## Начало
seats = За столом: { $who }.
who-human = { $name }
who-agent = { $name } ({ $agent })
agent-measured = { $agent }, Эло ≈ { $elo }
elo-how = Эло показывает силу ботов в игре вдвоём; { $first } — это 0.
agent-budget = { $agent }, { $n ->
    [one] { $n } проход
    [few] { $n } прохода
   *[other] { $n } проходов
}
going-on = Партия продолжается после { $n ->
    [one] { $n } решения
    [few] { $n } решений
   *[other] { $n } решений
}.
how-to = Вводите номер варианта; «помощь» покажет, что ещё можно ввести.
offer-waiting = Продолжить
offer-new = Начать
offer-game = { $title } ({ $name }), игроков: { $counts }
offer-unfinished = { $title }: { $who }; { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[other] { $n } решений
}, { $when }
offer-forget = «{ $forget } 1» удаляет отложенную партию с этим номером.
forgotten = Партия удалена.
how-many = Сколько игроков ({ $counts })? Пустая строка — { $usual }.
how-many-not = Играть можно такими составами: { $counts }.
how-strong = Насколько сильными должны быть боты? Пустая строка — { $usual }.

## Решение
to-decide = решает { $name }
you-decide = решаете вы, { $name }
enter = Enter
pass-on = теперь решает { $name }
pass-on-enter = { $name }, садитесь за клавиатуру и нажмите Enter. Остальные не смотрят.
rule = правило { $clause }
news-more = … { $n ->
    [one] ещё { $n } строка
    [few] ещё { $n } строки
   *[other] ещё { $n } строк
} в журнале
level-range = Выберите уровень от { $first } до { $last }.
answer-range = Выберите число от 1 до { $n }.
answer-several = Подходит несколько: { $some }
answer-unknown = «{ $said }» — не число от 1 до { $n }, не вариант и не команда; команды покажет «{ $help }».

## Ответы на команды
undone = Отменено.
undone-shown = Отменено, хотя уже было видно, что из этого вышло; в записи это отмечено.
undo-nothing = Отменять нечего.
undo-other = Это уже нельзя отменить: с тех пор решение принял другой игрок ({ $name }).
undo-shown = Это уже нельзя отменить: с тех пор что-то вытянули, бросили или показали.
undo-turn = Это уже нельзя отменить: ход окончен.
log-empty = Пока ничего не произошло.
log-more = { $n ->
    [one] Ещё { $n } строка раньше:
    [few] Ещё { $n } строки раньше:
   *[other] Ещё { $n } строк раньше:
} «{ $log } всё»
score-later = В этой игре очки считают в конце.
score-so-far = Счёт, если бы игра закончилась сейчас, по тому, что видно вам.
rules-how = «{ $rules } СЛОВО» или «{ $rules } 3.4» покажет нужные пункты.
rules-none = Слова «{ $word }» в правилах нет; «{ $rules }» без слова покажет главы.
rules-more = Ещё { $n }: { $some }
saved = Сохранено: { $path }
    Продолжить: sanmon play --load { $path }
save-exists = Файл { $path } уже есть, и в нём другая партия; выберите другое имя.
save-failed = Не сохранено: { $problem }
keep-failed = Партию не удаётся сохранять по ходу игры ({ $problem }), но «сохранить ФАЙЛ» работает.
kept = Партия ждёт: { $path }
    Продолжить: sanmon play --load { $path }

## Конец
over = игра окончена
opponent = Соперник
total = Всего
rank = Место
rank-of-one = { $n }-е
winners = { $n ->
    [one] Побеждает { $names }.
    [few] Победу делят { $names }.
   *[other] Победу делят { $names }.
}
took-back = { $name }: { $n ->
    [one] { $n } выбор отменён
    [few] { $n } выбора отменено
   *[other] { $n } выборов отменено
} после того, как стало видно, что из этого вышло.
recorded = Запись: { $path } (посмотреть её: sanmon replay)

## sanmon replay
replay-who = { $who }; компоненты { $components }
replay-unfinished = Игра не окончена, поэтому рассказана так, как её видел зритель.
replay-verified = Проверено: { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}, все случайности и все позиции.
verify-draws = Доказано: случай решал { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}, и каждый результат следует из опубликованного зерна.
verify-opening = При открытии стола было показано: { $commitment }
verify-seeds = { $n ->
    [one] { $n } игрок добавил
    [few] { $n } игрока добавили
   *[other] { $n } игроков добавили
} своё зерно, так что выбрать результаты не мог даже сервер.
verify-no-seeds = Никто из игроков не добавил своего зерна.
verify-commitment = Обязательство записи: { $commitment }

## sanmon components
set-ours = Эти компоненты наши: это собственный набор Sanmon, а не копия содержимого коробки.
set-table = Таблица
set-sources = Число строк по источникам.
set-fields = Источник каждого значения, которое взято не оттуда, откуда его строка.
set-rows = Строки
set-field = Значения
set-source = Источник
set-hash = Отпечаток { $hash }, в { $path }
source-rulebook = правила
source-deduced = выведено
source-report = по сообщениям
source-box = коробка
source-author = автор игры
source-sanmon = наше
source-mixed = разные
check-wrong = { $path }: { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
}.
check-line = { $file }, строка { $line }
check-doubtful = Проверьте, пожалуйста: { $problem }
check-right = { $path }: набор { $name } в порядке. Сыграть с ним: sanmon play { $game } --components { $path }
check-same = Он совпадает с нашим набором { $name }.
exported = Записано в { $path }. Измените таблицы, затем: sanmon components { $game } --check { $path }
set-no-folder = { $path } — не папка. Набор компонентов — это папка с set.toml и таблицами.
set-no-bundled = В { $package } нет папки components/{ $name }. Папка набора должна называться так же, как набор в её set.toml.
set-broken = В наборе компонентов { $name } { $n ->
    [1] одна ошибка. Вот она: { $first }
    [one] { $n } ошибка. Вот первая: { $first } Показать все: sanmon components ИГРА --check ПАПКА
    [few] { $n } ошибки. Вот первая: { $first } Показать все: sanmon components ИГРА --check ПАПКА
   *[other] { $n } ошибок. Вот первая: { $first } Показать все: sanmon components ИГРА --check ПАПКА
}
set-known = Готово
set-known-of = { $n } из { $all }
set-begun = Ваш набор создан в { $path } как копия нашего, и играть с ним можно сразу. Впишите в него то, что напечатано на ваших компонентах, и поставьте в столбце source слово box. Затем проверьте его: sanmon components { $game } --check { $path }
export-exists = { $path } уже существует, и это не пустая папка. Выберите другую.
export-failed = Не удаётся записать набор в { $path } ({ $problem }).
new-game-written = Записано в { $path }: маленькая законченная игра с тестами. Дальше: cd { $path } && pip install -e . && sanmon play { $game }

## Советы и разборы
hint-one = Выбирать не из чего: вариант только один.
hint-thinking = Думаю, зная лишь то, что можете знать вы…
hint-margin = ожидаемый перевес { $margin }; опробовано { $tries } из { $all }
hint-no-margin = опробовано { $tries } из { $all }
hint-win = шансы на победу: около { $n } %
hint-alike = примерно так же хорошо, как лучший ход; опробовано { $tries } из { $all }
hint-more-than-next = больше, чем у второго по силе хода: { $what }
hint-less-than-next = меньше, чем у второго по силе хода: { $what }
hint-more-than-best = больше, чем у лучшего хода: { $what }
hint-less-than-best = меньше, чем у лучшего хода: { $what }
review-how = Тренер оценил каждое решение по тому, что игрок мог тогда знать, каждый раз за { $n ->
    [one] { $n } проход
    [few] { $n } прохода
   *[other] { $n } проходов
}.
review-costs = Потери — очки ожидаемого перевеса.
review-no-costs = Для партий с такими компонентами, правилами и настройками никто не измерял, сколько очков стоит ход, поэтому потери не указаны.
review-none = Ничего существенного не упущено.
review-better = лучше на { $cost }: { $better }
review-best = лучше: { $better }
review-for = это даёт больше: { $what }
review-because = по сравнению со сделанным ходом: { $what }
review-seat = { $name }: всего потеряно { $cost }, согласие с тренером в { $agreed } из { $n } решений.
review-agreed = { $name }: согласие с тренером в { $agreed } из { $n } решений.
graph-title = { $game }: ожидаемый перевес ход за ходом
graph-actions = действия
words-english = Часть текстов игры «{ $title }» есть только на английском.
rules-english = Часть этих правил есть только на английском.
rules-nothing = У этой игры нет страницы с правилами.
server-missing = Библиотеки сервера не установлены (нет { $library }); их добавит: pip install 'sanmon[server]'

## Переводы
translation-file = { $path }: переведено { $there } из { $total }, не хватает { $missing }, с ошибками { $wrong }
translation-language = { $language } ({ $name }): переведено { $there } из { $total }, не хватает { $missing }, с ошибками { $wrong }
translation-no-pages = Тексты страниц проверяются только в репозитории.

# Lessons
learn-back = назад
learn-skip = пропустить
learn-again = заново
learn-read = Enter — дальше.
learn-not-yet = пока нельзя
learn-lit = Взгляните: { $things }
learn-left = Урок ждёт вас на главе { $n }: { $command }
learn-play-on = Enter — играть дальше; «{ $quit }» — закончить.

# Помощник при своей коробке
companion-how = Отвечайте числом. «{ $undo }» отменяет последний ответ, «{ $board }» показывает планшет соперника, а при подсчёте — очки, «{ $quit }» — выход.
companion-dropped = { $n ->
    [one] { $n } более поздний ответ больше не подходит и убран.
    [few] { $n } более поздних ответа больше не подходят и убраны.
   *[other] { $n } более поздних ответов больше не подходят и убраны.
}
companion-kept = Партия сохранена. Продолжить: { $command }
companion-from-to = от { $first } до { $last }
companion-what = «{ $said }» — такого варианта нет.
faq-yes = Да.
faq-no = Нет.
faq-none = Ни в одном вопросе нет «{ $word }»; «{ $rules }» покажет все.
