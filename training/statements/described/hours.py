"""Opening hours of a week: as a record writes them and as a description tells them."""
from ..vocabulary import WEEKDAYS


def clock(m, style):
    h, m = divmod(m, 60)
    if style == "short":
        return f"{h}:{m}"
    if style == "twelve":
        return f"{h % 12 or 12}:{m:02d} {'AM' if h < 12 else 'PM'}"
    return f"{h:02d}:{m:02d}"


def told(rng, m):
    h, k = divmod(m, 60)
    half = "am" if h < 12 else "pm"
    forms = [f"{h:02d}:{k:02d}", f"{h % 12 or 12}:{k:02d} {half}", f"{h % 12 or 12}:{k:02d} {half}"]
    if k == 0:
        forms += [f"{h % 12 or 12} {half}", f"{h % 12 or 12} {half}"] + (["noon"] if h == 12 else [])
    return rng.choice(forms)


class Hours:
    """Days with opening and closing minute, or closed (None)."""

    def __init__(self, rng):
        self.r = r = rng
        first, last = r.randrange(7, 12) * 60 + r.choice((0, 0, 30)), r.randrange(15, 22) * 60 + r.choice((0, 0, 30))
        self.week = {}
        for k, d in enumerate(WEEKDAYS):
            a, b = first, last
            if k >= 5 and r.random() < .7 or r.random() < .25:
                a, b = a + r.choice((-60, 60, 120, 30)), b + r.choice((-120, -60, 60, 30, -180))
            self.week[d] = None if r.random() < (.45 if k == 6 else .2 if k in (0, 5) else .06) else (a, b)
        self.open = [d for d in WEEKDAYS if self.week[d]]
        self.show = r.random() < .75                 # closed days are listed
        self.shut = [d for d in WEEKDAYS if not self.week[d]]

    def record(self):
        r = self.r
        style, dash = r.choice(("plain", "plain", "short", "twelve")), r.choice(("-", "-", " – ", " to "))
        low = r.random() < .3
        show = self.show
        out = {}
        for d, h in self.week.items():
            if h or show:
                out[d.lower() if low else d] = clock(h[0], style) + dash + clock(h[1], style) if h else r.choice(("closed", None) if show else ("closed",))
        return out

    def pairs(self):
        """(kind, templates, true, false) of lookups, closed days, runs of days, comparisons."""
        r, w, out = self.r, self.week, []
        if len(self.open) < 2:
            return out
        others = lambda v, k: [x for x in {w[d][k] for d in self.open} | {v + 60, v - 60, v + 30} if x != v]
        for d in r.sample(self.open, min(3, len(self.open))):
            a, b = w[d]
            t = told(r, a), told(r, b)
            out.append(("hours", ["on {d}s it opens at {a}", "the doors open at {a} on {d}", "its {d} hours begin at {a}", "{d} opening is at {a}"], dict(d=d, a=t[0]), dict(d=d, a=told(r, r.choice(others(a, 0))))))
            out.append(("hours", ["on {d}s it closes at {a}", "it stays open until {a} on {d}", "you can visit until {a} on {d}s", "{d}s it shuts at {a}"], dict(d=d, a=t[1]), dict(d=d, a=told(r, r.choice(others(b, 1))))))
            wrong = told(r, r.choice(others(b, 1)))
            out.append(("hours", ["on {d} it is open from {a} to {b}", "it opens its doors from {a} until {b} on {d}s", "{d}: open between {a} and {b}"], dict(d=d, a=t[0], b=t[1]), dict(d=d, a=t[0], b=wrong)))
        if self.shut and self.show:
            out.append(("closed", ["it is closed on {d}s", "it does not open on {d}", "{d} is a day off there", "you cannot visit on {d}s"], dict(d=r.choice(self.shut)), dict(d=r.choice(self.open))))
            out.append(("closed", ["it is open on {d}s", "it can be visited on {d}", "{d} is among its opening days"], dict(d=r.choice(self.open)), dict(d=r.choice(self.shut))))
        if len(self.shut) == 1:
            out.append(("closed", ["it is open every day except {d}", "the only day it stays closed is {d}", "apart from {d}, it opens daily"], dict(d=self.shut[0]), dict(d=r.choice(self.open))))
        if not self.shut:
            out.append(("closed", ["it is open {x}", "it can be visited {x}"], dict(x=r.choice(("seven days a week", "every day of the week", "daily"))), dict(x=r.choice(("on weekdays only", "six days a week", "every day but Sunday", "daily except Monday")))))
        five = [w[d] for d in WEEKDAYS[:5]]
        if None not in five:
            a, b = five[0]
            if all(x == (a, b) for x in five):
                out.append(("hours", ["from Monday to Friday it is open from {a} to {b}", "its weekday hours are {a} to {b}", "on working days you can come between {a} and {b}"], dict(a=told(r, a), b=told(r, b)), dict(a=told(r, a), b=told(r, r.choice((b + 60, b - 60, b + 120))))))
        late = max(self.open, key=lambda d: w[d][1])
        if sum(w[d][1] == w[late][1] for d in self.open) == 1:
            out.append(("hours", ["it stays open longest into the evening on {d}s", "the latest closing time of the week is on {d}", "on {d} it closes later than on any other day"], dict(d=late), dict(d=r.choice([d for d in self.open if d != late]))))
        return out
