"""The odds of whatever may be done: exact, and what then comes of it.

Two proofs, both without chance of their own. Every face of the die is taken through the option
itself, and each result has to come as often as the odds say. And so many rolls are sampled with
seeded dice, whose results have to fit the odds by a test of all of them at once; a bound for each
label alone lets a rare one through by mere luck, and every change of an option's id re-rolls it.
"""

from collections import Counter
from functools import cache
from math import log

import pytest

from solo.rules.art.checks import rolling
from solo.rules.art.fight import rolls
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import odds as exact
from solo.rules.core.outcome import Note, Odds
from solo.rules.core.protocols import Check
from tests.proofs import amount
from tests.rules.art.fight.arena import Fighting, offers_of, played

ROLLS = amount(250, 2_000, 200_000)
FACES = 100
FIGHTS = 600
KINDS = (
    "attack", "backstab", "break-free", "dig", "disarm", "dodge", "do", "draw-quick", "feint",
    "force-back", "grapple", "grapple-silent", "haymaker", "knock-down", "move", "parry", "pin",
    "play-dead", "protect", "question", "rake", "roll", "shield", "sneak", "stand-quick", "stop",
    "stunt", "take-weapon", "takedown", "talk", "spend-fame",
)  # fmt: skip
"""All kinds of options that roll something, by how their ids begin (and end)."""

Place = tuple[Fighting, Sheet, str]


def kind_of(option: str) -> str:
    """Return the kind of an option: the longest of the beginnings above, or nothing."""
    if option == "no-shield":
        return "shield"
    quick = option.endswith("-quick")
    found = [
        kind
        for kind in KINDS
        if option.startswith(kind.removesuffix("-quick")) and kind.endswith("-quick") == quick
    ]
    return max(found, key=len, default="")


@cache
def places() -> dict[str, Place]:
    """Return a moment of some fight for each kind of option: random fights have them all."""
    found: dict[str, Place] = {}

    def look(now: Fighting, sheet: Sheet) -> None:
        offers = [one.option for one in offers_of(now, sheet)]
        for option in (*offers, *now.options(sheet)):
            kind = kind_of(option.id)
            if kind and kind not in found and not option.reason and not now.forced:  # noqa: SIM102
                if now.odds(option.id, sheet) is not None:
                    found[kind] = (now, sheet, option.id)

    for number in range(FIGHTS):
        played(f"kindsodds-{number}", most=400, look=look)
        if {*found} == {*KINDS}:
            break
    return found


def odds_of(kind: str) -> tuple[Fighting, Sheet, str, Odds]:
    now, sheet, option = places()[kind]
    odds = now.odds(option, sheet)
    assert odds is not None
    return now, sheet, option, odds


def rolled(notes: list[Note]) -> Note | None:
    """Return the note of the roll that an option made: not of one that Fate made before it."""
    found = (note for note in notes if note.code == "fight-roll")
    return next((note for note in found if note.facts["deed"] != "cast"), None)


def taken(now: Fighting, sheet: Sheet, option: str, face: int) -> str:
    """Take an option with a face of the die, past offers about the roll; return its result."""
    dice = LoadedDice([face, *[55] * 400])
    notes: list[Note] = []
    step = now.step(option, "a trick" if option == "question" else "", sheet, dice)
    for _ in range(9):
        notes += step.notes
        note = rolled(notes)
        if note is not None:
            return str(note.facts["label"])
        assert step.encounter is not None
        ids = [one.id for one in step.encounter.options(step.sheet)]
        plain = next(one for one in ("nothing", "roll", *ids) if one in ids)
        step = step.encounter.step(plain, "", step.sheet, dice)
    raise AssertionError(f"{option} rolls nothing")


@pytest.mark.long
def test_random_fights_have_every_kind_of_option() -> None:
    assert {*places()} == {*KINDS}


@pytest.mark.parametrize("kind", KINDS)
def test_each_face_comes_to_what_the_odds_say(kind: str) -> None:
    now, sheet, option, odds = odds_of(kind)

    seen = Counter(taken(now, sheet, option, face) for face in range(1, FACES + 1))

    assert {label: ways * FACES // odds.total for label, ways in odds.labels.items()} == seen


@pytest.mark.parametrize("kind", KINDS)
def test_sampled_rolls_fit_the_odds(kind: str) -> None:
    """A G-test over all labels, with a bound that one sample in 10^9 misses; the seed is fixed."""
    now, sheet, option, odds = odds_of(kind)
    check, own = check_of(now, sheet, option)
    dice = SeededDice(f"odds {kind}")

    seen = Counter(check.resolve(own, dice).label for _ in range(ROLLS))

    assert {*seen} <= {*odds.labels}
    expected = {label: ROLLS * ways / odds.total for label, ways in odds.labels.items()}
    apart = 2 * sum(count * log(count / expected[label]) for label, count in seen.items())
    assert apart < 70, (apart, len(expected))


def check_of(now: Fighting, sheet: Sheet, option: str) -> tuple[Check[Sheet], Sheet]:
    """Return what an option rolls, and on which sheet: the first check whose odds are worked out.

    The odds of a question are those of one check on one sheet; here it is caught on its way.
    """
    caught: list[tuple[Check[Sheet], Sheet]] = []

    def catch(check: Check[Sheet], sheet: Sheet) -> Odds:
        caught.append((check, sheet))
        return exact(check, sheet)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rolls, "odds", catch)
        patched.setattr(rolling, "odds", catch)
        now.odds(option, sheet)
    return caught[0]
