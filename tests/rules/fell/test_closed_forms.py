"""The odds of every check of FELL against chances written here from the rules' text alone.

Nothing below calls the rules but for what is held against them: the ladder, advantage, ties and
tables stand here a second time, as every way that dice can fall.
"""

from fractions import Fraction
from functools import partial
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import every, odds, tally, weighed
from solo.rules.core.outcome import Odds
from solo.rules.core.protocols import Encounter
from solo.rules.fell.actions.casting import Casting
from solo.rules.fell.actions.resting import Rest
from solo.rules.fell.checks.attacks import Attack, Blast, Harm
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.likelihood import Likely, Question
from solo.rules.fell.checks.luck import Luck
from solo.rules.fell.checks.social import Leverage, Morale, Reaction, Request, Row
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.foe import Foe
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.options import FellOptions
from solo.rules.fell.system import FELL
from tests.rules.exact import Chances, End, agree, dice, fair, mixed
from tests.rules.fell.sample import along, hero, load

SIZES = (4, 6, 8, 10, 12)
sizes = st.sampled_from(SIZES)
ONE = Fraction(1)


def climbed(size: int, steps: int) -> tuple[int, int]:
    """Return the die so many rungs off and the advantage above the top; 0 can't be rolled."""
    rung = SIZES.index(size) + steps
    if rung < 0:
        return 0, 0
    return SIZES[min(rung, 4)], int(rung > 4)


def shown(size: int, lean: int) -> Chances[int]:
    """Return the chances of each result: the best of several dice, or the worst below 0."""
    if not size:
        return {0: ONE}
    pick = min if lean < 0 else max
    return fair(map(pick, dice(*[size] * (1 + abs(lean)))))


def rolled(size: int, steps: int = 0, better: int = 0, worse: int = 0) -> tuple[int, Chances[int]]:
    """Return the die that is rolled, and its chances; one of each kind cancel."""
    die, top = climbed(size, steps)
    return die, shown(die, min(1, better + top) - min(1, worse))


def is_won(size: int, mine: int, rival: int, theirs: int, *, even: bool = False) -> bool:
    """Say who wins a contest: the higher, then the higher die; `even` is what is left counts as."""
    if not size:
        return False
    if mine != theirs:
        return mine > theirs
    return size > rival or (size == rival and even)


def contest(
    own: tuple[int, Chances[int]],
    other: tuple[int, Chances[int]],
    *,
    even: bool = False,
    again: bool = False,
) -> Fraction:
    """Return the chance to win a contest; `again` is the option that an even tie is rolled anew."""
    won = lost = Fraction(0)
    for mine, chance in own[1].items():
        for theirs, share in other[1].items():
            if again and own[0] and (own[0], mine) == (other[0], theirs):
                continue
            if is_won(own[0], mine, other[0], theirs, even=even):
                won += chance * share
            else:
                lost += chance * share
    return won / (won + lost)


def either(good: str, chance: Fraction, bad: str, *on_top: str) -> dict[End, Fraction]:
    """Return the chances of what succeeds or fails, the failure with what comes on top."""
    return {End(good, "1s"): chance, End(bad, "1f", on_top): 1 - chance}


# Tests and contests


@given(
    size=sizes, dn=st.integers(1, 12), up=st.integers(0, 6), down=st.integers(0, 6),
    better=st.booleans(), worse=st.booleans(), helped=st.booleans(),
)  # fmt: skip
@example(size=4, dn=1, up=0, down=1, better=True, worse=False, helped=False)  # can't be rolled
@example(size=12, dn=12, up=2, down=0, better=False, worse=True, helped=False)  # they cancel
@example(size=12, dn=12, up=6, down=0, better=True, worse=False, helped=True)  # and don't stack
def test_a_test(
    size: int, dn: int, up: int, down: int, better: bool, worse: bool, helped: bool
) -> None:
    check = Test(die=Die(size), dn=dn, enhanced=up, impaired=down, advantage=better,
                 disadvantage=worse, helped=helped)  # fmt: skip
    _, chances = rolled(size, up - down, better + helped, worse)
    passed = sum((share for result, share in chances.items() if result >= dn), Fraction(0))

    trouble = ("helper-trouble",) if helped else ()
    agree(odds(check, None), either("passed", passed, "failed", *trouble))


@given(
    size=sizes, skills=st.integers(0, 3), sailor=st.booleans(), tired=st.integers(0, 4),
    strained=st.booleans(), laden=st.booleans(), better=st.booleans(),
)  # fmt: skip
@example(size=12, skills=3, sailor=True, tired=0, strained=False, laden=True, better=True)
@example(size=4, skills=0, sailor=False, tired=1, strained=True, laden=True, better=True)
def test_a_heros_test(
    size: int, skills: int, sailor: bool, tired: int, strained: bool, laden: bool, better: bool
) -> None:
    """Skills and background raise, fatigue and strain lower, a load gives disadvantage."""
    known = ("climbing", "rope work", "knots")
    sheet = hero(
        attributes={"str": Die.D8, "dex": Die(size), "int": Die.D6, "wil": Die.D8}, skills=known,
        fatigue=tired, impaired={"dex": 600} if strained else {}, items=load(17 if laden else 16),
    )  # fmt: skip
    check = Test(attribute=("dex",), skills=known[:skills], advantage=better,
                 backgrounds=("sailor",) if sailor else ())  # fmt: skip
    _, chances = rolled(size, skills + sailor - tired - strained, better, laden)
    passed = sum((share for result, share in chances.items() if result >= 4), Fraction(0))

    agree(odds(check, sheet), either("passed", passed, "failed"))


@pytest.mark.parametrize("ups", [0, 1, 3])
@pytest.mark.parametrize("worse", [False, True])
def test_a_test_whose_advantages_stack(ups: int, worse: bool) -> None:
    """By the option each step above d12 is a die more, and so is the situation's advantage."""
    sheet = hero(options=FellOptions(adv_stacks=True))
    check = Test(die=Die.D12, enhanced=ups, advantage=True, disadvantage=worse, dn=10)
    chances = shown(12, ups + 1 - worse)
    passed = sum((share for result, share in chances.items() if result >= 10), Fraction(0))

    agree(odds(check, sheet), either("passed", passed, "failed"))


@pytest.mark.parametrize("size", SIZES)
def test_a_test_with_somebodys_help(size: int) -> None:
    """As the prompt tells it once a companion was asked: both have trouble when it fails."""
    sheet = along(hero(attributes={"str": Die.D8, "dex": Die(size), "int": Die.D6, "wil": Die.D8}),
                  bram=Foe(name="Bram", skills=("locks",)))  # fmt: skip
    start = FELL.begin(Test(attribute=("dex",), skills=("locks",), dn=5), sheet, asks=True)
    passed = sum((share for result, share in shown(size, 1).items() if result >= 5), Fraction(0))
    wanted = either("passed", passed, "failed", "helper-trouble")

    agree(told(start, "help-bram", sheet), wanted)
    helped = start.step("help-bram", "", sheet, LoadedDice(())).encounter
    assert helped is not None
    agree(told(helped, "roll", sheet), wanted)


def told(encounter: Encounter, option: str, sheet: Sheet) -> Odds:
    found = weighed(encounter, option, sheet)
    assert found is not None
    return found


@given(
    mine=sizes, theirs=sizes, up=st.integers(0, 5), down=st.integers(0, 5),
    rival_up=st.integers(0, 5), rival_down=st.integers(0, 5), better=st.booleans(),
    worse=st.booleans(), acting=st.booleans(), again=st.booleans(),
)  # fmt: skip
@example(4, 4, 0, 1, 0, 1, True, False, True, False)  # neither can roll: nobody wins
@example(12, 12, 1, 0, 1, 0, False, False, False, True)  # d12 with advantage on either side
@example(4, 4, 0, 0, 0, 0, False, False, False, False)  # a tie that leaves things as they are
def test_a_contest_with_modifiers(
    mine: int, theirs: int, up: int, down: int, rival_up: int, rival_down: int,
    better: bool, worse: bool, acting: bool, again: bool,
) -> None:  # fmt: skip
    sheet = hero(options=FellOptions(contest_tie="reroll" if again else "status_quo"))
    check = Contest(die=Die(mine), rival=Die(theirs), enhanced=up, impaired=down,
                    rival_enhanced=rival_up, rival_impaired=rival_down, advantage=better,
                    disadvantage=worse, acting=acting)  # fmt: skip
    own = rolled(mine, up - down, better, worse)
    other = rolled(theirs, rival_up - rival_down)

    agree(odds(check, sheet), either("won", contest(own, other, even=not acting, again=again),
                                     "lost"))  # fmt: skip


@pytest.mark.rule("FELL-005", "FELL-006", "FELL-015")
@given(mine=sizes, theirs=sizes, better=st.booleans(), worse=st.booleans())
def test_a_contest_with_a_rival_who_has_advantage(
    mine: int, theirs: int, better: bool, worse: bool
) -> None:
    check = Contest(die=Die(mine), rival=Die(theirs), rival_advantage=better,
                    rival_disadvantage=worse)  # fmt: skip
    won = contest(rolled(mine), rolled(theirs, 0, better, worse))

    agree(odds(check, None), either("won", won, "lost"))


@given(own=sizes, foe=sizes, skilled=st.booleans(), tired=st.integers(0, 3), laden=st.booleans())
def test_a_heros_contest_with_a_foe(
    own: int, foe: int, skilled: bool, tired: int, laden: bool
) -> None:
    sheet = hero(
        attributes={"str": Die.D8, "dex": Die(own), "int": Die.D6, "wil": Die.D8},
        fatigue=tired, items=load(17 if laden else 16),
    )  # fmt: skip
    block = Foe(name="the ghoul", dex=Die(foe), wil=Die.D12)
    check = Contest(attribute=("dex",), vs="ghoul", skills=("climbing",) * skilled, foe=block)
    mine = rolled(own, skilled - tired, 0, laden)

    agree(odds(check, sheet), either("won", contest(mine, rolled(foe)), "lost"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("good", [1, 4, 7, 12])
def test_luck(size: int, good: int) -> None:
    wanted = fair(End("lucky" if face >= good else "unlucky", f"{face}s")
                  for face in range(1, size + 1))  # fmt: skip

    agree(odds(Luck(die=Die(size), good=good), None), wanted)


# Spells and wills


@given(
    size=sizes, dn=st.integers(1, 12), up=st.integers(0, 3), down=st.integers(0, 3),
    rival=st.sampled_from([0, *SIZES]), price=st.sampled_from(["side effect", "lessened", ""]),
)  # fmt: skip
@example(size=4, dn=4, up=0, down=1, rival=0, price="")
@example(size=4, dn=4, up=0, down=1, rival=4, price="lessened")
def test_a_spell_in_haste(size: int, dn: int, up: int, down: int, rival: int, price: str) -> None:
    """A test, or a contest with who is unwilling; the first price there is stands for a choice."""
    texts: dict[str, Any] = {price.replace(" ", "_"): "it hums"} if price else {}
    check = Casting(spell="hush", die=Die(size), dn=dn, enhanced=up, impaired=down,
                    rival=Die(rival) if rival else None, **texts)  # fmt: skip
    own = rolled(size, up - down)
    chance = sum((share for result, share in own[1].items() if result >= dn), Fraction(0))
    if rival:
        chance = contest(own, rolled(rival))

    agree(odds(check, None), either("cast", chance, price or "strained"))


def test_a_spell_with_time_or_without_a_voice() -> None:
    agree(odds(Casting(spell="hush", safe=True), None), {End("cast", "1s"): ONE})
    spent = changed(hero(), spent={"hush": 600})
    agree(odds(Casting(spell="hush"), spent), {End("barred", "1f"): ONE})


ROWS = ((3, "hostile", "2f"), (5, "wary", "1f"), (7, "indifferent", ""), (9, "friendly", "1s"),
        (12, "helpful", "2s"))  # fmt: skip
BROKEN = ((3, "hesitate"), (5, "retreat"), (7, "flee"), (9, "surrender on terms"),
          (12, "surrender"))  # fmt: skip


@given(
    size=sizes, up=st.integers(0, 5), down=st.integers(0, 5), better=st.booleans(),
    worse=st.booleans(),
)  # fmt: skip
@example(size=4, up=0, down=1, better=False, worse=False)  # what can't be rolled is the lowest row
@example(size=12, up=1, down=0, better=False, worse=False)
def test_a_reaction(size: int, up: int, down: int, better: bool, worse: bool) -> None:
    check = Reaction(die=Die(size), enhanced=up, impaired=down, advantage=better,
                     disadvantage=worse)  # fmt: skip
    _, chances = rolled(size, up - down, better, worse)
    wanted = mixed(
        (share, {next(End(*row[1:]) for row in ROWS if result <= row[0]): ONE})
        for result, share in chances.items()
    )

    agree(odds(check, None), wanted)


@pytest.mark.parametrize("shifts", [True, False])
@pytest.mark.parametrize("tired", [0, 1, 3])
def test_a_heros_reaction(tired: int, shifts: bool) -> None:
    """A skill and fatigue move the die of WIL, d8, unless the option says otherwise."""
    sheet = hero(fatigue=tired, options=FellOptions(reaction_shifts=shifts))
    _, chances = rolled(8, (1 - tired) if shifts else 0)
    wanted = mixed(
        (share, {next(End(*row[1:]) for row in ROWS if result <= row[0]): ONE})
        for result, share in chances.items()
    )

    agree(odds(Reaction(skills=("climbing",)), sheet), wanted)


@given(mine=sizes, theirs=sizes, up=st.integers(0, 3), down=st.integers(0, 3))
def test_leverage(mine: int, theirs: int, up: int, down: int) -> None:
    check = Leverage(reaction=Row("hostile"), die=Die(mine), rival=Die(theirs), enhanced=up,
                     impaired=down)  # fmt: skip

    agree(odds(check, None),
          either("won", contest(rolled(mine, up - down), rolled(theirs)), "lost"))  # fmt: skip


@given(mine=sizes, theirs=sizes)
def test_morale(mine: int, theirs: int) -> None:
    won = contest(rolled(mine), rolled(theirs))
    table = fair(
        next(End(word, f"{row}s") for row, (top, word) in enumerate(BROKEN, 1) if face <= top)
        for face in range(1, mine + 1)
    )

    agree(odds(Morale(die=Die(mine), rival=Die(theirs)), None),
          mixed([(won, table), (1 - won, {End("unbroken", "1f"): ONE})]))  # fmt: skip


@pytest.mark.parametrize("tired", [0, 1, 2, 4])
def test_a_tired_heros_try_of_their_nerve(tired: int) -> None:
    """Fatigue lowers WIL in the contest, and as a reaction's on the table."""
    own = rolled(8, -tired)
    won = contest(own, rolled(6))
    table = mixed(
        (share, {next(End(word, f"{row}s") for row, (top, word) in enumerate(BROKEN, 1)
                      if result <= top): ONE})
        for result, share in own[1].items()
    )  # fmt: skip

    agree(odds(Morale(rival=Die.D6), hero(fatigue=tired)),
          mixed([(won, table), (1 - won, {End("unbroken", "1f"): ONE})]))  # fmt: skip


@pytest.mark.parametrize("theirs", SIZES)
@pytest.mark.parametrize("mine", SIZES)
def test_a_request(mine: int, theirs: int) -> None:
    won = contest(rolled(mine), rolled(theirs))
    agree(odds(Request(die=Die(mine), rival=Die(theirs)), None), either("agreed", won, "refused"))
    agree(odds(Request(of="bram", paid=True), None), {End("agreed", "1s"): ONE})

    hired = along(hero(attributes={"str": Die.D8, "dex": Die.D6, "int": Die.D6, "wil": Die(mine)}),
                  bram=Foe(name="Bram", fee=5, wil=Die(theirs)))  # fmt: skip
    agree(odds(Request(of="bram"), hired), either("agreed", won, "refused"))
    anew = changed(hired, options=FellOptions(contest_tie="reroll"))
    won = contest(rolled(mine), rolled(theirs), again=True)
    agree(odds(Request(of="bram"), anew), either("agreed", won, "refused"))


def test_a_request_to_nobody() -> None:
    agree(odds(Request(of="bram", rival=Die.D6), hero()), {End("absent", "1f"): ONE})


# Blows and harm


def harmed(highest: int, attackers: int, armor: int, *, before: bool) -> int:
    """Return the harm of the highest die: each further attacker's 1 after armor, or before it."""
    if before:
        return max(0, highest + attackers - 1 - armor)
    return max(0, highest - armor) + attackers - 1


def dealt(harm: int) -> End:
    return End("hit", f"{harm}s") if harm else End("stopped", "1f")


@given(
    weapons=st.lists(sizes, min_size=1, max_size=3), attackers=st.integers(1, 12),
    armor=st.integers(0, 3), before=st.booleans(), mob=st.booleans(), crowd=st.booleans(),
    blast=st.booleans(), better=st.booleans(), worse=st.booleans(),
)  # fmt: skip
@example([4], 1, 3, False, False, False, False, False, False)
@example([4], 2, 3, True, False, False, False, False, False)
@example([6, 6, 8], 3, 1, False, True, False, True, False, False)  # blast is not shrugged off
@example([8], 1, 0, False, True, True, False, False, False)  # detachment against detachment
def test_an_attack_of_several(
    weapons: list[int], attackers: int, armor: int, before: bool, mob: bool, crowd: bool,
    blast: bool, better: bool, worse: bool,
) -> None:  # fmt: skip
    """Only the highest of all dice counts, and each attacker beyond the first adds 1."""
    check = Attack(
        dice=tuple(map(Die, weapons)), attackers=attackers, armor=armor, detachment=mob,
        by_detachment=crowd, blast=blast, advantage=better, disadvantage=worse,
    )  # fmt: skip
    lean = int(better or crowd) - int(worse or (mob and not blast and not crowd))
    upto = partial(_all_upto, weapons, lean)
    wanted = mixed(
        (upto(top) - upto(top - 1), {dealt(harmed(top, attackers, armor, before=before)): ONE})
        for top in range(1, max(weapons) + 1)
    )

    sheet = hero(options=FellOptions(extra_before_armor=before))
    agree(odds(check, sheet), wanted)


def _all_upto(weapons: list[int], lean: int, top: int) -> Fraction:
    """Return the chance that every weapon shows so much at most."""
    chance = ONE
    for size in weapons:
        chance *= sum((s for face, s in shown(size, lean).items() if face <= top), Fraction(0))
    return chance


def test_three_attackers_by_every_way_their_dice_can_fall() -> None:
    wanted = fair(dealt(max(0, max(faces) - 2) + 2) for faces in dice(6, 6, 8))

    agree(odds(Attack(dice=(Die.D6, Die.D6, Die.D8), attackers=3, armor=2), None), wanted)


def struck(harmed: int) -> End:
    return End("hit", f"{harmed}s") if harmed else End("stopped", "1f")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("armor", [0, 1, 2, 3])
@pytest.mark.parametrize("targets", [0, 1, 2, 3, 12])
def test_the_full_spread_of_a_blast(size: int, targets: int, armor: int) -> None:
    """Each of them is harmed by itself with the same chance: binomial, mixed by a die if need be.

    The number of the harmed is reckoned target by target, and not by coefficients.
    """
    each = Fraction(max(0, size - armor), size)
    after: dict[int, dict[int, Fraction]] = {0: {0: ONE}}
    for number in range(1, 13):
        after[number] = mixed(
            (share, {so_far + 1: each, so_far: 1 - each})
            for so_far, share in after[number - 1].items()
        )
    met = [targets] if targets else range(1, size + 1)
    wanted = mixed(
        (Fraction(1, len(met)) * share, {struck(harmed): ONE})
        for number in met
        for harmed, share in after[number].items()
    )

    agree(odds(Blast(die=Die(size), targets=targets, armor=armor), None), wanted)


def test_blasts_by_every_way_their_dice_can_fall() -> None:
    wanted = fair(struck(sum(face > 2 for face in faces[: first]))
                  for first, *faces in dice(4, 4, 4, 4, 4))  # fmt: skip
    agree(odds(Blast(die=Die.D4, armor=2), None), wanted)
    three = fair(struck(sum(face > 1 for face in faces)) for faces in dice(6, 6, 6))
    agree(odds(Blast(die=Die.D6, targets=3, armor=1), None), three)


def suffered(harm: int, hp: int, body: int, chances: Chances[int]) -> dict[End, Fraction]:
    """Return the chances of what harm does: beyond HP a test against 4 decides."""
    if harm <= hp:
        return {End("harmed" if harm else "unharmed", "1s"): ONE}
    passed = sum((share for result, share in chances.items() if result >= 4), Fraction(0))
    worst = (
        End("dead", "1f", ("critical", "dead")) if body == 4 else End("out", "1f", ("critical",))
    )
    return {End("held", "1s", ("critical",)): passed, worst: 1 - passed}


@given(
    size=st.sampled_from([0, *SIZES]), points=st.integers(1, 20), hp=st.integers(0, 15),
    armor=st.integers(0, 3), body=sizes, bare=st.booleans(),
)  # fmt: skip
@example(size=4, points=1, hp=0, armor=3, body=4, bare=False)
@example(size=4, points=1, hp=0, armor=3, body=4, bare=True)  # armor counts for nothing at 0 HP
@example(size=0, points=3, hp=3, armor=0, body=12, bare=False)  # to 0 HP is not beyond it
def test_harm(size: int, points: int, hp: int, armor: int, body: int, bare: bool) -> None:
    sheet = changed(hero(options=FellOptions(armor_vs_critical=not bare)), attributes={}, whole={})
    what: dict[str, Any] = {"die": Die(size)} if size else {"points": points}
    check = Harm(**what, hp=hp, armor=armor, body=Die(body))
    stops = 0 if bare and hp == 0 else armor
    wanted = mixed(
        (share, suffered(max(0, raw - stops), hp, body, shown(body, 0)))
        for raw, share in (shown(size, 0) if size else {points: ONE}).items()
    )

    agree(odds(check, sheet), wanted)


@given(body=sizes, hp=st.integers(0, 6), tired=st.integers(0, 4), strained=st.booleans(),
       laden=st.booleans())  # fmt: skip
@example(body=4, hp=6, tired=0, strained=False, laden=True)
def test_harm_to_a_hero(body: int, hp: int, tired: int, strained: bool, laden: bool) -> None:
    """No skill helps, every burden counts, and too much load leaves no HP to lose first."""
    sheet = hero(
        attributes={"str": Die(body), "dex": Die.D6, "int": Die.D6, "wil": Die.D8},
        hp=hp, most_hp=6, fatigue=tired, impaired={"str": 600} if strained else {},
        skills=("climbing",), items=load(2 * body + laden),
    )  # fmt: skip
    _, chances = rolled(body, -tired - strained, 0, laden)
    wanted = mixed(
        (share, suffered(raw, 0 if laden else hp, body, chances))
        for raw, share in shown(8, 0).items()
    )

    agree(odds(Harm(die=Die.D8), sheet), wanted)


# Rest and questions


@pytest.mark.parametrize("danger", range(-1, 7))
@pytest.mark.parametrize("here", [0, 2, 6])
def test_a_rest(danger: int, here: int) -> None:
    sheet: Sheet = hero(danger=here)
    bad = Fraction(here if danger < 0 else danger, 6)
    wanted = {End("rested", "1s"): 1 - bad, End("disturbed", "1f"): bad}

    agree(odds(Rest(danger=danger), sheet), {end: share for end, share in wanted.items() if share})


LIKELY = {"almost certain": (12, 1), "very likely": (12, 0), "likely": (8, 0), "even": (6, 0),
          "unlikely": (6, -1), "remote": (4, -1)}  # fmt: skip


@pytest.mark.parametrize("word", LIKELY)
def test_a_question(word: str) -> None:
    def answered(result: int) -> End:
        if result >= 4:
            return End(("yes, but", "yes", "yes, and")[min(2, result - 4)], f"{result - 3}s")
        return End(("no, and", "no", "no, but")[result - 1], f"{4 - result}f")

    wanted = mixed((share, {answered(result): ONE})
                   for result, share in shown(*LIKELY[word]).items())  # fmt: skip

    question = Question(likelihood=Likely.parse(word))
    agree(odds(question, None), wanted)
    facts = {one.facts["likelihood"] for one, _ in question.ways(None)}
    assert facts == {word}


@pytest.mark.parametrize(
    "check",
    [Test(die=Die.D6, helped=True), Test(die=Die.D8, enhanced=4, disadvantage=True, dn=7),
     Test(die=Die.D4, impaired=1), Casting(spell="hush", die=Die.D6, lessened="a breath"),
     Request(die=Die.D6, rival=Die.D8), Request(of="bram", paid=True), Reaction(die=Die.D10),
     Leverage(die=Die.D4, rival=Die.D6), Attack(dice=(Die.D4, Die.D6), attackers=2, armor=2),
     Question()],
)  # fmt: skip
def test_what_is_counted_is_what_every_throw_comes_to(check: Any) -> None:
    """Those that count their ways agree with their own `resolve` over every face."""
    counted, run = odds(check, None), tally(every(check, None))

    assert counted == run


def test_no_check_is_left_out() -> None:
    told = {Test, Contest, Luck, Casting, Reaction, Leverage, Morale, Request, Attack, Blast, Harm,
            Rest, Question}  # fmt: skip

    assert {*FELL.checks.values()} == told
