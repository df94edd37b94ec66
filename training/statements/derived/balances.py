"""Amounts that move: accounts, stock, seats, leave, data volume, budgets, changes between years, surveys."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import join, plain
from ..vocabulary import MONTHS
from .layouts import rows
from .measures import Count, DAYS, MB, PCT, Percent
from .scene import Scene

STOCK = "bicycle tyres|paint tins|office chairs|seed packets|light bulbs|gas bottles|rain jackets|school atlases|garden chairs|ski poles|life jackets|cement bags|door handles|filter cartridges|tablet cases|wool blankets".split("|")
POSTS = "advertising rent travel training printing catering insurance software repairs transport heating security cleaning prizes decoration postage".split()


class Balances(Scene):
    def account(self):
        """An account with movements in order."""
        r, m = self.r, self.money
        self.domain = "accounts"
        who = r.choice(("the chess club", "the parents' association", "the tenants' fund", "the hiking group", "the school band", "the allotment society", "the coffee kitty", "the street party committee"))
        start = D(r.randint(8, 90) * 10)
        moves, bal = [], start
        names = r.sample([("membership fees", 1), ("a donation", 1), ("ticket sales", 1), ("the sale of cakes", 1), ("a grant", 1), ("rent for the hall", -1), ("new instruments", -1), ("printing", -1), ("bank charges", -1), ("a coach trip", -1), ("drinks", -1), ("insurance", -1), ("flowers", -1)], r.choice((3, 4, 5)))
        days = sorted(r.sample(range(1, 29), len(names)))
        mon = r.choice(MONTHS)
        for n, s in names:
            x = D(r.randint(2, 60) * 5)
            if s < 0 and x > bal:
                raise Retry
            bal += s * x
            moves.append((n, s, x))
        s = [self.s(["At the beginning of {m}, {w} had {a} in the account", "{w} started {m} with {a} in the account"], w=who, a=self.show(m, start), m=mon)]
        for d, (n, sg, x) in zip(days, moves):
            s.append(self.s(["On {m} {d}, {x} came in from {n}", "{n} brought {x} on {m} {d}"] if sg > 0 else ["On {m} {d}, {x} went out for {n}", "{x} was paid for {n} on {m} {d}"], m=mon, d=d, x=self.show(m, x), n=n))
        s.append(self.s(["There were no other movements [that month|in {m}]"], m=mon))
        inn, out = sum(x for _, g, x in moves if g > 0), sum(x for _, g, x in moves if g < 0)
        self.value("balance", ["at the end of {m}, {w} had {v} in the account", "{w} closed {m} with {v}", "the balance of {w} at the end of {m} was {v}"], bal, m, [start + inn, start - out if start > out else start + out, bal + moves[0][2], bal - moves[-1][2]], m=mon, w=who, q=f"How much did {who} have at the end of {mon}?")
        for i in range(1, len(moves)):
            part = start + sum(g * x for _, g, x in moves[:i])
            if i > 1:
                self.value("balance", ["after the movement on {m} {d}, the account held {v}", "once {n} had been booked, the balance was {v}"], part, m, [part + moves[i][1] * moves[i][2], start], m=mon, d=days[i - 1], n=moves[i - 1][0])
        if sum(g > 0 for _, g, _ in moves) > 1:
            self.value("sum", ["in {m}, {w} took in {v} altogether", "the receipts of {w} in {m} add up to {v}"], inn, m, [out, inn + out, inn + start], m=mon, w=who)
        if sum(g < 0 for _, g, _ in moves) > 1:
            self.value("sum", ["in {m}, {w} spent {v} altogether", "the payments of {w} in {m} add up to {v}"], out, m, [inn, inn + out], m=mon, w=who)
        if bal != start:
            self.value("difference", ["{w} ended {m} with {v} " + ("more" if bal > start else "less") + " than at the start", "over {m}, the account of {w} " + ("grew" if bal > start else "shrank") + " by {v}"], abs(bal - start), m, [inn, out], m=mon, w=who)
            self.yes("balance", ["{w} had more money at the end of {m} than at the beginning", "more came in than went out for {w} in {m}"], ["{w} had less money at the end of {m} than at the beginning", "more went out than came in for {w} in {m}"], bal > start, w=who, m=mon)
        n, g, x = r.choice(moves)
        self.value("stated", [("{n} brought in {v}" if g > 0 else "{v} was spent on {n}")], x, m, [bal, inn, out, x + 20], n=n)
        return " ".join(s)

    def stock(self):
        """Goods in a store: on hand, sold, delivered, least stock."""
        r = self.r
        self.domain = "inventory"
        k = r.choice((3, 4))
        goods = r.sample(STOCK, k)
        start = [r.randint(30, 240) for _ in goods]
        sold = [r.randint(8, x - 10) for x in start]
        got = [r.choice((0, 10, 20, 25, 40, 50)) for _ in goods]
        least = [r.choice((20, 30, 40, 50, 60, 80)) for _ in goods]
        end = [a - b + c for a, b, c in zip(start, sold, got)]
        U = {g: Count(g) for g in goods}
        site = self.n.make("place")
        for g in goods:
            U[g].key = "stock"
        if any(e == l for e, l in zip(end, least)):
            raise Retry
        rule = self.s(["An item is reordered when fewer than the minimum are left at the end of the week.", "Rule: whatever is below its minimum on Friday evening has to be reordered."])
        if r.random() < .45:
            text = rows(r, f"Store {site}, week {r.randint(2, 50)}", "Article", ["Monday morning", "Sold", "Delivered", "Minimum"], [(g, [a, b, c, d]) for g, a, b, c, d in zip(goods, start, sold, got, least)]) + "\n\n" + rule
        else:
            text = self.s(["Stock report from the {p} store.", "The week at the {p} store:"], p=site) + " " + " ".join(self.s(["On Monday morning there were {a} {g}; {b} were sold{c}. The minimum is {d}", "Of the {a} {g} on hand on Monday, {b} were sold{c}; at least {d} should be in stock"], a=a, g=g, b=b, c=f", and {c} were delivered" if c else ", and none were delivered", d=d) for g, a, b, c, d in zip(goods, start, sold, got, least)) + " " + rule
        for g, a, b, c, d, e in zip(goods, start, sold, got, least, end):
            for x in (a, b, c, d):
                if x:
                    self.occurs(U[g], x)
            self.value("remainder", ["at the end of the week, {v} were left", "{v} remained in the {p} store after the week", "the week ended with {v} in stock"], e, U[g], [a - b, a + c, e + 10, e - 10], p=site, q=f"How many {g} are left at the end of the week?")
            self.yes("threshold", ["the {g} have to be reordered", "stocks of {g} are below the minimum at the end of the week"], ["the {g} do not have to be reordered", "stocks of {g} are above the minimum at the end of the week"], e < d, g=g, q=f"Do the {g} have to be reordered?")
            self.value("difference", ["stocks of {g} end the week {v} " + ("below" if e < d else "above") + " the minimum"], abs(e - d), Plain, [abs(a - d), abs(a - b - d) + 5, e], g=g)
            self.value("stated", ["{v} were sold in the week", "customers bought {v}"], b, U[g], [e, a - b], g=g)
        n = sum(e < d for e, d in zip(end, least))
        wrong = r.choice([x for x in range(k + 1) if x != n])
        w = lambda x: "none" if x == 0 else "all" if x == k else self.many(x)
        self.flip("count", ["{x} of the {k} articles [must|have to] be reordered"], w(n), w(wrong), k=self.many(k)) if n != 1 and wrong != 1 else self.flip("count", ["the number of articles to be reordered is {x}"], self.many(n) if n else "zero", self.many(wrong) if wrong else "zero")
        return text

    def seats(self):
        """Places in courses or on trips: booked, cancelled, waiting."""
        r = self.r
        self.domain = "courses"
        k = r.choice((2, 3, 4))
        names = [self.n.make("course") for _ in range(k)]
        P = Count("places")
        text, full = [], []
        for n in names:
            size = r.choice((8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30))
            booked = r.randint(size // 2 + 2, size + 2) if r.random() < .5 else r.randint(size + 3, size + 10)
            gone = r.randint(2, 5)
            now = booked - gone
            if now == size:
                raise Retry
            text.append(self.s(["“{n}” has room for {s} people. {b} signed up, but {g} of them have withdrawn", "For “{n}” there are {s} places; {b} people registered and {g} have cancelled since", "{b} people put their names down for “{n}”, which takes {s}; {g} of them have since dropped out"], n=n, s=size, b=booked, g=self.many(gone)))
            self.occurs(P, size, booked, gone)
            if now < size:
                self.value("remainder", ["“{n}” has {v} left", "{v} are still free in “{n}”", "there are {v} to be had in “{n}”"], size - now, P, [abs(size - booked) or 9, size - now + gone, now], n=n, q=f"How many places are still free in “{n}”?") if size - now > 1 else None
            else:
                self.value("remainder", ["“{n}” has {v} too few", "“{n}” is overbooked by {v}"], now - size, P, [booked - size, now - size + 1], n=n) if now - size > 1 else None
            self.yes("threshold", ["there is still room in “{n}”", "“{n}” is not fully booked"], ["there is no room left in “{n}”", "“{n}” is overbooked"], now < size, n=n, q=f"Is there still room in “{n}”?")
            Q = Count("people", "person")
            self.value("difference", ["{v} are registered for “{n}” at the moment", "after the cancellations, “{n}” has {v} on its list"], now, Q, [booked + gone, now - 2, now + 3], n=n)
            self.value("stated", ["“{n}” takes {v}", "up to {v} can attend “{n}”"], size, Q, [now, now + gone * 2], n=n)
            self.occurs(Q, booked, gone, size)
            full.append((n, now, size))
        n = sum(a < b for _, a, b in full)
        if k > 2:
            wrong = r.choice([x for x in range(k + 1) if x != n])
            w = lambda x: self.many(x) if x else "zero"
            self.flip("count", ["the number of courses with room left is {x}", "of the {k} courses, the number that still have places is {x}"], w(n), w(wrong), k=self.many(k))
        s = [a for _, a, _ in full]
        if s.count(max(s)) == 1:
            top = full[s.index(max(s))][0]
            self.flip("rank", ["after the cancellations, “{x}” has the most people", "no course has a longer list than “{x}” after the cancellations"], top, [n for n, *_ in full if n != top])
        return " ".join(text)

    def leave(self):
        """Days of leave of several employees."""
        r = self.r
        self.domain = "staff"
        k = r.choice((3, 4))
        names = [self.n.make("person") for _ in range(k)]
        base = r.choice((20, 22, 24, 25, 26, 28, 30))
        extra_from = r.choice((5, 8, 10))
        extra = r.choice((2, 3, 4, 5))
        over = [r.choice((0, 0, 1, 2, 3, 4)) for _ in names]
        taken = [r.randint(4, base - 4) for _ in names]
        years = [r.choice([x for x in range(1, 25) if x != extra_from]) for _ in names]
        ask = [r.choice((3, 5, 7, 8, 10, 12)) for _ in names]
        L = Count("days")
        text = self.s(["Every employee is entitled to {b} days of leave a year. Those who have been with us for more than {y} years get {e} extra days. Days left over from last year are added.",
                       "Leave policy: {b} days a year; {e} more days for anyone with more than {y} years of service. Unused days of last year are carried over in full."], b=base, y=self.many(extra_from), e=self.many(extra))
        self.occurs(L, base, extra)
        text += " " + " ".join(self.s(["{n} has been here for {y} and has taken {t}{o}", "{n}, with {y} of service, has used {t} so far{o}"], n=n, y=f"{self.many(y)} year{'s' * (y > 1)}", t=self.show(L, t), o=f"; {self.show(L, o)} {'were' if o > 1 else 'was'} left from last year" if o else "; nothing was left from last year") for n, y, t, o in zip(names, years, taken, over))
        left = [base + (extra if y > extra_from else 0) + o - t for y, o, t in zip(years, over, taken)]
        for n, y, t, o, l, a in zip(names, years, taken, over, left, ask):
            self.value("remainder", ["{n} has {v} of leave left", "{n} can still take {v} off", "{v} of leave remain for {n}"], l, L, [base - t, l + extra if y < extra_from else l - extra, l + o + 1], n=n, q=f"How many days of leave does {n} have left?") if l > 1 else None
            self.value("sum", ["this year {n} is entitled to {v} in all", "{n}'s total entitlement this year is {v}"], l + t, L, [base + extra + o + 1, base + o, base + extra], n=n)
            self.yes("eligibility", ["{n} gets the extra days for long service", "{n} has been here long enough for the additional leave"], ["{n} does not get the extra days for long service", "{n} has not been here long enough for the additional leave"], y > extra_from, n=n)
            if a != l:
                self.yes("threshold", ["{n} has enough leave left for {a} days off", "a request by {n} for {a} days could still be granted from this year's leave"], ["{n} does not have enough leave left for {a} days off", "a request by {n} for {a} days would exceed this year's leave"], a < l, n=n, a=a)
            self.value("stated", ["{n} has already taken {v}", "so far {n} has been off for {v}"], t, L, [l, base - t], n=n)
        if left.count(max(left)) == 1:
            top = names[left.index(max(left))]
            self.flip("rank", ["{x} has the most leave left", "nobody has more days of leave left than {x}"], top, [n for n in names if n != top])
        n = sum(y > extra_from for y in years)
        self.flip("count", ["the number of those named who get the extra days is {x}"], self.many(n) if n else "zero", [self.many(x) if x else "zero" for x in range(k + 1) if x != n])
        return text

    def budget(self):
        """Planned and actual spending by item."""
        r, m = self.r, self.money
        self.domain = "budgets"
        k = r.choice((3, 4, 5))
        posts = r.sample(POSTS, k)
        event = r.choice(("the jubilee", "the conference", "the summer camp", "the trade fair", "the open day", "the film week", "the relocation", "the harvest festival"))
        step = r.choice((10, 50, 100))
        plan = [D(r.randint(6, 90) * step) for _ in posts]
        real = [p + D(r.choice((-1, 1)) * r.randint(1, max(1, int(p / step * D(".4")))) * step) for p in plan]
        if any(x <= 0 for x in real) or len(set(plan + real)) < 2 * k:
            raise Retry
        if r.random() < .45:
            text = rows(r, f"Budget for {event}", "Item", [f"Planned ({self.cur})", f"Spent ({self.cur})"], [(p.capitalize(), [a, b]) for p, a, b in zip(posts, plan, real)])
            self.occurs(m, *plan, *real)
        else:
            text = self.s(["The accounts for {e} are closed.", "What did {e} cost? The treasurer reports."], e=event) + " " + " ".join(self.s(["For {p}, {a} had been planned and {b} was spent", "{p} cost {b}; the plan had been {a}", "{b} went on {p}, against {a} in the plan"], p=p, a=self.show(m, a), b=self.show(m, b)) for p, a, b in zip(posts, plan, real))
        for p, a, b in zip(posts, plan, real):
            up = b > a
            self.value("difference", ["{p} was {v} " + ("over" if up else "under") + " budget", "the plan for {p} was " + ("exceeded" if up else "undershot") + " by {v}", "{v} " + ("more" if up else "less") + " than planned was spent on {p}"], abs(a - b), m, [abs(x - y) for x, y in zip(plan, real)] + [abs(a - b) + step], p=p)
            self.yes("threshold", ["{p} stayed within the budget", "less was spent on {p} than planned"], ["{p} did not stay within the budget", "more was spent on {p} than planned"], not up, p=p)
            self.value("stated", ["{v} was actually spent on {p}", "the real cost of {p} was {v}"], b, m, [abs(a - b), a + b], p=p)
            if abs(b - a) * 100 % a == 0:
                self.value("percentage", ["spending on {p} was {v} " + ("above" if up else "below") + " plan"], abs(b - a) * 100 / a, PCT, [abs(y - x) * 100 // x for x, y in zip(plan, real)], p=p)
        tp, tr = sum(plan), sum(real)
        self.value("sum", ["the plan for {e} added up to {v}", "altogether {v} had been planned for {e}"], tp, m, [tr, tp - plan[0]], e=event)
        self.value("sum", ["{e} cost {v} in all", "actual spending on {e} came to {v}"], tr, m, [tp, tr - real[0], tr + step], e=event)
        if tp != tr:
            self.value("difference", ["overall, {e} was {v} " + ("over" if tr > tp else "under") + " budget"], abs(tp - tr), m, [abs(x - y) for x, y in zip(plan, real)], e=event)
            self.yes("threshold", ["overall, {e} stayed within its budget"], ["overall, {e} went over its budget"], tr < tp, e=event)
        n = sum(b > a for a, b in zip(plan, real))
        self.flip("count", ["the number of items that went over budget is {x}"], self.many(n) if n else "zero", [self.many(x) if x else "zero" for x in range(k + 1) if x != n])
        i = max(range(k), key=lambda x: abs(plan[x] - real[x]))
        if [abs(a - b) for a, b in zip(plan, real)].count(abs(plan[i] - real[i])) == 1:
            self.flip("rank", ["in money, {x} deviated most from the plan", "the largest deviation from the plan, in money, was in {x}"], posts[i], [p for p in posts if p != posts[i]])
        return text

    def growth(self):
        """Figures of two or three years for several units, with revenue and costs."""
        r, m = self.r, self.money
        self.domain = "company reports"
        k = r.choice((2, 3))
        firms = [self.n.make("firm") for _ in range(k)]
        y = self.year
        text, res = [], []
        step = r.choice((1000, 10000, 100000))
        for f in firms:
            base = D(r.randint(4, 40) * 20) * step / 10
            pct = r.choice((-30, -25, -20, -15, -10, -5, 5, 10, 15, 20, 25, 30, 40, 50, 100))
            now = base * (100 + pct) / 100
            cost = D(int(now / step * r.randint(70, 125))) * step / 100
            if cost == now:
                raise Retry
            staff = (r.randint(12, 200), r.randint(12, 200))
            text.append(self.s(["{f} had revenue of {a} in {y}, after {b} in {z}. Costs in {y} came to {c}", "In {y}, {f} took {a}; the year before it had been {b}. Against this there were costs of {c} in {y}", "Revenue at {f}: {b} in {z}, {a} in {y}. Costs in {y}: {c}"], f=f, a=self.show(m, now), b=self.show(m, base), c=self.show(m, cost), y=y, z=y - 1)
                        + " " + self.s(["The number of staff went from {p} to {q}", "It had {q} employees at the end of {y} and {p} a year before"], p=staff[0], q=staff[1], y=y))
            res.append((f, base, now, pct, cost))
            E = Count("employees")
            self.occurs(E, *staff)
            if abs(staff[0] - staff[1]) > 1:
                self.value("difference", ["{f} has {v} " + ("more" if staff[1] > staff[0] else "fewer") + " than a year before", "the staff of {f} " + ("grew" if staff[1] > staff[0] else "shrank") + " by {v}"], abs(staff[0] - staff[1]), E, [staff[0] + staff[1]], f=f)
            up = pct > 0
            self.value("change", ["revenue at {f} " + ("rose" if up else "fell") + " by {v} in {y}", "{f}'s revenue was {v} " + ("higher" if up else "lower") + " in {y} than in {z}", "in {y}, {f} took {v} " + ("more" if up else "less") + " than in {z}"], abs(pct), PCT, [5, 10, 15, 20, 25, 30, 40, 50, 100], f=f, y=y, z=y - 1)
            self.value("difference", ["{f}'s revenue " + ("rose" if up else "fell") + " by {v} from {z} to {y}", "in money, the change in revenue at {f} was {v}"], abs(now - base), m, [abs(now - cost), abs(base - cost) or step], f=f, y=y, z=y - 1)
            win = now > cost
            self.value("profit", ["{f} made a " + ("profit" if win else "loss") + " of {v} in {y}", "{y} brought {f} a " + ("profit" if win else "loss") + " of {v}"], abs(now - cost), m, [abs(now - base), abs(base - cost) or step], f=f, y=y)
            self.yes("profit", ["{f} made a profit in {y}", "in {y}, {f} earned more than it spent"], ["{f} made a loss in {y}", "in {y}, {f} spent more than it earned"], win, f=f, y=y, q=f"Did {f} make a profit in {y}?")
            self.flip("change", ["{f} took {x} in {y} than in the year before"], "more" if up else "less", "less" if up else "more", f=f, y=y)
            self.value("stated", ["{f}'s costs in {y} were {v}", "{f} spent {v} in {y}"], cost, m, [abs(now - cost), now + cost], f=f, y=y)
        (f1, b1, n1, p1, c1), (f2, b2, n2, p2, c2) = res[:2]
        if p1 != p2:
            self.flip("rank", ["in percentage terms, revenue developed better at {x} in {y}", "of {a} and {b}, {x} had the better rate of revenue growth in {y}"], f1 if p1 > p2 else f2, f2 if p1 > p2 else f1, y=y, a=f1, b=f2)
        self.value("sum", ["together, {a} and {b} had revenue of {v} in {y}"], n1 + n2, m, [b1 + b2, n1 + b2], a=f1, b=f2, y=y)
        if n1 - c1 != n2 - c2:
            self.flip("comparison", ["{a}'s result in {y} was {x} than {b}'s"], "better" if n1 - c1 > n2 - c2 else "worse", "worse" if n1 - c1 > n2 - c2 else "better", a=f1, b=f2, y=y)
        return " ".join(text)

    def survey(self):
        """A survey with percentages of a number of people."""
        r = self.r
        self.domain = "surveys"
        n = r.choice((40, 60, 80, 120, 140, 160, 200, 240, 260, 300, 400, 500, 600, 800, 1200))
        q = r.choice(("keeping the night bus", "a car-free centre", "longer library hours", "the new school uniform", "a second pool", "working from home", "a later start of lessons", "the wind farm", "meat-free Mondays in the canteen", "moving the market"))
        place = self.n.make("place")
        for _ in range(99):
            a, b = r.choice(range(20, 66, 5)), r.choice(range(10, 61, 5))
            if a + b < 95 and a != b and n * a % 100 == 0 and n * b % 100 == 0 and n * 5 % 100 == 0:
                break
        else:
            raise Retry
        rest = 100 - a - b
        W = r.choice((30, 40, 45, 55, 60))
        P = Count("people", "person")
        text = self.s(["In {p}, {n} people were asked about {q}. {a}% are in favour and {b}% against; the others are undecided.", "A survey among {n} people in {p} on {q}: {a}% in favour, {b}% against, the rest undecided."], p=place, n=plain(n), q=q, a=a, b=b)
        self.occurs(PCT, a, b)
        self.occurs(P, n)
        if n * W % 100 == 0:
            text += " " + self.s(["{w}% of those asked were women.", "Women made up {w}% of the sample."], w=W)
            self.occurs(PCT, W)
            self.value("percentage", ["the sample included {v} who were women"], n * W // 100, P, [n * (100 - W) // 100, n * a // 100], p=place)
        text += " " + self.s(["The survey was done by [telephone|post|e-mail] in {m}.", "It was the [first|second|third] survey of its kind."], m=r.choice(MONTHS))
        for w, x in (("are in favour of", a), ("are against", b), ("are undecided about", rest)):
            self.value("percentage", ["{v} " + w + " {u}", "of those asked in {p}, {v} " + w + " {u}"], n * x // 100, P, [n * y // 100 for y in (a, b, rest, a + 5, b + 5, a + b)], u=q, p=place)
        self.value("remainder", ["{v} of those asked are undecided", "the undecided make up {v}"], rest, PCT, [a - b if a > b else b - a, rest + 5, 100 - a, 100 - b])
        self.value("stated", ["{v} of those asked in {p} are in favour of {u}", "support for {u} is at {v}"], a, PCT, [rest, abs(a - b), a + b], p=place, u=q)
        self.value("difference", ["supporters and opponents of {u} are {v} apart"], n * abs(a - b) // 100, P, [n * a // 100, n * b // 100, n * rest // 100], u=q)
        self.yes("majority", ["more than half of those asked are in favour of {u}", "{u} has the support of an absolute majority"], ["fewer than half of those asked are in favour of {u}", "{u} lacks the support of an absolute majority"], a > 50, u=q) if a != 50 else None
        self.flip("comparison", ["{x} people are in favour of {u} than against it"], "more" if a > b else "fewer", "fewer" if a > b else "more", u=q)
        for w, x in (("in favour", a), ("undecided", rest), ("against", b)):
            if x in (20, 25, 40, 50, 60, 75, 10):
                self.flip("share", ["{x} of those asked are " + w], {20: "a fifth", 25: "a quarter", 40: "two fifths", 50: "half", 60: "three fifths", 75: "three quarters", 10: "a tenth"}[x], [z for z, y in (("a fifth", 20), ("a quarter", 25), ("half", 50), ("two fifths", 40), ("three fifths", 60), ("a third", 33), ("a tenth", 10)) if y != x])
        return text

    def volume(self):
        """Data volume or storage used by several people."""
        r = self.r
        self.domain = "operations"
        k = r.choice((3, 4))
        names = [self.n.make("first") for _ in range(k)]
        quota = r.choice((2000, 4000, 5000, 8000, 10000))
        used = [r.randint(4, quota // 50 - 1) * 50 if r.random() < .5 else quota + r.randint(1, quota // 100) * 50 for _ in names]
        if quota in used or len(set(used)) < k:
            raise Retry
        text = self.s(["Each account may store {q} ({m} = {g}).", "The limit is {q} per account, counting {g} as {m}."], q=f"{quota // 1000} GB", m="1,000 MB", g="1 GB") + " " + " ".join(self.s(["{n} uses {v}", "{n}'s files take up {v}", "{v} are stored by {n}"], n=n, v=f"{plain(u)} MB") for n, u in zip(names, used))
        self.occurs(MB, quota, *used)
        text += " " + self.s(["Accounts over the limit cannot [receive mail|upload files] until they are cleaned up."])
        for n, u in zip(names, used):
            if u < quota:
                self.value("remainder", ["{n} has {v} left", "{n} can store another {v}"], quota - u, MB, [abs(quota - x) for x in used] + [quota - u + 500], n=n)
            else:
                self.value("difference", ["{n} is {v} over the limit", "{n} has to delete {v} to get back to the limit"], u - quota, MB, [abs(quota - x) for x in used] + [u - quota + 100], n=n)
            self.yes("threshold", ["{n} is within the limit"], ["{n} is over the limit"], u < quota, n=n, q=f"Is {n} within the limit?")
            self.value("unit", ["{n} uses {v}", "the files of {n} come to {v}"], u, MB, [u * 10, u // 10 or 5, u + 1000], n=n)
            self.share("percentage", ["{n} has used {v} of the allowance"], u, quota, used, n=n) if u < quota else None
        self.value("sum", ["the {k} accounts together hold {v}"], sum(used), MB, [sum(used) - x for x in used], k=self.many(k))
        top = names[used.index(max(used))]
        self.flip("rank", ["{x} takes up the most space"], top, [n for n in names if n != top])
        n = sum(u > quota for u in used)
        self.flip("count", ["the number of accounts over the limit is {x}"], self.many(n) if n else "zero", [self.many(x) if x else "zero" for x in range(k + 1) if x != n])
        return text


Plain = Count("pieces")
Plain.key = "stock"
