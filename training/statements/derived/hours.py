"""Times of day: opening hours, shifts, connections, agendas, time zones, cooking."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import join
from .layouts import rows
from .measures import CLOCK, Clock, Count, GRAMS, KM, MIN, ML, WEEKDAYS
from .scene import Scene

TOPIC = "budget|new website|summer fair|staffing|roof repair|parking|library hours|training plan|supplier contract|complaints|newsletter|safety check|open day|printer lease|canteen prices|archive|bike shed|heating".split("|")
CITY = ("Lisbon Madrid Oslo Athens Cairo Nairobi Dubai Mumbai Bangkok Jakarta Manila Tokyo Sydney Auckland Denver Chicago Toronto Bogota Lima Santiago Accra Dakar Tbilisi Karachi Hanoi Seoul").split()
INGREDIENT = "flour sugar butter oats rice lentils carrots potatoes onions tomatoes apples plums cheese mushrooms chickpeas spinach leeks almonds raisins pasta".split()


def hm(v):
    return f"{v // 60 % 24:02d}:{v % 60:02d}"


class Hours(Scene):
    def opening(self):
        """Opening hours of two or three places by groups of days."""
        r = self.r
        self.domain = "notices"
        text = []
        weekly = {}
        for _ in range(r.choice((2, 2, 3))):
            n = r.choice(("the {} pool", "the {} museum", "the {} workshop", "the {} shop", "the {} archive", "the {} sports hall", "the {} recycling yard", "the {} tourist office")).format(self.n.make("place"))
            a, b = r.choice((480, 510, 540, 570, 600)), r.choice((960, 990, 1020, 1080, 1110, 1140))
            c = a + r.choice((0, 30, 60, 120))
            d = r.choice((720, 750, 780, 840))
            lunch = r.choice((None, None, (720, r.choice((750, 765, 780, 810)))))
            closed = r.choice((WEEKDAYS[0], WEEKDAYS[1], WEEKDAYS[2], None))
            wk = [x for x in WEEKDAYS[:5] if x != closed]
            days = "from Monday to Friday" if not closed else {"Monday": "from Tuesday to Friday"}.get(closed, f"on {join(wk)}")
            s = self.s(["{n} is open {d} from {a} to {b}{l}, and on Saturday from {c} to {e}", "{d}, {n} opens at {a} and closes at {b}{l}; on Saturday it is open from {c} to {e}"], n=n, d=days, a=hm(a), b=hm(b), c=hm(c), e=hm(d), l=f" (closed for lunch from {hm(lunch[0])} to {hm(lunch[1])})" if lunch else "")
            s += " " + self.s(["It is closed on Sunday", "On Sunday it stays closed"] if not closed else ["It is closed on Sunday and {x}", "On {x} and Sunday it stays closed"], x=closed)
            text.append(s)
            self.occurs(CLOCK, a, b, c, d)
            day = b - a - (lunch[1] - lunch[0] if lunch else 0)
            sat = d - c
            total = day * len(wk) + sat
            weekly[n] = (total, len(wk) + 1, day)
            w = wk[r.randrange(len(wk))]
            self.value("duration", [f"on a {w}, {{n}} is open for {{v}}", f"{{n}} is open for {{v}} on a {w}" + (", lunch break not counted" if lunch else "")], day, MIN, [b - a, day + 60, sat], n=n)
            self.value("duration", ["on Saturday, {n} is open for {v}", "{n} has Saturday hours of {v}"], sat, MIN, [day, sat + 30, sat - 30], n=n)
            self.value("sum", ["{n} is open for {v} a week", "over the week, the hours of {n} add up to {v}"], total, MIN, [day * len(wk), total + day, day * 6], n=n, q=f"How long is {n} open in a week?")
            self.value("count", ["{n} is open on {v} a week", "there are {v} in the week when {n} is open"], len(wk) + 1, Count("days"), [7 - len(wk) - 1, len(wk), 6, 7], n=n)
            self.value("stated", [f"on a {w}, {{n}} closes at {{v}}", f"closing time at {{n}} is {{v}} on a {w}"], b, CLOCK, [b - 45, b + 45], n=n)
            x = r.choice((a - 20, a + 20, b + 25, b - 25, b + 40, a - 30))
            self.yes("threshold", [f"at {hm(x)} on a {w}, {{n}} is open", f"{{n}} can be visited at {hm(x)} on a {w}"], [f"at {hm(x)} on a {w}, {{n}} is closed", f"{{n}} cannot be visited at {hm(x)} on a {w}"], a <= x < b and not (lunch and lunch[0] <= x < lunch[1]), n=n)
        (x, X), (y, Y) = list(weekly.items())[:2]
        if X[0] != Y[0]:
            self.flip("comparison", ["over the week, {a} is open {x} than {b}"], "longer" if X[0] > Y[0] else "for less time", "for less time" if X[0] > Y[0] else "longer", a=x, b=y)
            self.value("difference", ["the weekly hours of {a} and {b} differ by {v}"], abs(X[0] - Y[0]), MIN, [abs(X[2] - Y[2])], a=x, b=y)
        return " ".join(text)

    def connection(self):
        """A journey with changes: running times, waits, arrival with a delay."""
        r = self.r
        self.domain = "timetables"
        k = r.choice((2, 3, 3))
        stops = [self.n.make("place") for _ in range(k + 1)]
        t = r.randint(5 * 12, 14 * 12) * 5 + r.choice((0, 1, 2, 3))
        legs, km = [], []
        for i in range(k):
            run = r.randint(15, 130)
            legs.append((t, t + run))
            t += run + r.randint(6, 55)
        train = [r.choice(("train", "bus", "ferry", "tram", "express")) for _ in range(k)]
        who = self.n.make("first")
        if r.random() < .4:
            text = rows(r, f"Journey of {who}", "Leg", ["From", "To", "By", "Departure", "Arrival"], [(str(i + 1), [stops[i], stops[i + 1], train[i], hm(a), hm(b)]) for i, (a, b) in enumerate(legs)])
        else:
            text = self.s(["{w} travels from {a} to {b}.", "This is {w}'s connection from {a} to {b}."], w=who, a=stops[0], b=stops[-1]) + " " + " ".join(self.s(["The {t} leaves {a} at {x} and reaches {b} at {y}", "From {a}, a {t} departs at {x}; it gets to {b} at {y}", "At {x} the {t} starts from {a}, arriving in {b} at {y}"], t=train[i], a=stops[i], b=stops[i + 1], x=hm(legs[i][0]), y=hm(legs[i][1])) for i in range(k))
        late = r.choice((5, 8, 10, 15, 20, 25, 35, 40, 50, 60))
        text += ("\n\n" if "\n" in text else " ") + self.s(["Today the {t} to {b} is {l} minutes late; the other services run on time.", "Delay: {l} minutes for the {t} to {b}, which leaves on time but is slow on the way; the rest runs as planned."], t=train[0], b=stops[1], l=late)
        self.occurs(CLOCK, *[x for l in legs for x in l])
        self.occurs(MIN, late)
        runs = [b - a for a, b in legs]
        waits = [legs[i + 1][0] - legs[i][1] for i in range(k - 1)]
        total = legs[-1][1] - legs[0][0]
        for i in range(k):
            self.value("duration", ["by timetable, the {t} from {a} to {b} takes {v}", "according to the timetable, {a} and {b} are {v} apart"], runs[i], MIN, runs + waits, a=stops[i], b=stops[i + 1], t=train[i])
        self.value("duration", ["by timetable, the whole journey from {a} to {b} takes {v}", "{w} is due to be on the way for {v} altogether"], total, MIN, [sum(runs), total - runs[0], total + 60], a=stops[0], b=stops[-1], w=who, q=f"How long does the whole journey take by timetable?")
        self.value("duration", ["by timetable, {w} has {v} to change in {b}", "the planned wait in {b} is {v}"], waits[0], MIN, runs + waits, b=stops[1], w=who)
        self.value("clock", ["today the {t} gets to {b} at {v}", "with the delay, {w} reaches {b} at {v}"], legs[0][1] + late, CLOCK, [legs[0][1] - late, legs[0][1] + late + 10, legs[0][1] + 2 * late], t=train[0], b=stops[1], w=who)
        if late != waits[0]:
            self.yes("threshold", ["in spite of the delay, {w} can still change in {b} in time", "today's delay does not make {w} miss the connection in {b}"], ["because of the delay, {w} misses the connection in {b}", "today's delay is longer than the time to change in {b}"], late < waits[0], w=who, b=stops[1])
        self.value("stated", ["the {t} from {a} leaves at {v}", "departure from {a} is at {v}"], legs[-1][0], CLOCK, [legs[-1][0] + x for x in (15, -10, 20)], t=train[-1], a=stops[-2])
        self.value("count", ["the journey from {a} to {b} is made up of {v}", "{w} travels in {v}"], k, Count("legs"), [k + 1, k - 1], a=stops[0], b=stops[-1], w=who)
        return text

    def agenda(self):
        """A meeting or a festival day: items one after another with lengths."""
        r = self.r
        self.domain = "minutes"
        k = r.choice((3, 4, 5))
        topics = r.sample(TOPIC, k)
        mins = [r.choice((10, 15, 20, 25, 30, 40, 45, 50)) for _ in topics]
        start = r.choice((540, 555, 570, 600, 780, 810, 840, 900, 1080, 1110))
        brk = r.choice((10, 15, 20))
        pos = r.randrange(1, k)
        chair = self.n.make("person")
        t, at = start, []
        lines = []
        for i, (x, y) in enumerate(zip(topics, mins)):
            if i == pos:
                lines.append(f"Break: {brk} minutes")
                t += brk
            at.append(t)
            lines.append(f"{i + 1}. {x.capitalize()} ({y} min)")
            t += y
        end = t
        self.occurs(MIN, brk, *mins)
        self.occurs(CLOCK, start)
        if r.random() < .5:
            text = self.s(["Agenda. {c} opens the meeting at {s}[ sharp|]; the items follow one another without gaps.", "The meeting, chaired by {c}, starts at {s}. There are no pauses except the one listed."], c=chair, s=CLOCK.say(r, start)) + "\n" + "\n".join(lines)
        else:
            parts = [f"{x} ({self.show(MIN, y)})" for x, y in zip(topics, mins)]
            text = self.s("The meeting starts at {s} under the chair of {c}. The first part covers {a}. After a break of {b} minutes come {d}. The items follow one another without gaps.", s=CLOCK.say(r, start), c=chair, a=join(parts[:pos]), b=brk, d=join(parts[pos:])) if k - pos > 1 else self.s("The meeting starts at {s} under the chair of {c}. The first part covers {a}. After a break of {b} minutes comes {d}. Nothing else is planned, and the items follow one another without gaps.", s=CLOCK.say(r, start), c=chair, a=join(parts[:pos]), b=brk, d=parts[pos])
        for i in range(1, k):
            self.value("clock", ["the item “{x}” begins at {v}", "“{x}” is up at {v}", "discussion of “{x}” starts at {v}"], at[i], CLOCK, [at[i] - brk if i >= pos else at[i] + brk] + [z for z in at if z != at[i]] + [end], x=topics[i], q=f"When does the item “{topics[i]}” start?")
        self.value("clock", ["the meeting [ends|is over] at {v}", "{c} closes the meeting at {v} if all goes to plan"], end, CLOCK, [end - brk, end + brk, end - mins[-1]], c=chair)
        self.value("duration", ["with the break, the meeting takes {v}", "from start to end the meeting lasts {v}"], end - start, MIN, [end - start - brk, end - start + 15])
        self.value("sum", ["without the break, the items take {v}", "the items alone add up to {v}"], sum(mins), MIN, [sum(mins) + brk, sum(mins) - mins[0]])
        self.value("stated", ["“{x}” is given {v}", "{v} are set aside for “{x}”"], mins[0], MIN, [mins[0] + brk, mins[0] + mins[1]], x=topics[0])
        if mins.count(max(mins)) == 1:
            top = topics[mins.index(max(mins))]
            self.flip("rank", ["the longest item is “{x}”", "most time is reserved for “{x}”"], top, [x for x in topics if x != top])
        i, j = r.sample(range(k), 2)
        self.value("sum", ["“{a}” and “{b}” together take {v}"], mins[i] + mins[j], MIN, [x + y for x in mins for y in mins], a=topics[i], b=topics[j])
        return text

    def zones(self):
        """A call across time zones the document states."""
        r = self.r
        self.domain = "mail"
        cities = r.sample(CITY, 3)
        home = self.n.make("place")
        diff = r.sample([x for x in range(-8, 10) if x not in (0,)], 3)
        t = r.choice((420, 480, 510, 540, 600, 660, 720, 780, 810)) + 60 * max(0, -min(diff) - 7)
        length = r.choice((30, 45, 60, 75, 90))
        people = [self.n.make("first") for _ in range(3)]
        say = lambda d: f"{self.many(abs(d))} hour{'s' * (abs(d) > 1)} {'ahead of' if d > 0 else 'behind'}"
        text = self.s(["The call starts at {t} {h} time and takes {l}.", "Our next call: {t}, {h} time, planned for {l}."], t=hm(t), h=home, l=self.show(MIN, length)) + " " + " ".join(self.s(["{p} joins from {c}, which is {d} {h} on that day", "{p} is in {c}, {d} {h}", "{c}, where {p} works, is {d} {h}"], p=p, c=c, d=say(d), h=home) for p, c, d in zip(people, cities, diff))
        self.occurs(CLOCK, t)
        loc = [(t + 60 * d) for d in diff]
        if any(x < 0 or x + length >= 1440 for x in loc):
            raise Retry
        for p, c, d, x in zip(people, cities, diff, loc):
            self.value("clock", ["for {p} in {c}, the call starts at {v} local time", "in {c} it is {v} when the call begins", "{p} has to dial in at {v} by the clock in {c}"], x, CLOCK, [t - 60 * d] + [z for z in loc if z != x], p=p, c=c, q=f"What time is it in {c} when the call starts?")
            self.value("clock", ["for {p}, the call is over at {v} local time", "by local time in {c}, the call ends at {v}"], x + length, CLOCK, [t + length, x - length, x], p=p, c=c)
        i, j = r.sample(range(3), 2)
        D_ = abs(diff[i] - diff[j]) * 60
        self.value("difference", ["{a} and {b} are {v} apart", "the clocks in {a} and {b} differ by {v}"], D_, MIN, [abs(diff[i]) * 60, abs(diff[j]) * 60, abs(diff[i] + diff[j]) * 60], a=cities[i], b=cities[j]) if D_ else None
        if diff[i] != diff[j]:
            self.flip("comparison", ["the clocks in {a} are {x} those in {b}"], "ahead of" if diff[i] > diff[j] else "behind", "behind" if diff[i] > diff[j] else "ahead of", a=cities[i], b=cities[j])
        self.value("clock", ["in {h}, the call ends at {v}", "by {h} time, the call is over at {v}"], t + length, CLOCK, [t + length + 15, t - length], h=home)
        self.value("stated", ["the call begins at {v} in {h}"], t, CLOCK, loc, h=home)
        return text

    def shifts(self):
        """Shifts of people with breaks, pay by the hour."""
        r, m = self.r, self.money
        self.domain = "rosters"
        k = r.choice((3, 4))
        people = [self.n.make("first") for _ in range(k)]
        a = [r.choice((360, 390, 420, 480, 510, 540, 600, 720)) for _ in people]
        w = [r.choice((240, 270, 300, 330, 360, 420, 450, 480, 510)) for _ in people]
        brk = [r.choice((0, 30, 30, 45, 60)) if x > 300 else 0 for x in w]
        rate = [D(r.choice((12, 13, 14, 15, 16, 18, 20))) for _ in people]
        day = r.choice(WEEKDAYS)
        if r.random() < .5:
            text = rows(r, f"Roster for {day} (breaks are unpaid)", "Name", ["Start", "End", "Break (min)", f"Hourly pay ({self.cur})"], [(p, [hm(x), hm(x + y), b, z]) for p, x, y, b, z in zip(people, a, w, brk, rate)])
        else:
            text = self.s(["Roster for {d}. Breaks are not paid.", "Who works on {d}? Note that breaks are unpaid."], d=day) + " " + " ".join(self.s(["{p} works from {x} to {y}{b} and earns {z} an hour", "{p} is on duty from {x} until {y}{b}, at {z} an hour"], p=p, x=hm(x), y=hm(x + y), b=f" with a break of {b} minutes" if b else " without a break", z=m.say(r, z)) for p, x, y, b, z in zip(people, a, w, brk, rate))
        self.occurs(m, *rate)
        self.occurs(CLOCK, *a, *[x + y for x, y in zip(a, w)])
        self.occurs(MIN, *[b for b in brk if b])
        net = [x - y for x, y in zip(w, brk)]
        for p, x, y, b, z, n in zip(people, a, w, brk, rate, net):
            self.value("duration", ["not counting the break, {p} works {v} on {d}" if b else "{p} works {v} on {d}", "{p}'s paid time on {d} is {v}"], n, MIN, [y, n + 30, n - 30] + net, p=p, d=day, q=f"How long is {p}'s paid time on {day}?")
            pay = z * n / 60
            if pay * 100 % 1 == 0:
                self.value("product", ["{p} earns {v} on {d}", "{p}'s pay for {d} [is|comes to] {v}"], pay, m, [z * y / 60, pay + z, pay - z], p=p, d=day)
            self.value("stated", ["{p} finishes at {v}", "{p}'s shift on {d} ends at {v}"], x + y, CLOCK, [x + n, x + y + b, x + y - 30], p=p, d=day)
        if net.count(max(net)) == 1:
            top = people[net.index(max(net))]
            self.flip("rank", ["{x} has the longest paid time on {d}", "nobody on the roster works longer than {x}, breaks not counted"], top, [p for p in people if p != top], d=day)
        x = r.choice([z * 60 for z in range(8, 17)])
        on = [p for p, s, y in zip(people, a, w) if s < x < s + y]
        if all(s != x and s + y != x for s, y in zip(a, w)):
            self.value("count", [f"at {hm(x)} on {day}, {{v}} on the roster are within their shift", f"the shifts of {{v}} cover {hm(x)}"], len(on), Count("people", "person"), [len(on) + 1, len(on) - 1, k], positive=True) if len(on) > 1 else None
        i, j = r.sample(range(k), 2)
        if a[i] != a[j]:
            self.value("difference", ["{a} starts {v} " + ("later" if a[i] > a[j] else "earlier") + " than {b}"], abs(a[i] - a[j]), MIN, [abs(net[i] - net[j]) or 45], a=people[i], b=people[j])
        return text

    def recipe(self):
        """A recipe: times, portions, scaled amounts."""
        r = self.r
        self.domain = "recipes"
        dish = self.n.make("dish").lower()
        base = r.choice((2, 3, 4, 4, 6))
        ing = r.sample(INGREDIENT, r.choice((3, 4)))
        per = [r.choice((25, 40, 50, 60, 75, 100, 125, 150)) for _ in ing]
        g = [x * base for x in per]
        ml = r.choice((50, 75, 100, 125, 150)) * base
        prep, cook, rest = r.choice((10, 15, 20, 25)), r.choice((25, 30, 35, 40, 45, 50, 70)), r.choice((5, 10, 15))
        oven = r.choice((160, 170, 180, 190, 200, 220))
        text = self.s(["{d}, for {n} people. Ingredients: {i} and {w} of stock.", "{d} (serves {n}). You need {i} and {w} of stock."], d=dish, n=self.many(base), i=", ".join(f"{self.show(GRAMS, x)} of {y}" for x, y in zip(g, ing)), w=self.show(ML, ml))
        text += " " + self.s(["Preparation takes {p}. Then the dish is cooked for {c} at {o} degrees and left to rest for {r} before serving.", "Allow {p} for cutting and mixing. Cook for {c} at {o} degrees. Let it stand for {r}, then serve."], p=self.show(MIN, prep), c=self.show(MIN, cook), o=oven, r=self.show(MIN, rest)) + " " + self.s(["[It tastes good cold, too.|Leftovers keep for two days.|Serve with a green salad.]"])
        n = r.choice([x for x in (2, 3, 4, 5, 6, 8, 10, 12) if x != base])
        for x, y, z in zip(per, ing, g):
            self.value("scaling", ["for {n} people, {v} of {i} are needed", "anyone cooking the {d} for {n} takes {v} of {i}"], x * n, GRAMS, [z + n * 10, z * 2 if z * 2 != x * n else z * 3] + [p * n for p in per], n=self.many(n), i=y, d=dish, q=f"How much {y} is needed for {self.many(n)} people?")
            self.value("rate", ["per person, the {d} contains {v} of {i}", "each portion has {v} of {i} in it"], x, GRAMS, [p for p in per] + [z / 2], d=dish, i=y)
            self.value("stated", ["the recipe for {b} calls for {v} of {i}", "{v} of {i} go into the {d} for {b}"], z, GRAMS, [x * n, z * 2], b=self.many(base), i=y, d=dish)
        self.value("scaling", ["for {n} people, {v} of stock are required"], ml // base * n, ML, [ml * 2 if n != base * 2 else ml * 3, ml + 100], n=self.many(n))
        total = prep + cook + rest
        self.value("sum", ["from the first step to serving, the {d} takes {v}", "all in all you need {v} for the {d}"], total, MIN, [prep + cook, cook + rest, total + 10], d=dish)
        t = r.choice((720, 750, 1080, 1110, 1140, 1170))
        self.value("clock", [f"to serve the {{d}} at {hm(t)}, you have to start at {{v}}", f"if the {{d}} is to be on the table at {hm(t)}, work begins at {{v}}"], t - total, CLOCK, [t - prep - cook, t - cook, t - total + 15], d=dish)
        self.value("sum", ["the {a} and {b} together weigh {v}"], g[0] + g[1], GRAMS, [g[0] + g[2], g[1] + g[2]], a=ing[0], b=ing[1])
        if g.count(max(g)) == 1:
            top = ing[g.index(max(g))]
            self.flip("rank", ["by weight, {x} make up the largest part of the listed solid ingredients" if top.endswith("s") else "by weight, {x} makes up the largest part of the listed solid ingredients"], top, [i for i in ing if i != top and i.endswith("s") == top.endswith("s")])
        return text
