"""How the worker begins: the adventure is opened, and the engine is shut in."""

import json
from pathlib import Path

from solo.adventure.compiled.carried import opened
from solo.adventure.model import Adventure
from solo.site.fence import shut
from solo.site.player import Player
from solo.tabletop import pinned, table_adventure

TABLE = "table.json"  # in the place of an adventure: the name of a table, its rules, its language
ADVENTURE, SAVES = Path("/adventure"), Path("/saves")


def begin() -> Player:
    """Return what plays the adventure that the worker has put into its memory."""
    player = Player(*_opened(), SAVES)
    shut()
    return player


def _opened() -> tuple[Adventure, dict[str, object]]:
    """Return the adventure, and what the journals of its games say of it besides."""
    folder = next(ADVENTURE.iterdir())
    if (folder / TABLE).is_file():
        name, system, language = json.loads((folder / TABLE).read_bytes())
        adventure = table_adventure(name, system, {}, spoken=language)
        return adventure, pinned(name, system, {}, spoken=language)
    adventure, language = opened(folder)
    return adventure, {"path": "", **({"language": language} if language else {})}
