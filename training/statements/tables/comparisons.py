"""Claims that compare rows: more or less, by how much, how many times, the most, ranks."""
import datetime
from decimal import Decimal as D

from ..claims import Retry
from ..say import plain
from ..vocabulary import DAY, ORDINALS
from .rows import Rows


class Comparisons(Rows):
    def directions(self, a):
        """(verb, higher, lower) of a comparison: "A <verb> <higher> than B"."""
        return self.r.choice(a.cmp) if a.cmp else None

    def compare(self):
        a = self.some(lambda a: a.ordered)
        x, y = self.r.sample(self.given(a), 2)
        if self.get(x, a) < self.get(y, a):
            x, y = y, x
        flip = self.r.random() < .5
        c = self.directions(a)
        if c:
            vb, hi, lo = c
            ts = [f"{{a}} {vb} {{d}} than {{b}}", f"compared with {{b}}, {{a}} {vb} {{d}}", f"of {{a}} and {{b}}, the former {vb} {{d}}", f"{{a}} {vb} {{d}} than {{b}}, judging by the {self.noun(a)}", f"set against {{b}}, {{a}} {vb} {{d}}",
                  f"it is {{a}}, not {{b}}, that {vb} {{d}}", f"between the two, {{a}} {vb} {{d}} and not {{b}}", f"put next to {{b}}, {{a}} {vb} {{d}}"]
        else:
            hi, lo = "higher", "lower"
            n = self.noun(a)
            vb = "has a"
            ts = [f"the {n} of {{a}} is {{d}} than that of {{b}}", f"{{a}} has a {{d}} {n} than {{b}}", f"compared with {{b}}, {{a}} has the {{d}} {n}", f"in terms of {n}, {{a}} is {{d}} than {{b}}", f"the {n} is {{d}} for {{a}} than for {{b}}"]
        big, small = (x, y)
        t = dict(a=big, b=small, d=hi) if not flip else dict(a=small, b=big, d=lo)
        f = dict(t, a=t["b"], b=t["a"]) if self.r.random() < .5 else dict(t, d=lo if t["d"] == hi else hi)
        roll = self.r.random()
        if roll < .2 and c:
            who = self.r.choice((f"{t['a']} or {t['b']}", f"{t['b']} or {t['a']}"))
            return self.cl.twin("comparison", ["{a}"], t, dict(t, a=t["b"], b=t["a"]), q=f"Which {vb} {t['d']}, {who}?", short=True)
        if roll < .4 and c:
            yes = self.r.random() < .5
            asked = (t["a"], t["b"]) if yes else (t["b"], t["a"])
            q = {"is": "Is {0} {2} than {1}?", "was": "Was {0} {2} than {1}?"}.get(vb, "Is it right that {0} {3} {2} than {1}?").format(asked[0], asked[1], t["d"], vb)
            return self.cl.twin("comparison", ["{x}", "{x}."], dict(x="Yes" if yes else "No"), dict(x="No" if yes else "Yes"), q=q, short=True)
        self.cl.twin("comparison", ts, t, f)

    def difference(self):
        a = self.some(lambda a: a.ordered)
        x, y = self.r.sample(self.given(a), 2)
        if self.get(x, a) < self.get(y, a):
            x, y = y, x
        d = self.get(x, a) - self.get(y, a)
        c = self.directions(a)
        zero = datetime.timedelta(0) if a.kind == "date" else 0
        wrong = [abs(self.get(p, a) - self.get(q, a)) for p in self.given(a) for q in (x, y) if p not in (x, y)] * 2
        if a.kind == "date":
            wrong += [d + DAY * k for k in (-30, 31, -7, 7, 10, -10)]
        elif a.kind == "time":
            wrong += [d + k for k in (-60, 60, 40, -40)]
        elif a.number:
            wrong += [self.get(x, a) + self.get(y, a)] if min(self.get(x, a), self.get(y, a)) > 0 else []
            wrong += [d + D(k) * 10 ** max(0, len(str(int(d))) - 1) for k in (1, -1)]
        else:
            wrong += [d + 10, d - 10, d + 1]
        wrong = [w for w in wrong if w > zero and w != d]
        if not wrong:
            raise Retry
        flip = self.r.random() < .5
        g = self.say.gap
        if a.kind == "num" and a.unit == "%" and self.r.random() < .3:
            g = lambda a, d: f"{plain(d * 100)} basis points"
        if c:
            vb, hi, lo = c
            ts = [f"{{a}} {vb} {{g}} {{d}} than {{b}}"] * 3 + [f"compared with {{b}}, {{a}} {vb} {{g}} {{d}}", f"{{a}} {vb} {{d}} than {{b}}, the gap being {{g}}" if not a.count else f"{{a}} {vb} {{g}} {{d}} than {{b}}", f"next to {{b}}, {{a}} {vb} {{g}} {{d}}"]
        else:
            hi, lo = "higher", "lower"
            n = self.noun(a)
            ts = [f"the {n} of {{a}} is {{g}} {{d}} than that of {{b}}", f"with a gap of {{g}}, the {n} of {{a}} is {{d}} than that of {{b}}", f"the {n} is {{g}} {{d}} for {{a}} than for {{b}}"]
        t = dict(a=y if flip else x, b=x if flip else y, d=lo if flip else hi, g=g(a, d))
        roll = self.r.random()
        f = dict(t, g=g(a, self.r.choice(wrong))) if roll < .6 else dict(t, d=hi if flip else lo) if roll < .8 else dict(t, a=t["b"], b=t["a"])
        if roll < .3:
            n = self.noun(a)
            if a.kind in ("date", "year", "time"):
                q = f"How far apart in time are {{a}} and {{b}} ({a.nouns[0]})?"
            else:
                q = self.r.choice((f"What is the difference between {{a}} and {{b}} in {n}?", f"By how much do {{a}} and {{b}} differ in {n}?"))
            return self.cl.twin("arithmetic", ["{g}"], t, f, q=q, short=True)
        self.cl.twin("arithmetic", ts, t, f)

    def superlative(self):
        a = self.full(lambda a: a.ordered and a.sup)
        hi, lo = self.r.choice(a.sup)
        order = sorted(self.rows, key=lambda e: self.get(e, a), reverse=True)
        top = self.r.random() < .5
        vp, e = (hi, order[0]) if top else (lo, order[-1])
        vp = vp.replace("{s}", self.s)
        x = self.r.choice((order[1] if top else order[-2], order[-1] if top else order[0], self.r.choice([z for z in order if z != e])))
        v = self.val(a, self.get(e, a))
        t = dict(e=e, v=v, n=self.n, vp=vp)
        anti = (lo if top else hi).replace("{s}", self.s)
        ts = ["{e} {vp}", f"of the {{n}} {self.p}, {{e}} {{vp}}", f"among the {self.p}, {{e}} {{vp}}", "it is {e} that {vp}", "of all listed, {e} {vp}", "out of the {n}, {e} {vp}", "{e} is the one that {vp}", "looking at all {n}, {e} {vp}"]
        tv = ["{e} {vp} ({v})", "with {v}, {e} {vp}", f"of the {{n}} {self.p}, {{e}} {{vp}}, with {{v}}", "at {v}, {e} {vp}" if a.kind != "date" else "{e} {vp} ({v})", "{e} {vp}, the figure being {v}" if a.number else "{e} {vp}: {v}"]
        if a.kind in ("date", "year", "time"):
            tv = [z for z in tv if not z.startswith(("with", "at")) and ", with" not in z]
        roll = self.r.random()
        if roll < .3:
            return self.cl.twin("comparison", ts, t, dict(t, e=x))
        if roll < .45:
            return self.cl.twin("comparison", ts, t, dict(t, vp=anti))
        if roll < .6:
            return self.cl.twin("comparison", ["{e}", "it is {e}"], t, dict(t, e=x), q=self.r.choice((f"Which {self.s} {vp}?", f"Which of the {self.p} {vp}?")).replace(f" {self.s}?", "?"), short=True)
        if roll < .8:
            return self.cl.twin("comparison", tv, t, dict(t, e=x, v=self.val(a, self.get(x, a))) if self.r.random() < .5 else dict(t, e=x))
        self.cl.twin("comparison", tv, t, dict(t, v=self.val(a, self.other(a, e))))

    def rank(self):
        a = self.full(lambda a: a.ordered)
        if len(self.rows) < 4:
            raise Retry
        top = self.r.random() < .5
        order = sorted(self.rows, key=lambda e: self.get(e, a), reverse=top)
        k = self.r.choice((1, 2))
        e, x = order[k], self.r.choice([z for i, z in enumerate(order) if i != k and i <= k + 2])
        if a.number:
            n, w = self.noun(a), "highest" if top else "lowest"
            ts = [f"{{e}} has the {{o}}-{w} {n}", f"the {{o}}-{w} {n} is that of {{e}}", f"ranked by {n} from {'top to bottom' if top else 'low to high'}, {{e}} comes {{o}}", f"{{e}} takes {{o}} place when the {self.p} are sorted by {n}, {w} first",
                  f"sorted by {n} with the {w} first, {{e}} is {{o}}", f"going by {n}, {{e}} is {{o}} {'from the top' if top else 'from the bottom'}"]
        else:
            w = "latest" if top else "earliest"
            n = a.nouns[0]
            ts = [f"{{e}} has the {{o}}-{w} {n}", f"sorted by {n} with the {w} first, {{e}} comes {{o}}", f"in order of {n}, {w} first, {{e}} is {{o}}"]
        t = dict(e=e, o=ORDINALS[k])
        f = dict(t, e=x) if self.r.random() < .6 else dict(t, o=ORDINALS[3 - k])
        self.cl.twin("order", ts, t, f)

    def ratio(self):
        a = self.full(lambda a: a.number)
        g = lambda e: self.get(e, a)
        k = self.r.choice((2, 2, 3))
        if min(map(g, self.rows)) <= 0:
            raise Retry
        yes = [(x, y) for x in self.rows for y in self.rows if x != y and g(x) > g(y) * k * D("1.05")]
        no = [(x, y) for x in self.rows for y in self.rows if x != y and g(y) < g(x) < g(y) * k * D(".95")]
        if not yes or not no:
            raise Retry
        (x, y), (u, v) = self.r.choice(yes), self.r.choice(no)
        n = self.noun(a)
        w = {2: "twice", 3: "three times"}[k]
        under = self.r.random() < .5
        t, f = dict(a=x, b=y, m="more than"), dict(a=u, b=v, m="more than")
        if under:
            t, f = f, t
            t["m"] = f["m"] = "less than"
        if self.r.random() < .4:
            f = dict(t, m="more than" if under else "less than")
        self.cl.twin("comparison", [f"the {n} of {{a}} is {{m}} {w} that of {{b}}", f"in {n}, {{a}} has {{m}} {w} the figure of {{b}}", f"{{a}}'s {n} comes to {{m}} {w} that of {{b}}", f"measured by {n}, {{a}} is at {{m}} {w} the level of {{b}}"], t, f)
