"""WebKit over WebDriver: Debian's driver starts WebKit's small browser, on a screen that nobody sees."""

from __future__ import annotations

import os
import subprocess
import time
import urllib.error
import urllib.request
from typing import Any

import msgspec

from server.ports import Port
from web.browsers.bidi import KEYS, WAIT

# WebDriver has no log, so the page keeps its own errors from here on.
LISTEN = """(() => { window.errors ??= []; if (!window.listening) { window.listening = true;
    addEventListener('error', event => errors.push(String(event.message)));
    addEventListener('unhandledrejection', event => errors.push(String(event.reason))) } })()"""


class WebKit:
    """One window of WebKitGTK's MiniBrowser."""

    def __init__(self, driver: str, browser: str, display: str, width: int, height: int) -> None:
        self.port = Port()
        number = self.port.number
        self.complaints: list[str] = []
        self.process = subprocess.Popen(
            [driver, f"--port={number}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "GDK_BACKEND": "x11"},
        )
        self.base = f"http://127.0.0.1:{number}"
        options = {"binary": browser, "args": ["--automation"]}
        body = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        made = self._patiently("/session", body)
        self.base += f"/session/{made['sessionId']}"
        self.ask("/window/rect", {"width": width, "height": height})
        self.ask("/timeouts", {"script": int(WAIT * 1000)})

    def _patiently(self, path: str, body: dict[str, Any]) -> Any:
        deadline = time.monotonic() + WAIT
        while True:
            try:
                return self.ask(path, body)
            except OSError:
                assert time.monotonic() < deadline
                assert self.process.poll() is None
                time.sleep(0.1)

    def ask(self, path: str, body: dict[str, Any] | None = None, method: str = "POST") -> Any:
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                return msgspec.json.decode(answer.read())["value"]
        except urllib.error.HTTPError as problem:
            with problem:
                raise AssertionError(problem.read()) from problem

    def open(self, url: str) -> None:
        self.ask("/url", {"url": url})
        self.run(LISTEN)

    def run(self, expression: str) -> Any:
        """The value of an expression in the page; a promise is waited for."""
        script = f"const done = arguments[arguments.length - 1]; (async () => ({expression}) ?? null)().then(done)"
        return self.ask("/execute/async", {"script": script, "args": []})

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        actions = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def click(self, x: float, y: float) -> None:
        at = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        actions = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        parameters = {"pointerType": "mouse"}
        self.ask(
            "/actions", {"actions": [{"type": "pointer", "id": "mouse", "parameters": parameters, "actions": actions}]}
        )

    def screenshot(self) -> str:
        """A picture of the window, in base64."""
        return str(self.ask("/screenshot", method="GET"))

    def close(self) -> None:
        self.complaints += self.run("window.errors ?? []")
        self.ask("", method="DELETE")
        self.process.terminate()
        self.process.wait(WAIT)
        self.port.close()
