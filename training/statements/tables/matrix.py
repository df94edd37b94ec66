"""Items by periods as documents: finance statements, monthly figures, press texts about them."""
from ..claims import Retry
from ..names import Names
from ..say import UNITS, plain
from ..vocabulary import CURRENCY
from .figures import Figures, SIGNED
from .layouts import aligned, html, md, sv, turned


class Matrix(Figures):
    """Figures of items over periods, as a table or as sentences."""

    # documents
    def cellvalue(self, v, paren):
        n = plain(abs(v), self.dec)
        return n if v >= 0 else f"({n})" if paren else f"-{n}"

    def unit_note(self):
        code = CURRENCY[self.cur][0]
        if self.unit == "money":
            return {1: self.r.choice((f"in {code}", code)), 1000: self.r.choice((f"in {code} thousand", f"{code} '000", f"k{self.cur}" if code == "EUR" else f"in thousands of {CURRENCY[self.cur][1]}", f"amounts in {code} thousands")), 1000000: self.r.choice((f"in {code} million", f"{code}m", f"{code} millions", f"in millions of {CURRENCY[self.cur][1]}"))}[self.scale]
        if self.unit == "price":
            return f"{code} per tonne"
        return self.unit if self.unit in UNITS else ""

    def table(self, form):
        r = self.r
        note = self.unit_note()
        what = "Selected figures" if self.fin else self.noun[0].upper() + self.noun[1:]
        periods = self.periods[::-1] if self.newest_first else self.periods
        paren = r.random() < .6
        in_head = r.random() < .5
        g = [[(f"{note}" if in_head and note else "")] + periods] + [[i] + [self.cellvalue(self.v[i, p], paren) for p in periods] for i in self.items]
        turn = r.random() < .25
        if turn:
            g = turned(g)
        body = {"aligned": aligned, "markdown": md, "html": html}.get(form, lambda g, r: sv([[c.replace(",", "") for c in row] for row in g], r, ","))(g, r)
        title = r.choice((f"{what}{'' if in_head or not note else ' (' + note + ')'}", f"{self.firm} – {what.lower()}{'' if in_head or not note else ', ' + note}"))
        neg = any(v < 0 for v in self.v.values())
        notes = (["Figures in parentheses are negative."] if neg and paren else []) + r.sample(["Unaudited.", "Figures as reported.", "Earlier periods have not been restated.", "The next report is due in spring."], r.choice((0, 0, 1)))
        return title + "\n\n" + body + ("\n\n" + " ".join(notes) if notes else "")

    def text(self):
        """A press release in prose; the later figure first, the earlier one as comparison."""
        r = self.r
        a, b = self.periods[0], self.periods[-1]
        fmt = lambda v: self.say(v)
        out = []
        for it in self.items:
            x, y = self.v[it, a], self.v[it, b]
            s = self.label(it) if self.fin else f"{self.noun} of {it}" if r.random() < .5 or it[-1] == "s" else f"{it}'s {self.noun}"
            the = "" if self.fin or s.startswith(it) else "the "
            if it in SIGNED:
                sign = lambda v: ("minus " if v < 0 else "") + fmt(abs(v))
                out.append(f"{the}{s} was {sign(y)} in {b}, compared with {sign(x)} in {a}")
                continue
            w = r.choice((("rose", "fell"), ("grew", "declined"), ("increased", "decreased"), ("climbed", "slipped")))[0 if y > x else 1]
            out.append(r.choice((f"{the}{s} {w} to {fmt(y)} in {b}, from {fmt(x)} in {a}", f"in {b}, {the}{s} was {fmt(y)} ({a}: {fmt(x)})", f"{the}{s} came to {fmt(y)} in {b}, against {fmt(x)} in {a}", f"{the}{s} {w} from {fmt(x)} in {a} to {fmt(y)} in {b}", f"after {fmt(x)} in {a}, {the}{s} reached {fmt(y)} in {b}")))
        out = [s[0].upper() + s[1:] + "." for s in out]
        opening = r.choice((f"{self.firm} has published its figures for {b}.", f"{self.firm} today reported on {b}.", f"A report by {self.firm} compares {b} with {a}.", f"New figures from {self.firm}."))
        closing = r.choice(("", "", f"The chief executive, {Names(r).make('person')}, called the outlook cautious.", "An auditor has not yet reviewed the figures.", "Details will follow at the annual meeting.", f"The report was presented in {Names(r).make('place')}."))
        return " ".join([opening] + out + ([closing] if closing else []))


def matrix_document(rng, kind):
    for _ in range(60):
        try:
            m = Matrix(rng, kind == "press")
            body = m.text() if kind == "press" else m.table(kind)
            if 150 <= len(body) <= 1200:
                c = m.claims(rng.choice((4, 5, 5, 6)))
                if len(c) >= 8:
                    return m.domain, body, c
        except (Retry, ValueError):
            continue
    raise Retry
