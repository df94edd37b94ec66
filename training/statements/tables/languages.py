"""Small tables of goods in German, French, Spanish and Indonesian."""
from decimal import Decimal as D

from ..claims import Claims, Retry, Skilled
from ..names import Names
from ..say import plain
from .layouts import aligned, html, md, sv, turned

# each attribute: head; range; unit; lookup; "A more than B"; the same with a difference; most; question
# {e} {a} {b} names, {v} value, {g} difference; more/less separated by " / "
LANGUAGES = {
    "de": dict(words=("Objekt", "Ja", "Nein", "und"), attrs=[
        ("Preis (€)", (3, 900, .5), "Euro", ["{e} kostet {v}", "für {e} zahlt man {v}", "der Preis von {e} liegt bei {v}"], "{a} ist teurer als {b} / {a} ist billiger als {b}", "{a} kostet {g} mehr als {b} / {a} kostet {g} weniger als {b}", "{e} ist am teuersten / {e} ist am billigsten", "Was kostet {e}?"),
        ("Gewicht (kg)", (1, 80, .1), "kg", ["{e} wiegt {v}", "das Gewicht von {e} beträgt {v}", "{e} bringt {v} auf die Waage"], "{a} ist schwerer als {b} / {a} ist leichter als {b}", "{a} wiegt {g} mehr als {b} / {a} wiegt {g} weniger als {b}", "{e} ist am schwersten / {e} ist am leichtesten", "Wie viel wiegt {e}?"),
        ("Länge (cm)", (20, 400, 1), "cm", ["{e} ist {v} lang", "die Länge von {e} beträgt {v}", "{e} misst {v}"], "{a} ist länger als {b} / {a} ist kürzer als {b}", "{a} ist {g} länger als {b} / {a} ist {g} kürzer als {b}", "{e} ist am längsten / {e} ist am kürzesten", "Wie lang ist {e}?"),
        ("Bestand (Stück)", (2, 800, 1), "Stück", ["von {e} sind {v} auf Lager", "der Bestand von {e} liegt bei {v}", "für {e} sind {v} vorrätig"], "von {a} ist mehr auf Lager als von {b} / von {a} ist weniger auf Lager als von {b}", "von {a} sind {g} mehr auf Lager als von {b} / von {a} sind {g} weniger auf Lager als von {b}", "von {e} ist am meisten auf Lager / von {e} ist am wenigsten auf Lager", "Wie viel ist von {e} auf Lager?"),
        ("Leistung (W)", (40, 2400, 10), "Watt", ["{e} leistet {v}", "die Leistung von {e} beträgt {v}", "{e} hat {v}"], "{a} ist stärker als {b} / {a} ist schwächer als {b}", "{a} leistet {g} mehr als {b} / {a} leistet {g} weniger als {b}", "{e} ist am stärksten / {e} ist am schwächsten", "Wie viel leistet {e}?")],
        cat=("Lager", ["{e} liegt in {v}", "das Lager von {e} ist in {v}"], "Wo liegt {e}?"), boss=("Zuständig", ["für {e} ist {v} zuständig", "{v} kümmert sich um {e}", "{v} betreut {e}"], "Wer ist für {e} zuständig?"),
        yes=("Wasserfest", "{e} ist wasserfest", "{e} ist nicht wasserfest", "Ist {e} wasserfest?"), two="{a}: {u}, {b}: {v} ({h})", total=["{a} und {b} kommen zusammen auf {v} ({h})", "zusammen ergeben {a} und {b} {v} ({h})"], count=["bei {k} von {n} liegt der Wert über {v} ({h})", "{k} der {n} haben einen Wert über {v} ({h})"]),
    "fr": dict(words=("Article", "Oui", "Non", "et"), attrs=[
        ("Prix (€)", (3, 900, .5), "euros", ["{e} coûte {v}", "le prix de {e} est de {v}", "pour {e}, il faut payer {v}"], "{a} est plus cher que {b} / {a} est moins cher que {b}", "{a} coûte {g} de plus que {b} / {a} coûte {g} de moins que {b}", "{e} coûte le plus / {e} coûte le moins", "Combien coûte {e} ?"),
        ("Poids (kg)", (1, 80, .1), "kg", ["{e} pèse {v}", "le poids de {e} est de {v}", "{e} fait {v}"], "{a} est plus lourd que {b} / {a} est plus léger que {b}", "{a} pèse {g} de plus que {b} / {a} pèse {g} de moins que {b}", "{e} est le plus lourd / {e} est le plus léger", "Combien pèse {e} ?"),
        ("Longueur (cm)", (20, 400, 1), "cm", ["{e} mesure {v}", "la longueur de {e} est de {v}"], "{a} est plus long que {b} / {a} est plus court que {b}", "{a} mesure {g} de plus que {b} / {a} mesure {g} de moins que {b}", "{e} est le plus long / {e} est le plus court", "Quelle est la longueur de {e} ?"),
        ("Stock (pièces)", (2, 800, 1), "pièces", ["il reste {v} de {e}", "le stock de {e} est de {v}"], "le stock de {a} est plus élevé que celui de {b} / le stock de {a} est plus bas que celui de {b}", "il y a {g} de plus de {a} que de {b} / il y a {g} de moins de {a} que de {b}", "{e} a le stock le plus élevé / {e} a le stock le plus bas", "Combien de pièces de {e} reste-t-il ?"),
        ("Puissance (W)", (40, 2400, 10), "watts", ["{e} consomme {v}", "la puissance de {e} est de {v}"], "{a} est plus puissant que {b} / {a} est moins puissant que {b}", "{a} consomme {g} de plus que {b} / {a} consomme {g} de moins que {b}", "{e} est le plus puissant / {e} est le moins puissant", "Quelle est la puissance de {e} ?")],
        cat=("Dépôt", ["{e} se trouve à {v}", "le dépôt de {e} est à {v}"], "Où se trouve {e} ?"), boss=("Responsable", ["{v} est responsable de {e}", "{e} est géré par {v}", "{v} s'occupe de {e}"], "Qui est responsable de {e} ?"),
        yes=("Étanche", "{e} est étanche", "{e} n'est pas étanche", "{e} est-il étanche ?"), two="{a} : {u}, {b} : {v} ({h})", total=["{a} et {b} font ensemble {v} ({h})", "au total, {a} et {b} atteignent {v} ({h})"], count=["{k} articles sur {n} dépassent {v} ({h})", "sur {n} articles, {k} dépassent {v} ({h})"]),
    "es": dict(words=("Artículo", "Sí", "No", "y"), attrs=[
        ("Precio (€)", (3, 900, .5), "euros", ["{e} cuesta {v}", "el precio de {e} es de {v}", "por {e} se pagan {v}"], "{a} es más caro que {b} / {a} es más barato que {b}", "{a} cuesta {g} más que {b} / {a} cuesta {g} menos que {b}", "{e} es el más caro / {e} es el más barato", "¿Cuánto cuesta {e}?"),
        ("Peso (kg)", (1, 80, .1), "kg", ["{e} pesa {v}", "el peso de {e} es de {v}"], "{a} es más pesado que {b} / {a} es más ligero que {b}", "{a} pesa {g} más que {b} / {a} pesa {g} menos que {b}", "{e} es el más pesado / {e} es el más ligero", "¿Cuánto pesa {e}?"),
        ("Longitud (cm)", (20, 400, 1), "cm", ["{e} mide {v}", "la longitud de {e} es de {v}"], "{a} es más largo que {b} / {a} es más corto que {b}", "{a} mide {g} más que {b} / {a} mide {g} menos que {b}", "{e} es el más largo / {e} es el más corto", "¿Cuánto mide {e}?"),
        ("Existencias (unidades)", (2, 800, 1), "unidades", ["quedan {v} de {e}", "de {e} hay {v} en el almacén"], "de {a} quedan más unidades que de {b} / de {a} quedan menos unidades que de {b}", "de {a} quedan {g} más que de {b} / de {a} quedan {g} menos que de {b}", "de {e} es de lo que más queda / de {e} es de lo que menos queda", "¿Cuántas unidades quedan de {e}?"),
        ("Potencia (W)", (40, 2400, 10), "vatios", ["{e} consume {v}", "la potencia de {e} es de {v}"], "{a} es más potente que {b} / {a} es menos potente que {b}", "{a} consume {g} más que {b} / {a} consume {g} menos que {b}", "{e} es el más potente / {e} es el menos potente", "¿Qué potencia tiene {e}?")],
        cat=("Almacén", ["{e} está en {v}", "el almacén de {e} está en {v}"], "¿Dónde está {e}?"), boss=("Responsable", ["{v} es responsable de {e}", "{e} está a cargo de {v}", "{v} se encarga de {e}"], "¿Quién se encarga de {e}?"),
        yes=("Impermeable", "{e} es impermeable", "{e} no es impermeable", "¿Es impermeable {e}?"), two="{a}: {u}, {b}: {v} ({h})", total=["{a} y {b} suman {v} ({h})", "entre {a} y {b} son {v} ({h})"], count=["{k} de los {n} artículos superan {v} ({h})", "de {n} artículos, {k} superan {v} ({h})"]),
    "id": dict(words=("Barang", "Ya", "Tidak", "dan"), attrs=[
        ("Harga (ribu Rp)", (10, 900, 5), "ribu rupiah", ["{e} harganya {v}", "harga {e} adalah {v}", "{e} dijual seharga {v}"], "{a} lebih mahal daripada {b} / {a} lebih murah daripada {b}", "{a} lebih mahal {g} daripada {b} / {a} lebih murah {g} daripada {b}", "{e} paling mahal / {e} paling murah", "Berapa harga {e}?"),
        ("Berat (kg)", (1, 80, .1), "kg", ["berat {e} adalah {v}", "{e} beratnya {v}"], "{a} lebih berat daripada {b} / {a} lebih ringan daripada {b}", "{a} lebih berat {g} daripada {b} / {a} lebih ringan {g} daripada {b}", "{e} paling berat / {e} paling ringan", "Berapa berat {e}?"),
        ("Panjang (cm)", (20, 400, 1), "cm", ["panjang {e} adalah {v}", "{e} panjangnya {v}"], "{a} lebih panjang daripada {b} / {a} lebih pendek daripada {b}", "{a} lebih panjang {g} daripada {b} / {a} lebih pendek {g} daripada {b}", "{e} paling panjang / {e} paling pendek", "Berapa panjang {e}?"),
        ("Stok (buah)", (2, 800, 1), "buah", ["stok {e} ada {v}", "{e} tersisa {v}"], "stok {a} lebih banyak daripada {b} / stok {a} lebih sedikit daripada {b}", "stok {a} lebih banyak {g} daripada {b} / stok {a} lebih sedikit {g} daripada {b}", "stok {e} paling banyak / stok {e} paling sedikit", "Berapa stok {e}?"),
        ("Daya (W)", (40, 2400, 10), "watt", ["daya {e} adalah {v}", "{e} butuh {v}"], "daya {a} lebih besar daripada {b} / daya {a} lebih kecil daripada {b}", "daya {a} lebih besar {g} daripada {b} / daya {a} lebih kecil {g} daripada {b}", "daya {e} paling besar / daya {e} paling kecil", "Berapa daya {e}?")],
        cat=("Gudang", ["{e} disimpan di {v}", "gudang {e} ada di {v}"], "Di mana {e} disimpan?"), boss=("Penanggung jawab", ["{v} bertanggung jawab atas {e}", "{e} ditangani oleh {v}", "{v} mengurus {e}"], "Siapa yang mengurus {e}?"),
        yes=("Tahan air", "{e} tahan air", "{e} tidak tahan air", "Apakah {e} tahan air?"), two="{a}: {u}, {b}: {v} ({h})", total=["{a} dan {b} jumlahnya {v} ({h})", "kalau digabung, {a} dan {b} menjadi {v} ({h})"], count=["{k} dari {n} barang nilainya di atas {v} ({h})", "ada {k} dari {n} barang dengan nilai di atas {v} ({h})"]),
}


class Foreign(Skilled):
    """Small tables of goods in German, French, Spanish, Indonesian."""

    def __init__(self, rng):
        self.r = r = rng
        self.lang = r.choice(sorted(LANGUAGES))
        self.L = L = LANGUAGES[self.lang]
        names = Names(r)
        self.rows = [names.make("product") for _ in range(r.choice((4, 5, 5, 6)))]
        self.attrs = r.sample(L["attrs"], r.choice((2, 3)))
        self.v = {}
        for x in self.attrs:
            lo, hi, step = map(lambda z: D(str(z)), x[1])
            for e, k in zip(self.rows, r.sample(range(int((hi - lo) / step) + 1), len(self.rows))):
                self.v[e, x[0]] = lo + k * step
        self.place = {e: p for e, p in zip(self.rows, [names.make("place") for _ in self.rows])}
        who = [names.make("person") for _ in range(3)]
        self.boss = {e: r.choice(who) for e in self.rows}
        self.wet = {e: r.random() < .5 for e in self.rows}
        if len(set(self.boss.values())) < 2 or len(set(self.wet.values())) < 2:
            raise Retry
        self.extra = r.sample(("cat", "boss", "yes"), r.choice((1, 2)))
        self.cl = Claims(r, set(self.rows) | set(who))

    def n(self, v, money=False):
        s = plain(v, 2 if money and v != int(v) else None).replace(",", "x").replace(".", ",")
        return s.replace("x", " " if self.lang == "fr" else ".")

    def val(self, x, v):
        return f"{self.n(v, x[2].lower().startswith('euro'))} {x[2]}"

    def body(self):
        r, L = self.r, self.L
        get = {"cat": self.place, "boss": self.boss, "yes": {e: L["words"][1 if self.wet[e] else 2] for e in self.rows}}
        g = [[L["words"][0]] + [x[0] for x in self.attrs] + [L[k][0] for k in self.extra]]
        g += [[e] + [self.n(self.v[e, x[0]], "€" in x[0]) for x in self.attrs] + [get[k][e] for k in self.extra] for e in self.rows]
        if r.random() < .2:
            g = turned(g)
        return r.choice((md, aligned, html, lambda g, r: sv(g, r, ";"), lambda g, r: "\n\n".join("\n".join(f"{h}: {c}" for h, c in zip(g[0], row)) for row in g[1:])))(g, r)

    def lookup(self):
        x, (e, o) = self.r.choice(self.attrs), self.r.sample(self.rows, 2)
        t = dict(e=e, v=self.val(x, self.v[e, x[0]]))
        f = dict(t, v=self.val(x, self.v[o, x[0]])) if self.r.random() < .6 else dict(t, e=o)
        if self.r.random() < .3:
            return self.cl.twin("number", ["{v}"], t, dict(t, v=self.val(x, self.v[o, x[0]])), q=x[7], short=True)
        self.twin("number", x[3], t, f)

    def twin(self, kind, templates, t, f):
        self.cl.twin(kind, templates, t, f, lead=False)

    def compare(self):
        x, (a, b) = self.r.choice(self.attrs), self.r.sample(self.rows, 2)
        more, less = x[4].split(" / ")
        up = self.v[a, x[0]] > self.v[b, x[0]]
        if self.r.random() < .5:
            return self.twin("comparison", [more if up else less], dict(a=a, b=b), dict(a=b, b=a))
        self.twin("comparison", ["{x}"], dict(x=(more if up else less).format(a=a, b=b)), dict(x=(less if up else more).format(a=a, b=b)))

    def gap(self):
        x, (a, b) = self.r.choice(self.attrs), self.r.sample(self.rows, 2)
        more, less = x[5].split(" / ")
        d = self.v[a, x[0]] - self.v[b, x[0]]
        t = dict(a=a, b=b, g=self.val(x, abs(d)))
        wrong = [abs(self.v[a, x[0]] - self.v[o, x[0]]) for o in self.rows if o not in (a, b)] + [self.v[a, x[0]] + self.v[b, x[0]]]
        wrong = [w for w in wrong if w != abs(d) and w > 0]
        f = dict(t, a=b, b=a) if self.r.random() < .4 else dict(t, g=self.val(x, self.r.choice(wrong)))
        self.twin("arithmetic", [more if d > 0 else less], t, f)

    def most(self):
        x = self.r.choice(self.attrs)
        top = self.r.random() < .5
        o = sorted(self.rows, key=lambda e: self.v[e, x[0]], reverse=top)
        self.twin("comparison", [x[6].split(" / ")[0 if top else 1]], dict(e=o[0]), dict(e=self.r.choice(o[1:])))

    def named(self):
        k = self.r.choice([k for k in self.extra if k != "yes"])
        data = self.place if k == "cat" else self.boss
        e = self.r.choice(self.rows)
        o = self.r.choice([z for z in self.rows if data[z] != data[e]])
        t = dict(e=e, v=data[e])
        if self.r.random() < .3:
            return self.cl.twin("owner" if k == "boss" else "attribute", ["{v}"], t, dict(t, v=data[o]), q=self.L[k][2], short=True)
        self.twin("owner" if k == "boss" else "attribute", self.L[k][1], t, dict(t, v=data[o]) if self.r.random() < .6 else dict(t, e=o))

    def wetness(self):
        if "yes" not in self.extra:
            raise Retry
        e = self.r.choice(self.rows)
        _, yes, no, q = self.L["yes"]
        y = self.wet[e]
        if self.r.random() < .4:
            a, b = self.L["words"][1:3]
            return self.cl.twin("negation", ["{x}"], dict(x=a if y else b, e=e), dict(x=b if y else a, e=e), q=q, short=True)
        self.twin("negation", [yes if y else no], dict(e=e), dict(e=self.r.choice([z for z in self.rows if self.wet[z] != y])))

    def two(self):
        x, (a, b) = self.r.choice(self.attrs), self.r.sample(self.rows, 2)
        t = dict(a=a, b=b, u=self.val(x, self.v[a, x[0]]), v=self.val(x, self.v[b, x[0]]), h=x[0].split(" (")[0])
        self.twin("swap", [self.L["two"]], t, dict(t, u=t["v"], v=t["u"]))

    def total(self):
        x, (a, b) = self.r.choice(self.attrs), self.r.sample(self.rows, 2)
        s = self.v[a, x[0]] + self.v[b, x[0]]
        wrong = [self.v[a, x[0]] + self.v[o, x[0]] for o in self.rows if o not in (a, b)] + [abs(self.v[a, x[0]] - self.v[b, x[0]])]
        t = dict(a=a, b=b, v=self.val(x, s), h=x[0].split(" (")[0])
        self.twin("arithmetic", self.L["total"], t, dict(t, v=self.val(x, self.r.choice(wrong))))

    def count(self):
        x = self.r.choice(self.attrs)
        vs = sorted(self.v[e, x[0]] for e in self.rows)
        i = self.r.randrange(1, len(vs) - 2)
        k = len(vs) - 1 - i
        w = self.r.choice([z for z in (k - 1, k + 1) if 1 < z < len(vs)] or [0])
        if k < 2 or not w:
            raise Retry
        t = dict(k=str(k), n=str(len(vs)), v=self.val(x, vs[i]), h=x[0].split(" (")[0])
        self.twin("quantifier", self.L["count"], t, dict(t, k=str(w)))

    SKILLS = dict(lookup=3, compare=2, gap=2, most=2, named=2, wetness=2, two=1.5, total=1.5, count=1.5)


def foreign_document(rng):
    t = Foreign(rng)
    body = t.body()
    c = t.claims(rng.choice((4, 5, 5, 6)))
    return t.lang, body, c
