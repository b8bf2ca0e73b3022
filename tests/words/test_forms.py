"""The forms that catalogues call."""

from typing import Any

import pytest

from solo.words import Message, english
from solo.words.forms import FORMS

SPAN = Message("core.span", {"hours": 2, "minutes": None, "both": False})  # 2 hours


@pytest.mark.parametrize(
    ("form", "values", "comes_to"),
    [
        ("CAP", ["über McX"], "Über McX"),
        ("CAP", [""], ""),
        ("LOWER", ["The Lamp"], "the Lamp"),
        ("UPPER", ["Cunning"], "CUNNING"),
        ("TITLE", ["long McX sword"], "Long McX Sword"),
        ("SPACED", ["hard-going-on"], "hard going on"),
        ("SPACED", [SPAN], "2 hours"),
        ("SIGNED", [2], "+2"),
        ("SIGNED", [0], "+0"),
        ("SIGNED", [-1], "-1"),
        ("SIGNED", ["half"], "half"),
        ("SIGN", [-1], "-"),
        ("SIGN", [0], "+"),
        ("SIGN", [1], "+"),
        ("SIGN", ["half"], "+"),
        ("SIZE", [-3], "3"),
        ("SIZE", ["half"], "half"),
        ("BELOW", [-1], True),
        ("BELOW", [0], False),
        ("BELOW", ["half"], False),
        ("PERCENT", [0.256], "26"),
        ("PERCENT", [1], "100"),
        ("PERCENT", ["half"], "half"),
        ("SENTENCE", ["Yes"], "Yes."),
        ("SENTENCE", ["“Yes.”"], "“Yes.”"),
        ("SENTENCE", [""], ""),
        ("JOIN", [("a", "", "b")], "a, b"),
        ("JOIN", [("a", "b"), " + "], "a + b"),
        ("JOIN", ["a"], "a"),
        ("JOIN", [None], ""),
        ("COUNT", [("a", "b")], 2),
        ("COUNT", [[]], 0),
        ("COUNT", [""], 0),
        ("COUNT", [None], 0),
        ("COUNT", [0], 1),
        ("COUNTED", [("a", "b", "a")], (("a", 2), ("b", 1))),
        ("YOU", [""], "you"),
        ("YOU", [None, "yours"], "yours"),
        ("YOU", ["you"], "you"),
        ("YOU", ["Ada"], "Ada"),
        ("VERB", ["", "go", "goes"], "go"),
        ("VERB", ["Ada", "go", "goes"], "goes"),
        ("VERB", [("Ada",), "go", "goes"], "goes"),
        ("VERB", [("",), "gehst", "geht"], "gehst"),
        ("VERB", [("Ada", "Bo"), "go", "goes"], "go"),
        ("VERB", [("", "Ada"), "gehst", "geht", "geht ihr"], "geht ihr"),
        ("AGREE", [False, "goes", "go"], "goes"),
        ("AGREE", [True, "goes", "go"], "go"),
        ("THE", ["a chest"], "the chest"),
        ("THE", ["An old chest"], "the old chest"),
        ("THE", ["The chest"], "the chest"),
        ("THE", ["old chest"], "the old chest"),
        ("THE", ["Her chest"], "Her chest"),
        ("THE", ["a"], "the a"),
        ("THROWS", [((6,), (1, 5))], "6, 1/5"),
    ],
)
def test_what_a_form_comes_to(form: str, values: list[Any], comes_to: object) -> None:
    assert FORMS[form](english, *values) == comes_to
