"""A played game as a story, in every format."""

import io
import json
import re
import zipfile
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import solo
from solo.engine.commands import Ask, Choose, Jot, Try, Undo, from_record
from solo.engine.events import CheckRolled
from solo.engine.session import Session
from solo.story.as_json import data
from solo.story.book import ROLLS, book
from solo.story.epub import epub
from solo.story.lonelog import lonelog, read
from solo.story.markdown import escaped, markdown
from solo.story.page import page
from solo.story.parts import Answer, Book, Deed, Note, Paragraph, Roll, Scene
from solo.story.text import WIDTH, text
from tests.english import all_english
from tests.shipped import loaded
from tests.test_transcripts import FOLDER, began

ADVENTURES = Path(__file__).parent.parent.parent / "adventures"
NAMES = sorted(path.parent.name for path in ADVENTURES.glob("*/adventure.yaml"))
VOID = {"meta", "br", "hr", "link", "img", "input"}


def played(
    name: str = "first-steps", turns: int = 40, seed: str = "lamp", *, varied: bool = True
) -> Session:
    """Play an adventure a while, taking one open option after another, or always the first."""
    adventure = loaded(name)
    session = Session(adventure, solo.find_system(adventure.system), solo.Seeded(seed))
    session.do(Jot("I begin."))
    for turn in range(turns):
        if session.over:
            break
        legal = [one for one in session.options() if not one.reason]
        session.do(
            Choose(legal[turn % len(legal) if varied else 0].id, "Ash" if legal[0].asks else "")
        )
        if turn == 4:
            session.do(Ask("Is there a *cellar*?", ""))
            session.do(Jot("The <key> is under the mat & safe."))
    return session


@pytest.fixture(scope="module")
def session() -> Session:
    return played()


@pytest.fixture(scope="module")
def story(session: Session) -> Book:
    return book(session)


def test_stage_directions_are_told_and_what_is_said_to_the_player_is_not() -> None:
    play, lesson = (
        text(book(played(name, 12)), folded=True) for name in ("the-fifth-act", "first-steps")
    )

    assert "[The wings. Dark; hot; a smell of glue." in " ".join(play.split())
    assert "'help' lists every command" not in lesson


def parts(story: Book, kind: type) -> list[object]:
    return [part for chapter in story.chapters for part in chapter.parts if isinstance(part, kind)]


def test_a_story_tells_scenes_deeds_prose_rolls_and_notes(story: Book) -> None:
    for kind in (Scene, Deed, Paragraph, Roll, Note):
        assert parts(story, kind), kind
    assert (story.title, story.seed, story.system) == ("First Steps", "lamp", "ART Engine")
    assert story.hero == "Wren Tolliver"
    assert any(section.rows for section in story.sheet)


def test_turns_that_were_taken_back_are_no_part_of_it() -> None:
    session = played(turns=3)
    before = book(session)
    session.do(Choose(next(one.id for one in session.options() if not one.reason)))
    session.do(Undo())

    assert book(session) == before


def test_a_question_is_told_once_with_its_answer(story: Book) -> None:
    asked = [part for part in parts(story, Answer) if isinstance(part, Answer)]
    deeds = [part for part in parts(story, Deed) if isinstance(part, Deed)]

    assert len(asked) + sum("cellar" in deed.text for deed in deeds) == 1


def test_a_try_is_told_in_words() -> None:
    session = played(turns=1)
    while session.state.pending is not None:
        session.do(Choose(session.options()[0].id))
    session.do(Try("strength", text="force the shutter"))

    told = [part for part in parts(book(session), Deed) if isinstance(part, Deed)]
    assert told[-1] == Deed("You try to force the shutter.", "try")


def test_since_leaves_out_what_was_before(session: Session, story: Book) -> None:
    late = book(session, since=5)

    assert late.chapters == story.chapters[5:]


def test_rolls_can_be_left_out(session: Session) -> None:
    assert parts(book(session, rolls="hidden"), Roll) == []
    with pytest.raises(ValueError, match="rolls are"):
        book(session, rolls="some")


@pytest.mark.long(6)
@pytest.mark.parametrize("name", NAMES)
def test_a_roll_is_told_once_with_all_that_explains_it(name: str) -> None:
    session = played(name, turns=25)
    story = book(session, rolls="shown")
    rolled = [
        event
        for turn in session.turns
        for event in turn.events
        if isinstance(event, CheckRolled)
        and (
            event.outcome.faces
            or event.outcome.label == "aborted"
            or all_english(session.system.explain(event.outcome))
        )
    ]

    told = [part for part in parts(story, Roll) if isinstance(part, Roll)]
    assert len(told) == len(rolled)
    assert not [one.line for one in told if one.line in one.why]


@pytest.mark.parametrize("rolls", ROLLS)
def test_reading_changes_nothing(session: Session, rolls: str) -> None:
    before = session.state

    book(session, rolls=rolls)

    assert session.state is before


def test_text_fits_its_width_and_has_every_paragraph(story: Book) -> None:
    made = text(story, folded=True)

    assert max(map(len, made.splitlines())) <= WIDTH
    flat = " ".join(made.split())
    for paragraph in parts(story, Paragraph):
        assert isinstance(paragraph, Paragraph)
        assert " ".join(paragraph.text.split()) in flat
    assert "The <key> is under the mat & safe." in flat


def test_markdown_has_headings_for_scenes_and_escapes_what_players_wrote(story: Book) -> None:
    made = markdown(story, folded=True)

    assert "\n## Thirteen minutes to nine\n" in made
    assert "<details><summary>" in made
    assert "\\<key\\>" in made
    assert "&amp; safe" in made
    assert "<details>" not in markdown(story, folded=False)


def test_a_folded_roll_is_escaped_as_html_for_its_line_is_html(story: Book) -> None:
    roll = Roll("Force_it <script> [55%] & go", ("<b> counts",), "success")
    made = story._replace(chapters=(story.chapters[0]._replace(parts=(roll,)),))

    folded = markdown(made, folded=True)

    assert "<summary>Force_it &lt;script&gt; [55%] &amp; go</summary>" in folded
    assert "- \\<b\\> counts" in folded
    assert "`Force_it <script> [55%] & go`" in markdown(made, folded=False)


def test_escaped_text_has_no_markup_left() -> None:
    assert escaped("*a* [b](c) <i> `d` # | _e_") == (r"\*a\* \[b\](c) \<i\> \`d\` \# \| \_e\_")


class Balanced(HTMLParser):
    """Fails on an element that is closed in the wrong order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("folded", [True, False])
def test_html_is_one_well_formed_file_without_anything_from_outside(
    story: Book, folded: bool
) -> None:
    made = page(story, folded=folded)
    parser = Balanced()
    parser.feed(made)

    assert parser.open == []
    assert {"h1", "h2", "details", "table", "style"} <= parser.seen
    assert not parser.seen & {"script", "link", "img", "iframe"}
    assert "http:" not in made
    assert "https:" not in made
    assert "prefers-color-scheme: dark" in made
    assert "@media print" in made
    assert "The &lt;key&gt; is under the mat &amp; safe." in made


def test_json_is_an_array_of_turns(session: Session, story: Book) -> None:
    turns = json.loads(data(story))

    assert [one["turn"] for one in turns] == [turn.state.turn for turn in session.turns]
    assert turns[1]["command"]["do"] == "choose"
    assert all({"scene", "clock", "rolls", "events", "story"} <= one.keys() for one in turns)


def test_epub_is_a_book_whose_files_are_all_well_formed_and_listed(story: Book) -> None:
    made = epub(story, folded=True)
    archive = zipfile.ZipFile(io.BytesIO(made))
    names = archive.namelist()

    assert names[0] == "mimetype"
    assert archive.getinfo("mimetype").compress_type == zipfile.ZIP_STORED
    for name in names:
        if name.endswith((".xhtml", ".opf", ".xml")):
            ElementTree.fromstring(archive.read(name))
    package = archive.read("book/book.opf").decode()
    listed = set(re.findall(r'href="([^"]+)"', package))
    assert listed == {name.removeprefix("book/") for name in names if name.startswith("book/")} - {
        "book.opf"
    }
    assert epub(story, folded=True) == made


def test_lonelog_comes_back_as_it_was_written(story: Book) -> None:
    entries = read(lonelog(story))
    of = {kind: [one.text for one in entries if one.kind == kind] for kind in
          ("scene", "action", "question", "roll", "result", "note", "tag")}  # fmt: skip

    scenes = [part.title for part in parts(story, Scene) if isinstance(part, Scene) and part.title]
    deeds = [part.text for part in parts(story, Deed) if isinstance(part, Deed)]
    assert of["scene"] == scenes
    assert of["action"] == deeds
    assert len(of["roll"]) == len(parts(story, Roll))
    assert len(of["question"]) == len(of["result"]) == len(parts(story, Answer))
    assert of["tag"] == ["[PC:Wren Tolliver]"]
    assert "I begin." in of["note"]


def test_the_notations_own_example_is_read() -> None:
    log = """---
title: Night
---
S1 *Dark alley, midnight*
@ Sneak past the guard
d: Stealth 4 vs TN 5 -> Fail
=> The guard spots me.
? Does backup arrive? (Likely)
-> Yes, and they have dogs
[N:Guard|alert]
(note: run)
He shouts.
"""
    assert [(one.kind, one.line) for one in read(log)] == [
        ("scene", 4), ("action", 5), ("roll", 6), ("consequence", 7), ("question", 8),
        ("result", 9), ("tag", 10), ("note", 11), ("text", 12),
    ]  # fmt: skip


def test_a_log_without_end_is_refused() -> None:
    with pytest.raises(ValueError, match="at most"):
        read("@ on\n" * 20_001)


@pytest.mark.parametrize(
    "name", sorted(path.parent.name for path in ADVENTURES.glob("*/adventure.yaml"))
)
def test_every_shipped_adventure_makes_a_book_in_every_format(name: str) -> None:
    story = book(played(name, turns=25, seed="books"))

    assert text(story, folded=True)
    assert markdown(story, folded=True)
    parser = Balanced()
    parser.feed(page(story, folded=True))
    assert parser.open == []
    assert json.loads(data(story))
    archive = zipfile.ZipFile(io.BytesIO(epub(story, folded=True)))
    for one in archive.namelist():
        if one.endswith(".xhtml"):
            ElementTree.fromstring(archive.read(one))
    assert read(lonelog(story))


def test_to_roll_is_no_deed_of_its_own() -> None:
    """In a fight the roll follows; what was done in it is told as before."""
    head, *turns = map(
        json.loads, (FOLDER / "the-long-noon-down.jsonl").read_text(encoding="utf-8").splitlines()
    )
    session, _ = began(head)
    for turn in turns:
        session.do(from_record(turn["command"]))

    deeds = [
        part.text
        for one in book(session).chapters
        for part in one.parts
        if isinstance(part, Deed) and part.kind == "decision"
    ]

    assert "Strike Orsu Manat: knife, 3 dice." in deeds
    assert "Roll the dice." not in deeds
