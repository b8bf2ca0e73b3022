"""How a game gets its hero: one of the ready-made, or a new one, made step by step.

The rules say nothing of it; numbers and lists are ours, in `data/creation.json`. Notes:
attribute-set, hp-rolled, coins-changed.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from solo.rules.core.creation import (
    ChooseHero,
    choose_hero,
    handed,
    name_options,
    pronoun_options,
    pronouns_chosen,
)
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.naming import LONGEST_NAME, one_line
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Note, Option, Step
from solo.rules.core.system import Illegal
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.gear.item import Carried, usual_gear
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.options import USUAL, FellOptions
from solo.rules.fell.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """A hero in the making.

    Args:
        rules: The rule options in use.
        stage: What is decided now.
        even: Whether attributes are given, or rolled as they come.
        dice: The dice that are still to be placed.
        placed: The attributes that have theirs.
        hp: The HP.
        coins: The coins.
        given: What else is decided: background, drive, pronouns, concept.
        skills: The skills so far.
        spells: The spells so far.
        pack: The id of the gear.
    """

    rules: FellOptions
    stage: str = "method"
    dice: tuple[Die, ...] = ()
    placed: Mapping[str, Die] = field(default_factory=dict)
    hp: int = 0
    coins: int = 0
    given: Mapping[str, str] = field(default_factory=dict)
    skills: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    pack: str = ""

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return (_STAGES[self.stage].says(self),)

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        return _STAGES[self.stage].offers(self)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        return _STAGES[self.stage].takes(self, option, words, dice)


@dataclass(frozen=True, slots=True)
class _Stage:
    """One thing to decide: how it is put, what is offered, what the answer does."""

    says: Callable[[Making], str]
    offers: Callable[[Making], tuple[Option, ...]]
    takes: Callable[[Making, str, str, Dice], Step]


def create(heroes: Sequence[Any], *, make: bool, options: FellOptions = USUAL) -> ChooseHero:
    """Open the choice of a hero: the ready-made ones, and a new one if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    begin = (lambda dice: Step(Making(rules=options), None)) if make else None
    return choose_hero(heroes, begin, lambda hero: handed(changed(hero.sheet(), options=options)))


def spell_list() -> dict[str, Spell]:
    """Return the spells that a new hero may know, by their keys."""
    found = {}
    for row in printed("creation")["spell_list"]:
        damage = {"damage": Die.parse(row["damage"])} if "damage" in row else {}
        spell = Spell(**{**row, **damage})
        found["-".join(spell.key.split())] = spell
    return found


# The stages


def _methods(making: Making) -> tuple[Option, ...]:
    even = ", ".join(printed("creation")["even"])
    return (
        Option("even", f"Place these dice as you like: {even}", hint="even"),
        Option("random", "Roll for each attribute, and for HP, as they come", hint="random"),
    )


def _method(making: Making, option: str, words: str, dice: Dice) -> Step:
    table = printed("creation")
    (wealth,) = (sum(dice.roll(table["coins"]["count"], int(Die.parse(table["coins"]["die"])))),)
    if option == "even":
        hand = tuple(map(Die.parse, table["even"]))
        hp = int(table["hp"]["even"])
        after = replace(making, stage="place", dice=hand, hp=hp, coins=wealth)
        return Step(after, None, (Note("hp-rolled", {"hp": hp}),))
    placed, notes = {}, []
    for name in ATTRIBUTES:
        (face,) = dice.roll(1, int(Die.parse(table["random"]["roll"])))
        placed[name] = Die.parse(table["random"][str(face)])
        notes.append(Note("attribute-set", {"attribute": name, "die": placed[name].word}))
    (face,) = dice.roll(1, int(Die.parse(table["hp"]["die"])))
    hp = face + int(table["hp"]["more"])
    notes.append(Note("hp-rolled", {"hp": hp}))
    after = replace(making, stage="background", placed=placed, hp=hp, coins=wealth)
    return Step(after, None, tuple(notes))


def _places(making: Making) -> tuple[Option, ...]:
    return tuple(
        Option(name, f"{name.upper()}: {meaning(name)}", hint=name)
        for name in ATTRIBUTES
        if name not in making.placed
    )


def _place(making: Making, option: str, words: str, dice: Dice) -> Step:
    placed = {**making.placed, option: making.dice[0]}
    notes = [Note("attribute-set", {"attribute": option, "die": making.dice[0].word})]
    left = making.dice[1:]
    if len(left) == 1:
        last = next(name for name in ATTRIBUTES if name not in placed)
        placed[last] = left[0]
        notes.append(Note("attribute-set", {"attribute": last, "die": left[0].word}))
        left = ()
    ordered = {name: placed[name] for name in ATTRIBUTES if name in placed}
    stage = "place" if left else "background"
    return Step(replace(making, stage=stage, dice=left, placed=ordered), None, tuple(notes))


def _backgrounds(making: Making) -> tuple[Option, ...]:
    listed = tuple(Option(word, word.capitalize()) for word in printed("creation")["backgrounds"])
    return (*listed, Option("own", "Something else", "What was your hero before?", hint="own"))


def _background(making: Making, option: str, words: str, dice: Dice) -> Step:
    word = one_line(words, "a background").lower() if option == "own" else option
    given = {**making.given, "background": word}
    return Step(replace(making, stage="skills", given=given), None)


def _skill_options(making: Making) -> tuple[Option, ...]:
    listed = tuple(
        Option("-".join(word.split()), word.capitalize(), hint=word)
        for word in printed("creation")["skill_list"]
        if word not in making.skills
    )
    own = Option("own", "A skill of your own", "Which, in a word or two?", hint="own")
    return (*listed, own)


def _skill(making: Making, option: str, words: str, dice: Dice) -> Step:
    known = {"-".join(word.split()): word for word in printed("creation")["skill_list"]}
    word = one_line(words, "a skill", LONGEST_NAME).lower() if option == "own" else known[option]
    if word in making.skills:
        raise Illegal("that is a skill of yours already")
    skills = (*making.skills, word)
    stage = "spells" if len(skills) >= int(printed("creation")["skills"]) else "skills"
    return Step(replace(making, stage=stage, skills=skills), None)


def _spell_options(making: Making) -> tuple[Option, ...]:
    done = Option("done", "No more spells", hint="done")
    listed = (
        Option(key, f"{spell.name}: {spell.text}", hint=spell.key)
        for key, spell in spell_list().items()
        if key not in making.spells
    )
    return (done, *listed)


def _take_spell(making: Making, option: str, words: str, dice: Dice) -> Step:
    if option == "done":
        return Step(replace(making, stage="pack"), None)
    spells = (*making.spells, option)
    stage = "pack" if len(spells) >= int(printed("creation")["spells"]) else "spells"
    return Step(replace(making, stage=stage, spells=spells), None)


def _packs(making: Making) -> tuple[Option, ...]:
    rows = printed("creation")["packs"]
    return tuple(
        Option(key, f"{key.capitalize()}: {row['text']} ({_filled(key)} slots)", hint=key)
        for key, row in rows.items()
    )


def _packed(pack: str) -> tuple[Carried, ...]:
    """Return the gear of a pack."""
    known = usual_gear()
    rows = printed("creation")["packs"][pack]["gear"]
    return tuple(Carried(id=key, item=known[key], count=n) for key, n in rows.items())


def _filled(pack: str) -> int:
    return sum(one.slots for one in _packed(pack))


def _pack(making: Making, option: str, words: str, dice: Dice) -> Step:
    return Step(replace(making, stage="drive", pack=option), None)


def _drives(making: Making) -> tuple[Option, ...]:
    listed = enumerate(printed("creation")["drives"], 1)
    own = Option("own", "A drive of your own", "What is your hero after?", hint="own")
    return (*(Option(f"drive-{place}", text) for place, text in listed), own)


def _drive(making: Making, option: str, words: str, dice: Dice) -> Step:
    if option == "own":
        drive = one_line(words, "a drive")
    else:
        drive = printed("creation")["drives"][int(option.removeprefix("drive-")) - 1]
    return Step(replace(making, stage="pronouns", given={**making.given, "drive": drive}), None)


def _pronouns(making: Making, option: str, words: str, dice: Dice) -> Step:
    given = {**making.given, "pronouns": pronouns_chosen(option, words)}
    return Step(replace(making, stage="name", given=given), None)


def _name(making: Making, option: str, words: str, dice: Dice) -> Step:
    if option == "concept":
        given = {**making.given, "concept": one_line(words, "a concept")}
        return Step(replace(making, given=given), None)
    hero = _sheet(making, one_line(words, "a name", LONGEST_NAME))
    return handed(hero)


def _sheet(making: Making, name: str) -> Sheet:
    """Return the hero that was made."""
    spells = spell_list()
    given = making.given
    return Sheet(
        name=name,
        attributes=making.placed,
        whole=making.placed,
        hp=making.hp,
        most_hp=making.hp,
        concept=given.get("concept", f"{_article(given['background'])} {given['background']}"),
        pronouns=given["pronouns"],
        background=given["background"],
        skills=making.skills,
        spells=tuple(spells[key] for key in making.spells),
        drive=given["drive"],
        items=_packed(making.pack),
        coins=making.coins,
        own=making.coins,
        options=making.rules,
    )


_STAGES: Mapping[str, _Stage] = {
    "method": _Stage(
        lambda m: "Four attributes, each a die from d4 to d12. How do you get them?",
        _methods,
        _method,
    ),
    "place": _Stage(lambda m: f"Where does the {m.dice[0].word} go?", _places, _place),
    "background": _Stage(
        lambda m: "What was your hero before? It counts as a skill wherever it fits.",
        _backgrounds,
        _background,
    ),
    "skills": _Stage(
        lambda m: (
            f"{_to_choose('skill', 'skills', m.skills)} Each is a step up where it applies."
            f"{_so_far(m.skills)}"
        ),
        _skill_options,
        _skill,
    ),
    "spells": _Stage(
        lambda m: (
            f"{_to_choose('spell', 'spells', m.spells)} They are cast at leisure, or in haste by"
            f" WIL.{_so_far(tuple(spell_list()[key].name for key in m.spells))}"
        ),
        _spell_options,
        _take_spell,
    ),
    "pack": _Stage(
        lambda m: (
            f"What do you carry? You have {2 * int(m.placed['str'])} slots; what is left of them is"
            " for what you bring home."
        ),
        _packs,
        _pack,
    ),
    "drive": _Stage(lambda m: "What are you after?", _drives, _drive),
    "pronouns": _Stage(
        lambda m: "How do others speak of your hero?", lambda m: pronoun_options(), _pronouns
    ),
    "name": _Stage(
        lambda m: (
            f"Your hero is {m.given['concept']}."
            if "concept" in m.given
            else "One thing is missing: a name."
        ),
        lambda m: name_options(),
        _name,
    ),
}


def _to_choose(one: str, many: str, chosen: tuple[str, ...]) -> str:
    """Say how many are still to be chosen."""
    left = int(printed("creation")[many]) - len(chosen)
    return f"{plural(left, f'more {one}' if chosen else one)} to choose."


def _so_far(chosen: tuple[str, ...]) -> str:
    return f" So far: {', '.join(chosen)}." if chosen else ""


def _article(word: str) -> str:
    return "an" if word[:1] in "aeiou" else "a"
