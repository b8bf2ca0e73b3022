"""The places one has been to: which scenes are one, which none, what was not taken."""

from solo.view.places import Place, is_place, places
from tests.view.test_whole import STORY, Game, taking

HALL = """
scenes:
  quay:
    title: The Hall
    text: Day.
    choices:
      - {id: night, text: Wait, goto: night}
      - {id: door, text: Through the door, goto: garden}
      - id: pick
        text: Pick the lock
        check: {trait: {attribute: agility}}
        outcomes: {success: {goto: cellar}, failure: It holds.}
      - {id: shut, text: Up, goto: tower, when: visits > 9, barred: It is shut.}
  night:
    title: the háll
    text: Night.
    choices:
      - {id: climb, text: Out of the window, goto: roof}
      - {id: day, text: Wait, goto: quay}
      - {id: on, text: Sleep, goto: dream}
  dream: {text: Sheep., choices: [{id: up, text: Wake, goto: night}]}
  garden: {title: The garden, text: G., ending: {kind: won, title: Out}}
  cellar: {title: The cellar, text: C., choices: [{id: up, text: Up, goto: quay}]}
  tower: {title: The tower, text: T., choices: [{id: up, text: Down, goto: quay}]}
  roof: {title: The roof, text: R., choices: [{id: up, text: Down, goto: night}]}
"""
DOWN = "      - {id: down, text: Down, goto: cellar}\n"


def test_scenes_of_one_title_are_one_place_with_what_was_seen_last_first(game: Game) -> None:
    """Whatever its case and accents. A roll, a barred way and an ending lead to no place."""
    session = game(HALL)
    taking(session, "night", "on", "up")

    (hall,) = places(session)

    assert (hall.title, hall.here, hall.ways, hall.below) == ("The Hall", True, {}, [])
    assert hall.untaken == ["Out of the window"]
    session = game(HALL.replace("      - id: pick", f"{DOWN}      - id: pick"))
    taking(session, "night")
    assert places(session)[0].untaken == ["Out of the window", "Sleep", "Down"]


def test_a_way_that_leads_back_is_told_from_the_way_one_came(game: Game) -> None:
    session = game(STORY)
    taking(session, "up", "lamp")

    quay, cliff = places(session)

    assert quay.below == [cliff]
    assert (quay.back, cliff.back) == ([], [])
    circle = Place("Ring", quay, ways={"quay": quay, "cliff": cliff})
    assert circle.back == [cliff]


def test_the_author_says_what_is_a_place_where_it_is_not_plain(game: Game) -> None:
    scenes = game(STORY).adventure.scenes

    assert is_place(None)
    assert [name for name, one in scenes.items() if is_place(one)] == [
        "quay", "cliff", "mill", "lamp",
    ]  # fmt: skip
    assert is_place(scenes["letter"]._replace(place=True))
    assert not is_place(scenes["quay"]._replace(place=False))
    assert not is_place(scenes["quay"]._replace(talk=True))
