"""Gives out a component set as its files, for somebody who begins a set of their own with it."""

import sanmon
from sanmon.server.domain.games import files_of, load, with_components
from sanmon.server.protocol.sets import ActionInfo, SetSource


def set_source(name: str, components: str) -> SetSource:
    """The files of the component set of that name, and the goods and actions that its effects can name."""
    game = with_components(name, components, sanmon.info(name).ruleset) if components else load(name)
    folder = files_of(name, game.components_name)
    files = (
        {
            file.name: file.read_text("utf-8-sig")
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name.endswith((".csv", ".toml"))
        }
        if folder.is_dir()
        else {}
    )
    return SetSource(
        game.components_name,
        files,
        [good.name for good in game.effects.goods],
        [ActionInfo(action.name, action.least, action.most) for action in game.effects.actions],
    )
