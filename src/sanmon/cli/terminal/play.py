"""A game in the terminal, against agents or with several people at the same screen."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from sanmon.bots.levels import GENTLE, LEVELS
from sanmon.cli import games, rules
from sanmon.cli.screen import FAINT, Screen, is_interactive, score_names, settings_in_words
from sanmon.cli.terminal import saves
from sanmon.cli.terminal.answers import COMMANDS, Answer, commands_of, read_answer
from sanmon.cli.terminal.seats import Seat, names
from sanmon.cli.terminal.session import CannotUndo, Session
from sanmon.cli.texts import Texts
from sanmon.kernel.errors import SetupError
from sanmon.kernel.game import Game
from sanmon.kernel.words import Words

QUIT = 0
INTERRUPTED = 130
LOG_LINES = 30
RULES_SHOWN = 8
MEASURED = 2  # the number of players with which the Elo of levels was measured


class Leave(Exception):
    """A player leaves; the game can be continued later. `code` is the exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def agent_in_words(name: str, game: Game[Any], players: int, words: Words, texts: Texts) -> str:
    """An agent in words: with its budget if the name gives one, otherwise with its Elo if it was measured."""
    kind, _, budget = name.partition("@")
    agent = words.say(f"ui-agent-{kind}")
    if budget:
        return texts.say("agent-budget", agent=agent, n=int(budget))
    elo = elo_of(name, game, players)
    return agent if elo is None else texts.say("agent-measured", agent=agent, elo=str(elo).replace("-", "−"))


def elo_of(name: str, game: Game[Any], players: int) -> int | None:
    """The measured Elo of an agent; None with another number of players or component set, where it would not hold."""
    if players != MEASURED:
        return None
    return next((level.elo(game.info.name, game.components_hash) for level in LEVELS if level.name == name), None)


def elo_explanation(words: Words, texts: Texts) -> str:
    """A sentence that explains what Elo is and which level has 0."""
    return texts.say("elo-how", first=words.say(f"ui-agent-{GENTLE}"))


class Play:
    """One game at one terminal, from its present position to its end or until a player leaves."""

    def __init__(self, session: Session, screen: Screen, texts: Texts, save_path: Path) -> None:
        self.session = session
        self.screen = screen
        self.texts = texts
        self.words = screen.words
        self.save_path = save_path  # the file to which the game is saved before each question
        self.saving = True  # False after saving has failed
        self.board = games.terminal(session.game)
        self.names = names(session.seats, texts)
        self.people = [number for number, seat in enumerate(session.seats) if seat.human]
        self.commands = commands_of(texts)
        self.shown = [-1] * len(session.seats)  # by seat: how many actions it has seen; -1: not even the set-up
        self.looking: int | None = None  # the seat whose view is on the screen
        self.notice = ""

    # -- the game

    def run(self) -> int:
        """Plays the game. Returns the exit code: 0, or 130 after Ctrl-C."""
        try:
            self._welcome()
            while self.session.state.seat is not None:
                option = self.session.agents_answer()
                if option is None:
                    self._autosave()
                    option = self._ask(self.session.state.seat)
                if option is not None:
                    self.session.answer(option)
            self._finish()
        except Leave as leave:
            return self._leave(leave.code)
        except KeyboardInterrupt:
            self.screen.out.print()
            return self._leave(INTERRUPTED)
        return 0

    def _who(self, name: str, seat: Seat) -> str:
        """The name of a seat's player; for a bot also which agent it is and its Elo."""
        if seat.human:
            return self.texts.say("who-human", name=name)
        agent = agent_in_words(seat.kind, self.session.game, len(self.session.seats), self.words, self.texts)
        return self.texts.say("who-agent", name=name, agent=agent)

    def _welcome(self) -> None:
        session, header = self.session, self.session.record.header
        who = ", ".join(self._who(name, seat) for name, seat in zip(self.names, session.seats, strict=True))
        lines = [self.texts.say("seats", who=who), *settings_in_words(session.game, self.words, header.settings)]
        if any(elo_of(seat.kind, session.game, len(session.seats)) is not None for seat in session.seats):
            lines.append(elo_explanation(self.words, self.texts))
        if session.steps:
            lines.append(self.texts.say("going-on", n=len(session.steps)))
            for number, step in enumerate(session.steps):  # a seat sees again everything since its last answer
                self.shown[step.seat] = number
        if self.people:
            lines.append(self.texts.say("how-to"))
        lines += filter(None, [self.texts.note_on(self.words)])
        self.notice = "\n".join(lines)

    def _ask(self, seat: int) -> int | None:
        """Asks the seat for a decision and returns the option; None if an answer was taken back instead."""
        self._hand_over(seat)
        self._draw(seat)
        state = self.session.state
        options = state.options()
        notations = [state.describe(option).text for option in options]
        texts = [self.words.option(state.describe(option)) for option in options]
        while True:
            answer = read_answer(self._read(), notations, texts, self.commands)
            if answer == Answer():  # an empty line
                if len(options) > 1:
                    self._draw(seat)
                    continue
                answer = Answer(choice=0)
            if answer.choice is not None:
                self.shown[seat] = len(self.session.steps)
                return options[answer.choice]
            if answer.complaint:
                some = "; ".join(answer.matches)
                self.screen.say(answer.complaint, said=answer.word, n=len(options), some=some, help=self._help_word())
            elif answer.command == "undo":
                if self._undo(seat):
                    return None
            else:
                self._command(seat, answer)

    def _finish(self) -> None:
        state, screen = self.session.state, self.screen
        result = state.result
        assert result is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        screen.clear()
        screen.heading(self._heading(self.texts.say("over")))
        if self.people:
            screen.news(self.session.story(viewer, min(self.shown[seat] for seat in self.people)))
        else:
            self._log(None, "all")
        screen.out.print()
        screen.out.print(self.board.board(state.view(viewer), self.words))
        screen.points(
            score_names(self.words, self.texts, self.names, len(result.scores)), list(result.breakdown), result
        )
        if result.verdict is not None:
            screen.out.print(self.words.say(f"verdict-{result.verdict}"), style="bold")
        else:
            winners = [self.words.seat(seat) for seat, rank in enumerate(result.ranks) if rank == 1]
            screen.say("winners", style="bold", names=", ".join(winners), n=len(winners))
        for name, seat in zip(self.names, self.session.seats, strict=True):
            if seat.taken_back:
                screen.say("took-back", name=name, n=seat.taken_back)
        self._record()

    def _record(self) -> None:
        """Moves the game from the folder of unfinished games to that of finished ones."""
        path = saves.home() / "finished" / self.save_path.name
        try:
            saves.write(path, self.session.encode())
        except SetupError as problem:
            self.screen.out.print(str(problem))
            return
        with contextlib.suppress(OSError):
            self.save_path.unlink()
        self.screen.say("recorded", style=FAINT, path=str(path))

    # -- the screen

    def _heading(self, what: str) -> str:
        return f"{self.words.say('title')} · {what}"

    def _draw(self, seat: int) -> None:
        state, screen = self.session.state, self.screen
        prompt = state.prompt(seat)
        screen.clear()
        decides = "to-decide" if len(self.people) > 1 else "you-decide"
        screen.heading(self._heading(self.texts.say(decides, name=self.names[seat])))
        screen.out.print(self.board.board(state.view(seat), self.words))
        story = self.session.story(seat, self.shown[seat])
        if self.notice or story:
            screen.out.print()
        for line in self.notice.splitlines():
            screen.out.print(line, style=FAINT)
        screen.news(story)
        screen.out.print()
        screen.question(self.words.prompt(prompt), prompt.clause)
        options = [state.describe(option) for option in state.options()]
        about = getattr(self.board, "about", None)
        screen.choices(
            [self.words.option(option) for option in options],
            [about(self.session.game, option, self.words) if about else "" for option in options],
        )
        screen.out.print()
        screen.out.print(" · ".join(self.texts.say(f"command-{command}") for command in COMMANDS), style=FAINT)
        self.notice = ""

    def _hand_over(self, seat: int) -> None:
        """Hides the screen between two people, if one of them may not see what the other sees."""
        before, self.looking = self.looking, seat
        if before in (None, seat) and (before is not None or len(self.people) < 2):
            return
        state = self.session.state
        open_view = state.view(None)
        secret = bool(state.sealed) or any(state.view(one) != open_view for one in (before, seat) if one is not None)
        if not secret or not is_interactive():
            return
        self.screen.hide()
        self.screen.heading(self._heading(self.texts.say("pass-on", name=self.names[seat])))
        self.screen.say("pass-on-enter", name=self.names[seat])
        while (answer := read_answer(self._read(), [], [], self.commands)) != Answer():
            if answer.command == "quit":
                raise Leave(QUIT)
            self.screen.say("pass-on-enter", name=self.names[seat])

    def _read(self) -> str:
        line = self.screen.read()
        if line is None:
            raise Leave(QUIT)
        return line

    # -- commands

    def _help_word(self) -> str:
        return self.texts.say("command-help")

    def _command(self, seat: int, answer: Answer) -> None:
        if answer.command == "log":
            self._log(seat, answer.word)
        elif answer.command == "hint":
            from sanmon.cli.terminal.hint import hint  # noqa: PLC0415 - most games need no hint

            hint(self.session, self.screen, seat)
        elif answer.command == "score":
            self._score(seat)
        elif answer.command == "rules":
            self._rules(answer.word)
        elif answer.command == "pieces":
            self.screen.out.print(self.board.pieces(self.session.game, self.words))
        elif answer.command == "board":
            self._draw(seat)
        elif answer.command == "save":
            self._save(answer.word)
        elif answer.command == "help":
            self._help()
        else:
            raise Leave(QUIT)

    def _undo(self, seat: int) -> bool:
        try:
            shown = self.session.undo(seat)
        except CannotUndo as why:
            self.screen.say(why.reason, name="" if why.seat is None else self.names[why.seat])
            return False
        self.shown = [min(count, len(self.session.steps)) for count in self.shown]
        self.notice = self.texts.say("undone-shown" if shown else "undone")
        return True

    def _log(self, viewer: int | None, word: str) -> None:
        lines = [(number, self.words.event(event)) for number, events in self.session.story(viewer) for event in events]
        if not lines:
            self.screen.say("log-empty")
        everything = bool(word)
        if len(lines) > LOG_LINES and not everything:
            self.screen.say("log-more", style=FAINT, n=len(lines) - LOG_LINES, log=self.texts.say("command-log"))
            lines = lines[-LOG_LINES:]
        last = -1
        for number, line in lines:
            self.screen.numbered(number if number != last else None, line)
            last = number

    def _score(self, seat: int) -> None:
        if not hasattr(self.board, "standing"):
            self.screen.say("score-later")
            return
        points = self.board.standing(self.session.state.view(seat))
        self.screen.points(score_names(self.words, self.texts, self.names, len(points)), points)
        self.screen.say("score-so-far", style=FAINT)

    def _rules(self, word: str) -> None:
        package = self.session.game.info.package
        rules.show(package, word, self.screen.out, self.texts, self.texts.say("command-rules"), most=RULES_SHOWN)

    def _save(self, word: str) -> None:
        path = Path(word).expanduser() if word else saves.home() / "saved" / saves.new_name(self.session.game.info.name)
        try:
            if path.is_dir():
                path /= saves.new_name(self.session.game.info.name)
            if path.exists() and not saves.of_same_game(path, self.session.record.header):
                self.screen.say("save-exists", path=str(path))
                return
            saves.write(path, self.session.encode())
        except (SetupError, OSError) as problem:
            self.screen.say("save-failed", problem=str(problem))
            return
        self.screen.say("saved", path=str(path))

    def _help(self) -> None:
        self.screen.say("help-answer")
        for command in COMMANDS:
            own = self.texts.say(f"command-{command}")
            self.screen.defined(own if own == command else f"{own}, {command}", self.texts.say(f"help-{command}"))

    # -- saving the game

    def _autosave(self) -> None:
        """Saves the game before each question, so that a closed terminal or a crash loses nothing."""
        if not self.saving:
            return
        try:
            saves.write(self.save_path, self.session.encode())
        except SetupError as problem:
            self.saving = False
            self.notice += "\n" + self.texts.say("keep-failed", problem=str(problem))

    def _leave(self, code: int) -> int:
        """Says where an unfinished game is saved. Returns the exit code."""
        if self.saving and self.save_path.exists():
            self.screen.say("kept", path=str(self.save_path))
        return code
