"""Blocks about money of firms: takeovers, debts, loans, taxes, dividends, currencies, rivals, output."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import plain, rounded
from ..vocabulary import CURRENCY, MONTHS, WORDS
from .results import REGIONS, Results


class Deals(Results):
    def grossnet(self):
        r, m, y = self.r, self.m, self.year
        ev = self.pick("the share issue", "the sale of the old depot", "the auction", "the charity concert", "the bond issue", "the sale of the {x} site".replace("{x}", self.place()), "the summer gala")
        g = r.randint(20, 400) * (1000 if self.small else 100000)
        f1, f2 = (D(g) * x / 100 for x in r.sample((1, 2, 3, 4, 5, 6, 8), 2))
        n1, n2 = r.sample(["fees", "taxes", "advisers", "marketing", "printing and postage", "security", "catering", "repairs"], 2)
        net = g - f1 - f2
        use = r.sample(["paying down debt", "a new roof", "a research centre", "two delivery vans", "new machinery", "a reserve fund", "staff training"], 2)
        x = rounded(net * D(r.choice((30, 40, 60, 70))) / 100, 0)
        z = net - x
        if len({g, net, f1, f2, x, z}) < 6:
            raise Retry
        S = dict(e=ev, g=m(g), f1=m(f1), f2=m(f2), n1=n1, n2=n2, net=m(net), u1=use[0], u2=use[1], x=m(x), z=m(z), y=y)
        text = self.s(["{e} [raised|brought in] {g} gross. After {f1} for {n1} and {f2} for {n2}, {net} was left.", "Net proceeds from {e} were {net}: from the gross {g}, {o} had to deduct {f1} for {n1} and {f2} for {n2}.", "From {e}, {o} took {g} before costs; {n1} [swallowed|cost] {f1} and {n2} {f2}, leaving {net}."], **S)
        text += " " + self.s(["Of [this|the net sum], {x} went into {u1} and {z} into {u2}.", "{x} of the net proceeds was [set aside|used] for {u1}, the [rest|remaining {z}] for {u2}.", "{o} spent {z} of what was left on {u2}; {x} was earmarked for {u1}."], **S)
        self.nums([(f"[gross proceeds from {ev}|the takings from {ev} before costs]", g), (f"[net proceeds from {ev}|what {ev} left after costs]", net), (f"the [deduction|cost] for {n1}", f1), (f"the [deduction|cost] for {n2}", f2)], m, "lll", 3)
        self.nums([(f"the amount for {use[0]}", x), (f"the amount for {use[1]}", z)], m, "lcd", 2)
        self.share(f"the amount for {use[0]}", f"the net proceeds of {ev}", x, net, ["{a} [made up|represented|came to] {n} {f} of {b}"])
        self.add("arithmetic", [f"costs [took|ate up|came to] {{v}} of the proceeds of {ev}", f"{{v}} of the gross proceeds of {ev} went on costs", "the gap between gross and net proceeds was {v}"], dict(v=m(f1 + f2)), dict(v=m(r.choice((f1, f2, x) if x != f1 + f2 else (f1, f2)))))
        return text

    def acquisition(self):
        r, m, y = self.r, self.m, self.year
        self.metric("sales")
        self.metric("employees")
        A, B = self.firm(), self.firm()
        price = self.amount(1)[0] if not self.small else D(r.randint(20, 300) * 100000)
        tot, org_ = r.sample(range(3, 30), 2)
        d = D(tot) + D(r.randint(0, 9)) / 10
        o = D(org_) + D(r.randint(0, 9)) / 10
        if not 1 <= abs(d - o) < 9:
            raise Retry
        emp = r.randint(40, 900)
        e0 = r.randint(300, 4000)
        mon, mon2 = sorted(r.sample(range(12), 2))
        sellers = self.person()
        S = dict(A=A, B=B, price=m(price), d=plain(d) + "%", g=plain(o) + "%", mon=MONTHS[mon2], mon0=MONTHS[mon], y=y, e=self.c(emp), e0=self.c(e0), E=self.c(e0 + emp), p=sellers.n, org=self.org)
        text = self.s(["{org} [agreed to buy|signed a contract to buy] {A} from {p} in {mon0} {y}; the deal closed in {mon}. The price was {price}.", "The [purchase|takeover] of {A}, announced in {mon0} {y} and completed in {mon}, cost {org} {price}. The seller was {p}.", "In {mon} {y}, {org} completed the takeover of {A}, for which it paid {p} {price}. The agreement dated from {mon0}.", "{p} sold {A} to {org} for {price}; signed in {mon0}, the transaction took effect in {mon} {y}."], **S)
        text += " " + self.s(["Including {A}, sales [rose|grew] {d}; without it, [growth|the increase] was {g}.", "Sales growth was {d}, or {g} leaving the acquired business aside.", "Organic growth came to {g}. Counting the new subsidiary, sales were {d} higher.", "{d} is the [rise|increase] in sales once {A} is counted; excluding it, the [rise|increase] was {g}."], **S)
        text += " " + self.s(["{org} now employs {E} people, {e} of whom [joined|came] with {A}.", "With the {e} people of {A}, the workforce has grown from {e0} to {E}.", "Before the purchase {org} had {e0} employees; {A} added {e}."], **S)
        if r.random() < .5:
            text += " " + self.s(["An earlier approach to {B} had [failed|come to nothing].", "{org} had also looked at {B} but did not bid.", "{B}, [which had also been interested|a rival bidder], withdrew."], **S)
            self.add("owner", [f"{self.org} [bought|acquired|took over] {{x}} in {y}", f"in {y}, {{x}} [was bought|was taken over|was acquired] by {self.org}", f"{{x}} became part of {self.org} in {y}"], dict(x=A), dict(x=B))
        P = [("including the acquired business", d), ("without the acquired business", o)]
        i = r.randrange(2)
        t = dict(k=P[i][0], v=self.pct(P[i][1]))
        self.add("basis", ["{k}, sales [rose|grew|went up] by {v}", "sales [rose|grew|went up] by {v} {k}", "sales growth {k} was {v}"], t, dict(t, v=self.pct(P[1 - i][1])) if r.random() < .5 else dict(t, k=P[1 - i][0]))
        self.add("basis", ["the growth rates with and without the acquisition are {v} apart", "between growth including and growth excluding the acquisition lie {v}"], dict(v=self.pp(abs(d - o))), dict(v=self.pp(r.choice([z for z in (abs(d - o) + 2, d + o, o) if z != abs(d - o)]))))
        self.flag("basis", ["the acquired business [helped|raised] sales growth", "sales growth would have been lower without the acquisition"], ["the acquired business [held back|lowered] sales growth", "sales growth would have been higher without the acquisition"], d > o)
        self.add("swap", ["{a} [bought|acquired|took over] {b}", "{b} was [bought|acquired|taken over] by {a}", "{a} became the owner of {b}", "{b} now belongs to {a}"], dict(a=self.org, b=A), dict(a=A, b=self.org))
        self.either("date", ["the [takeover|deal|purchase] was {w} in {t}", "in {t}, the [takeover|deal|purchase] was {w}"], dict(w="completed", t=MONTHS[mon2]), dict(w="agreed", t=MONTHS[mon]))
        self.nums([("[headcount before the purchase|the workforce before the purchase]", e0), (f"the number of [employees|people] who came with {A}", emp), ("[headcount after the purchase|the workforce after the purchase]", e0 + emp)], self.c, "lllt", 3)
        return text

    def perunit(self):
        m, y = self.m, self.year
        what, one, verb = self.pick(("pupils", "pupil", "taught"), ("passengers", "passenger", "carried"), ("households", "household", "supplied"), ("meals", "meal", "served"), ("patients", "patient", "treated"), ("subscribers", "subscriber", "served"), ("parcels", "parcel", "delivered"), ("visitors", "visitor", "received"), ("trees", "tree", "planted"), ("rooms", "room", "let"))
        A, B = (self.place(), self.place())
        n1, n2 = self.draw(20, 900, 2, 10)
        u1, u2 = self.draw(12, 480, 2, 1, .5)
        c1, c2 = n1 * u1, n2 * u2
        if c1 == c2 or n1 == n2:
            raise Retry
        S = dict(A=A, B=B, n1=self.c(n1), n2=self.c(n2), c1=m(c1), c2=m(c2), w=what, v=verb, y=y)
        text = self.s(["In {A}, {n1} {w} were {v} in {y} at a [total|] cost of {c1}. {B}, with {n2} {w}, spent {c2}.", "{c1} was spent in {A}, where {n1} {w} were {v}; in {B} it was {c2} for {n2} {w}.", "The {A} [site|branch] with its {n1} {w} cost {c1} in {y}, while {B} [needed|required] {c2} for {n2} {w}.", "{y} spending was {c2} in {B} and {c1} in {A}. The number of {w} {v} was {n1} in {A} and {n2} in {B}."], **S)
        self.nums([(f"[the cost per {one} in {A}|spending per {one} in {A}]", u1), (f"[the cost per {one} in {B}|spending per {one} in {B}]", u2)], m, "llcdr", 4)
        self.nums([(f"[the cost in {A}|spending in {A}]", c1), (f"[the cost in {B}|spending in {B}]", c2)], m, "lcds", 2)
        self.nums([(f"the number of {what} in {A}", n1), (f"the number of {what} in {B}", n2)], self.c, "lcds", 2)
        self.flag("comparison", [f"the [place|site] with the higher total spending also had the higher spending per {one}"], [f"the [place|site] with the higher total spending had the lower spending per {one}"], (c1 > c2) == (u1 > u2))
        return text

    def flow(self):
        """Opening number, came, left, closing number."""
        r, y = self.r, self.year
        what, came, left = self.pick(("employees", "were hired", "left"), ("members", "joined", "resigned"), ("subscribers", "signed up", "cancelled"), ("volunteers", "were recruited", "stopped"), ("shops", "were opened", "were closed"), ("tenants", "moved in", "moved out"), ("clients", "were won", "were lost"), ("branches", "were added", "were shut"))
        self.metric(what)
        a = r.randint(60, 3000)
        i, o = self.draw(5, max(12, a // 4), 2)
        b = a + i - o
        if min(i, o) > 3:
            r.randint(2, max(3, min(i, o) - 1))  # not used; the draw keeps the documents of a seed
        S = dict(w=what, i=self.c(i), out=self.c(o), a=self.c(a), b=self.c(b), came=came, left=left, y=y, net=self.c(abs(i - o)), d="more" if i > o else "fewer")
        text = self.s(["{o} began {y} with {a} {w}. During the year {i} {came} and {out} {left}, so that {b} remained [at the end|in December].", "At the end of {y} there were {b} {w}, {net} {d} than [twelve months|a year] before: {i} {came}, and {out} {left}.", "{i} {w} {came} in {y}; {out} {left}. The total thus went from {a} to {b}.", "From {a} at the beginning of {y}, the number of {w} [changed|moved] to {b} by the end, as {i} {came} while {out} {left}."], **S)
        it = [(f"the number of {what} at the [start|beginning] of {y}", a), (f"the number of {what} at the end of {y}", b), (f"the number of {what} who {came}".replace("shops who", "shops that").replace("branches who", "branches that"), i), (f"the number of {what} who {left}".replace("shops who", "shops that").replace("branches who", "branches that"), o)]
        self.nums(it, self.c, "lllll", 3)
        self.nums(it[2:], self.c, "cd", 1)
        self.facts([f"{{v}} {what} {{k}} in {y}", f"in {y}, {{v}} {what} {{k}}", f"over {y}, {{v}} {what} {{k}}"], [dict(k=came, v=self.c(i)), dict(k=left, v=self.c(o))], 1)
        self.facts([f"there were {{v}} {what} at the {{k}} of {y}", f"{self.ref} had {{v}} {what} at the {{k}} of {y}", f"at the {{k}} of {y}, {{v}} {what} were counted"], [dict(k="start", v=self.c(a)), dict(k="end", v=self.c(b))], 1)
        if i != o:
            self.flag("direction", [f"there were more {what} at the end of {y} than at the [start|beginning]", f"the number of {what} [grew|increased] in the course of {y}"], [f"there were fewer {what} at the end of {y} than at the [start|beginning]", f"the number of {what} [shrank|decreased] in the course of {y}"], i > o)
            t = dict(v=self.c(abs(i - o)))
            self.add("arithmetic", [f"over {y}, the number of {what} changed by {{v}} [net|on balance]", f"on balance, the number of {what} moved by {{v}} in {y}"], t, dict(v=self.c(r.choice([x for x in (i, o, i + o) if x != abs(i - o)]))))
        return text

    def debt(self):
        m, y = self.m, self.year
        d0, d1, c0, c1 = self.amount(4, .5)
        if d0 < c0:
            d0, c0 = c0, d0
        if d1 < c1:
            d1, c1 = c1, d1
        if d1 - c1 == d0 - c0:
            raise Retry
        S = dict(d0=m(d0), d1=m(d1), c0=m(c0), c1=m(c1), n0=m(d0 - c0), n1=m(d1 - c1), y=y, p=y - 1)
        text = self.s(["At the end of {y}, {o} [owed|had borrowings of] {d1} and held {c1} in cash, [which leaves|leaving] net debt of {n1}. A year earlier, borrowings had been {d0} and cash {c0}.", "Gross debt stood at {d1} (end of {p}: {d0}), cash at {c1} (end of {p}: {c0}). All figures are for the end of {y} unless noted.", "Cash [amounted to|was] {c1} when {y} ended, after {c0} at the end of {p}. Over the same period, gross debt went from {d0} to {d1}; net debt is the difference between the two.", "Net debt was {n1} at the close of {y} and {n0} at the close of {p}. Gross borrowings had been {d0} in {p} and were {d1} in {y}, with {c0} and {c1} respectively held in cash."], **S)
        at = lambda q: self.pick(f"at the end of {q}", f"at the close of {q}")
        self.nums([(f"gross debt {at(y)}", d1), (f"gross debt {at(y - 1)}", d0), (f"net debt {at(y)}", d1 - c1), (f"net debt {at(y - 1)}", d0 - c0), (f"cash {at(y)}", c1), (f"cash {at(y - 1)}", c0)], m, "llll", 5)
        for np, a, b in (("net debt", d0 - c0, d1 - c1), ("gross debt", d0, d1), ("cash", c0, c1)):
            self.trend(np, [(str(y - 1), a), (str(y), b)], m, n=1, pc=False)
        return text

    def dividend(self):
        r, y = self.r, self.year
        c = CURRENCY[self.cur][1]
        i0, f0, i1, f1 = r.sample(range(12, 95), 4)
        cents = {"euros": "cents", "dollars": "cents", "pounds": "pence"}.get(c, "cents")
        m = lambda v: f"{plain(v)} {cents}"
        T0, T1 = i0 + f0, i1 + f1
        if T0 == T1 or len({i0, f0, i1, f1, T0, T1}) < 6:
            raise Retry
        S = dict(i0=m(i0), i1=m(i1), f0=m(f0), f1=m(f1), T0=m(T0), T1=m(T1), y=y, p=y - 1)
        text = self.s(["The board proposes a final dividend of {f1} per share for {y}. Together with the interim dividend of {i1}, [already paid|paid in autumn], shareholders receive {T1}, compared with {T0} for {p}, when the interim payment had been {i0}.", "For {y}, shareholders [were paid|received] an interim dividend of {i1} a share and are to get another {f1}. For {p}, it had been {i0} and {f0}.", "[Last year's|The {p}] distribution of {T0} per share consisted of {i0} in the interim and {f0} at the end. This time, the interim dividend was {i1} and the final one is {f1}.", "Per share, {T1} will be distributed for {y}: {i1} has been paid already, {f1} is still to be approved. The previous year's total was {T0}, {f0} of it as final dividend."], **S)
        self.nums([(f"the [interim dividend|interim payment] for {y}", i1), (f"the final dividend for {y}", f1), (f"the [total|full] dividend for {y}", T1), (f"the [total|full] dividend for {y - 1}", T0)], m, "llll", 4)
        self.trend("the total dividend", [(str(y - 1), T0), (str(y), T1)], m, n=2)
        if "already paid" in text or "paid already" in text or "are to get another" in text:
            if r.random() < .5:
                self.add("forecast", ["the {k} dividend for {y} has [already|] been paid", "shareholders have already received the {k} dividend for {y}"], dict(k="interim", y=str(y)), dict(k="final", y=str(y)))
            else:
                self.add("forecast", ["the {k} dividend for {y} is still to be paid", "shareholders have not yet received the {k} dividend for {y}"], dict(k="final", y=str(y)), dict(k="interim", y=str(y)))
        return text

    def fx(self):
        r, y = self.r, self.year
        a, b = (D(x) / 10 for x in r.sample(range(11, 190), 2))
        if abs(a - b) < 1:
            raise Retry
        fall = r.random() < .4
        reg = self.pick(*REGIONS)
        if fall:
            r.random()  # not used; the draw keeps the documents of a seed
        w1, w2 = ("rose", "rose") if not fall else ("fell", "rose")
        cur = self.pick("the weaker peso", "a strong franc", "the fall of the rouble", "the dollar's rise", "exchange rates")
        S = dict(a=self.pct(a), b=self.pct(b), w1=w1, w2=w2, reg=reg, c=cur, y=y)
        text = self.s(["Sales in {reg} {w1} {a} in reported terms[, owing to {c},|] and {w2} {b} at constant exchange rates.", "In {reg}, sales {w2} by {b} in local currency in {y}; converted into the reporting currency, they {w1} by {a}[ because of {c}|].", "Because of {c}, sales in {reg} {w1} {a} as reported in {y}, although at constant currencies they {w2} {b}.", "At constant currencies, {reg} sales {w2} {b}; as reported, they {w1} {a}."], **S)
        P = [("[in reported terms|as reported|in the reporting currency]", w1, a), ("[at constant exchange rates|in local currency|leaving currency effects aside]", w2, b)]
        for i in (0, 1):
            k, w, v = P[i]
            k2, u, x = P[1 - i]
            t = dict(k=self.np(k), v=self.pct(v), w=w)
            f = dict(t, v=self.pct(x)) if w == u and r.random() < .5 else dict(t, k=self.np(k2))
            self.add("basis", [f"{{k}}, sales in {reg} {{w}} by {{v}}", f"sales in {reg} {{w}} by {{v}} {{k}}", f"{{k}}, {reg} sales {{w}} {{v}}"], t, f)
        if not fall:
            self.flag("comparison", [f"currency effects [held back|reduced] the growth of sales in {reg}", f"without currency effects, sales in {reg} would have grown faster"], [f"currency effects [helped|boosted] the growth of sales in {reg}", f"without currency effects, sales in {reg} would have grown more slowly"], b > a)
        return text

    def rivals(self):
        r, m, y = self.r, self.m, self.year
        fs = [self.firm() for _ in range(3)]
        v = self.amount(3, .3)
        g = [D(x) / 10 for x in r.sample(range(12, 260), 3)]
        up = [r.random() < .6 for _ in fs]
        cust = self.draw(100, 9000, 3, 10)
        out = []
        for f, x, p, u, c in zip(fs, v, g, up, cust):
            S = dict(f=f, x=m(x), p=self.pct(p), w=r.choice(r.choice(self.UPS[:6])[0:1]) if u else r.choice(self.UPS[:6])[1], c=self.c(c), u="up" if u else "down", y=y)
            out.append(self.s(["{f} [sold goods worth|had sales of] {x}, {u} {p} on the year, and [served|had] {c} customers.", "At {f}, sales {w} by {p} to {x}; {c} customers were counted.", "{f}, which has {c} customers, reported sales of {x}; that is {u} {p}.", "With {c} customers, {f} reached sales of {x}. They {w} by {p}."], **S))
        self.nums([(f"[{f}'s sales|the sales of {f}]" if f[-1] != "s" else f"the sales of {f}", x) for f, x in zip(fs, v)], m, "llcdsthhr", 5, group="the three companies' sales")
        self.facts(["{f} [has|serves] {v} customers", "{v} people or firms are customers of {f}"], [dict(f=f, v=self.c(x)) for f, x in zip(fs, cust)], 1)
        self.facts(["{f} [sold|turned over] {v}", "{f} had sales worth {v}", "customers spent {v} at {f}"], [dict(f=f, v=m(x)) for f, x in zip(fs, v)], 2)
        self.nums([(f"the number of customers of {f}", x) for f, x in zip(fs, cust)], self.c, "llcdh", 3, group="the three customer figures")
        i, j = r.sample(range(3), 2)
        if up[i] != up[j]:
            w = r.choice(self.UPS)
            t = dict(a=fs[i], d=w[0] if up[i] else w[1])
            self.add("direction", ["sales at {a} {d}[ on the year| compared with a year earlier|]", "{a}'s sales {d}" if not any(f.endswith("s") for f in fs) else "at {a}, sales {d}"], t, dict(t, a=fs[j]))
        i = r.randrange(3)
        w = r.choice(self.UPS)
        t = dict(a=fs[i], d=w[0] if up[i] else w[1], g=self.pct(g[i]))
        self.add("direction", ["sales at {a} {d} by {g}", "at {a}, sales {d} by {g}"], t, dict(t, d=w[1] if up[i] else w[0]) if r.random() < .4 else dict(t, g=self.pct(g[r.choice([k for k in range(3) if k != i])])))
        if v[i] and up.count(True) not in (0, 3):
            k = up.count(True)
            self.add("quantifier", ["sales [rose|grew|went up] at exactly {k} of the three companies", "exactly {k} of the three companies [raised|increased] sales"], dict(k=WORDS[k]), dict(k=WORDS[3 - k]))
        return self.s(["[Three companies|Three rivals] [dominate|lead] the market.", "The [trade|industry] is in the hands of three [suppliers|companies].", "[For {y}, three|Three] firms have published figures."], y=y) + " " + " ".join(out)

    def taxes(self):
        r, m, y = self.r, self.m, self.year
        self.metric("net profit")
        pre = D(r.randint(20, 400)) * 100000
        rate = r.choice((18, 20, 22, 24, 25, 26, 28, 30))
        tax = pre * rate / 100
        mi = pre * r.choice((2, 3, 4, 5)) / 100
        net = pre - tax
        own = net - mi
        S = dict(pre=m(pre), tax=m(tax), net=m(net), mi=m(mi), own=m(own), y=y, rt=f"{rate}%")
        text = self.s(["Profit before tax was {pre} in {y}. Taxes [took|came to] {tax}, [leaving|which left] net profit of {net}, of which {mi} belongs to minority shareholders.", "In {y}, {o} earned {net} after tax and {pre} before. Minority shareholders are entitled to {mi} of the net figure, so that {own} is left for the owners of the parent.", "Net profit came to {net}, after a tax bill of {tax} on profit of {pre}. Of the net amount, {own} is due to the shareholders of the parent and {mi} to minorities."], **S)
        self.nums([("[profit before tax|pre-tax profit]", pre), ("[net profit|profit after tax]", net), ("the tax bill", tax), ("the minorities' share of net profit", mi), ("the share of net profit due to the parent's owners", own)], m, "lll", 4)
        self.add("arithmetic", [f"the [effective|] tax rate in {y} [was|worked out at] {{v}}", f"{{v}} of pre-tax profit went in tax in {y}", f"in {y}, tax took {{v}} of profit before tax"], dict(v=f"{rate}%"), dict(v=f"{r.choice([x for x in (rate + 4, rate - 5, rate + 8, 100 - rate) if x != rate])}%"))
        return text

    def capex(self):
        r, m, y = self.r, self.m, self.year
        pl = [self.place() for _ in range(3)]
        what = r.sample(["a warehouse", "a paint shop", "a solar park", "a training centre", "a cold store", "a data centre", "a bakery", "a workshop", "a visitor centre"], 3)
        v = self.amount(3, .5) if not self.small else [D(x) * 1000 for x in r.sample(range(40, 900), 3)]
        st = r.sample(["done", "building", "planned", "dropped"], 3)
        F = {"done": ["[has been completed|was finished in {y}]", "[opened|was opened] in {y}"], "building": ["is under construction", "is [still|currently] being built"], "planned": ["is planned for {k}", "[is to be built|will be built] from {k}"], "dropped": ["[was abandoned|has been given up] after a review", "will not be built after all"]}
        C = {"done": ["[has been|is] [finished|completed]", "is ready for use"], "building": ["is [still unfinished|in the course of construction]", "is being worked on [at present|now]"], "planned": ["has not been started yet but is [intended|scheduled]", "exists so far only as a plan that is still being pursued"], "dropped": ["[has been cancelled|was called off]", "is no longer going ahead"]}
        out, cs = [], []
        for p, w, x, s_ in zip(pl, what, v, st):
            out.append(self.s(["{w} in {p}, [costing|with a budget of] {x}, {F}.", "In {p}, {w} {F}; the [budget|cost] was put at {x}.", "{x} was [allotted|approved] for {w} in {p}, which {F}."], w=w, p=p, x=m(x), F=self.np(r.choice(F[s_])).format(y=y, k=y + 2)))
            cs.append((f"the {w[2:]} in {p}", s_))
        self.cases(cs, C, 3, kind="status")
        self.nums([(f"the [budget|sum] for the {w[2:]} in {p}", x) for w, p, x in zip(what, pl, v)], m, "llcdsth", 4, group="the three budgets")
        i, j = r.sample(range(3), 2)
        self.add("owner", ["the {w} is the project [in|for] {p}", "the project in {p} is the {w}", "it is in {p} that the {w} is (or was) to stand"], dict(w=what[i][2:], p=pl[i]), dict(w=what[i][2:], p=pl[j]))
        return self.s(["{o} [lists|names] three [building|investment] projects.", "Three projects were discussed.", "[On investments,|As to building work,] the report [mentions|lists] three projects."]) + " " + " ".join(out)

    def loan(self):
        r, m, y = self.r, self.m, self.year
        A, B = self.n.make("firm").split()[0] + " Bank", self.n.make("surname") + " Savings"
        a, b = self.amount(2, .5)
        ra, rb = (D(x) / 20 for x in r.sample(range(30, 170), 2))
        ya, yb = r.sample(range(3, 16), 2)
        S = dict(A=A, B=B, a=m(a), b=m(b), ra=self.pct(ra), rb=self.pct(rb), ya=y + ya, yb=y + yb, y=y, fa=self.pick("fixed", "variable"))
        fx = r.random() < .5
        S["fa"], S["fb"] = ("fixed", "variable") if fx else ("variable", "fixed")
        text = self.s(["{o} took out a loan of {a} from {A} at a {fa} rate of {ra}, due in {ya}. A second loan, {b} from {B}, carries a {fb} rate of {rb} and runs until {yb}.", "Two loans were arranged in {y}. {A} lends {a} until {ya} at {ra} ({fa}); {B} lends {b} until {yb} at {rb} ({fb}).", "The older of the two loans, {b} from {B}, falls due in {yb} and costs {rb} a year at a {fb} rate. {A} has [since|now] added {a} at a {fa} {ra}, to be repaid by {ya}."], **S)
        L = [f"the {A} loan", f"the {B} loan"]
        self.facts(["{b} [has lent|lends] {v}", "{v} was borrowed from {b}", "the sum [owed to|lent by] {b} is {v}"], [dict(b=A, v=m(a)), dict(b=B, v=m(b))], 2)
        self.nums([(f"the amount of {L[0]}", a), (f"the amount of {L[1]}", b)], m, "lcdst", 3)
        self.nums([(f"the interest rate on {L[0]}", ra), (f"the interest rate on {L[1]}", rb)], self.pct, "lcd", 3, gap=self.pp, fresh=False)
        self.either("swap", ["{l} [falls due|matures|has to be repaid] in {d}", "in {d}, {l} [falls due|matures|has to be repaid]"], dict(l=L[0], d=str(y + ya)), dict(l=L[1], d=str(y + yb)))
        self.either("swap", ["{l} has a {d} rate", "the rate on {l} is {d}", "{l} [comes with|carries] a {d} interest rate"], dict(l=L[0], d=S["fa"]), dict(l=L[1], d=S["fb"]))
        self.flag("comparison", [f"{L[0]} runs longer than {L[1]}", f"{L[1]} is due before {L[0]}"], [f"{L[0]} is due sooner than {L[1]}", f"{L[1]} is due after {L[0]}"], ya > yb)
        t = dict(v=self.years(abs(ya - yb)))
        self.add("arithmetic", ["the two loans fall due {v} apart", "between the due dates of the two loans lie {v}"], t, dict(v=self.years(r.choice([x for x in (ya, yb, abs(ya - yb) + 1, abs(ya - yb) + 2) if x != abs(ya - yb)]))))
        ia, ib = a * ra / 100, b * rb / 100
        if abs(ia - ib) > max(ia, ib) / 50:
            A_, B_ = (L[0], L[1]) if ia > ib else (L[1], L[0])
            self.add("comparison", ["a year's interest on {a} costs more than [a year's interest|that] on {b}", "at the rates given and on the full amount, {a} costs more interest a year than {b}"], dict(a=A_, b=B_), dict(a=B_, b=A_))
        return text

    def harvest(self):
        """Output, plan and capacity of plants."""
        r, y = self.r, self.year
        unit = self.pick("tonnes", "megawatt-hours", "vehicles", "litres", "cubic metres", "bales")
        fmt = lambda v: f"{self.c(v)} {unit}"
        pl = [self.place() for _ in range(2)]
        cap_ = self.draw(2000, 90000, 2, 100, .4)
        a0, a1 = [], []
        for c in cap_:
            x, z = r.sample(range(int(c * .5) // 10, int(c * .97) // 10), 2)
            a0.append(x * 10)
            a1.append(z * 10)
        if len(set(cap_ + a0 + a1)) < 6:
            raise Retry
        out = []
        for p, c, x, z in zip(pl, cap_, a0, a1):
            S = dict(p=p, c=fmt(c), x=self.c(x), z=fmt(z), y=y, q=y - 1, w=r.choice(self.UPS[:6])[0 if z > x else 1])
            out.append(self.s(["The {p} plant can [turn out|produce] {c} a year; in {y} it [produced|made] {z}, after {x} in {q}.", "Output in {p} {w} from {x} to {z} in {y}, with capacity unchanged at {c}.", "In {p}, where capacity is {c} a year, {z} were produced in {y} ({q}: {x}).", "{z} left the {p} plant in {y}. A year earlier it had been {x}, while {c} would be possible."], **S))
        self.facts(["the {p} plant [turned out|made|produced] {v} in {q}", "in {q}, {v} [came from|were made in|were produced in] {p}", "{q} saw the {p} plant produce {v}"], [dict(p=p, q=str(q), v=fmt(x)) for p, z0, z1 in zip(pl, a0, a1) for q, x in ((y - 1, z0), (y, z1))], 3)
        it = [(f"[output in {p} in {y}|the {y} output of the {p} plant]", z) for p, z in zip(pl, a1)] + [(f"[output in {p} in {y - 1}|the {y - 1} output of the {p} plant]", z) for p, z in zip(pl, a0)] + [(f"[the annual capacity of the {p} plant|what the {p} plant could produce in a year]", z) for p, z in zip(pl, cap_)]
        self.nums(it, fmt, "lllllcdst", 6)
        for p, x, z, c in zip(pl, a0, a1, cap_):
            self.trend(f"output in {p}", [(str(y - 1), x), (str(y), z)], fmt, n=2)
            self.share(f"output in {p}", "capacity", z, c, [f"in {y}, the {p} plant ran at {{n}} {{f}} of capacity", f"{{n}} {{f}} of the capacity in {p} was used in {y}"])
        ut = [D(z) / c for z, c in zip(a1, cap_)]
        if abs(ut[0] - ut[1]) > D("0.02"):
            i = 0 if ut[0] > ut[1] else 1
            self.add("comparison", [f"measured by capacity, the {{a}} plant was better used than the {{b}} plant in {y}", f"in {y}, the {{a}} plant came closer to its full capacity [in relative terms|, in per cent,] than the {{b}} plant"], dict(a=pl[i], b=pl[1 - i]), dict(a=pl[1 - i], b=pl[i]))
        return " ".join(out)
