"""What nobody listed, tried in the middle of a roll: it waits, and then stands as it was."""

from collections.abc import Callable

import pytest

from solo.engine.chance import Loaded
from solo.engine.commands import Ask, Choose, Command, Try, Undo, Use
from solo.engine.events import CheckRolled, Narrated, QuestionAnswered, Refused, SceneEntered
from solo.engine.journal import header, replay
from solo.engine.session import Session, Turn
from tests.conftest import HEADER
from tests.english import english
from tests.rules.test_tries_in_turns import GROUNDS, between_turns, first, moment, ready

Game = Callable[..., Session]
MIDDLING, HIGH, DOUBLES = 60, 98, 33  # what falls: Poor, Awesome, and Inferior with an offer
CLIFF = """
scenes:
  quay:
    text: Fog.
    tries:
      strength: {success: {text: You go through the wall., goto: sea}, failure: It stands.}
      agility: {success: {text: A ledge., check: {fate: {difficulty: Poor}},
                outcomes: {success: It bears you., failure: It does not.}}, failure: No ledge.}
    questions:
      - {id: keel, about: [keel], check: {fate: {difficulty: Poor}}, outcomes: {success: Sound.,
         failure: Rotten.}}
    choices:
      - text: Climb
        once: true
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes: {success: {text: Up., goto: sea}, failure: Down.}
      - {id: leap, text: Leap, certain_death: Sixty feet., die: true, goto: sea}
      - {id: fall, text: Fall, goto: pit}
  pit:
    text: You fall.
    tries:
      strength: {success: {text: You catch a root., goto: quay}, failure: No root.}
    check: {trait: {attribute: agility, difficulty: Poor}}
    outcomes: {success: {text: Softly., goto: sea}, failure: {text: Hard., goto: sea}}
  sea: {text: Salt., ending: won}
"""


def refusal(turn: Turn) -> str:
    event = turn.events[0]
    assert isinstance(event, Refused)
    return english(event.reason)


def told(turn: Turn) -> list[str]:
    return [event.text for event in turn.events if isinstance(event, Narrated)]


@pytest.fixture
def climbing(game: Game) -> Session:
    """Return a game in which a roll is offered and not yet made."""
    session = game(CLIFF, faces=(MIDDLING,) * 6, offers="always")
    session.do(Choose("climb"))
    return session


def test_a_try_is_played_through_in_the_middle_of_a_roll_which_then_waits_again(
    climbing: Session,
) -> None:
    before = climbing.state

    climbing.do(Try("cunning", "", "to find a rope"))
    assert climbing.state.pending is not None
    assert climbing.state.pending.kind == "try"
    climbing.do(Choose("spend-fame"))
    done = climbing.do(Choose("roll"))

    rolled = [event for event in done.events if isinstance(event, CheckRolled)]
    assert [(event.kind, event.deed) for event in rolled] == [("try", "to find a rope")]
    assert climbing.options() != ()
    assert climbing.state.pending.kind == "trait"
    assert climbing.state.clock == before.clock + 5
    assert climbing.state.aside is None


def test_a_roll_waits_as_it_was_with_what_was_decided_before(climbing: Session) -> None:
    climbing.do(Choose("spend-fame"))
    before = climbing.options()

    climbing.do(Try("cunning"))
    climbing.do(Choose("roll"))

    assert climbing.options() == before
    rolled = climbing.do(Choose("roll")).events[0]
    assert isinstance(rolled, CheckRolled)
    assert rolled.outcome.facts["fame"] == 1
    assert rolled.deed == ""


@pytest.mark.rule("ART-207", "ART-208")
def test_fame_that_was_meant_for_a_roll_is_gone_if_a_try_has_spent_it(climbing: Session) -> None:
    fame = climbing.state.sheet.fame_left
    for _ in range(fame):
        climbing.do(Choose("spend-fame"))
    climbing.do(Try("cunning"))
    climbing.do(Choose("spend-fame"))
    climbing.do(Choose("roll"))

    rolled = climbing.do(Choose("roll")).events[0]

    assert isinstance(rolled, CheckRolled)
    assert rolled.outcome.facts["fame"] == fame - 1
    assert climbing.state.sheet.fame_left == 0


def test_a_roll_that_has_been_thrown_waits_too_while_something_is_tried(game: Game) -> None:
    session = game(CLIFF, faces=(DOUBLES, MIDDLING), offers="always")
    session.do(Choose("climb"))
    session.do(Choose("roll"))
    before = session.options()
    assert session.state.pending is not None

    session.do(Try("cunning"))
    session.do(Choose("roll"))

    assert session.options() == before
    assert told(session.do(Choose(before[0].id))) == ["Down."]


def test_one_thing_is_tried_while_a_roll_waits_until_it_has_gone_on(climbing: Session) -> None:
    climbing.do(Try("cunning"))
    climbing.do(Choose("roll"))

    assert refusal(climbing.do(Try("cunning"))).startswith(
        "you can do only one thing at a time; first"
    )
    climbing.do(Choose("abort"))
    assert climbing.do(Try("cunning")).accepted


def test_a_roll_that_has_gone_on_leaves_room_for_another_try(game: Game) -> None:
    check = "{trait: {attribute: strength, difficulty: Poor}}"
    story = CLIFF.replace(
        f"true\n        check: {check}",
        "true\n        check: {tracking: {difficulty: Poor, legs: 3}}",
    )
    session = game(story, faces=(MIDDLING, HIGH), offers="always")
    for command in (Choose("climb"), Try("cunning"), Choose("roll")):
        session.do(command)
    assert not session.do(Try("cunning")).accepted
    session.do(Choose("roll"))

    assert session.state.pending is not None
    assert session.state.pending.kind == "tracking", "it goes on, leg after leg"
    assert session.do(Try("cunning")).accepted


def test_what_is_thought_better_of_may_be_tried_again(climbing: Session) -> None:
    climbing.do(Try("cunning"))
    climbing.do(Choose("abort"))
    assert climbing.state.pending is not None
    assert climbing.state.pending.kind == "trait"

    assert climbing.do(Try("cunning")).accepted


def test_another_try_takes_the_place_of_one_that_is_not_rolled_yet(climbing: Session) -> None:
    climbing.do(Try("cunning"))
    climbing.do(Try("stamina"))

    assert climbing.state.pending is not None
    assert climbing.state.pending.words == "stamina"
    climbing.do(Choose("roll"))
    assert climbing.state.pending.kind == "trait"


def test_no_other_try_while_the_dice_of_one_lie_there(game: Game) -> None:
    session = game(CLIFF, faces=(DOUBLES,), offers="always")
    session.do(Try("cunning"))
    session.do(Choose("roll"))

    assert refusal(session.do(Try("stamina"))).startswith("you can do only one thing at a time")


def test_a_question_may_be_asked_in_the_middle_of_a_try_in_the_middle_of_a_roll(
    climbing: Session,
) -> None:
    climbing.do(Try("cunning"))
    climbing.do(Ask("Is the keel sound?"))
    kinds = []
    for _ in range(3):
        assert climbing.state.pending is not None
        kinds.append(climbing.state.pending.kind)
        last = climbing.do(Choose("roll"))

    assert kinds == ["fate", "try", "trait"]
    assert told(last) != []


def test_something_is_tried_in_the_middle_of_a_question(climbing: Session) -> None:
    climbing.do(Ask("Is the tide out?"))
    climbing.do(Try("cunning"))
    climbing.do(Choose("roll"))
    assert climbing.state.pending is not None
    assert climbing.state.pending.kind == "question"

    answered = climbing.do(Choose("roll")).events
    assert any(isinstance(event, QuestionAnswered) for event in answered)
    assert climbing.state.pending.kind == "trait"


def test_a_try_may_lead_away_from_a_roll_that_could_be_thought_better_of(game: Game) -> None:
    session = game(CLIFF, faces=(HIGH,), offers="always")
    session.do(Choose("climb"))
    session.do(Try("strength"))

    turn = session.do(Choose("roll"))

    assert [event.scene for event in turn.events if isinstance(event, SceneEntered)] == ["sea"]
    assert session.state.ended == "won"
    assert session.state.aside is None
    assert "quay/climb" not in session.state.taken, "it was not made, so it counts as not begun"


def test_no_try_leads_round_a_roll_that_there_is_no_way_round(game: Game) -> None:
    session = game(CLIFF, faces=(HIGH, HIGH), offers="always")
    session.do(Choose("fall"))

    assert refusal(session.do(Try("strength"))).startswith(
        "that could take you away from here; first"
    )
    session.do(Try("cunning"))
    session.do(Choose("roll"))
    assert told(session.do(Choose("roll")))[0] == "Softly."


def test_no_try_leads_away_from_dice_that_have_fallen(game: Game) -> None:
    session = game(CLIFF, faces=(DOUBLES,), offers="always")
    session.do(Choose("climb"))
    session.do(Choose("roll"))

    assert refusal(session.do(Try("strength"))).startswith(
        "that could take you away from here; first"
    )


def test_a_check_that_follows_a_try_is_made_before_the_roll_waits_again(game: Game) -> None:
    session = game(CLIFF, faces=(HIGH, HIGH, MIDDLING), offers="always")
    session.do(Choose("climb"))
    session.do(Try("agility"))
    session.do(Choose("roll"))
    kinds = []
    while session.state.pending is not None and session.state.aside is not None:
        kinds.append(session.state.pending.kind)
        session.do(Choose("roll"))

    assert kinds == ["fate"]
    assert session.state.pending is not None
    assert session.state.pending.kind == "trait"


def test_a_warning_of_death_waits_while_something_is_tried(game: Game) -> None:
    session = game(CLIFF, faces=(MIDDLING,))
    session.do(Choose("leap"))

    session.do(Try("cunning"))

    assert [option.id for option in session.options()] == ["relent", "insist"]


def test_who_has_no_hero_tries_nothing(game: Game) -> None:
    session = game(CLIFF, header=HEADER.replace("create: false", "create: true"))
    choosing = Session(session.adventure, session.system, Loaded(()), offers="always")

    assert refusal(choosing.do(Try("strength"))).startswith("first finish what you have begun")


def test_a_mistaken_try_changes_nothing(climbing: Session) -> None:
    state = climbing.state

    assert "unknown attribute" in refusal(climbing.do(Try("nonsense")))
    assert refusal(climbing.do(Try("strength", "nonsense")))
    assert refusal(climbing.do(Use("nonsense"))).startswith("first finish what you have begun")
    assert climbing.state is state


def test_a_game_with_tries_in_the_middle_plays_back_and_is_undone(game: Game) -> None:
    records: list[dict[str, object]] = []
    faces = (MIDDLING,) * 5
    session = game(CLIFF, faces=faces, offers="always", record=records.append)
    commands: list[Command] = [Choose("climb"), Try("cunning"), Ask("Is the keel sound?")]
    for command in commands:
        assert session.do(command).accepted
    waiting = session.state
    session.do(Choose("roll"))
    session.do(Undo())
    assert session.state == waiting
    for _ in range(3):
        session.do(Choose("roll"))

    head = header(session.adventure, Loaded(faces), offers="always", hero="Ada")
    again = replay([head, *records], session.adventure, session.system)
    assert (again.trouble, again.session.state) == ("", session.state)


def test_an_event_that_came_due_while_a_roll_waited_happens_when_it_is_over(game: Game) -> None:
    """A question takes minutes; the roll that waits is then thought better of, which takes none."""
    story = CLIFF.replace("Sound.", "{text: Sound., time: 10}")
    story = story.replace("Rotten.", "{text: Rotten., time: 10}")
    session = game("events: {bell: {after: 5, text: A bell.}}" + story, (HIGH,) * 4, "always")
    session.do(Choose("climb"))
    asked = session.do(Ask("Is the keel sound?"))
    while session.state.aside is not None:
        asked = session.do(Choose("roll"))
    assert session.state.clock == 10
    assert "A bell." not in told(asked)

    assert told(session.do(Choose("abort"))) == ["A bell."]


def test_what_is_tried_before_the_heros_turn_in_a_fight_is_rolled_when_it_comes() -> None:
    assert any(map(_waited_for, range(20)))


def _waited_for(seed: int) -> bool:
    """Try something between two turns of a fight; return whether it is rolled at the next."""
    session = between_turns(GROUNDS[0], seed)
    if moment(session) != "later":
        return False
    session.do(Try("cunning", "", "sand in its eyes"))
    for _ in range(60):
        if moment(session) != "later":
            break
        session.do(Choose(first(session)))
    return session.state.pending is not None and session.state.pending.kind == "try"


@pytest.mark.rule("ART-207")
def test_another_try_takes_the_place_of_one_in_a_fight_but_the_deed_of_the_turn_is_gone() -> None:
    session = ready(GROUNDS[0], offers="always")
    fight = session.state.pending
    assert fight is not None
    session.do(Try("cunning"))

    session.do(Try("stamina"))

    pending = session.state.pending
    assert pending is not None
    assert (pending.kind, session.state.aside) == (fight.kind, None)
    assert moment(session) == "later"
    assert pending.later == Try("stamina")


def test_a_question_in_a_fight_is_rolled_as_it_is_written_by_whoever_has_the_turn(
    game: Game,
) -> None:
    """What is tried there is no easier than usual; a check that an author wrote may be."""
    story = """
foes: {brute: {name: the brute, health: [PR, PS, GD, GT, SP], defense: GT}}
scenes:
  quay:
    text: Fog.
    questions:
      - {id: keel, about: [keel], check: {trait: {attribute: cunning, difficulty: Feeble}},
         outcomes: {success: Sound., failure: Rotten.}}
    choices:
      - id: fight
        text: Fight
        check: {combat: {foes: [brute], range: 0, features: {MUD}}}
        outcomes: {else: {goto: end}}
  end: {text: Quiet., ending: won}
"""
    mud = ", ".join(f"{band}: {{name: mud, rolls: -2}}" for band in range(1, 11))
    session = game(story.replace("MUD", mud), faces=(MIDDLING,) * 9, offers="always")
    session.do(Choose("fight"))
    while moment(session) != "now":
        session.do(Choose(first(session)))

    session.do(Ask("Is the keel sound?"))
    turn = session.do(Choose("roll"))

    (rolled,) = [event for event in turn.events if isinstance(event, CheckRolled)]
    assert (rolled.outcome.facts["difficulty"], rolled.outcome.facts["shift"]) == ("Feeble", -2)
