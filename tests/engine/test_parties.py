"""Several heroes in a module of every system: who rolls, whom it happens to, fights, and undo."""

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from solo.adventure.loader import examine, load
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Choose, Jot, Undo, Use
from solo.engine.journal import header, replay
from solo.engine.log import acting
from solo.engine.session import Session
from solo.engine.state import State
from solo.rules import find, fitted
from solo.rules.core.system import AnySystem
from solo.rules.core.values.copying import changed
from solo.terminal.told.answers import answer
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query
from solo.view.whole import view

WOLF = "wolf: {name: the wolf"
SYSTEMS = {
    "art": (
        "combat: {foes: [wolf, wolf], range: 1}",
        f"{WOLF}, health: [Poor]}}",
        "trait: {attribute: strength, difficulty: Poor, who: %s}",
        "fame: 1",
    ),
    "fictive-hack": (
        "fight: {arenas: {yard: {exit: true}}, start: yard, foes: [wolf, wolf]}",
        f"{WOLF}, kind: tough, wounds: 2}}",
        "challenge: {attribute: brawn, who: %s}",
        "ap: 1",
    ),
    "conan-2d20": (
        "fight: {zones: {yard: {exit: true}}, start: yard, foes: [wolf, wolf]}",
        f"{WOLF}, vigor: 4}}",
        "skill: {skill: athletics, who: %s}",
        "fortune: 1",
    ),
    "fallout-2d20": (
        "fight: {foes: [{foe: wolf}, {foe: wolf}]}",
        f"{WOLF}, health: 6}}",
        "skill: {attribute: might, skill: brawling, who: %s}",
        "luck: 1",
    ),
    "fell": (
        "fight: {foes: [{foe: wolf, count: 2}]}",
        f"{WOLF}, hp: 4, weapon: d4}}",
        "test: {attribute: str, who: %s}",
        "fatigue: 1",
    ),
}
"""For each system a fight, its foe, a check of whom is to be said, and an effect."""


def written(folder: Path, system: str) -> Path:
    """Write a module for one to three heroes, two of them ready."""
    fight, foe, check, effect = SYSTEMS[system]
    (folder / "heroes").mkdir()
    first = sorted((find(system).template / "heroes").glob("*.yaml"))[0]
    shutil.copy(first, folder / "heroes" / "a.yaml")
    for name in ("Bea", "Cal"):
        text = re.sub(r"^name: .*$", f"name: {name}", first.read_text("utf-8"), flags=re.M)
        (folder / "heroes" / f"{name}.yaml").write_text(text, encoding="utf-8")
    struck = "".join(
        f"      - {{id: {whom}, text: {whom}, {effect}, whom: {whom}, goto: yard}}\n"
        for whom in ("all", "any", "random", "lead")
    )
    asked = "".join(
        f"      - {{id: roll-{who}, text: roll {who}, check: {{{check % who}}}, "
        "outcomes: {aborted: {goto: yard}, "
        f"else: {{text: Rolled., {effect}, whom: roller, goto: yard}}}}}}\n"
        for who in ("any", "best", "all")
    )
    (folder / "adventure.yaml").write_text(
        f"""
format: 1
title: Wolves
system: {system}
start: yard
defeat: out
hero: {{create: false, pregenerated: [heroes/a.yaml, heroes/Bea.yaml, heroes/Cal.yaml], party: 3}}
foes: {{{foe}}}
scenes:
  yard:
    text: "Here are {{% for one in hero.everyone %}}{{{{ one.name }}}} {{% endfor %}}."
    choices:
      - id: fight
        text: Fight
        check: {{{fight}}}
        outcomes: {{aborted: {{goto: out}}, else: {{goto: yard}}}}
{struck}{asked}      - {{id: end, text: End, goto: end}}
  out: {{ending: ran, text: You run.}}
  end: {{ending: over, text: Over.}}
""",
        encoding="utf-8",
    )
    return folder


def begun(
    folder: Path, system: AnySystem, records: list[dict[str, object]] | None = None
) -> Session:
    """Begin a game with all three."""
    adventure = load(folder)
    record = None if records is None else records.append
    session = Session(adventure, system, Seeded("1"), record=record)
    choose(session, next(option.id for option in session.options()))
    for _ in range(2):
        choose(session, next(option.id for option in session.options()))
    return session


def choose(session: Session, *options: str) -> None:
    """Take options one after another."""
    for option in options:
        turn = session.do(Choose(option))
        assert turn.accepted, (option, turn.events)


def sheets(session: Session) -> Sequence[object]:
    """Return all heroes as they are, in the order of the table."""
    system = session.system
    everybody = system.everybody(session.state.sheet)
    found = {str(system.view(one)["name"]): changed(one, party=()) for one in everybody}
    return [found[name] for name in sorted(found)]


def settled(session: Session) -> None:
    """Take what stands first until the scene has its choices again."""
    for _ in range(80):
        able = [one.id for one in session.options() if not one.reason]
        if "end" in able or session.over:
            return
        choose(session, able[0])
    raise AssertionError("it does not end")


@pytest.fixture(params=SYSTEMS)
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Session:
    """Return a game of three heroes in each system."""
    folder = written(tmp_path, request.param)
    adventure, problems = examine(folder)
    assert adventure is not None
    assert [one for one in problems if one.severity == "error"] == []
    return begun(folder, fitted(adventure.system, adventure.options))


def test_all_set_out_and_are_seen(game: Session) -> None:
    members = view(game)["members"]

    assert isinstance(members, list)
    assert [one["name"] for one in members][1:] == ["Bea", "Cal"]
    assert [one["acting"] for one in members] == [True, False, False]
    assert all(one["sheet"] for one in members)


def test_an_effect_happens_to_all_or_to_one(game: Session) -> None:
    before = sheets(game)
    choose(game, "all")
    after = sheets(game)
    assert all(one is not other for one, other in zip(before, after, strict=True))

    choose(game, "any", "who-cal")
    last = sheets(game)
    assert [one == other for one, other in zip(after, last, strict=True)].count(False) == 1
    struck = [other for one, other in zip(after, last, strict=True) if one != other]
    assert [game.system.view(one)["name"] for one in struck] == ["Cal"]
    choose(game, "random")
    assert [a == b for a, b in zip(last, sheets(game), strict=True)].count(False) == 1


def test_whoever_rolled_is_the_one_whom_it_happens_to(game: Session) -> None:
    choose(game, "roll-any", "who-bea")
    settled(game)

    assert game.state.last is not None
    assert game.state.last.facts["roller"] == "bea"
    for who in ("roll-best", "roll-all"):
        choose(game, who)
        settled(game)
        assert game.state.last.facts["roller"]


def test_another_goes_first_and_all_are_there_after_a_fight(game: Session) -> None:
    turn = game.do(Use("lead-cal"))
    assert turn.accepted
    assert game.system.view(game.state.sheet)["name"] == "Cal"
    choose(game, "fight")
    assert game.state.pending is not None
    view_of_it = game.system.fight(game.state.pending.encounter, game.state.sheet)
    assert view_of_it is not None
    assert len([one for one in view_of_it.fighters if one.side in ("hero", "adventurer")]) == 3
    settled(game)
    assert len(sheets(game)) == 3


@pytest.mark.parametrize("system", SYSTEMS)
def test_such_games_play_back_and_are_undone(system: str, tmp_path: Path) -> None:
    folder, records = written(tmp_path, system), list[dict[str, object]]()
    adventure = load(folder)
    game = begun(folder, fitted(adventure.system, adventure.options), records)
    states: list[State] = [game.state]
    choose(game, "any", "who-bea", "fight")
    states.append(game.state)
    for _ in range(12):
        able = [one.id for one in game.options() if not one.reason]
        if game.over:
            break
        choose(game, able[0])
        states.append(game.state)
    head = header(game.adventure, Seeded("1"), offers="always", hero=game.hero)

    again = replay([head, *records], game.adventure, game.system)

    assert again.trouble == ""
    assert again.session.state.sheet == game.state.sheet
    for state in states[-2:0:-1]:
        game.do(Undo())
        assert game.state == state


def test_one_may_set_out_alone(tmp_path: Path) -> None:
    folder = written(tmp_path, "fell")
    adventure = load(folder)
    game = Session(adventure, fitted(adventure.system, adventure.options), Seeded("1"))
    choose(game, game.options()[0].id, "enough")

    assert game.system.everybody(game.state.sheet) == (game.state.sheet,)
    choose(game, "any")
    assert "who-bea" not in [option.id for option in game.options()]


def test_where_heroes_gather_whoever_says_it_chooses_for_all(tmp_path: Path) -> None:
    folder = written(tmp_path, "fell")
    adventure = load(folder)
    game = Session(adventure, fitted(adventure.system, adventure.options), Seeded("1"))
    name, other = (one.hint for one in game.options()[:2])
    choose(game, game.options()[0].id)

    assert parse(f"{name}: 1", game) == Choose(game.options()[0].id)
    assert parse(f"{other}: {other}", game) == Choose(game.options()[0].id)
    assert parse(f"{name}: enough", game) == Choose("enough")
    for line in (f"{name}: 9", f"{name} 9", "nobody: 1"):
        reading = parse(line, game)
        assert isinstance(reading, Nonsense)
        assert not any("try " in one for one in reading.suggestions)


def test_whoever_is_named_does_it_and_goes_first_from_there(game: Session) -> None:
    turn = game.do(Choose("all", who="cal"))

    assert turn.accepted
    assert acting(game, game.state) == "Cal"
    assert not game.do(Choose("all", who="Dora")).accepted
    game.do(Undo())
    assert acting(game, game.state) != "Cal"


def test_an_open_roll_is_answered_by_whoever_makes_it(game: Session) -> None:
    choose(game, "roll-any")
    assert not game.do(Choose("who-cal", who="Bea")).accepted
    assert game.do(Choose("who-bea", who="Bea")).accepted
    assert game.state.pending is None or acting(game, game.state) == "Bea"


def test_in_a_fight_each_acts_in_turn(game: Session) -> None:
    game.do(Choose("fight", who="Cal"))
    seen = set()
    for _ in range(40):
        if game.state.pending is None:
            break
        now = acting(game, game.state)
        able = [one.id for one in game.options() if not one.reason]
        able = [one for one in able if not one.startswith("all-")] or able  # each for themselves
        other = next(name for name in ("Bea", "Cal") if name != now)
        refused = game.do(Choose(able[0], who=other))
        assert not refused.accepted
        assert game.do(Choose(able[0], who=now)).accepted
        seen.add(now)
    assert len(seen) > 1


def test_a_line_names_who_does_it(game: Session) -> None:
    assert parse("cal: 1", game) == Choose("fight", who="Cal")
    assert parse("Bea: ask is there a way? likely", game) == Ask(
        "is there a way?", "likely", who="Bea"
    )
    assert parse("bea: note It is cold.", game) == Jot("Bea: It is cold.")
    assert parse("bea: sheet", game) == Query("sheet", who="Bea")
    assert isinstance(parse("bea: undo", game), Nonsense)
    told = [block.text for block in answer(Query("sheet", who="Bea"), game, spoken=True)]
    assert any("Bea" in line for line in told)
