"""What stands on the page before the engine has started: title, author, and the first scene."""

from collections.abc import Iterable, Iterator
from html import escape

from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.terminal.typed import open_options
from solo.terminal.window.blocks import Block
from solo.web.play import Play
from solo.web.words import words
from solo.words import Words

_TAGS = {"emphasis": "em", "strong": "strong"}
_MOST_CHOICES = 20  # of heroes, before the first scene


def before(adventure: Adventure) -> str:
    """Return as HTML what can be read at once."""
    told = [f"<h1>{escape(adventure.title)}</h1>"]
    say = Words(adventure.spoken).say
    author = f"{say(words('by-author'))} {adventure.author}" if adventure.author else ""
    by = " · ".join(filter(None, (author, rules_of(adventure).title)))
    told.append(f'<p class="by">{escape(by)}</p>')
    if adventure.summary:
        told.append(f'<p class="summary">{escape(adventure.summary)}</p>')
    if adventure.content_notes:
        notes = f"{say(words('contains'))} {', '.join(adventure.content_notes)}"
        told.append(f'<p class="notes">{escape(notes)}</p>')
    told.append(f'<div class="story">{"".join(_html(_opening(adventure)))}</div>')
    return "\n".join(told)


def _opening(adventure: Adventure) -> tuple[Block, ...]:
    """Return what is told until the first scene, of the first hero where one is to be chosen."""
    session = Session(adventure, rules_of(adventure), Seeded("0"))
    play = Play(session)
    told = play.said(session.opening, "")
    for _ in range(_MOST_CHOICES):
        pending = session.state.pending
        if pending is None or pending.kind != "hero":
            break
        free = next((one for one in open_options.options(session) if not one.reason), None)
        if free is None:
            break
        told = (*told, *play.said(session.do(Choose(free.id)).events, ""))
    return told


def _html(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        spans = [(span.text, span.style) for span in block.spans]
        heading = bool(spans) and all(style == "heading" for _, style in spans)
        tag = "h2" if heading else "p"
        inner = "".join(_span(text, style) for text, style in spans)
        if inner.strip():
            yield f"<{tag}>{inner}</{tag}>"


def _span(text: str, style: str) -> str:
    tag = _TAGS.get(style)
    return f"<{tag}>{escape(text)}</{tag}>" if tag else escape(text)
