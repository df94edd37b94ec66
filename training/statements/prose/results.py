"""Blocks about the results of a company: series, segments, forecasts, special items, quarters, swings."""
import re
from decimal import Decimal as D

from ..claims import Retry
from ..say import plain, rounded
from ..vocabulary import MONTHS, WORDS
from .doc import cap
from .numbers import Numbers
from .relations import Relations

METRICS = ["revenue", "[net|] sales", "turnover", "operating profit", "gross profit", "order intake", "operating costs", "free cash flow", "marketing spending", "research spending", "energy costs", "staff costs", "rental income", "licence income", "subscription income", "capital expenditure"]
SEGMENTS = ["retail", "wholesale", "online", "services", "hardware", "consumer", "industrial", "licensing", "leasing", "packaging", "diagnostics", "freight", "advertising", "software", "dairy", "bakery", "marine", "aerospace"]
REGIONS = ["Europe", "Asia", "North America", "Latin America", "Africa", "the Middle East", "Scandinavia", "Australia"]


class Results(Numbers, Relations):
    def amount(self, k, near=.35):
        """k money amounts of one size, all different; as Decimals in full units."""
        r = self.r
        if self.small:
            step = r.choice((10, 50, 100, 500, 1000))
            return [D(x) for x in self.draw(step * 40, step * 900, k, step, near)]
        step = r.choice((100000, 100000, 1000000, 10000000, 10000))
        return [D(x) for x in self.draw(step * 30, step * 950, k, step, near)]

    def series(self):
        """One metric over three years, later year first or last, mentioned across sentences."""
        r, y, m = self.r, self.year, self.m
        metric = self.metric(*map(self.np, METRICS)) if not self.small else self.metric("income", "spending", "donations", "the operating costs", "membership income", "fundraising income")
        k = r.choice((3, 3, 4))
        v = self.amount(k)
        ys = [y - k + 1 + i for i in range(k)]
        a, b, c = v[-3:]
        ya, yb, yc = ys[-3:]
        w = lambda p, q: r.choice(r.choice(self.UPS[:6])[0:1] if q > p else [r.choice(self.UPS[:6])[1]])
        g = lambda p, q: plain(rounded(abs(q - p) / p * 100, 1)) + "%"
        S = dict(M=metric, a=m(a), b=m(b), c=m(c), ya=ya, yb=yb, yc=yc, w1=w(a, b), w2=w(b, c), g1=g(a, b), g2=g(b, c), d2=m(abs(c - b)), d1=m(abs(b - a)), x2="more" if c > b else "less", x1="more" if b > a else "less")
        big = [["{M} {w2} [by {g2}|] to {c} in {yc}, from {b} [a year earlier|in {yb}]. In {ya}, [the figure had been|it had come to] {a}.",
                "In {yc}, {M} came to {c}, {d2} {x2} than [in {yb}|the year before]. The {yb} figure was {b}, while {ya} had [ended with|closed at] {a}.",
                "{o} closed {ya} with {M} of {a}. [Twelve months|A year] later {M} [came to|stood at] {b}, and in {yc} [the figure|it] {w2} to {c}.",
                "After {a} in {ya} and {b} in {yb}, {M} {w2} to {c} in {yc}.",
                "While {M} had {v1} in {yb}[, to {b}|] from {a} in {ya}, {yc} [ended|closed] with {c}. [The {yb} figure was {b}.|For {yb}, {b} had been booked.]",
                "{M} of {c} [was|were] booked in {yc}; the [comparable|corresponding] amounts were {b} in {yb} and {a} [two years ago|the year before that|in {ya}].",
                "At {c}, {M} in {yc} [was|stood] {d2} [above|below] [the level of|] {yb}, when it [stood at|came to] {b}. For {ya}, the books show {a}."]]
        t = r.choice(big[0])
        t = t.replace("[above|below]", "above" if c > b else "below").replace("{v1}", {"rose": "risen", "fell": "fallen", "grew": "grown", "shrank": "shrunk"}.get(S["w1"], "changed"))
        text = self.s(t, **S)
        if k == 4:
            text += " " + self.s(["[Back in|As far back as|In] {y0}, {M} had [stood at|amounted to] {v0}.", "The [oldest|earliest] figure on record, for {y0}, is {v0}."], y0=ys[0], M=metric, v0=m(v[0]))
        met = re.sub("^the ", "", metric)
        self.facts(["{o} [had|recorded|reported|showed] {M} of {v} [in|for] {y}", "in {y}, {o} [had|recorded] {M} of {v}", "{M} of {v} was [booked|recorded] in {y}", "for {y}, {o} [put|booked] {v} under {M}"], [dict(o=self.ref, M=met, y=str(q), v=m(x)) for q, x in zip(ys, v)], 2)
        self.trend(f"[{metric}|{met if metric == met else metric}]", list(zip(map(str, ys), v)), m, n=4)
        self.nums([(f"[{metric} in {q}|the {q} figure for {met}|{metric} for {q}]", x) for q, x in zip(ys, v)], m, "llsdrtc", 4)
        self.nums([(f"{metric} in {q}", x) for q, x in zip(ys, v)], m, "m", 1, group=f"the {WORDS[k]} {met} figures")
        return text

    def segments(self):
        r, m, y = self.r, self.m, self.year
        if self.small:
            names = r.sample(["ticket sales", "the summer fair", "membership fees", "the café", "book sales", "the town's grant", "room hire", "the lottery fund", "sponsorship", "course fees"], 3)
            label = [x for x in names]
            total = self.metric("income")
        elif r.random() < .35:
            names = r.sample(REGIONS, 3)
            label = [f"[sales in {x}|the {x} business]" if not x.startswith("the") else f"sales in {x}" for x in names]
            total = self.metric("sales")
        else:
            names = r.sample(SEGMENTS, 3)
            label = [f"[the {x} [segment|division]|the {x} business]" for x in names]
            total = self.metric("revenue", "sales", "turnover")
        v = self.amount(3, .6)
        if r.random() < .5:
            v[0] = v[1] * 2 + v[2] // 2 // 10 * 10
            if not self.small:
                v[0] = rounded(v[0] / 10000, 0) * 10000
        if len(set(v)) < 3:
            raise Retry
        tot = sum(v)
        r.shuffle(v)
        L = [self.np(x) for x in label]
        S = dict(a=L[0], b=L[1], c=L[2], x=m(v[0]), y=m(v[1]), z=m(v[2]), T=m(tot), y0=y, t=total, n0=names[0], n1=names[1], n2=names[2])
        text = self.s(["Of the {T} in {t} for {y0}, {x} came from {a} and {y} from {b}; {c} [contributed|brought in] the [rest|remaining {z}].",
                       "{cA} [contributed|brought in] {x} in {y0}. {y} came from {b}, and {c} added {z}, [which makes|for] [a total of|] {T} [in all|overall].",
                       "{t} for {y0} [split|broke down] as follows: {x} was [earned|generated] by {a}, {z} by {c} and {y} by {b}.",
                       "[Looking at|Turning to] the [parts|sources] of {t} in {y0}, {b} [delivered|yielded] {y}. From {a} came {x}. {cC} [stood at|delivered] {z}, so that {o} took {T} in all.",
                       "With {x}, {a} was one of three sources of {t} in {y0}, next to {b} ({y}) and {c} ({z}).",
                       "{T} [was|is] the total {t} for {y0}. Behind it are {a} with {x}, {b} with {y} and {c} with {z}."], **S, cA=cap(S["a"]), cC=cap(S["c"]))
        it = [(f"[{total} from {n}|the [contribution|amount] from {n}]" if self.small else f"[{total} from {self.np(l)}|the contribution of {self.np(l)}]" if "sales in" not in l else f"[{l}|the amount for {l}]", x) for n, l, x in zip(names, label, v)]
        self.nums(it, m, "llcdstrhh", 6, group=f"the three sources of {total}")
        for (a, x) in r.sample(it, 2):
            self.share(a, r.choice((f"total {total}", f"{total} [overall|as a whole]", f"all {total}")), x, tot)
        two = r.sample(range(3), 2)
        one = ({0, 1, 2} - set(two)).pop()
        more = v[one] > v[two[0]] + v[two[1]]
        A, B, C = (self.np(it[k][0]) for k in (one, *two))
        self.flag("comparison", ["{A} exceeded {B} and {C} [taken together|combined]"], ["{A} fell short of {B} and {C} [taken together|combined]"], more, A=A, B=B, C=C)
        if "T" and tot:
            t = dict(v=m(tot))
            self.add("arithmetic", [f"in all, the three sources of {total} [brought in|came to] {{v}} in {y}", f"total {total} [for|in] {y} [amounted to|was] {{v}}", f"{{v}} is what {total} [added up to|came to] in {y}"], t, dict(v=m(r.choice([tot - r.choice(v), tot + min(v), v[0] + v[1]]))))
        return text

    def guidance(self):
        r, m, y = self.r, self.m, self.year
        metric = self.metric("revenue", "operating profit", "sales", "net profit", "free cash flow")
        step = r.choice((100000, 1000000, 10000000)) if not self.small else 1000
        base = r.randint(30, 400)
        lo = base * step
        hi = lo + r.randint(2, 12) * step
        up = r.choice((-1, 1)) * r.randint(3, 15) * step
        lo2, hi2 = lo + up, hi + up
        act = r.choice((r.randint(lo // step + 1, hi // step - 1) * step, hi + r.randint(1, 12) * step, max(step, lo - r.randint(1, 12) * step), r.randint(lo2 // step + 1, hi2 // step - 1) * step))
        prev = self.others([lo - 7 * step, hi + 9 * step, lo + step], act)
        if len({lo, hi, lo2, hi2, act, prev}) < 6 or prev <= 0 or lo2 <= 0:
            raise Retry
        changed = r.random() < .7
        mon = r.sample(MONTHS[3:10], 1)[0]
        S = dict(M=metric, lo=m(lo), hi=m(hi), lo2=m(lo2), hi2=m(hi2), act=m(act), prev=m(prev), y=y, py=y - 1, mon=mon, w="raised" if up > 0 else "lowered", w2="more optimistic" if up > 0 else "more cautious")
        t = [self.s(["At the start of {y}, {o} had [forecast|predicted|guided for] {M} of between {lo} and {hi}.", "The original [outlook|guidance] for {y} was for {M} of {lo} to {hi}.", "[Management|The board] had gone into {y} expecting {M} somewhere between {lo} and {hi}.", "{M} of {lo} to {hi} had been [promised|announced] for {y} when the year began."], **S)]
        if changed:
            t.append(self.s(["In {mon} this range was {w} to {lo2}–{hi2}.", "A {w2} range, {lo2} to {hi2}, replaced it in {mon}.", "The range was {w} in {mon}: from then on, {lo2} to {hi2} was expected.", "[Half-way through|During] the year, in {mon}, {o} {w} the forecast to between {lo2} and {hi2}."], **S))
        t.append(self.s(["[In the end|When the books were closed], {M} came to {act}, [after|against] {prev} in {py}.", "Actual {M} [was|came in at] {act}; the year before it had been {prev}.", "What was [finally|actually] [booked|achieved] was {act} ({py}: {prev}).", "The [final|audited] figure is {act}. For {py}, {o} had reported {prev}."], **S))
        rel = lambda a, b: "above" if act > b else "below" if act < a else "within"
        R = rel(lo, hi)
        say = {"above": ["[was above|exceeded|beat] the {g} range", "came in higher than the {g} forecast [had promised|allowed for]"], "below": ["[was below|fell short of|missed] the {g} range", "came in lower than the {g} forecast [had promised|allowed for]"], "within": ["[was within|stayed inside|landed in] the {g} range", "came in as the {g} forecast had it"]}
        other = r.choice([x for x in say if x != R])
        i = r.randrange(2)
        self.add("forecast", ["{o} {x}", "[in the event|in the end], {o} {x}"], dict(o=f"actual {metric}", x=self.np(say[R][i]).format(g="original")), dict(o=f"actual {metric}", x=self.np(say[other][i]).format(g="original")))
        if changed:
            R2 = rel(lo2, hi2)
            if R2 != R:
                t_, f_ = dict(g="original"), dict(g="revised")
                self.add("forecast", [f"measured against the {{g}} forecast, {metric} for {y} {dict(above='came in above the range', below='came in below the range', within='was in the range')[R]}", f"{metric} for {y} came in {R} the {{g}} range"], t_, f_)
            self.flag("direction", [f"the forecast was [raised|lifted] in {mon}", f"in {mon}, {self.o()} became more optimistic about {metric}"], [f"the forecast was [lowered|cut] in {mon}", f"in {mon}, {self.o()} became less optimistic about {metric}"], up > 0)
        self.nums([(f"[actual {metric} in {y}|the {metric} achieved in {y}]", act), (f"[{metric} in {y - 1}|the previous year's {metric}]", prev)], m, "lcdt", 2)
        self.nums([(f"[actual {metric} in {y}|the {metric} achieved in {y}]", act), (f"[{metric} in {y - 1}|the previous year's {metric}]", prev), ("the upper end of the original forecast", hi), ("the lower end of the original forecast", lo)] + ([("the upper end of the [revised|new] forecast", hi2), ("the lower end of the [revised|new] forecast", lo2)] if changed else []), m, "lll", 4)
        self.add("forecast", ["{v} [was|is] the [actual|final] {M} for {y}, not [a forecast|the forecast]", "{o} [actually|in fact|in the end] [achieved|booked|reported] {M} of {v} for {y}", "the {M} achieved in {y} was {v}"], t0 := dict(v=S["act"], M=metric, y=str(y), o=self.o()), dict(t0, v=r.choice([S["lo"], S["hi"], S["prev"], m((lo + hi) // 2) if (lo + hi) // 2 != act else S["hi"]])))
        return " ".join(t)

    def adjusted(self):
        r, m, y = self.r, self.m, self.year
        metric = self.metric("operating profit", "net profit", "EBITDA", "pre-tax profit")
        step = 100000
        rep = r.randint(40, 900) * step
        e1, e2 = (x * step for x in r.sample(range(5, 120), 2))
        gain = r.random() < .45
        adj = rep - e1 - e2 if gain else rep + e1 + e2
        if adj <= 0:
            raise Retry
        pa = adj + r.choice((-1, 1)) * r.randint(4, 60) * step
        pr = pa + r.choice((-1, 1)) * r.randint(10, 150) * step
        if pr <= 0 or len({rep, adj, pa, pr}) < 4:
            raise Retry
        i1, i2 = r.sample(["the closure of a plant", "a legal settlement", "restructuring", "a write-down on inventories", "the integration of a subsidiary", "storm damage", "a product recall", "severance payments", "moving the head office"] if not gain else ["the sale of a building", "an insurance payment", "a tax refund", "the sale of a patent", "a revaluation of land", "a legal victory", "the sale of a minority stake"], 2)
        S = dict(M=metric, rep=m(rep), e1=m(e1), e2=m(e2), adj=m(adj), i1=i1, i2=i2, pa=m(pa), pr=m(pr), y=y, py=y - 1)
        text = [self.s(["Reported {M} for {y} was {rep}. [Excluding|Leaving out] one-off gains of {e1} from {i1} and {e2} from {i2}, adjusted {M} [was|came to] {adj}.",
                        "On an adjusted basis, {M} came to {adj} in {y}; with the gains from {i1} ({e1}) and {i2} ({e2}), {rep} was reported.",
                        "{o} reported {M} of {rep} for {y}, which includes exceptional gains: {e1} came from {i1} and {e2} from {i2}. Without them, [the adjusted figure is|{M} would have been] {adj}.",
                        "[Two special items|Two exceptional gains] lifted {M} in {y}, namely {i1} with {e1} and {i2} with {e2}; they turned an adjusted {adj} into a reported {rep}."] if gain else ["Reported {M} for {y} was {rep}. [Excluding|Leaving out] one-off charges of {e1} for {i1} and {e2} for {i2}, adjusted {M} [reached|came to] {adj}.",
                        "On an adjusted basis, {M} came to {adj} in {y}; after charges for {i1} ({e1}) and {i2} ({e2}), {rep} was reported.",
                        "{o} reported {M} of {rep} for {y}, after deducting exceptional costs: {e1} went on {i1} and {e2} on {i2}. Without them, [the adjusted figure is|{M} would have been] {adj}.",
                        "[Two special items|Two exceptional costs] weighed on {M} in {y}, namely {i1} at {e1} and {i2} at {e2}; they turned an adjusted {adj} into a reported {rep}."], **S),
                self.s(["[A year earlier|In {py}], reported {M} had been {pr} and adjusted {M} {pa}.", "For {py}, the [two figures|same measures] were {pa} adjusted and {pr} reported.", "[The year before|In {py}], {o} had [shown|posted] {pr}, or {pa} before special items."], **S)]
        self.nums([(f"[reported {metric} in {y}|{metric} as reported for {y}]", rep), (f"[adjusted {metric} in {y}|{metric} before special items in {y}]", adj), (f"[reported {metric} in {y - 1}|{metric} as reported for {y - 1}]", pr), (f"[adjusted {metric} in {y - 1}|{metric} before special items in {y - 1}]", pa)], m, "lllcd", 5)
        self.nums([(f"the amount for {i1}", e1), (f"the amount for {i2}", e2)], m, "lcds", 2)
        self.add("arithmetic", ["special items changed {M} in {y} by {v}", f"one-off items in {y} [came to|totalled] {{v}} [in all|altogether]", "the [gap|difference] between adjusted and reported {M} in {y} was {v}"], t := dict(v=m(e1 + e2), M=metric, y=str(y)), dict(t, v=m(r.choice([x for x in (e1, e2, abs(pa - pr), e1 + e2 + step * 10) if x != e1 + e2]))))
        for kind, a, b in (("adjusted", pa, adj), ("reported", pr, rep)):
            w = r.choice(self.UPS)
            d, e = w if b > a else w[::-1]
            t = dict(k=kind, d=d, M=metric)
            o = "reported" if kind == "adjusted" else "adjusted"
            x, z = (pr, rep) if o == "reported" else (pa, adj)
            f = dict(t, k=o) if (z > x) != (b > a) and r.random() < .6 else dict(t, d=e)
            self.add("direction", [f"{{k}} {{M}} {{d}} in {y}[ on the year| compared with {y - 1}|]", f"on the {{k}} basis, {{M}} {{d}} in {y}", f"from {y - 1} to {y}, {{k}} {{M}} {{d}}"], t, f)
        self.flag("basis", [f"special items [raised|lifted] reported {metric} in {y}"], [f"special items [lowered|reduced] reported {metric} in {y}"], gain)
        return " ".join(text)

    def quarter(self):
        r, m, y = self.r, self.m, self.year
        metric = self.metric("revenue", "sales", "order intake", "operating profit", "donations", "ticket income", "licence income", "advertising income")
        v = self.amount(4, .4)
        tot = sum(v)
        py = tot + r.choice((-1, 1)) * v[0] // 10 * r.randint(1, 4) // 1000 * 1000
        pq = v[3] + r.choice((-1, 1)) * self.others([x for x in (10000, 100000, 50000, 1000)], 0) if not self.small else v[3] + 1000
        if pq <= 0 or py == tot or pq in v:
            raise Retry
        S = dict(M=metric, q4=m(v[3]), pq=m(pq), T=m(tot), P=m(py), y=y, p=y - 1, q1=m(v[0]), q2=m(v[1]), q3=m(v[2]))
        text = self.s(["In the fourth quarter of {y}, {M} came to {q4} (same quarter of {p}: {pq}). For the full year, {o} [booked|reported] {T}, [after|against] {P} in {p}.",
                       "{M} for the whole of {y} [amounted to|was] {T}, of which {q4} fell in the last three months. In {p}, the [full-year|annual] figure had been {P} and the fourth quarter {pq}.",
                       "The final quarter [brought in|delivered] {q4}, [compared with|against] {pq} a year earlier. That took {M} for {y} as a whole to {T}; {p} had ended at {P}.",
                       "{y} closed with {M} of {T}, [following|after] {P} in {p}. The quarter from October to December [contributed|accounted for] {q4} of this, while the same months of {p} had [yielded|brought] {pq}."], **S)
        if r.random() < .7:
            text += " " + self.s(["The first three quarters had [brought in|contributed] {q1}, {q2} and {q3}[ respectively|].", "Earlier in the year, {o} had [posted|reported] {q1} for the first quarter, {q2} for the second and {q3} for the third.", "{q1} came in the first quarter, {q3} in the third and {q2} in the second."], **S)
            it = [(f"{metric} in the {o} quarter of {y}", x) for o, x in zip(("first", "second", "third", "fourth"), v)]
            self.nums(it, m, "lllcdhth", 4, group=f"the four quarters of {y}")
            h = [("first half", v[0] + v[1]), ("second half", v[2] + v[3])]
            if h[0][1] != h[1][1]:
                self.nums([(f"{metric} in the {n} of {y}", x) for n, x in h], m, "lcd", 2, fresh=False)
        self.nums([(f"[{metric} for [the whole of|] {y}|full-year {metric} in {y}]", tot), (f"[{metric} in the [last|fourth] quarter of {y}|fourth-quarter {metric} in {y}]", v[3]), (f"[{metric} for [the whole of|] {y - 1}|full-year {metric} in {y - 1}]", py), (f"{metric} in the [last|fourth] quarter of {y - 1}", pq)], m, "llll", 4)
        self.add("arithmetic", [f"{{v}} of {metric} [fell in|came in|was booked in] the first nine months of {y}", f"{metric} in the first three quarters of {y} [came to|added up to] {{v}}", f"from January to September {y}, {metric} came to {{v}}"], dict(v=m(tot - v[3])), dict(v=m(r.choice([x for x in (tot, py - pq, tot - pq, tot - v[0]) if x != tot - v[3]]))))
        self.share("the fourth quarter", f"{metric} for {y}", v[3], tot)
        for np, a, b in ((f"full-year {metric}", py, tot), (f"fourth-quarter {metric}", pq, v[3])):
            self.trend(np, [(str(y - 1), a), (str(y), b)], m, n=2)
        return text

    def restated(self):
        m, y = self.m, self.year
        metric = self.metric("revenue", "net profit", "equity", "total assets", "operating profit", "pension liabilities")
        a, b, c = self.amount(3, .15)
        why = self.pick("a change in accounting rules", "an error in the valuation of stock", "the sale of a subsidiary", "a reclassification of leases", "invoices booked in the wrong year")
        S = dict(M=metric, a=m(a), b=m(b), c=m(c), y=y, p=y - 1, w=why, g=plain(rounded(abs(c - b) / b * 100, 1)) + "%", d="more" if b > a else "less")
        text = self.s(["{M} for {y} was {c}. The {p} figure has been restated to {b} because of {w}; originally, {o} had reported {a}.",
                       "[Owing to|Because of] {w}, {M} for {p}, first published as {a}, is now [given as|put at] {b}. For {y}, {c} is reported.",
                       "In last year's report, {M} for {p} stood at {a}. After {w}, [this|the figure] was corrected to {b}. It is this [corrected|restated] amount with which the {c} of {y} should be compared.",
                       "{o} reports {M} of {c} for {y}, compared with a restated {b} for {p} ({a} as originally published). The correction was made necessary by {w}."], **S)
        self.nums([(f"[the restated {metric} for {y - 1}|the corrected {y - 1} figure for {metric}]", b), (f"[{metric} for {y - 1} as first published|the original {y - 1} figure for {metric}]", a), (f"{metric} for {y}", c)], m, "lllcdt", 5)
        up = b > a
        self.flag("direction", [f"the correction [raised|increased] {metric} for {y - 1}", f"{metric} for {y - 1} was restated upwards"], [f"the correction [lowered|reduced] {metric} for {y - 1}", f"{metric} for {y - 1} was restated downwards"], up)
        for base, x in (("restated", b), ("original", a)):
            d, e = ("higher", "lower") if c > x else ("lower", "higher")
            o = a if base == "restated" else b
            t = dict(k=base, d=d)
            f = dict(t, k="original" if base == "restated" else "restated") if (c > o) != (c > x) else dict(t, d=e)
            self.add("basis", [f"{metric} for {y} was {{d}} than the {{k}} figure for {y - 1}", f"compared with the {{k}} {y - 1} figure, {metric} for {y} was {{d}}"], t, f)
        return text

    def points(self):
        r, y = self.r, self.year
        np = self.metric("the operating margin", "the equity ratio", "the gross margin", "the market share", "the vacancy rate", "the occupancy rate", "the share of online orders", "the staff turnover rate", "the recycling rate", "the effective tax rate", "the default rate")
        a, b, c = (D(x) / 10 for x in r.sample(range(40, 400), 3))
        if abs(a - b) < 1 or abs(b - c) < 1:
            raise Retry
        who = self.pick("", "", f" in {self.place()}")
        pts = [(str(y - 2), a), (str(y - 1), b), (str(y), c)]
        w = lambda p, q: r.choice(self.UPS)[0 if q > p else 1]
        S = dict(M=np + who, a=self.pct(a), b=self.pct(b), c=self.pct(c), y=y, p=y - 1, pp=y - 2, w1=w(a, b), w2=w(b, c), d1=self.pp(abs(a - b)), d2=self.pp(abs(c - b)), u="higher" if c > b else "lower")
        text = self.s(["{M} {w2} by {d2} to {c} in {y}. In {p} it had [stood at|been] {b}, and in {pp} {a}.", "From {a} in {pp}, {M} {w1} to {b} in {p} and then {w2} to {c}.", "{M} was {c} in {y}, {d2} {u} than in {p}; in {pp} it had come to {a}.", "[Standing at {b}] in {p}, after {a} in {pp}, {M} {w2} by {d2} in {y}.", "At {c}, {M} in {y} was {d2} {u} than a year earlier ({b}). Two years earlier it was {a}."], **S)
        self.trend(np + who, pts, self.pct, n=3, gap=self.pp, pc=False)
        self.nums([(f"{np}{who} in {p}", v) for p, v in pts], self.pct, "lltc", 3)
        i = r.choice((0, 1))
        (p, x), (q, z) = pts[i], pts[i + 1]
        g = rounded(abs(z - x) / x * 100, 1)
        d = abs(z - x)
        if abs(g - d) > 3 and x > 0:
            up = "rose" if z > x else "fell"
            T, F = (self.pp(d) if "point" in self.pp(d) else f"{d} percentage points"), plain(d) + "%"
            T = f"{plain(d)} percentage point{'s' * (d != 1)}"
            A = f"{plain(rounded(g, 0))} percentage points"
            B = f"about {plain(rounded(g, 0))}%"
            if r.random() < .65:
                T, F = (T, F) if r.random() < .5 else (B, "about " + A)
                self.add("unit", [f"{np}{who} {up} by {{v}} from {p} to {q}", f"from {p} to {q}, {np}{who} {up} by {{v}}", f"{np}{who} in {q} {up} by {{v}} compared with {p}"], dict(v=T), dict(v=F))
            else:
                self.add("unit", [f"in relative terms, {np}{who} {up} by {{v}} from {p} to {q}", f"relative to its level in {p}, {np}{who} {up} by {{v}} in {q}"], dict(v=B), dict(v="about " + plain(rounded(d, 0)) + "%" if abs(rounded(d, 0) - g) > 3 else "about " + plain(rounded(g * 2, 0)) + "%"))
        return text

    def swing(self):
        r, m, y = self.r, self.m, self.year
        A, B, C = r.sample(SEGMENTS, 3)
        v = self.amount(6, .5)
        sg = [r.random() < .5 for _ in range(6)]
        out, facts = [], []
        for i, n in enumerate((A, B, C)):
            p, q = (v[2 * i], sg[2 * i]), (v[2 * i + 1], sg[2 * i + 1])
            w = lambda x: "a profit" if x[1] else "a loss"
            S = dict(n=n, p=m(p[0]), q=m(q[0]), wp=w(p), wq=w(q), y=y, x=y - 1)
            out.append(self.s(["The {n} [division|unit] made {wq} of {q} in {y}, after {wp} of {p} in {x}.", "{wq} of {q} was recorded in {n} in {y}; in {x} there had been {wp} of {p}.", "In {n}, {wp} of {p} in {x} was followed by {wq} of {q} in {y}.", "Having closed {x} with {wp} of {p}, the {n} [division|unit] ended {y} with {wq} of {q}."], **S))
            for yr, z in ((y - 1, p), (y, q)):
                facts.append((n, yr, z[0], z[1]))
            dev = "turned from loss to profit" if q[1] and not p[1] else "slipped from profit into loss" if p[1] and not q[1] else "stayed in profit" if p[1] else "remained in the red"
            o = r.choice([x for x in ("turned from loss to profit", "slipped from profit into loss", "stayed in profit", "remained in the red") if x != dev])
            self.add("direction", ["between {x} and {y}, the {n} division {d}", "the {n} division {d} from {x} to {y}"], t := dict(x=str(y - 1), y=str(y), n=n, d=dev), dict(t, d=o))
            res = lambda z: z[0] if z[1] else -z[0]
            better = res(q) > res(p)
            self.flag("direction", [f"the result of the {n} division was better in {y} than in {y - 1}"], [f"the result of the {n} division was worse in {y} than in {y - 1}"], better)
        for _ in range(4):
            (n, yr, x, s_), (_, _, x2, _) = r.sample(facts, 2)
            t = dict(n=n, y=str(yr), v=m(x), w="profit" if s_ else "loss")
            roll = r.random()
            if roll < .35:
                f = dict(t, w="loss" if s_ else "profit")
            elif roll < .7:
                f = dict(t, v=m(x2))
            else:
                z = [k for k in facts if (k[0] == n) != (k[1] == yr)]
                z = r.choice(z)
                f = dict(t, n=z[0], y=str(z[1]))
            self.add("number", ["in {y}, the {n} [division|unit] made a {w} of {v}", "the {n} [division|unit] [recorded|reported|posted] a {w} of {v} for {y}", "a {w} of {v} was made in {n} in {y}", "{y} brought the {n} [division|unit] a {w} of {v}"], t, f)
        k = sum(s_ for (n, yr, x, s_) in facts if yr == y)
        self.add("quantifier", ["in {y}, {k} of the three divisions [made a profit|were profitable|closed with a profit]"], dict(k=("none", "exactly one", "exactly two", "each")[k], y=str(y)), dict(k=("none", "exactly one", "exactly two", "each")[r.choice([x for x in range(4) if x != k])], y=str(y)))
        return " ".join(out)
