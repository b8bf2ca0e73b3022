"""The prompt of a table: its words, what happens there, and what it answers."""
