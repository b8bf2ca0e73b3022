"""Talents and devices used without a roll, and talents learned by intuition."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Read
from solo.rules.core.bases import CheckBase
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import read_field
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.task import MOST
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.sheet import Device, Sheet, changed
from solo.rules.fictive_hack.messages.names import title
from solo.rules.fictive_hack.words import words
from solo.words import Text

DONE = Outcome("done", successes=1, facts={"passed": True})


@dataclass(frozen=True, slots=True, kw_only=True)
class Intuition(CheckBase, Checked):
    """Learn another template's talent on the spot, where the author offers it.

    Labels: `learned`, `declined`.

    Source: Fictive Hack, FH-087, FH-094, FH-106.
    """

    signs: ClassVar[Mapping[str, str]] = {"learned": "s", "declined": "f"}

    talent: Annotated[str, "Which one.", Read(talents.parse_talent)]

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, learning_by_intuition, self.talent)


def learning_by_intuition(table: Table[Sheet], talent: str) -> Script[Outcome]:
    """Learn a talent for AP that bring no level, or let it pass (FH-087, FH-094)."""

    def options() -> tuple[Option, ...]:
        text = words("learn-now", price=levels.intuition_price(talent))
        why = levels.why_not_intuit(table.sheet, talent)
        return (
            Option("decline", words("let-pass"), hint="decline"),
            Option("learn", text, reason=why, hint="learn"),
        )

    answer = yield from table.ask(options, _about(talent))
    if answer.option == "decline":
        return Outcome("declined", failures=1)
    table.become(levels.intuit(table.sheet, talent))
    return Outcome("learned", successes=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class UseTalent(CheckBase):
    """Something that a talent or an inherent ability does without a roll.

    Labels: `done`, `unable`, `declined`. For Connected it makes a family enemy due (FH-232); for
    Military Intelligence (`talent: military intelligence`) it counts what is in sight (FH-249).

    Source: Fictive Hack, FH-232, FH-249, FH-251.
    """

    signs: ClassVar[Mapping[str, str]] = {"done": "s", "declined": "f", "unable": "f"}

    talent: Annotated[str, "Which."]

    def __post_init__(self) -> None:
        if not self.inherent:
            object.__setattr__(
                self, "talent", read_field("talent", talents.parse_talent, self.talent)
            )

    @property
    def inherent(self) -> str:
        """The template whose inherent ability is meant, or nothing."""
        wanted = self.talent.strip().lower()
        return next((key for key, row in talents.TEMPLATES.items()
                     if row.inherent.lower() == wanted), "")  # fmt: skip

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        if self.inherent:
            return opened(sheet, using_an_ability, self.inherent)
        return opened(sheet, using_a_talent, self.talent)


def using_an_ability(table: Table[Sheet], template: str) -> Script[Outcome]:
    """Use the inherent ability of a template, which is never used up, or let it be."""
    ability = talents.TEMPLATES[template].inherent

    def why_not() -> Text:
        return "" if template in table.sheet.inherent else words("takes-one", template=template)

    def options() -> tuple[Option, ...]:
        leave = _let_it_be(why_not())
        use = Option("use", words("use", name=title(ability)), hint="use")
        return (leave,) if why_not() else (use, leave)

    answer = yield from table.ask(options, (words("just", name=ability),))
    return DONE if answer.option == "use" else _not_used(why_not())


def using_a_talent(table: Table[Sheet], talent: str) -> Script[Outcome]:
    """Use a talent, for AP where it is used up or was never learned, or let it be."""

    def options() -> tuple[Option, ...]:
        why = talents.why_not(table.sheet, talent)
        leave = _let_it_be(why)
        if not why:
            return (Option("use", words("use", name=title(talent)), hint="use"), leave)
        if talent in table.sheet.exhausted:
            price = talents.recharge_price(table.sheet, talent, fighting=False)
            key = "recharge"
        elif talent in talents.borrowable(table.sheet):
            price, key = awesome.price("borrow"), "borrow"
        else:
            return (leave,)
        short = awesome.short(table.sheet, price)
        text = words("use-for", talent=talent, price=price)
        return (leave, Option(key, text, reason=short, hint=key))

    answer = yield from table.ask(options, _about(talent))
    match answer.option:
        case "leave":
            return _not_used(talents.why_not(table.sheet, talent))
        case "recharge":
            table.become(talents.recharge(table.sheet, talent, fighting=False))
        case "borrow":
            table.become(talents.borrow(table.sheet, talent))
    table.become(talents.use(table.sheet, talent))
    if talent == "connected":  # a family enemy becomes due (FH-232)
        table.sheet = changed(table.sheet, enemies=table.sheet.enemies + 1)
    return DONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Contraption(CheckBase):
    """Use what a device can do besides its +1: AP up to the level that it was built at, once.

    Labels: `worked` (`outcome.ap` says with how much), `declined`, `unable`.

    Source: Fictive Hack, FH-240.
    """

    signs: ClassVar[Mapping[str, str]] = {"worked": "s", "declined": "f", "unable": "f"}

    device: Annotated[str, "Its name; any that works if nothing is given."] = ""
    effect: Annotated[str, "What it would do, in a few words."] = "its special effect"

    def counts(self) -> frozenset[str]:
        return frozenset({"1f", *(f"{points}s" for points in range(1, MOST + 1))})

    def ready(self, sheet: Sheet) -> Device | None:
        """Return the device that is meant, if one works and is wound."""
        return next(
            (one for one in sheet.devices
             if self.device in ("", one.name) and not one.broken and not one.spent),
            None,
        )  # fmt: skip

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, using_a_device, self)


def using_a_device(table: Table[Sheet], use: Contraption) -> Script[Outcome]:
    """Put AP into a device up to its level, once until it is reset, or leave it (FH-240)."""

    def status() -> tuple[Text, ...]:
        return (words("device-does", effect=use.effect, ap=table.sheet.ap),)

    def offers() -> list[Offer[int]]:
        device, less = use.ready(table.sheet), _cheaper(table.sheet)
        leave = Offer(Option("leave", words("leave-it"), hint="leave"), 0)
        if device is None:
            return [leave]
        found = [leave]
        for n in range(1, min(device.level, table.sheet.ap + less) + 1):
            text = words("put-into", points=n, name=device.name, price=n - less)
            found.append(Offer(Option(f"use-{n}", text, hint="use"), n))
        return found

    points = (yield from table.pick(offers, status)).does
    device = use.ready(table.sheet)
    if device is None:
        return Outcome("unable", failures=1)
    if not points:
        return Outcome("declined", failures=1)
    price = points - _cheaper(table.sheet)
    table.become(awesome.spend(table.sheet, price, words("thing", name=device.name)))
    devices = tuple(
        replace(one, spent=True) if one is device else one for one in table.sheet.devices
    )
    table.sheet = changed(table.sheet, devices=devices)
    facts = {"ap": points, "device": device.name, "passed": True}
    return Outcome("worked", successes=min(MOST, points), facts=facts)


def _about(talent: str) -> tuple[Text, ...]:
    return (words("talent-does", talent=talent, effect=talents.talents()[talent].effect),)


def _let_it_be(why: Text) -> Option:
    return Option("leave", words("let-be", why=why), hint="leave")


def _not_used(why: Text) -> Outcome:
    return Outcome("unable" if why else "declined", failures=1, facts={"reason": why})


def _cheaper(sheet: Sheet) -> int:
    """Return the AP that an Inventor's improvement spares (FH-117)."""
    return 1 if talents.improved(sheet, "inventor", "cheaper") else 0
