"""The foes' turns in a chase: they run after the hero, match a stunt, flee, or try one.

Notes: foe-ran, foe-stunt, foe-slipped, seized.
"""

from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.art.actions.chase import fighting
from solo.rules.art.actions.chase.race import HERO, OUT, Race
from solo.rules.art.actions.chase.written import ACCIDENT, Stunt
from solo.rules.art.actions.words import words
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Fate
from solo.rules.art.fight.movement import farthest
from solo.rules.art.printed import printed
from solo.rules.core.table import Script
from solo.words import Text

_NEAR = 2  # bands within which the quarry tries a stunt


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip(Fate):
    """The roll for whether a foe gets hold of the hero."""

    purpose: Text = ""  # type: ignore[assignment]  # an author writes words, the rules a message


def foes_turn(race: Race, who: int) -> Script[None]:
    """Let a foe act, unless its turn is lost; it goes for the hindmost of those who run."""
    race.turn_to(race.hindmost)
    yield from fighting.suffer(race, who)
    if race.gaps[who] == OUT or fighting.loses_turn(race, who):
        return
    fallen = fighting.fighter(race, who).spent  # flat before a blast: its action (ART-146)
    if not fallen and fighting.rises(race, who):
        yield from _acts(race, who)
    fighting.end_turn(race, who)


def _acts(race: Race, who: int) -> Script[None]:
    if not race.pursued:
        _flee(race, who)
        return
    due = race.due.pop(who, "")
    if due:
        yield from _match(race, who, race.check.stunt(due))
        return
    if fighting.shoots(race, who):
        yield from fighting.shoot(race, who)
        return
    bands = 0 if fighting.rooted(race, who) else farthest(race.rank(who, "agility"))
    race.gaps[who] = max(0, race.gaps[who] - bands)
    _tell_run(race, who, bands)


def _match(race: Race, who: int, stunt: Stunt) -> Script[None]:
    """Let a foe try to match a stunt by its rank; a narrow case is Fate's (ART-385)."""
    rank, name = race.rank(who, *stunt.words), race.name(who)
    if rank < stunt.difficulty:
        race.table.tell("foe-slipped", name=name, text=stunt.text)
        race.drop(who)
        return
    if rank == stunt.difficulty:
        hold = Rank.parse(printed("phases")["chase"]["hold_below"])
        purpose = words("to-keep-off", name=name)
        fell = yield from race.roll(Slip(difficulty=hold, purpose=purpose))
        if fell.failures:
            race.table.tell("seized", name=name, label=fell.label, roll=fell.facts["roll"])
            yield from _seize(race, who, stunt)
            return
    race.table.tell("foe-stunt", name=name, text=stunt.text)


def _seize(race: Race, who: int, stunt: Stunt) -> Script[None]:
    """Let a foe hang on to the hero, who rolls to keep hold; the others are left behind."""
    race.gaps = [gap if place == who else OUT for place, gap in enumerate(race.gaps)]
    race.held, race.seized = who, race.runs
    race.due = {}
    own = yield from race.roll(replace(stunt.part(stunt.hold), demanded=True))
    if own.failures:
        race.end(ACCIDENT, own)


def _flee(race: Race, who: int) -> None:
    """Let the quarry try a stunt that it can do when the hero comes close, or run."""
    stunt = next(
        (
            one
            for one in race.check.stunts
            if one.id not in race.done and race.rank(who, *one.words) >= one.difficulty
        ),
        None,
    )
    owing = HERO in race.due or race.owed  # of the stunt before
    if stunt is not None and race.gaps[who] <= _NEAR and not owing:
        race.due = {HERO: stunt.id}
        race.owed = {one: stunt.id for one in race.runners if one != race.runs}
        race.done.append(stunt.id)
        race.table.tell("foe-stunt", name=race.name(who), text=stunt.text)
        return
    bands = 0 if fighting.rooted(race, who) else farthest(race.rank(who, "agility"))
    race.gaps[who] += bands
    _tell_run(race, who, bands)


def _tell_run(race: Race, who: int, bands: int) -> None:
    race.table.tell("foe-ran", name=race.name(who), bands=bands, between=race.gaps[who])
