"""A fight in plain lines, as its player sees it or hears it read; no rule is decided here."""

from collections.abc import Mapping

from solo.rules.core.standing import Stand, heading, standing
from solo.rules.two_d20.conan.checks.ranges import range_of
from solo.rules.two_d20.conan.fight.state import Affliction, Battle, Fighter
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.fight.written import Zone
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.sheet_rows import harder
from solo.words import Message, Text


def status(battle: Battle, sheet: Sheet, turn: Text) -> tuple[Text, ...]:
    """Say all there is to know before a turn: pools, policy, who stands where.

    The ground is said in the first turn; later it stands on the list of moves.
    """
    doom = battle.policy.now(sheet.threat, battle.uses)
    hero, zone = battle.hero, battle.fight.zones[battle.hero.zone]
    marks = _marks({"off-guard": not hero.guard, "prone": hero.prone, "stunned": hero.stunned,
                    "braced": hero.braced, "winded": hero.sprinted,
                    "holding": hero.ready}, hero.afflictions, hero.morale)  # fmt: skip
    held = words("in-hand", name=hero.hand) if hero.hand else words("empty-hands")
    here = words("at", where=battle.fight.called(hero.zone), features=_features(zone))
    fresh = battle.round == 1 and hero.standard == hero.minor == 1
    return standing(
        heading(battle.round, battle.fight.rounds, turn),
        points=words(
            "points", momentum=sheet.pool, fortune=sheet.luck, doom=sheet.threat, now=doom
        ),
        ours=(
            Stand("you", (tracks(sheet), here, held), (*marks, *harder(sheet))),
            *(_stand(battle, one) for one in battle.friends),
        ),
        theirs=(_stand(battle, one) for one in battle.standing),
        ground=ground(battle) if fresh else (),
    )


def ground(battle: Battle) -> tuple[Message, ...]:
    """Draw the ground in words, if there is more of it than one zone."""
    fight = battle.fight
    ways = tuple(
        words("way", where=fight.called(key), to=tuple(map(fight.called, fight.around(key))),
              features=_features(zone))
        for key, zone in fight.zones.items()
    )  # fmt: skip
    return (words("ground", ways=ways),) if len(ways) > 1 else ()


def tracks(sheet: Sheet) -> Message:
    """Say the hero's Stress, and the Harm if there is any."""
    return words(
        "tracks",
        vigor=sheet.vigor,
        most_vigor=sheet.most_vigor,
        resolve=sheet.resolve,
        most_resolve=sheet.most_resolve,
        wounds=sheet.wounds,
        most_wounds=sheet.options.wounds_max,
        trauma=sheet.trauma,
        most_trauma=sheet.options.trauma_max,
    )


def _features(zone: Zone) -> tuple[Message, ...]:
    """Say what is special about a zone."""
    special = {"cover": zone.cover, "hard-going": zone.terrain, "way-out": zone.exit}
    return tuple(words(code, dice=zone.cover) for code, so in special.items() if so)


def _stand(battle: Battle, fighter: Fighter) -> Stand:
    far, near = battle.to(fighter), fighter.id in battle.hero.near
    where = words("within-reach") if near else words("range", range=range_of(far))
    if far:
        where = words("at-range", where=battle.fight.called(fighter.zone), range=where)
    marks = _marks({"off-guard": not fighter.guard, "prone": fighter.prone,
                    "stunned": fighter.stunned, "unarmed": fighter.held is None},
                   fighter.afflictions, fighter.morale)  # fmt: skip
    block = fighter.block
    state = [
        words("vigor-now", vigor=fighter.vigor, most_vigor=block.vigor),
        words("resolve-now", resolve=fighter.resolve, most_resolve=block.resolve),
    ]
    if block.wounds > 1:
        state.append(words("wounds-now", wounds=fighter.wounds, most_wounds=block.wounds))
    if fighter.trauma:
        state.append(words("trauma-now", trauma=fighter.trauma, most_trauma=block.trauma))
    return Stand(fighter.name, (*state, where), marks)


def _marks(
    so: Mapping[str, bool], afflictions: tuple[Affliction, ...], morale: int
) -> list[Message]:
    marks = [words(f"mark-{mark}") for mark, holds in so.items() if holds]
    marks += [words("mark-word", word=one.word) for one in afflictions]
    return [*marks, words("mark-morale", dice=morale)] if morale else marks
