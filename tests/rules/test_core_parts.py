"""What parts of the core work out by themselves: odds, strips, plain systems, values for files."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import product
from types import SimpleNamespace
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.errors import SoloError
from solo.rules.core import plain
from solo.rules.core.dice import LoadedDice
from solo.rules.core.effect_dice import fallen_for, of_effect
from solo.rules.core.effects import By, as_rolled_effect, effect, rolled_effect
from solo.rules.core.heroes.conditions import gain, lose
from solo.rules.core.menus.hiding import counted, judged, may_help
from solo.rules.core.menus.menu import Page, listed, turned
from solo.rules.core.menus.offers import MAIN, Offer, Taken, distinct, named, take, weighing
from solo.rules.core.odds import _following, _Walk, every, tally
from solo.rules.core.outcome import Note, Odds, Option, Outcome
from solo.rules.core.party.company import ActingAs, Company, For, _first_name, about, said_of, slug
from solo.rules.core.protocols import Illegal, Step
from solo.rules.core.shown.moment import Moment, Standing, hero_of
from solo.rules.core.shown.strip import Band, Strip, die_strip, odds_strip, strip_of, succeeding
from solo.rules.core.values.codec import MOST_NUMBER, MOST_TEXT, dump, load
from solo.rules.core.values.copying import changed
from solo.rules.core.wording.naming import one_line
from solo.rules.core.wording.spoken import _bare, _decoded
from tests.english import all_english, english

Dice = LoadedDice


# Odds


class Two:
    """A d4; on its highest face, a d6 too."""

    def resolve(self, sheet: object, dice: Any) -> Outcome:
        (face,) = dice.roll(1, 4)
        more = dice.roll(1, 6)[0] if face == 4 else 0
        return Outcome("high" if more > 3 else "low", successes=more, failures=int(face == 1))


def test_every_way_of_the_dice_weighs_for_what_could_have_followed() -> None:
    check: Any = Two()
    ways = list(every(check, None))

    assert [weight for _, weight in ways] == [6, 6, 6, *[1] * 6]
    found = tally(iter(ways))
    assert found.total == 24
    assert dict(found.labels) == {"high": 3, "low": 21}
    assert list(found.labels) == ["high", "low"]
    assert dict(found.counts) == {"6s": 1, "5s": 1, "4s": 1, "3s": 1, "2s": 1, "1s": 1, "": 12,
                                  "1f": 6}  # fmt: skip
    assert list(found.counts) == ["6s", "5s", "4s", "3s", "2s", "1s", "", "1f"]
    assert found.succeeding == 6


def test_ways_are_added_up_and_the_best_stands_first() -> None:
    ways = [
        (Outcome("poor", 0, 2, triggers=("b", "a")), 3),
        (Outcome("good", 2), 1),
        (Outcome("good", 1), 2),
        (Outcome("never", 9), 0),
        (Outcome("fair", 1, triggers=("a",)), 4),
    ]
    found = tally(iter(ways), graded=False)

    assert (found.total, found.graded, found.by_label) == (10, False, False)
    assert list(found.labels.items()) == [("good", 3), ("fair", 4), ("poor", 3)]
    assert list(found.counts.items()) == [("2s", 1), ("1s", 6), ("2f", 3)]
    assert list(found.triggers.items()) == [("a", 7), ("b", 3)]


def test_paths_of_dice_turn_as_an_odometer() -> None:
    assert _following([(2, 1), (3, 3)]) == [(2, 2)]
    assert _following([(2, 1), (3, 2)]) == [(2, 1), (3, 3)]
    assert _following([(2, 2), (3, 3)]) is None
    walk = _Walk([(6, 4), (6, 2)])
    assert (walk.roll(1, 6), walk.roll(2, 6)) == ((4,), (2, 1))
    assert walk.path == [(6, 4), (6, 2), (6, 1)]
    assert len(_Walk([]).roll(1, 50_000)) == 1
    with pytest.raises(SoloError, match="this takes too many rolls for exact odds"):
        _Walk([]).roll(1, 50_001)


@pytest.mark.parametrize(
    ("ways", "total", "percent"),
    [(0, 7, 0), (7, 7, 100), (1, 1000, 1), (999, 1000, 99), (1, 2, 50), (1, 8, 13), (5, 1000, 1),
     (125, 1000, 13), (124, 1000, 12), (995, 1000, 99)],
)  # fmt: skip
def test_a_chance_in_percent(ways: int, total: int, percent: int) -> None:
    odds = Odds(total=total, labels={}, counts={"1s": ways, "2f": 1, "": 2}, triggers={})
    assert odds.percent(ways) == percent
    assert odds.succeeding == ways


def test_an_outcome_as_authors_key_it() -> None:
    assert [Outcome("x", *numbers).count for numbers in ((3,), (0, 2), (1, 1), ())] == [
        "3s", "2f", "1f", "",
    ]  # fmt: skip
    assert Outcome("x", 2).made == 2
    assert Outcome("x", 2, facts={"rolled_successes": 0}).made == 0


# Offers that can only harm


FATES = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=6)


@given(FATES, FATES)
def test_an_offer_may_help_where_anything_is_likelier(
    after: list[tuple[int, int]], now: list[tuple[int, int]]
) -> None:
    def share(fates: list[Any], least: tuple[int, ...]) -> float:
        return sum(all(map(int.__ge__, one, least)) for one in fates) / len(fates)

    for size in (1, 2):
        one = [(merits[:size], 1) for merits in after]
        other = [(merits[:size], 1) for merits in now]
        asked = product(range(3), repeat=size)
        found = any(
            share([m for m, _ in one], least) > share([m for m, _ in other], least) + 1e-9
            for least in asked
        )
        assert may_help(one, other) is found
    assert not may_help([], [((1,), 1)])


def test_merits_are_counts_below_and_above_nought() -> None:
    assert [counted(one) for one in (Outcome("", 2), Outcome("", 1, 3), Outcome(""))] == [
        (2,), (-3,), (0,),
    ]  # fmt: skip
    assert judged([(Outcome("", 2), 5)]) == [((2,), 5)]


# Menus


def offer(name: str, page: str = MAIN, reason: str = "", **more: Any) -> Offer[str]:
    return Offer(Option(name, name.title(), reason=reason), name.upper(), page, **more)


PAGES = {
    "arms": Page("Arms", inline=1, hint="a"),
    "more": Page("More", "arms", inline=1),
    "magic": Page("Magic", inline=2, bars=True, back_first=True),
}


def ids(options: Any) -> str:
    return " ".join(f"{one.id}!" if one.reason else one.id for one in options)


@pytest.mark.parametrize(
    ("offers", "page", "shown"),
    [
        ((offer("go"),), "", "go"),
        ((offer("go"), offer("hit", "arms")), "", "go hit"),
        ((offer("hit", "arms"), offer("go"), offer("cut", "arms")), "", "arms go"),
        ((offer("hit", "arms"), offer("go"), offer("cut", "arms")), "arms", "hit cut back"),
        ((offer("hit", "arms"), offer("aim", "more")), "", "arms"),
        ((offer("hit", "arms"), offer("aim", "more")), "arms", "hit aim back"),
        ((offer("aim", "more"), offer("see", "more")), "", "more"),
        ((offer("hit", "arms"), offer("aim", "more"), offer("see", "more")), "arms",
         "hit more back"),
        ((offer("hit", "arms"), offer("aim", "more"), offer("see", "more")), "more",
         "aim see back"),
        ((offer("a", "magic"), offer("b", "magic")), "", "a b"),
        ((offer("a", "magic"), offer("b", "magic"), offer("c", "magic")), "", "magic"),
        ((offer("a", "magic"), offer("b", "magic"), offer("c", "magic")), "magic", "back a b c"),
        ((offer("a", "magic", "No."), offer("b", "magic", "Not."), offer("c", "magic", "Nor.")),
         "", "magic!"),
        ((offer("a", "magic", "No."), offer("b", "magic"), offer("c", "magic", "Nor.")), "",
         "magic"),
        ((offer("hit", "arms", "No."), offer("cut", "arms", "No.")), "", "arms"),
        ((offer("go", shows=False), offer("in", shows=lambda: True)), "", "in"),
        ((offer("hit", "arms", shows=lambda: False), offer("cut", "arms")), "", "cut"),
    ],
)  # fmt: skip
def test_a_menu_is_kept_short(offers: tuple[Offer[object], ...], page: str, shown: str) -> None:
    assert ids(listed(offers, PAGES, page)) == shown


def test_where_an_option_of_a_menu_leads() -> None:
    offers = (offer("go"), offer("hit", "arms"), offer("aim", "more"), offer("no", "", "Barred."),
              *(offer(one, "magic", "Not now.") for one in "abc"))  # fmt: skip

    assert [turned(offers, PAGES, "", one) for one in ("go", "hit", "arms", "more")] == [
        None, None, "arms", "more",
    ]  # fmt: skip
    assert turned(offers, PAGES, "more", "back") == "arms"
    assert turned(offers, PAGES, "arms", "back") == ""
    for option, told in (("no", "Barred."), ("magic", "Not now.")):
        with pytest.raises(Illegal) as refused:
            turned(offers, PAGES, "", option)
        assert english(refused.value.reason) == told
    for option in ("back", "fly"):
        with pytest.raises(Illegal):
            turned(offers, PAGES, "", option)
    with pytest.raises(Illegal):
        turned(offers[:1], PAGES, "", "arms")
    (shown,) = listed((offer("hit", "arms"), offer("cut", "arms")), PAGES)
    assert (shown.text, shown.hint) == ("Arms", "a")


def test_offers_of_one_id_get_numbers() -> None:
    offers = [offer("a"), offer("b"), offer("a"), offer("a"), offer("a-2")]

    assert distinct(offers[:2]) is not None
    assert distinct(few := offers[:2], ("c",)) is few
    assert [one.option.id for one in distinct(offers)] == ["a", "b", "a-3", "a-4", "a-2"]
    assert [one.option.id for one in distinct(offers[:2], ("b",))] == ["a", "b-2"]
    assert named(offers, "b") == offers[1]
    assert named(offers, "z") is None
    assert take(offers, "b") == "B"
    with pytest.raises(Illegal):
        take([offer("a", reason="No.")], "a")
    assert Taken(offers[1]).does == "B"
    said = offer("a", said=lambda: "so")
    assert english(said.listed().text) == "A: so"
    found = Odds(total=1, labels={}, counts={}, triggers={})
    weigh = weighing(lambda: [offer("a"), offer("b", reason="No.")], lambda does: found)
    assert weigh is not None
    assert (weigh("a"), weigh("b"), weigh("z")) == (found, None, None)
    assert weighing(list, None) is None


# Effects


def test_an_effect_of_the_rules_and_one_that_rolls() -> None:
    def luck(sheet: int, dice: Any, sides: int = 6) -> tuple[int, tuple[Note, ...]]:
        """Roll for it."""
        return sheet + dice.roll(1, sides)[0], ()

    made: Any = rolled_effect("Luck", luck, "Luck in points.", shorthand="sides")
    assert (made.__name__, made.__doc__, made.shorthand) == ("Luck", "Luck in points.", "sides")
    assert made.__module__ == luck.__module__
    assert made(4).apply(1, LoadedDice((3,))) == (4, ())
    other: Any = as_rolled_effect(shorthand="sides")(luck)
    assert (other.__name__, other.__doc__, other.shorthand) == ("luck", "Roll for it.", "sides")
    bare: Any = effect("Bare", lambda sheet: (sheet, ()), "Nothing.")
    assert not hasattr(bare, "shorthand")
    assert By(lambda sheet: (sheet + 1, ())).apply(1, LoadedDice(())) == (2, ())


def test_dice_of_an_effect_can_be_told() -> None:
    told = fallen_for([(6, 2), (6, 5)], [Note("a", {})], late=True)

    assert of_effect(told)
    assert not of_effect(Outcome("won", facts={"kind": "trait"}))
    assert (told.label, told.faces) == ("", (2, 5))
    assert told.facts == {
        "kind": "effect", "rolls": ((6, 2), (6, 5)), "told": (Note("a", {}),), "late": True,
    }  # fmt: skip


@dataclass(frozen=True)
class Marked:
    conditions: frozenset[str] = frozenset()
    lasting: Mapping[str, int] = field(default_factory=dict)


@pytest.mark.parametrize(
    ("before", "minutes", "after"),
    [
        ((set(), {}), None, ({"wet"}, {}, True)),
        ((set(), {}), 5, ({"wet"}, {"wet": 5}, True)),
        (({"wet"}, {}), None, None),
        (({"wet"}, {}), 5, None),
        (({"wet"}, {"wet": 5}), 5, None),
        (({"wet"}, {"wet": 5}), 4, None),
        (({"wet"}, {"wet": 5}), 6, ({"wet"}, {"wet": 6}, True)),
        (({"wet"}, {"wet": 5}), None, ({"wet"}, {}, True)),
        (({"cold"}, {"cold": 5}), 6, ({"wet", "cold"}, {"wet": 6, "cold": 5}, True)),
    ],
)
def test_the_longer_of_two_spells_holds(before: Any, minutes: int | None, after: Any) -> None:
    sheet: Any = Marked(frozenset(before[0]), before[1])
    found, notes = gain(sheet, "wet", minutes)

    if after is None:
        assert (found, notes) == (sheet, ())
        return
    facts = {"name": "wet"} | ({} if minutes is None else {"minutes": minutes})
    assert found == Marked(frozenset(after[0]), after[1])
    assert notes == (Note("condition-gained", facts),)
    cured, told = lose(found, "wet")
    assert "wet" not in cured.conditions | cured.lasting.keys()
    assert told == (Note("condition-lost", {"name": "wet"}),)
    assert lose(cured, "wet") == (cured, ())


# Several heroes


@dataclass(frozen=True)
class Hero:
    name: str
    hp: int = 3
    gold: int = 0
    companions: Mapping[str, str] = field(default_factory=dict)
    party: "tuple[Hero, ...]" = ()


BAND: Company[Any] = Company(lambda one: one.hp > 0, {"gold": 0, "companions": {}})
ADA = Hero("Ada", gold=5, companions={"cat": "Puss"},
           party=(Hero("Bo"), Hero("Cy Lane", 0), Hero("Di")))  # fmt: skip


def who(sheet: Any) -> str:
    return " ".join(one.name for one in (sheet, *sheet.party))


def test_who_acts_leads_and_has_what_is_shared() -> None:
    led = BAND.lead(ADA, "cy-lane")

    assert who(led) == "Cy Lane Di Ada Bo"
    assert (led.gold, led.companions) == (5, {"cat": "Puss"})
    assert [(one.gold, one.companions, one.party) for one in led.party] == [(0, {}, ())] * 3
    assert BAND.lead(ADA, "ada") is ADA
    assert BAND.lead(led, "ada") == ADA
    with pytest.raises(Illegal) as refused:
        BAND.lead(ADA, "zoe")
    assert "cy-lane" in english(refused.value.reason)
    assert [one.name for one in BAND.members(ADA)] == ["Ada", "Bo", "Cy Lane", "Di"]
    assert BAND.members(ADA)[0].party == ()
    assert [one.name for one in BAND.able_members(ADA)] == ["Ada", "Bo", "Di"]
    assert [who(one) for one in BAND.shown(ADA)][1] == "Bo Cy Lane Di Ada"
    assert BAND.unable(ADA) == ""
    assert english(BAND.unable(ADA.party[1])) == "Cy Lane can't act now"
    named_one = BAND.named(ADA, "di")
    assert named_one is not None
    assert (named_one.name, BAND.named(ADA, "zoe")) == ("Di", None)
    assert [one.name for one in BAND.fellows(ADA)] == ["Bo", "Di"]
    assert [one.name for one in BAND.fellows(ADA, "di")] == ["Di"]
    assert BAND.fellows(ADA, "cy-lane") == BAND.fellows(None) == ()
    lone = Hero("Ada")
    assert BAND.resting(lone) is lone
    assert BAND.resting(ADA) == Hero("Ada")


def test_somebody_joins_and_goes() -> None:
    twin = Hero("Bo", gold=9, companions={"cat": "Tom"})
    joined = BAND.with_member(ADA, twin)

    assert who(joined) == "Ada Bo Cy Lane Di Bo 2"
    assert who(BAND.with_member(joined, twin)) == "Ada Bo Cy Lane Di Bo 2 Bo 3"
    assert (joined.gold, list(joined.companions.values())) == (5, ["Puss", "Tom"])
    assert joined.party[-1] == Hero("Bo 2")
    beside = BAND.beside(ADA, twin)
    assert who(beside) == "Ada Bo Cy Lane Di Bo"
    assert list(beside.companions.values()) == ["Puss", "Tom"]
    assert who(BAND.without(ADA, "bo")) == "Ada Cy Lane Di"
    assert BAND.with_one(ADA, Hero("Di", 1)).party[-1].hp == 1
    greeted: Company[Any] = Company(lambda one: True, {}, lambda group, new: changed(group, hp=9))
    assert greeted.with_member(Hero("Ada"), Hero("Bo")).hp == 9


def test_who_goes_on_for_whom() -> None:
    fallen = changed(ADA, hp=0)
    following = BAND.next_able(fallen)
    assert following is not None
    assert who(following) == "Bo Cy Lane Di Ada"
    assert BAND.next_able(ADA) is ADA
    step = BAND.relieved(fallen)
    assert step is not None
    assert step.notes == (Note("relieved", {"name": "Bo", "fallen": "Ada"}),)
    assert step.outcome == Outcome("relieved")
    assert BAND.relieved(Hero("Ada", 0)) is None
    assert BAND.take_over(ADA, "di")[1] == (Note("took-over", {"name": "Di"}),)
    offers = BAND.leaders(ADA)
    assert [(one.option.id, one.option.hint, bool(one.option.reason)) for one in offers] == [
        ("lead-bo", "lead bo", False), ("lead-cy-lane", "lead cy", True),
        ("lead-di", "lead di", False),
    ]  # fmt: skip
    twins = Hero("Cy", party=(Hero("Cy Lane"),))
    assert [one.option.hint for one in BAND.leaders(twins)] == ["lead cy lane"]


def test_what_happens_to_whom() -> None:
    def hurt(one: Any) -> Any:
        return changed(one, hp=one.hp - 1), (Note("hurt", {"hp": one.hp - 1}),)

    after, notes = BAND.each(ADA, hurt)
    assert [one.hp for one in (after, *after.party)] == [2, 2, -1, 2]
    assert notes[0] == Note("hurt", {"hp": 2})
    assert notes[1] == Note("member", {"name": "Bo", "code": "hurt", "facts": {"hp": 2}})
    assert about("Bo", notes[1:2]) == notes[1:2]
    alone, told = BAND.each(Hero("Ada"), hurt)
    assert (alone.hp, told) == (2, (Note("hurt", {"hp": 2}),))
    other, said = BAND.acting(ADA, "di", hurt)
    assert (who(other), other.party[-1].hp, other.hp) == ("Ada Bo Cy Lane Di", 2, 3)
    assert said[0].facts["name"] == "Di"
    for me in ("", "ada"):
        assert BAND.acting(ADA, me, hurt)[1] == (Note("hurt", {"hp": 2}),)
    hurting: Any = By(hurt)
    assert isinstance(BAND.upon("di", hurting), For)
    assert BAND.upon("di", hurting).apply(ADA, LoadedDice(())) == (other, said)
    assert said_of("Bo", ()) == ()
    assert len(said_of("Bo", ("x", "y"))) == 2
    assert [slug(name) for name in ("Cy  Lane!", "_a_", "…", "Éa")] == [
        "cy-lane",
        "a",
        "someone",
        "éa",
    ]
    assert [_first_name(name) for name in ("Cy Lane", "", " ")] == ["cy", "", ""]


# Strips


def test_a_strip_is_cut_into_bands() -> None:
    strip = strip_of([("bad", 3, False), ("none", 3, None), ("ok", 5, True), ("ok", 6, True)], (4,))

    assert strip.bands == (Band("bad", 3, False), Band("ok", 6, True))
    assert (strip.length, strip.lines, strip.faces, strip.each) == (6, (3,), (4,), False)
    assert (strip.place(2), strip.turned().place(2)) == (2, 5)
    assert strip.turned().bands == (Band("ok", 3, True), Band("bad", 6, False))
    assert strip.turned().turned() == strip
    assert Strip(()).length == 0
    assert die_strip(20, 12, (9,)).bands == (Band("failed", 11, False), Band("passed", 20, True))
    assert die_strip(20, 1, ()).bands == (Band("passed", 20, True),)
    assert die_strip(20, 21, ()).bands == (Band("failed", 20, False),)
    assert die_strip(20, 99, ()).bands == (Band("failed", 20, False),)


@pytest.mark.parametrize(
    ("strip", "told"),
    [
        (None, ""),
        (Strip(()), ""),
        (strip_of([("a", 3, None), ("b", 6, True)]), ""),
        (die_strip(20, 12, ()), "12 or more succeeds"),
        (die_strip(20, 12, ()).turned(), "12 or more succeeds"),
        (strip_of([("a", 3, True), ("b", 6, False)]), "3 or less succeeds"),
        (strip_of([("a", 3, True), ("b", 6, False)]).turned(), "3 or less succeeds"),
    ],
)
def test_which_faces_succeed(strip: Strip | None, told: str) -> None:
    assert english(succeeding(strip)) == told


def odds(counts: Mapping[str, int], labels: Mapping[str, int] | None = None, **more: Any) -> Odds:
    return Odds(total=sum(counts.values()), counts=counts, labels=labels or {}, triggers={}, **more)


@pytest.mark.parametrize(
    ("found", "label", "bands", "band"),
    [
        (odds({"2s": 1, "1s": 2, "1f": 3}), "",
         [("-1", 3, False), ("+1", 5, True), ("+2", 6, True)], None),
        (odds({"2s": 1, "1s": 2, "1f": 3}), "1s", [("-1", 3, False), ("+1", 5, True),
                                                   ("+2", 6, True)], 1),
        (odds({"1s": 2, "1f": 3}, {"won": 2, "lost": 3}), "lost",
         [("lost", 3, False), ("won", 5, True)], 0),
        (odds({"2s": 2, "1f": 3}, {"a": 1, "b": 2, "c": 2}), "",
         [("c", 2, False), ("b", 4, None), ("a", 5, True)], None),
        (odds({"": 4}, {"low": 1, "high": 3}), "high", [("low", 1, None), ("high", 4, None)], 1),
        (odds({"2s": 1, "": 2}, graded=False), "", [("0", 2, None), ("+2", 3, None)], None),
        (odds({"2s": 1, "1f": 1}, {"a": 1, "b": 1}, by_label=True, shown={"a": "A"}), "",
         [("b", 1, False), ("A", 2, True)], None),
    ],
)  # fmt: skip
def test_odds_as_a_strip(found: Odds, label: str, bands: list[Any], band: int | None) -> None:
    strip = odds_strip(found, label)
    assert ([tuple(one) for one in strip.bands], strip.band) == (bands, band)


# What prose sees of a fight


def test_who_is_meant_by_a_name() -> None:
    wolf = Standing("grey-wolf-2", "foe")

    assert [wolf.called(name) for name in ("grey-wolf-2", "grey-wolf", "foes", "wolf", "grey")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    assert [wolf.called(name) for name in ("ours", "heroes", "friends", "grey-wolf-", "")] == [
        False, False, False, False, False,
    ]  # fmt: skip
    assert Standing("wolf 2", "foe").called("wolf")
    assert not Standing("wolf-x", "foe").called("wolf")
    assert Standing("tom", "friend").called("ours")
    assert Standing("x", "hero").called("hero")
    moment = Moment(
        1, (wolf, replace_(wolf, id="bear", up=False), replace_(wolf, id="rats", heads=3))
    )
    assert moment.foes == 4
    assert [one.id for one in moment.called("foes")] == ["grey-wolf-2", "bear", "rats"]
    assert moment.one("bear") is moment.everybody[1]
    assert moment.one("cat") is None
    hero = Standing("hero", "hero", 2, 3)
    assert moment.with_hero(hero).everybody[0] is hero
    told = moment.with_hero(hero)
    assert told.with_hero(replace_(hero, harm=9)) is told
    empty = Moment(1, (Standing("Ada", "hero"),))
    assert empty.with_hero(hero).everybody == (hero,)


def replace_(one: Standing, **more: Any) -> Standing:
    return one._replace(**more)


@pytest.mark.parametrize(
    ("view", "harm", "left"),
    [
        ({"hp": 3, "most_hp": 5}, 2, 3),
        ({"health": 4, "most_health": 4}, 0, 4),
        ({"wounds": 2, "wounds_left": 3}, 2, 3),
        ({"hp": 3}, 0, 3),
        ({"hp": "many"}, 0, 0),
        ({}, 0, 0),
        ({"vigor": 1, "most_vigor": 4, "wounds": 1}, 4, 1),
    ],
)
def test_what_is_left_of_a_hero(view: Mapping[str, object], harm: int, left: int) -> None:
    assert hero_of(view, up=True) == Standing("hero", "hero", harm, left)
    assert not hero_of(view, up=False).up


# A system that says nothing else


@pytest.mark.parametrize(
    ("word", "face", "label", "worth"),
    [
        ("even", 50, "yes", (1, 0)), ("even", 51, "no", (0, 1)), ("even", 44, "yes, and", (2, 0)),
        ("even", 99, "no, and", (0, 2)), ("certain", 95, "yes", (1, 0)),
        ("certain", 96, "no", (0, 1)), ("remote", 5, "yes", (1, 0)), ("remote", 6, "no", (0, 1)),
        ("likely", 75, "yes", (1, 0)), ("unlikely", 26, "no", (0, 1)), ("even", 100, "no", (0, 1)),
    ],
)  # fmt: skip
def test_a_plain_question(word: str, face: int, label: str, worth: tuple[int, int]) -> None:
    found = plain.PlainQuestion(word).resolve(None, LoadedDice((face,)))

    assert (found.label, (found.successes, found.failures), found.faces) == (label, worth, (face,))
    assert found.facts == {
        "kind": "question", "likelihood": word, "chance": plain.CHANCES[word],
    }  # fmt: skip
    assert plain.PlainQuestion().likelihood == "even"
    assert plain.PlainQuestion().counts() == {"1s", "2s", "1f", "2f"}
    with pytest.raises(ValueError, match=r"likly.*did you mean 'likely'"):
        plain.PlainQuestion("likly")
    assert tuple(plain.likelihoods()[0]) == ("certain", "95", 95)


@dataclass(frozen=True)
class Plain:
    name: str
    luck: int = 3
    skills: Mapping[str, int] = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    note: str | None = None
    odd: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Deed:
    shorthand: ClassVar[str] = "trait"
    trait: str
    hard: int = 0
    purpose: str = ""


@dataclass(frozen=True)
class Short:
    shorthand: ClassVar[str] = "trait"
    trait: str


def test_a_plain_sheet_is_seen_by_its_fields() -> None:
    sheet = Plain("Ada", skills={"climb": 2, "deep": cast("int", {"no": 1})}, tags=("a",))
    seen = plain.view(sheet)

    assert seen == {"name": "Ada", "luck": 3, "climb": 2, "tags": ("a",), "note": None}
    assert plain.view("no sheet") == {}
    told = {"first_name": "Ada", "hp": 0, "dead": False, "note": "", "none": None, "tags": ()}
    assert list(plain.rows(told)) == [("First name", "Ada"), ("Hp", "0")]


def test_a_plain_trait_however_it_is_typed() -> None:
    known = ("strength", "stealth", "wit")

    assert [plain.trait(name, known) for name in ("Strength", "str", "W", "wit")] == [
        "strength", "strength", "wit", "wit",
    ]  # fmt: skip
    assert plain.trait("st", ("st", "stealth")) == "st"
    for name in ("st", "wits", ""):
        with pytest.raises(Illegal):
            plain.trait(name, known)


def test_a_plain_deed_is_a_check_of_its_trait() -> None:
    assert plain.improvise(Deed, "wit", "2", "hard", "to think") == Deed("wit", 2, "to think")
    assert plain.improvise(Deed, "wit", "", "hard", "") == Deed("wit")
    assert plain.improvise(Deed, "wit", "2", "", "x") == Deed("wit", purpose="x")
    assert plain.improvise(Short, "wit", "", "", "to think") == Short("wit")
    with pytest.raises(Illegal):
        plain.improvise(Deed, "wit", "many", "hard", "")


def test_a_plain_stand_in_has_a_few_traits() -> None:
    assert plain.stand_in(Plain, "Ada", {"climb": "4", "luck": "7"}, ("climb",)) == Plain(
        "Ada", 7, {"climb": 4}
    )
    for traits in ({"fly": "1"}, {"luck": "x"}, {"name": "Bo"}, {"skills": "1"}):
        with pytest.raises(Illegal):
            plain.stand_in(Plain, "Ada", traits, ("climb",))


def test_a_plain_roll_and_a_plain_check_are_put_into_words() -> None:
    outcome = Outcome("won", 1, faces=(3, 4), facts={"kind": "x", "total_of": 7, "good": True})
    (line,) = plain.explain(outcome)
    assert english(line) == "Won, rolled 3, 4 (total of 7)."
    assert english(plain.put(Deed("wit", 2, "to think"), "deed")) == "Deed: wit, 2, to think"
    assert english(plain.put("no check", "deed")) == "Deed"


# What is typed


@pytest.mark.parametrize(
    ("typed", "value"),
    [('"a b"', "a b"), (' "a" ', "a"), ('"', '"'), ('""', ""), ('"a" "b"', '"a" "b"'), ("a", "a"),
     ('"a', '"a'), ('a"', 'a"')],
)  # fmt: skip
def test_quotes_around_a_value_fall_away(typed: str, value: str) -> None:
    assert _bare(typed) == value


@pytest.mark.parametrize(
    ("rest", "value"),
    [
        ("wit", Deed("wit")),
        ("wit hard=2", Deed("wit", 2)),
        ("hard=2 wit", Deed("2 wit")),
        ("trait=wit hard=2 purpose=to think hard", Deed("wit", 2, "to think hard")),
        ('trait="quick wit"', Deed("quick wit")),
    ],
)
def test_fields_as_they_are_typed(rest: str, value: Deed) -> None:
    if rest.startswith("hard"):
        with pytest.raises(Illegal):
            _decoded(rest, Deed)
        return
    assert _decoded(rest, Deed) == value


def test_words_behind_no_key_are_refused() -> None:
    with pytest.raises(Illegal) as refused:
        _decoded("more trait=wit", Deed)
    assert "more" in english(refused.value.reason)


@pytest.mark.parametrize(
    ("words", "longest", "told"),
    [
        (" ", 9, "a name is needed"),
        ("12 3", 9, "a name needs a letter in it"),
        ("abcdefghij", 9, "a name may have 9 letters, not 10"),
        ("a\x07b", 9, "a name is made of letters that can be printed"),
    ],
)
def test_words_that_are_no_name(words: str, longest: int, told: str) -> None:
    with pytest.raises(Illegal) as refused:
        one_line(words, "a name", longest)
    assert english(refused.value.reason) == told
    assert one_line(" Ada \n Bo ", "a name", 6) == "Ada Bo"


# Values for files


class Hue(enum.Enum):
    RED = 1


class Pair(NamedTuple):
    left: int
    right: str = "r"


@dataclass(frozen=True)
class One:
    number: int = 0


@dataclass(frozen=True)
class Other:
    text: str = ""


@dataclass(frozen=True)
class Held:
    hue: Hue = Hue.RED
    pair: Pair = Pair(1)  # noqa: RUF009 - it never changes
    word: Literal["a", 2] = "a"
    both: One | Other | None = None
    some: int | str = 0
    each: tuple[int | Literal["x"], ...] = ()
    by: Mapping[int, bool] = field(default_factory=dict)
    far: Annotated[int, "far"] = 0


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"hue": "blue"}, "hue: no hue is called 'blue'"),
        ({"hue": 1}, "hue: no hue is called '1'"),
        ({"pair": {}}, "pair: 'left' is missing"),
        ({"pair": {"left": 1, "x": 2, "a": 3}}, "pair: 'a' is not known here"),
        ({"word": "b"}, "word: expected one of a, 2"),
        ({"word": True}, "word: expected one of a, 2"),
        ({"both": {"is": "One", "number": "x"}}, "both.number: expected a whole number"),
        ({"both": {"is": "None"}}, "both: expected nothing"),
        ({"some": 1.5}, "some: expected a whole number"),
        ({"some": True}, "some: expected a whole number"),
        ({"each": [1, "y"]}, "each.2: expected a whole number"),
        ({"each": "x"}, "each: expected a list"),
        ({"by": [1]}, "by: expected a mapping"),
        ({"by": {"x": True}}, "by: expected a whole number"),
        ({"by": {"1": 1}}, "by.1: expected true or false"),
        ({"by": {"123456789012": True}}, "by: expected a whole number"),
        ({"far": MOST_NUMBER + 1}, "far: expected a whole number"),
        ({"some": "x" * (MOST_TEXT + 1)}, "some: expected a whole number"),
        ([], "expected a mapping"),
        ({"zz": 1}, "'zz' is not known here"),
        ({"zz": 1, 7: 1}, "'7' is not known here"),
    ],
)
def test_values_that_are_no_such_thing(values: Any, told: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the whole text is compared
        load(Held, values)
    assert str(refused.value) == told


@pytest.mark.parametrize(
    "held",
    [
        Held(), Held(pair=Pair(2, "x")), Held(word=2), Held(both=One(3)), Held(both=Other("t")),
        Held(some="7"), Held(some=-7), Held(each=(1, "x")), Held(by={-3: True, 4: False}),
        Held(far=-MOST_NUMBER), Held(both=One()),
    ],
    ids=repr,
)  # fmt: skip
def test_values_come_back_as_they_went(held: Held) -> None:
    assert load(Held, dump(Held, held)) == held
    assert dump(Held, Held()) == {}
    assert dump(Held, Held(both=One(3)), frozenset({"both"})) == {}
    assert dump(Held, Held(both=One())) == {"both": {"is": "One"}}
    with pytest.raises(ValueError, match="'both' is no part of a file"):
        load(Held, {"both": None}, frozenset({"both", "zz"}))


def test_a_frozen_value_is_copied_with_other_fields() -> None:
    ada = Hero("Ada")

    assert changed(ada, hp=1) == replace(ada, hp=1)
    assert ada.hp == 3
    with pytest.raises(TypeError, match=r"a hero has no mp, xp"):
        changed(ada, xp=1, mp=1, hp=2)


# Somebody acts in another's place


@dataclass(frozen=True)
class Actor:
    name: str
    others: tuple["Actor", ...] = ()


class Played:
    """An encounter that tells who plays it."""

    forced, tells_odds = "go", "yes"

    def status(self, sheet: Actor) -> tuple[str, ...]:
        return (f"{sheet.name} waits.", "All wait.")

    def player(self, sheet: Actor) -> str:
        return "a friend" if sheet.name == "Cy" else ""

    def options(self, sheet: Actor) -> tuple[Option, ...]:
        return (Option("go", sheet.name),)

    def admits(self, option: str, sheet: Actor) -> None:
        raise Illegal(f"{option}: {sheet.name}")

    def odds(self, option: str, sheet: Actor) -> Any:
        return option, sheet.name

    def step(self, option: str, words: str, sheet: Actor, dice: Any) -> Step[Any]:
        notes = (Note(f"{option} {words}", {"of": sheet.name}),)
        return Step(None if option == "end" else Played(), sheet, notes)


def leading(sheet: Actor, who: str) -> Actor:
    """Return a party with another of them at its head."""
    everybody = {slug(one.name): one for one in (sheet, *sheet.others)}
    lead = everybody.pop(who)
    rest = tuple(Actor(one.name) for one in everybody.values())
    return sheet if slug(sheet.name) == who else Actor(lead.name, rest)


def acting(who: str) -> Any:
    company: Any = SimpleNamespace(lead=leading)
    inner: Any = Played()
    return ActingAs(company=company, who=who, inner=inner)


def test_who_acts_in_another_s_place_is_the_one_of_whom_all_is_asked() -> None:
    party, bo = Actor("Ada", (Actor("Bo"), Actor("Cy"))), acting("bo")

    assert (bo.forced, bo.tells_odds) == ("go", "yes")
    assert all_english(bo.status(party)) == ("Bo: Bo waits.", "All wait.")
    assert acting("ada").status(party) == ("Ada waits.", "All wait.")
    assert [acting(who).player(party) for who in ("ada", "bo", "cy")] == ["", "Bo", "a friend"]
    assert [one.text for one in bo.options(party)] == ["Bo"]
    assert bo.odds("go", party) == ("go", "Bo")
    with pytest.raises(Illegal, match="go: Bo"):
        bo.admits("go", party)


@pytest.mark.parametrize("option", ["go", "end"])
def test_after_another_has_acted_whoever_acted_acts_again(option: str) -> None:
    party = Actor("Ada", (Actor("Bo"), Actor("Cy")))

    own = acting("ada").step(option, "on", party, Dice(()))
    others = acting("bo").step(option, "on", party, Dice(()))

    assert (own.sheet, own.notes) == (party, (Note(f"{option} on", {"of": "Ada"}),))
    assert others.sheet.name == "Ada"
    assert others.notes == about("Bo", (Note(f"{option} on", {"of": "Bo"}),))
    for step, who in ((own, "ada"), (others, "bo")):
        following: Any = step.encounter
        if option == "end":
            assert following is None
        else:
            assert (type(following), type(following.inner)) == (ActingAs, Played)
            assert following.who == who
