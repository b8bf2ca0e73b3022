"""Several heroes under one player, by rules made for it: who acts, who rolls, what is shared.

Each hero has a strength of 1 to 5: on a d6 so much or less succeeds. Coins are shared.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.odds import tally
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.party.company import Company, about, phrasing, slug
from solo.rules.core.party.rolls import Together, passed_first
from solo.rules.core.party.system import PartySystem
from solo.rules.core.protocols import Encounter, Illegal, Step
from solo.rules.core.system_parts import Thing
from tests.english import english


@dataclass(frozen=True, kw_only=True)
class Hero:
    """Somebody of the crew."""

    name: str
    strength: int = 3
    hurt: int = 0  # at 3 one is down, at 9 dead
    coins: int = 0  # shared
    bags: tuple[str, ...] = ()
    companions: Mapping[str, object] = field(default_factory=dict)  # shared
    party: "tuple[Hero, ...]" = ()


@dataclass(frozen=True)
class Hurt:
    """A blow."""

    by: int = 1

    @property
    def hurts(self) -> bool:
        return True

    def apply(self, sheet: Hero, dice: Dice) -> tuple[Hero, tuple[Note, ...]]:
        return replace(sheet, hurt=sheet.hurt + self.by), (Note("hurt", {"by": self.by}),)


@dataclass(frozen=True, kw_only=True)
class Lift(CheckBase):
    """A d6 against a hero's strength; who fails is hurt, and finds a coin less."""

    who: str = "lead"

    def resolve(self, sheet: Hero, dice: Dice) -> Outcome:
        (face,) = dice.roll(1, 6)
        by = sheet.strength - face
        if by >= 0:
            return Outcome("passed", successes=by + 1, faces=(face,), triggers=("up",))
        return Outcome("failed", failures=-by, faces=(face,), changes=(Hurt(-by),))


@dataclass(frozen=True, kw_only=True)
class Brawl(CheckBase):
    """Counts as a fight."""

    opens_as = "fight"


COMPANY: Company[Hero] = Company(
    lambda one: one.hurt < 3, {"coins": 0, "companions": {}}, lambda group, newcomer: group
)
SEVERAL = Together(COMPANY)


class Crew(PartySystem[Hero]):
    name, title, kept = "crew", "Crew", Hero
    checks: Mapping[str, type] = {"lift": Lift}
    template = Path()
    several = SEVERAL

    def own_view(self, sheet: Hero) -> Mapping[str, object]:
        return {"name": sheet.name, "coins": sheet.coins}

    def begin(self, value: Any, sheet: Hero, *, asks: bool) -> Encounter[Hero]:
        return self.for_several(value, sheet, asks=asks) or super().begin(value, sheet, asks=asks)

    def fallen(self, sheet: Hero) -> str:
        return "dead" if sheet.hurt >= 9 else "defeated" if sheet.hurt >= 3 else ""

    def own_standing(self, sheet: Hero) -> tuple[Option, ...]:
        return (Option("rest", "Rest"),)

    def do_own_standing(
        self, option: str, words: str, sheet: Hero, dice: Dice, *, asks: bool = True
    ) -> Step[Hero]:
        return Step(None, replace(sheet, hurt=0), (Note("rested", {}),), Outcome("done"))

    def own_revive(self, sheet: Hero, dice: Dice) -> Step[Hero]:
        (face,) = dice.roll(1, 6)
        return Step(None, replace(sheet, hurt=0), (Note("up", {}),), Outcome("up"), minutes=face)

    def own_pass_time(self, sheet: Hero, minutes: int) -> tuple[Hero, tuple[Note, ...]]:
        return replace(sheet, hurt=max(0, sheet.hurt - 1)), (Note("later", {"by": minutes}),)

    def own_home(self, sheet: Hero) -> Hero:
        return replace(sheet, hurt=0)

    def things(self, sheet: Hero) -> Sequence[Thing[Hero]]:
        return [Thing(slug(bag), bag, Move(bag)) for bag in sheet.bags]


@dataclass(frozen=True)
class Move:
    """One bag from one to another, who has room for two."""

    bag: str

    def __call__(self, giver: Hero, taker: Hero) -> tuple[Hero, Hero]:
        if len(taker.bags) > 1:
            raise Illegal("no room")
        left = list(giver.bags)
        left.remove(self.bag)
        return replace(giver, bags=tuple(left)), replace(taker, bags=(*taker.bags, self.bag))


CREW = Crew()


def three(**ada: Any) -> Hero:
    """Return Ada, the strong Bea and the weak Cal."""
    sheet = COMPANY.with_member(Hero(name="Ada", **ada), Hero(name="Bea", strength=5))
    return COMPANY.with_member(sheet, Hero(name="Cal", strength=1))


def names(sheet: Hero) -> list[str]:
    return [one.name for one in COMPANY.members(sheet)]


def down(sheet: Hero, who: str, hurt: int = 3) -> Hero:
    return COMPANY.acting(sheet, who, lambda one: (replace(one, hurt=hurt), ()))[0]


def taken(step: Step[Hero], options: Iterable[str], dice: Dice) -> Step[Hero]:
    notes = step.notes
    for option in options:
        assert step.encounter is not None
        step = step.encounter.step(option, "", step.sheet, dice)
        notes += step.notes
    return step._replace(notes=notes)


def rolled(check: Any, sheet: Hero, options: Iterable[str], faces: Iterable[int]) -> Step[Hero]:
    """Open a check, take options, and roll until it is over."""
    dice = LoadedDice(faces)
    step = taken(Step(CREW.begin(check, sheet, asks=True), sheet), options, dice)
    while step.outcome is None:
        after = taken(step, ("roll",), dice)
        step = after._replace(notes=step.notes + after.notes[len(step.notes) :])
    return step


def done(option: str, sheet: Hero, faces: Iterable[int] = ()) -> Step[Hero]:
    return CREW.do_standing(option, "", sheet, LoadedDice(faces))


# Who acts


def test_the_order_of_a_table_stays_whoever_acts() -> None:
    sheet = three(coins=7, companions={"dog": "Rex"})

    assert names(sheet) == ["Ada", "Bea", "Cal"]
    bea = COMPANY.lead(sheet, "bea")
    assert names(bea) == ["Bea", "Cal", "Ada"]
    assert names(COMPANY.lead(bea, "ada")) == ["Ada", "Bea", "Cal"]
    assert (bea.coins, bea.companions) == (7, {"dog": "Rex"})
    assert [(one.coins, one.companions) for one in bea.party] == [(0, {}), (0, {})]
    assert COMPANY.lead(COMPANY.lead(bea, "cal"), "ada") == sheet
    with pytest.raises(Illegal) as refused:
        COMPANY.lead(sheet, "dan")
    assert english(refused.value.args[0]).count("ada") == 1


def test_two_of_a_name_are_told_apart_and_bring_their_companions() -> None:
    first = Hero(name="Ada", companions={"dog": "Rex"})
    sheet = COMPANY.with_member(first, Hero(name="ada", coins=3, companions={"dog": "Bo"}))
    sheet = COMPANY.with_member(sheet, Hero(name="Ada"))

    assert names(sheet) == ["Ada", "ada 2", "Ada 3"]
    assert sheet.companions == {"dog": "Rex", "dog-2": "Bo"}
    assert sheet.party[0] == Hero(name="ada 2")
    assert [one.hint for one in (offer.option for offer in COMPANY.leaders(sheet))] == [
        "lead ada 2", "lead ada 3",
    ]  # fmt: skip


def test_who_stands_beside_somebody_for_a_while_keeps_the_name() -> None:
    beside = CREW.led(Brawl(), three(), [Hero(name="Ada", coins=2, companions={"cat": "Tom"})])
    assert beside is not None
    assert names(beside) == ["Ada", "Bea", "Cal", "Ada"]
    assert beside.companions == {"cat": "Tom"}
    assert beside.party[2] == Hero(name="Ada")
    assert CREW.led(Lift(), three(), [Hero(name="Dan")]) is None
    assert CREW.part(beside) == (replace(beside, party=()), beside.party)
    assert CREW.part(Hero(name="Ada")) == (Hero(name="Ada"), ())


def test_another_takes_over_at_any_time_if_they_can() -> None:
    sheet = down(three(), "cal")
    offers = {one.id: one for one in CREW.standing(sheet)}

    assert list(offers) == ["rest", "rescue-cal", "lead-bea", "lead-cal"]
    assert not offers["lead-bea"].reason
    assert english(offers["lead-cal"].reason) == "Cal can't act now"
    step = done("lead-bea", sheet)
    assert names(step.sheet) == ["Bea", "Cal", "Ada"]
    assert step.notes == (Note("took-over", {"name": "Bea"}),)
    assert step.outcome == Outcome("done", facts={"option": "lead-bea"})
    assert done("rest", sheet).notes == (Note("rested", {}),)
    assert [one.id for one in CREW.standing(down(sheet, "ada"))] == ["rest", "lead-bea", "lead-cal"]
    assert [one.id for one in CREW.standing(Hero(name="Ada", bags=("rope",)))] == ["rest"]


def test_the_next_goes_on_for_who_has_fallen() -> None:
    sheet = down(three(), "ada")
    for relieved in (CREW.relieve(sheet), CREW.revive(sheet, LoadedDice(()))):
        assert relieved is not None
        assert names(relieved.sheet) == ["Bea", "Cal", "Ada"]
        assert relieved.notes == (Note("relieved", {"name": "Bea", "fallen": "Ada"}),)
        assert relieved.outcome == Outcome("relieved")
    assert CREW.relieve(Hero(name="Ada")) is None
    assert CREW.relieve(down(down(sheet, "bea"), "cal")) is None
    assert COMPANY.next_able(down(down(sheet, "bea"), "cal")) is None


def test_where_nobody_stands_all_who_can_be_are_brought_back() -> None:
    sheet = down(down(down(three(), "ada"), "bea"), "cal", hurt=9)
    step = CREW.revive(sheet, LoadedDice((2, 5)))

    assert names(step.sheet) == ["Ada", "Bea", "Cal"]
    assert [one.hurt for one in COMPANY.members(step.sheet)] == [0, 0, 9]
    assert step.notes == (Note("up", {}), *about("Bea", [Note("up", {})]))
    assert step.minutes == 5
    alone = CREW.revive(Hero(name="Ada", hurt=3), LoadedDice((4,)))
    assert (alone.sheet.hurt, alone.minutes) == (0, 4)


def test_who_is_down_is_seen_to_and_the_dead_are_buried() -> None:
    sheet = down(down(replace(three(), bags=("rope",)), "bea"), "cal", hurt=9)
    sheet = COMPANY.acting(sheet, "cal", lambda one: (replace(one, bags=("axe", "salt")), ()))[0]
    assert [one.id for one in CREW.standing(sheet)][1:3] == ["rescue-bea", "bury-cal"]

    up = done("rescue-bea", sheet, (6,))
    assert [one.hurt for one in COMPANY.members(up.sheet)] == [0, 0, 9]
    assert up.notes == about("Bea", [Note("up", {})])
    buried = done("bury-cal", sheet)
    assert [one.bags for one in COMPANY.members(buried.sheet)] == [("rope", "axe"), (), ("salt",)]
    assert buried.notes == (Note("buried", {"name": "Cal"}),)
    assert buried.outcome == Outcome("done")


def test_a_thing_changes_hands() -> None:
    sheet = replace(three(), bags=("rope", "rope", "axe"))
    handing = done("give", sheet)
    assert handing.encounter is not None
    ids = [one.id for one in handing.encounter.options(handing.sheet)]
    assert ids == ["give-rope", "give-rope-2", "give-axe", "nothing"]

    given = taken(handing, ("give-axe", "to-cal"), LoadedDice(()))
    assert [one.bags for one in COMPANY.members(given.sheet)] == [("rope", "rope"), (), ("axe",)]
    assert given.notes == (Note("handed", {"name": "axe", "to": "Cal"}),)
    assert taken(handing, ("nothing",), LoadedDice(())).sheet == sheet
    to_cal = done("give", down(sheet, "bea"))  # the only one who can take it
    assert taken(to_cal, ("give-rope",), LoadedDice(())).sheet.party[1].bags == ("rope",)
    assert "give" not in [one.id for one in CREW.standing(down(down(sheet, "bea"), "cal"))]
    assert "give" not in [one.id for one in CREW.standing(three())]


# Who rolls


@pytest.mark.parametrize(
    ("who", "counts", "label", "number"),
    [("best", "bea", "passed", 4), ("all", "cal", "failed", -2)],
)
def test_all_roll_and_the_best_or_the_worst_counts(
    who: str, counts: str, label: str, number: int
) -> None:
    """Ada of 3 rolls 4, Bea of 5 a 2, Cal of 1 a 3."""
    sheet = three(coins=7)
    outcome = SEVERAL.resolved(Lift(who=who), sheet, LoadedDice((4, 2, 3)))
    assert outcome is not None
    assert (outcome.label, outcome.successes - outcome.failures) == (label, number)
    assert outcome.faces == (4, 2, 3)
    assert outcome.facts["roller"] == counts
    assert outcome.triggers[-1] == counts
    hurt = sheet
    for one in outcome.changes:
        hurt, _ = one.apply(hurt, LoadedDice(()))
    assert [one.hurt for one in COMPANY.members(hurt)] == [1, 0, 2]

    step = rolled(Lift(who=who), sheet, (), (4, 2, 3))
    assert step.outcome is not None
    assert step.outcome._replace(changes=()) == outcome._replace(changes=())
    assert [one.hurt for one in COMPANY.members(step.sheet)] == [1, 0, 2]
    assert names(step.sheet) == ["Ada", "Bea", "Cal"]


@pytest.mark.parametrize("who", ["best", "all"])
def test_the_ways_of_all_are_those_of_running_through(who: str) -> None:
    sheet = three()
    check: Any = Lift(who=who)
    ways = SEVERAL.ways(check, sheet)
    assert ways is not None
    found = list(ways)

    assert sum(weight for _, weight in found) == 6**3
    counted, run = tally(iter(found)), tally(_run_through(check, sheet))
    assert (counted.labels, counted.counts) == (run.labels, run.counts)


def _run_through(check: Any, sheet: Hero) -> Iterator[tuple[Outcome, int]]:
    for ada in range(1, 7):
        for bea in range(1, 7):
            for cal in range(1, 7):
                outcome = SEVERAL.resolved(check, sheet, LoadedDice((ada, bea, cal)))
                assert outcome is not None
                yield outcome, 1


def test_of_two_alike_the_earlier_counts() -> None:
    twins = COMPANY.with_member(Hero(name="Ada"), Hero(name="Bea"))
    for who in ("best", "all"):
        outcome = SEVERAL.resolved(Lift(who=who), twins, LoadedDice((2, 2)))
        assert outcome is not None
        assert outcome.facts["roller"] == "ada"


@pytest.mark.parametrize("who", ["lead", "any", "best", "all"])
def test_only_those_who_can_roll_and_one_alone_rolls_as_ever(who: str) -> None:
    two_down = down(down(three(), "bea"), "cal")

    assert SEVERAL.concerned(who, two_down) == ()
    assert SEVERAL.concerned(who, Hero(name="Ada")) == ()
    assert SEVERAL.concerned(who, None) == ()
    order = () if who == "lead" else ("ada", "cal")
    assert SEVERAL.concerned(who, down(three(), "bea")) == order
    counted = who in ("best", "all")
    assert (SEVERAL.ways(Lift(who=who), three()) is not None) == counted
    assert (SEVERAL.resolved(Lift(who=who), three(), LoadedDice((1, 1, 1))) is not None) == counted
    assert (CREW.for_several(Lift(who=who), three(), asks=True) is None) == (who == "lead")


def test_one_whom_the_player_picks_rolls_and_is_named() -> None:
    sheet = three(coins=7)
    opened = CREW.begin(Lift(who="any"), sheet, asks=True)
    assert [one.id for one in opened.options(sheet)] == ["who-ada", "who-bea", "who-cal"]

    step = rolled(Lift(who="any"), sheet, ("who-cal",), (3,))
    assert step.outcome is not None
    assert step.outcome.facts["roller"] == "cal"
    assert step.outcome.triggers == ("cal",)
    assert [one.hurt for one in COMPANY.members(step.sheet)] == [0, 0, 2]
    assert names(step.sheet) == ["Ada", "Bea", "Cal"]
    picked = Note("roller-picked", {"name": "Cal"})
    assert step.notes == (picked, *about("Cal", [Note("hurt", {"by": 2})]))
    assert rolled(Lift(who="any"), sheet, ("who-ada",), (5,)).notes == (Note("hurt", {"by": 2}),)


def test_who_fails_may_have_successes_too() -> None:
    best = [Outcome("a", 3, 0), Outcome("b", 1, 0), Outcome("c", 5, 1), Outcome("d", 1, 2)]

    goods: list[Any] = [passed_first(one) for one in best]
    assert sorted(goods, reverse=True) == goods


# What happens to whom


@pytest.mark.parametrize(
    ("whom", "roller", "faces", "hurt"),
    [
        ("lead", "", (), [1, 0, 0]),
        ("all", "", (), [1, 1, 1]),
        ("random", "", (3,), [0, 0, 1]),
        ("random", "", (1,), [1, 0, 0]),
        ("roller", "bea", (), [0, 1, 0]),
        ("roller", "dan", (), [1, 0, 0]),
        ("any", "", (), [1, 0, 0]),
    ],
)
def test_effects_happen_to_whom_an_author_says(
    whom: str, roller: str, faces: tuple[int, ...], hurt: list[int]
) -> None:
    effect: Any = CREW.upon(whom, (Hurt(),), roller)
    sheet, notes = effect.apply(three(), LoadedDice(faces))

    assert effect.hurts
    assert [one.hurt for one in COMPANY.members(sheet)] == hurt
    assert names(sheet) == ["Ada", "Bea", "Cal"]
    whose = [note.facts.get("name", "Ada") for note in notes]
    assert whose == [name for name, by in zip(names(sheet), hurt, strict=True) if by]
    assert not CREW.upon(whom, (), roller).hurts  # type: ignore[attr-defined]


def test_a_random_effect_strikes_nobody_who_is_down() -> None:
    sheet, _ = CREW.upon("random", (Hurt(),)).apply(down(three(), "ada"), LoadedDice((1,)))
    assert [one.hurt for one in COMPANY.members(sheet)] == [3, 1, 0]


def test_the_player_picks_whom_it_strikes() -> None:
    effect: Any = CREW.upon("any", (Hurt(2),))
    asking = effect.asking(three(), asks=True)
    step = taken(Step(asking, three()), ("who-cal",), LoadedDice(()))

    assert [one.hurt for one in COMPANY.members(step.sheet)] == [0, 0, 2]
    assert step.notes == about("Cal", [Note("hurt", {"by": 2})])
    assert effect.asking(Hero(name="Ada"), asks=True) is None
    assert CREW.upon("all", (Hurt(2),)).asking(three(), asks=True) is None  # type: ignore[attr-defined]


def test_time_passes_for_all_and_all_come_home() -> None:
    sheet = down(three(coins=7), "cal", hurt=5)
    later, notes = CREW.pass_time(sheet, 10)

    assert [one.hurt for one in COMPANY.members(later)] == [0, 0, 4]
    assert (later.coins, later.party[1].coins) == (7, 0)
    note = Note("later", {"by": 10})
    assert notes == (note, *about("Bea", [note]), *about("Cal", [note]))
    assert CREW.home(later) == (
        Hero(name="Ada"), Hero(name="Bea", strength=5), Hero(name="Cal", strength=1),
    )  # fmt: skip
    assert CREW.home(Hero(name="Ada", hurt=2, coins=3)) == (Hero(name="Ada", coins=3),)
    assert CREW.finish(sheet) == (sheet, ())


def test_prose_sees_everybody_with_what_is_shared() -> None:
    seen = CREW.view(three(coins=7))

    assert (seen["name"], seen["party"]) == ("Ada", ("Bea", "Cal"))
    assert seen["everyone"] == tuple(
        {"name": name, "coins": 7, **more}
        for name, more in (("Ada", {"party": ("Bea", "Cal")}), ("Bea", {}), ("Cal", {}))
    )
    assert [one.coins for one in CREW.everybody(three(coins=7))] == [7, 7, 7]
    assert CREW.view(Hero(name="Ada"))["party"] == ()


def test_companions_come_and_go() -> None:
    sheet = CREW.companion(CREW.companion(three(), "dog", "Rex"), "cat", "Tom")
    assert CREW.companions(sheet) == ("dog", "cat")
    assert CREW.companions(CREW.companion(sheet, "dog", None)) == ("cat",)


def test_notes_of_others_name_them_once() -> None:
    own = Note("hurt", {"by": 2})
    (note,) = about("Bea", about("Cal", [own]))
    say = phrasing(lambda one: f"hurt by {one.facts['by']}")

    assert note.facts["name"] == "Cal"
    assert english(say(note)) == "Cal: hurt by 2"
    assert english(say(own)) == "hurt by 2"
    assert [slug(name) for name in ("Ada Lee", "O'Neil_2", "!", "--a--")] == [
        "ada-lee", "o-neil-2", "someone", "a",
    ]  # fmt: skip
