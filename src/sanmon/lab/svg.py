"""Draws small plots as SVG text, for reports; they are readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH = 640
HEIGHT = 220
LEFT = 46
BOTTOM = 34
TOP = 26
INK = "#5b514a"
SHADE = "#ddcfb3"  # for the range that chance alone explains
FILLS = ("#22406b", "#a8321c", "#7d5a12", "#4d5a2a")


def histogram(title: str, series: dict[str, Sequence[float]], step: int, marks: Sequence[float] = ()) -> str:
    """A histogram with bins of width `step`: bars for each series, and a vertical line at each of `marks`."""
    values = [value for row in series.values() for value in row]
    first = int(min(values) // step) * step
    last = int(max(values) // step) * step + step
    bins = range(first, last, step)
    shares = {
        name: [sum(1 for value in row if low <= value < low + step) / len(row) for low in bins]
        for name, row in series.items()
    }
    most = max(max(row) for row in shares.values())
    slot = (WIDTH - LEFT - 10) / len(bins)
    bar = slot / (len(series) + 0.4)
    parts = _frame(title)
    for place, (name, row) in enumerate(shares.items()):
        fill = FILLS[place % len(FILLS)]
        for number, share in enumerate(row):
            height = share / most * (HEIGHT - TOP - BOTTOM)
            x = LEFT + number * slot + (place + 0.2) * bar
            parts.append(
                _bar(
                    x,
                    HEIGHT - BOTTOM - height,
                    bar * 0.9,
                    height,
                    fill,
                    f"{name}, {bins[number]} to {bins[number] + step - 1}: {share:.0%}",
                )
            )
        parts.append(_text(WIDTH - 12 - 110 * (len(shares) - 1 - place), 16, name, "end", fill))
    for number, low in enumerate(bins):
        if number % max(1, len(bins) // 14) == 0:
            parts.append(_text(LEFT + number * slot, HEIGHT - BOTTOM + 16, str(low), "middle"))
    for mark in marks:
        if first <= mark <= last:
            x = LEFT + (mark - first) / step * slot
            parts.append(f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="{FILLS[1]}" stroke-dasharray="4 3"/>')
    parts.append(_text(LEFT - 6, TOP + 8, f"{most:.0%}", "end"))
    parts.append(_text(LEFT - 6, HEIGHT - BOTTOM, "0", "end"))
    return _whole(parts)


def bars(title: str, rows: Sequence[tuple[str, float] | tuple[str, float, float]], unit: str = "") -> str:
    """A chart with one horizontal bar for each row: a name, a value and, optionally, its error, drawn as a shade."""
    height = TOP + 22 * len(rows) + 8
    ends = [value for _, value, *_ in rows] + [error for row in rows for error in row[2:]]
    ends += [-error for row in rows for error in row[2:]]
    least, most = min([0.0, *ends]), max([0.01, *ends])
    left, right = 180, 60
    scale = (WIDTH - left - right) / (most - least)
    zero = left - least * scale
    parts = _frame(title, height)
    for number, (name, value, *errors) in enumerate(rows):
        y = TOP + 22 * number
        for error in errors:
            parts.append(
                _bar(zero - error * scale, y, 2 * error * scale, 20, SHADE, f"{name}: chance ± {error:.2f}{unit}")
            )
        x = zero if value >= 0 else zero + value * scale
        parts.append(
            _bar(x, y + 3, abs(value) * scale, 14, FILLS[0] if value >= 0 else FILLS[1], f"{name}: {value:.2f}{unit}")
        )
        parts.append(_text(left - 8, y + 15, name, "end"))
        parts.append(_text(max(x + abs(value) * scale, zero) + 6, y + 15, f"{value:.1f}{unit}", "start"))
    parts.append(f'<path d="M{zero:.1f} {TOP}V{height - 6}" stroke="{INK}"/>')
    return _whole(parts)


def reliability(title: str, rows: Sequence[tuple[float, float, float]]) -> str:
    """A plot of forecasts against results. A row has a forecast, the mean result, and the standard error of that mean.

    An honest forecast lies on the diagonal.
    """
    ends = [forecast for forecast, _, _ in rows] + [result for _, result, _ in rows]
    low, high = min(ends), max(ends)
    room = max(1.0, 0.05 * (high - low))
    low, high = low - room, high + room
    size = 360
    across = (size - LEFT - 14) / (high - low)
    up = (size - TOP - BOTTOM) / (high - low)
    parts = _frame(title, size, size)
    diagonal = f"M{LEFT} {size - BOTTOM}L{size - 14} {TOP}"
    parts.append(f'<path d="{diagonal}" stroke="{SHADE}" stroke-width="3"/>')
    for forecast, result, error in rows:
        x = LEFT + (forecast - low) * across
        y, top, bottom = (size - BOTTOM - (value - low) * up for value in (result, result + error, result - error))
        parts.append(f'<path d="M{x:.1f} {top:.1f}V{bottom:.1f}" stroke="{FILLS[0]}"/>')
        tooltip = escape(f"forecast {forecast:.1f}, result {result:.1f} ± {error:.1f}")
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{FILLS[0]}"><title>{tooltip}</title></circle>')
    for value in (low + room, high - room):
        x, y = LEFT + (value - low) * across, size - BOTTOM - (value - low) * up
        parts.append(_text(x, size - BOTTOM + 16, f"{value:.0f}", "middle"))
        parts.append(_text(LEFT - 6, y + 4, f"{value:.0f}", "end"))
    return _whole(parts)


def _frame(title: str, height: int = HEIGHT, width: int = WIDTH) -> list[str]:
    box = f'viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" font-size="12"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}><title>{escape(title)}</title>',
        f'<rect width="{width}" height="{height}" fill="#f4ecdc"/>',
        _text(10, 16, title, "start", "#1f1b18"),
    ]


def _bar(x: float, y: float, width: float, height: float, fill: str, tooltip: str) -> str:
    shape = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}"'
    return f"<rect {shape}><title>{escape(tooltip)}</title></rect>"


def _text(x: float, y: float, text: str, anchor: str, fill: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'


def _whole(parts: list[str]) -> str:
    return "\n".join([*parts, "</svg>", ""])
