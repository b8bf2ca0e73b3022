"""A chase of several adventurers: all run in turn, and nobody is left behind."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Undo
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.rules import fitted
from solo.rules.art.actions.chase import fighting
from solo.rules.art.actions.chase.foe_turns import foes_turn
from solo.rules.art.actions.chase.race import Race
from solo.rules.art.actions.chase.written import Chase, Stunt
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party.members import COMPANY
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.system_parts import Cast
from solo.rules.core.table import Table
from tests.rules.art.fight.arena import CT, FB, GD, IN, PR, PS, arm
from tests.rules.art.sample import Played, face, hero, play

THUG = Foe(name="the thug", attributes={"agility": IN, "alertness": IN, "strength": PS})
LEAP = Stunt(id="leap", text="Leap", difficulty=PS)


def three() -> Sheet:
    sheet = hero(name="Ada", gear=(arm("bow"),))
    for name in ("Bea", "Cal"):
        sheet = COMPANY.with_member(sheet, hero(name=name))
    return sheet


def chased(ranks: Sequence[Rank], *answers: str, **more: object) -> Played:
    """Play a chase of Ada, Bea and Cal, who act in this order before the thug."""
    check = Chase(foes=("thug",), escape=6, start=2, stunts=(LEAP,), **more)  # type: ignore[arg-type]
    bound = ART.bind(check, Cast({"thug": THUG}, {}))
    assert isinstance(bound, Chase)
    faces = [face(7, rank) for rank in (PS, PS, PR, *ranks)]
    return play(ART.begin(bound, three(), asks=False), three(), faces, *answers)


def ran(played: Played) -> list[tuple[str, int]]:
    """Return who ran, and how far the foe was then from the one who counts."""
    told = [
        (note.facts["name"], note.facts["facts"]["between"], note.facts["code"])
        if note.code == "member"
        else ("Ada", note.facts.get("between", 0), note.code)
        for note in played.notes
    ]
    return [(str(name), between) for name, between, code in told if code == "ran"]


def test_each_has_a_turn_and_the_hindmost_of_the_pursued_counts() -> None:
    played = chased((PS, IN, FB), "run", "all-out", "run", "run", "stop")

    assert ran(played) == [("Ada", 2), ("Bea", 2), ("Cal", 3)]
    assert played.result.facts["between"] == 2  # the thug has run a band


def test_all_are_caught_with_the_hindmost() -> None:
    played = chased((PS, PS, CT, PS, PS, CT), *["run", "all-out", "run", "all-out", "run"] * 2)

    assert played.result.label == "caught"
    assert played.sheet.name == "Ada"
    assert [one.name for one in COMPANY.members(played.sheet)] == ["Ada", "Bea", "Cal"]


def test_whoever_led_leads_again_when_the_pursuer_gives_up() -> None:
    answers = ("run", "all-out", "run", "run")
    played = chased((PS, IN, FB, *[PS] * 6), *answers, *["run"] * 6, rounds=1)

    assert played.result.label == "escaped"
    assert played.sheet.name == "Ada"


def test_what_foes_do_is_told_as_theirs() -> None:
    played = chased((PS, IN, FB), "run", "all-out", "run", "run", "stop")

    codes = [note.code for note in played.notes]
    assert "foe-ran" in codes
    assert "foe-ran" not in [note.facts.get("code") for note in played.notes]


def test_a_quarry_tries_no_other_stunt_while_the_first_is_owed() -> None:
    jump = Stunt(id="jump", text="Jump", difficulty=PS)
    check = Chase(foes=("thug",), role="pursuer", stunts=(LEAP, jump))
    bound = ART.bind(check, Cast({"thug": THUG}, {}))
    assert isinstance(bound, Chase)
    race = Race(table=Table(three(), LoadedDice([])), check=bound, asks=False, gaps=[1])
    race.runners = {"ada": 0, "bea": 0, "cal": 0}
    race.battle, race.owed = fighting.begun(race), {"bea": "leap"}
    race.done = ["leap"]

    list(foes_turn(race, 0))

    assert race.owed == {"bea": "leap"}
    assert not race.due
    race.owed, race.gaps = {}, [1]
    list(foes_turn(race, 0))
    assert race.owed == {"bea": "jump", "cal": "jump"}


def test_the_foremost_of_the_pursuers_counts() -> None:
    played = chased((CT, GD), "run", "run", role="pursuer")

    assert ran(played) == [("Ada", 2), ("Bea", 0)]
    assert played.result.label == "caught"


def test_each_pursuer_has_to_match_what_the_quarry_has_done() -> None:
    played = chased((CT, CT, CT, PS, CT), "run", "run", "run", "match", "match", role="pursuer")

    assert played.seen[-2][0] == played.seen[-1][0] == "match"
    assert played.result.label == "accident"
    assert [
        note.facts["name"] for note in played.notes if note.facts.get("code") == "stunt-done"
    ] == ["Ada"]


def test_whoever_acts_runs_alone_where_an_author_says_so() -> None:
    check = ART.bind(
        Chase(foes=("thug",), escape=6, start=2, together=False), Cast({"thug": THUG}, {})
    )
    assert isinstance(check, Chase)
    faces = [face(7, rank) for rank in (PS, PS, PS)]
    played = play(
        ART.begin(check, three(), asks=False), three(), faces, *["run", "all-out"] * 2, "stop"
    )

    assert [name for name, _ in ran(played)] == ["Ada", "Ada"]


MODULE = """
format: 1
title: Roofs
system: art
start: yard
defeat: out
hero: {create: false, pregenerated: [heroes/a.yaml, heroes/b.yaml, heroes/c.yaml], party: 3}
foes:
  thug:
    {name: the thug, attributes: {agility: Inferior, strength: Passable}, health: [Poor, Poor]}
scenes:
  yard:
    text: Roofs.
    choices:
      - id: flee
        text: Flee
        check:
          chase: {foes: [thug, thug], escape: 8, start: 3, stunts: [
            {id: leap, text: Leap, once: false}]}
        outcomes: {aborted: {goto: out}, else: {goto: yard}}
      - id: hunt
        text: Hunt
        check:
          chase: {foes: [thug], role: pursuer, escape: 8, start: 3, stunts: [
            {id: leap, text: Leap}]}
        outcomes: {aborted: {goto: out}, else: {goto: yard}}
      - {id: end, text: End, goto: out}
  out: {ending: over, text: Over.}
"""


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_such_games_play_back_and_are_undone(seed: str, tmp_path: Path) -> None:
    (tmp_path / "heroes").mkdir()
    source = next((ART.template / "heroes").glob("*.yaml")).read_text("utf-8")
    first = source.split("\n")
    for name in "abc":
        lines = [f"name: Hero {name}" if one.startswith("name:") else one for one in first]
        (tmp_path / "heroes" / f"{name}.yaml").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "adventure.yaml").write_text(MODULE, encoding="utf-8")
    adventure, records = load(tmp_path), list[dict[str, object]]()
    system = fitted(adventure.system, adventure.options)
    game = Session(adventure, system, Seeded(seed), record=records.append)
    pick, states = random.Random(seed), [game.state]
    for _ in range(120):
        able = [
            one.id for one in game.options() if not one.reason and one.id not in ("end", "stop")
        ]
        if game.over or not able:
            break
        if game.do(Choose(pick.choice(able))).accepted:
            states.append(game.state)
    assert len(states) > 20
    head = header(game.adventure, Seeded(seed), offers="always", hero=game.hero)

    again = replay([head, *records], game.adventure, game.system)

    assert again.trouble == ""
    assert again.session.state.sheet == game.state.sheet
    for state in states[-2:10:-1]:
        game.do(Undo())
        assert game.state == state
