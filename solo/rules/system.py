"""The names of `solo.rules.core.system`, for plug-ins that were written for version 0.2."""

from solo.rules.core.abilities import Bringing as Bringing
from solo.rules.core.abilities import Forgetting as Forgetting
from solo.rules.core.abilities import Gathering as Gathering
from solo.rules.core.abilities import Ordering as Ordering
from solo.rules.core.abilities import Pooling as Pooling
from solo.rules.core.abilities import Relieving as Relieving
from solo.rules.core.abilities import Rewarding as Rewarding
from solo.rules.core.abilities import Stating as Stating
from solo.rules.core.abilities import Wording as Wording
from solo.rules.core.abilities import Words as Words
from solo.rules.core.odds import Weighable as Weighable
from solo.rules.core.outcome import AnyEffect as AnyEffect
from solo.rules.core.outcome import Effect as Effect
from solo.rules.core.protocols import Admitting as Admitting
from solo.rules.core.protocols import AnyCheck as AnyCheck
from solo.rules.core.protocols import AnyEncounter as AnyEncounter
from solo.rules.core.protocols import Asking as Asking
from solo.rules.core.protocols import Check as Check
from solo.rules.core.protocols import Counted as Counted
from solo.rules.core.protocols import Deciding as Deciding
from solo.rules.core.protocols import Encounter as Encounter
from solo.rules.core.protocols import Illegal as Illegal
from solo.rules.core.protocols import Opening as Opening
from solo.rules.core.protocols import Turns as Turns
from solo.rules.core.protocols import Warnable as Warnable
from solo.rules.core.protocols import Written as Written
from solo.rules.core.system import *  # noqa: F403 - all of them
