"""The odds of every check of Fallout 2d20 against chances written apart from the rules."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solo.rules.core.odds import odds
from solo.rules.two_d20.core.likelihood import Oracle, likelihoods
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.fallout.checks.combat_dice import DamageRoll
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Perk, Rating
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.proofs import amount
from tests.rules.d20 import (
    ONE,
    Pair,
    asked,
    combat,
    helped,
    judged,
    multinomial,
    pool,
    together,
    worth,
)
from tests.rules.exact import Chances, End, agree, mixed
from tests.rules.fallout.sample import SIX, along, hero

some = settings(max_examples=amount(12, 30, 300))


@some
@given(
    tn=st.integers(0, 25), tag=st.integers(0, 25), extra=st.integers(0, 3),
    reach=st.integers(1, 5), difficulty=st.integers(0, 11), easier=st.integers(-3, 3),
    helper=st.one_of(st.none(), st.integers(0, 20)), helper_tag=st.integers(0, 20),
)  # fmt: skip
@example(tn=0, tag=0, extra=3, reach=5, difficulty=1, easier=0, helper=20, helper_tag=20)
@example(tn=20, tag=20, extra=3, reach=5, difficulty=11, easier=0, helper=16, helper_tag=0)
@example(tn=9, tag=0, extra=0, reach=1, difficulty=0, easier=0, helper=None, helper_tag=0)
@example(tn=9, tag=0, extra=0, reach=1, difficulty=2, easier=-3, helper=None, helper_tag=0)
def test_a_skill_test(
    tn: int, tag: int, extra: int, reach: int, difficulty: int, easier: int, helper: int | None,
    helper_tag: int,
) -> None:  # fmt: skip
    """A 1 always counts twice, and so does a die up to a tag; a helper needs one of yours."""
    tag = min(tn, tag)
    check = SkillTest(tn=tn, tag=tag, extra=extra, complication_range=reach, difficulty=difficulty,
                      difficulty_mod=easier, helper=helper, helper_tag=helper_tag)  # fmt: skip
    worst = 21 - reach
    chances = pool(tn, max(1, tag), 2 + extra, worst)
    if helper is not None:
        chances = together(chances, pool(helper, max(1, helper_tag), 1, worst), helped)
    needed = max(min(1, difficulty), difficulty + easier)

    agree(odds(check, None), judged(chances, needed), check)


def again(tn: int, critical: int, dice: int, worst: int, rerolls: int) -> Chances[Pair]:
    """Return a pool whose failures are rolled again, the highest first: those that complicate."""
    kinds = Counter((*worth(face, tn, critical, worst), face > tn) for face in range(1, 21))
    parts: list[tuple[Fraction, Chances[Pair]]] = []
    for numbers in product(range(dice + 1), repeat=len(kinds)):
        if sum(numbers) != dice:
            continue
        share = Fraction(multinomial(dice, numbers), 20**dice)
        kept, left = (0, 0), rerolls
        for number, ((successes, bad, failed), faces) in sorted(
            zip(numbers, kinds.items(), strict=True), key=lambda one: -one[1][0][1]
        ):
            share *= faces**number
            thrown = min(number, left) if failed else 0
            left -= thrown
            stay = number - thrown
            kept = (kept[0] + stay * successes, kept[1] + stay * bad)
        rest = pool(tn, critical, rerolls - left, worst)
        parts.append((share, together({kept: ONE}, rest)))
    return mixed(parts)


@some
@given(
    tn=st.integers(0, 20), tag=st.integers(0, 20), extra=st.integers(0, 3),
    reach=st.integers(1, 5), difficulty=st.integers(1, 6), rerolls=st.integers(1, 5),
)  # fmt: skip
@example(tn=0, tag=0, extra=3, reach=5, difficulty=1, rerolls=5)
@example(
    tn=17, tag=3, extra=0, reach=5, difficulty=2, rerolls=1
)  # a success that complicates stays
def test_what_is_rolled_again(
    tn: int, tag: int, extra: int, reach: int, difficulty: int, rerolls: int
) -> None:
    tag = min(tn, tag)
    check = SkillTest(tn=tn, tag=tag, extra=extra, complication_range=reach, difficulty=difficulty,
                      rerolls=rerolls)  # fmt: skip
    chances = again(tn, max(1, tag), 2 + extra, 21 - reach, rerolls)

    agree(odds(check, None), judged(chances, difficulty), check)


@pytest.mark.parametrize("tagged", [False, True])
@pytest.mark.parametrize("gifts", [0, 2, 5])
@pytest.mark.parametrize("harder", [0, 2])
@pytest.mark.parametrize("rating", [0, 4])
def test_a_heros_own_test(tagged: bool, gifts: int, harder: int, rating: int) -> None:
    """Attribute and skill, the tag, perks for three dice at most, and what went before."""
    perks = tuple(Perk(name=f"Gift {n}", skill="machines", extra_d20=1) for n in range(gifts))
    sheet = along(
        hero(perks=perks, harder=harder, attributes={**SIX, "wits": 8},
             skills={"machines": Rating(rating=rating, tag=tagged)}),
        pim=Foe(name="Pim", tn=12),
    )  # fmt: skip
    check = SkillTest(skill="machines", attribute=("wits",), difficulty=2, assist=("pim",))
    dice = 2 + min(3, gifts)
    chances = pool(8 + rating, max(1, rating if tagged else 0), dice)

    agree(odds(check, sheet), judged(chances, 2 + harder))
    agree(odds(check, changed(sheet, harder=0)), judged(chances, 2))


@some
@given(
    dice=st.integers(0, 8), extra=st.integers(0, 3), vicious=st.integers(0, 3),
    piercing=st.integers(0, 3), armor=st.integers(0, 9), luck=st.integers(0, 4),
)  # fmt: skip
@example(dice=0, extra=0, vicious=0, piercing=0, armor=0, luck=4)
@example(dice=8, extra=3, vicious=3, piercing=3, armor=9, luck=1)
def test_a_damage_roll(
    dice: int, extra: int, vicious: int, piercing: int, armor: int, luck: int
) -> None:
    """Luck rolls three blank dice again a point, each once."""
    check = DamageRoll(dice=dice, extra=extra, vicious=vicious, piercing=piercing, armor=armor,
                       luck=luck)  # fmt: skip
    many, parts = dice + extra, []
    for blank in range(many + 1):
        share = (
            multinomial(many, (blank,)) * Fraction(1, 3) ** blank * Fraction(2, 3) ** (many - blank)
        )
        thrown = min(blank, 3 * luck)
        parts.append((share, together(shown(many - blank), combat(thrown))))

    def end(damage: int, effects: int) -> End:
        stops = max(0, armor - piercing * effects)
        through = max(0, damage + vicious * effects - stops)
        on_top = ("effect",) * bool(effects)
        return End("harmed", f"{through}s", on_top) if through else End("unharmed", "", on_top)

    wanted = mixed((share, {end(*pair): ONE}) for pair, share in mixed(parts).items())
    agree(odds(check, None), wanted, check)


def shown(dice: int) -> Chances[Pair]:
    """Return the chances of combat dice of which none is blank."""
    found: Chances[Pair] = {(0, 0): ONE}
    one = {(1, 0): Fraction(1, 4), (2, 0): Fraction(1, 4), (1, 1): Fraction(1, 2)}
    for _ in range(dice):
        found = together(found, one)
    return found


@pytest.mark.parametrize("tn", range(1, 21))
def test_the_oracle(tn: int) -> None:
    agree(odds(Oracle(tn=tn), None), asked(tn))


def test_the_oracles_words() -> None:
    for likely in likelihoods().values():
        agree(odds(Oracle(likelihood=likely), None), asked(likely.tn))
    agree(odds(Oracle(), None), asked(6))  # even, by our own table


def test_no_check_is_left_out() -> None:
    assert set(FALLOUT.checks.values()) == {SkillTest, DamageRoll, Oracle}
