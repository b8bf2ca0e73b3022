"""The names of `solo.rules.core.odds`, for plug-ins that were written for version 0.2."""

from solo.rules.core.odds import *  # noqa: F403 - all of them
