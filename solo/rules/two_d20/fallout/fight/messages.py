"""The status of a fight: a line for the points, and one for each who takes part."""

from solo.rules.core.numbers import plural
from solo.rules.two_d20.fallout.fight.state import Battle, Fighter
from solo.rules.two_d20.fallout.heroes.sheet import Sheet


def status(battle: Battle, sheet: Sheet) -> tuple[str, ...]:
    """Say where the fight stands, in plain lines."""
    marks = [
        word
        for word, holds in (
            ("aiming", battle.aimed),
            ("in cover", battle.covered),
            ("stunned", battle.stunned),
        )
        if holds
    ]
    told = f" ({', '.join(marks)})" if marks else ""
    # What the gamemaster's points are for matters when there are some, and at the start.
    policy = f" {battle.policy.told()}" if sheet.threat or battle.round == 1 else ""
    return (
        f"{plural(sheet.pool, 'Action Point')}, Luck {sheet.luck}; the gamemaster has "
        f"{sheet.threat}.{policy}",
        f"You: Health {sheet.health}/{sheet.most_health}, armor {sheet.armor}{told}.",
        *(_line(one) for one in battle.allies),
        *(_line(foe, _target(battle, foe)) for foe in battle.foes),
    )


def _target(battle: Battle, foe: Fighter) -> str:
    """Say whom a foe goes for, where that could be somebody else than the hero."""
    ally = battle.ally(foe.after)
    return f"; goes for {ally.name if ally else 'you'}" if battle.allies else ""


def _line(one: Fighter, target: str = "") -> str:
    marks = [word for word, so in (("stunned", one.stunned), ("in cover", one.covered)) if so]
    told = f" ({', '.join(marks)})" if marks else ""
    hit = f", difficulty {one.block.difficulty} to hit" if one.block.difficulty > 1 else ""
    health = f"Health {one.health}/{one.block.health}, armor {one.block.armor}"
    return f"{capital(one.name)}: {health}{hit}{target}{told}."


def capital(name: str) -> str:
    """Return a name as it begins a sentence."""
    return name[0].upper() + name[1:]
