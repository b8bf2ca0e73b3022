"""What a line of a fight's menu says is what happens, also where names and ids collide.

In fights of every system, with foes, weapons, places and deeds whose names begin, end and hold each
other, every option is played and compared with what its line says: the target, the weapon, the
dice, the place.
"""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.rules import find
from solo.rules.core.dice import SeededDice
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.words import english
from tests.english import all_english

COLLIDING = ("guard", "guard-long")
IDS = ("guard-2", "guard-long-sword", "long", "guard-to-guard", "1", "all")
NAMES = (
    "the guard",
    "the tall guard",
    "the guard 2",
    "the guard long",
    "guard long sword",
    "sword",
)
BLADES = ("sword", "long sword", "long-sword", "Sword")
THINGS = ("sword", "long-sword", "2-sword", "long-sword-2")
FIGHTS = 4
DECISIONS = 25


class Made(NamedTuple):
    """What came of an option, up to the next time that whoever acts may decide freely."""

    notes: tuple[Note, ...]
    lines: tuple[str, ...]
    sheet: Any

    def told(self, code: str) -> list[dict[str, Any]]:
        return [dict(note.facts) for note in self.notes if note.code == code]

    @property
    def words(self) -> list[str]:
        return [str(facts["text"]) for facts in self.told("told")]


Saying = tuple[str, Callable[[Made, re.Match[str]], bool]]
"""A line, and whether what it says has happened."""


def struck_2d20(made: Made, said: re.Match[str]) -> bool:
    attack = made.told("attacks")[0]
    hits = (
        re.match(r"You hit (.+?)[.:]? .*dice(?: show)? ([\d ,and]+)[,:]", x) for x in made.lines
    )
    dice = [len(re.findall(r"\d+", hit[2])) for hit in hits if hit]
    right = (attack["name"], attack["weapon"]) == (said["name"], said["weapon"])
    return right and (not dice or dice[0] == int(said["dice"]))


def struck_fell(made: Made, said: re.Match[str]) -> bool:
    blows = [blow for blow in made.told("struck") if "you" in blow["by"]]
    return bool(blows) and blows[0]["target"] == said["name"]


def cast_fell(made: Made, said: re.Match[str]) -> bool:
    held = [one["name"] for one in made.told("held")]
    return made.told("cast")[0]["spell"] == said["spell"] and held in ([], [said["name"]])


def struck_art(made: Made, said: re.Match[str]) -> bool:
    (roll, *_) = made.told("fight-roll") or [{"purpose": "", "deed": ""}]
    if roll["deed"] != "attack":
        return False
    return bool(english(roll["purpose"]) == f"to strike {said['name']} with {said['weapon']}")


def begins(start: str) -> Callable[[Made, re.Match[str]], bool]:
    """Say that what is told begins so, with the parts of the line put in, if it comes to that."""

    def check(made: Made, said: re.Match[str]) -> bool:
        wanted = start.format(**said.groupdict())
        alike = [text for text in made.words if text.startswith(start.partition("{")[0])]
        return not alike or alike[0].startswith(wanted)  # who falls before does nothing

    return check


def says(code: str, **facts: str) -> Callable[[Made, re.Match[str]], bool]:
    """Say that a note tells the parts of the line."""

    def check(made: Made, said: re.Match[str]) -> bool:
        wanted = {key: value.format(**said.groupdict()) for key, value in facts.items()}
        return any(wanted.items() <= told.items() for told in made.told(code))

    return check


def pushed(made: Made, said: re.Match[str]) -> bool:
    done = [text for text in made.words if text.startswith("You push")]
    if said["name"] == "all of them":
        return all(text.endswith(f" to {said['where']}.") for text in done)
    return done in ([], [f"You push {said['name']} to {said['where']}."])


@dataclass(frozen=True, kw_only=True)
class Ground:
    """A kind of fight.

    Args:
        system: By which rules.
        foe: A foe, as its author writes it.
        fight: The check, with `{foes}`.
        arms: How a hero is armed, with `{weapons}`; each of them is a `weapon`.
        weapon: A weapon of the hero, with `{name}`, and a `{number}` and a `{key}` of its own.
        more: More of the header, with `{weapons}`.
        sayings: The lines that are compared.
        blades: How many weapons the hero has.
        crossed: What the lines read that offer every foe with every weapon.
    """

    system: str
    foe: str
    fight: str
    arms: str
    weapon: str
    sayings: tuple[Saying, ...]
    more: str = ""
    blades: int = 4
    crossed: str = ""


GROUNDS = (
    Ground(
        system="conan-2d20",
        foe="{{name: {name}, tn: 7, defense: 0, vigor: 90, resolve: 90, weapons: [staff]}}",
        fight="fight: {{foes: [{foes}], zones: {{a: {{name: the a, adjacent: [a-b, b-a]}}, "
        "a-b: {{name: the a b}}, b-a: {{name: the b a}}}}, start: a, deeds: [{deeds}]}}",
        arms="weapons: [{weapons}]",
        weapon="{{name: {name}, dice: {number}, hands: 1}}",
        sayings=(
            (r"(?:Strike|Shoot at|Frighten) (?P<name>.+): (?P<weapon>.+), (?P<dice>\d+) dice",
             struck_2d20),
            (r"Move to (?P<where>[^;]+)(?:;.*)?", says("moved", where="{where}")),
            (r"(?:Draw|Pick up) the (?P<weapon>.+)", says("drew", name="{weapon}")),
            (r"Drop the (?P<weapon>.+)", says("dropped", name="{weapon}")),
            (r"(?P<text>Deed .+)", lambda made, said: all(
                one["text"] == said["text"] for one in made.told("deed"))),
        ),
    ),
    Ground(
        system="fallout-2d20",
        foe="{{name: {name}, tn: 7, health: 90, initiative: 1, weapons: [pipe]}}",
        fight="fight: {{foes: [{foes}], deeds: [{deeds}]}}",
        arms="weapons: [{weapons}]",
        weapon="{{name: {name}, dice: {number}, kind: melee}}",
        sayings=(
            (r"(?:Strike|Shoot at|Throw at) (?P<name>.+): (?P<weapon>.+), (?P<dice>\d+) dice",
             struck_2d20),
        ),
        crossed=r"(?:Strike|Shoot at|Throw at) (?P<name>.+): (?P<weapon>.+), \d+ dice",
    ),
    Ground(
        system="fell",
        foe="{{name: {name}, str: d12, wil: d4, hp: 90, weapon: d4}}",
        fight="fight: {{foes: [{foes}]}}",
        arms="gear: {{{weapons}}}\n"
        "spells: [{{name: Hush, text: No sound., holds: 1, lessened: a breath}},"
        " {{name: Hush At, text: No sound., holds: 1, lessened: a breath}}]",
        weapon="{key}: 1",
        more="items:\n{weapons}\n",
        sayings=(
            (r"Attack (?P<name>.+)", struck_fell),
            (r"Change to the (?P<weapon>.+)", says("wielded", name="{weapon}")),
            (r"Cast (?P<spell>.+) at (?P<name>.+) \(a WIL roll in haste\)", cast_fell),
        ),
    ),
    Ground(
        system="fictive-hack",
        foe="{{name: {name}, kind: tough, wounds: 9, policy: [bystander]}}",
        fight="fight: {{foes: [{foes}], start: a, arenas: {{"
        "a: {{name: the a, adjacent: [a-to-b, all-to-a]}}, "
        "a-to-b: {{name: the a b}}, all-to-a: {{name: the all a}}}}}}",
        arms="weapons: [{weapons}]",
        weapon="{{name: {name}, kind: light}}",
        sayings=(
            (r"Attack (?P<name>.+)", begins("You attack {name} with ")),
            (r"Move to (?P<where>.+) \(.+\)", begins("You move to {where}.")),
            (r"Take the (?P<weapon>.+) in hand", begins("You take the {weapon} in hand.")),
            (r"Push (?P<name>.+) to (?P<where>.+)", pushed),
        ),
    ),
    Ground(
        system="art",
        foe="{{name: {name}, health: [PR, PS, GD, GT, SP, AW], defense: GT, policy: passive}}",
        fight="combat: {{foes: [{foes}], range: 0}}",
        arms="gear: [{weapons}]",
        weapon="{{item: {key}, slot: ready}}",
        more="items:\n{weapons}\n",
        sayings=(
            (r"Attack (?P<name>.+) with (?P<weapon>(?:the|your) .+)", struck_art),
        ),
        blades=2,
        crossed=r"Attack (?P<name>.+) with (?P<weapon>(?:the|your) .+)",
    ),
)  # fmt: skip


def written(ground: Ground, chance: random.Random, folder: Path) -> Adventure:
    """Write an adventure of one fight, with names and ids drawn from those that collide."""
    hero = sorted((find(ground.system).template / "heroes").glob("*.yaml"))[0]
    ids = chance.sample([*COLLIDING, *chance.sample(IDS, 2)], 4)
    foes = dict(zip(ids, chance.sample(NAMES, 4), strict=True))
    blades = chance.sample(BLADES, ground.blades)
    keys = chance.sample(THINGS[: ground.blades], ground.blades)
    arms = [
        ground.weapon.format(name=f'"{name}"', number=at, key=key)
        for at, (name, key) in enumerate(zip(blades, keys, strict=True), 2)
    ]
    items = {"art": "cost: Poor, weapon: {{kind: blade}}", "fell": "damage: d6"}.get(
        ground.system, ""
    )
    more = "\n".join(
        f'  {key}: {{name: "{name}", {items.format()}}}'
        for key, name in zip(keys, blades, strict=True)
    )
    skill = "athletics" if ground.system == "conan-2d20" else "hauling"
    deeds = ", ".join(
        f'{{id: "{key}", text: "Deed {key} there", check: {{skill: {skill}, difficulty: 1}}}}'
        for key in chance.sample(IDS, 2)
    )
    placed = ", ".join(f'{{foe: "{key}", count: {chance.choice((1, 1, 2))}}}' for key in foes)
    lines = [
        "format: 1", "title: A fight", f"system: {ground.system}", "start: yard",
        "hero: {create: false, pregenerated: [hero.yaml]}", "foes:",
        *(f'  "{key}": {ground.foe.format(name=name)}' for key, name in foes.items()),
        ground.more.format(weapons=more).rstrip(), "scenes:", "  yard:", "    text: Dust.",
        "    choices:",
        "      - id: fight", "        text: Fight",
        f"        check: {{{ground.fight.format(foes=placed, deeds=deeds)}}}",
        "        outcomes: {else: {goto: end}}",
        "  end: {text: Quiet., ending: won}",
    ]  # fmt: skip
    given = {re.match(r"\w+", line)[0] for line in ground.arms.split("\n")}  # type: ignore[index]
    own = [one for one in hero.read_text().splitlines() if one.partition(":")[0] not in given]
    (folder / "hero.yaml").write_text(
        "\n".join((*own, ground.arms.format(weapons=", ".join(arms)))), encoding="utf-8"
    )
    (folder / "adventure.yaml").write_text("\n".join(filter(None, lines)), encoding="utf-8")
    return load(folder)


def every(encounter: Any, sheet: Any) -> Iterator[tuple[str, str]]:
    """Yield the options of an encounter with their lines, those of its further lists too."""
    seen: set[str] = set()
    lists = [encounter]
    while lists:
        here = lists.pop(0)
        found = here.options(sheet)
        ids = [option.id for option in found]
        assert len(set(ids)) == len(ids), ids
        for option in found:
            text = english(option.text)
            if option.reason or option.asks or option.id in seen or option.id == "back":
                continue
            seen.add(option.id)
            if text.endswith("…"):
                lists.append(here.step(option.id, "", sheet, SeededDice(1)).encounter)
            else:
                yield option.id, text


def made(encounter: Any, sheet: Any, option: str, turns: int = 6) -> Made:
    """Take an option, and then what comes first, a few times: until what it says has happened."""
    dice = SeededDice(3)
    notes: tuple[Note, ...] = ()
    lines: tuple[str, ...] = ()
    for _ in range(turns):
        step = encounter.step(option, "", sheet, dice)
        notes, encounter, sheet = notes + step.notes, step.encounter, step.sheet
        if encounter is None or step.outcome is not None:
            break
        lines += tuple(map(english, all_english(encounter.status(sheet))))
        free = encounter.moment(sheet) == "now"
        if free and notes:
            break
        option = encounter.forced or encounter.options(sheet)[0].id
    return Made(notes, lines, sheet)


def walk(ground: Ground, seed: int, folder: Path) -> int:
    """Play a fight at random; compare each option of each decision. Returns how many there were."""
    chance = random.Random(f"{ground.system}-{seed}")
    session = Session(written(ground, chance, folder), find(ground.system), Seeded(f"{seed}"),
                      offers="always", hero=None)  # fmt: skip
    while session.state.pending is None or session.state.pending.kind == "hero":
        session.do(Choose(session.options()[0].id if session.state.pending else "fight"))
    pending = session.state.pending
    encounter, sheet, compared = pending.encounter, session.state.sheet, 0
    dice = SeededDice(seed)
    for _ in range(DECISIONS):
        options = list(every(encounter, sheet))
        free = encounter.moment(sheet) == "now"
        crossed = [re.fullmatch(ground.crossed, text) for _, text in options if ground.crossed]
        pairs = [(said["name"], said["weapon"]) for said in crossed if said]
        assert len({*pairs}) == len(pairs), pairs
        assert len(pairs) == len({who for who, _ in pairs}) * len({arm for _, arm in pairs}), pairs
        for option, text in options if free else ():
            for pattern, happens in ground.sayings:
                said = re.fullmatch(pattern, text)
                if said is not None:
                    compared += 1
                    found = made(encounter, sheet, option)
                    assert happens(found, said), (seed, option, text, found.notes, found.lines)
                    break
        option = chance.choice(options)[0] if options else encounter.options(sheet)[0].id
        try:
            step = encounter.step(option, "", sheet, dice)
        except Illegal:
            continue
        if step.encounter is None:
            break
        encounter, sheet = step.encounter, step.sheet
    return compared


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)
def test_what_a_line_says_is_what_happens(ground: Ground, tmp_path: Path) -> None:
    compared = 0
    for seed in range(FIGHTS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        compared += walk(ground, seed, folder)

    assert compared > 60, "so few lines prove nothing"
