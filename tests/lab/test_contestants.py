"""Contestants of one's own: agents and policies by the name of their module, in the arena and as opponents."""

from pathlib import Path

import pytest

import sanmon
from sanmon.cli.app import run
from sanmon.kernel.errors import SetupError
from sanmon.lab.contestants import make_agent, name_of

MODULE = """
import numpy as np
import sanmon

class Last(sanmon.Agent):
    name = "last"

    def choose(self, options, position):
        return options[-1]

def likes_high_numbers(batch):
    return np.tile(np.arange(batch.masks.shape[1]) / 10.0, (len(batch), 1))

def cheats(batch):
    return np.array([int(np.flatnonzero(~batch.masks[0])[0])])

nothing = 5
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"own_bots_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_own_agents_and_policies_play_in_the_arena(module: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = f"{module}:Last,{module}:likes_high_numbers"
    assert run(["arena", "toy", "--seats", seats, "--games", "4", "--jobs", "1", "--json"]) == 0
    assert f"{module}:Last" in capsys.readouterr().out


def test_a_policy_sees_what_the_seat_may_know_and_must_answer_legally(module: str) -> None:
    state = sanmon.load("satori").start(2, 3)
    bot = make_agent(f"{module}:likes_high_numbers", 1)
    seat = state.seat
    assert seat is not None
    choices = set()
    for seed in range(5):
        bot.reseed(seed)
        first = bot.choose(state.options(), sanmon.Position(state, seat))
        bot.reseed(seed)
        assert bot.choose(state.options(), sanmon.Position(state, seat)) == first
        choices.add(first)
    assert choices <= set(state.options())
    with pytest.raises(SetupError, match="cheats chose"):
        make_agent(f"{module}:cheats").choose(state.options(), sanmon.Position(state, seat))


def test_what_cannot_play_is_named(module: str) -> None:
    for name in (f"{module}:nobody", "no_such_module:agent", f"{module}:nothing"):
        with pytest.raises(SetupError, match=r"no agent|neither"):
            make_agent(name)
    assert name_of("level-2") == "level-2"
    with pytest.raises(SetupError, match="no agent 'nobody'"):
        make_agent("nobody")
