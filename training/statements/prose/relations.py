"""Twins over who did what, the order of events, cases of a rule, facts of a kind."""
from ..say import spin
from .doc import Doc


class Relations(Doc):
    WHO = ["{a} {v}", "it was {a} who {v}", "the [one|person] who {v} was {a}", "{a} is the [one|person] who {v}", "{a}, [we read|according to the text|the text says], {v}", "the text names {a} as the one who {v}"]

    def roles(self, pairs, n=3, who=None, two=True):
        """pairs (name or [names], [verb phrases as spins]); every phrase is true of its name only."""
        r = self.r
        name = lambda x: x if isinstance(x, str) else r.choice((x.n, x.n, x.s))
        for _ in range(n):
            i, j = r.sample(range(len(pairs)), 2)
            (a, va), (b, vb) = pairs[i], pairs[j]
            if str(a) == str(b):
                continue
            a_, b_ = name(a), name(b)
            x, y = self.np(r.choice(va)), self.np(r.choice(vb))
            if two and r.random() < .3:
                ts = ["{a} {v}[,|] while {b} {w}", "{a} {v} and {b} {w}", "while {a} {v}, {b} {w}", "{a} {v}, whereas {b} {w}", "it was {a} who {v} and {b} who {w}"]
                t = dict(a=a_, b=b_, v=x, w=y)
                self.add("swap", ts, t, dict(t, a=b_, b=a_))
            elif r.random() < .5:
                self.add("owner", who or self.WHO, dict(a=a_, v=x), dict(a=b_, v=x))
            else:
                self.add("owner", who or self.WHO, dict(a=a_, v=x), dict(a=a_, v=y))

    def order(self, events, n=3):
        """events: clauses (spins) in order of time, all strictly ordered."""
        r = self.r
        for _ in range(n):
            i, j = sorted(r.sample(range(len(events)), 2))
            a, b = self.np(events[i]), self.np(events[j])
            ts = ["{a} before {b}", "{b} after {a}", "before {b}, {a}", "after {a}, {b}", "first {a}, then {b}", "{b} only after {a}", "{a}, and {b} later", "the order was this: first {a}, [and then|later] {b}"]
            self.add("order", ts, dict(a=a, b=b), dict(a=b, b=a))
        if len(events) > 2 and r.random() < .4:
            first = r.random() < .5
            i = 0 if first else len(events) - 1
            j = r.choice([k for k in range(len(events)) if k != i])
            w = "first" if first else "last"
            self.add("order", [f"of the events described, {w} in time is that {{a}}", f"{'before' if first else 'after'} all the other [things|events] described, {{a}}"], dict(a=self.np(events[i])), dict(a=self.np(events[j])))

    def cases(self, cases, say, n=3, templates=None, kind="condition"):
        """cases (noun phrase or clause as spin, outcome key); say: key -> list of predicate spins."""
        r = self.r
        keys = {k for _, k in cases}
        if len(keys) < 2:
            return
        for _ in range(n):
            (c, k) = r.choice(cases)
            d, m = r.choice([x for x in cases if x[1] != k])
            if r.random() < .5:
                (c, k), (d, m) = (d, m), (c, k)
            c_, o, d_ = self.np(c), self.np(r.choice(say[k])), self.np(d)
            ts = templates or ["{c} {o}", "{c} {o}", "[as the text has it|going by the text|by this account], {c} {o}", "{c} {o}[, the text says|]"]
            t = dict(c=c_, o=o)
            f = dict(t, c=d_) if r.random() < .5 else dict(t, o=self.np(r.choice(say[m])))
            self.add(kind, ts, t, f, lead=templates is not None)

    def facts(self, templates, items, n=2, key="v"):
        """items: complete slot sets, all true; a false one takes the value of another item (or another item's other slots)."""
        for _ in range(n):
            a, b = self.r.sample(items, 2)
            if a[key] == b[key]:
                continue
            diff = [k for k in a if k != key and a[k] != b[k]]
            f = dict(a, **{key: b[key]}) if self.r.random() < .5 or not diff else dict(a, **{k: b[k] for k in diff})
            self.add("number", templates, a, f)

    def flag(self, kind, yes, no, holds, **slots):
        """A statement that is true or false as it stands: yes and no are parallel spins; a twin of both (slot {x})."""
        r = self.r
        a, b = (yes, no) if holds else (no, yes)
        i = r.randrange(len(yes))
        self.add(kind, ["{x}"], dict(x=spin(r, a[i]).format(**slots)), dict(x=spin(r, b[i]).format(**slots)))
