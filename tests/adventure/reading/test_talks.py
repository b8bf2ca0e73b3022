"""Replies under a choice or an outcome, and what a visit gives to a scene."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import examine, load, texts_of
from solo.authoring.exact.proof import proofs
from solo.authoring.lint import lint
from solo.authoring.playtests.parts import parts
from solo.engine.chance import Loaded
from solo.engine.commands import Ask, Choose, Try
from solo.engine.events import Narrated, QuestionAnswered
from solo.engine.session import Session
from solo.rules import find

STORY = """
variables: {price: 0, seller: nobody, paid: 0}
scenes:
  quay:
    text: Ned mends a net.
    choices:
      - text: Talk to Ned
        then: He looks up.
        choices:
          - {text: The lamp, stay: true, once: true, then: Out since May.}
          - text: The boat
            then: What of it?
            choices:
              - {text: Buy, visit: {haggle: {price: paid + 5, seller: "'Ned'"}}, then: He spits.}
              - {text: Steal, goto: sea}
              - {text: Nothing, then: Then go.}
          - {text: Leave him, then: He mends.}
      - text: Row
        check: {trait: {attribute: strength, difficulty: Poor}}
        outcomes:
          success: {text: Off., choices: [{text: Out, goto: sea}, {text: Back}]}
          failure: No.
  haggle:
    takes: [price, seller]
    text: "{{ seller }} wants {{ price }}."
    choices: [{text: Pay, set: {paid: paid + price}, then: Paid., return: true}]
  sea: {text: Sea., choices: [{text: On, goto: end}]}
  end: {text: Gone., ending: gone}
"""

Module = Callable[..., Path]


@pytest.fixture
def game(module: Module) -> Session:
    return Session(load(module(STORY)), find("art"), Loaded([90]), offers="asked")


def take(game: Session, *options: str) -> list[str]:
    """Take options, and return the ids of those that are open then."""
    for option in options:
        assert game.do(Choose(option)).accepted, option
    return [option.id for option in game.options()]


def test_the_replies_are_open_once_the_choice_is_taken(game: Session) -> None:
    assert take(game) == ["talk-to-ned", "row"]
    assert take(game, "talk-to-ned") == ["the-lamp", "the-boat", "leave-him"]


def test_after_a_reply_the_scene_goes_on_without_being_entered(game: Session) -> None:
    assert take(game, "talk-to-ned", "leave-him") == ["talk-to-ned", "row"]
    assert (game.state.scene, game.state.visits["quay"], game.state.returns) == ("quay", 1, ())


def test_a_reply_that_stays_leaves_the_others_open(game: Session) -> None:
    assert take(game, "talk-to-ned", "the-lamp") == ["the-boat", "leave-him"]


def test_replies_to_a_reply_end_the_talk_too(game: Session) -> None:
    assert take(game, "talk-to-ned", "the-boat") == ["buy", "steal", "nothing"]
    assert take(game, "nothing") == ["talk-to-ned", "row"]
    assert game.state.returns == ()


def test_a_reply_that_leads_elsewhere_forgets_the_way_back(game: Session) -> None:
    take(game, "talk-to-ned", "the-boat", "steal")

    assert (game.state.scene, game.state.returns) == ("sea", ())


def test_a_visit_from_a_reply_comes_back_to_the_replies(game: Session) -> None:
    take(game, "talk-to-ned", "the-boat", "buy")
    assert (game.state.variables["price"], game.state.variables["seller"]) == (5, "Ned")

    assert take(game, "pay") == ["buy", "steal", "nothing"]
    take(game, "buy")

    assert game.state.variables["price"] == 10


def test_an_outcome_may_have_replies(game: Session) -> None:
    assert take(game, "row") == ["out", "back"]
    assert take(game, "back") == ["talk-to-ned", "row"]


def test_a_talk_has_ids_of_its_own_in_the_order_written(module: Module) -> None:
    folder = module(STORY)

    assert list(load(folder).scenes) == [
        "quay",
        "quay-talk-to-ned",
        "quay-talk-to-ned-the-boat",
        "quay-row-success",
        "haggle",
        "sea",
        "end",
    ]
    ids = [text.id for text in texts_of(folder)]
    assert "scenes.quay-talk-to-ned.choice.the-lamp.then" in ids


def test_a_cached_adventure_has_the_same_replies(
    module: Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("solo.adventure.compiled.cache.folder", lambda: tmp_path / "cache")
    folder = module(STORY)

    first, second = load(folder, cache=True), load(folder, cache=True)

    assert list(second.scenes) == list(first.scenes)
    assert second.scenes["quay-talk-to-ned"].talk
    assert second.scenes["haggle"].takes == ("price", "seller")


def test_an_id_that_a_scene_has_is_not_taken_twice(module: Module) -> None:
    story = STORY.replace("  sea:", "  quay-talk-to-ned: {text: T., goto: quay}\n  sea:")

    assert "quay-talk-to-ned-2" in load(module(story)).scenes


def problems(folder: Path) -> list[str]:
    return [str(problem).partition("adventure.yaml:")[2] for problem in examine(folder)[1]]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "{price: paid + 5, seller: \"'Ned'\"}",
            "{price: paid + 5}",
            "scene 'haggle' takes 'seller'; write visit: {haggle: {seller: …}} [key-missing]",
        ),
        (
            "{price: paid + 5, seller: \"'Ned'\"}",
            "{price: 1, seller: \"'Ned'\", paid: 3}",
            "scene 'haggle' does not take 'paid'; list it under its 'takes' [key-unknown]",
        ),
        ("{haggle: {price: paid + 5", "{hagle: {price: paid + 5", "did you mean 'haggle'?"),
        ("takes: [price, seller]", "takes: [prize, seller]", "unknown variable 'prize'"),
        ("then: He looks up.", "goto: sea", "'goto' never happens beside replies"),
        ("text: Row\n", "text: Row\n        stay: true\n", "'stay' is for a reply"),
        ("stay: true, once", "stay: maybe, once", "expected true or false for 'stay'"),
        ("haggle: {price: paid + 5", "haggle: {price: \"'five'\"", "'price' holds a whole number"),
    ],
)
def test_mistakes_are_told_where_they_stand(module: Module, old: str, new: str, told: str) -> None:
    assert old in STORY

    found = problems(module(STORY.replace(old, new)))

    assert any(told in one for one in found), found


def test_lint_has_nothing_against_a_talk(module: Module) -> None:
    assert [p.message for p in lint.lint(module(STORY))] == []


AROUND = """
variables: {torn: false}
questions: [{id: moon, about: [moon], text: It is full.}]
tries: {agility: {success: Hop., failure: Thump.}}
scenes:
  quay:
    text: Ned mends a net.
    questions:
      - {id: sea, about: [sea], text: It is grey.}
      - {id: way, about: [way], text: There., goto: end}
    tries: {strength: {success: {text: It tears., set: {torn: true}}, failure: It holds.}}
    choices:
      - text: Talk to Ned
        choices:
          - {text: The lamp, then: Out., choices: [{text: Why, stay: true}, {text: So}]}
          - {text: The song, visit: song}
      - {text: Row, when: torn, goto: end}
  song: {talk: quay, text: He sings., choices: [{text: Back, return: true}]}
  end: {text: Gone., ending: gone}
"""


def answers(game: Session, question: str) -> list[str]:
    """Ask, and return what is told."""
    return [event.text for event in game.do(Ask(question)).events if isinstance(event, Narrated)]


@pytest.fixture
def talking(module: Module) -> Session:
    return Session(load(module(AROUND)), find("art"), Loaded([90]), offers="asked")


@pytest.mark.parametrize("way", ["", "the-lamp", "the-song"])
@pytest.mark.parametrize(
    ("asked", "told"), [("Is the sea grey?", "It is grey."), ("Is there a moon?", "It is full.")]
)
def test_the_questions_around_a_talk_are_answered_in_it(
    talking: Session, way: str, asked: str, told: str
) -> None:
    """In replies, in replies to replies, and in a scene that names the scene whose talk it is."""
    take(talking, "talk-to-ned", *filter(None, [way]))
    scene = talking.state.scene

    assert answers(talking, asked) == [told]
    assert talking.state.scene == scene != "quay"


@pytest.mark.parametrize("way", ["", "the-lamp", "the-song"])
@pytest.mark.parametrize(("trait", "told"), [("strength", "It tears."), ("agility", "Hop.")])
def test_the_tries_around_a_talk_are_answered_in_it(
    talking: Session, way: str, trait: str, told: str
) -> None:
    take(talking, "talk-to-ned", *filter(None, [way]))

    assert Narrated(told, "result") in talking.do(Try(trait, text="something")).events


def test_what_is_asked_in_a_talk_is_settled_for_the_scene_around_it(talking: Session) -> None:
    take(talking, "talk-to-ned")
    first = talking.do(Ask("Is Ned old?")).events[-1]
    assert isinstance(first, QuestionAnswered)
    take(talking, "the-lamp")
    answers(talking, "Is the sea grey?")
    assert {scene for scene, _ in talking.state.settled} == {"quay"}
    take(talking, "so")

    again = talking.do(Ask("Is Ned old?")).events[-1]

    assert isinstance(again, QuestionAnswered)
    assert (again.settled, again.text) == (True, first.text)


def test_an_answer_that_leads_elsewhere_ends_the_talk(talking: Session) -> None:
    take(talking, "talk-to-ned", "the-lamp")

    answers(talking, "Is there a way?")

    assert (talking.state.scene, talking.state.returns) == ("end", ())


def test_what_is_heard_in_a_talk_is_one_part_of_the_adventure(module: Module) -> None:
    """A question or a try counts once, wherever it may be used."""
    found = parts(load(module(AROUND)))
    names = [one.name for one in found if one.kind in ("questions", "tries")]

    assert names == ["quay/sea", "quay/way", "moon", "quay/agility", "quay/strength"]


def test_the_proof_follows_what_is_asked_in_a_talk(module: Module) -> None:
    """A scene to which only the replies' question leads can be come to."""
    source = """
scenes:
  quay:
    text: Ned.
    questions: [{id: way, about: [way], when: "visited['quay-talk']", text: There., goto: end}]
    choices: [{text: Talk, choices: [{text: Stay, stay: true}]}]
  end: {text: Gone., ending: gone}
"""
    assert list(proofs(load(module(source)))) == []


def test_a_talk_of_no_scene_is_told(module: Module) -> None:
    path = module(AROUND.replace("talk: quay", "talk: qay"))

    problem = next(one for one in examine(path)[1] if one.code == "scene-unknown")

    assert problem.message == "unknown scene 'qay'; did you mean 'quay'?"
