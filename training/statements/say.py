"""Values as claims say them: numbers, money, units, dates, times, lists; wordings drawn from a template."""
import re
from decimal import Decimal as D, ROUND_HALF_UP

from .vocabulary import CURRENCY, MONTHS, WORDS

INNER = re.compile(r"\[([^\[\]]*)\]")
UNITS = {"kg": "kilograms", "km": "kilometres", "m": "metres", "cm": "centimetres", "mm": "millimetres", "g": "grams", "W": "watts", "kW": "kilowatts", "kWh": "kilowatt-hours", "GB": "gigabytes", "ms": "milliseconds",
         "%": "percent", "min": "minutes", "h": "hours", "°C": "degrees Celsius", "km/h": "kilometres per hour", "m²": "square metres", "ha": "hectares", "kcal": "kilocalories", "mg/l": "mg/l", "l": "litres", "t": "tonnes", "dB": "decibels",
         "kn": "knots", "MW": "megawatts", "Hz": "hertz", "MB": "megabytes", "": ""}


def plain(v, dec=None, sep=True):
    """12400 -> 12,400; trailing zeros only where dec asks for them."""
    v = D(v)
    if dec is None:
        dec = max(0, -v.normalize().as_tuple().exponent)
    return format(v, (",." if sep else ".") + str(dec) + "f")


def rounded(v, dec):
    return D(v).quantize(D(1).scaleb(-dec), ROUND_HALF_UP)


def scaled(v):
    """12400 -> 12.4 thousand, exact ones only (at most four digits), or None."""
    for size, name in ((10 ** 9, "billion"), (10 ** 6, "million"), (1000, "thousand")):
        if abs(v) >= size and v % (D(size) / 100) == 0:
            return plain((D(v) / size).normalize()), name
    return None


def cents(v):
    return plain(v, 2 if v != int(v) else 0)


def one(unit):
    """Singular of a counted unit."""
    head, *rest = unit.split(" ")
    head = {"matches": "match", "copies": "copy", "days": "day", "series": "series"}.get(head, head[:-1] if head.endswith("s") else head)
    return " ".join([head] + rest)


def join(names):
    names = list(names)
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def number_word(k, rng):
    return WORDS[k] if 0 <= k <= 12 and rng.random() < .8 else str(k)


class Say:
    """Values as claims say them, with the currency of the document."""

    def __init__(self, rng, cur):
        self.r, self.cur = rng, cur

    def money(self, v):
        sign, v = ("-" if v < 0 else ""), abs(v)
        code, word = CURRENCY[self.cur]
        s = scaled(v)
        if s and self.r.random() < .5:
            n, size = s
            return self.r.choice((f"{sign}{self.cur}{n} {size}", f"{sign}{n} {size} {word}", f"{sign}{code} {n} {size}"))
        n = cents(v)
        return self.r.choice((f"{sign}{self.cur}{n}", f"{sign}{self.cur}{n}", f"{sign}{n} {word}", f"{sign}{code} {n}"))

    def count(self, v):
        v = D(v)
        s = scaled(v)
        if s and s[1] != "thousand" or s and self.r.random() < .3:
            if self.r.random() < .5:
                return " ".join(s)
        if v == int(v) and 0 <= v <= 12 and self.r.random() < .6:
            return WORDS[int(v)]
        return plain(v, sep=self.r.random() < .9)

    def minutes(self, v):
        h, m = divmod(int(v), 60)
        forms = [f"{int(v)} minutes", f"{int(v)} min"]
        if h:
            forms += [f"{h} h {m} min" if m else f"{h} h", (f"{h} hour{'s' * (h > 1)}" + (f" and {m} minutes" if m else ""))]
            if m == 30:
                forms += ["an hour and a half" if h == 1 else f"{WORDS[h]} and a half hours" if h < 13 else f"{h}.5 hours", f"{h}.5 hours"]
        elif m == 30:
            forms.append("half an hour")
        return self.r.choice(forms)

    def unit(self, v, u):
        if u == "min":
            return self.minutes(v)
        n = plain(v, sep=True)
        if u == "%":
            return n + self.r.choice(("%", "%", " percent", " per cent"))
        if u == "":
            return n
        forms = [f"{n} {u}", f"{n} {u}"] + ([f"{n} {UNITS[u]}"] if D(v) != 1 else [])
        if u == "kg" and abs(v) < 10:
            forms.append(f"{plain(v * 1000)} g")
        if u == "cm" and v >= 100:
            forms.append(f"{plain((v / 100).normalize())} m")
        if u == "m" and v >= 1000 and v % 10 == 0:
            forms.append(f"{plain((D(v) / 1000).normalize())} km")
        if u in ("GB", "MW", "kWh") and v >= 1000:
            forms.append(f"{plain((D(v) / 1000).normalize())} " + {"GB": "TB", "MW": "GW", "kWh": "MWh"}[u])
        if u == "ms" and v >= 100:
            forms.append(f"{plain((D(v) / 1000).normalize())} seconds")
        if u == "t":
            forms.append(f"{plain(v * 1000)} kg")
        return self.r.choice(forms)

    def date(self, d):
        m = MONTHS[d.month - 1]
        return self.r.choice((f"{d.day} {m} {d.year}", f"{d.day} {m} {d.year}", f"{m} {d.day}, {d.year}", d.isoformat(), f"{d.day} {m[:3]} {d.year}"))

    def time(self, t):
        h, m = divmod(t, 60)
        forms = [f"{h:02d}:{m:02d}", f"{h:02d}:{m:02d}", f"{h % 12 or 12}:{m:02d} {'am' if h < 12 else 'pm'}"]
        if m == 30 and h <= 12:
            forms.append(f"half past {WORDS[h % 12 or 12]} in the morning" if h < 12 else "half past twelve in the afternoon")
        return self.r.choice(forms)

    def value(self, a, v):
        """A value with its unit, to follow the verb."""
        if a.kind == "money":
            return self.money(v)
        if a.kind == "num":
            if a.count:
                u = a.unit
                return f"{self.count(v)} {one(u) if v == 1 else u}"
            return self.unit(v, a.unit)
        if a.kind == "date":
            return self.date(v)
        if a.kind == "time":
            return self.time(v)
        return str(v)

    def gap(self, a, d):
        """A difference of two values."""
        if a.kind == "date":
            return self.days(d.days)
        if a.kind == "year":
            return f"{self.count(d)} year{'s' * (d != 1)}"
        if a.kind == "time":
            return self.minutes(d)
        if a.count:
            return self.count(d)
        if a.kind == "num" and a.unit == "%":
            return plain(d) + " percentage point" + "s" * (d != 1)
        if a.kind == "num" and a.unit == "":
            return plain(d) + " point" + "s" * (d != 1)
        return self.value(a, d)

    def days(self, n):
        if n and n % 7 == 0 and n <= 84 and self.r.random() < .6:
            return f"{self.count(n // 7)} week{'s' * (n != 7)}"
        return f"{self.count(n)} day{'s' * (n != 1)}"


def spin(rng, s):
    """A template with its choices [a|b|c] drawn; they may be nested and empty."""
    while "[" in s:
        s = INNER.sub(lambda m: rng.choice(m.group(1).split("|")), s)
    return s
