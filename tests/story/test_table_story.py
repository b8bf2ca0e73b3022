"""A table's game as a story."""

import io
import json
import re
import zipfile

import pytest

from solo.engine.commands import Jot, Roll, Table, Try
from solo.engine.past import BLOCK, WHOLE, Outline
from solo.story.as_json import data
from solo.story.book import book
from solo.story.epub import epub
from solo.story.lonelog import lonelog
from solo.story.luck import Statistics
from solo.story.markdown import markdown
from solo.story.page import page
from solo.story.parts import Book, Change
from solo.story.parts import Roll as ToldRoll
from solo.story.text import text
from tests.engine.table.sitting import ask, do, table
from tests.engine.table.test_secrets import ASKED, SEAL, SECRET, opened


def evening() -> Book:
    session = table()
    do(session, "add", "Mara fate 7")
    do(session, "add", "Tom fate 5")
    do(session, "scene", "The gate")
    do(session, "npc", "Lull: deaf when it suits")
    do(session, "thread", "Find the bell")
    do(session, "clock", "Tide 6")
    do(session, "tick", "tide 2")
    do(session, "place", "The mill")
    ask(session, "Is it shut?", "likely", "Mara")
    ask(session, "Is it Tom or Anna?", who="Tom")
    do(session, "do", "damage poor", "Tom")
    session.do(Try("strength", "", "force the door", who="Tom"))
    do(session, "close", "bell")
    return book(session)


def test_lonelog_has_the_tags_of_the_lists() -> None:
    told = lonelog(evening())

    for tag in (
        "[PC:Mara|fate 7]",
        "[PC:Tom|fate 5]",
        "### S1 *The gate*",
        "[N:Lull|deaf when it suits]",
        "[Thread:Find the bell|Open]",
        "[Clock:Tide 2/6]",
        "[L:The mill]",
        "[Thread:Find the bell|Closed]",
        "? Mara: Is it shut? (likely)",
    ):
        assert f"{tag}\n" in told


def test_the_story_says_who_did_what() -> None:
    told = markdown(evening(), folded=True)

    assert "The story of Mara and Tom." in told
    assert "## The gate" in told
    assert "- Tom: Poor damage" in told
    assert "*Tom tries to force the door.*" in told
    assert "acts now" not in told
    assert told.count("Is it Tom or Anna?") == 1
    assert "### Mara: Identity" in told


def test_a_party_is_a_list_and_a_deed_says_to_once() -> None:
    session = table()
    for name in ("Mara", "Tom", "Ines"):
        do(session, "add", name)
    session.do(Try("strength", "", "to force the door"))

    told = markdown(book(session), folded=True)

    assert "The story of Mara, Tom and Ines." in told
    assert "*Mara tries to force the door.*" in told


def test_every_format_tells_the_lists() -> None:
    story = evening()

    assert "Person: Lull, deaf when it suits." in page(story, folded=True)
    assert "Clock Tide: 2/6." in text(story, folded=True)
    assert epub(story, folded=True)
    parts = [part for turn in json.loads(data(story)) for part in turn["story"]]
    assert {"part": "listing", "text": "Place: The mill.", "kind": "place", "name": "The mill",
            "state": ""} in parts  # fmt: skip


def test_who_rolls_and_whose_sheet_changes_is_named_once() -> None:
    session = table(33, 88, 88, 88)
    do(session, "add", "Mara strength 7")
    do(session, "add", "Tom strength 5")
    do(session, "everyone", "strength")
    do(session, "together", "strength", "Mara")

    told = book(session)
    lines = [part.text for one in told.chapters for part in one.parts if isinstance(part, Change)]
    rolls = [part.by for one in told.chapters for part in one.parts if isinstance(part, ToldRoll)]

    assert rolls[:2] == ["Mara", "Tom"]
    assert any(line.startswith("Tom: A new skill") for line in lines)
    assert not [line for line in lines if line.count(": A new") > 1 or "Mara: Tom" in line]
    assert "d: Tom: 88; 63 or more succeeds -> " in lonelog(told)


def test_an_answer_that_stands_says_so_in_the_story() -> None:
    session = table()
    do(session, "add", "Mara fate 7")
    ask(session, "Is it shut?", "likely", "Mara")
    ask(session, "Is it shut?", "likely", "Mara")

    assert text(book(session), folded=True).count("As answered before.") == 1


def test_a_question_by_word_needs_no_chances_of_all_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long table is played back with one chance for each question, not ten."""
    session = table()
    asked: list[object] = []
    known = type(session.system).likelihoods
    monkeypatch.setattr(
        type(session.system),
        "likelihoods",
        lambda self, sheet: asked.append(sheet) or known(self, sheet),
    )

    ask(session, "Is it shut?", "likely")

    assert asked == [None]


def test_a_long_story_is_made_again_once() -> None:
    session = table()
    do(session, "questions", "free")
    again = session.turns._again
    made: list[Outline] = []
    session.turns._again = lambda before, told: made.append(told) or again(before, told)  # type: ignore[func-returns-value]
    for number in range(WHOLE + 3 * BLOCK):
        do(session, "scene", f"Scene {number}")

    told = book(session)

    assert len(made) == len(set(map(id, made)))
    assert len(made) > BLOCK
    assert len(told.chapters) == WHOLE + 3 * BLOCK + 2


def test_the_dice_of_a_secret_are_told_when_it_is_revealed() -> None:
    session = table(62)
    do(session, "secret", "Is he lying? likely")
    kept, counted = book(session), Statistics()
    counted.add(session, "Mara")
    do(session, "reveal")
    told = book(session)

    assert [one.faces for one in kept.chapters] == [(), ()]
    assert not counted.dice
    assert [one.faces for one in told.chapters] == [(), ((100, 62),), ()]


def test_a_story_tells_that_the_dice_are_sealed_and_no_secret() -> None:
    session, _, _ = opened(SECRET)
    public, own = (text(book(session, seat=seat), folded=False) for seat in ("", "Ines"))
    told = data(book(session))

    assert "Dice: sealed until the table is closed" in public
    assert SEAL.seed not in public + told
    assert ASKED not in public + told
    assert ASKED in data(book(session, seat="Ines"))
    assert "Secret 1 of Ines is not revealed.\n" in public
    assert own == public.replace("not revealed.", f"not revealed: {ASKED}")


def test_a_story_tells_the_dice_of_a_secret_once_it_is_revealed() -> None:
    before, after = (book(opened(SECRET, *more)[0]) for more in ((), (Table("reveal"),)))

    assert before.chapters[3].faces == ()
    assert len(after.chapters[3].faces) == 1


def test_html_markdown_and_epub_say_who_did_what() -> None:
    """Who rolls, draws, asks, notes, tries, hurts and chooses is named in each of them."""
    session = table()
    for name in ("Mara", "Tom"):
        do(session, "add", f"{name} fate 7")
    do(session, "questions", "free")
    session.do(Roll("2d6+1 the lock", "Tom"))
    do(session, "draw", "weather", "Tom")
    ask(session, "Do we go left or right?", who="Tom")
    session.do(Jot("Mara: We are late."))
    do(session, "secret", "Is he lying?", "Mara")
    story = book(session)
    with zipfile.ZipFile(io.BytesIO(epub(story, folded=True))) as packed:
        names = [name for name in packed.namelist() if name.endswith(".xhtml")]
        bound = "".join(packed.read(name).decode() for name in names)

    for told in (markdown(story, folded=True), page(story, folded=True), bound):
        assert "Tom: the lock, 2d6+1: " in told
        assert re.search(r"Tom: [^\n]*from (?:'|&#x27;)weather", told)
        assert re.search(r"Tom: [^\n]*Do we go left or right", told)
        assert "Mara: We are late." in told
        assert "Secret 1 of Mara is not revealed." in told
        assert "Is he lying?" not in told


def test_rolls_that_were_thrown_besides_are_left_out_with_the_others() -> None:
    session = table()
    session.do(Roll("2d6"))

    assert "2d6" in markdown(book(session), folded=True)
    assert "2d6" not in markdown(book(session, rolls="hidden"), folded=True)


def test_the_numbers_of_whoever_rolls_are_added() -> None:
    session = table(10, 10)
    do(session, "add", "Mara strength 7")
    do(session, "add", "Tom strength 5")

    for name, strength in (("Tom", 5), ("Mara", 7)):
        (thrown,) = session.do(Roll("1d20+strength", name)).events
        assert (thrown.by, thrown.total) == (name, 10 + strength)


def test_whispers_and_notes_are_told_to_who_knows_them() -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    do(session, "whisper", "tom the key is false", "Mara")
    do(session, "mynote", "buy rope", "Mara")
    do(session, "mynote", "edit 2: buy a bell", "Mara")
    do(session, "mynote", "delete 2", "Mara")

    def told(seat: str) -> str:
        return markdown(book(session, seat=seat), folded=True)

    assert "Mara whispers to Tom.\n" in told("")
    assert "Mara whispers to Tom: the key is false" in told("Tom")
    assert not {"key", "rope", "bell"} & {*re.findall(r"\w+", told(""))}
    assert "rope" not in told("Tom")
    assert "notes something that nobody else sees: buy rope" in told("Mara")
    assert "changes a note that nobody else sees: buy a bell" in told("Mara")
    assert "deletes a note that nobody else saw." in told("")
