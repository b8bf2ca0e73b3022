"""The choice of a hero, and the making of a new one from the template to the name."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from solo.rules.core.heroes.creation import (
    Band,
    choose_hero,
    hero_is,
    name_options,
    pronoun_offers,
    pronouns_chosen,
)
from solo.rules.core.heroes.kept import READY
from solo.rules.core.menus.offers import Offer, Taken
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.system_parts import Ready
from solo.rules.core.table import Answer, Script, Table
from solo.rules.core.wording.naming import LONGEST_NAME, one_line
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear import coins
from solo.rules.fictive_hack.gear.weapons import MELEE, RANGED, Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, meaning
from solo.rules.fictive_hack.heroes.hero_file import (
    known,
    points_left,
    signature,
    why_not_attributes,
)
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, blank, changed
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, Talent, of_template, talents
from solo.rules.fictive_hack.messages.names import slug
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.party import COMPANY
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.words import words
from solo.words import Message, Text

T = TypeVar("T")

MOTIVE_AP = int(printed("creation")["motive_ap"])
"""The AP that a motive brings (FH-011)."""

_USUAL: Mapping[str, int] = {"usual": 0}
"""Stands for attributes as they are usual, among offers of attributes."""

MOTIVES = (
    Option("roll", words("roll-motive"), hint="roll"),
    Option("own", words("own-motive"), words("why-adventuring"), hint="own"),
    Option("list", words("list-motive"), hint="list"),
    Option("none", words("no-motive"), hint="none"),
)


def create(
    heroes: Sequence[Ready[Sheet]],
    *,
    make: bool,
    options: FhOptions | None = None,
    party: int = 1,
) -> Encounter[Sheet]:
    """Open the choice of heroes, up to `party`: the ready-made, and new ones if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    house, band = options or FhOptions(), Band(COMPANY, party)
    return choose_hero(heroes, making if make else None, _ready, house, band)


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
    hero, usual = yield from spend_points(table, hero)
    if not usual:
        hero = yield from _equipped(table, hero)
    hero = yield from choose_pronouns(table, hero)
    hero = yield from give_a_name(table, hero)
    table.sheet = hero
    return Outcome(hero.name)


def _equipped(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose what the hero knows and carries."""
    hero = yield from name_proficiencies(table, hero)
    hero = yield from choose_talent(table, hero)
    hero = yield from choose_weapon(table, hero)
    hero = yield from choose_armor(table, hero)
    hero = yield from choose_shield(table, hero)
    return (yield from choose_pack(table, hero))


def as_usual(hero: Sheet) -> Sheet:
    """Return a hero with the attributes, talent and gear that fit its template.

    All of it is what the steps of the making could give too (FH-016, FH-022, FH-038, FH-043).
    """
    usual = printed("creation")["usual"][hero.template]
    scores = {name: usual["attributes"].get(name, 0) for name in ATTRIBUTES}
    weapon, talent = usual["weapon"], usual["talent"]
    return changed(
        hero,
        attributes=scores,
        talents={talent: known(talent, (), weapon)},
        weapons=(Weapon(name=weapon),),
        wielded=weapon,
        armor=usual["armor"],
        shield=TEMPLATES[hero.template].shield,
        backpack=False,
        home=True,
    )


def choose_template(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose the template, and roll for the coins that it starts with (FH-015, FH-036, FH-037)."""
    offers = [
        Offer(
            Option(
                key,
                words(
                    "template",
                    title=row.title,
                    about=row.about,
                    inherent=row.inherent,
                    ability=row.ability,
                ),
                hint=key,
            ),
            key,
        )
        for key, row in TEMPLATES.items()
    ]
    template = (yield from _pick(table, hero, words("what-is-hero"), offers)).does
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
    said = words("motive-worth")
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
        Offer(Option(f"motive-{number}", words("named", name=text)), motive_of(int(number)))
        for number, text in printed("creation")["motives"].items()
    ]
    return str((yield from _pick(table, hero, said, listed)).does)


def spend_points(table: Table[Sheet | None], hero: Sheet) -> Script[tuple[Sheet, bool]]:
    """Spend the points on attributes, one by one or all at once (FH-016, FH-017).

    Before the first of them the hero may be as usual for the template, with all that follows;
    whether it is so is returned too.
    """
    usual = words("as-usual", template=hero.template)
    ready = Offer[Mapping[str, int] | None](Option(READY + "usual", usual, hint="usual"), _USUAL)
    while True:
        scores = hero.attributes
        offers = [*([ready] if not any(scores.values()) else []), *_raises_and_lowers(scores)]
        answer = yield from _pick(table, hero, _said_of_points(scores), offers)
        if answer.does is None:
            return hero, False
        if answer.does is _USUAL:
            return as_usual(hero), True
        hero = changed(hero, attributes=answer.does or _six(answer.words))


def name_proficiencies(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Name languages, instruments and arts, one for each point of Awareness (FH-019, 020, 097)."""
    if hero.attributes["awareness"] < 1:
        return hero
    while True:
        said = words("you-speak", names=(words("own-tongue"), *hero.languages))
        options = [Option("done", words("go-on"), hint="done")]
        left = hero.attributes["awareness"] - len(hero.languages)
        if left > 0:
            asks = words("which-art")
            options.append(Option("learn", words("proficiency", left=left), asks, hint="learn"))
        answer = yield from _ask(table, hero, said, options)
        if answer.option == "done":
            return hero
        name = one_line(answer.words, "a proficiency", LONGEST_NAME)
        if name in hero.languages:
            raise Illegal(words("had-already"))
        hero = changed(hero, languages=(*hero.languages, name))


def choose_talent(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose the talent to begin with: one of the template's own (FH-022, FH-023)."""
    offers = [_talent("talent-is", one) for one in of_template(hero.template)]
    if hero.options.unusual_upbringing:
        offers += [
            _talent("talent-of", one)
            for one in talents().values()
            if one.template != hero.template and one.mark != "exclusive"
        ]
    name = (yield from _pick(table, hero, words("which-talent"), offers)).does
    return changed(hero, talents={name: known(name)})


def _talent(code: str, one: Talent) -> Offer[str]:
    text = words(code, talent=one.name, template=one.template, effect=one.effect)
    return Offer(Option(f"talent-{slug(one.name)}", text, hint=one.name), one.name)


def choose_weapon(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose one weapon: its class, and then one known by name or one's own (FH-038, FH-039)."""
    said = words("one-weapon")
    while True:
        wanted = (yield from _pick(table, hero, said, _weapon_classes())).does
        if wanted is None:
            return hero
        kind, ranged = wanted
        offers = [
            Offer[str | None](
                Option(f"known-{slug(name)}", words("capital", name=name), hint=name), name
            )
            for name in _weapons_of(kind, ranged=ranged)
        ]
        own = Option("own", words("own-weapon"), words("what-is-it"), hint="own")
        back = Option("back", words("another-class"), hint="back")
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
        text = words(
            "armor",
            name=kind,
            described=rules["described"][kind],
            weight=gear.carried(2 * rules["loads"][kind]),
            cunning=less,
            burden=gear.encumbered(changed(hero, armor=kind)),
        )
        offers.append(Offer(Option(f"armor-{kind}", text, hint=kind), kind))
    said = words("armor-slows")
    return changed(hero, armor=(yield from _pick(table, hero, said, offers)).does)


def choose_shield(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose a shield, or none (FH-043); a template may start with one of its own (FH-036)."""
    own = bool(TEMPLATES[hero.template].shield)
    none = words("shield-at-home" if own else "no-shield")
    offers = [Offer(Option("shield-none", none, hint="none"), "")]
    for kind, halves in (("light", 1), ("heavy", 2)):
        burden = gear.encumbered(changed(hero, shield=kind))
        load = gear.carried(halves)
        text = words("a-shield", shield=kind, arms=own, load=load, burden=burden)
        offers.append(Offer(Option(f"shield-{kind}", text, hint=kind), kind))
    said = words("shield-costs")
    kind = (yield from _pick(table, hero, said, offers)).does
    return changed(hero, shield=kind) if kind else gear.without_shield(hero)


def choose_pack(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose a room, a stocked backpack, or both; say from what weight on every roll fails.

    Source: Fictive Hack, FH-026 to FH-029, FH-044.
    """
    brawn = hero.attributes["brawn"]
    much = max(0, brawn) + 1
    said = words("brawn-bears", brawn=brawn, much=much)
    packed = changed(hero, backpack=True)
    carried, burden = gear.carried(gear.halves(packed)), gear.encumbered(packed)
    options = (
        Option("home", words("room-at-home"), hint="home"),
        Option("pack", words("stocked-pack", carried=carried, burden=burden), hint="pack"),
        Option("both", words("both", burden=burden), hint="both"),
    )
    chosen = (yield from _ask(table, hero, said, options)).option
    return changed(hero, backpack=chosen != "home", home=chosen != "pack")


def choose_pronouns(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Choose how others speak of the hero."""
    answer = yield from _pick(table, hero, words("how-speak"), pronoun_offers())
    return changed(hero, pronouns=pronouns_chosen(answer))


def give_a_name(table: Table[Sheet | None], hero: Sheet) -> Script[Sheet]:
    """Describe the hero in a few words, if the player likes, and give a name."""
    while True:
        answer = yield from _ask(table, hero, hero_is(hero.description), name_options())
        if answer.option == "name":
            return changed(hero, name=one_line(answer.words, "a name", LONGEST_NAME))
        hero = changed(hero, description=one_line(answer.words, "a description"))


def motive_of(total: int) -> str:
    """Return the motive of a 2d10 roll (FH-013)."""
    return str(printed("creation")["motives"][str(total)])


def _ask(
    table: Table[Sheet | None], hero: Sheet, said: Text, options: Sequence[Option]
) -> Script[Answer]:
    """Ask one thing of the making, of options whose ids are all known here."""
    return (yield from table.ask(options, _status(hero, said)))


def _pick(
    table: Table[Sheet | None], hero: Sheet, said: Text, offers: Sequence[Offer[T]]
) -> Script[Taken[T]]:
    """Ask one thing of the making."""
    return (yield from table.pick(offers, _status(hero, said)))


def _status(hero: Sheet, said: Text) -> list[Text]:
    """Return what is said, with a warning once what is carried is too much (FH-029)."""
    if not ((hero.weapons or hero.shield) and gear.encumbered(hero)):
        return [said]
    return [said, words("take-care-load", carried=gear.carried(gear.halves(hero)))]


def _raises_and_lowers(scores: Mapping[str, int]) -> list[Offer[Mapping[str, int] | None]]:
    """Offer to raise and lower attributes by a point, and to be done once all points are spent.

    Each offer has the scores then, none where the player writes them; None is done.
    """
    found = list[Offer[Mapping[str, int] | None]]()
    if not why_not_attributes(scores):
        found.append(Offer(Option("done", words("these-points"), hint="done"), None))
    for name in ATTRIBUTES if points_left(scores) > 0 else ():
        now, higher = scores[name], {**scores, name: scores[name] + 1}
        text = words("raise-from", name=name, now=now, score=now + 1, meaning=meaning(name))
        found.append(Offer(Option(f"raise-{name}", text, hint=name), higher))
    for name in ATTRIBUTES:
        lower = {**scores, name: scores[name] - 1}
        why = why_not_attributes(lower, whole=False)
        text = words("lower-to", name=name, score=lower[name])
        option = Option(f"lower-{name}", text, reason=why, hint=f"lower {name}")
        found.append(Offer(option, lower))
    asks = words("six-numbers")
    return [*found, Offer(Option("typed", words("write-six"), asks, hint="all"), {})]


def _said_of_points(scores: Mapping[str, int]) -> Message:
    """Say how many points are left, and once none are, what they were spent on."""
    left = points_left(scores)
    if left <= 0:
        listed = tuple(words("score", name=name, score=scores[name]) for name in ATTRIBUTES)
        return words("no-points-left", names=listed)
    return words("points-left", points=left)


def _six(typed: str) -> Mapping[str, int]:
    """Read six numbers.

    Raises:
        Illegal: They are no six numbers, or no hero may have them.
    """
    parts = typed.replace(",", " ").replace("+", " ").split()
    if len(parts) != len(ATTRIBUTES) or not all(
        part.lstrip("-").isdecimal() and part.isascii() and len(part) < 4 for part in parts
    ):
        raise Illegal(words("give-six"))
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
            text = words(
                "weapon-class",
                ranged=how == "ranged",
                name=kind.replace("-", " "),
                wounds=row.wounds,
                attribute=row.attribute,
                dice=row.dice,
                many=row.dice > 2,
                meaning=row.meaning,
            )
            option = Option(f"{how}-{kind}", text, hint=called.replace(",", ""))
            found.append(Offer(option, (kind, how == "ranged")))
    return [*found, Offer(Option("none", words("no-weapon"), hint="none"), None)]


def _weapons_of(kind: str, *, ranged: bool) -> list[str]:
    """Return the known weapons of a class; what is thrown may serve at close quarters as well."""
    found = []
    for name, row in printed("weapons")["known"].items():
        shot = bool(row.get("ranged"))
        at_hand = not shot or (row.get("thrown") and row.get("melee") and not row.get("close"))
        if row["kind"] == kind and (shot if ranged else at_hand):
            found.append(name)
    return found
