"""One figure over many moments (years, days, hours), and what may be said of the whole: extremes, ends, trend, crossings, counts."""
import datetime
import json
from decimal import Decimal as D

from ..claims import Claims, Retry
from ..names import Names
from ..say import plain
from ..vocabulary import DAY, MONTHS

# what is measured; unit; range and step; the word for more and for less
MEASURES = [tuple(x.strip() for x in l.split(";")) for l in """
temperature; °C; -8 34 .1; warmer; colder
wind speed; m/s; .4 18 .1; windier; calmer
air pressure; hPa; 988 1036 1; higher; lower
humidity; %; 22 99 1; more humid; drier
river level; cm; 60 540 1; higher; lower
electricity use; kWh; 40 980 1; higher; lower
number of visitors; visitors; 40 8600 1; busier; quieter
share price; EUR; 12 480 .01; higher; lower
life expectancy; years; 41 84 .1; higher; lower
unemployment rate; %; 1.2 24 .1; higher; lower
population; inhabitants; 800 940000 1; larger; smaller
child mortality; deaths per 1,000 births; 2 180 .1; higher; lower
forest area; km²; 120 98000 1; larger; smaller
CO2 emissions; tonnes per person; .2 19 .01; higher; lower
heart rate; bpm; 48 172 1; higher; lower
response time; ms; 12 1900 1; slower; faster
daily sales; units; 3 920 1; higher; lower
rainfall; mm; 1 92 .1; wetter; drier
water temperature; °C; 2 27 .1; warmer; colder
support tickets; tickets; 2 240 1; busier; quieter
""".strip().splitlines()]
TITLES = ["{m} in {p}", "{p}: {m}", "{m}, {p}", "{m} measured in {p}"]


class Series:
    """Distinct values at distinct moments."""

    def __init__(self, rng):
        self.r = r = rng
        self.noun, self.unit, span, self.more, self.less = r.choice(MEASURES)
        self.place = Names(r).make("place")
        lo, hi, step = map(D, span.split())
        n = r.choice((6, 7, 8, 10, 12, 16, 20, 26, 34))
        style = r.choice(("year", "year", "day", "day", "hour", "month"))
        if style == "year":
            gap = r.choice((1, 1, 2, 5)) if n < 14 else 1
            y = r.randint(1960, 2025 - n * gap)
            self.times = [str(y + gap * k) for k in range(n)]
            self.told = {t: [t] for t in self.times}
        elif style == "month":
            n = min(n, 12)
            y, m = r.randint(2015, 2024), r.randint(0, 12 - n)
            self.times = [f"{y}-{m + k + 1:02d}" for k in range(n)]
            self.told = {t: [f"{MONTHS[int(t[-2:]) - 1]} {y}", MONTHS[int(t[-2:]) - 1]] for t in self.times}
        elif style == "day":
            d, gap = datetime.date(r.randint(2015, 2025), r.randint(1, 12), r.randint(1, 28)), r.choice((1, 1, 2, 7))
            days = [d + DAY * gap * k for k in range(n)]
            self.times = [x.isoformat() for x in days]
            self.told = {t: [f"{x.day} {MONTHS[x.month - 1]} {x.year}", f"{MONTHS[x.month - 1]} {x.day}, {x.year}", t] for t, x in zip(self.times, days)}
        else:
            d, h, gap = datetime.datetime(r.randint(2015, 2025), r.randint(1, 12), r.randint(1, 28)), r.choice((0, 3, 6)), r.choice((1, 3, 6))
            moments = [d + datetime.timedelta(hours=h + gap * k) for k in range(min(n, 16))]
            self.times = [x.strftime("%Y-%m-%d %H:%M") for x in moments]
            self.told = {t: [f"{x:%H:%M} on {x.day} {MONTHS[x.month - 1]}", f"{x.day} {MONTHS[x.month - 1]} at {x.hour % 12 or 12} {'am' if x.hour < 12 else 'pm'}", t] for t, x in zip(self.times, moments)}
        steps = int((hi - lo) / step)
        base, drift, used, self.v = r.uniform(.1, .9), r.choice((0, 0, .02, -.02, .05, -.05)), set(), {}
        for t in self.times:
            base = min(.98, max(.02, base + drift + r.gauss(0, .06)))
            x = lo + step * int(base * steps)
            while x in used:
                x += step
            used.add(x)
            self.v[t] = x

    def amount(self, x):
        n = plain(x, sep=self.r.random() < .8)
        return n + ("" if self.unit == "%" else " ") + self.unit if self.unit != "EUR" else self.r.choice((f"€{n}", f"{n} euros", f"EUR {n}"))

    def at(self, t):
        return self.r.choice(self.told[t])

    def jobs(self):
        r, v, ts, noun, out = self.r, self.v, self.times, self.noun, []
        top, low = max(ts, key=v.get), min(ts, key=v.get)
        away = lambda *no: r.choice([t for t in ts if t not in no])
        first, last = ts[0], ts[-1]
        change = abs(v[top] - v[low])
        near = lambda x: self.amount(max(D(0), x + r.choice((-1, 1)) * (change * r.choice((5, 8, 12, 20)) / 100).quantize(D(1) if x == int(x) else D(".1")) + (D(1) if x == int(x) else D(".1"))))
        wrong = lambda x, *no: self.amount(v[away(*no)]) if r.random() < .6 else near(x)
        for t in r.sample(ts, 3):
            out.append(("lookup", [f"the {noun} was {{x}} in {{t}}" if len(ts[0]) < 8 else f"the {noun} was {{x}} on {{t}}" if len(ts[0]) == 10 else f"the {noun} was {{x}} ({{t}})", f"{{t}}: {noun} of {{x}}", f"a {noun} of {{x}} is given for {{t}}"], dict(x=self.amount(v[t]), t=self.at(t)), None))
            out[-1] = out[-1][:3] + (dict(out[-1][2], x=wrong(v[t], t)),)
        for side, t, words in (("highest", top, ("the highest", "the maximum", "the largest")), ("lowest", low, ("the lowest", "the minimum", "the smallest"))):
            peak = ["{w} " + noun + " was {x}", "the " + noun + " never " + ("rose above" if side == "highest" else "fell below") + " {x}", ("at its peak" if side == "highest" else "at its lowest point") + ", the " + noun + " was {x}"]
            out.append(("extreme", peak, dict(w=r.choice(words), x=self.amount(v[t])), None))
            x = out[-1][2]
            out[-1] = out[-1][:3] + (dict(x, x=self.amount(v[away(t)]) if side == "highest" or True else ""),)
            out.append(("extreme", ["{w} " + noun + " is found at {t}", "the " + noun + (" peaked" if side == "highest" else " was at its lowest") + " at {t}", "it was " + (self.more if side == "highest" else self.less) + " at {t} than at any other time listed"], dict(w=r.choice(words), t=self.at(t)), None))
            x = out[-1][2]
            out[-1] = out[-1][:3] + (dict(x, t=self.at(away(t))),)
            out.append(("extreme", ["{w} value, {x}, belongs to {t}", "with {x}, {t} has {w} " + noun], dict(w=r.choice(words), x=self.amount(v[t]), t=self.at(t)), None))
            x, other = out[-1][2], away(t)
            out[-1] = out[-1][:3] + (dict(x, x=self.amount(v[other]), t=self.at(other)),)
        a, b = self.amount(v[low]), self.amount(v[top])
        bad = dict(a=a, b=self.amount(v[away(top, low)])) if r.random() < .5 else dict(a=self.amount(v[away(top, low)]), b=b)
        out.append(("range", [f"the {noun} ranges from {{a}} to {{b}}", f"the {noun} lies between {{a}} and {{b}} throughout", f"values of the {noun} run from {{a}} to {{b}}"], dict(a=a, b=b), bad))
        s, t = sorted(r.sample(range(len(ts)), 2))
        s, t = ts[s], ts[t]
        up = v[t] > v[s]
        words = ("rose", "fell") if up else ("fell", "rose")
        words = [w.replace("rose", r.choice(("rose", "went up", "increased"))).replace("fell", r.choice(("fell", "went down", "decreased"))) for w in words]
        out.append(("trend", [f"between {{s}} and {{t}}, the {noun} {{w}}", f"from {{s}} to {{t}} the {noun} {{w}}"], dict(s=self.at(s), t=self.at(t), w=words[0]), dict(s=self.at(s), t=self.at(t), w=words[1])))
        out.append(("trend", [f"the {noun} went from {{a}} ({{s}}) to {{b}} ({{t}})", f"the {noun}, {{a}} at {{s}}, was {{b}} at {{t}}"], dict(a=self.amount(v[s]), b=self.amount(v[t]), s=self.at(s), t=self.at(t)), dict(a=self.amount(v[s]), b=wrong(v[t], s, t), s=self.at(s), t=self.at(t))))
        higher, lower = (t, s) if up else (s, t)
        out.append(("compare", ["it was " + self.more + " at {a} than at {b}", "{a} had a " + r.choice(("higher", "larger", "greater")) + " " + noun + " than {b}"], dict(a=self.at(higher), b=self.at(lower)), dict(a=self.at(lower), b=self.at(higher))))
        out.append(("ends", [f"the {{e}} of the figures for the {noun} is {{x}}", f"the {{e}} {noun} listed is {{x}}"], *(lambda e, t: (dict(e=e, x=self.amount(v[t])), dict(e=e, x=wrong(v[t], t))))(*r.choice((("first", first), ("last", last))))))
        out.append(("ends", ["the figures cover the time from {a} to {b}", "the data begin at {a} and end at {b}"], dict(a=self.at(first), b=self.at(last)), dict(a=self.at(first), b=self.at(away(first, last)))))
        r.shuffle(out)
        return [j + (None, False) for j in out]

    def text(self):
        r, ts, v = self.r, self.times, self.v
        title = r.choice(TITLES).format(m=self.noun, p=self.place)
        title = title[0].upper() + title[1:]
        kind, col = r.choice(("csv", "csv", "json", "json", "markdown", "lines", "dict")), r.choice(("value", self.noun, self.noun.replace(" ", "_")))
        time = r.choice(("date", "time")) if len(ts[0]) > 7 else "year" if len(ts[0]) == 4 else "month"
        num = lambda x: plain(x, sep=False)
        if kind == "csv":
            return f"# {title}\n# unit: {self.unit}\n{time},{col}\n" + "\n".join(f"{t},{num(v[t])}" for t in ts)
        if kind == "markdown":
            return f"**{title}**\n\n| {time} | {col} ({self.unit}) |\n|---|---|\n" + "\n".join(f"| {t} | {num(v[t])} |" for t in ts)
        if kind == "lines":
            return f"{title} ({self.unit})\n" + "\n".join(f"{t}: {num(v[t])}" for t in ts)
        tree = {"title": title, "place": self.place, "unit": self.unit, r.choice(("list", "data", "values")): [{time: t, col: float(v[t])} for t in ts]}
        return json.dumps(tree, ensure_ascii=False) if kind == "json" else str(tree)


def series_document(rng):
    s = Series(rng)
    claims = Claims(rng, {s.place}).take(s.jobs(), rng.choice((5, 6)))
    if len(claims) < 8:
        raise Retry
    return s.noun.replace(" ", "_"), s.text(), claims
