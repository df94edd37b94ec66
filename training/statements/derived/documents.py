"""One document: one to four scenes in a frame, its claims."""
import random
import re

from ..claims import Retry, numbered
from .balances import Balances
from .bills import Bills
from .contests import Contests
from .dates import Dates
from .frames import framed
from .hours import Hours
from .quantities import Quantities
from .rules import Rules
from .work import Work

RUDE = re.compile(r"fuck|cunt|shit|dick|cock|slut|nigg|nazi|rape|piss|whor|twat", re.I)        # what syllables may happen to make
LIMITS = {"claims": (4, 14), "length": (60, 720), "overlap": .02, "auc": .56}


class Document(Quantities, Bills, Dates, Hours, Balances, Contests, Rules, Work):
    SCENES = ("figures " * 8 + "order restaurant trip subscription instalments packs parking invoice deadline deadline project project life life terms booking medicine opening connection agenda zones shifts recipe "
              "account stock seats leave budget growth growth survey volume basketball league vote race exam eligibility luggage committee committee warranty production journey settings specs weather reading").split()


def make(rng):
    d = Document(rng)
    texts, domains, words = [], [], 0
    want = rng.choice((1, 1, 1, 2, 2, 3, 3, 4, 5))
    used = set()
    for _ in range(want):
        names = [s for s in Document.SCENES if s not in used]
        s = rng.choice(names)
        used.add(s)
        d.block = s
        start = len(d.later)
        text = getattr(d, s)()
        if words + len(text.split()) > 560:
            del d.later[start:]
            break
        for i in range(start, len(d.later)):
            d.later[i] = bound(d, s, d.later[i])
        words += len(text.split())
        texts.append(text)
        domains.append(d.domain)
    context = framed(d, texts, domains)
    d.resolve(16 + 10 * len(texts))
    jobs = d.todo[:]
    rng.shuffle(jobs)
    goal = rng.choice((3, 4, 4, 5, 5, 6)) + (len(texts) > 2)
    kinds, blocks = {}, {}
    for most in (1, 2, 4):
        for job in list(jobs):
            if d.cl.pair >= goal:
                break
            if kinds.get(job[1], 0) >= most or blocks.get(job[0], 0) >= goal // len(texts) + 1:
                continue
            try:
                d.twin(job)
            except Retry:
                continue
            jobs.remove(job)
            kinds[job[1]] = kinds.get(job[1], 0) + 1
            blocks[job[0]] = blocks.get(job[0], 0) + 1
    if d.cl.pair < 3:
        raise Retry
    d.widen()
    pairs = [d.cl.out[i:i + 2] for i in range(0, len(d.cl.out), 2)]
    return domains[0] if len(domains) == 1 else "mixed", context, numbered(rng, d.merge(pairs))


def bound(d, scene, job):
    def run():
        d.block = scene
        job()
    return run


def document(seed, number):
    for attempt in range(200):
        rng = random.Random(f"derived-{seed}-{number}-{attempt}")
        try:
            domain, context, claims = make(rng)
        except (Retry, ValueError):
            continue
        if RUDE.search(context):
            continue
        if not 60 <= len(context.split()) <= 720:
            continue
        return {"id": f"dv{seed}-{domain.replace(' ', '_')}-{number:06d}", "domain": domain, "lang": "en", "context": context, "claims": claims}
    raise RuntimeError(f"document {number} of seed {seed} cannot be made")
