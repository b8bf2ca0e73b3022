"""Texts that all formats share: where a story comes from, how an answer reads."""

from collections.abc import Iterator

from solo.story.parts import Answer, Book, Chapter, Scene
from solo.terminal.clean import sentence


def about(book: Book) -> Iterator[str]:
    """Yield what is told of a story above it."""
    if book.hero:
        yield f"The story of {book.hero}."
    by = f" by {book.author}" if book.author else ""
    yield f"Played in “{book.title}”{by}, by the rules of {book.system}."
    if book.licence:
        yield f"Licence of the adventure: {book.licence}"
    if book.dice:
        yield f"Dice: {book.dice}{f', seed {book.seed}' if book.seed else ''}."


def answered(answer: Answer) -> str:
    """Return a question and its answer in one line; an answer whose words say it stands alone."""
    likely = f" ({answer.likelihood})" if answer.likelihood else ""
    word = answer.answer.split(",")[0]
    says = answer.text.casefold().startswith(word.casefold()) if word else True
    told = answer.text if says else f"{sentence(answer.answer)} {answer.text}"
    by = f"{answer.asker}: " if answer.asker else ""
    return f"{by}“{answer.question}”{likely} {told}".strip()


def scenes(chapters: tuple[Chapter, ...]) -> tuple[str, ...]:
    """Return the titles of the scenes in order, each time that one was entered."""
    parts = (part for chapter in chapters for part in chapter.parts)
    return tuple(part.title for part in parts if isinstance(part, Scene) and part.title)
