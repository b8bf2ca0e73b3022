"""What compiled ink calls and comes back from: functions, tunnels, threads.

One that only runs through, with conditions at most, is followed where it is called. A tunnel that
leads elsewhere gets scenes of its own; a function or thread that does is not followed.
"""

from collections.abc import Iterator

from solo.authoring.importing.ink_boxes import Box, Place, ends_in_return, find

_BACK = ("~ret", "->->")


def followed(target: Place, *, choices: bool) -> bool:
    """Say whether what is called can be followed where it is called.

    Args:
        target: Where it begins.
        choices: Whether it may offer choices, as a thread does.
    """
    body = target.box
    if target.index:
        return False
    for box, index in _all(body):
        item = box.items[index]
        if isinstance(item, dict):
            if "*" in item and not choices:
                return False
            if "$r" not in str(item.get("^->", "$r")):  # a tunnel that comes back elsewhere
                return False
            if "->" in item and not _stays(item, Place(box, index), body):
                return False
        elif item == "end":
            return False
        elif item in _BACK or item == "done":
            comes_back = (item == "done") == choices
            if box is not body or not comes_back:
                return False
    return True


def given(target: Place) -> bool:
    """Say whether a tunnel is given values, which one scene can't hand to another."""
    first = target.box.items[target.index : target.index + 1]
    return any(isinstance(item, dict) and "temp=" in item for item in first)


def returns(target: Place) -> bool:
    """Say whether a function gives something back."""
    return "~ret" in target.box.items


def _all(box: Box) -> Iterator[tuple[Box, int]]:
    """Yield all that runs in a container: what stands in order, and the sides of conditions."""
    waiting = [box]
    while waiting:
        one = waiting.pop()
        for index, item in enumerate(one.items):
            if isinstance(item, Box):
                waiting.append(item)
            else:
                yield one, index
        if "b" in one.names and one.names["b"].key == "b":
            waiting.append(one.names["b"])


def _stays(item: dict[str, object], at: Place, body: Box) -> bool:
    """Say whether a divert stays within what is called."""
    if item.get("var"):
        return item["->"] == "$r"
    target = find(str(item["->"]), at)
    if target is None:
        return False
    if ends_in_return(target.box):
        return True
    box: Box | None = target.box
    while box is not None and box is not body:
        box = box.parent
    return box is body and target != Place(body, 0)
