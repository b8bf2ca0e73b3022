"""What authors may do to a hero."""

from dataclasses import is_dataclass, replace
from typing import Any

import pytest

from solo.rules.art.catalogue import EFFECTS
from solo.rules.art.checks.effects import Bonus, RecoverFame
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.health import effects
from solo.rules.art.health.damage import Surface
from solo.rules.art.health.effects import UpTo
from solo.rules.art.health.healing import pass_time
from solo.rules.art.heroes import effects as earned
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Fatigue, MedKit, Sheet, new_sheet
from solo.rules.core.dice import LoadedDice
from solo.rules.core.effects import effect as declared
from solo.rules.core.heroes.conditions import Condition, Cure

HERO = replace(new_sheet("Mara", dict.fromkeys(ATTRIBUTES, 7)), health_rank=9, fame=4)


NEED_MORE = {"fall", "fatigue", "medkit", "everyone", "tend", "treasure", "wound"}


def hero(**changes: Any) -> Sheet:
    return replace(HERO, **changes)


CASES = [
    (effects.Damage(Rank.POOR), HERO, {"checked": frozenset({1})}, "damaged"),
    (
        effects.Fall(feet=20, onto=Surface("rocks")),
        HERO,
        {"checked": frozenset({3}), "staggered": True},
        "fell",
    ),
    (effects.Fall(feet=10), HERO, {"checked": frozenset({0})}, "fell"),
    (
        effects.Heal(UpTo(Rank.POOR)),
        hero(checked=frozenset({1, 2})),
        {"checked": frozenset({2})},
        "healed",
    ),
    (
        effects.Heal(UpTo(None)),
        hero(checked=frozenset({1, 2})),
        {"checked": frozenset()},
        "healed",
    ),
    (
        effects.GiveFatigue(points=1, source="cold", minutes=60),
        HERO,
        {"fatigue": (Fatigue(points=1, source="cold", minutes=60),)},
        "fatigued",
    ),
    (
        effects.Rest(1),
        hero(checked=frozenset({0})),
        {"checked": frozenset()},
        "healing-roll",
    ),
    (
        effects.Relieve("cold"),
        hero(fatigue=(Fatigue(points=1, source="cold"),)),
        {"fatigue": ()},
        "fatigue-over",
    ),
    (earned.Fame(1), HERO, {"fame": 5}, "fame-changed"),
    (earned.Tally(1), HERO, {"tally": 1}, "fame-expended"),
    (earned.Tally(-1), hero(tally=2), {"tally": 1}, "fame-restored"),
    (earned.Glory(3), HERO, {"glory": 3}, "glory-changed"),
    (earned.Xp(1), HERO, {"xp": 8}, "xp-changed"),
    (earned.Inspire("Strength"), HERO, {"marks": {"strength": 1}}, "inspired"),
    (
        earned.Inspire("climb"),
        hero(skills={"climb": 2}),
        {"marks": {"climb": 1}},
        "inspired",
    ),
    (earned.Inspire("climb"), HERO, {"skills": {"climb": 1}}, "skill-learned"),
    (
        effects.GiveMedKit(name="salves", bonus=2, uses=3),
        HERO,
        {"medkits": (MedKit(name="salves", bonus=2, uses=3),)},
        "medkit-found",
    ),
    (
        Condition("blessed"),
        HERO,
        {"conditions": frozenset({"blessed"})},
        "condition-gained",
    ),
    (
        Cure("blessed"),
        hero(conditions=frozenset({"blessed"})),
        {"conditions": frozenset()},
        "condition-lost",
    ),
    (Bonus(2), hero(bonus=1), {"bonus": 3}, "bonus-changed"),
    (effects.Die(), HERO, {"dead": True}, "died"),
    (RecoverFame(), hero(tally=3), {"tally": 0}, "fame-recovered"),
    (
        declared("PassTime", pass_time, "Game time that passes.")(60),
        hero(fatigue=(Fatigue(points=1, source="cold", minutes=60),)),
        {"fatigue": ()},
        "fatigue-over",
    ),
]


@pytest.mark.rule("ART-068", "ART-069", "ART-071", "ART-189", "ART-276", "ART-278")
@pytest.mark.parametrize(
    ("effect", "before", "changes", "code"), CASES, ids=[f"{case[0]}" for case in CASES]
)
def test_an_effect_changes_just_what_it_says(
    effect: Any, before: Sheet, changes: dict[str, Any], code: str
) -> None:
    sheet, notes = effect.apply(before, LoadedDice([50]))

    assert sheet == replace(before, **changes)
    assert notes[0].code == code


@pytest.mark.parametrize(
    ("effect", "sheet"),
    [
        (Condition("wet"), hero(conditions=frozenset({"wet"}))),
        (Cure("wet"), HERO),
        (Bonus(0), HERO),
        (effects.Die(sure=False), HERO),
        (effects.Relieve("cold"), HERO),
        (RecoverFame(), HERO),
        (earned.Glory(0), HERO),
    ],
)
def test_an_effect_that_changes_nothing_says_nothing(effect: Any, sheet: Sheet) -> None:
    assert effect.apply(sheet, LoadedDice(())) == (sheet, ())


def test_every_effect_of_the_format_is_there_under_its_key() -> None:
    keys = "damage fall heal fatigue rest relieve fame tally glory xp inspire medkit condition cure"
    gear = "gain lose equip treasure fortune reload"
    parties = "everyone wound tend reopen"

    assert list(EFFECTS) == [*keys.split(), "bonus", "die", *gear.split(), *parties.split()]
    assert all(map(is_dataclass, EFFECTS.values()))


@pytest.mark.parametrize("key", sorted(set(EFFECTS) - NEED_MORE))
def test_a_bare_value_fills_the_one_field(key: str) -> None:
    kind: Any = EFFECTS[key]

    assert kind.shorthand in kind.__dataclass_fields__


@pytest.mark.parametrize(("text", "rank"), [("all", None), (" ALL", None), ("gd", Rank.GOOD)])
def test_healing_goes_up_to_a_rank_or_to_all(text: str, rank: Rank | None) -> None:
    assert UpTo.parse(text).rank is rank


def test_healing_up_to_nothing_known_is_told() -> None:
    with pytest.raises(ValueError, match=r"unknown rank 'god'; did you mean 'Good'.*or 'all'"):
        UpTo.parse("god")


@pytest.mark.rule("ART-024")
def test_the_effects_of_a_turn_follow_each_other() -> None:
    sheet, told = HERO, []
    for effect in (effects.Damage(Rank.GREAT), effects.Heal(UpTo(None)), earned.Glory(40)):
        sheet, notes = effect.apply(sheet, LoadedDice(()))
        told += [note.code for note in notes]

    assert told == ["damaged", "staggered", "healed", "glory-changed", "fame-earned"]


@pytest.mark.parametrize(
    ("kind", "fields", "reason"),
    [
        ("inspire", {"ability": "x" * 41}, "at most 40 letters"),
        ("inspire", {"ability": "7"}, "needs a letter"),
        ("medkit", {"name": "salves", "uses": 0}, "uses: 1 to 1,000"),
        ("medkit", {"name": "salves", "uses": 1_001}, "uses: 1 to 1,000"),
        ("medkit", {"name": " "}, "needs a name"),
        ("treasure", {"name": " ", "value": Rank.GOOD}, "name: a thing needs a name"),
        ("fatigue", {"points": 101}, "points: -100 to 100"),
        ("fatigue", {"minutes": 0}, "minutes: 1 to"),
    ],
)
def test_what_an_effect_could_not_do_is_refused_when_it_is_written(
    kind: str, fields: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        EFFECTS[kind](**fields)


@pytest.mark.parametrize("kind", ["xp", "fame", "glory"])
def test_no_points_grow_past_what_a_file_holds(kind: str) -> None:
    effect: Any = EFFECTS[kind](10**9)

    sheet, _ = effect.apply(HERO, LoadedDice(()))
    assert getattr(effect.apply(sheet, LoadedDice(()))[0], kind) <= 10**6


def test_med_kits_found_again_and_again_have_a_limit() -> None:
    effect: Any = EFFECTS["medkit"](name="salves", uses=1_000)

    sheet, _ = effect.apply(effect.apply(HERO, LoadedDice(()))[0], LoadedDice(()))
    assert [kit.uses for kit in sheet.medkits if kit.name == "salves"] == [1_000]


def test_fatigue_from_one_source_has_a_limit() -> None:
    effect: Any = EFFECTS["fatigue"](points=90, source="cold")

    tired, _ = effect.apply(effect.apply(HERO, LoadedDice(()))[0], LoadedDice(()))
    assert tired.fatigued == 100
