"""A printed gamebook, as Markdown, as a page and as an EPUB."""

import html
import re
from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree

from solo.authoring.export.lines import Line
from solo.authoring.export.sections import Book
from solo.authoring.export.story import Story
from solo.content_policy import policy
from solo.epub import About, packed
from solo.errors import SoloError

_TO_SECTION = re.compile(r'href="#s(\d+|rules)"')
_WAY = r"\w+\]\(#s(?:\d+|rules)\)"  # behind a bracket: a way of ours to a section
_STRANGE = re.compile(rf"\[(?!{_WAY})")


def not_carried(story: Story) -> list[str]:
    """Return what a gamebook can't hold, with places."""
    return story.told()


def _lines(story: Story) -> list[Line]:
    """Return the lines of the book.

    Raises:
        SoloError: Something in it is too deep to be told in words.
    """
    try:
        return list(Book(story.data).lines())
    except RecursionError:
        raise SoloError("a gamebook can't tell conditions or outcomes as deep as these") from None


def markdown(story: Story) -> str:
    """Return the book as Markdown, in which no text of the author's is a link or HTML."""
    found = []
    for line in _lines(story):
        text = html.escape(line.text.strip(), quote=False).replace("\\", "\\\\")
        text = _STRANGE.sub(r"\\[", text)
        match line.kind:
            case "h1":
                found.append(f"# {text}\n")
            case "h2":
                found.append(f'\n## <a id="s{line.id}"></a>{text}\n')
            case "li":
                found.append(f"{'  ' * line.depth}- {' '.join(text.split())}")
            case _:
                found.append(f"\n{text}\n" if found and found[-1][-1:] != "\n" else f"{text}\n")
    return "\n".join(found).strip() + "\n"


def page(story: Story) -> str:
    """Return the book as one HTML file, to be printed or read."""
    data, body = story.data, list[str]()
    for line in _lines(story):
        body += _shown(line)
    title, language = html.escape(data["title"]), html.escape(data["language"], quote=True)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f"{policy(_STYLE)}\n"
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</html>\n"
    )


def _shown(line: Line) -> Iterator[str]:
    """Yield a paragraph as HTML."""
    text = _marked(html.escape(line.text.strip(), quote=False))
    match line.kind:
        case "h1":
            yield f"<h1>{text}</h1>"
        case "h2":
            yield f'<h2 id="s{line.id}">{text}</h2>'
        case "li":
            yield f'<p class="way d{min(line.depth, 3)}">{text}</p>'
        case _:
            yield from (f"<p>{part}</p>" for part in re.split(r"\n\s*\n", text) if part.strip())


def _whole(text: str) -> str:
    """Return a paragraph whose tags are in each other; without bold and italics where not."""
    try:
        ElementTree.fromstring(text)
    except ElementTree.ParseError:
        return re.sub(r"</?[bi]>", "", text)
    return text


def epub(story: Story) -> bytes:
    """Return the book as an EPUB: one file for each section, and links between them."""
    data = story.data
    files: dict[str, tuple[str, list[str]]] = {"begin": (data["title"], [])}
    for line in _lines(story):
        if line.kind == "h2":
            files[f"s{line.id}"] = (line.text, [])
        (*_, (_, lines)) = files.values()
        lines += (_whole(_TO_SECTION.sub(r'href="s\1.xhtml"', shown)) for shown in _shown(line))
    about = About(
        data["title"], data["title"], html.escape(data["language"], quote=True),
        f"gamebook/{data['title']}/{data['author']}", data["author"], data["licence"],
    )  # fmt: skip
    return packed(about, files, _STYLE)


_STYLE = (
    "body{font:1.05em/1.5 Georgia,serif;margin:0 auto;padding:1rem;max-width:38rem;"
    "color:#111;background:#fff}h2{margin:2rem 0 .5rem;break-after:avoid}.way{margin:.25rem 0 "
    ".25rem 1.2rem;text-indent:-1.2rem}.way::before{content:'\\25b8\\00a0'}.d1{margin-left:2.4rem}"
    ".d2{margin-left:3.6rem}.d3{margin-left:4.8rem}a{color:inherit}"
    "@media screen and (prefers-color-scheme:dark){body{color:#ddd;background:#181818}}"
    "@media print{body{color:#000;background:#fff;font-size:10.5pt;max-width:none;padding:0}"
    "h2+*{break-before:avoid}.way{break-inside:avoid}}"
)


def _marked(text: str) -> str:
    """Return escaped text with our own marks as HTML: bold, italics and ways to sections."""
    text = re.sub(r"\[(\w+)\]\(#s(\d+|rules)\)", r'<a href="#s\2">\1</a>', text)
    return _tagged(_tagged(text, "**", "b"), "*", "i")


def _tagged(text: str, mark: str, tag: str) -> str:
    """Put a tag around what stands between two marks; one pass, however many have no other."""
    parts = text.split(mark)
    pieces, begun = parts[:1], -1
    for before, after in pairwise(parts):
        if begun >= 0 and before[-1:].strip():
            pieces[begun] = f"<{tag}>"
            pieces.append(f"</{tag}>")
            begun = -1
        else:
            pieces.append(mark)
            if begun < 0 and after[:1].strip():
                begun = len(pieces) - 1
        pieces.append(after)
    return "".join(pieces)
