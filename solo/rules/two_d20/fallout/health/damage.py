"""The damage of combat dice. The text says only how dice are bought and rolled again."""

from collections.abc import Mapping, Sequence

from solo.rules.two_d20.core import combat_dice


def damage_of(faces: Sequence[int], qualities: Mapping[str, int]) -> int:
    """Return the damage of combat dice; vicious adds 1 an Effect (ours)."""
    hit = combat_dice.read(faces)
    return hit.damage + an_effect(qualities) * hit.effects


def an_effect(qualities: Mapping[str, int]) -> int:
    """Return the damage that each Effect does besides."""
    return int("vicious" in qualities)


def through(damage: int, armor: int, faces: Sequence[int], qualities: Mapping[str, int]) -> int:
    """Return what gets through armor; piercing ignores X of it an Effect (ours)."""
    ignored = qualities.get("piercing", 0) * combat_dice.read(faces).effects
    return max(0, damage - max(0, armor - ignored))
