"""Blocks with rules of an organisation: fees, leave, duties, deadlines, permits, quorums, access, signatures."""
import datetime
from decimal import Decimal as D

from ..claims import Retry
from ..vocabulary import MONTHS, WEEKDAYS, WORDS
from .numbers import Numbers
from .relations import Relations


class Rules(Numbers, Relations):
    def fees(self):
        r, m = self.r, self.m
        what = self.pick("the sauna", "the climbing hall", "the museum", "the ferry", "the pottery course", "the night tour", "the boat hire")
        ad, st, me = sorted(r.sample(range(6, 48), 3), reverse=True)
        sur = r.choice((2, 3, 4, 5))
        age = r.choice((5, 6, 7, 10))
        day = self.pick("Sunday", "Saturday", "Friday")
        ex = self.pick("students", "members")
        S = dict(w=what, ad=m(ad), st=m(st), me=m(me), sur=m(sur), age=age, day=day, ex=ex)
        text = self.s(["For {w}, the [normal|standard] price is {ad}; students pay {st} and members {me}. Children under {age} go free.", "{w} costs {ad}, or {st} for students and {me} for members; there is no charge for children under {age}.", "Members pay {me} for {w} and students {st}. Everyone else pays {ad}, except children under {age}, who pay nothing."], **S)
        text += " " + self.s(["On {day}s a surcharge of {sur} is added, from which {ex} are exempt.", "Everybody who has to pay, with the exception of {ex}, pays {sur} extra on {day}s.", "{day} is dearer: {sur} is added to all [paid tickets|prices], but not to those for {ex}."], **S)
        other = r.choice([d for d in WEEKDAYS if d != day])
        def price(k, d):
            base = dict(adult=ad, student=st, member=me, child=0)[k]
            return base + (sur if d == day and base and not (ex.startswith(k)) else 0)
        N = dict(adult=["an adult who is neither a student nor a member", "a visitor paying the [standard|normal] price"], student=["a student"], member=["a member"], child=[f"a child of {r.randint(2, age - 1)}"])
        cs = [(f"{r.choice(N[k])} {self.pick('coming', 'who comes')} on a {d}", price(k, d)) for k in N for d in (day, other)]
        say = {v: [f"pays {m(v)}", f"is charged {m(v)}", f"has to pay {m(v)}"] if v else ["pays nothing", "gets in without paying"] for _, v in cs}
        self.cases(cs, say, 4)
        k1, k2 = r.choice((("adult", "student"), ("adult", "member"), ("student", "member")))
        d = r.choice((day, other))
        n = r.choice((2, 3))
        right = n * price(k1, d) + price(k2, d)
        bad = [x for x in (n * price(k2, d) + price(k1, d), n * price(k1, other if d == day else day) + price(k2, other if d == day else day), right + sur, (n + 1) * price(k1, d)) if x != right]
        nm = dict(adult="adults at the standard price", student="students", member="members")
        self.add("arithmetic", [f"on a {d}, {WORDS[n]} {nm[k1]} and one {k2} pay {{v}} [together|in total]", f"{WORDS[n]} {nm[k1]} plus one {k2} come to {{v}} on a {d}"], dict(v=m(right)), dict(v=m(r.choice(bad))))
        return text

    def leave(self):
        r = self.r
        n, c, k = r.randint(20, 32), r.choice((3, 5, 8, 10)), r.choice((3, 6, 12))
        mon, mon2 = r.sample(["31 March", "30 April", "30 June", "30 September"], 2)
        boss, hr = self.pick("the line manager", "the team leader"), self.pick("the personnel office", "the director")
        w = r.choice((2, 3, 4))
        e1, e2, e3 = r.sample([("moving house", "is moving house"), ("a death in the family", "has had a death in the family"), ("a wedding", "is getting married"), ("an exam", "has an exam to sit"), ("a court date", "has to appear in court")], 3)
        S = dict(e1=e1[0], e2=e2[0], n=n, c=self.c(c), k=k, mon=mon, mon2=mon2, boss=boss, hr=hr, w=self.c(w))
        text = self.s(["Employees are entitled to {n} days of leave a year. Up to {c} unused days may be carried over, but lapse on {mon}, unless illness prevented their use; in that case they can be taken until {mon2} of the following year.", "The yearly leave is {n} days. Of days not taken, at most {c} can be moved to the next year and must be used by {mon}; only those who could not take them because of illness have until {mon2}.", "Each employee has {n} days off a year. A maximum of {c} days can be carried into the next year. They expire on {mon} there, except after illness, when the date is {mon2}."], **S)
        text += " " + self.s(["Leave of up to {w} weeks is approved by {boss}; for anything longer, {hr} must decide. During the first {k} months no leave may be taken, except for {e1} or {e2}.", "{boss} may grant leave of {w} weeks or less, whereas longer leave needs the consent of {hr}. New staff cannot take leave in the first {k} months; {e1} and {e2} are the only exceptions.", "In the first {k} months leave is only granted for {e1} or {e2}. Requests for more than {w} weeks go to {hr}, all others to {boss}."], **S)
        u = r.randint(1, 15)
        left = lambda x: min(x, c)
        v = r.choice([x for x in range(1, 16) if left(x) != left(u)])
        self.add("condition", ["of {u} unused days, the most that can be taken into the next year is {v}", "for someone with {u} unused days, the number that can be carried over is {v}"], dict(u=self.c(u), v=self.c(left(u))), dict(u=self.c(u), v=self.c(left(v) if left(v) <= u else u if u != left(u) else max(1, left(u) - 1))) if left(v) != left(u) and (left(v) <= u or u != left(u) or left(u) > 1) else dict(u=self.c(u), v=self.c(u + 1)))
        self.either("exception", ["carried-over days {k} lapse on {d}", "days carried over {k} have to be used by {d}", "for carried-over days {k}, the last date is {d}"], dict(k="that could have been taken", d=mon), dict(k="that illness kept somebody from taking", d=mon2))
        self.cases([(f"leave of {self.c(x)} weeks" if x > 1 else "leave of one week", "boss" if x <= w else "hr") for x in (1, w, w + 1, w + 2, w - 1) if x > 0], {"boss": [f"can be approved by {boss}", f"is a matter for {boss}"], "hr": [f"has to be approved by {hr}", f"is a matter for {hr}"]}, 2)
        e, l = r.randint(1, k - 1), k + r.randint(1, 5)
        self.cases([(f"someone in month {e} of the job who wants a holiday", "no"), (f"someone in month {l} of the job who wants a holiday", "yes"), (f"someone in month {e} of the job who {e1[1]}", "yes"), (f"someone in month {e} of the job who {e2[1]}", "yes"), (f"someone in month {e} of the job who {e3[1]}", "no")], {"no": ["cannot be granted leave", "has to wait before taking leave"], "yes": ["can be granted leave", "does not have to wait before taking leave"]}, 3, kind="exception")
        return text

    DUTY = [("clears the snow", "clear the snow", "clearing the snow"), ("insures the building", "insure the building", "insuring the building"), ("paints the walls", "paint the walls", "painting the walls"), ("has the boiler serviced", "have the boiler serviced", "servicing the boiler"), ("pays for small repairs", "pay for small repairs", "small repairs"), ("keeps the accounts", "keep the accounts", "keeping the accounts"), ("cleans the stairs", "clean the stairs", "cleaning the stairs"), ("supplies the packaging", "supply the packaging", "supplying the packaging"), ("arranges the transport", "arrange the transport", "arranging the transport"), ("orders spare parts", "order spare parts", "ordering spare parts"), ("replaces broken windows", "replace broken windows", "replacing broken windows"), ("reads the meters", "read the meters", "reading the meters")]

    def duties(self):
        r = self.r
        A, B = r.choice((("tenant", "landlord"), ("buyer", "seller"), ("licensee", "licensor"), ("club", "town"), ("contractor", "client"), ("lessee", "lessor"), ("franchisee", "franchisor")))
        d = r.sample(self.DUTY, 5)
        st = r.sample(["Amust", "Bmust", "Amay", "Aconsent", "Bmay"], 5)
        DOC = {"Amust": ["the {A} must {v}", "the {A} is obliged to {v}", "it is the {A}'s duty to {v}"], "Bmust": ["the {B} must {v}", "the {B} is obliged to {v}", "it falls to the {B} to {v}"], "Amay": ["the {A} may {v} but does not have to", "the {A} is free to {v}", "if the {A} wishes to {v}, no permission is needed"], "Bmay": ["the {B} may {v} but is not obliged to", "the {B} has the right, but not the duty, to {v}"], "Aconsent": ["the {A} may {v} only with the {B}'s written consent", "to {v}, the {A} needs the {B}'s consent in writing"]}
        CL = {"Amust": "the {A} [has to|is required to] {v}", "Bmust": "the {B} [has to|is required to] {v}", "Amay": "the {A} can choose freely whether to {v}", "Bmay": "it is up to the {B} whether to {v}", "Aconsent": "the {A} cannot {v} without the agreement of the {B}"}
        out = [self.end(self.np(r.choice(DOC[s_])).format(A=A, B=B, v=x[1])) for x, s_ in zip(d, st)]
        for _ in range(5):
            i, j = r.sample(range(5), 2)
            t = dict(x=self.np(CL[st[i]]).format(A=A, B=B, v=d[i][1]))
            f = dict(x=self.np(CL[st[j]]).format(A=A, B=B, v=d[i][1]))
            if r.random() < .5 or {st[i], st[j]} == {"Aconsent", "Bmay"}:
                f = dict(x=self.np(CL[st[i]]).format(A=A, B=B, v=d[j][1]))
            self.add("duty", ["{x}"], t, f)
        return " ".join(out)

    def deadlines(self):
        r = self.r
        base = datetime.date(self.year, r.randint(1, 11), r.randint(1, 27))
        n, k, e = r.choice((10, 14, 20, 21, 30)), r.choice((5, 7, 8)), r.choice((40, 45, 60))
        what, doc = self.pick(("an appeal", "the decision"), ("a complaint", "the invoice"), ("an objection", "the notice"), ("a claim for damages", "the delivery"))
        who = self.pick("people living abroad", "non-profit bodies", "minors")
        S = dict(w=what, d=doc, n=self.days(n), k=self.days(k), e=self.days(e), who=who)
        text = self.s(["{w} must be [lodged|filed] within {n} of receiving {d}. For {who} the period is {e}. If {d} concerns a matter of safety, it is {k} for everyone.", "Those who want to [lodge|file] {w} have {n} from receipt of {d}; {who} have {e}. In safety matters, however, only {k} are allowed, without exception.", "The time limit for {w} is {n} after {d} has been received ({who}: {e}). Where safety is at issue, the limit is {k} in all cases, including {who}."], **S)
        lim = lambda sp, sf: k if sf else e if sp else n
        who1 = {"people living abroad": ("someone living abroad", "someone living in the country"), "non-profit bodies": ("a non-profit body", "a commercial firm"), "minors": ("a minor", "an adult")}[who]
        cs = []
        for sp in (0, 1):
            for sf in (0, 1):
                L = lim(sp, sf)
                for x, z in ((L, "in"), (L - 1, "in"), (L + 1, "late"), (L + 3, "late")):
                    cs.append((f"{who1[0] if sp else who1[1]} [filing|who files] {self.c(x)} days after receipt in [a safety matter|a matter of safety]" if sf else f"{who1[0] if sp else who1[1]} [filing|who files] {self.c(x)} days after receipt in [an ordinary matter|a matter unrelated to safety]", z))
        self.cases(cs, {"in": ["is in time", "has met the deadline", "has kept to the time limit"], "late": ["is too late", "has missed the deadline", "has overrun the time limit"]}, 3)
        cs = [(f"{who1[0] if sp else who1[1]} in {'a safety matter' if sf else 'an ordinary matter'}", lim(sp, sf)) for sp in (0, 1) for sf in (0, 1)]
        self.cases(cs, {v: [f"has {self.days(v)} to act", f"must act within {self.days(v)}", f"is given {self.days(v)}"] for _, v in cs}, 3, kind="exception")
        dd = lambda x: f"{x.day} {MONTHS[x.month - 1]}"
        off = r.choice((1, 2, -1, -2))
        ok, bad = base + datetime.timedelta(days=n - abs(off) + 1), base + datetime.timedelta(days=n + abs(off))
        good = r.random() < .5
        self.add("date", [f"in an ordinary matter, {who1[1]} who received {doc} on {dd(base)} and files on {{d}} is {'in time' if good else 'too late'}", f"if {doc} reached {who1[1]} on {dd(base)} and safety is not at issue, filing on {{d}} is {'early enough' if good else 'too late'}"], dict(d=dd(ok if good else bad)), dict(d=dd(bad if good else ok)))
        return text

    def permit(self):
        r, m = self.r, self.m
        and_ = r.random() < .5
        what = self.pick("a stall permit", "a study grant", "a fishing licence", "a resident's pass", "a starter loan", "a garden plot")
        y, inc, _ = r.choice((2, 3, 5)), r.choice((18, 20, 24, 30, 36)) * 1000, r.choice((2, 3))
        c1 = (f"have lived in the district for at least {self.c(y)} years", f"{self.c(y + r.randint(0, 6))} years in the district", f"{self.c(y - 1)} year{'s' * (y != 2)} in the district")
        c2 = (f"earn less than {m(inc)} a year", f"an income of {m(inc - r.choice((500, 1000, 3000)))}", f"an income of {m(inc + r.choice((500, 1000, 3000)))}")
        ex = self.pick("pensioners", "apprentices", "single parents")
        one = {"pensioners": "a pensioner", "apprentices": "an apprentice", "single parents": "a single parent"}[ex]
        S = dict(w=what, a=c1[0], b=c2[0], ex=ex)
        if and_:
            text = self.s(["{w} is given to applicants who {a} and {b}. {ex} only need to meet the first condition.", "To get {w}, applicants must {a}; in addition, they must {b}. The second requirement is waived for {ex}.", "Only those who both {a} and {b} can receive {w}; for {ex}, however, income plays no part."], **S)
        else:
            text = self.s(["{w} is given to applicants who {a} or {b}. {ex}, however, must meet the first condition in any case.", "To get {w}, it is enough to {a} or to {b}; one of the two will do. Only {ex} cannot rely on the second condition.", "Those who {a}, or else {b}, can receive {w}. For {ex}, income does not count: they must meet the first condition."], **S)
        fee = r.choice((10, 15, 20, 25, 40))
        text += " " + self.s(["The fee is {f}, payable on collection, not on application.", "{f} is due when it is collected; applying costs nothing.", "Applying is free of charge, but {f} must be paid on collection."] if (coll := r.random() < .5) else ["The fee is {f}, payable on application, not on collection.", "{f} is due with the application; collection costs nothing more.", "Collection is free of charge, but {f} must be paid when applying."], f=m(fee))
        ok = lambda p, q, e: (p if e else (p and q)) if and_ else (p if e else (p or q))
        cs = []
        for e in (0, 1):
            for p in (0, 1):
                for q in (0, 1):
                    cs.append((f"{one if e else self.pick('an ordinary applicant', 'an applicant who is not ' + one)} with {c1[1] if p else c1[2]} and {c2[1] if q else c2[2]}", "yes" if ok(p, q, e) else "no"))
        self.cases(cs, {"yes": [f"can [get|receive] {what}", f"qualifies for {what}", f"is entitled to {what}"], "no": [f"cannot [get|receive] {what}", f"does not qualify for {what}", f"is not entitled to {what}"]}, 5, kind="condition")
        self.flag("condition", [f"{m(fee)} [must be paid|is due] when {what} is collected"], [f"{m(fee)} [must be paid|is due] when {what} is applied for"], coll)
        self.flag("condition", ["an ordinary applicant has to meet both conditions", "for most applicants, meeting one of the two conditions is not enough"], ["an ordinary applicant has to meet only one of the two conditions", "for most applicants, meeting one of the two conditions is enough"], and_)
        return text

    def quorum(self):
        r = self.r
        n = r.choice((30, 40, 48, 60, 80, 90, 100, 120))
        f = r.choice(((1, 3, "a third"), (1, 4, "a quarter"), (1, 2, "half"), (2, 5, "two fifths")))
        while n * f[0] % f[1]:
            n += 1
        q = n * f[0] // f[1]
        top, what = self.pick(("two thirds", "changes to the bylaws"), ("three quarters", "a dissolution of the club"), ("two thirds", "the sale of property"))
        fr = D(2) / 3 if top == "two thirds" else D(3) / 4
        S = dict(n=n, f=f[2], t=top, w=what)
        text = self.s(["The association has {n} members. A meeting can take decisions if at least {f} of them are present. A simple majority of the votes cast is enough, but {w} need {t} of the votes cast; abstentions are not counted as votes cast.", "Of the {n} members, at least {f} must be present for a valid decision. Decisions are taken by simple majority of votes cast, abstentions not counting, except for {w}, which require {t} of the votes cast.", "For {w}, {t} of the votes cast are needed; for everything else a simple majority will do. Abstentions do not count. Decisions are only valid if at least {f} of the {n} members attend."], **S)
        text += " " + self.s(["If too few members come, a second meeting may be called, which can decide whatever the attendance, though not on {w}.", "When attendance is too low, a second meeting is called. It can decide with any number present, except on {w}."], **S)
        cs = [(f"a first meeting with {x} members present", "yes" if x >= q else "no") for x in (q, q - 1, q + r.randint(1, 9), q - r.randint(2, 5))] + [(f"a second meeting with {q - r.randint(2, 6)} members present, on an ordinary matter,", "yes"), (f"a second meeting with {q - r.randint(2, 6)} members present, on {what},", "no")]
        self.cases(cs, {"yes": ["can take a valid decision", "is able to decide"], "no": ["cannot take a valid decision", "is not able to decide"]}, 3)
        cs = []
        for _ in range(4):
            a, b, c = r.randint(q // 2, q), r.randint(3, q // 2), r.randint(1, 8)
            if a <= b:
                continue
            while a + b + c < q:
                c += 1
            cs.append((f"a vote on {what} with {a} for, {b} against and {c} abstaining", "pass" if D(a) / (a + b) >= fr else "fail"))
            cs.append((f"a vote on an ordinary matter with {b} for, {a} against and {c} abstaining", "fail"))
            cs.append((f"a vote on an ordinary matter with {a} for, {b} against and {c} abstaining", "pass"))
        self.cases(cs, {"pass": ["is [carried|successful]", "results in acceptance"], "fail": ["is [lost|unsuccessful]", "results in rejection"]}, 3)
        self.add("arithmetic", ["the quorum for a first meeting is {v} members", "the minimum attendance at a first meeting is {v} members"], dict(v=str(q)), dict(v=str(r.choice([x for x in (q - 5, q + 5, n - q, q + 10) if x != q and x > 0]))))
        return text

    def service(self):
        """Notice by length of service, two sides."""
        r = self.r
        a, b = sorted(r.sample((2, 3, 5, 8, 10), 2))
        n = r.sample((1, 2, 3, 4, 5, 6), 4)
        n0, n1, n2 = sorted(n[:3])
        emp = n[3]
        prob = r.choice((1, 2))
        S = dict(a=a, b=b, n0=self.months(n0), n1=self.months(n1), n2=self.months(n2), e=self.months(emp), pr=f"{self.c(prob)} week{'s' * (prob > 1)}")
        text = self.s(["An employer who dismisses somebody must give {n0} of notice. After {a} years of service, this rises to {n1}, after {b} years to {n2}. Employees who resign must give {e}, however long they have served. In the trial period, {pr} is enough for either side.", "Notice by the employer is {n0} during the first {a} years, {n1} from {a} to {b} years of service and {n2} beyond {b} years. For employees it is always {e}. The trial period is an exception: there, both sides can leave with {pr} of notice.", "Employees can resign with {e} of notice. Employers need {n0}, or {n1} if the employee has served {a} years, or {n2} if {b} years. Only in the trial period is the notice {pr}, for both sides."], **S)
        x0, x1, x2 = r.randint(1, a - 1), r.randint(a + 1, b - 1) if b - a > 1 else None, b + r.randint(1, 8)
        cs = [(f"an employer dismissing somebody after {self.years(x0)} (trial period over)", n0), (f"an employer dismissing somebody after {self.years(x2)}", n2), (f"an employee resigning after {self.years(self.pick(x0, x2))}, the trial period being over,", emp)]
        if x1:
            cs += [(f"an employer dismissing somebody after {self.years(x1)}", n1)] * 2
        pb = f"{self.c(prob)} week{'s' * (prob > 1)}"
        cs += [("an employer dismissing somebody in the trial period", "w"), ("an employee resigning in the trial period", "w")]
        say = {v: [f"must give {self.months(v)} of notice", f"is bound to a notice of {self.months(v)}"] for v in (n0, n1, n2, emp)}
        say["w"] = [f"must give {pb} of notice", f"is bound to a notice of {pb}"]
        self.cases(cs, say, 4)
        r.randint(1, 2)  # not used; the draw keeps the documents of a seed
        return text

    def parking(self):
        r, m = self.r, self.m
        z = r.sample(["A", "B", "C", "D"], 3)
        fr, lim, pr = r.sample((15, 20, 30, 45), 3), r.sample((60, 90, 120, 180, 240), 3), r.sample((2, 3, 4, 5, 6), 3)
        ex, ev = self.pick("residents", "disabled drivers", "electric cars"), self.pick("Sundays", "public holidays")
        out = []
        for a, f, l, p in zip(z, fr, lim, pr):
            out.append(self.s(["In zone {a} the first {f} minutes are free; after that an hour costs {p}, and nobody may stay longer than {l} minutes.", "Zone {a}: {f} minutes free, then {p} per hour, maximum stay {l} minutes.", "Those who park in zone {a} pay {p} an hour after {f} free minutes and must leave after {l} minutes."], a=a, f=f, l=l, p=m(p)))
        out.append(self.s(["The maximum stay does not apply to {ex}, except in zone {z}, where it applies to all. On {ev} parking is free everywhere.", "{ex} may stay as long as they like, though not in zone {z}. No charge is made on {ev}.", "Except in zone {z}, {ex} are not bound by the maximum stay. There is no charge on {ev}."], ex=ex, z=z[0], ev=ev))
        sl = [dict(a=f"zone {a}", f=str(f), l=str(l), p=m(p)) for a, f, l, p in zip(z, fr, lim, pr)]
        T = {"f": ["the free time in {a} is {f} minutes", "free parking in {a} ends after {f} minutes"], "l": ["the maximum stay for ordinary drivers in {a} is {l} minutes", "{l} minutes is the longest ordinary stay in {a}"], "p": ["an hour in {a} costs {p} once the free time is over", "the hourly charge in {a} is {p}"]}
        for _ in range(4):
            x, y = r.sample(sl, 2)
            k = r.choice("flp")
            self.add("owner", T[k], x, dict(x, **({k: y[k]} if r.random() < .5 else {"a": y["a"]})))
        one = {"residents": "a resident", "disabled drivers": "a disabled driver", "electric cars": "the driver of an electric car"}[ex]
        cs = [(f"{one} parking in zone {a}", "bound" if a == z[0] else "free") for a in z] + [(f"an ordinary driver parking in zone {a}", "bound") for a in z]
        self.cases(cs, {"bound": ["has to observe the maximum stay", "must leave when the maximum stay is over"], "free": ["may exceed the maximum stay", "need not leave when the maximum stay is over"]}, 3, kind="exception")
        return " ".join(out)

    def access(self):
        r = self.r
        role = r.sample(["the librarian", "the lab manager", "the caretaker", "the head nurse", "the archivist", "the treasurer", "the duty officer"], 3)
        grp = r.sample(["interns", "visitors", "students", "contractors", "volunteers", "trainees"], 3)
        room = self.pick("the store room", "the server room", "the archive", "the laboratory", "the pharmacy")
        h = r.choice((18, 19, 20, 22))
        S = dict(a=role[0], b=role[1], c=role[2], g=grp[0], h=grp[1], i=grp[2], R=room, t=f"{h}:00")
        text = self.s(["{g} may enter {R} only when accompanied. {h} may enter on their own until {t}, after that only with the permission of {a}. {i} may not enter at all, not even accompanied.", "Access to {R} is as follows: {h} can go in alone, but after {t} they need permission from {a}; {g} need somebody with them at all times; {i} are not admitted in any case.", "{i} have no access to {R}, accompanied or not. {g} need company there. {h} do not, though after {t} {a} must have given permission."], **S)
        text += " " + self.s(["If {a} is away, {b} gives permission. Keys are issued by {c} alone.", "{b} stands in for {a} in this. Only {c} may hand out keys.", "In the absence of {a}, permission is given by {b}; keys, however, are only handed out by {c}."], **S)
        say = {"acc": [f"can enter {room} only if somebody [goes with|accompanies] them", f"need company in {room} at any time"], "own": [f"can be in {room} alone at {h - 2}:00", f"need no company in {room} before {h}:00"], "no": [f"cannot enter {room} even with company", f"are kept out of {room} altogether"]}
        self.cases([(grp[0], "acc"), (grp[1], "own"), (grp[2], "no")], say, 4, kind="exception")
        self.cases([(role[0], "a"), (role[1], "b"), (role[2], "c")], {"a": [f"normally decides about late access for {grp[1]}"], "b": ["only decides about late access as a stand-in", "acts as stand-in for permissions"], "c": ["hands out the keys", "is the one to issue keys"]}, 3, kind="duty")
        return text

    def interest(self):
        r, m = self.r, self.m
        g, p, capd = r.choice((5, 7, 10, 14)), r.choice((5, 10, 15, 20, 25)), r.choice((3, 4, 5))
        top = p * capd
        big = r.choice((500, 1000, 2000))
        S = dict(g=self.days(g), p=m(p), top=m(top), big=m(big), w=self.pick("rent", "the instalment", "the invoice", "the subscription"))
        text = self.s(["If {w} is not paid within {g} of the due date, {p} is charged for each week begun after that, up to {top} in all. Amounts under {big} carry no charge, unless it is the second delay in a year.", "A delay of up to {g} in paying {w} costs nothing. After that, every week begun costs {p}, with a ceiling of {top}. For amounts below {big} nothing is charged, except in the case of a second delay within a year.", "Late payment of {w} is charged at {p} for every week begun once a grace period of {g} is over; the total cannot exceed {top}. Sums under {big} are exempt from the charge, but not if there was another delay in the same year."], **S)
        def fee(d, small, second):
            if d <= g or small and not second:
                return 0
            return min(top, p * -(-(d - g) // 7))
        cs = []
        for d in (g - 1, g, g + 3, g + 9, g + 17, g + 7 * capd + 10):
            for small in (0, 1):
                for second in (0, 1):
                    if r.random() < .6:
                        amt = big - r.choice((50, 100, 200)) if small else big + r.choice((100, 300, 500))
                        cs.append((f"a {'second' if second else 'first'} delay in the year, of {self.c(d)} days, with {m(amt)}", fee(d, small, second)))
        keys = {v for _, v in cs}
        self.cases(cs, {v: [f"costs {m(v)}", f"leads to a charge of {m(v)}"] if v else ["costs nothing", "does not lead to a charge"] for v in keys}, 4, kind="condition")
        self.add("condition", ["late charges are capped at {v}", "the ceiling for late charges is {v}", "the most anyone can be charged for a delay is {v}"], dict(v=m(top)), dict(v=m(r.choice((top + p, top * 2, big) if top != big else (top + p, top * 2)))))
        return text

    def bins(self):
        """What goes where, with exceptions."""
        r = self.r
        bins = r.sample(["the blue bin", "the yellow bin", "the brown bin", "the grey bin", "the recycling yard"], 3)
        it = r.sample(["paper", "tins", "peelings", "bottles", "garden waste", "ashes", "clothing", "toys", "small appliances", "plastic film"], 6)
        ex = r.sample([("greasy", "paper"), ("broken", "bottles"), ("hot", "ashes"), ("wet", "clothing"), ("printed", "plastic film"), ("wooden", "toys"), ("large", "small appliances")], 7)
        pick = next(((a, b) for a, b in ex if b in it), None)
        if not pick:
            raise Retry
        loc = {x: bins[i // 2] for i, x in enumerate(it)}
        adj, item = pick
        if adj == "large":
            adj = "dismantled"
        other = r.choice([b for b in bins if b != loc[item]])
        S = dict(**{f"i{k}": x for k, x in enumerate(it)}, b0=bins[0], b1=bins[1], b2=bins[2], e=adj, x=item, o2=other)
        text = self.s(["{i0} and {i1} belong in {b0}, {i2} and {i3} in {b1}. {i4} and {i5} must go to {b2}. An exception is {e} {x}, which must be taken to {o2}.", "Put {i0} and {i1} into {b0}; for {i2} and {i3}, use {b1}, and for {i4} and {i5}, {b2}. The rule for {x} does not hold when it comes to {e} {x}: use {o2} instead.", "{b2} is for {i4} and {i5}, {b1} for {i2} and {i3}, and {b0} for {i0} and {i1}. However, {e} {x} must be taken to {o2}."], **S)
        cs = [(x if x != item else f"ordinary {x}, not {adj},", b) for x, b in loc.items()] + [(f"{adj} {item}", other)] * 2
        self.cases(cs, {b: [f"must be taken to {b}", f"should go to {b}"] for b in bins}, 4, kind="exception")
        days = r.sample(WEEKDAYS[:5], 2)
        wk = self.pick("every week", "every second week")
        text += " " + self.s(["Collection is on {a}s. If a {a} is a public holiday, the collection moves to the {b} after it, except at {h}, when it is cancelled."], a=days[0], b=days[1], w=wk, h=(hol := r.sample(["Christmas", "Easter", "New Year"], 2))[0])
        self.cases([(f"a collection due on an ordinary {days[0]}", "same"), (f"a collection due on a {days[0]} that is a public holiday at {hol[1]}", "move"), (f"a collection due on a {days[0]} that is a public holiday at {hol[0]}", "no")], {"same": ["takes place as usual"], "move": [f"takes place on the next {days[1]}", f"is put off to a {days[1]}"], "no": ["does not take place", "is dropped"]}, 3, kind="exception")
        return text

    def signatures(self):
        r, m = self.r, self.m
        a, b = sorted(r.sample((200, 500, 1000, 2000, 5000, 10000), 2))
        A, B, C = r.sample(["the treasurer", "the chair", "the manager", "the secretary", "the head of finance", "the site leader"], 3)
        ex = self.pick("travel costs", "IT purchases", "gifts", "advertising")
        strict = r.random() < .5
        S = dict(a=m(a), b=m(b), A=A, B=B, C=C, ex=ex, q=f"always need the signature of {C}, whatever the amount" if strict else f"can be signed by {A} alone, whatever the amount")
        text = self.s(["Orders of up to {a} can be signed by {A} alone. Above that and up to {b}, {B} must sign as well. Orders of more than {b} are signed by {C} only.", "{A} alone signs orders up to {a}; up to {b}, the signature of {B} is needed in addition. Whatever exceeds {b} is signed by {C} and nobody else.", "For orders over {b}, {C} signs, and no one else. For those over {a} but not over {b}, {A} and {B} sign together, and for smaller ones {A} signs alone."], **S)
        text += " " + self.s(["As an exception, {ex} {q}.", "{ex} are treated differently: they {q}.", "This does not hold for {ex}, which {q}."], **S)
        def who(x, e):
            if e:
                return "C" if strict else "A"
            return "A" if x <= a else "AB" if x <= b else "C"
        am = [a, a - r.choice((10, 50)), a + r.choice((1, 50)), (a + b) // 2, b, b + r.choice((1, 100)), b * 2]
        cs = [(f"an order {self.pick('of', 'worth')} {m(x)} (not for {ex})", who(x, 0)) for x in am] + [(f"an order {self.pick('of', 'worth')} {m(x)} for {ex}", who(x, 1)) for x in r.sample(am, 3)]
        say = {"A": [f"can be signed by {A} alone", f"needs no signature but that of {A}"], "AB": [f"has to be signed by both {A} and {B}", f"needs two signatures, those of {A} and {B}"], "C": [f"has to be signed by {C}", f"needs the signature of {C}"]}
        self.cases(cs, say, 5)
        return text
