"""Absence: what the document does not say, stated rightly and wrongly."""
WORLDS = {
    "course": ("the pottery course|the Italian course|the first aid course|the welding course|the sewing course|the chess course|the baking course|the drawing course",
               {"price": ("{x} costs {v} // the fee for {x} is {v}", "what {x} costs", "the price of {x}", "40 euros|65 euros|90 euros|120 euros"), "teacher": ("{x} is taught by {v} // {v} teaches {x}", "who teaches {x}", "the teacher of {x}", None), "room": ("{x} is held in {v} // for {x}, go to {v}", "where {x} is held", "the place of {x}", "room 4|the basement|the blue room|the annexe|room 12"), "length": ("{x} lasts {v} // the length of {x} is {v}", "how long {x} lasts", "the length of {x}", "six weeks|two months|ten evenings|one weekend"), "level": ("{x} is meant for {v}", "for whom {x} is meant", "the target group of {x}", "beginners|advanced learners|teachers|teenagers")}),
    "building": ("the west tower|the corn mill|the town gate|the assembly hall|the water tower|the chapel|the old barn|the customs house",
                 {"architect": ("{x} was designed by {v} // the architect of {x} was {v}", "who designed {x}", "the architect of {x}", None), "year": ("{x} was built in {v} // {x} dates from {v}", "when {x} was built", "the year in which {x} was built", "1784|1812|1865|1903|1926|1951"), "height": ("{x} is {v} high", "how high {x} is", "the height of {x}", "18 metres|24 metres|31 metres|45 metres"), "use": ("{x} is used as {v} // {x} serves as {v}", "what {x} is used for", "the present use of {x}", "a studio|a shop|a store room|an office|a club house"), "owner": ("{x} belongs to {v} // the owner of {x} is {v}", "who owns {x}", "the owner of {x}", "the state|the parish|a bank|a family from abroad|the railway")}),
    "accident": ("the crash on the bridge|the fall at the quarry|the fire in the bakery|the collision in the harbour|the break-in at the school|the gas leak|the train incident|the boat accident",
                 {"cause": ("{x} was caused by {v} // the cause of {x} was {v}", "what caused {x}", "the cause of {x}", "a loose cable|a worn tyre|carelessness|a faulty lock|black ice"), "time": ("{x} happened {v}", "when {x} happened", "the time of {x}", "at dawn|around noon|late at night|during the lunch break"), "damage": ("the damage from {x} comes to {v}", "how much damage {x} did", "the damage done in {x}", "9,000 euros|15,000 euros|70,000 euros|half a million euros"), "witness": ("{v} saw {x} // a witness of {x} is {v}", "who saw {x}", "a witness of {x}", None), "police": ("{x} is being investigated by {v}", "who investigates {x}", "the body that investigates {x}", "the harbour police|the fire service|the prosecutor|the insurer")}),
    "device": ("the small lamp|the hand mixer|the travel kettle|the desk fan|the floor heater|the alarm clock|the bread maker|the air cleaner",
               {"weight": ("{x} weighs {v}", "what {x} weighs", "the weight of {x}", "600 grams|900 grams|1.4 kilograms|2 kilograms"), "maker": ("{x} is made by {v} // the maker of {x} is {v}", "who makes {x}", "the maker of {x}", "FIRM"), "colour": ("{x} comes in {v}", "in which colour {x} comes", "the colour of {x}", "white|dark green|silver|cream|black"), "warranty": ("{x} is guaranteed for {v} // the warranty of {x} is {v}", "how long the warranty of {x} is", "the warranty period of {x}", "one year|two years|three years|five years"), "price": ("{x} costs {v} // the price of {x} is {v}", "what {x} costs", "the price of {x}", "19 euros|34 euros|59 euros|85 euros")}),
    "trip": ("the lake tour|the castle trip|the night walk|the wine tour|the island trip|the bird walk|the cave visit|the mountain tour",
             {"guide": ("{x} is led by {v} // the guide on {x} is {v}", "who leads {x}", "the guide of {x}", None), "meal": ("on {x}, {v} is served", "whether food is served on {x}", "a meal on {x}", "a cold lunch|a soup|a picnic|fresh bread"), "start": ("{x} starts at {v}", "where {x} starts", "the starting point of {x}", "the pier|the town hall|the youth hostel|the bus station"), "length": ("{x} takes {v}", "how long {x} takes", "the duration of {x}", "three hours|half a day|two days|five hours"), "size": ("{x} is limited to {v} people", "how many people can join {x}", "the size of the group on {x}", "eight|twelve|fifteen|twenty")}),
}
NOT = "the text does not say {q} // nothing is said about {n} // it is not stated {q} // {n} is not mentioned // readers do not learn {q} // {n} is left out of the text"
YES = "the text says {q} // something is said about {n} // it is stated {q} // {n} is mentioned // readers learn {q} // {n} is given in the text"


def scene(p):
    r = p.r
    pool, facets = WORLDS[r.choice(list(WORLDS))]
    n = r.choice((2, 2, 3))
    xs = p.some(pool, n)
    out, known = [], {}
    for x in xs:
        mine = []
        for k in r.sample(list(facets), r.choice((2, 3))):
            v = p.person().n if facets[k][3] is None else p.firm() if facets[k][3] == "FIRM" else p.some(facets[k][3], 1, again=True)[0]
            known[x, k] = v
            mine.append(p.tell(facets[k][0], x=x, v=v))
        out += mine
    if r.random() < .4:
        r.shuffle(out)
    gaps = [(x, k) for x in xs for k in facets if (x, k) not in known]
    told = list(known)
    say = lambda key: dict(q=facets[key[1]][1].format(x=key[0]), n=facets[key[1]][2].format(x=key[0]))
    for _ in range(2):
        g = r.choice(gaps)
        same = [t for t in told if t[1] == g[1] or t[0] == g[0]]
        t = r.choice(same or told)
        if r.random() < .55:
            p.pair("absence", NOT, say(g), say(t))
        else:
            p.pair("absence", YES, say(t), say(g))
    # the fact itself against the same fact of something of which it is not said
    for x, k in r.sample(told, min(3, len(told))):
        others = [z for z in xs if z != x and known.get((z, k)) != known[x, k]]
        values = [v for (z, kk), v in known.items() if kk == k and v != known[x, k]]
        if others and (r.random() < .6 or not values):
            p.pair("invented", facets[k][0], dict(x=x, v=known[x, k]), dict(x=r.choice(others), v=known[x, k]))
        elif values:
            p.pair("owner", facets[k][0], dict(x=x, v=known[x, k]), dict(x=x, v=r.choice(values)))
    # a value invented for a gap against a value that is given
    g, t = r.choice(gaps), r.choice(told)
    same = [z for z in told if z[1] == g[1]]
    if same:
        t = r.choice(same)
        v = None
        if facets[g[1]][3] not in (None, "FIRM"):
            v = r.choice(facets[g[1]][3].split("|"))
            w = facets[g[1]][0].split(" // ")[0]
            p.raw("invented", w.format(x=t[0], v=known[t]), w.format(x=g[0], v=v))
    return out
