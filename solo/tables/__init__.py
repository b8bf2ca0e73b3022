"""Tables for inspiration: files of rows to draw from by dice, with no adventure around them."""
