#!/usr/bin/env python3
"""Searches a built site in Chromium, from the folder, for every word of index-words.yml: its page must come first.

    site/check_search.py FOLDER
"""

import html
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

# Types each query as a reader does, and waits until the page has answered it.
TYPING = """<script>
addEventListener("load", async () => {
  const field = document.querySelector(".md-search__input"), found = {}
  const until = async ready => { while (!ready()) await new Promise(done => setTimeout(done, 20)) }
  const said = () => document.querySelector(".md-search-result__meta").textContent.trim()
  const type = text => { field.value = text; field.dispatchEvent(new KeyboardEvent("keyup", { key: "x", bubbles: true })) }
  document.querySelector("#__search").click()
  field.focus()
  for (const query of QUERIES) {
    type("")
    await until(() => !document.querySelector(".md-search-result__link"))
    type(query)
    await until(() => document.querySelector(".md-search-result__link") || /^No /.test(said()))
    found[query] = document.querySelector(".md-search-result__link")?.href ?? ""
  }
  const out = document.createElement("pre")
  out.id = "found"
  out.textContent = JSON.stringify(found)
  document.body.replaceChildren(out)
})
</script>"""


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if not browser:
        print("search not tried: there is no Chromium")
        return 0
    site = Path(arguments[0]).resolve()
    wanted = {}
    for line in Path(__file__).with_name("index-words.yml").read_text("utf-8").splitlines():
        place = re.fullmatch(r"(\S+): \[(.*)\]", line)
        if place:
            wanted.update({word: place[1].partition("#")[0] for word in place[2].split(", ")})
    page = site / "search" / "try.html"
    typing = TYPING.replace("QUERIES", json.dumps(list(wanted)))
    page.write_text(site.joinpath("guide/install.html").read_text("utf-8").replace("</body>", typing + "</body>"), "utf-8")
    try:
        shown = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=600000", "--dump-dom", page.as_uri()],
            capture_output=True, encoding="utf-8", timeout=120, check=True,
        ).stdout
    finally:
        page.unlink()
    found = re.search(r'<pre id="found">(.*?)</pre>', shown, re.S)
    if not found:
        sys.exit("the search did not answer")
    found = {query: link.partition(site.as_uri() + "/")[2] for query, link in json.loads(html.unescape(found[1])).items()}
    errors = [f'"{query}" finds {link or "nothing"} first, not {wanted[query]}'
              for query, link in found.items() if re.split("[?#]", link)[0] != wanted[query]]
    print("\n".join(errors) if errors else f"{len(found)} searches, the right page first")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
