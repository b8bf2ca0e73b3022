"""Sentences for notes: what happened besides the roll itself."""

from collections.abc import Callable, Mapping, Sequence

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Facts, Note
from solo.rules.fell.printed import printed

ENDS = (".", "!", "?", "…")
"""The characters that end a sentence; a text with one of them gets no full stop."""


def phrase(note: Note) -> str:
    """Say a note in one plain sentence; a code that nobody knows is said as it is."""
    say = _PHRASES.get(note.code)
    return say(note.facts) if say else f"{note.code.replace('-', ' ').capitalize()}."


def listed(words: Sequence[str]) -> str:
    """Return words as a list in prose, each once: `a`, `a and b`, `a, b and c`."""
    *others, last = dict.fromkeys(words)
    return f"{', '.join(others)} and {last}" if others else last


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
    return (
        f"Critical harm: {f['attribute'].upper()} {f['die']} shows {shown(f)}, "
        f"{printed('tests')['dn']} is needed; {held}."
    )


def shown(f: Facts) -> str:
    """Say what a test against critical harm shows: `2`, or of two dice both, and which counts."""
    faces = f.get("faces", ())
    both = f"{' and '.join(map(str, faces))}: " if len(faces) > 1 else ""
    return f"{both}{f['result']}"


def _taken_out(f: Facts) -> str:
    state = f"{f['attribute'].upper()} falls to {f['die']}"
    who = _who(f, "are taken out and will die", "is taken out and will die")
    return f"{who} without treatment; {state}."


def _what_counts(f: Facts) -> str:
    taken = "lower" if f["lean"] < 0 else "higher" if f["lean"] > 0 else ""
    if taken and len(f["faces"]) == 1:
        return f"the {taken} counts"
    return f"the {taken} of each; {f['highest']} counts" if taken else f"{f['highest']} counts"


def _struck(f: Facts) -> str:
    by = listed(f["by"])
    by = by[:1].upper() + by[1:]
    verb = "strike" if f["many"] or f["by"][0] == "you" else "strikes"
    many = len(f["by"]) - 1
    parts = [", ".join("/".join(map(str, die)) for die in f["faces"])]
    if len(f["faces"]) > 1 or len(f["faces"][0]) > 1:
        parts[0] += f" ({_what_counts(f)})"
    parts += [f"less {f['armor']} for armor"] if f["armor"] else []
    parts += [f"plus {many} for striking together"] if many else []
    harm = f"{f['harm']} harm" if f["harm"] else "no harm"
    return f"{by} {verb} {f['target']}: {', '.join(parts)}; {harm}."


def _foe_tested(f: Facts) -> str:
    held = "it holds" if f["passed"] else "it does not hold"
    return (
        f"Critical harm: {f['attribute'].upper()} {f['die']} shows {f['result']}, "
        f"{printed('tests')['dn']} is needed; {held}."
    )


def capital(name: str) -> str:
    """Return a name as it begins a sentence; what is capital in it stays so."""
    return name[:1].upper() + name[1:]


def titled(name: str) -> str:
    """Return the name of a spell as its sheet has it, all words with capitals."""
    return " ".join(map(capital, name.split()))


def _morale_note(f: Facts) -> str:
    why = {"first": "the first has fallen", "leader": "their leader has fallen",
           "half": "half of them are gone", "lone": "one alone is at 0 HP"}  # fmt: skip
    called = listed([why[name] for name in f["why"]])
    did = {
        "unbroken": "they fight on",
        "hesitate": "they hesitate",
        "retreat": "they retreat",
        "flee": "they flee",
        "surrender on terms": "they surrender, on terms",
        "surrender": "they surrender",
    }
    rolled = f"your WIL shows {f['own']} against {f['rival']}"
    if f["table"]:
        rolled += f", then {f['table']}"
    return f"Morale, since {called}: {rolled}; {did[f['word']]}."


def _lacking(f: Facts) -> str:
    return f"Without {listed(f['lacking'])} nothing comes back to you."


_EDGES = {
    1: "Your next attack is enhanced.",
    2: "Your next attack is enhanced, and has advantage.",
}
_PHRASES: Mapping[str, Callable[[Facts], str]] = {
    "harmed": _harmed,
    "critical": _critical,
    "taken-out": _taken_out,
    "died": lambda f: f"{_who(f, 'are dead', 'is dead')}.",
    "treated": lambda f: f"{_who(f, 'are', 'is')} treated, and will live.",
    "not-treated": lambda f: f"The bleeding does not stop; {f['name'] or 'you'} may yet die.",
    "rested": lambda f: (
        f"You rest, and {'all of you ' * bool(f.get('others'))}have all your HP again"
        f"{', which count once you carry less' * bool(f.get('loaded'))}."
    ),
    "no-rest": _lacking,
    "time": lambda f: "",
    "disturbed": lambda f: "Something disturbs your rest.",
    "restored": lambda f: f"{f['attribute'].upper()} is {f['die']} again.",
    "not-restored": lambda f: "You rest well; nothing was left to mend.",
    "lowered": lambda f: f"{f['attribute'].upper()} falls to {f['die']}.",
    "not-lowered": lambda f: f"{f['attribute'].upper()} is d4 already, and can't fall further.",
    "deprived": lambda f: f"You are without {f['need']}: nothing heals until you have it.",
    "provided": lambda f: f"You are no longer without {f['need']}.",
    "fatigued": lambda f: f"Fatigue: your tests are impaired by {plural(f['level'], 'step')}.",
    "fatigue-lessened": lambda f: (
        f"Fatigue is down to {plural(f['level'], 'step')}." if f["level"] else "Fatigue is over."
    ),
    "impaired": lambda f: f"{f['attribute'].upper()} is impaired until dawn.",
    "spell-spent": lambda f: f"{titled(f['spell'])} can't be cast again until dawn.",
    "dawn": lambda f: "Dawn: what was strained is whole again.",
    "woke": lambda f: "Somebody has found you in time, and bound you up.",
    "helped-up": lambda f: f"{capital(f['by'])} gets to you in time, and binds you up.",
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
    "fee-paid": lambda f: f"{capital(f['name'])} is paid {f['coins']} coins in advance.",
    "fee-due": lambda f: (
        f"{capital(f['name'])}'s pay has run out; the fee is {f['fee']} coins a day."
    ),
    "companion-refused": lambda f: (
        f"{capital(f['name'])} can't come along: you have as many hirelings as your WIL allows."
    ),
    "agreed": lambda f: f"{capital(f['name'])} agrees{_against(f)}.",
    "refused": lambda f: f"{capital(f['name'])} will not{_against(f)}.",
    "luck": lambda f: f"A luck die shows {f['face']}; trouble is {f['trouble']} or less."
    if f["trouble"] else f"A luck die shows {f['face']}.",
    "shared": lambda f: (
        f"{capital(f['name'])}'s equal share is {f['share']}"
        + (f"; less what was paid in advance, {f['coins']}." if f["share"] > f["coins"] else ".")
    ),
    "hoarded": lambda f: f"You bring {f['coins']} coins home; your hoard is {f['hoard']} in all.",
    "advanced": lambda f: f"With {f['hoard']} coins brought home you are a {f['title']}.",
    "hp-gained": lambda f: f"HP +{f['points']}; {f['hp']} in all.",
    "raised": lambda f: f"{f['attribute'].upper()} is {f['die']} now.",
    "retired": lambda f: "You have what you came for, and stop.",
    "struck": _struck,
    "blast": lambda f: f"{capital(f['by'])} shows {f['face']}: it reaches {f['targets']} of them.",
    "foe-hurt": lambda f: f"{capital(f['name'])}: {f['hp']} HP left.",
    "foe-tested": _foe_tested,
    "foe-down": lambda f: f"{capital(f['name'])}: {'dead' if f['dead'] else 'out of the fight'}.",
    "morale": _morale_note,
    "surprised": lambda f: "You are surprised, "
    + ("but quick enough." if f["won"] else "and they act first."),
    "surprising": lambda f: "They are surprised, "
    + ("and too slow to act." if f["won"] else "but quick enough."),
    "at-stake": lambda f: f"At stake: {f['risk']}{'' if f['risk'].endswith(ENDS) else '.'}",
    "carried-away": lambda f: f"{capital(f['name'])} gets you away.",
    "fled-not": lambda f: "They cut you off.",
    "edge": lambda f: _EDGES[f["steps"]],
    "talked-not": lambda f: "They hear you out, and are not moved.",
    "cast": lambda f: (
        f"You cast {f['spell']} in haste: your WIL shows {f['result']} against {f['against']}."
    ),
    "held": lambda f: f"{capital(f['name'])} is held for {plural(f['rounds'], 'round')}.",
    "ward": lambda f: f"A ward of armor {f['armor']} is about you.",
    "slipped": lambda f: f"A side effect: {f['text']}",
    "waited": lambda f: f"{capital(f['name'])} hold{'' if f['name'] == 'you' else 's'} back.",
    "wielded": lambda f: f"You have the {f['name']} in hand.",
    "left-behind": lambda f: f"{capital(f['name'])} is left behind.",
    "attribute-set": lambda f: f"{f['attribute'].upper()} is {f['die']}.",
    "hp-rolled": lambda f: f"You have {f['hp']} HP.",
}  # fmt: skip
PHRASED = frozenset(_PHRASES)
"""The codes that have words."""


def _counted(facts: Facts) -> str:
    return f"{facts['count']} times {facts['name']}" if facts["count"] > 1 else str(facts["name"])


def _against(facts: Facts) -> str:
    """Tell the contest that decided: `: 3 against 5`."""
    return f": {facts['own']} against {facts['theirs']}" if "own" in facts else ""
