"""What happens in the middle of a fight counts for the chances of endings."""

from fractions import Fraction
from typing import Any

import pytest

from solo import rules
from solo.adventure.model import Adventure
from solo.authoring.exact.chances import Limits
from solo.authoring.exact.policy import Random
from solo.authoring.exact.walk import Walk
from solo.authoring.exact.ways import every
from tests.authoring.exact.sampling import sampled, unlikely
from tests.authoring.exact.test_chances import FIGHT, RAT, Written, found, written

__all__ = ["written"]

GAMES = 40


def amid(written: Written, occasion: str, fight: str = FIGHT) -> Adventure:
    scenes = fight.replace("        outcomes:", f"        during: [{occasion}]\n        outcomes:")
    return written(scenes, more=RAT + "variables: {n: 0}\n")


def test_what_leads_out_of_a_fight_leads_out_of_it(written: Written) -> None:
    """In the first round the hero wins with 3/16; else the rat's d4 fells a hero of 3 HP with 1/8.

    A 4 leaves a hero of 3 HP to a d6, which fails with 1/2.
    """
    known = found(amid(written, "{round: 2, goto: z}"))

    lost = Fraction(13, 16) * Fraction(1, 8)
    assert known.exact
    assert known.endings["x"][0] == Fraction(3, 16)
    assert known.endings["y"][0] == lost
    assert known.endings["z"][0] == 1 - Fraction(3, 16) - lost


def test_what_is_only_told_changes_nothing(written: Written) -> None:
    plain, told = found(written(FIGHT, more=RAT)), found(amid(written, "{round: 1, text: Rats.}"))

    assert told.exact
    assert (told.endings, told.states) == (plain.endings, plain.states)


@pytest.mark.parametrize(("reads", "exactly"), [("outcome.result == 4", True), ("n > 1", False)])
def test_how_dice_fall_in_a_fight_with_occasions_matters_where_it_is_read(
    written: Written, monkeypatch: pytest.MonkeyPatch, reads: str, *, exactly: bool
) -> None:
    asked = list[bool]()

    def every_(*args: Any, exactly: bool, **more: Any) -> Any:
        asked.append(exactly)
        return every(*args, exactly=exactly, **more)

    occasion = "{round: 2, check: {luck: {}}, outcomes: {lucky: [{when: %s, goto: x}, "
    occasion += "{when: else, goto: y}], else: Not so.}}"
    adventure = amid(written, occasion % reads)
    walk = Walk(adventure, rules.find("fell"), Random(), hero="Ada")
    monkeypatch.setattr("solo.authoring.exact.walk.every", every_)

    walk.run(lambda walk: not walk.followed)

    assert asked == [exactly]


@pytest.mark.parametrize(
    "occasion",
    [
        "{round: 1, harm: 2}",
        "{round: 1, arrive: rat}",
        "{hurt: hero, goto: z}",
        "{acts: rat, goto: z}",
        "{round: 2, choices: [{text: Go, goto: z}, {text: Stay, then: You stay.}]}",
        "{round: 2, check: {luck: {}}, outcomes: {lucky: {goto: x}, else: Not so.}}",
        "{every: 2, set: {n: n + 1}}, {when: n > 1, goto: z}",
    ],
)
def test_games_keep_the_bounds_of_fights_with_occasions(written: Written, occasion: str) -> None:
    adventure = amid(written, occasion)

    known = found(adventure, limits=Limits(20, 0))
    counts = sampled(adventure, GAMES, occasion)

    assert known.mass > Fraction(1, 5)
    for name, (low, high) in known.endings.items():
        assert unlikely(counts[name], GAMES, low, high) > 1e-4, name
