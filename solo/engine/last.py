"""Which branches surely end the story, whatever the dice show."""

from collections.abc import Container

from solo.adventure.branch import Branch
from solo.adventure.model import Adventure

_DEEPEST = 12  # checks and passages behind one another that are followed


class LastWays:
    """Finds the branches from which every way comes to an ending, with nothing left to choose.

    What is found out of a scene is kept: many ways lead to the same one.

    Args:
        adventure: The adventure.
        encounters: The kinds of checks in which a player decides what to do, such as a fight.
    """

    def __init__(self, adventure: Adventure, encounters: Container[str]) -> None:
        self._scenes = adventure.scenes
        self._encounters = encounters
        self._known: dict[
            tuple[str, int], bool
        ] = {}  # by how many steps from a scene were followed

    def ends(self, branch: Branch, left: int = _DEEPEST) -> bool:
        """Say whether every way on from a branch comes to an ending, in so many steps at most."""
        if left == 0 or branch.cases or branch.during or branch.visit or branch.returns:
            return False
        here = isinstance(branch.goto, str) and self._comes_to(branch.goto, left - 1)
        outcomes = branch.outcomes
        if branch.check is None or outcomes is None:
            return here
        if branch.check.kind in self._encounters:
            return False
        told = [one for one in outcomes.direct() if one is not outcomes.labels.get("aborted")]
        return bool(told) and all(
            self.ends(one, left - 1) or (here and not one.leads and not one.cases) for one in told
        )

    def _comes_to(self, name: str, left: int) -> bool:
        scene = self._scenes.get(name)
        if scene is None:
            return False
        if scene.ending is not None:
            return True
        if scene.choices:
            return False
        found = self._known.get((name, left))
        if found is None:
            found = self._known[name, left] = self.ends(scene.body, left)
        return found
