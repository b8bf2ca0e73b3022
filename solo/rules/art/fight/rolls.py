"""The rolls of a fight: what they are made with, and how adventurers and friends make them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.art.checks.ranks import Rank, clamp_rank
from solo.rules.art.checks.roll import (
    EXTREME,
    Modifiers,
    Pairs,
    Terms,
    possible_counts,
    reckon,
    roll_once,
    standing_modifiers,
    throw,
)
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.terms import Words, offered
from solo.rules.art.fight.questions import ask
from solo.rules.art.fight.state import RULES
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.art.gear import powers
from solo.rules.art.gear.weapon_classes import ENTANGLE
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.messages.strips import strip
from solo.rules.core.bases import CheckBase, refuse
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Effect, Facts, Odds, Option, Outcome
from solo.rules.core.party.company import said_of
from solo.rules.core.protocols import Encounter, Illegal, Step
from solo.rules.core.shown.strip import succeeding
from solo.rules.core.table import Answer, Script
from solo.rules.core.wording.naming import unfit
from solo.rules.core.words import words as shared
from solo.words import Message, Text, english

REACTIONS = frozenset(
    ("initiative", "defense", "parry", "protect", "stop", "cast", "fumble", "question", "venom")
)
"""Rolls that are demanded, or Fate's: they are no action, and can't be aborted (ART-251)."""
_NO_ACTION = REACTIONS - {"parry", "protect"}
"""Rolls that leave a bonus on the next action as it is; to parry or protect is one (ART-219)."""
_OWN_TOOLS = ("attack", "disarm", "defense")
_ATTACKING = ("attacking", "attack", "attacks")
_KICKERS: dict[str, list[int]] = RULES["perks"]["kickers"]
_CALLED = {"attack": _ATTACKING, "disarm": _ATTACKING, "defense": ("defending", "defense")}


class Aborted(Exception):  # noqa: N818 - it is no error: an action ends before its roll
    """Raised where a player thinks better of an action before its roll (ART-206)."""


@dataclass(frozen=True, kw_only=True)
class FightRoll(CheckBase):
    """One roll in a fight."""

    by_face: ClassVar[bool] = True  # kickers go by the face (ART-015)

    deed: str  # what kind of roll it is: `attack`, `defense`, `dodge` …
    attribute: str  # what is rolled, and credited for doubles (ART-460)
    rating: int | None = None  # its value, where it is not the sheet's attribute
    # the whole trait of a friend, for whom the player rolls (ART-192), or None
    trait: int | None = None
    difficulty: int = 0  # a rank's index; 0 when the result is not counted
    skills: Words = ()  # names of skills that may help
    added: Modifiers = ()  # what the fight adds to the trait (name, points)
    shift: int = 0  # columns to the right
    purpose: Text = ""  # a short infinitive for the display
    against: Text = ""  # how the display calls who or what stands against it
    abortable: bool = False  # whether the player may think better of it before the dice
    about: ClassVar[str] = ""
    harms: ClassVar[bool] = False  # that somebody attacks has been told
    worth: int = 0  # of an attack: the lowest rank that does harm (ART-262)

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        """Return what it is rolled with."""
        skills: Pairs = ()
        burdens: Modifiers = ()
        if self.trait is not None:
            rating = self.trait
        elif sheet is None:
            raise unfit(self.attribute, shared("hero-needed"))
        else:
            rating = sheet.attributes[self.attribute] if self.rating is None else self.rating
            skills = offered((*self.skills, *self._called()), sheet)
            acts = self.deed not in _NO_ACTION
            burdens = standing_modifiers(sheet, bonus=acts) if sheet.fatigue or sheet.bonus else ()
            burdens += self._tools(sheet)
        kind = "defense" if self.deed == "defense" else "trait"
        return Terms(
            kind,
            self.attribute,
            rating,
            skills,
            (*(pair for pair in self.added if pair[1]), *burdens),
            self.difficulty,
            self.shift,
            False,
            self.against,
        )

    def _tools(self, sheet: Sheet) -> Pairs:
        """Return what things in hand or worn add, as to any roll (ART-203).

        For attacks and Defense, it is told apart against whom and with what.
        """
        if self.deed in _OWN_TOOLS or not (sheet.gear or sheet.worn):
            return ()
        names = [name for name in (self.attribute, *self.skills) if isinstance(name, str)]
        return powers.bonuses(sheet, (self.deed, *names), foes=(english(self.against),))

    def _called(self) -> Iterator[str]:
        """Yield what the skills may be called besides: `attacking with blades` (ART-511)."""
        for word in _CALLED.get(self.deed, ()):
            for name in self.skills:
                yield f"{word} {name}"

    def consequences(
        self, successes: int, failures: int, facts: Facts
    ) -> tuple[Effect[Sheet], ...]:
        """Return nothing: the fight itself decides what follows."""
        return ()

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return roll_once(self, sheet, dice)

    @property
    def by_label(self) -> bool:
        """Whether its odds are shown by labels; those of an attack are damage ranks (ART-261)."""
        return self.deed == "attack"

    def counts(self) -> frozenset[str] | None:
        return possible_counts(self.difficulty, self.shift) if self.difficulty else None


def rolled(check: FightRoll) -> Message:
    """Say in a few words what is rolled against what."""
    rank = Rank(check.difficulty).word
    return words("roll-against", attribute=check.attribute, difficulty=rank)


def measured(check: FightRoll, difficulty: int) -> FightRoll:
    """Return a roll without a difficulty as one that has it, so that it has odds."""
    if check.difficulty or not difficulty:
        return check
    return replace(check, difficulty=min(EXTREME, difficulty))


def trait_check(  # noqa: PLR0913
    table: FightTable,
    who: str,
    deed: str,
    attribute: str,
    difficulty: int,
    at: str,
    purpose: Text,
) -> FightRoll:
    """Return a trait roll in the fight, with what a hold adds in a grapple.

    A friend's rank is the trait of an adventurer, as the player rolls for it (ART-010, ART-192).
    """
    grip = table.battle.grip_of(who)
    bonus = grip.bonus if grip and grip.holder == who and at in grip.members else 0
    return FightRoll(
        deed=deed,
        attribute=attribute,
        trait=table.friend_trait(who, attribute),
        difficulty=clamp_rank(difficulty),
        skills=tuple(RULES["skills"].get(deed, ())),
        added=(("the hold", bonus),),
        shift=table.columns(who, "rolls"),
        purpose=purpose,
        against=table.name(at) if at else "",
    )


# Rolling


class Form(NamedTuple):
    """One of several forms of a roll: with a shield, or without."""

    check: FightRoll
    option: Option | None = None  # how it is chosen


def roll(table: FightTable, who: str, check: FightRoll) -> Script[Outcome]:
    """Roll for somebody, with what the player may decide about it.

    Raises:
        Aborted: The player thinks better of the action that begins with this roll.
    """
    outcome, _ = yield from roll_in_form(table, who, Form(check))
    return outcome


def roll_in_form(
    table: FightTable, who: str, form: Form, other: Form | None = None
) -> Script[tuple[Outcome, FightRoll]]:
    """Roll for somebody who may change to the other form before the dice; return which it was."""
    if table.fighter(who).block is not None:
        outcome = _roll_for_friend(table, form.check)
        tell_roll(table, who, form.check, outcome)
        return outcome, form.check
    reacts = form.check.deed in REACTIONS
    abortable = table.beginning == who and not reacts and table.asking
    check = replace(form.check, abortable=True) if abortable else form.check
    if not table.asking:
        return _taken_in(table, who, form.check, _roll_plainly(table, who, check)), form.check
    rolling: Encounter[Sheet] = Rolling(check, asks=True)
    while True:
        option, words = rolling.forced, ""
        if option is None:
            before = other if isinstance(rolling, Rolling) else None
            option, words, _ = yield from _decide(table, who, rolling, before)
        if isinstance(rolling, Rolling) and other and other.option and option == other.option.id:
            form, other = other, form
            rolling = rolling._replace(check=form.check)
            continue
        try:
            step = rolling.step(option, words, table.sheet_of(who), table.dice)
        except Illegal as refusal:
            if rolling.forced is not None:
                raise
            table.refusal = refusal
            continue
        if step.encounter is None:
            break
        table.put(who, step.sheet, step.notes)
        rolling = step.encounter
    return _taken_in(table, who, form.check, step), form.check


def _taken_in(table: FightTable, who: str, check: FightRoll, step: Step[Sheet]) -> Outcome:
    """Take in a roll of an adventurer's that was made, or aborted."""
    assert step.outcome is not None
    table.put(who, step.sheet)
    if step.outcome.label == "aborted":
        raise Aborted
    table.beginning = ""  # a die has fallen for it: too late to abort
    tell_roll(table, who, check, step.outcome)
    table.own(who, step.notes)
    return step.outcome


def _decide(
    table: FightTable, who: str, rolling: Encounter[Sheet], other: Form | None
) -> Script[Answer]:
    """Ask what is to be decided about a roll, before the dice or after them."""
    change = other.option if other is not None else None

    def options() -> tuple[Option, ...]:
        first, *more = rolling.options(table.sheet_of(who))
        return (first, *([change] if change else []), *more)

    def default() -> Option | None:
        return rolling.first(table.sheet_of(who))

    def admits(option: str) -> None:
        if isinstance(rolling, Rolling) and not (change and option == change.id):
            rolling.admits(option, table.sheet_of(who))
        else:
            refuse(option, options())

    def status() -> tuple[Text, ...]:
        found = rolling.status(table.sheet_of(who))
        worth = _worth(rolling.check) if isinstance(rolling, Rolling) else 0
        if worth:
            found = (*found, words("does-harm", rank=Rank(worth).word))
        name = table.name(who)
        return found if name == "you" else said_of(name, found)

    def odds(option: str) -> Odds | None:
        if not isinstance(rolling, Rolling):
            return None
        if other is not None and change is not None and option == change.id:
            return _harming(rolling._replace(check=other.check)).odds("roll", table.sheet_of(who))
        return _harming(rolling).odds(option, table.sheet_of(who))

    return (yield from ask(table, who, options, status, odds, admits=admits, first=default))


def _harming(rolling: Rolling) -> Rolling:
    """Return the roll of an attack measured against what does harm, for its odds."""
    check = rolling.check
    if not isinstance(check, FightRoll):
        return rolling
    return rolling._replace(check=measured(check, check.worth))


def _worth(check: object) -> int:
    return check.worth if isinstance(check, FightRoll) else 0


class _Fallen(NamedTuple):
    step: Step[Sheet]
    kicker: int | None  # if anything may happen on it


def _roll_plainly(table: FightTable, who: str, check: FightRoll) -> Step[Sheet]:
    """Roll for an adventurer without any decision; odds take dice that come to the same as one."""
    rule = partial(_rolled, check, table.sheet_of(who), _telling(table))
    return foreseen(table.dice, rule, _counting).step


def _roll_for_friend(table: FightTable, check: FightRoll) -> Outcome:
    """Roll for a friend, on the table in use and with nothing of an adventurer's own."""
    rule = partial(_rolled_for_friend, check, table.shared(), _telling(table))
    outcome = foreseen(table.dice, rule, _counting).step.outcome
    assert outcome is not None
    return outcome


def _rolled(check: FightRoll, sheet: Sheet, telling: frozenset[int], dice: Dice) -> _Fallen:
    return _fallen(Rolling(check, asks=False).step("roll", "", sheet, dice), telling)


def _rolled_for_friend(
    check: FightRoll, sheet: Sheet, telling: frozenset[int], dice: Dice
) -> _Fallen:
    terms = check.terms(None)
    outcome = reckon(check, terms, throw(terms, sheet, dice), None)
    return _fallen(Step(None, sheet, (), outcome), telling)


def _fallen(step: Step[Sheet], telling: frozenset[int]) -> _Fallen:
    assert step.outcome is not None
    kicker = step.outcome.facts["roll"] % 10
    return _Fallen(step, kicker if kicker in telling else None)


def _counting(fallen: _Fallen) -> object:
    """Return what a fight goes on with: the result, what it did to the hero, and its kicker."""
    step, kicker = fallen
    assert step.outcome is not None
    _, successes, failures, *_ = step.outcome
    return step.outcome.facts["result_index"], successes, failures, step.sheet, kicker


def _telling(table: FightTable) -> frozenset[int]:
    """Return the kickers that may do something in this fight.

    Perks, things and foes have some (ART-016, ART-085, ART-125, ART-480 to ART-485).
    """
    found: set[int] = set()
    for one in table.battle.fighters.values():
        if one.block is not None:
            found.update(kicker for effect in one.block.on_kicker for kicker in effect.kicker)
            continue
        for perk, kickers in _KICKERS.items():
            if table.perk(one.id, perk):
                found.update(kickers)
        for carried in table.sheet_of(one.id).gear:
            own, effects = carried.item.weapon, carried.item.effects
            found.update(one.on_kicker for one in effects if one.on_kicker is not None)
            if own is not None and ENTANGLE in own.features:
                found.update(map(int, RULES["entangle"]))
    return frozenset(found)


def roll_fate(table: FightTable, who: str, purpose: Text) -> Script[int]:
    """Roll Fate for an adventurer or a friend, which finds who is struck; return the result.

    It is a roll like others, with its player's decisions and what doubles teach (ART-211, ART-456).
    """
    trait = table.friend_trait(who, "fate")
    shift = table.columns(who, "rolls")
    check = FightRoll(deed="cast", attribute="fate", trait=trait, shift=shift, purpose=purpose)
    outcome = yield from roll(table, who, check)
    return int(outcome.facts["result_index"])


def tell_roll(table: FightTable, who: str, check: FightRoll, outcome: Outcome) -> None:
    """Tell how a roll fell, and keep it to be explained."""
    table.explains(outcome)
    facts = outcome.facts
    table.say(
        "roll",
        who,
        deed=check.deed,
        purpose=check.purpose,
        row=facts["row"],
        roll=facts["roll"],
        taken=facts["taken"],
        raised=facts["raised"],
        shift=facts["shift"],
        label=outcome.label,
        difficulty=facts["difficulty"],
        successes=outcome.successes,
        failures=outcome.failures,
        succeeds=succeeding(strip(outcome)),
    )


def chances(table: FightTable, who: str, check: FightRoll, difficulty: int = 0) -> Odds:
    """Return the exact odds of a roll of somebody's."""
    sheet = table.shared() if table.fighter(who).block is not None else table.sheet_of(who)
    return odds(measured(check, difficulty), sheet)
