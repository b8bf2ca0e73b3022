"""The story of a game as a file, for a page to keep."""

from base64 import b64encode
from typing import Any

from solo.engine.session import Session
from solo.late import late
from solo.web.house import Record

FORMS = {"html": "text/html", "epub": "application/epub+zip"}
"""The forms that a page may ask for, and what each is to a browser."""


@late
def kept_story(session: Session, form: Any, seat: str) -> Record | None:
    """Return the story as a seat may know it: its form, type and bytes; None for no form."""
    if not isinstance(form, str) or form not in FORMS:
        return None
    from solo.story.book import book
    from solo.story.epub import epub
    from solo.story.page import page

    told = book(session, seat=seat)
    if form == "epub":
        made = epub(told, folded=True)
    else:
        made = page(told, folded=True).encode("utf-8", "replace")
    return {
        "name": session.adventure.id,
        "form": form,
        "type": FORMS[form],
        "data": b64encode(made).decode(),
    }
