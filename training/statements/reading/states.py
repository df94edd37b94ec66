"""Things that are each in one of several states that exclude each other: the engine of several skills."""
from ..claims import Retry
from ..say import spin
from .page import options


def things(p, pool, n):
    """n things: people, firms, places or noun phrases with a place in them."""
    if pool == "person":
        return p.people(n)
    if pool == "firm":
        return [p.firm() for _ in range(n)]
    if pool == "place":
        return [p.place() for _ in range(n)]
    place = p.place()
    return [x.format(P=place if p.r.random() < .7 else p.place(), n=p.common()["n"]) for x in p.some(pool, n)]


def shared(p, pools):
    """Words that all sentences of a scene share: a pool "goes~go~going|..." for v gives v, v2, v3."""
    out = {}
    for k, pool in (pools or {}).items():
        for i, form in enumerate(p.some(pool, 1, again=True)[0].split("~")):
            out[k + (str(i + 1) if i else "")] = form
    return out


def slots(p, x):
    if isinstance(x, str):
        return dict(x=x)
    return dict(x=p.name(x), he=x.he, his=x.his, him=x.him)


def scene(p, spec):
    """spec: kind, pool of things, opening sentences, states as (document wordings, claim wordings), pools of shared words."""
    kind, pool, opening, states = spec[:4]
    if opening in p.used:
        raise Retry
    p.used.add(opening)
    common = shared(p, spec[4] if len(spec) > 4 else None)
    r = p.r
    n = min(r.choice((1, 2, 2, 3, 3)), 4)
    xs = things(p, pool, n)
    # states as different as possible, so that each wrong state is often that of another thing
    drawn = r.sample(range(len(states)), min(n, len(states)))
    drawn += [r.randrange(len(states)) for _ in range(n - len(drawn))]
    r.shuffle(drawn)
    out = [p.tell(opening, **common)] if "{v}" in opening or r.random() < .85 else []
    for x, s in zip(xs, drawn):
        kw = {**common, **slots(p, x)}
        if not isinstance(x, str):
            kw["x"] = x.n
        out.append(p.tell(states[s][0], **kw))
    for i in r.sample(range(n), n):
        x, s = xs[i], drawn[i]
        others = [j for j in range(n) if drawn[j] != s]
        kw = {**common, **slots(p, x)}
        claims = options(states[s][1])
        if others and r.random() < .5:
            z = {**common, **slots(p, xs[r.choice(others)])}
            t = p.word(claims, **kw) if r.random() < .4 else None
            if t is None:
                w = r.choice(claims)
                w = spin(r, w)
                p.raw(kind, w.format(**{**p.common(), **kw}), w.format(**{**p.common(), **z}))
            else:
                p.raw(kind, t, p.word(claims, **z))
        else:
            k = r.choice([k for k in range(len(states)) if k != s])
            false = options(states[k][1])
            at = r.randrange(len(claims))
            t = p.word([claims[at]], **kw)
            f = p.word([false[at]] if at < len(false) and r.random() < .6 else false, **kw)
            p.raw(kind, t, f)
    if not out:
        raise Retry
    return out
