"""Horror: the Sanity roll, and the effects on the hero when it fails."""

from collections.abc import Callable
from functools import cache, partial
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked
from solo.namedtuple import NamedTuple
from solo.rules.art.checks.fame import recover_fame
from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.roll import AWESOME, EXTREME, Terms, roll_once
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.table import ActionTable, d100
from solo.rules.art.checks.terms import (
    Skills,
    Trait,
    counted,
    modifiers,
    offered,
    plain_trait,
    rating_of,
    tools,
)
from solo.rules.art.checks.words import words as told
from solo.rules.art.health.words import words
from solo.rules.art.heroes.sheet import INSANE, PARALYSED, Changed, Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.art.party.party_rolls import Who
from solo.rules.art.printed import printed
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice, foreseen, still_read
from solo.rules.core.fights.encounters import Left, Settled
from solo.rules.core.heroes import conditions
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Effect, Note, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import Unfit, unknown

SPEECHLESS, PHOBIA = "speechless", "phobia"
DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Horror:
    """A level of horror: the difficulty of a Sanity roll, by the level's word or by a rank.

    Source: ART Engine, ART-279.
    """

    word: str
    difficulty: Rank

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return (*_levels(), *Rank.spellings())

    @classmethod
    def parse(cls, text: str) -> "Horror":
        """Read a level or a rank.

        Raises:
            ValueError: Neither; the text names the nearest and lists the levels.
        """
        wanted = " ".join(text.lower().split())
        levels = _levels()
        if wanted in levels:
            return cls(wanted, levels[wanted])
        try:
            rank = Rank.parse(wanted)
        except ValueError:
            reason = unknown("horror", text, levels)
            raise Unfit(told("or-a-rank", unknown=reason.text)) from None
        word = next((name for name, level in levels.items() if level is rank), "")
        return cls(word, rank)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sanity(CheckBase, Checked):
    """Bear something terrible: a Stamina roll; a failure has an effect on the mind for a while.

    Source: ART Engine, ART-279 to ART-281.
    """

    difficulty: Annotated[Horror, "How terrible it is: a level such as `shock`, or a rank."]
    stamina: Annotated[Trait, "Stamina as a number, for use without a hero."] = None
    skills: Annotated[Skills, "Skills that may help."] = ()
    modifier: Annotated[Added, "Added to the trait."] = 0
    harder: Annotated[Ranks, "Ranks added to the difficulty."] = 0
    hidden: Annotated[bool, "Whether the difficulty is kept back."] = False
    purpose: Purpose = ""
    used_to: Annotated[
        tuple[str, ...],
        "Roles of the hero, words of the concept, or conditions that make the roll needless.",
    ] = ()
    phobias: Annotated[
        tuple[str, ...], "What the hero may fear for good after the worst; the player picks."
    ] = ()
    behaviours: Annotated[
        tuple[str, ...],
        "What an insane hero may be driven to, the mildest first, each a sentence; a Fate roll "
        "draws one. Without them the rules' own list is used.",
    ] = ()
    who: Who = "lead"

    about: ClassVar[str] = "fear and insanity"
    harms: ClassVar[bool] = False  # it is the mind that suffers
    shared: ClassVar[bool] = False  # each bears what the own roll comes to
    shorthand: ClassVar[str] = "difficulty"

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        return Terms(
            "sanity",
            "stamina",
            rating_of("stamina", self.stamina, sheet),
            offered(self.skills, sheet),
            modifiers(self.modifier, sheet, bonus=False) + tools(sheet, ("stamina", *self.skills)),
            self._needed(),
            0,
            self.hidden,
            self.difficulty.word,
        )

    def consequences(
        self, successes: int, failures: int, facts: dict[str, object]
    ) -> tuple[Effect[Sheet], ...]:
        """Return what it does to the mind, and write the row of the table into the facts."""
        facts["effect"] = effect = row_of(successes, failures)
        return (Terror(effect=effect, phobias=self.phobias, behaviours=self.behaviours),)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        used_to = self.excuse(sheet)
        return self.spared(used_to) if used_to else roll_once(self, sheet, dice)

    def counts(self) -> frozenset[str] | None:
        return counted(self.difficulty.difficulty, self.harder)

    def excuse(self, sheet: Sheet | None) -> str:
        """Return which word of the hero makes the roll needless, or nothing (ART-280)."""
        if sheet is None or not self.used_to:
            return ""
        known = {
            *sheet.roles,
            *sheet.concept.lower().replace(",", " ").split(),
            *map(str.lower, sheet.conditions),
        }
        return next((word for word in self.used_to if word.lower() in known), "")

    def spared(self, word: str) -> Outcome:
        """Return the outcome of no roll at all: as good as two successes, if so many can be."""
        needed = self._needed()
        successes = max(0, min(2, AWESOME - needed + 1))
        facts = {
            "kind": "sanity",
            "effect": row_of(2, 0),
            "used_to": word,
            "difficulty": WORDS[needed],
            "difficulty_index": needed,
            "hidden": self.hidden,
        }
        return Outcome("unmoved", successes, facts=facts)

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open the roll, unless the hero is used to such things (ART-280)."""
        if word := self.excuse(sheet):
            return Settled(outcome=self.spared(word), note=Note("used-to-it", {"word": word}))
        if len(self.phobias) > 1:
            return opened(sheet, bearing_horror, self, asks=asks)
        return Rolling(check=self, asks=asks)

    def _needed(self) -> int:
        return min(EXTREME, max(1, self.difficulty.difficulty + self.harder))


@dataclass(frozen=True, slots=True, kw_only=True)
class Terror:
    """The effect of horror on the hero, by the row of the Sanity table.

    Source: ART Engine, ART-281. Failures while coming to oneself don't count against the total;
    only successes are named. Rounds are counted, and at most an hour of them is played. Reading:
    whoever is out of their senses decides nothing about these rolls and learns nothing by them, as
    the unconscious (ART-211, ART-456).
    """

    effect: str
    phobias: tuple[str, ...] = ()
    behaviours: tuple[str, ...] = ()

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        sheet, notes = self._felt(sheet, dice)
        rounds = max(map(_rounds, notes))
        return changed(sheet, terror=(self.effect, rounds)) if rounds else sheet, notes

    def _felt(self, sheet: Sheet, dice: Dice) -> Changed:
        facts: dict[str, object] = {"effect": self.effect}
        rules = printed("sanity")
        match self.effect:
            case "paralysed":
                facts["rounds"] = 1
                sheet, notes = conditions.gain(sheet, PARALYSED, minutes=1)
                return sheet, (Note("sanity", facts), *notes)
            case "flees" | "faints":
                return self._lost(sheet, dice)
            case "cowers":
                friends = [one.name for one in party.able_companions(sheet).values()]
                friends += [one.name for one in party.fellows(sheet)]
                if friends:  # one slaps or shakes the hero, and that ends it
                    facts["by"] = friends[0]
                else:
                    facts["minutes"] = facts["passed"] = int(rules["cowering_minutes"])
            case "unconscious":
                sheet, told, facts["minutes"] = _spell("fainting", sheet, dice)
                facts["passed"] = facts["minutes"]
                mute = 60 * int(rules["fainting"]["speechless_hours"])
                sheet, notes = conditions.gain(sheet, SPEECHLESS, mute)
                return sheet, (Note("sanity", facts), *told, *notes)
            case "catatonic":
                sheet, told, facts["minutes"] = _spell("catatonia", sheet, dice)
                facts["passed"] = facts["minutes"]
                fear = self.phobias[0] if self.phobias else ""
                sheet, notes = conditions.gain(sheet, phobia(fear))
                return sheet, (Note("sanity", facts), *told, *notes)
            case "insane":
                sheet, notes = conditions.gain(sheet, INSANE)
                sheet, driven = _driven(sheet, dice, self.behaviours)
                return sheet, (Note("sanity", facts), *notes, *driven)
            case _:
                pass
        return sheet, (Note("sanity", facts),)

    def _lost(self, sheet: Sheet, dice: Dice) -> Changed:
        trait = plain_trait(sheet, "intelligence")
        lost = Left(changed(sheet, terror=(self.effect, 1)), 1, frozenset())
        alike = _kind_of(still_read(dice, lost))
        daze = foreseen(dice, partial(come_to, sheet.action_table, trait, 0, 0, alike), alike)
        sheet, told = recover_fame(sheet) if daze.awesome else (sheet, ())
        forgets = daze.failed and self.effect == "faints"
        facts = {"rounds": daze.rounds, "forgets": forgets, "passed": daze.minutes}
        felt = Note("sanity", {"effect": self.effect})
        return sheet, (felt, *told, Note("came-to-yourself", facts))


def _rounds(note: Note) -> int:
    """Return for how many rounds a hero can do nothing by what a note tells."""
    by_time = note.facts.get("passed", 0) * printed("sanity")["recovery"]["rounds_per_minute"]
    return int(note.facts.get("rounds", by_time))


class Daze(NamedTuple):
    """How a hero comes to."""

    rounds: int  # that it took
    failed: bool = False  # whether any roll failed
    awesome: bool = False  # whether any was Awesome

    @property
    def minutes(self) -> int:
        """How long it took."""
        return -(-self.rounds // int(printed("sanity")["recovery"]["rounds_per_minute"]))


def come_to(
    table: ActionTable,
    trait: int,
    won: int,
    rounds: int,
    alike: Callable[["Daze"], object],
    dice: Dice,
) -> Daze:
    """Roll a trait each round from now on, until the hero has come to (ART-281).

    Args:
        table: What is rolled on.
        trait: What is rolled.
        won: The successes so far.
        rounds: How many rounds it has taken so far.
        alike: What the game goes on with of it.
        dice: The dice.
    """
    rules = printed("sanity")["recovery"]
    if won >= rules["successes"] or rounds >= rules["most_rounds"]:
        return Daze(rounds)
    column = foreseen(dice, partial(_thrown, table, trait), _gained)
    gained, awesome = _gained(column)
    won = min(int(rules["successes"]), won + gained)
    rest = foreseen(dice, partial(come_to, table, trait, won, rounds + 1, alike), alike)
    return rest._replace(failed=rest.failed or not gained, awesome=rest.awesome or awesome)


def _gained(column: int) -> tuple[int, bool]:
    """Return how many successes a column is on the way back, and whether it is Awesome."""
    needed = Rank.parse(printed("sanity")["recovery"]["difficulty"])
    return max(0, column - needed + 1), column == AWESOME


def _kind_of(lost: Left) -> Callable[[Daze], object]:
    """Return what of a daze is read, given what would be of one minute and round."""
    if lost.sheet.terror is not None:
        return _to_the_round  # which a fight reads
    return _lasting if lost.minutes else _raised


def _raised(daze: Daze) -> object:
    return daze.awesome


def _lasting(daze: Daze) -> object:
    return daze.minutes, daze.awesome


def _to_the_round(daze: Daze) -> object:
    return daze.rounds, daze.awesome


def bearing_horror(table: Table[Sheet], check: Sanity, *, asks: bool) -> Script[Outcome]:
    """Make a Sanity roll; after the worst, pick what the hero will fear for good (ART-281)."""
    before = table.sheet.conditions
    outcome = yield from table.play(Rolling(check=check, asks=asks))
    if outcome.facts.get("effect") == "catatonic":
        passed, table.minutes = table.minutes, 0  # the time is told of with the last step
        fears = [
            Offer(Option(f"fear-{place}", words("fear-of", fear=fear)), fear)
            for place, fear in enumerate(check.phobias, 1)
        ]
        picked = yield from table.pick(fears, (words("fear-stays"),))
        if phobia(check.phobias[0]) not in before:  # what the roll itself put there
            table.sheet, _ = conditions.lose(table.sheet, phobia(check.phobias[0]))
        table.become(conditions.gain(table.sheet, phobia(picked.does)))
        table.minutes += passed
    return outcome


def row_of(successes: int, failures: int) -> str:
    """Return the word of the Sanity table's row; the end rows stand for what lies beyond."""
    rows = printed("sanity")
    words = rows["successes"] if successes else rows["failures"]
    return str(words[min(successes or failures, len(words)) - 1])


def senses_after(sheet: Sheet, *, found: bool) -> Changed:
    """Return an insane hero after the roll of a day, whether it `found` their senses (ART-281)."""
    if not found:
        return sheet, (Note("still-insane", {}),)
    sheet, _ = conditions.lose(sheet, INSANE)
    return sheet, (Note("came-to-senses", {}),)


def outlasts_adventures(condition: str) -> bool:
    """Tell whether a condition goes home with the hero: a phobia, or insanity (ART-281)."""
    return condition == INSANE or condition.partition(":")[0] == PHOBIA


def phobia(fear: str) -> str:
    """Return the condition that a phobia is."""
    return f"{PHOBIA}: {fear}" if fear else PHOBIA


def _rolled(sheet: Sheet, attribute: str, dice: Dice) -> tuple[Sheet, tuple[Note, ...], int]:
    """Roll an attribute for a hero who decides nothing now; return the column as well.

    An Awesome one brings Fame back as on any roll (ART-066).
    """
    column = _thrown(sheet.action_table, plain_trait(sheet, attribute), dice)
    told: tuple[Note, ...] = ()
    if column == AWESOME:
        sheet, told = recover_fame(sheet)
    return sheet, told, column


def _thrown(table: ActionTable, trait: int, dice: Dice) -> int:
    return table.column(trait, d100(dice))


def _spell(which: str, sheet: Sheet, dice: Dice) -> tuple[Sheet, tuple[Note, ...], int]:
    """Return also for how many minutes the hero is gone: so many for each failure."""
    rules = printed("sanity")[which]
    sheet, told, column = _rolled(sheet, "intelligence", dice)
    failures = Rank.parse(rules["difficulty"]) - column
    return sheet, told, int(rules["minutes_per_failure"]) * failures


def _driven(sheet: Sheet, dice: Dice, behaviours: tuple[str, ...]) -> Changed:
    """Draw what an insane hero does by a Fate roll: the worse it falls, the wilder (ART-281)."""
    listed = behaviours or tuple(printed("sanity")["insanity"]["behaviours"])
    sheet, told, column = _rolled(sheet, "fate", dice)
    drawn = listed[(AWESOME - column) * len(listed) // AWESOME]
    return sheet, (*told, Note("driven", {"text": drawn}))


@cache
def _levels() -> dict[str, Rank]:
    return {word: Rank.parse(rank) for word, rank in printed("sanity")["levels"].items()}
