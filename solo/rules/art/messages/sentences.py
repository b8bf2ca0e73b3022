"""Notes and rolls as messages; nothing is decided here."""

from collections.abc import Iterator

from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.roll import FAME_BONUS, MODIFIED_TO, Pairs, RollCheck, Terms
from solo.rules.art.fight.words import words as fight_words
from solo.rules.art.messages.strips import strip
from solo.rules.art.printed import printed
from solo.rules.art.words import words
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.core.shown.strip import succeeding
from solo.words import Message, Text, lines


def asked(
    check: RollCheck, terms: Terms, used: Pairs, fame: int = 0, *, hurts: bool = False
) -> tuple[Message, ...]:
    """Say what a roll asks, and warn of what is especially dangerous.

    `hurts` is whether failing does damage by what the author wrote.

    Source: ART Engine, ART-179, ART-180.
    """
    facts = {
        **_sum({**terms._asdict(), "skills": used, "fame": fame}),
        "hidden": terms.hidden,
        "difficulty": WORDS[terms.difficulty] if terms.difficulty else "",
        "against": terms.against,
        "purpose": "" if terms.hidden else check.purpose,
    }
    return (words("asked", **facts), *warnings(terms, hurts=hurts or check.harms))


def warnings(terms: Terms, *, hurts: bool) -> tuple[Message, ...]:
    """Return the warnings that a roll deserves: that it hurts, and how hard it is (ART-180).

    It may be kept secret how hard it is, but not that it is dangerous (ART-179).
    """
    defends, difficulties = terms.kind == "defense", printed("difficulties")
    hard = not defends and terms.difficulty >= Rank.parse(difficulties["warn_from"])
    word = difficulties["challenge"][Rank(terms.difficulty).abbr] if hard else ""
    codes = {
        "warned-hurt": hurts,
        "warned-dangerous": hard and terms.hidden,
        "warned-hard": hard and not terms.hidden,
    }
    return lines(words, {"word": word}, codes)


def verdict(outcome: Outcome) -> tuple[Message, ...]:
    """Say in a line how a roll fell and what it counts, for who knows none of the rules."""
    return (words("fell-roll", **_fell(outcome)),)


def _fell(outcome: Outcome) -> Facts:
    """Return the facts of a roll, those with which a group is told among them."""
    facts = outcome.facts
    result = facts["result"]  # a way, a chase or a trail has labels of its own
    joined = facts["kind"] == "group" and facts.get("parts", ())
    (_, own), *others = joined or (("", result),)
    combined = bool(others) and own != result
    shown = not facts["hidden"] and facts["difficulty"]
    return {
        **facts,
        **_counts(outcome),
        "succeeds": succeeding(strip(outcome)),
        "own": own if combined else result,
        "joined": result if combined else "",
        "disaster": facts.get("rule") == "ART-228" and result != Rank.CATASTROPHIC.word,
        "counts": bool(shown and outcome.count),  # a whole chase has no count
    }


def told(outcome: Outcome) -> Message:
    """Say what a roll comes to as far as its player may know: `Good, 2 successes`."""
    hidden = outcome.facts["hidden"] or not outcome.facts["difficulty"]
    return words("comes-to", **_counts(outcome), count=not hidden or "")


def _counts(outcome: Outcome) -> Facts:
    """Return the count: `2 successes`; without a difficulty there is none (ART-195)."""
    return {"label": outcome.label, "successes": outcome.successes, "failures": outcome.failures}


def explain(outcome: Outcome) -> tuple[Text, ...]:
    """Explain one roll: the whole in a line, then step by step with the ids of the rules.

    What was never rolled needs no explaining: it gives no lines.
    """
    facts = outcome.facts
    if "row" not in facts:
        ended = "totals" in facts
        return lines(words, _totals(facts), {"why-totals": ended, "why-totals-rule": ended})
    added = _sum(facts)
    counted, won = facts["difficulty_index"], bool(outcome.successes)
    codes = {
        "fell-roll": True,
        "why-sum": True,
        "why-row": True,
        "why-capped": _total(facts) != facts["row"],
        "why-fame": facts["fame"],
        "why-roll": True,
        "why-ranges": True,
        "why-column": True,
        "why-raised": facts["raised"],
        "why-shift": facts["shift"],
        "why-no-difficulty": not counted,
        "why-difficulty": counted,
        "why-successes": counted and won,
        "why-failures": counted and not won,
        "why-damage": "damage" in facts and outcome.failures,
        "why-sanity": "effect" in facts,
        "why-parts": "parts" in facts,
        "why-totals": "totals" in facts,
        "why-totals-rule": "totals" in facts,
        "why-earned": "earned" in facts,
        "why-doubles": "doubles" in outcome.triggers,
    }
    more = {
        "most": MODIFIED_TO,
        "ranges": tuple(_ranges(facts["bounds"])),
        "column_rank": WORDS[facts["column"]],
    }
    return lines(words, {**_fell(outcome), **added, **_totals(facts), **more}, codes)


def _totals(facts: Facts) -> Facts:
    """Return how far a sustained action came."""
    return dict(zip(("won", "lost"), facts.get("totals", ()), strict=False))


def _total(facts: Facts) -> int:
    added: int = sum(score for _, score in (*facts["skills"], *facts["modifiers"]))
    return int(facts["rating"]) + added + int(facts["fame"]) * FAME_BONUS


def _sum(facts: Facts) -> Facts:
    """Return what `sum` says of a trait: `Strength 7 + Climb 2 = 9`."""
    several = facts["skills"] or facts["modifiers"] or facts["fame"]
    named = {name: facts[name] for name in ("attribute", "rating", "skills", "modifiers")}
    total = _total(facts) if several else None
    return {**named, "fame_points": facts["fame"] * FAME_BONUS, "total": total}


def _ranges(bounds: tuple[int, ...]) -> Iterator[tuple[str, int | None, int]]:
    """Yield the ranks of a row, each with the first and the last roll that reach it."""
    before = 0
    for column, last in enumerate(bounds, 1):
        yield WORDS[column], before + 1 if before + 1 < last else None, last
        before = last


def phrase(note: Note) -> Text:
    """Say a note: its code is that of its message, its facts are those of its sentence.

    In a fight, who is the reader has no name.
    """
    code, facts = note.code, note.facts
    if code.startswith("fight-"):
        return fight_words(code[6:], **{**facts, **({"who": ""} if facts.get("you") else {})})
    count = facts.get("count")
    counts = counted_as(count) if count and isinstance(count, str) else {}
    return words(code, **{**facts, **counts})


def counted_as(count: str) -> dict[str, int]:
    """Return a count as authors key it, such as `2s`, as the facts of `counted`."""
    number, won = int(count[:-1]), count.endswith("s")
    return {"successes": number * won, "failures": number * (not won)}
