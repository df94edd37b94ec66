"""Summaries: a claim that joins two or three facts of one person or thing against one that mixes in a fact of another."""
PERSON = {  # document wordings ~ claim wordings ~ noun phrase
    "from": ["grew up on a farm~spent {his} childhood on a farm~who was raised on a farm", "grew up in a harbour town~spent {his} childhood by the sea~who was raised in a port", "comes from a family of miners~has miners in the family~from a mining family", "was born in a lighthouse~came into the world in a lighthouse~who was born in a lighthouse", "grew up in an orphanage~was raised without parents, in an orphanage~who was raised in an orphanage", "spent {his} childhood above a pharmacy~lived over a pharmacy as a child~whose childhood home was above a pharmacy", "comes from a circus family~has roots in the circus~from a family of circus people"],
    "job": ["works as a judge~is a judge by profession~a judge", "earns a living as a beekeeper~keeps bees for a living~a beekeeper", "is a surgeon~operates on patients for a living~a surgeon", "runs a bookshop~is the owner of a shop for books~a bookseller", "drives a tram~works as a tram driver~a tram driver", "teaches physics~is a physics teacher~a teacher of physics", "builds violins~makes a living from making violins~a violin maker", "works as a notary~has the profession of notary~a notary", "flies helicopters~works as a helicopter pilot~a helicopter pilot", "repairs clocks~works as a clock repairer~a clockmaker"],
    "like": ["collects stamps~has a collection of stamps~who collects stamps", "sings in a choir~is a member of a choir~who sings in a choir", "climbs mountains at weekends~spends weekends in the mountains~who goes climbing", "plays the trumpet~is a trumpet player~who plays the trumpet", "grows roses~has a rose garden~who cultivates roses", "restores old motorcycles~brings old motorbikes back to life~who restores motorbikes", "is fond of chess~likes to play chess~who likes chess", "writes crime stories~is also a crime writer~who writes about murders", "swims in the river all year round~goes into the river even in winter~who swims in the river even in winter"],
    "home": ["lives on a houseboat~has a home on the water~living on a boat", "lives with two cats~shares a home with two cats~who has two cats", "lives next to the station~has a home by the station~who lives beside the station", "shares a flat with three students~lives together with three students~who lives with three students", "lives in a former mill~has made a home of an old mill~who lives in an old mill", "lives alone on an island~has an island for a home, without company~who lives on an island without neighbours"],
    "trait": ["cannot stand coffee~dislikes coffee~who dislikes coffee", "is afraid of dogs~fears dogs~with a fear of dogs", "has never been abroad~has not left the country~who has always stayed in the country", "speaks five languages~has a command of five languages~who knows five languages", "is deaf in one ear~can hear with one ear only~who hears on one side only", "refuses to own a telephone~has no phone, by choice~who will not have a phone", "has broken both legs~once had both legs broken~who has had two broken legs", "is left-handed~writes with the left hand~a left-hander"],
}
THING = {
    "age": ["was built in the Middle Ages~dates from medieval times", "was built only a few years ago~is quite new", "goes back to Roman times~has its origin in Roman times", "was put up between the wars~dates from the years between the wars", "is from the eighteenth century~was built in the 1700s"],
    "stuff": ["is built of red brick~has walls of red brick", "is made entirely of wood~is a wooden building", "is built of grey granite~has granite walls", "has a copper roof~is roofed with copper", "is covered in blue tiles~has blue tiles all over", "has a front of glass~shows the street a glass front"],
    "use": ["houses a police station~is used by the police", "serves as a school~is home to a school", "is used as a warehouse~now stores goods", "contains a small museum~has a museum inside", "is a hotel today~now takes in paying guests", "stands empty~is not used by anybody", "houses the courts~is where the judges sit"],
    "past": ["was once a prison~used to hold prisoners", "used to be a dairy~was formerly a place where milk was processed", "was a monastery at first~began as a home for monks", "served as a stable in its early days~originally housed horses", "was a bank for a time~used to be a bank", "was once a customs house~was formerly used by customs officers"],
    "event": ["burned down once and was rebuilt~was rebuilt after a fire", "survived an earthquake~came through an earthquake", "was under water during the great flood~was flooded once", "was sold at auction~changed hands at an auction", "was hit by lightning~was once struck by lightning", "was moved stone by stone from another site~was once at a different site"],
}
THINGS = "the house at the corner|the tower by the river|the long building in {P}|the hall on the hill|the house with the gate|the old block at {P}|the building behind the church|the pavilion in the park|the courtyard house|the tall house on the square"
JOINS = ("{w} {a} and {b}", "{w} {a} and {b}", "{w}, who {a}, {b}", "{w} not only {a} but also {b}", "{w} both {a} and {b}", "apart from the fact that {w} {a}, it is said that {w} {b}", "{w} {a}, and it is also {w} who {b}")


def scene(p):
    r = p.r
    people = r.random() < .6
    facets = PERSON if people else THING
    n = r.choice((2, 2, 3, 3))
    cast = p.people(n) if people else [x.format(P=p.place()) for x in p.some(THINGS, n)]
    facts, out = [{} for _ in cast], []
    for k in r.sample(list(facets), r.choice((3, 4))):
        for i, v in enumerate(r.sample(facets[k], n)):
            facts[i][k] = v.split("~")
    kws = [dict(his=w.his) if people else {} for w in cast]
    said = lambda i, k: facts[i][k][0].format(**kws[i])
    meant = lambda i, k: facts[i][k][r.choice((0, 1, 1))].format(**kws[i])
    order = r.random() < .6
    lines = []
    for i, w in enumerate(cast):
        keys = r.sample(list(facts[i]), len(facts[i]))
        name, he = (w.n, w.he) if people else (w, "it")
        mine, k = [], 0
        while k < len(keys):
            subject = name if k == 0 or not order else r.choice((he, he, name))
            if k + 1 < len(keys) and r.random() < .4:
                mine.append(p.tell(["{s} {a} and {b}", "{s} {a}; {h} also {b}", "{s} {a}, and {h} {b}"], s=subject, h=he, a=said(i, keys[k]), b=said(i, keys[k + 1])))
                k += 2
            else:
                mine.append(p.tell(["{s} {a}"], s=subject, a=said(i, keys[k])))
                k += 1
        lines.append(mine)
    out = [s for mine in lines for s in mine]
    if not order:
        r.shuffle(out)
    for _ in range(r.choice((2, 3, 4))):
        i, j = r.sample(range(n), 2)
        keys = r.sample(list(facts[i]), r.choice((2, 2, 3)))
        w = p.name(cast[i])
        t = [meant(i, k) for k in keys]
        at = r.randrange(len(keys))
        v = facts[j][keys[at]][r.choice((0, 1, 1))].format(**kws[i])
        if r.random() < .25:
            spare = [x.split("~") for x in facets[keys[at]]]
            spare = [x for x in spare if all(x[0] != f[keys[at]][0] for f in facts)]
            if spare:
                v = r.choice(spare)[r.choice((0, 1, 1))].format(**kws[i])
        f = list(t)
        f[at] = v
        if len(keys) == 3:
            form = r.choice(("{w} {a}, {b} and {c}", "{w} {a} and {b}; {h} also {c}", "{w} {a}. {H} {b} and {c}"))
        else:
            form = r.choice(JOINS if people else JOINS[:2] + JOINS[3:5])
        h = cast[i].he if people else "it"
        make = lambda v: form.format(w=w, h=h, H=h.capitalize(), **dict(zip("abc", v)))
        p.raw("summary", make(t), make(f))
    # one fact alone, of the right and of the wrong one
    i, j = r.sample(range(n), 2)
    k = r.choice(list(facts[i]))
    v = facts[i][k][1]
    p.pair("owner", "{w} {v} // it is {w} who {v}" if people else "{w} {v} // of the buildings described, it is {w} that {v}", dict(w=p.name(cast[i]), v=v.format(**kws[i])), dict(w=p.name(cast[j]), v=v.format(**kws[j])))
    if people and r.random() < .5:
        k = r.choice(("job", "home", "like"))
        if k in facts[i]:
            kk = r.choice([x for x in facts[i] if x != k])
            p.raw("owner", p.name(cast[i]), p.name(cast[j]), q=p.word("who {v} // which of them {v} // who is it that {v}", v=facts[i][kk][1].format(his="a")) + "?")
    return out
