"""The vocabulary of a game: every option that can ever be offered has one number and one text.

A *domain* names the things of one sort (`altar`: upper-grey, upper-purple …). A *family* is a verb over some domains;
its options are a run of numbers. The numbers are fixed for a game and component set, so learning code can use them.
"""

from operator import index
from typing import SupportsIndex

from sanmon.kernel.errors import NotationError
from sanmon.kernel.messages import Arg, Described


class Domain:
    """Things of one sort. Rules number them from 0, in the order of their ids.

    - `name`: of the sort, such as `card`.
    - `ids`: the ids by number; `ids[3]` is the id of thing 3.
    - `index`: the numbers by id, a dict; `index["anchor"]` is the number of the anchor.
    - `named`: whether catalogues give each thing a name; coordinates need none.

    >>> card = Domain("card", ["anchor", "flute"])
    >>> card.ids[1], card.index["flute"], card.named
    ('flute', 1, True)
    """

    def __init__(self, name: str, ids: list[str], named: bool = True) -> None:
        if len(set(ids)) != len(ids):
            raise ValueError(f"domain {name}: an id appears twice in {ids}")
        self.name = name
        self.ids = ids
        self.named = named
        self.index: dict[str, int] = {thing: number for number, thing in enumerate(ids)}


class Family:
    """A verb and the things it applies to: a run of options, one for each thing or pair of things.

    - `verb`: its name.
    - `domains`: the things it applies to, a list of none, one or two domains.
    - `base`, `end`: the number of its first option, and the number after its last one.
    - `size`: how many options it has; `width`: how many things its second domain has, or 1.

    >>> play = Vocabulary().family("play", Domain("card", ["anchor", "flute"]))
    >>> play.of(1) - play.base, play.index(play.of(1)), play.things(play.of(1)), play.size
    (1, 1, ['flute'], 2)
    """

    def __init__(self, verb: str, base: int, domains: list[Domain]) -> None:
        self.verb = verb
        self.base = base
        self.domains = domains
        self.size = 1
        for domain in domains:
            self.size *= len(domain.ids)
        self.end = base + self.size
        self.width = len(domains[1].ids) if len(domains) == 2 else 1

    def of(self, first: int) -> int:
        """The option of a one-domain family."""
        return self.base + first

    def of2(self, first: int, second: int) -> int:
        """The option of a two-domain family."""
        return self.base + first * self.width + second

    def holds(self, option: int) -> bool:
        """Whether the option is one of this family."""
        return self.base <= option < self.end

    def index(self, option: int) -> int:
        """The number of the (first) thing an option speaks of."""
        return (option - self.base) // self.width

    def second(self, option: int) -> int:
        """The number of the second thing an option speaks of."""
        return (option - self.base) % self.width

    def things(self, option: int) -> list[str]:
        """The ids of the things an option speaks of, one for each domain."""
        rest = option - self.base
        ids: list[str] = []
        for domain in reversed(self.domains):
            ids.append(domain.ids[rest % len(domain.ids)])
            rest //= len(domain.ids)
        ids.reverse()
        return ids


class Vocabulary:
    """Every option of a game that can ever be offered, by number and by text; `size` is how many there are.

    The numbers are fixed for a game and a component set, from 0 to `size` - 1.

    >>> import sanmon
    >>> vocabulary = sanmon.load("toy").vocabulary
    >>> vocabulary.text(vocabulary.option("play carp"))
    'play carp'
    >>> len({vocabulary.text(option) for option in range(vocabulary.size)}) == vocabulary.size
    True
    """

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.verbs: dict[str, Family] = {}
        self.size = 0
        self._described: dict[int, Described] = {}  # a cache: descriptions never change

    def family(self, verb: str, *domains: Domain) -> Family:
        """Adds a verb over domains and returns its family. Authors of games call it before the game is complete.

        >>> from sanmon.kernel.vocabulary import Domain, Vocabulary
        >>> vocabulary = Vocabulary()
        >>> visit = vocabulary.family("visit", Domain("altar", ["left", "right"]))
        >>> vocabulary.text(visit.of(1))
        'visit right'
        """
        if verb in self.verbs or " " in verb:
            raise ValueError(f"the verb {verb!r} is declared twice or contains a space")
        if len(domains) > 2:
            raise ValueError(f"{verb}: split a choice of more than two things into several decisions")
        family = Family(verb, self.size, list(domains))
        self.families.append(family)
        self.verbs[verb] = family
        self.size += family.size
        return family

    def family_of(self, option: int) -> Family:
        """The family an option belongs to: its verb, and the things it applies to.

        >>> import sanmon
        >>> vocabulary = sanmon.load("toy").vocabulary
        >>> vocabulary.family_of(vocabulary.option("play carp")).verb
        'play'
        """
        if 0 <= option < self.size:
            for family in self.families:
                if option < family.end:
                    return family
        raise NotationError(f"{option} is not an option: the vocabulary ends at {self.size - 1}", 1, 1)

    def text(self, option: int) -> str:
        """The notation of an option: its verb and the ids of what it touches.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> [state.game.vocabulary.text(option) for option in state.options()]
        ['play carp', 'play stone']
        """
        family = self.family_of(option)
        return " ".join([family.verb, *family.things(option)])

    def option(self, text: str) -> int:
        """The option that a text notes, or a NotationError that says what there is.

        >>> import sanmon
        >>> state = sanmon.load("toy").start(players=2, seed=7)
        >>> state.game.vocabulary.option("play stone") == state.options()[1]
        True
        """
        verb, space, rest = text.partition(" ")
        family = self.verbs.get(verb)
        if family is None:
            raise NotationError(f"no verb {verb!r}; there are: {', '.join(self.verbs)}", 1, 1)
        # Only a family's last thing may hold spaces (an effect is written as it is on its tile).
        ids = rest.split(" ", len(family.domains) - 1) if space else []
        if len(ids) != len(family.domains):
            raise NotationError(f"{verb!r} takes {len(family.domains)} thing(s), not {len(ids)}", 1, len(verb) + 1)
        number = 0
        column = len(verb) + 2
        for domain, thing in zip(family.domains, ids, strict=True):
            if thing not in domain.index:
                some = ", ".join(domain.ids[:12]) + (" …" if len(domain.ids) > 12 else "")
                raise NotationError(f"no {domain.name} {thing!r}; there are: {some}", 1, column)
            number = number * len(domain.ids) + domain.index[thing]
            column += len(thing) + 1
        return family.base + number

    def number(self, option: SupportsIndex | str) -> int:
        """The number of an option that is given as its number or as its text; any whole number will do, NumPy's too.

        >>> import sanmon
        >>> vocabulary = sanmon.load("toy").vocabulary
        >>> vocabulary.number("play carp") == vocabulary.number(vocabulary.option("play carp"))
        True
        """
        if isinstance(option, str):
            return self.option(option)
        try:
            return index(option)
        except TypeError:
            raise NotationError(f"an option is a whole number or a text, not {option!r}", 1, 1) from None

    def describe(self, option: SupportsIndex | str) -> Described:
        """An option, given as its number or its text, for people and clients.

        >>> import sanmon
        >>> sanmon.load("toy").vocabulary.describe("play carp").args
        {'charm': 'carp'}
        """
        number = option if isinstance(option, int) else self.number(option)
        known = self._described.get(number)
        if known is not None:
            return known
        return self._describe(number)

    def _describe(self, option: int) -> Described:
        family = self.family_of(option)
        args: dict[str, Arg] = {}
        touches: list[str] = []
        for domain, thing in zip(family.domains, family.things(option), strict=True):
            name = domain.name if domain.name not in args else f"{domain.name}2"
            args[name] = thing
            touches.append(f"{domain.name}:{thing}")
        described = Described(option, self.text(option), family.verb, args, tuple(touches))
        self._described[option] = described
        return described
