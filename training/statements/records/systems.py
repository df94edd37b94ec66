"""Records of systems: deployments, builds, sensors, packages, flags, rights, errors, settings, changes, graphs, pages."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import plain
from ..vocabulary import CURRENCY, DAY
from .formats import scalar
from .spec import num_say
from .wording import L, MIN, expand, nth, num

LIBS = "left-grid|routely|parsekit|queueman|colorfold|datewise|logpipe|formstack-lite|zipstream|authmini|imgsharp|csvtide|httpwren|mapglue|testbarn|lintfox|bundlepack|typemoth|mockbird|watchdogjs|prettyplum|envfile".split("|")


def rec_k8s(s):
    n = s.c((2, 3, 3))
    app = s.names.make("service")
    cs = [app] + s.pick("proxy|log-shipper|metrics|cache|migrator|sidecar|vault-agent", n - 1)
    s.lower |= set(cs)
    lim, probe = s.bools(n), s.bools(n)
    mem_r = s.ints(64, 512, n, 32)
    mem_l = [x * s.c((2, 4)) if f else None for x, f in zip(mem_r, lim)]
    cpu = s.ints(50, 900, n, 50)
    port = s.ints(3000, 9900, n, 10)
    rep, mx = s.i(2, 6), s.i(7, 12)
    ready = s.i(0, rep)
    ver = [f"{s.i(0, 4)}.{s.i(0, 20)}.{s.i(0, 9)}" for _ in range(n)]
    ns, strat = s.c(("prod", "staging", "shop", "internal", "edge")), s.c(("RollingUpdate", "Recreate"))
    paused = s.p()
    cont = []
    for i in range(n):
        d = {"name": cs[i], "image": f"registry.example/{cs[i]}:{ver[i]}", "ports": [{"container_port|containerPort": port[i]}],
             "resources": {"requests": {"cpu": f"{cpu[i]}m", "memory": f"{mem_r[i]}Mi"}, **({"limits": {"memory": f"{mem_l[i]}Mi"}} if lim[i] else {})}}
        if probe[i]:
            d["livenessProbe"] = {"path": "/healthz", "periodSeconds": s.c((5, 10, 15, 30))}
        cont.append(d)
    tree = {"kind": s.c(("Deployment", "Workload", "Service")), "metadata": {"name": app, "namespace": ns, "labels": {"team": s.c(("core", "payments", "growth")), "tier": s.c(("backend", "frontend"))}},
            "spec": {"replicas": rep, "maxReplicas": mx, "paused": paused, "strategy": strat, "containers": cont}, "status": {"readyReplicas": ready, "desiredReplicas": rep}}
    s.style, s.mix = "camel", False
    s.cache["container_port|containerPort"] = "containerPort"
    s.count(lim, "container", "containers", "sets a memory limit", "set a memory limit", "How many containers have a memory limit?")
    s.which(cs, lim, "container", "[has|sets] a memory limit".replace("[has|sets]", s.c(("has", "sets"))), "has no memory limit")
    s.count(probe, "container", "containers", "has a liveness probe", "have a liveness probe")
    s.which(cs, probe, "container", "is checked by a liveness probe", "has no liveness probe")
    s.attr("number", "{e} [requests|asks for|reserves] {v} of memory~the memory request of {e} is {v}", cs, [f"{x} Mi" if s.p() else f"{x} MiB" for x in mem_r], q="How much memory does {e} request?")
    s.attr("number", "{e} requests {v} of CPU~the CPU request of {e} is {v}", cs, [f"{x}m" if s.p(.4) else f"{x} millicores" if s.p() else f"{plain((D(x) / 1000).normalize())} cores" for x in cpu])
    s.attr("number", "{e} [listens on|exposes|uses] port {v}~port {v} belongs to {e}", cs, [str(x) for x in port])
    s.attr("attribute", "{e} [runs|is deployed in|uses] version {v}~version {v} of {e} is used", cs, ver)
    s.comp(cs, mem_r, "requests more memory than", "requests less memory than")
    s.most(cs, cpu, "requests the most CPU~has the highest CPU request", "requests the least CPU~has the lowest CPU request")
    i = s.i(0, n - 1)
    if lim[i]:
        s.add("swap", f"{cs[i]} [requests|asks for] {{a}} Mi of memory and is limited to {{b}} Mi~the memory limit of {cs[i]} is {{b}} Mi~{cs[i]} may use at most {{b}} Mi of memory~the limit of {cs[i]} is {{b}} Mi, its request {{a}} Mi", dict(a=str(mem_r[i]), b=str(mem_l[i])), dict(a=str(mem_l[i]), b=str(mem_r[i])))
        k = mem_l[i] // mem_r[i]
        s.add("arithmetic", f"{cs[i]}'s memory limit is {{k}} its request", dict(k=("twice" if k == 2 else "four times")), dict(k=("four times" if k == 2 else "twice")))
    tot = sum(mem_r)
    s.add("arithmetic", "[together|in total], the containers of a pod request {v} Mi of memory~the memory requests of the containers add up to {v} Mi", dict(v=str(tot)), dict(v=str(s.c((tot - mem_r[0], tot + 32, tot - 64)))))
    s.add("number", "{a} of {b} replicas are ready~the status reports {a} ready replicas out of {b} desired", dict(a=num(ready) if ready != 1 else "1", b=num(rep)), dict(a=num(s.no(range(rep + 1), ready)), b=num(rep)))
    s.bool("negation", ready == rep, "all desired replicas are ready", "not all desired replicas are ready", "Are all replicas ready?")
    s.add("attribute", "it can scale up to {b} replicas, with {a} [desired|asked for] at present~the maximum is {b} replicas~{a} replicas are [wanted|asked for], {b} is the maximum", dict(a=num(rep), b=num(mx)), dict(a=num(mx), b=num(rep)))
    s.bool("negation", paused, "the [rollout|deployment] is paused", "the [rollout|deployment] is not paused")
    s.bool("attribute", strat == "Recreate", "updates [use|follow] the Recreate strategy", "updates [use|follow] the RollingUpdate strategy")
    s.look("attribute", "it runs in the {v} namespace~the namespace is {v}", ["prod", "staging", "shop", "internal", "edge"], ns)
    return "kubernetes", s.render(tree, "deployment", s.c(("yaml", "yaml", "yaml", "json2", "semi", "line")), wrap=False)


def rec_ci(s):
    stages = ["build", "test", "deploy"]
    pool = {"build": "compile|lint|package|docs|docker-image|assets", "test": "unit-tests|integration-tests|e2e|smoke|coverage|load-test", "deploy": "deploy-staging|deploy-prod|publish|notify|migrate-db"}
    jobs = []
    for st in stages:
        for j in s.pick(pool[st], s.c((1, 2, 2))):
            jobs.append([st, j])
    n = len(jobs)
    dur = s.ints(8, 640, n)
    states = [s.c(("success", "success", "failed", "cancelled", "success", "failed")) for _ in jobs]
    retry = [s.c((0, 0, 1, 2)) for _ in jobs]
    allow = [s.p(.4) for _ in jobs]
    names = [j for _, j in jobs]
    s.lower |= set(names)
    runners = [s.c(("linux-small", "linux-large", "arm64", "windows")) for _ in jobs]
    br, who = s.c(("main", "release/2.4", "fix/login", "feature/search", "develop")), s.person(2)
    t0 = s.day()
    cov = s.c((None, s.i(61, 97)))
    item = lambda i: {"name|job": names[i], **({} if nest else {"stage": jobs[i][0]}), "status|result": states[i], "duration_s|duration_seconds|seconds": dur[i], "retries|retry_count": retry[i], "allow_failure|optional": allow[i], "runner|agent": runners[i]}
    nest = s.p()
    body = {"stages": [{"name|stage": st, "jobs": [item(i) for i in range(n) if jobs[i][0] == st]} for st in stages]} if nest else {"jobs|steps": [item(i) for i in range(n)]}
    tree = {"pipeline|run|build_no": s.i(100, 9999), "branch|ref": br, "triggered_by|actor|started_by": who[0], "commit": {"sha": s.hexid(8), "author": who[1]}, "coverage|coverage_pct": cov, "started_at|started": t0, **body}
    s.attr("number", "{e} took {v}~the duration of {e} was {v}~it took {v} to run {e}", names, [s.secs(x) for x in dur], q="How long did {e} take?")
    W = {"success": "succeeded", "failed": "failed", "cancelled": "was cancelled"}
    s.attr("attribute", "{e} {v}~the job {e} {v}", names, [W[x] for x in states])
    for st, p1, p2 in (("failed", "failed", "failed"), ("success", "succeeded", "succeeded"), ("cancelled", "was cancelled", "were cancelled")):
        fl = [x == st for x in states]
        s.count(fl, "job", "jobs", p1, p2)
        s.which(names, fl, "job", p1, "did not fail" if st == "failed" else "did not succeed" if st == "success" else "was not cancelled")
    s.comp(names, dur, "took longer than", "took less time than")
    s.most(names, dur, "was the slowest job~took the longest", "was the quickest job~took the least time")
    s.attr("number", "{e} {v}", names, [("was not retried", "was retried once", "was retried twice")[x] for x in retry])
    s.which(names, allow, "job", "is allowed to fail", "is not allowed to fail")
    s.attr("attribute", "{e} ran on {v}~{v} [is|was] the runner for {e}", names, runners)
    s.attr("membership", "{e} [belongs to|is part of] the {v} stage~the {v} stage [includes|contains] {e}", names, [a for a, _ in jobs])
    for st in stages:
        k = sum(a == st for a, _ in jobs)
        s.add("number", f"the {st} stage has {{n}}", dict(n=s.nn(k, "job")), dict(n=s.nn(s.no((1, 2, 3), k), "job")))
    s.add("owner", "{a} [started|triggered] the [run|pipeline] and {b} [wrote|authored] the commit~the commit is by {b}~the [pipeline|run] was [started|triggered] by {a}", dict(a=who[0], b=who[1]), dict(a=who[1], b=who[0]))
    s.bool("absence", cov is None, "no coverage figure [is given|was recorded]", "a coverage figure [is given|was recorded]")
    tot = sum(dur)
    if tot > 180:
        s.add("arithmetic", "[all jobs together|in total, the jobs] took {v}", dict(v=s.secs(tot)), dict(v=s.secs(tot + s.c((60, -60, -s.c(dur))))))
    i, j = s.r.sample(range(n), 2)
    if abs(dur[i] - dur[j]) > 1:
        a, b = (i, j) if dur[i] > dur[j] else (j, i)
        g = dur[a] - dur[b]
        t = dict(a=names[a], b=names[b], g=s.secs(g), d="longer")
        s.add("arithmetic", "{a} ran {g} {d} than {b}~compared with {b}, {a} took {g} {d}", t, s.c((dict(t, a=t["b"], b=t["a"]), dict(t, g=s.secs(g + s.c((10, 20, 60)))))))
    return "ci pipeline", s.render(tree, "pipeline")


def rec_sensors(s):
    site = s.place(2)
    n = s.c((3, 4, 5))
    ids = [f"{s.c(('TH', 'PM', 'CO', 'FL'))}-{x}" for x in s.ints(10, 99, n)]
    where = s.pick("roof|cellar|hall|cold room|lobby|workshop|server room|greenhouse|gate|attic", n)
    bat, temp = s.ints(3, 100, n), [D(x) / 10 for x in s.ints(-40, 320, n)]
    on = s.bools(n)
    fw = [f"{s.i(1, 3)}.{s.i(0, 9)}" for _ in ids]
    seen0 = s.day()
    seen = [seen0 - MIN * x for x in s.ints(0, 600, n)]
    th, intv = s.c((15, 20, 25)), s.c((30, 60, 120, 300, 600))
    err = [s.c((None, None, "E12", "timeout")) for _ in ids]
    tree = {"fleet|site": site[0], "backup_site|mirror": site[1], "report_interval_s|interval_seconds": intv, "low_battery_threshold|battery_warn_below": th, "sensors|devices|nodes": [{"id|device_id": ids[i], "location|mounted_at|room": where[i], "online|connected": on[i], "battery|battery_pct": bat[i], "reading|temp_c": None if not on[i] and s.p(.6) else temp[i], "firmware|fw": fw[i], "last_seen|last_contact": seen[i], "error|last_error": err[i]} for i in range(n)]}
    has = [tree["sensors|devices|nodes"][i]["reading|temp_c"] is not None for i in range(n)]
    at = ["the sensor in the " + w if w not in ("roof", "gate") else "the sensor " + ("on the roof" if w == "roof" else "at the gate") for w in where]
    en = ids if s.p() else at
    s.count(on, "sensor", "sensors", "is online", "are online")
    s.which(en, on, "sensor", "is connected", "is offline")
    s.count([b < th for b in bat], "sensor", "sensors", "is below the battery warning level", "are below the battery warning level")
    s.attr("number", "{e} has {v} battery left" + "~the battery of {e} is at {v}", en, [f"{b}%" if s.p() else f"{b} percent" for b in bat])
    s.attr("attribute", "{e} is [mounted|installed] {v}~{e} can be found {v}", ids, [x.split("sensor ")[1] for x in at], q="Where is {e} mounted?")
    k = [i for i in range(n) if has[i]]
    if len(k) > 1:
        s.attr("number", "{e} [reads|measured|reports] {v}~the last value of {e} is {v}", [en[i] for i in k], [f"{plain(temp[i])} °C" if s.p() else f"{plain(temp[i])} degrees" for i in k])
        s.comp([en[i] for i in k], [temp[i] for i in k], "shows a higher temperature than", "shows a lower temperature than")
        s.most([en[i] for i in k], [temp[i] for i in k], "shows the highest reading", "shows the lowest reading")
        a, b = s.r.sample(k, 2)
        g = abs(temp[a] - temp[b])
        s.add("arithmetic", "the readings of {a} and {b} differ by {g} degrees", dict(a=en[a], b=en[b], g=plain(g)), dict(a=en[a], b=en[b], g=plain(g + s.c((1, 2)) if s.p() or g < 1 else g - D("0.5"))))
    s.which(en, has, "sensor", "has a current reading", "has no current reading")
    s.comp(en, bat, "has more battery left than", "has less battery left than")
    s.most(en, bat, "has the fullest battery", "has the emptiest battery")
    s.attr("attribute", "{e} runs firmware {v}~firmware {v} is installed on {e}", en, fw)
    s.most(en, [x.timestamp() for x in seen], "was heard from most recently~made contact last of all", "has been silent the longest")
    s.which(en, [e not in (None, 0) for e in err], "sensor", "reports an error", "reports no error")
    s.add("unit", "the sensors report every {v}", dict(v=s.mins(intv // 60) if intv >= 60 and s.p(.8) else f"{intv} seconds"), dict(v=s.mins(s.no((1, 2, 5, 10), intv // 60))))
    s.add("attribute", "{a} is the main site and {b} the [mirror|backup]~data is mirrored to {b}~{b} is only the backup site", dict(a=site[0], b=site[1]), dict(a=site[1], b=site[0]))
    return "sensor fleet", s.render(tree, "fleet")


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


def rec_flags(s):
    envs = s.c((["dev", "staging", "prod"], ["development", "staging", "production"], ["test", "canary", "live"]))
    said = {"dev": "development", "prod": "production"}
    en = [said.get(e, e) for e in envs]
    n = s.c((3, 4, 4, 5))
    flags = s.pick("new_checkout|dark_mode|fast_search|beta_chat|pdf_export|social_login|auto_translate|bulk_upload|price_alerts|two_step_pay|map_view|voice_notes", n)
    hum = [f.replace("_", " ") for f in flags]
    on = [s.bools(3) for _ in range(n)]
    roll = [s.c((5, 10, 25, 50, 75)) if s.p() else None for _ in range(n)]
    own = s.person(2)
    owner = [s.c(own) for _ in range(n)]
    exp = [s.day() if s.p() else None for _ in range(n)]
    by_env = s.p(.35)
    if by_env:
        tree = {"environments|env": {L(envs[e]): {L(flags[f]): on[f][e] for f in range(n)} for e in range(3)}, "owners|owner": {L(flags[f]): owner[f] for f in range(n)}, "rollout|rollout_percent": {L(flags[f]): roll[f] for f in range(n)}}
    else:
        tree = {"flags|features|toggles": {L(flags[f]): {"enabled|on|state": {L(envs[e]): on[f][e] for e in range(3)}, "owner|maintainer": owner[f], "rollout_percent|rollout": roll[f], "expires|expires_at|remove_by": exp[f].strftime("%Y-%m-%d") if exp[f] else None} for f in range(n)}}
    off = s.c(("is off", "is switched off", "is disabled"))
    onn = {"is off": "is on", "is switched off": "is switched on", "is disabled": "is enabled"}[off]
    for f in s.r.sample(range(n), min(3, n)):
        y, z = [e for e in range(3) if on[f][e]], [e for e in range(3) if not on[f][e]]
        if y and z:
            a, b = en[s.c(y)], en[s.c(z)]
            s.add("swap", f"{{a}} has {hum[f]} [on|enabled] but {{b}} [does not|doesn't]~{hum[f]} {onn} in {{a}} and {off[3:]} in {{b}}~{hum[f]} works in {{a}}, not in {{b}}", dict(a=a, b=b), dict(a=b, b=a))
            s.add("scope", f"{hum[f]} {onn} in {{a}}~{{a}} has {hum[f]} [turned on|active]", dict(a=a), dict(a=b))
            if len(y) == 1:
                s.add("exception", f"{hum[f]} {onn} only in {{a}}~{{a}} is the only environment where {hum[f]} {onn}", dict(a=a), dict(a=b))
            else:
                s.add("exception", f"{hum[f]} {onn} everywhere except in {{a}}~{hum[f]} {onn} in every environment but {{a}}", dict(a=b), dict(a=a))
        s.count(on[f], "environment", "environments", f"has {hum[f]} enabled", f"have {hum[f]} enabled")
    e = s.i(0, 2)
    col = [on[f][e] for f in range(n)]
    s.count(col, "flag", "flags", f"{onn} in {en[e]}", f"{onn.replace('is ', 'are ')} in {en[e]}")
    s.which(hum, col, "flag", f"{onn} in {en[e]}", f"{off} in {en[e]}")
    s.attr("owner", "{e} is [owned|maintained] by {v}~{v} is responsible for {e}", hum, owner)
    k = [i for i in range(n) if roll[i] is not None]
    s.which(hum, [x is not None for x in roll], "flag", "has a rollout percentage", "has no rollout percentage set")
    if len(k) > 1:
        s.attr("number", "{e} is rolled out to {v} of [users|the users]~the rollout of {e} [stands at|is] {v}", [hum[i] for i in k], [num_say(s, "%", roll[i]) for i in k])
        s.comp([hum[i] for i in k], [roll[i] for i in k], "is rolled out more widely than", "is rolled out less widely than")
    if not by_env:
        s.which(hum, [x is None for x in exp], "flag", "has no expiry date", "has an expiry date")
    s.lower |= set(hum) | set(en)
    c = [sum(on[f][e] for f in range(n)) for e in range(3)]
    s.comp(en, c, "has more flags switched on than", "has fewer flags switched on than")
    return "feature flags", s.render(tree, "flags", wrap=False)


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


def rec_error(s):
    code, title = s.c(((422, "validation_failed"), (400, "invalid_request"), (409, "conflict"), (403, "forbidden"), (429, "rate_limited")))
    n = s.c((3, 3, 4))
    fields = s.pick("email|birth_date|iban|phone|postcode|quantity|username|start_date|country|amount", n)
    hum = {f: {"email": "e-mail address", "iban": "IBAN"}.get(f, f.replace("_", " ")) for f in fields}
    why = s.pick("required/is missing|too_long/is too long|bad_format/has the wrong format|already_taken/is already taken|out_of_range/is out of range|not_allowed/is not allowed", n)
    sev = [s.c(("error", "warning")) for _ in fields]
    lim, rem, wait = s.i(10, 500, 10), s.i(0, 9), s.i(2, 30)
    retry, _ = s.p(), s.p()
    tries = s.i(1, 5)
    doc = s.p()
    path = s.c(("/v1/orders", "/v2/users", "/api/payments", "/v3/bookings"))
    meth = s.c(("POST", "PUT", "PATCH"))
    tree = {"error": {"status|http_status|code": code, "type|title": title, "retryable|can_retry": retry, "details|violations|errors": [{"field|path|pointer": fields[i], "reason|rule|issue": why[i].split("/")[0], "severity|level": sev[i], "value|received": None if why[i].startswith("required") else s.c(("12x", "", "??", 0, -3, "abc"))} for i in range(n)],
                      "docs|help_url": f"https://docs.example/errors/{code}" if doc else None}, "request": {"method": meth, "path|url": path, "attempt|try": tries}, "limits|rate_limit": {"limit|per_minute": lim, "remaining|left": rem, "retry_after_s|reset_in_seconds": wait}}
    F = ["the " + hum[f] for f in fields]
    s.attr("cause", "{e} was [rejected|flagged] because it {v}~{e} {v}~the problem with {e} is that it {v}", F, [w.split("/")[1] for w in why])
    s.count([x == "error" for x in sev], "field", "fields", "has an error rather than a warning", "have errors rather than warnings")
    s.which(F, [x == "warning" for x in sev], "field", "only triggers a warning", "triggers an error")
    s.add("number", "{v} fields are [complained about|listed as problematic]", dict(v=num(n)), dict(v=num(s.c((n - 1, n + 1)))))
    s.bool("negation", retry, "the request can be [retried|tried again]", "the request cannot be [retried|tried again]", "Can the request be retried?")
    s.look("attribute", "the [server|API] answered with status {v}~the HTTP status is {v}", ["422", "400", "409", "403", "429"], str(code))
    s.look("attribute", "it was a {v} request~the client sent a {v} request", ["POST", "PUT", "PATCH"], meth)
    s.add("number", "{v} requests [remain|are left]" + " of {w} allowed~the client may [make|send] {w} requests, {v} of which are left", dict(v=str(rem), w=str(lim)), s.c((dict(v=str(lim), w=str(rem)), dict(v=str(s.no(range(10), rem)), w=str(lim)))))
    s.add("unit", "the client should wait {v} before [trying again|the limit resets]~the limit resets in {v}", dict(v=f"{wait} seconds"), dict(v=s.c((f"{wait} minutes", f"{wait + s.i(1, 9)} seconds", f"{lim + 31} seconds"))))
    s.bool("absence", doc, "the response [links to|includes a link to] documentation", "the response [gives|includes] no link to documentation")
    s.add("number", "this was the {v} attempt", dict(v=nth(tries - 1)), dict(v=nth(s.no(range(6), tries - 1))))
    s.add("scope", "the failed call went to {v}", dict(v=path), dict(v=s.no(("/v1/orders", "/v2/users", "/api/payments", "/v3/bookings"), path)))
    return "api error", s.render(tree, "error_response")


def rec_env(s):
    """a base with overrides: the effective value comes from the override where there is one"""
    envs = ["dev", "staging", "prod"]
    said = s.c((["development", "staging", "production"], envs))
    ks = s.pick("timeout_s|workers|cache_mb|log_days|max_users|retries|batch|port", s.c((6, 7)))
    h = [{"timeout_s": "the timeout in seconds", "cache_mb": "the cache in MB", "log_days": "the number of days logs are kept", "max_users": "the maximum number of users", "workers": "the number of workers", "retries": "the number of retries", "batch": "the batch size", "port": "the port"}[k] for k in ks]
    base = s.ints(2, 99, len(ks))
    over = {e: {} for e in envs}
    for e in envs:
        for k in s.r.sample(ks, s.i(0, len(ks) - 1)):
            over[e][k] = s.i(2, 99)
    eff = {e: [over[e].get(k, b) for k, b in zip(ks, base)] for e in envs}
    ok = s.c(("overrides", "environments", "profiles"))
    tree = {"defaults|base|common": {L(k): b for k, b in zip(ks, base)}, ok: {L(e): {L(k): v for k, v in over[e].items()} for e in envs}, "note|comment": "an environment inherits every value it does not override"}
    nm = dict(zip(envs, said))
    for i in s.r.sample(range(len(ks)), 3):
        e = s.c(envs)
        v = eff[e][i]
        s.look("condition", f"in {nm[e]}, {h[i]} is {{v}}~{h[i]} in {nm[e]} comes to {{v}}~{nm[e]} runs with {{v}} as {h[i]}", [str(x) for x in [base[i]] + [eff[f][i] for f in envs] + [v + s.i(1, 5)]], str(v))
        ov = [ks[i] in over[f] for f in envs]
        s.which([nm[f] for f in envs], ov, "environment", f"overrides {h[i]}", f"takes {h[i]} from the defaults")
        s.count(ov, "environment", "environments", f"overrides {h[i]}", f"override {h[i]}")
        a, b = s.r.sample(envs, 2)
        s.bool("comparison", eff[a][i] == eff[b][i], f"{nm[a]} and {nm[b]} use the same value for {h[i]}", f"{nm[a]} and {nm[b]} use different values for {h[i]}")
        if eff[a][i] != eff[b][i]:
            s.add("comparison", f"{h[i]} is {{d}} in {nm[a]} than in {nm[b]}", dict(d="higher" if eff[a][i] > eff[b][i] else "lower"), dict(d="lower" if eff[a][i] > eff[b][i] else "higher"))
    k = [len(over[e]) for e in envs]
    e = s.i(0, 2)
    s.add("number", f"{nm[envs[e]]} overrides {{v}}", dict(v=s.nn(k[e], "value") if k[e] else "nothing"), dict(v=(lambda x: s.nn(x, "value") if x else "nothing")(s.no(range(len(ks)), k[e]))))
    s.comp(said, k, "overrides more values than", "overrides fewer values than")
    s.lower |= set(said)
    return "config with overrides", s.render(tree, "config", s.c(("yaml", "yaml", "json2", "semi", "line", "outline")), wrap=False)


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
