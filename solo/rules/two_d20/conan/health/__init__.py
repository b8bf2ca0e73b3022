"""Damage, healing and what lasts, by the rules of Conan 2d20."""
