"""A turn: what a command does to a state, and which events tell of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Loaded, Scripted
from solo.engine.commands import Ask, Choose, Jot, Try, Undo, Use
from solo.engine.events import (
    CheckRolled,
    CompanionMoved,
    Ended,
    Faulted,
    HeroFell,
    Narrated,
    QuestChanged,
    QuestionAnswered,
    Refused,
    SceneEntered,
    SheetChanged,
    TimePassed,
)
from solo.engine.past import Noted
from solo.engine.session import Session, Turn
from solo.rules import find, fitted
from tests.conftest import HEADER, HERO
from tests.english import all_english, english

Game = Callable[..., Session]


def texts(turn: Turn) -> list[str]:
    """Return the prose of a turn."""
    return [english(event.text).strip() for event in turn.events if isinstance(event, Narrated)]


def kinds(turn: Turn) -> list[str]:
    """Return what happened in a turn, by name."""
    return [type(event).__name__ for event in turn.events]


CLIFF = """
variables: {rope: false, holds: 0}
scenes:
  quay:
    text: Fog. {% if visits > 1 %}Again.{% endif %}
    choices:
      - text: Climb the cliff
        check: {trait: {attribute: strength, difficulty: Poor, skills: [climb]}}
        outcomes:
          awesome: {text: The gulls say nothing., goto: top}
          3s+: {text: "{{ successes }} holds.", set: {holds: holds + successes}, goto: top}
          1s-2s: {text: Up., goto: top}
          1f-2f: The rock comes away.
          3f+: {text: You fall., fall: {feet: "10 * (failures - 2)", onto: mud}}
          also: {doubles: The rock is cut., kicker-3: A gull laughs.}
      - {id: rope, text: Take the rope, once: true, set: {rope: true}, then: It is wet.}
      - {id: haul, text: Haul up the boat, when: rope, barred: You have no rope., goto: top}
      - {id: back, text: Look back, goto: quay}
  top: {text: "Wind. {{ holds }} holds.", ending: won}
"""


def test_a_choice_rolls_its_check_and_takes_the_branch_of_its_count(game: Game) -> None:
    session = game(CLIFF, faces=(90,))  # trait 9, roll 90: Great against Poor, 4 successes

    turn = session.do(Choose("climb-the-cliff"))

    assert [kind for kind in kinds(turn) if kind != "SheetChanged"] == [
        "CheckRolled",
        "Narrated",
        "SceneEntered",
        "Narrated",
        "Ended",
    ]
    assert texts(turn) == ["4 holds.", "Wind. 4 holds."]
    assert session.over


def test_a_label_goes_before_the_counts(game: Game) -> None:
    turn = game(CLIFF, faces=(98,)).do(Choose("climb-the-cliff"))

    assert texts(turn)[0] == "The gulls say nothing."


def test_triggers_come_on_top_of_the_branch(game: Game) -> None:
    session = game(CLIFF, faces=(33,))  # Feeble or Inferior: failures, doubles and kicker 3

    turn = session.do(Choose("climb-the-cliff"))
    while session.state.pending:
        turn = session.do(Choose(session.options()[0].id))

    assert texts(turn) == ["The rock comes away.", "The rock is cut.", "A gull laughs."]


def test_an_expression_feeds_an_effect(game: Game) -> None:
    session = game(CLIFF, faces=(1,))  # Catastrophic: 4 failures, a fall of 20 feet onto mud

    session.do(Choose("climb-the-cliff"))

    assert len(session.state.sheet.checked) == 1


def test_a_once_choice_is_gone_after_it_was_taken(game: Game) -> None:
    session = game(CLIFF)

    session.do(Choose("rope"))

    assert "rope" not in [option.id for option in session.options()]
    assert isinstance(session.do(Choose("rope")).events[0], Refused)


def test_a_barred_choice_is_shown_with_its_reason_and_refused_with_it(game: Game) -> None:
    session = game(CLIFF)

    barred = next(option for option in session.options() if option.id == "haul")

    assert barred.reason == "You have no rope."
    assert session.do(Choose("haul")).events == (Refused("You have no rope."),)


def test_a_refused_choice_changes_nothing_and_rolls_nothing(game: Game) -> None:
    session = game(CLIFF, faces=(50,))
    before = session.state

    turn = session.do(Choose("nowhere"))

    assert not turn.accepted
    assert turn.rolls == ()
    assert session.state is before


def test_visits_count_each_entering(game: Game) -> None:
    turn = game(CLIFF).do(Choose("back"))

    assert texts(turn) == ["Fog. Again."]
    assert turn.events[0] == SceneEntered("quay", "", 2)


def test_loaded_dice_that_run_out_refuse_the_turn_and_lose_nothing(game: Game) -> None:
    session = game(CLIFF)
    before = session.state

    turn = session.do(Choose("climb-the-cliff"))

    assert isinstance(turn.events[0], Refused)
    assert "used up" in english(turn.events[0].reason)
    assert session.state is before


@pytest.mark.rule("ART-014")
def test_undo_keeps_the_dice_that_fell(game: Game) -> None:
    session = game(CLIFF, faces=(90, 2))

    first = session.do(Choose("climb-the-cliff"))
    session.do(Undo())
    again = session.do(Choose("climb-the-cliff"))

    assert again.rolls == first.rolls == ((100, 90),)
    assert again.state == first.state


def test_undo_anew_rolls_anew(game: Game) -> None:
    session = game(CLIFF, faces=(90, 2))

    session.do(Choose("climb-the-cliff"))
    session.do(Undo(anew=True))
    again = session.do(Choose("climb-the-cliff"))

    assert again.rolls == ((100, 2),)


def test_there_is_nothing_to_undo_at_the_start(game: Game) -> None:
    assert isinstance(game(CLIFF).do(Undo()).events[0], Refused)


def test_a_note_is_no_turn(game: Game) -> None:
    session = game(CLIFF)

    session.do(Jot("The tide is out."))

    assert session.notes == [Noted(0, "The tide is out.")]
    assert session.state.turn == 0


PLACES = """
variables: {found: nothing, lit: false}
quests: {lamp: {title: Relight the lamp, glory: 3, on_fail: -1}}
companions: {tomas: {name: Tomas, attributes: {strength: Good}}}
tables: {flotsam: {roll: 6, rows: {1-3: rope, 4-6: "a bell for {{ hero.name }}"}}}
events:
  tide: {after: 30, text: The tide turns., goto: drowned}
scenes:
  quay:
    title: The quay
    text: Fog.
    questions:
      - id: stair
        about: [stair, way up]
        check: {fate: {difficulty: Poor}}
        outcomes: {success: {text: "A stair.", set: {lit: true}}, failure: Rock.}
      - {id: name, about: [name], text: Nobody says.}
    tries: {strength: {success: {text: It gives., goto: drowned}, failure: It holds.}}
    choices:
      - {id: draw, text: Search the tideline, draw: {flotsam: found}, then: "You find {{ found }}."}
      - {id: call, text: Call Tomas, join: tomas, quest: {take: lamp},
         then: "{{ companions|length }}"}
      - {id: part, text: Part, leave: tomas, then: Alone.}
      - {id: light, text: Light it, quest: {complete: lamp}}
      - {id: lose, text: Let it go out, quest: {fail: lamp}}
      - {id: hut, text: Into the hut, visit: hut}
      - {id: wait, text: Wait, time: 20}
      - {id: road, text: Take the road, goto: {pool: road, pick: best}}
      - {id: any, text: Any road, goto: {pool: road, pick: random}}
      - {id: nested, text: Dare, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {success: Done., failure: {text: You slip., check: {fate: {difficulty: Poor}},
           outcomes: {success: Caught., failure: {text: Gone., goto: drowned}}}}}
      - {id: leap, text: Leap, certain_death: Sixty feet., die: true, goto: drowned}
  hut: {text: Dry., choices: [{id: out, text: Out, return: true}]}
  low: {pool: road, when: not lit, text: Low road., goto: quay}
  high: {pool: road, priority: 2, when: lit, text: High road., goto: quay}
  drowned: {text: Water., ending: {kind: lost, title: Drowned}}
"""


@pytest.mark.parametrize(("face", "found"), [(1, "rope"), (6, "a bell for Ada")])
def test_a_table_is_drawn_with_the_games_dice(game: Game, face: int, found: str) -> None:
    turn = game(PLACES, faces=(face,)).do(Choose("draw"))

    assert texts(turn) == [f"You find {found}."]


def test_a_companion_joins_and_leaves(game: Game) -> None:
    session = game(PLACES)

    joined = session.do(Choose("call"))
    left = session.do(Choose("part"))

    assert CompanionMoved("tomas", "Tomas", True) in joined.events
    assert CompanionMoved("tomas", "Tomas", False) in left.events
    assert texts(joined) == ["1"]


@pytest.mark.rule("ART-023", "ART-069", "ART-071")
def test_a_quest_pays_its_glory_once(game: Game) -> None:
    session = game(PLACES)

    turn = session.do(Choose("light"))
    session.do(Choose("light"))

    assert QuestChanged("lamp", "Relight the lamp", "complete") in turn.events
    assert session.state.sheet.glory == 3


def test_nobody_fails_at_a_quest_that_was_never_taken_on(game: Game) -> None:
    session = game(PLACES)

    never = session.do(Choose("lose"))
    session.do(Choose("call"))
    taken = session.do(Choose("lose"))

    assert not any(isinstance(event, QuestChanged) for event in never.events)
    assert QuestChanged("lamp", "Relight the lamp", "fail") in taken.events


def test_a_sub_scene_comes_back_to_its_scene(game: Game) -> None:
    session = game(PLACES)

    session.do(Choose("hut"))
    session.do(Choose("out"))

    assert session.state.scene == "quay"
    assert session.state.visits["quay"] == 1


def test_a_timed_event_happens_once_when_its_hour_has_come(game: Game) -> None:
    session = game(PLACES)

    early = session.do(Choose("wait"))
    late = session.do(Choose("wait"))

    assert TimePassed(20, 20) in early.events
    assert texts(late) == ["The tide turns.", "Water."]
    assert late.events[-1] == Ended("lost", "Drowned", "drowned")


@pytest.mark.rule("ART-513")
def test_the_best_scene_of_a_pool_is_the_fitting_one(game: Game) -> None:
    assert texts(game(PLACES).do(Choose("road")))[0] == "Low road."


def test_a_random_scene_of_a_pool_is_drawn_with_dice(game: Game) -> None:
    turn = game(PLACES, faces=(1,)).do(Choose("any"))

    assert turn.rolls == ((1, 1),)


def test_a_further_check_follows_at_once(game: Game) -> None:
    turn = game(PLACES, faces=(10, 95)).do(Choose("nested"))

    assert texts(turn) == ["You slip.", "Caught."]
    assert turn.rolls == ((100, 10), (100, 95))


@pytest.mark.rule("ART-060", "ART-061", "ART-062")
def test_certain_death_warns_and_must_be_insisted_on(game: Game) -> None:
    session = game(PLACES)

    session.do(Choose("leap"))
    warned = all_english(session.status())
    assert "Sixty feet." in warned
    assert not session.over
    session.do(Choose("relent"))
    assert session.state.pending is None
    session.do(Choose("leap"))
    session.do(Choose("insist"))

    assert session.over
    assert session.state.sheet.dead


GRAVE = """
{defeat}
scenes:
  quay:
    text: Fog.
    choices:
      - {{id: leap, text: Leap, certain_death: Six., die: true, then: You leap., goto: rocks}}
      - id: roll
        text: Roll
        certain_death: A hundred.
        die: true
        check: {{trait: {{attribute: strength, difficulty: Poor}}}}
        outcomes: {{success: Up., failure: Down.}}
  rocks: {{text: Rocks., choices: [{{text: Swim on, goto: home}}]}}
  drowned: {{text: Drowned., {ending}}}
  home: {{text: Home., ending: won}}
"""


def test_who_is_dead_plays_no_further_without_an_ending(game: Game) -> None:
    """The author leads a dead hero on: the game ends there, in words of ours."""
    session = game(GRAVE.format(defeat="", ending="ending: lost"))
    session.do(Choose("leap"))

    turn = session.do(Choose("insist"))

    assert texts(turn)[:2] == ["You leap.", "Rocks."]
    assert turn.events[-1] == Ended("death", "", "rocks")
    assert texts(turn)[-1].startswith("Here the story of ")
    assert session.over


def test_the_dead_roll_nothing(game: Game) -> None:
    session = game(GRAVE.format(defeat="", ending="ending: lost"))
    session.do(Choose("roll"))

    assert session.do(Choose("insist")).rolls == ()
    assert session.over


def test_the_dead_go_to_a_defeat_that_is_an_ending(game: Game) -> None:
    session = game(GRAVE.format(defeat="defeat: drowned", ending="ending: lost"))
    session.do(Choose("leap"))

    assert session.do(Choose("insist")).events[-1] == Ended("lost", "", "drowned")


def test_the_dead_do_not_wake_in_a_defeat_for_the_living(game: Game) -> None:
    living = "choices: [{text: Wake, goto: quay}]"
    session = game(GRAVE.format(defeat="defeat: drowned", ending=living))
    session.do(Choose("leap"))

    assert session.do(Choose("insist")).events[-1] == Ended("death", "", "rocks")


@pytest.mark.rule("ART-282", "ART-284")
def test_a_foreseen_question_is_answered_as_the_author_wrote(game: Game) -> None:
    session = game(PLACES, faces=(90,))

    turn = session.do(Ask("Is there some way up?"))

    assert texts(turn) == ["A stair."]
    assert session.state.variables["lit"] is True


def test_the_dice_answer_what_an_author_foresees_no_longer(game: Game) -> None:
    """A question of the author's may be called by the very words that a player asks with."""
    foreseen = "{id: name, about: [name], "
    session = game(PLACES.replace(foreseen, f"{foreseen}when: not lit, "), faces=(90, 50))
    session.do(Ask("Is there a name?"))
    session.do(Choose("part"))
    session.do(Ask("Is there some way up?"))
    session.do(Choose("part"))

    turn = session.do(Ask("Is there a name?"))
    again = session.do(Ask("Is there a name?"))

    ((told, after),) = zip(answered(turn), answered(again), strict=True)
    assert told.answer
    assert after == told._replace(settled=True, successes=0, failures=0)


def answered(turn: Any) -> list[QuestionAnswered]:
    return [event for event in turn.events if isinstance(event, QuestionAnswered)]


@pytest.mark.rule("ART-285")
def test_one_question_of_importance_a_turn(game: Game) -> None:
    session = game(PLACES, faces=(90, 50))

    session.do(Ask("Is there a boat?"))
    second = session.do(Ask("Is there a dog?"))
    session.do(Choose("part"))
    third = session.do(Ask("Is there a dog?"))

    assert isinstance(second.events[0], Refused)
    assert any(isinstance(event, QuestionAnswered) for event in third.events)


@pytest.mark.rule("ART-283")
def test_a_settled_question_stays_settled_and_rolls_nothing(game: Game) -> None:
    session = game(PLACES, faces=(90,))

    first = session.do(Ask("Is there a boat?", "likely"))
    again = session.do(Ask("is a boat there"))

    said = [e.answer for t in (first, again) for e in t.events if isinstance(e, QuestionAnswered)]
    assert said[0] == said[1]
    assert again.rolls == ()


@pytest.mark.rule("ART-159")
def test_a_player_may_try_anything_and_the_author_may_answer(game: Game) -> None:
    turn = game(PLACES, faces=(98,)).do(Try("strength", "", "force the hatch"))

    assert "It gives." in texts(turn)
    assert turn.state.ended == "lost"


@pytest.mark.rule("ART-159", "ART-219")
@pytest.mark.parametrize("face", [1, 15, 30, 46, 60, 75, 85, 93, 96, 100])
def test_the_world_answers_any_try_with_prose_of_its_own(game: Game, face: int) -> None:
    session = game(PLACES, faces=(face,))

    turn = session.do(Try("charm", "Poor", "sing to the fog"))
    while session.state.pending:  # doubles offer to learn something
        turn = session.do(Choose(session.options()[0].id))

    assert any(isinstance(event, CheckRolled) for event in turn.events)
    assert texts(turn)


@pytest.mark.rule("ART-291")
def test_a_try_takes_its_time_when_it_is_over_and_none_if_aborted(game: Game) -> None:
    session = game(PLACES, faces=(98,), offers="always")
    before = session.state.clock

    session.do(Try("strength", "", "to force the hatch"))
    pending = session.state.pending
    assert pending
    assert session.state.clock == before
    put = english(pending.encounter.status(session.state.sheet)[0])
    assert put.endswith(", to force the hatch.")
    refused = session.do(Use("nonsense")).events[0]
    assert isinstance(refused, Refused)
    assert english(refused.reason).startswith("first finish what you have begun: choose 1 to ")
    assert "'abort' to give it up" in english(refused.reason)
    session.do(Choose("abort"))
    assert session.state.clock == before

    session.do(Try("strength"))
    session.do(Choose("roll"))
    assert session.state.clock == before + 5


def test_a_standing_option_that_is_not_open_is_refused(game: Game) -> None:
    assert isinstance(game(PLACES).do(Use("nonsense")).events[0], Refused)


def test_passages_without_end_are_a_fault_and_lose_nothing(game: Game) -> None:
    session = game(
        """
variables: {on: true}
scenes:
  quay: {text: Fog., choices: [{id: go, text: Go, goto: a}]}
  a: {text: A., check: {fate: {difficulty: Inferior}},
    outcomes: {success: {goto: b}, failure: {goto: end}}}
  b: {text: B., check: {fate: {difficulty: Inferior}},
    outcomes: {success: {goto: a}, failure: {goto: end}}}
  end: {text: End., ending: won}
""",
        faces=(54,) * 200,
    )
    before = session.state

    turn = session.do(Choose("go"))

    assert isinstance(turn.events[0], Faulted)
    assert turn.events[0].problem.code == "passage-endless"
    assert session.state is before


def test_a_mistake_in_prose_found_in_play_names_its_place(game: Game) -> None:
    session = game("""
variables: {coins: 0}
scenes:
  quay:
    text: Fog.
    choices: [{id: go, text: Go, then: "{{ 7 // coins }}"}, {id: end, text: End, goto: end}]
  end: {text: End., ending: won}
""")

    turn = session.do(Choose("go"))

    assert isinstance(turn.events[0], Faulted)
    assert turn.events[0].problem.mark.line > 6


def test_nobody_reads_no_prose(game: Game) -> None:
    session = game(CLIFF, faces=(90,), prose=False)

    turn = session.do(Choose("climb-the-cliff"))

    assert texts(turn) == []
    assert session.over


def test_the_hero_learns_of_changes(game: Game) -> None:
    session = game(CLIFF, faces=(1,))

    turn = session.do(Choose("climb-the-cliff"))

    changes = [note.code for e in turn.events if isinstance(e, SheetChanged) for note in e.notes]
    assert changes


@pytest.mark.rule("ART-206", "ART-207")
def test_a_check_with_no_way_round_it_can_t_be_aborted(game: Game) -> None:
    session = game(
        """
scenes:
  quay: {text: Fog., choices: [{id: go, text: Go, goto: gap}, {id: stay, text: Stay, goto: end}]}
  gap:
    text: A gap.
    check: {trait: {attribute: agility, difficulty: Poor}}
    outcomes: {success: {goto: end}, failure: {goto: end}}
  end: {text: End., ending: over}
""",
        offers="always",
    )
    session.do(Choose("go"))
    offered = {option.id for option in session.options()}

    turn = session.do(Choose("abort"))

    assert "roll" in offered
    assert "abort" not in offered
    assert isinstance(turn.events[0], Refused)
    assert session.state.pending is not None


@pytest.mark.rule("ART-207")
def test_an_aborted_once_choice_may_be_taken_again(game: Game) -> None:
    session = game(
        """
scenes:
  quay:
    text: Fog.
    choices:
      - {id: hop, text: Hop, once: true, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {success: {goto: end}, failure: No.}}
      - {id: stay, text: Stay, goto: end}
  end: {text: End., ending: over}
""",
        offers="always",
    )
    session.do(Choose("hop"))
    session.do(Choose("abort"))

    assert "hop" in [option.id for option in session.options()]


@pytest.mark.rule("ART-160", "ART-161", "ART-162", "ART-163")
def test_a_choice_without_a_check_succeeds_without_dice_and_takes_its_time(game: Game) -> None:
    turn = game(PLACES).do(Choose("wait"))

    assert turn.accepted
    assert turn.rolls == ()
    assert turn.state.clock == 20


@pytest.mark.rule("ART-191")
@pytest.mark.parametrize(("face", "there"), [(90, ("tomas",)), (10, ())])
def test_a_companion_is_won_over_by_a_charm_roll(
    game: Game, face: int, there: tuple[str, ...]
) -> None:
    session = game(
        """
companions: {tomas: {name: Tomas}}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: ask, text: Ask him, check: {trait: {attribute: charm, difficulty: Poor}},
         outcomes: {success: {text: He nods., join: tomas}, failure: He looks away.}}
      - {id: go, text: Go, goto: end}
  end: {text: End., ending: over}
""",
        faces=(face,),
    )

    session.do(Choose("ask"))

    assert session.system.companions(session.state.sheet) == there


def test_what_prose_sees_of_a_state_is_of_its_own_turn(game: Game) -> None:
    session = game("""
scenes:
  quay:
    text: Fog.
    choices:
      - {id: stay, text: "Stay, {{ turn }}", when: turn >= 0}
      - {id: go, text: Go, goto: end}
  end: {text: End., ending: over}
""")
    session.do(Choose("stay"))

    turn = session.do(Choose("stay"))  # its condition was asked of the state before

    assert turn.state.turn == 2
    assert session.options()[0].text == "Stay, 2"


@pytest.mark.rule("ART-041", "ART-063")
@pytest.mark.parametrize("defeat", ["", "defeat: home"])
def test_when_the_leader_of_a_party_dies_the_next_goes_on(
    module: Callable[..., Path], defeat: str
) -> None:
    """Who has a spare ready plays on with it; the dead stay dead, and lead no more."""
    header = HEADER.replace("[ada.yaml]", "[ada.yaml, bo.yaml], party: 2")
    folder = module(
        GRAVE.format(defeat=defeat, ending="ending: lost"),
        header,
        **{"bo.yaml": HERO.replace("Ada", "Bo")},
    )
    session = Session(load(folder), find("art"), Loaded(()), offers="asked")
    for option in ("hero-ada", "hero-bo"):
        session.do(Choose(option))
    session.do(Choose("leap"))

    turn = session.do(Choose("insist"))

    assert texts(turn) == ["You leap.", "Rocks."]
    assert HeroFell("dead") in turn.events
    assert not session.over
    assert session.state.sheet.name == "Bo"
    assert [one.dead for one in session.state.sheet.party] == [True]
    assert session.system.fallen(session.state.sheet) == ""
    assert [option.id for option in session.options()] == ["swim-on"]


@pytest.mark.rule("ART-063")
def test_what_comes_after_a_death_is_of_who_goes_on(module: Callable[..., Path]) -> None:
    """The scene that follows, what it does and its check are the next one's."""
    header = HEADER.replace("[ada.yaml]", "[ada.yaml, bo.yaml], party: 2")
    scenes = """
scenes:
  quay:
    text: Fog.
    choices:
      - {id: leap, text: Leap, certain_death: Six., die: true, goto: mill, then: "{{ hero.name }}!"}
      - {text: Go, goto: mill}
  mill:
    text: "{{ hero.name }} stands here."
    enter: {damage: Inferior}
    check: {trait: {attribute: strength, difficulty: Catastrophic}}
    outcomes: {else: {text: "{{ hero.name }} pulls.", goto: home}}
  home: {text: "{{ hero.name }} is home.", choices: [{text: Rest, goto: end}]}
  end: {text: End., ending: won}
"""
    folder = module(scenes, header, **{"bo.yaml": HERO.replace("Ada", "Bo")})
    session = Session(load(folder), find("art"), Loaded((50,)), offers="asked")
    for option in ("hero-ada", "hero-bo", "leap"):
        session.do(Choose(option))

    turn = session.do(Choose("insist"))

    assert texts(turn) == ["Ada!", "Bo stands here.", "Bo pulls.", "Bo is home."]
    sheet = session.state.sheet
    assert [bool(one.checked) for one in (sheet, *sheet.party)] == [True, False]


@pytest.mark.rule("ART-063")
def test_where_all_of_a_party_are_dead_the_game_ends(module: Callable[..., Path]) -> None:
    header = HEADER.replace("[ada.yaml]", "[ada.yaml, bo.yaml], party: 2")
    leap = "{id: leap, text: Leap, certain_death: Six., die: true, then: You leap.}"
    home = "home: {text: Home., ending: won}"
    scenes = (
        f"scenes: {{quay: {{text: Fog., choices: [{leap}, {{text: Go, goto: home}}]}}, {home}}}"
    )
    folder = module(scenes, header, **{"bo.yaml": HERO.replace("Ada", "Bo")})
    session = Session(load(folder), find("art"), Loaded(()), offers="asked")

    for option in ("hero-ada", "hero-bo", "leap", "insist"):
        session.do(Choose(option))
    assert not session.over
    session.do(Choose("leap"))
    turn = session.do(Choose("insist"))

    assert turn.events[-1] == Ended("death", "", "quay")


TWO_ON_A_QUEST = """
quests: {bell: {title: The bell, glory: 5}}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: here, text: Ring it, quest: {complete: bell}, then: It rings.}
      - {id: on, text: Ring it and go, quest: {complete: bell}, goto: mill}
      - {id: last, text: Ring it and go home, goto: home}
      - {id: roll, text: Ring it by force, quest: {complete: bell},
         check: {trait: {attribute: strength, difficulty: Poor}}, outcomes: {else: {goto: mill}}}
  mill: {text: A mill., choices: [{id: sit, text: Go home, goto: home}]}
  home: {text: Home., enter: {quest: {complete: bell}}, ending: {kind: won, title: Done}}
"""


@pytest.fixture
def two(module: Callable[..., Path]) -> Session:
    """Return a game of Ada and Bo, who have set out."""
    header = HEADER.replace("[ada.yaml]", "[ada.yaml, bo.yaml], party: 2")
    folder = module(TWO_ON_A_QUEST, header, **{"bo.yaml": HERO.replace("Ada", "Bo")})
    session = Session(load(folder), find("art"), Loaded((10,)), offers="always")
    for option in ("hero-ada", "hero-bo"):
        session.do(Choose(option))
    return session


def glory_of(session: Session) -> list[int]:
    sheet = session.state.sheet
    return [one.glory for one in (sheet, *sheet.party)]


@pytest.mark.rule("ART-069")
@pytest.mark.parametrize(("choice", "scene"), [("here", "quay"), ("on", "mill"), ("last", "home")])
def test_a_group_divides_a_quests_glory_before_the_story_goes_on(
    two: Session, choice: str, scene: str
) -> None:
    asked = two.do(Choose(choice))
    options = [option.id for option in two.options()]
    two.do(Choose("to-bo", "4"))
    turn = two.do(Choose("evenly"))

    assert glory_of(two) == [1, 4]
    assert options == ["evenly", "to-ada", "to-bo"]
    assert two.state.scene == scene
    assert not any(isinstance(event, Ended) for event in asked.events)
    assert (Ended("won", "Done", "home") in turn.events) is (choice == "last")


@pytest.mark.rule("ART-069")
def test_a_roll_waits_until_the_glory_is_divided(two: Session) -> None:
    two.do(Choose("roll"))
    two.do(Choose("evenly"))
    waits = [option.id for option in two.options()]
    two.do(Choose(waits[0]))

    assert glory_of(two) == [3, 2]
    assert waits != ["here", "on", "last", "roll"]
    assert "evenly" not in waits


@pytest.mark.rule("ART-069")
def test_no_more_glory_is_divided_than_there_is(two: Session) -> None:
    two.do(Choose("here"))

    refused = two.do(Choose("to-bo", "6"))
    two.do(Choose("to-bo"))

    assert [english(event.reason) for event in refused.events if isinstance(event, Refused)] == [
        "give a number from 1 to 5"
    ]
    assert glory_of(two) == [0, 5]


DANGERS = """
foes: {}
scenes:
  quay:
    text: Fog.
    tries: {strength: {success: It gives., failure: {text: Ouch., damage: Poor}}}
    choices:
      - {id: hurt, text: H, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {success: Ha., failure: {text: Ouch., damage: Poor}}}
      - {id: secret, text: S, check: {trait: {attribute: agility, difficulty: Poor, hidden: true}},
         outcomes: {success: Ha., 1f: Oh., 2f: {everyone: {damage: Poor}}, else: Oh.}}
      - {id: there, text: T, check: {alertness: Poor}, outcomes: {success: Ha., else: {goto: pit}}}
      - {id: soft, text: F, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {success: {text: It bites., damage: Poor}, failure: {text: No., heal: Poor}}}
      - {id: scratch, text: X, check: {alertness: Poor},
         outcomes: {success: Ha., failure: {damage: Feeble}}}
      - {id: wound, text: W, check: {alertness: Poor},
         outcomes: {success: Ha., failure: {damage: Inferior}}}
      - {id: cased, text: C, check: {alertness: Poor}, outcomes: {success: Ha.,
         failure: [{when: turn < 0, text: No.}, {when: else, text: Down., damage: Poor}]}}
      - {text: Go, goto: home}
  pit: {enter: {fall: {feet: 20}}, text: Down., choices: [{text: Up, goto: home}]}
  home: {text: Home., ending: won}
"""


@pytest.mark.rule("ART-180")
@pytest.mark.parametrize(
    ("choice", "warns"),
    [
        ("hurt", True),
        ("secret", True),
        ("there", True),
        ("cased", True),
        ("soft", False),
        ("scratch", False),
        ("wound", True),
    ],
)
def test_a_failure_that_hurts_by_what_its_author_wrote_is_warned_of(
    game: Game, choice: str, *, warns: bool
) -> None:
    session = game(DANGERS, offers="always")

    session.do(Choose(choice))

    assert ("Take care: failing this will hurt." in all_english(session.status())) is warns


@pytest.mark.rule("ART-180")
def test_the_warning_stays_while_the_roll_is_prepared_and_is_given_to_tries(game: Game) -> None:
    session = game(DANGERS, offers="always")

    session.do(Try("strength"))
    session.do(Choose("spend-fame"))

    assert english(session.status()[-1]) == "Take care: failing this will hurt."


def test_an_author_s_hint_is_the_first_whose_condition_holds(game: Game) -> None:
    session = game(
        """\
scenes:
  quay:
    hint:
      - {when: "clock > 5000", text: Never.}
      - {when: "clock < 5", text: "Look up, {{ hero.name }}."}
      - Look down.
    choices: [{text: Wait, id: wait, time: 5}, {text: On, id: go, goto: next}]
  next: {choices: [{text: End, goto: end}]}
  end: {ending: won, text: The end.}
""",
    )

    assert session.interpreter.hint(session.state).startswith("Look up, ")
    session.do(Choose("wait"))
    assert session.interpreter.hint(session.state) == "Look down."
    session.do(Choose("go"))
    assert session.interpreter.hint(session.state) == ""


@pytest.mark.rule("ART-513")
def test_of_equal_scenes_of_a_pool_the_least_visited_comes_first(game: Game) -> None:
    session = game("""
scenes:
  quay: {text: Fog., choices: [{id: road, text: On, goto: {pool: road, pick: best}},
    {id: end, text: End, goto: end}]}
  one: {pool: road, text: One., goto: quay}
  two: {pool: road, text: Two., goto: quay}
  three: {pool: road, priority: -1, text: Three., goto: quay}
  end: {text: End., ending: over}
""")

    assert [texts(session.do(Choose("road")))[0] for _ in range(4)] == ["One.", "Two."] * 2


def test_whom_a_system_leads_to_the_defeat_dead_has_a_turn_to_end_there(tmp_path: Path) -> None:
    """Nobody treats a hero of FELL who is out, which is found out on the way to the defeat."""
    (tmp_path / "adventure.yaml").write_text("""\
format: 1
title: T
system: fell
start: quay
defeat: dark
options: {untreated: dead}
hero: {create: false, pregenerated: [ada.yaml]}
scenes:
  quay: {text: Fog., choices: [{text: Leap, harm: 50, then: You leap.}, {text: On, goto: end}]}
  dark: {text: Dark., choices: [{text: Be found, goto: end}]}
  end: {text: End., ending: lost}
""")
    hero = "name: Ada\nattributes: {str: d6, dex: d6, int: d6, wil: d6}\nhp: 4\n"
    (tmp_path / "ada.yaml").write_text(hero)
    adventure = load(tmp_path)
    system = fitted("fell", adventure.options)
    session = Session(adventure, system, Loaded((1,)), offers="asked", hero="Ada")

    turn = session.do(Choose("leap"))

    assert session.state.sheet.dead
    assert "Dark." in texts(turn)
    assert not session.over
    assert session.do(Choose("be-found")).events[-1] == Ended("lost", "", "end")


def test_a_last_resort_is_not_open_while_a_choice_with_a_condition_is(game: Game) -> None:
    session = game("""
variables: {rope: true}
scenes:
  quay: {text: Fog., choices: [{text: Climb, when: rope, set: {rope: false}},
    {text: Wait, fallback: true, goto: end}]}
  end: {text: End., ending: over}
""")
    assert [one.id for one in session.options()] == ["climb"]
    session.do(Choose("climb"))

    assert [one.id for one in session.options()] == ["wait"]


def test_a_last_resort_is_open_beside_a_choice_that_is_barred_and_says_why(game: Game) -> None:
    session = game("""
variables: {name: the ferry}
scenes:
  quay: {text: Fog., choices: [
    {text: Sail, when: visits > 1, barred: "You wait for {{ name }}.", goto: end},
    {text: Wait, fallback: true, goto: end}]}
  end: {text: End., ending: over}
""")
    refused_ = session.do(Choose("sail"))
    (event,) = refused_.events
    assert isinstance(event, Refused)
    assert english(event.reason) == "You wait for the ferry."

    assert session.do(Choose("wait")).accepted


def test_as_many_scenes_may_lead_on_as_are_not_endless(game: Game) -> None:
    """The scene that a choice leads to is the first of them."""
    for scenes, good in ((100, True), (101, False)):
        ways = "\n".join(f"  s{n}: {{goto: s{n + 1}}}" for n in range(1, scenes))
        session = game(
            f"scenes:\n  quay: {{text: Fog., choices: [{{id: go, text: Go, goto: s1}}]}}\n{ways}\n"
            f"  s{scenes}: {{ending: over}}\n"
        )
        assert session.do(Choose("go")).accepted is good


def test_a_roll_given_up_leaves_an_earlier_taking_of_its_choice(game: Game) -> None:
    session = game(
        """
scenes:
  quay:
    text: "{% if taken['quay/hop'] %}You hopped.{% endif %}"
    choices:
      - {id: hop, text: Hop, check: {trait: {attribute: agility, difficulty: Poor}},
         outcomes: {else: No.}}
      - {id: stay, text: Stay, goto: end}
  end: {text: End., ending: over}
""",
        [50],
        offers="always",
    )
    session.do(Choose("hop"))
    session.do(Choose("roll"))
    session.do(Choose("hop"))
    session.do(Choose("abort"))

    assert session.state.taken["quay/hop"] == 1


def test_any_open_option_is_drawn_of_a_scene_and_of_an_open_roll(game: Game) -> None:
    session = game(CLIFF, offers="always")
    asked: list[int] = []

    def last(number: int) -> int:
        asked.append(number)
        return number - 1

    in_scene = session.interpreter.any(session.state, last)
    session.do(Choose(session.options()[0].id))
    open_now = session.interpreter.legal(session.state)

    listed = session.interpreter.options(session.turns[0].state)
    assert in_scene in {Choose(one.id) for one in listed}
    assert session.interpreter.any(session.state, last) == Choose(open_now[-1])
    assert asked[-1] == len(open_now) > 1


def test_scripted_dice_fall_in_the_opening_and_go_on_behind_what_it_rolled() -> None:
    dice = Scripted((11, 22, 33, 44))

    opening = dice.dice(0, 0).roll(1, 100)
    first = dice.dice(1, 0).roll(2, 100)
    dice.accepted(2)

    assert (opening, first) == ((11,), (22, 33))
    assert dice.left == (44,)
