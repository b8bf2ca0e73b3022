"""Jinja's error messages in words for authors, with what may have been meant."""

import re

_ENDED = re.compile(r"looking for the following tags: (.*?)\. The innermost block .*? is '(\w+)'")
_CHARACTER = re.compile(r"(?i)unexpected char '(.)' at \d+")
_UNKNOWN_TAG = re.compile(r"(?i)encountered unknown tag '(\w+)'")
_WORDS = {
    "&": "; write 'and'",
    "!": "; write 'not', or '!=' for what is unlike",
    "“": "; write straight quotes",
    "”": "; write straight quotes",
    "‘": "; write straight quotes",
    "’": "; write straight quotes",
    "?": "; write 'a if this else b'",
    ";": "; leave it out",
    "$": "; names have no '$'",
}


def plainly(message: str, source: str) -> str:
    """Return what is wrong with the syntax of a text, and the cure where one is likely."""
    if match := _ENDED.search(message):
        return f"the text ends inside '{match[2]}'; close it with '{{% end{match[2]} %}}'"
    if match := _CHARACTER.search(message):
        return f"unexpected '{match[1]}'{_WORDS.get(match[1], '')}"
    if match := _UNKNOWN_TAG.search(message):
        return f"unknown tag '{match[1]}'; there are if, for, set, macro and their ends"
    if "expected token ':', got '}'" in message and source.lstrip().startswith("{{"):
        return "a condition stands without braces; leave out '{{' and '}}'"
    if "expected token 'end of print statement'" in message:
        return f"{message}; write an operator between two values, and '}}}}' at the end"
    if message == "unexpected '}'" or message.endswith("got '}'"):
        return f"{message}; '{{{{' is closed by '}}}}', and '{{%' by '%}}'"
    if "got '|'" in message:
        return f"{message}; write 'or'"
    return message
