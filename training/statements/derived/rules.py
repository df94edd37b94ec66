"""Rules with limits applied to cases: who qualifies, what is allowed, what has to be paid, who is counted."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import join, plain
from .layouts import rows
from .measures import Count, CM, GRAMS, KG, MIN, Months, MONTHS_, YEARS
from .scene import Scene

TRADES = "baker teacher nurse joiner lawyer farmer librarian plumber chemist gardener tailor pilot cook optician vet electrician".split()


class Rules(Scene):
    def eligibility(self):
        """Two or three conditions, several applicants."""
        r = self.r
        self.domain = "policies"
        k = r.choice((3, 4, 5))
        names = [self.n.make("person") for _ in range(k)]
        thing = r.choice("the {} scholarship|the {} housing grant|the {} start-up loan|the volunteer post at {}|the {} training course|the {} research stay".split("|")).format(self.n.make("place"))
        lo = r.choice((18, 21, 25))
        hi = r.choice((35, 40, 45, 60))
        inc = D(r.choice((18000, 22000, 24000, 28000, 30000, 36000)))
        need = r.choice((1, 2, 3, 5))
        age = [r.choice([x for x in range(16, 64) if x not in (lo, hi)]) if r.random() < .5 else r.randint(lo + 1, hi - 1) for _ in names]
        pay = [inc + D(r.choice((-1, -1, 1)) * r.randint(1, 90) * 100) for _ in names]
        yrs = [r.choice((need - 1, need + 1, need + 2, need + 4, need + 3)) for _ in names]
        both = [lo <= a <= hi and p <= inc and y >= need for a, p, y in zip(age, pay, yrs)]
        m = self.money
        text = self.s(["{t} is open to people aged {a} to {b} who have an annual income of no more than {i} and have lived in the region for at least {n}. All conditions must be met.", "Conditions for {t}: age between {a} and {b}, annual income not above {i}, residence in the region for at least {n}. An applicant must satisfy every one of them."], t=thing, a=lo, b=hi, i=self.show(m, inc), n=f"{self.many(need)} year{'s' * (need > 1)}")
        self.occurs(YEARS, lo, hi, need, *age, *[y for y in yrs if y])
        if r.random() < .4:
            text += "\n\n" + rows(r, "Applicants", "Name", ["Age", f"Annual income ({self.cur})", "Years in the region"], [(n, [a, p, y]) for n, a, p, y in zip(names, age, pay, yrs)])
            self.occurs(m, *pay)
        else:
            text += " " + " ".join(self.s(["{n} is {a}, earns {p} a year and has lived here for {y}", "{n}, aged {a}, has an income of {p} a year and has been in the region for {y}"], n=n, a=a, p=self.show(m, p), y=f"{self.many(y)} year{'s' * (y != 1)}" if y else "less than a year") for n, a, p, y in zip(names, age, pay, yrs))
        for n, a, p, y, ok in zip(names, age, pay, yrs, both):
            self.yes("eligibility", ["{n} meets the conditions for {t}", "{n} is eligible for {t}", "nothing in the conditions rules {n} out"], ["{n} does not meet the conditions for {t}", "{n} is not eligible for {t}", "the conditions rule {n} out"], ok, n=n, t=thing, q=f"Is {n} eligible for {thing}?")
            self.yes("threshold", ["{n}'s income is within the limit", "{n} does not earn too much for {t}"], ["{n}'s income is above the limit", "{n} earns too much for {t}"], p <= inc, n=n, t=thing)
            self.value("difference", ["{n}'s income is {v} " + ("above" if p > inc else "below") + " the limit"], abs(p - inc), m, [abs(x - inc) for x in pay] + [abs(p - inc) + 400], n=n)
            self.yes("threshold", ["{n} is within the age range", "by age, {n} could be admitted"], ["{n} is outside the age range", "by age, {n} could not be admitted"], lo <= a <= hi, n=n)
            self.value("stated", ["{n} earns {v} a year"], p, m, [abs(p - inc), inc + 500], n=n)
        n = sum(both)
        self.flip("count", ["the number of applicants who meet every condition is {x}", "of the {k} applicants, the number who qualify is {x}"], self.many(n) if n else "zero", [self.many(x) if x else "zero" for x in range(k + 1) if x != n], k=self.many(k))
        if n == 1:
            self.flip("quantifier", ["{x} is the only applicant who qualifies"], names[both.index(True)], [z for z, o in zip(names, both) if not o])
        old = names[age.index(max(age))]
        if age.count(max(age)) == 1:
            self.flip("rank", ["{x} is the oldest of the applicants"], old, [z for z in names if z != old])
        i, j = r.sample(range(k), 2)
        self.value("difference", ["{a} and {b} differ in age by {v}", "{a} is {v} " + ("older" if age[i] > age[j] else "younger") + " than {b}"], abs(age[i] - age[j]), YEARS, [abs(age[i] - lo), abs(hi - age[j])], a=names[i], b=names[j]) if abs(age[i] - age[j]) > 0 else None
        return text

    def luggage(self):
        """Weight limits and fees for excess, several travellers."""
        r, m = self.r, self.money
        self.domain = "policies"
        line = self.n.make("brand") + r.choice((" Air", " Ferries", " Coaches"))
        lim, fee = r.choice((15, 18, 20, 23, 25, 30)), D(r.choice((4, 5, 6, 8, 10, 12)))
        maxi = lim + r.choice((8, 10, 12))
        k = r.choice((3, 4))
        names = [self.n.make("first") for _ in range(k)]
        w = [r.choice([x for x in range(lim - 8, maxi + 11) if x not in (lim, maxi)]) for _ in names]
        text = self.s(["{l} carries one suitcase of up to {a} kg free of charge. Every kilogram above that costs {f}. Suitcases of more than {b} kg are not accepted.", "With {l}, {a} kg of luggage are free; for each kilogram more {f} is charged. Nothing heavier than {b} kg is taken."], l=line, a=lim, f=self.show(m, fee), b=maxi)
        self.occurs(KG, lim, maxi, *w)
        text += " " + " ".join(self.s(["{n}'s suitcase weighs {w} kg", "{n} brings {w} kg"], n=n, w=x) for n, x in zip(names, w))
        for n, x in zip(names, w):
            if lim < x < maxi:
                self.value("tariff", ["{n} has to pay {v} extra", "the fee for {n}'s suitcase is {v}"], (x - lim) * fee, m, [x * fee / 2, (x - lim + 1) * fee, (maxi - x) * fee] + [abs(y - lim) * fee for y in w], n=n, q=f"What does {n} have to pay for the suitcase?")
            self.value("difference", ["{n}'s suitcase is {v} " + ("over" if x > lim else "under") + " the free limit"], abs(x - lim), KG, [abs(y - lim) for y in w] + [abs(maxi - x)], n=n)
            self.yes("threshold", ["{n} travels without paying extra for luggage", "{n}'s suitcase is within the free limit"], ["{n} cannot travel with this suitcase without paying extra or leaving things behind", "{n}'s suitcase is above the free limit"], x < lim, n=n)
            self.yes("threshold", ["{l} accepts {n}'s suitcase"], ["{l} does not accept {n}'s suitcase"], x < maxi, n=n, l=line, q=f"Will {line} take {n}'s suitcase?")
            self.value("stated", ["{n}'s suitcase weighs {v}"], x, KG, [x + lim, x + 4], n=n)
        n = sum(x > lim for x in w)
        self.flip("count", ["the number of suitcases above the free limit is {x}"], self.many(n) if n else "zero", [self.many(x) if x else "zero" for x in range(k + 1) if x != n])
        if w.count(max(w)) == 1:
            top = names[w.index(max(w))]
            self.flip("rank", ["{x} has the heaviest suitcase"], top, [z for z in names if z != top])
        self.value("sum", ["the {k} suitcases together weigh {v}"], sum(w), KG, [sum(w) - x for x in w], k=self.many(k))
        return text

    def committee(self):
        """Members with trade, town, year of joining: counts and majorities."""
        r = self.r
        self.domain = "minutes"
        k = r.choice((5, 6, 6, 7))
        names = [self.n.make("person") for _ in range(k)]
        trade = r.sample(TRADES, 3)
        town = [self.n.make("place") for _ in range(2)]
        t = [r.choice(trade[:2] + trade) for _ in names]
        p = [r.choice(town) for _ in names]
        y = [r.randint(2008, 2024) for _ in names]
        here = [r.random() < .7 for _ in names]
        name = r.choice(("the building committee", "the festival committee", "the advisory board", "the jury", "the parents' council", "the ethics panel"))
        A = lambda x: ("an " if x[0] in "aeiou" else "a ") + x
        lines = [self.s(["{n}, {t} from {p}, member since {y}", "{n} ({t}, {p}), who joined in {y}", "{n}, who is {at} from {p} and joined in {y}"], n=n, t=a, at=A(a), p=b, y=c)[:-1] for n, a, b, c in zip(names, t, p, y)]
        text = self.s(["{c} has the following members", "The members of {c} are these"], c=name)[:-1] + (":\n- " + "\n- ".join(lines) if r.random() < .5 else ": " + "; ".join(lines) + ".")
        absent = [n for n, h in zip(names, here) if not h]
        text += ("\n" if "\n" in text else " ") + self.s(["[At the last meeting|On Tuesday] {a} sent apologies; the others attended." if absent else "Everyone attended the last meeting.", "{a} could not come to the last meeting; everyone else was there." if absent else "At the last meeting all were present."], a=join(absent) if absent else "")
        M = Count("members")
        self.value("count", ["{c} has {v}", "{c} is made up of {v}"], k, M, [k + 1, k - 1, k - 2], c=name, q=f"How many members does {name} have?")
        num = lambda n: self.many(n) if n else "none"
        for x in trade:
            n = t.count(x)
            if n > 1:
                self.flip("count", ["{x} of the {k} members are {t}s", "among the members of {c}, {x} are {t}s"], num(n), [num(z) for z in (n - 1, n + 1, n + 2) if 1 < z < k], k=self.many(k), t=x, c=name)
        for x in town:
            n = p.count(x)
            if n > 1:
                self.flip("count", ["{x} of the {k} members come from {t}"], num(n), [num(z) for z in (n - 1, n + 1, n - 2) if 1 < z < k], k=self.many(k), t=x)
            if 2 * n != k and n:
                self.yes("majority", ["most members of {c} come from {t}", "{t} provides more than half of the members"], ["most members of {c} do not come from {t}", "{t} provides fewer than half of the members"], 2 * n > k, t=x, c=name)
        a = sum(here)
        if 1 < a:
            self.flip("count", ["the last meeting was attended by {x} of the {k} members", "{x} of the {k} members came to the last meeting"], "all" if a == k else num(a), [("all" if z == k else num(z)) for z in (a - 1, a + 1, a - 2, a + 2) if 1 < z <= k], k=self.many(k))
        if y.count(min(y)) == 1:
            old = names[y.index(min(y))]
            self.flip("rank", ["{x} has been a member of {c} for the longest time", "nobody on {c} has served longer than {x}"], old, [n for n in names if n != old], c=name)
        if y.count(max(y)) == 1:
            new = names[y.index(max(y))]
            self.flip("rank", ["the newest member of {c} is {x}", "{x} was the last to join"], new, [n for n in names if n != new], c=name)
        i, j = r.sample(range(k), 2)
        if y[i] != y[j]:
            self.value("difference", ["by calendar year, {a} joined {v} " + ("before" if y[i] < y[j] else "after") + " {b}", "the years in which {a} and {b} joined are {v} apart"], abs(y[i] - y[j]), YEARS, [abs(x - z) for x in y for z in y], a=names[i], b=names[j])
        cut = r.choice([z for z in range(2010, 2024)])
        n = sum(z > cut for z in y)
        self.flip("count", ["the number of members who joined after {c} is {x}"], self.many(n) if n else "zero", [self.many(z) if z else "zero" for z in range(k) if z != n and abs(z - n) < 3], c=cut)
        i = r.randrange(k)
        same = [n for n in range(k) if n != i and p[n] == p[i]]
        diff = [n for n in range(k) if p[n] != p[i]]
        if same and diff:
            self.flip("relation", ["{a} and {x} come from the same [town|place]", "{a} shares a home town with {x}"], names[r.choice(same)], [names[n] for n in diff], a=names[i])
        if r.random() < .6:
            z = r.choice(trade)
            who = [n for n, q in zip(names, t) if q == z]
            if len(who) == 1:
                self.flip("quantifier", ["{x} is the only {t} among the members", "the only {t} on {c} is {x}"], who[0], [n for n in names if n != who[0]], t=z, c=name)
        return text

    def warranty(self):
        """Warranty periods by part with a purchase date; what is still covered."""
        r, m = self.r, self.money
        self.domain = "manuals"
        prod = self.n.make("product")
        y0 = self.year
        parts = r.sample("battery|motor|frame|display|pump|filter|housing|gearbox|hose|heating element|charger|seal".split("|"), 4)
        mon = [r.choice((6, 12, 18, 24, 30, 36, 48, 60)) for _ in parts]
        if len(set(mon)) < 3:
            raise Retry
        who = self.n.make("person")
        start = r.randint(0, 11)
        MN = "January|February|March|April|May|June|July|August|September|October|November|December".split("|")
        ym = lambda k: f"{MN[k % 12]} {y0 + k // 12}"
        later = start + r.choice((9, 15, 20, 27, 33, 40))
        text = self.s(["{w} bought the {p} in {d}. The maker guarantees {l}. All periods run from the month of purchase.", "Warranty terms for the {p}: {l}, counted from the month of purchase. {w}'s receipt is dated {d}."], w=who, p=prod, d=ym(start), l=join([f"the {a} for {self.show(MONTHS_, b)}" for a, b in zip(parts, mon)])) + " " + self.s(["Wear and tear is not covered.", "Damage by frost is excluded.", "Please keep the receipt."])
        for a, b in zip(parts, mon):
            self.flip("deadline", ["{w}'s warranty on the {a} runs until {x}", "for {w}, the {a} is covered until {x}"], ym(start + b), [ym(start + b + z) for z in (-12, 12, 6, -6)] + [ym(start + z) for z in mon if z != b], w=who, a=a)
            if later != start + b:
                self.yes("threshold", ["in {d}, {w}'s {a} is still under warranty", "a defect of the {a} in {d} would be covered"], ["in {d}, {w}'s {a} is no longer under warranty", "a defect of the {a} in {d} would not be covered"], later < start + b, d=ym(later), w=who, a=a)
            self.value("unit", ["the {a} is guaranteed for {v}", "the maker stands behind the {a} for {v}"], b, MONTHS_, [b + 6, b + 12, b * 2], a=a)
        if mon.count(max(mon)) == 1:
            top = parts[mon.index(max(mon))]
            self.flip("rank", ["the longest warranty is the one on the {x}"], top, [z for z in parts if z != top])
        i, j = r.sample(range(4), 2)
        if mon[i] != mon[j]:
            self.value("difference", ["the {a} is guaranteed {v} " + ("longer" if mon[i] > mon[j] else "less long") + " than the {b}", "the periods for the {a} and the {b} differ by {v}"], abs(mon[i] - mon[j]), MONTHS_, [mon[i] + mon[j]], a=parts[i], b=parts[j])
        return text
