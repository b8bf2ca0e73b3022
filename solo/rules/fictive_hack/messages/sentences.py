"""Sentences about rolls and notes, made from their facts; nothing is decided here."""

from collections.abc import Callable, Iterable, Mapping

from solo.rules.core.numbers import plural, span
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.fictive_hack.checks.task import Task, Terms
from solo.rules.fictive_hack.fight.attack_roll import Terms as Attack
from solo.rules.fictive_hack.fight.attack_roll import Thrown
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.heroes.talents import improvement_text
from solo.rules.fictive_hack.messages.names import the, title

NAMES = {"none": "no armor", "light": "light armor", "medium": "medium armor",
         "heavy": "heavy armor", "super-heavy": "super heavy armor"}  # fmt: skip


def signed(points: int) -> str:
    """Write `+ 2` or `- 2`."""
    return f"{'-' if points < 0 else '+'} {abs(points)}"


def sum_of(attribute: str, score: int, modifiers: tuple[tuple[str, int], ...]) -> str:
    """Write what is added to a die: `Brawn 2 - armor 2`."""
    parts = [f"{attribute.capitalize()} {score}" if attribute else f"{score}"]
    parts += [_point(name, points) for name, points in modifiers]
    return " ".join(parts)


def asked(task: Task, terms: Terms, sheet: Sheet | None) -> tuple[str, ...]:
    """Say what a roll asks of this hero."""
    if task.sure:
        why = task.barred(sheet)
        return (f"It needs no roll, but {why}." if why else "It needs no roll.",)
    dice = "the better of two d10" if terms.dice == 2 else "1d10"
    line = f"{dice} + {sum_of(terms.attribute, terms.score, terms.modifiers)}"
    line += f" against {task.facing(sheet)}"
    if task.purpose:
        line += f", {task.purpose}"
    if why := task.barred(sheet):
        return (f"{line}.", f"But {why}.")
    return (f"{line}.",)


def verdict(outcome: Outcome) -> tuple[str, ...]:
    """Say in a line how a roll fell."""
    facts = outcome.facts
    if "total" not in facts:
        return (f"{outcome.label.capitalize()}.",)
    line = f"{facts['total']}"
    if "difficulty" in facts:
        line += f" against {facts['difficulty']}"
    return (f"{line}: {told(outcome)}.",)


def told(outcome: Outcome) -> str:
    """Say the label of a roll; of a tie also whose it is."""
    if outcome.label != "tie":
        return outcome.label
    return "a tie, which is enough" if outcome.successes else "a tie, which is not enough"


def explain(outcome: Outcome) -> tuple[str, ...]:
    """Explain one roll line by line, with the ids of the rules."""
    facts = outcome.facts
    if "armor" in facts:
        return explain_attack(facts)
    if facts.get("told"):
        return (str(facts["told"]),)
    if facts.get("reason"):
        return (f"It could not succeed: {facts['reason']} (FH-029, FH-107).",)
    if not facts.get("face"):
        return (f"No roll was needed ({facts['rule']}).",) if "rule" in facts else ()
    lines = [f"{reckoned(outcome)} ({facts['rule']})."]
    if "by" in facts:
        lines.append(_margin(facts["by"], facts.get("against", "it")))
    if "catch" in facts:
        lines.append(f"Not to fall: {facts['catch']} against {facts['difficulty']}.")
    return tuple(lines)


def _margin(by: int, against: str) -> str:
    """Say by how much: `4 over Simple 4.`."""
    if not by:
        return f"A tie with {against}."
    return f"{by} over {against}." if by > 0 else f"{-by} short of {against}."


def reckoned(outcome: Outcome) -> str:
    """Write a roll as a sum: `5 + Cunning 3 makes 8 against 7: passed`."""
    facts = outcome.facts
    line = f"{facts['face']}"
    if "attribute" in facts:
        line += f" + {sum_of(facts['attribute'], facts['score'], facts['modifiers'])}"
        line += f" + {2 * facts['boosts']} for {facts['boosts']} AP" if facts["boosts"] else ""
    line += f" makes {facts['total']}" if "attribute" in facts else ""
    line += f" against {facts['difficulty']}" if "difficulty" in facts else ""
    return f"{line}: {told(outcome)}"


def attack_sum(terms: Attack, thrown: Thrown) -> str:
    """Write what an attack adds up, its total left out: `8 + 7 of 8, 3, 7 + arena 2`."""
    kept = " + ".join(map(str, thrown.kept))
    of = f" of {', '.join(map(str, thrown.faces))}" if len(thrown.kept) < len(thrown.faces) else ""
    own = (("attribute", terms.attribute),) if terms.pool.attribute and terms.attribute else ()
    return f"{kept}{of}{_named((*own, *terms.bonuses))}"


def _named(points: Iterable[tuple[str, int]]) -> str:
    return "".join(f" {_point(name, n)}" for name, n in points)


def _point(name: str, points: int) -> str:
    """Say what is added to a roll, or taken off it: a bonus below 0 is called a penalty."""
    if points < 0:
        return f"- {'penalty' if name == 'bonus' else name} {-points}"
    return f"+ {name} {points}"


def explain_attack(facts: Facts) -> tuple[str, ...]:
    """Explain an attack: dice, total, armor, Wounds."""
    kept = " + ".join(map(str, facts["kept"]))
    own = (("attribute", facts["attribute"]),) if facts["attribute"] else ()
    added = _named((*own, *facts["bonuses"]))
    lines = [f"{facts['who']}."] if "who" in facts else []
    lines.append(
        f"Dice {', '.join(map(str, facts['faces']))}, kept {kept}{added}: {facts['total']} "
        "(FH-049, FH-051)."
    )
    if not facts["hit"] and facts["misses"]:
        return (*lines, "Who carries too much fails every roll (FH-029).")
    if not facts["hit"]:
        return (*lines, "A total of 8 or more hits (FH-050).")
    if facts["critical"]:
        lines.append("The face die shows 10: 1 Wound more (FH-137).")
    lines += [f"{plural(more, 'Wound')} more for {name}." for name, more in facts["extra"]]
    lines.append(_through(facts))
    if facts["swarm"]:
        lines.append("A swarm loses 1 Wound of any hit (FH-206).")
    return tuple(lines)


def _through(facts: Facts) -> str:
    """Say what armor leaves of a hit: `2 Wounds; medium armor stops 1 of them at 12`."""
    dealt, armor = plural(facts["dealt"], "Wound"), NAMES[facts["armor"]]
    rules = "FH-055, FH-071" if facts["pierces"] else "FH-071"
    if facts["armor"] == "none":
        return f"{dealt}, with no armor to stop any."
    if not facts["soak"]:
        return f"{dealt}; at {facts['total']} {armor} stops none ({rules})."
    stopped = min(facts["soak"], facts["dealt"])
    left = facts["wounds"] or "nothing"
    return (
        f"{dealt}; at {facts['total']} {armor} stops {stopped} ({rules}), and {left} comes through."
    )


def phrase(note: Note) -> str:
    """Say a note in one plain sentence; a code that nobody knows is said as it is."""
    say = PHRASED.get(note.code)
    return say(note.facts) if say else f"{note.code.replace('-', ' ').capitalize()}."


def _gained(facts: Facts) -> str:
    for_ = f" for {facts['why']}" if facts["why"] else ""
    if facts["by"] < 0:
        return f"You lose {-facts['by']} AP{for_}. You have {facts['ap']}."
    return f"You get {facts['by']} AP{for_}. You have {facts['ap']}."


def _fell(facts: Facts) -> str:
    bonus = f" {signed(facts['bonus'])}" if facts["bonus"] else ""
    return (
        f"Your last Wound is gone. The die shows {facts['face']}{bonus}; from 7 on you are dying."
    )


PHRASED: Mapping[str, Callable[[Facts], str]] = {
    "told": lambda f: str(f["text"]),
    "wounded": lambda f: f"You lose {plural(f['by'], 'Wound')}; {f['left']} left.",
    "fell": _fell,
    "standing": lambda f: "You stay on your feet with 1 Wound.",
    "ko": lambda f: "You are knocked out.",
    "dying": lambda f: "You are dying.",
    "came-round": lambda f: f"You come round: {f['face']} is under your Brawn of {f['brawn']}. "
    "You can limp, and carry half; only a day in bed heals you.",
    "stays-down": lambda f: f"You can't get up: {f['face']} is not under your Brawn of "
    f"{f['brawn']}.",
    "dead": lambda f: "You are dead.",
    "recovered": lambda f: f"You have {plural(f['left'], 'Wound')} again.",
    "woke": lambda f: "You come to, with 1 Wound.",
    "healed": lambda f: "A day in bed brings you back to 1 Wound.",
    "refreshed": lambda f: "You are rested; your talents are fresh.",
    "rested": lambda f: f"You rest for {span(f['passed'])}.",
    "time": lambda f: f"That takes {plural(f['passed'], 'minute')}.",
    "scarred": lambda f: f"You keep a scar: {f['scar']}.",
    "ap-gained": _gained,
    "ap-spent": lambda f: f"You spend {f['by']} AP on {f['on']}. {f['ap']} left.",
    "level-due": lambda f: f"Level {f['level']} is yours to take.",
    "outbid": lambda f: f"The GM outbids {f['by']} AP of it.",
    "level-taken": lambda f: f"You are level {f['level']}.",
    "attribute-raised": lambda f: f"{title(f['attribute'])} is {f['score']} now.",
    "toughened": lambda f: f"You are tougher: {plural(f['wounds'], 'Wound')}.",
    "banked": lambda f: f"The talent waits ({f['count']} banked).",
    "rebased": lambda f: f"Your template is {title(f['template'])} now.",
    "inherent-gained": lambda f: f"You gain {f['ability']}.",
    "trained": lambda f: f"You have trained {title(f['talent'])} for {plural(f['hours'], 'hour')}"
    + (", enough to learn it." if f["ready"] else "."),
    "learned": lambda f: f"You have learned {f['name']}.",
    "talent-used": lambda f: f"{title(f['talent'])} is used.",
    "talent-recharged": lambda f: f"{title(f['talent'])} is fresh again.",
    "talent-borrowed": lambda f: f"You have {title(f['talent'])} for one use.",
    "talent-learned": lambda f: f"You learn {title(f['talent'])}.",
    "talent-improved": lambda f: f"{title(f['talent'])} is improved: "
    f"{improvement_text(f['talent'], f['how'])}.",
    "gained": lambda f: f"You have {the(f['name'])}.",
    "dropped": lambda f: f"You no longer have {the(f['name'])}.",
    "encumbered": lambda f: "You carry too much: every roll fails until you set something down."
    if f["now"] else "You are no longer encumbered.",
    "coins-lost": lambda f: f"You lose {f['by']}.",
    "coins-changed": lambda f: f"You {'pay' if f['paid'] else 'get'} {f['by']}.",
    "wears": lambda f: f"You wear {NAMES[f['armor']]}.",
    "shield": lambda f: f"You carry a {f['shield']} shield." if f["shield"]
    else "You have no shield.",
    "shield-broken": lambda f: "Your shield breaks.",
    "ammo": lambda f: f"{title(f['weapon'])}: {f['by']:+} shots.",
    "condition": lambda f: f"You are {f['name']}.",
    "condition-lost": lambda f: f"You are no longer {f['name']}.",
    "frightened": lambda f: "You are intimidated: -2 on every roll until you shake it off.",
    "calmed": lambda f: "You shake off your fright.",
    "bonus": lambda f: f"Your next roll is at {f['bonus']:+}.",
    "inspired": lambda f: "+2 waits for the next Commitment roll.",
    "forecast": lambda f: "You know the weather for the next twelve hours.",
    "device-broken": lambda f: f"The {f['name']} breaks.",
    "device-mended": lambda f: f"The {f['name']} works again.",
    "device-built": lambda f: f"You have built {the(f['name'])}.",
    "motive": lambda f: f"{f['total']}: {f['text']}.",
    "coins-rolled": lambda f: f"Your purse: {' + '.join(map(str, f['faces']))}"
    f"{', times ' + str(f['times']) if f['times'] > 1 else ''}: {f['silver']} silver.",
}  # fmt: skip
