"""Several adventurers under one player, and the henchmen who go with them.

A sheet is whoever acts now; its `party` holds the others in the order of the table, beginning
after the one who acts, so that the order never changes when another takes over. What is shared
(companions with their wounds, what was tried) always lies on the one who acts.

Notes: took-over, joined-party, member (what happened to another, in a note of its own).
"""

import re
from collections.abc import Callable, Container, Iterable
from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import WORDS
from solo.rules.art.checks.table import d100
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.party.words import words
from solo.rules.core.bases import EncounterBase
from solo.rules.core.dice import Dice
from solo.rules.core.odds import weighed
from solo.rules.core.offers import Offer
from solo.rules.core.outcome import Effect, Note, Odds, Option
from solo.rules.core.protocols import Encounter, Illegal, Step
from solo.words import Text

ANY = "any"
"""In place of a slug: whoever of the other adventurers the player picks."""

_STRANGE = re.compile(r"[^\w]+")


def slug(name: str) -> str:
    """Return how ids call somebody of that name."""
    return _STRANGE.sub("-", name.lower().replace("_", " ")).strip("-") or "someone"


def members(sheet: Sheet) -> tuple[Sheet, ...]:
    """Return all adventurers, whoever acts now first; none of them has a party of their own."""
    return (changed(sheet, party=()), *sheet.party) if sheet.party else (sheet,)


def able_members(sheet: Sheet) -> tuple[Sheet, ...]:
    """Return those adventurers who can act."""
    return tuple(one for one in members(sheet) if able(one))


def able(sheet: Sheet) -> bool:
    """Tell whether an adventurer is neither dead nor unconscious."""
    return not sheet.dead and not (sheet.checked and sheet.defeated)


def unable(sheet: Sheet) -> Text:
    """Return why an adventurer can't act now, or nothing."""
    return "" if able(sheet) else words("cant-act", name=sheet.name)


def named(sheet: Sheet, who: str) -> Sheet | None:
    """Return the adventurer of that slug, or None."""
    return next((one for one in members(sheet) if slug(one.name) == who), None)


def lead(sheet: Sheet, who: str) -> Sheet:
    """Return the sheet of the adventurer of that slug, the others being the party.

    Raises:
        Illegal: There is no such adventurer.
    """
    if slug(sheet.name) == who:
        return sheet
    for place, one in enumerate(sheet.party):
        if slug(one.name) == who:
            before, after = sheet.party[:place], sheet.party[place + 1 :]
            return _leading(one, (*after, _resting(sheet), *before), sheet)
    known = tuple(slug(one.name) for one in members(sheet))
    raise Illegal(words("none-of-you", who=who, names=known))


def with_member(sheet: Sheet, member: Sheet) -> Sheet:
    """Return the sheet with one more adventurer at the end; two of a name are told apart."""
    taken = {slug(one.name) for one in members(sheet)}
    name, number = member.name, 2
    while slug(name) in taken:
        name, number = f"{member.name} {number}", number + 1
    joined = changed(_resting(member), name=name)
    followers = {_free(key, sheet.companions): foe for key, foe in member.companions.items()}
    if followers:  # henchmen of another adventure: all that is shared lies on the one who acts
        sheet = changed(sheet, companions={**sheet.companions, **followers})
    return changed(sheet, party=(*sheet.party, joined))


def _free(key: str, taken: Container[str]) -> str:
    """Return an id that nobody has, from one that somebody may have."""
    found, number = key, 1
    while found in taken:
        number += 1
        found = f"{key}-{number}"
    return found


def each(sheet: Sheet, change: Callable[[Sheet], Changed]) -> Changed:
    """Let something happen to every adventurer; notes on those who don't act say who is meant."""
    if not sheet.party:
        return change(sheet)
    sheet, notes = change(sheet)
    others = []
    for one in sheet.party:
        one, more = change(one)
        others.append(_resting(one))
        notes += about(one.name, more)
    return changed(sheet, party=tuple(others)), notes


def acting(sheet: Sheet, who: str, change: Callable[[Sheet], Changed]) -> Changed:
    """Let something happen to one adventurer; whoever acts stays the same."""
    if not who or slug(sheet.name) == who:
        return change(sheet)
    before = slug(sheet.name)
    other, notes = change(lead(sheet, who))
    return lead(other, before), about(other.name, notes)


def about(name: str, notes: Iterable[Note]) -> tuple[Note, ...]:
    """Return notes that say of whom they speak."""
    return tuple(
        note
        if note.code == "member"
        else Note("member", {"name": name, "code": note.code, "facts": dict(note.facts)})
        for note in notes
    )


def fellows(sheet: Sheet | None, who: str = ANY) -> tuple[Sheet, ...]:
    """Return the others who can act: any of them, or the one of that slug."""
    others = () if sheet is None else sheet.party
    return tuple([one for one in others if able(one) and who in (ANY, slug(one.name))])


def next_able(sheet: Sheet) -> Sheet | None:
    """Return the sheet led by the next adventurer who can act; None when nobody can."""
    found = next((one for one in members(sheet) if able(one)), None)
    return None if found is None else lead(sheet, slug(found.name))


def leaders(sheet: Sheet) -> list[Offer[str]]:
    """Offer at any time to let another adventurer act, by slug."""
    found = []
    for one in sheet.party:
        who, text = slug(one.name), words("go-first", name=one.name)
        found.append(Offer(Option(f"lead-{who}", text, reason=unable(one), hint=who), who))
    return found


def take_over(sheet: Sheet, who: str) -> Changed:
    """Let another adventurer act, by slug."""
    sheet = lead(sheet, who)
    return sheet, (Note("took-over", {"name": sheet.name}),)


def _resting(sheet: Sheet) -> Sheet:
    """Return a sheet as it lies in another's party: what is shared lies with the one who acts."""
    things = (sheet.party, sheet.companions, sheet.companion_wounds, sheet.tried, sheet.lent)
    if not (any(things) or sheet.quest or sheet.quest_over):
        return sheet
    return changed(
        sheet,
        party=(),
        companions={},
        companion_wounds={},
        tried={},
        lent={},
        quest="",
        quest_over=False,
    )


def _leading(sheet: Sheet, party: tuple[Sheet, ...], before: Sheet) -> Sheet:
    return changed(
        sheet,
        party=party,
        companions=before.companions,
        companion_wounds=before.companion_wounds,
        tried=before.tried,
        lent=before.lent,
        quest=before.quest,
        quest_over=before.quest_over,
    )


# Companions


def free_boxes(sheet: Sheet, key: str) -> int:
    """Return how many Health boxes a companion has left; 0 is defeat."""
    return len(sheet.companions[key].health) - len(sheet.companion_wounds.get(key, ()))


def able_companions(sheet: Sheet) -> dict[str, Foe]:
    """Return the companions who can act, by id."""
    return {key: foe for key, foe in sheet.companions.items() if free_boxes(sheet, key) > 0}


def wound(sheet: Sheet, key: str, checked: Iterable[int]) -> Sheet:
    """Return the sheet with a companion's wounds as given; none of them is well again."""
    wounds = {name: boxes for name, boxes in sheet.companion_wounds.items() if name != key}
    boxes = frozenset(checked)
    return changed(sheet, companion_wounds={**wounds, key: boxes} if boxes else wounds)


def joined(sheet: Sheet, key: str, block: Foe | None) -> Sheet:
    """Return the sheet with a companion joined, or gone with all wounds when `block` is None."""
    others = {name: foe for name, foe in sheet.companions.items() if name != key}
    wounds = {name: hurt for name, hurt in sheet.companion_wounds.items() if name != key}
    if block is not None:
        others[key] = block
        wounds = dict(sheet.companion_wounds)
    return changed(sheet, companions=others, companion_wounds=wounds)


def others_hurt(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    """Return the other adventurers and the companions who have wounds: their key and their name."""
    ours = [(slug(one.name), one.name) for one in sheet.party if one.checked and not one.dead]
    friends = [
        (key, sheet.companions[key].name)
        for key in sheet.companion_wounds
        if key in sheet.companions
    ]
    return (*ours, *friends)


def mend(sheet: Sheet, key: str, limit: int) -> Changed:
    """Erase a companion's highest checked box up to a rank, as for an adventurer (ART-266)."""
    foe = sheet.companions[key]
    hurt = sheet.companion_wounds.get(key, frozenset())
    fitting = [place for place in hurt if foe.health[place] <= limit]
    if not fitting:
        return sheet, ()
    place = max(fitting, key=lambda box: (foe.health[box], box))
    note = Note("healed", {"boxes": (foe.health[place].word,)})
    return wound(sheet, key, hurt - {place}), about(foe.name, (note,))


def rest_companions(sheet: Sheet, dice: Dice) -> Changed:
    """Let wounded companions heal by a night: the player rolls for them (ART-192, ART-266)."""
    notes: tuple[Note, ...] = ()
    for key in sheet.companion_wounds:
        foe = sheet.companions.get(key)
        if foe is not None:
            row = max(1, foe.trait("stamina"))
            roll = d100(dice)
            column = sheet.action_table.column(row, roll)
            facts = {"attribute": "stamina", "row": row, "roll": roll, "result": WORDS[column]}
            sheet, more = mend(sheet, key, column)
            notes += (*about(foe.name, (Note("healing-roll", facts),)), *more)
    return sheet, notes


# Acting for a while in another's place


@dataclass(frozen=True, slots=True, kw_only=True)
class ActingAs(EncounterBase[Sheet]):
    """An encounter that another adventurer plays; afterwards whoever acted acts again."""

    who: str  # the slug of the one who plays it
    inner: Encounter[Sheet]  # the encounter

    @property
    def forced(self) -> str | None:
        return self.inner.forced

    def status(self, sheet: Sheet) -> tuple[Text, ...]:
        there = lead(sheet, self.who)
        lines = self.inner.status(there)
        return lines if there is sheet else (f"{there.name}:", *lines)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        return self.inner.options(lead(sheet, self.who))

    def admits(self, option: str, sheet: Sheet) -> None:
        """Refuse an option unless the encounter within admits it, offered or not."""
        self.inner.admits(option, lead(sheet, self.who))

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        return weighed(self.inner, option, lead(sheet, self.who))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        there = lead(sheet, self.who)
        step = self.inner.step(option, words, there, dice)
        if there is sheet:
            following = step.encounter
            return step if following is None else step._replace(encounter=self._with(following))
        back = lead(step.sheet, slug(sheet.name))
        step = step._replace(sheet=back, notes=about(there.name, step.notes))
        if step.encounter is None:
            return step
        return step._replace(encounter=self._with(step.encounter))

    def _with(self, inner: Encounter[Sheet]) -> "ActingAs":
        return replace(self, inner=inner)


@dataclass(frozen=True, slots=True)
class For:
    """An effect on one adventurer, whoever acts."""

    who: str
    effect: Effect[Sheet]

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return acting(sheet, self.who, lambda one: self.effect.apply(one, dice))
