"""The files of the page: they fit its policy, and have no words but those of the catalogue."""

import re

import pytest

from solo.adventure.reading.effect_reader import QUEST_STEPS
from solo.web.pages import FILES, LANGUAGES, catalogue

SCRIPTS = {path: content.decode() for path, (_, content) in FILES.items() if path.endswith(".js")}
SAID = re.compile(r"""say\('([a-z-]+)'\)|say\(`([a-z-]+)-\$\{""")
CHOSEN = re.compile(r"say\(([^'`)][^)]*)\)")
OF_HTML = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser",
           "srcdoc", "eval(", "new Function", "createContextualFragment")  # fmt: skip


def said() -> tuple[set[str], set[str]]:
    """Return the codes that scripts say, and the beginnings of those that are put together."""
    found = [match for text in SCRIPTS.values() for match in SAID.findall(text)]
    chosen = {
        code
        for text in SCRIPTS.values()
        for choice in CHOSEN.findall(text)
        for code in re.findall(r"'([a-z-]+)'", choice)
    }
    whole = {code for code, _ in found if code} | chosen
    return whole, {begin for _, begin in found if begin} | {"set", "theme"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_page_says_is_in_the_catalogue(language: str) -> None:
    words = catalogue(language)
    assert words is not None
    whole, _ = said()

    assert whole - words.keys() == set()
    assert all(words.values())


def test_no_word_of_the_catalogue_is_left_over() -> None:
    whole, begins = said()
    settings = {"theme", "size", "letters", "motion", "language", "dice"}
    words = catalogue("en")
    assert words is not None

    left = {
        code
        for code in words.keys() - whole
        if not any(code.startswith(f"{begin}-") for begin in begins | settings)
    }

    assert left == set()


@pytest.mark.parametrize("step", QUEST_STEPS)
def test_how_far_a_quest_is_stands_in_words(step: str) -> None:
    for language in LANGUAGES:
        assert f"quest-{step}" in (catalogue(language) or {})


def test_a_language_that_the_page_does_not_speak_has_no_words() -> None:
    assert catalogue("fr") is None
    assert catalogue("..") is None


@pytest.mark.parametrize("name", SCRIPTS)
def test_text_never_becomes_html(name: str) -> None:
    assert [word for word in OF_HTML if word in SCRIPTS[name]] == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_have_no_sentences(name: str) -> None:
    """A literal with several words and a capital in front would be one."""
    bare = re.sub(r"//.*|/\*.*?\*/", "", SCRIPTS[name], flags=re.DOTALL)
    literals = re.findall(r"'([^'\n]*)'|`([^`]*)`", bare)

    assert [a or b for a, b in literals if re.match(r"[A-Z][a-z]+ [a-z]+", a or b)] == []


def test_the_page_asks_nothing_of_elsewhere() -> None:
    for path, (_, content) in FILES.items():
        found = re.findall(rb"""https?://[^"'\s)]+""", content)
        assert {*found} <= {b"http://www.w3.org/2000/svg"}, path


def test_the_page_has_nothing_that_its_policy_forbids() -> None:
    page = FILES["/"][1].decode()

    assert "style=" not in page
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert not re.search(r"\son[a-z]+=", page)
    assert all("setAttribute('style'" not in text for text in SCRIPTS.values())


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_can_be_read_at_one_sitting(name: str) -> None:
    assert SCRIPTS[name].count("\n") <= 400
