"""Specificity: a claim may be more general than the document, never more specific."""
KINDS = [  # general, specifics, article and all
    ("a dog", "a terrier|a poodle|a beagle|a spaniel|a boxer"), ("a tree", "a larch|an elm|a willow|a birch|a maple"), ("a musical instrument", "a cello|a flute|a banjo|a harp|an oboe"), ("a vehicle", "a lorry|a minibus|a tractor|a moped|a camper van"), ("a flower", "a tulip|a lily|a dahlia|an iris|a peony"),
    ("a fish", "a trout|a carp|a pike|a perch|an eel"), ("a tool", "a chisel|a saw|a plane|a hammer|a file"), ("a bird", "a canary|a parrot|an owl|a goose|a finch"), ("a piece of furniture", "a wardrobe|a desk|an armchair|a bookcase|a cradle"),
    ("a boat", "a canoe|a dinghy|a punt|a kayak|a barge"), ("a garment", "a cardigan|a raincoat|a waistcoat|a skirt|a kilt"), ("a gemstone", "a ruby|an opal|an emerald|a sapphire|a topaz"), ("a berry", "a gooseberry|a cranberry|a blueberry|a raspberry|a mulberry"),
]
VERBS = {"a dog": "owns|bought|lost|was given", "a tree": "planted|felled|drew|photographed", "a musical instrument": "bought|sold|repaired|inherited", "a vehicle": "hired|sold|drove|repaired", "a flower": "painted|picked|was given|photographed", "a fish": "caught|drew|photographed|released", "a tool": "borrowed|bought|lost|mislaid", "a bird": "photographed|drew|bought|rescued", "a piece of furniture": "restored|sold|inherited|bought",
         "a boat": "built|hired|sold|painted", "a garment": "sewed|lost|bought|knitted", "a gemstone": "inherited|found|sold|lost", "a berry": "picked|ate|found|drew"}


def scene(p):
    r = p.r
    general, pool = r.choice(KINDS)
    specific = p.some(pool, 3, again=True)
    near = ("a vehicle", "a boat")
    verb, other_pool = r.choice([(v, k[1]) for v in VERBS[general].split("|") for k in KINDS if k[0] != general and v in VERBS[k[0]].split("|") and not {k[0], general} <= set(near)])
    a, b, c, d = p.people(4)
    # a and d: a named kind; b: only the general word; c: something else
    said = [(a, specific[0]), (b, general), (c, p.some(other_pool, 1, again=True)[0]), (d, specific[1])]
    out = [p.tell("{x} {v} {w} // It was {w} that {x} {v} // {w} is what {x} {v}" if verb not in ("was given",) else "{x} {v} {w}", x=x.n, v=verb, w=w) for x, w in said]
    if r.random() < .5:
        out.append(p.tell("Which kind it was in the case of {x} is not recorded // In the case of {x}, nothing more is known about it", x=b.n))
    r.shuffle(out)
    forms = "{x} {v} {w} // what {x} {v} was {w} // {x} is said to be the one who {v} {w}"
    if verb == "was given":
        forms = "{x} {v} {w} // {x} is the one who {v} {w}"
    n = {x: p.name(x) for x in (a, b, c, d)}.get
    w = lambda x, y: dict(x=n(x), v=verb, w=y)
    p.pair("specific", forms, w(a, specific[0]), w(b, specific[0]))
    p.pair("specific", forms, w(d, specific[1]), w(b, specific[1] if r.random() < .5 else specific[2]))
    p.pair("specific", forms, w(r.choice((a, d, b)), general), w(c, general))
    k = r.random() < .5
    p.pair("specific", forms, w(a if k else d, general if r.random() < .5 else specific[0 if k else 1]), w(a if k else d, specific[1 if k else 0] if r.random() < .5 else specific[2]))
    return out


CASES = "a pupil~pupils~forgot the homework|a train~trains~was late|a guest~guests~complained about the noise|a shop~shops~sold out of candles|a letter~letters~got lost|a match~matches~ended in a draw|a flight~flights~was cancelled|a tooth~teeth~had to be filled|a member~members~left early|a bottle~bottles~broke|a farmer~farmers~lost the harvest|a house~houses~lost its roof|a bus~buses~ran empty|a patient~patients~reported a headache"


def extent(p):
    """One, some, most or all: what is said of some does not hold for all."""
    r = p.r
    rows = []
    levels = [("one", "One {s} {v}; no other case is known // There was a single {s} that {v}", "exactly one {s} {v} // just one {s}, and no more than that, {v}"),
              ("none", "Not one {s} {v} // There was no {s} that {v}", "no {s} at all {v} // there was not one {s} that {v}"),
              ("all", "Every single {s} {v} // Without exception, each {s} {v}", "each and every {s} {v} // of all the {pl}, there was none that was spared: each {s} {v}"),
              ("half", "Exactly half of the {pl} were affected: each of those {v}; the other half were not // In half of the cases, and no more, it was true that the {s} {v}", "it was true of half of the {pl}: the {s} {v} // half of the {pl}, not all, were such that the {s} {v}")]
    out = []
    for c in p.some(CASES, r.choice((2, 2, 3))):
        s, pl, v = c.split("~")
        s = s[2:]
        where = p.place()
        lv = r.randrange(4)
        rows.append((s, pl, v, lv, where))
        out.append(p.tell(f"In {where}: {{x}} // From {where} we hear: {{x}}", x=p.word(levels[lv][1], s=s, pl=pl, v=v)))
    for s, pl, v, lv, where in rows:
        k = r.choice([x for x in range(4) if x != lv])
        at = r.randrange(2)
        t, f = (levels[x][2].split(" // ")[at].format(s=s, pl=pl, v=v) for x in (lv, k))
        p.raw("quantifier", f"in {where}, {t}", f"in {where}, {f}")
    return out


SCENES = [scene, scene, extent]
