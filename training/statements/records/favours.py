"""Group chats about favours: money, loans, gifts, lost things."""
from decimal import Decimal as D

from ..vocabulary import WEEKDAYS
from .wording import uc


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
