"""Taking levels that are due, and learning talents that were banked."""

from dataclasses import replace

from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.messages.names import slug, the, title

DONE = Option("done", "That is all", hint="done")


def advancement(table: Table[Sheet]) -> Script[Outcome]:
    """Take level after level as long as any is due, and learn what was banked (FH-084, FH-092)."""

    def status() -> tuple[str, ...]:
        sheet = table.sheet
        waiting = f"; {sheet.banked} banked" if sheet.banked else ""
        return (f"Level {sheet.level}, {sheet.spent} AP spent, {sheet.due} due{waiting}.",)

    def options() -> tuple[Option, ...]:
        sheet = table.sheet
        level = Option("level", f"Take level {sheet.level + 1}", hint="level")
        banked = [one._replace(id=f"banked-{one.id.removeprefix('talent-')}")
                  for one in _talents(sheet)]  # fmt: skip
        return (*([level] if sheet.due else []), *(banked if sheet.banked else []), DONE)

    while True:
        answer = yield from table.ask(options, status)
        if answer.option == "done":
            return Outcome("done")
        if answer.option == "level":
            yield from take_level(table)
            if not table.sheet.due:
                return Outcome("done")
        else:
            talent = answer.option.removeprefix("banked-").replace("-", " ")
            table.become(levels.take_banked(table.sheet, talent))


def take_level(table: Table[Sheet]) -> Script[None]:
    """Take a level: +1 to an attribute and a talent, or what either is traded for.

    Source: Fictive Hack, FH-084, FH-085, FH-088 to FH-105.
    """
    table.become(levels.gain_level(table.sheet))
    attribute = talent = True  # what is still owed (FH-018, FH-088)
    learned = ""  # the talent that was learned at this level

    def status() -> tuple[str, ...]:
        owed = ["an attribute"] * attribute + ["a talent"] * talent
        return (f"Level {table.sheet.level}. Still to choose: {' and '.join(owed)}.",)

    def options() -> tuple[Option, ...]:
        return _owed(table.sheet, attribute=attribute, talent=talent)

    while attribute or talent:
        answer = yield from table.ask(options, status)
        kind, _, rest = answer.option.partition("-")
        table.become(_chosen(answer.option, answer.words, table.sheet))
        learned = rest.replace("-", " ") if kind == "talent" else learned
        attribute = attribute and kind not in ("raise", "art", "produce", "tougher", "inherent")
        talent = talent and kind not in ("talent", "improve", "bank", "tougher", "inherent")
    if learned:
        yield from change_template(table, talents.talents()[learned].template)


def change_template(table: Table[Sheet], template: str) -> Script[None]:
    """Offer to make another template the base, with the second talent of it or any later one.

    Source: Fictive Hack, FH-101: only at the level at which that talent was learned.
    """
    if levels.why_not_rebase(table.sheet, template):
        return
    told = f"Level {table.sheet.level}. You know enough of another template to make it yours."
    text = f"Make the {template} your template"
    change = Option(f"rebase-{template}", text, hint="rebase")
    if (yield from table.ask((DONE, change), (told,))).option == change.id:
        table.become(levels.rebase(table.sheet, template))


def _owed(sheet: Sheet, *, attribute: bool, talent: bool) -> tuple[Option, ...]:
    """Offer what a level brings, as far as it is still owed."""
    found: list[Option] = []
    if attribute:
        found += _attributes(sheet)
    if attribute and talent:
        found += _traded(sheet)
    if talent:
        found += [*_talents(sheet), *_improvements(sheet)]
        found.append(Option("bank", "Leave the talent for later", hint="bank"))
    return tuple(found)


def _chosen(option: str, words: str, sheet: Sheet) -> Changed:
    """Return the sheet with one choice of a level made."""
    match option.split("-", 1):
        case ["raise", attribute]:
            return levels.raise_attribute(sheet, attribute)
        case ["art"]:
            return levels.learn_art(sheet, words)
        case ["produce", device]:
            return produce(sheet, device), ()
        case ["talent", name]:
            return levels.take_talent(sheet, name.replace("-", " "))
        case ["improve", rest]:
            how, _, name = rest.partition("-")
            return levels.take_improvement(sheet, name.replace("-", " "), how)
        case ["tougher"]:
            return levels.toughen(sheet)
        case ["inherent"]:
            return levels.gain_inherent(sheet)
        case _:
            return levels.bank(sheet)


def produce(sheet: Sheet, key: str) -> Sheet:
    """Make a device in numbers, which costs the attribute of a level (FH-243)."""
    devices = tuple(
        replace(one, owned=one.owned + 1) if slug(one.name) == key else one for one in sheet.devices
    )
    return changed(sheet, devices=devices)


def _attributes(sheet: Sheet) -> tuple[Option, ...]:
    raised = tuple(
        Option(
            f"raise-{name}",
            f"{name.capitalize()} to {sheet.attributes[name] + 1:+}: {meaning(name)}",
            hint=name,
        )
        for name in ATTRIBUTES
    )
    made = tuple(
        Option(f"produce-{slug(one.name)}", f"Make {the(one.name)} in numbers instead", hint="make")
        for one in sheet.devices
        if sheet.has("inventor")
    )
    asks = "Which language, instrument or art?"
    return (
        *raised,
        Option("art", "A language, an instrument or an art instead", asks, hint="art"),
        *made,
    )


def _traded(sheet: Sheet) -> tuple[Option, ...]:
    """Offer what takes the whole level (FH-098, FH-105)."""
    tougher = Option(
        "tougher", "Tougher: a Wound instead of both", reason=levels.why_not_tougher(sheet),
        hint="tougher",
    )  # fmt: skip
    if sheet.template in sheet.inherent:
        return (tougher,)
    why = levels.why_not_inherent(sheet)
    ability = talents.TEMPLATES[sheet.template].inherent if sheet.template else ""
    inherent = Option("inherent", f"{ability} instead of both", reason=why, hint="inherent")
    return (tougher, inherent)


def _talents(sheet: Sheet) -> tuple[Option, ...]:
    """Offer the talents that can be learned: all of the base, others after training."""
    found = []
    for name, talent in talents.talents().items():
        why = levels.why_not_learn(sheet, name)
        own = talent.template == sheet.template
        if name in sheet.talents or (why and not own and name not in sheet.training):
            continue
        text = f"{title(name)} ({talent.template}): {talent.effect}"
        found.append(Option(f"talent-{slug(name)}", text, reason=why, hint=name))
    return tuple(found)


def _improvements(sheet: Sheet) -> tuple[Option, ...]:
    found = []
    for name, how in levels.improvable(sheet):
        text = f"{title(name)} improved: {talents.improvement_text(name, how)}"
        found.append(Option(f"improve-{how}-{slug(name)}", text, hint="improve"))
    return tuple(found)
