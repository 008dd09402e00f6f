"""The seeds of agents: from what an agent's own luck is made.

Games that were played once must repeat, so these formulas never change.
"""

from __future__ import annotations

from hashlib import blake2b

from sanmon.kernel.state import State


def decision_seed(state: State, seat: int) -> str:
    """The seed for one decision at a table. The same position gives the same seed, so undo cannot fish for a better reply.

    The game's secret key goes into it, so nobody can tell the seed, or the reply, from what is public.
    """
    return blake2b(
        f"{seat} {state.digest()}".encode(), key=state.key, digest_size=16, person=b"sanmon.agent"
    ).hexdigest()
