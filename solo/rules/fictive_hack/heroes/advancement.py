"""Taking levels that are due, and learning talents that were banked."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.messages.names import slug
from solo.rules.fictive_hack.words import words
from solo.words import Text

DONE = Option("done", words("that-is-all"), hint="done")


def advancement(table: Table[Sheet]) -> Script[Outcome]:
    """Take level after level as long as any is due, and learn what was banked (FH-084, FH-092)."""

    def status() -> tuple[Text, ...]:
        sheet = table.sheet
        facts = {name: getattr(sheet, name) for name in ("level", "spent", "due", "banked")}
        return (words("level-now", **facts),)

    def offers() -> list[Offer[Trained | None]]:
        """Offer a level, what is banked, and to leave it at that."""
        sheet = table.sheet
        level = Option("level", words("take-level", level=sheet.level + 1), hint="level")
        banked = [
            Offer(one.option._replace(id=f"banked-{slug(one.does.learned)}"), one.does)
            for one in (_talents(sheet, levels.take_banked) if sheet.banked else ())
        ]
        return [*([Offer(level, Trained())] if sheet.due else []), *banked, Offer(DONE, None)]

    while True:
        trained = (yield from table.pick(offers, status)).does
        if trained is None:
            return Outcome("done")
        if trained.learned:
            table.become(trained.do(table.sheet, ""))
            continue
        yield from take_level(table)
        if not table.sheet.due:
            return Outcome("done")


class Trained(NamedTuple):
    """One choice of a level."""

    # returns the sheet with it made, given the words that it asked for
    do: Callable[[Sheet, str], Changed] = lambda sheet, given: (sheet, ())
    attribute: bool = False  # whether it takes the attribute of the level
    talent: bool = False  # whether it takes the talent
    learned: str = ""  # the talent that is learned, or nothing


def take_level(table: Table[Sheet]) -> Script[None]:
    """Take a level: +1 to an attribute and a talent, or what either is traded for.

    Source: Fictive Hack, FH-084, FH-085, FH-088 to FH-105.
    """
    table.become(levels.gain_level(table.sheet))
    attribute = talent = True  # what is still owed (FH-018, FH-088)
    learned = ""  # the talent that was learned at this level

    def status() -> tuple[Text, ...]:
        owed = ("attribute",) * attribute + ("talent",) * talent
        return (words("still-owed", level=table.sheet.level, owed=owed),)

    def offers() -> list[Offer[Trained]]:
        return _owed(table.sheet, attribute=attribute, talent=talent)

    while attribute or talent:
        answer = yield from table.pick(offers, status)
        chosen = answer.does
        table.become(chosen.do(table.sheet, answer.words))
        learned = chosen.learned or learned
        attribute, talent = attribute and not chosen.attribute, talent and not chosen.talent
    if learned:
        yield from change_template(table, talents.talents()[learned].template)


def change_template(table: Table[Sheet], template: str) -> Script[None]:
    """Offer to make another template the base, with the second talent of it or any later one.

    Source: Fictive Hack, FH-101: only at the level at which that talent was learned.
    """
    if levels.why_not_rebase(table.sheet, template):
        return
    told = words("may-rebase", level=table.sheet.level)
    text = words("rebase", template=template)
    change = Option(f"rebase-{template}", text, hint="rebase")
    if (yield from table.pick((Offer(DONE, False), Offer(change, True)), (told,))).does:
        table.become(levels.rebase(table.sheet, template))


def _owed(sheet: Sheet, *, attribute: bool, talent: bool) -> list[Offer[Trained]]:
    """Offer what a level brings, as far as it is still owed."""
    found: list[Offer[Trained]] = []
    if attribute:
        found += _attributes(sheet)
    if attribute and talent:
        found += _traded(sheet)
    if talent:
        found += [*_talents(sheet, levels.take_talent), *_improvements(sheet)]
        bank = Option("bank", words("bank-talent"), hint="bank")
        found.append(Offer(bank, Trained(lambda sheet, given: levels.bank(sheet), talent=True)))
    return found


def produce(sheet: Sheet, name: str) -> Sheet:
    """Make a device in numbers, which costs the attribute of a level (FH-243)."""
    devices = tuple(
        replace(one, owned=one.owned + 1) if one.name == name else one for one in sheet.devices
    )
    return changed(sheet, devices=devices)


def _attributes(sheet: Sheet) -> list[Offer[Trained]]:
    found = []
    for name in ATTRIBUTES:
        text = words("raise-to", name=name, score=sheet.attributes[name] + 1, meaning=meaning(name))
        found.append(_for_attribute(Option(f"raise-{name}", text, hint=name),
                                    partial(_raised, name=name)))  # fmt: skip
    asks = words("which-art")
    art = Option("art", words("art-instead"), asks, hint="art")
    found.append(_for_attribute(art, levels.learn_art))
    for one in sheet.devices if sheet.has("inventor") else ():
        text = words("in-numbers", name=one.name)
        found.append(_for_attribute(Option(f"produce-{slug(one.name)}", text, hint="make"),
                                    partial(_produced, name=one.name)))  # fmt: skip
    return found


def _for_attribute(option: Option, do: Callable[[Sheet, str], Changed]) -> Offer[Trained]:
    return Offer(option, Trained(do, attribute=True))


def _raised(sheet: Sheet, given: str, *, name: str) -> Changed:
    return levels.raise_attribute(sheet, name)


def _produced(sheet: Sheet, given: str, *, name: str) -> Changed:
    return produce(sheet, name), ()


def _traded(sheet: Sheet) -> list[Offer[Trained]]:
    """Offer what takes the whole level (FH-098, FH-105)."""
    tougher = Option(
        "tougher", words("tougher"), reason=levels.why_not_tougher(sheet),
        hint="tougher",
    )  # fmt: skip
    found = [Offer(tougher, Trained(lambda sheet, given: levels.toughen(sheet), True, True))]
    if sheet.template in sheet.inherent:
        return found
    why = levels.why_not_inherent(sheet)
    ability = talents.TEMPLATES[sheet.template].inherent if sheet.template else ""
    inherent = Option("inherent", words("inherent", ability=ability), reason=why, hint="inherent")
    gains = Trained(lambda sheet, given: levels.gain_inherent(sheet), True, True)
    return [*found, Offer(inherent, gains)]


def _talents(sheet: Sheet, take: Callable[[Sheet, str], Changed]) -> list[Offer[Trained]]:
    """Offer the talents that can be learned: all of the base, others after training."""
    found = []
    for name, talent in talents.talents().items():
        why = levels.why_not_learn(sheet, name)
        own = talent.template == sheet.template
        if name in sheet.talents or (why and not own and name not in sheet.training):
            continue
        text = words("talent-of", talent=name, template=talent.template, effect=talent.effect)
        option = Option(f"talent-{slug(name)}", text, reason=why, hint=name)
        learn = partial(_learned, take=take, name=name)
        found.append(Offer(option, Trained(learn, talent=True, learned=name)))
    return found


def _learned(
    sheet: Sheet, given: str, *, take: Callable[[Sheet, str], Changed], name: str
) -> Changed:
    return take(sheet, name)


def _improvements(sheet: Sheet) -> list[Offer[Trained]]:
    found = []
    for name, how in levels.improvable(sheet):
        text = words("improve", talent=name, better=talents.improvement(name, how))
        option = Option(f"improve-{how}-{slug(name)}", text, hint="improve")
        found.append(Offer(option, Trained(partial(_improved, name=name, how=how), talent=True)))
    return found


def _improved(sheet: Sheet, given: str, *, name: str, how: str) -> Changed:
    return levels.take_improvement(sheet, name, how)
