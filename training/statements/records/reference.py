"""Reference texts about software: manual pages, plans, settings, interfaces, faults."""
from decimal import Decimal as D

from ..say import plain
from .releases import OPTS, ver
from .wording import num, uc


def doc_man(s):
    cmd = s.names.make("brand").lower()
    s.lower.add(cmd)
    n = s.c((5, 6, 7))
    pool = [("-r", "--recursive", "descend into subfolders", "goes into subfolders"), ("-f", "--force", "overwrite existing files without asking", "overwrites existing files without asking"), ("-q", "--quiet", "print nothing except errors", "suppresses all output except errors"), ("-n", "--dry-run", "show what would be done but change nothing", "shows what would happen without changing anything"), ("-z", "--compress", "compress the output", "compresses the output"),
            ("-k", "--keep", "keep the source after copying", "leaves the source in place after copying"), ("-x", "--exclude-hidden", "skip files whose name starts with a dot", "leaves out files whose name starts with a dot"), ("-u", "--update", "copy only files newer than the target", "copies only files newer than the target"), ("-s", "--sort", "sort entries by size", "sorts entries by size"), ("-c", "--checksum", "compare files by content instead of date", "compares content rather than dates"), ("-l", "--follow-links", "follow symbolic links", "follows symbolic links"), ("-i", "--interactive", "ask before each change", "asks before every change")]
    op = s.r.sample(pool, n)
    vo = s.r.sample([("-t", "--timeout", "SEC", "stop after SEC seconds", (5, 120), "seconds"), ("-j", "--jobs", "N", "run N jobs in parallel", (1, 16), "parallel jobs"), ("-m", "--max-depth", "N", "descend at most N levels", (1, 20), "levels"), ("-b", "--buffer", "KB", "use a buffer of KB kilobytes", (64, 4096), "kilobytes"), ("-R", "--retries", "N", "try again up to N times", (0, 9), "retries")], 3)
    de = {o[1]: s.i(*o[4]) for o in vo}
    mx = {o[1]: de[o[1]] + s.i(5, 90) for o in vo}
    con = s.r.sample(op, 2)
    req = s.r.sample([o for o in op if o not in con], 2)
    depv = s.c([o for o in op if o not in con and o not in req] or [None])
    dv = f"{s.i(1, 5)}.{s.i(0, 9)}"
    wins = s.c(("option", "variable"))
    env = cmd.upper() + "_" + vo[0][1][2:].upper().replace("-", "_")
    codes = s.pick("no files found|permission denied|bad option|interrupted|partial copy", 3)
    lines = []
    for o in op:
        x = f"  {o[0]}, {o[1]}\n      {uc(o[2])}."
        if o is con[0]:
            x += s.c((f" Cannot be combined with {con[1][1]}.", f" Mutually exclusive with {con[1][1]}."))
        if o is req[0]:
            x += s.c((f" Only has an effect together with {req[1][1]}.", f" Ignored unless {req[1][1]} is given."))
        if o is depv:
            x += f" Deprecated since {dv}."
        lines.append(x)
    for o in vo:
        lines.append(f"  {o[0]} {o[2]}, {o[1]}={o[2]}\n      {uc(o[3])}. " + s.c((f"Default: {de[o[1]]}, maximum {mx[o[1]]}.", f"The default is {de[o[1]]}; values above {mx[o[1]]} are rejected.")) + (f" Can also be set with {env}; the {wins} wins." if o is vo[0] else ""))
    s.r.shuffle(lines)
    ctx = f"NAME\n  {cmd} - {s.c(('copy and mirror folders', 'synchronise files', 'archive directories'))}\n\nSYNOPSIS\n  {cmd} [options] SOURCE TARGET\n\nOPTIONS\n" + "\n".join(lines) + "\n\nEXIT STATUS\n  0  success\n" + "\n".join(f"  {i + 1}  {c}" for i, c in enumerate(codes)) + (f"\n\nSEE ALSO\n  {cmd}.conf(5)" if s.p() else "")
    nm = [(o[1] if s.p(.7) else o[0]) for o in op]
    s.attr("attribute", "{e} {v}~with {e}, the [command|tool] {v}~the option that {v} is {e}", nm, [o[3] for o in op])
    s.attr("attribute", "the short form of {e} is {v}~{v} is short for {e}", [o[1] for o in op], [o[0] for o in op])
    s.lower |= {o[0] for o in op} | {o[1] for o in op} | {o[1] for o in vo}
    others = [o for o in op if o not in con]
    s.add("exception", f"{con[0][1]} cannot be used together with {{x}}~[it is not possible to|you cannot] combine {con[0][1]} and {{x}}", dict(x=con[1][1]), dict(x=s.c(others)[1]))
    s.add("condition", "{x} [does nothing|has no effect] unless {y} is [given|used] [as well|too]~{x} only works together with {y}", dict(x=req[0][1], y=req[1][1]), s.c((dict(x=req[1][1], y=req[0][1]), dict(x=req[0][1], y=con[0][1]))))
    if depv:
        s.add("attribute", "{x} has been deprecated since {v}~since version {v}, {x} is deprecated", dict(x=depv[1], v=dv), s.c((dict(x=s.c([o for o in op if o is not depv])[1], v=dv), dict(x=depv[1], v=f"{s.i(6, 8)}.{s.i(0, 9)}"))))
    for o in s.r.sample(vo, 2):
        s.add("number", f"[by default|unless told otherwise], {o[1]} is {{a}}~{o[1]} defaults to {{a}} and may be at most {{b}}~the [highest|largest] value [allowed|accepted] for {o[1]} is {{b}}", dict(a=str(de[o[1]]), b=str(mx[o[1]])), dict(a=str(mx[o[1]]), b=str(de[o[1]])))
        z = s.i(de[o[1]] + 1, mx[o[1]] - 1) if s.p() else mx[o[1]] + s.i(1, 40)
        s.bool("condition", z <= mx[o[1]], f"{o[1]}={z} is [accepted|a valid setting]", f"{o[1]}={z} is [rejected|not a valid setting]", f"Is {o[1]}={z} accepted?")
    s.add("order", "if both are given, {x} takes precedence over {y}", *(lambda p, q: (dict(x=p, y=q), dict(x=q, y=p)))(*(("the option " + vo[0][1], "the variable " + env) if wins == "option" else ("the variable " + env, "the option " + vo[0][1]))))
    s.attr("attribute", "exit status {e} [means|stands for] \"{v}\"~the command returns {e} [in case of|for] \"{v}\"", ["1", "2", "3"], codes)
    s.add("scope", "the variable {e} sets the same thing as {o}", dict(e=env, o=vo[0][1]), dict(e=env, o=vo[1][1]))
    return "man page", ctx


def doc_plans(s):
    prod = s.names.make("brand")
    pl = s.c((["Free", "Team", "Business"], ["Starter", "Plus", "Max"], ["Basic", "Pro", "Enterprise"], ["Bronze", "Silver", "Gold"]))
    n = 3
    req = sorted(s.ints(50, 5000, n, 50))
    store = sorted(s.ints(1, 200, n))
    seats = sorted(s.ints(1, 60, n))
    keep = sorted(s.ints(7, 365, n))
    price = [0] + sorted(s.ints(500, 9900, 2, 100)) if s.p(.5) else sorted(s.ints(500, 9900, 3, 100))
    sso, _, phone = s.bools(3), s.bools(3), s.bools(3)
    over = [s.c(("requests are rejected", "extra requests are billed", "requests are slowed down")) for _ in pl]
    burst = s.i(2, 5)
    trial = s.c((7, 14, 30))
    card, upnow = s.p(), s.p()
    m = lambda v: "free of charge" if v == 0 else f"{s.cur}{D(v) / 100:.2f} a month"
    paras = []
    for i, p in enumerate(pl):
        sent = [f"{p} is {m(price[i])}." if price[i] == 0 else f"{p} costs {m(price[i])}.", s.c((f"It allows {req[i]} requests per minute", f"The limit is {req[i]} requests a minute")) + f" and {store[i]} GB of storage.", f"Up to {seats[i]} {'person' if seats[i] == 1 else 'people'} can share an account." if s.p() else f"Seats included: {seats[i]}.",
                f"Logs are kept for {keep[i]} days." if s.p() else f"We keep logs for {keep[i]} days.", f"Above the limit, {over[i]}."]
        sent.append(s.c((f"Single sign-on: {'yes' if sso[i] else 'no'}. Phone support: {'yes' if phone[i] else 'no'}.", f"Single sign-on is {'included' if sso[i] else 'not included'}, phone support is {'included' if phone[i] else 'not included'}.")))
        paras.append(" ".join(sent))
    faq = [f"Can I try a paid plan first? Yes, for {trial} days, {'but a card is needed' if card else 'no card needed'}.", f"Is a short burst allowed? Yes, up to {num(burst)} times the limit for ten seconds, except on {pl[0]}.", f"Can I switch plans during the month? You can move {'up' if upnow else 'down'} at any time; moving {'down' if upnow else 'up'} takes effect on the next invoice."]
    s.r.shuffle(faq)
    ctx = s.c((f"{prod}: plans and limits\n\n", f"# {prod} pricing FAQ\n\n")) + "\n\n".join(paras) + "\n\n" + "\n".join(faq)
    P = [f"the {p} plan" if s.p() else p for p in pl]
    s.attr("number", "{e} [allows|permits] {v} requests a minute~on {e}, the limit is {v} requests per minute~with {e} you can send {v} requests a minute", P, [plain(D(x)) for x in req])
    s.attr("number", "{e} [comes with|includes|gives you] {v} GB of storage", P, [str(x) for x in store])
    s.attr("number", "logs [on|under] {e} are [kept|stored] for {v} days", P, [str(x) for x in keep])
    s.attr("number", "the number of people who can share {e} is {v}", P, [s.n(x) for x in seats])
    s.attr("condition", "on {e}, {v} [once|when|if] the limit is exceeded", P, over)
    k = [i for i in range(3) if price[i]]
    s.attr("number", "{e} costs {v} a month~the monthly price of {e} is {v}", [P[i] for i in k], [s.m(price[i]) for i in k])
    s.which(P, sso, "plan", "includes single sign-on", "does not include single sign-on", pp="include single sign-on")
    s.which(P, phone, "plan", "includes phone support", "does not include phone support", pp="include phone support")
    s.count(phone, "plan", "plans", "offers phone support", "offer phone support")
    s.count(sso, "plan", "plans", "offers single sign-on", "offer single sign-on")
    i = s.i(0, 2)
    q = req[i] + s.c((-1, 1)) * s.i(5, 45)
    s.bool("condition", q <= req[i], f"{q} requests in a minute are within the limit of {P[i]}", f"{q} requests in a minute exceed the limit of {P[i]}")
    s.add("exception", "short bursts above the limit are allowed on every plan except {x}~{x} is the only plan without bursts", dict(x=P[0]), dict(x=P[s.i(1, 2)]))
    s.bool("order", upnow, "an upgrade is possible at any time~a downgrade only takes effect with the next invoice", "an upgrade only takes effect with the next invoice~a downgrade is possible at any time")
    s.add("number", "a paid plan can be tried for {v} days", dict(v=str(trial)), dict(v=str(s.no((7, 14, 30, keep[0]), trial))))
    s.bool("negation", card, "a card is needed for the trial", "no card is needed for the trial")
    if len(k) == 2:
        a, b = k
        s.add("arithmetic", "{a} is {g} a month more expensive than {b}", dict(a=P[b], b=P[a], g=s.m(price[b] - price[a])), s.c((dict(a=P[a], b=P[b], g=s.m(price[b] - price[a])), dict(a=P[b], b=P[a], g=s.m(price[b] - price[a] + 100)))))
    return "plans and limits", ctx


def doc_config(s):
    prod = s.names.make("brand")
    n = s.c((5, 6, 7))
    keys = s.pick(OPTS, n)
    s.lower |= set(keys)
    de = s.ints(2, 99, n)
    mn = [max(0, d - s.i(1, 5)) for d in de]
    mx = [d + s.i(3, 60) for d in de]
    since = ver(s, n)
    s.r.shuffle(since)
    restart, scope = s.bools(n), [s.c(("global", "per project", "per user")) for _ in keys]
    alias = s.c([None] + [s.c([o for o in OPTS if o not in keys])] * 2)
    form, alok = s.i(0, 2), s.p()
    rows = []
    for i in range(n):
        if form == 0:
            rows.append(f"### {keys[i]}\nDefault: {de[i]}. Allowed: {mn[i]} to {mx[i]}. Scope: {scope[i]}. Available since {since[i]}. " + ("Needs a restart." if restart[i] else "Takes effect immediately."))
        elif form == 1:
            rows.append(f"- **{keys[i]}** ({scope[i]}, since {since[i]}): default {de[i]}, range {mn[i]}-{mx[i]}{', restart needed' if restart[i] else ''}")
        else:
            rows.append(f"`{keys[i]}` accepts values from {mn[i]} to {mx[i]} and is {de[i]} unless set. It was introduced in {since[i]} and applies {scope[i] if scope[i] != 'global' else 'globally'}. " + (s.c(("Changing it requires a restart.", "The server must be restarted afterwards.")) if restart[i] else s.c(("No restart is necessary.", "Changes apply at once."))))
    al = f"\n\n{alias} is an old name for {keys[0]} and {'still' if alok else 'no longer'} accepted." if alias else ""
    order = s.r.sample(["command line", "environment", "config file"], 3)
    prec = f"\n\nIf a setting is given in several places, the {order[0]} wins over the {order[1]}, and the {order[1]} over the {order[2]}."
    ctx = f"{prod} configuration reference\n\n" + ("\n\n" if form != 1 else "\n").join(rows) + al + prec
    if form == 1:
        ctx += "\nSettings without a remark apply immediately."
    s.attr("number", "{e} [defaults to|is by default] {v}~the default value of {e} is {v}~if [nothing is set|you set nothing], {e} is {v}", keys, [str(x) for x in de], fresh=lambda: str(s.c(mx)))
    s.attr("number", "the [upper limit|maximum] for {e} is {v}", keys, [str(x) for x in mx])
    s.attr("number", "the [smallest|lowest] value [allowed|permitted] for {e} is {v}", keys, [str(x) for x in mn])
    s.attr("attribute", "{e} [has existed|has been available] since {v}~{e} was introduced in {v}", keys, ["version " + x for x in since])
    s.count(restart, "setting", "settings", "requires a restart", "require a restart")
    s.which(keys, restart, "setting", "needs a restart", "takes effect without a restart")
    s.attr("scope", "{e} applies {v}", keys, [x if x != "global" else "globally" for x in scope])
    i = s.i(0, n - 1)
    z = s.c((mx[i] + s.i(1, 9), s.i(mn[i], mx[i])))
    s.bool("condition", z <= mx[i], f"setting {keys[i]} to {z} is [allowed|possible]", f"setting {keys[i]} to {z} is not [allowed|possible]", f"Can {keys[i]} be set to {z}?")
    x, y = s.r.sample(range(n), 2)
    fv = lambda v: [int(p) for p in v.split(".")]
    o = (x, y) if fv(since[x]) < fv(since[y]) else (y, x)
    s.add("order", "{a} was introduced [earlier than|before] {b}~{b} is newer than {a}", dict(a=keys[o[0]], b=keys[o[1]]), dict(a=keys[o[1]], b=keys[o[0]]))
    s.add("order", "the {a} takes precedence over the {b}~a value from the {a} overrides one from the {b}", dict(a=order[s.i(0, 1)], b=order[2]), dict(a=order[2], b=order[s.i(0, 1)]))
    s.comp(keys, de, "has a higher default than", "has a lower default than")
    if alias:
        s.add("coref", "{a} is [another|an older] name for {b}", dict(a=alias, b=keys[0]), dict(a=alias, b=s.c(keys[1:])))
        s.bool("modality", alok, f"{alias} can still be used", f"{alias} is no longer accepted")
        s.lower.add(alias)
    return "configuration reference", ctx


def doc_api(s):
    prod = s.names.make("brand")
    res = s.pick("orders|users|files|teams|reports|tags|events|tokens", 4)
    M_ = [s.c(("GET", "POST", "PUT", "DELETE", "PATCH")) for _ in res]
    p = [f"/{s.c(('v1', 'v2', 'api'))}/{r}" for r in res]
    lim = s.ints(5, 600, 4, 5)
    auth = [s.c(("no login", "an API key", "an admin token")) for _ in res]
    pg, dp = s.bools(4), s.bools(4)
    code = [s.c((200, 201, 202, 204)) for _ in res]
    form = s.i(0, 2)
    out = []
    for i in range(4):
        d = f"deprecated, will be removed in {s.i(2026, 2029)}" if dp[i] else "stable"
        if form == 0:
            out.append(f"### {M_[i]} {p[i]}\nNeeds {auth[i]}. Limit: {lim[i]} calls per minute. Returns {code[i]} on success. Status: {d}. Paging: {'supported' if pg[i] else 'not supported'}.")
        elif form == 1:
            out.append(f"- `{M_[i]} {p[i]}` - auth: {auth[i].replace('no login', 'none')}, {lim[i]}/min, success code {code[i]}, {'paged' if pg[i] else 'not paged'}, {d}")
        else:
            out.append(f"{M_[i]} {p[i]} can be called {lim[i]} times a minute and requires {auth[i]}. A successful call answers with {code[i]}. {'Results come in pages.' if pg[i] else 'Results are not paged.'} The endpoint is {d}.")
    to, mx = s.i(5, 60), s.i(50, 1000, 50)
    ctx = f"{prod} API reference\n\nBase URL: https://api.{prod.lower()}.example. Requests time out after {to} seconds. Bodies may be up to {mx} kB.\n\n" + ("\n" if form == 1 else "\n\n").join(out)
    E = [f"{m} {x}" for m, x in zip(M_, p)] if s.p() else [f"the endpoint {x}" for x in p]
    s.attr("number", "{e} may be called {v} times a minute~the limit of {e} is {v} calls per minute", E, [str(x) for x in lim])
    s.attr("condition", "{e} requires {v}~to call {e}, {v} is needed", E, [x if x != "no login" else "no login at all" for x in auth])
    s.attr("attribute", "{e} answers a successful call with {v}~on success, {e} returns {v}", E, [str(x) for x in code])
    s.which(E, dp, "endpoint", "is deprecated", "is not deprecated")
    s.which(E, pg, "endpoint", "returns its results in pages", "does not use paging")
    s.count(dp, "endpoint", "endpoints", "is deprecated", "are deprecated")
    s.comp(E, lim, "has a higher limit than", "has a lower limit than")
    s.most(E, lim, "may be called most often", "may be called least often")
    s.attr("attribute", "{e} is called with {v}", [f"the path {x}" for x in p], M_)
    s.look("number", "a request times out after {v} seconds", [str(x) for x in (mx, to + 5, to + 10)], str(to))
    s.look("unit", "a request body may have up to {v}", [f"{to} kB", f"{mx} MB", f"{mx + 50} kB"], f"{mx} kB")
    z = lim[0] + s.c((-3, -1, 2, 4))
    s.bool("condition", z <= lim[0], f"{z} calls a minute are allowed for {E[0]}", f"{z} calls a minute are too many for {E[0]}")
    s.add("number", "{v} endpoints are described", dict(v="four"), dict(v=s.c(("three", "five")))) if s.p(.1) else None
    return "api reference", ctx


def doc_trouble(s):
    dev = s.names.make("product")
    lights = s.pick("red|green|blue|yellow|white|orange", 4)
    mode = [s.c(("blinking", "steady")) for _ in lights]
    cause = s.pick("no network|low battery|overheating|update running|storage full|pairing mode|wrong password|filter clogged", 4)
    act = s.pick("restart the device|open the app|hold the power key for ten seconds|wait two minutes|reconnect the cable|press the side button|remove the cover for a moment|take out the memory card", 4)
    mins = s.ints(2, 40, 2)
    call = s.i(0, 3)
    nev = s.i(0, 3)
    while nev == call:
        nev = s.i(0, 3)
    form = s.i(0, 1)
    rows = [(f"{uc(lights[i])} light, {mode[i]}: {cause[i]}. " if form == 0 else f"If the {lights[i]} light is {mode[i]}, this means {cause[i]}. ") + f"{uc(act[i])}." + (f" If that does not help within {mins[0]} minutes, call the service." if i == call else "") + (" Do not unplug the device in this state." if i == nev else "") for i in range(4)]
    s.r.shuffle(rows)
    ctx = f"{dev}: what the lights mean\n\n" + "\n".join(rows) + f"\n\nA reset takes {mins[1]} minutes and {'erases' if (er := s.p()) else 'keeps'} your settings. The guarantee {'covers' if (gu := s.p()) else 'does not cover'} water damage."
    E = [f"the {x} light" for x in lights]
    s.attr("attribute", "{e} [means|stands for|indicates] {v}~{v} is shown by {e}", E, cause)
    s.attr("condition", "when {e} comes on, you should {v}~with {e}, the advice is to {v}", E, act)
    s.attr("cause", "in case of {e}, the manual says: {v}~the remedy for {e} is to {v}", cause, act)
    s.attr("attribute", "{e} is {v}", E, mode)
    s.add("condition", "with {e}, the device must not be unplugged~unplugging is forbidden while {e} is on", dict(e=E[nev]), dict(e=s.c([x for i, x in enumerate(E) if i != nev])))
    s.add("condition", f"the service should be called if {{e}} does not go away within {mins[0]} minutes", dict(e=E[call]), dict(e=s.c([x for i, x in enumerate(E) if i != call])))
    s.bool("negation", er, "a reset erases the settings", "the settings survive a reset", "Are the settings lost in a reset?")
    s.bool("negation", gu, "water damage is covered by the guarantee", "water damage is not covered by the guarantee", "Is water damage covered?")
    s.add("number", "a reset takes {v} minutes", dict(v=str(mins[1])), dict(v=str(mins[0])))
    s.count([m == "blinking" for m in mode], "light", "lights", "is described as blinking", "are described as blinking")
    return "troubleshooting", ctx
