"""Where a user's own files lie: what is kept in one folder, what can be made anew in another."""

import os
import sys
from pathlib import Path

from solo.late import late

XDG = {"data": ("XDG_DATA_HOME", ".local/share"), "cache": ("XDG_CACHE_HOME", ".cache")}
"""By the kind of a folder: the variable that names it, and where it is in the home if none does."""


@late  # to import it takes a twentieth of the time to the first scene
def folder(kind: str) -> Path:
    """Return the program's folder of a kind, `data` or `cache`, as platformdirs does.

    On Linux the variables and the home are plain paths nearly always, and it is not asked.
    """
    variable, usual = XDG[kind]
    named, home = os.environ.get(variable, ""), os.environ.get("HOME", "")
    if sys.platform == "linux" and home.startswith("/") and "ANDROID_ROOT" not in os.environ:
        return Path(named if named.startswith("/") else f"{home}/{usual}") / "solo"
    import platformdirs

    find = platformdirs.user_data_path if kind == "data" else platformdirs.user_cache_path
    return find("solo")
