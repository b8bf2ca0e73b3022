"""The names of `solo.rules.core.system`, for plug-ins that were written for version 0.2."""

from solo.rules.core.system import *  # noqa: F403 - all of them
