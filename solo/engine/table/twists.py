"""Twists that dice bring on top of an answer, and tests whether the next scene is as expected.

The mechanism is ours. An answer whose dice show a sign brings a twist: doubles, or what the rules
call a complication; of a single die, its lowest face. The tension, from 1 to 9, rises by one with
each twist and each `no, and`, and falls by one when a scene is as expected, by two when one is
interrupted. For the next scene 2d6 and the tension are added: up to 12 it is as expected, up to 15
altered, and with more another scene comes first.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from solo.engine.draft import Draft
from solo.engine.events import PreferenceSet
from solo.engine.table.drawing import drawn
from solo.engine.table.events import EventCame, SceneTested, TensionChanged, TwistCame
from solo.engine.table.keyed import reached
from solo.engine.table.lists import scene
from solo.engine.table.roster import tabletop
from solo.engine.table.words import words as say
from solo.rules.core.odds import every
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import AnyCheck, Illegal
from solo.words import Words

LOWEST, HIGHEST = 1, 9
AS_EXPECTED, ALTERED = 12, 15  # the highest totals of each
TWISTS, CHANGES, INTERRUPTIONS = "twists-of-fate", "altered-scenes", "interruptions"
EVENTS = "what-happens-now"
_SIGNS = frozenset(("doubles", "complication"))
_SWITCH = {"on": True, "off": False, "an": True, "aus": False}


def after_answer(draft: Draft, outcome: Outcome, answer: str) -> None:
    """Bring a twist if the dice of an answer show the sign for one, and let the tension rise."""
    table = tabletop(draft)
    if not table.twists:
        return
    twisted = sign(outcome)
    if twisted:
        _twist(draft, TWISTS)
    if twisted or answer == "no, and":
        strain(draft, 1)


def sign(outcome: Outcome) -> bool:
    """Say whether dice bring a twist: doubles, a complication, or the lowest face of one die."""
    if _SIGNS.intersection(outcome.triggers):
        return True
    faces = outcome.faces
    return faces[0] == faces[1] if len(faces) > 1 else faces == (1,)


def chance(check: AnyCheck, sheet: AnySheet) -> Fraction:
    """Return the exact chance that an answer brings a twist."""
    found = [(sign(outcome), weight) for outcome, weight in every(check, sheet)]
    return Fraction(sum(weight for twisted, weight in found if twisted), sum(w for _, w in found))


def switch(draft: Draft, words: str) -> None:
    """Turn twists on or off."""
    wanted = _SWITCH.get(words.strip().casefold())
    if wanted is None:
        raise Illegal(say("on-or-off"))
    draft.table = tabletop(draft)._replace(twists=wanted)
    draft.events.append(PreferenceSet("twists", "on" if wanted else "off"))


def test_scene(draft: Draft, words: str) -> None:
    """Test whether the next scene is as it is expected, and open it, or what comes first."""
    expected = " ".join(words.split())
    if not expected:
        raise Illegal(say("next-what"))
    table = tabletop(draft)
    faces = draft.dice.roll(2, 6)
    result = result_of(sum(faces), table.tension)
    draft.events.append(SceneTested(expected, result, tuple(faces), table.tension))
    spoken = Words(draft.world.adventure.spoken)
    comes = say("before-scene", scene=expected) if result == "interrupted" else expected
    scene(draft, spoken.say(comes))
    if result == "expected":
        strain(draft, -1)
        return
    _twist(draft, CHANGES if result == "altered" else INTERRUPTIONS)
    if result == "interrupted":
        strain(draft, -2)


def result_of(total: int, tension: int) -> str:
    """Return what a total of 2d6 means at a tension: expected, altered or interrupted."""
    if total + tension <= AS_EXPECTED:
        return "expected"
    return "altered" if total + tension <= ALTERED else "interrupted"


def chances(tension: int) -> dict[str, Fraction]:
    """Return the exact chances of a next scene at a tension."""
    results = [result_of(a + b, tension) for a, b in product(range(1, 7), repeat=2)]
    names = ("expected", "altered", "interrupted")
    return {name: Fraction(results.count(name), len(results)) for name in names}


def set_tension(draft: Draft, words: str) -> None:
    """Set the tension by hand."""
    wanted = words.strip()
    if not (wanted.isascii() and wanted.isdigit() and LOWEST <= int(wanted[:3]) <= HIGHEST):
        raise Illegal(say("tension-range", least=LOWEST, most=HIGHEST))
    strain(draft, int(wanted[:3]) - tabletop(draft).tension)


def strain(draft: Draft, by: int) -> None:
    """Let the tension rise, or fall where `by` is negative."""
    table = tabletop(draft)
    now = max(LOWEST, min(HIGHEST, table.tension + by))
    if now != table.tension:
        draft.table = table._replace(tension=now)
        draft.events.append(TensionChanged(now, now - table.tension))
        reached(draft)


def event(draft: Draft, words: str) -> None:
    """Say what happens now, though nobody asked; perhaps about somebody on the lists."""
    if words.strip():
        raise Illegal(say("event-alone"))
    draft.events.append(EventCame(drawn(draft, EVENTS).text, _about(draft)))


def _twist(draft: Draft, table: str) -> None:
    """Draw a twist, perhaps about something on the lists."""
    draft.events.append(TwistCame(drawn(draft, table).text, _about(draft)))


def _about(draft: Draft) -> str:
    """Say by a die which listed thread or person it is about, if any."""
    among = tuple(_listed(draft))
    about = ""
    if among:
        kind = draft.dice.roll(1, 6)[0]
        named = [name for of, name in among if kind in ((1, 2) if of == "thread" else (3, 4))]
        about = named[draft.dice.roll(1, len(named))[0] - 1] if named else ""
    return about


def _listed(draft: Draft) -> Iterator[tuple[str, str]]:
    table = tabletop(draft)
    for entry in table.entries:
        if entry.open and entry.kind in ("thread", "npc"):
            yield from [(entry.kind, entry.name)] * table.weight(entry)
