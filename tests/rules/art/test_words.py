"""What the rules say: every note a sentence, every roll explained."""

import re
from pathlib import Path

import pytest

import solo.rules.art
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Alertness, Defense
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Note, Outcome
from solo.words import Words
from tests.english import all_english, english
from tests.rules.art.sample import PHRASED, face, hero

NOTES = re.compile(r'Note\(\s*"([a-z-]+)"|_CODE = "([a-z-]+)"')
TOLD = re.compile(r'\.tell\(\s*"([a-z-]+)"')
SAID = re.compile(r'\.say\(\s*"([a-z-]+)"')


def test_every_note_of_the_package_has_words() -> None:
    package = Path(solo.rules.art.__path__[0])
    found = set()
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        fights = path.parent.name == "fight" or path.name == "fighting.py"  # that of a chase
        prefix = "fight-" if fights else ""  # what a fight puts before them
        found |= {code for pair in NOTES.findall(text) for code in pair if code}
        found |= set(TOLD.findall(text))
        found |= {prefix + code for code in SAID.findall(text)}

    assert len(found) > 150
    assert found <= PHRASED


def test_fatigue_from_cold_is_no_cold_trail_in_german() -> None:
    """A trail that is lost is called cold as well (ART-333)."""
    note = Note("fatigued", {"points": 1, "source": "cold", "minutes": None, "per_day": 0})

    assert Words("de").say(ART.phrase(note)) == "Müdigkeit (Kälte): -1 auf alle deine Würfe."


def test_a_roll_is_told_by_its_rank_whatever_the_outcome_is_called() -> None:
    """A trail is cold and a quarry caught; the dice still fell on a rank."""
    own = TraitRoll(attribute=("agility",), difficulty=Rank.POOR).resolve(
        hero(), LoadedDice([face(7, Rank.FEEBLE)])
    )

    told = all_english(ART.explain(own._replace(label="cold")))[0]

    assert told.endswith("or more succeeds: Feeble, 2 failures.")


@pytest.mark.parametrize(
    ("note", "said"),
    [
        (
            Note("damaged", {"rank": "Great", "boxes": ("Good", "Passable")}),
            "Great damage: the Good and Passable Health boxes are checked off.",
        ),
        (Note("fame-expended", {"by": 2, "left": 1}), "You spend 2 Fame; 1 left."),
        (
            Note("fatigued", {"points": 1, "source": "cold", "minutes": 60, "per_day": 0}),
            "Fatigue (cold): -1 on all your rolls for 1 hour.",
        ),
        (
            Note("medkit-found", {"name": "Mrs. Sprake's grease", "bonus": 1, "uses": 2}),
            "You have a med-kit now: Mrs. Sprake's grease (+1, 2 uses).",
        ),
        (
            Note("medkit-used", {"name": "Mrs. Sprake's grease", "uses": 1, "by": "Bet Gow"}),
            "Bet Gow uses a med-kit, Mrs. Sprake's grease: 1 use left.",
        ),
        (
            Note("bonus-changed", {"by": 2, "before": 0, "bonus": 2}),
            "You have +2 on your next action.",
        ),
        (
            Note("bonus-changed", {"by": 2, "before": 2, "bonus": 4}),
            "Another +2: you have +4 on your next action in all.",
        ),
        (
            Note("bonus-changed", {"by": 2, "before": -2, "bonus": 0}),
            "Your -2 for your next action is used up.",
        ),
    ],
)
def test_notes_are_plain_sentences(note: Note, said: str) -> None:
    assert english(ART.phrase(note)) == said


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("before", "bonus"), [(0, 2), (2, 4), (-2, 0)])
def test_of_somebody_at_a_table_a_bonus_is_not_told_as_yours(
    before: int, bonus: int, language: str
) -> None:
    note = Note("bonus-changed", {"by": 2, "before": before, "bonus": bonus})

    said = Words(language, "Mara", "art").say(ART.phrase(note))

    assert not re.search(r"\b(?:you|your|deine)\b", said, re.IGNORECASE)
    assert re.search(r"\b(?:the next action|nächste Handlung)\b", said)


@pytest.mark.rule("ART-172", "ART-173", "ART-174")
def test_why_tells_trait_row_roll_columns_difficulty_and_rules() -> None:
    sheet = hero(attributes={"strength": 9}, skills={"climbing": 4, "rock climbing": 1})
    check = TraitRoll(
        attribute=("strength",), skills=("climbing", "rock climbing"), difficulty=Rank.POOR
    )

    lines = all_english(ART.explain(check.resolve(sheet, LoadedDice([73]))))

    assert lines == (
        "73; 28 or more succeeds: Good, 3 successes.",
        "Strength 9 + Climbing 4 + Rock climbing 1 = 14.",
        "The trait's row is 14 (ART-009, ART-025).",
        "Roll: 73; d100 (ART-011).",
        "Row 14: Catastrophic 1-3, Pathetic 4-7, Feeble 8-15, Inferior 16-27, Poor 28-42, "
        "Passable 43-58, Good 59-73, Great 74-85, Super 86-92, Awesome 93-100.",
        "Column: Good.",
        "Difficulty: Poor (ART-174).",
        "Good is column 7, Poor is 5: 7 - 5 + 1 = 3 successes (ART-217).",
    )


def test_why_tells_of_caps_shifts_and_damage() -> None:
    check = Defense(attack=Rank.PASSABLE, damage=1, defense=14, modifier=20, shift=-9)

    said = " ".join(all_english(ART.explain(check.resolve(None, LoadedDice([33])))))

    for part in ("ART-202", "ART-198", "ART-216", "ART-260", "ART-456", "damage rating 1"):
        assert part in said


@pytest.mark.rule("ART-219")
@pytest.mark.parametrize(("roll", "told"), [(99, True), (50, False)])
def test_why_tells_where_the_bonus_of_five_successes_comes_from(roll: int, told: bool) -> None:
    check = TraitRoll(trait=14, difficulty=Rank.POOR)

    lines = all_english(ART.explain(check.resolve(None, LoadedDice([roll]))))

    assert ("6 successes: +2 on your next action (ART-219)." in lines) is told


def test_why_tells_when_nothing_was_rolled() -> None:
    assert all_english(ART.explain(Outcome("aborted"))) == ()


def test_what_is_put_before_a_roll() -> None:
    check = TraitRoll(
        attribute=("strength",), skills=("climb",), difficulty=Rank.POOR, purpose="to hold the door"
    )

    assert english(ART.put(check, hero(skills={"climb": 2}))) == (
        "Strength 7 + Climb 2 = 9 against Poor, to hold the door."
    )


@pytest.mark.rule("ART-179")
def test_a_hidden_difficulty_is_told_by_why() -> None:
    outcome = Alertness(difficulty=Rank.GREAT).resolve(hero(), LoadedDice([face(7, Rank.GOOD)]))

    assert "Difficulty: Great (ART-174)." in all_english(ART.explain(outcome))


def test_how_others_rolled_is_counted_in_words() -> None:
    facts = {"name": "Marit", "label": "Good", "count": "4s"}
    uncounted = {**facts, "count": ""}

    assert english(ART.phrase(Note("everyone-rolled", facts))) == "Marit: Good, 4 successes."
    assert english(ART.phrase(Note("everyone-rolled", uncounted))) == "Marit: Good."
    attempt = {**facts, "count": "1f", "phases": 2, "scale": "minutes"}
    assert (
        english(ART.phrase(Note("attempt", attempt)))
        == "Marit: Good, 1 failure; 2 phases of 5 minutes."
    )
