"""Notes and rolls in words, and the sheet as it is shown, by the rules of Conan 2d20."""
