"""At a table of several it is said whose effect it is."""

import dataclasses
import io
import random
import re

import pytest

from solo import rules
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Table
from solo.engine.events import HeroFell, SheetChanged
from solo.engine.log import of_several
from solo.engine.session import Session
from solo.rules.core.outcome import Note
from solo.story.book import book
from solo.story.parts import Change
from solo.tabletop import table_adventure
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from solo.terminal.told import event_blocks, render
from solo.terminal.told.answers import answer
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query
from tests.engine.table.sitting import do, table

GIVEN = {
    "art": ("gain rope", "Mara has the rope now, in the pack."),
    "fell": ("condition wet", "Mara is marked now: wet."),
    "fictive-hack": ("gain rope", "Mara has the rope."),
    "conan-2d20": ("xp 2", "Mara: Experience +2: 2 now."),
    "fallout-2d20": ("condition wet", "Mara is marked now: wet."),
}


def of_two(system: str) -> Session:
    session = table(system=system)
    do(session, "add", "Mara")
    do(session, "add", "Bo")
    do(session, "turn", "Bo")
    return session


def told(session: Session, verb: str, words: str, who: str = "") -> list[str]:
    return [block.text for block in render.happened(do(session, verb, words, who), session)]


@pytest.mark.parametrize("system", GIVEN)
def test_an_effect_names_whose_it_is(system: str) -> None:
    words, line = GIVEN[system]

    assert told(of_two(system), "do", words, "Mara") == ["Mara acts now.", line]


def test_alone_it_is_you() -> None:
    session = table()
    do(session, "add", "Mara")

    assert told(session, "do", "gain rope") == ["You have the rope now, in your pack."]


def test_of_all_each_is_named_once() -> None:
    assert told(of_two("art"), "everyone", "do gain rope") == [
        "Mara has the rope now, in the pack.",
        "Bo has the rope now, in the pack.",
    ]


@pytest.mark.parametrize(
    ("system", "line"),
    [
        ("art", "It comes to a fight, against two."),
        ("conan-2d20", "Doom is what your foes"),
        ("fell", "Critical harm calls for a test of STR"),
    ],
)
def test_what_is_about_foes_alone_names_no_member(system: str, line: str) -> None:
    session = of_two(system)
    turn = session.do(Table("fight", "2 bandits"))
    lines = [block.text for block in render.happened(turn.events, session)]
    while session.options() and not any(line in one for one in lines):
        turn = session.do(Choose(next(one.id for one in session.options() if not one.reason)))
        lines += [block.text for block in render.happened(turn.events, session)]

    assert next(one for one in lines if line in one).startswith(line)
    assert not any(one.startswith(("Mara: The bandit", "Bo: The bandit")) for one in lines)


def test_a_german_table_names_them_too() -> None:
    session = of_two("art")
    session.adventure = dataclasses.replace(session.adventure, spoken="de")

    assert told(session, "do", "gain rope", "Mara")[-1].startswith("Mara hat jetzt")


def test_the_journal_and_the_story_name_who_it_was_then() -> None:
    session = of_two("art")
    session.do(Table("do", "gain rope", "Mara"))
    session.do(Table("turn", "Bo"))
    line = "Mara has the rope now, in the pack."

    assert line in [block.text for block in answer(Query("journal"), session, spoken=True)]
    changes = [
        part.text
        for chapter in book(session).chapters
        for part in chapter.parts
        if isinstance(part, Change)
    ]
    assert line in changes


def test_what_begins_with_another_name_is_not_said_of_who_acts_now() -> None:
    """In a fight the turn has passed to the next one when a roll is told."""
    event = SheetChanged(notes=(Note("fight-told", {"text": "Mara, to be first: 44."}),))

    (block,) = event_blocks.changed(event, of_two("art"), "Bo")

    assert block.text == "Mara, to be first: 44."


def test_in_a_fight_foes_and_rounds_are_nobodys_and_who_falls_is_named() -> None:
    session = of_two("art")
    session.do(Table("fight", "Harl 8"))
    lines: list[str] = []
    for _ in range(60):
        able = [one.id for one in session.options() if not one.reason]
        if not able:
            break
        turn = session.do(Choose(able[-1]))  # a turn is ended, a blow is taken
        lines += [block.text for block in render.happened(turn.events, session)]

    assert any(line.startswith("Harl attacks ") for line in lines)
    assert [line for line in lines if re.match(r"\w+: (Harl |Round )", line)] == []
    fell = render.happened((HeroFell("defeated"),), session)
    assert session.state.table is not None
    name = session.state.table.acting
    assert [one.text for one in fell] == [f"{name} is defeated and can't go on."]


def test_what_another_types_in_ones_turn_of_a_fight_is_read() -> None:
    for system in GIVEN:
        session = of_two(system)
        session.do(Table("fight", "Harl 8"))
        for who in ("mara", "bo"):
            for line in ("ask is it late?", "1", "sheet", "try something", "roll 2d6", "rest", ""):
                parse(f"{who}: {line}", session)


def test_an_action_in_ones_own_turn_may_stand_behind_ones_name() -> None:
    session = of_two("art")
    session.do(Table("fight", "Harl 8"))
    acting = of_several(session.state)
    other = "Bo" if acting == "Mara" else "Mara"
    wanted = parse("1", session)

    assert isinstance(wanted, Choose)
    assert parse(f"{acting}: 1", session) == wanted
    assert isinstance(parse(f"{other}: 1", session), Nonsense)


def fought(system: str, rounds: int = 40) -> list[str]:
    """Return the lines of a fight of three, typed in a terminal: each takes what comes first."""
    return typed(system, "fight 3 bandits", *["1"] * rounds)


def typed(system: str, *lines: str) -> list[str]:
    """Return what a table of three is told of lines, in a terminal."""
    session = Session(table_adventure("eve", system, {}), rules.find(system), Seeded("1"))
    out = io.StringIO()
    said = "\n".join(["add Mara", "add Tom", "add Bo", *lines, "quit", ""])
    play(session, PlainPlayer(session, io.StringIO(said), out))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("system", GIVEN)
def test_in_a_fight_no_name_stands_alone_and_each_deed_is_whose_it_is(system: str) -> None:
    lines = fought(system)

    assert not [one for one in lines if one in ("Mara:", "Tom:", "Bo:")]
    foes = re.compile(r"(Mara|Tom|Bo): ((The b|B)andit .*\b(Mara|Tom|Bo)\b|A miss|Momentum held)")
    assert not [one for one in lines if foes.match(one)]


def test_what_several_do_in_one_step_is_told_of_each() -> None:
    """All mean something first in Fictive Hack; what comes of it is told at once."""
    deeds = [one.partition(":")[0] for one in fought("fictive-hack", 3) if "You attack" in one]

    assert deeds == ["Mara", "Tom", "Bo"]


@pytest.mark.parametrize(
    ("system", "rolled"),
    [("art", "strength"), ("fell", "str"), ("fictive-hack", "brawn"), ("conan-2d20", "brawn"),
     ("fallout-2d20", "might")],
)  # fmt: skip
def test_each_roll_of_several_is_told_in_one_line_with_whose_it_is(
    system: str, rolled: str
) -> None:
    lines = typed(system, f"mara vs tom: {rolled}", f"everyone {rolled}", f"group {rolled}")

    assert not [one for one in lines if one in ("Mara:", "Tom:", "Bo:")]
    assert len([one for one in lines if re.match(r"(Mara|Tom|Bo): .*\d", one)]) >= 8


@pytest.mark.parametrize("system", GIVEN)
def test_in_a_fight_what_befalls_one_is_not_put_down_to_another(system: str) -> None:
    session, rolling = of_two(system), random.Random(1)
    turn = session.do(Table("fight", "2 bandits"))
    lines: list[str] = []
    while turn and len(lines) < 60:
        lines += [block.text for block in render.happened(turn.events, session)]
        able = [one.id for one in session.options() if not one.reason]
        turn = session.do(Choose(rolling.choice(able))) if able else None

    of_others = re.compile(r"Mara: (?!.*\b[Yy]ou).*\bBo\b|Bo: (?!.*\b[Yy]ou).*\bMara\b")
    assert not [one for one in lines if of_others.match(one)]
