"""Reference: pronouns, the former and the latter, the company, her brother, the elder sister."""
DEEDS = "got the job~got the job|was turned down~was rejected|won a scholarship~received a scholarship|missed the train~was too late for the train|wrote the opening speech~was the author of the opening speech|fell ill on the first day~became ill on the first day|found the wallet~discovered the wallet|asked for a pay rise~wanted more pay|brought the cake~supplied the cake|broke the window~was responsible for the broken window|forgot the tickets~left the tickets behind|paid for the meal~settled the bill|fixed the radio~got the radio working|told the story to the press~informed the press|gave up after an hour~stopped trying after an hour|stayed until midnight~did not leave before midnight|spotted the mistake~noticed the error"
KIN = "brother sister cousin uncle aunt neighbour grandmother grandfather lawyer tenant assistant".split()
SEX = {"brother": "he", "uncle": "he", "grandfather": "he", "sister": "she", "aunt": "she", "grandmother": "she"}
FIRM_DEEDS = "is to cut jobs~plans to cut jobs|has opened a plant~has a new plant|won the contract~got the contract|is moving its head office~relocates its head office|made a loss~was in the red|dropped its bid~withdrew its bid|doubled its staff~has twice as many staff|was fined for dumping waste~had to pay for dumping waste"


def latter(p):
    """The former and the latter; the first and the second."""
    r = p.r
    firms = r.random() < .3
    a, b = (p.firm(), p.firm()) if firms else p.people(2)
    x, y = [v.split("~") for v in p.some(FIRM_DEEDS if firms else DEEDS, 2)]
    full = lambda v: v if isinstance(v, str) else v.n
    out = [p.tell("{a} and {b} were both in the news // There was word of {a} and {b}" if firms else "Both {a} and {b} took part // {a} and {b} came together // The list has two names, {a} and {b} // {a} sat next to {b}", a=full(a), b=full(b))]
    if r.random() < .5:
        out.append(p.tell("The former {x}; the latter {y} // While the former {x}, the latter {y} // The first {x}, the second {y}", x=x[0], y=y[0]))
    else:
        out.append(p.tell("The latter {y}; the former {x} // While the latter {y}, the former {x} // The latter {y} and the former {x}", x=x[0], y=y[0]))
    A, B = p.name(a), p.name(b)
    p.pair("reference", "{w} {v} // the text says that {w} {v} // it was {w} who {v}" if not firms else "{w} {v} // the firm that {v} is {w}", *r.choice(((dict(w=A, v=x[1]), dict(w=B, v=x[1])), (dict(w=B, v=y[1]), dict(w=A, v=y[1])), (dict(w=A, v=x[1]), dict(w=A, v=y[1])), (dict(w=B, v=y[1]), dict(w=B, v=x[1])))))
    p.pair("reference", "{a} {x}, {b} {y} // while {a} {x}, {b} {y} // {b} {y}, but {a} {x}", dict(a=A, b=B, x=x[1], y=y[1]), dict(a=B, b=A, x=x[1], y=y[1]))
    if not firms and r.random() < .5:
        w, z, v = r.choice(((A, B, x[1]), (B, A, y[1])))
        p.raw("reference", w, z, q=f"who {v}?")
    return out


def kin(p):
    """A person and someone named only by a relation."""
    r = p.r
    out, rows = [], []
    for _ in range(r.choice((1, 2, 2))):
        a = p.person()
        k = r.choice(KIN)
        if k in SEX and SEX[k] == a.he and r.random() < .4:
            k = r.choice([z for z in KIN if SEX.get(z) != a.he])
        x, y = [v.split("~") for v in p.some(DEEDS, 2)]
        clear = SEX.get(k) and SEX[k] != a.he
        if clear and r.random() < .6:
            out.append(p.tell("{a} had a {k} with {him}. {H} {x}, while {h2} {y} // {a} came with {his} {k}. {H} {x}; {h2} {y}", a=a.n, k=k, him=a.him, his=a.his, H=a.he.capitalize(), h2=SEX[k], x=x[0], y=y[0]))
        else:
            out.append(p.tell("{a} {x}, whereas {his} {k} {y} // {a}, whose {k} {y}, {x} // {his} {k} {y}; {a} {x} // It was not {a} but {his} {k} who {y}. {a} {x} // {a} {x}. {His} {k}, on the other hand, {y}", a=a.n, k=k, his=a.his, His=a.his.capitalize(), x=x[0], y=y[0]))
        rows.append((a, k, x, y))
    for a, k, x, y in rows:
        A = p.name(a)
        K = f"the {k} of {A}"
        for _ in range(2):
            t, f = r.choice(((dict(w=A, v=x[1]), dict(w=K, v=x[1])), (dict(w=K, v=y[1]), dict(w=A, v=y[1])), (dict(w=K, v=y[1]), dict(w=K, v=x[1])), (dict(w=A, v=x[1]), dict(w=A, v=y[1]))))
            p.pair("reference", "{w} {v} // it was {w} who {v} // we learn that {w} {v} // the person who {v} was {w}", t, f)
    return out


def pronouns(p):
    """Two people of different sex, told of by pronouns."""
    r = p.r
    for _ in range(30):
        a, b = p.people(2)
        if a.f != b.f:
            break
    x, y, z = [v.split("~") for v in p.some(DEEDS, 3)]
    c = r.choice((a, b))
    o = b if c is a else a
    out = [p.tell("{a} met {b} at the [station|fair|library|harbour] // {a} and {b} have known each other since school // {b} was a colleague of {a}", a=a.n, b=b.n),
           p.tell("{C} {x}; {o} {y} // {C} {x}, but {o} {y}", C=c.he.capitalize(), o=o.he, x=x[0], y=y[0]), p.tell("{C} also {z} // Later {C} {z}", C=(w := r.choice((a, b))).he, z=z[0])]
    for who, not_, v in ((c, o, x), (o, c, y), (w, b if w is a else a, z)):
        p.pair("reference", "{w} {v} // it was {w} who {v} // {w} is the one who {v}", dict(w=p.name(who), v=v[1]), dict(w=p.name(not_), v=v[1]))
        if r.random() < .25:
            p.raw("reference", p.name(who), p.name(not_), q=p.word("who {v} // which of the two {v}", v=v[1]) + "?")
    return out


def firm(p):
    """A firm and its rival or owner, told of as the company, its rival, the parent."""
    r = p.r
    a, b = p.firm(), p.firm()
    x, y = [v.split("~") for v in p.some(FIRM_DEEDS, 2)]
    role = r.choice(("rival", "parent company", "main customer", "subsidiary", "supplier"))
    out = [p.tell("{a} and its {k} {b} have published their reports // {b}, the {k} of {a}, is in the papers again, and so is {a} itself // {a} has {b} as its {k}", a=a, b=b, k=role)]
    if r.random() < .5:
        out.append(p.tell("The {k} {y}, whereas {a} itself {x} // While the {k} {y}, {a} {x}", k=role, a=a, x=x[0], y=y[0]))
    else:
        out.append(p.tell("{a} {x}; its {k} {y} // {a} {x}, but the {k} {y}", k=role, a=a, x=x[0], y=y[0]))
    for _ in range(2):
        t, f = r.choice(((dict(w=a, v=x[1]), dict(w=b, v=x[1])), (dict(w=b, v=y[1]), dict(w=a, v=y[1])), (dict(w=b, v=y[1]), dict(w=b, v=x[1])), (dict(w=a, v=x[1]), dict(w=a, v=y[1]))))
        p.pair("reference", "{w} {v} // the company that {v} is {w} // of the two firms, it is {w} that {v}", t, f)
    if role != "rival":
        p.pair("role", f"{{b}} is the {role} of {{a}} // {{a}} has {{b}} as its {role}", dict(a=a, b=b), dict(a=b, b=a))
    return out


SCENES = [latter, kin, kin, pronouns, firm]
