"""The player's own dice at a page, which never waits: what is done is done again with each face.

A command that needs a face is given up, the face is asked for, and the command is carried out anew
with all that was said so far, until it needs no more. Nothing of it has happened before.
"""

from solo.engine.chance import Asked
from solo.terminal.typed.faces import OWNED, ask_until
from solo.view.parts import Dice
from solo.words import Words


class FaceWanted(Exception):  # noqa: N818 - it is asked for
    """A die has to be rolled by the player.

    Args:
        prompt: What asks for it.
        sides: How many faces it has; 0 where it is read from several dice.
        told: What is told before that, and was not yet.
    """

    def __init__(self, prompt: str, sides: int, told: tuple[str, ...]) -> None:
        super().__init__(prompt)
        self.prompt, self.sides, self.told = prompt, sides, told


class OwnDice(Asked):
    """Dice that show what was typed or tapped for the command that is carried out."""

    def __init__(self, words: Words) -> None:
        super().__init__(self._face)
        self._words = words
        self._typed: list[str] = []
        self._place = 0
        self._told: list[str] = []
        self._known = 0  # of that, how much was told when a face was asked for before

    def given(self, typed: list[str]) -> None:
        """Let a command begin for which somebody has typed this; it is forgotten once used."""
        self._typed = typed
        self._known = self._known if typed else 0
        self._anew()

    def dice(self, turn: int, fork: int) -> Dice:
        self._anew()
        return super().dice(turn, fork)

    def apart(self, number: int) -> Dice:
        self._anew()
        return super().apart(number)

    def _anew(self) -> None:
        self._place, self._told = 0, []

    def accepted(self, rolls: int) -> None:
        self._typed.clear()
        self._known = 0

    def _face(self, sides: int) -> int:
        def ask(prompt: str) -> str:
            if self._place >= len(self._typed):
                told = tuple(self._told[self._known :])
                self._known = len(self._told)
                raise FaceWanted(prompt.strip(), sides if sides in OWNED else 0, told)
            self._place += 1
            return self._typed[self._place - 1]

        return ask_until(ask, self._told.append, sides, say=self._words.say)
