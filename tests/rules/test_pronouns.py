"""Pronouns for prose."""

import pytest

from solo.dataclass import dataclass
from solo.facts import Checked
from solo.rules.core.common_fields import PronounForms
from solo.rules.core.heroes.pronouns import KNOWN, Pronouns, parse_pronouns


@pytest.mark.parametrize("text", KNOWN)
def test_the_usual_ones_are_known_by_their_short_names(text: str) -> None:
    assert parse_pronouns(f" {text.upper()}") == KNOWN[text]


def test_any_others_are_given_in_five_forms() -> None:
    assert parse_pronouns("ze/hir/hir/hirs/hirself") == Pronouns(
        "ze", "hir", "hir", "hirs", "hirself"
    )


@pytest.mark.parametrize("text", ["", "she", "ze/hir", "a/b/c/d/", "a/b/c/d/e/f", "{{/b/c/d/e"])
def test_what_is_neither_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="unknown pronouns"):
        parse_pronouns(text)


def test_what_was_written_is_quoted_short() -> None:
    with pytest.raises(ValueError, match="unknown pronouns 'xxx") as caught:
        parse_pronouns("x" * 80_000)

    assert len(str(caught.value)) < 250


@dataclass(frozen=True)
class Somebody(Checked):
    pronouns: PronounForms = "they/them"


def test_a_hero_file_has_pronouns_or_leaves_them_out() -> None:
    assert Somebody().pronouns == "they/them"
    with pytest.raises(ValueError, match="pronouns: write she/her"):
        Somebody("")
