"""One document of prose: its names, sentences, said values and twins."""
import re
from decimal import Decimal as D

from ..claims import Claims, Retry
from ..names import Names
from ..say import plain, spin
from ..vocabulary import CURRENCY, WORDS
from .people import PLACES, Person

LEADS = ("According to the [text|report|document], ", "As [stated|described], ", "From this it follows that ", "Note that ", "In short, ", "The [text|document|passage] [says|states|indicates] that ", "To sum up, ", "As we read, ", "Put differently, ", "One can [see|conclude] that ", "It is [stated|reported|clear] that ", "In other words, ", "Going by the text, ", "The source has it that ")


def tidy(s):
    s = re.sub(r" +", " ", s).replace(" ,", ",").replace(" .", ".").replace(" ;", ";").strip()
    return re.sub(r",\s*,", ",", s)


def cap(s):
    return s[0].upper() + s[1:]


class Doc:
    """Facts, sentences and twins of one document."""

    def __init__(self, rng):
        self.r = r = rng
        self.n = Names(r)
        self.cur = r.choice("€€$$£")
        self.cl = Claims(r, set())
        self.todo, self.block, self.used = [], "", set()
        self.year = r.randint(2009, 2025)
        self.mform = r.randrange(3)
        self.org = self.ref = None

    def person(self):
        return Person(self.r, self.n)

    def place(self):
        if self.r.random() < .65:
            return self.n.fresh(lambda: self.r.choice(PLACES))
        return self.n.make("place")

    def firm(self):
        return self.n.make("firm")

    GROUP = {"sales": "rev", "net sales": "rev", "turnover": "rev", "revenue": "rev", "income": "rev", "pre-tax profit": "tax", "net profit": "tax", "profit before tax": "tax"}

    def metric(self, *options):
        """A measure that no other block of the document has figures for."""
        x = [o for o in options if self.GROUP.get(o, o) not in self.used]
        if not x:
            raise Retry
        m = self.r.choice(x)
        self.used.add(self.GROUP.get(m, m))
        return m

    def o(self):
        return self.ref if self.r.random() < .6 else self.org

    def s(self, template, **slots):
        """A document sentence from one of several templates (a list or one string)."""
        t = template if isinstance(template, str) else self.r.choice(template)
        return self.end(spin(self.r, t).format(**{"o": self.o(), **slots}))

    def end(self, t):
        t = re.sub(r"(?<=[a-z0-9)%”][.!?] )[a-z]", lambda m: m.group().upper(), cap(tidy(t)))
        return t if t[-1] in ".!?:" else t + "."

    def np(self, t):
        return spin(self.r, t)

    def pick(self, *a):
        return self.r.choice(a)

    def m(self, v):
        """Money."""
        r, v = self.r, D(v)
        code, word = CURRENCY[self.cur]
        c = self.cur
        for size, name, short in ((10 ** 9, "billion", "bn"), (10 ** 6, "million", "m")):
            if v >= size and v % (D(size) / 100) == 0:
                n = plain((v / size).normalize())
                forms = [f"{c}{n} {name}", f"{c}{n}{short}", f"{n} {name} {word}", f"{code} {n} {name}"]
                k = self.mform if r.random() < .6 else r.randrange(4)
                if r.random() < .06:
                    return f"{c}{plain(v)}"
                return forms[k]
        if v >= 10000 and v % 1000 == 0 and r.random() < .3:
            n = plain(v / 1000)
            return r.choice((f"{c}{n},000", f"{c}{n}k", f"{c}{n} thousand", f"{n} thousand {word}"))
        n = plain(v, 2 if v != int(v) else 0)
        return r.choice((f"{c}{n}", f"{c}{n}", f"{c}{n}", f"{n} {word}", f"{code} {n}"))

    def c(self, v):
        """A count."""
        v = int(v)
        if 0 <= v <= 12 and self.r.random() < .7:
            return WORDS[v]
        if v >= 1000000 and v % 10000 == 0 and self.r.random() < .7:
            return plain((D(v) / 1000000).normalize()) + " million"
        return plain(v)

    def pct(self, v):
        return plain(D(v)) + self.r.choice(("%", "%", "%", " percent", " per cent"))

    def pp(self, v):
        return plain(D(v)) + self.r.choice((" percentage point", " point", " percentage point")) + "s" * (D(v) != 1)

    def u(self, unit):
        return lambda v: f"{plain(D(v))} {unit}"

    def days(self, n):
        r = self.r
        if n % 7 == 0 and 7 <= n <= 56 and r.random() < .35:
            return f"{self.c(n // 7)} week{'s' * (n != 7)}"
        return f"{self.c(n)} day{'s' * (n != 1)}"

    def months(self, n):
        if n % 12 == 0 and self.r.random() < .3:
            return f"{self.c(n // 12)} year{'s' * (n != 12)}"
        if n == 6 and self.r.random() < .2:
            return "half a year"
        return f"{self.c(n)} month{'s' * (n != 1)}"

    def years(self, n):
        return f"{self.c(n)} year{'s' * (n != 1)}"

    def draw(self, lo, hi, k, step=1, near=None):
        """k different values, near each other if asked; differences at least one step."""
        r = self.r
        a, b = int(lo / step), int(hi / step)
        if near:
            mid = r.randint(a, b)
            w = max(k + 2, int(mid * near))
            a, b = max(a, mid - w), min(b + w, mid + w)
        if b - a + 1 < k:
            raise Retry
        return [x * step for x in r.sample(range(a, b + 1), k)]

    def others(self, values, v):
        x = [y for y in values if y != v]
        if not x:
            raise Retry
        return self.r.choice(x)

    def add(self, kind, templates, t, f, q=None, short=False, lead=True):
        self.todo.append((self.block, kind, templates, t, f, q, short, lead))

    def either(self, kind, templates, a, b, keys=None, **kw):
        """a and b are complete slot sets both true; the false one is a with some slots of b (all of `keys`)."""
        if self.r.random() < .5:
            a, b = b, a
        keys = keys or [self.r.choice([k for k in a if a[k] != b[k]])]
        self.add(kind, templates, a, dict(a, **{k: b[k] for k in keys}), **kw)

    def twin(self, job):
        _, kind, templates, t, f, q, short, lead = job
        r, cl = self.r, self.cl
        templates = [templates] if isinstance(templates, str) else templates
        t1 = spin(r, r.choice(templates))
        t2 = t1 if r.random() < .6 else spin(r, r.choice(templates))
        l1 = l2 = ""
        if lead and not q and r.random() < .1:
            l1 = spin(r, r.choice(LEADS))
            l2 = l1 if t2 == t1 or r.random() < .5 else spin(r, r.choice(LEADS))
        a, _ = cl.fill(t1, t, f, l1)
        b, w = cl.fill(t2, f, t, l2)
        a, b, w = tidy(a), tidy(b), tidy(w)
        if not short:
            a, b = self.end(a), self.end(b)
            if w not in b and cap(w) in b:
                w = cap(w)
        if templates == ["{x}"] and not l1 and not l2:  # whole sentences: the words that differ
            x, z = a.split(), b.split()
            i = 0
            while i < min(len(x), len(z)) - 1 and x[i] == z[i]:
                i += 1
            k = 0
            while k < min(len(x), len(z)) - i - 1 and x[-1 - k] == z[-1 - k]:
                k += 1
            w = " ".join(z[i:len(z) - k]).rstrip(".") or w
        q = tidy(q.format(**t)) if q else None
        if a == b or (a, q) in cl.seen or (b, q) in cl.seen or w not in b or not w:
            raise Retry
        cl.seen |= {(a, q), (b, q)}
        for text, y in ((a, 1), (b, 0)):
            c = {"t": text, "y": y, "k": kind}
            if not y:
                c["w"] = w
            if q:
                c["q"] = cap(q)
            c["p"] = cl.pair
            cl.out.append(c)
        cl.pair += 1
