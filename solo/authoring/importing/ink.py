"""Compiled ink (JSON): its flow as scenes, with texts, choices, variables and conditions.

Each place that a divert or a choice leads to becomes a scene. Functions, tunnels and threads that
only run through are followed where they are called; a tunnel with choices, or that leads elsewhere,
has scenes of its own for each of its calls. Other functions and threads, and lists, are left.
"""

import json

from solo.authoring.importing.ink_boxes import Place, boxed
from solo.authoring.importing.ink_places import Places, Spot
from solo.authoring.importing.ink_scene import THE_END, Scene
from solo.authoring.importing.parts import Draft, Passage, imported_value
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
        _declare(Scene(places, Spot(Place(declared, 0)), "the variables"), draft)
    draft.start = places.scene(Place(root, 0))
    for spot in places:
        draft.passages.append(Scene(places, spot, places.names[spot]).passage())
    draft.left += _twice(draft)
    if any(link.target == THE_END for one in draft.passages for link in one.links):
        draft.passages.append(Passage(THE_END, "The end.", [], {}, titled=False))
    return draft


def _declare(scene: Scene, draft: Draft) -> None:
    """Read what the variables begin with."""
    scene.passage()
    for name, value in scene.sets.items():
        draft.assigned(name, value)
        constant = imported_value(value)
        if constant is not None:
            draft.variables[name] = constant
        else:
            draft.left.append(f"'{scene.name}': '{name}' begins with '{value}'")


def _twice(draft: Draft) -> list[str]:
    """Return the places whose choices are there once for each call of their tunnel."""
    once = {one.name for one in draft.passages if any(link.once for link in one.links)}
    return [
        f"'{name}': its choices are there once for each call of the tunnel, not once in all"
        for name in draft.alike
        if name in once
    ]
