"""The words of a game's language: those that tell nothing, and those that mean one of ours."""

from types import SimpleNamespace
from typing import Any

from solo.terminal.own_words import plain, telling


def game(spoken: str) -> Any:
    return SimpleNamespace(adventure=SimpleNamespace(spoken=spoken))


def test_small_words_of_the_language_tell_nothing() -> None:
    typed = ["Heb", "DEN", "Stein", "auf", "bitte"]

    assert telling(typed, game("de")) == ["Heb", "Stein"]
    assert telling(typed, game("")) == telling(typed, game("en")) == typed


def test_a_deed_is_known_with_a_prefix_of_the_language() -> None:
    assert [plain(word, game("de")) for word in ("klettern", "hinaufklettern", "herumsitzen")] == [
        "climb", "climb", "herumsitzen",
    ]  # fmt: skip
    assert plain("hinaufklettern", game("")) == "hinaufklettern"
