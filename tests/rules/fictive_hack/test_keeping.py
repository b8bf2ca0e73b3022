"""Heroes in files: they come back as they went, strangers' are refused, and what goes home."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack import anytime as standing
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.levels import half_rule
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, talents
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.system import FICTIVE_HACK, FictiveHack
from tests.english import all_english, english
from tests.proofs import amount
from tests.rules.fictive_hack.chance import hero_of
from tests.rules.fictive_hack.sample import hero

MANY = settings(max_examples=amount(10, 25, 400), deadline=None)
SEEDS = st.integers(0, 10**6)


def kept(sheet: Sheet) -> Sheet:
    """Return a hero as a file gives it back."""
    loaded: Sheet = FICTIVE_HACK.load(json.loads(json.dumps(FICTIVE_HACK.dump(sheet))))
    return loaded


def plain(seed: int) -> Sheet:
    """Return any hero, with the options that a game without any has."""
    return changed(hero_of(random.Random(seed)), options=hero().options)


@MANY
@given(SEEDS)
def test_what_is_kept_comes_back(seed: int) -> None:
    assert kept(plain(seed)) == plain(seed)


@MANY
@given(SEEDS)
def test_who_goes_home_can_be_kept_and_keeps_what_lasts(seed: int) -> None:
    sheet = plain(seed)
    (home,) = FICTIVE_HACK.home(sheet)

    assert kept(home) == home
    assert not home.companions
    assert (home.bonus, home.frightened) == (0, False)
    assert (home.talents, home.ap, home.spent) == (sheet.talents, sheet.ap, sheet.spent)


@MANY
@given(SEEDS)
def test_a_hero_file_makes_the_same_hero(seed: int) -> None:
    (home,) = FICTIVE_HACK.home(plain(seed))
    again = FICTIVE_HACK.hero_of(home).sheet()

    for name in ("name", "attributes", "template", "talents", "ap", "spent", "level", "weapons",
                 "armor", "shield", "gear", "toughened", "inherent"):  # fmt: skip
        assert getattr(again, name) == getattr(home, name), name


HOSTILE: list[tuple[str, Any]] = [
    ("name", ""), ("name", "a" * 5_000), ("name", 7), ("attributes", {"brawn": 1}),
    ("attributes", dict.fromkeys(ATTRIBUTES, -3)), ("attributes", dict.fromkeys(ATTRIBUTES, 10**7)),
    ("attributes", {**dict.fromkeys(ATTRIBUTES, 0), "luck": 1}), ("template", "wizard"),
    ("template", ""), ("inherent", ["wizard"]), ("talents", {"flight": {"frequency": "constant"}}),
    ("talents", {"charger": {"frequency": "always"}}),
    ("talents", {"charger": {"frequency": "constant"}}),
    ("talents", {"charger": {"frequency": "arena", "improved": ["wings"]}}),
    ("talents", {"charger": {"frequency": "arena", "improved": ["hit", "hit"]}}),
    ("exhausted", {"charger": "never"}), ("borrowed", ["flight"]), ("exempt", ["flight"]),
    ("training", {"backstab": -5}), ("training", {"backstab": 10**12}),
    ("ap", -1), ("ap", 10**12), ("ap", 1.5), ("ap", True), ("spent", -1), ("level", 0),
    ("level", 10**6), ("toughened", 10**8), ("lost", 5), ("state", "asleep"), ("armor", "plate"),
    ("shield", "tower"), ("pronouns", "x"), ("purse", {"gold": -1}), ("banked", -3),
    ("weapons", [{"name": "spoon of doom"}]), ("weapons", [{"name": "x", "kind": "huge"}]),
    ("weapons", "club"), ("gear", [{"name": ""}]),
    ("gear", [{"name": "x", "loads": {"halves": -9}}]),
    ("devices", [{"name": "x", "roll": "luck", "level": 1}]),
    ("devices", [{"name": "x", "roll": "brawn", "level": -1}]), ("lasting", {"x": -1}),
    ("companions", {"x": {"name": "y", "kind": "god"}}), ("options", {}), ("magic", 1),
    ("use_shield", "yes"), ("bonus", 10**12), ("wielded", "no such thing"), ("parrying", "air"),
    ("dragged", [{"name": "x", "loads": {"halves": 10**12}}]), ("shield_uses", -2),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), HOSTILE)
def test_a_strangers_file_is_refused_in_words(field: str, value: Any) -> None:
    values = json.loads(json.dumps(FICTIVE_HACK.dump(hero("charger"))))

    with pytest.raises(ValueError, match=r"\w"):
        FICTIVE_HACK.load({**values, field: value})


@MANY
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
        ),
        max_leaves=6,
    ),
    st.sampled_from(sorted(FICTIVE_HACK.dump(hero("charger", ap=1)))),
)
def test_whatever_a_file_holds_is_a_hero_or_a_value_error(junk: Any, field: str) -> None:
    values = FICTIVE_HACK.dump(hero("charger", ap=1))
    for stranger in (junk, {**values, field: junk}):
        try:
            sheet = FICTIVE_HACK.load(stranger)
        except ValueError:
            continue
        assert kept(sheet) == sheet
        assert FICTIVE_HACK.describe(sheet)
        assert all_english(FICTIVE_HACK.status(sheet))


def test_a_game_puts_its_own_options_in() -> None:
    house = FICTIVE_HACK.options(ties="nobody")
    system = FictiveHack(house)

    assert system.load(FICTIVE_HACK.dump(hero())).options.ties == "nobody"
    assert "options" not in FICTIVE_HACK.dump(hero())


@pytest.mark.rule("FH-086")
def test_unspent_points_and_progress_go_on_to_the_next_session() -> None:
    sheet = hero(
        ap=5, spent=19, level=2, lost=0, exhausted={"charger": "rested"}, used=frozenset({"elite"}),
        borrowed=frozenset({"fight dirty"}),
    )  # fmt: skip
    finished, _ = FICTIVE_HACK.finish(sheet)
    (home,) = FICTIVE_HACK.home(finished)

    assert (kept(home).ap, kept(home).spent, kept(home).level) == (5, 19, 2)
    assert (finished.exhausted, finished.used, finished.borrowed) == ({}, frozenset(), frozenset())
    rows = [english(row.value) for part in FICTIVE_HACK.describe(home) for row in part.rows]
    assert "7 of 12 towards the next level, 19 in all" in rows


class Career(RuleBasedStateMachine):
    """Levels, taken in any way that is open, never make a hero that the rules forbid."""

    sheet: Sheet
    encounter: Any = None

    @initialize(template=st.sampled_from(sorted(TEMPLATES)), spent=st.integers(0, 300))
    def begin(self, template: str, spent: int) -> None:
        first = next(name for name, one in talents().items() if one.template == template)
        self.sheet = hero(first, template=template, spent=spent, brawn=1)
        self.encounter = FICTIVE_HACK.advance(self.sheet)

    @rule(number=st.integers(0, 60))
    def choose(self, number: int) -> None:
        if self.encounter is None:
            self.sheet = changed(self.sheet, spent=self.sheet.spent + 12)
            self.encounter = FICTIVE_HACK.advance(self.sheet)
        options = [one for one in self.encounter.options(self.sheet) if not english(one.reason)]
        assert options
        assert all_english(self.encounter.status(self.sheet))
        one = options[number % len(options)]
        words = f"art {len(self.sheet.languages)}" if one.asks else ""
        before = self.sheet
        step = self.encounter.step(one.id, words, self.sheet, SeededDice("x"))
        self.encounter, self.sheet = step.encounter, step.sheet
        assert all(english(FICTIVE_HACK.phrase(note)) for note in step.notes)
        self.look(before)

    def look(self, before: Sheet) -> None:
        sheet = self.sheet
        assert (sheet.ap, sheet.spent) == (before.ap, before.spent)
        assert sheet.level - before.level in (0, 1)
        assert sheet.level <= 1 + sheet.spent // 12
        assert sheet.toughened <= max(0, sheet.attributes["brawn"])
        assert sum(sheet.attributes.values()) - sum(before.attributes.values()) in (0, 1)
        assert half_rule(sheet)
        assert kept(sheet) == sheet


Career.TestCase.settings = settings(
    max_examples=amount(4, 8, 200), stateful_step_count=40, deadline=None
)
TestCareer = Career.TestCase


@MANY
@given(SEEDS, st.lists(st.integers(0, 99), max_size=12))
def test_whatever_may_be_done_at_any_time_keeps_the_hero_whole(seed: int, picks: list[int]) -> None:
    """Standing actions, one after another: nothing raises, and AP never come of themselves."""
    sheet, dice = plain(seed), SeededDice(str(seed))
    for pick in picks:
        options = [one for one in standing.standing(sheet) if not english(one.reason)]
        ids = [one.id for one in standing.standing(sheet)]
        assert len(ids) == len({*ids})
        option = options[pick % len(options)]
        step = standing.do_standing(option.id, "", sheet, dice)
        assert step.sheet.ap <= sheet.ap
        assert step.minutes >= 0
        assert all(english(FICTIVE_HACK.phrase(note)) for note in step.notes)
        sheet = step.sheet
    assert kept(sheet) == sheet


@pytest.mark.rule("FH-186")
def test_nobody_pays_themselves() -> None:
    """Nothing that is open to a player outside an adventure pays a point."""
    sheet = hero("charger", ap=0, lost=0)
    for option in standing.standing(sheet):
        if not english(option.reason):
            assert standing.do_standing(option.id, "", sheet, LoadedDice(())).sheet.ap == 0
    with pytest.raises(Illegal):
        standing.do_standing("ap", "", sheet, LoadedDice(()))


def test_every_invention_helps_an_attribute_or_an_attack() -> None:
    for row in printed("inventions")["inventions"]:
        assert row["roll"] in (*ATTRIBUTES, "attack")


def test_what_a_hero_has_for_a_time_is_shown_while_it_is_there() -> None:
    now = hero(
        "charger", "survivor", banked=2, spent=14, toughened=2, lost=1, state="limping", enemies=2,
        training={"bash": 120, "charger": 60}, borrowed=frozenset({"fight dirty"}),
        exhausted={"survivor": "rested"}, conditions=frozenset({"wet", "blessed"}),
        lasting={"wet": 90}, frightened=True, bonus=-1, inspired=frozenset({"self"}), forecast=90,
        scars=("a line",), shield="light", use_shield=False, home="a tent",
    )  # fmt: skip
    shown, plain = (
        {english(row.label): english(row.value) for part in found for row in part.rows}
        for found in (FICTIVE_HACK.describe(now), FICTIVE_HACK.describe(hero()))
    )
    assert {label: shown[label] for label in shown if label not in plain} == {
        "Scars": "a line",
        "Tougher": "2 Wounds more",
        "State": "dying, but up and limping",
        "Talents banked": "2",
        "Charger": "a move and an attack as one action; then +2 to hit or +1 Wound; fighter, "
        "arena (A), takes an action",
        "Survivor": "shrug off 1 Wound; better odds when you fall; scout, rested (R), takes a "
        "focus action, used until rest",
        "Fight Dirty (borrowed)": "+2 to hit or +1 Wound whenever a face die shows 1",
        "Bash (training)": "2 of 48 hours",
        "Shield": "light, lowered",
        "Home": "a tent",
        "Blessed": "yes",
        "Wet": "1 hour and 30 minutes left",
        "Intimidated": "-2 on every roll",
        "Next roll": "-1",
        "Inspired": "+2 on the next Commitment roll",
        "Weather known": "1 hour and 30 minutes",
        "Family enemies due": "2",
    }
    assert [english(row.value) for row in FICTIVE_HACK.status(now)] == [
        "Ada", "2/3", "0", "1+", "-2", "too much", "-1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "given", "fields"),
    [
        ("cure", ("frightened",), {}),
        ("bonus", (0,), {}),
        ("frighten", (), {"frightened": True}),
        ("learn", ("Lute",), {"languages": ("Lute",)}),
        ("die", (False,), {}),
        ("new_arena", (False,), {"exhausted": {"charger": "arena"}}),
        ("ammo", ("longbow", 3), {}),
        ("break", ("lens",), {}),
    ],
)
def test_what_changes_nothing_tells_nothing(
    name: str, given: tuple[Any, ...], fields: dict[str, Any]
) -> None:
    sheet = hero(**fields)

    assert FICTIVE_HACK.effects[name](*given).apply(sheet, LoadedDice(())) == (sheet, ())


@pytest.mark.parametrize(
    ("name", "given", "before", "after", "told"),
    [
        ("shield", ("none",), {"shield": "light", "use_shield": False},
         {"shield": "", "use_shield": True}, ["You have no shield."]),
        ("condition", ("wet", 90), {},
         {"conditions": frozenset({"wet"}), "lasting": {"wet": 90}}, ["You are wet."]),
        ("condition", ("wet",), {"conditions": frozenset({"wet"}), "lasting": {"wet": 5}},
         {"conditions": frozenset({"wet"}), "lasting": {}}, []),
        ("cure", ("frightened",), {"frightened": True}, {"frightened": False},
         ["You are no longer frightened."]),
        ("inspired", ("true",), {}, {"inspired": frozenset({"self"})},
         ["You have +2 on the next Commitment roll."]),
        ("die", (), {"toughened": 2}, {"state": "dead", "lost": 3}, ["You are dead."]),
    ],
)  # fmt: skip
def test_what_changes_a_hero_changes_just_that_and_tells_it(
    name: str,
    given: tuple[Any, ...],
    before: dict[str, Any],
    after: dict[str, Any],
    told: list[str],
) -> None:
    sheet, notes = FICTIVE_HACK.effects[name](*given).apply(hero(**before), LoadedDice(()))

    assert sheet == hero(**{**before, **after})
    assert [english(FICTIVE_HACK.phrase(note)) for note in notes] == told
