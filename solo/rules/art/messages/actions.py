"""Words for what happens in phases, on ways, in chases and among several people."""

from collections.abc import Callable, Mapping

from solo.rules.art.fight.messages import capital
from solo.rules.core.numbers import plural, span
from solo.rules.core.outcome import Facts


def spelt(count: str) -> str:
    """Say a count as authors key it, such as `2s`, in words; nothing where there is none."""
    one, many = ("success", "successes") if count.endswith("s") else ("failure", "failures")
    return plural(int(count[:-1]), one, many) if count else ""


def _taken(facts: Facts) -> str:
    phases = facts["phases"]
    if not phases:
        return "It takes no time to speak of; there is time for something else at once."
    return f"It takes {plural(phases, 'phase')}: {span(facts['minutes'])}."


def _attempt(facts: Facts) -> str:
    took = plural(facts["phases"], "phase") if facts["phases"] else "no time at all"
    return f"{facts['name']}: {facts['label']}, {spelt(facts['count'])}; {took} ({facts['scale']})."


def _keeps_back(facts: Facts) -> str:
    by = facts["by"]
    how = "far back" if by >= 3 else "well back" if by > 0 else "close on their heels"
    return f"{facts['label']}: you can stay {how}; {by:+} on not being seen."


def _leg_over(facts: Facts) -> str:
    took = plural(facts["phases"], "phase") if facts["phases"] else "less than a phase"
    return f"You catch up after {took} ({facts['scale']}). {facts['text']}".rstrip()


def _bands(facts: Facts) -> str:
    return f"{plural(abs(facts['bands']), 'band')}; {facts['between']} between you"


PHRASES: Mapping[str, Callable[[Facts], str]] = {
    "relieved": lambda f: f"{f['name']} takes over from {f['fallen']}.",
    "took-over": lambda f: f"{f['name']} goes first from here.",
    "roller-picked": lambda f: f"{f['name']} does it.",
    "everyone-rolled": lambda f: (
        f"{f['name']}: {', '.join(filter(None, (f['label'], spelt(f['count']))))}."
    ),
    "fate-rolled": lambda f: (
        f"{f['name']}: Fate, row {f['row']}, a roll of {f['roll']}: {f['label']}."
    ),
    "fate-picked": lambda f: f"It falls on {f['name']}.",
    "enlisted": lambda f: f"{f['name']} comes with you.",
    "obeyed": lambda f: f"{f['name']} does as you say.",
    "refused": lambda f: f"{f['name']} will not do it.",
    "companion-hurt": lambda f: f"{f['name']} is hurt: {f['rank']} damage.",
    "companion-down": lambda f: f"{f['name']} goes down under {f['rank']} damage.",
    "companion-well": lambda f: f"{f['name']} is well again.",
    "time-taken": _taken,
    "unfinished": lambda f: (
        f"Your time for it is over after {span(f['minutes'])}; it stays unfinished."
    ),
    "closed": lambda f: "You can't try that again in this adventure.",
    "declared-order": lambda f: f"They speak in this order: {', '.join(f['names'])}.",
    "attempt": _attempt,
    "task-done": lambda f: f"{f['name']}: {f['task']}: done. {f['text']}".rstrip(),
    "task-failed": lambda f: f"{f['name']}: {f['task']}: failed. {f['text']}".rstrip(),
    "task-unfinished": lambda f: f"{f['name']}: {f['task']}: left unfinished.",
    "scale-changed": lambda f: f"Time is counted in {f['scale']} from now on.",
    "deed-done": lambda f: str(f["text"]),
    "hindered": lambda f: str(f["text"]),
    "rescued": lambda f: f"{f['name']} is caught in time.",
    "keeps-back": _keeps_back,
    "followed-on": lambda f: f"Nobody sees you for {plural(f['phases'], 'phase')} ({f['scale']}).",
    "trail-found": lambda f: (
        f"There are the tracks: {plural(f['successes'], 'success', 'successes')}."
    ),
    "leg-over": _leg_over,
    "chase-order": lambda f: f"In this order: {', '.join(f['names'])}.",
    "ran": lambda f: f"{f['label']}: you run {_bands(f)}.",
    "ground": lambda f: f"You {'gain' if f['bands'] > 0 else 'lose'} {_bands(f)}.",
    "foe-ran": lambda f: f"{capital(f['name'])} runs {_bands(f)}.",
    "stunt-done": lambda f: f"{f['text']}: {f['label']}, and you are through.",
    "foe-stunt": lambda f: f"{f['text']}: {f['name']} does it too.",
    "foe-slipped": lambda f: f"{f['text']}: {f['name']} does not make it.",
    "seized": lambda f: f"{capital(f['name'])} just makes it and gets hold of you.",
    "broke-free": lambda f: f"You are free of {f['name']}.",
    "still-held": lambda f: f"{capital(f['name'])} does not let go.",
    "found-way": lambda f: f"{f['label']}: there it is. {f['text']}.",
    "found-nothing": lambda f: f"{f['label']}: nothing of the kind.",
}
