"""A game from outside: what it offers and tells at each point, and what it refuses."""

from collections.abc import Callable
from copy import copy
from types import SimpleNamespace
from typing import Any

import pytest

from solo.adventure.branch import SetVariable
from solo.adventure.heritage import Heritage
from solo.engine.actions import EFFECT, act
from solo.engine.commands import (
    Ask,
    Choose,
    Draw,
    Force,
    Jot,
    Jump,
    Prefer,
    Roll,
    Set,
    Try,
    Undo,
    Use,
)
from solo.engine.draft import Fault
from solo.engine.events import (
    Faulted,
    NoteWritten,
    PreferenceSet,
    Refused,
    SheetChanged,
    Undone,
)
from solo.engine.fingerprint import Fingerprints
from solo.engine.heroes import led, may_answer, named, names, now_acts
from solo.engine.session import Session
from solo.engine.sharing import Shared
from solo.engine.world import _facts
from solo.errors import Mark
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.words import Message
from tests.english import english

Game = Callable[..., Session]
STORY = """
needs: {deeds: {debt: 0}, world: {lit: false}}
deeds: {debt: clues + 1}
world: {lit: wet}
variables: {clues: 0, wet: false, name: Bo}
quests: {lamp: {title: Light it, guidance: [{when: wet, text: "Wet {{ clues }}."}, Look up.]},
  bell: Ring it}
scenes:
  quay:
    title: "Quay {{ visits }}"
    text: "Fog {{ hero.deeds.debt }} {{ world.lit }}."
    hint: [{when: wet, text: Dry it.}, "Look {{ clues }}."]
    things: {lamp: {text: [{when: wet, text: Dim.}, Bright.], names: [old lamp]},
      bell: {text: A bell., when: wet}}
    choices:
      - {text: Wade, set: {wet: true, clues: clues + 1}, once: true}
      - {text: Lift it, check: {trait: {attribute: strength, difficulty: Poor, shift: clues}},
         outcomes: {success: Up., else: Down.}}
      - {text: Lamp, quest: {take: lamp}, then: Yes.}
      - {text: Bell, quest: {take: bell}, then: Yes.}
      - {text: Say, input: name, then: "{{ name }}."}
      - {text: Dry, when: not wet, barred: You are wet., then: Dry.}
      - {text: Bad, then: "{{ 1 // clues }}"}
      - {text: Home, goto: home}
      - {text: Die, certain_death: You will die., die: true, then: Dead.}
  home: {text: Home., ending: {kind: won, title: Home}}
"""


@pytest.fixture
def session(game: Game) -> Session:
    return game(STORY, heritage=Heritage({"debt": 7}, {"lit": True}), faces=(50,) * 9)


def refusal(session: Session, command: Any) -> str:
    before, turns = session.state, len(session.turns)
    turn = session.do(command)
    assert (turn.accepted, turn.first, turn.rolls) == (False, None, ())
    assert (session.state, len(session.turns)) == (before, turns)
    (event,) = turn.events
    assert isinstance(event, Refused)
    return english(event.reason)


def test_what_is_told_of_a_scene(session: Session) -> None:
    told, state = session.interpreter, session.state

    assert (session.over, session.ending, session.status()) == (False, "", ())
    assert told.read(state) == ("Quay 1", "Fog 7 True.")
    assert told.hint(state) == "Look 0."
    assert told.things(state) == (("old lamp",),)
    assert [told.examined(state, words) for words in ("the old lamp", "lamp", "bell", "sea")] == [
        "Bright.", "Bright.", "", "",
    ]  # fmt: skip
    view = told.view(state)
    assert (view["clues"], view["visits"], view["hour"], view["turn"]) == (0, 1, 0, 0)
    assert session.heritage == Heritage({"debt": 7}, {"lit": True})
    assert told.left(state) == Heritage({"debt": 1}, {"lit": False})
    session.do(Choose("wade"))
    state = session.state
    assert told.left(state) == Heritage({"debt": 2}, {"lit": True})
    view = told.view(state)
    assert (view["taken"]["quay/wade"], view["visited"]["quay"], view["turn"]) == (1, 1, 1)  # type: ignore[index]
    assert told.hint(state) == "Dry it."
    assert told.things(state) == (("old lamp",), ("bell",))
    assert told.examined(state, "the lamp") == "Dim."


def test_what_may_be_chosen(session: Session) -> None:
    told, state = session.interpreter, session.state
    everything = ["wade", "lift-it", "lamp", "bell", "say", "dry", "bad", "home", "die"]

    assert told.legal(state) == everything
    assert [one.id for one in session.options()] == everything
    assert told.legal(state) == everything  # of what was listed
    assert told.any(state, lambda most: most - 1) == Choose("die")
    assert told.taking(state, "say") == Choose("say", "x")
    assert told.taking(state, "lamp") == Choose("lamp", "")
    assert told.taking(state, "nothing") == Choose("nothing", "")
    assert (told.ends(state, "home"), told.ends(state, "lamp")) == (True, False)
    assert (told.ends(state, "nothing"), told.authored(state, "nothing")) == (False, None)
    lift = told.authored(state, "lift-it")
    assert lift is not None
    assert lift.check is not None
    assert told.value(lift.check, state).shift == 0
    assert session.odds("lamp") is None
    assert session.odds("nothing") is None
    odds = session.odds("lift-it")
    assert odds is not None
    assert session.admits("lift-it") is False
    session.do(Choose("wade"))
    assert told.value(lift.check, session.state).shift == 1
    barred = {one.id: one.reason for one in session.options()}
    assert barred["dry"] == "You are wet."
    assert "wade" not in barred
    assert "dry" not in told.legal(session.state)
    assert session.sheet_after("lamp") == session.state.sheet


def test_what_may_be_done_while_a_roll_waits(session: Session) -> None:
    session.do(Prefer("offers", "always"))
    session.do(Choose("lift-it"))
    told, state = session.interpreter, session.state

    assert state.pending is not None
    assert session.admits("roll")
    assert not session.admits("fly")
    assert told.authored(state, "lamp") is None
    assert told.legal(state) == [one.id for one in session.options() if not one.reason]
    assert told.any(state, lambda _: 0) == Choose(told.legal(state)[0])
    assert session.odds("roll") is not None
    assert refusal(session, Use("first-aid")).startswith("first finish what you have begun")


def test_the_game_is_over_at_its_ending(session: Session) -> None:
    session.do(Choose("home"))

    assert (session.over, session.ending) == (True, "home")
    assert session.options() == ()
    assert session.interpreter.legal(session.state) == []
    assert session.interpreter.any(session.state, lambda _: 0) is None
    over = "the adventure is over; undo takes back the last turn"
    for command in (Choose("wade"), Ask("Is it?"), Try("strength"), Use("first-aid")):
        assert refusal(session, command) == over
    told = session.do(Undo()).events
    assert told == (Undone(0, {"do": "choose", "option": "home"}),)
    assert not session.over
    session.do(Choose("die"))
    session.do(Choose("insist"))
    assert (session.over, session.ending) == (True, "death")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (Undo(), "there is no turn to take back"),
        (Jot(" "), "write what? For example: note The key is under the mat"),
        (Jot("x", 1), "there is no note 1; there are 0"),
        (Prefer("offers", "x"), "'offers' can be always or asked"),
        (Prefer("x", "x"), "'x' can be offers or account"),
        (Set("clues", "1"), "only the author of an adventure does that, in a trial"),
        (Jump("home"), "only the author of an adventure does that, in a trial"),
        (Force((1,)), "only the author of an adventure does that, in a trial"),
        (Draw("nothing"), "no table is called 'nothing'"),
        (Ask(" "), "ask what? For example: ask Is there a window? likely"),
        (Ask("Who is there?"), "the answer is yes or no; ask, for instance: Is somebody there?"),
        (Choose("fly"), "there is no choice 'fly' here"),
        (Choose("lamp", who="Tim"), "none of you is called 'Tim'; you are Ada"),
    ],
    ids=str,
)
def test_what_is_refused(session: Session, command: Any, told: str) -> None:
    assert refusal(session, command) == told


def test_what_an_author_does_in_a_trial_is_refused_where_it_fits_nothing(session: Session) -> None:
    session.trial = True

    assert [
        refusal(session, command)
        for command in (
            Set("clue", "1"),
            Set("clues", "x"),
            Set("clues", "1" * 13),
            Set("wet", "yes"),
            Set("clock", "24:00"),
            Jump("hom"),
            Force(()),
            Force((0,)),
        )
    ] == [
        "no variable 'clue'; did you mean 'clues'?",
        "'clues' holds a whole number, not 'x'",
        f"'clues' holds a whole number, not '{'1' * 13}'",
        "'wet' holds true or false, not 'yes'",
        "'24:00' is no time of day; write one such as 18:05",
        "no scene 'hom'; did you mean 'home'?",
        *["a die shows 1 to 100: force 73, or force 7 3"] * 2,
    ]
    assert session.do(Set("name", "Cy")).events == (PreferenceSet("name", "Cy"),)
    session.do(Set("wet", "true"))
    session.do(Set("clues", "-3"))
    assert dict(session.state.variables) == {"clues": -3, "wet": True, "name": "Cy"}
    session.do(Set("clock", "5:30"))
    assert session.state.clock == 330
    session.do(Set("clock", "05:00"))
    assert session.state.clock == 300 + 24 * 60
    session.do(Force((99,)))
    session.do(Choose("lift-it"))
    assert session.turns.last.rolls == ((100, 99),)


def test_notes_are_written_changed_and_deleted(session: Session) -> None:
    assert session.do(Jot("  one ")).events == (NoteWritten("one"),)
    session.do(Jot("two"))
    session.do(Jot("new", 1))
    assert [one.text for one in session.notes] == ["new", "two"]
    session.do(Jot("", 1))
    assert [one.text for one in session.notes] == ["two"]
    assert refusal(session, Jot("x", 2)) == "there is no note 2; there are 1"
    assert session.state.turn == 0
    session.do(Roll("d%"))
    assert (session.notes[-1].kind, session.rolled) == ("roll", 1)


def test_dice_of_a_turn_that_is_taken_back_fall_again_unless_anew(game: Game) -> None:
    session = game(STORY, faces=(50, 60, 70))

    def rolls() -> object:
        session.do(Choose("lift-it"))
        return session.turns.last.rolls

    assert rolls() == ((100, 50),)
    session.do(Undo())
    assert rolls() == ((100, 50),)
    session.do(Undo(anew=True))
    assert session.fork == 1
    assert rolls() == ((100, 60),)


def test_a_mistake_of_the_author_leaves_the_game_as_it_was(session: Session) -> None:
    before = session.state
    turn = session.do(Choose("bad"))

    (event,) = turn.events
    assert isinstance(event, Faulted)
    assert event.problem.message == "division by zero"
    assert (turn.accepted, session.state) == (False, before)


def test_who_acts_where_one_is_there(session: Session) -> None:
    system, sheet, state = session.system, session.state.sheet, session.state

    assert names(system, sheet) == ("Ada",)
    assert names(system, None) == ()
    assert named(system, sheet, "ad") == "Ada"
    with pytest.raises(Illegal):
        named(system, sheet, "bo")
    assert now_acts(state, system) == "Ada"
    assert led(system, sheet, "Ada") is sheet
    assert led(system, sheet, "Bo") is sheet
    assert [may_answer(state, system, name) for name in ("Ada", "Bo")] == [True, False]


def test_effects_may_take_all_the_work_of_a_turn_and_no_more() -> None:
    def draft(left: int) -> Any:
        def spend(steps: int, why: str, mark: Mark) -> None:
            raise Fault(mark, "turn-large", why)

        run = SimpleNamespace(left=left)
        made = SimpleNamespace(world=SimpleNamespace(run=run), spend=spend, given={})
        made.assign = made.given.__setitem__
        return made

    actions = [SetVariable("a", 1, Mark("x", 1, 1)), SetVariable("b", 2, Mark("x", 2, 1))]
    enough = draft(2 * EFFECT)
    act(enough, actions)
    assert (enough.given, enough.world.run.left) == ({"a": 1, "b": 2}, 0)
    few = draft(2 * EFFECT - 1)
    with pytest.raises(Fault, match=r"x:1:1: its effects are too many"):
        act(few, actions)
    assert few.given == {}
    nothing = draft(0)
    act(nothing, [])


def test_what_a_text_sees_of_an_outcome() -> None:
    message = Message("oracle.full-yes-0", {})
    told = _facts(Outcome("won", 3, 1, (4, 5), facts={"said": message, "n": 7}))

    assert told == {
        "successes": 3, "failures": 1, "said": english(message), "n": 7, "label": "won",
        "faces": (4, 5), "margin": 2,
    }  # fmt: skip


def test_a_long_mapping_that_loses_entries_is_spelt_as_what_is_left() -> None:
    prints = Fingerprints()
    whole = Shared((f"k{number:03}", number) for number in range(300))
    assert prints._canonical(whole) == prints._canonical(dict(whole.items()))

    few = whole
    for number in range(299, 100, -1):
        few = few.without(f"k{number:03}")
    assert prints._canonical(few) == prints._canonical(dict(few.items()))
    again = few.put("a", 1).put("k050", -1)
    assert prints._canonical(again) == prints._canonical(dict(again.items()))
    assert prints._canonical(whole) == prints._canonical(dict(whole.items()))


def test_what_was_looked_at_of_a_hero_is_not_looked_at_again(session: Session) -> None:
    world, sheet = session.interpreter._world, session.state.sheet
    asked: list[str] = []

    class Watched:
        def view(self, one: Any) -> Any:
            asked.append("view")
            return session.system.view(one)

        def fallen(self, one: Any) -> str:
            asked.append("fallen")
            return "" if one is sheet else "dead"

    assert session.interpreter.view(session.state) is session.interpreter.view(session.state)
    world.system, world.living, other = Watched(), None, copy(sheet)
    world._hero = (None, {})
    assert world.hero(sheet) is world.hero(sheet)
    assert asked == ["view"]
    assert world.hero(other) is not world.hero(sheet)
    assert asked == ["view"] * 3
    assert [world.dead(one) for one in (sheet, sheet, other, other, sheet)] == [
        False, False, True, True, False,
    ]  # fmt: skip
    assert asked[3:] == ["fallen"] * 3


@pytest.mark.parametrize(("kind", "grown"), [("won", True), ("lost", True), ("death", False)])
def test_nobody_comes_home_from_an_ending_that_is_a_death(
    game: Callable[..., Session], kind: str, grown: bool
) -> None:
    """So there is neither experience nor upkeep for whom the text has killed."""
    session = game(
        "scenes:\n  quay: {choices: [{text: Go in, goto: sea}]}\n"
        f"  sea: {{ending: {{kind: {kind}}}, text: It is deep.}}\n"
    )

    told = session.do(Choose("go-in")).events

    assert (session.over, any(isinstance(one, SheetChanged) for one in told)) == (True, grown)
