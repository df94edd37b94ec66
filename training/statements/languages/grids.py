"""Tables, lists and records with native keys: things with attributes, and the claims about them."""
import json
import re

from ..claims import Retry
from .frame import Frame, cap
from .grid_words import CAPTIONS, NOTES, WORLDS, YES
from .people import Cast
from .values import CURRENCIES, number


class Grid:
    """Three to six things of a world with three to five attributes."""

    def __init__(self, rng, lang, told):
        if lang != told or lang not in YES:
            raise Retry
        self.r, self.lang = rng, lang
        r = rng
        self.world = WORLDS[r.choice(sorted(WORLDS))]
        self.cur, self.cast, self.style = r.choice(CURRENCIES[lang]), Cast(r, lang), r.randrange(60)
        n = r.choice((3, 4, 4, 5, 5, 6))
        self.attributes = r.sample(self.world["attributes"], r.choice((3, 3, 4, 4, 5)))
        self.keys = [f"e{i}" for i in range(n)]
        self.names = set()
        self.things = self.drawn(self.world["entity"], n)
        self.values = [self.flags(n) if kind == "flag" else self.drawn(kind, n) for kind, _ in self.attributes]

    def flags(self, n):
        v = [self.r.random() < .5 for _ in range(n)]
        if len(set(v)) < 2:
            raise Retry
        return v

    def drawn(self, kind, n):
        """n values of a kind, as (raw, kind); people of one column may repeat."""
        if kind == "person" and self.world["entity"] != "person":
            few = self.drawn_frame(kind, min(n, 3))
            v = [self.r.choice(few) for _ in range(n)]
            if len({x[0] for x in v}) < 2:
                raise Retry
            return v
        return self.drawn_frame(kind, n)

    def drawn_frame(self, kind, n):
        names = [f"v{i}" for i in range(n)]
        f = Frame({"slots": f"{','.join(names)}:{kind}"}, self.r, self.cast, self.cur, self.lang, self.names)
        return [(f.raw[x], f.kind[x]) for x in names]

    def frame(self, slots):
        f = Frame({"slots": ""}, self.r, self.cast, self.cur, self.lang, self.names)
        for k, (raw, kind) in slots.items():
            f.raw[k], f.kind[k] = raw, kind
        return f

    def cell(self, j, i):
        v = self.values[j][i]
        if isinstance(v, bool):
            return YES[self.lang][0 if v else 1]
        if v[1] == "int":
            return number(v[0], self.lang)
        return self.frame({"x": v}).slot("x", "bare" if v[1] == "noun" else None, self.lang, self.style).replace("las ", "").replace("pukul ", "")

    def name(self, i):
        return cap(self.frame({"x": self.things[i]}).slot("x", "bare", self.lang, 0)) if self.things[i][1] == "noun" else self.frame({"x": self.things[i]}).slot("x", None, self.lang, 0)

    def body(self):
        r, lang = self.r, self.lang
        head = [self.world["head"][lang]] + [a[1][lang][0] for a in self.attributes]
        rows = [[self.name(i)] + [self.cell(j, i) for j in range(len(self.attributes))] for i in range(len(self.things))]
        form = r.choice(("md", "md", "csv", "json", "json", "lines", "blocks", "prose"))
        if form == "md":
            text = "\n".join(["| " + " | ".join(head) + " |", "|" + "---|" * len(head)] + ["| " + " | ".join(x) + " |" for x in rows])
        elif form == "csv":
            text = "\n".join(";".join(x) for x in [head] + rows)
        elif form == "json":
            keys = [re.sub(r"\W+", "_", h.lower()).strip("_") for h in head]
            boolean = {YES[lang][0]: True, YES[lang][1]: False}
            text = json.dumps([{k: boolean.get(c, c) for k, c in zip(keys, x)} for x in rows], ensure_ascii=False, indent=r.choice((None, 2, 2)))
        elif form == "lines":
            text = "\n".join("- " + x[0] + ": " + ", ".join(f"{h} {c}" for h, c in zip(head[1:], x[1:])) for x in rows)
        elif form == "blocks":
            text = "\n\n".join("\n".join(f"{h}: {c}" for h, c in zip(head, x)) for x in rows)
        else:
            text = " ".join(x[0] + ": " + "; ".join(f"{h.lower() if lang != 'de' else h} {c}" for h, c in zip(head[1:], x[1:])) + "." for x in rows)
        top = r.choice(CAPTIONS[lang].split("|")) + "\n\n" if r.random() < .5 and form != "json" or form == "prose" else ""
        end = "\n\n" + r.choice(NOTES[lang].split("|")) if r.random() < .4 and form != "json" else ""
        return top + text + end

    def pairs(self, want):
        r, out, used = self.r, [], set()
        for _ in range(want * 8):
            if len(out) >= want:
                break
            j = r.randrange(len(self.attributes))
            claim = r.choice(self.attributes[j][1][self.lang][1])
            if claim in used:
                continue
            try:
                pair = self.frame_of(j, claim).pair(claim, self.lang)
            except Retry:
                continue
            if pair:
                used.add(claim)
                out.append(pair)
        return out

    def frame_of(self, j, claim):
        """The values a claim about an attribute needs."""
        r, n, v = self.r, len(self.things), self.values[j]
        e, f, o = r.sample(range(n), 3)
        slots = {"e": self.things[e], "f": self.things[f]}
        if isinstance(v[0], bool):
            fr = self.frame(slots)
            fr.on["k"] = 0 if v[e] else 1
            return fr
        if v[e][0] == v[f][0]:
            raise Retry
        kind = v[e][1]
        slots.update(v=v[e], w=v[f])
        if kind in ("person", "place", "noun", "day"):
            return self.frame(slots)
        raw = [x[0] for x in v]
        order = sorted(range(n), key=lambda i: raw[i])
        other = r.choice([i for i in range(n) if i not in (order[0], order[-1])])
        cut = r.randrange(1, n - 1) if n > 3 else 1
        over = n - 1 - cut
        wrong = r.choice([x for x in (over - 1, over + 1) if 2 <= x < n] or [0])
        if "{n}" in claim and (over < 2 or not wrong):
            raise Retry
        values = dict(s=raw[e] + raw[f], z=raw[e] + raw[o], d=abs(raw[e] - raw[f]), y=abs(raw[e] - raw[o]), x=raw[order[cut]])
        if len({values["s"], values["z"]}) < 2 or values["d"] == values["y"] or "{d}" in claim and not values["y"]:
            raise Retry
        slots.update({k: (x, kind) for k, x in values.items()}, n=(over, "int"), m=(wrong, "int"), g=self.things[order[-1]], l=self.things[order[0]], h=self.things[other])
        fr = self.frame(slots)
        fr.on["c"] = 0 if raw[e] > raw[f] else 1
        return fr
