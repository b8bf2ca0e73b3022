"""Perks that serve outside fights: healing hands, a hunch, read lips.

Those that only open a check or a choice (piloting, mimicry, transportation) need nothing here: a
check names the perk that it takes, a condition asks for it. Breakfall stands with falls.
Notes: healing-hands, and those of healing rolls and of Fame.
"""

from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.roll import OneRoll, Terms
from solo.rules.art.checks.steps import Added, Ranks
from solo.rules.art.checks.terms import (
    Skills,
    Trait,
    against,
    counted,
    modifiers,
    offered,
    rating_of,
    tools,
)
from solo.rules.art.checks.trait import UNTRAINED
from solo.rules.art.heroes.perks import PERKS, perk_rank
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.heroes.words import words
from solo.rules.art.party import members as party
from solo.rules.art.printed import printed
from solo.rules.art.words import words as shared
from solo.rules.core.common_fields import Purpose
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.system_parts import GUIDANCE

HEALER, INTUITION, LIPS = "healer", "intuition", "lip-reading"
_DAY = 24 * 60


def offers(sheet: Sheet) -> list[Offer[str]]:
    """Offer what the perks of whoever acts let them do at any time.

    It is to heal somebody, by slug or id, or to follow a hunch, `INTUITION`.
    """
    found = list[Offer[str]]()
    rank = perk_rank(sheet, HEALER)
    if rank:
        found += _healing(sheet, rank - len(sheet.healings))
    if perk_rank(sheet, INTUITION):
        price = PERKS[INTUITION].fame
        reason = "" if sheet.fame_left >= price else shared("no-fame-left")
        text = words("follow-hunch", fame=price)
        found.append(Offer(Option(INTUITION, text, reason=reason, hint="hunch"), INTUITION))
    return found


def follow_hunch(sheet: Sheet) -> Step[Sheet]:
    """Ask for guidance (ART-498); whether there is any, the adventure knows."""
    sheet, notes = expend(sheet, PERKS[INTUITION].fame)
    return Step(None, sheet, notes, Outcome(GUIDANCE, facts={"option": INTUITION}))


def used_hands(sheet: Sheet, patient: str) -> Changed:
    """Use the perk Healer once, as a med-kit that is not used up: on oneself or another, by slug.

    Source: ART Engine, ART-508, ART-267; `treatment` makes the roll. A day is 24 hours from each
    use: rules that know of minutes alone have no midnight (the text says only "per day").
    """
    own = patient == party.slug(sheet.name)
    name = "" if own else dict(party.others_hurt(sheet)).get(patient, patient)
    sheet = changed(sheet, healings=(*sheet.healings, _DAY))
    left = perk_rank(sheet, HEALER) - len(sheet.healings)
    return sheet, (Note("healing-hands", {"name": name, "left": left}),)


def _healing(sheet: Sheet, left: int) -> list[Offer[str]]:
    """Offer to heal whoever is hurt."""
    own = [(party.slug(sheet.name), sheet.name)] if sheet.checked and not sheet.dead else []
    hurt = [*own, *party.others_hurt(sheet)]
    if not hurt:
        text, why = words("heal-nobody"), words("nobody-hurt")
        return [Offer(Option(HEALER, text, reason=why, hint="heal"), "")]
    reason = "" if left > 0 else words("done-for-today")

    def offer(who: str, name: str) -> Offer[str]:
        whom = "" if name == sheet.name else name
        text = words("heal-by-hand", name=whom, left=max(0, left))
        hint = " ".join(("heal", *whom.lower().split()))
        return Offer(Option(f"healer-{who}", text, reason=reason, hint=hint), who)

    return [offer(who, name) for who, name in hurt]


@dataclass(frozen=True, slots=True, kw_only=True)
class LipReading(OneRoll, Checked):
    """Read lips: an Alertness roll whose difficulty the rank of the perk sets.

    Without the perk it is rolled on row 1, against what the first rank meets.

    Source: ART Engine, ART-505, ART-170, ART-171.
    """

    rank: Annotated[
        int | None, "The rank of the perk, for use without a hero.", Within(0, PERKS[LIPS].max)
    ] = None
    trait: Annotated[Trait, "Alertness and skills as one number, for use without a hero."] = None
    skills: Annotated[Skills, "Skills that may help, such as a language."] = ()
    modifier: Annotated[Added, "Added to the trait."] = 0
    shift: Annotated[int, "Columns to the right."] = 0
    harder: Annotated[Ranks, "Ranks added to the difficulty, as for a bad light."] = 0
    purpose: Purpose = "to read their lips"

    shorthand: ClassVar[str] = "purpose"

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        owned = self.rank
        if owned is None:
            owned = 1 if sheet is None else perk_rank(sheet, LIPS)
        skills = offered(self.skills, sheet)
        rating, names = rating_of("alertness", self.trait, sheet), ("alertness", *self.skills)
        if not owned:
            rating, skills = UNTRAINED, ()
        return Terms(
            "trait",
            "alertness" if self.trait is None else "",
            rating,
            skills,
            modifiers(self.modifier, sheet) + (tools(sheet, names) if owned else ()),
            against(_difficulty(owned), self.harder),
            self.shift,
        )

    def counts(self) -> frozenset[str]:
        """Return what it can come to for a hero of any rank."""
        found: frozenset[str] = frozenset()
        for rank in range(1, PERKS[LIPS].max + 1):
            found |= counted(_difficulty(rank), self.harder, self.shift) or frozenset()
        return found


def _difficulty(rank: int) -> Rank:
    return Rank.parse(printed("perks")["lip_reading"][str(max(1, rank))])
