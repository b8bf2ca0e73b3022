"""Tables for inspiration: files of rows to draw from by dice, without an adventure."""
