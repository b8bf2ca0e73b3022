"""What players of other text games type out of habit."""

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Choose, Try
from solo.engine.session import Session
from solo.rules import fitted
from solo.rules.core.outcome import Option, Outcome
from solo.terminal.told import answers, recap, render
from solo.terminal.typed.deeds import fitting, is_deed
from solo.terminal.typed.habits import is_way
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query
from solo.view.chances import in_turns
from tests.english import english
from tests.terminal.fake import BLANK, FakeSession, FakeTurn, at_roll, pending
from tests.terminal.test_fights import FIGHTS
from tests.terminal.told.test_at_once import fight
from tests.test_transcripts import ADVENTURES, began

IDLE = (Option("attack", "Attack the rat"), Option("pass", "Do nothing"))


def read(line: str, session: FakeSession | None = None) -> object:
    return parse(line, session or FakeSession())  # type: ignore[arg-type]  # a fake


def told(line: str, session: FakeSession) -> str:
    query = read(line, session)
    assert isinstance(query, Query)
    blocks = answers.answer(query, session, spoken=True)  # type: ignore[arg-type]  # a fake
    return "\n".join(block.text for block in blocks)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("scale cliff", None),
        ("climb the cliff", Choose("climb")),
        ("go cliff", Choose("climb")),
        ("talk to ned", Choose("ask-ned")),
        ("tell ned", Choose("ask-ned")),
    ],
)
def test_another_verb_of_the_same_meaning_takes_the_one_choice(
    line: str, expected: Choose | None
) -> None:
    found = read(line)

    assert found == expected if expected else isinstance(found, Nonsense)


def test_a_verb_of_another_meaning_is_never_taken_for_the_choice() -> None:
    found = read("burn cliff")

    assert isinstance(found, Nonsense)
    assert "1  Climb the cliff" in found.suggestions


@pytest.mark.parametrize("line", ["n", "go north", "sw", "walk up"])
def test_a_point_of_the_compass_lists_the_ways(line: str) -> None:
    found = read(line)

    assert isinstance(found, Nonsense)
    assert "compass" in english(found.reason)
    assert found.suggestions == ("2  Wade round to the sea gate",)


def test_up_is_a_way_only_where_a_choice_leads_there() -> None:
    asking = Option("ask", "Ask why nobody else has gone up")

    found = read("up", FakeSession(choices=(asking,)))

    assert isinstance(found, Nonsense)
    assert found.suggestions == ()


def test_a_blow_in_a_fight_is_the_one_that_can_be_struck_and_nothing_else() -> None:
    """In the tower `attack` once took aim, for that told of "your next attack"."""
    queue = fight("the-drowned-counting-house", "queue", Seeded("s1"))
    plank = fight("a-measure-of-rain", "plank", Seeded("s1"))
    swords = fight("the-fifth-act", "swords", Seeded("s1"))

    one, several, nobody = (parse("attack", session) for session in (queue, plank, swords))

    assert parse("hit him", queue) == one == Choose(queue.options()[0].id)
    assert isinstance(several, Nonsense)
    assert all("Strike" in told for told in several.suggestions)
    assert isinstance(nobody, Nonsense)
    assert "strike nobody" in english(nobody.reason)


def test_to_flee_where_it_is_not_open_is_no_deed_to_try() -> None:
    """A try would take the place of the next attack."""
    session = fight("a-measure-of-rain", "plank", Seeded("s1"))
    assert parse("flee", session) == Choose("flee")

    session.do(Choose(session.options()[0].id))
    found = parse("flee", session)

    assert "flee" not in {one.id for one in session.options()}
    assert isinstance(found, Nonsense)
    assert found.suggestions == ()
    assert "away at this step" in english(found.reason)


def test_what_stands_on_a_list_of_a_fight_is_told_with_its_list() -> None:
    """A word that the open list has not is looked for on those that it opens."""
    found = parse("drop weapon", fight("the-drowned-counting-house", "queue", Seeded("s1")))

    assert isinstance(found, Nonsense)
    assert any(one.endswith("then Drop the sword") for one in found.suggestions)


def test_waiting_gives_nothing_up_where_an_answer_is_waited_for() -> None:
    learning = (Option("learn", "A new skill at +1"), Option("nothing", "Learn nothing"))

    found = read("z", FakeSession(state=BLANK._replace(pending=pending(options=learning))))

    assert isinstance(found, Nonsense)
    assert "waits for your answer" in english(found.reason)


def test_a_way_that_is_written_so_is_gone() -> None:
    door = Option("door", "Through the north door")

    assert read("n", FakeSession(choices=(door,))) == Choose("door")


@pytest.mark.parametrize("line", ["wait", "z", "done"])
def test_waiting_passes_a_turn_where_turns_are_passed(line: str) -> None:
    fighting = FakeSession(state=BLANK._replace(pending=pending("fight", IDLE)))
    called_so = FakeSession(choices=(Option("end", "Walk to the end"), Option("b", "Stay")))

    assert read(line, fighting) == Choose("pass")
    assert isinstance(read(line), Nonsense)
    assert isinstance(read(line, called_so), Nonsense)


@pytest.mark.parametrize("line", ["again", "g"])
def test_again_is_the_last_deed_and_not_what_was_decided_of_its_roll(line: str) -> None:
    session = FakeSession()
    assert isinstance(read(line, session), Nonsense)

    session.do(Choose("climb"))
    session.do(Choose("roll"))
    assert read(line, session) == Choose("climb")

    session.do(Ask("Is it wet?"))
    assert read(line, session) == Ask("Is it wet?")


def test_what_is_not_open_any_more_is_not_done_again() -> None:
    session = FakeSession()
    session.do(Choose("climb"))
    session.do(Choose("roll"))
    session.choices = IDLE

    assert isinstance(read("again", session), Nonsense)


def test_a_try_without_an_attribute_offers_the_one_that_fits() -> None:
    assert read("try lift the boat") == Try("strength", "", "lift the boat", offers=True)
    assert read("try strength lift it") == Try("strength", "", "lift it")
    assert isinstance(read("try strenght lift it"), Nonsense)
    assert isinstance(read("try sink the moon"), Nonsense)


def test_a_deed_whose_verb_begins_a_skill_is_told_whole() -> None:
    """'sneak' is read as Sneaking; what is tried is still to sneak past the dog."""
    head = {
        "adventure": "a-measure-of-rain",
        "seed": "1",
        "offers": "always",
        "hero": "Nell Sarkany",
    }
    session, _ = began(head)

    assert parse("try sneak past the dog", session) == Try("sneak", "", "sneak past the dog")


@pytest.mark.parametrize(
    ("deed", "known", "expected"),
    [
        ("jump over the gap", ("agility", "strength"), "agility"),
        ("jumping the gap", ("daring", "brawn"), "daring"),
        ("quietly listen at the door", ("senses", "might"), "senses"),
        ("force the lock", ("str", "dex"), "str"),
        ("sing", ("glow",), ""),
        ("bandage the wound", ("str", "dex", "int", "wil"), "int"),
        ("frighten the boy", ("brawn", "charm"), "charm"),
        ("throw a stone at the lamp", ("strength", "dexterity"), "dexterity"),
        ("steal the purse", ("str", "dex", "int", "wil"), "dex"),
        ("hold my breath", ("strength", "stamina"), "stamina"),
        ("resist the poison", ("str", "dex", "int", "wil"), "str"),
        ("hold the door", ("strength", "stamina"), "strength"),
        ("drive the cart", ("str", "dex"), "dex"),
        ("unlock it", ("str", "dex"), "dex"),
    ],
)
def test_a_deed_asks_for_an_attribute(deed: str, known: tuple[str, ...], expected: str) -> None:
    assert fitting(deed, known) == expected


@pytest.mark.parametrize(
    ("deed", "skills", "expected"),
    [
        ("sneak past the guard", ("stealth", "melee"), "stealth"),
        ("jump over the gap", ("athletics",), "athletics"),
        ("jump over the gap", ("melee",), "agility"),
        ("pick the lock", ("thievery",), "thievery"),
        ("bandage the wound", ("medicine",), "medicine"),
        ("haggle with him", ("barter",), "barter"),
        ("comfort the boy", ("counsel", "speech"), "counsel"),
        ("carve a whistle", ("machines",), "machines"),
        ("recall the song", ("lore",), "lore"),
        ("meditate", ("discipline",), "discipline"),
        ("steer the boat", ("driving", "sailing"), "sailing"),
        ("toss a coin into the well", ("ranged", "throwing"), "throwing"),
        ("frighten the boy", ("menace", "speech"), "menace"),
    ],
)
def test_a_skill_of_the_heros_goes_before_the_attribute(
    deed: str, skills: tuple[str, ...], expected: str
) -> None:
    assert fitting(deed, ("agility", "coordination"), skills) == expected


@pytest.mark.parametrize("word", ["forage", "filch", "sail", "Sails", "jump"])
def test_a_word_that_asks_for_a_skill_alone_says_what_somebody_does_too(word: str) -> None:
    assert is_deed(word)


@pytest.mark.parametrize(
    ("line", "way"),
    [
        ("north", True),
        ("go n", True),
        ("go", False),
        ("", False),
        ("look north", False),
        ("go north now", False),
        ("go home", False),
    ],
)
def test_a_point_of_the_compass_is_one_word_with_or_without_a_verb(line: str, way: bool) -> None:
    assert is_way(line) is way


def test_a_deed_in_a_game_of_skills_is_tried_with_the_heros_own() -> None:
    head = {"adventure": "the-long-noon", "seed": "1", "offers": "always", "hero": "Yadira Sul"}
    session, _ = began(head)

    assert parse("try sneak past the lions", session) == Try(
        "stealth", "", "sneak past the lions", offers=True
    )


@pytest.mark.parametrize("word", ["quests", "score"])
def test_quests_tell_how_each_stands(word: str) -> None:
    session = FakeSession(state=BLANK._replace(quests={"lamp": "take"}))

    said = told(word, session)

    assert "Light the lamp: taken on" in said
    assert "09:00" in said
    assert "no quest" in told(word, FakeSession())


def test_a_hint_is_the_author_s_or_else_what_is_open_and_was_not_done() -> None:
    taken = BLANK._replace(taken=BLANK.taken.plus("quay/climb"))

    said = told("hint", FakeSession(state=taken))

    assert told("hint", FakeSession(advice="Mind the tide.")) == "Mind the tide."
    assert "Wade round" in said
    assert "Climb" not in said
    assert "You have no rope" in said
    assert "Roll Strength 9" in told("hint", at_roll())


def test_a_hint_where_a_hero_is_chosen_says_how_to_look_at_them() -> None:
    session, _ = began({"adventure": "first-steps", "seed": "1", "offers": "always", "hero": ""})

    said = " ".join(block.text for block in recap.hint(session))

    assert "'? 1' shows what the first can do" in said
    assert "type 1: Wren Tolliver" in said


def test_what_a_hero_begins_with_is_told_behind_the_name() -> None:
    adventure = load(ADVENTURES / "the-fifth-act")
    system = fitted(adventure.system, adventure.options)
    session = Session(adventure, system, Seeded("1"), hero="Bel Ashlar")

    said = [block.text for block in render.happened(session.opening, session)]

    assert said.index("You are Bel Ashlar.") < said.index("You get 3 AP for a motive. You have 3.")


def test_a_recap_tells_the_last_turns_and_no_older_one() -> None:
    session = FakeSession(state=BLANK._replace(quests={"lamp": "take"}))
    for option in ("ask-ned", "climb", "roll"):
        session.do(Choose(option))

    said = told("recap", session)

    assert "Up, by 73." in said
    assert "Climb the cliff" in said
    assert "Ask Ned" not in said
    assert "gulls" not in said
    assert "Light the lamp" in said
    assert "It is 09:00." in said


def test_why_explains_any_of_the_last_rolls() -> None:
    session = FakeSession()
    for number, label in enumerate(("Poor", "Good"), 1):
        rolled = Outcome(label, successes=number, faces=(number,))
        session.turns.append(FakeTurn(BLANK._replace(turn=number, last=rolled), ()))

    assert "Good" in told("why 0", session)
    assert "Poor" in told("why 1", session)
    assert "only 2 rolls" in told("why 2", session)
    assert "explains the last roll" in told("why so", session)


@pytest.mark.parametrize(("name", "scene"), FIGHTS)
def test_z_passes_a_turn_in_the_fights_of_all_systems_and_again_is_no_part_of_a_word(
    name: str, scene: str
) -> None:
    """'Charm against' and 'roll a die again' are no `again`."""
    session = fight(name, scene, Seeded("s1"))
    if not in_turns(session):
        session.do(Choose(session.options()[0].id))
    if session.options()[0].id == "roll":
        session.do(Choose("roll"))

    passing = parse("z", session)

    assert isinstance(passing, Choose)
    assert passing.option in ("wait", "end-turn")
    assert isinstance(parse("g", session), Nonsense)


def test_z_passes_the_turn_from_an_inner_list_of_a_fight() -> None:
    session = fight("the-drowned-counting-house", "queue", Seeded("s1"))
    session.do(Choose("move"))
    passing = parse("z", session)

    assert passing == Choose("end-turn")
    assert session.do(passing).accepted


def test_again_in_a_fight_is_the_last_action_and_not_the_end_of_a_turn() -> None:
    session = fight("what-the-bridge-will-bear", "croft-rises", Seeded("s1"))
    session.do(Choose("fight"))
    session.do(Choose("attack-croft"))
    session.do(Choose("wait"))

    assert parse("g", session) == Choose("attack-croft")
