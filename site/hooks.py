"""What the site makes of the Markdown that GitHub shows as it is.

Links that leave docs/ name a file of the repository, which the site does not hold. Blocks of code with a label each, one
after the other, become tabs.
"""

import json
import os
import re
from pathlib import Path

import yaml
from mkdocs.exceptions import PluginError

DOCS = Path(__file__).resolve().parent.parent / "docs"
LINK = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+[^)#\s]+)(?:#[^)]*)?\)")
LABELLED = re.compile(r"^\*\*([^*\n]+)\*\*\n\n(```.*?^```)\n", re.M | re.S)
TABS = re.compile(rf"(?:{LABELLED.pattern}\n?){{2,}}".replace("([^", "(?:[^").replace("(```", "(?:```"), re.M | re.S)
REPOSITORY = os.environ.get("HOLDFAST_REPOSITORY", "").rstrip("/")


def on_config(config, **_):
    """The version that is described is beside the name on every page."""
    version = re.search(r"^  <version>(.*)</version>", (DOCS.parent / "pom.xml").read_text("utf-8"), re.M)[1]
    config.site_name += f" {version}"


def on_page_markdown(markdown, page, **_):
    page.meta.setdefault("search", {})["boost"] = weight(page.file.src_uri)
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


def weight(source):
    """Whoever searches wants the guide first, then the lists of names, then why it is so."""
    if source.startswith(("decisions/", "proofs/")) or source == "analysis.md":
        return 0.05
    return 0.3 if source in ("reference/java-api.md", "reference/packages.md", "licences.md") else 1


def index_words(site):
    """Gives places of the search index the words of index-words.yml. The offline plugin copies the index after this."""
    file = site / "search" / "search_index.json"
    index = json.loads(file.read_text("utf-8"))
    places = {entry["location"]: entry for entry in index["docs"]}
    for place, words in yaml.safe_load(Path(__file__).with_name("index-words.yml").read_text("utf-8")).items():
        if place not in places:
            raise PluginError(f"index-words.yml: there is no {place} in the site")
        places[place]["tags"] = words
    file.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), "utf-8")


SHIM = '<script src="https://unpkg.com/iframe-worker/shim"></script>'


def on_post_build(config, **_):
    """Our own files go beside the theme's, one of which would be fetched from elsewhere: what lets a page search from a folder."""
    site = Path(config.site_dir)
    index_words(site)
    shim = Path(__file__).with_name("file-worker.js").read_text("utf-8")
    (site / "assets" / "file-worker.js").write_text(shim, "utf-8")
    (site / "assets" / "site.css").write_text(Path(__file__).with_name("site.css").read_text("utf-8"), "utf-8")
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        text = page.read_text("utf-8")
        page.write_text(text.replace(SHIM, f'<script src="{up}assets/file-worker.js"></script>'), "utf-8")
