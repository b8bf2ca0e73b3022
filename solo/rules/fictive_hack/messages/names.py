"""Names as ids of options, and as they are shown."""


def slug(text: str) -> str:
    """Write a name in lower-case letters, digits and hyphens: `Cooper's maul` as `coopers-maul`."""
    plain = text.lower().replace("'", "").replace("’", "")
    return "-".join("".join(c if c.isalnum() else " " for c in plain).split())


def title(name: str) -> str:
    """Write a talent's name as it is shown: `Weapon of Choice`."""
    return name.title().replace(" Of ", " of ")
