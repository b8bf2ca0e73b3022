"""Sustained damage: fire, acid and the like hurt again each round until they end.

Notes: burning, put-out, not-put-out.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, alike
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Defense
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.terms import Attributes, Skills
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.health.damage import without_turn
from solo.rules.art.health.words import words
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.fights.encounters import made
from solo.rules.core.odds import every
from solo.rules.core.outcome import Effect, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table

STOPPED = "stopped"
MOST_ROUNDS = 60
_NO_DICE = LoadedDice(())  # damage asks for none

_Round = tuple[Outcome, int, Sheet | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop(Attempt):
    """An action that may end sustained damage, rolled instead of only suffering it (ART-272)."""

    attribute: Annotated[Attributes, "What is rolled."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    text: Annotated[str, "How the action reads among the options."] = "Try to stop it"
    skills: Annotated[Skills, "Skills that may help."] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Burning(CheckBase, Checked):
    """Suffer a hazard round after round until a Defense roll holds, or it is put out.

    Source: ART Engine, ART-270 to ART-272. At most sixty rounds are played.
    """

    attack: Annotated[Rank, "The hazard's Attack rank."]
    damage: Annotated[int, "Its damage rating, 0 to 3."] = 0
    defense: Annotated[int | None, "The Defense score as a number, for use without a hero."] = None
    skills: Annotated[Skills, "Defense skills that may help."] = ()
    modifier: Annotated[Added, "Added to Defense."] = 0
    harder: Annotated[Ranks, "Ranks added to the attack."] = 0
    stop: Annotated[Stop | None, "An action that ends it."] = None
    purpose: Purpose = ""
    against: Annotated[str, "How the display calls the hazard."] = ""

    shorthand: ClassVar[str] = "attack"

    def verify(self) -> None:
        _ = self.roll  # which refuses what is impossible

    @property
    def roll(self) -> Defense:
        """The Defense roll of each round."""
        return alike(Defense, self)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Suffer it to the end, with nothing done against it."""
        check, rounds = self.roll, 0
        changes: tuple[Effect[Sheet], ...] = ()
        faces: tuple[int, ...] = ()
        while True:
            rounds += 1
            own = check.resolve(sheet, dice)
            changes, faces = changes + own.changes, faces + own.faces
            if sheet is not None:
                sheet, _ = made(own.changes, sheet, dice)
            down = sheet is not None and sheet.defeated
            if not own.failures or down or rounds == MOST_ROUNDS:
                facts = {**own.facts, "kind": "burning", "rounds": rounds}
                return own._replace(faces=faces, changes=changes, facts=facts)

    def counts(self) -> frozenset[str] | None:
        return self.roll.counts()

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield outcomes with the ways that lead to each, with nothing done against it."""
        hurt: dict[frozenset[int], tuple[Sheet | None, int]] = {frozenset(): (sheet, 1)}
        rounds: dict[frozenset[int], list[_Round]] = {}  # hurt alike, a round goes alike
        for turn in range(1, MOST_ROUNDS + 1):
            following: dict[frozenset[int], tuple[Sheet | None, int]] = {}
            for key, (now, ways) in hurt.items():
                if key not in rounds:
                    rounds[key] = list(self._round(now))
                for roll, weight, after in rounds[key]:
                    down = after is not None and after.defeated
                    if not roll.failures or down or turn == MOST_ROUNDS:
                        yield roll, ways * weight * 100 ** (MOST_ROUNDS - turn)
                        continue
                    then = frozenset() if after is None else after.checked
                    following[then] = (after, following.get(then, (after, 0))[1] + ways * weight)
            hurt = following

    def _round(self, now: Sheet | None) -> "Iterator[_Round]":
        """Yield what a round's roll comes to, in how many ways, and the hero after it."""
        for roll, weight in every(self.roll, now):
            yield roll, weight, None if now is None else made(roll.changes, now, _NO_DICE)[0]

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter: the first roll comes before anything can be done."""
        return opened(sheet, suffering, self, asks=asks)


def suffering(table: Table[Sheet], check: Burning, *, asks: bool) -> Script[Outcome]:
    """Suffer a hazard each round until a Defense roll holds, the hero falls, or it is stopped.

    Between rounds the hero bears it, or tries what may stop it; failing that, it strikes again. Who
    is staggered has lost that turn (ART-051).

    Source: ART Engine, ART-270 to ART-272.
    """
    rounds, at_once = 1, False
    while True:
        roll = yield from table.play(Rolling(check=check.roll, asks=asks), at_once=at_once)
        if not roll.failures or table.sheet.defeated or rounds >= MOST_ROUNDS:
            return roll._replace(facts={**roll.facts, "kind": "burning", "rounds": rounds})
        table.tell("burning", round=rounds)
        rounds += 1

        table.sheet, lost = without_turn(table.sheet)
        if lost:
            table.tell("fight-loses-turn", who=table.sheet.name, you=True, why=lost)
        stop = None if lost else check.stop
        endure = Option("endure", words("bear-it"), hint="endure")
        answer = yield from table.ask(
            (Option("stop", stop.text, hint="stop"), endure) if stop else (endure,),
            (words("still-burning", round=rounds),),
            forced=None if stop else "endure",
        )
        table.answered()
        at_once = not asks  # with nothing to decide before it, the turn is already the roll
        if answer.option == "stop" and stop:
            part = Part(check=stop.roll)
            tried = yield from table.play(Rolling(check=part, asks=asks), at_once=at_once)
            if tried.label != "aborted" and not tried.failures:
                table.tell("put-out")
                facts = {**tried.facts, "kind": "burning", "rounds": rounds}
                return tried._replace(label=STOPPED, successes=0, facts=facts)
            table.tell("not-put-out")
            at_once = False
