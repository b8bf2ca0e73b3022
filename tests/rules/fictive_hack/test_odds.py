"""The odds of every check of Fictive Hack against chances written here from the rules' text alone.

Nothing below calls the rules but for what is held against them: weapons, armor, ties and bands
stand here a second time, as every way that ten-sided dice can fall.
"""

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from solo.rules.core.odds import every, odds, tally
from solo.rules.fictive_hack.actions.heights import Balance, Climb
from solo.rules.fictive_hack.actions.locks import Opening
from solo.rules.fictive_hack.actions.machines import Demolition, Device, Engineering, Mend, Trap
from solo.rules.fictive_hack.actions.scouting import Birdcall, Elude, Signs, Travel
from solo.rules.fictive_hack.actions.water import Drown, Swim
from solo.rules.fictive_hack.catalogue import CHECKS
from solo.rules.fictive_hack.checks.attribute_rolls import (
    Challenge,
    Contest,
    Deceive,
    Inspire,
    Intimidate,
    Luck,
    Opposed,
    Pickpocket,
    Push,
    Save,
)
from solo.rules.fictive_hack.checks.difficulty import Against, Difficulty
from solo.rules.fictive_hack.checks.door import Door
from solo.rules.fictive_hack.checks.likelihood import Likelihood
from solo.rules.fictive_hack.checks.plain_rolls import HalfDie, MotiveRoll, StartingCoins
from solo.rules.fictive_hack.fight.bash import Bash
from solo.rules.fictive_hack.fight.single_attack import Attack, Initiative, Minions
from solo.rules.fictive_hack.health.dying import ComeRound, Dying
from solo.rules.fictive_hack.heroes.attributes import Rating
from tests.proofs import amount
from tests.rules.exact import Chances, End, agree, dice, fair, mixed
from tests.rules.fictive_hack.sample import hero, with_options

FULL = bool(os.environ.get("SOLO_FULL"))
some = settings(max_examples=100 if FULL else 8)
"""Of forms that take long to run through; their edges are examples of their own."""

ONE = Fraction(1)
FACES = range(1, 11)
bonuses = st.integers(-14, 14)
numbers = st.integers(-4, 30)


def own(number: int) -> tuple[Rating, ...]:
    return (Rating("cunning", number),)


def succeeded(label: str, margin: int) -> End:
    return End(label, f"{min(12, margin + 1)}s")


def fallen_short(label: str, margin: int) -> End:
    return End(label, f"{min(12, max(1, -margin))}f")


def judged(margin: int, *, tie: str = "hero") -> End:
    """Return what a margin comes to: a tie is the hero's own, or by the option nobody's."""
    if margin == 0:
        return End("tie", "1s" if tie == "hero" else "1f")
    return succeeded("passed", margin) if margin > 0 else fallen_short("failed", margin)


def one_die(bonus: int, number: int) -> list[int]:
    return [face + bonus - number for face in FACES]


def two_rolls(bonus: int, theirs: int, count: int = 1) -> list[int]:
    """Return the margins of a die against another's, or against the best two of a group's."""
    return [mine + bonus - theirs - sum(sorted(others)[-2:])
            for mine, *others in dice(*[10] * (1 + count))]  # fmt: skip


# Rolls against a number


def lock(bonus: int, need: int) -> tuple[Any, int]:
    """A lock that is 4 harder than the number given: 7, worn down by 5, two retries, and -2."""
    check = Opening(attribute=own(bonus), difficulty=Difficulty(max(0, need)), complexity=7,
                    focus=5, retries=2, quality=-2)  # fmt: skip
    return check, max(0, need) + 3 * (7 - 5) + 3 * 2 - 2


def worn_out(bonus: int, need: int) -> tuple[Any, int]:
    """A lock that no complexity is left of: only what opening takes."""
    check = Opening(
        attribute=own(bonus), difficulty=Difficulty(max(0, need)), complexity=2, focus=9
    )
    return check, max(0, need)


def drowning(bonus: int, need: int) -> tuple[Any, int]:
    turn = max(1, need)
    return Drown(attribute=own(bonus), round=turn), 3 + turn - 1


def trap(bonus: int, need: int) -> tuple[Any, int]:
    number = 3 * min(5, max(1, need // 3))
    deed = ("spot", "disarm", "build", "repair", "trigger")[need % 5]
    return Trap(value=bonus, difficulty=Difficulty(number), deed=deed), number  # type: ignore[arg-type]


def plainly(kind: Callable[..., Any], least: int = 0) -> Callable[[int, int], tuple[Any, int]]:
    def make(bonus: int, need: int) -> tuple[Any, int]:
        number = max(least, need)
        return kind(attribute=own(bonus), difficulty=Difficulty(number)), number

    return make


AGAINST_NUMBERS = {
    "challenge": plainly(Challenge), "inspire": plainly(Inspire), "door": plainly(Door),
    "unknown": plainly(Device), "demolition": plainly(Demolition), "signs": plainly(Signs),
    "repair": plainly(Mend, 1), "engineering": plainly(Engineering, 1), "drown": drowning,
    "trap": trap,
}  # fmt: skip


@pytest.mark.parametrize("kind", AGAINST_NUMBERS)
@some
@given(bonus=bonuses, need=numbers)
@example(bonus=14, need=-4)
@example(bonus=-14, need=30)
def test_a_roll_against_a_number(kind: str, bonus: int, need: int) -> None:
    check, number = AGAINST_NUMBERS[kind](bonus, need)

    agree(odds(check, None), fair(map(judged, one_die(bonus, number))), check)


@pytest.mark.rule("FH-244")
@pytest.mark.parametrize("make", [lock, worn_out])
@some
@given(bonus=bonuses, need=numbers)
@example(bonus=14, need=-4)
@example(bonus=-14, need=30)
def test_a_lock_opens_or_is_left(
    make: Callable[[int, int], tuple[Any, int]], bonus: int, need: int
) -> None:
    check, number = make(bonus, need)
    ends = (judged(by) if by >= 0 else End("left", "2f") for by in one_die(bonus, number))

    agree(odds(check, None), fair(ends), check)


@some
@given(
    need=st.integers(0, 30), modifier=st.integers(-6, 6), tie=st.sampled_from(["hero", "nobody"]),
    frightened=st.booleans(), bonus=st.integers(-2, 3), armor=st.sampled_from([0, 2, 4, 6]),
    clever=st.booleans(),
)  # fmt: skip
@example(need=8, modifier=0, tie="nobody", frightened=False, bonus=0, armor=0, clever=True)
def test_a_heros_roll_against_a_number(
    need: int, modifier: int, tie: str, frightened: bool, bonus: int, armor: int, clever: bool
) -> None:
    """Fright takes 2, armor burdens Cunning, and the super cunning take the better of two dice."""
    worn = {0: "light", 2: "medium", 4: "heavy", 6: "super-heavy"}[armor]
    sheet = hero(*["super cunning"] * clever, template="thief", cunning=3, brawn=9, armor=worn,
                 frightened=frightened, bonus=bonus)  # fmt: skip
    sheet = with_options(sheet, ties=tie)
    check = Challenge(attribute=(Rating("cunning"),), difficulty=Difficulty(need),
                      modifier=modifier)  # fmt: skip
    added = 3 + modifier + bonus - 2 * frightened - armor - need

    def end(faces: Sequence[int]) -> End:
        twice = len(faces) > len({*faces})
        return judged(max(faces) + added, tie=tie)._replace(triggers=("doubles",) * twice)

    agree(odds(check, sheet), fair(map(end, dice(*[10] * (2 if clever else 1)))))


@pytest.mark.parametrize("check", [
    Challenge(difficulty=Difficulty(4)), Opposed(), Push(targets=(0, 3)), Contest(reach=True),
    Push(), Inspire(attribute=(Rating("brawn"),)),
], ids=lambda check: type(check).__name__)  # fmt: skip
def test_who_carries_too_much_fails_at_everything(check: Any) -> None:
    found = odds(check, hero(brawn=1, armor="super-heavy"))

    assert set(found.labels) == {"failed"}
    assert sum(found.counts.values()) == found.total
    assert all(count.endswith("f") for count in found.counts)


@some
@given(wounds=st.integers(1, 4), bonus=bonuses, harder=st.integers(0, 3),
       head=st.sampled_from([("none", 0), ("light", 1), ("medium", 2), ("heavy", 3),
                             ("super-heavy", 4)]))  # fmt: skip
@example(wounds=1, bonus=0, harder=0, head=("none", 0))
def test_a_knock_out(wounds: int, bonus: int, harder: int, head: tuple[Any, int]) -> None:
    """It has to be more than 5 for each Wound and each level on the head."""
    check = Bash(attribute=own(bonus), wounds=wounds, head=head[0], harder=harder)
    number = 5 * (wounds + head[1]) + 2 * harder
    ends = [succeeded("passed", by) if by > 0 else fallen_short("failed", by)
            for by in one_die(bonus, number)]  # fmt: skip

    agree(odds(check, None), fair(ends))
    immune = Bash(attribute=own(bonus), immune=True)
    agree(odds(immune, None), {End("failed", "1f"): ONE})


@some
@given(brawn=st.integers(-3, 12), modifier=st.integers(-8, 8), need=st.integers(0, 16))
@example(brawn=0, modifier=8, need=7)  # no swimmer, however calm the water
@example(brawn=1, modifier=0, need=7)
def test_a_stretch_of_water(brawn: int, modifier: int, need: int) -> None:
    ends = (End("drowning", "1f"), End("half", "1s"), End("swam", "2s"))
    wanted = fair(ends[(brawn > 0) + (by >= 0)] for by in one_die(brawn + modifier, need))

    agree(odds(Swim(value=brawn, modifier=modifier, difficulty=Difficulty(need)), None), wanted)


@pytest.mark.parametrize(("kind", "moved"), [(Balance, "moved"), (Climb, "climbed")])
@some
@given(bonus=bonuses, catch=bonuses, need=st.integers(0, 20))
@example(bonus=0, catch=0, need=7)
@example(bonus=-14, catch=-14, need=20)
def test_a_height(kind: Any, moved: str, bonus: int, catch: int, need: int) -> None:
    check = kind(attribute=own(bonus), catch_value=catch, difficulty=Difficulty(need))
    first = fair(by >= 0 for by in one_die(bonus, need))
    second = fair(End("held", "1s") if by >= 0 else End("fell", "1f")
                  for by in one_die(catch, need))  # fmt: skip
    wanted = mixed((share, {End(moved, "2s"): ONE} if up else second)
                   for up, share in first.items())  # fmt: skip

    agree(odds(check, None), wanted)


@pytest.mark.parametrize(("proficient", "number"), [(True, 5), (False, 10)])
@pytest.mark.parametrize("value", [-5, 0, 3, 9, 12])
def test_a_bird_call(proficient: bool, number: int, value: int) -> None:
    """The roll is the listener's: whoever notices it is the hero's failure."""
    ends = [End("noticed", "1f") if by >= 0 else End("unnoticed", "1s")
            for by in one_die(value, number)]  # fmt: skip

    agree(odds(Birdcall(proficient=proficient, value=value), hero(cunning=9)), fair(ends))


@pytest.mark.parametrize("need", range(15))
def test_luck(need: int) -> None:
    wanted = fair(map(judged, one_die(0, need)))

    agree(odds(Luck(difficulty=Difficulty(need)), hero(cunning=9, frightened=True)), wanted)
    agree(odds(Luck(likelihood=Likelihood("likely", need)), None), wanted)


# Rolls against somebody


@pytest.mark.parametrize("kind", [Opposed, Save, Intimidate, Contest, Push])
@some
@given(bonus=bonuses, theirs=bonuses, group=st.integers(1, 2), nobody=st.booleans(),
       tie=st.sampled_from(["hero", "nobody"]))  # fmt: skip
@example(bonus=0, theirs=0, group=1, nobody=False, tie="hero")
@example(bonus=0, theirs=0, group=1, nobody=False, tie="nobody")
def test_a_roll_against_somebody(
    kind: type[Opposed], bonus: int, theirs: int, group: int, nobody: bool, tie: str
) -> None:
    check = kind(attribute=own(bonus), against=Against(value=theirs, count=group), nobody=nobody)
    tied = "nobody" if nobody else tie
    wanted = fair(judged(by, tie=tied) for by in two_rolls(bonus, theirs, group))

    agree(odds(check, with_options(hero(), ties=tie)), wanted)


@pytest.mark.parametrize(("reach", "they_reach"), list(product([False, True], repeat=2)))
def test_reach_weapons_help_to_impede(reach: bool, they_reach: bool) -> None:
    check = Contest(attribute=own(1), against=Against(value=2), reach=reach, they_reach=they_reach)
    margins = two_rolls(1 + 2 * reach, 2 + 2 * they_reach)

    agree(odds(check, None), fair(map(judged, margins)))


def pushed(moved: int, doubles: bool = False) -> End:
    return End("passed" if moved else "failed", f"{moved}s" if moved else "1f",
               ("doubles",) * doubles)  # fmt: skip


@pytest.mark.parametrize("tie", ["hero", "nobody"])
@pytest.mark.parametrize("clever", [False, True])
@pytest.mark.parametrize("targets", [(0,), (3,), (-9,), (30,), (1, 2), (4, 4), (0, 30), (9, -9)])
def test_a_push_by_every_way_the_dice_can_fall(
    targets: tuple[int, ...], clever: bool, tie: str
) -> None:
    """Each after the first takes 1 off the roll, and each who is beaten is moved."""
    sheet = hero(*["super cunning"] * clever, template="thief", cunning=2)
    check = Push(attribute=(Rating("cunning"),), targets=targets)
    many, need = (2 if clever else 1), (0 if tie == "hero" else 1)
    ends = []
    for faces in dice(*[10] * (many + len(targets))):
        best = max(faces[:many]) + 2
        moved = sum(
            best - place >= face + value + need
            for place, (face, value) in enumerate(zip(faces[many:], targets, strict=True))
        )
        ends.append(pushed(moved, clever and faces[0] == faces[1]))

    agree(odds(check, with_options(sheet, ties=tie)), fair(ends))


@some
@given(
    bonus=st.integers(-3, 14), targets=st.lists(st.integers(-3, 9), min_size=1, max_size=12),
    modifier=st.integers(-3, 3), tie=st.sampled_from(["hero", "nobody"]), clever=st.booleans(),
)  # fmt: skip
@example(bonus=9, targets=[0] * 12, modifier=0, tie="hero", clever=True)
@example(bonus=-3, targets=[9], modifier=-3, tie="nobody", clever=False)
def test_a_push_of_many_has_a_closed_form(
    bonus: int, targets: list[int], modifier: int, tie: str, clever: bool
) -> None:
    """Once one's own dice lie there, each is beaten by itself: with k faces of ten, k in ten."""
    sheet = hero(*["super cunning"] * clever, template="thief", cunning=bonus)
    sheet = with_options(sheet, ties=tie)
    check = Push(attribute=(Rating("cunning"),), targets=tuple(targets), modifier=modifier)
    parts = []
    for faces in dice(*[10] * (2 if clever else 1)):
        reach = max(faces) + bonus + modifier - (tie == "nobody")
        moved: Chances[int] = {0: ONE}
        for place, value in enumerate(targets):
            beaten = Fraction(min(10, max(0, reach - place - value)), 10)
            moved = mixed((share, {n + 1: beaten, n: 1 - beaten}) for n, share in moved.items())
        twice = len(faces) > len({*faces})
        parts += [(share * Fraction(1, 10 ** len(faces)), {pushed(n, twice): ONE})
                  for n, share in moved.items()]  # fmt: skip

    agree(odds(check, sheet), mixed(parts))


@some
@given(bonus=bonuses, theirs=bonuses)
@example(bonus=0, theirs=0)
def test_a_lie(bonus: int, theirs: int) -> None:
    """Met, it might be true; by more than 5 it is believed."""

    def end(by: int) -> End:
        if by < 0:
            return fallen_short("disbelieved", by)
        return succeeded("believed" if by > 5 else "possible", by)

    check = Deceive(attribute=own(bonus), against=Against(value=theirs))
    agree(odds(check, None), fair(map(end, two_rolls(bonus, theirs))))


@some
@given(bonus=bonuses, theirs=bonuses, size=st.integers(0, 4), daring=st.integers(-2, 6),
       openly=st.booleans())  # fmt: skip
@example(bonus=0, theirs=0, size=0, daring=0, openly=False)
def test_a_hand_in_a_pocket(bonus: int, theirs: int, size: int, daring: int, openly: bool) -> None:
    """Ahead by 4 they prevent it, ahead by less or even they notice it."""
    check = Pickpocket(attribute=own(bonus), against=Against(value=theirs), larger=size,
                       daring=daring, open=openly)  # fmt: skip
    ends = [
        End("prevented", "1f") if by <= -4 else End("noticed", "1s") if by <= 0
        else End("clean", "2s")
        for by in two_rolls(bonus - size + daring * openly, theirs)
    ]  # fmt: skip

    agree(odds(check, None), fair(ends))


@some
@given(bonus=bonuses, awareness=st.integers(1, 14), fed=st.integers(0, 2), scent=st.booleans())
@example(bonus=0, awareness=1, fed=0, scent=False)
def test_vanishing(bonus: int, awareness: int, fed: int, scent: bool) -> None:
    """Nobody finds who is out of sight, unless the pursuers may roll."""
    check = Elude(attribute=own(bonus), awareness=awareness, fed=fed, scent=scent)
    ends = [succeeded("vanished", by) if by >= 0 else fallen_short("found", by)
            for by in two_rolls(bonus, awareness)]  # fmt: skip
    wanted = fair(ends) if fed or scent else {End("vanished", "1s"): ONE}

    agree(odds(check, None), wanted)


# Attacks: the face die first, the best two of all dice, and a table of armor

MELEE = {"unarmed": (0, 1), "light": (1, 1), "hand": (1, 3), "reach": (1, 2), "heavy": (2, 2),
         "very-heavy": (3, 2)}  # fmt: skip
SHOT = {"light": (1, 1), "hand": (1, 2), "heavy": (2, 2), "very-heavy": (3, 2)}
SOAKS = {"none": 0, "light": 1, "medium": 2, "heavy": 3, "super-heavy": 4}
FAVORED = {"tight": "light", "hazardous": "reach", "dense": "heavy", "open": "ranged"}


class Seen:
    """Dice as they lie: the face die, the best two of all, and whether a 10 or a 1 is anywhere."""

    def __init__(self, faces: Sequence[int]) -> None:
        ordered = sorted(faces, reverse=True)
        self.face, self.best, self.second = faces[0], ordered[0], (*ordered, 0)[1]
        self.ten, self.one = 10 in faces, 1 in faces

    @property
    def key(self) -> tuple[int, int, int, bool, bool]:
        return self.face, self.best, self.second, self.ten, self.one


Known = tuple[int, int, int, bool, bool]


@cache
def lying(count: int) -> Mapping[Known, int]:
    """Return in how many ways so many dice lie so, one die after another."""
    known = Counter(Seen((face,)).key for face in FACES)
    for _ in range(count - 1):
        more: Counter[Known] = Counter()
        for (face, best, second, ten, one), ways in known.items():
            for new in FACES:
                top, low = (new, best) if new > best else (best, max(second, new))
                more[face, top, low, ten or new == 10, one or new == 1] += ways
        known = more
    return known


def struck(count: int, end: Callable[[Known], End]) -> Chances[End]:
    """Return the chances of what comes of so many dice."""
    found: Counter[End] = Counter()
    for known, ways in lying(count).items():
        found[end(known)] += ways
    return {one: Fraction(ways, 10**count) for one, ways in found.items()}


def soaked(total: int, armor: str) -> int:
    """Return what armor takes: a Wound less for each three points of the total from 11 on."""
    return max(0, SOAKS[armor] - max(0, total - 8) // 3)


def blow(
    known: Known, wounds: int, added: int, armor: str, *, pierces: int = 0, choice: bool = False,
    dirty: str = "none", swarm: bool = False, dropped: bool = True, marked: bool = True,
) -> End:  # fmt: skip
    """Return what an attack comes to whose dice lie so."""
    face, best, second, ten, one = known
    kept = {best, second}
    tens = ten if choice else face == 10
    ones = one if choice else face == 1
    if not dropped:
        tens, ones = tens and 10 in kept, ones and 1 in kept
    total = best + second + added
    if ones and marked and dirty == "hit":
        total += 2
    if ones and marked and dirty == "wound":
        wounds += 1
    if total < 8:
        return End("miss", "1f")
    critical = tens and marked
    left = max(0, wounds + critical - max(0, soaked(total, armor) - pierces))
    left = 1 if swarm else left
    happened = (f"wounds-{left}" if left else "soaked",)
    return End("hit", "1s", (("critical",) if critical else ()) + happened)


@pytest.mark.parametrize(("kind", "hits"), [("heavy", 79), ("light", 3), ("hand", 931)])
def test_hits_by_hand(kind: Any, hits: int) -> None:
    """Two dice miss in 1 + 2 + … + 6 ways; of three, the best two come to 7 or less in 69."""
    assert odds(Attack(weapon=kind), None).labels["hit"] == hits


@pytest.mark.parametrize("count", [1, 2, 3])
def test_dice_one_after_another_are_all_ways_they_can_fall(count: int) -> None:
    assert lying(count) == Counter(Seen(faces).key for faces in dice(*[10] * count))


@settings(max_examples=amount(12, 30, 1_000))
@given(
    kind=st.sampled_from(list(MELEE)), armor=st.sampled_from(list(SOAKS)),
    attribute=st.integers(-3, 8), modifier=st.integers(-9, 9), assist=st.integers(0, 10),
    guard=st.sampled_from(["", "shield", "skilled", "parry", "parry-hit", "parry-wound"]),
    parried=st.booleans(), arena=st.sampled_from(["", *FAVORED, "neutral"]),
    dirty=st.sampled_from(["none", "hit", "wound"]), choice=st.booleans(),
    dropped=st.booleans(), swarm=st.booleans(), ap=st.integers(0, 1),
)  # fmt: skip
@example(
    kind="light", armor="none", attribute=3, modifier=0, assist=0, guard="shield", parried=True,
    arena="tight", dirty="none", choice=False, dropped=True, swarm=False, ap=0,
)  # fmt: skip
@example(
    kind="hand", armor="super-heavy", attribute=3, modifier=0, assist=2, guard="", parried=False,
    arena="", dirty="hit", choice=True, dropped=False, swarm=False, ap=1,
)  # fmt: skip
def test_an_attack(
    kind: Any, armor: Any, attribute: int, modifier: int, assist: int, guard: str, parried: bool,
    arena: Any, dirty: Any, choice: bool, dropped: bool, swarm: bool, ap: int,
) -> None:  # fmt: skip
    """Shields, parrying and the foe's parry take dice, one is left; assistants add a die each."""
    if guard in ("shield", "skilled") and kind == "very-heavy":
        guard = ""
    if guard.startswith("parry") and kind not in ("light", "hand", "heavy"):
        guard = ""
    wounds, many = MELEE[kind]
    less = parried + (guard == "shield" or guard.startswith("parry"))
    lone = many - less < 1
    alone = 0 if kind not in ("light", "unarmed") or lone else attribute
    added = alone + modifier + 2 * (guard == "parry-hit") + 2 * (FAVORED.get(arena) == kind)
    parry: Any = {"parry": "held", "parry-hit": "hit", "parry-wound": "wound"}.get(guard, "none")
    check = Attack(
        weapon=kind, armor=armor, attribute=Rating("daring", attribute), modifier=modifier,
        assist=assist, shield=guard in ("shield", "skilled"), shield_skill=guard == "skilled",
        parry=parry, parried=parried, arena=arena, dirty=dirty, choice=choice, swarm=swarm,
        bonus_wounds=ap,
    )  # fmt: skip
    sheet = with_options(hero(), face_die_counts_when_dropped=dropped)
    wounds += ap + (parry == "wound")

    def end(known: Known) -> End:
        return blow(known, wounds, added, armor, pierces=kind == "very-heavy", choice=choice,
                    dirty=dirty, swarm=swarm, dropped=dropped)  # fmt: skip

    wanted = struck(max(1, many - less) + assist, end)
    agree(odds(check, sheet), wanted, check)


@pytest.mark.parametrize("kind", SHOT)
@pytest.mark.parametrize("moving", [False, True])
@pytest.mark.parametrize("arena", ["open", "dense"])
@pytest.mark.parametrize("armor", ["none", "heavy"])
def test_a_shot(kind: Any, moving: bool, arena: Any, armor: Any) -> None:
    """On the move it is one die, without an attribute; an open arena is good to shoot into."""
    wounds, many = SHOT[kind]
    check = Attack(weapon=kind, ranged=True, moving=moving, arena=arena, armor=armor,
                   attribute=Rating("daring", 3))  # fmt: skip
    added = 2 * (arena == "open") + (3 if kind == "light" and not moving else 0)
    wanted = struck(1 if moving else many, lambda known: blow(known, wounds, added, armor))

    agree(odds(check, None), wanted)


PENALTIES: list[tuple[dict[str, Any], int, int]] = [
    ({"defended": True}, -2, 0), ({"defended": True, "defender_shield": True}, -4, 0),
    ({"parried_off": True}, -2, 0), ({"intimidated": True}, -2, 0), ({"charger": "hit"}, 2, 0),
    ({"charger": "wound"}, 0, 1), ({"backstab": "hit"}, 2, 0), ({"backstab": "wound"}, 0, 1),
    ({"backstab": "both"}, 2, 1), ({"elite": True}, 2, 0), ({"violence": 1, "level": 1}, 1, 0),
    ({"violence": 1, "level": 2}, 2, 0), ({"violence": 3, "level": 5}, 5, 0),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "added", "more"), PENALTIES)
@pytest.mark.parametrize("armor", SOAKS)
def test_what_helps_or_hinders_an_attack(
    fields: dict[str, Any], added: int, more: int, armor: Any
) -> None:
    wanted = struck(3, lambda known: blow(known, 1 + more, added, armor))

    agree(odds(Attack(weapon="hand", armor=armor, **fields), None), wanted)


@pytest.mark.parametrize("frightened", [False, True])
@pytest.mark.parametrize("bonus", [0, 2])
def test_a_heros_own_attack(frightened: bool, bonus: int) -> None:
    """The hero's heavy weapon and shield, with what the hero feels; too much to carry misses."""
    sheet = hero(weapon="claymore", brawn=9, shield="light",
                 frightened=frightened, bonus=bonus)  # fmt: skip
    wanted = struck(1, lambda known: blow(known, 2, bonus - 2 * frightened, "light"))

    agree(odds(Attack(armor="light"), sheet), wanted)
    laden = hero(weapon="claymore", brawn=0, armor="heavy")
    agree(odds(Attack(), laden), {End("miss", "1f"): ONE})


@some
@given(
    armor=st.sampled_from(list(SOAKS)),
    count=st.integers(1, 12),
    modifier=st.integers(-9, 9),
    wounds=st.integers(1, 3),
)
@example(armor="none", count=1, modifier=-9, wounds=1)
@example(armor="light", count=12, modifier=9, wounds=2)
def test_a_group_of_minions(armor: Any, count: int, modifier: int, wounds: int) -> None:
    """The best two of their dice, no face die among them, and a Wound, or two by AP."""
    wanted = struck(count, lambda known: blow(known, wounds, modifier, armor, marked=False))

    agree(odds(Minions(count=count, armor=armor, modifier=modifier, wounds=wounds), None), wanted)


# What is one die or none


def test_initiative() -> None:
    ends = [End("first", "1s") if a > b else End("together", "1s") if a == b else End("last", "1f")
            for a, b in dice(10, 10)]  # fmt: skip

    agree(odds(Initiative(), None), fair(ends))


@pytest.mark.parametrize("level", range(8))
@pytest.mark.parametrize("overflow", [0, 1, 2, 3, 7, 12])
def test_the_last_wound(overflow: int, level: int) -> None:
    """A Survivor takes off half the level, rounded down, and stands at 0 or less."""

    def end(roll: int) -> End:
        if roll <= 0:
            return End("standing", "1s")
        return End("ko", "1f") if roll <= 6 else End("dying", "2f") if roll <= 12 else End(
            "dead", "3f")  # fmt: skip

    wanted = fair(end(face + overflow - level // 2) for face in FACES)
    agree(odds(Dying(overflow=overflow, level=level), None), wanted)


@pytest.mark.parametrize("brawn", range(-2, 13))
def test_coming_round(brawn: int) -> None:
    wanted = fair(End("passed", "1s") if face < brawn else End("failed", "1f") for face in FACES)

    agree(odds(ComeRound(brawn=brawn), None), wanted)
    agree(odds(ComeRound(), hero(brawn=brawn)), wanted)
    agree(odds(ComeRound(brawn=brawn, helped=True), None), {End("passed", "1s"): ONE})


def test_what_is_certain_or_only_a_number() -> None:
    for check in (Engineering(), Mend()):
        agree(odds(check, None), {End("passed", "1s"): ONE})
    agree(odds(Travel(minutes=60), None), {End("arrived", "1s"): ONE})
    agree(odds(HalfDie(), None), {End("rolled", f"{n}s"): Fraction(1, 5) for n in range(1, 6)})
    for check, total in ((MotiveRoll(), 100), (StartingCoins(template="thief"), 1000)):
        found = odds(check, None)
        agree(found, {End("rolled", "1s"): ONE})
        assert found.total == total


@pytest.mark.parametrize("tie", ["hero", "nobody"])
@pytest.mark.parametrize("check", [
    Push(targets=(1,)), Push(targets=(0, 3)), Minions(), Minions(count=3, armor="light"),
    Attack(weapon="hand", armor="medium", dirty="hit", choice=True),
    Attack(weapon="light", armor="light", assist=2, dirty="wound"),
], ids=str)  # fmt: skip
def test_what_is_counted_is_what_every_throw_comes_to(check: Any, tie: str) -> None:
    """Those that count their ways agree with their own `resolve` over every face."""
    sheet = with_options(hero(brawn=2), ties=tie, face_die_counts_when_dropped=tie == "hero")

    assert odds(check, sheet) == tally(every(check, sheet))


def test_no_check_is_left_out() -> None:
    told = {
        Challenge, Opposed, Luck, Save, Attack, Minions, Deceive, Inspire, Intimidate, Pickpocket,
        Contest, Push, Initiative, Door, Balance, Climb, Swim, Drown, Trap, Opening, Device,
        Engineering, Demolition, Signs, Birdcall, Bash, Elude, Mend, ComeRound, Dying, Travel,
        MotiveRoll, StartingCoins, HalfDie,
    }  # fmt: skip

    assert set(CHECKS.values()) == told
