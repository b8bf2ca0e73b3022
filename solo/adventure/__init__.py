"""Adventures as authors write them: their parts, and how they are read from YAML."""
