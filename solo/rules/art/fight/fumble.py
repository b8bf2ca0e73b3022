"""Fumbles: what a Catastrophic attack, or an Awesome Defense, leads to.

Source of all: ART Engine, ART-391 to ART-395.
"""

from dataclasses import dataclass

from solo.rules.art.fight.arms import in_reach
from solo.rules.art.fight.assault import assault_of
from solo.rules.art.fight.attack import best_arm
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.fate import unluckiest
from solo.rules.art.fight.harm import disarm, fall
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import RULES, altered
from solo.rules.art.fight.struck import for_a_turn
from solo.rules.art.fight.tasks import Blow, FreeAttack, Fumbled
from solo.rules.core.outcome import Outcome


def fumble(draft: Draft, task: Fumbled) -> None:
    """Roll on the Fumble table: Agility for one's own, Cunning for a foe's that one caused."""
    if not (draft.up(task.who) and draft.up(task.by)):
        return
    own = task.who == task.by
    draft.tell("fumbles", task.who)
    attribute = "agility" if own else "cunning"
    purpose = (
        "to recover from the fumble" if own else f"to make the most of {task_name(draft, task)}"
    )
    fighter = draft.fighter(task.by)
    trait = None
    if fighter.block is not None:
        trait = max(1, fighter.block.trait(attribute))
    check = FightRoll(
        deed="fumble",
        attribute=attribute,
        trait=trait,
        skills=tuple(RULES["skills"]["fumble"]) if own else (),
        shift=draft.columns(task.by, "rolls"),
        purpose=purpose,
    )
    draft.roll(task.by, check, Recovered(task=task))


def task_name(draft: Draft, task: Fumbled) -> str:
    """Say whose slip it is."""
    return f"{draft.name(task.who)}'s slip"


@dataclass(frozen=True, kw_only=True)
class Recovered:
    """What follows the roll on the Fumble table."""

    task: Fumbled

    def after(self, draft: Draft, outcome: Outcome) -> None:
        own = self.task.who == self.task.by
        row = RULES["fumble"]["own" if own else "foe"]
        happen(draft, self.task, row[int(outcome.facts["result_index"]) - 1])


def happen(draft: Draft, task: Fumbled, what: str) -> None:
    """Let a row of the Fumble table happen (ART-393)."""
    who = task.who
    if what == "fall" and draft.fighter(who).prone:
        what = "drop"
    if what == "comrade" and not _comrades(draft, who):
        what = "shaken-1"
    draft.tell("fumble", who, what=what)
    match what:
        case "shaken-1" | "shaken-2":
            draft.lasts(who, for_a_turn(draft, who, "rolls", "shaken", -int(what[-1])))
        case "comrade":
            _strike_comrade(draft, task)
        case "free-attack":
            draft.push(FreeAttack(by=task.at, at=who, why="fumble"))
        case "drop":
            disarm(draft, who, task.arm.carried if task.arm else None)
        case "fall":
            fall(draft, who)
        case "no-attack" | "no-move" | "no-parry":
            draft.lasts(who, for_a_turn(draft, who, what, "off balance"))
        case _:
            pass


def _comrades(draft: Draft, who: str) -> list[str]:
    band = draft.fighter(who).band
    return [one.id for one in draft.beside(who) if one.band == band]


def _strike_comrade(draft: Draft, task: Fumbled) -> None:
    """Attack the unluckiest comrade in the band with the weapon that went astray."""
    unlucky = unluckiest(draft, _comrades(draft, task.who), task.who, "to be out of the way")
    if draft.fighter(task.who).foe:
        draft.push(assault_of(draft, (task.who,), unlucky))
    else:
        draft.push(Blow(by=task.who, at=unlucky, arm=task.arm))


def free_attack(draft: Draft, task: FreeAttack) -> None:
    """Let somebody strike outside the order, if the target is in reach and can be struck at."""
    if not (draft.up(task.by) and draft.up(task.at)) or _helpless(draft, task.by):
        return
    fighter = draft.fighter(task.by)
    if fighter.foe:
        if in_reach(draft, task.by, task.at, None):
            draft.tell("free-attack", task.by, why=task.why)
            assault = assault_of(draft, (task.by,), task.at)
            draft.push(altered(assault, added=(*assault.added, *task.added)))
        return
    arm = best_arm(draft, task.by, task.at) if fighter.block is None else None
    if fighter.block is None and arm is None:
        return
    if in_reach(draft, task.by, task.at, arm):
        draft.tell("free-attack", task.by, why=task.why)
        draft.push(Blow(by=task.by, at=task.at, arm=arm, added=task.added))


def _helpless(draft: Draft, who: str) -> bool:
    fighter = draft.fighter(who)
    return bool(fighter.lost or fighter.pinned or fighter.tied("arms") or fighter.fooled) or (
        draft.barred(who, "no-attack")
    )
