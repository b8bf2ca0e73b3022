"""Says in words what rolls and notes hold as numbers; decides nothing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from solo.rules.fell.casting import Casting
from solo.rules.fell.checks import Contest, Luck, Test
from solo.rules.fell.oracle import Question
from solo.rules.fell.roll import Terms
from solo.rules.fell.sheet import Sheet
from solo.rules.fell.social import Leverage, Morale, Reaction, Request
from solo.rules.fell.strikes import Attack, Blast, Harm
from solo.rules.numbers import plural
from solo.rules.outcome import Note, Outcome

Facts = Mapping[str, Any]


def asked(check: Any, sheet: Sheet | None, terms: Terms) -> tuple[str, ...]:
    """Say what a roll asks, and what could go wrong before it is made (FELL-009)."""
    risk = getattr(check, "risk", "")
    warning = (f"What could go wrong: {risk}",) if risk else ()
    match check:
        case Test():
            if check.sure(sheet):
                return ("You have the skill, the time and no danger: this needs no roll.",)
            line = f"{rolled_with(terms)} against {check.dn}"
        case Contest():
            line = f"{rolled_with(terms)} against {_rival(check, sheet)}"
        case Leverage():
            line = f"{rolled_with(terms)} against {_rival(check.contest, sheet)}"
        case Casting():
            return (_casting(check, sheet, terms), *warning)
        case Reaction():
            who = f" for how {check.who} takes you" if check.who else ""
            return (f"{rolled_with(terms)}{who}.",)
        case _:
            line = rolled_with(terms)
    purpose = getattr(check, "purpose", "")
    return (f"{line}{f', {purpose}' if purpose else ''}.", *warning)


def put(check: Any, sheet: Sheet | None) -> str:
    """Say what any check asks of this hero.

    Raises:
        ValueError: It names what the sheet lacks.
    """
    match check:
        case Test() | Contest() | Leverage() | Casting() | Reaction():
            return " ".join(asked(check, sheet, check.terms(sheet)))
        case Luck():
            about = f": {check.purpose}" if check.purpose else ""
            return f"A luck die, {check.die.word}; higher is better{about}."
        case Question():
            return f"A luck die, {rolled_with(check.terms)}; 4 or more is yes."
        case Morale():
            rival = _rival(check.contest, sheet)
            return f"{rolled_with(check.terms(sheet))} against {rival}, for the enemy's nerve."
        case Request():
            return "Paid in advance, they do it; else it takes a contest of WIL."
        case Attack():
            dice = " and ".join(die.word for die in check.swing(sheet).dice)
            return f"An attack with {dice}."
        case Blast():
            many = check.targets or f"as many as a {check.die.word} shows"
            return f"A blast of {check.die.word} each on {many}."
        case Harm():
            return f"{check.die.word if check.die else check.points} harm, less armor."
        case _:
            return ""


def rolled_with(terms: Terms) -> str:
    """Say what is rolled: `DEX d6, climbing +1: d8 with advantage`."""
    name = f"{terms.attribute.upper()} " if terms.attribute else ""
    parts = [f"{name}{terms.base.word}"]
    parts += [f"{what} {steps:+}" for what, steps in terms.steps]
    text = ", ".join(parts)
    die = terms.die
    if die is None:
        return f"{text}: below d4, so it can't be rolled"
    if terms.steps:
        text += f": {die.word}"
    return text + _leaning(terms.extra, terms.all_advantages, terms.disadvantages)


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
    if facts.get("kind") == "contest" and facts["result"] == facts["rival_result"]:
        lines.append("A tie goes to the die higher on the ladder (FELL-016).")
    return tuple(lines)


def phrase(note: Note) -> str:
    """Say a note in one plain sentence; a code that nobody knows is said as it is."""
    say = _PHRASES.get(note.code)
    return say(note.facts) if say else f"{note.code.replace('-', ' ').capitalize()}."


def _explain_die(facts: Facts) -> list[str]:
    name = f"{facts['attribute'].upper()} is " if facts["attribute"] else "The die is "
    lines = [f"{name}{facts['base']} (FELL-010)."]
    for what, steps in facts["steps"]:
        rule = "FELL-052" if what == "fatigue" else "FELL-017" if steps > 0 else "FELL-007"
        lines.append(f"{what.capitalize()}: {plural(abs(steps), 'step')} "
                     f"{'up' if steps > 0 else 'down'} ({rule}).")  # fmt: skip
    if facts["die"] is None:
        return [*lines, "That is below d4: it can't be rolled, and so it fails (FELL-003)."]
    if facts["advantage"]:
        lines.append(f"Advantage from {_and(facts['advantage'])} (FELL-005).")
    if facts["disadvantage"]:
        lines.append(f"Disadvantage from {_and(facts['disadvantage'])} (FELL-006).")
    if facts["advantage"] and facts["disadvantage"] and not facts["extra"]:
        lines.append("They cancel each other.")
    return lines


def _leaning(extra: int, better: Sequence[str], worse: Sequence[str]) -> str:
    if extra:
        words = "advantage" if extra > 0 else "disadvantage"
        return f" with {words} ({_and(better if extra > 0 else worse)})"
    return ""


def _rival(check: Contest, sheet: Sheet | None) -> str:
    die = check.other_terms(sheet).die
    name = f"{check.foe.name}, " if check.foe else ""
    return f"{name}{die.word if die else 'a die that cannot be rolled'}"


def _casting(check: Casting, sheet: Sheet | None, terms: Terms) -> str:
    name = check.known(sheet).name
    if check.barred(sheet):
        return f"{name}: {check.barred(sheet)}."
    if check.safe:
        return f"{name}: with minutes of quiet it is simply cast."
    roll = check.roll
    against = _rival(roll, sheet) if isinstance(roll, Contest) else str(roll.dn)
    return f"{name}, in haste: {rolled_with(terms)} against {against}."


def _fell(outcome: Outcome) -> str:
    """Say what was rolled and what counted."""
    facts = outcome.facts
    if facts.get("rollable") is False:
        return "Nothing could be rolled"
    faces = " and ".join(map(str, outcome.faces))
    if len(outcome.faces) < 2 or "rival_result" in facts:
        return f"{facts['die']} shows {facts['result']}"
    return f"{facts['die']} shows {faces}: {facts['result']}"


def _test(outcome: Outcome) -> str:
    facts = outcome.facts
    name = f"{facts['attribute'].upper()} " if facts["attribute"] else ""
    helper = f" {facts['helper']} helps." if facts["helper"] else ""
    return f"{name}{_fell(outcome)} against {facts['dn']}. {outcome.label.capitalize()}.{helper}"


def _contest(outcome: Outcome) -> str:
    facts = outcome.facts
    against = facts.get("against") or "the other"
    name = f"{facts['attribute'].upper()} " if facts["attribute"] else ""
    theirs = f"{facts['rival_result']} on {facts['rival']}" if facts["rival"] else "nothing"
    return f"{name}{_fell(outcome)}, {against} {theirs}. {'Won' if facts['won'] else 'Lost'}."


def _reaction(outcome: Outcome) -> str:
    facts = outcome.facts
    who = f" {facts['who'].capitalize()}:" if facts.get("who") else ""
    return f"WIL {_fell(outcome)}.{who} {outcome.label.capitalize()}."


def _cast(outcome: Outcome) -> str:
    facts = outcome.facts
    name = facts["spell"].capitalize() or "The spell"
    if outcome.label == "cast":
        how = _fell(outcome) + ". " if "result" in facts else ""
        return f"{how}{name} is cast."
    if outcome.label == "barred":
        return f"{name} can't be cast again until dawn."
    return f"{_fell(outcome)}. {name} slips: {outcome.label}."


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
    return f"A luck die, {facts['die']}, shows {facts['result']}. {outcome.label.capitalize()}."


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
    "question": lambda o: f"A luck die shows {o.facts['result']}: {o.label}.",
    "cast": _cast,
    "morale": _morale,
    "request": lambda o: f"{_cap(o.facts['of'] or 'the hireling')}: {o.label}.",
    "attack": _attack,
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
    "harm": ("Harm comes off HP (FELL-042); what is left calls for a test (FELL-043).",),
    "question": ("The world answers by a luck die (FELL-031).",),
    "rest": ("Resting in a dangerous place takes luck (FELL-032).",),
}


def _and(words: Sequence[str]) -> str:
    said = list(dict.fromkeys(words))
    return " and ".join(said)


def _who(facts: Facts, verb: str, verbs: str) -> str:
    """Say who does something: `You rest`, `Bram rests`."""
    name = facts.get("name", "")
    return f"{name[:1].upper()}{name[1:]} {verbs}" if name else f"You {verb}"


def _harmed(f: Facts) -> str:
    return f"{_who(f, 'take', 'takes')} {f['harm']} harm; {f['hp']} HP left."


def _critical(f: Facts) -> str:
    if f["die"] is None:
        return f"Critical harm, and no {f['attribute'].upper()} to test it with."
    held = "it holds" if f["passed"] else "it does not hold"
    return f"Critical harm: {f['attribute'].upper()} {f['die']} shows {f['result']}; {held}."


def _taken_out(f: Facts) -> str:
    state = f"{f['attribute'].upper()} falls to {f['die']}"
    who = _who(f, "are taken out and will die", "is taken out and will die")
    return f"{who} without treatment; {state}."


def _struck(f: Facts) -> str:
    by = _and(f["by"])
    by = by[:1].upper() + by[1:]
    verb = "strike" if len(f["by"]) > 1 or f["by"][0] == "you" else "strikes"
    armor = f", armor {f['armor']}" if f["armor"] else ""
    shown = ", ".join(map(str, f["faces"]))
    return f"{by} {verb} {f['target']}: {shown}{armor}, {f['harm']} harm."


def _foe_tested(f: Facts) -> str:
    held = "stays on its feet" if f["passed"] else "can't stand that"
    return f"{_cap(f['name'])}: {f['attribute'].upper()} shows {f['result']}; {held}."


def _cap(name: str) -> str:
    return name[:1].upper() + name[1:]


def _morale_note(f: Facts) -> str:
    why = {"first": "the first has fallen", "leader": "their leader has fallen",
           "half": "half of them are gone", "lone": "the last one is hard pressed"}  # fmt: skip
    called = _and([why[name] for name in f["why"]])
    did = {
        "unbroken": "they fight on",
        "hesitate": "they hesitate",
        "retreat": "they retreat",
        "flee": "they flee",
        "surrender on terms": "they surrender, on terms",
        "surrender": "they surrender",
    }
    return f"Morale, for {called}: {did[f['word']]}."


def _lacking(f: Facts) -> str:
    return f"Without {_and(f['lacking'])} nothing comes back to you."


_PHRASES: Mapping[str, Callable[[Facts], str]] = {
    "harmed": _harmed,
    "critical": _critical,
    "taken-out": _taken_out,
    "died": lambda f: f"{_who(f, 'are dead', 'is dead')}.",
    "treated": lambda f: f"{_who(f, 'are', 'is')} treated, and will live.",
    "not-treated": lambda f: f"The bleeding does not stop; {f['name'] or 'you'} may yet die.",
    "rested": lambda f: "You rest, and HP come back to all of you.",
    "no-rest": _lacking,
    "time": lambda f: "",
    "disturbed": lambda f: "Something disturbs your rest.",
    "restored": lambda f: f"{f['attribute'].upper()} is {f['die']} again.",
    "not-restored": lambda f: "You rest well; nothing was left to mend.",
    "lowered": lambda f: f"{f['attribute'].upper()} falls to {f['die']}.",
    "deprived": lambda f: f"You are without {f['need']}: nothing heals until you have it.",
    "provided": lambda f: f"You are no longer without {f['need']}.",
    "fatigued": lambda f: f"Fatigue: your tests are impaired by {plural(f['level'], 'step')}.",
    "fatigue-lessened": lambda f: (
        f"Fatigue is down to {plural(f['level'], 'step')}." if f["level"] else "Fatigue is over."
    ),
    "impaired": lambda f: f"{f['attribute'].upper()} is impaired until dawn.",
    "spell-spent": lambda f: f"{_cap(f['spell'])} can't be cast again until dawn.",
    "dawn": lambda f: "Dawn: what was strained is whole again.",
    "woke": lambda f: "Somebody has found you in time, and bound you up.",
    "helped-up": lambda f: f"{_cap(f['by'])} gets to you in time, and binds you up.",
    "carried": lambda f: f"You take: {_counted(f)}.",
    "dropped": lambda f: f"Gone: {_counted(f)}.",
    "refused-load": lambda f: f"You can't carry more: {f['name']} must stay.",
    "overloaded": lambda f: "That is too much load: disadvantage, and no HP to count on.",
    "unloaded": lambda f: "The load is light enough again.",
    "coins-changed": lambda f: f"Coins {f['by']:+}; {f['coins']} carried.",
    "skill-learned": lambda f: f"A new skill: {f['skill']}.",
    "skill-full": lambda f: f"You have no room for {f['skill']}; your INT holds no more skills.",
    "spell-learned": lambda f: f"A new spell: {f['spell']}.",
    "spell-full": lambda f: f"You have no room for {f['spell']}; your WIL holds no more spells.",
    "condition-gained": lambda f: f"You are marked now: {f['name']}.",
    "condition-lost": lambda f: f"No longer: {f['name']}.",
    "fee-paid": lambda f: f"{_cap(f['name'])} is paid {f['coins']} coins in advance.",
    "fee-due": lambda f: f"{_cap(f['name'])}'s pay has run out; the fee is {f['fee']} coins a day.",
    "agreed": lambda f: f"{_cap(f['name'])} agrees.",
    "refused": lambda f: f"{_cap(f['name'])} will not.",
    "luck": lambda f: f"A luck die shows {f['face']}; trouble is {f['trouble']} or less."
    if f["trouble"] else f"A luck die shows {f['face']}.",
    "shared": lambda f: f"{_cap(f['name'])} has a share of {f['share']}, {f['coins']} to get.",
    "hoarded": lambda f: f"You bring {f['coins']} coins home; your hoard is {f['hoard']} in all.",
    "advanced": lambda f: f"With {f['hoard']} coins brought home you are a {f['title']}.",
    "hp-gained": lambda f: f"HP +{f['points']}; {f['hp']} in all.",
    "raised": lambda f: f"{f['attribute'].upper()} is {f['die']} now.",
    "retired": lambda f: "You have what you came for, and stop.",
    "struck": _struck,
    "blast": lambda f: f"{_cap(f['by'])} shows {f['face']}: it reaches {f['targets']} of them.",
    "foe-hurt": lambda f: f"{_cap(f['name'])} has {f['hp']} HP left.",
    "foe-tested": _foe_tested,
    "foe-down": lambda f: f"{_cap(f['name'])} is {'dead' if f['dead'] else 'out of the fight'}.",
    "morale": _morale_note,
    "surprised": lambda f: "You are surprised, "
    + ("but quick enough." if f["won"] else "and they act first."),
    "surprising": lambda f: "They are surprised, "
    + ("and too slow to act." if f["won"] else "but quick enough."),
    "fled-not": lambda f: "They cut you off.",
    "talked-not": lambda f: "They hear you out, and shake their heads.",
    "cast": lambda f: f"You cast {f['spell']} in haste: {', '.join(map(str, f['faces']))}.",
    "held": lambda f: f"{_cap(f['name'])} is held for {plural(f['rounds'], 'round')}.",
    "ward": lambda f: f"A ward of armor {f['armor']} is about you.",
    "slipped": lambda f: f"A side effect: {f['text']}",
    "waited": lambda f: f"{_cap(f['name'])} hold{'' if f['name'] == 'you' else 's'} back.",
    "wielded": lambda f: f"You have the {f['name']} in hand.",
    "left-behind": lambda f: f"{_cap(f['name'])} is left behind.",
    "attribute-set": lambda f: f"{f['attribute'].upper()} is {f['die']}.",
    "hp-rolled": lambda f: f"You have {f['hp']} HP.",
}  # fmt: skip
PHRASED = frozenset(_PHRASES)
"""The codes that have words."""


def _counted(facts: Facts) -> str:
    return f"{facts['count']} times {facts['name']}" if facts["count"] > 1 else str(facts["name"])
