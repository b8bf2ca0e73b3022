"""Grapples: taking hold, what may be done in one, and getting out of it, on both sides.

Source of all: ART Engine, ART-433 to ART-452.
"""

from dataclasses import dataclass

from solo.rules.art.checks.ranks import clamp_rank, trait_of_rank
from solo.rules.art.fight.choosing import Choice, Pick
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.feats import Feat, Reason, trait_check
from solo.rules.art.fight.harm import fall, hand_over, let_go, regrip
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import RULES, Fighter, Grip, altered
from solo.rules.art.fight.tasks import Down, FreeAttack, Takedown
from solo.rules.art.fight.words import capital
from solo.rules.art.gear import carrying as gear
from solo.rules.core.outcome import Outcome

RULE = RULES["grapple"]
SILENT = "grapple-silent"


# Taking hold


def _may_grapple(draft: Draft, who: str, at: str) -> Reason:
    if draft.fighter(who).band != draft.fighter(at).band or draft.fight.grip_of(who):
        return None
    if draft.fight.grip_of(at) is not None:
        return None
    if draft.fighter(who).tied("arms"):
        return "your arms are entangled"
    return "" if gear.free_hands(draft.sheet(who)) else "that takes a free hand"


def _may_silently(draft: Draft, who: str, at: str) -> Reason:
    return "" if _may_grapple(draft, who, at) == "" else None  # the plain one tells why not


def _grapple_check(draft: Draft, who: str, at: str) -> FightRoll:
    return _hold_check(draft, who, at, silent=False)


def _silent_check(draft: Draft, who: str, at: str) -> FightRoll:
    return _hold_check(draft, who, at, silent=True)


def _hold_check(draft: Draft, who: str, at: str, *, silent: bool) -> FightRoll:
    """Return the roll for taking hold (ART-433 to ART-436)."""
    foe = draft.fighter(at)
    if foe.surprised or draft.fighter(who).hidden:
        rank = int(draft.rank(at, "strength", "agility", "alertness", lowest=True))
    else:
        rank = int(draft.rank(at, "strength", "agility"))
    if gear.free_hands(draft.sheet(who)) > 1:
        rank += RULE["both_hands"]
    if silent:
        rank += RULE["silent"]
    purpose = f"to take hold of {draft.name(at)}"
    return trait_check(draft, who, "grapple", "agility", rank, at, purpose)


def _grappled(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    """Hold, with the successes as a bonus and a free follow-up; or leave oneself open.

    Source: ART Engine, ART-437 to ART-440.
    """
    draft.change(who, hidden=False)
    if outcome.successes:
        take_hold(draft, who, at, outcome.successes)
        turn = draft.fight.turn
        if turn is not None and turn.who == who:
            draft.turn(follow=at)
    else:
        penalty = (("the failed grapple", -outcome.failures),)
        draft.push(FreeAttack(by=at, at=who, added=penalty, why="grapple"))


def take_hold(draft: Draft, holder: str, held: str, bonus: int) -> None:
    """Begin a grapple."""
    let_go(draft, holder)
    let_go(draft, held)
    grip = Grip(holder=holder, held=held, bonus=bonus)
    draft.alter(grips=(*draft.fight.grips, grip))
    draft.tell("grapples", holder, at=draft.name(held), bonus=bonus)


def joinable(draft: Draft, who: str) -> list[Grip]:
    """Return the grapples in the band that somebody may join on the holder's side (ART-441)."""
    fighter = draft.fighter(who)
    if draft.fight.grip_of(who):
        return []
    return [
        grip
        for grip in draft.fight.grips
        if draft.fighter(grip.holder).band == fighter.band
        and any(draft.fighter(one).foe == fighter.foe for one in (grip.holder, grip.held))
    ]


def join(draft: Draft, who: str, grip: Grip) -> None:
    """Join a grapple, without a roll."""
    regrip(draft, grip, helpers=(*grip.helpers, who))
    draft.tell("joins", who)


# In a grapple


def _holds(draft: Draft, who: str, at: str) -> Grip | None:
    """Return the grapple in which somebody, as holder or helper, has an enemy in reach."""
    grip = draft.fight.grip_of(who)
    if grip is None or at not in grip.members or who == grip.held:
        return None
    return grip


def _may_pin(draft: Draft, who: str, at: str) -> Reason:
    grip = _holds(draft, who, at)
    return "" if grip is not None and grip.holder == who and grip.held == at else None


def _pin_check(draft: Draft, who: str, at: str) -> FightRoll:
    rank = draft.rank(at, "strength", "agility")
    return trait_check(draft, who, "pin", "strength", rank, at, f"to pin {draft.name(at)}")


def _pinned(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    """Pin for a round per success; neither can do anything meanwhile (ART-447, ART-448)."""
    grip = draft.fight.grip_of(who)
    if outcome.successes and grip is not None:
        pin(draft, grip, outcome.successes)


def pin(draft: Draft, grip: Grip, rounds: int) -> None:
    """Hold somebody down for so many of its turns."""
    regrip(draft, grip, pinning=True)
    draft.change(grip.held, pinned=rounds)
    draft.tell("pinned", grip.held, rounds=rounds)


def _takedown_check(draft: Draft, who: str, at: str) -> FightRoll:
    rank = draft.rank(at, "strength", "agility", lowest=True)
    purpose = f"to throw {draft.name(at)} to the ground"
    return trait_check(draft, who, "takedown", "strength", rank, at, purpose)


def _may_take_down(draft: Draft, who: str, at: str) -> Reason:
    if _holds(draft, who, at) is None:
        return None
    return "you are both down already" if draft.fighter(at).prone else ""


def _taken_down(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    if outcome.successes:
        fall(draft, at)
        draft.push(Takedown(at=at, left=tuple(_others(draft, at))))


def _others(draft: Draft, at: str) -> list[str]:
    grip = draft.fight.grip_of(at)
    return [one for one in grip.members if one != at] if grip else []


def takedown(draft: Draft, task: Takedown) -> None:
    """Let each of the others fall with it, or break the grapple and stay up (ART-450, ART-451)."""
    if not task.left:
        return
    who, rest = task.left[0], Takedown(at=task.at, left=task.left[1:])
    fighter = draft.fighter(who)
    if draft.fight.grip_of(who) is None or not draft.up(who):
        draft.push(rest)
    elif fighter.block is not None:
        breaks(draft, who)
        draft.push(rest)
    else:
        at = draft.name(task.at)
        picks = (
            Pick(
                "go-down",
                f"Go down with {at} and keep hold",
                tasks=(Down(who=who, falls=True), rest),
                hint="down",
            ),
            Pick(
                "let-go",
                "Let go and stay on your feet",
                tasks=(Down(who=who, falls=False), rest),
                hint="let go",
            ),
        )
        draft.ask(Choice(who=who, said=(capital(f"{at} goes down."),), picks=picks))


def down(draft: Draft, task: Down) -> None:
    """Fall in a grapple, or break it."""
    if task.falls:
        fall(draft, task.who)
    else:
        breaks(draft, task.who)


def breaks(draft: Draft, who: str) -> None:
    """Let go of a grapple of one's own will."""
    let_go(draft, who)
    draft.tell("lets-go", who)


def _may_take_weapon(draft: Draft, who: str, at: str) -> Reason:
    if _holds(draft, who, at) is None or draft.fighter(at).ranks.arm is None:
        return None
    return "" if draft.fighter(at).weapon == "hand" else f"{draft.name(at)} holds no weapon"


def _take_weapon_check(draft: Draft, who: str, at: str) -> FightRoll:
    rank = draft.rank(at, "strength")
    purpose = f"to take {draft.name(at)}'s weapon"
    return trait_check(draft, who, "take-weapon", "strength", rank, at, purpose)


def _took_weapon(draft: Draft, who: str, at: str, outcome: Outcome) -> None:
    if outcome.successes:
        hand_over(draft, at, who)


# Getting out


def holder_check(draft: Draft, who: str, attribute: str) -> FightRoll:
    """Return the roll by which somebody who is held breaks free.

    The text does not say how; by the recommended reading it is Agility or Strength against the
    holder's higher of both (ART-452). What the hold is worth counts against it (ART-205, ART-439).
    """
    grip = draft.fight.grip_of(who)
    assert grip is not None
    rank = _strength_of(draft, grip.holder)
    check = trait_check(draft, who, "break-free", attribute, rank, grip.holder, "to break free")
    return altered(check, added=(("the hold", -grip.bonus),))


def friend_check(draft: Draft, who: str) -> FightRoll:
    """Return the roll by which a friend with ranks breaks free: the better of both."""
    grip = draft.fight.grip_of(who)
    assert grip is not None
    check = _resist(draft, who, _strength_of(draft, grip.holder), grip.holder)
    return altered(check, deed="break-free", added=(("the hold", -grip.bonus),),
                   purpose="to break free")  # fmt: skip


def _strength_of(draft: Draft, who: str) -> int:
    if draft.fighter(who).block is not None:
        return draft.rank(who, "strength", "agility")
    raise ValueError(f"{who} holds nobody as a foe does")


def break_free(draft: Draft, who: str, outcome: Outcome) -> None:
    """Get out of a grapple on a success."""
    if outcome.successes:
        let_go(draft, who)
        draft.tell("free", who)


# Foes in grapples


def foe_seizes(draft: Draft, who: str, at: str) -> None:
    """A foe takes hold of one of ours, who rolls the better of Strength and Agility against it.

    The rule for taking hold (ART-433), seen from the other side: foes never roll (ART-013).
    """
    draft.tell("seizes", who, at=draft.name(at))
    draft.roll(at, _resist(draft, at, draft.rank(who, "agility"), who), Seized(by=who, at=at))


def _resist(draft: Draft, who: str, rank: int, foe: str, bonus: int = 0) -> FightRoll:
    fighter = draft.fighter(who)
    if fighter.block is not None:
        trait = max(1, max(map(trait_of_rank, (fighter.block.rank(one) for one in _BODY))))
        attribute, given = "strength", trait
    else:
        attributes = draft.sheet(who).attributes
        attribute = max(_BODY, key=lambda one: attributes[one])
        given = None
    return FightRoll(
        deed="grapple",
        attribute=attribute,
        trait=given,
        difficulty=clamp_rank(rank),
        skills=tuple(RULES["skills"]["grapple"]),
        added=(("the hold", bonus),),
        shift=draft.columns(who, "rolls"),
        purpose=f"to keep {draft.name(foe)} off" if not bonus else f"to hold {draft.name(foe)}",
        against=draft.name(foe),
    )


_BODY = ("strength", "agility")


@dataclass(frozen=True, kw_only=True)
class Seized:
    """What follows when a foe reaches for somebody."""

    by: str
    at: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        if outcome.failures:
            take_hold(draft, self.by, self.at, outcome.failures)
        else:
            gained = (("the failed grapple", outcome.successes),)
            draft.push(FreeAttack(by=self.at, at=self.by, added=gained, why="grapple"))


def foe_struggles(draft: Draft, who: str) -> None:
    """A foe that is held tries to break free: whoever holds it rolls to keep it (ART-452)."""
    grip = draft.fight.grip_of(who)
    assert grip is not None
    draft.tell("struggles", who)
    rank = draft.rank(who, "strength", "agility")
    check = _resist(draft, grip.holder, rank, who, grip.bonus)
    draft.roll(grip.holder, check, Kept(who=who))


@dataclass(frozen=True, kw_only=True)
class Kept:
    """What follows when a foe tries to break free."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        if outcome.failures:
            let_go(draft, self.who)
            draft.tell("free", self.who)


def foe_pins(draft: Draft, who: str, at: str) -> None:
    """A foe tries to pin whom it holds: the rule of ART-447 from the other side."""
    grip = draft.fight.grip_of(who)
    assert grip is not None
    check = _resist(draft, at, draft.rank(who, "strength"), who)
    check = altered(check, added=(("the hold", -grip.bonus),), deed="pin")
    draft.roll(at, check, PinnedBy(by=who))


@dataclass(frozen=True, kw_only=True)
class PinnedBy:
    """What follows when a foe tries to pin somebody."""

    by: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        grip = draft.fight.grip_of(self.by)
        if outcome.failures and grip is not None:
            pin(draft, grip, outcome.failures)


def members(draft: Draft, grip: Grip) -> list[Fighter]:
    """Return those in a grapple who are still up."""
    return [draft.fighter(one) for one in grip.members if draft.up(one)]


FEATS = (
    Feat(id="grapple", text="Take hold of {at}", may=_may_grapple, check=_grapple_check,
         then=_grappled, hint="grapple"),
    Feat(id=SILENT, text="Take hold of {at} without a sound", may=_may_silently,
         check=_silent_check, then=_grappled),
    Feat(id="pin", text="Pin {at} down", may=_may_pin, check=_pin_check, then=_pinned, hint="pin"),
    Feat(id="takedown", text="Throw {at} to the ground", may=_may_take_down,
         check=_takedown_check, then=_taken_down, hint="takedown"),
    Feat(id="take-weapon", text="Take {at}'s weapon", may=_may_take_weapon,
         check=_take_weapon_check, then=_took_weapon, hint="take weapon"),
)  # fmt: skip
