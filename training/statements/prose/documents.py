"""Documents of the family `prose`: a genre with some blocks."""
import collections
import random
import re

from ..claims import Retry, numbered
from ..say import spin
from .deals import Deals
from .decisions import Decisions
from .descriptions import Descriptions
from .doc import cap, tidy
from .events import Events
from .genres import GENRES, NOUN, WEIGHTED
from .goods import Goods
from .lives import Lives
from .public_money import PublicMoney
from .rules import Rules

LONG, SHORT = (90, 110, 140, 180, 220, 260, 300, 350, 400), (15, 25, 35, 45, 60)     # words of a document, about
LIMITS = dict(claims=(8, 14), length=(75, 500), prose=True, overlap=.02, auc=.56)
SHORT_LIMITS = dict(LIMITS, claims=(4, 14), length=(20, 160))


class Whole(Deals, PublicMoney, Lives, Events, Decisions, Descriptions, Rules, Goods):
    """A genre's title, opening, blocks, fillers and closing."""

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
        raise SystemExit(f"prose: document {number} of seed {seed} could not be made")
    pairs = [claims[i:i + 2] for i in range(0, len(claims), 2)]
    return {"id": f"ps{seed}-{genre}-{number:06d}", "domain": genre, "lang": "en", "context": context, "claims": numbered(rng, pairs)}
