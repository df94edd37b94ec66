"""Blocks that describe: how many of a group, parts of a place, sizes, routes, species, studies, directions."""
import re

from .numbers import Numbers
from .relations import Relations


class Descriptions(Numbers, Relations):
    def quant(self):
        """Of n things, so many had a property."""
        r = self.r
        things, props = r.choice([
            ("schools", [("have a canteen", "without a canteen"), ("teach Latin", "without Latin"), ("have a pool", "without a pool")]), ("farms", [("keep sheep", "without sheep"), ("sell cheese", "without cheese"), ("rent out rooms", "without guest rooms")]),
            ("samples", [("contained lead", "free of lead"), ("came from wells", "from elsewhere"), ("were taken in winter", "taken in other seasons")]), ("patients", [("had a fever", "without fever"), ("were over sixty", "of sixty or under"), ("received the new drug", "without the new drug")]),
            ("villages", [("have a bakery", "without a bakery"), ("are on the railway", "off the railway"), ("lost inhabitants", "without losses")]), ("paintings", [("are signed", "unsigned"), ("show the harbour", "without the harbour"), ("were on loan", "owned by the house")]),
            ("players", [("had played abroad", "without time abroad"), ("were under twenty", "of twenty or over"), ("came from the club's own academy", "from outside")]), ("bridges", [("needed repairs", "in order"), ("carry trains", "without trains"), ("date from before the war", "built later")]),
            ("respondents", [("owned a car", "without a car"), ("had heard of the scheme", "unaware of it"), ("wanted longer hours", "not wanting longer hours")]), ("nests", [("held eggs", "without eggs"), ("were in oaks", "in other trees"), ("had been used before", "new")])])
        n = r.randint(7, 40)
        r.shuffle(props)
        out, facts = [], []
        for (vp, wo) in props:
            k = r.choice((0, n, n - 1, n - 2, n // 2 + r.choice((1, 2, 3)), max(2, n // 2 - r.choice((1, 2))), r.randint(2, n - 2), r.randint(2, n - 2)))
            k = max(0, min(n, k))
            S = dict(n=self.c(n), k=self.c(k), j=self.c(n - k), T=things, v=vp, wo=wo)
            forms = ["{k} of them {v}", "{k} of the {T} {v}", "{k} out of {n} {v}"] if 0 < k < n else []
            if k == n:
                forms = ["all of them {v}", "every one of the {T} is among those that {v}", "without exception, the {T} {v}"]
                forms = [forms[0], forms[2]]
            if k == 0:
                forms = ["none of them {v}", "not one of the {T} is among those that {v}", "there were none that {v}"]
                forms = forms[:1] + ["of the {T}, none {v}"]
            if k in (n - 1, n - 2) and k > 0:
                forms += ["all but {j} {v}", "all of the {T} except {j} {v}"]
            if 0 < k < n:
                forms += ["apart from {j}, the {T} {v}", "with {j} exceptions, the {T} {v}"] if 1 < n - k < 6 and k > 3 else []
            out.append(self.np(r.choice(forms)).format(**S))
            facts.append((vp, k))
        def truth(q, k):
            return {"all": k == n, "none": k == 0, "some but not all": 0 < k < n, "most": k * 2 > n, "fewer than half": k * 2 < n, "at least one": k > 0, "not all": k < n, "more than one": k > 1, "at most one": k < 2}[q]
        W = {"all": ["all of the {T} {v}"], "none": ["none of the {T} {v}"], "some but not all": ["some but not all of the {T} {v}", "only some of the {T} {v}"], "most": ["most of the {T} {v}", "more than half of the {T} {v}", "[a majority|the majority] of the {T} {v}"], "fewer than half": ["fewer than half of the {T} {v}", "a minority of the {T} {v}"], "at least one": ["at least one of the {T} is among those that {v}"], "not all": ["not all of the {T} {v}"], "more than one": ["more than one of the {T} is among those that {v}"], "at most one": ["no more than one of the {T} is among those that {v}"]}
        for vp, k in facts:
            for _ in range(2):
                base = {"all": .13, "none": .12, "some but not all": .75, "most": .55, "fewer than half": .42, "at least one": .88, "not all": .87, "more than one": .88, "at most one": .12}
                yes = [q for q in W if truth(q, k) for _ in range(round(10 * min(1, (1 - base[q]) / base[q])))]
                no = [q for q in W if not truth(q, k) for _ in range(round(10 * min(1, base[q] / (1 - base[q]))))]
                if k < 2:
                    yes = [q for q in yes if q != "fewer than half"]
                if k == n:
                    yes = [q for q in yes if q not in ("most", "more than one", "at least one")] or ["all"]
                if k == 0:
                    yes = [q for q in yes if q not in ("not all",)] or ["none"]
                t, f = r.choice(yes), r.choice(no)
                who = [k2 for k2 in facts if k2[0] != vp and not truth(t, k2[1])]
                if who and r.random() < .5:
                    self.add("quantifier", ["{x}"], dict(x=(z := self.np(r.choice(W[t]))).format(T=things, v=vp)), dict(x=z.format(T=things, v=r.choice(who)[0])))
                else:
                    self.add("quantifier", ["{x}"], dict(x=self.np(r.choice(W[t])).format(T=things, v=vp)), dict(x=self.np(r.choice(W[f])).format(T=things, v=vp)))
            if 0 < k < n:
                bad = [x for _, x in facts if x != k and x > 0] + [n - k] * (n != 2 * k) + [k + 1]
                self.add("number", [f"exactly {{k}} of the {things} {vp}", f"the number of {things} that {vp} is {{k}}", f"exactly {{k}} of the {things} {vp}"], dict(k=self.c(k)), dict(k=self.c(r.choice([x for x in bad if x > 1] or [k + 2]))))
                lim = r.choice((k - 1, k, k + 1, k + 2))
                if lim > 1:
                    w = ["at least {z} of the {T} {v}", "no fewer than {z} of the {T} {v}"], ["fewer than {z} of the {T} {v}", "less than {z} of the {T} {v}"]
                    z = dict(z=self.c(lim), T=things, v=vp)
                    self.flag("quantifier", w[0], w[1], k >= lim, **z)
        intro = self.s(["{n} {T} were [looked at|included|examined] in {X}.", "The [survey|study] in {X} covered {n} {T}.", "In {X}, {n} {T} were [visited|counted]."], n=self.c(n), T=things, X=self.place())
        return intro + " " + (self.end(out[0] + self.pick("; ", ", and ") + out[1]) + " " + self.end(out[2]) if r.random() < .5 else " ".join(map(self.end, out)))

    def parts(self):
        r = self.r
        X = self.place()
        whole = self.pick(f"the castle of {X}", f"the cathedral of {X}", f"{X} Abbey", f"the old hospital in {X}", f"the harbour of {X}", f"the {X} railway station")
        kinds = {"castle": ["tower", "chapel", "gatehouse", "well house"], "cathedral": ["crypt", "nave", "bell tower", "choir"], "Abbey": ["cloister", "refectory", "church", "barn"], "hospital": ["north wing", "chapel", "laundry", "pharmacy"], "harbour": ["east quay", "lighthouse", "customs house", "dry dock"], "station": ["main hall", "clock tower", "goods shed", "signal box"]}
        P = next(r.sample(v, 3) for k, v in kinds.items() if k in whole)
        ys = sorted(r.sample(range(1180, 1930), 3))
        r.shuffle(ys)
        mat = r.sample(["granite", "brick", "sandstone", "oak", "limestone", "concrete", "slate"], 3)
        use = r.sample(["a museum", "a restaurant", "an archive", "a concert room", "a shop", "offices", "a school"], 3)
        own = r.sample(["the town", "the church", "a foundation", "the state", "a family", "a bank"], 3)
        out = []
        for p, y, a, u, o in zip(P, ys, mat, use, own):
            S = dict(p=p, y=y, a=a, u=u, o_=o)
            out.append(self.s(["The {p}, built of {a}, dates from {y}; it [belongs to|is owned by] {o_} and houses {u}.", "In {y} the {p} was [built|put up] in {a}. Today {o_} owns it and uses it for {u}.", "{o_} owns the {p}, made of {a} and from {y}, which is home to {u}.", "The {p} [goes back to|was built in] {y}. {a} was the material; {u} can be found there now, and the owner is {o_}."], **S))
        text = self.s(["{w} [consists of|is made up of] three parts with different histories.", "Three parts of {w} should be told apart.", "{w} was not built in one go."], w=whole) + " " + " ".join(out)
        sl = [dict(p=p, y=str(y), a=a, u=u, o=o) for p, y, a, u, o in zip(P, ys, mat, use, own)]
        T = {"y": ["the {p} was [built|put up|constructed] in {y}", "{y} is when the {p} was built"], "a": ["the {p} is [made|built] of {a}", "{a} was used to build the {p}"], "u": ["the {p} [houses|contains|is home to] {u}", "{u} can be found in the {p}", "the {p} now serves for {u}"], "o": ["the {p} is the property of {o}", "{o} is the owner of the {p}", "the {p} is in the hands of {o}"]}
        for _ in range(5):
            a, b = r.sample(sl, 2)
            k = r.choice("yauo")
            self.add("part", T[k], a, dict(a, **({k: b[k]} if r.random() < .5 else {"p": b["p"]})))
        k1, k2 = r.sample("yauo", 2)
        a, b = r.sample(sl, 2)
        self.add("part", [self.np(r.choice(T[k1])) + " and " + self.np(r.choice(T[k2]))], a, dict(a, **{k2: b[k2]}))
        o = sorted(range(3), key=lambda i: ys[i])
        i = r.choice((0, 2))
        self.add("superlative", [f"the {{p}} is the {'oldest' if i == 0 else 'most recent'} of the three parts", f"of the three parts, the {{p}} is the {'oldest' if i == 0 else 'youngest'}"], dict(p=P[o[i]]), dict(p=P[r.choice([x for x in o if x != o[i]])]))
        p, q = r.sample(range(3), 2)
        self.add("comparison", ["the {p} is older than the {q}", "the {q} was built after the {p}", "the {p} was already standing when the {q} was built"], *((dict(p=P[p], q=P[q]), dict(p=P[q], q=P[p])) if ys[p] < ys[q] else (dict(p=P[q], q=P[p]), dict(p=P[p], q=P[q]))))
        if r.random() < .6:
            k = r.choice("ya")
            self.add("part", {"y": ["only the {p} dates from {y}", "among the three parts, it is only the {p} that dates from {y}"], "a": ["of the three parts, only the {p} is [built|made] of {a}"]}[k], sl[0], dict(sl[0], p=P[1]))
        return text

    COMP = [("mountains", "Mount", "higher", "lower", "the highest", "the lowest"), ("rivers", "the river", "longer", "shorter", "the longest", "the shortest"), ("towns", "", "larger", "smaller", "the largest", "the smallest"), ("lakes", "Lake", "deeper", "shallower", "the deepest", "the shallowest"), ("islands", "", "warmer", "cooler", "the warmest", "the coolest"), ("churches", "the church of", "older", "newer", "the oldest", "the newest"), ("trails", "the trail to", "steeper", "gentler", "the steepest", "the gentlest")]

    def ladder(self):
        r = self.r
        noun, pre, more, less, most, least = r.choice(self.COMP)
        X = [(pre + " " + self.place()).strip() for _ in range(4)]
        a, b, c, d = X  # from most to least
        S = dict(a=a, b=b, c=c, d=d, more=more, less=less, most=most, least=least, n=noun)
        text = self.s(["{b} is {more} than {c} but {less} than {a}. {d} [comes last|is {least} of the four].", "Of the four {n}, {a} is {most}. {c} is {less} than {b}, yet still {more} than {d}.", "{c}, though {more} than {d}, cannot compete with {b}, and {b} in turn is {less} than {a}.", "Only {a} is {more} than {b}; {d} is {less} than {c}, which is {less} than either of the other two.", "{a} is {more} than {b}. The latter is {more} than {c}, and {c} {more} than {d}."], **S)
        for _ in range(4):
            i, j = sorted(r.sample(range(4), 2))
            if r.random() < .5:
                self.add("comparison", [f"{{x}} is {more} than {{y}}", f"compared with {{y}}, {{x}} is {more}", f"{{x}} is the {more} one, compared with {{y}}"], dict(x=X[i], y=X[j]), dict(x=X[j], y=X[i]))
            else:
                self.add("comparison", [f"{{y}} is {less} than {{x}}", f"compared with {{x}}, {{y}} is {less}", f"next to {{x}}, {{y}} is {less}"], dict(x=X[i], y=X[j]), dict(x=X[j], y=X[i]))
        i = r.randrange(4)
        j = r.choice([k for k in range(4) if k != i])
        w = [most + " of the four {n}", "the second in the order from {more} to {less}", "the third in the order from {more} to {less}", least + " of the four {n}"][i].format(**S)
        self.add("superlative", [f"{{x}} is {w}", f"the text makes {{x}} {w}"], dict(x=X[i]), dict(x=X[j]))
        return text

    def study(self):
        r = self.r
        A, B = r.sample(["light therapy", "a fish-oil capsule", "a walking programme", "a placebo", "a salt-free diet", "an older drug", "breathing exercises", "a vitamin supplement", "cold baths"], 2)
        o1, o2, o3 = r.sample(["sleep", "blood pressure", "pain", "memory", "appetite", "balance", "mood", "body weight", "reaction time"], 3)
        n1, n2 = self.draw(40, 400, 2, 1, .3)
        d1, d2 = self.draw(2, 25, 2)
        wk1, wk2 = sorted(r.sample((4, 6, 8, 12, 16, 24, 36, 52), 2))
        X = self.place()
        an = r.sample(["men", "women", "smokers", "shift workers", "people over seventy"], 2)
        S = dict(A=A, B=B, a=o1, b=o2, c=o3, n1=self.c(n1), n2=self.c(n2), d1=self.c(d1), d2=self.c(d2), w1=wk1, w2=wk2, X=X, an=an[0], an2=an[1], N=self.c(n1 + n2))
        gA, gB = re.sub("^an? ", "", A), re.sub("^an? ", "", B)
        S["gA"], S["gB"] = gA, gB
        text = self.s(["A trial in {X} compared {A} ({n1} people) with {B} ({n2} people). After {w1} weeks, {A} had improved {a} more than {B} had; for {b} there was no difference.", "In {X}, {n1} volunteers were given {A} and {n2} {B}. {a} improved more under {A} than under {B} at {w1} weeks, whereas {b} did not differ between the groups.", "Researchers from {X} assigned {n1} participants to {A} and {n2} to {B}. No difference was seen in {b} after {w1} weeks, but as regards {a}, those on {A} did better."], **S)
        text += " " + self.s(["{d1} people dropped out of the {gA} group and {d2} out of the {gB} group. The advantage was confined to {an}; in {an2} it was not [seen|found]. {c} was not measured.", "The advantage was seen in {an} but not in {an2}. {d2} people on {B} and {d1} on {A} left the study early. The authors did not look at {c}.", "It was {an} who benefited, not {an2}. The study lost {d1} people from the {gA} group, {d2} from the {gB} group, and did not examine {c}."], **S)
        text += " " + self.s(["By week {w2}, the difference had disappeared.", "A follow-up at week {w2} no longer found a difference.", "The effect had worn off by week {w2}."] if (fade := r.random() < .5) else ["At week {w2}, the difference was still there.", "A follow-up at week {w2} found the difference unchanged.", "The effect had lasted when the groups were seen again in week {w2}."], **S)
        self.cases([(f"{o1}", "diff"), (f"{o2}", "same"), (f"{o3}", "no")], {"diff": ["was better in one group than in the other", "differed between the groups"], "same": ["was measured but [did not differ|was the same] between the groups", "came out the same in both groups"], "no": ["was not [investigated|studied]", "was left out of the study"]}, 3, kind="negation", templates=["{c} {o}", "{c} {o}", "[according to the study|in this trial], {c} {o}"])
        self.add("swap", [f"as regards {o1}, {{a}} [did better|worked better] than {{b}} at {wk1} weeks", f"at {wk1} weeks, {{b}} was less effective than {{a}} for {o1}", f"{{a}} was superior to {{b}} for {o1} after {wk1} weeks"], dict(a=A, b=B), dict(a=B, b=A))
        self.add("part", ["the benefit was [limited to|found only in] {a}", "{a} benefited, but {b} did not", "there was an advantage for {a} and none for {b}"], dict(a=an[0], b=an[1]), dict(a=an[1], b=an[0]))
        self.nums([(f"the number of people given {A}", n1), (f"the number of people given {B}", n2)], self.c, "llcds", 3)
        self.facts(["{v} people [were given|received|were assigned to] {a}", "{a} was tried out on {v} people"], [dict(a=A, v=self.c(n1)), dict(a=B, v=self.c(n2))], 1)
        self.facts(["{v} of those on {a} [dropped out|did not stay to the end]", "the study lost {v} people who were on {a}"], [dict(a=A, v=self.c(d1)), dict(a=B, v=self.c(d2))], 1)
        self.nums([(f"the number of drop-outs in the {gA} group", d1), (f"the number of drop-outs in the {gB} group", d2)], self.c, "llcds", 2)
        self.nums([(f"the number of people in the {gA} group who stayed to the end", n1 - d1), (f"the number of people in the {gB} group who stayed to the end", n2 - d2)], self.c, "lc", 1) if n1 - d1 != n2 - d2 else None
        self.flag("negation", [f"the effect [lasted|persisted] until week {wk2}", f"there was still a difference at week {wk2}"], [f"the effect [was gone|had vanished] by week {wk2}", f"there was no longer a difference at week {wk2}"], not fade)
        return text

    def route(self):
        r = self.r
        P = [self.place() for _ in range(5)]
        leg = r.sample(range(4, 60), 4)
        how = r.sample(["by ferry", "on foot", "by bus", "by train", "by bicycle", "by boat", "by cable car"], 4)
        feat = r.sample(["a salt museum", "the ruins of a fort", "hot springs", "a lighthouse", "a weekly market", "a glass workshop", "a Roman bridge", "a sculpture park"], 5)
        S = dict(**{f"p{i}": p for i, p in enumerate(P)}, **{f"k{i}": f"{k} km" for i, k in enumerate(leg)}, **{f"h{i}": h for i, h in enumerate(how)}, **{f"f{i}": f for i, f in enumerate(feat)})
        text = self.s(["The [tour|trip] starts in {p0}, known for {f0}. {k0} {h0} bring you to {p1} with {f1}. From there it is {k1} {h1} to {p2}, where you find {f2}; another {k2} {h2} take you to {p3} and {f3}. The last stage, {k3} {h3}, ends in {p4}, which has {f4}.",
                       "You leave {p0} (do see {f0}) {h0}; {p1}, with {f1}, is {k0} away. {p2}, which offers {f2}, is reached {h1} after {k1}. Then {h2}, over {k2}, to {p3}, home of {f3}, and finally {k3} {h3} to {p4} with {f4}.",
                       "{p4} is the end of the route and worth a stay for {f4}. You get there {h3} from {p3} ({k3}), which has {f3}. {p3} lies {k2} from {p2}, travelling {h2}; {p2}, in turn, with {f2}, is {k1} {h1} from {p1}. {p1} has {f1} and is the first stop after {p0}, the starting point with {f0}, from which it is {k0} {h0}."], **S)
        L = [f"[the stage from {P[i]} to {P[i + 1]}|the {P[i]}–{P[i + 1]} stage]" for i in range(4)]
        km = lambda v: self.pick(f"{v} km", f"{v} kilometres", f"{self.c(v)} kilometres")
        self.nums(list(zip(L, leg)), lambda v: km(int(v)) if v == int(v) else f"{v} km", "llcdsh", 3, group="the four stages")
        t1 = sum(leg)
        self.add("arithmetic", ["the whole [tour|route] covers {v}", "from start to end, it is {v}", f"from {P[0]} to {P[4]} along this route, it is {{v}}"], dict(v=km(t1)), dict(v=km(r.choice((t1 - leg[0], t1 - leg[3], t1 + leg[1], t1 + 10)))))
        for _ in range(2):
            i, j = r.sample(range(4), 2)
            self.add("owner", ["{l} is travelled {h}", "you [cover|travel] {l} {h}"], t := dict(l=self.np(L[i]), h=how[i]), dict(t, h=how[j]))
            i, j = r.sample(range(5), 2)
            self.add("place", ["{f} can be [seen|found|visited] in {p}", "{p} is the place for {f}", "in {p} there is {f}" if not feat[i].startswith(("hot", "the ruins")) else "{p} has {f}"], t := dict(f=feat[i], p=P[i]), dict(t, p=P[j]) if r.random() < .5 else dict(t, f=feat[j]))
        i, j, k = sorted(r.sample(range(5), 3))
        self.add("order", ["on the way from {a} to {c} you [pass through|come to] {b}", "{b} lies between {a} and {c} on this route"], dict(a=P[i], b=P[j], c=P[k]), dict(a=P[i], b=P[k], c=P[j]) if r.random() < .5 else dict(a=P[j], b=P[i], c=P[k]))
        i, j = sorted(r.sample(range(5), 2))
        self.add("order", ["{a} comes before {b} on the route", "you reach {b} after {a}", "you are in {a} before you get to {b}"], dict(a=P[i], b=P[j]), dict(a=P[j], b=P[i]))
        return text

    def species(self):
        r = self.r
        X = self.n.make("surname")
        kind = self.pick("beetle", "warbler", "frog", "bat", "crab", "moth", "lizard", "duck", "newt")
        groups = r.choice((("males", "females"), ("young animals", "adults"), ("northern animals", "southern animals")))
        col = r.sample(["grey", "green", "reddish", "black", "pale yellow", "brown", "bluish"], 2)
        food = r.sample(["seeds", "ants", "algae", "snails", "pollen", "worms", "small fish", "leaves"], 2)
        hab = r.sample(["reed beds", "gravel banks", "old orchards", "caves", "wet meadows", "pine woods", "salt marshes"], 2)
        act = r.sample(["at night", "by day", "at dusk", "in the early morning"], 2)
        ln = r.sample(range(14, 95), 2)
        S = dict(n=f"the {X} {kind}", g=groups[0], h=groups[1], c1=col[0], c2=col[1], f1=food[0], f2=food[1], h1=hab[0], h2=hab[1], a1=act[0], a2=act[1], l1=ln[0], l2=ln[1])
        text = self.s(["In {n}, the {g} are {c1} and the {h} {c2}. The former, up to {l1} mm long, feed on {f1}; the latter, up to {l2} mm, on {f2}.", "{g} and {h} of {n} look different: the first are {c1} and reach {l1} mm, the second {c2} and {l2} mm. While the {h} live on {f2}, the {g} eat {f1}.", "The {h} of {n} are {c2}, grow to {l2} mm and eat {f2}. With the {g} it is {c1}, {l1} mm and {f1}."], **S)
        text += " " + self.s(["The {g} are found in {h1} and are active {a1}, whereas the {h} keep to {h2} and are active {a2}.", "One meets the {h} in {h2} {a2}, but the {g} in {h1} and {a1}.", "{h1} are the home of the {g}, {h2} that of the {h}; the {g} are active {a1}, the {h} {a2}."], **S)
        P = [(groups[0], col[0], food[0], hab[0], act[0], ln[0]), (groups[1], col[1], food[1], hab[1], act[1], ln[1])]
        T = {1: ["the {g} of this species are {v}", "{v} is the colour of the {g}"], 2: ["the {g} [feed on|eat|live on] {v}", "{v} are the food of the {g}"], 3: ["the {g} [live in|are found in|inhabit] {v}", "{v} are where the {g} [live|can be found]"], 4: ["the {g} are active {v}", "{v}, the {g} are active"], 5: ["the {g} grow up to {v} mm long", "the {g} reach {v} mm"]}
        for k in r.sample(range(1, 6), 4):
            i = r.randrange(2)
            t = dict(g=P[i][0], v=str(P[i][k]))
            self.add("swap", T[k], t, dict(t, g=P[1 - i][0]) if r.random() < .5 else dict(t, v=str(P[1 - i][k])))
        k, l = r.sample(range(1, 6), 2)
        i = r.randrange(2)
        VP = {1: "are {}", 2: "eat {}", 3: "live in {}", 4: "are active {}", 5: "reach {} mm"}
        self.add("swap", ["the {g} {a} and {b}", "the {g} {b} and {a}", "while the {g} {a}, they also {b}"], t := dict(g=P[i][0], a=VP[k].format(P[i][k]), b=VP[l].format(P[i][l])), dict(t, b=VP[l].format(P[1 - i][l])))
        if ln[0] != ln[1]:
            a, b = (groups[0], groups[1]) if ln[0] > ln[1] else (groups[1], groups[0])
            self.add("comparison", ["the {a} grow longer than the {b}", "the {b} stay shorter than the {a}", "in length, the {a} [exceed|surpass] the {b}"], dict(a=a, b=b), dict(a=b, b=a))
        return text

    def compass(self):
        r = self.r
        P = [self.place() for _ in range(4)]
        ax = r.choice((("north", "south", "northernmost", "southernmost"), ("east", "west", "easternmost", "westernmost"), ("upstream", "downstream", "uppermost", "lowest")))
        a, b, c, d = P
        pop = self.draw(300, 9000, 4, 10)
        of = " of"
        S = dict(a=a, b=b, c=c, d=d, x=ax[0] + of, y=ax[1] + of, pa=self.c(pop[0]), pb=self.c(pop[1]), pc=self.c(pop[2]), pd=self.c(pop[3]), k1=r.randint(3, 30), k2=r.randint(3, 30), k3=r.randint(3, 30))
        text = self.s(["{a} ({pa} inhabitants) lies {k1} km {x} {b}, and {b} ({pb}) lies {k2} km {x} {c}. {d}, with {pd} inhabitants, is {k3} km {y} {c}, a place of {pc}.", "Going from {d} ({pd} inhabitants), one first comes to {c} ({pc}), {k3} km {x} {d}; then, {k2} km on in the same direction, to {b} ({pb}) and after another {k1} km to {a} ({pa}).", "{c} has {pc} inhabitants and is {k2} km {y} {b}, which has {pb}. {k1} km {x} {b} is {a} with {pa}, and {k3} km {y} {c} is {d} with {pd}. All four are on one line."], **S)
        i, j = sorted(r.sample(range(4), 2))
        K = [S["k1"], S["k2"], S["k3"]]
        for _ in range(2):
            i, j = sorted(r.sample(range(4), 2))
            if r.random() < .5:
                self.add("place", [f"{{p}} lies {ax[0]}{of} {{q}}", f"{{p}} is [to be found|situated] {ax[0]}{of} {{q}}"], dict(p=P[i], q=P[j]), dict(p=P[j], q=P[i]))
            else:
                self.add("place", [f"{{q}} lies {ax[1]}{of} {{p}}", f"{{q}} is [to be found|situated] {ax[1]}{of} {{p}}"], dict(p=P[i], q=P[j]), dict(p=P[j], q=P[i]))
        self.add("place", ["{q} lies between {p} and {s}", "between {p} and {s} lies {q}"], *((dict(p=P[0], q=P[1], s=P[2]), dict(p=P[1], q=P[0], s=P[2])) if r.random() < .5 else (dict(p=P[1], q=P[2], s=P[3]), dict(p=P[1], q=P[3], s=P[2]))))
        i = r.choice((0, 3))
        self.add("superlative", [f"{{p}} is the {ax[2] if i == 0 else ax[3]} of the four places", f"of the four places, {{p}} is the {ax[2] if i == 0 else ax[3]}"], dict(p=P[i]), dict(p=P[r.choice([k for k in range(4) if k != i])]))
        i, j = r.choice(((0, 2), (1, 3), (0, 3)))
        dist = sum(K[i:j])
        self.add("arithmetic", ["from {p} to {q} it is {v} km", "{p} and {q} are {v} km apart"], t := dict(p=P[i], q=P[j], v=str(dist)), dict(t, v=str(self.others([K[0], K[1], K[2], sum(K), K[0] + K[2], dist + 5], dist))))
        self.facts(["{p} has {v} inhabitants", "{v} people live in {p}", "{p} is home to {v} people"], [dict(p=p, v=self.c(v)) for p, v in zip(P, pop)], 2)
        self.nums([(f"the population of {p}", v) for p, v in zip(P, pop)], self.c, "llcdsht", 3, group="the four population figures")
        return text
