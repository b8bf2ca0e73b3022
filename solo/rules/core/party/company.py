"""Several heroes under one player, in any system.

A sheet is whoever acts now; its `party` holds the others in the order of the table, beginning
after the one who acts, so that the order never changes when another takes over. What is shared
(companions, the points of a group) always lies on the one who acts. A `Company` knows which fields
these are, and who can act.

Notes: took-over, relieved, member (what happened to another, in a note of its own).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import Generic, Protocol, Self, TypeAlias, TypeVar

from solo.dataclass import dataclass
from solo.late import pattern
from solo.rules.core.bases import EncounterBase
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import weighed
from solo.rules.core.outcome import Effect, Note, Odds, Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal, Step
from solo.rules.core.values.copying import changed
from solo.rules.core.wording.several import free_id
from solo.rules.core.words import words
from solo.words import Text

ANY = "any"
"""In place of a slug: whoever of the other heroes the player picks."""
MOST = 6
"""The most heroes that one player leads."""
RELIEVED = "relieved"
"""The label of a fall after which another hero goes on."""
MEMBER = "member"
"""The note of what happened to another than whoever acts, who is named in it."""
TURNS_TO = "turns-to"
"""The note that another acts from here on, whom those behind it speak of."""
CODES = frozenset({"buried", "handed", MEMBER, "relieved", "roller-picked", "took-over", TURNS_TO})
"""The notes of parties, which the core says."""

_STRANGE = pattern(r"[^\w]+")


class Led(Protocol):
    """A sheet of somebody who may be one of several."""

    @property
    def name(self) -> str: ...

    @property
    def party(self) -> "Sequence[Self]": ...


S = TypeVar("S", bound=Led)
Changed: TypeAlias = tuple[S, tuple[Note, ...]]
"""A sheet after something happened to it, and what did."""
Change: TypeAlias = Callable[[S], Changed[S]]


def slug(name: str) -> str:
    """Return how ids call somebody of that name."""
    return _STRANGE.sub("-", name.lower().replace("_", " ")).strip("-") or "someone"


def about(name: str, notes: Iterable[Note]) -> tuple[Note, ...]:
    """Return notes that say of whom they speak."""
    return tuple(
        note
        if note.code == "member"
        else Note("member", {"name": name, "code": note.code, "facts": dict(note.facts)})
        for note in notes
    )


def said_of(name: str, lines: Sequence[Text]) -> tuple[Text, ...]:
    """Return lines that speak of somebody, whom the first of them names."""
    return (words(MEMBER, name=name, said=lines[0]), *lines[1:]) if lines else ()


def phrased(note: Note, own: Callable[[Note], Text]) -> Text:
    """Say a note of a party; `own` says those of the system, for what happened to another."""
    if note.code == "member":
        inner = Note(note.facts["code"], note.facts["facts"])
        said = phrased(inner, own) if inner.code in CODES else own(inner)
        return words("member", name=note.facts["name"], said=said)
    return words(note.code, **note.facts)


def phrasing(own: Callable[[Note], Text]) -> Callable[[Note], Text]:
    """Return what says the notes of a system, and those of parties."""
    return lambda note: phrased(note, own) if note.code in CODES else own(note)


@dataclass(frozen=True, eq=False)  # there is one of each system
class Company(Generic[S]):
    """What a system says of its heroes as a party, and all that follows from it."""

    able: Callable[[S], bool]  # says whether somebody can act
    # the fields that lie on whoever acts, with what stands in their place on others
    shared: Mapping[str, object] = field(default_factory=dict)
    # returns the sheet of whoever acts when somebody has joined
    welcomed: Callable[[S, S], S] = lambda group, newcomer: group

    # Who is there

    def members(self, sheet: S) -> tuple[S, ...]:
        """Return all heroes, whoever acts now first; none of them has a party of their own."""
        return (changed(sheet, party=()), *sheet.party) if sheet.party else (sheet,)

    def able_members(self, sheet: S) -> tuple[S, ...]:
        """Return those heroes who can act."""
        return tuple(one for one in self.members(sheet) if self.able(one))

    def shown(self, sheet: S) -> tuple[S, ...]:
        """Return all heroes as they would lead, with what is shared, whoever acts now first."""
        return tuple(self.lead(sheet, slug(one.name)) for one in self.members(sheet))

    def unable(self, sheet: S) -> Text:
        """Return why a hero can't act now, or nothing."""
        return "" if self.able(sheet) else words("cant-act", name=sheet.name)

    def named(self, sheet: S, who: str) -> S | None:
        """Return the hero of that slug, or None."""
        return next((one for one in self.members(sheet) if slug(one.name) == who), None)

    def fellows(self, sheet: S | None, who: str = ANY) -> tuple[S, ...]:
        """Return the others who can act: any of them, or the one of that slug."""
        others: Sequence[S] = () if sheet is None else sheet.party
        return tuple([one for one in others if self.able(one) and who in (ANY, slug(one.name))])

    # Who acts

    def lead(self, sheet: S, who: str) -> S:
        """Return the sheet of the hero of that slug, the others being the party.

        Raises:
            Illegal: There is no such hero.
        """
        if slug(sheet.name) == who:
            return sheet
        for place, one in enumerate(sheet.party):
            if slug(one.name) == who:
                before, after = sheet.party[:place], sheet.party[place + 1 :]
                party = (*after, self.resting(sheet), *before)
                shared = {name: getattr(sheet, name) for name in self.shared}
                return changed(one, party=party, **shared)
        known = tuple(slug(one.name) for one in self.members(sheet))
        raise Illegal(words("none-of-you", who=who, names=known))

    def resting(self, sheet: S) -> S:
        """Return a sheet as it lies in another's party, without what is shared."""
        if not sheet.party and all(
            getattr(sheet, name) == usual for name, usual in self.shared.items()
        ):
            return sheet
        return changed(sheet, party=(), **self.shared)

    def with_member(self, sheet: S, member: S) -> S:
        """Return the sheet with one more hero at the end; two of a name are told apart."""
        taken = {slug(one.name) for one in self.members(sheet)}
        name, number = member.name, 2
        while slug(name) in taken:
            name, number = f"{member.name} {number}", number + 1
        joined = changed(self.resting(member), name=name)
        if "companions" in self.shared:  # all that is shared lies on the one who acts
            sheet = _with_followers(sheet, member)
        sheet = changed(sheet, party=(*sheet.party, joined))
        return self.welcomed(sheet, joined)

    def beside(self, sheet: S, member: S) -> S:
        """Return the sheet with somebody at their side for a while, whose followers come along.

        Afterwards whoever was last led has the followers of all.
        """
        if "companions" in self.shared:
            sheet = _with_followers(sheet, member)
        return changed(sheet, party=(*sheet.party, self.resting(member)))

    def next_able(self, sheet: S) -> S | None:
        """Return the sheet led by the next hero who can act; None when nobody can."""
        found = next((one for one in self.members(sheet) if self.able(one)), None)
        return None if found is None else self.lead(sheet, slug(found.name))

    def leaders(self, sheet: S) -> list[Offer[str]]:
        """Offer at any time to let another hero act, by slug."""
        found = []
        short = [_first_name(one.name) for one in self.members(sheet)]
        for one in sheet.party:
            who, text = slug(one.name), words("go-first", name=one.name)
            called = _first_name(one.name)
            called = called if short.count(called) == 1 else who.replace("-", " ")
            option = Option(f"lead-{who}", text, reason=self.unable(one), hint=f"lead {called}")
            found.append(Offer(option, who))
        return found

    def take_over(self, sheet: S, who: str) -> Changed[S]:
        """Let another hero act, by slug."""
        sheet = self.lead(sheet, who)
        return sheet, (Note("took-over", {"name": sheet.name}),)

    def relieved(self, sheet: S) -> Step[S] | None:
        """Let the next hero take over from one who has fallen; None when nobody stands."""
        following = self.next_able(sheet)
        if following is None:
            return None
        note = Note("relieved", {"name": following.name, "fallen": sheet.name})
        return Step(None, following, (note,), Outcome(RELIEVED))

    # What happens to whom

    def each(self, sheet: S, change: Change[S]) -> Changed[S]:
        """Let something happen to every hero; notes on those who don't act say who is meant."""
        if not sheet.party:
            return change(sheet)
        sheet, notes = change(sheet)
        others = []
        for one in sheet.party:
            one, more = change(one)
            others.append(self.resting(one))
            notes += about(one.name, more)
        return changed(sheet, party=tuple(others)), notes

    def acting(self, sheet: S, who: str, change: Change[S]) -> Changed[S]:
        """Let something happen to one hero; whoever acts stays the same."""
        if not who or slug(sheet.name) == who:
            return change(sheet)
        before = slug(sheet.name)
        other, notes = change(self.lead(sheet, who))
        return self.lead(other, before), about(other.name, notes)

    def played_by(self, who: str, inner: Encounter[S]) -> "ActingAs[S]":
        """Return an encounter that another hero plays, by slug."""
        return ActingAs(company=self, who=who, inner=inner)

    def upon(self, who: str, effect: Effect[S]) -> "For[S]":
        """Return an effect on one hero, by slug."""
        return For(company=self, who=who, effect=effect)

    def without(self, sheet: S, who: str) -> S:
        """Return the sheet without another hero, by slug."""
        party = tuple(one for one in sheet.party if slug(one.name) != who)
        return changed(sheet, party=party)

    def with_one(self, sheet: S, one: S) -> S:
        """Return the sheet with another hero as they are now, found by the name."""
        party = tuple(one if other.name == one.name else other for other in sheet.party)
        return changed(sheet, party=party)


def _first_name(name: str) -> str:
    return slug(name.split()[0]) if name.split() else ""


def _with_followers(sheet: S, member: S) -> S:
    """Return the sheet with the companions that a newcomer brings."""
    brought: Mapping[str, object] = getattr(member, "companions")  # noqa: B009 - not all have any
    if not brought:
        return sheet
    followers: dict[str, object] = dict(getattr(sheet, "companions"))  # noqa: B009
    for key, foe in brought.items():
        followers[free_id(key, followers)] = foe
    return changed(sheet, companions=followers)


# Acting for a while in another's place


@dataclass(frozen=True, slots=True, kw_only=True)
class ActingAs(EncounterBase[S]):
    """An encounter that another hero plays; afterwards whoever acted acts again."""

    company: Company[S]
    who: str  # the slug of the one who plays it
    inner: Encounter[S]  # the encounter

    @property
    def forced(self) -> str | None:
        return self.inner.forced

    @property
    def tells_odds(self) -> bool:
        return self.inner.tells_odds

    def _there(self, sheet: S) -> S:
        return self.company.lead(sheet, self.who)

    def status(self, sheet: S) -> tuple[Text, ...]:
        there = self._there(sheet)
        lines = self.inner.status(there)
        return lines if there is sheet else said_of(there.name, lines)

    def player(self, sheet: S) -> str:
        there = self._there(sheet)
        return self.inner.player(there) or ("" if there is sheet else there.name)

    def options(self, sheet: S) -> tuple[Option, ...]:
        return self.inner.options(self._there(sheet))

    def first(self, sheet: S) -> Option | None:
        return self.inner.first(self._there(sheet))

    def admits(self, option: str, sheet: S) -> None:
        """Refuse an option unless the encounter within admits it, offered or not."""
        self.inner.admits(option, self._there(sheet))

    def odds(self, option: str, sheet: S) -> Odds | None:
        return weighed(self.inner, option, self._there(sheet))

    def step(self, option: str, words: str, sheet: S, dice: Dice) -> Step[S]:
        there = self._there(sheet)
        step = self.inner.step(option, words, there, dice)
        if there is sheet:
            following = step.encounter
            return step if following is None else step._replace(encounter=self._with(following))
        back = self.company.lead(step.sheet, slug(sheet.name))
        step = step._replace(sheet=back, notes=about(there.name, step.notes))
        if step.encounter is None:
            return step
        return step._replace(encounter=self._with(step.encounter))

    def _with(self, inner: Encounter[S]) -> Self:
        return replace(self, inner=inner)


@dataclass(frozen=True, slots=True, kw_only=True)
class For(Generic[S]):
    """An effect on one hero, whoever acts."""

    company: Company[S]
    who: str
    effect: Effect[S]

    def apply(self, sheet: S, dice: Dice) -> Changed[S]:
        return self.company.acting(sheet, self.who, lambda one: self.effect.apply(one, dice))
