"""Values of a document: how they are drawn and said."""
import datetime
from decimal import Decimal as D

from ..names import Names
from ..say import plain
from ..vocabulary import MONTHS
from .wording import MIN, SaySame, memo, num


class Values:
    """Values drawn and said."""

    def __init__(self, rng, names=None):
        self.r, self.c = rng, rng.choice
        self.names = names or Names(rng)
        self.jobs, self.lower, self.cache, self.rank = [], set(), {}, {}
        self.style = rng.choice(("snake", "snake", "camel", "camel", "kebab", "pascal"))
        self.mix, self.cur = rng.random() < .5, rng.choice("€€$£")
        self.say, self.memo = SaySame(rng, self.cur), {}
        self.iso = rng.choice(("%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%dT%H:%M:%S+00:00", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%MZ"))
        self.year = rng.choice((2022, 2023, 2024, 2024, 2025, 2025, 2026))

    def p(self, x=.5):
        return self.r.random() < x

    def i(self, a, b, step=1):
        return self.r.randrange(a, b + 1, step)

    def ints(self, a, b, n, step=1):
        return self.r.sample(range(a, b + 1, step), n)

    def pick(self, words, n):
        w = words.split("|") if isinstance(words, str) else list(words)
        return self.r.sample(w, n)

    def one(self, words):
        return self.pick(words, 1)[0]

    def first(self, n):
        return [self.names.make("first") for _ in range(n)]

    def person(self, n):
        return [self.names.make("person") for _ in range(n)]

    def place(self, n):
        return [self.names.make("place") for _ in range(n)]

    def make(self, kind, n):
        return [self.names.make(kind) for _ in range(n)]

    def bools(self, n):
        k = self.i(0, n)
        if k in (0, n) and self.p(.5):
            k = self.i(min(1, n), max(1, n - 1))
        v = [True] * k + [False] * (n - k)
        self.r.shuffle(v)
        return v

    def day(self):
        return datetime.datetime(self.year, self.i(1, 12), self.i(1, 28), self.i(7, 20), self.i(0, 59))

    def later(self, t, lo, hi):
        """t plus lo..hi minutes"""
        return t + MIN * self.i(lo, hi)

    def ts(self, t):
        return t.strftime(self.iso)

    def hexid(self, n=8):
        return "".join(self.c("0123456789abcdef") for _ in range(n))

    # saying
    def m(self, cents):
        return self.say.money(D(cents) / 100)

    @memo
    def d(self, t):
        mth = MONTHS[t.month - 1]
        return self.c((f"{t.day} {mth}", f"{mth} {t.day}", f"{t.day} {mth} {t.year}", f"{mth} {t.day}, {t.year}", f"{t.day} {mth[:3]}"))

    @memo
    def t(self, t):
        return self.c((f"{t:%H:%M}", f"{t:%H:%M}", f"{t.hour % 12 or 12}:{t:%M} {'am' if t.hour < 12 else 'pm'}"))

    @memo
    def n(self, v):
        return num(v) if 0 <= v <= 12 and self.p(.7) else plain(D(v))

    def nn(self, v, sg, pl=None):
        return f"{self.n(v)} {sg if v == 1 else pl or sg + 's'}"

    def mins(self, v):
        return self.say.minutes(v)

    @memo
    def secs(self, v):
        """seconds in words"""
        v = int(v)
        m, s = divmod(v, 60)
        f = [f"{v} seconds", f"{v} s"] if v < 180 else []
        if m:
            f.append(f"{m} min {s} s" if s else f"{m} minute{'s' * (m > 1)}")
            f.append(f"{num(m)} minute{'s' * (m > 1)}" + (f" and {s} second{'s' * (s > 1)}" if s else ""))
        return self.c(f)

    @memo
    def ms(self, v):
        f = [f"{plain(D(v))} ms", f"{plain(D(v))} milliseconds"]
        if v >= 100:
            f += [f"{plain((D(v) / 1000).normalize())} second{'s' * (v != 1000)}"] * 2
        return self.c(f)

    @memo
    def bytes(self, mb10):
        """tenths of MB"""
        v = (D(mb10) / 10).normalize()
        f = [f"{plain(v)} MB", f"{plain(v)} MB", f"{plain(v)} megabytes"]
        if v >= 1000:
            f = [f"{plain((v / 1000).normalize())} GB"]
        return self.c(f)

    def no(self, pool, v):
        """another element of the pool, or None"""
        rest = [x for x in pool if x != v]
        return self.c(rest) if rest else None
