"""Who did what to whom: agents and patients, givers and receivers, actives, passives and converses."""
from ..say import spin

OBJECTS = "the ladder|the old van|a tent|the blue coat|the sewing machine|a set of chairs|the accordion|a field guide|the wheelbarrow|the sledge|a camera|the rowing boat|the record player|a chess set|the drill|a pair of skis|the typewriter|the piano stool|the telescope|a box of tools|the cello|the globe|the garden bench"
PEOPLE = [
    "{a} lent {b} {o} // {a} lent {o} to {b} // {b} borrowed {o} from {a} // {o} was lent to {b} by {a} // {b} was lent {o} by {a} // {b} has {o} on loan from {a}",
    "{a} sold {o} to {b} // {b} bought {o} from {a} // {a} sold {b} {o} // {o} was bought by {b} from {a} // the seller of {o} was {a}, the buyer {b}",
    "{a} gave {o} to {b} as a present // {b} got {o} as a gift from {a} // {b} was given {o} as a present by {a} // {b} received {o} as a present from {a} // {o} was a gift of {a} to {b}",
    "{a} taught {b} Greek // {b} learned Greek from {a} // {b} was taught Greek by {a} // {a} was the teacher of {b} for Greek // it was {a} who gave {b} lessons in Greek",
    "{a} taught {b} to swim // {b} learned to swim from {a} // {b} was taught to swim by {a} // it was from {a} that {b} learned to swim",
    "{a} hired {b} // {b} was hired by {a} // {b} was taken on by {a} // {a} gave {b} a job // it was {a} who took on {b}",
    "{a} works for {b} // {b} employs {a} // {b} is the employer of {a} // {a} is employed by {b} // {a} is on the payroll of {b}",
    "{a} reports to {b} // {b} is the boss of {a} // {b} is the superior of {a} // {a} has {b} as a superior",
    "{a} introduced {b} to the mayor // {b} was introduced to the mayor by {a} // it was through {a} that {b} got to know the mayor",
    "{a} replaced {b} as treasurer // {b} was replaced by {a} as treasurer // {a} followed {b} as treasurer // {b} made way for {a} as treasurer",
    "{a} beat {b} in the final // {b} lost the final to {a} // {b} was beaten by {a} in the final // the final was won by {a} against {b}",
    "{a} rents a room from {b} // {b} lets a room to {a} // {b} is the landlord of {a} // {a} is a tenant of {b}",
    "{a} owes {b} money // {b} is owed money by {a} // {a} is in debt to {b} // {b} is a creditor of {a}",
    "{a} accused {b} of theft // {b} was accused of theft by {a} // the accusation of theft against {b} came from {a} // {a} said that {b} had stolen something",
    "{a} invited {b} to the wedding // {b} was invited to the wedding by {a} // the wedding invitation for {b} came from {a} // {a} asked {b} to the wedding",
    "{a} wrote to {b} in the spring // {b} got a letter from {a} in the spring // in the spring, a letter went from {a} to {b}",
    "{a} persuaded {b} to stay // {b} was persuaded by {a} to stay // it was {a} who talked {b} into staying // without {a}, {b} would not have been persuaded to stay",
    "{a} treated {b} for a broken wrist // {b} was treated by {a} for a broken wrist // {b}'s broken wrist was looked after by {a} // {a} took care of the broken wrist of {b}",
    "{a} criticised the report of {b} // the report by {b} was criticised by {a} // {a} found fault with what {b} had written in a report // {b}'s report met with criticism from {a}",
    "{a} translated the novel by {b} // the novel that {b} wrote was translated by {a} // {b} is the author, {a} the translator of the novel // {b}'s novel was translated by {a}",
    "{a} painted a portrait of {b} // {b} sat for a portrait by {a} // the portrait shows {b} and is the work of {a} // {b} was painted by {a}",
    "{a} drove {b} to the airport // {b} was driven to the airport by {a} // {b} got a lift to the airport from {a} // {a} was at the wheel when {b} was taken to the airport",
    "{a} recommended {b} for the prize // {b} was recommended for the prize by {a} // it was {a} who put {b} forward for the prize",
    "{a} warned {b} about the dog // {b} was warned by {a} about the dog // it was from {a} that {b} heard about the danger of the dog",
    "{a} saved {b} from drowning // {b} was saved from drowning by {a} // {b} would have drowned without {a} // it was {a} who pulled {b} out of the water",
    "{a} is older than {b} // {b} is younger than {a} // of the two, {a} and {b}, the former is the older // {b} was born after {a}",
    "{b} inherited {o} from {a} // {o} was inherited by {b} from {a} // {b} is the one who inherited {o} from {a} // {b} became the owner of {o} by inheritance from {a}",
    "{a} returned {o} to {b} // {b} got {o} back from {a} // {o} was returned to {b} by {a} // {a} gave {o} back to {b}",
    "{a} repaired {o} for {b} // {o} was repaired by {a} for {b} // {b} had {o} repaired by {a} // {b} got {a} to mend {o}",
    "{a} stood in for {b} on {d} // on {d}, {b} was represented by {a} // the stand-in for {b} on {d} was {a} // {a} took the place of {b} on {d}",
    "{a} interviewed {b} for the radio // {b} was interviewed by {a} for the radio // on the radio, {b} answered questions from {a} // the radio interview with {b} was done by {a}",
]
FIRMS = [
    "{a} bought {b} // {b} was taken over by {a} // {a} acquired {b} // {b} became part of {a} // the takeover of {b} by {a} went through",
    "{a} is the supplier of {b} // {b} gets supplies from {a} // {b} is a customer of {a}",
    "{a} sued {b} // {b} was sued by {a} // {a} took {b} to court // the lawsuit was brought by {a} against {b}",
    "{a} is owned by {b} // {b} owns {a} // {a} is a subsidiary of {b} // {a} belongs to {b} // {b} is the parent company of {a}",
    "{a} lent {b} money // {b} borrowed money from {a} // {b} had a loan from {a} // {a} granted {b} a loan",
    "{a} beat {b} to the contract // the contract went to {a} and not to {b} // {b} lost the contract to {a} // {a} won the contract ahead of {b}",
    "{a} was founded before {b} // {b} is younger than {a} // {b} was founded after {a} // {a} is the older firm, {b} the younger",
    "{a} moved into the former offices of {b} // the rooms that {b} gave up are used by {a} // where {b} used to have its offices, {a} now has its own",
    "{a} audits the accounts of {b} // {b}'s accounts are checked by {a} // {b} has {a} as its auditor // the auditor of {b} is {a}",
    "{a} leases its lorries from {b} // {b} leases lorries to {a} // the lorries that {a} uses belong to {b} // {b} provides {a} with lorries on lease",
    "{a} copied a design of {b} // a design by {b} was copied by {a} // {b} had a design copied by {a} // the design was {b}'s; the copy was made by {a}",
]
TEAMS = [
    "{a} beat {b} in the cup // {b} lost to {a} in the cup // {b} was knocked out of the cup by {a} // {a} put {b} out of the cup",
    "{a} bought a striker from {b} // {b} sold a striker to {a} // a striker moved from {b} to {a} // {a} signed a striker who had played for {b}",
    "{a} finished above {b} // {b} finished below {a} // {b} came in behind {a} // in the table, {a} was ahead of {b}",
    "{a} lent its goalkeeper to {b} // {b} got the goalkeeper of {a} on loan // the goalkeeper of {b} is on loan from {a}",
    "{a} hosted {b} on the last day // {b} played away at {a} on the last day // on the last day, {b} were the guests of {a}",
    "{a} uses the ground that belongs to {b} // {b} lets {a} use its ground // {a} plays on a ground owned by {b}",
]
OPEN = {"people": "[The street has its stories|These people know each other well|Much passes between neighbours|The minutes of the club mention a few names|A few things happened that year].",
        "firms": "[The industry is small|The firms of the region are closely linked|A look at the market].", "teams": "[The season had its stories|News from the league|The league in brief]."}


def scene(p):
    r = p.r
    world = r.choice(("people", "people", "people", "people", "firms", "teams"))
    deeds = dict(people=PEOPLE, firms=FIRMS, teams=TEAMS)[world]
    n = r.choice((2, 3, 3, 4))
    cast = p.people(n) if world == "people" else [p.firm() if world == "firms" else p.team() for _ in range(n)]
    chosen = r.sample(deeds, r.choice((2, 3, 3, 4)))
    # the same deed twice, with other people, keeps the claim from being answered by its words alone
    if n > 2 and r.random() < .6:
        chosen.append(chosen[0])
    facts, out = [], [p.tell(OPEN[world])] if r.random() < .4 else []
    used, objects = set(), p.some(OBJECTS, len(chosen))
    for deed, o in zip(chosen, objects):
        a, b = r.sample(range(n), 2)
        if any(k == deed and {a, b} & set(ab) for k, ab in used):
            continue
        used.add((deed, (a, b)))
        deed_ = deed.replace("{d}", r.choice(("Monday", "Tuesday", "Friday", "Sunday")))
        forms = [spin(r, x) for x in deed_.split(" // ")]
        facts.append((deed, forms, a, b, o))
        full = lambda x: x if isinstance(x, str) else x.n if r.random() < .75 else x.s
        tail = r.choice(("",) * 7 + (", as [everybody knows|the whole street knows|the record shows]", " [last year|some years ago|in {y}]")) if world == "people" and " is " not in forms[0] and "works" not in forms[0] else ""
        out.append(p.tell([x + tail for x in forms], a=full(cast[a]), b=full(cast[b]), o=o))
    true = {(d, a, b) for d, _, a, b, _ in facts}
    for deed, forms, a, b, o in facts:
        for _ in range(2):
            A, B = p.name(cast[a]), p.name(cast[b])
            t = dict(a=A, b=B, o=o)
            third = [c for c in range(n) if c not in (a, b)]
            kind = r.random()
            if kind < .6 or not third:
                f = dict(t, a=B, b=A)
            else:
                c = r.choice(third)
                who = r.choice("ab")
                if ((deed, c, b) if who == "a" else (deed, a, c)) in true:
                    continue
                f = dict(t, **{who: p.name(cast[c])})
            p.pair("role", forms, t, f)
    # a question about one of the two
    if facts and r.random() < .4:
        deed, forms, a, b, o = r.choice(facts)
        m = forms[0]
        if m.startswith("{a} ") and m.count("{b}") == 1:
            q = p.word("who {x} // which of them {x}", x=m[4:].format(b=p.name(cast[b]), o=o)) + "?"
            others = [c for c in range(n) if c != a and (n == 2 or c != b) and (deed, c, b) not in true]
            if others:
                p.raw("role", p.name(cast[a]), p.name(cast[r.choice(others)]), q=q)
    return out
