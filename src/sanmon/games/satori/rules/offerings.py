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
    """A worshipper was placed there: the owner of an altar with a jokoro advances, whoever placed it (5.1 to 5.6)."""
    if not state.burner[altar]:
        return
    owner = state.owner[altar]
    level = min(state.offering[owner] + (2 if matching else 1), len(state.parts.offerings))
    if level > state.offering[owner]:
        state.tell(ADVANCED, owner, level - state.offering[owner], level)
        state.offering[owner] = level


def claimable(state: SatoriState, seat: int) -> list[int]:
    """Every reward within reach that would bring something (12.1 to 12.4)."""
    parts = state.parts
    found: list[int] = []
    for level in range(state.offering[seat]):
        if parts.effects.can(state, seat, parts.offerings[level]):
            found.append(parts.options.claim.of(level))
        if level == THIRD_LEVEL - 1 and state.sixth[seat]:
            found.append(parts.options.sixth.base)
    return found


def take_reward(state: SatoriState, seat: int, option: int) -> None:
    """Take it; the marker returns to the start (12.1)."""
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
    """The icon: claim one reward, never advance (12.5)."""

    def can(self, state: SatoriState, seat: int, arg: int, times: int) -> bool:
        return state.offering[seat] > 0 and len(claimable(state, seat)) > 0

    def start(self, state: SatoriState, seat: int, arg: int, times: int, source: int) -> None:
        state.push((frames.CLAIM, seat))


class Claim(Kind[SatoriState]):
    """`(CLAIM, seat)`: which reward."""

    id: int = frames.CLAIM
    key: str = "claim"
    clause: str = "12.1"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        return claimable(state, frame[1])

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        take_reward(state, frame[1], option)


class RoundClaim(Kind[SatoriState]):
    """`(ROUND_CLAIM, seat)`: the claim between rounds, or none (14.16)."""

    id: int = frames.ROUND_CLAIM
    key: str = "round-claim"
    clause: str = "14.16"

    def options(self, state: SatoriState, frame: Frame) -> list[int]:
        found = claimable(state, frame[1])
        found.append(state.game.skip.base)
        return found

    def resolve(self, state: SatoriState, frame: Frame, option: int) -> None:
        if option != state.game.skip.base:
            take_reward(state, frame[1], option)
