"""A client that knows only the schema plays an adventure, a table of four, and draws fights."""

import random
from pathlib import Path

import pytest

from tests.rules.test_lines_say_what_happens import GROUNDS, Ground, written
from tests.view.client import Client, drawn

TURNS = 300


def test_it_plays_first_steps_to_an_ending(tmp_path: Path) -> None:
    client, chance = Client(("play", "first-steps", "--seed", "7"), tmp_path, {}), random.Random(7)
    for _ in range(TURNS):
        if client.choose(chance)["over"] or client.told[-1].get("over"):
            break
    seen = client.view()
    client.close()

    assert seen["over"]
    assert seen["ending"]
    numbers = [one["seq"] for one in client.told if "seq" in one]
    assert numbers == list(range(len(numbers)))
    assert "ended" in [one["event"] for one in client.told]


def test_it_leads_a_table_of_four(tmp_path: Path) -> None:
    client = Client(("table", "four", "--seed", "7"), tmp_path, {})
    for name in ("Ada", "Ben", "Cat", "Dov"):
        client.say(f"add {name}")
    client.say("thread The lamp")
    client.say("clock Doom 4")
    client.say("tick doom 2")
    asked = client.say("ask Is there a boat? likely")
    client.say("turn")
    seen = client.view()
    client.close()

    assert [one["name"] for one in seen["members"]] == ["Ada", "Ben", "Cat", "Dov"]
    assert {"question_answered"} <= {one["event"] for one in asked}
    assert all(one["actor"] == "Ada" for one in asked if "actor" in one)
    assert {(one["name"], one["filled"]) for one in seen["lists"]} == {("The lamp", 0), ("Doom", 2)}
    assert seen["table"]["acting"] == "Ben"
    assert seen["prompt"]["seat"] == "Ben"
    assert seen["prompt"]["verbs"]


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)
def test_it_draws_a_fight(ground: Ground, tmp_path: Path) -> None:
    folder = tmp_path / "fight"
    folder.mkdir()
    written(ground, random.Random(1), folder)
    client = Client(("play", str(folder), "--seed", "7"), tmp_path / "saves", {})
    for _ in range(6):
        client.say(client.view()["prompt"]["options"][0]["id"])
        if (fight := client.view()["fight"]) is not None:
            break
    client.close()

    assert fight is not None
    lines = "\n".join(drawn(fight))
    assert lines.startswith("Round ")
    assert " you" in lines
    foes = [one["name"] for one in fight["fighters"] if one["side"] == "foe"]
    assert len(foes) >= 4
    assert all(name in lines for name in foes)
    assert "#" in lines or ground.system not in ("conan-2d20", "fictive-hack", "art")
