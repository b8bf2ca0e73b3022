"""Rolls as messages, made from their facts; nothing is decided here."""

from solo.rules.core.outcome import Facts, Outcome
from solo.rules.core.shown.sheet_rows import fields
from solo.rules.core.shown.strip import succeeding
from solo.rules.fictive_hack.checks.task import Task, Terms
from solo.rules.fictive_hack.fight.attack_roll import Terms as Attack
from solo.rules.fictive_hack.fight.attack_roll import Thrown
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.messages.strips import strip
from solo.rules.fictive_hack.words import words
from solo.words import Message, Text, lines


def asked(task: Task, terms: Terms, sheet: Sheet | None) -> tuple[Message, ...]:
    """Say what a roll asks of this hero."""
    facts = {**terms._asdict(), "purpose": task.purpose, "why": task.barred(sheet)}
    if task.sure:
        return (words("no-roll", **facts),)
    facts["against"] = task.facing(sheet)
    return lines(words, facts, {"asked": True, "barred": facts["why"]})


def verdict(outcome: Outcome) -> tuple[Message, ...]:
    """Say in a line how a roll fell."""
    succeeds = succeeding(strip(outcome))
    return (words("verdict", **{**outcome.facts, **fallen(outcome), "succeeds": succeeds}),)


def fallen(outcome: Outcome) -> Facts:
    """Return what `fallen` says: the label of a roll; of a tie also whose it is."""
    return {"label": outcome.label, "enough": bool(outcome.successes)}


def explain(outcome: Outcome) -> tuple[Text, ...]:
    """Explain one roll line by line, with the ids of the rules."""
    facts = outcome.facts
    if "armor" in facts:
        return explain_attack(facts)
    if facts.get("told"):
        return (facts["told"],)
    if facts.get("reason"):
        return lines(words, facts, {"could-not": True, "could-not-rule": True})
    if not facts.get("face"):
        ruled = "rule" in facts
        return lines(words, facts, {"not-rolled": ruled, "not-rolled-rule": ruled})
    codes = {"by-rule": True, "margin": "by" in facts, "not-to-fall": "catch" in facts}
    return (*verdict(outcome), *lines(words, reckoned(outcome).facts, codes))


def reckoned(outcome: Outcome) -> Message:
    """Return a roll as a sum: `5 + Cunning 3 makes 8 against 7: passed`."""
    boosts = outcome.facts.get("boosts", 0)
    facts = {**outcome.facts, **fallen(outcome), "boosts": boosts, "boosted": 2 * boosts}
    return words("reckoned", **facts)


def attack_sum(terms: Attack, thrown: Thrown) -> Message:
    """Return what an attack adds up, its total left out: `8 + 7 of 8, 3, 7 + arena 2`."""
    attribute = terms.attribute if terms.pool.attribute else 0
    dropped = len(thrown.kept) < len(thrown.faces)
    own = {"attribute": attribute, "bonuses": terms.bonuses, "dropped": dropped}
    return words("attack-sum", **fields(thrown, "kept faces"), **own)


def explain_attack(facts: Facts) -> tuple[Message, ...]:
    """Explain an attack: dice, total, armor, Wounds."""
    hit, stopped = facts["hit"], min(facts["soak"], facts["dealt"])
    told = {"whose": "who" in facts, "attack-dice": True, "attack-rule": True,
            "why-missed": not hit, "why-critical": hit and facts["critical"]}  # fmt: skip
    more = (words("why-more", more=more, name=name) for name, more in facts["extra"] if hit)
    rest = {"through": hit, "why-swarm": hit and facts["swarm"]}
    return (
        *lines(words, facts, told),
        *more,
        *lines(words, {**facts, "stopped": stopped}, rest),
    )
