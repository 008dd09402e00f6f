"""Chapters 2 and 21: the setup of a game."""

from sanmon.games.bitoku.card import DRAGONFLIES, SWITCHES
from sanmon.games.bitoku.frames import YEAR
from sanmon.games.bitoku.parts import Parts
from sanmon.games.bitoku.rules.winter import deal_hills, fill
from sanmon.games.bitoku.solo.setup import set_up_tengu
from sanmon.games.bitoku.state import FLY_ROW, LOCKED, NONE, BitokuState, put
from sanmon.kernel import runner
from sanmon.kernel.events import NOBODY
from sanmon.kernel.info import Setting


def set_up(state: BitokuState, settings: dict[str, Setting]) -> None:
    """Sets up the forest and the boards, and pushes the first year."""
    parts = state.parts
    state.switches = [
        DRAGONFLIES.index(settings[switch]) if switch == "dragonflies" else int(settings[switch] is True)
        for switch in SWITCHES
    ]
    state.actors = max(2, state.players)
    state.year = 1
    state.active = NONE
    state.playing = NONE
    state.attuned = state.built_now = 0
    _boards(state, parts)
    _forest(state, parts)
    for p in range(state.players):
        put(state.flies, p, state.pick(state.piles[FLY_ROW]))
        put(state.visions, p, state.pick(state.vision_pile))
        runner.begin(state, p, 0, parts.start_goods)
    state.raw_events.clear()
    state.order = list(range(state.players))
    state.shuffle(state.order)
    if state.players == 1:
        set_up_tengu(state)
    state.push((YEAR, NOBODY))


def _boards(state: BitokuState, parts: Parts) -> None:
    """Sets up the board of every actor (2.9 to 2.15)."""
    actors = state.actors
    state.passed = [0] * actors
    state.vp = [0] * actors
    state.goods = [0] * (4 * actors)
    state.amulets = [0] * (3 * actors)
    state.awake = [parts.start_awake] * actors
    state.step = [0] * actors
    state.built = [0] * actors
    state.dice = parts.start_dice * actors
    state.die_at = [LOCKED] * (3 * actors)
    state.slots = [NONE] * (3 * actors)
    state.crystals = [NONE] * (8 * actors)
    state.memory = [0] * actors
    state.kodama = [0] * (5 * actors)
    state.rock_pilgrims = [0] * (parts.rock_places * actors)
    state.hand = [[] for _ in range(actors)]
    state.deck = [parts.starting[:] for _ in range(actors)]
    state.discard = [[] for _ in range(actors)]
    state.removed = [[] for _ in range(actors)]
    state.shown = [[] for _ in range(actors)]
    state.secret = [[] for _ in range(actors)]
    state.path = [[] for _ in range(actors)]
    state.visions = [[] for _ in range(actors)]
    state.mitama = [[] for _ in range(actors)]
    state.flies = [[] for _ in range(actors)]
    state.pair_mitama = [[] for _ in range(actors)]
    state.pair_flies = [[] for _ in range(actors)]
    state.rocks = [[] for _ in range(actors)]
    state.tengu = state.tengu_crystals = 0
    state.tengu_pile = []
    state.tengu_row = []
    state.tengu_discard = []


def _forest(state: BitokuState, parts: Parts) -> None:
    """Sets up the common board (2.1 to 2.8)."""
    board = state.board()
    state.on_node = [0] * (len(parts.node_ids) * state.actors)
    state.on_space = [NONE] * len(parts.space_ids)
    state.site_building = [NONE] * len(parts.site_ids)
    state.site_owner = [NONE] * len(parts.site_ids)
    state.covered = [0] * 12
    sides = [[gate for gate, side in enumerate(parts.gate_side) if side == which] for which in range(2)]
    state.gates = [state.pick(sides[side]) if side != NONE else NONE for side in parts.branch_side]
    ancient = list(range(parts.buildings, parts.buildings + parts.ancients))
    for site in board.ancient:
        state.site_building[site] = state.pick(ancient)
    lakes = list(range(5))
    state.lakes = [state.pick(lakes) for _ in range(5)]
    state.piles = [
        parts.pile(parts.mitama_copies),
        parts.pile(parts.fly_copies),
        parts.pile(parts.crystal_copies),
        list(range(parts.buildings)),
    ]
    state.rows = [[], [], [], []]
    for row in range(4):
        fill(state, row)
    rocks = list(range(len(parts.rock_ids)))
    for p in range(state.players):
        put(state.rocks, p, state.pick(rocks))
    state.garden = sorted(state.pick(rocks) for _ in range(board.garden))
    state.vision_pile = list(range(len(parts.vision_ids)))
    state.vision_under = []
    state.vision_by = []
    state.bitoku_pile = parts.pile(parts.bitoku_copies)
    state.bitoku_under = []
    state.bitoku_by = []
    state.bitoku_discard = []
    state.yokai_pile = parts.market[:]
    state.yokai_under = []
    state.yokai_by = []
    state.yokai_discard = []
    state.hill_bitoku = [NONE] * 4
    state.hill_yokai = [NONE] * 4
    deal_hills(state)
