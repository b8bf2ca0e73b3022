"""An evening of 200 lines by four seats: nothing wrong, nothing lost, nothing told too early."""

import io
import json
from collections.abc import Iterator

import pytest

from solo import rules
from solo.engine.chance import Sealed
from solo.engine.commands import Roll
from solo.engine.journal import header, replay, seal, unseal
from solo.engine.session import Session
from solo.story.book import book
from solo.story.lonelog import lonelog
from solo.story.luck import Statistics
from solo.tabletop import table_adventure
from solo.terminal.front_ends.jsonl import JsonPlayer
from solo.terminal.front_ends.loop import play

NAMES = ("Mara", "Tom", "Ines", "Bo")
WORDS = ("FALSEKEY", "OWNNOTE", "WHOLIES")
CHECKS = {"art": ("strength", "agility Poor"), "conan-2d20": ("brawn", "stealth 2")}
HURT = {"art": "heal all", "conan-2d20": "vigor 1"}


def lines(system: str) -> Iterator[str]:
    """Yield what four type in an evening: lists, questions, checks, secrets, votes and fights."""
    one, two = CHECKS[system]
    for name in NAMES:
        yield f"add {name}"
    yield from ("scene The gate", "npc Lull: deaf", "clock Tide 6", "thread The bell")
    yield f"mara: whisper tom the key is {WORDS[0]}"
    yield f"ines: mynote {WORDS[1]}"
    yield f"bo: secret {WORDS[2]}, is he lying? likely"
    for round_ in range(10):
        for name in NAMES:
            yield f"{name}: is door {round_} of {name} open? likely"
            yield f"{name}: check {one}"
            yield f"{name}: secret me: check {one}"
        yield from (f"everyone {one}", f"group {two}", f"mara vs tom: {one}")
        yield from ("tick tide", "draw weather", f"note evening {round_}", "turn")
    yield from ("vote Is it late?", "2", "0", "even", "5")
    yield from ("undo", "undo", "rename Lull: Lull Harker", "delete bell")
    yield from ("fight 2 peasants", "1", "1", "fight add a dog", "1", "1", "fight over they run")
    yield f"all: {HURT[system]}"


def evening(system: str) -> tuple[Session, list[dict[str, object]], list[dict[str, object]]]:
    """Play it as a program does; return the game, its journal and what was told."""
    adventure, chance = table_adventure("evening", system, {}), Sealed("seven", "0" * 32)
    records = [header(adventure, chance, offers="asked")]
    session = Session(adventure, rules.find(system), chance, offers="asked", record=records.append)
    out = io.StringIO()
    typed = io.StringIO("\n".join([*lines(system), "quit", ""]))
    play(session, JsonPlayer(session, typed, out))
    return session, records, [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("system", ["art", pytest.param("conan-2d20", marks=pytest.mark.long)])
def test_an_evening_of_four_seats(system: str) -> None:
    typed = [*lines(system)]
    session, records, told = evening(system)
    table = session.state.table
    assert len(typed) >= 200
    assert table is not None

    # Every line was answered, and every event has its number, over both undo.
    seqs = [one["seq"] for one in told if one.get("seq") is not None]
    assert seqs == [*range(seqs[0], seqs[0] + len(seqs))]
    assert [one["event"] for one in told].count("undone") == 2
    assert [one.name for one in table.members] == [*NAMES]
    assert session.state.pending is None

    # Whatever was killed in its midst goes on where it was: the journal alone brings it back.
    kept = [unseal(seal(record)) for record in records]
    played = replay(kept, session.adventure, session.system)
    assert (played.trouble, played.good) == ("", len(records) - 1)
    assert played.session.state.table == table
    half = replay(kept[: len(kept) // 2], session.adventure, session.system)
    assert half.trouble == ""
    half.session.do(Roll("2d6"))

    # No seat, export or statistic tells what is another's.
    for name in (*NAMES, ""):
        told_to = json.dumps(book(session, seat=name).chapters, default=str)
        owners = {WORDS[0]: ("Mara", "Tom"), WORDS[1]: ("Ines",), WORDS[2]: ("Bo",)}
        for word, owner in owners.items():
            assert (word in told_to) == (name in owner), (name, word)
    public = lonelog(book(session))
    assert not any(word in public for word in WORDS)

    # What is counted is the same from the journal, and every roll is booked on who rolled.
    counted, again = Statistics(), Statistics()
    counted.add(session, "")
    again.add(played.session, "")
    assert again == counted
    assert {*counted.by_hero} == {*NAMES}
    assert sum(one.rolled for one in counted.by_hero.values()) == counted.all.rolled
    rolled = {name: counted.by_hero[name].rolled for name in NAMES}
    assert min(rolled.values()) >= 30
