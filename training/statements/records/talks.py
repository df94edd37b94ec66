"""Longer talks of two or three: support, meetings, haggling, calls, interviews, orders."""
from decimal import Decimal as D

from ..vocabulary import MONTHS, WEEKDAYS
from .wording import expand, num, uc


def chat_support(s):
    ag, cu = s.r.sample(s.who, 2)
    s.titles = {ag: s.c((f"Agent {ag}", f"{ag} (support)", f"{ag} [Support]", ag)), cu: s.c((cu, f"{cu} (customer)", f"Customer {cu}"))}
    s.who = [ag, cu]
    prod = s.names.make("product")
    o1, o2 = s.ints(10000, 99999, 2)
    issue = s.one("arrived with a cracked screen/a cracked screen|won't turn on/that it does not turn on|makes a loud noise/a loud noise|was delivered in the wrong colour/the wrong colour|is missing the charger/a missing charger|stopped charging/that it no longer charges").split("/")
    s.msg(ag, f"Hello, you're chatting with {ag}. How can I help?~Hi {cu}, {ag} here. What can I do for you?")
    s.msg(cu, f"my {prod} {issue[0]}~Hi, the {prod} I bought {issue[0]}")
    s.msg(ag, "Sorry to hear that. Could I have the order number?~I'm sorry. What is your order number, please?")
    s.msg(cu, f"{o1}~it's {o1}")
    fix = s.p()
    if fix:
        s.msg(ag, "Hmm, I can't find that one.~That number belongs to another customer, could you check?")
        s.msg(cu, f"oh sorry, {o2}~my mistake, {o2}")
    good, bad = (o2, o1) if fix else (o1, o2)
    bought = s.i(5, 60)
    s.c((14, 30))  # not used; the draw keeps the documents of a seed
    s.msg(ag, f"Thank you. I see it was delivered {bought} days ago.~Found it, delivered {bought} days ago.")
    offers = s.pick("a refund|a replacement|a repair|a voucher", 2)
    s.msg(ag, f"I can offer you {offers[0]} or {offers[1]}.~You can choose between {offers[0]} and {offers[1]}.")
    m = s.i(0, 2)
    if m == 0:
        s.msg(cu, f"{uc(offers[0])} please~I'd like {offers[0]}")
        res, nores = offers
    elif m == 1:
        s.msg(cu, "the second one please~I'll take the latter")
        nores, res = offers
    else:
        s.msg(cu, f"{uc(offers[0])} please. Actually no, {offers[1]}~{offers[0]}... hmm wait, {offers[1]} is better")
        nores, res = offers
    days = s.i(2, 12)
    send = s.p()
    s.msg(ag, f"Done. That will take about {days} working days. " + ("You don't need to send anything back." if not send else "Please send the device back with the label I'm e-mailing you."))
    s.msg(cu, "do I have to pay for anything?~any cost for me?")
    fee = s.p(.4)
    f = s.i(3, 15)
    s.msg(ag, f"Only {s.cur}{f} for shipping.~There is a fee of {s.cur}{f}." if fee else "No, it's free of charge.~Nothing at all.")
    s.msg(cu, "ok thanks~great, bye")
    s.add("order", f"{cu} [chose|settled on|went for] {{x}}~in the end {cu} gets {{x}} [rather than|and not] {{y}}~{{x}} was agreed on, not {{y}}", dict(x=res, y=nores), dict(x=nores, y=res))
    s.add("coref", "the [correct|right] order number is {x}~the order concerned is {x}~the order in question has the number {x}", dict(x=str(good)), dict(x=str(bad) if fix else str(o1 + s.c((1, 10, 100))) ))
    s.bool("order", fix, f"{cu} gave a wrong order number at first~the first order number given was not the right one", f"the first order number {cu} gave was the right one~{cu} gave the right order number at once")
    s.add("swap", "{x} complained and {y} [dealt with it|handled the case]~{x} is the customer and {y} works in support~{y} helped {x} with a problem", dict(x=cu, y=ag), dict(x=ag, y=cu))
    s.add("number", "the [solution|settlement] will take about {v} working days", dict(v=num(days)), dict(v=num(s.no((2, 5, 7, 10, 12), days))))
    s.bool("negation", send, "the device has to be sent back~the customer must return the device", "the device need not be sent back~nothing has to be returned")
    s.bool("negation", fee, "the customer has to pay something~it is not completely free for the customer", "the customer does not have to pay anything~it is completely free for the customer")
    s.look("cause", f"the complaint was about {{v}}~{cu} reported {{v}}", ["a cracked screen", "that it does not turn on", "a loud noise", "the wrong colour", "a missing charger", "that it no longer charges"], issue[1])
    s.add("number", "the product had been delivered {v} earlier", dict(v=f"{bought} days"), dict(v=f"{s.c((bought + 3, bought + 10, days)) if days != bought else bought + 4} days"))
    s.bool("modality", True, f"{ag} offered a choice of two solutions", f"{ag} offered only one solution") if s.p(.0) else None
    if fee:
        s.add("number", "the customer is charged {v}", dict(v=s.say.money(D(f))), dict(v=s.say.money(D(f + s.i(1, 6)))))


def chat_meeting(s):
    a, b, c = s.trio()
    roles = s.pick("chair|treasurer|designer|engineer|head of sales|secretary|coach|editor", 3)
    if s.p(.6):
        s.titles = {p: f"{p} ({r})" for p, r in zip((a, b, c), roles)}
        s.add("owner", "{x} is the {r}~the {r} is {x}", dict(x=b, r=roles[1]), s.c((dict(x=a, r=roles[1]), dict(x=b, r=roles[2]))))
    topic = s.one("the website|the summer fair|the new office|the budget|the newsletter|the mobile app|the training day")
    d1, d2 = s.pick(WEEKDAYS[:5], 2)
    amt, amt2 = s.ints(400, 9000, 2, 100)
    s.msg(a, f"Let's talk about {topic}. {b}, where do we stand?~First point, {topic}. {b}, your update please.")
    late = s.p()
    s.msg(b, f"We're {'behind schedule' if late else 'on schedule'}. {s.c(('The draft', 'The first version', 'The list'))} will be ready on {d1}.")
    s.msg(c, f"I thought it was {d2}?~Didn't we say {d2}?")
    corr = s.p()
    if corr:
        s.msg(b, f"You're right, {d2}. My mistake.~Sorry, yes, I meant {d2}.")
    else:
        s.msg(b, f"No, {d1}. {d2} was the old plan.~No, we changed that, it's {d1}.")
    fin, old = (d2, d1) if corr else (d1, d2)
    s.msg(a, "Fine. And the money?~OK. What about costs?")
    s.msg(c, f"I asked for {s.cur}{amt}, we got {s.cur}{amt2}.~We applied for {s.cur}{amt} and {s.cur}{amt2} was approved.")
    act = s.one("talk to the bank|find a printer|contact the landlord|check the contract|ask for a second quote|invite the volunteers")
    dec = s.i(0, 2)
    if dec == 0:
        s.msg(a, f"{c}, please {act} by {WEEKDAYS[s.i(0, 4)]}.")
        s.msg(c, "Will do.~OK.")
        own = c
    elif dec == 1:
        s.msg(a, f"{c}, could you {act}?")
        s.msg(c, "I'm on holiday next week.~I really have no time.")
        s.msg(b, "Then I'll do it.~I can do that instead.")
        own = b
    else:
        s.msg(b, f"Should I {act}?~Do you want me to {act}?")
        s.msg(a, "No, I'll do that myself.~Leave that to me.")
        own = a
    prop = s.one("hire a photographer|move the deadline|print more flyers|rent a second room|drop the raffle")
    ok = s.i(0, 2)
    s.msg(b, f"I'd also like to {prop}.~One more thing: I propose to {prop}.")
    s.msg(a, ("Agreed, let's do that.", "No, we can't afford that now.", "Let's decide that next time.")[ok])
    s.c("ab")  # not used; the draw keeps the documents of a seed
    s.add("date", f"the work that {b} promised for {topic} will be ready on {{d}}~for {topic}, {{d}} is the [right|valid] day", dict(d=fin), dict(d=old))
    s.bool("owner", corr, f"{b} had made a mistake about the day~{c} was right about the day", f"{b} had the day right~{c} was wrong about the day")
    s.add("owner", f"{{x}} [will|is to] {act}~{{x}} took on the task to {act}~the task to {act} went to {{x}}", dict(x=own), dict(x=s.c([p for p in (a, b, c) if p != own])))
    m = lambda v: s.say.money(D(v))
    x, y = m(amt), m(amt2)
    s.add("swap", "{x} was [asked for|requested] and {y} was granted~they [received|were granted] {y}~the [request|application] was for {x}", dict(x=x, y=y), dict(x=y, y=x))
    s.add("comparison", "they got {d} than they had asked for", dict(d="more" if amt2 > amt else "less"), dict(d="less" if amt2 > amt else "more"))
    s.add("arithmetic", "the amount granted differs from the amount requested by {v}", dict(v=m(abs(amt - amt2))), dict(v=m(abs(amt - amt2) + s.c((100, 200, 500)))))
    P = (f"it was [agreed|decided] to {prop}", f"the proposal to {prop} was [rejected|turned down]", f"the decision whether to {prop} was put off")
    s.add("modality", "{x}", dict(x=expand(s.r, P[ok])), dict(x=expand(s.r, P[s.no((0, 1, 2), ok)])))
    s.add("owner", f"{{x}} proposed to {prop}~the idea to {prop} came from {{x}}", dict(x=b), dict(x=s.c((a, c))))
    s.bool("negation", late, f"{topic} is behind schedule", f"{topic} is on schedule")
    s.add("owner", "{x} led the meeting and asked for an update~{x} asked {y} for an update", dict(x=a, y=b), dict(x=b, y=a))


def chat_haggle(s):
    a, b = s.r.sample(s.who, 2)
    s.who = [a, b]
    it = s.one("bike|sofa|camera|guitar|dishwasher|desk|stroller|record player|kayak|sewing machine")
    p0 = s.i(60, 400, 10)
    p1 = p0 - s.i(2, 4) * 10
    p2 = s.c((p1 + 10, p0, p1))
    s.msg(b, f"Hi, is the {it} still available?~hello, still selling the {it}?")
    s.msg(a, f"Yes it is. {s.cur}{p0}.~Yes, for {s.cur}{p0}")
    s.msg(b, f"Would you take {s.cur}{p1}?~{s.cur}{p1}?")
    if p2 == p1:
        s.msg(a, f"Ok, because it's you.~fine, {s.cur}{p1} then")
    elif p2 == p0:
        s.msg(a, f"No, {s.cur}{p0} is the price.~sorry, the price is fixed")
        s.msg(b, "ok, I'll take it anyway~alright, full price then")
    else:
        s.msg(a, f"{s.cur}{p2} and it's yours.~Let's meet at {s.cur}{p2}")
        s.msg(b, "deal~ok agreed")
    age, _ = s.i(2, 9), s.i(3, 40)
    s.msg(b, "How old is it?~how long have you had it?")
    s.msg(a, f"{uc(num(age))} years. Bought it new.~I bought it new {num(age)} years ago")
    d1, d2 = s.pick(WEEKDAYS, 2)
    h = s.i(9, 20)
    s.msg(b, f"Can I pick it up on {d1}?~{d1} ok for pickup?")
    away = s.p()
    if away:
        s.msg(a, f"I'm not home on {d1}. {d2} after {h}:00?~only {d2}, from {h}:00 on")
        s.msg(b, "works~ok see you then")
    else:
        s.msg(a, f"Yes, after {h}:00.~fine, from {h}:00 on")
    fin, old = (d2, d1) if away else (d1, d2)
    pay = s.pick("cash|bank transfer|PayPal", 2)
    s.msg(b, f"{uc(pay[0])} ok?~Can I pay by {pay[0]}?" if pay[0] != "cash" else "Is cash ok?~can I pay cash?")
    nocash = s.p()
    s.msg(a, f"{pay[1]} would be better~I'd rather have {pay[1]}" if nocash else "sure~yes of course")
    if nocash:
        s.msg(b, f"ok, {pay[1]} then~fine")
    m = lambda v: s.say.money(D(v))
    s.add("order", f"the {it} [is sold|goes] for {{v}}~they agree on {{v}} for the {it}~the final price of the {it} is {{v}}", dict(v=m(p2)), dict(v=m(s.no((p0, p1, p0 - 10), p2))))
    s.add("swap", f"{{x}} sells the {it} to {{y}}~{{y}} buys the {it} from {{x}}~the buyer is {{y}}~the {it} [belonged to|was owned by] {{x}} before the sale", dict(x=a, y=b), dict(x=b, y=a))
    s.bool("comparison", p2 < p0, f"{b} pays less than the price first asked~{b} [gets|got] a discount", f"{b} pays the price first asked~{b} [gets|got] no discount", f"Did {b} get a lower price?")
    s.add("date", f"the {it} will be collected on {{d}}~pickup is on {{d}}", dict(d=fin), dict(d=old) if away else dict(d=d2))
    s.add("attribute", "payment is to be made by {v}~they settle on {v} as the means of payment", dict(v=pay[1] if nocash else pay[0]), dict(v=pay[0] if nocash else pay[1]))
    s.add("owner", f"{{x}} [asked for|tried to get] a lower price~{{x}} [offered|suggested] {s.cur}{p1}", dict(x=b), dict(x=a))
    s.add("number", f"the {it} is {{v}} years old~{{x}} has had the {it} for {{v}} years", dict(v=num(age), x=a), dict(v=num(s.no(range(2, 10), age)), x=a))
    if p2 < p0:
        s.add("arithmetic", f"{b} pays {{v}} less than the first price", dict(v=m(p0 - p2)), dict(v=m(s.no((p0 - p2 + 10, p0 - p1 + 20, p2), p0 - p2))))
    s.add("date", f"the {it} can be collected from {{t}} on", dict(t=s.say.time(h * 60)), dict(t=s.say.time((h + s.c((1, 2, -1))) * 60)))


def chat_phone(s):
    a, b = s.r.sample(s.who, 2)
    c = s.names.make("person")
    s.who = [a, b]
    d1, d2 = s.pick(WEEKDAYS[:5], 2)
    t1, t2 = s.ints(8, 17, 2)
    s.titles = {a: s.c((f"Reception ({a})", a)), b: s.c((f"Caller ({b})", b))}
    s.msg(a, f"Practice of Dr {c.split()[1]}, {a} speaking.~Good morning, {a} at Dr {c.split()[1]}'s.")
    rel = s.one("son|mother|daughter|husband|father|neighbour")
    forw = s.p()
    s.msg(b, f"Hello, I'd like an appointment for my {rel}, please.~Hi, my {rel} needs an appointment." if forw else "Hello, I need an appointment.~Hi, I'd like to come in, please.")
    s.msg(a, f"We have {d1} at {t1}:00 or {d2} at {t2}:00.~I can offer {d1}, {t1}:00, or {d2}, {t2}:00.")
    k = s.i(0, 2)
    if k == 0:
        s.msg(b, "The first one, please.~The first would be best.")
        d, t, o, u = d1, t1, d2, t2
    elif k == 1:
        s.msg(b, "The second one is better.~I'll take the latter.")
        d, t, o, u = d2, t2, d1, t1
    else:
        s.msg(b, f"{d1}... no, sorry, {d2} is better.~{d1} please. Oh wait, I work then. {d2}.")
        d, t, o, u = d2, t2, d1, t1
    s.msg(a, "Noted. Have you been here before?~All right. Is it the first visit?" if not forw else "Noted. And the name?")
    if forw:
        kid = s.first(1)[0]
        s.msg(b, f"{kid}.")
    else:
        kid = b
        new = s.p()
        s.msg(b, "I'm a new patient." if new else "I was there last year.")
        s.bool("negation", new, f"{b} is a new patient", f"{b} has been a patient there before")
    bring = s.pick("the insurance card|the old X-rays|a list of medicines|a referral letter", 2)
    s.msg(a, f"Please bring {bring[0]}. You won't need {bring[1]}.")
    q = s.p()
    s.msg(b, "Do I have to come with an empty stomach?~Is fasting necessary?")
    s.msg(a, "Yes, nothing after midnight.~Yes please." if q else "No, that's not necessary.~No, you can eat normally.")
    s.add("date", "the appointment is on {d}~[in the end|finally], {d} was [chosen|booked]", dict(d=d), dict(d=o))
    s.add("attribute", "the appointment is at {t}~{t} is the time that was booked", dict(t=s.say.time(t * 60)), dict(t=s.say.time(u * 60)))
    s.add("owner", "the patient is {x}~the appointment is for {x}", dict(x=kid), dict(x=b if forw else a))
    s.add("membership", "{x} should be brought along~the patient needs to bring {x} but not {y}~{y} can be left at home", dict(x=bring[0], y=bring[1]), dict(x=bring[1], y=bring[0]))
    s.bool("negation", q, "the patient must not eat beforehand", "the patient may eat beforehand", "Is an empty stomach necessary?")
    s.add("swap", "{x} took the call from {y}~{y} called and {x} answered~{x} works at the practice", dict(x=a, y=b), dict(x=b, y=a))


def chat_interview(s):
    a, b = s.r.sample(s.who, 2)
    s.who = [a, b]
    job = s.one("baker|nurse|bus driver|web designer|carpenter|florist|lab assistant")
    y0, firm, f2 = s.i(2, 12), *s.make("firm", 2)
    s.titles = {a: s.c((f"Interviewer {a}", f"{a} (HR)", a)), b: s.c((f"{b} (applicant)", b))}
    pay, pay2 = s.ints(24, 60, 2)
    st = sorted(s.pick(MONTHS, 2), key=MONTHS.index)
    s.msg(a, f"Thanks for coming. You applied as a {job}. How long have you worked in this field?")
    s.msg(b, f"{uc(num(y0))} years. First at {firm}, since last year at {f2}.~About {num(y0)} years, most of it at {firm}. Now I'm with {f2}.")
    s.msg(a, "Why do you want to leave?~What makes you look for something new?")
    why = s.one("the commute is too long|the shifts change all the time|there is no chance of promotion|the company is moving away")
    s.msg(b, f"Mainly because {why}.~To be honest, {why}.")
    s.msg(a, f"We could pay {pay} thousand a year.~The salary would be {pay} thousand.")
    s.msg(b, f"I was hoping for {pay2} thousand.~I had {pay2} thousand in mind.")
    k = s.i(0, 2)
    s.msg(a, ("That's possible.", f"I'm afraid {pay} is the limit.", "I'll have to ask my boss about that.")[k])
    if k == 1:
        s.msg(b, "All right, I can live with that.")
    s.msg(a, f"Could you start in {st[0]}?")
    z = s.p()
    s.msg(b, "Yes, that works.~Sure." if z else f"Not before {st[1]}, I have a notice period.~{st[1]} at the earliest.")
    dl = s.p()
    s.msg(a, "And do you have a driving licence?")
    s.msg(b, "Yes, I do.~Yes." if dl else "Not yet, I'm taking lessons.~No.")
    s.add("swap", "{x} is applying for a job and {y} asks the questions~{y} interviews {x}~the applicant is {x}", dict(x=b, y=a), dict(x=a, y=b))
    s.add("order", f"{b} now works for {{x}} and was with {{y}} before~{b}'s present employer is {{x}}~{{y}} is a former employer of {b}", dict(x=f2, y=firm), dict(x=firm, y=f2))
    s.add("swap", f"{a} offered {{x}} thousand, {b} wanted {{y}} thousand~{b} asked for {{y}} thousand~the employer's first offer was {{x}} thousand", dict(x=str(pay), y=str(pay2)), dict(x=str(pay2), y=str(pay)))
    P = (f"{b}'s wish concerning pay was granted", f"{b} accepted the salary first offered", "the question of pay was left open")
    s.add("modality", "{x}", dict(x=P[k]), dict(x=P[s.no((0, 1, 2), k)]))
    s.add("date", f"{b} can start in {{m}}~the earliest start for {b} is {{m}}" if not z else f"{b} agreed to start in {{m}}", dict(m=st[0] if z else st[1]), dict(m=st[1] if z else st[0]))
    s.bool("negation", dl, f"{b} has a driving licence", f"{b} does not have a driving licence", f"Does {b} have a driving licence?")
    s.look("cause", f"{b} wants to leave because {{v}}", "the commute is too long|the shifts change all the time|there is no chance of promotion|the company is moving away".split("|"), why)
    s.add("number", f"{b} has {{v}} years of experience", dict(v=num(y0)), dict(v=num(s.no(range(2, 13), y0))))


def chat_order(s):
    """a phone order with corrections"""
    a, b = s.r.sample(s.who, 2)
    s.who = [a, b]
    s.titles = {a: s.c((f"{a} (shop)", f"Shop - {a}", a)), b: s.c((f"{b} (customer)", b))}
    it = s.pick("rolls|pretzels|croissants|bagels|muffins|buns|doughnuts", 3)
    q = s.ints(3, 40, 3)
    s.msg(a, "Bakery, good morning. What can I do for you?~Good morning, bakery speaking.")
    s.msg(b, f"I'd like {q[0]} {it[0]} and {q[1]} {it[1]} for tomorrow, please.~Hello, {q[0]} {it[0]} and {q[1]} {it[1]} please, for tomorrow.")
    k = s.i(0, 3)
    fin = {it[0]: q[0], it[1]: q[1]}
    old = dict(fin)
    if k == 0:
        s.msg(a, f"We only have {q[2]} {it[0]} left for tomorrow." if q[2] < q[0] else f"{uc(it[0])} only come in boxes of {q[2]}.")
        s.msg(b, f"Then {q[2]}, that's fine.~OK, {q[2]} then.")
        fin[it[0]] = q[2]
    elif k == 1:
        s.msg(b, f"Sorry, make that {q[2]} {it[1]}.~Wait, better {q[2]} {it[1]}.")
        s.msg(a, "No problem.~Changed.")
        fin[it[1]] = q[2]
    elif k == 2:
        s.msg(b, f"Oh, and {it[2]} instead of the {it[0]}, same number.~Actually, could I have {it[2]} rather than {it[0]}? The number stays.")
        s.msg(a, "Of course.~Sure.")
        fin = {it[2]: q[0], it[1]: q[1]}
    else:
        s.msg(b, f"And {q[2]} {it[2]} as well.~Plus {q[2]} {it[2]}.")
        s.msg(a, "Got it.~Fine.")
        fin[it[2]] = q[2]
    h = s.ints(6, 11, 2)
    s.msg(a, f"When will you pick it up? We open at {min(h)}:00.")
    s.msg(b, f"At {max(h)}:00.~Around {max(h)}:00.")
    dlv = s.p()
    s.msg(a, "We could also deliver it." )
    s.msg(b, "Oh, that would be great, please do.~Yes please, deliver it." if dlv else "No thanks, I'll come by.~Not necessary, I'll fetch it.")
    x = s.c(list(fin))
    pool = [str(z) for z in q]
    s.look("order", f"in the end, {{v}} {x} are ordered~the final number of {x} is {{v}}", pool, str(fin[x]))
    s.add("arithmetic", "altogether {v} pieces are ordered", dict(v=str(sum(fin.values()))), dict(v=str(sum(old.values()) if sum(old.values()) != sum(fin.values()) else sum(fin.values()) + s.i(1, 6))))
    gone = [z for z in it if z not in fin]
    if gone:
        s.add("membership", "{z} are part of the final order", dict(z=x), dict(z=s.c(gone)))
        s.add("membership", "the final order does not include {z}", dict(z=s.c(gone)), dict(z=x))
    s.bool("order", dlv, "the order will be delivered", "the customer collects the order", "Will the order be delivered?")
    s.add("swap", "{x} ordered from {y}~{y} took {x}'s order", dict(x=b, y=a), dict(x=a, y=b))
    s.add("attribute", "the shop opens at {v}", dict(v=f"{min(h)}:00"), dict(v=f"{max(h)}:00"))
    s.comp([z for z in fin], [fin[z] for z in fin], "are ordered in a larger number than", "are ordered in a smaller number than")
