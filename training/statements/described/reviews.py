"""Visitors' remarks: what they praised, what they complained of; claims about that."""

# subject; praise as written | as told; complaint as written | as told
ASPECTS = [tuple(tuple(y.strip() for y in x.split("|")) for x in l.split(";")) for l in """
the staff; everyone was so kind and patient with us|the people working there could not have been nicer|staff went out of their way to help; the people at the desk were rude|nobody bothered to greet us, and questions were met with a shrug|staff were unfriendly from start to finish
the cleanliness; spotless, you could eat off the floor|everything was sparkling clean; there was dust everywhere and the bathroom smelled|the place was filthy, crumbs on every table
the waiting time; we were served within minutes|hardly any queue, in and out in no time; we stood in line for almost an hour|it took forever until somebody had time for us
the prices; great value, I expected to pay a lot more|very fair prices for what you get; far too expensive for what it is|I felt ripped off when the bill came
the location; so easy to find, right next to the station|perfect spot, two minutes from the tram; impossible to find, and a long walk from the bus|the place is in the middle of nowhere
the noise; so peaceful that I could read for hours|wonderfully calm even at noon; music so loud that we had to shout|you could not hear your own words in there
the seats; the chairs are really comfy|soft seats, I did not want to get up; the chairs were hard and wobbly|my back hurt after ten minutes on those seats
the parking; plenty of space for the car right outside|parked without trouble in front of the door; we drove around for half an hour to find a spot for the car|no chance to park anywhere near
the website; booking on the site was a breeze|their web page told us all we needed; the site crashed twice when I tried to book|what the web page says is years out of date
the food; everything we tasted was delicious|the soup alone is worth the trip; the meal was cold and had no taste at all|what they put on our plates was hardly edible
the light; lovely bright rooms|sunlight everywhere; so dark that I could not read the signs|gloomy rooms with broken lamps
the equipment; brand-new machines, all of them working|top-notch gear; half of the machines were broken|worn-out gear that belongs in a museum
the guide; our guide knew everything and made us laugh|the tour was led by a wonderful storyteller; the guide mumbled and rushed through the tour|our guide clearly did not want to be there
""".strip().splitlines()]
EXTRA = "We came with friends from abroad.|It was our first visit.|My sister had told me about it.|We stayed about two hours.|It rained all day, so we were glad to be inside.|I had been here years ago.|We celebrated a birthday.|Came here after work.|".split("|")
TAIL = ["Will be back!", "Never again.", "Recommended.", "Not for me.", "", "", "", "10/10", "Meh."]
GOOD = ["a visitor praised {x}", "one reviewer was pleased with {x}", "{x} drew praise from a visitor", "there is a positive comment on {x}", "one of the reviews speaks well of {x}"]
BAD = ["a visitor complained about {x}", "one reviewer was unhappy with {x}", "{x} drew criticism from a visitor", "there is a negative comment on {x}", "one of the reviews finds fault with {x}"]


class Reviews:
    """Two to four reviews, each aspect with one opinion."""

    def __init__(self, rng):
        self.r = r = rng
        picked = r.sample(ASPECTS, r.choice((3, 4, 5)))
        self.view = {a[0][0]: r.random() < .5 for a in picked}
        self.silent = [a[0][0] for a in ASPECTS if a not in picked]
        n = r.choice((2, 2, 3))
        parts = [[] for _ in range(n)]
        for k, a in enumerate(picked):
            said = r.choice(a[1 if self.view[a[0][0]] else 2])
            parts[k % n].append((self.view[a[0][0]], said))
        self.list = []
        for p in parts:
            stars = max(1, min(5, round(1 + 4 * sum(v for v, _ in p) / max(1, len(p))) + r.choice((0, 0, -1, 1))))
            text = " ".join(filter(None, [r.choice(EXTRA)] + [s[0].upper() + s[1:] + r.choice((".", ".", "!")) for _, s in p] + [""]))
            self.list.append(dict(stars=float(stars) if r.random() < .5 else stars, date=f"{r.randint(2017, 2025)}-{r.randint(1, 12):02d}-{r.randint(1, 28):02d}", text=text.strip()))

    def pairs(self):
        r, out = self.r, []
        for side, templates in ((True, GOOD), (False, BAD)):
            same = [a for a, v in self.view.items() if v == side]
            rest = [a for a, v in self.view.items() if v != side] + r.sample(self.silent, 2)
            for a in r.sample(same, min(2, len(same))):
                out.append(("review", templates, dict(x=a), dict(x=r.choice(rest))))
        for a in r.sample(list(self.view), min(2, len(self.view))):
            words = ("a favourable", "an unfavourable") if self.view[a] else ("an unfavourable", "a favourable")
            out.append(("review", ["{v} remark was made on {x}", "{x} is the subject of {v} remark", "{v} comment concerns {x}"], dict(v=words[0], x=a), dict(v=words[1], x=a)))
        return out
