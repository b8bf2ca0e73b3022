"""The lists of a fight: what stands on them, what is folded away, and how much room they take."""

from textwrap import wrap

import pytest

from solo.rules.core.menus.menu import Page, listed, turned
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option
from solo.rules.core.protocols import Illegal, Step
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import known_weapon
from solo.rules.two_d20.core.sheet import changed
from tests.english import all_english, english
from tests.rules.conan.sample import GUARD, HALL, WALL, armed, at, fight, hero, ids, play, shown

PAGES = {"one": Page("One…"), "two": Page("Two…", "one"), "few": Page("Few…", inline=2)}
ON = {"b": "one", "c": "two", "d": "two", "e": "few", "f": "few"}
OFFERS = [
    *(Offer(Option(key, key.upper()), key, ON.get(key, "")) for key in "abcdef"),
    Offer(Option("g", "G", "", "it is barred"), "g"),
]
ROWS, COLUMNS = 24, 80


def test_a_list_shows_its_own_offers_few_of_others_and_the_lists_that_it_opens() -> None:
    assert [one.id for one in listed(OFFERS, PAGES)] == ["a", "one", "e", "f", "g"]
    assert [one.id for one in listed(OFFERS, PAGES, "one")] == ["b", "two", "back"]
    assert [one.id for one in listed(OFFERS[:3], PAGES, "one")] == ["b", "c", "back"]


def test_twice_as_many_offers_on_the_same_lists_ask_the_lists_no_more_often() -> None:
    """What a menu costs grows with its offers, not with its offers times its lists."""
    asked = []
    for many in (50, 100):
        offers = [
            Offer(Option(f"{key}-{turn}", "Do it"), key, page)
            for key, page in ON.items()
            for turn in range(many)
        ]
        pages = Counted(PAGES)
        assert tuple(listed(offers, pages))
        asked.append(pages.asked)

    assert 0 < asked[1] == asked[0]


class Counted(dict[str, Page]):
    """Pages that count how often they are asked for."""

    asked = 0

    def __getitem__(self, page: str) -> Page:
        """Count, and return the page."""
        self.asked += 1
        return super().__getitem__(page)


def test_an_offer_is_taken_from_any_list_and_a_list_leads_back() -> None:
    assert [turned(OFFERS, PAGES, "few", one.option.id) for one in OFFERS[:-1]] == [None] * 6
    assert turned(OFFERS, PAGES, "", "two") == "two"
    assert (turned(OFFERS, PAGES, "two", "back"), turned(OFFERS, PAGES, "one", "back")) == (
        "one",
        "",
    )
    for option, why in (("g", "it is barred"), ("back", "not open"), ("none", "not open")):
        with pytest.raises(Illegal, match=why):
            turned(OFFERS, PAGES, "", option)
    with pytest.raises(Illegal, match="not open"):
        turned(OFFERS[:1], PAGES, "", "one")


@pytest.mark.rule("CON-016", "CON-022", "CON-024", "CON-025")
def test_what_is_seldom_wanted_in_a_turn_is_folded_away() -> None:
    sheet = changed(armed(hero(), "knife", "sword"), lost_vigor=2, pool=2)
    step = play(fight(GUARD, WALL, sheet=sheet, zones=HALL), sheet, [], "begin", "close-guard")

    assert shown(step) == [
        "attack-guard-knife", "attack-wall-knife", "frighten", "move", "recover", "other", "flee",
        "end-turn",
    ]  # fmt: skip
    folded = {"move-stair", "withdraw", "step-back", "recover-vigor", "fortune-vigor", "ready",
              "second-wind-vigor", "draw-sword", "drop", "drop-prone", "exploit-wall"}  # fmt: skip
    assert folded <= set(ids(step))
    moves = play(step.encounter, sheet, [], "move")
    assert moves.encounter is not None
    lines = all_english(moves.encounter.status(sheet))
    assert lines[1].startswith("The ground: the hall (to the stair, a way")


@pytest.mark.rule("CON-027")
def test_the_ground_is_said_in_the_first_turn_and_then_on_the_list_of_moves() -> None:
    sheet = hero()
    step = play(fight(WALL, sheet=sheet, zones=HALL), sheet, [], "begin")
    later = play(step.encounter, sheet, [20, 20], "end-turn", "take-it")

    assert any(line.startswith("The ground") for line in _status(step))
    assert not any(line.startswith("The ground") for line in _status(later))


@pytest.mark.rule("CON-027")
def test_who_is_within_reach_is_told_so_once_and_others_by_their_range() -> None:
    sheet = changed(armed(hero(), "knife"), lost_vigor=2)
    step = play(fight(GUARD, WALL, sheet=sheet, zones=HALL), sheet, [], "begin", "close-guard")
    guard, wall = _status(step)[-2:]

    assert guard.count("within Reach") == 1
    assert "within Reach" not in wall
    assert "Close" in wall


def test_a_usual_turn_fits_a_terminal_of_24_rows() -> None:
    sheet = changed(armed(hero(), "knife", "sword"), lost_vigor=2, pool=2, threat=5)
    captain = Foe(name="the captain of the harbour guard", weapons=(known_weapon("sword"),))
    foes = (at(GUARD, "", 2), at(captain, ""), at(WALL, ""))
    start = fight(sheet=sheet, foes=foes, zones=HALL, policy=Policy(dice=0))
    step = play(start, sheet, [20] * 8, "begin", "end-turn", *["take-it"] * 4)
    lines = [*_status(step), *(f" 1. {english(one.text)}" for one in _options(step))]

    assert ids(step)[0].startswith("attack-")
    assert sum(len(wrap(line, COLUMNS)) for line in lines) <= ROWS - 4  # blank lines, prompt, bar


@pytest.mark.rule("CON-052")
def test_a_hit_says_what_would_get_through_and_offers_what_can_be_paid_for() -> None:
    sheet = armed(hero(), "knife")
    sheet = changed(sheet, pool=1)
    step = play(fight(GUARD, WALL, sheet=sheet), sheet, [3, 19, 1, 2, 5, 9], "begin",
                "attack-guard-knife", "roll")  # fmt: skip

    assert _status(step) == (
        "You hit the guard to the torso: dice 1 2 5, 4 damage, 1 Effect.",
        "Soak 0: 4 would get through, of Vigor 6.",
        "Momentum to spend: 0 and 1 in the pool.",
    )
    assert shown(step) == ["strike", "bonus-damage", "dice", "more"]
    assert {"subdue", "confidence", "withdraw"} <= set(ids(step))
    assert {"break-guard", "swift-action", "secondary-wall"}.isdisjoint(ids(step))


def _options(step: Step) -> tuple[Option, ...]:
    assert step.encounter is not None
    return step.encounter.options(step.sheet)


def _status(step: Step) -> tuple[str, ...]:
    assert step.encounter is not None
    return all_english(step.encounter.status(step.sheet))
