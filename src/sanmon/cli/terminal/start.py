"""`sanmon play`: begins a game in the terminal, a new one, a saved one, or one chosen from a list."""

from __future__ import annotations

from pathlib import Path

import sanmon
from sanmon.bots import parallel_search
from sanmon.bots.levels import LEVELS
from sanmon.cli import games
from sanmon.cli.screen import FAINT, Screen, console, read_line
from sanmon.cli.settings import parse_settings
from sanmon.cli.terminal import saves
from sanmon.cli.terminal.play import Play, agent_in_words, elo_explanation, elo_of
from sanmon.cli.terminal.seats import OPPONENT, choose_seats, names, parse_seat
from sanmon.cli.terminal.session import Session
from sanmon.cli.texts import Texts, language_of, title
from sanmon.kernel.errors import RecordError, SanmonError, SetupError
from sanmon.kernel.words import Words

OFFERED = 9
FORGET = "forget"


def play(
    name: str | None,
    players: int | None,
    seats: str | None,
    seed: int | None,
    language: str | None,
    components: Path | None,
    settings: list[str],
    load: Path | None,
    processes: int = 1,
) -> int:
    """`sanmon play`. Returns the exit code."""
    check_processes(processes)
    texts = Texts(language_of(language))
    save_path: Path | None = None
    opponent = OPPONENT
    if name is None and load is None:
        offer = Offer(texts)
        name, load = offer.choose()
        if name is None and load is None:
            return 0
        if name is not None and seats is None:
            players = offer.players(name) if players is None else sanmon.info(name).check_players(players)
            if players is None:
                return 0
            level = offer.level(name, components, players) if players > 1 else OPPONENT
            if level is None:
                return 0
            opponent = level
    if load is not None:
        if (players, seats, seed, settings) != (None, None, None, []):
            raise SetupError("--load continues a saved game: it takes no --players, --seats, --seed or --set")
        session = resume(load, name, components)
        if load.resolve().parent == saves.unfinished_folder().resolve():
            save_path = load
    else:
        assert name is not None
        info = sanmon.info(name)
        chosen = choose_seats(info, players, seats, opponent)
        session = Session.begin(games.load(name, components), chosen, seed, parse_settings(info, settings))
    session.spread(processes)
    save_path = save_path or saves.unfinished_folder() / saves.new_name(session.game.info.name)
    words = Words(session.game, texts.language, names(session.seats, texts))
    return Play(session, Screen(console(), texts, words), texts, save_path).run()


def check_processes(processes: int) -> None:
    """Raises SetupError if a search cannot run in this many processes here."""
    if not 1 <= processes <= parallel_search.MOST_PROCESSES:
        raise SetupError(f"--processes must be from 1 to {parallel_search.MOST_PROCESSES}, not {processes}")
    if processes > 1 and not parallel_search.can_fork():
        raise SetupError(f"--processes {processes}: this system cannot fork, so a search has only one process here")


def resume(path: Path, name: str | None, components: Path | None) -> Session:
    """Loads the game saved in a file; if a `name` is given, it must be that game."""
    try:
        stored = games.read(path)
        if name not in (None, stored.header.game):
            raise SetupError(f"cannot continue {path}: it is a game of {stored.header.game}, not of {name}")
        if stored.closing.result is not None:
            raise SetupError(f"cannot continue {path}: that game is over; `sanmon replay {path}` shows it")
        return Session.resume(stored, games.of_record(stored.header, components))
    except RecordError as problem:
        raise SetupError(f"cannot continue {path}: {problem}") from problem


class Offer:
    """The questions of `sanmon play` without a game: which unfinished game to continue, or which new one to start."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.out = console()

    def choose(self) -> tuple[str | None, Path | None]:
        """Asks for a game. Returns the name of a new one, or the file of an unfinished one, or neither to quit."""
        while True:
            waiting = saves.unfinished()[:OFFERED]
            fresh = list(sanmon.games())
            self._list(waiting, fresh)
            line = read_line(self.out)
            if line is None or line.casefold() in ("q", "quit", "exit", self.texts.say("command-quit")):
                return None, None
            word, _, rest = line.casefold().partition(" ")
            if word in (FORGET, self.texts.say("command-forget")):
                self._forget(waiting, rest)
                continue
            if line.casefold() in fresh:
                return line.casefold(), None
            number = int(line) if line.isdecimal() else 0
            if 1 <= number <= len(waiting):
                return None, waiting[number - 1].path
            if len(waiting) < number <= len(waiting) + len(fresh):
                return fresh[number - len(waiting) - 1], None
            self.out.print(self.texts.say("answer-range", n=len(waiting) + len(fresh)))

    def players(self, name: str) -> int | None:
        """Asks for the number of players; None at the end of the input."""
        info = sanmon.info(name)
        counts = ", ".join(str(count) for count in info.players)
        while True:
            self.out.print(self.texts.say("how-many", counts=counts, usual=info.default_players))
            line = read_line(self.out)
            if line is None:
                return None
            if not line:
                return info.default_players
            try:
                return info.check_players(int(line))
            except (ValueError, SanmonError):
                self.out.print(self.texts.say("how-many-not", counts=counts))

    def level(self, name: str, components: Path | None, players: int) -> str | None:
        """Asks for the level of the bots; None at the end of the input."""
        game = games.load(name, components)
        words = Words(game, self.texts.language)
        numbered = {str(level.number): level.name for level in LEVELS}
        usual = next(number for number, level in numbered.items() if level == OPPONENT)
        while True:
            self.out.print(self.texts.say("how-strong", usual=usual))
            for number, level in numbered.items():
                self.out.print(f" {number:>2}  {agent_in_words(level, game, players, words, self.texts)}")
            if any(elo_of(level, game, players) is not None for level in numbered.values()):
                self.out.print(elo_explanation(words, self.texts), style=FAINT)
            line = read_line(self.out)
            if line is None:
                return None
            if (line or usual) in numbered:
                return numbered[line or usual]
            self.out.print(self.texts.say("level-range", first=LEVELS[0].number, last=LEVELS[-1].number))

    def _list(self, waiting: list[saves.Unfinished], fresh: list[str]) -> None:
        if waiting:
            self.out.print(self.texts.say("offer-waiting"), style="bold")
        for number, game in enumerate(waiting, 1):
            self.out.print(f" {number:>2}  {self._describe_unfinished(game)}")
        self.out.print(self.texts.say("offer-new"), style="bold")
        for number, name in enumerate(fresh, len(waiting) + 1):
            info = sanmon.info(name)
            counts = f"{info.players[0]}–{info.players[-1]}"
            offer = self.texts.say("offer-game", title=title(info, self.texts.language), name=name, counts=counts)
            self.out.print(f" {number:>2}  {offer}")
        if waiting:
            self.out.print(self.texts.say("offer-forget", forget=self.texts.say("command-forget")), style=FAINT)

    def _describe_unfinished(self, game: saves.Unfinished) -> str:
        header = game.header
        try:
            who = ", ".join(names([parse_seat(label) for label in header.seats], self.texts))
            called = title(sanmon.info(header.game), self.texts.language)
        except SanmonError:
            who, called = ", ".join(header.seats), header.game
        when = game.when.strftime("%Y-%m-%d %H:%M")
        return self.texts.say("offer-unfinished", title=called, who=who, n=game.actions, when=when)

    def _forget(self, waiting: list[saves.Unfinished], word: str) -> None:
        if word.isdecimal() and 1 <= int(word) <= len(waiting):
            waiting[int(word) - 1].path.unlink(missing_ok=True)
            self.out.print(self.texts.say("forgotten"))
        else:
            self.out.print(self.texts.say("answer-range", n=len(waiting)))
