"""Turns of foes, and of friends who act alone, by a policy that the player can see.

Source of all: ART Engine, ART-058, ART-146, ART-374 to ART-379, ART-390, ART-400.
"""

from functools import partial

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.any_attack import unarmed_attack
from solo.rules.art.fight.area import Salvo, in_band, ranked_salvo, salvo
from solo.rules.art.fight.arms import in_reach, reach
from solo.rules.art.fight.assault import assault_of
from solo.rules.art.fight.attack import attack, suffer_attack
from solo.rules.art.fight.attack_roll import Blow
from solo.rules.art.fight.ends import end_if_over
from solo.rules.art.fight.grapple import foe_pins, foe_seizes, foe_struggles
from solo.rules.art.fight.harm import rearm, retire
from solo.rules.art.fight.lingering import puts_out
from solo.rules.art.fight.movement import movement
from solo.rules.art.fight.questions import Pick, choose
from solo.rules.art.fight.rolls import FightRoll, chances, roll, rolled, trait_check
from solo.rules.art.fight.state import RULES, Fighter, Lasting, altered
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import behind, cost, exits_of, furthest, leaving, tell_move
from solo.rules.art.fight.words import words
from solo.rules.art.party.group import combine
from solo.rules.core.table import Script

QUICK = Rank.parse(RULES["quick"]["difficulty"])


def npc_turn(table: FightTable, who: str) -> Script[None]:
    """Play the turn of a foe, or of a friend who is left to act alone, to its end."""
    end_if_over(table)
    yield from _whole_turn(table, who)
    table.acted.append(who)


def _whole_turn(table: FightTable, who: str) -> Script[None]:
    one = table.fighter(who)
    if not one.spent and puts_out(table, who):
        return
    if one.foe and (broken(table, one) or harmless(one)):
        yield from _flee(table, who)
    elif one.foe and table.battle.grip_of(who) is not None:
        yield from _act_in_grapple(table, who)
    elif _collect(table, who) and not one.spent:
        target = chosen(table, who)
        if target is None:
            table.say("waits", who)
        else:
            yield from _go_for(table, who, target)


def broken(table: FightTable, one: Fighter) -> bool:
    """Tell whether somebody's morale is broken; a coward's breaks at the first wound."""
    block = one.ranks
    left, full = table.free_boxes(one.id), len(block.health)
    friends = table.beside(one.id)
    holds = {
        "wounded": left < full,
        "half": 2 * left <= full,
        "last-box": left == 1 and full > 1,
        "alone": not friends and len([f for f in table.battle.fighters.values() if f.foe]) > 1,
        "leader-down": _leader_down(table),
        "outnumbered": len(friends) + 1 < len(table.against(one.id)),
    }
    scares = {*block.morale.flee_when} | ({"wounded"} if block.policy == "coward" else set())
    return any(holds[scare] for scare in scares)


def harmless(one: Fighter) -> bool:
    """Tell whether somebody can't hurt anybody any more: a Catastrophic attack never hits.

    Our rule, as the text leaves it to the narrator: such a foe breaks off. One that only takes
    hold, or that never meant any harm, does not.
    """
    block = one.ranks
    attack = unarmed_attack(block) if one.weapon == "gone" else block.attack
    return (
        block.policy not in ("grappler", "passive")
        and attack <= Rank.CATASTROPHIC
        and not any(effect.always for effect in block.on_kicker)
    )


def _leader_down(table: FightTable) -> bool:
    leaders = [one for one in table.battle.fighters.values() if one.foe and one.ranks.leader]
    return bool(leaders) and all(one.gone for one in leaders)


def targets(table: FightTable, who: str) -> list[Fighter]:
    """Return those whom somebody would attack: enemies who are up, seen, and not taken for dead."""
    one = table.fighter(who)
    return [
        enemy
        for enemy in table.against(who)
        if not enemy.hidden and who not in enemy.fooled and not (one.foe is False and enemy.gone)
    ]


def chosen(table: FightTable, who: str) -> Fighter | None:
    """Return whom somebody goes for by its policy, or None."""
    one, found = table.fighter(who), targets(table, who)
    if not found or one.ranks.policy == "passive":
        return None
    near = {enemy.id: abs(enemy.band - one.band) for enemy in found}
    policy = one.ranks.policy
    if policy == "guard" and not one.checked:
        found = [enemy for enemy in found if near[enemy.id] <= max(1, one.ranks.reach)]
        if not found:
            return None
    if policy in ("cautious", "coward", "ranged"):
        reach_now = [enemy for enemy in found if near[enemy.id] <= one.ranks.reach]
        return min(
            reach_now or found, key=lambda enemy: (table.free_boxes(enemy.id), near[enemy.id])
        )
    if policy == "pack":
        met = [at for by, at in table.battle.attacked if table.fighter(by).foe == one.foe]
        return min(found, key=lambda enemy: (-met.count(enemy.id), near[enemy.id]))
    return min(found, key=lambda enemy: near[enemy.id])


def _act_in_grapple(table: FightTable, who: str) -> Script[None]:
    """Act within a grapple."""
    grip, one = table.battle.grip_of(who), table.fighter(who)
    assert grip is not None
    barred = one.tied("arms") or table.barred(who, "no-attack")
    if grip.held == who:
        bold = one.ranks.policy in ("aggressive", "pack") and not table.battle.combat.dark
        if bold and not barred:
            yield from suffer_attack(table, assault_of(table, (who,), grip.holder))
        else:
            yield from foe_struggles(table, who)
    elif grip.pinning:
        table.say("holds-down", who, at=table.name(grip.held))
    elif one.ranks.policy == "grappler" and _has_free_comrade(table, who):
        yield from foe_pins(table, who, grip.held)
    elif barred:
        table.say("waits", who)
    else:
        yield from suffer_attack(table, assault_of(table, (who,), grip.held))


def _has_free_comrade(table: FightTable, who: str) -> bool:
    """Tell whether a comrade is free to strike at who is pinned; alone it would pin for ever."""
    return any(table.battle.grip_of(one.id) is None for one in table.beside(who))


def _collect(table: FightTable, who: str) -> bool:
    """Get up and take up the weapon; return whether the action is left.

    Foes don't roll: with a rank of Inferior or better it is a free action (ART-350 to ART-353).
    """
    one = table.fighter(who)
    on = True
    if one.prone and not (
        one.tied("legs") or (one.ranks.reach > 0 and one.ranks.policy == "ranged")
    ):
        on = _rises(table, who)
    if on and not one.tied("arms") and rearm(table, who):
        on = table.rank(who, "dexterity") >= QUICK
    return on


def _rises(table: FightTable, who: str) -> bool:
    """Get up; return whether the action is left."""
    table.alter(who, prone=False)
    table.say("rose", who)
    return table.rank(who, "agility") >= QUICK


def _go_for(table: FightTable, who: str, target: Fighter) -> Script[None]:
    """Move to where the target can be struck at and strike, or come as near as may be."""
    one = table.fighter(who)
    free, full = movement(int(one.ranks.rank("agility")) + table.columns(who, "rolls"))
    if one.tied("legs") or table.barred(who, "no-move") or table.battle.grip_of(who):
        free = full = 0
    can_strike = not one.tied("arms") and not table.barred(who, "no-attack")
    if one.ranks.policy == "guard" and not one.checked:
        free = full = 0
    if one.ranks.policy == "cautious" and _dodges_now(table, one):
        _dodge(table, who)
        return
    want = place_to_strike(table, one, target, reach(table, who, None))
    spent = cost(table, who, want) if want != one.band else 0
    if spent is not None and spent <= free:
        if want != one.band:
            yield from leave_band(table, who, want)
        if can_strike:
            yield from strike(table, who, target.id)
        elif want == one.band:
            table.say("waits", who)
    elif in_reach(table, who, target.id, None) and can_strike:
        yield from strike(table, who, target.id)
    else:
        to = furthest(table, who, want, full)
        if to != one.band:
            yield from leave_band(table, who, to)
        else:
            table.say("waits", who)


def place_to_strike(table: FightTable, one: Fighter, target: Fighter, range_: int) -> int:
    """Return the band where somebody would strike from."""
    if range_ == 0:
        return target.band
    away = abs(target.band - one.band)
    if one.ranks.policy == "ranged" and away == 0:
        return one.band + (1 if one.band < table.battle.combat.bands else -1)
    if away <= range_:
        return one.band
    return target.band - range_ if target.band > one.band else target.band + range_


def _dodges_now(table: FightTable, one: Fighter) -> bool:
    """Tell whether somebody cautious dodges: badly hurt, not dodging yet, every second round.

    Who is off balance can't (ART-393).
    """
    if table.barred(one.id, "no-parry"):
        return False
    hurt = 2 * table.free_boxes(one.id) <= len(one.ranks.health)
    dodging = any(lasting.kind == "attacked" for lasting in one.lasting)
    return hurt and not dodging and bool(table.battle.round % 2)


def _dodge(table: FightTable, who: str) -> None:
    """A foe dodges: attacks on it lose a column until its next turn (ART-400)."""
    amount = RULES["dodge"]["foe"]
    table.lasts(who, Lasting(kind="attacked", name="dodging", amount=amount, until="start"))
    table.say("dodges", who)


def strike(table: FightTable, who: str, at: str) -> Script[None]:
    """Attack, if the target can still be reached."""
    end_if_over(table)
    one = table.fighter(who)
    if not (table.up(who) and table.up(at)) or one.lost or one.pinned:
        return
    if not in_reach(table, who, at, None):
        return
    unseen = behind(table, who, at)
    table.alter(who, hidden=False)
    shot = ranked_salvo(table, who, table.fighter(at).band)
    if shot is not None and (one.foe or _spares_ours(table, shot)):
        yield from salvo(table, shot)
    elif not one.foe:
        yield from attack(table, Blow(by=who, at=at))
    elif one.ranks.policy == "grappler" and _may_seize(table, who, at):
        yield from foe_seizes(table, who, at)
    else:
        table.update(attacked=(*table.battle.attacked, (who, at)))
        assault = assault_of(table, (who, *_striking_along(table, who, at)), at)
        yield from suffer_attack(table, altered(assault, behind=assault.behind or unseen))


def _spares_ours(table: FightTable, shot: Salvo) -> bool:
    """Tell whether an area attack of a friend who acts alone can meet none of ours (ART-144)."""
    return all(one.foe for one in in_band(table, shot))


def _may_seize(table: FightTable, who: str, at: str) -> bool:
    same = table.fighter(who).band == table.fighter(at).band
    return same and not table.battle.grip_of(at) and not table.battle.grip_of(who)


def _striking_along(table: FightTable, who: str, at: str) -> list[str]:
    """Return others of its kind who strike together with it, and use up their turn (ART-390)."""
    one, together = table.fighter(who), table.battle.combat.together
    if together is False or (together is None and one.ranks.policy != "pack"):
        return []
    others = [
        other.id
        for other in table.foes()
        if other.id != one.id
        and other.key == one.key
        and other.id in table.battle.queue
        and table.battle.grip_of(other.id) is None
        and not (other.lost or other.pinned or other.prone or other.bound or other.weapon != "hand")
        and not (other.spent or table.barred(other.id, "no-attack"))
        and not broken(table, other)
        and in_reach(table, other.id, at, None)
    ]
    if others:
        queue = tuple(who for who in table.battle.queue if who not in others)
        table.update(queue=queue)
        for other in others:
            table.alter(other, acted=True)
    return others


# Leaving


def _flee(table: FightTable, who: str) -> Script[None]:
    """Run for the nearest exit, or give up if there is none or none can be reached."""
    one = table.fighter(who)
    exits = exits_of(table)
    if one.ranks.morale.yields or not exits:
        table.say("yields", who)
        retire(table, who, "yielded")
        return
    if table.battle.grip_of(who):
        yield from foe_struggles(table, who)
        return
    if one.prone and not _rises(table, who):
        return
    to = min(exits, key=lambda band: abs(band - one.band))
    _, full = movement(int(one.ranks.rank("agility")) + table.columns(who, "rolls"))
    held = one.tied("legs") or table.barred(who, "no-move")
    out = to == one.band and leaving(table, who, to) <= max(1, full)  # by the exit beside it
    reached = one.band if held else furthest(table, who, to, full)
    if (out and not held) or reached != one.band:
        yield from leave_band(table, who, reached, leaves=reached == to)
    elif held:
        table.say("waits", who)
    else:  # cornered: too many are on it for its Agility (ART-371)
        table.say("yields", who)
        retire(table, who, "yielded")


def leave_band(table: FightTable, who: str, to: int, *, leaves: bool = False) -> Script[None]:
    """Let somebody leave its band, unless adventurers hold it back (ART-376 to ART-379)."""
    end_if_over(table)
    one = table.fighter(who)
    if not table.up(who) or table.battle.grip_of(who):
        return
    if one.foe and not one.hidden and (yield from _held_back(table, one)):
        table.say("stopped", who)
        return
    table.stir()
    if to != one.band:
        table.alter(who, band=to)
        tell_move(table, who)
    if leaves:
        table.say("flees", who)
        retire(table, who, "fled")


def _held_back(table: FightTable, foe: Fighter) -> Script[bool]:
    """Let one of ours get in the way of a foe, or all as a compounding effort (ART-378)."""
    stoppers = [
        one.id
        for one in table.ours()
        if one.band == foe.band and not (one.stopped or one.fooled or one.surprised)
        and not one.tied("arms") and not table.dazed(one.id)
    ]  # fmt: skip
    if not stoppers:
        return False
    picks = [Pick[tuple[str, ...]](id="let-go", text=words("let-it-go"), value=(), hint="let go")]
    picks += [_stop_pick(table, who, foe.id) for who in stoppers]
    if len(stoppers) > 1:
        text = words("all-stop")
        picks.append(Pick(id="stop-together", text=text, value=tuple(stoppers)))
    said = words("leaves-band", name=table.name(foe.id), band=foe.band)
    trying = yield from choose(table, stoppers[0], said, picks)

    results = []
    for who in trying:
        table.alter(who, stopped=True)
        if len(trying) > 1 and table.fighter(who).block is not None:
            results.append(table.rank(who, "agility"))  # who has ranks adds them (ART-226)
            continue
        outcome = yield from roll(table, who, stop_check(table, who, foe.id))
        results.append(Rank(int(outcome.facts["result_index"])))
    return bool(results) and stops(results, table.rank(foe.id, "agility"))


def stops(results: list[Rank], agility: int) -> bool:
    """Tell whether those who got in a foe's way hold it back; several add up (ART-378).

    A Catastrophic roll spoils what several do together (ART-229).
    """
    if len(results) == 1:
        return results[0] >= agility
    return Rank.CATASTROPHIC not in results and combine(results, True) >= agility


def _stop_pick(table: FightTable, who: str, at: str) -> Pick[tuple[str, ...]]:
    check = stop_check(table, who, at)
    text = words("stop", name=table.fighter(who).name, roll=rolled(check))
    odds = partial(chances, table, who, check)
    return Pick(id=f"stop-{who}", text=text, value=(who,), hint="stop", odds=odds)


def stop_check(table: FightTable, who: str, at: str) -> FightRoll:
    """Return the roll to keep a foe where it is (ART-377)."""
    rank, purpose = table.rank(at, "agility"), words("to-stop", name=table.name(at))
    return trait_check(table, who, "stop", "agility", rank, at, purpose)
