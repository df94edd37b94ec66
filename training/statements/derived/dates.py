"""Dates that follow: deadlines, later and earlier dates, days between, weekdays, lives and terms of office."""
import datetime
from decimal import Decimal as D

from ..claims import Retry
from ..say import join
from .layouts import fields
from .measures import Count, DAYS, Date, MONTHS_, WEEKDAYS, Weekday, YEAR, YEARS
from .scene import Scene

DATE, DAYNAME = Date(), Weekday("weekday")
STEPS = ("the tender was opened|opening of the tender|the contract was signed|signing of the contract|work began|start of work|the foundation was finished|completion of the foundation|the roof was put on|roofing|the inspectors came|inspection|the keys were handed over|handover of the keys|"
         "the first guests moved in|arrival of the first guests|the defect was reported|report of the defect|the repair was finished|end of the repair|the final invoice was sent|dispatch of the final invoice|the permit was applied for|application for the permit|the permit was granted|granting of the permit|"
         "the prototype was shown|presentation of the prototype|the test phase started|start of the test phase|the test phase ended|end of the test phase|the software was released|release of the software|the first complaint arrived|arrival of the first complaint|the update was published|publication of the update").split("|")
JOBS = "painter botanist composer engineer surveyor novelist physician architect sculptor geologist translator astronomer photographer cartographer chemist playwright violinist printer mathematician archaeologist".split()
DEED = "founded a school|published a first book|moved to {p}|married|won the national prize|opened a workshop in {p}|became a professor|retired|sailed to {p}|gave a last concert|built a house in {p}|joined the academy|took over the family firm|patented an invention".split("|")


def day(r, year):
    return datetime.date(year, 1, 1) + datetime.timedelta(days=r.randrange(365))


def plus(d, n):
    return d + datetime.timedelta(days=n)


class Dates(Scene):
    def deadline(self):
        """A letter with times to answer, pay, appeal or return something."""
        r = self.r
        self.domain = "letters"
        d = day(r, self.year)
        who, org = self.n.make("person"), self.n.make("place") + r.choice((" Water Board", " Tax Office", " Library", " District Court", " Housing Association", " Health Insurance", " Building Authority"))
        acts = r.sample([("lodge an objection", "an objection"), ("pay the fee", "the payment"), ("send back the form", "the form"), ("return the meter", "the meter"), ("hand in the missing documents", "the missing documents"), ("apply for an extension", "an application for an extension"), ("collect the parcel", "collection of the parcel"), ("register for the hearing", "registration for the hearing")], 3)
        n = r.sample((7, 10, 14, 14, 21, 28, 30, 5, 42), 3)
        if len(set(n)) < 3:
            raise Retry
        text = self.s(["{o}\n\n{d}\n\nDear {w}, we refer to your [file|application|request].", "Letter of {d} from {o} to {w}.", "The {o} wrote to {w} on {d}." if not org.startswith("the") else "x"], o=org, d=self.show(Date(weekday=.4), d), w=who)
        text += " " + self.s(["All [time limits|periods] [are counted|run] from the date of this letter.", "The [periods|time limits] below start with the date of the letter, and all are counted in calendar days."])
        order = list(zip(acts, n))
        for (a, _), k in order:
            text += " " + self.s(["You have {k} to {a}", "To {a}, a period of {k} is allowed", "Please {a} within {k}"], a=a, k=self.show(DAYS, k))
        for (a, np), k in order:
            due = plus(d, k)
            near = [plus(d, x) for x in n if x != k] + [plus(d, k + x) for x in (-1, 1, 7, -7)]
            self.value("deadline", ["{w} has until {v} to {a}", "the last day to {a} is {v}", "{np} [is due|must arrive] by {v} at the latest" if not np.startswith("an ") else "the period to {a} ends on {v}"], due, DATE, near, w=who, a=a, np=np, q=f"By when does {who} have to {a}?")
            x = plus(d, k + r.choice((-5, -3, -2, 2, 3, 4, 6)))
            self.yes("deadline", ["on {x}, {w} can still {a} in time", "{x} would be early enough to {a}"], ["on {x}, it is too late for {w} to {a}", "{x} would be too late to {a}"], x <= due, x=DATE.say(r, x), w=who, a=a)
        (a, _), (b, _) = acts[:2]
        self.value("difference", ["the period to {a} and the period to {b} end {v} apart", "between the last day to {a} and the last day to {b} there are {v}"], abs(n[0] - n[1]), DAYS, [n[0] + n[1], abs(n[1] - n[2])], a=a, b=b)
        self.value("stated", ["{w} is given {v} to {a}", "the time to {a} is {v}"], n[2], DAYS, [abs(n[0] - n[1]), n[0] + n[1]], w=who, a=acts[2][0])
        self.value("weekday", ["the letter is dated a {v}", "{o} wrote the letter on a {v}"], WEEKDAYS[d.weekday()], DAYNAME, o=org) if WEEKDAYS[d.weekday()] in text else None
        first = min(order, key=lambda x: x[1])[0][0]
        self.flip("order", ["of the three periods, the one to {x} ends first", "the shortest time is left to {x}"], first, [z[0] for z in acts if z[0] != first])
        return text

    def project(self):
        """A chain of events, some with dates, others by distance from an event."""
        r = self.r
        self.domain = "projects"
        steps = [(STEPS[i], STEPS[i + 1]) for i in range(0, len(STEPS), 2)]
        start = r.randrange(len(steps) - 4)
        chain = steps[start:start + r.choice((4, 5))]
        name = self.n.make("title")
        k = len(chain)
        gaps = [r.choice((7, 14, 21, 28, 10, 5, 3, 12, 20, 9, 35, 42)) for _ in range(k - 1)]
        dates = [day(r, self.year)]
        for g in gaps:
            dates.append(plus(dates[-1], g))
        rel = {i for i in range(1, k) if r.random() < .55}
        sents = []
        for i, (s, _) in enumerate(chain):
            if i in rel:
                sents.append(self.s(["{g} later, {s}", "{s} {g} after that", "{g} after that, {s}"], g=self.show(DAYS, gaps[i - 1]), s=s))
            else:
                sents.append(self.s(["On {d}, {s}", "{s} on {d}"], d=self.show(Date(weekday=.2), dates[i]), s=s))
        text = self.s(["The [file|diary|log] of the project {n} reads as follows.", "A short chronicle of {n}.", "How the project {n} went:"], n=name) + " " + " ".join(sents)
        for i, (s, np) in enumerate(chain):
            self.value("date" if i in rel else "stated", ["{s} on {v}", "it was on {v} that {s}", "the date of the {np} was {v}"], dates[i], DATE, [plus(dates[i], x) for x in (7, -7, 1)] + ([plus(dates[i - 1], gaps[i] if i < k - 1 else 6)] if i else []), s=s, np=np, q=f"When was the {np}?")
            if i not in rel and i:
                self.value("duration", ["between the {a} and the {b} lay {v}", "the {b} came {v} after the {a}", "the {a} preceded the {b} by {v}"], gaps[i - 1], DAYS, gaps + [gaps[i - 1] + 7], a=chain[i - 1][1], b=np)
        i, j = sorted(r.sample(range(k), 2))
        if j - i > 1:
            g = sum(gaps[i:j])
            self.value("duration", ["from the {a} to the {b} it took {v}", "the {b} came {v} after the {a}", "{v} passed between the {a} and the {b}"], g, DAYS, [g - gaps[i], g + 7, g - 7], a=chain[i][1], b=chain[j][1])
        self.value("duration", ["the chronicle covers {v} from the {a} to the {b}"], sum(gaps), DAYS, [sum(gaps) - x for x in gaps], a=chain[0][1], b=chain[-1][1])
        i, j = sorted(r.sample(range(k), 2))
        self.flip("order", ["the {a} came {x} the {b}"], "before", "after", a=chain[i][1], b=chain[j][1]) if r.random() < .5 else self.flip("order", ["the {a} came {x} the {b}"], "after", "before", a=chain[j][1], b=chain[i][1])
        return text

    def life(self):
        """Two lives with years; ages and spans follow."""
        r = self.r
        self.domain = "biographies"
        text, people = [], []
        for _ in range(r.choice((2, 2, 3))):
            n, b = self.n.make("person"), r.randint(1780, 1940)
            age = r.randint(38, 94)
            last = n.split()[-1]
            deeds = r.sample(DEED, r.choice((2, 3)))
            when = sorted(r.sample(range(b + 20, b + age - 1), len(deeds)))
            deeds = [d.format(p=self.n.make("place")) if "{" in d else d for d in deeds]
            if "retired" in deeds:
                deeds.remove("retired")
                deeds.append("retired")
            job = r.choice(JOBS)
            s = [self.s(["{n} ({b}–{e}) was {aj} from {p}", "{n}, {j}, was born in {p} in {b} and died in {e}", "The {j} {n} was born in {b} in {p} and died in {e}"], n=n, b=b, e=b + age, j=job, aj=("an " if job[0] in "aeiou" else "a ") + job, p=self.n.make("place"))]
            by_age = {}
            for d, y in zip(deeds, when):
                if r.random() < .45:
                    by_age[d] = y
                    s.append(self.s(["At the age of {a}, {l} {d}", "{l} {d} at {a}"], a=y - b, l=last, d=d))
                    self.occurs(YEARS, y - b)
                else:
                    s.append(self.s(["In {y}, {l} {d}", "{l} {d} in {y}"], y=y, l=last, d=d))
                    self.occurs(YEAR, y)
            self.occurs(YEAR, b, b + age)
            people.append((n, last, b, age, list(zip(deeds, when)), by_age))
            text.append(" ".join(s))
        for n, last, b, age, deeds, by_age in people:
            others = [p[3] for p in people if p[0] != n]
            for d, y in deeds:
                if d in by_age:
                    self.value("stated", ["{l} {d} at the age of {v}", "aged {v}, {l} {d}"], y - b, Age, [age, y - b + 9], l=last, d=d)
                    dec = y // 10 * 10
                    if y % 10 not in (0, 9):
                        self.flip("date", ["{l} {d} in the {x}", "it was in the {x} that {l} {d}"], f"{dec}s", [f"{dec + z}s" for z in (-20, -10, 10, 20)], l=last, d=d)
                else:
                    self.flip("age", ["when {l} {d}, {l} was in {x}", "{l} was in {x} at the time when {l} {d}"], self.decade(y - b), [self.decade(y - b + z) for z in (-10, 10) if 20 < y - b + z < 80], l=last, d=d) if (y - b) % 10 else None
                    self.value("stated", ["{l} {d} in {v}", "the year in which {l} {d} was {v}"], y, YEAR, [b + age - 10, y + 10, y - 4], l=last, d=d)
                    self.value("duration", ["{l} {d} {v} before the year of {l}'s death", "{v} lay between the year in which {l} {d} and the year of {l}'s death"], b + age - y, YEARS, [y - b, age], l=last, d=d)
            if age % 10:
                self.flip("age", ["{n} died in {x}", "{n} was in {x} at the time of death"], self.decade(age), [self.decade(age + z) for z in (-10, 10, 20) if 30 < age + z < 99], n=n)
            (d1, y1), (d2, y2) = deeds[0], deeds[-1]
            if d1 not in by_age and d2 not in by_age and y2 > y1:
                self.value("duration", ["counting in calendar years, {l} {b} {v} after the year when {l} {a}", "from the year when {l} {a} to the year when {l} {b} it was {v}"], y2 - y1, YEARS, [y1 - b, age, y2 - b], l=last, a=d1, b=d2)
            if b // 100 != (b + age) // 100 and b % 100 not in (0, 99):
                self.flip("date", ["{n} was born in the {x} century"], f"{b // 100 + 1}th", f"{b // 100 + 2}th", n=n)
        (n1, _, b1, a1, *_), (n2, _, b2, a2, *_) = people[:2]
        if abs(a1 - a2) > 1:
            self.flip("comparison", ["{a} lived {x} than {b}", "{a}'s life was {x} than {b}'s"], "longer" if a1 > a2 else "shorter", "shorter" if a1 > a2 else "longer", a=n1, b=n2)
        if b1 != b2:
            self.value("difference", ["going by the years of birth, {a} was born {v} " + ("after" if b1 > b2 else "before") + " {b}", "the years of birth of {a} and {b} are {v} apart"], abs(b1 - b2), YEARS, [abs(b1 + a1 - b2 - a2), a1, a2], a=n1, b=n2)
            self.flip("comparison", ["{a} was {x} than {b}"], "younger" if b1 > b2 else "older", "older" if b1 > b2 else "younger", a=n1, b=n2)
            over = b1 < b2 + a2 and b2 < b1 + a1
            if abs(b1 - b2 - a2) > 1 and abs(b2 - b1 - a1) > 1:
                self.yes("comparison", ["{a} and {b} were alive at the same time for some years", "the lives of {a} and {b} overlapped"], ["{a} and {b} were never alive at the same time", "the lives of {a} and {b} did not overlap"], over, a=n1, b=n2)
        return "\n".join(text) if r.random() < .5 else " ".join(text)

    def decade(self, a):
        return "their " + {2: "twenties", 3: "thirties", 4: "forties", 5: "fifties", 6: "sixties", 7: "seventies", 8: "eighties", 9: "nineties"}.get(a // 10, "teens")

    def terms(self):
        """Holders of an office one after another."""
        r = self.r
        self.domain = "institutions"
        org = self.n.make("place")
        office = r.choice("mayor of {}|head of {} hospital|director of the {} theatre|chair of the {} rowing club|conductor of the {} orchestra|editor of the {} gazette|warden of {} castle|head teacher of {} school".split("|")).format(org)
        k = r.choice((3, 4, 5))
        names = [self.n.make("person") for _ in range(k)]
        y = [r.randint(1930, 1985)]
        for _ in range(k):
            y.append(y[-1] + r.randint(2, 14))
        span = [b - a for a, b in zip(y, y[1:])]
        s = [self.s(["This is the list of those who were {o}.", "Who was {o}, and when? A look at the records.", "{o} – a short list of those who held the post."], o=office)]
        given = set()
        for i, n in enumerate(names):
            if i and r.random() < .45:
                given.add(i)
                s.append(self.s(["{n} followed and stayed for {x}", "{n} took over from {p} and held the post for {x}", "Then came {n}, for {x}"], n=n, p=names[i - 1], x=self.show(YEARS, span[i])))
            else:
                s.append(self.s(["{n} held the post from {a} to {b}", "From {a} until {b} it was {n}", "{n} was in office from {a} until {b}"], n=n, a=y[i], b=y[i + 1]))
                self.occurs(YEAR, y[i], y[i + 1])
        for i, n in enumerate(names):
            self.value("stated" if i in given else "duration", ["{n} was {o} for {v}", "{n}'s time as {o} lasted {v}", "{n} held the post for {v}"], span[i], YEARS, span + [span[i] + 1], n=n, o=office)
            if i in given:
                self.value("date", ["{n} gave up the post in {v}", "{n}'s time in office ended in {v}"], y[i + 1], YEAR, [y[i + 1] + x for x in (-2, 1, 3)], n=n)
            mid = r.randint(y[i] + 1, y[i + 1] - 1) if span[i] > 1 else None
            if mid:
                self.flip("span", ["in {y}, {x} was {o}", "the post of {o} was held by {x} in {y}"], n, [z for z in names if z != n], y=mid, o=office, q=f"Who was {office} in {mid}?")
        if span.count(max(span)) == 1:
            top = names[span.index(max(span))]
            self.flip("rank", ["of those listed, {x} held the post longest", "nobody on the list was {o} for longer than {x}"], top, [n for n in names if n != top], o=office)
        i, j = sorted(r.sample(range(k), 2))
        self.value("sum", ["{a} and {b} together were in office for {v}", "the times of {a} and {b} add up to {v}"], span[i] + span[j], YEARS, [x + z for x in span for z in span], a=names[i], b=names[j])
        self.value("duration", ["the list covers {v}", "from the start of {a} to the end of {b} there are {v}"], y[-1] - y[0], YEARS, [y[-2] - y[0], y[-1] - y[1]], a=names[0], b=names[-1])
        self.flip("order", ["{a} was in office {x} {b}"], "before", "after", a=names[i], b=names[j]) if r.random() < .5 else self.flip("order", ["{b} was in office {x} {a}"], "after", "before", a=names[i], b=names[j])
        return " ".join(s)

    def booking(self):
        """A stay: nights, cancellation dates, weekdays."""
        r, m = self.r, self.money
        self.domain = "travel"
        hotel, who = self.n.make("hotel"), self.n.make("person")
        a = day(r, self.year)
        nights, price = r.randint(2, 12), D(r.randint(9, 48) * 5)
        b = plus(a, nights)
        free, half = r.choice((14, 21, 28, 30)), r.choice((3, 5, 7))
        guests, tax = r.choice((1, 2, 2, 3, 4)), D(r.choice((1, 2, "1.50", 3)))
        W = Date(weekday=.5)
        P = [("Guest", who), ("Hotel", hotel), ("Arrival", W.say(r, a)), ("Departure", W.say(r, b)), ("Persons", guests), (f"Rate per night, whole room ({self.cur})", price), (f"City tax per person and night ({self.cur})", tax), ("Free cancellation until", f"{free} days before arrival"), ("After that", "half of the room price is due")]
        self.occurs(DATE, a, b)
        self.occurs(m, price, tax)
        self.occurs(DAYS, free)
        if r.random() < .5:
            text = fields(r, "Booking confirmation", P)
        else:
            text = self.s(["{w} has booked a room at {h} from {a} to {b}, for {g}. The room costs {p} a night, however many people stay in it; in addition there is a city tax of {t} per person and night. Cancellation is free of charge up to {f} days before the day of arrival; after that half of the room price is due.",
                           "Dear {w}, thank you for choosing {h}. You arrive on {a} and leave on {b} ({g}). We charge {p} per night for the room and {t} city tax per person and night. You may cancel without charge until {f} days before arrival; later, half of the room price has to be paid."],
                          w=who, h=hotel, a=P[2][1], b=P[3][1], g=f"{self.many(guests)} {'person' if guests == 1 else 'people'}", p=m.say(r, price), t=m.say(r, tax), f=free)
        N = Count("nights")
        total, ct = nights * price, nights * guests * tax
        self.value("duration", ["{w} is staying at {h} for {v}", "{w}'s booking is for {v}", "{w} spends {v} at {h}"], nights, N, [nights + 1, nights - 1, nights + 2], w=who, h=hotel, q=f"How many nights is {who} staying?")
        self.value("product", ["without city tax, the stay of {w} costs {v}", "the room price for {w}'s whole stay is {v}"], total, m, [(nights + 1) * price, (nights - 1) * price, total * guests], w=who)
        self.value("product", ["the city tax for the booking comes to {v}", "{w} has to pay {v} in city tax"], ct, m, [nights * tax, guests * tax, (nights + 1) * guests * tax], w=who) if nights * guests > 1 else None
        self.value("sum", ["with city tax, {w} pays {v}", "room and city tax together come to {v}"], total + ct, m, [total, total + nights * tax + price, total + guests * tax], w=who)
        last = plus(a, -free)
        self.value("deadline", ["{w} can cancel free of charge until {v}", "the last day for {w} to cancel without cost is {v}"], last, DATE, [plus(a, -x) for x in (7, 14, 10, 21, 28, free - 1)], w=who)
        x = plus(last, r.choice((-6, -3, 3, 5)))
        self.yes("deadline", ["if {w} cancels on {x}, nothing has to be paid", "a cancellation on {x} would be free of charge"], ["if {w} cancels on {x}, half of the room price has to be paid", "a cancellation on {x} would cost half of the room price"], x <= last, w=who, x=DATE.say(r, x))
        self.value("percentage", ["if {w} cancels too late, {v} is due", "a late cancellation costs {w} {v}"], total / 2, m, [total, price / 2, price], w=who)
        self.value("stated", ["{w} leaves on {v}", "the day of departure is {v}"], b, DATE, [plus(b, 1), plus(b, -1), last], w=who)
        for d, verb in ((a, "arrives"), (b, "leaves")):
            other = b if d == a else a
            seen = WEEKDAYS[d.weekday()] in text
            if (WEEKDAYS[other.weekday()] in text or seen) and nights != 7:
                self.value("weekday", [f"{{w}} {verb} on a {{v}}", f"it is a {{v}} when {{w}} {verb}"], WEEKDAYS[d.weekday()], DAYNAME, [WEEKDAYS[other.weekday()]], w=who)
        return text

    def medicine(self):
        """Tablets: doses a day, how long a pack lasts, until when."""
        r = self.r
        self.domain = "health"
        who = self.n.make("person")
        drug = self.n.make("brand")
        per, times, days = r.choice((1, 1, 2)), r.choice((1, 2, 3, 4)), r.choice((5, 7, 8, 10, 12, 14, 21))
        a = day(r, self.year)
        mg = r.choice((10, 20, 25, 50, 100, 200, 250, 400))
        pack = r.choice((10, 20, 30, 50, 100))
        need = per * times * days
        T = Count("tablets")
        text = self.s(["{w} is to take {p} of {d} ({mg} mg each) {t} a day for {n}, [starting|beginning] on {a}. {d} comes in packs of {k} tablets. [Take them with water.|Do not take them with milk.]",
                       "Prescription for {w}: {d}, tablets of {mg} mg, {p} {t} daily. Duration: {n}, first day {a}. Pack size: {k} tablets."],
                      w=who, p=self.show(T, per), d=drug, mg=mg, t={1: "once", 2: "twice", 3: "three times", 4: "four times"}[times], n=self.show(DAYS, days), a=self.show(DATE, a), k=pack)
        self.occurs(T, pack)
        MG = Count("mg", "mg", fixed=True)
        self.occurs(MG, mg)
        self.value("product", ["{w} takes {v} of {d} a day", "{w}'s daily number is {v}"], per * times, T, [times + 2, per * times + 1], w=who, d=drug) if per * times > 1 else None
        self.value("product", ["{w} needs {v} for the whole treatment", "the treatment uses up {v} of {d}"], need, T, [times * days + days, need + times, need - times, pack * 2], w=who, d=drug, q=f"How many tablets does {who} need altogether?")
        self.value("product", ["{w} takes {v} of {d} a day", "the daily amount for {w} is {v}"], per * times * mg, MG, [times * mg * 3, (times + 1) * mg, mg * 5], w=who, d=drug) if per * times > 1 else None
        last = plus(a, days - 1)
        self.value("deadline", ["the last day of {w}'s treatment is {v}", "{w} takes the last tablets on {v}"], last, DATE, [plus(a, days), plus(a, days - 2), plus(a, days + 6)], w=who)
        if need != pack:
            self.yes("threshold", ["one pack is enough for {w}'s treatment", "{w} can get by with a single pack of {d}"], ["one pack is not enough for {w}'s treatment", "{w} cannot get by with a single pack of {d}"], need < pack, w=who, d=drug, q=f"Is one pack enough for {who}?")
            if need < pack:
                self.value("remainder", ["at the end, {v} of the pack are left over", "{w} will have {v} to spare"], pack - need, T, [need, pack - need + times], w=who)
            else:
                n = -(-need // pack)
                self.value("count", ["{w} needs {v} of {d}", "{v} have to be opened for {w}'s treatment"], n, Count("packs"), [n + 1, n - 1, n + 2], w=who, d=drug)
        self.value("stated", ["each tablet of {d} contains {v}", "one tablet of {d} has {v} in it"], mg, MG, [per * times * mg * 2, 2 * mg], d=drug)
        self.value("stated", ["{w}'s treatment lasts {v}", "{w} takes {d} for {v}"], days, DAYS, [days + 7, times * per + 2], w=who, d=drug)
        return text


class AgeOf(type(YEARS)):
    def say(self, r, v):
        return str(int(v))


Age = AgeOf("years")
