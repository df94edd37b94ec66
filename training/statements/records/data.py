"""Records of data: packages, changes of a file, services that need each other, pages of a list."""
from ..claims import Retry
from ..vocabulary import CURRENCY, DAY
from .formats import scalar
from .wording import L, nth, num

LIBS = "left-grid|routely|parsekit|queueman|colorfold|datewise|logpipe|formstack-lite|zipstream|authmini|imgsharp|csvtide|httpwren|mapglue|testbarn|lintfox|bundlepack|typemoth|mockbird|watchdogjs|prettyplum|envfile".split("|")


def rec_package(s):
    name = s.names.make("brand").lower() + s.c(("-app", "-server", "-ui", "-core"))
    libs = s.pick(LIBS, s.c((5, 6, 7)))
    k = s.i(2, len(libs) - 2)
    run, dev = libs[:k], libs[k:]
    s.lower |= set(libs) | {name}
    ver = {l: f"{s.i(0, 9)}.{s.i(0, 20)}.{s.i(0, 9)}" for l in libs}
    pre = {l: s.c(("^", "~", "", "")) for l in libs}
    opt = s.bools(len(libs))
    private, v0 = s.p(), f"{s.i(0, 5)}.{s.i(0, 12)}.{s.i(0, 9)}"
    eng = s.c((16, 18, 20, 22))
    lic, auth = s.c(("MIT", "Apache-2.0", "GPL-3.0", "BSD-3-Clause")), s.person(2)
    scripts = dict(s.r.sample([("test", "testbarn --run"), ("build", "bundlepack src"), ("lint", "lintfox ."), ("start", "node server.js"), ("dev", "watchdogjs server.js"), ("docs", "docgen src"), ("release", "np --any-branch")], s.i(2, 4)))
    allscr = ["test", "build", "lint", "start", "dev", "docs", "release"]
    pom = s.p(.35)
    if pom:
        ctx = f"<project>\n  <artifactId>{name}</artifactId>\n  <version>{v0}</version>\n  <properties><java.version>{eng}</java.version></properties>\n  <licenses><license>{lic}</license></licenses>\n  <developers>\n    <developer role=\"maintainer\">{auth[0]}</developer>\n    <developer role=\"contributor\">{auth[1]}</developer>\n  </developers>\n  <dependencies>\n" + "".join(
            f"    <dependency>\n      <artifactId>{l}</artifactId>\n      <version>{ver[l]}</version>\n" + ("      <scope>test</scope>\n" if l in dev else "") + ("      <optional>true</optional>\n" if opt[libs.index(l)] else "") + "    </dependency>\n" for l in s.r.sample(libs, len(libs))) + "  </dependencies>\n</project>"
        devw, runw = "is only used in test scope", "is a compile-time dependency outside test scope"
        s.which(libs, opt, "dependency", "is marked optional", "is not marked optional", pl="dependencies")
        s.count(opt, "dependency", "dependencies", "is optional", "are optional")
    else:
        s.style, s.mix = "camel", False
        tree = {"name": name, "version": v0, "private": private, "license": lic, "author": auth[0], "contributors": [auth[1]], "engines": {"node": f">={eng}"}, "scripts": {L(a): b for a, b in scripts.items()},
                "dependencies": {L(l): pre[l] + ver[l] for l in run}, "devDependencies": {L(l): pre[l] + ver[l] for l in dev}}
        ctx = s.render(tree, "package", s.c(("json2", "json2", "json4")), wrap=False)
        devw, runw = s.c(("is only needed for development", "is a development dependency")), s.c(("is needed at run time", "is a run-time dependency"))
        s.bool("negation", private, "the package is marked private", "the package is not marked private", "Is the package private?")
        a, b = s.c(list(scripts)), s.c([x for x in allscr if x not in scripts])
        s.add("absence", "there is a script called {a}~a {a} script is defined", dict(a=a), dict(a=b))
        s.add("absence", "no script [called|named] {a} is defined~the file defines no {a} script", dict(a=b), dict(a=a))
        s.add("number", "{n} scripts are defined", dict(n=num(len(scripts))), dict(n=num(s.no((2, 3, 4, 5), len(scripts)))))
        fl = [pre[l] == "" for l in libs]
        s.which(libs, fl, "dependency", "is pinned to an exact version", "is not pinned to an exact version", pl="dependencies")
        s.count(fl, "dependency", "dependencies", "is pinned exactly", "are pinned exactly")
    s.add("membership", f"{{a}} {devw}~{{b}} {runw}~{{a}} {devw}[, while|, whereas] {{b}} {runw}", dict(a=s.c(dev), b=s.c(run)), dict(a=s.c(run), b=s.c(dev)))
    s.attr("number", "{e} is [required|listed|used] in version {v}~the version [given|listed] for {e} is {v}", libs, [ver[l] for l in libs], q="Which version of {e} is listed?")
    s.add("number", "there are {n}", dict(n=f"{num(len(run))} {'non-test' if pom else 'run-time'} dependencies"), dict(n=f"{num(s.no((2, 3, 4, 5, len(dev)), len(run)))} {'non-test' if pom else 'run-time'} dependencies"))
    s.add("comparison", f"there are {{d}} {'test' if pom else 'development'} dependencies than {'other' if pom else 'run-time'} ones", dict(d="more" if len(dev) > len(run) else "fewer"), dict(d="fewer" if len(dev) > len(run) else "more")) if len(dev) != len(run) else None
    miss = s.c([x for x in LIBS if x not in libs])
    s.add("absence", f"{name} does not depend on {{a}}~{{a}} is not among the dependencies", dict(a=miss), dict(a=s.c(libs)))
    s.add("absence", f"{name} depends on {{a}}~{{a}} is one of the dependencies", dict(a=s.c(libs)), dict(a=miss))
    s.lower.add(miss)
    s.look("attribute", "the project is [licensed|published] under {v}~its licence is {v}", ["MIT", "Apache-2.0", "GPL-3.0", "BSD-3-Clause"], lic)
    s.look("number", f"it [needs|requires|is set to] {'Java' if pom else 'Node'} {{v}}" + ("" if pom else " or [newer|later]"), ["16", "18", "20", "22"], str(eng)) if not pom else s.look("number", "the Java version is set to {v}", ["16", "18", "20", "22"], str(eng))
    s.add("owner", f"{{a}} is the {'maintainer' if pom else 'author'} and {{b}} a contributor~the {'maintainer' if pom else 'author'} is {{a}}", dict(a=auth[0], b=auth[1]), dict(a=auth[1], b=auth[0]))
    return "dependencies", ctx


def rec_diff(s):
    """before and after"""
    nm = s.names.make("service")
    s.lower.add(nm)
    ks = s.pick("replicas|memory_mb|timeout_s|log_level|region|image_tag|rate_limit|debug|cache|owner", s.c((8, 9, 10)))
    gen = {"replicas": lambda: s.i(1, 9), "memory_mb": lambda: s.i(128, 4096, 128), "timeout_s": lambda: s.i(5, 90, 5), "log_level": lambda: s.c(("debug", "info", "warn", "error")), "region": lambda: s.c(("eu-west", "eu-north", "us-east", "ap-south")), "image_tag": lambda: f"{s.i(1, 5)}.{s.i(0, 20)}", "rate_limit": lambda: s.i(10, 500, 10), "debug": lambda: s.p(), "cache": lambda: s.c((None, "redis", "memory")), "owner": lambda: s.c(("core", "growth", "payments"))}
    old, new = {k: gen[k]() for k in ks}, {}
    ch = s.bools(len(ks))
    for k, c in zip(ks, ch):
        if c:
            for _ in range(20):
                new[k] = gen[k]()
                if new[k] != old[k]:
                    break
            else:
                raise Retry
        else:
            new[k] = old[k]
    who, app = s.person(2)
    H = {"memory_mb": "the memory in MB", "timeout_s": "the timeout in seconds", "log_level": "the log level", "image_tag": "the image tag", "rate_limit": "the rate limit", "debug": "debug mode", "replicas": "the number of replicas"}
    h = [H.get(k, "the " + k) for k in ks]
    w = lambda v: "not set" if v is None else "on" if v is True else "off" if v is False else str(v)
    form = s.i(0, 2)
    if form == 0:
        tree = {"service": nm, "changed_by|author": who, "approved_by|reviewer": app, "before|old": {L(k): v for k, v in old.items()}, "after|new": {L(k): v for k, v in new.items()}}
        ctx = s.render(tree, "change", s.c(("json2", "semi", "yaml", "yaml", "outline")))
    elif form == 1:
        tree = {"service": nm, "changed_by|author": who, "approved_by|reviewer": app, "fields|settings": [{"name|field": k, "old|from": old[k], "new|to": new[k]} for k in ks]}
        ctx = s.render(tree, "change", s.c(("json2", "semi", "yaml", "line")))
    else:
        j = lambda v: scalar(v)
        ctx = f"commit {s.hexid(10)}\nAuthor: {who}\nReviewed-by: {app}\n\n    Change settings of {nm}\n\n--- a/{nm}.yaml\n+++ b/{nm}.yaml\n@@\n" + "\n".join(f" {k}: {j(old[k])}" if old[k] == new[k] else f"-{k}: {j(old[k])}\n+{k}: {j(new[k])}" for k in ks)
    for i in range(len(ks)):
        k = ks[i]
        if ch[i]:
            a, b = w(old[k]), w(new[k])
            s.add("order", f"{h[i]} went from {{a}} to {{b}}~{h[i]} is now {{b}}; before, it was {{a}}~after the change, {h[i]} is {{b}}~before the change, {h[i]} was {{a}}", dict(a=a, b=b), dict(a=b, b=a))
            if isinstance(old[k], int) and not isinstance(old[k], bool):
                up = new[k] > old[k]
                s.add("direction", f"{h[i]} was {{d}}", dict(d="raised" if up else "lowered"), dict(d="lowered" if up else "raised"))
                g = abs(new[k] - old[k])
                s.add("arithmetic", f"{h[i]} changed by {{v}}", dict(v=str(g)), dict(v=str(g + s.c((1, 2, 5)))))
    s.count(ch, "setting", "settings", "was changed", "were changed")
    s.which(h, ch, "setting", "was changed", "stayed the same")
    s.which(h, ch, "setting", "was changed", "stayed the same")
    s.add("owner", "{a} made the change and {b} checked it~the change was made by {a}~the change was checked by {b}", dict(a=who, b=app), dict(a=app, b=who))
    return "config change", ctx


def rec_graph(s):
    n = s.c((4, 5))
    sv = s.make("service", n)
    s.lower |= set(sv)
    deps = {x: s.r.sample([y for y in sv if y != x and sv.index(y) > sv.index(x)], s.i(0, min(2, n - 1 - sv.index(x)))) for x in sv}
    order = s.r.sample(sv, n)
    port, crit = s.ints(3000, 9999, n), s.bools(n)
    tree = {"services|nodes": [{"name|id": x, "depends_on|requires|needs": deps[x], "port": port[sv.index(x)], "critical|essential": crit[sv.index(x)]} for x in order]}
    for x in sv:
        no = [y for y in sv if y != x and y not in deps[x]]
        if deps[x] and no:
            y, z = s.c(deps[x]), s.c(no)
            s.add("membership", f"{x} depends on {{y}}~{{y}} is needed by {x}~{x} cannot do without {{y}}", dict(y=y), dict(y=z))
            s.add("swap", "{x} depends on {y}~{x} needs {y}, not the other way round", dict(x=x, y=y), dict(x=y, y=x))
        users = [y for y in sv if x in deps[y]]
        s.add("number", f"{x} is required by {{v}}", dict(v="no other service" if not users else s.nn(len(users), "other service")), dict(v=(lambda k: "no other service" if k == 0 else s.nn(k, "other service"))(s.no((0, 1, 2, 3), len(users)))))
        if len(deps[x]) == 2:
            s.add("membership", f"{x} [needs|depends on] both {{a}} and {{b}}", dict(a=deps[x][0], b=deps[x][1]), dict(a=deps[x][0], b=s.c(no)) if no else None)
        two = [z for y in deps[x] for z in deps[y] if z not in deps[x]]
        if two:
            s.add("coref", f"{x} depends on {{z}} {{w}}", dict(z=two[0], w="only indirectly"), dict(z=two[0], w="directly"))
    s.count([not deps[x] for x in sv], "service", "services", "has no dependencies", "have no dependencies")
    s.which(sv, [not deps[x] for x in sv], "service", "depends on nothing else", "depends on something else")
    s.attr("number", "{e} uses port {v}~port {v} is taken by {e}", sv, [str(p) for p in port])
    s.which(sv, crit, "service", "is marked as critical", "is not marked as critical")
    s.comp(sv, [len(deps[x]) for x in sv], "has more direct dependencies than", "has fewer direct dependencies than")
    return "service graph", s.render(tree, "graph")


def rec_pages(s):
    n = s.c((3, 4, 5))
    per, tot = s.c((n, n)), s.i(30, 400)
    page = s.i(1, 5)
    pages = -(-tot // per)
    if page >= pages:
        raise Retry
    who = s.person(n)
    st = [s.c(("open", "closed", "pending")) for _ in who]
    amt, dd = s.ints(500, 90000, n, 25), s.day()
    ds = [dd + DAY * x for x in s.ints(0, 40, n)]
    ds.sort(reverse=True)
    ids = [f"{s.c(('INV', 'REQ', 'CL'))}-{x}" for x in s.ints(100, 999, n)]
    vat = s.bools(n)
    tree = {"page|current_page": page, "per_page|page_size": per, "total|total_count": tot, "sort": "-created", "filters|query": {"status": None, "min_amount_cents": s.c((0, 500))}, "currency": CURRENCY[s.cur][0], "items|results|data": [{"id|ref": ids[i], "customer|client": {"name": who[i], "vat_registered|vat": vat[i]}, "status|state": st[i], "amount_cents|total_cents": amt[i], "created|created_on": ds[i].strftime("%Y-%m-%d")} for i in range(n)], "next|next_page": page + 1, "previous|prev_page": page - 1 if page > 1 else None}
    s.attr("owner", "{e} [belongs to|is for|concerns] {v}~the customer in {e} is {v}", ids, who)
    s.attr("attribute", "{e} is {v}~the state of {e} is {v}", ids, st)
    for z in ("open", "closed", "pending"):
        s.count([x == z for x in st], "entry on this page", "entries on this page", f"is {z}", f"are {z}")
    s.attr("number", "{e} is worth {v}~the amount of {e} is {v}", ids, [s.m(a) for a in amt])
    s.comp(ids, amt, "is worth more than", "is worth less than")
    s.most(ids, amt, "has the highest amount on the page", "has the lowest amount on the page")
    s.add("arithmetic", "the entries shown add up to {v}", dict(v=s.m(sum(amt))), dict(v=s.m(s.c((sum(amt) - amt[0], sum(amt) + 500, sum(amt) - 100)))))
    s.which(who, vat, "customer", "is registered for VAT", "is not registered for VAT")
    s.add("number", "{a} entries are shown out of {b} [in all|]~there are {b} entries altogether", dict(a=num(n), b=str(tot)), s.c((dict(a=num(n), b=str(tot + s.c((1, 10)))), dict(a=num(n), b=str(tot - s.i(1, 9))))))
    s.bool("negation", page == 1, "this is the first page", "this is not the first page", "Is this the first page?")
    s.add("arithmetic", "there are {v} pages in all", dict(v=str(pages)), dict(v=str(s.c((pages + 1, pages - 1, page)) if page != pages else pages + 1)))
    s.add("order", "the list [starts|begins] with the {d} entry", dict(d="newest"), dict(d="oldest")) if s.p(.0) else None
    i = s.i(0, n - 1)
    s.attr("date", "{e} was created on {v}", ids, [s.say.date(x.date()) for x in ds])
    s.attr("attribute", "{e} is the {v} entry on the page", ids, [nth(i) for i in range(n)])
    return "paginated list", s.render(tree, "list")
