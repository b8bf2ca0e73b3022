"""Single rolls, and what is decided around one, by the rules of Conan 2d20."""
