"""A game in progress when its author saves: the same scene and history where they still fit."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.commands import Choose, Force, Jump, Set, Undo
from solo.engine.events import Faulted, Narrated, Refused
from solo.engine.revising import _Again, _fitted, _last_in, _reason, revise
from solo.engine.session import Session
from solo.engine.sharing import Tally
from solo.errors import Mark, Problem, SoloError
from solo.rules import find
from solo.terminal.told.render import scene_events
from tests.edits import change
from tests.english import english

STORY = """
variables: {clues: 0, rope: false, name: Ada}
quests: {lamp: Relight the lamp}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: look, text: Look, set: {clues: clues + 1}, then: Seen.}
      - {id: climb, text: Climb, check: {trait: {attribute: strength, difficulty: Poor}},
         outcomes: {success: {text: Up., goto: cliff}, failure: Down.}}
      - {id: walk, text: Walk, goto: cliff, then: Slowly.}
  cliff:
    text: "Wind, {{ clues }} clues."
    choices: [{id: on, text: On, goto: home}, {id: stay, text: Stay, then: You wait.}]
  home: {text: Home., ending: home}
"""

Module = Callable[..., Path]


def begun(folder: Path, *faces: int) -> Session:
    session = Session(load(folder), find("art"), Loaded(faces), offers="asked")
    session.trial = True
    return session


def played(session: Session, *options: str) -> Session:
    for option in options:
        assert session.do(Choose(option)).accepted, option
    return session


def changed(session: Session, folder: Path, old: str, new: str) -> str:
    change(folder / "adventure.yaml", old, new)
    adventure = load(folder)
    return revise(session, adventure, find(adventure.system))


def told(session: Session) -> list[str]:
    return [event.text for event in scene_events(session) if isinstance(event, Narrated)]


def test_a_changed_text_is_read_in_the_same_scene_with_the_same_history(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder, 90), "look", "climb", "stay")

    assert changed(session, folder, "Wind,", "A gale,") == ""

    assert session.state.scene == "cliff"
    assert told(session)[0] == "A gale, 1 clues."
    assert len(session.turns) == 4
    assert [roll for turn in session.turns for roll in turn.rolls] == [(100, 90)]
    assert session.do(Undo()).state.turn == 2


def test_what_was_done_has_the_effects_that_it_has_now(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder), "look", "look")

    assert changed(session, folder, "clues: clues + 1", "clues: clues + 5") == ""

    assert session.state.variables["clues"] == 10


def test_dice_that_were_loaded_are_not_used_up_twice(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder, 1, 90), "climb")

    changed(session, folder, "Fog.", "Mist.")

    assert session.do(Choose("climb")).rolls == ((100, 90),)


def test_a_history_that_leads_elsewhere_is_told_and_the_scene_stays(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder, 90), "look", "climb", "stay")

    said = changed(session, folder, "goto: cliff}, failure", "goto: home}, failure")

    assert said == (
        "turn 2 leads to 'home' now; you are in 'cliff' as before, but 'undo' ends here"
    )
    assert (session.state.scene, session.state.variables["clues"]) == ("cliff", 1)
    assert told(session) == ["Wind, 1 clues."]
    assert isinstance(session.do(Undo()).events[0], Refused)
    played(session, "stay")
    assert changed(session, folder, "Wind,", "A gale,") == ""
    assert session.do(Undo()).accepted


def test_a_choice_that_is_gone_is_told(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder), "look", "walk")

    said = changed(session, folder, "{id: look, text: Look,", "{id: gaze, text: Gaze,")

    assert said.startswith("turn 1 does not fit any more: there is no choice 'look' here; you are")
    assert session.state.scene == "cliff"


def test_variables_that_are_new_or_of_another_type_have_their_first_value(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder), "look", "walk")
    changed(session, folder, "id: walk, text: Walk", "id: stroll, text: Stroll")

    changed(session, folder, "clues: 0, rope: false", "clues: 0, rope: 3, oars: 2")

    assert session.state.variables == {"clues": 1, "rope": 3, "oars": 2, "name": "Ada"}


def test_what_the_changed_adventure_does_not_know_is_left_out(module: Module) -> None:
    """What was seen, asked, taken on or visited stays where there is still such a thing."""
    session = begun(module(STORY))
    state = session.state._replace(
        variables={"clues": 3, "rope": "knot", "gone": 1},
        visits=Tally({"quay": 2, "gone": 1}),
        quests={"lamp": "take", "gone": "take"},
        settled={("quay", "rope"): "yes", ("gone", "rope"): "no"},
        returns=("quay", "gone"),
        decks={"gone": (1,), "/omens": (2,)},
    )

    fitted = _fitted(state, session.adventure)

    assert fitted.variables == {"clues": 3, "rope": False, "name": "Ada"}
    assert dict(fitted.visits) == {"quay": 2}
    assert fitted.quests == {"lamp": "take"}
    assert fitted.settled == {("quay", "rope"): "yes"}
    assert fitted.returns == ("quay",)
    assert fitted.decks == {"/omens": (2,)}
    assert (fitted.pending, fitted.aside) == (None, None)


def test_a_deck_that_is_still_there_lacks_the_rows_that_were_drawn(module: Module) -> None:
    deck = "tables:\n  cards: {deck: true, rows: [king, queen]}\n"
    drawn = STORY.replace("set: {clues: clues + 1}", "draw: {cards: name}")
    folder = module(drawn + deck)
    session = played(begun(folder, 1), "look", "walk")

    changed(session, folder, "id: walk, text: Walk", "id: stroll, text: Stroll")

    assert session.carried
    assert list(session.state.decks) == ["cards"]


def test_what_waits_is_off_where_a_history_leads_elsewhere(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder, 90), "look")
    session.offers = "always"
    played(session, "climb")

    said = changed(session, folder, "{id: look, text: Look,", "{id: gaze, text: Gaze,")

    assert said.endswith(
        "; you are in 'quay' as before, but 'undo' ends here, and what waited for you there is off"
    )
    assert (session.state.pending, session.carried) == (None, True)
    assert changed(session, folder, "quay", "wharf") == ""
    assert (session.state.scene, session.carried) == ("wharf", False)


def test_a_game_whose_hero_is_gone_stays_as_it_was(module: Module) -> None:
    folder = module(STORY)
    session = Session(load(folder), find("art"), Loaded(()), offers="asked", hero="Ada")
    before = session.state
    change(folder / "ada.yaml", "name: Ada", "name: Bea")

    with pytest.raises(SoloError, match="no ready-made hero is called 'Ada'"):
        revise(session, load(folder), find("art"))
    assert session.state is before


def test_why_a_turn_does_not_fit_is_told() -> None:
    here = Mark("a.yaml", 1, 1)

    assert _reason((Refused("no"),)) == "no"
    assert _reason((Faulted(Problem(here, "value-wrong", "bad")),)) == (
        "a.yaml:1:1: bad [value-wrong]"
    )
    assert _reason((Narrated("Fog.", "scene"),)) == "it is refused"


def test_dice_beside_a_game_fall_as_they_would() -> None:
    assert _Again(Loaded((3, 4)), ((6, 1),)).apart(1).roll(2, 6) == (3, 4)
    assert _Again(Loaded((3, 4)), ()).describe() == Loaded((3, 4)).describe()


@pytest.mark.parametrize(
    ("turns", "found"),
    [
        ([("a", None), ("a", "roll")], 0),
        ([("a", None), ("a", None)], 1),
        ([("a", "roll"), ("a", "roll")], None),
        ([("a", None), ("b", None), ("a", "roll")], None),
    ],
)
def test_a_game_goes_on_from_the_last_turn_in_its_scene_that_left_nothing_open(
    turns: list[tuple[str, Any]], found: int | None
) -> None:
    made = [
        SimpleNamespace(state=SimpleNamespace(scene=scene, pending=pending, sheet=1))
        for scene, pending in turns
    ]
    session: Any = SimpleNamespace(state=made[-1].state, turns=made)
    adventure: Any = SimpleNamespace(scenes={"a", "b"})

    assert _last_in(session, adventure) is (None if found is None else made[found])
    adventure.scenes = {"b"}
    assert _last_in(session, adventure) is None


def test_where_the_scene_is_gone_it_goes_on_from_the_last_turn_that_fits(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder), "look", "walk", "stay")

    said = changed(session, folder, "cliff", "crag")

    assert said == "turn 2 leads to 'crag' now; the game goes on after turn 3"
    assert session.state.scene == "crag"


def test_a_mistake_in_the_opening_leaves_the_game_as_it_was(module: Module) -> None:
    folder = module(STORY)
    session = played(begun(folder), "look")
    before = session.state

    with pytest.raises(SoloError):
        changed(session, folder, "text: Fog.", 'text: "{{ 1 / (clues - clues) }}"')

    assert session.state is before


def test_an_author_sets_jumps_and_forces_in_a_trial(module: Module) -> None:
    session = begun(module(STORY))

    session.do(Set("clues", "4"))
    session.do(Set("rope", "true"))
    session.do(Set("clock", "18:30"))
    session.do(Jump("cliff"))
    assert session.state.variables == {"clues": 4, "rope": True, "name": "Ada"}
    assert (session.state.scene, session.state.clock) == ("cliff", 18 * 60 + 30)
    assert told(session) == ["Wind, 4 clues."]
    session.do(Jump("quay"))
    session.do(Force((73,)))
    assert session.do(Choose("climb")).rolls == ((100, 73),)
    played(session, "on")
    assert session.over
    session.do(Jump("quay"))
    assert not session.over
    assert session.do(Undo()).state.scene == "home"


def test_what_an_author_did_by_hand_is_done_again(module: Module) -> None:
    folder = module(STORY)
    session = begun(folder)
    session.do(Set("clues", "4"))
    session.do(Jump("cliff"))

    assert changed(session, folder, "Wind,", "A gale,") == ""

    assert told(session) == ["A gale, 4 clues."]


def test_a_forced_face_goes_before_the_dice_of_an_undone_turn(module: Module) -> None:
    session = played(begun(module(STORY), 12), "climb")

    session.do(Undo())
    session.do(Force((90,)))

    assert session.do(Choose("climb")).rolls == ((100, 90),)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (Set("clue", "1"), "no variable 'clue'; did you mean 'clues'?"),
        (Set("clues", "many"), "'clues' holds a whole number, not 'many'"),
        (Set("rope", "1"), "'rope' holds true or false, not '1'"),
        (Set("clock", "25:00"), "'25:00' is no time of day"),
        (Jump("clif"), "no scene 'clif'; did you mean 'cliff'?"),
        (Force((0,)), "a die shows 1 to 100"),
    ],
)
def test_what_can_not_be_is_refused(module: Module, command: Set | Jump | Force, why: str) -> None:
    session = begun(module(STORY))

    turn = session.do(command)

    assert not turn.accepted
    assert why in english(turn.events[0].reason)


@pytest.mark.parametrize("command", [Set("clues", "1"), Jump("cliff"), Force((7,))])
def test_a_player_does_nothing_of_it(module: Module, command: Set | Jump | Force) -> None:
    session = begun(module(STORY))
    session.trial = False

    assert not session.do(command).accepted


def test_a_forced_face_that_a_die_lacks_refuses_the_turn_and_waits(module: Module) -> None:
    story = STORY.replace("  home:", "  well: {enter: {draw: {2d6: clues}}, goto: home}\n  home:")
    session = begun(module(story), 3, 4)
    session.do(Force((73,)))

    turn = session.do(Jump("well"))

    assert "73 was forced, but a d6 has 1 to 6" in english(turn.events[0].reason)
    assert session.forced == (73,)
