"""Commands without an adventure: rolls, questions, tables and rules."""
