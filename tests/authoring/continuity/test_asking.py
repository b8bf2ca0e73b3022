"""What looks forgotten in a game is asked, and what is not is left alone."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.authoring.continuity.asking import Asking
from solo.authoring.continuity.hours import ahead, apart, hours
from solo.authoring.continuity.lasting import lasted
from solo.authoring.continuity.questions import OPEN, SAME, meant, settled
from solo.authoring.playtests.playtest import playtest
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Try, Undo
from solo.engine.events import Narrated
from solo.engine.session import Session
from tests.conftest import HEADER

Write = Callable[..., Path]

HEAD = """\
companions: {tam: {name: Tam Reed}}
quests: {out: Bring Tam out, home: Go home}
items: {lamp: {name: brass lamp, cost: Poor}}
variables: {rope: false, coins: 0}
clock: "17:00"
present: {man: {when: not rope, names: [man]}, jo: {when: not rope, names: [Jo Hart, girl]}}
"""
START = """\
scenes:
  quay:
    text: A quay.
    enter: {join: tam}
    choices:
      - {text: Go, DO, goto: road}
  road: {text: A road., choices: [{text: On, goto: end}]}
  end: {ending: won, text: "TEXT"}
"""

ASKED = {
    "a hero who is hurt": ("damage: Good", "You are home.", "unnamed wound/end"),
    "a thing of the story": (
        "gain: lamp, then: \"{{ 'x' in 'lamp' }}\"", "You are home.", "unnamed lamp/end",
    ),
    "somebody who left and speaks": ("leave: tam", "“Well,” says Tam.", "gone tam/end"),
    "in other words": ("leave: tam", "Tam only says: “Well.”", "gone tam/end"),
    "an hour in the text": ("time: 240", "It's five o'clock.", "hour end"),
    "an hour at its beginning": ("time: 120", "At half past eight you go.", "hour end"),
    "an hour by a clock": ("time: 240", "The clock of the church said five.", "hour end"),
    "an hour that is not past yet": ("time: 20", "It's gone six.", "hour end"),
    "an hour that is soon past": ("time: 54", "It's gone six.", "hour end"),
    "a half hour that is not past yet": ("time: 60", "It has gone half past six.", "hour end"),
    "an hour by its distance": ("time: 20", "It is half an hour short of nine.", "hour end"),
    "stars by day": ("time: 960", "A hatch, with the stars in it.", "hour end"),
    "a sun at night": ("time: 360", "The sun is still high.", "hour end"),
    "an hour in the past": ("time: 240", "And it was half past five.", "hour end"),
    "somebody who is not there by what is declared": (
        "set: {rope: true}", "“So,” says the old man.", "gone man/end",
    ),
    "somebody who is not there by a name": (
        "set: {rope: true}", "“So,” says Jo Hart.", "gone jo/end",
    ),
    "a quest completed without somebody": (
        "leave: tam, quest: {complete: out}", "Home.", "against out/tam",
    ),
    "somebody who left and speaks as in a play": ("leave: tam", "TAM REED. Well.", "gone tam/end"),
    "a quest that ends both ways": (
        "quest: {take: home, fail: home, complete: home}", "Home.", "against home/fail",
    ),
    "a time that did not pass": ("time: 25, then: An hour later it rains.", "Home.", "hour quay"),
    "a time far shorter": (
        "time: 150, check: {trait: {attribute: strength, difficulty: Poor}}, outcomes: {else:"
        " {text: You wait ten minutes.}}", "Home.", "hour quay",
    ),
    "a quest failed beside somebody": ("quest: {take: out, fail: out}", "Home.", "against out/tam"),
}  # fmt: skip
SILENT = {
    "a hurt that is named": ("damage: Good", "You are home, and bleed."),
    "a time about as long": ("time: 45, then: It takes you an hour.", "You are home."),
    "a time where no clock goes": ("then: It takes you an hour.", "You are home."),
    "a time that may pass": (
        "time: 5, then: It is told that if it takes an hour it is long.",
        "Home.",
    ),
    "a time until an ending": ("time: 5", "It takes an hour until you are home."),
    "a time that is spoken of": ("time: 5, then: “It takes you an hour.”", "Home."),
    "a scratch": ("damage: Inferior", "You are home."),
    "a thing that is named": ("gain: lamp", "The lamp{{ 'x' in 'lamp' }}."),
    "a thing that nothing asks for": ("gain: lamp", "You are home."),
    "somebody who is there": ("time: 1", "“Well,” says Tam."),
    "somebody who says goodbye": ("leave: tam, then: “Well” says Tam.", "Home."),
    "somebody who is spoken of": ("leave: tam", "You miss Tam."),
    "somebody who is there by what is declared": ("time: 1", "“So,” says the old man."),
    "somebody declared who is spoken of": ("set: {rope: true}", "You miss the old man, says Jo."),
    "another who is called so too": ("set: {rope: true}", "“So,” says a girl."),
    "somebody declared who is spoken to": ("set: {rope: true}", "“So,” says Jo to the man."),
    "somebody declared whose thing is told of": (
        "set: {rope: true}",
        "“So.” She says Jo's name once more.",
    ),
    "somebody declared whose name is told": ("set: {rope: true}", "The man is called Jo."),
    "somebody declared whose own name is told": ("set: {rope: true}", "“So.” He is called Jo."),
    "another who is told of so": ("set: {rope: true}", "“So,” says an old man. A man says: “No.”"),
    "a line that is another's": ("leave: tam", "TAM REEDER. Well."),
    "a word that is a name too": ("leave: tam", "“So.” She says reed is dear."),
    "a blow": ("time: 240", "It struck one of them."),
    "stars at night, and by day when they are spoken of": (
        "time: 300",
        "Under the stars. “The sun is high.” As if the sun was up. The sun is gone.",
    ),
    "the clock's own hour": ("time: 10", "It's five o'clock."),
    "an hour that is nearly past": ("time: 56", "It's gone six."),
    "a half hour that is past": ("time: 95", "It has just gone half past six."),
    "an hour that is past": ("time: 61", "It's gone six. It is past noon."),
    "the clock's hour by its distance": ("time: 20", "It is half an hour short of six."),
    "an hour of every day in a scene": ("time: 20", "It blows, as it does every day at nine."),
    "an hour of something else": ("time: 240", "You said five o'clock. It is one of them."),
    "a quest about nobody": ("leave: tam, quest: {complete: home}", "Home."),
}


def asks(path: Path, games: int = 3) -> set[str]:
    report = playtest(path, games, "asking")
    assert not report.faults
    found = settled(report.questions, report.shown)
    return {one for one in found if not one.startswith("unnamed tam")}


def story(do: str, text: str) -> str:
    return HEAD + START.replace("DO", do).replace("TEXT", text)


@pytest.mark.parametrize(("do", "text", "question"), ASKED.values(), ids=ASKED)
def test_what_looks_forgotten_is_asked(module: Write, do: str, text: str, question: str) -> None:
    assert asks(module(story(do, text))) == {question}


@pytest.mark.parametrize(("do", "text"), SILENT.values(), ids=SILENT)
def test_what_is_remembered_is_not(module: Write, do: str, text: str) -> None:
    assert asks(module(story(do, text))) == set()


def test_a_condition_of_who_is_there_that_fails_is_told_and_the_game_goes_on(module: Write) -> None:
    scenes = story("set: {coins: coins}", "“So,” says the old man.")
    path = module(scenes.replace("man: {when: not rope,", "man: {when: 4 // coins > 1,"))

    report = playtest(path, 3, "asking")

    assert not report.faults
    assert report.endings == {"end": 3}
    assert len(report.shortest) == 1


def test_an_ending_that_names_somebody_in_one_state_has_not_forgotten(module: Write) -> None:
    scenes = story("set: {rope: true}", "{{ 'T' ~ 'am waves.' if rope }}")
    path = module(scenes.replace("choices:\n", "choices:\n      - {text: Sit, goto: end}\n"))

    report = playtest(path, 20, "asking")

    assert report.questions.keys() >= {"unnamed tam/end", "named tam/end"}
    assert not settled(report.questions, report.shown)


def test_an_ending_that_asks_for_somebody_has_not_forgotten(module: Write) -> None:
    scenes = story("set: {rope: true}", "Home.{{ ' Sad.' if 'tam' not in companions }}")

    report = playtest(module(scenes), 3, "asking")

    assert not settled(report.questions, report.shown)


def test_what_an_earlier_adventure_left_is_not_asked_about(module: Write) -> None:
    header = HEADER + "needs: {world: {lit: false}}\n"
    scenes = """\
variables: {lit: false, rope: false}
scenes:
  quay:
    text: A quay.
    enter: {set: {lit: world.lit}}
    choices:
      - text: Look
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          else: {text: "{% if lit %}x{% endif %}{% if rope %}y{% endif %}"}
      - {text: Go, once: true, when: turn > 60, goto: end}
      - {text: Rope, once: true, when: turn > 60, set: {rope: true}, goto: end}
  end: {ending: won, text: Home.}
"""
    report = playtest(module(scenes, header), 2, "asking")

    found = settled(report.questions, report.shown)
    assert {one for one in found if one.startswith(SAME)} == {f"{SAME} quay/rope"}


def test_an_outcome_that_reads_what_never_differs_is_asked_about(module: Write) -> None:
    scenes = """\
variables: {coins: 0, rope: false}
scenes:
  quay:
    text: A quay.
    choices:
      - text: Look
        set: {coins: coins + 1}
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          success: {text: "{{ coins }} {% if rope %}x{% endif %}{% if successes > 1 %}y{% endif %}"}
          failure: {text: "{{ coins }}", goto: end}
      - {text: Go, once: true, goto: end}
  end: {ending: won, text: Home.}
"""
    path = module(scenes)

    found = asks(path, 250)

    assert found == {f"{SAME} quay/rope"}
    assert list(meant(found, {f"{SAME} quay"})) == list(found)


def test_a_foe_who_fell_in_a_fight_speaks_no_more(module: Write) -> None:
    scenes = """\
foes: {bailiff: {name: the Bailiff, attack: Pathetic, health: [Inferior]}}
scenes:
  quay:
    text: A quay.
    choices:
      - text: Fight
        check: {combat: {foes: [bailiff]}}
        outcomes: {won: {text: Won., goto: end}, else: {text: Lost., goto: lost}}
  lost: {ending: lost, text: Lost.}
  end: {ending: won, text: "“Well,” says the Bailiff."}
"""
    found = asks(module(scenes), 30)

    assert "gone bailiff/end" in found
    assert "gone bailiff/lost" not in found


TWICE = """\
scenes:
  quay: {text: "LONG", choices: [{text: Go, goto: road}, {text: Stay, goto: quay}]}
  road: {text: "LONG", choices: [{text: On, goto: end}]}
  end: {ending: won, text: Home.}
"""


@pytest.mark.parametrize(("letters", "question"), [(110, set()), (130, {"again road"})])
def test_a_long_paragraph_of_two_scenes_is_asked_about(
    letters: int, question: set[str], module: Write
) -> None:
    assert asks(module(TWICE.replace("LONG", "x" * letters))) == question


AGAIN = """\
scenes:
  quay:
    text: A quay.
    choices:
      - text: Look
        when: taken['quay/look'] < 3
        then: |
          {{ taken['quay/look'] }}

          TOLD
      - {text: Go, when: "taken['quay/look'] > 1", goto: end}
  end: {ending: won, text: Home.}
"""


@pytest.mark.parametrize(("letters", "question"), [(90, set()), (220, {"again quay"})])
def test_a_long_paragraph_that_comes_again_is_asked_about(
    letters: int, question: set[str], module: Write
) -> None:
    assert asks(module(AGAIN.replace("TOLD", "x" * letters))) == question


BACK = """\
scenes:
  quay:
    text: A quay.
    enter: {join: tam}
    choices:
      - {text: Look, once: true, then: "LONG"}
      - {text: Send him home, once: true, leave: tam}
      - {text: Stay, then: "“Well,” says Tam."}
      - {text: Go, goto: end}
  end: {ending: won, text: Home.}
"""


def test_who_tries_the_same_again_reads_the_same(module: Write) -> None:
    tried = (
        "    tries: {any: {success: LONG, failure: LONG}}\n    choices: [{text: Go, goto: end}]\n"
    )
    scenes = f"scenes:\n  quay:\n    text: A quay.\n{tried}  end: {{ending: won, text: Home.}}\n"
    adventure = load(module(scenes.replace("LONG", "x" * 220)))
    session = Session(adventure, rules_of(adventure), Seeded("1"), hero="ada")
    asking, told = Asking(adventure), 0
    for command in (Try("agility"), Choose("roll")) * 2:
        before, turn = session.state, session.do(command)
        assert turn.accepted
        told += sum(isinstance(one, Narrated) and one.kind == "result" for one in turn.events)
        assert not [*asking.of_turn(before, session, turn.events)]

    assert told == 2


@pytest.mark.parametrize("kept", [False, True])
def test_what_is_taken_back_was_never_told(kept: bool, module: Write) -> None:
    """A text that is read once more after `undo` comes once, and who had left is there."""
    adventure = load(module(HEAD + BACK.replace("LONG", "x" * 220)))
    session = Session(adventure, rules_of(adventure), Seeded("1"), hero="ada")
    asking, asked = Asking(adventure), Counter[str]()
    look, leave = (Choose("look"), Undo()), (Choose("send-him-home"), Undo())
    gone = leave[:1] if kept else leave
    for command in (*look, *gone, *look, Choose("look"), Choose("stay")):
        before, turn = session.state, session.do(command)
        assert turn.accepted
        asked.update(asking.of_turn(before, session, turn.events))

    assert settled(asked, {}).keys() == ({"gone tam/quay"} if kept else set())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("It's five o'clock, and dark.", [300]),
        ("It is nine in the morning. A tram.", [540]),
        ("It was about two at night.", [120]),
        ("One in the morning is too late.", []),
        ("You wait. It is nearly a quarter to nine.", [525]),
        ("Seven o'clock", [420]),
        ("At half past eight the lamps go out.", [510]),
        ("At half past eight, the lamps go out.", [510]),
        ("Es ist halb neun.", [510]),
        ("Um sieben Uhr: nichts.", [420]),
        ("Es ist fünf nach zwölf.", [5]),
        ("The clock strikes noon.", [0]),
        ("The bell struck two.", [120]),
        ("It has just struck nine. Rain.", [540]),
        ("The clock of the church said half past nine.", [570]),
        ("It was a quarter past twelve by every clock.", [15]),
        ("He struck one of them.", []),
        ("The guard struck one, and ran.", []),
        ("The watch said one, and ran.", []),
        ("The watch said half past one.", [90]),
        ("Es schlug neun.", [540]),
        ("It was half past nine yesterday.", []),
        ("Es war neun Uhr, als sie kam.", []),
        ("22:09. Rain.", [609]),
        ("Five o'clock tea is over.", []),
        ("You come when it is five o'clock.", []),
        ("It is one of the oldest.", []),
        ("It was nine. The sledge came.", [540]),
        ("It’s almost six; they ride.", [360]),
        ("You look. It was nine. He nods.", []),
        ("It was one. One is enough.", []),
        ("It was nine of them.", []),
        ("Es war sieben. Der Wagen kam.", [420]),
        ("They meet at five o'clock.", []),
        ("Twenty minutes to eight. Rain.", [460]),
        ("A ring of wet. Half past twelve has come, and runs in.", [30]),
        ("By the time half past nine has come, you know.", []),
        ("Someone in the morning has come by.", []),
        ("The sea came. Half past four. Kept by the sea.", [270]),
        ("He said: “Half past four.”", [270]),
        ("“When?” “Half past four.”", []),
        ("The sea came, half past four.", []),
        ("Der Wagen kam. Halb fünf! Nichts kam.", [270]),
    ],
)
def test_the_hours_of_its_own_moment_are_read_from_a_text(text: str, told: list[int]) -> None:
    assert list(hours(text)) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("At nine the bell will ring.", [540]),
        ("At nine it shall ring.", [540]),
        ("At nine they are going to ring it.", [540]),
        ("It will be sold tonight at half past eight.", [510]),
        ("Um neun wird die Glocke läuten.", [540]),
        ("At nine tomorrow the bell will ring.", []),
        ("At nine the bell rang. You will see.", []),
        ("You will see it at five paces.", []),
    ],
)
def test_an_hour_is_announced(text: str, told: list[int]) -> None:
    assert list(ahead(text)) == told


def test_the_way_between_hours_is_the_shorter_one() -> None:
    assert apart(10, 710) == apart(710, 10) == 20
    assert apart(300, 120 + 720) == 180


def test_questions_stand_in_one_order_whichever_game_was_told_first() -> None:
    """Games of several processes ask them in any order; a report is the same for all."""
    one, two = f"{OPEN} lamp/end", f"{OPEN} boy/end"

    assert [*settled({one: 1, two: 1}, {})] == [*settled({two: 1, one: 1}, {})] == [two, one]


@pytest.mark.parametrize(
    ("text", "spoken", "told"),
    [
        ("It takes you half an hour.", "", [30]),
        ("A crate, which takes you\nthree quarters of an hour.", "", [45]),
        ("Two hours later it rains.", "", [120]),
        ("You dig for about twenty-five minutes.", "", [25]),
        ("It took two hours and a half.", "", [150]),
        ("It takes them two hours. He is two hours later than that.", "", []),
        ("You walk till it takes you an hour.", "", []),
        ("Du wartest zehn Minuten. Eine halbe Stunde später regnet es.", "de", [10, 30]),
        ("Es dauert anderthalb Stunden.", "de-CH", [90]),
    ],
)
def test_how_long_a_text_says_that_something_took(text: str, spoken: str, told: list[int]) -> None:
    assert list(lasted(text, spoken)) == told


def test_a_check_takes_the_time_of_all_its_turns(module: Write) -> None:
    check = "check: {combat: {foes: [bailiff]}}, outcomes: {else: {text: An hour later it rains.}}"
    foes = "foes: {bailiff: {name: A bailiff, attack: Pathetic, health: [Inferior]}}\n"

    assert not asks(module(foes + story(f"time: 60, {check}", "Home.")), 6) & {"hour quay"}


def test_what_a_check_took_is_counted_from_its_scene_on(module: Write) -> None:
    scenes = story("time: 150", "Home.").replace(
        "road: {text: A road., choices: [{text: On, goto: end}]}",
        "road: {text: A road., check: {trait: {attribute: strength, difficulty: Poor}},"
        " outcomes: {else: {text: It takes ten minutes., goto: end}}}",
    )

    assert not asks(module(scenes))


@pytest.mark.parametrize(
    ("value", "step", "found"),
    [
        ("gone", "take", {"against bell/gone", "open bell/end"}),
        ("here", "take", {"open bell/end"}),
        ("gone", "complete", set()),
    ],
)
def test_a_quest_is_open_though_what_it_is_about_is_gone(
    value: str, step: str, found: set[str], module: Write
) -> None:
    do = f"quest: {{take: bell, {step}: bell}}, set: {{bell: \"'{value}'\"}}"
    do = do.replace("take: bell, take: bell", "take: bell")  # no key stands twice
    head = HEAD.replace("quests: {", "quests: {bell: The bell, ").replace(
        "{rope", "{bell: here, rope"
    )

    assert asks(module(head + START.replace("DO", do).replace("TEXT", "Home."))) == found
