"""The Content-Security-Policy of every page that `solo` writes: it runs and loads nothing else."""

import base64
import hashlib


def policy(style: str, script: str = "") -> str:
    """Return the element for a page's head that allows one style, one script and no network.

    Args:
        style: What stands between the tags of its `style`.
        script: What stands between the tags of its `script`; nothing if it has none.
    """
    scripts = f"; script-src {_hash(script)}" if script else ""
    allowed = f"default-src 'none'; style-src {_hash(style)}{scripts}"
    rest = "base-uri 'none'; form-action 'none'"
    return f'<meta http-equiv="Content-Security-Policy" content="{allowed}; {rest}">'


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
