"""A story as an EPUB 3 book: one file for each scene, a table of contents, the sheet at the end."""

from html import escape

from solo.epub import About, packed
from solo.story.page import STYLE, part_lines, sheet_lines
from solo.story.parts import Book, Part, Scene


def epub(book: Book, *, folded: bool) -> bytes:
    """Return the story as an EPUB file's bytes."""
    files = {f"part{number}": one for number, one in enumerate(_parts(book, folded=folded))}
    title = f"{book.title}: {book.hero}" if book.hero else book.title
    told = f"{book.adventure}/{book.hero}/{book.seed}/{len(book.chapters)}"
    about = About(title, book.title, book.language, told, book.author, book.licence)
    return packed(about, files, STYLE)


def _parts(book: Book, *, folded: bool) -> list[tuple[str, list[str]]]:
    """Return the files of the book: the title of each, and its lines."""
    first = [f"<h1>{escape(book.title)}</h1>", *(f"<p>{escape(fact)}</p>" for fact in book.about)]
    found: list[tuple[str, list[str]]] = [(book.title, first)]
    parts: list[Part] = [part for chapter in book.chapters for part in chapter.parts]
    for part in parts:
        if isinstance(part, Scene) and part.title:
            found.append((part.title, []))
        found[-1][1].extend(part_lines(part, folded=folded))
    if sheet := list(sheet_lines(book)):
        found.append((book.heading, sheet))
    return found
