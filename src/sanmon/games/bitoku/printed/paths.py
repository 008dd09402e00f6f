"""Reads the paths of wisdom as a graph."""

from __future__ import annotations

from typing import Final

from sanmon.games.bitoku.printed.base import Board
from sanmon.games.bitoku.printed.buildings import Buildings
from sanmon.kernel.tables import Row

# Our set has 10 branches, 40 spaces and 13 nodes. Steps along the paths are options, and a position lists all nodes.
MOST_BRANCHES: Final = 40
MOST_SPACES: Final = 200
MOST_NODES: Final = 60
MOST_STEPS: Final = 500  # along the paths


class Paths(Buildings):
    """Adds the paths of wisdom: nodes, branches with their spaces, and edges, which are a pilgrim's steps."""

    def _paths(self) -> None:
        """Reads branches.csv, spaces.csv and paths.csv.

        If branches.csv has no lines, `or ["-"]` lets the reading go on, so that it also finds the other mistakes.
        """
        reader = self.reader
        rows = reader.table("branches.csv", ["kind", "side", "column"], MOST_BRANCHES)
        self.branch_ids = self._ids(rows)
        self.branch_gate = [row.one_of("kind", ["gate", "illumination"]) == "gate" for row in rows]
        self.branch_side = [
            self._number(row, "side", ["a", "b"]) if row.cells["kind"] == "gate" else -1 for row in rows
        ]
        self.branch_column = [row.whole("column", 0, 20) for row in rows]
        rows = reader.table("spaces.csv", ["branch", "players", "reward"], MOST_SPACES)
        self.space_ids = self._ids(rows)
        self.space_branch = [self._number(row, "branch", self.branch_ids or ["-"]) for row in rows]
        self.space_gate = [bool(self.branch_ids) and self.branch_gate[branch] for branch in self.space_branch]
        self.space_effect = [self._effect(row, "reward").number for row in rows]
        self.space_vp = [self._points_of(number) for number in self.space_effect]
        self._branch_spaces(rows)
        rows = reader.table("paths.csv", ["next", "bridge", "start", "branch"], MOST_NODES)
        self.node_ids = self._ids(rows)
        self.node_bridge = [row.whole("bridge", 0, 2) for row in rows]
        self._starts(rows)
        self.node_branch: list[int] = []
        self.node_next: list[list[int]] = []
        self.branch_node = [-1] * len(self.branch_ids)
        for node, row in enumerate(rows):
            branch = row.one_of("branch", ["-", *self.branch_ids])
            self.node_branch.append(-1 if branch == "-" else self.branch_ids.index(branch))
            if branch != "-":
                self.branch_node[self.branch_ids.index(branch)] = node
            onward: list[int] = []
            for following in row.text("next").split("+"):
                if following.strip() == "-":
                    continue
                if following.strip() not in self.node_ids:
                    row.not_one_of("next", following.strip(), ["-", *self.node_ids])
                else:
                    onward.append(self.node_ids.index(following.strip()))
            self.node_next.append(onward)
        steps = sum(map(len, self.node_next))
        if steps > MOST_STEPS:
            reader.mistake("paths.csv", "steps", column="next", n=steps, most=MOST_STEPS)
            self.node_next = [[] for _ in rows]
        if -1 in self.branch_node:
            reader.mistake("paths.csv", "branches-named", column="branch")
        for count in range(1, 5):
            self._lines(self.boards[count])
        # How many steps the longest way to each node has: the Tengu moves the pilgrim that is furthest along (24.15).
        # Every pass finds ways that are a step longer; the bound is for a set whose paths lead in a circle.
        self.node_depth = [0] * len(self.node_ids)
        for _ in self.node_ids:
            for node, onward in enumerate(self.node_next):
                for target in onward:
                    if self.node_depth[target] <= self.node_depth[node] < len(self.node_ids):
                        self.node_depth[target] = self.node_depth[node] + 1
        # Every step that a pilgrim can take: along the path, or into a space of a branch.
        self.edge_ids: list[str] = []
        self.edge_from: list[int] = []
        self.edge_node: list[int] = []  # the node it leads to, or -1
        self.edge_space: list[int] = []  # the space of a branch it leads to, or -1
        self.edges_of: list[list[int]] = [[] for _ in self.node_ids]
        for node, onward in enumerate(self.node_next):
            for target in onward:
                self._edge(node, target, -1, f"{self.node_ids[node]}:{self.node_ids[target]}")
        for space, branch_number in enumerate(self.space_branch):
            if self.branch_ids and self.branch_node[branch_number] >= 0:
                node = self.branch_node[branch_number]
                self._edge(node, -1, space, f"{self.node_ids[node]}:{self.space_ids[space]}")

    def _branch_spaces(self, rows: list[Row]) -> None:
        """Reads which spaces of the branches are in play with each number of players."""
        for count in range(1, 5):
            spaces: list[list[int]] = [[] for _ in self.branch_ids or ["-"]]
            for number, row in enumerate(rows):
                least, most = self._players(row)
                if least <= count <= most:
                    spaces[self.space_branch[number]].append(number)
            self.boards[count].branch_spaces = spaces
            for branch, branch_spaces in zip(self.branch_ids, spaces, strict=False):
                if not branch_spaces:
                    self.reader.mistake("spaces.csv", "branch-empty", name=branch, players=count)

    def _starts(self, rows: list[Row]) -> None:
        """Reads where a pilgrimage begins: `yes`, `no`, or the numbers of players with whom it does (13.4)."""
        for node, row in enumerate(rows):
            least, most = (1, 4)
            if row.cells["start"] == "no":
                continue
            if row.cells["start"] != "yes":
                least, most = self._players(row, "start")
            for count in range(least, most + 1):
                self.boards[count].starts.append(node)
        for count in range(1, 5):
            if not self.boards[count].starts:
                self.reader.mistake("paths.csv", "no-start", column="start", players=count)

    def _lines(self, board: Board) -> None:
        """Finds the paths of a board. The first way on from each start continues its path; others begin paths."""
        heads = board.starts[:]
        for start in board.starts:
            heads += self.node_next[start][1:]
        seen: set[int] = set()
        for head in heads:
            line: list[int] = []
            node = head
            while node not in seen:
                seen.add(node)
                line.append(node)
                if not self.node_next[node]:
                    break
                node = self.node_next[node][0]
            if line:
                board.lines.append(line)

    def _edge(self, node: int, target: int, space: int, name: str) -> None:
        self.edges_of[node].append(len(self.edge_ids))
        self.edge_ids.append(name)
        self.edge_from.append(node)
        self.edge_node.append(target)
        self.edge_space.append(space)
