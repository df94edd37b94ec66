"""Invented chats and sentences about who said, asked or promised what; truth is known by construction."""

NAMES = "Ann Mike Lena Omar Priya Jack Sofia Tom Nina Carl Mei Ruth Igor Paula Sam Hana Leo Dora Felix Amy".split()
THINGS = "milk|the tickets|a birthday cake|his laptop|the car keys|some bread|a new phone|the report|two pizzas|an umbrella|the blue dress|the book|flowers|a taxi".split("|")
PLACES = "the station|the cinema|grandma's house|the office|the park|the gym|Rome|the airport|the new Thai place|school|the library|the beach".split("|")
TIMES = "at 5 pm|tomorrow|on Friday|next week|at noon|tonight|in an hour|on Sunday morning|at half past seven|after work".split("|")
MOODS = [("tired", "exhausted"), ("happy", "glad"), ("sick", "ill"), ("busy", "busy"), ("angry", "upset"), ("bored", "bored"), ("excited", "thrilled")]
ACTS = [("buy", "bought"), ("bring", "brought"), ("pick up", "picked up"), ("send", "sent"), ("return", "returned"), ("forget", "forgot")]
NOISE = ["{a}: Hi!", "{b}: Hey :)", "{a}: lol", "{b}: ok", "{a}: How are you?", "{b}: Fine, you?", "{a}: haha nice", "{b}: See you!", "{a}: Thanks!", "{b}: np"]


def scene(rng):
    """(chat lines, [(true sentence, slots)]) where slots name the parts that may be swapped for a false version."""
    a, b = rng.sample(NAMES, 2)
    x, p, t = rng.choice(THINGS), rng.choice(PLACES), rng.choice(TIMES)
    v, _ = rng.choice(ACTS[:5])
    m, m2 = rng.choice(MOODS)
    kind = rng.randrange(7)
    if kind == 0:
        return a, b, [f"{a}: Can you {v} {x} {t}?", rng.choice([f"{b}: Sure!", f"{b}: Yes, I will.", f"{b}: No problem."])], \
            [f"{a} asks {b} to {v} {x} {t}.", f"{b} will {v} {x} {t}.", f"{b} agrees to {v} {x}.", f"{a} wants {b} to {v} {x} and {b} agrees."], (x, t, v)
    if kind == 1:
        return a, b, [f"{a}: Could you {v} {x}?", rng.choice([f"{b}: Sorry, I can't, I'm {m}.", f"{b}: No way, I'm too {m}."])], \
            [f"{b} refuses to {v} {x}.", f"{b} can't {v} {x} because {b} is {m2}.", f"{a} asks {b} to {v} {x} but {b} declines.", f"{b} is {m2}."], (x, v, m2)
    if kind == 2:
        return a, b, [f"{a}: Let's meet at {p} {t}.", rng.choice([f"{b}: Great, see you there.", f"{b}: Works for me."])], \
            [f"{a} and {b} will meet at {p} {t}.", f"{a} suggests meeting at {p}.", f"{b} agrees to meet {a} {t}."], (p, t)
    if kind == 3:
        return a, b, [f"{b}: Where are you?", f"{a}: I'm at {p}, I'll be home {t}."], [f"{a} is at {p}.", f"{a} will be home {t}.", f"{b} wants to know where {a} is."], (p, t)
    if kind == 4:
        return a, b, [f"{a}: I'm so {m} today.", f"{b}: Why?", f"{a}: I lost {x} at {p}."], [f"{a} is {m2} because {a} lost {x}.", f"{a} lost {x} at {p}.", f"{b} asks why {a} is {m2}."], (x, p, m2)
    if kind == 5:
        return a, b, [f"{a}: Do you like {p}?", rng.choice([f"{b}: I love it!", f"{b}: It's my favourite place."]), f"{a}: I hate it."], [f"{b} loves {p} but {a} doesn't.", f"{b} likes {p}.", f"{a} doesn't like {p}."], (p,)
    return a, b, [f"{b}: Did you {v} {x}?", f"{a}: Not yet, I'll do it {t}."], [f"{a} hasn't managed to {v} {x} yet.", f"{a} will {v} {x} {t}.", f"{b} asks {a} about {x}."], (x, t, v)


def sample(rng):
    """(context, sentence, label, contradiction, changed spans)"""
    a, b, lines, truths, slots = scene(rng)
    for n in rng.sample(NOISE, rng.randint(0, 5)):
        at = rng.choice([0, len(lines)])
        lines.insert(at, n.format(a=a, b=b))
    if rng.random() < .4:
        a2, b2, more, _, _ = scene(rng)
        lines = lines + [l.replace(a2 + ":", "\0").replace(b2 + ":", b + ":").replace("\0", a + ":") for l in more if a2 not in l[len(a2) + 1:]]
    context = rng.choice([" . ", " ", "\n"]).join(lines)
    s = rng.choice(truths)
    if rng.random() < .45:
        return context, s, 1, 0, []
    r = rng.random()
    if r < .45 and a in s and b in s:
        out, spans = s.replace(a, "\0").replace(b, a).replace("\0", b), []
        for n in (a, b):
            i = out.find(n)
            spans.append((i, i + len(n)))
        return context, out, 0, -1, spans
    if r < .65 and (a in s) != (b in s):
        old, new = (a, b) if a in s else (b, a)
        i = s.find(old)
        return context, s.replace(old, new), 0, -1, [(i, i + len(new))]
    here = [k for k in slots if k in s]
    if not here:
        return context, s, 1, 0, []
    old = rng.choice(here)
    pool = next(q for q in (THINGS, PLACES, TIMES, [v for v, _ in ACTS], [m for _, m in MOODS]) if old in q)
    new = rng.choice([q for q in pool if q != old])
    if new in context:
        return context, s, 1, 0, []
    i = s.find(old)
    return context, s.replace(old, new, 1), 0, 1, [(i, i + len(new))]
