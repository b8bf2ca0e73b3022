"""The engine of play: it takes commands and returns events; only the dice are not pure."""
