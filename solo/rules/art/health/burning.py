"""Sustained damage: fire, acid and their like, which hurt again each round until they are over."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from solo.rules.art.actions.within import Plan, Within, ended, going, roll_part
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Defense
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.terms import Words
from solo.rules.art.checks.trait import Attempt, Part
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.encounters import made
from solo.rules.core.odds import every
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Effect, Encounter, Illegal

STOPPED = "stopped"
MOST_ROUNDS = 60
_NO_DICE = LoadedDice(())  # damage asks for none


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop(Attempt):
    """What puts an end to it: an action that is rolled instead of only suffering (ART-272).

    Args:
        attribute: What is rolled.
        difficulty: The lowest rank that succeeds.
        text: How the action reads among the options.
        skills: Skills that may help.
    """

    attribute: Words
    difficulty: Rank
    text: str = "Try to stop it"
    skills: Words = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Burning:
    """Suffer a hazard round after round until a Defense roll holds, or it is put out.

    Args:
        attack: The hazard's Attack rank.
        damage: Its damage rating, 0 to 3.
        defense: The Defense score as a number, for use without a hero.
        skills: Defense skills that may help.
        modifier: Added to Defense.
        harder: Ranks added to the attack.
        stop: An action that ends it, or None.
        purpose: A short infinitive for the display.
        against: How the display calls the hazard.

    Source: ART Engine, ART-270 to ART-272. At most sixty rounds are played.
    """

    attack: Rank
    damage: int = 0
    defense: int | None = None
    skills: Words = ()
    modifier: int = 0
    harder: int = 0
    stop: Stop | None = None
    purpose: str = ""
    against: str = ""

    shorthand: ClassVar[str] = "attack"

    def __post_init__(self) -> None:
        object.__setattr__(self, "skills", self.roll.skills)

    @property
    def roll(self) -> Defense:
        """The Defense roll of each round."""
        return Defense(
            attack=self.attack,
            damage=self.damage,
            defense=self.defense,
            skills=self.skills,
            modifier=self.modifier,
            harder=self.harder,
            purpose=self.purpose,
            against=self.against,
        )

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        """Suffer it to the end, with nothing done against it."""
        check, rounds = self.roll, 0
        changes: tuple[Effect, ...] = ()
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
        for turn in range(1, MOST_ROUNDS + 1):
            following: dict[frozenset[int], tuple[Sheet | None, int]] = {}
            for now, ways in hurt.values():
                for roll, weight in every(self.roll, now):
                    after = made(roll.changes, now, _NO_DICE)[0] if now is not None else None
                    down = after is not None and after.defeated
                    if not roll.failures or down or turn == MOST_ROUNDS:
                        yield roll, ways * weight * 100 ** (MOST_ROUNDS - turn)
                        continue
                    key = frozenset() if after is None else after.checked
                    following[key] = (after, following.get(key, (after, 0))[1] + ways * weight)
            hurt = following

    def begin(self, sheet: Sheet, *, asks: bool) -> Within:
        """Open it as an encounter: the first roll comes before anything can be done."""
        return _suffer(Flames(check=self, asks=asks))


@dataclass(frozen=True, slots=True, kw_only=True)
class Flames:
    """The plan of sustained damage while a Defense roll is made."""

    check: Burning
    asks: bool
    rounds: int = 1

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def after(self, step: Step, dice: Dice) -> Step:
        roll = ended(step)
        over = not roll.failures or step.sheet.defeated or self.rounds >= MOST_ROUNDS
        if over:
            facts = {**roll.facts, "kind": "burning", "rounds": self.rounds}
            return step._replace(outcome=roll._replace(facts=facts))
        told = Note("burning", {"round": self.rounds})
        return going(step, OnFire(plan=replace(self, rounds=self.rounds + 1)), told)


@dataclass(frozen=True, slots=True, kw_only=True)
class OnFire:
    """The hero's turn while it still hurts."""

    plan: Flames

    @property
    def forced(self) -> str | None:
        return None if self.plan.check.stop else "endure"

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"Round {self.plan.rounds}: it still has hold of you.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        stop = self.plan.check.stop
        endure = Option("endure", "Bear it", hint="endure")
        return (Option("stop", stop.text, hint="stop"), endure) if stop else (endure,)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        stop = self.plan.check.stop
        if option == "endure":
            turn: Encounter = _suffer(self.plan)
        elif option == "stop" and stop:
            douse = Dousing(plan=self.plan)
            turn = roll_part(Part(check=stop.roll), douse, asks=self.plan.asks)
        else:
            raise Illegal(f"'{option}' is not open now")
        # With nothing to decide before it, the turn is already the roll.
        return Step(turn, sheet) if self.plan.asks else turn.step("roll", "", sheet, dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dousing:
    """The plan while the action that may end it is rolled; failing it, the hazard strikes again."""

    plan: Flames

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        return ()

    def after(self, step: Step, dice: Dice) -> Step:
        roll = ended(step)
        if roll.label != "aborted" and not roll.failures:
            facts = {**roll.facts, "kind": "burning", "rounds": self.plan.rounds}
            outcome = roll._replace(label=STOPPED, successes=0, facts=facts)
            return step._replace(notes=(*step.notes, Note("put-out", {})), outcome=outcome)
        return going(step, _suffer(self.plan), Note("not-put-out", {}))


def _suffer(plan: Flames) -> Within:
    """Open the round's Defense roll."""
    following: Plan = plan
    return Within(inner=Rolling(check=plan.check.roll, asks=plan.asks), plan=following)
