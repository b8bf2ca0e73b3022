"""The choice of a hero: one of the ready-made, or a new one, made step by step.

The rules say nothing of it; numbers and lists are ours, in `data/creation.json`. Notes:
attribute-set, hp-rolled, coins-changed.
"""

from collections.abc import Mapping, Sequence

from solo.rules.core.heroes.creation import (
    Band,
    choose_hero,
    chosen_name,
    pronoun_offers,
    pronouns_chosen,
)
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.system_parts import Ready
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import LONGEST_NAME, one_line
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.gear.item import Carried, usual_gear
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fell.heroes.sheet import Changed, Sheet, changed
from solo.rules.fell.options import USUAL, FellOptions
from solo.rules.fell.party import COMPANY
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words
from solo.source import with_article

Making = Table[Sheet | None]
"""There is no sheet before the hero is made."""


def create(
    heroes: Sequence[Ready[Sheet]], *, make: bool, options: FellOptions = USUAL, party: int = 1
) -> Encounter[Sheet]:
    """Open the choice of heroes, up to `party`: the ready-made, and new ones if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    return choose_hero(heroes, making if make else None, _ready, options, Band(COMPANY, party))


def _ready(hero: Ready[Sheet], rules: FellOptions) -> Changed:
    return changed(hero.sheet(), options=rules), ()


def making(table: Making, rules: FellOptions) -> Script[Outcome]:
    """Make a new hero: dice, HP and coins first, then who that is and what is carried."""
    coins, attributes, hp = yield from dice_of_a_hero(table)
    background = yield from chosen_background(table)
    skills = yield from chosen_skills(table)
    spells = yield from chosen_spells(table)
    items = yield from chosen_pack(table, slots=2 * int(attributes["str"]))
    drive = yield from chosen_drive(table)
    answer = yield from table.pick(pronoun_offers(), (words("how-spoken-of"),))
    pronouns = pronouns_chosen(answer)
    name, concept = yield from chosen_name(table)

    table.sheet = Sheet(
        name=name,
        attributes=attributes,
        whole=attributes,
        hp=hp,
        most_hp=hp,
        concept=concept or with_article(background),
        pronouns=pronouns,
        background=background,
        skills=skills,
        spells=spells,
        drive=drive,
        items=items,
        coins=coins,
        own=coins,
        options=rules,
    )
    return Outcome(name)


# Attributes, HP and coins


def dice_of_a_hero(table: Making) -> Script[tuple[int, Mapping[str, Die], int]]:
    """Ask how the attributes come about; return the coins, the attributes and the HP."""
    even = tuple(printed("creation")["even"])
    methods = (
        Option("even", words("place-dice", dice=even), hint="even"),
        Option("random", words("roll-each"), hint="random"),
    )
    method = yield from table.ask(methods, (words("which-dice"),))
    coins = rolled(table, "coins")
    if method.option == "even":
        hp = int(printed("creation")["hp"]["even"])
        table.tell("hp-rolled", hp=hp)
        return coins, (yield from placed_dice(table)), hp
    attributes = rolled_attributes(table)
    hp = rolled(table, "hp") + int(printed("creation")["hp"]["more"])
    table.tell("hp-rolled", hp=hp)
    return coins, attributes, hp


def rolled(table: Making, what: str) -> int:
    """Roll the dice of `coins` or `hp`."""
    row = printed("creation")[what]
    return sum(table.dice.roll(row.get("count", 1), int(Die.parse(row["die"]))))


def rolled_attributes(table: Making) -> Mapping[str, Die]:
    """Roll for each attribute, as they come."""
    row = printed("creation")["random"]
    attributes = {}
    for name in ATTRIBUTES:
        (face,) = table.dice.roll(1, int(Die.parse(row["roll"])))
        attributes[name] = Die.parse(row[str(face)])
        table.tell("attribute-set", attribute=name, die=attributes[name].word)
    return attributes


def placed_dice(table: Making) -> Script[Mapping[str, Die]]:
    """Place the given dice one by one; the last goes where there is room."""
    attributes: dict[str, Die] = {}
    for die in map(Die.parse, printed("creation")["even"]):
        left = [name for name in ATTRIBUTES if name not in attributes]
        name = left[0]
        if len(left) > 1:
            offers = [
                Offer(Option(name, words("attribute-for", name=name, meaning=meaning(name)),
                             hint=name), name)
                for name in left
            ]  # fmt: skip
            name = (yield from table.pick(offers, (words("where-die", die=die.word),))).does
        attributes[name] = die
        table.tell("attribute-set", attribute=name, die=die.word)
    return {name: attributes[name] for name in ATTRIBUTES}


# Who it is


def chosen_background(table: Making) -> Script[str]:
    """Ask what the hero was before."""
    listed: Sequence[str] = printed("creation")["backgrounds"]
    own = Option("own", words("something-else"), words("what-before"), hint="own")
    known = [Offer(Option(word, words("capital", name=word)), word) for word in listed]
    answer = yield from table.pick([*known, Offer(own, "")], (words("which-background"),))
    return answer.does or one_line(answer.words, "a background").lower()


def chosen_skills(table: Making) -> Script[tuple[str, ...]]:
    """Ask for skills, until there are as many as a new hero has (FELL-017, FELL-019)."""
    listed: Sequence[str] = printed("creation")["skill_list"]
    own = Option("own", words("own-skill"), words("which-own-skill"), hint="own")
    skills: tuple[str, ...] = ()
    while left := _left("skills", skills):
        offers = [
            Offer(Option("-".join(word.split()), words("capital", name=word), hint=word), word)
            for word in listed
            if word not in skills
        ]
        asked = words("skills-to-choose", left=left, chosen=skills)
        answer = yield from table.pick([*offers, Offer(own, "")], (asked,))
        skill = answer.does or one_line(answer.words, "a skill", LONGEST_NAME).lower()
        if skill in skills:
            raise Illegal(words("skill-known"))
        skills += (skill,)
    return skills


def chosen_spells(table: Making) -> Script[tuple[Spell, ...]]:
    """Ask for spells, as many as a new hero may know or fewer (FELL-021, FELL-024)."""
    done = Offer[Spell | None](Option("done", words("no-more-spells"), hint="done"), None)
    spells: tuple[Spell, ...] = ()
    while left := _left("spells", spells):
        offers = [
            Offer(Option(key, words("spell-is", name=spell.name, text=spell.text),
                         hint=spell.key), spell)
            for key, spell in spell_list().items()
            if spell not in spells
        ]  # fmt: skip
        chosen = tuple(spell.name for spell in spells)
        asked = words("spells-to-choose", left=left, chosen=chosen)
        answer = yield from table.pick([done, *offers], (asked,))
        if answer.does is None:
            break
        spells += (answer.does,)
    return spells


def spell_list() -> dict[str, Spell]:
    """Return the spells that a new hero may know, by their keys."""
    found = {}
    for row in printed("creation")["spell_list"]:
        damage = {"damage": Die.parse(row["damage"])} if "damage" in row else {}
        spell = Spell(**{**row, **damage})
        found["-".join(spell.key.split())] = spell
    return found


def chosen_pack(table: Making, slots: int) -> Script[tuple[Carried, ...]]:
    """Ask what is carried, where there are so many slots for it (FELL-025)."""
    known = usual_gear()
    rows = printed("creation")["packs"]
    packs = {
        key: tuple(Carried(id=id, item=known[id], count=n) for id, n in row["gear"].items())
        for key, row in rows.items()
    }
    offers = [
        Offer(
            Option(
                key,
                words(
                    "pack",
                    name=key,
                    text=rows[key]["text"],
                    slots=sum(one.slots for one in items),
                ),
                hint=key,
            ),
            items,
        )
        for key, items in packs.items()
    ]
    return (yield from table.pick(offers, (words("which-pack", slots=slots),))).does


def chosen_drive(table: Making) -> Script[str]:
    """Ask what the hero is after."""
    listed: Sequence[str] = printed("creation")["drives"]
    drives = [
        Offer(Option(f"drive-{place}", words("named", name=text)), text)
        for place, text in enumerate(listed, 1)
    ]
    own = Option("own", words("own-drive"), words("which-own-drive"), hint="own")
    answer = yield from table.pick([*drives, Offer(own, "")], (words("which-drive"),))
    return answer.does or one_line(answer.words, "a drive")


def _left(what: str, chosen: Sequence[object]) -> int:
    """Return how many skills or spells are still to be chosen."""
    return int(printed("creation")[what]) - len(chosen)
