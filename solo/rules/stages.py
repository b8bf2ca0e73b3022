"""The names of `solo.rules.core.encounters`, for plug-ins that were written for version 0.2."""

from solo.rules.core.encounters import *  # noqa: F403 - all of them
