"""Ids of options, made of names."""


def slug(text: str) -> str:
    """Write a name in lower-case letters, digits and hyphens: `Cooper's maul` as `coopers-maul`."""
    plain = text.lower().replace("'", "").replace("’", "")
    return "-".join("".join(c if c.isalnum() else " " for c in plain).split())
