"""Blocks about what was said and decided: plans, announcements, elections, opinions, conditions."""
from decimal import Decimal as D

from ..vocabulary import MONTHS, WEEKDAYS
from .numbers import Numbers
from .relations import Relations


class Decisions(Numbers, Relations):
    def plan(self):
        r, m = self.r, self.m
        what = self.pick("the museum", "the tram line", "the swimming pool", "the library", "the footbridge", "the hospital wing", "the stadium", "the cable car", "the market hall", "the theatre")
        X = self.place()
        unit, n1, n2 = ("stops", *r.sample(range(5, 25), 2)) if "tram" in what else ("metres", *r.sample(range(60, 400, 5), 2)) if "bridge" in what else ("cabins", *r.sample(range(6, 60, 2), 2)) if "cable" in what else self.pick(("seats", *r.sample(range(200, 900, 10), 2)), ("rooms", *r.sample(range(12, 60), 2)), ("parking spaces", *r.sample(range(40, 400, 5), 2)), ("lifts", *r.sample(range(2, 12), 2)))
        a, b = (D(x) * 100000 for x in self.draw(12, 900, 2, 1, .3))
        i, j = r.sample(range(12), 2)
        y = self.year
        y2 = y + r.choice((0, 1, 2))
        S = dict(w=what, X=X, u=unit, n1=self.c(n1), n2=self.c(n2), a=m(a), b=m(b), m1=f"{MONTHS[i]} {y}", m2=f"{MONTHS[j]} {y2}", p=self.person().n)
        text = self.s(["{w} in {X} was [supposed|meant] to open in {m1} with {n1} {u} and to cost {a}. It opened in {m2} with {n2} {u}, and the bill came to {b}.", "When {w} in {X} opened in {m2}, it had {n2} {u} instead of the {n1} [originally|first] planned. The costs, estimated at {a}, came to {b}; the opening date had been [set for|fixed as] {m1}.", "The plans for {w} in {X} [spoke of|provided for] {n1} {u}, a price of {a} and an opening in {m1}. What the public got, in {m2}, was {n2} {u} for {b}.", "{b} is what {w} in {X} cost in the end, although {p} had promised {a}. Visitors, who were to be let in from {m1}, were in fact admitted from {m2}. They found {n2} {u} where {n1} had been announced."], **S)
        w = what
        self.nums([(f"[the planned cost of {w}|the estimate for {w}]", a), (f"[the actual cost of {w}|the final bill for {w}]", b)], m, "llcd", 3)
        self.nums([(f"the number of {unit} [planned|intended] for {w}", n1), (f"the number of {unit} {w} [actually|really] got", n2)], self.c, "llcd", 3)
        k = r.randrange(2)
        self.add("plan", ["{w} {v} in {d}", "in {d}, {w} {v}"], t := dict(w=w, v=("was originally to open", "actually opened")[k], d=(S["m1"], S["m2"])[k]), dict(t, d=(S["m2"], S["m1"])[k]) if r.random() < .5 else dict(t, v=("was originally to open", "actually opened")[1 - k]))
        self.flag("plan", [f"{w} [cost more than|was more expensive than] planned", f"{w} ended up above the cost estimate"], [f"{w} [cost less than|was cheaper than] planned", f"{w} ended up below the cost estimate"], b > a)
        late = (y2, j) > (y, i)
        self.flag("plan", [f"{w} opened later than [planned|intended]", f"the opening of {w} was delayed"], [f"{w} opened earlier than [planned|intended]", f"the opening of {w} was brought forward"], late)
        self.flag("plan", [f"{w} [ended up with|got] more {unit} than [planned|intended]"], [f"{w} [ended up with|got] fewer {unit} than [planned|intended]"], n2 > n1)
        gap = abs((y2 - y) * 12 + j - i)
        if gap:
            self.add("span", [f"the planned and the actual opening of {w} are {{v}} apart", f"between the planned and the actual opening of {w} lay {{v}}"], dict(v=self.months(gap)), dict(v=self.months(r.choice([x for x in (gap + 1, gap + 2, gap + 12, abs(gap - 3), i + 1) if x != gap and x > 0]))))
        return text

    SAY = [("close the ferry line", "closed the ferry line", "the closing of the ferry line"), ("lower the fees", "lowered the fees", "lower fees"), ("publish the report", "published the report", "publishing the report"), ("sell the theatre", "sold the theatre", "the sale of the theatre"), ("plant trees on the square", "planted trees on the square", "trees on the square"), ("ban cars from the old town", "banned cars from the old town", "a ban on cars in the old town"), ("hire more nurses", "hired more nurses", "hiring more nurses"), ("move the market", "moved the market", "moving the market"), ("repair the dam", "repaired the dam", "repairing the dam"), ("extend the opening hours", "extended the opening hours", "longer opening hours"), ("rename the station", "renamed the station", "renaming the station"), ("cut the night bus", "cut the night bus", "cutting the night bus")]

    def saiddone(self):
        r = self.r
        ps = [self.person() for _ in range(3)]
        acts = r.sample(self.SAY, 3)
        st = r.sample(["promised_done", "promised_not", "refused", "demanded", "considered"], 3)
        job = r.sample(["the mayor", "the minister", "the director", "the chair of the board", "the head of the agency", "the owner", "the governor"], 3)
        DOC = {"promised_done": ["{j}, {p}, [promised|announced] in spring that {he} would {a}, and did so in {m}.", "{p}, {j}, kept {his} word: in {m} {he} {d}, as [promised|announced] in spring.", "In {m}, {j}, {p}, {d}. [That|This] had been announced in spring."], "promised_not": ["{j}, {p}, had [promised|announced] that {he} would {a}, but nothing [came of it|happened].", "{p}, {j}, [failed|was unable] to {a}, despite having promised it.", "{j}, {p}, went back on a promise to {a}."], "refused": ["{p}, {j}, rejected calls to {a}.", "Asked to {a}, {j}, {p}, refused.", "{j}, {p}, [said no|turned a deaf ear] to those who wanted {him} to {a}."], "demanded": ["{p}, {j}, demanded that the state {a}; no reply has come.", "{j}, {p}, called on the state to {a}, so far without an answer.", "That the state should {a} is what {p}, {j}, [wants|demands]; it has not replied."], "considered": ["{j}, {p}, is [considering|thinking about] whether to {a}; no decision has been [made|taken].", "Whether to {a} is still [open|undecided], {p}, {j}, said.", "{p}, {j}, has not yet [decided|made up {his} mind] whether to {a}."]}
        CL = {"promised_done": ["{d} as announced", "kept a promise to {a}", "announced {n} and carried it out"], "promised_not": ["promised to {a} but did not do so", "broke a promise to {a}", "announced {n} without carrying it out"], "refused": ["[refused|declined] to {a}", "would not hear of {n}", "rejected {n}"], "demanded": ["[wants|urged] the state to {a}", "called on others to {a}", "asked the state for {n}"], "considered": ["has not decided whether to {a}", "is still undecided about {n}", "has left it open whether to {a}"]}
        out = []
        for p, a, s_, j in zip(ps, acts, st, job):
            out.append(self.s(DOC[s_], j=j, p=p.n, he=p.he, his=p.his, him=p.him, a=a[0], d=a[1], m=self.pick(*MONTHS[5:11])))
        for _ in range(5):
            i = r.randrange(3)
            k = r.choice([x for x in CL if x != st[i]])
            f = lambda s_, a: self.np(r.choice(CL[s_])).format(a=a[0], d=a[1], n=a[2])
            nm = r.choice((ps[i].n, ps[i].s))
            z = r.choice([x for x in range(3) if x != i])
            # the wrong stance about the right matter, or the right stance and matter of another person
            t = dict(p=nm, v=f(st[i], acts[i]))
            self.add("said", ["{p} {v}", "[we learn that|it is reported that] {p} {v}"], t, r.choice((dict(t, v=f(k, acts[i])), dict(t, v=f(r.choice([s_ for s_ in st if s_ != st[i]]), acts[i])), dict(t, p=ps[z].n))))
        return " ".join(out)

    def election(self):
        r = self.r
        ps = [self.person() for _ in range(3)]
        party = r.sample(["the Greens", "the Farmers' Party", "the Liberals", "the Citizens' List", "the Labour Party", "the Conservatives", "the Harbour Alliance"], 3)
        n = self.draw(600, 9000, 3, 1, .25)
        last = self.draw(600, 9000, 3, 1, .3)
        X = self.place()
        y = self.year
        o = sorted(range(3), key=lambda i: -n[i])
        tot = sum(n)
        S = dict(X=X, y=y, z=y - 4, **{f"p{i}": p.n for i, p in enumerate(ps)}, **{f"t{i}": p for i, p in enumerate(party)}, **{f"n{i}": self.c(v) for i, v in enumerate(n)}, T=self.c(tot), w=ps[o[0]].s, **{f"l{i}": self.c(v) for i, v in enumerate(last)})
        text = self.s(["In the {y} election in {X}, {p0} of {t0} received {n0} votes, {p1} of {t1} {n1} and {p2} of {t2} {n2}.", "{p0}, standing for {t0}, got {n0} votes in {X} in {y}. {n1} went to {p1} ({t1}) and {n2} to {p2} ({t2}).", "{X} voted in {y}. For {t0}, {p0} polled {n0}; {t1}, with {p1}, came to {n1}; and {p2} won {n2} for {t2}."], **S)
        text += " " + self.s(["Four years earlier, in {z}, {t0} had won {l0} votes, {t1} {l1} and {t2} {l2}.", "In {z} the figures had been {l0} for {t0}, {l2} for {t2} and {l1} for {t1}.", "At the previous election ({z}), {l1} people had voted for {t1}, {l0} for {t0} and {l2} for {t2}."], **S)
        who = [r.choice((f"{p.n}", f"{p.s}", q)) for p, q in zip(ps, party)]
        i, j = r.sample(range(3), 2)
        if n[i] < n[j]:
            i, j = j, i
        self.add("comparison", [f"in {y}, {{a}} [finished|came in] ahead of {{b}}", f"{{b}} won fewer votes than {{a}} in {y}", f"{{a}} [beat|outpolled] {{b}} in the {y} election"], dict(a=who[i], b=who[j]), dict(a=who[j], b=who[i]))
        self.roles([(p, [f"stood for {q}", f"was the candidate of {q}", f"ran for {q}"]) for p, q in zip(ps, party)], 2)
        self.nums([(f"the {y} vote for {w}", v) for w, v in zip(who, n)], lambda v: f"{self.c(v)} votes", "lllcdsh", 4, group=f"the three {y} results")
        for w, a, b in zip(party, last, n):
            self.trend(f"the vote for {w}", [(str(y - 4), a), (str(y), b)], lambda v: f"{self.c(v)} votes", n=1)
        half = n[o[0]] * 2 > tot
        self.facts([f"{{w}} [won|got|received|polled] {{v}} votes in {y}", f"in {y}, {{v}} people voted for {{w}}"], [dict(w=w, v=self.c(x)) for w, x in zip(who, n)], 2)
        self.facts([f"{{w}} had {{v}} votes in {y - 4}", f"back in {y - 4}, {{v}} people voted for {{w}}"], [dict(w=w, v=self.c(x)) for w, x in zip(party, last)], 2)
        self.flag("quantifier", [f"the strongest candidate in {y} won more than half of the votes for the three", f"one of the three had an absolute majority of the {y} votes listed"], [f"the strongest candidate in {y} won less than half of the votes for the three", f"none of the three had an absolute majority of the {y} votes listed"], half)
        k = sum(b > a for a, b in zip(last, n))
        self.add("quantifier", [f"{{k}} of the three parties won more votes in {y} than in {y - 4}", f"compared with {y - 4}, {{k}} of the three parties gained votes"], dict(k=("none", "exactly one", "exactly two", "all")[k]), dict(k=("none", "exactly one", "exactly two", "all")[r.choice([x for x in range(4) if x != k])]))
        return text

    OPIN = [("the cause of the delay", ["missing parts", "bad weather", "a lack of staff", "late permits"]), ("the number of visitors", ["about 400", "nearly 600", "more than 900", "at most 250"]), ("the best site", ["the old barracks", "the station square", "the river bank", "the former dairy"]), ("the opening date", ["early May", "mid-June", "the end of August", "some time in October"]), ("the fate of the trees", ["felling all of them", "moving them", "keeping them", "felling only the sick ones"])]

    def quotes(self):
        r = self.r
        topic, views = r.choice(self.OPIN)
        ps = [self.person() for _ in range(4)]
        views = r.sample(views, 4)
        job = r.sample(["the engineer", "the mayor", "the union", "a resident", "the planner", "a shopkeeper", "the police chief", "the architect"], 4)
        r.randrange(4)  # not used; the draw keeps the documents of a seed
        out = []
        for i, (p, v, j) in enumerate(zip(ps[:3], views, job)):
            out.append(self.s(["{p} ({j}) [spoke of|mentioned] {v}.", "{v}, said {p} ({j}).", "According to {p} ({j}), the answer is {v}.", "For {p} ({j}), it is {v}."], p=p.n, v=v, j=j.replace("the union", "union leader")))
        out.append(self.s(["{p} ({j}), [often quoted with|who had been reported as naming] {v}, denied ever having said so.", "{p} ({j}) denied having [said|named] {v} and gave no other answer."], p=ps[3].n, v=views[3], j=job[3].replace("the union", "union leader")))
        r.shuffle(out)
        nm = [p.n if r.random() < .6 else p.s for p in ps]
        for _ in range(3):
            i = r.randrange(3)
            j = r.choice([k for k in range(4) if k != i])
            t = dict(p=nm[i], v=views[i])
            self.add("said", [f"asked about {topic}, {{p}} [named|said] {{v}}", f"on {topic}, {{p}} [gave|had] this answer: {{v}}", f"{{p}}'s answer on {topic} was: {{v}}" if nm[i][-1] != "s" and not any(n[-1] == "s" for n in nm) else f"{{v}} was the answer of {{p}} on {topic}"], t, dict(t, p=nm[j]) if r.random() < .5 else dict(t, v=views[j]))
        i = r.randrange(3)
        self.add("negation", ["{p} denied a statement that had been reported", "{p} denied having been quoted correctly", "{p} said that a reported statement had never been made"], dict(p=nm[3]), dict(p=nm[i]))
        return self.s(["There is no agreement on {t}.", "Opinions differ on {t}.", "Several people were asked about {t}."], t=topic) + " " + " ".join(out)

    def unless(self):
        r = self.r
        X = self.place()
        acts = r.sample([("the ferry will run", "the ferry runs"), ("the pool will open", "the pool opens"), ("the concert will be held outdoors", "the concert is held outdoors"), ("the road will be closed", "the road is closed"), ("the strike will go ahead", "the strike goes ahead"), ("the market will move", "the market moves")], 3)
        conds = r.sample([("it rains", "it stays dry"), ("the wind is strong", "the wind is light"), ("the talks fail", "the talks succeed"), ("the inspection finds faults", "the inspection finds no faults"), ("enough volunteers come", "too few volunteers come"), ("the lorry arrives in time", "the lorry arrives too late")], 3)
        out, cs = [], []
        for (fut, pres), (c, nc) in zip(acts, conds):
            pos = r.random() < .5
            d = r.choice(WEEKDAYS)
            if pos:
                out.append(self.s(["{f} on {d}, but only if {c}.", "It has been agreed that on {d} {f} if {c}, and not otherwise.", "On {d}, {f} provided that {c}; otherwise not."], f=fut, c=c, d=d))
            else:
                out.append(self.s(["{f} on {d} unless {c}.", "On {d}, {f}, except if {c}.", "Unless {c}, {f} on {d}."], f=fut, c=c, d=d))
            yes, no = (c, nc) if pos else (nc, c)
            neg = {"the ferry runs": "the ferry does not run", "the pool opens": "the pool stays shut", "the concert is held outdoors": "the concert is not held outdoors", "the road is closed": "the road stays open", "the strike goes ahead": "the strike does not go ahead", "the market moves": "the market stays where it is"}[pres]
            k = r.random() < .5
            t = dict(c=yes if k else no, x=pres if k else neg)
            self.add("condition", ["if {c}, {x}", "{x} if {c}", "should it turn out that {c}, then {x}", "in case {c}, the plan is that {x}"], t, dict(t, c=no if k else yes) if r.random() < .5 else dict(t, x=neg if k else pres))
            cs.append((pres.split(" ", 2)[1], d, fut))
        i, j = r.sample(range(3), 2)
        if cs[i][1] != cs[j][1]:
            self.add("date", ["the plan concerning the {a} is for {d}", "{d} is the day that matters for the {a}", "as far as the {a} is concerned, the day is {d}"], t := dict(a=cs[i][0], d=cs[i][1]), dict(t, d=cs[j][1]))
        return self.s(["[In {X}, several|Several] things depend on circumstances.", "Much in {X} is still open.", "The coming days in {X} depend on a few things."], X=X) + " " + " ".join(out)
