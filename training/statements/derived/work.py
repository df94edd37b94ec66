"""Rates: production, speed, reading, filling, settings of software."""
import datetime
from decimal import Decimal as D

from ..claims import Retry
from ..say import join, plain
from .layouts import fields, rows
from .measures import Clock, CLOCK, CM, Count, DAYS, DEG, GRAMS, KG, KM, LITRES, METRES, MIN, MONTHS_, Scaled, SECONDS, WEEKDAYS, Weekday
from .scene import Scene

SPEED = Scaled("km/h", "kilometres per hour")


class Work(Scene):
    def production(self):
        """Lines with pieces an hour, hours a shift, shifts a day."""
        r = self.r
        self.domain = "industry"
        firm = self.n.make("firm")
        what = r.choice("bottles|bolts|pencils|jars|tiles|socks|biscuits|candles|batteries|envelopes|bricks|spoons".split("|"))
        k = r.choice((2, 3))
        lines = [f"line {x}" for x in r.sample("ABCDEFGH" if r.random() < .5 else "12345678", k)]
        per, hrs, sh, days = [[r.choice(c) for _ in lines] for c in ((40, 60, 80, 100, 120, 150, 200, 240, 300), (6, 7, 8), (1, 2, 3), (4, 5, 6))]
        U = Count(what, what[:-3] + "y" if what.endswith("ies") else what[:-1])
        if len(set(per)) < k:
            raise Retry
        text = self.s(["{f} makes {w} on {k} lines.", "At {f}, {w} are made on {k} lines."], f=firm, w=what, k=self.many(k)) + " " + " ".join(self.s(["{l} turns out {p} an hour and runs {s} of {h} hours a day, {d} days a week", "{l}: {p} an hour, {s} a day of {h} hours each, {d} days a week"], l=l, p=self.show(U, p), s=f"{self.many(s)} shift{'s' * (s > 1)}", h=self.many(h), d=self.many(d)) for l, p, h, s, d in zip(lines, per, hrs, sh, days)) + " " + self.s(["Changeovers are not counted.", "The figures are those of a normal week.", "Maintenance is done at the weekend."])
        perday = [a * b * c for a, b, c in zip(per, hrs, sh)]
        week = [a * b for a, b in zip(perday, days)]
        for l, p, h, s, d, x, w in zip(lines, per, hrs, sh, days, perday, week):
            self.value("product", ["{l} makes {v} in one shift", "a shift on {l} yields {v}"], p * h, U, [p * (h + 1), p * h * 2], l=l) if s > 1 else None
            self.value("product", ["{l} makes {v} a day", "the daily output of {l} is {v}"], x, U, [p * h * (s + 1), p * s * (h + 1), p * h if s > 1 else p * h * 2] + perday, l=l, q=f"How many {what} does {l} make in a day?")
            self.value("product", ["{l} makes {v} a week", "in a normal week, {v} come off {l}"], w, U, [x * (d + 1), x * (d - 1), x * 7] + week, l=l)
            self.value("product", ["{l} runs for {v} a week", "a week's running time on {l} is {v}"], h * s * d, Count("hours"), [h * s, h * d, h * s * 7], l=l)
            self.value("stated", ["{l} makes {v} in an hour"], p, U, [p * 2, p + 30], l=l)
            n = r.choice((2, 3, 4, 5))
            self.value("rate", [f"{{l}} needs {self.many(n)} hours for {{v}}"], p * n, U, [p * (n + 1), p * (n - 1)], l=l)
        top = lines[perday.index(max(perday))]
        if perday.count(max(perday)) == 1:
            self.flip("rank", ["{x} has the largest daily output", "no line makes more a day than {x}"], top, [z for z in lines if z != top])
        self.value("sum", ["all lines together make {v} a day", "the daily output of {f} is {v}"], sum(perday), U, [sum(perday) - x for x in perday] + [sum(per)], f=firm)
        return text

    def journey(self):
        """Vehicles with distance and time: speeds, arrival, fuel."""
        r, m = self.r, self.money
        self.domain = "travel"
        k = r.choice((2, 3))
        who = [self.n.make("first") for _ in range(k)]
        to = [self.n.make("place") for _ in range(k)]
        v = [r.choice((30, 40, 45, 50, 60, 70, 75, 80, 90, 100)) for _ in who]
        mins = [r.choice((60, 90, 120, 150, 180, 240, 270, 300)) for _ in who]
        km = [a * b // 60 for a, b in zip(v, mins)]
        if any(a * b % 60 for a, b in zip(v, mins)) or len(set(v)) < k or len(set(km)) < k:
            raise Retry
        st = [r.randint(10, 30) * 30 for _ in who]
        use = [r.choice((4, 5, 6, 8)) for _ in who]
        text = " ".join(self.s(["{n} set out for {p} at {s} and arrived at {e}, having covered {d} km", "At {s}, {n} left for {p}, {d} km away, and got there at {e}", "{n} drove {d} km to {p}, from {s} to {e}"], n=n, p=p, s=f"{s // 60:02d}:{s % 60:02d}", e=f"{(s + x) // 60:02d}:{(s + x) % 60:02d}", d=d) + " " + self.s(["The car uses {u} litres per 100 km", "Consumption: {u} litres per 100 km"], u=u) for n, p, s, x, d, u in zip(who, to, st, mins, km, use))
        self.occurs(KM, *km)
        self.occurs(LITRES, *use)
        for n, p, s, x, d, u, q in zip(who, to, st, mins, km, use, v):
            self.value("duration", ["{n} was on the road for {v}", "the drive to {p} took {v}"], x, MIN, [x + 60, x - 30] + mins, n=n, p=p, q=f"How long did the drive to {p} take?")
            self.value("rate", ["{n} drove at an average of {v}", "on the way to {p}, {n} averaged {v}"], q, SPEED, v + [q + 10, q - 10], n=n, p=p)
            if d * u % 50 == 0:
                self.value("product", ["the trip to {p} took {v} of fuel", "{n} used {v} of fuel on the way"], D(d * u) / 100, LITRES, [D(d * y) / 100 for y in use] + [D(d * u) / 100 + 2], n=n, p=p)
            self.value("product", ["there and back, {n} covers {v}", "{n}'s return trip comes to {v}"], 2 * d, KM, [2 * y for y in km] + [d + 100], n=n)
            self.value("stated", ["{p} is {v} from {n}'s starting point by road", "{n} drove {v} to get to {p}"], d, KM, [2 * d, q], n=n, p=p)
        self.flip("comparison", ["on average, {a} drove {x} than {b}"], "faster" if v[0] > v[1] else "slower", "slower" if v[0] > v[1] else "faster", a=who[0], b=who[1])
        if mins[0] != mins[1]:
            self.flip("comparison", ["{a} was on the road for {x} than {b}"], "longer" if mins[0] > mins[1] else "less time", "less time" if mins[0] > mins[1] else "longer", a=who[0], b=who[1])
            self.value("difference", ["the drives of {a} and {b} differ by {v}"], abs(mins[0] - mins[1]), MIN, [mins[0], mins[1]], a=who[0], b=who[1])
        self.value("sum", ["{a} and {b} together drove {v}"], km[0] + km[1], KM, [2 * km[0], 2 * km[1]], a=who[0], b=who[1])
        e = [a + b for a, b in zip(st, mins)]
        if e[0] != e[1]:
            self.flip("order", ["{a} arrived {x} than {b}"], "later" if e[0] > e[1] else "earlier", "earlier" if e[0] > e[1] else "later", a=who[0], b=who[1])
        return text

    def settings(self):
        """Settings of services: limits times numbers, seconds as minutes."""
        r = self.r
        self.domain = "configuration"
        k = r.choice((2, 3))
        svc = [self.n.make("service") for _ in range(k)]
        rep, mem, conn, wait, tries = [[r.choice(c) for _ in svc] for c in ((2, 3, 4, 5, 6, 8), (128, 256, 512, 1024, 2048), (5, 8, 10, 15, 20, 25, 40), (15, 30, 45, 60, 90, 120), (2, 3, 4, 5))]
        keep = [r.choice((7, 14, 21, 30, 60, 90)) for _ in svc]
        M, C, S = Memory("MB", "MB", fixed=True), Count("connections"), Count("seconds")
        pool = r.choice((60, 80, 100, 120, 150, 200))
        cols = ["replicas", "memory_mb_per_replica", "max_connections_per_replica", "timeout_seconds", "retries", "log_retention_days"]
        rws = list(zip(rep, mem, conn, wait, tries, keep))
        kind = r.random()
        if kind < .6:
            text = f"# services.yaml\ndatabase_max_connections: {pool}\n" if r.random() < .6 else f"database_max_connections: {pool}\n"
            text += "services:\n" + "\n".join(f"  {s}:\n" + "\n".join(f"    {c}: {x}" for c, x in zip(cols, row)) for s, row in zip(svc, rws))
        elif kind < .8:
            text = f"[database]\nmax_connections = {pool}\n\n" + "\n\n".join(f"[{s}]\n" + "\n".join(f"{c} = {x}" for c, x in zip(cols, row)) for s, row in zip(svc, rws))
        else:
            text = self.s("The database accepts {p} connections.", p=pool) + " " + " ".join(self.s("{s} runs with {a} replicas, each with {b} MB of memory and up to {c} connections; a request times out after {d} seconds and is retried {e} times; logs are kept for {f} days", s=s, a=a, b=b, c=c, d=d, e=self.many(e), f=f) for s, (a, b, c, d, e, f) in zip(svc, rws))
        self.occurs(M, *mem)
        self.occurs(C, pool, *conn)
        self.occurs(S, *wait)
        self.occurs(DAYS, *keep)
        for s, (a, b, c, d, e, f) in zip(svc, rws):
            self.value("product", ["all replicas of {s} together may use {v} of memory", "{s} takes up to {v} of memory across its replicas"], a * b, M, [(a + 1) * b, (a - 1) * b] + [x * y for x, y in zip(rep, mem)], s=s, q=f"How much memory may all replicas of {s} use together?")
            self.value("product", ["{s} can open up to {v} in all", "at full load, {s} holds {v}"], a * c, C, [(a + 1) * c, (a - 1) * c] + [x * y for x, y in zip(rep, conn)], s=s)
            if a * c != pool:
                self.yes("threshold", ["{s} alone could exhaust the connections of the database", "the replicas of {s} can ask for more connections than the database accepts"], ["{s} alone could not exhaust the connections of the database", "the replicas of {s} cannot ask for more connections than the database accepts"], a * c > pool, s=s) if a * c != pool else None
            self.value("unit", ["a request to {s} times out after {v}", "{s} waits {v} before giving up on a request"], D(d), Secs, [D(x) for x in wait] + [D(d + 30), D(d * 2)], s=s)
            self.value("product", ["with the first try and all retries, a request to {s} can wait for {v}"], d * (e + 1), S, [d * (e + 2), d * e, d * (e - 1) or d * 6], s=s)
            self.value("stated", ["each replica of {s} has {v} of memory"], b, M, [a * b, b * 3], s=s)
            self.value("stated" if f % 7 else "unit", ["{s} keeps its logs for {v}", "logs of {s} are deleted after {v}"], f, DAYS, [f + 7, f * 2, f + 10], s=s)
        self.value("sum", ["the {k} services run {v} between them"], sum(rep), Count("replicas"), [sum(rep) - x for x in rep] + [sum(rep) + 1], k=self.many(k))
        i, j = r.sample(range(k), 2)
        x, y = rep[i] * mem[i], rep[j] * mem[j]
        if x != y:
            self.flip("comparison", ["in total, {a} may use {x} memory than {b}"], "more" if x > y else "less", "less" if x > y else "more", a=svc[i], b=svc[j])
        n = sum(a * b for a, b in zip(rep, conn))
        if n != pool:
            self.yes("threshold", ["together, the services can open more connections than the database accepts"], ["together, the services cannot open more connections than the database accepts"], n > pool)
        return text

    def specs(self):
        """Product data in one unit, claims in another."""
        r, m = self.r, self.money
        self.domain = "product pages"
        k = r.choice((2, 3))
        prods = [self.n.make("product") for _ in range(k)]
        kind = r.choice(("tent", "backpack", "bicycle trailer", "folding table", "stroller", "canoe"))
        w = [r.randint(18, 190) * 50 for _ in prods]
        l = [r.randint(12, 58) * 5 for _ in prods]
        b = [r.randint(8, 40) * 5 for _ in prods]
        load = [r.choice((20, 25, 30, 40, 60, 80)) for _ in prods]
        p = [D(r.randint(8, 90) * 5) for _ in prods]
        old = [x + D(r.choice((10, 15, 20, 25, 30, 40, 50))) for x in p]
        if len(set(w)) < k or len(set(l)) < k or len(set(p)) < k:
            raise Retry
        self.occurs(GRAMS, *w)
        self.occurs(CM, *l, *b)
        self.occurs(m, *p, *old)
        if r.random() < .5:
            text = "\n\n".join(fields(r, x, [("Type", kind), ("Weight (g)", a), ("Length (cm)", c), ("Width (cm)", d), ("Maximum load (kg)", e), (f"Price ({self.cur})", f), (f"Price before ({self.cur})", g)]) for x, a, c, d, e, f, g in zip(prods, w, l, b, load, p, old))
        else:
            text = " ".join(self.s(["The {k} {x} weighs {a} g, is {c} cm long and {d} cm wide and carries up to {e} kg. It costs {f} instead of {g}", "{x}: a {k} of {a} g, {c} cm by {d} cm, for loads of up to {e} kg. Now {f}, before {g}"], k=kind, x=x, a=plain(a), c=c, d=d, e=e, f=m.say(r, f), g=m.say(r, g)) for x, a, c, d, e, f, g in zip(prods, w, l, b, load, p, old))
        for x, a, c, d, e, f, g in zip(prods, w, l, b, load, p, old):
            self.value("unit", ["the {x} weighs {v}", "the weight of the {x} is {v}"], D(a) / 1000, Kilo, [D(y) / 1000 for y in w] + [D(a) / 100, D(a) / 1000 + 1], x=x)
            self.value("unit", ["the {x} is {v} long", "in length the {x} measures {v}"], D(c) / 100, Metre, [D(y) / 100 for y in l + b] + [D(c) / 10], x=x)
            self.value("difference", ["the price of the {x} has been cut by {v}", "buyers of the {x} save {v} on the former price"], g - f, m, [y - z for y, z in zip(old, p)] + [g - f + 5], x=x)
            self.value("stated", ["the {x} now sells for {v}", "before, the price of the {x} was {v}"][:1], f, m, [g + g - f, f + 35, f - (g - f)], x=x)
            lim = r.choice((100, 150, 200))
            if c != lim:
                self.yes("threshold", [f"the {{x}} is more than {Metre.say(r, D(lim) / 100)} long"], [f"the {{x}} is less than {Metre.say(r, D(lim) / 100)} long"], c > lim, x=x)
            self.value("difference", ["the {x} is {v} longer than it is wide" if c > d else "the {x} is {v} wider than it is long"], abs(c - d), CM, [c + d, abs(c - d) + 10], x=x) if c != d else None
        i, j = r.sample(range(k), 2)
        self.flip("comparison", ["the {a} is {x} than the {b}"], "heavier" if w[i] > w[j] else "lighter", "lighter" if w[i] > w[j] else "heavier", a=prods[i], b=prods[j])
        self.value("difference", ["the {a} and the {b} differ in weight by {v}"], abs(w[i] - w[j]), GRAMS, [w[i] + w[j], abs(w[i] - w[j]) + 100], a=prods[i], b=prods[j])
        self.value("sum", ["buying one {a} and one {b} costs {v}", "the {a} and the {b} together cost {v}"], p[i] + p[j], m, [old[i] + old[j], p[i] + old[j]], a=prods[i], b=prods[j])
        n = r.choice((2, 3, 4))
        self.value("product", ["{n} units of the {a} cost {v}"], n * p[i], m, [n * old[i], (n + 1) * p[i]], n=self.many(n), a=prods[i])
        return text

    def weather(self):
        """Temperatures and rain on days of a week."""
        r = self.r
        self.domain = "weather"
        place = self.n.make("place")
        s = r.randrange(7)
        k = r.choice((4, 5, 6, 7))
        days = [WEEKDAYS[(s + i) % 7] for i in range(k)]
        hi = [r.randint(-2, 31) for _ in range(2)]
        mid = r.randint(4, 24)
        hi = [mid + r.randint(-6, 8) for _ in days]
        lo = [x - r.randint(4, 13) for x in hi]
        rain = [r.choice((0, 0, 2, 4, 5, 8, 11, 14)) for _ in days]
        MM, T = Count("millimetres"), Count("degrees")
        if r.random() < .4:
            text = rows(r, f"Weather station {place}", "Day", ["High (°C)", "Low (°C)", "Rain (mm)"], [(d, [a, b, c]) for d, a, b, c in zip(days, hi, lo, rain)])
        else:
            text = self.s(["The station in {p} reports:", "Weather diary, {p}."], p=place) + " " + " ".join(self.s(["On {d} it reached {a} degrees after a night at {b}; {c}", "{d}: low {b}, high {a} degrees, {c}", "{d} brought a high of {a} and a low of {b} degrees; {c}"], d=d, a=a, b=b, c=f"{x} mm of rain fell" if x else "it stayed dry") for d, a, b, x in zip(days, hi, lo, rain))
        self.occurs(T, *[x for x in hi + lo if x > 0])
        self.occurs(MM, *[x for x in rain if x])
        for d, a, b, c in zip(days, hi, lo, rain):
            self.value("difference", ["on {d}, the high and the low in {p} were {v} apart", "the range on {d} was {v}"], a - b, T, [x - y for x, y in zip(hi, lo)] + [a + b], d=d, p=place)
        i, j = sorted(r.sample(range(k), 2))
        if hi[i] != hi[j]:
            self.flip("comparison", ["{a} was {x} than {b} by its high"], "warmer" if hi[i] > hi[j] else "colder", "colder" if hi[i] > hi[j] else "warmer", a=days[i], b=days[j])
            self.value("difference", ["the high on {a} was {v} " + ("above" if hi[i] > hi[j] else "below") + " that on {b}"], abs(hi[i] - hi[j]), T, [abs(x - y) for x in hi for y in hi], a=days[i], b=days[j]) if abs(hi[i] - hi[j]) > 1 else None
        if sum(rain) > max(rain):
            self.value("sum", ["over the {k} days, {v} of rain fell in {p}", "the rain of the {k} days adds up to {v}"], sum(rain), MM, [sum(rain) - x for x in rain] + [sum(rain) + 4], k=self.many(k), p=place)
        dry = rain.count(0)
        self.flip("count", ["the number of dry days was {x}", "of the {k} days, the number without rain was {x}"], self.many(dry) if dry else "zero", [self.many(x) if x else "zero" for x in range(k + 1) if x != dry and abs(x - dry) < 4], k=self.many(k))
        if hi.count(max(hi)) == 1:
            self.flip("rank", ["the warmest day in {p} was {x}", "nothing topped the high of {x}"], days[hi.index(max(hi))], [d for d, x in zip(days, hi) if x != max(hi)], p=place)
        if lo.count(min(lo)) == 1:
            self.flip("rank", ["the coldest night reading was that of {x}", "{x} had the lowest temperature of the days listed"], days[lo.index(min(lo))], [d for d, x in zip(days, lo) if x != min(lo)])
        if sum(hi) % k == 0:
            self.value("average", ["the average high of the {k} days was {v}"], sum(hi) // k, T, [sum(lo) // k, sum(hi) // k + 2], k=self.many(k))
        wet = [i for i, x in enumerate(rain) if x]
        if 2 * len(wet) != k:
            self.yes("quantifier", ["it rained on most of the {k} days", "more than half of the {k} days were wet"], ["most of the {k} days were dry", "fewer than half of the {k} days were wet"], 2 * len(wet) > k, k=self.many(k))
        x = r.choice(range(min(hi), max(hi))) if max(hi) > min(hi) else None
        if x:
            n = sum(h > x for h in hi)
            self.flip("count", ["the number of days with a high above {c} degrees was {x}"], self.many(n), [self.many(z) for z in range(1, k + 1) if z != n and abs(z - n) < 3], c=x)
        i = r.randrange(k)
        if hi[i] > 1:
            self.value("stated", ["the high on {d} was {v}", "in {p} it got up to {v} on {d}"], hi[i], T, [hi[i] - lo[i], hi[i] + 3], d=days[i], p=place)
        return text

    def reading(self):
        """Work with a rate: pages a day, orders an hour; when it is done."""
        r = self.r
        self.domain = "notes"
        k = r.choice((2, 3))
        who = [self.n.make("first") for _ in range(k)]
        book = [self.n.make("title") for _ in range(k)]
        rate = [r.choice((10, 12, 15, 20, 24, 25, 30, 40)) for _ in who]
        days = [r.choice((6, 8, 9, 10, 12, 14, 15, 18, 20)) for _ in who]
        pages = [a * b for a, b in zip(rate, days)]
        done = [r.randint(2, d - 2) for d in days]
        P = Count("pages")
        start = [WEEKDAYS[r.randrange(7)] for _ in who]
        text = " ".join(self.s(["{n} is [reading|translating|proofreading] “{b}”, which has {p}, at {q} a day; {d} days are done", "“{b}” has {p}. {n} gets through {q} a day and has been at it for {d} days"], n=n, b=b, p=self.show(P, p), q=self.show(P, q), d=self.many(d)) for n, b, p, q, d in zip(who, book, pages, rate, done))
        text = self.s(["The reading group compares notes; everyone keeps to a fixed daily number of pages.", "Progress so far, with a steady number of pages every day:"]) + " " + text
        self.occurs(DAYS, *done)
        for n, b, p, q, t, d in zip(who, book, pages, rate, days, done):
            self.value("rate", ["{n} needs {v} for the whole of “{b}”", "at this pace, “{b}” takes {n} {v}"], t, DAYS, [t - d, t + 2] + days, n=n, b=b)
            self.value("remainder", ["{n} has {v} left", "{v} of “{b}” are still ahead of {n}"], p - q * d, P, [q * d, p - q, p - q * (d + 1)], n=n, b=b, q=f"How many pages does {n} have left?")
            self.value("product", ["so far {n} has done {v}", "{n} has got through {v} of “{b}”"], q * d, P, [p - q * d, q * (d + 1), q * (d - 1)], n=n, b=b)
            self.value("remainder", ["{n} will be finished in {v}", "another {v} and {n} is through with “{b}”"], t - d, DAYS, [t, d + 1, t - d + 1], n=n, b=b)
            self.share("percentage", ["{n} has done {v} of “{b}”", "{v} of “{b}” is behind {n}"], q * d, p, [p - q * d], n=n, b=b)
            if 2 * d != t:
                self.yes("threshold", ["{n} is past the middle of “{b}”", "{n} has more than half of “{b}” behind them"], ["{n} has not reached the middle of “{b}”", "{n} has less than half of “{b}” behind them"], 2 * d > t, n=n, b=b)
            self.value("stated", ["{n} does {v} a day"], q, P, [q + 5, q * 2], n=n)
        if days[0] - done[0] != days[1] - done[1]:
            first = days[0] - done[0] < days[1] - done[1]
            self.flip("order", ["{x} will be finished sooner" if k == 2 else "between {a} and {b}, {x} will be finished sooner"], who[0] if first else who[1], who[1] if first else who[0], a=who[0], b=who[1])
        return text


class Memory(Count):
    def odd(self, r, v):
        return v + r.choice((-1, 1)) * r.randint(1, 3) * (256 if v > 512 else 64)


Kilo = Scaled("kg", "kilograms")
Metre = Scaled("m", "metres")


class SecsOf(Scaled):
    def say(self, r, v):
        v = int(v)
        if v % 60 == 0 and r.random() < .7:
            return f"{v // 60} minute{'s' * (v > 60)}" if v > 60 else r.choice(("one minute", "a minute"))
        return {90: r.choice(("90 seconds", "a minute and a half", "one and a half minutes")), 30: r.choice(("30 seconds", "half a minute"))}.get(v, f"{v} seconds")


Secs = SecsOf("seconds", "seconds")
