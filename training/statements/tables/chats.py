"""Short chats of three people: plans that change, tasks, money, guests."""
from decimal import Decimal as D

from ..claims import Claims
from ..names import Names
from ..say import Say
from ..vocabulary import WEEKDAYS, WORDS


class Chat:
    """Messages of three people; plans that change, tasks, money, numbers of guests."""

    def __init__(self, rng):
        self.r = rng
        names = Names(rng)
        self.who = [names.make("first") for _ in range(3)]
        self.cur = rng.choice("€€$£")
        self.say, self.cl = Say(rng, self.cur), Claims(rng, set(self.who))
        self.names, self.todo, self.lines = names, [], []

    def add(self, kind, templates, t, f, q=None, short=False):
        self.todo.append((kind, templates, t, f, q, short))

    def msg(self, who, *texts):
        text = self.r.choice(texts)
        self.lines.append((who, text[0].lower() + text[1:] if self.low and not text.lower().startswith(tuple(self.names.used) + tuple(d.lower() for d in WEEKDAYS)) else text))

    def plan(self):
        r = self.r
        what = r.choice(("dinner", "the meeting", "the match", "the film", "the call", "the rehearsal", "the picnic", "badminton"))
        d1, d2 = r.sample(WEEKDAYS, 2)
        t1, t2 = r.sample(range(9, 22), 2)
        p1, p2 = self.names.make("venue"), self.names.make("venue")
        a, b, c = r.sample(self.who, 3)
        self.msg(a, f"{what.capitalize()} on {d1} at {t1}:00, at {p1}?", f"How about {d1} {t1}:00 at {p1} for {what}?")
        change = r.choice(("day", "time", "place"))
        if change == "day":
            self.msg(b, f"{d1} is bad for me, {d2}?", f"Can't do {d1}. {d2} would work")
            self.msg(a, f"Fine, {d2} then, rest stays", f"Ok {d2}, same time same place")
        elif change == "time":
            self.msg(b, f"{t1}:00 is not good, can we do {t2}:00?", f"Could we make it {t2}:00 instead of {t1}:00?")
            self.msg(a, f"Sure, {t2}:00", f"{t2}:00 is fine by me")
        else:
            self.msg(b, f"{p1} is always full, {p2} instead?", f"Not {p1} again please. {p2}?")
            self.msg(c, f"Yes {p2} is better", f"+1 for {p2}")
            self.msg(a, f"Ok {p2} it is", f"Agreed, {p2}")
        day, time, place = (d2 if change == "day" else d1), (t2 if change == "time" else t1), (p2 if change == "place" else p1)
        old = {"day": d1, "time": self.say.time(t1 * 60), "place": p1}[change]
        t = dict(w=what, d=day, t=self.say.time(time * 60), p=place)
        key = {"day": "d", "time": "t", "place": "p"}[change]
        self.add("order", ["{w} is now set for {d} at {t}, at {p}", "in the end, {w} takes place on {d} at {t} at {p}", "they settled on {d}, {t}, at {p} for {w}", "the final plan for {w}: {p}, {d}, {t}", "{w} will be at {p} on {d} at {t}"], t, dict(t, **{key: old}))
        self.add("owner", [f"it was {{a}} who asked to move {what} to another {change}", f"{{a}} wanted a different {change} for {what}", f"the {change} of {what} was changed because {{a}} objected to the first one", f"{{a}} was not happy with the first {change} for {what}"], dict(a=b), dict(a=a))
        self.add("owner", [f"the first suggestion for {what} came from {{a}}", f"{{a}} proposed {what} in the first place", f"{what} was {{a}}'s idea to begin with"], dict(a=a), dict(a=r.choice((b, c))))
        new = {"day": d2, "time": self.say.time(t2 * 60), "place": p2}[change]
        self.add("order", [f"{what} was moved from {{x}} to {{y}}", f"instead of {{x}} it is now {{y}} for {what}", f"they replaced {{x}} by {{y}} for {what}", f"{{y}} has taken the place of {{x}} as the {change} of {what}"], dict(x=old, y=new), dict(x=new, y=old))

    def tasks(self):
        r = self.r
        jobs = r.sample(("bring the salad", "book the van", "call the landlord", "print the tickets", "buy the cake", "clean the kitchen", "send the invitations", "pick up the keys", "order the drinks", "water the plants", "fix the projector", "collect the money"), 3)
        a, b, c = r.sample(self.who, 3)
        self.msg(a, f"I'll {jobs[0]}", f"Ok I can {jobs[0]}")
        self.msg(b, f"Then I {jobs[1]}", f"I'm going to {jobs[1]}")
        self.msg(a, f"{c}, can you {jobs[2]}?", f"And {c}, you {jobs[2]}?")
        own = {a: jobs[0], b: jobs[1], c: jobs[2]}
        if r.random() < .5:
            self.msg(c, f"I'd rather {jobs[1]}, {b} can we swap?", f"Hmm {b}, swap? I {jobs[1]} and you {jobs[2]}")
            self.msg(b, "Sure, no problem", "Fine with me", "Ok, swapped")
            own[b], own[c] = jobs[2], jobs[1]
        else:
            self.msg(c, "Will do", "Yes no problem", "Ok!")
        x, y = r.sample(self.who, 2)
        t = dict(x=x, y=y, j=own[x], k=own[y])
        self.add("owner", ["{x} will {j}", "it is {x} who will {j}", "{x} is going to {j}", "{x} has agreed to {j}", "the job to {j} goes to {x}", "{x}'s task is to {j}"], t, dict(t, x=y) if r.random() < .5 else dict(t, j=own[y]))
        z = r.choice([w for w in self.who if w != x])
        self.add("swap", ["{x} will {j} and {y} will {k}", "while {x} is going to {j}, {y} will {k}", "{y} takes care to {k}, {x} will {j}", "they agreed that {x} would {j} and {y} would {k}"], t, dict(t, x=y, y=x))
        if r.random() < .5:
            self.add("owner", ["{x}"], dict(x=z), dict(x=r.choice([w for w in self.who if w != z])), f"Who is going to {own[z]}?", True)

    def money(self):
        r = self.r
        a, b, c = r.sample(self.who, 3)
        u, v, w = r.sample(range(6, 90), 3)
        things = r.sample(("petrol", "the food", "the parking", "the wine", "the taxi", "the present", "the boat", "the ferry", "firewood", "breakfast"), 3)
        m = lambda n: f"{self.cur}{n}"
        self.msg(a, f"I paid {m(u)} for {things[0]}", f"{things[0]} was {m(u)}, I paid that")
        self.msg(b, f"And I paid {m(v)} for {things[1]}", f"I've spent {m(v)} on {things[1]}")
        self.msg(c, f"{m(w)} for {things[2]} from me", f"I put down {m(w)} for {things[2]}")
        paid = {a: (u, things[0]), b: (v, things[1]), c: (w, things[2])}
        x, y = r.sample(self.who, 2)
        z = next(n for n in self.who if n not in (x, y))
        s = self.say.money
        t = dict(x=x, v=s(D(paid[x][0])), j=paid[x][1])
        self.add("owner", ["{x} paid {v} for {j}", "{j} cost {v}, which {x} paid", "{x} spent {v} on {j}", "the {v} for {j} came from {x}"], t, r.choice((dict(t, x=y), dict(t, v=s(D(paid[y][0]))), dict(t, j=paid[y][1]))))
        total = u + v + w
        self.add("arithmetic", ["the three of them paid {v} in total", "altogether they spent {v}", "all in all it came to {v}", "taken together, their expenses add up to {v}"], dict(v=s(D(total))), dict(v=s(D(total - r.choice((u, v, w)) if r.random() < .6 else total + r.choice((10, -10))))))
        hi, lo = (x, y) if paid[x][0] > paid[y][0] else (y, x)
        g = s(D(paid[hi][0] - paid[lo][0]))
        up = r.random() < .5
        t = dict(x=hi, y=lo, d="more", g=g) if up else dict(x=lo, y=hi, d="less", g=g)
        self.add("comparison", ["{x} paid {g} {d} than {y}", "{x} spent {d} than {y}, the difference being {g}", "compared with {y}, {x} paid {g} {d}"], t, r.choice((dict(t, x=t["y"], y=t["x"]), dict(t, d="less" if up else "more"), dict(t, g=s(D(abs(paid[x][0] - paid[z][0])))) if abs(paid[x][0] - paid[z][0]) not in (0, paid[hi][0] - paid[lo][0]) else dict(t, x=t["y"], y=t["x"]))))
        top = r.random() < .5
        rank = sorted(self.who, key=lambda n: paid[n][0], reverse=top)
        self.add("comparison", [f"{{x}} spent the {'most' if top else 'least'} of the three", f"nobody paid {'more' if top else 'less'} than {{x}}", f"{{x}} had the {'highest' if top else 'lowest'} expenses"], dict(x=rank[0]), dict(x=r.choice(rank[1:])))

    def guests(self):
        r = self.r
        n, k = r.randint(8, 30), r.randint(2, 5)
        j = r.choice([x for x in range(1, 7) if x != k])
        a, b, c = r.sample(self.who, 3)
        what = r.choice(("the party", "the trip", "the workshop", "the barbecue", "the quiz night"))
        self.msg(a, f"So far {n} people for {what}", f"{n} people have signed up for {what}")
        self.msg(b, f"{WORDS[k].capitalize()} of mine cancelled, sorry", f"{WORDS[k].capitalize()} from my side can't come after all")
        self.msg(c, f"But I'm bringing {WORDS[j]} more", f"I have {WORDS[j]} extra")
        right = n - k + j
        wrong = [x for x in (n + k + j, n - k, n + j, n, n + k - j) if x != right]
        f = lambda x: dict(n=self.say.count(x))
        self.add("arithmetic", [f"that makes {{n}} people for {what}", f"after the changes, {{n}} people are coming to {what}" if what != "the trip" else "after the changes, {n} people are going on the trip", f"the number of people for {what} is now {{n}}", f"in the end {{n}} are expected for {what}"], f(right), f(r.choice(wrong)))
        self.add("owner", [f"the cancellations for {what} are on {{x}}'s side", f"{{x}} reported that some people can't come to {what}", f"people invited by {{x}} dropped out of {what}"], dict(x=b), dict(x=r.choice((a, c))))
        self.add("number", [f"{{x}} is bringing {{k}} more to {what}", "{k} extra people come with {x}"] if j > 1 else [f"{{x}} brings {{k}} more to {what}", f"{{x}} adds {{k}} to the list for {what}"], dict(x=c, k=WORDS[j]), dict(x=c, k=WORDS[k]) if r.random() < .5 or j == 1 else dict(x=r.choice((a, b)), k=WORDS[j]))

    def option(self):
        r = self.r
        p, q = self.names.make("hotel"), self.names.make("hotel")
        x, y = r.sample(range(60, 240, 5), 2)
        a, b, c = r.sample(self.who, 3)
        n = r.choice((2, 3, 4))
        plus = r.choice(("breakfast", "parking", "a pool", "a kitchen"))
        self.msg(a, f"{p} is {self.cur}{x} a night, {q} {self.cur}{y}", f"Found two places: {p} ({self.cur}{x} a night) and {q} ({self.cur}{y})")
        has = r.choice((p, q))
        self.msg(b, f"{has} has {plus}, the other one doesn't", f"Only {has} comes with {plus}")
        pick = r.choice((p, q))
        self.msg(c, f"Let's take {pick}, {WORDS[n]} nights", f"I vote {pick}. {WORDS[n]} nights right?")
        self.msg(a, f"Booked {pick} for {WORDS[n]} nights", f"Ok, booked {pick}")
        s = self.say.money
        total = n * (x if pick == p else y)
        wrong = [z for z in (n * (y if pick == p else x), (n + 1) * (x if pick == p else y), (n - 1) * (x if pick == p else y)) if z != total]
        self.add("arithmetic", ["the stay they booked costs {v} in all", "for the whole stay they pay {v}", "{v} is the total for the nights booked", "all nights at the place they chose come to {v}"], dict(v=s(D(total))), dict(v=s(D(r.choice(wrong)))))
        other = q if pick == p else p
        self.add("swap", ["they booked {x} and not {y}", "{x} was chosen over {y}", "the choice fell on {x} rather than {y}", "in the end they go to {x} instead of {y}"], dict(x=pick, y=other), dict(x=other, y=pick))
        chosen_more = (x > y) == (pick == p)
        self.add("comparison", ["they took the {d} of the two places", "the place they booked is the {d} one", "of the two options they went for the {d} one"], dict(d="more expensive" if chosen_more else "cheaper"), dict(d="cheaper" if chosen_more else "more expensive"))
        lacks = has != pick
        self.add("negation", [f"the place they booked {{d}} {plus}", f"where they are staying {{d}} {plus}"], dict(d="has no" if plus[:2] != "a " else "does not have" ) if lacks else dict(d="has" if plus[:2] == "a " else "comes with"), dict(d="comes with" if plus[:2] != "a " else "has") if lacks else dict(d="does not have" if plus[:2] == "a " else "has no"))
        self.add("owner", ["{x} made the booking", "it was {x} who booked", "the booking was done by {x}"], dict(x=a), dict(x=r.choice((b, c))))

    def lend(self):
        r = self.r
        it = r.choice(("drill", "tent", "camera", "bike", "ladder", "guitar", "projector", "suitcase"))
        a, b, c = r.sample(self.who, 3)
        d1, d2 = r.sample(range(7), 2)
        x, y = WEEKDAYS[min(d1, d2)], WEEKDAYS[max(d1, d2)]
        self.msg(a, f"Who has my {it}?", f"Does anyone have my {it}?")
        self.msg(b, f"I gave it to {c} last week", f"{c} has it, I passed it on")
        self.msg(c, f"Yes it's here. I need it until {x}, you get it back on {y}", f"I have it! Still using it on {x}, but I'll bring it over on {y}")
        self.add("owner", [f"{{x}} has the {it} at the moment", f"the {it} is with {{x}} right now", f"at present {{x}} is using the {it}"], dict(x=c), dict(x=r.choice((a, b))))
        self.add("owner", [f"the {it} belongs to {{x}}", f"{{x}} is the owner of the {it}", f"it is {{x}}'s {it}", f"{{x}} owns the {it}"], dict(x=a), dict(x=r.choice((b, c))))
        self.add("date", [f"{{y}} gets the {it} back on {{d}}", f"the {it} goes back to {{y}} on {{d}}", f"on {{d}} {{y}} should have the {it} again"], dict(y=a, d=y), dict(y=a, d=x) if r.random() < .5 else dict(y=b, d=y))

    def document(self):
        r = self.r
        self.low = r.random() < .5
        for f in r.sample((self.plan, self.tasks, self.money, self.guests, self.option, self.lend), r.choice((2, 2, 3))):
            f()
        style, t = r.randrange(4), r.randint(480, 1200)
        out = []
        for w, text in self.lines:
            t += r.randint(0, 9)
            stamp = "%02d:%02d" % divmod(t, 60)
            out.append({0: f"{w}: {text}", 1: f"[{stamp}] {w}: {text}", 2: f"{stamp} <{w}> {text}", 3: f"{w} ({stamp}): {text}"}[style])
        r.shuffle(self.todo)
        return "chat", "\n".join(out), self.cl.take(self.todo, r.choice((4, 5, 5, 6)))
