"""Notes and rolls in words; nothing is decided here."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.checks.roll import FAME_BONUS, MODIFIED_TO, Pairs, RollCheck, Terms
from solo.rules.art.fight import messages as fight_words
from solo.rules.art.messages import actions as words_actions
from solo.rules.art.messages import gear as words_gear
from solo.rules.art.messages import heroes as words_heroes
from solo.rules.art.messages.actions import spelt
from solo.rules.art.printed import printed
from solo.rules.core.numbers import plural, span
from solo.rules.core.outcome import Facts, Note, Outcome


def sum_of(terms: Terms, used: Pairs, fame: int = 0) -> str:
    """Write a trait as its sum: `Strength 7 + Climb 2 = 9`."""
    return _sum(terms.attribute, terms.rating, used, terms.modifiers, fame)


def asked(
    check: RollCheck, terms: Terms, used: Pairs, fame: int = 0, *, hurts: bool = False
) -> tuple[str, ...]:
    """Say what a roll asks, and warn of what is especially dangerous.

    `hurts` is whether failing does damage by what the author wrote.

    Source: ART Engine, ART-179, ART-180.
    """
    lines = [f"{sum_of(terms, used, fame)}{_opposing(terms)}"]
    if check.purpose and not terms.hidden:
        lines[0] += f", {check.purpose}"
    lines[0] += "."
    return (*lines, *warnings(terms, hurts=hurts))


def warnings(terms: Terms, *, hurts: bool) -> tuple[str, ...]:
    """Return the warnings that a roll deserves: that it hurts, and how hard it is (ART-180)."""
    hard = _hard(terms)
    harm = "Take care: failing this will hurt." if hurts or terms.kind == "defense" else ""
    return tuple(filter(None, (harm, hard if terms.kind != "defense" else "")))


def _hard(terms: Terms) -> str:
    difficulties = printed("difficulties")
    if terms.difficulty < Rank.parse(difficulties["warn_from"]):
        return ""
    if terms.hidden:  # it is kept secret how hard it is, not that it is dangerous (ART-179)
        return "Take care: this is dangerous."
    word = difficulties["challenge"][Rank(terms.difficulty).abbr]
    return f"Take care: this is {word}."


def verdict(outcome: Outcome) -> tuple[str, ...]:
    """Say in a line how a roll fell and what it counts."""
    facts = outcome.facts
    thrown = "25 taken" if facts["taken"] else f"A roll of {facts['roll']}"
    line = f"{thrown}: {facts['result']}"  # a way, a chase or a trail has labels of its own
    joined = facts["kind"] == "group" and facts.get("parts", ())
    (_, mine), *others = joined or (("", facts["result"]),)
    if others and mine != facts["result"]:  # a combined effort
        line = f"{thrown}: {mine}, with the others {facts['result']}"
    if facts.get("rule") == "ART-228" and facts["result"] != Rank.CATASTROPHIC.word:
        line += ", but another's Catastrophic roll is a disaster for all"
    if facts["difficulty"] and not facts["hidden"]:
        line += f" against {facts['difficulty']}"
        line += f", {counted(outcome)}" if outcome.count else ""  # a whole chase has none
    return (f"{line}.",)


def told(outcome: Outcome) -> str:
    """Say what a roll comes to as far as its player may know: `Good, 2 successes`."""
    facts = outcome.facts
    if facts["hidden"] or not facts["difficulty"]:
        return outcome.label
    return f"{outcome.label}, {counted(outcome)}"


def counted(outcome: Outcome) -> str:
    """Say the count: `2 successes`, `1 failure`; without a difficulty there is none (ART-195)."""
    if outcome.successes:
        return plural(outcome.successes, "success", "successes")
    if outcome.failures:
        return plural(outcome.failures, "failure")
    return "not counted"


def explain(outcome: Outcome) -> tuple[str, ...]:
    """Explain one roll: the whole in a line, then step by step with the ids of the rules.

    What was never rolled needs no explaining: it gives no lines.
    """
    facts = outcome.facts
    if "row" not in facts:
        return _explain_totals(facts)
    whole = _sum(
        facts["attribute"], facts["rating"], facts["skills"], facts["modifiers"], facts["fame"]
    )
    fell = verdict(outcome)[0]
    lines = [f"{whole}. {fell}", f"The trait's row is {facts['row']} (ART-009, ART-025)."]
    if _added(facts) != facts["row"]:
        lines.append(f"Modifiers only move a trait within 1 to {MODIFIED_TO} (ART-202).")
    if facts["fame"]:
        lines.append(f"Fame expended before the roll: {facts['fame']} (ART-211).")
    taken = "25 was taken, no dice thrown (ART-212)" if facts["taken"] else "d100 (ART-011)"
    lines.append(f"Roll: {facts['roll']}; {taken}.")
    lines.append(f"Row {facts['row']}: {_ranges(facts['bounds'])}.")
    lines.append(f"Column: {WORDS[facts['column']]}.")
    if facts["raised"]:
        columns = plural(facts["raised"], "column")
        lines.append(f"Fame after the roll raised it {columns} (ART-214).")
    if facts["shift"]:
        lines.append(f"Column shift {facts['shift']:+}: {facts['result']} (ART-196, ART-198).")
    return (*lines, *_explain_count(outcome), *_explain_rest(outcome))


def _explain_count(outcome: Outcome) -> tuple[str, ...]:
    facts = outcome.facts
    index, word = facts["difficulty_index"], facts["difficulty"]
    if not index:
        return ("No difficulty, so nothing is counted (ART-195).",)
    named = word + (f" ({facts['against']})" if facts["against"] else "")
    result, rule = facts["result_index"], "ART-217" if outcome.successes else "ART-216"
    reckoned = f"{result} - {index} + 1" if outcome.successes else f"{index} - {result}"
    return (
        f"Difficulty: {named} (ART-174).",
        f"{outcome.label} is column {result}, {word} is {index}: "
        f"{reckoned} = {counted(outcome)} ({rule}).",
    )


def _explain_totals(facts: Facts) -> tuple[str, ...]:
    """Explain how far a sustained action came."""
    if "totals" not in facts:
        return ()
    won, lost = facts["totals"]
    return (f"Totals: {won} successes, {lost} failures; the last roll decides (ART-247).",)


def _explain_rest(outcome: Outcome) -> tuple[str, ...]:
    """Explain what a Defense, a Sanity or a longer action made of the roll."""
    facts, lines = outcome.facts, []
    if "damage" in facts and outcome.failures:
        rating = facts["damage_rating"]
        extra = f" and damage rating {rating}" if rating else ""
        lines.append(f"{counted(outcome)}{extra}: {facts['damage']} damage (ART-259, ART-260).")
    if "effect" in facts:
        lines.append(f"Sanity: {facts['effect']} (ART-281).")
    if "parts" in facts:
        parts = ", ".join(f"{name} {word}" for name, word in facts["parts"])
        lines.append(f"{parts}: {outcome.label} in all ({facts['rule']}).")
    lines += _explain_totals(facts)
    if "earned" in facts:
        lines.append(f"{counted(outcome)}: {facts['earned']:+} on your next action (ART-219).")
    if "doubles" in outcome.triggers:
        lines.append("Doubles: something may be learned (ART-456).")
    return tuple(lines)


def phrase(note: Note) -> str:
    """Say a note in one plain sentence; a code that nobody knows is said as it is."""
    say = _PHRASES.get(note.code)
    return say(note.facts) if say else f"{note.code.replace('-', ' ').capitalize()}."


def _sum(attribute: str, rating: int, skills: Pairs, modifiers: Pairs, fame: int) -> str:
    parts = [f"{attribute.capitalize() or 'Trait'} {rating}"]
    parts += [f"+ {name.capitalize()} {score}" for name, score in skills]
    parts += [_modified(name, points) for name, points in modifiers]
    if fame:
        parts.append(f"+ Fame {fame * FAME_BONUS}")
    text = " ".join(parts)
    if len(parts) == 1:
        return text
    total = rating + sum(score for _, score in (*skills, *modifiers)) + fame * FAME_BONUS
    return f"{text} = {total}"


def _modified(name: str, points: int) -> str:
    if points < 0:
        return f"- {'penalty' if name == 'bonus' else name} {-points}"
    return f"+ {name} {points}"


def _added(facts: Facts) -> int:
    pairs: Pairs = (*facts["skills"], *facts["modifiers"])
    rating, fame = int(facts["rating"]), int(facts["fame"])
    return rating + sum(score for _, score in pairs) + fame * FAME_BONUS


def _opposing(terms: Terms) -> str:
    if terms.hidden:
        return " against an unknown difficulty"
    if not terms.difficulty:
        return ""
    named = f" ({terms.against})" if terms.against else ""
    return f" against {WORDS[terms.difficulty]}{named}"


def _ranges(bounds: Sequence[int]) -> str:
    starts = (1, *(bound + 1 for bound in bounds))
    return ", ".join(
        f"{WORDS[column]} {start}-{end}" if start < end else f"{WORDS[column]} {end}"
        for column, (start, end) in enumerate(zip(starts, bounds, strict=False), 1)
    )


def _boxes(boxes: Sequence[str]) -> str:
    if len(boxes) == 1:
        return f"the {boxes[0]} box"
    return f"the {', '.join(boxes[:-1])} and {boxes[-1]} boxes"


def _during(facts: Facts) -> str:
    until = f" for {span(facts['minutes'])}" if facts.get("minutes") else ""
    daily = f"; a day of rest takes {facts['per_day']} off" if facts.get("per_day") else ""
    return f"{until}{daily}"


def _fell(facts: Facts) -> str:
    how = f"{facts['rank']} damage" if facts["rank"] else "no harm done"
    # What `onto` softens is a column of the table; the ground itself is the scene's to name.
    return f"You fall {facts['feet']} feet: {how}."


def _bonus_changed(facts: Facts) -> str:
    if not facts["bonus"]:
        return f"The {-facts['by']:+} set aside for your next action is spent."
    if facts["bonus"] != facts["by"]:
        return f"Another {facts['by']:+}: your next action is at {facts['bonus']:+} in all."
    return f"Your next action is at {facts['bonus']:+}."


def _sanity(facts: Facts) -> str:
    text = str(printed("sanity")["rows"][facts["effect"]])
    if facts.get("by"):
        friend = fight_words.capital(str(facts["by"]))
        text += f" {friend} takes you by the shoulders and shakes you, and it is over."
    if facts.get("minutes"):
        text += f" It lasts {span(facts['minutes'])}."
    return text


def _recovered(facts: Facts) -> str:
    spell = plural(facts["rounds"], "round")
    if facts["forgets"]:
        return f"It is {spell} before you come to yourself, and you remember nothing of it."
    return f"It is {spell} before you come to yourself."


def _helped(facts: Facts) -> str:
    points, name = facts["points"], facts["name"]
    if not points:
        return f"{name} is no help this time."
    return f"{name} {'helps' if points > 0 else 'gets in the way'}: {points:+} on what follows."


def _step_done(facts: Facts) -> str:
    """Say how the roll of a step fell, and what it gives to the next."""
    told = ", ".join(filter(None, (str(facts["label"]), spelt(facts["count"]))))
    carried = f"; {facts['carried']:+} on the next step" if facts["carried"] else ""
    name = str(facts["name"]).replace("-", " ").capitalize()
    return f"{name}: a roll of {facts['roll']}, {told}{carried}."


def _effort(facts: Facts) -> str:
    """Say how one roll of many fell; the totals stand above the options."""
    return f"A roll of {facts['roll']}: {facts['label']}, {spelt(facts['count'])}."


def _of_another(facts: Facts) -> str:
    """Say what happened to another adventurer."""
    return f"{facts['name']}: {phrase(Note(facts['code'], facts['facts']))}"


_PHRASES: Mapping[str, Callable[[Facts], str]] = {
    **words_actions.PHRASES,
    "member": _of_another,
    "damaged": lambda f: f"{f['rank']} damage checks {_boxes(f['boxes'])}.",
    "undamaged": lambda f: f"{f['rank']} damage is too little to leave a mark on you.",
    "staggered": lambda f: "You are staggered and lose your next turn.",
    "defeated": lambda f: (
        "You fall unconscious" + (", and your name falls with you: -1 Fame." if f["fame"] else ".")
    ),
    "died": lambda f: "You are dead.",
    "fell": _fell,
    "healing-roll": lambda f: (
        f"Healing: {f['attribute'].capitalize()}, row {f['row']}, a roll of {f['roll']}: "
        f"{f['result']}."
    ),
    "healed": lambda f: f"You recover {_boxes(f['boxes'])}.",
    "not-healed": lambda f: f"None of your wounds is as slight as {f['limit']}; nothing heals.",
    "woke": lambda f: "You come round.",
    "first-aid": lambda f: f"First aid for a wound of rank {f['rank']}, for {f['fame']} Fame.",
    "medkit-found": lambda f: (
        f"You have a med-kit now: {f['name']} ({f['bonus']:+}, {plural(f['uses'], 'use')})."
    ),
    "medkit-used": lambda f: (
        f"{f['by'] or 'You'} use{'s' if f['by'] else ''} a med-kit, {f['name']}: "
        f"{plural(f['uses'], 'use')} left."
    ),
    "fatigued": lambda f: f"Fatigue ({f['source']}): -{f['points']} on all your rolls{_during(f)}.",
    "fatigue-lessened": lambda f: f"Fatigue ({f['source']}) is down to -{f['points']}.",
    "fatigue-over": lambda f: f"Fatigue ({f['source']}) is over.",
    "fame-changed": lambda f: f"Your Fame is {f['fame']} now ({f['by']:+}).",
    "fame-expended": lambda f: f"You spend {f['by']} Fame; {f['left']} left.",
    "fame-restored": lambda f: f"{f['by']} Fame comes back to you; {f['left']} left.",
    "fame-recovered": lambda f: f"Awesome: all your Fame comes back to you, {f['left']} in all.",
    "fame-earned": lambda f: f"Your Glory has made your name greater: Fame {f['fame']}.",
    "quest-stated": lambda f: f"Your quest, for {f['glory']} Glory: {f['quest']}.",
    "quest-done": lambda f: f"Your quest is done: {f['quest']}.",
    "quest-given-up": lambda f: f"You give your quest up: {f['quest']}.",
    "glory-changed": lambda f: f"Glory {f['by']:+}; {f['glory']} in all.",
    "xp-changed": lambda f: f"Experience {f['by']:+}; {f['xp']} in all.",
    "inspired": lambda f: (
        f"An inspiration point for {f['ability'].capitalize()}: {f['points']} of the {f['needed']} "
        "that raise it."
    ),
    "risen": lambda f: f"{f['ability'].capitalize()} rises to {f['score']}.",
    "at-maximum": lambda f: f"{f['ability'].capitalize()} is as high as it can go.",
    "skill-learned": lambda f: f"A new skill: {f['skill']} at +{f['score']}.",
    "skill-known": lambda f: f"You know {f['skill']} already.",
    "condition-gained": lambda f: f"You are marked now: {f['name']}{_during(f)}.",
    "condition-lost": lambda f: f"No longer: {f['name']}.",
    "bonus-changed": _bonus_changed,
    "health-raised": lambda f: f"Your Health rises to row {f['rank']}, for {f['xp']} xp.",
    "rested": lambda f: "Between adventures your wounds and your weariness heal.",
    "attributes-rolled": lambda f: (
        f"The dice show {' and '.join(map(str, f['faces']))}: {f['total']} to give away."
    ),
    "attribute-set": lambda f: f"{f['attribute'].capitalize()} is {f['score']}.",
    "skill-bought": lambda f: f"{f['skill'].capitalize()} +{f['score']}; {f['xp']} xp left.",
    "sanity": _sanity,
    "came-to-yourself": _recovered,
    "came-to-senses": lambda f: "Your mind is your own again.",
    "driven": lambda f: str(f["text"]),
    "still-insane": lambda f: "Your mind is not your own yet.",
    "used-to-it": lambda f: f"A {f['word']} is used to such things; you need no roll.",
    "helped": _helped,
    "helper-rolled": lambda f: f"{f['name']} rolls {f['roll']} on row {f['row']}: {f['label']}.",
    "told": lambda f: str(f["text"]),
    "step-done": _step_done,
    "effort": _effort,
    "burning": lambda f: f"Round {f['round']}: it has not let go of you yet.",
    "put-out": lambda f: "That stops it.",
    "not-put-out": lambda f: "That does not stop it.",
    **words_heroes.PHRASES,
    **words_gear.PHRASES,
    **{f"fight-{code}": partial(fight_words.phrase, code) for code in fight_words.CODES},
}
PHRASED = frozenset(_PHRASES)
"""The codes that have words."""
