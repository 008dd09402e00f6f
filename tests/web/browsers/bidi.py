"""Firefox over WebDriver BiDi: starts Debian's browser without a window and speaks to its websocket."""

from __future__ import annotations

import itertools
import re
import subprocess
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import connect

WAIT = 120.0  # seconds, for anything
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}
# The code points that WebDriver gives to keys without a character.
KEYS = {
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowUp": "\ue013",
    "ArrowDown": "\ue015",
    "Home": "\ue011",
    "End": "\ue010",
}


class Firefox:
    """One window of Firefox. `complaints` are the errors and warnings of its pages."""

    def __init__(self, program: str, profile: Path, width: int, height: int) -> None:
        profile.mkdir(parents=True)
        lines = [
            f"user_pref({msgspec.json.encode(k).decode()}, {msgspec.json.encode(v).decode()});"
            for k, v in PREFERENCES.items()
        ]
        (profile / "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.numbers = itertools.count(1)
        self.complaints: list[str] = []
        assert self.process.stderr is not None
        address = next(match[1] for line in self.process.stderr if (match := LISTENING.search(line)))
        self.held = ExitStack()
        self.socket = self.held.enter_context(connect(f"{address}/session", open_timeout=WAIT, max_size=None))
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.resize(width, height)

    def ask(self, method: str, **params: Any) -> Any:
        """Sends a command and waits for its result."""
        number = next(self.numbers)
        self.socket.send(msgspec.json.encode({"id": number, "method": method, "params": params}).decode())
        while True:
            answer = msgspec.json.decode(self.socket.recv(WAIT))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] in {"error", "warn"}:
                self.complaints.append(str(answer["params"]["text"]))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def open(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, expression: str) -> Any:
        """The value of an expression in the page; a promise is waited for."""
        result = self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression}) ?? null))()",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert result["type"] == "success", result
        return msgspec.json.decode(result["result"]["value"])

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        actions = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self.act({"type": "key", "id": "keys", "actions": actions})

    def click(self, x: float, y: float) -> None:
        at = {"type": "pointerMove", "x": round(x), "y": round(y)}
        actions = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": "mouse", "actions": actions})

    def act(self, source: dict[str, Any]) -> None:
        self.ask("input.performActions", context=self.context, actions=[source])

    def screenshot(self) -> str:
        """A picture of the window, in base64."""
        return str(self.ask("browsingContext.captureScreenshot", context=self.context)["data"])

    def close(self) -> None:
        self.held.close()
        self.process.terminate()
        self.process.wait(WAIT)
        if self.process.stderr is not None:
            self.process.stderr.close()
