"""What can be told of foes before they are fought."""

from solo.engine.session import Session
from solo.engine.table.foes import Kind
from solo.engine.table.roster import NOBODY
from solo.rules.core.fights.by_hand import Met
from solo.rules.core.outcome import AnySheet
from solo.rules.core.shown.fight_view import FightView
from solo.rules.core.system import AnySystem
from solo.rules.core.words import words
from solo.words import Text


def about(session: Session, kind: Kind) -> tuple[Text, ...]:
    """Return what a foe can take, and what else is seen of it as a fight would begin."""
    return about_kind(kind, session.system, session.state.sheet)


def about_kind(kind: Kind, system: AnySystem, sheet: AnySheet = None) -> tuple[Text, ...]:
    """Return the same for a hero, or for somebody of no account."""
    by_hand = system.by_hand
    if by_hand is None:
        return ()
    sheet = system.stand_in(NOBODY, {}) if sheet is None else sheet
    met = [Met(kind.key, kind.block)]
    if by_hand.look is not None:
        view: FightView | None = by_hand.look(met, sheet)
    else:
        view = system.fight(system.begin(by_hand.fight(met), sheet, asks=False), sheet)
    there = [one for one in view.fighters if one.side == "foe"] if view else []
    gauges = (gauge for one in there for gauge in one.gauges)
    told = (words("gauge-now", label=one.label, now=one.value, most=one.most) for one in gauges)
    return (*told, *(fact for one in there for fact in one.facts))
