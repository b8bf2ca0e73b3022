"""One roll on the Action Results Table: what it is made with, how it falls, what it counts.

The order is that of ART-172 and ART-200: attribute and skills, modifiers, Fame before the roll,
row, dice or take 25, table column, Fame after the roll, column shift, difficulty. A roll is the hot
path of whole simulated adventures, so it makes no text; `messages` makes it from the facts later.
"""

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Protocol

from solo.late import pattern
from solo.namedtuple import NamedTuple
from solo.rules.art.checks.effects import Bonus, RecoverFame
from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.table import TAKEN, ActionTable, is_double, standard
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.words import words
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import Effect, Outcome
from solo.rules.core.protocols import Check
from solo.words import Text

MOST_SKILLS = 2  # ART-208
HIGHEST_BASE = 30  # ART-202: 12 + 9 + 9
MODIFIED_TO = 25  # ART-202
FAME_BONUS = 2  # ART-211
CATASTROPHIC, PASSABLE, AWESOME = int(Rank.CATASTROPHIC), int(Rank.PASSABLE), int(Rank.AWESOME)
EXTREME = int(Rank.EXTREME)

Pairs = tuple[tuple[str, int], ...]
Modifiers = tuple[tuple[Text, int], ...]


class Terms(NamedTuple):
    """The terms of a roll before its player decides anything."""

    kind: str  # the check's own word: `trait`, `defense` …
    attribute: str  # what is rolled; nothing when only a number was given
    rating: int  # its value
    skills: Pairs  # the skills that apply (name, rating), the best first; any number of them
    modifiers: Modifiers  # what else changes the trait (name, points); none of them 0
    difficulty: int  # a rank's index, or 0 when the result is not counted
    shift: int = 0  # columns to the right
    hidden: bool = False  # whether the player is not told the difficulty
    against: Text = ""  # who or what stands against it, for the display


class Throw(NamedTuple):
    """The dice of a roll: row, d100 and table column, with what its player spent on it."""

    skills: Pairs  # the skills used, at most two
    fame: int  # points of Fame expended before the roll
    row: int  # the row of the table, 1 to 30
    roll: int  # 1 to 100; 25 when it was taken
    column: int  # the table's column, 1 (Catastrophic) to 10 (Awesome)
    taken: bool  # whether 25 was taken and no dice were thrown
    bounds: tuple[int, ...]  # the highest roll of each of the row's ten columns


class RollCheck(Check[Sheet | None], Protocol):
    """A check that is one roll: what `rolling` and the longer actions need of it."""

    @property
    def purpose(self) -> Text: ...

    @property
    def about(self) -> str: ...

    @property
    def skills(self) -> tuple[str | int, ...]: ...

    @property
    def harms(self) -> bool: ...

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms: ...

    def consequences(
        self, successes: int, failures: int, facts: dict[str, object]
    ) -> tuple[Effect[Sheet], ...]: ...


class OneRoll(CheckBase):
    """The base of checks of one roll: nothing follows but what the author wrote."""

    __slots__ = ()

    about: ClassVar[str] = ""  # by which words own skills bear on it, besides its purpose
    harms: ClassVar[bool] = False  # whether failing it hurts by the rules

    def consequences(
        self, successes: int, failures: int, facts: dict[str, object]
    ) -> tuple[Effect[Sheet], ...]:
        return ()

    def resolve(self: RollCheck, sheet: Sheet | None, dice: Dice) -> Outcome:
        return roll_once(self, sheet, dice)


ON_TOP = ("doubles", r"kicker-\d")  # patterns for what may come on top of any roll
_KICKER = pattern(ON_TOP[1])


def _triggers(face: int) -> tuple[str, ...]:
    """Kicker (ART-015) and doubles (ART-456) of a roll; 00 is a double."""
    kicker = f"kicker-{face % 10}"
    return ("doubles", kicker) if is_double(face) else (kicker,)


_TRIGGERS = ((), *(_triggers(face) for face in range(1, 101)))


def throw(  # noqa: PLR0913 - all that one throw is made with
    terms: Terms,
    sheet: Sheet | None,
    dice: Dice,
    skills: Pairs | None = None,
    fame: int = 0,
    *,
    take: bool = False,
    by_face: bool = True,
) -> Throw:
    """Roll d100 on the row of the trait; with `take`, read 25 instead and throw no dice.

    `skills` are those the player chose; None means the best two that apply. `by_face` is whether
    the rules go on with more of the face than its column and what comes on top of that.

    Source: ART Engine, ART-025, ART-201, ART-202, ART-208, ART-211, ART-212.
    """
    _, _, row, offered, modifiers, _, _, _, _ = terms
    used = offered[:MOST_SKILLS] if skills is None else skills
    for _, rating in used:
        row += rating
    if row > HIGHEST_BASE:
        row = HIGHEST_BASE
    # Conflict C09 (ART-202): traits up to 30 exist, so 25 caps what modifiers do, not the base.
    most = row if row > MODIFIED_TO else MODIFIED_TO
    for _, points in modifiers:
        row += points
    row += fame * FAME_BONUS
    row = 1 if row < 1 else most if row > most else row
    table = table_of(sheet)
    if by_face or take:
        roll = TAKEN if take else dice.roll(1, 100)[0]
    else:
        heard = any(map(_KICKER.match, getattr(dice, "heard", ())))
        roll, _ = foreseen(dice, partial(_face, table, row), _in_full if heard else _in_short)
    return Throw(used, fame, row, roll, table.columns[row][roll], take, table.bounds[row - 1])


def _face(table: ActionTable, row: int, dice: Dice) -> tuple[int, int]:
    """Roll d100; return the face and its column."""
    roll = dice.roll(1, 100)[0]
    return roll, table.columns[row][roll]


def _in_short(thrown: tuple[int, int]) -> tuple[int, int]:
    """Return what matters of a face: its column, and which double it is, if any."""
    roll, column = thrown
    return column, roll if is_double(roll) else 0


def _in_full(thrown: tuple[int, int]) -> tuple[int, int, int]:
    """Return what matters of a face where kickers do too."""
    return (*_in_short(thrown), thrown[0] % 10)


def table_of(sheet: Sheet | None) -> ActionTable:
    """Return the table that this hero's rolls are read on."""
    return standard() if sheet is None or sheet.table is None else sheet.table


def reckon(
    check: RollCheck, terms: Terms, thrown: Throw, sheet: Sheet | None, raised: int = 0
) -> Outcome:
    """Return what a throw comes to, its column `raised` by Fame after the roll.

    Source: ART Engine, ART-173, ART-198, ART-200, ART-216, ART-217.
    """
    kind, attribute, rating, _, modifiers, difficulty, shift, hidden, against = terms
    used, fame, row, roll, column, taken, bounds = thrown
    result = column + raised + shift
    result = 1 if result < 1 else AWESOME if result > AWESOME else result
    successes = failures = 0
    if difficulty:
        if result >= difficulty:
            successes = result - difficulty + 1
        else:
            failures = difficulty - result
    facts: dict[str, object] = {
        "kind": kind,
        "attribute": attribute,
        "rating": rating,
        "skills": used,
        "modifiers": modifiers,
        "fame": fame,
        "row": row,
        "roll": roll,
        "taken": taken,
        "column": column,
        "bounds": bounds,
        "raised": raised,
        "shift": shift,
        "result": WORDS[result],
        "result_index": result,
        "difficulty": WORDS[difficulty] if difficulty else None,
        "difficulty_index": difficulty + 0,  # a plain number, not a Rank
        "hidden": hidden,
        "against": against,
    }
    changes = check.consequences(successes, failures, facts)
    if sheet is not None and (sheet.bonus or sheet.tally):
        changes = after_roll(terms, thrown, sheet, raised) + changes
    if taken:
        return Outcome(WORDS[result], successes, failures, (), (), changes, facts)
    return Outcome(WORDS[result], successes, failures, (roll,), _TRIGGERS[roll], changes, facts)


def after_roll(terms: Terms, thrown: Throw, sheet: Sheet, raised: int) -> tuple[Effect[Sheet], ...]:
    """Return what any roll does to its roller: a bonus is used up, an Awesome restores Fame.

    The table's column counts for Fame, before any shift (ART-200), and not on a roll that Fame
    itself improved (ART-067).

    Source: ART Engine, ART-066, ART-067, ART-219.
    """
    changes: tuple[Effect[Sheet], ...] = ()
    if sheet.bonus and any(name == "bonus" for name, _ in terms.modifiers):
        changes += (Bonus(-sheet.bonus),)
    if thrown.column == AWESOME and sheet.tally and not thrown.fame and not raised:
        changes += (RecoverFame(),)
    return changes


def roll_once(check: RollCheck, sheet: Sheet | None, dice: Dice) -> Outcome:
    """Roll a check with every default: the best skills, no Fame, the dice."""
    terms = check.terms(sheet)
    return reckon(check, terms, throw(terms, sheet, dice), sheet)


def standing_modifiers(sheet: Sheet, *, bonus: bool = True) -> Modifiers:
    """Return what burdens or helps every roll of the hero: fatigue (ART-273), a kept bonus."""
    pairs: Modifiers = ()
    if sheet.fatigue:
        pairs = tuple((words("fatigue-of", source=f.source), -f.points) for f in sheet.fatigue)
    if bonus and sheet.bonus:
        pairs += (("bonus", sheet.bonus),)
    return pairs


def possible_counts(difficulty: int, shift: int = 0) -> frozenset[str]:
    """Return every count that a roll against a difficulty can give, for any hero.

    Source: ART Engine, ART-176, ART-177, ART-198, ART-216, ART-217.
    """
    worst, best = 1 + max(shift, 0), AWESOME + min(shift, 0)
    results = range(min(worst, AWESOME), max(best, 1) + 1)
    return frozenset(
        f"{result - difficulty + 1}s" if result >= difficulty else f"{difficulty - result}f"
        for result in results
    )


def plain(facts: Mapping[str, object], key: str) -> int:
    """Read a whole number out of the facts of a roll; 0 when it is not there."""
    value = facts.get(key, 0)
    return value if isinstance(value, int) else 0
