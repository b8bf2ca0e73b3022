"""A played game as a document: what happened, told as a story, in several file formats."""
