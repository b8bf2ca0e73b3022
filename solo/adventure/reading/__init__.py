"""The reading of an adventure: from YAML nodes to the checked model."""
