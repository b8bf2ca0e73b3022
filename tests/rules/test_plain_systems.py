"""A system that says as little as one can: what the core does for it in all that it leaves out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import pytest

from solo.errors import SoloError
from solo.rules.core.bases import CheckBase, EncounterBase
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.effect_dice import explained, fallen_for
from solo.rules.core.effects import effect
from solo.rules.core.effects_in_order import InOrder
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Note, Odds, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.script import opened
from solo.rules.core.shown.fight_view import Fighter, FightView
from solo.rules.core.shown.moment import Moment, Standing
from solo.rules.core.shown.strip import Band, die_strip, odds_strip, strip_of, succeeding
from solo.rules.core.system import System
from solo.rules.core.system_parts import Cast, Tries
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.samples import samples
from solo.rules.core.wording.spoken import attribute_or_check, spoken_check, spoken_effect
from tests.english import all_english, english


@dataclass(frozen=True, kw_only=True)
class Walker:
    """A hero whose traits stand in a mapping."""

    name: str
    traits: Mapping[str, int] = field(default_factory=dict)
    luck: int = 3
    tired: bool = False
    calling: str = ""
    bag: tuple[str, ...] = ()


@dataclass(frozen=True)
class Pull(CheckBase):
    """A d6 against a number."""

    trait: str
    hard: int = 4
    purpose: str = ""
    shorthand: ClassVar[str] = "trait"

    def resolve(self, sheet: object, dice: Dice) -> Outcome:
        (face,) = dice.roll(1, 6)
        facts = {"hard": self.hard, "open": True, "against_all": 2}
        good = face >= self.hard
        return Outcome("up" if good else "down", int(good), int(not good), (face,), facts=facts)


def rest(sheet: Walker, hours: int = 1) -> tuple[Walker, tuple[Note, ...]]:
    """Rest for a while."""
    return sheet, (Note("rested", {"passed": 60 * hours}),)


Rest = effect("Rest", rest, "A rest.", shorthand="hours")
Nap = effect("Nap", rest, "A nap.")


class Bare(System[Any]):
    name, title, kept = "bare", "Bare", Walker
    checks: Mapping[str, type] = {"pull": Pull}
    effects: Mapping[str, Any] = {"rest": Rest, "nap": Nap}
    template = Path()
    tries = Tries("pull", ("brawn", "brain", "wit"), "hard")


BARE = Bare()
NOBODY = Cast({}, {})
ADA = Walker(name="Ada", traits={"brawn": 4}, calling="smith", bag=("rope",), tired=True)


def refused(call: Any, *arguments: Any) -> str:
    with pytest.raises(Illegal) as caught:
        call(*arguments)
    return english(caught.value.reason)


def test_a_sheet_is_seen_and_shown_by_its_fields() -> None:
    assert dict(BARE.view(ADA)) == {
        "name": "Ada", "brawn": 4, "luck": 3, "tired": True, "calling": "smith", "bag": ("rope",),
    }  # fmt: skip
    (section,) = BARE.describe(ADA)
    rows = [(english(row.label), english(row.value)) for row in section.rows]
    assert rows == [("Name", "Ada"), ("Brawn", "4"), ("Luck", "3"), ("Calling", "smith")]
    assert BARE.status(ADA) == section.rows
    assert english(section.title) == "Ada"


def test_somebody_is_made_of_a_few_traits() -> None:
    made = BARE.stand_in("Tom", {"brawn": "5", "luck": "1", "calling": "cook", "tired": "true"})

    assert made == Walker(name="Tom", traits={"brawn": 5}, luck=1, calling="cook", tired=True)
    assert BARE.stand_in("Tom", {}) == Walker(name="Tom")
    assert "did you mean 'luck'" in refused(BARE.stand_in, "Tom", {"lock": "1"})
    assert "brawn, brain" in refused(BARE.stand_in, "Tom", {"name": "x"})
    assert "whole number" in refused(BARE.stand_in, "Tom", {"brawn": "strong"})


def test_a_deed_is_a_check_with_trait_and_difficulty() -> None:
    assert BARE.improvise("Wit", "") == Pull("wit")
    assert BARE.improvise("wi", "5", "to see") == Pull("wit", 5, "to see")
    assert BARE.improvise("brawn", "") == Pull("brawn")
    assert "did you mean" in refused(BARE.improvise, "bra", "")
    assert "did you mean 'wit'" in refused(BARE.improvise, "wot", "")
    assert "whole number" in refused(BARE.improvise, "wit", "hard")


@pytest.mark.parametrize(
    ("likelihood", "face", "label", "number"),
    [
        ("even", 50, "yes", 1), ("even", 51, "no", -1), ("even", 44, "yes, and", 2),
        ("even", 66, "no, and", -2), ("certain", 95, "yes", 1), ("certain", 96, "no", -1),
        ("remote", 5, "yes", 1), ("remote", 6, "no", -1), ("likely", 75, "yes", 1),
        ("unlikely", 25, "yes", 1), ("unlikely", 26, "no", -1), ("likely", 100, "no", -1),
    ],
)  # fmt: skip
def test_a_question_is_a_d100(likelihood: str, face: int, label: str, number: int) -> None:
    asked = BARE.question(likelihood)
    outcome = asked.resolve(None, LoadedDice((face,)))

    assert (outcome.label, outcome.successes - outcome.failures) == (label, number)
    assert outcome.count in (asked.counts() or ())
    assert outcome.facts["likelihood"] == likelihood


def test_words_for_how_likely_it_is_are_their_chances() -> None:
    told = {row.word: row.percent for row in BARE.likelihoods(None)}

    assert told == {"certain": 95, "likely": 75, "even": 50, "unlikely": 25, "remote": 5}
    for word, percent in told.items():
        found = odds(BARE.question(word), None)
        assert found.percent(found.succeeding) == percent
    assert "did you mean 'likely'" in refused(BARE.question, "likly")


def test_a_roll_is_put_and_explained_by_what_it_holds() -> None:
    (said,) = all_english(BARE.explain(Pull("wit", 3).resolve(None, LoadedDice((5,)))))

    assert said == "Up, rolled 5 (hard 3, against all 2)."
    assert english(BARE.put(Pull("wit", 3, "to see"), None)) == "Pull: wit, 3, to see"


# What it says nothing of


def test_what_a_system_says_nothing_of_is_not_there_or_leaves_all_as_it_is() -> None:
    others: Any = BARE
    hero = ADA

    assert (BARE.lacks(hero), BARE.companions(hero), BARE.standing(hero), BARE.things(hero)) == (
        (), (), (), (),
    )  # fmt: skip
    assert BARE.companion(hero, "cat", None) is BARE.forget(hero, ()) is hero
    assert BARE.pooled(hero, others) is BARE.welcomed(hero, others) is hero
    assert BARE.pass_time(hero, 60) == BARE.finish(hero) == BARE.part(hero) == (hero, ())
    assert BARE.everybody(hero) == BARE.home(hero) == (hero,)
    assert BARE.revive(hero, LoadedDice(())) == Step(None, hero, (), Outcome("revived"))
    assert BARE.upon("any", [Rest(), Nap()]) == InOrder((Rest(), Nap()))
    assert BARE.reward(5) == InOrder(())
    nothing = (
        BARE.fallen(hero), BARE.own_quest(hero), BARE.reading, BARE.meaning("wit"),
        BARE.rules(), BARE.words(), BARE.review(()), BARE.seen, BARE.difficulties(),
    )  # fmt: skip
    assert nothing == ("", "", "", "", (), {}, (), (), ())
    none = (
        BARE.relieve(hero), BARE.skilled("climb", ""), BARE.by_hand, BARE.strip(Outcome("up")),
        BARE.advance(hero), BARE.hero_of(hero), BARE.nobody,
    )  # fmt: skip
    assert none == (None,) * 7
    assert BARE.versus(Outcome("up", 3, 1)) == (2, 0)
    assert (BARE.hero, BARE.bind(hero, NOBODY), BARE.using(options="o")) == (Walker, hero, BARE)
    for call in (
        lambda: BARE.effort("wit", ""), lambda: BARE.gather(Pull("wit"), hero, ()),
    ):  # fmt: skip
        assert refused(call) == "Bare has no roll of several; 'everyone' rolls for each"
    nothing_to_do = "Bare has nothing to do outside the choices of a scene"
    assert refused(BARE.do_standing, "rest", "", hero, LoadedDice(())) == nothing_to_do
    assert refused(System.improvise, Idle(), "wit", "") == nothing_to_do
    with pytest.raises(SoloError, match=r"^Bare takes no table of one's own$"):
        BARE.using(table=others)


class Idle(Bare):
    tries = Tries()


def test_what_is_said_where_a_system_says_nothing() -> None:
    told, effects = BARE.improvised("wit", Outcome("up", 1), 0)
    assert (english(told), effects) == ("It goes well.", ())
    assert english(BARE.improvised("wit", Outcome("down", 0, 1), 0)[0]) == "It goes badly."
    assert BARE.answer(Outcome("no, and")) == "no, and"
    assert BARE.phrase(Note("rested", {"text": "You rest."})) == "You rest."
    assert BARE.phrase(Note("rested", {})) == "rested"


def test_the_template_is_a_folder_of_files(tmp_path: Path) -> None:
    (tmp_path / "heroes").mkdir()
    for name in ("heroes/ada.yaml", "adventure.yaml"):
        (tmp_path / name).write_text(name)

    class Own(Bare):
        template = tmp_path

    assert list(Own().beginning().items()) == [
        ("adventure.yaml", b"adventure.yaml"), ("heroes/ada.yaml", b"heroes/ada.yaml"),
    ]  # fmt: skip


def test_rule_options_make_another_system() -> None:
    @dataclass(frozen=True)
    class House:
        hard: bool = False

    class Own(Bare):
        options = House

    assert Own()._house == House()
    assert Own().using(options=House(True))._house == House(True)


def waiting(table: Table[Walker], view: Moment | None) -> Script[Outcome]:
    """Wait where something is to be seen."""
    if view is not None:
        table.stands = lambda: view
    table.acted.append("rats")
    yield from table.ask(())
    return Outcome("over")


def test_what_is_seen_of_a_moment_is_the_view_of_a_fight_or_what_the_script_says() -> None:
    """The hero stands in it by their own values, where the script tells nothing of one."""

    class Fighting(Bare):
        _counts_up = ("wounds",)

        def fight(self, encounter: Any, sheet: Walker) -> FightView | None:
            return None if sheet.tired else FightView(2, fighters=(Fighter("rats", "rats", "foe"),))

    ready = Walker(name="Bo")
    seen = opened(ready, waiting, None)
    assert Fighting().moment(seen, ready) == Moment(2, (Standing("rats", "foe"),), ("rats",))
    assert Fighting().moment(seen, ADA) is None
    assert BARE.moment(seen, ready) is None
    assert BARE.moment(EncounterBase(), ready) is None
    assert BARE.fight(seen, ready) is None
    said = opened(ready, waiting, Moment(3))
    assert BARE.moment(said, ready) == Moment(3, (Standing("hero", "hero"),))
    assert BARE._fares(ready) == Standing("hero", "hero")


def test_dice_of_an_effect_are_told_by_their_sides_and_a_roll_by_its_system() -> None:
    told = fallen_for(
        [(6, 2), (6, 5), (4, 1)],
        [Note("a", {"text": "Ouch."}), Note("b", {"text": ""})],
        late=False,
    )
    assert all_english(explained(BARE, told)) == (
        "The dice: d6 shows 2, 5; d4 shows 1.", "Ouch.",
    )  # fmt: skip
    assert all_english(explained(BARE, Outcome("up", 1, faces=(5,)))) == ("Up, rolled 5.",)


# What is typed at a table


def test_a_check_is_spoken_with_its_fields_or_what_is_tried() -> None:
    assert spoken_check(BARE, 'pull wit hard=5 purpose="to see"', NOBODY) == (
        "pull", Pull("wit", 5, "to see"),
    )  # fmt: skip
    assert spoken_check(BARE, "Pull trait=wit", NOBODY) == ("pull", Pull("wit"))
    both = attribute_or_check(BARE, "pull wit", NOBODY, BARE.improvise)
    assert both == ("pull", Pull("wit"))
    assert attribute_or_check(BARE, '"wit" 5', NOBODY, BARE.improvise) == ("check", Pull("wit", 5))
    assert attribute_or_check(BARE, "brawn", NOBODY, BARE.improvise) == ("check", Pull("brawn"))
    for words in ("", "fly", "pull hard=x", "pull wit trait=wit", "pull", "fly trait=wit"):
        assert refused(attribute_or_check, BARE, words, NOBODY, BARE.improvise), words
    assert "pull" in refused(attribute_or_check, BARE, "", NOBODY, BARE.improvise)
    assert "did you mean 'pull'" in refused(spoken_check, BARE, "pul wit", NOBODY)


class Skilled(Bare):
    """Skills and traits of two words, a check called as a trait is, and names that are missing."""

    checks: Mapping[str, type] = {"pull": Pull, "wit": Pull}
    tries = Tries("pull", ("brawn", "wit", "quick hands"), "hard")

    def skilled(self, skill: str, difficulty: str) -> Any:
        return Pull(skill, int(difficulty or 4)) if skill in ("lore", "old songs") else None

    def bind(self, value: Any, cast: Cast) -> Any:
        if value.purpose == "to hit":
            raise ValueError(f"nobody is called {'wolf' if not cast.items else 'rat'}")
        return value


@pytest.mark.parametrize(
    ("typed", "check"),
    [
        ("lore", Pull("lore")),
        ("lore 6", Pull("lore", 6)),
        ("old songs", Pull("old songs")),
        ("old songs 5", Pull("old songs", 5)),
        ("quick hands", Pull("quick hands")),
        ("quick hands 5", Pull("quick hands", 5)),
        ("wit", Pull("wit")),
    ],
)
def test_skills_and_traits_may_have_several_words(typed: str, check: Pull) -> None:
    skilled = Skilled()
    assert attribute_or_check(skilled, typed, NOBODY, skilled.improvise) == ("check", check)


def test_a_name_that_is_missing_is_told_as_it_was_given() -> None:
    words = 'pull wit purpose="to hit"'
    assert refused(spoken_check, Skilled(), words, NOBODY) == "nobody is called wolf"


def test_a_system_without_examples_has_none() -> None:
    told = samples(BARE)

    assert told == ("", "", "", ())
    assert told.joining == "add Mara"


def test_an_effect_is_spoken_with_its_fields() -> None:
    name, one = spoken_effect(BARE, "rest 3", NOBODY)
    assert (name, one) == ("rest", Rest(hours=3))
    assert spoken_effect(BARE, "Rest hours=2", NOBODY)[1] == Rest(hours=2)
    assert spoken_effect(BARE, "nap", NOBODY)[1] == Nap()
    assert "'3'" in refused(spoken_effect, BARE, "nap 3", NOBODY)
    assert "did you mean 'rest'" in refused(spoken_effect, BARE, "rst", NOBODY)
    assert getattr(Rest, "shorthand", "") == "hours"
    assert not hasattr(Nap, "shorthand")


def test_a_check_that_leaves_nothing_to_decide_takes_no_time() -> None:
    step = BARE.begin(Pull("wit"), ADA, asks=True).step("roll", "", ADA, LoadedDice((4,)))

    assert (step.minutes, step.notes, step.sheet) == (0, (), ADA)
    assert step.outcome is not None
    assert step.outcome.label == "up"


def test_the_minutes_of_effects_are_those_of_their_notes() -> None:
    table: Table[Walker] = Table(ADA, LoadedDice(()))
    table.minutes = 5
    table.change(Rest(hours=2), Nap())

    assert table.minutes == 5 + 120 + 60
    assert [note.facts["passed"] for note in table.notes] == [120, 60]


# A roll as a ruler


def test_the_odds_of_a_roll_are_bands_from_the_worst_on() -> None:
    found = Odds(
        total=100, labels={"a": 100}, counts={"3s": 10, "1s": 20, "1f": 30, "2f": 40}, triggers={}
    )
    strip = odds_strip(found)
    assert strip.bands == (
        Band("-2", 40, False), Band("-1", 70, False), Band("+1", 90, True), Band("+3", 100, True),
    )  # fmt: skip
    assert (strip.length, strip.lines, strip.band) == (100, (70,), None)
    assert strip.place(30) == 30
    turned = strip.turned()
    assert [band.last for band in turned.bands] == [10, 30, 60, 100]
    assert (turned.down, turned.place(30), turned.turned()) == (True, 71, strip)


def test_odds_that_are_not_counted_are_bands_by_label_and_the_one_that_came_is_known() -> None:
    plain = Odds(
        total=6, labels={"low": 1, "mid": 0, "high": 3, "top": 2}, counts={"": 6}, triggers={}
    )
    assert odds_strip(plain, "high").bands == (
        Band("low", 1), Band("high", 4), Band("top", 6),
    )  # fmt: skip
    assert odds_strip(plain, "high").band == 1
    assert odds_strip(plain, "none").band is None
    two = odds_strip(
        Odds(total=6, labels={"yes": 2, "no": 4}, counts={"1s": 2, "1f": 4}, triggers={}), "yes"
    )
    assert two.bands == (Band("no", 4, False), Band("yes", 6, True))
    assert two.band == 1
    mixed = odds_strip(
        Odds(total=6, labels={"a": 3, "b": 2, "c": 1}, counts={"1s": 4, "1f": 2}, triggers={})
    )
    assert mixed.bands == (Band("c", 1, False), Band("b", 3, None), Band("a", 6, True))
    ungraded = Odds(total=6, labels={"x": 6}, counts={"2s": 2, "5s": 4}, triggers={}, graded=False)
    assert [band.good for band in odds_strip(ungraded).bands] == [None, None]


def test_bands_of_a_die_and_what_succeeds_on_it() -> None:
    strip = die_strip(20, 13, (7,))
    assert strip.bands == (Band("failed", 12, False), Band("passed", 20, True))
    assert strip.faces == (7,)
    assert english(succeeding(strip)) == "13 or more succeeds"
    assert succeeding(strip.turned()) == succeeding(strip)
    low = strip_of([("good", 5, True), ("none", 5, True), ("bad", 9, False), ("bad", 10, False)])
    assert low.bands == (Band("good", 5, True), Band("bad", 10, False))
    assert english(succeeding(low)) == "5 or less succeeds"
    assert succeeding(low.turned()) == succeeding(low)
    assert english(succeeding(die_strip(6, 1, ()))) == "anything succeeds"
    assert english(succeeding(die_strip(6, 9, ()))) == "nothing succeeds"
    assert succeeding(None) == ""
    assert succeeding(strip_of([("a", 3, None), ("b", 6, True)])) == ""
    assert die_strip(6, 9, ()).bands == (Band("failed", 6, False),)
