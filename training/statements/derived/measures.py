"""Kinds of amounts: how one is said, what a wrong one of the same look is."""
import datetime
from decimal import Decimal as D

from ..say import one, plain
from ..vocabulary import CURRENCY, MONTHS, WORDS

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
GRAINS = [D(x) for x in ("100000", "10000", "1000", "500", "100", "50", "10", "5", "1", ".5", ".1", ".05", ".01")]
TIMES = {2: "twice", 3: "three times", 4: "four times", 5: "five times"}


class Amount:
    """An amount in a base unit."""
    more, less, much = "more", "less", "much"

    def __init__(self, key):
        self.key = key

    def norm(self, v):
        return D(v)

    def say(self, r, v):
        return plain(D(v))

    def plus(self, r, v, up=True):
        return f"{self.say(r, v)} {self.more if up else self.less}"

    def times(self, r, k):
        return f"{TIMES[k]} as {self.much}"

    def most(self, up=True):
        return "most" if up else "least"

    def odd(self, r, v):
        """Another amount, about as large and as round."""
        v = D(v)
        g = next((g for g in GRAINS if v % g == 0 and g <= v * D(".34")), D(1) if v == int(v) else D(".01"))
        far = max(1, min(9, int(v * D(".34") / g)))
        return v + r.choice((-1, 1)) * r.randint(1, far) * g


class Count(Amount):
    """Things counted."""
    less, much = "fewer", "many"

    def __init__(self, noun, single=None, fixed=False):
        super().__init__(noun)
        self.noun, self.single, self.fixed = noun, single or one(noun), fixed

    def say(self, r, v):
        v = int(v)
        n = WORDS[v] if 0 <= v <= 12 and r.random() < .7 and not self.fixed else plain(v)
        return f"{n} {self.single if v == 1 else self.noun}"

    def plus(self, r, v, up=True):
        n, noun = self.say(r, v).split(" ", 1)
        w = self.more if up else self.less
        return f"{n} {w} {noun}" if r.random() < .6 else f"{n} {noun} {w}"

    def times(self, r, k):
        return f"{TIMES[k]} as many {self.noun}"

    def most(self, up=True):
        return f"most {self.noun}" if up else f"fewest {self.noun}"


class Money(Amount):
    def __init__(self, cur):
        super().__init__("money")
        self.cur = cur

    def say(self, r, v):
        v = D(v)
        code, word = CURRENCY[self.cur]
        if v >= 1000000 and v % 10000 == 0 and r.random() < .75:
            n = plain((v / 1000000).normalize())
            return r.choice((f"{self.cur}{n} million", f"{n} million {word}", f"{self.cur}{n}m"))
        n = plain(v, 2 if v != int(v) else 0)
        return r.choice((f"{self.cur}{n}",) * 4 + (f"{n} {word}", f"{code} {n}"))


class Minutes(Amount):
    more, less, much = "longer", "shorter", "long"

    def say(self, r, v):
        h, m = divmod(int(v), 60)
        if not h:
            return r.choice((f"{m} minutes", f"{m} minutes", "half an hour" if m == 30 else f"{m} min"))
        hours = f"{WORDS[h] if h < 13 and r.random() < .5 else h} hour{'s' * (h > 1)}"
        if not m:
            return r.choice((hours, hours, f"{int(v)} minutes"))
        forms = [f"{int(v)} minutes", f"{h} h {m} min", f"{hours} and {m} minutes", f"{h}:{m:02d} hours"]
        if m == 30:
            forms += ["an hour and a half" if h == 1 else f"{h} and a half hours", f"{h}.5 hours"]
        return r.choice(forms)

    def odd(self, r, v):
        v = int(v)
        g = 30 if v % 30 == 0 and v > 60 else 15 if v % 15 == 0 and v > 30 else 5 if v % 5 == 0 and v > 10 else 1
        return D(v + r.choice((-1, 1)) * g * r.choice((1, 1, 2, 3)))


class Days(Amount):
    more, less, much = "longer", "shorter", "long"

    def say(self, r, v):
        v = int(v)
        if v % 7 == 0 and 7 <= v <= 84 and r.random() < .55:
            k = v // 7
            return "a week" if k == 1 and r.random() < .5 else f"{WORDS[k]} week{'s' * (k > 1)}"
        return f"{WORDS[v] if v < 13 and r.random() < .5 else v} day{'s' * (v != 1)}"

    def odd(self, r, v):
        return D(int(v) + r.choice((-1, 1)) * (r.choice((7, 7, 1, 14)) if v > 14 else r.choice((1, 2, 3)) if v > 4 else 1))


class Years(Amount):
    more, less, much = "longer", "shorter", "long"

    def say(self, r, v):
        v = int(v)
        return f"{WORDS[v] if v < 13 and r.random() < .7 else v} year{'s' * (v != 1)}"

    def odd(self, r, v):
        return D(int(v) + r.choice((-1, 1)) * r.choice((1, 1, 2, 3, 10) if v > 12 else (1, 1, 2)))


class Months(Years):
    def say(self, r, v):
        v = int(v)
        if v % 12 == 0 and r.random() < .4:
            return Years("").say(r, v // 12) if v > 12 else "a year"
        return f"{WORDS[v] if v < 13 and r.random() < .7 else v} month{'s' * (v != 1)}"


class Scaled(Amount):
    """An amount in one of two units; `big` times the small unit is the large one."""

    def __init__(self, small, names, large=None, large_names=None, big=1000, cut=1000, much="much", more="more", less="less"):
        super().__init__(small)
        self.small, self.names, self.large, self.large_names, self.big, self.cut, self.much, self.more, self.less = small, names, large, large_names, big, cut, much, more, less

    def say(self, r, v):
        v = D(v)
        if self.large and v >= self.cut and (v * 100 / self.big) % 1 == 0 and r.random() < .7:
            n = plain((v / self.big).normalize())
            return f"{n} {self.large}" if r.random() < .6 else f"{n} {self.large_names if n != '1' else self.large_names[:-1]}"
        return f"{plain(v)} {self.small}" if r.random() < .6 or v == 1 else f"{plain(v)} {self.names}"


class Percent(Amount):
    def __init__(self, key="%"):
        super().__init__(key)

    def say(self, r, v):
        return plain(D(v)) + r.choice(("%", "%", " percent", " per cent"))

    def odd(self, r, v):
        v = D(v)
        return v + r.choice((-1, 1)) * (r.choice((5, 10, 15)) if v % 5 == 0 and v > 15 else r.randint(5, 14) if v > 18 else r.randint(2, 5))


class Clock(Amount):
    """A time of day in minutes from midnight."""

    def norm(self, v):
        return int(v)

    def say(self, r, v):
        h, m = divmod(int(v), 60)
        forms = [f"{h:02d}:{m:02d}", f"{h:02d}:{m:02d}"]
        if 1 <= h < 24:
            forms.append(f"{h % 12 or 12}:{m:02d} {'am' if h < 12 else 'pm'}")
        if m == 0 and h not in (0, 12):
            forms.append(f"{h % 12} {'am' if h < 12 else 'pm'}")
        return r.choice(forms)

    def odd(self, r, v):
        v = int(v)
        return (v + r.choice((-1, 1)) * (r.choice((15, 30, 60, 60)) if v % 15 == 0 else r.choice((10, 5, 20, 60)))) % 1440


class Date(Amount):
    def __init__(self, key="date", year=True, weekday=0.):
        super().__init__(key)
        self.year, self.weekday = year, weekday

    def norm(self, v):
        return v

    def say(self, r, d):
        m = MONTHS[d.month - 1]
        y = f" {d.year}" if self.year else ""
        s = r.choice((f"{d.day} {m}{y}", f"{d.day} {m}{y}", f"{m} {d.day}" + (f", {d.year}" if self.year else "")))
        return f"{WEEKDAYS[d.weekday()]}, {s}" if r.random() < self.weekday else s

    def odd(self, r, d):
        return d + datetime.timedelta(days=r.choice((-1, 1)) * r.choice((1, 1, 2, 7, 7, 3, 14)))


class Weekday(Amount):
    def norm(self, v):
        return v

    def say(self, r, v):
        return v

    def odd(self, r, v):
        return WEEKDAYS[(WEEKDAYS.index(v) + r.choice((-2, -1, 1, 2))) % 7]


MIN, DAYS, YEARS, MONTHS_, PCT, CLOCK = Minutes("min"), Days("days"), Years("years"), Months("months"), Percent(), Clock("clock")
GRAMS = Scaled("g", "grams", "kg", "kilograms")
KG = Scaled("kg", "kilograms", "t", "tonnes", cut=2000)
METRES = Scaled("m", "metres", "km", "kilometres")
KM = Scaled("km", "kilometres")
CM = Scaled("cm", "centimetres", "m", "metres", big=100, cut=100)
ML = Scaled("ml", "millilitres", "l", "litres")
LITRES = Scaled("l", "litres")
SECONDS = Scaled("s", "seconds")
HA = Scaled("ha", "hectares")
KWH = Scaled("kWh", "kilowatt-hours", "MWh", "megawatt-hours", cut=2000)
MB = Scaled("MB", "megabytes", "GB", "gigabytes")
DEG = Scaled("°C", "degrees")


class YearOf(Amount):
    """A calendar year."""

    def norm(self, v):
        return int(v)

    def say(self, r, v):
        return str(v)

    def odd(self, r, v):
        return v + r.choice((-1, 1)) * r.choice((1, 1, 2, 3, 5, 10))


YEAR = YearOf("year")
MONEY_ = "money"        # in a column: the money of the document
