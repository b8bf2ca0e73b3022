"""The rules are tested apart from the engine."""
