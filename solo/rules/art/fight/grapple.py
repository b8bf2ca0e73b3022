"""Grapples: taking hold, what may be done in one, and getting out of it, on both sides.

Source of all: ART Engine, ART-433 to ART-452.
"""

from collections.abc import Iterator

from solo.rules.art.checks.ranks import clamp_rank, trait_of_rank
from solo.rules.art.fight.attack import free_attack
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.feats import Feat, Reason, against
from solo.rules.art.fight.harm import fall, hand_over, let_go, regrip
from solo.rules.art.fight.offers import Offer, action, why_not
from solo.rules.art.fight.questions import Pick, choose
from solo.rules.art.fight.rolls import FightRoll, roll, trait_check
from solo.rules.art.fight.state import RULES, Grip, Turn, altered
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.words import words
from solo.rules.art.gear import carrying as gear
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script

RULE = RULES["grapple"]
SILENT = "grapple-silent"
HANDS = 2


# Taking hold


def _may_grapple(table: FightTable, who: str, at: str) -> Reason:
    if table.battle.grip_of(who) or table.battle.grip_of(at):
        return None
    if table.fighter(who).tied("arms"):
        return words("arms-entangled")
    return "" if _free_hands(table, who) else words("takes-hand")


def _free_hands(table: FightTable, who: str) -> int:
    fighter = table.fighter(who)
    if fighter.block is None:
        return gear.free_hands(table.sheet_of(who))
    arm = fighter.ranks.arm if fighter.weapon == "hand" else None
    return HANDS - (arm.hands if arm is not None else 0)


def _may_silently(table: FightTable, who: str, at: str) -> Reason:
    return "" if _may_grapple(table, who, at) == "" else None  # the plain one tells why not


def _grapple_check(table: FightTable, who: str, at: str) -> FightRoll:
    return _hold_check(table, who, at, silent=False)


def _silent_check(table: FightTable, who: str, at: str) -> FightRoll:
    return _hold_check(table, who, at, silent=True)


def _hold_check(table: FightTable, who: str, at: str, *, silent: bool) -> FightRoll:
    """Return the roll for taking hold (ART-433 to ART-436)."""
    foe = table.fighter(at)
    if foe.surprised or table.fighter(who).hidden:
        rank = int(table.rank(at, "strength", "agility", "alertness", lowest=True))
    else:
        rank = int(table.rank(at, "strength", "agility"))
    if _free_hands(table, who) > 1:
        rank += RULE["both_hands"]
    if silent:
        rank += RULE["silent"]
    purpose = words("to-grapple", at=table.name(at))
    return trait_check(table, who, "grapple", "agility", rank, at, purpose)


def _grappled(table: FightTable, who: str, at: str, outcome: Outcome) -> Script[None]:
    """Take hold on a success, with a free follow-up; a failure gives the foe a free attack.

    Source: ART Engine, ART-437 to ART-440.
    """
    table.alter(who, hidden=False)  # before the free attack, which the unseen would not suffer
    if outcome.successes:
        take_hold(table, who, at, outcome.successes)
        turn = table.battle.turn
        if turn is not None and turn.who == who:
            table.alter_turn(follow=at)
    else:
        penalty = (("the failed grapple", -outcome.failures),)
        yield from free_attack(table, at, who, penalty, why="grapple")


def take_hold(table: FightTable, holder: str, held: str, bonus: int) -> None:
    """Begin a grapple."""
    let_go(table, holder)
    let_go(table, held)
    grip = Grip(holder=holder, held=held, bonus=bonus)
    table.update(grips=(*table.battle.grips, grip))
    table.say("grapples", holder, at=table.name(held), bonus=bonus)


def joinable(table: FightTable, who: str) -> list[Grip]:
    """Return the grapples in the band that somebody may join on the holder's side (ART-441)."""
    fighter = table.fighter(who)
    if table.battle.grip_of(who):
        return []
    return [
        grip
        for grip in table.battle.grips
        if table.fighter(grip.holder).band == fighter.band
        and any(table.fighter(one).foe == fighter.foe for one in (grip.holder, grip.held))
    ]


def join(table: FightTable, who: str, grip: Grip) -> None:
    """Join a grapple, without a roll."""
    regrip(table, grip, helpers=(*grip.helpers, who))
    table.say("joins", who)


# In a grapple


def _shared_grip(table: FightTable, who: str, at: str) -> Grip | None:
    """Return the grapple that both are in, whoever took hold (ART-442, ART-447)."""
    grip = table.battle.grip_of(who)
    return grip if grip is not None and at in grip.members else None


def _may_pin(table: FightTable, who: str, at: str) -> Reason:
    return None if _shared_grip(table, who, at) is None else ""


def _pinned(table: FightTable, who: str, at: str, outcome: Outcome) -> None:
    """Pin for a round per success; neither can do anything else then (ART-447, ART-448).

    Anybody in a grapple may try. Who pins another is the holder from then on (our reading); the
    bonus of the hold before is lost (ART-439).
    """
    grip = table.battle.grip_of(who)
    if not outcome.successes or grip is None:
        return
    if who != grip.holder:
        helpers = tuple(one for one in grip.members if one not in (who, at))
        regrip(table, grip, holder=who, held=at, bonus=0, helpers=helpers)
        if grip.held != at:
            table.alter(grip.held, pinned=0)  # whoever held them down is held now
        grip = Grip(holder=who, held=at, helpers=helpers)
    pin(table, grip, outcome.successes)


def pin(table: FightTable, grip: Grip, rounds: int) -> None:
    """Hold somebody down for so many of its turns."""
    regrip(table, grip, pinning=True)
    table.alter(grip.held, pinned=rounds)
    table.say("pinned", grip.held, rounds=rounds)


def _may_take_down(table: FightTable, who: str, at: str) -> Reason:
    if _shared_grip(table, who, at) is None:
        return None
    return words("down-already", name=table.name(at)) if table.fighter(at).prone else ""


def _taken_down(table: FightTable, who: str, at: str, outcome: Outcome) -> Script[None]:
    """Throw somebody down; the others fall too, or let go and stay up (ART-450, ART-451)."""
    if not outcome.successes:
        return
    fall(table, at)
    grip = table.battle.grip_of(at)
    for other in [one for one in grip.members if one != at] if grip else []:
        end_if_over(table)
        if table.battle.grip_of(other) is None or not table.up(other):
            continue
        if not table.fighter(other).foe and (yield from _goes_down(table, other, at)):
            fall(table, other)
        else:
            breaks(table, other)


def _goes_down(table: FightTable, who: str, at: str) -> Script[bool]:
    name = table.name(at)
    picks = (
        Pick(id="go-down", text=words("go-down", name=name), value=True, hint="down"),
        Pick(id="let-go", text=words("let-go-up"), value=False, hint="let go"),
    )
    return (yield from choose(table, who, words("goes-down", name=name), picks))


def breaks(table: FightTable, who: str) -> None:
    """Let go of a grapple of one's own will."""
    let_go(table, who)
    table.say("lets-go", who)


def _may_take_weapon(table: FightTable, who: str, at: str) -> Reason:
    if _shared_grip(table, who, at) is None or table.fighter(at).ranks.arm is None:
        return None
    if table.fighter(at).weapon == "hand":
        return ""
    return words("holds-no-weapon", name=table.name(at))


def _took_weapon(table: FightTable, who: str, at: str, outcome: Outcome) -> None:
    if outcome.successes:
        hand_over(table, at, who)


# Getting out


def holder_check(table: FightTable, who: str, attribute: str) -> FightRoll:
    """Return the roll by which somebody who is held breaks free.

    The text does not say how; by the recommended reading it is Agility or Strength against the
    holder's higher of both (ART-452). What the hold is worth counts against it (ART-205, ART-439).
    """
    grip = table.battle.grip_of(who)
    assert grip is not None
    rank = _strength_of(table, grip.holder)
    purpose = words("to-break-free")
    check = trait_check(table, who, "break-free", attribute, rank, grip.holder, purpose)
    return altered(check, added=(("the hold", -grip.bonus),))


def _strength_of(table: FightTable, who: str) -> int:
    if table.fighter(who).block is not None:
        return table.rank(who, "strength", "agility")
    raise ValueError(f"{who} holds nobody as a foe does")


def break_free(table: FightTable, who: str, outcome: Outcome) -> None:
    """Get out of a grapple on a success."""
    if outcome.successes:
        let_go(table, who)
        table.say("free", who)


def in_grapple(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer to join a grapple, to get out of one, or to let go."""
    grip = table.battle.grip_of(who)
    if grip is None:
        for other in joinable(table, who):
            yield _join_offer(table, who, turn, other)
    elif grip.held == who:
        for attribute in ("agility", "strength"):
            yield _break_free_offer(table, who, turn, attribute)
    else:
        text = words("let-go", pinning=grip.pinning)
        option = Option("let-go", text, hint="let go")
        yield Offer(option=option, do=lambda words: breaks(table, who))


def _join_offer(table: FightTable, who: str, turn: Turn, grip: Grip) -> Offer:
    foe = grip.held if table.fighter(grip.held).foe else grip.holder

    def do(words: str) -> None:
        table.spend()
        join(table, who, grip)

    text = words("join-grapple", name=table.name(foe))
    option = Option(f"join-{foe}", text, reason=why_not(table, turn))
    return Offer(option=option, do=do, page="other")


def _break_free_offer(table: FightTable, who: str, turn: Turn, attribute: str) -> Offer:
    def check() -> FightRoll:
        return holder_check(table, who, attribute)

    text = words("break-free", attribute=attribute)
    option = Option(f"break-free-{attribute}", text, reason=why_not(table, turn), hint="break free")
    do = action(table, who, check, lambda outcome: break_free(table, who, outcome))
    return Offer(option=option, do=do, check=check)


# Foes in grapples


def foe_seizes(table: FightTable, who: str, at: str) -> Script[None]:
    """A foe tries to take hold: its target rolls the better of Strength and Agility against it.

    The rule for taking hold (ART-433), seen from the other side: foes never roll (ART-013).
    """
    table.say("seizes", who, at=table.name(at))
    outcome = yield from roll(table, at, _resist(table, at, table.rank(who, "agility"), who))
    if outcome.failures:
        take_hold(table, who, at, outcome.failures)
    else:
        gained = (("the failed grapple", outcome.successes),)
        yield from free_attack(table, at, who, gained, why="grapple")


def foe_struggles(table: FightTable, who: str) -> Script[None]:
    """A foe that is held tries to break free: whoever holds it rolls to keep it (ART-452)."""
    grip = table.battle.grip_of(who)
    assert grip is not None
    table.say("struggles", who)
    rank = table.rank(who, "strength", "agility")
    check = _resist(table, grip.holder, rank, who, grip.bonus)
    outcome = yield from roll(table, grip.holder, check)
    if outcome.failures:
        let_go(table, who)
        table.say("free", who)


def foe_pins(table: FightTable, who: str, at: str) -> Script[None]:
    """A foe tries to pin whom it holds: the rule of ART-447 from the other side."""
    grip = table.battle.grip_of(who)
    assert grip is not None
    check = _resist(table, at, table.rank(who, "strength"), who)
    check = altered(check, added=(("the hold", -grip.bonus),), deed="pin")
    outcome = yield from roll(table, at, check)
    grip = table.battle.grip_of(who)
    if outcome.failures and grip is not None:
        pin(table, grip, outcome.failures)


def _resist(table: FightTable, who: str, rank: int, foe: str, bonus: int = 0) -> FightRoll:
    fighter = table.fighter(who)
    if fighter.block is not None:
        trait = max(1, max(map(trait_of_rank, (fighter.block.rank(one) for one in _BODY))))
        attribute, given = "strength", trait
    else:
        attributes = table.sheet_of(who).attributes
        attribute = max(_BODY, key=lambda one: attributes[one])
        given = None
    return FightRoll(
        deed="grapple",
        attribute=attribute,
        trait=given,
        difficulty=clamp_rank(rank),
        skills=tuple(RULES["skills"]["grapple"]),
        added=(("the hold", bonus),),
        shift=table.columns(who, "rolls"),
        purpose=words("to-hold" if bonus else "to-keep-off", name=table.name(foe)),
        against=table.name(foe),
    )


_BODY = ("strength", "agility")


FEATS = (
    Feat(id="grapple", may=_may_grapple, check=_grapple_check, then=_grappled, hint="grapple",
         close=True),
    Feat(id=SILENT, may=_may_silently, check=_silent_check, then=_grappled, close=True),
    Feat(id="pin", may=_may_pin, then=_pinned, hint="pin",
         check=against("pin", "strength", "strength", "agility")),
    Feat(id="takedown", may=_may_take_down, then=_taken_down, hint="takedown",
         # against the lower of two ranks (ART-449)
         check=against("takedown", "strength", "strength", "agility", lowest=True)),
    Feat(id="take-weapon", may=_may_take_weapon, then=_took_weapon, hint="take weapon",
         check=against("take-weapon", "strength", "strength")),
)  # fmt: skip
