"""Records made from a schema."""
import re
from decimal import Decimal as D

from ..claims import Retry
from ..say import plain
from ..vocabulary import CURRENCY, DAY
from .schemas import SPECS
from .wording import L, OMIT, expand, nth, num

SAY = {
    "": lambda s, v: plain(D(v)), "n": lambda s, v: s.n(v), "year": lambda s, v: str(v), "money": lambda s, v: s.m(v), "min": lambda s, v: s.mins(v), "ms": lambda s, v: s.ms(v), "%": lambda s, v: f"{v}%" if s.p(.6) else f"{v} percent",
    "kg": lambda s, v: f"{plain((D(v) / 1000).normalize())} kg", "MB": lambda s, v: s.bytes(v), "kWh": lambda s, v: f"{v} kWh", "km": lambda s, v: f"{v} km" if s.p() else f"{v} kilometres", "m2": lambda s, v: f"{v} m²" if s.p() else f"{v} square metres",
    "h": lambda s, v: s.nn(v, "hour"), "days": lambda s, v: s.nn(v, "day"), "GB": lambda s, v: f"{v} GB", "C": lambda s, v: f"{v} °C" if s.p() else f"{v} degrees", "sec": lambda s, v: s.secs(v), "pts": lambda s, v: s.nn(v, "point"), "str": lambda s, v: str(v),
    "m:s": lambda s, v: s.secs(v), "clock": lambda s, v: s.say.time(v)}
RAW = {"MB": lambda v: v * 100000, "ms": lambda v: v, "clock": lambda v: "%02d:%02d" % divmod(v, 60)}
TEXTS = "see annex|checked twice|ask the office|new since May|pending review|handle with care|copy kept|old version|as agreed|second batch".split("|")


def opt_value(s, kind):
    if kind == "date":
        return s.day().strftime("%Y-%m-%d")
    if kind == "text":
        return s.c(TEXTS)
    if kind == "url":
        return f"https://wiki.example/{s.hexid(4)}"
    if kind == "err":
        return s.c(("E17", "TIMEOUT", "disk quota", "E404", "checksum mismatch"))
    if kind == "cmd":
        return s.c(("curl -f localhost/health", "pg_isready", "redis-cli ping"))
    if kind == "time":
        return "%02d:%02d" % (s.i(5, 23), s.c((0, 15, 30)))
    if kind == "cents":
        return s.i(10000, 90000, 5000)
    if kind in ("person", "firm", "code", "server"):
        return s.names.make(kind)
    return s.c(kind.split("/"))


def pair_values(s, kind):
    """two values as written and as said"""
    if kind in ("person", "first", "place", "firm", "server", "brand"):
        a, b = s.make(kind, 2)
        if kind == "server":
            s.lower |= {a, b}
        return (a, a), (b, b)
    if kind == "clock":
        a, b = s.i(480, 840, 15), s.i(855, 1290, 15)
        f = lambda m: "%02d:%02d" % divmod(m, 60)
        return (f(a), s.say.time(a)), (f(b), s.say.time(b))
    if kind == "date":
        a = s.day()
        b = a + DAY * s.i(20, 300)
        return (a.strftime("%Y-%m-%d"), s.say.date(a.date())), (b.strftime("%Y-%m-%d"), s.say.date(b.date()))
    if kind == "deg":
        a, b = s.ints(2, 30, 2)
        if s.p(.0):
            a = -a
        return (a, f"{a} °C"), (b, f"{b} °C")
    if kind == "oven":
        a, b = s.ints(120, 240, 2, 10)
        return (a, f"{a} °C"), (b, f"{b} °C")
    if kind == "gb":
        a, b = s.i(3, 80), s.i(100, 500, 50)
        return (a, str(a)), (b, str(b))
    if kind == "int":
        a, b = s.i(500, 2400), s.i(90, 480)
        return (a, plain(D(a))), (b, plain(D(b)))
    if kind == "range":
        a, b = s.i(1, 3), s.i(4, 7)
        return (a, num(a)), (b, num(b))
    if kind == "phone":
        a, b = (f"0{s.i(20, 99)} {s.i(100000, 999999)}" for _ in range(2))
        return (a, a), (b, b)
    if kind == "iso":
        a, b = s.ints(10, 110, 2, 5)
        f = lambda m: "PT" + (f"{m // 60}H" if m >= 60 else "") + (f"{m % 60}M" if m % 60 else "")
        return (f(a), s.mins(a)), (f(b), s.mins(b))
    raise KeyError(kind)


def num_say(s, unit, v):
    k = ("num", unit, v)
    if k not in s.memo:
        s.memo[k] = num_say_(s, unit, v)
    return s.memo[k]


def num_say_(s, unit, v):
    if unit == "bp":
        return f"{plain((D(v) / 100).normalize())}%" if s.p(.6) else f"{plain((D(v) / 100).normalize())} percent"
    if unit == "ttl":
        return s.mins(v // 60)
    if unit == "eur":
        return s.m(v * 100)
    if unit == "big km":
        return f"{plain(D(v))} km" if s.p() else f"{plain(D(v))} kilometres"
    return SAY[unit](s, v)


def rec_spec(s, spec=None):
    sp = spec or s.c(SPECS)
    n = s.c((2, 3, 4, 4, 5, 5, 6))
    raw = s.pick(sp["ent"], n) if "|" in sp["ent"] else s.make(sp["ent"], n)
    the = sp.get("the")
    ents = [the.format(e) for e in raw] if isinstance(the, str) else ["the " + e[0].lower() + e[1:] for e in raw] if the else list(raw)
    if sp["ent"] in ("service", "server") or "|" in sp["ent"]:
        s.lower |= {e for e in ents if not e.startswith("the ") and ("-" in e or "." in e or e in ("www", "mail", "api", "shop", "blog", "vpn", "cdn", "status", "ftp"))}
    k = min(len(sp["attrs"]), s.c((4, 5, 5, 6)))
    attrs = s.r.sample(sp["attrs"], k)
    rows = [{sp["entkey"]: e} for e in raw]
    subs = [{} for _ in raw]
    nest = s.p(.5)
    into = {a[0]: nest and s.p(.5) for a in attrs}
    put = lambda a, i, v: (subs if into[a[0]] else rows)[i].__setitem__(a[0], v)
    sg, pl = sp["sg"], sp["pl"]
    for a in attrs:
        key, kind = a[0], a[1]
        if kind == "num":
            (lo, hi, st), unit, temps = a[2], a[3], a[4]
            if (hi - lo) // st < n + 1:
                raise Retry
            vals = s.ints(lo, hi, n, st) if (hi - lo) // st >= n else [s.i(lo, hi, st) for _ in raw]
            for i in range(n):
                put(a, i, RAW.get(unit, lambda v: v)(vals[i]))
            if "copy/copies" in temps:
                said = [("one copy" if v == 1 else f"{num(v)} copies") for v in vals]
                temps = temps.replace("{v} copy/copies", "{v}")
            else:
                said = [num_say(s, unit, v) for v in vals]
            s.attr("number", temps, ents, said, fresh=lambda: num_say(s, unit, s.i(lo, hi, st)) if "copy" not in said[0] and "copies" not in said[0] else said[0])
            if len(a) > 6 and a[5]:
                s.comp(ents, vals, a[5], a[6])
            if len(a) > 8:
                s.most(ents, vals, a[7], a[8])
            if len(a) > 9 and n > 1:
                tot = sum(vals)
                w = s.c((tot - s.c(vals), tot + st * s.i(1, 5), tot - st * s.i(1, 3)))
                if w > 0 and w != tot:
                    s.add("arithmetic", a[9], dict(v=num_say(s, unit, tot)), dict(v=num_say(s, unit, w)))
            if unit in ("money", "str", "", "%", "km", "kg", "m2") and len(a) > 6 and a[5] and n > 1:
                i, j = s.r.sample(range(n), 2)
                if vals[i] < vals[j]:
                    i, j = j, i
                g = vals[i] - vals[j]
                g2 = s.c((g + st, g + 2 * st, abs(vals[i] + st * 3 - vals[j])))
                fm = (lambda x: s.m(x)) if unit == "money" else (lambda x: plain(D(x)) + (" percentage points" if unit == "%" else ""))
                if unit != "%" and not (unit in ("str", "")):
                    x, y = fm(g), fm(g2)
                    if unit in ("km", "m2", "kg"):
                        x, y = num_say(s, unit, g), num_say(s, unit, g2)
                    if a[5] and " than" in a[5] and unit in ("money",) and x != y and "more" in a[5]:
                        s.add("arithmetic", f"{{a}} {a[5].replace('more', '{g} more', 1).replace('is {g} more', 'is {g} more')} {{b}}", dict(a=ents[i], b=ents[j], g=x), s.c((dict(a=ents[i], b=ents[j], g=y), dict(a=ents[j], b=ents[i], g=x))))
        elif kind == "flag":
            vals = s.bools(n)
            for i in range(n):
                put(a, i, vals[i])
            s.count(vals, sg, pl, a[2], a[4])
            s.which(ents, vals, sg, a[2], a[3], pl, a[4])
            i = s.i(0, n - 1)
            if s.p(.4):
                s.add("negation", "{e} {x}", dict(e=ents[i], x=a[2] if vals[i] else a[3]), dict(e=ents[i], x=a[3] if vals[i] else a[2]))
        elif kind == "enum":
            opts = [x.partition("=") for x in a[2].split("/")]
            pool = s.r.sample(opts, min(len(opts), s.c((2, 3, 3))))
            vals = [s.c(pool) for _ in raw]
            for i in range(n):
                v = vals[i][0]
                put(a, i, int(v) if v.isdigit() else v)
            said = [v[2] or v[0] for v in vals]
            s.attr("attribute", a[3], ents, said, fresh=lambda: (lambda o: o[2] or o[0])(s.c(opts)))
            if a[3].count("{e}") == 1 or "~" in a[3]:
                t = a[3].split("~")[0]
                if t.startswith("{e} ") and t.count("{v}") == 1 and not t.endswith("}~"):
                    v = s.c(said)
                    ex = expand(s.r, t)
                    if "{v}" in ex and ex.startswith("{e} is "):
                        s.count([x == v for x in said], sg, pl, ex[4:].format(v=v), "are " + ex[7:].format(v=v))
        elif kind == "opt":
            has = s.bools(n)
            for i in range(n):
                put(a, i, opt_value(s, a[2]) if has[i] else None)
            s.which(ents, has, sg, a[3], a[4], pl)
            i = s.i(0, n - 1)
            s.add("absence", "{e} {x}", dict(e=ents[i], x=a[3] if has[i] else a[4]), dict(e=ents[i], x=a[4] if has[i] else a[3]))
        elif kind == "date":
            t0 = s.day()
            vals = [t0 + DAY * x for x in s.ints(0, s.c((40, 200, 600)), n)]
            for i in range(n):
                put(a, i, vals[i].strftime("%Y-%m-%d"))
            s.attr("date", a[2], ents, [s.say.date(v.date()) for v in vals])
            if len(a) > 4:
                s.comp(ents, vals, a[3], a[4])
        elif kind == "ver":
            vals = [f"{s.i(0, 9)}.{s.i(0, 20)}.{s.i(0, 9)}" for _ in raw]
            for i in range(n):
                put(a, i, vals[i])
            s.attr("attribute", a[2], ents, vals)
        else:
            some = s.make(kind, max(1, n - s.c((0, 0, 1))))
            vals = some + [s.c(some) for _ in range(n - len(some))]
            s.r.shuffle(vals)
            if kind == "server":
                s.lower |= set(vals)
            for i in range(n):
                put(a, i, vals[i])
            s.attr("owner" if kind == "person" else "attribute", a[2], ents, vals)
    for i in range(n):
        if subs[i]:
            rows[i][sp["sub"]] = subs[i]
    tree = {}
    if s.p(.3):
        tree["id|ref"] = s.hexid(6)
    for obj, k1, k2, kind, temps in s.r.sample(sp["pairs"], s.i(1, len(sp["pairs"]))):
        (a, sa), (b, sb) = pair_values(s, kind)
        o = [(k1, a), (k2, b)]
        s.r.shuffle(o)
        tree[obj] = dict(o)
        s.add("swap", temps, dict(a=sa, b=sb), dict(a=sb, b=sa))
    for key, pos, neg in sp["top"]:
        v = s.p()
        tree[key] = v
        s.bool("negation", v, pos, neg)
    tree["currency"] = CURRENCY[s.cur][0] if any(a[1] == "num" and a[3] in ("money", "eur") for a in attrs) or any(a[1] == "opt" and a[2] == "cents" for a in attrs) else OMIT
    # list or mapping by name
    if s.p(.2) and all(re.fullmatch(r"[\w .-]+", e) for e in raw):
        tree[sp["list"]] = {L(raw[i]): {k: v for k, v in rows[i].items() if k != sp["entkey"]} for i in range(n)}
        s.fmt = ("json2", "semi", "semi", "line", "yaml", "yaml", "outline", "props")
    else:
        tree[sp["list"]] = rows
        i = s.i(0, n - 1)
        s.add("attribute", f"the {{o}} {sg} [listed|in the list] is {{e}}~{{e}} is the {{o}} {sg} in the list~{{e}} comes {{o}} in the list", dict(o=nth(i), e=ents[i]), s.c((dict(o=nth(i), e=s.no(ents, ents[i])), dict(o=nth(s.no(range(n), i)), e=ents[i]))))
    if s.p(.3):
        s.add("number", f"{{v}} {pl} are listed~the list [contains|has|names] {{v}} {pl}~there are {{v}} {pl}", dict(v=num(n)), dict(v=num(n + 1 if s.p() or n == 2 else n - 1)))
    return sp["dom"], s.render(tree, sp["root"], wrap=s.p(.5))
