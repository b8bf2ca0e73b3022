"""Rolls of a fight are explained after it too, in every system: `why` and `why N`."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose, Undo
from solo.engine.session import Session
from solo.rules import find
from solo.rules.core.outcome import Outcome
from solo.terminal.told.answers import answer
from solo.terminal.typed.lines import Query
from solo.view.rolls import rolls
from tests.english import all_english
from tests.rules.test_tries_in_turns import Ground, begun, every_ground, first


def fought(ground: Ground, seed: int) -> Session:
    """Return a game whose fight was played to its end, by what Enter takes."""
    session = begun(ground, seed)
    while session.state.pending is not None:
        assert session.do(Choose(first(session))).accepted
    return session


def said(session: Session, words: str = "") -> list[str]:
    return [block.text for block in answer(Query("why", words), session, spoken=True)]


def dice_of(session: Session, turns: int) -> Sequence[int]:
    """Return the faces that fell in the last turns, in order."""
    return [face for turn in session.turns[-turns:] for _, face in turn.rolls]


@every_ground
def test_the_last_roll_of_a_fight_is_explained_after_it(ground: Ground) -> None:
    long = 0
    for seed in range(3):
        session = fought(ground, seed)
        rolls = [roll for place in range(len(session.turns)) for roll in session.fallen(place)]
        dice = dice_of(session, len(session.turns))
        told = said(session)

        assert set(all_english(session.system.explain(rolls[-1]))) <= set(told)
        assert {*rolls[-1].faces} <= {*dice}
        assert sum(map(faces, rolls)) <= len(dice), "no throw is told twice"
        explained = [roll for roll in rolls if all_english(session.system.explain(roll))]
        for place, roll in enumerate(reversed(explained[:-1]), 1):
            before = said(session, str(place))
            assert before[0] == f"Why, {place} before"
            assert set(all_english(session.system.explain(roll))) <= set(before)
            long += 1
    assert long, "there were fights of several rolls"


def faces(roll: Outcome) -> int:
    return len(roll.faces)


@every_ground
def test_what_is_taken_back_is_explained_no_longer(ground: Ground) -> None:
    session = fought(ground, 1)
    last = session.fallen(len(session.turns) - 1)

    session.do(Undo())

    assert session.fallen(len(session.turns)) == ()
    for roll in last:
        assert not set(all_english(session.system.explain(roll))) <= set(said(session))


@every_ground
def test_a_throw_decided_about_in_several_steps_is_told_once(ground: Ground) -> None:
    for seed in range(4):
        session, taken = begun(ground, seed, offers="always"), Random(seed)
        for _ in range(25):
            if session.state.pending is None:
                break
            able = [option.id for option in session.options() if not option.reason]
            session.do(Choose(taken.choice(able)))
            dice = dice_of(session, len(session.turns))
            assert sum(map(faces, rolls(session))) <= len(dice)


def test_the_level_taken_in_a_fight_leaves_the_roll_before_it_to_be_explained(
    module: Callable[..., Path],
) -> None:
    """FH-085: 12 AP spent are a level; what is decided about it is no roll."""
    scenes = """
foes: {guard: {name: the guard, kind: tough, wounds: 2, weapon: sword, policy: bystander}}
scenes:
  quay:
    enter: {ap: 15}
    text: Fog.
    choices:
      - {text: Leap, check: {challenge: {attribute: daring, difficulty: 31}},
         outcomes: {else: Leapt.}}
      - {text: Fight, check: {fight: {arenas: {yard: {name: the yard, type: neutral}},
         start: yard, foes: [guard]}}, outcomes: {else: {text: Over., goto: home}}}
  home: {text: Home., ending: won}
"""
    header = "format: 1\ntitle: A test\nsystem: fictive-hack\nstart: quay\n"
    header += "hero: {create: false, pregenerated: [eve.yaml]}\n"
    eve = "name: Eve\ntemplate: thief\ntalent: bash\nattributes: {brawn: 1, cunning: 4}\n"
    path = module(scenes, header, **{"eve.yaml": eve})
    session = Session(load(path), find("fictive-hack"), Loaded((1,)), hero="Eve", offers="always")
    for option in ("leap", "roll", "boost-15", "fight", "level-up", "level", "tougher"):
        assert session.do(Choose(option)).accepted, [one.id for one in session.options()]

    assert "The roll before this one" in said(session)
    assert any("31 against 31" in one for one in said(session))
