"""What notes and rolls say in words, and the sheet as it is shown, by the rules of Fictive Hack."""
