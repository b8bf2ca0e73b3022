"""How the worker begins: the adventure is opened, and the engine is shut in."""

from pathlib import Path

from solo.adventure.carried import opened
from solo.site.fence import shut
from solo.site.player import Player

ADVENTURE, SAVES = Path("/adventure"), Path("/saves")


def begin() -> Player:
    """Return what plays the adventure that the worker has put into its memory."""
    adventure, language = opened(next(ADVENTURE.iterdir()))
    player = Player(adventure, language, SAVES)
    shut()
    return player
