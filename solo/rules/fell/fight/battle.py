"""A fight from round to round: how it begins, whose turn it is, the foes' morale, how it ends.

Notes: at-stake, surprised, surprising, refused, agreed, morale, died, and those of the other
modules of the fight.
"""

from dataclasses import replace

from solo.rules.core.bases import BROKEN_OFF
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.script import Scripted, at_once, restart, scripted_on
from solo.rules.core.table import Over, Restart, Script, StoryLeft
from solo.rules.fell.checks.decisions import won_over
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.social import MORALE, UNBROKEN, Morale
from solo.rules.fell.checks.tests import Contest
from solo.rules.fell.fight.aftermath import ended
from solo.rules.fell.fight.attack import strike_together
from solo.rules.fell.fight.messages import status
from solo.rules.fell.fight.npc_turns import foes_attack
from solo.rules.fell.fight.state import Battle, enemies, is_hero
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.fight.turn import take_turn
from solo.rules.fell.fight.written import LOST, ROUTED, SURRENDERED, WON, Fight
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed, with_companion
from solo.rules.fell.words import words


def begin(fight: Fight, sheet: Sheet, *, asks: bool = True) -> Scripted[Sheet]:
    """Open a fight as an encounter; its questions are asked in any case."""
    leader = slug(sheet.name) if sheet is not None and sheet.party else ""
    start = Battle(fight=fight, enemies=enemies(fight), leader=leader)
    return at_once(scripted_on(FightTable, battle, start), sheet)


def battle(table: FightTable, start: Battle) -> Script[Outcome | Restart[Sheet]]:
    """Begin a fight, or fight one round of it; then go on with the next, until it is over."""
    table.set_up(start)
    try:
        if start.begun:
            yield from fight_round(table)
        else:
            yield from begin_fight(table)
    except StoryLeft:
        return ended(table, BROKEN_OFF)
    return restart(battle, table.battle)


def begin_fight(table: FightTable) -> Script[None]:
    """See who of the hired fights at all, and who is surprised (FELL-036, FELL-061)."""
    yield from table.ask(
        (Option("begin", words("fight"), hint="fight"),),
        lambda: status(table),
        forced="begin",
        odds=lambda option: None,
    )
    fight = table.battle.fight
    if fight.risk:
        table.tell("at-stake", risk=fight.risk)
    unwilling = {
        key
        for key, one in table.sheet.followers.items()
        if one.up and table.sheet.up and not won_over(table, key)
    }
    table.battle = replace(table.battle, begun=True, round=1, unwilling=frozenset(unwilling))
    if table.sheet.up and (fight.surprised or fight.ambush):
        contest_surprise(table)


def contest_surprise(table: FightTable) -> None:
    """Roll DEX against the quickest foe: who is surprised and loses acts later (FELL-036)."""
    fight = table.battle.fight
    quickest = max((one.die("dex") for one in table.battle.enemies), default=Die.D4)
    contest = Contest(attribute=("dex",), rival=quickest, acting=fight.surprised)
    won = bool(table.resolve(contest).successes)
    if fight.ambush:
        table.tell("surprising", won=won)
        table.battle = replace(table.battle, ambushed=won)
        return
    table.tell("surprised", won=won)
    if not won:
        foes_turn(table)


def fight_round(table: FightTable) -> Script[None]:
    """Fight a round: the hero's side acts, the foes' morale is checked, the foes act (FELL-033)."""
    table.turns = table.side
    if not table.turns:
        raise Over(ended(table, LOST))
    attacking = True  # until a flight fails, which takes up the round of everybody
    while attacking and table.turns and table.standing:
        attacking = yield from take_turn(table, table.turns[0])
        table.turns = tuple(who for who in table.turns[1:] if who in table.side)
    if attacking:
        strike_together(table)
        table.acted += [who for who in table.side if not is_hero(who)]
        if not table.standing:
            raise Over(ended(table, WON))
        check_morale(table)
    foes_turn(table)


def check_morale(table: FightTable) -> None:
    """Check morale when something calls for it (FELL-056, FELL-057)."""
    calls = calls_for_morale(table.battle) - table.battle.morale_causes
    cowed = [one for one in table.standing if not one.block.fearless]
    if not calls or not cowed or not any(map(is_hero, table.side)):
        return
    leaders = [one for one in cowed if one.block.leader] or cowed
    outcome = table.resolve(Morale(rival=max(one.die("wil") for one in leaders)))
    table.tell(
        "morale",
        why=tuple(sorted({cause.split()[0] for cause in calls})),
        word=outcome.label,
        own=outcome.facts["result"],
        rival=outcome.facts["rival_result"],
        table=outcome.facts["table"],
    )
    hesitating = outcome.label == MORALE[0]
    table.battle = replace(
        table.battle, morale_causes=table.battle.morale_causes | calls, hesitating=hesitating
    )
    if outcome.label == UNBROKEN or hesitating:
        return
    for one in cowed:
        table.put(replace(one, gone=True))
    if not table.standing:
        gave_up = MORALE.index(outcome.label) >= MORALE.index("surrender on terms")
        trigger = outcome.label.replace(" ", "-")
        raise Over(ended(table, SURRENDERED if gave_up else ROUTED, trigger))


def _dead(sheet: Sheet) -> Changed:
    return changed(sheet, dead=True), ()


def calls_for_morale(battle: Battle) -> frozenset[str]:
    """Return what has happened that calls for a check of morale; leaders by id (FELL-056)."""
    out = [one for one in battle.enemies if one.out]
    lost = [one for one in battle.enemies if not one.up]
    standing = [one for one in battle.enemies if one.up]
    happened = {
        "first": bool(out),
        "half": bool(out) and 2 * len(lost) >= len(battle.enemies),
        "lone": len(standing) == 1 and standing[0].hp == 0,
    }
    leaders = (f"leader {one.id}" for one in out if one.block.leader)
    return frozenset((*(name for name, so in happened.items() if so), *leaders))


def foes_turn(table: FightTable) -> None:
    """Let the foes have their turn, and end the round."""
    now = table.battle
    if not now.hesitating and not now.ambushed:
        foes_attack(table)
    held = tuple(replace(one, held=max(0, one.held - 1)) for one in now.enemies)
    table.battle = replace(
        now,
        enemies=held,
        round=now.round + 1,
        hesitating=False,
        ambushed=False,
        shifts=now.a_round_on(),
    )
    count_rounds_of_the_dying(table)


def count_rounds_of_the_dying(table: FightTable) -> None:
    """Count the rounds of the dying, where the option says that they are few (FELL-047)."""
    most = table.sheet.options.dying_rounds
    if not most:
        return
    before = dict(table.battle.rounds_left)
    left = {who: before.get(who, most) - 1 for who in table.dying}
    table.battle = replace(table.battle, rounds_left=tuple(left.items()))
    for who in [who for who, rounds in left.items() if rounds <= 0]:
        if is_hero(who):
            table.tell("died", name=table.told(who))
            table.become_of(who, _dead)
        else:
            table.tell("died", name=table.name(who))
            dead = replace(table.sheet.companions[who], dead=True)
            table.sheet = with_companion(table.sheet, who, dead)
