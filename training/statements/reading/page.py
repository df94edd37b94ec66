"""One document of the family `reading`: names, drawn wordings and pairs of claims."""
import re

from ..claims import RIGHT, WRONG, Retry
from ..say import spin
from ..vocabulary import MONTHS, WEEKDAYS, WORDS
from ..prose.doc import LEADS, Doc, cap, tidy

JOIN = ("{a}; {b}", "{a}, and {b}", "{a}, and {b}", "{A}. {B}", "{A}. {B}", "{A}. Also, {b}", "{A}. Besides, {b}", "{a}, while {b}", "{a}; moreover, {b}", "{A}. [Meanwhile|At the same time], {b}")
OPENERS = re.compile(r"(The|A|An|It|In|On|At|He|She|His|Her|What|When|While|If|Since|Of|By|As|Compared|Both|Through|Whether|That|Only|Not|From|For|Those|Asked) ")
DAYS = set(MONTHS + WEEKDAYS)


def options(s):
    """Wordings separated by //."""
    return [x.strip() for x in s.split("//")] if isinstance(s, str) else list(s)


def wrong_words(true, false):
    """The words of the false claim between what it shares with the true one at both ends."""
    x, z = true.split(), false.split()
    i = 0
    while i < min(len(x), len(z)) - 1 and x[i] == z[i]:
        i += 1
    k = 0
    while k < min(len(x), len(z)) - i - 1 and x[-1 - k] == z[-1 - k]:
        k += 1
    return " ".join(z[i:len(z) - k]).rstrip(".,;")


class Page(Doc):
    """Names, wordings and the pairs added so far."""

    def person(self):
        for _ in range(30):
            try:
                return super().person()
            except Retry:
                pass
        raise Retry

    def low(self, s):
        """A sentence to follow a comma: its opening word small, unless it is a name."""
        first, _, rest = s.partition(" ")
        name = first in DAYS or rest[:1].isupper() or any(re.sub(r"('s)?[,.]?$", "", first.lower()) in n.split() for n in self.n.used)
        return s if name and not OPENERS.match(s) else s[0].lower() + s[1:]

    def people(self, n):
        return [self.person() for _ in range(n)]

    def team(self):
        return self.n.make("team")

    def name(self, x):
        """A person's full name or surname; other things as they are."""
        return x if isinstance(x, str) else x.n if self.r.random() < .6 else x.s

    def some(self, pool, n, again=False):
        """n different entries of a string separated by |; none that the document has already, unless it may have them again."""
        entries = [x for x in options(pool.replace("|", "//")) if again or x not in self.used]
        if len(entries) < n:
            raise Retry
        out = self.r.sample(entries, n)
        self.used |= set(out)
        return out

    def word(self, wordings, **slots):
        """One of several wordings, its choices drawn and its slots filled."""
        t = spin(self.r, self.r.choice(options(wordings)))
        return tidy(t.format(**{**self.common(), **slots}))

    def common(self):
        r = self.r
        return dict(m=r.choice(MONTHS), d=r.choice(WEEKDAYS), y=str(r.randint(1998, 2024)), n=WORDS[r.randint(2, 11)])

    def tell(self, wordings, **slots):
        """A sentence of the document."""
        return self.end(self.word(wordings, **slots))

    def raw(self, kind, true, false, q=None, w=None):
        """Adds a pair of finished claims; with a question they are short answers; w: the wrong words, where known."""
        if q is None:
            true, false = self.end(true), self.end(false)
        else:
            true, false, q = cap(tidy(true)), cap(tidy(false)), cap(tidy(q))
            if self.r.random() < .3:
                true, false = true + ".", false + "."
        if w and w not in false:
            w = cap(w) if cap(w) in false else None
        if true != false:
            self.todo.append((self.block, kind, true, false, q, w))

    def pair(self, kind, wordings, true, false, q=None):
        """Adds a pair of one wording, or of two of the same list."""
        r, w = self.r, options(wordings)
        a = spin(r, r.choice(w))
        b = a if r.random() < .6 else spin(r, r.choice(w))
        w = None
        if a != b:                      # two wordings: from the first to the last slot that differs
            marked = b.format(**{k: RIGHT + v + WRONG if v != true[k] else v for k, v in false.items()})
            if RIGHT in marked:
                w = tidy(marked[marked.index(RIGHT):marked.rindex(WRONG)].replace(RIGHT, "").replace(WRONG, ""))
        self.raw(kind, a.format(**true), b.format(**false), q, w)

    def finish(self, job, other=None):
        """The two claims of a job, perhaps wrapped or joined to a true claim of another job."""
        _, kind, t, f, q, w = job
        r = self.r
        if q is None and other is not None:
            form, first = spin(r, r.choice(JOIN)), r.random() < .5
            made = []
            for x in (t, f):
                a, b = (x, other) if first else (other, x)
                a, b = a.rstrip("."), b.rstrip(".")
                made.append(self.end(form.format(a=a, b=self.low(b), A=a, B=b)))
            t, f = made
        elif q is None and r.random() < .09:
            lead = spin(r, r.choice(LEADS))
            t, f = lead + self.low(t), lead + self.low(f)
        w = w if w and w in f else wrong_words(t, f)
        if not w or w not in f or (t, q) in self.cl.seen or (f, q) in self.cl.seen:
            raise Retry
        self.cl.seen |= {(t, q), (f, q)}
        out = []
        for text, y in ((t, 1), (f, 0)):
            c = {"t": text, "y": y, "k": kind}
            if not y:
                c["w"] = w
            if q:
                c["q"] = q
            out.append(c)
        return out
