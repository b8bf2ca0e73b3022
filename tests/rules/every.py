"""What tests of all systems alike go through."""

import pytest

from solo.rules import find, names

NAMES = tuple(name for name in names() if type(find(name)).__module__.startswith("solo.rules."))
every_system = pytest.mark.parametrize("system", NAMES)
