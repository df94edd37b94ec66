"""Texts about versions of software: release notes, migrations, compatibility."""
from ..vocabulary import DAY
from .wording import uc

OPTS = "cache-size|max-retries|batch-size|retry-delay|max-errors|timeout|workers|token-limit|sample-rate|buffer-limit|page-size|keep-days|idle-wait|queue-depth|poll-interval|merge-depth|thread-count|history-length".split("|")
FEATS = "CSV import|dark theme|offline mode|audit log|keyboard shortcuts|bulk delete|PDF preview|two-step login|calendar sync|saved filters|webhook retries|tag search|guest links|undo history|image resizing|voice memos".split("|")


def ver(s, n):
    a = s.i(1, 6)
    v = sorted(s.ints(0, 40, n))
    return [f"{a}.{x}" for x in v]


def doc_release(s):
    prod = s.names.make("brand")
    vs = ver(s, s.c((2, 3, 3)))
    n = len(vs)
    dates = [s.day()]
    for _ in range(n - 1):
        dates.append(dates[-1] + DAY * s.i(12, 90))
    f = s.pick(FEATS, n * 2)
    o = s.pick(OPTS, n * 2)
    secs = []
    added = {v: f[i] for i, v in enumerate(vs)}
    fixed = {v: f[n + i] for i, v in enumerate(vs)}
    dep = {v: o[i] for i, v in enumerate(vs)}
    for _ in vs:
        s.one("strict|quiet|fast-start|no-color|dry-run|json|safe-mode|resume|trace|compact")  # not used; the draw keeps the documents of a seed
    deff, brk, gone = {}, {}, {v: s.p() for v in vs}
    s.i(0, n - 1)  # not used; the draw keeps the documents of a seed
    head = s.c(("## {v} ({d})", "{v} - {d}", "Version {v}, released {d}", "### [{v}] {d}", "{p} {v} ({d})"))
    s.c(OPTS)  # not used; the draw keeps the documents of a seed
    for i, v in enumerate(vs):
        a, b = s.ints(2, 96, 2)
        deff[v] = (o[n + i], a, b)
        brk[v] = s.p()
        L_ = [s.c((f"Added: {added[v]}.", f"New: {added[v]} ({s.c(('web only', 'all plans', 'beta', 'Pro plan'))})", f"{added[v]} is now available.")),
              s.c((f"Fixed a crash in {fixed[v]}.", f"Bug fix: {fixed[v]} no longer freezes.", f"{fixed[v]}: fixed wrong results after a restart.")),
              s.c((f"The default of `{o[n + i]}` went from {a} to {b}.", f"`{o[n + i]}` now defaults to {b} (was {a}).", f"Changed default: {o[n + i]} = {b}, previously {a}.")),
              s.c((f"`{dep[v]}` has been removed.", f"Removed: {dep[v]}. Configs that still use it are rejected.")) if gone[v] else s.c((f"`{dep[v]}` is deprecated and will be removed in a later release.", f"Deprecated: {dep[v]}. It still works but prints a warning."))]
        if brk[v]:
            L_.append(s.c(("Breaking: existing config files must be migrated by hand.", "Note: this release is not compatible with older config files.")))
        if s.p(.4):
            s.r.shuffle(L_)
        secs.append(head.format(v=v, d=s.c((f"{dates[i]:%Y-%m-%d}", s.say.date(dates[i].date()))), p=prod) + "\n" + "\n".join(s.c(("- ", "* ")) + x for x in L_))
    if s.p(.6):
        secs.reverse()
    N_ = [f"version {v}" if s.p() else f"{prod} {v}" for v in vs]
    s.attr("attribute", "{v} was [added|introduced] in {e}~{e} [brought|introduced|added] {v}", N_, [added[v] for v in vs])
    s.attr("attribute", "a problem with {v} was fixed in {e}~{e} fixes {v}", N_, [fixed[v] for v in vs])
    s.which([dep[v] for v in vs], [gone[v] for v in vs], "option", "has been removed", "is only deprecated")
    s.lower |= set(dep.values())
    i = s.i(0, n - 1)
    opt, a, b = deff[vs[i]]
    s.add("swap", f"the default of {opt} was changed from {{a}} to {{b}} in {N_[i]}~since {N_[i]}, {opt} is {{b}} unless set otherwise~before {N_[i]}, {opt} was {{a}} by default", dict(a=str(a), b=str(b)), dict(a=str(b), b=str(a)))
    s.add("direction", f"{N_[i]} {{d}} the default of {opt}", dict(d="raised" if b > a else "lowered"), dict(d="lowered" if b > a else "raised"))
    s.which(N_, [brk[v] for v in vs], "release", "breaks older config files", "does not break older config files")
    s.add("modality", "{x} [still works|can still be used] but is deprecated~{x} is deprecated but has not been removed", dict(x=dep[vs[i]]), dict(x=opt)) if not gone[vs[i]] else None
    s.bool("modality", gone[vs[i]], f"{dep[vs[i]]} was removed in {N_[i]}~{dep[vs[i]]} no longer works as of {N_[i]}", f"{dep[vs[i]]} still works in {N_[i]}, although it is deprecated~{dep[vs[i]]} was not removed in {N_[i]} but only deprecated")
    x, y = s.r.sample(range(n), 2)
    s.add("order", "{a} was added before {b}~{b} [came|arrived] later than {a}", dict(a=added[vs[min(x, y)]], b=added[vs[max(x, y)]]), dict(a=added[vs[max(x, y)]], b=added[vs[min(x, y)]]))
    s.attr("date", "{e} [came out|was released] on {v}", N_, [s.say.date(d.date()) for d in dates])
    g = (dates[-1] - dates[-2]).days
    s.add("arithmetic", f"{N_[-1]} [came|was released] {{v}} after {N_[-2]}", dict(v=f"{g} days"), dict(v=f"{g + s.c((3, 7, -5, 10))} days"))
    s.add("swap", "{e} added {a} and fixed {b}", dict(e=N_[i], a=added[vs[i]], b=fixed[vs[i]]), dict(e=N_[i], a=fixed[vs[i]], b=added[vs[i]]))
    t = s.c((f"# {prod} changelog\n\n", f"{prod} release notes\n\n", f"What's new in {prod}\n\n"))
    return "release notes", t + "\n\n".join(secs)


def doc_migrate(s):
    prod = s.names.make("brand")
    a = s.i(1, 7)
    o, n_ = f"{prod} {a}", f"{prod} {a + 1}"
    ren = s.pick(OPTS, 6)
    drop = s.pick(FEATS, 2)
    new = s.pick([f for f in FEATS if f not in drop], 2)
    mem = s.ints(1, 32, 2)
    java = s.c(((8, 11), (11, 17), (17, 21), (3.8, 3.11)))
    back, auto, down = s.p(), s.p(), s.i(5, 90, 5)
    eol = s.i(2026, 2030)
    par = [f"{n_} replaces {o}, which receives security fixes until the end of {eol}.",
           f"Renamed settings: {ren[0]} is now {ren[1]}, and {ren[2]} is now {ren[3]}. The setting {ren[4]} keeps its name.",
           f"{uc(drop[0])} and {drop[1]} were dropped. In return there are {new[0]} and {new[1]}.",
           f"While {o} was content with {mem[0]} GB of memory, {n_} asks for {mem[1]} GB.",
           f"The runtime must be version {java[1]}; {o} still ran on {java[0]}.",
           ("The data is converted automatically at the first start." if auto else "The data must be converted by hand with the tool in the bin folder.") + f" Plan for about {down} minutes of downtime.",
           "You can go back to the old version as long as no new records have been written." if back else "Going back to the old version is not possible once the conversion has run."]
    head = par[0]
    rest = par[1:]
    s.r.shuffle(rest)
    ctx = f"Upgrading from {o} to {n_}\n\n" + "\n".join([head] + rest) if s.p() else "# Migration guide\n\n" + "\n\n".join([head] + rest)
    i = s.c((0, 2))
    s.add("swap", f"{{a}} is called {{b}} in {n_}~the new name of {{a}} is {{b}}~what used to be {{a}} is now {{b}}", dict(a=ren[i], b=ren[i + 1]), s.c((dict(a=ren[i + 1], b=ren[i]), dict(a=ren[i], b=ren[3 - i]))))
    s.add("exception", "{x} was not renamed~the name of {x} stays the same", dict(x=ren[4]), dict(x=ren[s.c((0, 2))]))
    s.add("membership", f"{{x}} is no longer available in {n_}~{n_} does without {{x}}", dict(x=s.c(drop)), dict(x=s.c(new)))
    s.add("membership", f"{{x}} is new in {n_}~{{x}} did not exist in {o}".split("~")[0] + f"~{n_} brings {{x}}", dict(x=s.c(new)), dict(x=s.c(drop)))
    s.add("swap", f"{{a}} needs {mem[0]} GB of memory~with {mem[0]} GB of memory you can run {{a}}" if mem[0] < mem[1] else f"{{a}} needs {mem[0]} GB of memory", dict(a=o), dict(a=n_))
    s.add("comparison", f"{n_} needs {{d}} memory than {o}", dict(d="more" if mem[1] > mem[0] else "less"), dict(d="less" if mem[1] > mem[0] else "more"))
    s.add("arithmetic", "the memory requirement changed by {v} GB", dict(v=str(abs(mem[0] - mem[1]))), dict(v=str(abs(mem[0] - mem[1]) + s.i(1, 3))))
    s.add("scope", f"{n_} requires runtime version {{v}}~runtime version {{v}} is necessary for {n_}", dict(v=str(java[1])), dict(v=str(java[0])))
    s.bool("condition", auto, "the data is converted without manual work", "the data has to be converted manually", "Is the data converted automatically?")
    s.bool("modality", back, "under a certain condition it is possible to go back", "after the conversion there is no way back")
    s.look("number", "about {v} minutes of downtime should be expected", [str(down + 5), str(down + 10), str(mem[1])], str(down))
    s.add("scope", f"{{a}} gets security fixes until the end of {eol}", dict(a=o), dict(a=n_))
    s.lower |= set(ren)
    return "migration guide", ctx


def doc_compat(s):
    prod = s.names.make("brand")
    vs = ver(s, 3)
    sysn = s.pick("Windows|macOS|Linux|Android|iOS|ChromeOS", 3)
    mn = [[s.i(5, 20) for _ in vs] for _ in sysn]
    sup = [[s.p(.7) for _ in vs] for _ in sysn]
    if all(all(x) for x in sup):
        sup[0][0] = False
    bt = [s.c(("full", "partial")) for _ in sysn]
    form = s.i(0, 2)
    rows = []
    for i, y in enumerate(sysn):
        if form == 0:
            rows.append(f"{y}: " + "; ".join(f"{v} - {'version ' + str(mn[i][j]) + ' or later' if sup[i][j] else 'not supported'}" for j, v in enumerate(vs)) + f". Printing: {bt[i]} support.")
        elif form == 1:
            rows.append(f"| {y} | " + " | ".join(str(mn[i][j]) + "+" if sup[i][j] else "-" for j in range(3)) + f" | {bt[i]} |")
        else:
            rows.append(f"On {y}, " + ", ".join(f"{prod} {v} {'needs at least version ' + str(mn[i][j]) if sup[i][j] else 'does not run'}" for j, v in enumerate(vs)) + f". Printing support is {bt[i]}.")
    if form == 1:
        rows = ["| System | " + " | ".join(f"{prod} {v}" for v in vs) + " | Printing |", "|---|---|---|---|---|"] + rows
    ctx = f"{prod} compatibility\n\n" + ("Minimum system version needed by each release; \"-\" means not supported.\n\n" if form == 1 else "Which system version does each release need?\n\n") + "\n".join(rows) + f"\n\nOnly {prod} {vs[-1]} receives updates."
    for i in range(3):
        y = sysn[i]
        V = [f"{prod} {v}" for v in vs]
        s.which(V, sup[i], "release", f"runs on {y}", f"does not run on {y}")
        s.count(sup[i], "release", "releases", f"runs on {y}", f"run on {y}")
        k = [j for j in range(3) if sup[i][j]]
        if len(k) > 1:
            s.attr("number", f"the oldest version of {y} that {{e}} accepts is {{v}}~on {y}, the minimum version for {{e}} is {{v}}", [V[j] for j in k], [str(mn[i][j]) for j in k])
        if k:
            j = s.c(k)
            z = mn[i][j] + s.c((-2, -1, 0, 1, 3))
            s.bool("condition", z >= mn[i][j], f"{V[j]} runs on {y} {z}", f"{V[j]} does not run on {y} {z}", f"Does {V[j]} run on {y} {z}?")
    j = s.i(0, 2)
    s.which(sysn, [sup[i][j] for i in range(3)], "system", f"can run {prod} {vs[j]}", f"cannot run {prod} {vs[j]}")
    s.attr("attribute", "printing is supported {v} on {e}", sysn, [x.replace("full", "fully").replace("partial", "partially") for x in bt])
    s.add("scope", "{v} still receives updates", dict(v=f"{prod} {vs[-1]}"), dict(v=f"{prod} {s.c(vs[:-1])}"))
    return "compatibility", ctx
