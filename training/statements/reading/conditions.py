"""Conditions and their consequences: a rule, and whether its condition is stated to hold."""
RULES = "the outing takes place~the outing does not take place~at least ten people sign up~fewer than ten people sign up|the bonus is paid~no bonus is paid~the target is reached~the target is missed|the pool opens early~the pool does not open early~the water is warm enough~the water is too cold|the guarantee holds~the guarantee is void~the seal is unbroken~the seal is broken|the match is played~the match is called off~the pitch is dry~the pitch is under water|a refund is made~no refund is made~the receipt is shown~the receipt is missing|the grant is renewed~the grant ends~the report comes in on time~the report comes in late|the shop stays open late~the shop closes at six~there is a market that day~there is no market that day|the ferry takes cars~the ferry takes no cars~the sea is calm~the sea is rough|the class is split~the class stays together~more than thirty pupils enrol~thirty pupils or fewer enrol|the loan is extended~the loan falls due~the instalments have been paid~an instalment is outstanding|the alarm is passed on~the alarm is not passed on~two sensors respond~only one sensor responds"


def scene(p):
    r = p.r
    out, rules = [], p.some(RULES, r.choice((2, 2, 3)))
    facts = []
    for rule in rules:
        yes, no, holds, fails = rule.split("~")
        when = r.choice(("This year", "This time", "In this case", "In the present case"))
        rule_text = p.tell("{y} only if {h}; otherwise {n} // {y} if {h}, but not otherwise // if {h}, {y}; if not, {n} // unless {f}, {y}; if {f}, {n} // {y} provided that {h}; in any other case {n}", y=yes, n=no, h=holds, f=fails)
        ok, known = r.random() < .5, r.random() < .6
        facts.append((yes, no, holds, fails, ok, known))
        out.append(rule_text)
        if known:
            out.append(p.tell("{w}, the note says, it was found that {c} // {w} it is known that {c} // {w} the answer is clear: {c} // {w}, {c}", w=when, c=holds if ok else fails))
        elif r.random() < .6:
            out.append(p.tell("Whether {c} this time is not known yet // Nobody can say yet whether {c} this time", c=holds))
    for yes, no, holds, fails, ok, known in facts:
        kind = r.random()
        if known and kind < .55:
            good, bad = (yes, no) if ok else (no, yes)
            p.pair("condition", "since {c}, {x} this time // this time {x} // the rule means that {x} in the present case, because {c} // as matters are, {x}", dict(c=holds if ok else fails, x=good), dict(c=holds if ok else fails, x=bad))
        elif known and kind < .7:
            good, bad = (holds, fails) if ok else (fails, holds)
            p.pair("condition", "this time {x} // in the present case {x} // as things are, {x}", dict(x=good), dict(x=bad))
        else:
            k = r.random() < .5
            t = dict(c=holds if k else fails, x=yes if k else no)
            f = dict(t, c=fails if k else holds) if r.random() < .5 else dict(t, x=no if k else yes)
            p.pair("condition", "if {c}, {x} // {x} if {c} // in the event that {c}, {x} // should it be the case that {c}, then {x} // whenever {c}, {x}", t, f)
    unknown = [f for f in facts if not f[5]]
    known = [f for f in facts if f[5]]
    if unknown and known:
        a, b = r.choice(unknown), r.choice(known)
        p.pair("absence", "the text does not say whether {c} this time // it is left open whether {c} this time // whether {c} in the present case cannot be told from the text", dict(c=a[2]), dict(c=b[2]))
        k = r.random() < .5
        c = b[2] if b[4] else b[3]
        p.pair("condition", "it is established that {c} this time // the text gives it as a fact that {c} this time", dict(c=c), dict(c=a[2] if k else a[3]))
    return out
