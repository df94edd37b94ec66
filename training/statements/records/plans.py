"""Group chats about plans: appointments, rides, rooms, trips, meals, votes."""
from decimal import Decimal as D

from ..vocabulary import WEEKDAYS
from .wording import num


def chat_move(s):
    """a plan that is changed later"""
    a, b, c = s.trio()
    what = s.one("the dentist visit|our dinner|the team call|the flat viewing|the tennis match|the study group|the site inspection|book club|choir practice|the demo")
    d1, d2, d3 = s.pick(WEEKDAYS, 3)
    h1, h2 = s.ints(8, 20, 2)
    s.msg(a, f"About {what}: [does|would] {d1} at {h1}:00 work for everyone?~Can we do {what} on {d1}, {h1}:00?~I'd suggest {d1} {h1}:00 for {what}")
    m = s.i(0, 3)
    T = lambda h: s.say.time(h * 60)
    if m == 0:
        s.msg(b, f"{d1} is out for me, [what about|could we do] {d2}?~I'm away on {d1}. {d2} maybe?")
        s.msg(c, f"{d2} works too~fine by me, either day")
        s.msg(a, f"OK, {d2} then. Time stays the same.~{d2} it is, same time")
        fd, fh, od, oh = d2, h1, d1, None
    elif m == 1:
        s.msg(b, f"{h1}:00 is too [early|late] for me. {h2}:00?~day is fine but could we make it {h2}:00")
        s.msg(c, f"I can do {h2}:00~{h2}:00 ok")
        s.msg(a, f"Good, {h2}:00 then~changed to {h2}:00, see you")
        fd, fh, od, oh = d1, h2, None, h1
    elif m == 2:
        s.msg(b, f"I'd prefer {d2}~any chance of {d2} instead?")
        s.msg(c, f"{d2} doesn't work for me" + f"~no, I'm busy on {d2}")
        s.msg(a, f"Then we keep {d1}, {h1}:00~ok we stay with {d1} then")
        fd, fh, od, oh = d1, h1, d2, None
    else:
        s.msg(b, f"{d2} would be better for me")
        s.msg(a, f"ok let's say {d2}, {h1}:00")
        s.msg(c, f"Sorry, just saw this. {d2} is my daughter's birthday, can we do {d3}?~wait, I can't on {d2}! {d3}?")
        s.msg(a, f"No problem. {d3}, {h1}:00. Final!~ok ok, {d3} {h1}:00, last change")
        fd, fh, od, oh = d3, h1, s.c((d1, d2)), None
    f = dict(d=od, t=T(fh)) if od else dict(d=fd, t=T(oh))
    s.add("order", f"{what} [takes place|is now|will be] on {{d}} at {{t}}~they agreed on {{d}} at {{t}} for {what}" + f"~the outcome for {what} is {{d}} at {{t}}~{what} ended up on {{d}}, {{t}}", dict(d=fd, t=T(fh)), f) if not od else None
    t = T(fh)
    if od:
        s.add("order", f"{what} [takes place|is now|will be] on {{d}} at {{t}}~they agreed on {{d}} at {{t}} for {what}~the outcome for {what} is {{d}} at {{t}}~{what} ended up on {{d}}, {{t}}", dict(d=fd, t=t), dict(d=od, t=t))
        s.ask("order", f"On which day is {what} in the end?", fd, od)
    else:
        t2 = T(oh)
        s.add("order", f"{what} was moved from {{a}} to {{b}}~instead of {{a}}, {what} is now at {{b}}", dict(a=t2, b=t), dict(a=t, b=t2))
    if m == 0:
        s.bool("modality", True, f"{what} was moved to {d2}", f"moving {what} to {d2} was suggested but not done")
    if m in (0, 1):
        s.add("owner", f"{{x}} asked for a [different|new] {('day', 'time')[m]} for {what}~it was {{x}} who could not make the {('day', 'time')[m]} first suggested for {what}" if m == 0 else f"{{x}} asked for a different time for {what}~the new time for {what} was {{x}}'s wish", dict(x=b), dict(x=s.c((a, c))))
    if m == 2:
        s.add("cause", f"{what} was not moved because {{x}} could not come on {d2}~{{x}} was the one who could not make {d2}", dict(x=c), dict(x=b))
        s.bool("modality", False, f"{what} was moved to {d2}", f"moving {what} to {d2} was suggested but not done")
    if m == 3:
        s.add("owner", f"{{x}} caused the last change of date for {what}~because of {{x}}, {what} was moved a second time", dict(x=c), dict(x=s.c((a, b))))
        s.add("order", f"{d2} had been agreed for {what} before {{x}} asked for {{y}}", dict(x=c, y=d3), dict(x=b, y=d3))
    s.add("owner", f"{{x}} made the first suggestion for {what}~the [first|original] proposal for {what} came from {{x}}", dict(x=a), dict(x=s.c((b, c))))
    s.bool("modality", fd == d1 and fh == h1, f"the first suggestion for {what} was kept", f"the first suggestion for {what} was not kept")


def chat_ride(s):
    a, b, c = s.trio()
    p1, p2 = s.place(2)
    d = s.c(WEEKDAYS)
    h = s.i(6, 18)
    seats = s.i(1, 3)
    s.msg(a, f"I'm driving to {p1} on {d} at {h}:00, {num(seats)} seat{'s' * (seats > 1)} free~Anyone want a lift to {p1} on {d}? Leaving {h}:00, room for {num(seats)}")
    s.msg(b, f"I'd come along, but only as far as {p2}~can you drop me in {p2} on the way?")
    k = s.p()
    s.msg(a, f"sure, {p2} is on the way~yes no problem" if k else f"sorry, I'm not passing {p2} this time~can't, I take the motorway")
    if not k:
        s.msg(b, "ok I'll take the bus then~then I go by train")
    s.msg(c, "can I bring my bike?~is there room for my dog?")
    it = "bike" if "bike" in s.lines[-1][1] else "dog"
    y = s.p()
    s.msg(a, "yes, no problem~sure" if y else "no, the boot is full~better not, sorry")
    l = s.i(5, 25, 5)
    s.msg(c, f"and could we leave {l} minutes later?~any chance to start {l} minutes later?")
    z = s.p()
    s.msg(a, "that's ok~fine" if z else "no, I have to be there on time~sorry, no")
    hm = lambda m: "%02d:%02d" % divmod(m, 60)
    t = h * 60 + (l if z else 0)
    s.add("arithmetic", "the car [leaves|sets off] at {t}~departure is at {t}", dict(t=hm(t)), dict(t=hm(h * 60 if z else h * 60 + l)))
    s.add("owner", "{x} is driving~it is {x} who offers the lift", dict(x=a), dict(x=s.c((b, c))))
    s.bool("negation", k, f"{b} [gets|has] a lift to {p2}~{a} takes {b} along to {p2}", f"{b} does not get a lift to {p2}~{a} does not take {b} along to {p2}")
    s.add("swap", "{x} drives to {p}; {y} wanted to go to {q}", dict(x=a, y=b, p=p1, q=p2), dict(x=a, y=b, p=p2, q=p1))
    s.bool("modality", y, f"{c} may bring the {it}", f"{c} may not bring the {it}", f"Can {c} bring the {it}?")
    s.add("owner", "{x} asked to leave later", dict(x=c), dict(x=b))
    s.add("date", "the trip is on {d}", dict(d=d), dict(d=s.no(WEEKDAYS, d)))
    s.add("number", f"{a} offered {{v}}", dict(v=s.nn(seats, "free seat")), dict(v=s.nn(s.no((1, 2, 3, 4), seats), "free seat")))


def chat_room(s):
    a, b, c = s.trio()
    r1, r2 = s.pick("Room 3|Room 7|the library|the blue room|the lab|the canteen", 2)
    h = s.ints(8, 17, 3)
    h.sort()
    s.msg(a, f"I've booked {r1} from {h[0]}:00 to {h[1]}:00~{r1} is mine from {h[0]} to {h[1]}")
    s.msg(b, f"I need {r1} at {h[0]}:00 too, I have {s.i(8, 20)} guests~but I have guests in {r1} at {h[0]}:00!")
    k = s.i(0, 2)
    if k == 0:
        s.msg(a, f"take it, I'll move to {r2}~ok, I go to {r2} then")
        fa, fb = r2, r1
    elif k == 1:
        s.msg(a, f"sorry, I really need it. {r2} is free~no, I booked first. {r2} is empty")
        s.msg(b, f"ok, {r2} then~alright, we'll use {r2}")
        fa, fb = r1, r2
    else:
        s.msg(c, f"{r2} is bigger, {a}, why don't you swap?~{a}, go to {r2}, it has a projector")
        s.msg(a, "good point, I'll do that~ok fine")
        fa, fb = r2, r1
    s.msg(c, f"who has the key to {r2}?")
    kb = s.p()
    s.msg(b, "I do~it's on my desk" if kb else f"{a} does~{a} took it yesterday")
    key = b if kb else a
    s.add("order", "{x} ends up in {p}~{x} [uses|will use] {p}", *(lambda x, p, q: (dict(x=x, p=p), dict(x=x, p=q)))(*s.c(((a, fa, fb), (b, fb, fa)))))
    s.add("swap", "{x} is in {p} and {y} in {q}~{q} goes to {y}, {p} to {x}", dict(x=a, y=b, p=fa, q=fb), dict(x=a, y=b, p=fb, q=fa))
    s.bool("modality", fa != r1, f"{a} gave up {r1}", f"{a} kept {r1}", f"Did {a} give up {r1}?")
    s.add("owner", f"the key to {r2} is with {{x}}~{{x}} has the key to {r2}", dict(x=key), dict(x=a if key == b else b))
    s.add("owner", "{x} expects guests~it is {x} who has guests coming", dict(x=b), dict(x=s.c((a, c)))) if "guests" in " ".join(x for _, x in s.lines) else None
    if k == 2:
        s.add("owner", f"the suggestion that {a} should change rooms came from {{x}}", dict(x=c), dict(x=b))
    s.add("number", f"{a}'s booking of {r1} was for {{v}}", dict(v=s.nn(h[1] - h[0], "hour")), dict(v=s.nn(h[1] - h[0] + s.c((1, 2)), "hour")))


def chat_trip(s):
    a, b, c = s.trio()
    p1, p2 = s.place(2)
    x, y = s.ints(40, 300, 2, 5)
    u, v = s.ints(1, 9, 2)
    s.msg(a, f"Train to {p1}: {u} h, {s.cur}{x}. Train to {p2}: {v} h, {s.cur}{y}.~{p1} takes {u} hours and costs {s.cur}{x}, {p2} {v} hours and {s.cur}{y}")
    k = s.i(0, 2)
    w = {0: ("I care most about the price", y < x), 1: ("I want the short ride", v < u), 2: ("I've been to " + p1 + " already", True)}[k]
    s.msg(b, w[0] + s.c((", so you know what I'd pick", ", so my choice is clear")))
    fav = p2 if w[1] else p1
    oth = p1 if w[1] else p2
    s.msg(c, f"same here~agree with {b}" if (ag := s.p()) else f"I'd rather see {oth}~no, I want to go to {oth}")
    s.msg(a, f"ok, two against one: {fav}~{fav} then, that's also my choice" if not ag else f"then it's {fav}~ok, {fav}, decided")
    s.add("coref", f"{b} [prefers|is for] {{p}}~{{p}} is {b}'s choice", dict(p=fav), dict(p=oth))
    s.add("coref", f"{c} [prefers|is for] {{p}}~{{p}} is what {c} wants", dict(p=fav if ag else oth), dict(p=oth if ag else fav))
    s.add("order", "they [are going|decide to go] to {p}~the trip goes to {p}", dict(p=fav), dict(p=oth))
    s.bool("comparison", ag, f"{b} and {c} want the same", f"{b} and {c} do not want the same")
    s.attr("attribute", "the journey to {e} costs {v}", [p1, p2], [s.say.money(D(x)), s.say.money(D(y))])
    s.attr("attribute", "it takes {v} to get to {e}", [p1, p2], [s.nn(u, "hour"), s.nn(v, "hour")])
    s.bool("comparison", (x if fav == p1 else y) < (x if oth == p1 else y), "they chose the cheaper of the two trips", "they chose the more expensive of the two trips")
    s.bool("comparison", (u if fav == p1 else v) < (u if oth == p1 else v), "the trip they chose is the shorter one", "the trip they chose is the longer one")


def chat_food(s):
    s.untimed = True
    people = list(s.who)
    opts = s.make("dish", 3)
    low = [o[0].lower() + o[1:] for o in opts]
    asker = people[0]
    s.msg(asker, f"I'm ordering lunch. Today: {', '.join(low)}. Who wants what?~Lunch order! {', '.join(low[:2])} or {low[2]}?")
    ch, extra, swap = {}, {}, None
    for p in people[1:]:
        ch[p] = s.c(low)
        e = s.c((None, None, "without onions", "extra spicy", "no cheese", "a large one"))
        extra[p] = e
        s.msg(p, f"the {ch[p]} for me{', ' + e if e else ''}~{ch[p]} please{', ' + e if e else ''}")
    if s.p(.5):
        p = s.c(people[1:])
        n = s.no(low, ch[p])
        s.msg(p, f"sorry, can I change that to the {n}?~wait, {n} instead please")
        swap = (p, ch[p])
        ch[p] = n
    if s.p(.5) and len(people) > 2:
        p = people[2]
        ch[asker] = ch[p]
        s.msg(asker, f"noted. I'll have the same as {p}~ok. Same as {p} for me")
    else:
        ch[asker] = s.c(low)
        s.msg(asker, f"ok, and the {ch[asker]} for myself")
    t = s.i(700, 800)
    s.msg(asker, f"ordered, should be here at {t // 60}:{t % 60:02d}")
    for p in s.r.sample(people, 2):
        s.add("attribute", "{p} [gets|is having|ordered] the {d}~the {d} is [for|ordered for] {p}~{p} wants the {d}", dict(p=p, d=ch[p]), dict(p=p, d=swap[1] if swap and swap[0] == p else s.no(low, ch[p])))
    d = s.c(low)
    k = sum(x == d for x in ch.values())
    W = lambda k: "nobody orders" if k == 0 else "one person orders" if k == 1 else f"{num(k)} people order"
    s.add("number", f"[in the end|counting changes], {{x}} the {d}", dict(x=W(k)), dict(x=W(s.no(range(len(people) + 1), k))))
    x, y = s.r.sample(people, 2)
    s.bool("comparison", ch[x] == ch[y], f"{x} and {y} [eat|ordered] the same [dish|thing]", f"{x} and {y} [eat|ordered] different [dishes|things]")
    w = [p for p in people[1:] if extra[p]]
    if w and len(w) < len(people) - 1:
        p = s.c(w)
        s.add("owner", f"{{p}} [asked for it|wants it] {extra[p]}" if extra[p] != "a large one" else "{p} asked for a large one", dict(p=p), dict(p=s.c([q for q in people[1:] if extra[q] != extra[p]])))
    if swap:
        s.add("order", f"{swap[0]} switched from the {{x}} to the {{y}}", dict(x=swap[1], y=ch[swap[0]]), dict(x=ch[swap[0]], y=swap[1]))
    s.add("owner", "{p} placed the order~the order was placed by {p}", dict(p=asker), dict(p=s.c(people[1:])))
    s.add("date", "the food is expected at {t}", dict(t=s.say.time(t)), dict(t=s.say.time(t + s.c((10, 15, -10, 5)))))


def chat_vote(s):
    people = s.who if len(s.who) == 4 else s.who + s.first(1)
    s.who = people
    a = people[0]
    o1, o2 = s.make(s.c(("place", "venue", "hotel", "dish", "title")), 2)
    what = s.one("the outing|the company party|Saturday|the class trip|our next evening")
    s.msg(a, f"For {what}: {o1} or {o2}? Please vote.~{o1} or {o2} for {what}? I need an answer today")
    v = [s.p() for _ in people[1:]]
    ab = s.i(0, len(v) - 1) if s.p(.4) else None
    vote = {}
    ch = None
    for i, p in enumerate(people[1:]):
        if i == ab:
            s.msg(p, "no preference, I go with the majority~don't mind, you decide")
            vote[p] = None
            continue
        o, z = (o1, o2) if v[i] else (o2, o1)
        s.msg(p, f"{o}~{o} for me~{o} please, not {z}~definitely {o}~I'm against {z}, so {o}")
        vote[p] = o
    if s.p(.4):
        p = s.c([q for q in vote if vote[q]])
        o = o2 if vote[p] == o1 else o1
        s.msg(p, f"hm, on second thoughts {o}~can I change my vote? {o}~changed my mind, {o}")
        ch = (p, vote[p])
        vote[p] = o
    s.msg(a, "and I vote for " + s.c((o1, o2)))
    vote[a] = s.lines[-1][1][len("and I vote for "):]
    k1, k2 = sum(x == o1 for x in vote.values()), sum(x == o2 for x in vote.values())
    for p in s.r.sample(people, 2):
        if vote[p]:
            s.add("owner", "{p} [is for|voted for|prefers] {o}~{p}'s [vote|final vote] went to {o}" if not (ch and ch[0] == p) else "in the end, {p} is for {o}~{p}'s final vote is {o}", dict(p=p, o=vote[p]), dict(p=p, o=o2 if vote[p] == o1 else o1))
    W = lambda k: "nobody" if k == 0 else "one person" if k == 1 else f"{num(k)} people"
    s.add("number", f"[in the end|counting any changes|at the end of the vote], {{n}} voted for {o1}", dict(n=W(k1)), dict(n=W(s.no(range(5), k1))))
    if k1 != k2:
        s.add("comparison", "{a} got more votes than {b}~{a} [wins|won] the vote~most of those who voted want {a}", dict(a=o1 if k1 > k2 else o2, b=o2 if k1 > k2 else o1), dict(a=o2 if k1 > k2 else o1, b=o1 if k1 > k2 else o2))
    s.bool("comparison", k1 == k2, "the vote ended in a tie", "one of the two options won the vote")
    if ch:
        s.add("owner", "{p} changed [sides|their mind]~it was {p} who first voted one way and then the other", dict(p=ch[0]), dict(p=s.c([q for q in people if q != ch[0]])))
        s.add("order", f"{ch[0]} went from {{x}} to {{y}}~{ch[0]} first [said|chose] {{x}} and then {{y}}", dict(x=ch[1], y=vote[ch[0]]), dict(x=vote[ch[0]], y=ch[1]))
    if ab is not None:
        s.add("owner", "{p} had no preference~{p} did not vote for either option", dict(p=people[1 + ab]), dict(p=s.c([q for q in people if vote[q]])))
    s.add("owner", "{p} [called|started] the vote~it was {p} who asked the others to vote", dict(p=a), dict(p=s.c(people[1:])))
