"""Several documents in one context: alike ones about different things, or a text beside a record."""
import json
import re
from decimal import Decimal as D

from ..claims import Retry
from ..names import Names
from ..say import plain
from .chats import chat_document
from .doc import Doc
from .operations import rec_k8s
from .people import rec_lab, rec_match
from .spec import num_say, rec_spec
from .texts import TEXTDOCS
from .trade import rec_hours, rec_tracking
from .travel import rec_weather
from .wording import nth, style_key, uc

MULTI = [
    dict(dom="two products", ent="product", sg="device", a=[
        ("price", (4900, 89900, 100), "money", "It costs {v}.|The price is {v}.", "Price", "{e} costs {v}~you pay {v} for {e}", "costs more than", "costs less than"), ("battery life", (4, 60, 1), "h", "The battery lasts {v}.|You get {v} out of one charge.", "Battery life", "{e} runs for {v} on one charge~the battery of {e} lasts {v}", "runs longer than", "runs less long than"),
        ("weight", (90, 2900, 10), "g", "It weighs {v}.|At {v}, it is easy to carry.", "Weight", "{e} weighs {v}~the weight of {e} is {v}", "is heavier than", "is lighter than"), ("warranty", (12, 60, 6), "months", "The maker gives a warranty of {v}.|It comes with {v} of warranty.", "Warranty", "the warranty of {e} is {v}~{e} has a warranty of {v}", "has a longer warranty than", "has a shorter warranty than"),
        ("waterproof", "flag", "is waterproof", "is not waterproof", "It is waterproof.|You can use it in the rain.", "It is not waterproof.|Keep it away from water."), ("spare parts", "flag", "can be repaired with spare parts", "has no spare parts available", "Spare parts are available.", "No spare parts are sold."), ("colour", "black/white/green/red/silver", "It comes in {v}.|The colour is {v}.", "Colour", "{e} is {v}~the colour of {e} is {v}"), ("made in", "Portugal/Vietnam/Poland/Mexico/Turkey", "It is made in {v}.|The factory is in {v}.", "Made in", "{e} is [made|produced] in {v}"), ("noise", (22, 70, 1), "dB", "It reaches {v}.|Noise level: {v}.", "Noise", "{e} reaches {v}~the noise level of {e} is {v}", "is louder than", "is quieter than")]),
    dict(dom="two cities", ent="place", sg="town", a=[
        ("population", (4000, 900000, 100), "people", "About {v} people live there.|The town has {v} inhabitants.", "Population", "{v} people live in {e}~{e} has {v} inhabitants", "has more inhabitants than", "has fewer inhabitants than"), ("altitude", (5, 1400, 5), "m", "It lies {v} above sea level.|The altitude is {v}.", "Altitude", "{e} lies {v} above sea level", "lies higher than", "lies lower than"), ("founded", (1100, 1900, 1), "year", "It was founded in {v}.|The first record dates from {v}.", "Founded", "{e} goes back to {v}~{e} was established in {v}", "is younger than", "is older than"),
        ("mayor", "person", "The mayor is {v}.|{v} has been mayor since the last election.", "Mayor", "{v} is mayor of {e}~the mayor of {e} is {v}"), ("university", "flag", "has a university", "has no university", "There is a university.", "There is no university."), ("airport", "flag", "has an airport", "has no airport", "It has an airport of its own.", "It has no airport."), ("main industry", "paper/shipbuilding/tourism/glass/cheese", "The main industry is {v}.|People there live mostly from {v}.", "Main industry", "the main industry of {e} is {v}~{e} lives mainly from {v}"), ("market day", "Monday/Tuesday/Thursday/Friday/Saturday", "The market is held on {v}.|Market day is {v}.", "Market day", "the market in {e} is on {v}~{v} is market day in {e}"), ("rain days", (60, 220, 1), "days", "It rains on {v} a year.", "Rainy days a year", "{e} has rain on {v} a year", "is rainier than", "is drier than")]),
    dict(dom="two employees", ent="person", sg="person", a=[
        ("joined", (1995, 2024, 1), "year", "Joined the company in {v}.|With us since {v}.", "Joined", "{e} joined in {v}~{e} has been with the company since {v}", "joined later than", "joined earlier than"), ("office", "place", "Works from the {v} office.|Based in {v}.", "Office", "{e} works in {v}~{e}'s office is in {v}"), ("team", "Sales/Legal/Design/Support/Finance", "Member of the {v} team.|Part of {v}.", "Team", "{e} belongs to {v}~{e} is in the {v} team"), ("hours", (16, 40, 2), "h", "Works {v} a week.|Contract: {v} a week.", "Weekly hours", "{e} works {v} a week", "works longer hours than", "works shorter hours than"), ("languages", "Spanish/Arabic/Korean/Swedish/Hindi", "Speaks {v} besides English.|Second language: {v}.", "Second language", "{e} speaks {v}~{v} is {e}'s second language"), ("driving licence", "flag", "has a driving licence", "has no driving licence", "Holds a driving licence.", "Has no driving licence."), ("manager", "person", "Reports to {v}.|Line manager: {v}.", "Manager", "{e} reports to {v}~{v} is {e}'s manager"), ("vacation days", (20, 35, 1), "days", "Entitled to {v} of leave.|Has {v} of holiday a year.", "Leave", "{e} gets {v} of leave", "gets more leave than", "gets less leave than")]),
    dict(dom="two hotels", ent="hotel", sg="hotel", a=[
        ("price per night", (4500, 32000, 100), "money", "A double room costs {v} a night.|Rooms from {v} a night.", "Per night", "a night at {e} costs {v}~{e} charges {v} a night", "is more expensive than", "is cheaper than"), ("rooms", (12, 240, 1), "", "It has {v} rooms.|There are {v} rooms.", "Rooms", "{e} has {v} rooms", "has more rooms than", "has fewer rooms than"), ("distance to the station", (1, 40, 1), "100m", "The station is {v} away.|It is {v} to the station.", "To the station", "{e} is {v} from the station~from {e} it is {v} to the station", "is farther from the station than", "is closer to the station than"), ("breakfast", "flag", "includes breakfast", "does not include breakfast", "Breakfast is included.", "Breakfast is not included."), ("pets", "flag", "allows pets", "does not allow pets", "Pets are welcome.", "Pets are not allowed."), ("check-in", (780, 1080, 30), "clock", "Check-in starts at {v}.|Rooms are ready at {v}.", "Check-in", "check-in at {e} starts at {v}", "has a later check-in than", "has an earlier check-in than"), ("manager", "person", "The manager is {v}.|It is run by {v}.", "Manager", "{v} runs {e}~the manager of {e} is {v}"), ("built", (1880, 2020, 1), "year", "The house was built in {v}.|Built in {v}.", "Built", "{e} was built in {v}", "is newer than", "is older than"), ("pool", "flag", "has a pool", "has no pool", "There is a pool.", "There is no pool.")]),
    dict(dom="two versions", ent="version", sg="version", a=[
        ("default timeout", (5, 90, 5), "s", "The default timeout is {v}.|Requests time out after {v} by default.", "Default timeout", "in {e} the default timeout is {v}~{e} times out after {v} by default", "has a longer default timeout than", "has a shorter default timeout than"), ("minimum memory", (256, 8192, 256), "MBm", "It needs at least {v} of memory.|Minimum memory: {v}.", "Minimum memory", "the minimum memory for {e} is {v}", "needs more memory than", "needs less memory than"), ("config format", "YAML/TOML/JSON/INI", "Settings are read from a {v} file.|The config file is written in {v}.", "Config format", "{e} reads its settings from a {v} file~{v} is the config format of {e}"), ("windows", "flag", "runs on Windows", "does not run on Windows", "Windows is supported.", "Windows is not supported."), ("plugins", "flag", "supports plugins", "does not support plugins", "Plugins can be installed.", "Plugins are not supported."), ("max upload", (10, 500, 10), "MBm", "Uploads may be up to {v}.|The upload limit is {v}.", "Upload limit", "the upload limit in {e} is {v}", "allows larger uploads than", "allows smaller uploads than"), ("released", (2012, 2025, 1), "year", "Released in {v}.|It came out in {v}.", "Released", "{e} came out in {v}~{e} was released in {v}", "came out later than", "came out earlier than"), ("default port", (1024, 9999, 1), "port", "It listens on port {v}.|The default port is {v}.", "Default port", "{e} listens on port {v}~the default port of {e} is {v}"), ("licence", "MIT/GPL/Apache/BSD", "The licence is {v}.|Published under the {v} licence.", "Licence", "{e} is under the {v} licence")]),
    dict(dom="two contracts", ent="firm", sg="contract", of="the contract with {}", a=[
        ("monthly fee", (9000, 250000, 500), "money", "The monthly fee is {v}.|The customer pays {v} a month.", "Monthly fee", "under {e}, {v} is due each month~the monthly fee in {e} is {v}", "has a higher monthly fee than", "has a lower monthly fee than"), ("notice period", (1, 12, 1), "months", "It can be ended with {v} notice.|The notice period is {v}.", "Notice period", "the notice period in {e} is {v}", "has a longer notice period than", "has a shorter notice period than"), ("signed by", "person", "It was signed by {v}.|Signatory: {v}.", "Signed by", "{v} signed {e}~{e} was signed by {v}"), ("auto renewal", "flag", "renews automatically", "does not renew automatically", "It renews automatically.", "It does not renew automatically."), ("place of jurisdiction", "place", "The courts in {v} have jurisdiction.|Place of jurisdiction is {v}.", "Jurisdiction", "for {e}, the courts in {v} have jurisdiction"), ("penalty", (1, 15, 1), "%", "Late delivery costs {v} of the order value per week.", "Penalty per week", "the weekly penalty in {e} is {v}", "has a higher penalty than", "has a lower penalty than"), ("subcontractors", "flag", "allows subcontractors", "does not allow subcontractors", "Subcontractors may be used.", "Subcontractors may not be used."), ("runs until", (2025, 2036, 1), "year", "It runs until the end of {v}.", "Runs until", "{e} runs until the end of {v}", "runs longer than", "ends earlier than")]),
    dict(dom="two courses", ent="course", sg="course", a=[
        ("fee", (2000, 90000, 500), "money", "The fee is {v}.|It costs {v} to attend.", "Fee", "{e} costs {v}~the fee for {e} is {v}", "costs more than", "costs less than"), ("sessions", (3, 24, 1), "", "There are {v} sessions.|It runs over {v} sessions.", "Sessions", "{e} has {v} sessions", "has more sessions than", "has fewer sessions than"), ("teacher", "person", "It is taught by {v}.|Teacher: {v}.", "Teacher", "{v} teaches {e}~{e} is taught by {v}"), ("day", "Monday/Tuesday/Wednesday/Thursday/Friday", "We meet on {v}.|The course is on {v}.", "Day", "{e} is on {v}~participants of {e} meet on {v}"), ("starts", (510, 1200, 15), "clock", "It starts at {v}.|Beginning: {v}.", "Start", "{e} starts at {v}", "starts later in the day than", "starts earlier in the day than"), ("exam", "flag", "ends with an exam", "does not end with an exam", "There is an exam at the end.", "There is no exam."), ("online", "flag", "can be followed online", "cannot be followed online", "Online participation is possible.", "Online participation is not possible."), ("places", (8, 60, 1), "", "There are {v} places.|The group is limited to {v} people.", "Places", "{e} has room for {v} people", "has more places than", "has fewer places than")]),
    dict(dom="two trains", ent="code", sg="train", a=[
        ("departure", (300, 900, 5), "clock", "It leaves at {v}.|Departure is at {v}.", "Departure", "{e} [leaves|departs] at {v}", "leaves later than", "leaves earlier than"), ("travel time", (35, 400, 5), "min", "The journey takes {v}.|Travel time is {v}.", "Travel time", "the journey with {e} takes {v}~{e} takes {v}", "takes longer than", "takes less time than"), ("changes", (0, 5, 1), "", "Number of changes: {v}.", "Changes", "the number of changes with {e} is {v}", "has more changes than", "has fewer changes than"), ("price", (900, 15000, 50), "money", "A ticket costs {v}.|The fare is {v}.", "Fare", "a ticket for {e} costs {v}~{e} costs {v}", "is more expensive than", "is cheaper than"), ("bikes", "flag", "carries bikes", "does not carry bikes", "Bikes can be taken along.", "Bikes cannot be taken along."), ("destination", "place", "It goes to {v}.|The destination is {v}.", "To", "{e} goes to {v}~with {e} you get to {v}"), ("platform", (1, 14, 1), "str", "It leaves from platform {v}.", "Platform", "{e} leaves from platform {v}"), ("restaurant", "flag", "has a restaurant car", "has no restaurant car", "There is a restaurant car.", "There is no restaurant car.")]),
    dict(dom="two phones plans", ent="brand", sg="plan", a=[
        ("monthly price", (500, 5900, 50), "money", "It is {v} a month.|Monthly price: {v}.", "Per month", "{e} costs {v} a month", "costs more than", "costs less than"), ("data", (1, 90, 1), "GB", "{v} of data are included.|It includes {v} of data.", "Data", "{e} [includes|comes with] {v} of data", "includes more data than", "includes less data than"), ("minimum term", (1, 24, 1), "months", "The minimum term is {v}.|You sign up for at least {v}.", "Minimum term", "the minimum term of {e} is {v}", "ties customers longer than", "ties customers less long than"), ("roaming", "flag", "includes roaming", "does not include roaming", "Roaming is included.", "Roaming is charged extra."), ("hotline", "flag", "has a free hotline", "has no free hotline", "The hotline is free.", "The hotline is not free."), ("network", "firm", "It uses the network of {v}.|Network: {v}.", "Network", "{e} runs on the network of {v}~{v} provides the network for {e}"), ("activation fee", (100, 4900, 100), "money", "There is a one-off fee of {v}.|Activation costs {v}.", "Activation fee", "activating {e} costs {v}~the one-off fee for {e} is {v}", "has a higher activation fee than", "has a lower activation fee than"), ("age limit", (18, 30, 1), "str", "Only for customers under {v}.", "Only for customers under", "{e} is only for people under {v}")]),
    dict(dom="two films", ent="title", sg="film", a=[
        ("director", "person", "It was directed by {v}.|Director: {v}.", "Director", "{v} directed {e}~the director of {e} is {v}"), ("running time", (78, 190, 1), "min", "It runs for {v}.|Length: {v}.", "Running time", "{e} lasts {v}~the running time of {e} is {v}", "is longer than", "is shorter than"), ("year", (1950, 2025, 1), "year", "It came out in {v}.|Released in {v}.", "Year", "{e} came out in {v}", "is more recent than", "is older than"), ("lead", "person", "{v} plays the lead.|In the lead: {v}.", "Lead role", "{v} plays the lead in {e}~the lead in {e} is played by {v}"), ("set in", "place", "The story is set in {v}.|It takes place in {v}.", "Setting", "{e} is set in {v}"), ("language", "French/Korean/Danish/Arabic/Hindi", "It was shot in {v}.|Original language: {v}.", "Language", "{e} was shot in {v}"), ("prize", "flag", "won a prize", "won no prize", "It won a prize.", "It did not win any prize."), ("budget", (200000, 9000000, 100000), "money", "It cost {v} to make.|The budget was {v}.", "Budget", "{e} cost {v} to make", "cost more to make than", "cost less to make than"), ("sequel", "flag", "is a sequel", "is not a sequel", "It is a sequel.", "It is not a sequel.")]),
]


def multi_say(s, unit, v):
    if unit == "g":
        return f"{v} g" if v < 1000 or s.p() else f"{plain((D(v) / 1000).normalize())} kg"
    if unit == "months":
        return s.nn(v, "month") if v % 12 or s.p(.6) else s.nn(v // 12, "year")
    if unit == "dB":
        return f"{v} dB" if s.p(.7) else f"{v} decibels"
    if unit == "people":
        return plain(D(v))
    if unit == "m":
        return f"{v} m" if s.p() else f"{v} metres"
    if unit == "s":
        return f"{v} seconds" if s.p() else f"{v} s"
    if unit == "MBm":
        return f"{v} MB"
    if unit == "100m":
        return f"{v * 100} m" if v < 10 or s.p(.4) else f"{plain((D(v) / 10).normalize())} km"
    if unit == "port":
        return str(v)
    return num_say(s, unit, v)


def multi_document(rng):
    s = Doc(rng)
    sp = s.c(MULTI)
    n = s.c((2, 2, 3, 3))
    if sp["ent"] == "version":
        b = s.names.make("brand")
        x = s.ints(1, 9, n)
        raw = [f"{b} {i}" for i in sorted(x)]
    else:
        raw = s.make(sp["ent"], n)
    ents = [sp.get("of", "{}").format(e) for e in raw]
    attrs = s.r.sample(sp["a"], s.c((6, 7, 8)))
    facts = [[] for _ in raw]          # (sentence, head, value)
    for a in attrs:
        if a[1] == "flag":
            v = s.bools(n)
            for i in range(n):
                facts[i].append((s.c((a[4] if v[i] else a[5]).split("|")), uc(a[0]), "yes" if v[i] else "no"))
            s.which(ents, v, sp["sg"], a[2], a[3], pp=None)
            k = s.i(0, n - 1)
            s.add("negation", "{e} {x}", dict(e=ents[k], x=a[2] if v[k] else a[3]), dict(e=ents[k], x=a[3] if v[k] else a[2]))
            if s.p(.5):
                s.count(v, sp["sg"], sp["sg"] + "s" if sp["sg"] != "person" else "people", a[2], re.sub(r"^(\w+)", lambda m: {"is": "are", "has": "have", "does": "do", "can": "can", "cannot": "cannot", "won": "won"}.get(m[1], m[1][:-1] if m[1].endswith("s") else m[1]), a[2]))
            continue
        if isinstance(a[1], tuple):
            lo, hi, st = a[1]
            v = s.ints(lo, hi, n, st) if s.p(.6) or (hi - lo) // st < 20 else (lambda c: [min(hi, max(lo, c + st * k)) for k in s.r.sample(range(-6, 7), n)])(s.i(lo, hi, st))
            if len(set(v)) < n:
                raise Retry
            w = [multi_say(s, a[2], x) for x in v]
            s.memo, s.say.memo = {}, {}
            said = [multi_say(s, a[2], x) for x in v]
            for i in range(n):
                facts[i].append((s.c(a[3].split("|")).format(v=w[i]), a[4], w[i]))
            s.attr("attribute", a[5], ents, said)
            s.attr("attribute", a[5], ents, said) if s.p(.3) else None
            if len(a) > 7:
                s.comp(ents, v, a[6], a[7])
            if a[2] == "money" and s.p(.4):
                i, j = s.r.sample(range(n), 2)
                g = abs(v[i] - v[j])
                g2 = s.c((g + st, g + 2 * st, v[i], v[j]))
                if g2 != g:
                    s.add("arithmetic", f"[as to|for] the {a[0]}, the difference between {{a}} and {{b}} is {{g}}", dict(a=ents[i], b=ents[j], g=s.m(g)), dict(a=ents[i], b=ents[j], g=s.m(g2)))
        else:
            if "/" in a[1]:
                v = s.pick(a[1].split("/"), n)
            else:
                v = s.make(a[1], n)
            for i in range(n):
                facts[i].append((s.c(a[2].split("|")).format(v=v[i]), a[3], v[i]))
            s.attr("attribute", a[4], ents, v)
    docs = []
    form = s.i(0, 3)
    for i in range(n):
        f = facts[i][:]
        s.r.shuffle(f)
        fm = form if form < 3 else s.i(0, 2)
        if fm == 0:
            intro = s.c(("Here is a short note on {e}. ", "{e} at a glance. ", "{e}: what you should know. ", "This page is about {e}. ")).format(e=raw[i] if "of" not in sp else ents[i])
            docs.append(uc(intro) + " ".join(uc(x[0]) for x in f))
        elif fm == 1:
            docs.append(f"{uc(raw[i] if 'of' not in sp else ents[i])}\n" + "\n".join(f"- {x[1]}: {x[2]}" for x in f))
        else:
            s.kstyle = s.style
            docs.append(json.dumps({"name": raw[i], **{style_key(x[1].lower().replace(" ", "_"), s.style): (True if x[2] == "yes" else False if x[2] == "no" else x[2]) for x in f}}, indent=s.c((None, 2)), ensure_ascii=False))
    k = s.i(0, 5)
    heads = [("Document {i}", ), ("[doc {i}]", ), ("--- Document {i}: {e} ---", ), ("passage {i}: {e}", ), ("Source {l}", ), (None, )][k][0]
    if heads:
        ctx = "\n\n".join(heads.format(i=i + 1, l="ABC"[i], e=raw[i]) + "\n" + d for i, d in enumerate(docs))
    else:
        ctx = "\n\n---\n\n".join(docs)
    if heads and "{e}" not in heads and s.p(.4):
        i = s.i(0, n - 1)
        s.add("attribute", "the {o} [document|text] is about {e}~{e} is [described|covered] in the {o} document", dict(o=nth(i), e=ents[i]), dict(o=nth(i), e=s.no(ents, ents[i])))
    return s, sp["dom"], ctx


def mix_document(rng):
    """two documents of different kinds in one context; the claims are about either"""
    names = Names(rng)
    s, dom, ctx = chat_document(rng, names) if rng.random() < .5 else (Doc(rng, names), None, None)
    if dom is None:
        dom, ctx = rng.choice(TEXTDOCS)(s)
    u = Doc(rng, names)
    dom2, ctx2 = rec_spec(u) if rng.random() < .7 else rng.choice((rec_k8s, rec_weather, rec_hours, rec_tracking, rec_lab, rec_match))(u)
    s.jobs += u.jobs
    s.lower |= u.lower
    two = [(dom, ctx), (dom2, ctx2)]
    rng.shuffle(two)
    head = rng.choice(("Document {i}: {d}", "[doc {i}]", "--- {d} ---", "Source {i} ({d})", "passage {i}: {d}", None))
    if head:
        return s, "mixed", "\n\n".join(head.format(i=i + 1, d=d) + "\n" + c for i, (d, c) in enumerate(two))
    return s, "mixed", "\n\n---\n\n".join(c for _, c in two)
