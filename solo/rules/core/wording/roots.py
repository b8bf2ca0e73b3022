"""Words without their endings, by which a deed asks for a skill: `climb` of `climbing`."""

from functools import lru_cache

_SHORT = 3  # letters of words in which a last s says nothing, and of what is left of a longer one


def singular(word: str) -> str:
    """Return a word as of one thing."""
    if word.endswith("ies") and len(word) > _SHORT:
        return f"{word[:-3]}y"
    return word[:-1] if word.endswith("s") and len(word) > _SHORT else word


@lru_cache(maxsize=4096)
def roots(text: str) -> frozenset[str]:
    """Return the words of a text without their endings, whatever else stands between them."""
    plain = "".join(char if char.isalpha() else " " for char in text.lower())
    return frozenset(_root(word) for word in plain.split())


def _root(word: str) -> str:
    word = singular(word)
    for ending in ("ing", "ed"):
        if word.endswith(ending) and not word.endswith("eed") and len(word) - len(ending) >= _SHORT:
            word = word.removesuffix(ending)
            break
    if len(word) > _SHORT and word[-1] == word[-2]:
        word = word[:-1]  # swimm(ing)
    return word.removesuffix("e")  # hid(e), hid(ing)
