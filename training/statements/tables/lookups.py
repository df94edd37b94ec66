"""Claims about single cells: a value, two values, yes or no, gaps, weekdays."""
from ..claims import Retry
from ..vocabulary import MONTHS, WEEKDAYS
from .rows import PEOPLE, PREP, Rows


class Lookups(Rows):
    def lookup(self):
        a = self.some(lambda a: a.kind != "bool")
        e = self.r.choice(self.given(a))
        w = self.other(a, e)
        t, f = self.said(a, e, self.get(e, a)), self.said(a, e, w)
        if a.q and self.r.random() < .5:
            key = "{v}"
            return self.cl.twin("attribute" if not a.number else "number", [key], t, f, q=self.r.choice(a.q), short=True)
        kind = "owner" if a.kind == "person" else "date" if a.kind in ("date", "year", "time") else "attribute" if a.kind == "cat" else "number"
        self.cl.twin(kind, self.lookups(a), t, f)

    def row_swap(self):
        """The same value, said of another row."""
        a = self.some(lambda a: a.kind != "bool")
        e = self.r.choice(self.given(a))
        rest = [x for x in self.given(a) if self.get(x, a) != self.get(e, a)]
        x = self.r.choice(rest)
        if sum(self.get(z, a) == self.get(e, a) for z in self.rows) > 1:
            raise Retry
        t = self.said(a, e, self.get(e, a))
        f = dict(t, e=x)
        if self.r.random() < .45:
            q = self.r.choice((f"Which {self.s} {a.vs} {PREP.get(a.kind, '')}{{v}}?", f"Name the {self.s} that {a.vs} {PREP.get(a.kind, '')}{{v}}."))
            return self.cl.twin("membership", ["{e}"], t, f, q=q, short=True)
        self.cl.twin("swap", self.lookups(a), t, f)

    def two_rows(self):
        a = self.some(lambda a: a.kind != "bool")
        x, y = self.r.sample(self.given(a), 2)
        u, v = self.get(x, a), self.get(y, a)
        if u == v:
            raise Retry
        t = dict(a=x, b=y, u=self.val(a, u), v=self.val(a, v))
        if self.r.random() < .65:
            f = dict(t, u=t["v"], v=t["u"]) if self.r.random() < .5 else dict(t, a=y, b=x)
        else:
            w = self.other(a, y)
            if w == u and not a.number:
                raise Retry
            f = dict(t, v=self.val(a, w))
        p = PREP.get(a.kind, "")
        self.cl.twin("swap", [f"{{a}} {a.vs} {p}{{u}} and {{b}} {p}{{v}}", f"{{a}} {a.vs} {p}{{u}}, while {{b}} {a.vs} {p}{{v}}", f"{{a}} and {{b}} {a.vp} {p}{{u}} and {{v}} respectively",
                              f"while {{a}} {a.vs} {p}{{u}}, it is {{v}} for {{b}}", f"it's {{u}} for {{a}} and {{v}} for {{b}} ({a.nouns[0]})", f"as for the {self.noun(a)}, {{a}} is listed with {{u}} and {{b}} with {{v}}",
                              f"{{b}} {a.vs} {p}{{v}}; {{a}} {a.vs} {p}{{u}}", f"{a.nouns[0]}: {{a}} {{u}}, {{b}} {{v}}"], t, f)

    def two_facts(self):
        a, b = self.r.sample([x for x in self.attrs if x.kind != "bool"], 2)
        e = self.r.choice([x for x in self.rows if self.get(x, a) is not None and self.get(x, b) is not None])
        t = dict(e=e, u=self.val(a, self.get(e, a)), v=self.val(b, self.get(e, b)))
        f = dict(t, v=self.val(b, self.other(b, e))) if self.r.random() < .5 else dict(t, u=self.val(a, self.other(a, e)))
        p, q = PREP.get(a.kind, ""), PREP.get(b.kind, "")
        self.cl.twin("attribute", [f"{{e}} {a.vs} {p}{{u}} and {b.vs} {q}{{v}}", f"{{e}}, which {a.vs} {p}{{u}}, {b.vs} {q}{{v}}" if "person" not in self.s and self.s not in PEOPLE else f"{{e}}, who {a.vs} {p}{{u}}, {b.vs} {q}{{v}}",
                                   f"{{e}} {b.vs} {q}{{v}} and {a.vs} {p}{{u}}", f"{{e}} is listed with {'' if a.count else a.nouns[0] + ' '}{{u}} and {'' if b.count else b.nouns[0] + ' '}{{v}}", f"the entry for {{e}} gives {{u}}{'' if a.count else ' as ' + a.nouns[0]} and {{v}}{'' if b.count else ' as ' + b.nouns[0]}",
                                   f"not only does the list say that {{e}} {a.vs} {p}{{u}}, it also says that it {b.vs} {q}{{v}}" if self.s not in PEOPLE else f"the list says that {{e}} {a.vs} {p}{{u}} and that {{e}} {b.vs} {q}{{v}}"], t, f)

    def hop(self):
        """A row named by one unique value, a second value asked of it."""
        a, b = self.r.sample([x for x in self.attrs if x.kind != "bool"], 2)
        e = self.r.choice([x for x in self.rows if self.get(x, a) is not None and self.get(x, b) is not None])
        if sum(self.get(x, a) == self.get(e, a) for x in self.rows) > 1 or a.kind in ("num", "money") and self.r.random() < .5:
            raise Retry
        t = dict(u=self.val(a, self.get(e, a)), v=self.val(b, self.get(e, b)))
        f = dict(t, v=self.val(b, self.other(b, e)))
        p, q = PREP.get(a.kind, ""), PREP.get(b.kind, "")
        who = "who" if self.s in PEOPLE else "that"
        ts = [f"the {self.s} {who} {a.vs} {p}{{u}} {b.vs} {q}{{v}}", f"{{v}} is the {b.nouns[0]} given for the {self.s} {who} {a.vs} {p}{{u}}" if not b.count else f"it is {{v}} for the {self.s} {who} {a.vs} {p}{{u}}", f"the {self.s} with {'' if a.count else a.nouns[0] + ' '}{{u}} {b.vs} {q}{{v}}",
              f"look for the {self.s} {who} {a.vs} {p}{{u}}: it {b.vs} {q}{{v}}" if self.s not in PEOPLE else f"look for the {self.s} {who} {a.vs} {p}{{u}}: {b.nouns[0]} {{v}}", f"where the {a.nouns[0]} is {{u}}, the {self.noun(b)} is {{v}}" if not (a.count or b.count) else f"the {self.s} {who} {a.vs} {p}{{u}} {b.vs} {{v}}"]
        if self.r.random() < .25:
            return self.cl.twin("coref", ["{v}"], t, f, q=f"What is the {self.noun(b) if not b.count else 'number of ' + b.unit} of the {self.s} {who} {a.vs} {p}{{u}}?", short=True)
        self.cl.twin("coref", ts, t, f)

    def yesno(self):
        a = self.some(lambda a: a.kind == "bool")
        e = self.r.choice(self.given(a))
        yes = self.get(e, a)
        t, f = dict(e=e, vp=a.vs if yes else a.neg[0], x="Yes" if yes else "No"), dict(e=e, vp=a.neg[0] if yes else a.vs, x="No" if yes else "Yes")
        roll = self.r.random()
        if roll < .25:
            return self.cl.twin("negation", ["{x}", "{x}, {e} {vp}"], t, f, q=self.r.choice(a.q), short=self.r.random() < .5)
        rest = [x for x in self.given(a) if self.get(x, a) != yes]
        if roll < .55 and rest:
            x = self.r.choice(rest)
            t = dict(a=e, b=x, u=t["vp"], v=f["vp"])
            return self.cl.twin("negation", ["{a} {u}, but {b} {v}", "{a} {u} while {b} {v}", "{a} {u}; {b} {v}", "unlike {b}, {a} {u}", "whereas {b} {v}, {a} {u}", "{b} {v}, in contrast to {a}, which {u}" if self.s not in PEOPLE else "{b} {v}, in contrast to {a}, who {u}"], t, dict(t, a=x, b=e))
        if roll < .75 and rest:
            return self.cl.twin("negation", ["{e} {vp}", "going by the list, {e} {vp}", "as for {e}, it {vp}" if self.s not in PEOPLE else "{e} {vp}", "the entry says that {e} {vp}"], t, dict(t, e=self.r.choice(rest)))
        self.cl.twin("negation", ["{e} {vp}", "going by the list, {e} {vp}", "the record shows that {e} {vp}", "it is stated that {e} {vp}", "{e} {vp}, if the list is right", "careful: {e} {vp}"], t, f)

    def missing(self):
        gaps = [(e, a) for e in self.rows for a in self.attrs if self.get(e, a) is None]
        if not gaps:
            raise Retry
        e, a = self.r.choice(gaps)
        label = lambda a: "number of " + a.unit if a.count else a.nouns[0]
        n = label(a)
        f = [dict(e=x, n=n) for x in self.given(a)] + [dict(e=e, n=label(b)) for b in self.attrs if self.get(e, b) is not None]
        self.cl.twin("absence", ["no {n} is given for {e}", "the {n} of {e} is not stated", "for {e}, the {n} is missing", "the document leaves the {n} of {e} open", "there is no entry for {e} under {n}", "one cannot tell the {n} of {e} from the list", "{e} is listed without a value for {n}", "the {n} is left blank for {e}"], dict(e=e, n=n), self.r.choice(f))

    def weekday(self):
        a = self.some(lambda a: a.kind == "date")
        e = self.r.choice(self.given(a))
        d = self.get(e, a)
        roll = self.r.random()
        if roll < .35:
            w = (d.weekday() + self.r.choice((1, 2, 3, 4, 5, 6))) % 7
            return self.cl.twin("date", [f"{{e}} {a.vs} on a {{d}}", f"the {a.nouns[0]} of {{e}} falls on a {{d}}", f"the day of the week for {{e}} ({a.nouns[0]}) is {{d}}", f"for {{e}}, the {a.nouns[0]} is a {{d}}"], dict(e=e, d=WEEKDAYS[d.weekday()]), dict(e=e, d=WEEKDAYS[w]))
        other = [self.get(x, a) for x in self.given(a) if (self.get(x, a).year, self.get(x, a).month) != (d.year, d.month)]
        if not other:
            raise Retry
        o = self.r.choice(other)
        if roll < .8 or o.year == d.year:
            t, f = (dict(e=e, d=f"{MONTHS[x.month - 1]} {x.year}") for x in (d, o))
        else:
            t, f = (dict(e=e, d=str(x.year)) for x in (d, o))
        self.cl.twin("date", [f"{{e}} {a.vs} in {{d}}", f"the {a.nouns[0]} of {{e}} is in {{d}}", f"{{d}} is when {{e}} {a.vs}", f"it was in {{d}} that {{e}} {a.vs}" if a.vs.split()[0] not in ("is", "expires") else f"it is in {{d}} that {{e}} {a.vs}"], t, f)
