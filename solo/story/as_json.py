"""A story as JSON: an array of turns, for programs."""

import json

from solo.story.parts import Book, Chapter, Part


def data(book: Book) -> str:
    """Return the story as a JSON array with an object for each turn."""
    return json.dumps([_turn(one) for one in book.chapters], indent=1) + "\n"


def _turn(chapter: Chapter) -> dict[str, object]:
    return {
        "turn": chapter.turn,
        "scene": chapter.scene,
        "clock": chapter.clock,
        "command": dict(chapter.command),
        "rolls": [list(face) for face in chapter.faces],
        "events": [dict(event) for event in chapter.events],
        "story": [_part(part) for part in chapter.parts],
    }


def _part(part: Part) -> dict[str, object]:
    fields = {
        name: value
        for name, value in part._asdict().items()
        if name not in ("spans", "told")
        and (value or name not in ("asker", "by", "closed", "gone"))
    }
    if "spans" in part._fields:
        fields["text"] = "".join(span.text for span in part._asdict()["spans"])
    return {"part": type(part).__name__.lower(), **fields}
