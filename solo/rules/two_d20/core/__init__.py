"""The parts that both 2d20 games share: pools of d20s, combat dice, offers, and making heroes."""
