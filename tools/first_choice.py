"""Measures how soon a table is playable in the browser and how soon a move is shown, by the page's own clock.

python tools/first_choice.py [--times 5] [--games satori bitoku koi]

The figures, in milliseconds:
  bare    loading a bare page of the same server; on a busy machine it is slow too, so compare the others with it
  first   opening a table with an empty cache, until the first choice is on the page
  work    the time that the page's own thread works for that
  again   opening the table once more, with a filled cache
  move    from a key press to the frame that shows the new position
"""

import argparse
import statistics
import urllib.request
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

from served_pages import served_pages

ANSWERS = 5

# Measures the time from a key press to the frame that shows the next position.
WATCH = """() => {
  window.shown = [];
  let struck = 0;
  addEventListener('keydown', () => { struck = performance.now(); }, true);
  new MutationObserver(() => requestAnimationFrame(() => window.shown.push(performance.now() - struck)))
    .observe(document.querySelector('[data-n]'), { attributeFilter: ['data-n'] });
}"""
FIRST = "performance.getEntriesByName('first-choice')[0].startTime"
LOADED = "performance.getEntriesByType('navigation')[0].loadEventEnd"


def open_table(address: str, game: str) -> str:
    """Opens a table for one player; returns the address of its seat."""
    body = msgspec.json.encode({"game": game, "players": 1, "seats": [{"name": "Hana"}]})
    headers = {"X-Sanmon": "1", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}api/tables", body, headers)  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        table = msgspec.json.decode(answer.read())
    return f"{address}#/table/{table['table']}/{table['links'][0]['token']}"


def work_during(context: BrowserContext, page: Page, act: Any) -> float:
    """Milliseconds that the page's thread works during an action."""
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    before = so_far()
    act()
    return so_far() - before


def visit(page: Page, place: str) -> float:
    """Milliseconds until the first choice is on the page."""
    page.goto(place)
    page.wait_for_selector("[data-asked=true] button[data-choice]")
    return float(page.evaluate(FIRST))


def measure(browser: Browser, address: str, game: str, times: int) -> dict[str, list[float]]:
    """All figures of one game, in milliseconds."""
    found: dict[str, list[float]] = {"bare": [], "first": [], "work": [], "again": [], "move": []}
    for _ in range(times):
        place = open_table(address, game)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        bare = context.new_page()
        bare.goto(f"{address}healthz")
        found["bare"].append(float(bare.evaluate(LOADED)))
        page = context.new_page()
        found["work"].append(
            work_during(context, page, lambda page=page, place=place: found["first"].append(visit(page, place)))
        )
        page.goto("about:blank")
        found["again"].append(visit(page, place))
        page.evaluate(WATCH)
        for _ in range(ANSWERS):
            so_far = page.evaluate("window.shown.length")
            page.keyboard.press(page.locator("button[data-choice]").first.get_attribute("aria-keyshortcuts") or "1")
            page.wait_for_function("n => window.shown.length > n", arg=so_far)
            page.wait_for_selector("[data-asked=true] button[data-choice]:not([aria-disabled=true])")
            page.wait_for_timeout(400)  # lets animations end
        found["move"] += [float(one) for one in page.evaluate("window.shown")]
        context.close()
    return found


def main() -> None:
    """Starts a server, measures every game and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--games", nargs="+", default=["satori", "bitoku", "koi"])
    wanted = parser.parse_args()
    with served_pages("--limits", "0") as (browser, address):
        print("median (lowest-highest), ms")
        for game in wanted.games:
            found = measure(browser, address, game, wanted.times)
            figures = [
                f"{name} {statistics.median(all_):.0f} ({min(all_):.0f}-{max(all_):.0f})"
                for name, all_ in found.items()
            ]
            print(f"{game}: {', '.join(figures)}", flush=True)


if __name__ == "__main__":
    main()
