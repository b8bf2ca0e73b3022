"""The status of a fight: a line for the points, and one for each who takes part."""

from collections.abc import Mapping

from solo.rules.core.standing import Stand, heading, standing
from solo.rules.core.words import words as core
from solo.rules.two_d20.core.sheet_rows import harder
from solo.rules.two_d20.fallout.fight.state import Battle, Fighter
from solo.rules.two_d20.fallout.fight.words import words
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.words import Message, Text


def status(battle: Battle, sheet: Sheet, turn: Text = "") -> tuple[Text, ...]:
    """Say where the fight stands, in plain lines."""
    marks = _marks({"aiming": battle.aimed, "covered": battle.covered, "stunned": battle.stunned})
    # What the gamemaster's points are for matters when there are some, and at the start.
    policy = battle.policy.told() if sheet.threat or battle.round == 1 else ""
    health = words("health-now", now=sheet.health, most=sheet.most_health)
    return standing(
        heading(battle.round, battle.plan.rounds, turn),
        points=words("points", points=sheet.pool, luck=sheet.luck, gm=sheet.threat),
        ground=[policy],
        ours=(
            Stand("you", (health, core("view-armor", armor=sheet.armor)), (*marks, *harder(sheet))),
            *map(_stand, battle.allies),
        ),
        theirs=(_stand(foe, _target(battle, foe)) for foe in battle.foes),
    )


def _target(battle: Battle, foe: Fighter) -> Text:
    """Say whom a foe goes for, where that could be somebody else than the hero."""
    ally = battle.ally(foe.after)
    return core("view-goes-for", target=ally.name if ally else "") if battle.allies else ""


def _stand(one: Fighter, target: Text = "") -> Stand:
    marks, block = _marks({"stunned": one.stunned, "covered": one.covered}), one.block
    state = [
        words("health-now", now=one.health, most=block.health),
        core("view-armor", armor=block.armor),
    ]
    if block.difficulty > 1:
        state.append(core("view-difficulty", difficulty=block.difficulty))
    return Stand(one.name, state, marks, target)


def _marks(states: Mapping[str, bool]) -> list[Message]:
    return [core("view-state", state=state) for state, holds in states.items() if holds]
