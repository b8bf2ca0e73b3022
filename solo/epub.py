"""EPUB 3 books: files of lines, a table of contents, and what the format wants around them."""

import hashlib
import io
import zipfile
from collections.abc import Mapping, Sequence
from html import escape

from solo.namedtuple import NamedTuple

_CONTAINER = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/>
</rootfiles></container>
"""
_WHEN = (1980, 1, 1, 0, 0, 0)  # the same book gives the same bytes


class About(NamedTuple):
    """What a book says of itself."""

    title: str  # its title
    heading: str  # what stands above its contents
    language: str  # the language that it is in
    told: str  # what it is told apart from others by
    author: str = ""  # who wrote it
    licence: str = ""  # under what licence


_UNNUMBERED = "\nnav ol { list-style: none; }\n"  # its entries are numbers already


def packed(about: About, files: Mapping[str, tuple[str, Sequence[str]]], style: str) -> bytes:
    """Return a book's bytes; each of its files has a title and lines of XHTML."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        _add(archive, "mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        _add(archive, "META-INF/container.xml", _CONTAINER)
        _add(archive, "book/book.opf", _package(about, tuple(files)))
        _add(archive, "book/nav.xhtml", _contents(about, {k: v[0] for k, v in files.items()}))
        _add(archive, "book/style.css", style + _UNNUMBERED)
        for name, (title, lines) in files.items():
            _add(archive, f"book/{name}.xhtml", _document(title, lines, about.language))
    return made.getvalue()


def _add(archive: zipfile.ZipFile, name: str, text: str, how: int = zipfile.ZIP_DEFLATED) -> None:
    info = zipfile.ZipInfo(name, _WHEN)
    info.compress_type = how
    archive.writestr(info, text.encode("utf-8"))


def _document(title: str, lines: Sequence[str], language: str) -> str:
    inside = "\n".join(lines)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
        f'<html xmlns="http://www.w3.org/1999/xhtml" lang="{language}" xml:lang="{language}">\n'
        f'<head><title>{escape(title)}</title>\n<link rel="stylesheet" href="style.css"/></head>\n'
        f"<body>\n{inside}\n</body>\n</html>\n"
    )


def _package(about: About, names: tuple[str, ...]) -> str:
    items = "\n".join(
        f'<item id="{name}" href="{name}.xhtml" media-type="application/xhtml+xml"/>'
        for name in names
    )
    order = "\n".join(f'<itemref idref="{name}"/>' for name in names)
    ident = hashlib.sha256(about.told.encode()).hexdigest()[:32]
    author = f"<dc:creator>{escape(about.author)}</dc:creator>\n" if about.author else ""
    rights = f"<dc:rights>{escape(about.licence)}</dc:rights>\n" if about.licence else ""
    spoken = f"<dc:language>{about.language}</dc:language>"
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">\n'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
        f'<dc:identifier id="id">urn:solo:{ident}</dc:identifier>\n'
        f"<dc:title>{escape(about.title)}</dc:title>\n{spoken}\n{author}{rights}"
        '<meta property="dcterms:modified">2000-01-01T00:00:00Z</meta>\n</metadata>\n<manifest>\n'
        '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>\n'
        f'<item id="style" href="style.css" media-type="text/css"/>\n{items}\n</manifest>\n'
        f"<spine>\n{order}\n</spine>\n</package>\n"
    )


def _contents(about: About, titles: Mapping[str, str]) -> str:
    entries = "\n".join(
        f'<li><a href="{name}.xhtml">{escape(title)}</a></li>' for name, title in titles.items()
    )
    kind = 'xmlns:epub="http://www.idpf.org/2007/ops" epub:type="toc"'
    nav = f"<nav {kind}><h1>{escape(about.heading)}</h1>\n<ol>\n{entries}\n</ol></nav>"
    return _document(about.heading, [nav], about.language)
