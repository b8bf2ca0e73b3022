"""Shared parts of the 2d20 games: pools of d20s, combat dice, bought dice, and their offers."""
