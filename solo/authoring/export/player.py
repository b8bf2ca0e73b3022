"""One HTML page that plays an adventure in any browser, with no server and no network.

It has no dice and no hero: only a story of links, variables and conditions is carried. Whatever
needs the rules is refused, and each place of it is named.
"""

import html
import json
from pathlib import Path

from solo.authoring.export.story import Data, Story
from solo.policy import policy

_SCRIPT = Path(__file__).parent / "player.js"
_STYLE = (
    "body{font:1.1rem/1.6 Georgia,serif;margin:0 auto;padding:1rem;max-width:38rem;"
    "color:#111;background:#fff}button{display:block;width:100%;margin:.4rem 0;padding:.6rem .8rem;"
    "font:inherit;text-align:left;border:1px solid #888;border-radius:.4rem;background:none;"
    "color:inherit;cursor:pointer}button:disabled{opacity:.6;cursor:default}nav{display:flex;"
    "gap:.5rem}nav button{width:auto}small{opacity:.75}"
    "@media screen and (prefers-color-scheme:dark){body{color:#ddd;background:#181818}}"
    "@media print{nav{display:none}}"
)
_KNOWN = ("visits", "visited", "taken")


def not_carried(story: Story) -> list[str]:
    """Return what the page can't play, with places."""
    found = story.told()
    for key, scene in story.data["scenes"].items():
        found += [f"scene '{key}': what 'try {name}' comes to" for name, _ in scene["tries"]]
        found += _within(scene, f"scene '{key}'", story.data)
    return found


def _within(part: Data, place: str, data: Data) -> list[str]:
    """Return what a scene or branch needs that a page has not: rules, dice, a hero."""
    found = []
    if part.get("check"):
        check = part["check"]
        found.append(f"{check['mark']}: the check '{check['kind']}' needs a hero and dice")
        for _, branch in check["outcomes"]:
            found += _within(branch, place, data)
    for done in part.get("do", ()):
        if done[0] == "rule":
            found.append(f"{place}: '{done[1]}' needs a hero")
    for key in ("text", "title", "barred", "warning", "do", "when"):
        found += [f"{place}: a page knows no '{name}'" for name in _strange(part.get(key), data)]
    for inner in (*part.get("choices", ()), *part.get("cases", ())):
        found += _within(inner, place, data)
        found += _within(inner["then"], place, data)
    return list(dict.fromkeys(found))


def _strange(value: object, data: Data) -> list[str]:
    """Return the names in plain data that a page knows nothing of."""
    match value:
        case ["name", str(name)] if name not in data["variables"] and name not in _KNOWN:
            return [name]
        case ["text" | "const", _]:
            return []
        case ["filter", str(name), inner]:
            return [f"|{name}", *_strange(inner, data)]
        case list():
            return [name for part in value for name in _strange(part, data)]
    return []


def page(story: Story) -> str:
    """Return the page."""
    data = story.data
    told = json.dumps(data, ensure_ascii=True).replace("<", "\\u003c")
    title, language = html.escape(data["title"]), html.escape(data["language"], quote=True)
    about = [f"By {data['author']}." if data["author"] else "", data["summary"]]
    about += [f"Contains: {', '.join(data['notes'])}." if data["notes"] else ""]
    about += [f"Licence: {data['licence']}." if data["licence"] else ""]
    lines = "".join(f"<p><small>{html.escape(line)}</small></p>\n" for line in about if line)
    script = _SCRIPT.read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f"{policy(_STYLE, script)}\n"
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n"
        f'<h1>{title}</h1>\n{lines}<main aria-live="polite"></main>\n'
        '<nav><button id="undo">Undo</button><button id="again">Begin again</button></nav>\n'
        f'<script type="application/json" id="story">{told}</script>\n'
        f"<script>{script}</script>\n</html>\n"
    )
