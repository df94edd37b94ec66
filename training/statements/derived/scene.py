"""A document of scenes: amounts that occur, claims over one value or one word."""
import itertools
from decimal import Decimal as D

from ..claims import Retry
from ..prose.doc import Doc, LEADS
from ..say import plain, spin
from ..vocabulary import WORDS
from .measures import Count, Money, PCT

ABOUT = ("about", "roughly", "around", "approximately", "some", "close to")
FRACTIONS = {"half": 50, "a third": 100 / 3, "a quarter": 25, "two thirds": 200 / 3, "three quarters": 75, "a fifth": 20, "two fifths": 40, "three fifths": 60, "a tenth": 10, "four fifths": 80}


class Scene(Doc):
    """Claims are resolved when the text is complete, since what occurs in it decides how they can be wrong."""

    def __init__(self, rng):
        super().__init__(rng)
        self.org = self.ref = "the office"
        self.money = Money(self.cur)
        self.shown, self.later = {}, []

    def show(self, measure, v):
        """The value as the document says it."""
        self.shown.setdefault(measure.key, []).append(measure.norm(v))
        return measure.say(self.r, v)

    def occurs(self, measure, *values):
        for v in values:
            self.shown.setdefault(measure.key, []).append(measure.norm(v))

    def value(self, kind, templates, right, measure, near=(), q=None, positive=True, **slots):
        """Twin over {v}; near: results of other operands, as plausible as the right one."""
        self.later.append(lambda: self._value(kind, templates, right, measure, near, q, positive, slots))

    def _value(self, kind, templates, right, measure, near, q, positive, slots):
        r = self.r
        right = measure.norm(right)
        number = isinstance(right, (D, int))
        least = 2 if isinstance(measure, Count) and right != 1 else 0        # no singular after a plural verb
        fit = lambda x: x != right and (not number or not positive or x > 0 and x >= least)
        known = self.shown.get(measure.key, [])
        occurring = sorted({x for x in known if fit(x)})
        if isinstance(right, D) and right > 0:
            occurring = [x for x in occurring if right / 4 <= x <= right * 4]
        absent = [x for x in map(measure.norm, near) if fit(x) and x not in known]
        if isinstance(right, D) and right > 0:
            absent = [x for x in absent if right / 6 <= x <= right * 6]
        odd = []
        for _ in range(12):
            x = measure.odd(r, right)
            if fit(x) and x not in known:
                odd.append(x)
        share = .42 if right not in known else .32
        roll = r.random()
        if occurring and roll < share:
            wrong = r.choice(occurring)
        elif absent and r.random() < .6:
            wrong = r.choice(absent)
        elif odd:
            wrong = odd[0]
        else:
            raise Retry
        t, f = measure.say(r, right), measure.say(r, wrong)
        if t == f:
            raise Retry
        slots = {k: v for k, v in slots.items()}
        if q and r.random() < .4:
            self.add(kind, ["{v}", "{v}", "It is {v}.", "That would be {v}."] if measure.key not in ("date", "clock") else ["{v}"], dict(slots, v=t), dict(slots, v=f), q=spin(r, q if isinstance(q, str) else r.choice(q)), short=True)
        else:
            self.add(kind, templates, dict(slots, v=t), dict(slots, v=f))

    def about(self, kind, templates, right, measure, near=(), **slots):
        """Twin over a rounded {v} with {n}; wrong by more than a tenth."""
        self.later.append(lambda: self._about(kind, templates, right, measure, near, slots))

    def _about(self, kind, templates, right, measure, near, slots):
        r, right = self.r, D(right)
        if right < 40:
            raise Retry

        def rnd(z, digits=1):
            e = D(10) ** (z.adjusted() - digits)
            return (z / e).to_integral_value() * e
        v = rnd(right)
        if v == right or abs(v - right) > right * D(".04"):
            raise Retry
        pool = [rnd(D(x)) for x in list(near) + self.shown.get(measure.key, []) if x > 0] + [rnd(right * D(str(k))) for k in (.7, .8, .85, 1.2, 1.3, 1.4)]
        pool = [x for x in pool if abs(x - right) > right * D(".13") and right / 4 < x < right * 4]
        n = r.choice(ABOUT)
        self.add(kind, templates, dict(slots, n=n, v=measure.say(r, v)), dict(slots, n=n, v=measure.say(r, r.choice(pool))))

    def share(self, kind, templates, part, whole, others=(), **slots):
        """Twin over {v}, a share as a percentage or a fraction; others: parts of the same whole."""
        self.later.append(lambda: self._share(kind, templates, part, whole, others, slots))

    def _share(self, kind, templates, part, whole, others, slots):
        r = self.r
        p = float(part) / float(whole) * 100
        pool = [float(x) / float(whole) * 100 for x in others] + [p + d for d in (-25, -18, -12, 12, 18, 25)] + [float(x) for x in self.shown.get("%", [])]
        pool = [x for x in pool if 2 < x < 98 and abs(x - p) > max(5, p * .15)]
        if not pool or not 2 < p < 98:
            raise Retry
        x = r.choice(pool)
        frac = [w for w, f in FRACTIONS.items() if abs(f - p) < (1.6 if p > 15 else .8)]
        if frac and r.random() < .75:
            w = frac[0]
            exact = abs(FRACTIONS[w] - p) < 1e-9
            n = "" if exact else r.choice(ABOUT[:4]) + " "
            wrong = min((f for f in FRACTIONS if abs(FRACTIONS[f] - p) > 7), key=lambda f: abs(FRACTIONS[f] - x) + r.random())
            return self.add(kind, templates, dict(slots, v=n + w), dict(slots, v=n + wrong))
        n = "" if abs(p - round(p)) < 1e-9 and r.random() < .8 else r.choice(ABOUT[:4]) + " "
        self.add(kind, templates, dict(slots, v=n + PCT.say(r, round(p))), dict(slots, v=n + PCT.say(r, round(x))))

    def flip(self, kind, templates, right, wrong, q=None, **slots):
        """Twin over {x}, a word or a name."""
        self.later.append(lambda: self._flip(kind, templates, right, wrong, q, slots))

    def _flip(self, kind, templates, right, wrong, q, slots):
        wrong = self.r.choice(wrong) if isinstance(wrong, (list, tuple)) else wrong
        if q and self.r.random() < .4:
            self.add(kind, ["{x}"], dict(slots, x=right), dict(slots, x=wrong), q=spin(self.r, q), short=True)
        else:
            self.add(kind, templates, dict(slots, x=right), dict(slots, x=wrong))

    def yes(self, kind, good, bad, holds, wrong_only=False, q=None, **slots):
        """Twin of what holds and what does not: good and bad are lists of templates of the two outcomes."""
        a, b = (good, bad) if holds else (bad, good)

        def job():
            r = self.r
            if q and r.random() < .4:
                return self.add(kind, ["{x}"], dict(slots, x="Yes" if holds else "No"), dict(slots, x="No" if holds else "Yes"), q=spin(r, q), short=True)
            i = r.randrange(min(len(a), len(b)))
            fmt = lambda t: spin(r, t).format(**slots)
            self.add(kind, ["{x}"], dict(x=fmt(a[i])), dict(x=fmt(b[i])))
        self.later.append(job)

    def resolve(self, most):
        """Makes the jobs of claims, at most so many, drawn from all."""
        self.r.shuffle(self.later)
        for job in self.later[:most]:
            try:
                job()
            except (Retry, IndexError, ZeroDivisionError):
                pass

    def many(self, k):
        return WORDS[k] if k <= 12 and self.r.random() < .8 else str(k)

    def widen(self):
        """Wrong words that are only what is left where the true claim has a `not`: the rest of the sentence is wrong with them."""
        for c in self.cl.out:
            w = c.get("w", "")
            at = f" {c['t']}".find(f" {w} ")
            if w in LITTLE and at >= 0:
                c["w"] = c["t"][at:].rstrip(".")

    def merge(self, pairs):
        """Some pairs of two clauses, the second of which is wrong in the false twin."""
        r, plain_pairs = self.r, [p for p in pairs if not any("q" in c for c in p)]
        r.shuffle(plain_pairs)
        out = []
        for p, q in zip(plain_pairs[::2], plain_pairs[1::2]):
            if r.random() < .2:
                out.append([p, q])
        for p, q in out:
            true = {c["y"]: c for c in p}
            other = {c["y"]: c for c in q}
            if len(true[1]["t"]) + len(other[0]["t"]) > 230:
                continue
            j = r.choice(("; ", ", and ", ", while "))
            first = r.random() < .35
            new = []
            for y in (1, 0):
                a, b = (true[y], other[1]) if first else (true[1], other[y])
                t = a["t"][:-1] + j + lower(b["t"])
                c = {"t": t, "y": y, "k": "two"}
                if not y:
                    w = (a if first else b)["w"]
                    w = w if w in t else lower(w)
                    if w not in t:
                        break
                    c["w"] = w
                new.append(c)
            else:
                pairs.remove(p)
                pairs.remove(q)
                pairs.append(new)
        return pairs


LITTLE = set("be is has had can have to been were was did does do meet of get could are in within still met".split())
LOWER = set("The In On It All Of For At A An From With Between By After Before Once Only None Most Both Neither Together Taken Compared Altogether Over Without To As There No That One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Half Each Every Anyone Had Counting If When More Fewer Less Nobody Everyone Not Adding During Its Their Less Put".split())


def lower(s):
    return s[0].lower() + s[1:] if s.split(" ")[0].strip(",") in LOWER else s


def pairs_of(values):
    return list(itertools.combinations(values, 2))
