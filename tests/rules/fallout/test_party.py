"""Several heroes under one player in Fallout."""

from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Option
from solo.rules.core.protocols import Illegal
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import changed
from solo.rules.two_d20.core.testing import Plan
from solo.rules.two_d20.fallout.anytime import party_offers, standing
from solo.rules.two_d20.fallout.checks.details import Alternative, Info, LuckOffer
from solo.rules.two_d20.fallout.checks.spends import GAME
from solo.rules.two_d20.fallout.fight.state import Stance
from solo.rules.two_d20.fallout.fight.view import fight_view
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import PATCH_KIT, Item, full_item
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.party import COMPANY
from solo.rules.two_d20.fallout.system import FALLOUT
from tests.english import all_english, english
from tests.rules.fallout.sample import PIM, SIX, Walk, along, fight, hero, lucky, machines

SWIFT = {**SIX, "speed": 9}
SLOW = {**SIX, "speed": 3}
OX = Foe(name="the ox", tn=9, health=30, initiative=1)
WOLF = Foe(name="the wolf", tn=9, health=30, initiative=15)


def unlucky(**fields: object) -> Sheet:
    """Return a hero without Luck, so that no roll stops for it."""
    return hero(**{"luck": 0, **fields})


def three(**lead: object) -> Sheet:
    """Return Ada, the quick Bea and the slow Cal."""
    sheet = COMPANY.with_member(unlucky(**lead), unlucky(name="Bea", attributes=SWIFT))
    return COMPANY.with_member(sheet, unlucky(name="Cal", attributes=SLOW))


@pytest.mark.rule("FO-026")
def test_all_pay_out_of_one_pool_and_fill_it() -> None:
    sheet = changed(three(), pool=4)
    bea = COMPANY.lead(sheet, "bea")

    assert (bea.pool, COMPANY.lead(bea, "ada").pool) == (4, 4)
    walk = Walk(machines(), bea, (1, 2, 3)).take("die", "roll")
    assert walk.sheet.pool == 6
    assert [one.pool for one in walk.sheet.party] == [0, 0]


@pytest.mark.rule("FO-015", "FO-016", "FO-017")
def test_another_hero_helps_with_a_die_of_their_own() -> None:
    walk = Walk(machines(difficulty=2), three(), (9, 19, 1))

    assert "help-bea" in walk.options
    walk.take("help-bea", "roll")
    assert walk.step.outcome is not None
    assert walk.step.outcome.successes == 3


@pytest.mark.rule("FO-023")
def test_each_hero_has_a_turn_by_initiative() -> None:
    walk = Walk(fight((WOLF, 1)), three(), (20, 20)).take("begin")
    names = [walk.sheet.name]

    walk.take("end-turn")
    if "wait" in walk.options:
        walk.take("wait")
    names.append(walk.sheet.name)

    assert names[0] == "Bea"
    assert walk.noted("turns-to")[0] == {"name": "Bea"}


def test_how_each_hero_is_in_a_fight_is_kept_while_another_has_the_turn() -> None:
    """Bea takes aim, Cal cover; Ada, who comes last, finds both as they were."""
    walk = Walk(fight((OX, 1)), three()).take("begin", "aim", "end-turn")
    first = walk.sheet.name
    walk.take("take-cover", "end-turn")

    assert (first, walk.sheet.name) == ("Ada", "Cal")
    assert walk.battle.bench == {
        "bea": Stance(acted=True, aimed=True),
        "ada": Stance(acted=True, covered=True),
    }
    again = walk.battle.turned("cal", "bea")
    assert (again.aimed, again.covered) == (True, False)
    assert {*again.bench} == {"ada", "cal"}


def test_who_has_the_turn_already_is_not_turned_to_nor_is_anybody_of_one_alone() -> None:
    for sheet, who in ((three(), "bea"), (unlucky(), "bea")):
        there = Walk(fight((OX, 1)), sheet).take("begin").table
        told, battle, leads = len(there.notes), there.battle, there.sheet
        there.turn_to(who)

        assert (len(there.notes), there.battle, there.sheet) == (told, battle, leads)


@pytest.mark.rule("FO-034")
def test_luck_brings_forward_the_turn_of_whoever_spends_it() -> None:
    both = COMPANY.with_member(unlucky(), hero(name="Cal", attributes=SLOW, luck=1))
    walk = Walk(fight((WOLF, 1)), both, (20, 20)).take("begin")
    assert walk.options == {"wait": "", "lucky-timing-cal": ""}

    walk.take("lucky-timing-cal")
    assert (walk.sheet.name, walk.sheet.luck) == ("Cal", 0)
    assert "end-turn" in walk.options


def test_the_order_and_the_view_name_everybody() -> None:
    walk = Walk(fight((OX, 1)), three(), ()).take("begin")
    view = fight_view(walk.battle, walk.sheet)

    assert [one.id for one in view.fighters] == ["hero bea", "hero cal", "hero ada", "ox"]
    assert view.order == ("hero ada", "hero cal", "ox")
    assert view.turn == "hero bea"


def test_foes_spread_over_the_heroes_until_somebody_strikes_them() -> None:
    walk = Walk(fight((OX, 2)), three(), (1, 1, 2, 2, 1, 1, 2, 2)).take("begin")
    for _ in range(3):
        walk.take("end-turn")

    assert [one["at"] for one in walk.noted("foe-attacks")] == ["Ada", "Bea"]
    assert [one["name"] for one in walk.noted("member")] == ["Ada", "Bea"]


def test_the_fight_goes_on_without_a_hero_who_falls() -> None:
    ada = hero(luck=0)
    frail = changed(three(), hurt=ada.most_health - 1)
    walk = Walk(fight((OX, 1)), frail, (1, 1, 2, 2)).take("begin")
    for _ in range(3):
        walk.take("end-turn")

    assert walk.step.encounter is not None
    ada_now = COMPANY.named(walk.sheet, "ada")
    assert ada_now is not None
    assert ada_now.fallen
    assert "hero ada" not in walk.battle.queue


def test_who_falls_before_their_turn_has_none() -> None:
    ada = hero(luck=0)
    both = COMPANY.with_member(changed(ada, hurt=ada.most_health - 1), unlucky(name="Bea"))
    walk = Walk(fight((WOLF, 1)), both, (1, 1, 2, 2)).take("begin")

    assert walk.sheet.name == "Bea"
    assert (walk.battle.queue, walk.battle.round) == ((), 1)


def test_whoever_comes_along_to_a_fight_fights_as_one_of_the_party() -> None:
    plan, bea = fight((OX, 1)), unlucky(name="Bea")

    found, sheet = FALLOUT.gather(plan, unlucky(), (bea,))
    assert found == plan
    assert [one.name for one in COMPANY.members(sheet)] == ["Ada", "Bea"]


def test_a_fight_is_lost_when_nobody_stands() -> None:
    ada = hero(luck=0)
    both = COMPANY.with_member(
        changed(ada, hurt=ada.most_health - 1), hero(name="Bea", hurt=ada.most_health, luck=0)
    )
    walk = Walk(fight((WOLF, 1)), both, (1, 1, 2, 2)).take("begin")

    assert walk.step.outcome is not None
    assert walk.step.outcome.label == "defeated"


@pytest.mark.rule("FO-015")
def test_one_helps_anothers_next_attack_in_a_fight() -> None:
    walk = Walk(fight((OX, 1)), three(), (9, 19, 1, 2, 2, 2)).take("begin")

    walk.take("assist-ada", "end-turn", "attack-ox-with-pipe", "roll")
    assert walk.noted("assists-hero") == [{"name": "Bea", "whom": "Ada"}]
    assert walk.noted("attacks")[0]["successes"] == 3


AID, KIT, REST = (
    "Treat yourself: Medicine, 10 minutes", "Use the patch kit: 3 Health", "Rest for 8 hours",
)  # fmt: skip


@pytest.mark.parametrize(
    ("lead", "bea", "told"),
    [
        ({}, {}, [f"{AID}; you are not hurt", REST]),
        ({"hurt": 4}, {}, [AID, REST]),
        ({"hurt": 4, "gear": (PATCH_KIT,)}, {}, [AID, KIT, REST]),
        ({"gear": (PATCH_KIT,)}, {"hurt": 2}, [
            f"{AID}; you are not hurt", f"{KIT}; you are not hurt", REST,
            "Treat Bea: Medicine, 10 minutes", "Use the patch kit on Bea: 3 Health",
        ]),
        ({}, {"hurt": 2}, [f"{AID}; you are not hurt", REST, "Treat Bea: Medicine, 10 minutes"]),
        ({"hurt": 4}, {"hurt": 2, "dead": True}, [AID, REST]),
        ({"hurt": 11}, {"hurt": 2}, []),
    ],
)  # fmt: skip
def test_what_may_be_done_at_any_time_is_told_with_what_is_lacking_for_it(
    lead: dict[str, Any], bea: dict[str, Any], told: list[str]
) -> None:
    sheet = COMPANY.with_member(unlucky(**lead), unlucky(name="Bea", **bea))
    found = [*standing(sheet), *(one.option for one in party_offers(sheet))]

    read = [f"{english(one.text)}; {english(one.reason)}".removesuffix("; ") for one in found]
    assert read == told


def test_who_has_fallen_is_brought_up_again_by_a_kit() -> None:
    kit = full_item(Item(name="patch kit"))
    fallen = hero(name="Bea", hurt=99)
    sheet = COMPANY.with_member(hero(gear=(kit,)), changed(fallen, hurt=fallen.most_health))

    step = FALLOUT.do_standing("patch-up-bea", "", sheet, LoadedDice([]))

    assert not step.sheet.party[0].fallen
    assert step.sheet.gear == ()
    assert all_english(FALLOUT.phrase(note) for note in step.notes)[-1].startswith("Bea: ")


def test_who_falls_is_relieved_and_when_nobody_stands_all_get_up() -> None:
    bea = hero(name="Bea")
    down = COMPANY.with_member(hero(hurt=bea.most_health), bea)
    step = FALLOUT.revive(down, LoadedDice([]))
    assert (step.sheet.name, step.outcome.label) == ("Bea", "relieved")  # type: ignore[union-attr]

    both = COMPANY.with_member(hero(hurt=bea.most_health), changed(bea, hurt=bea.most_health))
    step = FALLOUT.revive(both, LoadedDice([]))
    assert [one.fallen for one in COMPANY.members(step.sheet)] == [False, False]


def test_a_thing_changes_hands() -> None:
    sheet = three()
    step = FALLOUT.do_standing("give", "", sheet, LoadedDice([]))
    assert step.encounter is not None
    walk = Walk(machines(), sheet)
    walk.step = step
    walk.take("give-pistol", "to-cal")

    assert "pistol" not in [one.name for one in walk.sheet.weapons]
    cal = COMPANY.named(walk.sheet, "cal")
    assert cal is not None
    assert [one.name for one in cal.weapons].count("pistol") == 2


def test_anybody_or_everybody_may_roll() -> None:
    walk = Walk(machines(who="any"), three(), (9, 19))
    walk.take("who-bea", "roll")
    assert walk.sheet.name == "Ada"
    assert walk.step.outcome is not None
    assert walk.step.outcome.facts["roller"] == "bea"

    worst = Walk(machines(who="all"), three(), (1, 1, 19, 19, 1, 9))
    worst.take("roll", "roll", "roll")
    assert worst.step.outcome is not None
    assert (worst.step.outcome.label, worst.step.outcome.facts["roller"]) == ("failed", "bea")


def test_a_kit_helps_another_hero_in_a_fight() -> None:
    """It takes a minor action, and is used up; who is not hurt, or dead, needs none."""
    kit = full_item(Item(name="patch kit"))
    sheet = COMPANY.with_member(unlucky(gear=(kit,), attributes=SWIFT), unlucky(name="Bea", hurt=4))
    sheet = COMPANY.with_member(sheet, unlucky(name="Cal"))
    walk = Walk(fight((OX, 1)), sheet).take("begin")

    assert [one for one in walk.options if one.startswith("patch-up")] == ["patch-up-bea"]
    walk.take("patch-up-bea")
    bea = COMPANY.named(walk.sheet, "bea")
    assert bea is not None
    assert (walk.sheet.name, walk.sheet.gear, bea.hurt) == ("Ada", (), 1)
    assert (walk.table.minor, walk.table.major) == (0, 1)


def test_whose_turn_it_is_stands_there_and_who_led_leads_again() -> None:
    rat = Foe(name="the rat", tn=1, health=1, initiative=1)
    walk = Walk(fight((rat, 1)), three(), (1, 1, 6, 6, 6, 6)).take("begin")
    assert walk.sheet.name == "Bea"
    assert any(line.startswith("Bea: ") for line in walk.status)

    walk.take("attack-rat-with-pipe", "roll", "strike")

    assert (walk.outcome.label, walk.sheet.name) == ("won", "Ada")


def test_somebody_who_fell_before_their_turn_has_none() -> None:
    cal = unlucky(name="Cal", attributes=SLOW)
    sheet = COMPANY.with_member(unlucky(), changed(cal, hurt=cal.most_health))
    walk = Walk(fight((OX, 1)), sheet, (20, 20)).take("begin")

    assert walk.sheet.name == "Ada"
    walk.take("end-turn")
    assert {one["name"] for one in walk.noted("turns-to")} <= {"Ada"}


def test_first_aid_for_another_is_a_test_that_is_asked_about() -> None:
    bea = unlucky(name="Bea", hurt=3)
    sheet = COMPANY.with_member(unlucky(), bea)

    (offer,) = FALLOUT.party_offers(sheet)
    assert offer.option.id == "first-aid-bea"
    step = offer.does(LoadedDice(()))
    assert step.encounter is not None
    assert step.sheet == sheet
    assert len(step.encounter.options(sheet)) > 1
    unasked = FALLOUT.do_standing("first-aid-bea", "", sheet, LoadedDice(()), asks=False)
    assert unasked.encounter is not None
    assert len(unasked.encounter.options(sheet)) == 1  # it is rolled at once
    assert FALLOUT.party_offers(COMPANY.with_member(unlucky(), unlucky(name="Bea"))) == []
    assert FALLOUT.party_offers(changed(sheet, hurt=sheet.most_health)) == []


def test_who_helps_with_something_else_than_a_skill_is_refused() -> None:
    with pytest.raises(Illegal, match="together"):
        FALLOUT.gather(FALLOUT.question("even"), unlucky(), (unlucky(name="Bea"),))
    test, alone = FALLOUT.gather(machines(), unlucky(), (unlucky(name="Bea"),))
    assert len(test.terms(alone).pool.helpers) == 1  # type: ignore[attr-defined]  # a test


def test_points_that_all_share_go_along_and_nothing_else() -> None:
    ada, bea = unlucky(pool=1, threat=2), unlucky(name="Bea", pool=3, threat=2)

    assert FALLOUT.pooled(ada, ada) is ada
    assert FALLOUT.pooled(ada, bea) == changed(ada, pool=3)
    assert FALLOUT.pooled(ada, changed(ada, threat=5)) == changed(ada, threat=5)
    assert FALLOUT.welcomed(ada, bea) == ada


def test_what_is_offered_around_a_test_reads_so_and_may_be_typed_so() -> None:
    check = machines(
        difficulty=2, minutes=10, alternatives=(Alternative(skill="medicine"),), assist=("pim",),
        luck_offers=(LuckOffer(text="A fuse"),), attribute=("wits", "grit"),
        info=(Info(id="who", question="Who was here", answer="Bo"),),
        buys=(Buy(id="quietly", text="Do it quietly", cost=2),),
    )  # fmt: skip
    ada = along(lucky(9, pool=2, options=FalloutOptions(mix=True)), pim=PIM)
    sheet = COMPANY.with_member(ada, unlucky(name="Bea"))

    assert [_read(option) for option, _ in GAME.offers(check, Plan(), sheet)] == [
        ("die", "One more die for 1 Action Point (2 left)", "die"),
        ("gm-die", "One more die, for 1 Action Point given to the gamemaster (0 there)", "gm die"),
        ("help-pim", "Let Pim help: a die against 9", "help"),
        ("help-bea", "Let Bea help: a die against 9", "help"),
        ("a-fuse", "A fuse (1 Luck, a step easier)", ""),
        ("stacked-deck", "Use Luck 9 in place of Wits 6 (1 Luck)", "stacked deck"),
        ("with-grit", "Use Grit 6", "grit"),
        ("by-medicine", "Use Medicine instead: Wits 6 + 0", "medicine"),
    ]
    walk = Walk(check, sheet, [9, 9, 1, 20]).take("help-pim", "die", "roll")
    again = ("reroll-9", "Roll the 9 again for more Action Points (1 Luck, 9 left)", "reroll 9")
    assert [*map(_read, walk.offered)] == [("keep", "Keep the dice as they are", "keep"), again]
    assert [*map(_read, walk.take("keep").offered)] == [
        ("save", "Save the 2", "save"),
        ("information-who", "Ask: Who was here (1 Action Point)", ""),
        ("reduce-time", "Take 5 minutes, not 10 (2 Action Points)", "time"),
        ("quietly", "Do it quietly (2 Action Points)", ""),
    ]


def _read(option: Option) -> tuple[str, str, str]:
    return option.id, english(option.text), option.hint
