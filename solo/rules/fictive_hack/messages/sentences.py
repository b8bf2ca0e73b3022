"""Rolls and notes as messages, made from their facts; nothing is decided here."""

from collections.abc import Callable, Iterable, Mapping

from solo.rules.core.numbers import lasting
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.fictive_hack.checks.task import Task, Terms
from solo.rules.fictive_hack.fight.attack_roll import Terms as Attack
from solo.rules.fictive_hack.fight.attack_roll import Thrown
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.heroes.talents import improvement
from solo.rules.fictive_hack.words import words
from solo.words import Message, Text


def sum_of(attribute: str, score: int, modifiers: Iterable[tuple[Text, int]]) -> Message:
    """Return what is added to a die: `Brawn 2 - armor 2`."""
    return words("sum", attribute=attribute, score=score, points=_points(modifiers))


def _points(added: Iterable[tuple[Text, int]], attribute: int = 0) -> tuple[Message, ...]:
    """Return what is added to a roll, or taken off it: a bonus below 0 is called a penalty."""
    own: tuple[tuple[Text, int], ...] = (("attribute", attribute),) if attribute else ()
    return tuple(
        words("point", name="penalty" if name == "bonus" and n < 0 else name, points=n)
        for name, n in (*own, *added)
    )


def asked(task: Task, terms: Terms, sheet: Sheet | None) -> tuple[Message, ...]:
    """Say what a roll asks of this hero."""
    why = task.barred(sheet)
    if task.sure:
        return (words("no-roll", why=why),)
    added = sum_of(terms.attribute, terms.score, terms.modifiers)
    against, purpose = task.facing(sheet), task.purpose
    line = words("asked", dice=terms.dice, sum=added, against=against, purpose=purpose)
    return (line, words("barred", why=why)) if why else (line,)


def verdict(outcome: Outcome) -> tuple[Message, ...]:
    """Say in a line how a roll fell."""
    facts = outcome.facts
    total, difficulty = facts.get("total"), facts.get("difficulty")
    return (words("verdict", **fallen(outcome), total=total, difficulty=difficulty),)


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
        return (words("could-not", reason=facts["reason"]),)
    if not facts.get("face"):
        return (words("not-rolled", rule=facts["rule"]),) if "rule" in facts else ()
    lines = [words("by-rule", sum=reckoned(outcome), rule=facts["rule"])]
    if "by" in facts:
        by, against = facts["by"], facts.get("against")
        lines.append(words("margin", by=by, over=by > 0, against=against))
    if "catch" in facts:
        lines.append(
            words("not-to-fall", catch=facts["catch"], difficulty=facts["difficulty"]),
        )
    return tuple(lines)


def reckoned(outcome: Outcome) -> Message:
    """Return a roll as a sum: `5 + Cunning 3 makes 8 against 7: passed`."""
    facts = outcome.facts
    rolled, boosts = "attribute" in facts, facts.get("boosts", 0)
    return words(
        "reckoned",
        **fallen(outcome),
        face=facts["face"],
        sum=sum_of(facts["attribute"], facts["score"], facts["modifiers"]) if rolled else None,
        boosts=boosts,
        boosted=2 * boosts,
        total=facts["total"],
        difficulty=facts.get("difficulty"),
    )


def attack_sum(terms: Attack, thrown: Thrown) -> Message:
    """Return what an attack adds up, its total left out: `8 + 7 of 8, 3, 7 + arena 2`."""
    dropped = len(thrown.kept) < len(thrown.faces)
    points = _points(terms.bonuses, terms.attribute if terms.pool.attribute else 0)
    return words("attack-sum", kept=thrown.kept, dropped=dropped, faces=thrown.faces, points=points)


def explain_attack(facts: Facts) -> tuple[Message, ...]:
    """Explain an attack: dice, total, armor, Wounds."""
    lines = [words("whose", who=facts["who"])] if "who" in facts else []
    points = _points(facts["bonuses"], facts["attribute"])
    shown = {name: facts[name] for name in ("faces", "kept", "total")}
    lines.append(words("attack-dice", points=points, **shown))
    if not facts["hit"]:
        return (*lines, words("why-missed", encumbered=facts["misses"]))
    if facts["critical"]:
        lines.append(words("why-critical"))
    lines += [words("why-more", more=more, name=name) for name, more in facts["extra"]]
    lines.append(_through(facts))
    if facts["swarm"]:
        lines.append(words("why-swarm"))
    return tuple(lines)


def _through(facts: Facts) -> Message:
    """Say what armor leaves of a hit: `2 Wounds; medium armor stops 1 of them at 12`."""
    shown = {name: facts[name] for name in ("armor", "dealt", "soak", "total", "wounds")}
    rules = "FH-055, FH-071" if facts["pierces"] else "FH-071"
    return words("through", rules=rules, stopped=min(facts["soak"], facts["dealt"]), **shown)


def phrase(note: Note) -> Message:
    """Say a note: its code is that of its message, its facts are those of its sentence."""
    by, more = note.facts.get("by"), _MORE.get(note.code)
    less = isinstance(by, int) and by < 0
    return words(note.code, less=less, **note.facts, **(more(note.facts) if more else {}))


_MORE: Mapping[str, Callable[[Facts], Facts]] = {
    "rested": lambda f: {"span": lasting(f["passed"])},
    "talent-improved": lambda f: {"better": improvement(f["talent"], f["how"])},
}
"""What some sentences say besides the facts of their notes."""
