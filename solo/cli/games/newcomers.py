"""What whoever plays for the first time is told or asked, once; it is noted beside the saves."""

from collections.abc import Sequence
from pathlib import Path

from solo.cli import options
from solo.cli.games import menu
from solo.cli.games.wishes import Wishes
from solo.cli.words import words
from solo.late import lazy_imports
from solo.words import Words

with lazy_imports():
    from solo.adventure import loader  # only newcomers wait for it

TOLD = "told"  # the file of the systems whose dice a player knows, beside the saves
MOST_TOLD = 10_000  # bytes of it
ALWAYS, ASKED = "always", "asked"


def first_of(system: str, place: Path) -> bool:
    """Say whether a player has never been told how a system reads dice; from now on they have."""
    known = _known(place)
    return known is not None and system not in known and _noted(system, known, place)


def offers(wishes: Wishes, path: Path) -> str:
    """Return when choices around a roll are offered: as told, as said before, or as asked now.

    Who has never played is asked, where a player can be, in the language of the adventure at
    `path`; everybody else decides at each roll.

    Raises:
        Exit: The player leaves there.
    """
    if wishes.offers:
        return wishes.offers
    known = _known(wishes.place)
    for when in (ALWAYS, ASKED):
        if known and _note(when) in known:
            return when
    if known != [] or not wishes.talks:
        return ALWAYS
    said = Words(wishes.language or loader.header_of(path).language)
    options.tell(said.say(words("about-offers")))
    at_once = menu.agreed(words("dice-at-once"), said)  # eight fresh readers liked that better
    chosen = ASKED if at_once else ALWAYS
    _noted(_note(chosen), known, wishes.place)
    return chosen


def _note(offers: str) -> str:
    """Return how it is noted when a player wants to decide about rolls."""
    return f"offers-{offers}"


def _known(place: Path) -> list[str] | None:
    """Return what was noted; None where that can't be read."""
    told = place / TOLD
    try:
        if told.exists() and not (told.is_file() and told.stat().st_size <= MOST_TOLD):
            return None
        return told.read_text(encoding="utf-8").split() if told.exists() else []
    except (OSError, ValueError):
        return None


def _noted(word: str, known: Sequence[str], place: Path) -> bool:
    """Note a word; say whether that was possible."""
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        (place / TOLD).write_text("\n".join([*known, word]) + "\n", encoding="utf-8")
    except OSError:
        return False
    return True
