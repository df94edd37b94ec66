"""Rows with attributes, and how a value of a row is said."""
from decimal import Decimal as D

from ..claims import Claims, Retry, Skilled
from ..names import Names
from ..say import Say, number_word
from .attributes import LIB

PREP = {"date": "on ", "year": "in ", "time": "at "}
PEOPLE = {"student", "employee", "player", "runner", "candidate"}


def an(noun):
    return "an" if noun[0].lower() in "aeiou" else "a"


class Rows(Skilled):
    """Rows (names) with attributes."""

    def __init__(self, rng, schema, n=None, k=None):
        self.r = rng
        self.domain, nouns, namekind, attrs = schema
        self.s, self.p = nouns.split("/")
        maker = Names(rng)
        n = n or rng.choice((3, 4, 4, 5, 5, 6, 7))
        self.rows = [maker.make(namekind) for _ in range(n)]
        keys = attrs.split()
        k = min(len(keys), k or rng.choice((3, 4, 4, 5)))
        must = [x for x in keys if x in ("qty", "price")] if "qty" in keys else []
        rest = [x for x in keys if x not in must]
        keys = must + rng.sample(rest, max(0, k - len(must)))
        if not any(LIB[x].ordered for x in keys):
            raise Retry
        rng.shuffle(keys)
        self.keys, self.attrs = keys, [LIB[x] for x in keys]
        self.heads = [rng.choice(a.heads) for a in self.attrs]
        if len(set(self.heads)) < len(self.heads):
            self.heads = [a.heads[0] for a in self.attrs]
        if len(set(self.heads)) < len(self.heads) or len({a.nouns[0] for a in self.attrs}) < len(keys):
            raise Retry
        self.maker = maker
        self.data = {e: {} for e in self.rows}
        for a in self.attrs:
            for e, v in zip(self.rows, a.draw(rng, maker, n)):
                self.data[e][a] = v
        if rng.random() < .2 and len(self.rows) > 3:         # one or two cells not given
            for _ in range(rng.choice((1, 2))):
                self.data[rng.choice(self.rows)][rng.choice(self.attrs)] = None
        self.cur = rng.choice("€€$£")
        self.say = Say(rng, self.cur)
        self.cl = Claims(rng, set(self.rows) | {str(v) for e in self.rows for v in self.data[e].values() if v is not None})
        self.n = number_word(n, rng)

    def get(self, e, a):
        return self.data[e][a]

    def given(self, a):
        return [e for e in self.rows if self.data[e][a] is not None]

    def full(self, test):
        """A random attribute without gaps that passes the test."""
        some = [a for a in self.attrs if test(a) and len(self.given(a)) == len(self.rows)]
        if not some:
            raise Retry
        return self.r.choice(some)

    def some(self, test):
        some = [a for a in self.attrs if test(a)]
        if not some:
            raise Retry
        return self.r.choice(some)

    def noun(self, a):
        if a.count:
            return "number of " + a.unit
        return self.r.choice(a.nouns) if a.number else a.nouns[0]

    def val(self, a, v):
        return self.say.value(a, v)

    def other(self, a, e):
        """A wrong value for e: of another row, mostly; else a new one."""
        v = self.get(e, a)
        rest = [self.get(x, a) for x in self.given(a) if self.get(x, a) != v]
        if a.number and self.r.random() < .2 or not rest:
            for _ in range(20):
                x = self.near(a) if a.number else a.draw(self.r, self.maker, 1)[0]
                if x != v:
                    return x
            raise Retry
        return self.r.choice(rest)

    def near(self, a):
        """A new value of the size of the column's."""
        vs = [self.get(e, a) for e in self.given(a)]
        lo, hi, step = min(vs), max(vs), D(str(a.span[2]))
        wide = (hi - lo) // 5 // step * step
        x = lo - wide + step * self.r.randint(0, int((hi - lo + 2 * wide) / step))
        return x if x > 0 or lo < 0 else hi + step

    def said(self, a, e, v):
        """Slots of a lookup; {n} is the bare number of a counted attribute."""
        return dict(e=e, v=self.val(a, v), n=self.say.count(v) if a.count else "")

    def lookups(self, a):
        out = [f"{{e}} {a.vs} {PREP.get(a.kind, '')}{{v}}"] * 2 + a.look
        if a.number and not a.count:
            for n in a.nouns:
                out += [f"the {n} of {{e}} is {{v}}", f"{{e}}'s {n} is {{v}}", f"for {{e}}, the {n} is {{v}}", f"{{v}} is the {n} of {{e}}", f"{{e}} has {an(n)} {n} of {{v}}"]
        elif a.count:
            out += [f"for {{e}}, the number of {a.unit} is {{n}}", f"{{e}} {a.vs} exactly {{v}}", f"with regard to {{e}}, it {a.vs} {{v}}"]
        else:
            out += [f"for {{e}}, the {a.nouns[0]} is {{v}}", f"{{e}}'s {a.nouns[0]} is {{v}}", f"{{v}} is the {a.nouns[0]} given for {{e}}"]
        return [t for t in out if a.count or "{n}" not in t]
