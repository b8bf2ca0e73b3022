"""Effects on a hero's growth: Awesome Points, training, motives, scars, family enemies, arenas."""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Read, Usually, Within
from solo.rules.core.dice import Dice
from solo.rules.core.effects import as_effect
from solo.rules.core.outcome import Effect, Note
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.printed import printed

MOST_HOURS = 10_000
Points = Annotated[int, Within(-awesome.MOST_AP, awesome.MOST_AP)]


def travel_minutes(minutes: int, *, logistics: bool) -> int:
    """Return how long a way takes: at a speed higher by a fifth, five sixths of it (FH-233)."""
    return -(-minutes * 5 // 6) if logistics else minutes


@as_effect(shorthand="points")
def Ap(
    sheet: Sheet,
    points: Annotated[
        Points, "How many; negative ones are lost, not spent.", Usually(None, 30)
    ],  # twice the tokens of a player (FH-005)
    why: Annotated[str, "What for, in a few words."] = "",
) -> Changed:
    """Awesome Points from the Stack: for what the table finds awesome (FH-007, FH-187)."""
    return awesome.gain(sheet, points, why)


def shared(fed: int) -> tuple[Effect[Sheet], ...]:
    """Return what AP come to that the GM feeds against the hero, half of them for the hero.

    The other half goes to the Bowl, and so in a game of one to the same player (FH-197).
    """
    half = (fed + 1) // 2
    mine = (Ap(half, "being opposed"),) if half else ()
    return (*mine, Bowl(fed - half, "being opposed")) if fed > half else mine


@as_effect(shorthand="points")
def Bowl(sheet: Sheet, points: Points, why: str = "") -> Changed:
    """AP that the GM feeds the Bowl, which come straight to the one player (FH-197, FH-198)."""
    return awesome.feed_bowl(sheet, points, why)


@dataclass(frozen=True, slots=True)
class Gloat:
    """An evil laugh, which costs the GM 1 to 4 AP (FH-199)."""

    shorthand: ClassVar[str] = "points"
    points: int = 1

    def __post_init__(self) -> None:
        awesome.gloat(self.points)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return awesome.feed_bowl(sheet, self.points, "the villain's laugh")


@as_effect(shorthand="gold")
def Theft(
    sheet: Sheet,
    gold: Annotated[int, "What it is worth; a big score pays when it is safe."] = 0,
    share: Annotated[int, "Among how many it is split.", Within(1)] = 1,
    guarded: Annotated[bool, "Whether it came from a protected place and is out of it."] = True,
) -> Changed:
    """Something stolen: what Get Paid pays for it (FH-257)."""
    if "thief" not in sheet.inherent:
        return sheet, ()
    return awesome.gain(sheet, theft_ap(gold, share, guarded=guarded), "a theft")


def theft_ap(gold: int, share: int, *, guarded: bool) -> int:
    """Return what a theft pays: 1 AP, or 1 per 100 gold of one's share if that is more."""
    table = printed("awesome")
    score = gold // share // int(table["score_gold"]) if guarded else 0
    return max(int(table["theft"]), score)


@as_effect()
def Teach(
    sheet: Sheet,
    talent: Annotated[str, Read(talents.parse_talent)],
    hours: Annotated[int, Within(0, MOST_HOURS)] = 48,
) -> Changed:
    """Training with a teacher, which adds up to the 48 hours that a talent takes (FH-091)."""
    return levels.train(sheet, talent, hours * 60)


@as_effect(shorthand="name")
def Learn(sheet: Sheet, name: str) -> Changed:
    """A language, an instrument or an art."""
    if name in sheet.languages:
        return sheet, ()
    learned = changed(sheet, languages=(*sheet.languages, name))
    return learned, (Note("learned", {"name": name}),)


@as_effect(shorthand="text")
def Motive(sheet: Sheet, text: str) -> Changed:
    """A motive that the adventure gives, with the AP that a motive is worth (FH-011, FH-012)."""
    had = bool(sheet.reason)
    sheet = changed(sheet, reason=text)
    if had:
        return sheet, ()
    return awesome.gain(sheet, int(printed("creation")["motive_ap"]), "a motive")


@as_effect(shorthand="text")
def Scar(sheet: Sheet, text: str) -> Changed:
    """A scar, in a few words."""
    return changed(sheet, scars=(*sheet.scars, text)), (Note("scarred", {"scar": text}),)


@as_effect(shorthand="count")
def Enemies(sheet: Sheet, count: Annotated[int, Within(-100, 100)] = -1) -> Changed:
    """Family enemies that become due, or that the adventure brings on (FH-232)."""
    return changed(sheet, enemies=max(0, sheet.enemies + count)), ()


@as_effect(shorthand="new")
def Arenas(sheet: Sheet, new: bool = True) -> Changed:
    """The hero is somewhere else: what can be done once in an arena is possible again (FH-108)."""
    return (talents.new_arena(sheet) if new else sheet), ()
