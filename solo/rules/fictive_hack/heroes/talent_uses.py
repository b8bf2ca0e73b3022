"""Talents and devices used without a roll, and talents learned by intuition."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.rolls import MOST
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.sheet import Device, Sheet, changed
from solo.rules.fictive_hack.messages.ids import title


@dataclass(frozen=True, slots=True, kw_only=True)
class Intuition:
    """Learn another template's talent on the spot, where the author offers it.

    Labels: `learned`, `declined`.

    Source: Fictive Hack, FH-087, FH-094, FH-106.
    """

    signs: ClassVar[Mapping[str, str]] = {"learned": "s", "declined": "f"}
    forced: ClassVar[None] = None

    talent: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "talent", _talent(self.talent))

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"{title(self.talent)}: {talents.talents()[self.talent].effect}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        mark = talents.talents()[self.talent].mark
        price = 0 if mark == "exclusive" else awesome.price(f"intuit-{mark}")
        why = levels.why_not_learn(sheet, self.talent, intuits=True)
        if not why and talents.talents()[self.talent].template == sheet.template:
            why = "your own template's talents come with levels"
        if not why and price > sheet.ap:
            why = f"that takes {price} AP, and you have {sheet.ap}"
        return (
            Option("decline", "Let it pass", hint="decline"),
            Option("learn", f"Learn it now, for {price} AP that bring no level", reason=why,
                   hint="learn"),
        )  # fmt: skip

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "decline":
            return Step(None, sheet, (), Outcome("declined", failures=1))
        sheet, notes = levels.intuit(sheet, self.talent)
        return Step(None, sheet, notes, Outcome("learned", successes=1))


def _talent(name: str) -> str:
    try:
        return talents.parse_talent(name)
    except ValueError as reason:
        raise ValueError(f"talent: {reason}") from reason


@dataclass(frozen=True, slots=True, kw_only=True)
class UseTalent:
    """Something that a talent or an inherent ability does without a roll.

    Labels: `done`, `unable`, `declined`. For Connected it makes a family enemy due (FH-232); for
    Military Intelligence (`talent: military intelligence`) it counts what is in sight (FH-249).

    Args:
        talent: Which.

    Source: Fictive Hack, FH-232, FH-249, FH-251.
    """

    signs: ClassVar[Mapping[str, str]] = {"done": "s", "declined": "f", "unable": "f"}
    forced: ClassVar[None] = None

    talent: str

    def __post_init__(self) -> None:
        if not self.inherent:
            object.__setattr__(self, "talent", _talent(self.talent))

    @property
    def inherent(self) -> str:
        """The template whose inherent ability is meant, or nothing."""
        wanted = self.talent.strip().lower()
        return next((key for key, row in talents.TEMPLATES.items()
                     if row["inherent"].lower() == wanted), "")  # fmt: skip

    def _why_not(self, sheet: Sheet) -> str:
        if self.inherent:
            return "" if self.inherent in sheet.inherent else f"it takes a {self.inherent}"
        return talents.why_not(sheet, self.talent)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.inherent:
            return (f"{talents.TEMPLATES[self.inherent]['inherent']}.",)
        return (f"{title(self.talent)}: {talents.talents()[self.talent].effect}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        why = self._why_not(sheet)
        leave = Option("leave", f"Let it be: {why}" if why else "Let it be", hint="leave")
        if not why:
            return (Option("use", f"Use {title(self.talent)}", hint="use"), leave)
        if self.inherent:
            return (leave,)
        if self.talent in sheet.exhausted:
            price = talents.recharge_price(sheet, self.talent, fighting=False)
            key = "recharge"
        elif self.talent in talents.borrowable(sheet):
            price, key = awesome.price("borrow"), "borrow"
        else:
            return (leave,)
        short = awesome.short(sheet, price)
        text = f"Use {title(self.talent)} for {price} AP"
        return (leave, Option(key, text, reason=short, hint=key))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "leave":
            why = self._why_not(sheet)
            label = "unable" if why else "declined"
            return Step(None, sheet, (), Outcome(label, failures=1, facts={"reason": why}))
        notes: tuple[Note, ...] = ()
        if option == "recharge":
            sheet, notes = talents.recharge(sheet, self.talent, fighting=False)
        elif option == "borrow":
            sheet, notes = talents.borrow(sheet, self.talent)
        if not self.inherent:
            sheet, more = talents.use(sheet, self.talent)
            notes += more
        if self.talent == "connected":
            sheet = replace_enemies(sheet)
        return Step(None, sheet, notes, Outcome("done", successes=1, facts={"passed": True}))


def replace_enemies(sheet: Sheet) -> Sheet:
    """Make one more family enemy due (FH-232)."""
    return changed(sheet, enemies=sheet.enemies + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contraption:
    """Use what a device can do besides its +1: AP up to the level that it was built at, once.

    Labels: `worked` (`outcome.ap` says with how much), `declined`, `unable`.

    Args:
        device: Its name; any that works if nothing is given.
        effect: What it would do, in a few words.

    Source: Fictive Hack, FH-240.
    """

    signs: ClassVar[Mapping[str, str]] = {"worked": "s", "declined": "f", "unable": "f"}
    forced: ClassVar[None] = None

    device: str = ""
    effect: str = "its special effect"

    def counts(self) -> frozenset[str]:
        return frozenset({"1f", *(f"{points}s" for points in range(1, MOST + 1))})

    def _found(self, sheet: Sheet) -> Device | None:
        return next(
            (one for one in sheet.devices
             if self.device in ("", one.name) and not one.broken and not one.spent),
            None,
        )  # fmt: skip

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"{self.effect[:1].upper()}{self.effect[1:]}. You have {sheet.ap} AP.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        device = self._found(sheet)
        leave = Option("leave", "Leave it", hint="leave")
        if device is None:
            return (leave,)
        less = 1 if talents.improved(sheet, "inventor", "cheaper") else 0
        points = range(1, min(device.level, sheet.ap + less) + 1)
        return (
            leave,
            *(Option(f"use-{n}", f"Put {n} into the {device.name}, for {n - less} AP", hint="use")
              for n in points),
        )  # fmt: skip

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        device = self._found(sheet)
        if option == "leave" or device is None:
            label = "declined" if device else "unable"
            return Step(None, sheet, (), Outcome(label, failures=1))
        points = int(option.removeprefix("use-"))
        less = 1 if talents.improved(sheet, "inventor", "cheaper") else 0
        sheet, notes = awesome.spend(sheet, points - less, f"the {device.name}")
        devices = tuple(replace(one, spent=True) if one is device else one for one in sheet.devices)
        facts = {"ap": points, "device": device.name, "passed": True}
        outcome = Outcome("worked", successes=min(MOST, points), facts=facts)
        return Step(None, changed(sheet, devices=devices), notes, outcome)
