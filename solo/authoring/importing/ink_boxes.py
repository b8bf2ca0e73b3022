"""The containers of compiled ink, and places in them."""

from dataclasses import field
from typing import Union

from solo.dataclass import dataclass
from solo.errors import SoloError

_DEEPEST = 200


@dataclass(slots=True, eq=False)
class Box:
    """A container: what runs in order, and what is only led to by its name."""

    parent: Union["Box", None]  # the container that it stands in
    key: int | str  # its place in that, or its name there
    items: list[object] = field(default_factory=list)  # what runs in order
    # what has a name, whether it runs in order or not
    names: dict[str, "Box"] = field(default_factory=dict)
    name: str = ""

    @property
    def turns(self) -> bool:
        """Whether it holds alternatives that change from visit to visit."""
        return self.items[:2] == ["ev", "visit"]


def boxed(
    told: list[object], parent: Box | None = None, key: int | str = "", depth: int = 0
) -> Box:
    """Return a container as its JSON tells of it.

    Raises:
        SoloError: It is too deep.
    """
    if depth > _DEEPEST:
        raise SoloError("the story is too deep")
    box = Box(parent, key)
    last = told[-1] if told else None
    more = last if isinstance(last, dict) and not {"->", "*"} & last.keys() else {}
    for place, item in enumerate(told[:-1]):
        inner = boxed(item, box, place, depth + 1) if isinstance(item, list) else item
        box.items.append(inner)
        if isinstance(inner, Box) and inner.name:
            box.names[inner.name] = inner
    for name, item in more.items():
        if isinstance(item, list):
            box.names[name] = boxed(item, box, name, depth + 1)
            box.names[name].name = name
        elif name == "#n":
            box.name = str(item)
    return box


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a container."""

    box: Box
    index: int

    @property
    def item(self) -> object:
        """What stands there."""
        return self.box.items[self.index]

    @property
    def next(self) -> "Place | None":
        """The place where it goes on; None where the flow runs out."""
        return Place(self.box, self.index + 1).solid()

    def solid(self) -> "Place | None":
        """Return the place itself, or where it goes on if nothing stands there."""
        box, index = self.box, self.index
        while index >= len(box.items):
            if box.parent is None or not isinstance(box.key, int):
                return None
            index = box.key + 1
            box = box.parent
        return Place(box, index)

    def inner(self) -> "Place":
        """Return the place within the containers that begin there, but before alternatives."""
        place = self
        while place.index < len(place.box.items) and isinstance(place.item, Box):
            if place.item.turns:
                break
            place = Place(place.item, 0)
        return place

    @property
    def name(self) -> str:
        """The names and numbers that lead there, without what every place has."""
        found = [] if not self.index else [str(self.index)]
        box: Box | None = self.box
        while box is not None and box.parent is not None:
            if box.name or box.key:
                found.append(box.name or str(box.key))
            box = box.parent
        return " ".join(reversed(found))


@dataclass(slots=True)
class Open:
    """A condition whose other side is being followed, up to the place where both meet again."""

    test: str
    meets: Place


def find(path: str, at: Place) -> Place | None:
    """Return the place that a path leads to, from where it is named; None if there is none."""
    box: Box | None = at.box
    parts = path.split(".")
    if path.startswith("."):
        parts = parts[2:] if parts[1:2] == ["^"] else parts[1:]
    else:
        while box is not None and box.parent is not None:
            box = box.parent
    for number, part in enumerate(parts):
        if box is None:
            return None
        if part == "^":
            box = box.parent
        elif part.isdigit():
            index = int(part)
            if number == len(parts) - 1 and index <= len(box.items):
                inner = box.items[index] if index < len(box.items) else None
                found_there = Place(inner, 0) if isinstance(inner, Box) else Place(box, index)
                return found_there.solid() if index == len(box.items) else found_there
            found = box.items[index] if index < len(box.items) else None
            box = found if isinstance(found, Box) else None
        else:
            box = box.names.get(part)
    return None if box is None else Place(box, 0)


def ends_in_return(box: Box) -> bool:
    """Say whether a container is the words of a choice, which come back to who asks for them."""
    last = box.items[-1] if box.items else None
    return isinstance(last, dict) and last.get("->") == "$r" and bool(last.get("var"))


def leads(item: object, at: Place) -> Place | None:
    """Return where a plain divert leads, None of anything else."""
    if not isinstance(item, dict) or not isinstance(item.get("->"), str) or item.get("c"):
        return None
    return find(item["->"], at)


def meeting(body: Box, at: Place) -> Place | None:
    """Return where the side of a condition in a box comes back to the flow around it."""
    last = body.items[-1] if body.items else None
    if not isinstance(last, dict) or not isinstance(last.get("->"), str):
        return None
    target = find(last["->"], Place(body, len(body.items) - 1))
    box: Box | None = at.box
    index = at.index
    while box is not None and target is not None:
        if target.box is box:
            return target if target.index > index else None
        if not isinstance(box.key, int):
            return None
        index, box = box.key, box.parent
    return None


def number(told: object) -> int:
    """Return a number as JSON has it; 0 for anything else."""
    return told if isinstance(told, int) else 0
