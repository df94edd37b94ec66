"""Records of people: profiles, laboratory values, matches, teams, rights, settings with nulls."""
from ..claims import Retry
from ..vocabulary import DAY
from .wording import L, OMIT, expand, num


def rec_profile(s):
    nm = s.names.make("person")
    n = s.c((2, 3, 3, 4))
    kinds = s.pick("phone|laptop|tablet|desktop PC|smartwatch|TV", n)
    osn = {"phone": "Android|iOS", "laptop": "Linux|macOS|Windows", "tablet": "iPadOS|Android", "desktop PC": "Windows|Linux", "smartwatch": "watchOS|Wear OS", "TV": "webOS|Tizen"}
    os_ = [s.one(osn[k]) for k in kinds]
    trust, base = s.bools(n), s.day()
    seen = [base - DAY * x for x in s.ints(0, 60, n)]
    roles = s.pick("admin|editor|viewer|billing|auditor|support|developer", s.c((1, 2, 2, 3)))
    lack = [x for x in "admin|editor|viewer|billing|auditor|support|developer".split("|") if x not in roles]
    mail, sms, push = s.p(), s.p(), s.p()
    mfa, verified = s.p(), s.p()
    deleted, phone = (None if s.p(.6) else s.ts(base)), s.p()
    logins = s.i(0, 5) if s.p(.5) else 0
    home, work = s.place(2)
    man = s.names.make("person")
    langs = s.pick("English|German|French|Spanish|Polish|Dutch|Turkish", 2)
    tree = {"id|user_id|uid": s.i(1000, 99999), "name|display_name|full_name": nm, "email|mail": nm.split()[0].lower() + "@" + s.c(("example.com", "mail.example", "corp.example")), "email_verified|mail_confirmed": verified,
            "phone|phone_number|mobile": (f"+{s.i(30, 49)} {s.i(100, 999)} {s.i(10000, 99999)}" if phone else None), "roles|groups|permissions": roles, "manager|supervisor": man,
            "mfa_enabled|two_factor|mfa": mfa, "failed_logins|failed_login_count": logins, "deleted_at|deactivated_at": deleted,
            "locations|addresses": {"home|private": {"city": home}, "work|office": {"city": work}},
            "preferences|settings": {"language|ui_language": langs[0], "fallback_language": langs[1], "notifications|notify": {"email": mail, "sms|text": sms, "push": push}},
            "devices": [{"type|kind": kinds[i], "os|platform": os_[i], "trusted|verified": trust[i], "last_seen|last_active": seen[i].strftime("%Y-%m-%d")} for i in range(n)]}
    f = nm.split()[0]
    dv = ["the " + k for k in kinds]
    if lack:
        a, b = s.c(roles), s.c(lack)
        s.add("membership", f"{f} [has|holds] the role of {{x}}~{{x}} is among the roles of {nm}~the user belongs to the {{x}} [group|role]", dict(x=a), dict(x=b))
        s.add("absence", f"{f} does not have the {{x}} role~the {{x}} role [has not been given to|is missing for] this user", dict(x=b), dict(x=a))
        if len(roles) == 2:
            s.add("membership", "the user's [only|two] roles are {x} and {y}~{x} and {y} are the two roles assigned", dict(x=roles[0], y=roles[1]), dict(x=roles[0], y=b))
    k = len(roles)
    s.add("number", "{n} assigned to [the user|this account]", dict(n=f"{num(k)} role{'s are' if k > 1 else ' is'}"), dict(n=f"{num(k + 1)} roles are" if s.p(.6) or k == 1 else f"{num(k - 1)} role{'s are' if k > 2 else ' is'}"))
    s.bool("negation", verified, "the e-mail address has been [confirmed|verified]", "the e-mail address has not been [confirmed|verified] yet", f"Has {f} confirmed the e-mail address?")
    s.bool("negation", mfa, "two-factor login is switched on~the account is protected by a second factor", "two-factor login is switched off~the account is not protected by a second factor", "Is two-factor authentication active?")
    s.bool("absence", deleted is None, "the account is still active; it has not been deleted~the account was never deactivated", "the account has been deactivated~the account is no longer active; it was deactivated")
    s.bool("absence", phone, "a phone number is on file~there is a phone number for this user", "no phone number is on file~there is no phone number for this user")
    s.bool("negation", logins == 0, "there have been no failed logins~not a single failed login is recorded", "there have been failed logins~at least one failed login is recorded")
    nt, fl = ["e-mail", "text message", "push"], [mail, sms, push]
    s.count(fl, "notification channel", "notification channels", "is enabled", "are enabled", "How many of the three notification channels are enabled?")
    y, z = [a for a, b in zip(nt, fl) if b], [a for a, b in zip(nt, fl) if not b]
    if y and z:
        s.add("swap", f"{f} [wants|gets|receives] notifications by {{a}} but not by {{b}}~notifications come by {{a}}, not by {{b}}~{{a}} notifications are on, {{b}} notifications are off", dict(a=s.c(y), b=s.c(z)), dict(a=z[0], b=y[0]))
    s.count(trust, "device", "devices", "is trusted", "are trusted")
    s.which(dv, trust, "device", "is trusted", "is not trusted")
    s.attr("attribute", "{e} runs {v}~{v} is [installed on|the system of] {e}~the operating system of {e} is {v}", dv, os_, q="Which system runs on {e}?")
    s.attr("date", "{e} was last [seen|used|active] on {v}", dv, [s.d(x) for x in seen])
    s.most(dv, [-x.timestamp() for x in seen], "has been idle the longest~was used least recently", "was used most recently~is the device seen last")
    s.add("attribute", f"{f} lives in {{a}} and works in {{b}}~the office is in {{b}}, the home in {{a}}~{f}'s [home|home address] is in {{a}}~{f}'s [workplace|office] is in {{b}}", dict(a=home, b=work), dict(a=work, b=home))
    s.add("attribute", "the interface language is {a}~the interface is shown in {a}, with {b} as the fallback~{b} is only the fallback language", dict(a=langs[0], b=langs[1]), dict(a=langs[1], b=langs[0]))
    s.add("owner", "{a} reports to {b}~{b} is {a}'s manager~{b} supervises {a}", dict(a=nm, b=man), dict(a=man, b=nm))
    return "user profile", s.render(tree, "user")


def rec_lab(s):
    n = s.c((3, 4, 5))
    an = s.make("analyte", n)
    lo = [s.i(5, 60) for _ in an]
    hi = [l + s.i(10, 80) for l in lo]
    kind = [s.c(("low", "normal", "high", "normal")) for _ in an]
    val = [l - s.i(1, min(4, l - 1)) if k == "low" else h + s.i(1, 30) if k == "high" else s.i(l + 1, h - 1) for l, h, k in zip(lo, hi, kind)]
    unit = [s.c(("mg/l", "µg/l", "mmol/l", "U/l")) for _ in an]
    flagk = s.p(.5)
    pat, doc = s.person(2)
    t0 = s.day()
    t1 = s.later(t0, 30, 300)
    t2 = s.later(t1, 60, 1500)
    fast = s.p()
    note = [s.c((None, None, "repeat", "haemolysed")) for _ in an]
    prev = [v + s.c((-3, -2, 2, 3, 5)) if s.p(.6) else None for v in val]
    tree = {"report_id|accession": s.hexid(7).upper(), "patient": {"name": pat, "born|birth_date": f"{s.i(1940, 2005)}-{s.i(1, 12):02d}-{s.i(1, 28):02d}"}, "ordered_by|physician|requester": doc, "fasting": fast, "collected_at|sample_taken": t0, "received_at|arrived": t1, "reported_at|released": t2,
            "results|observations|tests": [{"test|analyte|name": an[i], "value|result": val[i], "unit": unit[i], "reference|ref_range|normal_range": ({"low|min": lo[i], "high|max": hi[i]} if s.style != "kebab" else f"{lo[i]}-{hi[i]}"), "flag|abnormal": ({"low": "L", "high": "H", "normal": None}[kind[i]] if flagk else OMIT), "previous|last_value": prev[i], "remark|comment": note[i]} for i in range(n)]}
    s.attr("number", "{e} [is|was measured at|came out at] {v}~the result for {e} is {v}", an, [f"{v} {u}" for v, u in zip(val, unit)])
    W = {"low": "below the normal range", "high": "above the normal range", "normal": "within the normal range"}
    s.attr("comparison", "{e} is {v}~the value for {e} lies {v}", an, [W[k] for k in kind])
    for k, a, b in (("low", "is too low", "are too low"), ("high", "is too high", "are too high"), ("normal", "is normal", "are normal")):
        s.count([x == k for x in kind], "value", "values", a, b)
    s.count([x != "normal" for x in kind], "value", "values", "is outside the reference range", "are outside the reference range")
    s.which(an, [x != "normal" for x in kind], "value", "is outside the reference range", "is inside the reference range")
    i = s.i(0, n - 1)
    s.add("swap", f"the reference range for {an[i]} [runs|goes] from {{a}} to {{b}}~the upper limit for {an[i]} is {{b}}~the lower limit for {an[i]} is {{a}}", dict(a=str(lo[i]), b=str(hi[i])), s.c((dict(a=str(hi[i]), b=str(lo[i])), dict(a=str(lo[i] + 1), b=str(hi[i] + s.c((2, 5)))))))
    if kind[i] == "high":
        s.add("arithmetic", f"{an[i]} exceeds the upper limit by {{v}}", dict(v=f"{val[i] - hi[i]} {unit[i]}"), dict(v=f"{val[i] - lo[i]} {unit[i]}"))
    k = [j for j in range(n) if prev[j] is not None]
    for j in k[:2]:
        up = val[j] > prev[j]
        s.add("direction", f"{an[j]} has {{d}} [since|compared with] the [last|previous] test", dict(d=("risen" if up else "fallen")), dict(d=("fallen" if up else "risen")))
        s.add("date", f"{an[j]} was {{a}} last time and is {{b}} now", dict(a=str(prev[j]), b=str(val[j])), dict(a=str(val[j]), b=str(prev[j])))
    s.which(an, [p is None for p in prev], "test", "has no earlier value", "has an earlier value")
    s.which(an, [x is not None for x in note], "test", "carries a remark", "carries no remark")
    s.add("owner", "{a} is the patient and {b} ordered the tests~the tests were ordered by {b}~the sample is from {a}", dict(a=pat, b=doc), dict(a=doc, b=pat))
    s.bool("negation", fast, "the patient was fasting", "the patient was not fasting")
    g = int((t1 - t0).total_seconds() // 60)
    s.add("arithmetic", "[the sample reached the lab|the sample arrived] {v} after it was taken", dict(v=s.mins(g)), dict(v=s.mins(s.c((g + 10, g + 30, g + 60)))))
    s.look("date", "the sample was taken at {v}", [s.t(t1), s.t(t2)], s.t(t0))
    return "lab result", s.render(tree, "report")


def rec_match(s):
    a, b = s.make("team", 2)
    st = ["shots", "corners", "fouls", "offsides", "passes"]
    rng = dict(shots=(3, 25), corners=(0, 14), fouls=(2, 22), offsides=(0, 9), passes=(180, 720))
    v = {k: s.ints(*rng[k], 2) for k in st}
    pos = s.i(30, 70)
    pos += pos == 50
    ps = s.person(4)
    goals, m = [], 0
    for _ in range(s.i(1, 5)):
        m += s.i(3, 22)
        if m > 90:
            break
        goals.append((m, s.i(0, 1)))
    sc = [(mm, t, s.c(ps[:2] if t == 0 else ps[2:]), s.p(.25)) for mm, t in goals]
    if not sc:
        raise Retry
    hg, ag = sum(t == 0 for _, t, *_ in sc), sum(t == 1 for _, t, *_ in sc)
    cards = [(s.i(5, 88), s.c(ps), s.c(("yellow", "red"))) for _ in range(s.i(1, 2))]
    ref, att, var = s.names.make("person"), s.i(900, 48000), s.p()
    mk = lambda k: {"team|name": (a, b)[k], "possession_pct|possession": (pos, 100 - pos)[k], **{x: v[x][k] for x in s.r.sample(st, 5)}}
    tree = {"match_id|fixture": s.i(1000, 9999), "home|home_team": mk(0), "away|away_team": mk(1), "referee": ref, "attendance|spectators": att, "var|video_review": var, "goals|scorers": [{"minute": x[0], "team": ("home", "away")[x[1]], "player|scorer": x[2], "penalty": x[3]} for x in sc], "cards|bookings": [{"minute": x[0], "player": x[1], "colour|card": x[2]} for x in cards]}
    if s.p(.3):
        tree["score|result"] = {"home": hg, "away": ag}
    T = [a, b]
    if hg != ag:
        s.add("comparison", "{a} beat {b}~{a} won against {b}~{b} lost to {a}~{a} won the match", dict(a=T[hg < ag], b=T[hg > ag]), dict(a=T[hg > ag], b=T[hg < ag]))
    s.bool("comparison", hg == ag, "the match ended in a draw", "the match did not end in a draw", "Was it a draw?")
    s.add("arithmetic", "the final score was {x}~it ended {x}", dict(x=f"{hg}-{ag}"), dict(x=f"{hg + 1}-{ag}" if s.p() else f"{hg}-{ag + 1}"))
    for k in s.r.sample(st, 3):
        W = dict(shots="took {v} shots", corners="had {v} corners", fouls="committed {v} fouls", offsides="were offside {v} times", passes="played {v} passes")[k]
        s.attr("attribute", "{e} " + W, T, [str(x) for x in v[k]])
        hi, lo = dict(shots=("took more shots than", "took fewer shots than"), corners=("had more corners than", "had fewer corners than"), fouls=("committed more fouls than", "committed fewer fouls than"), offsides=("were offside more often than", "were offside less often than"), passes=("played more passes than", "played fewer passes than"))[k]
        s.comp(T, v[k], hi, lo)
    s.comp(T, [pos, 100 - pos], "had more of the ball than", "had less of the ball than")
    s.add("swap", "{a} played at home and {b} away~{a} hosted {b}~the visiting team was {b}", dict(a=a, b=b), dict(a=b, b=a))
    x = s.c(sc)
    s.add("owner", f"{{p}} scored in minute {x[0]}~the goal in minute {x[0]} [came from|was scored by] {{p}}", dict(p=x[2]), dict(p=s.no(ps, x[2])))
    s.add("owner", "the first goal was scored by {p}", dict(p=sc[0][2]), dict(p=s.no(ps, sc[0][2])))
    s.bool("attribute", x[3], f"the goal in minute {x[0]} was a penalty", f"the goal in minute {x[0]} was not a penalty")
    s.add("order", "the first goal fell {d}", dict(d="in the first half" if sc[0][0] <= 45 else "in the second half"), dict(d="in the second half" if sc[0][0] <= 45 else "in the first half"))
    c = s.c(cards)
    if sum(q[1] == c[1] for q in cards) == 1:
        s.add("attribute", "{p} was shown a {c} card", dict(p=c[1], c=c[2]), s.c((dict(p=s.no([q for q in ps if all(q != z[1] for z in cards)], None), c=c[2]), dict(p=c[1], c="red" if c[2] == "yellow" else "yellow"))))
    s.bool("negation", var, "video review was used", "video review was not used")
    s.add("number", "{v} goals were scored [in all|altogether]", dict(v=num(len(sc))), dict(v=num(len(sc) + s.c((1, 2))))) if len(sc) > 1 else None
    return "match", s.render(tree, "match")


def rec_org(s):
    n = s.c((2, 3))
    deps = s.make("dept", n)
    heads = s.person(n)
    teams, of, lead, size, city, opn = [], [], [], [], [], []
    pool = s.pick("Alpha|Bravo|Falcon|Harbour|Juniper|Mosaic|Pixel|Quartz|Ranger|Summit|Tundra|Vector", n * 2)
    for i in range(n):
        for t in pool[i * 2:i * 2 + s.c((1, 2, 2))]:
            teams.append(t)
            of.append(i)
            lead.append(s.names.make("person"))
            size.append(s.i(2, 30))
            city.append(s.names.make("place"))
            opn.append(s.i(0, 4))
    ceo, hq = s.names.make("person"), s.names.make("place")
    tree = {"company|organisation": s.names.make("firm"), "ceo|managing_director": ceo, "headquarters|hq": hq, "departments|divisions": [{"name|department": deps[i], "head|director": heads[i], "teams|groups": [{"name|team": teams[j], "lead|team_lead": lead[j], "headcount|members": size[j], "location|site": city[j], "open_positions|vacancies": opn[j]} for j in range(len(teams)) if of[j] == i]} for i in range(n)]}
    T = ["team " + t for t in teams]
    s.attr("owner", "{e} is led by {v}~{v} leads {e}~the lead of {e} is {v}", T, lead)
    s.attr("owner", "{v} heads {e}~the head of {e} is {v}~{e} is run by {v}", deps, heads)
    s.attr("membership", "{e} belongs to {v}~{v} includes {e}~{e} is part of {v}", T, [deps[i] for i in of])
    s.attr("number", "{e} has {v}~there are {v} in {e}", T, [s.nn(x, "member") for x in size]) if 1 not in size else None
    s.attr("attribute", "{e} [sits|works] in {v}~the site of {e} is {v}", T, city)
    s.comp(T, size, "is bigger than", "is smaller than")
    s.most(T, size, "is the biggest team", "is the smallest team")
    s.which(T, [x == 0 for x in opn], "team", "has no open positions", "has open positions")
    j = s.i(0, len(T) - 1)
    s.add("coref", f"the person in charge of the department that {T[j]} belongs to is {{v}}~one level above the lead of {T[j]}, {{v}} is responsible~{{v}} heads the department of {T[j]}", dict(v=heads[of[j]]), dict(v=s.no(heads + [lead[j], ceo], heads[of[j]])))
    i = s.i(0, n - 1)
    tot = sum(x for x, o in zip(size, of) if o == i)
    s.add("arithmetic", f"the teams of {deps[i]} have {{v}} members [in all|together]", dict(v=str(tot)), dict(v=str(s.c([x for x in (sum(size), tot + s.i(1, 4), s.c(size)) if x != tot] or [tot + 2]))))
    k = of.count(i)
    s.add("number", f"{deps[i]} has {{v}}", dict(v=s.nn(k, "team")), dict(v=s.nn(s.no((1, 2, 3), k), "team")))
    s.add("attribute", "the [head office|headquarters] can be found in {v}", dict(v=hq), dict(v=s.c(city)))
    s.add("arithmetic", "there are {v} open positions in all", dict(v=num(sum(opn))), dict(v=num(sum(opn) + s.c((1, 2))))) if sum(opn) != 1 else None
    return "organisation", s.render(tree, "org")


def rec_acl(s):
    n = s.c((3, 4))
    who = s.make("first", n)
    res = s.pick("invoices|payroll|wiki|source code|backups|contracts|calendar|photos", 3)
    perms = ["read", "write", "delete", "share"]
    g = [[s.r.sample(perms, s.i(0, 3)) for _ in res] for _ in who]
    exp = [s.day() if s.p(.4) else None for _ in who]
    grp = [s.c(("staff", "contractors", "guests", "admins")) for _ in who]
    inh = s.p()
    byres = s.p()
    if byres:
        tree = {"inherit|inherit_parent": inh, "resources|objects": [{"name|path": res[k], "grants|acl|entries": [{"user|principal": who[i], "rights|permissions|allow": sorted(g[i][k], key=perms.index)} for i in range(n)]} for k in range(3)], "users|principals": [{"name|user": who[i], "group": grp[i], "expires|valid_until": exp[i].strftime("%Y-%m-%d") if exp[i] else None} for i in range(n)]}
    else:
        tree = {"inherit|inherit_parent": inh, "principals|users|members": [{"name|user": who[i], "group": grp[i], "expires|valid_until": exp[i].strftime("%Y-%m-%d") if exp[i] else None, "grants|access|rights": {L(res[k].replace(" ", "_")): sorted(g[i][k], key=perms.index) for k in range(3)}} for i in range(n)]}
    V = {"read": "read", "write": "[change|edit|write to]", "delete": "delete", "share": "share"}
    for _ in range(4):
        k, p = s.i(0, 2), s.c(perms)
        fl = [p in g[i][k] for i in range(n)]
        v = expand(s.r, V[p])
        s.which(who, fl, "user", f"may {v} the {res[k]}" if p != "share" else f"may share the {res[k]}", f"may not {v} the {res[k]}")
        s.count(fl, "user", "users", f"is allowed to {v} the {res[k]}", f"are allowed to {v} the {res[k]}")
        i = s.i(0, n - 1)
        y, z = [k for k in range(3) if p in g[i][k]], [k for k in range(3) if p not in g[i][k]]
        if y and z:
            s.add("scope", f"{who[i]} [can|may] {v} the {{a}}~{who[i]} has the right to {v} the {{a}}", dict(a=res[s.c(y)]), dict(a=res[s.c(z)]))
            s.add("swap", f"{who[i]} may {v} the {{a}} but not the {{b}}", dict(a=res[y[0]], b=res[z[0]]), dict(a=res[z[0]], b=res[y[0]]))
    i, k = s.i(0, n - 1), s.i(0, 2)
    y, z = [q for q in perms if q in g[i][k]], [q for q in perms if q not in g[i][k]]
    if y and z:
        s.add("membership", f"{who[i]} has {{a}} access to the {res[k]}, but no {{b}} access", dict(a=s.c(y), b=s.c(z)), dict(a=z[0], b=y[0]))
    s.which(who, [not g[i][k] for i in range(n)], "user", f"has no access at all to the {res[k]}", f"has at least some access to the {res[k]}")
    s.which(who, [e is not None for e in exp], "user", "has access that expires on a set date", "has access without an expiry date")
    s.attr("membership", "{e} [belongs to|is in] the {v} group~{e} is listed under {v}", who, grp)
    s.bool("negation", inh, "rights are inherited from the parent", "rights are not inherited from the parent")
    return "access control", s.render(tree, "acl", wrap=False)


def rec_nulls(s):
    """null, false, zero, empty string and empty list are different things; the same keys for several people"""
    n = s.c((5, 6, 7))
    who = s.first(s.c((3, 4)))
    T = {"max_retries": "num", "discount": "num", "priority": "num", "spending_limit": "num", "time_limit": "num", "newsletter": "bool", "auto_save": "bool", "vacation_reply": "bool", "tags": "list", "cc_list": "list", "reminders": "list", "aliases": "list"}
    ks = s.pick("max_retries|nickname|proxy|avatar|tags|newsletter|discount|backup_email|auto_save|cc_list|vacation_reply|priority|signature|reminders|spending_limit|aliases|time_limit|parent_id", n)
    val = lambda k: s.c({"num": (0, 0, None, s.i(1, 20)), "bool": (False, False, None, True), "list": ([], [], None, s.pick("red|blue|home|work|north|urgent", s.i(1, 3))), "str": ("", None, None, s.hexid(4))}[T.get(k, "str")])
    V = {p: [val(k) for k in ks] for p in who}
    h = [k.replace("_", " ").replace("id", "ID") for k in ks]
    s.lower |= set(h)
    absent = s.pick("timezone|currency|phone|region|owner|quota", 2)
    form = s.i(0, 1)
    tree = {"profiles|users|accounts": {L(p): {L(k): v for k, v in zip(ks, V[p])} for p in who}} if form else {"profiles|users|accounts": [{"name|user": p, "settings|options": {L(k): v for k, v in zip(ks, V[p])}} for p in who]}

    def word(v):
        return "null" if v is None else "false" if v is False else "true" if v is True else "an empty list" if isinstance(v, list) and not v else "an empty string" if v == "" and isinstance(v, str) else None if isinstance(v, (list, str)) else str(v)
    for i in s.r.sample(range(n), min(n, 4)):
        col = [V[p][i] for p in who]
        k = T.get(ks[i], "str")
        s.which(who, [v is None for v in col], "user", f"has null for {h[i]}", f"has something other than null for {h[i]}")
        s.count([v is None for v in col], "user", "users", f"has null for {h[i]}", f"have null for {h[i]}")
        if k == "num":
            s.which(who, [v == 0 and v is not None for v in col], "user", f"has {h[i]} set to zero", f"does not have {h[i]} set to zero")
        elif k == "bool":
            s.which(who, [v is False for v in col], "user", f"has {h[i]} explicitly switched off", f"does not have {h[i]} explicitly switched off")
            s.count([v is True for v in col], "user", "users", f"has {h[i]} switched on", f"have {h[i]} switched on")
        elif k == "list":
            s.which(who, [isinstance(v, list) and not v for v in col], "user", f"has an empty list for {h[i]}", f"does not have an empty list for {h[i]}")
        p = s.c(who)
        w = word(V[p][i])
        if w:
            u = s.no(["null"] + {"num": ["0", "1"], "bool": ["false", "true"], "list": ["an empty list"], "str": ["an empty string"]}[k], w)
            s.add("attribute", f"for {p}, {h[i]} is {{v}}~{p}'s value for {h[i]} is {{v}}~{h[i]} is {{v}} rather than {{u}} in {p}'s case", dict(v=w, u=u), dict(v=u, u=w))
        if isinstance(V[p][i], list):
            c = len(V[p][i])
            f = lambda c: "has no entries" if c == 0 else f"has {s.nn(c, 'entry', 'entries')}"
            s.add("number", f"for {p}, {h[i]} {{x}}", dict(x=f(c)), dict(x=f(s.no((0, 1, 2, 3), c))))
    s.add("absence", "the data has [a key|an entry] for {k}~there is [a key|an entry] for {k}", dict(k=s.c(h)), dict(k=absent[0]))
    s.add("absence", "there is no [key|entry] for {k} [at all|]", dict(k=absent[1]), dict(k=s.c(h)))
    p = s.c(who)
    s.count([v is None for v in V[p]], "setting", "settings", f"is null for {p}", f"are null for {p}")
    return "settings with nulls", s.render(tree, "settings", s.c(("json2", "json4", "semi", "line", "yaml", "json2")))
