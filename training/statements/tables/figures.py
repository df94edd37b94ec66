"""Figures of items over periods, and claims about them: lookups, trends, percent changes, the best, sums."""
from decimal import Decimal as D

from ..claims import Claims, Retry, Skilled
from ..names import Names
from ..say import Say, UNITS, plain, rounded
from ..vocabulary import CURRENCY, MONTHS, WORDS

FINANCE = "Revenue|Cost of sales|Marketing spending|Research spending|Administrative cost|Depreciation|Other income|Interest income|Interest expense|Income tax|Operating cost|Capital expenditure|Dividend payout|Net debt|Inventory value|Personnel cost|Rental income|Licence income|Energy cost|Travel cost|Insurance cost|Order backlog|Equity|Pension cost".split("|")
SIGNED = "Operating profit|Net profit|Profit before tax|Cash flow from operations|Free cash flow|Net finance result|Result of discontinued operations".split("|")
# domain; what is measured; verb for one item; unit; item names; value range
MATRIX = [tuple(x.strip() for x in l.split(";")) for l in """
finance; amount; came to; money; finance; 40 9800 1
segments; revenue; made; money; firmpart; 40 4800 1
budgets; spending; spent; money; dept; 12 980 1
energy_months; electricity use; used; kWh; place; 120 9400 10
museum_quarters; number of visitors; had; visitors; venue; 300 48000 10
bus_months; number of passengers; carried; passengers; brand; 900 64000 50
app_months; number of downloads; had; downloads; brand; 400 88000 100
party_votes; share of the vote; got; %; party; 3 38 .1
water_levels; water level; stood at; cm; lake; 40 890 1
prices; average price; was at; price; crop; 60 480 1
emissions; emissions; emitted; t; firm; 120 9600 10
headcount; number of employees; had; employees; dept; 6 420 1
support; number of tickets; closed; tickets; first; 8 240 1
sales_units; number of units; sold; units; product; 14 4800 1
births; number of births; recorded; births; place; 20 1900 1
temperatures; average temperature; recorded; °C; place; 1 31 .1
school_scores; average score; scored; points; course; 31 98 1
hotel_occupancy; occupancy rate; reached; %; hotel; 22 97 1
""".strip().splitlines()]
PARTIES = "Green League|Civic Union|Labour Front|Liberal Forum|Farmers' Party|Progress List|Centre Alliance|National Pact|Workers' Voice|Open Society".split("|")


class Figures(Skilled):
    """Figures of items over periods."""

    def __init__(self, rng, prose=False):
        self.r = r = rng
        self.domain, self.noun, self.verb, self.unit, kind, span = r.choice(MATRIX if r.random() < .55 else MATRIX[:3])
        names = Names(r)
        n = r.choice((2, 3, 3, 4)) if prose else r.choice((3, 4, 4, 5, 6))
        self.fin = kind == "finance"
        if self.fin:
            self.items = r.sample(FINANCE, n - 1) + [r.choice(SIGNED)]
            self.items = list(dict.fromkeys(self.items))
        elif kind == "party":
            self.items = r.sample(PARTIES, n)
        elif kind == "firmpart":
            self.items = r.sample("Retail|Wholesale|Online|Europe|Asia|North America|Services|Hardware|Consumer|Industrial|Licensing|Africa|Leasing".split("|"), n)
        else:
            self.items = [names.make(kind) for _ in range(n)]
        y = r.randint(2012, 2024)
        style = r.choice(("year", "year", "quarter", "month")) if not prose else r.choice(("year", "quarter2"))
        if self.domain == "party_votes":
            style = "year"
        k = 2 if prose else r.choice((2, 2, 3, 4))
        if style == "year":
            self.periods = [str(y + i) for i in range(k)]
        elif style == "quarter2":
            q = r.randint(1, 4)
            self.periods = [f"Q{q} {y}", f"Q{q} {y + 1}"]
        elif style == "quarter":
            q = r.randint(1, 5 - min(k, 4))
            self.periods = [f"Q{q + i} {y}" for i in range(min(k, 5 - q))]
        else:
            m = r.randint(0, 12 - k)
            self.periods = [MONTHS[m + i] for i in range(k)]
        lo, hi, step = map(D, span.split())
        steps = int((hi - lo) / step)
        self.dec = max(0, -step.normalize().as_tuple().exponent)
        self.v, used = {}, set()
        for it in self.items:
            base = r.randint(0, steps)
            for p in self.periods:
                for _ in range(50):
                    x = lo + step * max(0, min(steps, int(base * r.uniform(.6, 1.5)) + r.randint(0, 3)))
                    if it in SIGNED and r.random() < .35:
                        x = -x
                    if abs(x) not in used:
                        break
                else:
                    raise Retry
                used.add(abs(x))
                self.v[it, p] = x
        self.cur = r.choice("€€$£")
        self.scale = r.choice((1, 1000, 1000000)) if self.unit == "money" else 1
        self.say_ = Say(r, self.cur)
        self.cl = Claims(r, set(self.items))
        self.firm = names.make("firm")
        self.newest_first = r.random() < .5 and style == "year"

    def say(self, x):
        """A figure in a claim; negative ones never come here."""
        r = self.r
        if self.unit == "money":
            code, word = CURRENCY[self.cur]
            n = plain(x)
            if self.scale == 1:
                return r.choice((f"{self.cur}{n}", f"{n} {word}", f"{code} {n}"))
            size, short = ("thousand", "k") if self.scale == 1000 else ("million", "m")
            forms = [f"{self.cur}{n} {size}", f"{n} {size} {word}", f"{code} {n} {size}", f"{self.cur}{n}{short}"]
            if self.scale == 1000:
                forms += [f"{self.cur}{plain(x * 1000)}"] * 2
                if x >= 1000 and x % 10 == 0:
                    forms.append(f"{self.cur}{plain((x / 1000).normalize())} million")
            elif x >= 1000 and x % 10 == 0:
                forms.append(f"{self.cur}{plain((x / 1000).normalize())} billion")
            return r.choice(forms)
        if self.unit == "price":
            return r.choice((f"{self.cur}{plain(x)} a tonne", f"{plain(x)} {CURRENCY[self.cur][1]} per tonne"))
        if self.unit in UNITS:
            return self.say_.unit(x, self.unit)
        return self.say_.count(x)

    def points(self, d):
        if self.unit == "%":
            return self.r.choice((f"{plain(d)} percentage point" + "s" * (d != 1), f"{plain(d * 100)} basis points")) if self.dec else f"{plain(d)} percentage point" + "s" * (d != 1)
        return self.say(d)

    def label(self, it):
        return it[0].lower() + it[1:] if self.fin else it

    def subject(self, it):
        """Phrase for the figure of an item, as a subject."""
        if self.fin:
            return self.label(it)
        if self.unit in ("visitors", "passengers", "downloads", "employees", "tickets", "units", "births"):
            return self.r.choice((f"the {self.noun} for {it}", f"the {self.noun} of {it}"))
        return self.r.choice((f"the {self.noun} of {it}", f"{it}'s {self.noun}" if it[-1] != "s" else f"the {self.noun} of {it}"))

    def lookup(self):
        it, p = self.r.choice(self.items), self.r.choice(self.periods)
        v = self.v[it, p]
        cells = [(i, q) for i in self.items for q in self.periods if (i, q) != (it, p) and (self.v[i, q] > 0) == (v > 0)]
        same = [c for c in cells if c[0] == it] * 2 + [c for c in cells if c[1] == p] + cells
        if not same:
            raise Retry
        i, q = self.r.choice(same)
        neg = v < 0
        s = self.subject(it)
        t = dict(s=s, p=p, v=self.say(abs(v)), i=self.label(it))
        f = dict(t, v=self.say(abs(self.v[i, q])))
        if i == it and self.r.random() < .4:
            f = dict(t, p=q)
        if neg or it in SIGNED:
            t["n"], f["n"] = ("negative", "negative") if neg else ("positive", "positive")
            if self.r.random() < .4:
                f = dict(t, n="positive" if neg else "negative")
            ts = ["{s} was {n} at {v} in {p}", "in {p}, {s} was {n}: {v}", "{s} in {p} was {n} ({v})", "at {v}, {s} was {n} in {p}"]
            return self.cl.twin("number", ts, t, f)
        ts = ["{s} was {v} in {p}", "in {p}, {s} came to {v}", "{s} in {p}: {v}", "{s} amounted to {v} in {p}", "for {p}, {s} is given as {v}", "{v} is what {s} came to in {p}", "{s} stood at {v} in {p}", "the {p} figure for {i} is {v}"]
        if not self.fin:
            u = "" if self.unit in UNITS or self.unit in ("money", "price") else " " + self.unit
            ts += [f"in {{p}}, {it} {self.verb} {{v}}{u}", f"{it} {self.verb} {{v}}{u} in {{p}}"]
        if self.r.random() < .45 and t["p"] == f["p"]:
            return self.cl.twin("number", ["{v}"], t, f, q=self.r.choice(("What was {s} in {p}?", "How much was {s} in {p}?", "What is the {p} figure for {i}?")), short=True)
        self.cl.twin("number", ts, t, f)

    def steps(self):
        """(item, earlier, later period) with positive figures."""
        out = [(i, p, q) for i in self.items for a, p in enumerate(self.periods) for q in self.periods[a + 1:] if self.v[i, p] > 0 and self.v[i, q] > 0 and i not in SIGNED]
        if not out:
            raise Retry
        return self.r.choice(out)

    def trend(self):
        it, p, q = self.steps()
        x, y = self.v[it, p], self.v[it, q]
        up = y > x
        s = self.subject(it)
        words = [("rose", "fell"), ("increased", "decreased"), ("went up", "went down"), ("grew", "shrank"), ("climbed", "dropped")]
        w = self.r.choice(words)
        t = dict(s=s, a=p, b=q, d=w[0] if up else w[1], x=self.say(x), y=self.say(y))
        opp = w[1] if up else w[0]
        roll = self.r.random()
        if roll < .25:
            f = dict(t, d=opp)
            return self.cl.twin("direction", ["{s} {d} from {a} to {b}", "between {a} and {b}, {s} {d}", "compared with {a}, {s} {d} in {b}", "{s} {d} in {b} as against {a}", "from {a} to {b} {s} {d}", "against {a}, {s} {d} in {b}", "in {b} {s} {d}, measured against {a}"], t, f)
        ts = ["{s} {d} from {x} in {a} to {y} in {b}", "between {a} and {b}, {s} {d} from {x} to {y}", "{s} {d} to {y} in {b}, from {x} in {a}", "in {b}, {s} {d} to {y} (from {x} in {a})", "{s} {d} from {x} to {y} between {a} and {b}", "after {x} in {a}, {s} {d} to {y} in {b}"]
        if roll < .6:
            return self.cl.twin("direction", ts, t, dict(t, x=t["y"], y=t["x"], d=opp))
        d = abs(y - x)
        t["g"] = self.points(d)
        wrong = [abs(self.v[i, p] - self.v[i, q]) for i in self.items if i != it] + [abs(self.v[it, z] - y) for z in self.periods if z not in (p, q)] + [x + y, d + 10 ** max(0, len(str(int(d))) - 1)]
        wrong = [z for z in wrong if z > 0 and z != d]
        ts = ["{s} {d} by {g} from {a} to {b}", "between {a} and {b}, {s} {d} by {g}", "compared with {a}, {s} {d} by {g} in {b}", "{s} {d} by {g} in {b}, against {a}", "in {b}, {s} {d} by {g} on {a}", "from {a} to {b}, {s} {d} by {g}"]
        if roll < .7:
            return self.cl.twin("direction", ts, t, dict(t, d=opp))
        self.cl.twin("arithmetic", ts, t, dict(t, g=self.points(self.r.choice(wrong))))

    def percent(self):
        if self.unit in ("%", "°C"):
            raise Retry
        it, p, q = self.steps()
        x, y = self.v[it, p], self.v[it, q]
        c = rounded(abs(y - x) / x * 100, 1)
        if c < 2:
            raise Retry
        up = y > x
        wrong = [abs(y - x) / y * 100, D(100) * y / x] + [abs(self.v[i, q] - self.v[i, p]) / abs(self.v[i, p]) * 100 for i in self.items if i != it and self.v[i, p] > 0 and self.v[i, q] > 0] * 2
        wrong = [rounded(w, 1) for w in wrong if abs(w - c) > max(D("1.2"), c / 12)]
        if not up:
            wrong = [w for w in wrong if w < 100]
        if not wrong:
            raise Retry
        whole = self.r.random() < .4
        form = self.r.choice(("{}%", "{} percent", "{} per cent"))
        show = lambda v: form.format(plain(rounded(v, 0) if whole else v))
        about = self.r.choice(("about ", "around ", "roughly ", "some "))
        w = self.r.choice((("rose", "fell"), ("increased", "decreased"), ("grew", "shrank"), ("went up", "went down"), ("was up", "was down")))
        t = dict(s=self.subject(it), a=p, b=q, d=w[0] if up else w[1], g=about + show(c))
        f = dict(t, g=about + show(self.r.choice(wrong))) if self.r.random() < .65 else dict(t, d=w[1] if up else w[0])
        if t == f:
            raise Retry
        self.cl.twin("arithmetic", ["{s} {d} by {g} from {a} to {b}", "between {a} and {b}, {s} {d} by {g}", "in {b}, {s} {d} by {g} on {a}", "compared with {a}, {s} {d} by {g} in {b}", "{s} {d} {g} from {a} to {b}", "against {a}, {s} {d} {g} in {b}"], t, f)

    def compare(self):
        p = self.r.choice(self.periods)
        items = [i for i in self.items if i not in SIGNED]
        x, y = self.r.sample(items, 2)
        if self.v[x, p] < self.v[y, p]:
            x, y = y, x
        flip = self.r.random() < .5
        t = dict(a=self.label(y if flip else x), b=self.label(x if flip else y), d="lower" if flip else "higher", p=p)
        f = dict(t, a=t["b"], b=t["a"]) if self.r.random() < .5 else dict(t, d="higher" if flip else "lower")
        others = [q for q in self.periods if (self.v[x, q] > self.v[y, q]) != (self.v[x, p] > self.v[y, p])]
        if others and self.r.random() < .7:
            f = dict(t, p=self.r.choice(others))
        n = "figure" if self.fin else self.noun
        self.cl.twin("comparison", [f"in {{p}}, the {n} for {{a}} was {{d}} than for {{b}}", f"{{a}} had a {{d}} {n} than {{b}} in {{p}}", f"for {{p}}, {{a}} shows a {{d}} {n} than {{b}}", f"set against {{b}}, {{a}} had the {{d}} {n} in {{p}}", f"the {n} in {{p}} is {{d}} for {{a}} than for {{b}}"], t, f)

    def best(self):
        """The period of an item's highest figure, or the item with the highest figure of a period."""
        top = self.r.random() < .5
        w = "highest" if top else "lowest"
        pick = max if top else min
        if self.r.random() < .5 and len(self.periods) > 2:
            it = self.r.choice(self.items)
            p = pick(self.periods, key=lambda q: self.v[it, q])
            q = self.r.choice([q for q in self.periods if q != p])
            t = dict(s=self.subject(it), p=p)
            f = dict(t, p=q)
            ts = [f"{{s}} was {w} in {{p}}", f"{{p}} was the period in which {{s}} was {w}", f"{{s}} reached its {w} level in {{p}}", "{s} peaked in {p}" if top else "{s} hit its low in {p}", f"of all periods shown, {{p}} has the {w} figure for {self.label(it)}"]
            if self.r.random() < .25:
                return self.cl.twin("comparison", ["{p}", "in {p}"], t, f, q=f"When was {{s}} {w}?", short=True)
            return self.cl.twin("comparison", ts, t, f)
        items = [i for i in self.items if i not in SIGNED]
        if len(items) < 3 or self.fin:
            raise Retry
        p = self.r.choice(self.periods)
        it = pick(items, key=lambda i: self.v[i, p])
        x = self.r.choice([i for i in items if i != it])
        n = self.noun
        self.cl.twin("comparison", [f"in {{p}}, {{e}} had the {w} {n}", f"{{e}} had the {w} {n} in {{p}}", f"the {w} {n} in {{p}} was that of {{e}}", f"for {{p}}, {{e}} shows the {w} {n} of all", f"nobody had a {'higher' if top else 'lower'} {n} than {{e}} in {{p}}"], dict(e=it, p=p), dict(e=x, p=p))

    def movers(self):
        """How many items rose, and which."""
        p, q = self.periods[0], self.periods[-1]
        items = [i for i in self.items if i not in SIGNED]
        up = [i for i in items if self.v[i, q] > self.v[i, p]]
        down = [i for i in items if i not in up]
        if not up or not down or self.fin:
            raise Retry
        rose = self.r.random() < .5
        yes, no = (up, down) if rose else (down, up)
        w, one_ = (("rose", "increase") if rose else ("fell", "decrease"))
        roll = self.r.random()
        n = self.noun
        if roll < .4 and len(items) > 2:
            k = [x for x in (len(yes) - 1, len(yes) + 1, len(no)) if 0 < x < len(items) and x != len(yes)]
            t, f = dict(k=WORDS[len(yes)], n=WORDS[len(items)]), dict(k=WORDS[self.r.choice(k)], n=WORDS[len(items)])
            return self.cl.twin("quantifier", [f"the {n} {w} for {{k}} of the {{n}} from {p} to {q}", f"{{k}} of the {{n}} saw an {one_} between {p} and {q}" if one_[0] == "i" else f"{{k}} of the {{n}} saw a {one_} between {p} and {q}", f"from {p} to {q}, the {n} {w} in {{k}} out of {{n}} cases"], t, f)
        if len(yes) == 1:
            t, f = dict(e=yes[0]), dict(e=self.r.choice(no))
            return self.cl.twin("membership", [f"only {{e}} saw its {n} {'rise' if rose else 'fall'} from {p} to {q}", f"the {n} {w} only for {{e}} between {p} and {q}", f"from {p} to {q}, {{e}} was the only one whose {n} {w}", f"everyone's {n} {'fell' if rose else 'rose'} from {p} to {q}, except that of {{e}}"], t, f)
        a, b = self.r.choice(yes), self.r.choice(no)
        o = "fell" if rose else "rose"
        self.cl.twin("direction", [f"the {n} of {{a}} {w} from {p} to {q}, while that of {{b}} {o}", f"from {p} to {q}, the {n} of {{a}} {w} and the one of {{b}} {o}", f"between {p} and {q}, the {n} {o} for {{b}} but {w} for {{a}}"], dict(a=a, b=b), dict(a=b, b=a))

    def unit_(self):
        if self.unit != "money" or self.scale == 1:
            raise Retry
        it, p = self.r.choice([i for i in self.items if i not in SIGNED]), self.r.choice(self.periods)
        n = plain(self.v[it, p])
        u, w = ("thousand", "million") if self.scale == 1000 else ("million", "thousand")
        t = dict(s=self.subject(it), p=p, v=n, u=u, c=self.cur)
        self.cl.twin("unit", ["{s} was {c}{v} {u} in {p}", "in {p}, {s} came to {c}{v} {u}", "{s} amounted to {c}{v} {u} in {p}", "{s} in {p}: {c}{v} {u}", "the report puts {s} at {c}{v} {u} for {p}"], t, dict(t, u=w))

    def total(self):
        if self.unit in ("°C", "cm", "points", "price") or self.noun == "occupancy rate":
            raise Retry
        items = [i for i in self.items if i not in SIGNED]
        if self.r.random() < .5 and self.unit != "%" or self.fin:
            if self.unit == "employees" or self.unit == "%":
                raise Retry
            it = self.r.choice(items)
            if len(self.periods) < 2:
                raise Retry
            ps = self.r.sample(self.periods, 2)
            ps.sort(key=self.periods.index)
            s = sum(self.v[it, p] for p in ps)
            wrong = [self.v[i, ps[0]] + self.v[it, ps[1]] for i in items if i != it] + [abs(self.v[it, ps[0]] - self.v[it, ps[1]])] + [self.v[i, ps[0]] + self.v[i, ps[1]] for i in items if i != it]
            t = dict(s=self.subject(it), a=ps[0], b=ps[1], v=self.say(s))
            return self.cl.twin("arithmetic", ["over {a} and {b} together, {s} came to {v}", "{s} added up to {v} over {a} and {b}", "taking {a} and {b} together, {s} was {v}", "{s} in {a} and {b} sums to {v}"], t, dict(t, v=self.say(self.r.choice([w for w in wrong if w > 0 and w != s]))))
        p = self.r.choice(self.periods)
        x, y = self.r.sample(items, 2)
        s = self.v[x, p] + self.v[y, p]
        wrong = [self.v[x, q] + self.v[y, q] for q in self.periods if q != p] + [self.v[x, p] + self.v[i, p] for i in items if i not in (x, y)] + [abs(self.v[x, p] - self.v[y, p])]
        wrong = [w for w in wrong if w > 0 and w != s]
        if self.unit == "%" and max(wrong + [s]) > 100:
            raise Retry
        t = dict(a=self.label(x), b=self.label(y), p=p, v=self.say(s))
        self.cl.twin("arithmetic", ["in {p}, {a} and {b} together came to {v}", "{a} and {b} add up to {v} for {p}", f"the combined {self.noun} of {{a}} and {{b}} in {{p}} was {{v}}", "taken together, {a} and {b} reached {v} in {p}"], t, dict(t, v=self.say(self.r.choice(wrong))))

    def pair_years(self):
        """Two items, each with its figure, in one sentence."""
        items = [i for i in self.items if i not in SIGNED]
        x, y = self.r.sample(items, 2)
        p = self.r.choice(self.periods)
        t = dict(a=self.subject(x), b=self.subject(y), p=p, u=self.say(self.v[x, p]), v=self.say(self.v[y, p]))
        f = dict(t, u=t["v"], v=t["u"]) if self.r.random() < .6 else dict(t, v=self.say(self.r.choice([self.v[y, q] for q in self.periods if q != p])))
        self.cl.twin("swap", ["in {p}, {a} was {u} and {b} {v}", "{a} came to {u} and {b} to {v} in {p}", "{p}: {a} {u}, {b} {v}", "for {p}, {a} is put at {u} and {b} at {v}", "while {a} was {u} in {p}, {b} was {v}"], t, f)

    SKILLS = dict(lookup=3, trend=4, percent=2.5, compare=2, best=2, movers=2, unit_=1.5, total=2, pair_years=2)
