"""Exceptions, scope and quantifiers over a group whose members are known: all but, except, only, most, at least one, not even."""
from ..say import join

ACTS = "voted for the plan~vote for the plan~voting for the plan|paid the fee~pay the fee~paying the fee|passed the test~pass the test~passing the test|signed the letter~sign the letter~signing the letter|came by train~come by train~coming by train|brought a tent~bring a tent~bringing a tent|handed in the form~hand in the form~handing in the form|took the early boat~take the early boat~taking the early boat|joined the strike~join the strike~joining the strike|finished the course~finish the course~finishing the course|answered the survey~answer the survey~answering the survey|got a prize~get a prize~getting a prize|wore a helmet~wear a helmet~wearing a helmet"
GROUP = "the committee|the crew|the class|the walking party|the study group|the jury|the team|the reading circle|the night shift"
WEEK = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
HOUSES = "the library|the pool|the tea room|the archive|the workshop|the gallery|the clinic|the market hall|the toy museum|the help desk|the ticket office"


NUMBER = [  # two statements that exclude each other, each with its test
    ("everyone in {g} {a}", lambda k, n: k == n, "not everyone in {g} {a}", lambda k, n: k < n),
    ("every member of {g} {a}", lambda k, n: k == n, "at least one member of {g} did not {b}", lambda k, n: k < n),
    ("nobody in {g} {a}", lambda k, n: k == 0, "at least one member of {g} {a}", lambda k, n: k > 0),
    ("most members of {g} {a}", lambda k, n: k > n / 2, "most members of {g} did not {b}", lambda k, n: k < n / 2),
    ("exactly one member of {g} {a}", lambda k, n: k == 1, "exactly one member of {g} did not {b}", lambda k, n: k == n - 1),
    ("all but one in {g} {a}", lambda k, n: k == n - 1, "only one in {g} {a}", lambda k, n: k == 1),
    ("no more than two members of {g} {a}", lambda k, n: k <= 2, "at least three members of {g} {a}", lambda k, n: k >= 3),
    ("all members of {g} {a}", lambda k, n: k == n, "no member of {g} {a}", lambda k, n: k == 0),
    ("a majority of {g} {a}", lambda k, n: k > n / 2, "only a minority of {g} {a}", lambda k, n: k < n / 2),
]


def people(p):
    r = p.r
    n = r.choice((4, 5, 5, 6))
    cast = p.people(n)
    group = p.some(GROUP, 1)[0]
    act, base, _ = p.some(ACTS, 1, again=True)[0].split("~")
    first, test, second, test2 = r.choice(NUMBER)
    if r.random() < .5:
        first, test, second = second, test2, first
    number = first, second
    k = r.choice([k for k in (0, 1, 2, n - 1, n) if test(k, n)])
    yes = set(r.sample(range(n), k))
    names = [c.n for c in cast]
    out = [p.tell("There are {c} people in {g}: {l} // The members of {g} are {l} // {l} make up {g}", c=("four", "five", "six")[n - 4], g=group, l=join(names))]
    no = set(range(n)) - yes
    lst = lambda s: join([p.name(cast[i]) for i in r.sample(sorted(s), len(s))])
    if k == n:
        out.append(p.tell("Without exception, they {a} // All of them {a} // Not one of them failed to {b} // There was nobody in {g} who did not {b}", a=act, b=base, g=group))
    elif k == 0:
        out.append(p.tell("None of them {a} // Not a single one of them {a} // Not even one member of {g} {a} // Nobody in {g} {a}", a=act, g=group))
    elif k <= 2:
        out.append(p.tell("Of these, only {y} {a} // Apart from {y}, nobody in {g} {a} // {y} {a}, the others did not // With the exception of {y}, none of them {a}", a=act, y=lst(yes), g=group))
    else:
        out.append(p.tell("All but {n} {a} // Everybody {a} except {n} // With the exception of {n}, they all {a} // {n} did not {b}; the others did", a=act, b=base, n=lst(no)))
    if yes and no:
        for _ in range(2):
            i, j = r.choice(sorted(yes)), r.choice(sorted(no))
            x, z = p.name(cast[i]), p.name(cast[j])
            if r.random() < .5:
                p.pair("exception", f"{{x}} {act} // {{x}} was among those who {act} // {{x}} did {base}", dict(x=x), dict(x=z))
            else:
                p.pair("exception", f"{{x}} did not {base} // {{x}} was not among those who {act} // {{x}} was one of those who did not {base}", dict(x=z), dict(x=x))
    i = r.randrange(n)
    x = p.name(cast[i])
    good, bad = (act, "did not " + base) if i in yes else ("did not " + base, act)
    p.pair("exception", "{x} {v} // it is clear that {x} {v} // as a member of " + group + ", {x} {v}", dict(x=x, v=good), dict(x=x, v=bad))
    p.raw("quantifier", *[f.format(g=group, a=act, b=base) for f in number])
    other = [x for x in NUMBER if bool(x[1](k, n)) != bool(x[3](k, n)) and x[0] != number[0] and x[2] != number[0]]
    if other:
        a, test, b, _ = r.choice(other)
        a, b = (a, b) if test(k, n) else (b, a)
        p.raw("quantifier", a.format(g=group, a=act, b=base), b.format(g=group, a=act, b=base))
    return out


def days(p):
    r = p.r
    out, rows = [], []
    for h in p.some(HOUSES, r.choice((2, 2, 3))):
        k = r.choice((1, 2, 2, 5, 6))
        open_ = set(r.sample(range(7), k))
        shut = set(range(7)) - open_
        day = lambda s: join([WEEK[i] for i in sorted(s)])
        days_ = lambda s: join([WEEK[i] + "s" for i in sorted(s)])
        if k >= 5:
            out.append(p.tell("{h} is open daily except on {d} // {h} is open every day but {e} // {h} is closed on {d} only // Apart from {d}, {h} is open all week", h=h, d=days_(shut), e=day(shut)))
        else:
            out.append(p.tell("{h} is closed except on {d} // {h} opens on {d} only // On all days but {e}, {h} is closed // {h} is never open, save on {d}", h=h, d=days_(open_), e=day(open_)))
        rows.append((h, open_, shut))
    for h, open_, shut in rows:
        a, b = WEEK[r.choice(sorted(open_))], WEEK[r.choice(sorted(shut))]
        if r.random() < .5:
            p.pair("exception", f"{h} is open on {{d}}s // one can visit {h} on a {{d}} // on {{d}}s, visitors find {h} open", dict(d=a), dict(d=b))
        else:
            p.pair("exception", f"{h} is closed on {{d}}s // on a {{d}}, {h} cannot be visited // {h} does not open on {{d}}s", dict(d=b), dict(d=a))
    for d in r.sample(range(7), 7):
        o, s = [x[0] for x in rows if d in x[1]], [x[0] for x in rows if d in x[2]]
        if o and s:
            p.pair("exception", f"on {WEEK[d]}s, {{h}} is {{v}} // those who come on a {WEEK[d]} find {{h}} {{v}}", *r.choice(((dict(h=r.choice(o), v="open"), dict(h=r.choice(s), v="open")), (dict(h=r.choice(s), v="closed"), dict(h=r.choice(o), v="closed")))))
            break
    return out


CASES = [  # a rule with an exception: things it holds for, things it does not
    ("The ticket covers {all}, but not {x}", "{i} is covered by the ticket // with the ticket one can use {i}", "{i} is not covered by the ticket // the ticket is no good for {i}", "the bus|the tram|the ferry|the night bus|the cable car|the airport line|the museum tram"),
    ("The guarantee applies to {all}, with the exception of {x}", "{i} falls under the guarantee // the guarantee extends to {i}", "{i} does not fall under the guarantee // the guarantee does not extend to {i}", "the motor|the battery|the frame|the screen|the cable|the paint|the handle"),
    ("Members may use {all}, though not {x}", "members are free to use {i} // {i} may be used by members", "members are not free to use {i} // {i} may not be used by members", "the sauna|the boats|the kitchen|the workshop|the roof terrace|the courts|the piano"),
    ("The price includes {all}; {x} is extra", "{i} is included in the price // one pays nothing extra for {i}", "{i} is not included in the price // one pays extra for {i}", "breakfast|the guided tour|the boat trip|the bed linen|the transfer|the final cleaning|the picnic"),
    ("Only {x} has to be booked in advance; {all} need no booking", "{i} can be had without booking // no booking is needed for {i}", "{i} has to be booked // booking is necessary for {i}", "the workshop|the evening concert|the children's tour|the lecture|the film|the boat tour|the tasting"),
]


def cases(p):
    r = p.r
    rule, holds, fails, pool = r.choice(CASES)
    items = p.some(pool, r.choice((3, 4, 5)))
    x, rest = items[0], items[1:]
    mixed = list(rest)
    r.shuffle(mixed)
    out = [p.tell([rule], all=join(mixed), x=x)]
    for _ in range(2):
        i = r.choice(rest)
        if r.random() < .5:
            p.pair("exception", holds, dict(i=i), dict(i=x))
        else:
            p.pair("exception", fails, dict(i=x), dict(i=i))
    i = r.choice(rest) if r.random() < .5 else x
    a, b = (holds, fails) if i != x else (fails, holds)
    k = r.randrange(2)
    p.raw("exception", a.split(" // ")[k].format(i=i), b.split(" // ")[k].format(i=i))
    return out


LIMITS = [("{x} [takes|holds|carries] up to {n} people", "{x} has room for {k} people // {k} people fit in {x} // a party of {k} can use {x}", "{x} is too small for {k} people // {k} people do not fit in {x} // a party of {k} cannot use {x}", "the minibus|the cabin|the small boat|the lift|the chapel|the sauna|the tent|the meeting room|the hut|the gondola"),
          ("No more than {n} books may be borrowed by {x}", "{x} may have {k} books at a time // it is all right if {k} books are lent to {x}", "{x} may not have {k} books at a time // it is against the rules if {k} books are lent to {x}", "a pupil|a guest reader|a teacher|a student|a member|a child"),
          ("{x} must have at least {n} players", "{x} can start with {k} players // {k} players are enough for {x}", "{x} cannot start with {k} players // {k} players are too few for {x}", "the card round|the relay|the quiz|the mixed game|the board game|the ball game|the team race")]
COUNT = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split()


def limits(p):
    r = p.r
    out = []
    kind = r.randrange(3)
    rule, yes, no, pool = LIMITS[kind]
    xs = p.some(pool, r.choice((1, 2, 3)))
    ns = r.sample(range(4, 13), len(xs))
    for x, n in zip(xs, ns):
        out.append(p.tell([rule], x=x, n=COUNT[n]))
    for x, n in zip(xs, ns):
        inside, outside = r.choice((n, n - 1, n - 2)), r.choice((n + 1, n + 2, n + 3))
        if kind == 2:
            inside, outside = r.choice((n, n + 1, n + 2)), r.choice((n - 1, n - 2, n - 3))
        how = r.random()
        if how < .35:
            p.pair("scope", yes, dict(x=x, k=COUNT[inside]), dict(x=x, k=COUNT[outside]))
        elif how < .7:
            p.pair("scope", no, dict(x=x, k=COUNT[outside]), dict(x=x, k=COUNT[inside]))
        else:
            i = r.randrange(len(yes.split(" // ")))
            a, b = yes.split(" // ")[i], no.split(" // ")[i]
            if r.random() < .5:
                p.raw("scope", a.format(x=x, k=COUNT[inside]), b.format(x=x, k=COUNT[inside]))
            else:
                p.raw("scope", b.format(x=x, k=COUNT[outside]), a.format(x=x, k=COUNT[outside]))
    return out


SCENES = [people, people, days, cases, limits]
