"""What translators are given to fill in, and told of what they wrote."""

import pytest

from solo.words import translating
from solo.words.catalogue import source
from solo.words.translating import MISSING, compared, filled


def test_what_is_shown_as_missing_is_whole_and_no_message_yet() -> None:
    made = filled("terminal", "map = Plan\n", "fr")
    shown = [line.removeprefix(MISSING) for line in made.splitlines() if line.startswith(MISSING)]

    assert made.startswith("map = Plan\n")
    english = source("terminal", "en").read_text("utf-8")
    assert all(line in english.splitlines() for line in shown)
    assert "map = Map" not in shown
    assert filled("terminal", made, "fr") == made


def test_a_mistake_of_a_translator_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {
        ("terminal", "en"): {"map": ["Map"], "note": [["fact", "text"]]},
        ("terminal", "fr"): {"note": [["fact", "texte"]], "plan": ["Plan"], "name-x": ["x"]},
    }
    monkeypatch.setattr(translating, "catalogue", lambda room, code: said.get((room, code), {}))
    monkeypatch.setattr(translating, "rooms", lambda: ("terminal",))

    (found,) = compared("fr")
    text = "note = { $texte }\nplan = Plan\nname-x = x\n"
    (read,) = compared("fr", {"terminal": text})

    assert found == read == ("terminal", ("map",), ("plan",), {"note": {"texte"}})
