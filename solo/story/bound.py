"""Several games as one story: the parts of a campaign, one behind another."""

from collections.abc import Sequence

from solo.story.parts import Book, Chapter, Paragraph, Part, Scene
from solo.terminal.window.blocks import emphasised


def bound(title: str, books: Sequence[Book], told: Sequence[Sequence[str]]) -> Book:
    """Return the games of a campaign as one story; each begins with what was told before it.

    Then comes its title. Turns are counted on. The sheet is that of the last.
    """
    if not books:
        return Book(title, "", "", "", "", "", "", "", (), ())
    chapters: list[Chapter] = []
    for one, before in zip(books, told, strict=True):
        first = chapters[-1].turn + 1 if chapters else 0
        between = (Paragraph(tuple(emphasised(text))) for text in before)
        opening: tuple[Part, ...] = (*between, Scene(one.adventure, one.title))
        for place, chapter in enumerate(one.chapters):
            parts = (*opening, *chapter.parts) if not place else chapter.parts
            chapters.append(chapter._replace(turn=first + chapter.turn, parts=parts))
    last = books[-1]
    heroes = tuple(dict.fromkeys(name for one in books for name in (one.hero, *one.party) if name))
    return last._replace(
        title=title,
        adventure=books[0].adventure,
        hero=", ".join(heroes),
        seed="",
        chapters=tuple(chapters),
        party=(),
        about=books[0].about,
    )
