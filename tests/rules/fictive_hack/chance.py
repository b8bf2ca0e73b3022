"""Heroes, foes and fights drawn by chance from a seed, and what has to hold in every fight."""

import random
from typing import Any

from solo.rules.core.dice import SeededDice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.fictive_hack.checks.difficulty import STANDARD
from solo.rules.fictive_hack.fight.battle import begin
from solo.rules.fictive_hack.fight.written import Bribe, Fight, Placement, Shift
from solo.rules.fictive_hack.foe import FOE_TALENTS, Foe, Power
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.item import Item, Loads
from solo.rules.fictive_hack.gear.weapons import Arena, Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.hero_file import known
from solo.rules.fictive_hack.heroes.sheet import Device, Sheet
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, of_template, talents
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from solo.words.catalogue import catalogue
from tests.english import all_english, english

WEAPONS = tuple(name for name, row in printed("weapons")["known"].items()
                if row["kind"] != "unarmed")  # fmt: skip
POLICIES = tuple(printed("policies")["policies"])
TERRAIN = ("tight", "hazardous", "open", "dense", "neutral")
ARMOR = ("none", "light", "medium", "heavy", "super-heavy")
CODES = catalogue("fictive-hack", "en")
LONGEST = 4_000
"""More decisions than any fight of sixty rounds takes."""


def options_of(chance: random.Random) -> FhOptions:
    return FhOptions(
        face_die_counts_when_dropped=chance.random() < 0.5,
        plow_cost=chance.choice(("total", "each")),
        initiative_ties=chance.choice(("together", "reroll")),
        ties=chance.choice(("hero", "nobody")),
        focus_broken_by=chance.choice(("wound", "hit")),
        unarmed=chance.choice(("ko", "wounds")),
        violence=chance.choice(("after_roll", "before_roll")),
    )


def hero_of(chance: random.Random) -> Sheet:
    """Return any hero, often with talents of other templates and things to fight with."""
    template = chance.choice(tuple(TEMPLATES))
    names = {one.name for one in of_template(template) if chance.random() < 0.6}
    names |= {name for name in talents() if chance.random() < 0.15}
    arms = tuple(Weapon(name=name) for name in chance.sample(WEAPONS, chance.randint(0, 3)))
    wielded = chance.choice(arms).name if arms else ""
    learned = {}
    for name in sorted(names):
        improved = tuple(how for how in talents()[name].improve if chance.random() < 0.2)
        learned[name] = known(name, improved, wielded)
    devices = (Device(name="a lens", roll=chance.choice((*ATTRIBUTES, "attack")), level=2),)
    attributes = {name: chance.randint(-2, 4) for name in ATTRIBUTES}
    attributes["brawn"] = chance.randint(-1, 8)
    toughened = chance.randint(0, 4)
    return Sheet(
        name="Ada",
        attributes=attributes,
        template=template,
        inherent=(template,),
        talents=learned,
        ap=chance.choice((0, 1, 3, 8, 20)),
        level=chance.randint(1, 6),
        spent=chance.randint(0, 80),
        toughened=toughened,
        lost=chance.randint(0, min(1, toughened)),
        weapons=arms,
        wielded=wielded,
        armor=chance.choice(ARMOR),
        shield=chance.choice(("", "", "light", "heavy")),
        gear=(Item(name="a sack", loads=Loads(chance.randint(0, 2))),),
        devices=devices if chance.random() < 0.3 else (),
        frightened=chance.random() < 0.1,
        bonus=chance.choice((0, 0, 2, -1)),
        companions={f"ally{n}": foe_of(chance) for n in range(chance.choice((0, 0, 1, 2)))},
        options=options_of(chance),
    )


def foe_of(chance: random.Random) -> Foe:
    kind = chance.choice(("minion", "minion", "tough", "monster", "swarm"))
    least, most = printed("fight")["kinds"][kind]
    does = ("strike-again", "strike-harder", "strike-surer", "heal", "frighten", "shrug")
    powers = tuple(Power(name=what, does=what, ap=chance.randint(0, 2), uses=chance.randint(1, 2))
                   for what in chance.sample(does, chance.choice((0, 0, 1, 2))))  # fmt: skip
    shoots = chance.choice((None, Weapon(name=chance.choice(("shortbow", "sling", "javelin")))))
    return Foe(
        name="the foe",
        kind=kind,  # type: ignore[arg-type]  # it is one of them
        wounds=chance.randint(least, min(most, least + 3)),
        attributes={name: chance.randint(-1, 4) for name in ATTRIBUTES if chance.random() < 0.5},
        weapon=Weapon(name=chance.choice(WEAPONS)),
        shoots=shoots,
        armor=chance.choice(ARMOR),  # type: ignore[arg-type]
        shield=chance.choice(("", "light", "heavy")),  # type: ignore[arg-type]
        talent=chance.choice(("", *FOE_TALENTS)),
        powers=powers,
        policy=(chance.choice(POLICIES),),
        resolve=chance.choice((0, 0, 2, 4)),
        telegraph=chance.choice(("full", "phase", "hidden")),  # type: ignore[arg-type]
        lined_up=chance.random() < 0.5,
        fled_at=chance.randint(0, 2),
    )


def fight_of(chance: random.Random) -> Fight:
    names = [f"place{n}" for n in range(chance.randint(1, 4))]
    arenas = {
        name: Arena(
            type=chance.choice(TERRAIN),  # type: ignore[arg-type]
            adjacent=(names[n + 1],) if n + 1 < len(names) else (),
            exit=chance.random() < 0.4,
        )
        for n, name in enumerate(names)
    }
    foes = tuple(
        Placement(foe=f"foe{n}", count=chance.choice((1, 1, 2, 4)), arena=chance.choice(names),
                  aware=chance.random() < 0.8, block=foe_of(chance))
        for n in range(chance.randint(1, 3))
    )  # fmt: skip
    bribes = (
        Bribe(text="A cart rolls in", ap=1, opens="cart"),
        Bribe(text="An oar lies there", arm=Weapon(name="an oar", kind="reach")),
        Bribe(text="They run", ap=3, routs="foe0"),
        Bribe(text="A bandage", ap=2, heals=1),
        Bribe(text="Luck", ap=0, bonus=2),
    )
    return Fight(
        foes=foes,
        arenas=arenas,
        hidden={"cart": Arena(type="tight", adjacent=(names[0],))},
        bribes=tuple(one for one in bribes if chance.random() < 0.4),
        changes=(Shift(round=2, arena=names[0], type="hazardous"),),
        rounds=chance.choice((0, 0, 8)),
        surprise=chance.random() < 0.2,
        parley=chance.choice((None, STANDARD)),
        deadly=chance.random() < 0.3,
        award=chance.choice((0, 2)),
        gloat=chance.choice((0, 1)),
    )


class Fought:
    """A fight that is being played, looked at after every step."""

    def __init__(self, seed: str, *, asks: bool = True) -> None:
        chance = random.Random(seed)
        self.sheet = hero_of(chance)
        self.start = self.sheet
        self.encounter: Any = begin(fight_of(chance), self.sheet, asks=asks)
        self.dice = SeededDice(seed)
        self.taken: list[tuple[str, str]] = []
        self.notes: list[Note] = []
        self.outcome: Outcome | None = None
        self.take("go-on")

    @property
    def open(self) -> list[Any]:
        return [one for one in self.encounter.options(self.sheet) if not one.reason]

    def take(self, option: str, words: str = "") -> None:
        before = self.sheet
        step = self.encounter.step(option, words, self.sheet, self.dice)
        self.encounter, self.sheet, self.outcome = step.encounter, step.sheet, step.outcome
        self.taken.append((option, words))
        self.notes += step.notes
        reckon(before, self.sheet, step.notes)
        if self.encounter is not None:
            hold(self.encounter, self.sheet)

    def any_of(self, number: int) -> None:
        """Take one of the open options."""
        one = self.open[number % len(self.open)]
        self.take(one.id, f"art{len(self.taken)}" if one.asks else "")


def reckon(before: Sheet, after: Sheet, notes: tuple[Note, ...]) -> None:
    """Every Awesome Point is told of, and what was spent never comes back."""
    by = sum(note.facts["by"] * (1 if note.code == "ap-gained" else -1)
             for note in notes if note.code in ("ap-gained", "ap-spent"))  # fmt: skip
    assert after.ap - before.ap == by
    assert after.spent >= before.spent
    for note in notes:
        assert note.code in CODES, note.code
        assert english(FICTIVE_HACK.phrase(note))


def hold(now: Any, sheet: Sheet) -> None:
    """What holds in every fight at every moment."""
    options = now.options(sheet)
    ids = [one.id for one in options]
    assert options
    assert not options[0].reason, "the first is the default, and open"
    assert len(ids) == len({*ids}), ids
    assert all(line and line == line.strip() for line in all_english(now.status(sheet)))
    assert 0 <= sheet.lost <= sheet.most
    assert sheet.ap >= 0
    assert not sheet.state, "whoever is down decides nothing"
    assert {*sheet.exhausted} <= {*talents()}
    assert all(how == "constant" or name in sheet.talents or name in sheet.borrowed
               for name, how in sheet.exhausted.items())  # fmt: skip
    assert not (sheet.shield and sheet.shielded and sheet.parrying)
    assert all(weapon.ammo >= 0 for weapon in sheet.weapons)
    assert gear.halves(sheet) >= 0
    battle = now.table.battle
    assert battle.turn.arena in battle.arenas
    for one in battle.fighters:
        assert one.arena in battle.arenas
        assert 0 <= one.lost <= one.block.wounds
        assert 0 <= one.count <= one.start
        assert one.resolve >= 0
        assert bool(one.gone) or one.left > 0
        assert len(one.used) <= sum(power.uses for power in one.block.powers) + 2


def fought(seed: str, *, asks: bool = True) -> Fought:
    """Play a whole fight by chance."""
    chance = random.Random(f"choices of {seed}")
    now = Fought(seed, asks=asks)
    for _ in range(LONGEST):
        if now.encounter is None:
            return now
        now.any_of(chance.randrange(1_000))
    raise AssertionError(f"the fight of seed {seed!r} has no end")
