"""Quotes of texts from files and players, made safe for a message."""

LONGEST = 60


def shown(text: str) -> str:
    """Return a text as a message can hold it: one line, short, no control codes.

    `solo.source.shown` does the same for authors' files, but needs the reader of YAML.
    """
    line = " ".join(text[: LONGEST * 4].split())
    line = "".join(letter if letter.isprintable() else "?" for letter in line)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def purpose_of(deed: str) -> str:
    """Return what a player says to do as a check's purpose: an infinitive, or their own words."""
    text = shown(deed).rstrip(" .!")
    return f'"{text}"' if text and not text.lower().startswith("to ") else text
