"""By hand: any check and any effect of the rules, for whoever's turn it is."""

from solo.engine.actions import change
from solo.engine.draft import Draft
from solo.engine.events import HeroFell
from solo.engine.state import Pending
from solo.engine.story import drive
from solo.engine.table.asking import at_once
from solo.engine.table.events import OrderRolled
from solo.engine.table.roster import seat, tabletop
from solo.rules.core.outcome import Outcome
from solo.rules.core.spoken import spoken_check, spoken_effect
from solo.rules.core.system import Cast, Illegal


def check(draft: Draft, words: str) -> None:
    """Roll a check of the rules: `trait attribute=strength difficulty=Poor`."""
    tabletop(draft)
    if not words.strip():
        known = ", ".join(draft.world.system.checks)
        raise Illegal(f"which check? There are: {known}")
    kind, value = spoken_check(draft.world.system, words, _cast(draft))
    try:
        encounter = draft.world.system.begin(value, draft.sheet, asks=draft.asks)
        drive(draft, Pending(kind, encounter, _rolled))
    except ValueError as reason:
        raise Illegal(str(reason)) from reason


def everyone(draft: Draft, words: str) -> None:
    """Roll a check of the rules for everybody at the table, one after another."""
    _rolls(draft, words)


def order(draft: Draft, words: str) -> None:
    """Roll a check for everybody; who does best acts first from now on.

    Of the same count whoever sat before the other goes before them.
    """
    counts = _rolls(draft, words)
    table = tabletop(draft)
    ordered = sorted(table.members, key=lambda one: -counts[one.name])
    draft.table = table._replace(members=tuple(ordered))
    draft.events.append(OrderRolled(tuple(one.name for one in ordered)))
    seat(draft, ordered[0].name)


def _rolls(draft: Draft, words: str) -> dict[str, int]:
    """Roll a check for everybody as is usual; return the counts, failures below 0, by name."""
    table = tabletop(draft)
    if len(table.members) < 2:
        raise Illegal("there are not two at the table; 'check' rolls for one")
    counts = {}
    draft.asks = False
    for one in table.members:
        seat(draft, one.name)
        check(draft, words)
        at_once(draft)
        outcome = draft.last
        counts[one.name] = 0 if outcome is None else outcome.successes - outcome.failures
    seat(draft, table.acting)
    return counts


def do(draft: Draft, words: str) -> None:
    """Do an effect of the rules: `damage poor`."""
    tabletop(draft)
    if not words.strip():
        known = ", ".join(draft.world.system.effects)
        raise Illegal(f"do what? There are: {known}")
    _, effect = spoken_effect(draft.world.system, words, _cast(draft))
    try:
        sheet, notes = effect.apply(draft.sheet, draft.dice)
    except ValueError as reason:
        raise Illegal(str(reason)) from reason
    if sheet is draft.sheet and not notes:
        raise Illegal("that changes nothing")
    before = draft.world.system.fallen(draft.sheet)
    change(draft, sheet, notes)
    fallen = draft.world.system.fallen(draft.sheet)
    if fallen and fallen != before:
        draft.events.append(HeroFell(fallen))


def _rolled(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Count it as what the hero did this turn."""
    if outcome.label != "aborted":
        draft.asked = False


def _cast(draft: Draft) -> Cast:
    adventure = draft.world.adventure
    people = {**adventure.foes, **adventure.companions}
    return Cast(people, adventure.items, adventure.heroes)
