"""One roll as its player lives it: the risk told, help taken, and a way back before the dice."""

from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import made, refuse
from solo.rules.core.odds import Odds, odds, tally
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.fell.actions.casting import CAST, Casting, Paying
from solo.rules.fell.checks.chances import of_consent
from solo.rules.fell.checks.roll import Terms, throw
from solo.rules.fell.checks.social import Leverage, Request
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.messages.sentences import asked

_ABORT = Option("abort", "Think better of it: nothing is rolled", hint="abort")

Rolled = Test | Contest | Leverage | Casting


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolling:
    """A test, a contest or a spell that is about to be rolled.

    Args:
        check: What is rolled.
        asks: Whether its player is offered anything before it.
        picked: The attribute picked, or nothing for the best.
        helper: The companion who helps, by id.
        refused: Those who were asked and would not.

    Source: FELL, FELL-009, FELL-014, FELL-059, FELL-061.
    """

    check: Rolled
    asks: bool = True
    picked: str = ""
    helper: str = ""
    refused: tuple[str, ...] = ()

    @property
    def forced(self) -> str | None:
        return None if self._decides else "roll"

    @property
    def _decides(self) -> bool:
        """Whether its player is asked anything: a spell cast in peace is simply cast (FELL-020)."""
        return self.asks and not (isinstance(self.check, Casting) and self.check.safe)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return asked(self.check, sheet, self._terms(sheet))

    def _terms(self, sheet: Sheet) -> Terms:
        """Return what is rolled as things stand."""
        if not isinstance(self.check, Test):
            return self.check.terms(sheet)
        return self.check.terms(sheet, self.picked, self._helping(sheet))

    def _helping(self, sheet: Sheet) -> str:
        """Return the name of who helps, if somebody does and is still there."""
        helper = sheet.followers.get(self.helper)
        return helper.block.name if helper is not None else ""

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        roll = Option("roll", "Roll the dice", hint="roll")
        if not self._decides:
            return (roll,)
        check = self.check
        if isinstance(check, Casting):
            roll = roll._replace(reason=check.barred(sheet))
        elif self._terms(sheet).die is None:
            roll = roll._replace(text="Try all the same; below d4 nothing can be rolled")
        if roll.reason:
            return (_ABORT, roll)
        return (roll, *self._offers(sheet), _ABORT)

    def _offers(self, sheet: Sheet) -> tuple[Option, ...]:
        """Offer other attributes of the check, and the help of those along."""
        check = self.check
        if not isinstance(check, Test):
            return ()
        now = check.terms(sheet, self.picked).attribute
        offers = [
            Option(f"use-{name}", f"Use {name.upper()} {sheet.attributes[name].word}", hint=name)
            for name in check.attribute
            if name != now and check.die is None
        ]
        for key, one in sheet.followers.items():
            if key == self.helper or not one.helps(
                (*check.skills, *check.backgrounds, *check.help)
            ):
                continue
            name = one.block.name
            text = f"Let {name} help: advantage, and trouble for both if it fails"
            if not one.willing:
                text += f" ({name} is not paid and must be won over)"
            reason = f"{name} will not" if key in self.refused else ""
            reason = reason or ("one helper is enough" if self._helping(sheet) else "")
            reason = reason or self._needless(sheet, name)
            offers.append(Option(f"help-{key}", text, reason=reason, hint=name.split()[-1].lower()))
        return tuple(offers)

    def _needless(self, sheet: Sheet, name: str) -> str:
        """Say why help would bring nothing but trouble, or nothing where it would."""
        check = self.check
        if not isinstance(check, Test):
            return ""
        helped, alone = (check.terms(sheet, self.picked, who).extra for who in (name, ""))
        return "" if helped > alone else "you have advantage already"

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        check, kind = self.check, option.partition("-")
        if option == "roll" and not isinstance(check, Test):
            return odds(check, sheet)
        if option == "abort" or not isinstance(check, Test):
            return None
        if kind[0] == "help" and (asking := of_consent(kind[2], sheet)) is not None:
            return asking
        picked = kind[2] if kind[0] == "use" else self.picked
        asked_for = sheet.companions[kind[2]].block.name if kind[0] == "help" else ""
        return tally(check.ways(sheet, picked, asked_for or self._helping(sheet)))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "roll":
            return self._roll(sheet, dice)
        if option == "abort":
            return Step(None, sheet, (), Outcome("aborted", facts={"kind": "aborted"}))
        if option.startswith("use-"):
            return Step(replace(self, picked=option.removeprefix("use-")), sheet)
        return self._ask(option.removeprefix("help-"), sheet, dice)

    def _ask(self, key: str, sheet: Sheet, dice: Dice) -> Step:
        """Take somebody's help; who is not paid has to be won over first (FELL-061)."""
        one = sheet.followers[key]
        facts = {"name": one.block.name}
        if one.willing:
            return Step(replace(self, helper=key), sheet)
        agreed = Request(of=key).resolve(sheet, dice)
        told = Note("agreed" if agreed.successes else "refused", facts)
        if agreed.successes:
            return Step(replace(self, helper=key), sheet, (told,))
        return Step(replace(self, refused=(*self.refused, key)), sheet, (told,))

    def _roll(self, sheet: Sheet, dice: Dice) -> Step:
        check = self.check
        if isinstance(check, Test):
            name = self._helping(sheet)
            terms = check.terms(sheet, self.picked, name)
            return Step(None, sheet, (), check.judged(terms, throw(terms, dice), name))
        outcome = check.resolve(sheet, dice)
        if isinstance(check, Casting) and self.asks and outcome.label not in (CAST, "barred"):
            return Step(Paying(check, outcome), sheet)
        sheet, notes = made(outcome.changes, sheet, dice)
        return Step(None, sheet, notes, outcome._replace(changes=()))
