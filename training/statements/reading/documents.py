"""Documents of the family `reading`: some scenes in a frame."""
import collections
import random
import re

from ..claims import Retry, numbered
from ..say import spin
from ..vocabulary import MONTHS, WEEKDAYS
from . import absence, additions, beliefs, causes, changes, conditions, deeds, groups, kinds, negation, places, plans, portraits, ranks, reference, states, steps, stories
from .genres import FILLERS, GENRES, layout
from .page import Page, cap, tidy

LIMITS = dict(claims=(6, 14), length=(60, 720), overlap=.02, auc=.56)
TARGETS = (65, 70, 75, 80, 90, 100, 110, 130, 150, 180, 220, 260, 300, 350, 420, 540)      # words of a document, about


def stated(specs):
    return lambda p: states.scene(p, p.r.choice(specs))


# skill: weight, makers of a scene
SKILLS = {"deeds": (1.3, [deeds.scene]), "reference": (1, reference.SCENES), "groups": (1.1, groups.SCENES), "negation": (1.3, [stated(negation.SCENES)]), "conditions": (.7, [conditions.scene]), "plans": (1.3, [stated(plans.SCENES)]), "beliefs": (1, [stated(beliefs.SCENES)]),
          "changes": (1.2, changes.SCENES), "causes": (.7, [stated(causes.SCENES)]), "ranks": (.6, [ranks.scene]), "places": (.8, places.SCENES), "steps": (.6, [steps.scene]), "kinds": (.8, kinds.SCENES), "additions": (3.4, [additions.scene]), "portraits": (1.2, [portraits.scene]), "absence": (1, [absence.scene]), "stories": (2, [stories.scene])}


def linked(p, sentences):
    """Some neighbouring sentences made one."""
    r, out = p.r, sentences[:1]
    for s in sentences[1:]:
        if r.random() < .15 and len((out[-1] + s).split()) < 30 and out[-1].endswith(".") and s.endswith(".") and not re.search(r"[:;?!“]|, (and|while|but|whereas)|^\d|\. ", out[-1] + s[:-1]):
            out[-1] = out[-1][:-1] + r.choice(("; ", ", and ", ", and ")) + p.low(s)
        else:
            out.append(s)
    return out


def scenes(p, target):
    """Scenes for about the number of words wanted; the skill of a scene is part of the number of its pairs."""
    r = p.r
    names, weights = list(SKILLS), [w for w, _ in SKILLS.values()]
    if r.random() < .3:                                   # a document of few skills
        names = r.choices(names, weights, k=2)
        weights = [1, 1]
    out, n = [], 0
    for _ in range(40):
        if n >= target:
            break
        skill = r.choices(names, weights)[0]
        p.block, mark = f"{skill}{len(out)}", len(p.todo)
        try:
            s = r.choice(SKILLS[skill][1])(p)
        except Retry:
            del p.todo[mark:]
            continue
        words = sum(len(x.split()) for x in s)
        if n + words > 620:
            del p.todo[mark:]
            continue
        s = linked(p, s)
        while r.random() < .3:
            s.insert(r.choice((0, len(s))), p.tell([r.choice(FILLERS)]))
        out.append(s)
        n += words
    if n < 60:
        raise Retry
    return out


def frame(p, text):
    """A title, opening or closing; all of a document are about one place."""
    r = p.r
    t = spin(r, r.choice(text.split("|") if "[" not in text else re.split(r"\|(?![^\[]*\])", text)))
    if not t:
        return ""
    if not p.ref:
        p.ref = p.place()
    return cap(tidy(t.format(P=p.ref, m=r.choice(MONTHS), d=r.choice(WEEKDAYS), y=r.randint(2012, 2025), k=r.randint(1, 9), f=p.n.make("first") if "{f}" in t else "", f2=p.n.make("first") if "{f2}" in t else "")))


def choose(p, want):
    """Claims, spread over the scenes; every sixth pair is joined to a true claim of another pair."""
    r = p.r
    by = collections.defaultdict(list)
    for j in p.todo:
        by[j[0]].append(j)
    for v in by.values():
        r.shuffle(v)
    keys, pairs = r.sample(list(by), len(by)), []
    plain = [j for j in p.todo if j[4] is None]
    while len(pairs) < want and any(by.values()):
        for k in keys:
            if by[k] and len(pairs) < want:
                job = by[k].pop()
                other = r.choice(plain)[2] if r.random() < .15 and plain else None
                if other is not None and (other == job[2] or len((other + job[2]).split()) > 45):
                    other = None
                try:
                    pairs.append(p.finish(job, other))
                except Retry:
                    pass
    return pairs


def document(seed, number):
    rng = random.Random(f"reading/{seed}/{number}")
    for _ in range(60):
        genre = rng.choice(list(GENRES))
        kind, titles, openings, closings = GENRES[genre]
        p = Page(rng)
        try:
            title, opening, closing = (frame(p, x) for x in (titles, openings, closings))
            body = scenes(p, rng.choice(TARGETS))
            if opening and opening[-1] not in ".,:":
                opening += "."
            if closing and closing[-1] not in ".,:" and "\n" not in closing:
                closing += "."
            context = layout(p, kind, title, opening, closing, body)
            pairs = choose(p, rng.choice((3, 4, 4, 5, 5)) + (len(body) > 3))
        except Retry:
            continue
        if 60 <= len(context.split()) <= 720 and len(pairs) >= 3:
            break
    else:
        raise SystemExit(f"reading: document {number} of seed {seed} could not be made")
    return {"id": f"rd{seed}-{genre}-{number:06d}", "domain": genre, "lang": "en", "context": context, "claims": numbered(rng, pairs)}
