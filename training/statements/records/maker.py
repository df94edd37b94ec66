"""Claims made from the jobs of a document."""
from ..claims import RIGHT, Retry, WRONG
from .wording import expand, uc

LEAD = ("According to the document, ", "Looking at the data, ", "So, ", "From what is given, ", "Note that ", "In short, ", "As far as I can tell, ", "To answer your question, ", "Per the text, ", "Checking the details, ",
        "As stated, ", "The information given shows that ", "Here, ")


class Maker:
    def __init__(self, s):
        self.s, self.r, self.out, self.seen = s, s.r, [], set()
        self.names = tuple(sorted(s.lower, key=len, reverse=True))

    def fill(self, template, slots, other):
        changed = {k for k in slots if slots[k] != other.get(k)}
        text = template.format(**{k: RIGHT + v + WRONG if k in changed else v for k, v in slots.items()})
        if RIGHT not in text:
            raise Retry
        return text

    def twin(self, temps, t, f, short):
        """(true text, false text, wrong words, question), not yet capitalised"""
        ts = temps.split("~")
        same = self.r.random() < .7
        for _ in range(6):
            x = expand(self.r, self.r.choice(ts))
            y = x if same else expand(self.r, self.r.choice(ts))
            try:
                a, b = self.fill(x, t, f), self.fill(y, f, t)
                break
            except Retry:
                continue
        else:
            raise Retry
        w = b[b.index(RIGHT):b.rindex(WRONG)].replace(RIGHT, "").replace(WRONG, "")
        v = a[a.index(RIGHT):a.rindex(WRONG)].replace(RIGHT, "").replace(WRONG, "")
        if not short and x == y:                           # only the words that differ
            ww, vv = w.split(" "), v.split(" ")
            lo, hi, n = 0, len(ww), min(len(ww), len(vv))
            while lo < n - 1 and ww[lo] == vv[lo]:
                lo += 1
            while hi > lo + 1 and len(vv) - (len(ww) - hi) > lo + 1 and ww[hi - 1] == vv[len(vv) - (len(ww) - hi) - 1]:
                hi -= 1
            if hi - lo == 1 and ww[lo] in vv[lo:]:         # the true twin has a word more: show its place
                lo, hi = max(0, lo - 1), min(len(ww), hi + 1)
            if hi - lo == 1 and len(ww[lo]) < 4 and ww[lo].isalpha() and hi < len(ww):
                hi += 1
            w = " ".join(ww[lo:hi])
        a, b = (z.replace(RIGHT, "").replace(WRONG, "") for z in (a, b))
        if a == b:
            raise Retry
        return a, b, w

    def cap(self, x):
        if x.startswith(self.names) and self.names:
            return x
        return x[:1].upper() + x[1:]

    def put(self, kind, a, b, w, q, short):
        if not short:
            l1 = self.r.choice(LEAD) if self.r.random() < .1 else ""
            a, b = (l1 + z if l1 else self.cap(z) for z in (a, b))
            a, b = (z if z[-1] in ".!?" else z + "." for z in (a, b))
        elif self.r.random() < .3 and q:
            a, b = self.cap(a), self.cap(b)
        if w not in b or not b.startswith(w) and b.startswith(self.cap(w)) and b.count(w) == 0:
            w = self.cap(w)
            if w not in b:
                raise Retry
        if a == b or (a, q) in self.seen or (b, q) in self.seen:
            raise Retry
        self.seen |= {(a, q), (b, q)}
        x, y = {"t": a, "y": 1, "k": kind}, {"t": b, "y": 0, "k": kind, "w": w}
        if q:
            x["q"] = y["q"] = uc(q)
        self.out.append([x, y])

    def make(self, want):
        jobs = self.s.jobs[:]
        self.r.shuffle(jobs)
        jobs.sort(key=lambda j: j[5] and self.r.random() < .5, reverse=True)
        ready, shorts = [], 0
        for kind, temps, t, f, q, short in jobs:
            if len(ready) >= want + 3:
                break
            if short and shorts >= 1 + (self.r.random() < .3):
                continue
            try:
                a, b, w = self.twin(temps, t, f, short)
            except Retry:
                continue
            shorts += bool(short)
            ready.append((kind, a, b, w, q, short))
        self.r.shuffle(ready)
        i = 0
        while i < len(ready) and len(self.out) < want:
            k, a, b, w, q, short = ready[i]
            i += 1
            try:
                if not q and i < len(ready) and not ready[i][4] and self.r.random() < .13 and len(ready) - i > want - len(self.out) and len(a) + len(ready[i][1]) < 170:
                    k2, a2, b2, w2, _, _ = ready[i]
                    i += 1
                    link = self.r.choice((", and ", ", and ", "; ", ", while ", ". "))
                    fix = (lambda z: self.cap(z)) if link == ". " else (lambda z: z)
                    if self.r.random() < .5:
                        self.put(k, a + link + fix(a2), b + link + fix(a2), w, None, False)
                    else:
                        self.put(k2, a + link + fix(a2), a + link + fix(b2), w2, None, False)
                elif not q and self.r.random() < .06 and a[-1] not in ".?!":
                    ask = self.r.choice(("Is it true that {}?", "Is it right that {}?", "Can you confirm that {}?", "Is it correct to say that {}?", "I was told that {}. Is that so?"))
                    yes, no = self.r.choice((("Yes", "No"), ("Yes, that is correct", "No, that is not correct"), ("yes", "no"), ("That is right", "That is wrong")))
                    self.put(k, *((yes, no, no, ask.format(a)) if self.r.random() < .5 else (no, yes, yes, ask.format(b))), True)
                else:
                    self.put(k, a, b, w, q, short)
            except Retry:
                pass
        return self.out
