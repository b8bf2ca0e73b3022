"""Opposed rolls between two heroes of a party, where a tie decides nothing (FH-163, FH-165)."""

from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.table import Script, Table
from solo.rules.core.words import words as core
from solo.rules.fictive_hack.checks.attribute_rolls import Opposed
from solo.rules.fictive_hack.checks.single_roll import attribute_roll
from solo.rules.fictive_hack.checks.task import unable
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.party import COMPANY
from solo.rules.fictive_hack.words import words


def against_hero(table: Table[Sheet], check: Opposed, *, asks: bool) -> Script[Outcome]:
    """Roll against another hero: the one who is named, or whom the player picks.

    Whose slug it is stands among the triggers when the other wins.
    """
    others = COMPANY.fellows(table.sheet, check.hero)
    if not others:
        yield from table.ask((Option("go-on", core("go-on"), hint="go on"),), forced="go-on")
        return unable(words("nobody-opposes"))
    who = slug(others[0].name)
    if len(others) > 1:
        offers = [
            Offer(Option(f"who-{slug(one.name)}", one.name, hint=slug(one.name)), slug(one.name))
            for one in others
        ]
        who = (yield from table.pick(offers, (words("against-whom"),))).does
    rival = COMPANY.named(table.sheet, who)
    assert rival is not None
    outcome = yield from attribute_roll(table, check.against_hero(rival), asks=asks)
    lost = outcome.label == "failed"
    return outcome._replace(triggers=(*outcome.triggers, who)) if lost else outcome
