"""Actions of a fight whose roll is made at once, since the menu has told all about it."""

import io
from dataclasses import replace

from solo.engine.chance import Chance, Loaded, Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.errors import SaveError
from solo.rules import fitted
from solo.terminal.front_ends.jsonl import JsonPlayer
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from solo.terminal.told import at_once
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Deciding, Nonsense
from tests.english import english
from tests.shipped import loaded


def fight(name: str, scene: str, chance: Chance, offers: str = "always") -> Session:
    """Return a game of a shipped adventure that begins in one of its fights."""
    adventure = loaded(name)
    system = fitted(adventure.system, adventure.options)
    hero = adventure.heroes[0].name
    return Session(
        replace(adventure, start=scene, party=1), system, chance, hero=hero, offers=offers
    )


def queue(*faces: int, offers: str = "always") -> Session:
    """Return Conan's fight in the counting-house at its first menu."""
    chance = Loaded(faces) if faces else Seeded("s1")
    return fight("the-drowned-counting-house", "queue", chance, offers)


def played(session: Session, *lines: str) -> str:
    out = io.StringIO()
    play(session, PlainPlayer(session, io.StringIO("".join(f"{one}\n" for one in lines)), out))
    return out.getvalue()


def test_the_menu_tells_what_a_roll_may_be_raised_by_and_enter_rolls() -> None:
    said = " ".join(played(queue(3, 11, 1, 1, 1, 1, 1, 1), "").split())

    assert "1. Strike the tithe-payer: sword, 5 dice: 88%, with doom 96%, fortune 100%" in said
    assert "'1' rolls at once; '1 doom' rolls with doom; '1 ?' lets you choose first." in said
    assert "You go for the tithe-payer with your sword: 3 and 11" in said
    assert "Roll the dice" not in said


def test_a_word_decides_about_the_roll() -> None:
    """Doom adds a third die, and Fortune lets one of the three count as a 1."""
    session = queue(19, 18, *[1] * 10)

    said = played(session, "1 doom fortune")

    assert [turn.command for turn in session.turns][2:5] == [
        Choose("doom"), Choose("fortune"), Choose("roll"),
    ]  # fmt: skip
    assert "You go for the tithe-payer with your sword: 19, 18 and 1" in said


def test_a_word_that_decides_nothing_is_refused_and_nothing_is_rolled() -> None:
    session = queue()

    reading = parse("1 fame", session)

    assert isinstance(reading, Nonsense)
    assert reading.suggestions == ("1", "1 doom", "1 fortune")
    assert isinstance(parse("1 with doom", session), Deciding)


def test_a_question_mark_stops_before_the_dice() -> None:
    session = queue()

    said = played(session, "1 ?")

    assert "Roll the dice: 88%" in said
    assert not session.turns[-1].rolls


def test_undo_takes_back_the_action_with_its_roll() -> None:
    session = queue()

    played(session, "", "undo")

    assert len(session.turns) == 1


def test_undo_anew_lets_the_dice_of_an_action_fall_again() -> None:
    session = queue()
    played(session, "")
    before = session.turns[-1].rolls

    played(session, "undo anew", "")

    assert session.turns[-1].rolls
    assert session.turns[-1].rolls != before


class FullDisk:
    """Takes so many records and then no more."""

    def __init__(self, room: int) -> None:
        self.room = room

    def __call__(self, record: object) -> None:
        if self.room == 0:
            raise SaveError("the disk is full")
        self.room -= 1


def test_an_action_whose_roll_cannot_be_saved_is_said_to_be_kept() -> None:
    session = queue()
    session.record = FullDisk(1)

    said = played(session, "")

    told = " ".join(said.split())
    assert "first part of this is saved; the rest could not be saved, so it did not happen" in told
    assert "nothing happened" not in said
    assert len(session.turns) == 2
    assert "1. Roll the dice" in said.split("part of this is saved")[1]


def test_of_several_steps_those_that_were_taken_back_are_said_to_be() -> None:
    session = queue()
    played(session, "")
    session.record = FullDisk(1)

    said = played(session, "undo").split("> ")[1]

    assert "Only a part of this could be taken back; the rest stays as it was" in said
    assert "nothing happened" not in said
    assert len(session.turns) == 2
    assert "1. Roll the dice" in said


def test_a_program_gets_every_question() -> None:
    session = queue()
    strike = session.options()[0].id
    out = io.StringIO()

    play(session, JsonPlayer(session, io.StringIO(f"{strike}\n"), out))

    assert len(session.turns) == 2
    assert session.options()[0].id == "roll"


def test_a_demanded_roll_is_still_asked_about() -> None:
    """What a foe does asks the player, since no menu told of it."""
    session = fight("the-nine-oclock-reading", "scuffle", Seeded("1"))

    session.do(Choose("roll"))

    assert "Roll the dice" in english(session.options()[0].text)
    assert not at_once.waits(session)


def test_nothing_is_told_of_raising_where_offers_are_made_when_asked() -> None:
    """Then `1 ?` asks about the roll, as ever."""
    session = queue(offers="asked")

    assert "with doom" not in played(session, "")
    assert len(session.turns) == 2
