"""What tests of all systems alike go through."""

import pytest

from solo.rules import find, names
from solo.rules.data_systems.places import shipped

OF_FILES = shipped()
NAMES = tuple(
    name
    for name in names()
    if name not in OF_FILES and type(find(name)).__module__.startswith("solo.rules.")
)
every_system = pytest.mark.parametrize("system", NAMES)
