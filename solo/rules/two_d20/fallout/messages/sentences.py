"""Fallout's outcomes as messages, and views of the sheet. No rule is decided here."""

from solo.rules.core.outcome import Outcome
from solo.rules.core.shown.sheet_rows import Aloud, Gauge, Values, fields, rows, sections
from solo.rules.core.system_parts import Row, Section
from solo.rules.two_d20.core import likelihood as oracle
from solo.rules.two_d20.core import sheet_rows as shown
from solo.rules.two_d20.core.sentences import explain_test
from solo.rules.two_d20.core.sheet_rows import of_most
from solo.rules.two_d20.fallout.checks.combat_dice import HARMED, UNHARMED
from solo.rules.two_d20.fallout.checks.spends import GAME
from solo.rules.two_d20.fallout.gear.written import Weapon
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.words import words
from solo.words import Message, lines


def explain(outcome: Outcome) -> tuple[Message, ...]:
    """Explain an outcome line by line, with the ids of the rules."""
    facts = {"armor": 0, "pierced": 0, **outcome.facts, "faces": outcome.faces,
             "label": outcome.label}  # fmt: skip
    if "answer" in facts:
        return oracle.explain(outcome)
    hurt, tested = outcome.label in (HARMED, UNHARMED), "difficulty" in facts
    told = {
        "fight-ended": "foes_left" in facts,
        "why-who": "who" in facts and (hurt or tested),
        "why-damage": hurt,
        "why-through": hurt,
    }
    test = explain_test(outcome, GAME, "Action Points") if tested and not hurt else ()
    return (*lines(words, facts, told), *test)


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    skills = [{"name": n, **fields(one, "rating tag")} for n, one in sorted(sheet.skills.items())]
    health: Values = {"health": of_most(sheet.health, sheet.most_health), "armor": sheet.armor}
    parts: dict[str, Values] = {
        "identity": {**shown.identity(sheet, words), **shown.experience(sheet)},
        "attributes": shown.attributes(sheet),
        "skills": {"skill": skills},
        "health": {**health, **shown.state(sheet)},
        "pools": {
            "action-points": of_most(sheet.pool, sheet.pool_cap),
            "gm-points": sheet.threat,
            "luck": of_most(sheet.luck, sheet.attributes["luck"]),
        },
        "gear": {
            "weapon": [_weapon(one) for one in sheet.weapons],
            "item": [fields(one, "name heals") for one in sheet.gear],
        },
        "perks": {"perk": [fields(one, "name skill extra_d20") for one in sheet.perks]},
        "conditions": shown.conditions(sheet),
        "companions": shown.companions(sheet),
    }
    return sections(words, parts)


def _weapon(one: Weapon) -> dict[str, object]:
    return {**fields(one, "name kind dice"), "qualities": tuple(one.qualities.items())}


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    values: Values = {
        "hero": sheet.name,
        "health": Gauge(sheet.health, sheet.most_health),
        "ap": Gauge(sheet.pool, sheet.pool_cap, drawn=False),
        "gm": Aloud({"points": sheet.threat}),
        "luck": sheet.luck,
    }
    return rows(words, values)
