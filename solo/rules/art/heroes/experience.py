"""Spending of experience: skills at the start; perks and Health then and between adventures.

Notes: skill-bought, and those of perks and of advancement.
"""

from collections.abc import Iterable

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.heroes.advancement import (
    health_price,
    raise_health,
    starting_skill_price,
)
from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation, sample_skills
from solo.rules.art.heroes.perks import Offer as Buyable
from solo.rules.art.heroes.perks import buy, buyable, perk_name
from solo.rules.art.heroes.sheet import Changed, Sheet, changed, health_boxes
from solo.rules.art.heroes.skill_names import skill_name
from solo.rules.art.heroes.words import words as say
from solo.rules.art.printed import printed
from solo.rules.art.words import words as shared
from solo.rules.core.menus.menu import BACK
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Note, Option
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import legal
from solo.words import Message, Text

FIGHT_PERKS = "fight-perks"


def starting_experience(table: Table[Sheet]) -> Script[None]:
    """Spend starting experience on skills, perks and Health; what is left is kept.

    Source: ART Engine, ART-036 to ART-038, ART-473, ART-510.
    """

    def options() -> tuple[Option, ...]:
        wares = (
            Option("skill", say("choose-skill"), say("which-skill"), hint="skill"),
            Option("skills", say("look-at-skills"), hint="skills"),
            *doors_to_perks(table.sheet),
            health_option(table.sheet),
        )
        # ART-037: what is left may always be kept, so nothing forces a purchase
        done = Option("done", say("go-on", xp=table.sheet.xp), hint="done")
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


def _account(sheet: Sheet) -> tuple[Message, ...]:
    """Say what there is to spend, what it buys, and what the hero has."""
    prices = printed("advancement")["starting_skill_xp"][sheet.options.starting_skills]
    costs = tuple(say("skill-price", score=score, xp=price) for score, price in prices.items())
    skills = tuple(say("skill", name=name, score=n) for name, n in sorted(sheet.skills.items()))
    boxes, perks = box_words(sheet.boxes), perk_names(sheet)
    return (
        say("xp-for-skills", xp=sheet.xp),
        say("skills-cost", prices=costs),
        say("what-you-have", skills=skills, perks=perks, boxes=boxes),
        say("born-with", fortune=sheet.fortune.word),
    )


def box_words(boxes: Iterable[Rank]) -> tuple[Message, ...]:
    """Return boxes of Health in words, one by one."""
    return tuple(say("box", rank=box.word) for box in boxes)


# Skills


def shelves_of_skills(table: Table[Sheet]) -> Script[None]:
    """Look at skills that heroes often have, by the attribute that they help most (ART-510)."""
    kinds = [
        Offer(
            Option(
                name,
                say("skills-for", attribute=name, skills=sample_skills(name)[:3]),
                hint=abbreviation(name).lower(),
            ),
            name,
        )
        for name in ATTRIBUTES
    ]
    offers = [Offer[str | None](BACK, None), *kinds]
    while (kind := (yield from table.pick(offers, (say("about-skills"),))).does) is not None:
        yield from shelf_of_skills(table, kind)


def shelf_of_skills(table: Table[Sheet], attribute: str) -> Script[None]:
    """Buy skills that mostly help one attribute."""
    while True:
        answer = yield from table.pick(
            lambda: _samples(table.sheet, attribute),
            lambda: (say("shelf-of-skills", xp=table.sheet.xp, attribute=attribute),),
        )
        if answer.does is None:
            return
        if answer.words.strip(" +0123456789"):
            raise Illegal(say("say-how-good"))
        table.become(buy_skill(table.sheet, f"{answer.does} {answer.words}"))


def _samples(sheet: Sheet, attribute: str) -> list[Offer[str | None]]:
    reason: Text = "" if sheet.xp else say("no-xp-left")
    skills = [
        Offer(
            Option(
                f"sample-{name.replace(' ', '-')}",
                shared("label-skill", name=name),
                say("how-good"),
                reason=say("have-it-already") if name in sheet.skills else reason,
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
        raise Illegal(say("skill-too-dear", name=name, score=score, price=price, xp=sheet.xp))
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
        Option("perks", say("look-at-perks", fight=False, count=any_time), hint="perks"),
        Option(FIGHT_PERKS, say("look-at-perks", fight=True, count=fights), hint="fights"),
    )


def shelf_of_perks(table: Table[Sheet], *, fight: bool) -> Script[None]:
    """Buy perks for fights, or those for any situation (ART-473)."""

    def about() -> tuple[Message, ...]:
        sheet = table.sheet
        return say("about-perks", xp=sheet.xp), say("perks-had", perks=perk_names(sheet))

    while True:
        perk = (yield from table.pick(lambda: _perks(table.sheet, fight=fight), about)).does
        if perk is None:
            return
        table.become(buy(table.sheet, perk))


def _perks(sheet: Sheet, *, fight: bool) -> list[Offer[str | None]]:
    """Offer the way back, and the perks of a shelf, what can be had before what can't."""
    offers = [offer for offer in buyable(sheet) if offer.perk.fight == fight]
    offers.sort(key=lambda offer: bool(offer.barred))
    return [Offer(BACK, None), *map(_perk, offers)]


def _perk(offer: Buyable) -> Offer[str | None]:
    """Offer the next rank of a perk."""
    perk, name = offer.perk, perk_name(offer.perk.id, offer.rank)
    barred = bool(offer.barred)
    text = say("perk-offered", perk=name, cost=perk.cost, barred=barred, does=perk.does)
    option = Option(f"perk-{perk.id}", text, reason=offer.barred, hint=perk.name.lower())
    return Offer(option, perk.id)


def health_option(sheet: Sheet) -> Option:
    """Offer the next row of Health, with its boxes and its price (ART-471)."""
    price = health_price(sheet.health_rank)
    if price is None:
        text, reason = say("more-health", price="", now=(), then=()), say("no-further")
        return Option("health", text, reason=reason, hint="buy health")
    now, then = (box_words(health_boxes(sheet.health_rank + more)) for more in (0, 1))
    text = say("more-health", price=price, now=now, then=then)
    dear = "" if price <= sheet.xp else say("costs-xp", price=price, xp=sheet.xp)
    return Option("health", text, reason=dear, hint="buy health")


def perk_names(sheet: Sheet) -> tuple[Message, ...]:
    """Return a hero's perks with their ranks."""
    return tuple(perk_name(name, rank) for name, rank in sorted(sheet.perks.items()))
