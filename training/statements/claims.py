"""Twins: a true and a false claim of one template that differ in one point."""
import collections

RIGHT, WRONG = "\x01", "\x02"
LEAD = ("According to the document, ", "As listed, ", "So ", "Basically, ", "From what I can see, ", "Note that ", "It turns out that ", "On the figures given, ", "Just to confirm: ", "In short, ", "We see that ", "The text says that ", "As far as the data goes, ", "fyi ")


class Retry(Exception):
    """This document or claim cannot be made with the values drawn."""


class Two(str):
    """A template of two wordings, one for the true and one for the false twin."""

    def __new__(cls, a, b):
        o = super().__new__(cls, a)
        o.false = b
        return o


class Claims:
    """Collects the twins of one document."""

    def __init__(self, rng, names):
        self.r, self.names, self.out, self.seen, self.pair = rng, names, [], set(), 0

    def fill(self, template, slots, other, lead):
        changed = {k for k in slots if slots[k] != other.get(k)}
        text = template.format(**{k: RIGHT + v + WRONG if k in changed else v for k, v in slots.items()})
        if RIGHT not in text:
            raise Retry
        start, end = text.index(RIGHT), text.rindex(WRONG)
        clean = text.replace(RIGHT, "").replace(WRONG, "")
        wrong = text[start:end].replace(RIGHT, "").replace(WRONG, "")
        if lead:
            clean = lead + clean
        named = any(clean.startswith(n) for n in self.names)
        if clean[0].islower() and not named and not lead.startswith("fyi"):
            clean = clean[0].upper() + clean[1:]
            if start == 0 and not lead:
                wrong = wrong[0].upper() + wrong[1:]
        return clean, wrong

    def twin(self, kind, templates, true, false, q=None, short=False, again=.65, lead=True):
        """Adds a true and a false claim; slots that differ are the wrong words. Raises Retry if no template shows the difference."""
        r = self.r
        t = r.choice(templates)
        f = t if r.random() < again else r.choice(templates)
        if isinstance(t, Two):
            f = t.false
        lead = r.choice(LEAD) if lead and not q and r.random() < .12 else ""
        lead2 = lead if f == t else r.choice(LEAD) if lead else ""
        a, _ = self.fill(t, true, false, lead)
        b, w = self.fill(f, false, true, lead2)
        if not short:
            a, b = (x if x[-1] in ".!?" else x + "." for x in (a, b))
        question = q.format(**true) if q else None
        if a == b or (a, question) in self.seen or (b, question) in self.seen or w not in b:
            raise Retry
        self.seen |= {(a, question), (b, question)}
        for text, y in ((a, 1), (b, 0)):
            c = {"t": text, "y": y, "k": kind}
            if not y:
                c["w"] = w
            if q:
                c["q"] = question[0].upper() + question[1:]
            c["p"] = self.pair
            self.out.append(c)
        self.pair += 1

    def take(self, jobs, want):
        """Twins of jobs (kind, templates, true, false, question, short) until there are enough."""
        for job in jobs:
            if self.pair >= want:
                break
            try:
                self.twin(*job[:4], q=job[4], short=job[5])
            except Retry:
                pass
        return self.out


class Skilled:
    """Claims by skills drawn by weight (SKILLS), each at most twice; the twins are in self.cl."""

    def claims(self, want):
        kinds, weights = list(self.SKILLS), list(self.SKILLS.values())
        used = collections.Counter()
        for _ in range(want * 12):
            if self.cl.pair >= want:
                break
            k = self.r.choices(kinds, weights)[0]
            if used[k] >= 2:
                continue
            try:
                getattr(self, k)()
                used[k] += 1
            except (Retry, ValueError, IndexError):
                pass
        return self.cl.out


def numbered(rng, pairs):
    """The claims of a document, pairs and claims of a pair in random order; `p` is the number of the pair."""
    rng.shuffle(pairs)
    out = []
    for p, pair in enumerate(pairs):
        rng.shuffle(pair)
        out += [dict(c, p=p) for c in pair]
    return out
