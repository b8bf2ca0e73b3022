"""The range track: distances, how far an Agility goes, and who may leave a band.

Source of all: ART Engine, ART-363 to ART-372, ART-376.
"""

from collections.abc import Sequence

from solo.rules.art import track
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.state import RULES, Fighter
from solo.rules.art.ranks import Rank
from solo.rules.numbers import plural

ESCAPE = int(RULES["escape"])


def movement(result: int) -> tuple[int, int]:
    """Return the bands of an Agility result: as a free action, and as the action at most.

    An Extreme Agility reads as Awesome (ART-376). For Poor the table prints no move as the action:
    the free one is all there is.

    Source: ART Engine, ART-369.
    """
    free, full = RULES["movement"][Rank(max(1, min(10, result))).abbr]
    return int(free), int(full)


def apart(one: Fighter, other: Fighter) -> int:
    """Return how many bands lie between two fighters; 0 is the same band (ART-365)."""
    return abs(one.band - other.band)


def leaving(draft: Draft, who: str, band: int) -> int:
    """Return how many bands it costs to leave a band: two, where enemies outnumber one's friends.

    Friends are counted without oneself; who can't lift a hand holds nobody.

    Source: ART Engine, ART-371.
    """
    foes = sum(one.band == band and free_to_act(one) for one in draft.against(who))
    friends = sum(one.band == band for one in draft.beside(who))
    hidden = draft.fighter(who).hidden
    return ESCAPE if foes > friends and not hidden else 1


def free_to_act(fighter: Fighter) -> bool:
    """Tell whether somebody could get in another's way."""
    return not (fighter.pinned or fighter.gone or fighter.fooled)


def cost(draft: Draft, who: str, to: int) -> int | None:
    """Return what it costs to move to a band, or None where rough ground lies between.

    Source: ART Engine, ART-370 to ART-372.
    """
    band = draft.fighter(who).band
    step = 1 if to > band else -1
    spent = 0
    while band != to:
        spent += leaving(draft, who, band)
        band += step
        feature = draft.fight.combat.feature(band)
        if feature is not None and feature.rough and band != to:
            return None
    return spent


def reachable(draft: Draft, who: str, bands: int) -> list[tuple[int, int]]:
    """Return the bands within so many, with what each costs, the nearest first."""
    here, found = draft.fighter(who).band, []
    for to in range(1, draft.fight.combat.bands + 1):
        spent = cost(draft, who, to) if to != here else None
        if spent is not None and spent <= bands:
            found.append((to, spent))
    return sorted(found, key=lambda one: (one[1], one[0]))


def furthest(draft: Draft, who: str, to: int, bands: int) -> int:
    """Return the band that somebody gets to on the way to another with so many bands to spend."""
    band = draft.fighter(who).band
    best = band
    step = 1 if to > band else -1
    while band != to:
        band += step
        spent = cost(draft, who, band)
        if spent is not None and spent <= bands:
            best = band
        elif spent is None or spent > bands:
            break
    return best


def places(distance: int, bands: int, given: int | None) -> tuple[int, int]:
    """Return where the adventurers and, so far off, the foes begin, with room on both sides.

    Source: ART Engine, ART-364, ART-366.
    """
    if given is not None:
        ahead = given + distance
        return given, ahead if ahead <= bands else max(1, given - distance)
    party = max(1, (bands - distance) // 2)
    return party, min(bands, party + distance)


def marks(fighters: Sequence[Fighter]) -> dict[str, str]:
    """Return a short mark for everybody: capitals for ours, small letters for foes, all unlike."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for one in fighters:
        words = [
            word for word in one.name.replace("-", " ").split() if word not in ("the", "a", "an")
        ]
        number = words[-1] if words and words[-1].isdigit() else ""
        letter = (words[0] if words else one.id)[:1]
        letter = letter.lower() if one.foe else letter.upper()
        mark, more = f"{letter}{number}", 1
        while mark in taken:
            more += 1
            mark = f"{letter}{more}"
        taken.add(mark)
        found[one.id] = mark
    return found


def drawn(draft: Draft) -> tuple[str, ...]:
    """Draw the track, and say it again in words for who can't see it (ART-363, ART-516)."""
    combat = draft.fight.combat
    there = [one for one in draft.fight.fighters.values() if not one.gone]
    seen = [one for one in there if not (one.foe and one.hidden)]
    named = marks(seen)
    cells: list[list[str]] = [[] for _ in range(combat.bands)]
    for one in seen:
        cells[one.band - 1].append(named[one.id])
    for place in range(combat.bands):
        if str(place + 1) in combat.exits or f"exit-{place + 1}" in draft.fight.done:
            cells[place].append("exit")
        elif combat.feature(place + 1) is not None:
            cells[place].append("*")
    return (*track.draw(cells), in_words(draft, seen))


def in_words(draft: Draft, seen: Sequence[Fighter]) -> str:
    """Say in a line who and what is in which band."""
    combat, told = draft.fight.combat, []
    for band in range(1, combat.bands + 1):
        names = [_with_state(draft, one) for one in seen if one.band == band]
        feature, exit_ = combat.feature(band), combat.exits.get(str(band))
        if feature is not None:
            names.append(f"{feature.name}, rough ground" if feature.rough else feature.name)
        if exit_ is not None:
            names.append(f"{exit_} (exit)")
        if names:
            told.append(f"Band {band}: {', '.join(names)}.")
    return " ".join(told)


def _with_state(draft: Draft, one: Fighter) -> str:
    state = [
        word
        for word, holds in (
            ("down", not draft.up(one.id)),
            ("lying", one.prone and draft.up(one.id)),
            ("held", any(grip.held == one.id for grip in draft.fight.grips)),
            ("entangled", bool(one.bound)),
            ("unarmed", one.foe and one.weapon != "hand"),
            ("unseen", one.hidden),
        )
        if holds
    ]
    return f"{draft.name(one.id)} ({', '.join(state)})" if state else draft.name(one.id)


def bands(count: int) -> str:
    """Say a number of bands."""
    return plural(count, "band")
