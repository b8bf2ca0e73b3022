"""Things, weapons and armor, and how they are carried, by the rules of Conan 2d20."""
