"""Doom: how much the gamemaster starts with; `fight/policy.py` says how it is spent."""

from solo.rules.two_d20.conan.printed import printed


def first_doom(heroes: int) -> int:
    """Return the Doom that a gamemaster starts with (CON-072)."""
    return heroes * int(printed("doom")["per_hero"])
