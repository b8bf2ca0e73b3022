"""What a text says, held against how things stand in a game: claims of authors, and questions."""
