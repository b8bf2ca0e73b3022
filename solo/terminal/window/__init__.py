"""The window of a terminal: what fits it, its colours, and that nothing harms it."""
