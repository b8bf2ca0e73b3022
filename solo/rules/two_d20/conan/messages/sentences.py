"""Conan's notes and outcomes in words; no rule is decided here."""

from collections.abc import Sequence

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.two_d20.conan.checks.combat_dice import HARMED, PLACES, UNHARMED
from solo.rules.two_d20.conan.checks.spends import GAME
from solo.rules.two_d20.conan.health.hazard import SPARED
from solo.rules.two_d20.conan.heroes.renown import renown_row
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import likelihood as oracle
from solo.rules.two_d20.core import sentences as shared


def phrase(note: Note) -> str:
    """Say a note in one plain sentence."""
    return shared.phrase(note, PHRASES)


def explain(outcome: Outcome) -> tuple[str, ...]:
    """Explain an outcome line by line, with the ids of the rules."""
    facts = outcome.facts
    if "answer" in facts:
        return oracle.explain(outcome)
    if outcome.label in PLACES:
        return (f"The d20 shows {outcome.faces[0]}: {outcome.label} (CON-049).",)
    if outcome.label in (HARMED, UNHARMED):
        return _hit(outcome) if "who" in facts else _damage(facts)
    if "foes_left" in facts:
        return (shared.explain_fight(outcome),)
    if outcome.label == SPARED:
        return (f"There is no Doom for it: it costs {facts['doom_cost']} (CON-063).",)
    if "doom_cost" in facts and "tn" not in facts:
        return (f"No test can avoid it (CON-064). {_doom(facts)}",)
    if "difficulty" not in facts:
        return ()
    who = (f"{_cap(facts['who'])}.",) if "who" in facts else ()  # in a fight
    lines = shared.explain_test(outcome, GAME, "Momentum") if not facts.get("rival_faces") else ()
    if "rival" in facts:
        told = f"Strictly more successes than the other side's win: {outcome.label} (CON-032)."
        lines = (_first(outcome), told)
    name = f"Difficulty {facts['difficulty']} is {difficulty_name(facts['difficulty'])} (CON-012)."
    extra = (_doom(facts),) if facts.get("doom_cost") else ()
    return (*who, *lines, *(() if facts.get("simple") else (name,)), *extra)


def _regains(facts: Facts) -> str:
    came = "is on guard again" if facts["passed"] else "does not come back on guard"
    return f"{_cap(facts['name'])} {came}: {_listed(facts['faces'])}."


def _first(outcome: Outcome) -> str:
    """Say a struggle in a line: both sides, and who has won."""
    facts = outcome.facts
    mine = f"The dice show {_listed(outcome.faces)}: {shared.counted(outcome)}"
    theirs = f"against {_listed(facts['rival_faces'])}: {_count({'successes': facts['rival']})}"
    return f"{shared.number_sum(facts)}. {mine}, {theirs}; {outcome.label}."


def _doom(facts: Facts) -> str:
    cost = facts["doom_cost"]
    return f"It cost {cost} Doom (CON-063, CON-064)." if cost else "It cost no Doom."


def _hit(outcome: Outcome) -> tuple[str, ...]:
    """Explain a hit in a fight: its dice, what comes on top, Soak, and the Harm."""
    facts, lines = outcome.facts, [f"{_cap(outcome.facts['who'])}."]
    if outcome.faces:
        effects = plural(facts["effects"], "Effect")
        shown = f"The combat dice show {_listed(outcome.faces)}"
        lines.append(f"{shown}: {facts['dice']} damage, {effects} (CON-034).")
    vicious = facts["damage"] - facts["dice"] - facts["bonus"]
    more = [f"{vicious} for Vicious (CON-036)"] if vicious else []
    if facts["bonus"]:
        kind = "without dice (CON-053)" if outcome.faces else "as half of a hit (CON-061)"
        more.append(f"{facts['bonus']} {kind}")
    if more:
        lines.append(f"{_cap(' and '.join(more))}: {facts['damage']} in all (CON-040).")
    if "soak" in facts:
        ignored = f", of which {facts['ignored']} is ignored" if facts["ignored"] else ""
        lines.append(
            f"Soak {facts['soak']}{ignored}: {facts['through']} gets through (CON-041, CON-043)."
        )
    if facts.get("harm"):
        lines.append(f"That is {facts['harm']} Harm (CON-045, CON-046).")
    return tuple(lines)


def _damage(facts: Facts) -> tuple[str, ...]:
    return (
        f"{facts['damage']} damage, Effects {facts['effects']}; Soak {facts['soak']}: "
        f"{facts['through']} gets through (CON-034, CON-040, CON-041, CON-043).",
    )


def _hurt(facts: Facts) -> str:
    where = "to the nerve" if facts["mental"] else f"to the {facts['place']}"
    told = shared.rolled(facts) + f"{facts['damage']} damage {where}"
    if facts["soak"]:
        told += f", {facts['soak']} Soak"
        told += f" ({facts['ignored']} ignored)" if facts["ignored"] else ""
    if not facts["through"]:
        return f"{told}: nothing gets through."
    called = "Resolve" if facts["mental"] else "Vigor"
    return f"{told}: {facts['through']} gets through, {facts['left']} {called} left."


def _thing_hurt(facts: Facts) -> str:
    told = f"The {facts['name']} takes {facts['damage']} damage, {facts['soak']} Soak: "
    told += f"{facts['through']} gets through, Structure {facts['left']}"
    return f"{told}, {plural(facts['breaks'], 'Break')}." if facts["breaks"] else f"{told}."


def _struck(facts: Facts) -> str:
    told = f"{_cap(facts['name'])}: {_hurt(facts)[:-1]}"
    if facts["harm"]:
        told += f", {plural(facts['harm'], 'Harm', 'Harm')}"
    return f"{told}."


def _fell(facts: Facts) -> str:
    how = {
        "down": "goes down",
        "taken": "goes down, and will live",
        "broken": "has had enough, and runs",
    }
    return f"{_cap(facts['name'])} {how[facts['how']]}."


def _tested(facts: Facts) -> str:
    word = "it comes off" if facts["passed"] else "it does not come off"
    return f"The dice show {_dice(facts)}: {_count(facts)} of {facts['difficulty']}; {word}."


def _attacks(facts: Facts) -> str:
    doing = {"melee": "go for", "ranged": "shoot at", "threaten": "try to frighten"}[facts["kind"]]
    return (
        f"You {doing} {facts['name']} with your {facts['weapon']}: {_dice(facts)}, "
        f"{_count(facts)} of {facts['difficulty']}."
    )


def _is(facts: Facts) -> str:
    return "are" if facts["name"] == "you" else "is"


def _foe_attacks(facts: Facts) -> str:
    return (
        f"{_cap(facts['name'])}, {facts['weapon']}: {_dice(facts)}, {_count(facts)} "
        f"of {facts['needed']}."
    )


def _foe_harder(facts: Facts) -> str:
    told = f"{_cap(facts['name'])} strikes harder: {facts['points']} more damage"
    return f"{told}{_paid(facts)}."


def _paid(facts: Facts) -> str:
    """Say what Doom was spent, if any, and what is left of it."""
    return f" ({facts['doom']} Doom, {facts['now']} left)" if facts["doom"] else ""


def _dice(facts: Facts) -> str:
    return _listed(facts["faces"])


def _listed(faces: Sequence[int]) -> str:
    return shared.listed(tuple(faces)) if faces else "no dice"


def _count(facts: Facts) -> str:
    number = facts["successes"]
    return plural(number, "success", "successes") if number else "no success"


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


def _afflicted(facts: Facts) -> str:
    whom = "You are" if facts["name"] == "you" else f"{_cap(facts['name'])} is"
    return f"{whom} {facts['word']}: {facts['damage']} damage."


def _harmed(facts: Facts) -> str:
    one, many = {"wounds": ("Wound", "Wounds"), "trauma": ("Trauma", "Traumas")}[facts["called"]]
    if facts["by"] < 0:
        return f"{plural(-facts['by'], one, many)} healed; {facts['now']} left."
    return f"{plural(facts['by'], one, many)}: {facts['now']} now."


def _treasure(facts: Facts) -> str:
    each = printed("treasure")["quarters_per_gold"]
    gold, rest = divmod(facts["now"], each)
    told = f"{gold} Gold" + (f" and {plural(rest, 'quarter')}" if rest else "")
    left = f"worth {told} in all" if facts["now"] else "nothing left"
    return f"{_cap(facts['kind'])} {facts['amount']:+}: {left}."


STANCES = {
    "brace": "You brace yourself.",
    "withdraw": "You withdraw, and nobody gets a blow in.",
    "ready": "You hold your action.",
    "stand": "You get up.",
    "close": "You step in close.",
    "step-back": "You step back.",
    "drop-prone": "You drop flat.",
}
_SPENT = {
    "bonus-damage": "Harder.", "penetration": "Through the gap.", "subdue": "With the flat.",
    "break-guard": "That guard is broken.", "disarm": "The weapon goes flying.",
    "change-stance": "You change your footing.", "confidence": "You feel equal to them.",
    "swift-action": "You are not done yet.", "withdraw": "You are out of Reach before they see it.",
}  # fmt: skip

_TACTICS = {
    "break-guard": "beats a guard down", "called-shot": "strikes where the armor is thin",
    "change-stance": "comes up off the ground", "confidence": "takes heart",
    "disarm": "knocks the weapon away", "penetration": "finds the gaps",
    "re-roll-damage": "puts more weight behind it", "second-wind": "finds new breath",
    "secondary-target": "carries the blow through to another", "subdue": "strikes to take alive",
    "swift-action": "is not done yet", "withdraw": "slips away under cover of the others",
}  # fmt: skip

PHRASES: shared.Phrases = {
    "hurt": _hurt,
    "thing-hurt": _thing_hurt,
    "mended": lambda f: (
        f"The {f['name']}: Structure {f['left']} of {f['structure']}, "
        f"{plural(f['breaks'], 'Break')}."
    ),
    "stress": lambda f: f"{f['called']} {f['by']:+}: {f['now']} left.",
    "harmed": _harmed,
    "fallen": lambda f: "That is more than you can bear. You fall.",
    "fatigue": lambda f: f"Fatigue {f['by']:+}: {f['now']} now.",
    "burden": lambda f: (
        f"Your load is {'heavy' if f['by'] > 0 else 'lighter'}: "
        f"Fatigue {f['by']:+}, {f['now']} now."
    ),
    "renown": lambda f: f"Renown {f['now']}: {f['name']}. {renown_row(f['now'])['effect']}",
    "treasure": _treasure,
    "armor": lambda f: f"Your armor is {f['all']} now.",
    "scene": lambda f: "What you had put out of your mind comes back to you.",
    "overcame": lambda f: f"For this scene you pay your {f['kind']} no heed.",
    "rival-rolled": lambda f: (
        f"{_cap(f['name']) or 'The other side'} rolls {_dice(f)}: {_count(f)}."
    ),
    "treats": lambda f: (
        f"{f['name']} sees to you: {_dice(f)}, {'it helps' if f['passed'] else 'to no use'}."
    ),
    "doom-policy": lambda f: str(f["text"]),
    "seized": lambda f: f"They seize the initiative{_paid(f)}.",
    "doom-effect": lambda f: f"For {f['doom']} Doom, {f['now']} left: {f['text']}",
    "struck": _struck,
    "fell": _fell,
    "floored": lambda f: f"{_cap(f['name'])} {_is(f)} knocked down.",
    "stunned": lambda f: f"{_cap(f['name'])} {_is(f)} stunned.",
    "afflicted": _afflicted,
    "attacks": _attacks,
    "reacted": lambda f: f"Your {shared.named(f['skill'])}: {_dice(f)}, {_count(f)}.",
    "missed": lambda f: f"You don't get through to {f['name']}.",
    "defends": lambda f: f"{_cap(f['name'])} defends{_paid(f)}.",
    "tested": _tested,
    "exploited": lambda f: f"You have seen where {f['name']} is weak.",
    "guarded": lambda f: "Your guard is up again.",
    "treated": lambda f: f"{f['name']} is better for it: {f['called']} {f['now']}.",
    "deed": lambda f: f"Done: {f['text'][:1].lower() + f['text'][1:]}.",
    "spent": lambda f: _SPENT.get(f["what"], f"{f['text']}."),
    "moved": lambda f: f"You are at {f['where']} now.",
    "stance": lambda f: STANCES[f["what"]],
    "drew": lambda f: f"The {f['name']} is in your hand.",
    "dropped": lambda f: f"The {f['name']} falls.",
    "cleared": lambda f: f"Done: {f['what'][:1].lower()}{f['what'][1:].rstrip('.')}.",
    "assisted": lambda f: f"You make room for {f['name']}.",
    "approaches": lambda f: f"{_cap(f['name'])} comes on, to {f['where']}.",
    "closes": lambda f: f"{_cap(f['name'])} steps in close.",
    "rises": lambda f: f"{_cap(f['name'])} gets up.",
    "arms": lambda f: f"{_cap(f['name'])} takes a weapon in hand.",
    "regains": _regains,
    "holds": lambda f: f"{_cap(f['name'])} can do nothing just now.",
    "reloads": lambda f: f"{_cap(f['name'])} finds another shot{_paid(f)}.",
    "foe-attacks": _foe_attacks,
    "foe-bought": lambda f: f"Doom buys {plural(f['dice'], 'more die', 'more dice')}{_paid(f)}.",
    "ability": lambda f: f"{_cap(f['what']).rstrip('.')}{_paid(f)}.",
    "slips": lambda f: f"{_cap(f['name'])} overreaches, and is off guard.",
    "retreats": lambda f: f"{_cap(f['name'])} backs away, to {f['where']}.",
    "foe-spent": lambda f: f"{_cap(f['name'])} {_TACTICS[f['what']]}{_paid(f)}.",
    "foe-harder": _foe_harder,
    "foe-saves": lambda f: (
        f"{_cap(f['name'])} holds Momentum back: Doom +{f['points']}, {f['now']} now."
    ),
    "complicated": lambda f: (
        f"{plural(f['number'], 'complication')}: Doom +{f['points']}, {f['now']} now."
    ),
    "captured": lambda f: "It was not meant to kill: they want you alive.",
    "retaliates": lambda f: f"{_cap(f['name'])} strikes as you turn away{_paid(f)}.",
    "ally-attacks": lambda f: (
        f"{_cap(f['name'])} goes for {f['target']}, {f['weapon']}: {_dice(f)}, {_count(f)} "
        f"of {f['needed']}."
    ),
}
"""The words for notes of Conan's own."""


def difficulty_name(difficulty: int) -> str:
    """Return the name of a difficulty; beyond Epic it is Epic and keeps its number (CON-012)."""
    names = {number: name for name, number in printed("difficulties")["names"].items()}
    return str(names[min(max(0, difficulty), max(names))]).capitalize()
