"""What experience buys: skills at the start, perks and Health then and between adventures.

The shelves are the same whether a hero is being made or grows; each is a list of options.
"""

from solo.rules.art.heroes import perks
from solo.rules.art.heroes.advancement import health_price, raise_health
from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation
from solo.rules.art.heroes.sheet import Changed, Sheet, health_boxes
from solo.rules.art.printed import printed
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Option
from solo.rules.core.system import Illegal

Shelf = str
"""Which shelf the hero looks at: nothing, `perks`, `fight-perks`, `skills`, or an attribute."""

PERKS: Shelf = "perks"
FIGHT_PERKS: Shelf = "fight-perks"
SKILLS: Shelf = "skills"
BACK = "back"
_PERK = "perk-"
_SAMPLE = "sample-"


def doors(sheet: Sheet) -> tuple[Option, ...]:
    """Return the options that open the shelves of perks."""
    return (
        Option(PERKS, f"Look at perks for any situation{_open(sheet, fight=False)}", hint="perks"),
        Option(FIGHT_PERKS, f"Look at perks for fights{_open(sheet, fight=True)}", hint="fights"),
    )


def health_option(sheet: Sheet) -> Option:
    """Return the option of the next row of Health, with its boxes and its price (ART-471)."""
    price = health_price(sheet.health_rank)
    if price is None:
        return Option("health", "More Health", reason="it can't rise further", hint="buy health")
    now, then = (_boxes(sheet.health_rank + more) for more in (0, 1))
    reason = "" if price <= sheet.xp else f"it costs {price} xp, and you have {sheet.xp}"
    text = f"More Health for {price} xp: {then} instead of {now}"
    return Option("health", text, reason=reason, hint="buy health")


def stocked(sheet: Sheet, shelf: Shelf) -> tuple[Option, ...]:
    """Return what lies on a shelf, what can be had before what can't, and the way back first."""
    back = Option(BACK, "Back", hint="back")
    if shelf in (PERKS, FIGHT_PERKS):
        return (back, *_perks(sheet, fight=shelf == FIGHT_PERKS))
    if shelf == SKILLS:
        return (back, *_kinds())
    return (back, *_samples(sheet, shelf))


def opens(shelf: Shelf, option: str) -> Shelf | None:
    """Return the shelf that an option leads to from another, or None when it leads to none."""
    if option == BACK:
        return SKILLS if shelf in ATTRIBUTES else ""
    if option in (PERKS, FIGHT_PERKS, SKILLS):
        return option
    return option if shelf == SKILLS and option in ATTRIBUTES else None


def buy(sheet: Sheet, option: str) -> Changed:
    """Buy what an option of `doors` or of a shelf of perks stands for.

    Raises:
        Illegal: It can't be had.
    """
    if option == "health":
        return raise_health(sheet)
    if option.startswith(_PERK):
        return perks.buy(sheet, option.removeprefix(_PERK))
    raise Illegal(f"'{option}' is not for sale")


def sample(option: str) -> str:
    """Return the skill that an option of a shelf of skills stands for, or nothing."""
    known = {_id(skill): skill for skills in _listed().values() for skill in skills}
    return known.get(option, "")


def told(sheet: Sheet, shelf: Shelf) -> tuple[str, ...]:
    """Say what lies on a shelf."""
    if shelf in (PERKS, FIGHT_PERKS):
        owned = ", ".join(named(name, rank) for name, rank in sorted(sheet.perks.items()))
        return (
            f"You have {sheet.xp} xp. A perk is something that others can't do at all.",
            f"Your perks: {owned or 'none yet'}.",
        )
    if shelf == SKILLS:
        return (
            "Skills that heroes often have, by the attribute that they help most. Any other that"
            " you can name is as good.",
        )
    return (f"You have {sheet.xp} xp. Skills that mostly help {shelf.capitalize()}:",)


def named(name: str, rank: int) -> str:
    """Return a perk as sheets show it: its name, and its rank where there are several."""
    perk = perks.PERKS.get(name)
    if perk is None:
        title = name.replace("-", " ").capitalize()
        return f"{title} {rank}" if rank > 1 else title
    return f"{perk.name} {rank}" if perk.max > 1 else perk.name


def samples(attribute: str) -> tuple[str, ...]:
    """Return the sample skills of an attribute, or of Defense (ART-511)."""
    return _listed().get(attribute, ())


def _open(sheet: Sheet, *, fight: bool) -> str:
    """Say how many perks of a kind can be had now."""
    count = sum(offer.perk.fight == fight and not offer.barred for offer in perks.buyable(sheet))
    return f" ({plural(count, 'perk')} to be had)" if count else " (none to be had now)"


def _perks(sheet: Sheet, *, fight: bool) -> tuple[Option, ...]:
    offers = [offer for offer in perks.buyable(sheet) if offer.perk.fight == fight]
    offers.sort(key=lambda offer: bool(offer.barred))
    return tuple(
        Option(
            _PERK + offer.perk.id,
            f"{named(offer.perk.id, offer.rank)}, {offer.perk.cost} xp: "
            + (offer.perk.text.rstrip(".") if offer.barred else offer.perk.text),
            reason=offer.barred,
            hint=offer.perk.name.lower(),
        )
        for offer in offers
    )


def _kinds() -> tuple[Option, ...]:
    return tuple(
        Option(name, f"{name.capitalize()}: {', '.join(samples(name)[:3])}",
               hint=abbreviation(name).lower())
        for name in ATTRIBUTES
    )  # fmt: skip


def _samples(sheet: Sheet, attribute: str) -> tuple[Option, ...]:
    reason = "" if sheet.xp else "you have no xp left"
    return tuple(
        Option(
            _id(skill),
            f"{skill.capitalize()}",
            "How good, +1 to +4?",
            reason="you have it already" if skill in sheet.skills else reason,
            hint=skill,
        )
        for skill in samples(attribute)
    )


def _listed() -> dict[str, tuple[str, ...]]:
    table = printed("skills")
    return {name: tuple(rows) for name, rows in table["skills"].items()} | {
        "defense": tuple(table["defense"])
    }


def _id(skill: str) -> str:
    return _SAMPLE + skill.replace(" ", "-")


def _boxes(rank: int) -> str:
    return " ".join(box.word for box in health_boxes(rank))
