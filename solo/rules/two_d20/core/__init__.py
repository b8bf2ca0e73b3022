"""The parts that both 2d20 games share: pools of d20s, combat dice, bought dice, and offers around them."""
