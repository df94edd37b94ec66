"""Records of operations: deployments, builds, sensors, flags, errors, settings."""
from decimal import Decimal as D

from ..say import plain
from .spec import num_say
from .wording import L, MIN, nth, num


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
    s.attr("number", "{e} has {v} battery left~the battery of {e} is at {v}", en, [f"{b}%" if s.p() else f"{b} percent" for b in bat])
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
    s.add("number", "{v} requests [remain|are left] of {w} allowed~the client may [make|send] {w} requests, {v} of which are left", dict(v=str(rem), w=str(lim)), s.c((dict(v=str(lim), w=str(rem)), dict(v=str(s.no(range(10), rem)), w=str(lim)))))
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
