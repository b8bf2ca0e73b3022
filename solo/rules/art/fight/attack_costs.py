"""What an attack costs whoever makes it: Fame, cover, the guard, and what was thrown."""

from solo.rules.art.checks.fame import change_tally, expend
from solo.rules.art.fight.attack_roll import Blow, attack_check
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.harm import lay
from solo.rules.art.fight.rolls import Aborted, roll
from solo.rules.art.fight.state import POSITIONED, RULES, Lasting
from solo.rules.art.fight.table import FightTable, held
from solo.rules.art.gear import weapon
from solo.rules.core.outcome import Outcome
from solo.rules.core.table import Script


def rolled_attack(table: FightTable, blow: Blow) -> Script[tuple[Outcome, bool]]:
    """Roll an attack; return also whether Fame was staked on a critical hit (ART-502).

    Raises:
        Aborted: The player gives it up before the roll; the Fame staked on it comes back.
    """
    critical = _pay_critical(table, blow)
    try:
        outcome = yield from roll(table, blow.by, attack_check(table, blow))
    except Aborted:
        table.put(blow.by, *change_tally(table.sheet_of(blow.by), -int(critical)))
        raise
    return outcome, critical


def _pay_critical(table: FightTable, blow: Blow) -> bool:
    """Pay the Fame of a critical hit that was announced; tell whether it was (ART-502)."""
    turn = table.battle.turn
    if turn is None or turn.who != blow.by or not turn.critical or blow.arm is None:
        return False
    table.alter_turn(critical=False)
    if table.sheet_of(blow.by).fame_left < 1:
        return False
    table.put(blow.by, *expend(table.sheet_of(blow.by), 1))
    return True


def lower_guard(table: FightTable, who: str) -> None:
    """Lower Defense until the next turn: both hands hold the handgun (ART-453)."""
    points = RULES["two_handed_handgun"]["defense"]
    name = "both hands on the gun"
    if not any(one.name == name for one in table.fighter(who).lasting):
        table.lasts(who, Lasting(kind="defense", name=name, amount=points, until="start"))


def use_up(table: FightTable, blow: Blow) -> None:
    """End what helps a single attack, and let go what was thrown (ART-119, ART-425, ART-489)."""
    kinds = ("attack", "attack-columns")
    left = tuple(
        one
        for one in table.fighter(blow.by).lasting
        if not (one.once and one.kind in kinds and one.on in ("", blow.at)
                and one.since <= table.battle.round
                and (one.name != POSITIONED or table.on_turn(blow.by)))
    )  # fmt: skip
    table.alter(blow.by, lasting=left)
    if (blow.by, blow.at) not in table.battle.attacked:
        table.update(attacked=(*table.battle.attacked, (blow.by, blow.at)))
    arm = blow.arm
    if arm is not None and arm.thrown and arm.carried is not None and not blow.area:
        place = held(table.sheet_of(blow.by), arm.carried)
        if place is not None:
            lay(table, blow.by, place, table.fighter(blow.at).band, 1, thrown=True)


def is_silent(blow: Blow) -> bool:
    """Tell whether an attack makes no noise (ART-135)."""
    return blow.arm is not None and not blow.area and weapon.is_silent(blow.arm.item)


def stay_unseen(table: FightTable, blow: Blow) -> None:
    """Keep the attacker unseen, if a silent weapon has given nothing away (ART-135).

    Our reading, as the text gives silence no effect: after an attack the attacker is seen, unless
    nothing was heard, the target is down, and no other foe is in the attacker's band.
    """
    end_if_over(table)
    by = table.fighter(blow.by)
    near = any(one.band == by.band and not one.hidden for one in table.foes())
    if table.up(blow.by) and not table.up(blow.at) and table.foes() and not near:
        table.alter(blow.by, hidden=True)
        table.say("unheard", blow.by)
