"""A fight in plain lines, as its player sees it or hears it read; no rule is decided here."""

from collections.abc import Mapping

from solo.rules.core.numbers import plural
from solo.rules.core.standing import Stand, heading, standing
from solo.rules.two_d20.conan.checks.ranges import range_of
from solo.rules.two_d20.conan.fight.state import Affliction, Battle, Fighter
from solo.rules.two_d20.conan.fight.written import Zone
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.sheet_rows import how_much_harder
from solo.words import Text


def status(battle: Battle, sheet: Sheet, turn: Text) -> tuple[Text, ...]:
    """Say all there is to know before a turn: pools, policy, who stands where.

    The ground is said in the first turn; later it stands on the list of moves.
    """
    doom = f"Doom {sheet.threat}: {battle.policy.now(sheet.threat, battle.uses)}"
    hero = battle.hero
    marks = _marks({"off guard": not hero.guard, "prone": hero.prone, "stunned": hero.stunned,
                    "braced": hero.braced, "winded from the sprint": hero.sprinted,
                    "holding an action": hero.ready}, hero.afflictions)  # fmt: skip
    marks += [f"{hero.morale} Morale"] if hero.morale else []
    marks += [f"next test {how_much_harder(sheet)}"] if sheet.harder else []
    held = f"{hero.hand} in hand" if hero.hand else "empty hands"
    here = f"{battle.fight.called(hero.zone)}{_told(_features(battle.fight.zones[hero.zone]))}"
    fresh = battle.round == 1 and hero.standard == hero.minor == 1
    return standing(
        heading(battle.round, battle.fight.rounds, turn),
        points=f"Momentum {sheet.pool}, Fortune {sheet.luck}, {doom}.",
        ours=(
            Stand("you", (tracks(sheet), f"at {here}", held), marks),
            *(_stand(battle, one) for one in battle.friends),
        ),
        theirs=(_stand(battle, one) for one in battle.standing),
        ground=ground(battle) if fresh else (),
    )


def ground(battle: Battle) -> tuple[str, ...]:
    """Draw the ground in words, if there is more of it than one zone."""
    fight, ways = battle.fight, []
    for key, zone in fight.zones.items():
        to = ", ".join(map(fight.called, fight.around(key)))
        ways.append(f"{fight.called(key)} ({', '.join((f'to {to}', *_features(zone)))})")
    return (f"The ground: {'; '.join(ways)}.",) if len(ways) > 1 else ()


def tracks(sheet: Sheet) -> str:
    """Say the hero's Stress, and the Harm if there is any."""
    told = f"Vigor {sheet.vigor}/{sheet.most_vigor}, Resolve {sheet.resolve}/{sheet.most_resolve}"
    if sheet.wounds:
        told += f", Wounds {sheet.wounds}/{sheet.options.wounds_max}"
    if sheet.trauma:
        told += f", Trauma {sheet.trauma}/{sheet.options.trauma_max}"
    return told


def _features(zone: Zone) -> list[str]:
    """Say what is special about a zone."""
    cover = [plural(zone.cover, "cover die", "cover dice")] if zone.cover else []
    return [*cover, *["hard going"] * bool(zone.terrain), *["a way out"] * zone.exit]


def _stand(battle: Battle, fighter: Fighter) -> Stand:
    near = fighter.id in battle.hero.near
    where = "within Reach" if near else range_of(battle.to(fighter)).capitalize()
    if battle.to(fighter):
        where = f"at {battle.fight.called(fighter.zone)}, {where}"
    marks = _marks({"off guard": not fighter.guard, "prone": fighter.prone,
                    "stunned": fighter.stunned, "unarmed": fighter.held is None},
                   fighter.afflictions)  # fmt: skip
    marks += [f"{fighter.morale} Morale"] if fighter.morale else []
    block = fighter.block
    state = [f"Vigor {fighter.vigor}/{block.vigor}", f"Resolve {fighter.resolve}/{block.resolve}"]
    state += [f"Wounds {fighter.wounds}/{block.wounds}"] if block.wounds > 1 else []
    state += [f"Trauma {fighter.trauma}/{block.trauma}"] if fighter.trauma else []
    return Stand(fighter.name, (*state, where), marks)


def _marks(said: Mapping[str, bool], afflictions: tuple[Affliction, ...]) -> list[str]:
    return [word for word, holds in said.items() if holds] + [one.word for one in afflictions]


def _told(marks: list[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""
