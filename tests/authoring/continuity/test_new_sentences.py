"""Sentences that come after an adventure was accepted are held more strictly."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.files import find
from solo.adventure.loader import load
from solo.adventure.reading.said import FILE, read
from solo.authoring.continuity.new_sentences import NewSentences, signed, signs, written
from solo.authoring.continuity.questions import settled
from solo.authoring.playtests.playtest import playtest
from solo.errors import Problem

Write = Callable[..., Path]

# Tam may be left or lost on the hill; the lamp goes out there or not; Bet is heard of in the inn
STORY = """\
variables: {{tam_lost: false, lamp: true, rain: false}}
scenes:
  quay:
    text: "A hill. With you is Tam. {hill}"
    choices:
      - {{text: Go down, goto: inn}}
      - {{text: Run, set: {{tam_lost: true}}, goto: inn}}
      - {{text: Jump, set: {{lamp: false}}, goto: inn}}
  inn:
    text: "An inn. Here Bet sits. “Well,” says Bet, “sit down,” and Bet nods. {inn}"
    choices:
      - {{text: Stay, goto: end}}
      - {{text: Wait for rain, set: {{rain: true}}, goto: wet}}
  wet: {{text: "Rain falls. {wet}", choices: [{{text: Go, goto: end}}]}}
  end: {{ending: won, text: "It is over. {end}"}}
"""


def story(hill: str = "", inn: str = "", wet: str = "", end: str = "") -> str:
    return STORY.format(hill=hill, inn=inn, wet=wet, end=end)


def asked(module: Write, now: str, before: str = "", games: int = 60) -> set[str]:
    """Return the questions of new sentences, where an adventure was accepted as it was before."""
    folder = module(before or story())
    place = folder / FILE
    place.parent.mkdir(exist_ok=True)
    place.write_text(written(signs(load(folder))), encoding="utf-8")
    report = playtest(module(now), games, "new")
    found = settled(report.questions, report.shown, games)
    return {one for one in found if one.startswith("new ")}


@pytest.mark.parametrize(
    ("now", "found"),
    [
        (story(), set()),
        (story(wet="Tam laughs, too."), {"new wet/tam_lost"}),
        (story(wet="Tam's hat floats by."), set()),
        (story(wet="You think of Tam."), set()),
        (story(wet="Tam isn't with you."), set()),
        (story(wet="“Tam laughs,” you say."), set()),
        (story(wet="{% if not tam_lost %}Tam laughs, too.{% endif %}"), set()),
        (story(hill="Tam laughs, too."), set()),
        (story(wet="You lift the lamp."), {"new wet/lamp"}),
        (story(wet="A lamp burns in the street."), set()),
        (story(wet="{% if lamp %}You lift the lamp.{% endif %}"), set()),
        (story(wet="On the sill Bet waits."), {"new wet/Bet"}),  # who was told of in no rain
        (story(end="In the door Bet waits."), {"new end/Bet"}),
        (story(hill="On the hill Bet waits."), set()),
        (story(wet="On the sill the Ladle waits."), set()),  # which nobody has heard of
    ],
)
def test_a_new_sentence_is_held_to_how_things_stand(
    now: str, found: set[str], module: Write
) -> None:
    rain = "In rain Bet's hat is wet."
    assert asked(module, now.replace("Rain falls.", f"Rain falls. {rain}")) == found


def test_nothing_is_new_where_nothing_was_accepted(module: Write) -> None:
    report = playtest(module(story(wet="Tam laughs, too.")), 60, "new")
    assert not [one for one in report.questions if one.startswith(("new ", "there ", "known "))]


def test_what_was_accepted_is_not_asked_about(module: Write) -> None:
    now = story(wet="Tam laughs, too. You lift the lamp. On the sill Bet waits.")
    assert asked(module, now, before=now) == set()


def test_a_value_in_a_new_sentence_may_be_any(module: Write) -> None:
    now = story(wet="Tam laughs {{ 'loudly' if lamp else 'softly' }}, and is quiet.")
    assert asked(module, now) == {"new wet/tam_lost"}
    now = story(wet="{{ 'Loud' if lamp else 'Soft' }} laughs Tam, and is quiet.")
    assert asked(module, now) == {"new wet/tam_lost"}


def test_somebody_may_be_where_others_of_the_same_turn_have_them(module: Write) -> None:
    before = story(wet="There Bet sits.")
    assert (
        asked(module, before.replace('Bet sits."', 'Bet sits. On the sill Bet waits."'), before)
        == set()
    )


def test_who_was_seldom_told_of_is_not_asked_about(module: Write) -> None:
    assert asked(module, story(wet="On the sill Bet waits."), games=8) == set()


def test_what_was_had_and_lost_is_asked_about(module: Write) -> None:
    found = "text: Jump, set: {lamp: true}, goto: cave"
    cave = (
        "scenes:\n  cave: {text: A cave., choices: [{text: Fall, set: {lamp: false}, goto: inn}]}"
    )
    before = (
        story()
        .replace("lamp: true,", "lamp: false,")
        .replace("text: Jump, set: {lamp: false}, goto: inn", found)
        .replace("scenes:", cave)
    )
    now = before.replace("Rain falls.", "Rain falls. You lift the lamp.")
    assert asked(module, now, before) == {"new wet/lamp"}


def test_a_thing_that_was_never_there_is_asked_about_at_an_ending(module: Write) -> None:
    without = story().replace("lamp: true", "lamp: false").replace("lamp: false}}", "lamp: true}}")
    asks = asked(
        module, without.replace("It is over.", "It is over. You hang up the lamp."), without
    )
    assert asks == {"new end/lamp"}
    assert (
        asked(module, without.replace("Rain falls.", "Rain falls. You lift the lamp."), without)
        == set()
    )


def test_the_file_is_read_as_it_was_written(module: Write) -> None:
    folder = module(story())
    every, problems = signs(load(folder)), list[Problem]()
    (folder / FILE).parent.mkdir(exist_ok=True)
    (folder / FILE).write_text(written(every), encoding="utf-8")

    assert read(find(folder), problems) == every
    assert len(every) > 10
    assert not problems
    assert load(folder).said == every


@pytest.mark.parametrize(
    ("text", "codes"),
    [("- a\n", ["type-wrong"]), ("a: [b]\n", ["type-wrong"]), ("", []), ("# a sign\n", [])],
)
def test_a_file_that_is_none_of_it_is_told(text: str, codes: list[str], module: Write) -> None:
    folder, problems = module(story()), list[Problem]()
    (folder / FILE).parent.mkdir(exist_ok=True)
    (folder / FILE).write_text(text, encoding="utf-8")

    assert read(find(folder), problems) == frozenset()
    assert [one.code for one in problems] == codes


def test_what_is_told_beside_a_new_sentence_counts_as_known() -> None:
    before = ["Here Bet sits. Bet nods.", "The end."]
    now = ["Here Bet sits. On the sill Bet waits. Bet nods.", "The end."]
    known = frozenset(sign for text in before for sign, _ in signed(text))
    new = NewSentences(known, now, {})

    both, alone = new.of(now[0]), new.of(before[0])
    assert both is not None
    assert (both.there, both.known) == ({"Bet"}, {"Bet"})
    assert alone is not None
    assert (alone.there, alone.known) == (frozenset(), {"Bet"})
    before = new.of("Here Bet sits. On the sill Bet waits.")
    assert before is not None
    assert (before.there, before.known) == ({"Bet"}, {"Bet"})
    assert new.of("The end.") is None


@pytest.mark.parametrize("new", ["{{ a }} and {{ b }}.", "Tam nods.", "{{ a }} Tam nods {{ b }}."])
def test_words_that_others_have_too_make_none_of_those_new(new: str) -> None:
    """Else a sentence of values and an "and" would have all others with "and" asked about."""
    before = ["Here Tam nods and laughs.", "Tam nods and goes."]
    known = frozenset(sign for text in before for sign, _ in signed(text))
    sentences = NewSentences(known, [*before, new], {"tam": ["Tam"]})

    assert [sentences.of(text) for text in before] == [None, None]


def test_a_new_sentence_is_known_by_all_of_it_or_by_words_that_no_other_has() -> None:
    before = ["Here Tam nods and laughs."]
    known = frozenset(sign for text in before for sign, _ in signed(text))
    now = [*before, "Tam nods.", "{{ a }} has Tam's hat, and Tam sings."]
    sentences = NewSentences(known, now, {"tam": ["Tam"]})

    for told in ("Tam nods.", "So Bet has Tam's hat, and Tam sings."):
        found = sentences.of(told)
        assert found is not None
        assert found.about == {"tam"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Du hebst die Lampe.", True),
        ("Mit deiner Lampe gehst du weiter.", True),
        ("Die Lampe brennt.", True),
        ("Your lampe burns.", True),
        ("Eine Lampe brennt.", False),
        ("Die Lampen brennen.", False),
        ("Die Lampe fehlt.", False),
    ],
)
def test_a_thing_is_written_with_a_capital_in_german(text: str, told: bool) -> None:
    """Its name is that of a variable, in small letters."""
    found = NewSentences(frozenset(("000000",)), [text], {"lampe": ["lampe"]}).of(text)

    assert (found is not None and found.about == {"lampe"}) == told


def test_what_several_variables_say_is_asked_as_often_as_the_one_that_says_it_most() -> None:
    questions = {"known Bet": 10, "there inn/Bet/rain=True": 7, "there inn/Bet/lamp=True": 3}

    assert settled(questions, {}, 60) == {"new inn/Bet": 7}
