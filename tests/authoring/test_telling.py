"""What texts say of things, people and numbers is held against how they stand."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring.hours import spans, within
from solo.authoring.playtest import playtest
from solo.authoring.questions import settled
from solo.authoring.telling import acts, had, missed, narrated
from tests.conftest import HEADER


@pytest.mark.parametrize(
    ("text", "has"),
    [
        ("You hold up the lantern.", True),
        ("You give the Inspector the lantern.", True),
        ("Your lantern has gone out.", True),
        ("The lantern is still in your hand.", True),
        ("There, on its hook, hangs the lantern.", True),
        ("Du gibst ihr die lantern.", True),
        ("You no longer have the lantern.", False),
        ("You have given her a lantern.", False),
        ("You see the lantern of somebody else.", False),
        ("“You have the lantern,” she says.", False),
        ("“You have the lantern,\n\nsays a letter. You hold up the lantern.", False),
        ("You hold up the lantern. “You have", True),
        ("The lanterns are lit. You take the road.", False),
    ],
)
def test_a_text_has_a_thing_in_the_heros_hands_or_there(text: str, has: bool) -> None:
    assert had(("lantern",), narrated(text)) is has


@pytest.mark.parametrize(
    ("label", "uses"),
    [
        ("Show her the letter", True),
        ("Lay half of the letter on the table", True),
        ("Lay the other letter on the table", False),
        ("Tie it with your own letter", True),
        ("Take the letter", False),
        ("Ask for the letter", False),
    ],
)
def test_a_choice_uses_a_thing(label: str, uses: bool) -> None:
    assert had(("letter",), label, label=True) is uses


@pytest.mark.parametrize(
    ("text", "does", "gone"),
    [
        ("Desha laughs.", True, False),
        ("Desha has sat down.", True, False),
        ("Then Desha is dead.", False, True),
        ("Desha isn't here.", False, True),
        ("Desha has gone.", False, True),
        ("Desha has gone to the brook.", False, False),
        ("Desha's laugh; you hear it yet.", False, False),
        ("“Desha is dead,” says the guard.", False, False),
    ],
)
def test_somebody_acts_or_is_missed(text: str, does: bool, gone: bool) -> None:
    told = narrated(text)

    assert (acts(("Desha",), told), missed(("Desha",), told)) == (does, gone)


@pytest.mark.parametrize(
    ("text", "hour", "fits"),
    [
        ("“Good evening,” he says.", 9, False),
        ("“Good evening,” he says.", 18, True),
        ("»Guten Morgen«, sagt er.", 21, False),
        ("It is night.", 2, True),
        ("It was still morning.", 16, False),
        ("It is evening wear.", 9, True),
        ("People say good morning to you, or don't.", 21, True),
    ],
)
def test_a_part_of_the_day_is_told_at_its_hours(text: str, hour: int, fits: bool) -> None:
    assert all(within(hour * 60, span) for span in spans(text)) is fits


STORY = """\
clock: "09:00"
variables: {bottles: 3, rope: true, ann: here, water: 1, mood: 0}
present: {rope: {when: rope, names: [rope]}, ann: {when: ann == "here", names: [Ann]}}
companions: {tomas: {name: Tomas, attributes: {strength: Good}}}
items: {key: {name: iron key}}
events: {horn: {at: "10:00", until: "10:20", EVENT text: A horn.}}
scenes:
  quay:
    enter: ENTER
    text: Fog.
    choices: [{text: "CHOICE", EFFECT, then: "TOLD", goto: end}]
  end: {ending: home, text: "{% if mood < 0 %}Rain.{% endif %} {{ water }}"}
"""
PASTS = {  # what a story says, by the question that it brings
    "held rope/quay": ("Go", "You throw the rope.", "set: {rope: false}", "set: {rope: false}"),
    "held key/quay": ("Give her the iron key", "Done.", "gain: key, lose: key", "set: {mood: 1}"),
    "gone ann/quay": ("Go", "Ann nods.", "set: {ann: \"'gone'\"}", "set: {mood: 1}"),
    "here ann/quay": ("Go", "Ann is dead.", "set: {mood: 1}", "set: {mood: 1}"),
    "here tomas/quay": ("Go", "Tomas isn't here.", "join: tomas", "set: {mood: 1}"),
    "count bottles/quay": ("Go", "Four bottles are left.", "set: {mood: 1}", "set: {mood: 1}"),
    "count water/quay": ("Go", "A gulp.", "set: {water: 0}", "set: {water: water - 1}"),
    "late horn/quay": ("Go", "You sleep.", "set: {mood: 1}", "time: 300"),
}


def asked(module: Callable[..., Path], *changes: tuple[str, str]) -> set[str]:
    """Return the questions that two games of the story leave, with some words changed."""
    scenes = STORY
    for old, new in changes:
        scenes = scenes.replace(old, new, 1)
    report = playtest(module(scenes, HEADER), 2, "telling")
    assert not report.faults
    return set(settled(report.questions, report.shown))


def as_told(question: str) -> tuple[tuple[str, str], ...]:
    choice, told, enter, effect = PASTS[question]
    return ("CHOICE", choice), ("TOLD", told), ("ENTER", f"{{{enter}}}"), ("EFFECT", effect)


@pytest.mark.parametrize("question", PASTS)
def test_what_a_text_says_otherwise_than_it_is_is_asked(
    module: Callable[..., Path], question: str
) -> None:
    assert question in asked(module, *as_told(question), ("EVENT", ""))


@pytest.mark.parametrize(
    ("question", "old", "new"),
    [
        ("held rope/quay", "enter: {set: {rope: false}}", "enter: {}"),
        ("held key/quay", ", lose: key", ""),
        ("gone ann/quay", "'gone'", "'here'"),
        ("here ann/quay", "set: {mood: 1}, then", "set: {ann: \"'gone'\"}, then"),
        ("here tomas/quay", "{join: tomas}", "{}"),
        ("count bottles/quay", "Four", "Three"),
        ("count water/quay", "{set: {water: 0}}", "{}"),
        ("late horn/quay", "EVENT", "else: {text: It blew.},"),
    ],
)
def test_what_is_so_is_not_asked(
    module: Callable[..., Path], question: str, old: str, new: str
) -> None:
    told = asked(module, *as_told(question), (old, new), ("EVENT", ""))

    assert question not in told


def test_a_number_that_may_be_below_0_is_no_question(module: Callable[..., Path]) -> None:
    changes = (("CHOICE", "Go"), ("TOLD", "Well."), ("ENTER", "{}"), ("EVENT", ""))

    assert not asked(module, *changes, ("EFFECT", "set: {mood: mood - 1}"))


ALONG = """\
companions: {tomas: {name: Tomas, attributes: {strength: Good}}}
scenes:
  quay: {text: Fog., choices: [{text: Bring, join: tomas, goto: way}, {text: Alone, goto: way}]}
  way: {text: Sand., choices: [{text: On, goto: end}]}
  end: {ending: home, text: "TOLD"}
"""


@pytest.mark.parametrize(
    ("told", "asks"),
    [
        ("Tomas nods.", True),
        ("“Well,” says Tomas.", True),
        ("{% if 'tomas' in companions %}Tomas nods.{% endif %} Home.", False),
        ("You think of Tomas.", False),
        ("“Well.” You think of what Tomas said.", False),
    ],
)
def test_the_same_words_of_somebody_along_or_not_are_asked_about(
    module: Callable[..., Path], told: str, asks: bool
) -> None:
    report = playtest(module(ALONG.replace("TOLD", told), HEADER), 10, "along")

    found = settled(report.questions, report.shown, report.games)
    assert ("gone tomas/end" in found) is asks


def test_the_hero_is_along(module: Callable[..., Path]) -> None:
    scenes = ALONG.replace("TOLD", "Tomas nods.").replace("name: Tomas", "name: Ada")

    report = playtest(module(scenes.replace("Tomas nods", "Ada nods"), HEADER), 10, "along")

    assert not [one for one in settled(report.questions, report.shown) if one.startswith("gone")]


@pytest.mark.parametrize(("lost", "asks"), [("lose: key", True), ("set: {mood: 1}", False)])
def test_what_was_lost_on_the_way_to_a_scene_is_not_there(
    module: Callable[..., Path], lost: str, asks: bool
) -> None:
    changes = (("goto: end", "goto: way"), ("ENTER", "{gain: key}"), ("EFFECT", lost))
    scene = "  way: {text: The iron key is still in your hand., choices: [{text: On, goto: end}]}\n"

    told = asked(module, ("  end:", f"{scene}  end:"), *changes, ("CHOICE", "Go"), ("EVENT", ""))

    assert ("held key/way" in told) is asks
