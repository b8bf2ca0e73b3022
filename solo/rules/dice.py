"""The names of `solo.rules.core.dice`, for plug-ins that were written for version 0.2."""

from solo.rules.core.dice import *  # noqa: F403 - all of them
