"""Twee 3: passages of Twine, with the links, variables and conditions of SugarCube and Harlowe."""

import json
import re
from collections.abc import Iterator

from solo.authoring.importing.parts import Draft
from solo.authoring.importing.twee_passage import Reading
from solo.errors import SoloError, did_you_mean

_SPECIAL = ("StoryTitle", "StoryData", "StoryInit", "StorySubtitle", "StoryAuthor", "StoryMenu",
            "StoryCaption", "StoryBanner", "StoryInterface", "StorySettings", "StoryShare",
            "PassageHeader", "PassageFooter", "PassageReady", "PassageDone", "UserScript",
            "UserStylesheet")  # fmt: skip
_SPECIAL_TAGS = frozenset(("script", "stylesheet", "widget", "header", "footer"))
_START = "Start"  # where nothing else is said
MOST_PASSAGES = 5_000


def read(text: str) -> Draft:
    """Return what a Twee file holds.

    Raises:
        SoloError: It holds no passages.
    """
    passages = list(_passages(text))
    if not passages:
        raise SoloError(f"no Twee: it has no passage, which begins with ':: Name'{_page(text)}")
    draft = Draft(bodies={name: body for name, _, body in passages})
    start = _START
    seen: set[str] = set()
    for name, tags, body in passages:
        if name == "StoryTitle":
            draft.title = " ".join(body.split())
        elif name == "StoryAuthor":
            draft.author = " ".join(body.split())
        elif name == "StoryData":
            start = _start(body, start, draft)
        elif name == "StoryInit" or "startup" in tags:
            Reading(draft, name).begin(body)
        elif name in _SPECIAL or not _SPECIAL_TAGS.isdisjoint(tags):
            draft.left.append(
                f"passage '{name}': scripts, styles, and what stands around all passages"
            )
        elif name in seen:
            draft.left.append(f"passage '{name}': a second one of this name")
        else:
            seen.add(name)
            draft.passages.append(Reading(draft, name).passage(body))
    if not draft.passages:
        raise SoloError("no Twee: it has no passage with a text")
    names = [passage.name for passage in draft.passages]
    draft.start = _found(start, names, draft)
    ahead = {link.target for one in draft.passages for link in one.links}
    ahead |= {draft.start, *(one.goto for one in draft.passages)}
    parts = draft.included - ahead
    draft.passages = [one for one in draft.passages if one.name not in parts]
    return draft


def _passages(text: str) -> Iterator[tuple[str, list[str], str]]:
    """Yield the name, tags and text of each passage.

    Raises:
        SoloError: There are too many.
    """
    name, tags, body = "", [""], [""]
    found = 0
    for line in text.replace("\r\n", "\n").split("\n"):
        if not line.startswith("::"):
            body.append(line)
            continue
        if name:
            yield name, tags, "\n".join(body).strip("\n")
        found += 1
        if found > MOST_PASSAGES:
            raise SoloError(f"the story has more than {MOST_PASSAGES:,} passages")
        name, tags = _head(line[2:].strip())
        body = []
    if name:
        yield name, tags, "\n".join(body).strip("\n")


def _head(line: str) -> tuple[str, list[str]]:
    """Return the name and the tags that stand in the first line of a passage."""
    if line.endswith("}") and "{" in line:
        line = line[: line.rindex("{")].rstrip()
    tags: list[str] = []
    if line.endswith("]") and "[" in line:
        tags = line[line.rindex("[") + 1 : -1].split()
        line = line[: line.rindex("[")].rstrip()
    return re.sub(r"\\(.)", r"\1", line)[:200].strip() or "?", tags


def _page(text: str) -> str:
    """Say what to do with a page, which Twine publishes; nothing of another text."""
    begun = text[:1000].lstrip().lower().startswith(("<!doctype html", "<html", "<tw-"))
    return "; it is a page: in Twine, export the story as Twee" if begun else ""


def _found(start: str, names: list[str], draft: Draft) -> str:
    """Return where the story begins: the first passage, if that which is named is not there."""
    if start not in names and start != _START:
        draft.left.append(
            f"passage 'StoryData': the start '{start}', which is not there; it is '{names[0]}' now"
            + did_you_mean(start, names)
        )
    return start if start in names else names[0]


def _start(body: str, usual: str, draft: Draft) -> str:
    try:
        told = json.loads(body)
    except (ValueError, RecursionError):
        draft.left.append("passage 'StoryData': it is no JSON, so its start is not known")
        return usual
    found = told.get("start") if isinstance(told, dict) else None
    return found if isinstance(found, str) else usual
