"""Tests and notes of both games in words; no rule is decided here."""

from collections.abc import Callable, Mapping

from solo.rules.core.numbers import plural, span
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.two_d20.core.fighting import DEFEATED, FLED, OVER, TURNED, WON
from solo.rules.two_d20.core.pool import DICE, SIDES
from solo.rules.two_d20.core.testing import Called, Steps, Terms

Phrases = Mapping[str, Callable[[Facts], str]]


def number_sum(facts: Facts) -> str:
    """Write a target number as its sum: `Brawn 10 + Athletics 2 = 12`."""
    if not facts["attribute"] and not facts["skill"]:
        return f"Target number {facts['tn']}"
    parts = f"{named(facts['attribute'] or 'number')} {facts['rating']}"
    if facts["skill"]:
        parts += f" + {named(facts['skill'])} {facts['trained']} = {facts['tn']}"
    return parts


def asked(terms: Terms, game: Called) -> tuple[str, ...]:
    """Say what a test asks, before it is rolled."""
    facts = {
        "attribute": terms.attribute,
        "rating": terms.rating,
        "skill": terms.skill,
        "trained": terms.trained,
        "tn": terms.pool.aim.tn,
    }
    line = f"{number_sum(facts)} against difficulty {terms.difficulty}"
    if terms.against:
        line += f" ({terms.against})"
    if terms.purpose:
        line += f", {terms.purpose}"
    lines = [f"{line}.", *_parts(terms, game)]
    if terms.steps:
        lines.append(f"In that difficulty: {_made_of(terms.steps)}.")
    return tuple(lines)


def _made_of(steps: Steps) -> str:
    """Say what a difficulty is made of; an author's ids read as words."""
    return ", ".join(f"{name.replace('-', ' ')} {number:+}" for name, number in steps)


def _parts(terms: Terms, game: Called) -> tuple[str, ...]:
    """Say what a die must show, and what else is unusual about a pool."""
    pool = terms.pool
    told = [f"each die of {pool.aim.tn} or less is a success"]
    if terms.difficulty > 0:
        told[0] += f", and {terms.difficulty} {'is' if terms.difficulty == 1 else 'are'} needed"
    if pool.aim.critical > game.usual_critical:
        told.append(f"of {pool.aim.critical} or less, two ({game.critical})")
    elif pool.aim.critical == 1:
        told.append("a 1 is two")
    if pool.dice != DICE:
        told.append(f"{pool.dice} dice")
    if pool.sure:
        told.append(f"{plural(pool.sure, 'die', 'dice')} laid down as a 1")
    told += [f"a helper's die against {helper.tn}" for helper in pool.helpers]
    if pool.aim.worst < SIDES:
        told.append(f"complications on {pool.aim.worst} and above")
    text = "; ".join(told)
    return (f"{text[0].upper()}{text[1:]}.",)


def verdict(outcome: Outcome) -> tuple[str, ...]:
    """Say in a line how a test fell."""
    facts = outcome.facts
    line = f"{_faces(outcome)}: {counted(outcome)} against {facts['difficulty']}, {outcome.label}"
    number = facts["complications"]
    if number:
        line += f", with {plural(number, 'complication')}"
    return (f"{line}.",)


def counted(outcome: Outcome) -> str:
    """Say the successes: `3 successes`, `no success`."""
    return plural(outcome.made, "success", "successes") if outcome.made else "no success"


def explain_test(outcome: Outcome, game: Called, points: str) -> tuple[str, ...]:
    """Explain one test: the whole in a line, then step by step with the ids of the rules."""
    facts, cite = outcome.facts, game.cites
    if facts.get("simple"):
        return (f"Nothing to roll for: difficulty 0 ({cite['simple']}).",)
    lines = [
        f"{number_sum(facts)}. {verdict(outcome)[0]}",
        f"A die at or below {facts['tn']} is a success ({cite['success']}).",
    ]
    twice = facts[game.critical]
    if twice:
        lines.append(f"A success at or below {twice} counts twice ({cite['critical']}).")
    if facts["sure"]:
        sure = plural(facts["sure"], "die", "dice")
        lines.append(f"{sure} counted as having rolled 1 ({cite['sure']}).")
    if facts["auto"]:
        lines.append(f"Successes without a die: {facts['auto']} ({cite['talent']}).")
    if facts.get("helped"):
        helped = facts["helped"]
        dice = "The helper's die shows" if len(helped) == 1 else "The helpers' dice show"
        alone = "" if outcome.made else ", which counts only beside a success"
        lines.append(f"{dice} {listed(helped)}{alone} ({cite['assist']}).")
    if facts.get("again"):
        lines.append(f"Rolled again: {plural(facts['again'], 'die', 'dice')} ({cite['again']}).")
    if facts["steps"]:
        made = _made_of(facts["steps"])
        lines.append(f"In the difficulty: {made} ({cite['difficulty']}).")
    return (*lines, *_explain_rest(outcome, game, points))


def _explain_rest(outcome: Outcome, game: Called, points: str) -> tuple[str, ...]:
    facts, cite, lines = outcome.facts, game.cites, []
    needed = facts["difficulty"]
    if facts["passed"]:
        gained = facts[game.points]
        called = points.removesuffix("s") if gained == 1 else points
        lines.append(
            f"{outcome.made} of {needed} needed: passed, {gained} {called} ({cite['points']})."
        )
    else:
        lacking = outcome.failures
        lines.append(
            f"{outcome.successes} of {needed} needed: failed by {lacking} ({cite['pass']})."
        )
    if facts["complications"]:
        worst = facts["complication_on"]
        on = f"{worst} or more" if worst < SIDES else str(SIDES)
        lines.append(f"Complications, each on a {on}: {facts['complications']} ({cite['worst']}).")
    if facts.get("spent"):
        lines.append(f"Bought with {points}: {', '.join(facts['spent']).replace('-', ' ')}.")
    return tuple(lines)


_ENDED = {
    WON: "The fight is won",
    DEFEATED: "You are beaten",
    FLED: "You get away",
    TURNED: "It is over",
    OVER: "It breaks off",
}


def rolled(facts: Facts) -> str:
    """Tell the combat dice of damage that others have rolled, if a note has them."""
    faces = facts.get("rolled")
    return f"The combat dice show {listed(faces)}. " if faces else ""


def explain_fight(outcome: Outcome) -> str:
    """Say how a fight ended, and how long it took."""
    return f"{_ENDED[outcome.label]}, after {plural(outcome.facts['rounds'], 'round')}."


def phrase(note: Note, own: Phrases) -> str:
    """Say a note in one plain sentence; a code that nobody knows is said as it is."""
    say = own.get(note.code) or PHRASES.get(note.code)
    return say(note.facts) if say else f"{note.code.replace('-', ' ').capitalize()}."


def named(name: str) -> str:
    """Write an attribute's or a skill's name as a title."""
    return name.replace("_", " ").capitalize()


def _faces(outcome: Outcome) -> str:
    facts = outcome.facts
    helped = facts.get("helped", ())
    own = outcome.faces[: len(outcome.faces) - len(helped)]
    text = "The dice show " + listed(own) if own else "No dice"
    whose = "helper's" if len(helped) == 1 else "helpers'"
    return f"{text}, the {whose} {listed(helped)}" if helped else text


def listed(faces: tuple[int, ...]) -> str:
    """Say faces: `9`, `4 and 7`, `3, 3 and 6`; or that there are none."""
    if len(faces) < 2:
        return str(faces[0]) if faces else "nothing"
    return f"{', '.join(map(str, faces[:-1]))} and {faces[-1]}"


def _points(facts: Facts) -> str:
    if facts["lost"] and not facts["by"]:
        return f"{facts['called']}: {facts['now']} already, and no room; {facts['lost']} lost."
    lost = f" There is no room for {facts['lost']} more." if facts["lost"] else ""
    why = f", for {facts['why']}" if facts.get("why") else ""
    return f"{facts['called']} {facts['by']:+}{why}: {facts['now']} now.{lost}"


def _harder(facts: Facts) -> str:
    if not facts["now"]:
        return "Your next test is no harder than usual after all."
    return f"Your next test is {plural(facts['now'], 'step')} harder."


def _during(facts: Facts) -> str:
    return f" for {span(facts['minutes'])}" if facts.get("minutes") else ""


def _rerolled(facts: Facts) -> str:
    by = f" ({facts['by']})" if facts["by"] else ""
    return f"Rolled again: {listed(facts['old'])} becomes {listed(facts['new'])}{by}."


PHRASES: Phrases = {
    "points": _points,
    "harder": _harder,
    "condition-gained": lambda f: f"You are marked now: {f['name']}{_during(f)}.",
    "condition-lost": lambda f: f"No longer: {f['name']}.",
    "got": lambda f: f"You have it now: {f['name']}.",
    "lost": lambda f: f"You no longer have it: {f['name']}.",
    "used-up": lambda f: f"Used up: {f['name']}.",
    "rested": lambda f: f"You rest for {plural(f['hours'], 'hour')}.",
    "round": lambda f: f"Round {f['number']}.",
    "foe-missed": lambda f: f"{f['name'][:1].upper()}{f['name'][1:]} misses.",
    "died": lambda f: "You are dead.",
    "told": lambda f: str(f["text"]),
    "time": lambda f: "",
    "rerolled": _rerolled,
    "improved": lambda f: f"{named(f['what'])} rises to {f['now']}, for {f['cost']} xp.",
    "set": lambda f: f"{f['what']}: {f['now']}.",
}
"""The words for notes that both games write."""
