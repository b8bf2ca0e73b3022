"""Tests and notes of both games as messages; no rule is decided here."""

from solo.rules.core.numbers import lasting
from solo.rules.core.outcome import Facts, Note, Outcome
from solo.rules.two_d20.core.pool import SIDES
from solo.rules.two_d20.core.testing import Called, Steps, Terms
from solo.rules.two_d20.core.words import words
from solo.words import Message, Room


def asked(terms: Terms, game: Called) -> tuple[Message, ...]:
    """Say what a test asks, before it is rolled."""
    pool, special = terms.pool, terms.pool.aim.critical > game.usual_critical
    sums = {"attribute": terms.attribute, "rating": terms.rating, "skill": terms.skill,
            "trained": terms.trained, "tn": pool.aim.tn}  # fmt: skip
    put = words("asked", **sums, difficulty=terms.difficulty, against=terms.against,
                purpose=terms.purpose)  # fmt: skip
    dice = words(
        "each-die",
        tn=pool.aim.tn,
        difficulty=terms.difficulty,
        critical=game.critical,
        twice=pool.aim.critical if special else 0,
        ones=pool.aim.critical == 1,
        dice=pool.dice,
        sure=pool.sure,
        helpers=tuple(words("helper-die", tn=helper.tn) for helper in pool.helpers),
        worst=pool.aim.worst if pool.aim.worst < SIDES else 0,
    )
    if not terms.steps:
        return put, dice
    return put, dice, words("made-of", steps=_made_of(terms.steps))


def _made_of(steps: Steps) -> tuple[Message, ...]:
    """Say what a difficulty is made of; an author's ids read as words."""
    return tuple(
        words("step", name=name if isinstance(name, Message) else name.replace("-", " "), by=by)
        for name, by in steps
    )


def verdict(outcome: Outcome) -> tuple[Message, ...]:
    """Say in a line how a test fell."""
    return (words("verdict", **_fell(outcome)),)


def _fell(outcome: Outcome) -> Facts:
    """Return the facts of a line that tells of a roll."""
    helped = outcome.facts.get("helped", ())
    own = outcome.faces[: len(outcome.faces) - len(helped)]
    return {**outcome.facts, "faces": own, "helped": helped, "successes": outcome.made,
            "label": outcome.label}  # fmt: skip


def explain_test(outcome: Outcome, game: Called, points: str) -> tuple[Message, ...]:
    """Explain one test: the whole in a line, then step by step with the ids of the rules."""
    facts, cite = outcome.facts, game.cites
    if facts.get("simple"):
        return (words("why-simple", rule=cite["simple"]),)
    lines = [
        words("why-test", **_fell(outcome)),
        words("why-success", tn=facts["tn"], rule=cite["success"]),
    ]
    if twice := facts[game.critical]:
        lines.append(words("why-twice", twice=twice, rule=cite["critical"]))
    if sure := facts["sure"]:
        lines.append(words("why-sure", sure=sure, rule=cite["sure"]))
    if auto := facts["auto"]:
        lines.append(words("why-auto", auto=auto, rule=cite["talent"]))
    if helped := facts.get("helped"):
        alone = not outcome.made
        lines.append(words("why-helped", helped=helped, alone=alone, rule=cite["assist"]))
    if again := facts.get("again"):
        lines.append(words("why-again", again=again, rule=cite["again"]))
    if facts["steps"]:
        steps = _made_of(facts["steps"])
        lines.append(words("why-steps", steps=steps, rule=cite["difficulty"]))
    return (*lines, *_explain_rest(outcome, game, points))


def _explain_rest(outcome: Outcome, game: Called, points: str) -> tuple[Message, ...]:
    facts, cite, needed = outcome.facts, game.cites, outcome.facts["difficulty"]
    if facts["passed"]:
        lines = [
            words("why-passed", made=outcome.made, needed=needed, cost=facts[game.points],
                  points=points, rule=cite["points"])
        ]  # fmt: skip
    else:
        made, lacking = outcome.successes, outcome.failures
        lines = [words("why-failed", made=made, needed=needed, lacking=lacking, rule=cite["pass"])]
    if number := facts["complications"]:
        worst = facts["complication_on"]
        on, more = min(worst, SIDES), worst < SIDES
        lines.append(
            words("why-complications", on=on, more=more, number=number, rule=cite["worst"])
        )
    if spent := facts.get("spent"):
        things = tuple(words("thing", name=one.replace("-", " ")) for one in spent)
        lines.append(words("why-bought", points=points, things=things))
    return tuple(lines)


def explain_fight(outcome: Outcome) -> Message:
    """Say how a fight ended, and how long it took."""
    return words("fight-ended", label=outcome.label, rounds=outcome.facts["rounds"])


def said(note: Note, room: Room) -> Message:
    """Say a note: its code is that of its message, its facts are those of its sentence."""
    minutes = note.facts.get("minutes")
    span = {"span": lasting(minutes)} if minutes else {}
    return room(note.code, **note.facts, **span)
