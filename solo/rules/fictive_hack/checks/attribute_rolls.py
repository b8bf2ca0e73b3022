"""The attribute rolls of section 20: challenges, opposed rolls, luck, lies, threats and theft."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import product
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.odds import every
from solo.rules.core.outcome import Outcome
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import unfit
from solo.rules.fictive_hack.checks.awesome import most_boosts
from solo.rules.fictive_hack.checks.difficulty import STANDARD, Against, Difficulty
from solo.rules.fictive_hack.checks.likelihood import Likelihood
from solo.rules.fictive_hack.checks.modifiers import Pairs, better
from solo.rules.fictive_hack.checks.task import MOST, Rival, Roll, Task, encumbered
from solo.rules.fictive_hack.checks.ten_sided import SIDES, d10
from solo.rules.fictive_hack.health.effects import Inspired, PassTime
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Text

MENACE: tuple[str, ...] = tuple(printed("tasks")["menace"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Task):
    """1d10 + attribute against a difficulty.

    Source: Fictive Hack, FH-161, FH-164, FH-165, FH-167.
    """

    on_top: ClassVar[tuple[str, ...]] = ("doubles",)

    difficulty: Annotated[
        Difficulty, "A number, or simple, standard, difficult, amazing, epic."
    ] = STANDARD

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(self.difficulty.number)

    def facing(self, sheet: Sheet | None) -> Text:
        return self.difficulty.word

    def beyond(self, sheet: Sheet) -> Text:
        """Return why a hero can't succeed, not even by the highest face and AP; or nothing.

        AP that the GM bids against those spent leave nothing of them (FH-203).
        """
        best = Roll(self.terms(sheet), (SIDES,), Rival(self.difficulty.number))
        if self.lacking(best, sheet) <= max(0, sheet.ap - self.resist) * self.boost:
            return ""
        return words("beyond", difficulty=self.difficulty.number, resist=self.resist)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opposed(Task):
    """1d10 + attribute against somebody's 1d10 + attribute.

    Source: Fictive Hack, FH-163, FH-165.
    """

    on_top: ClassVar[tuple[str, ...]] = ("doubles",)

    rule: ClassVar[str] = "FH-163"

    usual: ClassVar[tuple[str, ...]] = ("awareness",)
    """The attribute that a foe opposes with when the author gives none."""

    against: Annotated[Against, "Their number, or `{foe: guard, attribute: awareness}`."] = field(
        default_factory=Against
    )
    nobody: Annotated[bool, "Whether a tie is inconclusive, as between two adventurers."] = False
    hero: Annotated[
        str,
        "Another hero of the party instead, by slug, or `any` whom the player picks; a tie is then "
        "inconclusive.",
    ] = ""

    def against_hero(self, other: Sheet) -> "Opposed":
        """Return it against another hero, who rolls the best of what opposes it (FH-165)."""
        names = self.against.attribute or self.usual
        best = max(names, key=lambda name: other.attributes[name])
        met = Against(value=other.attributes[best], attribute=(best,), name=other.name)
        return replace(self, against=met, nobody=True, hero="")

    def bind(self, cast: Cast) -> "Opposed":
        """Return it with the foe's number put in."""
        against = self.against.bind(cast, self.usual)
        return replace(self, against=against, resist=self.resist or against.resist)

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        faces = dice.roll(self.against.count, SIDES)
        two = sorted(faces)[-int(printed("weapons")["kept"]) :]
        return Rival(sum(two) + self.against.value, faces)

    def facing(self, sheet: Sheet | None) -> Text:
        return self.against.word

    def wins_ties(self, sheet: Sheet | None) -> bool:
        # not super(): a dataclass with slots is a copy of its class
        return not self.nobody and Task.wins_ties(self, sheet)


@dataclass(frozen=True, slots=True, kw_only=True)
class Save(Opposed):
    """Commitment against magic or suggestion (FH-166)."""

    rule: ClassVar[str] = "FH-166"

    usual: ClassVar[tuple[str, ...]] = ("commitment", "charm", "cunning")

    attribute: tuple[Rating, ...] = (Rating("commitment"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Luck(CheckBase):
    """1d10 against a number, which nothing changes (FH-162)."""

    on_top: ClassVar[tuple[str, ...]] = ()
    signs: ClassVar[Mapping[str, str]] = {"passed": "s", "tie": "s", "failed": "f"}

    difficulty: Annotated[Difficulty, "The number."] = STANDARD
    likelihood: Annotated[Likelihood | None, "How likely it is instead, in a word."] = None

    @property
    def number(self) -> int:
        """The number that the die has to meet."""
        return self.likelihood.difficulty if self.likelihood else self.difficulty.number

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        face = d10(dice)
        by = face - self.number
        facts = {"face": face, "total": face, "difficulty": self.number, "by": by,
                 "against": str(self.number), "passed": by >= 0, "rule": "FH-162"}  # fmt: skip
        if by < 0:
            return Outcome("failed", failures=min(12, -by), faces=(face,), facts=facts)
        label = "passed" if by else "tie"
        return Outcome(label, successes=min(12, by + 1), faces=(face,), facts=facts)

    def counts(self) -> frozenset[str]:
        over = {f"{min(12, face - self.number + 1)}s" for face in range(max(1, self.number), 11)}
        under = {f"{min(12, self.number - face)}f" for face in range(1, min(11, self.number))}
        return frozenset(over | under)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deceive(Opposed):
    """Cunning against Cunning or Awareness: a lie.

    Labels: `believed` (met by more than 5), `possible`, `disbelieved`.

    Source: Fictive Hack, FH-179, FH-180.
    """

    rule: ClassVar[str] = "FH-179"

    usual: ClassVar[tuple[str, ...]] = ("cunning", "awareness")
    labels: ClassVar[Mapping[str, str]] = {"believed": "s", "possible": "s", "disbelieved": "f"}

    attribute: tuple[Rating, ...] = (Rating("cunning"),)

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        plain = Task.judge(self, roll, sheet)
        if not plain.successes:
            return plain._replace(label="disbelieved")
        sure = roll.margin > int(printed("tasks")["believed_by"]) - 1
        return plain._replace(label="believed" if sure else "possible")


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspire(Task):
    """Charm against a difficulty, to give somebody +2 on one Commitment roll.

    Source: Fictive Hack, FH-181.
    """

    rule: ClassVar[str] = "FH-181"

    attribute: tuple[Rating, ...] = (Rating("charm"),)
    difficulty: Annotated[Difficulty, "What it takes."] = STANDARD
    target: Annotated[str, "`self`, or a companion's id."] = "self"

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(self.difficulty.number)

    def facing(self, sheet: Sheet | None) -> Text:
        return self.difficulty.word

    def paid(self, outcome: Outcome, sheet: Sheet | None) -> Outcome:
        if not outcome.successes or sheet is None:
            return outcome
        minutes = PassTime(int(printed("tasks")["inspire_minutes"]))
        return outcome._replace(changes=(*outcome.changes, Inspired(self.target), minutes))


@dataclass(frozen=True, slots=True, kw_only=True)
class Intimidate(Opposed):
    """Brawn, Charm, Commitment or Daring against the target's best of them.

    Source: Fictive Hack, FH-182; `modifier` holds the bonus for strength or numbers.
    """

    rule: ClassVar[str] = "FH-182"

    usual: ClassVar[tuple[str, ...]] = MENACE

    attribute: tuple[Rating, ...] = tuple(Rating(name) for name in MENACE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pickpocket(Opposed):
    """Cunning against Awareness, to take something from somebody.

    Labels: `clean` (2 successes), `noticed` (taken all the same, 1 success), `prevented`.

    Source: Fictive Hack, FH-170, FH-171, FH-263.
    """

    rule: ClassVar[str] = "FH-170"

    labels: ClassVar[Mapping[str, str]] = {"clean": "s", "noticed": "s", "prevented": "f"}
    few: ClassVar[frozenset[str]] = frozenset({"2s", "1s", "1f"})

    attribute: tuple[Rating, ...] = (Rating("cunning"),)
    open: Annotated[
        bool, "Whether being noticed doesn't matter: Cunning and Daring are added (FH-263)."
    ] = False
    aware: Annotated[
        bool,
        "Whether the victim knows of the attempt and resists with its best of Awareness, Daring "
        "and Cunning.",
    ] = False
    larger: Annotated[
        int,
        "What is taken off for something larger than a palm, or secured (FH-171, FH-264).",
        Within(0, 1_000_000),
    ] = 0
    daring: Annotated[int, "The hero's Daring, where no sheet says it."] = 0

    def bind(self, cast: Cast) -> "Pickpocket":
        usual = ("awareness", "daring", "cunning") if self.aware else ("awareness",)
        against = self.against.bind(cast, usual)
        return replace(self, against=against, resist=self.resist or against.resist)

    def added(self, sheet: Sheet | None) -> Pairs:
        daring = self.daring if sheet is None else sheet.attributes["daring"]
        open_ = (("Daring", daring),) if self.open and daring else ()
        larger = (("size", -self.larger),) if self.larger else ()
        return (*open_, *larger, *better(sheet, "pickpocket"))

    def lacking(self, roll: Roll, sheet: Sheet | None) -> int:
        if encumbered(sheet):
            return 0
        return most_boosts(roll.total, roll.rival.number + 1)  # a tie is noticed

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        caught_by = int(printed("tasks")["caught_by"])
        if encumbered(sheet) or roll.margin <= -caught_by:
            judged = self.outcome(roll, "prevented", -1, sheet)
        elif roll.margin <= 0:
            judged = self.outcome(roll, "noticed", 1, sheet)
        else:
            judged = self.outcome(roll, "clean", 2, sheet)
        # By so much it may fall short of the other's roll, and the thing is taken all the same.
        return judged._replace(facts={**judged.facts, "spare": caught_by - 1})


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest(Opposed):
    """Brawn, Cunning or Daring against theirs: to impede somebody.

    Source: Fictive Hack, FH-144, FH-145.
    """

    rule: ClassVar[str] = "FH-144"

    usual: ClassVar[tuple[str, ...]] = tuple(printed("tasks")["contest"])

    attribute: tuple[Rating, ...] = tuple(Rating(name) for name in printed("tasks")["contest"])
    reach: Annotated[bool, "Whether the hero uses a reach weapon (+2, FH-059)."] = False
    they_reach: Annotated[bool, "Whether they do."] = False

    def added(self, sheet: Sheet | None) -> Pairs:
        bonus = int(printed("weapons")["reach_contest_bonus"])
        mine = (("reach weapon", bonus),) if self.reach else ()
        return (*mine, ("their reach weapon", -bonus)) if self.they_reach else mine


@dataclass(frozen=True, slots=True, kw_only=True)
class Push(Opposed):
    """Brawn, Cunning or Daring against theirs, to throw them into the next arena.

    Source: Fictive Hack, FH-148, FH-149.
    """

    rule: ClassVar[str] = "FH-148"

    usual: ClassVar[tuple[str, ...]] = tuple(printed("tasks")["contest"])

    attribute: tuple[Rating, ...] = tuple(Rating(name) for name in printed("tasks")["contest"])
    targets: Annotated[
        tuple[int, ...],
        "The numbers of all who are pushed, 12 at most; `against` is the only one if nothing is "
        "given. Each after the first takes 1 off the roll, and each who is beaten is moved "
        "(`outcome.moved`, counted from 0).",
    ] = ()

    def verify(self) -> None:
        if len(self.targets) > MOST:
            raise unfit("targets", words("pushed-at-most", most=MOST))

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        """Roll for each; the number is what moves all of them."""
        if not self.targets:
            return Opposed.rival(self, sheet, dice)
        faces = dice.roll(len(self.targets), SIDES)
        met = tuple(
            face + value + place
            for place, (face, value) in enumerate(zip(faces, self.targets, strict=True))
        )
        return Rival(max(met), faces, met)

    def facing(self, sheet: Sheet | None) -> Text:
        if not self.targets:
            return Opposed.facing(self, sheet)
        return words("of-them", count=len(self.targets))

    def judge(self, roll: Roll, sheet: Sheet | None) -> Outcome:
        if not self.targets:
            return Task.judge(self, roll, sheet)
        over = 0 if self.wins_ties(sheet) else 1
        moved = tuple(
            place for place, number in enumerate(roll.rival.each) if roll.total >= number + over
        )
        moved = () if encumbered(sheet) else moved
        label = "passed" if moved else "failed"
        return self.outcome(roll, label, len(moved) or -1, sheet, moved=moved)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield the outcomes with their ways; of many targets only how many are moved."""
        if (together := Task.ways(self, sheet)) is not None:
            yield from together
            return
        if not self.targets:
            yield from every(self.lone, sheet)
            return
        terms = self.terms(sheet)
        over = 0 if self.wins_ties(sheet) else 1
        for faces in product(range(1, SIDES + 1), repeat=terms.dice):
            best = max(faces) + terms.bonus - over
            moving = [
                min(SIDES, max(0, best - value - place)) for place, value in enumerate(self.targets)
            ]
            chances = (SIDES ** len(moving),) if encumbered(sheet) else sums(moving)
            for moved, count in enumerate(chances):
                label, good = ("passed", moved) if moved else ("failed", 0)
                triggers = ("doubles",) if len(faces) > len(set(faces)) else ()
                yield Outcome(label, good, 0 if good else 1, faces, triggers), count

    @property
    def lone(self) -> "Contest":
        """The same against one alone."""
        return Contest(
            attribute=self.attribute, value=self.value, modifier=self.modifier, topic=self.topic,
            against=self.against, nobody=self.nobody,
        )  # fmt: skip

    def counts(self) -> frozenset[str]:
        if not self.targets:
            return Task.counts(self)
        return frozenset({"1f", *(f"{number + 1}s" for number in range(len(self.targets)))})


def sums(moving: Sequence[int]) -> tuple[int, ...]:
    """Return in how many ways 0, 1, 2 … of some dice come up, each in so many of its faces."""
    ways: tuple[int, ...] = (1,)
    for faces in moving:
        up = (0, *(count * faces for count in ways))
        stay = (*(count * (SIDES - faces) for count in ways), 0)
        ways = tuple(a + b for a, b in zip(up, stay, strict=True))
    return ways
