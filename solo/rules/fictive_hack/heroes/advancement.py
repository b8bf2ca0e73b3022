"""Taking a level, and learning what was banked: decisions of the player's, one after another.

An encounter that changes the sheet at each step and keeps only what is still owed.
"""

from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.messages.ids import slug, title
from solo.rules.fictive_hack.printed import printed


def produce(sheet: Sheet, key: str) -> Sheet:
    """Make a device in numbers, which costs the attribute of a level (FH-243)."""
    devices = tuple(
        replace(one, owned=one.owned + 1) if slug(one.name) == key else one for one in sheet.devices
    )
    return changed(sheet, devices=devices)


DONE = Option("done", "That is all", hint="done")


@dataclass(frozen=True, slots=True, kw_only=True)
class Levelling:
    """What a level brings.

    Args:
        attribute: Whether +1 to an attribute is still owed.
        talent: Whether a talent is still owed.
        begun: Whether the level was begun.

    Source: Fictive Hack, FH-084, FH-085, FH-088 to FH-105.
    """

    attribute: bool = False
    talent: bool = False
    begun: bool = False

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if not self.begun:
            waiting = f"; {sheet.banked} banked" if sheet.banked else ""
            return (f"Level {sheet.level}, {sheet.spent} AP spent, {sheet.due} due{waiting}.",)
        if not self.attribute and not self.talent:
            return (f"Level {sheet.level}. You know enough of another template to make it yours.",)
        choices = (("an attribute", self.attribute), ("a talent", self.talent))
        owed = [word for word, is_owed in choices if is_owed]
        return (f"Level {sheet.level}. Still to choose: {' and '.join(owed)}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if not self.begun:
            return self._before(sheet)
        if not self.attribute and not self.talent:
            return (DONE, *_rebases(sheet))
        found = [*_traded(sheet)] if self.attribute and self.talent else []
        if self.attribute:
            found = [*_attributes(sheet), *found]
        if self.talent:
            found += [*_talents(sheet), *_improvements(sheet), *_rebases(sheet)]
            found.append(Option("bank", "Leave the talent for later", hint="bank"))
        return tuple(found)

    def _before(self, sheet: Sheet) -> tuple[Option, ...]:
        found = []
        if sheet.due:
            found.append(Option("level", f"Take level {sheet.level + 1}", hint="level"))
        if sheet.banked:
            found += [option._replace(id=option.id.replace("talent-", "banked-"))
                      for option in _talents(sheet)]  # fmt: skip
        return (*found, DONE)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "done":
            return self._over(sheet, ())
        if option == "level":
            sheet, notes = levels.take_level(sheet)
            return Step(Levelling(attribute=True, talent=True, begun=True), sheet, notes)
        if option.startswith("banked-"):
            name = option.removeprefix("banked-").replace("-", " ")
            return Step(Levelling(), *levels.take_banked(sheet, name))
        sheet, notes = self._choose(option, words, sheet)
        return self._on(option, sheet, notes)

    def _choose(self, option: str, words: str, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        kind, _, rest = option.partition("-")
        name = rest.replace("-", " ")
        match kind:
            case "raise":
                return levels.raise_attribute(sheet, rest)
            case "art":
                return levels.learn_art(sheet, words)
            case "produce":
                return produce(sheet, rest), ()
            case "talent":
                return levels.take_talent(sheet, name)
            case "improve":
                how, _, talent = rest.partition("-")
                return levels.take_improvement(sheet, talent.replace("-", " "), how)
            case "tougher":
                return levels.toughen(sheet)
            case "inherent":
                return levels.gain_inherent(sheet)
            case "rebase":
                return levels.rebase(sheet, rest)
            case _:
                return levels.bank(sheet)

    def _on(self, option: str, sheet: Sheet, notes: tuple[Note, ...]) -> Step:
        """Go on with what is still owed."""
        if option in ("tougher", "inherent"):
            left = replace(self, attribute=False, talent=False)
        elif option.startswith(("raise-", "art", "produce-")):
            left = replace(self, attribute=False)
        elif option.startswith("rebase-"):
            left = self
        else:
            left = replace(self, talent=False)
        learned = option.startswith("talent-") and any(_rebases(sheet))  # FH-101
        if left.attribute or left.talent or learned:
            return Step(left, sheet, notes)
        return self._over(sheet, notes)

    def _over(self, sheet: Sheet, notes: tuple[Note, ...]) -> Step:
        """End a level; another that is due follows, unless the player wants no more."""
        if self.begun and sheet.due:
            return Step(Levelling(), sheet, notes)
        return Step(None, sheet, notes, Outcome("done"))


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
        Option(f"produce-{slug(one.name)}", f"Make the {one.name} in numbers instead", hint="make")
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
    ability = str(talents.TEMPLATES[sheet.template]["inherent"]) if sheet.template else ""
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
    told = printed("templates")["improvements"]
    return tuple(
        Option(
            f"improve-{how}-{slug(name)}", f"{title(name)} improved: {told[how]}", hint="improve"
        )
        for name, how in levels.improvable(sheet)
    )


def _rebases(sheet: Sheet) -> tuple[Option, ...]:
    """Offer other templates of which there are two talents (FH-101)."""
    return tuple(
        Option(f"rebase-{template}", f"Make the {template} your template", hint="rebase")
        for template in talents.TEMPLATES
        if not levels.why_not_rebase(sheet, template)
    )
