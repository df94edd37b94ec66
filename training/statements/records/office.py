"""Texts of an office: instructions, tickets, mails, rules, minutes, service levels."""
from decimal import Decimal as D

from ..vocabulary import DAY
from .releases import ver
from .wording import nth, num, uc


def doc_howto(s):
    dev = s.names.make("product")
    steps_pool = [("switch off the main valve", "switching off the main valve"), ("unplug the power cable", "unplugging the power cable"), ("remove the rear panel", "removing the rear panel"), ("take out the old filter", "taking out the old filter"), ("rinse the tank", "rinsing the tank"), ("insert the new cartridge", "inserting the new cartridge"), ("press and hold the reset button", "pressing the reset button"), ("download the firmware file", "downloading the firmware file"), ("back up your settings", "backing up the settings"), ("connect the USB stick", "connecting the USB stick"), ("wait for the green light", "waiting for the green light"), ("close the cover", "closing the cover"), ("enter the PIN", "entering the PIN"), ("choose a language", "choosing a language"), ("scan the QR code", "scanning the QR code"), ("calibrate the sensor", "calibrating the sensor")]
    n = s.c((5, 6, 7))
    st = s.r.sample(steps_pool, n)
    times = s.ints(2, 40, 2)
    k, w = s.r.sample(range(1, n - 1), 2)
    opt = s.i(0, n - 1)
    while opt in (k, w):
        opt = s.i(0, n - 1)
    cond = s.one("the light is red|the model is older than 2020|you use the mobile app|the display stays dark")
    tool = s.pick("a flat screwdriver|a soft cloth|a 10 mm spanner|rubber gloves|a measuring cup", 2)
    every = s.i(2, 12)
    war = s.p()
    lines = []
    num_style = s.i(0, 2)
    for i, (a, _) in enumerate(st):
        x = uc(a) + "."
        if i == k:
            x = f"If {cond}, {a}; otherwise skip this step."
        if i == w:
            x += f" Wait {times[0]} minutes before you go on."
        if i == opt:
            x += " (optional)" if num_style != 2 else " This is optional."
        lines.append({0: f"{i + 1}. {x}", 1: f"Step {i + 1}: {x}", 2: ("First, " if i == 0 else "Finally, " if i == n - 1 else s.c(("Then, ", "Next, ", "After that, "))) + x[0].lower() + x[1:]}[num_style])
    intro = s.c((f"How to service the {dev}", f"{dev}: quick guide", f"Maintenance of the {dev}")) + f"\n\nYou need {tool[0]}; {tool[1]} is helpful but not required. The whole job takes about {times[1] + 30} minutes and should be repeated every {num(every)} months."
    end = ("Opening the device does not affect the warranty." if war else "Warning: opening the device ends the warranty.") + " " + s.c(("Do not use cleaning agents.", "Keep the manual.", "Dispose of old parts at a collection point."))
    ctx = intro + "\n\n" + ("\n".join(lines) if num_style != 2 else " ".join(lines)) + "\n\n" + end
    i, j = sorted(s.r.sample(range(n), 2))
    s.add("order", "{a} comes before {b}~{b} is done after {a}~{a} precedes {b}", dict(a=st[i][1], b=st[j][1]), dict(a=st[j][1], b=st[i][1]))
    i = s.i(0, n - 2)
    s.add("order", "{a} is the {o} step~the {o} step is {a}", dict(a=st[i][1], o=nth(i)), s.c((dict(a=st[i + 1][1], o=nth(i)), dict(a=st[i][1], o=nth(i + 1)))))
    s.add("order", "[right|immediately] after {a} comes {b}~{b} directly follows {a}", dict(a=st[i][1], b=st[i + 1][1]), dict(a=st[i + 1][1], b=st[i][1]) if s.p() or i + 2 >= n else dict(a=st[i][1], b=st[i + 2][1]))
    s.add("condition", f"{{a}} is only [needed|required] if {cond}", dict(a=st[k][1]), dict(a=s.c([x[1] for y, x in enumerate(st) if y != k])))
    s.add("condition", "{a} is optional~you may leave out {a} if you like", dict(a=st[opt][1]), dict(a=s.c([x[1] for y, x in enumerate(st) if y not in (k, opt)])))
    s.add("number", "after {a}, you should wait {v} minutes", dict(a=st[w][1], v=str(times[0])), s.c((dict(a=st[w][1], v=str(times[1] + 30)), dict(a=s.c([x[1] for y, x in enumerate(st) if y != w]), v=str(times[0])))))
    s.add("modality", "{a} is [necessary|required] and {b} only helpful~you can do without {b}, but not without {a}~{a} is indispensable", dict(a=tool[0], b=tool[1]), dict(a=tool[1], b=tool[0]))
    s.add("number", "the job should be [done|repeated] every {v} months", dict(v=num(every)), dict(v=num(s.no(range(2, 13), every))))
    s.bool("negation", war, "the warranty remains valid when the device is opened", "the warranty is lost when the device is opened", "Does the warranty survive opening the device?")
    s.add("number", "the whole job takes about {v} minutes", dict(v=str(times[1] + 30)), dict(v=str(s.c((times[0], times[1] + 40, times[1] + 20)))) if times[0] != times[1] + 30 else None)
    s.add("order", "the last step is {a}~the [procedure|job] ends with {a}", dict(a=st[-1][1]), dict(a=s.c(st[:-1])[1]))
    s.add("number", "there are {v} steps", dict(v=num(n)), dict(v=num(n + s.c((1, -1)))))
    return "howto", ctx


def doc_ticket(s):
    a, b, c = s.person(3)
    num_ = s.i(100, 9999)
    prod = s.names.make("brand")
    sev = s.pick("low|medium|high|critical", 2)
    br = s.pick("Firefox|Chrome|Safari|Edge", 2)
    vs = ver(s, 3)
    d0 = s.day()
    ds = [d0 + DAY * x for x in sorted(s.ints(1, 40, 4))]
    bug = s.one("the export button does nothing|images appear twice|the login page reloads endlessly|totals are rounded wrongly|search ignores umlauts|the calendar starts on the wrong day")
    dup = s.i(100, 9999)
    final = s.c(("fixed", "closed as duplicate", "reopened", "won't fix"))
    work = s.p()
    est, spent = s.ints(2, 20, 2)
    com = [f"{s.say.date(ds[0].date())}, {b}: I can reproduce this in {br[0]}, but not in {br[1]}. Changing the severity from {sev[0]} to {sev[1]}.",
           f"{s.say.date(ds[1].date())}, {a}: " + ("As a workaround, clearing the cache helps." if work else "Clearing the cache does not help."),
           f"{s.say.date(ds[2].date())}, {b}: Assigning this to {c}. Estimate: {est} hours."]
    fin = {"fixed": f"Fixed in {vs[2]}; took {spent} hours. {a}, please verify.", "closed as duplicate": f"Closing, this is the same as #{dup}. Took me {spent} hours to find out.", "reopened": f"I thought {vs[2]} fixed this, but it came back. Reopened. {spent} hours so far.", "won't fix": f"After {spent} hours I give up: a fix would break the old API. Won't fix."}[final]
    com.append(f"{s.say.date(ds[3].date())}, {c}: {fin}")
    ctx = s.c((f"Ticket #{num_}: {bug}\n", f"[{prod}] Issue {num_} - {bug}\n")) + f"Product: {prod}\nReported by: {a} on {s.say.date(d0.date())}\nSeverity: {sev[1]}\nFound in version: {vs[1]}\nLast working version: {vs[0]}\n\nComments\n" + "\n".join(com)
    s.add("owner", "{x} [reported|filed] the [bug|ticket]~the [bug|ticket] was reported by {x}", dict(x=a), dict(x=s.c((b, c))))
    s.add("owner", "the ticket was assigned to {y} by {x}~{x} handed the ticket to {y}", dict(x=b, y=c), dict(x=c, y=b))
    s.add("swap", "the problem occurs in {x} but not in {y}~{y} is not affected, {x} is~it could be reproduced in {x} only, not in {y}", dict(x=br[0], y=br[1]), dict(x=br[1], y=br[0]))
    s.add("order", "the severity was changed from {x} to {y}~the severity is now {y}~before it became {y}, the severity was {x}", dict(x=sev[0], y=sev[1]), dict(x=sev[1], y=sev[0]))
    s.bool("negation", work, "clearing the cache [is|serves as] a workaround~there is a workaround", "clearing the cache does not help~no workaround that helps is mentioned")
    s.add("swap", "the work was estimated at {x} hours and [took|has taken] {y}~{y} hours were spent~the estimate was {x} hours", dict(x=num(est), y=num(spent)), dict(x=num(spent), y=num(est)))
    s.add("comparison", "{c} spent {d} time on it than estimated", dict(c=c, d="more" if spent > est else "less"), dict(c=c, d="less" if spent > est else "more"))
    W = {"fixed": "the bug has been fixed", "closed as duplicate": "the ticket was closed because it repeats another one", "reopened": "the ticket has been reopened", "won't fix": "the bug will not be fixed"}
    s.add("modality", "{x}~the latest word is that {x}", dict(x=W[final]), dict(x=W[s.no(list(W), final)]))
    s.add("scope", "the bug was found in {x}, while {y} still worked~{y} was the last version that worked~the bug shows up in {x}", dict(x="version " + vs[1], y="version " + vs[0]), dict(x="version " + vs[0], y="version " + vs[1]))
    s.add("owner", "{x} was able to reproduce the problem~{x} changed the severity", dict(x=b), dict(x=s.c((a, c))))
    if final == "fixed":
        s.add("owner", "{x} is asked to verify the fix by {y}~{y} asks {x} to check the fix", dict(x=a, y=c), dict(x=c, y=a))
        s.look("number", "the fix is in version {v}", vs[:2], vs[2])
    if final == "closed as duplicate":
        s.add("coref", "it is the same problem as in ticket {x}~ticket {x} describes the same thing", dict(x=f"#{dup}"), dict(x=f"#{dup + s.c((1, 10, 100))}"))
    return "ticket", ctx


def doc_mail(s):
    a, b, c = s.person(3)
    A_, B_, C_ = (x.split()[0] for x in (a, b, c))
    firm = s.names.make("firm")
    d = s.day()
    q1, q2 = s.ints(20, 400, 2, 5)
    p1, p2 = s.ints(4, 90, 2)
    wk1, wk2 = s.ints(2, 9, 2)
    it = s.one("chairs|cables|T-shirts|brochures|filters|notebooks|lamps|tiles")
    acc = s.i(0, 2)
    m1 = f"From: {a}\nTo: {b}\nCc: {c}\nDate: {d:%d %b %Y %H:%M}\nSubject: Order of {it}\n\nDear {B_},\nwe would like to order {q1} {it} at {s.cur}{p1} each, as in your offer. We need them within {num(wk1)} weeks. {C_} will handle the payment.\nBest, {A_}"
    r1 = {0: f"I can confirm {q1} {it} at {s.cur}{p1}, but delivery will take {num(wk2)} weeks.", 1: f"we only have {q2} left at the moment; the price stays at {s.cur}{p1} and delivery takes {num(wk1)} weeks.", 2: f"the price has gone {'up' if p2 > p1 else 'down'} to {s.cur}{p2} each since our offer. {q1} {it} in {num(wk1)} weeks is no problem."}[acc]
    d2 = s.later(d, 60, 2000)
    m2 = f"From: {b}\nTo: {a}\nDate: {d2:%d %b %Y %H:%M}\nSubject: Re: Order of {it}\n\nHello {A_},\nthank you. {uc(r1)} Is that all right?\n{B_}, {firm}"
    ok = s.p(.6)
    d3 = s.later(d2, 30, 900)
    m3 = f"From: {a}\nTo: {b}\nDate: {d3:%d %b %Y %H:%M}\n\n{B_}, " + (s.c(("yes, go ahead.", "that is fine, please proceed.")) if ok else s.c(("unfortunately not, then we have to cancel.", "no, in that case we withdraw the order."))) + " " + s.c((f"Please send the invoice to {C_}, not to me.", f"{C_} is away next week, so please write to me until then.")) + f"\n{A_}"
    to_c = "invoice" in m3
    mails = [m1, m2, m3]
    if s.p(.4):
        mails.reverse()
    ctx = "\n\n---\n\n".join(mails)
    m = lambda v: s.say.money(D(v))
    s.add("swap", f"{{x}} [wants to buy|ordered] {it} from {{y}}~{{y}} is the [supplier|seller], {{x}} the [customer|buyer]~{{y}} works for {firm}", dict(x=a, y=b), dict(x=b, y=a))
    s.add("owner", "{x} [takes care of|handles] the payment~payment is {x}'s job", dict(x=c), dict(x=s.c((a, b))))
    s.bool("modality", ok, f"the order goes ahead~{A_} accepted the [terms|conditions] {B_} named", f"the order was withdrawn~{A_} did not accept the [terms|conditions] {B_} named", "Does the order go ahead?")
    fq, fp, fw = (q2 if acc == 1 else q1), (p2 if acc == 2 else p1), (wk2 if acc == 0 else wk1)
    s.add("number", f"{B_} can deliver {{v}} {it}~the number of {it} {B_} can supply is {{v}}", dict(v=str(fq)), dict(v=str(q2 if fq == q1 else q1)))
    s.add("number", f"according to {B_}, each [one|piece] costs {{v}}~the price {B_} names is {{v}} each", dict(v=m(fp)), dict(v=m(p2 if fp == p1 else p1)))
    s.add("number", f"delivery would take {{v}} weeks, {B_} says~{B_} [promises|mentions] a delivery time of {{v}} weeks", dict(v=num(fw)), dict(v=num(wk2 if fw == wk1 else wk1)))
    W = ("the delivery time", "the quantity", "the price")
    s.add("attribute", f"{{x}} differs from what {A_} had asked for~the point on which {B_} could not meet the request is {{x}}", dict(x=W[acc]), dict(x=W[s.no((0, 1, 2), acc)]))
    s.add("arithmetic", f"on {B_}'s terms, the {it} would cost {{v}} in all", dict(v=m(fq * fp)), dict(v=m(s.no((q1 * p1, q2 * p1, q1 * p2, q2 * p2), fq * fp))))
    if to_c:
        s.add("coref", "the invoice should go to {x}~{x} is to receive the invoice", dict(x=c), dict(x=a))
    else:
        s.add("owner", "{x} will be away next week~next week {x} cannot be reached", dict(x=c), dict(x=s.c((a, b))))
    s.add("order", "{x} [wrote first|started the exchange]~the first mail came from {x}", dict(x=a), dict(x=b))
    s.add("date", f"{B_} [answered|replied] at {{t}}", dict(t=f"{d2:%H:%M}"), dict(t=s.c((f"{d:%H:%M}", f"{d3:%H:%M}"))))
    if acc == 2:
        s.add("direction", "since the offer, the price has {d}", dict(d="risen" if p2 > p1 else "fallen"), dict(d="fallen" if p2 > p1 else "risen"))
    return "email thread", ctx


def doc_rules(s):
    """conditions, exceptions, limits in a help page"""
    prod = s.names.make("brand")
    age, size, days, tries, lock = s.i(13, 18), s.i(5, 200, 5), s.i(7, 90), s.i(3, 10), s.i(5, 60, 5)
    fm = s.pick("PDF|DOCX|PNG|JPEG|CSV|ZIP|MP4|TXT", 5)
    roles = s.pick("owners|editors|viewers|guests|admins", 3)
    exc = s.one("shared folders|files under legal hold|pinned notes|team templates")
    pl = s.pick("the mobile app|the web version|the desktop client", 2)
    lang = s.pick("English|German|Spanish|Japanese|Dutch|Polish", 3)
    dfl, pw = s.p(), s.i(8, 16)
    hol = s.pick("Saturdays|Sundays|public holidays", 2)
    hrs = s.i(2, 48)
    inc = s.p()
    qs = [("How large can an upload be?", f"Files may be up to {size} MB. Accepted formats are {fm[0]}, {fm[1]} and {fm[2]}; {fm[3]} is accepted only if it is smaller than {size // 5 or 1} MB."),
          ("What happens to deleted files?", f"They stay in the bin for {days} days and are then removed for good, " + (f"including {exc}, which cannot be kept any longer either." if inc else f"except {exc}, which are kept until an admin deletes them.")),
          ("Why is my account locked?", f"After {num(tries)} failed logins the account is locked for {lock} minutes. {uc(roles[0])} can unlock it earlier; {roles[1]} cannot."),
          ("Who can invite people?", f"{uc(roles[0])} and {roles[1]} can send invitations, {roles[2]} cannot. Invited people must be at least {age} years old."),
          ("Can I work offline?", f"Yes in {pl[0]}, no in {pl[1]}. Offline editing is switched {'on' if dfl else 'off'} by default."),
          ("How do I reach support?", f"Write to us in {lang[0]} or {lang[1]}. We answer within {hrs} hours, but not on {hol[0]}."),
          ("Are there rules for passwords?", f"At least {pw} characters. You {'must' if dfl is False else 'may but need not'} include a digit.")]
    pick = s.r.sample(range(7), s.c((5, 6, 7)))
    form = s.i(0, 2)
    ctx = f"{prod} help centre: frequently asked questions\n\n" + "\n\n".join((f"Q: {qs[i][0]}\nA: {qs[i][1]}", f"**{qs[i][0]}**\n{qs[i][1]}", f"{qs[i][0]} {qs[i][1]}")[form] for i in pick)
    if 0 in pick:
        s.add("number", "the size limit for [an upload|a file] is {v} MB", dict(v=str(size)), dict(v=str(s.c((size // 5 or 1, size + 5, size * 2)))))
        s.add("condition", "{a} files are accepted [without|with no] further [condition|restriction]~a {a} file of " + f"{size - 1} MB can be uploaded", dict(a=s.c(fm[:3])), dict(a=fm[3]))
        s.add("membership", "{a} is one of the formats that can be uploaded", dict(a=s.c(fm[:4])), dict(a=fm[4]))
        s.add("condition", f"{{a}} files must be smaller than {size // 5 or 1} MB", dict(a=fm[3]), dict(a=s.c(fm[:3])))
    if 1 in pick:
        s.bool("exception", inc, f"{exc} are removed automatically after {days} days like everything else", f"{exc} are not removed automatically after {days} days")
        s.add("number", "deleted files can [usually|normally] be found in the bin for {v} days", dict(v=str(days)), dict(v=str(s.c((days + 7, days + 1, lock if lock != days else days + 3)))))
    if 2 in pick:
        s.add("number", "an account is locked after {a} failed logins, for {b} minutes~it takes {a} failed logins to lock an account~a locked account opens again after {b} minutes", dict(a=num(tries), b=num(lock)), dict(a=num(s.no(range(3, 11), tries)), b=num(lock + s.c((5, 10)))))
        s.add("owner", "{a} can unlock an account early~{a} can end the lock ahead of time, {b} cannot", dict(a=roles[0], b=roles[1]), dict(a=roles[1], b=roles[0]))
    if 3 in pick:
        s.add("membership", "{a} may invite people~invitations can be sent by {a}", dict(a=s.c(roles[:2])), dict(a=roles[2]))
        s.add("exception", "{a} are not allowed to invite people~unlike the others mentioned, {a} cannot send invitations", dict(a=roles[2]), dict(a=s.c(roles[:2])))
        z = age + s.c((-2, -1, 0, 1, 3))
        s.bool("condition", z >= age, f"a person of {z} can be invited", f"a person of {z} cannot be invited", f"Can someone aged {z} be invited?")
    if 4 in pick:
        s.add("swap", "offline work is possible in {a} but not in {b}~you cannot work offline in {b}~{a} works offline", dict(a=pl[0], b=pl[1]), dict(a=pl[1], b=pl[0]))
        s.bool("negation", dfl, "offline editing is on unless you change it", "offline editing is off unless you change it")
    if 5 in pick:
        s.add("membership", "support [answers|can be contacted] in {a}~a message to support may be written in {a}", dict(a=s.c(lang[:2])), dict(a=lang[2]))
        s.add("number", "the promised [answer|response] time is {v} hours", dict(v=str(hrs)), dict(v=str(s.c((hrs + 12, hrs + 2, hrs + 24)))))
        s.add("exception", "support does not answer on {a}", dict(a=hol[0]), dict(a=hol[1]))
    if 6 in pick:
        s.bool("modality", not dfl, "a password has to contain a digit~a password without a digit is not accepted", "a digit in the password is optional~a password without a digit is accepted", "Must a password contain a digit?")
        z = pw + s.c((-1, -2, 0, 1))
        s.bool("condition", z >= pw, f"{z} characters are enough for a password", f"{z} characters are too few for a password")
    return "faq", ctx


def doc_minutes(s):
    ps = s.person(4)
    club = s.names.make("team")
    items = s.pick("repair the roof|buy new nets|raise the fee|rent the hall to the school|hire a part-time coach|paint the changing rooms|sell the old boat|print a yearbook", 3)
    votes = [(s.i(2, 12), s.i(2, 12), s.i(0, 3)) for _ in items]
    for i, (x, y, z) in enumerate(votes):
        if x == y:
            votes[i] = (x + 1, y, z)
    prop = [s.c(ps) for _ in items]
    fee = s.ints(20, 120, 2, 5)
    cash = s.i(800, 9000, 10)
    late = s.c(ps[1:])
    nd = s.day()
    exc = s.names.make("person")
    ctx = f"Minutes of the meeting of {club}, {s.say.date((nd - DAY * 30).date())}\nPresent: {', '.join(ps)}. Apologies: {exc}.\nChair: {ps[0]}. Minutes: {ps[1]}.\n\n" + f"{late} arrived late. {ps[2]} reported {s.cur}{cash} in the bank.\n" + "\n".join(f"{i + 1}. {prop[i]} moved to {items[i]}. For: {v[0]}, against: {v[1]}, abstentions: {v[2]}. {'Carried' if v[0] > v[1] else 'Rejected'}." for i, v in enumerate(votes)) + f"\nThe guest fee goes from {s.cur}{fee[0]} to {s.cur}{fee[1]}. Next meeting: {s.say.date(nd.date())}."
    ok = [v[0] > v[1] for v in votes]
    M_ = [f"the motion to {x}" for x in items]
    s.which(M_, ok, "motion", "was carried", "was rejected")
    s.count(ok, "motion", "motions", "was carried", "were carried")
    s.attr("owner", "{e} was put forward by {v}", M_, prop)
    i = s.i(0, 2)
    v = votes[i]
    s.add("swap", f"{{a}} voted for {M_[i]} and {{b}} against it~{M_[i]} got {{a}} votes in favour~{M_[i]} met with {{b}} votes against", dict(a=num(v[0]), b=num(v[1])), dict(a=num(v[1]), b=num(v[0])))
    s.add("arithmetic", f"counting abstentions, {{n}} people voted on {M_[i]}", dict(n=num(sum(v))), dict(n=num(v[0] + v[1] if v[2] else sum(v) + 1)))
    s.bool("modality", ok[i], f"it was decided to {items[i]}", f"the proposal to {items[i]} did not get a majority")
    s.add("swap", "{x} chaired the meeting and {y} took the minutes~the minutes were taken by {y}~the chair was {x}", dict(x=ps[0], y=ps[1]), dict(x=ps[1], y=ps[0]))
    s.add("owner", "{x} was late~{x} did not arrive on time", dict(x=late), dict(x=s.no(ps, late)))
    s.add("absence", "{x} did not attend~{x} was not at the meeting", dict(x=exc), dict(x=s.c(ps)))
    m = lambda z: s.say.money(D(z))
    s.add("swap", "guests used to pay {a} and now pay {b}~the new guest fee is {b}~the old guest fee was {a}", dict(a=m(fee[0]), b=m(fee[1])), dict(a=m(fee[1]), b=m(fee[0])))
    s.add("direction", "the guest fee {d}", dict(d="goes up" if fee[1] > fee[0] else "goes down"), dict(d="goes down" if fee[1] > fee[0] else "goes up"))
    s.add("owner", "the report on the bank balance came from {x}", dict(x=ps[2]), dict(x=s.no(ps, ps[2])))
    s.add("date", "the next meeting is on {d}", dict(d=s.say.date(nd.date())), dict(d=s.say.date((nd - DAY * 30).date())))
    return "minutes", ctx


def doc_sla(s):
    prod = s.names.make("brand")
    lv = s.c((["P1", "P2", "P3"], ["critical", "major", "minor"], ["urgent", "normal", "low"]))
    resp = sorted(s.ints(15, 600, 3, 15))
    fix = sorted(s.ints(2, 96, 3))
    ex = ["a total outage", "a feature that fails for some users", "a cosmetic error"]
    up = s.c(("99.5", "99.9", "99.95", "99.0"))
    cred = s.ints(5, 50, 2, 5)
    cred.sort()
    exc = s.pick("planned maintenance|failures of the customer's own network|force majeure|misuse by the customer|beta features", 3)
    notin = s.one([x for x in "planned maintenance|failures of the customer's own network|force majeure|misuse by the customer|beta features".split("|") if x not in exc])
    nt, cap = s.i(2, 10), s.i(10, 60, 5)
    always = s.p()
    ctx = f"Service level agreement for {prod}\n\n1. The service is available {up}% of the time, measured per month.\n" + "2. Response and repair: " + " ".join(f"{uc(lv[i])} ({ex[i]}): first answer within {s.mins(resp[i])}, repair within {fix[i]} hours." for i in range(3)) + "\n3. " + ("Times count around the clock for " + lv[0] + " cases, otherwise only on working days." if always else "All times count on working days only.") + f"\n4. If availability is missed, the customer receives {cred[0]}% of the monthly fee, and {cred[1]}% if it falls below 95%. Credits are capped at {cap}% of the yearly fee and must be claimed within {nt} days.\n5. Not counted as downtime: {exc[0]}, {exc[1]} and {exc[2]}."
    s.memo, s.say.memo = {}, {}
    C = [f"{x} cases" for x in lv]
    s.attr("number", "for {e}, the deadline for the first answer is {v}~the time allowed for a first answer in {e} is {v}", C, [s.mins(x) for x in resp])
    s.attr("number", "the time limit for the repair of {e} is {v} hours~{e} have a repair deadline of {v} hours", C, [str(x) for x in fix])
    s.attr("membership", "{v} belongs to {e}~{v} counts as {e}".split("~")[0], C, ex)
    s.look("number", "availability of {v}% is promised", ["99.5", "99.9", "99.95", "99.0"], up)
    s.add("exception", "downtime does not include {x}~among the things not counted as downtime is the item \"{x}\"", dict(x=s.c(exc)), dict(x=notin))
    z = s.i(90, 94) if s.p() else s.i(95, 98)
    s.add("condition", f"at an availability of {z}%, the customer gets {{v}}% of the monthly fee back", dict(v=str(cred[1] if z < 95 else cred[0])), dict(v=str(cred[0] if z < 95 else cred[1])))
    s.bool("condition", always, f"{C[0]} are handled on weekends too", f"{C[0]} are not handled on weekends")
    s.look("number", "the time limit for claiming a credit is {v} days", [str(nt + 2), str(nt + 5), str(cap)], str(nt))
    s.look("number", "the cap on credits is {v}% of the yearly fee", [str(cap + 5), str(cred[0] + 60), str(cap + 10)], str(cap))
    return "service level agreement", ctx
