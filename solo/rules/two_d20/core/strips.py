"""Skill tests of both games as strips: what each of the twenty faces of a die counts."""

from solo.rules.core.outcome import Outcome
from solo.rules.core.shown.strip import Strip, strip_of
from solo.rules.two_d20.core.pool import SIDES

_CRITICAL = ("focus", "tag")  # what each game calls the faces that count twice


def strip(outcome: Outcome) -> Strip | None:
    """Return what each face of a die counts (CON-004, CON-005, CON-010; FO-006 to FO-010).

    Low faces are the good ones. They stand right, as success does wherever chances are drawn.
    """
    facts = outcome.facts
    if "complication_on" not in facts or not outcome.faces:
        return None
    own = outcome.faces[: len(outcome.faces) - len(facts.get("helped", ()))]
    number, worst = facts["tn"], facts["complication_on"]
    critical = max(int(facts.get(name) or 0) for name in _CRITICAL)
    ends = (
        ("2 successes", min(number, critical), True),
        ("success", min(number, SIDES), True),
        ("nothing", worst - 1, False),
        ("complication", SIDES, False),
    )
    return strip_of(ends, own, each=True).turned()
