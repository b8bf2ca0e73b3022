"""Rolls that heal, as their player makes them: nights of rest, med-kits, hands that heal, senses.

Each is a trait roll like any other, with Fame, skills, 25 and doubles (ART-172, ART-456). Who is
unconscious decides nothing: those rolls are in `healing`.

Notes: those of healing, conditions and perks.
"""

from collections.abc import Callable

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.roll import OneRoll, Terms, standing_modifiers
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.terms import Words, offered, rating_of, tools
from solo.rules.art.health import healing, sanity
from solo.rules.art.heroes import perk_actions
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.art.printed import printed
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.table import Script, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class HealingRoll(OneRoll):
    """A roll whose result alone counts: a wound of that rank or less heals (ART-266, ART-267)."""

    attribute: str
    purpose: str
    skills: Words = ()
    kit: int = 0  # what a med-kit adds (ART-269)
    difficulty: int = 0  # none, where the result alone counts

    def terms(self, sheet: Sheet | None, attribute: str = "") -> Terms:
        # A bonus kept for the next roll waits for one that the hero makes in the adventure.
        standing = () if sheet is None else standing_modifiers(sheet, bonus=False)
        standing += tools(sheet, (self.attribute, *self.skills))
        more = (("the med-kit", self.kit), *standing) if self.kit else standing
        rating = rating_of(self.attribute, None, sheet)
        return Terms(
            "healing", self.attribute, rating, offered(self.skills, sheet), more, self.difficulty
        )

    def counts(self) -> frozenset[str] | None:
        return None


def medicine(kit: int = 0) -> HealingRoll:
    """Return the roll of who treats a wound; a first-aid skill helps (reading C23)."""
    skills = tuple(printed("healing")["medkit_skills"])
    purpose = "to treat the wound"
    return HealingRoll(attribute="intelligence", purpose=purpose, skills=skills, kit=kit)


def sleep() -> HealingRoll:
    """Return the roll after a night's rest."""
    skills = tuple(printed("healing")["sleep_skills"])  # what doubles teach is named after it
    return HealingRoll(attribute="stamina", purpose="to heal by a night's rest", skills=skills)


def healing_roll(
    table: Table[Sheet], check: HealingRoll, patient: str = "", roller: str = "", *, asks: bool
) -> Script[None]:
    """Roll, and erase the highest box of the patient's that the result reaches.

    `patient` and `roller` are slugs, nothing means the one who acts; a patient may be a companion.
    """
    rolling: Encounter[Sheet] = Rolling(check, asks)
    if roller:
        rolling = party.played_by(roller, rolling)
    own = yield from table.play(rolling)
    column = own.facts["result_index"]
    facts = {name: own.facts[name] for name in ("attribute", "row", "roll")}
    _happens(table, roller, lambda one: (one, (healing.told_of(facts, WORDS[column]),)))
    if patient in table.sheet.companions:
        table.become(party.mend(table.sheet, patient, column))
    else:
        _happens(table, patient, lambda one: healing.erase(one, column))


def _happens(table: Table[Sheet], who: str, change: Callable[[Sheet], Changed]) -> None:
    table.become(party.acting(table.sheet, who, change))


def medkit(table: Table[Sheet], name: str, patient: str = "", *, asks: bool) -> Script[Outcome]:
    """Use a med-kit up by one, for one's own wound or another's (ART-267 to ART-269)."""
    table.sheet, kit, told = healing.open_kit(table.sheet, name, other=bool(patient))
    table.notes.append(told)
    yield from healing_roll(table, medicine(kit.bonus), patient, asks=asks)
    table.minutes += healing.minutes("medkit")
    return Outcome("done", facts={"option": "medkit"})


def hands(table: Table[Sheet], patient: str, *, asks: bool) -> Script[Outcome]:
    """Heal oneself or another adventurer without a kit, by the perk Healer (ART-508)."""
    table.become(perk_actions.used_hands(table.sheet, patient))
    yield from healing_roll(table, medicine(), patient, asks=asks)
    table.minutes += healing.minutes("medkit")
    return Outcome("done", facts={"option": "healer"})


def rest(table: Table[Sheet], nights: int, *, asks: bool) -> Script[Outcome]:
    """Sleep night after night, everybody: a Stamina roll for who has a wound (ART-266, ART-275)."""
    for _ in range(min(nights, healing.LONGEST_REST)):
        for who in [party.slug(one.name) for one in party.members(table.sheet)]:
            one = party.named(table.sheet, who)
            if one is None or one.dead:
                continue
            if one.checked and party.able(one):
                yield from healing_roll(table, sleep(), who, who, asks=asks)
            elif one.checked:
                _happens(table, who, lambda down: healing.natural_healing(down, table.dice))
            _happens(table, who, healing.lessen_fatigue)
        if table.sheet.companion_wounds:
            table.become(party.rest_companions(table.sheet, table.dice))
    return Outcome("done", facts={"kind": "rest"})


def senses(table: Table[Sheet], *, asks: bool) -> Script[Outcome]:
    """Take a day for the roll that ends insanity (ART-281)."""
    needed = Rank.parse(printed("sanity")["insanity"]["difficulty"])
    purpose = "to come to your senses"
    check = HealingRoll(attribute="intelligence", purpose=purpose, difficulty=needed)
    own = yield from table.play(Rolling(check, asks))
    table.become(sanity.senses_after(table.sheet, found=bool(own.successes)))
    table.minutes += sanity.DAY
    return Outcome("done", facts={"option": "come-to-senses"})
