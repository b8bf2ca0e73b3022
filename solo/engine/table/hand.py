"""Checks and effects of the rules by hand, for the one whose turn it is."""

from collections.abc import Callable

from solo.adventure.model import Adventure
from solo.engine.actions import change, worked
from solo.engine.draft import Draft
from solo.engine.encounters import drive
from solo.engine.events import HeroFell
from solo.engine.state import Pending
from solo.engine.table.asking import at_once
from solo.engine.table.company import gathered, parted
from solo.engine.table.events import MemberCalled, OrderRolled
from solo.engine.table.roster import member, seat, tabletop
from solo.engine.table.words import words as say
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import AnyCheck, Illegal
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import why
from solo.rules.core.wording.samples import samples
from solo.rules.core.wording.spoken import attribute_or_check, spoken_effect
from solo.words import Text


def check(draft: Draft, words: str) -> None:
    """Roll a check of the rules: `trait attribute=strength difficulty=Poor`."""
    tabletop(draft)
    system = draft.world.system
    _put(draft, *attribute_or_check(system, words, cast(draft.world.adventure), system.improvise))


def _put(draft: Draft, kind: str, value: AnyCheck) -> None:
    try:
        encounter = draft.world.system.begin(value, draft.sheet, asks=draft.asks)
        drive(draft, Pending(kind, encounter, _rolled))
    except ValueError as reason:
        raise Illegal(why(reason)) from reason


def everyone(draft: Draft, words: str) -> None:
    """Roll a check of the rules for everybody at the table, one after another; or change all."""
    verb, _, rest = words.strip().partition(" ")
    if verb.casefold() == "do":
        _do_to_all(draft, rest)
    else:
        _rolls(draft, words)


def _do_to_all(draft: Draft, words: str) -> None:
    """Do an effect of the rules to everybody whom it changes.

    Raises:
        Illegal: It is none, or changes nobody.
    """
    table, changed = tabletop(draft), False
    refusal: Text = say("nobody-yet")
    for one in table.members:
        start = len(draft.events)
        seat(draft, one.name)
        draft.events[start:] = [MemberCalled(one.name)]
        try:
            do(draft, words)
            changed = True
        except Illegal as reason:
            refusal = reason.reason
            del draft.events[start:]
    if not changed:
        raise Illegal(refusal)
    back_to(draft, table.acting)


def back_to(draft: Draft, name: str) -> None:
    """Let the one act again who acted before everybody was called."""
    start = len(draft.events)
    seat(draft, name)
    del draft.events[start:]


def order(draft: Draft, words: str) -> None:
    """Roll for the order of turns: as the rules say, or a check that is named.

    Those with the same result keep the order in which they sit.
    """
    table, system = tabletop(draft), draft.world.system
    if words.strip():
        results = _rolls(draft, words)
    elif (hand := system.by_hand) is not None and (first := hand.first) is not None:
        results = _everybody(draft, lambda: _put(draft, "initiative", first()))
    else:
        raise Illegal(say("any-order", system=system.title))
    ordered = sorted(table.members, key=lambda one: -results[one.name])
    draft.table = tabletop(draft)._replace(
        members=tuple(member(draft, one.name) for one in ordered)
    )
    draft.events.append(OrderRolled(tuple(one.name for one in ordered)))
    seat(draft, ordered[0].name)


def together(draft: Draft, words: str) -> None:
    """Roll a check of several: the one who acts, with the help of all others.

    Raises:
        Illegal: The rules have none, or there are no others.
    """
    table, system = tabletop(draft), draft.world.system
    if len(table.members) < 2:
        raise Illegal(say("not-two"))
    draft.asks = False
    kind, value = attribute_or_check(system, words, cast(draft.world.adventure), system.effort)
    _put(draft, kind, gathered(draft, value))
    at_once(draft)
    parted(draft)


def _rolls(draft: Draft, words: str) -> dict[str, int]:
    """Roll a check for everybody; return the counts, failures below 0, by name."""
    return _everybody(draft, lambda: check(draft, words))


def _everybody(draft: Draft, roll: Callable[[], None]) -> dict[str, int]:
    """Roll for everybody with the usual decisions; return by name what can be compared.

    A result that is a rank counts as such, any other by its successes or failures.
    """
    table = tabletop(draft)
    if len(table.members) < 2:
        raise Illegal(say("not-two"))
    results = {}
    draft.asks = False
    for one in table.members:
        start = len(draft.events)
        seat(draft, one.name)
        draft.events[start:] = [MemberCalled(one.name)]
        roll()
        at_once(draft)
        outcome = draft.last
        counted = 0 if outcome is None else outcome.successes - outcome.failures
        rank = counted if outcome is None else outcome.facts.get("result_index", counted)
        results[one.name] = rank if isinstance(rank, int) else counted
    back_to(draft, table.acting)
    return results


def do(draft: Draft, words: str) -> None:
    """Do an effect of the rules: `damage poor`."""
    tabletop(draft)
    if not words.strip():
        system = draft.world.system
        known, some = (*system.effects,), samples(system).effects
        raise Illegal(say("do-what", known=known, samples=some))
    _, effect = spoken_effect(draft.world.system, words, cast(draft.world.adventure))
    try:
        sheet, notes = worked(draft, effect)
    except ValueError as reason:
        raise Illegal(why(reason)) from reason
    if sheet == draft.sheet and not notes:
        raise Illegal(say("no-change"))
    before = draft.world.system.fallen(draft.sheet)
    change(draft, sheet, notes)
    fallen = draft.world.system.fallen(draft.sheet)
    if fallen and fallen != before:
        draft.events.append(HeroFell(fallen))


def _rolled(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Count it as what the hero did this turn."""
    if outcome.label != "aborted":
        draft.asked = False


def cast(adventure: Adventure) -> Cast:
    """Return who and what may be named by hand."""
    people = {**adventure.foes, **adventure.companions}
    return Cast(people, adventure.items, adventure.heroes)
