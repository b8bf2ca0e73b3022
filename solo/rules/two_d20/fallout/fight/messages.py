"""The status of a fight: a line for the points, and one for each who takes part."""

from solo.rules.core.numbers import plural
from solo.rules.core.standing import Stand, heading, standing
from solo.rules.two_d20.core.sheet_rows import harder
from solo.rules.two_d20.fallout.fight.state import Battle, Fighter
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.words import Text


def status(battle: Battle, sheet: Sheet, turn: Text = "") -> tuple[Text, ...]:
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
    # What the gamemaster's points are for matters when there are some, and at the start.
    policy = battle.policy.told() if sheet.threat or battle.round == 1 else ""
    points = f"{plural(sheet.pool, 'Action Point')}, Luck {sheet.luck}"
    health = f"Health {sheet.health}/{sheet.most_health}"
    return standing(
        heading(battle.round, battle.plan.rounds, turn),
        points=f"{points}; the gamemaster has {sheet.threat}.",
        ground=[policy],
        ours=(
            Stand("you", (health, f"armor {sheet.armor}"), (*marks, *harder(sheet))),
            *map(_stand, battle.allies),
        ),
        theirs=(_stand(foe, _target(battle, foe)) for foe in battle.foes),
    )


def _target(battle: Battle, foe: Fighter) -> str:
    """Say whom a foe goes for, where that could be somebody else than the hero."""
    ally = battle.ally(foe.after)
    return f"goes for {ally.name if ally else 'you'}" if battle.allies else ""


def _stand(one: Fighter, target: str = "") -> Stand:
    marks = [word for word, so in (("stunned", one.stunned), ("in cover", one.covered)) if so]
    state = [f"Health {one.health}/{one.block.health}", f"armor {one.block.armor}"]
    state += [f"difficulty {one.block.difficulty} to hit"] if one.block.difficulty > 1 else []
    return Stand(one.name, state, marks, target)


def capital(name: str) -> str:
    """Return a name as it begins a sentence."""
    return name[0].upper() + name[1:]
