"""Which branches surely end the story, whatever the dice show."""

from solo.adventure.branch import Branch
from solo.adventure.model import Adventure

_DEEPEST = 12  # checks and passages behind one another that are followed


def ends(branch: Branch, adventure: Adventure) -> bool:
    """Say whether every way on from a branch comes to an ending, with nothing left to choose."""
    return _ends(branch, adventure, _DEEPEST)


def _ends(branch: Branch, adventure: Adventure, left: int) -> bool:
    if left == 0 or branch.cases or branch.during or branch.visit or branch.returns:
        return False
    here = isinstance(branch.goto, str) and _comes_to(branch.goto, adventure, left - 1)
    if branch.check is None or branch.outcomes is None:
        return here
    told = [one for key, one in branch.outcomes.labels.items() if key != "aborted"]
    told += branch.outcomes.counts.values()
    broad = (branch.outcomes.success, branch.outcomes.failure, branch.outcomes.otherwise)
    told += [one for one in broad if one is not None]
    return bool(told) and all(
        _ends(one, adventure, left - 1) or (here and not one.leads and not one.cases)
        for one in told
    )


def _comes_to(name: str, adventure: Adventure, left: int) -> bool:
    scene = adventure.scenes.get(name)
    if scene is None:
        return False
    return scene.ending is not None or (not scene.choices and _ends(scene.body, adventure, left))
