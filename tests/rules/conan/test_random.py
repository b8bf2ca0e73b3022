"""Any player in any fight: nothing impossible comes of it, and it replays from its options."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.core.dice import RecordingDice, SeededDice
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.script import Scripted
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import Declaration
from solo.rules.two_d20.conan.doom import Policy
from solo.rules.two_d20.conan.fight.state import Battle
from solo.rules.two_d20.conan.fight.written import Deed, DoomEffect, Zone
from solo.rules.two_d20.conan.foe import Ability, Foe, Tactic
from solo.rules.two_d20.conan.gear.written import Item, known_talents, known_weapon
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.system import CONAN
from solo.rules.two_d20.core.fighting import LABELS
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.sheet import changed
from tests.english import all_english, english
from tests.proofs import amount
from tests.rules.conan.sample import able, armed, at, battle, fight, trained

TACTICS: tuple[Tactic, ...] = Tactic.__args__  # type: ignore[attr-defined]
MOST_STEPS = 3000


def block(pick: "Pick", name: str, **fields: Any) -> Foe:
    weapons = [pick.of("spear", "sword", "great hammer", "knife", "javelin", "bow", "war cry",
                       "staff", "sling", "fists") for _ in range(pick.to(2))]  # fmt: skip
    ability = Ability(name="It howls", doom=pick.to(2), qualities={"stun": 0, "persistent": 1})
    usual: dict[str, Any] = {
        "tn": 6 + pick.to(8), "focus": pick.to(3) - 1, "defense": pick.of(0, 7, 10),
        "vigor": pick.to(10), "resolve": pick.to(10), "wounds": pick.to(3), "trauma": pick.to(2),
        "armor": {"all": pick.to(3) - 1, "head": pick.to(4) - 1}, "courage": pick.to(3) - 1,
        "morale": pick.to(3) - 1, "keeps": pick.chance(),
        "aims": pick.of("spread", "hero", "companions", "weakest"),
        "weapons": tuple(map(known_weapon, weapons)), "ability": pick.of(None, ability),
        "tactics": tuple(t for t in TACTICS if pick.to(3) == 1),
    }  # fmt: skip
    return Foe(name=name, **{**usual, **fields})


class Pick:
    """Chance for the setting, apart from the dice of the game."""

    def __init__(self, seed: str) -> None:
        self._dice = SeededDice(f"{seed}:setting")

    def to(self, sides: int) -> int:
        return self._dice.roll(1, sides)[0]

    def of(self, *things: Any) -> Any:
        return things[self.to(len(things)) - 1]

    def chance(self) -> bool:
        return self.to(2) == 1


def any_hero(pick: Pick) -> Sheet:
    names = ("agility", "brawn", "coordination", "personality", "willpower")
    sheet = able(**{name: 6 + pick.to(9) for name in names})
    sheet = trained(sheet, melee=(pick.to(4), pick.to(4) - 1), parry=(pick.to(3), 1), ranged=(2, 1))
    sheet = armed(sheet, *pick.of(("sword", "bow"), ("great hammer",), ("javelin", "war cry"), ()))
    gear = (Item(name="rope"), Item(name="oil", resource=True), Item(name="oil", resource=True))
    options = ConanOptions(
        harm_together=pick.chance(), overkill=pick.chance(), reaction_doom_cost=pick.to(3) - 1,
        foe_momentum=pick.of("doom", "lost"), momentum_cap=pick.of(3, 6), wounds_max=pick.to(5),
    )  # fmt: skip
    friends = {"guard": block(pick, "Tomas"), "eve": block(pick, "Eve")}
    return changed(
        sheet,
        gear=gear,
        talents=tuple(known_talents()[key] for key in ("practised-arm", "hard-stare")),
        armor={"all": pick.to(4) - 1, "head": 0},
        courage=pick.to(3) - 1,
        pool=pick.to(4) - 1,
        threat=pick.to(10),
        fatigue=pick.of(0, 0, 3),
        companions=dict(list(friends.items())[: pick.to(3) - 1]),
        options=options,
    )


def any_fight(seed: str) -> tuple[Scripted[Sheet], Sheet]:
    pick = Pick(seed)
    zones = {
        "hall": Zone(
            name="the hall", adjacent=("stair",), exit=pick.chance(), cover=pick.to(3) - 1
        ),
        "stair": Zone(adjacent=("loft",), terrain=pick.to(2) - 1),
        "loft": Zone(name="the loft", adjacent=("roof",), cover=2),
        "roof": Zone(exit=pick.chance()),
    }
    check = SkillTest(
        skill="athletics", difficulty=pick.to(3), on_complication=pick.of("doom", "author"),
        declarations=(Declaration(id="loose-bar", text="There is a loose bar"),),
        buys=(Buy(id="quietly", text="Do it quietly"),),
    )  # fmt: skip
    policy = pick.of(Policy(name="none"), Policy(), Policy(name="aggressive"),
                     Policy(name="aggressive", most_damage=pick.to(6), seize=1))  # fmt: skip
    sheet = any_hero(pick)
    foes = [at(block(pick, f"the {name}"), pick.of(*zones), pick.to(2))
            for name in ("guard", "archer", "brute")[: pick.to(3)]]  # fmt: skip
    return (
        fight(
            sheet=sheet, asks=pick.to(5) > 1, foes=tuple(foes), zones=zones, policy=policy,
            start=pick.of(*zones), rounds=pick.of(0, 12), tags=Tags(light=pick.of("", "cloudy")),
            may_seize_initiative=pick.chance(),
            deeds=(Deed(id="bell", text="Ring the bell", check=check, zone="loft", ends=True),
                   Deed(id="beam", text="Drop the beam", check=check, damage=3)),
            doom_effects=(
                DoomEffect(id="snag", text="A snag.", kind="complication"),
                DoomEffect(id="net", text="A net.", cost=2, kind="complication"),
                DoomEffect(id="rock", text="A rock.", cost=2, damage=3),
            ),
        ),
        sheet,
    )  # fmt: skip


Ended = tuple[Outcome, Sheet, list[Note]]
"""How a fight came out, who came out of it, and all that was told."""


def fought(seed: str) -> tuple[list[str], Ended]:
    """Fight a fight by random options, and see that nothing impossible comes of it."""
    encounter, sheet = any_fight(seed)
    choose, dice = SeededDice(f"{seed}:player"), RecordingDice(SeededDice(seed))
    step, taken, told = Step(encounter, sheet), [], list[Note]()
    while step.encounter is not None:
        options: tuple[Option, ...] = step.encounter.options(step.sheet)
        allowed = [option.id for option in options if not option.reason]
        assert not options[0].reason
        assert len({option.id for option in options}) == len(options)
        assert all(english(line).strip() for line in step.encounter.status(step.sheet))
        # Half of the time the default, so that fights come to an end.
        usual = choose.roll(1, 2)[0] == 1
        choice = allowed[0 if usual else choose.roll(1, len(allowed))[0] - 1]
        option = step.encounter.forced or choice
        taken.append(option)
        before = step.sheet
        step = step.encounter.step(option, "", step.sheet, dice)
        assert all(english(CONAN.phrase(note)).strip() for note in step.notes)
        sound(before, step)
        told += step.notes
        assert len(taken) < MOST_STEPS
    assert step.outcome is not None
    assert step.outcome.label in LABELS
    assert bool(step.outcome.failures) == (step.outcome.label in ("fled", "defeated"))
    assert (step.outcome.label == "defeated") == step.sheet.fallen or step.outcome.label == "turned"
    assert all_english(CONAN.explain(step.outcome))
    return taken, (step.outcome, step.sheet, told)


def sound(before: Sheet, step: Step) -> None:
    """See that a step kept every invariant of Stress, Harm, Momentum, Doom and Fortune."""
    sheet = step.sheet
    assert 0 <= sheet.pool <= sheet.pool_cap
    assert sheet.threat >= 0
    assert 0 <= sheet.luck <= before.luck
    assert 0 <= sheet.vigor <= sheet.most_vigor
    assert 0 <= sheet.resolve <= sheet.most_resolve
    assert sheet.wounds >= before.wounds
    assert sheet.trauma >= before.trauma
    if step.encounter is not None:
        steady(battle(step))


def steady(battle: Battle) -> None:
    hero = battle.hero
    assert hero.standard >= 0
    assert hero.minor >= 0
    assert hero.near <= {foe.id for foe in battle.standing}
    assert all(battle.fighter(key).zone == hero.zone for key in hero.near)
    assert 0 <= hero.morale <= 4
    fighters = (*battle.foes, *battle.allies)
    assert len({one.id for one in fighters}) == len(fighters)
    for one in fighters:
        assert 0 <= one.vigor <= one.block.vigor
        assert 0 <= one.resolve <= one.block.resolve
        harmed = one.wounds >= one.block.wounds or one.trauma >= one.block.trauma
        assert bool(one.down) == harmed
        assert 0 <= one.nerve <= 4


@settings(max_examples=amount(4, 30, 300))
@given(st.text(max_size=8))
def test_no_order_of_legal_options_breaks_a_fight(seed: str) -> None:
    fought(seed)


@pytest.mark.parametrize("number", range(amount(4, 20, 5_000)))
def test_a_fight_replays_from_its_options(number: int) -> None:
    taken, ended = fought(str(number))
    encounter, start = any_fight(str(number))
    dice = SeededDice(str(number))
    step, told = Step(encounter, start), list[Note]()
    for option in taken:
        assert step.encounter is not None
        step = step.encounter.step(option, "", step.sheet, dice)
        told += step.notes

    assert (step.outcome, step.sheet, told) == ended
