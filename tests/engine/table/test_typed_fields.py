"""What is typed into the fields of checks, effects and heroes is refused by messages with facts."""

from collections.abc import Iterator

import pytest

from solo import rules
from solo.engine.commands import Table, Undo
from solo.shapes import authored_fields
from solo.words import Message, Words, english
from tests.engine.table.sitting import table

WRONG = ("foo", "-99", "")


def lines(known: dict[str, type]) -> Iterator[str]:
    """Yield lines for each check or effect: with an unknown key, and some with wrong values."""
    for name, kind in known.items():
        yield f"{name} zzz=1"
        fields = authored_fields(kind)
        needed = " ".join(f"{one.name}=1" for one in fields if one.usual is None)
        for place, one in [*enumerate(fields)][len(name) % 3 :: 4]:
            yield f"{name} {needed} {one.name}={WRONG[place % len(WRONG)]}"


@pytest.mark.parametrize("system", rules.names())
def test_a_field_that_does_not_fit_is_refused_in_the_players_language(system: str) -> None:
    """No refusal is a bare text, and what is told in German is not the English of it."""
    session, german, refused = table(system=system), Words("de"), 0
    told: dict[str, str] = {}
    found = session.system
    for verb, known in (("check", found.checks), ("do", found.effects)):
        for line in lines(dict(known)):
            turn = session.do(Table(verb, line))
            if turn.accepted:
                session.do(Undo())
                continue
            refused += 1
            reason = getattr(turn.events[0], "reason", "")
            if not isinstance(reason, Message) or german.say(reason) == english(reason):
                told[f"{verb} {line}"] = english(reason)

    assert told == {}
    assert refused > 10


@pytest.mark.parametrize(
    ("system", "hero", "told"),
    [
        ("art", "strength 99", "Attribute: Strength ist 99, Attribute gehen aber von 2 bis 12"),
        ("art", "lockpicking 99", "'lockpicking' ist +99; höchstens geht +9"),
        ("conan-2d20", "athletics 99", "skills.athletics: expertise: 0 bis 5, nicht 99"),
        ("fallout-2d20", "speech 99", "skills.speech: rating: 0 bis 6, nicht 99"),
    ],
)
def test_a_hero_at_a_table_is_refused_in_german(system: str, hero: str, told: str) -> None:
    turn = table(system=system).do(Table("add", f"Mara: {hero}"))

    assert told in Words("de").say(getattr(turn.events[0], "reason", ""))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("trait attribute=strength vs=wolf", "vs: hier steht 'wolf'; erwartet: Teile"),
        ("trait attribute=strength modifier=viel", "modifier: hier steht 'viel'; erwartet: eine"),
        ("trait attribute=strength strength=4", "einen Schlüssel 'strength' gibt es hier nicht"),
        ("trait difficulty=Foo attribute=strength", "difficulty: einen Rang 'Foo' gibt es nicht"),
        ("trait", "attribute: es fehlt das Attribut"),
    ],
)
def test_each_kind_of_refusal_is_told_with_its_facts(line: str, told: str) -> None:
    turn = table().do(Table("check", line))

    assert told in Words("de").say(getattr(turn.events[0], "reason", ""))
