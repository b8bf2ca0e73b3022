"""What notes and rolls say in words, and the sheet as it is shown, by the rules of Fallout 2d20."""
