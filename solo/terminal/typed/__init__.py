"""What a line means that a player typed: a command, a query, or nonsense."""
