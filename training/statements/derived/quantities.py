"""Lists of figures as prose or data, and what follows from them: sums, differences, ratios, averages, shares, ranks, counts above a limit."""
import itertools
from decimal import Decimal as D

from ..claims import Retry
from ..prose.doc import cap
from ..say import join, plain, rounded, spin
from .layouts import rows
from .measures import Count, Minutes, MONEY_
from .scene import Scene
from .subjects import SUBJECTS, TIMES

OPS = "stated stated stated stated sum2 sum2 total diff diff ratio average share gap over counted every only rank second sums about missing".split()
ORDINAL = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


class Quantities(Scene):
    def figures(self):
        """One subject with four to six items and two columns; claims over one or both."""
        r = self.r
        sub = r.choice(SUBJECTS)
        self.domain = sub.domain
        k = r.choice((3, 4, 4, 5, 5, 6))
        kind, form = sub.name
        names = [form.format(self.n.make(kind)) for _ in range(k)]
        t = r.choice(TIMES)
        vals = []
        for c in sub.columns:
            me = self.money if c.measure is MONEY_ else c.measure
            v = [D(x) for x in self.draw(c.lo, c.hi, k, c.step, near=r.choice((None, .5, .5, .3)))]
            if r.random() < .6:                       # an exact ratio
                i, j = r.sample(range(k), 2)
                m = r.choice((2, 3, 4))
                if c.lo <= v[i] * m <= c.hi * 2 and v[i] * m not in v:
                    v[j] = v[i] * m
            vals.append((c, me, v))
        both = r.random() < .65
        used = vals if both else [r.choice(vals)]
        title = spin(r, r.choice(sub.titles)).format(t=t, k=self.many(k))
        opening = self.s(r.choice(sub.openings).format(t=t, k=self.many(k)))
        hidden = None
        if r.random() < .4:
            order = list(range(k))
            text = rows(r, title, sub.item.capitalize(), [c.header + (f" ({self.cur})" if c.measure is MONEY_ else "") for c, _, _ in used],
                        [(cap(names[i]) if names[i].startswith("the ") else names[i], [v[i] for _, _, v in used]) for i in order])
            if r.random() < .5:
                text = opening + "\n\n" + text
            for c, me, v in used:
                self.occurs(me, *v)
        else:
            c, me, v = used[0]
            total = None
            if c.sums and k >= 3 and r.random() < .3:
                hidden = r.randrange(k)
                total = sum(v)
            sents = []
            second = {} if len(used) < 2 else dict(enumerate(used[1][2]))
            if r.random() < .3 and hidden is None:
                vp = r.choice(c.vps)
                rest = range(1, k)
                s = f"{names[0]} {self.vp(vp, self.show(me, v[0]))}, " + join([f"{names[i]} {self.show(me, v[i])}" for i in rest])
                sents.append(self.s(s))
                done = True
            else:
                done = False
            for i in range(k):
                extra = f" and {self.vp(r.choice(used[1][0].vps), self.show(used[1][1], second[i]))}" if second else ""
                if i == hidden:
                    sents.append(self.s([f"the {sub.item} not listed by figure is {names[i]}", f"the remaining figure is that of {names[i]}"]) + ((" " + self.s(f"{names[i]} {self.vp(r.choice(used[1][0].vps), self.show(used[1][1], second[i]))}")) if second else ""))
                    continue
                if done:
                    if second:
                        sents.append(self.s(f"{names[i]} {self.vp(r.choice(used[1][0].vps), self.show(used[1][1], second[i]))}"))
                    continue
                sents.append(self.s(f"{names[i]} {self.vp(r.choice(c.vps), self.show(me, v[i]))}{extra}"))
            if total is not None:
                sents.append(self.s([f"all {self.many(k)} {sub.items} together {self.vp(r.choice(c.vps), self.show(me, total), plural=True)}", f"[in total|altogether], the {self.many(k)} {sub.items} {self.vp(r.choice(c.vps), self.show(me, total), plural=True)}"]))
            if not done and hidden is None:
                r.shuffle(sents)
            text = "\n".join(([title] if r.random() < .5 else []) + [opening + " " + " ".join(sents)])
        for col_ in used:
            self.claims_of(sub, col_, names, k, hidden if col_ is used[0] else None, len(used) > 1)
        return text

    def vp(self, vp, said, plural=False):
        s = spin(self.r, vp)
        if plural:
            s = " ".join(PLURAL.get(w, w) for w in s.split(" "))
        return s.format(v=said)

    def claims_of(self, sub, col_, names, k, hidden, two):
        r = self.r
        c, me, v = col_
        P = [spin(r, x) for x in c.vps]                          # a phrase for one item
        M = [" ".join(PLURAL.get(w, w) for w in x.split(" ")) for x in P]
        pairs = list(itertools.combinations(range(k), 2))
        pre = f"[in terms of|as regards|for] {c.noun}, " if two else ""
        for op in r.sample(OPS, 15):
            try:
                self.claim_of(op, sub, c, me, v, names, k, hidden, pre, P, M, pairs)
            except (Retry, IndexError):
                pass

    def claim_of(self, op, sub, c, me, v, names, k, hidden, pre, P, M, pairs):
        """The claims of one operation."""
        r, long = self.r, c.noun == "length"
        i, j = r.sample(range(k), 2)
        a, b = names[i], names[j]
        hi, lo = (i, j) if v[i] > v[j] else (j, i)
        sums = [v[x] + v[y] for x, y in pairs if {x, y} != {i, j}]
        gaps = [abs(v[x] - v[y]) for x, y in pairs if {x, y} != {i, j}]
        if op == "stated" and i != hidden:
            self.value("stated", ["{a} " + p for p in P] + [pre + f"the figure for {{a}} is {{v}}"], v[i], me, sums + gaps, a=a, q=f"What is the figure for {a} ({c.header.split(' (')[0].lower()})?")
        elif op == "missing" and hidden is not None:
            nxt = (hidden + 1) % k
            self.value("remainder", ["{a} " + p for p in P] * 2 + [pre + "what is left for {a} is {v}", pre + "the figure for {a} works out at {v}"], v[hidden], me, sums + gaps, a=names[hidden])
            more = v[hidden] > v[nxt]
            self.flip("comparison", [pre + "the figure for {a} is {x} than that for {b}"], "higher" if more else "lower", "lower" if more else "higher", a=names[hidden], b=names[nxt])
        elif op == "sum2" and c.sums:
            self.value("sum", ["{a} and {b} together " + p for p in M] + ["between them, {a} and {b} " + p for p in M] + ["{a} and {b} come to {v} between them", "[added up|taken together], {a} and {b} " + r.choice(M)], v[i] + v[j], me, sums, a=a, b=b)
        elif op == "total" and c.sums:
            t = sum(v)
            self.value("sum", ["the {k} {s} together " + p for p in M] + ["all {k} {s} [combined|taken together] " + p for p in M] + [pre + "the total of the {k} {s} is {v}"], t, me, [t - x for x in v] + [t + r.choice(v)], k=self.many(k), s=sub.items, q=f"How much is it for all {sub.items} together ({c.header.split(' (')[0].lower()})?")
            self.about("rounding", ["the {k} {s} together " + p.replace("{v}", "{n} {v}") for p in M], t, me, [t - x for x in v], k=self.many(k), s=sub.items)
        elif op == "diff" and v[i] != v[j]:
            d = abs(v[i] - v[j])
            up = r.random() < .6
            x, y = (hi, lo) if up else (lo, hi)
            word = me.plus(r, d, up)
            if long:
                word = None
            ts = [pre + "the [gap|difference] between {a} and {b} is {v}", pre + "{a} and {b} are {v} apart"]
            self.value("difference", ts, d, me, gaps + [v[i] + v[j]], a=a, b=b)
            if word:
                w = me.more if up else me.less
                if isinstance(me, Minutes):
                    w = "more" if up else "less"
                self.value("difference", ["{a} " + p.replace("{v}", "{v} " + w) + " than {b}" for p in P if " of " not in p and "{v} " not in p] + [pre + "the figure for {a} is {v} [above|higher than] that for {b}" if up else pre + "the figure for {a} is {v} [below|lower than] that for {b}"], d, me, gaps, a=names[x], b=names[y])
        elif op == "ratio":
            for x, y in itertools.permutations(range(k), 2):
                q = v[x] / v[y]
                if q in (2, 3, 4) and hidden not in (x, y):
                    z = r.choice([n for n in (2, 3, 4) if n != q])
                    other = [n for n in range(k) if n not in (x, y) and v[x] / v[n] != q]
                    if isinstance(me, Count) and r.random() < .6:
                        self.flip("ratio", ["{a} " + self.vp(p, "{x}") + " as {b}" for p in P], me.times(r, int(q)), me.times(r, z), a=names[x], b=names[y])
                    else:
                        word = {2: "twice", 3: "three times", 4: "four times", 5: "five times"}
                        self.flip("ratio", [pre + "the figure for {a} is {x} that for {b}", pre + "by [this measure|this figure], {a} comes to {x} the value of {b}"], word[int(q)], word[z], a=names[x], b=names[y])
                    if other and q == 2:
                        self.flip("ratio", [pre + "the figure for {b} is exactly half that for {x}", pre + "{b} comes to half of what is given for {x}"], names[x], names[r.choice(other)], b=names[y])
                    break
            big, small = (i, j) if v[i] > v[j] else (j, i)
            q = v[big] / v[small]
            if hidden not in (i, j) and (D("2.1") < q < D("2.9") or D("1.2") < q < D("1.85")):
                self.flip("ratio", [pre + "the figure for {a} is {x} that for {b}", pre + "set against {b}, {a} comes to {x} the figure"], "more than twice" if q > 2 else "less than twice", "less than twice" if q > 2 else "more than twice", a=names[big], b=names[small])
        elif op == "average" and sum(v) % k == 0:
            self.value("average", ["on average, each of the {k} {s} " + p for p in P] + [pre + "the average [per {i}|of the {k} {s}] is {v}", pre + "the mean figure for the {k} {s} [is|works out at] {v}"], sum(v) / k, me, [rounded(x / 2, 0) for x in sums] + [sum(v) / k + x for x in (c.step * 3, -c.step * 2)], k=self.many(k), s=sub.items, i=sub.item)
        elif op == "average" and hidden is None:
            m = rounded(sum(v) / k, 0)
            x = r.choice([n for n in range(k)])
            if abs(v[x] - m) > m * D(".05"):
                self.yes("average", [pre + "the figure for {a} is above the average of the {k} {s}", pre + "{a} is above the average of the {s}"], [pre + "the figure for {a} is below the average of the {k} {s}", pre + "{a} is below the average of the {s}"], v[x] > m, a=names[x], k=self.many(k), s=sub.items, i=sub.item) if c.header not in ("Errors", "Rejects", "Waste (kg)") and not long else None
        elif op == "share" and c.sums and sum(v) > 0:
            self.share("percentage", ["{a} accounts for {v} of the [total|whole]" + f" {c.noun}", f"{{v}} of the {c.noun} of the {sub.items} {'come' if c.noun.endswith('s') else 'comes'} from {{a}}", f"of the {c.noun} of all {self.many(k)} {sub.items}, {{a}} has a share of {{v}}"], v[i], sum(v), v, a=a)
        elif op == "gap":
            d = max(v) - min(v)
            self.value("difference", ["between the [highest|largest] and the [lowest|smallest] figure of the {k} {s} there is a gap of {v}" + f" ({c.noun})", f"for {c.noun}, the [top|highest] and the [bottom|lowest] of the {{k}} {{s}} are {{v}} apart"], d, me, gaps, k=self.many(k), s=sub.items)
        elif op in ("over", "counted", "every"):
            s = sorted(v)
            cut = self.cut(s, r.randrange(k - 1), c.step)
            said = me.say(r, cut)
            n = sum(x > cut for x in v)
            if op == "over" and i != hidden:
                self.yes("threshold", ["{a} " + p.replace("{v}", "more than " + said) for p in P], ["{a} " + p.replace("{v}", "less than " + said if not isinstance(me, Count) else "fewer than " + said) for p in P], v[i] > cut, a=a)
                inside = [x for x in range(k) if v[x] > cut]
                out = [x for x in range(k) if v[x] < cut]
                self.flip("threshold", ["{x} " + p.replace("{v}", "more than " + said) for p in P], names[r.choice(inside)], names[r.choice(out)])
            elif op == "counted" and 0 < n < k:
                wrong = r.choice([x for x in range(1, k + 1) if x != n and abs(x - n) <= 2])
                w = lambda x: "all" if x == k else self.many(x)
                ts = ["{x} of the {k} {s} " + p.replace("{v}", "more than " + said) for p in M]
                if wrong < k and n > 1 and wrong > 1:
                    self.flip("count", ts, w(n), w(wrong), k=self.many(k), s=sub.items)
                else:
                    self.flip("count", ["the number of {s} that " + p.replace("{v}", "more than " + said) + " is {x}" for p in M], self.many(n), self.many(wrong), s=sub.items)
            elif op == "every":
                low = self.below(s[0], c.step)
                if low and r.random() < .5:
                    sl = me.say(r, low)
                    if r.random() < .5:
                        self.flip("quantifier", ["{x} of the {k} {s} " + p.replace("{v}", "more than {z}") for p in M], "all", r.choice(("not all", "only some")), k=self.many(k), s=sub.items, z=sl)
                    else:
                        self.flip("quantifier", ["every {i} on the list " + p.replace("{v}", "more than {x}") for p in P], sl, said, i=sub.item)
                elif n and 2 * n != k:
                    self.flip("quantifier", ["{x} of the {k} {s} " + p.replace("{v}", "more than " + said) for p in M], "most" if 2 * n > k else "fewer than half", "fewer than half" if 2 * n > k else "most", k=self.many(k), s=sub.items)
        elif op == "only":
            s = sorted(v)
            cut = self.cut(s, k - 2, c.step)
            top = names[v.index(s[-1])]
            self.flip("quantifier", ["{x} is the only {i} that " + p.replace("{v}", "more than " + me.say(r, cut)) for p in P] + ["only {x} " + p.replace("{v}", "more than " + me.say(r, cut)) for p in P], top, [n for n in names if n != top], i=sub.item)
        elif op == "rank":
            order = sorted(range(k), key=lambda x: -v[x])
            p1 = r.randrange(k)
            up = r.random() < .5
            pos = p1 + 1 if up else k - p1
            word = "" if pos == 1 else ORDINAL[pos - 1] + "-"
            best = "highest" if up else "lowest"
            self.flip("rank", [f"{{x}} has the {word}{best} figure for {c.noun}", f"the {word}{best} figure for {c.noun} is that of {{x}}", f"[ordered|ranked] by {c.noun}, {{x}} comes {ORDINAL[p1]}" + f" of {self.many(k)}"], names[order[p1]], [names[x] for x in order if x != order[p1]], q=f"Which {sub.item} has the {word}{best} figure for {c.noun}?")
        elif op == "second" and k > 3:
            order = sorted(range(k), key=lambda x: -v[x])
            self.flip("rank", ["apart from {a}, no {i} has a higher figure for " + c.noun + " than {x}", "only {a} is ahead of {x} by " + c.noun], names[order[1]], [names[x] for x in order[2:]], a=names[order[0]], i=sub.item)
        elif op == "sums" and c.sums and k > 3:
            x, y, z = r.sample(range(k), 3)
            if v[x] + v[y] != v[z] and isinstance(me, Count) or me is self.money and v[x] + v[y] != v[z]:
                m, l = me.more, me.less
                more = v[x] + v[y] > v[z]
                if more and r.random() < .75:
                    raise Retry
                self.flip("comparison", ["{a} and {b} together " + p.replace("{v}", "{x}") + " than {c} alone" for p in M if "{v} " not in p and " of " not in p] + [pre + "the figures of {a} and {b} add up to {x} than that of {c}"], m if more else l, l if more else m, a=names[x], b=names[y], c=names[z])
        elif op == "about" and i != hidden:
            self.about("rounding", ["{a} " + p.replace("{v}", "{n} {v}") for p in P], v[i], me, v, a=a)

    def cut(self, s, i, step):
        """A round limit between the sorted values i and i + 1."""
        lo, hi = s[i], s[i + 1]
        for e in (10000, 5000, 1000, 500, 100, 50, 10, 5, 1):
            x = (hi // e) * e
            if lo < x < hi:
                return D(x)
        raise Retry

    def below(self, v, step):
        for e in (1000, 500, 100, 50, 10, 5, 2):
            x = (v // e) * e
            if 0 < x < v and x > v / 3:
                return D(x)
        return None


PLURAL = {"has": "have", "is": "are", "was": "were", "works": "work", "covers": "cover", "farms": "farm", "keeps": "keep", "milks": "milk", "offers": "offer", "provides": "provide", "runs": "run", "owns": "own", "employs": "employ", "teaches": "teach", "counts": "count", "uses": "use", "looks": "look", "tends": "tend", "measures": "measure", "spans": "span", "takes": "take", "needs": "need", "lasts": "last", "goes": "go", "involves": "involve", "brings": "bring", "weighs": "weigh", "holds": "hold", "carries": "carry", "stretches": "stretch", "comprises": "comprise", "comes": "come", "tips": "tip", "bakes": "bake", "stays": "stay", "its": "their"}
