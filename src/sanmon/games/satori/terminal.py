"""Satori in the terminal, a hundred columns wide. Letters and words say everything; colours only repeat it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanmon.games.satori.domains import COLOUR_IDS
from sanmon.games.satori.pieces import pieces
from sanmon.games.satori.view_structs import AltarView, LevelView, MountainView, SatoriView, SpaceView
from sanmon.kernel import notation
from sanmon.kernel.notation import Syntax
from sanmon.kernel.words import Words

__all__ = ["board", "pieces", "standing"]

COLOUR_STYLE = {"grey": "bright_black", "purple": "magenta", "orange": "dark_orange"}
GOOD_STYLE = {"wood": "yellow", "stone": "bright_black", "mon": "bright_yellow", "emerald": "green", "incense": "cyan"}
SEAT_STYLE = ["bold blue", "bold dark_orange", "bold green", "bold magenta", "bold red"]
SEAT_LETTER = "ABCD"
AUTOMATON = "H"
FAINT = "dim"
LIGHT = "☼"
JOKORO = "♨"
NARROW = "\u00a0"  # keeps a name and its effect on one line
GOODS = ("wood", "stone", "mon", "emerald", "incense")


class Painter:
    """Paints one view in one language."""

    def __init__(self, view: SatoriView, words: Words) -> None:
        self.view = view
        self.words = words

    # -- single things

    def say(self, key: str, **args: object) -> str:
        return self.words.say(f"board-{key}", **args)

    def seat(self, row: int) -> Text:
        """The letter that marks a player's pieces on the board."""
        automaton = self.view.solo and row == 1
        return Text(AUTOMATON if automaton else SEAT_LETTER[row], style=SEAT_STYLE[4 if automaton else row])

    def seat_name(self, row: int) -> Text:
        name = self.words.say("ui-opponent") if self.view.solo and row == 1 else self.words.seat(row)
        return Text.assemble(self.seat(row), " ", name)

    def seats(self, rows: list[int]) -> Text:
        return Text(" ").join([self.seat_name(row) for row in rows])

    def colour(self, colour: str, count: int = 1) -> Text:
        """Worshippers of a colour, one letter each."""
        return Text(self.say(f"letter-{colour}") * count, style=COLOUR_STYLE[colour])

    def worshippers(self, counts: list[int]) -> Text:
        return Text.assemble(*[self.colour(colour, count) for colour, count in zip(COLOUR_IDS, counts, strict=True)])

    def effect(self, text: str | None) -> Text:
        """An effect in short letters and signs."""
        return Text() if text is None else self.brief(notation.parse(text))

    def brief(self, tree: Syntax) -> Text:
        op = tree.op
        if op == notation.NOTHING:
            return Text("–", style=FAINT)
        if op == notation.WORD and tree.word in GOODS:
            count = str(tree.n) if tree.n > 1 else ""
            return Text(count + self.say(f"short-{tree.word}"), style=GOOD_STYLE[tree.word])
        if op == notation.WORD:
            return Text(self.say(f"do-{tree.word}"), style="bold")
        parts = [self.brief(part) for part in tree.parts]
        if op == notation.TIMES:
            return Text.assemble(parts[0], f"×{tree.n}")
        if op == notation.MIX:
            return Text.assemble(f"{tree.n}(", Text("/").join(parts), ")")
        joiner = {notation.ALL: " ", notation.PAY: "→", notation.ONE_OF: "/", notation.BUNDLE: "+"}[op]
        return Text(joiner).join(parts)

    def table(self, *columns: str | Text, right: tuple[int, ...] = ()) -> Table:
        table = Table(box=None, pad_edge=False, header_style=FAINT, padding=(0, 2, 0, 0))
        for place, column in enumerate(columns):
            # In a narrow terminal cells wrap to the next line; nothing is cut off.
            table.add_column(column, justify="right" if place in right else "left", overflow="fold")
        return table

    # -- parts of the board

    def head(self) -> Text:
        view = self.view
        line = Text.assemble((self.say("head", round=view.round, turns=view.turns_left), "bold"), " · ")
        if not view.solo:
            line.append_text(Text(self.say("order", seats="")))
            line.append_text(self.seats(view.order))
            if view.bells:
                line.append(" · " + self.say("bells", seats=""))
                line.append_text(self.seats(view.bells))
            line.append(" · ")
        line.append(self.say("supply") + ": ")
        goods = [Text(f"{count}{self.say(f'short-{good}')}", GOOD_STYLE[good]) for good, count in view.supply.items()]
        line.append_text(Text(" ").join(goods))
        return line

    def gate(self) -> Text:
        view = self.view
        line = Text.assemble((self.say("sanmon") + ": ", "bold"))
        if sum(view.sanmon):
            groups = [self.colour(colour, n) for colour, n in zip(COLOUR_IDS, view.sanmon, strict=True) if n]
            line.append_text(Text(" ").join(groups))
        else:
            line.append("–")
        line.append(f"   {self.say('bag')}: ", FAINT)
        line.append_text(self.worshippers(view.bag))
        line.append(f"   {self.words.name('altar', 'charity')}: ", FAINT)
        line.append_text(self.worshippers(view.charity) if sum(view.charity) else Text("–"))
        return line

    def space(self, mountain: MountainView, place: int) -> Text:
        """A space of a mountain with its light, its monk and its tile."""
        space: SpaceView = mountain.spaces[place]
        text = Text()
        if mountain.light == place:
            text.append(LIGHT + " ", "bold bright_yellow")
        if space.monk is not None:
            text.append_text(self.seat(space.monk))
            text.append(" ")
        text.append("[")
        text.append_text(self.effect(space.effect) if space.effect is not None else Text("  "))
        text.append("]")
        return text

    def mountains(self) -> Table:
        """The three mountains side by side, each as a ring: top space, left and right space, bottom space."""
        grid = Table.grid(expand=False, padding=(0, 1))
        rings: list[RenderableType] = []
        for mountain in self.view.mountains:
            name = Text(self.say(f"mountain-{mountain.id}"), style="bold")
            if mountain.flower is not None:
                name.append(f" ({self.say('flower')}: ", FAINT)
                name.append_text(self.colour(mountain.flower))
                name.append(")", FAINT)
            ring = Table.grid(expand=False)
            ring.add_column(justify="center", width=32)
            ring.add_row(name)
            ring.add_row(self.space(mountain, 0))
            ring.add_row(Text.assemble(self.space(mountain, 3), "    ", self.space(mountain, 1)))
            ring.add_row(self.space(mountain, 2))
            rings.append(ring)
            grid.add_column(width=32)
        grid.add_row(*rings)
        return grid

    def altars(self) -> Table:
        view, words = self.view, self.words
        columns: list[str | Text] = [Text(self.say("altars"), "bold")]
        columns += [self.say(name) for name in ("left", "right", "jokoro", "owner", "visitors")]
        if view.solo:
            columns.append(self.say("lantern"))
        table = self.table(*columns)
        for altar in sorted(view.altars, key=lambda altar: (not altar.place.startswith("upper"), altar.place)):
            assert altar.colour is not None
            name = Text.assemble(self.colour(altar.colour), " ", words.name("altar", altar.id))
            if altar.place.startswith("upper"):
                name.append(" ▲", "yellow")
            jokoro = Text("–", FAINT) if altar.jokoro_cost is None else self.effect(altar.jokoro_cost)
            if altar.jokoro:
                assert altar.owner is not None
                jokoro = Text.assemble(f"{JOKORO} ", self.seat(altar.owner))
            cells: list[RenderableType] = [
                name,
                self.effect(altar.left),
                self.effect(altar.right),
                jokoro,
                Text("") if altar.owner is None else self.seat_name(altar.owner),
                self.visitors(altar),
            ]
            if view.solo:
                cells.append("" if altar.lantern is None else words.name("lantern", altar.lantern))
            table.add_row(*cells)
        return table

    def visitors(self, altar: AltarView) -> Text:
        """Worshippers on an altar, and in parentheses those on the altar beneath it."""
        text = self.worshippers(altar.worshippers)
        if altar.beneath is not None:
            text = Text.assemble(text, ("(", FAINT), self.worshippers(altar.beneath), (")", FAINT))
        return text

    def construction(self) -> Group:
        view, words = self.view, self.words
        # Our own sets print no right sides on their tiles; an owner's set may.
        printed = any(offer.right is not None for offer in view.offers)
        sides = ("left", "right") if printed else ("left",)
        table = self.table("", "", *[self.say(side) for side in sides], JOKORO)
        for offer in view.offers:
            if offer.altar is None or offer.colour is None:
                table.add_row(self.effect(offer.cost), Text("–", FAINT))
                continue
            name = Text.assemble(self.colour(offer.colour), " ", words.name("altar", offer.altar))
            shown = [self.effect(offer.left if side == "left" else offer.right or "-") for side in sides]
            table.add_row(self.effect(offer.cost), name, *shown, self.effect(offer.jokoro_cost))
        decorations = Text(self.say("decorations") + ": ", FAINT)
        named = [
            Text.assemble(
                (words.name("decoration", decoration.id).replace(" ", NARROW), "default"),
                NARROW,
                self.effect(decoration.right),
            )
            for decoration in view.decorations
        ]
        decorations.append_text(Text(" · ", "default").join(named) if named else Text("–"))
        title = Text(self.say("construction"), "bold")
        if not view.solo:
            title.append(" · " + self.say("plots", n=view.free_plots), "not bold")
        return Group(title, table, decorations)

    def pagoda(self) -> Table:
        """The levels from the Sōrin down, with a mark at the architect's level."""
        view = self.view
        table = self.table(Text(self.say("pagoda"), "bold"), self.say("tier"), self.say("roof"), JOKORO)
        for place in range(len(view.pagoda) - 1, -1, -1):
            level = view.pagoda[place]
            mark = Text(self.words.name("level", "sorin") if place == 5 else str(place + 1))
            if place + 1 == view.round:
                mark.append(" ◄", "bold red")
            above = place + 1 > view.round
            table.add_row(mark, self.part(level, above), self.roof(level, above), self.bowls(level))
        return table

    def part(self, level: LevelView, above: bool) -> Text:
        if level.tier_built:
            return Text("■", "bold")
        text = self.effect(level.tier_cost)
        if level.tier is None:
            text.append("+" + self.say("tile"), "default")
        else:
            text.append(f" = {level.tier_points}", "default")
        if above:
            text.stylize(FAINT)
        return text

    def roof(self, level: LevelView, above: bool) -> Text:
        if level.roof_cost is None:
            return Text()
        if level.roof_built:
            return Text("▲", "bold")
        text = self.effect(level.roof_cost)
        text.append(f" = {level.roof_points}", "default")
        if above:
            text.stylize(FAINT)
        return text

    def bowls(self, level: LevelView) -> Text:
        """The jokoro spaces of a level: a player's letter, # for a neutral one, or free."""
        text = Text()
        for space in level.spaces:
            text.append("[")
            text.append_text(Text(" ") if space is None else Text("#") if isinstance(space, str) else self.seat(space))
            text.append("]")
        if None in level.spaces:
            text.append(" ")
            text.append_text(self.effect(level.jokoro_cost))
        return text

    def wheels(self) -> Text:
        view = self.view
        line = Text(self.say("wheels") + ": ", "bold")
        texts = []
        for wheel in view.wheels:
            text = self.effect(wheel.effect)
            for row, player in enumerate(view.players):
                if player.wheel == wheel.id:
                    text.append(" ☞", "default")
                    text.append_text(self.seat(row))
            texts.append(text)
        line.append_text(Text(" · ", "default").join(texts))
        if view.wheel_used:
            line.append(f"  ({self.say('wheel-used')})", FAINT)
        return line

    def offerings(self) -> Text:
        view = self.view
        line = Text(self.say("offerings") + ": ", "bold")
        texts = []
        for level in range(len(view.offerings) + 1):
            text = Text(f"{level} ", FAINT)
            if level:
                text.append_text(self.effect(view.offerings[level - 1].effect))
            if level == 3 and any(player.sixth for player in view.players):
                text.append("/" + self.say("sixth"), "default")
            here = [row for row, player in enumerate(view.players) if player.offering == level]
            if here and level:
                text.append(" ")
                for row in here:
                    text.append_text(self.seat(row))
            if level:
                texts.append(text)
        line.append_text(Text(" · ", "default").join(texts))
        return line

    def players(self) -> Table:
        view = self.view
        goods = [Text(self.say(f"short-{good}"), GOOD_STYLE[good]) for good in GOODS]
        table = self.table()
        table.padding = (0, 1, 0, 0)
        table.add_column("", overflow="fold", min_width=8)
        table.add_column(self.say("points"), justify="right", no_wrap=True)
        for good in goods:
            table.add_column(good, justify="right", no_wrap=True)
        for name in ("tiles", "monks", "jokoros", "placed", "own-altars", *([] if view.solo else ["amulet"])):
            table.add_column(self.say(name), no_wrap=name not in ("monks", "amulet"), overflow="fold")
        for row, player in enumerate(view.players):
            automaton = view.solo and row == 1
            monks = str(player.monks)
            if player.sun:
                monks += f" ({self.say('sun', n=player.sun)})"
            if player.amulet is not None:
                amulet = Text(self.say(f"amulet-{player.amulet}"))
                if not player.amulet_played:
                    amulet.append(f" ({self.say('hidden')})", FAINT)
            else:
                amulet = Text(self.say("hidden"), FAINT)
            table.add_row(
                self.seat_name(row),
                Text(str(player.points), "bold"),
                str(player.wood),
                str(player.stone),
                str(player.mon),
                str(player.emerald),
                str(player.incense),
                str(player.tiles),
                "" if automaton else monks,
                str(player.jokoros) + ("+1" if player.sixth else ""),
                f"{player.pagoda_jokoros}+{player.altar_jokoros}",
                "" if automaton else str(player.altars),
                *([] if view.solo else [amulet]),
            )
        return table

    def sorin(self) -> Text:
        sorin = self.view.sorin
        line = Text(self.say("sorin-tile", tile=self.words.name("sorin-tile", sorin.id)), FAINT)
        if sorin.builder is not None:
            line.append(" · ")
            line.append(self.say("sorin-by", seat=self.words.seat(sorin.builder)))
        return line

    def board(self) -> Group:
        view = self.view
        blank = Text()
        lines: list[RenderableType] = [self.head(), self.gate(), blank, self.mountains(), blank, self.altars(), blank]
        both = Table.grid(padding=(0, 3, 0, 0))
        both.add_row(self.pagoda(), Group(self.construction(), self.sorin()))
        lines += [both, blank, self.wheels(), self.offerings(), blank, self.players()]
        if view.line:
            tiles = [self.words.name("tile", tile.id) for tile in view.line]
            lines.append(Text(self.say("line", tiles=", ".join(tiles))))
        if view.starting:
            tiles = [self.words.name("starting", tile.id) for tile in view.starting]
            lines.append(Text(self.say("starting", tiles=" · ".join(tiles))))
        lines.append(Text(self.say("key"), FAINT))
        return Group(*lines)


def board(view: SatoriView, words: Words) -> RenderableType:
    """Draws the table as the seat sees it."""
    return Painter(view, words).board()


def standing(view: SatoriView) -> list[dict[str, int]]:
    """The points of every score by source, if the game ended now, without those that amulets may bring."""
    roofs = sum(level.roof_built for level in view.pagoda)
    tables: list[dict[str, int]] = []
    for row, player in enumerate(view.players):
        table = dict(player.tally)
        unused = player.wood + player.stone + player.mon + player.tiles
        table["pagoda"] += player.pagoda_jokoros * roofs
        if not (view.solo and row == 1):
            colours = {altar.colour for altar in view.altars if altar.owner == row}
            table["altars"] += player.altar_jokoros * len(colours)
            table["leftovers"] += unused // 5
            table["emeralds"] += player.emerald
            if view.sorin.builder == row:
                counts = {
                    "colours": player.altar_jokoros,
                    "incense": player.incense,
                    "goods": unused // 2,
                    "offerings": player.offering,
                }
                table["sorin"] += view.sorin.base + view.sorin.each * counts[view.sorin.kind]
        tables.append({key: points for key, points in table.items() if points})
    return tables
