"""The compiled form of an adventure, which plays without its YAML."""
