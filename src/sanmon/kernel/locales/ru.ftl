# Общее для всех игр.
seat = Место { $number }
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

# Что бывает неверно в наборе компонентов любой игры; игра добавляет свои сообщения
mistake-empty = Здесь пусто.
mistake-missing = Этого не хватает.
mistake-large = Файл больше { $most } кБ.
mistake-nested = Ключ длиннее { $most } частей или скобки вложены глубже { $most } уровней: так нельзя.
mistake-not-text = Файл — не текст в UTF-8.
mistake-syntax = Файл не читается ({ $detail }).
mistake-id = «{ $text }» — не id: используйте строчные латинские буквы, цифры и одиночные дефисы.
mistake-id-twice = Этот id уже есть в строке { $other }.
mistake-number = «{ $text }» — не целое число от { $least } до { $most }.
mistake-one-of = «{ $text }» нет среди возможных значений: { $known }.
mistake-notation = В эффекте ошибка, начиная со знака { $at } ({ $detail }).
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
