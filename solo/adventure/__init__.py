"""An adventure as it is written: its parts, and how they are read from YAML."""
