"""Whatever a test of the engine makes happen can be said, as in the tests of the rules."""

from tests.rules.conftest import said_whole as said_whole
