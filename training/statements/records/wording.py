"""Wordings of records: templates, keys, values that are said the same way throughout a document."""
import datetime
import re

from ..say import Say, plain, spin
from ..vocabulary import CURRENCY, ORDINALS, WORDS

OMIT = object()
MIN = datetime.timedelta(minutes=1)


class L(str):
    """A key written as it stands."""


def expand(rng, s):
    s = spin(rng, s)
    return re.sub("  +", " ", s).strip() if "  " in s else s


def num(k):
    return WORDS[k] if 0 <= k <= 12 else str(k)


def uc(s):
    return s[:1].upper() + s[1:]


def nth(i):
    return ORDINALS[i]


def style_key(k, style):
    p = re.split(r"[_ ]", k.strip("_"))
    if style == "camel":
        return p[0] + "".join(uc(x) for x in p[1:])
    if style == "kebab":
        return "-".join(p)
    if style == "pascal":
        return "".join(uc(x) for x in p)
    if style == "title":
        return uc(" ".join(p))
    return "_".join(p)


def memo(f):
    """the same value is said the same way within a document, so that no false claim is a true one in other words"""
    def g(self, *a):
        k = (f.__name__,) + tuple(x.strftime("%m-%d" if f.__name__ == "d" else "%H:%M") if isinstance(x, datetime.datetime) else x for x in a)
        if k not in self.memo:
            self.memo[k] = f(self, *a)
        return self.memo[k]
    return g


class SaySame(Say):
    """The same value is said the same way within a document."""

    def __init__(self, rng, cur):
        super().__init__(rng, cur)
        self.memo = {}

    def once(self, kind, v, say):
        if (kind, v) not in self.memo:
            self.memo[kind, v] = say(v)
        return self.memo[kind, v]

    def money(self, v):
        return self.once("money", v, self.amount)

    def amount(self, v):
        sign, x = ("-" if v < 0 else ""), abs(v)
        code, word = CURRENCY[self.cur]
        n = plain(x, 2 if x != int(x) else 0)
        if x >= 10 ** 6 and x % 10 ** 4 == 0 and self.r.random() < .5:
            return f"{sign}{plain((x / 10 ** 6).normalize())} million {word}"
        return self.r.choice((f"{sign}{self.cur}{n}", f"{sign}{self.cur}{n}", f"{sign}{n} {word}", f"{sign}{code} {n}"))

    def minutes(self, v):
        return self.once("minutes", v, super().minutes)

    def time(self, v):
        return self.once("time", v, super().time)

    def date(self, v):
        return self.once("date", v, super().date)
