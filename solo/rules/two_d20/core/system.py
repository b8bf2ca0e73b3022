"""The parts of the protocol `System` that both games fulfil alike."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar, cast

from solo.late import lazy_imports
from solo.rules.core.effects import By
from solo.rules.core.fights.encounters import begun
from solo.rules.core.heroes.creation import Band
from solo.rules.core.outcome import Effect, Note, Outcome
from solo.rules.core.party.giving import Thing
from solo.rules.core.party.system import PartySystem
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal, Written
from solo.rules.core.script import opened
from solo.rules.core.shown.strip import Strip
from solo.rules.core.system_parts import Advice, Cast, Likelihood, Ready, RuleEntry, bound
from solo.rules.core.values.printed import read_rules, read_table
from solo.rules.core.wording.naming import legal, unfit
from solo.rules.core.wording.quoting import purpose_of, shown
from solo.rules.two_d20.core import creation, improvise
from solo.rules.two_d20.core import likelihood as oracle
from solo.rules.two_d20.core.advancement import Purchase, advancement
from solo.rules.two_d20.core.gear import check_range
from solo.rules.two_d20.core.pool import SIDES, Aim
from solo.rules.two_d20.core.sheet import MOST_POINTS, Hero, changed, set_points, wear_off
from solo.rules.two_d20.core.skill_test import open_test
from solo.rules.two_d20.core.skills import legal_name, parse_difficulty
from solo.rules.two_d20.core.testing import PoolTest, Terms
from solo.rules.two_d20.core.words import words
from solo.words import Message, Room, Text

with lazy_imports():
    from solo.rules.core.heroes import stand_ins
    from solo.rules.two_d20.core import giving, strips


HARDEST = 20
"""The highest difficulty that anybody may ask for."""


H = TypeVar("H", bound=Hero)
H_in = TypeVar("H_in", bound=Hero, contravariant=True)
House = TypeVar("House")


class HelpedTest(Protocol[H_in]):
    """A skill test that others may help with."""

    def terms(self, sheet: H_in | None) -> Terms:
        """Return what it is rolled with."""
        ...

    def helped_by(self, others: tuple[Aim, ...]) -> AnyCheck:
        """Return it with a die for each of those who help."""
        ...


class TwoD20(PartySystem[H], Generic[H, House]):
    """What both games of two d20 do alike.

    Args:
        house: The rule options that heroes play by; the usual ones if not given.
    """

    __slots__ = ()
    _house: House

    test: type
    """The skill test."""
    attributes: tuple[str, ...]
    skills: Mapping[str, str]
    """The skills with the attribute that each goes with."""
    average: int
    """The attribute of an ordinary person."""
    hero: type
    """What a hero file holds."""
    data: Path
    """The folder of the game's tables."""
    room: Room
    """What makes the game's messages."""
    maker: type[creation.Maker[H, House]]
    """The making of its heroes."""
    purchases: Callable[..., Sequence[Purchase]]
    """The things that experience buys between adventures."""
    mended: Mapping[str, object]
    """The fields of a hero who has had time enough to mend."""
    engaged: Callable[..., Encounter[H]]
    """Opens a fight: what was written, the sheet, and whether the player is asked."""
    own_view: Callable[..., Mapping[str, object]]
    hero_of: Callable[..., Ready[H]]
    unkept: ClassVar[frozenset[str]] = frozenset({"options", "party"})

    def begin(self, value: Written[H], sheet: H, *, asks: bool) -> Encounter[H]:
        if (several := self.for_several(value, sheet, asks=asks)) is not None:
            return several
        if isinstance(value, self.test):
            return open_test(cast("PoolTest[H]", value), sheet, asks=asks)
        if getattr(value, "opens_as", "") == "fight":
            return self.engaged(value, sheet, asks=asks)
        return begun(value, sheet, asks=asks)

    def bind(self, value: object, cast: Cast) -> object:
        """Return a check or effect with the foes and things that it names put in.

        Raises:
            ValueError: It names something that is not there.
        """
        return bound(value, cast)

    @property
    def seen(self) -> Collection[str]:
        plain = self.kept(name="", attributes=dict.fromkeys(self.attributes, 8))
        return self.view(plain).keys()

    def create(self, heroes: Sequence[Ready[H]], *, make: bool, party: int = 1) -> Encounter[H]:
        return creation.create(
            heroes, self.maker(self._house), Band(self.company, party), make=make
        )

    def stand_in(self, name: str, traits: Mapping[str, str]) -> H:
        usual = dict.fromkeys(self.attributes, str(self.average))
        named = {self.trait(trait): value for trait, value in traits.items()}
        told: H = stand_ins.stand_in(
            self.hero, name, named, usual=usual, read=self._attribute, skills=True
        )
        return changed(told, options=self._house)

    def _attribute(self, name: str) -> str:
        return legal_name(name, self.attributes, "attribute")

    def effort(self, attribute: str, difficulty: str) -> Check[H]:
        return self.improvise(attribute, difficulty)

    def versus(self, outcome: Outcome) -> tuple[int, int]:
        """Compare successes, whatever was needed (CON-032)."""
        return int(str(outcome.facts.get("rolled_successes", outcome.successes))), 0

    def gather(self, check: AnyCheck, sheet: H, others: Sequence[H]) -> tuple[AnyCheck, H]:
        """Let everybody else help with a die each: their own attribute and skill (CON-025, FO-015).

        Whoever helps buys no dice (FO-017). Their criticals and complications count (FO-016).
        """
        if (group := self.led(check, sheet, others)) is not None:
            return check, group
        if not isinstance(check, self.test):
            raise Illegal(words("together-skill", system=self.title))
        test = cast("HelpedTest[H]", check)
        return test.helped_by(tuple(test.terms(one).pool.aim for one in others)), sheet

    def pooled(self, sheet: H, of: H) -> H:
        """Return a sheet with the points that all share, and those of the other side (FO-026)."""
        if (sheet.pool, sheet.threat) == (of.pool, of.threat):
            return sheet
        return changed(sheet, pool=of.pool, threat=of.threat)

    def welcomed(self, group: H, newcomer: H) -> H:
        return self.company.welcomed(group, newcomer)

    def things(self, sheet: H) -> Sequence[Thing[H]]:
        return giving.things(sheet)

    def meaning(self, trait: str) -> Text:
        """Return what an attribute is for."""
        return self.room(f"meaning-{trait}") if trait in self.attributes else ""

    def difficulties(self) -> tuple[str, ...]:
        return tuple(read_table(self.data, "difficulties")["names"])

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> Check[H]:
        name = self.trait(attribute)
        words: Mapping[str, int] = read_table(self.data, "difficulties")["names"]
        said = difficulty.strip()
        needed = legal(lambda text: parse_difficulty(text, words), said) if said else 1
        check: Check[H] = self.test(
            skill=name if name in self.skills else "",
            attribute=(self.skills.get(name, name),),
            difficulty=min(needed, HARDEST),
            purpose=purpose_of(deed),
        )
        return check

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        """Warn of tests harder than the hardest of the rules' table, and of targets off the die.

        Source: CON-002, CON-012; FO-003.
        """
        names: Mapping[str, int] = read_table(self.data, "difficulties")["names"]
        word, hardest = max(names.items(), key=lambda named: named[1])
        for place, check in enumerate(checks):
            needed = getattr(check, "difficulty", 0) if isinstance(check, self.test) else 0
            if needed > hardest:
                yield Advice(
                    place,
                    "value-odd",
                    f"difficulty {needed}: the hardest of the rules is {hardest}, '{word}'",
                    "difficulty",
                    ("difficulty",),
                )
            target = getattr(check, "tn", None) if isinstance(check, self.test) else None
            if target is not None and target > SIDES:
                yield Advice(
                    place,
                    "value-odd",
                    f"tn {target}: no die shows more than {SIDES}, so that each one succeeds",
                    "tn",
                    ("tn",),
                )

    def trait(self, name: str) -> str:
        return legal_name(name, (*self.attributes, *self.skills), "attribute or skill")

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[Message, tuple[Effect[H], ...]]:
        own, tries = self.skills.get(attribute, attribute), read_table(self.data, "tries")
        return improvise.told(tries, own, outcome, visits, self.room), ()

    def question(self, likelihood: str) -> Check[H]:
        return oracle.Oracle(likelihood=legal(oracle.Likelihood.parse, likelihood))

    def answer(self, outcome: Outcome) -> str:
        return str(outcome.facts["answer"])

    def likelihoods(self, sheet: H) -> tuple[Likelihood, ...]:
        return oracle.listed()

    def own_pass_time(self, sheet: H, minutes: int) -> tuple[H, tuple[Note, ...]]:
        return wear_off(sheet, minutes)

    def fallen(self, sheet: H) -> str:
        if sheet.dead:
            return "dead"
        return "defeated" if sheet.fallen else ""

    def reward(self, amount: int) -> Effect[H]:
        """Pay a quest in experience (ours), as much to each of several."""
        return By(
            lambda sheet: self.company.each(
                sheet, lambda one: set_points(one, "xp", one.xp + amount)
            )
        )

    def own_finish(self, sheet: H) -> tuple[H, tuple[Note, ...]]:
        """Close an adventure: experience, and time enough to mend (ours)."""
        if sheet.dead:
            return sheet, ()
        points = int(read_table(self.data, "advancement")["adventure"])
        sheet, notes = set_points(sheet, "xp", sheet.xp + points)
        return changed(sheet, harder=0, **self.mended), notes

    def load(self, values: object) -> H:
        """Return a hero that was kept, checked against the rules.

        Raises:
            ValueError: It is none by the rules.
        """
        sheet: H = super().load(values)
        self.hero_of(sheet)
        check_range(sheet, MOST_POINTS, "threat", "luck", "harder", "xp")
        check_range(sheet, sheet.pool_cap, "pool")
        for name, minutes in sheet.lasting.items():
            if name not in sheet.conditions or minutes < 1:
                raise unfit("lasting", words("does-not-wear-off", name=shown(name)))
        return sheet

    def own_home(self, sheet: H) -> H:
        """Leave behind what belongs to the adventure, its points too."""
        start: H = self.maker(self._house).ready(self.hero_of(sheet))
        return changed(start, conditions=frozenset[str](), dead=sheet.dead)

    def advance(self, sheet: H) -> Encounter[H] | None:
        return opened(sheet, advancement, self.purchases)

    def strip(self, outcome: Outcome) -> Strip | None:
        return strips.strip(outcome)

    @property
    def reading(self) -> Message:
        return words("reading")

    def rules(self) -> tuple[RuleEntry, ...]:
        return read_rules(self.data)
