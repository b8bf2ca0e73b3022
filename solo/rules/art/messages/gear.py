"""Sentences on gear and Fortune, by the codes of their notes."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from solo.rules.art.fight.messages import capital
from solo.rules.core.outcome import Facts

_PLACES = {"ready": "in your hand", "at_hand": "at hand", "stowed": "in your pack"}


def _several(facts: Facts) -> str:
    """Write a thing with its number: `the rope`, `the grenade (3 of them)`."""
    return _numbered(facts["name"], facts["count"])


def _numbered(name: str, count: int) -> str:
    return f"the {name}" if count == 1 else f"the {name} ({count} of them)"


def _names(names: Sequence[str]) -> str:
    """List things, those of one name together: `the rope and the cup (2 of them)`."""
    *others, last = [_numbered(*one) for one in Counter(names).items()] or ["nothing"]
    return f"{', '.join(others)} and {last}" if others else last


def _gained(facts: Facts) -> str:
    return f"You have {_several(facts)} now, {_PLACES[facts['slot']]}."


def _readied(facts: Facts) -> str:
    hands = "both hands" if facts["hands"] > 1 else "your hand"
    return f"You have the {facts['name']} in {hands}."


def _fallen(facts: Facts) -> str:
    return (
        f"You brought home too little to live as you did: your Fortune falls from "
        f"{facts['before']} to {facts['fortune']}."
    )


def _fortune_changed(facts: Facts) -> str:
    way = "rises" if facts["by"] > 0 else "falls"
    return f"Your Fortune {way} to {facts['fortune']}."


PHRASES: Mapping[str, Callable[[Facts], str]] = {
    "gained": _gained,
    "no-room": lambda f: f"You have no room for {_several(f)}, which stays within your reach.",
    "readied": _readied,
    "put-away": lambda f: f"The {f['name']} is {_PLACES[f['slot']]} now.",
    "dropped": lambda f: f"You put the {f['name']} down, within your reach.",
    "taken-up": lambda f: f"You take up the {f['name']}; it is {_PLACES[f['slot']]}.",
    "lost": lambda f: f"You no longer have {_several(f)}.",
    "not-carried": lambda f: f"You have no {f['name']}.",
    "worn": lambda f: f"You wear the {f['name']}: Defense {f['defense']}.",
    "taken-off": lambda f: f"You take off the {f['name']}.",
    "given": lambda f: f"You give the {f['name']} to {f['to']}.",
    "stays-with": lambda f: f"There is no room for {_names(f['names'])}: {f['who']} keeps it.",
    "treasure-to": lambda f: f"The {f['name']} goes to {f['to']}.",
    "given-back": lambda f: f"{f['by']} gives the {f['name']} back.",
    "out-of-ammunition": lambda f: f"The {f['name']} is empty.",
    "reloaded": lambda f: f"The {f['name']} is loaded again.",
    "outfitted": lambda f: f"{f['who']} has the {f['name']} now.",
    "given-up": lambda f: f"The {f['name']} goes back on the shelf.",
    "fortune-raised": lambda f: (
        f"{capital(_names(f['by']))} makes you richer: your Fortune rises to {f['fortune']}."
    ),
    "fortune-kept": lambda f: (
        f"{capital(_names(f['by']))} {'goes' if len(f['by']) == 1 else 'go'} "
        f"towards your keep: your Fortune stays {f['fortune']}."
    ),
    "fortune-fallen": _fallen,
    "fortune-changed": _fortune_changed,
    "exchanged": lambda f: f"You turn into money what you can't use: {_names(f['names'])}.",
    "left-behind": lambda f: (
        f"You can't keep {_names(f['names'])}: it belongs here, or is beyond your Fortune."
    ),
    "kept": lambda f: f"You keep {_names(f['names'])}.",
}
