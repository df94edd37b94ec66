"""Twins over figures: values, sums, differences, shares, ratios, ranks, trends."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import plain, rounded, spin
from ..vocabulary import CURRENCY
from .doc import Doc


class Numbers(Doc):
    def nums(self, items, fmt, ops="lllcdstr", n=4, gap=None, fresh=True, group=None):
        """Twins over figures: items (noun phrase as spin, value) of one kind; verbs that fit singular and plural."""
        r, gap = self.r, gap or fmt
        items = [(a, D(v)) for a, v in items]
        vals = [v for _, v in items]
        if len(items) < 2:
            raise Retry
        for op in [r.choice(ops) for _ in range(n)]:
            i, j = r.sample(range(len(items)), 2)
            (a, v), (b, w) = items[i], items[j]
            a_, b_ = self.np(a), self.np(b)
            if op == "l":
                if v == w:
                    continue
                ts = ["{a} [came to|amounted to|totalled|stood at|reached] {v}", "{v} [is|was] the figure for {a}", "{a} [ended up at|worked out at|came out at|came in at] {v}", "for {a}, the figure [is|was|comes to|came to] {v}", "the [figure|value] for {a} [was|is] {v}"]
                t = dict(a=a_, v=fmt(v))
                roll = r.random()
                if roll < .13:  # two facts, one or both wrong
                    t = dict(t, b=b_, w=fmt(w))
                    third = [x for x in vals if x not in (v, w)]
                    f = dict(t, w=fmt(r.choice(third))) if third and r.random() < .6 else dict(t, v=t["w"], w=t["v"])
                    self.add("number", ["{a} [came to|stood at|reached] {v} and {b} {w}", "while {a} [came to|stood at|reached] {v}, {b} [came to|stood at|reached] {w}", "{a} [came to|amounted to] {v}; for {b}, the figure [is|was] {w}", "the figures for {a} and {b} [are|were] {v} and {w} respectively"], t, f)
                    continue
                if roll < .18 and fmt == self.m and v >= 1000000 and v % 10000 == 0:  # thousands, millions, billions
                    size = 10 ** 9 if v >= 10 ** 9 else 10 ** 6
                    k = plain((v / size).normalize())
                    wd = CURRENCY[self.cur][1]
                    sz = "billion" if size == 10 ** 9 else "million"
                    o = r.choice(("million", "thousand") if sz == "billion" else ("billion", "thousand"))
                    t = dict(a=a_, k=k, z=sz)
                    self.add("unit", [f"{{a}} [came to|amounted to|stood at|reached] {self.cur}{{k}} {{z}}", f"{{a}} [came to|amounted to|stood at|reached] {{k}} {{z}} {wd}", f"the figure for {{a}} is {{k}} {{z}} {wd}"], t, dict(t, z=o))
                    continue
                if roll < .24 and v >= 60 and w > 0 and abs(v - w) > max(v, w) * D("0.15"):  # rounded
                    rnd = lambda z: (z / (e := D(10) ** (z.adjusted() - 1))).to_integral_value() * e
                    if abs(rnd(v) - v) <= v * D("0.03") and abs(rnd(w) - v) > v * D("0.1"):
                        n = r.choice(("about", "roughly", "around", "approximately", "close to"))
                        t = dict(a=a_, n=n, v=fmt(rnd(v)))
                        self.add("approx", ["{a} [came to|amounted to|stood at|reached] {n} {v}", "for {a}, the figure [is|was|comes to] {n} {v}", "{n} {v} is the figure for {a}"], t, dict(t, v=fmt(rnd(w))) if r.random() < .6 else dict(t, a=b_) if abs(rnd(v) - w) > w * D("0.1") else dict(t, v=fmt(rnd(w))))
                        continue
                roll = r.random()
                if roll < .4:
                    f = dict(t, a=b_)
                elif roll < .85 or not fresh:
                    f = dict(t, v=fmt(w))
                else:
                    x = v + r.choice((-1, 1)) * r.choice((1, 2, 3, 5)) * (D(10) ** (max(0, v.adjusted() - 1)))
                    if x <= 0 or x in vals:
                        continue
                    f, t = dict(t, v=fmt(x)), t
                if r.random() < .1 and t["a"] == f["a"]:
                    self.add("number", ["{v}"], t, f, q=spin(r, r.choice(("What is the figure for {a}?", "How high [is|was] the figure for {a}?"))), short=True)
                else:
                    self.add("number", ts, t, f)
            elif op == "c":
                if v == w:
                    continue
                if v < w:
                    a_, b_ = b_, a_
                up = r.random() < .5
                ts = ["{a} [exceeded|surpassed|topped|outstripped] {b}", "{a} came to more than {b}", "{a} [came out|stood] higher than {b}", "compared with {b}, {a} came out higher", "of the two figures, {a} and {b}, the first is the larger"] if up else ["{a} came to less than {b}", "{a} [fell short of|stayed below|came in under|remained lower than|did not reach] {b}", "compared with {b}, {a} came out lower", "set against {b}, {a} came to less"]
                x, y = (a_, b_) if up else (b_, a_)
                self.add("comparison", ts, dict(a=x, b=y), dict(a=y, b=x))
            elif op == "d":
                if v == w:
                    continue
                if v < w:
                    a_, b_, i, j = b_, a_, j, i
                d = abs(v - w)
                wrong = [abs(x - y) for p, x in enumerate(vals) for q, y in enumerate(vals) if p < q and {p, q} != {i, j}]
                wrong = [x for x in wrong if x > 0 and abs(x - d) >= max(D(1), d) * D("0.06")]
                step = D(10) ** max(0, d.adjusted()) if d >= 1 else D(1)
                wrong = wrong * 2 + [d + step] + ([d - step] if d > step else [])
                if fresh is False:
                    wrong = [x for x in wrong if x > 0]
                ts = ["{a} exceeded {b} by {d}", "the [gap|difference] between {a} and {b} [came to|was] {d}", "{a} came to {d} more than {b}", "{b} came to {d} less than {a}", "between {a} and {b} lay a [gap|difference] of {d}", "{a} [topped|outstripped|surpassed] {b} by {d}", "{b} fell {d} short of {a}"]
                t = dict(a=a_, b=b_, d=gap(d))
                if r.random() < .3:
                    ts = [x for x in ts if "between" not in x]
                    f = dict(t, a=b_, b=a_)
                else:
                    f = dict(t, d=gap(r.choice(wrong)))
                self.add("arithmetic", ts, t, f)
            elif op == "s":
                s = v + w
                wrong = [vals[p] + vals[q] for p in range(len(vals)) for q in range(p) if {p, q} != {i, j} and vals[p] + vals[q] != s]
                step = D(10) ** max(0, s.adjusted() - 1)
                wrong = wrong * 2 + [s + step, s - step]
                ts = ["{a} and {b} [together|combined] [came to|amounted to|totalled|made up] {s}", "taken together, {a} and {b} [came to|added up to|amounted to] {s}", "adding {a} to {b} gives {s}", "the [sum|total] of {a} and {b} [is|was] {s}", "{a} plus {b} [makes|made|gives] {s}"]
                t = dict(a=a_, b=b_, s=fmt(s))
                self.add("arithmetic", ts, t, dict(t, s=fmt(r.choice([x for x in wrong if x > 0]))))
            elif op == "t":
                hi, lo = max(v, w), min(v, w)
                if hi - lo < hi * D("0.04"):
                    continue
                top, bot = (a_, b_) if v > w else (b_, a_)
                e = D(10) ** ((hi - lo).adjusted())
                cut = (hi // e) * e
                if not lo < cut < hi:
                    e = e / 10 if e >= 10 or hi % 1 else e / 2
                    cut = ((hi + lo) / 2 // e) * e
                if not lo < cut < hi:
                    continue
                up = r.random() < .5
                ts = ["{a} [exceeded|came to more than|topped|lay above|passed] {c}", "{a} came to over {c}", "for {a}, the figure [is|was|lies] above {c}"] if up else ["{a} [came to less than|stayed below|did not reach|lay under|fell short of] {c}", "{a} came to under {c}", "for {a}, the figure [is|was|lies] below {c}"]
                c = fmt(cut)
                t, f = (top, bot) if up else (bot, top)
                self.add("threshold", ts, dict(a=t, c=c), dict(a=f, c=c))
            elif op == "r":
                if v < w:
                    a_, b_, v, w = b_, a_, w, v
                if w <= 0:
                    continue
                x = v / w
                more = r.random() < .5
                opts = [(D(k), t) for k, t in ((D("1.5"), "one and a half times"), (2, "twice"), (2, "double"), (3, "three times"), (3, "triple"), (4, "four times"), (5, "five times"), (10, "ten times"))]
                opts = [t for k, t in opts if (x >= k * D("1.03") and x < 2 * k if more else x <= k * D("0.97") and x > k / 2)]
                if not opts:
                    continue
                if not more and r.random() < .5:
                    continue
                o = r.choice(opts)
                far = [t for k, t in ((D("1.5"), "one and a half times"), (2, "twice"), (3, "three times"), (4, "four times"), (5, "five times"), (10, "ten times")) if (x < k * D("0.9") if more else x > k * D("1.1"))]
                d1, d2 = ("more than", "less than") if more else ("less than", "more than")
                ts = ["{a} came to {d} {k} {b}", "{a} amounted to {d} {k} {b}", "measured against {b}, {a} came to {d} {k} as much" if o not in ("double", "triple") else "{a} worked out at {d} {k} {b}", "{a} stood at {d} {k} {b}"]
                t = dict(a=a_, b=b_, d=d1, k=o)
                self.add("ratio", ts, t, dict(t, k=r.choice(far[:2] if more else far[-2:])) if far and r.random() < .5 and o not in ("double", "triple") else dict(t, d=d2))
            elif op == "h" and group:
                order = sorted(range(len(items)), key=lambda p: vals[p])
                if len(set(vals)) < len(vals):
                    continue
                hi = r.random() < .5
                x = order[-1] if hi else order[0]
                y = r.choice([p for p in range(len(items)) if p != x])
                word = r.choice(("highest", "largest", "biggest") if hi else ("lowest", "smallest"))
                ts = [f"of {group}, {{a}} came out {word}", f"{{a}} came out {word} [of|among] {group}", f"among {group}, the {word} figure [is|was] that for {{a}}", f"no other figure among {group} was {'higher' if hi else 'lower'} than {{a}}"]
                self.add("superlative", ts, dict(a=self.np(items[x][0])), dict(a=self.np(items[y][0])))
            elif op == "m" and group and len(items) >= 3:
                avg = sum(vals) / len(vals)
                if avg != rounded(avg, 1) or len(str(avg.normalize())) > 8:
                    continue
                wrong = [(sum(vals) - vals[p]) / (len(vals) - 1) for p in range(len(vals))] + [sorted(vals)[len(vals) // 2]]
                wrong = [rounded(x, 0) for x in wrong if abs(x - avg) > avg * D("0.02")]
                if wrong:
                    self.add("arithmetic", [f"on average, {group} [came to|stood at] {{v}}", f"the [average|mean] of {group} [is|was] {{v}}", f"averaged out, {group} [come|came] to {{v}}"], dict(v=fmt(avg)), dict(v=fmt(r.choice(wrong))))

    FRACTIONS = [(D(1) / 10, "a tenth"), (D(1) / 5, "a fifth"), (D(1) / 4, "a quarter"), (D(1) / 3, "a third"), (D(2) / 5, "two fifths"), (D(1) / 2, "half"), (D(3) / 5, "three fifths"), (D(2) / 3, "two thirds"), (D(3) / 4, "three quarters"), (D(4) / 5, "four fifths"), (D(9) / 10, "nine tenths")]

    def share(self, part, whole, x, y, templates=None):
        """part made up about a fraction of whole."""
        s = D(x) / D(y)
        if not 0 < s < 1:
            return
        near = [t for k, t in self.FRACTIONS if abs(s - k) < D("0.018")]
        far = [t for k, t in self.FRACTIONS if D("0.11") < abs(s - k) < D("0.45")]
        about = self.r.choice(("about", "roughly", "around", "approximately", "some", "close to"))
        if near and far and self.r.random() < .7:
            about = about if about != "some" else "about"
            f, g = self.r.choice(near), self.r.choice(far)
        else:
            p = rounded(s * 100, 0)
            wrong = [w for w in (p + 12, p - 11, p + 23, 100 - p, p - 19) if 3 < w < 98 and abs(w - p) > 8]
            if not wrong or p < 4:
                return
            f, g = f"{p}%", f"{self.r.choice(wrong)}%"
        ts = templates or ["{a} made up {n} {f} of {b}", "{n} {f} of {b} [came from|was accounted for by|was due to] {a}", "{a} accounted for {n} {f} of {b}", "{a} represented {n} {f} of {b}"]
        t = dict(a=self.np(part), b=self.np(whole), n=about, f=f)
        self.add("share", ts, t, dict(t, f=g))

    UPS = (("rose", "fell"), ("increased", "decreased"), ("grew", "shrank"), ("went up", "went down"), ("climbed", "dropped"), ("advanced", "declined"), ("moved up", "moved down"))

    def trend(self, np, pts, fmt, n=3, gap=None, pc=True):
        """Twins over a series: pts (label, value) in order of time; np a subject."""
        r, gap = self.r, gap or fmt
        pts = [(p, D(v)) for p, v in pts]
        for _ in range(n):
            i, j = sorted(r.sample(range(len(pts)), 2))
            (p, x), (q, y) = pts[i], pts[j]
            if x == y:
                continue
            up = y > x
            w = r.choice(self.UPS)
            d, e = (w if up else w[::-1])
            s = self.np(np)
            t = dict(s=s, a=p, b=q, d=d, x=fmt(x), y=fmt(y))
            op = r.choice("dffpppgx")
            if op == "d":
                self.add("direction", ["{s} {d} [between {a} and {b}|from {a} to {b}]", "compared with {a}, {s} {d} in {b}", "in {b}, {s} {d} on {a}", "{s} {d} in {b}, [measured|set] against {a}", "from {a} to {b}, {s} {d}"], t, dict(t, d=e))
            elif op == "f":
                f = dict(t, x=t["y"], y=t["x"], d=e)
                if r.random() < .5 and len(pts) > 2:
                    z = r.choice([k for k in range(len(pts)) if k not in (i, j)])
                    v = pts[z][1]
                    if v not in (x, y) and (v < y) == up and (v > y) == (not up):
                        f = dict(t, x=fmt(v))
                self.add("direction", ["{s} {d} from {x} in {a} to {y} in {b}", "{s} {d} from {x} to {y} between {a} and {b}", "having stood at {x} in {a}, {s} {d} to {y} in {b}", "in {b}, {s} {d} to {y}, after {x} in {a}", "{s}, which came to {x} in {a}, {d} to {y} in {b}"], t, f)
            elif op == "p" and pc:
                if x <= 0 or y <= 0:
                    continue
                g = abs(y - x) / x * 100
                if not 2 < g < 400 or not up and g > 95:
                    continue
                wrong = [abs(v2 - v1) / v1 * 100 for a, (_, v1) in enumerate(pts) for _, v2 in pts[a + 1:] if v1 > 0 and (v1, v2) != (x, y)] * 2 + [g * D("1.5"), g * D("0.6"), g + 10]
                wrong = [z for z in wrong if abs(z - g) > max(D("1.6"), g / 7) and z > 1 and (up or z < 97)]
                if not wrong:
                    continue
                dec = r.choice((0, 0, 1))
                about = r.choice(("about ", "around ", "roughly ", "approximately ", "some ", ""))
                if rounded(g, dec) != g and not about:
                    about = "about "
                f = r.choice(wrong)
                t["g"] = about + plain(rounded(g, dec)) + "%"
                f = dict(t, g=about + plain(rounded(f, dec)) + "%") if r.random() < .7 else dict(t, d=e)
                self.add("arithmetic", ["{s} {d} by {g} [between {a} and {b}|from {a} to {b}]", "in {b}, {s} {d} by {g} [on|compared with] {a}", "from {a} to {b}, {s} {d} [by|] {g}", "set against {a}, {s} {d} by {g} in {b}"], t, f)
            elif op == "g":
                g = abs(y - x)
                wrong = [abs(v2 - v1) for a, (_, v1) in enumerate(pts) for _, v2 in pts[a + 1:] if abs(v2 - v1) != g] * 2 + [g + D(10) ** max(0, g.adjusted())]
                wrong = [z for z in wrong if z > 0 and abs(z - g) > g * D("0.05")]
                if not wrong:
                    continue
                t["g"] = gap(g)
                f = dict(t, g=gap(r.choice(wrong))) if r.random() < .7 else dict(t, d=e)
                self.add("arithmetic", ["{s} {d} by {g} between {a} and {b}", "in {b}, {s} {d} by {g} [on|compared with] {a}", "from {a} to {b}, {s} {d} by {g}"], t, f)
            elif op == "x" and len(pts) > 2:
                vals = [v for _, v in pts]
                if len(set(vals)) < len(vals):
                    continue
                hi = r.random() < .5
                k = vals.index(max(vals) if hi else min(vals))
                o = r.choice([z for z in range(len(pts)) if z != k])
                word = "highest" if hi else "lowest"
                self.add("superlative", [f"{{s}} came out {word} in {{p}}", f"it was in {{p}} that {{s}} [came out|stood] {word}", f"{{p}} [brought|saw] the {word} figure for {{s}}", f"the {word} figure for {{s}} [dates from|is that of|belongs to] {{p}}"], dict(s=s, p=pts[k][0]), dict(s=s, p=pts[o][0]))
