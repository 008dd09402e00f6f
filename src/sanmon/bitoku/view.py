"""What a seat of Bitoku may know, built up from nothing."""
import random
import msgspec
from sanmon.bitoku.state import BitokuState
def view(state: BitokuState, seat: int | None) -> msgspec.Struct:
    raise NotImplementedError
def deal_anew(state: BitokuState, seat: int | None, rng: random.Random) -> None:
    raise NotImplementedError
