"""How a game gets its hero: one of the ready-made, or a new one, made step by step.

Every stage is an encounter that leads to the next; a sheet leaves it only at the end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from solo.rules.dice import Dice
from solo.rules.fictive_hack import awesome, gear
from solo.rules.fictive_hack.attributes import ATTRIBUTES, meaning
from solo.rules.fictive_hack.herofile import known, points_left, signature, why_not_attributes
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.sheet import Sheet, changed
from solo.rules.fictive_hack.talents import TEMPLATES, of_template, slug, talents
from solo.rules.fictive_hack.tens import d10
from solo.rules.fictive_hack.weapons import KINDS, Weapon
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.pronouns import KNOWN, parse_pronouns
from solo.rules.stages import refuse
from solo.rules.system import Illegal

STAGES = ("template", "motive", "attributes", "languages", "talent", "weapon", "armor", "shield",
          "pack", "pronouns", "name")  # fmt: skip
MOST_TEXT, MOST_NAME = 200, 60


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseHero:
    """Who will it be?"""

    heroes: tuple[Any, ...]
    make: bool
    rules: FhOptions

    @property
    def forced(self) -> str | None:
        only = self.options(None)
        return only[0].id if len(only) == 1 else None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        ready = tuple(
            Option(key, f"{hero.name}, {hero.concept}" if hero.concept else hero.name,
                   hint=hero.name.split()[0].lower())
            for key, hero in self._by_id().items()
        )  # fmt: skip
        new = Option("make", "Make a new hero", hint="new")
        return (*ready, new) if self.make else ready

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        if option == "make":
            return Step(Making(rules=self.rules, motive=self.rules.motive), None)
        hero = changed(self._by_id()[option].sheet(), options=self.rules)
        return over(hero, self.rules)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return ("Whose adventure is it?",)

    def _by_id(self) -> Mapping[str, Any]:
        """Give each hero an id made of the name, with a number if two share one."""
        found: dict[str, Any] = {}
        for hero in self.heroes:
            letters = "".join(c if c.isalnum() else " " for c in hero.name.lower())
            base = key = "hero-" + ("-".join(letters.split()) or "unnamed")
            number = 1
            while key in found:
                number += 1
                key = f"{base}-{number}"
            found[key] = hero
        return found


def create(heroes: Sequence[Any], *, make: bool, options: FhOptions | None = None) -> ChooseHero:
    """Open the choice of a hero: the ready-made ones, and a new one if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    if not heroes and not make:
        raise ValueError("no hero to choose: neither a ready-made one nor leave to make one")
    return ChooseHero(heroes=tuple(heroes), make=make, rules=options or FhOptions())


def over(hero: Sheet, rules: FhOptions, notes: tuple[Note, ...] = ()) -> Step:
    """Hand the hero over; an adventure's own motive is everybody's, and is worth AP (FH-012)."""
    if rules.motive and not hero.reason:
        hero = changed(hero, reason=rules.motive)
        hero, more = awesome.gain(hero, int(printed("creation")["motive_ap"]), "a motive")
        notes += more
    return Step(None, hero, notes, Outcome(hero.name))


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """A hero in the making (FH-014).

    Args:
        rules: The rule options.
        stage: Where it stands, counted from 0.
        template: What was chosen.
        motive: What was chosen, or nothing.
        attributes: What was spent so far.
        languages: Proficiencies.
        talent: What was chosen.
        weapon: What was chosen.
        armor: What was chosen.
        shield: What was chosen.
        pack: Whether the pack was taken.
        home: Whether a living space was.
        pronouns: What was chosen.
        concept: The hero in a few words.
        coins: What was rolled, in silver.
    """

    rules: FhOptions
    stage: int = 0
    template: str = ""
    motive: str = ""
    attributes: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(ATTRIBUTES, 0))
    languages: tuple[str, ...] = ()
    talent: str = ""
    weapon: Weapon | None = None
    armor: str = "none"
    shield: str = ""
    pack: bool = False
    home: bool = False
    pronouns: str = "they/them"
    concept: str = ""
    coins: int = 0

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        found: tuple[Option, ...] = _OPTIONS[STAGES[self.stage]](self)
        return found

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        found: tuple[str, ...] = _STATUS[STAGES[self.stage]](self)
        return found

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        step: Step = _STEPS[STAGES[self.stage]](self, option, words, dice)
        return step

    def on(self, notes: tuple[Note, ...] = (), **changes: Any) -> Step:
        """Go on to the next stage that has anything to decide."""
        following = replace(self, stage=self.stage + 1, **changes)
        if STAGES[following.stage] == "motive" and following.motive:
            following = replace(following, stage=following.stage + 1)
        if STAGES[following.stage] == "languages" and following.attributes["awareness"] < 1:
            following = replace(following, stage=following.stage + 1)
        return Step(following, None, notes)


def _text(words: str, what: str, longest: int = MOST_TEXT) -> str:
    """Read words of the player as one line of plain text."""
    text = " ".join(words.split())
    if not text:
        raise Illegal(f"{what} is needed")
    if len(text) > longest:
        raise Illegal(f"{what} may have {longest} letters, not {len(text)}")
    if not text.isprintable():
        raise Illegal(f"{what} is made of letters that can be printed")
    return text


# The stages


def _templates(made: Making) -> tuple[Option, ...]:
    return tuple(
        Option(
            key, f"{row['title']}: {row['about']}. {row['inherent']}: {row['ability']}", hint=key
        )
        for key, row in TEMPLATES.items()
    )


def _template(made: Making, option: str, words: str, dice: Dice) -> Step:
    faces = dice.roll(3, 10)
    times = int(TEMPLATES[option]["coins"])
    silver = sum(faces) * times
    told = Note("coins-rolled", {"faces": faces, "times": times, "silver": silver})
    return made.on((told,), template=option, coins=silver)


def _motives(made: Making) -> tuple[Option, ...]:
    listed = tuple(Option(f"motive-{number}", text)
                   for number, text in printed("creation")["motives"].items())  # fmt: skip
    return (
        Option("roll", "Roll for a motive (2d10)", hint="roll"),
        Option("own", "A motive of your own", "Why do you go adventuring?", hint="own"),
        Option("none", "No motive, and no AP for it", hint="none"),
        *listed,
    )


def _motive(made: Making, option: str, words: str, dice: Dice) -> Step:
    if option == "none":
        return made.on()
    if option == "own":
        return made.on(motive=_text(words, "a motive"))
    number = option.removeprefix("motive-")
    if option != "roll":
        return made.on(motive=motive_of(int(number)))
    total = sum(dice.roll(2, 10))
    told = Note("motive", {"total": total, "text": motive_of(total)})
    return made.on((told,), motive=motive_of(total))


def motive_of(total: int) -> str:
    """Return the motive of a 2d10 roll (FH-013)."""
    return str(printed("creation")["motives"][str(total)])


def _points(made: Making) -> tuple[Option, ...]:
    left = points_left(made.attributes)
    why = why_not_attributes(made.attributes)
    found = []
    if not why:
        found.append(Option("done", "These it shall be", hint="done"))
    for name in ATTRIBUTES:
        score = made.attributes[name]
        spent = "" if left else "no points are left"
        text = f"{name.capitalize()} {score:+} to {score + 1:+}: {meaning(name)}"
        found.append(Option(f"raise-{name}", text, reason=spent, hint=name))
    for name in ATTRIBUTES:
        lower = {**made.attributes, name: made.attributes[name] - 1}
        why_low = why_not_attributes(lower, whole=False)
        text = f"Lower {name.capitalize()} to {made.attributes[name] - 1:+}"
        found.append(Option(f"lower-{name}", text, reason=why_low, hint=f"lower {name}"))
    asks = "Six numbers, in the order of the list?"
    found.append(Option("typed", "Write all six", asks, hint="all"))
    return tuple(found)


def _attributes(made: Making, option: str, words: str, dice: Dice) -> Step:
    if option == "done":
        return made.on()
    if option == "typed":
        return Step(replace(made, attributes=_six(words)), None)
    how, _, name = option.partition("-")
    score = made.attributes[name] + (1 if how == "raise" else -1)
    return Step(replace(made, attributes={**made.attributes, name: score}), None)


def _six(words: str) -> Mapping[str, int]:
    """Read six numbers."""
    parts = words.replace(",", " ").replace("+", " ").split()
    if len(parts) != len(ATTRIBUTES) or not all(
        part.lstrip("-").isdecimal() and part.isascii() and len(part) < 4 for part in parts
    ):
        raise Illegal("give six numbers, such as: 1 2 0 0 1 1")
    found = dict(zip(ATTRIBUTES, map(int, parts), strict=True))
    if why := why_not_attributes(found):
        raise Illegal(why)
    return found


def _arts(made: Making) -> tuple[Option, ...]:
    left = made.attributes["awareness"] - len(made.languages)
    done = Option("done", "Go on", hint="done")
    if left <= 0:
        return (done,)
    asks = "Which language, instrument or art?"
    return (done, Option("learn", f"Name a proficiency ({left} left)", asks, hint="learn"))


def _art(made: Making, option: str, words: str, dice: Dice) -> Step:
    if option == "done":
        return made.on()
    name = _text(words, "a proficiency", MOST_NAME)
    if name in made.languages:
        raise Illegal("you have that already")
    return Step(replace(made, languages=(*made.languages, name)), None)


def _talents(made: Making) -> tuple[Option, ...]:
    found = [Option(f"talent-{slug(one.name)}", f"{one.name.title()}: {one.effect}", hint=one.name)
             for one in of_template(made.template)]  # fmt: skip
    if made.rules.unusual_upbringing:
        found += [Option(f"talent-{slug(one.name)}",
                         f"{one.name.title()} ({one.template}): {one.effect}", hint=one.name)
                  for one in talents().values()
                  if one.template != made.template and one.mark != "exclusive"]  # fmt: skip
    return tuple(found)


def _talent(made: Making, option: str, words: str, dice: Dice) -> Step:
    return made.on(talent=option.removeprefix("talent-").replace("-", " "))


def _weapons(made: Making) -> tuple[Option, ...]:
    rows, shot = printed("weapons")["melee"], printed("weapons")["ranged"]
    melee = [Option(f"melee-{kind}", f"{kind.capitalize()}: {rows[kind]['meaning']}",
                    "What is it?", hint=kind)
             for kind in KINDS if kind != "unarmed"]  # fmt: skip
    names = printed("weapons")["known"]
    listed = [
        Option(f"known-{key.replace(' ', '-')}", key.capitalize())
        for key, row in names.items()
        if row["kind"] != "unarmed"
    ]
    ranged = [Option(f"ranged-{kind}", f"Ranged, {kind}: {shot[kind]['meaning']}",
                     "What is it?", hint=f"ranged {kind}")
              for kind in shot]  # fmt: skip
    none = Option("none", "No weapon", hint="none")
    return (*listed, *melee, *ranged, none)


def _weapon(made: Making, option: str, words: str, dice: Dice) -> Step:
    how, _, kind = option.partition("-")
    if option == "none":
        return made.on()
    if how == "known":
        return made.on(weapon=Weapon(name=kind.replace("-", " ")))
    name = _text(words, "a name for it", MOST_NAME)
    ranged = how == "ranged"
    weapon = Weapon(name=name, kind=kind, ranged=ranged, shots=ranged)  # type: ignore[arg-type]
    return made.on(weapon=weapon)


def _armors(made: Making) -> tuple[Option, ...]:
    table = printed("armor")
    return tuple(
        Option(f"armor-{kind}", f"{kind.capitalize()}: {table['described'][kind]}, "
               f"{table['loads'][kind]} loads, {table['cunning'][kind]} Cunning", hint=kind)
        for kind in reversed(table["free"])
    )  # fmt: skip


def _armor(made: Making, option: str, words: str, dice: Dice) -> Step:
    return made.on(armor=option.removeprefix("armor-"))


def _shields(made: Making) -> tuple[Option, ...]:
    return (
        Option("shield-none", "No shield", hint="none"),
        Option("shield-light", "A light shield: 1/2 load", hint="light"),
        Option("shield-heavy", "A heavy shield: 1 load", hint="heavy"),
    )


def _shield(made: Making, option: str, words: str, dice: Dice) -> Step:
    kind = option.removeprefix("shield-")
    return made.on(shield="" if kind == "none" else kind)


def _packs(made: Making) -> tuple[Option, ...]:
    carried = gear.carried(gear.halves(made_sheet(replace(made, pack=True), "you")))
    return (
        Option("home", "A room with your things in it", hint="home"),
        Option("pack", f"A stocked backpack: 1 load, {carried} in all", hint="pack"),
        Option("both", "Both", hint="both"),
    )


def _pack(made: Making, option: str, words: str, dice: Dice) -> Step:
    return made.on(pack=option in ("pack", "both"), home=option in ("home", "both"))


def _pronouns(made: Making) -> tuple[Option, ...]:
    listed = tuple(Option(text.replace("/", "-"), text, hint=text) for text in KNOWN)
    return (*listed, Option("own", "Others", "Five forms, as in ze/hir/hir/hirs/hirself?"))


def _pronoun(made: Making, option: str, words: str, dice: Dice) -> Step:
    chosen = words.strip().lower() if option == "own" else option.replace("-", "/")
    try:
        parse_pronouns(chosen)
    except ValueError as reason:
        raise Illegal(str(reason)) from reason
    return made.on(pronouns=chosen)


def _names(made: Making) -> tuple[Option, ...]:
    asks = "Who is your hero, in a few words?"
    return (
        Option("name", "Name your hero, and begin", "What is the name?", hint="name"),
        Option("concept", "First say who your hero is", asks, hint="concept"),
    )


def _name(made: Making, option: str, words: str, dice: Dice) -> Step:
    if option == "concept":
        return Step(replace(made, concept=_text(words, "a description")), None)
    return over(made_sheet(made, _text(words, "a name", MOST_NAME)), made.rules)


def made_sheet(made: Making, name: str) -> Sheet:
    """Return the sheet of what was chosen."""
    motive_ap = int(printed("creation")["motive_ap"]) if made.motive else 0
    weapon = made.weapon
    talent = {made.talent: known(made.talent, (), weapon.name if weapon else "")}
    return Sheet(
        name=name,
        attributes=made.attributes,
        template=made.template,
        inherent=(made.template,),
        description=made.concept,
        pronouns=made.pronouns,
        reason=made.motive,
        languages=made.languages,
        ap=motive_ap,
        talents=talent if made.talent else {},
        weapons=(weapon,) if weapon else (),
        wielded=weapon.name if weapon else "",
        armor=made.armor,
        shield=made.shield,
        purse=gear.change(made.coins * 10),
        gear=signature(made.template),
        backpack=made.pack,
        home=made.home,
        options=made.rules,
    )


_OPTIONS: Mapping[str, Any] = {
    "template": _templates, "motive": _motives, "attributes": _points, "languages": _arts,
    "talent": _talents, "weapon": _weapons, "armor": _armors, "shield": _shields, "pack": _packs,
    "pronouns": _pronouns, "name": _names,
}  # fmt: skip
_STEPS: Mapping[str, Any] = {
    "template": _template, "motive": _motive, "attributes": _attributes, "languages": _art,
    "talent": _talent, "weapon": _weapon, "armor": _armor, "shield": _shield, "pack": _pack,
    "pronouns": _pronoun, "name": _name,
}  # fmt: skip
_STATUS: Mapping[str, Any] = {
    "template": lambda made: ("What is your hero?",),
    "motive": lambda made: ("A motive is worth 3 AP.",),
    "attributes": lambda made: (
        f"{points_left(made.attributes)} points left. What you lower gives points, 4 at most, "
        "and nothing goes below -2.",
    ),
    "languages": lambda made: (
        f"You speak your own tongue. {', '.join(made.languages) or 'Nothing more so far'}.",
    ),
    "talent": lambda made: ("Which talent have you begun with?",),
    "weapon": lambda made: ("One weapon to start with; what it looks like is up to you.",),
    "armor": lambda made: ("Armor slows the cunning. Fighting without pays 2 AP a fight.",),
    "shield": lambda made: ("A shield costs a die to hit and blocks a Wound each round.",),
    "pack": lambda made: (f"Brawn {made.attributes['brawn']:+}: so many loads can be carried.",),
    "pronouns": lambda made: ("How do others speak of your hero?",),
    "name": lambda made: (
        f"Your hero is {made.concept}." if made.concept else "One thing is missing: a name.",
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class MotiveRoll:
    """2d10 for a motive (FH-010, FH-013)."""

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(2, 10)
        total = sum(faces)
        facts = {"total": total, "motive": motive_of(total), "passed": True}
        return Outcome("rolled", 1, 0, faces, facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingCoins:
    """3d10 silver, times what the template has (FH-037)."""

    template: str = "scout"

    def __post_init__(self) -> None:
        if self.template not in TEMPLATES:
            raise ValueError(f"template: templates are {', '.join(TEMPLATES)}")

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        faces = dice.roll(3, 10)
        silver = sum(faces) * int(TEMPLATES[self.template]["coins"])
        facts = {"total": sum(faces), "silver": silver, "gold": silver // 10, "passed": True}
        return Outcome("rolled", 1, 0, faces, facts=facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfDie:
    """1d5 (FH-002)."""

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        face = d10(dice)
        result = (face + 1) // 2
        facts = {"result": result, "total": result, "passed": True}
        return Outcome(f"{result}", result, 0, (face,), facts=facts)
