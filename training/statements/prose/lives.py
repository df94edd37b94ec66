"""Blocks about people and firms over time: lives, works, offices, families, gifts."""
from ..claims import Retry
from .doc import cap
from .numbers import Numbers
from .relations import Relations


class Lives(Numbers, Relations):
    def life(self):
        """A biography with a sibling as distractor."""
        r = self.r
        p, q = self.person(), self.person()
        b = r.randint(1820, 1960)
        pl = [self.place() for _ in range(5)]
        e1 = b + r.randint(17, 21)
        e2 = e1 + r.randint(3, 6)
        e3 = e2 + r.randint(2, 9)
        e4 = e3 + r.randint(3, 12)
        e5 = e4 + r.randint(2, 15)
        d = e5 + r.randint(1, 14)
        f1, f2 = r.sample(["botany", "law", "medicine", "chemistry", "theology", "engineering", "history", "mathematics", "painting", "music"], 2)
        j1, j2 = r.sample(["a school teacher", "a surveyor", "a ship's doctor", "a journalist", "a clerk", "a librarian", "a court musician", "an instrument maker", "a bookseller", "a translator"], 2)
        sib = self.pick("brother" if not q.f else "sister", "cousin")
        sp = self.place()
        sb = b + r.choice((-6, -4, -3, -2, 2, 3, 5))
        sj = self.pick("the army", "the family bakery", "a shipping office", "the post office", "a bank")
        S = dict(p=p.n, s=p.s, He=cap(p.he), he=p.he, his=p.his, His=cap(p.his), q=q.n, a=pl[0], b=pl[1], c=pl[2], d=pl[3], e=pl[4], y0=b, y1=e1, y2=e2, y3=e3, y4=e4, y5=e5, yd=d, f1=f1, f2=f2, j1=j1, j2=j2, sib=sib, sp=sp, sb=sb, sj=sj, k=self.years(e4 - e3), age=d - b, w="older" if sb < b else "younger", dk=self.years(abs(sb - b)))
        t = [self.s(["{p} was born in {a} in {y0}.", "{p} ({y0}–{yd}) came from {a}.", "Born in {a} in {y0}, {p} grew up [above a shop|on a farm|in a crowded flat].", "It was in {a} that {p} was born in {y0}."], **S)]
        t.append(self.s(["{His} {sib} {q}, {dk} {w}, [went into|joined] {sj} in {sp}.", "{q}, {his} {sib}, was {dk} {w} and worked for {sj} in {sp}.", "A {sib}, {q}, born in {sb}, [went to|settled in] {sp} to work for {sj}."], **S))
        t.append(self.s(["In {y1} {s} [went|moved] to {b} to [study|read] {f1}, but {y2} saw {p} in {c}, where {he} [changed|switched] to {f2}.", "{s} [began|started] studying {f1} in {b} in {y1} and, having moved to {c} in {y2}, finished with a degree in {f2}.", "After [beginning|taking up] {f1} in {b} in {y1}, {s} [gave it up|dropped it] and from {y2} studied {f2} in {c}."], **S))
        t.append(self.s(["From {y3} to {y4} {s} earned a living as {j1} in {d}; after that {he} was {j2} in {e}.", "{s} worked in {d} as {j1} for {k}, from {y3}, before becoming {j2} in {e} in {y4}.", "In {y3} {s} found work as {j1} in {d}. {k} later, in {y4}, {he} left for {e} and became {j2}."], **S))
        prize = self.pick("a gold medal", "a state pension", "an honorary degree", "the city prize")
        S["prize"] = prize
        t.append(self.s(["{prize} followed in {y5}. {s} died in {yd}.", "In {y5} {he} was given {prize}; {he} died in {yd}.", "{s} died in {yd}, having [received|been awarded] {prize} in {y5}."], **S))
        nm = lambda: r.choice((p.n, p.s))
        P = nm()
        ev = [(f"{P} was born", b), (f"{P} [took up|began] the study of {f1}", e1), (f"{P} [turned to|took up] {f2}", e2), (f"{P} became {j1}", e3), (f"{P} became {j2}", e4), (f"{P} received {prize}", e5), (f"{P} died", d)]
        self.order([x for x, _ in ev[1:]], 2)
        i, j = r.sample(range(1, 6), 2)
        self.add("date", ["{e} in {y}", "in {y}, {e}", "it was in {y} that {e}"], t_ := dict(e=self.np(ev[i][0]), y=str(ev[i][1])), dict(t_, y=str(ev[j][1])) if r.random() < .6 else dict(t_, e=self.np(ev[j][0])))
        pp = [(f"studied {f1}", pl[1]), (f"studied {f2}", pl[2]), (f"worked as {j1}", pl[3]), (f"worked as {j2}", pl[4]), ("was born", pl[0])]
        for _ in range(2):
            (x, u), (y, v) = r.sample(pp, 2)
            self.add("place", ["{P} {x} in {u}", "it was in {u} that {P} {x}", "{u} is [the place|the town] where {P} {x}"], t_ := dict(P=P, x=x, u=u), dict(t_, u=v) if r.random() < .5 else dict(t_, x=y))
        i, j = sorted(r.sample(range(len(ev)), 2))
        if (i, j) != (0, 6):
            n = ev[j][1] - ev[i][1]
            w = [abs(a - c) for _, a in ev for _, c in ev if abs(a - c) not in (n, 0) and abs(abs(a - c) - n) < 14] + [n + 2]
            self.add("span", ["{n} [lay|passed] between the year {P} {a} and the year {P} {b}", "{P} {b} {n} after the year in which {P} {a}"], t_ := dict(n=self.years(n), P=P, a=self.np(ev[i][0])[len(P) + 1:], b=self.np(ev[j][0])[len(P) + 1:]), dict(t_, n=self.years(r.choice(w))))
        self.flag("comparison", [f"{P} was older than {q.n}", f"{q.n} was younger than {P}"], [f"{P} was younger than {q.n}", f"{q.n} was older than {P}"], b < sb)
        self.roles([(p, [f"studied {f2}", f"worked as {j1}", f"was awarded {prize}", f"became {j2}"]), (q, [f"[went to work|worked] in {sp}", f"[was employed by|took a job with] {sj}"])], 2)
        k = r.choice((1, 2, 3, 4))
        age = ev[k][1] - b
        self.add("span", ["in the year {P} turned {n}, {he} {a}", "{P} {a} in the year in which {he} turned {n}"], t_ := dict(P=P, n=str(age), he=p.he, his=p.his, a=self.np(ev[k][0])[len(P) + 1:]), dict(t_, n=str(self.others([e - b for e in (e1, e2, e3, e4, e5)] + [age + 2], age))))
        return " ".join(t)

    def makers(self):
        """Who did which part of a work."""
        r = self.r
        kind = r.choice([
            ("the opera {t}", [("composed the music", "the music was written by {}", "wrote the score"), ("wrote the libretto", "the words came from {}", "supplied the text"), ("painted the sets", "the stage designs were the work of {}", "was responsible for the stage sets"), ("conducted the first performance", "{} stood on the rostrum on the opening night", "led the orchestra at the premiere")]),
            ("the {x} bridge", [("drew up the plans", "the design came from {}", "designed it"), ("paid for it", "{} put up the money", "financed it"), ("built it", "{} acted as contractor", "was the builder"), ("opened it to traffic", "{} cut the ribbon", "performed the opening")]),
            ("the film {t}", [("directed it", "{} was the director", "was in charge of directing"), ("wrote the script", "the screenplay was by {}", "supplied the screenplay"), ("played the leading part", "the main role went to {}", "was cast in the main role"), ("edited it", "{} cut the film", "was the editor")]),
            ("the {x} telescope", [("had the idea for it", "the first proposal came from {}", "first suggested it"), ("ground the mirror", "{} made the mirror", "produced the mirror"), ("raised the money", "{} collected the funds", "found the donors"), ("made the first discovery with it", "{} was the first to find something new with it", "was first to discover something with it")]),
            ("the dictionary of the {x} dialect", [("collected the words", "the material was gathered by {}", "gathered the vocabulary"), ("edited it", "{} was its editor", "served as editor"), ("printed it", "it was {} who printed it", "was the printer"), ("wrote the preface", "the foreword was by {}", "contributed the foreword")]),
            ("the vaccine against {x} fever", [("isolated the virus", "{} was the one to isolate the virus", "managed to isolate the virus"), ("developed the vaccine", "the vaccine itself was the work of {}", "produced the vaccine itself"), ("ran the trials", "{} was in charge of the trials", "organised the trials"), ("patented the method", "the patent was taken out by {}", "took out the patent")])])
        x = self.n.make("surname")
        thing = kind[0].format(t="“" + self.n.make("title") + "”", x=x)
        ps = [self.person() for _ in range(4)]
        out, rl = [], []
        for p, (a, b, c) in zip(ps, kind[1]):
            out.append((p.n, a, b))
            rl.append((p, [c, a]))
        S = [b.format(p) if r.random() < .45 else f"{p} {a}" for p, a, b in out]
        r.shuffle(S)
        intro = self.s(["[Many|Several] people had a hand in {t}.", "{t} was the work of [more than one person|several people].", "Four names are [connected|linked] with {t}.", "{t} has an [unusual|interesting] history."], t=thing)
        form = r.randrange(3)
        text = intro + " " + (self.end(S[0] + ", " + S[1] + self.pick(" and ", ", while ", ", and ") + S[2]) + " " + self.end(S[3]) if form == 0 else self.end(S[0] + self.pick("; ", ", whereas ", " and ") + S[1]) + " " + self.end(self.pick("", "in turn, ", "meanwhile ", "as for the rest, ") + S[2] + self.pick("; ", ", and ", ", while ") + S[3]) if form == 1 else " ".join(map(self.end, S)))
        w = [f"[for|in the case of] {thing}, {{a}} {{v}}", f"{thing}: {{a}} {{v}}", f"as to {thing}, it was {{a}} who {{v}}", f"in the story of {thing}, the one who {{v}} was {{a}}"]
        self.roles(rl, 4, who=w)
        return text

    def terms(self):
        """Office holders in sequence."""
        r = self.r
        ps = [self.person() for _ in range(4)]
        job = self.pick("the orchestra", "the library", "the observatory", "the club", "the newspaper", "the botanical garden", "the choir", "the university", "the fire brigade")
        y = r.randint(1890, 1985)
        ys = [y]
        for _ in range(4):
            ys.append(ys[-1] + r.randint(2, 15))
        if len({b - a for a, b in zip(ys, ys[1:])}) < 4:
            raise Retry
        L = [b - a for a, b in zip(ys, ys[1:])]
        S = dict(j=job, **{f"p{i}": p.n for i, p in enumerate(ps)}, **{f"s{i}": p.s for i, p in enumerate(ps)}, **{f"y{i}": v for i, v in enumerate(ys)}, **{f"l{i}": self.years(v) for i, v in enumerate(L)})
        text = self.s(["{p0} [headed|led] {j} from {y0} to {y1} and was followed by {p1}, who stayed until {y2}. {p2} then [served|held the post] for {l2}, until {y3}, when {p3} took over; {s3} left in {y4}.", "When {p2} took charge of {j} in {y2}, two people had held the post before: {p0} from {y0} and, from {y1}, {p1}. {s2} was replaced by {p3} in {y3}, who in turn stayed {l3}.", "{j} has had four heads: {p0} ({y0}–{y1}), {p1} ({y1}–{y2}), {p2} ({y2}–{y3}) and {p3} ({y3}–{y4}).", "{p3} was head of {j} from {y3} until {y4}. The predecessors were {p2}, in office from {y2}, {p1}, who started in {y1}, and, for {l0} before that, {p0}."], **S)
        nm = [r.choice((p.n, p.s)) for p in ps]
        i = r.randrange(3)
        self.add("order", [f"{{a}} was [directly|immediately] succeeded by {{b}} as head of {job}", f"{{b}} took over {job} from {{a}}", f"{{a}} was {{b}}'s immediate predecessor as head of {job}" if not any(x.endswith("s") for x in nm) else f"as head of {job}, {{a}} made way for {{b}}"], dict(a=nm[i], b=nm[i + 1]), dict(a=nm[i + 1], b=nm[i]) if r.random() < .6 else dict(a=nm[i], b=r.choice([nm[k] for k in range(4) if k not in (i, i + 1)])))
        a, b = r.sample(range(4), 2)
        if L[a] < L[b]:
            a, b = b, a
        self.add("comparison", [f"{{a}} [headed|led|ran] {job} for longer than {{b}}", f"{{b}} [headed|led|ran] {job} for less time than {{a}}", f"as head of {job}, {{a}} lasted longer than {{b}}"], dict(a=nm[a], b=nm[b]), dict(a=nm[b], b=nm[a]))
        a = r.randrange(4)
        self.add("span", [f"{{a}} [headed|led|ran] {job} for {{n}}", f"{{a}} spent {{n}} as head of {job}", f"for {{n}}, {{a}} was in charge of {job}"], t := dict(a=nm[a], n=self.years(L[a])), dict(t, n=self.years(L[r.choice([k for k in range(4) if k != a])])))
        a = r.randrange(4)
        yy = r.randint(ys[a] + 1, ys[a + 1] - 1)
        b = r.choice([k for k in range(4) if k != a])
        self.add("span", [f"in {{y}}, {job} was [headed|led|run] by {{a}}", f"{{a}} was [head of|in charge of] {job} in {{y}}", f"anyone writing to the head of {job} in {{y}} would have written to {{a}}"], dict(y=str(yy), a=nm[a]), dict(y=str(yy), a=nm[b]))
        i = L.index(max(L)) if r.random() < .5 else L.index(min(L))
        self.add("superlative", [f"of the four, {{a}} [headed|led] {job} for the {'longest' if L[i] == max(L) else 'shortest'} time", f"nobody among the four was head of {job} for {'longer' if L[i] == max(L) else 'less time'} than {{a}}"], dict(a=nm[i]), dict(a=nm[r.choice([k for k in range(4) if k != i])]))
        return text

    def family(self):
        r = self.r
        a, b, c, d, e = (self.person() for _ in range(5))
        # a and b married, children c, d; e child of c
        job = r.sample(["a baker", "a pilot", "a potter", "a judge", "a vet", "a diver", "a carpenter", "a tailor"], 5)
        W = lambda p: "daughter" if p.f else "son"
        S = dict(a=a.n, b=b.n, c=c.n, d=d.n, e=e.n, wc=W(c), wd=W(d), we=W(e), ja=job[0], jb=job[1], jc=job[2], jd=job[3], je=job[4], cs=c.s, hc=c.his)
        text = self.s(["{a}, {ja}, and {b}, {jb}, had two children. {c}, {jc}, was the elder; {d}, the younger, became {jd}. {e}, {je}, is {c}'s {we}.", "{c}, {jc}, is the first child of {a} and {b}; {d}, {jd}, was born later. {a} worked as {ja} and {b} as {jb}. {c}'s only child, {e}, is {je}.", "{e} is {je}, unlike the parent, {c}, who is {jc}, and the grandparents, {a} ({ja}) and {b} ({jb}). {d}, younger than {c} and a child of the same couple, is {jd}."], **S)
        pr = lambda x: "mother" if x.f else "father"
        gp = lambda x: "grandmother" if x.f else "grandfather"
        sb = lambda x: "sister" if x.f else "brother"
        au = lambda x: "aunt" if x.f else "uncle"
        rel = [(a, pr(a), c), (a, pr(a), d), (b, pr(b), d), (c, pr(c), e), (a, gp(a), e), (b, gp(b), e), (c, sb(c), d), (d, sb(d), c), (d, au(d), e)]
        for _ in range(4):
            x, w, y = r.choice(rel)
            t = dict(x=x.n, w=w, y=y.n)
            alt = [z for z in (pr(x), gp(x), sb(x), au(x)) if z != w]
            wrongy = [z for z in (a, b, c, d, e) if z.n not in (x.n, y.n) and not any(p.n == x.n and q.n == z.n and v == w for p, v, q in rel)]
            f = dict(t, w=r.choice(alt)) if r.random() < .5 else dict(t, y=r.choice(wrongy).n)
            self.add("relation", ["{x} is the {w} of {y}", "the {w} of {y} is {x}", "{x} is related to {y} as {w}"], t, f)
        ps = [a, b, c, d, e]
        r.sample(range(5), 2)  # not used; the draw keeps the documents of a seed
        self.roles([(p, [f"[worked|earned a living] as {jb}"]) for p, jb in zip(ps, job)], 2, two=True)
        (self.flag("comparison", [f"{c.n} was born before {d.n}", f"{d.n} is younger than {c.n}"], [f"{c.n} was born after {d.n}", f"{d.n} is older than {c.n}"], True) if r.random() < .5 else self.flag("comparison", [f"{d.n} was born before {c.n}", f"{c.n} is younger than {d.n}"], [f"{d.n} was born after {c.n}", f"{c.n} is older than {d.n}"], False)) if r.random() < .5 else self.add("comparison", ["{x} is the elder of the two siblings", "of the two siblings, {x} was born first"], dict(x=c.n), dict(x=d.n))
        return text

    def firmlife(self):
        """A company history: founding, moves, names, owners."""
        r = self.r
        p, q = self.person(), self.person()
        n1, n2 = self.firm(), self.firm()
        buyer, seller = self.firm(), self.firm()
        X, Y, _ = (self.place() for _ in range(3))
        y = r.randint(1860, 1975)
        ys = [y]
        for _ in range(4):
            ys.append(ys[-1] + r.randint(2, 14))
        pr = r.sample(["bicycles", "sewing machines", "paper bags", "wire", "buttons", "lamps", "tiles", "toys", "garden tools", "pumps", "hats", "radios"], 2)
        S = dict(p=p.n, q=q.n, ps=p.s, qs=q.s, a=n1, b=n2, B=buyer, C=seller, X=X, Y=Y, y0=ys[0], y1=ys[1], y2=ys[2], y3=ys[3], y4=ys[4], p1=pr[0], p2=pr[1])
        text = self.s(["{p} founded {a} in {X} in {y0} to make {p1}. {q} joined in {y1} and [pushed|persuaded] the firm to make {p2} instead. Two moves followed: to {Y} in {y2}, and, under the new name {b}, into the hands of {B} in {y3}. In {y4} {B} sold the business to {C}.", "What is today called {b} began in {y0} as {a}, a workshop in {X} where {p} made {p1}. In {y1}, [at the wish|on the initiative] of {q}, it turned to {p2}. The works moved to {Y} in {y2}; in {y3} {B} bought the firm and changed its name, only to pass it on to {C} in {y4}.", "{C} has owned {b} since {y4}, when it bought the firm from {B}. {B} itself had acquired it, then still called {a}, in {y3}, and renamed it. The beginnings go back to {p}, who started making {p1} in {X} in {y0}. {p2} replaced {p1} in {y1} under {q}, and {y2} saw the move to {Y}."], **S)
        self.roles([(p, [f"founded [{n1}|the firm]", "[set up|started] the business"]), (q, [f"[was behind|brought about] the change from {pr[0]} to {pr[1]}", f"got the firm to make {pr[1]}"])], 2)
        ev = [("[the firm was founded|the firm was set up]", ys[0]), (f"[the firm switched to {pr[1]}|{pr[1]} became the product]", ys[1]), (f"the firm moved to {Y}", ys[2]), (f"{buyer} took over the firm", ys[3]), (f"{seller} became the owner", ys[4])]
        self.order([e for e, _ in ev], 2)
        for _ in range(2):
            (a, u), (b, v) = r.sample(ev, 2)
            self.add("date", ["{e} in {y}", "in {y}, {e}", "{y} was the year in which {e}"], t := dict(e=self.np(a), y=str(u)), dict(t, y=str(v)) if r.random() < .5 else dict(t, e=self.np(b)))
        self.add("swap", ["{a} sold the firm to {b}", "{b} bought the firm from {a}", "the firm went from {a} to {b}"], dict(a=buyer, b=seller), dict(a=seller, b=buyer))
        self.add("swap", ["the firm was [first|originally] called {a} and later {b}", "{b} is the [later|newer] name of what began as {a}", "the name {a} gave way to {b}"], dict(a=n1, b=n2), dict(a=n2, b=n1))
        self.add("place", ["the firm [began|started] in {a} and later moved to {b}", "from {a}, the firm moved to {b}", "{b} was the second home of the firm, after {a}"], dict(a=X, b=Y), dict(a=Y, b=X))
        self.add("order", ["the firm first made {a} and later {b}", "{b} took the place of {a} in production", "from {a}, production switched to {b}"], dict(a=pr[0], b=pr[1]), dict(a=pr[1], b=pr[0]))
        i, j = sorted(r.sample(range(5), 2))
        n = ys[j] - ys[i]
        self.add("span", ["{n} [lay|passed] between {a} and {b}"], t := dict(n=self.years(n), a=("the founding", f"the switch to {pr[1]}", f"the move to {Y}", f"the purchase by {buyer}", f"the sale to {seller}")[i], b=("the founding", f"the switch to {pr[1]}", f"the move to {Y}", f"the purchase by {buyer}", f"the sale to {seller}")[j]), dict(t, n=self.years(self.others([abs(u - v) for u in ys for v in ys if u != v], n))))
        yy = r.randint(ys[3], ys[4])
        if ys[3] < yy < ys[4]:
            self.add("span", ["in {y}, the firm belonged to {a}", "{a} was the firm's owner in {y}"], dict(y=str(yy), a=buyer), dict(y=str(yy), a=seller))
        return text

    def lends(self):
        """Objects, makers, dates, lenders."""
        r = self.r
        what = r.sample(["the portrait of a girl", "the winter landscape", "the bronze horse", "the still life with lemons", "the carved chest", "the blue vase", "the sea battle", "the group portrait", "the silver ewer"], 3)
        ps = [self.person() for _ in range(3)]
        ys = self.draw(1610, 1930, 3)
        ln = [self.n.make("venue"), "a private collector", f"the city of {self.place()}"]
        r.shuffle(ln)
        price = self.draw(20, 900, 3, 10)
        out = []
        for w, p, y, l, x in zip(what, ps, ys, ln, price):
            S = dict(w=w, p=p.n, y=y, l=l, x=self.m(x * 1000))
            out.append(self.s(["{w}, made by {p} in {y}, was lent by {l} and is insured for {x}.", "{l} has lent {w}, a work of {y} by {p}; it is insured for {x}.", "{p} finished {w} in {y}. It comes from {l}, with an insurance value of {x}.", "Insured for {x}, {w} by {p} ({y}) is on loan from {l}."], **S))
        sl = [dict(w=w, p=p.n, y=str(y), l=l) for w, p, y, l in zip(what, ps, ys, ln)]
        T = {"p": ["{w} is [by|a work of|the work of] {p}", "{p} made {w}", "the maker of {w} is {p}"], "y": ["{w} dates from {y}", "{w} was made in {y}", "{y} is the date of {w}"], "l": ["{l} lent {w}", "{w} is on loan from {l}", "the lender of {w} is {l}"]}
        for _ in range(4):
            a, b = r.sample(sl, 2)
            k = r.choice("pyl")
            self.add("owner", T[k], a, dict(a, **({k: b[k]} if r.random() < .5 else {"w": b["w"]})))
        a, b = r.sample(sl, 2)
        k, k2 = r.sample("pyl", 2)
        X = {"p": "[a work of {p}|made by {p}]", "y": "[from {y}|dated {y}]", "l": "[lent by {l}|on loan from {l}]"}
        self.add("owner", ["{w} is " + self.np(X[k]) + " and " + self.np(X[k2])], a, dict(a, **{k2: b[k2]}))
        self.add("hop", ["the work lent by {l} is by {p}", "{p} made the work that {l} has lent", "{l} is the lender of a work by {p}"], a, dict(a, p=b["p"]))
        self.facts(["{w} is insured for {v}", "{v} is the insured value of {w}", "should {w} be lost, the insured sum is {v}"], [dict(w=w, v=self.m(x * 1000)) for w, x in zip(what, price)], 2)
        self.nums([(f"the insurance value of {w}", x * 1000) for w, x in zip(what, price)], self.m, "llcdsh", 3, group="the three insurance values")
        i, j = r.sample(range(3), 2)
        if ys[i] > ys[j]:
            i, j = j, i
        self.add("comparison", ["{a} is older than {b}", "{b} was made after {a}", "{b} is the later work, compared with {a}"], dict(a=what[i], b=what[j]), dict(a=what[j], b=what[i]))
        return " ".join(out)

    def gave(self):
        """Three-way transfers."""
        r = self.r
        ps = [self.person() for _ in range(5)]
        th = r.sample(["the violin", "the map", "the letter", "the stamp album", "the boat", "the ring", "the piano", "the field", "the horse"], 3)
        vb = [("gave", "received {x} from"), ("sold", "bought {x} from"), ("lent", "borrowed {x} from"), ("bequeathed", "inherited {x} from")]
        out, tr = [], []
        for x in th:
            a, b = r.sample(ps, 2)
            v = r.choice(vb)
            y = r.randint(1900, 2005)
            tr.append((a, v, x, b, y))
            out.append(self.s(["In {y}, {a} {v} {x} to {b}.", "{b} {w} {a} in {y}.", "{x} was {v2} to {b} by {a} in {y}."], y=y, a=a.n, b=b.n, x=x, v=v[0], w=v[1].format(x=x), v2={"gave": "given"}.get(v[0], v[0])))
        if len({y for *_, y in tr}) < 3:
            raise Retry
        r.shuffle(out)
        for a, v, x, b, y in tr:
            t = dict(a=a.n, b=b.n, x=x, v=v[0], w=v[1].format(x=x))
            f = dict(t, a=t["b"], b=t["a"]) if r.random() < .6 else None
            if not f:
                c = r.choice([p.n for p in ps if p.n not in (a.n, b.n)])
                f = dict(t, **{r.choice("ab"): c})
            self.add("swap", ["{a} {v} {x} to {b}", "{b} {w} {a}", "it was {b} who {w} {a}", "it was to {b} that {a} {v} {x}"], t, f)
        (a, v, x, b, y), (_, _, x2, _, y2) = r.sample(tr, 2)
        self.add("date", ["{x} changed hands in {y}", "in {y}, {x} [changed hands|went from one person to another]"], t := dict(x=x, y=str(y)), dict(t, y=str(y2)))
        self.add("order", ["{p} changed hands before {q}", "{q} changed hands later than {p}"], *((dict(p=x, q=x2), dict(p=x2, q=x)) if y < y2 else (dict(p=x2, q=x), dict(p=x, q=x2))))
        return " ".join(out)
