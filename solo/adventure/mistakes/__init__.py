"""What may be wrong in an adventure, and how it is told."""
