"""What views are made of: the types, and the few words of the rules, that a front-end reads.

A front-end imports them from here and knows nothing else of the rules' own modules.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from solo.late import lazy_imports
from solo.rules.core.dice import Dice as Dice
from solo.rules.core.dice import like_dice as like_dice
from solo.rules.core.effect_dice import explained as _explained
from solo.rules.core.heroes.creation import WHOSE as WHOSE
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.outcome import Facts as Facts
from solo.rules.core.outcome import Note as Note
from solo.rules.core.outcome import Odds as Odds
from solo.rules.core.outcome import Option as Option
from solo.rules.core.outcome import Outcome as Outcome
from solo.rules.core.party.company import MEMBER as MEMBER
from solo.rules.core.party.company import TURNS_TO as TURNS_TO
from solo.rules.core.protocols import Illegal as Illegal
from solo.rules.core.shown.standing import alike as alike
from solo.rules.core.shown.standing import briefly as briefly
from solo.rules.core.shown.standing import each_stand as each_stand
from solo.rules.core.shown.standing import heading as heading
from solo.rules.core.shown.standing import is_pool as is_pool
from solo.rules.core.shown.standing import is_remark as is_remark
from solo.rules.core.shown.standing import is_stand as is_stand
from solo.rules.core.shown.standing import round_of as round_of
from solo.rules.core.shown.standing import together as together
from solo.rules.core.shown.standing import whose_turn as whose_turn
from solo.rules.core.shown.strip import Strip as Strip
from solo.rules.core.shown.strip import odds_strip as odds_strip
from solo.rules.core.system_parts import Row as Row
from solo.rules.core.system_parts import RuleEntry as RuleEntry
from solo.rules.core.system_parts import Section as Section
from solo.rules.core.wording.samples import Samples
from solo.rules.core.wording.samples import samples as _samples
from solo.words import Text

with lazy_imports():  # of plain dice
    from solo.rules.core.notation import spreads, terms, thrown

if TYPE_CHECKING:
    from solo.engine.session import Session
    from solo.engine.table.events import DiceThrown
    from solo.rules.core.notation.spreads import Row as Spread
    from solo.rules.core.notation.thrown import Notation as Notation


def why_of(session: "Session", rolled: Outcome) -> tuple[Text, ...]:
    """Return how the rules reckoned a roll; nothing where nothing was rolled."""
    return tuple(_explained(session.system, rolled))


def samples(session: "Session") -> Samples:
    """Return what is typed by hand, in the words of the rules that are played by."""
    return _samples(session.system)


def bench(session: "Session") -> tuple[str, ...]:
    """Return who may yet sit down at a table."""
    return tuple(one.name for one in session.guests if isinstance(one, Guest))


def spread(found: Mapping[int, int]) -> "tuple[Spread, ...]":
    """Return what plain dice may show in rows, rare results put together."""
    return spreads.rows(found)


def most_again() -> int:
    """Return how often one die is thrown again at most."""
    return terms.MOST_AGAIN


def counted(event: "DiceThrown") -> Mapping[str, object]:
    """Return whether a sum of thrown dice was compared, and which of the faces count."""
    return thrown.counting(*event[1:6])
