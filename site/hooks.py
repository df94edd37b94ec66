"""What the site makes of the Markdown that GitHub shows as it is.

Links that leave docs/ name a file of the repository, which the site does not hold. Blocks of code with a label each, one
after the other, become tabs.
"""

import os
import re
from pathlib import Path

from mkdocs.exceptions import PluginError

DOCS = Path(__file__).resolve().parent.parent / "docs"
LINK = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+[^)#\s]+)(?:#[^)]*)?\)")
LABELLED = re.compile(r"^\*\*([^*\n]+)\*\*\n\n(```.*?^```)\n", re.M | re.S)
TABS = re.compile(rf"(?:{LABELLED.pattern}\n?){{2,}}".replace("([^", "(?:[^").replace("(```", "(?:```"), re.M | re.S)
REPOSITORY = os.environ.get("HOLDFAST_REPOSITORY", "").rstrip("/")


def on_page_markdown(markdown, page, **_):
    if page.file.src_uri.startswith(("decisions/", "proofs/")):
        # whoever searches wants the guide first, then why it is so
        page.meta.setdefault("search", {})["boost"] = 0.05
    folder = (DOCS / page.file.src_uri).parent

    def outside(link):
        label, target = link.groups()
        path = (folder / target).resolve()
        if path.is_relative_to(DOCS):
            return link.group()
        name = path.relative_to(DOCS.parent)
        if not path.exists():
            raise PluginError(f"{page.file.src_uri}: there is no {name} in the repository")
        if REPOSITORY:
            return f"[{label}]({REPOSITORY}/{'tree' if path.is_dir() else 'blob'}/main/{name.as_posix()})"
        return f"`{name}`" if label.strip("`") in str(name) else f"{label} (`{name}` in the repository)"

    return TABS.sub(tabs, LINK.sub(outside, markdown))


def tabs(blocks):
    made = ""
    for label, code in LABELLED.findall(blocks.group()):
        made += f'=== "{label}"\n\n' + "".join(f"    {line}\n" for line in code.splitlines()) + "\n"
    return made


SHIM = '<script src="https://unpkg.com/iframe-worker/shim"></script>'


def on_post_build(config, **_):
    """Our own files go beside the theme's, one of which would be fetched from elsewhere: what lets a page search from a folder."""
    site = Path(config.site_dir)
    shim = Path(__file__).with_name("file-worker.js").read_text("utf-8")
    (site / "assets" / "file-worker.js").write_text(shim, "utf-8")
    (site / "assets" / "site.css").write_text(Path(__file__).with_name("site.css").read_text("utf-8"), "utf-8")
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        text = page.read_text("utf-8")
        page.write_text(text.replace(SHIM, f'<script src="{up}assets/file-worker.js"></script>'), "utf-8")
