"""Sentences for rolls that were made: how they fell, and why. No rule is decided here."""

from collections.abc import Callable, Mapping, Sequence

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.fell.checks.terms import SITUATION
from solo.rules.fell.health.harm_dice import DN
from solo.rules.fell.messages.notes import capital, listed, phrase, shown, titled


def verdict(outcome: Outcome) -> tuple[str, ...]:
    """Say in a line how a roll fell."""
    said = _VERDICTS.get(str(outcome.facts.get("kind", "")))
    line = said(outcome) if said else ""
    return (line,) if line else ()


def explain(outcome: Outcome) -> tuple[str, ...]:
    """Explain a roll: the whole in a line, then step by step with the ids of the rules."""
    facts = outcome.facts
    lines = list(verdict(outcome))
    if not lines:
        return ()
    if "base" in facts:
        lines += _explain_die(facts)
    kind = facts.get("kind", "")
    lines += [line for line in _RULES.get(str(kind), ()) if line]
    if kind == "blow":
        lines += _explain_blow(facts)
    if facts.get("rival_result") is not None and facts["result"] == facts["rival_result"]:
        lines.append(_tie(facts))
    return tuple(lines)


def _tie(facts: Facts) -> str:
    """Say what decided a contest whose results were the same."""
    if facts["die"] != facts["rival"]:
        return "A tie goes to the die higher on the ladder (FELL-016)."
    return "A tie of the same dice goes to who does not act (FELL-016)."


def _step_rule(what: str, steps: int, facts: Facts) -> str:
    """Return the rule that a step up or down comes from."""
    if what in (SITUATION, facts.get("situation")):
        return "FELL-007"
    if what == "fatigue":
        return "FELL-052"
    return "FELL-017" if steps > 0 else "FELL-022"


def _explain_die(facts: Facts) -> list[str]:
    name = f"{facts['attribute'].upper()} is " if facts["attribute"] else "The die is "
    lines = [f"{name}{facts['base']} (FELL-010)."]
    for what, steps in facts["steps"]:
        rule = _step_rule(what, steps, facts)
        lines.append(f"{what.capitalize()}: {plural(abs(steps), 'step')} "
                     f"{'up' if steps > 0 else 'down'} ({rule}).")  # fmt: skip
    if facts["die"] is None:
        return [*lines, "That is below d4: it can't be rolled, and so it fails (FELL-003)."]
    if facts["advantage"]:
        lines.append(f"Advantage from {listed(facts['advantage'])} (FELL-005).")
    if facts["disadvantage"]:
        lines.append(f"Disadvantage from {listed(facts['disadvantage'])} (FELL-006).")
    if facts["advantage"] and facts["disadvantage"] and not facts["extra"]:
        lines.append("They cancel each other.")
    return lines


def _explain_blow(facts: Facts) -> list[str]:
    """Say what made the blows of a fight better and worse, and what they did."""
    lines = [_REASONS[reason] for reason in facts["reasons"]]
    if len(facts["faces"]) > 1:
        lines.append("Of all dice the highest counts (FELL-039).")
    if facts["armor"]:
        lines.append(f"Armor takes off {facts['armor']} (FELL-037, FELL-038).")
    if len(facts["by"]) > 1:
        lines.append("1 harm more for each attacker beyond the first (FELL-039).")
    if tested := facts.get("tested"):
        die = tested["die"] or "below d4"
        threw = f"{tested['attribute'].upper()} {die} shows {shown(tested)} against {DN}"
        fails = "it holds (FELL-045)" if tested["passed"] else "it fails (FELL-043)"
        lines.append(f"Harm beyond HP is critical (FELL-042): {threw}; {fails}.")
    return lines


_REASONS = {
    "alone": "Who attacks a detachment alone has disadvantage (FELL-041).",
    "crowd": "A detachment that attacks one alone has advantage (FELL-041).",
    "load": "Disadvantage from too much load (FELL-026).",
    "edge": "What was tried before enhances the attack (FELL-007).",
}
"""Why blows of a fight are better or worse, by the words that `fight.attack` gives."""


def _fell(outcome: Outcome, attribute: str) -> str:
    """Say what was rolled, of which attribute if any, and what counted."""
    facts, name = outcome.facts, attribute.upper()
    if facts.get("rollable") is False:
        return f"{name}: nothing could be rolled" if name else "Nothing could be rolled"
    own = facts.get("own_faces", outcome.faces)
    return f"{name} {facts['die']} shows {_kept(own, facts['result'])}".lstrip()


def _kept(faces: Sequence[int], result: int) -> str:
    """Say what counts: `4`, or of two dice both before it."""
    return f"{' and '.join(map(str, faces))}: {result}" if len(faces) > 1 else str(result)


def _test(outcome: Outcome) -> str:
    facts = outcome.facts
    helper = f" {facts['helper']} helped." if facts["helper"] else ""
    helper = f"{helper[:-1]}, and the trouble is theirs too." if facts["trouble"] else helper
    threw = f"{_fell(outcome, facts['attribute'])} against {facts['dn']}"
    return f"{threw}. {outcome.label.capitalize()}.{helper}"


def _contest(outcome: Outcome) -> str:
    facts = outcome.facts
    against = facts.get("against") or "the other shows"
    other = facts.get("rival_faces", ())
    theirs = f"{_kept(other, facts['rival_result'])} on {facts['rival']}"
    theirs = theirs if facts["rival"] else "nothing"
    threw = f"{_fell(outcome, facts['attribute'])}, {against} {theirs}"
    return f"{threw}. {'Won' if facts['won'] else 'Lost'}."


def _reaction(outcome: Outcome) -> str:
    facts = outcome.facts
    who = f" {capital(facts['who'])}:" if facts.get("who") else ""
    return f"{_fell(outcome, 'wil')}.{who} {outcome.label.capitalize()}."


def _cast(outcome: Outcome) -> str:
    facts = outcome.facts
    name = titled(facts["spell"]) or "The spell"
    if outcome.label == "cast":
        how = f"{_fell(outcome, 'wil')}. " if "result" in facts else ""
        return f"{how}{name} is cast."
    if outcome.label == "barred":
        return f"{name} can't be cast again until dawn."
    return f"{_fell(outcome, 'wil')}. {name} slips: {outcome.label}."


def _attack(outcome: Outcome) -> str:
    facts = outcome.facts
    shown = f"The highest die shows {facts['result']}"
    more = facts["attackers"] - 1
    others = f", {plural(more, 'further attacker')}" if more else ""
    return f"{shown}, armor {facts['armor']}{others}: {facts['harm']} harm."


def _harm(outcome: Outcome) -> str:
    facts = outcome.facts
    line = f"{facts['harm']} harm: {facts['hp']} HP left"
    if facts["critical"]:
        tested = f"{facts['attribute'].upper()} {facts['die']} shows {facts['result']}"
        line += f", and it is critical. {tested}: {outcome.label}"
    return f"{line}."


def _luck(outcome: Outcome) -> str:
    facts = outcome.facts
    about = f" for {facts['purpose']}" if facts.get("purpose") else ""
    return f"A luck die{about}: {facts['die']} shows {facts['result']}."


def _morale(outcome: Outcome) -> str:
    facts = outcome.facts
    if not facts["table"]:
        return f"{_contest(outcome)} They fight on."
    return f"{_contest(outcome)} WIL on the table shows {facts['table']}: {outcome.label}."


def _meeting(outcome: Outcome) -> str:
    return f"{_contest(outcome)} From {outcome.facts['before']} to {outcome.label}."


_VERDICTS: Mapping[str, Callable[[Outcome], str]] = {
    "task": lambda o: "You have the skill and the time: no roll is needed.",
    "test": _test,
    "contest": _contest,
    "leverage": lambda o: f"{_contest(o)} {o.facts['reaction'].capitalize()}.",
    "reaction": _reaction,
    "meeting": _meeting,
    "luck": _luck,
    "question": lambda o: f"A luck die shows {o.facts['result']}; {DN} or more is a yes.",
    "cast": _cast,
    "morale": _morale,
    "request": lambda o: (
        f"{_contest(o)} " if o.faces else ""
    ) + f"{capital(o.facts['of'] or 'the hireling')}: {o.label}.",
    "attack": _attack,
    "blow": lambda o: phrase(Note("struck", o.facts)),
    "reach": lambda o: phrase(Note("blast", o.facts)),
    "blast": lambda o: f"{plural(o.facts['targets'], 'target')}, {o.facts['harmed']} harmed.",
    "harm": _harm,
    "rest": lambda o: "" if not o.faces else f"A luck die shows {o.facts['result']}. "
    f"{o.label.capitalize()}.",
}  # fmt: skip

_RULES: Mapping[str, tuple[str, ...]] = {
    "task": ("Time, skill and no danger (FELL-008).",),
    "test": ("As high as the difficulty number passes (FELL-010).",),
    "contest": ("The higher result wins (FELL-015).",),
    "leverage": ("Leverage improves a reaction (FELL-055).",),
    "meeting": ("A reaction (FELL-054), then leverage (FELL-055).",),
    "reaction": ("Read on the table of reactions (FELL-054).",),
    "luck": ("Higher is better (FELL-031).",),
    "cast": ("A spell in haste is tested (FELL-021); a failure has its price (FELL-022).",),
    "morale": ("A contest, then WIL on the table (FELL-057).",),
    "request": ("Who is not paid in advance must be won over (FELL-061).",),
    "attack": (
        "The highest die, less armor (FELL-037, FELL-038).",
        "1 harm more for each attacker beyond the first (FELL-039).",
    ),
    "blast": ("A roll for each (FELL-040).",),
    "reach": ("Of several, as many as the die shows; then a roll for each (FELL-040).",),
    "harm": ("Harm comes off HP (FELL-042); what is left calls for a test (FELL-043).",),
    "question": ("The world answers by a luck die (FELL-031).",),
    "rest": ("Resting in a dangerous place takes luck (FELL-032).",),
}
