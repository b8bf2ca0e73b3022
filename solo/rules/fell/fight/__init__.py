"""Fights: as written, as they stand, turn by turn, by the rules of FELL."""
