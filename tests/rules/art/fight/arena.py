"""Fights to test with: heroes with gear, foes of every kind, and players who choose at random."""

import hashlib
import os
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.battle import open_fight, waiting
from solo.rules.art.fight.improvised import InTurn
from solo.rules.art.fight.lineup import lined_up
from solo.rules.art.fight.offers import Offer
from solo.rules.art.fight.state import Battle, Fighter
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.turn import offers
from solo.rules.art.fight.written import Combat, Placed
from solo.rules.art.foe import Foe, Morale, OnKicker
from solo.rules.art.gear.item import Carried, Item, Slot, Weapon
from solo.rules.art.heroes.perks import PERKS
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice, SeededDice
from solo.rules.core.moves import RuleCall
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.script import Scripted
from solo.rules.core.table import Answer, Question, Script, read
from tests.english import all_english
from tests.rules.art.sample import hero

FULL = bool(os.environ.get("SOLO_FULL"))
"""Whether the proofs are run at their full size."""
CT, PT, FB, IN, PR, PS, GD, GT, SP, AW, EX = Rank


def arm(kind: str, rank: Rank = PS, *features: str, slot: Slot = "ready", count: int = 1,
        **more: Any) -> Carried:  # fmt: skip
    """Return a weapon as it is carried."""
    item = Item(name=kind, rank=rank, weapon=Weapon(kind=kind, features=features, **more))
    return Carried(item=item, id=kind, slot=slot, count=count)


def shield(rank: Rank = GD) -> Carried:
    return Carried(item=Item(name="shield", rank=rank, shield=True), id="shield", slot="ready")


T = TypeVar("T")
Fighting: TypeAlias = Scripted[Sheet]


def table_of(now: Fighting, sheet: Sheet) -> FightTable:
    """Return what a fight works on while it waits, to look things up on."""
    table = now.table
    assert isinstance(table, FightTable)
    table.given(sheet)
    return table


def battle_of(now: Fighting | None) -> Battle:
    """Return where a fight stands."""
    assert now is not None
    if not now.moves:
        assert isinstance(now.script, RuleCall)
        (begun,) = now.script.args
        assert isinstance(begun, Battle)
        return begun
    table = now.table
    assert isinstance(table, FightTable)
    return table.battle


def offers_of(now: Fighting, sheet: Sheet) -> list[Offer]:
    """Return everything that is offered on a turn, on all its pages; nothing between turns."""
    if not now.moves or not isinstance(now._waiting().question.turn, InTurn):
        return []
    table = table_of(now, sheet)
    assert table.battle.turn is not None
    return [*offers(table, table.battle.turn).values()]


AXE = arm("hatchet")
BRUTE = Foe(name="the brute", attributes={"strength": GD}, attack=PR, weapon="club")


def fight(
    *foes: Foe | Placed, sheet: Sheet | None = None, asks: bool = False, **more: Any
) -> Fighting:
    """Return a fight about to begin; foes are blocks, known by their place (`f0`, `f1` …)."""
    return waiting(lineup(*foes, sheet=sheet, asks=asks, **more))


def lineup(
    *foes: Foe | Placed, sheet: Sheet | None = None, asks: bool = False, **more: Any
) -> Battle:
    """Return the lineup of such a fight."""
    blocks = {f"f{n}": foe for n, foe in enumerate(foes) if isinstance(foe, Foe)}
    placed = more.pop("placed", None) or tuple(Placed(foe=name) for name in blocks)
    combat = Combat(foes=placed, blocks=blocks or more.pop("blocks", {}), **more)
    return lined_up(combat, sheet or hero(gear=(AXE,)), asks=asks)


def answered(script: Script[Any], *options: str) -> Question | None:
    """Run a script, giving these answers to its questions; return what it asks next."""
    try:
        question = next(script)
        for option in options:
            question = script.send(Answer(option))
    except StopIteration:
        return None
    return question


def returned(script: Script[T]) -> T:
    """Return what a script returns that asks nothing."""
    try:
        next(script)
    except StopIteration as end:
        value: T = end.value
        return value
    raise AssertionError("it asks")


def ids(question: Question | None) -> list[str]:
    """Return the ids of what may be answered."""
    assert question is not None
    return [one.id for one in read(question.options)]


class Bout:
    """A fight that a test plays step by step."""

    def __init__(self, encounter: Fighting, sheet: Sheet, dice: Dice) -> None:
        self.now: Fighting | None = encounter
        self.sheet, self.dice = sheet, dice
        self.notes: list[Note] = []
        self.outcome: Outcome | None = None
        self.taken: list[tuple[str, str]] = []

    def take(self, *options: str) -> "Bout":
        for option in options:
            assert self.now is not None, "the fight is over"
            ident, _, words = option.partition(" ")
            step: Step = self.now.step(ident, words, self.sheet, self.dice)
            assert (step.encounter is None) == (step.outcome is not None)
            self.now, self.sheet, self.outcome = step.encounter, step.sheet, step.outcome
            self.notes += step.notes
            self.taken.append((ident, words))
        return self

    def over(self) -> "Bout":
        """End the turn, where it does not end by itself."""
        return self.take("end-turn") if self.now is not None and "end-turn" in self.open else self

    @property
    def listed(self) -> list[str]:
        """What is shown to the player now."""
        assert self.now is not None
        return [one.id for one in self.now.options(self.sheet) if not one.reason]

    @property
    def open(self) -> list[str]:
        """Everything that may be taken now, the lists that fold it away aside."""
        assert self.now is not None
        offers = [one.option for one in offers_of(self.now, self.sheet)]
        return [one.id for one in offers if not one.reason] or self.listed

    def one(self, who: str) -> Fighter:
        return self.battle.fighters[who]

    @property
    def battle(self) -> Battle:
        return battle_of(self.now)

    def codes(self) -> list[str]:
        return [note.code for note in self.notes]

    def said(self, code: str) -> list[Note]:
        return [note for note in self.notes if note.code == f"fight-{code}"]


def bout(*foes: Foe, dice: Dice | None = None, sheet: Sheet | None = None, **more: Any) -> Bout:
    """Return a fight that has begun."""
    sheet = sheet or hero(gear=(AXE,))
    encounter = fight(*foes, sheet=sheet, **more)
    return Bout(encounter, sheet, dice or SeededDice("bout")).take("go-on")


class Whim:
    """A player without a plan, who depends on a seed alone."""

    def __init__(self, seed: str) -> None:
        self._seed, self._count = seed, 0

    def below(self, number: int) -> int:
        self._count += 1
        digest = hashlib.sha256(f"{self._seed}/{self._count}".encode()).digest()
        return int.from_bytes(digest[:6], "big") % number

    def of(self, things: Sequence[Any]) -> Any:
        return things[self.below(len(things))]


KINDS = ("blade", "hatchet", "club", "staff", "axe", "whip", "javelin", "handgun", "rifle", "bow",
         "shotgun", "machine-pistol", "machine-gun", "grenade", "spear")  # fmt: skip
POLICIES = ("aggressive", "pack", "cautious", "ranged", "guard", "coward", "grappler", "passive")


def any_hero(whim: Whim, name: str) -> Sheet:
    """Return some adventurer with some gear and some perks."""
    scores = {one: 3 + whim.below(10) for one in hero().attributes}
    gear: tuple[Carried, ...] = ()
    for slot in ("ready", "at_hand", "stowed"):
        kind = whim.of(KINDS)
        features = (
            ("thrown",) if kind in ("blade", "hatchet") else ("entangle",) if kind == "whip" else ()
        )
        carried = arm(kind, Rank(1 + whim.below(7)), *features, slot=slot,  # type: ignore[arg-type]
                      count=4 if kind == "grenade" else 1)  # fmt: skip
        gear += (carried,)
    if gear[0].item.hands < 2 and whim.below(2):
        gear = (shield(Rank(1 + whim.below(9))), *gear)
    perks = {perk: PERKS[perk].max for perk in PERKS if whim.below(3) == 0}
    return hero(name=name, attributes=scores, gear=gear, perks=perks, fame=whim.below(6),
                health_rank=4 + whim.below(10))  # fmt: skip


def any_foe(whim: Whim, number: int) -> Foe:
    return Foe(
        name=f"the {whim.of(('wolf', 'guard', 'troll'))}",
        attributes={one: Rank(2 + whim.below(8)) for one in hero().attributes},
        attack=Rank(2 + whim.below(8)),
        health=tuple(sorted(Rank(4 + whim.below(4)) for _ in range(1 + whim.below(4)))),
        damage=whim.below(3),
        weapon=whim.of(("natural", "large-natural", "blade", "spear", "handgun", "bow")),
        area=whim.of((0, 0, 0, 2)),
        policy=whim.of(POLICIES),
        size=whim.of(("usual", "large")),
        morale=Morale(flee_when=whim.of(((), ("half",), ("alone", "outnumbered"))),
                      yields=bool(whim.below(2))),
        leader=whim.below(4) == 0,
        on_kicker=whim.of(((), (OnKicker(kicker=(3, 4), entangle="neck"),),
                           (OnKicker(kicker=(1, 2, 8), prone=True, disarm=True, worse=1, shift=-1),
                            OnKicker(kicker=(0,), entangle="legs", stagger=True)))),
        on_defeat=whim.of(("dies", "yields", "flees", "falls")),
        armor_by_part=whim.of(({}, {"torso": -2, "head": 1})),
    )  # fmt: skip


Check = Callable[[Fighting, Sheet], None]


def begin(whim: Whim) -> tuple[Fighting, Sheet]:
    """Return some fight about to begin: one to three adventurers, friends or none, some foes."""
    sheet = any_hero(whim, "Ada")
    for name in ("Ben", "Cy")[: whim.below(3)]:
        sheet = party.with_member(sheet, any_hero(whim, name))
    for key in ("tomas", "una")[: whim.below(3)]:
        sheet = party.joined(sheet, key, any_foe(whim, 0))
    blocks = {f"f{n}": any_foe(whim, n) for n in range(1 + whim.below(3))}
    placed = tuple(
        Placed(foe=one, count=1 + whim.below(3), hidden=whim.below(8) == 0) for one in blocks
    )
    combat = Combat(foes=placed, blocks=blocks, **_setting(whim))
    return open_fight(combat, sheet, asks=whim.below(3) == 0), sheet


def played(
    seed: str, *, most: int = 5_000, look: Check | None = None
) -> tuple[Bout, Fighting, Sheet]:
    """Play a random fight to its end, or for so many steps; return it with how it began."""
    whim = Whim(seed)
    start, begun = begin(whim)
    bout = Bout(start, begun, SeededDice(seed))
    while bout.now is not None and len(bout.taken) < most:
        if look is not None:
            look(bout.now, bout.sheet)
        all_english(bout.now.status(bout.sheet))
        if bout.now.forced:
            bout.take(bout.now.forced)
            continue
        every = bout.now.options(bout.sheet)
        shown = [one for one in every if not one.reason and one.id != "argue"]
        assert shown, "nothing can be done"
        offers = [one.option for one in offers_of(bout.now, bout.sheet) if not one.option.reason]
        options = offers if offers and whim.below(8) else shown
        attack = [one for one in options if one.hint in ("attack", "roll", "take", "end")]
        chosen = whim.of(attack if attack and whim.below(2) else options)
        words = f" trick {len(bout.taken)}" if chosen.asks else ""
        bout.take(f"{chosen.id}{words}")
    return bout, start, begun


def _setting(whim: Whim) -> dict[str, Any]:
    from solo.rules.art.fight.surroundings import Deed, Feature, Hazard, Stunt, Thing
    from solo.rules.art.fight.written import End, Talk

    given: dict[str, Any] = {"range": whim.of(("indoors", "woods", "open", 0, "initiative"))}
    if whim.below(2):
        given["features"] = {
            "4": Feature(name="a pit", hazard=Hazard(damage=PS, out=bool(whim.below(2)), feet=3)),
            "6": Feature(name="mud", rough=True),
        }
    if whim.below(2):
        given["exits"] = {"1": "the stair", "10": "the gate"}
    if whim.below(3) == 0:
        given["surprise"] = whim.of(("foes", "party"))
    given["dark"] = whim.below(6) == 0
    if whim.below(3) == 0:
        given["talk"] = Talk(attribute=("charm",), difficulty=AW)
        given["objects"] = {"vase": Thing(fragile=True), "door": Thing(goal=3, exit=True, band=5)}
        given["works"] = {"lamp": Thing(attribute=("craft",), difficulty=GD, goal=5, ends=True)}
        deed = Deed(text="Ha.", shift=1, damage=PR, prone=True, stagger=True, move=2)
        given["stunts"] = (
            Stunt(name="swing", text="Swing", attribute=("agility",), difficulty=PR, at="band",
                  reach=1, success=deed, failure=deed),
            Stunt(name="kick", text="Kick", attribute=("strength",), difficulty=PR, at="foe",
                  once=False, success=deed),
        )  # fmt: skip
    if whim.below(4) == 0:
        given["ends"] = (End(name="relieved", round=6),)
    given["together"] = whim.of((None, True, False))
    return given
