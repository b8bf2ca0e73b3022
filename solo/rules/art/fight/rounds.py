"""Rounds and turns: the opening, who is next, what wears off, turns lost and turns bought.

Source of all: ART Engine, ART-334 to ART-346, ART-356 to ART-362, ART-490.
"""

from dataclasses import dataclass

from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.ranks import Rank, trait_of_rank
from solo.rules.art.fight import order
from solo.rules.art.fight.choosing import Choice, Pick
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.ends import STALEMATE
from solo.rules.art.fight.harm import let_go
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.rounds_shared import loses_first
from solo.rules.art.fight.showing import tell_foes
from solo.rules.art.fight.state import RULES, Lasting, Turn, altered
from solo.rules.art.fight.tasks import (
    Act,
    Again,
    AllOut,
    Assault,
    Defend,
    EndTurn,
    FoeActs,
    Initiative,
    NextTurn,
    Opening,
    OrderTurns,
    Wounds,
)  # fmt: skip
from solo.rules.art.fight.track import places
from solo.rules.art.heroes.sheet import changed
from solo.rules.core.outcome import Outcome

PERKS = RULES["perks"]


def opening(draft: Draft, task: Opening) -> None:
    """Roll initiative for all of ours, one after another; foes have their rank (ART-337)."""
    draft.tell("begins", count=len(draft.foes()))
    tell_foes(draft)
    for one in draft.foes():
        draft.change(one.id, initiative=int(one.ranks.rank("alertness")))
    draft.push(*(Initiative(who=one.id) for one in draft.ours()), OrderTurns())


def initiative(draft: Draft, task: Initiative) -> None:
    """Roll Alertness for initiative."""
    fighter = draft.fighter(task.who)
    trait = (
        None if fighter.block is None else max(1, trait_of_rank(fighter.block.rank("alertness")))
    )
    check = FightRoll(
        deed="initiative",
        attribute="alertness",
        trait=trait,
        skills=tuple(RULES["skills"]["initiative"]),
        purpose="to be first",
    )
    draft.roll(task.who, check, Ready(who=task.who))


@dataclass(frozen=True, kw_only=True)
class Ready:
    """What follows an initiative roll."""

    who: str

    def after(self, draft: Draft, outcome: Outcome) -> None:
        draft.change(self.who, initiative=int(outcome.facts["result_index"]))


def order_turns(draft: Draft, task: OrderTurns) -> None:
    """Fix the order for the whole fight, and where all begin (ART-336, ART-366, ART-367)."""
    fighters = [one for one in draft.fight.fighters.values() if draft.up(one.id)]
    simple = draft.shared().options.initiative == "simple"
    turns = order.round_the_table(fighters) if simple else order.ordered(fighters)
    combat = draft.fight.combat
    draft.alter(order=turns)
    if combat.range == "initiative":
        best = max(one.initiative for one in fighters)
        _place(draft, min(combat.bands - 1, best - int(Rank.CATASTROPHIC)))
    ambushed = combat.surprise
    for one in fighters:
        surprised = one.foe == (ambushed == "foes") if ambushed else False
        slow = loses_first(one.initiative) and not simple
        if surprised or slow:
            draft.change(one.id, surprised=surprised, lost=one.lost + 1)
    first = () if simple else order.bonus_round(draft.fight.fighters, turns, ambushed)
    draft.alter(started=True, queue=first, round=0)
    draft.tell("order", names=", ".join(draft.fighter(one).name for one in turns))
    if first:
        draft.tell("bonus-round", names=", ".join(draft.fighter(one).name for one in first))
    _all_out(draft)


def _place(draft: Draft, distance: int) -> None:
    """Put foes without a band of their own so far off (ART-367)."""
    combat = draft.fight.combat
    party, foes = places(distance, combat.bands, combat.band)
    given = {placed.band for placed in combat.foes if placed.band is not None}
    for one in draft.fight.fighters.values():
        if not one.foe:
            draft.change(one.id, band=party)
        elif one.band not in given:
            draft.change(one.id, band=foes)


def next_turn(draft: Draft, task: NextTurn) -> None:
    """Let whoever is next act, or begin the next round."""
    if not draft.fight.queue:
        _next_round(draft)
        return
    who, *others = draft.fight.queue
    draft.alter(queue=tuple(others), turn=None)
    if draft.up(who):
        _begin_turn(draft, who)
    else:
        draft.alter(waiting=draft.fight.waiting - {who})


def _next_round(draft: Draft) -> None:
    """End a round, with what wears off with it, and begin the next (ART-336)."""
    ending = draft.fight.round
    for one in list(draft.fight.fighters.values()):
        left = tuple(x for x in one.lasting if not (x.until == "round" and x.left <= ending))
        draft.change(one.id, acted=False, spent=False, idle=False, shield=0, parried=False,
                     stopped=False, lasting=left)  # fmt: skip
    queue = tuple(one for one in draft.fight.order if draft.up(one))
    draft.alter(round=ending + 1, queue=queue, waiting=frozenset(), attacked=(), turn=None)
    draft.tell("round", round=ending + 1)
    if _nowhere(draft, "ends") and not _awaits(draft):
        draft.alter(ended=STALEMATE)
        return
    _all_out(draft)


def nowhere(draft: Draft) -> bool:
    """Tell whether nobody gets anywhere, so that one may break off."""
    return _nowhere(draft, "offer")


def _nowhere(draft: Draft, what: str) -> bool:
    quiet, unmarked = map(int, RULES["lull"][what])
    fight = draft.fight
    return fight.round - fight.stirred > quiet or fight.round - fight.marked > unmarked


def _awaits(draft: Draft) -> bool:
    """Tell whether the author has something happen in a round to come."""
    now = draft.fight.round
    return any(end.round is not None and end.round >= now - 1 for end in draft.fight.combat.ends)


def _all_out(draft: Draft) -> None:
    """Let owners of the perk announce an all out attack before anybody acts (ART-488)."""
    owners = tuple(
        one.id for one in draft.heroes()
        if draft.perk(one.id, "all-out-attack") and one.id in draft.fight.queue
    )  # fmt: skip
    draft.push(*(AllOut(who=who) for who in owners))


def all_out(draft: Draft, task: AllOut) -> None:
    """Ask whether somebody attacks all out this round."""
    more, less = PERKS["all_out_attack"], PERKS["all_out_defense"]
    end = draft.fight.round
    name = "all out attack"
    lasts = tuple(
        (task.who, Lasting(kind=kind, name=name, amount=amount, until="round", left=end))
        for kind, amount in (("attack", more), ("defense", less))
    )
    picks = (
        Pick("as-usual", "Fight as usual this round", hint="no"),
        Pick("all-out", f"All out: {more:+} on your attacks, {less:+} on Defense", lasts=lasts,
             hint="all out"),
    )  # fmt: skip
    draft.ask(Choice(who=task.who, said=("Before anybody acts this round:",), picks=picks))


def _begin_turn(draft: Draft, who: str) -> None:
    """Begin a turn: what lasted until it ends; what is suffered is suffered; it may be lost."""
    fighter = draft.fighter(who)
    already = who in draft.fight.waiting
    lasting = fighter.lasting if already else _wear(draft, who, "start")
    draft.change(who, acted=True, lasting=lasting)
    draft.alter(waiting=draft.fight.waiting - {who})
    if not already and _loses(draft, who):
        draft.push(EndTurn(who=who))
        _suffers(draft, who)
        return
    fighter = draft.fighter(who)
    turn = Turn(who=who, action=fighter.spent)
    draft.alter(turn=turn)
    draft.change(who, surprised=False)
    if fighter.foe:
        draft.push(FoeActs(who=who))
    else:
        draft.push(Act(who=who))
    if not already:
        _suffers(draft, who)


def _wear(draft: Draft, who: str, when: str) -> tuple[Lasting, ...]:
    """Return what still lasts after the start or end of a turn."""
    found = []
    for one in draft.fighter(who).lasting:
        if one.until == when:
            if one.left <= 1:
                continue
            found.append(altered(one, left=one.left - 1))
        else:
            found.append(one)
    return tuple(found)


def _loses(draft: Draft, who: str) -> bool:
    """Tell whether somebody can do nothing this turn, and count it (ART-051, ART-343, ART-448)."""
    fighter = draft.fighter(who)
    grip = draft.fight.grip_of(who)
    if fighter.block is None and draft.sheet(who).staggered:
        draft.put(who, changed(draft.sheet(who), staggered=False))
        why = "staggered"
    elif fighter.lost:
        why = "surprised" if fighter.surprised else "lost"
        if fighter.foe == (draft.fight.combat.surprise == "foes"):
            draft.change(who, surprised=False)
        draft.change(who, lost=fighter.lost - 1)
    elif fighter.pinned:
        draft.change(who, pinned=fighter.pinned - 1)
        why = "pinned"
        if fighter.pinned == 1 and grip is not None:
            _unpin(draft, who)
    else:
        return False
    draft.tell("loses-turn", who, why=why)
    return True


def _unpin(draft: Draft, who: str) -> None:
    grips = tuple(
        altered(one, pinning=False) if one.held == who else one for one in draft.fight.grips
    )
    draft.alter(grips=grips)


def _suffers(draft: Draft, who: str) -> None:
    """Let an entangled throat be hurt as its turn begins (ART-128)."""
    for one in draft.fighter(who).bound:
        if one.part == "neck":
            _choke(draft, who, one.rank)


def _loosens(draft: Draft, who: str) -> None:
    """Bring what entangles somebody a round nearer its end, after their turn (ART-125)."""
    bound = draft.fighter(who).bound
    left = tuple(altered(one, rounds=one.rounds - 1) for one in bound if one.rounds > 1)
    if bound:
        draft.change(who, bound=left)


def _choke(draft: Draft, who: str, rank: int) -> None:
    """Hurt a throat: the same damage again for foes (Engine), a Defense roll for ours (ART-270)."""
    if draft.fighter(who).foe:
        draft.push(Wounds(who=who, rank=Rank(rank)))
    else:
        choked = Assault(at=who, rank=Rank(max(1, rank)), name="what is round the throat",
                         area=True, comrade=True)  # fmt: skip
        draft.push(Defend(assault=choked))


def end_turn(draft: Draft, task: EndTurn) -> None:
    """End a turn, or offer another for Fame (ART-361, ART-362, ART-490)."""
    who, turn = task.who, draft.fight.turn
    if draft.up(who):
        idle = turn is not None and turn.who == who and turn.number == 1 and not turn.action
        draft.change(who, lasting=_wear(draft, who, "end"), struck=False, idle=idle)
        if turn is None or turn.number == 1:
            _loosens(draft, who)
    price = None if turn is None or turn.who != who else price_of(draft, turn)
    draft.alter(turn=None)
    if price is None or turn is None or draft.fight.ended:
        return
    again = altered(turn, number=turn.number + 1, action=False, rolled=False, free=0, full=0,
                    moved=0, running=False, over=False, follow="", critical=False)  # fmt: skip
    picks = (
        Pick("end", "That is all for now", hint="end"),
        Pick("again", f"Act again at once, for {price} Fame",
             tasks=(Again(turn=again, price=price),), hint="again"),
    )  # fmt: skip
    draft.ask(Choice(who=who, said=("The turn is over.",), picks=picks))


def price_of(draft: Draft, turn: Turn) -> int | None:
    """Return the Fame that another turn costs now, or None when none can be had.

    Second Wind takes the place of the first price, once a round; the next costs what a third does
    (the recommended reading).

    Source: ART Engine, ART-361, ART-362, ART-490.
    """
    fighter = draft.fighter(turn.who)
    extra = RULES["extra_turns"]
    if fighter.block is not None or not draft.up(turn.who) or turn.number > len(extra):
        return None
    sheet = draft.sheet(turn.who)
    if sheet.staggered or fighter.lost or fighter.pinned or fighter.fooled:
        return None
    price = int(extra[turn.number - 1])
    if turn.number == 1 and draft.perk(turn.who, "second-wind"):
        price = int(RULES["second_wind"])
    return price if sheet.fame_left >= price else None


def again(draft: Draft, task: Again) -> None:
    """Begin a turn that Fame has bought."""
    who = task.turn.who
    draft.put(who, *expend(draft.sheet(who), task.price))
    draft.change(who, lasting=_wear(draft, who, "start"))
    draft.alter(turn=task.turn)
    draft.push(Act(who=who))


def wait(draft: Draft, who: str, after: str) -> None:
    """Let somebody wait until another has acted (ART-356 to ART-360)."""
    queue = order.waits(draft.fight.queue, who, after)
    draft.alter(queue=queue, waiting=draft.fight.waiting | {who}, turn=None)
    draft.change(who, acted=False)
    draft.tell("waits-for", who, after=draft.name(after))


def leave(draft: Draft, who: str) -> None:
    """Let somebody leave the fight by an exit."""
    let_go(draft, who)
    draft.change(who, gone="fled", prone=False)
    draft.tell("leaves", who)
    draft.turn(over=True)
