"""Chapter 5.5: the path, the one goal that is claimed during a turn."""

from sanmon.games.koi.domains import COIN, GOALS, PATH_GOAL
from sanmon.games.koi.domains import PATH as PATH_TILE
from sanmon.games.koi.events import PAVED
from sanmon.games.koi.frames import PATH, PATH_END
from sanmon.games.koi.hexes import DELTA, INDEX, are_adjacent, name_of
from sanmon.games.koi.pond import PATH as PATH_TOP
from sanmon.games.koi.pond import Pond
from sanmon.games.koi.state import KoiState
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.messages import Arg


def path_hexes(pond: Pond) -> list[int]:
    """Where a piece may go: the first on any free water, the others next to either end (5.5.2)."""
    path = pond.path
    if not path:
        return sorted(pond.free)
    hexes: list[int] = []
    for end in (path[0], path[-1]):
        for step in DELTA:
            if end + step in pond.free and end + step not in hexes:
                hexes.append(end + step)
    hexes.sort()
    return hexes


def can_pave(state: KoiState, seat: int) -> bool:
    """Whether a piece is left, the seat can pay for it, and it has a place (5.5.1)."""
    return (
        state.goal_left[PATH_TILE] > 0
        and state.coins(seat) >= state.parts.goal_tiles[PATH_TILE].coins
        and len(path_hexes(state.ponds[seat])) > 0
    )


class Path(Kind[KoiState]):
    """`(PATH, seat)`: asks where a piece of the path goes, if the seat places one."""

    id: int = PATH
    key: str = "path"
    clause: str = "5.5.1"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        return [*state.parts.options.at_hexes(path_hexes(state.ponds[frame[1]])), state.game.skip.base]

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        if option == state.game.skip.base:
            return
        seat = frame[1]
        at = state.parts.options.hex_of(option)
        pond = state.pond_to_change(seat)
        state.move_pile(seat, COIN, -state.parts.goal_tiles[PATH_TILE].coins)
        state.goal_left[PATH_TILE] -= 1
        state.claimed[seat * len(GOALS) + PATH_GOAL] += 1
        state.busy = 1
        pond.cover(at, PATH_TOP)
        state.tell(PAVED, seat, INDEX[at])
        path = pond.path
        if len(path) > 1 and are_adjacent(at, path[0]) and are_adjacent(at, path[-1]):
            state.push((PATH_END, seat, at))
        elif path and not are_adjacent(at, path[-1]):
            path.insert(0, at)
        else:
            path.append(at)

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"coins": state.parts.goal_tiles[PATH_TILE].coins}


class PathEnd(Kind[KoiState]):
    """`(PATH_END, seat, hex)`: the piece is next to both ends; asks which end it continues (5.5.3)."""

    id: int = PATH_END
    key: str = "path-end"
    clause: str = "5.5.3"

    def options(self, state: KoiState, frame: Frame) -> list[int]:
        path = state.ponds[frame[1]].path
        return state.parts.options.at_hexes([path[0], path[-1]])

    def resolve(self, state: KoiState, frame: Frame, option: int) -> None:
        path = state.pond_to_change(frame[1]).path
        if state.parts.options.hex_of(option) == path[0]:
            path.insert(0, frame[2])
        else:
            path.append(frame[2])

    def args(self, state: KoiState, frame: Frame) -> dict[str, Arg]:
        return {"hex": name_of(frame[2])}
