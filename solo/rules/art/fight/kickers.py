"""What the kicker of an attack may do for who made it.

Source of all: ART Engine, ART-016, ART-085, ART-125 to ART-128, ART-480 to ART-482.
"""

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.choosing import Choice, Pick
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.state import RULES, Bound, Lasting
from solo.rules.art.fight.tasks import Blow, Wounds
from solo.rules.art.gear import powers
from solo.rules.art.gear.item import Power
from solo.rules.art.gear.weapon_classes import ENTANGLE
from solo.rules.core.outcome import Outcome

PERKS = RULES["perks"]


def kick(draft: Draft, blow: Blow, rank: int, hits: bool, outcome: Outcome) -> None:
    """Let one kicker effect happen: the player's choice where there are several (ART-016)."""
    hurt = Wounds(who=blow.at, rank=Rank(max(1, min(11, rank))))
    if not hits:
        draft.tell("missed", blow.by, at=draft.name(blow.at))
    found = effects(draft, blow, rank, hits, outcome)
    plain = Pick("damage", "Damage as it is, and nothing else", tasks=(hurt,) if hits else ())
    instead = any(pick.id.startswith("entangle") for pick in found)
    if not found:
        draft.push(*plain.tasks)
    elif len(found) == 1 and not instead:
        found[0].do(draft)
    else:
        said = (f"The kicker is {outcome.facts['roll'] % 10}: one of these may happen.",)
        draft.ask(Choice(who=blow.by, said=said, picks=(*found, plain) if instead else found))


def effects(draft: Draft, blow: Blow, rank: int, hits: bool, outcome: Outcome) -> tuple[Pick, ...]:
    """Return what the kicker of an attack may do for who made it."""
    if outcome.facts["taken"] or blow.arm is None:
        return ()
    kicker, who = int(outcome.facts["roll"]) % 10, blow.by
    hurt = (Wounds(who=blow.at, rank=Rank(max(1, min(11, rank)))),) if hits else ()
    found: list[Pick] = []
    if hits and _fires(draft, who, kicker, "flurry", "advanced-flurry"):
        found.append(Pick("flurry", "Flurry: strike again at once", tasks=(*hurt, blow)))
    if _fires(draft, who, kicker, "combat-tactics"):
        tactics = Lasting(
            kind="attack",
            name="combat tactics",
            amount=PERKS["combat_tactics"],
            until="round",
            left=draft.fight.round + 1,
            since=draft.fight.round + 1,
        )
        text = f"Combat tactics: +{tactics.amount} on your attacks next round"
        found.append(Pick("combat-tactics", text, tasks=hurt, lasts=((who, tactics),)))
    if hits:
        found += _entangling(draft, blow, rank, kicker)
        found += _powers(draft, blow, rank, kicker)
    return tuple(found)


def _fires(draft: Draft, who: str, kicker: int, *names: str) -> bool:
    return any(draft.perk(who, name) and kicker in PERKS["kickers"][name] for name in names)


def _entangling(draft: Draft, blow: Blow, rank: int, kicker: int) -> list[Pick]:
    """Return the entangling that a whip or bolas may do instead of damage.

    It lasts a round for each success. An attack has no difficulty, so successes are counted
    against the lowest free Health box, what a hit must reach (conflict C07).

    Source: ART Engine, ART-125 to ART-128.
    """
    part = RULES["entangle"].get(str(kicker))
    own = blow.arm.item.weapon if blow.arm else None
    if part is None or own is None or ENTANGLE not in own.features:
        return []
    rounds = rank - draft.lowest_free(blow.at) + 1
    bound = Bound(part=part, rounds=rounds, rank=rank if part == "neck" else 0)
    text = f"Entangle the {part} for {rounds} rounds instead of damage"
    return [Pick(f"entangle-{part}", text, binds=((blow.at, bound),))]


def _powers(draft: Draft, blow: Blow, rank: int, kicker: int) -> list[Pick]:
    """Return what the weapon itself does on this kicker (ART-085)."""
    if blow.arm is None or blow.arm.carried is None:
        return []
    at = draft.fighter(blow.at)
    found = powers.kicker_powers(blow.arm.carried, kicker, (at.key, at.name))
    return [_power(blow, rank, power, place) for place, power in enumerate(found, 1)]


def _power(blow: Blow, rank: int, power: Power, place: int) -> Pick:
    worse = Rank(max(1, min(11, rank + power.damage)))
    assert blow.arm is not None
    text = power.text or f"The {blow.arm.item.name} bites: {worse.word} damage"
    return Pick(
        f"power-{place}",
        text,
        tasks=(Wounds(who=blow.at, rank=worse),),
        loses=(blow.at,) if power.stagger else (),
        told=power.text,
    )
