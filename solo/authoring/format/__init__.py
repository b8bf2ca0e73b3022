"""The authors' format told to people and editors: fields, JSON Schema, pages of rules files."""
