"""Bitoku in the terminal: the forest and the boards as a seat sees them.

Every player has a letter (the Tengu has T) and a colour, which only repeats the letter.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sanmon.games.bitoku.engine import Bitoku
from sanmon.games.bitoku.parts import Parts
from sanmon.games.bitoku.pieces import (
    crystal_effect,
    pieces,
    price_text,
    tile_effect,
    virtue_text,
    vision_worth,
    yokai_effect,
)
from sanmon.games.bitoku.view_structs import ActorView, BitokuView, BranchView, DieView, RockView
from sanmon.kernel.messages import Described
from sanmon.kernel.words import Words

__all__ = ["about", "board", "letter", "pieces", "standing"]

LETTERS = "ABCD"
COLOURS = ["bold magenta", "bold yellow", "bold green", "bold cyan"]
FAINT = "dim"
WIDTH = 98


def board(view: BitokuView, words: Words) -> RenderableType:
    """Draws the forest, then the viewer's own board, then the others'."""
    game = words.game
    assert isinstance(game, Bitoku)
    parts = game.parts
    me = next((p for p, actor in enumerate(view.actors) if actor.hand is not None), view.active or 0)
    others = [p for p in range(len(view.actors)) if p != me]
    drawn: list[RenderableType] = [
        _head(view, words),
        _regions(view, words, parts),
        _home(view, words),
        _hills(view, words, parts),
    ]
    if view.yokai_discard or view.bitoku_discard:
        drawn.append(_discards(view, words))
    drawn += [_displays(view, words, parts), _garden(view, words), _paths(view, words, parts), Text()]
    drawn += [_board(view, p, words, parts) for p in [me, *others]]
    drawn.append(Text(words.say("board-legend"), style=FAINT))
    return Group(*drawn)


def standing(view: BitokuView) -> list[dict[str, int]]:
    """The points of every score by source, if the game ended now, as far as the seat knows them."""
    return [actor.points for actor in view.actors]


def letter(view: BitokuView, actor: int) -> str:
    """The letter of a player; T for the Tengu."""
    return "T" if view.tengu is not None and actor == 1 else LETTERS[actor]


def _who(view: BitokuView, actor: int, words: Words) -> str:
    name = words.say("board-tengu") if view.tengu is not None and actor == 1 else words.seat(actor)
    return f"{letter(view, actor)} {name}"


def _dice(view: BitokuView, dice: list[DieView], spaces: int) -> Text:
    """`A3 T4 ·`: whose dice, their values, and the free spaces."""
    text = Text()
    for die in dice:
        text.append(f"{letter(view, die.actor)}{die.value} ", style=COLOURS[die.actor])
    text.append("· " * (spaces - len(dice)), style=FAINT)
    return text


def _head(view: BitokuView, words: Words) -> Text:
    order = " > ".join(_who(view, actor, words) for actor in view.order)
    return Text(f"{words.say('board-year', year=view.year)}  ·  {words.say('board-order')}: {order}", style="bold")


def _track(view: BitokuView, kodama: list[int], neutral: int | None) -> Text:
    """A kodama track: the letters of the kodama on each space, N for the neutral one."""
    text = Text()
    for space in range(1, view.track + 1):
        here = [actor for actor, at in enumerate(kodama) if at == space]
        if not here and neutral != space:
            text.append("· ", style=FAINT)
            continue
        for actor in here:
            text.append(letter(view, actor), style=COLOURS[actor])
        text.append("N " if neutral == space else " ")
    return text


def _regions(view: BitokuView, words: Words, parts: Parts) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", width=WIDTH)
    for column in ("board-region", "board-dice", "board-kodama", "board-lake", "board-buildings"):
        table.add_column(words.say(column), overflow="fold")
    for region in view.regions:
        sites = Text()
        for site in region.sites:
            if site.building is None:
                sites.append(f"{words.say('board-free')}: {_site_type(site.id, parts, words)}  ", style=FAINT)
                continue
            tile = parts.building_ids.index(site.building)
            effect = words.effect(parts.effects.table[parts.building_effect[tile]].text)
            sites.append(f"{words.name('building', site.building)} ({parts.building_die[tile]}: {effect}")
            if site.owner is not None:
                sites.append(f"; {letter(view, site.owner)}", style=COLOURS[site.owner])
            sites.append(")  ")
        table.add_row(
            words.name("region", region.id),
            Text("") if region.id == "home" else _dice(view, region.dice, region.spaces),
            _track(view, region.kodama, region.neutral),
            "/".join(str(points) for points in region.rewards),
            sites,
        )
    return table


def _site_type(site: str, parts: Parts, words: Words) -> str:
    return words.say(f"board-type-{parts.site_type[parts.site_ids.index(site)]}")


def _line(title: str, things: list[Text]) -> Text:
    """A bold title, and the things after it in one line."""
    text = Text(f"{title}: ", style="bold")
    for number, thing in enumerate(things):
        text.append("  ·  " if number else "", style="not bold dim")
        text.append_text(Text("", style="not bold") + thing)
    return text


def _plain(text: str, style: str = "not bold") -> Text:
    return Text(text, style=style)


def _home(view: BitokuView, words: Words) -> Text:
    spaces: list[Text] = []
    for number, space in enumerate(view.home, 1):
        text = _plain(f"{number} {words.name('home', space.id)} ")
        if space.die is not None:
            text.append(f"[{letter(view, space.die.actor)}{space.die.value}]", style=COLOURS[space.die.actor])
        spaces.append(text)
    return _line(words.name("region", "home"), spaces)


def _hills(view: BitokuView, words: Words, parts: Parts) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", width=WIDTH)
    table.add_column(words.say("board-hills"))
    table.add_column(words.say("board-dice"))
    for favour in ("bitoku", "yokai", "two"):
        title = words.name("favour", favour)
        table.add_column(title[:1].upper() + title[1:], overflow="fold")
    covered = words.say("board-covered")
    for hill in view.hills:
        bitoku = yokai = words.say("board-none")
        if hill.bitoku is not None:
            effect = parts.effects.table[parts.bitoku_effect[parts.bitoku_ids.index(hill.bitoku)]].text
            bitoku = f"{words.name('bitoku', hill.bitoku)}: {words.effect(effect)}"
        if hill.yokai is not None:
            yokai = f"{words.name('yokai', hill.yokai)}: {yokai_effect(hill.yokai, parts, words)}"
        table.add_row(
            words.name("hill", hill.id),
            _dice(view, hill.dice, 0 if view.regions[0].neutral or len(view.actors) == 2 else hill.spaces),
            covered if hill.covered[0] else bitoku,
            covered if hill.covered[1] else yokai,
            covered if hill.covered[2] else words.say("board-free"),
        )
    return table


def _discards(view: BitokuView, words: Words) -> Text:
    """The cards that earlier years left on the hills."""
    cards = [_plain(words.name("bitoku", card)) for card in view.bitoku_discard]
    cards += [_plain(words.name("yokai", card)) for card in view.yokai_discard]
    return _line(words.say("board-discards"), cards)


def _displays(view: BitokuView, words: Words, parts: Parts) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", width=WIDTH)
    table.add_column(words.say("board-displays"))
    for place in range(len(view.displays[0].tiles)):
        table.add_column(str(place + 1), overflow="fold")
    for row, display in enumerate(view.displays):
        domain = display.id
        cells: list[RenderableType] = []
        for place, tile in enumerate(display.tiles):
            if tile is None:
                cells.append(Text(words.say("board-none"), style=FAINT))
                continue
            text = Text(words.name(domain, tile))
            price = price_text(parts.display_price[row][place], parts, words)
            if row < 3 and price:
                text.append(f"\n{words.say('board-cost')}: {price}", style=FAINT)
            gain = parts.effects.table[parts.display_gain[row][place]].text
            if gain != "-":
                text.append(f"\n→ {words.effect(gain)}", style=FAINT)
            text.append(f"\n{tile_effect(row, tile, parts, words)}", style=FAINT)
            cells.append(text)
        name = f"{words.say(f'board-display-{domain}')}\n{words.say('board-pile', n=display.pile)}"
        table.add_row(name, *cells)
    return table


def _garden(view: BitokuView, words: Words) -> Text:
    rocks = [_plain(words.name("rock", rock)) for rock in view.garden]
    return _line(words.say("board-garden"), rocks or [_plain(words.say("board-none"))])


def _paths(view: BitokuView, words: Words, parts: Parts) -> Group:
    """One line for each path: its nodes, bridges, and branches with their rewards."""
    lines: list[RenderableType] = [Text(words.say("board-paths"), style="bold")]
    players = 1 if view.tengu is not None else len(view.actors)
    for line in parts.boards[players].lines:
        text = Text("  ")
        for node in line:
            bridge = parts.node_bridge[node]
            text.append(f" ={bridge}= " if bridge else " ")
            text.append(words.name("node", parts.node_ids[node]))
            for actor, count in enumerate(view.nodes[node].pilgrims):
                text.append(letter(view, actor) * count, style=COLOURS[actor])
            branch = parts.node_branch[node]
            if branch >= 0:
                text.append_text(_branch(view, view.branches[branch], words, parts))
        lines.append(text)
    return Group(*lines)


def _branch(view: BitokuView, branch: BranchView, words: Words, parts: Parts) -> Text:
    text = Text(" (", style=FAINT)
    text.append(
        (words.name("board-branch", branch.id) if branch.gate is None else words.name("gate", branch.gate)) + ": "
    )
    for number, space in enumerate(branch.spaces):
        text.append(" " if number else "")
        if space.actor is None:
            effect = parts.effects.table[parts.space_effect[parts.space_ids.index(space.id)]].text
            text.append(words.effect(effect))
        else:
            text.append(letter(view, space.actor), style=COLOURS[space.actor])
    text.append(")")
    return text


def _board(view: BitokuView, p: int, words: Words, parts: Parts) -> Group:
    """The board of one player or of the Tengu."""
    actor = view.actors[p]
    head = Text(f"── {_who(view, p, words)}  {words.say('board-vp', n=actor.vp)}", style=COLOURS[p])
    if actor.passed:
        head.append(f"  {words.say('board-passed')}", style="not bold")
    lines: list[RenderableType] = [head]
    if view.tengu is not None and p == 1:
        lines.append(_tengu(view, words))
    else:
        lines.append(_places(actor, words, parts))
    lines.append(_belongings(view, p, words, parts))
    if actor.hand is not None:
        for card in actor.hand:
            lines.append(
                Text(f"   {words.name('yokai', card)}: {yokai_effect(card, parts, words)}").append(
                    f"  [{virtue_text(card, parts, words)}]", style=FAINT
                )
            )
    return Group(*lines)


def _tengu(view: BitokuView, words: Words) -> Text:
    assert view.tengu is not None
    tile = words.say("board-active" if view.tengu.active else "board-inactive")
    cards = [_plain(words.name("tengu", card)) for card in view.tengu.row]
    dice = " ".join(f"{die.value} {_where(die.at, words)}" for die in view.actors[1].dice)
    return _line(f"   {tile}; {dice}; {words.say('board-cards')}", cards)


def _where(at: str, words: Words) -> str:
    return words.say(f"board-{at}") if at in ("locked", "unlocked") else words.say("board-out")


def _places(actor: ActorView, words: Words, parts: Parts) -> Text:
    places: list[Text] = []
    for slot in range(3):
        die = actor.dice[slot]
        card = actor.slots[slot]
        text = _plain(f"[{die.value}] {_where(die.at, words)}")
        if card is not None:
            text.append(f" {words.name('yokai', card)}")
        crystal = actor.crystals[slot]
        if crystal is not None:
            text.append(f" + {words.name('crystal', crystal)}", style="magenta")
        places.append(text)
    return _line("   " + words.say("board-places"), places)


def _belongings(view: BitokuView, p: int, words: Words, parts: Parts) -> Text:
    actor = view.actors[p]
    goods = ", ".join(words.say(f"count-{good}", n=n) for good, n in actor.goods.items() if n) or words.say(
        "board-none"
    )
    texts = [f"{words.say('board-goods')}: {goods}"]
    amulets = " ".join(f"+{value}" for value, n in enumerate(actor.amulets, 1) for _ in range(n))
    if amulets:
        texts.append(f"{words.say('board-amulets')}: {amulets}")
    texts += [words.say("board-pilgrims", n=actor.awake), words.say("board-built", n=actor.built)]
    if actor.hand is not None and actor.built < len(parts.marker_price):
        price = price_text(parts.marker_price[actor.built], parts, words)
        texts[-1] += f" ({words.say('board-next', cost=price)})"
    if actor.hand is None and not (view.tengu is not None and p == 1):
        texts.append(f"{words.say('board-hand')}: {words.say('board-hidden', n=actor.hand_size)}")
    if not (view.tengu is not None and p == 1):
        texts += [words.say("board-deck", n=actor.deck), words.say("board-discard", n=len(actor.discard))]
    crystals = [words.name("crystal", crystal) for crystal in actor.crystals[3:] if crystal is not None]
    if view.tengu is not None and p == 1 and view.tengu.crystals:
        crystals = [str(view.tengu.crystals)]
    if crystals:
        texts.append(f"{words.say('board-crystals')}: {', '.join(crystals)}")
    waiting = [words.name("mitama", tile) for tile in actor.mitama]
    waiting += [_fly(tile, parts, words) for tile in actor.dragonflies]
    pairs = [f"{words.name('mitama', mitama)}+{words.name('dragonfly', fly)}" for mitama, fly in actor.pairs]
    if pairs:
        texts.append(f"{words.say('board-mitama')}: {', '.join(pairs)}")
    if waiting:
        texts.append(f"{words.say('board-waiting')}: {', '.join(waiting)}")
    if actor.path:
        path = ", ".join(words.name("bitoku", card) for card in actor.path)
        texts.append(f"{words.say('board-bitoku', n=actor.step)}: {path}")
    if actor.rocks:
        rocks = ", ".join(
            words.name("rock", rock.id)  # the Tengu sends no pilgrims there
            if view.tengu is not None and p == 1
            else _rock(rock, place, parts, words)
            for place, rock in enumerate(actor.rocks)
        )
        texts.append(f"{words.say('board-rocks')}: {rocks}")
    if actor.visions:
        visions = "; ".join(f"{words.name('vision', card)} ({vision_worth(card, parts)})" for card in actor.visions)
        texts.append(f"{words.say('board-visions')}: {visions}")
    return Text("   " + "  ·  ".join(texts))


def _rock(rock: RockView, place: int, parts: Parts, words: Words) -> str:
    """A rock with a dot for each pilgrim at it, and the prices of the places that are free."""
    text = words.name("rock", rock.id) + " ●" * rock.pilgrims
    prices = zip(parts.rock_prices[place], rock.taken, strict=True)
    free = [price_text(price, parts, words) or words.say("board-place-free") for price, taken in prices if not taken]
    return f"{text} ({words.say('board-rock-places', costs=' / '.join(free))})" if free else text


def _fly(tile: str, parts: Parts, words: Words) -> str:
    effect = parts.effects.table[parts.fly_effect[parts.fly_ids.index(tile)]].text
    return f"{words.name('dragonfly', tile)} ({words.effect(effect)})"


def about(game: Bitoku, option: Described, words: Words) -> str:
    """What the card, tile or space of an option does; an empty text if the option has none."""
    parts = game.parts
    args = option.args
    table = parts.effects.table
    if option.key == "remove":
        return virtue_text(str(args["yokai"]), parts, words)
    if "yokai" in args:
        return yokai_effect(str(args["yokai"]), parts, words)
    if "vision" in args:
        return vision_worth(str(args["vision"]), parts)
    if option.key in ("build", "visit"):
        return tile_effect(3, str(args["building"]), parts, words)
    if option.key == "crystal":
        return crystal_effect(str(args["crystal"]), parts, words)
    if option.key == "spirit":
        return tile_effect(0, str(args["mitama"]), parts, words)
    if option.key in ("fly", "combine"):
        return tile_effect(1, str(args["dragonfly"]), parts, words)
    if option.key == "keep-bitoku":
        return words.effect(table[parts.bitoku_effect[parts.bitoku_ids.index(str(args["bitoku"]))]].text)
    if option.key == "walk":
        space = parts.edge_space[parts.edge_ids.index(str(args["edge"]))]
        return words.effect(table[parts.space_effect[space]].text) if space >= 0 else ""
    return ""
