"""A sheet is shown in one way for all systems: values by ids, said by the catalogue."""

from solo.rules.art.words import words
from solo.rules.core.shown.sheet_rows import Aloud, Gauge, Values, named, rows, sections
from solo.words import Words
from tests.english import all_english, english


def test_a_section_without_rows_is_left_out() -> None:
    shown = sections(words, {"identity": {"name": "Mara", "concept": ""}, "skills": {"skill": []}})

    assert [(part.id, english(part.title)) for part in shown] == [("identity", "Identity")]
    assert [all_english(row[:2]) for row in shown[0].rows] == [("Name", "Mara")]


def test_a_number_is_shown_even_if_it_is_nought_but_nothing_is_not() -> None:
    values: Values = {"defense": 0, "hero": None, "armor": False, "state": ""}

    assert [all_english(row[:2]) for row in rows(words, values)] == [("Defense (DEF)", "0")]


def test_facts_are_known_to_the_label_and_to_the_value() -> None:
    goals: Values = {"goal": [{"place": 1, "goal": "home"}, {"place": 2, "goal": "rest"}]}

    assert [all_english(row[:2]) for row in rows(words, goals)] == [
        ("Goal 1", "home"),
        ("Goal 2", "rest"),
    ]


def test_what_can_run_out_may_be_drawn_and_is_spoken_in_words() -> None:
    health, fame = rows(words, {"health": Gauge(3, 4), "fame": Gauge(0, 1, drawn=False)})

    assert (health.value, english(health.spoken), health.gauge) == (
        *("3/4", "3 of 4 boxes free"),
        (3, 4),
    )
    assert (fame.value, english(fame.spoken), fame.gauge) == ("0/1", "0 of 1 left", None)


def test_a_sign_is_written_but_spoken_as_a_word() -> None:
    (row,) = rows(words, {"next-roll": Aloud({"bonus": -2})})

    assert all_english(row[:3]) == ("Next roll", "-2", "minus 2")
    assert [Words("de").say(one) for one in row[:2]] == ["Nächster Wurf", "-2"]


def test_a_name_that_is_not_there_is_no_value() -> None:
    assert rows(words, {"concept": named(words, "")}) == ()
