"""A story as an EPUB 3 book: one file for each scene, a table of contents, the sheet at the end."""

import hashlib
import io
import zipfile
from html import escape

from solo.story.page import STYLE, part_lines, sheet_lines
from solo.story.parts import Book, Part, Scene

_CONTAINER = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/>
</rootfiles></container>
"""
_WHEN = (1980, 1, 1, 0, 0, 0)  # the same story gives the same bytes


def epub(book: Book, *, folded: bool) -> bytes:
    """Return the story as an EPUB file's bytes."""
    files = {f"part{number}": one for number, one in enumerate(_parts(book, folded=folded))}
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        _add(archive, "mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        _add(archive, "META-INF/container.xml", _CONTAINER)
        _add(archive, "book/book.opf", _package(book, tuple(files)))
        _add(archive, "book/nav.xhtml", _contents(book, {k: v[0] for k, v in files.items()}))
        _add(archive, "book/style.css", STYLE)
        for name, (title, lines) in files.items():
            _add(archive, f"book/{name}.xhtml", _document(title, lines, book.language))
    return made.getvalue()


def _add(archive: zipfile.ZipFile, name: str, text: str, how: int = zipfile.ZIP_DEFLATED) -> None:
    info = zipfile.ZipInfo(name, _WHEN)
    info.compress_type = how
    archive.writestr(info, text.encode("utf-8"))


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


def _document(title: str, lines: list[str], language: str) -> str:
    inside = "\n".join(lines)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
        f'<html xmlns="http://www.w3.org/1999/xhtml" lang="{language}" xml:lang="{language}">\n'
        f'<head><title>{escape(title)}</title>\n<link rel="stylesheet" href="style.css"/></head>\n'
        f"<body>\n{inside}\n</body>\n</html>\n"
    )


def _package(book: Book, names: tuple[str, ...]) -> str:
    items = "\n".join(
        f'<item id="{name}" href="{name}.xhtml" media-type="application/xhtml+xml"/>'
        for name in names
    )
    order = "\n".join(f'<itemref idref="{name}"/>' for name in names)
    told = f"{book.adventure}/{book.hero}/{book.seed}/{len(book.chapters)}"
    ident = hashlib.sha256(told.encode()).hexdigest()[:32]
    author = f"<dc:creator>{escape(book.author)}</dc:creator>\n" if book.author else ""
    rights = f"<dc:rights>{escape(book.licence)}</dc:rights>\n" if book.licence else ""
    title = escape(f"{book.title}: {book.hero}" if book.hero else book.title)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">\n'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
        f'<dc:identifier id="id">urn:solo:{ident}</dc:identifier>\n'
        f"<dc:title>{title}</dc:title>\n<dc:language>{book.language}</dc:language>\n{author}{rights}"
        '<meta property="dcterms:modified">2000-01-01T00:00:00Z</meta>\n</metadata>\n<manifest>\n'
        '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>\n'
        f'<item id="style" href="style.css" media-type="text/css"/>\n{items}\n</manifest>\n'
        f"<spine>\n{order}\n</spine>\n</package>\n"
    )


def _contents(book: Book, titles: dict[str, str]) -> str:
    entries = "\n".join(
        f'<li><a href="{name}.xhtml">{escape(title)}</a></li>' for name, title in titles.items()
    )
    nav = f'<nav xmlns:epub="http://www.idpf.org/2007/ops" epub:type="toc"><h1>{escape(book.title)}'
    return _document(book.title, [f"{nav}</h1>\n<ol>\n{entries}\n</ol></nav>"], book.language)
