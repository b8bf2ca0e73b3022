"""An open fight is data, in each system: who stands where, how they are, and what they mean."""

import json
import random
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.rules import find
from solo.rules.art.fight.state import altered
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.view import fight_view
from solo.rules.core.script import table_of
from solo.rules.core.shown.standing import is_stand, round_of
from solo.rules.core.table import Table
from solo.view.rolls import status_of, told_in_round, told_last
from solo.view.schema import schema
from solo.view.whole import view
from solo.words import Text, Words
from tests.rules.test_lines_say_what_happens import GROUNDS, Ground, written

SCHEMA = schema()
VIEW = Draft202012Validator({**SCHEMA["$defs"]["View"], "$defs": SCHEMA["$defs"]})
TURNS = 25
Fights = Callable[[Ground], list[Any]]

each_system = pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)


def fought(ground: Ground, folder: Path) -> Iterator[tuple[Session, Any]]:
    """Play a fight, always by what comes first or second, and yield it with its view."""
    chance = random.Random(ground.system)
    session = Session(written(ground, chance, folder), find(ground.system), Seeded("v"))
    while session.state.pending is None or session.state.pending.kind == "hero":
        session.do(Choose(session.options()[0].id if session.state.pending else "fight"))
    for _ in range(TURNS):
        if session.state.pending is None or session.over:
            return
        yield session, json.loads(json.dumps(view(session)))
        able = [one.id for one in session.options() if not one.reason and not one.asks]
        session.do(Choose(chance.choice(able[:2])))


@pytest.fixture(scope="module")
def fights(tmp_path_factory: pytest.TempPathFactory) -> Fights:
    """Return a function that gives the views of a fight, which is played once."""
    known: dict[str, list[Any]] = {}

    def of(ground: Ground) -> list[Any]:
        if ground.system not in known:
            played = fought(ground, tmp_path_factory.mktemp("fight"))
            known[ground.system] = [seen for _, seen in played]
        return known[ground.system]

    return of


@each_system
def test_a_fight_is_told_as_the_schema_says(ground: Ground, fights: Fights) -> None:
    found = 0
    for seen in fights(ground):
        VIEW.validate(seen)
        found += seen["fight"] is not None

    assert found >= 2


@each_system
def test_everybody_has_a_side_a_place_and_gauges(ground: Ground, fights: Fights) -> None:
    fight = next(seen["fight"] for seen in fights(ground) if seen["fight"])
    places = {one["id"] for one in fight["places"]}
    fighters = fight["fighters"]

    assert [one["side"] for one in fighters].count("hero") == 1
    assert sum(one["side"] == "foe" for one in fighters) >= 4
    assert all(one["gauges"] and one["gauges"][0]["most"] > 0 for one in fighters)
    assert all(0 <= gauge["value"] <= gauge["most"] for one in fighters for gauge in one["gauges"])
    assert all(one["place"] in places for one in fighters if places)
    assert all(way in places for one in fight["places"] for way in one["near"])
    assert len({one["id"] for one in fighters}) == len(fighters)
    boxes = [box for one in fighters for gauge in one["gauges"] for box in gauge["boxes"]]
    assert all(box["name"] for box in boxes)
    assert bool(boxes) == (ground.system == "art")


@each_system
def test_the_hero_of_a_fight_is_the_one_of_the_sheet(ground: Ground, fights: Fights) -> None:
    """The first gauge is what the status line shows of the hero."""
    for seen in fights(ground):
        if seen["fight"] is None:
            continue
        hero = next(one for one in seen["fight"]["fighters"] if one["side"] == "hero")
        known = {(row["value"], row["most"]) for row in seen["members"][0]["status"]}
        gauge = hero["gauges"][0]
        assert (gauge["value"], gauge["most"]) in known


@each_system
def test_a_fight_is_told_in_german_as_well(ground: Ground, tmp_path: Path) -> None:
    session, _ = next(one for one in fought(ground, tmp_path) if one[1]["fight"])
    fight: Any = json.loads(json.dumps(view(session, words=Words("de"))))["fight"]
    labels = {gauge["label"]["text"] for one in fight["fighters"] for gauge in one["gauges"]}

    assert labels & {"TP", "Gesundheit", "Kraft", "Wunden"}


def _of_round(shown: list[tuple[Text, ...]], number: int | None) -> Iterator[tuple[Text, ...]]:
    """Yield what was shown last, back to where another round was shown."""
    return takewhile(lambda one: round_of(one) == number, reversed(shown))


@each_system
def test_where_a_fight_stands_is_told_as_it_was_shown_last(ground: Ground, tmp_path: Path) -> None:
    """At the turn before, if it was shown then, or at one before that, back to its beginning."""
    shown: list[tuple[Text, ...]] = []
    for session, _ in fought(ground, tmp_path):
        last = told_last(session)
        assert last == (shown[-1] if shown else ())
        of_round = [*_of_round(shown, round_of(last))]
        assert told_in_round(session) == (of_round[-1] if shown else ())
        now = status_of(session.state)
        if round_of(now) is not None and any(map(is_stand, now)):
            shown.append(now)

    assert len(shown) >= 2


@each_system
def test_what_may_raise_a_chance_raises_it(ground: Ground, fights: Fights) -> None:
    for seen in fights(ground):
        for option in seen["prompt"]["options"]:
            plain = option["chances"]
            for better in option["raises"].values():
                assert better["succeeding"] * plain["total"] > plain["succeeding"] * better["total"]


def test_a_foe_that_nobody_sees_is_not_told(tmp_path: Path) -> None:
    """ART: who is hidden from the heroes is on no drawing, and in no view either."""
    ground = next(one for one in GROUNDS if one.system == "art")
    session, seen = next(one for one in fought(ground, tmp_path) if one[1]["fight"])
    table = table_of(session.state.pending.encounter, Table)  # type: ignore[union-attr]  # a fight is open
    assert isinstance(table, FightTable)
    foe = next(one for one in table.battle.fighters.values() if one.foe)
    fighters = {**table.battle.fighters, foe.id: altered(foe, hidden=True)}

    table.battle = altered(table.battle, fighters=fighters)
    told = fight_view(table)

    assert foe.id in {one["id"] for one in seen["fight"]["fighters"]}
    assert foe.id not in {one.id for one in told.fighters}
