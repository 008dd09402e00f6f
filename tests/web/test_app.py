"""The app as a whole: the size of a first visit, installation, opening without a network, push notifications, forced
colours, and pictures in the rules.
"""

import gzip
import re

import msgspec
import pytest

from sanmon.server.delivery import game_words
from sanmon.server.people.notices import Turn
from server.served import Server
from web.browsing import address, until
from web.conftest import NewContext
from web.test_people import ASKED

MOST_BYTES = 250_000  # of the table page, compressed, without fonts

# The number of scripts, styles and responses that loaded before the first choice.
REQUESTS = """performance.getEntriesByType('resource').filter(one =>
    /\\.(js|css)$|\\/catalogue$|\\/words\\//.test(one.name)
    && one.responseEnd < performance.getEntriesByName('first-choice')[0].startTime).length"""


@pytest.mark.parametrize("game", ["satori", "bitoku", "koi"])
def test_the_table_page_is_small_and_needs_few_requests(server: Server, context: NewContext, game: str) -> None:
    opened = server.open(None, game=game)
    page = context(language="cs", reduced_motion="reduce").new_page()
    weights: dict[str, int] = {}
    encoded: dict[str, str] = {}

    def weigh(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        if re.search(r"\.(js|css)$|/$|catalogue$|/words/", url):
            encoded[url] = response.headers.get("content-encoding", "")  # type: ignore[attr-defined]

    page.on("response", weigh)
    page.goto(address(server, opened, 0))
    page.wait_for_selector(ASKED)
    requests = page.evaluate(REQUESTS)
    for url in encoded:
        status, body = server.request(url[url.index("/", 8) :].split("#")[0])
        assert status == 200
        weights[url] = len(gzip.compress(body, 6))
    assert sum(weights.values()) < MOST_BYTES, weights
    assert len(weights) > 5
    large = [url for url in encoded if re.search("/assets/|/words/", url) and weights[url] > 1000]
    assert all(encoded[url] == "gzip" for url in large)
    # The messages have a fingerprint in their address: the browser caches them, and changed ones have another address.
    (words,) = [url for url in encoded if "/words/" in url]
    assert f"/api/games/{game}/words/cs?v=" in words
    # A second visit takes them from the cache.
    again = page.context.new_page()
    again.goto(address(server, opened, 0))
    again.wait_for_selector(ASKED)
    transferred = "performance.getEntriesByType('resource').find(one => one.name.includes('/words/')).transferSize"
    assert again.evaluate(transferred) == 0
    # The number of requests does not depend on the machine; test_table measures the work.
    assert 10 < requests <= 40


def test_the_app_can_be_installed_and_opens_without_a_network(own_server: Server, context: NewContext) -> None:
    browser = context(service_workers="allow")
    page = browser.new_page()
    home = f"http://127.0.0.1:{own_server.port}/"
    page.goto(home)
    page.wait_for_selector(".bay .ways")
    manifest = page.evaluate("fetch('./manifest.webmanifest').then(answer => answer.json())")
    for icon in manifest["icons"]:
        assert own_server.request(f"/{icon['src']}")[0] == 200
    assert {"512x512", "192x192"} <= {icon["sizes"] for icon in manifest["icons"]}
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # Chromium accepts the app as installable; its only objection is the incognito mode of the tests.
    protocol = browser.new_cdp_session(page)
    assert protocol.send("Page.getAppManifest")["errors"] == []
    hindrances = protocol.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in hindrances] == ["in-incognito"]
    page.reload()  # the second visit fills the cache
    page.wait_for_selector(".bay .ways")
    cached = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const urls = await Promise.all(names.map(async name =>
                (await (await caches.open(name)).keys()).map(one => one.url)));
            return [names, urls.flat()];
        }"""
    )
    assert len([name for name in cached[0] if name != "sanmon-games"]) == 1
    assert [url for url in cached[1] if "/api/" in url or "/ws/" in url] == [f"{home}api/games"]
    assert any(url.endswith(".js") for url in cached[1])
    # The messages of a game are cached once they were needed.
    page.goto(f"{home}#/rules/koi")
    page.locator(".clause").first.wait_for()
    words = "caches.open('sanmon-games').then(one => one.keys()).then(all => all.map(one => one.url))"
    until(page, lambda: any("/koi/words/en?v=" in url for url in page.evaluate(words)))

    own_server.kill()
    page.goto(home)
    page.reload()
    page.get_by_text("The server is not responding").wait_for()
    page.locator(".bay", has_text="Koi").get_by_role("link", name="Rules").wait_for()  # the cached list is shown
    assert page.locator(".bay .ways").count() == 0
    own_server.start()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".bay .ways")


def test_a_push_shows_a_notification_that_leads_to_the_table(server: Server, context: NewContext) -> None:
    """The browser itself hands the server's data to the worker, as with a push service."""
    browser = context(language="cs", service_workers="allow")
    home = f"http://127.0.0.1:{server.port}"
    browser.grant_permissions(["notifications"], origin=home)
    page = browser.new_page()
    page.goto(f"{home}/")
    page.wait_for_selector(".bay .ways")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # Notifications are in the language of the pages, not of the browser.
    page.get_by_label("Jazyk").select_option("ru")
    until(page, lambda: page.evaluate("caches.match('./language').then(response => response?.text())") == "ru")
    protocol = browser.new_cdp_session(page)
    registrations: list[str] = []
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda update: registrations.extend(one["registrationId"] for one in update["registrations"]),
    )
    protocol.send("ServiceWorker.enable")
    until(page, lambda: registrations)
    opened = server.open(None, game="toy")
    notices = "navigator.serviceWorker.ready.then(found => found.getNotifications())"

    def shown() -> list[list[str]]:
        return sorted(page.evaluate(f"{notices}.then(all => all.map(one => [one.tag, one.title, one.body]))"))

    def push(turn: Turn) -> None:
        data = msgspec.json.encode(turn).decode()
        protocol.send(
            "ServiceWorker.deliverPushMessage", {"origin": home, "registrationId": registrations[-1], "data": data}
        )

    def push_until(turn: Turn, wanted: list[list[str]]) -> None:
        """Pushes again if nothing comes: a browser drops pushes while it stores or starts a worker."""
        for tick in range(2400):
            if shown() == wanted:
                return
            if tick % 100 == 0:
                push(turn)
            page.wait_for_timeout(50)
        assert shown() == wanted

    koi, satori = game_words.titles("koi"), game_words.titles("satori")
    push_until(Turn(opened.table, "koi", 0, "Jiro", "playing", 3, koi), [[opened.table, "Кои", "Jiro · Ваш ход."]])
    # Each table has one notification, the newest.
    push_until(Turn(opened.table, "koi", 0, "Hana", "playing", 9, koi), [[opened.table, "Кои", "Hana · Ваш ход."]])
    both = [[opened.table, "Кои", "Hana · Ваш ход."], ["another", "Просветление", "Игра окончена."]]
    push_until(Turn("another", "satori", None, "", "over", 20, satori), sorted(both))
    browser.service_workers[0].evaluate(
        """async table => {
            const [notification] = await self.registration.getNotifications({ tag: table });
            self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        }""",
        opened.table,
    )
    page.wait_for_url(f"**/#/table/{opened.table}")
    until(page, lambda: [tag for tag, _, _ in shown()] == ["another"])


def test_forced_colours_stay_usable(server: Server, context: NewContext) -> None:
    page = context(forced_colors="active").new_page()
    for path, selector in (("#/", ".bay .block.now"), ("#/new/satori", ".count.chosen")):
        page.goto(f"http://127.0.0.1:{server.port}/{path}")
        page.locator(selector).first.wait_for()
        style = page.locator(selector).first.evaluate(
            "one => [getComputedStyle(one).borderTopWidth, getComputedStyle(one).color, "
            "getComputedStyle(one).backgroundColor]"
        )
        assert float(style[0].removesuffix("px")) > 0
        assert style[1] != style[2]


def test_the_rules_have_pictures_cut_from_the_board(server: Server, context: NewContext) -> None:
    page = context(1440, 30_000).new_page()
    for game in ("satori", "bitoku", "koi"):
        page.goto("about:blank")
        page.goto(f"http://127.0.0.1:{server.port}/#/rules/{game}")
        page.wait_for_selector("[data-picture] svg")
        # Every picture but that of the whole board is cut, so its elements were found on the board.
        page.wait_for_function(
            """() => {
                const all = [...document.querySelectorAll('[data-picture]')];
                const boxes = all.map(one => one.querySelector('svg')?.getAttribute('viewBox'));
                const whole = all.findIndex(one => one.dataset.picture.endsWith(' board'));
                return all.length >= 4 && whole >= 0 && all.every((one, place) => boxes[place] &&
                    (one.dataset.picture.endsWith(' board') || boxes[place] !== boxes[whole]));
            }"""
        )


def test_a_link_opens_its_clause_and_the_search_filters_the_rules(server: Server, context: NewContext) -> None:
    page = context(language="cs").new_page()
    page.goto(f"http://127.0.0.1:{server.port}/#/rules/satori/5.1")
    page.wait_for_selector("#clause-5\\.1.here")
    every = page.locator(".clause").count()
    page.get_by_label("Hledat").fill("pagod")
    page.wait_for_function("n => document.querySelectorAll('.clause').length < n", arg=every)
    assert 3 < page.locator(".clause").count() < every
    page.get_by_label("Hledat").fill("xyzzy")
    page.wait_for_function("() => document.querySelectorAll('.clause').length === 0")


def test_a_page_from_before_an_update_of_the_server_loads_itself_again(server: Server, context: NewContext) -> None:
    """A part that the page has not loaded yet has another name after the update."""
    page = context().new_page()
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.wait_for_selector("main h1, main h2")
    gone = re.compile(r"/assets/CreditsPage-[^/]*\.js$")
    page.route(gone, lambda route: route.fulfill(status=404))
    # What the server has now: a start page that names another script.
    page.evaluate("""() => {
        const script = document.querySelector('script[type=module][src]');
        script.src = script.src.replace(/[^/]+$/, 'index-before.js');
        window.before = true;
    }""")
    page.evaluate("location.hash = '#/credits'")
    page.wait_for_function("() => !window.before")
    page.unroute(gone)
    page.reload()
    page.wait_for_selector("main h1")
    # The same version: nothing is loaded again, because that would go on for ever.
    page.route(gone, lambda route: route.fulfill(status=404))
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.wait_for_selector("main h1, main h2")
    page.evaluate("window.before = true")
    with page.expect_response(lambda response: response.url.endswith(f":{server.port}/")):
        page.evaluate("location.hash = '#/credits'")
    assert page.evaluate("window.before")
