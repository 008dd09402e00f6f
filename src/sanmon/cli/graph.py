"""Draws the graph of a review as SVG: the expected margin of every seat over the game, with the turning points."""

from __future__ import annotations

from xml.sax.saxutils import escape

from sanmon.bots.review import Review
from sanmon.cli.terminal.hint import points
from sanmon.cli.texts import Texts

WIDTH, HEIGHT = 900, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 40, 44
# Each line has its own dashes, so that the lines differ without colour too.
COLOURS = ("#1f5a7a", "#b4472f", "#4f7a3a", "#7a5a9a", "#8a6d1f")
DASHES = ("", "7 4", "2 3", "9 3 2 3", "4 4")


def graph(found: Review, names: list[str], title: str, texts: Texts) -> str:
    """Draws a review as the text of an SVG file. `names`: of the seats; a score without one is the opponent's."""
    last = max(1, found.graph[-1].n)
    margins = [margin for moment in found.graph for margin in moment.margins]
    top = max(5.0, *margins)
    low = min(-5.0, *margins)
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            'font-family="sans-serif" font-size="13">'
        ),
        f"<title>{escape(texts.say('graph-title', game=title))}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>',
        f'<text x="{LEFT}" y="24" font-size="16" fill="#333">{escape(texts.say("graph-title", game=title))}</text>',
    ]
    step = _step(top - low)
    tick = int(low // step) * step
    while tick <= top:
        if tick >= low:
            y = _y(tick, low, top)
            ink = "#777" if tick == 0 else "#ddd5c4"
            lines.append(
                f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{ink}" stroke-width="1"/>'
            )
            lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{_tick(tick)}</text>')
        tick += step
    lines.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) // 2}" y="{HEIGHT - 12}" text-anchor="middle" fill="#555">'
        f"{escape(texts.say('graph-actions'))}</text>"
    )
    ends: list[float] = []
    for score in range(len(found.graph[0].margins)):
        colour, dash = COLOURS[score % len(COLOURS)], DASHES[score % len(DASHES)]
        corners = " ".join(
            f"{_x(moment.n, last):.1f},{_y(moment.margins[score], low, top):.1f}" for moment in found.graph
        )
        lines.append(
            f'<polyline points="{corners}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        name = names[score] if score < len(names) else texts.say("opponent")
        end = _y(found.graph[-1].margins[score], low, top) + 4
        while any(abs(end - other) < 15 for other in ends):
            end += 5
        ends.append(end)
        lines.append(f'<text x="{WIDTH - RIGHT + 8}" y="{end:.1f}" fill="{colour}">{escape(name)}</text>')
    for number in found.turning:
        decision = next(judged for judged in found.decisions if judged.n == number)
        before = [moment for moment in found.graph if moment.n < number] or found.graph[:1]
        x, y = _x(number, last), _y(before[-1].margins[decision.seat], low, top)
        colour = COLOURS[decision.seat % len(COLOURS)]
        lines.append(f'<path d="M {x:.1f} {y - 7:.1f} l 7 7 -7 7 -7 -7 z" fill="{colour}" stroke="#fff"/>')
        lines.append(
            f'<text x="{x:.1f}" y="{y - 12:.1f}" text-anchor="middle" font-size="11" fill="{colour}">'
            f"{number}: {points(-decision.cost, texts.language, True)}</text>"
        )
    return "\n".join([*lines, "</svg>\n"])


def _x(number: int, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / last


def _y(margin: float, low: float, top: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (top - margin) / (top - low)


def _tick(margin: int) -> str:
    """A label of the axis: with a sign, except for zero."""
    return f"{margin:+d}".replace("-", "−") if margin else "0"


def _step(reach: float) -> int:
    for step in (1, 2, 5, 10, 20, 50, 100):
        if reach / step <= 9:
            return step
    return 200
