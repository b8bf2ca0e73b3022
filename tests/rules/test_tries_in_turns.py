"""What nobody listed, tried in a fight of each system: it is what the hero does with a turn."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Choose, Try, Undo
from solo.engine.events import CheckRolled, Narrated, SceneEntered
from solo.engine.journal import header, replay
from solo.engine.session import Session, Turn
from solo.rules import find
from solo.words import Message, Text

SEEDS = 80
SCENES = """
scenes:
  yard:
    text: Dust.
    tries:
      {way_out}: {{success: {{text: You are through the hedge., goto: end}}, failure: No hedge.}}
      {ruin}: {{else: {{text: The sky falls., {falls}}}}}
    choices:
      - {{id: fight, text: Fight, check: {{{fight}}}, outcomes: {{else: {{goto: end}}}}}}
  end: {{text: Quiet., ending: won}}
"""


@dataclass(frozen=True, kw_only=True)
class Ground:
    """A fight to try something in.

    Args:
        system: By which rules.
        foes: The header's foes.
        fight: The check that opens it.
        attribute: What is tried.
        way_out: What leads out of it when it is tried.
        ruin: What strikes the hero down when it is tried.
        falls: What does that, as authors write it.
        edge: What the hero has gained for the next roll, of a fight and a sheet.
        easy: A difficulty that is easier than usual.
        against: What the roll is measured against all the same.
    """

    system: str
    foes: str
    fight: str
    attribute: str
    way_out: str
    ruin: str
    falls: str
    edge: Callable[[Any, Any], int]
    easy: str
    against: tuple[str, Any]


def columns(fighting: Any, sheet: Any) -> int:
    """Return the columns that the hero's next attack has."""
    lasting = next(iter(fighting.table.battle.fighters.values())).lasting
    return sum(one.amount for one in lasting if one.kind == "attack-columns" and one.once)


GROUNDS = (
    Ground(
        system="art",
        foes="brute: {name: the brute, health: [PR, PS, GD, GT, SP], defense: GT}",
        fight="combat: {foes: [brute], range: 0}",
        attribute="cunning",
        way_out="agility",
        ruin="stamina",
        falls="damage: Awesome",
        edge=columns,
        easy="feeble",
        against=("difficulty", "Poor"),
    ),
    Ground(
        system="fictive-hack",
        foes="brute: {name: the brute, kind: tough, wounds: 6, attributes: {brawn: 1}}",
        fight="fight: {foes: [{foe: brute}]}",
        attribute="daring",
        way_out="brawn",
        ruin="commitment",
        falls="wounds: 9",
        edge=lambda combat, sheet: sheet.bonus,
        easy="simple",
        against=("against", 7),
    ),
    Ground(
        system="conan-2d20",
        foes="brute: {name: the brute, tn: 7, defense: 7, vigor: 20, weapons: [knife]}",
        fight="fight: {foes: [{foe: brute}]}",
        attribute="agility",
        way_out="brawn",
        ruin="willpower",
        falls="wounds: 9",
        edge=lambda engaged, sheet: sheet.pool,
        easy="0",
        against=("difficulty", 1),
    ),
    Ground(
        system="fallout-2d20",
        foes="brute: {name: the brute, tn: 7, health: 20, initiative: 1, weapons: [pipe]}",
        fight="fight: {foes: [{foe: brute}]}",
        attribute="wits",
        way_out="might",
        ruin="grit",
        falls="health: -99",
        edge=lambda engaged, sheet: sheet.pool,
        easy="0",
        against=("difficulty", 1),
    ),
    Ground(
        system="fell",
        foes="brute: {name: the brute, str: d12, hp: 12, weapon: d4}",
        fight="fight: {foes: [{foe: brute}]}",
        attribute="wil",
        way_out="str",
        ruin="int",
        falls="harm: 99",
        edge=lambda fight, sheet: fight.table.battle.edge,
        easy="easy",
        against=("dn", 4),
    ),
)
every_ground = pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)


@cache
def adventure(ground: Ground) -> Adventure:
    """Write the fight as an adventure, with the ready hero of the system's template."""
    folder = Path(mkdtemp())
    hero = sorted((find(ground.system).template / "heroes").glob("*.yaml"))[0]
    head = (
        f"format: 1\ntitle: A fight\nsystem: {ground.system}\nstart: yard\n"
        f"hero: {{create: false, pregenerated: [{hero.name}]}}\nfoes:\n  {ground.foes}\n"
    )
    scenes = SCENES.format(
        way_out=ground.way_out, fight=ground.fight, ruin=ground.ruin, falls=ground.falls
    )
    (folder / "adventure.yaml").write_text(head + scenes, encoding="utf-8")
    (folder / hero.name).write_text(hero.read_text(encoding="utf-8"), encoding="utf-8")
    return load(folder)


def begun(ground: Ground, seed: int, *, offers: str = "asked", **more: Any) -> Session:
    """Return a fight at the first moment that is the hero's to act."""
    written = adventure(ground)
    hero = written.heroes[0].name
    session = Session(
        written, find(ground.system), Seeded(f"{seed}"), offers=offers, hero=hero, **more
    )
    session.do(Choose("fight"))
    for _ in range(12):
        if moment(session) != "later":
            break
        session.do(Choose(first(session)))
    return session


def ready(ground: Ground, *, offers: str = "asked") -> Session:
    """Return a fight in which it is for the hero to act."""
    every = (begun(ground, seed, offers=offers) for seed in range(SEEDS))
    return next(session for session in every if moment(session) == "now")


def first(session: Session) -> str:
    return next(option.id for option in session.options() if not option.reason)


def moment(session: Session) -> str:
    """Return whether it is for the hero to act; nothing without a fight."""
    pending = session.state.pending
    if pending is None or not pending.encounter.counts_turns:
        return ""
    return pending.encounter.moment(session.state.sheet)


def outcome(turn: Turn) -> Any:
    return next(
        event.outcome
        for event in turn.events
        if isinstance(event, CheckRolled) and event.kind == "try"
    )


def settled(session: Session, turn: Turn) -> Turn:
    """Answer the offers around a try with the first of them, until it is rolled and settled."""
    while session.state.pending is not None and session.state.pending.kind == "try":
        turn = session.do(Choose(first(session)))
    return turn


def rolled(ground: Ground, attribute: str, wanted: Callable[[Any], bool]) -> tuple[Session, Turn]:
    """Return a fight in which a try came to what is wanted, with its last turn."""
    for seed in range(SEEDS):
        session = begun(ground, seed)
        if moment(session) != "now":
            continue
        turn = settled(session, session.do(Try(attribute, "", "something else")))
        if turn.accepted and wanted(outcome(turn)):
            return session, turn
    raise AssertionError("no seed came to it")


def won(outcome: Any) -> bool:
    return bool(outcome.successes and not outcome.failures)


@every_ground
def test_a_try_on_the_heros_turn_takes_the_action_and_gains_an_edge(ground: Ground) -> None:
    session, turn = rolled(ground, ground.attribute, won)

    pending = session.state.pending
    assert pending is not None, "the fight goes on"
    assert pending.tried is None
    assert session.state.aside is None
    texts = [written(event.text) for event in turn.events if isinstance(event, Narrated)]
    assert any(text in told_in_fights(ground) for text in texts)
    assert ground.edge(pending.encounter, session.state.sheet) > 0
    assert session.state.clock < 5, "a turn takes no minutes of its own"


@every_ground
def test_a_failure_takes_the_action_and_gains_nothing(ground: Ground) -> None:
    session, _ = rolled(ground, ground.attribute, lambda outcome: not won(outcome))

    pending = session.state.pending
    if pending is not None:
        assert ground.edge(pending.encounter, session.state.sheet) <= 0


@every_ground
def test_the_action_is_spent_and_there_is_none_for_another_try(ground: Ground) -> None:
    """Where the turn goes on afterwards it is for what needs no action; else it has gone by."""
    for seed in range(SEEDS // 4):
        session = begun(ground, seed)
        while moment(session) == "now" and session.state.turn < 20:
            before = turn_number(session)
            settled(session, session.do(Try(ground.attribute)))
            assert moment(session) != "now" or turn_number(session) > before


def turn_number(session: Session) -> int:
    """Return how many rounds a fight has seen."""
    assert session.state.pending is not None
    encounter: Any = session.state.pending.encounter
    bearers = (encounter, getattr(encounter, "table", None))
    names = ("battle", "state", "fight")
    parts = (getattr(bearer, name, None) for bearer in bearers for name in names)
    return max(int(getattr(part, "round", 0)) for part in (encounter, *parts))


@every_ground
def test_no_try_in_a_fight_is_easier_than_usual(ground: Ground) -> None:
    session = ready(ground)
    name, usual = ground.against

    facts = outcome(settled(session, session.do(Try(ground.attribute, ground.easy)))).facts

    assert str(usual) in str(facts[name])


@every_ground
def test_a_try_between_turns_is_made_as_soon_as_the_hero_may_act(ground: Ground) -> None:
    made = 0
    for seed in range(SEEDS // 2):
        session = between_turns(ground, seed)
        if moment(session) != "later":
            continue
        put_off = session.do(Try(ground.attribute, "", "something else"))
        assert [type(event) for event in put_off.events] == [Narrated]
        assert put_off.rolls == ()

        for _ in range(60):
            if moment(session) != "later":
                break
            session.do(Choose(first(session)))
        pending = session.state.pending
        assert pending is None or pending.kind == "try", "it is made, unless the fight is over"
        if pending is not None:
            made += 1
            assert session.state.aside is not None
            assert session.state.aside.later is None
    assert made


def between_turns(ground: Ground, seed: int) -> Session:
    """Return a fight in which something is to be decided that is no turn of the hero's."""
    session = begun(ground, seed, offers="always")
    for number in range(20):
        if moment(session) != "now":
            break
        able = [option.id for option in session.options() if not option.reason]
        session.do(Choose(able[(seed + number) % len(able)]))
    return session


@every_ground
def test_a_question_in_a_fight_waits_for_nothing_and_a_try_above_it_for_the_turn(
    ground: Ground,
) -> None:
    session = ready(ground)
    open_before = session.options()
    session.do(Ask("Is there another way out?"))
    while session.state.pending is not None and session.state.pending.kind == "question":
        session.do(Try(ground.attribute))
        session.do(Choose(first(session)))
    assert session.state.pending is not None
    assert session.options() == open_before or session.state.pending.kind == "try"


@pytest.mark.rule("ART-207")
@every_ground
def test_who_thinks_better_of_it_has_the_turn_still_but_where_to_abort_is_an_action(
    ground: Ground,
) -> None:
    session = ready(ground, offers="always")
    before = session.options()
    session.do(Try(ground.attribute))
    abort = next((one.id for one in session.options() if one.hint == "abort"), "")
    if not abort:
        pytest.skip("this system rolls at once")
    session.do(Choose(abort))

    if ground.system == "art":
        assert session.options() != before
        assert moment(session) == "later"
        return
    assert session.options() == before
    assert moment(session) == "now"


@every_ground
def test_an_author_leads_out_of_a_fight_which_is_then_over(ground: Ground) -> None:
    session, turn = rolled(ground, ground.way_out, won)

    assert [event.scene for event in turn.events if isinstance(event, SceneEntered)] == ["end"]
    assert (session.state.ended, session.state.aside, session.state.pending) == ("won", None, None)


@every_ground
def test_who_is_struck_down_by_it_is_judged_by_the_fight(ground: Ground) -> None:
    """It is the fight's own end that is told, once, and nobody is left waiting in it."""
    lost = 0
    for seed in range(SEEDS // 4):
        session = begun(ground, seed)
        for _ in range(8):  # a box of Health at a time
            if moment(session) == "now":
                settled(session, session.do(Try(ground.ruin)))
            elif session.state.pending is not None:
                session.do(Choose(first(session)))
        assert session.state.aside is None
        lost += session.state.scene == "end"
    assert lost


@every_ground
def test_an_authors_words_take_the_place_of_ours_and_the_edge_stays(ground: Ground) -> None:
    session, turn = rolled(ground, ground.way_out, lambda outcome: not won(outcome))

    texts = [event.text for event in turn.events if isinstance(event, Narrated)]
    assert "No hedge." in texts
    assert not set(texts) & told_in_fights(ground)
    assert session.state.ended == "" or session.state.scene == "end"


@every_ground
def test_what_a_success_brings_is_told_before_the_roll(ground: Ground) -> None:
    """It is one of the rules' effects, in words that stand with the system's tries."""
    _, turn = rolled(ground, ground.attribute, won)
    path = find(ground.system).template.parent / "tries.json"
    worth = json.loads(path.read_text(encoding="utf-8"))["fight"]["worth"]

    told = [
        written(event.text) if isinstance(event, Narrated) else "rolled"
        for event in turn.events
        if isinstance(event, Narrated | CheckRolled)
    ]

    assert told.index(worth) < told.index("rolled")


@every_ground
def test_a_fight_with_tries_is_undone_and_played_back(ground: Ground) -> None:
    records: list[dict[str, Any]] = []
    session = begun(ground, 3, offers="always", record=records.append)
    attribute = ground.attribute
    for number in range(14):
        if session.over or session.state.pending is None:
            break
        before = session.state
        tried = session.do(Try(attribute)) if number % 3 == 0 else None
        if tried is not None and tried.accepted:
            session.do(Undo())
            assert session.state == before
            session.do(Try(attribute))
        session.do(Choose(first(session)))

    hero = session.adventure.heroes[0].name
    head = header(session.adventure, Seeded("3"), offers="always", hero=hero)
    again = replay([head, *records], session.adventure, session.system)
    assert (again.trouble, again.session.state) == ("", session.state)


def written(text: Text) -> str:
    """Return how a text stands in a system's table: the id of a message, or the words."""
    return text.code.partition(".")[2] if isinstance(text, Message) else text


@cache
def told_in_fights(ground: Ground) -> frozenset[str]:
    """Return all prose that a system has for what is tried in a fight."""
    path = find(ground.system).template.parent / "tries.json"
    prose = json.loads(path.read_text(encoding="utf-8"))["fight"]["prose"]
    return frozenset(text for texts in prose.values() for text in texts)


def test_the_dead_roll_nothing_that_waited_for_them(module: Callable[..., Path]) -> None:
    hero = (find("fell").template / "heroes" / "hale.yaml").read_text(encoding="utf-8")
    folder = module(
        "scenes:\n  yard:\n    text: Dust.\n    tries: {int: {else: {text: It falls., harm: 99}}}\n"
        "    choices:\n      - {id: leap, text: Leap, check: {test: {attribute: dex, risk: a"
        " fall}}, outcomes: {else: {goto: end}}}\n  end: {text: Quiet., ending: won}\n",
        "format: 1\ntitle: A fall\nsystem: fell\nstart: yard\n"
        "hero: {create: false, pregenerated: [hale.yaml]}\n",
        **{"hale.yaml": hero.replace("str: d8", "str: d4")},
    )
    endings = set()
    for seed in range(20):
        session = Session(load(folder), find("fell"), Seeded(f"{seed}"), hero="Hale Corrigan")
        session.do(Choose("leap"))
        session.do(Try("int"))
        settled(session, session.turns[-1])
        endings.add(session.state.ended)
        if session.state.ended == "death":
            assert (session.state.pending, session.state.aside) == (None, None)
        else:
            assert session.state.pending is not None, "who lives has the leap before them still"
    assert endings == {"", "death"}
