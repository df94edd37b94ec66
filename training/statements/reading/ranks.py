"""Comparisons in words: an order given by comparative sentences, claims that follow from it."""
from ..claims import Retry

SCALES = [  # things, more, less, most, least
    ("person", "older", "younger", "oldest", "youngest"), ("person", "taller", "shorter", "tallest", "shortest"), ("person", "faster", "slower", "fastest", "slowest"), ("person", "louder", "quieter", "loudest", "quietest"),
    ("place", "larger", "smaller", "largest", "smallest"), ("place", "colder", "warmer", "coldest", "warmest"), ("place", "busier", "quieter", "busiest", "quietest"), ("place", "older", "younger", "oldest", "youngest"), ("place", "richer", "poorer", "richest", "poorest"),
    ("the red tent|the green tent|the blue tent|the old tent|the army tent", "heavier", "lighter", "heaviest", "lightest"), ("the oak|the lime tree|the beech|the ash|the walnut tree|the chestnut", "taller", "shorter", "tallest", "shortest"),
    ("the north path|the river path|the ridge path|the forest path|the mule track|the old road", "longer", "shorter", "longest", "shortest"), ("the north path|the river path|the ridge path|the forest path|the mule track|the old road", "steeper", "flatter", "steepest", "flattest"),
    ("the piano teacher|the guitar teacher|the flute teacher|the singing teacher|the drum teacher", "stricter", "milder", "strictest", "mildest"), ("the novel|the diary|the travel book|the biography|the play|the cookbook", "thicker", "thinner", "thickest", "thinnest"),
    ("the kitchen|the cellar|the attic|the hall|the study|the winter garden", "brighter", "darker", "brightest", "darkest"), ("the goat cheese|the blue cheese|the hard cheese|the smoked cheese|the soft cheese", "dearer", "cheaper", "dearest", "cheapest"), ("the tram|the bus|the boat|the train|the cable car", "dearer", "cheaper", "dearest", "cheapest"),
    ("the first exam|the second exam|the oral exam|the practical exam|the final exam", "harder", "easier", "hardest", "easiest"), ("the east well|the village well|the church well|the farm well|the castle well", "deeper", "shallower", "deepest", "shallowest"),
]


def scene(p):
    r = p.r
    pool, more, less, most, least = r.choice(SCALES)
    if most in p.used:
        raise Retry
    p.used.add(most)
    n = r.choice((3, 3, 4, 4, 5))
    xs = p.people(n) if pool == "person" else [p.place() for _ in range(n)] if pool == "place" else p.some(pool, n)
    n = len(xs)
    full = lambda x: x if isinstance(x, str) else x.n
    N = [full(x) for x in xs]      # from most to least
    out = []
    style = r.randrange(4)
    if style == 0:
        out = [p.tell("{a} is {m} than {b} // {b} is {l} than {a}", a=a, b=b, m=more, l=less) for a, b in zip(N, N[1:])]
        r.shuffle(out)
    elif style == 1:
        out = [p.tell("Of {all}, {a} is the {M} // {a} is the {M} of {all}", all=p.word(["them all", "the lot", "all those named here"]), a=N[0], M=most), p.tell("{b} is second only to {a} in that // {b} comes next, right after {a}", a=N[0], b=N[1])]
        out += [p.tell("{b} is {l} than {a} // {a} is {m} than {b}", a=a, b=b, m=more, l=less) for a, b in zip(N[1:], N[2:])]
    elif style == 2:
        out = [p.tell("From the {M} to the {L}, the order is {l} // Put in order, beginning with the {M}, they are {l} // This is the order, the {M} first: {l}", M=most, L=least, l=", ".join(N[:-1]) + " and " + N[-1])]
    else:
        out = [p.tell("From the {L} to the {M}, the order is {l} // Put in order, beginning with the {L}, they are {l} // This is the order, the {L} first: {l}", M=most, L=least, l=", ".join(N[:0:-1]) + " and " + N[0])]
    for _ in range(3):
        i, j = sorted(r.sample(range(n), 2))
        a, b = p.name(xs[i]), p.name(xs[j])
        if r.random() < .5:
            p.pair("comparison", "{a} is {m} than {b} // of the two, {a} and {b}, the former is the {m} // compared with {b}, {a} is {m} // {a} is the {m} of the two when set beside {b}", *[dict(t, m=more) for t in (dict(a=a, b=b), dict(a=b, b=a))])
        else:
            p.pair("comparison", "{b} is {l} than {a} // of the two, {b} and {a}, the former is the {l} // compared with {a}, {b} is {l} // {b} is the {l} of the two when set beside {a}", *[dict(t, l=less) for t in (dict(a=a, b=b), dict(a=b, b=a))])
    top = r.random() < .5
    e = 0 if top else n - 1
    o = r.choice([k for k in range(n) if k != e])
    p.pair("comparison", "{a} is the {w} of those compared // the {w} of those named is {a} // none of the others is {c} than {a}", dict(a=p.name(xs[e]), w=most if top else least, c=more if top else less), dict(a=p.name(xs[o]), w=most if top else least, c=more if top else less))
    if r.random() < .35:
        w = most if r.random() < .5 else least
        e = 0 if w == most else n - 1
        p.raw("comparison", p.name(xs[e]), p.name(xs[r.choice([k for k in range(n) if k != e])]), q=f"{'who' if not isinstance(xs[0], str) else 'which of them'} is the {w}?")
    if n >= 4 and r.random() < .6:
        k = r.randrange(1, n - 1)
        o = r.choice([z for z in range(n) if z != k])
        count = ("one", "two", "three", "four")
        p.pair("comparison", f"of those compared, {{a}} is in place {count[k] if k < 4 else 'five'}, counting from the {most} // exactly {count[k - 1]} of the others {'is' if k == 1 else 'are'} {more} than {{a}}", dict(a=p.name(xs[k])), dict(a=p.name(xs[o])))
    return out
