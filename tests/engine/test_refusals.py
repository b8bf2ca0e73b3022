"""What a game can't do, rare as it is: it is told, and the game stands as before."""

from collections.abc import Callable
from copy import copy
from types import SimpleNamespace
from typing import Any

import pytest

from solo import rules
from solo.adventure.branch import Authored, Branch, Join, Outcomes, Pool, Witness
from solo.budget import SpentError
from solo.dataclass import dataclass
from solo.engine import improvised, interpreter, occasions, story
from solo.engine.actions import MOST_TEXT, _only_told, act, with_values
from solo.engine.altering import _jump, _wait_until
from solo.engine.chance import Asked, Loaded
from solo.engine.commands import Choose, Command, Draw, Table, Undo
from solo.engine.draft import Draft, Fault
from solo.engine.encounters import absorb, drive
from solo.engine.events import Faulted, Narrated, Refused, SheetChanged
from solo.engine.heroes import may_answer
from solo.engine.interpreter import _guided
from solo.engine.journal import _Heard
from solo.engine.last import LastWays
from solo.engine.marks import Mark as Mark_
from solo.engine.occasions import _altered, happen
from solo.engine.occasions import _answer as _demanded
from solo.engine.packed import packed
from solo.engine.questions import _answer, _settle
from solo.engine.rolling import _roller
from solo.engine.session import Session
from solo.engine.sharing import Shared
from solo.engine.state import Course, Pending
from solo.engine.story import _drawn, _move, settle
from solo.engine.table import asking, fights, hand, roster
from solo.engine.warning import Warned
from solo.errors import DiceError, Mark, Problem
from solo.prose import Language
from solo.rules.core.dice import LoadedDice
from solo.rules.core.fights.by_hand import Change
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.script import Scripted
from solo.rules.core.system_parts import GUIDANCE
from solo.words.sentences import Words
from tests.conftest import HEADER
from tests.engine.table.sitting import do as do_at_table
from tests.engine.table.sitting import table
from tests.english import english

Game = Callable[..., Session]
HERE = Mark("a.yaml", 1, 1)
STORY = """
variables: {n: 1}
quests:
  bell: {title: Ring it, guidance: [Ring., Ring again.]}
  lamp: {title: Light it, guidance: [{when: n > 1, text: Look up.}]}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: lamp, text: Lamp, quest: {take: lamp}, then: Yes.}
      - {id: bell, text: Bell, quest: {take: bell}, then: Yes.}
      - {id: more, text: More, set: {n: 2}}
      - {id: die, text: Die, certain_death: You will die., die: true, then: Dead.}
      - {id: home, text: Home, goto: home}
  home: {text: Home., ending: won}
"""


def refusal(session: Session, command: Command) -> str:
    before = session.state
    (event,) = session.do(command).events
    assert session.state is before
    assert isinstance(event, Refused)
    return english(event.reason)


def test_who_is_warned_of_death_does_it_or_thinks_again(game: Game) -> None:
    session = game(STORY)
    session.do(Choose("die"))

    assert [english(line) for line in session.status()] == [
        "You will die.", "This is certain death, with no roll to save you.",
    ]  # fmt: skip
    assert refusal(session, Choose("fly")) == (
        "this is certain death: think again, or do it all the same"
    )
    assert not session.do(Choose("relent")).state.ended


def draft_of(session: Session) -> Draft:
    return Draft(session.interpreter._world, session.state, LoadedDice(()), asks=False, prose=True)


def test_a_hint_about_a_quest_is_one_of_the_quest_taken_on_last(game: Game) -> None:
    session, asked = game(STORY), Outcome(GUIDANCE)

    def told(outcome: Outcome) -> list[Any]:
        draft = draft_of(session)
        _guided(draft, Pending("standing", Warned("")), outcome)
        return draft.events

    with pytest.raises(Illegal, match="nothing more about your quests"):
        told(asked)
    assert told(Outcome("healed")) == []
    session.do(Choose("bell"))
    session.do(Choose("lamp"))
    assert told(asked) == [Narrated("Ring.", "aside")]  # there is nothing yet to tell of the lamp
    session.do(Choose("more"))
    assert told(asked) == [Narrated("Look up.", "aside")]


def test_without_a_hero_an_author_changes_no_time_and_no_place(game: Game) -> None:
    draft = draft_of(game(STORY))
    draft.become(None)

    with pytest.raises(Illegal, match="for whom time could pass"):
        _wait_until(draft, "9:00")
    with pytest.raises(Illegal, match="who could be there"):
        _jump(draft, "home")


@pytest.mark.parametrize(
    ("party", "names", "told"),
    [
        (0, ("Ada", "Ada"), "2 heroes are too many: this adventure is for one"),
        (2, ("Ada", "Ada", "Ada"), "3 heroes are too many: this adventure is for up to 2"),
        (2, ("Ada", "ada"), "one hero can't set out twice"),
        (0, ("Bo",), "no ready-made hero is called 'Bo'; there are: Ada"),
    ],
)
def test_who_can_not_set_out(game: Game, party: int, names: tuple[str, ...], told: str) -> None:
    more = f"party: {party}, create" if party else "create"
    session = game(STORY, header=HEADER.replace("create", more))
    first, *company = names

    with pytest.raises(Illegal) as refused:
        Session(session.adventure, session.system, session.chance, hero=first, company=company)
    assert english(refused.value.reason) == told


@dataclass(frozen=True, slots=True)
class Few:
    n: int = 0

    def __post_init__(self) -> None:
        if self.n > 1:
            raise ValueError("at most 1")


def test_a_value_that_its_check_can_not_have_is_a_fault() -> None:
    few = Authored("few", HERE, Few(), {"n": Language().expression("spots", HERE)})

    assert with_values(few, [1]) == Few(1)
    with pytest.raises(Fault) as refused:
        with_values(few, [2])
    problem = refused.value.problem
    assert (problem.mark, problem.code, problem.message) == (
        HERE, "value-wrong", "few: at most 1",
    )  # fmt: skip


def test_a_fault_before_the_first_scene_stands_where_that_does(game: Game) -> None:
    session = game(STORY)
    world: Any = SimpleNamespace(adventure=session.adventure)

    def here(scene: str) -> Mark:
        return Draft.here(SimpleNamespace(world=world, scene=scene))  # type: ignore[arg-type]

    scenes = session.adventure.scenes
    assert here("home") == scenes["home"].mark != scenes["quay"].mark
    assert here("") == scenes["quay"].mark
    assert here("nowhere") == Mark(session.adventure.id, 1, 1)


class Endless(Warned):
    """It never asks anybody."""

    forced = "on"

    def step(self, option: str, words: str, sheet: Any, dice: Any) -> Any:
        return Step(self, sheet)


def worn(left: int = 0) -> Any:
    """Return a draft with so much work left."""
    draft: Any = SimpleNamespace(
        world=SimpleNamespace(run=SimpleNamespace(left=left)), sheet=0, dice=None, rolled=[],
        aside=None, pending=None, events=[],
    )  # fmt: skip
    draft.spend = lambda steps, why: Draft.spend(draft, steps, why, HERE)
    return draft


def test_what_never_asks_the_player_is_a_fault() -> None:
    with pytest.raises(Fault) as refused:
        drive(worn(489), Pending("journey", Endless("")))
    assert refused.value.problem.message == (
        "this turn takes too much work; 'journey' goes on without the player"
    )
    with pytest.raises(Fault, match="too much happens before the player's turn"):
        absorb(worn(9), Pending("journey", Endless("")), Step(None, 0))
    assert absorb(worn(10), Pending("journey", Endless("")), Step(None, 0)) is None


def test_no_scene_of_a_pool_that_fits_is_a_fault() -> None:
    draft: Any = SimpleNamespace(
        world=SimpleNamespace(adventure=SimpleNamespace(scenes={}, pools={}))
    )

    with pytest.raises(Fault) as refused:
        _drawn(draft, Pool("omens", "best"), Branch(HERE))
    problem = refused.value.problem
    assert (problem.mark, problem.code, problem.message) == (
        HERE, "pool-empty", "no scene of pool 'omens' fits now",
    )  # fmt: skip


@pytest.mark.parametrize("answered", [_settle, _answer])
def test_a_question_that_is_given_up_may_be_asked_again(answered: Any) -> None:
    draft: Any = SimpleNamespace(asked=True)

    answered(draft, None, Outcome("aborted"))
    assert draft.asked is False


def test_what_is_not_kept_is_a_mistake() -> None:
    shared: Shared[str, int] = Shared({"a": 1})

    assert shared["a"] == 1
    with pytest.raises(KeyError, match="b"):
        shared["b"]


@pytest.mark.parametrize(("kind", "last"), [("trait", True), ("fight", False)])
def test_no_way_behind_a_fight_is_surely_the_last(kind: str, *, last: bool) -> None:
    """Who fights may also run."""
    adventure: Any = SimpleNamespace(scenes={"end": SimpleNamespace(ending="won")})
    outcomes = Outcomes(HERE, (), {}, {}, success=Branch(HERE, goto="end"))
    branch = Branch(HERE, check=Authored(kind, HERE, None, {}), outcomes=outcomes)

    assert LastWays(adventure, {"fight"}).ends(branch) is last


def test_what_is_for_a_table_is_refused_elsewhere(game: Game) -> None:
    assert refusal(game(STORY), Table("npc", "Lull")).startswith("that is for a table; ")


def test_dice_of_a_players_own_that_show_nothing_draw_nothing(game: Game) -> None:
    def ask(sides: int) -> int:
        raise DiceError("the die fell off the table")

    adventure = game(STORY).adventure
    session = Session(adventure, rules.find("art"), Asked(ask), hero="Ada")
    assert refusal(session, Draw("weather")) == "the die fell off the table"
    assert (session.notes, session.rolled) == ([], 0)


def test_dice_that_run_out_at_a_draw_are_told_in_the_language_of_the_game(game: Game) -> None:
    session = Session(game(STORY).adventure, rules.find("art"), Loaded(()), hero="Ada")
    (event,) = session.do(Draw("weather")).events

    assert isinstance(event, Refused)
    assert Words("de").say(event.reason).startswith("die vorgegebenen Würfel sind aufgebraucht")


def test_what_is_demanded_is_not_given_up() -> None:
    nothing: Any = None
    pending = Pending("trait", nothing, words="demanded")

    with pytest.raises(Illegal, match="roll"):
        _demanded(nothing, pending, Outcome("aborted"))


@pytest.mark.parametrize(
    ("by_hand", "told"),
    [
        (None, "nobody can come into this, by these rules"),
        (SimpleNamespace(change=None), "no room is left"),
    ],
)
def test_who_can_not_come_into_a_fight_is_a_fault_of_its_author(by_hand: Any, told: str) -> None:
    full = _Full(script=lambda: None)
    draft: Any = SimpleNamespace(
        pending=Pending("fight", full),  # type: ignore[arg-type]
        world=SimpleNamespace(system=SimpleNamespace(by_hand=by_hand)),
        sheet=0,
    )

    with pytest.raises(Fault) as refused:
        _altered(draft, Change("add"), Branch(HERE))
    problem = refused.value.problem
    assert (problem.mark, problem.code, problem.message) == (HERE, "value-wrong", told)


class _Full(Scripted):  # type: ignore[type-arg]
    """A fight into which nobody comes any more."""

    def altered(self, *_: object, **__: object) -> Any:
        raise ValueError("no room is left")


def test_a_command_that_is_no_turn_is_a_mistake_of_the_program(game: Game) -> None:
    session = game(STORY)

    with pytest.raises(TypeError, match="no turn of a game: Undo"):
        session.interpreter.step(session.state, Undo(), LoadedDice(()))


def test_work_that_is_used_up_within_a_turn_is_a_fault(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spent(*_: object) -> None:
        raise SpentError("too much of it")

    session = game(STORY)
    monkeypatch.setattr(interpreter, "take_one", spent)
    turn = session.do(Choose("more"))
    here = session.adventure.scenes["quay"].mark
    assert turn.events == (Faulted(Problem(here, "turn-large", "too much of it")),)
    assert turn.state is session.state


def test_a_check_is_known_by_the_value_that_was_made_of_it(game: Game) -> None:
    told, check, made = game(STORY).interpreter, object(), object()
    told._world.made[1,] = (check, made)

    assert told.written(made) is check
    assert told.written(check) is None


def test_where_nothing_stands_in_the_middle_nothing_happens() -> None:
    system = SimpleNamespace(moment=lambda *_: None)
    pending = Pending("fight", Warned(""), course=Course(()))
    draft: Any = SimpleNamespace(pending=pending, ended="", sheet=0, world=system)

    assert not happen(draft)
    assert draft.pending is pending


@pytest.mark.parametrize(
    ("who", "roller", "sheet"), [("Bo", "Bo", 2), ("Ada", "Ada", 1), ("Cy", "Cy", 1), ("", "", 1)]
)
def test_of_several_heroes_one_rolls_with_their_own_numbers(
    who: str, roller: str, sheet: int
) -> None:
    names = {1: "Ada", 2: "Bo"}
    system: Any = SimpleNamespace(
        view=lambda one: {"name": names[one]}, everybody=lambda one: (1, 2)
    )
    state: Any = SimpleNamespace(table=None, sheet=1)

    assert _roller(who, state, system) == (roller, sheet)


def test_who_makes_the_roll_that_is_open_answers_it() -> None:
    encounter = SimpleNamespace(player=lambda sheet: "Bo", options=lambda sheet: ())
    system: Any = SimpleNamespace()

    def answers(name: str, sheet: object) -> bool:
        pending = SimpleNamespace(encounter=encounter)
        return may_answer(SimpleNamespace(pending=pending, sheet=sheet), system, name)  # type: ignore[arg-type]

    assert (answers("Bo", 1), answers("Ada", 1), answers("Bo", None)) == (True, False, False)


def test_dice_of_a_players_own_show_what_a_journal_says() -> None:
    def never(sides: int) -> int:
        raise AssertionError

    heard = _Heard(Asked(never))
    heard.hear({"rolls": [[6, 4], [6, 2], [1]]})
    assert heard.apart(1).roll(2, 6) == heard.dice(1, 0).roll(2, 6) == (4, 2)
    assert heard.describe() == {"dice": "asked"}


def test_a_row_is_told_and_no_more_if_it_does_nothing_and_is_as_written() -> None:
    def only_told(text: str | None, actions: tuple[object, ...] = ()) -> bool:
        prose = None if text is None else Language().prose(text, HERE)
        return _only_told(SimpleNamespace(text=prose, actions=actions))  # type: ignore[arg-type]

    assert [only_told(one) for one in (None, "Fog.", "x" * MOST_TEXT)] == [True] * 3
    assert [only_told(one) for one in ("{{ n }}", "x" * (MOST_TEXT + 1))] == [False] * 2
    assert not only_told("Fog.", (object(),))
    assert not only_told(None, (object(),))


def test_a_witness_sees_what_texts_see_then(game: Game) -> None:
    draft, seen = draft_of(game(STORY)), []
    act(draft, (Witness(lambda view: seen.append(view["n"]), HERE),))

    assert seen == [1]
    assert draft.events == []


def test_a_mark_counts_the_turn_that_stood_last(game: Game) -> None:
    mark = Mark_(9, game(STORY).turns.last, (), {}, {}, {})

    assert mark.turns == 1
    assert mark._replace(outlines=(None, None)).turns == 3  # type: ignore[arg-type]


def test_a_past_of_one_turn_ends_with_another_in_its_place(game: Game) -> None:
    past = game(STORY).turns
    other = past.last._replace(key="other")

    assert [*past.ending(other)] == [other]
    assert past.ending(other).opening is other
    assert [*past] != [other]


@dataclass(frozen=True, slots=True)
class Strange:
    """A value of somebody else's."""


def test_what_is_none_of_ours_is_not_packed() -> None:
    with pytest.raises(TypeError, match="Strange is none of ours"):
        packed(Strange())


@pytest.mark.parametrize(
    ("scene", "ahead", "returns"),
    [
        ("talk", "out", ("a",)),
        ("talk", "talk", ("a", "b")),
        ("out", "out", ("a", "b")),
        ("gone", "out", ("a", "b")),
    ],
)
def test_the_way_back_out_of_a_talk_is_forgotten_elsewhere(
    scene: str, ahead: str, returns: tuple[str, ...]
) -> None:
    scenes = {"talk": SimpleNamespace(talk=True), "out": SimpleNamespace(talk=False)}
    world = SimpleNamespace(adventure=SimpleNamespace(scenes=scenes))
    draft: Any = SimpleNamespace(world=world, scene=scene, ahead="", returns=("a", "b"))
    assert _move(draft, Branch(HERE, goto=ahead))

    assert draft.returns == returns


def test_what_has_left_nothing_to_decide_is_done_and_what_waited_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[object] = []
    effect: Any = SimpleNamespace(asking=lambda sheet, *, asks: None)
    monkeypatch.setattr(story, "affect", lambda draft, one: done.append(one))
    below = Pending("fight", Warned(""))
    draft: Any = SimpleNamespace(
        ended="", waiting=[effect], sheet=0, asks=True, ahead="", scene="", pending=None,
        aside=Pending("trait", Warned(""), under=below),
        world=SimpleNamespace(adventure=SimpleNamespace(scenes={})),
    )  # fmt: skip
    settle(draft)

    assert done == [effect]
    assert (draft.pending, draft.aside) == (Pending("trait", Warned("")), below)


def test_what_is_tried_in_a_fight_is_told_as_that_tells_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns = SimpleNamespace(told=lambda trait, outcome, turn: f"{trait} {outcome.label} {turn}")
    monkeypatch.setattr(improvised, "counted", lambda draft: turns)
    draft: Any = SimpleNamespace(turn=3, events=[])
    improvised._tell(draft, "might", Outcome("won"))

    assert draft.events == [Narrated("might won 3", "result")]


def test_a_table_rolls_with_the_first_of_what_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[str, str]] = []
    options = [SimpleNamespace(id="roll"), SimpleNamespace(id="abort")]
    waits = SimpleNamespace(encounter=SimpleNamespace(options=lambda sheet: options))
    draft: Any = SimpleNamespace(pending=waits, sheet=0)

    def advance(draft: Any, option: str, words: str) -> None:
        taken.append((option, words))
        draft.pending = waits if len(taken) < 2 else None

    monkeypatch.setattr(asking, "advance", advance)
    asking.at_once(draft)
    assert taken == [("roll", "")] * 2


def test_who_can_not_be_led_does_not_join(game: Game) -> None:
    draft = draft_of(game(STORY))
    system = SimpleNamespace(
        companions=lambda sheet: {}, companion=lambda sheet, key, block: copy(sheet)
    )
    block = SimpleNamespace(name="Tom")
    draft.world = SimpleNamespace(  # type: ignore[assignment]
        run=draft.world.run, system=system, adventure=SimpleNamespace(companions={"tom": block})
    )
    act(draft, (Join("tom", True, HERE),))

    refused = Note("companion-refused", {"name": "Tom"})
    assert draft.events == [SheetChanged((refused,))]


def test_a_check_that_an_author_wrote_is_an_attempt_in_what_counts_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []

    def attempt(value: str, sheet: object, *, written: bool) -> str:
        return f"{value} {written}"

    monkeypatch.setattr(story, "counted", lambda draft: SimpleNamespace(attempt=attempt))
    monkeypatch.setattr(story, "opened", lambda draft, kind, value: asked.append((kind, value)))
    monkeypatch.setattr(story, "drive", lambda draft, pending: None)
    draft: Any = SimpleNamespace(aside=object(), prose=False, asks=False, sheet=0)
    story.put(draft, Authored("trait", HERE, "jump", {}), Branch(HERE), ())

    assert asked == [("trait", "jump True")]


def test_nothing_more_happens_in_an_encounter_that_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes may end it, and a choice may have nobody who can take it."""
    over: Any = SimpleNamespace(
        pending=None, world=SimpleNamespace(system=SimpleNamespace(by_hand=None))
    )
    _altered(over, Change("add"), Branch(HERE))
    occasion: Any = SimpleNamespace(
        case=SimpleNamespace(pick=lambda: Branch(HERE)), arrivals=(), shifts=(), offers=()
    )
    monkeypatch.setattr(occasions, "do", lambda *_: pytest.fail("it is done all the same"))
    occasions._do(over, occasion)
    assert over.pending is None

    never = Language().expression("1 > 2", HERE)
    offered: Any = SimpleNamespace(case=SimpleNamespace(when=never))
    waits: Any = SimpleNamespace(pending="a fight", view={}, aside=None, prose=True)
    occasions._offer(waits, (offered,))
    assert (waits.pending, waits.aside) == ("a fight", None)


@pytest.mark.parametrize(
    ("fallen", "ahead", "ended", "open_now"),
    [("", "", "", True), ("dead", "", "", False), ("", "sea", "", False), ("", "", "won", False)],
)
def test_who_is_dead_or_has_left_does_not_go_on(
    fallen: str, ahead: str, ended: str, open_now: bool
) -> None:
    below = Pending("chase", Warned(""))
    aside = Pending("fight", Warned(""), under=below)
    draft: Any = SimpleNamespace(
        pending=None, aside=aside, ahead=ahead, ended=ended, sheet=0,
        world=SimpleNamespace(system=SimpleNamespace(fallen=lambda sheet: fallen)),
    )  # fmt: skip
    occasions._back(draft)

    assert (draft.pending, draft.aside) == (
        (Pending("fight", Warned("")), below) if open_now else (None, aside)
    )


def test_of_a_game_that_is_over_nothing_is_settled() -> None:
    draft: Any = SimpleNamespace(ended="won", waiting=["an effect"])
    settle(draft)

    assert draft.waiting == ["an effect"]


def test_no_way_is_the_last_that_leads_nowhere_or_to_a_choice() -> None:
    choice: Any = SimpleNamespace(ending=None, choices=("go",))
    adventure: Any = SimpleNamespace(scenes={"a": choice})
    ways = LastWays(adventure, ())

    assert [ways.ends(Branch(HERE, goto=name)) for name in ("a", "nowhere")] == [False, False]


def test_a_table_takes_what_it_can_not_do_for_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: object) -> Any:
        raise ValueError("no such thing")

    session = table()
    do_at_table(session, "add", "Mara")
    monkeypatch.setattr(fights, "drive", wrong)
    assert refusal(session, Table("fight", "wolf")) == "no such thing"
    monkeypatch.setattr(hand, "worked", wrong)
    assert refusal(session, Table("do", "damage poor")) == "no such thing"


def test_a_table_of_rules_without_fights_by_hand_has_none() -> None:
    members: Any = SimpleNamespace(members=("Mara",))
    system: Any = SimpleNamespace(by_hand=None, title="Paper")
    world = SimpleNamespace(system=system, adventure=SimpleNamespace(open=True))
    draft: Any = SimpleNamespace(table=members, sheet=0, pending=None, world=world)
    with pytest.raises(Illegal) as told:
        fights._by_hand(draft)
    assert "Paper" in english(told.value.reason)

    draft.world.system.by_hand = "all of it"
    draft.pending = Pending("fight", Warned(""))
    with pytest.raises(Illegal) as told:
        fights._alter(draft, Change("add"))
    assert english(told.value.reason).startswith("no fight is open")


def test_nobody_leaves_or_comes_forward_while_somebody_rolls() -> None:
    session = table()
    for name in ("Mara", "Ned"):
        do_at_table(session, "add", name)
    do_at_table(session, "fight", "wolf")
    assert session.state.pending is not None

    first = "first finish what you have begun"
    assert refusal(session, Table("leave", "Ned")).startswith(first)
    draft = draft_of(session)
    with pytest.raises(Illegal) as told:
        roster.seat(draft, "Ned" if session.state.sheet.name == "Mara" else "Mara")
    assert english(told.value.reason).startswith(first)
