"""A picture of the board as an array of pixels: the board of the terminal with its colours, drawn cell by cell.

It needs pygame (`pip install 'sanmon[render]'`), which draws without a screen.
"""

from __future__ import annotations

import os
from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from sanmon.kernel.state import State
from sanmon.kernel.words import Words
from sanmon.lab.extras import need

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COLUMNS = 100
WIDE, HIGH = 10, 20  # pixels of a cell of the terminal
EDGE = 10  # pixels around the board

# Lines of boxes by their arms: left, right, up, down.
BOXES = {
    "─": "lr", "━": "lr", "│": "ud", "┃": "ud", "┌": "rd", "┏": "rd", "┐": "ld", "┓": "ld", "└": "ru", "┗": "ru",
    "┘": "lu", "┛": "lu", "├": "rud", "┣": "rud", "┤": "lud", "┫": "lud", "┬": "lrd", "┳": "lrd", "┴": "lru",
    "┻": "lru", "┼": "lrud", "╋": "lrud", "╇": "lrud", "┡": "rud", "┩": "lud", "╭": "rd", "╮": "ld", "╰": "ru",
    "╯": "lu", "╺": "r", "╸": "l", "╴": "l", "╶": "r",
}  # fmt: skip

# Signs for which a font may have no picture, and what is drawn instead.
INSTEAD = {"≈": "~", "◦": "o", "♣": "^", "✿": "*", "❀": "&", "☼": "¤", "▶": ">", "►": ">", "●": "o", "○": "o", "·": "."}


def picture(state: State, seat: int | None, words: Words | None = None) -> NDArray[np.uint8]:
    """The board as a seat sees it (None: a spectator), as rows of pixels with red, green and blue."""
    numpy = need("numpy", "render")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    pygame = need("pygame", "render")
    pygame.font.init()
    module: Any = import_module(f"{state.game.info.package}.terminal")
    console = Console(file=StringIO(), width=COLUMNS, color_system="truecolor", force_terminal=True, highlight=False)
    board = module.board(state.view(seat), words or Words(state.game, "en"))
    lines = console.render_lines(board, pad=True)
    surface = pygame.Surface((COLUMNS * WIDE + 2 * EDGE, len(lines) * HIGH + 2 * EDGE))
    surface.fill(THEME.background_color)
    fonts = [pygame.font.Font(None, HIGH), pygame.font.Font(None, HIGH)]
    fonts[1].set_bold(True)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            front, back = colours(segment.style or Style())
            for sign in segment.text:
                cells = cell_len(sign)
                box = pygame.Rect(EDGE + column * WIDE, EDGE + row * HIGH, cells * WIDE, HIGH)
                if back is not None:
                    surface.fill(back, box)
                _draw(pygame, surface, box, sign, front, fonts[bool(segment.style and segment.style.bold)])
                column += cells
    pixels: NDArray[np.uint8] = numpy.transpose(pygame.surfarray.array3d(surface), (1, 0, 2)).copy()
    return pixels


def colours(style: Style) -> tuple[tuple[int, int, int], tuple[int, int, int] | None]:
    """The colour of the signs, and that behind them, if there is one."""

    def known(colour: Color | None, front: bool) -> tuple[int, int, int]:
        found = (colour or Color.default()).get_truecolor(THEME, foreground=front)
        return found.red, found.green, found.blue

    front, back = known(style.color, True), known(style.bgcolor, False)
    if style.reverse:
        front, back = back, front
    if style.dim:
        red, green, blue = ((one + other) // 2 for one, other in zip(front, THEME.background_color, strict=True))
        front = (red, green, blue)
    has_back = style.reverse or (style.bgcolor is not None and not style.bgcolor.is_default)
    return front, back if has_back else None


def _draw(pygame: Any, surface: Any, box: Any, sign: str, colour: tuple[int, int, int], font: Any) -> None:
    """Draws one sign into its cell."""
    middle = box.center
    ends = {
        "l": (box.left, middle[1]), "r": (box.right, middle[1]), "u": (middle[0], box.top), "d": (middle[0], box.bottom)
    }  # fmt: skip
    if sign in BOXES:
        for arm in BOXES[sign]:
            pygame.draw.line(surface, colour, middle, ends[arm])
    elif not sign.isspace():
        known = font.metrics(sign)[0] is not None
        drawn = font.render(sign if known else INSTEAD.get(sign, "?"), True, colour)
        surface.blit(drawn, drawn.get_rect(center=middle))
