"""Fights and checks as they went once, told as data: choices, faces, notes, what is open and shown.

`tests/rules/fights` has a few fights of each system, by their seeds. `tests/rules/deeds` has checks
and effects as authors write them (`.yaml`), and what they came to for two heroes (`.txt`). Words
may change without any of it; what a rule, a foe or a menu does cannot. `python -m
tests.rules.recorded` makes the same choices again and writes what they lead to now; with `--new
SYSTEM SEED…` it fights other fights, and does all deeds by chance; with `--added SYSTEM SEED…` only
those that have no record yet. A change to a record is to be explained in the commit.
"""

import json
import random
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from solo.adventure.branch import Change
from solo.adventure.loader import load
from solo.errors import SoloError
from solo.rules import find
from solo.rules.core.dice import RecordingDice, SeededDice
from solo.rules.core.odds import odds as exact
from solo.rules.core.protocols import Illegal
from solo.words import Message

FIGHTS = Path(__file__).parent / "fights"
DEEDS = Path(__file__).parent / "deeds"
LIVES = Path(__file__).parent / "lives"
MOST, MANY, FEW = 40, 24, 8
"""After so many choices a new fight, or a new deed, is left."""
LIVES_OF = "abcd"
SEVERAL = "several"
"""How the seeds begin that make more heroes than one."""
HEROES = ("a", "b")
"""The seeds of those who do each deed."""
ODDS = 2
"""So many of what is open have their chances told."""
WORDS = ("a trick", "she/her", "1 2 0 0 1 1", "3", "climbing", "")
"""Words that one or another question takes."""
USUAL = 0.4
"""How often the default is taken."""
HEAD, WITH = "# ", " with "
Choices = Iterator[tuple[str, str]]
"""The ids of options, each with the words that go with it."""


def begun(system: str, seed: str) -> tuple[Any, Any]:
    """Return a fight of a system that is about to begin, and the hero's sheet."""
    return _BEGUN[system](seed)


def systems() -> tuple[str, ...]:
    """Return the names of the systems that have records."""
    return tuple(_BEGUN)


def _art(seed: str) -> tuple[Any, Any]:
    from tests.rules.art.fight.arena import Whim, begin

    return begin(Whim(seed))


def _conan(seed: str) -> tuple[Any, Any]:
    from tests.rules.conan.test_random import any_fight

    return any_fight(seed)


def _fallout(seed: str) -> tuple[Any, Any]:
    from tests.rules.fallout.test_fight import any_fight

    plan, sheet = any_fight(seed)
    return find("fallout-2d20").begin(plan, sheet, asks=True), sheet


def _fell(seed: str) -> tuple[Any, Any]:
    from solo.rules.fell.fight.battle import begin
    from solo.rules.fell.heroes.sheet import changed
    from solo.rules.fell.party import COMPANY
    from tests.rules.fell.test_fight import any_fight

    battle, sheet = any_fight(seed)
    for name in _others(seed):
        other = changed(any_fight(f"{seed} {name}")[1], name=name, companions={})
        sheet = COMPANY.with_member(sheet, other)
    return begin(battle, sheet), sheet


def _fictive_hack(seed: str) -> tuple[Any, Any]:
    from solo.rules.fictive_hack.fight.battle import begin
    from solo.rules.fictive_hack.heroes.sheet import changed
    from solo.rules.fictive_hack.party import COMPANY
    from tests.rules.fictive_hack.chance import fight_of, hero_of

    chance = random.Random(seed)
    sheet, fight = hero_of(chance), fight_of(chance)
    for name in _others(seed):
        sheet = COMPANY.with_member(sheet, changed(hero_of(chance), name=name, companions={}))
    return begin(fight, sheet, asks=True), sheet


def _others(seed: str) -> Sequence[str]:
    return ("Bea", "Cal") if seed.startswith(SEVERAL) else ()


_BEGUN: Mapping[str, Callable[[str], tuple[Any, Any]]] = {
    "art": _art,
    "conan-2d20": _conan,
    "fallout-2d20": _fallout,
    "fell": _fell,
    "fictive-hack": _fictive_hack,
}


def fought(system: str, seed: str, choices: Choices | None = None) -> list[str]:
    """Fight a fight by these choices, or by chance; return it line by line."""
    return [f"{HEAD}{seed}", *_played(find(system), *begun(system, seed), seed, choices, MOST)]


def done(system: str, name: str, choices: Choices | None = None) -> list[str]:
    """Do one of the deeds of a system as its hero of a seed; return it line by line."""
    number, _, seed = name.partition("/")
    rules: Any = find(system)
    deed, sheet = deeds(system)[int(number)], begun(system, seed)[1]
    out = [f"{HEAD}{name}", f"of {deed.kind}"]
    value: Any = deed.value
    if deed.kind in rules.effects and hasattr(value, "apply"):
        after, notes = value.apply(sheet, SeededDice(name))
        out += [f"- {plain(rules.phrase(note))}" for note in notes]
        before = {*_sheet(sheet)}
        return [*out, *(line for line in _sheet(after) if line not in before)]
    if hasattr(value, "terms"):
        out.append(f"put {plain(rules.put(value, sheet))}")
    if deed.kind not in rules.encounters:
        out.append(f"chances {_chances(value, sheet)}")
        signs = getattr(value, "signs", {})
        out.append(f"counts {plain(rules.counts(value))} signs {plain(signs)}")
        for fall in "xyz":
            outcome = value.resolve(sheet, SeededDice(name + fall))
            out.append(f"= {plain(outcome)} {plain(rules.strip(outcome))}")
            out.append(f"beside others {plain(rules.versus(outcome))}")
            if name.endswith(f"/{HEROES[0]}") and fall == "x":  # once, as it is long
                out += [f"why {plain(line)}" for line in rules.explain(outcome)]
    encounter = rules.begin(value, sheet, asks=True)
    if encounter is None:
        return out
    return [*out, *_played(rules, encounter, sheet, name, choices, FEW)]


def lived(system: str, seed: str, choices: Choices | None = None) -> list[str]:
    """Return a hero of a system as shown, and what becomes of them between and after scenes.

    A new hero is made by chance first, so the choices are those of the making.
    """
    rules: Any = find(system)
    sheet = begun(system, seed)[1]
    out = [f"{HEAD}{seed}", *_hero(rules, sheet)]
    making = rules.create((), make=True, party=1)
    out += _played(rules, making, rules.nobody, seed, choices, MANY)
    for one in rules.standing(sheet):
        out.append(f"any time {plain(one)}")
        if not one.reason:
            out += _at_any_time(rules, sheet, one.id, "hatchet" if one.asks else "")
    for minutes in (5, 90, 1_440):
        out += _became(rules, sheet, f"{minutes}", rules.pass_time(sheet, minutes))
    out += _became(rules, sheet, "the end", rules.finish(sheet))
    for home in rules.home(rules.finish(sheet)[0]):
        out.append(f"home {home.name}")
        if (growing := rules.advance(home)) is not None:
            out += _played(rules, growing, home, f"{seed}/{home.name}", choices, MANY)
    out += _became(rules, sheet, "revived", rules.revive(sheet, SeededDice(seed)))
    for name in sheet.attributes:
        for difficulty in ("", rules.difficulties()[0]):
            check = rules.improvise(name, difficulty)
            outcome = check.resolve(sheet, SeededDice(f"{seed}/{name}"))
            out.append(f"try {name} {difficulty} {_chances(check, sheet)} {outcome.label}")
            told, effects = rules.improvised(name, outcome, 1)
            out.append(f"told {plain(told)} {plain(effects)}")
    out += [f"likely {plain(one)}" for one in rules.likelihoods(sheet)]
    if seed == LIVES_OF[0]:  # what is the same for all of them
        out += [f"words {name} {plain(one)}" for name, one in rules.words().items()]
        out.append(f"traits {plain(rules.reading)} {plain(rules.difficulties())}")
        out += [f"means {one} {plain(rules.meaning(one))}" for one in sheet.attributes]
    return out


def _hero(rules: Any, sheet: Any) -> Iterator[str]:
    yield from (f"view {name} {plain(held)}" for name, held in rules.view(sheet).items())
    for section in rules.describe(sheet):
        yield f"section {plain(section._replace(rows=()))}"
        yield from (f"row {plain(row)}" for row in section.rows)
    yield from (f"toolbar {plain(row)}" for row in rules.status(sheet))
    yield f"kept {json.dumps(rules.dump(sheet))}"
    yield from (f"thing {one.id} {plain(one.name)}" for one in rules.things(sheet))
    yield f"fallen {rules.fallen(sheet)}"


def _at_any_time(rules: Any, sheet: Any, option: str, words: str) -> Iterator[str]:
    try:
        step = rules.do_standing(option, words, sheet, SeededDice(option))
    except Illegal as reason:
        yield f"refused {plain(reason.reason)}"
    else:
        yield from _became(rules, sheet, option, step)


def _became(rules: Any, sheet: Any, why: str, change: Any) -> Iterator[str]:
    """Yield what a change, or a step, made of a sheet."""
    after, notes = (change.sheet, change.notes) if hasattr(change, "notes") else change
    yield f"by {why}"
    yield from (f"- {plain(rules.phrase(note))}" for note in notes)
    before = {*_sheet(sheet)}
    yield from (line for line in _sheet(after) if line not in before)


def _chances(value: Any, sheet: Any) -> str:
    try:
        odds = exact(value, sheet)
    except SoloError as reason:
        return str(reason)
    shares = {label: f"{ways / odds.total:.4f}" for label, ways in odds.labels.items()}
    return f"{plain(shares)} {plain(odds.triggers)}"


def _played(
    rules: Any, encounter: Any, sheet: Any, seed: str, choices: Choices | None, most: int
) -> Iterator[str]:
    """Play an encounter by these choices, or by chance; yield what comes of it."""
    chance, now = random.Random(seed), [*_seen(rules, encounter, sheet)]
    yield from now
    before = {*_sheet(sheet), *now}
    for number in range(most):
        chosen = _any(encounter, sheet, chance) if choices is None else next(choices, None)
        if chosen is None:
            return
        yield f"> {WITH.join(filter(None, chosen))}"
        dice = RecordingDice(SeededDice(f"{seed}/{number}"))
        step = encounter.step(*chosen, sheet, dice)
        encounter, sheet = step.encounter, step.sheet
        if dice.rolls:
            yield " ".join(f"d{sides}:{face}" for sides, face in dice.rolls)
        if step.minutes:
            yield f"minutes {step.minutes}"
        yield from (f"- {plain(rules.phrase(note))}" for note in step.notes)
        explained = step.rolled if number % 5 == 4 else ()  # else the records would be very long
        yield from (f"why {plain(line)}" for one in explained for line in rules.explain(one))
        now = [*_sheet(sheet), *([] if encounter is None else _seen(rules, encounter, sheet))]
        yield from (line for line in now if line not in before)
        before = set(now)
        if encounter is None:
            yield f"= {plain(step.outcome)}"
            return


@cache
def deeds(system: str) -> tuple[Any, ...]:
    """Return all deeds of a system: checks and effects as authors write them."""
    with TemporaryDirectory() as name:
        return tuple(_written(system, Path(name)))


def _written(system: str, folder: Path) -> Iterator[Any]:
    """Yield what stands in the file of deeds, as the adventure's loader reads it."""
    hero = sorted((find(system).template / "heroes").glob("*.yaml"))[0]
    shutil.copy(hero, folder)
    text = yaml.safe_load((DEEDS / f"{system}.yaml").read_text(encoding="utf-8"))
    choices = [
        *_tried("check", text.pop("checks")),
        *(
            {"id": f"effect-{n}", "text": "-", "goto": "end", **one}
            for n, one in enumerate(text.pop("effects"))
        ),
        *_tried("more", text.pop("more_checks", ())),  # last, so that no record has another number
    ]
    written = {
        **{"format": 1, "title": "Deeds", "system": system, "start": "here", **text},
        "hero": {"create": False, "pregenerated": [hero.name]},
        "scenes": {
            "here": {"text": "-", "choices": choices},
            "end": {"text": "-", "ending": "won"},
        },
    }
    (folder / "adventure.yaml").write_text(json.dumps(written), encoding="utf-8")
    for choice in load(folder).scenes["here"].choices:
        if choice.body.check is not None:
            yield choice.body.check
        else:
            yield from (one.effect for one in choice.body.actions if isinstance(one, Change))


def _tried(begins: str, checks: Sequence[Any]) -> Iterator[dict[str, Any]]:
    for n, one in enumerate(checks):
        yield {"id": f"{begins}-{n}", "text": "-", "check": one, "outcomes": {"else": "end"}}


def _any(encounter: Any, sheet: Any, chance: random.Random) -> tuple[str, str]:
    """Return the default now and then, else any open option, with words that fit it."""
    open_now = [one for one in encounter.options(sheet) if not one.reason]
    one = open_now[0] if chance.random() < USUAL else chance.choice(open_now)
    if encounter.forced or not one.asks:
        return encounter.forced or one.id, ""
    fitting = (words for words in WORDS if _fits(encounter, sheet, one.id, words))
    plainest = next((other.id for other in open_now if not other.asks), one.id)
    return next(((one.id, words) for words in fitting), (plainest, ""))


def _fits(encounter: Any, sheet: Any, option: str, words: str) -> bool:
    try:
        encounter.step(option, words, sheet, SeededDice("fits"))
    except Illegal:
        return False
    return True


def _sheet(sheet: Any) -> Iterator[str]:
    own = () if sheet is None else _told(sheet)  # nobody is there before a hero is made
    return (f"sheet {name} {held}" for name, held in own)


def _seen(rules: Any, encounter: Any, sheet: Any) -> Iterator[str]:
    """Yield what front-ends are told of a fight, line by line."""
    if view := rules.fight(encounter, sheet):
        for one in view.fighters:
            counts = " ".join(f"{gauge.id}={gauge.value}/{gauge.most}" for gauge in one.gauges)
            yield f"seen {one.id} {counts} {plain(one._replace(id='', gauges=()))}"
        yield f"seen {plain(view._replace(fighters=()))}"
    if (now := rules.moment(encounter, sheet)) is not None:
        yield f"moment {plain(now._replace(everybody=()))}"
    yield from (f"status {plain(line)}" for line in encounter.status(sheet))
    yield f"acts {encounter.moment(sheet)} {encounter.player(sheet)}"
    if (last := encounter.rolled) is not None:
        yield f"rolled {last.label} {plain(last.faces)}"
    options = encounter.options(sheet)
    yield f"open {' '.join(one.id for one in options)}"
    yield from (f"option {plain(one)}" for one in options)
    for one in options[:ODDS]:
        if (odds := encounter.odds(one.id, sheet)) is not None:
            share = odds.succeeding / odds.total
            yield f"chance {one.id} {share:.4f} {plain(odds.harm)} {plain(odds.meaning)}".rstrip()


def plain(value: Any) -> str:
    """Return a value as a record has it: what is empty or usual is left out."""
    if isinstance(value, Message):
        return _call(value.code, value.facts.items())
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, Mapping):
        return _call("", value.items())
    if isinstance(value, frozenset | set):
        return f"{{{', '.join(sorted(map(plain, value)))}}}"
    if hasattr(value, "_asdict"):
        usual = value._field_defaults
        own = ((name, one) for name, one in value._asdict().items() if one != usual.get(name, ""))
        return _call("", own)
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(plain, value))}]"
    if is_dataclass(value):
        return f"{type(value).__name__}({', '.join(f'{name}={one}' for name, one in _told(value))})"
    return str(value)


def _call(name: str, facts: Any) -> str:
    inner = ", ".join(f"{plain(key)}={plain(one)}" for key, one in facts)
    return f"{name}({inner})" if inner or not name else name


def _told(value: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of a dataclass that are not empty."""
    for one in fields(value):
        if held := getattr(value, one.name):
            yield one.name, plain(held)


def records(folder: Path, system: str) -> list[list[str]]:
    """Return the records of a system as they are kept in a folder."""
    text = (folder / f"{system}.txt").read_text(encoding="utf-8")
    return [part.splitlines() for part in text.split("\n\n")]


def again(record: list[str]) -> tuple[str, Choices]:
    """Return the name of a record, and what was chosen."""
    split = (line[2:].partition(WITH) for line in record if line.startswith("> "))
    return record[0].removeprefix(HEAD), ((option, words) for option, _, words in split)


def _write(folder: Path, system: str, made: list[list[str]]) -> None:
    text = "\n\n".join("\n".join(record) for record in made) + "\n"
    (folder / f"{system}.txt").write_text(text, encoding="utf-8")


def _added(system: str, seeds: Sequence[str]) -> None:
    """Do the deeds, and fight the fights of some seeds, that have no record yet, by chance."""
    for folder, make, names in ((DEEDS, done, _names(system)), (FIGHTS, fought, seeds)):
        kept = records(folder, system)
        made = {record[0].removeprefix(HEAD) for record in kept}
        _write(folder, system, [*kept, *(make(system, name) for name in names if name not in made)])


def _names(system: str) -> Iterator[str]:
    return (f"{number}/{hero}" for number in range(len(deeds(system))) for hero in HEROES)


def _new(system: str, seeds: Sequence[str]) -> None:
    """Fight other fights, if there are seeds, and do all deeds by chance."""
    if seeds:
        _write(FIGHTS, system, [fought(system, seed) for seed in seeds])
    _write(LIVES, system, [lived(system, seed) for seed in LIVES_OF])
    _write(DEEDS, system, [done(system, name) for name in _names(system)])


if __name__ == "__main__":
    if sys.argv[1:2] == ["--new"]:
        _new(sys.argv[2], sys.argv[3:])
        sys.exit()
    if sys.argv[1:2] == ["--added"]:
        _added(sys.argv[2], sys.argv[3:])
        sys.exit()
    for name in sys.argv[1:] or systems():
        for folder, make in ((FIGHTS, fought), (DEEDS, done), (LIVES, lived)):
            kept = records(folder, name)
            _write(folder, name, [make(name, *again(record)) for record in kept])
