"""What whoever plays for the first time is told or asked, once; it is noted beside the saves."""

from collections.abc import Sequence
from pathlib import Path

from solo.cli import menu, options
from solo.cli.wishes import Wishes
from solo.cli.words import words
from solo.late import late
from solo.words import Words

TOLD = "told"  # the file of the systems whose dice a player knows, beside the saves
MOST_TOLD = 10_000  # bytes of it
ALWAYS = "always"
OFFERS = {f"offers-{when}": when for when in (ALWAYS, "asked")}
"""What is noted of when a player wants to decide about rolls."""


def first_of(system: str, place: Path) -> bool:
    """Say whether a player has never been told how a system reads dice; from now on they have."""
    known = _known(place)
    return known is not None and system not in known and _noted(system, known, place)


@late
def offers(wishes: Wishes, path: Path) -> str:
    """Return when choices around a roll are offered: as told, as said before, or as asked now.

    Who has never played is asked, where a player can be, in the language of the adventure at
    `path`; everybody else decides at each roll.
    """
    if wishes.offers:
        return wishes.offers
    known = _known(wishes.place)
    said = [when for note, when in OFFERS.items() if known and note in known]
    if said or known != [] or not wishes.talks:
        return said[0] if said else ALWAYS
    from solo.adventure.loader import header_of  # here, since only newcomers wait for it

    say = Words(wishes.language or header_of(path).language).say
    options.tell(say(words("about-offers")))
    stops = menu.agrees(say(words("stop-before-rolls")) + " ")
    if stops is None:
        return ALWAYS
    note = next(one for one, when in OFFERS.items() if (when == ALWAYS) is stops)
    _noted(note, known, wishes.place)
    return OFFERS[note]


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
