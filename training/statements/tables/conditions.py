"""Claims about the rows for which a condition holds: how many, which, all but one, every, both."""
import datetime
from decimal import Decimal as D

from ..claims import Retry, Two
from ..say import join
from ..vocabulary import DAY, WORDS
from .rows import PEOPLE, PREP, Rows

OPPOSITE = {"more than": "less than", "less than": "more than", "fewer than": "more than", "over": "under", "under": "over", "above": "below", "below": "above", "at least": "at most", "at most": "at least",
            "no less than": "no more than", "no fewer than": "no more than", "not less than": "not more than", "not more than": "not less than", "before": "after", "after": "before"}
PAST = set("yielded scored won had received sold raised made recorded reached opened joined came logged handled saw reported used needed failed passed expired".split())


class Pred:
    """A condition on rows: singular and plural verb phrase, the rows for which it holds, those for which it holds with a misread limit or direction, and another condition that is easily mistaken for it."""

    def __init__(self, sg, pl, rows, near=(), negative=False, opposite=None):
        self.sg, self.pl, self.rows, self.near, self.negative, self.opposite, self.named = sg, pl, rows, near, negative, opposite, False


class Conditions(Rows):
    def pred(self, kinds=None):
        """A random condition over a full column."""
        a = self.full(lambda a: kinds is None or a.kind in kinds)
        values = {e: self.get(e, a) for e in self.rows}
        p = PREP.get(a.kind, "")
        if a.kind == "bool":
            pos = self.r.random() < .5
            sg, pl = (a.vs, a.vp) if pos else a.neg
            other = Pred(*(a.neg if pos else (a.vs, a.vp)), {e for e in self.rows if values[e] != pos})
            return Pred(sg, pl, {e for e in self.rows if values[e] == pos}, negative=not pos, opposite=other)
        if a.kind in ("cat", "person"):
            some = sorted(set(values.values()))
            self.r.shuffle(some)
            both = [Pred(f"{a.vs} {v}", f"{a.vp} {v}", {e for e in self.rows if values[e] == v}) for v in some[:2]]
            both[0].opposite, both[0].named = both[-1], True
            return both[0]
        t = self.threshold(a)
        v = self.val(a, t)
        more = self.r.random() < .5
        edge = t in values.values()
        if a.number:
            strict = self.r.random() < (.5 if edge else .8)
            word = self.r.choice({(1, 1): ("more than", "over", "above") if a.vs not in ("costs", "has") else ("more than", "over"), (1, 0): ("at least", "no less than", "not less than") if not a.count else ("at least", "no fewer than"),
                                  (0, 1): ("less than", "under", "below") if not a.count else ("fewer than", "under"), (0, 0): ("at most", "no more than", "not more than")}[more, strict])
            if word == "above" and a.vs.split()[-1] not in ("at", "to"):
                word = "more than"
            if word == "below" and a.vs.split()[-1] not in ("at", "to"):
                word = "less than"
            if a.kind == "num" and a.unit in ("%",) and word == "under":
                word = "less than"
        else:
            strict = True
            word = "after" if more else "before"
            p = ""
        test = (lambda x: x > t) if more and strict else (lambda x: x >= t) if more else (lambda x: x < t) if strict else (lambda x: x <= t)
        loose = (lambda x: x >= t) if more and strict else (lambda x: x > t) if more else (lambda x: x <= t) if strict else (lambda x: x < t)
        back = (lambda x: x < t) if more else (lambda x: x > t)
        rows = {e for e in self.rows if test(values[e])}
        turned = OPPOSITE.get(word)
        flip = (lambda x: x < t) if more and strict else (lambda x: x <= t) if more else (lambda x: x > t) if strict else (lambda x: x >= t)
        if a.count and turned == "less than":
            turned = "fewer than"
        other = turned and Pred(f"{a.vs} {p}{turned} {v}", f"{a.vp} {p}{turned} {v}", {e for e in self.rows if flip(values[e])})
        return Pred(f"{a.vs} {p}{word} {v}", f"{a.vp} {p}{word} {v}", rows, [{e for e in self.rows if z(values[e])} for z in (loose, back)], opposite=other)

    def threshold(self, a):
        """A round value between two neighbours of a column, or (one time in three) one of its values."""
        vs = sorted(self.get(e, a) for e in self.given(a))
        i = self.r.randrange(len(vs) - 1)
        lo, hi = vs[i], vs[i + 1]
        if self.r.random() < .33:
            return self.r.choice((lo, hi))
        if a.number:
            for size in (10000000, 1000000, 500000, 100000, 50000, 10000, 5000, 1000, 500, 100, 50, 25, 20, 10, 5, 2, 1):
                c = (lo // size + 1) * size
                if lo < c < hi:
                    return D(c)
            if a.dec:
                c = lo + D(1).scaleb(-a.dec)
                if c < hi:
                    return c
            return self.r.choice((lo, hi))
        if a.kind == "date":
            if (hi - lo).days < 2:
                return lo
            for c in (datetime.date(hi.year, 1, 1), datetime.date(hi.year, hi.month, 1), datetime.date(hi.year, hi.month, 15)):
                if lo < c < hi:
                    return c
            return lo + DAY
        if a.kind == "year":
            return next((c for c in (hi // 50 * 50, hi // 10 * 10, hi // 5 * 5) if lo < c < hi), hi)
        return next((c for c in (hi // 60 * 60, hi // 30 * 30) if lo < c < hi), hi)

    def count(self):
        c = self.pred()
        k, n = len(c.rows), len(self.rows)
        wrong = [len(s) for s in c.near if len(s) != k] * 2 + [x for x in ((k - 1, k + 1) if c.named else (k - 1, k + 1, n - k)) if x != k]
        wrong = [x for x in wrong if 0 < x < n]
        if not wrong or not 0 < k < n or k == 1 and self.r.random() < (.6 if c.named else .25):        # one is otherwise the true number too often
            raise Retry
        w = self.r.choice(wrong)
        who = "who" if self.s in PEOPLE else "that"
        o = c.opposite
        if o and o.sg != c.sg and len(o.rows) != k and self.r.random() < .5:            # the same number, said of the opposite condition
            t, f = (dict(k=WORDS[k], n=self.n, vp=x.sg if k == 1 else x.pl) for x in (c, o))
            return self.cl.twin("quantifier", [f"{{k}} of the {{n}} {self.p} {{vp}}", f"exactly {{k}} of the {self.p} {{vp}}", f"out of {{n}} {self.p}, {{k}} {{vp}}", "in total {k} of them {vp}", "just {k} of the {n} listed {vp}", f"{{k}} {{vp}}, out of {{n}} {self.p}"], t, f)

        def slots(k, like=None):
            form = lambda k: WORDS[k] if like else str(k)
            return dict(k=form(k), vp=c.sg if k == 1 else c.pl, n=self.n)
        spell = self.r.random() < .8
        t, f = slots(k, spell), slots(w, spell)
        t["m"], f["m"] = (WORDS[n - k], WORDS[n - w]) if spell else (str(n - k), str(n - w))
        if self.r.random() < .4:
            return self.cl.twin("quantifier", ["{k}", "{k} of the {n}", "{k}, out of {n}"], dict(t, vp=""), dict(f, vp=""), q=f"How many {self.p} {c.pl}?", short=True)
        ts = [f"{{k}} of the {{n}} {self.p} {{vp}}", f"exactly {{k}} of the {self.p} {{vp}}", f"out of {{n}} {self.p}, {{k}} {{vp}}", f"the number of {self.p} {who} {c.pl} is {{k}}", "in total {k} of them {vp}", "just {k} of the {n} listed {vp}", f"{{k}} {{vp}}, out of {{n}} {self.p}", f"you can count {{k}} of the {{n}} {who} {{vp}}"]
        if t["vp"] != f["vp"]:                       # the verb agrees with the number; only the number is wrong
            x = self.r.choice(ts)
            ts = [Two(x.replace("{vp}", t["vp"]), x.replace("{vp}", f["vp"]))]
            f["vp"] = t["vp"]
        self.cl.twin("quantifier", ts, t, f)

    def members(self):
        c = self.pred()
        inside = [e for e in self.rows if e in c.rows]
        outside = [e for e in self.rows if e not in c.rows]
        if not inside or not outside or len(inside) > 4:
            raise Retry
        wrong = list(inside)
        wrong[self.r.randrange(len(wrong))] = self.r.choice(outside)
        cases = [wrong]
        if len(inside) > 2:
            cases.append(self.r.sample(inside, len(inside) - 1))
        if 1 < len(inside) < 4 and len(outside) > 1:
            cases.append(inside + [self.r.choice(outside)])
        wrong = self.r.choice(cases)
        wrong = [e for e in self.rows if e in wrong] if self.r.random() < .7 else wrong
        if (len(wrong) == 1) != (len(inside) == 1):
            raise Retry
        single = len(inside) == 1
        vp = c.sg if single else c.pl
        t, f = dict(e=join(inside)), dict(e=join(wrong))
        who = "who" if self.s in PEOPLE else "that"
        if self.r.random() < .35:
            return self.cl.twin("membership", ["{e}", "only {e}"], t, f, q=f"Which {self.p} {c.pl}?", short=True)
        ts = [f"only {{e}} {vp}", f"the only {self.s if single else self.p} {who} {vp} {'is' if single else 'are'} {{e}}", f"the {self.p} {who} {c.pl}: {{e}}" if not single else f"the one {self.s} {who} {vp}: {{e}}",
              f"{{e}} and {'nobody' if self.s in PEOPLE else 'nothing'} else {vp}", f"if you want {self.p} {who} {c.pl}, there {'is' if single else 'are'} only {{e}}", f"{{e}} alone {vp}", f"the list of {self.p} {who} {c.pl} consists of {{e}}"]
        if not c.negative:
            tail = {"is": "is", "are": "is", "was": "was", "were": "was", "has": "does", "have": "does", "can": "can"}.get(vp.split()[0], "did" if vp.split()[0] in PAST else "does")
            ts += [f"{{e}} {vp}, and no other {self.s} {tail}"]
            if not set(wrong) > set(inside):
                ts.append(f"apart from {{e}}, none of the {self.p} {c.pl}")
        self.cl.twin("membership", ts, t, f)

    def except_(self):
        c = self.pred()
        out = [e for e in self.rows if e not in c.rows]
        if len(out) != 1 or len(self.rows) < 3:
            raise Retry
        t, f = dict(e=out[0]), dict(e=self.r.choice([e for e in self.rows if e in c.rows]))
        self.cl.twin("exception", [f"all {self.p} except {{e}} {c.pl}", f"every {self.s} but {{e}} {c.sg}", f"with the exception of {{e}}, all {self.p} {c.pl}", f"all {self.p} {c.pl}, only {{e}} is an exception", f"leaving {{e}} aside, every {self.s} {c.sg}", f"{{e}} is the only {self.s} for which it is not true that it {c.sg}" if self.s not in PEOPLE else f"apart from {{e}}, everyone {c.sg}",
                                   f"apart from {{e}}, all of the {self.p} {c.pl}", f"each {self.s} {c.sg}, {{e}} excepted"], t, f)

    def both(self):
        c = self.pred()
        inside = [e for e in self.rows if e in c.rows]
        outside = [e for e in self.rows if e not in c.rows]
        neither = self.r.random() < .5 and not c.negative
        yes, no = (outside, inside) if neither else (inside, outside)
        if len(yes) < 2 or not no:
            raise Retry
        x, y = self.r.sample(yes, 2)
        z = self.r.choice(no)
        t = dict(a=x, b=y)
        f = dict(t, a=z) if self.r.random() < .5 else dict(t, b=z)
        ts = [f"neither {{a}} nor {{b}} {c.sg}", f"it is not true of either {{a}} or {{b}} that it {c.sg}" if self.s not in PEOPLE else f"neither {{b}} nor {{a}} {c.sg}"] if neither else \
            [f"both {{a}} and {{b}} {c.pl}", f"{{a}} and {{b}} both {c.pl}", f"{{a}} as well as {{b}} {c.sg}", f"{{a}} {c.sg}, and so does {{b}}" if c.sg.split()[0] not in ("is", "was", "has", "can", "cannot") else f"{{a}} and also {{b}} {c.pl}", f"not only {{a}} but also {{b}} {c.sg}"]
        self.cl.twin("quantifier", ts, t, f)

    def every(self):
        a = self.full(lambda a: a.number)
        vs = sorted(self.get(e, a) for e in self.rows)
        low = self.r.random() < .5
        good = vs[0] if low else vs[-1]
        if self.r.random() < .5:
            size = D(10) ** max(-a.dec, len(str(int(abs(good)))) - 2)
            good = (good // size) * size if low else (good // size + 1) * size
        bad = self.r.choice(vs[1:3]) if low else self.r.choice(vs[-3:-1])
        if good <= 0 or vs[0] <= 0:
            raise Retry
        t, f = dict(v=self.val(a, good)), dict(v=self.val(a, bad))
        if low:
            ts = [f"every {self.s} {a.vs} at least {{v}}", f"all {self.p} {a.vp} {{v}} or more", f"none of the {self.p} {a.vp} less than {{v}}" if not a.count else f"none of the {self.p} {a.vp} fewer than {{v}}", f"each {self.s} {a.vs} no less than {{v}}", f"no {self.s} {a.vs} under {{v}}" if a.unit != "%" else f"no {self.s} {a.vs} less than {{v}}"]
        else:
            ts = [f"every {self.s} {a.vs} at most {{v}}", f"all {self.p} {a.vp} {{v}} or less", f"none of the {self.p} {a.vp} more than {{v}}", f"each {self.s} {a.vs} no more than {{v}}", f"no {self.s} {a.vs} over {{v}}" if a.unit != "%" else f"no {self.s} {a.vs} more than {{v}}"]
        self.cl.twin("quantifier", ts, t, f)

    def among(self):
        """A superlative within the rows that satisfy a condition."""
        c = self.pred(("bool", "cat", "person"))
        a = self.full(lambda a: a.ordered and a.sup)
        inside = sorted((e for e in c.rows), key=lambda e: self.get(e, a))
        if len(inside) < 2 or len(inside) == len(self.rows):
            raise Retry
        hi, lo = self.r.choice(a.sup)
        top = self.r.random() < .5
        e = inside[-1] if top else inside[0]
        vp = (hi if top else lo).replace(" {s}", "")
        everyone = sorted(self.rows, key=lambda z: self.get(z, a))
        w = [x for x in inside if x != e] + [x for x in (everyone[-1] if top else everyone[0],) if x not in inside] * 2
        who = "who" if self.s in PEOPLE else "that"
        self.cl.twin("condition", [f"of the {self.p} {who} {c.pl}, {{e}} {vp}", f"among those {who} {c.pl}, {{e}} {vp}", f"if you only count {self.p} {who} {c.pl}, {{e}} {vp}", f"{{e}} {vp} among the {self.p} {who} {c.pl}", f"looking only at {self.p} {who} {c.pl}, it is {{e}} that {vp}"], dict(e=e), dict(e=self.r.choice(w)))

    def both_conditions(self):
        """Rows that satisfy two conditions at once."""
        c, d = self.pred(), self.pred()
        if c.sg.split()[:2] == d.sg.split()[:2]:
            raise Retry
        hit = c.rows & d.rows
        miss = [e for e in self.rows if e not in hit and (e in c.rows or e in d.rows)]
        if len(hit) != 1 or not miss:
            raise Retry
        who = "who" if self.s in PEOPLE else "that"
        t, f = dict(e=next(iter(hit))), dict(e=self.r.choice(miss))
        if self.r.random() < .3:
            return self.cl.twin("condition", ["{e}"], t, f, q=f"Which {self.s} {c.sg} and {d.sg}?", short=True)
        self.cl.twin("condition", [f"{{e}} is the only {self.s} {who} {c.sg} and {d.sg}", f"only {{e}} {c.sg} and also {d.sg}", f"the one {self.s} {who} both {c.sg} and {d.sg} is {{e}}", f"{{e}} {c.sg} and {d.sg}", f"looking for one {who} {c.sg} and {d.sg}, you end up with {{e}}"], t, f)
