#!/usr/bin/env python3
"""Checks a built site: every link and anchor leads somewhere, and nothing is loaded from elsewhere.

    site/check_links.py FOLDER
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.anchors, self.links, self.loaded = set(), [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.anchors.update(filter(None, (attributes.get("id"), attributes.get("name") if tag == "a" else None)))
        if tag == "a" and attributes.get("href"):
            self.links.append(attributes["href"])
        elif tag == "link" and attributes.get("rel") in ("stylesheet", "icon", "preload"):
            self.loaded.append(attributes["href"])
        elif attributes.get("src"):
            self.loaded.append(attributes["src"])


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    root = Path(arguments[0]).resolve()
    pages = {file: Page(file.read_text("utf-8")) for file in sorted(root.rglob("*.html"))}
    errors, links = [], 0
    for file, page in pages.items():
        name = file.relative_to(root)
        for link in page.links + page.loaded:
            links += 1
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.loaded and parts.scheme != "data":
                    errors.append(f"{name}: loads {link}")
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            if not target.exists():
                if name.name != "404.html":  # its links start at the root of a server
                    errors.append(f"{name}: {link} leads nowhere")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                errors.append(f"{name}: {link} has no such place")
    if not (root / "search/search_index.js").exists():
        errors.append("there is no index to search")
    print("\n".join(errors) if errors else f"{len(pages)} pages, {links} links, none broken")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
