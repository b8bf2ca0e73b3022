"""The choice of a hero, and the making of a new one from the template to the name."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from solo.rules.core.creation import (
    choose_hero,
    name_options,
    pronoun_offers,
    pronouns_chosen,
)
from solo.rules.core.naming import LONGEST_NAME, one_line
from solo.rules.core.numbers import plural
from solo.rules.core.offers import Offer, Taken
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.system import Ready
from solo.rules.core.table import Answer, Script, Table
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear import coins
from solo.rules.fictive_hack.gear.weapons import MELEE, RANGED, Weapon, WeaponClass
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fictive_hack.heroes.hero_file import (
    known,
    points_left,
    signature,
    why_not_attributes,
)
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, blank, changed
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, of_template, talents
from solo.rules.fictive_hack.messages.names import slug, title
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.printed import printed

T = TypeVar("T")

MOTIVE_AP = int(printed("creation")["motive_ap"])
"""The AP that a motive brings (FH-011)."""

MOTIVES = (
    Option("roll", "Roll for a motive (2d10)", hint="roll"),
    Option("own", "A motive of your own", "Why do you go adventuring?", hint="own"),
    Option("list", "Choose from the list", hint="list"),
    Option("none", "No motive, and no AP for it", hint="none"),
)


def create(
    heroes: Sequence[Ready[Sheet]], *, make: bool, options: FhOptions | None = None
) -> Encounter[Sheet]:
    """Open the choice of a hero: the ready-made ones, and a new one if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    return choose_hero(heroes, making if make else None, _ready, options or FhOptions())


def _ready(hero: Ready[Sheet], rules: FhOptions) -> Changed:
    """Return a ready-made hero's sheet; an adventure's own motive is worth AP (FH-011, FH-012)."""
    sheet: Sheet = changed(hero.sheet(), options=rules)
    if not rules.motive or sheet.reason:
        return sheet, ()
    return awesome.gain(changed(sheet, reason=rules.motive), MOTIVE_AP, "a motive")


def making(table: Table[Sheet | None], rules: FhOptions) -> Script[Outcome]:
    """Make a hero, from the template to the name (FH-014, FH-025)."""
    hero = changed(blank(), name="you", options=rules)
    hero = yield from choose_template(table, hero)
    hero = yield from choose_motive(table, hero)
    hero = yield from spend_points(table, hero)
    hero = yield from name_proficiencies(table, hero)
    hero = yield from choose_talent(table, hero)
    hero = yield from choose_weapon(table, hero)
    hero = yield from choose_armor(table, hero)
    hero = yield from choose_shield(table, hero)
    hero = yield from choose_pack(table, hero)
    hero = yield from choose_pronouns(table, hero)
    hero = yield from give_a_name(table, hero)
    table.sheet = hero
    return Outcome(hero.name)


def choose_template(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose the template, and roll for the coins that it starts with (FH-015, FH-036, FH-037)."""
    offers = [
        Offer(
            Option(key, f"{row.title}: {row.about}. {row.inherent}: {row.ability}", hint=key), key
        )
        for key, row in TEMPLATES.items()
    ]
    template = (yield from _pick(table, hero, "What is your hero?", offers)).does
    faces, times = table.dice.roll(3, 10), TEMPLATES[template].coins
    silver = sum(faces) * times
    table.tell("coins-rolled", faces=faces, times=times, silver=silver)
    return changed(
        hero,
        template=template,
        inherent=(template,),
        gear=signature(template),
        purse=coins.change(silver * int(printed("gear")["copper"]["silver"])),
    )


def choose_motive(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose why the hero goes adventuring, which is worth AP (FH-010 to FH-013)."""
    motive = hero.options.motive or (yield from _own_motive(table, hero))
    return changed(hero, reason=motive, ap=MOTIVE_AP) if motive else hero


def _own_motive(table: Table[Sheet | None], hero: Sheet) -> Script[str]:
    """Roll for a motive, invent one, choose one from the list, or have none."""
    said = "A motive is worth 3 AP, which turn failed rolls."
    answer = yield from _ask(table, hero, said, MOTIVES)
    match answer.option:
        case "none":
            return ""
        case "own":
            return one_line(answer.words, "a motive")
        case "roll":
            total = sum(table.dice.roll(2, 10))
            table.tell("motive", total=total, text=motive_of(total))
            return motive_of(total)
    listed = [
        Offer(Option(f"motive-{number}", text), motive_of(int(number)))
        for number, text in printed("creation")["motives"].items()
    ]
    return str((yield from _pick(table, hero, said, listed)).does)


def spend_points(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Spend the points on attributes, one by one or all at once (FH-016, FH-017)."""
    while True:
        scores = hero.attributes
        offers = _raises_and_lowers(scores)
        answer = yield from _pick(table, hero, _said_of_points(scores), offers)
        if answer.does is None:
            return hero
        hero = changed(hero, attributes=answer.does or _six(answer.words))


def name_proficiencies(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Name languages, instruments and arts, one for each point of Awareness (FH-019, 020, 097)."""
    if hero.attributes["awareness"] < 1:
        return hero
    while True:
        said = f"You speak {', '.join(('your own tongue', *hero.languages))}."
        options = [Option("done", "Go on", hint="done")]
        left = hero.attributes["awareness"] - len(hero.languages)
        if left > 0:
            asks = "Which language, instrument or art?"
            options.append(Option("learn", f"Name a proficiency ({left} left)", asks, hint="learn"))
        answer = yield from _ask(table, hero, said, options)
        if answer.option == "done":
            return hero
        name = one_line(answer.words, "a proficiency", LONGEST_NAME)
        if name in hero.languages:
            raise Illegal("you have that already")
        hero = changed(hero, languages=(*hero.languages, name))


def choose_talent(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose the talent to begin with: one of the template's own (FH-022, FH-023)."""
    own = [(one, title(one.name)) for one in of_template(hero.template)]
    if hero.options.unusual_upbringing:
        own += [(one, f"{title(one.name)} ({one.template})") for one in talents().values()
                if one.template != hero.template and one.mark != "exclusive"]  # fmt: skip
    offers = [
        Offer(
            Option(f"talent-{slug(one.name)}", f"{called}: {one.effect}", hint=one.name), one.name
        )
        for one, called in own
    ]
    name = (yield from _pick(table, hero, "Which talent have you begun with?", offers)).does
    return changed(hero, talents={name: known(name)})


def choose_weapon(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose one weapon: its class, and then one known by name or one's own (FH-038, FH-039)."""
    said = "One weapon to start with; what it looks like is up to you."
    while True:
        wanted = (yield from _pick(table, hero, said, _weapon_classes())).does
        if wanted is None:
            return hero
        kind, ranged = wanted
        offers = [
            Offer[str | None](Option(f"known-{slug(name)}", name.capitalize(), hint=name), name)
            for name in _weapons_of(kind, ranged=ranged)
        ]
        own = Option("own", "Something of your own", "What is it?", hint="own")
        back = Option("back", "Another class", hint="back")
        answer = yield from _pick(table, hero, said, [*offers, Offer(own, ""), Offer(back, None)])
        if answer.does is None:
            continue
        if answer.does:
            weapon = Weapon(name=answer.does)
        else:
            name = one_line(answer.words, "a name for it", LONGEST_NAME)
            weapon = Weapon(name=name, kind=kind, ranged=ranged, shots=ranged)  # type: ignore[arg-type]  # it is one of them
        chosen = {name: known(name, (), weapon.name) for name in hero.talents}
        return changed(hero, weapons=(weapon,), wielded=weapon.name, talents=chosen)


def choose_armor(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose armor, of which light and medium are free (FH-043)."""
    rules = printed("armor")
    offers = []
    for kind in rules["free"]:
        less = rules["cunning"][kind]
        cunning = f", {less} Cunning" if less else ""
        weight = gear.carried(2 * rules["loads"][kind])
        burden = _burden(changed(hero, armor=kind))
        text = f"{kind.capitalize()}: {rules['described'][kind]}, {weight}{cunning}{burden}"
        offers.append(Offer(Option(f"armor-{kind}", text, hint=kind), kind))
    said = "Armor slows the cunning. Fighting without pays 2 AP a fight."
    return changed(hero, armor=(yield from _pick(table, hero, said, offers)).does)


def choose_shield(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose a shield, or none (FH-043); a template may start with one of its own (FH-036)."""
    own = bool(TEMPLATES[hero.template].shield)
    none = "Leave your shield at home" if own else "No shield"
    offers = [Offer(Option("shield-none", none, hint="none"), "")]
    for kind, load in (("light", "1/2 load"), ("heavy", "1 load")):
        arms = " with your arms" if own else ""
        text = f"A {kind} shield{arms}: {load}{_burden(changed(hero, shield=kind))}"
        offers.append(Offer(Option(f"shield-{kind}", text, hint=kind), kind))
    said = "A shield costs a die to hit and blocks a Wound each round."
    kind = (yield from _pick(table, hero, said, offers)).does
    return changed(hero, shield=kind) if kind else gear.without_shield(hero)


def choose_pack(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose a room, a stocked backpack, or both; say from what weight on every roll fails.

    Source: Fictive Hack, FH-026 to FH-029, FH-044.
    """
    brawn = hero.attributes["brawn"]
    much = max(0, brawn) + 1
    said = f"With Brawn {brawn:+}, {plural(much, 'load')} {'is' if much == 1 else 'are'} too much."
    packed = changed(hero, backpack=True)
    carried, burden = gear.carried(gear.halves(packed)), _burden(packed)
    options = (
        Option("home", "A room with your things in it", hint="home"),
        Option("pack", f"A stocked backpack: 1 load, {carried} in all{burden}", hint="pack"),
        Option("both", f"Both{burden}", hint="both"),
    )
    chosen = (yield from _ask(table, hero, said, options)).option
    return changed(hero, backpack=chosen != "home", home=chosen != "pack")


def choose_pronouns(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose how others speak of the hero."""
    said = "How do others speak of your hero?"
    answer = yield from _pick(table, hero, said, pronoun_offers())
    return changed(hero, pronouns=pronouns_chosen(answer))


def give_a_name(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Describe the hero in a few words, if the player likes, and give a name."""
    while True:
        concept = hero.description
        said = f"Your hero is {concept}." if concept else "One thing is missing: a name."
        answer = yield from _ask(table, hero, said, name_options())
        if answer.option == "name":
            return changed(hero, name=one_line(answer.words, "a name", LONGEST_NAME))
        hero = changed(hero, description=one_line(answer.words, "a description"))


def motive_of(total: int) -> str:
    """Return the motive of a 2d10 roll (FH-013)."""
    return str(printed("creation")["motives"][str(total)])


def _ask(
    table: Table[Sheet | None], hero: Sheet, said: str, options: Sequence[Option]
) -> Script[Answer]:
    """Ask one thing of the making, of options whose ids are all known here."""
    return (yield from table.ask(options, _status(hero, said)))


def _pick(
    table: Table[Sheet | None], hero: Sheet, said: str, offers: Sequence[Offer[T]]
) -> Script[Taken[T]]:
    """Ask one thing of the making."""
    return (yield from table.pick(offers, _status(hero, said)))


def _status(hero: Sheet, said: str) -> list[str]:
    """Return what is said, with a warning once what is carried is too much (FH-029)."""
    if not ((hero.weapons or hero.shield) and gear.encumbered(hero)):
        return [said]
    carried = gear.carried(gear.halves(hero))
    return [said, f"Take care: {carried} is too much for you, and every roll would fail."]


def _burden(hero: Sheet) -> str:
    """Warn of what would be too much to carry, so that every roll would fail (FH-029)."""
    return ". TOO MUCH for you: every roll would fail" if gear.encumbered(hero) else ""


def _raises_and_lowers(scores: Mapping[str, int]) -> list[Offer[Mapping[str, int] | None]]:
    """Offer to raise and lower attributes by a point, and to be done once all points are spent.

    Each offer has the scores then, none where the player writes them; None is done.
    """
    found = list[Offer[Mapping[str, int] | None]]()
    if not why_not_attributes(scores):
        found.append(Offer(Option("done", "These it shall be", hint="done"), None))
    for name in ATTRIBUTES if points_left(scores) > 0 else ():
        text = f"{name.capitalize()} {scores[name]:+} to {scores[name] + 1:+}: {meaning(name)}"
        higher = {**scores, name: scores[name] + 1}
        found.append(Offer(Option(f"raise-{name}", text, hint=name), higher))
    for name in ATTRIBUTES:
        lower = {**scores, name: scores[name] - 1}
        why = why_not_attributes(lower, whole=False)
        text = f"Lower {name.capitalize()} to {lower[name]:+}"
        option = Option(f"lower-{name}", text, reason=why, hint=f"lower {name}")
        found.append(Offer(option, lower))
    asks = "Six numbers, in the order of the list?"
    return [*found, Offer(Option("typed", "Write all six", asks, hint="all"), {})]


def _said_of_points(scores: Mapping[str, int]) -> str:
    """Say how many points are left, and once none are, what they were spent on."""
    left = points_left(scores)
    if left <= 0:
        listed = ", ".join(f"{name.capitalize()} {scores[name]:+}" for name in ATTRIBUTES)
        return f"{listed}. No points are left; what you lower gives them back."
    most = "What you lower gives points, 4 at most, and nothing goes below -2."
    return f"{plural(left, 'point')} left. {most}"


def _six(words: str) -> Mapping[str, int]:
    """Read six numbers.

    Raises:
        Illegal: They are no six numbers, or no hero may have them.
    """
    parts = words.replace(",", " ").replace("+", " ").split()
    if len(parts) != len(ATTRIBUTES) or not all(
        part.lstrip("-").isdecimal() and part.isascii() and len(part) < 4 for part in parts
    ):
        raise Illegal("give six numbers, such as: 1 2 0 0 1 1")
    found = dict(zip(ATTRIBUTES, map(int, parts), strict=True))
    if why := why_not_attributes(found):
        raise Illegal(why)
    return found


def _weapon_classes() -> list[Offer[tuple[str, bool] | None]]:
    """Offer the classes of weapons, for close quarters and ranged, and no weapon.

    Each offer has the class, and whether it is ranged.
    """
    found = list[Offer[tuple[str, bool] | None]]()
    for how, classes in (("melee", MELEE), ("ranged", RANGED)):
        for kind, row in classes.items():
            if kind == "unarmed":
                continue
            called = f"ranged, {kind}" if how == "ranged" else kind
            text = f"{called.replace('-', ' ').capitalize()}: {_told(row)}; {row.meaning}"
            option = Option(f"{how}-{kind}", text, hint=called.replace(",", ""))
            found.append(Offer(option, (kind, how == "ranged")))
    return [*found, Offer(Option("none", "No weapon", hint="none"), None)]


def _told(row: WeaponClass) -> str:
    """Say what a class of weapons does: `2 Wounds, 2d10`."""
    dice = "1d10 + an attribute" if row.attribute else f"{row.dice}d10"
    lowest = " without the lowest" if row.dice > 2 else ""
    return f"{plural(row.wounds, 'Wound')}, {dice}{lowest}"


def _weapons_of(kind: str, *, ranged: bool) -> list[str]:
    """Return the known weapons of a class; what is thrown may serve at close quarters as well."""
    found = []
    for name, row in printed("weapons")["known"].items():
        shot = bool(row.get("ranged"))
        at_hand = not shot or (row.get("thrown") and row.get("melee") and not row.get("close"))
        if row["kind"] == kind and (shot if ranged else at_hand):
            found.append(name)
    return found
