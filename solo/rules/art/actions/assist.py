"""Assisting and hindering: somebody rolls first, and the result changes another's trait."""

from collections.abc import Iterator
from typing import Annotated

from solo.dataclass import dataclass
from solo.facts import Read
from solo.rules.art.actions.rolls import make_roll
from solo.rules.art.actions.words import words
from solo.rules.art.binding import somebody_named
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.roll import CATASTROPHIC
from solo.rules.art.checks.steps import Ranks
from solo.rules.art.checks.terms import Attributes, Circumstances, Skills
from solo.rules.art.checks.trait import Attempt, Part, TraitRoll
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.attributes import parse_attribute
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.group import DISASTER, changes_of
from solo.rules.art.party.henchmen import roll_as
from solo.rules.art.words import words as told
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.fights.encounters import made
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import every, odds
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.system_parts import Cast
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.quoting import shown

ALONE = "alone"
_FACES = 100  # of each roll
_NO_DICE = LoadedDice(())  # what a helper's roll changes asks for none


@dataclass(frozen=True, slots=True, kw_only=True)
class Assist(Circumstances, Attempt):
    """Let a helper roll first, whose successes and failures change the hero's trait.

    With `impede`, the first roll hinders an opponent instead: its successes ease the hero's roll,
    its failures do nothing, and it can't bring disaster.

    Source: ART Engine, ART-239 to ART-243.
    """

    helper: Annotated[
        str,
        "Who helps: the id of a companion, the slug of another adventurer, or `any` of those whom "
        "the player picks; with `impede` it may be empty for the hero.",
    ] = ""
    helper_attribute: Annotated[str, "What the first roll uses.", Read(parse_attribute)]
    helper_difficulty: Annotated[Rank, "What the first roll is against."]
    helper_skills: Annotated[Skills, "Skills of an adventurer that may help with it."] = ()
    attribute: Annotated[Attributes, "What the hero uses."]
    difficulty: Annotated[Rank, "The lowest rank that succeeds."]
    purpose: Purpose = ""
    impede: Annotated[bool, "Whether the first roll is to hinder the other side."] = False
    harder: Annotated[Ranks, "Ranks added to the hero's difficulty."] = 0
    hidden: Annotated[bool, "Whether the hero's difficulty is kept back."] = False

    def verify(self) -> None:
        Attempt.verify(self)
        if not self.helper and not self.impede:
            raise unfit("helper", words("helper-missing"))

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        first = self.first(sheet, dice)
        if first is not None and self.ruined(first):
            return self.disaster(first)
        before = () if first is None else first.changes
        if sheet is not None:
            sheet, _ = made(before, sheet, dice)
        own = self.part(first, self.name(sheet)).resolve(sheet, dice)
        outcome = self.judged(own, first)
        bonus = self.roll.consequences(outcome.successes, outcome.failures, {})
        return outcome._replace(changes=before + own.changes + bonus)

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        """Yield outcomes with the ways that lead to each.

        Of the first roll only its result matters, so the hero's roll is run through once for each
        result of the first, and not for each of its faces.
        """
        for first, ways in self._firsts(sheet):
            if first is not None and self.ruined(first):
                yield self.disaster(first), ways * _FACES
                continue
            after = sheet
            if first is not None and sheet is not None:
                after, _ = made(first.changes, sheet, _NO_DICE)
            for own, more in every(self.part(first, self.name(after)), after):
                yield self.judged(own, first), ways * more

    def _firsts(self, sheet: Sheet | None) -> list[tuple[Outcome | None, int]]:
        """Return each result of the first roll with its ways; None where nobody is there."""
        found: dict[tuple[int, tuple[str, ...]], tuple[Outcome, int]] = {}
        for face in range(1, _FACES + 1):
            first = self.first(sheet, LoadedDice((face,)))
            if first is None:
                return [(None, 1)]
            # What comes on top of the first roll counts where it ends everything.
            on_top = first.triggers if self.ruined(first) else ()
            alike, ways = found.get(key := (first.facts["result_index"], on_top), (first, 0))
            found[key] = alike, ways + 1
        return [*found.values()]

    def bind(self, cast: Cast) -> "Assist":
        """Refuse a helper whom nobody knows."""
        somebody_named(self.helper, cast, "helper")
        return self

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter: the helper goes first (ART-240)."""
        return opened(sheet, assisted, self, asks=asks)

    def fellows(self, sheet: Sheet | None) -> tuple[Sheet, ...]:
        """Return the other adventurers who could help."""
        return () if self._helper(sheet) is not None else party.fellows(sheet, self.helper)

    def name(self, sheet: Sheet | None) -> str:
        """Return how the display calls whoever rolls first, unless the player picks another."""
        helper = self._helper(sheet)
        if helper is not None:
            return helper.name
        fellows = self.fellows(sheet)
        return fellows[0].name if fellows else "you"

    @property
    def opening(self) -> Part:
        """The first roll, as an adventurer makes it."""
        own = TraitRoll(
            attribute=(self.helper_attribute,),
            difficulty=self.helper_difficulty,
            skills=self.helper_skills,
        )
        return Part(check=own)

    def first(self, sheet: Sheet | None, dice: Dice) -> Outcome | None:
        """Make the first roll, with every default; None when nobody is there to help.

        Raises:
            ValueError: A helper is named, and no adventure is there in which to find one.
        """
        if self.helper and (sheet is None or not sheet.attributes):
            raise unfit("helper", told("only-in-adventure", name=shown(self.helper)))
        helper = self._helper(sheet)
        if helper is not None:
            # ART-192: the player rolls for a companion, with the trait that fits its rank.
            return roll_as(helper, self.opening.check, sheet, dice)._replace(changes=())
        if fellows := self.fellows(sheet):
            own = self.opening.resolve(fellows[0], dice)
            return own._replace(changes=changes_of(((fellows[0].name, own),)))
        return None if self.helper else self.opening.resolve(sheet, dice)

    def ruined(self, first: Outcome) -> bool:
        """Tell whether the first roll ends everything (ART-241)."""
        return not self.impede and bool(first.facts["result_index"] == CATASTROPHIC)

    def disaster(self, first: Outcome) -> Outcome:
        """Return the outcome when the helper's roll was Catastrophic."""
        most = max(0, self.difficulty - CATASTROPHIC)
        facts = {**first.facts, "kind": "assist", "rule": "ART-241", "hidden": self.hidden}
        return Outcome(DISASTER, 0, most, first.faces, first.triggers, (), facts)

    def points(self, first: Outcome | None) -> int:
        """Return what the first roll adds to the hero's trait (ART-239, ART-243)."""
        if first is None:
            return 0
        return first.successes - (0 if self.impede else first.failures)

    def part(self, first: Outcome | None, name: str) -> Part:
        """Return the hero's roll with what the first one brought, by whoever made it."""
        points = self.points(first)
        carried = ((name, points),) if points else ()
        return Part(check=self.roll, carried=carried)

    def judged(self, own: Outcome, first: Outcome | None) -> Outcome:
        """Return the whole: the hero's roll decides, a Catastrophic one is a disaster."""
        facts = {**own.facts, "kind": "assist"}
        if first is not None:
            facts |= {"parts": ((("helper", first.label)), ("you", own.label)), "rule": "ART-239"}
        ruined = not self.impede and facts["result_index"] == CATASTROPHIC
        faces = own.faces if first is None else first.faces + own.faces
        label = DISASTER if ruined else own.label
        return own._replace(label=label, faces=faces, changes=(), facts=facts)

    def _helper(self, sheet: Sheet | None) -> Foe | None:
        return None if sheet is None else sheet.companions.get(self.helper)


def assisted(table: Table[Sheet], check: Assist, *, asks: bool) -> Script[Outcome]:
    """Let a helper roll, then the hero with what that brings (ART-239 to ART-243)."""
    first, name = yield from _helpers_roll(table, check, asks=asks)
    if first is not None and check.ruined(first):
        return check.disaster(first)
    own = yield from make_roll(table, check.part(first, name), asks=asks)
    if own.label == "aborted":
        return own
    outcome = check.judged(own, first)
    table.change(*check.roll.consequences(outcome.successes, outcome.failures, {}))
    return outcome


def _helpers_roll(
    table: Table[Sheet], check: Assist, *, asks: bool
) -> Script[tuple[Outcome | None, str]]:
    """Make the first roll; return its outcome (None when nobody helps) and who made it."""
    fellows = check.fellows(table.sheet)
    if check.helper == party.ANY:
        who = yield from _pick_helper(table, check)
        if not who:
            return None, ""
    elif fellows:
        who = party.slug(fellows[0].name)
    else:
        return (yield from _companions_roll(table, check))
    own = yield from make_roll(table, check.opening, asks=asks, who=who)
    helper = party.named(table.sheet, who)
    name = helper.name if helper is not None else ""
    first = None if own.label == "aborted" else own
    if first is None or not check.ruined(first):
        table.tell("helped", name=name, points=check.points(first))
    return first, name


def _pick_helper(table: Table[Sheet], check: Assist) -> Script[str]:
    """Let the player pick which adventurer helps; return the slug, or nothing for nobody."""
    if not check.fellows(table.sheet):
        return ""

    def offers() -> list[Offer[str]]:
        fellows = [(party.slug(one.name), one.name) for one in check.fellows(table.sheet)]
        helping = [
            Offer(
                Option(f"help-{who}", words("help", name=name, impede=check.impede), hint=who), who
            )
            for who, name in fellows
        ]
        return [*helping, Offer(Option(ALONE, words("nobody"), hint=ALONE), "")]

    def chances(who: str) -> Odds | None:
        helper = party.named(table.sheet, who) if who else None
        return None if helper is None else odds(check.opening, helper)

    asked = (words("who-helps", impede=check.impede),)
    return (yield from table.pick(offers, asked, odds=chances)).does


def _companions_roll(table: Table[Sheet], check: Assist) -> Script[tuple[Outcome | None, str]]:
    """Make the first roll where nothing is decided about it: a companion's, or the hero's own."""
    name = check.name(table.sheet)
    yield from table.ask(
        (Option("roll", words("roll-for", name=name), hint="roll"),), forced="roll"
    )
    first = check.first(table.sheet, table.dice)
    if first is None:
        table.tell("helped", name=check.helper, points=0)
        return None, ""
    table.tell(
        "helper-rolled",
        name=name,
        roll=first.facts["roll"],
        row=first.facts["row"],
        label=first.label,
    )
    if not check.ruined(first):
        table.change(*first.changes)
        table.tell("helped", name=name, points=check.points(first))
    return first, name
