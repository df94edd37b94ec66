"""Blocks about what happened: sequences, causes, storms, matches, races, before and after."""
from ..vocabulary import MONTHS, WEEKDAYS, WORDS
from .numbers import Numbers
from .relations import Relations


class Events(Numbers, Relations):
    def sequence(self):
        """Order of events told out of order."""
        r = self.r
        X = self.place()
        ev = r.sample([("the council approved the plans", "the approval of the plans"), ("the land was bought", "the purchase of the land"), ("the old mill was pulled down", "the demolition of the old mill"), ("the architect resigned", "the architect's resignation"), ("the foundation stone was laid", "the laying of the foundation stone"), ("a flood damaged the site", "the flood"), ("the residents went to court", "the residents' lawsuit"), ("the bank withdrew its loan", "the bank's withdrawal"), ("a new contractor was hired", "the hiring of a new contractor"), ("Roman coins were found", "the discovery of Roman coins"), ("the roof was finished", "the completion of the roof"), ("the mayor stepped down", "the mayor's departure")], 5)
        mons = sorted(r.sample(range(30), 5))
        y = self.year - 3
        dt = [(MONTHS[k % 12], y + k // 12) for k in mons]
        D_ = [f"{a} {b}" for a, b in dt]
        S = dict(X=X, **{f"c{i}": e[0] for i, e in enumerate(ev)}, **{f"n{i}": e[1] for i, e in enumerate(ev)}, **{f"d{i}": d for i, d in enumerate(D_)}, g=self.months(mons[1] - mons[0]), g2=self.months(mons[4] - mons[3]))
        text = self.s(["In {d2}, {c2}. Before that, in {d0}, {c0}, and {g} [after this|later] {c1}. It was only after {n2} that {c3}, and in {d4} {c4}.",
                       "{c4} in {d4}. By then a lot had happened in {X}: in {d0} {c0}; {g} later {c1}; {n1} was followed, in {d2}, by {n2}, and this in turn by {n3}.",
                       "The story began in {d0}, when {c0}. {n1} came {g} [after that|later]. Not until {d2} was there further news: {c2}. Then {c3}, and {g2} later {c4}.",
                       "{c1} in {d1}, {g} after {n0}. In {d2}, {c2}. {n4} came last, {g2} after {n3}, which [itself|] had followed {n2}.",
                       "Between {d1}, when {c1}, and {d3}, when {c3}, [one thing|only one thing of note] happened: {c2}. Earlier, in {d0}, {c0}, and at the very end {c4}."], **S)
        self.order([e[0] for e in ev], 3)
        N = [e[1] for e in ev]
        for _ in range(3):
            i, j = sorted(r.sample(range(5), 2))
            self.add("order", ["{a} [preceded|came before|took place before] {b}", "{b} [followed|came after|took place after] {a}", "{a} came first, {b} later"], dict(a=N[i], b=N[j]), dict(a=N[j], b=N[i]))
        i, j, k = sorted(r.sample(range(5), 3))
        self.add("order", ["{b} came between {a} and {c}", "{b} took place after {a} but before {c}"], dict(a=N[i], b=N[j], c=N[k]), dict(a=N[i], b=N[k], c=N[j]) if r.random() < .5 else dict(a=N[j], b=N[i], c=N[k]))
        i, j = r.sample([0, 2], 1)[0], r.choice((1, 3, 4))
        if D_[0] in text:
            self.add("date", ["{a} in {d}", "in {d}, {a}", "it was in {d} that {a}"], t := dict(a=ev[0][0], d=D_[0]), dict(t, a=r.choice(ev[1:])[0]))
        return text

    CAUSE = [("heavy rain", "a landslide", "the closure of the pass road"), ("a power cut", "the failure of the cooling system", "the loss of the vaccine stock"), ("the dry summer", "a poor barley harvest", "higher malt prices"), ("a software update", "a fault in the signalling system", "long delays on the line"), ("the closure of the mine", "the departure of many families", "the end of the village school"), ("an invasive mussel", "the clearing of the lake water", "the growth of water weeds"), ("a clogged filter", "the overheating of the pump", "the fire in the engine room"), ("overfishing", "the spread of sea urchins", "the loss of the kelp forest"), ("a typing error in the contract", "a dispute over the price", "the collapse of the sale"), ("a new bypass", "the decline in through traffic", "the closing of two petrol stations"), ("the early frost", "the death of the young vines", "the bankruptcy of the estate"), ("a strike at the port", "a shortage of parts", "the halt of production")]

    def cause(self):
        r = self.r
        (a, b, c), (x, _, _) = r.sample(self.CAUSE, 2)
        S = dict(a=a, b=b, c=c, x=x, X=self.place(), p=self.person().n, q=self.person().n)
        text = self.s(["{b} was [brought about|caused] by {a}, and {b2} in turn led to {c}. {p} had at first [suspected|blamed] {x}[, but this proved wrong|; an inquiry ruled this out], whereas {q} had named {a} from the [start|beginning].", "What lay behind {c} in {X} was {b}, itself [a result|the consequence] of {a}. The theory that {x} was to blame, put forward by {p}, has been [dropped|disproved]; {q}, who had pointed to {a}, [was right|turned out to be right].", "{a} [led to|resulted in] {b}. Because of this, {c} followed. {x}, which {p} had named as the cause (unlike {q}, who named {a}), [played no part|had nothing to do with it].", "Investigators in {X} have [established|found out] what happened: {c} was due to {b}, and behind this was {a}. They [rejected|dismissed] {p}'s view that {x} was the cause and confirmed that of {q}, who had named {a}."], **S, b2="that")
        self.add("cause", ["{a} [caused|led to|brought about|resulted in] {b}", "{b} was [caused by|due to|the result of|a consequence of] {a}", "{b} came about because of {a}", "behind {b} was {a}"], dict(a=a, b=b), r.choice((dict(a=b, b=a), dict(a=x, b=b), dict(a=c, b=b))))
        self.add("cause", ["{a} [caused|led to|brought about|resulted in] {b}", "{b} was [caused by|due to|the result of|a consequence of] {a}", "it was {a} that led to {b}", "{b} can be traced back to {a}"], dict(a=b, b=c), r.choice((dict(a=c, b=b), dict(a=x, b=c), dict(a=c, b=a))))
        self.cases([(S["p"], "w"), (S["q"], "r")], {"r": ["[was right|was proved right] about the cause", "had the correct explanation"], "w": ["[was wrong|was proved wrong] about the cause", "had the wrong explanation"]}, 1, kind="negation")
        self.roles([(S["p"], [f"[suspected|blamed] {x}", f"put it down to {x}"]), (S["q"], [f"[suspected|blamed] {a}", f"put it down to {a}"])], 1)
        self.add("cause", ["{x} [turned out not to be|was ruled out as] the cause", "the text [rules out|excludes] {x} as a cause", "{x} had no part in {c}"], dict(x=x, c=c), dict(x=r.choice((a, b)), c=c))
        return text

    def attend(self):
        r = self.r
        ps = [self.person() for _ in range(4)]
        ev = self.pick("the hearing", "the wedding", "the opening", "the conference", "the funeral", "the press briefing", "the reunion")
        st = r.sample(["spoke", "silent", "absent", "online", "late"], 4)
        DOC = {"spoke": ["{p} was there and [gave a speech|spoke]", "{p} came and [addressed the audience|spoke to those present]"], "silent": ["{p} was present but did not speak", "{p} came, without saying anything in public"], "absent": ["{p} had been invited but did not come", "{p} stayed away", "{p} did not attend in any form"], "online": ["{p} did not come in person but [joined by video|took part via video link]", "{p} could only be seen on the screen, by video link"], "late": ["{p} came, though only when the speeches were over", "{p} arrived after the speeches"]}
        CL = {"spoke": ["gave a speech at {e}", "was one of the speakers at {e}"], "silent": ["was there in time for {e} but [gave no speech|made no speech]", "attended {e} from the start without speaking"], "absent": ["[took no part in|missed] {e} altogether", "was neither present at {e} nor connected by video"], "online": ["followed {e} by video [only|rather than in person]", "took part in {e} from a distance"], "late": ["[missed|was too late for] the speeches at {e} but did come", "turned up at {e} once the speeches had ended"]}
        x = list(zip(ps, st))
        r.shuffle(x)
        S = [self.np(r.choice(DOC[s_])).format(p=p.n) for p, s_ in x]
        text = self.s(["Not everyone was at {e}.", "Who was at {e}, and who was not?", "{e} drew [a mixed crowd|mixed interest].", "Accounts of {e} [agree|are clear] on who took part."], e=ev) + " " + self.end(S[0] + self.pick(", ", "; ", ", while ") + S[1]) + " " + self.end(S[2] + self.pick(", whereas ", ", and ", "; ") + S[3])
        self.cases([(r.choice((p.n, p.s)), s_) for p, s_ in x], {k: [v.format(e=ev) for v in w] for k, w in CL.items()}, 4, templates=["{c} {o}", "{c} {o}", "[we learn|the text says] that {c} {o}"], kind="negation")
        k = sum(s_ in ("spoke", "silent", "late") for _, s_ in x)
        self.add("quantifier", ["exactly {k} of the four [people mentioned|named persons] came to {e} in person", "in person, exactly {k} of the four [people named|mentioned] came to {e}"], dict(k=WORDS[k], e=ev), dict(k=WORDS[r.choice([z for z in (1, 2, 3, 4) if z != k])], e=ev))
        return text

    def match(self):
        r = self.r
        A, B = self.n.make("team"), self.n.make("team")
        ps = [self.person() for _ in range(4)]
        mins = sorted(r.sample([m for m in range(3, 90) if m not in (45, 46)], 4))
        side = [r.random() < .5 for _ in range(4)]
        if sum(side) == 2:
            side[3] = not side[3]
        sa, sb = sum(side), 4 - sum(side)
        out = []
        sc = [0, 0]
        for p, m_, s_ in zip(ps, mins, side):
            sc[0 if s_ else 1] += 1
            T = A if s_ else B
            if sc[0] == sc[1]:
                st = f"level at {sc[0]}–{sc[1]}"
            else:
                st = f"{max(sc)}–{min(sc)} to {A if sc[0] > sc[1] else B}"
            out.append(self.s(["In the {m} minute, {p} scored for {T}: {st}.", "{T} scored through {p} after {m} minutes ({st}).", "After {m} minutes {p} found the net for {T}, and it was {st}.", "Minute {m} brought a goal by {p} of {T}; {st}."], m=m_, p=p.n, T=T, st=st).replace("In the " + str(m_) + " minute", f"In minute {m_}"))
        home = r.random() < .5
        text = self.s(["{h} [hosted|received] {g} [on Saturday|on Sunday|in front of a full house].", "{g} travelled to {h}.", "It was {h}'s home game against {g}." if not (A if home else B).endswith("s") else "{h} were at home to {g}."], h=A if home else B, g=B if home else A) + " " + " ".join(out)
        W, Lo = (A, B) if sa > sb else (B, A)
        hi, lo = max(sa, sb), min(sa, sb)
        self.add("outcome", ["{w} [beat|defeated] {l}", "{l} lost to {w}", "the game ended in a win for {w} over {l}", f"{{w}} won {hi}–{lo} against {{l}}"], dict(w=W, l=Lo), dict(w=Lo, l=W))
        self.add("place", ["{h} played at home", "the game took place at {h}'s ground" if not A.endswith("s") and not B.endswith("s") else "{h} were the home side", "{h} did not have to travel for this game"], dict(h=A if home else B), dict(h=B if home else A))
        k = sum(m_ <= 45 for m_ in mins)
        self.add("number", ["exactly {k} of the four goals [fell|came] in the first 45 minutes", "the first 45 minutes brought exactly {k} of the four goals"], dict(k=WORDS[k]), dict(k=WORDS[r.choice([x for x in range(5) if x != k])]))
        for _ in range(3):
            i, j = sorted(r.sample(range(4), 2))
            self.add("order", ["{a} scored before {b}", "{b}'s goal came after {a}'s" if not any(p.s.endswith("s") for p in ps) else "{b} scored later than {a}", "{a} was on the scoresheet earlier than {b}"], dict(a=ps[i].s, b=ps[j].s), dict(a=ps[j].s, b=ps[i].s))
        i = r.randrange(4)
        T = [A, B]
        self.add("owner", ["{p} scored for {t}", "a goal for {t} was scored by {p}", "{p} was among the scorers of {t}"], t := dict(p=ps[i].n, t=A if side[i] else B), dict(t, t=B if side[i] else A))
        i, j = r.sample(range(4), 2)
        self.add("number", ["{p} scored after {m} minutes", "{p}'s goal came in minute {m}" if not ps[i].s.endswith("s") else "{p} scored in minute {m}"], t := dict(p=ps[i].n, m=str(mins[i])), dict(t, m=str(mins[j])))
        i, j = sorted(r.sample(range(4), 2))
        self.add("arithmetic", [f"{{n}} minutes lay between the goals of {ps[i].s} and {ps[j].s}", f"{ps[j].s} scored {{n}} minutes after {ps[i].s}"], dict(n=str(mins[j] - mins[i])), dict(n=str(self.others([abs(x - z) for x in mins for z in mins if x != z] + [mins[j] - mins[i] + 3], mins[j] - mins[i]))))
        return text

    def storm(self):
        """Effects by place."""
        r = self.r
        P = [self.place() for _ in range(3)]
        cause = self.pick("the storm", "the flood", "the earthquake", "the wildfire", "the heavy snow")
        inj, hom, wat = self.draw(2, 60, 3), self.draw(20, 900, 3, 5), self.draw(2, 40, 3)
        dam = r.sample(["the school", "the railway bridge", "the town hall", "the power station", "the clinic", "the church roof", "the sawmill"], 3)
        out = []
        for p, a, b, c, d in zip(P, inj, hom, wat, dam):
            S = dict(p=p, a=self.c(a), b=self.c(b), c=self.c(c), d=d)
            out.append(self.s(["In {p}, {a} people were [hurt|injured] and {b} homes lost power for {c} hours; {d} was damaged.", "{p} reported {a} injured and damage to {d}. Power was out in {b} homes there, for {c} hours.", "{b} homes in {p} were without electricity for {c} hours. {a} people were hurt there, and {d} suffered damage.", "Damage to {d}, {a} injured people and {b} homes without power for {c} hours: this is the [balance|toll] in {p}."], **S))
        self.nums([(f"the number of injured in {p}", v) for p, v in zip(P, inj)], self.c, "llcdsht", 3, group="the three places' injury figures")
        self.facts(["{v} people were [injured|hurt] in {p}", "in {p}, {v} people [suffered injuries|were hurt]", "{p} counted {v} injured people"], [dict(p=p, v=self.c(v)) for p, v in zip(P, inj)], 2)
        self.facts(["{v} homes in {p} [had no power|lost their electricity]", "in {p}, the lights went out in {v} homes"], [dict(p=p, v=self.c(v)) for p, v in zip(P, hom)], 2)
        self.facts(["{p} was without power for {v} hours", "it took {v} hours until power was back in {p}"], [dict(p=p, v=self.c(v)) for p, v in zip(P, wat)], 1)
        self.nums([(f"the number of homes without power in {p}", v) for p, v in zip(P, hom)], self.c, "llcdshtr", 3, group="the three figures for homes without power")
        self.nums([(f"the power cut in {p}", v) for p, v in zip(P, wat)], lambda v: f"{self.c(v)} hours", "lcdh", 2, group="the three power cuts", fresh=False)
        for _ in range(2):
            i, j = r.sample(range(3), 2)
            self.add("place", ["{d} in {p} was damaged", "in {p}, {d} was [hit|damaged]", f"{cause} damaged {{d}} in {{p}}"], t := dict(d=dam[i], p=P[i]), dict(t, p=P[j]))
        r.choice(sorted(inj)[1:])  # not used; the draw keeps the documents of a seed
        lim = r.choice([x for x in range(min(inj) + 1, max(inj) + 1)])
        n = sum(v >= lim for v in inj)
        self.add("quantifier", [f"at least {lim} people were injured in exactly {{n}} of the three places", f"exactly {{n}} of the three places [counted|had] {lim} or more injured"], dict(n=WORDS[n]), dict(n=WORDS[r.choice([z for z in (1, 2, 3) if z != n])]))
        tot = sum(inj)
        self.add("arithmetic", ["in the three places together, {v} people were injured", "{cause} injured {v} people in all".replace("{cause}", cause), "the total number of injured is {v}"], dict(v=str(tot)), dict(v=str(r.choice((tot - inj[0], tot - inj[1], tot + inj[2], tot + 4)))))
        return self.s(["Three places were hit [hard|] by {c}.", "Reports on {c} have come in from three places.", "{c} [caused|did] damage in three places."], c=cause) + " " + " ".join(out)

    def beforeafter(self):
        r = self.r
        X = self.pick("the library", "the ferry", "the clinic", "the campsite", "the market", "the night bus", "the archive", "the youth club", "the pool")
        rows = r.sample([("opening days", "days a week", *r.sample(range(2, 8), 2)), ("staff", "employees", *r.sample(range(3, 40), 2)), ("seats", "seats", *r.sample(range(20, 200, 5), 2)), ("fee", "money", *r.sample(range(2, 30), 2)), ("users", "users a week", *r.sample(range(100, 2000, 10), 2)), ("lockers", "lockers", *r.sample(range(10, 120, 2), 2))], 3)
        ev = self.pick("the renovation", "the change of management", "the merger", "the reform", "the move")
        y = self.year
        f = lambda u, v: self.m(v) if u == "money" else f"{self.c(v)} {u}"
        out = []
        NP = {"opening days": "opening", "staff": "the staff", "seats": "the seating", "fee": "the entrance fee", "users": "use", "lockers": "storage"}
        for n, u, a, b in rows:
            S = dict(n=NP[n], a=f(u, a), b=f(u, b), e=ev, X=X)
            out.append(self.s(["As for {n}, it was {a} before {e} and {b} afterwards.", "[Turning to|As regards] {n}: before {e} {a}, since then {b}.", "{n}: {b}, after {a} before {e}.", "{e} also changed {n}, from {a} to {b}.", "Today {n} stands at {b}; before {e} it was {a}."], **S))
        text = self.s(["{e} of {X} in {y} changed a lot.", "{X} is no longer what it was before {e} in {y}.", "Since {e} in {y}, {X} has changed."], e=ev, X=X, y=y) + " " + " ".join(out)
        for n, u, a, b in rows:
            k = r.randrange(2)
            w = ("before", "after")
            self.add("time", ["{w} {e}, the figure for {n} was {v}", "the figure for {n} was {v} {w} {e}", "{n} stood at {v} {w} {e}"], t := dict(w=w[k], e=ev, n=NP[n], v=f(u, (a, b)[k])), dict(t, w=w[1 - k]) if r.random() < .5 else dict(t, v=f(u, (b, a)[k])))
            self.flag("direction", [f"with {ev}, the figure for {NP[n]} [rose|went up|increased]"], [f"with {ev}, the figure for {NP[n]} [fell|went down|decreased]"], b > a)
            d = abs(a - b)
            bad = [abs(p - q) for _, _, p, q in rows if abs(p - q) != d] + [d + 1, d + 3]
            if u != "money":
                self.add("arithmetic", [f"{ev} changed the figure for {NP[n]} by {{d}}", f"the figure for {NP[n]} differs by {{d}} between the time before and after {ev}"], dict(d=self.c(d)), dict(d=self.c(r.choice(bad))))
        return text

    def days_(self):
        """Relative days."""
        r = self.r
        ev = r.sample([("the boat left port", "the departure of the boat"), ("the engine failed", "the engine failure"), ("the first call for help came", "the first call for help"), ("a helicopter took off", "the helicopter's take-off"), ("the crew was found", "the finding of the crew"), ("the wreck was towed in", "the towing of the wreck"), ("the report was handed over", "the handing over of the report"), ("the captain was questioned", "the questioning of the captain")], 4)
        d0 = r.randrange(7)
        g = [r.randint(1, 4) for _ in range(3)]
        D_ = [d0, d0 + g[0], d0 + g[0] + g[1], d0 + sum(g)]
        W = [WEEKDAYS[x % 7] for x in D_]
        later = lambda n: "the next day" if n == 1 else f"{WORDS[n]} days later"
        S = dict(**{f"c{i}": e[0] for i, e in enumerate(ev)}, **{f"n{i}": e[1] for i, e in enumerate(ev)}, w0=W[0], w3=W[3], g0=later(g[0]), g1=later(g[1]), g2=later(g[2]), b2=self.days(g[2]), b0=self.days(g[0]))
        text = self.s(["On a {w0}, {c0}. {g0}, {c1}. {c2} {g1}, and {g2} {c3}.", "{c0} on a {w0}; {g0} {c1}. It was {g1} that {c2}. Finally, {g2}, {c3}.", "{n1} came {b0} after {n0}, which was on a {w0}. {g1}, {c2}; {g2}, {c3}."], **S)
        i = r.randrange(1, 4)
        self.add("date", ["{e} on a {d}", "it was on a {d} that {e}", "the day on which {e} was a {d}"], t := dict(e=ev[i][0], d=W[i]), dict(t, d=WEEKDAYS[(D_[i] + r.choice((1, 2, 6, 5))) % 7]))
        i, j = sorted(r.sample(range(4), 2))
        n = D_[j] - D_[i]
        for _ in range(2):
            i, j = sorted(r.sample(range(4), 2))
            n = D_[j] - D_[i]
            self.add("span", ["{n} [lay|passed] between {a} and {b}", "{b} came {n} after {a}", "{a} was followed {n} later by {b}"], t := dict(n=self.days(n) if n != 7 else "seven days", a=ev[i][1], b=ev[j][1]), dict(t, n=self.days(z) if (z := self.others([x for x in (n + 1, n - 1, n + 2, g[0], g[1], g[2]) if x > 0], n)) != 7 else "seven days"))
        self.order([e[0] for e in ev], 2)
        return text

    def race(self):
        r = self.r
        ps = [self.person() for _ in range(5)]
        X = self.place()
        ev = self.pick("marathon", "bicycle race", "regatta", "chess tournament", "baking contest", "spelling contest")
        n = [p.n for p in ps]
        last = r.sample(range(5), 5)
        S = dict(X=X, e=ev, a=n[0], b=n[1], c=n[2], d=n[3], f=n[4], y=self.year, l0=n[last[0]], l4=n[last[4]])
        text = self.s(["{a} won the {e} in {X} ahead of {b}. {d} came fourth, one place behind {c}; {f} was fifth.", "In the {e} in {X}, {c} came third, behind {b} but ahead of {d}. {a} took first place; {f} had to be content with the fifth.", "Fifth place in the {X} {e} went to {f}, right behind {d}. Only {a} was better than {b}, and {c} finished between {b} and {d}."], **S)
        text += " " + self.s(["The year before, {l0} had won, while {l4} had come fifth.", "The winner of the previous year was {l0}; {l4} had been fifth [then|on that occasion]."], **S)
        pl = "first second third fourth fifth".split()
        for _ in range(2):
            i, j = r.sample(range(5), 2)
            self.add("number", ["{p} [came|finished] {k} this time", "{k} place went to {p} this time"], t := dict(p=n[i], k=pl[i]), dict(t, k=pl[j]) if r.random() < .5 else dict(t, p=n[j]))
        i, j = sorted(r.sample(range(5), 2))
        self.add("comparison", ["{a} finished [ahead of|before] {b} this time", "this time, {b} was behind {a}", "{a} did better than {b} this time"], dict(a=n[i], b=n[j]), dict(a=n[j], b=n[i]))
        self.add("time", ["{p} [won|came first] {t}", "{t}, the winner was {p}"], *((dict(p=n[0], t="this time"), dict(p=n[0], t="the year before")) if last[0] != 0 and r.random() < .5 else (dict(p=n[last[0]], t="the year before"), dict(p=r.choice([z for k, z in enumerate(n) if k != last[0]]), t="the year before"))))
        k = last[0]
        if k != 0:
            self.flag("direction", ["the previous year's winner was able to win again"], ["the previous year's winner did not win again"], False)
        else:
            self.flag("direction", ["the previous year's winner was able to win again"], ["the previous year's winner did not win again"], True)
        return text

    def both(self):
        """Overlapping memberships."""
        r = self.r
        ps = [self.person() for _ in range(5)]
        A, B = r.sample(["the choir", "the chess club", "the parish council", "the hiking group", "the school board", "the theatre group", "the fire brigade"], 2)
        st = ["A", "B", "AB", r.choice(("A", "B", "AB")), "none"]
        n = [p.n for p in ps]
        S = dict(A=A, B=B, a=n[0], b=n[1], c=n[2], d=n[3], e=n[4])
        d = {"A": f"{n[3]} belongs only to {A}", "B": f"{n[3]} belongs only to {B}", "AB": f"{n[3]}, too, is a member of both"}[st[3]]
        text = self.s(["{a} is a member of {A} but not of {B}; with {b} it is the other way round. {c} belongs to both, {e} to neither. {D}.", "{c} is in {A} as well as in {B}. {D}. Neither of the two has {e} as a member, whereas {a} is in {A} alone and {b} in {B} alone.", "{A} counts {a} among its members, {B} does not. The reverse holds for {b}. {e} has joined neither, {c} both. {D}."], **S, D=d)
        say = {"A": [f"is in {A} without being in {B}", f"belongs to {A} only"], "B": [f"is in {B} without being in {A}", f"belongs to {B} only"], "AB": [f"is in both {A} and {B}", f"combines membership of {A} with membership of {B}"], "none": [f"is in neither {A} nor {B}", f"has joined neither {A} nor {B}"]}
        self.cases(list(zip([r.choice((p.n, p.s)) for p in ps], st)), say, 4, kind="negation")
        ka = sum("A" in x for x in st)
        kb = sum("B" in x for x in st)
        for G, k in ((A, ka), (B, kb)):
            self.add("number", [f"exactly {{k}} of the five people belong to {G}", f"of the five, {{k}} are members of {G} and the rest are not"], dict(k=WORDS[k]), dict(k=WORDS[r.choice([z for z in (2, 3, 4) if z != k])]))
        return text
