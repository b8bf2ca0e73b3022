"""Several heroes of one player, as a terminal tells of them: who decides, and who does what."""

import io
import re
from dataclasses import replace

from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.rules import fitted
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from tests.shipped import loaded


def played(name: str, scene: str, *lines: str) -> str:
    """Play lines from a scene of a shipped adventure with its first two heroes; return all told."""
    adventure = loaded(name)
    system = fitted(adventure.system, adventure.options)
    first, second = (one.name for one in adventure.heroes[:2])
    begun = replace(adventure, start=scene)
    session = Session(begun, system, Seeded("s1"), hero=first, company=(second,), offers="asked")
    out = io.StringIO()
    play(session, PlainPlayer(session, io.StringIO("".join(f"{one}\n" for one in lines)), out))
    return out.getvalue()


def test_each_question_of_phases_says_whom_it_is_for() -> None:
    """What was said of one in the same phase is not said again, but for that."""
    said = ("wait", "wait", "marit", "wait", "daniel", "marit")
    told = played("kilometre-three", "flat", *said)

    asked = [one for one in told.split("> ") if "Wait for a phase" in one]
    assert len(asked) >= 5
    for question in asked:
        assert len(re.findall(r"^(?:Marit Aune|Daniel Solheim): what now\?$", question, re.M)) == 1


def test_in_a_fight_no_name_stands_alone_and_foes_strike_at_somebody() -> None:
    told = played("the-drowned-counting-house", "toll", *["1"] * 60)
    lines = told.splitlines()

    assert not [one for one in lines if re.fullmatch(r"(Teya Marr|Hadd Orlo):", one)]
    assert not [
        one for one in lines if re.match(r"(Teya Marr|Hadd Orlo): (Captain|Doom|The) ", one)
    ]
    assert re.search(r"salt guard, spear, at (Teya Marr|Hadd Orlo): ", " ".join(told.split()))
