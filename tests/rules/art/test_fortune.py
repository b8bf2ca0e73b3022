"""Fortune: what may be had, what treasures do to it, and what may be kept."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear.fortune import (
    beyond,
    change_fortune,
    limit,
    plans,
    settle,
)
from solo.rules.art.gear.item import Carried, Item, Weapon
from solo.rules.art.gear.outfit import EMPTY_HANDED, OUTFITTED, Outfit
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.options import ArtOptions
from solo.rules.art.party import members as party
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.rules.core.system_parts import Cast, Unbound
from tests.english import all_english, english
from tests.rules.art.sample import Played, hero

NO_DICE = LoadedDice(())
RANKS = st.sampled_from(list(Rank))


def rich(fortune: str, *treasures: str, **fields: object) -> Sheet:
    """Return a hero of a Fortune with treasures of the given values."""
    return carrying(
        hero(fortune=Rank.parse(fortune), **fields),
        (Item(name=f"cup {place}", value=Rank.parse(value))
         for place, value in enumerate(treasures)),
    )  # fmt: skip


def carrying(sheet: Sheet, items: Iterable[Item]) -> Sheet:
    for item in items:
        sheet, _ = gear.gain(sheet, item.name, item)
    return sheet


def bought(rank: str) -> Item:
    return Item(name=f"{rank} thing", cost=Rank.parse(rank))


def codes(sheet: Sheet) -> list[str]:
    return [note.code for note in settle(sheet)[1]]


@pytest.mark.rule("ART-072", "ART-073", "ART-117")
@pytest.mark.example("E08")
def test_passable_fortune_has_whatever_costs_up_to_passable() -> None:
    mara = hero(fortune=Rank.PASSABLE)
    within = [rank for rank in Rank if not beyond(mara, bought(rank.word))]

    assert within == list(Rank)[:6]
    assert english(beyond(mara, Item(name="key"))) == "it can't be bought"


@pytest.mark.rule("ART-077")
@pytest.mark.example("E09")
def test_each_other_who_is_outfitted_lowers_it_by_a_rank() -> None:
    assert limit(Rank.PASSABLE, 2) == Rank.INFERIOR
    assert limit(Rank.PATHETIC, 2) is None


@pytest.mark.rule("ART-079", "ART-083")
@pytest.mark.example("E10")
def test_one_treasure_above_it_raises_fortune() -> None:
    sheet, notes = settle(rich("Passable", "Great"))

    assert sheet.fortune == Rank.GOOD
    assert not sheet.gear
    assert [note.code for note in notes] == ["fortune-raised"]


@pytest.mark.rule("ART-083")
@pytest.mark.parametrize("where", ["gear", "lent"])
@pytest.mark.parametrize("count", [1, 3])
def test_of_treasures_that_may_be_kept_only_the_expended_one_is_gone(
    where: str, count: int
) -> None:
    """One of them raises Fortune, and it is that one which nobody has after the adventure."""
    own = Carried(item=Item(name="cup", value=Rank.GOOD), id="cup", count=count)
    mara = hero(fortune=Rank.POOR, options=ArtOptions(treasures="kept"))
    if where == "gear":
        mara = changed(mara, gear=(own,))
    else:
        mara = changed(mara, companions={"tom": Foe(name="Tom")}, lent={"tom": (own,)})

    sheet, _ = ART.finish(mara)

    assert sheet.fortune == Rank.PASSABLE
    assert [(own.id, own.count) for own in sheet.gear] == [("cup", count - 1)] * (count > 1)
    assert not any(sheet.lent.values())


@pytest.mark.rule("ART-083")
def test_what_is_worn_may_be_what_is_expended() -> None:
    mail = Item(name="gilded mail", value=Rank.GOOD, rank=Rank.POOR, armor=True)
    worn = Carried(item=mail, id="mail", slot="ready")
    mara = hero(fortune=Rank.POOR, worn=worn)
    raised = next(plan for plan in plans(mara) if plan.kind == "raise")
    other = replace(raised, spent=())

    assert settle(mara, raised)[0].worn is None
    assert settle(mara, other)[0].worn == worn, "it could be kept, had it not been expended"


@pytest.mark.rule("ART-080")
def test_it_rises_by_one_rank_however_much_there_is() -> None:
    assert settle(rich("Poor", "Extreme", "Extreme", "Awesome"))[0].fortune == Rank.PASSABLE


@pytest.mark.reading("C03")
@pytest.mark.rule("ART-081")
@pytest.mark.example("E11")
def test_the_books_four_treasures_keep_inferior_and_not_poor() -> None:
    """Conflict C03: the example is printed with Poor, for which two Pathetic are too little."""
    kept, _ = settle(rich("Inferior", "FB", "PT", "PT", "PT"))
    lost, _ = settle(rich("Poor", "FB", "PT", "PT", "PT"))

    assert kept.fortune == Rank.INFERIOR
    assert lost.fortune == Rank.INFERIOR


@pytest.mark.rule("ART-081", "ART-082")
@pytest.mark.parametrize(
    ("treasures", "after"),
    [
        (("Good",), "Good"),
        (("PS", "PS"), "Good"),
        (("PR", "PR", "PS", "PR"), "Good"),
        (("PS",), "Passable"),
        (("PR", "PR", "PR"), "Passable"),
        ((), "Passable"),
    ],
)
def test_one_two_or_four_keep_it_and_else_it_falls(treasures: tuple[str, ...], after: str) -> None:
    assert settle(rich("Good", *treasures))[0].fortune == Rank.parse(after)


@pytest.mark.rule("ART-082")
def test_it_never_falls_below_the_lowest_nor_where_there_is_no_upkeep() -> None:
    assert settle(rich("CT"))[0].fortune == Rank.CATASTROPHIC
    short = rich("Good", options=ArtOptions(upkeep=False))
    assert settle(short) == (short, ())

    rows = {english(row.label): row for part in ART.describe(rich("Good")) for row in part.rows}
    ways = "treasure worth one of Good, two of Passable or four of Poor"
    assert all_english(rows["Upkeep"][1:3]) == (f"at the end, {ways}", f"{ways} at the end")


@pytest.mark.rule("ART-078")
def test_treasures_left_over_are_exchanged_unless_the_table_keeps_them() -> None:
    spare = rich("Poor", "Great", "Feeble")
    house = changed(spare, options=ArtOptions(treasures="kept"))

    assert settle(spare)[0].gear == ()
    assert [own.item.value for own in settle(house)[0].gear] == [Rank.FEEBLE]


@pytest.mark.rule("ART-084")
@pytest.mark.example("E12")
def test_used_gear_is_worth_three_ranks_less() -> None:
    assert bought("Super").worth == Rank.PASSABLE
    assert bought("Inferior").worth == Rank.CATASTROPHIC
    assert bought("Feeble").worth is None
    looted = carrying(hero(fortune=Rank.POOR), [bought("Super")])
    assert settle(looted)[0].fortune == Rank.PASSABLE


@pytest.mark.rule("ART-075", "ART-076")
def test_what_costs_more_than_fortune_is_not_kept_after_it_has_risen() -> None:
    mara = carrying(rich("Poor", "Great"), [bought("Passable"), bought("Good")])
    sheet, notes = settle(mara)

    assert [own.item.name for own in sheet.gear] == ["Passable thing"]
    assert [note.code for note in notes] == ["fortune-raised", "exchanged"]


@pytest.mark.rule("ART-085", "ART-087", "ART-088")
def test_a_trophy_is_kept_if_fortune_allows_else_exchanged() -> None:
    ring = Item(name="ring", cost=Rank.POOR, value=Rank.GREAT, trophy=True)

    kept, notes = settle(carrying(rich("Poor", "Poor"), [ring]))
    assert [own.id for own in kept.gear] == ["ring"]
    assert [note.code for note in notes] == ["fortune-kept", "kept"]
    sold, _ = settle(carrying(rich("Inferior"), [replace(ring, cost=Rank.GOOD)]))
    assert (sold.gear, sold.fortune) == ((), Rank.POOR)
    first = plans(carrying(rich("Poor"), [ring]))[0]
    assert (first.kind, settle(carrying(rich("Poor"), [ring]), first)[0].gear) == ("raise", ())


@pytest.mark.rule("ART-081")
def test_two_treasures_of_one_name_that_keep_fortune_are_both_told() -> None:
    cup = Item(name="cup", value=Rank.INFERIOR)

    _, (note,) = settle(carrying(rich("Poor"), [cup, cup]))

    assert (
        english(ART.phrase(note))
        == "The cup (2 of them) pay for what you live on: your Fortune stays Poor."
    )


@pytest.mark.rule("ART-081", "ART-088")
def test_what_a_fall_would_cost_anyway_keeps_fortune() -> None:
    """Inferior is too little for the ring: spared, it would be exchanged after the fall."""
    ring = Item(name="ring", cost=Rank.POOR, value=Rank.POOR, trophy=True)
    cheap = replace(ring, cost=Rank.INFERIOR)

    kept, notes = settle(carrying(rich("Poor"), [ring]))
    spared, _ = settle(carrying(rich("Poor"), [cheap]))

    assert (kept.fortune, kept.gear) == (Rank.POOR, ())
    assert [note.code for note in notes] == ["fortune-kept"]
    assert (spared.fortune, [own.id for own in spared.gear]) == (Rank.INFERIOR, ["ring"])


def test_what_has_no_price_stays_in_its_story_but_a_keepsake() -> None:
    key, letter = Item(name="key"), Item(name="letter", keepsake=True)
    sheet, notes = settle(carrying(rich("CT"), [key, letter]))

    assert [own.id for own in sheet.gear] == ["letter"]
    assert [note.code for note in notes] == ["left-behind"]


def test_what_companions_carry_comes_home_too_and_guns_are_loaded() -> None:
    gun = Item(name="pistol", cost=Rank.POOR, weapon=Weapon(kind="handgun"))
    own = Carried(item=gun, id="pistol", empty=True)
    cup = Carried(item=Item(name="cup", value=Rank.GOOD), id="cup")
    mara = hero(fortune=Rank.POOR, companions={"tom": Foe(name="Tom")}, lent={"tom": (own, cup)})
    sheet, _ = settle(mara)

    assert sheet.fortune == Rank.PASSABLE
    assert [(each.id, each.empty) for each in sheet.gear] == [("pistol", False)]
    assert not any(sheet.lent.values())


def test_everybody_settles_with_what_they_carry_and_the_dead_with_nothing() -> None:
    sheet = changed(rich("Poor", "Great"), party=(changed(rich("Poor"), name="Ned"),))
    settled, notes = party.each(sheet, settle)

    assert (settled.fortune, settled.party[0].fortune) == (Rank.PASSABLE, Rank.INFERIOR)
    assert notes[-1].code == "member"
    dead = rich("Poor", dead=True)
    assert settle(dead) == (dead, ())


def test_the_end_of_an_adventure_settles_and_says_so() -> None:
    sheet, notes = ART.finish(rich("Poor", "Great"))

    assert sheet.fortune == Rank.PASSABLE
    assert (
        english(ART.phrase(notes[0]))
        == "The cup 0 makes you richer: your Fortune rises to Passable."
    )


def test_authors_may_change_it() -> None:
    assert change_fortune(rich("Poor"), 2)[0].fortune == Rank.GOOD
    assert change_fortune(rich("CT"), -1)[1] == ()


@given(fortune=RANKS, values=st.lists(RANKS, max_size=8), costs=st.lists(RANKS, max_size=5))
def test_whatever_is_settled_fits(fortune: Rank, values: list[Rank], costs: list[Rank]) -> None:
    """Fortune moves by one at most, never past its ends; nothing beyond it is kept."""
    before = rich(fortune.word, *(value.word for value in values))
    before = carrying(before, (bought(cost.word) for cost in costs))
    after, notes = settle(before)

    assert abs(after.fortune - before.fortune) <= 1
    assert all(own.item.cost is not None and own.item.cost <= after.fortune for own in after.gear)
    assert all(english(ART.phrase(note)).endswith(".") for note in notes)
    assert max(plan.fortune for plan in plans(before)) >= after.fortune


# The outfit

STOCK = {
    "rope": Item(name="rope", cost=Rank.FEEBLE),
    "mail": Item(name="mail", cost=Rank.POOR, armor=True),
    "sabre": Item(name="sabre", cost=Rank.POOR, weapon=Weapon(kind="blade")),
    "cannon": Item(name="cannon", cost=Rank.EXTREME),
}
SHOP = Outfit(stock=tuple(STOCK)).bind(Cast({}, STOCK))


@pytest.mark.rule("ART-072", "ART-073", "ART-089")
def test_an_outfit_gives_as_much_as_can_be_carried() -> None:
    start = hero(fortune=Rank.POOR)
    played = Played(
        ART.begin(SHOP, start, asks=True),
        start,
        NO_DICE,
        ["take-rope", "take-rope", "take-mail", "take-sabre", "return-rope", "done"],
    )

    assert played.outcome is not None
    assert played.outcome.label == OUTFITTED
    assert ART.view(played.sheet)["gear"] == ("rope", "sabre", "mail")
    assert played.sheet.worn == Carried(item=STOCK["mail"], id="mail")
    assert played.sheet.fortune == Rank.POOR
    barred = {
        option.id: english(option.reason) for option in SHOP.begin(start, asks=True).options(start)
    }
    assert barred["take-cannon"] == "it takes Extreme Fortune, and yours is Poor"


@pytest.mark.rule("ART-077")
def test_who_outfits_others_has_less_to_choose_from() -> None:
    start = hero(
        fortune=Rank.POOR,
        companions={"tom": Foe(name="Tom")},
        party=(changed(hero(), name="Ned"),),
    )
    played = Played(
        SHOP.begin(start, asks=True),
        start,
        NO_DICE,
        ["with-tom", "take-rope", "with-ned", "take-rope", "for-", "take-rope", "done"],
    )

    rope = Carried(item=STOCK["rope"], id="rope")
    assert played.sheet.lent == {"tom": (rope,)}
    assert played.sheet.party[0].gear == played.sheet.gear == (rope,)
    dear = Played(
        SHOP.begin(start, asks=True), start, NO_DICE, ["take-mail", "return-mail", "done"]
    )
    assert dear.outcome is not None
    assert dear.outcome.label == EMPTY_HANDED
    step = SHOP.begin(start, asks=True).step("take-mail", "", start, NO_DICE)
    assert step.encounter is not None
    reasons = {option.id: english(option.reason) for option in step.encounter.options(step.sheet)}
    assert reasons["with-tom"] == "put back the mail first"


def test_a_shop_knows_its_stock() -> None:
    with pytest.raises(Unbound, match="outfit: unknown item 'rop'"):
        Outfit(stock=("rop",)).bind(Cast({}, STOCK))
