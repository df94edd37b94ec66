"""Word substitutions from WordNet 3.1 (the data files inside the extjwnl jar): antonyms, siblings, synonyms."""
import collections
import zipfile

_BASE = "net/sf/extjwnl/data/wordnet/wn31/"
_HAND = """more less|first last|before after|increase decrease|increased decreased|north south|east west|northern southern|eastern western
all some|always never|high low|higher lower|highest lowest|large small|larger smaller|largest smallest|early late|earlier later|old new|older younger
men women|man woman|male female|boy girl|father mother|son daughter|brother sister|husband wife|many few|best worst|better worse|most least|with without
above below|good bad|open closed|majority minority|won lost|win lose|gained lost|rise fall|rose fell|rising falling|accepted rejected|agreed refused
confirmed denied|allowed banned|allow forbid|arrived left|bought sold|buy sell|began ended|start end|started finished|opened closed|approved rejected
supported opposed|support oppose|positive negative|success failure|successful unsuccessful|strong weak|stronger weaker|rich poor|safe dangerous
public private|major minor|maximum minimum|upper lower|inside outside|indoor outdoor|import export|hired fired|alive dead|survived died|born died
guilty innocent|convicted acquitted|friendly rude|friendly unfriendly|clean dirty|fast slow|quick slow|cheap expensive|affordable expensive|fresh stale
delicious bland|excellent poor|praised criticized|praise criticize|love hate|loved hated|enjoyed disliked|satisfied disappointed|impressed disappointed
available unavailable|possible impossible|likely unlikely|legal illegal|common rare|frequently rarely|often rarely|usually rarely|increases decreases
improve worsen|improved worsened|raises lowers|raised lowered|longer shorter|long short|wide narrow|heavy light|hot cold|warm cool|wet dry|full empty
young old|true false|correct incorrect|complete incomplete|remember forget|remembers forgets|include exclude|includes excludes|included excluded|attack defend
victory defeat|love dislike|likes dislikes|morning evening|day night|yesterday tomorrow|weekdays weekends|domestic foreign|temporary permanent|rural urban
ancient modern|simple complex|easy difficult|easily hardly|quickly slowly|internal external|voluntary mandatory|optional required|directly indirectly
partly entirely|partially fully|only also|ally enemy|allies enemies|buyer seller|teacher student|doctor patient|employer employee|landlord tenant
both neither|everyone nobody|everything nothing|someone nobody|everyone someone|each no|several no|up down|left right|top bottom|front back|over under
monday thursday|tuesday friday|wednesday saturday|saturday tuesday|sunday monday|january june|february august|march october|april november|may december
million billion|billion million|thousand million|hundreds thousands|thousands millions|minutes hours|hours days|days weeks|weeks months|months years
percent points|inches feet|feet miles|miles kilometers|pounds dollars|grams kilograms|degrees percent|dozens hundreds|two three|three five|four six|six nine
first second|second third|third fifth|twice once|half quarter|double half"""


def _inflect(base, form):
    if form == "s":
        return base + ("es" if base.endswith(("s", "sh", "ch", "x", "z")) else "s") if not base.endswith("y") else base[:-1] + "ies"
    if form == "ed":
        return base + "d" if base.endswith("e") else (base[:-1] + "ied" if base.endswith("y") else base + "ed")
    return base[:-1] + "ing" if base.endswith("e") else base + "ing"


class Lexicon:
    def __init__(self, jar, vocabulary):
        """vocabulary: word -> corpus count; only substitutes the corpus knows are offered."""
        self.vocab = vocabulary
        self.antonyms = collections.defaultdict(set)
        self.siblings = collections.defaultdict(set)
        self.synonyms = collections.defaultdict(set)
        for line in _HAND.splitlines():
            for pair in line.split("|"):
                a, b = pair.split()
                self.antonyms[a].add(b)
                self.antonyms[b].add(a)
        z = zipfile.ZipFile(jar)
        senses = collections.Counter()
        for pos in ("noun", "verb", "adj", "adv"):
            self._read(z, pos, senses)
        for w in list(self.synonyms):
            if senses[w] != 1:
                del self.synonyms[w]

    def _known(self, w, least):
        return self.vocab.get(w, 0) >= least

    def _read(self, z, pos, senses):
        synsets, first = {}, {}
        for raw in z.read(_BASE + "data." + pos).decode("utf-8", "replace").splitlines():
            if raw.startswith(" "):
                continue
            f = raw.split(" | ")[0].split()
            n = int(f[3], 16)
            words = [f[4 + 2 * i].split("(")[0].lower() for i in range(n)]
            p = 4 + 2 * n
            ptr = [(f[p + 1 + 4 * i], f[p + 2 + 4 * i], f[p + 4 + 4 * i]) for i in range(int(f[p]))]
            synsets[f[0]] = (words, ptr)
        for raw in z.read(_BASE + "index." + pos).decode("utf-8", "replace").splitlines():
            if raw.startswith(" "):
                continue
            f = raw.split()
            senses[f[0]] += int(f[2])
            first[f[0]] = f[-int(f[2])]
        children = collections.defaultdict(list)
        for off, (words, ptr) in synsets.items():
            plain = [w for w in words if "_" not in w and w.isalpha()]
            for w in plain:
                for v in plain:
                    if v != w and self._known(v, 10):
                        self.synonyms[w].add(v)
            for sym, target, st in ptr:
                if sym == "!" and target in synsets:
                    a, b = int(st[:2], 16), int(st[2:], 16)
                    if a and b:
                        x, y = words[a - 1], synsets[target][0][b - 1]
                        if y.isalpha() and first.get(x) == off:
                            self._pair(x, y, pos)
                if sym in ("@", "@i") and pos == "noun":
                    children[target].append(off)
        for kids in children.values():
            if not 2 <= len(kids) <= 40:
                continue
            heads = [(k, w) for k in kids for w in synsets[k][0][:2] if w.isalpha() and first.get(w) == k and self._known(w, 15)]
            for k, w in heads:
                for k2, v in heads:
                    if k2 != k and v[:5] != w[:5]:
                        self.siblings[w].add(v)
                        self.siblings[_inflect(w, "s")].add(_inflect(v, "s"))

    def _pair(self, x, y, pos):
        forms = [(x, y)]
        if pos == "noun":
            forms.append((_inflect(x, "s"), _inflect(y, "s")))
        if pos == "verb":
            forms += [(_inflect(x, f), _inflect(y, f)) for f in ("s", "ed", "ing")]
        for a, b in forms:
            if self._known(b, 3):
                self.antonyms[a].add(b)
