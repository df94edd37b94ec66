"""How a table is written: Markdown, CSV, HTML, aligned, JSON, YAML, INI, XML, data sheet, sentences, log."""
import datetime
import json
import re
from html import escape

from ..say import UNITS, plain
from ..vocabulary import CURRENCY, MONTHS
from .rows import PEOPLE, PREP


def snake(s):
    return re.sub(r"[^a-z0-9]+", "_", s.lower()).strip("_")


class Page:
    """How one table is written: units in heads or cells, date and yes/no style, what a gap looks like."""

    def __init__(self, t, raw=False):
        r = self.r = t.r
        self.t, self.raw = t, raw
        self.sep, self.unit_head, self.upper = r.random() < .7, raw or r.random() < .5, r.random() < .7
        self.datestyle = 0 if raw else r.choice((0, 1, 1, 2))
        self.yes, self.no = ("true", "false") if raw else r.choice((("Yes", "No"), ("yes", "no"), ("✓", "✗"), ("Y", "N"), ("true", "false"), ("Yes", "No")))
        self.gap = r.choice(("—", "n/a", "-", "not given", ""))
        self.thousands = {a: a.kind == "money" and all(t.get(e, a) is None or t.get(e, a) % 100 == 0 and t.get(e, a) >= 1000 for e in t.rows) and r.random() < .5 for a in t.attrs}

    def head(self, a):
        h = self.t.heads[self.t.attrs.index(a)]
        code = CURRENCY[self.t.cur][0]
        u = ""
        if a.kind == "money" and (self.unit_head or self.thousands[a]):
            u = (("k" + self.t.cur if code == "EUR" and not self.raw and len(h) % 2 else "thousand " + code) if self.thousands[a] else code)
        elif a.kind == "num" and self.unit_head and a.unit in UNITS and a.unit:
            u = a.unit
        if self.raw:
            return snake(h + " " + {"%": "percent", "°C": "celsius", "m²": "sqm", "km/h": "kmh", "mg/l": "mg per l"}.get(u, u))
        return (h[0].upper() + h[1:] if self.upper else h) + (f" ({u})" if u else "")

    def cell(self, a, e):
        v = self.t.get(e, a)
        if v is None:
            return None
        if a.kind == "bool":
            return self.yes if v else self.no
        if a.kind == "date":
            return v.isoformat() if self.datestyle == 0 else f"{v.day} {MONTHS[v.month - 1][:3]} {v.year}" if self.datestyle == 1 else f"{v.day} {MONTHS[v.month - 1]} {v.year}"
        if a.kind == "time":
            return "%02d:%02d" % divmod(v, 60)
        if a.kind == "money":
            if self.thousands[a]:
                return plain((v / 1000).normalize(), sep=self.sep and not self.raw)
            n = plain(v, 2 if a.dec else 0, sep=self.sep and not self.raw)
            return n if self.unit_head else f"{self.t.cur}{n}"
        if a.kind == "num":
            n = plain(v, a.dec, sep=self.sep and not self.raw)
            return n if self.unit_head or a.count or not a.unit else f"{n}{'' if a.unit == '%' else ' '}{a.unit}"
        return str(v)

    def text(self, a, e):
        c = self.cell(a, e)
        return self.gap if c is None else c

    def grid(self):
        first = self.t.s.capitalize() if self.upper else self.t.s
        return [[first] + [self.head(a) for a in self.t.attrs]] + [[e] + [self.text(a, e) for a in self.t.attrs] for e in self.t.rows]


def md(g, r):
    rule = "|" + "|".join([" --- "] + [r.choice((" --- ", " ---: "))] * (len(g[0]) - 1)) + "|"
    lines = ["| " + " | ".join(row) + " |" for row in g]
    return "\n".join([lines[0], rule] + lines[1:])


def sv(g, r, sep):
    quote = lambda c: f'"{c}"' if sep in c or r.random() < .02 else c
    return "\n".join(sep.join(quote(c) for c in row) for row in g)


def html(g, r):
    tag = lambda k, row: "<tr>" + "".join(f"<{k}>{escape(c)}</{k}>" for c in row) + "</tr>"
    nl = r.choice(("\n", "\n", ""))
    head, body = tag("th", g[0]), nl.join(tag("td", row) for row in g[1:])
    if r.random() < .4:
        head, body = f"<thead>{head}</thead>", f"<tbody>{nl}{body}{nl}</tbody>"
    return f"<table>{nl}{head}{nl}{body}{nl}</table>"


def aligned(g, r):
    w = [max(len(row[i]) for row in g) for i in range(len(g[0]))]
    left = r.random() < .4
    lines = ["  ".join(c.ljust(n) if left or i == 0 else c.rjust(n) for i, (c, n) in enumerate(zip(row, w))).rstrip() for row in g]
    if r.random() < .6:
        lines.insert(1, "-" * max(map(len, lines)))
    return "\n".join(lines)


def turned(g):
    return [list(x) for x in zip(*g)]


def typed(a, c):
    """A cell as JSON has it."""
    if c is None or a.kind == "bool":
        return None if c is None else c == "true"
    if a.number:
        return int(c) if re.fullmatch(r"-?\d+", c) else float(c)
    return int(c) if a.kind == "year" else c


def objects(t, page):
    return [{a: typed(a, page.cell(a, e)) for a in t.attrs} for e in t.rows]


def as_json(t, page):
    r = t.r
    key = {a: page.head(a) for a in t.attrs}
    nest = r.random() < .4 and len(t.attrs) > 2
    group = next((a for a in t.attrs if a.kind in ("cat", "person") and len({t.get(e, a) for e in t.rows}) < len(t.rows) and None not in {t.get(e, a) for e in t.rows}), None)
    inner = r.sample([a for a in t.attrs if a is not group], 2) if nest and len(t.attrs) > 3 else []
    name = r.choice(("name", "id", snake(t.s), "name" if t.s in PEOPLE else "title"))
    rows = []
    for e, o in zip(t.rows, objects(t, page)):
        d = {name: e}
        for a in t.attrs:
            if a in inner:
                d.setdefault("details", {})[key[a]] = o[a]
            elif not (group and a is group):
                d[key[a]] = o[a]
        rows.append((e, d))
    code = CURRENCY[t.cur][0]
    if group and r.random() < .6:
        by = {}
        for e, d in rows:
            by.setdefault(str(t.get(e, group)), []).append(d)
        top = {snake(t.p) + "_by_" + snake(t.heads[t.attrs.index(group)]): by}
    else:
        if group:
            for e, d in rows:
                d[key[group]] = str(t.get(e, group))
        if r.random() < .4:
            top = {snake(t.p): {d.pop(name): d for _, d in rows}}
        else:
            top = {snake(t.p): [d for _, d in rows]} if r.random() < .7 else [d for _, d in rows]
    if isinstance(top, dict) and r.random() < .4:
        top = {**{"generated": f"{r.randint(2021, 2025)}-{r.randint(1, 12):02d}-{r.randint(1, 28):02d}", "count": len(t.rows)}, **top}
    return top, code


def yaml(x, depth=0):
    pad = "  " * depth
    lines = []
    scalar = lambda v: {True: "true", False: "false", None: "null"}[v] if v is None or isinstance(v, bool) else str(v)
    if isinstance(x, dict):
        for k, v in x.items():
            if isinstance(v, (dict, list)):
                lines += [f"{pad}{k}:"] + yaml(v, depth + 1)
            else:
                lines.append(f"{pad}{k}: {scalar(v)}")
    else:
        for v in x:
            sub = yaml(v, depth + 1)
            lines += [f"{pad}- {sub[0].strip()}"] + sub[1:]
    return lines


def ini(t, page):
    style = t.r.choice((" = ", "=", ": "))
    out = []
    for e in t.rows:
        out.append(f"[{e}]")
        for a in t.attrs:
            c = page.cell(a, e)
            out.append(f"{page.head(a)}{style}{'' if c is None else c}".rstrip())
        out.append("")
    return "\n".join(out).strip()


def xml(t, page):
    r = t.r
    tag, attributes = snake(t.s), r.random() < .4
    if t.s == t.p:
        tag += "_item"
    lines = [f"<{snake(t.p)}>"]
    for e in t.rows:
        if attributes:
            lines.append(f"  <{tag} name=\"{escape(e)}\" " + " ".join(f'{page.head(a)}="{escape(page.cell(a, e) or "")}"' for a in t.attrs) + "/>")
        else:
            lines += [f"  <{tag} name=\"{escape(e)}\">"] + [f"    <{page.head(a)}>{escape(page.cell(a, e))}</{page.head(a)}>" if page.cell(a, e) is not None else f"    <{page.head(a)}/>" for a in t.attrs] + [f"  </{tag}>"]
    return "\n".join(lines + [f"</{snake(t.p)}>"])


def specs(t, page):
    r = t.r
    style = r.randrange(3)
    out = []
    for e in t.rows:
        cells = [f"{page.head(a)}: {page.text(a, e) or '—'}" for a in t.attrs]
        out.append({0: f"{e}\n" + "\n".join("  " + c for c in cells) + "\n", 1: f"- {e} — " + "; ".join(cells), 2: f"{e} ({', '.join(cells)})"}[style])
    return "\n".join(out).strip()


def prose(t, page):
    """The table as sentences, one or two a row, in varied order."""
    r = t.r
    out = []
    for e in t.rows:
        facts = []
        for a in r.sample(t.attrs, len(t.attrs)):
            v = t.get(e, a)
            if v is None:
                facts.append(r.choice((f"the {a.nouns[0]} of {e} is not known", f"no {a.nouns[0]} was given for {e}")))
            elif a.kind == "bool":
                facts.append(f"{e} {a.vs if v else a.neg[0]}")
            else:
                facts.append(r.choice([f"{{e}} {a.vs} {PREP.get(a.kind, '')}{{v}}"] * 2 + a.look).format(**t.said(a, e, v)))
        sentences, i = [], 0
        while i < len(facts):
            k = r.choice((1, 2, 2, 3))
            part = facts[i:i + k]
            i += k
            if all(x.startswith(e + " ") for x in part):
                part[1:] = [x[len(e) + 1:] for x in part[1:]]
                if sentences and r.random() < .6 and t.s not in PEOPLE:
                    part[0] = r.choice(("it", f"the {t.s}")) + part[0][len(e):]
            sentences.append(", ".join(part[:-1]) + " and " + part[-1] if len(part) > 1 else part[0])
        text = [s if s.startswith(e) else s[0].upper() + s[1:] for s in sentences]
        out.append(". ".join(text) + ".")
    return "\n".join(out) if r.random() < .4 else " ".join(out)


def log(t, page):
    """One record a line, key=value, in the order of invented time stamps."""
    r = t.r
    at = datetime.datetime(r.randint(2022, 2025), r.randint(1, 12), r.randint(1, 28), r.randint(0, 20), r.randint(0, 59), r.randint(0, 59))
    out = []
    for e in t.rows:
        at += datetime.timedelta(seconds=r.randint(1, 900))
        cells = " ".join(f"{page.head(a)}={json.dumps(c, ensure_ascii=False) if ' ' in c else c}" for a in t.attrs for c in [page.cell(a, e) or "null"])
        out.append(f"{at.isoformat(sep=' ')} INFO {snake(t.domain)} {snake(t.s)}={json.dumps(e, ensure_ascii=False) if ' ' in e else e} {cells}")
    return "\n".join(out)
