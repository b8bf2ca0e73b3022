"""Spending of experience: skills at the start; perks and Health then and between adventures.

Notes: skill-bought, and those of perks and of advancement.
"""

from solo.rules.art.heroes.advancement import (
    health_price,
    raise_health,
    starting_skill_price,
)
from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation, sample_skills
from solo.rules.art.heroes.perks import PERKS, buy, buyable
from solo.rules.art.heroes.sheet import Changed, Sheet, changed, health_boxes, living
from solo.rules.art.heroes.skill_names import skill_name
from solo.rules.art.printed import printed
from solo.rules.core.menu import BACK
from solo.rules.core.naming import legal
from solo.rules.core.numbers import plural
from solo.rules.core.offers import Offer
from solo.rules.core.outcome import Note, Option
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Script, Table

FIGHT_PERKS = "fight-perks"


def starting_experience(table: Table[Sheet]) -> Script[None]:
    """Spend starting experience on skills, perks and Health; what is left is kept.

    Source: ART Engine, ART-036 to ART-038, ART-473, ART-510.
    """

    def options() -> tuple[Option, ...]:
        asks = "Which skill, and how good (such as: climb 2)?"
        wares = (
            Option("skill", "Choose a skill, or another rating for it", asks, hint="skill"),
            Option("skills", "Look at skills that heroes often have", hint="skills"),
            *doors_to_perks(table.sheet),
            health_option(table.sheet),
        )
        # ART-037: what is left may always be kept, so nothing forces a purchase
        done = Option("done", f"Go on, and keep {table.sheet.xp} xp", hint="done")
        return (*wares, done) if table.sheet.xp else (done, *wares)

    while True:
        answer = yield from table.ask(options, lambda: _account(table.sheet))
        match answer.option:
            case "done":
                return
            case "skill":
                table.become(buy_skill(table.sheet, answer.words))
            case "skills":
                yield from shelves_of_skills(table)
            case "health":
                table.become(raise_health(table.sheet))
            case door:
                yield from shelf_of_perks(table, fight=door == FIGHT_PERKS)


def _account(sheet: Sheet) -> tuple[str, ...]:
    """Say what there is to spend, what it buys, and what the hero has."""
    prices = printed("advancement")["starting_skill_xp"][sheet.options.starting_skills]
    told = ", ".join(f"+{score} for {price} xp" for score, price in prices.items())
    skills = ", ".join(f"{name} +{score}" for name, score in sorted(sheet.skills.items()))
    health = " ".join(box.word for box in sheet.boxes)
    return (
        f"You have {sheet.xp} xp. A skill is one narrow thing that you do well.",
        f"What a skill costs: {told}.",
        f"Skills: {skills or 'none'}. Perks: {perk_names(sheet) or 'none'}. Health: {health}.",
        f"Your Stamina gave you that Health, your Fate your Fortune: {sheet.fortune.word},"
        f" {living(sheet.fortune).lower()}.",
    )


# Skills


def shelves_of_skills(table: Table[Sheet]) -> Script[None]:
    """Look at skills that heroes often have, by the attribute that they help most (ART-510)."""
    kinds = [
        Offer(
            Option(
                name,
                f"{name.capitalize()}: {', '.join(sample_skills(name)[:3])}",
                hint=abbreviation(name).lower(),
            ),
            name,
        )
        for name in ATTRIBUTES
    ]
    about = (
        "Skills that heroes often have, by the attribute that they help most. Any other that"
        " you can name is as good."
    )
    offers = [Offer[str | None](BACK, None), *kinds]
    while (kind := (yield from table.pick(offers, (about,))).does) is not None:
        yield from shelf_of_skills(table, kind)


def shelf_of_skills(table: Table[Sheet], attribute: str) -> Script[None]:
    """Buy skills that mostly help one attribute."""
    about = f"Skills that mostly help {attribute.capitalize()}:"
    while True:
        answer = yield from table.pick(
            lambda: _samples(table.sheet, attribute),
            lambda: (f"You have {table.sheet.xp} xp. {about}",),
        )
        if answer.does is None:
            return
        if answer.words.strip(" +0123456789"):
            raise Illegal("say how good as a number from 1 to 4")
        table.become(buy_skill(table.sheet, f"{answer.does} {answer.words}"))


def _samples(sheet: Sheet, attribute: str) -> list[Offer[str | None]]:
    reason = "" if sheet.xp else "you have no xp left"
    skills = [
        Offer(
            Option(
                f"sample-{name.replace(' ', '-')}",
                name.capitalize(),
                "How good, +1 to +4?",
                reason="you have it already" if name in sheet.skills else reason,
                hint=name,
            ),
            name,
        )
        for name in sample_skills(attribute)
    ]
    return [Offer(BACK, None), *skills]


def buy_skill(sheet: Sheet, words: str) -> Changed:
    """Buy a starting skill, given as `climb 2`; another rating replaces one bought before.

    A rating of 0 gives the skill back. Without a number it is +1.

    Raises:
        Illegal: It can't be a skill, or costs more than there is.

    Source: ART Engine, ART-038.
    """
    parts = words.replace("+", " ").split()
    score = int(parts.pop()[:4]) if parts and parts[-1].isascii() and parts[-1].isdigit() else 1
    name = legal(skill_name, " ".join(parts))

    def price_of(rating: int) -> int:
        return starting_skill_price(rating, sheet.options.starting_skills)

    price = legal(price_of, score) - price_of(sheet.skills.get(name, 0))
    if price > sheet.xp:
        raise Illegal(f"{name} +{score} costs {price} xp, and you have {sheet.xp}")
    skills = {other: had for other, had in sheet.skills.items() if other != name}
    if score:
        skills[name] = score
    sheet = changed(sheet, skills=skills, xp=sheet.xp - price)
    return sheet, (Note("skill-bought", {"skill": name, "score": score, "xp": sheet.xp}),)


# Perks and Health


def doors_to_perks(sheet: Sheet) -> tuple[Option, ...]:
    """Offer to look at the two shelves of perks, and say how many of each can be had."""
    any_time, fights = (
        sum(offer.perk.fight == fight and not offer.barred for offer in buyable(sheet))
        for fight in (False, True)
    )
    return (
        Option("perks", f"Look at perks for any situation ({_to_be_had(any_time)})", hint="perks"),
        Option(FIGHT_PERKS, f"Look at perks for fights ({_to_be_had(fights)})", hint="fights"),
    )


def shelf_of_perks(table: Table[Sheet], *, fight: bool) -> Script[None]:
    """Buy perks for fights, or those for any situation (ART-473)."""

    def about() -> tuple[str, ...]:
        return (
            f"You have {table.sheet.xp} xp. A perk is something that others can't do at all.",
            f"Your perks: {perk_names(table.sheet) or 'none yet'}.",
        )

    while True:
        perk = (yield from table.pick(lambda: _perks(table.sheet, fight=fight), about)).does
        if perk is None:
            return
        table.become(buy(table.sheet, perk))


def _perks(sheet: Sheet, *, fight: bool) -> list[Offer[str | None]]:
    """Offer the way back, and the perks of a shelf, what can be had before what can't."""
    offers = [offer for offer in buyable(sheet) if offer.perk.fight == fight]
    offers.sort(key=lambda offer: bool(offer.barred))
    perks = [
        Offer(
            Option(
                f"perk-{offer.perk.id}",
                f"{_perk_name(offer.perk.id, offer.rank)}, {offer.perk.cost} xp: "
                + (offer.perk.text.rstrip(".") if offer.barred else offer.perk.text),
                reason=offer.barred,
                hint=offer.perk.name.lower(),
            ),
            offer.perk.id,
        )
        for offer in offers
    ]
    return [Offer(BACK, None), *perks]


def health_option(sheet: Sheet) -> Option:
    """Offer the next row of Health, with its boxes and its price (ART-471)."""
    price = health_price(sheet.health_rank)
    if price is None:
        return Option("health", "More Health", reason="it can't rise further", hint="buy health")
    now, then = (
        " ".join(box.word for box in health_boxes(sheet.health_rank + more)) for more in (0, 1)
    )
    reason = "" if price <= sheet.xp else f"it costs {price} xp, and you have {sheet.xp}"
    text = f"More Health for {price} xp: {then} instead of {now}"
    return Option("health", text, reason=reason, hint="buy health")


def perk_names(sheet: Sheet) -> str:
    """Return a hero's perks with their ranks as one text; nothing without any."""
    return ", ".join(_perk_name(name, rank) for name, rank in sorted(sheet.perks.items()))


def _perk_name(name: str, rank: int) -> str:
    """Return a perk as sheets show it: its name, and its rank where there are several."""
    perk = PERKS.get(name)
    if perk is None:
        title = name.replace("-", " ").capitalize()
        return f"{title} {rank}" if rank > 1 else title
    return f"{perk.name} {rank}" if perk.max > 1 else perk.name


def _to_be_had(count: int) -> str:
    return f"{plural(count, 'perk')} to be had" if count else "none to be had now"
