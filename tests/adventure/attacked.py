"""Loads a module that means harm, renders every text of it, and prints what that took, as JSON.

Run by test_attacks in a process of its own: `python attacked.py FOLDER`.
"""

import json
import re
import resource
import sys
from collections.abc import Iterator
from pathlib import Path

from paper import PAPER

from solo.adventure.branch import SetVariable
from solo.adventure.graph import parts
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.errors import SoloError
from solo.prose import Expression, Prose, ProseError

SCOPE = {
    "hero": {"name": "Ada", "conditions": ("blessed",)}, "visits": 1, "clues": 3, "name": "Ebba",
    "visited": {}, "taken": {}, "foes": {}, "companions": (), "clock": 0,
}  # fmt: skip


def texts(adventure: Adventure) -> Iterator[Prose | Expression | None]:
    for scene in adventure.scenes.values():
        yield scene.title
        for branch in parts(scene):
            yield branch.text
            for action in branch.actions:
                if isinstance(action, SetVariable) and isinstance(action.value, Expression):
                    yield action.value
        for choice in scene.choices:
            yield from (choice.label, choice.when, choice.barred)


def attack(folder: Path) -> dict[str, object]:
    found: dict[str, object] = {"codes": [], "faults": [], "text": ""}
    try:
        adventure = load(folder, system=PAPER)
    except SoloError as error:
        found["text"] = str(error)
        found["codes"] = sorted({p.code for p in getattr(error, "problems", ())})
        return found
    faults, said = [], []
    for text in texts(adventure):
        try:
            if isinstance(text, Prose):
                said.append(text.render(SCOPE))
            elif text is not None:
                said.append(str(text.value(SCOPE)))
        except ProseError as error:
            faults.append(error.problem.code)
    found["faults"] = sorted(set(faults))
    found["text"] = "".join(said)[:2000]
    return found


def own_peak() -> float:
    """Return the most memory that this process had, in MB.

    Linux counts into `ru_maxrss` what the process had that began this one, such as a large run of
    tests; `VmHWM` begins anew with each program.
    """
    status = Path("/proc/self/status")
    if status.exists():
        kilobytes = re.search(r"VmHWM:\s*(\d+) kB", status.read_text())
        if kilobytes is not None:
            return int(kilobytes[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    result = attack(Path(sys.argv[1]))
    used = resource.getrusage(resource.RUSAGE_SELF)
    result["seconds"] = used.ru_utime + used.ru_stime
    result["megabytes"] = own_peak()
    sys.stdout.write(json.dumps(result))
