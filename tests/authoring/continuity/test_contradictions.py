"""Contradictions that stood in shipped adventures, in copies of the passages: each is found.

Each is found by what the adventure declares of its story, or by a question that nobody declared.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.authoring.continuity.questions import settled
from solo.authoring.playtests.playtest import playtest
from tests.conftest import HEADER

Write = Callable[..., Path]

CLOCK = 'clock: "09:00"\n'
WATCH = """\
scenes:
  answering:
    choices:
      - text: Knock
        time: DO
        then: "You are still knocking when somebody takes hold of your wrist. It's five o'clock."
        clock: "05:00-08:00"
        goto: end
  end: {ending: dark, text: The watch.}
"""
SUPPER = """\
never: {supper: clock > 780}
scenes:
  eidsund:
    choices: [{text: Go to the hall, time: DO, goto: supper}]
  supper:
    title: Seven o'clock
    time: 45
    text: They eat together.
    choices: [{text: Draw, goto: end}]
  end: {ending: home}
"""
ROAD = """\
never: {late: clock < 900}
variables: {place: city}
events: {late: {at: "22:00", when: place == "city", goto: late, time: DO}}
scenes:
  bergen: {choices: [{text: On the telephone, time: 790, then: A voice.}]}
  late: {title: The tunnel, text: The barrier is down., choices: [{text: Turn, goto: end}]}
  end: {ending: home}
"""
TERJE = """\
companions: {terje: {name: Terje Lund}}
present: {terje: {when: "'terje' in companions", names: [Terje], carried: true}}
scenes:
  wall: {enter: {join: terje}, choices: [{text: Answer, goto: watch}]}
  watch: {ending: dark, text: "They help you up. DO"}
"""
BRIDGE = """\
never: {camp: "visited['two-oclock']"}
variables: {grace: true}
scenes:
  camp: {choices: [{text: Cross, goto: two-oclock}]}
  two-oclock:
    text: Then the street begins to walk.
    choices: [{text: A floe, then: Behind you there is no bridge., goto: shared}]
  shared:
    text: The river has not gone yet.
    choices: [{text: Go over again, when: "DO", goto: camp}, {text: Enough, goto: end}]
  end: {ending: rich}
"""
CRUSH = """\
never: {crush: visits > 1}
variables: {place: hall}
events:
  below: {at: "20:30", when: place == "hall", time: 30, goto: crush, text: "At half past eight."}
  stairs: {at: "20:30", when: "place == 'twenty' DO", goto: crush, text: Feet.}
scenes:
  hall: {choices: [{text: Wait, time: WAIT, then: You wait.}]}
  crush: {enter: {set: {place: "'twenty'"}}, text: They meet., goto: twenty}
  twenty: {choices: [{text: Go, time: 1, then: On., goto: end}]}
  end: {ending: measured}
"""


def found(path: Path) -> tuple[set[str], set[str]]:
    """Return what contradicts a declaration, and what is asked."""
    report = playtest(path, 6, "contradictions")
    assert not report.faults
    told = {one.partition(": ")[2] for one in report.shortest}
    return told, set(settled(report.questions, report.shown))


@pytest.mark.parametrize(
    ("scenes", "faulty", "mended", "told", "asked"),
    [
        (WATCH, "1020", "1200", "it tells the hour 05:00-08:00, and the clock another", "hour"),
        (SUPPER, "760", "600", "'clock > 780' holds", "hour supper"),
        (ROAD, "10", "240", "'clock < 900' holds", ""),
        (TERJE, "It is quiet.", "Terje is not there any more.", "'terje' is carried", "unnamed"),
        (BRIDGE, "grace", "not visited['two-oclock']", "'visited['two-oclock']' holds", ""),
        (CRUSH, "", "and not visited['crush']", "'visits > 1' holds", ""),
    ],
)
def test_a_contradiction_is_found_and_a_mended_passage_is_not(
    module: Write, scenes: str, faulty: str, mended: str, told: str, asked: str
) -> None:
    scenes = CLOCK + scenes.replace("WAIT", "690")
    start = scenes.partition("scenes:\n  ")[2].partition(":")[0]
    header = HEADER.replace("quay", start)

    contradicted, questions = found(module(scenes.replace("DO", faulty), header))
    assert any(told in one for one in contradicted)
    assert not asked or any(one.startswith(asked) for one in questions)

    contradicted, questions = found(module(scenes.replace("DO", mended), header))
    assert not contradicted
    assert not any(asked and one.startswith(asked) for one in questions)


@pytest.mark.parametrize(("hour", "asks"), [("half past eight", False), ("ten", True)])
def test_an_event_that_comes_every_day_at_another_hour_is_asked_about(
    module: Write, hour: str, asks: bool
) -> None:
    scenes = CRUSH.replace("At half past eight.", f"They meet, as they do every evening at {hour}.")
    scenes = CLOCK + scenes.replace("WAIT", "690").replace("DO", "and not visited['crush']")

    _, questions = found(module(scenes, HEADER.replace("quay", "hall")))

    assert ("hour hall" in questions) is asks


@pytest.mark.parametrize(
    ("minutes", "asks"), [(665, False), (715, False), (664, True), (716, True)]
)
def test_an_hour_told_with_its_part_is_meant_exactly(
    module: Write, minutes: int, asks: bool
) -> None:
    scenes = f"""\
scenes:
  hall: {{choices: [{{text: Wait, time: {minutes}, then: You wait., goto: stairs}}]}}
  stairs: {{text: It is half past eight., choices: [{{text: Go, goto: end}}]}}
  end: {{ending: measured}}
"""

    _, questions = found(module(CLOCK + scenes, HEADER.replace("quay", "hall")))

    assert ("hour stairs" in questions) is asks


@pytest.mark.parametrize(("minutes", "asks"), [(690, False), (790, True)])
def test_an_hour_told_late_is_asked_about(module: Write, minutes: int, asks: bool) -> None:
    scenes = CLOCK + CRUSH.replace("WAIT", str(minutes)).replace("DO", "and not visited['crush']")

    _, questions = found(module(scenes, HEADER.replace("quay", "hall")))

    assert ("hour hall" in questions) is asks
