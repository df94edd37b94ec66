"""Logs of jobs on hosts."""
import datetime

from ..claims import Claims, Retry, Skilled
from ..names import Names
from ..say import Say, plain


class Log(Skilled):
    """Jobs that start and finish on hosts, with warnings and errors between."""

    def __init__(self, rng):
        self.r = r = rng
        names = Names(r)
        self.jobs = [names.make("service") for _ in range(r.choice((3, 3, 4)))]
        host = [names.make("server") for _ in range(2)]
        at = datetime.datetime(r.randint(2021, 2025), r.randint(1, 12), r.randint(1, 28), r.randint(0, 19), r.randint(0, 59), r.randint(0, 59))
        self.day = at.date()
        self.info, events = {}, []
        secs = r.sample(range(20, 3000), len(self.jobs))
        for j, s in zip(self.jobs, secs):
            at += datetime.timedelta(seconds=r.randint(5, 700))
            end = at + datetime.timedelta(seconds=s)
            ok = r.random() < .6
            self.info[j] = dict(start=at, end=end, s=s, ok=ok, host=r.choice(host), rows=r.randint(40, 90000), warn=0)
            events += [(at, "INFO", j, "started"), (end, "INFO" if ok else "ERROR", j, f"finished, {self.info[j]['rows']} rows written" if ok else f"failed with exit code {r.choice((1, 2, 13, 137))}")]
            for _ in range(r.choice((0, 0, 1, 2))):
                self.info[j]["warn"] += 1
                events.append((at + datetime.timedelta(seconds=r.randint(1, s - 1)), "WARN", j, r.choice(("slow query", "retrying connection", "disk almost full", "queue is long"))))
        events.sort()
        if len({e[0] for e in events}) < len(events) or len({i["ok"] for i in self.info.values()}) < 2 or events[-1][0].date() != self.day:
            raise Retry
        self.events = events
        style = r.randrange(3)
        line = lambda t, l, j, m: {0: f"{t.isoformat(sep=' ')} {l:<5} [{self.info[j]['host']}] {j}: {m}", 1: f"{t.isoformat()}Z {self.info[j]['host']} {j} level={l.lower()} msg=\"{m}\"", 2: f"{t.strftime('%H:%M:%S')} {l} {j}@{self.info[j]['host']} - {m}"}[style]
        self.body = "\n".join(line(*e) for e in events)
        self.say, self.cl = Say(r, "€"), Claims(r, set(self.jobs) | set(host))

    def secs(self, s):
        m, x = divmod(s, 60)
        return self.r.choice((f"{s} seconds", f"{s} s", (f"{m} min {x} s" if m else f"{s} seconds"), (f"{m} minute{'s' * (m > 1)} and {x} seconds" if m and x > 1 else f"{s} seconds")))

    def clock(self, t):
        return t.strftime("%H:%M:%S")

    def ended(self):
        j = self.r.choice(self.jobs)
        ok = self.info[j]["ok"]
        x = self.r.choice([k for k in self.jobs if self.info[k]["ok"] != ok])
        good = ("finished normally", "ran through without failing", "ended without an error", "completed")
        bad = ("failed", "did not complete", "ended with an error", "broke off with an error")
        i = self.r.randrange(4)
        t = dict(j=j, v=(good if ok else bad)[i])
        f = dict(t, j=x) if self.r.random() < .5 else dict(t, v=(bad if ok else good)[i])
        if self.r.random() < .25:
            return self.cl.twin("negation", ["{v}"], dict(v="Yes" if ok else "No"), dict(v="No" if ok else "Yes"), q=f"Did {j} complete?", short=True)
        self.cl.twin("negation", ["{j} {v}", "the log shows that {j} {v}", "as for {j}, it {v}", "judging by the log, {j} {v}"], t, f)

    def duration(self):
        j = self.r.choice(self.jobs)
        wrong = [self.info[k]["s"] for k in self.jobs if k != j]
        t, f = dict(j=j, v=self.secs(self.info[j]["s"])), dict(j=j, v=self.secs(self.r.choice(wrong)))
        self.cl.twin("arithmetic", ["{j} ran for {v}", "{v} passed between the start and the end of {j}", "the run of {j} took {v}", "{j} was at work for {v}", "from start to end, {j} took {v}"], t, f)

    def order(self):
        a, b = self.r.sample(self.jobs, 2)
        key, w = self.r.choice((("start", "started"), ("end", "ended")))
        if self.info[a][key] > self.info[b][key]:
            a, b = b, a
        before = self.r.random() < .5
        t = dict(a=a, b=b, d="before") if before else dict(a=b, b=a, d="after")
        f = dict(t, a=t["b"], b=t["a"]) if self.r.random() < .5 else dict(t, d="after" if before else "before")
        self.cl.twin("order", [f"{{a}} {w} {{d}} {{b}}", f"{{a}} {w} {{d}} {{b}} {w}", f"the log has {{a}} as {w} {{d}} {{b}}", f"{{d}} {{b}} {w}, {{a}} had {w}" if before else f"{{a}} {w} only {{d}} {{b}} {w}"] if f["d"] == t["d"] else [f"{{a}} {w} {{d}} {{b}}", f"{{a}} {w} {{d}} {{b}} {w}", f"the log has {{a}} as {w} {{d}} {{b}}"], t, f)

    def overlap(self):
        """Still running when another started?"""
        pairs = [(a, b) for a in self.jobs for b in self.jobs if a != b and self.info[a]["start"] < self.info[b]["start"]]
        yes = [p for p in pairs if self.info[p[0]]["end"] > self.info[p[1]]["start"]]
        no = [p for p in pairs if self.info[p[0]]["end"] < self.info[p[1]]["start"]]
        if not yes or not no:
            raise Retry
        still = self.r.random() < .5
        t, f = (self.r.choice(yes), self.r.choice(no)) if still else (self.r.choice(no), self.r.choice(yes))
        ts = ["{a} was still running when {b} started", "when {b} started, {a} had not ended yet", "{b} began before {a} was over"] if still else ["{a} had already ended when {b} started", "when {b} started, {a} was over", "{b} began after the end of {a}"]
        self.cl.twin("order", ts, dict(a=t[0], b=t[1]), dict(a=f[0], b=f[1]))

    def longest(self):
        top = self.r.random() < .5
        o = sorted(self.jobs, key=lambda j: self.info[j]["s"], reverse=top)
        w = "longest" if top else "shortest"
        self.cl.twin("comparison", [f"{{j}} had the {w} run", f"the {w} run was that of {{j}}", f"of all jobs, {{j}} took the {'most' if top else 'least'} time", f"no job ran for a {'longer' if top else 'shorter'} time than {{j}}"], dict(j=o[0]), dict(j=self.r.choice(o[1:])))

    def counts(self):
        level, name = self.r.choice((("WARN", "warnings"), ("ERROR", "errors")))
        k = sum(e[1] == level for e in self.events)
        if k < 1:
            raise Retry
        w = self.r.choice([x for x in (k - 1, k + 1, k + 2, sum(e[1] == ("ERROR" if level == "WARN" else "WARN") for e in self.events)) if x > 0 and x != k])
        t, f = (dict(k=self.say.count(x)) for x in (k, w))
        self.cl.twin("quantifier", [f"the number of {name} in the log is {{k}}", f"lines at level {level}: {{k}}", f"counting {name}, one gets to {{k}}", f"the log has this many lines at level {level}: {{k}}"], t, f)

    def rows(self):
        good = [j for j in self.jobs if self.info[j]["ok"]]
        if len(good) < 2:
            raise Retry
        a, b = self.r.sample(good, 2)
        u, v = self.info[a]["rows"], self.info[b]["rows"]
        n = lambda x: plain(x)
        if self.r.random() < .5:
            t = dict(a=a, v=n(u))
            return self.cl.twin("number", ["{a} wrote {v} rows", "{v} rows were written by {a}", "the row count of {a} is {v}"], t, dict(t, v=n(v)))
        t, f = dict(a=a, b=b, v=n(u + v)), dict(a=a, b=b, v=n(abs(u - v)) if self.r.random() < .5 else n(u + v + self.r.choice((100, -100, 1000))))
        self.cl.twin("arithmetic", ["{a} and {b} wrote {v} rows together", "together, {a} and {b} come to {v} rows", "adding up {a} and {b} gives {v} rows"], t, f)

    def times(self):
        j = self.r.choice(self.jobs)
        key, w = self.r.choice((("start", "started"), ("end", "ended")))
        right, wrong = self.info[j][key], self.r.choice([self.info[j]["end" if key == "start" else "start"]] + [self.info[k][key] for k in self.jobs if k != j])
        t, f = (dict(j=j, v=self.clock(x)) for x in (right, wrong))
        self.cl.twin("date", [f"{{j}} {w} at {{v}}", f"at {{v}}, {{j}} {w}", f"{{v}} is the time at which {{j}} {w}"], t, f)

    def hosts(self):
        j = self.r.choice(self.jobs)
        others = sorted({self.info[k]["host"] for k in self.jobs} - {self.info[j]["host"]})
        if not others:
            raise Retry
        t = dict(j=j, h=self.info[j]["host"])
        self.cl.twin("attribute", ["{j} ran on {h}", "{h} is the host of {j}", "{j} was executed on {h}", "the machine that ran {j} is {h}"], t, dict(t, h=others[0]))

    SKILLS = dict(ended=2, duration=2, order=2, overlap=1.5, longest=1.5, counts=1.5, rows=1.5, times=1.5, hosts=1)


def log_document(rng):
    for _ in range(80):
        try:
            l = Log(rng)
        except Retry:
            continue
        if 150 <= len(l.body) <= 1200:
            c = l.claims(rng.choice((4, 5, 5, 6)))
            if len(c) >= 8:
                return "job_log", l.body, c
    raise Retry
