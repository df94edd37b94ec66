"""Documents of the family `languages`: frames of one subject as notices, letters, lists, chats; grids as tables and records."""
import random
import re

from ..check import words
from ..claims import Retry, numbered
from .frame import Frame
from .genres import CHATTER, CLOSINGS, CONTACT, FILLERS, FRAMES, GREETINGS, GROUPS, OPENINGS, TITLES
from .grids import Grid
from .people import Cast
from .values import CURRENCIES

LANGUAGES = ("id",) * 30 + ("de", "fr", "es") * 21      # and 8 of 100 documents with claims in another language
LIMITS = dict(claims=(6, 14), length=(20, 420), overlap=.02, auc=.56)
START = re.compile(r"([.!?]\s+)([a-zäöüéèàçñ])")


def sentences(text):
    """Sentences begin with a capital letter."""
    text = text[0].upper() + text[1:]
    return START.sub(lambda m: m.group(1) + m.group(2).upper(), text)


def pick(rng, table, lang):
    return rng.choice(table[lang].split("|"))


class Text:
    """Frames of one genre put together."""

    def __init__(self, rng, genre, lang, told):
        self.r, self.lang, self.names = rng, lang, set()
        self.cast, self.style = Cast(rng, lang), rng.randrange(60)
        cur = rng.choice(CURRENCIES[lang])
        pool = [f for f in FRAMES[genre] if lang in f and told in f]
        want = rng.choice((1, 2, 2, 3) if genre == "chat" else (2, 2, 3, 3, 4))
        specs = rng.sample(pool, min(want, len(pool)))
        if not specs:
            raise Retry
        if genre in ("town", "shop", "club", "travel", "home", "bulletin") and rng.random() < .3:
            specs.append(CONTACT)
        self.frames = [Frame(f, rng, self.cast, cur, lang, self.names) for f in specs]
        self.texts = [f.text(lang, self.style) for f in self.frames]

    def named(self, s):
        return s.format(c=self.cast.place() if "{c}" in s else "", p=self.cast.person(self.lang)[0] if "{p}" in s else "")

    def chat(self):
        r = self.r
        lines = []
        for t in self.texts:
            lines += t.split("\n")
            if len(lines) < 12 and r.random() < .8:
                p, q = (self.cast.person(self.lang, True)[0] for _ in "pq")
                lines += [x.format(p=p, q=q) for x in CHATTER[self.lang].split("|")[:r.choice((2, 3, 4, 5))]]
        form = r.randrange(4)
        if form == 0:
            minute = r.randint(480, 1200)
            for i, x in enumerate(lines):
                minute += r.randint(0, 4)
                lines[i] = f"({minute // 60:02d}.{minute % 60:02d}) {x}"
        elif form == 1:
            lines = [f"- {x}" for x in lines]
        return ((pick(r, GROUPS, self.lang) + "\n\n") if r.random() < .6 else "") + "\n".join(lines)

    def prose(self, genre):
        r, lang = self.r, self.lang
        texts = [sentences(t) for t in self.texts]
        fillers = r.sample(FILLERS[lang].split("|"), 4)
        for i, t in enumerate(texts):
            if r.random() < .55:
                texts[i] = f"{t} {fillers.pop()}" if fillers and r.random() < .6 else f"{fillers.pop()} {t}" if fillers else t
        title = self.named(pick(r, TITLES[genre], lang))
        form = r.choice(("plain", "plain", "block", "list", "numbers", "headless" if genre == "news" else "letter", "headless", "lines"))
        opening = pick(r, OPENINGS, lang) if r.random() < .45 else ""
        closing = self.named(pick(r, CLOSINGS, lang)) if form == "letter" or r.random() < .3 else ""
        if form == "letter":
            return "\n\n".join(x for x in (pick(r, GREETINGS, lang), opening, *texts, closing) if x)
        if form in ("list", "numbers"):
            body = "\n".join((f"{i}. " if form == "numbers" else "• ") + t for i, t in enumerate(texts, 1))
        elif form == "lines":
            body = "\n".join(re.sub(r"(?<=[^\d]\.) (?=[A-ZÄÖÜÉÈÀ¿])", "\n", t) for t in texts)
        else:
            body = (" " if form == "block" else "\n\n").join(texts)
        return ("" if form == "headless" else title + r.choice(("\n", "\n\n"))) + "\n\n".join(x for x in (opening, body, closing) if x)

    def pairs(self, told, want):
        by = [f.pairs(told) for f in self.frames]
        for b in by:
            self.r.shuffle(b)
        out = []
        while len(out) < want and any(by):
            out += [b.pop() for b in by if b]
        return out[:want]


def shared(text, known):
    w = words(text)
    return len(w & known) / max(1, len(w))


def as_claims(pairs, rng, known):
    """Pairs as the corpus has them; none twice. Some of those with a false value that the document has nowhere are left out: words in common must not tell true from false."""
    out, seen = [], set()
    for kind, q, true, false, wrong, switch in pairs:
        if {(true, q), (false, q)} & seen or wrong not in false:
            continue
        gap = shared(true, known) - shared(false, known)
        if switch and rng.random() < (.45 if q else .15) or not switch and gap > .02 and rng.random() < .7:
            continue
        seen |= {(true, q), (false, q)}
        asked = {"q": q} if q else {}
        out.append([dict(t=true, y=1, k=kind, **asked), dict(t=false, y=0, k=kind, w=wrong, **asked)])
    return out


def document(seed, number):
    rng = random.Random(f"languages/{seed}/{number}")
    for _ in range(80):
        lang = rng.choice(LANGUAGES)
        told, form = lang, ""
        if rng.random() < .08:
            lang, told = rng.choice((("en", "id"), ("en", "id"), ("id", "en")))
            form = "cross"
        genre = rng.choice(("town", "shop", "club", "travel", "work", "people", "home", "news", "bulletin", "chat", "chat", "grid", "grid", "grid"))
        try:
            if genre == "grid":
                g = Grid(rng, lang, told)
                context, pairs = g.body(), g.pairs(7)
            else:
                t = Text(rng, genre, lang, told)
                context, pairs = (t.chat() if genre == "chat" else t.prose(genre)), t.pairs(told, 8)
        except Retry:
            continue
        made = as_claims(pairs, rng, words(context))[:rng.choice((4, 4, 5, 5))]
        if len(made) >= 3 and LIMITS["length"][0] <= len(context.split()) <= LIMITS["length"][1]:
            break
    else:
        raise SystemExit(f"languages: document {number} of seed {seed} could not be made")
    return {"id": f"ls{seed}-{form or genre}-{number:06d}", "domain": genre, "lang": lang, "context": context, "claims": numbered(rng, made)}
