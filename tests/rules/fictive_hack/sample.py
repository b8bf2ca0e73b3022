"""Heroes and fights that the tests of Fictive Hack share."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Outcome
from solo.rules.fictive_hack.fight.battle import begin
from solo.rules.fictive_hack.fight.written import Arena, Fight, Placement
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.hero_file import known
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.english import all_english, english

YARD = {
    "yard": Arena(name="the yard", type="open", adjacent=("stair",), exit=True),
    "stair": Arena(name="the stair", type="tight", adjacent=("loft",)),
    "loft": Arena(name="the loft", type="dense"),
}
PLAIN = {"field": Arena(name="the field"), "road": Arena(name="the road", adjacent=("field",))}


def hero(*talents: str, template: str = "fighter", weapon: str = "club", **fields: Any) -> Sheet:
    """Return a hero: attributes by name are part of the fields."""
    scores = {name: fields.pop(name, 0) for name in ATTRIBUTES}
    arms = (Weapon(name=weapon),) if weapon else ()
    sheet = Sheet(
        name="Ada",
        attributes=scores,
        template=template,
        inherent=(template,),
        talents={name: known(name, (), weapon) for name in talents},
        weapons=arms,
        wielded=weapon,
    )
    return changed(sheet, **fields)


GUARD = Foe(name="the guard")
CAPTAIN = Foe(name="the captain", kind="tough", wounds=2, weapon=Weapon(name="sword"))
IDLER = Foe(name="the idler", kind="tough", policy=("bystander",))
ROW = {
    "a": Arena(name="A", adjacent=("b",)),
    "b": Arena(name="B", adjacent=("c",)),
    "c": Arena(name="C", adjacent=("d",)),
    "d": Arena(name="D", exit=True),
}


def foe(*policy: str, **fields: Any) -> Foe:
    """Return a tough that does what it is told."""
    return replace(IDLER, name="the foe", policy=policy, **fields)


class Bout:
    """A fight that is played step by step with loaded dice."""

    def __init__(
        self,
        sheet: Sheet,
        *foes: Foe | tuple[Foe, int] | tuple[Foe, int, str],
        arenas: Mapping[str, Arena] = PLAIN,
        asks: bool = True,
        **fields: Any,
    ) -> None:
        placed = []
        for number, one in enumerate(foes):
            block, count, arena = (*one, 1, "")[:3] if isinstance(one, tuple) else (one, 1, "")
            arena = one[2] if isinstance(one, tuple) and len(one) == 3 else ""
            placed.append(Placement(foe=f"foe{number}", count=count, arena=arena, block=block))
        fight = Fight(foes=tuple(placed), arenas=arenas, **fields)
        self.sheet = sheet
        self.encounter: Any = begin(fight, sheet, asks=asks)
        self.told: list[str] = []
        self.codes: list[str] = []
        self.rolled: tuple[Outcome, ...] = ()
        self.outcome: Outcome | None = None
        self.step("go-on")

    def step(self, option: str, *faces: int) -> "Bout":
        """Take an option; the dice must be exactly enough."""
        dice = LoadedDice(faces)
        step = self.encounter.step(option, "", self.sheet, dice)
        self.encounter, self.sheet, self.outcome = step.encounter, step.sheet, step.outcome
        self.told = [english(FICTIVE_HACK.phrase(note)) for note in step.notes]
        self.codes = [note.code for note in step.notes]
        self.rolled = step.rolled
        assert dice._used == len(faces), f"{dice._used} of {faces} were rolled"
        return self

    def steps(self, *options: str) -> "Bout":
        for option in options:
            self.step(option)
        return self

    @property
    def options(self) -> dict[str, str]:
        """The open options, with their texts."""
        return {
            one.id: english(one.text)
            for one in self.encounter.options(self.sheet)
            if not one.reason
        }

    @property
    def barred(self) -> dict[str, str]:
        return {
            one.id: english(one.reason)
            for one in self.encounter.options(self.sheet)
            if english(one.reason)
        }

    def foe(self, number: int = 0) -> Any:
        return self.encounter.table.battle.fighter(f"foe{number}")

    @property
    def turn(self) -> Any:
        return self.encounter.table.battle.turn

    @property
    def status(self) -> str:
        return "\n".join(all_english(self.encounter.status(self.sheet)))

    def said(self, words: str) -> bool:
        return any(words.lower() in line.lower() for line in self.told)


def with_options(sheet: Sheet, **options: Any) -> Sheet:
    return changed(sheet, options=replace(sheet.options, **options))


def faces_of(faces: Iterable[int]) -> LoadedDice:
    return LoadedDice(faces)


def rolled(check: Any, *faces: int, sheet: Sheet | None = None) -> Outcome:
    """Resolve a check with loaded dice, which must be exactly enough."""
    dice = LoadedDice(faces)
    outcome: Outcome = check.resolve(sheet, dice)
    assert dice._used == len(faces), f"{dice._used} of {faces} were rolled"
    return outcome


@dataclass(frozen=True)
class Played:
    """An encounter after some options were taken."""

    encounter: Any
    sheet: Sheet
    outcome: Any
    minutes: int
    told: tuple[str, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(one.id for one in self.encounter.options(self.sheet) if not one.reason)

    @property
    def status(self) -> tuple[str, ...]:
        return tuple(all_english(self.encounter.status(self.sheet)))

    @property
    def outcome_label(self) -> str:
        return str(self.outcome.label)

    def then(self, *options: str, faces: Iterable[int] = (), words: str = "") -> "Played":
        """Take further options; the dice must be exactly enough."""
        loaded = tuple(faces)
        dice = LoadedDice(loaded)
        now = self
        for option in options:
            step = now.encounter.step(option, words, now.sheet, dice)
            told = tuple(english(FICTIVE_HACK.phrase(note)) for note in step.notes)
            minutes = now.minutes + step.minutes
            now = Played(step.encounter, step.sheet, step.outcome, minutes, told)
        assert dice._used == len(loaded), f"{dice._used} of {loaded} were rolled"
        return now


def play(check: Any, sheet: Sheet, *options: str, faces: Iterable[int] = ()) -> Played:
    """Begin a check or an encounter as the engine does, and take options."""
    begun = FICTIVE_HACK.begin(check, sheet, asks=True)
    return Played(begun, sheet, None, 0, ()).then(*options, faces=faces)
