"""Claims computed over columns: ranges, totals, parts, averages, products."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import join, plain, rounded
from .attributes import LIB
from .rows import Rows, an


class Sums(Rows):
    def range_(self):
        a = self.full(lambda a: a.ordered and len(self.rows) > 2)
        order = sorted(self.rows, key=lambda e: self.get(e, a))
        lo, hi = self.get(order[0], a), self.get(order[-1], a)
        t = dict(a=self.val(a, lo), b=self.val(a, hi))
        f = dict(t, a=self.val(a, self.get(order[1], a))) if self.r.random() < .5 else dict(t, b=self.val(a, self.get(order[-2], a)))
        n = self.noun(a)
        ts = [f"the {n} ranges from {{a}} to {{b}}", f"the lowest {n} is {{a}} and the highest {{b}}" if a.number else f"the earliest {n} is {{a}} and the latest {{b}}", f"for {n}, the extremes are {{a}} and {{b}}", f"{n}: from {{a}} up to {{b}}" if a.number else f"{n}: from {{a}} to {{b}}",
              f"across the {self.p}, the {n} runs from {{a}} to {{b}}", f"the two ends of the scale for {n} are {{a}} and {{b}}"]
        self.cl.twin("number", ts, t, f)

    def total(self):
        a = self.full(lambda a: a.add and not (a is LIB["price"] and "qty" in self.keys))     # "cost together" could mean quantity times price
        n = len(self.rows)
        k = self.r.choice([2, 2, 3, n]) if n > 3 else 2
        part = self.r.sample(self.rows, k) if k < n else self.rows
        rest = [e for e in self.rows if e not in part]
        g = lambda e: self.get(e, a)
        s = sum(map(g, part))
        wrong = [s - min(map(g, part)) if k > 2 else abs(g(part[0]) - g(part[1]))]
        wrong += [s - g(p) + g(x) for p in part for x in rest] + ([s + g(x) for x in rest] if self.r.random() < .5 else [])
        wrong += [s + D(10) ** max(0, len(str(int(s))) - 2) * z for z in (1, -1)]
        wrong = [w for w in wrong if w > 0 and w != s]
        w = self.r.choice(wrong)
        if a.unit == "%" and (s > 100 or w > 100):
            raise Retry
        t, f = (dict(e=join(part), v=self.val(a, x)) for x in (s, w))
        if k == n:
            ts = [f"together, the {{n}} {self.p} {a.vp} {{v}}", f"the {self.p} {a.vp} {{v}} in total", f"adding up all {{n}} {self.p} gives {{v}}", f"the {self.p} listed {a.vp} {{v}} altogether", f"the column adds up to {{v}} ({self.noun(a)})", f"the total {self.noun(a)} of all {{n}} {self.p} is {{v}}"]
            t["n"] = f["n"] = self.n
            q = f"What do the {self.n} {self.p} add up to in {self.noun(a)}?"
        else:
            ts = [f"together, {{e}} {a.vp} {{v}}", f"{{e}} {a.vp} {{v}} in total", "{e} add up to {v}", f"{{e}} {a.vp} {{v}} between them", "taken together, {e} come to {v}", f"the combined {self.noun(a)} of {{e}} is {{v}}", f"adding {{e}} gives {{v}} ({self.noun(a)})", "{v} is what {e} come to when added up"]
            q = self.r.choice((f"What is the combined {self.noun(a)} of {{e}}?", f"How much do {{e}} come to together ({self.noun(a)})?"))
        if self.r.random() < .35:
            return self.cl.twin("arithmetic", ["{v}"], t, f, q=q, short=True)
        self.cl.twin("arithmetic", ts, t, f)

    def part(self):
        """A row's percentage of the column's total."""
        a = self.full(lambda a: a.add and a.unit != "%" and not (a is LIB["price"] and "qty" in self.keys))
        e = self.r.choice(self.rows)
        g = lambda e: self.get(e, a)
        total = sum(map(g, self.rows))
        right = g(e) / total * 100
        wrong = [g(x) / total * 100 for x in self.rows if x != e] * 2 + [g(e) / (total - g(e)) * 100, g(e) / max(map(g, self.rows)) * 100]
        wrong = [w for w in wrong if abs(w - right) > 2 and w < 100]
        if not wrong:
            raise Retry
        about, dec, u = self.r.choice(("about ", "around ", "roughly ")), self.r.choice((0, 1)), self.r.choice(("%", " percent", " per cent"))
        show = lambda x: about + plain(rounded(x, dec)) + u
        n = self.noun(a)
        t, f = (dict(e=e, v=show(x)) for x in (right, self.r.choice(wrong)))
        self.cl.twin("arithmetic", [f"{{e}} accounts for {{v}} of the total {n}", f"{{v}} of the total {n} falls to {{e}}", f"{{e}}'s part in the total {n} is {{v}}", f"of the {n} of all {self.p} together, {{e}} makes up {{v}}", f"{{e}} stands for {{v}} of the overall {n}"], t, f)

    def average(self):
        a = self.full(lambda a: a.number)
        g = lambda e: self.get(e, a)
        part = self.rows if self.r.random() < .5 else self.r.sample(self.rows, 2)
        m = sum(map(g, part)) / len(part)
        dec = min(2, a.dec + 1) if a.kind != "money" else 2 if m < 1000 else 0
        about = "" if rounded(m, dec) == m else self.r.choice(("about ", "roughly ", "around "))
        show = rounded(m, dec)
        vs = sorted(map(g, self.rows))
        rest = [e for e in self.rows if e not in part]
        wrong = [vs[len(vs) // 2], (vs[0] + vs[-1]) / 2]
        wrong += [(g(part[0]) + g(x)) / 2 for x in rest] * 2 if rest else [sum(vs[1:]) / (len(vs) - 1), sum(vs[:-1]) / (len(vs) - 1), sum(vs) / (len(vs) + 1)]
        spread = (vs[-1] - vs[0]) / 20
        wrong = [rounded(w, dec) for w in wrong if abs(w - m) > max(spread, m * D(".02"))]
        if not wrong:
            raise Retry
        n = self.noun(a)
        t, f = (dict(v=about + self.avg(a, x), e=join(part) if rest else "") for x in (show, self.r.choice(wrong)))
        ts = [f"the average {n} is {{v}}", f"on average, the {self.p} {a.vp} {{v}}", f"the mean {n} across the {self.p} is {{v}}", f"averaged over all {self.n} {self.p}, the {n} is {{v}}", f"{an(self.s)} {self.s} {a.vs} {{v}} on average"] if not rest else \
            [f"the average {n} of {{e}} is {{v}}", f"on average, {{e}} {a.vp} {{v}}", f"the mean {n} of {{e}} is {{v}}", f"taking {{e}} together, the average {n} is {{v}}"]
        self.cl.twin("arithmetic", ts, t, f)

    def avg(self, a, v):
        v = v.normalize() if v != int(v) else D(int(v))
        return self.val(a, v) if not (a.count or a.unit == "min") else plain(v) + " " + (a.unit if a.count else "minutes")

    def product(self):
        if "qty" not in self.keys or len(self.given(LIB["qty"])) + len(self.given(LIB["price"])) < 2 * len(self.rows):
            raise Retry
        amount = lambda e, x=None: self.get(e, LIB["qty"]) * self.get(x or e, LIB["price"])
        m = self.say.money
        if self.r.random() < .7:
            e = self.r.choice(self.rows)
            w = [amount(e, x) for x in self.rows if x != e] + [amount(x, e) for x in self.rows if x != e] + [amount(x) for x in self.rows if x != e]
            w = self.r.choice([x for x in w if x != amount(e)])
            q = self.say.count(self.get(e, LIB["qty"]))
            t, f = (dict(e=e, q=q, v=m(x)) for x in (amount(e), w))
            ts = ["the {q} pieces of {e} come to {v}", "{e} accounts for {v} of the order", "for {e}, the line total is {v}", "{v} is due for all pieces of {e} together", "ordering {q} pieces of {e} costs {v}", "the ordered pieces of {e} cost {v} altogether"]
            if self.r.random() < .25:
                return self.cl.twin("arithmetic", ["{v}"], t, f, q="What do all ordered pieces of {e} cost together?", short=True)
            return self.cl.twin("arithmetic", ts, t, f)
        order = sorted(self.rows, key=amount)
        if amount(order[-1]) == amount(order[-2]):
            raise Retry
        s = sum(map(amount, self.rows))
        w = self.r.choice([s - amount(x) for x in self.rows] + [sum(self.get(x, LIB["price"]) for x in self.rows)])
        if self.r.random() < .5:
            return self.cl.twin("arithmetic", ["the whole order comes to {v}", "all items together cost {v}", "the order total is {v}", "the customer owes {v} for the full order", "quantity times price adds up to {v} over all items"], dict(v=m(s)), dict(v=m(w)))
        self.cl.twin("arithmetic", ["{e} is the line with the highest total", "counting quantity times price, {e} contributes most to the order", "the biggest part of the bill is {e}"], dict(e=order[-1]), dict(e=self.r.choice(order[:-1])))
