"""Clashes with several on either side, and those that a table opens and alters by hand."""

import pytest

from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Table
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.engine.table.events import FightOver
from solo.rules.core.dice import LoadedDice
from solo.rules.core.fights.by_hand import Met
from solo.rules.core.fights.foe_book import book
from solo.rules.core.outcome import Outcome
from solo.rules.core.system_parts import Cast
from solo.rules.data_systems.clashing import MOST_ROUNDS
from solo.rules.data_systems.reading import examine, system_of
from solo.words import Words
from tests.engine.table.sitting import do, only, refused
from tests.engine.table.test_fights import RECORDS, foes, left, sitting
from tests.rules.data_systems.test_playing import SMALL, go, hero, small, system


def verified(session: Session) -> bool:
    """Return whether what was done plays back to the same."""
    head = header(session.adventure, Seeded("fight"), offers="asked")
    played = replay([head, *RECORDS], session.adventure, session.system)
    return (played.trouble, played.good) == ("", len(RECORDS))


SHIPPED = ("oath", "ember", "crew", "dark")


def fought(name: str, words: str, *names: str) -> Session:
    session = sitting(name, *names)
    do(session, "fight", words)
    return session


@pytest.mark.parametrize("name", SHIPPED)
def test_a_table_fights_the_foes_of_the_file_and_others_of_whom_one_number_is_told(
    name: str,
) -> None:
    known = book(system(name))
    assert len(known) >= 3
    kind = next(iter(known))

    session = fought(name, f"3 {kind}s and Harl 5", "Mara", "Tom")

    assert [one.name for one in foes(session)] == [
        *(f"{known[kind].name} {number}" for number in (1, 2, 3)), "Harl"
    ]  # fmt: skip
    assert left(foes(session)[-1]) == 5


@pytest.mark.parametrize("name", SHIPPED)
def test_foes_come_are_hurt_and_leave_by_hand_and_it_is_won_when_nobody_is_left(name: str) -> None:
    session = fought(name, "Harl 5")

    do(session, "fight", "add 2 Gunns 3")
    do(session, "fight", "hurt harl 2")
    assert [left(one) for one in foes(session)] == [3, 3, 3]
    do(session, "fight", "heal harl 9")
    assert left(foes(session)[0]) == 5
    do(session, "fight", "away Gunns 2")
    assert [one.id for one in foes(session)] == ["harl", "gunns"]
    do(session, "fight", "hurt gunns 9")
    ended = only(do(session, "fight", "away harl"), FightOver)

    assert ended.label == "won"
    assert session.state.pending is None
    assert verified(session)


def test_all_at_a_table_act_in_their_order_and_each_aims_at_one_of_them() -> None:
    session = fought("oath", "2 drowned", "Mara", "Tom")
    acting, options = [], []
    while session.state.pending is not None:
        assert session.state.table is not None
        if len(session.options()) > 1:
            acting.append(session.state.table.acting)
            options.append([one.id for one in session.options()])
        session.do(Choose(session.options()[0].id))

    assert {"strike-drowned", "strike-drowned-2"} <= {*options[0]}
    assert acting[:4] == ["Mara", "Tom", "Mara", "Tom"]
    assert verified(session)


def test_who_has_fallen_is_left_out_and_what_a_group_has_is_one_for_all() -> None:
    rules = small(
        "group: {supply: {start: 4, range: [0, 5]}}\n"
        "clash: {brawl: {foe: {hp: 9}, actions: {hit: {text: Hit, roll: roll, set: {stat: iron}, "
        "degrees: {miss: {then: {health: -5}}}}}, each_round: {supply: -1, light: -1}, "
        "won: foe.hp <= 0}}\n"
    )
    brawl, mara = rules.gather(
        rules.encounters["brawl"](title="a mob"), hero(rules), [rules.stand_in("Tom", {})]
    )
    opened = rules.begin(brawl, mara, asks=False)

    outcome, sheet, told = go(
        opened, mara, ("hit", ""), ("roll", "1 9 9 1"), ("hit", ""), ("roll", "6 1 2"),
        ("hit", ""), ("roll", "1 9 9 1")
    )  # fmt: skip

    assert (outcome.label, outcome.facts["rounds"]) == ("lost", 2)
    own, (other,) = rules.part(sheet)
    assert (own.name, other.name) == ("Tom", "Ada")
    assert own.tracks["supply"] == other.tracks["supply"] == 3  # one for all, once a round
    assert (own.tracks["light"], other.tracks["light"]) == (1, 1)
    assert told.count("turns-to") == 1


def test_a_chase_is_opened_where_the_file_has_one_and_rounds_of_tasks_nowhere() -> None:
    session = sitting("crew")

    assert "pursuit" in refused(session.do(Table("chase", "after a cutter")))
    do(session, "chase", "a cutter")
    assert [one.name for one in foes(session)] == ["Cutter"]
    do(session, "fight", "over")
    assert "crew" in refused(session.do(Table("rounds", "Bar it: steer"))).lower()
    assert "no rules for a chase" in refused(sitting("oath").do(Table("chase", "a wolf"))).lower()


def test_a_clash_is_looked_at_as_often_as_one_likes() -> None:
    """All looks between two deeds were paid from one budget, and after 3,000 each failed."""
    session = fought("oath", "12 drowned")
    pending, sheet = session.state.pending, session.state.sheet
    assert pending is not None

    for _ in range(4_000):
        assert len(pending.encounter.status(sheet)) == 12

    assert len(foes(session)) == 12
    assert session.system.moment(pending.encounter, sheet) is not None


def test_an_author_lets_several_of_a_kind_stand_there() -> None:
    oath = system("oath")
    wolf = oath.foe(name="a wolf", grit=2)
    fight = oath.bind(oath.encounters["fight"](foe="wolf", count=2), Cast({"wolf": wolf}, {}))
    ada = hero(oath, iron="3")

    opened = oath.begin(fight, ada, asks=False)  # type: ignore[arg-type]  # it is a check
    outcome, _, told = go(
        opened, ada, ("strike-wolf-2", ""), ("roll", "6 1 2"), ("strike", ""), ("roll", "6 1 2")
    )

    assert (outcome.label, outcome.facts["rounds"]) == ("won", 2)
    assert told.count("other-side") == 2
    with pytest.raises(ValueError, match="count: say who they are"):
        oath.encounters["fight"](count=2)


def test_formulas_read_how_many_are_left() -> None:
    rules = small(
        "clash: {brawl: {foe: {hp: 1}, actions: {hit: {text: Hit, roll: roll, set: {stat: iron}, "
        "degrees: {miss: {then: {health: 0 - foes}}}}}, won: foe.hp <= 0}}\n"
    )
    hand = rules.by_hand
    assert hand is not None
    fight = hand.fight([Met("thug", rules.foe(name="a thug"), 3)])
    ada = hero(rules)

    step = rules.begin(fight, ada, asks=False).step("hit", "", ada, LoadedDice(()))
    assert step.encounter is not None
    step = step.encounter.step("roll", "", step.sheet, LoadedDice((1, 9, 9, 1)))

    assert step.sheet.tracks["health"] == 2


def test_a_number_that_a_formula_works_out_is_held_within_what_the_check_takes() -> None:
    """A foe whose number fell to 0 made a modifier from 1 to 6 be 0, and the game ended."""
    rules = small(
        "checks: {oppose: {dice: {mine: d6}, modifiers: {against: {range: [1, 6]}}, degrees: {"
        "good: {when: mine > against, count: 1}, bad: {count: -1, then: {light: 0 - against}}}}}\n"
        "clash: {brawl: {foe: {hp: 1, grip: 0}, actions: {hit: {text: Hit, roll: oppose, "
        "set: {against: foe.grip}, degrees: {good: {foe: {hp: -1}}}}}, won: foe.hp <= 0}}\n"
    )
    ada = hero(rules)
    opened = rules.begin(rules.encounters["brawl"](title="a thug"), ada, asks=False)

    _, sheet, _ = go(opened, ada, ("hit", ""), ("roll", "1"), ("hit", ""), ("roll", "6"))

    assert sheet.tracks["light"] == ada.tracks["light"] - 1


def test_a_move_sets_what_its_check_takes() -> None:
    text = SMALL + (
        "checks: {oppose: {dice: {mine: d6}, modifiers: {against: {range: [1, 6]}}, degrees: {"
        "good: {when: mine > against, count: 1}, bad: {count: -1}}}}\n"
        "moves: {face: {when: You do., roll: oppose, set: {against: 9}}}\n"
    )

    told = [one.message for one in examine(text.encode(), "small.yaml")]

    assert "set: against is 1 to 6, not 9" in told


def test_an_adventure_may_name_the_foes_of_the_file() -> None:
    oath = system("oath")
    fight = oath.encounters["fight"]

    (drowned,) = oath.bind(fight(foe="drowned"), Cast({}, {})).sides()  # type: ignore[attr-defined]  # it is a clash
    own = oath.foe(name="a drowned bell-ringer", grit=9)
    (other,) = oath.bind(fight(foe="drowned"), Cast({"drowned": own}, {})).sides()  # type: ignore[attr-defined]

    assert (drowned.name, drowned.numbers) == (
        "Drowned", {**fight.plan.foe, **oath.book.file.foes["drowned"]}
    )  # fmt: skip
    assert other.name == "a drowned bell-ringer"


@pytest.mark.parametrize(
    ("label", "told"), [("won", "Gewonnen"), ("undecided", "Unentschieden"), ("fled", "Weg")]
)
def test_how_a_clash_ended_is_told_in_the_language_of_the_player(label: str, told: str) -> None:
    text = SMALL.replace("words: {edge: Kante}", "words: {edge: Kante, fled: Weg}") + (
        "clash: {brawl: {foe: {hp: 1}, actions: {run: {text: Run, roll: roll, set: {stat: edge}, "
        "degrees: {weak hit: {ends: fled}}}}, won: foe.hp <= 0}}\n"
    )
    rules = system_of(text.encode(), "small.yaml")
    outcome = Outcome(label, facts={"kind": "clash"})

    (line,) = rules.explain(outcome)

    assert Words("de").say(line) == f"Das Ergebnis: {told}."


def test_what_no_formula_of_a_check_reads_is_passed_over_in_a_clash_and_told_by_lint() -> None:
    """A round of it ended in a trace."""
    text = SMALL.replace("action + stat + bonus", "action + bonus") + (
        "clash: {brawl: {foe: {hp: 1}, actions: {hit: {text: Hit, roll: roll, set: {stat: iron}, "
        "degrees: {weak hit: {foe: {hp: -1}}}}}, won: foe.hp <= 0}}\n"
    )
    rules = system_of(text.encode(), "small.yaml")
    hand = rules.by_hand
    assert hand is not None
    ada = hero(rules)

    step = rules.begin(hand.fight([Met("a", rules.foe(name="a"), 1)]), ada, asks=False).step(
        "hit", "", ada, LoadedDice(())
    )

    assert step.encounter is not None
    (told,) = (one for one in examine(text.encode(), "small.yaml") if "reads 'stat'" in one.message)
    assert (told.message, told.severity) == ("no formula of 'roll' reads 'stat'", "warning")


def test_foes_of_a_file_have_the_numbers_of_its_clashes() -> None:
    text = SMALL + "foes: {wolf: {grit: 2}, 'A B': {}}\n"

    told = [one.message for one in examine(text.encode(), "small.yaml")]

    assert any("no clash has a number 'grit'" in one for one in told)
    assert any("'A B' can't be a name" in one for one in told)


def test_what_a_group_has_fells_all_of_them() -> None:
    """Who waited kept what the group had at the start: nobody could act, and nothing was lost."""
    rules = small(
        "group: {hull: {start: 3, range: [0, 3], fallen: 0}}\n"
        "clash: {storm: {foe: {rage: 9}, actions: {hold: {text: Hold on, roll: roll, "
        "set: {stat: iron}, degrees: {miss: {then: {hull: -3}}}}}, won: foe.rage <= 0}}\n"
    )
    storm, mara = rules.gather(
        rules.encounters["storm"](title="a storm"), hero(rules), [rules.stand_in("Tom", {})]
    )
    opened = rules.begin(storm, mara, asks=False)

    outcome, _, _ = go(opened, mara, ("hold", ""), ("roll", "1 9 9 1"))

    assert (outcome.label, outcome.facts["rounds"]) == ("lost", 1)


def test_each_of_several_is_shown_with_what_the_group_has_now() -> None:
    rules = small(
        "group: {hull: {start: 3, range: [0, 3], fallen: 0}}\n"
        "clash: {storm: {foe: {rage: 9}, actions: {hold: {text: Hold on, roll: roll, "
        "set: {stat: iron}, degrees: {miss: {then: {hull: -1}}}}}, won: foe.rage <= 0}}\n"
    )
    storm, mara = rules.gather(
        rules.encounters["storm"](title="a storm"), hero(rules), [rules.stand_in("Tom", {})]
    )
    opened = rules.begin(storm, mara, asks=False)

    step = opened.step("hold", "", mara, LoadedDice(()))
    assert step.encounter is not None
    step = step.encounter.step("roll", "", step.sheet, LoadedDice((1, 9, 9, 1)))
    assert step.encounter is not None
    view = rules.fight(step.encounter, step.sheet)

    assert view is not None
    hulls = [gauge.value for one in view.fighters for gauge in one.gauges if gauge.id == "hull"]
    assert hulls == [2, 2]


def test_a_number_of_the_other_side_is_never_below_0() -> None:
    rules = small(
        "clash: {brawl: {foe: {hp: 9, guard: 1}, actions: {hit: {text: Hit, roll: roll, "
        "set: {stat: iron}, degrees: {miss: {foe: {guard: -3}}}}}, won: foe.hp <= 0}}\n"
    )
    ada = hero(rules)

    step = rules.begin(rules.encounters["brawl"](title="a thug"), ada, asks=False).step(
        "hit", "", ada, LoadedDice(())
    )
    assert step.encounter is not None
    step = step.encounter.step("roll", "", step.sheet, LoadedDice((1, 9, 9, 1)))
    assert step.encounter is not None
    now = rules.moment(step.encounter, step.sheet)

    assert now is not None
    assert (now.counts["hp"], now.counts["guard"]) == (9, 0)


def test_a_table_is_drawn_from_once_a_round_for_all_of_several() -> None:
    rules = small(
        "clash: {brawl: {foe: {hp: 9}, actions: {hit: {text: Hit, roll: roll, set: {stat: iron}, "
        "degrees: {miss: {ends: fled}}}}, each_round: {light: -1, draw: omens}, "
        "won: foe.hp <= 0}}\n"
    )
    brawl, ada = rules.gather(
        rules.encounters["brawl"](title="a mob"), hero(rules), [rules.stand_in("Tom", {})]
    )

    _, sheet, told = go(
        rules.begin(brawl, ada, asks=False), ada, ("hit", ""), ("roll", "6 1 2"),
        ("hit", ""), ("roll", "6 1 2 1"),  # one die for the draw: a second would find none
        ("hit", ""), ("roll", "1 9 9 1"),
    )  # fmt: skip

    own, (other,) = rules.part(sheet)
    assert (own.name, own.tracks["light"]) == ("Ada", 1)  # one of them for the miss
    assert other.tracks["light"] == 2
    assert told.count("drawn") == 1


def test_each_who_comes_later_has_a_name_of_their_own() -> None:
    session = fought("oath", "Harl 5")

    do(session, "fight", "add 3 wolves")

    names = [one.name for one in foes(session)]
    assert names[1:] == ["Wolf", "Wolf 2", "Wolf 3"]


def test_a_clash_that_goes_on_and_on_ends_undecided_after_sixty_rounds() -> None:
    rules = small(
        "clash: {brawl: {foe: {hp: 1}, actions: {hit: {text: Hit, roll: roll, set: {stat: iron}, "
        "degrees: {miss: {foe: {hp: -1}}}}}, won: foe.hp <= 0}}\n"
    )
    ada = hero(rules)
    opened = rules.begin(rules.encounters["brawl"](title="a thug"), ada, asks=False)

    outcome, _, told = go(opened, ada, *[("hit", ""), ("roll", "6 1 2")] * MOST_ROUNDS)

    assert (outcome.label, outcome.facts["rounds"]) == ("undecided", MOST_ROUNDS)
    assert told.count("thrown") == MOST_ROUNDS
