"""Draws from an adventure's tables: in effects, texts and expressions; recorded like any dice."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import examine, load
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Undo
from solo.engine.events import Faulted, Narrated
from solo.engine.journal import header, replay
from solo.engine.session import Session, Turn
from solo.rules import find
from solo.tables.reading import shipped

Game = Callable[..., Session]
FAIR = """
variables: {who: nobody, n: 0, dark: false}
tables:
  weather: {roll: 2d6, rows: {2-6: Rain., 7-11: Sun., 12: "Frogs, {{ draw('number') }}."}}
  number: [one, two, three]
  key: {roll: d66, rows: {11-36: low, 41-66: high}}
  old: {roll: d66, rows: {1-60: first, 61-66: last}}
  names: [{text: Ulf, tags: norse}, {text: Ana, weight: 3}]
  cards: {deck: true, rows: [ace, king, queen]}
  night: [{text: An owl., when: dark}, {text: A lark., when: not dark}]
  never: [{text: Nothing., when: n > 100}]
  loot: [{text: "Coins, {{ n }}.", set: {n: "n + draw('d6')"}, time: 5}, Dust.]
  roundabout: [{text: Next., draw: {weather: who}}]
scenes:
  quay:
    text: "The {{ draw('cards') }} lies there."
    choices:
      - {id: sky, text: Look up, draw: {weather: who}, then: "{{ who }}"}
      - {id: key, text: Key, draw: {key: who}, then: "{{ who }}"}
      - {id: old, text: Old, draw: {old: who}, then: "{{ who }}"}
      - {id: norse, text: Norse, draw: {names: {into: who, tag: Norse}}, then: "{{ who }}"}
      - {id: card, text: Card, draw: {cards: who}, then: "{{ who }}"}
      - {id: bird, text: Bird, draw: {night: who}, then: "{{ who }}"}
      - {id: never, text: Never, draw: {never: who}, then: "{{ who }}"}
      - {id: loot, text: Loot, draw: {loot: {}}}
      - {id: round, text: Round, draw: {roundabout: {}}, then: "{{ who }}"}
      - {id: dice, text: Dice, draw: {2d6: n}, then: "{{ n }}"}
      - {id: told, text: Told,
         then: "{% if dark %}{{ draw('number') }}{% endif %}{{ draw('2d6') + 1 }},
          {{ draw('number') }}"}
      - {id: sum, text: Sum, set: {n: "draw('d6') * 10"}, time: "draw('d4')", then: "{{ n }}"}
      - {id: end, text: End, goto: end}
      - {id: hurt, text: Hurt, fame: "draw('d4') - 5", then: "{{ hero.fame }}"}
  end: {ending: won}
"""


def told(turn: Turn) -> list[str]:
    return [event.text.strip() for event in turn.events if isinstance(event, Narrated)]


@pytest.mark.parametrize(
    ("choice", "faces", "text"),
    [
        ("sky", (1, 1), ["Rain."]),
        ("sky", (6, 6, 2), ["Frogs, two."]),
        ("key", (3, 6), ["low"]),
        ("key", (4, 1), ["high"]),
        ("old", (61,), ["last"]),
        ("norse", (1,), ["Ulf"]),
        ("bird", (1,), ["A lark."]),
        ("never", (), ["nobody"]),
        ("loot", (1, 4), ["Coins, 4."]),
        ("loot", (2,), ["Dust."]),
        ("round", (1, 3, 4), ["Next.", "Sun."]),
        ("dice", (3, 4), ["7"]),
        ("told", (1, 2, 3, 3), ["6, three"]),
        ("sum", (4, 2), ["40"]),
    ],
)
def test_what_is_drawn(game: Game, choice: str, faces: tuple[int, ...], text: list[str]) -> None:
    """Each draw that stands in a text is drawn, in its order, whatever an `if` makes of it."""
    session = game(FAIR, faces=(1, *faces))
    turn = session.do(Choose(choice))

    assert told(turn) == text
    assert [face for _, face in turn.rolls] == list(faces)


def test_the_first_scene_draws_and_its_deck_is_used_up(game: Game) -> None:
    session = game(FAIR, faces=(2, 1, 1, 3))

    assert told(session.turns[0]) == ["The king lies there."]
    assert [told(session.do(Choose("card")))[0] for _ in range(3)] == ["ace", "queen", "queen"]


def test_undo_puts_a_card_back(game: Game) -> None:
    session = game(FAIR, faces=(2, 1))
    first = told(session.do(Choose("card")))
    session.do(Undo())

    assert told(session.do(Choose("card"))) == first


def test_an_effects_numbers_may_be_drawn(game: Game) -> None:
    session = game(FAIR, faces=(1, 4))
    before = session.state.sheet.fame

    session.do(Choose("hurt"))
    assert session.state.sheet.fame == before - 1


def test_a_game_with_draws_is_played_back_the_same(game: Game) -> None:
    adventure, chance = game(FAIR, faces=(1,)).adventure, Seeded("fair")
    records: list[dict[str, Any]] = [header(adventure, chance, offers="asked", hero="Ada")]
    session = Session(
        adventure, find("art"), chance, offers="asked", hero="Ada", record=records.append
    )
    for choice in ("sky", "card", "loot", "card", "told", "card", "sum"):
        assert session.do(Choose(choice)).accepted
    again = replay(records, adventure, find("art")).session

    assert again.state == session.state
    assert again.state.decks == session.state.decks != {}


def test_nobody_who_reads_no_prose_sees_other_dice(game: Game) -> None:
    adventure = game(FAIR, faces=(1,)).adventure
    read, unread = (
        Session(adventure, find("art"), Seeded("x"), hero="Ada", prose=prose)
        for prose in (True, False)
    )
    for choice in ("told", "card", "loot", "sky"):
        assert read.do(Choose(choice)).rolls == unread.do(Choose(choice)).rolls
    assert read.state == unread.state


def test_more_draws_than_a_turn_may_have_are_a_fault(game: Game) -> None:
    inner = [" ".join([f"{{{{ draw('t{n + 1}') }}}}"] * 10) for n in range(6)]
    nested = "\n".join(f'  t{n}: ["{text}"]' for n, text in enumerate(inner))
    choice = "{id: go, text: Go, draw: {t0: who}}, {text: End, goto: end}"
    scenes = f"tables:\n{nested}\n  t6: [x]\nvariables: {{who: x}}\n"
    scenes += f"scenes: {{quay: {{choices: [{choice}]}}, end: {{ending: won}}}}"
    session = game(scenes, faces=(1,) * 2000)
    (event,) = session.do(Choose("go")).events

    assert isinstance(event, Faulted)
    assert event.problem.code == "turn-large"


SHIPPED = """
variables: {who: nobody}
tables:
  names-norse: [Own]
scenes:
  quay:
    text: "The {{ draw('weather') }}"
    choices:
      - {id: name, text: Name, draw: {names: who}, then: "{{ who }}"}
      - {id: own, text: Own, draw: {names-norse: who}, then: "{{ who }}"}
      - {id: her, text: Her, draw: {names-village: {into: who, tag: she}}, then: "{{ who }}"}
      - {id: card, text: Card, draw: {cards: {}}}
      - {id: end, text: End, goto: end}
  end: {ending: won}
"""


def test_a_module_draws_from_the_tables_of_the_program_but_from_its_own_first(
    module: Callable[..., Path],
) -> None:
    adventure = load(module(SHIPPED))
    chance = Seeded("1")
    records = [header(adventure, chance, offers="asked", hero="Ada")]
    session = Session(
        adventure, find("art"), chance, offers="asked", hero="Ada", record=records.append
    )

    def drawn(choice: str, times: int) -> list[str]:
        for _ in range(times):
            assert session.do(Choose(choice)).accepted
        return [told(turn)[0] for turn in session.turns[-times:]]

    rows = {row.text for row in shipped()["weather"].rows}
    assert told(session.turns[0])[0].removeprefix("The ") in rows
    women = {row.text for row in shipped()["names-village"].rows if "she" in row.tags}
    assert set(drawn("her", 10)) <= women
    assert drawn("own", 1) == ["Own"]
    names = set(drawn("name", 60))
    assert "Own" in names
    assert not names & {row.text for row in shipped()["names-norse"].rows}
    assert len(set(drawn("card", 52))) == 52
    assert list(session.adventure.tables) == ["names-norse"]

    again = replay(records, adventure, find("art")).session
    assert again.state == session.state


def test_a_name_of_no_table_at_all_and_a_wrong_tag_are_still_reported(
    module: Callable[..., Path],
) -> None:
    wrong = SHIPPED.replace("{names: who}", "{namez: who}").replace("tag: she", "tag: duke")
    _, problems = examine(module(wrong))
    told = [problem.message for problem in problems]
    assert any("unknown table 'namez'; did you mean 'names'" in one for one in told), told
    assert any("'names-village' has no row with the tag 'duke'" in one for one in told), told


def test_a_circle_through_a_table_of_the_program_is_found(module: Callable[..., Path]) -> None:
    circle = SHIPPED.replace("[Own]", "[\"{{ draw('names') }}\"]")
    _, problems = examine(module(circle))
    assert [problem.code for problem in problems] == ["table-circle"]


@pytest.mark.parametrize(
    "does",
    [
        "draw: {names-norse: who}",
        "set: {who: \"draw('names-norse')\"}",
        "time: draw('names-norse')",
        "fatigue: {points: \"draw('names-norse')\", source: x}",
        "whom: all, fatigue: {points: \"draw('names-norse')\", source: x}",
    ],
)
def test_a_row_that_draws_from_its_own_table_is_a_circle(
    module: Callable[..., Path], does: str
) -> None:
    """Also in a value that is worked out as the row is drawn."""
    circle = SHIPPED.replace("[Own]", f"[{{text: Own, {does}}}]")
    _, problems = examine(module(circle))
    assert [problem.code for problem in problems] == ["table-circle"]
