"""The words of a scene of compiled ink, as they are told, and of texts that are worked out."""

from solo.authoring.importing.ink_words import glued, tidied, told, trimmed
from solo.authoring.importing.parts import quoted


class Text:
    """The words of a scene, in the order in which they run."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._within: list[list[str]] = []  # the words of texts that are worked out
        self._glued = False  # whether no line ends before the next words

    def __str__(self) -> str:
        return tidied("".join(self._words))

    def mark(self, *marks: str) -> None:
        """Add markup of ours."""
        self._words += marks

    def say(self, text: str) -> None:
        """Add words of the story; a line ends where nothing is glued."""
        if self._within:
            self._within[-1].append(quoted(text))
        elif text == "\n":
            self._words.append("" if self._glued else "\n\n")
        else:
            self._glued = self._glued and not text.strip()
            self._words.append(quoted(text))

    def show(self, shown: str, within: str) -> None:
        """Add what tells a value; `within` a text that is worked out, other words for it."""
        if self._within:
            self._within[-1].append(within)
        else:
            self._words.append(shown)

    def glue(self) -> bool:
        """Let what follows go on in the line before, also in that of a condition just ended.

        Say whether there is any such line.
        """
        self._glued = True
        self._words = glued(self._words)
        return bool(told(self._words))

    def begin(self) -> None:
        """Begin a text that is worked out."""
        self._within.append([])

    def end(self) -> str:
        """End such a text, and return it."""
        return "".join(self._within.pop()) if self._within else ""

    def place(self) -> int | None:
        """Return where the words are now; None within a text that is worked out."""
        return None if self._within else len(self._words)

    def trim(self, begun: int | None) -> None:
        """Take away the lines around what was told since a place."""
        if begun is not None:
            self._words[begun:] = trimmed(self._words[begun:])
