"""Policies, contracts, house rules: clauses and the cases that follow from them."""
import datetime
from decimal import Decimal as D

from ..claims import Claims
from ..names import Names
from ..say import Say, plain
from ..vocabulary import DAY, MONTHS, WEEKDAYS, WORDS


class Rules:
    """A document of clauses; each clause gives its sentences and some twins."""

    def __init__(self, rng):
        self.r, self.names = rng, Names(rng)
        self.cur = rng.choice("€€$£")
        self.say = Say(rng, self.cur)
        self.cl = Claims(rng, set())
        self.org = self.names.make(rng.choice(("venue", "firm", "hotel", "team")))
        self.todo = []

    def add(self, kind, templates, t, f, q=None, short=False):
        self.todo.append((kind, templates, t, f, q, short))

    def m(self, v):
        return self.say.money(D(v))

    def refund(self):
        r = self.r
        what = r.choice(("booking", "tour", "course place", "seat reservation", "room", "rental"))
        a, b = r.choice((60, 45, 30, 28, 21)), r.choice((14, 10, 7, 5))
        p = r.choice((25, 40, 50, 60, 75))
        text = r.choice((f"Anyone who cancels a {what} at least {a} days in advance gets the full price back. With at least {b} days' notice, {p}% is refunded. After that nothing is paid back.",
                         f"A {what} can be cancelled free of charge up to {a} days before it begins; with fewer than {a} but at least {b} days to go, we refund {p}% of the price; later cancellations are not refunded."))
        def amount(d):
            return "the full price" if d >= a else f"{p}% of the price" if d >= b else "nothing"
        d = r.choice((a, a + r.randint(1, 20), a - 1, r.randint(b + 1, a - 1), r.randint(b + 1, a - 1), b, b - 1, r.randint(1, b - 1)))
        right = amount(d)
        wrong = r.choice([x for x in ("the full price", f"{p}% of the price", "nothing") if x != right])
        n = str(d)
        t = dict(n=n, x=right)
        other = r.choice([z for z in (a + 5, (a + b) // 2, b - 2, a, b) if amount(z) != right])
        ts = [f"somebody who cancels a {what} {{n}} days ahead gets {{x}} back", f"with {{n}} days to go, cancelling a {what} brings back {{x}}", "cancelling {n} days before the start means that {x} is refunded", f"if you call off a {what} {{n}} days in advance, you are repaid {{x}}"]
        self.add("condition", ts, t, dict(t, x=wrong) if r.random() < .6 else dict(t, n=str(other)))
        if r.random() < .5:
            self.add("condition", ["{x}"], dict(x=right), dict(x=wrong), f"How much do I get back if I cancel my {what} {n} days before?", True)
        return text

    def hours(self):
        r = self.r
        d = r.sample(WEEKDAYS[:6], 2)
        t1, t2 = r.choice((480, 510, 540, 570, 600)), r.choice((1020, 1080, 1110, 1140, 1200))
        t3 = t2 + r.choice((-180, -150, -120, 60, 90, 120))
        w = lambda t: "%02d:%02d" % divmod(t, 60)
        what = r.choice(("office", "front desk", "reading room", "shop", "pool", "workshop"))
        shut = r.choice(("closed all day", "closed"))
        text = r.choice((f"The {what} is open every day from {w(t1)} to {w(t2)}, except on {d[0]}s, when it closes at {w(t3)}, and on {d[1]}s, when it is {shut}.", f"Opening hours of the {what}: {w(t1)}–{w(t2)}; {d[0]} {w(t1)}–{w(t3)}; {d[1]} {shut}."))
        normal = [x for x in WEEKDAYS if x not in d]
        self.add("exception", [f"on {{d}} the {what} closes at {{t}}", f"the {what} shuts at {{t}} on {{d}}", f"{{t}} is closing time at the {what} on {{d}}", f"the {what} stays open until {{t}} on {{d}}"],
                 dict(d=d[0] + "s", t=self.say.time(t3)), r.choice((dict(d=d[0] + "s", t=self.say.time(t2)), dict(d=r.choice(normal) + "s", t=self.say.time(t3)))))
        self.add("exception", [f"the {what} does not open on {{d}}", f"on {{d}} the {what} stays shut", f"{{d}} are the one day without opening hours at the {what}", f"nobody can visit the {what} on {{d}}"], dict(d=d[1] + "s"), dict(d=r.choice(normal + [d[0]]) + "s"))
        longer = t3 > t2
        x = r.choice(normal)
        self.add("arithmetic", [f"on {d[0]}s the {what} is open {{g}} {{d}} than on {x}s", f"compared with {x}s, the {what} is open {{g}} {{d}} on {d[0]}s"], dict(g=self.say.minutes(abs(t3 - t2)), d="longer" if longer else "less"), dict(g=self.say.minutes(abs(t3 - t2)), d="less" if longer else "longer"))
        return text

    def groups(self):
        r = self.r
        a = r.randint(8, 40)
        c, s = r.sample([x for x in range(3, a)], 2) if a > 6 else (3, 4)
        age = r.choice((5, 6, 7, 10, 12))
        free = r.choice((2, 3, 4))
        text = r.choice((f"Adults pay {self.cur}{a}, pensioners {self.cur}{s} and children under {age} {self.cur}{c}; infants under {free} get in free.", f"Admission: adults {self.cur}{a}, senior citizens {self.cur}{s}, children below the age of {age} {self.cur}{c} (free for those under {free})."))
        who = {"an adult": a, "a pensioner": s, f"a child of {r.randint(free, age - 1)}": c}
        x, y = r.sample(list(who), 2)
        self.add("owner", ["{a} pays {v}", "the price for {a} is {v}", "entry costs {v} for {a}", "{v} is what {a} has to pay"], dict(a=x, v=self.m(who[x])), dict(a=x, v=self.m(who[y])))
        n, k = r.choice((2, 2, 3)), r.choice((1, 2, 3))
        right = n * a + k * c
        wrong = [z for z in (k * a + n * c, n * a + k * s, n * a + c, (n + k) * a, a + c) if z != right]
        kid = r.randint(free, age - 1)
        kids = f"one child aged {kid}" if k == 1 else f"{WORDS[k]} children aged {kid}"
        self.add("arithmetic", [f"{WORDS[n]} adults with {kids} pay {{v}} in total", f"for {WORDS[n]} adults and {kids} the bill is {{v}}", f"a group of {WORDS[n]} adults and {kids} comes to {{v}}"], dict(v=self.m(right)), dict(v=self.m(r.choice(wrong))))
        pays = r.random() < .5
        x, y = str(free - 1), str(r.choice((free, free, r.randint(free, age - 1))))
        self.add("condition", ["a child aged {n} has to pay", "entry is not free for a child aged {n}"] if pays else ["a child aged {n} does not have to pay", "entry is free for a child aged {n}"], dict(n=y if pays else x), dict(n=x if pays else y))
        return text

    def borrow(self):
        r = self.r
        n, d, k = r.randint(3, 15), r.choice((7, 14, 21, 28, 30)), r.choice((1, 2, 3))
        it = r.choice(("books", "tools", "films", "board games", "instruments", "records"))
        text = r.choice((f"Members may borrow up to {n} {it} at a time for {d} days and extend each loan up to {WORDS[k]} time{'s' * (k > 1)}.", f"No more than {n} {it} may be on loan to one member. A loan runs for {d} days and can be renewed at most {WORDS[k]} time{'s' * (k > 1)}."))
        ok, bad = r.choice((n, n, n - 1, r.randint(1, n))), r.choice((n + 1, n + 1, n + r.randint(2, 5)))
        allowed = r.random() < .5
        t, f = (ok, bad) if allowed else (bad, ok)
        self.add("condition", [f"having {{n}} {it} at once is {'within' if allowed else 'over'} the limit", f"a member {'may' if allowed else 'may not'} have {{n}} {it} on loan at the same time", f"taking {{n}} {it} home at one time is {'allowed' if allowed else 'not allowed'}"], dict(n=str(max(2, t))), dict(n=str(max(2, f))))
        longest = d * (k + 1)
        self.add("arithmetic", ["with all renewals, a loan can last {v}", "the longest possible loan, extensions included, is {v}", "if every extension is used, an item may be kept for {v}"], dict(v=self.say.days(longest)), dict(v=self.say.days(r.choice([x for x in (d * k if k > 1 else d, d * (k + 2), d + k, d * n) if x != longest]))))
        return text

    def notice(self):
        r = self.r
        a, b = r.sample((1, 2, 3, 4, 6, 9, 12), 2)
        x, y = r.choice((("tenant", "landlord"), ("customer", "provider"), ("employee", "employer"), ("member", "club"), ("licensee", "licensor"), ("buyer", "supplier")))
        mo = lambda n: f"{self.say.count(n)} month{'s' * (n != 1)}"
        text = r.choice((f"The {x} may end the agreement with notice of {a} month{'s' * (a > 1)}; for the {y}, the notice is {b} month{'s' * (b > 1)}.", f"Notice periods: {a} month{'s' * (a > 1)} for the {x}, {b} month{'s' * (b > 1)} for the {y}."))
        w, n, o = r.choice(((x, a, b), (y, b, a)))
        self.add("owner", ["the {w} has to give notice of {v}", "a notice period of {v} applies to the {w}", "if the {w} wants to leave the agreement, {v} of notice are needed" if n > 1 and o > 1 else "the {w} is bound by a notice period of {v}", "it takes the {w} {v} to get out of the agreement"], dict(w=w, v=mo(n)), dict(w=w, v=mo(o)) if r.random() < .5 else dict(w=y if w == x else x, v=mo(n)))
        self.add("comparison", ["the {a}'s notice period is {d} than that of the {b}", "the {a} has a {d} notice period than the {b}", "compared with the {b}, the {a} has the {d} notice period"], dict(a=x, b=y, d="longer" if a > b else "shorter"), dict(a=y, b=x, d="longer" if a > b else "shorter"))
        return text

    def late(self):
        r = self.r
        x, cap = r.choice((1, 2, 3, 5)), r.choice((4, 6, 8, 12))
        top = x * cap
        what = r.choice(("returned late", "brought back late", "overdue"))
        it = r.choice(("Items", "Vehicles", "Keys", "Costumes", "Bicycles"))
        text = f"{it} {what} are charged at {self.cur}{x} per day, but never more than {self.cur}{top} in total. The first day is {'free' if (free := r.random() < .4) else 'charged as well'}."
        d = r.choice((2, 3, 4, cap - 1, cap + 3, cap + 8, cap + 5))
        pay = lambda n: min(top, x * (n - 1 if free else n))
        right = pay(d)
        wrong = [z for z in (x * d, top, pay(d + 1), pay(d - 1), x * (d - 1)) if z != right and z > 0]
        one_ = it.lower()[:-1]
        self.add("arithmetic", [f"being {d} days late with a {one_} costs {{v}}", f"for a {one_} that is {d} days late, {{v}} is charged", f"a delay of {d} days makes {{v}} for one {one_}"] if one_[0] not in "aeiou" else [f"being {d} days late with an {one_} costs {{v}}", f"for an {one_} that is {d} days late, {{v}} is charged", f"a delay of {d} days makes {{v}} for one {one_}"], dict(v=self.m(right)), dict(v=self.m(r.choice(wrong))))
        return text

    def shipping(self):
        r = self.r
        a, y = r.choice((30, 40, 50, 75, 80, 100, 150)), r.choice((3, 4, 5, 6, 7, 9))
        e = y + r.choice((4, 5, 6, 8))
        text = r.choice((f"Standard delivery is free for orders of {self.cur}{a} or more; for smaller orders it costs {self.cur}{y}. Express delivery always costs {self.cur}{e}.", f"Orders below {self.cur}{a} pay {self.cur}{y} for standard delivery, all others nothing. Express delivery is {self.cur}{e} whatever the order value."))
        hi, lo = r.choice((a, a, a + r.randint(1, 40))), a - r.choice((1, 1, r.randint(2, 20)))
        free = r.random() < .5
        t, f = (hi, lo) if free else (lo, hi)
        self.add("condition", [f"standard delivery is {'free of charge' if free else 'not free'} for an order worth {{v}}", f"an order of {{v}} is sent {'without' if free else 'with'} a charge by standard delivery", f"someone ordering goods for {{v}} {'pays nothing' if free else 'has to pay'} for standard delivery"], dict(v=self.m(t)), dict(v=self.m(f)))
        o, ex = r.choice((lo, hi)), r.random() < .5
        cost = lambda o, ex: e if ex else 0 if o >= a else y
        right = o + cost(o, ex)
        wrong = [z for z in (o + cost(o, not ex), o + e, o + y, o) if z != right]
        self.add("arithmetic", [f"with {'express' if ex else 'standard'} delivery, an order of {self.cur}{o} comes to {{v}} in all", f"goods for {self.cur}{o} plus {'express' if ex else 'standard'} delivery make {{v}}"], dict(v=self.m(right)), dict(v=self.m(r.choice(wrong))))
        return text

    def approval(self):
        r = self.r
        a, b = r.choice((100, 200, 250, 500)), r.choice((1000, 2000, 2500, 5000))
        x, y, z = r.sample(("the team leader", "the head of department", "the finance director", "the board", "the site manager", "the treasurer"), 3)
        text = r.choice((f"Purchases of up to {self.cur}{a} are approved by {x}, those above that amount and up to {self.cur}{plain(b)} by {y}, and anything higher by {z}.", f"Spending limits: {x} signs for amounts up to {self.cur}{a}, {y} for amounts over {self.cur}{a} up to {self.cur}{plain(b)}; above {self.cur}{plain(b)} it has to be {z}."))
        who = lambda v: x if v <= a else y if v <= b else z
        v = r.choice((a, a - 20, a + 1, a + r.choice((50, 150, 300)), b, b - 100, b + 1, b + 500, b * 2))
        o = r.choice([w for w in (x, y, z) if w != who(v)])
        u = r.choice([w for w in (a, a - 30, a + 100, b, b + 200) if who(w) != who(v)])
        self.add("owner", ["a purchase of {v} has to be approved by {w}", "{w} signs for a purchase of {v}", "for {v}, the signature of {w} is needed", "spending {v} is up to {w}"], dict(v=self.m(v), w=who(v)), dict(v=self.m(v), w=o) if r.random() < .6 else dict(v=self.m(u), w=who(v)))
        if r.random() < .5:
            self.add("owner", ["{w}"], dict(w=who(v)), dict(w=o), f"Who approves a purchase of {self.m(v)}?", True)
        return text

    def warranty(self):
        r = self.r
        parts = r.sample(("the motor", "the battery", "the frame", "the display", "the pump", "the seals", "the housing", "the cables", "the tyres", "the software"), 4)
        n, m = r.sample((1, 2, 3, 4, 5, 7, 10), 2)
        text = r.choice((f"The warranty runs {n} year{'s' * (n > 1)} for {parts[0]} and {m} year{'s' * (m > 1)} for {parts[1]}. {parts[2].capitalize()} and {parts[3]} are excluded.", f"Covered: {parts[0]} ({n} year{'s' * (n > 1)}) and {parts[1]} ({m} year{'s' * (m > 1)}). Not covered: {parts[2]} and {parts[3]}."))
        yr = lambda k: f"{self.say.count(k)} year{'s' * (k > 1)}"
        self.add("swap", ["{a} comes with a warranty of {u} and {b} with one of {v}", "the warranty is {u} for {a} and {v} for {b}", "{b} is covered for {v}, {a} for {u}"] if not any(p.endswith(("s",)) for p in parts[:2]) else ["the warranty is {u} for {a} and {v} for {b}", "for {b} there is cover for {v}, for {a} {u}"], dict(a=parts[0], b=parts[1], u=yr(n), v=yr(m)), dict(a=parts[0], b=parts[1], u=yr(m), v=yr(n)))
        neg = r.random() < .5
        t, f = (r.choice(parts[2:]), r.choice(parts[:2])) if neg else (r.choice(parts[:2]), r.choice(parts[2:]))
        self.add("negation", [f"the warranty {'does not extend' if neg else 'extends'} to {{a}}", f"a defect of {{a}} is {'not ' if neg else ''}covered", f"{'no warranty' if neg else 'a warranty'} is given on {{a}}"], dict(a=t), dict(a=f))
        if n > 1:
            late = r.random() < .5
            ok, bad = (str(n + 1), f"{n - 1}.5") if late else (f"{n - 1}.5", str(n + 1))
            self.add("condition", [f"if {parts[0]} should fail {{k}} years after purchase, the warranty {'no longer' if late else 'still'} applies", f"after {{k}} years, a fault in {parts[0]} is {'no longer' if late else 'still'} a warranty case"], dict(k=ok), dict(k=bad))
        return text

    def weekdays_(self):
        r = self.r
        d = r.sample(WEEKDAYS[:5], 2)
        what, verb = r.choice((("Waste", "is collected"), ("Post", "is delivered"), ("Laundry", "is picked up"), ("Fresh fish", "is sold"), ("Guided tours", "are given"), ("Medical consultations", "are held"), ("Deliveries", "are accepted")))
        text = r.choice((f"{what} {verb} from Monday to Friday except on {d[0]}s.", f"{what} {verb} on every weekday (Monday to Friday) with the exception of {d[0]}."))
        neg = r.random() < .5
        other = r.choice([x for x in WEEKDAYS[:5] if x != d[0]])
        t, f = (d[0], other) if neg else (other, d[0])
        v = verb.split()
        phrase = f"{v[0]} not {' '.join(v[1:])}" if neg else verb
        w = what[0].lower() + what[1:]
        self.add("exception", [f"{w} {phrase} on {{d}}s", f"on {{d}}s, {w} {phrase}", f"on a {{d}}, {w} {phrase}"], dict(d=t), dict(d=f))
        return text

    def remote(self):
        r = self.r
        a, b = r.sample((1, 2, 3, 4), 2)
        p = r.choice((3, 6, 9, 12))
        ex, inc = r.sample(("trainees", "interns", "temporary staff", "contractors", "seasonal workers"), 2)
        text = r.choice((f"Full-time staff may work from home up to {WORDS[a]} day{'s' * (a > 1)} a week, part-time staff up to {WORDS[b]}, provided they have been employed for at least {p} months. {ex.capitalize()} are excluded, whereas {inc} are treated like part-time staff.", f"After {p} months of employment, full-time employees are entitled to {WORDS[a]} day{'s' * (a > 1)} of home working a week and part-time employees to {WORDS[b]}; {inc} count as part-time, {ex} are not entitled to any."))
        x, n, o = r.choice((("full-time", a, b), ("part-time", b, a)))
        dy = lambda k: f"{self.say.count(k)} day{'s' * (k > 1)}"
        self.add("owner", ["{x} staff can work from home {v} a week", "for {x} staff the limit is {v} of home working a week", "{x} employees get {v} a week at home"], dict(x=x, v=dy(n)), dict(x=x, v=dy(o)) if r.random() < .5 else dict(x="part-time" if x[0] == "f" else "full-time", v=dy(n)))
        ok, bad = p + r.choice((0, 1, 4)), p - r.choice((1, 1, 2))
        neg = r.random() < .5
        t, f = (bad, ok) if neg else (ok, bad)
        mo = lambda n: f"{n} month{'s' * (n != 1)}"
        self.add("condition", [f"someone with full-time hours and {{n}} in the job may {'not yet' if neg else 'already'} work from home", f"after {{n}}, a full-time employee {'does not qualify' if neg else 'qualifies'} for home working"], dict(n=mo(t)), dict(n=mo(f)))
        self.add("exception", ["{w} cannot work from home at all", "{w} have no right to home working", "home working is ruled out for {w}"], dict(w=ex), dict(w=inc))
        return text

    def deadline(self):
        r = self.r
        d = datetime.date(r.randint(2023, 2026), r.randint(1, 12), r.randint(3, 26))
        what = r.choice(("Applications", "Bids", "Essays", "Tax forms", "Claims for expenses", "Registrations"))
        incl = f"{d.day} {MONTHS[d.month - 1]} {d.year}"
        text = r.choice((f"{what} must be received by {incl} at the latest; anything later is rejected.", f"The last day for handing in {what.lower()} is {incl}. Late submissions are not considered."))
        ok, bad = d - DAY * r.choice((0, 0, 1, 5, 20)), d + DAY * r.choice((1, 1, 2, 9))
        good = r.random() < .5
        t, f = (ok, bad) if good else (bad, ok)
        w = what.lower()
        self.add("date", [f"{w} that arrive on {{d}} are {'in time' if good else 'too late'}", f"handing in on {{d}} is {'early enough' if good else 'too late'} ({w})", f"{w} received on {{d}} {'are accepted' if good else 'are turned down'}"], dict(d=self.say.date(t)), dict(d=self.say.date(f)))
        return text

    def keep(self):
        r = self.r
        things = r.sample(("access logs", "invoices", "job applications", "camera recordings", "contracts", "chat transcripts", "medical files", "call recordings"), 3)
        terms = r.sample(("14 days", "30 days", "90 days", "6 months", "18 months", "2 years", "5 years", "10 years"), 3)
        text = r.choice(("We keep {0} for {3}, {1} for {4} and {2} for {5}; after that they are deleted.", "Retention periods: {0} {3}; {1} {4}; {2} {5}.")).format(*things, *terms)
        i, j = r.sample(range(3), 2)
        alt = {"14 days": "two weeks", "6 months": "half a year", "18 months": "a year and a half", "2 years": "24 months", "10 years": "a decade", "5 years": "60 months"}
        form = lambda x: alt.get(x, x) if r.random() < .5 else x
        self.add("swap", ["{a} are deleted after {u}", "{a} are stored for {u}", "{u} is how long {a} are kept", "the retention period for {a} is {u}"], dict(a=things[i], u=form(terms[i])), dict(a=things[i], u=form(terms[j])) if r.random() < .5 else dict(a=things[j], u=form(terms[i])))
        size = lambda s: int(s.split()[0]) * {"days": 1, "months": 30, "years": 365}[s.split()[1]]
        d = "longer" if size(terms[i]) > size(terms[j]) else "for a shorter time"
        self.add("comparison", [f"{{a}} are kept {d} than {{b}}", f"compared with {{b}}, {{a}} are stored {d}"], dict(a=things[i], b=things[j]), dict(a=things[j], b=things[i]))
        return text

    def group_discount(self):
        r = self.r
        n, p, q = r.choice((5, 8, 10, 12, 15, 20)), r.choice((5, 10, 15, 20)), r.choice((25, 30, 40))
        m = n * r.choice((2, 3))
        text = r.choice((f"Groups of {n} people or more get {p}% off, groups of more than {m} people {q}%.", f"There is a group discount of {p}% from {n} people on; with more than {m} people it rises to {q}%."))
        off = lambda k: q if k > m else p if k >= n else 0
        k = r.choice((n, n - 1, n + 1, m, m + 1, m + 5, m - 1))
        right = off(k)
        say = lambda x: f"a discount of {x}%" if x else "no discount"
        wrong = r.choice([x for x in (0, p, q) if x != right])
        o = r.choice([x for x in (n, n - 1, m, m + 1, n - 2, m + 4) if off(x) != right])
        self.add("condition", ["a party of {k} gets {x}", "{k} people together are given {x}", "for a group of {k} there is {x}", "with {k} people you get {x}"], dict(k=str(k), x=say(right)), dict(k=str(k), x=say(wrong)) if r.random() < .6 else dict(k=str(o), x=say(right)))
        return text

    CLAUSES = "refund hours groups borrow notice late shipping approval warranty weekdays_ remote deadline keep group_discount".split()

    def document(self):
        r = self.r
        picks = r.sample(self.CLAUSES, r.choice((4, 5)))
        parts = [getattr(self, c)() for c in picks]
        title = r.choice((f"{self.org} – terms and conditions", f"House rules of {self.org}", f"{self.org}: what applies", f"Agreement with {self.org} (extract)", f"{self.org} – internal guidelines"))
        style = r.randrange(3)
        body = "\n".join(f"{i}. {p}" for i, p in enumerate(parts, 1)) if style == 0 else "\n\n".join(parts) if style == 1 else "\n".join(f"§ {i} {p}" for i, p in enumerate(parts, 1))
        r.shuffle(self.todo)
        return "policy", title + "\n\n" + body, self.cl.take(self.todo, r.choice((4, 5, 5, 6)))
