"""Compiled ink (JSON): its flow as scenes, with texts, choices, variables and conditions.

Each place that a divert or a choice leads to becomes a scene. Functions, tunnels and threads that
only run through are followed where they are called; others, and lists, are left.
"""

import json

from solo.authoring.importing.ink_boxes import Place, boxed
from solo.authoring.importing.ink_places import Places
from solo.authoring.importing.ink_scene import THE_END, Scene
from solo.authoring.importing.parts import Draft, Passage
from solo.errors import SoloError

OLDEST = 18  # inkVersion of ink 1.0 was 20; older ones read alike back to here
NEWEST = 21


def is_ink(text: str) -> bool:
    """Say whether a file is meant as compiled ink."""
    return text.lstrip("\ufeff \n\t").startswith("{") and '"inkVersion"' in text[:2000]


def read(text: str) -> Draft:
    """Return the story that compiled ink holds.

    Raises:
        SoloError: It is no ink, too old or new, or too large.
    """
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as reason:
        raise SoloError("no compiled ink: the file is no JSON") from reason
    if not isinstance(told, dict) or not isinstance(told.get("root"), list):
        raise SoloError("no compiled ink: it has no 'root'")
    version = told.get("inkVersion")
    if not isinstance(version, int) or not OLDEST <= version <= NEWEST:
        raise SoloError(f"inkVersion {version!r} is not known; {OLDEST} to {NEWEST} are")
    draft = Draft()
    if told.get("listDefs"):
        draft.left.append("lists: the variables that hold them count as 0")
    root = boxed(told["root"])
    places = Places(draft)
    declared = root.names.get("global decl")
    if declared is not None:
        Scene(places, Place(declared, 0), "the variables").declare()
    draft.start = places.scene(Place(root, 0))
    for place in places:
        draft.passages.append(Scene(places, place, places.names[place]).passage())
    if any(link.target == THE_END for one in draft.passages for link in one.links):
        draft.passages.append(Passage(THE_END, "The end.", [], {}, titled=False))
    return draft
