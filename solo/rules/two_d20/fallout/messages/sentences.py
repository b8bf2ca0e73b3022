"""Sentences for notes and outcomes of Fallout, and views of the sheet. No rule is decided here."""

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.core.system import Row, Section
from solo.rules.two_d20.core import likelihood as oracle
from solo.rules.two_d20.core import sentences as shared
from solo.rules.two_d20.core import sheet_rows as rows
from solo.rules.two_d20.fallout.checks.combat_dice import HARMED, UNHARMED
from solo.rules.two_d20.fallout.checks.spends import GAME
from solo.rules.two_d20.fallout.gear.written import Perk
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.words import Text


def phrase(note: Note) -> Text:
    """Say a note in one plain sentence."""
    return shared.phrase(note, PHRASES)


def explain(outcome: Outcome) -> tuple[Text, ...]:
    """Explain an outcome line by line, with the ids of the rules."""
    facts = outcome.facts
    if "answer" in facts:
        return oracle.explain(outcome)
    if "foes_left" in facts:
        return (shared.explain_fight(outcome),)
    who = (_cap(facts["who"]),) if "who" in facts else ()  # in a fight
    if outcome.label in (HARMED, UNHARMED):
        effects = plural(facts["effects"], "Effect")
        dice = f"The combat dice show {shared.listed(outcome.faces)}: " * bool(outcome.faces)
        stops, not_stops = facts.get("armor", 0), facts.get("pierced", 0)
        pierced = f", of which {not_stops} is pierced" * bool(not_stops)
        armor = f"Armor {stops}{pierced}: " * bool(stops)
        return (
            *who,
            f"{dice}{facts['damage']} damage, {effects} (FO-025, FO-035).",
            f"{armor}{facts['through']} gets through.",
        )
    if "difficulty" not in facts:
        return ()
    return (*who, *shared.explain_test(outcome, GAME, "Action Points"))


def describe(sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as shown to the player; sections with nothing in them are left out."""
    return rows.filled(
        ("identity", "Identity", rows.identity(sheet)),
        ("attributes", "Attributes", rows.attributes(sheet)),
        ("skills", "Skills", _skills(sheet)),
        ("health", "Health", _health(sheet)),
        ("pools", "Action Points and Luck", _pools(sheet)),
        ("gear", "Gear", _gear(sheet)),
        ("perks", "Perks", map(_perk, sheet.perks)),
        ("conditions", "Conditions", rows.conditions(sheet)),
        ("companions", "Companions", rows.companions(sheet)),
    )


def status(sheet: Sheet) -> tuple[Row, ...]:
    """Return the few values that the toolbar shows."""
    return (
        Row("Hero", sheet.name),
        Row("Health", f"{sheet.health}/{sheet.most_health}",
            f"{sheet.health} of {sheet.most_health}", (sheet.health, sheet.most_health)),
        Row("AP", f"{sheet.pool}/{sheet.pool_cap}", f"{sheet.pool} Action Points"),
        Row("GM", str(sheet.threat), f"{sheet.threat} of the gamemaster's"),
        Row("Luck", str(sheet.luck)),
    )  # fmt: skip


def _skills(sheet: Sheet) -> tuple[Row, ...]:
    return tuple(
        Row(name.capitalize(), f"{known.rating}{', tagged' if known.tag else ''}")
        for name, known in sorted(sheet.skills.items())
    )


def _health(sheet: Sheet) -> tuple[Row, ...]:
    shown = [
        Row("Health", f"{sheet.health} of {sheet.most_health}"),
        Row("Armor", str(sheet.armor)),
    ]
    if sheet.dead or sheet.fallen:
        shown.append(Row("State", "dead" if sheet.dead else "down"))
    return tuple(shown)


def _pools(sheet: Sheet) -> tuple[Row, ...]:
    return (
        Row("Action Points", f"{sheet.pool} of {sheet.pool_cap}"),
        Row("The gamemaster's", str(sheet.threat)),
        Row("Luck", f"{sheet.luck} of {sheet.attributes['luck']}"),
    )


def _gear(sheet: Sheet) -> tuple[Row, ...]:
    weapons = [
        Row(weapon.name.capitalize(),
            f"{weapon.kind}, {plural(weapon.dice, 'combat die', 'combat dice')}")
        for weapon in sheet.weapons
    ]  # fmt: skip
    things = [
        Row(item.name.capitalize(), f"heals {item.heals}" if item.heals else "carried")
        for item in sheet.gear
    ]
    return (*weapons, *things)


def _perk(perk: Perk) -> Row:
    dice = plural(perk.extra_d20, "die", "dice")
    return Row(perk.name, f"{dice} more for {perk.skill or 'any skill'}")


def _hurt(facts: Facts) -> str:
    told = shared.rolled(facts) + f"{facts['damage']} damage"
    if facts["armor"]:
        told += f", armor {facts['armor']}"
    left = f", {facts['left']} Health left" if facts["through"] else ""
    return f"{told}: {_through(facts)}{left}."


def _through(facts: Facts) -> str:
    number = facts["through"]
    return f"{number or 'nothing'} {'get' if number > 1 else 'gets'} through"


def _struck(facts: Facts) -> str:
    return (
        f"{_cap(facts['name'])}: {facts['damage']} damage, {_through(facts)}, "
        f"{facts['left']} Health left."
    )


def _health_note(facts: Facts) -> str:
    return f"Health {facts['by']:+}: {facts['now']} left."


def _count(facts: Facts) -> str:
    number = facts["successes"]
    return plural(number, "success", "successes") if number else "no success"


def _who(facts: Facts, you: str, other: str) -> str:
    """Begin a sentence with who attacks: the hero, or an ally by name."""
    return f"{_cap(facts['by'])} {other}" if facts["by"] else f"You {you}"


def _at(facts: Facts) -> str:
    return f" {facts['at']}" if facts["at"] else ""


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


_STANCES = {"aim": "You take your time over the next one.", "take-cover": "You take cover."}

PHRASES: shared.Phrases = {
    "hurt": _hurt,
    "health": _health_note,
    "fallen": lambda f: "That is as much as you can take. You go down.",
    "armor": lambda f: f"Your armor is {f['points']} now.",
    "timing": lambda f: "As luck would have it, you are first.",
    "stance": lambda f: _STANCES[f["what"]],
    "attacks": lambda f: (
        f"{_who(f, 'go', 'goes')} for {f['name']} with {'' if f['by'] else 'your '}{f['weapon']}: "
        f"{shared.listed(f['faces'])}, {_count(f)} of {f['difficulty']}."
    ),
    "missed": lambda f: _who(f, "don't", "doesn't") + f" hit {f['name']}.",
    "struck": _struck,
    "fell": lambda f: f"{_cap(f['name'])} goes down.",
    "tested": lambda f: (
        f"The dice show {shared.listed(f['faces'])}: {_count(f)} of {f['difficulty']}; "
        f"{'it comes off' if f['passed'] else 'it does not come off'}."
        if f["faces"]
        else "No dice are needed: it comes off."
    ),
    "spent": lambda f: "One more combat die.",
    "stunned": lambda f: (
        f"{_cap(f['name'])} is stunned, and loses a turn."
        if f["name"]
        else "You are stunned: your next turn has no major action."
    ),
    "holds": lambda f: f"{_cap(f['name'])} is too dazed to do anything.",
    "foe-flees": lambda f: f"{_cap(f['name'])} has had enough, and is gone.",
    "foe-covers": lambda f: f"{_cap(f['name'])} takes cover: a step harder to hit.",
    "foe-assists": lambda f: f"{_cap(f['name'])} makes ready to help the next that attacks.",
    "foe-helped": lambda f: f"The helper's die shows {f['face']}: {_count(f)} more.",
    "foe-bought": lambda f: f"The gamemaster buys {plural(f['dice'], 'die', 'dice')} for it.",
    "foe-worse": lambda f: (
        f"The gamemaster makes it worse, by {plural(f['dice'], 'combat die', 'combat dice')}."
    ),
    "foe-attacks": lambda f: (
        f"{_cap(f['name'])} attacks{_at(f)}, {f['weapon']}: {shared.listed(f['faces'])}, "
        f"{_count(f)} of {f['needed']}."
    ),
}
"""The words for notes of Fallout's own."""
