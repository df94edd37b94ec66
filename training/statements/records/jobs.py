"""Claims to be made from the values of a document: lookups, swaps, counts, comparisons, orders."""
from .values import Values
from .wording import expand, num

HUMAN = set("player student attendee patient person user guest passenger employee pupil".split())


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
