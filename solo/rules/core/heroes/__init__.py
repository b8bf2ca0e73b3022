"""What heroes of all systems share: how they are made, kept, spoken of and marked."""
