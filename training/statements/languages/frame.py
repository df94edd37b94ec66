"""Frames: a short text with facts and the pairs of claims about them, in several languages.

A frame is a dict: `slots`, a string of declarations; for each language (text, claims).
Declarations: `x,y:money(5,90)` draws values, all different; `s:money=x+y` computes one; `c?x>y` sets a switch. `sorted`: first names of values in ascending order.
In texts `<k:A~B>` is a switch: the document says A or B, decided by the frame's values or at random. A claim with it is true
with the document's side and false with the other. `<A~B>` in a claim: A is true, B is false; `<1:A~B>` the same, with a number for each point that can be wrong by itself. `[a|b]` is a free choice of wording.
A claim is `kind // text` or `kind // question // text`."""
import re

from ..claims import Retry
from ..say import spin
from .nouns import NOUNS
from .people import Noun
from .values import draw, write

SWITCH = re.compile(r"<(?:(\w):)?([^<>~]*)~([^<>~]*)>")
SLOT = re.compile(r"\{(\w+)(?:\.(\w+))?\}")
OPEN, CLOSE = "\x01", "\x02"
LEADS = dict(de=("Kurz gesagt: ", "Laut Text: ", "Zur Bestätigung: ", "Soweit ich sehe: ", "Also: ", "Den Angaben nach gilt: "),
             fr=("D'après le document, ", "Selon le texte, ", "En résumé, ", "Si je lis bien, ", "Pour confirmer : ", "On lit que "),
             es=("Según el documento, ", "Según el texto, ", "En resumen, ", "Por lo que veo, ", "Para confirmar: ", "El texto indica que "),
             id=("Menurut dokumen, ", "Berdasarkan teks, ", "Singkatnya, ", "Setahu saya, ", "Untuk memastikan: ", "Disebutkan bahwa ", "Jadi, "),
             en=("According to the document, ", "In short, ", "As the text says, ", "So ", "Just to confirm: "))
JOINED = dict(de=((r"\b([Vv])on (\x01?)dem ", r"\1om \2"), (r"\b([Zz])u (\x01?)dem ", r"\1um \2"), (r"\b([Zz])u (\x01?)der ", r"\1ur \2"), (r"\b([Ii])n (\x01?)dem ", r"\1m \2"), (r"\b([Aa])n (\x01?)dem ", r"\1m \2"), (r"\b([Bb])ei (\x01?)dem ", r"\1eim \2")),
              fr=((r"\b([Dd])e (\x01?)les ", r"\2\1es "), (r"\b([Dd])e (\x01?)le ", r"\2\1u "), (r"\bà (\x01?)les ", r"\1aux "), (r"\bà (\x01?)le ", r"\1au "), (r"À (\x01?)le ", r"\1Au "),
                  (r"\b([Dd]|[Qq]u|[Ll]orsqu|[Pp]uisqu)e (\x01?)(?=[AEIOUÉÈÊaeiouéèêâîô])(?!onze|oui|un %|uns )", r"\1'\2"), (r"\bsi (\x01?)(?=ils? )", r"s'\1")),
              es=((r"\b([Dd])e (\x01?)el ", r"\2\1el "), (r"\b([Aa]) (\x01?)el ", r"\2\1l "), (r" y (\x01?)(?=[IiÍí]|[Hh]i(?!e))", r" e \1"), (r" o (\x01?)(?=[OoÓó]|[Hh]o)", r" u \1")), id=(), en=())


def tidy(s, lang):
    """Contractions and elisions."""
    for a, b in JOINED[lang]:
        s = re.sub(a, b, s)
    return re.sub(r" +", " ", re.sub(r" ([,.])(?!\d)", r"\1", s)).strip()


def cap(s):
    i = next((i for i, c in enumerate(s) if c not in "¿¡\x01\"«„ "), 0)
    return s[:i] + s[i].upper() + s[i + 1:]


class Frame:
    """A frame with its values drawn."""

    def __init__(self, spec, rng, cast, cur, lang, names):
        self.spec, self.r, self.cur, self.names = spec, rng, cur, names
        self.raw, self.kind, self.on = {}, {}, {}
        for part in spec["slots"].split():
            self.declare(part, cast, lang)

    def declare(self, part, cast, lang):
        r = self.r
        if "?" in part:
            k, e = part.split("?")
            self.on[k] = 0 if eval(e, {}, self.raw) else 1
            return
        names, kind = part.split(":")
        if "=" in kind:
            kind, e = kind.split("=")
            self.raw[names], self.kind[names] = eval(e, {}, self.raw), kind
            return
        kind, _, args = kind.rstrip(")").partition("(")
        names = names.split(",")
        if kind in ("person", "first"):
            for n in names:
                self.raw[n], self.kind[n] = cast.person(lang, kind == "first"), "person"
                self.names.add(self.raw[n][0])
        elif kind == "place":
            for n in names:
                self.raw[n], self.kind[n] = cast.place(), "place"
                self.names.add(self.raw[n])
        elif kind == "noun":
            size = len(NOUNS[args]["id"])
            for n, i in zip(names, cast.nouns(args, size, len(names))):
                self.raw[n], self.kind[n] = (args, i), "noun"
        else:
            lo, hi = map(int, args.split(",")) if args else dict(date=(20, 340), time=(7, 20), day=(0, 6), month=(0, 11), year=(1948, 2019))[kind]
            for n in names:
                for _ in range(50):
                    v = draw(kind, lo, hi, r, self.cur)
                    if v not in [self.raw[m] for m in self.raw if self.kind[m] == kind and not isinstance(self.raw[m], tuple)]:
                        break
                else:
                    raise Retry
                self.raw[n], self.kind[n] = v, kind
            if names[0] in self.spec.get("sorted", ""):
                for n, v in zip(names, sorted(self.raw[n] for n in names)):
                    self.raw[n] = v

    def slot(self, name, form, lang, style):
        v, kind = self.raw[name], self.kind[name]
        if kind == "person":
            return getattr(Noun(v[0], lang, v[1]), form or "n")
        if kind == "place":
            return v
        if kind == "noun":
            return getattr(Noun(NOUNS[v[0]][lang][v[1]], lang), form or "n")
        return write(kind, v, lang, style, self.cur)

    def fill(self, text, lang, style, flips=()):
        """The text with its switches; those of flips (tags, or numbers of switches without one) say the other side, marked."""
        seen = -1

        def side(m):
            nonlocal seen
            seen += 1
            state = self.on.setdefault(m.group(1), self.r.randrange(2)) if m.group(1) and not m.group(1).isdigit() else 0
            if (m.group(1) or seen) in flips:
                return OPEN + m.group(3 - state) + CLOSE
            return m.group(2 + state)
        return tidy(SLOT.sub(lambda m: self.slot(m.group(1), m.group(2), lang, style), SWITCH.sub(side, text)), lang)

    def text(self, lang, style):
        return self.fill(spin(self.r, self.spec[lang][0]), lang, style)

    def pairs(self, lang):
        """(kind, question, true text, false text, wrong words, whether a switch of the document is wrong) of all claims of the frame."""
        return [x for x in (self.pair(c, lang) for c in self.spec[lang][1]) if x]

    def pair(self, claim, lang):
        r = self.r
        kind, *q, text = (x.strip() for x in claim.split(" // "))
        style = r.randrange(60)
        a = spin(r, text)
        b = a if r.random() < .65 else spin(r, text)
        lead = r.choice(LEADS[lang]) if not q and r.random() < .12 else ""
        keys = [m.group(1) or i for i, m in enumerate(SWITCH.finditer(b))]
        true = self.fill(a, lang, style)
        flip = r.choice(keys)
        flips = {k for k in keys if isinstance(k, int)} if isinstance(flip, int) else {flip}      # switches without a tag belong together
        sides = [m.groups()[1:] for m in SWITCH.finditer(b)]
        if len(sides) == 2 and sides[0] == sides[1][::-1] and r.random() < .8:
            flips = set(keys)      # two values that change places
        false = self.fill(b, lang, style if a == b else r.randrange(60), flips)
        wrong = false[false.index(OPEN) + 1:false.rindex(CLOSE)].replace(OPEN, "").replace(CLOSE, "").strip(" ,")
        false = false.replace(OPEN, "").replace(CLOSE, "")
        question = cap(self.fill(spin(r, q[0]), lang, style)) if q else None
        if true == false:
            return None
        false = tidy(false, lang)
        low = lead and not (lang == "de" or lang == "en" and lead.endswith(": "))
        out = []
        for t in (true, false):
            started = any(t.startswith(n) for n in self.names)
            t = lead + (t if low or started else cap(t))
            out.append(t if t[-1] in ".!?" or q and len(t.split()) < 4 else t + ".")
        if lang == "fr" and lead.endswith("que "):
            out = [tidy(t, lang) for t in out]
        if not wrong or wrong not in out[1]:
            wrong = cap(wrong) if wrong and cap(wrong) in out[1] else out[1].rstrip(".!?")
        return kind, question, out[0], out[1], wrong, any(str(k).isalpha() for k in flips)
