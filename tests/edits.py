"""Changes of files, as an author makes them in an editor."""

from pathlib import Path


def change(file: Path, old: str, new: str) -> None:
    """Replace a text that stands in a file, wherever it does."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
