"""What group chats are about: appointments, jobs, money, gifts, rides, homework, meals, votes."""
from decimal import Decimal as D

from ..vocabulary import WEEKDAYS
from .wording import num, uc


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


def chat_money(s):
    a, b, c = s.trio()
    u = s.i(12, 120)
    what = s.one("the concert tickets|the hotel|the rental car|Sunday's dinner|the gift for Mum|the cleaning stuff|the train tickets|the boat trip")
    m = s.i(0, 2)
    cur = s.cur
    mm = lambda v: s.say.money(D(v))
    s.msg(a, f"{uc(what)} came to {cur}{u * 3}, so {cur}{u} each~I paid {cur}{u * 3} for {what}, that's {cur}{u} per person")
    if m == 0:
        s.msg(b, "Just sent you mine~transferred, check your account")
        s.msg(c, f"I'll pay you on {WEEKDAYS[s.i(0, 6)]}, ok?~can I give it to you next week?")
        s.msg(a, "sure~no rush")
        paid, owes = b, c
    elif m == 1:
        s.msg(c, f"you still owe me {cur}{u} from last time, so we're even?~we're quits then, you owed me exactly that")
        s.msg(a, "oh right, yes we're even~true, forget it then")
        s.msg(b, "and I'll send mine tonight~I'll transfer it tonight")
        paid, owes = None, b
    else:
        k = s.i(2, u - 2)
        s.msg(b, f"sent {cur}{k}, rest follows~here's {cur}{k} for now, the rest on payday")
        s.msg(c, "sent you the full amount~all paid from my side")
        paid, owes = c, b
        s.add("arithmetic", f"{b} still owes {{v}} for {what}~for {what}, {{v}} is still missing from {b}", dict(v=mm(u - k)), dict(v=mm(s.no((k, u, u - k + 5), u - k))))
        s.add("number", f"{{x}} has [so far|up to now] paid only part of the share for {what}", dict(x=b), dict(x=c))
    s.add("owner", f"{{x}} [advanced|laid out] the money for {what}~{{x}} paid for {what} for everyone" + f"~{what} had to be paid up front; that was done first paid by {{x}}", dict(x=a), dict(x=s.c((b, c))))
    if paid:
        s.add("swap", "{x} has paid in full, {y} has not" + f"~{{y}} still owes money for {what}, {{x}} does not~unlike {{y}}, {{x}} has already settled the share for {what}", dict(x=paid, y=owes), dict(x=owes, y=paid))
    else:
        s.add("owner", "{x} and {y} are even now" + f"~{{x}} does not have to pay {{y}} anything for {what}", dict(x=c, y=a), dict(x=b, y=a))
        s.add("swap", "{x} had owed {y} money from an earlier occasion", dict(x=a, y=c), dict(x=c, y=a))
    s.add("arithmetic", f"[each person's share of|every person's part of] {what} is {{v}}", dict(v=mm(u)), dict(v=mm(s.c((u + 5, u * 2, u + 10)))))
    s.add("number", f"{what} cost {{v}} [in total|altogether]", dict(v=mm(u * 3)), dict(v=mm(s.c((u * 2, u * 4, u)))))


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


def chat_lost(s):
    a, b, c = s.trio()
    it = s.one("umbrella|passport|house key|sunglasses case|water bottle|power bank|wallet|scarf")
    p1, p2, p3 = s.pick("in the car|on the balcony|at the office|under the sofa|in the gym|at the bakery|in the library", 3)
    s.msg(a, f"Has anyone seen my {it}? I think I left it {p1}.~I can't find my {it}. Last had it {p1} I think")
    s.msg(b, f"I looked {p1}, it's not there. Maybe {p2}?~not {p1}, I just checked. Try {p2}")
    s.msg(c, f"It was {p3}! I have it with me now.~found it {p3}, I'm holding it right now")
    s.msg(a, f"thank you {c}!! can you drop it off?~amazing. Could you bring it to me?")
    y = s.p()
    s.msg(c, "yes, on my way home~sure, tonight" if y else f"I can't today, but {b} lives near you. {b}?~not today. {b}, could you?")
    if not y:
        s.msg(b, "ok, I'll bring it over~yes I can do that")
    br = c if y else b
    s.add("coref", f"the {it} [was found|turned up] {{p}}~{{c}} found the {it} {{p}}", dict(p=p3, c=c), dict(p=s.c((p1, p2)), c=c))
    s.add("owner", f"{{x}} found the {it} that {{y}} had lost~the {it} belongs to {{y}}~the {it} was found by {{x}}", dict(x=c, y=a), dict(x=a, y=c))
    s.add("owner", f"{{x}} will [bring|take] the {it} back to {a}~{{x}} is the one who brings {a} the {it}", dict(x=br), dict(x=b if br == c else c))
    s.add("owner", f"{{x}} had searched {p1} without success~the search {p1}, which found nothing, was {{x}}'s", dict(x=b), dict(x=s.c((a, c))))
    s.add("certainty", f"{{x}} guessed that the {it} might be {p2}", dict(x=b), dict(x=s.c((a, c))))
    s.bool("negation", y, f"{c} agreed to [deliver|return] the {it} in person", f"{c} could not [deliver|return] the {it} in person")
    s.add("order", f"{a} first thought the {it} was {{p}}", dict(p=p1), dict(p=s.c((p2, p3))))


def chat_lend(s):
    a, b, c = s.trio()
    it = s.one("ladder|tent|projector|sewing machine|bike trailer|pressure washer|drill|cool box")
    d1, d2, d3 = s.pick(WEEKDAYS, 3)
    s.msg(a, f"{b}, could I borrow your {it} from {d1}?~Hey {b}, do you still have that {it}? I'd need it on {d1}")
    m = s.i(0, 2)
    if m == 0:
        s.msg(b, f"Sure, but I need it back on {d2}~yes, just return it by {d2} please")
        lender = b
        s.msg(a, "will do~promised")
    elif m == 1:
        s.msg(b, f"{c} has it at the moment~I lent it to {c}")
        s.msg(c, f"I'm done with it, you can fetch it on {d1}~come and get it, I don't need it any more")
        s.msg(b, f"ok but I want it back on {d2}~fine, {d2} at the latest")
        lender = b
    else:
        s.msg(b, "It's broken, sorry~mine gave up last summer")
        s.msg(c, f"you can have mine! until {d2}~take mine, I need it again on {d2}")
        s.msg(a, f"great, thanks {c}")
        lender = c
    s.add("owner", f"the {it} that {a} [gets|borrows] belongs to {{x}}~{{x}} is the owner of the {it} that {a} will use~{a} borrows {{x}}'s {it}", dict(x=lender), dict(x=b if lender == c else c))
    s.add("date", f"the {it} has to be back on {{d}}~{a} may keep the {it} until {{d}}", dict(d=d2), dict(d=s.c((d1, d3))))
    s.add("swap", f"{{x}} asked {{y}} for a {it}~{{y}} was asked by {{x}} for a {it}", dict(x=a, y=b), dict(x=b, y=a))
    if m == 1:
        s.add("owner", f"at the time of writing, the {it} was with {{x}}~{{x}} had the {it} when {a} asked", dict(x=c), dict(x=b))
        s.add("owner", f"{a} collects the {it} from {{x}}", dict(x=c), dict(x=b))
    if m == 2:
        s.add("swap", f"{{x}}'s {it} is broken, so {{y}} helps out" + f"~{{y}} steps in because {{x}}'s {it} is broken", dict(x=b, y=c), dict(x=c, y=b))
    s.bool("negation", m != 2, f"{b}'s {it} is the one that will be used", f"{b}'s {it} is not the one that will be used")


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


def chat_gift(s):
    a, b, c = s.trio()
    who = s.first(1)[0]
    g = s.pick("a cookbook|a plant|concert tickets|a watch|a lamp|a board game|a scarf|a bird feeder", 3)
    bud = s.i(20, 60, 5)
    s.msg(a, f"{who}'s birthday is coming up. {uc(g[0])}?~Ideas for {who}'s present? I thought of {g[0]}")
    s.msg(b, f"{who} already has that. {uc(g[1])}?~hm, got that last year. What about {g[1]}?")
    k = s.i(0, 2)
    if k == 0:
        s.msg(c, f"love it, let's get {g[1]}~yes! {g[1]}")
        fin = g[1]
    elif k == 1:
        s.msg(c, f"too expensive. I'd go for {g[2]}~or {g[2]}?")
        s.msg(b, "even better~ok, I'm convinced")
        fin = g[2]
    else:
        s.msg(c, f"{g[2]} maybe?")
        s.msg(a, f"I prefer {b}'s idea~{b}'s suggestion is nicer")
        s.msg(c, "fine with me~ok then")
        fin = g[1]
    s.msg(a, f"Good. {s.cur}{bud} each?~So everyone puts in {s.cur}{bud}?")
    low = bud - s.i(1, 3) * 5
    cut = s.p()
    s.msg(c, f"could we make it {s.cur}{low}? I'm short this month~{s.cur}{low} would be easier for me" if cut else "ok~yes that works")
    if cut:
        s.msg(a, f"sure, {s.cur}{low} then~ok {s.cur}{low} for everyone")
    buy = s.c((a, b))
    s.msg(buy, "I'll buy it~I can get it on Saturday")
    s.msg(c, "and I'll write the card~I do the card")
    s.add("order", f"they [decided on|settled on] {{x}} for {who}~{who} will get {{x}}~the present for {who} is {{x}}", dict(x=fin), dict(x=s.no(g, fin)))
    s.add("owner", "{x} had the idea of {y}~the suggestion of {y} was {x}'s", dict(x=a, y=g[0]), s.c((dict(x=b, y=g[0]), dict(x=a, y=g[1]))))
    s.add("owner", f"the idea that won, {fin}, came from {{x}}", dict(x=c if fin == g[2] else b), dict(x=b if fin == g[2] else c))
    m = lambda v: s.say.money(D(v))
    s.add("order", "everyone [contributes|puts in] {v}~the contribution per person is {v}", dict(v=m(low if cut else bud)), dict(v=m(bud if cut else low)))
    s.add("owner", "{x} [buys|gets] the present and {y} writes the card~the card is {y}'s job~the present is bought by {x}", dict(x=buy, y=c), dict(x=c, y=buy))
    s.bool("negation", cut, f"the contribution was lowered at {c}'s request", "the contribution stayed as first suggested")


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
