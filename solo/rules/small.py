"""The names of `solo.rules.core.base`, for plug-ins that were written for version 0.2."""

from solo.rules.core.base import *  # noqa: F403 - all of them
