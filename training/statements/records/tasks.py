"""Group chats about tasks: jobs, standups, homework, incidents, which of two things."""
from ..vocabulary import WEEKDAYS
from .wording import uc


def chat_jobs(s):
    a, b, c = s.trio()
    j = s.pick("bring the speakers/bringing the speakers|book the court/booking the court|write the minutes/writing the minutes|order the pizza/ordering the pizza|call the plumber/calling the plumber|print the posters/printing the posters|drive the van/driving the van|bake a cake/baking a cake|feed the cat/feeding the cat|pay the deposit/paying the deposit|update the slides/updating the slides|unlock the hall/unlocking the hall|buy the tickets/buying the tickets|email the landlord/emailing the landlord", 3)
    j = [x.split("/") for x in j]
    s.msg(a, f"Who can {j[0][0]}?~We still need someone to {j[0][0]}~{b}, could you {j[0][0]}?")
    m = s.i(0, 3)
    if m == 0:
        s.msg(b, "I can't this time, sorry~no time this week, sorry")
        s.msg(c, "I'll do it~Leave it to me~ok I take that")
        own0, ref = c, b
    elif m == 1:
        s.msg(b, f"Sure, but then {c} has to {j[1][0]}~ok, if {c} can {j[1][0]}")
        s.msg(c, "Deal~Fine with me, I'll do that")
        own0, ref = b, None
    elif m == 2:
        s.msg(c, f"{b} did it last time, so I'll do it~I don't mind doing it")
        s.msg(b, "thanks, I owe you one~Thank you!")
        own0, ref = c, None
    else:
        s.msg(b, f"I could, or {c}?~Maybe {c}?")
        s.msg(c, "no, not me. I already have enough on my plate~Sorry, not this time")
        s.msg(b, "ok, me then~alright, I'll do it myself")
        own0, ref = b, c
    if m != 1:
        s.msg(a, f"Great. I'll {j[1][0]} myself.~And I'm going to {j[1][0]}.~I'll {j[1][0]} then.")
        own1 = a
    else:
        own1 = c
    s.add("owner", f"{{x}} [will|is going to] {j[0][0]}~{{x}} took on {j[0][1]}~the one [who will|to] {j[0][0]} is {{x}}~{j[0][1]} is {{x}}'s [job|task]", dict(x=own0), dict(x=s.c([w for w in (a, b, c) if w != own0])))
    s.add("owner", f"{{x}} [will|is going to] {j[1][0]}~{j[1][1]} falls to {{x}}~{{x}} agreed to {j[1][0]}" if m == 1 else f"{{x}} [will|is going to] {j[1][0]}~{j[1][1]} falls to {{x}}", dict(x=own1), dict(x=s.c([w for w in (a, b, c) if w != own1])))
    if ref:
        s.add("owner", f"{{x}} [turned down|declined|did not want to take on] {j[0][1]}~{{x}} said no when it came to {j[0][1]}", dict(x=ref), dict(x=own0))
        s.add("swap", f"{{x}} declined and {{y}} agreed to {j[0][0]}~after {{x}} had said no, {{y}} agreed to {j[0][0]}", dict(x=ref, y=own0), dict(x=own0, y=ref))
    s.add("swap", f"{{x}} will {j[0][0]}, {{y}} will {j[1][0]}~{{y}} is in charge of {j[1][1]} and {{x}} of {j[0][1]}", dict(x=own0, y=own1), dict(x=own1, y=own0))
    s.ask("owner", f"Who will {j[0][0]}?", own0, s.c([w for w in (a, b, c) if w != own0]))
    s.add("owner", f"{{x}} [asked|looked for] someone to {j[0][0]}~the question about {j[0][1]} came from {{x}}", dict(x=a), dict(x=own0 if own0 != a else b))
    if m == 1:
        s.add("condition", f"{b} agreed to {j[0][0]} on condition that {{x}} would {{y}}", dict(x=c, y=j[1][0]), dict(x=a, y=j[1][0]))


def chat_standup(s):
    people = list(s.who)
    done = s.pick("the login form|the price list|the map view|the invoice export|the search index|the onboarding mail|the test data|the user survey", len(people))
    todo = s.pick("the payment page|the backup script|the address book|the cookie notice|the sales report|the help texts|the icon set|the release checklist", len(people))
    bl = s.i(0, len(people) - 1)
    rest = [p for i, p in enumerate(people) if i != bl]
    dep = s.c(rest)
    hlp = s.c([p for p in rest if p != dep] or rest)
    for i, p in enumerate(people):
        s.msg(p, f"Yesterday I finished {done[i]}, today {todo[i]}" + (f". I'm blocked, I need access from {dep}" if i == bl else "") + f"~Done: {done[i]}. Next: {todo[i]}" + (f". Stuck because I'm waiting for {dep}'s answer" if i == bl else ""))
    k = s.i(0, 2)
    if k == 0:
        s.msg(dep, f"{people[bl]}, you'll have it before lunch~ok {people[bl]}, I'll sort it out this morning")
    elif k == 1:
        s.msg(dep, "I can't get to it before tomorrow~not today, sorry, tomorrow")
    else:
        s.msg(dep, f"not mine any more, ask {hlp}~{hlp} is in charge of that now")
        s.msg(hlp, "right, I'll do it~yes, will do today")
    P = people
    s.attr("attribute", "{e} [has finished|completed] {v}~{v} was completed by {e}", P, done, fresh=lambda: s.c(todo))
    s.attr("attribute", "{e} is going to work on {v}~{v} is what {e} plans to do today", P, todo, fresh=lambda: s.c(done))
    i = s.i(0, len(P) - 1)
    s.add("order", f"{P[i]} is done with {{a}} and turns to {{b}}~for {P[i]}, {{b}} comes after {{a}}", dict(a=done[i], b=todo[i]), dict(a=todo[i], b=done[i]))
    s.add("owner", "{x} is blocked~{x} cannot go on at the moment~it is {x} who is stuck", dict(x=P[bl]), dict(x=dep))
    s.add("swap", "{x} is waiting for {y}~{y} is holding up {x}", dict(x=P[bl], y=dep), dict(x=dep, y=P[bl]))
    if k < 2:
        s.bool("date", k == 0, f"{P[bl]} can expect help the same day", f"{P[bl]} has to wait until the next day")
    elif dep != hlp:
        s.add("owner", f"in the end {{x}} will help {P[bl]}", dict(x=hlp), dict(x=dep))


def chat_homework(s):
    a, b, c = s.trio()
    sub = s.pick("maths|history|biology|French|physics|music", 2)
    p1, p2 = s.ints(12, 180, 2)
    d1, d2 = s.pick(WEEKDAYS[:5], 2)
    s.msg(a, f"what's the {sub[0]} homework?~does anyone know what we have to do for {sub[0]}?")
    w = s.p()
    if w:
        s.msg(b, f"page {p1}~page {p1} I think")
        s.msg(c, f"no {b}, that's {sub[1]}. {uc(sub[0])} is page {p2}~wrong, page {p1} is for {sub[1]}! For {sub[0]} it's {p2}")
        s.msg(b, "oh right, sorry~true, my bad")
    else:
        s.msg(b, f"page {p2}")
        s.msg(c, f"and page {p1} for {sub[1]}~plus {sub[1]}, page {p1}")
    s.msg(a, "until when?~when is it due?")
    s.msg(c, f"{sub[0]} {d1}, {sub[1]} {d2}~{d1} for {sub[0]} and {d2} for {sub[1]}")
    t = s.c((b, c))
    s.msg(t, f"is the {sub[0]} test next week?~do we have the {sub[0]} test next week?")
    o = b if t == c else c
    y = s.p()
    s.msg(o, "no, the week after~no, in two weeks" if not y else "yes, unfortunately~yes")
    s.add("attribute", "the {s} homework is on page {p}~for {s}, page {p} has to be done", dict(s=sub[0], p=str(p2)), s.c((dict(s=sub[0], p=str(p1)), dict(s=sub[1], p=str(p2)))))
    s.add("date", "the {s} homework is due on {d}~{s} has to be handed in on {d}", dict(s=sub[0], d=d1), dict(s=sub[1], d=d1) if s.p() else dict(s=sub[0], d=d2))
    s.bool("order", w, f"{b}'s first answer was wrong", f"{b}'s first answer was right")
    s.add("owner", f"{{x}} asked what the {sub[0]} homework was", dict(x=a), dict(x=s.c((b, c))))
    s.bool("date", y, f"the {sub[0]} test is next week", f"the {sub[0]} test is not next week", f"Is the {sub[0]} test next week?")
    s.add("swap", "{x} asked about the test and {y} answered", dict(x=t, y=o), dict(x=o, y=t))
    if w:
        s.add("swap", "{x} corrected {y}~{y} was corrected by {x}", dict(x=c, y=b), dict(x=b, y=c))


def chat_incident(s):
    s.untimed = True
    a, b, c = s.trio()
    svc, svc2 = s.make("service", 2)
    s.lower |= {svc, svc2}
    t0 = s.i(60, 1200)
    hm = lambda m: "%02d:%02d" % divmod(m, 60)
    t1, t2 = t0 + s.i(3, 25), t0 + s.i(30, 110)
    s.msg(a, f"Alert: {svc} is returning errors since {hm(t0)}~{svc} is down, first error at {hm(t0)}")
    s.msg(b, "looking~I'm on it")
    s.msg(c, f"could it be {svc2}? I deployed a new version at {hm(t0 - s.i(5, 30))}~maybe {svc2}, I changed its config an hour ago")
    g = s.p()
    cause = s.one("a full disk|an expired certificate|a wrong database password|a memory leak|a broken migration")
    s.msg(b, (f"No, {svc2} is fine. It's {cause}.~not {svc2}. Found it: {cause}" if g else f"Yes, looks like it, {cause} in {svc2}~right, it is {svc2}: {cause}"))
    r1, r2 = s.pick("roll back/rolling back|restart everything/restarting everything|add a node/adding a node|switch to the backup/switching to the backup", 2)
    r1, r2 = r1.split("/"), r2.split("/")
    s.msg(a, f"Should we {r1[0]}?~Can we {r1[0]}?")
    did = s.p()
    if did:
        s.msg(b, f"yes, {r1[1]} now~doing that")
    else:
        s.msg(b, f"no, that won't help. I'd rather {r2[0]}~better to {r2[0]}")
        s.msg(a, "ok go ahead~ok, do it")
    s.msg(b, f"{hm(t1)} fix is in~done at {hm(t1)}")
    s.msg(c, f"all green since {hm(t2)}~no errors since {hm(t2)}, confirmed")
    s.msg(a, f"{s.c((b, c))} please write the report")
    wr = b if s.lines[-1][1].startswith(b) else c
    done, notd = (r1, r2) if did else (r2, r1)
    s.add("cause", "the [outage|problem] was caused by {v}~{v} turned out to be the reason", dict(v=cause), dict(v=s.no("a full disk|an expired certificate|a wrong database password|a memory leak|a broken migration".split("|"), cause)))
    s.bool("cause", not g, f"{svc2} was [to blame|the source of the trouble]~{c}'s suspicion about {svc2} was right", f"{svc2} was not [to blame|the source of the trouble]~{c}'s suspicion about {svc2} was wrong", f"Was {svc2} to blame?")
    s.add("modality", f"they decided to {{x}}~{b}'s remedy was to {{x}}" if not did else f"they decided to {{x}}~{a}'s suggestion to {{x}} was taken up", dict(x=done[0]), dict(x=notd[0])) if not did else s.bool("modality", True, f"{a}'s suggestion to {r1[0]} was [taken up|followed]", f"{a}'s suggestion to {r1[0]} was [rejected|not followed]")
    s.add("owner", "{x} [reported|raised] the problem, {y} fixed it~{y} fixed what {x} had reported~the fix came from {y}", dict(x=a, y=b), dict(x=b, y=a))
    s.add("arithmetic", f"from the first error to the all-clear, {{v}} passed~{svc} had errors for {{v}} before everything was fine again", dict(v=s.mins(t2 - t0)), dict(v=s.mins(s.c((t1 - t0, t2 - t0 + 10, t2 - t0 + 5)))))
    s.add("date", "the fix was in at {a} and the errors were gone by {b}~errors stopped at {b}~the fix went in at {a}", dict(a=hm(t1), b=hm(t2)), dict(a=hm(t2), b=hm(t1))) if t1 < t2 else None
    s.add("owner", "{x} is to write the report~the report [will be|is to be] written by {x}", dict(x=wr), dict(x=s.c([p for p in (a, b, c) if p != wr])))
    s.add("owner", f"{{x}} had made a change to {svc2}~the recent change to {svc2} was {{x}}'s", dict(x=c), dict(x=s.c((a, b))))


def chat_other(s):
    """no, the other one"""
    a, b, c = s.trio()
    x, y = s.pick("blue/red|small/large|old/new|round/square|wooden/metal|cheap/expensive|left/right|short/long|light/dark|front/back".split("|"), 1)[0].split("/")
    if s.p():
        x, y = y, x
    th = s.one("tent|key|box|jacket|table|suitcase|charger|door|folder|printer|bike")
    do = s.one("take/takes|pick up/picks up|bring/brings|fix/fixes|sell/sells|paint/paints|lend me/lends out|return/returns").split("/")
    s.msg(a, f"{b}, [should I|shall I] {do[0].replace('lend me', 'lend you')} the {x} {th}?~So I {do[0].replace('lend me', 'lend you')} the {x} {th}, right {b}?" if do[0] != "lend me" else f"{b}, do you need the {x} {th}?")
    yes = s.p()
    need = do[0] == "lend me"
    if yes:
        s.msg(b, "Yes please~yes, that one~exactly~yep")
        pick, no = x, y
        s.msg(c, f"not the {y} one? ok~I'd have gone for the {y} one, but fine")
    else:
        s.msg(b, f"No, the other one, the {y} one~no no, the {y} one!~Not that one. The {y} {th}.")
        s.msg(a, "ah ok~got it~good that I asked")
        pick, no = y, x
    if need:
        s.add("coref", f"{b} needs the {{p}} {th}~what {b} wants is the {{p}} {th}, not the {{q}} one", dict(p=pick, q=no), dict(p=no, q=pick))
    else:
        s.add("coref", f"{a} is supposed to {do[0]} the {{p}} {th}~[it is|it's] the {{p}} {th} that {a} should {do[0]}~{b} wants {a} to {do[0]} the {{p}} {th}, not the {{q}} one", dict(p=pick, q=no), dict(p=no, q=pick))
        s.add("swap", f"{{x}} asked and {{y}} decided which {th} it should be~{{y}} told {{x}} which {th} to {do[0]}", dict(x=a, y=b), dict(x=b, y=a))
        s.ask("coref", f"Which {th} should {a} {do[0]}?", f"the {pick} one", f"the {no} one")
    s.bool("negation", yes, f"{b} [confirmed|agreed with] {a}'s first guess about the {th}", f"{b} corrected {a}'s first guess about the {th}", f"Did {b} confirm what {a} asked about the {th}?")
    if yes:
        s.add("owner", f"{{x}} mentioned the {y} {th}~the {y} {th} was brought up by {{x}}", dict(x=c), dict(x=s.c((a, b))))
