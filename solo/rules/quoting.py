"""How what a stranger wrote may stand in a message."""

LONGEST = 60


def shown(text: str) -> str:
    """Return a text as a message can hold it: one line, short, no control codes.

    `solo.source.shown` does the same for authors' files, but needs the reader of YAML.
    """
    line = " ".join(text[: LONGEST * 4].split())
    line = "".join(letter if letter.isprintable() else "?" for letter in line)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
