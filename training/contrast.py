"""Rule-made contrast pairs: small edits of a supported claim that make it unsupported, with the changed character spans,
and light rewritings that leave it supported."""
import re

NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\w])")
ENTITY = re.compile(r"\b[A-Z][\w'’-]*[a-z][\w'’-]*(?: (?:of |the |de |and )?[A-Z][\w'’-]+)*|\b[A-Z]{2,}\b")
WORDS = re.compile(r"\b[a-z]{3,}\b")
AUX = re.compile(r"\b(is|was|are|were|has|had|have|will|can|could|should|would|does|did|do|may|might|must)\b(?! not\b|n't)")
NOT = re.compile(r"\b(is|was|are|were|has|had|have|will|can|could|should|would|does|did|do)( not|n't)\b|\b(not|never|no) (?=[a-z])")
MONTHS = "January February March April May June July August September October November December".split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
NUMWORDS = "two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred".split()
QUANT = {"some": ["all", "most", "no"], "many": ["all", "few"], "most": ["all", "few"], "several": ["all", "no"], "often": ["always", "never"],
         "sometimes": ["always", "never"], "may": ["will"], "might": ["will"], "can": ["must"], "could": ["will"], "usually": ["always"],
         "about": ["exactly"], "approximately": ["exactly"], "nearly": ["more than"], "almost": ["more than"], "at least": ["at most", "exactly"],
         "up to": ["at least"], "more than": ["less than"], "less than": ["more than"], "over": ["under"], "likely": ["certain"],
         "one of the": ["the only"], "part of": ["all of"], "mainly": ["exclusively"], "mostly": ["entirely"], "suggests": ["proves"],
         "possibly": ["certainly"], "allegedly": ["definitely"], "planned": ["refused"], "expected": ["certain"]}
_QRE = re.compile(r"\b(" + "|".join(sorted(QUANT, key=len, reverse=True)) + r")\b")
_START = {"The", "A", "An", "In", "It", "He", "She", "They", "This", "That", "These", "Those", "On", "At", "If", "When", "While", "There", "His", "Her",
          "Its", "Their", "We", "You", "I", "As", "For", "But", "And", "After", "Before", "However", "Some", "Many", "Most", "All", "No", "One", "By",
          "From", "With", "To", "Also", "Additionally", "Yes", "What", "Who", "How", "Why", "Where", "Which", "Since", "Although", "Then", "My", "Our"}


def entities(text):
    """(start, end, name) of capitalised names; a lone capitalised first word counts only when it is no usual opener."""
    out = []
    for m in ENTITY.finditer(text):
        name, s = m.group(), m.start()
        first = name.split(" ")[0]
        if first in _START:
            if " " not in name:
                continue
            s += len(first) + 1
            name = text[s:m.end()]
            if not name[:1].isupper():
                continue
        if s == 0 and " " not in name:
            continue
        out.append((s, m.end(), name))
    return out


def _put(text, s, e, new):
    return text[:s] + new + text[e:], [(s, s + len(new))]


def _number(text, context, rng, _):
    found = [m for m in NUMBER.finditer(text)]
    if not found:
        return None
    m = rng.choice(found)
    old = m.group()
    value = float(old.replace(",", ""))
    others = [x for x in NUMBER.findall(context) if x != old and len(x.replace(",", "")) == len(old.replace(",", ""))]
    if others and rng.random() < .5:
        new = rng.choice(others)
    elif value == int(value):
        v = int(value)
        if 1000 <= v <= 2100 and "," not in old:
            new = str(v + rng.choice([-20, -10, -5, -3, -2, -1, 1, 2, 3, 5, 10, 20]))
        else:
            step = rng.choice([1, 2, 3, 5, 10]) if v > 12 else rng.choice([1, 2, 3])
            v2 = rng.choice([v + step, v - step, v * 2, v * 10]) if v > 0 else step
            v2 = v2 if v2 >= 0 else v + step
            new = f"{v2:,}" if "," in old else str(v2)
    else:
        new = f"{value + rng.choice([-1.5, -1, -.5, .5, 1, 1.5, 2]):.{len(old.split('.')[1])}f}".lstrip("-")
    return None if new == old else (*_put(text, m.start(), m.end(), new), 1)


def _entity(text, context, rng, pool):
    found = entities(text)
    if not found:
        return None
    s, e, name = rng.choice(found)
    ok = lambda o: o != name and o not in text and not set(o.split()) & set(name.split())
    near = [o for _, _, o in entities(context) if ok(o)]
    same = [o for o in near if abs(len(o.split()) - len(name.split())) <= 1]
    r = rng.random()
    cand = same if same and r < .6 else near if near and r < .7 else [o for o in pool["entities"](rng) if ok(o)]
    if name in MONTHS:
        cand = [m for m in MONTHS if m != name]
    if name in DAYS:
        cand = [d for d in DAYS if d != name]
    return (*_put(text, s, e, rng.choice(cand)), 1 if name in MONTHS + DAYS else -1) if cand else None


def _roles(text, context, rng, _):
    found = entities(text)
    if len(found) < 2:
        return None
    i = rng.randrange(len(found) - 1)
    (s1, e1, a), (s2, e2, b) = found[i], found[i + 1]
    between = text[e1:s2].strip()
    if a == b or between in ("and", "or", ",", "&", "", "/", "-", "(", "), ") or set(a.split()) & set(b.split()):
        return None
    new = text[:s1] + b + text[e1:s2] + a + text[e2:]
    return new, [(s1, s1 + len(b)), (s2 + len(b) - len(a), s2 + len(b))], -1


def _lexical(kind, con):
    def edit(text, context, rng, pool):
        table = getattr(pool["lexicon"], kind)
        found = [m for m in WORDS.finditer(text) if table.get(m.group())]
        if not found:
            return None
        m = rng.choice(found)
        new = rng.choice(sorted(table[m.group()]))
        return (*_put(text, m.start(), m.end(), new), con)
    return edit


def _negate(text, context, rng, _):
    gone = NOT.search(text)
    if gone and rng.random() < .7:
        keep = gone.group(1) or ""
        new = text[:gone.start()] + keep + text[gone.end():].lstrip() if not keep else text[:gone.start()] + keep + text[gone.end():]
        s = gone.start()
        return new, [(s, min(len(new), s + max(len(keep), 4)))], 1
    found = list(AUX.finditer(text))
    if not found:
        return None
    m = rng.choice(found)
    new = m.group() + rng.choice([" not", " not", " never", " no longer"])
    return (*_put(text, m.start(), m.end(), new), 1)


def _quantifier(text, context, rng, _):
    found = list(_QRE.finditer(text))
    if found:
        m = rng.choice(found)
        return (*_put(text, m.start(), m.end(), rng.choice(QUANT[m.group()])), -1)
    found = [m for m in WORDS.finditer(text) if m.group() in NUMWORDS]
    if not found:
        return None
    m = rng.choice(found)
    return (*_put(text, m.start(), m.end(), rng.choice([w for w in NUMWORDS if w != m.group()])), 1)


def _add_detail(text, context, rng, pool):
    """Appends or inserts a phrase taken from an unrelated document."""
    phrase = pool["phrases"](rng)
    if not phrase or phrase.lower() in context.lower():
        return None
    end = re.search(r"[.!?]?[\"')]*$", text).start()
    commas = [m.start() for m in re.finditer(r",", text)]
    at = rng.choice(commas) if commas and rng.random() < .3 else end
    new = text[:at] + " " + phrase + text[at:]
    return new, [(at + 1, at + 1 + len(phrase))], 0


def _swap_tail(text, context, rng, pool):
    """Replaces the last prepositional phrase by one from another document."""
    tail = re.search(r"\b(in|on|at|for|by|with|from|after|before|during|because|due to|to|as) ([^,.;]{4,60})([.!?]?)$", text)
    phrase = pool["phrases"](rng)
    if not tail or tail.start() < 12 or not phrase or phrase.lower() in context.lower() or phrase.lower() in text.lower():
        return None
    new = text[:tail.start()] + phrase + tail.group(3)
    return new, [(tail.start(), tail.start() + len(phrase))], -1


EDITS = {"number": (_number, 3.), "entity": (_entity, 4.), "roles": (_roles, 2.), "antonym": (_lexical("antonyms", 1), 4.),
         "sibling": (_lexical("siblings", -1), 2.5), "negation": (_negate, 1.5), "quantifier": (_quantifier, 1.), "detail": (_add_detail, 2.), "tail": (_swap_tail, 1.5)}


def corrupt(text, context, rng, pool, tries=4):
    """(new text, changed spans, contradiction 1/0/-1 unknown, kind) or None. Edits that land in the context are refused."""
    names, weights = zip(*[(k, w) for k, (_, w) in EDITS.items()])
    for _ in range(tries):
        kind = rng.choices(names, weights)[0]
        got = EDITS[kind][0](text, context, rng, pool)
        if got and got[0] != text and got[0] not in context:
            return (*got, kind)
    return None


def rewrite(text, rng, lexicon):
    """Light edits that keep the meaning."""
    out = text
    if rng.random() < .5:
        out = re.sub(r"\s*\([^()]{1,60}\)", "", out)
    if rng.random() < .3:
        out = re.sub(r"^(In|On|During|After|By|Since|At) [^,]{3,40}, (\w)", lambda m: m.group(2).upper(), out)
    if rng.random() < .3:
        out = re.sub(r", (?:which|who|where)\b[^,.;]{5,80}(?:,|(?=[.!?]$))", "", out)
    if rng.random() < .4:
        out = re.sub(r"(\d),(\d{3})\b", r"\1\2", out)
    if rng.random() < .4:
        out = re.sub(r"(\d) ?%", r"\1 percent", out) if "%" in out else re.sub(r"(\d) percent\b", r"\1%", out)
    if rng.random() < .4:
        out = re.sub(r"\b(\d{1,2}) (" + "|".join(MONTHS) + r") (\d{4})\b", r"\2 \1, \3", out)
        out = re.sub(r"\b(" + "|".join(MONTHS) + r") (\d{1,2}), (\d{4})\b", r"\2 \1 \3", out) if rng.random() < .4 else out
    if rng.random() < .4:
        for a, b in (("do not", "don't"), ("does not", "doesn't"), ("is not", "isn't"), ("was not", "wasn't"), ("cannot", "can't"), ("It is", "It's"), ("will not", "won't")):
            out = out.replace(a, b) if rng.random() < .5 else out.replace(b, a)
    for _ in range(rng.choice([0, 1, 1, 2])):
        found = [m for m in WORDS.finditer(out) if lexicon.synonyms.get(m.group())]
        if found:
            m = rng.choice(found)
            out = out[:m.start()] + rng.choice(sorted(lexicon.synonyms[m.group()])) + out[m.end():]
    r = rng.random()
    if r < .06:
        out = rng.choice(["According to the text, ", "The passage says that ", "The source states that ", "It is reported that "]) + out[:1].lower() + out[1:]
    elif r < .12:
        out = out.lower()
    elif r < .2:
        out = out.rstrip(".")
    return out
