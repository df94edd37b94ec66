"""Blocks with rules of goods: doses, insurance, returns, lamps of a device, luggage, storage."""
from .numbers import Numbers
from .relations import Relations


class Goods(Numbers, Relations):
    def dose(self):
        r = self.r
        drug = self.n.make("brand")
        form, one = self.pick(("tablets", "tablet"), ("capsules", "capsule"), ("drops", "drop"), ("sachets", "sachet"), ("millilitres of syrup", "millilitre of syrup"))
        a, b = sorted(r.sample((4, 6, 8, 10, 12, 14, 16), 2))
        d1, d2, d3 = r.sample(range(1, 8), 3)
        h = r.choice((4, 6, 8, 12))
        mx = r.choice((2, 3, 4))
        ill = self.pick("kidney disease", "liver disease", "asthma", "high blood pressure")
        u = lambda n: f"{self.c(n)} {form if n != 1 else one}"
        S = dict(D=drug, a=a, b=b, d1=u(d1), d2=u(d2), d3=u(d3), h=h, mx=self.c(mx), ill=ill, f=form, b1=b - 1)
        text = self.s(["Children under {a} must not be given {D}. From {a} to {b1} years the dose is {d1}; from {b} years on, {d2}. Adults over 65 take {d3}.", "{D} is not suitable for children below {a}. Children aged {a} to {b1} take {d1} at a time, older children and adults {d2}. For people over 65, a single dose is {d3}.", "A single dose of {D} is {d2}. For children from {a} to {b1} it is {d1}, for people over 65 {d3}; below the age of {a} the medicine must not be used."], **S)
        text += " " + self.s(["No more than {mx} doses may be taken in 24 hours, and at least {h} hours must pass between two doses.", "Wait at least {h} hours before the next dose and do not take more than {mx} doses a day.", "Doses must be {h} hours apart or more; {mx} doses a day is the maximum."], **S)
        strict = r.random() < .4
        text += " " + self.s(["People with {ill} must not take {D}, not even with a doctor's approval.", "With {ill}, {D} may not be taken under any circumstances; a doctor's consent changes nothing.", "Do not take {D} if you have {ill}, even if a doctor agrees."] if strict else ["People with {ill} must not take {D} unless a doctor has approved it; even then, one dose a day is the limit.", "With {ill}, {D} may only be taken if a doctor agrees, and then only once a day.", "Do not take {D} if you have {ill}, except with a doctor's consent, in which case a single dose a day is allowed."], **S)
        def amount(x):
            return "no" if x < a else "d1" if x < b else "d2" if x <= 65 else "d3"
        ages = [r.randint(1, a - 1), a, r.randint(a, b - 1), b - 1, b, r.randint(b, 64), r.randint(20, 60), r.randint(66, 90), 70]
        cs = [(self.pick(f"a person aged {x}", f"somebody of {x}", f"a patient who is {x}") if x >= 18 else self.pick(f"a child aged {x}", f"a patient of {x}", f"somebody aged {x}"), amount(x)) for x in ages]
        say = {"no": [f"must not [take|be given] {drug}", "must not have this medicine at all"], **{k: [f"[takes|should take] {u(v)} at a time", f"gets {u(v)} as a single dose"] for k, v in (("d1", d1), ("d2", d2), ("d3", d3))}}
        self.cases(cs, say, 4, templates=["{c} {o}", "[according to the leaflet|as the leaflet has it], {c} {o}"])
        day = [(f"a child aged {r.randint(a, b - 1)}", d1 * mx), (f"somebody aged {r.randint(30, 64)}", d2 * mx), (f"a person aged {r.randint(66, 88)}", d3 * mx)]
        (c, v), (_, w) = r.sample(day, 2)
        self.add("arithmetic", ["{v} is the most that {c} may take [in 24 hours|within a day]", "the daily maximum for {c} is {v}"], dict(c=c, v=u(v)), dict(c=c, v=u(w)))
        k = r.choice((1, 2, 3, 4))
        gaps = [(h, 1), (h + 1, 1), (h - 1, 0), (h - 2, 0), (h + 3, 1)]
        self.cases([(f"{self.c(g)} hours after the last dose", "ok" if z else "no") for g, z in gaps if g > 1], {"ok": ["it is [long enough|late enough] to take the next one", "the next dose may be taken, as far as the interval goes"], "no": ["it is too early for the next one", "the next dose may not be taken yet"]}, 2)
        self.cases([(f"someone with {ill} and a doctor's approval", "no" if strict else "once"), (f"someone with {ill} who has not asked a doctor", "no"), (f"someone of 40 without {ill}", "many")], {"once": [f"may take {drug}, but only one dose a day", f"is limited to a single dose of {drug} a day"], "no": [f"may not take {drug}"], "many": [f"may take more than one dose of {drug} a day", f"may take up to {self.c(mx)} doses of {drug} a day"]}, 3, kind="exception")
        return text

    def cover(self):
        r, m = self.r, self.m
        A, B, C, D_ = r.sample(["necklaces", "bicycles", "laptops", "musical instruments", "coins", "cameras", "works of art", "skis"], 4)
        lim = r.choice((200, 300, 500, 800, 1000))
        ex = r.choice((50, 100, 150, 200))
        S = dict(A=A, B=B, C=C, D=D_, lim=m(lim), ex=m(ex))
        text = self.s(["Theft from the home is insured, including {A}. {B} are covered only if they were locked away, and {C} only up to {lim}. {D} are excluded unless they are listed in the policy.", "The policy covers theft from the home. This [includes|extends to] {A}; for {C} no more than {lim} is paid, and {B} must have been locked away. {D} are not insured, except where the policy lists them.", "Insured against theft from the home: {A} without limit, {C} up to {lim}, {B} provided they were locked away. {D} are left out of the cover, unless listed in the policy."], **S)
        text += " " + self.s(["An excess of {ex} is deducted from each claim, but not for {A}.", "From each payment {ex} is deducted; {A} are exempt from this.", "With the exception of claims for {A}, the first {ex} of each loss is borne by the policyholder."], **S)
        say = {"yes": ["are covered", "would be paid for", "fall under the cover"], "no": ["are not covered", "would not be paid for", "fall outside the cover"]}
        cs = [(f"stolen {A}", "yes"), (f"stolen {B} that had been locked away", "yes"), (f"stolen {B} that had been left lying about", "no"), (f"stolen {D_} listed in the policy", "yes"), (f"stolen {D_} that the policy does not list", "no")]
        self.cases(cs, say, 4, kind="exception")
        x = lim + r.choice((50, 100, 250, 400))
        z = ex + r.choice((80, 150, 200, 300))
        z = min(z, lim)
        m(x), m(z)  # not used; the draws keep the documents of a seed
        self.add("exception", ["the excess does not apply to [claims for|losses of] {a}", "for {a}, nothing is deducted from the payment", "no excess is taken off for {a}"], dict(a=A), dict(a=self.pick(B, C)))
        self.add("condition", [f"the upper limit of {m(lim)} applies to {{a}}", f"for {{a}}, no more than {m(lim)} is paid"], dict(a=C), dict(a=self.pick(A, B)))
        self.add("arithmetic", [f"for stolen {A} worth {m(z)}, the insurer pays {{v}}", f"a loss of {A} worth {m(z)} leads to a payment of {{v}}"], dict(v=m(z)), dict(v=m(z - ex)))
        if z > ex:
            self.add("arithmetic", [f"for stolen {B}, properly locked away and worth {m(z)}, the insurer pays {{v}}", f"a loss of locked-away {B} worth {m(z)} leads to a payment of {{v}}"], dict(v=m(z - ex)), dict(v=m(z)))
        return text

    def returns(self):
        r = self.r
        n, k = r.choice((14, 21, 28, 30)), r.choice((45, 60, 90))
        A, B, C = r.sample(["software", "swimwear", "bedding", "footwear", "jewellery", "make-up"], 3)
        S = dict(n=self.days(n), k=self.days(k), A=A, B=B, C=C)
        fx, sale, shop = r.random() < .5, r.random() < .5, r.random() < .5
        S["u"] = self.pick("unless it is faulty", "except when it is faulty") if fx else self.pick("even if it is faulty", "not even when faulty")
        S["s"] = self.pick("sale items cannot be returned at all", "sale items are excluded from this") if not sale else self.pick("the same goes for sale items", "sale items are treated like other goods").replace("the same goes for sale items", "sale items can be returned like all other goods")
        text = self.s(["Goods can be returned within {n}. Members of the customer club have {k}. {A} cannot be returned once opened, {u}; {s}.", "Customers may send goods back for {n} after delivery, club members for {k}. {s}. Opened {A} cannot be returned, {u}.", "There is a right of return of {n} ({k} for club members). It does not apply to {A} once it has been opened, {u}; {s}."], **S)
        self.s(["Goods can be returned within {n}. Members of the customer club have {k}. {A} cannot be returned once opened, unless it is faulty; sale items cannot be returned at all.", "Customers may send goods back for {n} after delivery, club members for {k}. Opened {A} is excluded, though not if it is faulty. Sale items cannot be returned.", "There is a right of return of {n} ({k} for club members). It does not apply to sale items, nor to opened {A}, except where the latter is faulty."], **S)
        S["x"], S["y"] = ("the customer", "the shop") if shop else ("the shop", "the customer")
        text += " " + self.s(["{x} pays the postage, except for faulty goods, when {y} does.", "Postage is paid by {x} unless the goods are faulty; then {y} pays.", "Where goods are faulty, {y} bears the postage; in all other cases {x} does."], **S)
        d1, d2, d3 = r.randint(3, n), r.randint(n + 1, k), k + r.randint(1, 20)
        cs = []
        for d in (d1, d2, d3):
            cs.append((f"a club member with regular goods, {self.c(d)} days after delivery,", "yes" if d <= k else "no"))
            cs.append((f"a customer outside the club with regular goods, {self.c(d)} days after delivery,", "yes" if d <= n else "no"))
        cs += [(f"a customer with opened but flawless {A}, {self.c(d1)} days after delivery,", "no"), (f"a customer with opened and faulty {A}, {self.c(d1)} days after delivery,", "yes" if fx else "no"), (f"a customer with a sale item, {self.c(d1)} days after delivery,", "yes" if sale else "no"), (f"a customer with unopened {A}, {self.c(d1)} days after delivery,", "yes")]
        self.cases(cs, {"yes": ["can [return the goods|send the goods back]", "still has the right of return"], "no": ["cannot [return|send back] the goods", "has no right of return"]}, 5, kind="exception")
        self.either("exception", ["for {g} goods, {p} pays the postage", "the postage for {g} goods is paid by {p}", "{p} has to bear the postage when {g} goods are sent back"], dict(g="faulty", p=S["y"]), dict(g="flawless", p=S["x"]))
        return text

    def lamps(self):
        """A manual: what signals mean, what to do, in which order."""
        r = self.r
        dev = self.pick("the pump", "the router", "the dishwasher", "the boiler", "the charger", "the printer", "the generator")
        col = r.sample(["green", "red", "yellow", "blue", "white", "orange"], 3)
        r.sample(range(3), 3)  # not used; the draw keeps the documents of a seed
        mean = r.sample(["the filter is blocked", "the water tank is empty", "the device is ready", "an update is running", "the lid is open", "the device is too hot", "the battery is low", "the self-test has failed"], 6)
        out, facts = [], []
        for i, c in enumerate(col):
            a, b = mean[2 * i], mean[2 * i + 1]
            out.append(self.s(["A steady {c} light means that {a}; if it flashes, {b}.", "If the {c} light is steady, {a}. A flashing {c} light tells you that {b}.", "{c}: steady when {a}, flashing when {b}."], c=c, a=a, b=b))
            facts += [(f"a steady {c} light", a), (f"a flashing {c} light", b)]
        for _ in range(4):
            (x, a), (y, b) = r.sample(facts, 2)
            self.add("swap", ["{x} [means|shows|indicates] that {a}", "when {a}, you see {x}", "{x} is the sign that {a}"], dict(x=x, a=a), dict(x=y, a=a) if r.random() < .5 else dict(x=x, a=b))
        st = r.sample([("switch off the power", "the power is switched off"), ("drain the tank", "the tank is drained"), ("remove the cover", "the cover is removed"), ("rinse the filter", "the filter is rinsed"), ("wait ten minutes", "the ten-minute wait takes place"), ("press the reset button", "the reset button is pressed"), ("close the valve", "the valve is closed"), ("check the seal", "the seal is checked")], 4)
        S = dict(a=st[0][0], b=st[1][0], c=st[2][0], d=st[3][0], D=dev)
        out.append(self.s(["Before you service {D}: {a}, then {b}. Only after that should you {c}; finally, {d}.", "To service {D}, first {a}. The next step is to {b}; do not {c} before this is done; at the very end, {d}.", "When servicing {D}, {d} at the end. First of all, {a}. After that, {b}, and then {c}."], **S))
        self.order([x[1] for x in st], 3)
        return " ".join(out)

    def luggage(self):
        r, m = self.r, self.m
        w = sorted(r.sample((8, 10, 15, 20, 23, 25, 30, 32), 3))
        fee = r.choice((4, 5, 6, 8, 9, 12))
        cl = ("basic", "standard", "premium")
        S = dict(a=w[0], b=w[1], c=w[2], f=m(fee))
        text = self.s(["The baggage allowance is {a} kg with a basic ticket, {b} kg with a standard ticket and {c} kg with a premium ticket. Each extra kilogram costs {f}.", "Basic tickets include {a} kg of baggage, standard tickets {b} kg, premium tickets {c} kg; every kilogram above that is charged at {f}.", "With a premium ticket you may take {c} kg, with a standard ticket {b} kg and with a basic ticket {a} kg. Excess baggage is {f} per kilogram."], **S)
        k = r.choice(cl)
        inc = r.random() < .5
        S["k"], S["q1"], S["q2"] = k, *(("counts towards the allowance", "comes on top of the allowance") if inc else ("comes on top of the allowance", "counts towards the allowance"))
        text += " " + self.s(["Sports equipment {q1}, except with a {k} ticket, where it {q2}.", "With a {k} ticket, sports equipment {q2}; with the other tickets it {q1}.", "As for sports equipment, it {q1}, though for {k} tickets it {q2}."], **S)
        al = dict(zip(cl, w))
        x = r.choice((w[0] + 3, w[1] + 2, w[1] + 4, w[2] + 2, w[0] - 1))
        ch = {c: max(0, x - al[c]) * fee for c in cl}
        vals = set(ch.values())
        if len(vals) > 1:
            cs = [(f"a passenger with a {c} ticket and {x} kg of baggage", v) for c, v in ch.items()]
            self.cases(cs, {v: [f"pays {m(v)} extra", f"is charged {m(v)} for excess baggage"] if v else ["pays nothing extra", "does not have to pay for excess baggage"] for v in vals}, 3, kind="arithmetic")
        self.nums([(f"the allowance with a {c} ticket", v) for c, v in al.items()], self.u("kg"), "llcd", 3)
        r.choice((3, 4, 6))  # not used; the draw keeps the documents of a seed
        self.cases([(f"sports equipment of a {z} passenger", "in" if inc == (z != k) else "out") for z in cl], {"in": ["counts towards the allowance", "uses up part of the allowance"], "out": ["does not count towards the allowance", "can be taken on top of the allowance"]}, 2, kind="exception")
        return text

    def storage(self):
        r = self.r
        P = self.pick("the vaccine", "the sauce", "the adhesive", "the reagent", "the eye drops", "the starter culture", "the paint")
        a, b = r.choice(((2, 8), (3, 7), (5, 12))), r.choice(((15, 25), (10, 30), (14, 20)))
        m1, m2, d1 = *r.sample((6, 9, 12, 18, 24, 36), 2), r.choice((3, 5, 7, 10, 14, 28))
        if m1 < m2:
            m1, m2 = m2, m1
        S = dict(P=P, a=f"{a[0]} and {a[1]} °C", b=f"{b[0]} and {b[1]} °C", m1=m1, m2=m2, d=self.days(d1))
        text = self.s(["Unopened, {P} keeps for {m1} months between {a}, or for {m2} months between {b}. Once opened, it must be kept between {a} and used within {d}.", "Between {a}, {P} can be stored for {m1} months if it has not been opened; at room temperature, that is, between {b}, for {m2} months. After opening it keeps for {d}, and only between {a}.", "{P} must be used within {d} of opening and kept between {a} during that time. Before opening, it lasts {m1} months between {a} and {m2} months between {b}."], **S)
        fro = r.random() < .5
        text += " " + self.s(["It must not be frozen; even a short frost during transport makes it useless.", "Freezing ruins it, and so does a short frost during transport.", "Neither a freezer nor a short frost on the way to you will leave it fit for use."] if not fro else ["It must not be frozen, though a short frost during transport does no harm.", "Freezing makes it unusable, except for short frost during transport.", "Never freeze it; only short frost on the way to you is harmless."], **S)
        tA, tB = r.randint(a[0] + 1, a[1] - 1), r.randint(b[0] + 1, b[1] - 1)
        mid = (m1 + m2) // 2
        cs = []
        for x, lim, tt in ((mid, m1, tA), (mid, m2, tB), (m2 - 1, m2, tB), (m2 - 1, m1, tA), (m1 + 1, m1, tA), (m1 + 2, m2, tB)):
            cs.append((f"{P}, unopened and stored at {tt} °C for {self.c(x)} months,", "ok" if x <= lim else "no"))
        for x in (d1 - 1, d1 + 1, d1 + 2):
            cs.append((f"{P}, opened {self.c(x)} days ago and kept at {tA} °C,", "ok" if x <= d1 else "no"))
        cs.append((f"{P}, opened {self.c(max(2, d1 - 2))} days ago and kept at {tB} °C,", "no"))
        pl = P.split()[-1] == "drops"
        self.cases(cs, {"ok": ["may still be used", "[has|have] not passed the limits for storage".replace("[has|have]", "have" if pl else "has")], "no": ["may no longer be used", "[has|have] passed the limits for storage".replace("[has|have]", "have" if pl else "has")]}, 4)
        self.cases([("a short frost on the way to the customer", "ok" if fro else "no"), (f"a short spell at {tA} °C", "ok")] if not fro else [("a short frost on the way to the customer", "ok"), ("keeping it in a freezer", "no")], {"ok": ["does no damage", "leaves it usable"], "no": ["makes it unusable", "ruins it"]}, 1, kind="exception")
        return text
