"""Changes over time: formerly and now, replacements, renamings, moves, corrections in a later message, order of events."""
from ..claims import Retry
from ..say import join
from ..vocabulary import WEEKDAYS

# kind of change: pool of things, pool of values (None: drawn names), document wordings, claims about then, about now
CHANGES = [
    ("the library|the post office|the music school|the job centre|the dance studio|the repair café|the bookshop|the bike shop|the food bank|the nursery", "Mill Street|Castle Square|Station Road|Church Lane|the old brewery|the town hall|the harbour|the market place|Garden Street|the former barracks|Bridge Road|the north quay",
     "{x} moved from {a} to {b} [in {y}|last year|] // {x}, formerly at {a}, is now at {b} // {x} left {a} for {b} // {x} used to be at {a} but has since moved to {b} // {b} is the new address of {x}, which was at {a} before",
     "{x} was once at {v} // before the move, {x} was at {v} // the earlier address of {x} was {v} // {x} moved away from {v}", "{x} is now at {v} // today, {x} is to be found at {v} // the present address of {x} is {v} // {x} moved to {v}"),
    ("the café|the pub by the bridge|the ferry|the festival|the magazine|the hotel|the old cinema|the chess club|the bakery chain|the brand of soap|the radio station", "the Golden Heron|the Blue Anchor|Northern Light|the Lantern|Silver Oak|the Quiet Corner|Harbour View|the Red Lion|Morning Star|the Green Door|Old Times|the Compass|Seven Stars",
     "{x} was renamed from {a} to {b} // {x}, once called {a}, now goes by the name of {b} // {x} changed its name from {a} to {b} // {x} gave up the name {a} and is called {b} // the name {b} replaced the name {a} when {x} changed hands",
     "the former name of {x} is {v} // {x} used to be called {v} // {x} gave up the name {v} // {x} was known as {v} in earlier days", "the present name of {x} is {v} // {x} is called {v} today // {x} took the name {v} // {x} is now known as {v}"),
    ("the choir|the chess club|the fire brigade|the school|the orchestra|the allotment society|the theatre group|the rowing club|the food bank|the health centre", None,
     "{b} took over from {a} as head of {x} // {a} handed over the leadership of {x} to {b} // At the head of {x}, {a} was replaced by {b} // {b} succeeded {a} as head of {x} // {x} had been led by {a}; it is now led by {b}",
     "the former head of {x} is {v} // {x} used to be led by {v} // {v} is no longer the head of {x} // {x} was once under the leadership of {v}", "the present head of {x} is {v} // {x} is now led by {v} // {v} is the head of {x} today // {x} is now under the leadership of {v}"),
    ("the weekly meeting|the Spanish class|the staff lunch|the yoga hour|the band practice|the project call|the book club|the team review|the choir rehearsal|the market", "|".join(WEEKDAYS),
     "{x} has been moved from {a} to {b} // {x} used to be on {a}; from now on it is on {b} // Instead of {a}, {x} is now held on {b} // {b} has replaced {a} as the day of {x}",
     "{x} used to be held on {v} // the old day of {x} was {v} // before the change, {x} was on {v} // {v} was formerly the day of {x}", "{x} is now held on {v} // the new day of {x} is {v} // since the change, {x} is on {v} // {v} is now the day of {x}"),
    ("the fence|the front door|the boat|the delivery van|the uniform|the team's shirt|the kitchen|the logo|the bus|the reading room|the gate|the letter box", "red|green|blue|yellow|white|black|grey|orange|brown|purple",
     "{x}, which was {a}, is now {b} // {x} used to be {a} and has been painted {b} // {x} has changed from {a} to {b} // where {x} was once {a}, it is {b} today",
     "{x} used to be {v} // the former colour of {x} was {v} // in earlier days, {x} was {v} // {x} is no longer {v}", "{x} is {v} now // the present colour of {x} is {v} // today, {x} is {v} // {x} has become {v}"),
    ("the boiler|the town bus|the kiln|the ferry|the bread oven|the saw mill|the heating|the laundry|the greenhouse|the lighthouse", "coal|gas|diesel|wood|electricity|oil|solar power|biogas|steam|hydrogen",
     "{x} was converted from {a} to {b} // {x} used to run on {a} and now runs on {b} // {b} has replaced {a} in {x} // {x} gave up {a} in favour of {b}",
     "{x} formerly ran on {v} // before the change, {x} was run on {v} // {x} no longer uses {v}", "{x} now runs on {v} // since the change, {x} has been run on {v} // {x} uses {v} these days"),
]


def moved(p):
    r = p.r
    pool, values, said, then, now = r.choice(CHANGES)
    n = r.choice((1, 2, 2, 3))
    xs = p.some(pool, n)
    vs = p.some(values, min(2 * n + 1, len(values.split("|"))), again=True) if values else p.people(2 * n + 1)
    full = lambda v: v if isinstance(v, str) else v.n
    rows = [(x, vs[2 * i], vs[2 * i + 1]) for i, x in enumerate(xs)]
    out = [p.tell(said, x=x, a=full(a), b=full(b)) for x, a, b in rows]
    for x, a, b in rows:
        for _ in range(2):
            wrong = {"then": [b], "now": [a]}
            for k, claims, good in (("then", then, a), ("now", now, b)):
                if r.random() < .3:
                    continue
                bad = r.choice(wrong[k] * 3 + [v for v in vs if v not in (a, b)])
                p.pair("change", claims, dict(x=x, v=p.name(good)), dict(x=x, v=p.name(bad)))
    if values and r.random() < .5:
        x, a, b = r.choice(rows)
        p.pair("change", "{x} went from {a} to {b} // in the case of {x}, the change was from {a} to {b} // for {x}, {a} came first and {b} later", dict(x=x, a=a, b=b), dict(x=x, a=b, b=a))
    return out


LATER = [  # subject ~ wording of its value
    ("the meeting point", "the fountain|the north gate|the bus stop|the church steps|the kiosk|the old oak|the car park"), ("the dish for Saturday", "lasagne|fish soup|dumplings|risotto|potato salad|pea soup|paella"), ("the speaker of the evening", None), ("the colour of the flyers", "green|yellow|light blue|pink|white|orange"),
    ("the person with the key", None), ("the start of the walk", "eight o'clock|nine o'clock|half past nine|ten o'clock|noon|two o'clock"), ("the venue", "the gym|the parish hall|the canteen|the boathouse|the school yard|the museum café"), ("the deadline", "Monday|Tuesday|Wednesday|Thursday|Friday|the end of the month|the 20th"),
    ("the number of guests", "fourteen|sixteen|twenty|twenty-two|thirty|eleven|nineteen"), ("the driver for the trip", None), ("the password hint", "a river|a flower|a composer|a town|a bird"),
]


def corrected(p):
    r = p.r
    out, rows = [], []
    for what, pool in [x for x in r.sample(LATER, r.choice((1, 2, 2))) if x[0] not in p.used]:
        p.used.add(what)
        a, b, c = [x.n for x in p.people(3)] if pool is None else p.some(pool, 3, again=True)
        final = r.random() < .75
        out.append(p.tell("First message: {w} is {a} // On {d} we wrote that {w} would be {a} // {w}, it was announced, is {a} // To begin with, {w} was given as {a}", w=what, a=a))
        if final:
            out.append(p.tell("Correction: {w} is not {a} but {b} // Sorry, that was wrong: {w} is {b}, not {a} // In a later message, {w} was changed to {b} // Update: please forget {a}; {w} is {b}", w=what, a=a, b=b))
        else:
            out.append(p.tell("Someone proposed {b} for {w}, but it remains {a} // There was talk of changing {w} to {b}; this was dropped, so {a} it is // A later message asked about {b}, but no: {w} is still {a}", w=what, a=a, b=b))
        rows.append((what, a, b, c, final))
    for what, a, b, c, final in rows:
        good, bad = (b, a) if final else (a, b)
        p.pair("correction", f"in the end, {what} is {{v}} // {what} is {{v}} // what holds now is {{v}} as {what} // the final word is that {what} is {{v}}", dict(v=good), dict(v=r.choice((bad, bad, bad, c))))
        p.pair("correction", f"{what} was first given as {{v}} // the first message named {{v}} as {what} // at first, {what} was said to be {{v}}", dict(v=a), dict(v=r.choice((b, b, b, c))))
        if r.random() < .5:
            k = final
            t, f = ("was changed later", "was left as first announced") if k else ("was left as first announced", "was changed later")
            p.pair("correction", f"{what} {{v}} // as for {what}, it {{v}}", dict(v=t), dict(v=f))
        if r.random() < .4:
            p.raw("correction", good, bad, p.word("what is {w} after all messages // what is {w} in the end // so what is {w} now", w=what) + "?")
    return out


EVENTS = "the roof was repaired|the old tree was felled|a new cook came|the well was dug|the school got its first computer|the bridge was closed|a fire broke out|the bell was stolen|the first tenants moved in|the road was paved|a storm tore off the sign|the cellar was flooded|the choir was founded|the shop changed hands|a cat had kittens in the office|the archive was opened|the tower was painted|the lift was built in|the garden was laid out|a bomb from the war was found"


def order(p):
    r = p.r
    if "order" in p.used:
        raise Retry
    p.used.add("order")
    n = r.choice((3, 4, 4))
    ev = p.some(EVENTS, n)
    years = sorted(r.sample(range(1950, 2022), n))
    style = r.randrange(4)
    if style == 0:
        lines = [p.tell("In {z}, {e} // {e} in {z}", z=str(y), e=e) for y, e in zip(years, ev)]
        r.shuffle(lines)
        out = lines
    elif style == 1:
        out = [p.tell("First {a}; after that, {b} // {b}, but not before {a} // Before {b}, {a}", a=ev[0], b=ev[1])] + [p.tell("Later still, {e} // After all that, {e} // {e} last of all" if i == n - 1 else "Then {e} // After that, {e}", e=e) for i, e in enumerate(ev) if i >= 2]
    elif style == 2:
        out = [p.tell("{a} before {b} // By the time {b}, this had already happened: {a} // {b} only after {a}", a=a, b=b) for a, b in zip(ev, ev[1:])]
        r.shuffle(out)
    else:
        out = [p.tell("The story has {k} chapters: {l}, in that order // These things happened one after the other: {l} // One after another, {l}", k=("three", "four")[n - 3], l=join(ev))]
    for _ in range(3):
        i, j = sorted(r.sample(range(n), 2))
        p.pair("order", "{a} before {b} // {b} after {a} // first {a}, and later {b} // when {b}, it was already a fact that {a} // {a} earlier than {b} // at the time when {a}, it was not yet so that {b}", dict(a=ev[i], b=ev[j]), dict(a=ev[j], b=ev[i]))
    i = r.randrange(n)
    where = "the first" if i == 0 else "the last" if i == n - 1 else None
    if where:
        p.pair("order", f"of the events named, {where} was that {{a}} // it was {where} thing to happen: {{a}}", dict(a=ev[i]), dict(a=r.choice([e for k, e in enumerate(ev) if k != i])))
    return out


SCENES = [moved, moved, corrected, order]
