"""Invented additions: a right sentence with one detail more, which the document gives for this event or does not give."""
PERSON = [  # (document wordings, claim wordings)
    ("bought a small boat", "acquired a boat // became the owner of a boat // purchased a boat"),
    ("gave up smoking", "stopped smoking // quit smoking // gave up cigarettes"),
    ("opened a bakery", "set up a bakery // started a bakery // went into business with a bakery"),
    ("resigned as treasurer", "stepped down as treasurer // gave up the post of treasurer // left the post of treasurer"),
    ("walked the coastal path", "completed the coastal path on foot // hiked along the coastal path // walked along the coast"),
    ("repaired the church organ", "mended the organ // got the organ working again // fixed the church organ"),
    ("sold the family house", "parted with the family home // found a buyer for the family house // disposed of the house of the family"),
    ("gave a talk on bees", "spoke about bees // held a lecture about bees // lectured on bees"),
    ("adopted a greyhound", "took in a dog // gave a home to a greyhound // became the owner of a greyhound"),
    ("lodged a complaint with the council", "complained to the council // sent the council a complaint // made a complaint to the council"),
    ("learned to ride a horse", "learned horse riding // took up riding and learned it // acquired the skill of riding"),
    ("rebuilt the garden wall", "put up the garden wall again // restored the wall of the garden // built the garden wall anew"),
    ("left the orchestra", "quit the orchestra // gave up playing in the orchestra // said goodbye to the orchestra"),
    ("found a gold coin", "came across a gold coin // discovered a coin of gold // made a find: a gold coin"),
    ("translated a volume of poems", "did a translation of poems // put a book of poems into another language // rendered a volume of poetry in another language"),
    ("cancelled the trip to the mountains", "called off the journey to the mountains // did not go to the mountains after all // dropped the mountain trip"),
    ("planted thirty apple trees", "put thirty apple trees in the ground // set up an orchard of thirty trees // planted thirty trees"),
    ("won the cooking contest", "came first in the cooking contest // took first prize for cooking // was the winner of the contest for cooks"),
    ("moved into a smaller flat", "moved to a smaller home // took a smaller flat // changed to a flat of smaller size"),
    ("wrote to the newspaper", "sent the newspaper a letter // addressed a letter to the paper // contacted the newspaper in writing"),
    ("photographed the old mill", "took pictures of the old mill // made photographs of the mill // captured the mill in photographs"),
    ("returned to university", "went back to university // took up studying again // became a student again"),
    ("founded a choir", "set up a choir // brought a choir into being // started a choir"),
    ("cycled to the coast", "went to the coast by bicycle // rode a bicycle to the sea // travelled to the coast on a bike"),
]
# facet: values as document sentence ~ addition to the claim; {x} is the pronoun, {his} and {him} its forms
PERSON_FACETS = {
    "why": ["The doctor had advised it~on medical advice", "It was done for the sake of the children~for the children's sake", "{x} had lost a bet~after losing a bet", "A magazine article had given {him} the idea~after reading about it in a magazine", "The reason was a quarrel with a neighbour~because of trouble with a neighbour", "{x} wanted to please {his} grandmother~to make a grandmother happy", "Boredom was the reason~out of boredom", "{x} needed a change~because a change was needed", "{x} had promised it to a dying friend~to keep a promise to a dying friend", "Money was short~because of a lack of money", "{his} knees had begun to hurt~because of pain in the knees"],
    "who": ["A cousin took part in it~together with a cousin", "{his} sister was involved from the start~with the help of a sister", "Nobody else was involved~entirely alone", "Two colleagues joined in~along with two colleagues", "An old school friend came along~in the company of an old school friend", "{his} daughter had a hand in it~jointly with a daughter", "A retired teacher lent a hand~assisted by a retired teacher"],
    "when": ["That was in early spring~in early spring", "It happened a week before Christmas~shortly before Christmas", "It was the hottest week of the summer~in the midst of a heatwave", "That was on {his} fiftieth birthday~on turning fifty", "It happened on the first day of the holidays~when the holidays had just begun", "That was late in the autumn~towards the end of autumn", "It was the year of the great flood~in the year of the flood"],
    "reaction": ["The neighbours were surprised~to the surprise of the neighbours", "{his} mother was against it~against a mother's wishes", "The local paper carried a report~which the local press reported", "Hardly anyone believed it at first~though few people believed it at first", "Friends had advised against it~against the advice of friends", "The whole village applauded~to applause from the whole village", "{his} brother laughed at it~much to the amusement of a brother"],
    "after": ["A few months later {x} regretted it~and came to regret it", "{x} has never looked back~and has had no regrets", "It led to a new friendship~which brought a new friend", "Later {x} wrote a book about it~and later made a book of it", "In the end it cost more than expected~at a higher cost than expected", "{x} fell ill soon afterwards~and soon fell ill", "Since then {x} has slept better~and has slept better ever since", "A prize followed~and was rewarded with a prize"],
    "how": ["No fuss was made about it~without any fuss", "There were months of preparation~after months of preparation", "It was decided within an hour~on the spur of the moment", "A loan had to be taken out~on borrowed money", "{x} had tried twice before~at the third attempt", "There had been a long wait for a permit~after waiting long for a permit", "{x} kept a diary of it~keeping a diary of it"],
}
BODY = [
    ("closed its canteen", "shut the canteen // did away with its canteen // closed down its canteen"),
    ("raised the price of its tickets", "made tickets dearer // put up the price of tickets // charges more for tickets"),
    ("recalled its kettles", "called back its kettles // took its kettles off the market // asked customers to return their kettles"),
    ("moved its archive", "relocated the archive // took its archive to another place // shifted its archive elsewhere"),
    ("cut its opening hours", "opens for fewer hours // shortened the hours of opening // reduced its hours"),
    ("replaced its old boilers", "installed new boilers // had the old boilers taken out for new ones // swapped its old boilers for new ones"),
    ("dropped its membership fee", "abolished the membership fee // no longer charges members a fee // did away with the fee for members"),
    ("changed its logo", "adopted a new logo // gave itself a new logo // altered its logo"),
    ("took on six apprentices", "hired six apprentices // gave six apprentices a place // started training six apprentices"),
    ("sold its paintings", "parted with its paintings // put its paintings up for sale and sold them // found buyers for its paintings"),
    ("stopped printing its yearbook", "no longer prints a yearbook // gave up the printed yearbook // ended the printing of the yearbook"),
    ("introduced a booking system", "brought in a system for bookings // started taking bookings through a system // set up a booking system"),
    ("banned mobile phones", "does not allow mobile phones any more // forbade mobile phones // put a ban on mobile phones"),
    ("named a new director", "appointed a new director // has a new director // gave the post of director to a new person"),
    ("renovated its great hall", "did up the great hall // had its great hall renovated // gave the great hall a renovation"),
    ("ended its contract with the cleaning firm", "parted ways with its cleaning firm // terminated the cleaning contract // no longer works with the cleaning firm"),
]
BODY_FACETS = {
    "why": ["Visitors had complained~following complaints from visitors", "A new law required it~because the law demanded it", "Energy had become too expensive~owing to the cost of energy", "An inspector had found faults~after an inspection had shown faults", "A survey of the staff had called for it~in response to a staff survey", "The insurer had insisted on it~at the insistence of the insurer", "Space had become scarce~for lack of space", "It had lost a court case~as the result of a court ruling"],
    "who": ["The decision was taken unanimously~by a unanimous decision", "The chair had the casting vote~by the casting vote of the chair", "An outside adviser had proposed it~on the proposal of a consultant", "The works council had agreed~with the consent of the works council", "The members had been asked beforehand~after consulting the members", "A lawyer had been consulted~after taking legal advice"],
    "money": ["A private donor paid for it~at the expense of a private donor", "The cost was borne by the town~at the town's expense", "A lottery grant covered the cost~with money from the lottery", "It was financed by a loan~with the help of a bank loan", "Reserves were used for it~by drawing on reserves"],
    "when": ["The change came into force in January~with effect from January", "It happened overnight~from one day to the next", "It was done in three stages~step by step", "It was announced a year in advance~after a year's notice", "This came just before the summer break~right before the summer break", "This fell in the jubilee year~in its jubilee year"],
    "after": ["Protests followed~which led to protests", "Visitor numbers rose afterwards~and has had more visitors since", "Two members of staff resigned over it~which made two employees resign", "It has saved a good deal of money since~and has saved money as a result", "A petition against it was started~which met with a petition", "Other houses have since done the same~and others have followed the example", "A magazine praised it~which a magazine praised"],
    "limit": ["It is meant as a trial~on a trial basis", "It applies to the main building only~in the main building only", "It is to remain so for good~permanently", "It is limited to two years~for a period of two years", "Volunteers are exempt from it~with an exemption for volunteers", "It holds at weekends only~at weekends only"],
}
BODIES = "the museum in {P}|the {P} swimming club|the town theatre|the university library|the harbour authority|the {P} hospital|the music school|the botanical garden|the tram company|the {P} brewery|the zoo|the observatory|the housing association|the language institute|the {P} gymnasium|the sailing school|the concert hall"


ASK = {"why": "for what reason was it that {w} {e} // what is given as the reason why {w} {e}", "who": "who was involved when {w} {e} // on whose part was there help or consent when {w} {e}", "when": "when or in what manner was it that {w} {e} // under what circumstances was it that {w} {e}", "reaction": "how did others react when {w} {e} // what did others think when {w} {e}",
       "after": "what followed when {w} {e} // what came of it that {w} {e}", "how": "how did it come about that {w} {e} // in what way was it that {w} {e}", "money": "who or what paid for it when {w} {e} // how was it paid for when {w} {e}", "limit": "how far does it go that {w} {e} // to what extent or for how long was it that {w} {e}"}


def claim(p, who, core, add):
    """The claim that joins an event and an addition."""
    r = p.r
    tail = add.startswith(("and ", "which ", "but "))
    if tail:
        return f"{who} {core}{',' if not add.startswith('and ') or r.random() < .5 else ''} {add}"
    if r.random() < .25:
        return f"{add[0].upper() + add[1:]}, {who} {core}"
    return f"{who} {core}{',' * (r.random() < .35)} {add}"


def value(p, entry, who):
    """Document sentence and addition of a facet's value for someone."""
    said, add = entry.split("~")
    kw = dict(x="it", his="its", him="it") if isinstance(who, str) else dict(x=who.he, his=who.his, him=who.him)
    return p.tell([said.replace("[", "").replace("]", "")], **kw), add


def scene(p):
    r = p.r
    people = r.random() < .6
    events, facets = (PERSON, PERSON_FACETS) if people else (BODY, BODY_FACETS)
    n = r.choice((2, 2, 3, 3, 4))
    cast = p.people(n) if people else [x.format(P=p.place()) for x in p.some(BODIES, n)]
    chosen = r.sample(events, n)
    pools = {k: r.sample(v, len(v)) for k, v in facets.items()}
    out, given, later = [], [], []
    for who, (said, _) in zip(cast, chosen):
        mine = {}
        for k in r.sample(list(facets), r.choice((1, 2, 2, 3))):
            if pools[k]:
                mine[k] = pools[k].pop()
        given.append(mine)
        first = who if isinstance(who, str) else who.n
        s = [p.tell("{w} {e} // {w} {e} [in {y}|some time ago|not long ago] // It was {w} who {e} // As for {w}: {pr} {e}" if people else "{w} {e} // {w} {e} [in {y}|recently|some time ago] // In {y}, {w} {e}", w=first, e=p.word([said]), pr=who.he if people else "it")]
        for v in mine.values():
            told = value(p, v, who)[0]
            if r.random() < .25:
                later.append(p.tell(["In the case of {w}, {t}", "One thing more about {w}: {t}", "As to {w}, {t}"], w=first, t=told[0].lower() + told[1:]))
            else:
                s.append(told)
        out += s
    r.shuffle(later)
    out += later
    for i in r.sample(range(n), n):
        who, (said, claims) = cast[i], chosen[i]
        for k, v in r.sample(list(given[i].items()), len(given[i])):
            name = p.name(who)
            t = value(p, v, who)[1]
            # the wrong addition: of another event of the document, or of none
            near = [(kk, vv) for j in range(n) if j != i for kk, vv in given[j].items()]
            far = [(kk, vv) for kk, pool in pools.items() for vv in pool]
            kk, vv = r.choice(near) if near and r.random() < .9 else r.choice(far)
            f = value(p, vv, who)[1]
            own = p.word([said])
            plain = claims.split(" // ")
            ct = own if r.random() < .4 else p.word(plain)
            cf = ct if r.random() < .5 else own if r.random() < .4 else p.word(plain)
            a, b = claim(p, name, ct, t), claim(p, name, cf, f)
            w = f
            if r.random() < .3 and near:
                # the same addition, right for one event and wrong for another
                j = r.choice([j for j in range(n) if j != i])
                z = p.word([chosen[j][0]]) if r.random() < .4 else p.word(chosen[j][1])
                b, w = claim(p, p.name(cast[j]), z, t), t
            p.raw("addition", a, b, w=w)
            if r.random() < .15 and not t.startswith(("and", "which")):
                same = [x for x in facets[k] if x != v]
                told = [x for j in range(n) if j != i for x in given[j].values() if x in same]
                answer = value(p, r.choice(told) if told else r.choice(same), who)[1]
                p.raw("addition", t, answer, q=p.word(ASK[k], w=name, e=ct) + "?")
    return out
