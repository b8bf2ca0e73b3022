"""Notes and rolls as messages; nothing is decided here."""

from collections import Counter
from collections.abc import Iterator

from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.roll import FAME_BONUS, MODIFIED_TO, Modifiers, Pairs, RollCheck, Terms
from solo.rules.art.fight import messages as fight_words
from solo.rules.art.printed import printed
from solo.rules.art.words import words
from solo.rules.core.numbers import lasting
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.words import Message, Text


def asked(
    check: RollCheck, terms: Terms, used: Pairs, fame: int = 0, *, hurts: bool = False
) -> tuple[Message, ...]:
    """Say what a roll asks, and warn of what is especially dangerous.

    `hurts` is whether failing does damage by what the author wrote.

    Source: ART Engine, ART-179, ART-180.
    """
    line = words(
        "asked",
        sum=_sum(terms.attribute, terms.rating, used, terms.modifiers, fame),
        hidden=terms.hidden,
        difficulty=WORDS[terms.difficulty] if terms.difficulty else "",
        against=terms.against,
        purpose="" if terms.hidden else check.purpose,
    )
    return (line, *warnings(terms, hurts=hurts))


def warnings(terms: Terms, *, hurts: bool) -> tuple[Message, ...]:
    """Return the warnings that a roll deserves: that it hurts, and how hard it is (ART-180)."""
    defends = terms.kind == "defense"
    harm = (words("warned-hurt"),) if hurts or defends else ()
    return harm if defends else (*harm, *_hard(terms))


def _hard(terms: Terms) -> Iterator[Message]:
    difficulties = printed("difficulties")
    if terms.difficulty < Rank.parse(difficulties["warn_from"]):
        return
    if terms.hidden:  # it is kept secret how hard it is, not that it is dangerous (ART-179)
        yield words("warned-dangerous")
    else:
        word = difficulties["challenge"][Rank(terms.difficulty).abbr]
        yield words("warned-hard", word=word)


def verdict(outcome: Outcome) -> tuple[Message, ...]:
    """Say in a line how a roll fell and what it counts."""
    facts = outcome.facts
    result = facts["result"]  # a way, a chase or a trail has labels of its own
    joined = facts["kind"] == "group" and facts.get("parts", ())
    (_, own), *others = joined or (("", result),)
    combined = bool(others) and own != result
    disaster = facts.get("rule") == "ART-228" and result != Rank.CATASTROPHIC.word
    difficulty = "" if facts["hidden"] else facts["difficulty"]
    line = words(
        "fell-roll",
        taken=facts["taken"],
        roll=facts["roll"],
        own=own if combined else result,
        joined=result if combined else "",
        disaster=disaster,
        difficulty=difficulty,
        count=_counted(outcome) if difficulty and outcome.count else "",  # a whole chase has none
    )
    return (line,)


def told(outcome: Outcome) -> Message:
    """Say what a roll comes to as far as its player may know: `Good, 2 successes`."""
    hidden = outcome.facts["hidden"] or not outcome.facts["difficulty"]
    return words("comes-to", label=outcome.label, count="" if hidden else _counted(outcome))


def _counted(outcome: Outcome) -> Message:
    """Say the count: `2 successes`, `1 failure`; without a difficulty there is none (ART-195)."""
    return words("counted", successes=outcome.successes, failures=outcome.failures)


def explain(outcome: Outcome) -> tuple[Text, ...]:
    """Explain one roll: the whole in a line, then step by step with the ids of the rules.

    What was never rolled needs no explaining: it gives no lines.
    """
    if "row" not in outcome.facts:
        return tuple(_explain_totals(outcome.facts))
    return (*_explain_roll(outcome), *_explain_count(outcome), *_explain_rest(outcome))


def _explain_roll(outcome: Outcome) -> Iterator[Message]:
    facts = outcome.facts
    row, parts = facts["row"], (facts["rating"], facts["skills"], facts["modifiers"], facts["fame"])
    yield words("why-whole", sum=_sum(facts["attribute"], *parts), fell=verdict(outcome)[0])
    yield words("why-row", row=row)
    if _total(*parts) != row:
        yield words("why-capped", most=MODIFIED_TO)
    if facts["fame"]:
        yield words("why-fame", fame=facts["fame"])
    yield words("why-roll", roll=facts["roll"], taken=facts["taken"])
    yield words("why-ranges", row=row, ranges=tuple(_ranges(facts["bounds"])))
    yield words("why-column", rank=WORDS[facts["column"]])
    if facts["raised"]:
        yield words("why-raised", raised=facts["raised"])
    if facts["shift"]:
        yield words("why-shift", shift=facts["shift"], result=facts["result"])


def _explain_count(outcome: Outcome) -> Iterator[Message]:
    facts = outcome.facts
    if not facts["difficulty_index"]:
        yield words("why-no-difficulty")
        return
    yield words("why-difficulty", difficulty=facts["difficulty"], against=facts["against"])
    yield words(
        "why-successes" if outcome.successes else "why-failures",
        label=outcome.label,
        difficulty=facts["difficulty"],
        result=facts["result_index"],
        needed=facts["difficulty_index"],
        count=_counted(outcome),
    )


def _explain_totals(facts: Facts) -> Iterator[Message]:
    """Explain how far a sustained action came."""
    if "totals" in facts:
        won, lost = facts["totals"]
        yield words("why-totals", won=won, lost=lost)


def _explain_rest(outcome: Outcome) -> Iterator[Message]:
    """Explain what a Defense, a Sanity or a longer action made of the roll."""
    facts, count = outcome.facts, _counted(outcome)
    if "damage" in facts and outcome.failures:
        rating = facts["damage_rating"]
        yield words("why-damage", count=count, rating=rating, damage=facts["damage"])
    if "effect" in facts:
        yield words("why-sanity", effect=facts["effect"])
    if "parts" in facts:
        parts = tuple(words("part", name=name, rank=rank) for name, rank in facts["parts"])
        yield words("why-parts", parts=parts, label=outcome.label, rule=facts["rule"])
    yield from _explain_totals(facts)
    if "earned" in facts:
        yield words("why-earned", count=count, earned=facts["earned"])
    if "doubles" in outcome.triggers:
        yield words("why-doubles")


def _total(rating: int, skills: Pairs, modifiers: Modifiers, fame: int) -> int:
    return rating + sum(score for _, score in (*skills, *modifiers)) + fame * FAME_BONUS


def _sum(attribute: str, rating: int, skills: Pairs, modifiers: Modifiers, fame: int) -> Message:
    """Write a trait as its sum: `Strength 7 + Climb 2 = 9`."""
    parts = [words("sum-trait", attribute=attribute, rating=rating)]
    parts += [words("sum-skill", name=name, score=score) for name, score in skills]
    parts += [
        words("sum-taken" if points < 0 else "sum-added", name=name, points=abs(points))
        for name, points in modifiers
    ]
    if fame:
        parts.append(words("sum-fame", points=fame * FAME_BONUS))
    total = _total(rating, skills, modifiers, fame) if len(parts) > 1 else None
    return words("sum", parts=tuple(parts), total=total)


def _ranges(bounds: tuple[int, ...]) -> Iterator[Message]:
    before = 0
    for column, last in enumerate(bounds, 1):
        start = before + 1 if before + 1 < last else None
        yield words("range", rank=WORDS[column], start=start, end=last)
        before = last


def phrase(note: Note) -> Text:
    """Say a note: its code is that of its message, its facts are those of its sentence."""
    code, facts = note.code, note.facts
    if code.startswith("fight-"):
        return fight_words.phrase(code[6:], facts)
    return words(code, **{**facts, **dict(_derived(code, facts))})


def _derived(code: str, facts: Facts) -> Iterator[tuple[str, object]]:
    """Yield the facts of a sentence that follow from those of its note."""
    if facts.get("minutes"):
        yield "span", lasting(facts["minutes"])
    if isinstance(count := facts.get("count"), str):
        yield "count", counted_as(count)
    match code:
        case "member":
            yield "said", phrase(Note(facts["code"], facts["facts"]))
        case "bonus-changed":
            yield "before", -facts["by"]
            yield "more", facts["bonus"] != facts["by"]
        case "helped":
            yield "helps", facts["points"] > 0
        case "step-done":
            yield "step", facts["name"].replace("-", " ")
        case "keeps-back":
            yield "how", "far" if facts["by"] >= 3 else "well" if facts["by"] > 0 else "close"
        case "ran" | "ground" | "foe-ran":
            yield "ran", abs(facts["bands"])
            yield "gained", facts["bands"] > 0
        case "fortune-changed":
            yield "rises", facts["by"] > 0
        case "stays-with" | "exchanged" | "left-behind" | "kept":
            yield "things", _things(facts["names"])
        case "fortune-raised" | "fortune-kept":
            yield "things", _things(facts["by"])


def counted_as(count: str) -> Text:
    """Say a count as authors key it, such as `2s`, in words; nothing where there is none."""
    if not count:
        return ""
    number, won = int(count[:-1]), count.endswith("s")
    return words("counted", successes=number * won, failures=number * (not won))


def _things(names: tuple[str, ...]) -> tuple[Message, ...]:
    """Name things, those of one name together: `the rope and the cup (2 of them)`."""
    return tuple(words("thing", name=name, count=many) for name, many in Counter(names).items())
