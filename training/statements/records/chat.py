"""A chat as a document: speakers, messages, layouts."""
import re

from ..vocabulary import MONTHS, WEEKDAYS
from .doc import Doc
from .wording import expand


class Chat(Doc):
    def __init__(self, rng, names=None):
        super().__init__(rng, names)
        self.lines = []
        self.who = self.first(rng.choice((3, 3, 4)))
        self.low = rng.random() < .4
        self.titles, self.untimed = {}, False

    def msg(self, who, text):
        text = expand(self.r, self.c(text.split("~")))
        self.lines.append((who, text))

    def trio(self):
        return self.r.sample(self.who, 3)

    def filler(self):
        return self.c(("sorry, was on the train", "one sec", "haha", "what a week", "good morning everyone", "my phone is almost dead", "it's raining again", "brb", "the wifi here is terrible", "did you all see the match?", "back now", "hm", "so tired today"))

    def out(self, extra=True):
        r, lines = self.r, list(self.lines)
        if extra:
            for _ in range(r.choice((0, 1, 2))):
                lines.insert(0 if r.random() < .5 else len(lines), (r.choice(self.who), self.filler()))
        st, t = r.choice((0, 6, 7)) if self.untimed else r.randrange(8), r.randint(480, 1200)
        d = self.day()
        out = []
        for w, x in lines:
            t += r.randint(0, 7)
            w0 = re.split(r'[ ,.?!:]', x)[0].lower()
            x = x if not self.low or any(u.startswith(w0) for u in self.names.used) or x.startswith(tuple(WEEKDAYS) + tuple(MONTHS) + ("I ", "I'")) else x[0].lower() + x[1:]
            hm = "%02d:%02d" % divmod(t, 60)
            w2 = self.titles.get(w, w)
            out.append((f"{w2}: {x}", f"[{hm}] {w2}: {x}", f"{hm} <{w2.lower() if st == 2 and self.low else w2}> {x}", f"{w2} ({hm}): {x}", f"{d:%d/%m/%y}, {hm} - {w2}: {x}", f"**{w2}** {hm}\n{x}", f"{w2.upper()}: {x}", f"- {w2}: {x}")[st])
        return "\n".join(out)
