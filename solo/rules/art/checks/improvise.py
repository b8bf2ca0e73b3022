"""Improvised actions: the check of `try ATTRIBUTE`, and prose for its result."""

from dataclasses import replace

from solo.rules.art.catalogue import EFFECTS
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.heroes.attributes import parse_attribute
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.art.words import words
from solo.rules.core.fights.turns import by_turns, by_way, in_a_fight
from solo.rules.core.outcome import Effect, Outcome
from solo.rules.core.protocols import Check
from solo.rules.core.wording.naming import legal
from solo.rules.core.wording.quoting import purpose_of
from solo.words import Message

MOST = 5
"""Counts beyond five read as five (ART-219)."""


def improvise(attribute: str, difficulty: str, deed: str = "") -> TraitRoll:
    """Return the check for an action that the scene does not offer.

    Any skill may be argued for. Nothing is refused as impossible: what seems so is Awesome.

    Raises:
        Illegal: No such attribute or difficulty.

    Source: ART Engine, ART-159, ART-165, ART-166, ART-175.
    """
    name = legal(parse_attribute, attribute)
    wanted = difficulty.strip()
    rank = usual() if not wanted else _challenges().get(wanted.lower()) or legal(Rank.parse, wanted)
    return TraitRoll(attribute=(name,), difficulty=rank, purpose=purpose_of(deed))


def difficulties() -> tuple[str, ...]:
    """Return the words for difficulties: the ranks, and how hard a thing is (ART-175)."""
    return (*(rank.word.lower() for rank in Rank), *_challenges())


def skilled(skill: str, difficulty: str) -> TraitRoll | None:
    """Return the roll of a skill with the attribute that it stands under; None if it is none.

    Raises:
        Illegal: No such difficulty.

    Source: ART Engine, ART-510.
    """
    table = printed("skills")
    wanted = " ".join(skill.casefold().split())
    wanted = table["called"].get(wanted, wanted)
    for attribute, skills in table["skills"].items():
        if wanted in skills:
            roll = improvise(attribute, difficulty)
            return replace(roll, skills=(wanted,), free_skills=False)
    return None


def improvised(
    attribute: str, outcome: Outcome, visits: int
) -> tuple[Message, tuple[Effect[Sheet], ...]]:
    """Return prose and effects for what an improvised check came to.

    The variants take turns by the number of visits, so that no dice are needed for them. The bonus
    of five successes is the roll's own (ART-219) and not given here again.

    Raises:
        Illegal: No such attribute.
    """
    name = legal(parse_attribute, attribute)
    tries = printed("tries")
    key = degree(outcome)
    if not key:
        return words(tries["aborted"]), ()
    effects = tuple(_effect(kind, fields) for kind, fields in tries["effects"].get(key, {}).items())
    return words(by_way(tries, name, key, visits)), effects


def told_in_a_fight(outcome: Outcome, number: int) -> Message:
    """Return prose for what was tried in a fight."""
    return words(in_a_fight(printed("tries"), degree(outcome), number))


def told_of_a_friend(name: str, outcome: Outcome, number: int) -> Message:
    """Return prose for what a companion tried in a fight."""
    prose = printed("tries")["fight"]["friend"][degree(outcome)]
    return words(by_turns(prose, number), who=name)


def usual() -> Rank:
    """Return the difficulty of what is tried, unless another is named."""
    return Rank.parse(printed("difficulties")["usual"])


def no_easier(check: Check[Sheet]) -> Check[Sheet]:
    """Return what is tried no easier than usual: who gains by it does not say how easy it is."""
    if not isinstance(check, TraitRoll) or check.difficulty is None:
        return check
    return replace(check, difficulty=max(check.difficulty, usual()))


def degree(outcome: Outcome) -> str:
    """Return the degree, `5f` to `5s`, that a count reads as; nothing when it was not counted."""
    if outcome.successes:
        return f"{min(outcome.successes, MOST)}s"
    return f"{min(outcome.failures, MOST)}f" if outcome.failures else ""


def _challenges() -> dict[str, Rank]:
    """Return the words for how hard a thing is, such as `daring`, as difficulties (ART-175)."""
    words = printed("difficulties")["challenge"]
    return {str(word): Rank.parse(rank) for rank, word in words.items()}


def _effect(kind: str, fields: dict[str, object]) -> Effect[Sheet]:
    if kind == "damage":
        fields = {"rank": Rank.parse(str(fields["rank"]))}
    effect: Effect[Sheet] = EFFECTS[kind](**fields)
    return effect
