"""Part and whole, membership and location: containment carries over, the reverse does not."""


def where(p):
    """A thing in a district in a town in a region."""
    r = p.r
    region, other = p.place(), p.place()
    rows, out = [], []
    for k, t in enumerate(p.some("the clock museum|the salt works|the glass house|the castle ruin|the pottery|the bird reserve|the observatory|the puppet theatre|the silk mill|the cider press|the rope factory|the fishing hut", r.choice((2, 3)))):
        town = p.place()
        reg = region if k == 0 else other if k == 1 else r.choice((region, other))
        rows.append((t, town, reg))
        out.append(p.tell("{t} is in {w} // {t} can be visited in {w} // {w} is home to {t} // Those who come to {w} should see {t}", t=t, w=town))
        out.append(p.tell("{w} [lies|is] in the district of {g} // {w} belongs to {g} district // {w} is part of the district of {g}", w=town, g=reg))
    if r.random() < .5:
        r.shuffle(out)
    for t, town, reg in rows:
        wrong = other if reg == region else region
        p.pair("containment", "{t} is in the district of {g} // {t} lies within {g} district // visitors to the district of {g} can see {t} there // the district of {g} has {t} in it", dict(t=t, g=reg), dict(t=t, g=wrong))
    a, b = r.sample(rows, 2)
    p.pair("containment", "{t} is in {w} // one finds {t} in {w} // {w} has {t}", dict(t=a[0], w=a[1]), dict(t=a[0], w=b[1]))
    p.pair("containment", "{x} is part of {y} // {x} lies within {y} // {y} includes {x}", dict(x=a[1], y=a[2]), dict(x=a[2], y=a[1]))
    return out


def member(p):
    """Members of sections of clubs."""
    r = p.r
    clubs = p.some("the sports club|the music society|the trade union|the arts council|the research institute|the rescue service", 2)
    units = p.some("the rowing section|the youth section|the northern branch|the jazz section|the finance group|the mountain section|the archive group|the diving section|the reading section", 3)
    cast = p.people(3)
    belongs = [clubs[0], clubs[1], r.choice(clubs)]
    out = [p.tell("{u} is [one of the sections|a part] of {c} // {c} includes {u} // {u} belongs to {c}", u=u, c=c) for u, c in zip(units, belongs)]
    out += [p.tell("{x} is a member of {u} // {x} has joined {u} // Among those in {u} is {x}", x=x.n, u=u) for x, u in zip(cast, units)]
    if r.random() < .6:
        r.shuffle(out)
    for x, u, c in zip(cast, units, belongs):
        wrong = clubs[1] if c == clubs[0] else clubs[0]
        if r.random() < .6:
            p.pair("membership", "{x} belongs to a part of {c} // {x} is attached to {c} through a section // {x} is in a section of {c}", dict(x=p.name(x), c=c), dict(x=p.name(x), c=wrong))
        else:
            z = r.choice([v for v in units if v != u])
            p.pair("membership", "{x} is in {u} // {u} has {x} as a member // {x} belongs to {u}", dict(x=p.name(x), u=u), dict(x=p.name(x), u=z))
    i = r.randrange(3)
    p.pair("membership", "{a} is part of {b} // {b} is the body to which {a} belongs // {b} comprises {a}", dict(a=units[i], b=belongs[i]), dict(a=belongs[i], b=units[i]))
    return out


PARTS = "the valve|the spring|the dial|the inner ring|the blade|the filter|the hinge|the sensor|the gasket|the pin|the fuse|the lens"
WHOLES = "the pump|the cutter|the heater|the lid|the feeder|the control box|the press|the lamp head|the mixer|the brake"
PURPOSE = "keep out dust~keeping out dust|hold the lid~holding the lid|measure the pressure~measuring the pressure|cut the paper~cutting the paper|stop the motor in an emergency~stopping the motor in an emergency|let off steam~letting off steam|guide the belt~guiding the belt|warn of overheating~warning of overheating|reduce noise~reducing noise|collect water~collecting water|lock the door~locking the door|set the speed~setting the speed"


def device(p):
    """Parts of a machine and what they are for."""
    r = p.r
    n = r.choice((3, 3, 4))
    parts, uses = p.some(PARTS, n), [u.split("~") for u in p.some(PURPOSE, n, again=True)]
    wholes = p.some(WHOLES, 2)
    at = [wholes[0], wholes[1]] + [r.choice(wholes) for _ in range(n - 2)]
    out = []
    for x, (u, g), w in zip(parts, uses, at):
        out.append(p.tell("{x} serves to {u} // {x} is there to {u} // The purpose of {x} is to {u} // {x} is used for {g} // To {u}, there is {x}", x=x, u=u, g=g))
        out.append(p.tell("It is [part of|built into|found in] {w} // It belongs to {w}", w=w) if not out[-1].startswith("To ") and r.random() < .6 else p.tell("{x} is [part of|built into] {w} // {w} contains {x}", x=x, w=w))
    for i in r.sample(range(n), n):
        j = r.choice([j for j in range(n) if j != i])
        if r.random() < .7:
            p.pair("purpose", "{x} is for {g} // the job of {x} is to {u} // what {x} does is {u} // {g} is the task of {x}", dict(x=parts[i], u=uses[i][0], g=uses[i][1]), dict(x=parts[j], u=uses[i][0], g=uses[i][1]) if r.random() < .5 else dict(x=parts[i], u=uses[j][0], g=uses[j][1]))
        else:
            w = wholes[1] if at[i] == wholes[0] else wholes[0]
            p.pair("part", "{x} is a part of {w} // {w} has {x} in it // {x} sits in {w}", dict(x=parts[i], w=at[i]), dict(x=parts[i], w=w))
    i, j = r.sample(range(n), 2)
    if at[i] != at[j]:
        p.pair("part", "the part of {w} that is there for {g} is {x} // in {w}, {x} is responsible for {g}", dict(w=at[i], g=uses[i][1], x=parts[i]), dict(w=at[j], g=uses[i][1], x=parts[i]))
    return out


TERMS = "a dray~a low cart for heavy loads~a cart|a tarn~a small mountain lake~a lake|a ketch~a sailing boat with two masts~a boat|a cairn~a heap of stones that marks a path~a heap of stones|a ledger~a book for entering payments~a book|a trivet~a stand for hot pots~a stand|a weir~a low dam that raises the level of a river~a dam|a kiln~an oven for firing clay~an oven|a docket~a label that lists what a parcel contains~a label|a byre~a shed for cows~a shed|a quern~a stone mill turned by hand~a mill|a scythe~a tool for mowing grass~a tool|a creel~a basket for fish~a basket|a yoke~a frame by which two oxen pull together~a frame|a sluice~a gate that controls the flow of water~a gate"


def terms(p):
    """Definitions."""
    r = p.r
    n = r.choice((3, 4))
    rows = [t.split("~") for t in p.some(TERMS, n)]
    out = [p.tell("{t} is {d} // By {t} we mean {d} // {d} is called {t} here // The word for {d} is “{w}”", t=t, d=d, w=t[2:]) for t, d, _ in rows]
    for i in r.sample(range(n), min(n, 3)):
        j = r.choice([j for j in range(n) if j != i])
        p.pair("definition", "{d} is known as {t} // if you mean {d}, the word is “{w}” // the term “{w}” means {d} // what they call {t} is {d}", dict(t=rows[i][0], w=rows[i][0][2:], d=rows[i][1]), dict(t=rows[j][0], w=rows[j][0][2:], d=rows[i][1]))
        if rows[i][2] != rows[j][2]:
            p.pair("definition", "{t} is a kind of {g} // “{w}” stands for some sort of {g}", dict(t=rows[i][0], w=rows[i][0][2:], g=rows[i][2].split(" ", 1)[1]), dict(t=rows[i][0], w=rows[i][0][2:], g=rows[j][2].split(" ", 1)[1]))
    return out


SCENES = [where, member, device, device, terms]
