"""Texts that all formats share: how an answer reads, which scenes there are."""

from solo.story.parts import Answer, Chapter, Drawn, Scene


def answered(answer: Answer) -> str:
    """Return a question and its answer in one line; the answer's words say it themselves."""
    likely = f" ({answer.likelihood})" if answer.likelihood else ""
    by = f"{answer.asker}: " if answer.asker else ""
    return f"{by}“{answer.question}”{likely} {answer.text}".strip()


def drawn(part: Drawn) -> str:
    """Return what was drawn, with who drew it."""
    return f"{part.by}: {part.text}" if part.by else part.text


def scenes(chapters: tuple[Chapter, ...]) -> tuple[str, ...]:
    """Return the titles of the scenes in order, each time that one was entered."""
    parts = (part for chapter in chapters for part in chapter.parts)
    return tuple(part.title for part in parts if isinstance(part, Scene) and part.title)
