"""The stages of making a hero: what each offers, says and does with an answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from solo.rules.core.creation import name_options, pronoun_options, pronouns_chosen
from solo.rules.core.dice import Dice
from solo.rules.core.naming import LONGEST_NAME, one_line
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Note, Option
from solo.rules.core.system import Illegal
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fictive_hack.heroes.hero_file import points_left, why_not_attributes
from solo.rules.fictive_hack.heroes.made import Made, made_sheet, motive_of
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, of_template, talents
from solo.rules.fictive_hack.messages.ids import slug, title
from solo.rules.fictive_hack.printed import printed

Turn = tuple[Made, tuple[Note, ...]]
"""A hero in the making after a choice, and what is told of it."""


def _templates(made: Made) -> tuple[Option, ...]:
    return tuple(
        Option(
            key, f"{row['title']}: {row['about']}. {row['inherent']}: {row['ability']}", hint=key
        )
        for key, row in TEMPLATES.items()
    )


def _template(made: Made, option: str, words: str, dice: Dice) -> Turn:
    faces = dice.roll(3, 10)
    times = int(TEMPLATES[option]["coins"])
    silver = sum(faces) * times
    told = Note("coins-rolled", {"faces": faces, "times": times, "silver": silver})
    return made.on(template=option, coins=silver), (told,)


def _motives(made: Made) -> tuple[Option, ...]:
    if made.opened:
        return tuple(
            Option(f"motive-{number}", text)
            for number, text in printed("creation")["motives"].items()
        )
    return (
        Option("roll", "Roll for a motive (2d10)", hint="roll"),
        Option("own", "A motive of your own", "Why do you go adventuring?", hint="own"),
        Option("list", "Choose from the list", hint="list"),
        Option("none", "No motive, and no AP for it", hint="none"),
    )


def _motive(made: Made, option: str, words: str, dice: Dice) -> Turn:
    if option == "none":
        return made.on(), ()
    if option == "list":
        return replace(made, opened="motives"), ()
    if option == "own":
        return made.on(motive=one_line(words, "a motive")), ()
    number = option.removeprefix("motive-")
    if option != "roll":
        return made.on(motive=motive_of(int(number))), ()
    total = sum(dice.roll(2, 10))
    told = Note("motive", {"total": total, "text": motive_of(total)})
    return made.on(motive=motive_of(total)), (told,)


def _points(made: Made) -> tuple[Option, ...]:
    left = points_left(made.attributes)
    why = why_not_attributes(made.attributes)
    found = []
    if not why:
        found.append(Option("done", "These it shall be", hint="done"))
    for name in ATTRIBUTES if left > 0 else ():
        score = made.attributes[name]
        text = f"{name.capitalize()} {score:+} to {score + 1:+}: {meaning(name)}"
        found.append(Option(f"raise-{name}", text, hint=name))
    for name in ATTRIBUTES:
        lower = {**made.attributes, name: made.attributes[name] - 1}
        why_low = why_not_attributes(lower, whole=False)
        text = f"Lower {name.capitalize()} to {made.attributes[name] - 1:+}"
        found.append(Option(f"lower-{name}", text, reason=why_low, hint=f"lower {name}"))
    asks = "Six numbers, in the order of the list?"
    found.append(Option("typed", "Write all six", asks, hint="all"))
    return tuple(found)


def _said_of_points(scores: Mapping[str, int]) -> str:
    """Say how many points are left, and once none are, what they were spent on."""
    left = points_left(scores)
    if left <= 0:
        listed = ", ".join(f"{name.capitalize()} {scores[name]:+}" for name in ATTRIBUTES)
        return f"{listed}. No points are left; what you lower gives them back."
    most = "What you lower gives points, 4 at most, and nothing goes below -2."
    return f"{plural(left, 'point')} left. {most}"


def _attributes(made: Made, option: str, words: str, dice: Dice) -> Turn:
    if option == "done":
        return made.on(), ()
    if option == "typed":
        return replace(made, attributes=_six(words)), ()
    how, _, name = option.partition("-")
    score = made.attributes[name] + (1 if how == "raise" else -1)
    return replace(made, attributes={**made.attributes, name: score}), ()


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


def _arts(made: Made) -> tuple[Option, ...]:
    left = made.attributes["awareness"] - len(made.languages)
    done = Option("done", "Go on", hint="done")
    if left <= 0:
        return (done,)
    asks = "Which language, instrument or art?"
    return (done, Option("learn", f"Name a proficiency ({left} left)", asks, hint="learn"))


def _art(made: Made, option: str, words: str, dice: Dice) -> Turn:
    if option == "done":
        return made.on(), ()
    name = one_line(words, "a proficiency", LONGEST_NAME)
    if name in made.languages:
        raise Illegal("you have that already")
    return replace(made, languages=(*made.languages, name)), ()


def _talents(made: Made) -> tuple[Option, ...]:
    found = [Option(f"talent-{slug(one.name)}", f"{title(one.name)}: {one.effect}", hint=one.name)
             for one in of_template(made.template)]  # fmt: skip
    if made.rules.unusual_upbringing:
        found += [Option(f"talent-{slug(one.name)}",
                         f"{title(one.name)} ({one.template}): {one.effect}", hint=one.name)
                  for one in talents().values()
                  if one.template != made.template and one.mark != "exclusive"]  # fmt: skip
    return tuple(found)


def _talent(made: Made, option: str, words: str, dice: Dice) -> Turn:
    return made.on(talent=option.removeprefix("talent-").replace("-", " ")), ()


def _weapons(made: Made) -> tuple[Option, ...]:
    """Offer the classes; then those of a class that are known by name, and one of one's own."""
    tables = {"melee": printed("weapons")["melee"], "ranged": printed("weapons")["ranged"]}
    if not made.opened:
        classes = tuple(
            Option(
                f"{how}-{kind}",
                f"{_called(how, kind)}: {_told(row)}; {row['meaning']}",
                hint=f"ranged {kind}" if how == "ranged" else kind,
            )
            for how, table in tables.items()
            for kind, row in table.items()
            if kind != "unarmed"
        )
        return (*classes, Option("none", "No weapon", hint="none"))
    how, _, kind = made.opened.partition("-")
    names = tuple(
        Option(f"known-{slug(name)}", name.capitalize(), hint=name)
        for name, row in printed("weapons")["known"].items()
        if row["kind"] == kind and (_shot(row) if how == "ranged" else _struck_with(row))
    )
    own = Option("own", "Something of your own", "What is it?", hint="own")
    return (*names, own, Option("back", "Another class", hint="back"))


def _called(how: str, kind: str) -> str:
    return (f"ranged, {kind}" if how == "ranged" else kind).replace("-", " ").capitalize()


def _shot(row: Mapping[str, Any]) -> bool:
    return bool(row.get("ranged"))


def _struck_with(row: Mapping[str, Any]) -> bool:
    """Whether it is made for close quarters, thrown or not."""
    return not _shot(row) or bool(row.get("thrown") and row.get("melee") and not row.get("close"))


def _told(row: Mapping[str, Any]) -> str:
    """Say what a class of weapons does: `2 Wounds, 2d10`."""
    dice = "1d10 + an attribute" if row["attribute"] else f"{row['dice']}d10"
    lowest = " without the lowest" if row["dice"] > 2 else ""
    return f"{plural(row['wounds'], 'Wound')}, {dice}{lowest}"


def _weapon(made: Made, option: str, words: str, dice: Dice) -> Turn:
    if option == "none":
        return made.on(), ()
    if not made.opened:
        return replace(made, opened=option), ()
    if option == "back":
        return replace(made, opened=""), ()
    if option != "own":
        names = printed("weapons")["known"]
        chosen = next(name for name in names if slug(name) == option.removeprefix("known-"))
        return made.on(weapon=Weapon(name=chosen)), ()
    how, _, kind = made.opened.partition("-")
    ranged, name = how == "ranged", one_line(words, "a name for it", LONGEST_NAME)
    weapon = Weapon(name=name, kind=kind, ranged=ranged, shots=ranged)  # type: ignore[arg-type]
    return made.on(weapon=weapon), ()


def _burden(made: Made) -> str:
    """Warn of what would be too much to carry, so that every roll would fail (FH-029)."""
    return ". TOO MUCH for you: every roll would fail" if gear.encumbered(made_sheet(made)) else ""


def _armors(made: Made) -> tuple[Option, ...]:
    table = printed("armor")
    found = []
    for kind in table["free"]:
        less = table["cunning"][kind]
        cunning = f", {less} Cunning" if less else ""
        weight = gear.carried(2 * table["loads"][kind])
        text = f"{kind.capitalize()}: {table['described'][kind]}, {weight}{cunning}"
        text += _burden(replace(made, armor=kind))
        found.append(Option(f"armor-{kind}", text, hint=kind))
    return tuple(found)


def _armor(made: Made, option: str, words: str, dice: Dice) -> Turn:
    return made.on(armor=option.removeprefix("armor-")), ()


def _shields(made: Made) -> tuple[Option, ...]:
    return (
        Option("shield-none", "No shield", hint="none"),
        *(
            Option(
                f"shield-{kind}",
                f"A {kind} shield: {load}{_burden(replace(made, shield=kind))}",
                hint=kind,
            )
            for kind, load in (("light", "1/2 load"), ("heavy", "1 load"))
        ),
    )


def _shield(made: Made, option: str, words: str, dice: Dice) -> Turn:
    kind = option.removeprefix("shield-")
    return made.on(shield="" if kind == "none" else kind), ()


def _packs(made: Made) -> tuple[Option, ...]:
    packed = replace(made, pack=True)
    carried = gear.carried(gear.halves(made_sheet(packed)))
    heavy = _burden(packed)
    return (
        Option("home", "A room with your things in it", hint="home"),
        Option("pack", f"A stocked backpack: 1 load, {carried} in all{heavy}", hint="pack"),
        Option("both", f"Both{heavy}", hint="both"),
    )


def _said_of_loads(brawn: int) -> str:
    """Say from what weight on every roll fails (FH-026 to FH-029)."""
    much = max(0, brawn) + 1
    return f"With Brawn {brawn:+}, {plural(much, 'load')} {'is' if much == 1 else 'are'} too much."


def _pack(made: Made, option: str, words: str, dice: Dice) -> Turn:
    return made.on(pack=option in ("pack", "both"), home=option in ("home", "both")), ()


def _pronoun(made: Made, option: str, words: str, dice: Dice) -> Turn:
    return made.on(pronouns=pronouns_chosen(option, words)), ()


def _name(made: Made, option: str, words: str, dice: Dice) -> Turn:
    if option == "concept":
        return replace(made, concept=one_line(words, "a description")), ()
    return made.on(name=one_line(words, "a name", LONGEST_NAME)), ()


@dataclass(frozen=True, slots=True)
class Stage:
    """One decision of creation.

    Args:
        options: What may be chosen.
        said: What is asked, in a line.
        choose: What a choice does.
    """

    options: Callable[[Made], tuple[Option, ...]]
    said: Callable[[Made], str]
    choose: Callable[[Made, str, str, Dice], Turn]


STAGES_BY_NAME: Mapping[str, Stage] = {
    "template": Stage(_templates, lambda made: "What is your hero?", _template),
    "motive": Stage(
        _motives, lambda made: "A motive is worth 3 AP, which turn failed rolls.", _motive
    ),
    "attributes": Stage(
        _points,
        lambda made: _said_of_points(made.attributes),
        _attributes,
    ),
    "languages": Stage(
        _arts,
        lambda made: f"You speak {', '.join(('your own tongue', *made.languages))}.",
        _art,
    ),
    "talent": Stage(_talents, lambda made: "Which talent have you begun with?", _talent),
    "weapon": Stage(
        _weapons,
        lambda made: "One weapon to start with; what it looks like is up to you.",
        _weapon,
    ),
    "armor": Stage(
        _armors,
        lambda made: "Armor slows the cunning. Fighting without pays 2 AP a fight.",
        _armor,
    ),
    "shield": Stage(
        _shields,
        lambda made: "A shield costs a die to hit and blocks a Wound each round.",
        _shield,
    ),
    "pack": Stage(
        _packs,
        lambda made: _said_of_loads(made.attributes["brawn"]),
        _pack,
    ),
    "pronouns": Stage(
        lambda made: pronoun_options(), lambda made: "How do others speak of your hero?", _pronoun
    ),
    "name": Stage(
        lambda made: name_options(),
        lambda made: (
            f"Your hero is {made.concept}." if made.concept else "One thing is missing: a name."
        ),
        _name,
    ),
}
"""The stages by their names, in the order of `STAGES` (FH-014)."""
