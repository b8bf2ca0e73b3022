"""What both 2d20 games share: pools of d20s, combat dice, bought dice, offers around them."""
