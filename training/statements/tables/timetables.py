"""Timetables: stops by services."""
from ..claims import Claims, Retry, Skilled
from ..names import Names
from ..say import Say
from ..vocabulary import MONTHS, WORDS
from .layouts import aligned, html, md, sv, turned


class Timetable(Skilled):
    """Stops by services; a dash where a service does not stop."""

    def __init__(self, rng):
        self.r = r = rng
        names = Names(r)
        self.word = r.choice(("train", "bus", "ferry", "tram", "coach"))
        self.stops = [names.make("place") for _ in range(r.choice((4, 4, 5, 6)))]
        self.runs = [names.make("code") for _ in range(r.choice((2, 3, 3, 4)))]
        self.t, start = {}, r.choice((330, 375, 420, 600, 780))
        for k in self.runs:
            at = start + r.randint(0, 40)
            start = at + r.randint(25, 130)
            for i, s in enumerate(self.stops):
                self.t[k, s] = at if i in (0, len(self.stops) - 1) or r.random() < .78 else None
                at += r.randint(6, 48)
        if len({v for v in self.t.values() if v}) < sum(v is not None for v in self.t.values()) or max(v for v in self.t.values() if v) > 1430:
            raise Retry
        self.say, self.cl = Say(r, "€"), Claims(r, set(self.stops) | set(self.runs))

    def body(self):
        r = self.r
        f = lambda v: self.gap if v is None else "%02d:%02d" % divmod(v, 60)
        self.gap = r.choice(("—", "|", "-", "..."))
        g = [["Stop"] + self.runs] + [[s] + [f(self.t[k, s]) for k in self.runs] for s in self.stops]
        if r.random() < .4:
            g = turned(g)
            g[0][0] = self.word.capitalize()
        form = r.choice((md, aligned, html, lambda g, r: sv(g, r, ","), lambda g, r: sv(g, r, ";"), aligned))
        if self.gap == "|" and form is md:
            self.gap = "—"
            g = [[self.gap if c == "|" else c for c in row] for row in g]
        title = r.choice((f"Timetable {self.stops[0]} – {self.stops[-1]}", f"{self.word.capitalize()} services from {self.stops[0]} to {self.stops[-1]}", f"Departures, valid from {r.randint(1, 28)} {r.choice(MONTHS)}"))
        note = f"\n\n{self.gap} does not stop" if None in self.t.values() and r.random() < .6 else ""
        return title + "\n\n" + form(g, r) + note

    def at(self, k):
        return [s for s in self.stops if self.t[k, s] is not None]

    def lookup(self):
        k = self.r.choice(self.runs)
        s = self.r.choice(self.at(k))
        o = self.r.choice([self.t[k, x] for x in self.at(k) if x != s] + [self.t[x, s] for x in self.runs if x != k and self.t[x, s]])
        t, f = (dict(k=k, s=s, v=self.say.time(v)) for v in (self.t[k, s], o))
        if self.r.random() < .45:
            return self.cl.twin("date", ["{v}", "at {v}"], t, f, q="When is {k} at {s}?", short=True)
        self.cl.twin("date", ["{k} is at {s} at {v}", "{k} calls at {s} at {v}", f"the {self.word} {{k}} stops at {{s}} at {{v}}", "at {s}, {k} is due at {v}", "{v} is when {k} calls at {s}", "the time given for {k} at {s} is {v}", "passengers can board {k} in {s} at {v}"], t, f)

    def duration(self):
        k = self.r.choice(self.runs)
        a, b = sorted(self.r.sample(self.at(k), 2), key=self.stops.index)
        d = self.t[k, b] - self.t[k, a]
        wrong = [self.t[x, b] - self.t[x, a] for x in self.runs if x != k and self.t[x, a] and self.t[x, b]] + [abs(self.t[k, x] - self.t[k, a]) for x in self.at(k) if x not in (a, b)] + [d + 10, d + 60 if d > 60 else d + 20]
        wrong = [w for w in wrong if w > 0 and w != d]
        t, f = (dict(k=k, a=a, b=b, v=self.say.minutes(v)) for v in (d, self.r.choice(wrong)))
        if self.r.random() < .45:
            return self.cl.twin("arithmetic", ["{v}"], t, f, q="How long does {k} take from {a} to {b}?", short=True)
        self.cl.twin("arithmetic", ["{k} takes {v} from {a} to {b}", "from {a} to {b}, the ride on {k} lasts {v}", "going from {a} to {b} with {k} takes {v}", "{v} pass between {a} and {b} on {k}", "the journey from {a} to {b} is {v} on {k}"], t, f)

    def skip(self):
        gaps = [k for k in self.t if self.t[k] is None]
        if not gaps:
            raise Retry
        k, s = self.r.choice(gaps)
        stopped = [x for x in self.runs if self.t[x, s]]
        if not stopped:
            raise Retry
        neg = self.r.random() < .5
        other = dict(k=self.r.choice(stopped), s=s) if self.r.random() < .5 else dict(k=k, s=self.r.choice(self.at(k)))
        t, f = dict(k=k, s=s), other
        if not neg:
            t, f = f, t
        self.cl.twin("negation", ["{k} does not stop at {s}", "{k} runs past {s}", "{s} is not served by {k}", "there is no stop at {s} on {k}", "you can't get off {k} at {s}"] if neg else ["{k} stops at {s}", "{s} is served by {k}", "{k} calls at {s}", "you can get off {k} at {s}", "{s} is one of the stops of {k}"], t, f)

    def fastest(self):
        a, b = self.stops[0], self.stops[-1]
        d = sorted(self.runs, key=lambda k: self.t[k, b] - self.t[k, a])
        g = lambda k: self.t[k, b] - self.t[k, a]
        if len({g(k) for k in d}) < len(d):
            raise Retry
        top = self.r.random() < .5
        e, x = (d[0], self.r.choice(d[1:])) if top else (d[-1], self.r.choice(d[:-1]))
        w = "fastest" if top else "slowest"
        self.cl.twin("comparison", [f"{{e}} is the {w} {self.word} from {a} to {b}", f"the {w} way from {a} to {b} is {{e}}", f"of all listed, {{e}} takes the {'least' if top else 'most'} time from {a} to {b}", f"nobody gets you from {a} to {b} {'faster' if top else 'slower'} than {{e}}"], dict(e=e), dict(e=x))

    def order(self):
        k = self.r.choice(self.runs)
        at = self.at(k)
        if len(at) < 3:
            raise Retry
        a, b = sorted(self.r.sample(at, 2), key=self.stops.index)
        w = self.r.random() < .5
        t = dict(a=a, b=b, k=k) if w else dict(a=b, b=a, k=k)
        d = "before" if w else "after"
        self.cl.twin("order", [f"{{k}} calls at {{a}} {d} {{b}}", f"on {{k}}, {{a}} comes {d} {{b}}", f"{{k}} gets to {{a}} {d} it gets to {{b}}", f"{{a}} is served {d} {{b}} on {{k}}"], t, dict(t, a=t["b"], b=t["a"]))

    def latest(self):
        """The last service that arrives by a given time."""
        b = self.stops[-1]
        arr = sorted(self.runs, key=lambda k: self.t[k, b])
        if any(self.t[x, b] >= self.t[y, b] for x, y in zip(arr, arr[1:])):
            raise Retry
        i = self.r.randrange(len(arr) - 1)
        lo, hi = self.t[arr[i], b], self.t[arr[i + 1], b]
        limit = next((c for c in (hi // 60 * 60, hi // 30 * 30, hi // 15 * 15, lo) if lo <= c < hi))
        self.cl.twin("condition", [f"to be in {b} by {{v}}, {{k}} is the latest {self.word} you can take", f"{{k}} is the last {self.word} that reaches {b} no later than {{v}}", f"anyone who has to be in {b} by {{v}} should take {{k}} at the latest"], dict(k=arr[i], v="%02d:%02d" % divmod(limit, 60)), dict(k=self.r.choice([x for x in arr if x != arr[i]]), v="%02d:%02d" % divmod(limit, 60)))

    def count(self):
        s = self.r.choice(self.stops)
        k, n = sum(self.t[x, s] is not None for x in self.runs), len(self.runs)
        lens = {x: len(self.at(x)) for x in self.runs}
        if self.r.random() < .5 and 0 < k < n and n > 2:
            w = self.r.choice([x for x in range(1, n) if x != k])
            return self.cl.twin("quantifier", ["the number of services that stop at {s} is {k}", "out of {n}, {k} can be boarded at {s}", "at {s} you can get on {k} of the {n}"], dict(s=s, k=WORDS[k], n=WORDS[n]), dict(s=s, k=WORDS[w], n=WORDS[n]))
        x = self.r.choice(self.runs)
        w = self.r.choice([lens[x] - 1, lens[x] + 1])
        if w < 2 or w > len(self.stops):
            raise Retry
        self.cl.twin("quantifier", ["{x} makes {k} stops, counting both ends", "including start and end, {x} calls at {k} places", "{k} stops are listed for {x}"], dict(x=x, k=WORDS[lens[x]]), dict(x=x, k=WORDS[w]))

    SKILLS = dict(lookup=3, duration=3, skip=2, fastest=1.5, order=1.5, latest=1.5, count=1.5)


def timetable_document(rng):
    for _ in range(40):
        try:
            t = Timetable(rng)
        except Retry:
            continue
        body = t.body()
        if 150 <= len(body) <= 1200:
            c = t.claims(rng.choice((4, 5, 5, 6)))
            if len(c) >= 8:
                return "timetable", body, c
    raise Retry
