"""Which skills apply is the player's to decide, on every roll."""

import pytest

from solo.rules.art.actions.chase.written import Chase
from solo.rules.art.actions.travel import Means, Travel
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Alertness, Compared, Defense, Fate, Knowledge
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.health.sanity import Horror, Sanity
from solo.rules.art.system import ART
from tests.english import all_english
from tests.rules.art.sample import hero

P = Rank.POOR
SHOCK = Horror.parse("shock")
SPIN = {"spinning": 3}


def offered(check: object, skills: dict[str, int]) -> list[str]:
    """Return the ids of what is offered before a roll."""
    sheet = hero(skills=skills)
    return [one.id for one in ART.begin(check, sheet, asks=True).options(sheet)]


@pytest.mark.rule("ART-168", "ART-208", "ART-210")
@pytest.mark.parametrize(
    "check",
    [
        Sanity(difficulty=SHOCK),
        Knowledge(difficulty=P),
        Fate(difficulty=P),
        Defense(attack=P),
        Alertness(difficulty=P),
        Travel(),
        TraitRoll(attribute=("charm",), difficulty=P),
        Chase(foes=("dog",)).run,
    ],
)
def test_any_roll_takes_a_skill_that_its_player_argues_for(check: object) -> None:
    sheet = hero(skills=SPIN)
    rolling = ART.begin(check, sheet, asks=True)

    assert "argue" in [one.id for one in rolling.options(sheet)]
    argued = rolling.step("argue", "spinning", sheet, None).encounter  # type: ignore[arg-type]
    assert argued is not None
    assert "+ Spinning 3" in " ".join(all_english(argued.status(sheet)))


@pytest.mark.rule("ART-168")
def test_no_skill_is_argued_for_where_the_author_or_the_rules_leave_none() -> None:
    closed = TraitRoll(attribute=("charm",), difficulty=P, free_skills=False)
    for check in (closed, TraitRoll(trait=9, difficulty=P), Alertness(difficulty=P, trait=9)):
        assert "argue" not in offered(check, SPIN)
    lots = Rolling(Compared(attribute="fate", purpose="to draw lots"))
    assert "argue" not in [one.id for one in lots.options(hero(skills=SPIN))]


@pytest.mark.rule("ART-256", "ART-511")
@pytest.mark.parametrize(
    ("check", "skill"),
    [
        (Sanity(difficulty=SHOCK), "resisting insanity"),
        (Sanity(difficulty=SHOCK), "nerve"),
        (Knowledge(difficulty=P), "remembering"),
        (Knowledge(difficulty=P, purpose="to know the ritual"), "the occult"),
        (Fate(difficulty=P, purpose="to win the bet"), "gambling"),
        (Defense(attack=P), "dodging"),
        (Defense(attack=P, purpose="to dodge the guards"), "against guards"),
        (Travel(), "hiking"),
        (Travel(means=Means("mounted")), "riding"),
        (Travel(means=Means("vehicle")), "driving"),
        (Chase(foes=("dog",)).run, "long runs"),
    ],
)
def test_a_skill_that_fits_by_name_is_offered(check: object, skill: str) -> None:
    ids = offered(check, {skill: 2, **SPIN})

    assert f"argue-{skill.replace(' ', '-')}" in ids
    assert "argue-spinning" not in ids


@pytest.mark.rule("ART-210")
def test_resisting_one_thing_is_not_resisting_another() -> None:
    assert "argue-resisting-torture" not in offered(
        Sanity(difficulty=SHOCK), {"resisting torture": 2}
    )


@pytest.mark.rule("ART-179")
def test_an_offered_skill_does_not_tell_a_purpose_that_is_kept_back() -> None:
    hidden = Alertness(difficulty=P, purpose="to hear the ambush")
    told = Alertness(difficulty=P, purpose="to hear the ambush", hidden=False)

    assert "argue-hearing" not in offered(hidden, {"hearing": 2})
    assert "argue-hearing" in offered(told, {"hearing": 2})
