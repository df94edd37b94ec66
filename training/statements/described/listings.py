"""A place as a record of many fields, some of them unknown, and the sentences of a description that are right or wrong about it."""
import json
import re

from ..claims import Claims, Retry
from ..names import Names
from ..records.formats import outline, semi, yaml
from .facilities import CHOICES, GROUPS, LACK, NOUNS, OFFER, PREDICATES
from .hours import Hours
from .reviews import Reviews

KINDS = "gym|hostel|clinic|public library|cinema|shared office|campsite|garage|spa|bakery|museum|kennel|laundrette|wine bar|bookshop|hotel|climbing hall|theatre|garden centre|bike shop|swimming hall|dance school|repair café|youth club|tea house|noodle shop|planetarium|dental practice|pottery studio|farm shop".split("|")
STREETS = "Mill|Harbour|Station|Church|Orchard|Bridge|Castle|Garden|Market|Quarry|Linden|Chapel|River|Hill".split("|")
FRAMES = ["{s} {p}", "{s} {p}", "{s} {p}", "As a place to go, {s} {p}", "For visitors: {s} {p}", "Also, {s} {p}", "In addition, {s} {p}"]
TAILS = ["", "", "", ", which many people like", ""]


def key(rng, style, k):
    if style == "camel":
        return re.sub(r"_(\w)", lambda m: m.group(1).upper(), k)
    if style == "pascal":
        return "".join(x.capitalize() for x in k.split("_"))
    if style == "words":
        return k.replace("_", " ")
    return k


class Listing:
    """Fields drawn as true, false, unknown or absent, and predicates that are right, wrong or not known of the place."""

    def __init__(self, rng):
        self.r = r = rng
        names = Names(r)
        self.kind = r.choice(KINDS)
        self.name = names.make("brand") + r.choice((" ", " ", "'s ")) + r.choice(("House", "Place", "Corner", "Yard", "Studio", "Point", "& Sons", "Rooms"))
        self.town = names.make("place")
        self.style = r.choice(("snake", "snake", "camel", "pascal", "words"))
        self.right, self.wrong, self.unknown = [], [], []      # predicates: (group, text)
        self.fields, self.pairs = {}, []
        for k, nouns in r.sample(NOUNS, r.randint(4, 9)):
            v = r.choice((True, True, False, None))
            self.fields[k] = v
            x = r.choice(nouns.split("|"))
            self.both(k, r.choice(OFFER).format(x=x), r.choice(LACK).format(x=x), v)
        for k, yes, no in r.sample(PREDICATES, r.randint(2, 5)):
            v = r.choice((True, True, False, False, None))
            self.fields[k] = v
            self.both(k, r.choice(yes.split("|")), r.choice(no.split("|")), v)
        known = set(self.fields)
        for k, nouns in r.sample([x for x in NOUNS if x[0] not in known], 3):      # no word of it in the record
            self.unknown.append((k, r.choice(OFFER).format(x=r.choice(nouns.split("|")))))
        for k, options in r.sample(CHOICES, r.randint(1, 3)):
            if k == "internet" and "wifi" in known or k == "booking" and {"reservations", "online_booking", "by_appointment_only"} & known or k == "age_group" and "good_for_children" in known:
                continue
            v, others = r.choice(options), None
            others = [o for o in options if o is not v]
            self.fields[k] = v[0]
            self.right.append((k, r.choice(v[1].split("|"))))
            self.wrong.append((k, r.choice(r.choice(others)[1].split("|"))))
            self.pairs.append((k, self.right[-1][1], self.wrong[-1][1]))
        for k, verbs, members in r.sample(GROUPS, r.randint(1, 3)):
            if k == "payment" and {"credit_cards", "cash_only"} & known:
                continue
            some = r.sample(members, r.randint(3, len(members)))
            values = {m: r.random() < .45 for m, _ in some}
            self.fields[k] = {m: values[m] for m, _ in some}
            verb = r.choice(verbs.split("|"))
            text = {m: verb.format(x=r.choice(w.split("|"))) for m, w in members}
            yes, no = [m for m in values if values[m]], [m for m in values if not values[m]]
            self.right += [(k, text[m]) for m in yes]
            self.wrong += [(k, text[m]) for m in no]
            self.unknown += [(k, text[m]) for m in text if m not in values]
            if yes and no:
                self.pairs.append((k, text[r.choice(yes)], text[r.choice(no)]))
        self.hours = Hours(r) if r.random() < .75 else None
        self.reviews = Reviews(r) if r.random() < .7 else None
        self.stars = r.choice((2, 2.5, 3, 3.5, 4, 4.5, 5))

    def both(self, k, yes, no, v):
        if v is None:
            self.unknown += [(k, yes), (k, no)]
            return
        (self.right if v else self.wrong).append((k, yes))
        (self.wrong if v else self.right).append((k, no))
        self.pairs.append((k, yes, no) if v else (k, no, yes))

    def record(self):
        r = self.r
        items = list(self.fields.items())
        r.shuffle(items)
        attributes = {key(r, self.style, k): v for k, v in items}
        nested = r.random() < .6
        out = {"name": self.name, "type": self.kind, "address": f"{r.randint(1, 240)} {r.choice(STREETS)} {r.choice(('St', 'Road', 'Lane'))}", "city": self.town}
        if self.hours:
            out["hours"] = self.hours.record()
        elif r.random() < .5:
            out["hours"] = None
        out.update({"attributes": attributes} if nested else attributes)
        out["stars"] = self.stars
        if self.reviews:
            out["reviews"] = self.reviews.list
        return out

    def said(self, predicates):
        """One sentence of some predicates with one subject."""
        if len(predicates) == 1:
            return predicates[0]
        return self.r.choice(("{a} and {b}", "{a} and also {b}", "{a}; it {b}", "not only {a} but also {b}")).format(a=", ".join(predicates[:-1]), b=predicates[-1]) if len(predicates) > 1 else predicates[0]

    def jobs(self):
        r, out = self.r, []
        subject = r.choice((self.name, self.name, "The " + self.kind, "This " + self.kind, "The place"))
        frames = [f.replace("{s}", subject if f.startswith("{s}") or subject == self.name else subject[0].lower() + subject[1:]) for f in FRAMES]
        for _, yes, no in self.pairs:
            out.append(("attribute", frames, dict(p=yes), dict(p=no)))
        r.shuffle(self.right), r.shuffle(self.wrong), r.shuffle(self.unknown)
        for (_, a), (_, b) in zip(self.right, self.wrong):
            out.append(("attribute", frames, dict(p=a), dict(p=b)))
        for (_, a), (_, b) in zip(self.right[::-1], self.unknown):
            out.append(("not_given", frames, dict(p=a), dict(p=b)))
        for _ in range(5):                                                   # several facts, the last or the first of them wrong
            n = r.choice((2, 2, 3))
            if len({k for k, _ in self.right}) <= n:
                continue
            picked = {}
            for k, t in r.sample(self.right, len(self.right)):
                picked.setdefault(k, t)
            keys = list(picked)[:n + 1]
            bad = [t for k, t in self.wrong + self.unknown if k not in keys]
            if not bad:
                continue
            one, rest, other = picked[keys[0]], [picked[k] for k in keys[1:n]], r.choice(bad)
            if r.random() < .5:
                t = [f.replace("{p}", "{p}" + r.choice((" and ", " and also ", ", and it ")) + " and ".join(rest)) for f in frames[:3]]
            else:
                t = [f.replace("{p}", ", ".join(rest) + r.choice((" and ", " and also ", ", and it ", ", while it ")) + "{p}") for f in frames[:3]]
            out.append(("several", t, dict(p=one), dict(p=other)))
        if self.hours:
            out += self.hours.pairs()
        if self.reviews:
            out += self.reviews.pairs()
        others = [s for s in (2, 2.5, 3, 3.5, 4, 4.5, 5) if s != self.stars]
        out.append(("rating", [subject + " is rated {n} stars", subject + " has a rating of {n} out of 5", "visitors give it {n} stars overall"], dict(n=f"{self.stars:g}"), dict(n=f"{r.choice(others):g}")))
        r.shuffle(out)
        return [j + (None, False) for j in out]


def listing_document(rng):
    d = Listing(rng)
    record = d.record()
    text = rng.choice((lambda x: json.dumps(x, ensure_ascii=False), lambda x: json.dumps(x, ensure_ascii=False), lambda x: json.dumps(x, ensure_ascii=False, indent=2), str, semi, yaml, outline))(record)
    if len(text) > 4200:
        raise Retry
    claims = Claims(rng, {d.name}).take(d.jobs(), rng.choice((5, 6, 6)))
    if len(claims) < 8:
        raise Retry
    return d.kind.replace(" ", "_"), text, claims
