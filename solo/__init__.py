"""Play tabletop adventures alone: the names that programs may rely on, each imported when used."""

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from solo.adventure.loader import load as load
    from solo.adventure.model import Adventure as Adventure
    from solo.engine.chance import Asked as Asked
    from solo.engine.chance import Loaded as Loaded
    from solo.engine.chance import Seeded as Seeded
    from solo.engine.commands import Ask as Ask
    from solo.engine.commands import Choose as Choose
    from solo.engine.commands import Command as Command
    from solo.engine.commands import Jot as Jot
    from solo.engine.commands import Prefer as Prefer
    from solo.engine.commands import Try as Try
    from solo.engine.commands import Undo as Undo
    from solo.engine.commands import Use as Use
    from solo.engine.events import Event as Event
    from solo.engine.events import event_record as event_record
    from solo.engine.journal import replay as replay
    from solo.engine.past import Turn as Turn
    from solo.engine.session import Session as Session
    from solo.engine.state import State as State
    from solo.errors import AdventureError as AdventureError
    from solo.errors import Problem as Problem
    from solo.errors import SaveError as SaveError
    from solo.errors import SoloError as SoloError
    from solo.rules import fitted as find_system  # noqa: F401 - a public name, as in _HOMES
    from solo.rules.core.dice import Dice as Dice
    from solo.rules.core.dice import LoadedDice as LoadedDice
    from solo.rules.core.dice import SeededDice as SeededDice
    from solo.rules.core.odds import odds as odds
    from solo.rules.core.outcome import Outcome as Outcome
    from solo.rules.core.system import System as System
    from solo.shelf import find as find_adventure  # noqa: F401 - a public name, as in _HOMES
    from solo.shelf import shipped as shipped

__version__ = "0.3.0"

_HOMES = {
    "Adventure": "solo.adventure.model",
    "AdventureError": "solo.errors",
    "Ask": "solo.engine.commands",
    "Asked": "solo.engine.chance",
    "Choose": "solo.engine.commands",
    "Command": "solo.engine.commands",
    "Dice": "solo.rules.core.dice",
    "Event": "solo.engine.events",
    "Jot": "solo.engine.commands",
    "Loaded": "solo.engine.chance",
    "LoadedDice": "solo.rules.core.dice",
    "Outcome": "solo.rules.core.outcome",
    "Prefer": "solo.engine.commands",
    "Problem": "solo.errors",
    "SaveError": "solo.errors",
    "Seeded": "solo.engine.chance",
    "SeededDice": "solo.rules.core.dice",
    "Session": "solo.engine.session",
    "SoloError": "solo.errors",
    "State": "solo.engine.state",
    "System": "solo.rules.core.system",
    "Try": "solo.engine.commands",
    "Turn": "solo.engine.past",
    "Undo": "solo.engine.commands",
    "Use": "solo.engine.commands",
    "event_record": "solo.engine.events",
    "find_adventure": "solo.shelf:find",
    "find_system": "solo.rules:fitted",
    "load": "solo.adventure.loader",
    "odds": "solo.rules.core.odds",
    "replay": "solo.engine.journal",
    "shipped": "solo.shelf",
}

__all__ = ["__version__", *_HOMES]


def __getattr__(name: str) -> object:
    """Import a public name from its home."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'solo' has no attribute '{name}'")
    module, _, original = home.partition(":")
    found = getattr(importlib.import_module(module), original or name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """List the public names, imported or not."""
    return sorted(__all__)
