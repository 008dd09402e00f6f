"""The offerings track: advancing (chapter 5) and claiming (chapter 12)."""

from __future__ import annotations

from sanmon.games.satori import frames
from sanmon.games.satori.domains import OFFERING
from sanmon.games.satori.events import ADVANCED, CLAIMED, SIXTH_CLAIMED
from sanmon.games.satori.state import THIRD_LEVEL, SatoriState
from sanmon.kernel.effects import Action
from sanmon.kernel.frames import Frame, Kind
from sanmon.kernel.runner import execute


def advance(state: SatoriState, altar: int, matching: bool) -> None:
    """Advances the owner of an altar with a jokoro, after anyone placed a worshipper there (5.1 to 5.6)."""
    if not state.burner[altar]:
        return
    owner = state.owner[altar]
    level = min(state.offering[owner] + (2 if matching else 1), len(state.parts.offerings))
    if level > state.offering[owner]:
        state.tell(ADVANCED, owner, level - state.offering[owner], level)
        state.offering[owner] = level


def claimable(state: SatoriState, seat: int) -> list[int]:
    """Options to claim: every reward up to the seat's level that would have an effect (12.1 to 12.4)."""
    parts = state.parts
    options: list[int] = []
    for level in range(state.offering[seat]):
        if parts.effects.can(state, seat, parts.offerings[level]):
            options.append(parts.options.claim.of(level))
        if level == THIRD_LEVEL - 1 and state.sixth[seat]:
            options.append(parts.options.sixth.base)
    return options


def take_reward(state: SatoriState, seat: int, option: int) -> None:
    """Takes the chosen reward and returns the seat's marker to the start (12.1)."""
    parts = state.parts
    state.offering[seat] = 0
    if option == parts.options.sixth.base:
        state.sixth[seat] = 0
        state.jokoros[seat] += 1
        state.tell(SIXTH_CLAIMED, seat)
        return
    level = parts.options.claim.index(option)
    state.tell(CLAIMED, seat, level)
    execute(state, seat, OFFERING + level, parts.offerings[level])


class ClaimAction(Action[SatoriState]):
    """The `offerings` of an effect: the seat claims one reward; it never advances (12.5)."""

    def can(self, state: SatoriState, seat: int, arg: int, times: int) -> bool:
        return state.offering[seat] > 0 and len(claimable(state, seat)) > 0

    def start(self, state: SatoriState, seat: int, arg: int, times: int, source: int) -> None:
        state.push((frames.CLAIM, seat))


class Claim(Kind[SatoriState]):
    """`(CLAIM, seat)`: asks which reward to claim."""

    id: int = frames.CLAIM
    key: str = "claim"
    clause: str = "12.1"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        return claimable(state, frame[1])

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        take_reward(state, frame[1], option)


class RoundClaim(Kind[SatoriState]):
    """`(ROUND_CLAIM, seat)`: asks between rounds which reward to claim, if any (14.16)."""

    id: int = frames.ROUND_CLAIM
    key: str = "round-claim"
    clause: str = "14.16"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        options = claimable(state, frame[1])
        options.append(state.game.skip.base)
        return options

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        if option != state.game.skip.base:
            take_reward(state, frame[1], option)
