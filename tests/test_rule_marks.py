"""Every rule of every index has a test that is marked with it, or says why none can be."""

import re
from collections import Counter

import pytest

from tests import marks

every_system = pytest.mark.parametrize("system", sorted(marks.FILES))


@every_system
def test_the_ids_of_a_checklist_have_no_hole(system: str) -> None:
    told = sorted(marks.known(system))

    assert told == [f"{system}-{number:03}" for number in range(1, len(told) + 1)]
    assert marks.examples(system)


@every_system
def test_every_rule_of_a_checklist_is_in_its_index_once(system: str) -> None:
    told = Counter(marks.indices()[system].ids)

    assert set(told) == marks.known(system)
    assert [rule for rule, times in told.items() if times > 1] == []


@every_system
def test_a_rule_that_only_words_can_fulfil_says_why_and_what_serves_it(system: str) -> None:
    told = marks.indices()[system].narrated

    assert [rule for rule, (why, yaml) in told.items() if len(why.split()) < 3 or not yaml] == []


@every_system
def test_every_rule_has_a_marked_test_or_is_told_in_words(system: str) -> None:
    untold = marks.known(system) - marks.indices()[system].narrated.keys()

    assert sorted(untold - marks.marked("rule").keys()) == []


@every_system
def test_every_rule_that_is_kept_is_named_where_it_is_kept(system: str) -> None:
    """A docstring names it, alone or in a row: ART-043 to ART-056."""
    named = {one for text in marks.documented() for one in marks.cited(text, system)}

    assert sorted(marks.known(system) - named - marks.indices()[system].narrated.keys()) == []


def test_marks_name_rules_and_examples_that_there_are() -> None:
    rules = {rule for system in marks.FILES for rule in marks.known(system)}
    examples = {one for system in marks.FILES for one in marks.examples(system)}

    assert marks.marked("rule").keys() - rules == set()
    assert marks.marked("example").keys() - examples == set()


@every_system
def test_every_worked_example_is_a_test(system: str) -> None:
    assert sorted(marks.examples(system) - marks.marked("example").keys()) == []


def test_conflicts_are_decided_once_beside_the_code_and_they_and_gaps_are_pinned() -> None:
    files = (marks.RULES / "art").rglob("*.py")
    told = Counter(
        conflict
        for path in files
        for conflict in re.findall(r"[Cc]onflict (C\d\d)", path.read_text(encoding="utf-8"))
    )

    assert told == dict.fromkeys(marks.conflicts(), 1)
    assert marks.marked("reading").keys() == marks.conflicts() | marks.gaps()


def test_the_summary_counts_each_system() -> None:
    lines = list(marks.summary())

    assert [line.split()[0] for line in lines] == [*marks.FILES]
    assert all(re.search(r" \d+/\d+ .* examples \d+/\d+$", line) for line in lines)
