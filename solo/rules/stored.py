"""The names of `solo.rules.core.kept_heroes`, for plug-ins that were written for version 0.2."""

from solo.rules.core.kept_heroes import *  # noqa: F403 - all of them
