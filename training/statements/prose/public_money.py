"""Blocks about money of towns and associations: votes, budgets, grants, donations, pledges, averages."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import plain, rounded
from .results import Results

SPEND = ["schools", "road maintenance", "parks", "libraries", "social services", "waste collection", "the fire service", "public transport", "housing", "culture", "street lighting", "sports grounds", "flood protection", "administration", "the swimming pool"]


class PublicMoney(Results):
    def vote(self):
        r = self.r
        ps = [self.person() for _ in range(3)]
        motions = r.sample(["to raise the membership fee", "to sell the old boathouse", "to replace the heating", "to appoint a new auditor", "to publish the minutes online", "to extend the lease", "to buy a second van", "to postpone the reorganisation", "to fund the youth programme", "to close the branch office"], 2)
        n = r.randint(9, 60)
        def votes():
            f = r.randint(2, n - 3)
            a = r.randint(1, n - f - 1)
            return f, a, n - f - a
        (f1, a1, b1), (f2, a2, b2) = votes(), votes()
        if f1 == a1 or f2 == a2 or (f1, a1) == (f2, a2):
            raise Retry
        res = lambda f, a: "carried" if f > a else "rejected"
        S = dict(p=ps[0].n, q=ps[1].n, x=ps[2].n, m1=motions[0], m2=motions[1], f1=self.c(f1), a1=self.c(a1), b1=self.c(b1), f2=self.c(f2), a2=self.c(a2), b2=self.c(b2), r1=res(f1, a1), r2=res(f2, a2), n=self.c(n))
        text = self.s(["With {n} members [present|voting], {p} moved {m1}; {q} seconded. The motion was {r1} by {f1} votes in favour to {a1} against, with {b1} abstaining.", "A motion {m1}, [brought|put forward] by {p} and seconded by {q}, received {f1} votes for and {a1} against; {b1} of the {n} members present abstained. It was {r1}.", "{p} proposed {m1}, [supported|seconded] by {q}. {f1} voted yes, {a1} no, and {b1} abstained, so the proposal was {r1}."], **S) + " " + self.s(["{x} then moved {m2}. [Here|This time] there were {f2} votes in favour, {a2} against and {b2} abstaining: {r2}.", "A second motion, from {x}, was {m2}; it was {r2}, {f2} members voting for it and {a2} against, while {b2} abstained.", "On {x}'s proposal {m2}, the count was {f2} in favour and {a2} against ({b2} abstaining), and it was {r2}."], **S)
        self.facts(["{v} members {k} the motion {m}", "{v} members {k} the proposal {m}"], [dict(k=k, m=mo, v=self.c(x)) for mo, f, a in ((motions[0], f1, a1), (motions[1], f2, a2)) for k, x in (("supported", f), ("voted against", a)) if x > 1] or [{}], 2) if min(f1, a1, f2, a2) > 1 and len({f1, a1, f2, a2}) == 4 else None
        self.nums([(f"the votes in favour of the motion {motions[0]}", f1), (f"the votes against the motion {motions[0]}", a1), (f"the votes in favour of the motion {motions[1]}", f2), (f"the votes against the motion {motions[1]}", a2), (f"the abstentions on the motion {motions[0]}", b1), (f"the abstentions on the motion {motions[1]}", b2)], self.c, "llllcd", 4)
        self.roles([(ps[0], [f"[proposed|moved] {motions[0]}", f"put forward the motion {motions[0]}"]), (ps[2], [f"[proposed|moved] {motions[1]}", f"put forward the motion {motions[1]}"]), (ps[1], [f"seconded the motion {motions[0]}"])], 3)
        if res(f1, a1) != res(f2, a2):
            w = r.choice(("carried", "rejected"))
            ok = motions[0] if res(f1, a1) == w else motions[1]
            no = motions[1] if ok == motions[0] else motions[0]
            v = {"carried": "[was carried|passed|found a majority]", "rejected": "[was rejected|failed|found no majority]"}[w]
            self.add("outcome", [f"the motion {{a}} {v}", f"[at this meeting|in the vote], the proposal {{a}} {v}"], dict(a=ok), dict(a=no))
        for mo, f, a in ((motions[0], f1, a1), (motions[1], f2, a2)):
            self.flag("quantifier", [f"more than half of the members [present|voting] supported the motion {mo}"], [f"no more than half of the members [present|voting] supported the motion {mo}"], 2 * f > n)
            self.flag("outcome", [f"a majority of those voting yes or no backed the motion {mo}", f"the motion {mo} was [carried|adopted]"], [f"a majority of those voting yes or no opposed the motion {mo}", f"the motion {mo} was [defeated|turned down]"], f > a)
        return text

    def budget(self):
        r, m, y = self.r, self.m, self.year
        names = r.sample(SPEND, 3)
        plan = self.amount(3, .6)
        act = []
        for p in plan:
            e = p.adjusted()
            x = p + r.choice((-1, 1)) * r.randint(1, 12) * D(10) ** (e - 1)
            act.append(x)
        nxt = [p + r.choice((-1, 1)) * r.randint(1, 9) * D(10) ** (p.adjusted() - 1) for p in act]
        if len(set(plan + act + nxt)) < 9 or min(act + nxt) <= 0:
            raise Retry
        out = []
        for n, p, a, z in zip(names, plan, act, nxt):
            S = dict(n=n, p=m(p), a=m(a), z=m(z), d=m(abs(a - p)), u="over" if a > p else "under", y=y, k=y + 1)
            out.append(self.s(["For {n}, {p} had been [budgeted|set aside] in {y}; {a} was [actually|] spent.", "Spending on {n} came to {a}, {d} {u} the [budget|approved amount] of {p}.", "{n} cost {a} in {y} (budget: {p}).", "Against a budget of {p}, {o} spent {a} on {n}.", "The {y} budget allowed {p} for {n}, but the accounts show {a}.", "{a} went on {n}, although the plan had been {p}."], **S))
            if r.random() < .6:
                out[-1] += " " + self.s(["For {k}, {z} is [planned|proposed|earmarked].", "The draft budget for {k} has {z}.", "Next year the [item|budget line] is to be {z}."], **S)
                self.nums([(f"the {y} budget for {n}", p), (f"[actual spending|spending] on {n} in {y}", a), (f"the [amount|sum] [planned|proposed] for {n} in {y + 1}", z)], m, "llc", 2)
            ov = a > p
            self.flag("forecast", [f"{y} spending on {n} [was over budget|exceeded the budget]", f"more was spent on {n} in {y} than had been [planned|budgeted]"], [f"{y} spending on {n} [was under budget|stayed below the budget]", f"less was spent on {n} in {y} than had been [planned|budgeted]"], ov)
            t = dict(d=m(abs(a - p)), u="over" if ov else "under", n=n)
            o = r.choice([(abs(x - w)) for x, w in zip(act, plan) if abs(x - w) != abs(a - p)] or [abs(a - p) * 2])
            self.add("arithmetic", [f"spending on {{n}} ended {{d}} {{u}} budget in {y}", f"in {y}, {{n}} came in {{d}} {{u}} the budgeted amount", f"the {y} accounts for {{n}} closed {{d}} {{u}} budget"], t, dict(t, d=m(o)) if r.random() < .6 else dict(t, u="under" if ov else "over"))
        self.facts([f"{self.ref} spent {{v}} on {{n}} in {y}", f"in {y}, {{n}} cost {self.ref} {{v}}", f"{{v}} was spent on {{n}} in {y}", f"the {y} bill for {{n}} was {{v}}"], [dict(n=n, v=m(a)) for n, a in zip(names, act)], 2)
        self.facts([f"{{n}} had been given a {y} budget of {{v}}", f"{{v}} had been [planned|set aside|allowed] for {{n}} in {y}", f"the plan was to spend {{v}} on {{n}} in {y}"], [dict(n=n, v=m(a)) for n, a in zip(names, plan)], 2)
        self.nums([(f"[actual spending|spending] on {n} in {y}", a) for n, a in zip(names, act)], m, "lcdsth", 3, group="the three items")
        self.nums([(f"the {y} budget for {n}", a) for n, a in zip(names, plan)], m, "lcdsh", 2, group="the three budgeted amounts")
        return " ".join(out)

    def grant(self):
        r, m, y = self.r, self.m, self.year
        ps = [self.n.make("venue"), self.place(), self.firm()]
        part = [f"the University of {ps[1]}", ps[0], ps[2]]
        r.shuffle(part)
        g = [D(x) * 1000 for x in r.sample(range(40, 400), 3)]
        own = D(r.randint(20, 200)) * 1000
        tot = sum(g)
        spent = rounded(tot * r.choice((45, 52, 60, 68, 75, 83)) / 100 / 1000, 0) * 1000
        donor = self.pick("the Research Council", "the Regional Fund", "the Ministry of Culture", "the Water Foundation", "the Lottery Board")
        if len({*g, own, tot, spent, tot - spent, tot + own}) < 8:
            raise Retry
        S = dict(a=part[0], b=part[1], c=part[2], x=m(g[0]), y_=m(g[1]), z=m(g[2]), own=m(own), T=m(tot), sp=m(spent), left=m(tot - spent), D=donor, y=y, k=y + 2, all=m(tot + own))
        text = self.s(["{D} [awarded|granted] {T} to the project: {x} to {a}, {y_} to {b} and {z} to {c}.", "The project is funded by {D} with {T}, of which {a} receives {x}, {b} {y_} and {c} the remaining {z}.", "Three partners share the {T} from {D}. {a} was allotted {x}; {c} gets {z} and {b} {y_}."], **S)
        text += " " + self.s(["The partners add {own} of their own money, bringing the [total|project] budget to {all}.", "A further {own} comes from the partners themselves.", "On top of the grant, the partners [put in|contribute] {own}."], **S)
        text += " " + self.s(["By the end of {y}, {sp} of the grant had been spent; the rest must be used by {k}.", "Up to the end of {y}, {sp} of the grant was [used|drawn down], so {left} is left until {k}.", "{left} of the grant was still unspent at the end of {y}. What is not spent by {k} must be returned."], **S)
        self.nums([(f"[the grant money for {p}|{p}'s share of the grant|the part of the grant that went to {p}]", v) for p, v in zip(part, g)] , m, "lllcdshr", 4, group="the three partners' shares")
        self.nums([("the grant [as a whole|in total]", tot), ("the partners' own contribution", own), ("the part of the grant spent by the end of " + str(y), spent), ("the part of the grant unspent at the end of " + str(y), tot - spent), ("the project budget including own funds", tot + own)], m, "llll", 4)
        self.facts(["{p} [gets|is given|was allotted] {v} of the grant", "of the grant, {v} goes to {p}", f"{donor} [supports|funds] {{p}} with {{v}}"], [dict(p=p, v=m(v)) for p, v in zip(part, g)], 2)
        self.share("the spent part", "the grant", spent, tot, [f"by the end of {y}, {{n}} {{f}} of the grant had been spent", f"{{n}} {{f}} of the grant had been used when {y} ended"])
        self.share(f"{part[0]}", "the grant", g[0], tot, ["{a} receives {n} {f} of {b}", "{n} {f} of {b} goes to {a}"])
        return text

    def donors(self):
        m, y = self.m, self.year
        self.metric("donations")
        n0, n1 = self.draw(40, 800, 2, 4)
        g0, g1 = self.draw(15, 140, 2, 1, .5)
        t0, t1 = n0 * g0, n1 * g1
        if t0 == t1:
            raise Retry
        S = dict(n0=self.c(n0), n1=self.c(n1), t0=m(t0), t1=m(t1), y=y, p=y - 1, g1=m(g1), g0=m(g0))
        text = self.s(["{n1} people gave {t1} in {y}. In {p}, {n0} [donors|people] had given {t0}.", "Donations [came to|totalled] {t1} from {n1} donors, [compared with|after] {t0} from {n0} donors in {p}.", "In {p} the appeal had [raised|brought in] {t0} from {n0} donors; in {y}, {n1} donors gave {t1}.", "The average gift [was|came to] {g1} in {y}, with {n1} people giving {t1} altogether. A year before, {n0} people had given {t0}."], **S)
        self.nums([(f"the average gift in {y}", g1), (f"the average gift in {y - 1}", g0)], m, "llcdr", 3)
        self.trend("the number of donors", [(str(y - 1), n0), (str(y), n1)], self.c, n=2)
        self.trend("the total given", [(str(y - 1), t0), (str(y), t1)], m, n=2)
        self.trend("the average gift", [(str(y - 1), g0), (str(y), g1)], m, n=2)
        self.facts(["{n} [people|donors] gave in {y}", "in {y}, gifts came from {n} [people|donors]"], [dict(y=str(y - 1), n=self.c(n0)), dict(y=str(y), n=self.c(n1))], 1, key="n")
        self.facts(["donors gave {v} in {y}", "in {y}, {v} was donated", "{y} brought in {v} in donations"], [dict(y=str(y - 1), v=m(t0)), dict(y=str(y), v=m(t1))], 1)
        self.facts(["each donor gave {v} on average in {y}", "in {y}, the typical gift, taken as an average, was {v}"], [dict(y=str(y - 1), v=m(g0)), dict(y=str(y), v=m(g1))], 1)
        self.nums([(f"the total given in {y}", t1), (f"the total given in {y - 1}", t0)], m, "lcds", 2)
        return text

    def pledges(self):
        r, m, y = self.r, self.m, self.year
        who = r.sample(["the state", "the county", "a bank", "the church", "a brewery", "the football club", "an anonymous donor", "the university", "the airport"], 3)
        pl = [D(x) * 1000 for x in r.sample(range(20, 400), 3)]
        pd = []
        for x in pl:
            pd.append(x if r.random() < .25 else rounded(x * r.choice((25, 40, 50, 60, 75, 80)) / 100 / 1000, 0) * 1000)
        if len(set(pl + pd)) < 4 or min(pd) <= 0:
            raise Retry
        out = []
        for w, a, b in zip(who, pl, pd):
            S = dict(w=w, a=m(a), b=m(b), left=m(a - b))
            out.append(self.s(["{w} pledged {a} and has paid {b} so far.", "Of the {a} promised by {w}, {b} has arrived.", "{w} has transferred {b}; {a} had been promised.", "From {w}, {a} was announced, {b} of which has been paid."] if a != b else ["{w} pledged {a} and has paid it in full.", "The {a} promised by {w} has arrived in full.", "{w} has transferred all of the {a} it had promised."], **S))
        text = self.s(["For the new [roof|organ|playground|clinic], money was promised from three sides.", "Promises are one thing, payments another.", "The [appeal|collection] of {y} found three supporters."], y=y) + " " + " ".join(out)
        self.nums([(f"the amount [pledged|promised] by {w}", a) for w, a in zip(who, pl)] + [(f"the amount paid by {w} so far", b) for w, b in zip(who, pd) if b not in pl], m, "llllct", 4)
        self.facts(["{w} [promised|pledged|announced] {v}", "{v} was [promised|pledged] by {w}"], [dict(w=w, v=m(a)) for w, a in zip(who, pl)], 2)
        self.nums([(f"the amount [pledged|promised] by {w}", a) for w, a in zip(who, pl)], m, "cdshr", 2, group="the three pledges")
        full = [w for w, a, b in zip(who, pl, pd) if a == b]
        part = [w for w, a, b in zip(who, pl, pd) if a != b]
        if full and part:
            if r.random() < .5:
                self.add("plan", ["{w} has [paid everything|kept its promise in full]", "nothing more is owed by {w}", "{w} has already handed over the whole sum promised"], dict(w=r.choice(full)), dict(w=r.choice(part)))
            else:
                self.add("plan", ["{w} still owes part of [its pledge|the promised money]", "{w} has not paid everything yet", "part of the money from {w} is still missing"], dict(w=r.choice(part)), dict(w=r.choice(full)))
        for w, a, b in zip(who, pl, pd):
            if a != b:
                bad = [x for x in (b, a, a - b + D(10000)) if x != a - b]
                self.add("arithmetic", [f"{{v}} of the money promised by {w} is still [missing|outstanding|to come]", f"{w} has yet to pay {{v}}", f"what {w} still owes is {{v}}"], dict(v=m(a - b)), dict(v=m(r.choice(bad))))
        T, Pd = sum(pl), sum(pd)
        if T != Pd:
            self.share("paid", "pledged", Pd, T, ["taken together, {n} {f} of the promised money has been paid", "{n} {f} of all the money promised has arrived"])
        return text

    def meanmedian(self):
        r, m = self.r, self.m
        what, X = self.pick("rent", "wage", "house price", "commute", "age at retirement"), [self.place(), self.place()]
        if what in ("commute", "age at retirement"):
            lo, hi, f = (12, 70, lambda v: f"{plain(v)} minutes") if what == "commute" else (52, 69, lambda v: f"{plain(v)} years")
            v = self.draw(lo, hi, 4)
        else:
            v = self.draw(400, 3800, 4, 10, .3) if what != "house price" else self.draw(90, 900, 4, 1, .3)
            f = (lambda x: m(x * 1000)) if what == "house price" else m
        (a, b), (c, d) = v[:2], v[2:]
        S = dict(w=what, X=X[0], Y=X[1], a=f(a), b=f(b), c=f(c), d=f(d))
        text = self.s(["In {X} the mean {w} is {a} and the median {b}; in {Y} the mean is {c}, the median {d}.", "The median {w} is {b} in {X} and {d} in {Y}. The means are {a} for {X} and {c} for {Y}.", "{X} has a mean {w} of {a}, {Y} one of {c}. Half of the people in {X} are below {b}, which is the median there; in {Y} the median is {d}."], **S)
        it = [(f"the mean {what} in {X[0]}", a), (f"the median {what} in {X[0]}", b), (f"the mean {what} in {X[1]}", c), (f"the median {what} in {X[1]}", d)]
        self.nums(it, f, "lllcdt", 5)
        for k, (p, q) in (("mean", (a, c)), ("median", (b, d))):
            i = 0 if p > q else 1
            t = dict(k=k, x=X[i], y=X[1 - i])
            o = (b, d) if k == "mean" else (a, c)
            self.add("basis", [f"going by the {{k}}, {what} is higher in {{x}} than in {{y}}", f"{{x}} comes before {{y}} if one ranks {what} by the {{k}}, highest first"], t, dict(t, k="median" if k == "mean" else "mean") if (o[0] > o[1]) != (p > q) and r.random() < .6 else dict(t, x=t["y"], y=t["x"]))
        return text

    def nominal(self):
        r, y = self.r, self.year
        what = self.pick("wages", "pensions", "school spending", "rents", "exports", "the health budget")
        a, b = (D(x) / 10 for x in r.sample(range(10, 90), 2))
        if abs(a - b) < D("0.5"):
            raise Retry
        up = a > b
        S = dict(w=what, a=self.pct(a), b=self.pct(b), y=y, d=self.pct(abs(a - b)), v="rose" if up else "fell")
        text = self.s(["In {y}, {w} rose by {a} while prices rose by {b}.", "Prices went up by {b} in {y}, {w} by {a}.", "With inflation at {b}, {w} grew by {a} in {y}.", "{w} increased by {a} in {y}, but so did prices, by {b}."], **S)
        self.flag("basis", [f"in real terms, {what} rose in {y}", f"adjusted for inflation, there was [a rise|an increase] in {what} in {y}", f"in {y}, {what} grew faster than prices"], [f"in real terms, {what} fell in {y}", f"adjusted for inflation, there was [a drop|a decrease] in {what} in {y}", f"in {y}, {what} grew more slowly than prices"], up)
        self.nums([(f"the nominal increase in {what}", a), ("the rate of inflation", b)], self.pct, "llcd", 3, gap=self.pp, fresh=False)
        return text
