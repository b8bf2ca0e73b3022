"""The engine of play: it takes commands and returns events. All but the dice is pure functions."""
