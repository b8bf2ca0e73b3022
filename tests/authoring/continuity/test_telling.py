"""What texts say of things, people and numbers is held against how they stand."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring.continuity import body
from solo.authoring.continuity.hours import awaited, missed, spans, within
from solo.authoring.continuity.questions import settled
from solo.authoring.continuity.sifting import sifted
from solo.authoring.continuity.sums import DEALS, sums
from solo.authoring.continuity.telling import acts, dropped, had, leads, narrated
from solo.authoring.continuity.telling import missed as missing
from solo.authoring.playtests.playtest import playtest
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
        ("You gave the Inspector the lantern.", True),
        ("You turn the lantern down.", True),
        ("The lantern turns on its nail.", False),
        ("There is also Anna's lantern.", True),
        ("There is also Mrs. Anna's lantern.", True),
        ("There is also Anna's lanternist.", False),
        ("Crane pushes the lantern across with his toe.", True),
        ("She gives you the lantern.", True),
        ("She gives him the lantern.", False),
        ("You no longer have the lantern.", False),
        ("You have given her a lantern.", False),
        ("You see the lantern of somebody else.", False),
        ("“You have the lantern,” she says.", False),
        ("“You have the lantern,\n\nsays a letter. You hold up the lantern.", False),
        ("You hold up the lantern. “You have", True),
        ("The lanterns are lit. You take the road.", False),
        ("You read it by the light of your lantern.", True),
        ("You read it by the light of a lantern.", False),
        ("In the glow of the lantern it is a door.", True),
        ("Im Schein der Lantern ist es eine Tür.", True),
        ("Du schwenkst die Lantern.", True),
        ("You stand there, the lantern in one hand.", True),
        ("Die Lantern noch in der Hand, gehst du.", True),
        ("You see her with a lantern in her hand.", False),
        ("You go over like someone crossing a brook, lantern high.", True),
        ("It hangs by the lantern high up there.", False),
    ],
)
def test_a_text_has_a_thing_in_the_heros_hands_or_there(text: str, has: bool) -> None:
    assert had(("lantern",), narrated(text)) is has


@pytest.mark.parametrize(
    ("text", "has"),
    [
        ("You hold up the lantern.", True),
        ("The lantern is in your hand.", True),
        ("She hands you the lantern.", True),
        ("Your lantern is far away.", False),
        ("There, on its hook, hangs the lantern.", False),
    ],
)
def test_what_is_only_in_hand_is_told_from_what_is_there(text: str, has: bool) -> None:
    assert had(("lantern",), text, in_hand=True) is has


@pytest.mark.parametrize(
    ("label", "uses"),
    [
        ("Show her the letter", True),
        ("Hold the letter up", False),  # one may take it up so
        ("Hold up the letter", True),
        ("Lay half of the letter on the table", True),
        ("Lay the other letter on the table", False),
        ("Tie it with your own letter", True),
        ("Go down with the letter", True),
        ("Come back with a letter", False),
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
        ("It is Desha's hat. Desha laughs.", True, False),
        ("Desha has sat down.", True, False),
        ("Desha, out of breath, is already at the gate.", True, False),
        ("Desha is a queen.", False, False),
        ("Desha has put down the pail.", True, False),
        ("Desha has to hook it out.", True, False),
        ("Desha has to be there.", False, False),
        ("Desha counts the steps.", True, False),
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

    assert (acts(("Desha",), told), missing(("Desha",), told)) == (does, gone)


@pytest.mark.parametrize(
    ("text", "hour", "fits"),
    [
        ("“Good evening,” he says.", 9, False),
        ("“Good evening,” he says.", 18, True),
        ("»Guten Morgen«, sagt er.", 21, False),
        ("It is night.", 2, True),
        ("It was still morning.", 16, False),
        ("It is evening wear.", 9, True),
        ("It is dawn.", 12, False),
        ("It was dusk.", 18, True),
        ("The yard lies in the low morning sun.", 20, False),
        ("You read it by the evening’s light.", 9, False),
        ("You read it by the evening’s light.", 19, True),
        ("In the morning they will be gone.", 20, True),
        ("You have bought the morning light.", 20, True),
        ("She asks whether it is evening.", 9, True),
        ("“If it is night, they come.”", 9, True),
        ("People say good morning to you, or don't.", 21, True),
    ],
)
def test_a_part_of_the_day_is_told_at_its_hours(text: str, hour: int, fits: bool) -> None:
    assert all(within(hour * 60, span) for span in spans(text)) is fits


@pytest.mark.parametrize(
    ("label", "along"),
    [
        ("Go on, with Desha", True),
        ("Walk to the gate with Desha", True),
        ("Take Desha by the arm", True),
        ("Take Desha's arm", False),
        ("Ask Desha", False),
        ("Talk with Desha", False),
        ("Go to Desha's room", False),
    ],
)
def test_a_choice_takes_somebody_along(label: str, along: bool) -> None:
    assert leads(("Desha",), label) is along


STORY = """\
clock: "09:00"
variables: {bottles: 3, rope: true, ann: here, water: 1, mood: 0, sugar: 2}
present:
  rope: {when: rope, names: [rope]}
  ann: {when: ann == "here", names: [Ann]}
  skins: {when: water, names: [skins, waterskins]}
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
SET = "set: {mood: 1}"
PASTS = {  # what a story says, by the question that it brings
    "held rope/quay": ("Go", "You throw the rope.", "set: {rope: false}", "set: {rope: false}"),
    "held key/quay": ("Give her the iron key", "Done.", "gain: key, lose: key", "set: {mood: 1}"),
    "gone ann/quay": ("Go", "Ann nods.", "set: {ann: \"'gone'\"}", "set: {mood: 1}"),
    "here ann/quay": ("Go", "Ann is dead.", "set: {mood: 1}", "set: {mood: 1}"),
    "here tomas/quay": ("Go", "Tomas isn't here.", "join: tomas", "set: {mood: 1}"),
    "count bottles/quay": ("Go", "Four bottles are left.", "set: {mood: 1}", "set: {mood: 1}"),
    "count water/quay": ("Go", "A gulp.", "set: {water: 0}", "set: {water: water - 1}"),
    "count skins/quay": ("Go", "You count your two full skins.", SET, SET),
    "count sugar/quay": ("Go", "You pay.", SET, "set: {sugar: sugar - 3}"),
    "hour quay": ("Go", "At four the horn will blow.", SET, SET),
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
        ("count skins/quay", "two full skins", "one full skins"),
        ("count sugar/quay", "- 3", "- 2"),
        ("hour quay", "At four", "At ten"),
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
        ("On the last stair, standing still, Tomas. “Well.”", True),
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


def test_a_choice_with_somebody_along_or_not_is_asked_about(module: Callable[..., Path]) -> None:
    scenes = ALONG.replace("text: On", 'text: "Go on, with Tomas"').replace("TOLD", "Home.")
    there = scenes.replace('{text: "', '{when: "\'tomas\' in companions", text: "').replace(
        "choices: [{when", "choices: [{text: On, goto: end}, {when"
    )
    for written, asks in ((scenes, True), (there, False)):
        report = playtest(module(written, HEADER), 10, "along")
        found = settled(report.questions, report.shown, report.games)
        assert ("gone tomas/way" in found) is asks


@pytest.mark.parametrize(("asked_for", "asks"), [("not in", True), ("in", False)])
def test_who_is_asked_for_and_never_named_when_along_is_asked_about(
    module: Callable[..., Path], asked_for: str, asks: bool
) -> None:
    told = f"{{% if 'tomas' {asked_for} companions %}}Tomas nods.{{% endif %}} Home."

    report = playtest(module(ALONG.replace("TOLD", told), HEADER), 20, "along")

    found = settled(report.questions, report.shown, report.games)
    assert ("unnamed tomas/end" in found) is asks


@pytest.mark.parametrize("hero", ["Ada", "Ada Holm"])
def test_the_hero_is_along(hero: str, module: Callable[..., Path]) -> None:
    scenes = ALONG.replace("TOLD", "Ada nods.").replace("name: Tomas", "name: Ada")
    path = module(scenes, HEADER)
    sheet = path / "ada.yaml"
    sheet.write_text(sheet.read_text().replace("name: Ada", f"name: {hero}"))

    report = playtest(path, 10, "along")

    assert not [one for one in settled(report.questions, report.shown) if one.startswith("gone")]


FLAG = """\
variables: {lamp: FIRST}
PRESENT
scenes:
  quay: {text: Fog., choices: [{text: "CHOICE", set: {lamp: THEN}, then: "TOLD", goto: end}]}
  end: {ending: home, text: "{{ 1 if lamp }}"}
"""


@pytest.mark.parametrize(
    ("first", "then", "told", "declared", "asks"),
    [
        ("false", "false", "You hold up the lamp.", "", True),
        ("false", "true", "You hold up the lamp.", "", False),
        ("true", "false", "You set down the lamp.", "", False),
        ("false", "false", "You see a lamp. Your lamp is at home.", "", False),
        ("0", "0", "You hold up the lamp.", "", False),  # a number may count anything
        ("false", "false", "You hold up the lamp.", "{lamp: {when: lamp, told: [fog]}}", True),
        ("false", "false", "You hold up the lamp.", "{lamp: {when: not lamp}}", False),
        ("false", "false", "You hold up the lamp.", "{it: {when: not lamp, names: [x]}}", False),
        ("false", "false", "You hold up the lamp.", "{lamp: {when: turn < 9}}", False),
    ],
)
def test_what_a_variable_is_called_after_is_in_hand_while_it_is_true(
    module: Callable[..., Path], first: str, then: str, told: str, declared: str, asks: bool
) -> None:
    story = FLAG.replace("FIRST", first).replace("THEN", then).replace("TOLD", told)
    present = f"present: {declared}" if declared else ""
    path = module(story.replace("PRESENT", present).replace("CHOICE", "Go"), HEADER)

    report = playtest(path, 2, "flags")

    assert not report.faults
    assert ("held lamp/quay" in settled(report.questions, report.shown)) is asks


def test_a_variable_called_after_a_part_of_the_body_is_no_thing(
    module: Callable[..., Path],
) -> None:
    story = FLAG.replace("TOLD", "You hold up your lamp.").replace("THEN", "false")
    story = story.replace("FIRST", "false").replace("PRESENT", "").replace("CHOICE", "Go")

    for word, asks in (("thumb", False), ("stump", True)):
        report = playtest(module(story.replace("lamp", word), HEADER), 2, "flags")
        assert (f"held {word}/quay" in settled(report.questions, report.shown)) is asks


def test_a_choice_uses_what_a_variable_says_is_not_in_hand(module: Callable[..., Path]) -> None:
    story = FLAG.replace("TOLD", "So.").replace("THEN", "false").replace("PRESENT", "")

    for first, asks in (("false", True), ("true", False)):
        path = module(story.replace("FIRST", first).replace("CHOICE", "Hold up the lamp"), HEADER)
        report = playtest(path, 2, "flags")
        assert ("held lamp/quay" in settled(report.questions, report.shown)) is asks


def test_what_is_declared_acts_and_is_not_there(module: Callable[..., Path]) -> None:
    changes = (("CHOICE", "Go"), ("TOLD", "The rope turns."), ("EVENT", ""), ("EFFECT", SET))

    assert "held rope/quay" in asked(module, *changes, ("ENTER", "{set: {rope: false}}"))
    assert "held rope/quay" not in asked(module, *changes, ("ENTER", "{}"))


@pytest.mark.parametrize(("lost", "asks"), [("lose: key", True), ("set: {mood: 1}", False)])
def test_what_was_lost_on_the_way_to_a_scene_is_not_there(
    module: Callable[..., Path], lost: str, asks: bool
) -> None:
    changes = (("goto: end", "goto: way"), ("ENTER", "{gain: key}"), ("EFFECT", lost))
    scene = "  way: {text: The iron key is still in your hand., choices: [{text: On, goto: end}]}\n"

    told = asked(module, ("  end:", f"{scene}  end:"), *changes, ("CHOICE", "Go"), ("EVENT", ""))

    assert ("held key/way" in told) is asks


@pytest.mark.parametrize(
    ("text", "loses"),
    [
        ("The key falls into the basin.", True),
        ("The key rolls and falls away down the drain.", True),
        ("You drop the key.", True),
        ("And the key, you had to leave it where it lay.", True),
        ("You left the key behind.", True),
        ("The key stays behind.", True),
        ("The key stays dry.", False),
        ("Du verlierst den Mut; der key liegt da.", False),
        ("The keyhole falls away.", False),
        ("“You drop the key,” she says.", False),
        ("You hold the key.", False),
    ],
)
def test_a_thing_is_lost(text: str, loses: bool) -> None:
    assert dropped(("key",), narrated(text)) is loses


@pytest.mark.parametrize(
    ("label", "loses"),
    [
        ("Let the key go", True),
        ("Drop the key", True),
        ("Give up the key", True),
        ("Give her the key", False),
    ],
)
def test_a_choice_lets_go_of_a_thing(label: str, loses: bool) -> None:
    assert dropped(("key",), label, label=True) is loses


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("You pay three coins.", (("coins", -3),)),
        ("You slowly count out two more crowns.", (("crowns", -2),)),
        ("It costs you a coin.", (("coin", -1),)),
        ("You earn 12 guilders.", (("guilders", 12),)),
        ("Du zahlst drei Kronen.", (("kronen", -3),)),
        ("“You pay three coins,” he says.", ()),
        ("She pays three coins.", ()),
    ],
)
def test_a_text_has_the_hero_pay_or_gain(text: str, said: tuple[tuple[str, int], ...]) -> None:
    assert sums(narrated(text)) == said
    assert not said or not DEALS.isdisjoint(sifted(text).words)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Your bandage has slipped.", ("wounded",)),
        ("It takes the skin of your back with it.", ("wounded",)),
        ("Wire tears open your hand.", ("wounded",)),
        ("The skin of your hands is tight.", ()),
        ("You are unhurt.", ("whole",)),
        ("The water closes. You drown.", ("dead",)),
        ("They would let you die.", ()),
        ("“You die,” he says.", ()),
        ("You are alone.", ("alone",)),
        ("You are alone with her.", ()),
        ("You bleed.", ("wounded",)),
    ],
)
def test_a_text_tells_of_the_heros_body(text: str, said: tuple[str, ...]) -> None:
    assert body.told(text) == said


@pytest.mark.parametrize(
    ("label", "hour", "past"),
    [
        ("Catch the five o'clock train", 17, True),
        ("Go home, and catch the five o'clock train", 17, True),
        ("Catch the five o'clock train", 16, False),
        ("Catch the five o'clock train", 22, False),
        ("Tell him five o'clock", 17, False),
        ("Wait until midnight", 14, False),
    ],
)
def test_a_choice_is_about_an_hour_that_is_past(label: str, hour: int, past: bool) -> None:
    assert missed(label, hour * 60 + 20) is past


@pytest.mark.parametrize(
    ("label", "hour", "fits"),
    [
        ("Thank them, and come back in the dark", 12, False),
        ("Thank them, and come back in the dark", 20, True),
        ("Sleep till morning", 6, True),
        ("Sleep till morning", 15, False),
        ("Wait until it is dark", 2, True),
        ("Warte bis zum Abend", 9, False),
        ("Look into the dark", 12, True),
    ],
)
def test_a_choice_leads_to_a_part_of_the_day(label: str, hour: int, fits: bool) -> None:
    assert all(within(hour * 60, span) for span in awaited(label)) is fits


MORE = {  # what a story says, by the question that it brings
    "here rope/quay": ("Go", "The rope falls into the water.", SET, SET),
    "here rope/quay by a choice": ("Let the rope go", "Well.", SET, SET),
    "here tomas/quay": ("Go", "You are alone.", "join: tomas", SET),
    "count sugar/quay": ("Go", "You pay two sugars.", SET, "set: {sugar: sugar - 1}"),
    "count sugar/quay by a choice": ("Pay two sugars", "Well.", SET, SET),
    "hurt quay": ("Go", "You drown.", SET, SET),
    "hurt quay by a wound": ("Go", "Your wound is red.", SET, SET),
    "hour quay": ("Catch the nine o'clock train", "Well.", "time: 20", SET),
    "hour quay by a part of the day": ("Come back in the dark", "Well.", SET, "time: 30"),
    "past quay": ("Go", "There is your skiff, where you left it.", SET, SET),
}


@pytest.mark.parametrize("question", MORE)
def test_more_of_what_a_text_says_otherwise_is_asked(
    module: Callable[..., Path], question: str
) -> None:
    choice, told, enter, effect = MORE[question]
    before = "".join(
        f"      - {{text: Look {word}, once: true, then: Fog and {word}.}}\n"
        for word in ("up", "down", "left", "right", "back", "on")
    )
    changes = (("CHOICE", choice), ("TOLD", told), ("ENTER", f"{{{enter}}}"), ("EFFECT", effect))
    look = ("    choices: [{text", f"    choices:\n{before}      - {{text")

    found = asked(module, *changes, ("EVENT", ""), look, ("goto: end}]", "goto: next}"), (
        "  end:", "  next: {text: Sand., choices: [{text: On, goto: end}]}\n  end:"
    ))  # fmt: skip

    assert question.partition(" by ")[0] in found


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("You hold the lamp.", True),
        ("A lamp is a lamp. You keep, as you always have done since the war, the lamp.", False),
        (f"There, in the long wet grass, lies {'Anna ' * 12}Berg's lamp.", True),
        ("The lamp is there, and the other lamp: you take the lamp.", True),
        ("The lamp that you still carried.", True),
        ("The lamp in the other hand.", True),
    ],
)
@pytest.mark.parametrize("before", ["", "The yard is dark. " * 40])
@pytest.mark.parametrize("after", ["", " It is late by now." * 40])
def test_what_is_held_is_found_wherever_it_stands_in_a_text(
    text: str, holds: bool, before: str, after: str
) -> None:
    assert had(("lamp",), f"{before}{text}{after}") is holds
