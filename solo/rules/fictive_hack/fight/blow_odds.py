"""The exact odds of attacks, before AP and what is added after the dice."""

from dataclasses import replace

from solo.rules.core.odds import tally
from solo.rules.core.outcome import Odds, Outcome
from solo.rules.core.wording.numbers import plural
from solo.rules.fictive_hack.fight.attack_roll import Terms, Thrown, outcome_of, reckon, ways
from solo.rules.fictive_hack.fight.blow import a_die_less, held, parries, terms_of
from solo.rules.fictive_hack.fight.state import Battle, Fighter
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.heroes.sheet import Sheet


def hero_blow(battle: Battle, sheet: Sheet, target: str, mode: str, violence: int = 0) -> Odds:
    """Return the odds of an attack of the hero's, on whoever it will strike."""
    foe = met(battle, target)
    terms = terms_of(battle, sheet, foe, held(sheet, mode), mode)
    terms = terms.plus("Awesome Violence", violence) if violence else terms
    return odds_of(a_die_less(terms) if parries(foe, mode) else terms)


def met(battle: Battle, target: str) -> Fighter:
    """Return whom an attack meets: who stands before the target, as it openly means to (FH-139)."""
    battle = replace(battle, fighters=tuple(as_declared(one) for one in battle.fighters))
    return battle.fighter(battle.guard_of(target) or target)


def as_declared(one: Fighter) -> Fighter:
    """Return a fighter as it will be once it has done what it openly means to in phase 1."""
    if one.block.telegraph != "full":
        return one
    if one.action == "protect":
        return replace(one, protects=one.target)
    return replace(one, defending=True) if one.action == "defend" else one


def odds_of(terms: Terms) -> Odds:
    """Return the odds of an attack by what it does.

    Where armor stops some hits, they say how likely a hit is besides: AP may still make it worse.
    """
    found = tally((_harm(terms, thrown), count) for thrown, count in ways(terms.pool))
    hits = sum(count for thrown, count in ways(terms.pool) if reckon(terms, thrown).hit)
    if hits == found.succeeding:
        return found
    return replace(found, meaning=words("to-harm", hits=found.percent(hits)))


def _harm(terms: Terms, thrown: Thrown) -> Outcome:
    """Return an attack as what it does: a hit that armor stops is no success."""
    struck = reckon(terms, thrown)
    outcome = outcome_of(terms, thrown, struck)
    if struck.hit and not struck.wounds:
        return outcome._replace(label="stopped by armor", successes=0, failures=1)
    return outcome._replace(label=plural(struck.wounds, "Wound")) if struck.hit else outcome
