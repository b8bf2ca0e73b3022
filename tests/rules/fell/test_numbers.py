"""FELL number by number: dice of attacks, load and hands, limits of heroes, what is refused."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.roll import Terms
from solo.rules.fell.checks.terms import Asked, fits, terms_of
from solo.rules.fell.checks.tests import Contest
from solo.rules.fell.fight.attack import (
    Blow,
    Landed,
    _stepped,
    _what_counts,
    blow_by,
    bomb_of,
    heros_blow,
    land,
    use_up,
)
from solo.rules.fell.fight.menu import offers
from solo.rules.fell.foe import DAY
from solo.rules.fell.gear.item import Carried, Item, added
from solo.rules.fell.health.burdens import burdens, level_after, lowered_steps, pass_time, rollable
from solo.rules.fell.health.harm_dice import Hurt, Swing, deal, dealt_by, dealt_ways, suffer
from solo.rules.fell.heroes.hero_file import check_hero
from solo.rules.fell.options import FellOptions, Gain
from tests.rules.exact import dice as every
from tests.rules.fell.sample import D4, D6, D8, D10, D12, DICE, along, hero, load
from tests.rules.fell.test_fight import BRAM, GHOUL, fight, standing, table_of

STACKS = FellOptions(adv_stacks=True)
FOE = standing(fight(("rat", GHOUL, 1))).enemies[0]
CROWD = standing(fight(("rat", replace(GHOUL, detachment=True), 1))).enemies[0]


@pytest.mark.rule("FELL-002", "FELL-004", "FELL-006")
@pytest.mark.parametrize(
    ("dice", "extra", "steps", "stacks", "become", "more"),
    [
        ((D6,), 0, 1, False, (D8,), 0),
        ((D6, D10), 0, -1, False, (D4, D8), 0),
        ((D10,), 0, 3, False, (D12,), 1),
        ((D10,), 0, 3, True, (D12,), 2),
        ((D10,), 1, 3, False, (D12,), 1),
        ((D10,), -1, 3, True, (D12,), 1),
        ((D10,), -1, 3, False, (D12,), 1),
        ((D4,), 0, -1, False, (D4,), -1),
        ((D4,), -1, -2, False, (D4,), -1),
        ((D4,), -1, -2, True, (D4,), -2),
        ((D4, D12), 0, 1, True, (D6, D12), 1),
    ],
)
def test_what_has_come_about_moves_every_die_of_an_attack(
    dice: tuple[Die, ...], extra: int, steps: int, stacks: bool, become: Any, more: int
) -> None:
    assert _stepped(Swing(dice, extra), steps, stacks=stacks) == Swing(become, more)


@pytest.mark.rule("FELL-002", "FELL-004", "FELL-005", "FELL-007", "FELL-026", "FELL-041")
@pytest.mark.parametrize(
    ("fields", "enemy", "edge", "die", "extra", "reasons"),
    [
        ({}, FOE, 0, D4, 0, ()),
        ({}, FOE, 1, D6, 0, ("edge",)),
        ({}, CROWD, 0, D4, -1, ("alone",)),
        ({}, CROWD, 2, D6, 0, ("alone", "edge")),
        ({"items": load(99)}, FOE, 0, D4, -1, ("load",)),
        ({"items": load(99)}, CROWD, 0, D4, -1, ("alone", "load")),
        ({"items": load(99), "options": STACKS}, CROWD, 0, D4, -2, ("alone", "load")),
        ({"items": load(99), "options": STACKS}, CROWD, 2, D6, -1, ("alone", "load", "edge")),
    ],
)
def test_what_makes_a_heros_blow_better_or_worse(
    fields: Any, enemy: Any, edge: int, die: Die, extra: int, reasons: tuple[str, ...]
) -> None:
    blow = heros_blow(enemy, hero(**fields), edge)

    assert (blow.swing, blow.reasons) == (Swing((die,), extra), reasons)
    assert (blow.by, blow.attribute, blow.many) == ("you", "str", False)


@pytest.mark.rule("FELL-004")
@pytest.mark.parametrize(("edge", "options", "extra"), [(1, {}, 1), (2, {}, 1), (2, STACKS, 2)])
def test_what_is_enhanced_past_a_d12_has_advantage(edge: int, options: Any, extra: int) -> None:
    great = Carried(id="fang", item=Item(name="fang", damage=D12))
    sheet = hero(items=(great,), **({"options": options} if options else {}))

    assert heros_blow(FOE, sheet, edge).swing == Swing((D12,), extra)


@pytest.mark.rule("FELL-041")
def test_a_detachment_strikes_one_with_advantage_and_a_detachment_as_ever() -> None:
    one = replace(GHOUL, detachment=True, critical="wil")

    assert blow_by(one, "they", (D6,), mass=False) == Blow(
        "they", Swing((D6,), 1), "wil", True, ("crowd",)
    )
    assert blow_by(one, "they", (D6,), mass=True).reasons == ()
    assert blow_by(GHOUL, "it", (D6,), mass=False) == Blow("it", Swing((D6,), 0), "str")


@pytest.mark.rule("FELL-037", "FELL-038", "FELL-039", "FELL-044")
def test_of_blows_together_the_highest_die_counts_and_says_what_is_affected() -> None:
    blows = [
        Blow("a", Swing((D6, D8), -1), "wil", reasons=("alone", "load")),
        Blow("b", Swing((D4,), 0), "dex", reasons=("alone",)),
    ]

    landed = land(blows, 1, 3, hero(), LoadedDice([5, 2, 8, 3, 4]))

    assert landed == Landed(
        ("a", "b"), ((5, 2), (8, 3), (4,)), 4, 4, "dex", True, -1, ("alone", "load")
    )
    alone = land(blows[1:], 0, 3, hero(), LoadedDice([4]))
    assert (alone.many, alone.lean, alone.harm, alone.attribute) == (False, 0, 4, "dex")
    mass = land([blows[1]._replace(many=True)], 0, 3, hero(), LoadedDice([4]))
    assert mass.many
    both = [blows[0], blows[1]._replace(swing=Swing((D4,), 1))]
    assert land(both, 0, 3, hero(), LoadedDice([5, 2, 8, 3, 4, 1])).lean == 0


@pytest.mark.parametrize(
    ("faces", "lean", "counts"),
    [
        (((3,),), 0, ""),
        (((3,), (4,)), 0, "highest"),
        (((3, 4),), 1, "higher"),
        (((3, 4),), -1, "lower"),
        (((3, 4), (1, 2)), 1, "higher-of-each"),
        (((3, 4), (1, 2)), -1, "lower-of-each"),
        (((3, 4), (1,)), 0, "highest"),
    ],
)
def test_it_is_told_which_of_the_dice_count(faces: Any, lean: int, counts: str) -> None:
    assert _what_counts(Landed(("a",), faces, 4, 4, "str", False, lean)) == counts


@pytest.mark.rule("FELL-037", "FELL-038", "FELL-039")
@pytest.mark.parametrize(
    ("options", "harms"),
    [
        ({}, [4, 6, 4, 2]),
        ({"armor_vs_critical": False}, [4, 6, 7, 2]),
        ({"extra_before_armor": True}, [4, 6, 4, 0]),
    ],
)
def test_armor_and_further_attackers_by_each_option(
    options: dict[str, Any], harms: list[int]
) -> None:
    chosen = FellOptions(**options)
    cases = ((7, 1, 3, 5), (7, 3, 3, 5), (7, 1, 3, 0), (1, 3, 3, 5))

    assert [dealt_by(*case, chosen) for case in cases] == harms
    assert dealt_by(5, 0, 1, 4, chosen) == 4


@pytest.mark.rule("FELL-039")
@pytest.mark.parametrize("dice", [((D4, 0),), ((D4, 1), (D6, -1)), ((D6, 0), (D4, 0))])
def test_the_ways_of_the_highest_of_several_dice_are_counted(dice: Any) -> None:
    sizes = [int(die) for die, extra in dice for _ in range(1 + abs(extra))]
    counted: Counter[int] = Counter()
    for faces in every(*sizes):
        fallen = LoadedDice(faces)
        counted[max(deal(Swing((die,), extra), fallen).highest for die, extra in dice)] += 1
    found = {highest: ways for highest, _, ways in dealt_ways(dice, 1, 0, 9)}

    assert found == counted


@pytest.mark.rule("FELL-042", "FELL-043", "FELL-045", "FELL-046")
@pytest.mark.parametrize(
    ("harm", "hp", "die", "face", "hp_left", "die_left", "label"),
    [
        (0, 3, D6, None, 3, D6, "unharmed"),
        (-2, 3, D6, None, 3, D6, "unharmed"),
        (3, 3, D6, None, 0, D6, "harmed"),
        (4, 3, D6, 4, 0, D6, "held"),
        (9, 3, D6, 3, 0, D4, "out"),
        (1, 0, D4, 1, 0, None, "dead"),
        (1, 0, D4, 4, 0, D4, "held"),
    ],
)
def test_what_harm_comes_to(
    harm: int, hp: int, die: Die, face: int | None, hp_left: int, die_left: Any, label: str
) -> None:
    dice = LoadedDice([] if face is None else [face])
    done = suffer(harm, hp, Terms("str", die), dice)

    assert (done.harm, done.hp, done.die, done.label) == (max(0, harm), hp_left, die_left, label)
    assert (done.critical, done.out, done.dead) == (
        face is not None, label in ("out", "dead"), label == "dead",
    )  # fmt: skip
    assert Hurt(1, 0, True, None, None).dead


def shield(armor: int, hands: int) -> Carried:
    return Carried(
        id=f"s{armor}{hands}", item=Item(name="s", armor=armor, held=True, bulky=hands > 1)
    )


@pytest.mark.rule("FELL-030")
@pytest.mark.parametrize(
    ("items", "armor"),
    [
        ((shield(1, 1),), 1),
        ((shield(1, 1), shield(2, 1)), 3),
        ((shield(1, 1), shield(1, 1), shield(1, 1)), 2),
        ((shield(1, 2),), 1),
        ((shield(1, 2), shield(1, 1)), 1),
        ((shield(1, 1), shield(2, 2)), 1),
    ],
)
def test_as_many_shields_count_as_there_are_hands(items: Any, armor: int) -> None:
    named = tuple(replace(one, id=f"{place}") for place, one in enumerate(items))
    bare = Carried(id="rock", item=Item(name="rock", damage=D4))

    assert hero(items=named).armor == armor
    assert hero(items=(*named, bare), wielded=("rock",)).armor == (
        1 if items[0].item.hands == 1 else 0 if len(items) == 1 else 1
    )


def test_what_is_used_up_leaves_one_less() -> None:
    two = Carried(id="flask", item=Item(name="flask", damage=D8, blast=True, uses=2), count=2)
    rock = Carried(id="rock", item=Item(name="rock", damage=D4))
    sheet = hero(items=(two, rock))
    left = []
    for _ in range(4):
        sheet = use_up(sheet, "flask")
        left.append(next(((one.count, one.used) for one in sheet.items if one.id == "flask"), None))

    assert left == [(2, 1), (1, 0), (1, 1), None]
    begun, one = replace(two, used=1), two.item
    assert added((begun,), "flask", one, 1) == (replace(begun, count=3),)
    assert added((), "flask", one, 2) == (two,)
    assert use_up(sheet, "rock") == sheet
    assert bomb_of("flask", hero(items=(two,))) == (D8, 0)
    assert bomb_of("flask", hero(items=(two, *load(99)))) == (D8, -1)


@pytest.mark.rule("FELL-026")
@pytest.mark.parametrize(("on", "test", "worse"), [
    ("all", True, 1), ("all", False, 1), ("tests", True, 1), ("tests", False, 0),
])  # fmt: skip
def test_too_much_load_weighs_on_all_rolls_or_on_tests(on: Any, test: bool, worse: int) -> None:
    sheet = hero(items=load(99), options=FellOptions(overload_on=on))

    assert len(terms_of(Asked("str", test=test), sheet).disadvantages) == worse
    assert terms_of(Asked("str", die=D6, test=test), sheet).disadvantages == ()


@pytest.mark.rule("FELL-018")
@pytest.mark.parametrize(
    ("had", "listed", "fit"),
    [
        ("ship's sailor", ("sailor",), True),
        ("ship's sailor", ("ship's sailor", "cook"), True),
        ("ship's sailor", ("sail",), False),
        ("", ("",), False),
        ("cook", (), False),
    ],
)
def test_a_background_fits_as_a_whole_or_by_a_word(
    had: str, listed: tuple[str, ...], fit: bool
) -> None:
    assert fits(listed, hero(background=had)) is fit


@pytest.mark.parametrize(
    ("rival", "vs", "right"),
    [(None, "", False), (D6, "wolf", False), (D6, "", True), (None, "wolf", True)],
)
def test_a_contest_has_a_die_or_somebody_against_it(rival: Any, vs: str, right: bool) -> None:
    def written() -> Contest:
        return Contest(attribute=("str",), rival=rival, vs=vs)

    if right:
        assert written().vs == vs
    else:
        with pytest.raises(ValueError, match=r"^rival: "):
            written()


@pytest.mark.rule("FELL-064")
@pytest.mark.parametrize(
    ("text", "gain"),
    [
        ("d6", Gain(D6)), (" D12 ", Gain(D12)), ("1", Gain(None, 1)), ("12", Gain(None, 12)),
        ("0", None), ("13", None), ("120000", None), ("00012", None), ("six", None), ("d7", None),
    ],
)  # fmt: skip
def test_a_gain_is_a_die_or_1_to_12(text: str, gain: Gain | None) -> None:
    if gain is not None:
        assert Gain.parse(text) == gain
    else:
        with pytest.raises(ValueError, match=r"no gain of HP; write a die|no die"):
            Gain.parse(text)


@pytest.mark.parametrize(
    ("field", "label", "low", "high", "fields"),
    [
        ("most_hp", "hp", 1, 200, {"hp": 0}),
        ("hp", "hp", 0, 4, {}),
        ("coins", "coins", 0, 10**7, {}),
        ("own", "own", 0, 7, {"coins": 7}),
        ("stored", "stored", 0, 10**8, {}),
        ("hoard", "hoard", 0, 10**8, {}),
        ("advances", "advances", 0, 6, {}),
        ("fatigue", "fatigue", 0, 1000, {}),
        ("danger", "danger", 0, 6, {}),
    ],
)
def test_the_numbers_of_a_hero_have_limits(
    field: str, label: str, low: int, high: int, fields: dict[str, Any]
) -> None:
    for fine in (low, high):
        check_hero(hero(**{**fields, field: fine}))
    for wrong in (low - 1, high + 1):
        with pytest.raises(ValueError, match=f"^{label}: {low} to {high:,}, not {wrong}$"):
            check_hero(hero(**{**fields, field: wrong}))


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"attributes": {**DICE, "str": D10}, "whole": DICE}, "attributes: one is higher"),
        ({"whole": {"str": D6}}, "attributes: a hero has str, dex, int, wil"),
        ({"attributes": {"str": D6}, "whole": DICE}, "attributes: a hero has"),
        ({"skills": ("a", "a")}, "skills: one is there twice"),
        ({"items": (*load(1), *load(2))}, "items: one is there twice"),
        ({"deprived": {"water": -1}}, "deprived: 'water' is -1"),
        ({"deprived": {"": 1}}, "deprived: '' is 1"),
        ({"spent": {"hold": 1000 * DAY + 1}}, f"spent: 'hold' is {1000 * DAY + 1}"),
        ({"impaired": {"luck": 1}}, "impaired: no such attribute"),
        ({"items": (Carried(id="a", item=Item(name="a"), count=0),)}, "items: 0 of 'a'"),
        ({"items": (Carried(id="a", item=Item(name="a"), used=-1),)}, "items: 1 of 'a'"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=f"^{told}"):
        check_hero(hero(**fields))
    check_hero(hero(deprived={"water": 0}, spent={"hold": 1000 * DAY}, impaired={"wil": 1}))


@pytest.mark.rule("FELL-003", "FELL-022", "FELL-052")
def test_want_and_fatigue_wear_on_rolls_day_by_day() -> None:
    assert [level_after(minutes) for minutes in (0, DAY, DAY + 1, 2 * DAY, 2 * DAY + 1)] == [
        0, 0, 1, 1, 2,
    ]  # fmt: skip
    sheet = hero(fatigue=1, impaired={"wil": 5})
    assert burdens(sheet, "wil") == (("fatigue", -1), ("impaired until dawn", -1))
    assert burdens(sheet, "str") == (("fatigue", -1),)
    assert burdens(sheet, "wil", test=False) == burdens(None, "wil") == ()
    worn = {"attributes": {**DICE, "dex": D4}, "whole": DICE}
    assert [*lowered_steps(hero(**worn))] == [("dex", 1)]
    assert [rollable(hero(**worn, fatigue=n), "dex") for n in (0, 1)] == [True, False]
    spent, notes = pass_time(hero(impaired={"wil": 5}, spent={"hold": 6}), 5)
    assert (spent.impaired, spent.spent, [note.code for note in notes]) == (
        {},
        {"hold": 1},
        ["dawn"],
    )


@pytest.mark.rule("FELL-039")
def test_to_attack_together_plans_for_all_who_have_not_said_what_they_do() -> None:
    table = table_of(along(hero(), bram=BRAM), fight(("ghoul", GHOUL, 1)))
    table.turns += ("hero", "bram")
    together = next(one for one in offers(table, "hero") if one.option.id == "all-ghoul")

    together.does.do()

    assert table.plans == (("hero", "ghoul"), ("bram", "ghoul"))
    assert table.turns == ("hero",)
    assert "all-ghoul" not in [one.option.id for one in offers(table, "hero")]
