"""Checks of several at a table: one against another, and of all as a group."""

import re

from solo.engine.draft import Draft
from solo.engine.table.asking import at_once
from solo.engine.table.events import GroupRolled, MemberCalled, OpposedRolled
from solo.engine.table.hand import back_to, check
from solo.engine.table.roster import member, seat, tabletop
from solo.engine.table.words import words as say
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal

ALL_RUN = "all"
"""What stands before a chase in which everybody runs."""

VERSUS = re.compile(r"\s+(?:vs\.?|versus|gegen)\s+", re.IGNORECASE)


def versus(draft: Draft, words: str) -> None:
    """Roll one against another: `Mara vs Tom: strength`, or `strength vs agility`.

    Raises:
        Illegal: They are not two at the table, or there is no such check.
    """
    names, _, checks = words.partition(":")
    sides, rolled = VERSUS.split(names.strip()), VERSUS.split(checks.strip())
    if len(sides) != 2 or len(rolled) > 2 or not checks.strip():
        raise Illegal(say("versus-what"))
    acting = tabletop(draft).acting
    one, other = (member(draft, name).name for name in sides)
    if one == other:
        raise Illegal(say("versus-what"))
    found = [
        _outcome(draft, name, rolled[at % len(rolled)]) for at, name in enumerate((one, other))
    ]
    first, second = (draft.world.system.versus(outcome) for outcome in found)
    winner = one if first > second else other if second > first else ""
    back_to(draft, acting)
    draft.events.append(OpposedRolled(one, other, winner, abs(first[0] - second[0])))


def group(draft: Draft, words: str) -> None:
    """Roll a check for everybody; the group manages it if at least half of them do (ours).

    Raises:
        Illegal: There are not two, or there is no such check.
    """
    table = tabletop(draft)
    if len(table.members) < 2:
        raise Illegal(say("not-two"))
    found = {one.name: _outcome(draft, one.name, words) for one in table.members}
    back_to(draft, table.acting)
    passed = tuple(name for name, outcome in found.items() if outcome.successes)
    failed = tuple(name for name in found if name not in passed)
    draft.events.append(GroupRolled(passed, failed, 2 * len(passed) >= len(found)))


def _outcome(draft: Draft, name: str, words: str) -> Outcome:
    """Roll a check for somebody at the table with the usual decisions."""
    draft.asks = False
    start = len(draft.events)
    seat(draft, name)
    draft.events[start:] = [MemberCalled(name)]
    check(draft, words)
    at_once(draft)
    assert draft.last is not None
    return draft.last
