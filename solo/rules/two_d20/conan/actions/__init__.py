"""Actions of several rolls, by the rules of Conan 2d20."""
