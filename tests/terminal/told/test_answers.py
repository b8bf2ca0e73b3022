"""What a player asked to know."""

import pytest

from solo.engine.commands import Ask, Choose, Jot, Jump, Set, Table, Try, Use
from solo.engine.past import Noted
from solo.rules.core.outcome import Outcome
from solo.rules.core.system_parts import Row, RuleEntry, Section
from solo.terminal.told.answers import answer, sheet, topics
from solo.terminal.typed.command_words import command_words
from solo.terminal.typed.readings import Query
from solo.terminal.typed.verbs import VERBS
from solo.terminal.window.wrap import lay_out
from solo.terminal.words import words
from solo.words import english
from tests.terminal.fake import BLANK, STANDS, FakeSession, FakeSystem, Odds, at_roll


def told(
    topic: str, words: str = "", session: FakeSession | None = None, *, spoken: bool = True
) -> list[str]:
    return [
        block.text for block in answer(Query(topic, words), session or FakeSession(), spoken=spoken)
    ]


def test_every_query_has_an_answer() -> None:
    asked = {
        reading.topic
        for entry in VERBS
        if isinstance(reading := entry.read("", FakeSession()), Query)
    }

    assert asked - set(topics()) == {"quit"}


def test_help_lists_every_command_that_means_something_here() -> None:
    """The sheet of this system has no parts called skills and gear."""
    listing = "\n".join(told("help"))
    known = [entry for entry in VERBS if entry.name not in ("skills", "gear")]

    assert all(
        f"{english(words(entry.usage))}: {english(words(entry.help))}" in listing for entry in known
    )
    assert "your skills" not in listing


@pytest.mark.parametrize("entry", VERBS, ids=lambda entry: entry.name)
def test_help_tells_of_each_command(entry: object) -> None:
    assert told("help", entry.name)[0] == english(words(entry.usage))  # type: ignore[attr-defined]


def test_help_for_a_misspelt_command_names_the_nearest() -> None:
    assert told("help", "jurnal") == ["There is no command 'jurnal'. Perhaps 'help journal'?"]


def test_help_on_questions_tells_the_hero_s_chances() -> None:
    assert "likely (Feeble, 75%)" in "".join(told("help", "ask"))


def test_the_sheet_is_drawn_or_spoken() -> None:
    assert told("health", spoken=False) == ["Health", "  First wound  [x] Poor"]
    assert told("health", spoken=True) == ["Health", "First wound: Poor, checked"]


def test_a_part_of_the_sheet_is_told_alone_and_an_unknown_one_names_the_parts() -> None:
    assert told("sheet", "fame")[0] == "Fame and fortune"
    assert told("sheet", "hat") == [
        "Your sheet has nothing under 'hat'; it has Attributes, Health, Fame and fortune."
    ]


def test_without_a_hero_there_is_no_sheet() -> None:
    session = FakeSession(state=BLANK._replace(sheet=None))

    assert told("sheet", session=session) == ["There is no hero yet."]


def test_the_odds_of_a_choice_are_told_count_by_count() -> None:
    assert told("odds", "1") == [
        "Climb the cliff",
        "2 failures: 15%",
        "1 failure: 25%",
        "1 success: 35%",
        "2 successes: 25%",
        "In all, success: 60%",
    ]


def test_of_many_counts_those_far_from_none_share_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {f"{n}s": 1 for n in range(9, 0, -1)} | {f"{n}f": 1 for n in range(1, 12)}
    monkeypatch.setattr(FakeSession, "odds", lambda session, option: Odds(20, counts, counts))

    said = told("odds", "1")
    assert said[1:3] == ["5 or more successes: 25%", "4 successes: 5%"]
    assert said[-2:] == ["5 or more failures: 35%", "In all, success: 45%"]
    assert len(said) == 12


def test_a_roll_without_degrees_is_told_by_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Odds(8, {"passed": 5, "failed": 3}, {"1s": 5, "1f": 3})
    monkeypatch.setattr(FakeSession, "odds", lambda session, option: found)

    assert told("odds", "1") == ["Climb the cliff", "Passed: 62.5%", "Failed: 37.5%"]


def test_a_check_whose_results_have_names_is_told_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = {"moved": 2, "held": 1, "fell": 1}
    found = Odds(4, labels, {"2s": 2, "1s": 1, "1f": 1}, by_label=True)
    monkeypatch.setattr(FakeSession, "odds", lambda session, option: found)

    assert told("odds", "1") == ["Climb the cliff", "Moved: 50%", "Held: 25%", "Fell: 25%"]
    assert "moved 50%, held 25%, fell 25%" in told("odds")[1]


def test_where_nothing_is_counted_no_success_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Odds(4, {"great": 2, "good": 1, "poor": 1}, {"": 4})
    monkeypatch.setattr(FakeSession, "odds", lambda session, option: found)

    assert told("odds", "1") == ["Climb the cliff", "Great: 50%", "Good: 25%", "Poor: 25%"]


def test_a_count_that_is_neither_good_nor_bad_is_told_as_what_falls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = Odds(4, {"lucky": 1, "unlucky": 3}, {"2s": 1, "1s": 3}, graded=False)
    monkeypatch.setattr(FakeSession, "odds", lambda session, option: found)

    assert told("odds", "1") == ["Climb the cliff", "A 2: 25%", "A 1: 75%"]
    assert "no success or failure" in told("odds")[1]


def test_a_count_that_its_words_name_is_told_in_them(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = {"2 harmed": 1, "1 harmed": 1, "nobody harmed": 2}
    found = Odds(4, ways, {"2s": 1, "1s": 1, "1f": 2}, graded=False)
    monkeypatch.setattr(FakeSession, "odds", lambda session, option: found)

    told_of = ["Climb the cliff", "2 harmed: 25%", "1 harmed: 25%", "Nobody harmed: 50%"]
    assert told("odds", "1") == told_of


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("wade", "The odds depend on what you do."),
        ("3", "No roll."),
        ("9", "There is no choice '9'."),
        ("sing", "There is no choice 'sing'."),
    ],
)
def test_where_there_are_no_odds_it_is_said_why(words: str, said: str) -> None:
    assert told("odds", words)[-1] == said


def test_the_odds_of_all_choices_are_told_at_once() -> None:
    assert told("odds")[1] == " 1. Climb the cliff: 60% for success"


def test_odds_are_told_in_the_middle_of_a_roll_too() -> None:
    assert told("odds", "1", at_roll())[0] == "Roll Strength 9"


def test_why_explains_the_last_roll() -> None:
    rolled = FakeSession(state=BLANK._replace(last=Outcome("Good", successes=2)))

    assert told("why", session=rolled) == ["Why", "Good: 2s.", "Row 9, roll 73."]
    assert told("why") == ["Nothing has been rolled yet."]


def test_while_a_roll_waits_why_explains_the_one_before() -> None:
    """A question may be asked meanwhile, and its answer is the last roll that has fallen."""
    waiting = at_roll()
    assert told("why", session=waiting) == [
        "This roll is not finished yet. When it is, 'why' explains it.",
        *STANDS,
    ]

    waiting.state = waiting.state._replace(last=Outcome("Good", successes=2))
    assert told("why", session=waiting)[1 + len(STANDS) :][:2] == [
        "The roll before this one",
        "Good: 2s.",
    ]


def test_a_label_too_wide_for_its_column_is_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "Mrs. Sprake's goose-grease and bandages"
    part = Section("kit", "Kit", (Row("Salts", "1 use"), Row(name, "+1, 2 left")))
    monkeypatch.setattr(FakeSystem, "describe", lambda system, sheet: (part,))

    drawn = lay_out(answer(Query("sheet", "kit"), FakeSession(), spoken=False), 80)

    assert ["".join(text for text, _ in row) for row in drawn] == [
        "Kit",
        "  Salts  1 use",
        f"  {name}  +1, 2 left",
    ]


@pytest.mark.parametrize("words", ["fame", "ART-064", "renown", "good name"])
def test_a_rule_is_found_by_title_id_or_word(words: str) -> None:
    assert told("rules", words)[:2] == ["Fame", "A good name, spent on rolls."]


def test_an_unknown_rule_names_the_nearest() -> None:
    assert told("rules", "fmae") == ["No rule mentions 'fmae'. Perhaps: Fame."]


def test_the_journal_tells_turns_in_words_with_notes_in_place() -> None:
    session = FakeSession()
    session.do(Jot("A gull."))
    session.do(Choose("climb"))
    session.do(Choose("roll"))
    session.do(Jot("High."))

    assert told("journal", session=session) == [
        "The quay",
        "Fog, and gulls.",
        "Note: A gull.",
        "1. Climb the cliff",
        "2. Roll Strength 9",
        "Good: 2s.",
        "Up, by 73.",
        "Note: High.",
    ]


def test_the_journal_may_be_asked_for_its_last_turns() -> None:
    session = FakeSession()
    session.do(Jot("A gull."))
    session.do(Choose("climb"))
    session.do(Choose("roll"))
    session.do(Jot("High."))

    last = ["2. Roll Strength 9", "Good: 2s.", "Up, by 73.", "Note: High."]
    assert told("journal", "1", session=session) == last
    assert told("journal", "99", session=session)[0] == "The quay"
    assert "'journal 5'" in told("journal", "soon", session=session)[0]


def test_notes_of_turns_taken_back_are_still_told() -> None:
    session = FakeSession()
    session.notes.append(Noted(7, "Later."))

    assert told("journal", session=session)[-1] == "Note: Later."


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (Choose("climb"), "Climb the cliff"),
        (Choose("name", "Orla"), "Give the boat a name: Orla"),
        (Choose("gone-by"), "Gone by"),
        (Try("strength", "Good", "lift it"), "Try strength against Good: lift it"),
        (Try("strength"), "Try strength"),
        (Ask("Is it?", "likely"), "Ask: Is it? (likely)"),
        (Use("first-aid"), "First aid on yourself"),
        (Use("first-aid", "Tomas"), "First aid on yourself: Tomas"),
        (Jump("quay"), "jump quay"),
        (Set("clues", "4"), "set clues=4"),
    ],
)
def test_a_command_is_said_as_it_was_meant(command: object, said: str) -> None:
    assert command_words(command, BLANK, FakeSession()) == said  # type: ignore[arg-type]


def test_looking_tells_the_time_and_what_can_always_be_done() -> None:
    assert told("look")[-2:] == ["It is 09:00.", "At any time: aid (First aid on yourself)"]


def test_why_explains_what_was_tried_in_the_middle_of_a_roll() -> None:
    tried = at_roll()
    tried.do(Try("strength"))
    tried.state = tried.state._replace(last=Outcome("Good", successes=2))

    assert told("why", session=tried)[:2] == ["Why", "Good: 2s."]


def test_why_waits_for_a_roll_that_is_not_settled() -> None:
    assert "not finished" in told("why", session=at_roll())[0]


@pytest.mark.parametrize(
    ("dice", "chances"),
    [
        ("d100<=45", ["0 successes: 55%", "1 success: 45%"]),
        ("2d100kl1<=45", ["0 successes: 30.2%", "1 success: 69.8%"]),  # best of two: 1 - 0.55²
        ("2d100kh1<=45", ["0 successes: 79.8%", "1 success: 20.2%"]),  # worst of two: 0.45²
        ("1d20<=9", ["0 successes: 55%", "1 success: 45%"]),
    ],
)
def test_odds_are_told_of_plain_dice_against_a_target(dice: str, chances: list[str]) -> None:
    assert told("odds", dice)[:2] == chances


def test_a_number_that_is_no_choice_is_no_dice() -> None:
    assert "There is no choice '77'." in " ".join(told("odds", "77"))


def test_a_sheet_outside_a_game_is_told_part_by_part_in_columns_or_as_sentences() -> None:
    parts = FakeSystem().describe(BLANK.sheet)

    spoken = [block.text for block in sheet(parts, spoken=True)]
    drawn = [block.text for block in sheet(parts, spoken=False)]

    assert spoken[:3] == ["Attributes", "Strength (STR): 9", "Charm: 6"]
    assert "Strength (STR)" in drawn[1]
    assert drawn[1] != spoken[1]


def test_what_is_brought_to_a_table_is_said_by_the_name_of_its_file() -> None:
    said = command_words(Table("bring", "my.yaml\ntables:\n  colours: [red]"), BLANK, FakeSession())  # type: ignore[arg-type]  # a fake

    assert said.endswith(" my.yaml")
    assert "red" not in said


def test_of_many_rules_some_are_told_and_the_others_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    titles = [f"Rope {letter}" for letter in "abcdefghijkl"]
    many = tuple(RuleEntry(name, name, "It holds.", (), ()) for name in titles)
    monkeypatch.setattr(FakeSystem, "rules", lambda _: many)

    shown = answer(Query("rules", "rope"), FakeSession(), spoken=True)  # type: ignore[arg-type]  # a fake

    *rules, last = shown
    whole = [block.text for block in rules if block.text.startswith("Rope ")]
    assert 0 < len(whole) < len(many)
    assert [name for name in titles if name in last.text] == titles[len(whole) :]
    assert last.spans[0].style == "remark"


def test_dice_that_would_be_thrown_on_and_on_are_told_with_how_rarely_they_are_stopped() -> None:
    """Of ten more throws of a coin, and the first, all eleven go on in 1 of 2 ** 11 rolls."""
    said = told("odds", "d2!")[-1]

    assert "at most 10 times" in said
    assert "1 of 2,048 rolls" in said
