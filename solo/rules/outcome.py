"""The names of `solo.rules.core.outcome`, for plug-ins that were written for version 0.2."""

from solo.rules.core.outcome import *  # noqa: F403 - all of them
from solo.rules.core.protocols import AnyStep as AnyStep
from solo.rules.core.protocols import Step as Step
