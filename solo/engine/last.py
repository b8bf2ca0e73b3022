"""Which branches surely end the story, whatever the dice show."""

from typing import TypeAlias

from solo.adventure.branch import Branch
from solo.adventure.model import Adventure

Known: TypeAlias = dict[tuple[str, int], bool]
"""Which scenes surely come to an ending, by how many steps from them were followed."""

_DEEPEST = 12  # checks and passages behind one another that are followed


def ends(branch: Branch, adventure: Adventure, known: Known) -> bool:
    """Say whether every way on from a branch comes to an ending, with nothing left to choose.

    What is found out of a scene is kept in `known`: many ways lead to the same one.
    """
    return _ends(branch, adventure, known, _DEEPEST)


def _ends(branch: Branch, adventure: Adventure, known: Known, left: int) -> bool:
    if left == 0 or branch.cases or branch.during or branch.visit or branch.returns:
        return False
    here = isinstance(branch.goto, str) and _comes_to(branch.goto, adventure, known, left - 1)
    outcomes = branch.outcomes
    if branch.check is None or outcomes is None:
        return here
    told = [one for one in outcomes.direct() if one is not outcomes.labels.get("aborted")]
    return bool(told) and all(
        _ends(one, adventure, known, left - 1) or (here and not one.leads and not one.cases)
        for one in told
    )


def _comes_to(name: str, adventure: Adventure, known: Known, left: int) -> bool:
    scene = adventure.scenes.get(name)
    if scene is None:
        return False
    if scene.ending is not None:
        return True
    if scene.choices:
        return False
    found = known.get((name, left))
    if found is None:
        found = known[name, left] = _ends(scene.body, adventure, known, left)
    return found
