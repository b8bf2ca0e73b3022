"""The workbench of one step of a fight: what changes while tasks are done, until somebody decides.

A step takes a frozen fight, does its tasks one after another on a `Draft`, and freezes what has
become of it. Nothing outside a step ever sees a draft that still changes.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.fight.rolls import FightRoll, measured, rolled
from solo.rules.art.fight.state import Fight, Fighter, Lasting, altered
from solo.rules.art.fight.tasks import Task
from solo.rules.art.gear.item import Carried
from solo.rules.art.heroes.perks import perk_rank
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.system import Encounter

NO_DICE = LoadedDice(())
T = TypeVar("T")


class After(Protocol):
    """What follows a roll: a frozen value."""

    def after(self, draft: "Draft", outcome: Outcome) -> None: ...


class Question(Protocol):
    """Something that the player decides: a frozen value.

    `who` is the fighter whose decision it is, or nothing.
    """

    @property
    def who(self) -> str: ...

    def status(self, draft: "Draft") -> tuple[str, ...]: ...

    def options(self, draft: "Draft") -> tuple[Option, ...]: ...

    def take(self, draft: "Draft", option: str, words: str) -> None: ...

    def odds(self, draft: "Draft", option: str) -> Odds | None: ...


class Draft:
    """A fight while one step is made of it.

    Args:
        fight: The fight as it was.
        sheet: The sheet that the engine holds.
        dice: Whoever says how dice fall.
        stack: What is yet to be done, the next last.
    """

    __slots__ = (
        "_kept",
        "_keys",
        "asking",
        "dice",
        "fight",
        "last",
        "notes",
        "outcome",
        "sheets",
        "stack",
    )

    def __init__(
        self, fight: Fight, sheet: Sheet, dice: Dice = NO_DICE, stack: Sequence[Task] = ()
    ) -> None:
        self.fight = fight
        self.dice = dice
        self.stack = list(stack)
        self.notes: list[Note] = []
        self.asking: Question | None = None
        self.last: Outcome | None = None
        self.outcome: Outcome | None = None
        self.sheets = {party.slug(one.name): one for one in party.members(sheet)}
        self._keys = tuple(self.sheets)
        self._kept: dict[tuple[str, str], tuple[Fight, Sheet | None, Any]] = {}

    # Who is there

    def fighter(self, who: str) -> Fighter:
        return self.fight.fighters[who]

    def sheet(self, who: str) -> Sheet:
        """Return the sheet of an adventurer."""
        return self.sheets[self.fight.fighters[who].key]

    def shared(self) -> Sheet:
        """Return the sheet that holds what all adventurers share."""
        return self.sheets[self._keys[0]]

    def up(self, who: str) -> bool:
        """Tell whether somebody is still in the fight."""
        return self._up(self.fight.fighters[who])

    def _up(self, fighter: Fighter) -> bool:
        if fighter.gone:
            return False
        return fighter.block is not None or party.able(self.sheets[fighter.key])

    def everyone(self, *sides: str) -> list[Fighter]:
        """Return those of these sides who are still in the fight."""
        everybody = self.fight.fighters.values()
        return [one for one in everybody if one.side in sides and self._up(one)]

    def heroes(self) -> list[Fighter]:
        return self.everyone("hero")

    def ours(self) -> list[Fighter]:
        return self.everyone("hero", "friend")

    def foes(self) -> list[Fighter]:
        return self.kept("foes", "", lambda: self.everyone("foe"))

    def kept(self, what: str, who: str, make: Callable[[], T]) -> T:
        """Return what was made before, as long as neither the fight nor the sheet has changed."""
        sheet = self.sheets.get(self.fight.fighters[who].key) if who else None
        found = self._kept.get((what, who))
        if found is not None and found[0] is self.fight and found[1] is sheet:
            value: T = found[2]
            return value
        value = make()
        self._kept[what, who] = (self.fight, sheet, value)
        return value

    def against(self, who: str) -> list[Fighter]:
        """Return the enemies of somebody."""
        return self.ours() if self.fighter(who).foe else self.foes()

    def beside(self, who: str) -> list[Fighter]:
        """Return the comrades of somebody, but not that one."""
        own = self.foes() if self.fighter(who).foe else self.ours()
        return [one for one in own if one.id != who]

    def rank(self, who: str, *attributes: str, lowest: bool = False) -> Rank:
        """Return the higher (or lowest) of a ranked fighter's attributes, as it is hampered now."""
        ranks = [self.fighter(who).ranks.rank(attribute) for attribute in attributes]
        found = min(ranks) if lowest else max(ranks)
        return Rank(max(1, min(11, found + self.columns(who, "rolls"))))

    def boxes(self, who: str) -> tuple[tuple[Rank, ...], frozenset[int]]:
        """Return somebody's Health boxes, and which of them are checked."""
        fighter = self.fighter(who)
        if fighter.block is not None:
            return fighter.block.health, fighter.checked
        sheet = self.sheet(who)
        return sheet.boxes, sheet.checked

    def lowest_free(self, who: str) -> int:
        """Return the lowest free box of somebody: what a hit must reach (ART-262)."""
        boxes, checked = self.boxes(who)
        free = [rank for place, rank in enumerate(boxes) if place not in checked]
        return int(min(free, default=0))

    def free_boxes(self, who: str) -> int:
        boxes, checked = self.boxes(who)
        return len(boxes) - len(checked)

    def perk(self, who: str, name: str) -> int:
        """Return the rank of a perk that somebody can use now; friends have none."""
        fighter = self.fighter(who)
        return 0 if fighter.block is not None else perk_rank(self.sheets[fighter.key], name)

    def columns(self, who: str, *kinds: str, on: str = "") -> int:
        """Return the columns by which what lasts shifts somebody's rolls of these kinds."""
        found = self.fighter(who).lasting
        return sum([one.amount for one in found if self._counts(one, kinds, on)]) if found else 0

    def points(self, who: str, kind: str, on: str = "") -> tuple[tuple[str, int], ...]:
        """Return the points that what lasts adds to somebody's rolls of a kind, each named."""
        found = self.fighter(who).lasting
        return tuple((one.name, one.amount) for one in found if self._counts(one, (kind,), on))

    def barred(self, who: str, kind: str) -> bool:
        return any(self._counts(one, (kind,), "") for one in self.fighter(who).lasting)

    def _counts(self, one: Lasting, kinds: tuple[str, ...], on: str) -> bool:
        return one.kind in kinds and one.since <= self.fight.round and one.on in ("", on)

    # What changes

    def alter(self, **changes: Any) -> None:
        """Change the fight."""
        self.fight = altered(self.fight, **changes)

    def change(self, who: str, **changes: Any) -> None:
        """Change a fighter."""
        fighters = {**self.fight.fighters, who: altered(self.fighter(who), **changes)}
        self.fight = altered(self.fight, fighters=fighters)

    def turn(self, **changes: Any) -> None:
        """Change the turn that is being played."""
        if self.fight.turn is not None:
            self.alter(turn=altered(self.fight.turn, **changes))

    def stir(self, *, mark: bool = False) -> None:
        """Note that the fight goes on: somebody struck or tried something, and left a mark."""
        now = self.fight.round
        if self.fight.stirred != now or (mark and self.fight.marked != now):
            self.alter(stirred=now, marked=now if mark else self.fight.marked)

    def lasts(self, who: str, *more: Lasting) -> None:
        """Let something change somebody's rolls for a while."""
        self.change(who, lasting=(*self.fighter(who).lasting, *more))

    def put(self, who: str, sheet: Sheet, notes: Iterable[Note] = ()) -> None:
        """Take in an adventurer's changed sheet, and what happened to it."""
        self.sheets[self.fighter(who).key] = sheet
        self.own(who, notes)

    def own(self, who: str, notes: Iterable[Note]) -> None:
        """Tell notes that speak of an adventurer, by name where there are several."""
        many = len(self.sheets) > 1
        self.notes += party.about(self.sheet(who).name, notes) if many else notes

    def tell(self, code: str, who: str = "", **facts: Any) -> None:
        """Tell something of somebody."""
        if who:
            fighter = self.fighter(who)
            facts = {
                "who": fighter.name,
                "you": fighter.side == "hero" and len(self.sheets) == 1,
                **facts,
            }
        self.notes.append(Note(f"fight-{code}", facts))

    def name(self, who: str) -> str:
        """Return how somebody is called within a sentence; the only adventurer is you."""
        fighter = self.fighter(who)
        return "you" if fighter.side == "hero" and len(self.sheets) == 1 else fighter.name

    # What is to be done

    def push(self, *tasks: Task) -> None:
        """Do these next, the first of them first."""
        self.stack.extend(reversed(tasks))

    def ask(self, question: Question) -> None:
        self.asking = question

    def roll(self, who: str, check: FightRoll, then: After, *, quiet: bool = False) -> None:
        """Roll for somebody, with what the player may decide about it; then go on."""
        fighter = self.fighter(who)
        if fighter.block is not None:
            outcome = rolled(check, self.shared(), self.dice)
            self.tell_roll(who, check, outcome)
            then.after(self, outcome)
            return
        rolling = Rolling(check, self.fight.asks and not quiet)
        go_on(self, Rolled(who=who, rolling=rolling, then=then, check=check))

    def cast(self, who: str, attribute: str, purpose: str) -> Outcome:
        """Roll what nobody decides about, such as Fate; it teaches nothing, but may restore Fame.

        Reading (ART-456): a roll that only finds who is hit is no action of anybody's.
        """
        fighter = self.fighter(who)
        if fighter.block is not None:
            check = FightRoll(
                deed="cast",
                attribute=attribute,
                trait=max(1, fighter.block.trait(attribute)),
                purpose=purpose,
            )
            outcome = rolled(check, self.shared(), self.dice)
        else:
            check = FightRoll(deed="cast", attribute=attribute, purpose=purpose)
            sheet = self.sheet(who)
            outcome = check.resolve(sheet, self.dice)
            for change in outcome.changes:
                sheet, notes = change.apply(sheet, self.dice)
                self.put(who, sheet, notes)
        self.tell_roll(who, check, outcome)
        return outcome

    def tell_roll(self, who: str, check: FightRoll, outcome: Outcome) -> None:
        self.last = outcome
        facts = outcome.facts
        self.tell(
            "roll",
            who,
            deed=check.deed,
            purpose=check.purpose,
            row=facts["row"],
            roll=facts["roll"],
            taken=facts["taken"],
            raised=facts["raised"],
            shift=facts["shift"],
            label=outcome.label,
            difficulty=facts["difficulty"],
            successes=outcome.successes,
            failures=outcome.failures,
        )

    def whole(self, who: str) -> Sheet:
        """Return the engine's sheet again, led by an adventurer."""
        first, *others = self._keys
        sheet = self.sheets[first]
        if others:
            sheet = changed(sheet, party=tuple(self.sheets[key] for key in others))
        return party.lead(sheet, who) if who in self.sheets else sheet


@dataclass(frozen=True, kw_only=True)
class Rolled:
    """A roll with what its player may decide before and after it."""

    who: str
    rolling: Encounter
    then: After
    check: FightRoll

    def status(self, draft: Draft) -> tuple[str, ...]:
        found = self.rolling.status(draft.sheet(self.who))
        name = draft.name(self.who)
        return found if name == "you" else (f"{name}:", *found)

    def options(self, draft: Draft) -> tuple[Option, ...]:
        return self.rolling.options(draft.sheet(self.who))

    def take(self, draft: Draft, option: str, words: str) -> None:
        step = self.rolling.step(option, words, draft.sheet(self.who), draft.dice)
        if step.encounter is not None:
            draft.put(self.who, step.sheet, step.notes)
            go_on(draft, altered(self, rolling=step.encounter))
            return
        assert step.outcome is not None
        draft.sheets[draft.fighter(self.who).key] = step.sheet
        draft.tell_roll(self.who, self.check, step.outcome)
        draft.own(self.who, step.notes)
        self.then.after(draft, step.outcome)

    def odds(self, draft: Draft, option: str) -> Odds | None:
        if not isinstance(self.rolling, Rolling):
            return None
        return self.rolling.odds(option, draft.sheet(self.who))


def go_on(draft: Draft, question: Rolled) -> None:
    """Ask about a roll, or go on at once where there is nothing to decide."""
    forced = question.rolling.forced
    if forced is None:
        draft.ask(question)
    else:
        question.take(draft, forced, "")


def chances(draft: Draft, who: str, check: FightRoll, difficulty: int = 0) -> Odds:
    """Return the exact odds of a roll of somebody's."""
    sheet = draft.shared() if draft.fighter(who).block is not None else draft.sheet(who)
    return odds(measured(check, difficulty), sheet)


def held(sheet: Sheet, thing: Carried) -> int | None:
    """Return the place of a thing that is ready, or None."""
    for place, own in enumerate(sheet.gear):
        if own.slot == "ready" and own.id == thing.id and own.item == thing.item:
            return place
    return None
