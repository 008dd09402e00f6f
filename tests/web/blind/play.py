"""Plays whole games by ear."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import BrowserContext

from server.served import Opened
from web.blind.bitoku import Bitoku
from web.blind.ear import Asked, Ear
from web.blind.koi import Koi
from web.blind.satori import Satori
from web.blind.toy import Toy
from web.browsing import address, watch


class Listener(Protocol):
    """Somebody who knows a game and hears it."""

    reads: tuple[str, ...]  # how the questions begin at which it reads the board in words first
    board: dict[str, list[str]]

    def choose(self, asked: Asked) -> int:
        """The place of its choice in the list."""
        ...


PLAYERS: dict[str, type[Listener]] = {"satori": Satori, "koi": Koi, "bitoku": Bitoku, "toy": Toy}


def play(context: BrowserContext, opened: Opened, game: str) -> tuple[str, list[str]]:
    """Plays the first seat to the end of the game. Returns how the result is announced, and what the page complained
    about.
    """
    complaints: list[str] = []
    page = context.new_page()
    watch(page, complaints)
    page.goto(address(opened.server, opened, 0))
    ear = Ear(page)
    player = PLAYERS[game]()
    while asked := ear.listen():
        if player.reads and (not player.board or asked.question.startswith(player.reads)):
            player.board = ear.board()
        ear.answer(player.choose(asked))
    page.close()
    return ear.result, complaints
