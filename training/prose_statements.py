"""Invented running prose (reports, minutes, news, biographies, leaflets, contracts, manuals) with claims whose truth is computed from the facts behind it.

python prose_statements.py --documents 12000 --seed 21 --out prose.jsonl     one document a line, the format of statements.py
python prose_statements.py --check [--documents 3000]                         asserts the invariants, prints counts, word overlap and claim-only AUROC

A document is a genre (title, opening, fillers) with some blocks. A block draws facts, writes them in varied sentences and offers twins: a true and a false
claim of the same templates that differ in one point. In templates [a|b|c] is a choice (nested, empty allowed) and {x} a slot."""
import argparse
import collections
import datetime
import json
import math
import os
import random
import re
import sys
from decimal import Decimal as D

sys.path[:0] = [p for p in (os.path.dirname(os.path.abspath(__file__)), "/work/main/training") if os.path.exists(os.path.join(p, "statements.py"))][:1]
from statements import Claims, Names, Retry, CURRENCY, WORDS, MONTHS, WEEKDAYS, bag, plain, rounded, words  # noqa: E402

MALE = "Adil Anders Anton Arjun Bruno Cem Chidi Dario Edgar Eero Emeka Enzo Femi Gabor Hassan Hugo Igor Ivo Jonas Kofi Lars Leon Luca Malik Marek Nils Oleg Omar Otto Pablo Rafael Ruben Sven Tariq Theo Tomas Viktor Yusuf Daniel Martin Peter Samuel Henry Walter Frank George Arthur Ralph Simon Neil Stuart Gavin Howard Leonard Philip Roger Carlos Andres Kenji Minh Rajiv Dmitri".split()
FEMALE = "Ada Aiko Alma Amira Anita Astrid Beatriz Carla Chloe Clara Dagny Dina Elif Elsa Esra Eva Farah Fiona Flora Gita Greta Hana Heidi Ida Imani Ines Jana Jelena Karin Keiko Layla Lena Lidia Maja Mara Mei Nadia Nina Olga Petra Priya Rania Rosa Ruth Selma Tamar Tessa Vera Wanda Zofia Margaret Helen Judith Susan Laura Alice Joan Frances Edith Caroline Moira Bridget Lucia Marta Yuki Linh Sunita".split()
SURNAMES = ("Abbott Achterberg Adeyemi Alvarez Amari Ashdown Baptiste Barlow Bergstrom Bhatt Blackwood Boateng Bramley Brandt Calloway Castellano Cheng Clarke Coombs Corrigan Dahl Delacroix Dempsey Drummond Duarte Eastwood Ekberg Farrow Ferreira Fitch Fontaine Galloway Ganesan Goodwin Grimaldi Haddad Hallam Hargreaves Hirano Holloway "
            "Ibarra Ingram Ivanov Jarvis Joshi Kaminski Kaplan Keating Kimura Kowalski Lachlan Langley Lindqvist Lockhart Mahmoud Marchetti Mbeki McBride Mendoza Moreau Nakata Navarro Nordin Oakley Obi Okafor Osborne Pacheco Paterson Pellegrini Quigley Ramsay Rasmussen Reyes Rourke Saito Salazar Schubert Sharma Sinclair Sorensen Tanaka Thackeray Tremblay Underwood Vance Varga Vasquez Wainwright Weller Whitlock Yamada Yilmaz Zeller Zhang").split()
PLACES = ("Aldermere Ashcombe Barrowgate Bellhaven Blackmoor Briarstead Caldwick Carrowmore Clearwater Coldspring Cranfold Dunmarrow Eastleigh Elmsworth Fairhollow Farley Fenwick Glenmore Greystone Halden Harrowby Hazelbrook Highcliff Ironbridge Kettlewell Kingsmere Larkfield Linden Longreach Lowfell Marlow Maplewood Midhurst Millbrook Northgate Oakhurst "
          "Oldcastle Pinewood Port Ellis|Quarry Bank|Ravensholm|Redcliffe|Riverton|Rosedale|Saltmarsh|Sandhaven|Shelby|Silverton|Southmere|Stonebridge|Thornbury|Torrington|Upton|Valcourt|Waverton|Westerly|Whitby Falls|Willowdale|Winterbourne|Wrexford|Yarrow|San Telmo|Santa Irene|Villa Norte|Monteverro|Castelbruno|Grunau|Altmark|Kirchfeld|Sundvik|Lakselv|Novy Most|Dobrava|Karahan|Al Sahel|Bandura|Kitavi|Mombera|Tamaru|Hoshino|Lin Shan|Nam Do")
PLACES = [p for chunk in PLACES.split("|") for p in ([chunk] if "|" in PLACES and chunk != PLACES.split("|")[0] else chunk.replace("Port Ellis", "Port_Ellis").split())]
PLACES = [p.replace("_", " ") for p in PLACES]
INNER = re.compile(r"\[([^\[\]]*)\]")
LEADS = ("According to the [text|report|document], ", "As [stated|described], ", "From this it follows that ", "Note that ", "In short, ", "The [text|document|passage] [says|states|indicates] that ", "To sum up, ", "As we read, ", "Put differently, ", "One can [see|conclude] that ", "It is [stated|reported|clear] that ", "In other words, ", "Going by the text, ", "The source has it that ")


def spin(r, s):
    while "[" in s:
        s = INNER.sub(lambda m: r.choice(m.group(1).split("|")), s)
    return s


def tidy(s):
    s = re.sub(r" +", " ", s).replace(" ,", ",").replace(" .", ".").replace(" ;", ";").strip()
    return re.sub(r",\s*,", ",", s)


def cap(s):
    return s[0].upper() + s[1:]


class Person:
    def __init__(self, r, names):
        self.f = r.random() < .5
        self.n = names.fresh(lambda: r.choice(FEMALE if self.f else MALE) + " " + (r.choice(SURNAMES) if r.random() < .7 else (names.root(1) + r.choice("sen son er ic ez man ova ski berg well ley".split())).capitalize()))
        self.s = self.n.split()[-1]
        if any(u != self.n.lower() and (self.s.lower() in u or u.split()[-1] in self.s.lower()) for u in names.used):
            raise Retry
        self.he, self.his, self.him = ("she", "her", "her") if self.f else ("he", "his", "him")

    def __str__(self):
        return self.n


class Doc:
    """Facts, sentences and twins of one document."""

    def __init__(self, rng):
        self.r = r = rng
        self.n = Names(r)
        self.cur = r.choice("€€$$£")
        self.cl = Claims(r, set())
        self.todo, self.block, self.used = [], "", set()
        self.year = r.randint(2009, 2025)
        self.mform = r.randrange(3)
        self.org = self.ref = None

    # -------------------------------------------------- names

    def person(self):
        return Person(self.r, self.n)

    def place(self):
        if self.r.random() < .65:
            return self.n.fresh(lambda: self.r.choice(PLACES))
        return self.n.make("place")

    def firm(self):
        return self.n.make("firm")

    GROUP = {"sales": "rev", "net sales": "rev", "turnover": "rev", "revenue": "rev", "income": "rev", "pre-tax profit": "tax", "net profit": "tax", "profit before tax": "tax"}

    def metric(self, *options):
        """A measure that no other block of the document has figures for."""
        x = [o for o in options if self.GROUP.get(o, o) not in self.used]
        if not x:
            raise Retry
        m = self.r.choice(x)
        self.used.add(self.GROUP.get(m, m))
        return m

    def o(self):
        return self.ref if self.r.random() < .6 else self.org

    # -------------------------------------------------- text

    def s(self, template, **slots):
        """A document sentence from one of several templates (a list or one string)."""
        t = template if isinstance(template, str) else self.r.choice(template)
        return self.end(spin(self.r, t).format(**{"o": self.o(), **slots}))

    def end(self, t):
        t = re.sub(r"(?<=[a-z0-9)%”][.!?] )[a-z]", lambda m: m.group().upper(), cap(tidy(t)))
        return t if t[-1] in ".!?:" else t + "."

    def np(self, t):
        return spin(self.r, t)

    def pick(self, *a):
        return self.r.choice(a)

    # -------------------------------------------------- values

    def m(self, v):
        """Money."""
        r, v = self.r, D(v)
        code, word = CURRENCY[self.cur]
        c = self.cur
        for size, name, short in ((10 ** 9, "billion", "bn"), (10 ** 6, "million", "m")):
            if v >= size and v % (D(size) / 100) == 0:
                n = plain((v / size).normalize())
                forms = [f"{c}{n} {name}", f"{c}{n}{short}", f"{n} {name} {word}", f"{code} {n} {name}"]
                k = self.mform if r.random() < .6 else r.randrange(4)
                if r.random() < .06:
                    return f"{c}{plain(v)}"
                return forms[k]
        if v >= 10000 and v % 1000 == 0 and r.random() < .3:
            n = plain(v / 1000)
            return r.choice((f"{c}{n},000", f"{c}{n}k", f"{c}{n} thousand", f"{n} thousand {word}"))
        n = plain(v, 2 if v != int(v) else 0)
        return r.choice((f"{c}{n}", f"{c}{n}", f"{c}{n}", f"{n} {word}", f"{code} {n}"))

    def c(self, v):
        """A count."""
        v = int(v)
        if 0 <= v <= 12 and self.r.random() < .7:
            return WORDS[v]
        if v >= 1000000 and v % 10000 == 0 and self.r.random() < .7:
            return plain((D(v) / 1000000).normalize()) + " million"
        return plain(v)

    def pct(self, v):
        return plain(D(v)) + self.r.choice(("%", "%", "%", " percent", " per cent"))

    def pp(self, v):
        return plain(D(v)) + self.r.choice((" percentage point", " point", " percentage point")) + "s" * (D(v) != 1)

    def u(self, unit):
        return lambda v: f"{plain(D(v))} {unit}"

    def cu(self, units, one=None):
        """Counted things."""
        return lambda v: f"{self.c(v)} {units if v != 1 else one or units[:-1]}"

    def days(self, n):
        r = self.r
        if n % 7 == 0 and 7 <= n <= 56 and r.random() < .35:
            return f"{self.c(n // 7)} week{'s' * (n != 7)}"
        return f"{self.c(n)} day{'s' * (n != 1)}"

    def months(self, n):
        if n % 12 == 0 and self.r.random() < .3:
            return f"{self.c(n // 12)} year{'s' * (n != 12)}"
        if n == 6 and self.r.random() < .2:
            return "half a year"
        return f"{self.c(n)} month{'s' * (n != 1)}"

    def years(self, n):
        return f"{self.c(n)} year{'s' * (n != 1)}"

    def draw(self, lo, hi, k, step=1, near=None):
        """k different values, near each other if asked; differences at least one step."""
        r = self.r
        a, b = int(lo / step), int(hi / step)
        if near:
            mid = r.randint(a, b)
            w = max(k + 2, int(mid * near))
            a, b = max(a, mid - w), min(b + w, mid + w)
        if b - a + 1 < k:
            raise Retry
        return [x * step for x in r.sample(range(a, b + 1), k)]

    def others(self, values, v):
        x = [y for y in values if y != v]
        if not x:
            raise Retry
        return self.r.choice(x)

    # -------------------------------------------------- claims

    def add(self, kind, templates, t, f, q=None, short=False, lead=True):
        self.todo.append((self.block, kind, templates, t, f, q, short, lead))

    def either(self, kind, templates, a, b, keys=None, **kw):
        """a and b are complete slot sets both true; the false one is a with some slots of b (all of `keys`)."""
        if self.r.random() < .5:
            a, b = b, a
        keys = keys or [self.r.choice([k for k in a if a[k] != b[k]])]
        self.add(kind, templates, a, dict(a, **{k: b[k] for k in keys}), **kw)

    def twin(self, job):
        _, kind, templates, t, f, q, short, lead = job
        r, cl = self.r, self.cl
        templates = [templates] if isinstance(templates, str) else templates
        t1 = spin(r, r.choice(templates))
        t2 = t1 if r.random() < .6 else spin(r, r.choice(templates))
        l1 = l2 = ""
        if lead and not q and r.random() < .1:
            l1 = spin(r, r.choice(LEADS))
            l2 = l1 if t2 == t1 or r.random() < .5 else spin(r, r.choice(LEADS))
        a, _ = cl.fill(t1, t, f, l1)
        b, w = cl.fill(t2, f, t, l2)
        a, b, w = tidy(a), tidy(b), tidy(w)
        if not short:
            a, b = self.end(a), self.end(b)
            if w not in b and cap(w) in b:
                w = cap(w)
        if templates == ["{x}"] and not l1 and not l2:  # whole sentences: the words that differ
            x, z = a.split(), b.split()
            i = 0
            while i < min(len(x), len(z)) - 1 and x[i] == z[i]:
                i += 1
            k = 0
            while k < min(len(x), len(z)) - i - 1 and x[-1 - k] == z[-1 - k]:
                k += 1
            w = " ".join(z[i:len(z) - k]).rstrip(".") or w
        q = tidy(q.format(**t)) if q else None
        if a == b or (a, q) in cl.seen or (b, q) in cl.seen or w not in b or not w:
            raise Retry
        cl.seen |= {(a, q), (b, q)}
        for text, y in ((a, 1), (b, 0)):
            c = {"t": text, "y": y, "k": kind}
            if not y:
                c["w"] = w
            if q:
                c["q"] = cap(q)
            c["p"] = cl.pair
            cl.out.append(c)
        cl.pair += 1

    def nums(self, items, fmt, ops="lllcdstr", n=4, gap=None, fresh=True, group=None):
        """Twins over figures: items (noun phrase as spin, value) of one kind; verbs that fit singular and plural."""
        r, gap = self.r, gap or fmt
        items = [(a, D(v)) for a, v in items]
        vals = [v for _, v in items]
        if len(items) < 2:
            raise Retry
        for op in [r.choice(ops) for _ in range(n)]:
            i, j = r.sample(range(len(items)), 2)
            (a, v), (b, w) = items[i], items[j]
            a_, b_ = self.np(a), self.np(b)
            if op == "l":
                if v == w:
                    continue
                ts = ["{a} [came to|amounted to|totalled|stood at|reached] {v}", "{v} [is|was] the figure for {a}", "{a} [ended up at|worked out at|came out at|came in at] {v}", "for {a}, the figure [is|was|comes to|came to] {v}", "the [figure|value] for {a} [was|is] {v}"]
                t = dict(a=a_, v=fmt(v))
                roll = r.random()
                if roll < .13:  # two facts, one or both wrong
                    t = dict(t, b=b_, w=fmt(w))
                    third = [x for x in vals if x not in (v, w)]
                    f = dict(t, w=fmt(r.choice(third))) if third and r.random() < .6 else dict(t, v=t["w"], w=t["v"])
                    self.add("number", ["{a} [came to|stood at|reached] {v} and {b} {w}", "while {a} [came to|stood at|reached] {v}, {b} [came to|stood at|reached] {w}", "{a} [came to|amounted to] {v}; for {b}, the figure [is|was] {w}", "the figures for {a} and {b} [are|were] {v} and {w} respectively"], t, f)
                    continue
                if roll < .18 and fmt == self.m and v >= 1000000 and v % 10000 == 0:  # thousands, millions, billions
                    size = 10 ** 9 if v >= 10 ** 9 else 10 ** 6
                    k = plain((v / size).normalize())
                    wd = CURRENCY[self.cur][1]
                    sz = "billion" if size == 10 ** 9 else "million"
                    o = r.choice(("million", "thousand") if sz == "billion" else ("billion", "thousand"))
                    t = dict(a=a_, k=k, z=sz)
                    self.add("unit", [f"{{a}} [came to|amounted to|stood at|reached] {self.cur}{{k}} {{z}}", f"{{a}} [came to|amounted to|stood at|reached] {{k}} {{z}} {wd}", f"the figure for {{a}} is {{k}} {{z}} {wd}"], t, dict(t, z=o))
                    continue
                if roll < .24 and v >= 60 and w > 0 and abs(v - w) > max(v, w) * D("0.15"):  # rounded
                    rnd = lambda z: (z / (e := D(10) ** (z.adjusted() - 1))).to_integral_value() * e
                    if abs(rnd(v) - v) <= v * D("0.03") and abs(rnd(w) - v) > v * D("0.1"):
                        n = r.choice(("about", "roughly", "around", "approximately", "close to"))
                        t = dict(a=a_, n=n, v=fmt(rnd(v)))
                        self.add("approx", ["{a} [came to|amounted to|stood at|reached] {n} {v}", "for {a}, the figure [is|was|comes to] {n} {v}", "{n} {v} is the figure for {a}"], t, dict(t, v=fmt(rnd(w))) if r.random() < .6 else dict(t, a=b_) if abs(rnd(v) - w) > w * D("0.1") else dict(t, v=fmt(rnd(w))))
                        continue
                roll = r.random()
                if roll < .4:
                    f = dict(t, a=b_)
                elif roll < .85 or not fresh:
                    f = dict(t, v=fmt(w))
                else:
                    x = v + r.choice((-1, 1)) * r.choice((1, 2, 3, 5)) * (D(10) ** (max(0, v.adjusted() - 1)))
                    if x <= 0 or x in vals:
                        continue
                    f, t = dict(t, v=fmt(x)), t
                if r.random() < .1 and t["a"] == f["a"]:
                    self.add("number", ["{v}"], t, f, q=spin(r, r.choice(("What is the figure for {a}?", "How high [is|was] the figure for {a}?"))), short=True)
                else:
                    self.add("number", ts, t, f)
            elif op == "c":
                if v == w:
                    continue
                if v < w:
                    a_, b_ = b_, a_
                up = r.random() < .5
                ts = ["{a} [exceeded|surpassed|topped|outstripped] {b}", "{a} came to more than {b}", "{a} [came out|stood] higher than {b}", "compared with {b}, {a} came out higher", "of the two figures, {a} and {b}, the first is the larger"] if up else ["{a} came to less than {b}", "{a} [fell short of|stayed below|came in under|remained lower than|did not reach] {b}", "compared with {b}, {a} came out lower", "set against {b}, {a} came to less"]
                x, y = (a_, b_) if up else (b_, a_)
                self.add("comparison", ts, dict(a=x, b=y), dict(a=y, b=x))
            elif op == "d":
                if v == w:
                    continue
                if v < w:
                    a_, b_, i, j = b_, a_, j, i
                d = abs(v - w)
                wrong = [abs(x - y) for p, x in enumerate(vals) for q, y in enumerate(vals) if p < q and {p, q} != {i, j}]
                wrong = [x for x in wrong if x > 0 and abs(x - d) >= max(D(1), d) * D("0.06")]
                step = D(10) ** max(0, d.adjusted()) if d >= 1 else D(1)
                wrong = wrong * 2 + [d + step] + ([d - step] if d > step else [])
                if fresh is False:
                    wrong = [x for x in wrong if x > 0]
                ts = ["{a} exceeded {b} by {d}", "the [gap|difference] between {a} and {b} [came to|was] {d}", "{a} came to {d} more than {b}", "{b} came to {d} less than {a}", "between {a} and {b} lay a [gap|difference] of {d}", "{a} [topped|outstripped|surpassed] {b} by {d}", "{b} fell {d} short of {a}"]
                t = dict(a=a_, b=b_, d=gap(d))
                if r.random() < .3:
                    ts = [x for x in ts if "between" not in x]
                    f = dict(t, a=b_, b=a_)
                else:
                    f = dict(t, d=gap(r.choice(wrong)))
                self.add("arithmetic", ts, t, f)
            elif op == "s":
                s = v + w
                wrong = [vals[p] + vals[q] for p in range(len(vals)) for q in range(p) if {p, q} != {i, j} and vals[p] + vals[q] != s]
                step = D(10) ** max(0, s.adjusted() - 1)
                wrong = wrong * 2 + [s + step, s - step]
                ts = ["{a} and {b} [together|combined] [came to|amounted to|totalled|made up] {s}", "taken together, {a} and {b} [came to|added up to|amounted to] {s}", "adding {a} to {b} gives {s}", "the [sum|total] of {a} and {b} [is|was] {s}", "{a} plus {b} [makes|made|gives] {s}"]
                t = dict(a=a_, b=b_, s=fmt(s))
                self.add("arithmetic", ts, t, dict(t, s=fmt(r.choice([x for x in wrong if x > 0]))))
            elif op == "t":
                hi, lo = max(v, w), min(v, w)
                if hi - lo < hi * D("0.04"):
                    continue
                top, bot = (a_, b_) if v > w else (b_, a_)
                e = D(10) ** ((hi - lo).adjusted())
                cut = (hi // e) * e
                if not lo < cut < hi:
                    e = e / 10 if e >= 10 or hi % 1 else e / 2
                    cut = ((hi + lo) / 2 // e) * e
                if not lo < cut < hi:
                    continue
                up = r.random() < .5
                ts = ["{a} [exceeded|came to more than|topped|lay above|passed] {c}", "{a} came to over {c}", "for {a}, the figure [is|was|lies] above {c}"] if up else ["{a} [came to less than|stayed below|did not reach|lay under|fell short of] {c}", "{a} came to under {c}", "for {a}, the figure [is|was|lies] below {c}"]
                c = fmt(cut)
                t, f = (top, bot) if up else (bot, top)
                self.add("threshold", ts, dict(a=t, c=c), dict(a=f, c=c))
            elif op == "r":
                if v < w:
                    a_, b_, v, w = b_, a_, w, v
                if w <= 0:
                    continue
                x = v / w
                more = r.random() < .5
                opts = [(D(k), t) for k, t in ((D("1.5"), "one and a half times"), (2, "twice"), (2, "double"), (3, "three times"), (3, "triple"), (4, "four times"), (5, "five times"), (10, "ten times"))]
                opts = [t for k, t in opts if (x >= k * D("1.03") and x < 2 * k if more else x <= k * D("0.97") and x > k / 2)]
                if not opts:
                    continue
                if not more and r.random() < .5:
                    continue
                o = r.choice(opts)
                far = [t for k, t in ((D("1.5"), "one and a half times"), (2, "twice"), (3, "three times"), (4, "four times"), (5, "five times"), (10, "ten times")) if (x < k * D("0.9") if more else x > k * D("1.1"))]
                d1, d2 = ("more than", "less than") if more else ("less than", "more than")
                ts = ["{a} came to {d} {k} {b}", "{a} amounted to {d} {k} {b}", "measured against {b}, {a} came to {d} {k} as much" if o not in ("double", "triple") else "{a} worked out at {d} {k} {b}", "{a} stood at {d} {k} {b}"]
                t = dict(a=a_, b=b_, d=d1, k=o)
                self.add("ratio", ts, t, dict(t, k=r.choice(far[:2] if more else far[-2:])) if far and r.random() < .5 and o not in ("double", "triple") else dict(t, d=d2))
            elif op == "h" and group:
                order = sorted(range(len(items)), key=lambda p: vals[p])
                if len(set(vals)) < len(vals):
                    continue
                hi = r.random() < .5
                x = order[-1] if hi else order[0]
                y = r.choice([p for p in range(len(items)) if p != x])
                word = r.choice(("highest", "largest", "biggest") if hi else ("lowest", "smallest"))
                ts = [f"of {group}, {{a}} came out {word}", f"{{a}} came out {word} [of|among] {group}", f"among {group}, the {word} figure [is|was] that for {{a}}", f"no other figure among {group} was {'higher' if hi else 'lower'} than {{a}}"]
                self.add("superlative", ts, dict(a=self.np(items[x][0])), dict(a=self.np(items[y][0])))
            elif op == "m" and group and len(items) >= 3:
                avg = sum(vals) / len(vals)
                if avg != rounded(avg, 1) or len(str(avg.normalize())) > 8:
                    continue
                wrong = [(sum(vals) - vals[p]) / (len(vals) - 1) for p in range(len(vals))] + [sorted(vals)[len(vals) // 2]]
                wrong = [rounded(x, 0) for x in wrong if abs(x - avg) > avg * D("0.02")]
                if wrong:
                    self.add("arithmetic", [f"on average, {group} [came to|stood at] {{v}}", f"the [average|mean] of {group} [is|was] {{v}}", f"averaged out, {group} [come|came] to {{v}}"], dict(v=fmt(avg)), dict(v=fmt(r.choice(wrong))))

    FRACTIONS = [(D(1) / 10, "a tenth"), (D(1) / 5, "a fifth"), (D(1) / 4, "a quarter"), (D(1) / 3, "a third"), (D(2) / 5, "two fifths"), (D(1) / 2, "half"), (D(3) / 5, "three fifths"), (D(2) / 3, "two thirds"), (D(3) / 4, "three quarters"), (D(4) / 5, "four fifths"), (D(9) / 10, "nine tenths")]

    def share(self, part, whole, x, y, templates=None):
        """part made up about a fraction of whole."""
        s = D(x) / D(y)
        if not 0 < s < 1:
            return
        near = [t for k, t in self.FRACTIONS if abs(s - k) < D("0.018")]
        far = [t for k, t in self.FRACTIONS if D("0.11") < abs(s - k) < D("0.45")]
        about = self.r.choice(("about", "roughly", "around", "approximately", "some", "close to"))
        if near and far and self.r.random() < .7:
            about = about if about != "some" else "about"
            f, g = self.r.choice(near), self.r.choice(far)
        else:
            p = rounded(s * 100, 0)
            wrong = [w for w in (p + 12, p - 11, p + 23, 100 - p, p - 19) if 3 < w < 98 and abs(w - p) > 8]
            if not wrong or p < 4:
                return
            f, g = f"{p}%", f"{self.r.choice(wrong)}%"
        ts = templates or ["{a} made up {n} {f} of {b}", "{n} {f} of {b} [came from|was accounted for by|was due to] {a}", "{a} accounted for {n} {f} of {b}", "{a} represented {n} {f} of {b}"]
        t = dict(a=self.np(part), b=self.np(whole), n=about, f=f)
        self.add("share", ts, t, dict(t, f=g))

    UPS = (("rose", "fell"), ("increased", "decreased"), ("grew", "shrank"), ("went up", "went down"), ("climbed", "dropped"), ("advanced", "declined"), ("moved up", "moved down"))

    def trend(self, np, pts, fmt, n=3, gap=None, pc=True):
        """Twins over a series: pts (label, value) in order of time; np a subject."""
        r, gap = self.r, gap or fmt
        pts = [(p, D(v)) for p, v in pts]
        for _ in range(n):
            i, j = sorted(r.sample(range(len(pts)), 2))
            (p, x), (q, y) = pts[i], pts[j]
            if x == y:
                continue
            up = y > x
            w = r.choice(self.UPS)
            d, e = (w if up else w[::-1])
            s = self.np(np)
            t = dict(s=s, a=p, b=q, d=d, x=fmt(x), y=fmt(y))
            op = r.choice("dffpppgx")
            if op == "d":
                self.add("direction", ["{s} {d} [between {a} and {b}|from {a} to {b}]", "compared with {a}, {s} {d} in {b}", "in {b}, {s} {d} on {a}", "{s} {d} in {b}, [measured|set] against {a}", "from {a} to {b}, {s} {d}"], t, dict(t, d=e))
            elif op == "f":
                f = dict(t, x=t["y"], y=t["x"], d=e)
                if r.random() < .5 and len(pts) > 2:
                    z = r.choice([k for k in range(len(pts)) if k not in (i, j)])
                    v = pts[z][1]
                    if v not in (x, y) and (v < y) == up and (v > y) == (not up):
                        f = dict(t, x=fmt(v))
                self.add("direction", ["{s} {d} from {x} in {a} to {y} in {b}", "{s} {d} from {x} to {y} between {a} and {b}", "having stood at {x} in {a}, {s} {d} to {y} in {b}", "in {b}, {s} {d} to {y}, after {x} in {a}", "{s}, which came to {x} in {a}, {d} to {y} in {b}"], t, f)
            elif op == "p" and pc:
                if x <= 0 or y <= 0:
                    continue
                g = abs(y - x) / x * 100
                if not 2 < g < 400 or not up and g > 95:
                    continue
                wrong = [abs(v2 - v1) / v1 * 100 for a, (_, v1) in enumerate(pts) for _, v2 in pts[a + 1:] if v1 > 0 and (v1, v2) != (x, y)] * 2 + [g * D("1.5"), g * D("0.6"), g + 10]
                wrong = [z for z in wrong if abs(z - g) > max(D("1.6"), g / 7) and z > 1 and (up or z < 97)]
                if not wrong:
                    continue
                dec = r.choice((0, 0, 1))
                about = r.choice(("about ", "around ", "roughly ", "approximately ", "some ", ""))
                if rounded(g, dec) != g and not about:
                    about = "about "
                f = r.choice(wrong)
                t["g"] = about + plain(rounded(g, dec)) + "%"
                f = dict(t, g=about + plain(rounded(f, dec)) + "%") if r.random() < .7 else dict(t, d=e)
                self.add("arithmetic", ["{s} {d} by {g} [between {a} and {b}|from {a} to {b}]", "in {b}, {s} {d} by {g} [on|compared with] {a}", "from {a} to {b}, {s} {d} [by|] {g}", "set against {a}, {s} {d} by {g} in {b}"], t, f)
            elif op == "g":
                g = abs(y - x)
                wrong = [abs(v2 - v1) for a, (_, v1) in enumerate(pts) for _, v2 in pts[a + 1:] if abs(v2 - v1) != g] * 2 + [g + D(10) ** max(0, g.adjusted())]
                wrong = [z for z in wrong if z > 0 and abs(z - g) > g * D("0.05")]
                if not wrong:
                    continue
                t["g"] = gap(g)
                f = dict(t, g=gap(r.choice(wrong))) if r.random() < .7 else dict(t, d=e)
                self.add("arithmetic", ["{s} {d} by {g} between {a} and {b}", "in {b}, {s} {d} by {g} [on|compared with] {a}", "from {a} to {b}, {s} {d} by {g}"], t, f)
            elif op == "x" and len(pts) > 2:
                vals = [v for _, v in pts]
                if len(set(vals)) < len(vals):
                    continue
                hi = r.random() < .5
                k = vals.index(max(vals) if hi else min(vals))
                o = r.choice([z for z in range(len(pts)) if z != k])
                word = "highest" if hi else "lowest"
                self.add("superlative", [f"{{s}} came out {word} in {{p}}", f"it was in {{p}} that {{s}} [came out|stood] {word}", f"{{p}} [brought|saw] the {word} figure for {{s}}", f"the {word} figure for {{s}} [dates from|is that of|belongs to] {{p}}"], dict(s=s, p=pts[k][0]), dict(s=s, p=pts[o][0]))

    WHO = ["{a} {v}", "it was {a} who {v}", "the [one|person] who {v} was {a}", "{a} is the [one|person] who {v}", "{a}, [we read|according to the text|the text says], {v}", "the text names {a} as the one who {v}"]

    def roles(self, pairs, n=3, who=None, two=True):
        """pairs (name or [names], [verb phrases as spins]); every phrase is true of its name only."""
        r = self.r
        name = lambda x: x if isinstance(x, str) else r.choice((x.n, x.n, x.s))
        for _ in range(n):
            i, j = r.sample(range(len(pairs)), 2)
            (a, va), (b, vb) = pairs[i], pairs[j]
            if str(a) == str(b):
                continue
            a_, b_ = name(a), name(b)
            x, y = self.np(r.choice(va)), self.np(r.choice(vb))
            if two and r.random() < .3:
                ts = ["{a} {v}[,|] while {b} {w}", "{a} {v} and {b} {w}", "while {a} {v}, {b} {w}", "{a} {v}, whereas {b} {w}", "it was {a} who {v} and {b} who {w}"]
                t = dict(a=a_, b=b_, v=x, w=y)
                self.add("swap", ts, t, dict(t, a=b_, b=a_))
            elif r.random() < .5:
                self.add("owner", who or self.WHO, dict(a=a_, v=x), dict(a=b_, v=x))
            else:
                self.add("owner", who or self.WHO, dict(a=a_, v=x), dict(a=a_, v=y))

    def order(self, events, n=3):
        """events: clauses (spins) in order of time, all strictly ordered."""
        r = self.r
        for _ in range(n):
            i, j = sorted(r.sample(range(len(events)), 2))
            a, b = self.np(events[i]), self.np(events[j])
            ts = ["{a} before {b}", "{b} after {a}", "before {b}, {a}", "after {a}, {b}", "first {a}, then {b}", "{b} only after {a}", "{a}, and {b} later", "the order was this: first {a}, [and then|later] {b}"]
            self.add("order", ts, dict(a=a, b=b), dict(a=b, b=a))
        if len(events) > 2 and r.random() < .4:
            first = r.random() < .5
            i = 0 if first else len(events) - 1
            j = r.choice([k for k in range(len(events)) if k != i])
            w = "first" if first else "last"
            self.add("order", [f"of the events described, {w} in time is that {{a}}", f"{'before' if first else 'after'} all the other [things|events] described, {{a}}"], dict(a=self.np(events[i])), dict(a=self.np(events[j])))

    def cases(self, cases, say, n=3, templates=None, kind="condition"):
        """cases (noun phrase or clause as spin, outcome key); say: key -> list of predicate spins."""
        r = self.r
        keys = {k for _, k in cases}
        if len(keys) < 2:
            return
        for _ in range(n):
            (c, k) = r.choice(cases)
            d, m = r.choice([x for x in cases if x[1] != k])
            if r.random() < .5:
                (c, k), (d, m) = (d, m), (c, k)
            c_, o, d_ = self.np(c), self.np(r.choice(say[k])), self.np(d)
            ts = templates or ["{c} {o}", "{c} {o}", "[as the text has it|going by the text|by this account], {c} {o}", "{c} {o}[, the text says|]"]
            t = dict(c=c_, o=o)
            f = dict(t, c=d_) if r.random() < .5 else dict(t, o=self.np(r.choice(say[m])))
            self.add(kind, ts, t, f, lead=templates is not None)

    def facts(self, templates, items, n=2, key="v"):
        """items: complete slot sets, all true; a false one takes the value of another item (or another item's other slots)."""
        for _ in range(n):
            a, b = self.r.sample(items, 2)
            if a[key] == b[key]:
                continue
            diff = [k for k in a if k != key and a[k] != b[k]]
            f = dict(a, **{key: b[key]}) if self.r.random() < .5 or not diff else dict(a, **{k: b[k] for k in diff})
            self.add("number", templates, a, f)

    def flag(self, kind, yes, no, holds, **slots):
        """A statement that is true or false as it stands: yes and no are parallel spins; a twin of both (slot {x})."""
        r = self.r
        a, b = (yes, no) if holds else (no, yes)
        i = r.randrange(len(yes))
        self.add(kind, ["{x}"], dict(x=spin(r, a[i]).format(**slots)), dict(x=spin(r, b[i]).format(**slots)))


# ---------------------------------------------------------------- figures in prose

METRICS = ["revenue", "[net|] sales", "turnover", "operating profit", "gross profit", "order intake", "operating costs", "free cash flow", "marketing spending", "research spending", "energy costs", "staff costs", "rental income", "licence income", "subscription income", "capital expenditure"]
SEGMENTS = ["retail", "wholesale", "online", "services", "hardware", "consumer", "industrial", "licensing", "leasing", "packaging", "diagnostics", "freight", "advertising", "software", "dairy", "bakery", "marine", "aerospace"]
REGIONS = ["Europe", "Asia", "North America", "Latin America", "Africa", "the Middle East", "Scandinavia", "Australia"]
SPEND = ["schools", "road maintenance", "parks", "libraries", "social services", "waste collection", "the fire service", "public transport", "housing", "culture", "street lighting", "sports grounds", "flood protection", "administration", "the swimming pool"]


class Fin(Doc):
    def amount(self, k, near=.35):
        """k money amounts of one size, all different; as Decimals in full units."""
        r = self.r
        if self.small:
            step = r.choice((10, 50, 100, 500, 1000))
            return [D(x) for x in self.draw(step * 40, step * 900, k, step, near)]
        step = r.choice((100000, 100000, 1000000, 10000000, 10000))
        return [D(x) for x in self.draw(step * 30, step * 950, k, step, near)]

    def series(self):
        """One metric over three years, later year first or last, mentioned across sentences."""
        r, y, m = self.r, self.year, self.m
        metric = self.metric(*map(self.np, METRICS)) if not self.small else self.metric("income", "spending", "donations", "the operating costs", "membership income", "fundraising income")
        k = r.choice((3, 3, 4))
        v = self.amount(k)
        ys = [y - k + 1 + i for i in range(k)]
        a, b, c = v[-3:]
        ya, yb, yc = ys[-3:]
        w = lambda p, q: r.choice(r.choice(self.UPS[:6])[0:1] if q > p else [r.choice(self.UPS[:6])[1]])
        g = lambda p, q: plain(rounded(abs(q - p) / p * 100, 1)) + "%"
        S = dict(M=metric, a=m(a), b=m(b), c=m(c), ya=ya, yb=yb, yc=yc, w1=w(a, b), w2=w(b, c), g1=g(a, b), g2=g(b, c), d2=m(abs(c - b)), d1=m(abs(b - a)), x2="more" if c > b else "less", x1="more" if b > a else "less")
        big = [["{M} {w2} [by {g2}|] to {c} in {yc}, from {b} [a year earlier|in {yb}]. In {ya}, [the figure had been|it had come to] {a}.",
                "In {yc}, {M} came to {c}, {d2} {x2} than [in {yb}|the year before]. The {yb} figure was {b}, while {ya} had [ended with|closed at] {a}.",
                "{o} closed {ya} with {M} of {a}. [Twelve months|A year] later {M} [came to|stood at] {b}, and in {yc} [the figure|it] {w2} to {c}.",
                "After {a} in {ya} and {b} in {yb}, {M} {w2} to {c} in {yc}.",
                "While {M} had {v1} in {yb}[, to {b}|] from {a} in {ya}, {yc} [ended|closed] with {c}. [The {yb} figure was {b}.|For {yb}, {b} had been booked.]",
                "{M} of {c} [was|were] booked in {yc}; the [comparable|corresponding] amounts were {b} in {yb} and {a} [two years ago|the year before that|in {ya}].",
                "At {c}, {M} in {yc} [was|stood] {d2} [above|below] [the level of|] {yb}, when it [stood at|came to] {b}. For {ya}, the books show {a}."]]
        t = r.choice(big[0])
        t = t.replace("[above|below]", "above" if c > b else "below").replace("{v1}", {"rose": "risen", "fell": "fallen", "grew": "grown", "shrank": "shrunk"}.get(S["w1"], "changed"))
        text = self.s(t, **S)
        if k == 4:
            text += " " + self.s(["[Back in|As far back as|In] {y0}, {M} had [stood at|amounted to] {v0}.", "The [oldest|earliest] figure on record, for {y0}, is {v0}."], y0=ys[0], M=metric, v0=m(v[0]))
        met = re.sub("^the ", "", metric)
        self.facts(["{o} [had|recorded|reported|showed] {M} of {v} [in|for] {y}", "in {y}, {o} [had|recorded] {M} of {v}", "{M} of {v} was [booked|recorded] in {y}", "for {y}, {o} [put|booked] {v} under {M}"], [dict(o=self.ref, M=met, y=str(q), v=m(x)) for q, x in zip(ys, v)], 2)
        self.trend(f"[{metric}|{met if metric == met else metric}]", list(zip(map(str, ys), v)), m, n=4)
        self.nums([(f"[{metric} in {q}|the {q} figure for {met}|{metric} for {q}]", x) for q, x in zip(ys, v)], m, "llsdrtc", 4)
        self.nums([(f"{metric} in {q}", x) for q, x in zip(ys, v)], m, "m", 1, group=f"the {WORDS[k]} {met} figures")
        return text

    def segments(self):
        r, m, y = self.r, self.m, self.year
        if self.small:
            names = r.sample(["ticket sales", "the summer fair", "membership fees", "the café", "book sales", "the town's grant", "room hire", "the lottery fund", "sponsorship", "course fees"], 3)
            label = [x for x in names]
            total = self.metric("income")
        elif r.random() < .35:
            names = r.sample(REGIONS, 3)
            label = [f"[sales in {x}|the {x} business]" if not x.startswith("the") else f"sales in {x}" for x in names]
            total = self.metric("sales")
        else:
            names = r.sample(SEGMENTS, 3)
            label = [f"[the {x} [segment|division]|the {x} business]" for x in names]
            total = self.metric("revenue", "sales", "turnover")
        v = self.amount(3, .6)
        if r.random() < .5:
            v[0] = v[1] * 2 + v[2] // 2 // 10 * 10
            if not self.small:
                v[0] = rounded(v[0] / 10000, 0) * 10000
        if len(set(v)) < 3:
            raise Retry
        tot = sum(v)
        r.shuffle(v)
        L = [self.np(x) for x in label]
        S = dict(a=L[0], b=L[1], c=L[2], x=m(v[0]), y=m(v[1]), z=m(v[2]), T=m(tot), y0=y, t=total, n0=names[0], n1=names[1], n2=names[2])
        text = self.s(["Of the {T} in {t} for {y0}, {x} came from {a} and {y} from {b}; {c} [contributed|brought in] the [rest|remaining {z}].",
                       "{cA} [contributed|brought in] {x} in {y0}. {y} came from {b}, and {c} added {z}, [which makes|for] [a total of|] {T} [in all|overall].",
                       "{t} for {y0} [split|broke down] as follows: {x} was [earned|generated] by {a}, {z} by {c} and {y} by {b}.",
                       "[Looking at|Turning to] the [parts|sources] of {t} in {y0}, {b} [delivered|yielded] {y}. From {a} came {x}. {cC} [stood at|delivered] {z}, so that {o} took {T} in all.",
                       "With {x}, {a} was one of three sources of {t} in {y0}, next to {b} ({y}) and {c} ({z}).",
                       "{T} [was|is] the total {t} for {y0}. Behind it are {a} with {x}, {b} with {y} and {c} with {z}."], **S, cA=cap(S["a"]), cC=cap(S["c"]))
        it = [(f"[{total} from {n}|the [contribution|amount] from {n}]" if self.small else f"[{total} from {self.np(l)}|the contribution of {self.np(l)}]" if "sales in" not in l else f"[{l}|the amount for {l}]", x) for n, l, x in zip(names, label, v)]
        self.nums(it, m, "llcdstrhh", 6, group=f"the three sources of {total}")
        for (a, x) in r.sample(it, 2):
            self.share(a, r.choice((f"total {total}", f"{total} [overall|as a whole]", f"all {total}")), x, tot)
        two = r.sample(range(3), 2)
        one = ({0, 1, 2} - set(two)).pop()
        more = v[one] > v[two[0]] + v[two[1]]
        A, B, C = (self.np(it[k][0]) for k in (one, *two))
        self.flag("comparison", ["{A} exceeded {B} and {C} [taken together|combined]"], ["{A} fell short of {B} and {C} [taken together|combined]"], more, A=A, B=B, C=C)
        if "T" and tot:
            t = dict(v=m(tot))
            self.add("arithmetic", [f"in all, the three sources of {total} [brought in|came to] {{v}} in {y}", f"total {total} [for|in] {y} [amounted to|was] {{v}}", f"{{v}} is what {total} [added up to|came to] in {y}"], t, dict(v=m(r.choice([tot - r.choice(v), tot + min(v), v[0] + v[1]]))))
        return text

    def guidance(self):
        r, m, y = self.r, self.m, self.year
        metric = self.metric("revenue", "operating profit", "sales", "net profit", "free cash flow")
        step = r.choice((100000, 1000000, 10000000)) if not self.small else 1000
        base = r.randint(30, 400)
        lo = base * step
        hi = lo + r.randint(2, 12) * step
        up = r.choice((-1, 1)) * r.randint(3, 15) * step
        lo2, hi2 = lo + up, hi + up
        act = r.choice((r.randint(lo // step + 1, hi // step - 1) * step, hi + r.randint(1, 12) * step, max(step, lo - r.randint(1, 12) * step), r.randint(lo2 // step + 1, hi2 // step - 1) * step))
        prev = self.others([lo - 7 * step, hi + 9 * step, lo + step], act)
        if len({lo, hi, lo2, hi2, act, prev}) < 6 or prev <= 0 or lo2 <= 0:
            raise Retry
        changed = r.random() < .7
        mon = r.sample(MONTHS[3:10], 1)[0]
        S = dict(M=metric, lo=m(lo), hi=m(hi), lo2=m(lo2), hi2=m(hi2), act=m(act), prev=m(prev), y=y, py=y - 1, mon=mon, w="raised" if up > 0 else "lowered", w2="more optimistic" if up > 0 else "more cautious")
        t = [self.s(["At the start of {y}, {o} had [forecast|predicted|guided for] {M} of between {lo} and {hi}.", "The original [outlook|guidance] for {y} was for {M} of {lo} to {hi}.", "[Management|The board] had gone into {y} expecting {M} somewhere between {lo} and {hi}.", "{M} of {lo} to {hi} had been [promised|announced] for {y} when the year began."], **S)]
        if changed:
            t.append(self.s(["In {mon} this range was {w} to {lo2}–{hi2}.", "A {w2} range, {lo2} to {hi2}, replaced it in {mon}.", "The range was {w} in {mon}: from then on, {lo2} to {hi2} was expected.", "[Half-way through|During] the year, in {mon}, {o} {w} the forecast to between {lo2} and {hi2}."], **S))
        t.append(self.s(["[In the end|When the books were closed], {M} came to {act}, [after|against] {prev} in {py}.", "Actual {M} [was|came in at] {act}; the year before it had been {prev}.", "What was [finally|actually] [booked|achieved] was {act} ({py}: {prev}).", "The [final|audited] figure is {act}. For {py}, {o} had reported {prev}."], **S))
        rel = lambda a, b: "above" if act > b else "below" if act < a else "within"
        R = rel(lo, hi)
        say = {"above": ["[was above|exceeded|beat] the {g} range", "came in higher than the {g} forecast [had promised|allowed for]"], "below": ["[was below|fell short of|missed] the {g} range", "came in lower than the {g} forecast [had promised|allowed for]"], "within": ["[was within|stayed inside|landed in] the {g} range", "came in as the {g} forecast had it"]}
        other = r.choice([x for x in say if x != R])
        i = r.randrange(2)
        self.add("forecast", ["{o} {x}", "[in the event|in the end], {o} {x}"], dict(o=f"actual {metric}", x=self.np(say[R][i]).format(g="original")), dict(o=f"actual {metric}", x=self.np(say[other][i]).format(g="original")))
        if changed:
            R2 = rel(lo2, hi2)
            if R2 != R:
                t_, f_ = dict(g="original"), dict(g="revised")
                self.add("forecast", [f"measured against the {{g}} forecast, {metric} for {y} {dict(above='came in above the range', below='came in below the range', within='was in the range')[R]}", f"{metric} for {y} came in {R} the {{g}} range"], t_, f_)
            self.flag("direction", [f"the forecast was [raised|lifted] in {mon}", f"in {mon}, {self.o()} became more optimistic about {metric}"], [f"the forecast was [lowered|cut] in {mon}", f"in {mon}, {self.o()} became less optimistic about {metric}"], up > 0)
        self.nums([(f"[actual {metric} in {y}|the {metric} achieved in {y}]", act), (f"[{metric} in {y - 1}|the previous year's {metric}]", prev)], m, "lcdt", 2)
        self.nums([(f"[actual {metric} in {y}|the {metric} achieved in {y}]", act), (f"[{metric} in {y - 1}|the previous year's {metric}]", prev), ("the upper end of the original forecast", hi), ("the lower end of the original forecast", lo)] + ([("the upper end of the [revised|new] forecast", hi2), ("the lower end of the [revised|new] forecast", lo2)] if changed else []), m, "lll", 4)
        self.add("forecast", ["{v} [was|is] the [actual|final] {M} for {y}, not [a forecast|the forecast]", "{o} [actually|in fact|in the end] [achieved|booked|reported] {M} of {v} for {y}", "the {M} achieved in {y} was {v}"], t0 := dict(v=S["act"], M=metric, y=str(y), o=self.o()), dict(t0, v=r.choice([S["lo"], S["hi"], S["prev"], m((lo + hi) // 2) if (lo + hi) // 2 != act else S["hi"]])))
        return " ".join(t)

    def adjusted(self):
        r, m, y = self.r, self.m, self.year
        metric = self.metric("operating profit", "net profit", "EBITDA", "pre-tax profit")
        step = 100000
        rep = r.randint(40, 900) * step
        e1, e2 = (x * step for x in r.sample(range(5, 120), 2))
        gain = r.random() < .45
        adj = rep - e1 - e2 if gain else rep + e1 + e2
        if adj <= 0:
            raise Retry
        pa = adj + r.choice((-1, 1)) * r.randint(4, 60) * step
        pr = pa + r.choice((-1, 1)) * r.randint(10, 150) * step
        if pr <= 0 or len({rep, adj, pa, pr}) < 4:
            raise Retry
        i1, i2 = r.sample(["the closure of a plant", "a legal settlement", "restructuring", "a write-down on inventories", "the integration of a subsidiary", "storm damage", "a product recall", "severance payments", "moving the head office"] if not gain else ["the sale of a building", "an insurance payment", "a tax refund", "the sale of a patent", "a revaluation of land", "a legal victory", "the sale of a minority stake"], 2)
        S = dict(M=metric, rep=m(rep), e1=m(e1), e2=m(e2), adj=m(adj), i1=i1, i2=i2, pa=m(pa), pr=m(pr), y=y, py=y - 1)
        text = [self.s(["Reported {M} for {y} was {rep}. [Excluding|Leaving out] one-off gains of {e1} from {i1} and {e2} from {i2}, adjusted {M} [was|came to] {adj}.",
                        "On an adjusted basis, {M} came to {adj} in {y}; with the gains from {i1} ({e1}) and {i2} ({e2}), {rep} was reported.",
                        "{o} reported {M} of {rep} for {y}, which includes exceptional gains: {e1} came from {i1} and {e2} from {i2}. Without them, [the adjusted figure is|{M} would have been] {adj}.",
                        "[Two special items|Two exceptional gains] lifted {M} in {y}, namely {i1} with {e1} and {i2} with {e2}; they turned an adjusted {adj} into a reported {rep}."] if gain else ["Reported {M} for {y} was {rep}. [Excluding|Leaving out] one-off charges of {e1} for {i1} and {e2} for {i2}, adjusted {M} [reached|came to] {adj}.",
                        "On an adjusted basis, {M} came to {adj} in {y}; after charges for {i1} ({e1}) and {i2} ({e2}), {rep} was reported.",
                        "{o} reported {M} of {rep} for {y}, after deducting exceptional costs: {e1} went on {i1} and {e2} on {i2}. Without them, [the adjusted figure is|{M} would have been] {adj}.",
                        "[Two special items|Two exceptional costs] weighed on {M} in {y}, namely {i1} at {e1} and {i2} at {e2}; they turned an adjusted {adj} into a reported {rep}."], **S),
                self.s(["[A year earlier|In {py}], reported {M} had been {pr} and adjusted {M} {pa}.", "For {py}, the [two figures|same measures] were {pa} adjusted and {pr} reported.", "[The year before|In {py}], {o} had [shown|posted] {pr}, or {pa} before special items."], **S)]
        self.nums([(f"[reported {metric} in {y}|{metric} as reported for {y}]", rep), (f"[adjusted {metric} in {y}|{metric} before special items in {y}]", adj), (f"[reported {metric} in {y - 1}|{metric} as reported for {y - 1}]", pr), (f"[adjusted {metric} in {y - 1}|{metric} before special items in {y - 1}]", pa)], m, "lllcd", 5)
        self.nums([(f"the amount for {i1}", e1), (f"the amount for {i2}", e2)], m, "lcds", 2)
        self.add("arithmetic", ["special items changed {M} in {y} by {v}", f"one-off items in {y} [came to|totalled] {{v}} [in all|altogether]", "the [gap|difference] between adjusted and reported {M} in {y} was {v}"], t := dict(v=m(e1 + e2), M=metric, y=str(y)), dict(t, v=m(r.choice([x for x in (e1, e2, abs(pa - pr), e1 + e2 + step * 10) if x != e1 + e2]))))
        for kind, a, b in (("adjusted", pa, adj), ("reported", pr, rep)):
            w = r.choice(self.UPS)
            d, e = w if b > a else w[::-1]
            t = dict(k=kind, d=d, M=metric)
            o = "reported" if kind == "adjusted" else "adjusted"
            x, z = (pr, rep) if o == "reported" else (pa, adj)
            f = dict(t, k=o) if (z > x) != (b > a) and r.random() < .6 else dict(t, d=e)
            self.add("direction", [f"{{k}} {{M}} {{d}} in {y}[ on the year| compared with {y - 1}|]", f"on the {{k}} basis, {{M}} {{d}} in {y}", f"from {y - 1} to {y}, {{k}} {{M}} {{d}}"], t, f)
        self.flag("basis", [f"special items [raised|lifted] reported {metric} in {y}"], [f"special items [lowered|reduced] reported {metric} in {y}"], gain)
        return " ".join(text)

    def quarter(self):
        r, m, y = self.r, self.m, self.year
        metric = self.metric("revenue", "sales", "order intake", "operating profit", "donations", "ticket income", "licence income", "advertising income")
        v = self.amount(4, .4)
        tot = sum(v)
        py = tot + r.choice((-1, 1)) * v[0] // 10 * r.randint(1, 4) // 1000 * 1000
        pq = v[3] + r.choice((-1, 1)) * self.others([x for x in (10000, 100000, 50000, 1000)], 0) if not self.small else v[3] + 1000
        if pq <= 0 or py == tot or pq in v:
            raise Retry
        S = dict(M=metric, q4=m(v[3]), pq=m(pq), T=m(tot), P=m(py), y=y, p=y - 1, q1=m(v[0]), q2=m(v[1]), q3=m(v[2]))
        text = self.s(["In the fourth quarter of {y}, {M} came to {q4} (same quarter of {p}: {pq}). For the full year, {o} [booked|reported] {T}, [after|against] {P} in {p}.",
                       "{M} for the whole of {y} [amounted to|was] {T}, of which {q4} fell in the last three months. In {p}, the [full-year|annual] figure had been {P} and the fourth quarter {pq}.",
                       "The final quarter [brought in|delivered] {q4}, [compared with|against] {pq} a year earlier. That took {M} for {y} as a whole to {T}; {p} had ended at {P}.",
                       "{y} closed with {M} of {T}, [following|after] {P} in {p}. The quarter from October to December [contributed|accounted for] {q4} of this, while the same months of {p} had [yielded|brought] {pq}."], **S)
        if r.random() < .7:
            text += " " + self.s(["The first three quarters had [brought in|contributed] {q1}, {q2} and {q3}[ respectively|].", "Earlier in the year, {o} had [posted|reported] {q1} for the first quarter, {q2} for the second and {q3} for the third.", "{q1} came in the first quarter, {q3} in the third and {q2} in the second."], **S)
            it = [(f"{metric} in the {o} quarter of {y}", x) for o, x in zip(("first", "second", "third", "fourth"), v)]
            self.nums(it, m, "lllcdhth", 4, group=f"the four quarters of {y}")
            h = [("first half", v[0] + v[1]), ("second half", v[2] + v[3])]
            if h[0][1] != h[1][1]:
                self.nums([(f"{metric} in the {n} of {y}", x) for n, x in h], m, "lcd", 2, fresh=False)
        self.nums([(f"[{metric} for [the whole of|] {y}|full-year {metric} in {y}]", tot), (f"[{metric} in the [last|fourth] quarter of {y}|fourth-quarter {metric} in {y}]", v[3]), (f"[{metric} for [the whole of|] {y - 1}|full-year {metric} in {y - 1}]", py), (f"{metric} in the [last|fourth] quarter of {y - 1}", pq)], m, "llll", 4)
        self.add("arithmetic", [f"{{v}} of {metric} [fell in|came in|was booked in] the first nine months of {y}", f"{metric} in the first three quarters of {y} [came to|added up to] {{v}}", f"from January to September {y}, {metric} came to {{v}}"], dict(v=m(tot - v[3])), dict(v=m(r.choice([x for x in (tot, py - pq, tot - pq, tot - v[0]) if x != tot - v[3]]))))
        self.share("the fourth quarter", f"{metric} for {y}", v[3], tot)
        for np, a, b in ((f"full-year {metric}", py, tot), (f"fourth-quarter {metric}", pq, v[3])):
            self.trend(np, [(str(y - 1), a), (str(y), b)], m, n=2)
        return text

    def grossnet(self):
        r, m, y = self.r, self.m, self.year
        ev = self.pick("the share issue", "the sale of the old depot", "the auction", "the charity concert", "the bond issue", "the sale of the {x} site".replace("{x}", self.place()), "the summer gala")
        g = r.randint(20, 400) * (1000 if self.small else 100000)
        f1, f2 = (D(g) * x / 100 for x in r.sample((1, 2, 3, 4, 5, 6, 8), 2))
        n1, n2 = r.sample(["fees", "taxes", "advisers", "marketing", "printing and postage", "security", "catering", "repairs"], 2)
        net = g - f1 - f2
        use = r.sample(["paying down debt", "a new roof", "a research centre", "two delivery vans", "new machinery", "a reserve fund", "staff training"], 2)
        x = rounded(net * D(r.choice((30, 40, 60, 70))) / 100, 0)
        z = net - x
        if len({g, net, f1, f2, x, z}) < 6:
            raise Retry
        S = dict(e=ev, g=m(g), f1=m(f1), f2=m(f2), n1=n1, n2=n2, net=m(net), u1=use[0], u2=use[1], x=m(x), z=m(z), y=y)
        text = self.s(["{e} [raised|brought in] {g} gross. After {f1} for {n1} and {f2} for {n2}, {net} was left.", "Net proceeds from {e} were {net}: from the gross {g}, {o} had to deduct {f1} for {n1} and {f2} for {n2}.", "From {e}, {o} took {g} before costs; {n1} [swallowed|cost] {f1} and {n2} {f2}, leaving {net}."], **S)
        text += " " + self.s(["Of [this|the net sum], {x} went into {u1} and {z} into {u2}.", "{x} of the net proceeds was [set aside|used] for {u1}, the [rest|remaining {z}] for {u2}.", "{o} spent {z} of what was left on {u2}; {x} was earmarked for {u1}."], **S)
        self.nums([(f"[gross proceeds from {ev}|the takings from {ev} before costs]", g), (f"[net proceeds from {ev}|what {ev} left after costs]", net), (f"the [deduction|cost] for {n1}", f1), (f"the [deduction|cost] for {n2}", f2)], m, "lll", 3)
        self.nums([(f"the amount for {use[0]}", x), (f"the amount for {use[1]}", z)], m, "lcd", 2)
        self.share(f"the amount for {use[0]}", f"the net proceeds of {ev}", x, net, ["{a} [made up|represented|came to] {n} {f} of {b}"])
        self.add("arithmetic", [f"costs [took|ate up|came to] {{v}} of the proceeds of {ev}", f"{{v}} of the gross proceeds of {ev} went on costs", "the gap between gross and net proceeds was {v}"], dict(v=m(f1 + f2)), dict(v=m(r.choice((f1, f2, x) if x != f1 + f2 else (f1, f2)))))
        return text

    def acquisition(self):
        r, m, y = self.r, self.m, self.year
        self.metric("sales")
        self.metric("employees")
        A, B = self.firm(), self.firm()
        price = self.amount(1)[0] if not self.small else D(r.randint(20, 300) * 100000)
        tot, org_ = r.sample(range(3, 30), 2)
        d = D(tot) + D(r.randint(0, 9)) / 10
        o = D(org_) + D(r.randint(0, 9)) / 10
        if not 1 <= abs(d - o) < 9:
            raise Retry
        emp = r.randint(40, 900)
        e0 = r.randint(300, 4000)
        mon, mon2 = sorted(r.sample(range(12), 2))
        sellers = self.person()
        S = dict(A=A, B=B, price=m(price), d=plain(d) + "%", g=plain(o) + "%", mon=MONTHS[mon2], mon0=MONTHS[mon], y=y, e=self.c(emp), e0=self.c(e0), E=self.c(e0 + emp), p=sellers.n, org=self.org)
        text = self.s(["{org} [agreed to buy|signed a contract to buy] {A} from {p} in {mon0} {y}; the deal closed in {mon}. The price was {price}.", "The [purchase|takeover] of {A}, announced in {mon0} {y} and completed in {mon}, cost {org} {price}. The seller was {p}.", "In {mon} {y}, {org} completed the takeover of {A}, for which it paid {p} {price}. The agreement dated from {mon0}.", "{p} sold {A} to {org} for {price}; signed in {mon0}, the transaction took effect in {mon} {y}."], **S)
        text += " " + self.s(["Including {A}, sales [rose|grew] {d}; without it, [growth|the increase] was {g}.", "Sales growth was {d}, or {g} leaving the acquired business aside.", "Organic growth came to {g}. Counting the new subsidiary, sales were {d} higher.", "{d} is the [rise|increase] in sales once {A} is counted; excluding it, the [rise|increase] was {g}."], **S)
        text += " " + self.s(["{org} now employs {E} people, {e} of whom [joined|came] with {A}.", "With the {e} people of {A}, the workforce has grown from {e0} to {E}.", "Before the purchase {org} had {e0} employees; {A} added {e}."], **S)
        if r.random() < .5:
            text += " " + self.s(["An earlier approach to {B} had [failed|come to nothing].", "{org} had also looked at {B} but did not bid.", "{B}, [which had also been interested|a rival bidder], withdrew."], **S)
            self.add("owner", [f"{self.org} [bought|acquired|took over] {{x}} in {y}", f"in {y}, {{x}} [was bought|was taken over|was acquired] by {self.org}", f"{{x}} became part of {self.org} in {y}"], dict(x=A), dict(x=B))
        P = [("including the acquired business", d), ("without the acquired business", o)]
        i = r.randrange(2)
        t = dict(k=P[i][0], v=self.pct(P[i][1]))
        self.add("basis", ["{k}, sales [rose|grew|went up] by {v}", "sales [rose|grew|went up] by {v} {k}", "sales growth {k} was {v}"], t, dict(t, v=self.pct(P[1 - i][1])) if r.random() < .5 else dict(t, k=P[1 - i][0]))
        self.add("basis", ["the growth rates with and without the acquisition are {v} apart", "between growth including and growth excluding the acquisition lie {v}"], dict(v=self.pp(abs(d - o))), dict(v=self.pp(r.choice([z for z in (abs(d - o) + 2, d + o, o) if z != abs(d - o)]))))
        self.flag("basis", ["the acquired business [helped|raised] sales growth", "sales growth would have been lower without the acquisition"], ["the acquired business [held back|lowered] sales growth", "sales growth would have been higher without the acquisition"], d > o)
        self.add("swap", ["{a} [bought|acquired|took over] {b}", "{b} was [bought|acquired|taken over] by {a}", "{a} became the owner of {b}", "{b} now belongs to {a}"], dict(a=self.org, b=A), dict(a=A, b=self.org))
        self.either("date", ["the [takeover|deal|purchase] was {w} in {t}", "in {t}, the [takeover|deal|purchase] was {w}"], dict(w="completed", t=MONTHS[mon2]), dict(w="agreed", t=MONTHS[mon]))
        self.nums([("[headcount before the purchase|the workforce before the purchase]", e0), (f"the number of [employees|people] who came with {A}", emp), ("[headcount after the purchase|the workforce after the purchase]", e0 + emp)], self.c, "lllt", 3)
        return text

    def restated(self):
        m, y = self.m, self.year
        metric = self.metric("revenue", "net profit", "equity", "total assets", "operating profit", "pension liabilities")
        a, b, c = self.amount(3, .15)
        why = self.pick("a change in accounting rules", "an error in the valuation of stock", "the sale of a subsidiary", "a reclassification of leases", "invoices booked in the wrong year")
        S = dict(M=metric, a=m(a), b=m(b), c=m(c), y=y, p=y - 1, w=why, g=plain(rounded(abs(c - b) / b * 100, 1)) + "%", d="more" if b > a else "less")
        text = self.s(["{M} for {y} was {c}. The {p} figure has been restated to {b} because of {w}; originally, {o} had reported {a}.",
                       "[Owing to|Because of] {w}, {M} for {p}, first published as {a}, is now [given as|put at] {b}. For {y}, {c} is reported.",
                       "In last year's report, {M} for {p} stood at {a}. After {w}, [this|the figure] was corrected to {b}. It is this [corrected|restated] amount with which the {c} of {y} should be compared.",
                       "{o} reports {M} of {c} for {y}, compared with a restated {b} for {p} ({a} as originally published). The correction was made necessary by {w}."], **S)
        self.nums([(f"[the restated {metric} for {y - 1}|the corrected {y - 1} figure for {metric}]", b), (f"[{metric} for {y - 1} as first published|the original {y - 1} figure for {metric}]", a), (f"{metric} for {y}", c)], m, "lllcdt", 5)
        up = b > a
        self.flag("direction", [f"the correction [raised|increased] {metric} for {y - 1}", f"{metric} for {y - 1} was restated upwards"], [f"the correction [lowered|reduced] {metric} for {y - 1}", f"{metric} for {y - 1} was restated downwards"], up)
        for base, x in (("restated", b), ("original", a)):
            d, e = ("higher", "lower") if c > x else ("lower", "higher")
            o = a if base == "restated" else b
            t = dict(k=base, d=d)
            f = dict(t, k="original" if base == "restated" else "restated") if (c > o) != (c > x) else dict(t, d=e)
            self.add("basis", [f"{metric} for {y} was {{d}} than the {{k}} figure for {y - 1}", f"compared with the {{k}} {y - 1} figure, {metric} for {y} was {{d}}"], t, f)
        return text

    def points(self):
        r, y = self.r, self.year
        np = self.metric("the operating margin", "the equity ratio", "the gross margin", "the market share", "the vacancy rate", "the occupancy rate", "the share of online orders", "the staff turnover rate", "the recycling rate", "the effective tax rate", "the default rate")
        a, b, c = (D(x) / 10 for x in r.sample(range(40, 400), 3))
        if abs(a - b) < 1 or abs(b - c) < 1:
            raise Retry
        who = self.pick("", "", f" in {self.place()}")
        pts = [(str(y - 2), a), (str(y - 1), b), (str(y), c)]
        w = lambda p, q: r.choice(self.UPS)[0 if q > p else 1]
        S = dict(M=np + who, a=self.pct(a), b=self.pct(b), c=self.pct(c), y=y, p=y - 1, pp=y - 2, w1=w(a, b), w2=w(b, c), d1=self.pp(abs(a - b)), d2=self.pp(abs(c - b)), u="higher" if c > b else "lower")
        text = self.s(["{M} {w2} by {d2} to {c} in {y}. In {p} it had [stood at|been] {b}, and in {pp} {a}.", "From {a} in {pp}, {M} {w1} to {b} in {p} and then {w2} to {c}.", "{M} was {c} in {y}, {d2} {u} than in {p}; in {pp} it had come to {a}.", "[Standing at {b}] in {p}, after {a} in {pp}, {M} {w2} by {d2} in {y}.", "At {c}, {M} in {y} was {d2} {u} than a year earlier ({b}). Two years earlier it was {a}."], **S)
        self.trend(np + who, pts, self.pct, n=3, gap=self.pp, pc=False)
        self.nums([(f"{np}{who} in {p}", v) for p, v in pts], self.pct, "lltc", 3)
        i = r.choice((0, 1))
        (p, x), (q, z) = pts[i], pts[i + 1]
        g = rounded(abs(z - x) / x * 100, 1)
        d = abs(z - x)
        if abs(g - d) > 3 and x > 0:
            up = "rose" if z > x else "fell"
            T, F = (self.pp(d) if "point" in self.pp(d) else f"{d} percentage points"), plain(d) + "%"
            T = f"{plain(d)} percentage point{'s' * (d != 1)}"
            A = f"{plain(rounded(g, 0))} percentage points"
            B = f"about {plain(rounded(g, 0))}%"
            if r.random() < .65:
                T, F = (T, F) if r.random() < .5 else (B, "about " + A)
                self.add("unit", [f"{np}{who} {up} by {{v}} from {p} to {q}", f"from {p} to {q}, {np}{who} {up} by {{v}}", f"{np}{who} in {q} {up} by {{v}} compared with {p}"], dict(v=T), dict(v=F))
            else:
                self.add("unit", [f"in relative terms, {np}{who} {up} by {{v}} from {p} to {q}", f"relative to its level in {p}, {np}{who} {up} by {{v}} in {q}"], dict(v=B), dict(v="about " + plain(rounded(d, 0)) + "%" if abs(rounded(d, 0) - g) > 3 else "about " + plain(rounded(g * 2, 0)) + "%"))
        return text

    def perunit(self):
        m, y = self.m, self.year
        what, one, verb = self.pick(("pupils", "pupil", "taught"), ("passengers", "passenger", "carried"), ("households", "household", "supplied"), ("meals", "meal", "served"), ("patients", "patient", "treated"), ("subscribers", "subscriber", "served"), ("parcels", "parcel", "delivered"), ("visitors", "visitor", "received"), ("trees", "tree", "planted"), ("rooms", "room", "let"))
        A, B = (self.place(), self.place())
        n1, n2 = self.draw(20, 900, 2, 10)
        u1, u2 = self.draw(12, 480, 2, 1, .5)
        c1, c2 = n1 * u1, n2 * u2
        if c1 == c2 or n1 == n2:
            raise Retry
        S = dict(A=A, B=B, n1=self.c(n1), n2=self.c(n2), c1=m(c1), c2=m(c2), w=what, v=verb, y=y)
        text = self.s(["In {A}, {n1} {w} were {v} in {y} at a [total|] cost of {c1}. {B}, with {n2} {w}, spent {c2}.", "{c1} was spent in {A}, where {n1} {w} were {v}; in {B} it was {c2} for {n2} {w}.", "The {A} [site|branch] with its {n1} {w} cost {c1} in {y}, while {B} [needed|required] {c2} for {n2} {w}.", "{y} spending was {c2} in {B} and {c1} in {A}. The number of {w} {v} was {n1} in {A} and {n2} in {B}."], **S)
        self.nums([(f"[the cost per {one} in {A}|spending per {one} in {A}]", u1), (f"[the cost per {one} in {B}|spending per {one} in {B}]", u2)], m, "llcdr", 4)
        self.nums([(f"[the cost in {A}|spending in {A}]", c1), (f"[the cost in {B}|spending in {B}]", c2)], m, "lcds", 2)
        self.nums([(f"the number of {what} in {A}", n1), (f"the number of {what} in {B}", n2)], self.c, "lcds", 2)
        self.flag("comparison", [f"the [place|site] with the higher total spending also had the higher spending per {one}"], [f"the [place|site] with the higher total spending had the lower spending per {one}"], (c1 > c2) == (u1 > u2))
        return text

    def flow(self):
        """Opening number, came, left, closing number."""
        r, y = self.r, self.year
        what, came, left = self.pick(("employees", "were hired", "left"), ("members", "joined", "resigned"), ("subscribers", "signed up", "cancelled"), ("volunteers", "were recruited", "stopped"), ("shops", "were opened", "were closed"), ("tenants", "moved in", "moved out"), ("clients", "were won", "were lost"), ("branches", "were added", "were shut"))
        self.metric(what)
        a = r.randint(60, 3000)
        i, o = self.draw(5, max(12, a // 4), 2)
        b = a + i - o
        if min(i, o) > 3:
            r.randint(2, max(3, min(i, o) - 1))  # not used; the draw keeps the documents of a seed
        S = dict(w=what, i=self.c(i), out=self.c(o), a=self.c(a), b=self.c(b), came=came, left=left, y=y, net=self.c(abs(i - o)), d="more" if i > o else "fewer")
        text = self.s(["{o} began {y} with {a} {w}. During the year {i} {came} and {out} {left}, so that {b} remained [at the end|in December].", "At the end of {y} there were {b} {w}, {net} {d} than [twelve months|a year] before: {i} {came}, and {out} {left}.", "{i} {w} {came} in {y}; {out} {left}. The total thus went from {a} to {b}.", "From {a} at the beginning of {y}, the number of {w} [changed|moved] to {b} by the end, as {i} {came} while {out} {left}."], **S)
        it = [(f"the number of {what} at the [start|beginning] of {y}", a), (f"the number of {what} at the end of {y}", b), (f"the number of {what} who {came}".replace("shops who", "shops that").replace("branches who", "branches that"), i), (f"the number of {what} who {left}".replace("shops who", "shops that").replace("branches who", "branches that"), o)]
        self.nums(it, self.c, "lllll", 3)
        self.nums(it[2:], self.c, "cd", 1)
        self.facts([f"{{v}} {what} {{k}} in {y}", f"in {y}, {{v}} {what} {{k}}", f"over {y}, {{v}} {what} {{k}}"], [dict(k=came, v=self.c(i)), dict(k=left, v=self.c(o))], 1)
        self.facts([f"there were {{v}} {what} at the {{k}} of {y}", f"{self.ref} had {{v}} {what} at the {{k}} of {y}", f"at the {{k}} of {y}, {{v}} {what} were counted"], [dict(k="start", v=self.c(a)), dict(k="end", v=self.c(b))], 1)
        if i != o:
            self.flag("direction", [f"there were more {what} at the end of {y} than at the [start|beginning]", f"the number of {what} [grew|increased] in the course of {y}"], [f"there were fewer {what} at the end of {y} than at the [start|beginning]", f"the number of {what} [shrank|decreased] in the course of {y}"], i > o)
            t = dict(v=self.c(abs(i - o)))
            self.add("arithmetic", [f"over {y}, the number of {what} changed by {{v}} [net|on balance]", f"on balance, the number of {what} moved by {{v}} in {y}"], t, dict(v=self.c(r.choice([x for x in (i, o, i + o) if x != abs(i - o)]))))
        return text

    def debt(self):
        m, y = self.m, self.year
        d0, d1, c0, c1 = self.amount(4, .5)
        if d0 < c0:
            d0, c0 = c0, d0
        if d1 < c1:
            d1, c1 = c1, d1
        if d1 - c1 == d0 - c0:
            raise Retry
        S = dict(d0=m(d0), d1=m(d1), c0=m(c0), c1=m(c1), n0=m(d0 - c0), n1=m(d1 - c1), y=y, p=y - 1)
        text = self.s(["At the end of {y}, {o} [owed|had borrowings of] {d1} and held {c1} in cash, [which leaves|leaving] net debt of {n1}. A year earlier, borrowings had been {d0} and cash {c0}.", "Gross debt stood at {d1} (end of {p}: {d0}), cash at {c1} (end of {p}: {c0}). All figures are for the end of {y} unless noted.", "Cash [amounted to|was] {c1} when {y} ended, after {c0} at the end of {p}. Over the same period, gross debt went from {d0} to {d1}; net debt is the difference between the two.", "Net debt was {n1} at the close of {y} and {n0} at the close of {p}. Gross borrowings had been {d0} in {p} and were {d1} in {y}, with {c0} and {c1} respectively held in cash."], **S)
        at = lambda q: self.pick(f"at the end of {q}", f"at the close of {q}")
        self.nums([(f"gross debt {at(y)}", d1), (f"gross debt {at(y - 1)}", d0), (f"net debt {at(y)}", d1 - c1), (f"net debt {at(y - 1)}", d0 - c0), (f"cash {at(y)}", c1), (f"cash {at(y - 1)}", c0)], m, "llll", 5)
        for np, a, b in (("net debt", d0 - c0, d1 - c1), ("gross debt", d0, d1), ("cash", c0, c1)):
            self.trend(np, [(str(y - 1), a), (str(y), b)], m, n=1, pc=False)
        return text

    def dividend(self):
        r, y = self.r, self.year
        c = CURRENCY[self.cur][1]
        i0, f0, i1, f1 = r.sample(range(12, 95), 4)
        cents = {"euros": "cents", "dollars": "cents", "pounds": "pence"}.get(c, "cents")
        m = lambda v: f"{plain(v)} {cents}"
        T0, T1 = i0 + f0, i1 + f1
        if T0 == T1 or len({i0, f0, i1, f1, T0, T1}) < 6:
            raise Retry
        S = dict(i0=m(i0), i1=m(i1), f0=m(f0), f1=m(f1), T0=m(T0), T1=m(T1), y=y, p=y - 1)
        text = self.s(["The board proposes a final dividend of {f1} per share for {y}. Together with the interim dividend of {i1}, [already paid|paid in autumn], shareholders receive {T1}, compared with {T0} for {p}, when the interim payment had been {i0}.", "For {y}, shareholders [were paid|received] an interim dividend of {i1} a share and are to get another {f1}. For {p}, it had been {i0} and {f0}.", "[Last year's|The {p}] distribution of {T0} per share consisted of {i0} in the interim and {f0} at the end. This time, the interim dividend was {i1} and the final one is {f1}.", "Per share, {T1} will be distributed for {y}: {i1} has been paid already, {f1} is still to be approved. The previous year's total was {T0}, {f0} of it as final dividend."], **S)
        self.nums([(f"the [interim dividend|interim payment] for {y}", i1), (f"the final dividend for {y}", f1), (f"the [total|full] dividend for {y}", T1), (f"the [total|full] dividend for {y - 1}", T0)], m, "llll", 4)
        self.trend("the total dividend", [(str(y - 1), T0), (str(y), T1)], m, n=2)
        if "already paid" in text or "paid already" in text or "are to get another" in text:
            if r.random() < .5:
                self.add("forecast", ["the {k} dividend for {y} has [already|] been paid", "shareholders have already received the {k} dividend for {y}"], dict(k="interim", y=str(y)), dict(k="final", y=str(y)))
            else:
                self.add("forecast", ["the {k} dividend for {y} is still to be paid", "shareholders have not yet received the {k} dividend for {y}"], dict(k="final", y=str(y)), dict(k="interim", y=str(y)))
        return text

    def vote(self):
        r = self.r
        ps = [self.person() for _ in range(3)]
        motions = r.sample(["to raise the membership fee", "to sell the old boathouse", "to replace the heating", "to appoint a new auditor", "to publish the minutes online", "to extend the lease", "to buy a second van", "to postpone the reorganisation", "to fund the youth programme", "to close the branch office"], 2)
        n = r.randint(9, 60)
        def votes():
            f = r.randint(2, n - 3)
            a = r.randint(1, n - f - 1)
            return f, a, n - f - a
        (f1, a1, b1), (f2, a2, b2) = votes(), votes()
        if f1 == a1 or f2 == a2 or (f1, a1) == (f2, a2):
            raise Retry
        res = lambda f, a: "carried" if f > a else "rejected"
        S = dict(p=ps[0].n, q=ps[1].n, x=ps[2].n, m1=motions[0], m2=motions[1], f1=self.c(f1), a1=self.c(a1), b1=self.c(b1), f2=self.c(f2), a2=self.c(a2), b2=self.c(b2), r1=res(f1, a1), r2=res(f2, a2), n=self.c(n))
        text = self.s(["With {n} members [present|voting], {p} moved {m1}; {q} seconded. The motion was {r1} by {f1} votes in favour to {a1} against, with {b1} abstaining.", "A motion {m1}, [brought|put forward] by {p} and seconded by {q}, received {f1} votes for and {a1} against; {b1} of the {n} members present abstained. It was {r1}.", "{p} proposed {m1}, [supported|seconded] by {q}. {f1} voted yes, {a1} no, and {b1} abstained, so the proposal was {r1}."], **S) + " " + self.s(["{x} then moved {m2}. [Here|This time] there were {f2} votes in favour, {a2} against and {b2} abstaining: {r2}.", "A second motion, from {x}, was {m2}; it was {r2}, {f2} members voting for it and {a2} against, while {b2} abstained.", "On {x}'s proposal {m2}, the count was {f2} in favour and {a2} against ({b2} abstaining), and it was {r2}."], **S)
        self.facts(["{v} members {k} the motion {m}", "{v} members {k} the proposal {m}"], [dict(k=k, m=mo, v=self.c(x)) for mo, f, a in ((motions[0], f1, a1), (motions[1], f2, a2)) for k, x in (("supported", f), ("voted against", a)) if x > 1] or [{}], 2) if min(f1, a1, f2, a2) > 1 and len({f1, a1, f2, a2}) == 4 else None
        self.nums([(f"the votes in favour of the motion {motions[0]}", f1), (f"the votes against the motion {motions[0]}", a1), (f"the votes in favour of the motion {motions[1]}", f2), (f"the votes against the motion {motions[1]}", a2), (f"the abstentions on the motion {motions[0]}", b1), (f"the abstentions on the motion {motions[1]}", b2)], self.c, "llllcd", 4)
        self.roles([(ps[0], [f"[proposed|moved] {motions[0]}", f"put forward the motion {motions[0]}"]), (ps[2], [f"[proposed|moved] {motions[1]}", f"put forward the motion {motions[1]}"]), (ps[1], [f"seconded the motion {motions[0]}"])], 3)
        if res(f1, a1) != res(f2, a2):
            w = r.choice(("carried", "rejected"))
            ok = motions[0] if res(f1, a1) == w else motions[1]
            no = motions[1] if ok == motions[0] else motions[0]
            v = {"carried": "[was carried|passed|found a majority]", "rejected": "[was rejected|failed|found no majority]"}[w]
            self.add("outcome", [f"the motion {{a}} {v}", f"[at this meeting|in the vote], the proposal {{a}} {v}"], dict(a=ok), dict(a=no))
        for mo, f, a in ((motions[0], f1, a1), (motions[1], f2, a2)):
            self.flag("quantifier", [f"more than half of the members [present|voting] supported the motion {mo}"], [f"no more than half of the members [present|voting] supported the motion {mo}"], 2 * f > n)
            self.flag("outcome", [f"a majority of those voting yes or no backed the motion {mo}", f"the motion {mo} was [carried|adopted]"], [f"a majority of those voting yes or no opposed the motion {mo}", f"the motion {mo} was [defeated|turned down]"], f > a)
        return text

    def budget(self):
        r, m, y = self.r, self.m, self.year
        names = r.sample(SPEND, 3)
        plan = self.amount(3, .6)
        act = []
        for p in plan:
            e = p.adjusted()
            x = p + r.choice((-1, 1)) * r.randint(1, 12) * D(10) ** (e - 1)
            act.append(x)
        nxt = [p + r.choice((-1, 1)) * r.randint(1, 9) * D(10) ** (p.adjusted() - 1) for p in act]
        if len(set(plan + act + nxt)) < 9 or min(act + nxt) <= 0:
            raise Retry
        out = []
        for n, p, a, z in zip(names, plan, act, nxt):
            S = dict(n=n, p=m(p), a=m(a), z=m(z), d=m(abs(a - p)), u="over" if a > p else "under", y=y, k=y + 1)
            out.append(self.s(["For {n}, {p} had been [budgeted|set aside] in {y}; {a} was [actually|] spent.", "Spending on {n} came to {a}, {d} {u} the [budget|approved amount] of {p}.", "{n} cost {a} in {y} (budget: {p}).", "Against a budget of {p}, {o} spent {a} on {n}.", "The {y} budget allowed {p} for {n}, but the accounts show {a}.", "{a} went on {n}, although the plan had been {p}."], **S))
            if r.random() < .6:
                out[-1] += " " + self.s(["For {k}, {z} is [planned|proposed|earmarked].", "The draft budget for {k} has {z}.", "Next year the [item|budget line] is to be {z}."], **S)
                self.nums([(f"the {y} budget for {n}", p), (f"[actual spending|spending] on {n} in {y}", a), (f"the [amount|sum] [planned|proposed] for {n} in {y + 1}", z)], m, "llc", 2)
            ov = a > p
            self.flag("forecast", [f"{y} spending on {n} [was over budget|exceeded the budget]", f"more was spent on {n} in {y} than had been [planned|budgeted]"], [f"{y} spending on {n} [was under budget|stayed below the budget]", f"less was spent on {n} in {y} than had been [planned|budgeted]"], ov)
            t = dict(d=m(abs(a - p)), u="over" if ov else "under", n=n)
            o = r.choice([(abs(x - w)) for x, w in zip(act, plan) if abs(x - w) != abs(a - p)] or [abs(a - p) * 2])
            self.add("arithmetic", [f"spending on {{n}} ended {{d}} {{u}} budget in {y}", f"in {y}, {{n}} came in {{d}} {{u}} the budgeted amount", f"the {y} accounts for {{n}} closed {{d}} {{u}} budget"], t, dict(t, d=m(o)) if r.random() < .6 else dict(t, u="under" if ov else "over"))
        self.facts([f"{self.ref} spent {{v}} on {{n}} in {y}", f"in {y}, {{n}} cost {self.ref} {{v}}", f"{{v}} was spent on {{n}} in {y}", f"the {y} bill for {{n}} was {{v}}"], [dict(n=n, v=m(a)) for n, a in zip(names, act)], 2)
        self.facts([f"{{n}} had been given a {y} budget of {{v}}", f"{{v}} had been [planned|set aside|allowed] for {{n}} in {y}", f"the plan was to spend {{v}} on {{n}} in {y}"], [dict(n=n, v=m(a)) for n, a in zip(names, plan)], 2)
        self.nums([(f"[actual spending|spending] on {n} in {y}", a) for n, a in zip(names, act)], m, "lcdsth", 3, group="the three items")
        self.nums([(f"the {y} budget for {n}", a) for n, a in zip(names, plan)], m, "lcdsh", 2, group="the three budgeted amounts")
        return " ".join(out)

    def grant(self):
        r, m, y = self.r, self.m, self.year
        ps = [self.n.make("venue"), self.place(), self.firm()]
        part = [f"the University of {ps[1]}", ps[0], ps[2]]
        r.shuffle(part)
        g = [D(x) * 1000 for x in r.sample(range(40, 400), 3)]
        own = D(r.randint(20, 200)) * 1000
        tot = sum(g)
        spent = rounded(tot * r.choice((45, 52, 60, 68, 75, 83)) / 100 / 1000, 0) * 1000
        donor = self.pick("the Research Council", "the Regional Fund", "the Ministry of Culture", "the Water Foundation", "the Lottery Board")
        if len({*g, own, tot, spent, tot - spent, tot + own}) < 8:
            raise Retry
        S = dict(a=part[0], b=part[1], c=part[2], x=m(g[0]), y_=m(g[1]), z=m(g[2]), own=m(own), T=m(tot), sp=m(spent), left=m(tot - spent), D=donor, y=y, k=y + 2, all=m(tot + own))
        text = self.s(["{D} [awarded|granted] {T} to the project: {x} to {a}, {y_} to {b} and {z} to {c}.", "The project is funded by {D} with {T}, of which {a} receives {x}, {b} {y_} and {c} the remaining {z}.", "Three partners share the {T} from {D}. {a} was allotted {x}; {c} gets {z} and {b} {y_}."], **S)
        text += " " + self.s(["The partners add {own} of their own money, bringing the [total|project] budget to {all}.", "A further {own} comes from the partners themselves.", "On top of the grant, the partners [put in|contribute] {own}."], **S)
        text += " " + self.s(["By the end of {y}, {sp} of the grant had been spent; the rest must be used by {k}.", "Up to the end of {y}, {sp} of the grant was [used|drawn down], so {left} is left until {k}.", "{left} of the grant was still unspent at the end of {y}. What is not spent by {k} must be returned."], **S)
        self.nums([(f"[the grant money for {p}|{p}'s share of the grant|the part of the grant that went to {p}]", v) for p, v in zip(part, g)] , m, "lllcdshr", 4, group="the three partners' shares")
        self.nums([("the grant [as a whole|in total]", tot), ("the partners' own contribution", own), ("the part of the grant spent by the end of " + str(y), spent), ("the part of the grant unspent at the end of " + str(y), tot - spent), ("the project budget including own funds", tot + own)], m, "llll", 4)
        self.facts(["{p} [gets|is given|was allotted] {v} of the grant", "of the grant, {v} goes to {p}", f"{donor} [supports|funds] {{p}} with {{v}}"], [dict(p=p, v=m(v)) for p, v in zip(part, g)], 2)
        self.share("the spent part", "the grant", spent, tot, [f"by the end of {y}, {{n}} {{f}} of the grant had been spent", f"{{n}} {{f}} of the grant had been used when {y} ended"])
        self.share(f"{part[0]}", "the grant", g[0], tot, ["{a} receives {n} {f} of {b}", "{n} {f} of {b} goes to {a}"])
        return text

    def fx(self):
        r, y = self.r, self.year
        a, b = (D(x) / 10 for x in r.sample(range(11, 190), 2))
        if abs(a - b) < 1:
            raise Retry
        fall = r.random() < .4
        reg = self.pick(*REGIONS)
        if fall:
            r.random()  # not used; the draw keeps the documents of a seed
        w1, w2 = ("rose", "rose") if not fall else ("fell", "rose")
        cur = self.pick("the weaker peso", "a strong franc", "the fall of the rouble", "the dollar's rise", "exchange rates")
        S = dict(a=self.pct(a), b=self.pct(b), w1=w1, w2=w2, reg=reg, c=cur, y=y)
        text = self.s(["Sales in {reg} {w1} {a} in reported terms[, owing to {c},|] and {w2} {b} at constant exchange rates.", "In {reg}, sales {w2} by {b} in local currency in {y}; converted into the reporting currency, they {w1} by {a}[ because of {c}|].", "Because of {c}, sales in {reg} {w1} {a} as reported in {y}, although at constant currencies they {w2} {b}.", "At constant currencies, {reg} sales {w2} {b}; as reported, they {w1} {a}."], **S)
        P = [("[in reported terms|as reported|in the reporting currency]", w1, a), ("[at constant exchange rates|in local currency|leaving currency effects aside]", w2, b)]
        for i in (0, 1):
            k, w, v = P[i]
            k2, u, x = P[1 - i]
            t = dict(k=self.np(k), v=self.pct(v), w=w)
            f = dict(t, v=self.pct(x)) if w == u and r.random() < .5 else dict(t, k=self.np(k2))
            self.add("basis", [f"{{k}}, sales in {reg} {{w}} by {{v}}", f"sales in {reg} {{w}} by {{v}} {{k}}", f"{{k}}, {reg} sales {{w}} {{v}}"], t, f)
        if not fall:
            self.flag("comparison", [f"currency effects [held back|reduced] the growth of sales in {reg}", f"without currency effects, sales in {reg} would have grown faster"], [f"currency effects [helped|boosted] the growth of sales in {reg}", f"without currency effects, sales in {reg} would have grown more slowly"], b > a)
        return text

    def rivals(self):
        r, m, y = self.r, self.m, self.year
        fs = [self.firm() for _ in range(3)]
        v = self.amount(3, .3)
        g = [D(x) / 10 for x in r.sample(range(12, 260), 3)]
        up = [r.random() < .6 for _ in fs]
        cust = self.draw(100, 9000, 3, 10)
        out = []
        for f, x, p, u, c in zip(fs, v, g, up, cust):
            S = dict(f=f, x=m(x), p=self.pct(p), w=r.choice(r.choice(self.UPS[:6])[0:1]) if u else r.choice(self.UPS[:6])[1], c=self.c(c), u="up" if u else "down", y=y)
            out.append(self.s(["{f} [sold goods worth|had sales of] {x}, {u} {p} on the year, and [served|had] {c} customers.", "At {f}, sales {w} by {p} to {x}; {c} customers were counted.", "{f}, which has {c} customers, reported sales of {x}; that is {u} {p}.", "With {c} customers, {f} reached sales of {x}. They {w} by {p}."], **S))
        self.nums([(f"[{f}'s sales|the sales of {f}]" if f[-1] != "s" else f"the sales of {f}", x) for f, x in zip(fs, v)], m, "llcdsthhr", 5, group="the three companies' sales")
        self.facts(["{f} [has|serves] {v} customers", "{v} people or firms are customers of {f}"], [dict(f=f, v=self.c(x)) for f, x in zip(fs, cust)], 1)
        self.facts(["{f} [sold|turned over] {v}", "{f} had sales worth {v}", "customers spent {v} at {f}"], [dict(f=f, v=m(x)) for f, x in zip(fs, v)], 2)
        self.nums([(f"the number of customers of {f}", x) for f, x in zip(fs, cust)], self.c, "llcdh", 3, group="the three customer figures")
        i, j = r.sample(range(3), 2)
        if up[i] != up[j]:
            w = r.choice(self.UPS)
            t = dict(a=fs[i], d=w[0] if up[i] else w[1])
            self.add("direction", ["sales at {a} {d}[ on the year| compared with a year earlier|]", "{a}'s sales {d}" if not any(f.endswith("s") for f in fs) else "at {a}, sales {d}"], t, dict(t, a=fs[j]))
        i = r.randrange(3)
        w = r.choice(self.UPS)
        t = dict(a=fs[i], d=w[0] if up[i] else w[1], g=self.pct(g[i]))
        self.add("direction", ["sales at {a} {d} by {g}", "at {a}, sales {d} by {g}"], t, dict(t, d=w[1] if up[i] else w[0]) if r.random() < .4 else dict(t, g=self.pct(g[r.choice([k for k in range(3) if k != i])])))
        if v[i] and up.count(True) not in (0, 3):
            k = up.count(True)
            self.add("quantifier", ["sales [rose|grew|went up] at exactly {k} of the three companies", "exactly {k} of the three companies [raised|increased] sales"], dict(k=WORDS[k]), dict(k=WORDS[3 - k]))
        return self.s(["[Three companies|Three rivals] [dominate|lead] the market.", "The [trade|industry] is in the hands of three [suppliers|companies].", "[For {y}, three|Three] firms have published figures."], y=y) + " " + " ".join(out)

    def taxes(self):
        r, m, y = self.r, self.m, self.year
        self.metric("net profit")
        pre = D(r.randint(20, 400)) * 100000
        rate = r.choice((18, 20, 22, 24, 25, 26, 28, 30))
        tax = pre * rate / 100
        mi = pre * r.choice((2, 3, 4, 5)) / 100
        net = pre - tax
        own = net - mi
        S = dict(pre=m(pre), tax=m(tax), net=m(net), mi=m(mi), own=m(own), y=y, rt=f"{rate}%")
        text = self.s(["Profit before tax was {pre} in {y}. Taxes [took|came to] {tax}, [leaving|which left] net profit of {net}, of which {mi} belongs to minority shareholders.", "In {y}, {o} earned {net} after tax and {pre} before. Minority shareholders are entitled to {mi} of the net figure, so that {own} is left for the owners of the parent.", "Net profit came to {net}, after a tax bill of {tax} on profit of {pre}. Of the net amount, {own} is due to the shareholders of the parent and {mi} to minorities."], **S)
        self.nums([("[profit before tax|pre-tax profit]", pre), ("[net profit|profit after tax]", net), ("the tax bill", tax), ("the minorities' share of net profit", mi), ("the share of net profit due to the parent's owners", own)], m, "lll", 4)
        self.add("arithmetic", [f"the [effective|] tax rate in {y} [was|worked out at] {{v}}", f"{{v}} of pre-tax profit went in tax in {y}", f"in {y}, tax took {{v}} of profit before tax"], dict(v=f"{rate}%"), dict(v=f"{r.choice([x for x in (rate + 4, rate - 5, rate + 8, 100 - rate) if x != rate])}%"))
        return text

    def swing(self):
        r, m, y = self.r, self.m, self.year
        A, B, C = r.sample(SEGMENTS, 3)
        v = self.amount(6, .5)
        sg = [r.random() < .5 for _ in range(6)]
        out, facts = [], []
        for i, n in enumerate((A, B, C)):
            p, q = (v[2 * i], sg[2 * i]), (v[2 * i + 1], sg[2 * i + 1])
            w = lambda x: "a profit" if x[1] else "a loss"
            S = dict(n=n, p=m(p[0]), q=m(q[0]), wp=w(p), wq=w(q), y=y, x=y - 1)
            out.append(self.s(["The {n} [division|unit] made {wq} of {q} in {y}, after {wp} of {p} in {x}.", "{wq} of {q} was recorded in {n} in {y}; in {x} there had been {wp} of {p}.", "In {n}, {wp} of {p} in {x} was followed by {wq} of {q} in {y}.", "Having closed {x} with {wp} of {p}, the {n} [division|unit] ended {y} with {wq} of {q}."], **S))
            for yr, z in ((y - 1, p), (y, q)):
                facts.append((n, yr, z[0], z[1]))
            dev = "turned from loss to profit" if q[1] and not p[1] else "slipped from profit into loss" if p[1] and not q[1] else "stayed in profit" if p[1] else "remained in the red"
            o = r.choice([x for x in ("turned from loss to profit", "slipped from profit into loss", "stayed in profit", "remained in the red") if x != dev])
            self.add("direction", ["between {x} and {y}, the {n} division {d}", "the {n} division {d} from {x} to {y}"], t := dict(x=str(y - 1), y=str(y), n=n, d=dev), dict(t, d=o))
            res = lambda z: z[0] if z[1] else -z[0]
            better = res(q) > res(p)
            self.flag("direction", [f"the result of the {n} division was better in {y} than in {y - 1}"], [f"the result of the {n} division was worse in {y} than in {y - 1}"], better)
        for _ in range(4):
            (n, yr, x, s_), (_, _, x2, _) = r.sample(facts, 2)
            t = dict(n=n, y=str(yr), v=m(x), w="profit" if s_ else "loss")
            roll = r.random()
            if roll < .35:
                f = dict(t, w="loss" if s_ else "profit")
            elif roll < .7:
                f = dict(t, v=m(x2))
            else:
                z = [k for k in facts if (k[0] == n) != (k[1] == yr)]
                z = r.choice(z)
                f = dict(t, n=z[0], y=str(z[1]))
            self.add("number", ["in {y}, the {n} [division|unit] made a {w} of {v}", "the {n} [division|unit] [recorded|reported|posted] a {w} of {v} for {y}", "a {w} of {v} was made in {n} in {y}", "{y} brought the {n} [division|unit] a {w} of {v}"], t, f)
        k = sum(s_ for (n, yr, x, s_) in facts if yr == y)
        self.add("quantifier", ["in {y}, {k} of the three divisions [made a profit|were profitable|closed with a profit]"], dict(k=("none", "exactly one", "exactly two", "each")[k], y=str(y)), dict(k=("none", "exactly one", "exactly two", "each")[r.choice([x for x in range(4) if x != k])], y=str(y)))
        return " ".join(out)

    def capex(self):
        r, m, y = self.r, self.m, self.year
        pl = [self.place() for _ in range(3)]
        what = r.sample(["a warehouse", "a paint shop", "a solar park", "a training centre", "a cold store", "a data centre", "a bakery", "a workshop", "a visitor centre"], 3)
        v = self.amount(3, .5) if not self.small else [D(x) * 1000 for x in r.sample(range(40, 900), 3)]
        st = r.sample(["done", "building", "planned", "dropped"], 3)
        F = {"done": ["[has been completed|was finished in {y}]", "[opened|was opened] in {y}"], "building": ["is under construction", "is [still|currently] being built"], "planned": ["is planned for {k}", "[is to be built|will be built] from {k}"], "dropped": ["[was abandoned|has been given up] after a review", "will not be built after all"]}
        C = {"done": ["[has been|is] [finished|completed]", "is ready for use"], "building": ["is [still unfinished|in the course of construction]", "is being worked on [at present|now]"], "planned": ["has not been started yet but is [intended|scheduled]", "exists so far only as a plan that is still being pursued"], "dropped": ["[has been cancelled|was called off]", "is no longer going ahead"]}
        out, cs = [], []
        for p, w, x, s_ in zip(pl, what, v, st):
            out.append(self.s(["{w} in {p}, [costing|with a budget of] {x}, {F}.", "In {p}, {w} {F}; the [budget|cost] was put at {x}.", "{x} was [allotted|approved] for {w} in {p}, which {F}."], w=w, p=p, x=m(x), F=self.np(r.choice(F[s_])).format(y=y, k=y + 2)))
            cs.append((f"the {w[2:]} in {p}", s_))
        self.cases(cs, C, 3, kind="status")
        self.nums([(f"the [budget|sum] for the {w[2:]} in {p}", x) for w, p, x in zip(what, pl, v)], m, "llcdsth", 4, group="the three budgets")
        i, j = r.sample(range(3), 2)
        self.add("owner", ["the {w} is the project [in|for] {p}", "the project in {p} is the {w}", "it is in {p} that the {w} is (or was) to stand"], dict(w=what[i][2:], p=pl[i]), dict(w=what[i][2:], p=pl[j]))
        return self.s(["{o} [lists|names] three [building|investment] projects.", "Three projects were discussed.", "[On investments,|As to building work,] the report [mentions|lists] three projects."]) + " " + " ".join(out)

    def donors(self):
        m, y = self.m, self.year
        self.metric("donations")
        n0, n1 = self.draw(40, 800, 2, 4)
        g0, g1 = self.draw(15, 140, 2, 1, .5)
        t0, t1 = n0 * g0, n1 * g1
        if t0 == t1:
            raise Retry
        S = dict(n0=self.c(n0), n1=self.c(n1), t0=m(t0), t1=m(t1), y=y, p=y - 1, g1=m(g1), g0=m(g0))
        text = self.s(["{n1} people gave {t1} in {y}. In {p}, {n0} [donors|people] had given {t0}.", "Donations [came to|totalled] {t1} from {n1} donors, [compared with|after] {t0} from {n0} donors in {p}.", "In {p} the appeal had [raised|brought in] {t0} from {n0} donors; in {y}, {n1} donors gave {t1}.", "The average gift [was|came to] {g1} in {y}, with {n1} people giving {t1} altogether. A year before, {n0} people had given {t0}."], **S)
        self.nums([(f"the average gift in {y}", g1), (f"the average gift in {y - 1}", g0)], m, "llcdr", 3)
        self.trend("the number of donors", [(str(y - 1), n0), (str(y), n1)], self.c, n=2)
        self.trend("the total given", [(str(y - 1), t0), (str(y), t1)], m, n=2)
        self.trend("the average gift", [(str(y - 1), g0), (str(y), g1)], m, n=2)
        self.facts(["{n} [people|donors] gave in {y}", "in {y}, gifts came from {n} [people|donors]"], [dict(y=str(y - 1), n=self.c(n0)), dict(y=str(y), n=self.c(n1))], 1, key="n")
        self.facts(["donors gave {v} in {y}", "in {y}, {v} was donated", "{y} brought in {v} in donations"], [dict(y=str(y - 1), v=m(t0)), dict(y=str(y), v=m(t1))], 1)
        self.facts(["each donor gave {v} on average in {y}", "in {y}, the typical gift, taken as an average, was {v}"], [dict(y=str(y - 1), v=m(g0)), dict(y=str(y), v=m(g1))], 1)
        self.nums([(f"the total given in {y}", t1), (f"the total given in {y - 1}", t0)], m, "lcds", 2)
        return text

    def loan(self):
        r, m, y = self.r, self.m, self.year
        A, B = self.n.make("firm").split()[0] + " Bank", self.n.make("surname") + " Savings"
        a, b = self.amount(2, .5)
        ra, rb = (D(x) / 20 for x in r.sample(range(30, 170), 2))
        ya, yb = r.sample(range(3, 16), 2)
        S = dict(A=A, B=B, a=m(a), b=m(b), ra=self.pct(ra), rb=self.pct(rb), ya=y + ya, yb=y + yb, y=y, fa=self.pick("fixed", "variable"))
        fx = r.random() < .5
        S["fa"], S["fb"] = ("fixed", "variable") if fx else ("variable", "fixed")
        text = self.s(["{o} took out a loan of {a} from {A} at a {fa} rate of {ra}, due in {ya}. A second loan, {b} from {B}, carries a {fb} rate of {rb} and runs until {yb}.", "Two loans were arranged in {y}. {A} lends {a} until {ya} at {ra} ({fa}); {B} lends {b} until {yb} at {rb} ({fb}).", "The older of the two loans, {b} from {B}, falls due in {yb} and costs {rb} a year at a {fb} rate. {A} has [since|now] added {a} at a {fa} {ra}, to be repaid by {ya}."], **S)
        L = [f"the {A} loan", f"the {B} loan"]
        self.facts(["{b} [has lent|lends] {v}", "{v} was borrowed from {b}", "the sum [owed to|lent by] {b} is {v}"], [dict(b=A, v=m(a)), dict(b=B, v=m(b))], 2)
        self.nums([(f"the amount of {L[0]}", a), (f"the amount of {L[1]}", b)], m, "lcdst", 3)
        self.nums([(f"the interest rate on {L[0]}", ra), (f"the interest rate on {L[1]}", rb)], self.pct, "lcd", 3, gap=self.pp, fresh=False)
        self.either("swap", ["{l} [falls due|matures|has to be repaid] in {d}", "in {d}, {l} [falls due|matures|has to be repaid]"], dict(l=L[0], d=str(y + ya)), dict(l=L[1], d=str(y + yb)))
        self.either("swap", ["{l} has a {d} rate", "the rate on {l} is {d}", "{l} [comes with|carries] a {d} interest rate"], dict(l=L[0], d=S["fa"]), dict(l=L[1], d=S["fb"]))
        self.flag("comparison", [f"{L[0]} runs longer than {L[1]}", f"{L[1]} is due before {L[0]}"], [f"{L[0]} is due sooner than {L[1]}", f"{L[1]} is due after {L[0]}"], ya > yb)
        t = dict(v=self.years(abs(ya - yb)))
        self.add("arithmetic", ["the two loans fall due {v} apart", "between the due dates of the two loans lie {v}"], t, dict(v=self.years(r.choice([x for x in (ya, yb, abs(ya - yb) + 1, abs(ya - yb) + 2) if x != abs(ya - yb)]))))
        ia, ib = a * ra / 100, b * rb / 100
        if abs(ia - ib) > max(ia, ib) / 50:
            A_, B_ = (L[0], L[1]) if ia > ib else (L[1], L[0])
            self.add("comparison", ["a year's interest on {a} costs more than [a year's interest|that] on {b}", "at the rates given and on the full amount, {a} costs more interest a year than {b}"], dict(a=A_, b=B_), dict(a=B_, b=A_))
        return text

    def harvest(self):
        """Output, plan and capacity of plants."""
        r, y = self.r, self.year
        unit = self.pick("tonnes", "megawatt-hours", "vehicles", "litres", "cubic metres", "bales")
        fmt = lambda v: f"{self.c(v)} {unit}"
        pl = [self.place() for _ in range(2)]
        cap_ = self.draw(2000, 90000, 2, 100, .4)
        a0, a1 = [], []
        for c in cap_:
            x, z = r.sample(range(int(c * .5) // 10, int(c * .97) // 10), 2)
            a0.append(x * 10)
            a1.append(z * 10)
        if len(set(cap_ + a0 + a1)) < 6:
            raise Retry
        out = []
        for p, c, x, z in zip(pl, cap_, a0, a1):
            S = dict(p=p, c=fmt(c), x=self.c(x), z=fmt(z), y=y, q=y - 1, w=r.choice(self.UPS[:6])[0 if z > x else 1])
            out.append(self.s(["The {p} plant can [turn out|produce] {c} a year; in {y} it [produced|made] {z}, after {x} in {q}.", "Output in {p} {w} from {x} to {z} in {y}, with capacity unchanged at {c}.", "In {p}, where capacity is {c} a year, {z} were produced in {y} ({q}: {x}).", "{z} left the {p} plant in {y}. A year earlier it had been {x}, while {c} would be possible."], **S))
        self.facts(["the {p} plant [turned out|made|produced] {v} in {q}", "in {q}, {v} [came from|were made in|were produced in] {p}", "{q} saw the {p} plant produce {v}"], [dict(p=p, q=str(q), v=fmt(x)) for p, z0, z1 in zip(pl, a0, a1) for q, x in ((y - 1, z0), (y, z1))], 3)
        it = [(f"[output in {p} in {y}|the {y} output of the {p} plant]", z) for p, z in zip(pl, a1)] + [(f"[output in {p} in {y - 1}|the {y - 1} output of the {p} plant]", z) for p, z in zip(pl, a0)] + [(f"[the annual capacity of the {p} plant|what the {p} plant could produce in a year]", z) for p, z in zip(pl, cap_)]
        self.nums(it, fmt, "lllllcdst", 6)
        for p, x, z, c in zip(pl, a0, a1, cap_):
            self.trend(f"output in {p}", [(str(y - 1), x), (str(y), z)], fmt, n=2)
            self.share(f"output in {p}", "capacity", z, c, [f"in {y}, the {p} plant ran at {{n}} {{f}} of capacity", f"{{n}} {{f}} of the capacity in {p} was used in {y}"])
        ut = [D(z) / c for z, c in zip(a1, cap_)]
        if abs(ut[0] - ut[1]) > D("0.02"):
            i = 0 if ut[0] > ut[1] else 1
            self.add("comparison", [f"measured by capacity, the {{a}} plant was better used than the {{b}} plant in {y}", f"in {y}, the {{a}} plant came closer to its full capacity [in relative terms|, in per cent,] than the {{b}} plant"], dict(a=pl[i], b=pl[1 - i]), dict(a=pl[1 - i], b=pl[i]))
        return " ".join(out)

    BLOCKS = "series segments guidance adjusted quarter grossnet acquisition restated points perunit flow debt dividend vote budget grant fx rivals taxes swing capex donors loan harvest".split()


# ---------------------------------------------------------------- people, places, events

class Prose(Fin):
    def life(self):
        """A biography with a sibling as distractor."""
        r = self.r
        p, q = self.person(), self.person()
        b = r.randint(1820, 1960)
        pl = [self.place() for _ in range(5)]
        e1 = b + r.randint(17, 21)
        e2 = e1 + r.randint(3, 6)
        e3 = e2 + r.randint(2, 9)
        e4 = e3 + r.randint(3, 12)
        e5 = e4 + r.randint(2, 15)
        d = e5 + r.randint(1, 14)
        f1, f2 = r.sample(["botany", "law", "medicine", "chemistry", "theology", "engineering", "history", "mathematics", "painting", "music"], 2)
        j1, j2 = r.sample(["a school teacher", "a surveyor", "a ship's doctor", "a journalist", "a clerk", "a librarian", "a court musician", "an instrument maker", "a bookseller", "a translator"], 2)
        sib = self.pick("brother" if not q.f else "sister", "cousin")
        sp = self.place()
        sb = b + r.choice((-6, -4, -3, -2, 2, 3, 5))
        sj = self.pick("the army", "the family bakery", "a shipping office", "the post office", "a bank")
        S = dict(p=p.n, s=p.s, He=cap(p.he), he=p.he, his=p.his, His=cap(p.his), q=q.n, a=pl[0], b=pl[1], c=pl[2], d=pl[3], e=pl[4], y0=b, y1=e1, y2=e2, y3=e3, y4=e4, y5=e5, yd=d, f1=f1, f2=f2, j1=j1, j2=j2, sib=sib, sp=sp, sb=sb, sj=sj, k=self.years(e4 - e3), age=d - b, w="older" if sb < b else "younger", dk=self.years(abs(sb - b)))
        t = [self.s(["{p} was born in {a} in {y0}.", "{p} ({y0}–{yd}) came from {a}.", "Born in {a} in {y0}, {p} grew up [above a shop|on a farm|in a crowded flat].", "It was in {a} that {p} was born in {y0}."], **S)]
        t.append(self.s(["{His} {sib} {q}, {dk} {w}, [went into|joined] {sj} in {sp}.", "{q}, {his} {sib}, was {dk} {w} and worked for {sj} in {sp}.", "A {sib}, {q}, born in {sb}, [went to|settled in] {sp} to work for {sj}."], **S))
        t.append(self.s(["In {y1} {s} [went|moved] to {b} to [study|read] {f1}, but {y2} saw {p} in {c}, where {he} [changed|switched] to {f2}.", "{s} [began|started] studying {f1} in {b} in {y1} and, having moved to {c} in {y2}, finished with a degree in {f2}.", "After [beginning|taking up] {f1} in {b} in {y1}, {s} [gave it up|dropped it] and from {y2} studied {f2} in {c}."], **S))
        t.append(self.s(["From {y3} to {y4} {s} earned a living as {j1} in {d}; after that {he} was {j2} in {e}.", "{s} worked in {d} as {j1} for {k}, from {y3}, before becoming {j2} in {e} in {y4}.", "In {y3} {s} found work as {j1} in {d}. {k} later, in {y4}, {he} left for {e} and became {j2}."], **S))
        prize = self.pick("a gold medal", "a state pension", "an honorary degree", "the city prize")
        S["prize"] = prize
        t.append(self.s(["{prize} followed in {y5}. {s} died in {yd}.", "In {y5} {he} was given {prize}; {he} died in {yd}.", "{s} died in {yd}, having [received|been awarded] {prize} in {y5}."], **S))
        nm = lambda: r.choice((p.n, p.s))
        P = nm()
        ev = [(f"{P} was born", b), (f"{P} [took up|began] the study of {f1}", e1), (f"{P} [turned to|took up] {f2}", e2), (f"{P} became {j1}", e3), (f"{P} became {j2}", e4), (f"{P} received {prize}", e5), (f"{P} died", d)]
        self.order([x for x, _ in ev[1:]], 2)
        i, j = r.sample(range(1, 6), 2)
        self.add("date", ["{e} in {y}", "in {y}, {e}", "it was in {y} that {e}"], t_ := dict(e=self.np(ev[i][0]), y=str(ev[i][1])), dict(t_, y=str(ev[j][1])) if r.random() < .6 else dict(t_, e=self.np(ev[j][0])))
        pp = [(f"studied {f1}", pl[1]), (f"studied {f2}", pl[2]), (f"worked as {j1}", pl[3]), (f"worked as {j2}", pl[4]), ("was born", pl[0])]
        for _ in range(2):
            (x, u), (y, v) = r.sample(pp, 2)
            self.add("place", ["{P} {x} in {u}", "it was in {u} that {P} {x}", "{u} is [the place|the town] where {P} {x}"], t_ := dict(P=P, x=x, u=u), dict(t_, u=v) if r.random() < .5 else dict(t_, x=y))
        i, j = sorted(r.sample(range(len(ev)), 2))
        if (i, j) != (0, 6):
            n = ev[j][1] - ev[i][1]
            w = [abs(a - c) for _, a in ev for _, c in ev if abs(a - c) not in (n, 0) and abs(abs(a - c) - n) < 14] + [n + 2]
            self.add("span", ["{n} [lay|passed] between the year {P} {a} and the year {P} {b}", "{P} {b} {n} after the year in which {P} {a}"], t_ := dict(n=self.years(n), P=P, a=self.np(ev[i][0])[len(P) + 1:], b=self.np(ev[j][0])[len(P) + 1:]), dict(t_, n=self.years(r.choice(w))))
        self.flag("comparison", [f"{P} was older than {q.n}", f"{q.n} was younger than {P}"], [f"{P} was younger than {q.n}", f"{q.n} was older than {P}"], b < sb)
        self.roles([(p, [f"studied {f2}", f"worked as {j1}", f"was awarded {prize}", f"became {j2}"]), (q, [f"[went to work|worked] in {sp}", f"[was employed by|took a job with] {sj}"])], 2)
        k = r.choice((1, 2, 3, 4))
        age = ev[k][1] - b
        self.add("span", ["in the year {P} turned {n}, {he} {a}", "{P} {a} in the year in which {he} turned {n}"], t_ := dict(P=P, n=str(age), he=p.he, his=p.his, a=self.np(ev[k][0])[len(P) + 1:]), dict(t_, n=str(self.others([e - b for e in (e1, e2, e3, e4, e5)] + [age + 2], age))))
        return " ".join(t)

    def makers(self):
        """Who did which part of a work."""
        r = self.r
        kind = r.choice([
            ("the opera {t}", [("composed the music", "the music was written by {}", "wrote the score"), ("wrote the libretto", "the words came from {}", "supplied the text"), ("painted the sets", "the stage designs were the work of {}", "was responsible for the stage sets"), ("conducted the first performance", "{} stood on the rostrum on the opening night", "led the orchestra at the premiere")]),
            ("the {x} bridge", [("drew up the plans", "the design came from {}", "designed it"), ("paid for it", "{} put up the money", "financed it"), ("built it", "{} acted as contractor", "was the builder"), ("opened it to traffic", "{} cut the ribbon", "performed the opening")]),
            ("the film {t}", [("directed it", "{} was the director", "was in charge of directing"), ("wrote the script", "the screenplay was by {}", "supplied the screenplay"), ("played the leading part", "the main role went to {}", "was cast in the main role"), ("edited it", "{} cut the film", "was the editor")]),
            ("the {x} telescope", [("had the idea for it", "the first proposal came from {}", "first suggested it"), ("ground the mirror", "{} made the mirror", "produced the mirror"), ("raised the money", "{} collected the funds", "found the donors"), ("made the first discovery with it", "{} was the first to find something new with it", "was first to discover something with it")]),
            ("the dictionary of the {x} dialect", [("collected the words", "the material was gathered by {}", "gathered the vocabulary"), ("edited it", "{} was its editor", "served as editor"), ("printed it", "it was {} who printed it", "was the printer"), ("wrote the preface", "the foreword was by {}", "contributed the foreword")]),
            ("the vaccine against {x} fever", [("isolated the virus", "{} was the one to isolate the virus", "managed to isolate the virus"), ("developed the vaccine", "the vaccine itself was the work of {}", "produced the vaccine itself"), ("ran the trials", "{} was in charge of the trials", "organised the trials"), ("patented the method", "the patent was taken out by {}", "took out the patent")])])
        x = self.n.make("surname")
        thing = kind[0].format(t="“" + self.n.make("title") + "”", x=x)
        ps = [self.person() for _ in range(4)]
        out, rl = [], []
        for p, (a, b, c) in zip(ps, kind[1]):
            out.append((p.n, a, b))
            rl.append((p, [c, a]))
        S = [b.format(p) if r.random() < .45 else f"{p} {a}" for p, a, b in out]
        r.shuffle(S)
        intro = self.s(["[Many|Several] people had a hand in {t}.", "{t} was the work of [more than one person|several people].", "Four names are [connected|linked] with {t}.", "{t} has an [unusual|interesting] history."], t=thing)
        form = r.randrange(3)
        text = intro + " " + (self.end(S[0] + ", " + S[1] + self.pick(" and ", ", while ", ", and ") + S[2]) + " " + self.end(S[3]) if form == 0 else self.end(S[0] + self.pick("; ", ", whereas ", " and ") + S[1]) + " " + self.end(self.pick("", "in turn, ", "meanwhile ", "as for the rest, ") + S[2] + self.pick("; ", ", and ", ", while ") + S[3]) if form == 1 else " ".join(map(self.end, S)))
        w = [f"[for|in the case of] {thing}, {{a}} {{v}}", f"{thing}: {{a}} {{v}}", f"as to {thing}, it was {{a}} who {{v}}", f"in the story of {thing}, the one who {{v}} was {{a}}"]
        self.roles(rl, 4, who=w)
        return text

    def sequence(self):
        """Order of events told out of order."""
        r = self.r
        X = self.place()
        ev = r.sample([("the council approved the plans", "the approval of the plans"), ("the land was bought", "the purchase of the land"), ("the old mill was pulled down", "the demolition of the old mill"), ("the architect resigned", "the architect's resignation"), ("the foundation stone was laid", "the laying of the foundation stone"), ("a flood damaged the site", "the flood"), ("the residents went to court", "the residents' lawsuit"), ("the bank withdrew its loan", "the bank's withdrawal"), ("a new contractor was hired", "the hiring of a new contractor"), ("Roman coins were found", "the discovery of Roman coins"), ("the roof was finished", "the completion of the roof"), ("the mayor stepped down", "the mayor's departure")], 5)
        mons = sorted(r.sample(range(30), 5))
        y = self.year - 3
        dt = [(MONTHS[k % 12], y + k // 12) for k in mons]
        D_ = [f"{a} {b}" for a, b in dt]
        S = dict(X=X, **{f"c{i}": e[0] for i, e in enumerate(ev)}, **{f"n{i}": e[1] for i, e in enumerate(ev)}, **{f"d{i}": d for i, d in enumerate(D_)}, g=self.months(mons[1] - mons[0]), g2=self.months(mons[4] - mons[3]))
        text = self.s(["In {d2}, {c2}. Before that, in {d0}, {c0}, and {g} [after this|later] {c1}. It was only after {n2} that {c3}, and in {d4} {c4}.",
                       "{c4} in {d4}. By then a lot had happened in {X}: in {d0} {c0}; {g} later {c1}; {n1} was followed, in {d2}, by {n2}, and this in turn by {n3}.",
                       "The story began in {d0}, when {c0}. {n1} came {g} [after that|later]. Not until {d2} was there further news: {c2}. Then {c3}, and {g2} later {c4}.",
                       "{c1} in {d1}, {g} after {n0}. In {d2}, {c2}. {n4} came last, {g2} after {n3}, which [itself|] had followed {n2}.",
                       "Between {d1}, when {c1}, and {d3}, when {c3}, [one thing|only one thing of note] happened: {c2}. Earlier, in {d0}, {c0}, and at the very end {c4}."], **S)
        self.order([e[0] for e in ev], 3)
        N = [e[1] for e in ev]
        for _ in range(3):
            i, j = sorted(r.sample(range(5), 2))
            self.add("order", ["{a} [preceded|came before|took place before] {b}", "{b} [followed|came after|took place after] {a}", "{a} came first, {b} later"], dict(a=N[i], b=N[j]), dict(a=N[j], b=N[i]))
        i, j, k = sorted(r.sample(range(5), 3))
        self.add("order", ["{b} came between {a} and {c}", "{b} took place after {a} but before {c}"], dict(a=N[i], b=N[j], c=N[k]), dict(a=N[i], b=N[k], c=N[j]) if r.random() < .5 else dict(a=N[j], b=N[i], c=N[k]))
        i, j = r.sample([0, 2], 1)[0], r.choice((1, 3, 4))
        if D_[0] in text:
            self.add("date", ["{a} in {d}", "in {d}, {a}", "it was in {d} that {a}"], t := dict(a=ev[0][0], d=D_[0]), dict(t, a=r.choice(ev[1:])[0]))
        return text

    CAUSE = [("heavy rain", "a landslide", "the closure of the pass road"), ("a power cut", "the failure of the cooling system", "the loss of the vaccine stock"), ("the dry summer", "a poor barley harvest", "higher malt prices"), ("a software update", "a fault in the signalling system", "long delays on the line"), ("the closure of the mine", "the departure of many families", "the end of the village school"), ("an invasive mussel", "the clearing of the lake water", "the growth of water weeds"), ("a clogged filter", "the overheating of the pump", "the fire in the engine room"), ("overfishing", "the spread of sea urchins", "the loss of the kelp forest"), ("a typing error in the contract", "a dispute over the price", "the collapse of the sale"), ("a new bypass", "the decline in through traffic", "the closing of two petrol stations"), ("the early frost", "the death of the young vines", "the bankruptcy of the estate"), ("a strike at the port", "a shortage of parts", "the halt of production")]

    def cause(self):
        r = self.r
        (a, b, c), (x, _, _) = r.sample(self.CAUSE, 2)
        S = dict(a=a, b=b, c=c, x=x, X=self.place(), p=self.person().n, q=self.person().n)
        text = self.s(["{b} was [brought about|caused] by {a}, and {b2} in turn led to {c}. {p} had at first [suspected|blamed] {x}[, but this proved wrong|; an inquiry ruled this out], whereas {q} had named {a} from the [start|beginning].", "What lay behind {c} in {X} was {b}, itself [a result|the consequence] of {a}. The theory that {x} was to blame, put forward by {p}, has been [dropped|disproved]; {q}, who had pointed to {a}, [was right|turned out to be right].", "{a} [led to|resulted in] {b}. Because of this, {c} followed. {x}, which {p} had named as the cause (unlike {q}, who named {a}), [played no part|had nothing to do with it].", "Investigators in {X} have [established|found out] what happened: {c} was due to {b}, and behind this was {a}. They [rejected|dismissed] {p}'s view that {x} was the cause and confirmed that of {q}, who had named {a}."], **S, b2="that")
        self.add("cause", ["{a} [caused|led to|brought about|resulted in] {b}", "{b} was [caused by|due to|the result of|a consequence of] {a}", "{b} came about because of {a}", "behind {b} was {a}"], dict(a=a, b=b), r.choice((dict(a=b, b=a), dict(a=x, b=b), dict(a=c, b=b))))
        self.add("cause", ["{a} [caused|led to|brought about|resulted in] {b}", "{b} was [caused by|due to|the result of|a consequence of] {a}", "it was {a} that led to {b}", "{b} can be traced back to {a}"], dict(a=b, b=c), r.choice((dict(a=c, b=b), dict(a=x, b=c), dict(a=c, b=a))))
        self.cases([(S["p"], "w"), (S["q"], "r")], {"r": ["[was right|was proved right] about the cause", "had the correct explanation"], "w": ["[was wrong|was proved wrong] about the cause", "had the wrong explanation"]}, 1, kind="negation")
        self.roles([(S["p"], [f"[suspected|blamed] {x}", f"put it down to {x}"]), (S["q"], [f"[suspected|blamed] {a}", f"put it down to {a}"])], 1)
        self.add("cause", ["{x} [turned out not to be|was ruled out as] the cause", "the text [rules out|excludes] {x} as a cause", "{x} had no part in {c}"], dict(x=x, c=c), dict(x=r.choice((a, b)), c=c))
        return text

    def plan(self):
        r, m = self.r, self.m
        what = self.pick("the museum", "the tram line", "the swimming pool", "the library", "the footbridge", "the hospital wing", "the stadium", "the cable car", "the market hall", "the theatre")
        X = self.place()
        unit, n1, n2 = ("stops", *r.sample(range(5, 25), 2)) if "tram" in what else ("metres", *r.sample(range(60, 400, 5), 2)) if "bridge" in what else ("cabins", *r.sample(range(6, 60, 2), 2)) if "cable" in what else self.pick(("seats", *r.sample(range(200, 900, 10), 2)), ("rooms", *r.sample(range(12, 60), 2)), ("parking spaces", *r.sample(range(40, 400, 5), 2)), ("lifts", *r.sample(range(2, 12), 2)))
        a, b = (D(x) * 100000 for x in self.draw(12, 900, 2, 1, .3))
        i, j = r.sample(range(12), 2)
        y = self.year
        y2 = y + r.choice((0, 1, 2))
        S = dict(w=what, X=X, u=unit, n1=self.c(n1), n2=self.c(n2), a=m(a), b=m(b), m1=f"{MONTHS[i]} {y}", m2=f"{MONTHS[j]} {y2}", p=self.person().n)
        text = self.s(["{w} in {X} was [supposed|meant] to open in {m1} with {n1} {u} and to cost {a}. It opened in {m2} with {n2} {u}, and the bill came to {b}.", "When {w} in {X} opened in {m2}, it had {n2} {u} instead of the {n1} [originally|first] planned. The costs, estimated at {a}, came to {b}; the opening date had been [set for|fixed as] {m1}.", "The plans for {w} in {X} [spoke of|provided for] {n1} {u}, a price of {a} and an opening in {m1}. What the public got, in {m2}, was {n2} {u} for {b}.", "{b} is what {w} in {X} cost in the end, although {p} had promised {a}. Visitors, who were to be let in from {m1}, were in fact admitted from {m2}. They found {n2} {u} where {n1} had been announced."], **S)
        w = what
        self.nums([(f"[the planned cost of {w}|the estimate for {w}]", a), (f"[the actual cost of {w}|the final bill for {w}]", b)], m, "llcd", 3)
        self.nums([(f"the number of {unit} [planned|intended] for {w}", n1), (f"the number of {unit} {w} [actually|really] got", n2)], self.c, "llcd", 3)
        k = r.randrange(2)
        self.add("plan", ["{w} {v} in {d}", "in {d}, {w} {v}"], t := dict(w=w, v=("was originally to open", "actually opened")[k], d=(S["m1"], S["m2"])[k]), dict(t, d=(S["m2"], S["m1"])[k]) if r.random() < .5 else dict(t, v=("was originally to open", "actually opened")[1 - k]))
        self.flag("plan", [f"{w} [cost more than|was more expensive than] planned", f"{w} ended up above the cost estimate"], [f"{w} [cost less than|was cheaper than] planned", f"{w} ended up below the cost estimate"], b > a)
        late = (y2, j) > (y, i)
        self.flag("plan", [f"{w} opened later than [planned|intended]", f"the opening of {w} was delayed"], [f"{w} opened earlier than [planned|intended]", f"the opening of {w} was brought forward"], late)
        self.flag("plan", [f"{w} [ended up with|got] more {unit} than [planned|intended]"], [f"{w} [ended up with|got] fewer {unit} than [planned|intended]"], n2 > n1)
        gap = abs((y2 - y) * 12 + j - i)
        if gap:
            self.add("span", [f"the planned and the actual opening of {w} are {{v}} apart", f"between the planned and the actual opening of {w} lay {{v}}"], dict(v=self.months(gap)), dict(v=self.months(r.choice([x for x in (gap + 1, gap + 2, gap + 12, abs(gap - 3), i + 1) if x != gap and x > 0]))))
        return text

    SAY = [("close the ferry line", "closed the ferry line", "the closing of the ferry line"), ("lower the fees", "lowered the fees", "lower fees"), ("publish the report", "published the report", "publishing the report"), ("sell the theatre", "sold the theatre", "the sale of the theatre"), ("plant trees on the square", "planted trees on the square", "trees on the square"), ("ban cars from the old town", "banned cars from the old town", "a ban on cars in the old town"), ("hire more nurses", "hired more nurses", "hiring more nurses"), ("move the market", "moved the market", "moving the market"), ("repair the dam", "repaired the dam", "repairing the dam"), ("extend the opening hours", "extended the opening hours", "longer opening hours"), ("rename the station", "renamed the station", "renaming the station"), ("cut the night bus", "cut the night bus", "cutting the night bus")]

    def saiddone(self):
        r = self.r
        ps = [self.person() for _ in range(3)]
        acts = r.sample(self.SAY, 3)
        st = r.sample(["promised_done", "promised_not", "refused", "demanded", "considered"], 3)
        job = r.sample(["the mayor", "the minister", "the director", "the chair of the board", "the head of the agency", "the owner", "the governor"], 3)
        DOC = {"promised_done": ["{j}, {p}, [promised|announced] in spring that {he} would {a}, and did so in {m}.", "{p}, {j}, kept {his} word: in {m} {he} {d}, as [promised|announced] in spring.", "In {m}, {j}, {p}, {d}. [That|This] had been announced in spring."], "promised_not": ["{j}, {p}, had [promised|announced] that {he} would {a}, but nothing [came of it|happened].", "{p}, {j}, [failed|was unable] to {a}, despite having promised it.", "{j}, {p}, went back on a promise to {a}."], "refused": ["{p}, {j}, rejected calls to {a}.", "Asked to {a}, {j}, {p}, refused.", "{j}, {p}, [said no|turned a deaf ear] to those who wanted {him} to {a}."], "demanded": ["{p}, {j}, demanded that the state {a}; no reply has come.", "{j}, {p}, called on the state to {a}, so far without an answer.", "That the state should {a} is what {p}, {j}, [wants|demands]; it has not replied."], "considered": ["{j}, {p}, is [considering|thinking about] whether to {a}; no decision has been [made|taken].", "Whether to {a} is still [open|undecided], {p}, {j}, said.", "{p}, {j}, has not yet [decided|made up {his} mind] whether to {a}."]}
        CL = {"promised_done": ["{d} as announced", "kept a promise to {a}", "announced {n} and carried it out"], "promised_not": ["promised to {a} but did not do so", "broke a promise to {a}", "announced {n} without carrying it out"], "refused": ["[refused|declined] to {a}", "would not hear of {n}", "rejected {n}"], "demanded": ["[wants|urged] the state to {a}", "called on others to {a}", "asked the state for {n}"], "considered": ["has not decided whether to {a}", "is still undecided about {n}", "has left it open whether to {a}"]}
        out = []
        for p, a, s_, j in zip(ps, acts, st, job):
            out.append(self.s(DOC[s_], j=j, p=p.n, he=p.he, his=p.his, him=p.him, a=a[0], d=a[1], m=self.pick(*MONTHS[5:11])))
        for _ in range(5):
            i = r.randrange(3)
            k = r.choice([x for x in CL if x != st[i]])
            f = lambda s_, a: self.np(r.choice(CL[s_])).format(a=a[0], d=a[1], n=a[2])
            nm = r.choice((ps[i].n, ps[i].s))
            z = r.choice([x for x in range(3) if x != i])
            # the wrong stance about the right matter, or the right stance and matter of another person
            t = dict(p=nm, v=f(st[i], acts[i]))
            self.add("said", ["{p} {v}", "[we learn that|it is reported that] {p} {v}"], t, r.choice((dict(t, v=f(k, acts[i])), dict(t, v=f(r.choice([s_ for s_ in st if s_ != st[i]]), acts[i])), dict(t, p=ps[z].n))))
        return " ".join(out)

    def quant(self):
        """Of n things, so many had a property."""
        r = self.r
        things, props = r.choice([
            ("schools", [("have a canteen", "without a canteen"), ("teach Latin", "without Latin"), ("have a pool", "without a pool")]), ("farms", [("keep sheep", "without sheep"), ("sell cheese", "without cheese"), ("rent out rooms", "without guest rooms")]),
            ("samples", [("contained lead", "free of lead"), ("came from wells", "from elsewhere"), ("were taken in winter", "taken in other seasons")]), ("patients", [("had a fever", "without fever"), ("were over sixty", "of sixty or under"), ("received the new drug", "without the new drug")]),
            ("villages", [("have a bakery", "without a bakery"), ("are on the railway", "off the railway"), ("lost inhabitants", "without losses")]), ("paintings", [("are signed", "unsigned"), ("show the harbour", "without the harbour"), ("were on loan", "owned by the house")]),
            ("players", [("had played abroad", "without time abroad"), ("were under twenty", "of twenty or over"), ("came from the club's own academy", "from outside")]), ("bridges", [("needed repairs", "in order"), ("carry trains", "without trains"), ("date from before the war", "built later")]),
            ("respondents", [("owned a car", "without a car"), ("had heard of the scheme", "unaware of it"), ("wanted longer hours", "not wanting longer hours")]), ("nests", [("held eggs", "without eggs"), ("were in oaks", "in other trees"), ("had been used before", "new")])])
        n = r.randint(7, 40)
        r.shuffle(props)
        out, facts = [], []
        for (vp, wo) in props:
            k = r.choice((0, n, n - 1, n - 2, n // 2 + r.choice((1, 2, 3)), max(2, n // 2 - r.choice((1, 2))), r.randint(2, n - 2), r.randint(2, n - 2)))
            k = max(0, min(n, k))
            S = dict(n=self.c(n), k=self.c(k), j=self.c(n - k), T=things, v=vp, wo=wo)
            forms = ["{k} of them {v}", "{k} of the {T} {v}", "{k} out of {n} {v}"] if 0 < k < n else []
            if k == n:
                forms = ["all of them {v}", "every one of the {T} is among those that {v}", "without exception, the {T} {v}"]
                forms = [forms[0], forms[2]]
            if k == 0:
                forms = ["none of them {v}", "not one of the {T} is among those that {v}", "there were none that {v}"]
                forms = forms[:1] + ["of the {T}, none {v}"]
            if k in (n - 1, n - 2) and k > 0:
                forms += ["all but {j} {v}", "all of the {T} except {j} {v}"]
            if 0 < k < n:
                forms += ["apart from {j}, the {T} {v}", "with {j} exceptions, the {T} {v}"] if 1 < n - k < 6 and k > 3 else []
            out.append(self.np(r.choice(forms)).format(**S))
            facts.append((vp, k))
        def truth(q, k):
            return {"all": k == n, "none": k == 0, "some but not all": 0 < k < n, "most": k * 2 > n, "fewer than half": k * 2 < n, "at least one": k > 0, "not all": k < n, "more than one": k > 1, "at most one": k < 2}[q]
        W = {"all": ["all of the {T} {v}"], "none": ["none of the {T} {v}"], "some but not all": ["some but not all of the {T} {v}", "only some of the {T} {v}"], "most": ["most of the {T} {v}", "more than half of the {T} {v}", "[a majority|the majority] of the {T} {v}"], "fewer than half": ["fewer than half of the {T} {v}", "a minority of the {T} {v}"], "at least one": ["at least one of the {T} is among those that {v}"], "not all": ["not all of the {T} {v}"], "more than one": ["more than one of the {T} is among those that {v}"], "at most one": ["no more than one of the {T} is among those that {v}"]}
        for vp, k in facts:
            for _ in range(2):
                base = {"all": .13, "none": .12, "some but not all": .75, "most": .55, "fewer than half": .42, "at least one": .88, "not all": .87, "more than one": .88, "at most one": .12}
                yes = [q for q in W if truth(q, k) for _ in range(round(10 * min(1, (1 - base[q]) / base[q])))]
                no = [q for q in W if not truth(q, k) for _ in range(round(10 * min(1, base[q] / (1 - base[q]))))]
                if k < 2:
                    yes = [q for q in yes if q != "fewer than half"]
                if k == n:
                    yes = [q for q in yes if q not in ("most", "more than one", "at least one")] or ["all"]
                if k == 0:
                    yes = [q for q in yes if q not in ("not all",)] or ["none"]
                t, f = r.choice(yes), r.choice(no)
                who = [k2 for k2 in facts if k2[0] != vp and not truth(t, k2[1])]
                if who and r.random() < .5:
                    self.add("quantifier", ["{x}"], dict(x=(z := self.np(r.choice(W[t]))).format(T=things, v=vp)), dict(x=z.format(T=things, v=r.choice(who)[0])))
                else:
                    self.add("quantifier", ["{x}"], dict(x=self.np(r.choice(W[t])).format(T=things, v=vp)), dict(x=self.np(r.choice(W[f])).format(T=things, v=vp)))
            if 0 < k < n:
                bad = [x for _, x in facts if x != k and x > 0] + [n - k] * (n != 2 * k) + [k + 1]
                self.add("number", [f"exactly {{k}} of the {things} {vp}", f"the number of {things} that {vp} is {{k}}", f"exactly {{k}} of the {things} {vp}"], dict(k=self.c(k)), dict(k=self.c(r.choice([x for x in bad if x > 1] or [k + 2]))))
                lim = r.choice((k - 1, k, k + 1, k + 2))
                if lim > 1:
                    w = ["at least {z} of the {T} {v}", "no fewer than {z} of the {T} {v}"], ["fewer than {z} of the {T} {v}", "less than {z} of the {T} {v}"]
                    z = dict(z=self.c(lim), T=things, v=vp)
                    self.flag("quantifier", w[0], w[1], k >= lim, **z)
        intro = self.s(["{n} {T} were [looked at|included|examined] in {X}.", "The [survey|study] in {X} covered {n} {T}.", "In {X}, {n} {T} were [visited|counted]."], n=self.c(n), T=things, X=self.place())
        return intro + " " + (self.end(out[0] + self.pick("; ", ", and ") + out[1]) + " " + self.end(out[2]) if r.random() < .5 else " ".join(map(self.end, out)))

    def parts(self):
        r = self.r
        X = self.place()
        whole = self.pick(f"the castle of {X}", f"the cathedral of {X}", f"{X} Abbey", f"the old hospital in {X}", f"the harbour of {X}", f"the {X} railway station")
        kinds = {"castle": ["tower", "chapel", "gatehouse", "well house"], "cathedral": ["crypt", "nave", "bell tower", "choir"], "Abbey": ["cloister", "refectory", "church", "barn"], "hospital": ["north wing", "chapel", "laundry", "pharmacy"], "harbour": ["east quay", "lighthouse", "customs house", "dry dock"], "station": ["main hall", "clock tower", "goods shed", "signal box"]}
        P = next(r.sample(v, 3) for k, v in kinds.items() if k in whole)
        ys = sorted(r.sample(range(1180, 1930), 3))
        r.shuffle(ys)
        mat = r.sample(["granite", "brick", "sandstone", "oak", "limestone", "concrete", "slate"], 3)
        use = r.sample(["a museum", "a restaurant", "an archive", "a concert room", "a shop", "offices", "a school"], 3)
        own = r.sample(["the town", "the church", "a foundation", "the state", "a family", "a bank"], 3)
        out = []
        for p, y, a, u, o in zip(P, ys, mat, use, own):
            S = dict(p=p, y=y, a=a, u=u, o_=o)
            out.append(self.s(["The {p}, built of {a}, dates from {y}; it [belongs to|is owned by] {o_} and houses {u}.", "In {y} the {p} was [built|put up] in {a}. Today {o_} owns it and uses it for {u}.", "{o_} owns the {p}, made of {a} and from {y}, which is home to {u}.", "The {p} [goes back to|was built in] {y}. {a} was the material; {u} can be found there now, and the owner is {o_}."], **S))
        text = self.s(["{w} [consists of|is made up of] three parts with different histories.", "Three parts of {w} should be told apart.", "{w} was not built in one go."], w=whole) + " " + " ".join(out)
        sl = [dict(p=p, y=str(y), a=a, u=u, o=o) for p, y, a, u, o in zip(P, ys, mat, use, own)]
        T = {"y": ["the {p} was [built|put up|constructed] in {y}", "{y} is when the {p} was built"], "a": ["the {p} is [made|built] of {a}", "{a} was used to build the {p}"], "u": ["the {p} [houses|contains|is home to] {u}", "{u} can be found in the {p}", "the {p} now serves for {u}"], "o": ["the {p} is the property of {o}", "{o} is the owner of the {p}", "the {p} is in the hands of {o}"]}
        for _ in range(5):
            a, b = r.sample(sl, 2)
            k = r.choice("yauo")
            self.add("part", T[k], a, dict(a, **({k: b[k]} if r.random() < .5 else {"p": b["p"]})))
        k1, k2 = r.sample("yauo", 2)
        a, b = r.sample(sl, 2)
        self.add("part", [self.np(r.choice(T[k1])) + " and " + self.np(r.choice(T[k2]))], a, dict(a, **{k2: b[k2]}))
        o = sorted(range(3), key=lambda i: ys[i])
        i = r.choice((0, 2))
        self.add("superlative", [f"the {{p}} is the {'oldest' if i == 0 else 'most recent'} of the three parts", f"of the three parts, the {{p}} is the {'oldest' if i == 0 else 'youngest'}"], dict(p=P[o[i]]), dict(p=P[r.choice([x for x in o if x != o[i]])]))
        p, q = r.sample(range(3), 2)
        self.add("comparison", ["the {p} is older than the {q}", "the {q} was built after the {p}", "the {p} was already standing when the {q} was built"], *((dict(p=P[p], q=P[q]), dict(p=P[q], q=P[p])) if ys[p] < ys[q] else (dict(p=P[q], q=P[p]), dict(p=P[p], q=P[q]))))
        if r.random() < .6:
            k = r.choice("ya")
            self.add("part", {"y": ["only the {p} dates from {y}", "among the three parts, it is only the {p} that dates from {y}"], "a": ["of the three parts, only the {p} is [built|made] of {a}"]}[k], sl[0], dict(sl[0], p=P[1]))
        return text

    COMP = [("mountains", "Mount", "higher", "lower", "the highest", "the lowest"), ("rivers", "the river", "longer", "shorter", "the longest", "the shortest"), ("towns", "", "larger", "smaller", "the largest", "the smallest"), ("lakes", "Lake", "deeper", "shallower", "the deepest", "the shallowest"), ("islands", "", "warmer", "cooler", "the warmest", "the coolest"), ("churches", "the church of", "older", "newer", "the oldest", "the newest"), ("trails", "the trail to", "steeper", "gentler", "the steepest", "the gentlest")]

    def ladder(self):
        r = self.r
        noun, pre, more, less, most, least = r.choice(self.COMP)
        X = [(pre + " " + self.place()).strip() for _ in range(4)]
        a, b, c, d = X  # from most to least
        S = dict(a=a, b=b, c=c, d=d, more=more, less=less, most=most, least=least, n=noun)
        text = self.s(["{b} is {more} than {c} but {less} than {a}. {d} [comes last|is {least} of the four].", "Of the four {n}, {a} is {most}. {c} is {less} than {b}, yet still {more} than {d}.", "{c}, though {more} than {d}, cannot compete with {b}, and {b} in turn is {less} than {a}.", "Only {a} is {more} than {b}; {d} is {less} than {c}, which is {less} than either of the other two.", "{a} is {more} than {b}. The latter is {more} than {c}, and {c} {more} than {d}."], **S)
        for _ in range(4):
            i, j = sorted(r.sample(range(4), 2))
            if r.random() < .5:
                self.add("comparison", [f"{{x}} is {more} than {{y}}", f"compared with {{y}}, {{x}} is {more}", f"{{x}} is the {more} one, compared with {{y}}"], dict(x=X[i], y=X[j]), dict(x=X[j], y=X[i]))
            else:
                self.add("comparison", [f"{{y}} is {less} than {{x}}", f"compared with {{x}}, {{y}} is {less}", f"next to {{x}}, {{y}} is {less}"], dict(x=X[i], y=X[j]), dict(x=X[j], y=X[i]))
        i = r.randrange(4)
        j = r.choice([k for k in range(4) if k != i])
        w = [most + " of the four {n}", "the second in the order from {more} to {less}", "the third in the order from {more} to {less}", least + " of the four {n}"][i].format(**S)
        self.add("superlative", [f"{{x}} is {w}", f"the text makes {{x}} {w}"], dict(x=X[i]), dict(x=X[j]))
        return text

    def attend(self):
        r = self.r
        ps = [self.person() for _ in range(4)]
        ev = self.pick("the hearing", "the wedding", "the opening", "the conference", "the funeral", "the press briefing", "the reunion")
        st = r.sample(["spoke", "silent", "absent", "online", "late"], 4)
        DOC = {"spoke": ["{p} was there and [gave a speech|spoke]", "{p} came and [addressed the audience|spoke to those present]"], "silent": ["{p} was present but did not speak", "{p} came, without saying anything in public"], "absent": ["{p} had been invited but did not come", "{p} stayed away", "{p} did not attend in any form"], "online": ["{p} did not come in person but [joined by video|took part via video link]", "{p} could only be seen on the screen, by video link"], "late": ["{p} came, though only when the speeches were over", "{p} arrived after the speeches"]}
        CL = {"spoke": ["gave a speech at {e}", "was one of the speakers at {e}"], "silent": ["was there in time for {e} but [gave no speech|made no speech]", "attended {e} from the start without speaking"], "absent": ["[took no part in|missed] {e} altogether", "was neither present at {e} nor connected by video"], "online": ["followed {e} by video [only|rather than in person]", "took part in {e} from a distance"], "late": ["[missed|was too late for] the speeches at {e} but did come", "turned up at {e} once the speeches had ended"]}
        x = list(zip(ps, st))
        r.shuffle(x)
        S = [self.np(r.choice(DOC[s_])).format(p=p.n) for p, s_ in x]
        text = self.s(["Not everyone was at {e}.", "Who was at {e}, and who was not?", "{e} drew [a mixed crowd|mixed interest].", "Accounts of {e} [agree|are clear] on who took part."], e=ev) + " " + self.end(S[0] + self.pick(", ", "; ", ", while ") + S[1]) + " " + self.end(S[2] + self.pick(", whereas ", ", and ", "; ") + S[3])
        self.cases([(r.choice((p.n, p.s)), s_) for p, s_ in x], {k: [v.format(e=ev) for v in w] for k, w in CL.items()}, 4, templates=["{c} {o}", "{c} {o}", "[we learn|the text says] that {c} {o}"], kind="negation")
        k = sum(s_ in ("spoke", "silent", "late") for _, s_ in x)
        self.add("quantifier", ["exactly {k} of the four [people mentioned|named persons] came to {e} in person", "in person, exactly {k} of the four [people named|mentioned] came to {e}"], dict(k=WORDS[k], e=ev), dict(k=WORDS[r.choice([z for z in (1, 2, 3, 4) if z != k])], e=ev))
        return text

    def terms(self):
        """Office holders in sequence."""
        r = self.r
        ps = [self.person() for _ in range(4)]
        job = self.pick("the orchestra", "the library", "the observatory", "the club", "the newspaper", "the botanical garden", "the choir", "the university", "the fire brigade")
        y = r.randint(1890, 1985)
        ys = [y]
        for _ in range(4):
            ys.append(ys[-1] + r.randint(2, 15))
        if len({b - a for a, b in zip(ys, ys[1:])}) < 4:
            raise Retry
        L = [b - a for a, b in zip(ys, ys[1:])]
        S = dict(j=job, **{f"p{i}": p.n for i, p in enumerate(ps)}, **{f"s{i}": p.s for i, p in enumerate(ps)}, **{f"y{i}": v for i, v in enumerate(ys)}, **{f"l{i}": self.years(v) for i, v in enumerate(L)})
        text = self.s(["{p0} [headed|led] {j} from {y0} to {y1} and was followed by {p1}, who stayed until {y2}. {p2} then [served|held the post] for {l2}, until {y3}, when {p3} took over; {s3} left in {y4}.", "When {p2} took charge of {j} in {y2}, two people had held the post before: {p0} from {y0} and, from {y1}, {p1}. {s2} was replaced by {p3} in {y3}, who in turn stayed {l3}.", "{j} has had four heads: {p0} ({y0}–{y1}), {p1} ({y1}–{y2}), {p2} ({y2}–{y3}) and {p3} ({y3}–{y4}).", "{p3} was head of {j} from {y3} until {y4}. The predecessors were {p2}, in office from {y2}, {p1}, who started in {y1}, and, for {l0} before that, {p0}."], **S)
        nm = [r.choice((p.n, p.s)) for p in ps]
        i = r.randrange(3)
        self.add("order", [f"{{a}} was [directly|immediately] succeeded by {{b}} as head of {job}", f"{{b}} took over {job} from {{a}}", f"{{a}} was {{b}}'s immediate predecessor as head of {job}" if not any(x.endswith("s") for x in nm) else f"as head of {job}, {{a}} made way for {{b}}"], dict(a=nm[i], b=nm[i + 1]), dict(a=nm[i + 1], b=nm[i]) if r.random() < .6 else dict(a=nm[i], b=r.choice([nm[k] for k in range(4) if k not in (i, i + 1)])))
        a, b = r.sample(range(4), 2)
        if L[a] < L[b]:
            a, b = b, a
        self.add("comparison", [f"{{a}} [headed|led|ran] {job} for longer than {{b}}", f"{{b}} [headed|led|ran] {job} for less time than {{a}}", f"as head of {job}, {{a}} lasted longer than {{b}}"], dict(a=nm[a], b=nm[b]), dict(a=nm[b], b=nm[a]))
        a = r.randrange(4)
        self.add("span", [f"{{a}} [headed|led|ran] {job} for {{n}}", f"{{a}} spent {{n}} as head of {job}", f"for {{n}}, {{a}} was in charge of {job}"], t := dict(a=nm[a], n=self.years(L[a])), dict(t, n=self.years(L[r.choice([k for k in range(4) if k != a])])))
        a = r.randrange(4)
        yy = r.randint(ys[a] + 1, ys[a + 1] - 1)
        b = r.choice([k for k in range(4) if k != a])
        self.add("span", [f"in {{y}}, {job} was [headed|led|run] by {{a}}", f"{{a}} was [head of|in charge of] {job} in {{y}}", f"anyone writing to the head of {job} in {{y}} would have written to {{a}}"], dict(y=str(yy), a=nm[a]), dict(y=str(yy), a=nm[b]))
        i = L.index(max(L)) if r.random() < .5 else L.index(min(L))
        self.add("superlative", [f"of the four, {{a}} [headed|led] {job} for the {'longest' if L[i] == max(L) else 'shortest'} time", f"nobody among the four was head of {job} for {'longer' if L[i] == max(L) else 'less time'} than {{a}}"], dict(a=nm[i]), dict(a=nm[r.choice([k for k in range(4) if k != i])]))
        return text

    def family(self):
        r = self.r
        a, b, c, d, e = (self.person() for _ in range(5))
        # a and b married, children c, d; e child of c
        job = r.sample(["a baker", "a pilot", "a potter", "a judge", "a vet", "a diver", "a carpenter", "a tailor"], 5)
        W = lambda p: "daughter" if p.f else "son"
        S = dict(a=a.n, b=b.n, c=c.n, d=d.n, e=e.n, wc=W(c), wd=W(d), we=W(e), ja=job[0], jb=job[1], jc=job[2], jd=job[3], je=job[4], cs=c.s, hc=c.his)
        text = self.s(["{a}, {ja}, and {b}, {jb}, had two children. {c}, {jc}, was the elder; {d}, the younger, became {jd}. {e}, {je}, is {c}'s {we}.", "{c}, {jc}, is the first child of {a} and {b}; {d}, {jd}, was born later. {a} worked as {ja} and {b} as {jb}. {c}'s only child, {e}, is {je}.", "{e} is {je}, unlike the parent, {c}, who is {jc}, and the grandparents, {a} ({ja}) and {b} ({jb}). {d}, younger than {c} and a child of the same couple, is {jd}."], **S)
        pr = lambda x: "mother" if x.f else "father"
        gp = lambda x: "grandmother" if x.f else "grandfather"
        sb = lambda x: "sister" if x.f else "brother"
        au = lambda x: "aunt" if x.f else "uncle"
        rel = [(a, pr(a), c), (a, pr(a), d), (b, pr(b), d), (c, pr(c), e), (a, gp(a), e), (b, gp(b), e), (c, sb(c), d), (d, sb(d), c), (d, au(d), e)]
        for _ in range(4):
            x, w, y = r.choice(rel)
            t = dict(x=x.n, w=w, y=y.n)
            alt = [z for z in (pr(x), gp(x), sb(x), au(x)) if z != w]
            wrongy = [z for z in (a, b, c, d, e) if z.n not in (x.n, y.n) and not any(p.n == x.n and q.n == z.n and v == w for p, v, q in rel)]
            f = dict(t, w=r.choice(alt)) if r.random() < .5 else dict(t, y=r.choice(wrongy).n)
            self.add("relation", ["{x} is the {w} of {y}", "the {w} of {y} is {x}", "{x} is related to {y} as {w}"], t, f)
        ps = [a, b, c, d, e]
        r.sample(range(5), 2)  # not used; the draw keeps the documents of a seed
        self.roles([(p, [f"[worked|earned a living] as {jb}"]) for p, jb in zip(ps, job)], 2, two=True)
        (self.flag("comparison", [f"{c.n} was born before {d.n}", f"{d.n} is younger than {c.n}"], [f"{c.n} was born after {d.n}", f"{d.n} is older than {c.n}"], True) if r.random() < .5 else self.flag("comparison", [f"{d.n} was born before {c.n}", f"{c.n} is younger than {d.n}"], [f"{d.n} was born after {c.n}", f"{c.n} is older than {d.n}"], False)) if r.random() < .5 else self.add("comparison", ["{x} is the elder of the two siblings", "of the two siblings, {x} was born first"], dict(x=c.n), dict(x=d.n))
        return text

    def firmlife(self):
        """A company history: founding, moves, names, owners."""
        r = self.r
        p, q = self.person(), self.person()
        n1, n2 = self.firm(), self.firm()
        buyer, seller = self.firm(), self.firm()
        X, Y, _ = (self.place() for _ in range(3))
        y = r.randint(1860, 1975)
        ys = [y]
        for _ in range(4):
            ys.append(ys[-1] + r.randint(2, 14))
        pr = r.sample(["bicycles", "sewing machines", "paper bags", "wire", "buttons", "lamps", "tiles", "toys", "garden tools", "pumps", "hats", "radios"], 2)
        S = dict(p=p.n, q=q.n, ps=p.s, qs=q.s, a=n1, b=n2, B=buyer, C=seller, X=X, Y=Y, y0=ys[0], y1=ys[1], y2=ys[2], y3=ys[3], y4=ys[4], p1=pr[0], p2=pr[1])
        text = self.s(["{p} founded {a} in {X} in {y0} to make {p1}. {q} joined in {y1} and [pushed|persuaded] the firm to make {p2} instead. Two moves followed: to {Y} in {y2}, and, under the new name {b}, into the hands of {B} in {y3}. In {y4} {B} sold the business to {C}.", "What is today called {b} began in {y0} as {a}, a workshop in {X} where {p} made {p1}. In {y1}, [at the wish|on the initiative] of {q}, it turned to {p2}. The works moved to {Y} in {y2}; in {y3} {B} bought the firm and changed its name, only to pass it on to {C} in {y4}.", "{C} has owned {b} since {y4}, when it bought the firm from {B}. {B} itself had acquired it, then still called {a}, in {y3}, and renamed it. The beginnings go back to {p}, who started making {p1} in {X} in {y0}. {p2} replaced {p1} in {y1} under {q}, and {y2} saw the move to {Y}."], **S)
        self.roles([(p, [f"founded [{n1}|the firm]", "[set up|started] the business"]), (q, [f"[was behind|brought about] the change from {pr[0]} to {pr[1]}", f"got the firm to make {pr[1]}"])], 2)
        ev = [("[the firm was founded|the firm was set up]", ys[0]), (f"[the firm switched to {pr[1]}|{pr[1]} became the product]", ys[1]), (f"the firm moved to {Y}", ys[2]), (f"{buyer} took over the firm", ys[3]), (f"{seller} became the owner", ys[4])]
        self.order([e for e, _ in ev], 2)
        for _ in range(2):
            (a, u), (b, v) = r.sample(ev, 2)
            self.add("date", ["{e} in {y}", "in {y}, {e}", "{y} was the year in which {e}"], t := dict(e=self.np(a), y=str(u)), dict(t, y=str(v)) if r.random() < .5 else dict(t, e=self.np(b)))
        self.add("swap", ["{a} sold the firm to {b}", "{b} bought the firm from {a}", "the firm went from {a} to {b}"], dict(a=buyer, b=seller), dict(a=seller, b=buyer))
        self.add("swap", ["the firm was [first|originally] called {a} and later {b}", "{b} is the [later|newer] name of what began as {a}", "the name {a} gave way to {b}"], dict(a=n1, b=n2), dict(a=n2, b=n1))
        self.add("place", ["the firm [began|started] in {a} and later moved to {b}", "from {a}, the firm moved to {b}", "{b} was the second home of the firm, after {a}"], dict(a=X, b=Y), dict(a=Y, b=X))
        self.add("order", ["the firm first made {a} and later {b}", "{b} took the place of {a} in production", "from {a}, production switched to {b}"], dict(a=pr[0], b=pr[1]), dict(a=pr[1], b=pr[0]))
        i, j = sorted(r.sample(range(5), 2))
        n = ys[j] - ys[i]
        self.add("span", ["{n} [lay|passed] between {a} and {b}"], t := dict(n=self.years(n), a=("the founding", f"the switch to {pr[1]}", f"the move to {Y}", f"the purchase by {buyer}", f"the sale to {seller}")[i], b=("the founding", f"the switch to {pr[1]}", f"the move to {Y}", f"the purchase by {buyer}", f"the sale to {seller}")[j]), dict(t, n=self.years(self.others([abs(u - v) for u in ys for v in ys if u != v], n))))
        yy = r.randint(ys[3], ys[4])
        if ys[3] < yy < ys[4]:
            self.add("span", ["in {y}, the firm belonged to {a}", "{a} was the firm's owner in {y}"], dict(y=str(yy), a=buyer), dict(y=str(yy), a=seller))
        return text

    def study(self):
        r = self.r
        A, B = r.sample(["light therapy", "a fish-oil capsule", "a walking programme", "a placebo", "a salt-free diet", "an older drug", "breathing exercises", "a vitamin supplement", "cold baths"], 2)
        o1, o2, o3 = r.sample(["sleep", "blood pressure", "pain", "memory", "appetite", "balance", "mood", "body weight", "reaction time"], 3)
        n1, n2 = self.draw(40, 400, 2, 1, .3)
        d1, d2 = self.draw(2, 25, 2)
        wk1, wk2 = sorted(r.sample((4, 6, 8, 12, 16, 24, 36, 52), 2))
        X = self.place()
        an = r.sample(["men", "women", "smokers", "shift workers", "people over seventy"], 2)
        S = dict(A=A, B=B, a=o1, b=o2, c=o3, n1=self.c(n1), n2=self.c(n2), d1=self.c(d1), d2=self.c(d2), w1=wk1, w2=wk2, X=X, an=an[0], an2=an[1], N=self.c(n1 + n2))
        gA, gB = re.sub("^an? ", "", A), re.sub("^an? ", "", B)
        S["gA"], S["gB"] = gA, gB
        text = self.s(["A trial in {X} compared {A} ({n1} people) with {B} ({n2} people). After {w1} weeks, {A} had improved {a} more than {B} had; for {b} there was no difference.", "In {X}, {n1} volunteers were given {A} and {n2} {B}. {a} improved more under {A} than under {B} at {w1} weeks, whereas {b} did not differ between the groups.", "Researchers from {X} assigned {n1} participants to {A} and {n2} to {B}. No difference was seen in {b} after {w1} weeks, but as regards {a}, those on {A} did better."], **S)
        text += " " + self.s(["{d1} people dropped out of the {gA} group and {d2} out of the {gB} group. The advantage was confined to {an}; in {an2} it was not [seen|found]. {c} was not measured.", "The advantage was seen in {an} but not in {an2}. {d2} people on {B} and {d1} on {A} left the study early. The authors did not look at {c}.", "It was {an} who benefited, not {an2}. The study lost {d1} people from the {gA} group, {d2} from the {gB} group, and did not examine {c}."], **S)
        text += " " + self.s(["By week {w2}, the difference had disappeared.", "A follow-up at week {w2} no longer found a difference.", "The effect had worn off by week {w2}."] if (fade := r.random() < .5) else ["At week {w2}, the difference was still there.", "A follow-up at week {w2} found the difference unchanged.", "The effect had lasted when the groups were seen again in week {w2}."], **S)
        self.cases([(f"{o1}", "diff"), (f"{o2}", "same"), (f"{o3}", "no")], {"diff": ["was better in one group than in the other", "differed between the groups"], "same": ["was measured but [did not differ|was the same] between the groups", "came out the same in both groups"], "no": ["was not [investigated|studied]", "was left out of the study"]}, 3, kind="negation", templates=["{c} {o}", "{c} {o}", "[according to the study|in this trial], {c} {o}"])
        self.add("swap", [f"as regards {o1}, {{a}} [did better|worked better] than {{b}} at {wk1} weeks", f"at {wk1} weeks, {{b}} was less effective than {{a}} for {o1}", f"{{a}} was superior to {{b}} for {o1} after {wk1} weeks"], dict(a=A, b=B), dict(a=B, b=A))
        self.add("part", ["the benefit was [limited to|found only in] {a}", "{a} benefited, but {b} did not", "there was an advantage for {a} and none for {b}"], dict(a=an[0], b=an[1]), dict(a=an[1], b=an[0]))
        self.nums([(f"the number of people given {A}", n1), (f"the number of people given {B}", n2)], self.c, "llcds", 3)
        self.facts(["{v} people [were given|received|were assigned to] {a}", "{a} was tried out on {v} people"], [dict(a=A, v=self.c(n1)), dict(a=B, v=self.c(n2))], 1)
        self.facts(["{v} of those on {a} [dropped out|did not stay to the end]", "the study lost {v} people who were on {a}"], [dict(a=A, v=self.c(d1)), dict(a=B, v=self.c(d2))], 1)
        self.nums([(f"the number of drop-outs in the {gA} group", d1), (f"the number of drop-outs in the {gB} group", d2)], self.c, "llcds", 2)
        self.nums([(f"the number of people in the {gA} group who stayed to the end", n1 - d1), (f"the number of people in the {gB} group who stayed to the end", n2 - d2)], self.c, "lc", 1) if n1 - d1 != n2 - d2 else None
        self.flag("negation", [f"the effect [lasted|persisted] until week {wk2}", f"there was still a difference at week {wk2}"], [f"the effect [was gone|had vanished] by week {wk2}", f"there was no longer a difference at week {wk2}"], not fade)
        return text

    def route(self):
        r = self.r
        P = [self.place() for _ in range(5)]
        leg = r.sample(range(4, 60), 4)
        how = r.sample(["by ferry", "on foot", "by bus", "by train", "by bicycle", "by boat", "by cable car"], 4)
        feat = r.sample(["a salt museum", "the ruins of a fort", "hot springs", "a lighthouse", "a weekly market", "a glass workshop", "a Roman bridge", "a sculpture park"], 5)
        S = dict(**{f"p{i}": p for i, p in enumerate(P)}, **{f"k{i}": f"{k} km" for i, k in enumerate(leg)}, **{f"h{i}": h for i, h in enumerate(how)}, **{f"f{i}": f for i, f in enumerate(feat)})
        text = self.s(["The [tour|trip] starts in {p0}, known for {f0}. {k0} {h0} bring you to {p1} with {f1}. From there it is {k1} {h1} to {p2}, where you find {f2}; another {k2} {h2} take you to {p3} and {f3}. The last stage, {k3} {h3}, ends in {p4}, which has {f4}.",
                       "You leave {p0} (do see {f0}) {h0}; {p1}, with {f1}, is {k0} away. {p2}, which offers {f2}, is reached {h1} after {k1}. Then {h2}, over {k2}, to {p3}, home of {f3}, and finally {k3} {h3} to {p4} with {f4}.",
                       "{p4} is the end of the route and worth a stay for {f4}. You get there {h3} from {p3} ({k3}), which has {f3}. {p3} lies {k2} from {p2}, travelling {h2}; {p2}, in turn, with {f2}, is {k1} {h1} from {p1}. {p1} has {f1} and is the first stop after {p0}, the starting point with {f0}, from which it is {k0} {h0}."], **S)
        L = [f"[the stage from {P[i]} to {P[i + 1]}|the {P[i]}–{P[i + 1]} stage]" for i in range(4)]
        km = lambda v: self.pick(f"{v} km", f"{v} kilometres", f"{self.c(v)} kilometres")
        self.nums(list(zip(L, leg)), lambda v: km(int(v)) if v == int(v) else f"{v} km", "llcdsh", 3, group="the four stages")
        t1 = sum(leg)
        self.add("arithmetic", ["the whole [tour|route] covers {v}", "from start to end, it is {v}", f"from {P[0]} to {P[4]} along this route, it is {{v}}"], dict(v=km(t1)), dict(v=km(r.choice((t1 - leg[0], t1 - leg[3], t1 + leg[1], t1 + 10)))))
        for _ in range(2):
            i, j = r.sample(range(4), 2)
            self.add("owner", ["{l} is travelled {h}", "you [cover|travel] {l} {h}"], t := dict(l=self.np(L[i]), h=how[i]), dict(t, h=how[j]))
            i, j = r.sample(range(5), 2)
            self.add("place", ["{f} can be [seen|found|visited] in {p}", "{p} is the place for {f}", "in {p} there is {f}" if not feat[i].startswith(("hot", "the ruins")) else "{p} has {f}"], t := dict(f=feat[i], p=P[i]), dict(t, p=P[j]) if r.random() < .5 else dict(t, f=feat[j]))
        i, j, k = sorted(r.sample(range(5), 3))
        self.add("order", ["on the way from {a} to {c} you [pass through|come to] {b}", "{b} lies between {a} and {c} on this route"], dict(a=P[i], b=P[j], c=P[k]), dict(a=P[i], b=P[k], c=P[j]) if r.random() < .5 else dict(a=P[j], b=P[i], c=P[k]))
        i, j = sorted(r.sample(range(5), 2))
        self.add("order", ["{a} comes before {b} on the route", "you reach {b} after {a}", "you are in {a} before you get to {b}"], dict(a=P[i], b=P[j]), dict(a=P[j], b=P[i]))
        return text

    def match(self):
        r = self.r
        A, B = self.n.make("team"), self.n.make("team")
        ps = [self.person() for _ in range(4)]
        mins = sorted(r.sample([m for m in range(3, 90) if m not in (45, 46)], 4))
        side = [r.random() < .5 for _ in range(4)]
        if sum(side) == 2:
            side[3] = not side[3]
        sa, sb = sum(side), 4 - sum(side)
        out = []
        sc = [0, 0]
        for p, m_, s_ in zip(ps, mins, side):
            sc[0 if s_ else 1] += 1
            T = A if s_ else B
            if sc[0] == sc[1]:
                st = f"level at {sc[0]}–{sc[1]}"
            else:
                st = f"{max(sc)}–{min(sc)} to {A if sc[0] > sc[1] else B}"
            out.append(self.s(["In the {m} minute, {p} scored for {T}: {st}.", "{T} scored through {p} after {m} minutes ({st}).", "After {m} minutes {p} found the net for {T}, and it was {st}.", "Minute {m} brought a goal by {p} of {T}; {st}."], m=m_, p=p.n, T=T, st=st).replace("In the " + str(m_) + " minute", f"In minute {m_}"))
        home = r.random() < .5
        text = self.s(["{h} [hosted|received] {g} [on Saturday|on Sunday|in front of a full house].", "{g} travelled to {h}.", "It was {h}'s home game against {g}." if not (A if home else B).endswith("s") else "{h} were at home to {g}."], h=A if home else B, g=B if home else A) + " " + " ".join(out)
        W, Lo = (A, B) if sa > sb else (B, A)
        hi, lo = max(sa, sb), min(sa, sb)
        self.add("outcome", ["{w} [beat|defeated] {l}", "{l} lost to {w}", "the game ended in a win for {w} over {l}", f"{{w}} won {hi}–{lo} against {{l}}"], dict(w=W, l=Lo), dict(w=Lo, l=W))
        self.add("place", ["{h} played at home", "the game took place at {h}'s ground" if not A.endswith("s") and not B.endswith("s") else "{h} were the home side", "{h} did not have to travel for this game"], dict(h=A if home else B), dict(h=B if home else A))
        k = sum(m_ <= 45 for m_ in mins)
        self.add("number", ["exactly {k} of the four goals [fell|came] in the first 45 minutes", "the first 45 minutes brought exactly {k} of the four goals"], dict(k=WORDS[k]), dict(k=WORDS[r.choice([x for x in range(5) if x != k])]))
        for _ in range(3):
            i, j = sorted(r.sample(range(4), 2))
            self.add("order", ["{a} scored before {b}", "{b}'s goal came after {a}'s" if not any(p.s.endswith("s") for p in ps) else "{b} scored later than {a}", "{a} was on the scoresheet earlier than {b}"], dict(a=ps[i].s, b=ps[j].s), dict(a=ps[j].s, b=ps[i].s))
        i = r.randrange(4)
        T = [A, B]
        self.add("owner", ["{p} scored for {t}", "a goal for {t} was scored by {p}", "{p} was among the scorers of {t}"], t := dict(p=ps[i].n, t=A if side[i] else B), dict(t, t=B if side[i] else A))
        i, j = r.sample(range(4), 2)
        self.add("number", ["{p} scored after {m} minutes", "{p}'s goal came in minute {m}" if not ps[i].s.endswith("s") else "{p} scored in minute {m}"], t := dict(p=ps[i].n, m=str(mins[i])), dict(t, m=str(mins[j])))
        i, j = sorted(r.sample(range(4), 2))
        self.add("arithmetic", [f"{{n}} minutes lay between the goals of {ps[i].s} and {ps[j].s}", f"{ps[j].s} scored {{n}} minutes after {ps[i].s}"], dict(n=str(mins[j] - mins[i])), dict(n=str(self.others([abs(x - z) for x in mins for z in mins if x != z] + [mins[j] - mins[i] + 3], mins[j] - mins[i]))))
        return text

    def storm(self):
        """Effects by place."""
        r = self.r
        P = [self.place() for _ in range(3)]
        cause = self.pick("the storm", "the flood", "the earthquake", "the wildfire", "the heavy snow")
        inj, hom, wat = self.draw(2, 60, 3), self.draw(20, 900, 3, 5), self.draw(2, 40, 3)
        dam = r.sample(["the school", "the railway bridge", "the town hall", "the power station", "the clinic", "the church roof", "the sawmill"], 3)
        out = []
        for p, a, b, c, d in zip(P, inj, hom, wat, dam):
            S = dict(p=p, a=self.c(a), b=self.c(b), c=self.c(c), d=d)
            out.append(self.s(["In {p}, {a} people were [hurt|injured] and {b} homes lost power for {c} hours; {d} was damaged.", "{p} reported {a} injured and damage to {d}. Power was out in {b} homes there, for {c} hours.", "{b} homes in {p} were without electricity for {c} hours. {a} people were hurt there, and {d} suffered damage.", "Damage to {d}, {a} injured people and {b} homes without power for {c} hours: this is the [balance|toll] in {p}."], **S))
        self.nums([(f"the number of injured in {p}", v) for p, v in zip(P, inj)], self.c, "llcdsht", 3, group="the three places' injury figures")
        self.facts(["{v} people were [injured|hurt] in {p}", "in {p}, {v} people [suffered injuries|were hurt]", "{p} counted {v} injured people"], [dict(p=p, v=self.c(v)) for p, v in zip(P, inj)], 2)
        self.facts(["{v} homes in {p} [had no power|lost their electricity]", "in {p}, the lights went out in {v} homes"], [dict(p=p, v=self.c(v)) for p, v in zip(P, hom)], 2)
        self.facts(["{p} was without power for {v} hours", "it took {v} hours until power was back in {p}"], [dict(p=p, v=self.c(v)) for p, v in zip(P, wat)], 1)
        self.nums([(f"the number of homes without power in {p}", v) for p, v in zip(P, hom)], self.c, "llcdshtr", 3, group="the three figures for homes without power")
        self.nums([(f"the power cut in {p}", v) for p, v in zip(P, wat)], lambda v: f"{self.c(v)} hours", "lcdh", 2, group="the three power cuts", fresh=False)
        for _ in range(2):
            i, j = r.sample(range(3), 2)
            self.add("place", ["{d} in {p} was damaged", "in {p}, {d} was [hit|damaged]", f"{cause} damaged {{d}} in {{p}}"], t := dict(d=dam[i], p=P[i]), dict(t, p=P[j]))
        r.choice(sorted(inj)[1:])  # not used; the draw keeps the documents of a seed
        lim = r.choice([x for x in range(min(inj) + 1, max(inj) + 1)])
        n = sum(v >= lim for v in inj)
        self.add("quantifier", [f"at least {lim} people were injured in exactly {{n}} of the three places", f"exactly {{n}} of the three places [counted|had] {lim} or more injured"], dict(n=WORDS[n]), dict(n=WORDS[r.choice([z for z in (1, 2, 3) if z != n])]))
        tot = sum(inj)
        self.add("arithmetic", ["in the three places together, {v} people were injured", "{cause} injured {v} people in all".replace("{cause}", cause), "the total number of injured is {v}"], dict(v=str(tot)), dict(v=str(r.choice((tot - inj[0], tot - inj[1], tot + inj[2], tot + 4)))))
        return self.s(["Three places were hit [hard|] by {c}.", "Reports on {c} have come in from three places.", "{c} [caused|did] damage in three places."], c=cause) + " " + " ".join(out)

    def species(self):
        r = self.r
        X = self.n.make("surname")
        kind = self.pick("beetle", "warbler", "frog", "bat", "crab", "moth", "lizard", "duck", "newt")
        groups = r.choice((("males", "females"), ("young animals", "adults"), ("northern animals", "southern animals")))
        col = r.sample(["grey", "green", "reddish", "black", "pale yellow", "brown", "bluish"], 2)
        food = r.sample(["seeds", "ants", "algae", "snails", "pollen", "worms", "small fish", "leaves"], 2)
        hab = r.sample(["reed beds", "gravel banks", "old orchards", "caves", "wet meadows", "pine woods", "salt marshes"], 2)
        act = r.sample(["at night", "by day", "at dusk", "in the early morning"], 2)
        ln = r.sample(range(14, 95), 2)
        S = dict(n=f"the {X} {kind}", g=groups[0], h=groups[1], c1=col[0], c2=col[1], f1=food[0], f2=food[1], h1=hab[0], h2=hab[1], a1=act[0], a2=act[1], l1=ln[0], l2=ln[1])
        text = self.s(["In {n}, the {g} are {c1} and the {h} {c2}. The former, up to {l1} mm long, feed on {f1}; the latter, up to {l2} mm, on {f2}.", "{g} and {h} of {n} look different: the first are {c1} and reach {l1} mm, the second {c2} and {l2} mm. While the {h} live on {f2}, the {g} eat {f1}.", "The {h} of {n} are {c2}, grow to {l2} mm and eat {f2}. With the {g} it is {c1}, {l1} mm and {f1}."], **S)
        text += " " + self.s(["The {g} are found in {h1} and are active {a1}, whereas the {h} keep to {h2} and are active {a2}.", "One meets the {h} in {h2} {a2}, but the {g} in {h1} and {a1}.", "{h1} are the home of the {g}, {h2} that of the {h}; the {g} are active {a1}, the {h} {a2}."], **S)
        P = [(groups[0], col[0], food[0], hab[0], act[0], ln[0]), (groups[1], col[1], food[1], hab[1], act[1], ln[1])]
        T = {1: ["the {g} of this species are {v}", "{v} is the colour of the {g}"], 2: ["the {g} [feed on|eat|live on] {v}", "{v} are the food of the {g}"], 3: ["the {g} [live in|are found in|inhabit] {v}", "{v} are where the {g} [live|can be found]"], 4: ["the {g} are active {v}", "{v}, the {g} are active"], 5: ["the {g} grow up to {v} mm long", "the {g} reach {v} mm"]}
        for k in r.sample(range(1, 6), 4):
            i = r.randrange(2)
            t = dict(g=P[i][0], v=str(P[i][k]))
            self.add("swap", T[k], t, dict(t, g=P[1 - i][0]) if r.random() < .5 else dict(t, v=str(P[1 - i][k])))
        k, l = r.sample(range(1, 6), 2)
        i = r.randrange(2)
        VP = {1: "are {}", 2: "eat {}", 3: "live in {}", 4: "are active {}", 5: "reach {} mm"}
        self.add("swap", ["the {g} {a} and {b}", "the {g} {b} and {a}", "while the {g} {a}, they also {b}"], t := dict(g=P[i][0], a=VP[k].format(P[i][k]), b=VP[l].format(P[i][l])), dict(t, b=VP[l].format(P[1 - i][l])))
        if ln[0] != ln[1]:
            a, b = (groups[0], groups[1]) if ln[0] > ln[1] else (groups[1], groups[0])
            self.add("comparison", ["the {a} grow longer than the {b}", "the {b} stay shorter than the {a}", "in length, the {a} [exceed|surpass] the {b}"], dict(a=a, b=b), dict(a=b, b=a))
        return text

    def beforeafter(self):
        r = self.r
        X = self.pick("the library", "the ferry", "the clinic", "the campsite", "the market", "the night bus", "the archive", "the youth club", "the pool")
        rows = r.sample([("opening days", "days a week", *r.sample(range(2, 8), 2)), ("staff", "employees", *r.sample(range(3, 40), 2)), ("seats", "seats", *r.sample(range(20, 200, 5), 2)), ("fee", "money", *r.sample(range(2, 30), 2)), ("users", "users a week", *r.sample(range(100, 2000, 10), 2)), ("lockers", "lockers", *r.sample(range(10, 120, 2), 2))], 3)
        ev = self.pick("the renovation", "the change of management", "the merger", "the reform", "the move")
        y = self.year
        f = lambda u, v: self.m(v) if u == "money" else f"{self.c(v)} {u}"
        out = []
        NP = {"opening days": "opening", "staff": "the staff", "seats": "the seating", "fee": "the entrance fee", "users": "use", "lockers": "storage"}
        for n, u, a, b in rows:
            S = dict(n=NP[n], a=f(u, a), b=f(u, b), e=ev, X=X)
            out.append(self.s(["As for {n}, it was {a} before {e} and {b} afterwards.", "[Turning to|As regards] {n}: before {e} {a}, since then {b}.", "{n}: {b}, after {a} before {e}.", "{e} also changed {n}, from {a} to {b}.", "Today {n} stands at {b}; before {e} it was {a}."], **S))
        text = self.s(["{e} of {X} in {y} changed a lot.", "{X} is no longer what it was before {e} in {y}.", "Since {e} in {y}, {X} has changed."], e=ev, X=X, y=y) + " " + " ".join(out)
        for n, u, a, b in rows:
            k = r.randrange(2)
            w = ("before", "after")
            self.add("time", ["{w} {e}, the figure for {n} was {v}", "the figure for {n} was {v} {w} {e}", "{n} stood at {v} {w} {e}"], t := dict(w=w[k], e=ev, n=NP[n], v=f(u, (a, b)[k])), dict(t, w=w[1 - k]) if r.random() < .5 else dict(t, v=f(u, (b, a)[k])))
            self.flag("direction", [f"with {ev}, the figure for {NP[n]} [rose|went up|increased]"], [f"with {ev}, the figure for {NP[n]} [fell|went down|decreased]"], b > a)
            d = abs(a - b)
            bad = [abs(p - q) for _, _, p, q in rows if abs(p - q) != d] + [d + 1, d + 3]
            if u != "money":
                self.add("arithmetic", [f"{ev} changed the figure for {NP[n]} by {{d}}", f"the figure for {NP[n]} differs by {{d}} between the time before and after {ev}"], dict(d=self.c(d)), dict(d=self.c(r.choice(bad))))
        return text

    def election(self):
        r = self.r
        ps = [self.person() for _ in range(3)]
        party = r.sample(["the Greens", "the Farmers' Party", "the Liberals", "the Citizens' List", "the Labour Party", "the Conservatives", "the Harbour Alliance"], 3)
        n = self.draw(600, 9000, 3, 1, .25)
        last = self.draw(600, 9000, 3, 1, .3)
        X = self.place()
        y = self.year
        o = sorted(range(3), key=lambda i: -n[i])
        tot = sum(n)
        S = dict(X=X, y=y, z=y - 4, **{f"p{i}": p.n for i, p in enumerate(ps)}, **{f"t{i}": p for i, p in enumerate(party)}, **{f"n{i}": self.c(v) for i, v in enumerate(n)}, T=self.c(tot), w=ps[o[0]].s, **{f"l{i}": self.c(v) for i, v in enumerate(last)})
        text = self.s(["In the {y} election in {X}, {p0} of {t0} received {n0} votes, {p1} of {t1} {n1} and {p2} of {t2} {n2}.", "{p0}, standing for {t0}, got {n0} votes in {X} in {y}. {n1} went to {p1} ({t1}) and {n2} to {p2} ({t2}).", "{X} voted in {y}. For {t0}, {p0} polled {n0}; {t1}, with {p1}, came to {n1}; and {p2} won {n2} for {t2}."], **S)
        text += " " + self.s(["Four years earlier, in {z}, {t0} had won {l0} votes, {t1} {l1} and {t2} {l2}.", "In {z} the figures had been {l0} for {t0}, {l2} for {t2} and {l1} for {t1}.", "At the previous election ({z}), {l1} people had voted for {t1}, {l0} for {t0} and {l2} for {t2}."], **S)
        who = [r.choice((f"{p.n}", f"{p.s}", q)) for p, q in zip(ps, party)]
        i, j = r.sample(range(3), 2)
        if n[i] < n[j]:
            i, j = j, i
        self.add("comparison", [f"in {y}, {{a}} [finished|came in] ahead of {{b}}", f"{{b}} won fewer votes than {{a}} in {y}", f"{{a}} [beat|outpolled] {{b}} in the {y} election"], dict(a=who[i], b=who[j]), dict(a=who[j], b=who[i]))
        self.roles([(p, [f"stood for {q}", f"was the candidate of {q}", f"ran for {q}"]) for p, q in zip(ps, party)], 2)
        self.nums([(f"the {y} vote for {w}", v) for w, v in zip(who, n)], lambda v: f"{self.c(v)} votes", "lllcdsh", 4, group=f"the three {y} results")
        for w, a, b in zip(party, last, n):
            self.trend(f"the vote for {w}", [(str(y - 4), a), (str(y), b)], lambda v: f"{self.c(v)} votes", n=1)
        half = n[o[0]] * 2 > tot
        self.facts([f"{{w}} [won|got|received|polled] {{v}} votes in {y}", f"in {y}, {{v}} people voted for {{w}}"], [dict(w=w, v=self.c(x)) for w, x in zip(who, n)], 2)
        self.facts([f"{{w}} had {{v}} votes in {y - 4}", f"back in {y - 4}, {{v}} people voted for {{w}}"], [dict(w=w, v=self.c(x)) for w, x in zip(party, last)], 2)
        self.flag("quantifier", [f"the strongest candidate in {y} won more than half of the votes for the three", f"one of the three had an absolute majority of the {y} votes listed"], [f"the strongest candidate in {y} won less than half of the votes for the three", f"none of the three had an absolute majority of the {y} votes listed"], half)
        k = sum(b > a for a, b in zip(last, n))
        self.add("quantifier", [f"{{k}} of the three parties won more votes in {y} than in {y - 4}", f"compared with {y - 4}, {{k}} of the three parties gained votes"], dict(k=("none", "exactly one", "exactly two", "all")[k]), dict(k=("none", "exactly one", "exactly two", "all")[r.choice([x for x in range(4) if x != k])]))
        return text

    def lends(self):
        """Objects, makers, dates, lenders."""
        r = self.r
        what = r.sample(["the portrait of a girl", "the winter landscape", "the bronze horse", "the still life with lemons", "the carved chest", "the blue vase", "the sea battle", "the group portrait", "the silver ewer"], 3)
        ps = [self.person() for _ in range(3)]
        ys = self.draw(1610, 1930, 3)
        ln = [self.n.make("venue"), "a private collector", f"the city of {self.place()}"]
        r.shuffle(ln)
        price = self.draw(20, 900, 3, 10)
        out = []
        for w, p, y, l, x in zip(what, ps, ys, ln, price):
            S = dict(w=w, p=p.n, y=y, l=l, x=self.m(x * 1000))
            out.append(self.s(["{w}, made by {p} in {y}, was lent by {l} and is insured for {x}.", "{l} has lent {w}, a work of {y} by {p}; it is insured for {x}.", "{p} finished {w} in {y}. It comes from {l}, with an insurance value of {x}.", "Insured for {x}, {w} by {p} ({y}) is on loan from {l}."], **S))
        sl = [dict(w=w, p=p.n, y=str(y), l=l) for w, p, y, l in zip(what, ps, ys, ln)]
        T = {"p": ["{w} is [by|a work of|the work of] {p}", "{p} made {w}", "the maker of {w} is {p}"], "y": ["{w} dates from {y}", "{w} was made in {y}", "{y} is the date of {w}"], "l": ["{l} lent {w}", "{w} is on loan from {l}", "the lender of {w} is {l}"]}
        for _ in range(4):
            a, b = r.sample(sl, 2)
            k = r.choice("pyl")
            self.add("owner", T[k], a, dict(a, **({k: b[k]} if r.random() < .5 else {"w": b["w"]})))
        a, b = r.sample(sl, 2)
        k, k2 = r.sample("pyl", 2)
        X = {"p": "[a work of {p}|made by {p}]", "y": "[from {y}|dated {y}]", "l": "[lent by {l}|on loan from {l}]"}
        self.add("owner", ["{w} is " + self.np(X[k]) + " and " + self.np(X[k2])], a, dict(a, **{k2: b[k2]}))
        self.add("hop", ["the work lent by {l} is by {p}", "{p} made the work that {l} has lent", "{l} is the lender of a work by {p}"], a, dict(a, p=b["p"]))
        self.facts(["{w} is insured for {v}", "{v} is the insured value of {w}", "should {w} be lost, the insured sum is {v}"], [dict(w=w, v=self.m(x * 1000)) for w, x in zip(what, price)], 2)
        self.nums([(f"the insurance value of {w}", x * 1000) for w, x in zip(what, price)], self.m, "llcdsh", 3, group="the three insurance values")
        i, j = r.sample(range(3), 2)
        if ys[i] > ys[j]:
            i, j = j, i
        self.add("comparison", ["{a} is older than {b}", "{b} was made after {a}", "{b} is the later work, compared with {a}"], dict(a=what[i], b=what[j]), dict(a=what[j], b=what[i]))
        return " ".join(out)

    BLOCKS2 = "life makers sequence cause plan saiddone quant parts ladder attend terms family firmlife study route match storm species beforeafter election lends".split()


# ---------------------------------------------------------------- policies, leaflets, contracts, manuals

class Rule(Prose):
    def dose(self):
        r = self.r
        drug = self.n.make("brand")
        form, one = self.pick(("tablets", "tablet"), ("capsules", "capsule"), ("drops", "drop"), ("sachets", "sachet"), ("millilitres of syrup", "millilitre of syrup"))
        a, b = sorted(r.sample((4, 6, 8, 10, 12, 14, 16), 2))
        d1, d2, d3 = r.sample(range(1, 8), 3)
        h = r.choice((4, 6, 8, 12))
        mx = r.choice((2, 3, 4))
        ill = self.pick("kidney disease", "liver disease", "asthma", "high blood pressure")
        u = lambda n: f"{self.c(n)} {form if n != 1 else one}"
        S = dict(D=drug, a=a, b=b, d1=u(d1), d2=u(d2), d3=u(d3), h=h, mx=self.c(mx), ill=ill, f=form, b1=b - 1)
        text = self.s(["Children under {a} must not be given {D}. From {a} to {b1} years the dose is {d1}; from {b} years on, {d2}. Adults over 65 take {d3}.", "{D} is not suitable for children below {a}. Children aged {a} to {b1} take {d1} at a time, older children and adults {d2}. For people over 65, a single dose is {d3}.", "A single dose of {D} is {d2}. For children from {a} to {b1} it is {d1}, for people over 65 {d3}; below the age of {a} the medicine must not be used."], **S)
        text += " " + self.s(["No more than {mx} doses may be taken in 24 hours, and at least {h} hours must pass between two doses.", "Wait at least {h} hours before the next dose and do not take more than {mx} doses a day.", "Doses must be {h} hours apart or more; {mx} doses a day is the maximum."], **S)
        strict = r.random() < .4
        text += " " + self.s(["People with {ill} must not take {D}, not even with a doctor's approval.", "With {ill}, {D} may not be taken under any circumstances; a doctor's consent changes nothing.", "Do not take {D} if you have {ill}, even if a doctor agrees."] if strict else ["People with {ill} must not take {D} unless a doctor has approved it; even then, one dose a day is the limit.", "With {ill}, {D} may only be taken if a doctor agrees, and then only once a day.", "Do not take {D} if you have {ill}, except with a doctor's consent, in which case a single dose a day is allowed."], **S)
        def amount(x):
            return "no" if x < a else "d1" if x < b else "d2" if x <= 65 else "d3"
        ages = [r.randint(1, a - 1), a, r.randint(a, b - 1), b - 1, b, r.randint(b, 64), r.randint(20, 60), r.randint(66, 90), 70]
        cs = [(self.pick(f"a person aged {x}", f"somebody of {x}", f"a patient who is {x}") if x >= 18 else self.pick(f"a child aged {x}", f"a patient of {x}", f"somebody aged {x}"), amount(x)) for x in ages]
        say = {"no": [f"must not [take|be given] {drug}", "must not have this medicine at all"], **{k: [f"[takes|should take] {u(v)} at a time", f"gets {u(v)} as a single dose"] for k, v in (("d1", d1), ("d2", d2), ("d3", d3))}}
        self.cases(cs, say, 4, templates=["{c} {o}", "[according to the leaflet|as the leaflet has it], {c} {o}"])
        day = [(f"a child aged {r.randint(a, b - 1)}", d1 * mx), (f"somebody aged {r.randint(30, 64)}", d2 * mx), (f"a person aged {r.randint(66, 88)}", d3 * mx)]
        (c, v), (_, w) = r.sample(day, 2)
        self.add("arithmetic", ["{v} is the most that {c} may take [in 24 hours|within a day]", "the daily maximum for {c} is {v}"], dict(c=c, v=u(v)), dict(c=c, v=u(w)))
        k = r.choice((1, 2, 3, 4))
        gaps = [(h, 1), (h + 1, 1), (h - 1, 0), (h - 2, 0), (h + 3, 1)]
        self.cases([(f"{self.c(g)} hours after the last dose", "ok" if z else "no") for g, z in gaps if g > 1], {"ok": ["it is [long enough|late enough] to take the next one", "the next dose may be taken, as far as the interval goes"], "no": ["it is too early for the next one", "the next dose may not be taken yet"]}, 2)
        self.cases([(f"someone with {ill} and a doctor's approval", "no" if strict else "once"), (f"someone with {ill} who has not asked a doctor", "no"), (f"someone of 40 without {ill}", "many")], {"once": [f"may take {drug}, but only one dose a day", f"is limited to a single dose of {drug} a day"], "no": [f"may not take {drug}"], "many": [f"may take more than one dose of {drug} a day", f"may take up to {self.c(mx)} doses of {drug} a day"]}, 3, kind="exception")
        return text

    def fees(self):
        r, m = self.r, self.m
        what = self.pick("the sauna", "the climbing hall", "the museum", "the ferry", "the pottery course", "the night tour", "the boat hire")
        ad, st, me = sorted(r.sample(range(6, 48), 3), reverse=True)
        sur = r.choice((2, 3, 4, 5))
        age = r.choice((5, 6, 7, 10))
        day = self.pick("Sunday", "Saturday", "Friday")
        ex = self.pick("students", "members")
        S = dict(w=what, ad=m(ad), st=m(st), me=m(me), sur=m(sur), age=age, day=day, ex=ex)
        text = self.s(["For {w}, the [normal|standard] price is {ad}; students pay {st} and members {me}. Children under {age} go free.", "{w} costs {ad}, or {st} for students and {me} for members; there is no charge for children under {age}.", "Members pay {me} for {w} and students {st}. Everyone else pays {ad}, except children under {age}, who pay nothing."], **S)
        text += " " + self.s(["On {day}s a surcharge of {sur} is added, from which {ex} are exempt.", "Everybody who has to pay, with the exception of {ex}, pays {sur} extra on {day}s.", "{day} is dearer: {sur} is added to all [paid tickets|prices], but not to those for {ex}."], **S)
        other = r.choice([d for d in WEEKDAYS if d != day])
        def price(k, d):
            base = dict(adult=ad, student=st, member=me, child=0)[k]
            return base + (sur if d == day and base and not (ex.startswith(k)) else 0)
        N = dict(adult=["an adult who is neither a student nor a member", "a visitor paying the [standard|normal] price"], student=["a student"], member=["a member"], child=[f"a child of {r.randint(2, age - 1)}"])
        cs = [(f"{r.choice(N[k])} {self.pick('coming', 'who comes')} on a {d}", price(k, d)) for k in N for d in (day, other)]
        say = {v: [f"pays {m(v)}", f"is charged {m(v)}", f"has to pay {m(v)}"] if v else ["pays nothing", "gets in without paying"] for _, v in cs}
        self.cases(cs, say, 4)
        k1, k2 = r.choice((("adult", "student"), ("adult", "member"), ("student", "member")))
        d = r.choice((day, other))
        n = r.choice((2, 3))
        right = n * price(k1, d) + price(k2, d)
        bad = [x for x in (n * price(k2, d) + price(k1, d), n * price(k1, other if d == day else day) + price(k2, other if d == day else day), right + sur, (n + 1) * price(k1, d)) if x != right]
        nm = dict(adult="adults at the standard price", student="students", member="members")
        self.add("arithmetic", [f"on a {d}, {WORDS[n]} {nm[k1]} and one {k2} pay {{v}} [together|in total]", f"{WORDS[n]} {nm[k1]} plus one {k2} come to {{v}} on a {d}"], dict(v=m(right)), dict(v=m(r.choice(bad))))
        return text

    def leave(self):
        r = self.r
        n, c, k = r.randint(20, 32), r.choice((3, 5, 8, 10)), r.choice((3, 6, 12))
        mon, mon2 = r.sample(["31 March", "30 April", "30 June", "30 September"], 2)
        boss, hr = self.pick("the line manager", "the team leader"), self.pick("the personnel office", "the director")
        w = r.choice((2, 3, 4))
        e1, e2, e3 = r.sample([("moving house", "is moving house"), ("a death in the family", "has had a death in the family"), ("a wedding", "is getting married"), ("an exam", "has an exam to sit"), ("a court date", "has to appear in court")], 3)
        S = dict(e1=e1[0], e2=e2[0], n=n, c=self.c(c), k=k, mon=mon, mon2=mon2, boss=boss, hr=hr, w=self.c(w))
        text = self.s(["Employees are entitled to {n} days of leave a year. Up to {c} unused days may be carried over, but lapse on {mon}, unless illness prevented their use; in that case they can be taken until {mon2} of the following year.", "The yearly leave is {n} days. Of days not taken, at most {c} can be moved to the next year and must be used by {mon}; only those who could not take them because of illness have until {mon2}.", "Each employee has {n} days off a year. A maximum of {c} days can be carried into the next year. They expire on {mon} there, except after illness, when the date is {mon2}."], **S)
        text += " " + self.s(["Leave of up to {w} weeks is approved by {boss}; for anything longer, {hr} must decide. During the first {k} months no leave may be taken, except for {e1} or {e2}.", "{boss} may grant leave of {w} weeks or less, whereas longer leave needs the consent of {hr}. New staff cannot take leave in the first {k} months; {e1} and {e2} are the only exceptions.", "In the first {k} months leave is only granted for {e1} or {e2}. Requests for more than {w} weeks go to {hr}, all others to {boss}."], **S)
        u = r.randint(1, 15)
        left = lambda x: min(x, c)
        v = r.choice([x for x in range(1, 16) if left(x) != left(u)])
        self.add("condition", ["of {u} unused days, the most that can be taken into the next year is {v}", "for someone with {u} unused days, the number that can be carried over is {v}"], dict(u=self.c(u), v=self.c(left(u))), dict(u=self.c(u), v=self.c(left(v) if left(v) <= u else u if u != left(u) else max(1, left(u) - 1))) if left(v) != left(u) and (left(v) <= u or u != left(u) or left(u) > 1) else dict(u=self.c(u), v=self.c(u + 1)))
        self.either("exception", ["carried-over days {k} lapse on {d}", "days carried over {k} have to be used by {d}", "for carried-over days {k}, the last date is {d}"], dict(k="that could have been taken", d=mon), dict(k="that illness kept somebody from taking", d=mon2))
        self.cases([(f"leave of {self.c(x)} weeks" if x > 1 else "leave of one week", "boss" if x <= w else "hr") for x in (1, w, w + 1, w + 2, w - 1) if x > 0], {"boss": [f"can be approved by {boss}", f"is a matter for {boss}"], "hr": [f"has to be approved by {hr}", f"is a matter for {hr}"]}, 2)
        e, l = r.randint(1, k - 1), k + r.randint(1, 5)
        self.cases([(f"someone in month {e} of the job who wants a holiday", "no"), (f"someone in month {l} of the job who wants a holiday", "yes"), (f"someone in month {e} of the job who {e1[1]}", "yes"), (f"someone in month {e} of the job who {e2[1]}", "yes"), (f"someone in month {e} of the job who {e3[1]}", "no")], {"no": ["cannot be granted leave", "has to wait before taking leave"], "yes": ["can be granted leave", "does not have to wait before taking leave"]}, 3, kind="exception")
        return text

    DUTY = [("clears the snow", "clear the snow", "clearing the snow"), ("insures the building", "insure the building", "insuring the building"), ("paints the walls", "paint the walls", "painting the walls"), ("has the boiler serviced", "have the boiler serviced", "servicing the boiler"), ("pays for small repairs", "pay for small repairs", "small repairs"), ("keeps the accounts", "keep the accounts", "keeping the accounts"), ("cleans the stairs", "clean the stairs", "cleaning the stairs"), ("supplies the packaging", "supply the packaging", "supplying the packaging"), ("arranges the transport", "arrange the transport", "arranging the transport"), ("orders spare parts", "order spare parts", "ordering spare parts"), ("replaces broken windows", "replace broken windows", "replacing broken windows"), ("reads the meters", "read the meters", "reading the meters")]

    def duties(self):
        r = self.r
        A, B = r.choice((("tenant", "landlord"), ("buyer", "seller"), ("licensee", "licensor"), ("club", "town"), ("contractor", "client"), ("lessee", "lessor"), ("franchisee", "franchisor")))
        d = r.sample(self.DUTY, 5)
        st = r.sample(["Amust", "Bmust", "Amay", "Aconsent", "Bmay"], 5)
        DOC = {"Amust": ["the {A} must {v}", "the {A} is obliged to {v}", "it is the {A}'s duty to {v}"], "Bmust": ["the {B} must {v}", "the {B} is obliged to {v}", "it falls to the {B} to {v}"], "Amay": ["the {A} may {v} but does not have to", "the {A} is free to {v}", "if the {A} wishes to {v}, no permission is needed"], "Bmay": ["the {B} may {v} but is not obliged to", "the {B} has the right, but not the duty, to {v}"], "Aconsent": ["the {A} may {v} only with the {B}'s written consent", "to {v}, the {A} needs the {B}'s consent in writing"]}
        CL = {"Amust": "the {A} [has to|is required to] {v}", "Bmust": "the {B} [has to|is required to] {v}", "Amay": "the {A} can choose freely whether to {v}", "Bmay": "it is up to the {B} whether to {v}", "Aconsent": "the {A} cannot {v} without the agreement of the {B}"}
        out = [self.end(self.np(r.choice(DOC[s_])).format(A=A, B=B, v=x[1])) for x, s_ in zip(d, st)]
        for _ in range(5):
            i, j = r.sample(range(5), 2)
            t = dict(x=self.np(CL[st[i]]).format(A=A, B=B, v=d[i][1]))
            f = dict(x=self.np(CL[st[j]]).format(A=A, B=B, v=d[i][1]))
            if r.random() < .5 or {st[i], st[j]} == {"Aconsent", "Bmay"}:
                f = dict(x=self.np(CL[st[i]]).format(A=A, B=B, v=d[j][1]))
            self.add("duty", ["{x}"], t, f)
        return " ".join(out)

    def deadlines(self):
        r = self.r
        base = datetime.date(self.year, r.randint(1, 11), r.randint(1, 27))
        n, k, e = r.choice((10, 14, 20, 21, 30)), r.choice((5, 7, 8)), r.choice((40, 45, 60))
        what, doc = self.pick(("an appeal", "the decision"), ("a complaint", "the invoice"), ("an objection", "the notice"), ("a claim for damages", "the delivery"))
        who = self.pick("people living abroad", "non-profit bodies", "minors")
        S = dict(w=what, d=doc, n=self.days(n), k=self.days(k), e=self.days(e), who=who)
        text = self.s(["{w} must be [lodged|filed] within {n} of receiving {d}. For {who} the period is {e}. If {d} concerns a matter of safety, it is {k} for everyone.", "Those who want to [lodge|file] {w} have {n} from receipt of {d}; {who} have {e}. In safety matters, however, only {k} are allowed, without exception.", "The time limit for {w} is {n} after {d} has been received ({who}: {e}). Where safety is at issue, the limit is {k} in all cases, including {who}."], **S)
        lim = lambda sp, sf: k if sf else e if sp else n
        who1 = {"people living abroad": ("someone living abroad", "someone living in the country"), "non-profit bodies": ("a non-profit body", "a commercial firm"), "minors": ("a minor", "an adult")}[who]
        cs = []
        for sp in (0, 1):
            for sf in (0, 1):
                L = lim(sp, sf)
                for x, z in ((L, "in"), (L - 1, "in"), (L + 1, "late"), (L + 3, "late")):
                    cs.append((f"{who1[0] if sp else who1[1]} [filing|who files] {self.c(x)} days after receipt in [a safety matter|a matter of safety]" if sf else f"{who1[0] if sp else who1[1]} [filing|who files] {self.c(x)} days after receipt in [an ordinary matter|a matter unrelated to safety]", z))
        self.cases(cs, {"in": ["is in time", "has met the deadline", "has kept to the time limit"], "late": ["is too late", "has missed the deadline", "has overrun the time limit"]}, 3)
        cs = [(f"{who1[0] if sp else who1[1]} in {'a safety matter' if sf else 'an ordinary matter'}", lim(sp, sf)) for sp in (0, 1) for sf in (0, 1)]
        self.cases(cs, {v: [f"has {self.days(v)} to act", f"must act within {self.days(v)}", f"is given {self.days(v)}"] for _, v in cs}, 3, kind="exception")
        dd = lambda x: f"{x.day} {MONTHS[x.month - 1]}"
        off = r.choice((1, 2, -1, -2))
        ok, bad = base + datetime.timedelta(days=n - abs(off) + 1), base + datetime.timedelta(days=n + abs(off))
        good = r.random() < .5
        self.add("date", [f"in an ordinary matter, {who1[1]} who received {doc} on {dd(base)} and files on {{d}} is {'in time' if good else 'too late'}", f"if {doc} reached {who1[1]} on {dd(base)} and safety is not at issue, filing on {{d}} is {'early enough' if good else 'too late'}"], dict(d=dd(ok if good else bad)), dict(d=dd(bad if good else ok)))
        return text

    def cover(self):
        r, m = self.r, self.m
        A, B, C, D_ = r.sample(["necklaces", "bicycles", "laptops", "musical instruments", "coins", "cameras", "works of art", "skis"], 4)
        lim = r.choice((200, 300, 500, 800, 1000))
        ex = r.choice((50, 100, 150, 200))
        S = dict(A=A, B=B, C=C, D=D_, lim=m(lim), ex=m(ex))
        text = self.s(["Theft from the home is insured, including {A}. {B} are covered only if they were locked away, and {C} only up to {lim}. {D} are excluded unless they are listed in the policy.", "The policy covers theft from the home. This [includes|extends to] {A}; for {C} no more than {lim} is paid, and {B} must have been locked away. {D} are not insured, except where the policy lists them.", "Insured against theft from the home: {A} without limit, {C} up to {lim}, {B} provided they were locked away. {D} are left out of the cover, unless listed in the policy."], **S)
        text += " " + self.s(["An excess of {ex} is deducted from each claim, but not for {A}.", "From each payment {ex} is deducted; {A} are exempt from this.", "With the exception of claims for {A}, the first {ex} of each loss is borne by the policyholder."], **S)
        say = {"yes": ["are covered", "would be paid for", "fall under the cover"], "no": ["are not covered", "would not be paid for", "fall outside the cover"]}
        cs = [(f"stolen {A}", "yes"), (f"stolen {B} that had been locked away", "yes"), (f"stolen {B} that had been left lying about", "no"), (f"stolen {D_} listed in the policy", "yes"), (f"stolen {D_} that the policy does not list", "no")]
        self.cases(cs, say, 4, kind="exception")
        x = lim + r.choice((50, 100, 250, 400))
        z = ex + r.choice((80, 150, 200, 300))
        z = min(z, lim)
        m(x), m(z)  # not used; the draws keep the documents of a seed
        self.add("exception", ["the excess does not apply to [claims for|losses of] {a}", "for {a}, nothing is deducted from the payment", "no excess is taken off for {a}"], dict(a=A), dict(a=self.pick(B, C)))
        self.add("condition", [f"the upper limit of {m(lim)} applies to {{a}}", f"for {{a}}, no more than {m(lim)} is paid"], dict(a=C), dict(a=self.pick(A, B)))
        self.add("arithmetic", [f"for stolen {A} worth {m(z)}, the insurer pays {{v}}", f"a loss of {A} worth {m(z)} leads to a payment of {{v}}"], dict(v=m(z)), dict(v=m(z - ex)))
        if z > ex:
            self.add("arithmetic", [f"for stolen {B}, properly locked away and worth {m(z)}, the insurer pays {{v}}", f"a loss of locked-away {B} worth {m(z)} leads to a payment of {{v}}"], dict(v=m(z - ex)), dict(v=m(z)))
        return text

    def permit(self):
        r, m = self.r, self.m
        and_ = r.random() < .5
        what = self.pick("a stall permit", "a study grant", "a fishing licence", "a resident's pass", "a starter loan", "a garden plot")
        y, inc, _ = r.choice((2, 3, 5)), r.choice((18, 20, 24, 30, 36)) * 1000, r.choice((2, 3))
        c1 = (f"have lived in the district for at least {self.c(y)} years", f"{self.c(y + r.randint(0, 6))} years in the district", f"{self.c(y - 1)} year{'s' * (y != 2)} in the district")
        c2 = (f"earn less than {m(inc)} a year", f"an income of {m(inc - r.choice((500, 1000, 3000)))}", f"an income of {m(inc + r.choice((500, 1000, 3000)))}")
        ex = self.pick("pensioners", "apprentices", "single parents")
        one = {"pensioners": "a pensioner", "apprentices": "an apprentice", "single parents": "a single parent"}[ex]
        S = dict(w=what, a=c1[0], b=c2[0], ex=ex)
        if and_:
            text = self.s(["{w} is given to applicants who {a} and {b}. {ex} only need to meet the first condition.", "To get {w}, applicants must {a}; in addition, they must {b}. The second requirement is waived for {ex}.", "Only those who both {a} and {b} can receive {w}; for {ex}, however, income plays no part."], **S)
        else:
            text = self.s(["{w} is given to applicants who {a} or {b}. {ex}, however, must meet the first condition in any case.", "To get {w}, it is enough to {a} or to {b}; one of the two will do. Only {ex} cannot rely on the second condition.", "Those who {a}, or else {b}, can receive {w}. For {ex}, income does not count: they must meet the first condition."], **S)
        fee = r.choice((10, 15, 20, 25, 40))
        text += " " + self.s(["The fee is {f}, payable on collection, not on application.", "{f} is due when it is collected; applying costs nothing.", "Applying is free of charge, but {f} must be paid on collection."] if (coll := r.random() < .5) else ["The fee is {f}, payable on application, not on collection.", "{f} is due with the application; collection costs nothing more.", "Collection is free of charge, but {f} must be paid when applying."], f=m(fee))
        ok = lambda p, q, e: (p if e else (p and q)) if and_ else (p if e else (p or q))
        cs = []
        for e in (0, 1):
            for p in (0, 1):
                for q in (0, 1):
                    cs.append((f"{one if e else self.pick('an ordinary applicant', 'an applicant who is not ' + one)} with {c1[1] if p else c1[2]} and {c2[1] if q else c2[2]}", "yes" if ok(p, q, e) else "no"))
        self.cases(cs, {"yes": [f"can [get|receive] {what}", f"qualifies for {what}", f"is entitled to {what}"], "no": [f"cannot [get|receive] {what}", f"does not qualify for {what}", f"is not entitled to {what}"]}, 5, kind="condition")
        self.flag("condition", [f"{m(fee)} [must be paid|is due] when {what} is collected"], [f"{m(fee)} [must be paid|is due] when {what} is applied for"], coll)
        self.flag("condition", ["an ordinary applicant has to meet both conditions", "for most applicants, meeting one of the two conditions is not enough"], ["an ordinary applicant has to meet only one of the two conditions", "for most applicants, meeting one of the two conditions is enough"], and_)
        return text

    def returns(self):
        r = self.r
        n, k = r.choice((14, 21, 28, 30)), r.choice((45, 60, 90))
        A, B, C = r.sample(["software", "swimwear", "bedding", "footwear", "jewellery", "make-up"], 3)
        S = dict(n=self.days(n), k=self.days(k), A=A, B=B, C=C)
        fx, sale, shop = r.random() < .5, r.random() < .5, r.random() < .5
        S["u"] = self.pick("unless it is faulty", "except when it is faulty") if fx else self.pick("even if it is faulty", "not even when faulty")
        S["s"] = self.pick("sale items cannot be returned at all", "sale items are excluded from this") if not sale else self.pick("the same goes for sale items", "sale items are treated like other goods").replace("the same goes for sale items", "sale items can be returned like all other goods")
        text = self.s(["Goods can be returned within {n}. Members of the customer club have {k}. {A} cannot be returned once opened, {u}; {s}.", "Customers may send goods back for {n} after delivery, club members for {k}. {s}. Opened {A} cannot be returned, {u}.", "There is a right of return of {n} ({k} for club members). It does not apply to {A} once it has been opened, {u}; {s}."], **S)
        self.s(["Goods can be returned within {n}. Members of the customer club have {k}. {A} cannot be returned once opened, unless it is faulty; sale items cannot be returned at all.", "Customers may send goods back for {n} after delivery, club members for {k}. Opened {A} is excluded, though not if it is faulty. Sale items cannot be returned.", "There is a right of return of {n} ({k} for club members). It does not apply to sale items, nor to opened {A}, except where the latter is faulty."], **S)
        S["x"], S["y"] = ("the customer", "the shop") if shop else ("the shop", "the customer")
        text += " " + self.s(["{x} pays the postage, except for faulty goods, when {y} does.", "Postage is paid by {x} unless the goods are faulty; then {y} pays.", "Where goods are faulty, {y} bears the postage; in all other cases {x} does."], **S)
        d1, d2, d3 = r.randint(3, n), r.randint(n + 1, k), k + r.randint(1, 20)
        cs = []
        for d in (d1, d2, d3):
            cs.append((f"a club member with regular goods, {self.c(d)} days after delivery,", "yes" if d <= k else "no"))
            cs.append((f"a customer outside the club with regular goods, {self.c(d)} days after delivery,", "yes" if d <= n else "no"))
        cs += [(f"a customer with opened but flawless {A}, {self.c(d1)} days after delivery,", "no"), (f"a customer with opened and faulty {A}, {self.c(d1)} days after delivery,", "yes" if fx else "no"), (f"a customer with a sale item, {self.c(d1)} days after delivery,", "yes" if sale else "no"), (f"a customer with unopened {A}, {self.c(d1)} days after delivery,", "yes")]
        self.cases(cs, {"yes": ["can [return the goods|send the goods back]", "still has the right of return"], "no": ["cannot [return|send back] the goods", "has no right of return"]}, 5, kind="exception")
        self.either("exception", ["for {g} goods, {p} pays the postage", "the postage for {g} goods is paid by {p}", "{p} has to bear the postage when {g} goods are sent back"], dict(g="faulty", p=S["y"]), dict(g="flawless", p=S["x"]))
        return text

    def lamps(self):
        """A manual: what signals mean, what to do, in which order."""
        r = self.r
        dev = self.pick("the pump", "the router", "the dishwasher", "the boiler", "the charger", "the printer", "the generator")
        col = r.sample(["green", "red", "yellow", "blue", "white", "orange"], 3)
        r.sample(range(3), 3)  # not used; the draw keeps the documents of a seed
        mean = r.sample(["the filter is blocked", "the water tank is empty", "the device is ready", "an update is running", "the lid is open", "the device is too hot", "the battery is low", "the self-test has failed"], 6)
        out, facts = [], []
        for i, c in enumerate(col):
            a, b = mean[2 * i], mean[2 * i + 1]
            out.append(self.s(["A steady {c} light means that {a}; if it flashes, {b}.", "If the {c} light is steady, {a}. A flashing {c} light tells you that {b}.", "{c}: steady when {a}, flashing when {b}."], c=c, a=a, b=b))
            facts += [(f"a steady {c} light", a), (f"a flashing {c} light", b)]
        for _ in range(4):
            (x, a), (y, b) = r.sample(facts, 2)
            self.add("swap", ["{x} [means|shows|indicates] that {a}", "when {a}, you see {x}", "{x} is the sign that {a}"], dict(x=x, a=a), dict(x=y, a=a) if r.random() < .5 else dict(x=x, a=b))
        st = r.sample([("switch off the power", "the power is switched off"), ("drain the tank", "the tank is drained"), ("remove the cover", "the cover is removed"), ("rinse the filter", "the filter is rinsed"), ("wait ten minutes", "the ten-minute wait takes place"), ("press the reset button", "the reset button is pressed"), ("close the valve", "the valve is closed"), ("check the seal", "the seal is checked")], 4)
        S = dict(a=st[0][0], b=st[1][0], c=st[2][0], d=st[3][0], D=dev)
        out.append(self.s(["Before you service {D}: {a}, then {b}. Only after that should you {c}; finally, {d}.", "To service {D}, first {a}. The next step is to {b}; do not {c} before this is done; at the very end, {d}.", "When servicing {D}, {d} at the end. First of all, {a}. After that, {b}, and then {c}."], **S))
        self.order([x[1] for x in st], 3)
        return " ".join(out)

    def luggage(self):
        r, m = self.r, self.m
        w = sorted(r.sample((8, 10, 15, 20, 23, 25, 30, 32), 3))
        fee = r.choice((4, 5, 6, 8, 9, 12))
        cl = ("basic", "standard", "premium")
        S = dict(a=w[0], b=w[1], c=w[2], f=m(fee))
        text = self.s(["The baggage allowance is {a} kg with a basic ticket, {b} kg with a standard ticket and {c} kg with a premium ticket. Each extra kilogram costs {f}.", "Basic tickets include {a} kg of baggage, standard tickets {b} kg, premium tickets {c} kg; every kilogram above that is charged at {f}.", "With a premium ticket you may take {c} kg, with a standard ticket {b} kg and with a basic ticket {a} kg. Excess baggage is {f} per kilogram."], **S)
        k = r.choice(cl)
        inc = r.random() < .5
        S["k"], S["q1"], S["q2"] = k, *(("counts towards the allowance", "comes on top of the allowance") if inc else ("comes on top of the allowance", "counts towards the allowance"))
        text += " " + self.s(["Sports equipment {q1}, except with a {k} ticket, where it {q2}.", "With a {k} ticket, sports equipment {q2}; with the other tickets it {q1}.", "As for sports equipment, it {q1}, though for {k} tickets it {q2}."], **S)
        al = dict(zip(cl, w))
        x = r.choice((w[0] + 3, w[1] + 2, w[1] + 4, w[2] + 2, w[0] - 1))
        ch = {c: max(0, x - al[c]) * fee for c in cl}
        vals = set(ch.values())
        if len(vals) > 1:
            cs = [(f"a passenger with a {c} ticket and {x} kg of baggage", v) for c, v in ch.items()]
            self.cases(cs, {v: [f"pays {m(v)} extra", f"is charged {m(v)} for excess baggage"] if v else ["pays nothing extra", "does not have to pay for excess baggage"] for v in vals}, 3, kind="arithmetic")
        self.nums([(f"the allowance with a {c} ticket", v) for c, v in al.items()], self.u("kg"), "llcd", 3)
        r.choice((3, 4, 6))  # not used; the draw keeps the documents of a seed
        self.cases([(f"sports equipment of a {z} passenger", "in" if inc == (z != k) else "out") for z in cl], {"in": ["counts towards the allowance", "uses up part of the allowance"], "out": ["does not count towards the allowance", "can be taken on top of the allowance"]}, 2, kind="exception")
        return text

    def storage(self):
        r = self.r
        P = self.pick("the vaccine", "the sauce", "the adhesive", "the reagent", "the eye drops", "the starter culture", "the paint")
        a, b = r.choice(((2, 8), (3, 7), (5, 12))), r.choice(((15, 25), (10, 30), (14, 20)))
        m1, m2, d1 = *r.sample((6, 9, 12, 18, 24, 36), 2), r.choice((3, 5, 7, 10, 14, 28))
        if m1 < m2:
            m1, m2 = m2, m1
        S = dict(P=P, a=f"{a[0]} and {a[1]} °C", b=f"{b[0]} and {b[1]} °C", m1=m1, m2=m2, d=self.days(d1))
        text = self.s(["Unopened, {P} keeps for {m1} months between {a}, or for {m2} months between {b}. Once opened, it must be kept between {a} and used within {d}.", "Between {a}, {P} can be stored for {m1} months if it has not been opened; at room temperature, that is, between {b}, for {m2} months. After opening it keeps for {d}, and only between {a}.", "{P} must be used within {d} of opening and kept between {a} during that time. Before opening, it lasts {m1} months between {a} and {m2} months between {b}."], **S)
        fro = r.random() < .5
        text += " " + self.s(["It must not be frozen; even a short frost during transport makes it useless.", "Freezing ruins it, and so does a short frost during transport.", "Neither a freezer nor a short frost on the way to you will leave it fit for use."] if not fro else ["It must not be frozen, though a short frost during transport does no harm.", "Freezing makes it unusable, except for short frost during transport.", "Never freeze it; only short frost on the way to you is harmless."], **S)
        tA, tB = r.randint(a[0] + 1, a[1] - 1), r.randint(b[0] + 1, b[1] - 1)
        mid = (m1 + m2) // 2
        cs = []
        for x, lim, tt in ((mid, m1, tA), (mid, m2, tB), (m2 - 1, m2, tB), (m2 - 1, m1, tA), (m1 + 1, m1, tA), (m1 + 2, m2, tB)):
            cs.append((f"{P}, unopened and stored at {tt} °C for {self.c(x)} months,", "ok" if x <= lim else "no"))
        for x in (d1 - 1, d1 + 1, d1 + 2):
            cs.append((f"{P}, opened {self.c(x)} days ago and kept at {tA} °C,", "ok" if x <= d1 else "no"))
        cs.append((f"{P}, opened {self.c(max(2, d1 - 2))} days ago and kept at {tB} °C,", "no"))
        pl = P.split()[-1] == "drops"
        self.cases(cs, {"ok": ["may still be used", "[has|have] not passed the limits for storage".replace("[has|have]", "have" if pl else "has")], "no": ["may no longer be used", "[has|have] passed the limits for storage".replace("[has|have]", "have" if pl else "has")]}, 4)
        self.cases([("a short frost on the way to the customer", "ok" if fro else "no"), (f"a short spell at {tA} °C", "ok")] if not fro else [("a short frost on the way to the customer", "ok"), ("keeping it in a freezer", "no")], {"ok": ["does no damage", "leaves it usable"], "no": ["makes it unusable", "ruins it"]}, 1, kind="exception")
        return text

    def quorum(self):
        r = self.r
        n = r.choice((30, 40, 48, 60, 80, 90, 100, 120))
        f = r.choice(((1, 3, "a third"), (1, 4, "a quarter"), (1, 2, "half"), (2, 5, "two fifths")))
        while n * f[0] % f[1]:
            n += 1
        q = n * f[0] // f[1]
        top, what = self.pick(("two thirds", "changes to the bylaws"), ("three quarters", "a dissolution of the club"), ("two thirds", "the sale of property"))
        fr = D(2) / 3 if top == "two thirds" else D(3) / 4
        S = dict(n=n, f=f[2], t=top, w=what)
        text = self.s(["The association has {n} members. A meeting can take decisions if at least {f} of them are present. A simple majority of the votes cast is enough, but {w} need {t} of the votes cast; abstentions are not counted as votes cast.", "Of the {n} members, at least {f} must be present for a valid decision. Decisions are taken by simple majority of votes cast, abstentions not counting, except for {w}, which require {t} of the votes cast.", "For {w}, {t} of the votes cast are needed; for everything else a simple majority will do. Abstentions do not count. Decisions are only valid if at least {f} of the {n} members attend."], **S)
        text += " " + self.s(["If too few members come, a second meeting may be called, which can decide whatever the attendance, though not on {w}.", "When attendance is too low, a second meeting is called. It can decide with any number present, except on {w}."], **S)
        cs = [(f"a first meeting with {x} members present", "yes" if x >= q else "no") for x in (q, q - 1, q + r.randint(1, 9), q - r.randint(2, 5))] + [(f"a second meeting with {q - r.randint(2, 6)} members present, on an ordinary matter,", "yes"), (f"a second meeting with {q - r.randint(2, 6)} members present, on {what},", "no")]
        self.cases(cs, {"yes": ["can take a valid decision", "is able to decide"], "no": ["cannot take a valid decision", "is not able to decide"]}, 3)
        cs = []
        for _ in range(4):
            a, b, c = r.randint(q // 2, q), r.randint(3, q // 2), r.randint(1, 8)
            if a <= b:
                continue
            while a + b + c < q:
                c += 1
            cs.append((f"a vote on {what} with {a} for, {b} against and {c} abstaining", "pass" if D(a) / (a + b) >= fr else "fail"))
            cs.append((f"a vote on an ordinary matter with {b} for, {a} against and {c} abstaining", "fail"))
            cs.append((f"a vote on an ordinary matter with {a} for, {b} against and {c} abstaining", "pass"))
        self.cases(cs, {"pass": ["is [carried|successful]", "results in acceptance"], "fail": ["is [lost|unsuccessful]", "results in rejection"]}, 3)
        self.add("arithmetic", ["the quorum for a first meeting is {v} members", "the minimum attendance at a first meeting is {v} members"], dict(v=str(q)), dict(v=str(r.choice([x for x in (q - 5, q + 5, n - q, q + 10) if x != q and x > 0]))))
        return text

    def service(self):
        """Notice by length of service, two sides."""
        r = self.r
        a, b = sorted(r.sample((2, 3, 5, 8, 10), 2))
        n = r.sample((1, 2, 3, 4, 5, 6), 4)
        n0, n1, n2 = sorted(n[:3])
        emp = n[3]
        prob = r.choice((1, 2))
        S = dict(a=a, b=b, n0=self.months(n0), n1=self.months(n1), n2=self.months(n2), e=self.months(emp), pr=f"{self.c(prob)} week{'s' * (prob > 1)}")
        text = self.s(["An employer who dismisses somebody must give {n0} of notice. After {a} years of service, this rises to {n1}, after {b} years to {n2}. Employees who resign must give {e}, however long they have served. In the trial period, {pr} is enough for either side.", "Notice by the employer is {n0} during the first {a} years, {n1} from {a} to {b} years of service and {n2} beyond {b} years. For employees it is always {e}. The trial period is an exception: there, both sides can leave with {pr} of notice.", "Employees can resign with {e} of notice. Employers need {n0}, or {n1} if the employee has served {a} years, or {n2} if {b} years. Only in the trial period is the notice {pr}, for both sides."], **S)
        x0, x1, x2 = r.randint(1, a - 1), r.randint(a + 1, b - 1) if b - a > 1 else None, b + r.randint(1, 8)
        cs = [(f"an employer dismissing somebody after {self.years(x0)} (trial period over)", n0), (f"an employer dismissing somebody after {self.years(x2)}", n2), (f"an employee resigning after {self.years(self.pick(x0, x2))}, the trial period being over,", emp)]
        if x1:
            cs += [(f"an employer dismissing somebody after {self.years(x1)}", n1)] * 2
        pb = f"{self.c(prob)} week{'s' * (prob > 1)}"
        cs += [("an employer dismissing somebody in the trial period", "w"), ("an employee resigning in the trial period", "w")]
        say = {v: [f"must give {self.months(v)} of notice", f"is bound to a notice of {self.months(v)}"] for v in (n0, n1, n2, emp)}
        say["w"] = [f"must give {pb} of notice", f"is bound to a notice of {pb}"]
        self.cases(cs, say, 4)
        r.randint(1, 2)  # not used; the draw keeps the documents of a seed
        return text

    def parking(self):
        r, m = self.r, self.m
        z = r.sample(["A", "B", "C", "D"], 3)
        fr, lim, pr = r.sample((15, 20, 30, 45), 3), r.sample((60, 90, 120, 180, 240), 3), r.sample((2, 3, 4, 5, 6), 3)
        ex, ev = self.pick("residents", "disabled drivers", "electric cars"), self.pick("Sundays", "public holidays")
        out = []
        for a, f, l, p in zip(z, fr, lim, pr):
            out.append(self.s(["In zone {a} the first {f} minutes are free; after that an hour costs {p}, and nobody may stay longer than {l} minutes.", "Zone {a}: {f} minutes free, then {p} per hour, maximum stay {l} minutes.", "Those who park in zone {a} pay {p} an hour after {f} free minutes and must leave after {l} minutes."], a=a, f=f, l=l, p=m(p)))
        out.append(self.s(["The maximum stay does not apply to {ex}, except in zone {z}, where it applies to all. On {ev} parking is free everywhere.", "{ex} may stay as long as they like, though not in zone {z}. No charge is made on {ev}.", "Except in zone {z}, {ex} are not bound by the maximum stay. There is no charge on {ev}."], ex=ex, z=z[0], ev=ev))
        sl = [dict(a=f"zone {a}", f=str(f), l=str(l), p=m(p)) for a, f, l, p in zip(z, fr, lim, pr)]
        T = {"f": ["the free time in {a} is {f} minutes", "free parking in {a} ends after {f} minutes"], "l": ["the maximum stay for ordinary drivers in {a} is {l} minutes", "{l} minutes is the longest ordinary stay in {a}"], "p": ["an hour in {a} costs {p} once the free time is over", "the hourly charge in {a} is {p}"]}
        for _ in range(4):
            x, y = r.sample(sl, 2)
            k = r.choice("flp")
            self.add("owner", T[k], x, dict(x, **({k: y[k]} if r.random() < .5 else {"a": y["a"]})))
        one = {"residents": "a resident", "disabled drivers": "a disabled driver", "electric cars": "the driver of an electric car"}[ex]
        cs = [(f"{one} parking in zone {a}", "bound" if a == z[0] else "free") for a in z] + [(f"an ordinary driver parking in zone {a}", "bound") for a in z]
        self.cases(cs, {"bound": ["has to observe the maximum stay", "must leave when the maximum stay is over"], "free": ["may exceed the maximum stay", "need not leave when the maximum stay is over"]}, 3, kind="exception")
        return " ".join(out)

    def access(self):
        r = self.r
        role = r.sample(["the librarian", "the lab manager", "the caretaker", "the head nurse", "the archivist", "the treasurer", "the duty officer"], 3)
        grp = r.sample(["interns", "visitors", "students", "contractors", "volunteers", "trainees"], 3)
        room = self.pick("the store room", "the server room", "the archive", "the laboratory", "the pharmacy")
        h = r.choice((18, 19, 20, 22))
        S = dict(a=role[0], b=role[1], c=role[2], g=grp[0], h=grp[1], i=grp[2], R=room, t=f"{h}:00")
        text = self.s(["{g} may enter {R} only when accompanied. {h} may enter on their own until {t}, after that only with the permission of {a}. {i} may not enter at all, not even accompanied.", "Access to {R} is as follows: {h} can go in alone, but after {t} they need permission from {a}; {g} need somebody with them at all times; {i} are not admitted in any case.", "{i} have no access to {R}, accompanied or not. {g} need company there. {h} do not, though after {t} {a} must have given permission."], **S)
        text += " " + self.s(["If {a} is away, {b} gives permission. Keys are issued by {c} alone.", "{b} stands in for {a} in this. Only {c} may hand out keys.", "In the absence of {a}, permission is given by {b}; keys, however, are only handed out by {c}."], **S)
        say = {"acc": [f"can enter {room} only if somebody [goes with|accompanies] them", f"need company in {room} at any time"], "own": [f"can be in {room} alone at {h - 2}:00", f"need no company in {room} before {h}:00"], "no": [f"cannot enter {room} even with company", f"are kept out of {room} altogether"]}
        self.cases([(grp[0], "acc"), (grp[1], "own"), (grp[2], "no")], say, 4, kind="exception")
        self.cases([(role[0], "a"), (role[1], "b"), (role[2], "c")], {"a": [f"normally decides about late access for {grp[1]}"], "b": ["only decides about late access as a stand-in", "acts as stand-in for permissions"], "c": ["hands out the keys", "is the one to issue keys"]}, 3, kind="duty")
        return text

    def interest(self):
        r, m = self.r, self.m
        g, p, capd = r.choice((5, 7, 10, 14)), r.choice((5, 10, 15, 20, 25)), r.choice((3, 4, 5))
        top = p * capd
        big = r.choice((500, 1000, 2000))
        S = dict(g=self.days(g), p=m(p), top=m(top), big=m(big), w=self.pick("rent", "the instalment", "the invoice", "the subscription"))
        text = self.s(["If {w} is not paid within {g} of the due date, {p} is charged for each week begun after that, up to {top} in all. Amounts under {big} carry no charge, unless it is the second delay in a year.", "A delay of up to {g} in paying {w} costs nothing. After that, every week begun costs {p}, with a ceiling of {top}. For amounts below {big} nothing is charged, except in the case of a second delay within a year.", "Late payment of {w} is charged at {p} for every week begun once a grace period of {g} is over; the total cannot exceed {top}. Sums under {big} are exempt from the charge, but not if there was another delay in the same year."], **S)
        def fee(d, small, second):
            if d <= g or small and not second:
                return 0
            return min(top, p * -(-(d - g) // 7))
        cs = []
        for d in (g - 1, g, g + 3, g + 9, g + 17, g + 7 * capd + 10):
            for small in (0, 1):
                for second in (0, 1):
                    if r.random() < .6:
                        amt = big - r.choice((50, 100, 200)) if small else big + r.choice((100, 300, 500))
                        cs.append((f"a {'second' if second else 'first'} delay in the year, of {self.c(d)} days, with {m(amt)}", fee(d, small, second)))
        keys = {v for _, v in cs}
        self.cases(cs, {v: [f"costs {m(v)}", f"leads to a charge of {m(v)}"] if v else ["costs nothing", "does not lead to a charge"] for v in keys}, 4, kind="condition")
        self.add("condition", ["late charges are capped at {v}", "the ceiling for late charges is {v}", "the most anyone can be charged for a delay is {v}"], dict(v=m(top)), dict(v=m(r.choice((top + p, top * 2, big) if top != big else (top + p, top * 2)))))
        return text

    def bins(self):
        """What goes where, with exceptions."""
        r = self.r
        bins = r.sample(["the blue bin", "the yellow bin", "the brown bin", "the grey bin", "the recycling yard"], 3)
        it = r.sample(["paper", "tins", "peelings", "bottles", "garden waste", "ashes", "clothing", "toys", "small appliances", "plastic film"], 6)
        ex = r.sample([("greasy", "paper"), ("broken", "bottles"), ("hot", "ashes"), ("wet", "clothing"), ("printed", "plastic film"), ("wooden", "toys"), ("large", "small appliances")], 7)
        pick = next(((a, b) for a, b in ex if b in it), None)
        if not pick:
            raise Retry
        loc = {x: bins[i // 2] for i, x in enumerate(it)}
        adj, item = pick
        if adj == "large":
            adj = "dismantled"
        other = r.choice([b for b in bins if b != loc[item]])
        S = dict(**{f"i{k}": x for k, x in enumerate(it)}, b0=bins[0], b1=bins[1], b2=bins[2], e=adj, x=item, o2=other)
        text = self.s(["{i0} and {i1} belong in {b0}, {i2} and {i3} in {b1}. {i4} and {i5} must go to {b2}. An exception is {e} {x}, which must be taken to {o2}.", "Put {i0} and {i1} into {b0}; for {i2} and {i3}, use {b1}, and for {i4} and {i5}, {b2}. The rule for {x} does not hold when it comes to {e} {x}: use {o2} instead.", "{b2} is for {i4} and {i5}, {b1} for {i2} and {i3}, and {b0} for {i0} and {i1}. However, {e} {x} must be taken to {o2}."], **S)
        cs = [(x if x != item else f"ordinary {x}, not {adj},", b) for x, b in loc.items()] + [(f"{adj} {item}", other)] * 2
        self.cases(cs, {b: [f"must be taken to {b}", f"should go to {b}"] for b in bins}, 4, kind="exception")
        days = r.sample(WEEKDAYS[:5], 2)
        wk = self.pick("every week", "every second week")
        text += " " + self.s(["Collection is on {a}s. If a {a} is a public holiday, the collection moves to the {b} after it, except at {h}, when it is cancelled."], a=days[0], b=days[1], w=wk, h=(hol := r.sample(["Christmas", "Easter", "New Year"], 2))[0])
        self.cases([(f"a collection due on an ordinary {days[0]}", "same"), (f"a collection due on a {days[0]} that is a public holiday at {hol[1]}", "move"), (f"a collection due on a {days[0]} that is a public holiday at {hol[0]}", "no")], {"same": ["takes place as usual"], "move": [f"takes place on the next {days[1]}", f"is put off to a {days[1]}"], "no": ["does not take place", "is dropped"]}, 3, kind="exception")
        return text



class More(Rule):
    def pledges(self):
        r, m, y = self.r, self.m, self.year
        who = r.sample(["the state", "the county", "a bank", "the church", "a brewery", "the football club", "an anonymous donor", "the university", "the airport"], 3)
        pl = [D(x) * 1000 for x in r.sample(range(20, 400), 3)]
        pd = []
        for x in pl:
            pd.append(x if r.random() < .25 else rounded(x * r.choice((25, 40, 50, 60, 75, 80)) / 100 / 1000, 0) * 1000)
        if len(set(pl + pd)) < 4 or min(pd) <= 0:
            raise Retry
        out = []
        for w, a, b in zip(who, pl, pd):
            S = dict(w=w, a=m(a), b=m(b), left=m(a - b))
            out.append(self.s(["{w} pledged {a} and has paid {b} so far.", "Of the {a} promised by {w}, {b} has arrived.", "{w} has transferred {b}; {a} had been promised.", "From {w}, {a} was announced, {b} of which has been paid."] if a != b else ["{w} pledged {a} and has paid it in full.", "The {a} promised by {w} has arrived in full.", "{w} has transferred all of the {a} it had promised."], **S))
        text = self.s(["For the new [roof|organ|playground|clinic], money was promised from three sides.", "Promises are one thing, payments another.", "The [appeal|collection] of {y} found three supporters."], y=y) + " " + " ".join(out)
        self.nums([(f"the amount [pledged|promised] by {w}", a) for w, a in zip(who, pl)] + [(f"the amount paid by {w} so far", b) for w, b in zip(who, pd) if b not in pl], m, "llllct", 4)
        self.facts(["{w} [promised|pledged|announced] {v}", "{v} was [promised|pledged] by {w}"], [dict(w=w, v=m(a)) for w, a in zip(who, pl)], 2)
        self.nums([(f"the amount [pledged|promised] by {w}", a) for w, a in zip(who, pl)], m, "cdshr", 2, group="the three pledges")
        full = [w for w, a, b in zip(who, pl, pd) if a == b]
        part = [w for w, a, b in zip(who, pl, pd) if a != b]
        if full and part:
            if r.random() < .5:
                self.add("plan", ["{w} has [paid everything|kept its promise in full]", "nothing more is owed by {w}", "{w} has already handed over the whole sum promised"], dict(w=r.choice(full)), dict(w=r.choice(part)))
            else:
                self.add("plan", ["{w} still owes part of [its pledge|the promised money]", "{w} has not paid everything yet", "part of the money from {w} is still missing"], dict(w=r.choice(part)), dict(w=r.choice(full)))
        for w, a, b in zip(who, pl, pd):
            if a != b:
                bad = [x for x in (b, a, a - b + D(10000)) if x != a - b]
                self.add("arithmetic", [f"{{v}} of the money promised by {w} is still [missing|outstanding|to come]", f"{w} has yet to pay {{v}}", f"what {w} still owes is {{v}}"], dict(v=m(a - b)), dict(v=m(r.choice(bad))))
        T, Pd = sum(pl), sum(pd)
        if T != Pd:
            self.share("paid", "pledged", Pd, T, ["taken together, {n} {f} of the promised money has been paid", "{n} {f} of all the money promised has arrived"])
        return text

    def meanmedian(self):
        r, m = self.r, self.m
        what, X = self.pick("rent", "wage", "house price", "commute", "age at retirement"), [self.place(), self.place()]
        if what in ("commute", "age at retirement"):
            lo, hi, f = (12, 70, lambda v: f"{plain(v)} minutes") if what == "commute" else (52, 69, lambda v: f"{plain(v)} years")
            v = self.draw(lo, hi, 4)
        else:
            v = self.draw(400, 3800, 4, 10, .3) if what != "house price" else self.draw(90, 900, 4, 1, .3)
            f = (lambda x: m(x * 1000)) if what == "house price" else m
        (a, b), (c, d) = v[:2], v[2:]
        S = dict(w=what, X=X[0], Y=X[1], a=f(a), b=f(b), c=f(c), d=f(d))
        text = self.s(["In {X} the mean {w} is {a} and the median {b}; in {Y} the mean is {c}, the median {d}.", "The median {w} is {b} in {X} and {d} in {Y}. The means are {a} for {X} and {c} for {Y}.", "{X} has a mean {w} of {a}, {Y} one of {c}. Half of the people in {X} are below {b}, which is the median there; in {Y} the median is {d}."], **S)
        it = [(f"the mean {what} in {X[0]}", a), (f"the median {what} in {X[0]}", b), (f"the mean {what} in {X[1]}", c), (f"the median {what} in {X[1]}", d)]
        self.nums(it, f, "lllcdt", 5)
        for k, (p, q) in (("mean", (a, c)), ("median", (b, d))):
            i = 0 if p > q else 1
            t = dict(k=k, x=X[i], y=X[1 - i])
            o = (b, d) if k == "mean" else (a, c)
            self.add("basis", [f"going by the {{k}}, {what} is higher in {{x}} than in {{y}}", f"{{x}} comes before {{y}} if one ranks {what} by the {{k}}, highest first"], t, dict(t, k="median" if k == "mean" else "mean") if (o[0] > o[1]) != (p > q) and r.random() < .6 else dict(t, x=t["y"], y=t["x"]))
        return text

    def nominal(self):
        r, y = self.r, self.year
        what = self.pick("wages", "pensions", "school spending", "rents", "exports", "the health budget")
        a, b = (D(x) / 10 for x in r.sample(range(10, 90), 2))
        if abs(a - b) < D("0.5"):
            raise Retry
        up = a > b
        S = dict(w=what, a=self.pct(a), b=self.pct(b), y=y, d=self.pct(abs(a - b)), v="rose" if up else "fell")
        text = self.s(["In {y}, {w} rose by {a} while prices rose by {b}.", "Prices went up by {b} in {y}, {w} by {a}.", "With inflation at {b}, {w} grew by {a} in {y}.", "{w} increased by {a} in {y}, but so did prices, by {b}."], **S)
        self.flag("basis", [f"in real terms, {what} rose in {y}", f"adjusted for inflation, there was [a rise|an increase] in {what} in {y}", f"in {y}, {what} grew faster than prices"], [f"in real terms, {what} fell in {y}", f"adjusted for inflation, there was [a drop|a decrease] in {what} in {y}", f"in {y}, {what} grew more slowly than prices"], up)
        self.nums([(f"the nominal increase in {what}", a), ("the rate of inflation", b)], self.pct, "llcd", 3, gap=self.pp, fresh=False)
        return text

    OPIN = [("the cause of the delay", ["missing parts", "bad weather", "a lack of staff", "late permits"]), ("the number of visitors", ["about 400", "nearly 600", "more than 900", "at most 250"]), ("the best site", ["the old barracks", "the station square", "the river bank", "the former dairy"]), ("the opening date", ["early May", "mid-June", "the end of August", "some time in October"]), ("the fate of the trees", ["felling all of them", "moving them", "keeping them", "felling only the sick ones"])]

    def quotes(self):
        r = self.r
        topic, views = r.choice(self.OPIN)
        ps = [self.person() for _ in range(4)]
        views = r.sample(views, 4)
        job = r.sample(["the engineer", "the mayor", "the union", "a resident", "the planner", "a shopkeeper", "the police chief", "the architect"], 4)
        r.randrange(4)  # not used; the draw keeps the documents of a seed
        out = []
        for i, (p, v, j) in enumerate(zip(ps[:3], views, job)):
            out.append(self.s(["{p} ({j}) [spoke of|mentioned] {v}.", "{v}, said {p} ({j}).", "According to {p} ({j}), the answer is {v}.", "For {p} ({j}), it is {v}."], p=p.n, v=v, j=j.replace("the union", "union leader")))
        out.append(self.s(["{p} ({j}), [often quoted with|who had been reported as naming] {v}, denied ever having said so.", "{p} ({j}) denied having [said|named] {v} and gave no other answer."], p=ps[3].n, v=views[3], j=job[3].replace("the union", "union leader")))
        r.shuffle(out)
        nm = [p.n if r.random() < .6 else p.s for p in ps]
        for _ in range(3):
            i = r.randrange(3)
            j = r.choice([k for k in range(4) if k != i])
            t = dict(p=nm[i], v=views[i])
            self.add("said", [f"asked about {topic}, {{p}} [named|said] {{v}}", f"on {topic}, {{p}} [gave|had] this answer: {{v}}", f"{{p}}'s answer on {topic} was: {{v}}" if nm[i][-1] != "s" and not any(n[-1] == "s" for n in nm) else f"{{v}} was the answer of {{p}} on {topic}"], t, dict(t, p=nm[j]) if r.random() < .5 else dict(t, v=views[j]))
        i = r.randrange(3)
        self.add("negation", ["{p} denied a statement that had been reported", "{p} denied having been quoted correctly", "{p} said that a reported statement had never been made"], dict(p=nm[3]), dict(p=nm[i]))
        return self.s(["There is no agreement on {t}.", "Opinions differ on {t}.", "Several people were asked about {t}."], t=topic) + " " + " ".join(out)

    def unless(self):
        r = self.r
        X = self.place()
        acts = r.sample([("the ferry will run", "the ferry runs"), ("the pool will open", "the pool opens"), ("the concert will be held outdoors", "the concert is held outdoors"), ("the road will be closed", "the road is closed"), ("the strike will go ahead", "the strike goes ahead"), ("the market will move", "the market moves")], 3)
        conds = r.sample([("it rains", "it stays dry"), ("the wind is strong", "the wind is light"), ("the talks fail", "the talks succeed"), ("the inspection finds faults", "the inspection finds no faults"), ("enough volunteers come", "too few volunteers come"), ("the lorry arrives in time", "the lorry arrives too late")], 3)
        out, cs = [], []
        for (fut, pres), (c, nc) in zip(acts, conds):
            pos = r.random() < .5
            d = r.choice(WEEKDAYS)
            if pos:
                out.append(self.s(["{f} on {d}, but only if {c}.", "It has been agreed that on {d} {f} if {c}, and not otherwise.", "On {d}, {f} provided that {c}; otherwise not."], f=fut, c=c, d=d))
            else:
                out.append(self.s(["{f} on {d} unless {c}.", "On {d}, {f}, except if {c}.", "Unless {c}, {f} on {d}."], f=fut, c=c, d=d))
            yes, no = (c, nc) if pos else (nc, c)
            neg = {"the ferry runs": "the ferry does not run", "the pool opens": "the pool stays shut", "the concert is held outdoors": "the concert is not held outdoors", "the road is closed": "the road stays open", "the strike goes ahead": "the strike does not go ahead", "the market moves": "the market stays where it is"}[pres]
            k = r.random() < .5
            t = dict(c=yes if k else no, x=pres if k else neg)
            self.add("condition", ["if {c}, {x}", "{x} if {c}", "should it turn out that {c}, then {x}", "in case {c}, the plan is that {x}"], t, dict(t, c=no if k else yes) if r.random() < .5 else dict(t, x=neg if k else pres))
            cs.append((pres.split(" ", 2)[1], d, fut))
        i, j = r.sample(range(3), 2)
        if cs[i][1] != cs[j][1]:
            self.add("date", ["the plan concerning the {a} is for {d}", "{d} is the day that matters for the {a}", "as far as the {a} is concerned, the day is {d}"], t := dict(a=cs[i][0], d=cs[i][1]), dict(t, d=cs[j][1]))
        return self.s(["[In {X}, several|Several] things depend on circumstances.", "Much in {X} is still open.", "The coming days in {X} depend on a few things."], X=X) + " " + " ".join(out)

    def days_(self):
        """Relative days."""
        r = self.r
        ev = r.sample([("the boat left port", "the departure of the boat"), ("the engine failed", "the engine failure"), ("the first call for help came", "the first call for help"), ("a helicopter took off", "the helicopter's take-off"), ("the crew was found", "the finding of the crew"), ("the wreck was towed in", "the towing of the wreck"), ("the report was handed over", "the handing over of the report"), ("the captain was questioned", "the questioning of the captain")], 4)
        d0 = r.randrange(7)
        g = [r.randint(1, 4) for _ in range(3)]
        D_ = [d0, d0 + g[0], d0 + g[0] + g[1], d0 + sum(g)]
        W = [WEEKDAYS[x % 7] for x in D_]
        later = lambda n: "the next day" if n == 1 else f"{WORDS[n]} days later"
        S = dict(**{f"c{i}": e[0] for i, e in enumerate(ev)}, **{f"n{i}": e[1] for i, e in enumerate(ev)}, w0=W[0], w3=W[3], g0=later(g[0]), g1=later(g[1]), g2=later(g[2]), b2=self.days(g[2]), b0=self.days(g[0]))
        text = self.s(["On a {w0}, {c0}. {g0}, {c1}. {c2} {g1}, and {g2} {c3}.", "{c0} on a {w0}; {g0} {c1}. It was {g1} that {c2}. Finally, {g2}, {c3}.", "{n1} came {b0} after {n0}, which was on a {w0}. {g1}, {c2}; {g2}, {c3}."], **S)
        i = r.randrange(1, 4)
        self.add("date", ["{e} on a {d}", "it was on a {d} that {e}", "the day on which {e} was a {d}"], t := dict(e=ev[i][0], d=W[i]), dict(t, d=WEEKDAYS[(D_[i] + r.choice((1, 2, 6, 5))) % 7]))
        i, j = sorted(r.sample(range(4), 2))
        n = D_[j] - D_[i]
        for _ in range(2):
            i, j = sorted(r.sample(range(4), 2))
            n = D_[j] - D_[i]
            self.add("span", ["{n} [lay|passed] between {a} and {b}", "{b} came {n} after {a}", "{a} was followed {n} later by {b}"], t := dict(n=self.days(n) if n != 7 else "seven days", a=ev[i][1], b=ev[j][1]), dict(t, n=self.days(z) if (z := self.others([x for x in (n + 1, n - 1, n + 2, g[0], g[1], g[2]) if x > 0], n)) != 7 else "seven days"))
        self.order([e[0] for e in ev], 2)
        return text

    def gave(self):
        """Three-way transfers."""
        r = self.r
        ps = [self.person() for _ in range(5)]
        th = r.sample(["the violin", "the map", "the letter", "the stamp album", "the boat", "the ring", "the piano", "the field", "the horse"], 3)
        vb = [("gave", "received {x} from"), ("sold", "bought {x} from"), ("lent", "borrowed {x} from"), ("bequeathed", "inherited {x} from")]
        out, tr = [], []
        for x in th:
            a, b = r.sample(ps, 2)
            v = r.choice(vb)
            y = r.randint(1900, 2005)
            tr.append((a, v, x, b, y))
            out.append(self.s(["In {y}, {a} {v} {x} to {b}.", "{b} {w} {a} in {y}.", "{x} was {v2} to {b} by {a} in {y}."], y=y, a=a.n, b=b.n, x=x, v=v[0], w=v[1].format(x=x), v2={"gave": "given"}.get(v[0], v[0])))
        if len({y for *_, y in tr}) < 3:
            raise Retry
        r.shuffle(out)
        for a, v, x, b, y in tr:
            t = dict(a=a.n, b=b.n, x=x, v=v[0], w=v[1].format(x=x))
            f = dict(t, a=t["b"], b=t["a"]) if r.random() < .6 else None
            if not f:
                c = r.choice([p.n for p in ps if p.n not in (a.n, b.n)])
                f = dict(t, **{r.choice("ab"): c})
            self.add("swap", ["{a} {v} {x} to {b}", "{b} {w} {a}", "it was {b} who {w} {a}", "it was to {b} that {a} {v} {x}"], t, f)
        (a, v, x, b, y), (_, _, x2, _, y2) = r.sample(tr, 2)
        self.add("date", ["{x} changed hands in {y}", "in {y}, {x} [changed hands|went from one person to another]"], t := dict(x=x, y=str(y)), dict(t, y=str(y2)))
        self.add("order", ["{p} changed hands before {q}", "{q} changed hands later than {p}"], *((dict(p=x, q=x2), dict(p=x2, q=x)) if y < y2 else (dict(p=x2, q=x), dict(p=x, q=x2))))
        return " ".join(out)

    def race(self):
        r = self.r
        ps = [self.person() for _ in range(5)]
        X = self.place()
        ev = self.pick("marathon", "bicycle race", "regatta", "chess tournament", "baking contest", "spelling contest")
        n = [p.n for p in ps]
        last = r.sample(range(5), 5)
        S = dict(X=X, e=ev, a=n[0], b=n[1], c=n[2], d=n[3], f=n[4], y=self.year, l0=n[last[0]], l4=n[last[4]])
        text = self.s(["{a} won the {e} in {X} ahead of {b}. {d} came fourth, one place behind {c}; {f} was fifth.", "In the {e} in {X}, {c} came third, behind {b} but ahead of {d}. {a} took first place; {f} had to be content with the fifth.", "Fifth place in the {X} {e} went to {f}, right behind {d}. Only {a} was better than {b}, and {c} finished between {b} and {d}."], **S)
        text += " " + self.s(["The year before, {l0} had won, while {l4} had come fifth.", "The winner of the previous year was {l0}; {l4} had been fifth [then|on that occasion]."], **S)
        pl = "first second third fourth fifth".split()
        for _ in range(2):
            i, j = r.sample(range(5), 2)
            self.add("number", ["{p} [came|finished] {k} this time", "{k} place went to {p} this time"], t := dict(p=n[i], k=pl[i]), dict(t, k=pl[j]) if r.random() < .5 else dict(t, p=n[j]))
        i, j = sorted(r.sample(range(5), 2))
        self.add("comparison", ["{a} finished [ahead of|before] {b} this time", "this time, {b} was behind {a}", "{a} did better than {b} this time"], dict(a=n[i], b=n[j]), dict(a=n[j], b=n[i]))
        self.add("time", ["{p} [won|came first] {t}", "{t}, the winner was {p}"], *((dict(p=n[0], t="this time"), dict(p=n[0], t="the year before")) if last[0] != 0 and r.random() < .5 else (dict(p=n[last[0]], t="the year before"), dict(p=r.choice([z for k, z in enumerate(n) if k != last[0]]), t="the year before"))))
        k = last[0]
        if k != 0:
            self.flag("direction", ["the previous year's winner was able to win again"], ["the previous year's winner did not win again"], False)
        else:
            self.flag("direction", ["the previous year's winner was able to win again"], ["the previous year's winner did not win again"], True)
        return text

    def compass(self):
        r = self.r
        P = [self.place() for _ in range(4)]
        ax = r.choice((("north", "south", "northernmost", "southernmost"), ("east", "west", "easternmost", "westernmost"), ("upstream", "downstream", "uppermost", "lowest")))
        a, b, c, d = P
        pop = self.draw(300, 9000, 4, 10)
        of = " of" 
        S = dict(a=a, b=b, c=c, d=d, x=ax[0] + of, y=ax[1] + of, pa=self.c(pop[0]), pb=self.c(pop[1]), pc=self.c(pop[2]), pd=self.c(pop[3]), k1=r.randint(3, 30), k2=r.randint(3, 30), k3=r.randint(3, 30))
        text = self.s(["{a} ({pa} inhabitants) lies {k1} km {x} {b}, and {b} ({pb}) lies {k2} km {x} {c}. {d}, with {pd} inhabitants, is {k3} km {y} {c}, a place of {pc}.", "Going from {d} ({pd} inhabitants), one first comes to {c} ({pc}), {k3} km {x} {d}; then, {k2} km on in the same direction, to {b} ({pb}) and after another {k1} km to {a} ({pa}).", "{c} has {pc} inhabitants and is {k2} km {y} {b}, which has {pb}. {k1} km {x} {b} is {a} with {pa}, and {k3} km {y} {c} is {d} with {pd}. All four are on one line."], **S)
        i, j = sorted(r.sample(range(4), 2))
        K = [S["k1"], S["k2"], S["k3"]]
        for _ in range(2):
            i, j = sorted(r.sample(range(4), 2))
            if r.random() < .5:
                self.add("place", [f"{{p}} lies {ax[0]}{of} {{q}}", f"{{p}} is [to be found|situated] {ax[0]}{of} {{q}}"], dict(p=P[i], q=P[j]), dict(p=P[j], q=P[i]))
            else:
                self.add("place", [f"{{q}} lies {ax[1]}{of} {{p}}", f"{{q}} is [to be found|situated] {ax[1]}{of} {{p}}"], dict(p=P[i], q=P[j]), dict(p=P[j], q=P[i]))
        self.add("place", ["{q} lies between {p} and {s}", "between {p} and {s} lies {q}"], *((dict(p=P[0], q=P[1], s=P[2]), dict(p=P[1], q=P[0], s=P[2])) if r.random() < .5 else (dict(p=P[1], q=P[2], s=P[3]), dict(p=P[1], q=P[3], s=P[2]))))
        i = r.choice((0, 3))
        self.add("superlative", [f"{{p}} is the {ax[2] if i == 0 else ax[3]} of the four places", f"of the four places, {{p}} is the {ax[2] if i == 0 else ax[3]}"], dict(p=P[i]), dict(p=P[r.choice([k for k in range(4) if k != i])]))
        i, j = r.choice(((0, 2), (1, 3), (0, 3)))
        dist = sum(K[i:j])
        self.add("arithmetic", ["from {p} to {q} it is {v} km", "{p} and {q} are {v} km apart"], t := dict(p=P[i], q=P[j], v=str(dist)), dict(t, v=str(self.others([K[0], K[1], K[2], sum(K), K[0] + K[2], dist + 5], dist))))
        self.facts(["{p} has {v} inhabitants", "{v} people live in {p}", "{p} is home to {v} people"], [dict(p=p, v=self.c(v)) for p, v in zip(P, pop)], 2)
        self.nums([(f"the population of {p}", v) for p, v in zip(P, pop)], self.c, "llcdsht", 3, group="the four population figures")
        return text

    def both(self):
        """Overlapping memberships."""
        r = self.r
        ps = [self.person() for _ in range(5)]
        A, B = r.sample(["the choir", "the chess club", "the parish council", "the hiking group", "the school board", "the theatre group", "the fire brigade"], 2)
        st = ["A", "B", "AB", r.choice(("A", "B", "AB")), "none"]
        n = [p.n for p in ps]
        S = dict(A=A, B=B, a=n[0], b=n[1], c=n[2], d=n[3], e=n[4])
        d = {"A": f"{n[3]} belongs only to {A}", "B": f"{n[3]} belongs only to {B}", "AB": f"{n[3]}, too, is a member of both"}[st[3]]
        text = self.s(["{a} is a member of {A} but not of {B}; with {b} it is the other way round. {c} belongs to both, {e} to neither. {D}.", "{c} is in {A} as well as in {B}. {D}. Neither of the two has {e} as a member, whereas {a} is in {A} alone and {b} in {B} alone.", "{A} counts {a} among its members, {B} does not. The reverse holds for {b}. {e} has joined neither, {c} both. {D}."], **S, D=d)
        say = {"A": [f"is in {A} without being in {B}", f"belongs to {A} only"], "B": [f"is in {B} without being in {A}", f"belongs to {B} only"], "AB": [f"is in both {A} and {B}", f"combines membership of {A} with membership of {B}"], "none": [f"is in neither {A} nor {B}", f"has joined neither {A} nor {B}"]}
        self.cases(list(zip([r.choice((p.n, p.s)) for p in ps], st)), say, 4, kind="negation")
        ka = sum("A" in x for x in st)
        kb = sum("B" in x for x in st)
        for G, k in ((A, ka), (B, kb)):
            self.add("number", [f"exactly {{k}} of the five people belong to {G}", f"of the five, {{k}} are members of {G} and the rest are not"], dict(k=WORDS[k]), dict(k=WORDS[r.choice([z for z in (2, 3, 4) if z != k])]))
        return text

    def signatures(self):
        r, m = self.r, self.m
        a, b = sorted(r.sample((200, 500, 1000, 2000, 5000, 10000), 2))
        A, B, C = r.sample(["the treasurer", "the chair", "the manager", "the secretary", "the head of finance", "the site leader"], 3)
        ex = self.pick("travel costs", "IT purchases", "gifts", "advertising")
        strict = r.random() < .5
        S = dict(a=m(a), b=m(b), A=A, B=B, C=C, ex=ex, q=f"always need the signature of {C}, whatever the amount" if strict else f"can be signed by {A} alone, whatever the amount")
        text = self.s(["Orders of up to {a} can be signed by {A} alone. Above that and up to {b}, {B} must sign as well. Orders of more than {b} are signed by {C} only.", "{A} alone signs orders up to {a}; up to {b}, the signature of {B} is needed in addition. Whatever exceeds {b} is signed by {C} and nobody else.", "For orders over {b}, {C} signs, and no one else. For those over {a} but not over {b}, {A} and {B} sign together, and for smaller ones {A} signs alone."], **S)
        text += " " + self.s(["As an exception, {ex} {q}.", "{ex} are treated differently: they {q}.", "This does not hold for {ex}, which {q}."], **S)
        def who(x, e):
            if e:
                return "C" if strict else "A"
            return "A" if x <= a else "AB" if x <= b else "C"
        am = [a, a - r.choice((10, 50)), a + r.choice((1, 50)), (a + b) // 2, b, b + r.choice((1, 100)), b * 2]
        cs = [(f"an order {self.pick('of', 'worth')} {m(x)} (not for {ex})", who(x, 0)) for x in am] + [(f"an order {self.pick('of', 'worth')} {m(x)} for {ex}", who(x, 1)) for x in r.sample(am, 3)]
        say = {"A": [f"can be signed by {A} alone", f"needs no signature but that of {A}"], "AB": [f"has to be signed by both {A} and {B}", f"needs two signatures, those of {A} and {B}"], "C": [f"has to be signed by {C}", f"needs the signature of {C}"]}
        self.cases(cs, say, 5)
        return text

    BLOCKS4 = "pledges meanmedian nominal quotes unless days_ gave race compass both signatures".split()


# ---------------------------------------------------------------- documents

COMPANY = "series segments guidance adjusted quarter grossnet acquisition restated points perunit flow debt dividend fx taxes swing capex loan harvest"
GENRES = {
    # name: (weight, blocks, organisation, titles, openings, fillers, closings)
    "annual": (5, COMPANY + " nominal", "company", ["{o}: annual report {y} (extract)", "Letter to the shareholders of {o}", "{o} – management report, {y}", "{o} annual review", ""],
               ["{y} was [a demanding|an eventful|a mixed] year for {o}.", "[Dear shareholders,|To our shareholders:] this is how {o} fared in {y}.", "The following [remarks|pages] [deal with|cover] the year {y} at {o}."],
               ["The accounts follow the [usual|established] rules.", "Details can be found in the notes.", "[Weather|Demand] was [hard to predict|uneven].", "Our thanks go to all staff.", "Competition [remained|was] [strong|keen].", "Nothing has changed in the basis of [consolidation|reporting], unless stated."], ["The board [looks ahead|remains] [with confidence|watchful].", "The next report is due in autumn.", ""]),
    "earnings": (5, COMPANY + " rivals", "company", ["{o} reports on {y}", "Results: {o}", "{o} – analyst note", "Market brief: {o}", ""],
                 ["{o} has [published|presented] its figures for {y}.", "[Investors|Analysts] had been waiting for the numbers of {o}.", "{o}, based in {X}, [today|this morning] [released|issued] its results for {y}."],
                 ["The shares were little changed [in early trading|after the news].", "Analysts had [expected|hoped for] [clearer|more] guidance on costs.", "“[We know what we have to do|It was a long year],” said chief executive {p}.", "The finance chief, {p}, pointed to [the weather|wages|freight rates]."], ["A conference call follows [on Thursday|next week].", ""]),
    "board": (4, "vote vote budget series guidance capex flow loan segments grossnet perunit plan quarter" + " pledges signatures", "club", ["Minutes of the [board|committee] meeting, {o}", "{o} – minutes", "Notes of a meeting of {o}", ""],
              ["The chair, {p}, opened the meeting at [six|seven] o'clock.", "Present: {p} (chair), the treasurer and the members of the board of {o}.", "The minutes of the last meeting were approved[ without change|]."],
              ["The treasurer presented the figures.", "A short discussion followed.", "The secretary was asked to [circulate|file] the papers.", "Questions were [noted|answered]."], ["The next meeting [will be|is] in [March|May|October].", "There being no other business, the meeting closed.", ""]),
    "charity": (4, "donors series segments grossnet grant perunit flow budget vote quarter capex points" + " pledges pledges", "charity", ["{o}: report to supporters", "Treasurer's report, {o}", "{o} – year in review", ""],
                ["{o} [looks back|can look back] on a [full|busy] year.", "This report [tells|informs] supporters of {o} what became of their money.", "Thank you for your interest in {o}."],
                ["Much of the work is done by volunteers.", "The accounts were checked by {p}.", "A [leaflet|poster] with more details is available.", "The office moved to [brighter|smaller] rooms."], ["Donations are [always|ever] welcome.", ""]),
    "grants": (3, "grant grant perunit study budget points flow plan sequence quant" + " pledges meanmedian", "project", ["Progress report: {o}", "{o} – interim report", "Report to the funder", ""],
               ["This is the [second|first] progress report of {o}.", "{o} started in {y}.", "The project {o} is [on course|under way]."],
               ["Two workshops were held.", "A [website|newsletter] was set up.", "No change of staff is [planned|foreseen] at present.", "The steering group was [informed|told]."], ["The final report will follow.", ""]),
    "town": (4, "budget budget series perunit points capex vote flow loan election plan quant segments" + " pledges nominal meanmedian unless quotes", "town", ["Town budget: {o}", "{o}: what the council decided", "{o} council – finance report", ""],
             ["The council of {o} has [dealt with|discussed] its finances.", "[Residents|Taxpayers] in {o} can now see where their money [goes|went].", "The treasurer of {o}, {p}, has [presented|submitted] the accounts."],
             ["The session was public.", "Several residents asked questions.", "The papers can be seen at the town hall.", "The council met [on a Monday|in the school hall]."], ["The council meets again [next month|in autumn].", ""]),
    "market": (3, "rivals harvest series points swing fx acquisition flow guidance" + " nominal", "company", ["[Sector|Industry] report", "{o} and its competitors", "Trade news", ""],
               ["[Figures|Numbers] from the trade show a mixed picture.", "{o} is [one of|among] the firms that have reported on {y}.", "The year {y} left its mark on the industry."],
               ["Observers [expect|speak of] [little change|consolidation].", "The association [declined to comment|had no comment].", "Prices of raw materials [moved little|were a constant topic]."], [""]),
    "bio": (6, "life life terms family makers firmlife lends sequence" + " gave gave race both", None, ["[A life|Lives] in brief", "Biographical notes", "From the [encyclopaedia|lexicon]", ""], ["", "", "The sources [on this|for this] are [letters and diaries|scattered]."], ["Letters [from the time|] have survived.", "A street [was later|is] named in memory of this.", "Little else is known.", "The [local|town] archive keeps the papers."], [""]),
    "history": (5, "firmlife terms sequence makers parts beforeafter series plan acquisition cause" + " gave days_", "company", ["A short history", "How it [began|started]", "From workshop to [company|brand]", ""], ["", "Old [account books|letters] tell the story.", "The anniversary is [an occasion|a good moment] to look back."], ["Photographs from [those years|the period] are rare.", "Few of the buildings remain.", "The [trade|town] has changed since then."], ["", "An exhibition is being prepared."]),
    "news": (7, "saiddone plan storm cause attend election match quant vote sequence ladder beforeafter study capex donors" + " quotes unless unless days_ race both pledges meanmedian nominal", "town", ["Local news", "News in brief", "[Weekend|Evening] edition", "Reported from {o}", ""], ["", "{X} – [A busy week|News from the region].", "[Here is what|This is what] the region is talking about."], ["The police [gave no further details|declined to comment].", "Further [information|details] will be published.", "Residents [are waiting for|want] answers.", "Traffic was [not affected|back to normal by evening].", "A [spokesperson|spokeswoman] confirmed the details."], [""]),
    "travel": (4, "route parts ladder fees luggage species beforeafter quant parking plan" + " compass compass unless", None, ["Travel notes", "[Out and about|On the road]", "A [small|short] guide", ""], ["", "[Spring|Early autumn] is the best time to come.", "The region is [quiet|little known] and worth a detour."], ["Bring good shoes.", "Tap water can be drunk everywhere.", "Maps are sold at the kiosk.", "The views are [fine|wide]."], [""]),
    "science": (5, "study species quant cause harvest ladder perunit points storage makers" + " compass meanmedian", None, ["Science notes", "Research in brief", "From the laboratories", ""], ["", "Several new results have been published.", "What is known, and what is not?"], ["Other groups are repeating the work.", "The data are [public|freely available].", "More [samples|measurements] are needed.", "The work was [peer-reviewed|presented at a congress]."], [""]),
    "leaflet": (4, "dose dose storage study interest returns lamps", None, ["[Patient leaflet|Information for patients]", "Read this first", "Package leaflet", ""], ["", "Please read this [leaflet|text] carefully.", "Keep this leaflet."], ["Keep out of reach of children.", "Ask your pharmacist if [you are unsure|anything is unclear].", "Do not throw medicines into the [sink|drain]."], [""]),
    "policy": (6, "fees leave deadlines returns permit access parking luggage bins interest quorum service cover" + " signatures signatures", "club", ["{o}: rules", "[House rules|Regulations]", "{o} – what applies", "Terms of use", "Staff handbook (extract)", ""], ["", "These rules [apply from|are in force since] January.", "The following [applies|holds]."], ["Questions can be put to the office.", "Forms are available at the desk.", "The rules are [reviewed|looked at] every two years."], [""]),
    "contract": (5, "duties service interest deadlines cover returns loan dividend" + " signatures", "company", ["Agreement (extract)", "Contract with {o}", "General terms of {o}", ""], ["", "The parties agree on the following.", "This [section|part] sets out [rights and duties|who does what]."], ["Changes must be made in writing.", "The annexes form part of this agreement.", "The law of the place of business applies."], [""]),
    "manual": (4, "lamps lamps storage access cover bins returns dose", None, ["Operating manual", "[User guide|Instructions]", "How to use it", ""], ["", "Read [all|the] instructions before use.", "Keep this manual in a safe place."], ["Use a soft cloth for cleaning.", "Spare parts can be ordered.", "The serial number is on the back."], [""]),
    "mixed": (6, " ".join(Fin.BLOCKS + Prose.BLOCKS2 + More.BLOCKS4), "company", ["Digest", "In brief", "[Press review|From the press]", ""], ["", "From [this week's|the latest] [papers|reports]:"], ["More on this [tomorrow|in the next issue].", "The editors thank all contributors."], [""]),
}
NOUN = {"company": ("the company", "the group", "the firm"), "club": ("the club", "the association", "the board"), "charity": ("the charity", "the foundation", "the organisation"), "project": ("the project", "the consortium"), "town": ("the town", "the council")}


LONG, SHORT = (90, 110, 140, 180, 220, 260, 300, 350, 400), (15, 25, 35, 45, 60)     # words of a document, about


class Whole(More):
    short = False

    def setup(self, genre):
        r = self.r
        kind = GENRES[genre][2]
        self.small = genre in ("board", "charity", "grants") or genre in ("travel", "news", "bio") and r.random() < .5 or kind is None
        if kind == "company":
            self.org = self.firm()
        elif kind == "club":
            self.org = f"the {self.place()} {self.pick('Rowing Club', 'Housing Cooperative', 'Allotment Society', 'Chess Club', 'Music School', 'Sports Association')}"
        elif kind == "charity":
            self.org = f"the {self.n.make('surname')} {self.pick('Trust', 'Foundation', 'Fund')}"
        elif kind == "project":
            self.org = self.n.make("brand").upper() if r.random() < .4 else self.n.make("brand")
        elif kind == "town":
            self.org = self.place()
        else:
            self.org = self.firm()
            kind = "company"
        self.ref = r.choice(NOUN[kind])

    def document(self, genre):
        r = self.r
        _, blocks, _, titles, openings, fillers, closings = GENRES[genre]
        blocks, fillers = blocks.split(), list(fillers)
        self.setup(genre)
        target = r.choice(SHORT if self.short else LONG)
        S = lambda t: cap(tidy(spin(r, t).format(o=self.org, y=self.year, X=self.place() if "{X}" in t else "", p=self.person().n if "{p}" in t else ""))) if t else ""
        title, opening, closing = S(r.choice(titles)), S(r.choice(openings)), S(r.choice(closings))
        paras, used, n = [], set(), len((opening + " " + closing).split())
        tries = 0
        while n < target and tries < 30:
            tries += 1
            b = r.choice(blocks)
            if b in used and (b not in ("life", "dose", "vote") or r.random() < .8) or len(paras) >= 6:
                continue
            mark = len(self.todo)
            self.block = f"{b}{len(paras)}"
            try:
                text = getattr(self, b)()
            except Retry:
                del self.todo[mark:]
                continue
            if b in used:
                del self.todo[mark:]
                continue
            if n + len(text.split()) > 470:
                del self.todo[mark:]
                continue
            used.add(b)
            text = text.replace("  ", " ")
            if fillers and r.random() < .35:
                f = self.end(S(fillers.pop(r.randrange(len(fillers)))))
                text = text + " " + f if r.random() < .6 else f + " " + text
            paras.append(text)
            n += len(text.split())
        if n < (20 if self.short else 78) or not paras:
            raise Retry
        style = r.randrange(6)
        if opening:
            paras[0] = self.end(opening) + (" " if r.random() < .6 else "\n\n") + paras[0]
        if closing:
            paras[-1] += " " + self.end(closing)
        if style == 0:
            body = " ".join(paras)
        elif style == 1:
            body = "\n".join(paras)
        elif style == 2 and len(paras) > 1 and genre not in ("bio",):
            body = "\n".join(f"{i}. {p}" for i, p in enumerate(paras, 1)) if not opening else "\n\n".join(paras)
        else:
            body = "\n\n".join(paras)
        text = (title + r.choice(("\n\n", "\n", "\n\n")) + body) if title else body
        text = re.sub(r"\.\.", ".", text)
        # claims: spread over the blocks
        by = collections.defaultdict(list)
        for j in self.todo:
            by[j[0]].append(j)
        for v in by.values():
            r.shuffle(v)
        want = r.choice((4, 5, 5, 5, 6, 6))
        if len(paras) >= 4:
            want += 1
        keys = list(by)
        r.shuffle(keys)
        while self.cl.pair < want and any(by.values()):
            for k in keys:
                if by[k] and self.cl.pair < want:
                    try:
                        self.twin(by[k].pop())
                    except Retry:
                        pass
        return text, self.cl.out


WEIGHTED = [g for g, v in GENRES.items() for _ in range(v[0])]


def document(seed, number, short=False):
    rng = random.Random(f"prose/{seed}/{number}")
    for _ in range(60):
        genre = rng.choice(WEIGHTED)
        try:
            d = Whole(rng)
            d.short = short
            context, claims = d.document(genre)
        except Retry:
            continue
        if (20 <= len(context.split()) <= 160 and len(claims) >= 4) if short else (75 <= len(context.split()) <= 500 and len(claims) >= 8):
            break
    else:
        raise SystemExit(f"prose_statements.py: document {number} of seed {seed} could not be made")
    pairs = [claims[i:i + 2] for i in range(0, len(claims), 2)]
    rng.shuffle(pairs)
    out = []
    for p, pair in enumerate(pairs):
        rng.shuffle(pair)
        out += [dict(c, p=p) for c in pair]
    return {"id": f"ps{seed}-{genre}-{number:06d}", "domain": genre, "lang": "en", "context": context, "claims": out}


# ---------------------------------------------------------------- check

def claim_only(docs):
    """Held-out accuracy and AUROC of logistic regression on words and word pairs of the claim alone; documents are split, not claims."""
    cut = len(docs) * 4 // 5
    train = [(bag(c), c["y"]) for d in docs[:cut] for c in d["claims"]]
    test = [(bag(c), c["y"], c["k"]) for d in docs[cut:] for c in d["claims"]]
    seen = collections.Counter(x for b, _ in train for x in b)
    w, bias, rng = collections.defaultdict(float), 0., random.Random(0)
    for epoch in range(4):
        rng.shuffle(train)
        rate = .1 / (1 + epoch)
        for b, y in train:
            b = [x for x in b if seen[x] > 3]
            z = bias + sum(w[x] for x in b)
            g = rate * (y - 1 / (1 + math.exp(-max(-30, min(30, z))))) / math.sqrt(len(b) + 1)
            bias += g
            for x in b:
                w[x] += g
    scored = [(bias + sum(w.get(x, 0) for x in b), y, k) for b, y, k in test]

    def auroc(s):
        s = sorted(s)
        total, n1 = 0., sum(y for _, y in s)
        for i, (_, y) in enumerate(s, 1):
            total += i * y
        return (total - n1 * (n1 + 1) / 2) / max(1, n1 * (len(s) - n1))
    kinds = {k: (round(auroc([(z, y) for z, y, q in scored if q == k]), 3), sum(q == k for *_, q in scored)) for k in {k for *_, k in scored}}
    worst = sorted(((abs(v), v, str(x), seen[x]) for x, v in w.items() if seen[x] > 60), reverse=True)[:40]
    return sum((z > 0) == (y == 1) for z, y, _ in scored) / len(scored), auroc([(z, y) for z, y, _ in scored]), kinds, [(x, round(v, 2), n) for _, v, x, n in worst]


def check(docs):
    kinds, overlap, lengths = collections.Counter(), {0: [], 1: []}, []
    nums = {0: [], 1: []}
    for d in docs:
        c = d["claims"]
        assert 75 <= len(d["context"].split()) <= 500 and 8 <= len(c) <= 14, d["id"]
        assert sum(x["y"] for x in c) * 2 == len(c), d["id"]
        assert len({(x["t"], x.get("q")) for x in c}) == len(c), d["id"]
        assert not re.search(r"[{}\x01\x02\[\]|]|\bNone\b(?! of)|  ", d["context"]), (d["id"], d["context"])
        by, low = collections.defaultdict(list), words(d["context"])
        for x in c:
            by[x["p"]].append(x["y"])
            assert ("w" in x) == (x["y"] == 0) and x.get("w", "") in x["t"] and x.get("w", "x"), (d["id"], x)
            assert not re.search(r"[{}\x01\x02\[\]|]|\bNone\b(?! of)|  ", x["t"] + x.get("q", "")), (d["id"], x)
            kinds[x["k"]] += 1
            w = words(x["t"])
            overlap[x["y"]].append(len(w & low) / max(1, len(w)))
            n = {v for v in w if v.isdigit()}
            if n:
                nums[x["y"]].append(len(n & low) / len(n))
        assert all(sorted(v) == [0, 1] for v in by.values()), d["id"]
        lengths.append(len(d["context"].split()))
    n = sum(kinds.values())
    mean = {y: sum(v) / len(v) for y, v in overlap.items()}
    nm = {y: sum(v) / len(v) for y, v in nums.items()}
    lengths.sort()
    print(f"{len(docs)} documents, {n} claims, words a document: {lengths[0]} {lengths[len(lengths) // 4]} {lengths[len(lengths) // 2]} {lengths[len(lengths) * 3 // 4]} {lengths[-1]}, {sum(len(x['t'].split()) for d in docs for x in d['claims']) / n:.1f} a claim")
    print("kinds", dict(kinds.most_common()))
    print("genres", dict(collections.Counter(d["domain"] for d in docs)))
    print(f"word overlap with the document: true {mean[1]:.3f}, false {mean[0]:.3f}; of digits: true {nm[1]:.3f}, false {nm[0]:.3f}")
    acc, auc, by, worst = claim_only(docs)
    print(f"claim-only accuracy {acc:.3f}, AUROC {auc:.3f}; by kind {dict(sorted(by.items(), key=lambda x: -x[1][0]))}")
    print("strongest features", worst)
    assert abs(mean[0] - mean[1]) < .02
    assert auc < .56 or len(docs) < 2000


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--documents", type=int, default=3000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--out", help="file to write, JSON lines")
    p.add_argument("--short", action="store_true", help="documents of one to three sentences or paragraphs")
    p.add_argument("--check", action="store_true", help="assert the invariants and print counts")
    a = p.parse_args()
    if not a.out and not a.check:
        p.error("give --out FILE, --check or both")
    docs = [document(a.seed, i, a.short) for i in range(a.documents)]
    if a.out:
        with open(a.out, "w", encoding="utf-8") as f:
            for d in docs:
                f.write(json.dumps(d, ensure_ascii=False) + "\n")
    if a.check:
        check(docs)


if __name__ == "__main__":
    main()
