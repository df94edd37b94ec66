"""Tables as documents, with claims of all skills."""
import json

from ..claims import Retry
from .comparisons import Comparisons
from .conditions import Conditions
from .layouts import Page, aligned, as_json, html, ini, log, md, prose, specs, sv, turned, typed, xml, yaml
from .lookups import Lookups
from .schemas import SCHEMAS
from .sums import Sums

TITLES = ("{P} overview", "List of {p}", "{P} at a glance", "{P}", "Summary of {p}", "{P} – current data", "Table 3: {P}", "Overview: {p}", "{P} compared", "Data sheet, {p}")
INTRO = ("The following {p} are on record.", "Below are the {n} {p} reviewed this month.", "Figures were checked by the office before publication.", "This list replaces the earlier version.", "All entries as reported by the people in charge.", "The data were compiled for internal use.", "Here is what we have on the {n} {p}.")
OUTRO = ("Changes will be announced separately.", "Please report mistakes to the office.", "Source: own records.", "No guarantee is given for completeness.", "Rounded where needed.", "Questions go to the front desk.", "End of list.")


class Table(Lookups, Comparisons, Conditions, Sums):
    """Rows with attributes; skills make twins about them."""

    SKILLS = dict(lookup=3, row_swap=2, two_rows=2, two_facts=2, hop=2, compare=3, difference=3, superlative=3, rank=1.5, count=2.5, members=2, except_=1, both=1.5, every=1, range_=1, total=2, average=1, part=1, ratio=1, product=4, yesno=2.5, missing=4, weekday=1.5, among=1.5, both_conditions=1.2)


def faithful(t, page, body, kind):
    """Every name and every cell occurs in the document."""
    text = body.replace("&#x27;", "'").replace("&amp;", "&")
    for e in t.rows:
        assert e in text, (kind, e)
        for a in t.attrs:
            c = page.cell(a, e)
            if c is not None:
                v = typed(a, c) if kind in ("json", "yaml") else c
                v = str(v).lower() if isinstance(v, bool) else str(v)
                assert v in text, (kind, e, c)


def table_document(rng, kind, checked=False):
    for _ in range(60):
        try:
            schema = rng.choice(SCHEMAS) if rng.random() > .06 else next(x for x in SCHEMAS if x[0] == "order")
            few = kind in ("xml", "ini", "yaml", "json", "html", "news", "specs", "log")
            t = Table(rng, schema, rng.choice((3, 4, 4, 5)) if few else None, rng.choice((3, 3, 4)) if few else None)
        except (Retry, ValueError):
            continue
        raw = kind in ("json", "yaml", "ini", "xml", "log")
        page = Page(t, raw)
        if kind == "csv":
            page.sep = False
            body = sv(page.grid(), rng, ",")
        elif kind == "tsv":
            body = sv(page.grid(), rng, rng.choice("\t;"))
        elif kind == "markdown":
            body = md(page.grid(), rng)
        elif kind == "html":
            body = html(page.grid(), rng)
        elif kind == "aligned":
            body = aligned(page.grid(), rng)
        elif kind == "transposed":
            body = rng.choice((md, aligned, html, lambda g, r: sv(g, r, ",")))(turned(page.grid()), rng)
        elif kind in ("json", "yaml"):
            top, _ = as_json(t, page)
            body = "\n".join(yaml(top)) if kind == "yaml" else json.dumps(top, ensure_ascii=False, indent=rng.choice((None, None, 1, 2)))
        else:
            body = dict(ini=ini, xml=xml, specs=specs, news=prose, log=log)[kind](t, page)
        if not raw and kind not in ("csv", "tsv"):
            fmt = dict(p=t.p, P=t.p.capitalize(), n=t.n)
            if rng.random() < .25 and kind != "html":
                body = rng.choice(INTRO).format(**fmt) + "\n\n" + body
            elif rng.random() < .3 and kind != "html":
                body = body + "\n\n" + rng.choice(OUTRO)
            if rng.random() < .45:
                h = rng.choice(TITLES).format(**fmt)
                body = {"markdown": "## " + h, "html": f"<h2>{h}</h2>"}.get(kind, h) + "\n\n" + body
        if checked and kind != "news":
            faithful(t, page, body, kind)
        if 150 <= len(body) <= 1200:
            c = t.claims(rng.choice((4, 5, 5, 6)))
            if len(c) >= 8:
                return t.domain, body, c
    raise Retry
