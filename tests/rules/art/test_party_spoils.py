"""What a party wins together: Glory, rest, treasures, and what comes home of what was lent."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.gear import fortune
from solo.rules.art.gear.item import Carried, Item
from solo.rules.art.health.effects import GiveFatigue, Rest
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.options import ArtOptions
from solo.rules.art.party import dividing
from solo.rules.art.party import members as party
from solo.rules.art.party.effects import Everyone
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.script import opened
from tests.english import all_english, english
from tests.rules.art.sample import face, hero, play

CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank


def cup(worth: Rank, name: str = "cup") -> Carried:
    return Carried(item=Item(name=name, value=worth), id=name)


def people(*each: Sheet) -> Sheet:
    first, *others = each
    for one in others:
        first = party.with_member(first, one)
    return first


def of(name: str, rank: Rank, *worths: Rank, **more: object) -> Sheet:
    gear = tuple(cup(worth, f"cup-{place}") for place, worth in enumerate(worths))
    return hero(name=name, fortune=rank, gear=gear, **more)


def fortunes(sheet: Sheet) -> list[Rank]:
    return [one.fortune for one in party.members(sheet)]


# Glory


@pytest.mark.rule("ART-069", "ART-071")
@pytest.mark.parametrize(("amount", "shares"), [(9, [3, 3, 3]), (5, [2, 2, 1]), (-5, [0, 0, 1])])
def test_the_glory_of_a_quest_is_divided_among_all(amount: int, shares: list[int]) -> None:
    begun = 0 if amount > 0 else 2
    three = people(*(hero(name=name, glory=begun) for name in ("Ada", "Ben", "Cat")))

    sheet, notes = ART.reward(amount).apply(three, LoadedDice(()))

    assert [one.glory for one in party.members(sheet)] == shares
    assert sheet.name == "Ada"
    assert all(english(ART.phrase(note)) for note in notes)


@pytest.mark.rule("ART-069")
def test_each_may_have_the_whole_of_it_and_the_dead_have_none() -> None:
    house = ArtOptions(glory="each")
    three = people(*(hero(name=name, options=house) for name in ("Ada", "Ben", "Cat")))
    dead = changed(three, party=(changed(three.party[0], dead=True), three.party[1]))

    sheet, _ = ART.reward(4).apply(dead, LoadedDice(()))

    assert [one.glory for one in party.members(sheet)] == [4, 0, 4]
    shared, _ = ART.reward(4).apply(people(hero(), hero(name="Ben", dead=True)), LoadedDice(()))
    assert [one.glory for one in party.members(shared)] == [4, 0]


def test_an_author_may_reward_everyone() -> None:
    prize = Everyone(glory=3, xp=1, fame=1)

    sheet, _ = prize.apply(people(hero(), hero(name="Ben")), LoadedDice([]))

    assert [(one.glory, one.xp, one.fame) for one in party.members(sheet)] == [(3, 8, 2)] * 2


@pytest.mark.rule("ART-063")
def test_what_happens_to_everyone_passes_the_dead_by() -> None:
    happens = Everyone(glory=3, fatigue=GiveFatigue(points=1, source="cold"))

    sheet, notes = happens.apply(people(hero(), hero(name="Ben", dead=True)), LoadedDice([]))

    assert [one.glory for one in party.members(sheet)] == [3, 0]
    assert sheet.party[0].fatigue == ()
    assert "member" not in [note.code for note in notes]


# Rest


@pytest.mark.rule("ART-266")
def test_a_night_of_rest_is_everybodys() -> None:
    tomas = Foe(name="Tomas", attributes={"stamina": GD})
    two = people(hero(checked=frozenset({0})), hero(name="Ben", checked=frozenset({1})))
    two = party.wound(party.joined(two, "tomas", tomas), "tomas", {0})

    sheet, _ = Rest(1).apply(two, LoadedDice([face(7, PS), face(7, PS), 60]))

    assert [one.checked for one in party.members(sheet)] == [frozenset(), frozenset()]
    assert sheet.companion_wounds == {}


@pytest.mark.rule("ART-057", "ART-059")
def test_the_nights_after_a_defeat_heal_all_who_lie_there() -> None:
    down = frozenset(range(4))
    two = people(hero(checked=down), hero(name="Ben", checked=down))

    step = ART.revive(two, SeededDice("night"))

    assert step.outcome is not None
    assert step.outcome.facts["nights"] >= 1
    assert not step.sheet.defeated
    assert len(step.sheet.party[0].checked) < 4 or step.outcome.facts["nights"] == 1


# Treasures


@pytest.mark.rule("ART-078", "ART-079")
def test_the_players_divide_the_treasures() -> None:
    two = people(of("Ada", PR, GD, GT), of("Ben", PS))
    assert dividing.DIVIDE in [option.id for option in ART.standing(two)]
    begun = ART.do_standing(dividing.DIVIDE, "", two, LoadedDice([])).encounter
    assert begun is not None

    played = play(begun, two, [], "ada-cup-1-to-ben", "done")

    assert [own.id for own in played.sheet.party[0].gear] == ["cup-1"]
    assert [english(ART.phrase(note)) for note in played.notes] == ["The cup-1 goes to Ben."]
    ended, _ = ART.finish(played.sheet)
    assert fortunes(ended) == [PS, GD]


def test_what_each_has_and_what_comes_of_it_is_shown() -> None:
    two = people(of("Ada", PR, GD), of("Ben", PS))

    assert all_english(opened(two, dividing.divide).status(two)) == (
        "Ada: the cup-0 (Good). Fortune Poor rises to Passable.",
        "Ben: no treasure. Fortune Passable falls to Poor.",
    )


@pytest.mark.rule("ART-078")
def test_they_may_be_divided_so_that_each_is_helped() -> None:
    three = people(of("Ada", GD, SP, GT, PR, PR), of("Ben", PS), of("Cat", PS))

    sheet, _ = dividing.shared(three)

    assert fortunes(ART.finish(sheet)[0]) == [GT, GD, PS]


@pytest.mark.rule("ART-078", "ART-081")
def test_what_nobody_divided_goes_to_who_needs_it_at_the_end() -> None:
    ended, notes = ART.finish(people(of("Ada", PR, GT, PS), of("Ben", PS)))

    assert fortunes(ended) == [PS, GD]
    assert notes[0].code == "treasure-to"


def test_a_treasure_that_its_bearer_needs_stays_theirs() -> None:
    ended, notes = ART.finish(people(of("Ada", PR, GT), of("Ben", PS)))

    assert fortunes(ended) == [PS, PR]
    assert "treasure-to" not in [note.code for note in notes]


def test_everybodys_fortune_is_settled_once() -> None:
    ended, _ = ART.finish(people(of("Ada", PR), of("Ben", PR), of("Cat", PR)))

    assert fortunes(ended) == [IN, IN, IN]
    assert [one.xp for one in party.members(ended)] == [8, 8, 8]


RANKS = st.sampled_from(list(Rank))
RICHES = st.lists(st.tuples(RANKS, st.lists(RANKS, max_size=5)), min_size=2, max_size=4)


@given(RICHES)
def test_dividing_loses_nothing_and_never_leaves_anybody_worse(
    riches: list[tuple[Rank, list[Rank]]],
) -> None:
    before = people(*(of(f"P{n}", rank, *worths) for n, (rank, worths) in enumerate(riches)))

    for divide in (dividing.shared, dividing.spared):
        after, _ = divide(before)
        assert sorted(piece.worth for piece in dividing.treasures(after)) == sorted(
            piece.worth for piece in dividing.treasures(before)
        )
        assert [one.name for one in party.members(after)] == [
            one.name for one in party.members(before)
        ]
    given_away, _ = dividing.spared(before)
    for one, two in zip(party.members(before), party.members(given_away), strict=True):
        assert fortune.best(two).fortune >= fortune.best(one).fortune


# What was lent


@pytest.mark.rule("ART-090", "ART-091")
@pytest.mark.parametrize("finished", [True, False])
def test_what_was_lent_comes_home_as_far_as_there_is_room(finished: bool) -> None:
    thing = Item(name="rope", cost=CT)
    full = tuple(Carried(item=thing, id=f"rope-{n}") for n in range(9))
    more = tuple(Carried(item=thing, id=f"more-{n}") for n in range(8))
    mara = hero(gear=full, companions={"tom": Foe(name="Tom")}, lent={"tom": more})

    sheet, notes = ART.finish(mara) if finished else (mara, ())
    (home,) = ART.home(sheet)

    assert len(home.gear) == 15  # two in hand, four at hand, nine stowed
    assert home.lent == {}
    assert home.aside == ()
    assert ART.load(json.loads(json.dumps(ART.dump(home)))) == home
    kept = [english(ART.phrase(note)) for note in notes if note.code == "stays-with"]
    assert kept == (
        ["There is no room for the rope (2 of them): Tom keeps it."] if finished else []
    )


# In prose


def test_prose_sees_everybody() -> None:
    two = people(
        hero(pronouns="she/her"), hero(name="Ben", checked=frozenset({0}), gear=(cup(PR),))
    )

    seen = ART.view(two)["everyone"]

    assert [(one["name"], one["wounds"], one["gear"]) for one in seen] == [
        ("Ada", 0, ()), ("Ben", 1, ("cup",))
    ]  # fmt: skip
    assert "everyone" in ART.seen
    assert [one["name"] for one in ART.view(hero())["everyone"]] == ["Ada"]


# A quest of the players' own


@pytest.mark.rule("ART-023")
def test_a_quest_is_stated_beforehand_and_earns_its_glory_when_it_is_done() -> None:
    sheet = hero(options=ArtOptions(own_quest=3))

    stated = ART.do_standing("quest-state", "Find the bell", sheet, LoadedDice([]))
    done = ART.do_standing("quest-done", "", stated.sheet, LoadedDice([]))

    assert [english(ART.phrase(note)) for note in (*stated.notes, *done.notes)] == [
        "Your quest, for 3 Glory: Find the bell.",
        "Your quest is done: Find the bell.",
        "Glory +3; 3 in all.",
    ]
    assert done.sheet.glory == 3
    assert [ART.own_quest(step.sheet) for step in (stated, done)] == ["Find the bell", ""]
    assert "quest-state" not in [option.id for option in ART.standing(done.sheet)]


@pytest.mark.rule("ART-023", "ART-069")
def test_the_glory_of_the_groups_own_quest_is_divided_whoever_leads() -> None:
    house = ArtOptions(own_quest=4)
    two = people(hero(options=house), hero(name="Ben", options=house))
    stated = ART.do_standing("quest-state", "Find the bell", two, LoadedDice([])).sheet
    other = party.lead(stated, "ben")

    asked = ART.do_standing("quest-done", "", other, LoadedDice([]))

    assert asked.encounter is not None
    played = play(asked.encounter, asked.sheet, [], "to-ada 3", "evenly")
    assert {one.name: one.glory for one in party.members(played.sheet)} == {"Ada": 3, "Ben": 1}


@pytest.mark.rule("ART-023")
def test_no_quest_is_stated_where_nobody_has_settled_what_it_earns() -> None:
    assert not [one for one in ART.standing(hero()) if one.id.startswith("quest")]
    given_up = hero(options=ArtOptions(own_quest=3), quest="Find the bell")
    given_up = ART.do_standing("quest-give-up", "", given_up, LoadedDice([])).sheet
    assert (given_up.glory, given_up.quest, given_up.quest_over) == (0, "", True)
    assert not ART.home(given_up)[0].quest_over
    with pytest.raises(ValueError, match="own_quest"):
        ArtOptions(own_quest=101)
