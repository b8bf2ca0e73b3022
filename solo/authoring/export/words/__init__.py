"""The sentences of a printed gamebook, by the codes of their messages."""

from solo.words import Words, room

words = room("gamebook")


def plain(name: str) -> str:
    """Return an author's name for something, such as `knows_cut`, as words."""
    return name.replace("_", " ").replace("-", " ")


class Say:
    """Says the sentences of a gamebook in a language."""

    def __init__(self, language: str, rules: str = "") -> None:
        self._words = Words(language, rules=rules)
        self._rules = rules

    def __call__(self, code: str, **facts: object) -> str:
        """Say a message of the gamebook."""
        return self._words.say(words(code, **facts))

    def say(self, value: object) -> str:
        """Say a message of the rules."""
        return self._words.say(value)

    def name(self, text: str) -> str:
        """Return the name of a thing of the rules, such as an outcome."""
        return self._words.name("gamebook", text)

    def value(self, key: str) -> str:
        """Return what a value of a sheet is called; the rules' own name for it goes first."""
        plain = key.replace("_", " ")
        own = self._words.name(self._rules, plain) if self._rules else plain
        return self.name(plain) if own == plain else own
