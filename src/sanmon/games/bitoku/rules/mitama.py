"""Chapter 16: mitama, dragonflies and their pairs."""

from typing import Final

from sanmon.games.bitoku.events import COMBINED, TOOK_FLY, TOOK_MITAMA
from sanmon.games.bitoku.frames import COMBINE, DRAGONFLY, MITAMA
from sanmon.games.bitoku.rules.displays import choices, payable
from sanmon.games.bitoku.rules.goods import BY_FLY, BY_MITAMA, activate, charge, source
from sanmon.games.bitoku.state import FLY_ROW, MITAMA_ROW, NONE, ON_FLY, ON_MITAMA, BitokuState, own, put, take
from sanmon.kernel import runner
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg

OF_MITAMA: Final = 0
OF_FLY: Final = 1


class TakeTile(Action[BitokuState]):
    """`mitama 1`, `dragonfly`: the seat takes a tile of a display; the number is the discount (16.1, 16.4)."""

    least: int = -1
    most: int = 3

    def __init__(self, name: str, row: int, kind: int) -> None:
        super().__init__(name)
        self.row = row
        self.kind = kind

    def can(self, state: BitokuState, seat: int, arg: int, times: int) -> bool:
        """Whether the seat can pay for a tile of the display."""
        discount = arg if arg > 0 else 0
        prices = state.parts.display_price[self.row]
        for place, tile in enumerate(state.rows[self.row]):
            if tile != NONE and state.can_pay(seat, prices[place] + discount):
                return True
        return False

    def start(self, state: BitokuState, seat: int, arg: int, times: int, source: int) -> None:
        """Pushes the choice of the tile."""
        for _ in range(times):
            state.push((self.kind, seat, arg if arg > 0 else 0))


class Mitama(Kind[BitokuState]):
    """`(MITAMA, seat, discount)`: asks which mitama to take (16.1)."""

    id: int = MITAMA
    key: str = "mitama"
    clause: str = "16.1"

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """How many goods less it costs."""
        return {"discount": frame[2]}

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the mitama that the seat can pay for."""
        return choices(state, MITAMA_ROW, state.parts.options.spirit, payable(state, frame[1], MITAMA_ROW, frame[2]))

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Takes the tile: gives the points of its place, asks for payment, uses its effect, then offers a pair."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        seat = frame[1]
        parts = state.parts
        tile, place = options.spirit.index(option), options.spirit.second(option)
        own(state.rows, MITAMA_ROW)[place] = NONE
        put(state.mitama, seat, tile)
        state.tell(TOOK_MITAMA, seat, tile, place + 1)
        state.remember(seat, ON_MITAMA)
        table = state.game.effects.table
        state.push((COMBINE, seat, OF_MITAMA, tile))
        activate(state, seat, source(BY_MITAMA, tile), table[parts.mitama_effect[tile]])
        charge(state, seat, parts.display_price[MITAMA_ROW][place] + frame[2])
        runner.execute(state, seat, source(BY_MITAMA, tile), table[parts.display_gain[MITAMA_ROW][place]])


class Dragonfly(Kind[BitokuState]):
    """`(DRAGONFLY, seat, discount)`: asks which dragonfly to take (16.4)."""

    id: int = DRAGONFLY
    key: str = "dragonfly"
    clause: str = "16.4"

    def args(self, state: BitokuState, frame: Frame) -> dict[str, Arg]:
        """How many goods less it costs."""
        return {"discount": frame[2]}

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers the dragonflies that the seat can pay for."""
        return choices(state, FLY_ROW, state.parts.options.fly, payable(state, frame[1], FLY_ROW, frame[2]))

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Takes the tile: asks for payment, or gives what its place gives, then offers a pair."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        seat = frame[1]
        parts = state.parts
        tile, place = options.fly.index(option), options.fly.second(option)
        own(state.rows, FLY_ROW)[place] = NONE
        put(state.flies, seat, tile)
        state.tell(TOOK_FLY, seat, tile, place + 1)
        state.remember(seat, ON_FLY)
        state.push((COMBINE, seat, OF_FLY, tile))
        activate(state, seat, source(BY_FLY, tile), state.game.effects.table[parts.display_gain[FLY_ROW][place]])
        charge(state, seat, parts.display_price[FLY_ROW][place] + frame[2])


class Combine(Kind[BitokuState]):
    """`(COMBINE, seat, of, tile)`: asks whether to combine the tile just gained, and with which other (16.5)."""

    id: int = COMBINE
    key: str = "combine"
    clause: str = "16.5"

    def options(self, state: BitokuState, frame: Frame) -> list[int]:
        """Offers each kind of uncombined counterpart, unless the new tile was combined meanwhile; and always `skip`."""
        options = state.parts.options
        seat, tile = frame[1], frame[3]
        choices: list[int] = []
        if frame[2] == OF_MITAMA:
            if tile in state.mitama[seat]:
                for fly in state.flies[seat]:
                    option = options.combine.of2(tile, fly)
                    if option not in choices:
                        choices.append(option)
        elif tile in state.flies[seat]:
            for mitama in state.mitama[seat]:
                option = options.combine.of2(mitama, tile)
                if option not in choices:
                    choices.append(option)
        choices.append(state.game.skip.base)
        return choices

    def resolve(self, state: BitokuState, frame: Frame, option: int) -> None:
        """Forms the pair and offers the effect of its dragonfly (16.6)."""
        options = state.parts.options
        if option == state.game.skip.base:
            return
        seat = frame[1]
        mitama, fly = options.combine.index(option), options.combine.second(option)
        take(state.mitama, seat, mitama)
        take(state.flies, seat, fly)
        put(state.pair_mitama, seat, mitama)
        put(state.pair_flies, seat, fly)
        state.tell(COMBINED, seat, mitama, fly)
        activate(state, seat, source(BY_FLY, fly), state.game.effects.table[state.parts.fly_effect[fly]])
