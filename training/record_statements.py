"""Invented records, chats, software texts and sets of documents with claims whose truth is computed: which path, which item, which speaker, which document.

python record_statements.py --documents 12000 --seed 22 --out records.jsonl     one document a line, the format of statements.py
python record_statements.py --check [--documents 3000]                          asserts the invariants, prints counts, overlap and claim-only AUROC

Claims come in twins (`p`): one true, one false, mostly from one template, different in one point. In templates "~" separates wordings and [a|b] draws."""
import argparse
import collections
import datetime
import json
import math
import os
import random
import re
import sys
from decimal import Decimal as D
from html import escape

for _p in (os.path.dirname(os.path.abspath(__file__)), "/work/main/training"):
    if os.path.exists(os.path.join(_p, "statements.py")) and _p not in sys.path:
        sys.path.append(_p)
from statements import CURRENCY, MONTHS, ORDINALS, WEEKDAYS, WORDS, Names, Retry, Say, bag, plain  # noqa: E402

LEAD = ("According to the document, ", "Looking at the data, ", "So, ", "From what is given, ", "Note that ", "In short, ", "As far as I can tell, ", "To answer your question, ", "Per the text, ", "Checking the details, ",
        "As stated, ", "The information given shows that ", "Here, ")
OMIT = object()
DAY, MIN = datetime.timedelta(days=1), datetime.timedelta(minutes=1)


class L(str):
    """A key written as it stands."""


def expand(rng, s):
    while "[" in s:
        s = re.sub(r"\[([^\[\]]*)\]", lambda m: rng.choice(m[1].split("|")), s)
    return re.sub("  +", " ", s).strip() if "  " in s else s


def num(k):
    return WORDS[k] if 0 <= k <= 12 else str(k)


def uc(s):
    return s[:1].upper() + s[1:]


def style_key(k, style):
    p = re.split(r"[_ ]", k.strip("_"))
    if style == "camel":
        return p[0] + "".join(uc(x) for x in p[1:])
    if style == "kebab":
        return "-".join(p)
    if style == "pascal":
        return "".join(uc(x) for x in p)
    if style == "title":
        return uc(" ".join(p))
    return "_".join(p)


def memo(f):
    """the same value is said the same way within a document, so that no false claim is a true one in other words"""
    def g(self, *a):
        k = (f.__name__,) + tuple(x.strftime("%m-%d" if f.__name__ == "d" else "%H:%M") if isinstance(x, datetime.datetime) else x for x in a)
        if k not in self.memo:
            self.memo[k] = f(self, *a)
        return self.memo[k]
    return g


class SaySame(Say):
    def __init__(self, rng, cur):
        super().__init__(rng, cur)
        self.memo = {}


    def money(self, v):
        k = ("money", v)
        if k not in self.memo:
            sign, x = ("-" if v < 0 else ""), abs(v)
            code, word = CURRENCY[self.cur]
            n = plain(x, 2 if x != int(x) else 0)
            self.memo[k] = f"{sign}{plain((x / 10 ** 6).normalize())} million {word}" if x >= 10 ** 6 and x % 10 ** 4 == 0 and self.r.random() < .5 else self.r.choice((f"{sign}{self.cur}{n}", f"{sign}{self.cur}{n}", f"{sign}{n} {word}", f"{sign}{code} {n}"))
        return self.memo[k]


for _n in ("minutes", "time", "date"):
    setattr(SaySame, _n, (lambda f: lambda self, v: self.memo.setdefault((f.__name__, v), None) or self.memo.__setitem__((f.__name__, v), f(self, v)) or self.memo[(f.__name__, v)])(getattr(Say, _n)))
HUMAN = set("player student attendee patient person user guest passenger employee pupil".split())


class Doc:
    """One document: values, keys, jobs (claims to be made)."""
    fmt = ("json2", "json2", "json4", "semi", "semi", "line", "yaml", "yaml", "outline", "xml", "props", "bullets", "toml")

    def __init__(self, rng, names=None):
        self.r, self.c = rng, rng.choice
        self.names = names or Names(rng)
        self.jobs, self.lower, self.cache, self.rank = [], set(), {}, {}
        self.style = rng.choice(("snake", "snake", "camel", "camel", "kebab", "pascal"))
        self.mix, self.cur = rng.random() < .5, rng.choice("€€$£")
        self.say, self.memo = SaySame(rng, self.cur), {}
        self.iso = rng.choice(("%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%dT%H:%M:%S+00:00", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%MZ"))
        self.year = rng.choice((2022, 2023, 2024, 2024, 2025, 2025, 2026))

    # values
    def p(self, x=.5):
        return self.r.random() < x

    def i(self, a, b, step=1):
        return self.r.randrange(a, b + 1, step)

    def ints(self, a, b, n, step=1):
        return self.r.sample(range(a, b + 1, step), n)

    def pick(self, words, n):
        w = words.split("|") if isinstance(words, str) else list(words)
        return self.r.sample(w, n)

    def one(self, words):
        return self.pick(words, 1)[0]

    def first(self, n):
        return [self.names.make("first") for _ in range(n)]

    def person(self, n):
        return [self.names.make("person") for _ in range(n)]

    def place(self, n):
        return [self.names.make("place") for _ in range(n)]

    def make(self, kind, n):
        return [self.names.make(kind) for _ in range(n)]

    def bools(self, n):
        k = self.i(0, n)
        if k in (0, n) and self.p(.5):
            k = self.i(min(1, n), max(1, n - 1))
        v = [True] * k + [False] * (n - k)
        self.r.shuffle(v)
        return v

    def day(self):
        return datetime.datetime(self.year, self.i(1, 12), self.i(1, 28), self.i(7, 20), self.i(0, 59))

    def later(self, t, lo, hi):
        """t plus lo..hi minutes"""
        return t + MIN * self.i(lo, hi)

    def ts(self, t):
        return t.strftime(self.iso)

    def hexid(self, n=8):
        return "".join(self.c("0123456789abcdef") for _ in range(n))

    # saying
    def m(self, cents):
        return self.say.money(D(cents) / 100)

    @memo
    def d(self, t):
        mth = MONTHS[t.month - 1]
        return self.c((f"{t.day} {mth}", f"{mth} {t.day}", f"{t.day} {mth} {t.year}", f"{mth} {t.day}, {t.year}", f"{t.day} {mth[:3]}"))

    @memo
    def t(self, t):
        return self.c((f"{t:%H:%M}", f"{t:%H:%M}", f"{t.hour % 12 or 12}:{t:%M} {'am' if t.hour < 12 else 'pm'}"))

    @memo
    def n(self, v):
        return num(v) if 0 <= v <= 12 and self.p(.7) else plain(D(v))

    def nn(self, v, sg, pl=None):
        return f"{self.n(v)} {sg if v == 1 else pl or sg + 's'}"

    def mins(self, v):
        return self.say.minutes(v)

    @memo
    def secs(self, v):
        """seconds in words"""
        v = int(v)
        m, s = divmod(v, 60)
        f = [f"{v} seconds", f"{v} s"] if v < 180 else []
        if m:
            f.append(f"{m} min {s} s" if s else f"{m} minute{'s' * (m > 1)}")
            f.append(f"{num(m)} minute{'s' * (m > 1)}" + (f" and {s} second{'s' * (s > 1)}" if s else ""))
        return self.c(f)

    @memo
    def ms(self, v):
        f = [f"{plain(D(v))} ms", f"{plain(D(v))} milliseconds"]
        if v >= 100:
            f += [f"{plain((D(v) / 1000).normalize())} second{'s' * (v != 1000)}"] * 2
        return self.c(f)

    @memo
    def bytes(self, mb10):
        """tenths of MB"""
        v = (D(mb10) / 10).normalize()
        f = [f"{plain(v)} MB", f"{plain(v)} MB", f"{plain(v)} megabytes"]
        if v >= 1000:
            f = [f"{plain((v / 1000).normalize())} GB"]
        return self.c(f)

    def no(self, pool, v):
        """another element of the pool, or None"""
        rest = [x for x in pool if x != v]
        return self.c(rest) if rest else None

    # claims
    def add(self, kind, temps, t, f, q=None, short=False):
        if t is None or f is None or any(v is None for v in t.values()) or any(v is None for v in f.values()) or t == f:
            return
        self.jobs.append((kind, temps, t, f, q, short))

    def ask(self, kind, q, v, w):
        """a short answer with its question"""
        self.add(kind, "{v}", dict(v=v), dict(v=w), q, True)

    def yn(self, kind, q, value):
        a = self.c((("Yes", "No"), ("Yes.", "No."), ("yes", "no")))
        self.add(kind, "{v}", dict(v=a[not value]), dict(v=a[bool(value)]), q, True)

    def bool(self, kind, value, pos, neg, q=None):
        """pos and neg: wordings by ~, paired by place"""
        ps, ns = pos.split("~"), neg.split("~")
        i = self.r.randrange(max(len(ps), len(ns)))
        a, b = expand(self.r, ps[i % len(ps)]), expand(self.r, ns[i % len(ns)])
        self.add(kind, "{x}", dict(x=a if value else b), dict(x=b if value else a))
        if q and self.p(.3):
            self.yn(kind, q, value)

    def look(self, kind, temps, pool, v, key="v", **slots):
        """a lookup: the pool holds said values, v is the right one"""
        w = self.no(pool, v)
        if w:
            self.add(kind, temps, dict(slots, **{key: v}), dict(slots, **{key: w}))

    def attr(self, kind, temps, ents, vals, fresh=None, q=None):
        """entities with said values: another value or another entity is wrong; fresh() gives a value that nobody has"""
        i = self.r.randrange(len(ents))
        js = [j for j in range(len(ents)) if vals[j] != vals[i]]
        t = dict(e=ents[i], v=vals[i])
        if fresh and (not js or self.p(.2)):
            x = fresh()
            if x in vals:
                return
            f = dict(t, v=x)
        elif js:
            j = self.c(js)
            f = dict(t, v=vals[j]) if self.p(.5) else dict(t, e=ents[j])
        else:
            return
        if q and self.p(.25) and f["v"] != t["v"]:
            self.ask(kind, expand(self.r, self.c(q.split("~"))).format(e=ents[i]), vals[i], f["v"])
        else:
            self.add(kind, temps, t, f)
        if len(js) > 0 and self.p(.25):
            j = self.c(js)
            ts = [x for x in temps.split("~") if "{e}" in x and "{v}" in x]
            if ts:
                x = expand(self.r, self.c(ts))
                if x.count("{e}") == 1 and x.count("{v}") == 1:
                    x2 = x + self.c((", and ", ", while ", "; ")) + x.replace("{e}", "{e2}").replace("{v}", "{v2}")
                    t = dict(e=ents[i], v=vals[i], e2=ents[j], v2=vals[j])
                    self.add("swap", x2, t, dict(t, v=vals[j], v2=vals[i]))

    def several(self, k, n, sg, pl, ps, pp, form):
        """'two of the three containers set a limit'"""
        if k == 0:
            return (f"none of the {num(n)} {pl} {ps}", f"no {sg} {ps}", f"none of the {pl} {ps}")[form]
        if k == n:
            both = "both" if n == 2 else "all " + num(n)
            return (f"{both} {pl} {pp}", f"every {sg} {ps}" if n > 2 else f"both {pl} {pp}", f"all of the {pl} {pp}" if n > 2 else f"both of the {pl} {pp}")[form]
        if k == 1:
            return (f"one of the {num(n)} {pl} {ps}", f"exactly one {sg} {ps}", f"only one of the {pl} {ps}")[form]
        return (f"{num(k)} of the {num(n)} {pl} {pp}", f"exactly {num(k)} {pl} {pp}", f"only {num(k)} of the {pl} {pp}")[form]

    def count(self, flags, sg, pl, ps, pp, q=None):
        """how many satisfy; sg/pl noun, ps/pp predicate for one/several"""
        n, k = len(flags), sum(flags)
        if n < 2:
            return
        w = k
        while w == k:
            w = sum(self.bools(n))
        form = self.i(0, 2)
        self.add("quantifier", "{x}", dict(x=self.several(k, n, sg, pl, ps, pp, form)), dict(x=self.several(w, n, sg, pl, ps, pp, form)))
        if self.p(.25):
            self.ask("number", q or f"How many {pl} {pp}?", num(k) if k else "none", num(w) if w else "none")

    def which(self, ents, flags, sg, ps, ns, pl=None, pp=None):
        """who satisfies: ps and ns are the positive and negative predicate of one"""
        yes = [e for e, f in zip(ents, flags) if f]
        no = [e for e, f in zip(ents, flags) if not f]
        if not yes or not no:
            return
        a, b = self.c(yes), self.c(no)
        k = self.i(0, 3)
        that = "who" if sg in HUMAN else "that"
        if k == 0 and len(yes) == 1 and len(ents) > 2:
            self.add("exception", f"{{a}} is the only {sg} {that} {ps}~[the only|the one] {sg} {that} {ps} is {{a}}~among the {pl or sg + 's'}, only {{a}} {ps}", dict(a=a), dict(a=b))
        elif k == 0 and len(no) == 1 and len(ents) > 2:
            self.add("exception", f"every {sg} except {{a}} {ps}~apart from {{a}}, each {sg} {ps}~{{a}} is the only {sg} {that} {ns}~with the exception of {{a}}, every {sg} {ps}", dict(a=b), dict(a=a))
        elif k == 1:
            self.add("swap", f"{{a}} {ps}[, but|, whereas|, while] {{b}} {ns}~{{b}} {ns}[, unlike|, in contrast to] {{a}}~{{a}} {ps}, unlike {{b}}~{{b}} {ns}, but {{a}} {ps}", dict(a=a, b=b), dict(a=b, b=a))
        elif k == 2:
            self.add("attribute", f"{{a}} {ps}~{{a}} {ps}~{{a}} is [a|one] {sg} {that} {ps}" + (f"~it is {{a}} {that} {ps}" if len(yes) == 1 else ""), dict(a=a), dict(a=b))
        else:
            self.add("negation", f"{{a}} {ns}~{{a}} {ns}~{{a}} is a {sg} {that} {ns}", dict(a=b), dict(a=a))
        if pp and len(yes) == 2 and len(no) and self.p(.3):
            x, y = self.r.sample(yes, 2)
            self.add("membership", f"{{a}} and {{b}} {pp}~both {{a}} and {{b}} {pp}", dict(a=x, b=y), dict(a=x, b=b) if self.p(.5) else dict(a=b, b=y))

    def comp(self, ents, vals, hi, lo):
        """hi 'costs more than', lo 'costs less than'"""
        i, j = self.r.sample(range(len(ents)), 2)
        if vals[i] == vals[j]:
            return
        up = vals[i] > vals[j]
        a, b = (hi, lo) if up else (lo, hi)
        t = dict(a=ents[i], b=ents[j], d=a)
        self.add("comparison", "{a} {d} {b}", t, dict(t, a=ents[j], b=ents[i]) if self.p(.5) else dict(t, d=b))

    def most(self, ents, vals, hi, lo):
        """hi 'has the most', lo 'has the fewest'; ~ between wordings"""
        if len(set(vals)) < len(vals) or len(vals) < 2:
            return
        up = self.p()
        o = sorted(range(len(ents)), key=lambda x: vals[x], reverse=up)
        s = self.c((hi if up else lo).split("~"))
        if len(o) > 2 and self.p(.7):
            w = self.c((o[1], o[-1]))
        else:
            w = o[-1]
        self.add("comparison", s if "{e}" in s else "{e} " + s + "~[it is|it's] {e} that " + s, dict(e=ents[o[0]]), dict(e=ents[w]))

    def order(self, ents, times):
        """events as clauses 'the parcel was scanned'"""
        i, j = self.r.sample(range(len(ents)), 2)
        if times[i] == times[j]:
            return
        if times[i] > times[j]:
            i, j = j, i
        t = dict(a=ents[i], b=ents[j])
        self.add("order", self.c(("{a} before {b}~{b} after {a}~first {a}, then {b}~{a}, and only [later|afterwards] {b}", )), t, dict(a=ents[j], b=ents[i]))

    # rendering a tree
    def key(self, spec):
        if isinstance(spec, L):
            return str(spec)
        if spec not in self.cache:
            self.cache[spec] = self.c(spec.split("|"))
        return style_key(self.cache[spec], self.kstyle)

    def tree(self, x):
        if isinstance(x, dict):
            items = [(k, v) for k, v in x.items() if v is not OMIT]
            if self.mix and not any(isinstance(k, L) for k, _ in items):
                for k, _ in items:
                    self.rank.setdefault(k, self.r.random() - (k.split("|")[0] in ("id", "name", "type")))
                items.sort(key=lambda kv: self.rank[kv[0]])
            return {self.key(k): self.tree(v) for k, v in items}
        if isinstance(x, (list, tuple)):
            return [self.tree(v) for v in x]
        if isinstance(x, datetime.datetime):
            return self.ts(x)
        if isinstance(x, D):
            return float(x)
        return x

    def noise(self):
        """harmless fields around a record"""
        r = self.r
        pool = [("request_id|req_id|trace_id|correlation_id", self.hexid(12)), ("api_version|version|schema_version", self.c(("v1", "v2", "1.4", "2024-11", 3))), ("etag|checksum|revision", self.hexid(7)), ("_links|links", {"self": "/v%d/%s" % (self.i(1, 4), self.hexid(5))}),
                ("source|origin_system", self.c(("web", "import", "sync-job", "mobile"))), ("locale|lang", self.c(("en", "en-GB", "de", "fr", "nl"))), ("cache|cached", self.c(("HIT", "MISS"))), ("node|served_by", "n" + str(self.i(1, 30)))]
        return dict(r.sample(pool, r.choice((0, 0, 1, 2, 3))))

    def render(self, x, root="record", fmt=None, wrap=True):
        fmt = fmt or self.c(self.fmt)
        self.kstyle = "title" if fmt in ("outline", "bullets") else ("snake" if fmt == "props" and self.style == "pascal" else self.style)
        if wrap and isinstance(x, dict) and not any(isinstance(k, L) for k in x):
            n = self.noise()
            if self.p(.25) and fmt not in ("outline", "bullets", "toml"):
                x = {self.c(("data", "result", root, "payload", "response")): x, **({"meta|metadata|_meta": n} if n else {})}
            else:
                x = {**x, **n}
        t = self.tree(x)
        if fmt == "json2":
            s = json.dumps(t, indent=2, ensure_ascii=False)
        elif fmt == "json4":
            s = json.dumps(t, indent=4, ensure_ascii=False)
        elif fmt == "line":
            s = json.dumps(t, ensure_ascii=False, separators=(", ", ": ") if self.p(.7) else (",", ":"))
        elif fmt == "semi":
            s = semi(t)
        elif fmt == "yaml":
            s = yaml(t)
        elif fmt == "outline":
            s = root.replace("_", " ").upper() + "\n" + outline(t)
        elif fmt == "bullets":
            s = "## " + uc(root.replace("_", " ")) + "\n" + outline(t, bullet=True)
        elif fmt == "xml":
            s = f"<{root}>\n" + xml(t, 1) + f"</{root}>"
        elif fmt == "props":
            s = "\n".join(props(t))
        else:
            s = toml(t)
        return s

    def finish(self, domain, context, kind):
        return kind, domain, context


def scalar(v, fmt="json"):
    if v is None:
        return {"json": "null", "yaml": "null", "outline": "-", "xml": "", "props": "null", "toml": '"null"'}[fmt]
    if v is True or v is False:
        return {"outline": "yes" if v else "no"}.get(fmt, "true" if v else "false")
    if isinstance(v, (int, float)):
        return str(v)
    if fmt in ("json", "toml"):
        return json.dumps(v, ensure_ascii=False)
    if fmt == "yaml" and (v == "" or re.match(r"^[\d.+-]+$|^(true|false|null|yes|no|on|off)$", v) or ": " in v or v[0] in "*&!%@#{[" or " #" in v):
        return json.dumps(v, ensure_ascii=False)
    return v


def flat(x):
    return not isinstance(x, (dict, list))


def semi(x, ind=0):
    pad = "  " * (ind + 1)
    one_line = json.dumps(x, ensure_ascii=False)
    if flat(x) or (len(one_line) < 76 and ind):
        return one_line
    if isinstance(x, dict):
        return "{\n" + ",\n".join(f"{pad}{json.dumps(k)}: {semi(v, ind + 1)}" for k, v in x.items()) + "\n" + "  " * ind + "}"
    return "[\n" + ",\n".join(pad + semi(v, ind + 1) for v in x) + "\n" + "  " * ind + "]"


def yaml(x, ind=0):
    pad = "  " * ind
    out = []
    if isinstance(x, dict):
        for k, v in x.items():
            if flat(v):
                out.append(f"{pad}{k}: {scalar(v, 'yaml')}")
            elif not v:
                out.append(f"{pad}{k}: " + ("[]" if isinstance(v, list) else "{}"))
            elif isinstance(v, list) and all(flat(e) for e in v):
                out.append(f"{pad}{k}: [{', '.join(scalar(e, 'yaml') for e in v)}]")
            else:
                out.append(f"{pad}{k}:\n" + yaml(v, ind + 1))
    else:
        for v in x:
            if flat(v):
                out.append(f"{pad}- {scalar(v, 'yaml')}")
            else:
                body = yaml(v, ind + 1)
                out.append(pad + "- " + body.lstrip())
    return "\n".join(out)


def outline(x, ind=0, bullet=False):
    pad = "  " * ind + ("- " if bullet else "")
    out = []
    for k, v in (x.items() if isinstance(x, dict) else ((None, v) for v in x)):
        head = f"{k}: " if k is not None else ""
        if flat(v):
            out.append(f"{pad}{head}{scalar(v, 'outline')}")
        elif not v:
            out.append(f"{pad}{head}(none)")
        elif isinstance(v, list) and all(flat(e) for e in v):
            out.append(f"{pad}{head}{', '.join(scalar(e, 'outline') for e in v)}")
        elif k is None and isinstance(v, dict) and all(flat(e) for e in v.values()):
            out.append(("  " * ind + "- ") + "; ".join(f"{a}: {scalar(b, 'outline')}" for a, b in v.items()))
        elif k is None:
            out.append("  " * ind + "- " + outline(v, ind + 1, bullet).strip().removeprefix("- ") if bullet else "  " * ind + "* " + outline(v, ind + 1).strip())
        else:
            out.append(f"{pad}{k}:\n" + outline(v, ind + 1, bullet))
    return "\n".join(out)


def xml(x, ind):
    pad, out = "  " * ind, []
    for k, v in x.items():
        k = re.sub(r"[^\w.-]", "_", k)
        if re.match(r"\d|_", k):
            k = "k" + k
        for e in (v if isinstance(v, list) else [v]):
            if isinstance(e, dict):
                if all(flat(z) for z in e.values()) and len(e) < 6 and len(str(e)) < 120:
                    out.append(f"{pad}<{k}" + "".join(f' {re.sub(chr(92) + "W", "_", a)}="{escape(scalar(b, "xml"))}"' for a, b in e.items()) + "/>\n")
                else:
                    out.append(f"{pad}<{k}>\n{xml(e, ind + 1)}{pad}</{k}>\n")
            elif e is None:
                out.append(f'{pad}<{k} nil="true"/>\n')
            else:
                out.append(f"{pad}<{k}>{escape(scalar(e, 'xml'))}</{k}>\n")
        if isinstance(v, list) and not v:
            out.append(f"{pad}<{k}/>\n")
    return "".join(out)


def props(x, path=""):
    if isinstance(x, dict):
        return [l for k, v in x.items() for l in props(v, f"{path}.{k}" if path else k)] or [path + " = {}"]
    if isinstance(x, list):
        if all(flat(v) for v in x):
            return [f"{path} = [" + ", ".join(scalar(v, "props") for v in x) + "]"]
        return [l for n, v in enumerate(x) for l in props(v, f"{path}[{n}]")]
    return [f"{path} = {scalar(x, 'props')}"]


def toml(x, path=""):
    out, rest = [], []
    for k, v in x.items():
        q = k if re.fullmatch(r"[\w-]+", k) else json.dumps(k)
        p = f"{path}.{q}" if path else q
        if flat(v):
            if v is not None:
                out.append(f"{q} = {scalar(v, 'toml')}")
            else:
                out.append(f"# {q} is not set (null)")
        elif isinstance(v, list) and all(flat(e) for e in v):
            out.append(f"{q} = [{', '.join(scalar(e, 'toml') for e in v)}]")
        elif isinstance(v, list):
            rest += [f"\n[[{p}]]\n" + toml(e, p) if isinstance(e, dict) else "" for e in v]
        else:
            rest.append(f"\n[{p}]\n" + toml(v, p))
    return "\n".join(out + rest)


# ---------------------------------------------------------------- records

STREETS = "Mill Lane|Station Road|Harbour Street|Oak Avenue|Church Row|Kiln Street|Park Crescent|Bridge Street|Linden Way|Quay Road|Foundry Lane|Elm Close".split("|")
GOODS = "desk lamp|kettle|rain jacket|yoga mat|phone case|backpack|coffee grinder|bike light|toaster|water bottle|keyboard|notebook|headset|wool blanket|garden hose|chess set|frying pan|umbrella|tripod|hammock|thermos flask|board game|drill|pillow|paint set|router|tent|shelf|doormat|mouse pad".split("|")


def nth(i):
    return ORDINALS[i]


def rec_order(s):
    n = s.c((2, 3, 3, 4))
    items = s.pick(GOODS, n)
    price = s.ints(450, 18900, n, 5)
    qty = [s.i(1, 5) for _ in range(n)]
    stock = s.bools(n)
    buyer, other = s.person(2)
    bc, sc = s.place(2)
    gift = s.p()
    coupon = s.c((None, None, "SAVE10", "HELLO5", "SPRING"))
    t0 = s.day()
    paid = s.later(t0, 2, 900)
    shipped = s.later(paid, 300, 4000) if s.p(.75) else s.later(t0, 1, 3)
    if shipped < paid:
        paid = s.later(shipped, 300, 3000)
    delivered = s.later(max(paid, shipped), 900, 6000) if s.p(.5) else None
    total = sum(a * b for a, b in zip(price, qty))
    ship_fee = s.c((0, 395, 495, 650, 990))
    method = s.c(("card", "paypal", "bank_transfer", "invoice"))
    hist = [("created", t0), ("paid", paid), ("shipped", shipped)] + ([("delivered", delivered)] if delivered else [])
    hist.sort(key=lambda x: x[1])
    status = hist[-1][0].split("|")[0]
    oid = f"{s.c(('ORD', 'SO', 'W', 'A'))}-{s.i(10000, 99999)}"
    cents = s.p(.7)
    pm = (lambda v: v) if cents else (lambda v: float(D(v) / 100))
    u = "_cents" if cents else ""
    addr = lambda nm, c: {"name|full_name|recipient": nm, "street|line1|address_line": f"{s.i(1, 140)} {s.c(STREETS)}", "city|town": c, "postcode|zip|postal_code": str(s.i(10000, 99999))}
    tree = {"id|order_id|order_no": oid, "status|state": status, "currency": CURRENCY[s.cur][0],
            "items|lines|line_items|positions": [{"sku|article": s.hexid(5).upper(), "name|title|description": items[i], "quantity|qty": qty[i], f"unit_price{u}|price{u}": pm(price[i]), "in_stock|available": stock[i]} for i in range(n)],
            "billing_address|bill_to|invoice_address": addr(buyer, bc), "shipping_address|ship_to|delivery_address": addr(buyer if s.p(.6) else other, sc),
            f"shipping_fee{u}|shipping_cost{u}": pm(ship_fee), "gift|gift_wrap|is_gift": gift, "coupon|discount_code|voucher": coupon,
            "payment": {"method|type": method, "captured|settled": True},
            "history|status_history|events": [{"status|event": k, "at|timestamp|time": v} for k, v in hist]}
    same = tree["shipping_address|ship_to|delivery_address"]["name|full_name|recipient"] == buyer
    sh, bi = s.c(("goes to", "is being sent to", "ships to")), s.c(("is billed to", "is invoiced to"))
    s.add("attribute", f"the [shipping|delivery] address is in {{a}}~the parcel {sh} {{a}}~[the goods|the items] are to be delivered [in|to] {{a}}~the order {sh} {{a}} and {bi} an address in {{b}}~the billing address is in {{b}}, the delivery address in {{a}}", dict(a=sc, b=bc), dict(a=bc, b=sc))
    s.add("attribute", "the invoice [goes to|is addressed to someone in] {b}~the billing address is in {b}~for billing, [an address|a street] in {b} is on file", dict(b=bc), dict(b=sc))
    if not same:
        s.add("owner", "the [parcel|package|delivery] is addressed to {a}~{a} is the person receiving the goods~the recipient of the shipment is {a}", dict(a=other), dict(a=buyer))
        s.add("owner", "{a} is billed for [the order|it], but {b} receives it~the bill goes to {a} and the goods go to {b}", dict(a=buyer, b=other), dict(a=other, b=buyer))
    else:
        s.add("owner", "{a} [is the person the parcel is addressed to|will receive the goods]~the goods go to {a}", dict(a=buyer), dict(a=other))
    i = s.i(0, n - 1)
    j = s.no(range(n), i)
    s.add("attribute", "the {o} [item|article|position] [in the order|on the list|] is the {e}~the {e} is listed {o}", dict(o=nth(i), e=items[i]), dict(o=nth(i), e=items[j]))
    s.bool("negation", stock[i], f"the {nth(i)} item is in stock~the {items[i]} is available~the {items[i]} can be delivered from stock", f"the {nth(i)} item is out of stock~the {items[i]} is not available~the {items[i]} is currently out of stock", f"Is the {items[i]} in stock?")
    s.count(stock, "item", "items", "is in stock", "are in stock", "How many of the items are in stock?")
    s.which(["the " + x for x in items], stock, "item", "is in stock", "is out of stock")
    s.attr("number", "{e} costs {v} [apiece|each|per unit]~one unit of {e} costs {v}~{v} is the [unit price|price per piece] of {e}~you pay {v} for a single unit of {e}", ["the " + x for x in items], [s.m(p) for p in price])
    s.attr("number", "the quantity of {e} is {v}~the order [contains|includes] {v} of {e}", ["the " + x for x in items], [s.n(q) for q in qty])
    w = s.c([total - price[i] * qty[i] or None, sum(price), total + ship_fee]) if ship_fee else s.c([sum(price), total - price[i] * qty[i] or None])
    if w and w != total and n > 1:
        s.add("arithmetic", "[without|not counting|before] [shipping|delivery], the goods [come to|add up to|total] {v}~the items [alone|by themselves] are worth {v}", dict(v=s.m(total)), dict(v=s.m(w)))
    lt = [price[k] * qty[k] for k in range(n)]
    if len(set(lt)) == n:
        s.attr("arithmetic", "for {e}, [all units together|the whole line] [cost|come to] {v}~the line total [for|of] {e} is {v}", ["the " + x for x in items], [s.m(x) for x in lt])
        s.comp(["the " + x for x in items], price, "has a higher unit price than", "has a lower unit price than")
        s.most(["the " + x for x in items], price, "is the most expensive item per unit~has the highest unit price", "is the cheapest item per unit~has the lowest unit price")
    s.bool("negation", gift, "the order is [marked as a gift|a gift]~it is meant as a gift", "the order is not [marked as a gift|a gift]~it is not meant as a gift", "Is the order marked as a gift?")
    s.bool("absence", coupon is None, "no [discount code|voucher|coupon] was [used|applied]~the customer did not use a voucher", "a [discount code|voucher|coupon] was [used|applied]~the customer used a voucher", "Was a discount code used?")
    s.bool("negation", ship_fee == 0, "[shipping|delivery] is free [of charge|for this order]~nothing is charged for shipping", "[shipping|delivery] is not free [of charge|for this order]~a fee is charged for shipping")
    s.bool("order", paid < shipped, "[it|the order] was paid before it [shipped|was sent off]~payment came in before the goods left~the goods left only after they had been paid for", "[it|the order] was paid after it [shipped|was sent off]~payment came in after the goods had left~the goods left before they had been paid for", "Was the order paid before it was shipped?")
    s.bool("negation", delivered is not None, "the order has [already|] been delivered~delivery is complete", "the order has not been delivered yet~delivery is still outstanding", "Has the order been delivered?")
    M_ = {"card": "by card", "paypal": "with PayPal", "bank_transfer": "by bank transfer", "invoice": "by invoice"}
    s.look("attribute", "the customer [paid|chose to pay] {v}~payment was made {v}", list(M_.values()), M_[method])
    dts = [(k.split("|")[0], v) for k, v in hist]
    k, v = s.c(dts)
    s.look("date", {"created": "the order was placed {v}", "paid": "payment was recorded {v}~it was paid {v}", "shipped": "the goods [left|were sent off] {v}~it was shipped {v}", "delivered": "the parcel arrived {v}~delivery took place {v}"}[k],
           list({x.date(): f"on {s.d(x)}" for _, x in dts if x.date() != v.date()}.values()) + ["on " + s.d(v + DAY * s.c((-1, 1, 2)))], "on " + s.d(v))
    return "order", s.render(tree, "order")


def rec_profile(s):
    nm = s.names.make("person")
    n = s.c((2, 3, 3, 4))
    kinds = s.pick("phone|laptop|tablet|desktop PC|smartwatch|TV", n)
    osn = {"phone": "Android|iOS", "laptop": "Linux|macOS|Windows", "tablet": "iPadOS|Android", "desktop PC": "Windows|Linux", "smartwatch": "watchOS|Wear OS", "TV": "webOS|Tizen"}
    os_ = [s.one(osn[k]) for k in kinds]
    trust, base = s.bools(n), s.day()
    seen = [base - DAY * x for x in s.ints(0, 60, n)]
    roles = s.pick("admin|editor|viewer|billing|auditor|support|developer", s.c((1, 2, 2, 3)))
    lack = [x for x in "admin|editor|viewer|billing|auditor|support|developer".split("|") if x not in roles]
    mail, sms, push = s.p(), s.p(), s.p()
    mfa, verified = s.p(), s.p()
    deleted, phone = (None if s.p(.6) else s.ts(base)), s.p()
    logins = s.i(0, 5) if s.p(.5) else 0
    home, work = s.place(2)
    man = s.names.make("person")
    langs = s.pick("English|German|French|Spanish|Polish|Dutch|Turkish", 2)
    tree = {"id|user_id|uid": s.i(1000, 99999), "name|display_name|full_name": nm, "email|mail": nm.split()[0].lower() + "@" + s.c(("example.com", "mail.example", "corp.example")), "email_verified|mail_confirmed": verified,
            "phone|phone_number|mobile": (f"+{s.i(30, 49)} {s.i(100, 999)} {s.i(10000, 99999)}" if phone else None), "roles|groups|permissions": roles, "manager|supervisor": man,
            "mfa_enabled|two_factor|mfa": mfa, "failed_logins|failed_login_count": logins, "deleted_at|deactivated_at": deleted,
            "locations|addresses": {"home|private": {"city": home}, "work|office": {"city": work}},
            "preferences|settings": {"language|ui_language": langs[0], "fallback_language": langs[1], "notifications|notify": {"email": mail, "sms|text": sms, "push": push}},
            "devices": [{"type|kind": kinds[i], "os|platform": os_[i], "trusted|verified": trust[i], "last_seen|last_active": seen[i].strftime("%Y-%m-%d")} for i in range(n)]}
    f = nm.split()[0]
    dv = ["the " + k for k in kinds]
    if lack:
        a, b = s.c(roles), s.c(lack)
        s.add("membership", f"{f} [has|holds] the role of {{x}}~{{x}} is among the roles of {nm}~the user belongs to the {{x}} [group|role]", dict(x=a), dict(x=b))
        s.add("absence", f"{f} does not have the {{x}} role~the {{x}} role [has not been given to|is missing for] this user", dict(x=b), dict(x=a))
        if len(roles) == 2:
            s.add("membership", "the user's [only|two] roles are {x} and {y}~{x} and {y} are the two roles assigned", dict(x=roles[0], y=roles[1]), dict(x=roles[0], y=b))
    k = len(roles)
    s.add("number", "{n} assigned to [the user|this account]", dict(n=f"{num(k)} role{'s are' if k > 1 else ' is'}"), dict(n=f"{num(k + 1)} roles are" if s.p(.6) or k == 1 else f"{num(k - 1)} role{'s are' if k > 2 else ' is'}"))
    s.bool("negation", verified, "the e-mail address has been [confirmed|verified]", "the e-mail address has not been [confirmed|verified] yet", f"Has {f} confirmed the e-mail address?")
    s.bool("negation", mfa, "two-factor login is switched on~the account is protected by a second factor", "two-factor login is switched off~the account is not protected by a second factor", "Is two-factor authentication active?")
    s.bool("absence", deleted is None, "the account is still active; it has not been deleted~the account was never deactivated", "the account has been deactivated~the account is no longer active; it was deactivated")
    s.bool("absence", phone, "a phone number is on file~there is a phone number for this user", "no phone number is on file~there is no phone number for this user")
    s.bool("negation", logins == 0, "there have been no failed logins~not a single failed login is recorded", "there have been failed logins~at least one failed login is recorded")
    nt, fl = ["e-mail", "text message", "push"], [mail, sms, push]
    s.count(fl, "notification channel", "notification channels", "is enabled", "are enabled", "How many of the three notification channels are enabled?")
    y, z = [a for a, b in zip(nt, fl) if b], [a for a, b in zip(nt, fl) if not b]
    if y and z:
        s.add("swap", f"{f} [wants|gets|receives] notifications by {{a}} but not by {{b}}~notifications come by {{a}}, not by {{b}}~{{a}} notifications are on, {{b}} notifications are off", dict(a=s.c(y), b=s.c(z)), dict(a=z[0], b=y[0]))
    s.count(trust, "device", "devices", "is trusted", "are trusted")
    s.which(dv, trust, "device", "is trusted", "is not trusted")
    s.attr("attribute", "{e} runs {v}~{v} is [installed on|the system of] {e}~the operating system of {e} is {v}", dv, os_, q="Which system runs on {e}?")
    s.attr("date", "{e} was last [seen|used|active] on {v}", dv, [s.d(x) for x in seen])
    s.most(dv, [-x.timestamp() for x in seen], "has been idle the longest~was used least recently", "was used most recently~is the device seen last")
    s.add("attribute", f"{f} lives in {{a}} and works in {{b}}~the office is in {{b}}, the home in {{a}}~{f}'s [home|home address] is in {{a}}~{f}'s [workplace|office] is in {{b}}", dict(a=home, b=work), dict(a=work, b=home))
    s.add("attribute", "the interface language is {a}~the interface is shown in {a}, with {b} as the fallback~{b} is only the fallback language", dict(a=langs[0], b=langs[1]), dict(a=langs[1], b=langs[0]))
    s.add("owner", "{a} reports to {b}~{b} is {a}'s manager~{b} supervises {a}", dict(a=nm, b=man), dict(a=man, b=nm))
    return "user profile", s.render(tree, "user")


def rec_k8s(s):
    n = s.c((2, 3, 3))
    app = s.names.make("service")
    cs = [app] + s.pick("proxy|log-shipper|metrics|cache|migrator|sidecar|vault-agent", n - 1)
    s.lower |= set(cs)
    lim, probe = s.bools(n), s.bools(n)
    mem_r = s.ints(64, 512, n, 32)
    mem_l = [x * s.c((2, 4)) if f else None for x, f in zip(mem_r, lim)]
    cpu = s.ints(50, 900, n, 50)
    port = s.ints(3000, 9900, n, 10)
    rep, mx = s.i(2, 6), s.i(7, 12)
    ready = s.i(0, rep)
    ver = [f"{s.i(0, 4)}.{s.i(0, 20)}.{s.i(0, 9)}" for _ in range(n)]
    ns, strat = s.c(("prod", "staging", "shop", "internal", "edge")), s.c(("RollingUpdate", "Recreate"))
    paused = s.p()
    cont = []
    for i in range(n):
        d = {"name": cs[i], "image": f"registry.example/{cs[i]}:{ver[i]}", "ports": [{"container_port|containerPort": port[i]}],
             "resources": {"requests": {"cpu": f"{cpu[i]}m", "memory": f"{mem_r[i]}Mi"}, **({"limits": {"memory": f"{mem_l[i]}Mi"}} if lim[i] else {})}}
        if probe[i]:
            d["livenessProbe"] = {"path": "/healthz", "periodSeconds": s.c((5, 10, 15, 30))}
        cont.append(d)
    tree = {"kind": s.c(("Deployment", "Workload", "Service")), "metadata": {"name": app, "namespace": ns, "labels": {"team": s.c(("core", "payments", "growth")), "tier": s.c(("backend", "frontend"))}},
            "spec": {"replicas": rep, "maxReplicas": mx, "paused": paused, "strategy": strat, "containers": cont}, "status": {"readyReplicas": ready, "desiredReplicas": rep}}
    s.style, s.mix = "camel", False
    s.cache["container_port|containerPort"] = "containerPort"
    s.count(lim, "container", "containers", "sets a memory limit", "set a memory limit", "How many containers have a memory limit?")
    s.which(cs, lim, "container", "[has|sets] a memory limit".replace("[has|sets]", s.c(("has", "sets"))), "has no memory limit")
    s.count(probe, "container", "containers", "has a liveness probe", "have a liveness probe")
    s.which(cs, probe, "container", "is checked by a liveness probe", "has no liveness probe")
    s.attr("number", "{e} [requests|asks for|reserves] {v} of memory~the memory request of {e} is {v}", cs, [f"{x} Mi" if s.p() else f"{x} MiB" for x in mem_r], q="How much memory does {e} request?")
    s.attr("number", "{e} requests {v} of CPU~the CPU request of {e} is {v}", cs, [f"{x}m" if s.p(.4) else f"{x} millicores" if s.p() else f"{plain((D(x) / 1000).normalize())} cores" for x in cpu])
    s.attr("number", "{e} [listens on|exposes|uses] port {v}~port {v} belongs to {e}", cs, [str(x) for x in port])
    s.attr("attribute", "{e} [runs|is deployed in|uses] version {v}~version {v} of {e} is used", cs, ver)
    s.comp(cs, mem_r, "requests more memory than", "requests less memory than")
    s.most(cs, cpu, "requests the most CPU~has the highest CPU request", "requests the least CPU~has the lowest CPU request")
    i = s.i(0, n - 1)
    if lim[i]:
        s.add("swap", f"{cs[i]} [requests|asks for] {{a}} Mi of memory and is limited to {{b}} Mi~the memory limit of {cs[i]} is {{b}} Mi~{cs[i]} may use at most {{b}} Mi of memory~the limit of {cs[i]} is {{b}} Mi, its request {{a}} Mi", dict(a=str(mem_r[i]), b=str(mem_l[i])), dict(a=str(mem_l[i]), b=str(mem_r[i])))
        k = mem_l[i] // mem_r[i]
        s.add("arithmetic", f"{cs[i]}'s memory limit is {{k}} its request", dict(k=("twice" if k == 2 else "four times")), dict(k=("four times" if k == 2 else "twice")))
    tot = sum(mem_r)
    s.add("arithmetic", "[together|in total], the containers of a pod request {v} Mi of memory~the memory requests of the containers add up to {v} Mi", dict(v=str(tot)), dict(v=str(s.c((tot - mem_r[0], tot + 32, tot - 64)))))
    s.add("number", "{a} of {b} replicas are ready~the status reports {a} ready replicas out of {b} desired", dict(a=num(ready) if ready != 1 else "1", b=num(rep)), dict(a=num(s.no(range(rep + 1), ready)), b=num(rep)))
    s.bool("negation", ready == rep, "all desired replicas are ready", "not all desired replicas are ready", "Are all replicas ready?")
    s.add("attribute", "it can scale up to {b} replicas, with {a} [desired|asked for] at present~the maximum is {b} replicas~{a} replicas are [wanted|asked for], {b} is the maximum", dict(a=num(rep), b=num(mx)), dict(a=num(mx), b=num(rep)))
    s.bool("negation", paused, "the [rollout|deployment] is paused", "the [rollout|deployment] is not paused")
    s.bool("attribute", strat == "Recreate", "updates [use|follow] the Recreate strategy", "updates [use|follow] the RollingUpdate strategy")
    s.look("attribute", "it runs in the {v} namespace~the namespace is {v}", ["prod", "staging", "shop", "internal", "edge"], ns)
    return "kubernetes", s.render(tree, "deployment", s.c(("yaml", "yaml", "yaml", "json2", "semi", "line")), wrap=False)


def rec_ci(s):
    stages = ["build", "test", "deploy"]
    pool = {"build": "compile|lint|package|docs|docker-image|assets", "test": "unit-tests|integration-tests|e2e|smoke|coverage|load-test", "deploy": "deploy-staging|deploy-prod|publish|notify|migrate-db"}
    jobs = []
    for st in stages:
        for j in s.pick(pool[st], s.c((1, 2, 2))):
            jobs.append([st, j])
    n = len(jobs)
    dur = s.ints(8, 640, n)
    states = [s.c(("success", "success", "failed", "cancelled", "success", "failed")) for _ in jobs]
    retry = [s.c((0, 0, 1, 2)) for _ in jobs]
    allow = [s.p(.4) for _ in jobs]
    names = [j for _, j in jobs]
    s.lower |= set(names)
    runners = [s.c(("linux-small", "linux-large", "arm64", "windows")) for _ in jobs]
    br, who = s.c(("main", "release/2.4", "fix/login", "feature/search", "develop")), s.person(2)
    t0 = s.day()
    cov = s.c((None, s.i(61, 97)))
    item = lambda i: {"name|job": names[i], **({} if nest else {"stage": jobs[i][0]}), "status|result": states[i], "duration_s|duration_seconds|seconds": dur[i], "retries|retry_count": retry[i], "allow_failure|optional": allow[i], "runner|agent": runners[i]}
    nest = s.p()
    body = {"stages": [{"name|stage": st, "jobs": [item(i) for i in range(n) if jobs[i][0] == st]} for st in stages]} if nest else {"jobs|steps": [item(i) for i in range(n)]}
    tree = {"pipeline|run|build_no": s.i(100, 9999), "branch|ref": br, "triggered_by|actor|started_by": who[0], "commit": {"sha": s.hexid(8), "author": who[1]}, "coverage|coverage_pct": cov, "started_at|started": t0, **body}
    s.attr("number", "{e} took {v}~the duration of {e} was {v}~it took {v} to run {e}", names, [s.secs(x) for x in dur], q="How long did {e} take?")
    W = {"success": "succeeded", "failed": "failed", "cancelled": "was cancelled"}
    s.attr("attribute", "{e} {v}~the job {e} {v}", names, [W[x] for x in states])
    for st, p1, p2 in (("failed", "failed", "failed"), ("success", "succeeded", "succeeded"), ("cancelled", "was cancelled", "were cancelled")):
        fl = [x == st for x in states]
        s.count(fl, "job", "jobs", p1, p2)
        s.which(names, fl, "job", p1, "did not fail" if st == "failed" else "did not succeed" if st == "success" else "was not cancelled")
    s.comp(names, dur, "took longer than", "took less time than")
    s.most(names, dur, "was the slowest job~took the longest", "was the quickest job~took the least time")
    s.attr("number", "{e} {v}", names, [("was not retried", "was retried once", "was retried twice")[x] for x in retry])
    s.which(names, allow, "job", "is allowed to fail", "is not allowed to fail")
    s.attr("attribute", "{e} ran on {v}~{v} [is|was] the runner for {e}", names, runners)
    s.attr("membership", "{e} [belongs to|is part of] the {v} stage~the {v} stage [includes|contains] {e}", names, [a for a, _ in jobs])
    for st in stages:
        k = sum(a == st for a, _ in jobs)
        s.add("number", f"the {st} stage has {{n}}", dict(n=s.nn(k, "job")), dict(n=s.nn(s.no((1, 2, 3), k), "job")))
    s.add("owner", "{a} [started|triggered] the [run|pipeline] and {b} [wrote|authored] the commit~the commit is by {b}~the [pipeline|run] was [started|triggered] by {a}", dict(a=who[0], b=who[1]), dict(a=who[1], b=who[0]))
    s.bool("absence", cov is None, "no coverage figure [is given|was recorded]", "a coverage figure [is given|was recorded]")
    tot = sum(dur)
    if tot > 180:
        s.add("arithmetic", "[all jobs together|in total, the jobs] took {v}", dict(v=s.secs(tot)), dict(v=s.secs(tot + s.c((60, -60, -s.c(dur))))))
    i, j = s.r.sample(range(n), 2)
    if abs(dur[i] - dur[j]) > 1:
        a, b = (i, j) if dur[i] > dur[j] else (j, i)
        g = dur[a] - dur[b]
        t = dict(a=names[a], b=names[b], g=s.secs(g), d="longer")
        s.add("arithmetic", "{a} ran {g} {d} than {b}~compared with {b}, {a} took {g} {d}", t, s.c((dict(t, a=t["b"], b=t["a"]), dict(t, g=s.secs(g + s.c((10, 20, 60)))))))
    return "ci pipeline", s.render(tree, "pipeline")


def rec_weather(s):
    city = s.names.make("place")
    n = s.c((4, 5, 6))
    h0 = s.i(6, 24 - n * 2)
    step = s.c((1, 2, 3)) if h0 + 3 * n < 24 else 1
    hrs = [h0 + step * i for i in range(n)]
    if hrs[-1] > 23:
        raise Retry
    tmp, wind = s.ints(-5, 31, n), s.ints(4, 60, n)
    rain = [s.c((0, 0, .2, .5, 1.1, 2.4, 3.8)) for _ in hrs]
    sky = [s.c(("clear", "cloudy", "rain", "fog", "overcast")) for _ in hrs]
    warn = s.c((None, None, "storm", "frost", "heat"))
    sunrise, sunset = s.i(300, 450), s.i(1020, 1290)
    f = lambda m: "%02d:%02d" % divmod(m, 60)
    uv = s.i(0, 9)
    cols = s.p(.6)
    H = [f"{h:02d}:00" for h in hrs]
    tk, rk, wk, sk = "temperature_2m|temp_c|temperature", "precipitation|rain_mm|precip", "wind_speed|wind_kmh|windspeed", "condition|sky|weather"
    hourly = {"time|hours": H, tk: tmp, rk: rain, wk: wind, sk: sky} if cols else [{"time|hour": H[i], tk: tmp[i], rk: rain[i], wk: wind[i], sk: sky[i]} for i in range(n)]
    tree = {"location|place": {"name|city": city, "lat|latitude": round(s.r.uniform(35, 65), 2), "lon|longitude": round(s.r.uniform(-9, 28), 2), "elevation|elevation_m": s.i(3, 900)}, "units": {"temp|temperature": "°C", "rain|precipitation": "mm", "wind": "km/h"},
            "daily|day": {"date": s.day().strftime("%Y-%m-%d"), "sunrise": f(sunrise), "sunset": f(sunset), "uv_index|uv": uv}, "alert|warning": warn, "hourly|forecast": hourly}
    if cols:
        s.fmt = ("json2", "semi", "semi", "line", "yaml", "props", "outline")
    at = [f"at {h}" if s.p(.7) else f"at {int(h[:2]) % 12 or 12} {'am' if int(h[:2]) < 12 else 'pm'}" for h in H]
    deg = lambda x: s.c((f"{x} °C", f"{x} degrees", f"{x}°C"))
    s.attr("attribute", "{e} [it is|the temperature is|the forecast gives] {v}~[{v} is expected|they expect {v}] {e}", at, [deg(x) for x in tmp], fresh=lambda: deg(s.i(-5, 31)))
    s.attr("attribute", "{e} the wind [blows at|reaches] {v}~a wind speed of {v} is [forecast|expected] {e}", at, [f"{x} km/h" for x in wind])
    s.attr("attribute", "{e} the sky is {v}~the forecast for the sky {e} is {v}", at, ["described as " + x for x in sky])
    s.count([x > 0 for x in rain], "listed hour", "listed hours", "brings rain", "bring rain", "In how many of the listed hours does it rain?")
    wet = [a for a, x in zip(at, rain) if x > 0]
    dry = [a for a, x in zip(at, rain) if x == 0]
    if wet and dry:
        s.add("negation", "it stays dry {a}~no [rain|precipitation] is expected {a}~it does not rain {a}", dict(a=s.c(dry)), dict(a=s.c(wet)))
        s.add("swap", "it rains {a} but stays dry {b}~{a} there is rain, {b} there is none", dict(a=wet[0], b=dry[-1]), dict(a=dry[-1], b=wet[0]))
    o = sorted(range(n), key=lambda i: tmp[i])
    s.add("comparison", "[it is warmest|the highest temperature comes|the day's peak comes] {a}", dict(a=at[o[-1]]), dict(a=at[s.c(o[:-1])]))
    s.add("comparison", "[it is coldest|the lowest temperature comes] {a}", dict(a=at[o[0]]), dict(a=at[s.c(o[1:])]))
    i = s.i(0, n - 2)
    up = tmp[i + 1] > tmp[i]
    t = dict(a=at[i], b=at[i + 1], d="warmer" if up else "colder")
    s.add("direction", "{b} it is {d} than {a}~it is {d} {b} than {a}", t, dict(t, d="colder" if up else "warmer"))
    s.add("direction", f"between {H[i]} and {H[i + 1]} the temperature {{d}}", dict(d=f"{s.c(('rises', 'goes up')) if up else s.c(('falls', 'goes down'))} by {abs(tmp[i + 1] - tmp[i])} degree{'s' * (abs(tmp[i + 1] - tmp[i]) != 1)}"), dict(d=f"{'falls' if up else 'rises'} by {abs(tmp[i + 1] - tmp[i])} degree{'s' * (abs(tmp[i + 1] - tmp[i]) != 1)}"))
    s.add("swap", "sunrise is at {a} and sunset at {b}~the sun [sets|goes down] at {b}~the sun [rises|comes up] at {a}", dict(a=f(sunrise), b=f(sunset)), dict(a=f(sunset), b=f(sunrise)))
    dl = sunset - sunrise
    hm = lambda m: f"{m // 60} hours and {m % 60} minutes" if m % 60 else f"{m // 60} hours"
    s.add("arithmetic", "[daylight lasts|the sun is up for|from sunrise to sunset it is] {v}", dict(v=hm(dl)), dict(v=hm(dl + s.c((60, -60, 30, -30)))))
    s.bool("absence", warn is None, "no weather warning is in force~there is no alert", "a weather warning is in force~there is an alert", "Is there a weather alert?")
    s.add("arithmetic", "the [gap|difference] between the warmest and the coldest hour is {v} degrees", dict(v=str(max(tmp) - min(tmp))), dict(v=str(max(tmp) - min(tmp) + s.c((1, 2, -1, 3)))))
    fz = [x < 0 for x in tmp]
    s.bool("quantifier", any(fz), "the temperature drops below zero at some point~there is frost at one of the hours listed", "the temperature never drops below zero~there is no frost at any of the hours listed")
    return "weather api", s.render(tree, "forecast")


def rec_hotel(s):
    h, city = s.names.make("hotel"), s.names.make("place")
    n = s.c((2, 2, 3))
    guests = s.person(n)
    rooms = [s.one("single|double|twin|family|suite") for _ in range(n)]
    rate = s.ints(5500, 24000, n, 100)
    brk = s.bools(n)
    nights = s.i(2, 6)
    h1, h2 = s.ints(9, 18, 2)
    ci = s.day().replace(hour=h1, minute=0)
    co = (ci + DAY * nights).replace(hour=h2)
    free = (ci - DAY * s.i(1, 10)).replace(hour=18)
    refundable = s.p(.6)
    dep = s.c((0, 5000, 10000))
    late = s.p()
    floor = [s.i(1, 9) for _ in range(n)]
    tree = {"booking_ref|confirmation|reservation_no": s.hexid(6).upper(), "hotel|property": {"name": h, "city|town": city, "stars": s.i(2, 5)}, "booked_by|contact": guests[0], "check_in|arrival": ci, "check_out|departure": co, "nights": OMIT if s.p() else nights,
            "rooms": [{"guest|lead_guest": guests[i], "type|category": rooms[i], "rate_per_night|nightly_rate_cents": rate[i], "floor": floor[i], "breakfast|breakfast_included": brk[i]} for i in range(n)],
            "currency": CURRENCY[s.cur][0], "cancellation|cancel_policy": {"refundable": refundable, "free_until": s.ts(free) if refundable else None}, "deposit_cents|deposit": dep, "late_arrival|late_check_in": late}
    s.cache["rate_per_night|nightly_rate_cents"] = "nightly_rate_cents"
    s.cache["deposit_cents|deposit"] = "deposit_cents"
    s.attr("attribute", "{e} [stays in|has|gets] {v}~{v} is booked for {e}", guests, [("a " + x + " room" if x != "suite" else "a suite") for x in rooms])
    s.attr("number", "{e}'s room costs {v} a night~the nightly rate for {e} is {v}", guests, [s.m(x) for x in rate])
    s.attr("arithmetic", "for the whole stay, {e}'s room comes to {v}~{e}'s room costs {v} in all", guests, [s.m(x * nights) for x in rate], fresh=lambda: s.m(rate[0] * (nights + 1)))
    s.count(brk, "room", "rooms", "includes breakfast", "include breakfast")
    s.which(guests, brk, "guest", "has breakfast included", "has no breakfast included")
    s.comp([g + "'s room" for g in guests], rate, "is more expensive than", "is cheaper than")
    s.attr("number", "{e} is on the {v} floor~{e}'s room is on the {v} floor", guests, [nth(x - 1) if x < 9 else "ninth" for x in floor]) if max(floor) <= 8 else None
    tot = sum(rate) * nights
    s.add("arithmetic", "all rooms together cost to {v}" + "~the total for all rooms and nights is {v}", dict(v=s.m(tot)), dict(v=s.m(s.c((sum(rate) * (nights + 1), sum(rate) * (nights - 1), tot - rate[0])))))
    s.add("arithmetic", "the stay [lasts|is for] {v}~{v} are booked", dict(v=f"{num(nights)} nights"), dict(v=f"{num(s.c((nights - 1, nights + 1)))} nights") if nights > 2 else dict(v="three nights"))
    s.add("date", "the guests arrive on {a} and leave on {b}~arrival is on {a}~departure is on {b}", dict(a=s.d(ci), b=s.d(co)), dict(a=s.d(co), b=s.d(ci)))
    s.add("date", "check-in is [from|at] {a}, check-out [by|at] {b}", dict(a=f"{h1:02d}:00", b=f"{h2:02d}:00"), dict(a=f"{h2:02d}:00", b=f"{h1:02d}:00"))
    s.bool("negation", refundable, "the booking can be cancelled free of charge up to a certain date~the booking is refundable", "the booking cannot be cancelled free of charge~the booking is not refundable", "Is the booking refundable?")
    if refundable:
        s.add("date", "free cancellation is possible until {v}", dict(v=s.d(free)), dict(v=s.d(s.c((ci, co)))))
        k = (ci.date() - free.date()).days
        s.add("arithmetic", "free cancellation ends {v} before arrival", dict(v=s.nn(k, "day")), dict(v=s.nn(k + s.c((1, 2)), "day")))
    s.bool("negation", dep == 0, "no deposit [is required|has to be paid]", "a deposit [is required|has to be paid]")
    s.bool("negation", late, "a late arrival has been announced", "no late arrival has been announced")
    s.add("owner", "{a} made the [booking|reservation]~the [booking|reservation] was made by {a}", dict(a=guests[0]), dict(a=guests[1]))
    return "hotel booking", s.render(tree, "booking")


def rec_flight(s):
    n = s.c((2, 3))
    cities = s.place(n + 1)
    pax = s.person(s.c((2, 3)))
    t = s.day().replace(hour=s.i(5, 10))
    dep, arr = [], []
    for i in range(n):
        fl = s.i(45, 400)
        dep.append(t)
        arr.append(t + MIN * fl)
        t = arr[-1] + MIN * s.i(40, 260)
    codes = [f"{s.c('ABKLOQTX')}{s.c('AEFSVZ')} {s.i(100, 999)}" for _ in range(n)]
    cls = [s.one("economy|business|premium economy") for _ in range(n)]
    bags = [s.i(0, 3) for _ in pax]
    seats = [f"{s.i(3, 38)}{s.c('ABCDEF')}" for _ in pax]
    meal = [s.c((None, "vegetarian", "vegan", "halal")) for _ in pax]
    stat = [s.c(("confirmed", "waitlisted", "confirmed", "cancelled")) for _ in range(n)]
    term = [s.c(("1", "2", "A", "B", None)) for _ in range(n)]
    tree = {"pnr|locator|booking_code": s.hexid(6).upper(), "segments|legs|flights": [{"flight|flight_no": codes[i], "from|origin": cities[i], "to|destination": cities[i + 1], "departs|departure": dep[i], "arrives|arrival": arr[i], "cabin|class": cls[i], "status": stat[i], "terminal": term[i]} for i in range(n)],
            "passengers|travellers": [{"name": pax[i], "seat": seats[i], "checked_bags|bags": bags[i], "special_meal|meal": meal[i]} for i in range(len(pax))], "times_in|timezone": "UTC"}
    dur = [int((b - a).seconds // 60) for a, b in zip(dep, arr)]
    s.attr("attribute", "{e} flies to {v}~{e} [lands in|goes to|takes you to] {v}~the destination of {e} is {v}", codes, cities[1:])
    i = s.i(0, n - 1)
    s.add("swap", f"{codes[i]} [goes|flies] from {{a}} to {{b}}~{codes[i]} leaves {{a}} [for|and lands in] {{b}}", dict(a=cities[i], b=cities[i + 1]), dict(a=cities[i + 1], b=cities[i]))
    s.attr("number", "{e} takes off at {v}~{e} departs at {v}~departure of {e} is at {v}", codes, [s.t(x) for x in dep], fresh=lambda: s.t(s.c(arr)))
    s.attr("number", "{e} [lands|arrives] at {v}~the arrival of {e} is [scheduled for|at] {v}", codes, [s.t(x) for x in arr], fresh=lambda: s.t(s.c(dep)))
    s.attr("arithmetic", "{e} [takes|is in the air for|lasts] {v}~the flight time of {e} is {v}", codes, [s.mins(x) for x in dur])
    s.most(codes, dur, "is the longest flight~is in the air the longest", "is the shortest flight~is in the air for the shortest time")
    k = s.i(0, n - 2)
    lay = int((dep[k + 1] - arr[k]).total_seconds() // 60)
    s.add("arithmetic", f"the [layover|stopover|wait] in {cities[k + 1]} [lasts|is] {{v}}~passengers have {{v}} [to change planes|between the two flights] in {cities[k + 1]}", dict(v=s.mins(lay)), dict(v=s.mins(s.c((lay + 30, lay + 60, dur[k])))) if lay != dur[k] else None)
    s.attr("attribute", "{e} is booked in {v}~the cabin on {e} is {v}", codes, [x + " class" if x != "premium economy" else x for x in cls])
    s.attr("attribute", "{e} is {v}~the status of {e} is {v}", codes, stat)
    s.count([x == "confirmed" for x in stat], "flight", "flights", "is confirmed", "are confirmed")
    s.which(codes, [x is None for x in term], "flight", "has no terminal given", "has a terminal given")
    s.attr("attribute", "{e} sits in {v}~seat {v} [is for|belongs to] {e}~{e} has seat {v}", pax, seats, q="Which seat does {e} have?")
    s.attr("number", "{e} [checks in|has] {v}", pax, [("no luggage" if b == 0 else s.nn(b, "bag")) for b in bags])
    s.add("arithmetic", "[in total|altogether], {v} are checked in", dict(v=f"{num(sum(bags))} bags"), dict(v=f"{num(sum(bags) + s.c((1, 2)) if s.p() or sum(bags) < 2 else sum(bags) - 1)} bags")) if sum(bags) > 1 else None
    s.which(pax, [m is not None for m in meal], "passenger", "has ordered a special meal", "has not ordered a special meal")
    s.attr("attribute", "{e} has asked for {v}", pax, [("a " + m + " meal" if m else "no special meal") for m in meal])
    s.add("number", "the trip [consists of|has] {v}", dict(v=f"{num(n)} flights"), dict(v=f"{num(s.c((n - 1, n + 1)) if n > 2 else 3)} flights"))
    s.yn("date", f"Does {codes[0]} leave before noon?", dep[0].hour < 12) if s.p(.3) else None
    return "flight booking", s.render(tree, "reservation")


def rec_sensors(s):
    site = s.place(2)
    n = s.c((3, 4, 5))
    ids = [f"{s.c(('TH', 'PM', 'CO', 'FL'))}-{x}" for x in s.ints(10, 99, n)]
    where = s.pick("roof|cellar|hall|cold room|lobby|workshop|server room|greenhouse|gate|attic", n)
    bat, temp = s.ints(3, 100, n), [D(x) / 10 for x in s.ints(-40, 320, n)]
    on = s.bools(n)
    fw = [f"{s.i(1, 3)}.{s.i(0, 9)}" for _ in ids]
    seen0 = s.day()
    seen = [seen0 - MIN * x for x in s.ints(0, 600, n)]
    th, intv = s.c((15, 20, 25)), s.c((30, 60, 120, 300, 600))
    err = [s.c((None, None, "E12", "timeout")) for _ in ids]
    tree = {"fleet|site": site[0], "backup_site|mirror": site[1], "report_interval_s|interval_seconds": intv, "low_battery_threshold|battery_warn_below": th, "sensors|devices|nodes": [{"id|device_id": ids[i], "location|mounted_at|room": where[i], "online|connected": on[i], "battery|battery_pct": bat[i], "reading|temp_c": None if not on[i] and s.p(.6) else temp[i], "firmware|fw": fw[i], "last_seen|last_contact": seen[i], "error|last_error": err[i]} for i in range(n)]}
    has = [tree["sensors|devices|nodes"][i]["reading|temp_c"] is not None for i in range(n)]
    at = ["the sensor in the " + w if w not in ("roof", "gate") else "the sensor " + ("on the roof" if w == "roof" else "at the gate") for w in where]
    en = ids if s.p() else at
    s.count(on, "sensor", "sensors", "is online", "are online")
    s.which(en, on, "sensor", "is connected", "is offline")
    s.count([b < th for b in bat], "sensor", "sensors", "is below the battery warning level", "are below the battery warning level")
    s.attr("number", "{e} has {v} battery left" + "~the battery of {e} is at {v}", en, [f"{b}%" if s.p() else f"{b} percent" for b in bat])
    s.attr("attribute", "{e} is [mounted|installed] {v}~{e} can be found {v}", ids, [x.split("sensor ")[1] for x in at], q="Where is {e} mounted?")
    k = [i for i in range(n) if has[i]]
    if len(k) > 1:
        s.attr("number", "{e} [reads|measured|reports] {v}~the last value of {e} is {v}", [en[i] for i in k], [f"{plain(temp[i])} °C" if s.p() else f"{plain(temp[i])} degrees" for i in k])
        s.comp([en[i] for i in k], [temp[i] for i in k], "shows a higher temperature than", "shows a lower temperature than")
        s.most([en[i] for i in k], [temp[i] for i in k], "shows the highest reading", "shows the lowest reading")
        a, b = s.r.sample(k, 2)
        g = abs(temp[a] - temp[b])
        s.add("arithmetic", "the readings of {a} and {b} differ by {g} degrees", dict(a=en[a], b=en[b], g=plain(g)), dict(a=en[a], b=en[b], g=plain(g + s.c((1, 2)) if s.p() or g < 1 else g - D("0.5"))))
    s.which(en, has, "sensor", "has a current reading", "has no current reading")
    s.comp(en, bat, "has more battery left than", "has less battery left than")
    s.most(en, bat, "has the fullest battery", "has the emptiest battery")
    s.attr("attribute", "{e} runs firmware {v}~firmware {v} is installed on {e}", en, fw)
    s.most(en, [x.timestamp() for x in seen], "was heard from most recently~made contact last of all", "has been silent the longest")
    s.which(en, [e not in (None, 0) for e in err], "sensor", "reports an error", "reports no error")
    s.add("unit", "the sensors report every {v}", dict(v=s.mins(intv // 60) if intv >= 60 and s.p(.8) else f"{intv} seconds"), dict(v=s.mins(s.no((1, 2, 5, 10), intv // 60))))
    s.add("attribute", "{a} is the main site and {b} the [mirror|backup]~data is mirrored to {b}~{b} is only the backup site", dict(a=site[0], b=site[1]), dict(a=site[1], b=site[0]))
    return "sensor fleet", s.render(tree, "fleet")


LIBS = "left-grid|routely|parsekit|queueman|colorfold|datewise|logpipe|formstack-lite|zipstream|authmini|imgsharp|csvtide|httpwren|mapglue|testbarn|lintfox|bundlepack|typemoth|mockbird|watchdogjs|prettyplum|envfile".split("|")


def rec_package(s):
    name = s.names.make("brand").lower() + s.c(("-app", "-server", "-ui", "-core"))
    libs = s.pick(LIBS, s.c((5, 6, 7)))
    k = s.i(2, len(libs) - 2)
    run, dev = libs[:k], libs[k:]
    s.lower |= set(libs) | {name}
    ver = {l: f"{s.i(0, 9)}.{s.i(0, 20)}.{s.i(0, 9)}" for l in libs}
    pre = {l: s.c(("^", "~", "", "")) for l in libs}
    opt = s.bools(len(libs))
    private, v0 = s.p(), f"{s.i(0, 5)}.{s.i(0, 12)}.{s.i(0, 9)}"
    eng = s.c((16, 18, 20, 22))
    lic, auth = s.c(("MIT", "Apache-2.0", "GPL-3.0", "BSD-3-Clause")), s.person(2)
    scripts = dict(s.r.sample([("test", "testbarn --run"), ("build", "bundlepack src"), ("lint", "lintfox ."), ("start", "node server.js"), ("dev", "watchdogjs server.js"), ("docs", "docgen src"), ("release", "np --any-branch")], s.i(2, 4)))
    allscr = ["test", "build", "lint", "start", "dev", "docs", "release"]
    pom = s.p(.35)
    if pom:
        ctx = f"<project>\n  <artifactId>{name}</artifactId>\n  <version>{v0}</version>\n  <properties><java.version>{eng}</java.version></properties>\n  <licenses><license>{lic}</license></licenses>\n  <developers>\n    <developer role=\"maintainer\">{auth[0]}</developer>\n    <developer role=\"contributor\">{auth[1]}</developer>\n  </developers>\n  <dependencies>\n" + "".join(
            f"    <dependency>\n      <artifactId>{l}</artifactId>\n      <version>{ver[l]}</version>\n" + ("      <scope>test</scope>\n" if l in dev else "") + ("      <optional>true</optional>\n" if opt[libs.index(l)] else "") + "    </dependency>\n" for l in s.r.sample(libs, len(libs))) + "  </dependencies>\n</project>"
        devw, runw = "is only used in test scope", "is a compile-time dependency outside test scope"
        s.which(libs, opt, "dependency", "is marked optional", "is not marked optional", pl="dependencies")
        s.count(opt, "dependency", "dependencies", "is optional", "are optional")
    else:
        s.style, s.mix = "camel", False
        tree = {"name": name, "version": v0, "private": private, "license": lic, "author": auth[0], "contributors": [auth[1]], "engines": {"node": f">={eng}"}, "scripts": {L(a): b for a, b in scripts.items()},
                "dependencies": {L(l): pre[l] + ver[l] for l in run}, "devDependencies": {L(l): pre[l] + ver[l] for l in dev}}
        ctx = s.render(tree, "package", s.c(("json2", "json2", "json4")), wrap=False)
        devw, runw = s.c(("is only needed for development", "is a development dependency")), s.c(("is needed at run time", "is a run-time dependency"))
        s.bool("negation", private, "the package is marked private", "the package is not marked private", "Is the package private?")
        a, b = s.c(list(scripts)), s.c([x for x in allscr if x not in scripts])
        s.add("absence", "there is a script called {a}~a {a} script is defined", dict(a=a), dict(a=b))
        s.add("absence", "no script [called|named] {a} is defined~the file defines no {a} script", dict(a=b), dict(a=a))
        s.add("number", "{n} scripts are defined", dict(n=num(len(scripts))), dict(n=num(s.no((2, 3, 4, 5), len(scripts)))))
        fl = [pre[l] == "" for l in libs]
        s.which(libs, fl, "dependency", "is pinned to an exact version", "is not pinned to an exact version", pl="dependencies")
        s.count(fl, "dependency", "dependencies", "is pinned exactly", "are pinned exactly")
    s.add("membership", f"{{a}} {devw}~{{b}} {runw}~{{a}} {devw}[, while|, whereas] {{b}} {runw}", dict(a=s.c(dev), b=s.c(run)), dict(a=s.c(run), b=s.c(dev)))
    s.attr("number", "{e} is [required|listed|used] in version {v}~the version [given|listed] for {e} is {v}", libs, [ver[l] for l in libs], q="Which version of {e} is listed?")
    s.add("number", "there are {n}", dict(n=f"{num(len(run))} {'non-test' if pom else 'run-time'} dependencies"), dict(n=f"{num(s.no((2, 3, 4, 5, len(dev)), len(run)))} {'non-test' if pom else 'run-time'} dependencies"))
    s.add("comparison", f"there are {{d}} {'test' if pom else 'development'} dependencies than {'other' if pom else 'run-time'} ones", dict(d="more" if len(dev) > len(run) else "fewer"), dict(d="fewer" if len(dev) > len(run) else "more")) if len(dev) != len(run) else None
    miss = s.c([x for x in LIBS if x not in libs])
    s.add("absence", f"{name} does not depend on {{a}}~{{a}} is not among the dependencies", dict(a=miss), dict(a=s.c(libs)))
    s.add("absence", f"{name} depends on {{a}}~{{a}} is one of the dependencies", dict(a=s.c(libs)), dict(a=miss))
    s.lower.add(miss)
    s.look("attribute", "the project is [licensed|published] under {v}~its licence is {v}", ["MIT", "Apache-2.0", "GPL-3.0", "BSD-3-Clause"], lic)
    s.look("number", f"it [needs|requires|is set to] {'Java' if pom else 'Node'} {{v}}" + ("" if pom else " or [newer|later]"), ["16", "18", "20", "22"], str(eng)) if not pom else s.look("number", "the Java version is set to {v}", ["16", "18", "20", "22"], str(eng))
    s.add("owner", f"{{a}} is the {'maintainer' if pom else 'author'} and {{b}} a contributor~the {'maintainer' if pom else 'author'} is {{a}}", dict(a=auth[0], b=auth[1]), dict(a=auth[1], b=auth[0]))
    return "dependencies", ctx


def rec_flags(s):
    envs = s.c((["dev", "staging", "prod"], ["development", "staging", "production"], ["test", "canary", "live"]))
    said = {"dev": "development", "prod": "production"}
    en = [said.get(e, e) for e in envs]
    n = s.c((3, 4, 4, 5))
    flags = s.pick("new_checkout|dark_mode|fast_search|beta_chat|pdf_export|social_login|auto_translate|bulk_upload|price_alerts|two_step_pay|map_view|voice_notes", n)
    hum = [f.replace("_", " ") for f in flags]
    on = [s.bools(3) for _ in range(n)]
    roll = [s.c((5, 10, 25, 50, 75)) if s.p() else None for _ in range(n)]
    own = s.person(2)
    owner = [s.c(own) for _ in range(n)]
    exp = [s.day() if s.p() else None for _ in range(n)]
    by_env = s.p(.35)
    if by_env:
        tree = {"environments|env": {L(envs[e]): {L(flags[f]): on[f][e] for f in range(n)} for e in range(3)}, "owners|owner": {L(flags[f]): owner[f] for f in range(n)}, "rollout|rollout_percent": {L(flags[f]): roll[f] for f in range(n)}}
    else:
        tree = {"flags|features|toggles": {L(flags[f]): {"enabled|on|state": {L(envs[e]): on[f][e] for e in range(3)}, "owner|maintainer": owner[f], "rollout_percent|rollout": roll[f], "expires|expires_at|remove_by": exp[f].strftime("%Y-%m-%d") if exp[f] else None} for f in range(n)}}
    off = s.c(("is off", "is switched off", "is disabled"))
    onn = {"is off": "is on", "is switched off": "is switched on", "is disabled": "is enabled"}[off]
    for f in s.r.sample(range(n), min(3, n)):
        y, z = [e for e in range(3) if on[f][e]], [e for e in range(3) if not on[f][e]]
        if y and z:
            a, b = en[s.c(y)], en[s.c(z)]
            s.add("swap", f"{{a}} has {hum[f]} [on|enabled] but {{b}} [does not|doesn't]~{hum[f]} {onn} in {{a}} and {off[3:]} in {{b}}~{hum[f]} works in {{a}}, not in {{b}}", dict(a=a, b=b), dict(a=b, b=a))
            s.add("scope", f"{hum[f]} {onn} in {{a}}~{{a}} has {hum[f]} [turned on|active]", dict(a=a), dict(a=b))
            if len(y) == 1:
                s.add("exception", f"{hum[f]} {onn} only in {{a}}~{{a}} is the only environment where {hum[f]} {onn}", dict(a=a), dict(a=b))
            else:
                s.add("exception", f"{hum[f]} {onn} everywhere except in {{a}}~{hum[f]} {onn} in every environment but {{a}}", dict(a=b), dict(a=a))
        s.count(on[f], "environment", "environments", f"has {hum[f]} enabled", f"have {hum[f]} enabled")
    e = s.i(0, 2)
    col = [on[f][e] for f in range(n)]
    s.count(col, "flag", "flags", f"{onn} in {en[e]}", f"{onn.replace('is ', 'are ')} in {en[e]}")
    s.which(hum, col, "flag", f"{onn} in {en[e]}", f"{off} in {en[e]}")
    s.attr("owner", "{e} is [owned|maintained] by {v}~{v} is responsible for {e}", hum, owner)
    k = [i for i in range(n) if roll[i] is not None]
    s.which(hum, [x is not None for x in roll], "flag", "has a rollout percentage", "has no rollout percentage set")
    if len(k) > 1:
        s.attr("number", "{e} is rolled out to {v} of [users|the users]~the rollout of {e} [stands at|is] {v}", [hum[i] for i in k], [num_say(s, "%", roll[i]) for i in k])
        s.comp([hum[i] for i in k], [roll[i] for i in k], "is rolled out more widely than", "is rolled out less widely than")
    if not by_env:
        s.which(hum, [x is None for x in exp], "flag", "has no expiry date", "has an expiry date")
    s.lower |= set(hum) | set(en)
    c = [sum(on[f][e] for f in range(n)) for e in range(3)]
    s.comp(en, c, "has more flags switched on than", "has fewer flags switched on than")
    return "feature flags", s.render(tree, "flags", wrap=False)


def rec_acl(s):
    n = s.c((3, 4))
    who = s.make("first", n)
    res = s.pick("invoices|payroll|wiki|source code|backups|contracts|calendar|photos", 3)
    perms = ["read", "write", "delete", "share"]
    g = [[s.r.sample(perms, s.i(0, 3)) for _ in res] for _ in who]
    exp = [s.day() if s.p(.4) else None for _ in who]
    grp = [s.c(("staff", "contractors", "guests", "admins")) for _ in who]
    inh = s.p()
    byres = s.p()
    if byres:
        tree = {"inherit|inherit_parent": inh, "resources|objects": [{"name|path": res[k], "grants|acl|entries": [{"user|principal": who[i], "rights|permissions|allow": sorted(g[i][k], key=perms.index)} for i in range(n)]} for k in range(3)], "users|principals": [{"name|user": who[i], "group": grp[i], "expires|valid_until": exp[i].strftime("%Y-%m-%d") if exp[i] else None} for i in range(n)]}
    else:
        tree = {"inherit|inherit_parent": inh, "principals|users|members": [{"name|user": who[i], "group": grp[i], "expires|valid_until": exp[i].strftime("%Y-%m-%d") if exp[i] else None, "grants|access|rights": {L(res[k].replace(" ", "_")): sorted(g[i][k], key=perms.index) for k in range(3)}} for i in range(n)]}
    V = {"read": "read", "write": "[change|edit|write to]", "delete": "delete", "share": "share"}
    for _ in range(4):
        k, p = s.i(0, 2), s.c(perms)
        fl = [p in g[i][k] for i in range(n)]
        v = expand(s.r, V[p])
        s.which(who, fl, "user", f"may {v} the {res[k]}" if p != "share" else f"may share the {res[k]}", f"may not {v} the {res[k]}")
        s.count(fl, "user", "users", f"is allowed to {v} the {res[k]}", f"are allowed to {v} the {res[k]}")
        i = s.i(0, n - 1)
        y, z = [k for k in range(3) if p in g[i][k]], [k for k in range(3) if p not in g[i][k]]
        if y and z:
            s.add("scope", f"{who[i]} [can|may] {v} the {{a}}~{who[i]} has the right to {v} the {{a}}", dict(a=res[s.c(y)]), dict(a=res[s.c(z)]))
            s.add("swap", f"{who[i]} may {v} the {{a}} but not the {{b}}", dict(a=res[y[0]], b=res[z[0]]), dict(a=res[z[0]], b=res[y[0]]))
    i, k = s.i(0, n - 1), s.i(0, 2)
    y, z = [q for q in perms if q in g[i][k]], [q for q in perms if q not in g[i][k]]
    if y and z:
        s.add("membership", f"{who[i]} has {{a}} access to the {res[k]}, but no {{b}} access", dict(a=s.c(y), b=s.c(z)), dict(a=z[0], b=y[0]))
    s.which(who, [not g[i][k] for i in range(n)], "user", f"has no access at all to the {res[k]}", f"has at least some access to the {res[k]}")
    s.which(who, [e is not None for e in exp], "user", "has access that expires on a set date", "has access without an expiry date")
    s.attr("membership", "{e} [belongs to|is in] the {v} group~{e} is listed under {v}", who, grp)
    s.bool("negation", inh, "rights are inherited from the parent", "rights are not inherited from the parent")
    return "access control", s.render(tree, "acl", wrap=False)


def rec_error(s):
    code, title = s.c(((422, "validation_failed"), (400, "invalid_request"), (409, "conflict"), (403, "forbidden"), (429, "rate_limited")))
    n = s.c((3, 3, 4))
    fields = s.pick("email|birth_date|iban|phone|postcode|quantity|username|start_date|country|amount", n)
    hum = {f: {"email": "e-mail address", "iban": "IBAN"}.get(f, f.replace("_", " ")) for f in fields}
    why = s.pick("required/is missing|too_long/is too long|bad_format/has the wrong format|already_taken/is already taken|out_of_range/is out of range|not_allowed/is not allowed", n)
    sev = [s.c(("error", "warning")) for _ in fields]
    lim, rem, wait = s.i(10, 500, 10), s.i(0, 9), s.i(2, 30)
    retry, _ = s.p(), s.p()
    tries = s.i(1, 5)
    doc = s.p()
    path = s.c(("/v1/orders", "/v2/users", "/api/payments", "/v3/bookings"))
    meth = s.c(("POST", "PUT", "PATCH"))
    tree = {"error": {"status|http_status|code": code, "type|title": title, "retryable|can_retry": retry, "details|violations|errors": [{"field|path|pointer": fields[i], "reason|rule|issue": why[i].split("/")[0], "severity|level": sev[i], "value|received": None if why[i].startswith("required") else s.c(("12x", "", "??", 0, -3, "abc"))} for i in range(n)],
                      "docs|help_url": f"https://docs.example/errors/{code}" if doc else None}, "request": {"method": meth, "path|url": path, "attempt|try": tries}, "limits|rate_limit": {"limit|per_minute": lim, "remaining|left": rem, "retry_after_s|reset_in_seconds": wait}}
    F = ["the " + hum[f] for f in fields]
    s.attr("cause", "{e} was [rejected|flagged] because it {v}~{e} {v}~the problem with {e} is that it {v}", F, [w.split("/")[1] for w in why])
    s.count([x == "error" for x in sev], "field", "fields", "has an error rather than a warning", "have errors rather than warnings")
    s.which(F, [x == "warning" for x in sev], "field", "only triggers a warning", "triggers an error")
    s.add("number", "{v} fields are [complained about|listed as problematic]", dict(v=num(n)), dict(v=num(s.c((n - 1, n + 1)))))
    s.bool("negation", retry, "the request can be [retried|tried again]", "the request cannot be [retried|tried again]", "Can the request be retried?")
    s.look("attribute", "the [server|API] answered with status {v}~the HTTP status is {v}", ["422", "400", "409", "403", "429"], str(code))
    s.look("attribute", "it was a {v} request~the client sent a {v} request", ["POST", "PUT", "PATCH"], meth)
    s.add("number", "{v} requests [remain|are left]" + " of {w} allowed~the client may [make|send] {w} requests, {v} of which are left", dict(v=str(rem), w=str(lim)), s.c((dict(v=str(lim), w=str(rem)), dict(v=str(s.no(range(10), rem)), w=str(lim)))))
    s.add("unit", "the client should wait {v} before [trying again|the limit resets]~the limit resets in {v}", dict(v=f"{wait} seconds"), dict(v=s.c((f"{wait} minutes", f"{wait + s.i(1, 9)} seconds", f"{lim + 31} seconds"))))
    s.bool("absence", doc, "the response [links to|includes a link to] documentation", "the response [gives|includes] no link to documentation")
    s.add("number", "this was the {v} attempt", dict(v=nth(tries - 1)), dict(v=nth(s.no(range(6), tries - 1))))
    s.add("scope", "the failed call went to {v}", dict(v=path), dict(v=s.no(("/v1/orders", "/v2/users", "/api/payments", "/v3/bookings"), path)))
    return "api error", s.render(tree, "error_response")


# ---------------------------------------------------------------- records from a specification

SAY = {
    "": lambda s, v: plain(D(v)), "n": lambda s, v: s.n(v), "year": lambda s, v: str(v), "money": lambda s, v: s.m(v), "min": lambda s, v: s.mins(v), "ms": lambda s, v: s.ms(v), "%": lambda s, v: f"{v}%" if s.p(.6) else f"{v} percent",
    "kg": lambda s, v: f"{plain((D(v) / 1000).normalize())} kg", "MB": lambda s, v: s.bytes(v), "kWh": lambda s, v: f"{v} kWh", "km": lambda s, v: f"{v} km" if s.p() else f"{v} kilometres", "m2": lambda s, v: f"{v} m²" if s.p() else f"{v} square metres",
    "h": lambda s, v: s.nn(v, "hour"), "days": lambda s, v: s.nn(v, "day"), "GB": lambda s, v: f"{v} GB", "C": lambda s, v: f"{v} °C" if s.p() else f"{v} degrees", "sec": lambda s, v: s.secs(v), "pts": lambda s, v: s.nn(v, "point"), "str": lambda s, v: str(v),
    "m:s": lambda s, v: s.secs(v), "clock": lambda s, v: s.say.time(v)}
RAW = {"MB": lambda v: v * 100000, "ms": lambda v: v, "clock": lambda v: "%02d:%02d" % divmod(v, 60)}


def A(key, kind, *rest):
    return (key, kind) + rest


SPECS = [
    dict(dom="game state", root="game", list="players|party|heroes", sg="player", pl="players", ent="first", entkey="name|nick", sub="stats|attributes",
         attrs=[A("hp|health", "num", (1, 100, 1), "n", "{e} has {v} health points", "has more health than", "has less health than", "is the healthiest player~has the most health", "has the least health~is closest to being knocked out"),
                A("gold|coins", "num", (0, 900, 10), "", "{e} [owns|carries|has] {v} coins", "is richer than", "is poorer than", "has the most coins", "has the fewest coins", "the players own {v} coins between them"),
                A("class|role", "enum", "wizard/knight/thief/healer/archer", "{e} plays the {v}~{e}'s class is {v}"), A("alive|is_alive", "flag", "is still alive", "is no longer alive", "are still alive"),
                A("weapon|equipped", "opt", "sword/bow/staff/dagger/axe", "is holding a weapon", "is holding no weapon"), A("level|lvl", "num", (1, 40, 1), "str", "{e} is at level {v}~{e} has reached level {v}", "is at a higher level than", "is at a lower level than", "has the highest level", "has the lowest level")],
         pairs=[("turn|round_info", "current|active", "next|upcoming", "first", "it is {a}'s turn now, {b} comes next~the next [to move|player] is {b}~{a} is [to move|playing] at the moment")], top=[("paused|is_paused", "the game is paused", "the game is not paused")]),
    dict(dom="library catalogue", root="catalogue", list="books|holdings|records", sg="book", pl="books", ent="title", entkey="title", sub="circulation|loan",
         attrs=[A("author|creator", "person", "{e} was written by {v}~{v} is the author of {e}~{v} wrote {e}"), A("year|published", "num", (1950, 2024, 1), "year", "{e} came out in {v}~{e} was published in {v}", "is more recent than", "is older than", "is the newest title", "is the oldest title"),
                A("pages|page_count", "num", (90, 800, 2), "", "{e} has {v} pages", "is longer than", "is shorter than", "is the longest book", "is the shortest book"), A("copies|copies_total", "num", (1, 9, 1), "n", "the library [owns|has] {v} copy/copies of {e}", "is held in more copies than", "is held in fewer copies than", "is held in the most copies", "is held in the fewest copies"),
                A("on_loan|checked_out", "flag", "is on loan", "is on the shelf", "are on loan"), A("due|due_back", "opt", "date", "has a return date", "has no return date"), A("shelf|location", "enum", "A3/B7/C1/D4/E9", "{e} [stands|is kept] at shelfmark {v}"), A("reserved_by|hold", "opt", "person", "has been reserved by someone", "has not been reserved by anyone")],
         pairs=[("branches|sites", "main", "branch", "place", "the main library is in {a}~the branch is in {b}~the main library is in {a} and its branch in {b}")], top=[]),
    dict(dom="menu", root="menu", list="dishes|items|courses", sg="dish", pl="dishes", ent="dish", entkey="name|dish", sub="info|details", the=True,
         attrs=[A("price_cents|price_ct", "num", (550, 2890, 10), "money", "{e} costs {v}~you pay {v} for {e}", "is more expensive than", "is cheaper than", "is the most expensive dish", "is the cheapest dish", "ordering every dish once comes to {v}"), A("vegan|is_vegan", "flag", "is vegan", "is not vegan", "are vegan"), A("contains_nuts|nuts", "flag", "contains nuts", "contains no nuts", "contain nuts"),
                A("kcal|calories", "num", (210, 990, 10), "", "{e} has {v} kilocalories", "has more calories than", "has fewer calories than", "has the most calories", "has the fewest calories"), A("spice|heat", "enum", "mild/medium/hot", "{e} is [rated|listed as] {v}"), A("sold_out|unavailable", "flag", "is sold out", "is still available", "are sold out"), A("chef_note|note", "opt", "text", "comes with a note", "comes without a note")],
         pairs=[("kitchen|service", "opens|open", "last_orders|closing", "clock", "the kitchen opens at {a}~last orders are taken at {b}~the kitchen opens at {a} and takes last orders at {b}")], top=[("reservation_required|booking_needed", "a reservation is [needed|required]", "no reservation is [needed|required]")]),
    dict(dom="alert rules", root="alerting", list="rules|alerts|monitors", sg="rule", pl="rules", ent="disk-full|high-latency|queue-backlog|cert-expiry|login-spike|memory-leak|replica-lag|error-burst|slow-query", entkey="name|alert", sub="options|params",
         attrs=[A("severity|priority", "enum", "critical/warning/info", "{e} has severity {v}~the severity of {e} is {v}"), A("threshold_pct|threshold", "num", (40, 98, 1), "%", "{e} [fires|triggers] above {v}~the threshold of {e} is {v}", "has a higher threshold than", "has a lower threshold than", "has the highest threshold", "has the lowest threshold"), A("for_minutes|window_min", "num", (1, 60, 1), "min", "{e} must hold for {v} before it fires", "waits longer than", "waits less long than", "waits the longest", "waits the shortest time"),
                A("muted|silenced", "flag", "is muted", "is not muted", "are muted"), A("channel|notify", "enum", "pager/email/chat/sms", "{e} notifies people by {v}~alerts from {e} go out by {v}"), A("runbook|runbook_url", "opt", "url", "has a runbook", "has no runbook"), A("owner|team", "enum", "platform/billing/search/mobile", "{e} [belongs to|is owned by] the {v} team")],
         pairs=[("on_call|rotation", "primary", "secondary|backup", "person", "{a} is first on call, {b} is the backup~the [primary|first] on-call person is {a}~{b} is only the backup")], top=[("maintenance_mode|maintenance", "maintenance mode is on", "maintenance mode is off")]),
    dict(dom="backups", root="backup", list="jobs|tasks|backups", sg="job", pl="jobs", ent="db-dump|mail-archive|home-dirs|photo-store|wiki-export|vm-images|config-snap|ledger-copy", entkey="name|job", sub="last_run|result",
         attrs=[A("size_bytes|bytes", "num", (40, 9800, 10), "MB", "{e} [wrote|backed up|stored] {v}~the size of {e} is {v}", "is bigger than", "is smaller than", "wrote the most data", "wrote the least data"), A("duration_s|seconds", "num", (20, 1700, 1), "sec", "{e} took {v}", "took longer than", "took less time than", "took the longest", "was the fastest"), A("schedule|runs", "enum", "hourly/daily/weekly/monthly", "{e} runs {v}"),
                A("encrypted|encryption", "flag", "is encrypted", "is not encrypted", "are encrypted"), A("retention_days|keep_days", "num", (7, 180, 1), "days", "copies [made by|of] {e} are kept for {v}", "is kept longer than", "is kept less long than", "is kept the longest", "is kept the shortest time"), A("last_error|error", "opt", "err", "ended with an error", "ended without an error"), A("target|destination", "enum", "tape/cloud/nas/disk", "{e} is [written|saved] to {v}")],
         pairs=[("servers|hosts", "source", "replica|mirror", "server", "{a} is the source and {b} the replica~data is copied from {a} to {b}")], top=[("verify|verify_after_write", "backups are verified after writing", "backups are not verified after writing")]),
    dict(dom="playlist", root="playlist", list="tracks|entries|songs", sg="track", pl="tracks", ent="title", entkey="title|track", sub="audio|meta_info",
         attrs=[A("artist|performer", "person", "{e} is [sung|performed] by {v}~{v} performs {e}"), A("length_s|duration_sec", "num", (125, 420, 1), "sec", "{e} [lasts|runs for] {v}", "is longer than", "is shorter than", "is the longest track", "is the shortest track", "the tracks last {v} in all"), A("explicit|explicit_lyrics", "flag", "is marked explicit", "is not marked explicit", "are marked explicit"), A("plays|play_count", "num", (12, 9900, 1), "", "{e} has been played {v} times", "has been played more often than", "has been played less often than", "has been played most often", "has been played least often"),
                A("genre|style", "enum", "jazz/folk/techno/soul/rock", "{e} is filed under {v}"), A("year|released", "num", (1968, 2025, 1), "year", "{e} [dates from|came out in] {v}", "is newer than", "is older than", "is the newest track", "is the oldest track"), A("liked|favourite", "flag", "is a favourite", "is not a favourite", "are favourites")],
         pairs=[("people|users", "owner|created_by", "editor|collaborator", "first", "the playlist belongs to {a}; {b} may edit it~{a} [owns|created] the playlist~{b} is a collaborator, not the owner")], top=[("public|is_public", "the playlist is public", "the playlist is not public")]),
    dict(dom="charging stations", root="network", list="chargers|stations|points", sg="charger", pl="chargers", ent="code", entkey="id|station_id", sub="technical|specs",
         attrs=[A("power_kw|max_kw", "num", (7, 300, 1), "str", "{e} [delivers|offers] {v} kW~the output of {e} is {v} kW", "is more powerful than", "is less powerful than", "is the most powerful charger", "is the weakest charger"), A("connector|plug", "enum", "CCS/Type 2/CHAdeMO", "{e} has a {v} connector"), A("occupied|in_use", "flag", "is in use", "is free", "are in use"), A("price_per_kwh_cents|tariff_ct", "num", (29, 89, 1), "str", "a kilowatt-hour at {e} costs {v} cents~{e} charges {v} cents per kWh", "is more expensive than", "is cheaper than", "is the most expensive charger", "is the cheapest charger"),
                A("city|town", "place", "{e} is in {v}~{e} [stands|can be found] in {v}"), A("last_service|serviced", "date", "{e} was last serviced on {v}", "was serviced later than", "was serviced earlier than"), A("fault_code|fault", "opt", "err", "reports a fault", "reports no fault")],
         pairs=[("contacts|support", "operator", "roaming_partner|partner", "firm", "the network is operated by {a}~{b} is the roaming partner~{a} is the operator and {b} the roaming partner")], top=[("app_required|needs_app", "an app is needed to charge", "no app is needed to charge")]),
    dict(dom="infrastructure plan", root="plan", list="changes|resource_changes|resources", sg="resource", pl="resources", ent="bucket.logs|db.main|queue.mail|vm.worker|dns.www|cert.api|disk.data|lb.public|topic.audit", entkey="address|resource", sub="after|planned",
         attrs=[A("action|change", "enum", "create=will be created/update=will be changed/delete=will be deleted/no-op=stays as it is", "{e} {v}"), A("monthly_cost_cents|cost_cents", "num", (150, 24000, 50), "money", "{e} [will cost|costs] {v} a month~the monthly cost of {e} is {v}", "costs more than", "costs less than", "costs the most", "costs the least", "all resources together cost {v} a month"), A("protected|prevent_destroy", "flag", "is protected against deletion", "is not protected against deletion", "are protected against deletion"), A("region|zone", "enum", "eu-north/eu-west/us-east/ap-south", "{e} is [located|placed] in {v}"),
                A("size_gb|capacity_gb", "num", (10, 900, 10), "GB", "{e} has {v} of space", "is larger than", "is smaller than", "is the largest resource", "is the smallest resource"), A("tags|owner_tag", "opt", "text", "carries an owner tag", "carries no owner tag"), A("public|publicly_accessible", "flag", "is open to the public", "is not open to the public", "are open to the public")],
         pairs=[("review|approval", "requested_by|author", "approved_by|approver", "person", "{b} approved the plan that {a} requested~the plan was approved by {b}~{a} asked for the change")], top=[("dry_run|simulate", "this is only a dry run", "this is not a dry run")]),
    dict(dom="gradebook", root="gradebook", list="students|pupils|learners", sg="student", pl="students", ent="person", entkey="name|student", sub="marks|results",
         attrs=[A("midterm|test_1", "num", (20, 100, 1), "pts", "{e} [scored|got] {v} in the midterm~{e}'s midterm result is {v}", "did better in the midterm than", "did worse in the midterm than", "did best in the midterm", "did worst in the midterm"), A("final|final_exam", "num", (20, 100, 1), "pts", "{e} [scored|got] {v} in the final exam~{e}'s final result is {v}", "did better in the final than", "did worse in the final than", "did best in the final", "did worst in the final"), A("absent_days|days_missed", "num", (0, 12, 1), "days", "{e} [missed|was absent for] {v}", "was absent more often than", "was absent less often than", "missed the most days", "missed the fewest days"),
                A("passed|pass", "flag", "passed the course", "did not pass the course", "passed the course"), A("essay|essay_submitted", "opt", "date", "has handed in the essay", "has not handed in the essay"), A("group|section", "enum", "A/B/C", "{e} is in group {v}")],
         pairs=[("staff|teachers", "lecturer|teacher", "assistant|tutor", "person", "the course is taught by {a}, {b} assists~{a} is the teacher and {b} the assistant~{b} is the assistant")], top=[("grades_published|released", "the grades have been published", "the grades have not been published")]),
    dict(dom="smart home", root="home", list="devices|things|accessories", sg="device", pl="devices", ent="hall lamp|kitchen lamp|heater|front door lock|fan|coffee machine|garage door|doorbell|thermostat|speaker|desk lamp|humidifier", entkey="name|label", sub="state|status", the=True,
         attrs=[A("on|powered|power", "flag", "is switched on", "is switched off", "are switched on"), A("watts|power_w", "num", (2, 1900, 1), "str", "{e} draws {v} watts~{e} uses {v} W", "draws more power than", "draws less power than", "draws the most power", "draws the least power", "all devices together draw {v} watts"), A("battery|battery_pct", "num", (4, 100, 1), "%", "{e}'s battery is at {v}", "has more battery left than", "has less battery left than", "has the fullest battery", "has the emptiest battery"), A("reachable|online", "flag", "can be reached", "cannot be reached", "can be reached"),
                A("schedule|timer", "opt", "time", "has a schedule", "has no schedule"), A("floor|level", "enum", "cellar=in the cellar/ground=on the ground floor/first=on the first floor/attic=in the attic", "{e} is {v}"), A("updated|last_change", "date", "{e} last changed on {v}", "changed later than", "changed earlier than")],
         pairs=[("climate|temperature", "inside_c|indoor_c", "outside_c|outdoor_c", "deg", "it is {a} inside and {b} outside~the outdoor temperature is {b}~inside, {a} is measured")], top=[("away_mode|nobody_home", "away mode is active", "away mode is not active"), ("alarm_armed|armed", "the alarm is armed", "the alarm is not armed")]),
    dict(dom="calendar event", root="event", list="attendees|invitees|participants", sg="attendee", pl="attendees", ent="person", entkey="name|display_name", sub="info|rsvp",
         attrs=[A("response|status", "enum", "accepted=has accepted/declined=has declined/tentative=has answered maybe/needsAction=has not answered", "{e} {v}"), A("optional|is_optional", "flag", "is an optional attendee", "is a required attendee", "are optional attendees"), A("remote|joins_online", "flag", "joins online", "comes in person", "join online"), A("company|org", "firm", "{e} [works for|is from|comes from] {v}"), A("comment|note", "opt", "text", "left a comment", "left no comment")],
         pairs=[("time|when", "start|begins", "end|ends", "clock", "the meeting [starts|begins] at {a} and ends at {b}~the meeting ends at {b}~it begins at {a}"), ("people|roles", "organizer|host", "minutes_by|note_taker", "first", "{a} organises the meeting and {b} takes the minutes~the minutes are taken by {b}~the organiser is {a}")], top=[("recurring|repeats", "the event repeats", "the event does not repeat"), ("recording|record", "the meeting is recorded", "the meeting is not recorded")]),
    dict(dom="insurance policy", root="policy", list="coverages|cover|benefits", sg="risk", pl="risks", ent="fire|theft|storm|water damage|glass breakage|legal costs|flood|vandalism|power surge", entkey="risk|name|peril", sub="terms|conditions",
         attrs=[A("covered|included", "flag", "is covered", "is not covered", "are covered"), A("deductible_cents|excess_cents", "num", (5000, 95000, 500), "money", "the deductible for {e} is {v}~with {e}, the customer pays the first {v}", "has a higher deductible than", "has a lower deductible than", "has the highest deductible", "has the lowest deductible"), A("limit_cents|max_payout_cents", "num", (100000, 9000000, 50000), "money", "the maximum payout for {e} is {v}", "has a higher maximum payout than", "has a lower maximum payout than", "has the highest maximum payout", "has the lowest maximum payout"),
                A("waiting_days|waiting_period_days", "num", (0, 90, 1), "days", "the waiting period for {e} is {v}", "has a longer waiting period than", "has a shorter waiting period than", "has the longest waiting period", "has the shortest waiting period"), A("exclusions|exclusion_note", "opt", "text", "comes with an exclusion", "comes without exclusions")],
         pairs=[("parties|persons", "policyholder|holder", "beneficiary|insured_person", "person", "{a} holds the policy and {b} benefits from it~the policyholder is {a}~the beneficiary is {b}"), ("term|validity", "from|start", "until|end", "date", "the policy starts on {a}~the policy ends on {b}~cover runs from {a} to {b}")], top=[("auto_renew|renews", "the policy renews automatically", "the policy does not renew automatically")]),
    dict(dom="compose file", root="stack", list="services|containers", sg="service", pl="services", ent="service", entkey="name|service", sub="deploy|runtime",
         attrs=[A("image_tag|tag", "ver", "{e} [uses|runs] the tag {v}~the image tag of {e} is {v}"), A("port|host_port", "num", (1025, 9999, 1), "str", "{e} is [reachable|published] on port {v}~port {v} leads to {e}"), A("memory_mb|mem_limit_mb", "num", (64, 4096, 64), "str", "{e} may use {v} MB of memory~the memory limit of {e} is {v} MB", "may use more memory than", "may use less memory than", "has the highest memory limit", "has the lowest memory limit"), A("restart|restart_policy", "enum", "always/never/on-failure", "the restart policy of {e} is {v}"), A("privileged|run_as_root", "flag", "runs as root", "does not run as root", "run as root"),
                A("healthcheck|health_cmd", "opt", "cmd", "has a health check", "has no health check"), A("replicas|scale", "num", (1, 8, 1), "n", "the number of replicas of {e} is {v}", "has more replicas than", "has fewer replicas than", "has the most replicas", "has the fewest replicas", "there are {v} replicas in all")],
         pairs=[("networks|network", "internal|backend", "external|public", "brand", "the internal network is called {a}~the [external|public] network is called {b}")], top=[("debug|debug_mode", "debug mode is on", "debug mode is off")]),
    dict(dom="file listing", root="listing", list="files|objects|entries", sg="file", pl="files", ent="report.pdf|notes.txt|sales.csv|photo.jpg|backup.zip|draft.docx|index.html|video.mp4|budget.xlsx|logo.svg", entkey="key|name|path", sub="properties|attrs",
         attrs=[A("size_bytes|bytes", "num", (3, 9800, 1), "MB", "{e} [takes up|is|has a size of] {v}~the size of {e} is {v}", "is bigger than", "is smaller than", "is the biggest file", "is the smallest file", "the files take up {v} in all"), A("modified|last_modified", "date", "{e} was last changed on {v}", "was changed later than", "was changed earlier than"), A("owner|uploaded_by", "person", "{e} was uploaded by {v}~{v} uploaded {e}"), A("encrypted|is_encrypted", "flag", "is encrypted", "is not encrypted", "are encrypted"), A("versions|version_count", "num", (1, 15, 1), "n", "the number of versions of {e} is {v}", "has more versions than", "has fewer versions than", "has the most versions", "has the fewest versions"),
                A("public|shared", "flag", "is shared publicly", "is private", "are shared publicly"), A("deleted_at|trashed", "opt", "date", "has been deleted", "has not been deleted"), A("storage_class|tier", "enum", "hot/cool/archive", "{e} is in the {v} tier")],
         pairs=[("quota|usage", "used_gb|taken_gb", "limit_gb|total_gb", "gb", "{a} of {b} GB are used~the quota is {b} GB~{a} GB are taken up so far")], top=[("truncated|has_more", "the listing is cut off", "the listing is complete")]),
    dict(dom="appointments", root="schedule", list="appointments|visits|slots", sg="patient", pl="patients", ent="person", entkey="patient|name", sub="visit|details",
         attrs=[A("time|start", "num", (480, 1080, 10), "clock", "{e} is [seen|due|expected] at {v}~{e}'s appointment is at {v}", "has a later appointment than", "has an earlier appointment than", "is the last to be seen", "is the first to be seen"), A("doctor|physician", "person", "{e} is seen by {v}~{v} sees {e}"), A("duration_min|minutes", "num", (10, 60, 5), "min", "{v} are set aside for {e}~the visit of {e} is planned to last {v}", "has a longer appointment than", "has a shorter appointment than", "has the longest appointment", "has the shortest appointment"), A("first_visit|new_patient", "flag", "is a new patient", "has been there before", "are new patients"),
                A("room|room_no", "enum", "1/2/3/4", "{e} goes to room {v}"), A("referral|referred_by", "opt", "person", "was referred by another doctor", "came without a referral"), A("cancelled|canceled", "flag", "has cancelled", "has not cancelled", "have cancelled")],
         pairs=[("practice|clinic", "phone|telephone", "fax|fax_no", "phone", "the phone number is {a} and the fax number {b}~you can call {a}~faxes go to {b}")], top=[("walk_in|accepts_walk_ins", "patients can come without an appointment", "patients cannot come without an appointment")]),
    dict(dom="property listings", root="listings", list="properties|homes|units", sg="flat", pl="flats", ent="code", entkey="ref|listing_id", sub="features|facts",
         attrs=[A("rent_cents|monthly_rent_cents", "num", (42000, 240000, 500), "money", "{e} costs {v} a month~the rent for {e} is {v}", "is more expensive than", "is cheaper than", "is the most expensive flat", "is the cheapest flat"), A("area_m2|size_sqm", "num", (24, 160, 1), "m2", "{e} has {v} of floor space" + "~{e} [measures|is] {v}", "is larger than", "is smaller than", "is the largest flat", "is the smallest flat"), A("rooms|room_count", "num", (1, 7, 1), "n", "the number of rooms in {e} is {v}", "has more rooms than", "has fewer rooms than", "has the most rooms", "has the fewest rooms"), A("pets_allowed|pets", "flag", "allows pets", "does not allow pets", "allow pets"),
                A("balcony|has_balcony", "flag", "has a balcony", "has no balcony", "have a balcony"), A("available_from|free_from", "date", "{e} is available from {v}", "becomes available later than", "becomes available earlier than"), A("district|area", "place", "{e} is in {v}"), A("agent|contact", "opt", "person", "has a contact person", "has no contact person"), A("heating", "enum", "gas/district/oil/heat pump", "the heating [in|of] {e} is listed as {v}")],
         pairs=[("search|query", "min_rooms|rooms_min", "max_rooms|rooms_max", "range", "the search is for at least {a} rooms~the search is for at most {b} rooms~the search covers {a} to {b} rooms")], top=[("saved_search|alert", "the search is saved", "the search is not saved")]),
    dict(dom="firewall", root="firewall", list="rules|policies|entries", sg="rule", pl="rules", ent="allow-web|block-telnet|office-vpn|db-access|mail-out|guest-wifi|ssh-admin|printer-net|backup-link", entkey="name|rule", sub="match|conditions",
         attrs=[A("action|verdict", "enum", "allow=lets traffic through/deny=blocks traffic/log=only logs traffic", "{e} {v}"), A("port|dst_port", "num", (20, 9999, 1), "str", "{e} [applies to|covers] port {v}~port {v} is covered by {e}"), A("protocol|proto", "enum", "tcp=TCP/udp=UDP/icmp=ICMP", "{e} is about {v} traffic~the protocol of {e} is {v}"), A("enabled|active", "flag", "is active", "is inactive", "are active"), A("hits|hit_count", "num", (0, 9000, 1), "", "{e} has matched {v} times", "has matched more often than", "has matched less often than", "has matched most often", "has matched least often"), A("priority|order", "num", (1, 90, 1), "str", "{e} has priority number {v}", "has a higher priority number than", "has a lower priority number than", "has the highest priority number", "has the lowest priority number"),
                A("expires|valid_until", "opt", "date", "has an end date", "has no end date"), A("created_by|author", "person", "{e} was [created|added] by {v}")],
         pairs=[("zones|interfaces", "inside|lan", "outside|wan", "server", "the inside interface is {a}~the outside interface is {b}~{a} faces the inside, {b} the outside")], top=[("default_deny|deny_by_default", "traffic is denied by default", "traffic is not denied by default")]),
    dict(dom="bank accounts", root="accounts", list="accounts|products", sg="account", pl="accounts", ent="current account|savings account|holiday account|joint account|deposit account|business account|youth account", entkey="name|label", sub="details|info", the=True,
         attrs=[A("balance_cents|balance_minor", "num", (-90000, 900000, 125), "money", "the balance of {e} is {v}", "has a higher balance than", "has a lower balance than", "has the highest balance", "has the lowest balance"), A("interest_bp|rate_bp", "num", (0, 450, 5), "bp", "{e} pays {v} interest~the interest rate of {e} is {v}", "pays more interest than", "pays less interest than", "pays the most interest", "pays the least interest"), A("frozen|blocked", "flag", "is blocked", "is not blocked", "are blocked"), A("opened|opened_on", "date", "{e} was opened on {v}", "was opened later than", "was opened earlier than"), A("overdraft_cents|overdraft", "opt", "cents", "has an overdraft facility", "has no overdraft facility"),
                A("holder|owner", "person", "{e} [belongs to|is in the name of] {v}"), A("card_count|cards", "num", (0, 4, 1), "n", "the number of cards for {e} is {v}", "has more cards than", "has fewer cards than", "has the most cards", "has the fewest cards", "there are {v} cards in all")],
         pairs=[("contacts|people", "adviser|advisor", "deputy|stand_in", "person", "the adviser is {a}, with {b} as deputy~{b} stands in for {a}")], top=[("paperless|e_statements", "statements are sent electronically", "statements are not sent electronically")]),
    dict(dom="survey", root="survey", list="questions|items", sg="question", pl="questions", ent="Q1|Q2|Q3|Q4|Q5|Q6|Q7", entkey="id|code", sub="results|summary",
         attrs=[A("answered|responses", "num", (40, 900, 1), "", "{v} people answered {e}~{e} got {v} answers", "got more answers than", "got fewer answers than", "got the most answers", "got the fewest answers"), A("yes_pct|agree_pct", "num", (3, 97, 1), "%", "{v} agreed in {e}~in {e} the share of agreement was {v}", "met with more agreement than", "met with less agreement than", "met with the most agreement", "met with the least agreement"), A("required|mandatory", "flag", "is mandatory", "is not mandatory", "are mandatory"), A("type|format", "enum", "scale/choice/free text/yes-no", "{e} is of type {v}"), A("comment|remarks", "opt", "text", "has a remark attached", "has no remark attached"), A("median_s|median_seconds", "num", (5, 170, 1), "sec", "people [needed|took] a median of {v} for {e}", "took people longer than", "took people less time than", "took people the longest", "took people the shortest time")],
         pairs=[("period|field_time", "opened|from", "closed|to", "date", "the survey opened on {a}~the survey closed on {b}~answers were collected from {a} to {b}"), ("sample|totals", "invited|sent", "completed|finished", "int", "{a} people were invited and {b} finished~{b} people finished the survey~{a} people were invited")], top=[("anonymous|is_anonymous", "the survey is anonymous", "the survey is not anonymous")]),
    dict(dom="dns zone", root="zone", list="records|rrsets", sg="record", pl="records", ent="www|mail|api|shop|blog|vpn|cdn|status|ftp", entkey="name|host", sub="data|options",
         attrs=[A("type|rtype", "enum", "A/AAAA/CNAME/MX/TXT", "{e} is of type {v}~the type of {e} is {v}"), A("ttl|ttl_seconds", "num", (60, 7200, 60), "ttl", "{e} is cached for {v}~the time to live of {e} is {v}", "has a longer time to live than", "has a shorter time to live than", "has the longest time to live", "has the shortest time to live"), A("proxied|proxy", "flag", "goes through the proxy", "does not go through the proxy", "go through the proxy"), A("changed|modified", "date", "{e} was changed on {v}", "was changed later than", "was changed earlier than"), A("comment|note", "opt", "text", "has a comment", "has no comment"), A("target|points_to", "server", "{e} points to {v}"), A("weight|priority", "num", (0, 100, 5), "str", "the weight of {e} is {v}", "has a higher weight than", "has a lower weight than", "has the highest weight", "has the lowest weight")],
         pairs=[("nameservers|ns", "primary|master", "secondary|slave", "server", "the primary name server is {a}~the secondary name server is {b}~{a} is primary, {b} secondary")], top=[("dnssec|signed", "the zone is signed", "the zone is not signed")]),
    dict(dom="subscriptions", root="billing", list="subscriptions|plans|contracts", sg="subscription", pl="subscriptions", ent="brand", entkey="product|name", sub="terms|billing_terms",
         attrs=[A("price_cents|amount_minor", "num", (299, 5900, 10), "money", "{e} costs {v} per billing period~for {e}, {v} is charged each period", "costs more per period than", "costs less per period than", "costs the most per period", "costs the least per period"), A("interval|period", "enum", "month=monthly/year=yearly/week=weekly/quarter=quarterly", "{e} is billed {v}"), A("trial|in_trial", "flag", "is still in its trial", "is not in its trial", "are still in trial"), A("cancelled_at|ended_at", "opt", "date", "has been cancelled", "has not been cancelled"), A("seats|quantity", "num", (1, 40, 1), "n", "the number of seats for {e} is {v}", "has more seats than", "has fewer seats than", "has the most seats", "has the fewest seats", "there are {v} seats in all"), A("next_invoice|renews_on", "date", "the next invoice for {e} is due on {v}", "is invoiced later than", "is invoiced earlier than"), A("auto_renew|renews", "flag", "renews automatically", "does not renew automatically", "renew automatically")],
         pairs=[("contacts|emails", "billing|invoice_contact", "technical|tech_contact", "person", "invoices go to {a}~the technical contact is {b}~{a} handles billing and {b} the technical side")], top=[("tax_exempt|vat_free", "the customer is exempt from tax", "the customer is not exempt from tax")]),
    dict(dom="warehouse", root="warehouse", list="zones|areas|sections", sg="zone", pl="zones", ent="code", entkey="code|zone", sub="stock|inventory",
         attrs=[A("pallets|pallet_count", "num", (3, 240, 1), "", "{v} pallets are stored in {e}~{e} holds {v} pallets", "holds more pallets than", "holds fewer pallets than", "holds the most pallets", "holds the fewest pallets", "the zones hold {v} pallets in all"), A("temperature_c|temp", "num", (-22, 24, 1), "C", "{e} is kept at {v}", "is warmer than", "is colder than", "is the warmest zone", "is the coldest zone"), A("hazardous|hazmat", "flag", "may hold hazardous goods", "may not hold hazardous goods", "may hold hazardous goods"), A("locked|closed", "flag", "is closed", "is open", "are closed"), A("supervisor|lead", "person", "{e} is [run|supervised] by {v}~{v} supervises {e}"), A("last_count|counted_on", "date", "stock in {e} was last counted on {v}", "was counted later than", "was counted earlier than"), A("reserved_for|customer", "opt", "firm", "is reserved for a customer", "is not reserved for anyone")],
         pairs=[("docks|gates", "inbound|receiving", "outbound|shipping", "brand", "goods arrive at gate {a}~goods leave through gate {b}~gate {a} is for arriving goods, gate {b} for outgoing ones")], top=[("night_shift|works_nights", "there is a night shift", "there is no night shift")]),
    dict(dom="vehicle fleet", root="fleet", list="vehicles|vans|units", sg="vehicle", pl="vehicles", ent="code", entkey="plate|vehicle_id", sub="telemetry|data",
         attrs=[A("odometer_km|mileage_km", "num", (900, 190000, 100), "big km", "{e} has [done|covered] {v}~the odometer of {e} shows {v}", "has covered more distance than", "has covered less distance than", "has covered the most distance", "has covered the least distance"), A("fuel_pct|tank_pct", "num", (2, 100, 1), "%", "the tank of {e} is {v} full", "has more fuel than", "has less fuel than", "has the fullest tank", "has the emptiest tank"), A("driver|assigned_to", "person", "{e} is driven by {v}~{v} drives {e}"), A("engine_on|ignition", "flag", "has its engine running", "has its engine off", "have their engines running"), A("inspection_due|next_service", "date", "{e} is due for inspection on {v}", "is due for inspection later than", "is due for inspection earlier than"), A("trailer|trailer_id", "opt", "code", "is pulling a trailer", "has no trailer"), A("type|body", "enum", "van/truck/minibus/pickup", "{e} is [registered|listed] as a {v}"), A("speed_kmh|velocity_kmh", "num", (0, 110, 1), "str", "{e} is moving at {v} km/h~the speed of {e} is {v} km/h", "is moving faster than", "is moving more slowly than", "is the fastest at the moment", "is the slowest at the moment")],
         pairs=[("depots|bases", "home|main_depot", "overflow|second_depot", "place", "the main depot is in {a}~the second depot is in {b}~the main depot is in {a}, the second one in {b}")], top=[("geofence_alerts|geofence", "geofence alerts are on", "geofence alerts are off")]),
    dict(dom="job openings", root="jobs", list="positions|openings|vacancies", sg="position", pl="positions", ent="data analyst|welder|nurse|accountant|gardener|translator|driver|chemist|receptionist|architect|cook", entkey="title|role", sub="conditions|offer", the="the {} position",
         attrs=[A("salary_min|pay_from", "num", (24000, 48000, 500), "eur", "pay for {e} starts at {v}", "starts at a higher salary than", "starts at a lower salary than", "has the highest starting salary", "has the lowest starting salary"), A("hours_per_week|weekly_hours", "num", (16, 40, 1), "h", "{e} is for {v} a week~{e} means working {v} a week", "involves longer hours than", "involves shorter hours than", "involves the longest hours", "involves the shortest hours"), A("remote|home_office", "flag", "can be done from home", "cannot be done from home", "can be done from home"), A("permanent|unlimited", "flag", "is permanent", "is for a limited time", "are permanent"), A("city|location", "place", "{e} is [based|located] in {v}"), A("deadline|apply_by", "date", "applications for {e} are due by {v}", "has a later deadline than", "has an earlier deadline than"), A("contact|recruiter", "person", "{v} is the contact for {e}"), A("bonus|bonus_note", "opt", "text", "comes with a bonus", "comes without a bonus")],
         pairs=[("company|employer", "hq|head_office", "branch|second_site", "place", "the head office is in {a}~the second site is in {b}")], top=[("agency|via_agency", "the jobs are offered through an agency", "the jobs are not offered through an agency")]),
    dict(dom="database config", root="databases", list="databases|connections|datasources", sg="database", pl="databases", ent="orders|users|audit|search|archive|reports|sessions|ledger", entkey="name|id", sub="pool|settings", the="the {} database",
         attrs=[A("engine|driver", "enum", "postgres/mysql/sqlite/mongodb", "{e} [runs on|uses] {v}"), A("max_connections|pool_size", "num", (5, 200, 5), "str", "{e} allows {v} connections", "allows more connections than", "allows fewer connections than", "allows the most connections", "allows the fewest connections"), A("timeout_ms|connect_timeout_ms", "num", (250, 9750, 250), "ms", "{e} times out after {v}~the timeout of {e} is {v}", "has a longer timeout than", "has a shorter timeout than", "has the longest timeout", "has the shortest timeout"), A("read_only|readonly", "flag", "is read-only", "is writable", "are read-only"), A("ssl|tls", "flag", "uses an encrypted connection", "uses an unencrypted connection", "use an encrypted connection"), A("replica|replica_host", "opt", "server", "has a replica", "has no replica"), A("port", "num", (3300, 5600, 1), "str", "{e} listens on port {v}"), A("host", "server", "{e} is hosted on {v}~{v} hosts {e}")],
         pairs=[("users|accounts", "app_user|application", "admin_user|maintenance", "brand", "the application logs in as {a}~maintenance is done as {b}")], top=[("migrations_on_start|auto_migrate", "migrations run on start", "migrations do not run on start")]),
    dict(dom="pull requests", root="repository", list="pull_requests|merge_requests|reviews", sg="request", pl="requests", ent="#118|#124|#131|#140|#152|#163|#177|#189|#201", entkey="number|id", sub="stats|summary",
         attrs=[A("author|opened_by", "person", "{e} was opened by {v}~{v} [wrote|opened] {e}"), A("reviewer|assigned_reviewer", "person", "{e} is reviewed by {v}~{v} is the reviewer of {e}"), A("additions|lines_added", "num", (1, 900, 1), "", "{e} adds {v} lines", "adds more lines than", "adds fewer lines than", "adds the most lines", "adds the fewest lines"), A("deletions|lines_removed", "num", (1, 900, 1), "", "{e} removes {v} lines", "removes more lines than", "removes fewer lines than", "removes the most lines", "removes the fewest lines"), A("draft|wip", "flag", "is a draft", "is not a draft", "are drafts"), A("merged_at|merged", "opt", "date", "has been merged", "has not been merged"), A("comments|comment_count", "num", (0, 30, 1), "n", "the number of comments on {e} is {v}", "drew more comments than", "drew fewer comments than", "drew the most comments", "drew the fewest comments"), A("target|base", "enum", "main/develop/release/docs", "{e} goes into {v}"), A("checks_passed|ci_green", "flag", "has passed its checks", "has not passed its checks", "have passed their checks")],
         pairs=[("maintainers|team", "lead|owner", "release_manager|releaser", "first", "{a} leads the project~{b} does the releases~{a} leads the project and {b} does the releases")], top=[("archived|read_only", "the repository is archived", "the repository is not archived")]),
    dict(dom="satellites", root="tracking", list="satellites|objects|spacecraft", sg="satellite", pl="satellites", ent="brand", entkey="name|designation", sub="orbit|orbital",
         attrs=[A("altitude_km|alt_km", "num", (310, 1400, 5), "km", "{e} [orbits|flies] at {v}~the altitude of {e} is {v}", "flies higher than", "flies lower than", "has the highest orbit", "has the lowest orbit"), A("period_min|orbit_minutes", "num", (88, 120, 1), "str", "{e} circles the Earth once in {v} minutes", "takes longer for one orbit than", "takes less time for one orbit than", "takes the longest for one orbit", "takes the shortest time for one orbit"), A("launched|launch_date", "date", "{e} was launched on {v}", "was launched later than", "was launched earlier than"), A("active|operational", "flag", "is in operation", "is no longer in operation", "are in operation"), A("operator|owner", "firm", "{e} is operated by {v}~{v} operates {e}"), A("mass_kg|launch_mass_kg", "num", (3, 4000, 1), "str", "{e} has a mass of {v} kg", "is heavier than", "is lighter than", "is the heaviest satellite", "is the lightest satellite"), A("decay_date|reentry", "opt", "date", "has a date for re-entry", "has no date for re-entry")],
         pairs=[("ground_stations|antennas", "uplink", "downlink", "place", "commands are sent from {a}~data is received in {b}~{a} sends commands, {b} receives data")], top=[("simulated|test_data", "the data is simulated", "the data is not simulated")]),
    dict(dom="recipes", root="recipe", list="ingredients|components", sg="ingredient", pl="ingredients", ent="flour|sugar|butter|honey|cocoa|yoghurt|semolina|cornstarch|rice|cream|cheese|cinnamon", entkey="item|name", sub="amount|measure",
         attrs=[A("grams|weight_g", "num", (15, 600, 5), "str", "the recipe [calls for|needs] {v} grams of {e}~{v} g of {e} are needed", None, None, "{e} is the ingredient used in the largest amount", "{e} is the ingredient used in the smallest amount", "the ingredients weigh {v} g in all"), A("optional|can_be_omitted", "flag", "is optional", "is required", "are optional"), A("step|added_in_step", "num", (1, 12, 1), "str", "{e} goes in at step {v}~step {v} is where {e} is added", "is added later than", "is added earlier than"), A("organic|bio", "flag", "should be organic", "need not be organic", "should be organic"), A("substitute|alternative", "opt", "text", "has a substitute listed", "has no substitute listed")],
         pairs=[("times|timing", "prep_time|preparation", "cook_time|baking", "iso", "preparation takes {a} and cooking {b}~cooking takes {b}~preparation takes {a}"), ("temperatures|oven", "start_c|first_c", "end_c|then_c", "oven", "the oven starts at {a} and ends at {b}~the oven is first set to {a}~later the oven is set to {b}")], top=[("vegan|suitable_for_vegans", "the recipe is vegan", "the recipe is not vegan"), ("freezable|can_be_frozen", "it can be frozen", "it cannot be frozen")]),
    dict(dom="museum loans", root="exhibition", list="objects|works|exhibits", sg="work", pl="works", ent="title", entkey="title|work", sub="loan|provenance",
         attrs=[A("artist|maker", "person", "{e} is by {v}~{v} [made|created] {e}"), A("year|created", "num", (1850, 2020, 1), "year", "{e} dates from {v}~{e} was made in {v}", "is more recent than", "is older than", "is the most recent work", "is the oldest work"), A("lender|on_loan_from", "firm", "{e} is lent by {v}~{v} lends {e}"), A("insured_cents|insurance_value_cents", "num", (500000, 90000000, 50000), "money", "{e} is insured for {v}", "is insured for more than", "is insured for less than", "has the highest insurance value", "has the lowest insurance value"), A("on_display|shown", "flag", "is on display", "is in storage", "are on display"), A("return_by|due_back", "date", "{e} has to go back by {v}", "has to go back later than", "has to go back earlier than"), A("damage|condition_note", "opt", "text", "has a note about its condition", "has no note about its condition"), A("room|gallery", "enum", "1/2/3/4/5", "{e} hangs in room {v}~room {v} is where {e} hangs")],
         pairs=[("dates|run", "opening|from", "closing|to", "date", "the exhibition opens on {a}~the exhibition closes on {b}~the exhibition runs from {a} to {b}")], top=[("free_entry|free", "entry is free", "entry is not free"), ("photography|photos_allowed", "photographs may be taken", "photographs may not be taken")]),
]
TEXTS = "see annex|checked twice|ask the office|new since May|pending review|handle with care|copy kept|old version|as agreed|second batch".split("|")


def opt_value(s, kind):
    if kind == "date":
        return s.day().strftime("%Y-%m-%d")
    if kind == "text":
        return s.c(TEXTS)
    if kind == "url":
        return f"https://wiki.example/{s.hexid(4)}"
    if kind == "err":
        return s.c(("E17", "TIMEOUT", "disk quota", "E404", "checksum mismatch"))
    if kind == "cmd":
        return s.c(("curl -f localhost/health", "pg_isready", "redis-cli ping"))
    if kind == "time":
        return "%02d:%02d" % (s.i(5, 23), s.c((0, 15, 30)))
    if kind == "cents":
        return s.i(10000, 90000, 5000)
    if kind in ("person", "firm", "code", "server"):
        return s.names.make(kind)
    return s.c(kind.split("/"))


def pair_values(s, kind):
    """two values as written and as said"""
    if kind in ("person", "first", "place", "firm", "server", "brand"):
        a, b = s.make(kind, 2)
        if kind == "server":
            s.lower |= {a, b}
        return (a, a), (b, b)
    if kind == "clock":
        a, b = s.i(480, 840, 15), s.i(855, 1290, 15)
        f = lambda m: "%02d:%02d" % divmod(m, 60)
        return (f(a), s.say.time(a)), (f(b), s.say.time(b))
    if kind == "date":
        a = s.day()
        b = a + DAY * s.i(20, 300)
        return (a.strftime("%Y-%m-%d"), s.say.date(a.date())), (b.strftime("%Y-%m-%d"), s.say.date(b.date()))
    if kind == "deg":
        a, b = s.ints(2, 30, 2)
        if s.p(.0):
            a = -a
        return (a, f"{a} °C"), (b, f"{b} °C")
    if kind == "oven":
        a, b = s.ints(120, 240, 2, 10)
        return (a, f"{a} °C"), (b, f"{b} °C")
    if kind == "gb":
        a, b = s.i(3, 80), s.i(100, 500, 50)
        return (a, str(a)), (b, str(b))
    if kind == "int":
        a, b = s.i(500, 2400), s.i(90, 480)
        return (a, plain(D(a))), (b, plain(D(b)))
    if kind == "range":
        a, b = s.i(1, 3), s.i(4, 7)
        return (a, num(a)), (b, num(b))
    if kind == "phone":
        a, b = (f"0{s.i(20, 99)} {s.i(100000, 999999)}" for _ in range(2))
        return (a, a), (b, b)
    if kind == "iso":
        a, b = s.ints(10, 110, 2, 5)
        f = lambda m: "PT" + (f"{m // 60}H" if m >= 60 else "") + (f"{m % 60}M" if m % 60 else "")
        return (f(a), s.mins(a)), (f(b), s.mins(b))
    raise KeyError(kind)


def num_say(s, unit, v):
    k = ("num", unit, v)
    if k not in s.memo:
        s.memo[k] = num_say_(s, unit, v)
    return s.memo[k]


def num_say_(s, unit, v):
    if unit == "bp":
        return f"{plain((D(v) / 100).normalize())}%" if s.p(.6) else f"{plain((D(v) / 100).normalize())} percent"
    if unit == "ttl":
        return s.mins(v // 60)
    if unit == "eur":
        return s.m(v * 100)
    if unit == "big km":
        return f"{plain(D(v))} km" if s.p() else f"{plain(D(v))} kilometres"
    return SAY[unit](s, v)


def rec_spec(s, spec=None):
    sp = spec or s.c(SPECS)
    n = s.c((2, 3, 4, 4, 5, 5, 6))
    raw = s.pick(sp["ent"], n) if "|" in sp["ent"] else s.make(sp["ent"], n)
    the = sp.get("the")
    ents = [the.format(e) for e in raw] if isinstance(the, str) else ["the " + e[0].lower() + e[1:] for e in raw] if the else list(raw)
    if sp["ent"] in ("service", "server") or "|" in sp["ent"]:
        s.lower |= {e for e in ents if not e.startswith("the ") and ("-" in e or "." in e or e in ("www", "mail", "api", "shop", "blog", "vpn", "cdn", "status", "ftp"))}
    k = min(len(sp["attrs"]), s.c((4, 5, 5, 6)))
    attrs = s.r.sample(sp["attrs"], k)
    rows = [{sp["entkey"]: e} for e in raw]
    subs = [{} for _ in raw]
    nest = s.p(.5)
    into = {a[0]: nest and s.p(.5) for a in attrs}
    put = lambda a, i, v: (subs if into[a[0]] else rows)[i].__setitem__(a[0], v)
    sg, pl = sp["sg"], sp["pl"]
    for a in attrs:
        key, kind = a[0], a[1]
        if kind == "num":
            (lo, hi, st), unit, temps = a[2], a[3], a[4]
            if (hi - lo) // st < n + 1:
                raise Retry
            vals = s.ints(lo, hi, n, st) if (hi - lo) // st >= n else [s.i(lo, hi, st) for _ in raw]
            for i in range(n):
                put(a, i, RAW.get(unit, lambda v: v)(vals[i]))
            if "copy/copies" in temps:
                said = [("one copy" if v == 1 else f"{num(v)} copies") for v in vals]
                temps = temps.replace("{v} copy/copies", "{v}")
            else:
                said = [num_say(s, unit, v) for v in vals]
            s.attr("number", temps, ents, said, fresh=lambda: num_say(s, unit, s.i(lo, hi, st)) if "copy" not in said[0] and "copies" not in said[0] else said[0])
            if len(a) > 6 and a[5]:
                s.comp(ents, vals, a[5], a[6])
            if len(a) > 8:
                s.most(ents, vals, a[7], a[8])
            if len(a) > 9 and n > 1:
                tot = sum(vals)
                w = s.c((tot - s.c(vals), tot + st * s.i(1, 5), tot - st * s.i(1, 3)))
                if w > 0 and w != tot:
                    s.add("arithmetic", a[9], dict(v=num_say(s, unit, tot)), dict(v=num_say(s, unit, w)))
            if unit in ("money", "str", "", "%", "km", "kg", "m2") and len(a) > 6 and a[5] and n > 1:
                i, j = s.r.sample(range(n), 2)
                if vals[i] < vals[j]:
                    i, j = j, i
                g = vals[i] - vals[j]
                g2 = s.c((g + st, g + 2 * st, abs(vals[i] + st * 3 - vals[j])))
                fm = (lambda x: s.m(x)) if unit == "money" else (lambda x: plain(D(x)) + (" percentage points" if unit == "%" else ""))
                if unit != "%" and not (unit in ("str", "")):
                    x, y = fm(g), fm(g2)
                    if unit in ("km", "m2", "kg"):
                        x, y = num_say(s, unit, g), num_say(s, unit, g2)
                    if a[5] and " than" in a[5] and unit in ("money",) and x != y and "more" in a[5]:
                        s.add("arithmetic", f"{{a}} {a[5].replace('more', '{g} more', 1).replace('is {g} more', 'is {g} more')} {{b}}", dict(a=ents[i], b=ents[j], g=x), s.c((dict(a=ents[i], b=ents[j], g=y), dict(a=ents[j], b=ents[i], g=x))))
        elif kind == "flag":
            vals = s.bools(n)
            for i in range(n):
                put(a, i, vals[i])
            s.count(vals, sg, pl, a[2], a[4])
            s.which(ents, vals, sg, a[2], a[3], pl, a[4])
            i = s.i(0, n - 1)
            if s.p(.4):
                s.add("negation", "{e} {x}", dict(e=ents[i], x=a[2] if vals[i] else a[3]), dict(e=ents[i], x=a[3] if vals[i] else a[2]))
        elif kind == "enum":
            opts = [x.partition("=") for x in a[2].split("/")]
            pool = s.r.sample(opts, min(len(opts), s.c((2, 3, 3))))
            vals = [s.c(pool) for _ in raw]
            for i in range(n):
                v = vals[i][0]
                put(a, i, int(v) if v.isdigit() else v)
            said = [v[2] or v[0] for v in vals]
            s.attr("attribute", a[3], ents, said, fresh=lambda: (lambda o: o[2] or o[0])(s.c(opts)))
            if a[3].count("{e}") == 1 or "~" in a[3]:
                t = a[3].split("~")[0]
                if t.startswith("{e} ") and t.count("{v}") == 1 and not t.endswith("}~"):
                    v = s.c(said)
                    ex = expand(s.r, t)
                    if "{v}" in ex and ex.startswith("{e} is "):
                        s.count([x == v for x in said], sg, pl, ex[4:].format(v=v), "are " + ex[7:].format(v=v))
        elif kind == "opt":
            has = s.bools(n)
            for i in range(n):
                put(a, i, opt_value(s, a[2]) if has[i] else None)
            s.which(ents, has, sg, a[3], a[4], pl)
            i = s.i(0, n - 1)
            s.add("absence", "{e} {x}", dict(e=ents[i], x=a[3] if has[i] else a[4]), dict(e=ents[i], x=a[4] if has[i] else a[3]))
        elif kind == "date":
            t0 = s.day()
            vals = [t0 + DAY * x for x in s.ints(0, s.c((40, 200, 600)), n)]
            for i in range(n):
                put(a, i, vals[i].strftime("%Y-%m-%d"))
            s.attr("date", a[2], ents, [s.say.date(v.date()) for v in vals])
            if len(a) > 4:
                s.comp(ents, vals, a[3], a[4])
        elif kind == "ver":
            vals = [f"{s.i(0, 9)}.{s.i(0, 20)}.{s.i(0, 9)}" for _ in raw]
            for i in range(n):
                put(a, i, vals[i])
            s.attr("attribute", a[2], ents, vals)
        else:
            some = s.make(kind, max(1, n - s.c((0, 0, 1))))
            vals = some + [s.c(some) for _ in range(n - len(some))]
            s.r.shuffle(vals)
            if kind == "server":
                s.lower |= set(vals)
            for i in range(n):
                put(a, i, vals[i])
            s.attr("owner" if kind == "person" else "attribute", a[2], ents, vals)
    for i in range(n):
        if subs[i]:
            rows[i][sp["sub"]] = subs[i]
    tree = {}
    if s.p(.3):
        tree["id|ref"] = s.hexid(6)
    for obj, k1, k2, kind, temps in s.r.sample(sp["pairs"], s.i(1, len(sp["pairs"]))):
        (a, sa), (b, sb) = pair_values(s, kind)
        o = [(k1, a), (k2, b)]
        s.r.shuffle(o)
        tree[obj] = dict(o)
        s.add("swap", temps, dict(a=sa, b=sb), dict(a=sb, b=sa))
    for key, pos, neg in sp["top"]:
        v = s.p()
        tree[key] = v
        s.bool("negation", v, pos, neg)
    tree["currency"] = CURRENCY[s.cur][0] if any(a[1] == "num" and a[3] in ("money", "eur") for a in attrs) or any(a[1] == "opt" and a[2] == "cents" for a in attrs) else OMIT
    # list or mapping by name
    if s.p(.2) and all(re.fullmatch(r"[\w .-]+", e) for e in raw):
        tree[sp["list"]] = {L(raw[i]): {k: v for k, v in rows[i].items() if k != sp["entkey"]} for i in range(n)}
        s.fmt = ("json2", "semi", "semi", "line", "yaml", "yaml", "outline", "props")
    else:
        tree[sp["list"]] = rows
        i = s.i(0, n - 1)
        s.add("attribute", f"the {{o}} {sg} [listed|in the list] is {{e}}~{{e}} is the {{o}} {sg} in the list~{{e}} comes {{o}} in the list", dict(o=nth(i), e=ents[i]), s.c((dict(o=nth(i), e=s.no(ents, ents[i])), dict(o=nth(s.no(range(n), i)), e=ents[i]))))
    if s.p(.3):
        s.add("number", f"{{v}} {pl} are listed~the list [contains|has|names] {{v}} {pl}~there are {{v}} {pl}", dict(v=num(n)), dict(v=num(n + 1 if s.p() or n == 2 else n - 1)))
    return sp["dom"], s.render(tree, sp["root"], wrap=s.p(.5))


# ---------------------------------------------------------------- more records by hand

def rec_hours(s):
    nm = s.names.make("venue")
    days = WEEKDAYS
    hm = lambda m: "%02d:%02d" % divmod(m, 60)
    op = {}
    closed = set(s.r.sample(days, s.c((1, 1, 2))))
    std = (s.c((480, 540, 570, 600)), s.c((1020, 1080, 1110, 1140)))
    for d in days:
        op[d] = None if d in closed else std if s.p(.5) else (s.i(480, 720, 30), s.i(960, 1260, 30))
    s.p(.4)  # not used; the draw keeps the documents of a seed
    hol, wheel = s.c((None, "closed", "10:00-14:00")), s.p()
    style = s.i(0, 2)
    if style == 0:
        body = [{"day|day_of_week": d, "opens": hm(op[d][0]) if op[d] else None, "closes": hm(op[d][1]) if op[d] else None} for d in days]
    elif style == 1:
        body = {L(d[:3].lower()): ([hm(op[d][0]), hm(op[d][1])] if op[d] else []) for d in days}
    else:
        body = {L(d.lower()): (f"{hm(op[d][0])}-{hm(op[d][1])}" if op[d] else "closed") for d in days}
    tel, mail = f"0{s.i(200, 999)} {s.i(1000, 9999)}", s.p()
    adult, child = s.ints(300, 1900, 2, 50)
    adult, child = max(adult, child), min(adult, child)
    tree = {"type|@type": s.c(("Library", "Museum", "Shop", "LocalBusiness", "Clinic")), "name": nm, "address": {"street": f"{s.i(1, 99)} {s.c(STREETS)}", "city": s.names.make("place")}, "telephone|phone": tel, "email": "info@example.org" if mail else None, "opening_hours|hours": body, "public_holidays|holidays": hol, "wheelchair_accessible|wheelchair": wheel,
            "admission|tickets": {"adult|full_price": f"{D(adult) / 100:.2f} {CURRENCY[s.cur][0]}", "child|reduced": f"{D(child) / 100:.2f} {CURRENCY[s.cur][0]}"}}
    s.fmt = ("json2", "semi", "semi", "line", "yaml", "yaml", "outline", "props")
    opn = [d for d in days if op[d]]
    on = ["on " + d + ("s" if s.p() else "") for d in opn]
    s.attr("attribute", f"{{e}} {nm} opens at {{v}}~{nm} opens at {{v}} {{e}}~the doors open at {{v}} {{e}}", on, [hm(op[d][0]) for d in opn], fresh=lambda: hm(s.i(480, 720, 30)))
    s.attr("attribute", f"{{e}} it closes at {{v}}~{nm} is open until {{v}} {{e}}~closing time {{e}} is {{v}}", on, [hm(op[d][1]) for d in opn], fresh=lambda: hm(s.i(960, 1260, 30)))
    s.attr("arithmetic", "{e} it is open for {v}", on, [(lambda m: f"{m // 60} hours" + (f" and {m % 60} minutes" if m % 60 else ""))(op[d][1] - op[d][0]) for d in opn])
    c = sorted(closed)[0]
    s.add("negation", f"{nm} is closed on {{d}}s~[you cannot go there|nobody is let in|it does not open] on a {{d}}", dict(d=c), dict(d=s.c(opn)))
    s.add("negation", f"{nm} is open on {{d}}s~a visit is possible on a {{d}}", dict(d=s.c(opn)), dict(d=c))
    s.add("number", "it is open {n} days a week", dict(n=num(len(opn))), dict(n=num(len(opn) + s.c((1, -1)) if len(opn) < 7 else 6)))
    if len(closed) == 2:
        a, b = sorted(closed, key=days.index)
        s.add("membership", "it is closed on {a} and {b}~the two closed days are {a} and {b}", dict(a=a, b=b), dict(a=a, b=s.c(opn)))
    else:
        s.add("exception", "it is open every day except {a}~{a} is the only day it stays closed", dict(a=c), dict(a=s.c(opn)))
    wk = [op[d] is not None for d in ("Saturday", "Sunday")]
    s.count(wk, "weekend day", "weekend days", "is an opening day", "are opening days", "On how many weekend days is it open?")
    d = s.c(opn)
    m = s.i(480, 1260, 15)
    if m not in op[d]:
        s.yn("condition", f"Is {nm} open at {hm(m)} on a {d}?", op[d][0] < m < op[d][1])
        s.bool("condition", op[d][0] < m < op[d][1], f"someone who comes at {hm(m)} on a {d} finds it open", f"someone who comes at {hm(m)} on a {d} finds it closed")
    s.bool("negation", wheel, "the place is accessible by wheelchair", "the place is not accessible by wheelchair")
    s.bool("absence", mail, "an e-mail address is given", "no e-mail address is given")
    s.bool("absence", hol is None, "nothing is [stated|set] for public holidays", "there is an entry for public holidays")
    a, b = s.m(adult), s.m(child)
    s.add("swap", "[grown-ups|adults] pay {a} and children {b}~[a child's ticket|the reduced ticket] costs {b}~adults pay {a}", dict(a=a, b=b), dict(a=b, b=a))
    s.add("arithmetic", "[two adults and a child|a couple with one child] pay {v}", dict(v=s.m(2 * adult + child)), dict(v=s.m(s.c((adult + 2 * child, 2 * adult, 3 * adult)))))
    la = max(opn, key=lambda d: op[d][1])
    if sum(op[d][1] == op[la][1] for d in opn) == 1:
        s.add("comparison", "{d} is the day with the latest closing time~it stays open latest on {d}", dict(d=la), dict(d=s.c([x for x in opn if x != la])))
    return "opening hours", s.render(tree, "place", wrap=False)


def rec_lab(s):
    n = s.c((3, 4, 5))
    an = s.make("analyte", n)
    lo = [s.i(5, 60) for _ in an]
    hi = [l + s.i(10, 80) for l in lo]
    kind = [s.c(("low", "normal", "high", "normal")) for _ in an]
    val = [l - s.i(1, min(4, l - 1)) if k == "low" else h + s.i(1, 30) if k == "high" else s.i(l + 1, h - 1) for l, h, k in zip(lo, hi, kind)]
    unit = [s.c(("mg/l", "µg/l", "mmol/l", "U/l")) for _ in an]
    flagk = s.p(.5)
    pat, doc = s.person(2)
    t0 = s.day()
    t1 = s.later(t0, 30, 300)
    t2 = s.later(t1, 60, 1500)
    fast = s.p()
    note = [s.c((None, None, "repeat", "haemolysed")) for _ in an]
    prev = [v + s.c((-3, -2, 2, 3, 5)) if s.p(.6) else None for v in val]
    tree = {"report_id|accession": s.hexid(7).upper(), "patient": {"name": pat, "born|birth_date": f"{s.i(1940, 2005)}-{s.i(1, 12):02d}-{s.i(1, 28):02d}"}, "ordered_by|physician|requester": doc, "fasting": fast, "collected_at|sample_taken": t0, "received_at|arrived": t1, "reported_at|released": t2,
            "results|observations|tests": [{"test|analyte|name": an[i], "value|result": val[i], "unit": unit[i], "reference|ref_range|normal_range": ({"low|min": lo[i], "high|max": hi[i]} if s.style != "kebab" else f"{lo[i]}-{hi[i]}"), "flag|abnormal": ({"low": "L", "high": "H", "normal": None}[kind[i]] if flagk else OMIT), "previous|last_value": prev[i], "remark|comment": note[i]} for i in range(n)]}
    s.attr("number", "{e} [is|was measured at|came out at] {v}~the result for {e} is {v}", an, [f"{v} {u}" for v, u in zip(val, unit)])
    W = {"low": "below the normal range", "high": "above the normal range", "normal": "within the normal range"}
    s.attr("comparison", "{e} is {v}~the value for {e} lies {v}", an, [W[k] for k in kind])
    for k, a, b in (("low", "is too low", "are too low"), ("high", "is too high", "are too high"), ("normal", "is normal", "are normal")):
        s.count([x == k for x in kind], "value", "values", a, b)
    s.count([x != "normal" for x in kind], "value", "values", "is outside the reference range", "are outside the reference range")
    s.which(an, [x != "normal" for x in kind], "value", "is outside the reference range", "is inside the reference range")
    i = s.i(0, n - 1)
    s.add("swap", f"the reference range for {an[i]} [runs|goes] from {{a}} to {{b}}~the upper limit for {an[i]} is {{b}}~the lower limit for {an[i]} is {{a}}", dict(a=str(lo[i]), b=str(hi[i])), s.c((dict(a=str(hi[i]), b=str(lo[i])), dict(a=str(lo[i] + 1), b=str(hi[i] + s.c((2, 5)))))))
    if kind[i] == "high":
        s.add("arithmetic", f"{an[i]} exceeds the upper limit by {{v}}", dict(v=f"{val[i] - hi[i]} {unit[i]}"), dict(v=f"{val[i] - lo[i]} {unit[i]}"))
    k = [j for j in range(n) if prev[j] is not None]
    for j in k[:2]:
        up = val[j] > prev[j]
        s.add("direction", f"{an[j]} has {{d}} [since|compared with] the [last|previous] test", dict(d=("risen" if up else "fallen")), dict(d=("fallen" if up else "risen")))
        s.add("date", f"{an[j]} was {{a}} last time and is {{b}} now", dict(a=str(prev[j]), b=str(val[j])), dict(a=str(val[j]), b=str(prev[j])))
    s.which(an, [p is None for p in prev], "test", "has no earlier value", "has an earlier value")
    s.which(an, [x is not None for x in note], "test", "carries a remark", "carries no remark")
    s.add("owner", "{a} is the patient and {b} ordered the tests~the tests were ordered by {b}~the sample is from {a}", dict(a=pat, b=doc), dict(a=doc, b=pat))
    s.bool("negation", fast, "the patient was fasting", "the patient was not fasting")
    g = int((t1 - t0).total_seconds() // 60)
    s.add("arithmetic", "[the sample reached the lab|the sample arrived] {v} after it was taken", dict(v=s.mins(g)), dict(v=s.mins(s.c((g + 10, g + 30, g + 60)))))
    s.look("date", "the sample was taken at {v}", [s.t(t1), s.t(t2)], s.t(t0))
    return "lab result", s.render(tree, "report")


def rec_tracking(s):
    n = s.c((4, 5, 6))
    pl = s.place(n)
    ev = [("label_created", "the label was created"), ("picked_up", "the parcel was picked up"), ("departed_hub", "it left the hub"), ("customs_hold", "customs held it"), ("customs_released", "customs released it"), ("arrived_depot", "it reached the depot"), ("out_for_delivery", "it went out for delivery"), ("attempt_failed", "a delivery attempt failed"), ("delivered", "it was delivered")]
    idx = sorted(s.r.sample(range(len(ev)), n))
    t, times = s.day(), []
    for _ in idx:
        times.append(t)
        t = s.later(t, 40, 1400)
    e = [ev[i] for i in idx]
    desc = s.p()
    sender, rec = s.make("firm", 1)[0], s.names.make("person")
    w = s.i(200, 19000, 50)
    sig, ins = s.p(), s.c((None, 5000, 20000, 50000))
    s.c((1, 2, 3, -5))  # not used; the draw keeps the documents of a seed
    rows = [{"code|event|status": e[i][0], "at|time|timestamp": times[i], "location|place|city": pl[i]} for i in range(n)]
    tree = {"tracking_no|tracking_number|parcel_id": f"{s.c('QRTX')}{s.i(10 ** 7, 10 ** 8 - 1)}", "sender|from": sender, "recipient|to": rec, "weight_g|grams": w, "signature_required|signature": sig, "insured_cents|declared_value_cents": ins, "currency": CURRENCY[s.cur][0], "events|scans|history": rows[::-1] if desc else rows}
    cl = [x[1] for x in e]
    for _ in range(2):
        s.order(cl, times)
    i = s.i(0, n - 1)
    s.attr("attribute", "{e} in {v}~in {v}, {e}", cl, pl)
    s.attr("date", "{e} on {v}", cl, [s.d(x) + " at " + s.t(x) for x in times])
    s.add("order", "the [latest|last] [event|scan] took place in {v}", dict(v=pl[-1]), dict(v=s.c((pl[0], pl[-2]))))
    s.add("order", "the [first|earliest] [event|scan] took place in {v}", dict(v=pl[0]), dict(v=s.c((pl[-1], pl[1]))))
    s.bool("negation", e[-1][0] == "delivered", "the parcel has been delivered", "the parcel has not been delivered yet", "Has the parcel been delivered?")
    s.bool("absence", any(x[0].startswith("customs") for x in e), "customs played a part on the way~there was a customs event", "customs does not appear in the history~there was no customs event")
    j = s.i(0, n - 2)
    g = int((times[j + 1] - times[j]).total_seconds() // 60)
    h = lambda m: f"{m // 60} h {m % 60} min" if m >= 60 else f"{m} minutes"
    s.add("arithmetic", f"{{v}} passed between the moment {cl[j]} and the moment {cl[j + 1]}", dict(v=h(g)), dict(v=h(g + s.c((60, 15, 30)) if s.p() or g < 70 else g - 60)))
    s.add("unit", "the parcel weighs {v}", dict(v=f"{plain((D(w) / 1000).normalize())} kg"), dict(v=f"{plain((D(w + s.c((500, 250, -100 if w > 300 else 100, 1000))) / 1000).normalize())} kg"))
    s.bool("negation", sig, "someone has to sign for it~a signature is required", "nobody has to sign for it~no signature is required")
    s.bool("absence", ins is None, "no insured value is set", "an insured value is set")
    if ins:
        s.add("unit", "it is insured for {v}", dict(v=s.m(ins)), dict(v=s.m(s.no((5000, 20000, 50000, ins * 100), ins))))
    s.add("swap", "{a} sent the parcel to {b}~the parcel goes from {a} to {b}~{b} is the recipient, {a} the sender", dict(a=sender, b=rec), dict(a=rec, b=sender))
    s.add("number", "{v} events are recorded", dict(v=num(n)), dict(v=num(n + s.c((1, -1)))))
    return "parcel tracking", s.render(tree, "shipment")


def rec_payment(s):
    amt = s.i(2000, 90000, 50)
    k = s.c((0, 1, 2))
    refs = s.ints(200, max(400, amt // 3), k, 25) if k else []
    fee = s.i(15, 240, 5)
    t0 = s.day()
    cap = s.later(t0, 1, 900)
    disp = s.c((None, None, "fraudulent", "not_received"))
    risk = s.i(1, 99)
    card = s.c(("visa", "mastercard", "amex"))
    l4 = str(s.i(1000, 9999))
    payer, payee = s.names.make("person"), s.names.make("firm")
    auth3 = s.p()
    att = s.c((1, 2, 3))
    why = s.pick("damaged item|wrong size|late delivery|duplicate charge|changed mind", max(1, k))
    tree = {"id|payment_id|charge": "pay_" + s.hexid(8), "amount|amount_minor|amount_cents": amt, "currency": CURRENCY[s.cur][0], "fee|fee_cents|processing_fee": fee, "payer|customer": payer, "payee|merchant": payee, "method|payment_method": {"brand|network": card, "last4": l4, "three_d_secure|authenticated": auth3}, "created|authorized_at": t0, "captured|captured_at": cap,
            "refunds": [{"amount|amount_minor": refs[i], "reason": why[i], "created|at": s.later(cap, 600, 9000)} for i in range(k)], "dispute|chargeback": {"reason": disp} if disp else None, "risk_score|risk": risk, "attempts|attempt_count": att, "description|memo": None if s.p() else s.c(TEXTS)}
    for key in ("amount|amount_minor|amount_cents", "fee|fee_cents|processing_fee", "amount|amount_minor"):
        s.cache[key] = key.split("|")[1]
    s.add("unit", "the [payment|charge] was for {v}~{v} was charged", dict(v=s.m(amt)), dict(v=s.m(s.c((amt + 1000, amt + 500, amt - 100, amt + fee)))))
    s.add("arithmetic", "after [the fee|deducting the fee] {v} [is left|remains]", dict(v=s.m(amt - fee)), dict(v=s.m(s.c((amt + fee, amt - fee - 100, amt)))))
    s.bool("absence", k == 0, "nothing has been refunded~there are no refunds", "part of the money has been refunded~there has been a refund", "Has anything been refunded?")
    if k:
        s.add("arithmetic", "[in total|altogether], {v} [was|has been] refunded~refunds [amount to|come to] {v}", dict(v=s.m(sum(refs))), dict(v=s.m(s.c((sum(refs) + 100, refs[0] if k > 1 else refs[0] + 250, sum(refs) + fee)))))
        s.add("arithmetic", "[not counting the fee|ignoring the fee], {v} [is left|remains] after refunds", dict(v=s.m(amt - sum(refs))), dict(v=s.m(s.c((amt + sum(refs), amt - sum(refs) - fee, amt)))))
        s.look("cause", "the first refund was made because of: {v}~the reason for the first refund is \"{v}\"", why + ["expired offer"], why[0])
    if k == 2:
        s.bool("comparison", refs[0] > refs[1], "the first refund is bigger than the second", "the first refund is smaller than the second")
    s.add("number", "there [have been|were] {v}", dict(v=("no refunds" if k == 0 else s.nn(k, "refund"))), dict(v=(lambda x: "no refunds" if x == 0 else s.nn(x, "refund"))(s.no((0, 1, 2), k))))
    s.bool("absence", disp is None, "the payment is not disputed~no dispute has been opened", "the payment is disputed~a dispute has been opened", "Is the payment disputed?")
    s.look("attribute", "the customer paid with {v}", ["Visa", "Mastercard", "Amex"], uc(card))
    s.look("attribute", "the card number ends in {v}", [str(s.i(1000, 9999)), str(amt)], l4)
    s.add("swap", "{a} paid {b}~the money went from {a} to {b}~{b} received the money from {a}", dict(a=payer, b=payee), dict(a=payee, b=payer))
    s.bool("negation", auth3, "the card payment was authenticated", "the card payment was not authenticated")
    s.bool("comparison", risk > 50, "the risk score is above 50", "the risk score is below 50") if risk != 50 else None
    s.add("number", "it took {v}", dict(v=s.nn(att, "attempt")), dict(v=s.nn(s.no((1, 2, 3), att), "attempt")))
    g = int((cap - t0).total_seconds() // 60)
    s.add("arithmetic", "the money was captured {v} after authorisation", dict(v=s.mins(g)), dict(v=s.mins(g + s.c((5, 10, 60))))) if g > 1 else None
    s.bool("absence", tree["description|memo"] is None, "no description was given", "a description was given")
    return "payment", s.render(tree, "payment")


def rec_match(s):
    a, b = s.make("team", 2)
    st = ["shots", "corners", "fouls", "offsides", "passes"]
    rng = dict(shots=(3, 25), corners=(0, 14), fouls=(2, 22), offsides=(0, 9), passes=(180, 720))
    v = {k: s.ints(*rng[k], 2) for k in st}
    pos = s.i(30, 70)
    pos += pos == 50
    ps = s.person(4)
    goals, m = [], 0
    for _ in range(s.i(1, 5)):
        m += s.i(3, 22)
        if m > 90:
            break
        goals.append((m, s.i(0, 1)))
    sc = [(mm, t, s.c(ps[:2] if t == 0 else ps[2:]), s.p(.25)) for mm, t in goals]
    if not sc:
        raise Retry
    hg, ag = sum(t == 0 for _, t, *_ in sc), sum(t == 1 for _, t, *_ in sc)
    cards = [(s.i(5, 88), s.c(ps), s.c(("yellow", "red"))) for _ in range(s.i(1, 2))]
    ref, att, var = s.names.make("person"), s.i(900, 48000), s.p()
    mk = lambda k: {"team|name": (a, b)[k], "possession_pct|possession": (pos, 100 - pos)[k], **{x: v[x][k] for x in s.r.sample(st, 5)}}
    tree = {"match_id|fixture": s.i(1000, 9999), "home|home_team": mk(0), "away|away_team": mk(1), "referee": ref, "attendance|spectators": att, "var|video_review": var, "goals|scorers": [{"minute": x[0], "team": ("home", "away")[x[1]], "player|scorer": x[2], "penalty": x[3]} for x in sc], "cards|bookings": [{"minute": x[0], "player": x[1], "colour|card": x[2]} for x in cards]}
    if s.p(.3):
        tree["score|result"] = {"home": hg, "away": ag}
    T = [a, b]
    if hg != ag:
        s.add("comparison", "{a} beat {b}~{a} won against {b}~{b} lost to {a}~{a} won the match", dict(a=T[hg < ag], b=T[hg > ag]), dict(a=T[hg > ag], b=T[hg < ag]))
    s.bool("comparison", hg == ag, "the match ended in a draw", "the match did not end in a draw", "Was it a draw?")
    s.add("arithmetic", "the final score was {x}~it ended {x}", dict(x=f"{hg}-{ag}"), dict(x=f"{hg + 1}-{ag}" if s.p() else f"{hg}-{ag + 1}"))
    for k in s.r.sample(st, 3):
        W = dict(shots="took {v} shots", corners="had {v} corners", fouls="committed {v} fouls", offsides="were offside {v} times", passes="played {v} passes")[k]
        s.attr("attribute", "{e} " + W, T, [str(x) for x in v[k]])
        hi, lo = dict(shots=("took more shots than", "took fewer shots than"), corners=("had more corners than", "had fewer corners than"), fouls=("committed more fouls than", "committed fewer fouls than"), offsides=("were offside more often than", "were offside less often than"), passes=("played more passes than", "played fewer passes than"))[k]
        s.comp(T, v[k], hi, lo)
    s.comp(T, [pos, 100 - pos], "had more of the ball than", "had less of the ball than")
    s.add("swap", "{a} played at home and {b} away~{a} hosted {b}~the visiting team was {b}", dict(a=a, b=b), dict(a=b, b=a))
    x = s.c(sc)
    s.add("owner", f"{{p}} scored in minute {x[0]}~the goal in minute {x[0]} [came from|was scored by] {{p}}", dict(p=x[2]), dict(p=s.no(ps, x[2])))
    s.add("owner", "the first goal was scored by {p}", dict(p=sc[0][2]), dict(p=s.no(ps, sc[0][2])))
    s.bool("attribute", x[3], f"the goal in minute {x[0]} was a penalty", f"the goal in minute {x[0]} was not a penalty")
    s.add("order", "the first goal fell {d}", dict(d="in the first half" if sc[0][0] <= 45 else "in the second half"), dict(d="in the second half" if sc[0][0] <= 45 else "in the first half"))
    c = s.c(cards)
    if sum(q[1] == c[1] for q in cards) == 1:
        s.add("attribute", "{p} was shown a {c} card", dict(p=c[1], c=c[2]), s.c((dict(p=s.no([q for q in ps if all(q != z[1] for z in cards)], None), c=c[2]), dict(p=c[1], c="red" if c[2] == "yellow" else "yellow"))))
    s.bool("negation", var, "video review was used", "video review was not used")
    s.add("number", "{v} goals were scored [in all|altogether]", dict(v=num(len(sc))), dict(v=num(len(sc) + s.c((1, 2))))) if len(sc) > 1 else None
    return "match", s.render(tree, "match")


# ---------------------------------------------------------------- chats and transcripts

class Chat(Doc):
    def __init__(self, rng, names=None):
        super().__init__(rng, names)
        self.lines = []
        self.who = self.first(rng.choice((3, 3, 4)))
        self.low = rng.random() < .4
        self.titles, self.untimed = {}, False

    def msg(self, who, text):
        text = expand(self.r, self.c(text.split("~")))
        self.lines.append((who, text))

    def trio(self):
        return self.r.sample(self.who, 3)

    def filler(self):
        return self.c(("sorry, was on the train", "one sec", "haha", "what a week", "good morning everyone", "my phone is almost dead", "it's raining again", "brb", "the wifi here is terrible", "did you all see the match?", "back now", "hm", "so tired today"))

    def out(self, extra=True):
        r, lines = self.r, list(self.lines)
        if extra:
            for _ in range(r.choice((0, 1, 2))):
                lines.insert(0 if r.random() < .5 else len(lines), (r.choice(self.who), self.filler()))
        st, t = r.choice((0, 6, 7)) if self.untimed else r.randrange(8), r.randint(480, 1200)
        d = self.day()
        out = []
        for w, x in lines:
            t += r.randint(0, 7)
            w0 = re.split(r'[ ,.?!:]', x)[0].lower()
            x = x if not self.low or any(u.startswith(w0) for u in self.names.used) or x.startswith(tuple(WEEKDAYS) + tuple(MONTHS) + ("I ", "I'")) else x[0].lower() + x[1:]
            hm = "%02d:%02d" % divmod(t, 60)
            w2 = self.titles.get(w, w)
            out.append((f"{w2}: {x}", f"[{hm}] {w2}: {x}", f"{hm} <{w2.lower() if st == 2 and self.low else w2}> {x}", f"{w2} ({hm}): {x}", f"{d:%d/%m/%y}, {hm} - {w2}: {x}", f"**{w2}** {hm}\n{x}", f"{w2.upper()}: {x}", f"- {w2}: {x}")[st])
        return "\n".join(out)


def chat_move(s):
    """a plan that is changed later"""
    a, b, c = s.trio()
    what = s.one("the dentist visit|our dinner|the team call|the flat viewing|the tennis match|the study group|the site inspection|book club|choir practice|the demo")
    d1, d2, d3 = s.pick(WEEKDAYS, 3)
    h1, h2 = s.ints(8, 20, 2)
    s.msg(a, f"About {what}: [does|would] {d1} at {h1}:00 work for everyone?~Can we do {what} on {d1}, {h1}:00?~I'd suggest {d1} {h1}:00 for {what}")
    m = s.i(0, 3)
    T = lambda h: s.say.time(h * 60)
    if m == 0:
        s.msg(b, f"{d1} is out for me, [what about|could we do] {d2}?~I'm away on {d1}. {d2} maybe?")
        s.msg(c, f"{d2} works too~fine by me, either day")
        s.msg(a, f"OK, {d2} then. Time stays the same.~{d2} it is, same time")
        fd, fh, od, oh = d2, h1, d1, None
    elif m == 1:
        s.msg(b, f"{h1}:00 is too [early|late] for me. {h2}:00?~day is fine but could we make it {h2}:00")
        s.msg(c, f"I can do {h2}:00~{h2}:00 ok")
        s.msg(a, f"Good, {h2}:00 then~changed to {h2}:00, see you")
        fd, fh, od, oh = d1, h2, None, h1
    elif m == 2:
        s.msg(b, f"I'd prefer {d2}~any chance of {d2} instead?")
        s.msg(c, f"{d2} doesn't work for me" + f"~no, I'm busy on {d2}")
        s.msg(a, f"Then we keep {d1}, {h1}:00~ok we stay with {d1} then")
        fd, fh, od, oh = d1, h1, d2, None
    else:
        s.msg(b, f"{d2} would be better for me")
        s.msg(a, f"ok let's say {d2}, {h1}:00")
        s.msg(c, f"Sorry, just saw this. {d2} is my daughter's birthday, can we do {d3}?~wait, I can't on {d2}! {d3}?")
        s.msg(a, f"No problem. {d3}, {h1}:00. Final!~ok ok, {d3} {h1}:00, last change")
        fd, fh, od, oh = d3, h1, s.c((d1, d2)), None
    f = dict(d=od, t=T(fh)) if od else dict(d=fd, t=T(oh))
    s.add("order", f"{what} [takes place|is now|will be] on {{d}} at {{t}}~they agreed on {{d}} at {{t}} for {what}" + f"~the outcome for {what} is {{d}} at {{t}}~{what} ended up on {{d}}, {{t}}", dict(d=fd, t=T(fh)), f) if not od else None
    t = T(fh)
    if od:
        s.add("order", f"{what} [takes place|is now|will be] on {{d}} at {{t}}~they agreed on {{d}} at {{t}} for {what}~the outcome for {what} is {{d}} at {{t}}~{what} ended up on {{d}}, {{t}}", dict(d=fd, t=t), dict(d=od, t=t))
        s.ask("order", f"On which day is {what} in the end?", fd, od)
    else:
        t2 = T(oh)
        s.add("order", f"{what} was moved from {{a}} to {{b}}~instead of {{a}}, {what} is now at {{b}}", dict(a=t2, b=t), dict(a=t, b=t2))
    if m == 0:
        s.bool("modality", True, f"{what} was moved to {d2}", f"moving {what} to {d2} was suggested but not done")
    if m in (0, 1):
        s.add("owner", f"{{x}} asked for a [different|new] {('day', 'time')[m]} for {what}~it was {{x}} who could not make the {('day', 'time')[m]} first suggested for {what}" if m == 0 else f"{{x}} asked for a different time for {what}~the new time for {what} was {{x}}'s wish", dict(x=b), dict(x=s.c((a, c))))
    if m == 2:
        s.add("cause", f"{what} was not moved because {{x}} could not come on {d2}~{{x}} was the one who could not make {d2}", dict(x=c), dict(x=b))
        s.bool("modality", False, f"{what} was moved to {d2}", f"moving {what} to {d2} was suggested but not done")
    if m == 3:
        s.add("owner", f"{{x}} caused the last change of date for {what}~because of {{x}}, {what} was moved a second time", dict(x=c), dict(x=s.c((a, b))))
        s.add("order", f"{d2} had been agreed for {what} before {{x}} asked for {{y}}", dict(x=c, y=d3), dict(x=b, y=d3))
    s.add("owner", f"{{x}} made the first suggestion for {what}~the [first|original] proposal for {what} came from {{x}}", dict(x=a), dict(x=s.c((b, c))))
    s.bool("modality", fd == d1 and fh == h1, f"the first suggestion for {what} was kept", f"the first suggestion for {what} was not kept")


def chat_jobs(s):
    a, b, c = s.trio()
    j = s.pick("bring the speakers/bringing the speakers|book the court/booking the court|write the minutes/writing the minutes|order the pizza/ordering the pizza|call the plumber/calling the plumber|print the posters/printing the posters|drive the van/driving the van|bake a cake/baking a cake|feed the cat/feeding the cat|pay the deposit/paying the deposit|update the slides/updating the slides|unlock the hall/unlocking the hall|buy the tickets/buying the tickets|email the landlord/emailing the landlord", 3)
    j = [x.split("/") for x in j]
    s.msg(a, f"Who can {j[0][0]}?~We still need someone to {j[0][0]}~{b}, could you {j[0][0]}?")
    m = s.i(0, 3)
    if m == 0:
        s.msg(b, "I can't this time, sorry~no time this week, sorry")
        s.msg(c, "I'll do it~Leave it to me~ok I take that")
        own0, ref = c, b
    elif m == 1:
        s.msg(b, f"Sure, but then {c} has to {j[1][0]}~ok, if {c} can {j[1][0]}")
        s.msg(c, "Deal~Fine with me, I'll do that")
        own0, ref = b, None
    elif m == 2:
        s.msg(c, f"{b} did it last time, so I'll do it~I don't mind doing it")
        s.msg(b, "thanks, I owe you one~Thank you!")
        own0, ref = c, None
    else:
        s.msg(b, f"I could, or {c}?~Maybe {c}?")
        s.msg(c, "no, not me. I already have enough on my plate~Sorry, not this time")
        s.msg(b, "ok, me then~alright, I'll do it myself")
        own0, ref = b, c
    if m != 1:
        s.msg(a, f"Great. I'll {j[1][0]} myself.~And I'm going to {j[1][0]}.~I'll {j[1][0]} then.")
        own1 = a
    else:
        own1 = c
    s.add("owner", f"{{x}} [will|is going to] {j[0][0]}~{{x}} took on {j[0][1]}~the one [who will|to] {j[0][0]} is {{x}}~{j[0][1]} is {{x}}'s [job|task]", dict(x=own0), dict(x=s.c([w for w in (a, b, c) if w != own0])))
    s.add("owner", f"{{x}} [will|is going to] {j[1][0]}~{j[1][1]} falls to {{x}}~{{x}} agreed to {j[1][0]}" if m == 1 else f"{{x}} [will|is going to] {j[1][0]}~{j[1][1]} falls to {{x}}", dict(x=own1), dict(x=s.c([w for w in (a, b, c) if w != own1])))
    if ref:
        s.add("owner", f"{{x}} [turned down|declined|did not want to take on] {j[0][1]}~{{x}} said no when it came to {j[0][1]}", dict(x=ref), dict(x=own0))
        s.add("swap", f"{{x}} declined and {{y}} agreed to {j[0][0]}~after {{x}} had said no, {{y}} agreed to {j[0][0]}", dict(x=ref, y=own0), dict(x=own0, y=ref))
    s.add("swap", f"{{x}} will {j[0][0]}, {{y}} will {j[1][0]}~{{y}} is in charge of {j[1][1]} and {{x}} of {j[0][1]}", dict(x=own0, y=own1), dict(x=own1, y=own0))
    s.ask("owner", f"Who will {j[0][0]}?", own0, s.c([w for w in (a, b, c) if w != own0]))
    s.add("owner", f"{{x}} [asked|looked for] someone to {j[0][0]}~the question about {j[0][1]} came from {{x}}", dict(x=a), dict(x=own0 if own0 != a else b))
    if m == 1:
        s.add("condition", f"{b} agreed to {j[0][0]} on condition that {{x}} would {{y}}", dict(x=c, y=j[1][0]), dict(x=a, y=j[1][0]))


def chat_money(s):
    a, b, c = s.trio()
    u = s.i(12, 120)
    what = s.one("the concert tickets|the hotel|the rental car|Sunday's dinner|the gift for Mum|the cleaning stuff|the train tickets|the boat trip")
    m = s.i(0, 2)
    cur = s.cur
    mm = lambda v: s.say.money(D(v))
    s.msg(a, f"{uc(what)} came to {cur}{u * 3}, so {cur}{u} each~I paid {cur}{u * 3} for {what}, that's {cur}{u} per person")
    if m == 0:
        s.msg(b, "Just sent you mine~transferred, check your account")
        s.msg(c, f"I'll pay you on {WEEKDAYS[s.i(0, 6)]}, ok?~can I give it to you next week?")
        s.msg(a, "sure~no rush")
        paid, owes = b, c
    elif m == 1:
        s.msg(c, f"you still owe me {cur}{u} from last time, so we're even?~we're quits then, you owed me exactly that")
        s.msg(a, "oh right, yes we're even~true, forget it then")
        s.msg(b, "and I'll send mine tonight~I'll transfer it tonight")
        paid, owes = None, b
    else:
        k = s.i(2, u - 2)
        s.msg(b, f"sent {cur}{k}, rest follows~here's {cur}{k} for now, the rest on payday")
        s.msg(c, "sent you the full amount~all paid from my side")
        paid, owes = c, b
        s.add("arithmetic", f"{b} still owes {{v}} for {what}~for {what}, {{v}} is still missing from {b}", dict(v=mm(u - k)), dict(v=mm(s.no((k, u, u - k + 5), u - k))))
        s.add("number", f"{{x}} has [so far|up to now] paid only part of the share for {what}", dict(x=b), dict(x=c))
    s.add("owner", f"{{x}} [advanced|laid out] the money for {what}~{{x}} paid for {what} for everyone" + f"~{what} had to be paid up front; that was done first paid by {{x}}", dict(x=a), dict(x=s.c((b, c))))
    if paid:
        s.add("swap", "{x} has paid in full, {y} has not" + f"~{{y}} still owes money for {what}, {{x}} does not~unlike {{y}}, {{x}} has already settled the share for {what}", dict(x=paid, y=owes), dict(x=owes, y=paid))
    else:
        s.add("owner", "{x} and {y} are even now" + f"~{{x}} does not have to pay {{y}} anything for {what}", dict(x=c, y=a), dict(x=b, y=a))
        s.add("swap", "{x} had owed {y} money from an earlier occasion", dict(x=a, y=c), dict(x=c, y=a))
    s.add("arithmetic", f"[each person's share of|every person's part of] {what} is {{v}}", dict(v=mm(u)), dict(v=mm(s.c((u + 5, u * 2, u + 10)))))
    s.add("number", f"{what} cost {{v}} [in total|altogether]", dict(v=mm(u * 3)), dict(v=mm(s.c((u * 2, u * 4, u)))))


def chat_other(s):
    """no, the other one"""
    a, b, c = s.trio()
    x, y = s.pick("blue/red|small/large|old/new|round/square|wooden/metal|cheap/expensive|left/right|short/long|light/dark|front/back".split("|"), 1)[0].split("/")
    if s.p():
        x, y = y, x
    th = s.one("tent|key|box|jacket|table|suitcase|charger|door|folder|printer|bike")
    do = s.one("take/takes|pick up/picks up|bring/brings|fix/fixes|sell/sells|paint/paints|lend me/lends out|return/returns").split("/")
    s.msg(a, f"{b}, [should I|shall I] {do[0].replace('lend me', 'lend you')} the {x} {th}?~So I {do[0].replace('lend me', 'lend you')} the {x} {th}, right {b}?" if do[0] != "lend me" else f"{b}, do you need the {x} {th}?")
    yes = s.p()
    need = do[0] == "lend me"
    if yes:
        s.msg(b, "Yes please~yes, that one~exactly~yep")
        pick, no = x, y
        s.msg(c, f"not the {y} one? ok~I'd have gone for the {y} one, but fine")
    else:
        s.msg(b, f"No, the other one, the {y} one~no no, the {y} one!~Not that one. The {y} {th}.")
        s.msg(a, "ah ok~got it~good that I asked")
        pick, no = y, x
    if need:
        s.add("coref", f"{b} needs the {{p}} {th}~what {b} wants is the {{p}} {th}, not the {{q}} one", dict(p=pick, q=no), dict(p=no, q=pick))
    else:
        s.add("coref", f"{a} is supposed to {do[0]} the {{p}} {th}~[it is|it's] the {{p}} {th} that {a} should {do[0]}~{b} wants {a} to {do[0]} the {{p}} {th}, not the {{q}} one", dict(p=pick, q=no), dict(p=no, q=pick))
        s.add("swap", f"{{x}} asked and {{y}} decided which {th} it should be~{{y}} told {{x}} which {th} to {do[0]}", dict(x=a, y=b), dict(x=b, y=a))
        s.ask("coref", f"Which {th} should {a} {do[0]}?", f"the {pick} one", f"the {no} one")
    s.bool("negation", yes, f"{b} [confirmed|agreed with] {a}'s first guess about the {th}", f"{b} corrected {a}'s first guess about the {th}", f"Did {b} confirm what {a} asked about the {th}?")
    if yes:
        s.add("owner", f"{{x}} mentioned the {y} {th}~the {y} {th} was brought up by {{x}}", dict(x=c), dict(x=s.c((a, b))))


def chat_support(s):
    ag, cu = s.r.sample(s.who, 2)
    s.titles = {ag: s.c((f"Agent {ag}", f"{ag} (support)", f"{ag} [Support]", ag)), cu: s.c((cu, f"{cu} (customer)", f"Customer {cu}"))}
    s.who = [ag, cu]
    prod = s.names.make("product")
    o1, o2 = s.ints(10000, 99999, 2)
    issue = s.one("arrived with a cracked screen/a cracked screen|won't turn on/that it does not turn on|makes a loud noise/a loud noise|was delivered in the wrong colour/the wrong colour|is missing the charger/a missing charger|stopped charging/that it no longer charges").split("/")
    s.msg(ag, f"Hello, you're chatting with {ag}. How can I help?~Hi {cu}, {ag} here. What can I do for you?")
    s.msg(cu, f"my {prod} {issue[0]}~Hi, the {prod} I bought {issue[0]}")
    s.msg(ag, "Sorry to hear that. Could I have the order number?~I'm sorry. What is your order number, please?")
    s.msg(cu, f"{o1}~it's {o1}")
    fix = s.p()
    if fix:
        s.msg(ag, "Hmm, I can't find that one.~That number belongs to another customer, could you check?")
        s.msg(cu, f"oh sorry, {o2}~my mistake, {o2}")
    good, bad = (o2, o1) if fix else (o1, o2)
    bought = s.i(5, 60)
    s.c((14, 30))  # not used; the draw keeps the documents of a seed
    s.msg(ag, f"Thank you. I see it was delivered {bought} days ago.~Found it, delivered {bought} days ago.")
    offers = s.pick("a refund|a replacement|a repair|a voucher", 2)
    s.msg(ag, f"I can offer you {offers[0]} or {offers[1]}.~You can choose between {offers[0]} and {offers[1]}.")
    m = s.i(0, 2)
    if m == 0:
        s.msg(cu, f"{uc(offers[0])} please~I'd like {offers[0]}")
        res, nores = offers
    elif m == 1:
        s.msg(cu, "the second one please~I'll take the latter")
        nores, res = offers
    else:
        s.msg(cu, f"{uc(offers[0])} please. Actually no, {offers[1]}~{offers[0]}... hmm wait, {offers[1]} is better")
        nores, res = offers
    days = s.i(2, 12)
    send = s.p()
    s.msg(ag, f"Done. That will take about {days} working days. " + ("You don't need to send anything back." if not send else "Please send the device back with the label I'm e-mailing you."))
    s.msg(cu, "do I have to pay for anything?~any cost for me?")
    fee = s.p(.4)
    f = s.i(3, 15)
    s.msg(ag, f"Only {s.cur}{f} for shipping.~There is a fee of {s.cur}{f}." if fee else "No, it's free of charge.~Nothing at all.")
    s.msg(cu, "ok thanks~great, bye")
    s.add("order", f"{cu} [chose|settled on|went for] {{x}}~in the end {cu} gets {{x}} [rather than|and not] {{y}}~{{x}} was agreed on, not {{y}}", dict(x=res, y=nores), dict(x=nores, y=res))
    s.add("coref", "the [correct|right] order number is {x}~the order concerned is {x}~the order in question has the number {x}", dict(x=str(good)), dict(x=str(bad) if fix else str(o1 + s.c((1, 10, 100))) ))
    s.bool("order", fix, f"{cu} gave a wrong order number at first~the first order number given was not the right one", f"the first order number {cu} gave was the right one~{cu} gave the right order number at once")
    s.add("swap", "{x} complained and {y} [dealt with it|handled the case]~{x} is the customer and {y} works in support~{y} helped {x} with a problem", dict(x=cu, y=ag), dict(x=ag, y=cu))
    s.add("number", "the [solution|settlement] will take about {v} working days", dict(v=num(days)), dict(v=num(s.no((2, 5, 7, 10, 12), days))))
    s.bool("negation", send, "the device has to be sent back~the customer must return the device", "the device need not be sent back~nothing has to be returned")
    s.bool("negation", fee, "the customer has to pay something~it is not completely free for the customer", "the customer does not have to pay anything~it is completely free for the customer")
    s.look("cause", f"the complaint was about {{v}}~{cu} reported {{v}}", ["a cracked screen", "that it does not turn on", "a loud noise", "the wrong colour", "a missing charger", "that it no longer charges"], issue[1])
    s.add("number", "the product had been delivered {v} earlier", dict(v=f"{bought} days"), dict(v=f"{s.c((bought + 3, bought + 10, days)) if days != bought else bought + 4} days"))
    s.bool("modality", True, f"{ag} offered a choice of two solutions", f"{ag} offered only one solution") if s.p(.0) else None
    if fee:
        s.add("number", "the customer is charged {v}", dict(v=s.say.money(D(f))), dict(v=s.say.money(D(f + s.i(1, 6)))))


def chat_vote(s):
    people = s.who if len(s.who) == 4 else s.who + s.first(1)
    s.who = people
    a = people[0]
    o1, o2 = s.make(s.c(("place", "venue", "hotel", "dish", "title")), 2)
    what = s.one("the outing|the company party|Saturday|the class trip|our next evening")
    s.msg(a, f"For {what}: {o1} or {o2}? Please vote.~{o1} or {o2} for {what}? I need an answer today")
    v = [s.p() for _ in people[1:]]
    ab = s.i(0, len(v) - 1) if s.p(.4) else None
    vote = {}
    ch = None
    for i, p in enumerate(people[1:]):
        if i == ab:
            s.msg(p, "no preference, I go with the majority~don't mind, you decide")
            vote[p] = None
            continue
        o, z = (o1, o2) if v[i] else (o2, o1)
        s.msg(p, f"{o}~{o} for me~{o} please, not {z}~definitely {o}~I'm against {z}, so {o}")
        vote[p] = o
    if s.p(.4):
        p = s.c([q for q in vote if vote[q]])
        o = o2 if vote[p] == o1 else o1
        s.msg(p, f"hm, on second thoughts {o}~can I change my vote? {o}~changed my mind, {o}")
        ch = (p, vote[p])
        vote[p] = o
    s.msg(a, "and I vote for " + s.c((o1, o2)))
    vote[a] = s.lines[-1][1][len("and I vote for "):]
    k1, k2 = sum(x == o1 for x in vote.values()), sum(x == o2 for x in vote.values())
    for p in s.r.sample(people, 2):
        if vote[p]:
            s.add("owner", "{p} [is for|voted for|prefers] {o}~{p}'s [vote|final vote] went to {o}" if not (ch and ch[0] == p) else "in the end, {p} is for {o}~{p}'s final vote is {o}", dict(p=p, o=vote[p]), dict(p=p, o=o2 if vote[p] == o1 else o1))
    W = lambda k: "nobody" if k == 0 else "one person" if k == 1 else f"{num(k)} people"
    s.add("number", f"[in the end|counting any changes|at the end of the vote], {{n}} voted for {o1}", dict(n=W(k1)), dict(n=W(s.no(range(5), k1))))
    if k1 != k2:
        s.add("comparison", "{a} got more votes than {b}~{a} [wins|won] the vote~most of those who voted want {a}", dict(a=o1 if k1 > k2 else o2, b=o2 if k1 > k2 else o1), dict(a=o2 if k1 > k2 else o1, b=o1 if k1 > k2 else o2))
    s.bool("comparison", k1 == k2, "the vote ended in a tie", "one of the two options won the vote")
    if ch:
        s.add("owner", "{p} changed [sides|their mind]~it was {p} who first voted one way and then the other", dict(p=ch[0]), dict(p=s.c([q for q in people if q != ch[0]])))
        s.add("order", f"{ch[0]} went from {{x}} to {{y}}~{ch[0]} first [said|chose] {{x}} and then {{y}}", dict(x=ch[1], y=vote[ch[0]]), dict(x=vote[ch[0]], y=ch[1]))
    if ab is not None:
        s.add("owner", "{p} had no preference~{p} did not vote for either option", dict(p=people[1 + ab]), dict(p=s.c([q for q in people if vote[q]])))
    s.add("owner", "{p} [called|started] the vote~it was {p} who asked the others to vote", dict(p=a), dict(p=s.c(people[1:])))


def chat_meeting(s):
    a, b, c = s.trio()
    roles = s.pick("chair|treasurer|designer|engineer|head of sales|secretary|coach|editor", 3)
    if s.p(.6):
        s.titles = {p: f"{p} ({r})" for p, r in zip((a, b, c), roles)}
        s.add("owner", "{x} is the {r}~the {r} is {x}", dict(x=b, r=roles[1]), s.c((dict(x=a, r=roles[1]), dict(x=b, r=roles[2]))))
    topic = s.one("the website|the summer fair|the new office|the budget|the newsletter|the mobile app|the training day")
    d1, d2 = s.pick(WEEKDAYS[:5], 2)
    amt, amt2 = s.ints(400, 9000, 2, 100)
    s.msg(a, f"Let's talk about {topic}. {b}, where do we stand?~First point, {topic}. {b}, your update please.")
    late = s.p()
    s.msg(b, f"We're {'behind schedule' if late else 'on schedule'}. {s.c(('The draft', 'The first version', 'The list'))} will be ready on {d1}.")
    s.msg(c, f"I thought it was {d2}?~Didn't we say {d2}?")
    corr = s.p()
    if corr:
        s.msg(b, f"You're right, {d2}. My mistake.~Sorry, yes, I meant {d2}.")
    else:
        s.msg(b, f"No, {d1}. {d2} was the old plan.~No, we changed that, it's {d1}.")
    fin, old = (d2, d1) if corr else (d1, d2)
    s.msg(a, "Fine. And the money?~OK. What about costs?")
    s.msg(c, f"I asked for {s.cur}{amt}, we got {s.cur}{amt2}.~We applied for {s.cur}{amt} and {s.cur}{amt2} was approved.")
    act = s.one("talk to the bank|find a printer|contact the landlord|check the contract|ask for a second quote|invite the volunteers")
    dec = s.i(0, 2)
    if dec == 0:
        s.msg(a, f"{c}, please {act} by {WEEKDAYS[s.i(0, 4)]}.")
        s.msg(c, "Will do.~OK.")
        own = c
    elif dec == 1:
        s.msg(a, f"{c}, could you {act}?")
        s.msg(c, "I'm on holiday next week.~I really have no time.")
        s.msg(b, "Then I'll do it.~I can do that instead.")
        own = b
    else:
        s.msg(b, f"Should I {act}?~Do you want me to {act}?")
        s.msg(a, "No, I'll do that myself.~Leave that to me.")
        own = a
    prop = s.one("hire a photographer|move the deadline|print more flyers|rent a second room|drop the raffle")
    ok = s.i(0, 2)
    s.msg(b, f"I'd also like to {prop}.~One more thing: I propose to {prop}.")
    s.msg(a, ("Agreed, let's do that.", "No, we can't afford that now.", "Let's decide that next time.")[ok])
    s.c("ab")  # not used; the draw keeps the documents of a seed
    s.add("date", f"the work that {b} promised for {topic} will be ready on {{d}}~for {topic}, {{d}} is the [right|valid] day", dict(d=fin), dict(d=old))
    s.bool("owner", corr, f"{b} had made a mistake about the day~{c} was right about the day", f"{b} had the day right~{c} was wrong about the day")
    s.add("owner", f"{{x}} [will|is to] {act}~{{x}} took on the task to {act}~the task to {act} went to {{x}}", dict(x=own), dict(x=s.c([p for p in (a, b, c) if p != own])))
    m = lambda v: s.say.money(D(v))
    x, y = m(amt), m(amt2)
    s.add("swap", "{x} was [asked for|requested] and {y} was granted~they [received|were granted] {y}~the [request|application] was for {x}", dict(x=x, y=y), dict(x=y, y=x))
    s.add("comparison", "they got {d} than they had asked for", dict(d="more" if amt2 > amt else "less"), dict(d="less" if amt2 > amt else "more"))
    s.add("arithmetic", "the amount granted differs from the amount requested by {v}", dict(v=m(abs(amt - amt2))), dict(v=m(abs(amt - amt2) + s.c((100, 200, 500)))))
    P = (f"it was [agreed|decided] to {prop}", f"the proposal to {prop} was [rejected|turned down]", f"the decision whether to {prop} was put off")
    s.add("modality", "{x}", dict(x=expand(s.r, P[ok])), dict(x=expand(s.r, P[s.no((0, 1, 2), ok)])))
    s.add("owner", f"{{x}} proposed to {prop}~the idea to {prop} came from {{x}}", dict(x=b), dict(x=s.c((a, c))))
    s.bool("negation", late, f"{topic} is behind schedule", f"{topic} is on schedule")
    s.add("owner", "{x} led the meeting and asked for an update~{x} asked {y} for an update", dict(x=a, y=b), dict(x=b, y=a))


def chat_haggle(s):
    a, b = s.r.sample(s.who, 2)
    s.who = [a, b]
    it = s.one("bike|sofa|camera|guitar|dishwasher|desk|stroller|record player|kayak|sewing machine")
    p0 = s.i(60, 400, 10)
    p1 = p0 - s.i(2, 4) * 10
    p2 = s.c((p1 + 10, p0, p1))
    s.msg(b, f"Hi, is the {it} still available?~hello, still selling the {it}?")
    s.msg(a, f"Yes it is. {s.cur}{p0}.~Yes, for {s.cur}{p0}")
    s.msg(b, f"Would you take {s.cur}{p1}?~{s.cur}{p1}?")
    if p2 == p1:
        s.msg(a, f"Ok, because it's you.~fine, {s.cur}{p1} then")
    elif p2 == p0:
        s.msg(a, f"No, {s.cur}{p0} is the price.~sorry, the price is fixed")
        s.msg(b, "ok, I'll take it anyway~alright, full price then")
    else:
        s.msg(a, f"{s.cur}{p2} and it's yours.~Let's meet at {s.cur}{p2}")
        s.msg(b, "deal~ok agreed")
    age, _ = s.i(2, 9), s.i(3, 40)
    s.msg(b, "How old is it?~how long have you had it?")
    s.msg(a, f"{uc(num(age))} years. Bought it new.~I bought it new {num(age)} years ago")
    d1, d2 = s.pick(WEEKDAYS, 2)
    h = s.i(9, 20)
    s.msg(b, f"Can I pick it up on {d1}?~{d1} ok for pickup?")
    away = s.p()
    if away:
        s.msg(a, f"I'm not home on {d1}. {d2} after {h}:00?~only {d2}, from {h}:00 on")
        s.msg(b, "works~ok see you then")
    else:
        s.msg(a, f"Yes, after {h}:00.~fine, from {h}:00 on")
    fin, old = (d2, d1) if away else (d1, d2)
    pay = s.pick("cash|bank transfer|PayPal", 2)
    s.msg(b, f"{uc(pay[0])} ok?~Can I pay by {pay[0]}?" if pay[0] != "cash" else "Is cash ok?~can I pay cash?")
    nocash = s.p()
    s.msg(a, f"{pay[1]} would be better~I'd rather have {pay[1]}" if nocash else "sure~yes of course")
    if nocash:
        s.msg(b, f"ok, {pay[1]} then~fine")
    m = lambda v: s.say.money(D(v))
    s.add("order", f"the {it} [is sold|goes] for {{v}}~they agree on {{v}} for the {it}~the final price of the {it} is {{v}}", dict(v=m(p2)), dict(v=m(s.no((p0, p1, p0 - 10), p2))))
    s.add("swap", f"{{x}} sells the {it} to {{y}}~{{y}} buys the {it} from {{x}}~the buyer is {{y}}~the {it} [belonged to|was owned by] {{x}} before the sale", dict(x=a, y=b), dict(x=b, y=a))
    s.bool("comparison", p2 < p0, f"{b} pays less than the price first asked~{b} [gets|got] a discount", f"{b} pays the price first asked~{b} [gets|got] no discount", f"Did {b} get a lower price?")
    s.add("date", f"the {it} will be collected on {{d}}~pickup is on {{d}}", dict(d=fin), dict(d=old) if away else dict(d=d2))
    s.add("attribute", "payment is to be made by {v}" + "~they settle on {v} as the means of payment", dict(v=pay[1] if nocash else pay[0]), dict(v=pay[0] if nocash else pay[1]))
    s.add("owner", f"{{x}} [asked for|tried to get] a lower price~{{x}} [offered|suggested] {s.cur}{p1}", dict(x=b), dict(x=a))
    s.add("number", f"the {it} is {{v}} years old~{{x}} has had the {it} for {{v}} years", dict(v=num(age), x=a), dict(v=num(s.no(range(2, 10), age)), x=a))
    if p2 < p0:
        s.add("arithmetic", f"{b} pays {{v}} less than the first price", dict(v=m(p0 - p2)), dict(v=m(s.no((p0 - p2 + 10, p0 - p1 + 20, p2), p0 - p2))))
    s.add("date", f"the {it} can be collected from {{t}} on", dict(t=s.say.time(h * 60)), dict(t=s.say.time((h + s.c((1, 2, -1))) * 60)))


def chat_incident(s):
    s.untimed = True
    a, b, c = s.trio()
    svc, svc2 = s.make("service", 2)
    s.lower |= {svc, svc2}
    t0 = s.i(60, 1200)
    hm = lambda m: "%02d:%02d" % divmod(m, 60)
    t1, t2 = t0 + s.i(3, 25), t0 + s.i(30, 110)
    s.msg(a, f"Alert: {svc} is returning errors since {hm(t0)}~{svc} is down, first error at {hm(t0)}")
    s.msg(b, "looking~I'm on it")
    s.msg(c, f"could it be {svc2}? I deployed a new version at {hm(t0 - s.i(5, 30))}~maybe {svc2}, I changed its config an hour ago")
    g = s.p()
    cause = s.one("a full disk|an expired certificate|a wrong database password|a memory leak|a broken migration")
    s.msg(b, (f"No, {svc2} is fine. It's {cause}.~not {svc2}. Found it: {cause}" if g else f"Yes, looks like it, {cause} in {svc2}~right, it is {svc2}: {cause}"))
    r1, r2 = s.pick("roll back/rolling back|restart everything/restarting everything|add a node/adding a node|switch to the backup/switching to the backup", 2)
    r1, r2 = r1.split("/"), r2.split("/")
    s.msg(a, f"Should we {r1[0]}?~Can we {r1[0]}?")
    did = s.p()
    if did:
        s.msg(b, f"yes, {r1[1]} now~doing that")
    else:
        s.msg(b, f"no, that won't help. I'd rather {r2[0]}~better to {r2[0]}")
        s.msg(a, "ok go ahead~ok, do it")
    s.msg(b, f"{hm(t1)} fix is in~done at {hm(t1)}")
    s.msg(c, f"all green since {hm(t2)}~no errors since {hm(t2)}, confirmed")
    s.msg(a, f"{s.c((b, c))} please write the report")
    wr = b if s.lines[-1][1].startswith(b) else c
    done, notd = (r1, r2) if did else (r2, r1)
    s.add("cause", "the [outage|problem] was caused by {v}~{v} turned out to be the reason", dict(v=cause), dict(v=s.no("a full disk|an expired certificate|a wrong database password|a memory leak|a broken migration".split("|"), cause)))
    s.bool("cause", not g, f"{svc2} was [to blame|the source of the trouble]~{c}'s suspicion about {svc2} was right", f"{svc2} was not [to blame|the source of the trouble]~{c}'s suspicion about {svc2} was wrong", f"Was {svc2} to blame?")
    s.add("modality", f"they decided to {{x}}~{b}'s remedy was to {{x}}" if not did else f"they decided to {{x}}~{a}'s suggestion to {{x}} was taken up", dict(x=done[0]), dict(x=notd[0])) if not did else s.bool("modality", True, f"{a}'s suggestion to {r1[0]} was [taken up|followed]", f"{a}'s suggestion to {r1[0]} was [rejected|not followed]")
    s.add("owner", "{x} [reported|raised] the problem, {y} fixed it~{y} fixed what {x} had reported~the fix came from {y}", dict(x=a, y=b), dict(x=b, y=a))
    s.add("arithmetic", f"from the first error to the all-clear, {{v}} passed~{svc} had errors for {{v}} before everything was fine again", dict(v=s.mins(t2 - t0)), dict(v=s.mins(s.c((t1 - t0, t2 - t0 + 10, t2 - t0 + 5)))))
    s.add("date", "the fix was in at {a} and the errors were gone by {b}~errors stopped at {b}~the fix went in at {a}", dict(a=hm(t1), b=hm(t2)), dict(a=hm(t2), b=hm(t1))) if t1 < t2 else None
    s.add("owner", "{x} is to write the report~the report [will be|is to be] written by {x}", dict(x=wr), dict(x=s.c([p for p in (a, b, c) if p != wr])))
    s.add("owner", f"{{x}} had made a change to {svc2}~the recent change to {svc2} was {{x}}'s", dict(x=c), dict(x=s.c((a, b))))


def chat_lost(s):
    a, b, c = s.trio()
    it = s.one("umbrella|passport|house key|sunglasses case|water bottle|power bank|wallet|scarf")
    p1, p2, p3 = s.pick("in the car|on the balcony|at the office|under the sofa|in the gym|at the bakery|in the library", 3)
    s.msg(a, f"Has anyone seen my {it}? I think I left it {p1}.~I can't find my {it}. Last had it {p1} I think")
    s.msg(b, f"I looked {p1}, it's not there. Maybe {p2}?~not {p1}, I just checked. Try {p2}")
    s.msg(c, f"It was {p3}! I have it with me now.~found it {p3}, I'm holding it right now")
    s.msg(a, f"thank you {c}!! can you drop it off?~amazing. Could you bring it to me?")
    y = s.p()
    s.msg(c, "yes, on my way home~sure, tonight" if y else f"I can't today, but {b} lives near you. {b}?~not today. {b}, could you?")
    if not y:
        s.msg(b, "ok, I'll bring it over~yes I can do that")
    br = c if y else b
    s.add("coref", f"the {it} [was found|turned up] {{p}}~{{c}} found the {it} {{p}}", dict(p=p3, c=c), dict(p=s.c((p1, p2)), c=c))
    s.add("owner", f"{{x}} found the {it} that {{y}} had lost~the {it} belongs to {{y}}~the {it} was found by {{x}}", dict(x=c, y=a), dict(x=a, y=c))
    s.add("owner", f"{{x}} will [bring|take] the {it} back to {a}~{{x}} is the one who brings {a} the {it}", dict(x=br), dict(x=b if br == c else c))
    s.add("owner", f"{{x}} had searched {p1} without success~the search {p1}, which found nothing, was {{x}}'s", dict(x=b), dict(x=s.c((a, c))))
    s.add("certainty", f"{{x}} guessed that the {it} might be {p2}", dict(x=b), dict(x=s.c((a, c))))
    s.bool("negation", y, f"{c} agreed to [deliver|return] the {it} in person", f"{c} could not [deliver|return] the {it} in person")
    s.add("order", f"{a} first thought the {it} was {{p}}", dict(p=p1), dict(p=s.c((p2, p3))))


def chat_lend(s):
    a, b, c = s.trio()
    it = s.one("ladder|tent|projector|sewing machine|bike trailer|pressure washer|drill|cool box")
    d1, d2, d3 = s.pick(WEEKDAYS, 3)
    s.msg(a, f"{b}, could I borrow your {it} from {d1}?~Hey {b}, do you still have that {it}? I'd need it on {d1}")
    m = s.i(0, 2)
    if m == 0:
        s.msg(b, f"Sure, but I need it back on {d2}~yes, just return it by {d2} please")
        lender = b
        s.msg(a, "will do~promised")
    elif m == 1:
        s.msg(b, f"{c} has it at the moment~I lent it to {c}")
        s.msg(c, f"I'm done with it, you can fetch it on {d1}~come and get it, I don't need it any more")
        s.msg(b, f"ok but I want it back on {d2}~fine, {d2} at the latest")
        lender = b
    else:
        s.msg(b, "It's broken, sorry~mine gave up last summer")
        s.msg(c, f"you can have mine! until {d2}~take mine, I need it again on {d2}")
        s.msg(a, f"great, thanks {c}")
        lender = c
    s.add("owner", f"the {it} that {a} [gets|borrows] belongs to {{x}}~{{x}} is the owner of the {it} that {a} will use~{a} borrows {{x}}'s {it}", dict(x=lender), dict(x=b if lender == c else c))
    s.add("date", f"the {it} has to be back on {{d}}~{a} may keep the {it} until {{d}}", dict(d=d2), dict(d=s.c((d1, d3))))
    s.add("swap", f"{{x}} asked {{y}} for a {it}~{{y}} was asked by {{x}} for a {it}", dict(x=a, y=b), dict(x=b, y=a))
    if m == 1:
        s.add("owner", f"at the time of writing, the {it} was with {{x}}~{{x}} had the {it} when {a} asked", dict(x=c), dict(x=b))
        s.add("owner", f"{a} collects the {it} from {{x}}", dict(x=c), dict(x=b))
    if m == 2:
        s.add("swap", f"{{x}}'s {it} is broken, so {{y}} helps out" + f"~{{y}} steps in because {{x}}'s {it} is broken", dict(x=b, y=c), dict(x=c, y=b))
    s.bool("negation", m != 2, f"{b}'s {it} is the one that will be used", f"{b}'s {it} is not the one that will be used")


def chat_food(s):
    s.untimed = True
    people = list(s.who)
    opts = s.make("dish", 3)
    low = [o[0].lower() + o[1:] for o in opts]
    asker = people[0]
    s.msg(asker, f"I'm ordering lunch. Today: {', '.join(low)}. Who wants what?~Lunch order! {', '.join(low[:2])} or {low[2]}?")
    ch, extra, swap = {}, {}, None
    for p in people[1:]:
        ch[p] = s.c(low)
        e = s.c((None, None, "without onions", "extra spicy", "no cheese", "a large one"))
        extra[p] = e
        s.msg(p, f"the {ch[p]} for me{', ' + e if e else ''}~{ch[p]} please{', ' + e if e else ''}")
    if s.p(.5):
        p = s.c(people[1:])
        n = s.no(low, ch[p])
        s.msg(p, f"sorry, can I change that to the {n}?~wait, {n} instead please")
        swap = (p, ch[p])
        ch[p] = n
    if s.p(.5) and len(people) > 2:
        p = people[2]
        ch[asker] = ch[p]
        s.msg(asker, f"noted. I'll have the same as {p}~ok. Same as {p} for me")
    else:
        ch[asker] = s.c(low)
        s.msg(asker, f"ok, and the {ch[asker]} for myself")
    t = s.i(700, 800)
    s.msg(asker, f"ordered, should be here at {t // 60}:{t % 60:02d}")
    for p in s.r.sample(people, 2):
        s.add("attribute", "{p} [gets|is having|ordered] the {d}~the {d} is [for|ordered for] {p}~{p} wants the {d}", dict(p=p, d=ch[p]), dict(p=p, d=swap[1] if swap and swap[0] == p else s.no(low, ch[p])))
    d = s.c(low)
    k = sum(x == d for x in ch.values())
    W = lambda k: "nobody orders" if k == 0 else "one person orders" if k == 1 else f"{num(k)} people order"
    s.add("number", f"[in the end|counting changes], {{x}} the {d}", dict(x=W(k)), dict(x=W(s.no(range(len(people) + 1), k))))
    x, y = s.r.sample(people, 2)
    s.bool("comparison", ch[x] == ch[y], f"{x} and {y} [eat|ordered] the same [dish|thing]", f"{x} and {y} [eat|ordered] different [dishes|things]")
    w = [p for p in people[1:] if extra[p]]
    if w and len(w) < len(people) - 1:
        p = s.c(w)
        s.add("owner", f"{{p}} [asked for it|wants it] {extra[p]}" if extra[p] != "a large one" else "{p} asked for a large one", dict(p=p), dict(p=s.c([q for q in people[1:] if extra[q] != extra[p]])))
    if swap:
        s.add("order", f"{swap[0]} switched from the {{x}} to the {{y}}", dict(x=swap[1], y=ch[swap[0]]), dict(x=ch[swap[0]], y=swap[1]))
    s.add("owner", "{p} placed the order~the order was placed by {p}", dict(p=asker), dict(p=s.c(people[1:])))
    s.add("date", "the food is expected at {t}", dict(t=s.say.time(t)), dict(t=s.say.time(t + s.c((10, 15, -10, 5)))))


def chat_phone(s):
    a, b = s.r.sample(s.who, 2)
    c = s.names.make("person")
    s.who = [a, b]
    d1, d2 = s.pick(WEEKDAYS[:5], 2)
    t1, t2 = s.ints(8, 17, 2)
    s.titles = {a: s.c((f"Reception ({a})", a)), b: s.c((f"Caller ({b})", b))}
    s.msg(a, f"Practice of Dr {c.split()[1]}, {a} speaking.~Good morning, {a} at Dr {c.split()[1]}'s.")
    rel = s.one("son|mother|daughter|husband|father|neighbour")
    forw = s.p()
    s.msg(b, f"Hello, I'd like an appointment for my {rel}, please.~Hi, my {rel} needs an appointment." if forw else "Hello, I need an appointment.~Hi, I'd like to come in, please.")
    s.msg(a, f"We have {d1} at {t1}:00 or {d2} at {t2}:00.~I can offer {d1}, {t1}:00, or {d2}, {t2}:00.")
    k = s.i(0, 2)
    if k == 0:
        s.msg(b, "The first one, please.~The first would be best.")
        d, t, o, u = d1, t1, d2, t2
    elif k == 1:
        s.msg(b, "The second one is better.~I'll take the latter.")
        d, t, o, u = d2, t2, d1, t1
    else:
        s.msg(b, f"{d1}... no, sorry, {d2} is better.~{d1} please. Oh wait, I work then. {d2}.")
        d, t, o, u = d2, t2, d1, t1
    s.msg(a, "Noted. Have you been here before?~All right. Is it the first visit?" if not forw else "Noted. And the name?")
    if forw:
        kid = s.first(1)[0]
        s.msg(b, f"{kid}.")
    else:
        kid = b
        new = s.p()
        s.msg(b, "I'm a new patient." if new else "I was there last year.")
        s.bool("negation", new, f"{b} is a new patient", f"{b} has been a patient there before")
    bring = s.pick("the insurance card|the old X-rays|a list of medicines|a referral letter", 2)
    s.msg(a, f"Please bring {bring[0]}. You won't need {bring[1]}.")
    q = s.p()
    s.msg(b, "Do I have to come with an empty stomach?~Is fasting necessary?")
    s.msg(a, "Yes, nothing after midnight.~Yes please." if q else "No, that's not necessary.~No, you can eat normally.")
    s.add("date", "the appointment is on {d}~[in the end|finally], {d} was [chosen|booked]", dict(d=d), dict(d=o))
    s.add("attribute", "the appointment is at {t}~{t} is the time that was booked", dict(t=s.say.time(t * 60)), dict(t=s.say.time(u * 60)))
    s.add("owner", "the patient is {x}~the appointment is for {x}", dict(x=kid), dict(x=b if forw else a))
    s.add("membership", "{x} should be brought along~the patient needs to bring {x} but not {y}~{y} can be left at home", dict(x=bring[0], y=bring[1]), dict(x=bring[1], y=bring[0]))
    s.bool("negation", q, "the patient must not eat beforehand", "the patient may eat beforehand", "Is an empty stomach necessary?")
    s.add("swap", "{x} took the call from {y}~{y} called and {x} answered~{x} works at the practice", dict(x=a, y=b), dict(x=b, y=a))


# ---------------------------------------------------------------- further records

def rec_nulls(s):
    """null, false, zero, empty string and empty list are different things; the same keys for several people"""
    n = s.c((5, 6, 7))
    who = s.first(s.c((3, 4)))
    T = {"max_retries": "num", "discount": "num", "priority": "num", "spending_limit": "num", "time_limit": "num", "newsletter": "bool", "auto_save": "bool", "vacation_reply": "bool", "tags": "list", "cc_list": "list", "reminders": "list", "aliases": "list"}
    ks = s.pick("max_retries|nickname|proxy|avatar|tags|newsletter|discount|backup_email|auto_save|cc_list|vacation_reply|priority|signature|reminders|spending_limit|aliases|time_limit|parent_id", n)
    val = lambda k: s.c({"num": (0, 0, None, s.i(1, 20)), "bool": (False, False, None, True), "list": ([], [], None, s.pick("red|blue|home|work|north|urgent", s.i(1, 3))), "str": ("", None, None, s.hexid(4))}[T.get(k, "str")])
    V = {p: [val(k) for k in ks] for p in who}
    h = [k.replace("_", " ").replace("id", "ID") for k in ks]
    s.lower |= set(h)
    absent = s.pick("timezone|currency|phone|region|owner|quota", 2)
    form = s.i(0, 1)
    tree = {"profiles|users|accounts": {L(p): {L(k): v for k, v in zip(ks, V[p])} for p in who}} if form else {"profiles|users|accounts": [{"name|user": p, "settings|options": {L(k): v for k, v in zip(ks, V[p])}} for p in who]}

    def word(v):
        return "null" if v is None else "false" if v is False else "true" if v is True else "an empty list" if isinstance(v, list) and not v else "an empty string" if v == "" and isinstance(v, str) else None if isinstance(v, (list, str)) else str(v)
    for i in s.r.sample(range(n), min(n, 4)):
        col = [V[p][i] for p in who]
        k = T.get(ks[i], "str")
        s.which(who, [v is None for v in col], "user", f"has null for {h[i]}", f"has something other than null for {h[i]}")
        s.count([v is None for v in col], "user", "users", f"has null for {h[i]}", f"have null for {h[i]}")
        if k == "num":
            s.which(who, [v == 0 and v is not None for v in col], "user", f"has {h[i]} set to zero", f"does not have {h[i]} set to zero")
        elif k == "bool":
            s.which(who, [v is False for v in col], "user", f"has {h[i]} explicitly switched off", f"does not have {h[i]} explicitly switched off")
            s.count([v is True for v in col], "user", "users", f"has {h[i]} switched on", f"have {h[i]} switched on")
        elif k == "list":
            s.which(who, [isinstance(v, list) and not v for v in col], "user", f"has an empty list for {h[i]}", f"does not have an empty list for {h[i]}")
        p = s.c(who)
        w = word(V[p][i])
        if w:
            u = s.no(["null"] + {"num": ["0", "1"], "bool": ["false", "true"], "list": ["an empty list"], "str": ["an empty string"]}[k], w)
            s.add("attribute", f"for {p}, {h[i]} is {{v}}~{p}'s value for {h[i]} is {{v}}~{h[i]} is {{v}} rather than {{u}} in {p}'s case", dict(v=w, u=u), dict(v=u, u=w))
        if isinstance(V[p][i], list):
            c = len(V[p][i])
            f = lambda c: "has no entries" if c == 0 else f"has {s.nn(c, 'entry', 'entries')}"
            s.add("number", f"for {p}, {h[i]} {{x}}", dict(x=f(c)), dict(x=f(s.no((0, 1, 2, 3), c))))
    s.add("absence", "the data has [a key|an entry] for {k}~there is [a key|an entry] for {k}", dict(k=s.c(h)), dict(k=absent[0]))
    s.add("absence", "there is no [key|entry] for {k} [at all|]", dict(k=absent[1]), dict(k=s.c(h)))
    p = s.c(who)
    s.count([v is None for v in V[p]], "setting", "settings", f"is null for {p}", f"are null for {p}")
    return "settings with nulls", s.render(tree, "settings", s.c(("json2", "json4", "semi", "line", "yaml", "json2")))


def rec_env(s):
    """a base with overrides: the effective value comes from the override where there is one"""
    envs = ["dev", "staging", "prod"]
    said = s.c((["development", "staging", "production"], envs))
    ks = s.pick("timeout_s|workers|cache_mb|log_days|max_users|retries|batch|port", s.c((6, 7)))
    h = [{"timeout_s": "the timeout in seconds", "cache_mb": "the cache in MB", "log_days": "the number of days logs are kept", "max_users": "the maximum number of users", "workers": "the number of workers", "retries": "the number of retries", "batch": "the batch size", "port": "the port"}[k] for k in ks]
    base = s.ints(2, 99, len(ks))
    over = {e: {} for e in envs}
    for e in envs:
        for k in s.r.sample(ks, s.i(0, len(ks) - 1)):
            over[e][k] = s.i(2, 99)
    eff = {e: [over[e].get(k, b) for k, b in zip(ks, base)] for e in envs}
    ok = s.c(("overrides", "environments", "profiles"))
    tree = {"defaults|base|common": {L(k): b for k, b in zip(ks, base)}, ok: {L(e): {L(k): v for k, v in over[e].items()} for e in envs}, "note|comment": "an environment inherits every value it does not override"}
    nm = dict(zip(envs, said))
    for i in s.r.sample(range(len(ks)), 3):
        e = s.c(envs)
        v = eff[e][i]
        s.look("condition", f"in {nm[e]}, {h[i]} is {{v}}~{h[i]} in {nm[e]} comes to {{v}}~{nm[e]} runs with {{v}} as {h[i]}", [str(x) for x in [base[i]] + [eff[f][i] for f in envs] + [v + s.i(1, 5)]], str(v))
        ov = [ks[i] in over[f] for f in envs]
        s.which([nm[f] for f in envs], ov, "environment", f"overrides {h[i]}", f"takes {h[i]} from the defaults")
        s.count(ov, "environment", "environments", f"overrides {h[i]}", f"override {h[i]}")
        a, b = s.r.sample(envs, 2)
        s.bool("comparison", eff[a][i] == eff[b][i], f"{nm[a]} and {nm[b]} use the same value for {h[i]}", f"{nm[a]} and {nm[b]} use different values for {h[i]}")
        if eff[a][i] != eff[b][i]:
            s.add("comparison", f"{h[i]} is {{d}} in {nm[a]} than in {nm[b]}", dict(d="higher" if eff[a][i] > eff[b][i] else "lower"), dict(d="lower" if eff[a][i] > eff[b][i] else "higher"))
    k = [len(over[e]) for e in envs]
    e = s.i(0, 2)
    s.add("number", f"{nm[envs[e]]} overrides {{v}}", dict(v=s.nn(k[e], "value") if k[e] else "nothing"), dict(v=(lambda x: s.nn(x, "value") if x else "nothing")(s.no(range(len(ks)), k[e]))))
    s.comp(said, k, "overrides more values than", "overrides fewer values than")
    s.lower |= set(said)
    return "config with overrides", s.render(tree, "config", s.c(("yaml", "yaml", "json2", "semi", "line", "outline")), wrap=False)


def rec_org(s):
    n = s.c((2, 3))
    deps = s.make("dept", n)
    heads = s.person(n)
    teams, of, lead, size, city, opn = [], [], [], [], [], []
    pool = s.pick("Alpha|Bravo|Falcon|Harbour|Juniper|Mosaic|Pixel|Quartz|Ranger|Summit|Tundra|Vector", n * 2)
    for i in range(n):
        for t in pool[i * 2:i * 2 + s.c((1, 2, 2))]:
            teams.append(t)
            of.append(i)
            lead.append(s.names.make("person"))
            size.append(s.i(2, 30))
            city.append(s.names.make("place"))
            opn.append(s.i(0, 4))
    ceo, hq = s.names.make("person"), s.names.make("place")
    tree = {"company|organisation": s.names.make("firm"), "ceo|managing_director": ceo, "headquarters|hq": hq, "departments|divisions": [{"name|department": deps[i], "head|director": heads[i], "teams|groups": [{"name|team": teams[j], "lead|team_lead": lead[j], "headcount|members": size[j], "location|site": city[j], "open_positions|vacancies": opn[j]} for j in range(len(teams)) if of[j] == i]} for i in range(n)]}
    T = ["team " + t for t in teams]
    s.attr("owner", "{e} is led by {v}~{v} leads {e}~the lead of {e} is {v}", T, lead)
    s.attr("owner", "{v} heads {e}~the head of {e} is {v}~{e} is run by {v}", deps, heads)
    s.attr("membership", "{e} belongs to {v}~{v} includes {e}~{e} is part of {v}", T, [deps[i] for i in of])
    s.attr("number", "{e} has {v}~there are {v} in {e}", T, [s.nn(x, "member") for x in size]) if 1 not in size else None
    s.attr("attribute", "{e} [sits|works] in {v}~the site of {e} is {v}", T, city)
    s.comp(T, size, "is bigger than", "is smaller than")
    s.most(T, size, "is the biggest team", "is the smallest team")
    s.which(T, [x == 0 for x in opn], "team", "has no open positions", "has open positions")
    j = s.i(0, len(T) - 1)
    s.add("coref", f"the person in charge of the department that {T[j]} belongs to is {{v}}~one level above the lead of {T[j]}, {{v}} is responsible~{{v}} heads the department of {T[j]}", dict(v=heads[of[j]]), dict(v=s.no(heads + [lead[j], ceo], heads[of[j]])))
    i = s.i(0, n - 1)
    tot = sum(x for x, o in zip(size, of) if o == i)
    s.add("arithmetic", f"the teams of {deps[i]} have {{v}} members [in all|together]", dict(v=str(tot)), dict(v=str(s.c([x for x in (sum(size), tot + s.i(1, 4), s.c(size)) if x != tot] or [tot + 2]))))
    k = of.count(i)
    s.add("number", f"{deps[i]} has {{v}}", dict(v=s.nn(k, "team")), dict(v=s.nn(s.no((1, 2, 3), k), "team")))
    s.add("attribute", "the [head office|headquarters] can be found in {v}", dict(v=hq), dict(v=s.c(city)))
    s.add("arithmetic", "there are {v} open positions in all", dict(v=num(sum(opn))), dict(v=num(sum(opn) + s.c((1, 2))))) if sum(opn) != 1 else None
    return "organisation", s.render(tree, "org")


def rec_zones(s):
    """timestamps with offsets"""
    n = s.c((3, 4))
    pl = s.place(n)
    off = [s.c((-8, -5, -3, 0, 1, 2, 3, 5, 8, 9)) for _ in pl]
    d = s.day().replace(hour=0, minute=0)
    utc = s.ints(9, 14, n) if n <= 6 else None
    mi = [s.c((0, 15, 30, 45)) for _ in pl]
    u = [d + datetime.timedelta(hours=a, minutes=b) for a, b in zip(utc, mi)]
    loc = [x + datetime.timedelta(hours=o) for x, o in zip(u, off)]
    dur = s.ints(20, 180, n, 5)
    nm = s.pick("backup|sync call|webinar|launch|maintenance|live stream|handover|audit|rehearsal|auction", n)
    host = s.first(n)
    st = lambda t, o: t.strftime("%Y-%m-%dT%H:%M:%S") + ("Z" if o == 0 and s.p() else f"{'+' if o >= 0 else '-'}{abs(o):02d}:00")
    tree = {"events|schedule|slots": [{"name|title": nm[i], "site|location": pl[i], "starts_at|start": st(loc[i], off[i]), "duration_min|minutes": dur[i], "host|owner": host[i], "recorded|record": s.p()} for i in range(n)], "timezone_note|note": "times are local, offset included"}
    rec = [e["recorded|record"] for e in tree["events|schedule|slots"]]
    E = ["the " + x for x in nm]
    hm = lambda t: f"{t:%H:%M}"
    i = s.i(0, n - 1)
    for i in s.r.sample(range(n), 2):
        wrong = [x for x in (hm(loc[i]), hm(loc[i] + datetime.timedelta(hours=off[i])), hm(u[s.no(range(n), i)])) if x != hm(u[i])]
        s.add("unit", f"{E[i]} starts at {{v}} UTC~in UTC, {E[i]} begins at {{v}}~converted to UTC, the start of {E[i]} is {{v}}", dict(v=hm(u[i])), dict(v=s.c(wrong)))
        s.look("attribute", f"{E[i]} starts at {{v}} local time~in {pl[i]} the clock shows {{v}} when {E[i]} begins", [hm(x) for x in loc + u], hm(loc[i]))
        end = loc[i] + MIN * dur[i]
        s.add("arithmetic", f"{E[i]} ends at {{v}} local time~it is {{v}} in {pl[i]} when {E[i]} ends", dict(v=hm(end)), dict(v=hm(end + MIN * s.c((10, 30, -10, 60)))))
    s.comp(E, u, "begins later than", "begins earlier than") if len(set(u)) == n else None
    s.most(E, u, "is the last to begin", "is the first to begin")
    s.attr("number", "{e} lasts {v}~the length of {e} is {v}", E, [s.mins(x) for x in dur])
    s.attr("owner", "{e} is hosted by {v}~{v} hosts {e}", E, host)
    s.attr("attribute", "{e} takes place in {v}", E, pl)
    s.count(rec, "event", "events", "is recorded", "are recorded")
    s.which(E, rec, "event", "is recorded", "is not recorded")
    a, b = s.r.sample(range(n), 2)
    if off[a] != off[b]:
        g = abs(off[a] - off[b])
        s.add("arithmetic", f"the clocks in {pl[a]} and {pl[b]} differ by {{v}}", dict(v=s.nn(g, "hour")), dict(v=s.nn(g + s.c((1, 2)), "hour")))
    return "events with zones", s.render(tree, "calendar")


def rec_stores(s):
    """articles by store"""
    stores = s.place(3)
    items = s.pick(GOODS, s.c((3, 4)))
    q = [[s.c((0, s.i(1, 40), s.i(1, 40))) for _ in items] for _ in stores]
    pr = s.ints(500, 9900, len(items), 10)
    res = [s.p() for _ in stores]
    tree = {"currency": CURRENCY[s.cur][0], "prices_cents|price_list_cents": {L(i): p for i, p in zip(items, pr)}, "stores|branches": [{"city|store": stores[k], "click_and_collect|pickup": res[k], "stock|inventory": {L(i): v for i, v in zip(items, q[k])}} for k in range(3)]}
    for j in s.r.sample(range(len(items)), 2):
        col = [q[k][j] for k in range(3)]
        it = items[j]
        S = [f"the store in {x}" for x in stores]
        s.attr("number", f"{{e}} has {{v}} of the {it} in stock~the stock of the {it} at {{e}} is {{v}}", S, [str(x) for x in col])
        s.which(S, [x == 0 for x in col], "store", f"is out of the {it}", f"still has the {it}")
        s.count([x > 0 for x in col], "store", "stores", f"has the {it} in stock", f"have the {it} in stock")
        s.comp(S, col, f"has more of the {it} than", f"has less of the {it} than")
        t = sum(col)
        s.add("arithmetic", f"across all stores there are {{v}} of the {it}", dict(v=str(t)), dict(v=str(t + s.c((1, 5, -s.c(col) or 2)))))
    k = s.i(0, 2)
    row = q[k]
    s.attr("number", f"in {stores[k]}, the number of units of {{e}} is {{v}}", ["the " + x for x in items], [str(x) for x in row])
    s.count([x == 0 for x in row], "article", "articles", f"is sold out in {stores[k]}", f"are sold out in {stores[k]}")
    s.which(["the " + x for x in items], [x == 0 for x in row], "article", f"is sold out in {stores[k]}", f"is still available in {stores[k]}")
    s.attr("number", "{e} costs {v}", ["the " + x for x in items], [s.m(p) for p in pr])
    j = s.i(0, len(items) - 1)
    if row[j]:
        s.add("arithmetic", f"the stock of the {items[j]} in {stores[k]} is worth {{v}}", dict(v=s.m(row[j] * pr[j])), dict(v=s.m((row[j] + s.c((1, 2))) * pr[j])))
    s.which([f"the store in {x}" for x in stores], res, "store", "offers pickup", "does not offer pickup")
    s.fmt = ("json2", "semi", "semi", "line", "yaml", "yaml", "outline", "props")
    return "stock by store", s.render(tree, "stock", wrap=False)


def rec_diff(s):
    """before and after"""
    nm = s.names.make("service")
    s.lower.add(nm)
    ks = s.pick("replicas|memory_mb|timeout_s|log_level|region|image_tag|rate_limit|debug|cache|owner", s.c((8, 9, 10)))
    gen = {"replicas": lambda: s.i(1, 9), "memory_mb": lambda: s.i(128, 4096, 128), "timeout_s": lambda: s.i(5, 90, 5), "log_level": lambda: s.c(("debug", "info", "warn", "error")), "region": lambda: s.c(("eu-west", "eu-north", "us-east", "ap-south")), "image_tag": lambda: f"{s.i(1, 5)}.{s.i(0, 20)}", "rate_limit": lambda: s.i(10, 500, 10), "debug": lambda: s.p(), "cache": lambda: s.c((None, "redis", "memory")), "owner": lambda: s.c(("core", "growth", "payments"))}
    old, new = {k: gen[k]() for k in ks}, {}
    ch = s.bools(len(ks))
    for k, c in zip(ks, ch):
        if c:
            for _ in range(20):
                new[k] = gen[k]()
                if new[k] != old[k]:
                    break
            else:
                raise Retry
        else:
            new[k] = old[k]
    who, app = s.person(2)
    H = {"memory_mb": "the memory in MB", "timeout_s": "the timeout in seconds", "log_level": "the log level", "image_tag": "the image tag", "rate_limit": "the rate limit", "debug": "debug mode", "replicas": "the number of replicas"}
    h = [H.get(k, "the " + k) for k in ks]
    w = lambda v: "not set" if v is None else "on" if v is True else "off" if v is False else str(v)
    form = s.i(0, 2)
    if form == 0:
        tree = {"service": nm, "changed_by|author": who, "approved_by|reviewer": app, "before|old": {L(k): v for k, v in old.items()}, "after|new": {L(k): v for k, v in new.items()}}
        ctx = s.render(tree, "change", s.c(("json2", "semi", "yaml", "yaml", "outline")))
    elif form == 1:
        tree = {"service": nm, "changed_by|author": who, "approved_by|reviewer": app, "fields|settings": [{"name|field": k, "old|from": old[k], "new|to": new[k]} for k in ks]}
        ctx = s.render(tree, "change", s.c(("json2", "semi", "yaml", "line")))
    else:
        j = lambda v: scalar(v)
        ctx = f"commit {s.hexid(10)}\nAuthor: {who}\nReviewed-by: {app}\n\n    Change settings of {nm}\n\n--- a/{nm}.yaml\n+++ b/{nm}.yaml\n@@\n" + "\n".join(f" {k}: {j(old[k])}" if old[k] == new[k] else f"-{k}: {j(old[k])}\n+{k}: {j(new[k])}" for k in ks)
    for i in range(len(ks)):
        k = ks[i]
        if ch[i]:
            a, b = w(old[k]), w(new[k])
            s.add("order", f"{h[i]} went from {{a}} to {{b}}~{h[i]} is now {{b}}; before, it was {{a}}~after the change, {h[i]} is {{b}}~before the change, {h[i]} was {{a}}", dict(a=a, b=b), dict(a=b, b=a))
            if isinstance(old[k], int) and not isinstance(old[k], bool):
                up = new[k] > old[k]
                s.add("direction", f"{h[i]} was {{d}}", dict(d="raised" if up else "lowered"), dict(d="lowered" if up else "raised"))
                g = abs(new[k] - old[k])
                s.add("arithmetic", f"{h[i]} changed by {{v}}", dict(v=str(g)), dict(v=str(g + s.c((1, 2, 5)))))
    s.count(ch, "setting", "settings", "was changed", "were changed")
    s.which(h, ch, "setting", "was changed", "stayed the same")
    s.which(h, ch, "setting", "was changed", "stayed the same")
    s.add("owner", "{a} made the change and {b} checked it~the change was made by {a}~the change was checked by {b}", dict(a=who, b=app), dict(a=app, b=who))
    return "config change", ctx


def rec_graph(s):
    n = s.c((4, 5))
    sv = s.make("service", n)
    s.lower |= set(sv)
    deps = {x: s.r.sample([y for y in sv if y != x and sv.index(y) > sv.index(x)], s.i(0, min(2, n - 1 - sv.index(x)))) for x in sv}
    order = s.r.sample(sv, n)
    port, crit = s.ints(3000, 9999, n), s.bools(n)
    tree = {"services|nodes": [{"name|id": x, "depends_on|requires|needs": deps[x], "port": port[sv.index(x)], "critical|essential": crit[sv.index(x)]} for x in order]}
    for x in sv:
        no = [y for y in sv if y != x and y not in deps[x]]
        if deps[x] and no:
            y, z = s.c(deps[x]), s.c(no)
            s.add("membership", f"{x} depends on {{y}}~{{y}} is needed by {x}~{x} cannot do without {{y}}", dict(y=y), dict(y=z))
            s.add("swap", "{x} depends on {y}~{x} needs {y}, not the other way round", dict(x=x, y=y), dict(x=y, y=x))
        users = [y for y in sv if x in deps[y]]
        s.add("number", f"{x} is required by {{v}}", dict(v="no other service" if not users else s.nn(len(users), "other service")), dict(v=(lambda k: "no other service" if k == 0 else s.nn(k, "other service"))(s.no((0, 1, 2, 3), len(users)))))
        if len(deps[x]) == 2:
            s.add("membership", f"{x} [needs|depends on] both {{a}} and {{b}}", dict(a=deps[x][0], b=deps[x][1]), dict(a=deps[x][0], b=s.c(no)) if no else None)
        two = [z for y in deps[x] for z in deps[y] if z not in deps[x]]
        if two:
            s.add("coref", f"{x} depends on {{z}} {{w}}", dict(z=two[0], w="only indirectly"), dict(z=two[0], w="directly"))
    s.count([not deps[x] for x in sv], "service", "services", "has no dependencies", "have no dependencies")
    s.which(sv, [not deps[x] for x in sv], "service", "depends on nothing else", "depends on something else")
    s.attr("number", "{e} uses port {v}~port {v} is taken by {e}", sv, [str(p) for p in port])
    s.which(sv, crit, "service", "is marked as critical", "is not marked as critical")
    s.comp(sv, [len(deps[x]) for x in sv], "has more direct dependencies than", "has fewer direct dependencies than")
    return "service graph", s.render(tree, "graph")


def rec_pages(s):
    n = s.c((3, 4, 5))
    per, tot = s.c((n, n)), s.i(30, 400)
    page = s.i(1, 5)
    pages = -(-tot // per)
    if page >= pages:
        raise Retry
    who = s.person(n)
    st = [s.c(("open", "closed", "pending")) for _ in who]
    amt, dd = s.ints(500, 90000, n, 25), s.day()
    ds = [dd + DAY * x for x in s.ints(0, 40, n)]
    ds.sort(reverse=True)
    ids = [f"{s.c(('INV', 'REQ', 'CL'))}-{x}" for x in s.ints(100, 999, n)]
    vat = s.bools(n)
    tree = {"page|current_page": page, "per_page|page_size": per, "total|total_count": tot, "sort": "-created", "filters|query": {"status": None, "min_amount_cents": s.c((0, 500))}, "currency": CURRENCY[s.cur][0], "items|results|data": [{"id|ref": ids[i], "customer|client": {"name": who[i], "vat_registered|vat": vat[i]}, "status|state": st[i], "amount_cents|total_cents": amt[i], "created|created_on": ds[i].strftime("%Y-%m-%d")} for i in range(n)], "next|next_page": page + 1, "previous|prev_page": page - 1 if page > 1 else None}
    s.attr("owner", "{e} [belongs to|is for|concerns] {v}~the customer in {e} is {v}", ids, who)
    s.attr("attribute", "{e} is {v}~the state of {e} is {v}", ids, st)
    for z in ("open", "closed", "pending"):
        s.count([x == z for x in st], "entry on this page", "entries on this page", f"is {z}", f"are {z}")
    s.attr("number", "{e} is worth {v}~the amount of {e} is {v}", ids, [s.m(a) for a in amt])
    s.comp(ids, amt, "is worth more than", "is worth less than")
    s.most(ids, amt, "has the highest amount on the page", "has the lowest amount on the page")
    s.add("arithmetic", "the entries shown add up to {v}", dict(v=s.m(sum(amt))), dict(v=s.m(s.c((sum(amt) - amt[0], sum(amt) + 500, sum(amt) - 100)))))
    s.which(who, vat, "customer", "is registered for VAT", "is not registered for VAT")
    s.add("number", "{a} entries are shown out of {b} [in all|]~there are {b} entries altogether", dict(a=num(n), b=str(tot)), s.c((dict(a=num(n), b=str(tot + s.c((1, 10)))), dict(a=num(n), b=str(tot - s.i(1, 9))))))
    s.bool("negation", page == 1, "this is the first page", "this is not the first page", "Is this the first page?")
    s.add("arithmetic", "there are {v} pages in all", dict(v=str(pages)), dict(v=str(s.c((pages + 1, pages - 1, page)) if page != pages else pages + 1)))
    s.add("order", "the list [starts|begins] with the {d} entry", dict(d="newest"), dict(d="oldest")) if s.p(.0) else None
    i = s.i(0, n - 1)
    s.attr("date", "{e} was created on {v}", ids, [s.say.date(x.date()) for x in ds])
    s.attr("attribute", "{e} is the {v} entry on the page", ids, [nth(i) for i in range(n)])
    return "paginated list", s.render(tree, "list")


# ---------------------------------------------------------------- further chats

def chat_standup(s):
    people = list(s.who)
    done = s.pick("the login form|the price list|the map view|the invoice export|the search index|the onboarding mail|the test data|the user survey", len(people))
    todo = s.pick("the payment page|the backup script|the address book|the cookie notice|the sales report|the help texts|the icon set|the release checklist", len(people))
    bl = s.i(0, len(people) - 1)
    rest = [p for i, p in enumerate(people) if i != bl]
    dep = s.c(rest)
    hlp = s.c([p for p in rest if p != dep] or rest)
    for i, p in enumerate(people):
        s.msg(p, f"Yesterday I finished {done[i]}, today {todo[i]}" + (f". I'm blocked, I need access from {dep}" if i == bl else "") + f"~Done: {done[i]}. Next: {todo[i]}" + (f". Stuck because I'm waiting for {dep}'s answer" if i == bl else ""))
    k = s.i(0, 2)
    if k == 0:
        s.msg(dep, f"{people[bl]}, you'll have it before lunch~ok {people[bl]}, I'll sort it out this morning")
    elif k == 1:
        s.msg(dep, "I can't get to it before tomorrow~not today, sorry, tomorrow")
    else:
        s.msg(dep, f"not mine any more, ask {hlp}~{hlp} is in charge of that now")
        s.msg(hlp, "right, I'll do it~yes, will do today")
    P = people
    s.attr("attribute", "{e} [has finished|completed] {v}~{v} was completed by {e}", P, done, fresh=lambda: s.c(todo))
    s.attr("attribute", "{e} is going to work on {v}~{v} is what {e} plans to do today", P, todo, fresh=lambda: s.c(done))
    i = s.i(0, len(P) - 1)
    s.add("order", f"{P[i]} is done with {{a}} and turns to {{b}}~for {P[i]}, {{b}} comes after {{a}}", dict(a=done[i], b=todo[i]), dict(a=todo[i], b=done[i]))
    s.add("owner", "{x} is blocked~{x} cannot go on at the moment~it is {x} who is stuck", dict(x=P[bl]), dict(x=dep))
    s.add("swap", "{x} is waiting for {y}~{y} is holding up {x}", dict(x=P[bl], y=dep), dict(x=dep, y=P[bl]))
    if k < 2:
        s.bool("date", k == 0, f"{P[bl]} can expect help the same day", f"{P[bl]} has to wait until the next day")
    elif dep != hlp:
        s.add("owner", f"in the end {{x}} will help {P[bl]}", dict(x=hlp), dict(x=dep))


def chat_gift(s):
    a, b, c = s.trio()
    who = s.first(1)[0]
    g = s.pick("a cookbook|a plant|concert tickets|a watch|a lamp|a board game|a scarf|a bird feeder", 3)
    bud = s.i(20, 60, 5)
    s.msg(a, f"{who}'s birthday is coming up. {uc(g[0])}?~Ideas for {who}'s present? I thought of {g[0]}")
    s.msg(b, f"{who} already has that. {uc(g[1])}?~hm, got that last year. What about {g[1]}?")
    k = s.i(0, 2)
    if k == 0:
        s.msg(c, f"love it, let's get {g[1]}~yes! {g[1]}")
        fin = g[1]
    elif k == 1:
        s.msg(c, f"too expensive. I'd go for {g[2]}~or {g[2]}?")
        s.msg(b, "even better~ok, I'm convinced")
        fin = g[2]
    else:
        s.msg(c, f"{g[2]} maybe?")
        s.msg(a, f"I prefer {b}'s idea~{b}'s suggestion is nicer")
        s.msg(c, "fine with me~ok then")
        fin = g[1]
    s.msg(a, f"Good. {s.cur}{bud} each?~So everyone puts in {s.cur}{bud}?")
    low = bud - s.i(1, 3) * 5
    cut = s.p()
    s.msg(c, f"could we make it {s.cur}{low}? I'm short this month~{s.cur}{low} would be easier for me" if cut else "ok~yes that works")
    if cut:
        s.msg(a, f"sure, {s.cur}{low} then~ok {s.cur}{low} for everyone")
    buy = s.c((a, b))
    s.msg(buy, "I'll buy it~I can get it on Saturday")
    s.msg(c, "and I'll write the card~I do the card")
    s.add("order", f"they [decided on|settled on] {{x}} for {who}~{who} will get {{x}}~the present for {who} is {{x}}", dict(x=fin), dict(x=s.no(g, fin)))
    s.add("owner", "{x} had the idea of {y}~the suggestion of {y} was {x}'s", dict(x=a, y=g[0]), s.c((dict(x=b, y=g[0]), dict(x=a, y=g[1]))))
    s.add("owner", f"the idea that won, {fin}, came from {{x}}", dict(x=c if fin == g[2] else b), dict(x=b if fin == g[2] else c))
    m = lambda v: s.say.money(D(v))
    s.add("order", "everyone [contributes|puts in] {v}~the contribution per person is {v}", dict(v=m(low if cut else bud)), dict(v=m(bud if cut else low)))
    s.add("owner", "{x} [buys|gets] the present and {y} writes the card~the card is {y}'s job~the present is bought by {x}", dict(x=buy, y=c), dict(x=c, y=buy))
    s.bool("negation", cut, f"the contribution was lowered at {c}'s request", "the contribution stayed as first suggested")


def chat_ride(s):
    a, b, c = s.trio()
    p1, p2 = s.place(2)
    d = s.c(WEEKDAYS)
    h = s.i(6, 18)
    seats = s.i(1, 3)
    s.msg(a, f"I'm driving to {p1} on {d} at {h}:00, {num(seats)} seat{'s' * (seats > 1)} free~Anyone want a lift to {p1} on {d}? Leaving {h}:00, room for {num(seats)}")
    s.msg(b, f"I'd come along, but only as far as {p2}~can you drop me in {p2} on the way?")
    k = s.p()
    s.msg(a, f"sure, {p2} is on the way~yes no problem" if k else f"sorry, I'm not passing {p2} this time~can't, I take the motorway")
    if not k:
        s.msg(b, "ok I'll take the bus then~then I go by train")
    s.msg(c, "can I bring my bike?~is there room for my dog?")
    it = "bike" if "bike" in s.lines[-1][1] else "dog"
    y = s.p()
    s.msg(a, "yes, no problem~sure" if y else "no, the boot is full~better not, sorry")
    l = s.i(5, 25, 5)
    s.msg(c, f"and could we leave {l} minutes later?~any chance to start {l} minutes later?")
    z = s.p()
    s.msg(a, "that's ok~fine" if z else "no, I have to be there on time~sorry, no")
    hm = lambda m: "%02d:%02d" % divmod(m, 60)
    t = h * 60 + (l if z else 0)
    s.add("arithmetic", "the car [leaves|sets off] at {t}~departure is at {t}", dict(t=hm(t)), dict(t=hm(h * 60 if z else h * 60 + l)))
    s.add("owner", "{x} is driving~it is {x} who offers the lift", dict(x=a), dict(x=s.c((b, c))))
    s.bool("negation", k, f"{b} [gets|has] a lift to {p2}~{a} takes {b} along to {p2}", f"{b} does not get a lift to {p2}~{a} does not take {b} along to {p2}")
    s.add("swap", "{x} drives to {p}; {y} wanted to go to {q}", dict(x=a, y=b, p=p1, q=p2), dict(x=a, y=b, p=p2, q=p1))
    s.bool("modality", y, f"{c} may bring the {it}", f"{c} may not bring the {it}", f"Can {c} bring the {it}?")
    s.add("owner", "{x} asked to leave later", dict(x=c), dict(x=b))
    s.add("date", "the trip is on {d}", dict(d=d), dict(d=s.no(WEEKDAYS, d)))
    s.add("number", f"{a} offered {{v}}", dict(v=s.nn(seats, "free seat")), dict(v=s.nn(s.no((1, 2, 3, 4), seats), "free seat")))


def chat_homework(s):
    a, b, c = s.trio()
    sub = s.pick("maths|history|biology|French|physics|music", 2)
    p1, p2 = s.ints(12, 180, 2)
    d1, d2 = s.pick(WEEKDAYS[:5], 2)
    s.msg(a, f"what's the {sub[0]} homework?~does anyone know what we have to do for {sub[0]}?")
    w = s.p()
    if w:
        s.msg(b, f"page {p1}~page {p1} I think")
        s.msg(c, f"no {b}, that's {sub[1]}. {uc(sub[0])} is page {p2}~wrong, page {p1} is for {sub[1]}! For {sub[0]} it's {p2}")
        s.msg(b, "oh right, sorry~true, my bad")
    else:
        s.msg(b, f"page {p2}")
        s.msg(c, f"and page {p1} for {sub[1]}~plus {sub[1]}, page {p1}")
    s.msg(a, "until when?~when is it due?")
    s.msg(c, f"{sub[0]} {d1}, {sub[1]} {d2}~{d1} for {sub[0]} and {d2} for {sub[1]}")
    t = s.c((b, c))
    s.msg(t, f"is the {sub[0]} test next week?~do we have the {sub[0]} test next week?")
    o = b if t == c else c
    y = s.p()
    s.msg(o, "no, the week after~no, in two weeks" if not y else "yes, unfortunately~yes")
    s.add("attribute", "the {s} homework is on page {p}~for {s}, page {p} has to be done", dict(s=sub[0], p=str(p2)), s.c((dict(s=sub[0], p=str(p1)), dict(s=sub[1], p=str(p2)))))
    s.add("date", "the {s} homework is due on {d}~{s} has to be handed in on {d}", dict(s=sub[0], d=d1), dict(s=sub[1], d=d1) if s.p() else dict(s=sub[0], d=d2))
    s.bool("order", w, f"{b}'s first answer was wrong", f"{b}'s first answer was right")
    s.add("owner", f"{{x}} asked what the {sub[0]} homework was", dict(x=a), dict(x=s.c((b, c))))
    s.bool("date", y, f"the {sub[0]} test is next week", f"the {sub[0]} test is not next week", f"Is the {sub[0]} test next week?")
    s.add("swap", "{x} asked about the test and {y} answered", dict(x=t, y=o), dict(x=o, y=t))
    if w:
        s.add("swap", "{x} corrected {y}~{y} was corrected by {x}", dict(x=c, y=b), dict(x=b, y=c))


def chat_room(s):
    a, b, c = s.trio()
    r1, r2 = s.pick("Room 3|Room 7|the library|the blue room|the lab|the canteen", 2)
    h = s.ints(8, 17, 3)
    h.sort()
    s.msg(a, f"I've booked {r1} from {h[0]}:00 to {h[1]}:00~{r1} is mine from {h[0]} to {h[1]}")
    s.msg(b, f"I need {r1} at {h[0]}:00 too, I have {s.i(8, 20)} guests~but I have guests in {r1} at {h[0]}:00!")
    k = s.i(0, 2)
    if k == 0:
        s.msg(a, f"take it, I'll move to {r2}~ok, I go to {r2} then")
        fa, fb = r2, r1
    elif k == 1:
        s.msg(a, f"sorry, I really need it. {r2} is free~no, I booked first. {r2} is empty")
        s.msg(b, f"ok, {r2} then~alright, we'll use {r2}")
        fa, fb = r1, r2
    else:
        s.msg(c, f"{r2} is bigger, {a}, why don't you swap?~{a}, go to {r2}, it has a projector")
        s.msg(a, "good point, I'll do that~ok fine")
        fa, fb = r2, r1
    s.msg(c, f"who has the key to {r2}?")
    kb = s.p()
    s.msg(b, "I do~it's on my desk" if kb else f"{a} does~{a} took it yesterday")
    key = b if kb else a
    s.add("order", "{x} ends up in {p}~{x} [uses|will use] {p}", *(lambda x, p, q: (dict(x=x, p=p), dict(x=x, p=q)))(*s.c(((a, fa, fb), (b, fb, fa)))))
    s.add("swap", "{x} is in {p} and {y} in {q}~{q} goes to {y}, {p} to {x}", dict(x=a, y=b, p=fa, q=fb), dict(x=a, y=b, p=fb, q=fa))
    s.bool("modality", fa != r1, f"{a} gave up {r1}", f"{a} kept {r1}", f"Did {a} give up {r1}?")
    s.add("owner", f"the key to {r2} is with {{x}}~{{x}} has the key to {r2}", dict(x=key), dict(x=a if key == b else b))
    s.add("owner", "{x} expects guests~it is {x} who has guests coming", dict(x=b), dict(x=s.c((a, c)))) if "guests" in " ".join(x for _, x in s.lines) else None
    if k == 2:
        s.add("owner", f"the suggestion that {a} should change rooms came from {{x}}", dict(x=c), dict(x=b))
    s.add("number", f"{a}'s booking of {r1} was for {{v}}", dict(v=s.nn(h[1] - h[0], "hour")), dict(v=s.nn(h[1] - h[0] + s.c((1, 2)), "hour")))


def chat_trip(s):
    a, b, c = s.trio()
    p1, p2 = s.place(2)
    x, y = s.ints(40, 300, 2, 5)
    u, v = s.ints(1, 9, 2)
    s.msg(a, f"Train to {p1}: {u} h, {s.cur}{x}. Train to {p2}: {v} h, {s.cur}{y}.~{p1} takes {u} hours and costs {s.cur}{x}, {p2} {v} hours and {s.cur}{y}")
    k = s.i(0, 2)
    w = {0: ("I care most about the price", y < x), 1: ("I want the short ride", v < u), 2: ("I've been to " + p1 + " already", True)}[k]
    s.msg(b, w[0] + s.c((", so you know what I'd pick", ", so my choice is clear")))
    fav = p2 if w[1] else p1
    oth = p1 if w[1] else p2
    s.msg(c, f"same here~agree with {b}" if (ag := s.p()) else f"I'd rather see {oth}~no, I want to go to {oth}")
    s.msg(a, f"ok, two against one: {fav}~{fav} then, that's also my choice" if not ag else f"then it's {fav}~ok, {fav}, decided")
    s.add("coref", f"{b} [prefers|is for] {{p}}~{{p}} is {b}'s choice", dict(p=fav), dict(p=oth))
    s.add("coref", f"{c} [prefers|is for] {{p}}~{{p}} is what {c} wants", dict(p=fav if ag else oth), dict(p=oth if ag else fav))
    s.add("order", "they [are going|decide to go] to {p}~the trip goes to {p}", dict(p=fav), dict(p=oth))
    s.bool("comparison", ag, f"{b} and {c} want the same", f"{b} and {c} do not want the same")
    s.attr("attribute", "the journey to {e} costs {v}", [p1, p2], [s.say.money(D(x)), s.say.money(D(y))])
    s.attr("attribute", "it takes {v} to get to {e}", [p1, p2], [s.nn(u, "hour"), s.nn(v, "hour")])
    s.bool("comparison", (x if fav == p1 else y) < (x if oth == p1 else y), "they chose the cheaper of the two trips", "they chose the more expensive of the two trips")
    s.bool("comparison", (u if fav == p1 else v) < (u if oth == p1 else v), "the trip they chose is the shorter one", "the trip they chose is the longer one")


def chat_interview(s):
    a, b = s.r.sample(s.who, 2)
    s.who = [a, b]
    job = s.one("baker|nurse|bus driver|web designer|carpenter|florist|lab assistant")
    y0, firm, f2 = s.i(2, 12), *s.make("firm", 2)
    s.titles = {a: s.c((f"Interviewer {a}", f"{a} (HR)", a)), b: s.c((f"{b} (applicant)", b))}
    pay, pay2 = s.ints(24, 60, 2)
    st = sorted(s.pick(MONTHS, 2), key=MONTHS.index)
    s.msg(a, f"Thanks for coming. You applied as a {job}. How long have you worked in this field?")
    s.msg(b, f"{uc(num(y0))} years. First at {firm}, since last year at {f2}.~About {num(y0)} years, most of it at {firm}. Now I'm with {f2}.")
    s.msg(a, "Why do you want to leave?~What makes you look for something new?")
    why = s.one("the commute is too long|the shifts change all the time|there is no chance of promotion|the company is moving away")
    s.msg(b, f"Mainly because {why}.~To be honest, {why}.")
    s.msg(a, f"We could pay {pay} thousand a year.~The salary would be {pay} thousand.")
    s.msg(b, f"I was hoping for {pay2} thousand.~I had {pay2} thousand in mind.")
    k = s.i(0, 2)
    s.msg(a, ("That's possible.", f"I'm afraid {pay} is the limit.", "I'll have to ask my boss about that.")[k])
    if k == 1:
        s.msg(b, "All right, I can live with that.")
    s.msg(a, f"Could you start in {st[0]}?")
    z = s.p()
    s.msg(b, "Yes, that works.~Sure." if z else f"Not before {st[1]}, I have a notice period.~{st[1]} at the earliest.")
    dl = s.p()
    s.msg(a, "And do you have a driving licence?")
    s.msg(b, "Yes, I do.~Yes." if dl else "Not yet, I'm taking lessons.~No.")
    s.add("swap", "{x} is applying for a job and {y} asks the questions~{y} interviews {x}~the applicant is {x}", dict(x=b, y=a), dict(x=a, y=b))
    s.add("order", f"{b} now works for {{x}} and was with {{y}} before~{b}'s present employer is {{x}}~{{y}} is a former employer of {b}", dict(x=f2, y=firm), dict(x=firm, y=f2))
    s.add("swap", f"{a} offered {{x}} thousand, {b} wanted {{y}} thousand~{b} asked for {{y}} thousand~the employer's first offer was {{x}} thousand", dict(x=str(pay), y=str(pay2)), dict(x=str(pay2), y=str(pay)))
    P = (f"{b}'s wish concerning pay was granted", f"{b} accepted the salary first offered", "the question of pay was left open")
    s.add("modality", "{x}", dict(x=P[k]), dict(x=P[s.no((0, 1, 2), k)]))
    s.add("date", f"{b} can start in {{m}}~the earliest start for {b} is {{m}}" if not z else f"{b} agreed to start in {{m}}", dict(m=st[0] if z else st[1]), dict(m=st[1] if z else st[0]))
    s.bool("negation", dl, f"{b} has a driving licence", f"{b} does not have a driving licence", f"Does {b} have a driving licence?")
    s.look("cause", f"{b} wants to leave because {{v}}", "the commute is too long|the shifts change all the time|there is no chance of promotion|the company is moving away".split("|"), why)
    s.add("number", f"{b} has {{v}} years of experience", dict(v=num(y0)), dict(v=num(s.no(range(2, 13), y0))))


def chat_order(s):
    """a phone order with corrections"""
    a, b = s.r.sample(s.who, 2)
    s.who = [a, b]
    s.titles = {a: s.c((f"{a} (shop)", f"Shop - {a}", a)), b: s.c((f"{b} (customer)", b))}
    it = s.pick("rolls|pretzels|croissants|bagels|muffins|buns|doughnuts", 3)
    q = s.ints(3, 40, 3)
    s.msg(a, "Bakery, good morning. What can I do for you?~Good morning, bakery speaking.")
    s.msg(b, f"I'd like {q[0]} {it[0]} and {q[1]} {it[1]} for tomorrow, please.~Hello, {q[0]} {it[0]} and {q[1]} {it[1]} please, for tomorrow.")
    k = s.i(0, 3)
    fin = {it[0]: q[0], it[1]: q[1]}
    old = dict(fin)
    if k == 0:
        s.msg(a, f"We only have {q[2]} {it[0]} left for tomorrow." if q[2] < q[0] else f"{uc(it[0])} only come in boxes of {q[2]}.")
        s.msg(b, f"Then {q[2]}, that's fine.~OK, {q[2]} then.")
        fin[it[0]] = q[2]
    elif k == 1:
        s.msg(b, f"Sorry, make that {q[2]} {it[1]}.~Wait, better {q[2]} {it[1]}.")
        s.msg(a, "No problem.~Changed.")
        fin[it[1]] = q[2]
    elif k == 2:
        s.msg(b, f"Oh, and {it[2]} instead of the {it[0]}, same number.~Actually, could I have {it[2]} rather than {it[0]}? The number stays.")
        s.msg(a, "Of course.~Sure.")
        fin = {it[2]: q[0], it[1]: q[1]}
    else:
        s.msg(b, f"And {q[2]} {it[2]} as well.~Plus {q[2]} {it[2]}.")
        s.msg(a, "Got it.~Fine.")
        fin[it[2]] = q[2]
    h = s.ints(6, 11, 2)
    s.msg(a, f"When will you pick it up? We open at {min(h)}:00.")
    s.msg(b, f"At {max(h)}:00.~Around {max(h)}:00.")
    dlv = s.p()
    s.msg(a, "We could also deliver it." )
    s.msg(b, "Oh, that would be great, please do.~Yes please, deliver it." if dlv else "No thanks, I'll come by.~Not necessary, I'll fetch it.")
    x = s.c(list(fin))
    pool = [str(z) for z in q]
    s.look("order", f"in the end, {{v}} {x} are ordered~the final number of {x} is {{v}}", pool, str(fin[x]))
    s.add("arithmetic", "altogether {v} pieces are ordered", dict(v=str(sum(fin.values()))), dict(v=str(sum(old.values()) if sum(old.values()) != sum(fin.values()) else sum(fin.values()) + s.i(1, 6))))
    gone = [z for z in it if z not in fin]
    if gone:
        s.add("membership", "{z} are part of the final order", dict(z=x), dict(z=s.c(gone)))
        s.add("membership", "the final order does not include {z}", dict(z=s.c(gone)), dict(z=x))
    s.bool("order", dlv, "the order will be delivered", "the customer collects the order", "Will the order be delivered?")
    s.add("swap", "{x} ordered from {y}~{y} took {x}'s order", dict(x=b, y=a), dict(x=a, y=b))
    s.add("attribute", "the shop opens at {v}", dict(v=f"{min(h)}:00"), dict(v=f"{max(h)}:00"))
    s.comp([z for z in fin], [fin[z] for z in fin], "are ordered in a larger number than", "are ordered in a smaller number than")


# ---------------------------------------------------------------- further texts

def doc_api(s):
    prod = s.names.make("brand")
    res = s.pick("orders|users|files|teams|reports|tags|events|tokens", 4)
    M_ = [s.c(("GET", "POST", "PUT", "DELETE", "PATCH")) for _ in res]
    p = [f"/{s.c(('v1', 'v2', 'api'))}/{r}" for r in res]
    lim = s.ints(5, 600, 4, 5)
    auth = [s.c(("no login", "an API key", "an admin token")) for _ in res]
    pg, dp = s.bools(4), s.bools(4)
    code = [s.c((200, 201, 202, 204)) for _ in res]
    form = s.i(0, 2)
    out = []
    for i in range(4):
        d = f"deprecated, will be removed in {s.i(2026, 2029)}" if dp[i] else "stable"
        if form == 0:
            out.append(f"### {M_[i]} {p[i]}\nNeeds {auth[i]}. Limit: {lim[i]} calls per minute. Returns {code[i]} on success. Status: {d}. Paging: {'supported' if pg[i] else 'not supported'}.")
        elif form == 1:
            out.append(f"- `{M_[i]} {p[i]}` - auth: {auth[i].replace('no login', 'none')}, {lim[i]}/min, success code {code[i]}, {'paged' if pg[i] else 'not paged'}, {d}")
        else:
            out.append(f"{M_[i]} {p[i]} can be called {lim[i]} times a minute and requires {auth[i]}. A successful call answers with {code[i]}. {'Results come in pages.' if pg[i] else 'Results are not paged.'} The endpoint is {d}.")
    to, mx = s.i(5, 60), s.i(50, 1000, 50)
    ctx = f"{prod} API reference\n\nBase URL: https://api.{prod.lower()}.example. Requests time out after {to} seconds. Bodies may be up to {mx} kB.\n\n" + ("\n" if form == 1 else "\n\n").join(out)
    E = [f"{m} {x}" for m, x in zip(M_, p)] if s.p() else [f"the endpoint {x}" for x in p]
    s.attr("number", "{e} may be called {v} times a minute~the limit of {e} is {v} calls per minute", E, [str(x) for x in lim])
    s.attr("condition", "{e} requires {v}~to call {e}, {v} is needed", E, [x if x != "no login" else "no login at all" for x in auth])
    s.attr("attribute", "{e} answers a successful call with {v}~on success, {e} returns {v}", E, [str(x) for x in code])
    s.which(E, dp, "endpoint", "is deprecated", "is not deprecated")
    s.which(E, pg, "endpoint", "returns its results in pages", "does not use paging")
    s.count(dp, "endpoint", "endpoints", "is deprecated", "are deprecated")
    s.comp(E, lim, "has a higher limit than", "has a lower limit than")
    s.most(E, lim, "may be called most often", "may be called least often")
    s.attr("attribute", "{e} is called with {v}", [f"the path {x}" for x in p], M_)
    s.look("number", "a request times out after {v} seconds", [str(x) for x in (mx, to + 5, to + 10)], str(to))
    s.look("unit", "a request body may have up to {v}", [f"{to} kB", f"{mx} MB", f"{mx + 50} kB"], f"{mx} kB")
    z = lim[0] + s.c((-3, -1, 2, 4))
    s.bool("condition", z <= lim[0], f"{z} calls a minute are allowed for {E[0]}", f"{z} calls a minute are too many for {E[0]}")
    s.add("number", "{v} endpoints are described", dict(v="four"), dict(v=s.c(("three", "five")))) if s.p(.1) else None
    return "api reference", ctx


def doc_migrate(s):
    prod = s.names.make("brand")
    a = s.i(1, 7)
    o, n_ = f"{prod} {a}", f"{prod} {a + 1}"
    ren = s.pick(OPTS, 6)
    drop = s.pick(FEATS, 2)
    new = s.pick([f for f in FEATS if f not in drop], 2)
    mem = s.ints(1, 32, 2)
    java = s.c(((8, 11), (11, 17), (17, 21), (3.8, 3.11)))
    back, auto, down = s.p(), s.p(), s.i(5, 90, 5)
    eol = s.i(2026, 2030)
    par = [f"{n_} replaces {o}, which receives security fixes until the end of {eol}.",
           f"Renamed settings: {ren[0]} is now {ren[1]}, and {ren[2]} is now {ren[3]}. The setting {ren[4]} keeps its name.",
           f"{uc(drop[0])} and {drop[1]} were dropped. In return there are {new[0]} and {new[1]}.",
           f"While {o} was content with {mem[0]} GB of memory, {n_} asks for {mem[1]} GB.",
           f"The runtime must be version {java[1]}; {o} still ran on {java[0]}.",
           ("The data is converted automatically at the first start." if auto else "The data must be converted by hand with the tool in the bin folder.") + f" Plan for about {down} minutes of downtime.",
           "You can go back to the old version as long as no new records have been written." if back else "Going back to the old version is not possible once the conversion has run."]
    head = par[0]
    rest = par[1:]
    s.r.shuffle(rest)
    ctx = f"Upgrading from {o} to {n_}\n\n" + "\n".join([head] + rest) if s.p() else "# Migration guide\n\n" + "\n\n".join([head] + rest)
    i = s.c((0, 2))
    s.add("swap", f"{{a}} is called {{b}} in {n_}~the new name of {{a}} is {{b}}~what used to be {{a}} is now {{b}}", dict(a=ren[i], b=ren[i + 1]), s.c((dict(a=ren[i + 1], b=ren[i]), dict(a=ren[i], b=ren[3 - i]))))
    s.add("exception", "{x} was not renamed~the name of {x} stays the same", dict(x=ren[4]), dict(x=ren[s.c((0, 2))]))
    s.add("membership", f"{{x}} is no longer available in {n_}~{n_} does without {{x}}", dict(x=s.c(drop)), dict(x=s.c(new)))
    s.add("membership", f"{{x}} is new in {n_}~{{x}} did not exist in {o}".split("~")[0] + f"~{n_} brings {{x}}", dict(x=s.c(new)), dict(x=s.c(drop)))
    s.add("swap", f"{{a}} needs {mem[0]} GB of memory~with {mem[0]} GB of memory you can run {{a}}" if mem[0] < mem[1] else f"{{a}} needs {mem[0]} GB of memory", dict(a=o), dict(a=n_))
    s.add("comparison", f"{n_} needs {{d}} memory than {o}", dict(d="more" if mem[1] > mem[0] else "less"), dict(d="less" if mem[1] > mem[0] else "more"))
    s.add("arithmetic", "the memory requirement changed by {v} GB", dict(v=str(abs(mem[0] - mem[1]))), dict(v=str(abs(mem[0] - mem[1]) + s.i(1, 3))))
    s.add("scope", f"{n_} requires runtime version {{v}}~runtime version {{v}} is necessary for {n_}", dict(v=str(java[1])), dict(v=str(java[0])))
    s.bool("condition", auto, "the data is converted without manual work", "the data has to be converted manually", "Is the data converted automatically?")
    s.bool("modality", back, "under a certain condition it is possible to go back", "after the conversion there is no way back")
    s.look("number", "about {v} minutes of downtime should be expected", [str(down + 5), str(down + 10), str(mem[1])], str(down))
    s.add("scope", f"{{a}} gets security fixes until the end of {eol}", dict(a=o), dict(a=n_)) 
    s.lower |= set(ren)
    return "migration guide", ctx


def doc_minutes(s):
    ps = s.person(4)
    club = s.names.make("team")
    items = s.pick("repair the roof|buy new nets|raise the fee|rent the hall to the school|hire a part-time coach|paint the changing rooms|sell the old boat|print a yearbook", 3)
    votes = [(s.i(2, 12), s.i(2, 12), s.i(0, 3)) for _ in items]
    for i, (x, y, z) in enumerate(votes):
        if x == y:
            votes[i] = (x + 1, y, z)
    prop = [s.c(ps) for _ in items]
    fee = s.ints(20, 120, 2, 5)
    cash = s.i(800, 9000, 10)
    late = s.c(ps[1:])
    nd = s.day()
    exc = s.names.make("person")
    ctx = f"Minutes of the meeting of {club}, {s.say.date((nd - DAY * 30).date())}\nPresent: {', '.join(ps)}. Apologies: {exc}.\nChair: {ps[0]}. Minutes: {ps[1]}.\n\n" + f"{late} arrived late. {ps[2]} reported {s.cur}{cash} in the bank.\n" + "\n".join(f"{i + 1}. {prop[i]} moved to {items[i]}. For: {v[0]}, against: {v[1]}, abstentions: {v[2]}. {'Carried' if v[0] > v[1] else 'Rejected'}." for i, v in enumerate(votes)) + f"\nThe guest fee goes from {s.cur}{fee[0]} to {s.cur}{fee[1]}. Next meeting: {s.say.date(nd.date())}."
    ok = [v[0] > v[1] for v in votes]
    M_ = [f"the motion to {x}" for x in items]
    s.which(M_, ok, "motion", "was carried", "was rejected")
    s.count(ok, "motion", "motions", "was carried", "were carried")
    s.attr("owner", "{e} was put forward by {v}", M_, prop)
    i = s.i(0, 2)
    v = votes[i]
    s.add("swap", f"{{a}} voted for {M_[i]} and {{b}} against it~{M_[i]} got {{a}} votes in favour~{M_[i]} met with {{b}} votes against", dict(a=num(v[0]), b=num(v[1])), dict(a=num(v[1]), b=num(v[0])))
    s.add("arithmetic", f"counting abstentions, {{n}} people voted on {M_[i]}", dict(n=num(sum(v))), dict(n=num(v[0] + v[1] if v[2] else sum(v) + 1)))
    s.bool("modality", ok[i], f"it was decided to {items[i]}", f"the proposal to {items[i]} did not get a majority")
    s.add("swap", "{x} chaired the meeting and {y} took the minutes~the minutes were taken by {y}~the chair was {x}", dict(x=ps[0], y=ps[1]), dict(x=ps[1], y=ps[0]))
    s.add("owner", "{x} was late~{x} did not arrive on time", dict(x=late), dict(x=s.no(ps, late)))
    s.add("absence", "{x} did not attend~{x} was not at the meeting", dict(x=exc), dict(x=s.c(ps)))
    m = lambda z: s.say.money(D(z))
    s.add("swap", "guests used to pay {a} and now pay {b}~the new guest fee is {b}~the old guest fee was {a}", dict(a=m(fee[0]), b=m(fee[1])), dict(a=m(fee[1]), b=m(fee[0])))
    s.add("direction", "the guest fee {d}", dict(d="goes up" if fee[1] > fee[0] else "goes down"), dict(d="goes down" if fee[1] > fee[0] else "goes up"))
    s.add("owner", "the report on the bank balance came from {x}", dict(x=ps[2]), dict(x=s.no(ps, ps[2])))
    s.add("date", "the next meeting is on {d}", dict(d=s.say.date(nd.date())), dict(d=s.say.date((nd - DAY * 30).date())))
    return "minutes", ctx


def doc_sla(s):
    prod = s.names.make("brand")
    lv = s.c((["P1", "P2", "P3"], ["critical", "major", "minor"], ["urgent", "normal", "low"]))
    resp = sorted(s.ints(15, 600, 3, 15))
    fix = sorted(s.ints(2, 96, 3))
    ex = ["a total outage", "a feature that fails for some users", "a cosmetic error"]
    up = s.c(("99.5", "99.9", "99.95", "99.0"))
    cred = s.ints(5, 50, 2, 5)
    cred.sort()
    exc = s.pick("planned maintenance|failures of the customer's own network|force majeure|misuse by the customer|beta features", 3)
    notin = s.one([x for x in "planned maintenance|failures of the customer's own network|force majeure|misuse by the customer|beta features".split("|") if x not in exc])
    nt, cap = s.i(2, 10), s.i(10, 60, 5)
    always = s.p()
    ctx = f"Service level agreement for {prod}\n\n1. The service is available {up}% of the time, measured per month.\n" + "2. Response and repair: " + " ".join(f"{uc(lv[i])} ({ex[i]}): first answer within {s.mins(resp[i])}, repair within {fix[i]} hours." for i in range(3)) + "\n3. " + ("Times count around the clock for " + lv[0] + " cases, otherwise only on working days." if always else "All times count on working days only.") + f"\n4. If availability is missed, the customer receives {cred[0]}% of the monthly fee, and {cred[1]}% if it falls below 95%. Credits are capped at {cap}% of the yearly fee and must be claimed within {nt} days.\n5. Not counted as downtime: {exc[0]}, {exc[1]} and {exc[2]}."
    s.memo, s.say.memo = {}, {}
    C = [f"{x} cases" for x in lv]
    s.attr("number", "for {e}, the deadline for the first answer is {v}~the time allowed for a first answer in {e} is {v}", C, [s.mins(x) for x in resp])
    s.attr("number", "the time limit for the repair of {e} is {v} hours~{e} have a repair deadline of {v} hours", C, [str(x) for x in fix])
    s.attr("membership", "{v} belongs to {e}~{v} counts as {e}".split("~")[0], C, ex)
    s.look("number", "availability of {v}% is promised", ["99.5", "99.9", "99.95", "99.0"], up)
    s.add("exception", "downtime does not include {x}~among the things not counted as downtime is the item \"{x}\"", dict(x=s.c(exc)), dict(x=notin))
    z = s.i(90, 94) if s.p() else s.i(95, 98)
    s.add("condition", f"at an availability of {z}%, the customer gets {{v}}% of the monthly fee back", dict(v=str(cred[1] if z < 95 else cred[0])), dict(v=str(cred[0] if z < 95 else cred[1])))
    s.bool("condition", always, f"{C[0]} are handled on weekends too", f"{C[0]} are not handled on weekends")
    s.look("number", "the time limit for claiming a credit is {v} days", [str(nt + 2), str(nt + 5), str(cap)], str(nt))
    s.look("number", "the cap on credits is {v}% of the yearly fee", [str(cap + 5), str(cred[0] + 60), str(cap + 10)], str(cap))
    return "service level agreement", ctx


def doc_compat(s):
    prod = s.names.make("brand")
    vs = ver(s, 3)
    sysn = s.pick("Windows|macOS|Linux|Android|iOS|ChromeOS", 3)
    mn = [[s.i(5, 20) for _ in vs] for _ in sysn]
    sup = [[s.p(.7) for _ in vs] for _ in sysn]
    if all(all(x) for x in sup):
        sup[0][0] = False
    bt = [s.c(("full", "partial")) for _ in sysn]
    form = s.i(0, 2)
    rows = []
    for i, y in enumerate(sysn):
        if form == 0:
            rows.append(f"{y}: " + "; ".join(f"{v} - {'version ' + str(mn[i][j]) + ' or later' if sup[i][j] else 'not supported'}" for j, v in enumerate(vs)) + f". Printing: {bt[i]} support.")
        elif form == 1:
            rows.append(f"| {y} | " + " | ".join(str(mn[i][j]) + "+" if sup[i][j] else "-" for j in range(3)) + f" | {bt[i]} |")
        else:
            rows.append(f"On {y}, " + ", ".join(f"{prod} {v} {'needs at least version ' + str(mn[i][j]) if sup[i][j] else 'does not run'}" for j, v in enumerate(vs)) + f". Printing support is {bt[i]}.")
    if form == 1:
        rows = ["| System | " + " | ".join(f"{prod} {v}" for v in vs) + " | Printing |", "|---|---|---|---|---|"] + rows
    ctx = f"{prod} compatibility\n\n" + ("Minimum system version needed by each release; \"-\" means not supported.\n\n" if form == 1 else "Which system version does each release need?\n\n") + "\n".join(rows) + f"\n\nOnly {prod} {vs[-1]} receives updates."
    for i in range(3):
        y = sysn[i]
        V = [f"{prod} {v}" for v in vs]
        s.which(V, sup[i], "release", f"runs on {y}", f"does not run on {y}")
        s.count(sup[i], "release", "releases", f"runs on {y}", f"run on {y}")
        k = [j for j in range(3) if sup[i][j]]
        if len(k) > 1:
            s.attr("number", f"the oldest version of {y} that {{e}} accepts is {{v}}~on {y}, the minimum version for {{e}} is {{v}}", [V[j] for j in k], [str(mn[i][j]) for j in k])
        if k:
            j = s.c(k)
            z = mn[i][j] + s.c((-2, -1, 0, 1, 3))
            s.bool("condition", z >= mn[i][j], f"{V[j]} runs on {y} {z}", f"{V[j]} does not run on {y} {z}", f"Does {V[j]} run on {y} {z}?")
    j = s.i(0, 2)
    s.which(sysn, [sup[i][j] for i in range(3)], "system", f"can run {prod} {vs[j]}", f"cannot run {prod} {vs[j]}")
    s.attr("attribute", "printing is supported {v} on {e}", sysn, [x.replace("full", "fully").replace("partial", "partially") for x in bt])
    s.add("scope", "{v} still receives updates", dict(v=f"{prod} {vs[-1]}"), dict(v=f"{prod} {s.c(vs[:-1])}"))
    return "compatibility", ctx


def doc_trouble(s):
    dev = s.names.make("product")
    lights = s.pick("red|green|blue|yellow|white|orange", 4)
    mode = [s.c(("blinking", "steady")) for _ in lights]
    cause = s.pick("no network|low battery|overheating|update running|storage full|pairing mode|wrong password|filter clogged", 4)
    act = s.pick("restart the device|open the app|hold the power key for ten seconds|wait two minutes|reconnect the cable|press the side button|remove the cover for a moment|take out the memory card", 4)
    mins = s.ints(2, 40, 2)
    call = s.i(0, 3)
    nev = s.i(0, 3)
    while nev == call:
        nev = s.i(0, 3)
    form = s.i(0, 1)
    rows = [(f"{uc(lights[i])} light, {mode[i]}: {cause[i]}. " if form == 0 else f"If the {lights[i]} light is {mode[i]}, this means {cause[i]}. ") + f"{uc(act[i])}." + (f" If that does not help within {mins[0]} minutes, call the service." if i == call else "") + (" Do not unplug the device in this state." if i == nev else "") for i in range(4)]
    s.r.shuffle(rows)
    ctx = f"{dev}: what the lights mean\n\n" + "\n".join(rows) + f"\n\nA reset takes {mins[1]} minutes and {'erases' if (er := s.p()) else 'keeps'} your settings. The guarantee {'covers' if (gu := s.p()) else 'does not cover'} water damage."
    E = [f"the {x} light" for x in lights]
    s.attr("attribute", "{e} [means|stands for|indicates] {v}~{v} is shown by {e}", E, cause)
    s.attr("condition", "when {e} comes on, you should {v}~with {e}, the advice is to {v}", E, act)
    s.attr("cause", "in case of {e}, the manual says: {v}~the remedy for {e} is to {v}", cause, act)
    s.attr("attribute", "{e} is {v}", E, mode)
    s.add("condition", "with {e}, the device must not be unplugged~unplugging is forbidden while {e} is on", dict(e=E[nev]), dict(e=s.c([x for i, x in enumerate(E) if i != nev])))
    s.add("condition", f"the service should be called if {{e}} does not go away within {mins[0]} minutes", dict(e=E[call]), dict(e=s.c([x for i, x in enumerate(E) if i != call])))
    s.bool("negation", er, "a reset erases the settings", "the settings survive a reset", "Are the settings lost in a reset?")
    s.bool("negation", gu, "water damage is covered by the guarantee", "water damage is not covered by the guarantee", "Is water damage covered?")
    s.add("number", "a reset takes {v} minutes", dict(v=str(mins[1])), dict(v=str(mins[0])))
    s.count([m == "blinking" for m in mode], "light", "lights", "is described as blinking", "are described as blinking")
    return "troubleshooting", ctx



PLOTS = [chat_standup, chat_gift, chat_ride, chat_homework, chat_room, chat_trip, chat_move, chat_jobs, chat_money, chat_other, chat_lost, chat_lend, chat_food, chat_incident, chat_vote]
LONG = [chat_interview, chat_order, chat_support, chat_meeting, chat_haggle, chat_phone]


def chat_document(rng, names=None):
    s = Chat(rng, names)
    if s.p(.42) and not names:
        f = s.c(LONG)
        f(s)
        names = f.__name__
        return s, names[5:], s.out(extra=False)
    fs = s.r.sample(PLOTS, s.c((2, 3, 3, 4)) if not names else 2)
    if chat_vote in fs:
        fs.remove(chat_vote)
        fs.insert(0, chat_vote)
    for f in fs:
        f(s)
    return s, "group chat", s.out()


# ---------------------------------------------------------------- software texts, howtos, tickets, mails

OPTS = "cache-size|max-retries|batch-size|retry-delay|max-errors|timeout|workers|token-limit|sample-rate|buffer-limit|page-size|keep-days|idle-wait|queue-depth|poll-interval|merge-depth|thread-count|history-length".split("|")
FEATS = "CSV import|dark theme|offline mode|audit log|keyboard shortcuts|bulk delete|PDF preview|two-step login|calendar sync|saved filters|webhook retries|tag search|guest links|undo history|image resizing|voice memos".split("|")


def ver(s, n):
    a = s.i(1, 6)
    v = sorted(s.ints(0, 40, n))
    return [f"{a}.{x}" for x in v]


def doc_release(s):
    prod = s.names.make("brand")
    vs = ver(s, s.c((2, 3, 3)))
    n = len(vs)
    dates = [s.day()]
    for _ in range(n - 1):
        dates.append(dates[-1] + DAY * s.i(12, 90))
    f = s.pick(FEATS, n * 2)
    o = s.pick(OPTS, n * 2)
    secs = []
    added = {v: f[i] for i, v in enumerate(vs)}
    fixed = {v: f[n + i] for i, v in enumerate(vs)}
    dep = {v: o[i] for i, v in enumerate(vs)}
    for _ in vs:
        s.one("strict|quiet|fast-start|no-color|dry-run|json|safe-mode|resume|trace|compact")  # not used; the draw keeps the documents of a seed
    deff, brk, gone = {}, {}, {v: s.p() for v in vs}
    s.i(0, n - 1)  # not used; the draw keeps the documents of a seed
    head = s.c(("## {v} ({d})", "{v} - {d}", "Version {v}, released {d}", "### [{v}] {d}", "{p} {v} ({d})"))
    s.c(OPTS)  # not used; the draw keeps the documents of a seed
    for i, v in enumerate(vs):
        a, b = s.ints(2, 96, 2)
        deff[v] = (o[n + i], a, b)
        brk[v] = s.p()
        L_ = [s.c((f"Added: {added[v]}.", f"New: {added[v]} ({s.c(('web only', 'all plans', 'beta', 'Pro plan'))})", f"{added[v]} is now available.")),
              s.c((f"Fixed a crash in {fixed[v]}.", f"Bug fix: {fixed[v]} no longer freezes.", f"{fixed[v]}: fixed wrong results after a restart.")),
              s.c((f"The default of `{o[n + i]}` went from {a} to {b}.", f"`{o[n + i]}` now defaults to {b} (was {a}).", f"Changed default: {o[n + i]} = {b}, previously {a}.")),
              s.c((f"`{dep[v]}` has been removed.", f"Removed: {dep[v]}. Configs that still use it are rejected.")) if gone[v] else s.c((f"`{dep[v]}` is deprecated and will be removed in a later release.", f"Deprecated: {dep[v]}. It still works but prints a warning."))]
        if brk[v]:
            L_.append(s.c(("Breaking: existing config files must be migrated by hand.", "Note: this release is not compatible with older config files.")))
        if s.p(.4):
            s.r.shuffle(L_)
        secs.append(head.format(v=v, d=s.c((f"{dates[i]:%Y-%m-%d}", s.say.date(dates[i].date()))), p=prod) + "\n" + "\n".join(s.c(("- ", "* ")) + x for x in L_))
    if s.p(.6):
        secs.reverse()
    N_ = [f"version {v}" if s.p() else f"{prod} {v}" for v in vs]
    s.attr("attribute", "{v} was [added|introduced] in {e}~{e} [brought|introduced|added] {v}", N_, [added[v] for v in vs])
    s.attr("attribute", "a problem with {v} was fixed in {e}~{e} fixes {v}", N_, [fixed[v] for v in vs])
    s.which([dep[v] for v in vs], [gone[v] for v in vs], "option", "has been removed", "is only deprecated")
    s.lower |= set(dep.values())
    i = s.i(0, n - 1)
    opt, a, b = deff[vs[i]]
    s.add("swap", f"the default of {opt} was changed from {{a}} to {{b}} in {N_[i]}~since {N_[i]}, {opt} is {{b}} unless set otherwise~before {N_[i]}, {opt} was {{a}} by default", dict(a=str(a), b=str(b)), dict(a=str(b), b=str(a)))
    s.add("direction", f"{N_[i]} {{d}} the default of {opt}", dict(d="raised" if b > a else "lowered"), dict(d="lowered" if b > a else "raised"))
    s.which(N_, [brk[v] for v in vs], "release", "breaks older config files", "does not break older config files")
    s.add("modality", "{x} [still works|can still be used] but is deprecated~{x} is deprecated but has not been removed", dict(x=dep[vs[i]]), dict(x=opt)) if not gone[vs[i]] else None
    s.bool("modality", gone[vs[i]], f"{dep[vs[i]]} was removed in {N_[i]}~{dep[vs[i]]} no longer works as of {N_[i]}", f"{dep[vs[i]]} still works in {N_[i]}, although it is deprecated~{dep[vs[i]]} was not removed in {N_[i]} but only deprecated")
    x, y = s.r.sample(range(n), 2)
    s.add("order", "{a} was added before {b}~{b} [came|arrived] later than {a}", dict(a=added[vs[min(x, y)]], b=added[vs[max(x, y)]]), dict(a=added[vs[max(x, y)]], b=added[vs[min(x, y)]]))
    s.attr("date", "{e} [came out|was released] on {v}", N_, [s.say.date(d.date()) for d in dates])
    g = (dates[-1] - dates[-2]).days
    s.add("arithmetic", f"{N_[-1]} [came|was released] {{v}} after {N_[-2]}", dict(v=f"{g} days"), dict(v=f"{g + s.c((3, 7, -5, 10))} days"))
    s.add("swap", "{e} added {a} and fixed {b}", dict(e=N_[i], a=added[vs[i]], b=fixed[vs[i]]), dict(e=N_[i], a=fixed[vs[i]], b=added[vs[i]]))
    t = s.c((f"# {prod} changelog\n\n", f"{prod} release notes\n\n", f"What's new in {prod}\n\n"))
    return "release notes", t + "\n\n".join(secs)


def doc_man(s):
    cmd = s.names.make("brand").lower()
    s.lower.add(cmd)
    n = s.c((5, 6, 7))
    pool = [("-r", "--recursive", "descend into subfolders", "goes into subfolders"), ("-f", "--force", "overwrite existing files without asking", "overwrites existing files without asking"), ("-q", "--quiet", "print nothing except errors", "suppresses all output except errors"), ("-n", "--dry-run", "show what would be done but change nothing", "shows what would happen without changing anything"), ("-z", "--compress", "compress the output", "compresses the output"),
            ("-k", "--keep", "keep the source after copying", "leaves the source in place after copying"), ("-x", "--exclude-hidden", "skip files whose name starts with a dot", "leaves out files whose name starts with a dot"), ("-u", "--update", "copy only files newer than the target", "copies only files newer than the target"), ("-s", "--sort", "sort entries by size", "sorts entries by size"), ("-c", "--checksum", "compare files by content instead of date", "compares content rather than dates"), ("-l", "--follow-links", "follow symbolic links", "follows symbolic links"), ("-i", "--interactive", "ask before each change", "asks before every change")]
    op = s.r.sample(pool, n)
    vo = s.r.sample([("-t", "--timeout", "SEC", "stop after SEC seconds", (5, 120), "seconds"), ("-j", "--jobs", "N", "run N jobs in parallel", (1, 16), "parallel jobs"), ("-m", "--max-depth", "N", "descend at most N levels", (1, 20), "levels"), ("-b", "--buffer", "KB", "use a buffer of KB kilobytes", (64, 4096), "kilobytes"), ("-R", "--retries", "N", "try again up to N times", (0, 9), "retries")], 3)
    de = {o[1]: s.i(*o[4]) for o in vo}
    mx = {o[1]: de[o[1]] + s.i(5, 90) for o in vo}
    con = s.r.sample(op, 2)
    req = s.r.sample([o for o in op if o not in con], 2)
    depv = s.c([o for o in op if o not in con and o not in req] or [None])
    dv = f"{s.i(1, 5)}.{s.i(0, 9)}"
    wins = s.c(("option", "variable"))
    env = cmd.upper() + "_" + vo[0][1][2:].upper().replace("-", "_")
    codes = s.pick("no files found|permission denied|bad option|interrupted|partial copy", 3)
    lines = []
    for o in op:
        x = f"  {o[0]}, {o[1]}\n      {uc(o[2])}."
        if o is con[0]:
            x += s.c((f" Cannot be combined with {con[1][1]}.", f" Mutually exclusive with {con[1][1]}."))
        if o is req[0]:
            x += s.c((f" Only has an effect together with {req[1][1]}.", f" Ignored unless {req[1][1]} is given."))
        if o is depv:
            x += f" Deprecated since {dv}."
        lines.append(x)
    for o in vo:
        lines.append(f"  {o[0]} {o[2]}, {o[1]}={o[2]}\n      {uc(o[3])}. " + s.c((f"Default: {de[o[1]]}, maximum {mx[o[1]]}.", f"The default is {de[o[1]]}; values above {mx[o[1]]} are rejected.")) + (f" Can also be set with {env}; the {wins} wins." if o is vo[0] else ""))
    s.r.shuffle(lines)
    ctx = f"NAME\n  {cmd} - {s.c(('copy and mirror folders', 'synchronise files', 'archive directories'))}\n\nSYNOPSIS\n  {cmd} [options] SOURCE TARGET\n\nOPTIONS\n" + "\n".join(lines) + "\n\nEXIT STATUS\n  0  success\n" + "\n".join(f"  {i + 1}  {c}" for i, c in enumerate(codes)) + (f"\n\nSEE ALSO\n  {cmd}.conf(5)" if s.p() else "")
    nm = [(o[1] if s.p(.7) else o[0]) for o in op]
    s.attr("attribute", "{e} {v}~with {e}, the [command|tool] {v}~the option that {v} is {e}", nm, [o[3] for o in op])
    s.attr("attribute", "the short form of {e} is {v}~{v} is short for {e}", [o[1] for o in op], [o[0] for o in op])
    s.lower |= {o[0] for o in op} | {o[1] for o in op} | {o[1] for o in vo}
    others = [o for o in op if o not in con]
    s.add("exception", f"{con[0][1]} cannot be used together with {{x}}~[it is not possible to|you cannot] combine {con[0][1]} and {{x}}", dict(x=con[1][1]), dict(x=s.c(others)[1]))
    s.add("condition", "{x} [does nothing|has no effect] unless {y} is [given|used] [as well|too]~{x} only works together with {y}", dict(x=req[0][1], y=req[1][1]), s.c((dict(x=req[1][1], y=req[0][1]), dict(x=req[0][1], y=con[0][1]))))
    if depv:
        s.add("attribute", "{x} has been deprecated since {v}" + "~since version {v}, {x} is deprecated", dict(x=depv[1], v=dv), s.c((dict(x=s.c([o for o in op if o is not depv])[1], v=dv), dict(x=depv[1], v=f"{s.i(6, 8)}.{s.i(0, 9)}"))))
    for o in s.r.sample(vo, 2):
        s.add("number", f"[by default|unless told otherwise], {o[1]} is {{a}}~{o[1]} defaults to {{a}} and may be at most {{b}}~the [highest|largest] value [allowed|accepted] for {o[1]} is {{b}}", dict(a=str(de[o[1]]), b=str(mx[o[1]])), dict(a=str(mx[o[1]]), b=str(de[o[1]])))
        z = s.i(de[o[1]] + 1, mx[o[1]] - 1) if s.p() else mx[o[1]] + s.i(1, 40)
        s.bool("condition", z <= mx[o[1]], f"{o[1]}={z} is [accepted|a valid setting]", f"{o[1]}={z} is [rejected|not a valid setting]", f"Is {o[1]}={z} accepted?")
    s.add("order", "if both are given, {x} takes precedence over {y}", *(lambda p, q: (dict(x=p, y=q), dict(x=q, y=p)))(*(("the option " + vo[0][1], "the variable " + env) if wins == "option" else ("the variable " + env, "the option " + vo[0][1]))))
    s.attr("attribute", "exit status {e} [means|stands for] \"{v}\"~the command returns {e} [in case of|for] \"{v}\"", ["1", "2", "3"], codes)
    s.add("scope", "the variable {e} sets the same thing as {o}", dict(e=env, o=vo[0][1]), dict(e=env, o=vo[1][1]))
    return "man page", ctx


def doc_plans(s):
    prod = s.names.make("brand")
    pl = s.c((["Free", "Team", "Business"], ["Starter", "Plus", "Max"], ["Basic", "Pro", "Enterprise"], ["Bronze", "Silver", "Gold"]))
    n = 3
    req = sorted(s.ints(50, 5000, n, 50))
    store = sorted(s.ints(1, 200, n))
    seats = sorted(s.ints(1, 60, n))
    keep = sorted(s.ints(7, 365, n))
    price = [0] + sorted(s.ints(500, 9900, 2, 100)) if s.p(.5) else sorted(s.ints(500, 9900, 3, 100))
    sso, _, phone = s.bools(3), s.bools(3), s.bools(3)
    over = [s.c(("requests are rejected", "extra requests are billed", "requests are slowed down")) for _ in pl]
    burst = s.i(2, 5)
    trial = s.c((7, 14, 30))
    card, upnow = s.p(), s.p()
    m = lambda v: "free of charge" if v == 0 else f"{s.cur}{D(v) / 100:.2f} a month"
    paras = []
    for i, p in enumerate(pl):
        sent = [f"{p} is {m(price[i])}." if price[i] == 0 else f"{p} costs {m(price[i])}.", s.c((f"It allows {req[i]} requests per minute", f"The limit is {req[i]} requests a minute")) + f" and {store[i]} GB of storage.", f"Up to {seats[i]} {'person' if seats[i] == 1 else 'people'} can share an account." if s.p() else f"Seats included: {seats[i]}.",
                f"Logs are kept for {keep[i]} days." if s.p() else f"We keep logs for {keep[i]} days.", f"Above the limit, {over[i]}."]
        sent.append(s.c((f"Single sign-on: {'yes' if sso[i] else 'no'}. Phone support: {'yes' if phone[i] else 'no'}.", f"Single sign-on is {'included' if sso[i] else 'not included'}, phone support is {'included' if phone[i] else 'not included'}.")))
        paras.append(" ".join(sent))
    faq = [f"Can I try a paid plan first? Yes, for {trial} days, {'but a card is needed' if card else 'no card needed'}.", f"Is a short burst allowed? Yes, up to {num(burst)} times the limit for ten seconds, except on {pl[0]}.", f"Can I switch plans during the month? You can move {'up' if upnow else 'down'} at any time; moving {'down' if upnow else 'up'} takes effect on the next invoice."]
    s.r.shuffle(faq)
    ctx = s.c((f"{prod}: plans and limits\n\n", f"# {prod} pricing FAQ\n\n")) + "\n\n".join(paras) + "\n\n" + "\n".join(faq)
    P = [f"the {p} plan" if s.p() else p for p in pl]
    s.attr("number", "{e} [allows|permits] {v} requests a minute~on {e}, the limit is {v} requests per minute~with {e} you can send {v} requests a minute", P, [plain(D(x)) for x in req])
    s.attr("number", "{e} [comes with|includes|gives you] {v} GB of storage", P, [str(x) for x in store])
    s.attr("number", "logs [on|under] {e} are [kept|stored] for {v} days", P, [str(x) for x in keep])
    s.attr("number", "the number of people who can share {e} is {v}", P, [s.n(x) for x in seats])
    s.attr("condition", "on {e}, {v} [once|when|if] the limit is exceeded", P, over)
    k = [i for i in range(3) if price[i]]
    s.attr("number", "{e} costs {v} a month~the monthly price of {e} is {v}", [P[i] for i in k], [s.m(price[i]) for i in k])
    s.which(P, sso, "plan", "includes single sign-on", "does not include single sign-on", pp="include single sign-on")
    s.which(P, phone, "plan", "includes phone support", "does not include phone support", pp="include phone support")
    s.count(phone, "plan", "plans", "offers phone support", "offer phone support")
    s.count(sso, "plan", "plans", "offers single sign-on", "offer single sign-on")
    i = s.i(0, 2)
    q = req[i] + s.c((-1, 1)) * s.i(5, 45)
    s.bool("condition", q <= req[i], f"{q} requests in a minute are within the limit of {P[i]}", f"{q} requests in a minute exceed the limit of {P[i]}")
    s.add("exception", "short bursts above the limit are allowed on every plan except {x}~{x} is the only plan without bursts", dict(x=P[0]), dict(x=P[s.i(1, 2)]))
    s.bool("order", upnow, "an upgrade is possible at any time~a downgrade only takes effect with the next invoice", "an upgrade only takes effect with the next invoice~a downgrade is possible at any time")
    s.add("number", "a paid plan can be tried for {v} days", dict(v=str(trial)), dict(v=str(s.no((7, 14, 30, keep[0]), trial))))
    s.bool("negation", card, "a card is needed for the trial", "no card is needed for the trial")
    if len(k) == 2:
        a, b = k
        s.add("arithmetic", "{a} is {g} a month more expensive than {b}", dict(a=P[b], b=P[a], g=s.m(price[b] - price[a])), s.c((dict(a=P[a], b=P[b], g=s.m(price[b] - price[a])), dict(a=P[b], b=P[a], g=s.m(price[b] - price[a] + 100)))))
    return "plans and limits", ctx


def doc_howto(s):
    dev = s.names.make("product")
    steps_pool = [("switch off the main valve", "switching off the main valve"), ("unplug the power cable", "unplugging the power cable"), ("remove the rear panel", "removing the rear panel"), ("take out the old filter", "taking out the old filter"), ("rinse the tank", "rinsing the tank"), ("insert the new cartridge", "inserting the new cartridge"), ("press and hold the reset button", "pressing the reset button"), ("download the firmware file", "downloading the firmware file"), ("back up your settings", "backing up the settings"), ("connect the USB stick", "connecting the USB stick"), ("wait for the green light", "waiting for the green light"), ("close the cover", "closing the cover"), ("enter the PIN", "entering the PIN"), ("choose a language", "choosing a language"), ("scan the QR code", "scanning the QR code"), ("calibrate the sensor", "calibrating the sensor")]
    n = s.c((5, 6, 7))
    st = s.r.sample(steps_pool, n)
    times = s.ints(2, 40, 2)
    k, w = s.r.sample(range(1, n - 1), 2)
    opt = s.i(0, n - 1)
    while opt in (k, w):
        opt = s.i(0, n - 1)
    cond = s.one("the light is red|the model is older than 2020|you use the mobile app|the display stays dark")
    tool = s.pick("a flat screwdriver|a soft cloth|a 10 mm spanner|rubber gloves|a measuring cup", 2)
    every = s.i(2, 12)
    war = s.p()
    lines = []
    num_style = s.i(0, 2)
    for i, (a, _) in enumerate(st):
        x = uc(a) + "."
        if i == k:
            x = f"If {cond}, {a}; otherwise skip this step."
        if i == w:
            x += f" Wait {times[0]} minutes before you go on."
        if i == opt:
            x += " (optional)" if num_style != 2 else " This is optional."
        lines.append({0: f"{i + 1}. {x}", 1: f"Step {i + 1}: {x}", 2: ("First, " if i == 0 else "Finally, " if i == n - 1 else s.c(("Then, ", "Next, ", "After that, "))) + x[0].lower() + x[1:]}[num_style])
    intro = s.c((f"How to service the {dev}", f"{dev}: quick guide", f"Maintenance of the {dev}")) + f"\n\nYou need {tool[0]}; {tool[1]} is helpful but not required. The whole job takes about {times[1] + 30} minutes and should be repeated every {num(every)} months."
    end = ("Opening the device does not affect the warranty." if war else "Warning: opening the device ends the warranty.") + " " + s.c(("Do not use cleaning agents.", "Keep the manual.", "Dispose of old parts at a collection point."))
    ctx = intro + "\n\n" + ("\n".join(lines) if num_style != 2 else " ".join(lines)) + "\n\n" + end
    i, j = sorted(s.r.sample(range(n), 2))
    s.add("order", "{a} comes before {b}~{b} is done after {a}~{a} precedes {b}", dict(a=st[i][1], b=st[j][1]), dict(a=st[j][1], b=st[i][1]))
    i = s.i(0, n - 2)
    s.add("order", "{a} is the {o} step~the {o} step is {a}", dict(a=st[i][1], o=nth(i)), s.c((dict(a=st[i + 1][1], o=nth(i)), dict(a=st[i][1], o=nth(i + 1)))))
    s.add("order", "[right|immediately] after {a} comes {b}~{b} directly follows {a}", dict(a=st[i][1], b=st[i + 1][1]), dict(a=st[i + 1][1], b=st[i][1]) if s.p() or i + 2 >= n else dict(a=st[i][1], b=st[i + 2][1]))
    s.add("condition", f"{{a}} is only [needed|required] if {cond}", dict(a=st[k][1]), dict(a=s.c([x[1] for y, x in enumerate(st) if y != k])))
    s.add("condition", "{a} is optional~you may leave out {a} if you like", dict(a=st[opt][1]), dict(a=s.c([x[1] for y, x in enumerate(st) if y not in (k, opt)])))
    s.add("number", "after {a}, you should wait {v} minutes", dict(a=st[w][1], v=str(times[0])), s.c((dict(a=st[w][1], v=str(times[1] + 30)), dict(a=s.c([x[1] for y, x in enumerate(st) if y != w]), v=str(times[0])))))
    s.add("modality", "{a} is [necessary|required] and {b} only helpful~you can do without {b}, but not without {a}~{a} is indispensable", dict(a=tool[0], b=tool[1]), dict(a=tool[1], b=tool[0]))
    s.add("number", "the job should be [done|repeated] every {v} months", dict(v=num(every)), dict(v=num(s.no(range(2, 13), every))))
    s.bool("negation", war, "the warranty remains valid when the device is opened", "the warranty is lost when the device is opened", "Does the warranty survive opening the device?")
    s.add("number", "the whole job takes about {v} minutes", dict(v=str(times[1] + 30)), dict(v=str(s.c((times[0], times[1] + 40, times[1] + 20)))) if times[0] != times[1] + 30 else None)
    s.add("order", "the last step is {a}~the [procedure|job] ends with {a}", dict(a=st[-1][1]), dict(a=s.c(st[:-1])[1]))
    s.add("number", "there are {v} steps", dict(v=num(n)), dict(v=num(n + s.c((1, -1)))))
    return "howto", ctx


def doc_config(s):
    prod = s.names.make("brand")
    n = s.c((5, 6, 7))
    keys = s.pick(OPTS, n)
    s.lower |= set(keys)
    de = s.ints(2, 99, n)
    mn = [max(0, d - s.i(1, 5)) for d in de]
    mx = [d + s.i(3, 60) for d in de]
    since = ver(s, n)
    s.r.shuffle(since)
    restart, scope = s.bools(n), [s.c(("global", "per project", "per user")) for _ in keys]
    alias = s.c([None] + [s.c([o for o in OPTS if o not in keys])] * 2)
    form, alok = s.i(0, 2), s.p()
    rows = []
    for i in range(n):
        if form == 0:
            rows.append(f"### {keys[i]}\nDefault: {de[i]}. Allowed: {mn[i]} to {mx[i]}. Scope: {scope[i]}. Available since {since[i]}. " + ("Needs a restart." if restart[i] else "Takes effect immediately."))
        elif form == 1:
            rows.append(f"- **{keys[i]}** ({scope[i]}, since {since[i]}): default {de[i]}, range {mn[i]}-{mx[i]}{', restart needed' if restart[i] else ''}")
        else:
            rows.append(f"`{keys[i]}` accepts values from {mn[i]} to {mx[i]} and is {de[i]} unless set. It was introduced in {since[i]} and applies {scope[i] if scope[i] != 'global' else 'globally'}. " + (s.c(("Changing it requires a restart.", "The server must be restarted afterwards.")) if restart[i] else s.c(("No restart is necessary.", "Changes apply at once."))))
    al = f"\n\n{alias} is an old name for {keys[0]} and {'still' if alok else 'no longer'} accepted." if alias else ""
    order = s.r.sample(["command line", "environment", "config file"], 3)
    prec = f"\n\nIf a setting is given in several places, the {order[0]} wins over the {order[1]}, and the {order[1]} over the {order[2]}."
    ctx = f"{prod} configuration reference\n\n" + ("\n\n" if form != 1 else "\n").join(rows) + al + prec
    if form == 1:
        ctx += "\nSettings without a remark apply immediately."
    s.attr("number", "{e} [defaults to|is by default] {v}~the default value of {e} is {v}~if [nothing is set|you set nothing], {e} is {v}", keys, [str(x) for x in de], fresh=lambda: str(s.c(mx)))
    s.attr("number", "the [upper limit|maximum] for {e} is {v}", keys, [str(x) for x in mx])
    s.attr("number", "the [smallest|lowest] value [allowed|permitted] for {e} is {v}", keys, [str(x) for x in mn])
    s.attr("attribute", "{e} [has existed|has been available] since {v}~{e} was introduced in {v}", keys, ["version " + x for x in since])
    s.count(restart, "setting", "settings", "requires a restart", "require a restart")
    s.which(keys, restart, "setting", "needs a restart", "takes effect without a restart")
    s.attr("scope", "{e} applies {v}", keys, [x if x != "global" else "globally" for x in scope])
    i = s.i(0, n - 1)
    z = s.c((mx[i] + s.i(1, 9), s.i(mn[i], mx[i])))
    s.bool("condition", z <= mx[i], f"setting {keys[i]} to {z} is [allowed|possible]", f"setting {keys[i]} to {z} is not [allowed|possible]", f"Can {keys[i]} be set to {z}?")
    x, y = s.r.sample(range(n), 2)
    fv = lambda v: [int(p) for p in v.split(".")]
    o = (x, y) if fv(since[x]) < fv(since[y]) else (y, x)
    s.add("order", "{a} was introduced [earlier than|before] {b}~{b} is newer than {a}", dict(a=keys[o[0]], b=keys[o[1]]), dict(a=keys[o[1]], b=keys[o[0]]))
    s.add("order", "the {a} takes precedence over the {b}~a value from the {a} overrides one from the {b}", dict(a=order[s.i(0, 1)], b=order[2]), dict(a=order[2], b=order[s.i(0, 1)]))
    s.comp(keys, de, "has a higher default than", "has a lower default than")
    if alias:
        s.add("coref", "{a} is [another|an older] name for {b}", dict(a=alias, b=keys[0]), dict(a=alias, b=s.c(keys[1:])))
        s.bool("modality", alok, f"{alias} can still be used", f"{alias} is no longer accepted")
        s.lower.add(alias)
    return "configuration reference", ctx


def doc_ticket(s):
    a, b, c = s.person(3)
    num_ = s.i(100, 9999)
    prod = s.names.make("brand")
    sev = s.pick("low|medium|high|critical", 2)
    br = s.pick("Firefox|Chrome|Safari|Edge", 2)
    vs = ver(s, 3)
    d0 = s.day()
    ds = [d0 + DAY * x for x in sorted(s.ints(1, 40, 4))]
    bug = s.one("the export button does nothing|images appear twice|the login page reloads endlessly|totals are rounded wrongly|search ignores umlauts|the calendar starts on the wrong day")
    dup = s.i(100, 9999)
    final = s.c(("fixed", "closed as duplicate", "reopened", "won't fix"))
    work = s.p()
    est, spent = s.ints(2, 20, 2)
    com = [f"{s.say.date(ds[0].date())}, {b}: I can reproduce this in {br[0]}, but not in {br[1]}. Changing the severity from {sev[0]} to {sev[1]}.",
           f"{s.say.date(ds[1].date())}, {a}: " + ("As a workaround, clearing the cache helps." if work else "Clearing the cache does not help."),
           f"{s.say.date(ds[2].date())}, {b}: Assigning this to {c}. Estimate: {est} hours."]
    fin = {"fixed": f"Fixed in {vs[2]}; took {spent} hours. {a}, please verify.", "closed as duplicate": f"Closing, this is the same as #{dup}. Took me {spent} hours to find out.", "reopened": f"I thought {vs[2]} fixed this, but it came back. Reopened. {spent} hours so far.", "won't fix": f"After {spent} hours I give up: a fix would break the old API. Won't fix."}[final]
    com.append(f"{s.say.date(ds[3].date())}, {c}: {fin}")
    ctx = s.c((f"Ticket #{num_}: {bug}\n", f"[{prod}] Issue {num_} - {bug}\n")) + f"Product: {prod}\nReported by: {a} on {s.say.date(d0.date())}\nSeverity: {sev[1]}\nFound in version: {vs[1]}\nLast working version: {vs[0]}\n\nComments\n" + "\n".join(com)
    s.add("owner", "{x} [reported|filed] the [bug|ticket]~the [bug|ticket] was reported by {x}", dict(x=a), dict(x=s.c((b, c))))
    s.add("owner", "the ticket was assigned to {y} by {x}~{x} handed the ticket to {y}", dict(x=b, y=c), dict(x=c, y=b))
    s.add("swap", "the problem occurs in {x} but not in {y}~{y} is not affected, {x} is~it could be reproduced in {x} only, not in {y}", dict(x=br[0], y=br[1]), dict(x=br[1], y=br[0]))
    s.add("order", "the severity was changed from {x} to {y}~the severity is now {y}~before it became {y}, the severity was {x}", dict(x=sev[0], y=sev[1]), dict(x=sev[1], y=sev[0]))
    s.bool("negation", work, "clearing the cache [is|serves as] a workaround~there is a workaround", "clearing the cache does not help~no workaround that helps is mentioned")
    s.add("swap", "the work was estimated at {x} hours and [took|has taken] {y}~{y} hours were spent" + "~the estimate was {x} hours", dict(x=num(est), y=num(spent)), dict(x=num(spent), y=num(est)))
    s.add("comparison", "{c} spent {d} time on it than estimated", dict(c=c, d="more" if spent > est else "less"), dict(c=c, d="less" if spent > est else "more"))
    W = {"fixed": "the bug has been fixed", "closed as duplicate": "the ticket was closed because it repeats another one", "reopened": "the ticket has been reopened", "won't fix": "the bug will not be fixed"}
    s.add("modality", "{x}~the latest word is that {x}", dict(x=W[final]), dict(x=W[s.no(list(W), final)]))
    s.add("scope", "the bug was found in {x}, while {y} still worked~{y} was the last version that worked~the bug shows up in {x}", dict(x="version " + vs[1], y="version " + vs[0]), dict(x="version " + vs[0], y="version " + vs[1]))
    s.add("owner", "{x} was able to reproduce the problem~{x} changed the severity", dict(x=b), dict(x=s.c((a, c))))
    if final == "fixed":
        s.add("owner", "{x} is asked to verify the fix by {y}~{y} asks {x} to check the fix", dict(x=a, y=c), dict(x=c, y=a))
        s.look("number", "the fix is in version {v}", vs[:2], vs[2])
    if final == "closed as duplicate":
        s.add("coref", "it is the same problem as in ticket {x}~ticket {x} describes the same thing", dict(x=f"#{dup}"), dict(x=f"#{dup + s.c((1, 10, 100))}"))
    return "ticket", ctx


def doc_mail(s):
    a, b, c = s.person(3)
    A_, B_, C_ = (x.split()[0] for x in (a, b, c))
    firm = s.names.make("firm")
    d = s.day()
    q1, q2 = s.ints(20, 400, 2, 5)
    p1, p2 = s.ints(4, 90, 2)
    wk1, wk2 = s.ints(2, 9, 2)
    it = s.one("chairs|cables|T-shirts|brochures|filters|notebooks|lamps|tiles")
    acc = s.i(0, 2)
    m1 = f"From: {a}\nTo: {b}\nCc: {c}\nDate: {d:%d %b %Y %H:%M}\nSubject: Order of {it}\n\nDear {B_},\nwe would like to order {q1} {it} at {s.cur}{p1} each, as in your offer. We need them within {num(wk1)} weeks. {C_} will handle the payment.\nBest, {A_}"
    r1 = {0: f"I can confirm {q1} {it} at {s.cur}{p1}, but delivery will take {num(wk2)} weeks.", 1: f"we only have {q2} left at the moment; the price stays at {s.cur}{p1} and delivery takes {num(wk1)} weeks.", 2: f"the price has gone {'up' if p2 > p1 else 'down'} to {s.cur}{p2} each since our offer. {q1} {it} in {num(wk1)} weeks is no problem."}[acc]
    d2 = s.later(d, 60, 2000)
    m2 = f"From: {b}\nTo: {a}\nDate: {d2:%d %b %Y %H:%M}\nSubject: Re: Order of {it}\n\nHello {A_},\nthank you. {uc(r1)} Is that all right?\n{B_}, {firm}"
    ok = s.p(.6)
    d3 = s.later(d2, 30, 900)
    m3 = f"From: {a}\nTo: {b}\nDate: {d3:%d %b %Y %H:%M}\n\n{B_}, " + (s.c(("yes, go ahead.", "that is fine, please proceed.")) if ok else s.c(("unfortunately not, then we have to cancel.", "no, in that case we withdraw the order."))) + " " + s.c((f"Please send the invoice to {C_}, not to me.", f"{C_} is away next week, so please write to me until then.")) + f"\n{A_}"
    to_c = "invoice" in m3
    mails = [m1, m2, m3]
    if s.p(.4):
        mails.reverse()
    ctx = "\n\n---\n\n".join(mails)
    m = lambda v: s.say.money(D(v))
    s.add("swap", f"{{x}} [wants to buy|ordered] {it} from {{y}}~{{y}} is the [supplier|seller], {{x}} the [customer|buyer]~{{y}} works for {firm}", dict(x=a, y=b), dict(x=b, y=a))
    s.add("owner", "{x} [takes care of|handles] the payment~payment is {x}'s job", dict(x=c), dict(x=s.c((a, b))))
    s.bool("modality", ok, f"the order goes ahead~{A_} accepted the [terms|conditions] {B_} named", f"the order was withdrawn~{A_} did not accept the [terms|conditions] {B_} named", "Does the order go ahead?")
    fq, fp, fw = (q2 if acc == 1 else q1), (p2 if acc == 2 else p1), (wk2 if acc == 0 else wk1)
    s.add("number", f"{B_} can deliver {{v}} {it}~the number of {it} {B_} can supply is {{v}}", dict(v=str(fq)), dict(v=str(q2 if fq == q1 else q1)))
    s.add("number", f"according to {B_}, each [one|piece] costs {{v}}~the price {B_} names is {{v}} each", dict(v=m(fp)), dict(v=m(p2 if fp == p1 else p1)))
    s.add("number", f"delivery would take {{v}} weeks, {B_} says~{B_} [promises|mentions] a delivery time of {{v}} weeks", dict(v=num(fw)), dict(v=num(wk2 if fw == wk1 else wk1)))
    W = ("the delivery time", "the quantity", "the price")
    s.add("attribute", f"{{x}} differs from what {A_} had asked for~the point on which {B_} could not meet the request is {{x}}", dict(x=W[acc]), dict(x=W[s.no((0, 1, 2), acc)]))
    s.add("arithmetic", f"on {B_}'s terms, the {it} would cost {{v}} in all", dict(v=m(fq * fp)), dict(v=m(s.no((q1 * p1, q2 * p1, q1 * p2, q2 * p2), fq * fp))))
    if to_c:
        s.add("coref", "the invoice should go to {x}~{x} is to receive the invoice", dict(x=c), dict(x=a))
    else:
        s.add("owner", "{x} will be away next week~next week {x} cannot be reached", dict(x=c), dict(x=s.c((a, b))))
    s.add("order", "{x} [wrote first|started the exchange]~the first mail came from {x}", dict(x=a), dict(x=b))
    s.add("date", f"{B_} [answered|replied] at {{t}}", dict(t=f"{d2:%H:%M}"), dict(t=s.c((f"{d:%H:%M}", f"{d3:%H:%M}"))))
    if acc == 2:
        s.add("direction", "since the offer, the price has {d}", dict(d="risen" if p2 > p1 else "fallen"), dict(d="fallen" if p2 > p1 else "risen"))
    return "email thread", ctx


def doc_rules(s):
    """conditions, exceptions, limits in a help page"""
    prod = s.names.make("brand")
    age, size, days, tries, lock = s.i(13, 18), s.i(5, 200, 5), s.i(7, 90), s.i(3, 10), s.i(5, 60, 5)
    fm = s.pick("PDF|DOCX|PNG|JPEG|CSV|ZIP|MP4|TXT", 5)
    roles = s.pick("owners|editors|viewers|guests|admins", 3)
    exc = s.one("shared folders|files under legal hold|pinned notes|team templates")
    pl = s.pick("the mobile app|the web version|the desktop client", 2)
    lang = s.pick("English|German|Spanish|Japanese|Dutch|Polish", 3)
    dfl, pw = s.p(), s.i(8, 16)
    hol = s.pick("Saturdays|Sundays|public holidays", 2)
    hrs = s.i(2, 48)
    inc = s.p()
    qs = [("How large can an upload be?", f"Files may be up to {size} MB. Accepted formats are {fm[0]}, {fm[1]} and {fm[2]}; {fm[3]} is accepted only if it is smaller than {size // 5 or 1} MB."),
          ("What happens to deleted files?", f"They stay in the bin for {days} days and are then removed for good, " + (f"including {exc}, which cannot be kept any longer either." if inc else f"except {exc}, which are kept until an admin deletes them.")),
          ("Why is my account locked?", f"After {num(tries)} failed logins the account is locked for {lock} minutes. {uc(roles[0])} can unlock it earlier; {roles[1]} cannot."),
          ("Who can invite people?", f"{uc(roles[0])} and {roles[1]} can send invitations, {roles[2]} cannot. Invited people must be at least {age} years old."),
          ("Can I work offline?", f"Yes in {pl[0]}, no in {pl[1]}. Offline editing is switched {'on' if dfl else 'off'} by default."),
          ("How do I reach support?", f"Write to us in {lang[0]} or {lang[1]}. We answer within {hrs} hours, but not on {hol[0]}."),
          ("Are there rules for passwords?", f"At least {pw} characters. You {'must' if dfl is False else 'may but need not'} include a digit.")]
    pick = s.r.sample(range(7), s.c((5, 6, 7)))
    form = s.i(0, 2)
    ctx = f"{prod} help centre: frequently asked questions\n\n" + "\n\n".join((f"Q: {qs[i][0]}\nA: {qs[i][1]}", f"**{qs[i][0]}**\n{qs[i][1]}", f"{qs[i][0]} {qs[i][1]}")[form] for i in pick)
    if 0 in pick:
        s.add("number", "the size limit for [an upload|a file] is {v} MB", dict(v=str(size)), dict(v=str(s.c((size // 5 or 1, size + 5, size * 2)))))
        s.add("condition", "{a} files are accepted [without|with no] further [condition|restriction]~a {a} file of " + f"{size - 1} MB can be uploaded", dict(a=s.c(fm[:3])), dict(a=fm[3]))
        s.add("membership", "{a} is one of the formats that can be uploaded", dict(a=s.c(fm[:4])), dict(a=fm[4]))
        s.add("condition", f"{{a}} files must be smaller than {size // 5 or 1} MB", dict(a=fm[3]), dict(a=s.c(fm[:3])))
    if 1 in pick:
        s.bool("exception", inc, f"{exc} are removed automatically after {days} days like everything else", f"{exc} are not removed automatically after {days} days")
        s.add("number", "deleted files can [usually|normally] be found in the bin for {v} days", dict(v=str(days)), dict(v=str(s.c((days + 7, days + 1, lock if lock != days else days + 3)))))
    if 2 in pick:
        s.add("number", "an account is locked after {a} failed logins, for {b} minutes~it takes {a} failed logins to lock an account~a locked account opens again after {b} minutes", dict(a=num(tries), b=num(lock)), dict(a=num(s.no(range(3, 11), tries)), b=num(lock + s.c((5, 10)))))
        s.add("owner", "{a} can unlock an account early~{a} can end the lock ahead of time, {b} cannot", dict(a=roles[0], b=roles[1]), dict(a=roles[1], b=roles[0]))
    if 3 in pick:
        s.add("membership", "{a} may invite people~invitations can be sent by {a}", dict(a=s.c(roles[:2])), dict(a=roles[2]))
        s.add("exception", "{a} are not allowed to invite people~unlike the others mentioned, {a} cannot send invitations", dict(a=roles[2]), dict(a=s.c(roles[:2])))
        z = age + s.c((-2, -1, 0, 1, 3))
        s.bool("condition", z >= age, f"a person of {z} can be invited", f"a person of {z} cannot be invited", f"Can someone aged {z} be invited?")
    if 4 in pick:
        s.add("swap", "offline work is possible in {a} but not in {b}~you cannot work offline in {b}~{a} works offline", dict(a=pl[0], b=pl[1]), dict(a=pl[1], b=pl[0]))
        s.bool("negation", dfl, "offline editing is on unless you change it", "offline editing is off unless you change it")
    if 5 in pick:
        s.add("membership", "support [answers|can be contacted] in {a}~a message to support may be written in {a}", dict(a=s.c(lang[:2])), dict(a=lang[2]))
        s.add("number", "the promised [answer|response] time is {v} hours", dict(v=str(hrs)), dict(v=str(s.c((hrs + 12, hrs + 2, hrs + 24)))))
        s.add("exception", "support does not answer on {a}", dict(a=hol[0]), dict(a=hol[1]))
    if 6 in pick:
        s.bool("modality", not dfl, "a password has to contain a digit~a password without a digit is not accepted", "a digit in the password is optional~a password without a digit is accepted", "Must a password contain a digit?")
        z = pw + s.c((-1, -2, 0, 1))
        s.bool("condition", z >= pw, f"{z} characters are enough for a password", f"{z} characters are too few for a password")
    return "faq", ctx


# ---------------------------------------------------------------- several documents

MULTI = [
    dict(dom="two products", ent="product", sg="device", a=[
        ("price", (4900, 89900, 100), "money", "It costs {v}.|The price is {v}.", "Price", "{e} costs {v}~you pay {v} for {e}", "costs more than", "costs less than"), ("battery life", (4, 60, 1), "h", "The battery lasts {v}.|You get {v} out of one charge.", "Battery life", "{e} runs for {v} on one charge~the battery of {e} lasts {v}", "runs longer than", "runs less long than"),
        ("weight", (90, 2900, 10), "g", "It weighs {v}.|At {v}, it is easy to carry.", "Weight", "{e} weighs {v}~the weight of {e} is {v}", "is heavier than", "is lighter than"), ("warranty", (12, 60, 6), "months", "The maker gives a warranty of {v}.|It comes with {v} of warranty.", "Warranty", "the warranty of {e} is {v}~{e} has a warranty of {v}", "has a longer warranty than", "has a shorter warranty than"),
        ("waterproof", "flag", "is waterproof", "is not waterproof", "It is waterproof.|You can use it in the rain.", "It is not waterproof.|Keep it away from water."), ("spare parts", "flag", "can be repaired with spare parts", "has no spare parts available", "Spare parts are available.", "No spare parts are sold."), ("colour", "black/white/green/red/silver", "It comes in {v}.|The colour is {v}.", "Colour", "{e} is {v}~the colour of {e} is {v}"), ("made in", "Portugal/Vietnam/Poland/Mexico/Turkey", "It is made in {v}.|The factory is in {v}.", "Made in", "{e} is [made|produced] in {v}"), ("noise", (22, 70, 1), "dB", "It reaches {v}.|Noise level: {v}.", "Noise", "{e} reaches {v}~the noise level of {e} is {v}", "is louder than", "is quieter than")]),
    dict(dom="two cities", ent="place", sg="town", a=[
        ("population", (4000, 900000, 100), "people", "About {v} people live there.|The town has {v} inhabitants.", "Population", "{v} people live in {e}~{e} has {v} inhabitants", "has more inhabitants than", "has fewer inhabitants than"), ("altitude", (5, 1400, 5), "m", "It lies {v} above sea level.|The altitude is {v}.", "Altitude", "{e} lies {v} above sea level", "lies higher than", "lies lower than"), ("founded", (1100, 1900, 1), "year", "It was founded in {v}.|The first record dates from {v}.", "Founded", "{e} goes back to {v}~{e} was established in {v}", "is younger than", "is older than"),
        ("mayor", "person", "The mayor is {v}.|{v} has been mayor since the last election.", "Mayor", "{v} is mayor of {e}~the mayor of {e} is {v}"), ("university", "flag", "has a university", "has no university", "There is a university.", "There is no university."), ("airport", "flag", "has an airport", "has no airport", "It has an airport of its own.", "It has no airport."), ("main industry", "paper/shipbuilding/tourism/glass/cheese", "The main industry is {v}.|People there live mostly from {v}.", "Main industry", "the main industry of {e} is {v}~{e} lives mainly from {v}"), ("market day", "Monday/Tuesday/Thursday/Friday/Saturday", "The market is held on {v}.|Market day is {v}.", "Market day", "the market in {e} is on {v}~{v} is market day in {e}"), ("rain days", (60, 220, 1), "days", "It rains on {v} a year.", "Rainy days a year", "{e} has rain on {v} a year", "is rainier than", "is drier than")]),
    dict(dom="two employees", ent="person", sg="person", a=[
        ("joined", (1995, 2024, 1), "year", "Joined the company in {v}.|With us since {v}.", "Joined", "{e} joined in {v}~{e} has been with the company since {v}", "joined later than", "joined earlier than"), ("office", "place", "Works from the {v} office.|Based in {v}.", "Office", "{e} works in {v}~{e}'s office is in {v}"), ("team", "Sales/Legal/Design/Support/Finance", "Member of the {v} team.|Part of {v}.", "Team", "{e} belongs to {v}~{e} is in the {v} team"), ("hours", (16, 40, 2), "h", "Works {v} a week.|Contract: {v} a week.", "Weekly hours", "{e} works {v} a week", "works longer hours than", "works shorter hours than"), ("languages", "Spanish/Arabic/Korean/Swedish/Hindi", "Speaks {v} besides English.|Second language: {v}.", "Second language", "{e} speaks {v}~{v} is {e}'s second language"), ("driving licence", "flag", "has a driving licence", "has no driving licence", "Holds a driving licence.", "Has no driving licence."), ("manager", "person", "Reports to {v}.|Line manager: {v}.", "Manager", "{e} reports to {v}~{v} is {e}'s manager"), ("vacation days", (20, 35, 1), "days", "Entitled to {v} of leave.|Has {v} of holiday a year.", "Leave", "{e} gets {v} of leave", "gets more leave than", "gets less leave than")]),
    dict(dom="two hotels", ent="hotel", sg="hotel", a=[
        ("price per night", (4500, 32000, 100), "money", "A double room costs {v} a night.|Rooms from {v} a night.", "Per night", "a night at {e} costs {v}~{e} charges {v} a night", "is more expensive than", "is cheaper than"), ("rooms", (12, 240, 1), "", "It has {v} rooms.|There are {v} rooms.", "Rooms", "{e} has {v} rooms", "has more rooms than", "has fewer rooms than"), ("distance to the station", (1, 40, 1), "100m", "The station is {v} away.|It is {v} to the station.", "To the station", "{e} is {v} from the station~from {e} it is {v} to the station", "is farther from the station than", "is closer to the station than"), ("breakfast", "flag", "includes breakfast", "does not include breakfast", "Breakfast is included.", "Breakfast is not included."), ("pets", "flag", "allows pets", "does not allow pets", "Pets are welcome.", "Pets are not allowed."), ("check-in", (780, 1080, 30), "clock", "Check-in starts at {v}.|Rooms are ready at {v}.", "Check-in", "check-in at {e} starts at {v}", "has a later check-in than", "has an earlier check-in than"), ("manager", "person", "The manager is {v}.|It is run by {v}.", "Manager", "{v} runs {e}~the manager of {e} is {v}"), ("built", (1880, 2020, 1), "year", "The house was built in {v}.|Built in {v}.", "Built", "{e} was built in {v}", "is newer than", "is older than"), ("pool", "flag", "has a pool", "has no pool", "There is a pool.", "There is no pool.")]),
    dict(dom="two versions", ent="version", sg="version", a=[
        ("default timeout", (5, 90, 5), "s", "The default timeout is {v}.|Requests time out after {v} by default.", "Default timeout", "in {e} the default timeout is {v}~{e} times out after {v} by default", "has a longer default timeout than", "has a shorter default timeout than"), ("minimum memory", (256, 8192, 256), "MBm", "It needs at least {v} of memory.|Minimum memory: {v}.", "Minimum memory", "the minimum memory for {e} is {v}", "needs more memory than", "needs less memory than"), ("config format", "YAML/TOML/JSON/INI", "Settings are read from a {v} file.|The config file is written in {v}.", "Config format", "{e} reads its settings from a {v} file~{v} is the config format of {e}"), ("windows", "flag", "runs on Windows", "does not run on Windows", "Windows is supported.", "Windows is not supported."), ("plugins", "flag", "supports plugins", "does not support plugins", "Plugins can be installed.", "Plugins are not supported."), ("max upload", (10, 500, 10), "MBm", "Uploads may be up to {v}.|The upload limit is {v}.", "Upload limit", "the upload limit in {e} is {v}", "allows larger uploads than", "allows smaller uploads than"), ("released", (2012, 2025, 1), "year", "Released in {v}.|It came out in {v}.", "Released", "{e} came out in {v}~{e} was released in {v}", "came out later than", "came out earlier than"), ("default port", (1024, 9999, 1), "port", "It listens on port {v}.|The default port is {v}.", "Default port", "{e} listens on port {v}~the default port of {e} is {v}"), ("licence", "MIT/GPL/Apache/BSD", "The licence is {v}.|Published under the {v} licence.", "Licence", "{e} is under the {v} licence")]),
    dict(dom="two contracts", ent="firm", sg="contract", of="the contract with {}", a=[
        ("monthly fee", (9000, 250000, 500), "money", "The monthly fee is {v}.|The customer pays {v} a month.", "Monthly fee", "under {e}, {v} is due each month~the monthly fee in {e} is {v}", "has a higher monthly fee than", "has a lower monthly fee than"), ("notice period", (1, 12, 1), "months", "It can be ended with {v} notice.|The notice period is {v}.", "Notice period", "the notice period in {e} is {v}", "has a longer notice period than", "has a shorter notice period than"), ("signed by", "person", "It was signed by {v}.|Signatory: {v}.", "Signed by", "{v} signed {e}~{e} was signed by {v}"), ("auto renewal", "flag", "renews automatically", "does not renew automatically", "It renews automatically.", "It does not renew automatically."), ("place of jurisdiction", "place", "The courts in {v} have jurisdiction.|Place of jurisdiction is {v}.", "Jurisdiction", "for {e}, the courts in {v} have jurisdiction"), ("penalty", (1, 15, 1), "%", "Late delivery costs {v} of the order value per week.", "Penalty per week", "the weekly penalty in {e} is {v}", "has a higher penalty than", "has a lower penalty than"), ("subcontractors", "flag", "allows subcontractors", "does not allow subcontractors", "Subcontractors may be used.", "Subcontractors may not be used."), ("runs until", (2025, 2036, 1), "year", "It runs until the end of {v}.", "Runs until", "{e} runs until the end of {v}", "runs longer than", "ends earlier than")]),
    dict(dom="two courses", ent="course", sg="course", a=[
        ("fee", (2000, 90000, 500), "money", "The fee is {v}.|It costs {v} to attend.", "Fee", "{e} costs {v}~the fee for {e} is {v}", "costs more than", "costs less than"), ("sessions", (3, 24, 1), "", "There are {v} sessions.|It runs over {v} sessions.", "Sessions", "{e} has {v} sessions", "has more sessions than", "has fewer sessions than"), ("teacher", "person", "It is taught by {v}.|Teacher: {v}.", "Teacher", "{v} teaches {e}~{e} is taught by {v}"), ("day", "Monday/Tuesday/Wednesday/Thursday/Friday", "We meet on {v}.|The course is on {v}.", "Day", "{e} is on {v}~participants of {e} meet on {v}"), ("starts", (510, 1200, 15), "clock", "It starts at {v}.|Beginning: {v}.", "Start", "{e} starts at {v}", "starts later in the day than", "starts earlier in the day than"), ("exam", "flag", "ends with an exam", "does not end with an exam", "There is an exam at the end.", "There is no exam."), ("online", "flag", "can be followed online", "cannot be followed online", "Online participation is possible.", "Online participation is not possible."), ("places", (8, 60, 1), "", "There are {v} places.|The group is limited to {v} people.", "Places", "{e} has room for {v} people", "has more places than", "has fewer places than")]),
    dict(dom="two trains", ent="code", sg="train", a=[
        ("departure", (300, 900, 5), "clock", "It leaves at {v}.|Departure is at {v}.", "Departure", "{e} [leaves|departs] at {v}", "leaves later than", "leaves earlier than"), ("travel time", (35, 400, 5), "min", "The journey takes {v}.|Travel time is {v}.", "Travel time", "the journey with {e} takes {v}~{e} takes {v}", "takes longer than", "takes less time than"), ("changes", (0, 5, 1), "", "Number of changes: {v}.", "Changes", "the number of changes with {e} is {v}", "has more changes than", "has fewer changes than"), ("price", (900, 15000, 50), "money", "A ticket costs {v}.|The fare is {v}.", "Fare", "a ticket for {e} costs {v}~{e} costs {v}", "is more expensive than", "is cheaper than"), ("bikes", "flag", "carries bikes", "does not carry bikes", "Bikes can be taken along.", "Bikes cannot be taken along."), ("destination", "place", "It goes to {v}.|The destination is {v}.", "To", "{e} goes to {v}~with {e} you get to {v}"), ("platform", (1, 14, 1), "str", "It leaves from platform {v}.", "Platform", "{e} leaves from platform {v}"), ("restaurant", "flag", "has a restaurant car", "has no restaurant car", "There is a restaurant car.", "There is no restaurant car.")]),
    dict(dom="two phones plans", ent="brand", sg="plan", a=[
        ("monthly price", (500, 5900, 50), "money", "It is {v} a month.|Monthly price: {v}.", "Per month", "{e} costs {v} a month", "costs more than", "costs less than"), ("data", (1, 90, 1), "GB", "{v} of data are included.|It includes {v} of data.", "Data", "{e} [includes|comes with] {v} of data", "includes more data than", "includes less data than"), ("minimum term", (1, 24, 1), "months", "The minimum term is {v}.|You sign up for at least {v}.", "Minimum term", "the minimum term of {e} is {v}", "ties customers longer than", "ties customers less long than"), ("roaming", "flag", "includes roaming", "does not include roaming", "Roaming is included.", "Roaming is charged extra."), ("hotline", "flag", "has a free hotline", "has no free hotline", "The hotline is free.", "The hotline is not free."), ("network", "firm", "It uses the network of {v}.|Network: {v}.", "Network", "{e} runs on the network of {v}~{v} provides the network for {e}"), ("activation fee", (100, 4900, 100), "money", "There is a one-off fee of {v}.|Activation costs {v}.", "Activation fee", "activating {e} costs {v}~the one-off fee for {e} is {v}", "has a higher activation fee than", "has a lower activation fee than"), ("age limit", (18, 30, 1), "str", "Only for customers under {v}.", "Only for customers under", "{e} is only for people under {v}")]),
    dict(dom="two films", ent="title", sg="film", a=[
        ("director", "person", "It was directed by {v}.|Director: {v}.", "Director", "{v} directed {e}~the director of {e} is {v}"), ("running time", (78, 190, 1), "min", "It runs for {v}.|Length: {v}.", "Running time", "{e} lasts {v}~the running time of {e} is {v}", "is longer than", "is shorter than"), ("year", (1950, 2025, 1), "year", "It came out in {v}.|Released in {v}.", "Year", "{e} came out in {v}", "is more recent than", "is older than"), ("lead", "person", "{v} plays the lead.|In the lead: {v}.", "Lead role", "{v} plays the lead in {e}~the lead in {e} is played by {v}"), ("set in", "place", "The story is set in {v}.|It takes place in {v}.", "Setting", "{e} is set in {v}"), ("language", "French/Korean/Danish/Arabic/Hindi", "It was shot in {v}.|Original language: {v}.", "Language", "{e} was shot in {v}"), ("prize", "flag", "won a prize", "won no prize", "It won a prize.", "It did not win any prize."), ("budget", (200000, 9000000, 100000), "money", "It cost {v} to make.|The budget was {v}.", "Budget", "{e} cost {v} to make", "cost more to make than", "cost less to make than"), ("sequel", "flag", "is a sequel", "is not a sequel", "It is a sequel.", "It is not a sequel.")]),
]


def multi_say(s, unit, v):
    if unit == "g":
        return f"{v} g" if v < 1000 or s.p() else f"{plain((D(v) / 1000).normalize())} kg"
    if unit == "months":
        return s.nn(v, "month") if v % 12 or s.p(.6) else s.nn(v // 12, "year")
    if unit == "dB":
        return f"{v} dB" if s.p(.7) else f"{v} decibels"
    if unit == "people":
        return plain(D(v))
    if unit == "m":
        return f"{v} m" if s.p() else f"{v} metres"
    if unit == "s":
        return f"{v} seconds" if s.p() else f"{v} s"
    if unit == "MBm":
        return f"{v} MB"
    if unit == "100m":
        return f"{v * 100} m" if v < 10 or s.p(.4) else f"{plain((D(v) / 10).normalize())} km"
    if unit == "port":
        return str(v)
    return num_say(s, unit, v)


def multi_document(rng):
    s = Doc(rng)
    sp = s.c(MULTI)
    n = s.c((2, 2, 3, 3))
    if sp["ent"] == "version":
        b = s.names.make("brand")
        x = s.ints(1, 9, n)
        raw = [f"{b} {i}" for i in sorted(x)]
    else:
        raw = s.make(sp["ent"], n)
    ents = [sp.get("of", "{}").format(e) for e in raw]
    attrs = s.r.sample(sp["a"], s.c((6, 7, 8)))
    facts = [[] for _ in raw]          # (sentence, head, value)
    for a in attrs:
        if a[1] == "flag":
            v = s.bools(n)
            for i in range(n):
                facts[i].append((s.c((a[4] if v[i] else a[5]).split("|")), uc(a[0]), "yes" if v[i] else "no"))
            s.which(ents, v, sp["sg"], a[2], a[3], pp=None)
            k = s.i(0, n - 1)
            s.add("negation", "{e} {x}", dict(e=ents[k], x=a[2] if v[k] else a[3]), dict(e=ents[k], x=a[3] if v[k] else a[2]))
            if s.p(.5):
                s.count(v, sp["sg"], sp["sg"] + "s" if sp["sg"] != "person" else "people", a[2], re.sub(r"^(\w+)", lambda m: {"is": "are", "has": "have", "does": "do", "can": "can", "cannot": "cannot", "won": "won"}.get(m[1], m[1][:-1] if m[1].endswith("s") else m[1]), a[2]))
            continue
        if isinstance(a[1], tuple):
            lo, hi, st = a[1]
            v = s.ints(lo, hi, n, st) if s.p(.6) or (hi - lo) // st < 20 else (lambda c: [min(hi, max(lo, c + st * k)) for k in s.r.sample(range(-6, 7), n)])(s.i(lo, hi, st))
            if len(set(v)) < n:
                raise Retry
            w = [multi_say(s, a[2], x) for x in v]
            s.memo, s.say.memo = {}, {}
            said = [multi_say(s, a[2], x) for x in v]
            for i in range(n):
                facts[i].append((s.c(a[3].split("|")).format(v=w[i]), a[4], w[i]))
            s.attr("attribute", a[5], ents, said)
            s.attr("attribute", a[5], ents, said) if s.p(.3) else None
            if len(a) > 7:
                s.comp(ents, v, a[6], a[7])
            if a[2] == "money" and s.p(.4):
                i, j = s.r.sample(range(n), 2)
                g = abs(v[i] - v[j])
                g2 = s.c((g + st, g + 2 * st, v[i], v[j]))
                if g2 != g:
                    s.add("arithmetic", f"[as to|for] the {a[0]}, the difference between {{a}} and {{b}} is {{g}}", dict(a=ents[i], b=ents[j], g=s.m(g)), dict(a=ents[i], b=ents[j], g=s.m(g2)))
        else:
            if "/" in a[1]:
                v = s.pick(a[1].split("/"), n)
            else:
                v = s.make(a[1], n)
            for i in range(n):
                facts[i].append((s.c(a[2].split("|")).format(v=v[i]), a[3], v[i]))
            s.attr("attribute", a[4], ents, v)
    docs = []
    form = s.i(0, 3)
    for i in range(n):
        f = facts[i][:]
        s.r.shuffle(f)
        fm = form if form < 3 else s.i(0, 2)
        if fm == 0:
            intro = s.c(("Here is a short note on {e}. ", "{e} at a glance. ", "{e}: what you should know. ", "This page is about {e}. ")).format(e=raw[i] if "of" not in sp else ents[i])
            docs.append(uc(intro) + " ".join(uc(x[0]) for x in f))
        elif fm == 1:
            docs.append(f"{uc(raw[i] if 'of' not in sp else ents[i])}\n" + "\n".join(f"- {x[1]}: {x[2]}" for x in f))
        else:
            s.kstyle = s.style
            docs.append(json.dumps({"name": raw[i], **{style_key(x[1].lower().replace(" ", "_"), s.style): (True if x[2] == "yes" else False if x[2] == "no" else x[2]) for x in f}}, indent=s.c((None, 2)), ensure_ascii=False))
    k = s.i(0, 5)
    heads = [("Document {i}", ), ("[doc {i}]", ), ("--- Document {i}: {e} ---", ), ("passage {i}: {e}", ), ("Source {l}", ), (None, )][k][0]
    if heads:
        ctx = "\n\n".join(heads.format(i=i + 1, l="ABC"[i], e=raw[i]) + "\n" + d for i, d in enumerate(docs))
    else:
        ctx = "\n\n---\n\n".join(docs)
    if heads and "{e}" not in heads and s.p(.4):
        i = s.i(0, n - 1)
        s.add("attribute", "the {o} [document|text] is about {e}~{e} is [described|covered] in the {o} document", dict(o=nth(i), e=ents[i]), dict(o=nth(i), e=s.no(ents, ents[i])))
    return s, sp["dom"], ctx


# ---------------------------------------------------------------- making claims from jobs

RIGHT, WRONG = "\x01", "\x02"


class Maker:
    def __init__(self, s):
        self.s, self.r, self.out, self.seen = s, s.r, [], set()
        self.names = tuple(sorted(s.lower, key=len, reverse=True))

    def fill(self, template, slots, other):
        changed = {k for k in slots if slots[k] != other.get(k)}
        text = template.format(**{k: RIGHT + v + WRONG if k in changed else v for k, v in slots.items()})
        if RIGHT not in text:
            raise Retry
        return text

    def twin(self, temps, t, f, short):
        """(true text, false text, wrong words, question), not yet capitalised"""
        ts = temps.split("~")
        same = self.r.random() < .7
        for _ in range(6):
            x = expand(self.r, self.r.choice(ts))
            y = x if same else expand(self.r, self.r.choice(ts))
            try:
                a, b = self.fill(x, t, f), self.fill(y, f, t)
                break
            except Retry:
                continue
        else:
            raise Retry
        w = b[b.index(RIGHT):b.rindex(WRONG)].replace(RIGHT, "").replace(WRONG, "")
        v = a[a.index(RIGHT):a.rindex(WRONG)].replace(RIGHT, "").replace(WRONG, "")
        if not short and x == y:                           # only the words that differ
            ww, vv = w.split(" "), v.split(" ")
            lo, hi, n = 0, len(ww), min(len(ww), len(vv))
            while lo < n - 1 and ww[lo] == vv[lo]:
                lo += 1
            while hi > lo + 1 and len(vv) - (len(ww) - hi) > lo + 1 and ww[hi - 1] == vv[len(vv) - (len(ww) - hi) - 1]:
                hi -= 1
            if hi - lo == 1 and ww[lo] in vv[lo:]:         # the true twin has a word more: show its place
                lo, hi = max(0, lo - 1), min(len(ww), hi + 1)
            if hi - lo == 1 and len(ww[lo]) < 4 and ww[lo].isalpha() and hi < len(ww):
                hi += 1
            w = " ".join(ww[lo:hi])
        a, b = (z.replace(RIGHT, "").replace(WRONG, "") for z in (a, b))
        if a == b:
            raise Retry
        return a, b, w

    def cap(self, x):
        if x.startswith(self.names) and self.names:
            return x
        return x[:1].upper() + x[1:]

    def put(self, kind, a, b, w, q, short):
        if not short:
            l1 = self.r.choice(LEAD) if self.r.random() < .1 else ""
            a, b = (l1 + z if l1 else self.cap(z) for z in (a, b))
            a, b = (z if z[-1] in ".!?" else z + "." for z in (a, b))
        elif self.r.random() < .3 and q:
            a, b = self.cap(a), self.cap(b)
        if w not in b or not b.startswith(w) and b.startswith(self.cap(w)) and b.count(w) == 0:
            w = self.cap(w)
            if w not in b:
                raise Retry
        if a == b or (a, q) in self.seen or (b, q) in self.seen:
            raise Retry
        self.seen |= {(a, q), (b, q)}
        x, y = {"t": a, "y": 1, "k": kind}, {"t": b, "y": 0, "k": kind, "w": w}
        if q:
            x["q"] = y["q"] = uc(q)
        self.out.append([x, y])

    def make(self, want):
        jobs = self.s.jobs[:]
        self.r.shuffle(jobs)
        jobs.sort(key=lambda j: j[5] and self.r.random() < .5, reverse=True)
        ready, shorts = [], 0
        for kind, temps, t, f, q, short in jobs:
            if len(ready) >= want + 3:
                break
            if short and shorts >= 1 + (self.r.random() < .3):
                continue
            try:
                a, b, w = self.twin(temps, t, f, short)
            except Retry:
                continue
            shorts += bool(short)
            ready.append((kind, a, b, w, q, short))
        self.r.shuffle(ready)
        i = 0
        while i < len(ready) and len(self.out) < want:
            k, a, b, w, q, short = ready[i]
            i += 1
            try:
                if not q and i < len(ready) and not ready[i][4] and self.r.random() < .13 and len(ready) - i > want - len(self.out) and len(a) + len(ready[i][1]) < 170:
                    k2, a2, b2, w2, _, _ = ready[i]
                    i += 1
                    link = self.r.choice((", and ", ", and ", "; ", ", while ", ". "))
                    fix = (lambda z: self.cap(z)) if link == ". " else (lambda z: z)
                    if self.r.random() < .5:
                        self.put(k, a + link + fix(a2), b + link + fix(a2), w, None, False)
                    else:
                        self.put(k2, a + link + fix(a2), a + link + fix(b2), w2, None, False)
                elif not q and self.r.random() < .06 and a[-1] not in ".?!":
                    ask = self.r.choice(("Is it true that {}?", "Is it right that {}?", "Can you confirm that {}?", "Is it correct to say that {}?", "I was told that {}. Is that so?"))
                    yes, no = self.r.choice((("Yes", "No"), ("Yes, that is correct", "No, that is not correct"), ("yes", "no"), ("That is right", "That is wrong")))
                    self.put(k, *((yes, no, no, ask.format(a)) if self.r.random() < .5 else (no, yes, yes, ask.format(b))), True)
                else:
                    self.put(k, a, b, w, q, short)
            except Retry:
                pass
        return self.out


RECORDS = [rec_nulls, rec_env, rec_org, rec_zones, rec_stores, rec_diff, rec_graph, rec_pages, rec_order, rec_profile, rec_k8s, rec_ci, rec_weather, rec_hotel, rec_flight, rec_sensors, rec_package, rec_flags, rec_acl, rec_error, rec_hours, rec_lab, rec_tracking, rec_payment, rec_match]
TEXTDOCS = [doc_api, doc_migrate, doc_minutes, doc_sla, doc_compat, doc_trouble, doc_release, doc_man, doc_plans, doc_howto, doc_config, doc_ticket, doc_mail, doc_rules]
KINDS = "record record spec spec spec chat chat chat text text multi mix".split()
PRE = ("", "", "", "", "Response of the API:\n", "HTTP/1.1 200 OK\nContent-Type: application/json\n\n", "Here is the record I have:\n\n", "# exported {d}\n", "Current state:\n\n", "Tool output:\n")


def mix_document(rng):
    """two documents of different kinds in one context; the claims are about either"""
    names = Names(rng)
    s, dom, ctx = chat_document(rng, names) if rng.random() < .5 else (Doc(rng, names), None, None)
    if dom is None:
        dom, ctx = rng.choice(TEXTDOCS)(s)
    u = Doc(rng, names)
    dom2, ctx2 = rec_spec(u) if rng.random() < .7 else rng.choice((rec_k8s, rec_weather, rec_hours, rec_tracking, rec_lab, rec_match))(u)
    s.jobs += u.jobs
    s.lower |= u.lower
    two = [(dom, ctx), (dom2, ctx2)]
    rng.shuffle(two)
    head = rng.choice(("Document {i}: {d}", "[doc {i}]", "--- {d} ---", "Source {i} ({d})", "passage {i}: {d}", None))
    if head:
        return s, "mixed", "\n\n".join(head.format(i=i + 1, d=d) + "\n" + c for i, (d, c) in enumerate(two))
    return s, "mixed", "\n\n---\n\n".join(c for _, c in two)


def document(seed, number):
    rng = random.Random(f"rec/{seed}/{number}")
    kind = KINDS[number % len(KINDS)]
    for _ in range(60):
        try:
            if kind == "chat":
                s, domain, context = chat_document(rng)
            elif kind == "multi":
                s, domain, context = multi_document(rng)
            elif kind == "mix":
                s, domain, context = mix_document(rng)
            else:
                s = Doc(rng)
                if kind == "record":
                    domain, context = rng.choice(RECORDS)(s)
                elif kind == "spec":
                    domain, context = rec_spec(s, SPECS[rng.randrange(len(SPECS))])
                else:
                    domain, context = rng.choice(TEXTDOCS)(s)
                if kind in ("record", "spec") and context[:1] in "{[":
                    context = rng.choice(PRE).format(d=s.day().strftime("%Y-%m-%d")) + context
            n = len(re.findall(r"\w+", context))
            if not 50 <= n <= 620 or len(context) > 4600:
                continue
            pairs = Maker(s).make(rng.choice((4, 5, 5, 5, 6)))
            if len(pairs) < 4:
                continue
        except Retry:
            continue
        break
    else:
        raise SystemExit(f"record_statements.py: document {number} of seed {seed} could not be made")
    rng.shuffle(pairs)
    out = []
    for p, pair in enumerate(pairs):
        rng.shuffle(pair)
        out += [dict(c, p=p) for c in pair]
    return {"id": f"rs{seed}-{kind}-{number:06d}", "domain": domain, "lang": "en", "context": context, "claims": out}


# ---------------------------------------------------------------- check

def words(x):
    return set(re.findall(r"\w+", x.lower()))


def claim_only(docs):
    """Held-out accuracy and AUROC of logistic regression on words and word pairs of the claim alone."""
    cut = len(docs) * 4 // 5
    train = [(bag(c), c["y"]) for d in docs[:cut] for c in d["claims"]]
    test = [(bag(c), c["y"], d["id"].split("-")[1]) for d in docs[cut:] for c in d["claims"]]
    seen = collections.Counter(x for b, _ in train for x in b)
    w, bias = collections.defaultdict(float), 0.
    rng = random.Random(0)
    for epoch in range(4):
        rng.shuffle(train)
        rate = .1 / (1 + epoch)
        for b, y in train:
            b = [x for x in b if seen[x] > 3]
            z = bias + sum(w[x] for x in b)
            g = rate * (y - 1 / (1 + math.exp(-max(-30, min(30, z))))) / math.sqrt(len(b) + 1)
            bias += g
            for x in b:
                w[x] += g
    score = [(bias + sum(w.get(x, 0) for x in b), y, k) for b, y, k in test]

    def auc(rows):
        rows = sorted(rows, key=lambda x: x[0])
        pos = sum(y for _, y, *_ in rows)
        s, i = 0., 0
        while i < len(rows):                              # ties get the mean rank
            j = i
            while j < len(rows) and rows[j][0] == rows[i][0]:
                j += 1
            s += sum(r[1] for r in rows[i:j]) * (i + j + 1) / 2
            i = j
        return (s - pos * (pos + 1) / 2) / max(1, pos * (len(rows) - pos))
    acc = sum((z > 0) == (y == 1) for z, y, _ in score) / len(score)
    by = {k: round(auc([r for r in score if r[2] == k]), 3) for k in sorted({r[2] for r in score})}
    worst = sorted(((abs(v), v, str(x), seen[x]) for x, v in w.items() if seen[x] > 60), reverse=True)[:30]
    return acc, auc(score), by, [(x, round(v, 2), n) for _, v, x, n in worst]


def check(docs):
    kinds, overlap, domains = collections.Counter(), {0: [], 1: []}, collections.Counter()
    asked, wc, novel = 0, [], {0: [], 1: []}
    for d in docs:
        c = d["claims"]
        assert sum(x["y"] for x in c) * 2 == len(c), d["id"]
        assert len({(x["t"], x.get("q")) for x in c}) == len(c), d["id"]
        by = collections.defaultdict(list)
        ctx = words(d["context"])
        for x in c:
            by[x["p"]].append(x["y"])
            assert ("w" in x) == (x["y"] == 0) and x.get("w", "") in x["t"] and x.get("w", "x"), (d["id"], x)
            assert not re.search(r"[{}\x01\x02\[\]]|\bNone\b(?! of)|  ", x["t"] + x.get("q", "")), (d["id"], x)
            kinds[x["k"]] += 1
            asked += "q" in x
            overlap[x["y"]].append(len(words(x["t"]) & ctx) / max(1, len(words(x["t"]))))
            nums = re.findall(r"\d+", x["t"])
            if nums:
                novel[x["y"]].append(sum(z not in ctx for z in nums) / len(nums))
        assert all(sorted(v) == [0, 1] for v in by.values()), d["id"]
        domains[d["domain"]] += 1
        wc.append(len(d["context"].split()))
    n = sum(kinds.values())
    mean = lambda v: sum(v) / max(1, len(v))
    print(f"{len(docs)} documents, {n} claims, {asked / n:.3f} with a question, {len(domains)} domains, words per document: mean {mean(wc):.0f}, 5% {sorted(wc)[len(wc) // 20]}, 95% {sorted(wc)[len(wc) * 19 // 20]}")
    print("kinds", dict(kinds.most_common()))
    print("domains", dict(domains.most_common()))
    print("documents", dict(collections.Counter(d["id"].split("-")[1] for d in docs)))
    print(f"word overlap with the document: true {mean(overlap[1]):.3f}, false {mean(overlap[0]):.3f}; numbers not in the document: true {mean(novel[1]):.3f}, false {mean(novel[0]):.3f}")
    acc, auc, by, worst = claim_only(docs)
    print(f"claim-only accuracy {acc:.3f}, AUROC {auc:.3f} {by}\nstrongest features {worst}")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--documents", type=int, default=3000)
    p.add_argument("--seed", type=int, default=22)
    p.add_argument("--out", help="file to write, JSON lines")
    p.add_argument("--check", action="store_true", help="assert the invariants and print counts")
    a = p.parse_args()
    if not a.out and not a.check:
        p.error("give --out FILE, --check or both")
    docs = [document(a.seed, i) for i in range(a.documents)]
    if a.out:
        with open(a.out, "w", encoding="utf-8") as f:
            for d in docs:
                f.write(json.dumps(d, ensure_ascii=False) + "\n")
    if a.check:
        check(docs)


if __name__ == "__main__":
    main()
