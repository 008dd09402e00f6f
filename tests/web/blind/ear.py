"""A page as a screen reader has it: the browser's accessibility tree, and the keyboard."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page

WAIT = 120.0  # seconds, for anything
PAUSE_MS = 25
LOOK_AGAIN = 3.0  # after so many seconds without a word
ASKED = re.compile(r"(?:(\d+) choices|One choice)\.$")


@dataclass
class Node:
    """A node of the accessibility tree. `id` is that of the tree."""

    id: str
    role: str
    name: str
    focused: bool
    live: bool
    shortcut: str
    description: str = ""
    parts: list[Node] = field(default_factory=list)

    def all(self, *roles: str) -> list[Node]:
        """The nodes of these roles in and below this one, in the order of reading."""
        found = [self] if self.role in roles else []
        for part in self.parts:
            found += part.all(*roles)
        return found

    @property
    def text(self) -> str:
        """What is read of it: its name, or else the texts in it."""
        if self.role == "StaticText" or self.name:
            return self.name
        return " ".join("".join(part.text for part in self.parts if part.role != "ListMarker").split())

    def find(self, role: str, name: str) -> Node | None:
        """The first node of this role and name."""
        return next((node for node in self.all(role) if node.name == name), None)


@dataclass
class Asked:
    """A decision as it is heard: the question, and the name of each choice."""

    question: str
    names: list[str]


class Ear:
    """Hears a page in English and types on it; it uses nothing else of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.live: str | None = None  # the live region of the game
        self.looked = 0.0  # when something was heard, or the region was looked for
        self.told: set[int] = set()  # the paragraphs that were read aloud
        self.said: list[str] = []  # all that was read aloud
        self.result = ""

    def tree(self) -> Node:
        """The whole tree, without what is ignored."""
        nodes: dict[str, dict[str, Any]] = {
            node["nodeId"]: node for node in self.session.send("Accessibility.getFullAXTree")["nodes"]
        }

        def read(node: dict[str, Any], into: Node) -> None:
            if not node.get("ignored"):
                facts = {fact["name"]: fact["value"].get("value") for fact in node.get("properties", [])}
                role = str(node.get("role", {}).get("value", ""))
                if role == "InlineTextBox":
                    return
                name = str(node.get("name", {}).get("value", ""))
                made = Node(
                    str(node["nodeId"]),
                    role,
                    name if role == "StaticText" else " ".join(name.split()),
                    bool(facts.get("focused")),
                    facts.get("live") == "polite",
                    str(facts.get("keyshortcuts", "")),
                    str(node.get("description", {}).get("value", "")),
                )
                into.parts.append(made)
                into = made
            for child in node.get("childIds", []):
                if child in nodes:
                    read(nodes[child], into)

        top = Node("", "", "", focused=False, live=False, shortcut="")
        read(next(node for node in nodes.values() if "parentId" not in node), top)
        return top

    def listen(self) -> Asked | None:
        """Listens until there is a decision; None when the game is over."""
        deadline = time.monotonic() + WAIT
        while True:
            heard = self._news()
            self.said += heard
            if self.result:
                return None
            if heard and (match := ASKED.search(heard[-1])):
                return self._asked(heard[-1].removesuffix(match[0]).strip(), int(match[1] or 1), deadline)
            assert time.monotonic() < deadline, self._lost()
            self.page.wait_for_timeout(PAUSE_MS)

    def _news(self) -> list[str]:
        """The paragraphs that the live region got since it was last heard, oldest first."""
        if time.monotonic() > self.looked + LOOK_AGAIN:
            self.live = None  # another element may be the live region now
        if self.live is None:
            tree = self.tree()
            self.result = next((node.description for node in tree.all("dialog") if node.name == "Result"), "")
            regions = [node for node in tree.all("generic") if node.live and node.all("paragraph")]
            self.looked = time.monotonic()
            if not regions:
                return []
            self.live = regions[-1].id
        try:
            paragraphs = [node for node in self._parts(self.live) if node["backendDOMNodeId"] not in self.told]
            texts = [self._parts(node["nodeId"]) for node in paragraphs]
        except Error:  # the element has gone
            self.live = None
            return []
        self.told.update(node["backendDOMNodeId"] for node in paragraphs)
        if texts:
            self.looked = time.monotonic()
        return ["".join(str(part["name"]["value"]) for part in parts) for parts in texts]

    def _parts(self, node: str) -> list[dict[str, Any]]:
        """The nodes directly in a node."""
        return list(self.session.send("Accessibility.getChildAXNodes", {"id": node})["nodes"])

    def _lost(self) -> str:
        """What is on the page when nothing is said any more."""
        tree = self.tree()
        focused = [
            (node.role, node.name) for node in tree.all("button", "link", "heading", "RootWebArea") if node.focused
        ]
        status = [node.text for node in tree.all("alert", "status", "paragraph")][-12:]
        buttons = [node.name for node in tree.all("button")]
        return f"nothing was asked after {self.said[-5:]}; focus: {focused}; buttons: {buttons}; {status}"

    def _asked(self, question: str, choices: int, deadline: float) -> Asked:
        """The decision that was read aloud, once it is there and the sheet at the end of a round is closed."""
        while True:
            tree = self.tree()
            groups = [group for group in tree.all("group") if group.name == "Choices"]
            self.choices = [button for group in groups for button in group.all("button")]
            if tree.find("button", "Continue"):
                self.page.keyboard.press("Enter")
            elif len(self.choices) == choices:
                return Asked(question, [one.name for one in self.choices])
            assert time.monotonic() < deadline, self._lost()
            self.page.wait_for_timeout(PAUSE_MS)

    def answer(self, place: int) -> None:
        """Presses the key of a choice or, if it has none, walks along the list."""
        keyboard = self.page.keyboard
        if key := self.choices[place].shortcut:
            keyboard.press(key)
            return
        keyboard.press("ArrowDown")  # into the list, wherever the focus was
        back = len(self.choices) - 1 - place
        keyboard.press("Home" if place <= back else "End")
        for _ in range(min(place, back)):
            keyboard.press("ArrowDown" if place <= back else "ArrowUp")
        keyboard.press("Enter")

    def board(self) -> dict[str, list[str]]:
        """The board in words: the lines under every heading. Opens it by its key, reads it, and closes it."""
        deadline = time.monotonic() + WAIT
        self.page.keyboard.press("b")
        while (region := self.tree().find("region", "The board in words")) is None:
            assert time.monotonic() < deadline, "the board in words did not open"
            self.page.wait_for_timeout(PAUSE_MS)
        found: dict[str, list[str]] = {}
        rows: list[str] = []
        for node in region.all("heading", "listitem"):
            if node.role == "heading":
                rows = found.setdefault(node.name, [])
            else:
                rows.append("".join(part.text for part in node.all("StaticText")).removesuffix(" choose").strip())
        self.page.keyboard.press("b")
        while self.tree().find("region", "The board in words") is not None:
            assert time.monotonic() < deadline, "the board in words did not close"
            self.page.wait_for_timeout(PAUSE_MS)
        return found
