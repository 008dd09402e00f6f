"""Version 2 of the observation of the toy: every number with its real bounds, and what is printed as features.

`rows` is the number of players that the layout has room for, so that one layout serves tables of different sizes.
"""

from collections.abc import Callable
from typing import Any

from sanmon.games.toy import observe
from sanmon.games.toy.facts import PARTS, ToyFacts
from sanmon.games.toy.view import SeatView, ToyView
from sanmon.kernel.effects import EXCHANGE, MIX
from sanmon.kernel.observation import Counts, Encoder, Flag, Number, Record, Rows
from sanmon.kernel.observation.pieces import Piece
from sanmon.kernel.observation.printed import Printed, words_of
from sanmon.kernel.rows import Instruction, features

FACTS = ToyFacts
MOST = 999  # of a good: the rules set no limit


def printed(game: Any) -> dict[str, Printed]:
    """What is printed on the components, as features, by kind of component."""
    return {"charm": Printed(words_of(game.effects, [effect]) for effect in game.parts.effects)}


def arguments(game: Any) -> dict[str, Encoder]:
    """Encoders for all arguments of prompts."""
    asked = [effect for effect in game.effects.table if effect.op in {EXCHANGE, MIX}]
    return {
        "charm": Piece(game.parts.ids, "charms", printed(game)["charm"]), "pips": Number(6),
        "effect": Piece([effect.text for effect in asked], "effects",
                        Printed(words_of(game.effects, [effect]) for effect in asked)),
    }  # fmt: skip


def layout(game: Any, players: int, rows: int, shared: bool) -> Encoder:
    """The encoder of a view at a table of this number of players, in a layout for `rows` of them."""
    parts = game.parts
    charms = parts.ids
    charm = Piece(charms, "charms", printed(game)["charm"])
    seat = Record(
        SeatView,
        rice=Number(MOST), tea=Number(MOST), calm=Number(MOST), charms=Number(len(charms)),
        hand=Counts(charms, "charms", 1), shown=charm, chosen=Flag(),
    )  # fmt: skip
    return Record(
        ToyView,
        round=Number(parts.rounds + 1), rounds=Number(parts.rounds), rice=Number(MOST), tea=Number(MOST),
        deck=Number(len(charms)), top=charm, under=Counts(charms, "charms", 1), brewed=Flag(), fox=Number(MOST),
        seats=Rows(players, rows, seat),
    )  # fmt: skip


def instructions(game: Any, players: int, seat: int, place: Callable[[str], int], rows: int) -> list[Instruction]:
    """Where the facts go in the row of this seat. `place` has the first place of each named part of a layout."""
    charms = printed(game)["charm"].rows
    shown = [place(f"seats.{(other - seat) % players}.shown.printed") for other in range(players)]
    return [
        *observe.instructions(game, players, seat, place),
        features(PARTS.index("shown"), shown, charms),
        features(PARTS.index("top"), [place("top.printed")], charms),
    ]
