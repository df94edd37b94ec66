"""One document: its values, the claims to be made from them, its tree as text."""
import datetime
import json
from decimal import Decimal as D

from ..names import Names
from ..say import plain
from ..vocabulary import MONTHS
from .formats import outline, props, semi, toml, xml, yaml
from .wording import L, MIN, OMIT, SaySame, expand, memo, num, style_key, uc

HUMAN = set("player student attendee patient person user guest passenger employee pupil".split())


class Values:
    """Values drawn and said."""

    def __init__(self, rng, names=None):
        self.r, self.c = rng, rng.choice
        self.names = names or Names(rng)
        self.jobs, self.lower, self.cache, self.rank = [], set(), {}, {}
        self.style = rng.choice(("snake", "snake", "camel", "camel", "kebab", "pascal"))
        self.mix, self.cur = rng.random() < .5, rng.choice("€€$£")
        self.say, self.memo = SaySame(rng, self.cur), {}
        self.iso = rng.choice(("%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%dT%H:%M:%S+00:00", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%MZ"))
        self.year = rng.choice((2022, 2023, 2024, 2024, 2025, 2025, 2026))

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


class Jobs(Values):
    """Claims to be made."""

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


class Doc(Jobs):
    """A document that is a tree of keys and values."""

    fmt = ("json2", "json2", "json4", "semi", "semi", "line", "yaml", "yaml", "outline", "xml", "props", "bullets", "toml")

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
