"""Invented documents (tables, records, prose, chats) with claims whose truth is computed from the data behind them: intermediate training for lookup,
comparison and arithmetic over values.

python statements.py --documents 30000 --seed 1 --out statements.jsonl      one document a line, the format of corpus/*.jsonl plus `p`
python statements.py --check [--documents 3000]                              asserts the invariants and prints counts and the claim-only accuracy

Claims come in twins (`p` numbers them within a document): one true, one false, from the same templates, different in one point. The values of a false
claim are mostly values of the document (another row, column, owner, direction) or another derivation from them (wrong operand, wrong operation)."""
import argparse
import collections
import datetime
import json
import math
import random
import re
import string
from decimal import ROUND_HALF_UP, Decimal as D
from html import escape

DAY = datetime.timedelta(days=1)
MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split()
ORDINALS = "first second third fourth fifth sixth seventh eighth".split()

# ---------------------------------------------------------------- names

FIRST = ("Ada Adil Aiko Alma Amira Anders Anita Anton Arjun Aron Astrid Ayla Basil Beatriz Bela Bruno Carla Cem Chidi Chloe Clara Cyrus Dagny Dario Dela Dina Edgar Eero Elif Elsa Emeka Enzo Esra Eva Fadil Farah "
         "Femi Fiona Flora Gabor Gita Greta Hana Hassan Heidi Hugo Ida Igor Ilse Imani Ines Ivo Jana Jasper Jelena Joao Jonas Jun Kadir Karin Keiko Kofi Lars Layla Lena Leon Lidia Luca Maja Malik Mara Marek Mei Mila "
         "Mirko Nadia Nils Nina Noor Oleg Olga Omar Orla Otto Pablo Petra Pia Priya Rafael Rania Remy Rosa Ruben Ruth Sana Selma Sven Tamar Tariq Tessa Theo Tilda Tomas Ulla Umar Vera Viktor Wanda Wen Yara Yusuf Zara Zeno Zofia").split()
ON = "b br c ch d dr f fr g gr h j k kl l m n p pr qu r s sk sl st t tr v w z th".split()
VO = "a e i o u a e o ia ei au".split()
CO = "l n r s m nd rk st ll x t ck lm rn v d".split()
PLACE_END = "ton ham burg stad bridge ford wick field mouth dale haven vik mere hall by ino ara enza".split()
LAST_END = "sen son er ic ová ez man ova i ski berg well ley dottir wu ade ani ura".split()
FIRM_END = "Foods|Logistics|Instruments|Optics|Energy|Textiles|Labs|Motors|Media|Systems|Trading|Pharma|Marine|Paper|Tools|Robotics|Dairy|Glass|Ceramics|Telecom|Freight|Software|Holdings|Farms".split("|")
THING = "Lantern River Window Garden Letter Mirror Harbour Winter Orchard Bridge Shadow Clock Island Forest Signal Ladder Canyon Feather Anchor Comet Station Violin Kettle Meadow Compass Thunder Ribbon Castle".split()
ADJ = "Silent Golden Broken Distant Crimson Hidden Paper Hollow Bright Frozen Wandering Iron Velvet Endless Northern Borrowed Early Last Secret Quiet".split()
BEASTS = "Falcons Otters Wolves Rovers Bears Comets Hornets Lynx Herons Sharks United Rangers Badgers Foxes".split()
FOOD = "lentil|pumpkin|mushroom|chicken|salmon|spinach|tomato|bean|potato|leek|chickpea|rice|barley|cabbage|pepper|beetroot".split("|")
DISH = "soup|curry|stew|pie|salad|risotto|gratin|burger|wrap|bowl|bake|omelette".split("|")
SUBJECT = "Statistics|Pottery|Marine Biology|Accounting|Screenwriting|Thermodynamics|Spanish|Web Design|Nutrition|Logic|Urban Planning|Photography|Genetics|Drawing|Bookkeeping|Acoustics|Geology|Carpentry".split("|")
ANALYTE = "Ferritin|TSH|Creatinine|Sodium|Potassium|Calcium|Bilirubin|Albumin|Uric acid|Magnesium|Phosphate|Urea|Zinc|Folate".split("|")
CROP = "Wheat|Barley|Maize|Rye|Oats|Rapeseed|Soybeans|Sunflower|Potatoes|Sugar beet|Lentils|Flax".split("|")


class Names:
    """Invented names; none is given twice within a document, and none is part of another."""

    def __init__(self, rng):
        self.r, self.used = rng, []

    def fresh(self, make):
        for _ in range(200):
            n = make()
            low = n.lower()
            if len(n) > 3 and not any(low in u or u in low or low.split()[0] == u.split()[0] for u in self.used):
                self.used.append(low)
                return n
        raise Retry

    def root(self, n=None):
        c = self.r.choice
        return "".join(c(ON) + c(VO) for _ in range(n or self.r.choice((1, 1, 2)))) + c(CO)

    def make(self, kind):
        c, r = self.r.choice, self.r
        if kind == "person":
            return self.fresh(lambda: c(FIRST) + " " + (self.root(1) + c(LAST_END)).capitalize())
        if kind == "first":
            return self.fresh(lambda: c(FIRST))
        if kind == "surname":
            return self.fresh(lambda: (self.root(1) + c(LAST_END)).capitalize())
        if kind == "place":
            return self.fresh(lambda: (c(("", "", "", "", "New ", "Port ", "Upper ", "East ")) + (self.root(1) + c(PLACE_END)).capitalize()))
        if kind == "firm":
            return self.fresh(lambda: self.root().capitalize() + " " + c(FIRM_END))
        if kind == "product":
            return self.fresh(lambda: self.root().capitalize() + " " + c((str(r.randint(1, 9)), str(r.randint(1, 9) * 100), "Pro", "Mini", "X" + str(r.randint(2, 9)), "Plus", "Lite", "Max")))
        if kind == "brand":
            return self.fresh(lambda: self.root(2).capitalize())
        if kind == "title":
            return self.fresh(lambda: c((c(ADJ) + " " + c(THING), c(THING) + " of " + self.root(1).capitalize() + "a", "The " + c(ADJ) + " " + c(THING))))
        if kind == "team":
            return self.fresh(lambda: (self.root(1) + c(PLACE_END)).capitalize() + " " + c(BEASTS))
        if kind == "server":
            return self.fresh(lambda: c(("web", "db", "cache", "mail", "auth", "queue", "search", "proxy", "build", "files", "backup", "gpu")) + c(("-", "-", ".")) + c(("01", "02", "03", "east", "west", "a", "b", "prod", "eu1", "us2")))
        if kind == "service":
            return self.fresh(lambda: c("billing orders users search payments catalog inventory shipping sessions reports alerts uploads media ledger quotes audit".split()) + c(("-api", "-worker", "-service", "-db", "-sync", "")))
        if kind == "dish":
            return self.fresh(lambda: c(FOOD).capitalize() + " " + c(DISH))
        if kind == "course":
            return self.fresh(lambda: c(SUBJECT) + c(("", "", " I", " II", " for Beginners")))
        if kind == "analyte":
            return self.fresh(lambda: c(ANALYTE))
        if kind == "crop":
            return self.fresh(lambda: c(CROP))
        if kind == "hotel":
            return self.fresh(lambda: self.root().capitalize() + " " + c(("Inn", "Lodge", "Palace", "House", "Court", "Resort", "Suites")))
        if kind == "venue":
            return self.fresh(lambda: self.root().capitalize() + " " + c(("Hall", "Theatre", "Arena", "Museum", "Gallery", "Pavilion", "Centre", "Library")))
        if kind == "ship":
            return self.fresh(lambda: self.root(2).capitalize() + c(("a", "ia", "is")))
        if kind == "code":
            return self.fresh(lambda: c(string.ascii_uppercase) + c(string.ascii_uppercase) + "-" + str(r.randint(100, 999)))
        if kind == "lake":
            return self.fresh(lambda: self.root().capitalize() + " " + c(("Lake", "Bay", "Pass", "Valley", "Ridge")))
        if kind == "dept":
            return self.fresh(lambda: c("Sales|Marketing|Finance|Logistics|Legal|Research|Support|Purchasing|Design|Quality|Facilities|Security|Training|Payroll".split("|")))
        raise KeyError(kind)


class Retry(Exception):
    """This document or claim cannot be made with the values drawn."""


# ---------------------------------------------------------------- attributes

class Attr:
    """A column: how its values are drawn, written in a document and said in a claim.

    kind   num, money, date, year, time, cat, person, bool
    nouns  wordings of its name; the first is the usual head
    verb   (singular, plural) so that "X <verb> <value>" is a sentence
    cmp    [(verb, more, less)]: "A <verb> <d> <more> than B"; sup [(most, least)]: "A <most>"
    look   further templates with {e} and {v}; q questions with {e}"""

    def __init__(self, kind, nouns, verb="is/are", span=None, unit="", cmp="", sup="", q="", look="", add=False, values=None, neg=""):
        self.kind, self.unit, self.span, self.add, self.values = kind, unit, span, add, values
        self.heads, self.nouns = nouns.replace("^", "").split("|"), [n for n in nouns.split("|") if n[0] != "^"]
        self.vs, self.vp = verb.split("/")
        self.cmp = [tuple(x.split("/")) for x in cmp.split("|")] if cmp else []
        self.sup = [tuple(x.split("/")) for x in sup.split("|")] if sup else []
        self.q = q.split("|") if q else []
        self.look = look.split("|") if look else []
        self.neg = neg.split("/") if neg else None
        self.count = kind == "num" and unit != "" and unit not in UNITS
        if self.count:
            self.cmp.append((self.vs, "more " + unit, "fewer " + unit))
            self.sup.append((self.vs + " the most " + unit, self.vs + " the fewest " + unit))
        self.ordered = kind in ("num", "money", "date", "year", "time")
        self.number = kind in ("num", "money")
        if self.number and not self.cmp:
            self.sup.append(("has the highest " + self.nouns[0], "has the lowest " + self.nouns[0]))
        self.dec = 0 if span is None or not self.number else max(0, -D(str(span[2])).normalize().as_tuple().exponent)

    def draw(self, rng, names, n):
        """n values, pairwise different where they have an order."""
        if self.number:
            lo, hi, step = (D(str(x)) for x in self.span)
            steps = int((hi - lo) / step)
            if steps > 40 and rng.random() < .5:           # a narrower range in half of the documents: values lie close together
                w = max(n * 3, steps // rng.choice((4, 8)))
                a = rng.randint(0, max(0, steps - w))
                picks = rng.sample(range(a, min(steps, a + w) + 1), n)
            else:
                picks = rng.sample(range(steps + 1), min(n, steps + 1))
            if len(picks) < n:
                raise Retry
            return [lo + step * p for p in picks]
        if self.kind == "year":
            return rng.sample(range(*self.span), n)
        if self.kind == "date":
            y = rng.randint(*self.span)
            start, width = datetime.date(y, 1, 1) + DAY * rng.randint(0, 300), rng.choice((40, 120, 400, 900))
            return [start + DAY * d for d in rng.sample(range(width), n)]
        if self.kind == "time":
            lo, hi, step = self.span
            return rng.sample(range(lo, hi, step), n)
        if self.kind == "person":
            some = [names.make("person") for _ in range(n if rng.random() < .6 else max(2, n - 1))]
            return some + [rng.choice(some) for _ in range(n - len(some))]
        if self.kind == "bool":
            v = [rng.random() < .5 for _ in range(n)]
            if len(set(v)) == 1:
                v[rng.randrange(n)] = not v[0]
            return v
        if isinstance(self.values, str) and not "," in self.values:
            some = [names.make(self.values) for _ in range(max(2, n - rng.choice((0, 1, 1, 2))))][:n]
        else:
            some = rng.sample(self.values.split(","), min(rng.randint(2, 4), len(self.values.split(","))))[:n]
        v = some + [rng.choice(some) for _ in range(n - len(some))]
        rng.shuffle(v)
        return v


UNITS = {"kg": "kilograms", "km": "kilometres", "m": "metres", "cm": "centimetres", "mm": "millimetres", "g": "grams", "W": "watts", "kW": "kilowatts", "kWh": "kilowatt-hours", "GB": "gigabytes", "ms": "milliseconds",
         "%": "percent", "min": "minutes", "h": "hours", "°C": "degrees Celsius", "km/h": "kilometres per hour", "m²": "square metres", "ha": "hectares", "kcal": "kilocalories", "mg/l": "mg/l", "l": "litres", "t": "tonnes", "dB": "decibels",
         "kn": "knots", "MW": "megawatts", "points": None, "Hz": "hertz", "days": None, "years": None, "MB": "megabytes", "": ""}
UNITS = {k: v for k, v in UNITS.items() if v is not None}
CURRENCY = {"€": ("EUR", "euros"), "$": ("USD", "dollars"), "£": ("GBP", "pounds")}
COST = "costs/more/less|is/more expensive/cheaper"
COSTS = "is the most expensive {s}/is the cheapest {s}|costs the most/costs the least"
N = lambda *a, **k: Attr("num", *a, **k)
M = lambda *a, **k: Attr("money", *a, **k)

LIB = dict(
    price=M("price|unit price|cost", "costs/cost", (2, 95, .05), cmp=COST, sup=COSTS, q="How much does {e} cost?|What is the price of {e}?", look="{e} goes for {v}|{e} sells at {v}|{e} is priced at {v}|you pay {v} for {e}", add=True),
    bigprice=M("price|^list price|^asking price", "costs/cost", (180, 4900, 10), cmp=COST, sup=COSTS, q="How much does {e} cost?|What is the price of {e}?", look="{e} goes for {v}|{e} is offered at {v}|the price tag of {e} reads {v}", add=True),
    fee=M("fee|charge", "costs/cost", (20, 640, 5), cmp=COST, sup=COSTS, q="What does {e} cost?|What is the fee for {e}?", look="the fee for {e} is {v}|{v} is charged for {e}", add=True),
    ticket=M("ticket price|admission|entry fee", "charges/charge", (4, 60, .5), cmp="charges/more/less", sup="charges the most for entry/charges the least for entry", q="How much is a ticket for {e}?|What is the admission to {e}?", look="admission to {e} is {v}|a ticket for {e} is {v}|visitors pay {v} to enter {e}"),
    rent=M("monthly rent|rent per month", "rents for/rent for", (420, 3200, 10), cmp="is/more expensive/cheaper", sup="is the most expensive {s}/is the cheapest {s}|has the highest rent/has the lowest rent", q="What is the monthly rent of {e}?|How much is {e} a month?", look="{e} is let at {v} a month|tenants pay {v} a month for {e}"),
    deposit=M("deposit|^security deposit", "requires/require", (100, 2500, 50), q="How big is the deposit for {e}?|What deposit does {e} require?", look="{e} asks for a deposit of {v}|the deposit for {e} is {v}"),
    night=M("price per night|nightly rate|room rate", "charges/charge", (45, 390, 1), cmp="is/more expensive/cheaper|charges/more/less", sup="is the most expensive {s}/is the cheapest {s}", q="What does a night at {e} cost?|What is the rate per night at {e}?", look="a night at {e} costs {v}|guests pay {v} a night at {e}"),
    salary=M("annual salary|yearly pay", "earns/earn", (28000, 98000, 100), cmp="earns/more/less", sup="earns the most/earns the least|is the best paid {s}/is the worst paid {s}", q="What does {e} earn a year?|How high is the salary of {e}?", look="{e} is paid {v} a year|{e} makes {v} a year"),
    budget=M("budget|allocated budget|funding", "has/have", (12000, 950000, 500), cmp="gets/more/less", sup="has the largest budget/has the smallest budget", q="What is the budget of {e}?|How much money was allotted to {e}?", look="{e} was allotted {v}|{v} is set aside for {e}", add=True),
    revenue=M("revenue|turnover|sales", "made/made", (1200000, 98000000, 100000), cmp="made/more/less", sup="had the highest revenue/had the lowest revenue", q="How much revenue did {e} make?|What was the turnover of {e}?", look="{e} turned over {v}|{e} took in {v}|the sales of {e} came to {v}", add=True),
    cost=M("cost|^total", "costs/cost", (60, 1900, 5), cmp=COST, sup=COSTS, q="What does {e} cost?", look="{e} was put at {v}|{e} comes to {v}", add=True),
    donation=M("amount raised|^donations|^funds raised", "raised/raised", (300, 24000, 20), cmp="raised/more/less", sup="raised the most/raised the least", q="How much did {e} raise?", look="{e} brought in {v}|{e} collected {v}", add=True),
    value=M("value", "is worth/are worth", (500, 60000, 100), cmp="is worth/more/less", sup="is the most valuable {s}/is the least valuable {s}", q="What is {e} worth?", look="{e} is valued at {v}|the value of {e} is put at {v}", add=True),
    weight=N("weight|^net weight|^mass", "weighs/weigh", (.2, 38, .1), "kg", cmp="is/heavier/lighter|weighs/more/less", sup="is the heaviest {s}/is the lightest {s}", q="How much does {e} weigh?|What is the weight of {e}?", look="{e} comes in at {v}|the scales show {v} for {e}", add=True),
    length=N("length", "measures/measure", (20, 480, 1), "cm", cmp="is/longer/shorter", sup="is the longest {s}/is the shortest {s}", q="How long is {e}?|What is the length of {e}?", look="{e} is {v} long"),
    height=N("height|elevation", "rises to/rise to", (120, 3900, 1), "m", cmp="is/higher/lower", sup="is the highest {s}/is the lowest {s}", q="How high is {e}?", look="{e} is {v} high|{e} lies at {v}"),
    depth=N("depth|^maximum depth", "reaches/reach", (3, 240, 1), "m", cmp="is/deeper/shallower", sup="is the deepest {s}/is the shallowest {s}", q="How deep is {e}?", look="{e} reaches a depth of {v}|{e} is {v} deep"),
    area=N("area|size|surface", "covers/cover", (18, 260, 1), "m²", cmp="is/larger/smaller|is/bigger/smaller", sup="is the largest {s}/is the smallest {s}", q="How large is {e}?|What is the area of {e}?", look="{e} is {v} in size|the floor area of {e} is {v}", add=True),
    hectares=N("area|^land", "covers/cover", (12, 900, 1), "ha", cmp="is/larger/smaller|covers/more/less", sup="is the largest {s}/is the smallest {s}", q="How large is {e}?", look="{e} extends over {v}|{e} takes up {v}", add=True),
    distance=N("distance|length|route length", "covers/cover", (2, 84, .1), "km", cmp="is/longer/shorter", sup="is the longest {s}/is the shortest {s}", q="How long is {e}?|What distance does {e} cover?", look="{e} is {v} long|{e} covers {v}|{e} runs over {v}", add=True),
    minutes=N("duration|^time", "takes/take", (15, 240, 5), "min", cmp="takes/longer/less time", sup="takes the longest/takes the least time", q="How long does {e} take?|What is the duration of {e}?", look="{e} lasts {v}|it takes {v} for {e}", add=True),
    finish=N("finish time|^time|^result", "needed/needed", (28, 240, 1), "min", cmp="needed/longer/less time", sup="needed the longest/needed the least time", q="How long did {e} need?", look="{e} finished after {v}|{e} came in after {v}"),
    medals=N("medals|medals won", "won/won", (2, 24, 1), "medals", q="How many medals did {e} win?", look="{e} took {n} medals|{n} medals went to {e}", add=True),
    runtime=N("running time|length|duration", "runs/run", (62, 195, 1), "min", cmp="is/longer/shorter|runs/longer/less", sup="is the longest {s}/is the shortest {s}", q="How long is {e}?|What is the running time of {e}?", look="{e} lasts {v}|{e} has a length of {v}", add=True),
    temp=N("temperature|^afternoon high", "recorded/recorded", (-8, 36, .1), "°C", cmp="was/warmer/colder", sup="was the warmest {s}/was the coldest {s}", q="How warm was it in {e}?|What temperature did {e} record?", look="it was {v} in {e}|the thermometer showed {v} in {e}"),
    rain=N("rainfall|precipitation|^rain", "had rainfall of/had rainfall of", (0.2, 64, .2), "mm", cmp="had/more rain/less rain", sup="was the wettest {s}/was the driest {s}", q="How much rain fell in {e}?", look="{v} of rain fell in {e}|{e} got {v} of rain", add=True),
    wind=N("wind speed|^wind|^gusts", "had winds of/had winds of", (4, 118, 1), "km/h", sup="was the windiest {s}/was the calmest {s}", q="How strong was the wind in {e}?", look="the wind in {e} reached {v}|gusts in {e} got up to {v}"),
    power=N("power|^rated power|wattage", "draws/draw", (40, 2400, 10), "W", cmp="draws/more/less|is/more powerful/less powerful", sup="draws the most power/draws the least power", q="How much power does {e} draw?|What is the wattage of {e}?", look="{e} is rated at {v}|{e} needs {v}"),
    plantmw=N("capacity|^installed capacity", "generates/generate", (12, 980, 1), "MW", cmp="generates/more/less", sup="has the largest capacity/has the smallest capacity", q="What is the capacity of {e}?", look="{e} is rated at {v}|{e} delivers {v}", add=True),
    kwh=N("consumption|energy use|electricity use", "used/used", (180, 9800, 10), "kWh", cmp="used/more/less", sup="used the most electricity/used the least electricity", q="How much electricity did {e} use?", look="{e} consumed {v}|the meter of {e} shows {v}", add=True),
    memory=N("memory|RAM", "has/have", (2, 256, 2), "GB", cmp="has/more memory/less memory", sup="has the most memory/has the least memory", q="How much memory does {e} have?", look="{e} comes with {v} of memory|{e} is fitted with {v} of RAM", add=True),
    disk=N("disk|storage", "offers/offer", (64, 4000, 32), "GB", cmp="has/more storage/less storage", sup="has the most storage/has the least storage", q="How much storage does {e} have?", look="the disk of {e} holds {v}|{e} provides {v} of storage", add=True),
    latency=N("latency|response time|median latency", "answers in/answer in", (4, 920, 1), "ms", cmp="is/slower/faster", sup="is the slowest {s}/is the fastest {s}", q="What is the latency of {e}?", look="{e} responds in {v}|a call to {e} takes {v}"),
    cpu=N("CPU load|^CPU|processor load", "runs at/run at", (3, 98, 1), "%", q="What is the CPU load of {e}?", look="{e} shows a CPU load of {v}|the processor of {e} is at {v}"),
    share=N("share|^market share", "holds/hold", (2, 24, .1), "%", cmp="holds/more/less", sup="has the largest share/has the smallest share", q="What share does {e} hold?", look="{e} accounts for {v}|{e} has a share of {v}", add=True),
    voteshare=N("share of the vote|^vote share|^share", "won/won", (2, 24, .1), "%", cmp="won/more/less", sup="won the largest share/won the smallest share", q="What share of the vote did {e} win?", look="{e} got {v} of the vote|{v} of the vote went to {e}", add=True),
    wardbeds=N("beds|number of beds", "has/have", (4, 60, 1), "beds", q="How many beds does {e} have?", look="there are {n} beds in {e}|{e} offers {n} beds", add=True),
    discount=N("discount|reduction", "is reduced by/are reduced by", (5, 60, 5), "%", sup="has the largest discount/has the smallest discount", q="By how much is {e} reduced?", look="there is {v} off {e}|{e} comes with a discount of {v}"),
    rate=N("interest rate|^rate", "pays/pay", (.5, 6.9, .05), "%", cmp="pays/more/less", sup="pays the highest rate/pays the lowest rate", q="What rate does {e} pay?", look="the interest on {e} is {v}|{e} carries a rate of {v}"),
    turnout=N("turnout|voter turnout", "reported a turnout of/reported a turnout of", (34, 88, .1), "%", sup="had the highest turnout/had the lowest turnout", q="What was the turnout in {e}?", look="{v} of voters went to the polls in {e}|the turnout in {e} came to {v}"),
    rating=N("rating|^average rating|^score", "scores/score", (2.1, 4.9, .1), "", cmp="scores/higher/lower", sup="is the best rated {s}/is the worst rated {s}", q="What is the rating of {e}?|How is {e} rated?", look="{e} is rated {v}|reviewers give {e} {v}"),
    calories=N("energy|calories", "has/have", (110, 980, 10), "kcal", sup="has the most calories/has the fewest calories", q="How many calories does {e} have?", look="{e} provides {v}|a portion of {e} comes to {v}", add=True),
    level=N("result|level|measured value", "reached/reached", (.4, 140, .1), "mg/l", q="What is the level of {e}?|What did the test show for {e}?", look="{e} came back at {v}|the result for {e} is {v}|a level of {v} was found for {e}"),
    yield_=N("yield|harvest", "yielded/yielded", (1.2, 48, .1), "t", cmp="yielded/more/less", sup="gave the largest harvest/gave the smallest harvest", q="How much did {e} yield?", look="{v} of {e} were harvested|the harvest of {e} came to {v}", add=True),
    speed=N("top speed|maximum speed", "reaches/reach", (18, 290, 1), "km/h", cmp="is/faster/slower", sup="is the fastest {s}/is the slowest {s}", q="How fast is {e}?|What is the top speed of {e}?", look="{e} does up to {v}|{e} is capable of {v}"),
    noise=N("noise level|noise|sound level", "emits/emit", (28, 92, 1), "dB", cmp="is/louder/quieter", sup="is the loudest {s}/is the quietest {s}", q="How loud is {e}?", look="{e} produces {v}|{e} has been measured at {v}"),
    tank=N("capacity|volume|^tank", "holds/hold", (2, 90, 1), "l", cmp="holds/more/less", sup="holds the most/holds the least", q="How much does {e} hold?", look="{e} has a capacity of {v}|{v} fit into {e}", add=True),
    battery=N("battery life|^battery", "lasts/last", (3, 60, 1), "h", cmp="lasts/longer/less", sup="lasts the longest/has the shortest battery life", q="How long does the battery of {e} last?", look="the battery of {e} lasts {v}|{e} runs {v} on one charge"),
    stock=N("stock|in stock|quantity", "has/have", (3, 480, 1), "units in stock", q="How many units of {e} are in stock?", look="there are {n} units of {e} left|{n} units of {e} are in the warehouse", add=True),
    staff=N("staff|employees|headcount", "has/have", (4, 640, 1), "employees", q="How many people work at {e}?|How many employees does {e} have?", look="{n} people work at {e}|{e} employs {n} people", add=True),
    seats=N("seats|capacity|seating", "has/have", (12, 900, 2), "seats", q="How many seats does {e} have?", look="{e} seats {n} people|up to {n} people can sit in {e}", add=True),
    rooms=N("rooms|number of rooms", "has/have", (6, 240, 1), "rooms", q="How many rooms does {e} have?", look="there are {n} rooms at {e}|{e} offers {n} rooms", add=True),
    beds=N("beds|bedrooms", "has/have", (2, 9, 1), "bedrooms", q="How many bedrooms does {e} have?", look="there are {n} bedrooms in {e}|{e} comes with {n} bedrooms", add=True),
    pages=N("pages|page count", "has/have", (84, 720, 2), "pages", q="How many pages does {e} have?", look="{e} runs to {n} pages|{e} is {n} pages long", add=True),
    copies=N("copies|copies held", "has/have", (2, 60, 1), "copies", q="How many copies of {e} are there?", look="the library holds {n} copies of {e}|there are {n} copies of {e}", add=True),
    loans=N("loans|times borrowed", "had/had", (3, 410, 1), "loans", q="How often was {e} borrowed?", look="{e} was borrowed {n} times|readers took out {e} {n} times", add=True),
    goals=N("goals|goals scored", "scored/scored", (2, 64, 1), "goals", q="How many goals did {e} score?", look="{n} goals were scored by {e}|{e} found the net {n} times", add=True),
    points=N("points|pts", "has/have", (8, 92, 1), "points", q="How many points does {e} have?", look="{e} is on {n} points|{e} has collected {n} points"),
    wins=N("wins|won|matches won", "has/have", (2, 31, 1), "wins", q="How many matches did {e} win?", look="{e} came out on top in {n} matches|{n} matches went to {e}", add=True),
    members=N("members|membership", "has/have", (8, 940, 1), "members", q="How many members does {e} have?", look="{n} people belong to {e}|the membership of {e} is {n}", add=True),
    students=N("students|enrolled|enrolment", "has/have", (6, 180, 1), "students", q="How many students take {e}?|How many are enrolled in {e}?", look="{n} students are enrolled in {e}|{n} students take {e}", add=True),
    visitors=N("visitors|visits|attendance", "had/had", (420, 64000, 20), "visitors", q="How many visitors did {e} have?", look="{e} drew {n} visitors|{n} people visited {e}|{e} counted {n} visitors", add=True),
    downloads=N("downloads", "had/had", (900, 840000, 100), "downloads", q="How often was {e} downloaded?", look="{e} was downloaded {n} times|users fetched {e} {n} times", add=True),
    votes=N("votes|votes received", "received/received", (240, 48000, 1), "votes", q="How many votes did {e} receive?", look="{n} people voted for {e}|{e} got {n} votes", add=True),
    population=N("population|inhabitants|residents", "has/have", (3000, 890000, 100), "inhabitants", q="How many people live in {e}?|What is the population of {e}?", look="{n} people live in {e}|{e} is home to {n} people", add=True),
    passengers=N("passengers|riders", "carries/carry", (300, 46000, 50), "passengers", q="How many passengers does {e} carry?", look="{n} passengers use {e}|{e} is used by {n} passengers", add=True),
    stops=N("stops|stations", "has/have", (5, 48, 1), "stops", q="How many stops does {e} have?", look="{e} calls at {n} stops|there are {n} stops on {e}"),
    cores=N("cores|CPU cores", "has/have", (2, 96, 2), "cores", q="How many cores does {e} have?", look="{e} runs on {n} cores|{e} was given {n} cores", add=True),
    errors=N("errors|error count|failed requests", "logged/logged", (2, 480, 1), "errors", q="How many errors did {e} log?", look="{n} errors were recorded on {e}|{e} reported {n} errors", add=True),
    requests=N("requests|calls", "handled/handled", (900, 96000, 100), "requests", q="How many requests did {e} handle?", look="{e} served {n} requests|{n} requests went to {e}", add=True),
    replicas=N("replicas|instances", "runs/run", (2, 16, 1), "replicas", q="How many replicas does {e} run?", look="{e} is scaled to {n} replicas|there are {n} replicas of {e}", add=True),
    tracks=N("tracks|songs", "has/have", (5, 24, 1), "tracks", q="How many tracks does {e} have?", look="there are {n} tracks on {e}|{e} contains {n} tracks", add=True),
    episodes=N("episodes", "has/have", (4, 62, 1), "episodes", q="How many episodes does {e} have?", look="{e} ran for {n} episodes|{n} episodes of {e} were made", add=True),
    servings=N("servings|portions", "makes/make", (2, 16, 1), "servings", q="How many servings does {e} make?", look="{e} is enough for {n} servings|the recipe for {e} gives {n} servings"),
    players=N("players|maximum players", "takes/take", (2, 12, 1), "players", q="How many players does {e} take?", look="{e} can be played by {n} players"),
    sold=N("units sold|sold", "sold/sold", (12, 2400, 1), "units", q="How many units of {e} were sold?", look="{n} units of {e} were sold|customers bought {n} units of {e}", add=True),
    qty=N("quantity|qty|pieces ordered", "comes to/come to", (2, 40, 1), "pieces", q="How many pieces of {e} were ordered?", look="{n} pieces of {e} were ordered|the order includes {n} pieces of {e}", add=True),
    patients=N("patients|patients seen", "saw/saw", (6, 210, 1), "patients", q="How many patients did {e} see?", look="{n} patients came to {e}|{e} treated {n} patients", add=True),
    vacation=N("leave days|vacation|days of leave", "has/have", (8, 34, 1), "days of leave", q="How many days of leave does {e} have?", look="{e} is entitled to {n} days of leave|{n} days of leave are due to {e}"),
    opened=Attr("date", "opening date|opened|opened on", "opened/opened", (1998, 2024), cmp="opened/later/earlier", sup="opened last/opened first|is the newest {s}/is the oldest {s}", q="When did {e} open?|On what date did {e} open?", look="{e} has been open since {v}|the opening of {e} was on {v}"),
    released=Attr("date", "release date|released|published", "came out/came out", (2009, 2024), cmp="came out/later/earlier", sup="came out last/came out first", q="When did {e} come out?|When was {e} released?", look="{e} was released on {v}|{e} was published on {v}"),
    hired=Attr("date", "start date|hired|joined", "joined/joined", (2008, 2024), cmp="joined/later/earlier", sup="joined last/joined first", q="When did {e} join?|When was {e} hired?", look="{e} was hired on {v}|{e} started on {v}"),
    due=Attr("date", "due date|deadline|due", "is due/are due", (2023, 2025), cmp="is due/later/earlier", sup="is due last/is due first", q="When is {e} due?|What is the deadline for {e}?", look="{e} has to be finished on {v}|the deadline for {e} is {v}"),
    delivered=Attr("date", "delivery date|delivered|arrived", "was delivered/were delivered", (2021, 2025), cmp="was delivered/later/earlier", sup="was delivered last/was delivered first", q="When was {e} delivered?", look="{e} arrived on {v}|the delivery of {e} took place on {v}"),
    inspected=Attr("date", "inspection date|last inspection|inspected", "was inspected/were inspected", (2020, 2025), cmp="was inspected/later/earlier", sup="was inspected last/was inspected first", q="When was {e} inspected?", look="{e} was last checked on {v}|the inspection of {e} was on {v}"),
    expires=Attr("date", "expiry date|expires|valid until", "expires/expire", (2024, 2027), cmp="expires/later/earlier", sup="expires last/expires first", q="When does {e} expire?", look="{e} runs out on {v}|{e} stays valid until {v}"),
    founded=Attr("year", "founding year|founded|year founded", "was founded/were founded", (1850, 2020), cmp="was founded/later/earlier", sup="is the youngest {s}/is the oldest {s}", q="When was {e} founded?|In which year was {e} founded?", look="{e} was set up in {v}|{e} goes back to {v}"),
    built=Attr("year", "year of construction|built|completed", "was built/were built", (1870, 2023), cmp="was built/later/earlier", sup="is the newest {s}/is the oldest {s}", q="When was {e} built?|In which year was {e} completed?", look="{e} was completed in {v}|{e} dates from {v}"),
    painted=Attr("year", "year painted|painted|year", "was painted/were painted", (1780, 2020), cmp="was painted/later/earlier", sup="is the newest {s}/is the oldest {s}", q="When was {e} painted?", look="{e} dates from {v}|{e} was finished in {v}"),
    tested=Attr("date", "test date|tested", "was tested/were tested", (2019, 2025), cmp="was tested/later/earlier", sup="was tested last/was tested first", q="When was {e} tested?", look="the test for {e} was done on {v}|{e} was checked on {v}"),
    method=Attr("cat", "method|procedure", "is measured by/are measured by", values="photometry,immunoassay,titration,chromatography,electrophoresis", q="How is {e} measured?", look="the method for {e} is {v}|{v} is used to measure {e}"),
    repeat=Attr("bool", "repeat needed|to be repeated", "has to be repeated/have to be repeated", neg="need not be repeated/need not be repeated", q="Does {e} have to be repeated?"),
    departs=Attr("time", "departure time|departs|departure", "departs/depart", (300, 1380, 5), cmp="departs/later/earlier", sup="departs last/departs first", q="When does {e} depart?|At what time does {e} leave?", look="{e} leaves at {v}|the departure of {e} is at {v}"),
    starts=Attr("time", "start time|starts|begins", "starts/start", (450, 1260, 15), cmp="starts/later/earlier", sup="starts last/starts first", q="When does {e} start?|At what time does {e} begin?", look="{e} begins at {v}|the start of {e} is at {v}"),
    opens=Attr("time", "opening time|opens", "opens/open", (360, 720, 15), cmp="opens/later/earlier", sup="opens last/opens first", q="When does {e} open?|From what time is {e} open?", look="the doors of {e} open at {v}|{e} lets people in from {v}"),
    city=Attr("cat", "city|location|town", "is in/are in", values="place", q="Where is {e}?|In which city is {e}?", look="{e} is located in {v}|{e} is based in {v}|{v} is where {e} is"),
    origin=Attr("cat", "origin|comes from|made in", "comes from/come from", values="Portugal,Norway,Chile,Japan,Poland,Kenya,Canada,Italy,Vietnam,Turkey,Peru,Finland", q="Where does {e} come from?", look="{v} is the origin of {e}|{e} is from {v}"),
    colour=Attr("cat", "colour|finish", "is/are", values="red,black,white,green,silver,yellow,blue,brown", q="What colour is {e}?", look="{e} comes in {v}|the colour of {e} is {v}"),
    material=Attr("cat", "material|made of", "is made of/are made of", values="steel,oak,aluminium,bamboo,glass,wool,leather,plastic", q="What is {e} made of?", look="the material of {e} is {v}|{v} is used for {e}"),
    dept=Attr("cat", "department|team|unit", "works in/work in", values="Sales,Finance,Logistics,Research,Support,Legal,Design", q="In which department does {e} work?", look="{e} belongs to {v}|{e} is part of {v}"),
    position=Attr("cat", "position|role", "plays as/play as", values="goalkeeper,defender,midfielder,striker,winger", q="What position does {e} play?", look="{e} is used as {v}|the position of {e} is {v}"),
    genre=Attr("cat", "genre|category|type", "is classed as/are classed as", values="thriller,comedy,history,fantasy,romance,mystery,poetry", q="What genre is {e}?", look="{e} is listed under {v}|the genre of {e} is {v}"),
    language=Attr("cat", "language", "is in/are in", values="French,Spanish,German,Swedish,Korean,Arabic,Hindi,Polish", q="What language is {e} in?", look="the language of {e} is {v}|{v} is the language of {e}"),
    status=Attr("cat", "status|state", "is/are", values="active,pending,cancelled,closed,on hold,approved", q="What is the status of {e}?", look="the status of {e} is {v}|{e} is marked as {v}"),
    health=Attr("cat", "state|status", "is/are", values="running,stopped,degraded,in maintenance", q="What state is {e} in?", look="{e} is reported as {v}|the state of {e} is {v}"),
    day=Attr("cat", "day|weekday", "takes place on/take place on", values="Monday,Tuesday,Wednesday,Thursday,Friday,Saturday", q="On which day is {e}?", look="{e} is on {v}|{v} is the day of {e}|{e} is scheduled for {v}"),
    room=Attr("cat", "room|place", "is in/are in", values="Room 101,Room 204,Room 310,the aula,the workshop,the annex", q="Where is {e} held?", look="{e} is held in {v}|{e} meets in {v}"),
    platform=Attr("cat", "platform|track", "leaves from/leave from", values="platform 1,platform 2,platform 3,platform 4,platform 5,platform 6", q="Which platform does {e} leave from?", look="{e} uses {v}|passengers for {e} go to {v}"),
    region=Attr("cat", "region|zone", "is in/are in", values="North,South,East,West,Centre", q="Which region is {e} in?", look="{e} belongs to region {v}|region {v} includes {e}"),
    supplier=Attr("cat", "supplier|supplied by", "is supplied by/are supplied by", values="firm", q="Who supplies {e}?", look="{v} supplies {e}|{e} comes from {v}|the supplier of {e} is {v}"),
    os=Attr("cat", "OS|operating system", "runs on/run on", values="Debian 12,Ubuntu 22.04,Alpine 3.19,Windows Server 2022,FreeBSD 14", q="Which system does {e} run on?", look="{v} is installed on {e}|the operating system of {e} is {v}"),
    fuel=Attr("cat", "fuel|energy source|source", "runs on/run on", values="wind,solar,gas,coal,biomass,hydro", q="What does {e} run on?", look="{e} is powered by {v}|the energy source of {e} is {v}"),
    plan=Attr("cat", "plan|tariff|tier", "is on/are on", values="the Basic plan,the Plus plan,the Pro plan,the Team plan", q="Which plan is {e} on?", look="{e} has {v}|{e} pays for {v}"),
    teacher=Attr("person", "instructor|teacher|taught by", "is taught by/are taught by", q="Who teaches {e}?|Who gives {e}?", look="{v} teaches {e}|{v} is the teacher of {e}|{e} is given by {v}"),
    manager=Attr("person", "manager|managed by|head", "is managed by/are managed by", q="Who manages {e}?|Who is in charge of {e}?", look="{v} manages {e}|{v} runs {e}|the head of {e} is {v}|{v} is in charge of {e}"),
    boss=Attr("person", "manager|reports to|supervisor", "reports to/report to", q="Who is the boss of {e}?|To whom does {e} report?", look="{v} is the boss of {e}|{v} manages {e}|the supervisor of {e} is {v}"),
    author=Attr("person", "author|written by|writer", "was written by/were written by", q="Who wrote {e}?|Who is the author of {e}?", look="{v} wrote {e}|{v} is the author of {e}|{e} is by {v}"),
    coach=Attr("person", "coach|head coach|trainer", "is coached by/are coached by", q="Who coaches {e}?", look="{v} coaches {e}|{v} is the coach of {e}|{v} trains {e}"),
    owner=Attr("person", "owner|owned by|proprietor", "belongs to/belong to", q="Who owns {e}?|To whom does {e} belong?", look="{v} owns {e}|{e} is owned by {v}|the owner of {e} is {v}"),
    captain=Attr("person", "captain|master", "sails under/sail under", q="Who is the captain of {e}?", look="{v} is the captain of {e}|{v} commands {e}"),
    assignee=Attr("person", "assignee|assigned to|responsible", "is assigned to/are assigned to", q="Who is responsible for {e}?|Who is working on {e}?", look="{v} is responsible for {e}|{v} takes care of {e}|{e} is handled by {v}"),
    artist=Attr("person", "artist|performer|by", "is by/are by", q="Who recorded {e}?", look="{v} recorded {e}|{v} is the artist behind {e}"),
    director=Attr("person", "director|directed by", "was directed by/were directed by", q="Who directed {e}?", look="{v} directed {e}|{v} is the director of {e}"),
    doctor=Attr("person", "lead doctor|led by|head physician", "is led by/are led by", q="Who leads {e}?", look="{v} leads {e}|the doctor in charge of {e} is {v}"),
    winner=Attr("person", "winner|won by|first place", "was won by/were won by", q="Who won {e}?", look="{v} won {e}|the winner of {e} was {v}|{v} took first place in {e}"),
    parking=Attr("bool", "parking|car park", "has parking/have parking", neg="has no parking/have no parking", q="Does {e} have parking?"),
    wifi=Attr("bool", "Wi-Fi|free Wi-Fi", "offers Wi-Fi/offer Wi-Fi", neg="does not offer Wi-Fi/do not offer Wi-Fi", q="Is there Wi-Fi at {e}?"),
    access=Attr("bool", "wheelchair access|wheelchair accessible", "is accessible by wheelchair/are accessible by wheelchair", neg="is not accessible by wheelchair/are not accessible by wheelchair", q="Can one get into {e} with a wheelchair?"),
    pets=Attr("bool", "pets allowed|pets", "allows pets/allow pets", neg="does not allow pets/do not allow pets", q="Are pets allowed in {e}?"),
    returnable=Attr("bool", "returnable|returns", "can be returned/can be returned", neg="cannot be returned/cannot be returned", q="Can {e} be returned?"),
    vegetarian=Attr("bool", "vegetarian|meat-free", "is vegetarian/are vegetarian", neg="is not vegetarian/are not vegetarian", q="Is {e} vegetarian?"),
    gluten=Attr("bool", "gluten-free", "is gluten-free/are gluten-free", neg="is not gluten-free/are not gluten-free", q="Is {e} free of gluten?"),
    backup=Attr("bool", "backup|backups enabled", "is backed up/are backed up", neg="is not backed up/are not backed up", q="Is {e} backed up?"),
    tls=Attr("bool", "TLS|TLS enabled", "uses TLS/use TLS", neg="does not use TLS/do not use TLS", q="Does {e} use TLS?"),
    waterproof=Attr("bool", "waterproof", "is waterproof/are waterproof", neg="is not waterproof/are not waterproof", q="Is {e} waterproof?"),
    bluetooth=Attr("bool", "Bluetooth", "has Bluetooth/have Bluetooth", neg="lacks Bluetooth/lack Bluetooth", q="Does {e} have Bluetooth?"),
    refundable=Attr("bool", "refundable|free cancellation", "is refundable/are refundable", neg="is not refundable/are not refundable", q="Is {e} refundable?"),
    online=Attr("bool", "online|available online", "is available online/are available online", neg="is not available online/are not available online", q="Is {e} available online?"),
    furnished=Attr("bool", "furnished", "is furnished/are furnished", neg="is unfurnished/are unfurnished", q="Is {e} furnished?"),
    remote=Attr("bool", "remote|works remotely", "works remotely/work remotely", neg="does not work remotely/do not work remotely", q="Does {e} work remotely?"),
    paid=Attr("bool", "paid|settled", "has been paid/have been paid", neg="has not been paid/have not been paid", q="Has {e} been paid?"),
    passed=Attr("bool", "passed|test passed", "passed the test/passed the test", neg="failed the test/failed the test", q="Did {e} pass the test?"),
    certified=Attr("bool", "certified|certificate", "is certified/are certified", neg="is not certified/are not certified", q="Is {e} certified?"),
    borrowed=Attr("bool", "on loan|checked out", "is on loan/are on loan", neg="is not on loan/are not on loan", q="Is {e} on loan?"),
    member=Attr("bool", "member|club member", "is a member/are members", neg="is not a member/are not members", q="Is {e} a member?"),
    injured=Attr("bool", "injured", "is injured/are injured", neg="is not injured/are not injured", q="Is {e} injured?"),
    subtitles=Attr("bool", "subtitles|subtitled", "has subtitles/have subtitles", neg="has no subtitles/have no subtitles", q="Does {e} have subtitles?"),
)

# domain; singular/plural of what a row is; its names; attributes
SCHEMAS = [tuple(x.strip() for x in l.split(";")) for l in """
shop; product/products; product; price weight stock supplier returnable rating colour
electronics; device/devices; product; bigprice weight battery power waterproof bluetooth rating
appliances; appliance/appliances; product; bigprice power noise tank weight colour
furniture; item/items; product; bigprice length weight material stock
warehouse; item/items; code; stock weight supplier delivered price
order; item/items; product; qty price returnable delivered colour
staff; employee/employees; person; salary dept boss hired vacation remote
players; player/players; person; goals points position injured wins
teams; team/teams; team; points goals wins coach founded members
running; runner/runners; person; finish points member medals
weather; town/towns; place; temp rain wind region
climate_stations; station/stations; place; height temp rain built
bus_lines; line/lines; brand; distance stops passengers minutes departs
trains; train/trains; code; departs platform minutes seats wifi refundable
ferries; ferry/ferries; ship; captain speed passengers built seats
lab; analyte/analytes; analyte; level tested method repeat
servers; server/servers; server; cores memory disk cpu os backup inspected
services; service/services; service; replicas latency requests errors health tls assignee
deployments; service/services; service; replicas memory health released assignee
courses; course/courses; course; fee students teacher day room starts online
workshops; workshop/workshops; course; fee seats teacher starts minutes
recipes; dish/dishes; dish; minutes servings calories vegetarian gluten price
menu; dish/dishes; dish; price calories vegetarian gluten rating
power_plants; plant/plants; place; plantmw fuel built staff owner
household_energy; household/households; surname; kwh area owner
departments; department/departments; dept; budget staff manager due
projects; project/projects; title; budget due status manager members
elections; candidate/candidates; person; votes voteshare member
districts; district/districts; place; population turnout hectares region
flats; flat/flats; code; rent area beds deposit furnished pets
hotels; hotel/hotels; hotel; night rooms rating parking wifi pets city
museums; venue/venues; venue; ticket visitors opened opens access city
library; book/books; title; author pages copies loans genre borrowed
bookshop; book/books; title; author price pages released language
albums; album/albums; title; artist tracks released minutes rating
films; film/films; title; director runtime released genre subtitles rating
series; series/series; title; episodes director language released
games; game/games; title; players price rating minutes released
apps; app/apps; brand; downloads rating price released online
savings; account/accounts; product; rate deposit expires online
insurance; policy/policies; code; fee value expires owner status
companies; company/companies; firm; revenue staff founded city manager
branches; branch/branches; place; revenue staff opened manager parking
clinics; ward/wards; place; wardbeds patients doctor opens
farms; farm/farms; place; hectares owner staff certified founded
crops; crop/crops; crop; yield_ hectares price certified
lakes; site/sites; lake; depth height distance visitors access
cars; car/cars; product; bigprice speed built colour owner inspected
repairs; job/jobs; code; cost due assignee status paid
invoices; invoice/invoices; code; cost due paid owner
tickets; ticket/tickets; code; assignee status due minutes
clubs; club/clubs; team; members founded fee coach city
charity; campaign/campaigns; title; donation members manager due
market_share; brand/brands; brand; share revenue founded rating
towns; town/towns; place; population hectares founded region height
conference; talk/talks; title; starts minutes seats author room
competitions; race/races; place; distance winner day fee
art; painting/paintings; title; artist value painted length
bridges; bridge/bridges; place; distance built inspected access
subscriptions; subscription/subscriptions; code; plan fee expires paid
imports; product/products; brand; origin weight price certified delivered
exams; student/students; person; points passed teacher
sale; article/articles; product; discount price stock returnable
bestsellers; product/products; product; sold price rating supplier
""".strip().splitlines()]

# ---------------------------------------------------------------- saying values


def plain(v, dec=None, sep=True):
    """12400 -> 12,400; trailing zeros only where dec asks for them."""
    v = D(v)
    if dec is None:
        dec = max(0, -v.normalize().as_tuple().exponent)
    return format(v, (",." if sep else ".") + str(dec) + "f")


def rounded(v, dec):
    return D(v).quantize(D(1).scaleb(-dec), ROUND_HALF_UP)


def scaled(v):
    """12400 -> 12.4 thousand, exact ones only (at most four digits), or None."""
    for size, name in ((10 ** 9, "billion"), (10 ** 6, "million"), (1000, "thousand")):
        if abs(v) >= size and v % (D(size) / 100) == 0:
            return plain((D(v) / size).normalize()), name
    return None


def cents(v):
    return plain(v, 2 if v != int(v) else 0)


class Say:
    """Values as claims say them, with the currency of the document."""

    def __init__(self, rng, cur):
        self.r, self.cur = rng, cur

    def money(self, v):
        sign, v = ("-" if v < 0 else ""), abs(v)
        code, word = CURRENCY[self.cur]
        s = scaled(v)
        if s and self.r.random() < .5:
            n, size = s
            return self.r.choice((f"{sign}{self.cur}{n} {size}", f"{sign}{n} {size} {word}", f"{sign}{code} {n} {size}"))
        n = cents(v)
        return self.r.choice((f"{sign}{self.cur}{n}", f"{sign}{self.cur}{n}", f"{sign}{n} {word}", f"{sign}{code} {n}"))

    def count(self, v):
        v = D(v)
        s = scaled(v)
        if s and s[1] != "thousand" or s and self.r.random() < .3:
            if self.r.random() < .5:
                return " ".join(s)
        if v == int(v) and 0 <= v <= 12 and self.r.random() < .6:
            return WORDS[int(v)]
        return plain(v, sep=self.r.random() < .9)

    def minutes(self, v):
        h, m = divmod(int(v), 60)
        forms = [f"{int(v)} minutes", f"{int(v)} min"]
        if h:
            forms += [f"{h} h {m} min" if m else f"{h} h", (f"{h} hour{'s' * (h > 1)}" + (f" and {m} minutes" if m else ""))]
            if m == 30:
                forms += ["an hour and a half" if h == 1 else f"{WORDS[h]} and a half hours" if h < 13 else f"{h}.5 hours", f"{h}.5 hours"]
        elif m == 30:
            forms.append("half an hour")
        return self.r.choice(forms)

    def unit(self, v, u):
        if u == "min":
            return self.minutes(v)
        n = plain(v, sep=True)
        if u == "%":
            return n + self.r.choice(("%", "%", " percent", " per cent"))
        if u == "":
            return n
        forms = [f"{n} {u}", f"{n} {u}"] + ([f"{n} {UNITS[u]}"] if D(v) != 1 else [])
        if u == "kg" and abs(v) < 10:
            forms.append(f"{plain(v * 1000)} g")
        if u == "cm" and v >= 100:
            forms.append(f"{plain((v / 100).normalize())} m")
        if u == "m" and v >= 1000 and v % 10 == 0:
            forms.append(f"{plain((D(v) / 1000).normalize())} km")
        if u in ("GB", "MW", "kWh") and v >= 1000:
            forms.append(f"{plain((D(v) / 1000).normalize())} " + {"GB": "TB", "MW": "GW", "kWh": "MWh"}[u])
        if u == "ms" and v >= 100:
            forms.append(f"{plain((D(v) / 1000).normalize())} seconds")
        if u == "t":
            forms.append(f"{plain(v * 1000)} kg")
        return self.r.choice(forms)

    def date(self, d):
        m = MONTHS[d.month - 1]
        return self.r.choice((f"{d.day} {m} {d.year}", f"{d.day} {m} {d.year}", f"{m} {d.day}, {d.year}", d.isoformat(), f"{d.day} {m[:3]} {d.year}"))

    def time(self, t):
        h, m = divmod(t, 60)
        forms = [f"{h:02d}:{m:02d}", f"{h:02d}:{m:02d}", f"{h % 12 or 12}:{m:02d} {'am' if h < 12 else 'pm'}"]
        if m == 30 and h <= 12:
            forms.append(f"half past {WORDS[h % 12 or 12]} in the morning" if h < 12 else "half past twelve in the afternoon")
        return self.r.choice(forms)

    def value(self, a, v):
        """A value with its unit, to follow the verb."""
        if a.kind == "money":
            return self.money(v)
        if a.kind == "num":
            if a.count:
                u = a.unit
                return f"{self.count(v)} {one(u) if v == 1 else u}"
            return self.unit(v, a.unit)
        if a.kind == "date":
            return self.date(v)
        if a.kind == "time":
            return self.time(v)
        return str(v)

    def gap(self, a, d):
        """A difference of two values."""
        if a.kind == "date":
            return self.days(d.days)
        if a.kind == "year":
            return f"{self.count(d)} year{'s' * (d != 1)}"
        if a.kind == "time":
            return self.minutes(d)
        if a.count:
            return self.count(d)
        if a.kind == "num" and a.unit == "%":
            return plain(d) + " percentage point" + "s" * (d != 1)
        if a.kind == "num" and a.unit == "":
            return plain(d) + " point" + "s" * (d != 1)
        return self.value(a, d)

    def days(self, n):
        if n and n % 7 == 0 and n <= 84 and self.r.random() < .6:
            return f"{self.count(n // 7)} week{'s' * (n != 7)}"
        return f"{self.count(n)} day{'s' * (n != 1)}"


def one(unit):
    """Singular of a counted unit."""
    head, *rest = unit.split(" ")
    head = {"matches": "match", "copies": "copy", "days": "day", "series": "series"}.get(head, head[:-1] if head.endswith("s") else head)
    return " ".join([head] + rest)


def join(names):
    names = list(names)
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def number_word(k, rng):
    return WORDS[k] if 0 <= k <= 12 and rng.random() < .8 else str(k)


# ---------------------------------------------------------------- claims

LEAD = ("According to the document, ", "As listed, ", "So ", "Basically, ", "From what I can see, ", "Note that ", "It turns out that ", "On the figures given, ", "Just to confirm: ", "In short, ", "We see that ", "The text says that ", "As far as the data goes, ", "fyi ")
RIGHT, WRONG = "\x01", "\x02"


class Claims:
    """Collects the twins of one document."""

    def __init__(self, rng, names):
        self.r, self.names, self.out, self.seen, self.pair = rng, names, [], set(), 0

    def fill(self, template, slots, other, lead):
        changed = {k for k in slots if slots[k] != other.get(k)}
        text = template.format(**{k: RIGHT + v + WRONG if k in changed else v for k, v in slots.items()})
        if RIGHT not in text:
            raise Retry
        start, end = text.index(RIGHT), text.rindex(WRONG)
        clean = text.replace(RIGHT, "").replace(WRONG, "")
        wrong = text[start:end].replace(RIGHT, "").replace(WRONG, "")
        if lead:
            clean = lead + clean
        named = any(clean.startswith(n) for n in self.names)
        if clean[0].islower() and not named and not lead.startswith("fyi"):
            clean = clean[0].upper() + clean[1:]
            if start == 0 and not lead:
                wrong = wrong[0].upper() + wrong[1:]
        return clean, wrong

    def twin(self, kind, templates, true, false, q=None, short=False, again=.65, lead=True):
        """Adds a true and a false claim; slots that differ are the wrong words. Raises Retry if no template shows the difference."""
        r = self.r
        t = r.choice(templates)
        f = t if r.random() < again else r.choice(templates)
        if isinstance(t, Two):
            f = t.false
        lead = r.choice(LEAD) if lead and not q and r.random() < .12 else ""
        lead2 = lead if f == t else r.choice(LEAD) if lead else ""
        a, _ = self.fill(t, true, false, lead)
        b, w = self.fill(f, false, true, lead2)
        if not short:
            a, b = (x if x[-1] in ".!?" else x + "." for x in (a, b))
        question = q.format(**true) if q else None
        if a == b or (a, question) in self.seen or (b, question) in self.seen or w not in b:
            raise Retry
        self.seen |= {(a, question), (b, question)}
        for text, y in ((a, 1), (b, 0)):
            c = {"t": text, "y": y, "k": kind}
            if not y:
                c["w"] = w
            if q:
                c["q"] = question[0].upper() + question[1:]
            c["p"] = self.pair
            self.out.append(c)
        self.pair += 1


OPPOSITE = {"more than": "less than", "less than": "more than", "fewer than": "more than", "over": "under", "under": "over", "above": "below", "below": "above", "at least": "at most", "at most": "at least",
            "no less than": "no more than", "no fewer than": "no more than", "not less than": "not more than", "not more than": "not less than", "before": "after", "after": "before"}
PREP = {"date": "on ", "year": "in ", "time": "at "}


class Pred:
    """A condition on rows: singular and plural verb phrase, the rows for which it holds, those for which it holds with a misread limit or direction, and another condition that is easily mistaken for it."""

    def __init__(self, sg, pl, rows, near=(), negative=False, opposite=None):
        self.sg, self.pl, self.rows, self.near, self.negative, self.opposite, self.named = sg, pl, rows, near, negative, opposite, False


class Table:
    """Rows (names) with attributes; skills make twins about them."""

    def __init__(self, rng, schema, n=None, k=None):
        self.r = rng
        self.domain, nouns, namekind, attrs = schema
        self.s, self.p = nouns.split("/")
        maker = Names(rng)
        n = n or rng.choice((3, 4, 4, 5, 5, 6, 7))
        self.rows = [maker.make(namekind) for _ in range(n)]
        keys = attrs.split()
        k = min(len(keys), k or rng.choice((3, 4, 4, 5)))
        must = [x for x in keys if x in ("qty", "price")] if "qty" in keys else []
        rest = [x for x in keys if x not in must]
        keys = must + rng.sample(rest, max(0, k - len(must)))
        if not any(LIB[x].ordered for x in keys):
            raise Retry
        rng.shuffle(keys)
        self.keys, self.attrs = keys, [LIB[x] for x in keys]
        self.heads = [rng.choice(a.heads) for a in self.attrs]
        if len(set(self.heads)) < len(self.heads):
            self.heads = [a.heads[0] for a in self.attrs]
        if len(set(self.heads)) < len(self.heads) or len({a.nouns[0] for a in self.attrs}) < len(keys):
            raise Retry
        self.maker = maker
        self.data = {e: {} for e in self.rows}
        for a in self.attrs:
            for e, v in zip(self.rows, a.draw(rng, maker, n)):
                self.data[e][a] = v
        if rng.random() < .2 and len(self.rows) > 3:         # one or two cells not given
            for _ in range(rng.choice((1, 2))):
                self.data[rng.choice(self.rows)][rng.choice(self.attrs)] = None
        self.cur = rng.choice("€€$£")
        self.say = Say(rng, self.cur)
        self.cl = Claims(rng, set(self.rows) | {str(v) for e in self.rows for v in self.data[e].values() if v is not None})
        self.n = number_word(n, rng)

    # helpers
    def get(self, e, a):
        return self.data[e][a]

    def given(self, a):
        return [e for e in self.rows if self.data[e][a] is not None]

    def full(self, test):
        """A random attribute without gaps that passes the test."""
        some = [a for a in self.attrs if test(a) and len(self.given(a)) == len(self.rows)]
        if not some:
            raise Retry
        return self.r.choice(some)

    def some(self, test):
        some = [a for a in self.attrs if test(a)]
        if not some:
            raise Retry
        return self.r.choice(some)

    def noun(self, a):
        if a.count:
            return "number of " + a.unit
        return self.r.choice(a.nouns) if a.number else a.nouns[0]

    def val(self, a, v):
        return self.say.value(a, v)

    def other(self, a, e):
        """A wrong value for e: of another row, mostly; else a new one."""
        v = self.get(e, a)
        rest = [self.get(x, a) for x in self.given(a) if self.get(x, a) != v]
        if a.number and self.r.random() < .2 or not rest:
            for _ in range(20):
                x = self.near(a) if a.number else a.draw(self.r, self.maker, 1)[0]
                if x != v:
                    return x
            raise Retry
        return self.r.choice(rest)

    def near(self, a):
        """A new value of the size of the column's."""
        vs = [self.get(e, a) for e in self.given(a)]
        lo, hi, step = min(vs), max(vs), D(str(a.span[2]))
        wide = (hi - lo) // 5 // step * step
        x = lo - wide + step * self.r.randint(0, int((hi - lo + 2 * wide) / step))
        return x if x > 0 or lo < 0 else hi + step

    def said(self, a, e, v):
        """Slots of a lookup; {n} is the bare number of a counted attribute."""
        return dict(e=e, v=self.val(a, v), n=self.say.count(v) if a.count else "")

    def lookups(self, a):
        out = [f"{{e}} {a.vs} {PREP.get(a.kind, '')}{{v}}"] * 2 + a.look
        if a.number and not a.count:
            for n in a.nouns:
                out += [f"the {n} of {{e}} is {{v}}", f"{{e}}'s {n} is {{v}}", f"for {{e}}, the {n} is {{v}}", f"{{v}} is the {n} of {{e}}", f"{{e}} has {an(n)} {n} of {{v}}"]
        elif a.count:
            out += [f"for {{e}}, the number of {a.unit} is {{n}}", f"{{e}} {a.vs} exactly {{v}}", f"with regard to {{e}}, it {a.vs} {{v}}"]
        else:
            out += [f"for {{e}}, the {a.nouns[0]} is {{v}}", f"{{e}}'s {a.nouns[0]} is {{v}}", f"{{v}} is the {a.nouns[0]} given for {{e}}"]
        return [t for t in out if a.count or "{n}" not in t]

    # skills
    def lookup(self):
        a = self.some(lambda a: a.kind != "bool")
        e = self.r.choice(self.given(a))
        w = self.other(a, e)
        t, f = self.said(a, e, self.get(e, a)), self.said(a, e, w)
        if a.q and self.r.random() < .5:
            key = "{v}"
            return self.cl.twin("attribute" if not a.number else "number", [key], t, f, q=self.r.choice(a.q), short=True)
        kind = "owner" if a.kind == "person" else "date" if a.kind in ("date", "year", "time") else "attribute" if a.kind == "cat" else "number"
        self.cl.twin(kind, self.lookups(a), t, f)

    def row_swap(self):
        """The same value, said of another row."""
        a = self.some(lambda a: a.kind != "bool")
        e = self.r.choice(self.given(a))
        rest = [x for x in self.given(a) if self.get(x, a) != self.get(e, a)]
        x = self.r.choice(rest)
        if sum(self.get(z, a) == self.get(e, a) for z in self.rows) > 1:
            raise Retry
        t = self.said(a, e, self.get(e, a))
        f = dict(t, e=x)
        if self.r.random() < .45:
            q = self.r.choice((f"Which {self.s} {a.vs} {PREP.get(a.kind, '')}{{v}}?", f"Name the {self.s} that {a.vs} {PREP.get(a.kind, '')}{{v}}."))
            return self.cl.twin("membership", ["{e}"], t, f, q=q, short=True)
        self.cl.twin("swap", self.lookups(a), t, f)

    def two_rows(self):
        a = self.some(lambda a: a.kind != "bool")
        x, y = self.r.sample(self.given(a), 2)
        u, v = self.get(x, a), self.get(y, a)
        if u == v:
            raise Retry
        t = dict(a=x, b=y, u=self.val(a, u), v=self.val(a, v))
        if self.r.random() < .65:
            f = dict(t, u=t["v"], v=t["u"]) if self.r.random() < .5 else dict(t, a=y, b=x)
        else:
            w = self.other(a, y)
            if w == u and not a.number:
                raise Retry
            f = dict(t, v=self.val(a, w))
        p = PREP.get(a.kind, "")
        self.cl.twin("swap", [f"{{a}} {a.vs} {p}{{u}} and {{b}} {p}{{v}}", f"{{a}} {a.vs} {p}{{u}}, while {{b}} {a.vs} {p}{{v}}", f"{{a}} and {{b}} {a.vp} {p}{{u}} and {{v}} respectively",
                              f"while {{a}} {a.vs} {p}{{u}}, it is {{v}} for {{b}}", f"it's {{u}} for {{a}} and {{v}} for {{b}} ({a.nouns[0]})", f"as for the {self.noun(a)}, {{a}} is listed with {{u}} and {{b}} with {{v}}",
                              f"{{b}} {a.vs} {p}{{v}}; {{a}} {a.vs} {p}{{u}}", f"{a.nouns[0]}: {{a}} {{u}}, {{b}} {{v}}"], t, f)

    def two_facts(self):
        a, b = self.r.sample([x for x in self.attrs if x.kind != "bool"], 2)
        e = self.r.choice([x for x in self.rows if self.get(x, a) is not None and self.get(x, b) is not None])
        t = dict(e=e, u=self.val(a, self.get(e, a)), v=self.val(b, self.get(e, b)))
        f = dict(t, v=self.val(b, self.other(b, e))) if self.r.random() < .5 else dict(t, u=self.val(a, self.other(a, e)))
        p, q = PREP.get(a.kind, ""), PREP.get(b.kind, "")
        self.cl.twin("attribute", [f"{{e}} {a.vs} {p}{{u}} and {b.vs} {q}{{v}}", f"{{e}}, which {a.vs} {p}{{u}}, {b.vs} {q}{{v}}" if "person" not in self.s and self.s not in PEOPLE else f"{{e}}, who {a.vs} {p}{{u}}, {b.vs} {q}{{v}}",
                                   f"{{e}} {b.vs} {q}{{v}} and {a.vs} {p}{{u}}", f"{{e}} is listed with {'' if a.count else a.nouns[0] + ' '}{{u}} and {'' if b.count else b.nouns[0] + ' '}{{v}}", f"the entry for {{e}} gives {{u}}{'' if a.count else ' as ' + a.nouns[0]} and {{v}}{'' if b.count else ' as ' + b.nouns[0]}",
                                   f"not only does the list say that {{e}} {a.vs} {p}{{u}}, it also says that it {b.vs} {q}{{v}}" if self.s not in PEOPLE else f"the list says that {{e}} {a.vs} {p}{{u}} and that {{e}} {b.vs} {q}{{v}}"], t, f)

    def hop(self):
        """A row named by one unique value, a second value asked of it."""
        a, b = self.r.sample([x for x in self.attrs if x.kind != "bool"], 2)
        e = self.r.choice([x for x in self.rows if self.get(x, a) is not None and self.get(x, b) is not None])
        if sum(self.get(x, a) == self.get(e, a) for x in self.rows) > 1 or a.kind in ("num", "money") and self.r.random() < .5:
            raise Retry
        t = dict(u=self.val(a, self.get(e, a)), v=self.val(b, self.get(e, b)))
        f = dict(t, v=self.val(b, self.other(b, e)))
        p, q = PREP.get(a.kind, ""), PREP.get(b.kind, "")
        who = "who" if self.s in PEOPLE else "that"
        ts = [f"the {self.s} {who} {a.vs} {p}{{u}} {b.vs} {q}{{v}}", f"{{v}} is the {b.nouns[0]} given for the {self.s} {who} {a.vs} {p}{{u}}" if not b.count else f"it is {{v}} for the {self.s} {who} {a.vs} {p}{{u}}", f"the {self.s} with {'' if a.count else a.nouns[0] + ' '}{{u}} {b.vs} {q}{{v}}",
              f"look for the {self.s} {who} {a.vs} {p}{{u}}: it {b.vs} {q}{{v}}" if self.s not in PEOPLE else f"look for the {self.s} {who} {a.vs} {p}{{u}}: {b.nouns[0]} {{v}}", f"where the {a.nouns[0]} is {{u}}, the {self.noun(b)} is {{v}}" if not (a.count or b.count) else f"the {self.s} {who} {a.vs} {p}{{u}} {b.vs} {{v}}"]
        if self.r.random() < .25:
            return self.cl.twin("coref", ["{v}"], t, f, q=f"What is the {self.noun(b) if not b.count else 'number of ' + b.unit} of the {self.s} {who} {a.vs} {p}{{u}}?", short=True)
        self.cl.twin("coref", ts, t, f)

    def directions(self, a):
        """(verb, higher, lower) of a comparison: "A <verb> <higher> than B"."""
        return self.r.choice(a.cmp) if a.cmp else None

    def compare(self):
        a = self.some(lambda a: a.ordered)
        x, y = self.r.sample(self.given(a), 2)
        if self.get(x, a) < self.get(y, a):
            x, y = y, x
        flip = self.r.random() < .5
        c = self.directions(a)
        if c:
            vb, hi, lo = c
            ts = [f"{{a}} {vb} {{d}} than {{b}}", f"compared with {{b}}, {{a}} {vb} {{d}}", f"of {{a}} and {{b}}, the former {vb} {{d}}", f"{{a}} {vb} {{d}} than {{b}}, judging by the {self.noun(a)}", f"set against {{b}}, {{a}} {vb} {{d}}",
                  f"it is {{a}}, not {{b}}, that {vb} {{d}}", f"between the two, {{a}} {vb} {{d}} and not {{b}}", f"put next to {{b}}, {{a}} {vb} {{d}}"]
        else:
            hi, lo = "higher", "lower"
            n = self.noun(a)
            vb = "has a"
            ts = [f"the {n} of {{a}} is {{d}} than that of {{b}}", f"{{a}} has a {{d}} {n} than {{b}}", f"compared with {{b}}, {{a}} has the {{d}} {n}", f"in terms of {n}, {{a}} is {{d}} than {{b}}", f"the {n} is {{d}} for {{a}} than for {{b}}"]
        big, small = (x, y)
        t = dict(a=big, b=small, d=hi) if not flip else dict(a=small, b=big, d=lo)
        f = dict(t, a=t["b"], b=t["a"]) if self.r.random() < .5 else dict(t, d=lo if t["d"] == hi else hi)
        roll = self.r.random()
        if roll < .2 and c:
            who = self.r.choice((f"{t['a']} or {t['b']}", f"{t['b']} or {t['a']}"))
            return self.cl.twin("comparison", ["{a}"], t, dict(t, a=t["b"], b=t["a"]), q=f"Which {vb} {t['d']}, {who}?", short=True)
        if roll < .4 and c:
            yes = self.r.random() < .5
            asked = (t["a"], t["b"]) if yes else (t["b"], t["a"])
            q = {"is": "Is {0} {2} than {1}?", "was": "Was {0} {2} than {1}?"}.get(vb, "Is it right that {0} {3} {2} than {1}?").format(asked[0], asked[1], t["d"], vb)
            return self.cl.twin("comparison", ["{x}", "{x}."], dict(x="Yes" if yes else "No"), dict(x="No" if yes else "Yes"), q=q, short=True)
        self.cl.twin("comparison", ts, t, f)

    def difference(self):
        a = self.some(lambda a: a.ordered)
        x, y = self.r.sample(self.given(a), 2)
        if self.get(x, a) < self.get(y, a):
            x, y = y, x
        d = self.get(x, a) - self.get(y, a)
        c = self.directions(a)
        zero = datetime.timedelta(0) if a.kind == "date" else 0
        wrong = [abs(self.get(p, a) - self.get(q, a)) for p in self.given(a) for q in (x, y) if p not in (x, y)] * 2
        if a.kind == "date":
            wrong += [d + DAY * k for k in (-30, 31, -7, 7, 10, -10)]
        elif a.kind == "time":
            wrong += [d + k for k in (-60, 60, 40, -40)]
        elif a.number:
            wrong += [self.get(x, a) + self.get(y, a)] if min(self.get(x, a), self.get(y, a)) > 0 else []
            wrong += [d + D(k) * 10 ** max(0, len(str(int(d))) - 1) for k in (1, -1)]
        else:
            wrong += [d + 10, d - 10, d + 1]
        wrong = [w for w in wrong if w > zero and w != d]
        if not wrong:
            raise Retry
        flip = self.r.random() < .5
        g = self.say.gap
        if a.kind == "num" and a.unit == "%" and self.r.random() < .3:
            g = lambda a, d: f"{plain(d * 100)} basis points"
        if c:
            vb, hi, lo = c
            ts = [f"{{a}} {vb} {{g}} {{d}} than {{b}}"] * 3 + [f"compared with {{b}}, {{a}} {vb} {{g}} {{d}}", f"{{a}} {vb} {{d}} than {{b}}, the gap being {{g}}" if not a.count else f"{{a}} {vb} {{g}} {{d}} than {{b}}", f"next to {{b}}, {{a}} {vb} {{g}} {{d}}"]
        else:
            hi, lo = "higher", "lower"
            n = self.noun(a)
            ts = [f"the {n} of {{a}} is {{g}} {{d}} than that of {{b}}", f"with a gap of {{g}}, the {n} of {{a}} is {{d}} than that of {{b}}", f"the {n} is {{g}} {{d}} for {{a}} than for {{b}}"]
        t = dict(a=y if flip else x, b=x if flip else y, d=lo if flip else hi, g=g(a, d))
        roll = self.r.random()
        f = dict(t, g=g(a, self.r.choice(wrong))) if roll < .6 else dict(t, d=hi if flip else lo) if roll < .8 else dict(t, a=t["b"], b=t["a"])
        if roll < .3:
            n = self.noun(a)
            if a.kind in ("date", "year", "time"):
                q = f"How far apart in time are {{a}} and {{b}} ({a.nouns[0]})?"
            else:
                q = self.r.choice((f"What is the difference between {{a}} and {{b}} in {n}?", f"By how much do {{a}} and {{b}} differ in {n}?"))
            return self.cl.twin("arithmetic", ["{g}"], t, f, q=q, short=True)
        self.cl.twin("arithmetic", ts, t, f)

    def superlative(self):
        a = self.full(lambda a: a.ordered and a.sup)
        hi, lo = self.r.choice(a.sup)
        order = sorted(self.rows, key=lambda e: self.get(e, a), reverse=True)
        top = self.r.random() < .5
        vp, e = (hi, order[0]) if top else (lo, order[-1])
        vp = vp.replace("{s}", self.s)
        x = self.r.choice((order[1] if top else order[-2], order[-1] if top else order[0], self.r.choice([z for z in order if z != e])))
        v = self.val(a, self.get(e, a))
        t = dict(e=e, v=v, n=self.n, vp=vp)
        anti = (lo if top else hi).replace("{s}", self.s)
        ts = ["{e} {vp}", f"of the {{n}} {self.p}, {{e}} {{vp}}", f"among the {self.p}, {{e}} {{vp}}", "it is {e} that {vp}", "of all listed, {e} {vp}", "out of the {n}, {e} {vp}", "{e} is the one that {vp}", "looking at all {n}, {e} {vp}"]
        tv = ["{e} {vp} ({v})", "with {v}, {e} {vp}", f"of the {{n}} {self.p}, {{e}} {{vp}}, with {{v}}", "at {v}, {e} {vp}" if a.kind != "date" else "{e} {vp} ({v})", "{e} {vp}, the figure being {v}" if a.number else "{e} {vp}: {v}"]
        if a.kind in ("date", "year", "time"):
            tv = [z for z in tv if not z.startswith(("with", "at")) and ", with" not in z]
        roll = self.r.random()
        if roll < .3:
            return self.cl.twin("comparison", ts, t, dict(t, e=x))
        if roll < .45:
            return self.cl.twin("comparison", ts, t, dict(t, vp=anti))
        if roll < .6:
            return self.cl.twin("comparison", ["{e}", "it is {e}"], t, dict(t, e=x), q=self.r.choice((f"Which {self.s} {vp}?", f"Which of the {self.p} {vp}?")).replace(f" {self.s}?", "?"), short=True)
        if roll < .8:
            return self.cl.twin("comparison", tv, t, dict(t, e=x, v=self.val(a, self.get(x, a))) if self.r.random() < .5 else dict(t, e=x))
        self.cl.twin("comparison", tv, t, dict(t, v=self.val(a, self.other(a, e))))

    def rank(self):
        a = self.full(lambda a: a.ordered)
        if len(self.rows) < 4:
            raise Retry
        top = self.r.random() < .5
        order = sorted(self.rows, key=lambda e: self.get(e, a), reverse=top)
        k = self.r.choice((1, 2))
        e, x = order[k], self.r.choice([z for i, z in enumerate(order) if i != k and i <= k + 2])
        if a.number:
            n, w = self.noun(a), "highest" if top else "lowest"
            ts = [f"{{e}} has the {{o}}-{w} {n}", f"the {{o}}-{w} {n} is that of {{e}}", f"ranked by {n} from {'top to bottom' if top else 'low to high'}, {{e}} comes {{o}}", f"{{e}} takes {{o}} place when the {self.p} are sorted by {n}, {w} first",
                  f"sorted by {n} with the {w} first, {{e}} is {{o}}", f"going by {n}, {{e}} is {{o}} {'from the top' if top else 'from the bottom'}"]
        else:
            w = "latest" if top else "earliest"
            n = a.nouns[0]
            ts = [f"{{e}} has the {{o}}-{w} {n}", f"sorted by {n} with the {w} first, {{e}} comes {{o}}", f"in order of {n}, {w} first, {{e}} is {{o}}"]
        t = dict(e=e, o=ORDINALS[k])
        f = dict(t, e=x) if self.r.random() < .6 else dict(t, o=ORDINALS[3 - k])
        self.cl.twin("order", ts, t, f)

    def pred(self, kinds=None):
        """A random condition over a full column."""
        a = self.full(lambda a: kinds is None or a.kind in kinds)
        values = {e: self.get(e, a) for e in self.rows}
        p = PREP.get(a.kind, "")
        if a.kind == "bool":
            pos = self.r.random() < .5
            sg, pl = (a.vs, a.vp) if pos else a.neg
            other = Pred(*(a.neg if pos else (a.vs, a.vp)), {e for e in self.rows if values[e] != pos})
            return Pred(sg, pl, {e for e in self.rows if values[e] == pos}, negative=not pos, opposite=other)
        if a.kind in ("cat", "person"):
            some = sorted(set(values.values()))
            self.r.shuffle(some)
            both = [Pred(f"{a.vs} {v}", f"{a.vp} {v}", {e for e in self.rows if values[e] == v}) for v in some[:2]]
            both[0].opposite, both[0].named = both[-1], True
            return both[0]
        t = self.threshold(a)
        v = self.val(a, t)
        more = self.r.random() < .5
        edge = t in values.values()
        if a.number:
            strict = self.r.random() < (.5 if edge else .8)
            word = self.r.choice({(1, 1): ("more than", "over", "above") if a.vs not in ("costs", "has") else ("more than", "over"), (1, 0): ("at least", "no less than", "not less than") if not a.count else ("at least", "no fewer than"),
                                  (0, 1): ("less than", "under", "below") if not a.count else ("fewer than", "under"), (0, 0): ("at most", "no more than", "not more than")}[more, strict])
            if word == "above" and a.vs.split()[-1] not in ("at", "to"):
                word = "more than"
            if word == "below" and a.vs.split()[-1] not in ("at", "to"):
                word = "less than"
            if a.kind == "num" and a.unit in ("%",) and word == "under":
                word = "less than"
        else:
            strict = True
            word = "after" if more else "before"
            p = ""
        test = (lambda x: x > t) if more and strict else (lambda x: x >= t) if more else (lambda x: x < t) if strict else (lambda x: x <= t)
        loose = (lambda x: x >= t) if more and strict else (lambda x: x > t) if more else (lambda x: x <= t) if strict else (lambda x: x < t)
        back = (lambda x: x < t) if more else (lambda x: x > t)
        rows = {e for e in self.rows if test(values[e])}
        turned = OPPOSITE.get(word)
        flip = (lambda x: x < t) if more and strict else (lambda x: x <= t) if more else (lambda x: x > t) if strict else (lambda x: x >= t)
        if a.count and turned == "less than":
            turned = "fewer than"
        other = turned and Pred(f"{a.vs} {p}{turned} {v}", f"{a.vp} {p}{turned} {v}", {e for e in self.rows if flip(values[e])})
        return Pred(f"{a.vs} {p}{word} {v}", f"{a.vp} {p}{word} {v}", rows, [{e for e in self.rows if z(values[e])} for z in (loose, back)], opposite=other)

    def threshold(self, a):
        """A round value between two neighbours of a column, or (one time in three) one of its values."""
        vs = sorted(self.get(e, a) for e in self.given(a))
        i = self.r.randrange(len(vs) - 1)
        lo, hi = vs[i], vs[i + 1]
        if self.r.random() < .33:
            return self.r.choice((lo, hi))
        if a.number:
            for size in (10000000, 1000000, 500000, 100000, 50000, 10000, 5000, 1000, 500, 100, 50, 25, 20, 10, 5, 2, 1):
                c = (lo // size + 1) * size
                if lo < c < hi:
                    return D(c)
            if a.dec:
                c = lo + D(1).scaleb(-a.dec)
                if c < hi:
                    return c
            return self.r.choice((lo, hi))
        if a.kind == "date":
            if (hi - lo).days < 2:
                return lo
            for c in (datetime.date(hi.year, 1, 1), datetime.date(hi.year, hi.month, 1), datetime.date(hi.year, hi.month, 15)):
                if lo < c < hi:
                    return c
            return lo + DAY
        if a.kind == "year":
            return next((c for c in (hi // 50 * 50, hi // 10 * 10, hi // 5 * 5) if lo < c < hi), hi)
        return next((c for c in (hi // 60 * 60, hi // 30 * 30) if lo < c < hi), hi)

    def count(self):
        c = self.pred()
        k, n = len(c.rows), len(self.rows)
        wrong = [len(s) for s in c.near if len(s) != k] * 2 + [x for x in ((k - 1, k + 1) if c.named else (k - 1, k + 1, n - k)) if x != k]
        wrong = [x for x in wrong if 0 < x < n]
        if not wrong or not 0 < k < n or k == 1 and self.r.random() < (.6 if c.named else .25):        # one is otherwise the true number too often
            raise Retry
        w = self.r.choice(wrong)
        who = "who" if self.s in PEOPLE else "that"
        o = c.opposite
        if o and o.sg != c.sg and len(o.rows) != k and self.r.random() < .5:            # the same number, said of the opposite condition
            t, f = (dict(k=WORDS[k], n=self.n, vp=x.sg if k == 1 else x.pl) for x in (c, o))
            return self.cl.twin("quantifier", [f"{{k}} of the {{n}} {self.p} {{vp}}", f"exactly {{k}} of the {self.p} {{vp}}", f"out of {{n}} {self.p}, {{k}} {{vp}}", "in total {k} of them {vp}", "just {k} of the {n} listed {vp}", f"{{k}} {{vp}}, out of {{n}} {self.p}"], t, f)

        def slots(k, like=None):
            form = lambda k: WORDS[k] if like else str(k)
            return dict(k=form(k), vp=c.sg if k == 1 else c.pl, n=self.n)
        spell = self.r.random() < .8
        t, f = slots(k, spell), slots(w, spell)
        t["m"], f["m"] = (WORDS[n - k], WORDS[n - w]) if spell else (str(n - k), str(n - w))
        if self.r.random() < .4:
            return self.cl.twin("quantifier", ["{k}", "{k} of the {n}", "{k}, out of {n}"], dict(t, vp=""), dict(f, vp=""), q=f"How many {self.p} {c.pl}?", short=True)
        ts = [f"{{k}} of the {{n}} {self.p} {{vp}}", f"exactly {{k}} of the {self.p} {{vp}}", f"out of {{n}} {self.p}, {{k}} {{vp}}", f"the number of {self.p} {who} {c.pl} is {{k}}", "in total {k} of them {vp}", "just {k} of the {n} listed {vp}", f"{{k}} {{vp}}, out of {{n}} {self.p}", f"you can count {{k}} of the {{n}} {who} {{vp}}"]
        if t["vp"] != f["vp"]:                       # the verb agrees with the number; only the number is wrong
            x = self.r.choice(ts)
            ts = [Two(x.replace("{vp}", t["vp"]), x.replace("{vp}", f["vp"]))]
            f["vp"] = t["vp"]
        self.cl.twin("quantifier", ts, t, f)

    def members(self):
        c = self.pred()
        inside = [e for e in self.rows if e in c.rows]
        outside = [e for e in self.rows if e not in c.rows]
        if not inside or not outside or len(inside) > 4:
            raise Retry
        wrong = list(inside)
        wrong[self.r.randrange(len(wrong))] = self.r.choice(outside)
        cases = [wrong]
        if len(inside) > 2:
            cases.append(self.r.sample(inside, len(inside) - 1))
        if 1 < len(inside) < 4 and len(outside) > 1:
            cases.append(inside + [self.r.choice(outside)])
        wrong = self.r.choice(cases)
        wrong = [e for e in self.rows if e in wrong] if self.r.random() < .7 else wrong
        if (len(wrong) == 1) != (len(inside) == 1):
            raise Retry
        single = len(inside) == 1
        vp = c.sg if single else c.pl
        t, f = dict(e=join(inside)), dict(e=join(wrong))
        who = "who" if self.s in PEOPLE else "that"
        if self.r.random() < .35:
            return self.cl.twin("membership", ["{e}", "only {e}"], t, f, q=f"Which {self.p} {c.pl}?", short=True)
        ts = [f"only {{e}} {vp}", f"the only {self.s if single else self.p} {who} {vp} {'is' if single else 'are'} {{e}}", f"the {self.p} {who} {c.pl}: {{e}}" if not single else f"the one {self.s} {who} {vp}: {{e}}",
              f"{{e}} and {'nobody' if self.s in PEOPLE else 'nothing'} else {vp}", f"if you want {self.p} {who} {c.pl}, there {'is' if single else 'are'} only {{e}}", f"{{e}} alone {vp}", f"the list of {self.p} {who} {c.pl} consists of {{e}}"]
        if not c.negative:
            tail = {"is": "is", "are": "is", "was": "was", "were": "was", "has": "does", "have": "does", "can": "can"}.get(vp.split()[0], "did" if vp.split()[0] in PAST else "does")
            ts += [f"{{e}} {vp}, and no other {self.s} {tail}"]
            if not set(wrong) > set(inside):
                ts.append(f"apart from {{e}}, none of the {self.p} {c.pl}")
        self.cl.twin("membership", ts, t, f)

    def except_(self):
        c = self.pred()
        out = [e for e in self.rows if e not in c.rows]
        if len(out) != 1 or len(self.rows) < 3:
            raise Retry
        t, f = dict(e=out[0]), dict(e=self.r.choice([e for e in self.rows if e in c.rows]))
        self.cl.twin("exception", [f"all {self.p} except {{e}} {c.pl}", f"every {self.s} but {{e}} {c.sg}", f"with the exception of {{e}}, all {self.p} {c.pl}", f"all {self.p} {c.pl}, only {{e}} is an exception", f"leaving {{e}} aside, every {self.s} {c.sg}", f"{{e}} is the only {self.s} for which it is not true that it {c.sg}" if self.s not in PEOPLE else f"apart from {{e}}, everyone {c.sg}",
                                   f"apart from {{e}}, all of the {self.p} {c.pl}", f"each {self.s} {c.sg}, {{e}} excepted"], t, f)

    def both(self):
        c = self.pred()
        inside = [e for e in self.rows if e in c.rows]
        outside = [e for e in self.rows if e not in c.rows]
        neither = self.r.random() < .5 and not c.negative
        yes, no = (outside, inside) if neither else (inside, outside)
        if len(yes) < 2 or not no:
            raise Retry
        x, y = self.r.sample(yes, 2)
        z = self.r.choice(no)
        t = dict(a=x, b=y)
        f = dict(t, a=z) if self.r.random() < .5 else dict(t, b=z)
        ts = [f"neither {{a}} nor {{b}} {c.sg}", f"it is not true of either {{a}} or {{b}} that it {c.sg}" if self.s not in PEOPLE else f"neither {{b}} nor {{a}} {c.sg}"] if neither else \
            [f"both {{a}} and {{b}} {c.pl}", f"{{a}} and {{b}} both {c.pl}", f"{{a}} as well as {{b}} {c.sg}", f"{{a}} {c.sg}, and so does {{b}}" if c.sg.split()[0] not in ("is", "was", "has", "can", "cannot") else f"{{a}} and also {{b}} {c.pl}", f"not only {{a}} but also {{b}} {c.sg}"]
        self.cl.twin("quantifier", ts, t, f)

    def every(self):
        a = self.full(lambda a: a.number)
        vs = sorted(self.get(e, a) for e in self.rows)
        low = self.r.random() < .5
        good = vs[0] if low else vs[-1]
        if self.r.random() < .5:
            size = D(10) ** max(-a.dec, len(str(int(abs(good)))) - 2)
            good = (good // size) * size if low else (good // size + 1) * size
        bad = self.r.choice(vs[1:3]) if low else self.r.choice(vs[-3:-1])
        if good <= 0 or vs[0] <= 0:
            raise Retry
        t, f = dict(v=self.val(a, good)), dict(v=self.val(a, bad))
        if low:
            ts = [f"every {self.s} {a.vs} at least {{v}}", f"all {self.p} {a.vp} {{v}} or more", f"none of the {self.p} {a.vp} less than {{v}}" if not a.count else f"none of the {self.p} {a.vp} fewer than {{v}}", f"each {self.s} {a.vs} no less than {{v}}", f"no {self.s} {a.vs} under {{v}}" if a.unit != "%" else f"no {self.s} {a.vs} less than {{v}}"]
        else:
            ts = [f"every {self.s} {a.vs} at most {{v}}", f"all {self.p} {a.vp} {{v}} or less", f"none of the {self.p} {a.vp} more than {{v}}", f"each {self.s} {a.vs} no more than {{v}}", f"no {self.s} {a.vs} over {{v}}" if a.unit != "%" else f"no {self.s} {a.vs} more than {{v}}"]
        self.cl.twin("quantifier", ts, t, f)

    def range_(self):
        a = self.full(lambda a: a.ordered and len(self.rows) > 2)
        order = sorted(self.rows, key=lambda e: self.get(e, a))
        lo, hi = self.get(order[0], a), self.get(order[-1], a)
        t = dict(a=self.val(a, lo), b=self.val(a, hi))
        f = dict(t, a=self.val(a, self.get(order[1], a))) if self.r.random() < .5 else dict(t, b=self.val(a, self.get(order[-2], a)))
        n = self.noun(a)
        ts = [f"the {n} ranges from {{a}} to {{b}}", f"the lowest {n} is {{a}} and the highest {{b}}" if a.number else f"the earliest {n} is {{a}} and the latest {{b}}", f"for {n}, the extremes are {{a}} and {{b}}", f"{n}: from {{a}} up to {{b}}" if a.number else f"{n}: from {{a}} to {{b}}",
              f"across the {self.p}, the {n} runs from {{a}} to {{b}}", f"the two ends of the scale for {n} are {{a}} and {{b}}"]
        self.cl.twin("number", ts, t, f)

    def total(self):
        a = self.full(lambda a: a.add and not (a is LIB["price"] and "qty" in self.keys))     # "cost together" could mean quantity times price
        n = len(self.rows)
        k = self.r.choice([2, 2, 3, n]) if n > 3 else 2
        part = self.r.sample(self.rows, k) if k < n else self.rows
        rest = [e for e in self.rows if e not in part]
        g = lambda e: self.get(e, a)
        s = sum(map(g, part))
        wrong = [s - min(map(g, part)) if k > 2 else abs(g(part[0]) - g(part[1]))]
        wrong += [s - g(p) + g(x) for p in part for x in rest] + ([s + g(x) for x in rest] if self.r.random() < .5 else [])
        wrong += [s + D(10) ** max(0, len(str(int(s))) - 2) * z for z in (1, -1)]
        wrong = [w for w in wrong if w > 0 and w != s]
        w = self.r.choice(wrong)
        if a.unit == "%" and (s > 100 or w > 100):
            raise Retry
        t, f = (dict(e=join(part), v=self.val(a, x)) for x in (s, w))
        if k == n:
            ts = [f"together, the {{n}} {self.p} {a.vp} {{v}}", f"the {self.p} {a.vp} {{v}} in total", f"adding up all {{n}} {self.p} gives {{v}}", f"the {self.p} listed {a.vp} {{v}} altogether", f"the column adds up to {{v}} ({self.noun(a)})", f"the total {self.noun(a)} of all {{n}} {self.p} is {{v}}"]
            t["n"] = f["n"] = self.n
            q = f"What do the {self.n} {self.p} add up to in {self.noun(a)}?"
        else:
            ts = [f"together, {{e}} {a.vp} {{v}}", f"{{e}} {a.vp} {{v}} in total", "{e} add up to {v}", f"{{e}} {a.vp} {{v}} between them", "taken together, {e} come to {v}", f"the combined {self.noun(a)} of {{e}} is {{v}}", f"adding {{e}} gives {{v}} ({self.noun(a)})", "{v} is what {e} come to when added up"]
            q = self.r.choice((f"What is the combined {self.noun(a)} of {{e}}?", f"How much do {{e}} come to together ({self.noun(a)})?"))
        if self.r.random() < .35:
            return self.cl.twin("arithmetic", ["{v}"], t, f, q=q, short=True)
        self.cl.twin("arithmetic", ts, t, f)

    def part(self):
        """A row's percentage of the column's total."""
        a = self.full(lambda a: a.add and a.unit != "%" and not (a is LIB["price"] and "qty" in self.keys))
        e = self.r.choice(self.rows)
        g = lambda e: self.get(e, a)
        total = sum(map(g, self.rows))
        right = g(e) / total * 100
        wrong = [g(x) / total * 100 for x in self.rows if x != e] * 2 + [g(e) / (total - g(e)) * 100, g(e) / max(map(g, self.rows)) * 100]
        wrong = [w for w in wrong if abs(w - right) > 2 and w < 100]
        if not wrong:
            raise Retry
        about, dec, u = self.r.choice(("about ", "around ", "roughly ")), self.r.choice((0, 1)), self.r.choice(("%", " percent", " per cent"))
        show = lambda x: about + plain(rounded(x, dec)) + u
        n = self.noun(a)
        t, f = (dict(e=e, v=show(x)) for x in (right, self.r.choice(wrong)))
        self.cl.twin("arithmetic", [f"{{e}} accounts for {{v}} of the total {n}", f"{{v}} of the total {n} falls to {{e}}", f"{{e}}'s part in the total {n} is {{v}}", f"of the {n} of all {self.p} together, {{e}} makes up {{v}}", f"{{e}} stands for {{v}} of the overall {n}"], t, f)

    def average(self):
        a = self.full(lambda a: a.number)
        g = lambda e: self.get(e, a)
        part = self.rows if self.r.random() < .5 else self.r.sample(self.rows, 2)
        m = sum(map(g, part)) / len(part)
        dec = min(2, a.dec + 1) if a.kind != "money" else 2 if m < 1000 else 0
        about = "" if rounded(m, dec) == m else self.r.choice(("about ", "roughly ", "around "))
        show = rounded(m, dec)
        vs = sorted(map(g, self.rows))
        rest = [e for e in self.rows if e not in part]
        wrong = [vs[len(vs) // 2], (vs[0] + vs[-1]) / 2]
        wrong += [(g(part[0]) + g(x)) / 2 for x in rest] * 2 if rest else [sum(vs[1:]) / (len(vs) - 1), sum(vs[:-1]) / (len(vs) - 1), sum(vs) / (len(vs) + 1)]
        spread = (vs[-1] - vs[0]) / 20
        wrong = [rounded(w, dec) for w in wrong if abs(w - m) > max(spread, m * D(".02"))]
        if not wrong:
            raise Retry
        n = self.noun(a)
        t, f = (dict(v=about + self.avg(a, x), e=join(part) if rest else "") for x in (show, self.r.choice(wrong)))
        ts = [f"the average {n} is {{v}}", f"on average, the {self.p} {a.vp} {{v}}", f"the mean {n} across the {self.p} is {{v}}", f"averaged over all {self.n} {self.p}, the {n} is {{v}}", f"{an(self.s)} {self.s} {a.vs} {{v}} on average"] if not rest else \
            [f"the average {n} of {{e}} is {{v}}", f"on average, {{e}} {a.vp} {{v}}", f"the mean {n} of {{e}} is {{v}}", f"taking {{e}} together, the average {n} is {{v}}"]
        self.cl.twin("arithmetic", ts, t, f)

    def avg(self, a, v):
        v = v.normalize() if v != int(v) else D(int(v))
        return self.val(a, v) if not (a.count or a.unit == "min") else plain(v) + " " + (a.unit if a.count else "minutes")

    def ratio(self):
        a = self.full(lambda a: a.number)
        g = lambda e: self.get(e, a)
        k = self.r.choice((2, 2, 3))
        if min(map(g, self.rows)) <= 0:
            raise Retry
        yes = [(x, y) for x in self.rows for y in self.rows if x != y and g(x) > g(y) * k * D("1.05")]
        no = [(x, y) for x in self.rows for y in self.rows if x != y and g(y) < g(x) < g(y) * k * D(".95")]
        if not yes or not no:
            raise Retry
        (x, y), (u, v) = self.r.choice(yes), self.r.choice(no)
        n = self.noun(a)
        w = {2: "twice", 3: "three times"}[k]
        under = self.r.random() < .5
        t, f = dict(a=x, b=y, m="more than"), dict(a=u, b=v, m="more than")
        if under:
            t, f = f, t
            t["m"] = f["m"] = "less than"
        if self.r.random() < .4:
            f = dict(t, m="more than" if under else "less than")
        self.cl.twin("comparison", [f"the {n} of {{a}} is {{m}} {w} that of {{b}}", f"in {n}, {{a}} has {{m}} {w} the figure of {{b}}", f"{{a}}'s {n} comes to {{m}} {w} that of {{b}}", f"measured by {n}, {{a}} is at {{m}} {w} the level of {{b}}"], t, f)

    def product(self):
        if "qty" not in self.keys or len(self.given(LIB["qty"])) + len(self.given(LIB["price"])) < 2 * len(self.rows):
            raise Retry
        amount = lambda e, x=None: self.get(e, LIB["qty"]) * self.get(x or e, LIB["price"])
        m = self.say.money
        if self.r.random() < .7:
            e = self.r.choice(self.rows)
            w = [amount(e, x) for x in self.rows if x != e] + [amount(x, e) for x in self.rows if x != e] + [amount(x) for x in self.rows if x != e]
            w = self.r.choice([x for x in w if x != amount(e)])
            q = self.say.count(self.get(e, LIB["qty"]))
            t, f = (dict(e=e, q=q, v=m(x)) for x in (amount(e), w))
            ts = ["the {q} pieces of {e} come to {v}", "{e} accounts for {v} of the order", "for {e}, the line total is {v}", "{v} is due for all pieces of {e} together", "ordering {q} pieces of {e} costs {v}", "the ordered pieces of {e} cost {v} altogether"]
            if self.r.random() < .25:
                return self.cl.twin("arithmetic", ["{v}"], t, f, q="What do all ordered pieces of {e} cost together?", short=True)
            return self.cl.twin("arithmetic", ts, t, f)
        order = sorted(self.rows, key=amount)
        if amount(order[-1]) == amount(order[-2]):
            raise Retry
        s = sum(map(amount, self.rows))
        w = self.r.choice([s - amount(x) for x in self.rows] + [sum(self.get(x, LIB["price"]) for x in self.rows)])
        if self.r.random() < .5:
            return self.cl.twin("arithmetic", ["the whole order comes to {v}", "all items together cost {v}", "the order total is {v}", "the customer owes {v} for the full order", "quantity times price adds up to {v} over all items"], dict(v=m(s)), dict(v=m(w)))
        self.cl.twin("arithmetic", ["{e} is the line with the highest total", "counting quantity times price, {e} contributes most to the order", "the biggest part of the bill is {e}"], dict(e=order[-1]), dict(e=self.r.choice(order[:-1])))

    def yesno(self):
        a = self.some(lambda a: a.kind == "bool")
        e = self.r.choice(self.given(a))
        yes = self.get(e, a)
        t, f = dict(e=e, vp=a.vs if yes else a.neg[0], x="Yes" if yes else "No"), dict(e=e, vp=a.neg[0] if yes else a.vs, x="No" if yes else "Yes")
        roll = self.r.random()
        if roll < .25:
            return self.cl.twin("negation", ["{x}", "{x}, {e} {vp}"], t, f, q=self.r.choice(a.q), short=self.r.random() < .5)
        rest = [x for x in self.given(a) if self.get(x, a) != yes]
        if roll < .55 and rest:
            x = self.r.choice(rest)
            t = dict(a=e, b=x, u=t["vp"], v=f["vp"])
            return self.cl.twin("negation", ["{a} {u}, but {b} {v}", "{a} {u} while {b} {v}", "{a} {u}; {b} {v}", "unlike {b}, {a} {u}", "whereas {b} {v}, {a} {u}", "{b} {v}, in contrast to {a}, which {u}" if self.s not in PEOPLE else "{b} {v}, in contrast to {a}, who {u}"], t, dict(t, a=x, b=e))
        if roll < .75 and rest:
            return self.cl.twin("negation", ["{e} {vp}", "going by the list, {e} {vp}", "as for {e}, it {vp}" if self.s not in PEOPLE else "{e} {vp}", "the entry says that {e} {vp}"], t, dict(t, e=self.r.choice(rest)))
        self.cl.twin("negation", ["{e} {vp}", "going by the list, {e} {vp}", "the record shows that {e} {vp}", "it is stated that {e} {vp}", "{e} {vp}, if the list is right", "careful: {e} {vp}"], t, f)

    def missing(self):
        gaps = [(e, a) for e in self.rows for a in self.attrs if self.get(e, a) is None]
        if not gaps:
            raise Retry
        e, a = self.r.choice(gaps)
        label = lambda a: "number of " + a.unit if a.count else a.nouns[0]
        n = label(a)
        f = [dict(e=x, n=n) for x in self.given(a)] + [dict(e=e, n=label(b)) for b in self.attrs if self.get(e, b) is not None]
        self.cl.twin("absence", ["no {n} is given for {e}", "the {n} of {e} is not stated", "for {e}, the {n} is missing", "the document leaves the {n} of {e} open", "there is no entry for {e} under {n}", "one cannot tell the {n} of {e} from the list", "{e} is listed without a value for {n}", "the {n} is left blank for {e}"], dict(e=e, n=n), self.r.choice(f))

    def weekday(self):
        a = self.some(lambda a: a.kind == "date")
        e = self.r.choice(self.given(a))
        d = self.get(e, a)
        roll = self.r.random()
        if roll < .35:
            w = (d.weekday() + self.r.choice((1, 2, 3, 4, 5, 6))) % 7
            return self.cl.twin("date", [f"{{e}} {a.vs} on a {{d}}", f"the {a.nouns[0]} of {{e}} falls on a {{d}}", f"the day of the week for {{e}} ({a.nouns[0]}) is {{d}}", f"for {{e}}, the {a.nouns[0]} is a {{d}}"], dict(e=e, d=WEEKDAYS[d.weekday()]), dict(e=e, d=WEEKDAYS[w]))
        other = [self.get(x, a) for x in self.given(a) if (self.get(x, a).year, self.get(x, a).month) != (d.year, d.month)]
        if not other:
            raise Retry
        o = self.r.choice(other)
        if roll < .8 or o.year == d.year:
            t, f = (dict(e=e, d=f"{MONTHS[x.month - 1]} {x.year}") for x in (d, o))
        else:
            t, f = (dict(e=e, d=str(x.year)) for x in (d, o))
        self.cl.twin("date", [f"{{e}} {a.vs} in {{d}}", f"the {a.nouns[0]} of {{e}} is in {{d}}", f"{{d}} is when {{e}} {a.vs}", f"it was in {{d}} that {{e}} {a.vs}" if a.vs.split()[0] not in ("is", "expires") else f"it is in {{d}} that {{e}} {a.vs}"], t, f)

    def among(self):
        """A superlative within the rows that satisfy a condition."""
        c = self.pred(("bool", "cat", "person"))
        a = self.full(lambda a: a.ordered and a.sup)
        inside = sorted((e for e in c.rows), key=lambda e: self.get(e, a))
        if len(inside) < 2 or len(inside) == len(self.rows):
            raise Retry
        hi, lo = self.r.choice(a.sup)
        top = self.r.random() < .5
        e = inside[-1] if top else inside[0]
        vp = (hi if top else lo).replace(" {s}", "")
        everyone = sorted(self.rows, key=lambda z: self.get(z, a))
        w = [x for x in inside if x != e] + [x for x in (everyone[-1] if top else everyone[0],) if x not in inside] * 2
        who = "who" if self.s in PEOPLE else "that"
        self.cl.twin("condition", [f"of the {self.p} {who} {c.pl}, {{e}} {vp}", f"among those {who} {c.pl}, {{e}} {vp}", f"if you only count {self.p} {who} {c.pl}, {{e}} {vp}", f"{{e}} {vp} among the {self.p} {who} {c.pl}", f"looking only at {self.p} {who} {c.pl}, it is {{e}} that {vp}"], dict(e=e), dict(e=self.r.choice(w)))

    def both_conditions(self):
        """Rows that satisfy two conditions at once."""
        c, d = self.pred(), self.pred()
        if c.sg.split()[:2] == d.sg.split()[:2]:
            raise Retry
        hit = c.rows & d.rows
        miss = [e for e in self.rows if e not in hit and (e in c.rows or e in d.rows)]
        if len(hit) != 1 or not miss:
            raise Retry
        who = "who" if self.s in PEOPLE else "that"
        t, f = dict(e=next(iter(hit))), dict(e=self.r.choice(miss))
        if self.r.random() < .3:
            return self.cl.twin("condition", ["{e}"], t, f, q=f"Which {self.s} {c.sg} and {d.sg}?", short=True)
        self.cl.twin("condition", [f"{{e}} is the only {self.s} {who} {c.sg} and {d.sg}", f"only {{e}} {c.sg} and also {d.sg}", f"the one {self.s} {who} both {c.sg} and {d.sg} is {{e}}", f"{{e}} {c.sg} and {d.sg}", f"looking for one {who} {c.sg} and {d.sg}, you end up with {{e}}"], t, f)

    SKILLS = dict(lookup=3, row_swap=2, two_rows=2, two_facts=2, hop=2, compare=3, difference=3, superlative=3, rank=1.5, count=2.5, members=2, except_=1, both=1.5, every=1, range_=1, total=2, average=1, part=1, ratio=1, product=4, yesno=2.5, missing=4, weekday=1.5, among=1.5, both_conditions=1.2)

    def claims(self, want):
        kinds, weights = list(self.SKILLS), list(self.SKILLS.values())
        used = collections.Counter()
        for _ in range(want * 12):
            if self.cl.pair >= want:
                break
            k = self.r.choices(kinds, weights)[0]
            if used[k] >= 2:
                continue
            try:
                getattr(self, k)()
                used[k] += 1
            except (Retry, ValueError, IndexError):
                pass
        return self.cl.out


PAST = set("yielded scored won had received sold raised made recorded reached opened joined came logged handled saw reported used needed failed passed expired".split())
PEOPLE = {"student", "employee", "player", "runner", "candidate"}


class Two(str):
    """A template of two wordings, one for the true and one for the false twin."""

    def __new__(cls, a, b):
        o = super().__new__(cls, a)
        o.false = b
        return o


def an(noun):
    return "an" if noun[0].lower() in "aeiou" else "a"


# ---------------------------------------------------------------- tables as documents

def snake(s):
    return re.sub(r"[^a-z0-9]+", "_", s.lower()).strip("_")


class Page:
    """How one table is written: units in heads or cells, date and yes/no style, what a gap looks like."""

    def __init__(self, t, raw=False):
        r = self.r = t.r
        self.t, self.raw = t, raw
        self.sep, self.unit_head, self.upper = r.random() < .7, raw or r.random() < .5, r.random() < .7
        self.datestyle = 0 if raw else r.choice((0, 1, 1, 2))
        self.yes, self.no = ("true", "false") if raw else r.choice((("Yes", "No"), ("yes", "no"), ("✓", "✗"), ("Y", "N"), ("true", "false"), ("Yes", "No")))
        self.gap = r.choice(("—", "n/a", "-", "not given", ""))
        self.thousands = {a: a.kind == "money" and all(t.get(e, a) is None or t.get(e, a) % 100 == 0 and t.get(e, a) >= 1000 for e in t.rows) and r.random() < .5 for a in t.attrs}

    def head(self, a):
        h = self.t.heads[self.t.attrs.index(a)]
        code = CURRENCY[self.t.cur][0]
        u = ""
        if a.kind == "money" and (self.unit_head or self.thousands[a]):
            u = (("k" + self.t.cur if code == "EUR" and not self.raw and len(h) % 2 else "thousand " + code) if self.thousands[a] else code)
        elif a.kind == "num" and self.unit_head and a.unit in UNITS and a.unit:
            u = a.unit
        if self.raw:
            return snake(h + " " + {"%": "percent", "°C": "celsius", "m²": "sqm", "km/h": "kmh", "mg/l": "mg per l"}.get(u, u))
        return (h[0].upper() + h[1:] if self.upper else h) + (f" ({u})" if u else "")

    def cell(self, a, e):
        v = self.t.get(e, a)
        if v is None:
            return None
        if a.kind == "bool":
            return self.yes if v else self.no
        if a.kind == "date":
            return v.isoformat() if self.datestyle == 0 else f"{v.day} {MONTHS[v.month - 1][:3]} {v.year}" if self.datestyle == 1 else f"{v.day} {MONTHS[v.month - 1]} {v.year}"
        if a.kind == "time":
            return "%02d:%02d" % divmod(v, 60)
        if a.kind == "money":
            if self.thousands[a]:
                return plain((v / 1000).normalize(), sep=self.sep and not self.raw)
            n = plain(v, 2 if a.dec else 0, sep=self.sep and not self.raw)
            return n if self.unit_head else f"{self.t.cur}{n}"
        if a.kind == "num":
            n = plain(v, a.dec, sep=self.sep and not self.raw)
            return n if self.unit_head or a.count or not a.unit else f"{n}{'' if a.unit == '%' else ' '}{a.unit}"
        return str(v)

    def text(self, a, e):
        c = self.cell(a, e)
        return self.gap if c is None else c

    def grid(self):
        first = self.t.s.capitalize() if self.upper else self.t.s
        return [[first] + [self.head(a) for a in self.t.attrs]] + [[e] + [self.text(a, e) for a in self.t.attrs] for e in self.t.rows]


def md(g, r):
    rule = "|" + "|".join([" --- "] + [r.choice((" --- ", " ---: "))] * (len(g[0]) - 1)) + "|"
    lines = ["| " + " | ".join(row) + " |" for row in g]
    return "\n".join([lines[0], rule] + lines[1:])


def sv(g, r, sep):
    quote = lambda c: f'"{c}"' if sep in c or r.random() < .02 else c
    return "\n".join(sep.join(quote(c) for c in row) for row in g)


def html(g, r):
    tag = lambda k, row: "<tr>" + "".join(f"<{k}>{escape(c)}</{k}>" for c in row) + "</tr>"
    nl = r.choice(("\n", "\n", ""))
    head, body = tag("th", g[0]), nl.join(tag("td", row) for row in g[1:])
    if r.random() < .4:
        head, body = f"<thead>{head}</thead>", f"<tbody>{nl}{body}{nl}</tbody>"
    return f"<table>{nl}{head}{nl}{body}{nl}</table>"


def aligned(g, r):
    w = [max(len(row[i]) for row in g) for i in range(len(g[0]))]
    left = r.random() < .4
    lines = ["  ".join(c.ljust(n) if left or i == 0 else c.rjust(n) for i, (c, n) in enumerate(zip(row, w))).rstrip() for row in g]
    if r.random() < .6:
        lines.insert(1, "-" * max(map(len, lines)))
    return "\n".join(lines)


def turned(g):
    return [list(x) for x in zip(*g)]


def typed(a, c):
    """A cell as JSON has it."""
    if c is None or a.kind == "bool":
        return None if c is None else c == "true"
    if a.number:
        return int(c) if re.fullmatch(r"-?\d+", c) else float(c)
    return int(c) if a.kind == "year" else c


def objects(t, page):
    return [{a: typed(a, page.cell(a, e)) for a in t.attrs} for e in t.rows]


def as_json(t, page):
    r = t.r
    key = {a: page.head(a) for a in t.attrs}
    nest = r.random() < .4 and len(t.attrs) > 2
    group = next((a for a in t.attrs if a.kind in ("cat", "person") and len({t.get(e, a) for e in t.rows}) < len(t.rows) and None not in {t.get(e, a) for e in t.rows}), None)
    inner = r.sample([a for a in t.attrs if a is not group], 2) if nest and len(t.attrs) > 3 else []
    name = r.choice(("name", "id", snake(t.s), "name" if t.s in PEOPLE else "title"))
    rows = []
    for e, o in zip(t.rows, objects(t, page)):
        d = {name: e}
        for a in t.attrs:
            if a in inner:
                d.setdefault("details", {})[key[a]] = o[a]
            elif not (group and a is group):
                d[key[a]] = o[a]
        rows.append((e, d))
    code = CURRENCY[t.cur][0]
    if group and r.random() < .6:
        by = {}
        for e, d in rows:
            by.setdefault(str(t.get(e, group)), []).append(d)
        top = {snake(t.p) + "_by_" + snake(t.heads[t.attrs.index(group)]): by}
    else:
        if group:
            for e, d in rows:
                d[key[group]] = str(t.get(e, group))
        if r.random() < .4:
            top = {snake(t.p): {d.pop(name): d for _, d in rows}}
        else:
            top = {snake(t.p): [d for _, d in rows]} if r.random() < .7 else [d for _, d in rows]
    if isinstance(top, dict) and r.random() < .4:
        top = {**{"generated": f"{r.randint(2021, 2025)}-{r.randint(1, 12):02d}-{r.randint(1, 28):02d}", "count": len(t.rows)}, **top}
    return top, code


def yaml(x, depth=0):
    pad = "  " * depth
    lines = []
    scalar = lambda v: {True: "true", False: "false", None: "null"}[v] if v is None or isinstance(v, bool) else str(v)
    if isinstance(x, dict):
        for k, v in x.items():
            if isinstance(v, (dict, list)):
                lines += [f"{pad}{k}:"] + yaml(v, depth + 1)
            else:
                lines.append(f"{pad}{k}: {scalar(v)}")
    else:
        for v in x:
            sub = yaml(v, depth + 1)
            lines += [f"{pad}- {sub[0].strip()}"] + sub[1:]
    return lines


def ini(t, page):
    style = t.r.choice((" = ", "=", ": "))
    out = []
    for e, _ in zip(t.rows, objects(t, page)):
        out.append(f"[{e}]")
        for a in t.attrs:
            c = page.cell(a, e)
            out.append(f"{page.head(a)}{style}{'' if c is None else c}".rstrip())
        out.append("")
    return "\n".join(out).strip()


def xml(t, page):
    r = t.r
    tag, attributes = snake(t.s), r.random() < .4
    if t.s == t.p:
        tag += "_item"
    lines = [f"<{snake(t.p)}>"]
    for e in t.rows:
        if attributes:
            lines.append(f"  <{tag} name=\"{escape(e)}\" " + " ".join(f'{page.head(a)}="{escape(page.cell(a, e) or "")}"' for a in t.attrs) + "/>")
        else:
            lines += [f"  <{tag} name=\"{escape(e)}\">"] + [f"    <{page.head(a)}>{escape(page.cell(a, e))}</{page.head(a)}>" if page.cell(a, e) is not None else f"    <{page.head(a)}/>" for a in t.attrs] + [f"  </{tag}>"]
    return "\n".join(lines + [f"</{snake(t.p)}>"])


def specs(t, page):
    r = t.r
    style = r.randrange(3)
    out = []
    for e in t.rows:
        cells = [f"{page.head(a)}: {page.text(a, e) or '—'}" for a in t.attrs]
        out.append({0: f"{e}\n" + "\n".join("  " + c for c in cells) + "\n", 1: f"- {e} — " + "; ".join(cells), 2: f"{e} ({', '.join(cells)})"}[style])
    return "\n".join(out).strip()


def prose(t, page):
    """The table as sentences, one or two a row, in varied order."""
    r = t.r
    out = []
    for e in t.rows:
        facts = []
        for a in r.sample(t.attrs, len(t.attrs)):
            v = t.get(e, a)
            if v is None:
                facts.append(r.choice((f"the {a.nouns[0]} of {e} is not known", f"no {a.nouns[0]} was given for {e}")))
            elif a.kind == "bool":
                facts.append(f"{e} {a.vs if v else a.neg[0]}")
            else:
                facts.append(r.choice([f"{{e}} {a.vs} {PREP.get(a.kind, '')}{{v}}"] * 2 + a.look).format(**t.said(a, e, v)))
        sentences, i = [], 0
        while i < len(facts):
            k = r.choice((1, 2, 2, 3))
            part = facts[i:i + k]
            i += k
            if all(x.startswith(e + " ") for x in part):
                part[1:] = [x[len(e) + 1:] for x in part[1:]]
                if sentences and r.random() < .6 and t.s not in PEOPLE:
                    part[0] = r.choice(("it", f"the {t.s}")) + part[0][len(e):]
            sentences.append(", ".join(part[:-1]) + " and " + part[-1] if len(part) > 1 else part[0])
        text = [s if s.startswith(e) else s[0].upper() + s[1:] for s in sentences]
        out.append(". ".join(text) + ".")
    return "\n".join(out) if r.random() < .4 else " ".join(out)


def log(t, page):
    """One record a line, key=value, in the order of invented time stamps."""
    r = t.r
    at = datetime.datetime(r.randint(2022, 2025), r.randint(1, 12), r.randint(1, 28), r.randint(0, 20), r.randint(0, 59), r.randint(0, 59))
    out = []
    for e in t.rows:
        at += datetime.timedelta(seconds=r.randint(1, 900))
        cells = " ".join(f"{page.head(a)}={json.dumps(c, ensure_ascii=False) if ' ' in c else c}" for a in t.attrs for c in [page.cell(a, e) or "null"])
        out.append(f"{at.isoformat(sep=' ')} INFO {snake(t.domain)} {snake(t.s)}={json.dumps(e, ensure_ascii=False) if ' ' in e else e} {cells}")
    return "\n".join(out)


TITLES = ("{P} overview", "List of {p}", "{P} at a glance", "{P}", "Summary of {p}", "{P} – current data", "Table 3: {P}", "Overview: {p}", "{P} compared", "Data sheet, {p}")
INTRO = ("The following {p} are on record.", "Below are the {n} {p} reviewed this month.", "Figures were checked by the office before publication.", "This list replaces the earlier version.", "All entries as reported by the people in charge.", "The data were compiled for internal use.", "Here is what we have on the {n} {p}.")
OUTRO = ("Changes will be announced separately.", "Please report mistakes to the office.", "Source: own records.", "No guarantee is given for completeness.", "Rounded where needed.", "Questions go to the front desk.", "End of list.")


CHECKED = False         # set by --check


def faithful(t, page, body, kind):
    """Every name and every cell occurs in the document."""
    text = body.replace("&#x27;", "'").replace("&amp;", "&")
    for e in t.rows:
        assert e in text, (kind, e)
        for a in t.attrs:
            c = page.cell(a, e)
            if c is not None:
                v = typed(a, c) if kind in ("json", "yaml") else c
                v = str(v).lower() if isinstance(v, bool) else str(v)
                assert v in text, (kind, e, c)


def table_document(rng, kind):
    for _ in range(60):
        try:
            schema = rng.choice(SCHEMAS) if rng.random() > .06 else next(x for x in SCHEMAS if x[0] == "order")
            few = kind in ("xml", "ini", "yaml", "json", "html", "news", "specs", "log")
            t = Table(rng, schema, rng.choice((3, 4, 4, 5)) if few else None, rng.choice((3, 3, 4)) if few else None)
        except (Retry, ValueError):
            continue
        raw = kind in ("json", "yaml", "ini", "xml", "log")
        page = Page(t, raw)
        if kind == "csv":
            page.sep = False
            body = sv(page.grid(), rng, ",")
        elif kind == "tsv":
            body = sv(page.grid(), rng, rng.choice("\t;"))
        elif kind == "markdown":
            body = md(page.grid(), rng)
        elif kind == "html":
            body = html(page.grid(), rng)
        elif kind == "aligned":
            body = aligned(page.grid(), rng)
        elif kind == "transposed":
            body = rng.choice((md, aligned, html, lambda g, r: sv(g, r, ",")))(turned(page.grid()), rng)
        elif kind in ("json", "yaml"):
            top, _ = as_json(t, page)
            body = "\n".join(yaml(top)) if kind == "yaml" else json.dumps(top, ensure_ascii=False, indent=rng.choice((None, None, 1, 2)))
        else:
            body = dict(ini=ini, xml=xml, specs=specs, news=prose, log=log)[kind](t, page)
        if not raw and kind not in ("csv", "tsv"):
            fmt = dict(p=t.p, P=t.p.capitalize(), n=t.n)
            if rng.random() < .25 and kind != "html":
                body = rng.choice(INTRO).format(**fmt) + "\n\n" + body
            elif rng.random() < .3 and kind != "html":
                body = body + "\n\n" + rng.choice(OUTRO)
            if rng.random() < .45:
                h = rng.choice(TITLES).format(**fmt)
                body = {"markdown": "## " + h, "html": f"<h2>{h}</h2>"}.get(kind, h) + "\n\n" + body
        if CHECKED and kind != "news":
            faithful(t, page, body, kind)
        if 150 <= len(body) <= 1200:
            c = t.claims(rng.choice((4, 5, 5, 6)))
            if len(c) >= 8:
                return t.domain, body, c
    raise Retry


# ---------------------------------------------------------------- items by periods (finance statements, monthly figures)

FINANCE = "Revenue|Cost of sales|Marketing spending|Research spending|Administrative cost|Depreciation|Other income|Interest income|Interest expense|Income tax|Operating cost|Capital expenditure|Dividend payout|Net debt|Inventory value|Personnel cost|Rental income|Licence income|Energy cost|Travel cost|Insurance cost|Order backlog|Equity|Pension cost".split("|")
SIGNED = "Operating profit|Net profit|Profit before tax|Cash flow from operations|Free cash flow|Net finance result|Result of discontinued operations".split("|")
# domain; what is measured; verb for one item; unit; item names; value range
MATRIX = [tuple(x.strip() for x in l.split(";")) for l in """
finance; amount; came to; money; finance; 40 9800 1
segments; revenue; made; money; firmpart; 40 4800 1
budgets; spending; spent; money; dept; 12 980 1
energy_months; electricity use; used; kWh; place; 120 9400 10
museum_quarters; number of visitors; had; visitors; venue; 300 48000 10
bus_months; number of passengers; carried; passengers; brand; 900 64000 50
app_months; number of downloads; had; downloads; brand; 400 88000 100
party_votes; share of the vote; got; %; party; 3 38 .1
water_levels; water level; stood at; cm; lake; 40 890 1
prices; average price; was at; price; crop; 60 480 1
emissions; emissions; emitted; t; firm; 120 9600 10
headcount; number of employees; had; employees; dept; 6 420 1
support; number of tickets; closed; tickets; first; 8 240 1
sales_units; number of units; sold; units; product; 14 4800 1
births; number of births; recorded; births; place; 20 1900 1
temperatures; average temperature; recorded; °C; place; 1 31 .1
school_scores; average score; scored; points; course; 31 98 1
hotel_occupancy; occupancy rate; reached; %; hotel; 22 97 1
""".strip().splitlines()]
PARTIES = "Green League|Civic Union|Labour Front|Liberal Forum|Farmers' Party|Progress List|Centre Alliance|National Pact|Workers' Voice|Open Society".split("|")


class Matrix:
    """Figures of items over periods."""

    def __init__(self, rng, prose=False):
        self.r = r = rng
        self.domain, self.noun, self.verb, self.unit, kind, span = r.choice(MATRIX if r.random() < .55 else MATRIX[:3])
        names = Names(r)
        n = r.choice((2, 3, 3, 4)) if prose else r.choice((3, 4, 4, 5, 6))
        self.fin = kind == "finance"
        if self.fin:
            self.items = r.sample(FINANCE, n - 1) + [r.choice(SIGNED)]
            self.items = list(dict.fromkeys(self.items))
        elif kind == "party":
            self.items = r.sample(PARTIES, n)
        elif kind == "firmpart":
            self.items = r.sample("Retail|Wholesale|Online|Europe|Asia|North America|Services|Hardware|Consumer|Industrial|Licensing|Africa|Leasing".split("|"), n)
        else:
            self.items = [names.make(kind) for _ in range(n)]
        y = r.randint(2012, 2024)
        style = r.choice(("year", "year", "quarter", "month")) if not prose else r.choice(("year", "quarter2"))
        if self.domain == "party_votes":
            style = "year"
        k = 2 if prose else r.choice((2, 2, 3, 4))
        if style == "year":
            self.periods = [str(y + i) for i in range(k)]
        elif style == "quarter2":
            q = r.randint(1, 4)
            self.periods = [f"Q{q} {y}", f"Q{q} {y + 1}"]
        elif style == "quarter":
            q = r.randint(1, 5 - min(k, 4))
            self.periods = [f"Q{q + i} {y}" for i in range(min(k, 5 - q))]
        else:
            m = r.randint(0, 12 - k)
            self.periods = [MONTHS[m + i] for i in range(k)]
        lo, hi, step = map(D, span.split())
        steps = int((hi - lo) / step)
        self.dec = max(0, -step.normalize().as_tuple().exponent)
        self.v, used = {}, set()
        for it in self.items:
            base = r.randint(0, steps)
            for p in self.periods:
                for _ in range(50):
                    x = lo + step * max(0, min(steps, int(base * r.uniform(.6, 1.5)) + r.randint(0, 3)))
                    if it in SIGNED and r.random() < .35:
                        x = -x
                    if abs(x) not in used:
                        break
                else:
                    raise Retry
                used.add(abs(x))
                self.v[it, p] = x
        self.cur = r.choice("€€$£")
        self.scale = r.choice((1, 1000, 1000000)) if self.unit == "money" else 1
        self.say_ = Say(r, self.cur)
        self.cl = Claims(r, set(self.items))
        self.firm = names.make("firm")
        self.newest_first = r.random() < .5 and style == "year"

    def say(self, x):
        """A figure in a claim; negative ones never come here."""
        r = self.r
        if self.unit == "money":
            code, word = CURRENCY[self.cur]
            n = plain(x)
            if self.scale == 1:
                return r.choice((f"{self.cur}{n}", f"{n} {word}", f"{code} {n}"))
            size, short = ("thousand", "k") if self.scale == 1000 else ("million", "m")
            forms = [f"{self.cur}{n} {size}", f"{n} {size} {word}", f"{code} {n} {size}", f"{self.cur}{n}{short}"]
            if self.scale == 1000:
                forms += [f"{self.cur}{plain(x * 1000)}"] * 2
                if x >= 1000 and x % 10 == 0:
                    forms.append(f"{self.cur}{plain((x / 1000).normalize())} million")
            elif x >= 1000 and x % 10 == 0:
                forms.append(f"{self.cur}{plain((x / 1000).normalize())} billion")
            return r.choice(forms)
        if self.unit == "price":
            return r.choice((f"{self.cur}{plain(x)} a tonne", f"{plain(x)} {CURRENCY[self.cur][1]} per tonne"))
        if self.unit in UNITS:
            return self.say_.unit(x, self.unit)
        return self.say_.count(x)

    def points(self, d):
        if self.unit == "%":
            return self.r.choice((f"{plain(d)} percentage point" + "s" * (d != 1), f"{plain(d * 100)} basis points")) if self.dec else f"{plain(d)} percentage point" + "s" * (d != 1)
        return self.say(d)

    def label(self, it):
        return it[0].lower() + it[1:] if self.fin else it

    def subject(self, it):
        """Phrase for the figure of an item, as a subject."""
        if self.fin:
            return self.label(it)
        if self.unit in ("visitors", "passengers", "downloads", "employees", "tickets", "units", "births"):
            return self.r.choice((f"the {self.noun} for {it}", f"the {self.noun} of {it}"))
        return self.r.choice((f"the {self.noun} of {it}", f"{it}'s {self.noun}" if it[-1] != "s" else f"the {self.noun} of {it}"))

    def lookup(self):
        it, p = self.r.choice(self.items), self.r.choice(self.periods)
        v = self.v[it, p]
        cells = [(i, q) for i in self.items for q in self.periods if (i, q) != (it, p) and (self.v[i, q] > 0) == (v > 0)]
        same = [c for c in cells if c[0] == it] * 2 + [c for c in cells if c[1] == p] + cells
        if not same:
            raise Retry
        i, q = self.r.choice(same)
        neg = v < 0
        s = self.subject(it)
        t = dict(s=s, p=p, v=self.say(abs(v)), i=self.label(it))
        f = dict(t, v=self.say(abs(self.v[i, q])))
        if i == it and self.r.random() < .4:
            f = dict(t, p=q)
        if neg or it in SIGNED:
            t["n"], f["n"] = ("negative", "negative") if neg else ("positive", "positive")
            if self.r.random() < .4:
                f = dict(t, n="positive" if neg else "negative")
            ts = ["{s} was {n} at {v} in {p}", "in {p}, {s} was {n}: {v}", "{s} in {p} was {n} ({v})", "at {v}, {s} was {n} in {p}"]
            return self.cl.twin("number", ts, t, f)
        ts = ["{s} was {v} in {p}", "in {p}, {s} came to {v}", "{s} in {p}: {v}", "{s} amounted to {v} in {p}", "for {p}, {s} is given as {v}", "{v} is what {s} came to in {p}", "{s} stood at {v} in {p}", "the {p} figure for {i} is {v}"]
        if not self.fin:
            u = "" if self.unit in UNITS or self.unit in ("money", "price") else " " + self.unit
            ts += [f"in {{p}}, {it} {self.verb} {{v}}{u}", f"{it} {self.verb} {{v}}{u} in {{p}}"]
        if self.r.random() < .45 and t["p"] == f["p"]:
            return self.cl.twin("number", ["{v}"], t, f, q=self.r.choice(("What was {s} in {p}?", "How much was {s} in {p}?", "What is the {p} figure for {i}?")), short=True)
        self.cl.twin("number", ts, t, f)

    def steps(self):
        """(item, earlier, later period) with positive figures."""
        out = [(i, p, q) for i in self.items for a, p in enumerate(self.periods) for q in self.periods[a + 1:] if self.v[i, p] > 0 and self.v[i, q] > 0 and i not in SIGNED]
        if not out:
            raise Retry
        return self.r.choice(out)

    def trend(self):
        it, p, q = self.steps()
        x, y = self.v[it, p], self.v[it, q]
        up = y > x
        s = self.subject(it)
        words = [("rose", "fell"), ("increased", "decreased"), ("went up", "went down"), ("grew", "shrank"), ("climbed", "dropped")]
        w = self.r.choice(words)
        t = dict(s=s, a=p, b=q, d=w[0] if up else w[1], x=self.say(x), y=self.say(y))
        opp = w[1] if up else w[0]
        roll = self.r.random()
        if roll < .25:
            f = dict(t, d=opp)
            return self.cl.twin("direction", ["{s} {d} from {a} to {b}", "between {a} and {b}, {s} {d}", "compared with {a}, {s} {d} in {b}", "{s} {d} in {b} as against {a}", "from {a} to {b} {s} {d}", "against {a}, {s} {d} in {b}", "in {b} {s} {d}, measured against {a}"], t, f)
        ts = ["{s} {d} from {x} in {a} to {y} in {b}", "between {a} and {b}, {s} {d} from {x} to {y}", "{s} {d} to {y} in {b}, from {x} in {a}", "in {b}, {s} {d} to {y} (from {x} in {a})", "{s} {d} from {x} to {y} between {a} and {b}", "after {x} in {a}, {s} {d} to {y} in {b}"]
        if roll < .6:
            return self.cl.twin("direction", ts, t, dict(t, x=t["y"], y=t["x"], d=opp))
        d = abs(y - x)
        t["g"] = self.points(d)
        wrong = [abs(self.v[i, p] - self.v[i, q]) for i in self.items if i != it] + [abs(self.v[it, z] - y) for z in self.periods if z not in (p, q)] + [x + y, d + 10 ** max(0, len(str(int(d))) - 1)]
        wrong = [z for z in wrong if z > 0 and z != d]
        ts = ["{s} {d} by {g} from {a} to {b}", "between {a} and {b}, {s} {d} by {g}", "compared with {a}, {s} {d} by {g} in {b}", "{s} {d} by {g} in {b}, against {a}", "in {b}, {s} {d} by {g} on {a}", "from {a} to {b}, {s} {d} by {g}"]
        if roll < .7:
            return self.cl.twin("direction", ts, t, dict(t, d=opp))
        self.cl.twin("arithmetic", ts, t, dict(t, g=self.points(self.r.choice(wrong))))

    def percent(self):
        if self.unit in ("%", "°C"):
            raise Retry
        it, p, q = self.steps()
        x, y = self.v[it, p], self.v[it, q]
        c = rounded(abs(y - x) / x * 100, 1)
        if c < 2:
            raise Retry
        up = y > x
        wrong = [abs(y - x) / y * 100, D(100) * y / x] + [abs(self.v[i, q] - self.v[i, p]) / abs(self.v[i, p]) * 100 for i in self.items if i != it and self.v[i, p] > 0 and self.v[i, q] > 0] * 2
        wrong = [rounded(w, 1) for w in wrong if abs(w - c) > max(D("1.2"), c / 12)]
        if not up:
            wrong = [w for w in wrong if w < 100]
        if not wrong:
            raise Retry
        whole = self.r.random() < .4
        form = self.r.choice(("{}%", "{} percent", "{} per cent"))
        show = lambda v: form.format(plain(rounded(v, 0) if whole else v))
        about = self.r.choice(("about ", "around ", "roughly ", "some "))
        w = self.r.choice((("rose", "fell"), ("increased", "decreased"), ("grew", "shrank"), ("went up", "went down"), ("was up", "was down")))
        t = dict(s=self.subject(it), a=p, b=q, d=w[0] if up else w[1], g=about + show(c))
        f = dict(t, g=about + show(self.r.choice(wrong))) if self.r.random() < .65 else dict(t, d=w[1] if up else w[0])
        if t == f:
            raise Retry
        self.cl.twin("arithmetic", ["{s} {d} by {g} from {a} to {b}", "between {a} and {b}, {s} {d} by {g}", "in {b}, {s} {d} by {g} on {a}", "compared with {a}, {s} {d} by {g} in {b}", "{s} {d} {g} from {a} to {b}", "against {a}, {s} {d} {g} in {b}"], t, f)

    def compare(self):
        p = self.r.choice(self.periods)
        items = [i for i in self.items if i not in SIGNED]
        x, y = self.r.sample(items, 2)
        if self.v[x, p] < self.v[y, p]:
            x, y = y, x
        flip = self.r.random() < .5
        t = dict(a=self.label(y if flip else x), b=self.label(x if flip else y), d="lower" if flip else "higher", p=p)
        f = dict(t, a=t["b"], b=t["a"]) if self.r.random() < .5 else dict(t, d="higher" if flip else "lower")
        others = [q for q in self.periods if (self.v[x, q] > self.v[y, q]) != (self.v[x, p] > self.v[y, p])]
        if others and self.r.random() < .7:
            f = dict(t, p=self.r.choice(others))
        n = "figure" if self.fin else self.noun
        self.cl.twin("comparison", [f"in {{p}}, the {n} for {{a}} was {{d}} than for {{b}}", f"{{a}} had a {{d}} {n} than {{b}} in {{p}}", f"for {{p}}, {{a}} shows a {{d}} {n} than {{b}}", f"set against {{b}}, {{a}} had the {{d}} {n} in {{p}}", f"the {n} in {{p}} is {{d}} for {{a}} than for {{b}}"], t, f)

    def best(self):
        """The period of an item's highest figure, or the item with the highest figure of a period."""
        top = self.r.random() < .5
        w = "highest" if top else "lowest"
        pick = max if top else min
        if self.r.random() < .5 and len(self.periods) > 2:
            it = self.r.choice(self.items)
            p = pick(self.periods, key=lambda q: self.v[it, q])
            q = self.r.choice([q for q in self.periods if q != p])
            t = dict(s=self.subject(it), p=p)
            f = dict(t, p=q)
            ts = [f"{{s}} was {w} in {{p}}", f"{{p}} was the period in which {{s}} was {w}", f"{{s}} reached its {w} level in {{p}}", "{s} peaked in {p}" if top else "{s} hit its low in {p}", f"of all periods shown, {{p}} has the {w} figure for {self.label(it)}"]
            if self.r.random() < .25:
                return self.cl.twin("comparison", ["{p}", "in {p}"], t, f, q=f"When was {{s}} {w}?", short=True)
            return self.cl.twin("comparison", ts, t, f)
        items = [i for i in self.items if i not in SIGNED]
        if len(items) < 3 or self.fin:
            raise Retry
        p = self.r.choice(self.periods)
        it = pick(items, key=lambda i: self.v[i, p])
        x = self.r.choice([i for i in items if i != it])
        n = self.noun
        self.cl.twin("comparison", [f"in {{p}}, {{e}} had the {w} {n}", f"{{e}} had the {w} {n} in {{p}}", f"the {w} {n} in {{p}} was that of {{e}}", f"for {{p}}, {{e}} shows the {w} {n} of all", f"nobody had a {'higher' if top else 'lower'} {n} than {{e}} in {{p}}"], dict(e=it, p=p), dict(e=x, p=p))

    def movers(self):
        """How many items rose, and which."""
        p, q = self.periods[0], self.periods[-1]
        items = [i for i in self.items if i not in SIGNED]
        up = [i for i in items if self.v[i, q] > self.v[i, p]]
        down = [i for i in items if i not in up]
        if not up or not down or self.fin:
            raise Retry
        rose = self.r.random() < .5
        yes, no = (up, down) if rose else (down, up)
        w, one_ = (("rose", "increase") if rose else ("fell", "decrease"))
        roll = self.r.random()
        n = self.noun
        if roll < .4 and len(items) > 2:
            k = [x for x in (len(yes) - 1, len(yes) + 1, len(no)) if 0 < x < len(items) and x != len(yes)]
            t, f = dict(k=WORDS[len(yes)], n=WORDS[len(items)]), dict(k=WORDS[self.r.choice(k)], n=WORDS[len(items)])
            return self.cl.twin("quantifier", [f"the {n} {w} for {{k}} of the {{n}} from {p} to {q}", f"{{k}} of the {{n}} saw an {one_} between {p} and {q}" if one_[0] == "i" else f"{{k}} of the {{n}} saw a {one_} between {p} and {q}", f"from {p} to {q}, the {n} {w} in {{k}} out of {{n}} cases"], t, f)
        if len(yes) == 1:
            t, f = dict(e=yes[0]), dict(e=self.r.choice(no))
            return self.cl.twin("membership", [f"only {{e}} saw its {n} {'rise' if rose else 'fall'} from {p} to {q}", f"the {n} {w} only for {{e}} between {p} and {q}", f"from {p} to {q}, {{e}} was the only one whose {n} {w}", f"everyone's {n} {'fell' if rose else 'rose'} from {p} to {q}, except that of {{e}}"], t, f)
        a, b = self.r.choice(yes), self.r.choice(no)
        o = "fell" if rose else "rose"
        self.cl.twin("direction", [f"the {n} of {{a}} {w} from {p} to {q}, while that of {{b}} {o}", f"from {p} to {q}, the {n} of {{a}} {w} and the one of {{b}} {o}", f"between {p} and {q}, the {n} {o} for {{b}} but {w} for {{a}}"], dict(a=a, b=b), dict(a=b, b=a))

    def unit_(self):
        if self.unit != "money" or self.scale == 1:
            raise Retry
        it, p = self.r.choice([i for i in self.items if i not in SIGNED]), self.r.choice(self.periods)
        n = plain(self.v[it, p])
        u, w = ("thousand", "million") if self.scale == 1000 else ("million", "thousand")
        t = dict(s=self.subject(it), p=p, v=n, u=u, c=self.cur)
        self.cl.twin("unit", ["{s} was {c}{v} {u} in {p}", "in {p}, {s} came to {c}{v} {u}", "{s} amounted to {c}{v} {u} in {p}", "{s} in {p}: {c}{v} {u}", "the report puts {s} at {c}{v} {u} for {p}"], t, dict(t, u=w))

    def total(self):
        if self.unit in ("°C", "cm", "points", "price") or self.noun == "occupancy rate":
            raise Retry
        items = [i for i in self.items if i not in SIGNED]
        if self.r.random() < .5 and self.unit != "%" or self.fin:
            if self.unit == "employees" or self.unit == "%":
                raise Retry
            it = self.r.choice(items)
            if len(self.periods) < 2:
                raise Retry
            ps = self.r.sample(self.periods, 2)
            ps.sort(key=self.periods.index)
            s = sum(self.v[it, p] for p in ps)
            wrong = [self.v[i, ps[0]] + self.v[it, ps[1]] for i in items if i != it] + [abs(self.v[it, ps[0]] - self.v[it, ps[1]])] + [self.v[i, ps[0]] + self.v[i, ps[1]] for i in items if i != it]
            t = dict(s=self.subject(it), a=ps[0], b=ps[1], v=self.say(s))
            return self.cl.twin("arithmetic", ["over {a} and {b} together, {s} came to {v}", "{s} added up to {v} over {a} and {b}", "taking {a} and {b} together, {s} was {v}", "{s} in {a} and {b} sums to {v}"], t, dict(t, v=self.say(self.r.choice([w for w in wrong if w > 0 and w != s]))))
        p = self.r.choice(self.periods)
        x, y = self.r.sample(items, 2)
        s = self.v[x, p] + self.v[y, p]
        wrong = [self.v[x, q] + self.v[y, q] for q in self.periods if q != p] + [self.v[x, p] + self.v[i, p] for i in items if i not in (x, y)] + [abs(self.v[x, p] - self.v[y, p])]
        wrong = [w for w in wrong if w > 0 and w != s]
        if self.unit == "%" and max(wrong + [s]) > 100:
            raise Retry
        t = dict(a=self.label(x), b=self.label(y), p=p, v=self.say(s))
        self.cl.twin("arithmetic", ["in {p}, {a} and {b} together came to {v}", "{a} and {b} add up to {v} for {p}", f"the combined {self.noun} of {{a}} and {{b}} in {{p}} was {{v}}", "taken together, {a} and {b} reached {v} in {p}"], t, dict(t, v=self.say(self.r.choice(wrong))))

    def pair_years(self):
        """Two items, each with its figure, in one sentence."""
        items = [i for i in self.items if i not in SIGNED]
        x, y = self.r.sample(items, 2)
        p = self.r.choice(self.periods)
        t = dict(a=self.subject(x), b=self.subject(y), p=p, u=self.say(self.v[x, p]), v=self.say(self.v[y, p]))
        f = dict(t, u=t["v"], v=t["u"]) if self.r.random() < .6 else dict(t, v=self.say(self.r.choice([self.v[y, q] for q in self.periods if q != p])))
        self.cl.twin("swap", ["in {p}, {a} was {u} and {b} {v}", "{a} came to {u} and {b} to {v} in {p}", "{p}: {a} {u}, {b} {v}", "for {p}, {a} is put at {u} and {b} at {v}", "while {a} was {u} in {p}, {b} was {v}"], t, f)

    SKILLS = dict(lookup=3, trend=4, percent=2.5, compare=2, best=2, movers=2, unit_=1.5, total=2, pair_years=2)
    claims = Table.claims

    # documents
    def cellvalue(self, v, paren):
        n = plain(abs(v), self.dec)
        return n if v >= 0 else f"({n})" if paren else f"-{n}"

    def unit_note(self):
        code = CURRENCY[self.cur][0]
        if self.unit == "money":
            return {1: self.r.choice((f"in {code}", code)), 1000: self.r.choice((f"in {code} thousand", f"{code} '000", f"k{self.cur}" if code == "EUR" else f"in thousands of {CURRENCY[self.cur][1]}", f"amounts in {code} thousands")), 1000000: self.r.choice((f"in {code} million", f"{code}m", f"{code} millions", f"in millions of {CURRENCY[self.cur][1]}"))}[self.scale]
        if self.unit == "price":
            return f"{code} per tonne"
        return self.unit if self.unit in UNITS else ""

    def table(self, form):
        r = self.r
        note = self.unit_note()
        what = "Selected figures" if self.fin else self.noun[0].upper() + self.noun[1:]
        periods = self.periods[::-1] if self.newest_first else self.periods
        paren = r.random() < .6
        in_head = r.random() < .5
        g = [[(f"{note}" if in_head and note else "")] + periods] + [[i] + [self.cellvalue(self.v[i, p], paren) for p in periods] for i in self.items]
        turn = r.random() < .25
        if turn:
            g = turned(g)
        body = {"aligned": aligned, "markdown": md, "html": html}.get(form, lambda g, r: sv([[c.replace(",", "") for c in row] for row in g], r, ","))(g, r)
        title = r.choice((f"{what}{'' if in_head or not note else ' (' + note + ')'}", f"{self.firm} – {what.lower()}{'' if in_head or not note else ', ' + note}"))
        neg = any(v < 0 for v in self.v.values())
        notes = (["Figures in parentheses are negative."] if neg and paren else []) + r.sample(["Unaudited.", "Figures as reported.", "Earlier periods have not been restated.", "The next report is due in spring."], r.choice((0, 0, 1)))
        return title + "\n\n" + body + ("\n\n" + " ".join(notes) if notes else "")

    def text(self):
        """A press release in prose; the later figure first, the earlier one as comparison."""
        r = self.r
        a, b = self.periods[0], self.periods[-1]
        fmt = lambda v: self.say(v)
        out = []
        for it in self.items:
            x, y = self.v[it, a], self.v[it, b]
            s = self.label(it) if self.fin else f"{self.noun} of {it}" if r.random() < .5 or it[-1] == "s" else f"{it}'s {self.noun}"
            the = "" if self.fin or s.startswith(it) else "the "
            if it in SIGNED:
                sign = lambda v: ("minus " if v < 0 else "") + fmt(abs(v))
                out.append(f"{the}{s} was {sign(y)} in {b}, compared with {sign(x)} in {a}")
                continue
            w = r.choice((("rose", "fell"), ("grew", "declined"), ("increased", "decreased"), ("climbed", "slipped")))[0 if y > x else 1]
            out.append(r.choice((f"{the}{s} {w} to {fmt(y)} in {b}, from {fmt(x)} in {a}", f"in {b}, {the}{s} was {fmt(y)} ({a}: {fmt(x)})", f"{the}{s} came to {fmt(y)} in {b}, against {fmt(x)} in {a}", f"{the}{s} {w} from {fmt(x)} in {a} to {fmt(y)} in {b}", f"after {fmt(x)} in {a}, {the}{s} reached {fmt(y)} in {b}")))
        out = [s[0].upper() + s[1:] + "." for s in out]
        opening = r.choice((f"{self.firm} has published its figures for {b}.", f"{self.firm} today reported on {b}.", f"A report by {self.firm} compares {b} with {a}.", f"New figures from {self.firm}."))
        closing = r.choice(("", "", f"The chief executive, {Names(r).make('person')}, called the outlook cautious.", "An auditor has not yet reviewed the figures.", "Details will follow at the annual meeting.", f"The report was presented in {Names(r).make('place')}."))
        return " ".join([opening] + out + ([closing] if closing else []))


def matrix_document(rng, kind):
    for _ in range(60):
        try:
            m = Matrix(rng, kind == "press")
            body = m.text() if kind == "press" else m.table(kind)
            if 150 <= len(body) <= 1200:
                c = m.claims(rng.choice((4, 5, 5, 6)))
                if len(c) >= 8:
                    return m.domain, body, c
        except (Retry, ValueError):
            continue
    raise Retry


# ---------------------------------------------------------------- rules (policies, contracts, house rules)

class Rules:
    """A document of clauses; each clause gives its sentences and some twins."""

    def __init__(self, rng):
        self.r, self.names = rng, Names(rng)
        self.cur = rng.choice("€€$£")
        self.say = Say(rng, self.cur)
        self.cl = Claims(rng, set())
        self.org = self.names.make(rng.choice(("venue", "firm", "hotel", "team")))
        self.todo = []

    def add(self, kind, templates, t, f, q=None, short=False):
        self.todo.append((kind, templates, t, f, q, short))

    def m(self, v):
        return self.say.money(D(v))

    def refund(self):
        r = self.r
        what = r.choice(("booking", "tour", "course place", "seat reservation", "room", "rental"))
        a, b = r.choice((60, 45, 30, 28, 21)), r.choice((14, 10, 7, 5))
        p = r.choice((25, 40, 50, 60, 75))
        text = r.choice((f"Anyone who cancels a {what} at least {a} days in advance gets the full price back. With at least {b} days' notice, {p}% is refunded. After that nothing is paid back.",
                         f"A {what} can be cancelled free of charge up to {a} days before it begins; with fewer than {a} but at least {b} days to go, we refund {p}% of the price; later cancellations are not refunded."))
        def amount(d):
            return "the full price" if d >= a else f"{p}% of the price" if d >= b else "nothing"
        d = r.choice((a, a + r.randint(1, 20), a - 1, r.randint(b + 1, a - 1), r.randint(b + 1, a - 1), b, b - 1, r.randint(1, b - 1)))
        right = amount(d)
        wrong = r.choice([x for x in ("the full price", f"{p}% of the price", "nothing") if x != right])
        n = str(d)
        t = dict(n=n, x=right)
        other = r.choice([z for z in (a + 5, (a + b) // 2, b - 2, a, b) if amount(z) != right])
        ts = [f"somebody who cancels a {what} {{n}} days ahead gets {{x}} back", f"with {{n}} days to go, cancelling a {what} brings back {{x}}", "cancelling {n} days before the start means that {x} is refunded", f"if you call off a {what} {{n}} days in advance, you are repaid {{x}}"]
        self.add("condition", ts, t, dict(t, x=wrong) if r.random() < .6 else dict(t, n=str(other)))
        if r.random() < .5:
            self.add("condition", ["{x}"], dict(x=right), dict(x=wrong), f"How much do I get back if I cancel my {what} {n} days before?", True)
        return text

    def hours(self):
        r = self.r
        d = r.sample(WEEKDAYS[:6], 2)
        t1, t2 = r.choice((480, 510, 540, 570, 600)), r.choice((1020, 1080, 1110, 1140, 1200))
        t3 = t2 + r.choice((-180, -150, -120, 60, 90, 120))
        w = lambda t: "%02d:%02d" % divmod(t, 60)
        what = r.choice(("office", "front desk", "reading room", "shop", "pool", "workshop"))
        shut = r.choice(("closed all day", "closed"))
        text = r.choice((f"The {what} is open every day from {w(t1)} to {w(t2)}, except on {d[0]}s, when it closes at {w(t3)}, and on {d[1]}s, when it is {shut}.", f"Opening hours of the {what}: {w(t1)}–{w(t2)}; {d[0]} {w(t1)}–{w(t3)}; {d[1]} {shut}."))
        normal = [x for x in WEEKDAYS if x not in d]
        self.add("exception", [f"on {{d}} the {what} closes at {{t}}", f"the {what} shuts at {{t}} on {{d}}", f"{{t}} is closing time at the {what} on {{d}}", f"the {what} stays open until {{t}} on {{d}}"],
                 dict(d=d[0] + "s", t=self.say.time(t3)), r.choice((dict(d=d[0] + "s", t=self.say.time(t2)), dict(d=r.choice(normal) + "s", t=self.say.time(t3)))))
        self.add("exception", [f"the {what} does not open on {{d}}", f"on {{d}} the {what} stays shut", f"{{d}} are the one day without opening hours at the {what}", f"nobody can visit the {what} on {{d}}"], dict(d=d[1] + "s"), dict(d=r.choice(normal + [d[0]]) + "s"))
        longer = t3 > t2
        x = r.choice(normal)
        self.add("arithmetic", [f"on {d[0]}s the {what} is open {{g}} {{d}} than on {x}s", f"compared with {x}s, the {what} is open {{g}} {{d}} on {d[0]}s"], dict(g=self.say.minutes(abs(t3 - t2)), d="longer" if longer else "less"), dict(g=self.say.minutes(abs(t3 - t2)), d="less" if longer else "longer"))
        return text

    def groups(self):
        r = self.r
        a = r.randint(8, 40)
        c, s = r.sample([x for x in range(3, a)], 2) if a > 6 else (3, 4)
        age = r.choice((5, 6, 7, 10, 12))
        free = r.choice((2, 3, 4))
        text = r.choice((f"Adults pay {self.cur}{a}, pensioners {self.cur}{s} and children under {age} {self.cur}{c}; infants under {free} get in free.", f"Admission: adults {self.cur}{a}, senior citizens {self.cur}{s}, children below the age of {age} {self.cur}{c} (free for those under {free})."))
        who = {"an adult": a, "a pensioner": s, f"a child of {r.randint(free, age - 1)}": c}
        x, y = r.sample(list(who), 2)
        self.add("owner", ["{a} pays {v}", "the price for {a} is {v}", "entry costs {v} for {a}", "{v} is what {a} has to pay"], dict(a=x, v=self.m(who[x])), dict(a=x, v=self.m(who[y])))
        n, k = r.choice((2, 2, 3)), r.choice((1, 2, 3))
        right = n * a + k * c
        wrong = [z for z in (k * a + n * c, n * a + k * s, n * a + c, (n + k) * a, a + c) if z != right]
        kid = r.randint(free, age - 1)
        kids = f"one child aged {kid}" if k == 1 else f"{WORDS[k]} children aged {kid}"
        self.add("arithmetic", [f"{WORDS[n]} adults with {kids} pay {{v}} in total", f"for {WORDS[n]} adults and {kids} the bill is {{v}}", f"a group of {WORDS[n]} adults and {kids} comes to {{v}}"], dict(v=self.m(right)), dict(v=self.m(r.choice(wrong))))
        pays = r.random() < .5
        x, y = str(free - 1), str(r.choice((free, free, r.randint(free, age - 1))))
        self.add("condition", ["a child aged {n} has to pay", "entry is not free for a child aged {n}"] if pays else ["a child aged {n} does not have to pay", "entry is free for a child aged {n}"], dict(n=y if pays else x), dict(n=x if pays else y))
        return text

    def borrow(self):
        r = self.r
        n, d, k = r.randint(3, 15), r.choice((7, 14, 21, 28, 30)), r.choice((1, 2, 3))
        it = r.choice(("books", "tools", "films", "board games", "instruments", "records"))
        text = r.choice((f"Members may borrow up to {n} {it} at a time for {d} days and extend each loan up to {WORDS[k]} time{'s' * (k > 1)}.", f"No more than {n} {it} may be on loan to one member. A loan runs for {d} days and can be renewed at most {WORDS[k]} time{'s' * (k > 1)}."))
        ok, bad = r.choice((n, n, n - 1, r.randint(1, n))), r.choice((n + 1, n + 1, n + r.randint(2, 5)))
        allowed = r.random() < .5
        t, f = (ok, bad) if allowed else (bad, ok)
        self.add("condition", [f"having {{n}} {it} at once is {'within' if allowed else 'over'} the limit", f"a member {'may' if allowed else 'may not'} have {{n}} {it} on loan at the same time", f"taking {{n}} {it} home at one time is {'allowed' if allowed else 'not allowed'}"], dict(n=str(max(2, t))), dict(n=str(max(2, f))))
        longest = d * (k + 1)
        self.add("arithmetic", ["with all renewals, a loan can last {v}", "the longest possible loan, extensions included, is {v}", "if every extension is used, an item may be kept for {v}"], dict(v=self.say.days(longest)), dict(v=self.say.days(r.choice([x for x in (d * k if k > 1 else d, d * (k + 2), d + k, d * n) if x != longest]))))
        return text

    def notice(self):
        r = self.r
        a, b = r.sample((1, 2, 3, 4, 6, 9, 12), 2)
        x, y = r.choice((("tenant", "landlord"), ("customer", "provider"), ("employee", "employer"), ("member", "club"), ("licensee", "licensor"), ("buyer", "supplier")))
        mo = lambda n: f"{self.say.count(n)} month{'s' * (n != 1)}"
        text = r.choice((f"The {x} may end the agreement with notice of {a} month{'s' * (a > 1)}; for the {y}, the notice is {b} month{'s' * (b > 1)}.", f"Notice periods: {a} month{'s' * (a > 1)} for the {x}, {b} month{'s' * (b > 1)} for the {y}."))
        w, n, o = r.choice(((x, a, b), (y, b, a)))
        self.add("owner", ["the {w} has to give notice of {v}", "a notice period of {v} applies to the {w}", "if the {w} wants to leave the agreement, {v} of notice are needed" if n > 1 and o > 1 else "the {w} is bound by a notice period of {v}", "it takes the {w} {v} to get out of the agreement"], dict(w=w, v=mo(n)), dict(w=w, v=mo(o)) if r.random() < .5 else dict(w=y if w == x else x, v=mo(n)))
        self.add("comparison", ["the {a}'s notice period is {d} than that of the {b}", "the {a} has a {d} notice period than the {b}", "compared with the {b}, the {a} has the {d} notice period"], dict(a=x, b=y, d="longer" if a > b else "shorter"), dict(a=y, b=x, d="longer" if a > b else "shorter"))
        return text

    def late(self):
        r = self.r
        x, cap = r.choice((1, 2, 3, 5)), r.choice((4, 6, 8, 12))
        top = x * cap
        what = r.choice(("returned late", "brought back late", "overdue"))
        it = r.choice(("Items", "Vehicles", "Keys", "Costumes", "Bicycles"))
        text = f"{it} {what} are charged at {self.cur}{x} per day, but never more than {self.cur}{top} in total. The first day is {'free' if (free := r.random() < .4) else 'charged as well'}."
        d = r.choice((2, 3, 4, cap - 1, cap + 3, cap + 8, cap + 5))
        pay = lambda n: min(top, x * (n - 1 if free else n))
        right = pay(d)
        wrong = [z for z in (x * d, top, pay(d + 1), pay(d - 1), x * (d - 1)) if z != right and z > 0]
        one_ = it.lower()[:-1]
        self.add("arithmetic", [f"being {d} days late with a {one_} costs {{v}}", f"for a {one_} that is {d} days late, {{v}} is charged", f"a delay of {d} days makes {{v}} for one {one_}"] if one_[0] not in "aeiou" else [f"being {d} days late with an {one_} costs {{v}}", f"for an {one_} that is {d} days late, {{v}} is charged", f"a delay of {d} days makes {{v}} for one {one_}"], dict(v=self.m(right)), dict(v=self.m(r.choice(wrong))))
        return text

    def shipping(self):
        r = self.r
        a, y = r.choice((30, 40, 50, 75, 80, 100, 150)), r.choice((3, 4, 5, 6, 7, 9))
        e = y + r.choice((4, 5, 6, 8))
        text = r.choice((f"Standard delivery is free for orders of {self.cur}{a} or more; for smaller orders it costs {self.cur}{y}. Express delivery always costs {self.cur}{e}.", f"Orders below {self.cur}{a} pay {self.cur}{y} for standard delivery, all others nothing. Express delivery is {self.cur}{e} whatever the order value."))
        hi, lo = r.choice((a, a, a + r.randint(1, 40))), a - r.choice((1, 1, r.randint(2, 20)))
        free = r.random() < .5
        t, f = (hi, lo) if free else (lo, hi)
        self.add("condition", [f"standard delivery is {'free of charge' if free else 'not free'} for an order worth {{v}}", f"an order of {{v}} is sent {'without' if free else 'with'} a charge by standard delivery", f"someone ordering goods for {{v}} {'pays nothing' if free else 'has to pay'} for standard delivery"], dict(v=self.m(t)), dict(v=self.m(f)))
        o, ex = r.choice((lo, hi)), r.random() < .5
        cost = lambda o, ex: e if ex else 0 if o >= a else y
        right = o + cost(o, ex)
        wrong = [z for z in (o + cost(o, not ex), o + e, o + y, o) if z != right]
        self.add("arithmetic", [f"with {'express' if ex else 'standard'} delivery, an order of {self.cur}{o} comes to {{v}} in all", f"goods for {self.cur}{o} plus {'express' if ex else 'standard'} delivery make {{v}}"], dict(v=self.m(right)), dict(v=self.m(r.choice(wrong))))
        return text

    def approval(self):
        r = self.r
        a, b = r.choice((100, 200, 250, 500)), r.choice((1000, 2000, 2500, 5000))
        x, y, z = r.sample(("the team leader", "the head of department", "the finance director", "the board", "the site manager", "the treasurer"), 3)
        text = r.choice((f"Purchases of up to {self.cur}{a} are approved by {x}, those above that amount and up to {self.cur}{plain(b)} by {y}, and anything higher by {z}.", f"Spending limits: {x} signs for amounts up to {self.cur}{a}, {y} for amounts over {self.cur}{a} up to {self.cur}{plain(b)}; above {self.cur}{plain(b)} it has to be {z}."))
        who = lambda v: x if v <= a else y if v <= b else z
        v = r.choice((a, a - 20, a + 1, a + r.choice((50, 150, 300)), b, b - 100, b + 1, b + 500, b * 2))
        o = r.choice([w for w in (x, y, z) if w != who(v)])
        u = r.choice([w for w in (a, a - 30, a + 100, b, b + 200) if who(w) != who(v)])
        self.add("owner", ["a purchase of {v} has to be approved by {w}", "{w} signs for a purchase of {v}", "for {v}, the signature of {w} is needed", "spending {v} is up to {w}"], dict(v=self.m(v), w=who(v)), dict(v=self.m(v), w=o) if r.random() < .6 else dict(v=self.m(u), w=who(v)))
        if r.random() < .5:
            self.add("owner", ["{w}"], dict(w=who(v)), dict(w=o), f"Who approves a purchase of {self.m(v)}?", True)
        return text

    def warranty(self):
        r = self.r
        parts = r.sample(("the motor", "the battery", "the frame", "the display", "the pump", "the seals", "the housing", "the cables", "the tyres", "the software"), 4)
        n, m = r.sample((1, 2, 3, 4, 5, 7, 10), 2)
        text = r.choice((f"The warranty runs {n} year{'s' * (n > 1)} for {parts[0]} and {m} year{'s' * (m > 1)} for {parts[1]}. {parts[2].capitalize()} and {parts[3]} are excluded.", f"Covered: {parts[0]} ({n} year{'s' * (n > 1)}) and {parts[1]} ({m} year{'s' * (m > 1)}). Not covered: {parts[2]} and {parts[3]}."))
        yr = lambda k: f"{self.say.count(k)} year{'s' * (k > 1)}"
        self.add("swap", ["{a} comes with a warranty of {u} and {b} with one of {v}", "the warranty is {u} for {a} and {v} for {b}", "{b} is covered for {v}, {a} for {u}"] if not any(p.endswith(("s",)) for p in parts[:2]) else ["the warranty is {u} for {a} and {v} for {b}", "for {b} there is cover for {v}, for {a} {u}"], dict(a=parts[0], b=parts[1], u=yr(n), v=yr(m)), dict(a=parts[0], b=parts[1], u=yr(m), v=yr(n)))
        neg = r.random() < .5
        t, f = (r.choice(parts[2:]), r.choice(parts[:2])) if neg else (r.choice(parts[:2]), r.choice(parts[2:]))
        self.add("negation", [f"the warranty {'does not extend' if neg else 'extends'} to {{a}}", f"a defect of {{a}} is {'not ' if neg else ''}covered", f"{'no warranty' if neg else 'a warranty'} is given on {{a}}"], dict(a=t), dict(a=f))
        if n > 1:
            late = r.random() < .5
            ok, bad = (str(n + 1), f"{n - 1}.5") if late else (f"{n - 1}.5", str(n + 1))
            self.add("condition", [f"if {parts[0]} should fail {{k}} years after purchase, the warranty {'no longer' if late else 'still'} applies", f"after {{k}} years, a fault in {parts[0]} is {'no longer' if late else 'still'} a warranty case"], dict(k=ok), dict(k=bad))
        return text

    def weekdays_(self):
        r = self.r
        d = r.sample(WEEKDAYS[:5], 2)
        what, verb = r.choice((("Waste", "is collected"), ("Post", "is delivered"), ("Laundry", "is picked up"), ("Fresh fish", "is sold"), ("Guided tours", "are given"), ("Medical consultations", "are held"), ("Deliveries", "are accepted")))
        text = r.choice((f"{what} {verb} from Monday to Friday except on {d[0]}s.", f"{what} {verb} on every weekday (Monday to Friday) with the exception of {d[0]}."))
        neg = r.random() < .5
        other = r.choice([x for x in WEEKDAYS[:5] if x != d[0]])
        t, f = (d[0], other) if neg else (other, d[0])
        v = verb.split()
        phrase = f"{v[0]} not {' '.join(v[1:])}" if neg else verb
        w = what[0].lower() + what[1:]
        self.add("exception", [f"{w} {phrase} on {{d}}s", f"on {{d}}s, {w} {phrase}", f"on a {{d}}, {w} {phrase}"], dict(d=t), dict(d=f))
        return text

    def remote(self):
        r = self.r
        a, b = r.sample((1, 2, 3, 4), 2)
        p = r.choice((3, 6, 9, 12))
        ex, inc = r.sample(("trainees", "interns", "temporary staff", "contractors", "seasonal workers"), 2)
        text = r.choice((f"Full-time staff may work from home up to {WORDS[a]} day{'s' * (a > 1)} a week, part-time staff up to {WORDS[b]}, provided they have been employed for at least {p} months. {ex.capitalize()} are excluded, whereas {inc} are treated like part-time staff.", f"After {p} months of employment, full-time employees are entitled to {WORDS[a]} day{'s' * (a > 1)} of home working a week and part-time employees to {WORDS[b]}; {inc} count as part-time, {ex} are not entitled to any."))
        x, n, o = r.choice((("full-time", a, b), ("part-time", b, a)))
        dy = lambda k: f"{self.say.count(k)} day{'s' * (k > 1)}"
        self.add("owner", ["{x} staff can work from home {v} a week", "for {x} staff the limit is {v} of home working a week", "{x} employees get {v} a week at home"], dict(x=x, v=dy(n)), dict(x=x, v=dy(o)) if r.random() < .5 else dict(x="part-time" if x[0] == "f" else "full-time", v=dy(n)))
        ok, bad = p + r.choice((0, 1, 4)), p - r.choice((1, 1, 2))
        neg = r.random() < .5
        t, f = (bad, ok) if neg else (ok, bad)
        mo = lambda n: f"{n} month{'s' * (n != 1)}"
        self.add("condition", [f"someone with full-time hours and {{n}} in the job may {'not yet' if neg else 'already'} work from home", f"after {{n}}, a full-time employee {'does not qualify' if neg else 'qualifies'} for home working"], dict(n=mo(t)), dict(n=mo(f)))
        self.add("exception", ["{w} cannot work from home at all", "{w} have no right to home working", "home working is ruled out for {w}"], dict(w=ex), dict(w=inc))
        return text

    def deadline(self):
        r = self.r
        d = datetime.date(r.randint(2023, 2026), r.randint(1, 12), r.randint(3, 26))
        what = r.choice(("Applications", "Bids", "Essays", "Tax forms", "Claims for expenses", "Registrations"))
        incl = f"{d.day} {MONTHS[d.month - 1]} {d.year}"
        text = r.choice((f"{what} must be received by {incl} at the latest; anything later is rejected.", f"The last day for handing in {what.lower()} is {incl}. Late submissions are not considered."))
        ok, bad = d - DAY * r.choice((0, 0, 1, 5, 20)), d + DAY * r.choice((1, 1, 2, 9))
        good = r.random() < .5
        t, f = (ok, bad) if good else (bad, ok)
        w = what.lower()
        self.add("date", [f"{w} that arrive on {{d}} are {'in time' if good else 'too late'}", f"handing in on {{d}} is {'early enough' if good else 'too late'} ({w})", f"{w} received on {{d}} {'are accepted' if good else 'are turned down'}"], dict(d=self.say.date(t)), dict(d=self.say.date(f)))
        return text

    def keep(self):
        r = self.r
        things = r.sample(("access logs", "invoices", "job applications", "camera recordings", "contracts", "chat transcripts", "medical files", "call recordings"), 3)
        terms = r.sample(("14 days", "30 days", "90 days", "6 months", "18 months", "2 years", "5 years", "10 years"), 3)
        text = r.choice(("We keep {0} for {3}, {1} for {4} and {2} for {5}; after that they are deleted.", "Retention periods: {0} {3}; {1} {4}; {2} {5}.")).format(*things, *terms)
        i, j = r.sample(range(3), 2)
        alt = {"14 days": "two weeks", "6 months": "half a year", "18 months": "a year and a half", "2 years": "24 months", "10 years": "a decade", "5 years": "60 months"}
        form = lambda x: alt.get(x, x) if r.random() < .5 else x
        self.add("swap", ["{a} are deleted after {u}", "{a} are stored for {u}", "{u} is how long {a} are kept", "the retention period for {a} is {u}"], dict(a=things[i], u=form(terms[i])), dict(a=things[i], u=form(terms[j])) if r.random() < .5 else dict(a=things[j], u=form(terms[i])))
        size = lambda s: int(s.split()[0]) * {"days": 1, "months": 30, "years": 365}[s.split()[1]]
        d = "longer" if size(terms[i]) > size(terms[j]) else "for a shorter time"
        self.add("comparison", [f"{{a}} are kept {d} than {{b}}", f"compared with {{b}}, {{a}} are stored {d}"], dict(a=things[i], b=things[j]), dict(a=things[j], b=things[i]))
        return text

    def group_discount(self):
        r = self.r
        n, p, q = r.choice((5, 8, 10, 12, 15, 20)), r.choice((5, 10, 15, 20)), r.choice((25, 30, 40))
        m = n * r.choice((2, 3))
        text = r.choice((f"Groups of {n} people or more get {p}% off, groups of more than {m} people {q}%.", f"There is a group discount of {p}% from {n} people on; with more than {m} people it rises to {q}%."))
        off = lambda k: q if k > m else p if k >= n else 0
        k = r.choice((n, n - 1, n + 1, m, m + 1, m + 5, m - 1))
        right = off(k)
        say = lambda x: f"a discount of {x}%" if x else "no discount"
        wrong = r.choice([x for x in (0, p, q) if x != right])
        o = r.choice([x for x in (n, n - 1, m, m + 1, n - 2, m + 4) if off(x) != right])
        self.add("condition", ["a party of {k} gets {x}", "{k} people together are given {x}", "for a group of {k} there is {x}", "with {k} people you get {x}"], dict(k=str(k), x=say(right)), dict(k=str(k), x=say(wrong)) if r.random() < .6 else dict(k=str(o), x=say(right)))
        return text

    CLAUSES = "refund hours groups borrow notice late shipping approval warranty weekdays_ remote deadline keep group_discount".split()

    def document(self):
        r = self.r
        picks = r.sample(self.CLAUSES, r.choice((4, 5)))
        parts = [getattr(self, c)() for c in picks]
        title = r.choice((f"{self.org} – terms and conditions", f"House rules of {self.org}", f"{self.org}: what applies", f"Agreement with {self.org} (extract)", f"{self.org} – internal guidelines"))
        style = r.randrange(3)
        body = "\n".join(f"{i}. {p}" for i, p in enumerate(parts, 1)) if style == 0 else "\n\n".join(parts) if style == 1 else "\n".join(f"§ {i} {p}" for i, p in enumerate(parts, 1))
        r.shuffle(self.todo)
        want = r.choice((4, 5, 5, 6))
        for job in self.todo:
            if self.cl.pair >= want:
                break
            try:
                self.cl.twin(*job[:4], q=job[4], short=job[5])
            except Retry:
                pass
        return "policy", title + "\n\n" + body, self.cl.out


# ---------------------------------------------------------------- timetables

class Timetable:
    """Stops by services; a dash where a service does not stop."""

    def __init__(self, rng):
        self.r = r = rng
        names = Names(r)
        self.word = r.choice(("train", "bus", "ferry", "tram", "coach"))
        self.stops = [names.make("place") for _ in range(r.choice((4, 4, 5, 6)))]
        self.runs = [names.make("code") for _ in range(r.choice((2, 3, 3, 4)))]
        self.t, start = {}, r.choice((330, 375, 420, 600, 780))
        for k in self.runs:
            at = start + r.randint(0, 40)
            start = at + r.randint(25, 130)
            for i, s in enumerate(self.stops):
                self.t[k, s] = at if i in (0, len(self.stops) - 1) or r.random() < .78 else None
                at += r.randint(6, 48)
        if len({v for v in self.t.values() if v}) < sum(v is not None for v in self.t.values()) or max(v for v in self.t.values() if v) > 1430:
            raise Retry
        self.say, self.cl = Say(r, "€"), Claims(r, set(self.stops) | set(self.runs))

    def body(self):
        r = self.r
        f = lambda v: self.gap if v is None else "%02d:%02d" % divmod(v, 60)
        self.gap = r.choice(("—", "|", "-", "..."))
        g = [["Stop"] + self.runs] + [[s] + [f(self.t[k, s]) for k in self.runs] for s in self.stops]
        if r.random() < .4:
            g = turned(g)
            g[0][0] = self.word.capitalize()
        form = r.choice((md, aligned, html, lambda g, r: sv(g, r, ","), lambda g, r: sv(g, r, ";"), aligned))
        if self.gap == "|" and form is md:
            self.gap = "—"
            g = [[self.gap if c == "|" else c for c in row] for row in g]
        title = r.choice((f"Timetable {self.stops[0]} – {self.stops[-1]}", f"{self.word.capitalize()} services from {self.stops[0]} to {self.stops[-1]}", f"Departures, valid from {r.randint(1, 28)} {r.choice(MONTHS)}"))
        note = f"\n\n{self.gap} does not stop" if None in self.t.values() and r.random() < .6 else ""
        return title + "\n\n" + form(g, r) + note

    def at(self, k):
        return [s for s in self.stops if self.t[k, s] is not None]

    def lookup(self):
        k = self.r.choice(self.runs)
        s = self.r.choice(self.at(k))
        o = self.r.choice([self.t[k, x] for x in self.at(k) if x != s] + [self.t[x, s] for x in self.runs if x != k and self.t[x, s]])
        t, f = (dict(k=k, s=s, v=self.say.time(v)) for v in (self.t[k, s], o))
        if self.r.random() < .45:
            return self.cl.twin("date", ["{v}", "at {v}"], t, f, q="When is {k} at {s}?", short=True)
        self.cl.twin("date", ["{k} is at {s} at {v}", "{k} calls at {s} at {v}", f"the {self.word} {{k}} stops at {{s}} at {{v}}", "at {s}, {k} is due at {v}", "{v} is when {k} calls at {s}", "the time given for {k} at {s} is {v}", "passengers can board {k} in {s} at {v}"], t, f)

    def duration(self):
        k = self.r.choice(self.runs)
        a, b = sorted(self.r.sample(self.at(k), 2), key=self.stops.index)
        d = self.t[k, b] - self.t[k, a]
        wrong = [self.t[x, b] - self.t[x, a] for x in self.runs if x != k and self.t[x, a] and self.t[x, b]] + [abs(self.t[k, x] - self.t[k, a]) for x in self.at(k) if x not in (a, b)] + [d + 10, d + 60 if d > 60 else d + 20]
        wrong = [w for w in wrong if w > 0 and w != d]
        t, f = (dict(k=k, a=a, b=b, v=self.say.minutes(v)) for v in (d, self.r.choice(wrong)))
        if self.r.random() < .45:
            return self.cl.twin("arithmetic", ["{v}"], t, f, q="How long does {k} take from {a} to {b}?", short=True)
        self.cl.twin("arithmetic", ["{k} takes {v} from {a} to {b}", "from {a} to {b}, the ride on {k} lasts {v}", "going from {a} to {b} with {k} takes {v}", "{v} pass between {a} and {b} on {k}", "the journey from {a} to {b} is {v} on {k}"], t, f)

    def skip(self):
        gaps = [k for k in self.t if self.t[k] is None]
        if not gaps:
            raise Retry
        k, s = self.r.choice(gaps)
        stopped = [x for x in self.runs if self.t[x, s]]
        if not stopped:
            raise Retry
        neg = self.r.random() < .5
        other = dict(k=self.r.choice(stopped), s=s) if self.r.random() < .5 else dict(k=k, s=self.r.choice(self.at(k)))
        t, f = dict(k=k, s=s), other
        if not neg:
            t, f = f, t
        self.cl.twin("negation", ["{k} does not stop at {s}", "{k} runs past {s}", "{s} is not served by {k}", "there is no stop at {s} on {k}", "you can't get off {k} at {s}"] if neg else ["{k} stops at {s}", "{s} is served by {k}", "{k} calls at {s}", "you can get off {k} at {s}", "{s} is one of the stops of {k}"], t, f)

    def fastest(self):
        a, b = self.stops[0], self.stops[-1]
        d = sorted(self.runs, key=lambda k: self.t[k, b] - self.t[k, a])
        g = lambda k: self.t[k, b] - self.t[k, a]
        if len({g(k) for k in d}) < len(d):
            raise Retry
        top = self.r.random() < .5
        e, x = (d[0], self.r.choice(d[1:])) if top else (d[-1], self.r.choice(d[:-1]))
        w = "fastest" if top else "slowest"
        self.cl.twin("comparison", [f"{{e}} is the {w} {self.word} from {a} to {b}", f"the {w} way from {a} to {b} is {{e}}", f"of all listed, {{e}} takes the {'least' if top else 'most'} time from {a} to {b}", f"nobody gets you from {a} to {b} {'faster' if top else 'slower'} than {{e}}"], dict(e=e), dict(e=x))

    def order(self):
        k = self.r.choice(self.runs)
        at = self.at(k)
        if len(at) < 3:
            raise Retry
        a, b = sorted(self.r.sample(at, 2), key=self.stops.index)
        w = self.r.random() < .5
        t = dict(a=a, b=b, k=k) if w else dict(a=b, b=a, k=k)
        d = "before" if w else "after"
        self.cl.twin("order", [f"{{k}} calls at {{a}} {d} {{b}}", f"on {{k}}, {{a}} comes {d} {{b}}", f"{{k}} gets to {{a}} {d} it gets to {{b}}", f"{{a}} is served {d} {{b}} on {{k}}"], t, dict(t, a=t["b"], b=t["a"]))

    def latest(self):
        """The last service that arrives by a given time."""
        b = self.stops[-1]
        arr = sorted(self.runs, key=lambda k: self.t[k, b])
        if any(self.t[x, b] >= self.t[y, b] for x, y in zip(arr, arr[1:])):
            raise Retry
        i = self.r.randrange(len(arr) - 1)
        lo, hi = self.t[arr[i], b], self.t[arr[i + 1], b]
        limit = next((c for c in (hi // 60 * 60, hi // 30 * 30, hi // 15 * 15, lo) if lo <= c < hi))
        self.cl.twin("condition", [f"to be in {b} by {{v}}, {{k}} is the latest {self.word} you can take", f"{{k}} is the last {self.word} that reaches {b} no later than {{v}}", f"anyone who has to be in {b} by {{v}} should take {{k}} at the latest"], dict(k=arr[i], v="%02d:%02d" % divmod(limit, 60)), dict(k=self.r.choice([x for x in arr if x != arr[i]]), v="%02d:%02d" % divmod(limit, 60)))

    def count(self):
        s = self.r.choice(self.stops)
        k, n = sum(self.t[x, s] is not None for x in self.runs), len(self.runs)
        lens = {x: len(self.at(x)) for x in self.runs}
        if self.r.random() < .5 and 0 < k < n and n > 2:
            w = self.r.choice([x for x in range(1, n) if x != k])
            return self.cl.twin("quantifier", ["the number of services that stop at {s} is {k}", "out of {n}, {k} can be boarded at {s}", "at {s} you can get on {k} of the {n}"], dict(s=s, k=WORDS[k], n=WORDS[n]), dict(s=s, k=WORDS[w], n=WORDS[n]))
        x = self.r.choice(self.runs)
        w = self.r.choice([lens[x] - 1, lens[x] + 1])
        if w < 2 or w > len(self.stops):
            raise Retry
        self.cl.twin("quantifier", ["{x} makes {k} stops, counting both ends", "including start and end, {x} calls at {k} places", "{k} stops are listed for {x}"], dict(x=x, k=WORDS[lens[x]]), dict(x=x, k=WORDS[w]))

    SKILLS = dict(lookup=3, duration=3, skip=2, fastest=1.5, order=1.5, latest=1.5, count=1.5)
    claims = Table.claims


def timetable_document(rng):
    for _ in range(40):
        try:
            t = Timetable(rng)
        except Retry:
            continue
        body = t.body()
        if 150 <= len(body) <= 1200:
            c = t.claims(rng.choice((4, 5, 5, 6)))
            if len(c) >= 8:
                return "timetable", body, c
    raise Retry


# ---------------------------------------------------------------- chats

class Chat:
    """Messages of three people; plans that change, tasks, money, numbers of guests."""

    def __init__(self, rng):
        self.r = rng
        names = Names(rng)
        self.a, self.b, self.c = self.who = [names.make("first") for _ in range(3)]
        self.cur = rng.choice("€€$£")
        self.say, self.cl = Say(rng, self.cur), Claims(rng, set(self.who))
        self.names, self.todo, self.lines = names, [], []

    def add(self, kind, templates, t, f, q=None, short=False):
        self.todo.append((kind, templates, t, f, q, short))

    def msg(self, who, *texts):
        text = self.r.choice(texts)
        self.lines.append((who, text[0].lower() + text[1:] if self.low and not text.lower().startswith(tuple(self.names.used) + tuple(d.lower() for d in WEEKDAYS)) else text))

    def plan(self):
        r = self.r
        what = r.choice(("dinner", "the meeting", "the match", "the film", "the call", "the rehearsal", "the picnic", "badminton"))
        d1, d2 = r.sample(WEEKDAYS, 2)
        t1, t2 = r.sample(range(9, 22), 2)
        p1, p2 = self.names.make("venue"), self.names.make("venue")
        a, b, c = r.sample(self.who, 3)
        self.msg(a, f"{what.capitalize()} on {d1} at {t1}:00, at {p1}?", f"How about {d1} {t1}:00 at {p1} for {what}?")
        change = r.choice(("day", "time", "place"))
        if change == "day":
            self.msg(b, f"{d1} is bad for me, {d2}?", f"Can't do {d1}. {d2} would work")
            self.msg(a, f"Fine, {d2} then, rest stays", f"Ok {d2}, same time same place")
        elif change == "time":
            self.msg(b, f"{t1}:00 is not good, can we do {t2}:00?", f"Could we make it {t2}:00 instead of {t1}:00?")
            self.msg(a, f"Sure, {t2}:00", f"{t2}:00 is fine by me")
        else:
            self.msg(b, f"{p1} is always full, {p2} instead?", f"Not {p1} again please. {p2}?")
            self.msg(c, f"Yes {p2} is better", f"+1 for {p2}")
            self.msg(a, f"Ok {p2} it is", f"Agreed, {p2}")
        day, time, place = (d2 if change == "day" else d1), (t2 if change == "time" else t1), (p2 if change == "place" else p1)
        old = {"day": d1, "time": self.say.time(t1 * 60), "place": p1}[change]
        t = dict(w=what, d=day, t=self.say.time(time * 60), p=place)
        key = {"day": "d", "time": "t", "place": "p"}[change]
        self.add("order", ["{w} is now set for {d} at {t}, at {p}", "in the end, {w} takes place on {d} at {t} at {p}", "they settled on {d}, {t}, at {p} for {w}", "the final plan for {w}: {p}, {d}, {t}", "{w} will be at {p} on {d} at {t}"], t, dict(t, **{key: old}))
        self.add("owner", [f"it was {{a}} who asked to move {what} to another {change}", f"{{a}} wanted a different {change} for {what}", f"the {change} of {what} was changed because {{a}} objected to the first one", f"{{a}} was not happy with the first {change} for {what}"], dict(a=b), dict(a=a))
        self.add("owner", [f"the first suggestion for {what} came from {{a}}", f"{{a}} proposed {what} in the first place", f"{what} was {{a}}'s idea to begin with"], dict(a=a), dict(a=r.choice((b, c))))
        new = {"day": d2, "time": self.say.time(t2 * 60), "place": p2}[change]
        self.add("order", [f"{what} was moved from {{x}} to {{y}}", f"instead of {{x}} it is now {{y}} for {what}", f"they replaced {{x}} by {{y}} for {what}", f"{{y}} has taken the place of {{x}} as the {change} of {what}"], dict(x=old, y=new), dict(x=new, y=old))

    def tasks(self):
        r = self.r
        jobs = r.sample(("bring the salad", "book the van", "call the landlord", "print the tickets", "buy the cake", "clean the kitchen", "send the invitations", "pick up the keys", "order the drinks", "water the plants", "fix the projector", "collect the money"), 3)
        a, b, c = r.sample(self.who, 3)
        self.msg(a, f"I'll {jobs[0]}", f"Ok I can {jobs[0]}")
        self.msg(b, f"Then I {jobs[1]}", f"I'm going to {jobs[1]}")
        self.msg(a, f"{c}, can you {jobs[2]}?", f"And {c}, you {jobs[2]}?")
        own = {a: jobs[0], b: jobs[1], c: jobs[2]}
        if r.random() < .5:
            self.msg(c, f"I'd rather {jobs[1]}, {b} can we swap?", f"Hmm {b}, swap? I {jobs[1]} and you {jobs[2]}")
            self.msg(b, "Sure, no problem", "Fine with me", "Ok, swapped")
            own[b], own[c] = jobs[2], jobs[1]
        else:
            self.msg(c, "Will do", "Yes no problem", "Ok!")
        x, y = r.sample(self.who, 2)
        t = dict(x=x, y=y, j=own[x], k=own[y])
        self.add("owner", ["{x} will {j}", "it is {x} who will {j}", "{x} is going to {j}", "{x} has agreed to {j}", "the job to {j} goes to {x}", "{x}'s task is to {j}"], t, dict(t, x=y) if r.random() < .5 else dict(t, j=own[y]))
        z = r.choice([w for w in self.who if w != x])
        self.add("swap", ["{x} will {j} and {y} will {k}", "while {x} is going to {j}, {y} will {k}", "{y} takes care to {k}, {x} will {j}", "they agreed that {x} would {j} and {y} would {k}"], t, dict(t, x=y, y=x))
        if r.random() < .5:
            self.add("owner", ["{x}"], dict(x=z), dict(x=r.choice([w for w in self.who if w != z])), f"Who is going to {own[z]}?", True)

    def money(self):
        r = self.r
        a, b, c = r.sample(self.who, 3)
        u, v, w = r.sample(range(6, 90), 3)
        things = r.sample(("petrol", "the food", "the parking", "the wine", "the taxi", "the present", "the boat", "the ferry", "firewood", "breakfast"), 3)
        m = lambda n: f"{self.cur}{n}"
        self.msg(a, f"I paid {m(u)} for {things[0]}", f"{things[0]} was {m(u)}, I paid that")
        self.msg(b, f"And I paid {m(v)} for {things[1]}", f"I've spent {m(v)} on {things[1]}")
        self.msg(c, f"{m(w)} for {things[2]} from me", f"I put down {m(w)} for {things[2]}")
        paid = {a: (u, things[0]), b: (v, things[1]), c: (w, things[2])}
        x, y = r.sample(self.who, 2)
        z = next(n for n in self.who if n not in (x, y))
        s = self.say.money
        t = dict(x=x, v=s(D(paid[x][0])), j=paid[x][1])
        self.add("owner", ["{x} paid {v} for {j}", "{j} cost {v}, which {x} paid", "{x} spent {v} on {j}", "the {v} for {j} came from {x}"], t, r.choice((dict(t, x=y), dict(t, v=s(D(paid[y][0]))), dict(t, j=paid[y][1]))))
        total = u + v + w
        self.add("arithmetic", ["the three of them paid {v} in total", "altogether they spent {v}", "all in all it came to {v}", "taken together, their expenses add up to {v}"], dict(v=s(D(total))), dict(v=s(D(total - r.choice((u, v, w)) if r.random() < .6 else total + r.choice((10, -10))))))
        hi, lo = (x, y) if paid[x][0] > paid[y][0] else (y, x)
        g = s(D(paid[hi][0] - paid[lo][0]))
        up = r.random() < .5
        t = dict(x=hi, y=lo, d="more", g=g) if up else dict(x=lo, y=hi, d="less", g=g)
        self.add("comparison", ["{x} paid {g} {d} than {y}", "{x} spent {d} than {y}, the difference being {g}", "compared with {y}, {x} paid {g} {d}"], t, r.choice((dict(t, x=t["y"], y=t["x"]), dict(t, d="less" if up else "more"), dict(t, g=s(D(abs(paid[x][0] - paid[z][0])))) if abs(paid[x][0] - paid[z][0]) not in (0, paid[hi][0] - paid[lo][0]) else dict(t, x=t["y"], y=t["x"]))))
        top = r.random() < .5
        rank = sorted(self.who, key=lambda n: paid[n][0], reverse=top)
        self.add("comparison", [f"{{x}} spent the {'most' if top else 'least'} of the three", f"nobody paid {'more' if top else 'less'} than {{x}}", f"{{x}} had the {'highest' if top else 'lowest'} expenses"], dict(x=rank[0]), dict(x=r.choice(rank[1:])))

    def guests(self):
        r = self.r
        n, k = r.randint(8, 30), r.randint(2, 5)
        j = r.choice([x for x in range(1, 7) if x != k])
        a, b, c = r.sample(self.who, 3)
        what = r.choice(("the party", "the trip", "the workshop", "the barbecue", "the quiz night"))
        self.msg(a, f"So far {n} people for {what}", f"{n} people have signed up for {what}")
        self.msg(b, f"{WORDS[k].capitalize()} of mine cancelled, sorry", f"{WORDS[k].capitalize()} from my side can't come after all")
        self.msg(c, f"But I'm bringing {WORDS[j]} more", f"I have {WORDS[j]} extra")
        right = n - k + j
        wrong = [x for x in (n + k + j, n - k, n + j, n, n + k - j) if x != right]
        f = lambda x: dict(n=self.say.count(x))
        self.add("arithmetic", [f"that makes {{n}} people for {what}", f"after the changes, {{n}} people are coming to {what}" if what != "the trip" else "after the changes, {n} people are going on the trip", f"the number of people for {what} is now {{n}}", f"in the end {{n}} are expected for {what}"], f(right), f(r.choice(wrong)))
        self.add("owner", [f"the cancellations for {what} are on {{x}}'s side", f"{{x}} reported that some people can't come to {what}", f"people invited by {{x}} dropped out of {what}"], dict(x=b), dict(x=r.choice((a, c))))
        self.add("number", [f"{{x}} is bringing {{k}} more to {what}", "{k} extra people come with {x}"] if j > 1 else [f"{{x}} brings {{k}} more to {what}", f"{{x}} adds {{k}} to the list for {what}"], dict(x=c, k=WORDS[j]), dict(x=c, k=WORDS[k]) if r.random() < .5 or j == 1 else dict(x=r.choice((a, b)), k=WORDS[j]))

    def option(self):
        r = self.r
        p, q = self.names.make("hotel"), self.names.make("hotel")
        x, y = r.sample(range(60, 240, 5), 2)
        a, b, c = r.sample(self.who, 3)
        n = r.choice((2, 3, 4))
        plus = r.choice(("breakfast", "parking", "a pool", "a kitchen"))
        self.msg(a, f"{p} is {self.cur}{x} a night, {q} {self.cur}{y}", f"Found two places: {p} ({self.cur}{x} a night) and {q} ({self.cur}{y})")
        has = r.choice((p, q))
        self.msg(b, f"{has} has {plus}, the other one doesn't", f"Only {has} comes with {plus}")
        pick = r.choice((p, q))
        self.msg(c, f"Let's take {pick}, {WORDS[n]} nights", f"I vote {pick}. {WORDS[n]} nights right?")
        self.msg(a, f"Booked {pick} for {WORDS[n]} nights", f"Ok, booked {pick}")
        s = self.say.money
        total = n * (x if pick == p else y)
        wrong = [z for z in (n * (y if pick == p else x), (n + 1) * (x if pick == p else y), (n - 1) * (x if pick == p else y)) if z != total]
        self.add("arithmetic", ["the stay they booked costs {v} in all", "for the whole stay they pay {v}", "{v} is the total for the nights booked", "all nights at the place they chose come to {v}"], dict(v=s(D(total))), dict(v=s(D(r.choice(wrong)))))
        other = q if pick == p else p
        self.add("swap", ["they booked {x} and not {y}", "{x} was chosen over {y}", "the choice fell on {x} rather than {y}", "in the end they go to {x} instead of {y}"], dict(x=pick, y=other), dict(x=other, y=pick))
        chosen_more = (x > y) == (pick == p)
        self.add("comparison", ["they took the {d} of the two places", "the place they booked is the {d} one", "of the two options they went for the {d} one"], dict(d="more expensive" if chosen_more else "cheaper"), dict(d="cheaper" if chosen_more else "more expensive"))
        lacks = has != pick
        self.add("negation", [f"the place they booked {{d}} {plus}", f"where they are staying {{d}} {plus}"], dict(d="has no" if plus[:2] != "a " else "does not have" ) if lacks else dict(d="has" if plus[:2] == "a " else "comes with"), dict(d="comes with" if plus[:2] != "a " else "has") if lacks else dict(d="does not have" if plus[:2] == "a " else "has no"))
        self.add("owner", ["{x} made the booking", "it was {x} who booked", "the booking was done by {x}"], dict(x=a), dict(x=r.choice((b, c))))

    def lend(self):
        r = self.r
        it = r.choice(("drill", "tent", "camera", "bike", "ladder", "guitar", "projector", "suitcase"))
        a, b, c = r.sample(self.who, 3)
        d1, d2 = r.sample(range(7), 2)
        x, y = WEEKDAYS[min(d1, d2)], WEEKDAYS[max(d1, d2)]
        self.msg(a, f"Who has my {it}?", f"Does anyone have my {it}?")
        self.msg(b, f"I gave it to {c} last week", f"{c} has it, I passed it on")
        self.msg(c, f"Yes it's here. I need it until {x}, you get it back on {y}", f"I have it! Still using it on {x}, but I'll bring it over on {y}")
        self.add("owner", [f"{{x}} has the {it} at the moment", f"the {it} is with {{x}} right now", f"at present {{x}} is using the {it}"], dict(x=c), dict(x=r.choice((a, b))))
        self.add("owner", [f"the {it} belongs to {{x}}", f"{{x}} is the owner of the {it}", f"it is {{x}}'s {it}", f"{{x}} owns the {it}"], dict(x=a), dict(x=r.choice((b, c))))
        self.add("date", [f"{{y}} gets the {it} back on {{d}}", f"the {it} goes back to {{y}} on {{d}}", f"on {{d}} {{y}} should have the {it} again"], dict(y=a, d=y), dict(y=a, d=x) if r.random() < .5 else dict(y=b, d=y))

    def document(self):
        r = self.r
        self.low = r.random() < .5
        for f in r.sample((self.plan, self.tasks, self.money, self.guests, self.option, self.lend), r.choice((2, 2, 3))):
            f()
        style, t = r.randrange(4), r.randint(480, 1200)
        out = []
        for w, text in self.lines:
            t += r.randint(0, 9)
            stamp = "%02d:%02d" % divmod(t, 60)
            out.append({0: f"{w}: {text}", 1: f"[{stamp}] {w}: {text}", 2: f"{stamp} <{w}> {text}", 3: f"{w} ({stamp}): {text}"}[style])
        r.shuffle(self.todo)
        want = r.choice((4, 5, 5, 6))
        for job in self.todo:
            if self.cl.pair < want:
                try:
                    self.cl.twin(*job[:4], q=job[4], short=job[5])
                except Retry:
                    pass
        return "chat", "\n".join(out), self.cl.out


# ---------------------------------------------------------------- logs

class Log:
    """Jobs that start and finish on hosts, with warnings and errors between."""

    def __init__(self, rng):
        self.r = r = rng
        names = Names(r)
        self.jobs = [names.make("service") for _ in range(r.choice((3, 3, 4)))]
        host = [names.make("server") for _ in range(2)]
        at = datetime.datetime(r.randint(2021, 2025), r.randint(1, 12), r.randint(1, 28), r.randint(0, 19), r.randint(0, 59), r.randint(0, 59))
        self.day = at.date()
        self.info, events = {}, []
        secs = r.sample(range(20, 3000), len(self.jobs))
        for j, s in zip(self.jobs, secs):
            at += datetime.timedelta(seconds=r.randint(5, 700))
            end = at + datetime.timedelta(seconds=s)
            ok = r.random() < .6
            self.info[j] = dict(start=at, end=end, s=s, ok=ok, host=r.choice(host), rows=r.randint(40, 90000), warn=0)
            events += [(at, "INFO", j, "started"), (end, "INFO" if ok else "ERROR", j, f"finished, {self.info[j]['rows']} rows written" if ok else f"failed with exit code {r.choice((1, 2, 13, 137))}")]
            for _ in range(r.choice((0, 0, 1, 2))):
                self.info[j]["warn"] += 1
                events.append((at + datetime.timedelta(seconds=r.randint(1, s - 1)), "WARN", j, r.choice(("slow query", "retrying connection", "disk almost full", "queue is long"))))
        events.sort()
        if len({e[0] for e in events}) < len(events) or len({i["ok"] for i in self.info.values()}) < 2 or events[-1][0].date() != self.day:
            raise Retry
        self.events = events
        style = r.randrange(3)
        line = lambda t, l, j, m: {0: f"{t.isoformat(sep=' ')} {l:<5} [{self.info[j]['host']}] {j}: {m}", 1: f"{t.isoformat()}Z {self.info[j]['host']} {j} level={l.lower()} msg=\"{m}\"", 2: f"{t.strftime('%H:%M:%S')} {l} {j}@{self.info[j]['host']} - {m}"}[style]
        self.body = "\n".join(line(*e) for e in events)
        self.say, self.cl = Say(r, "€"), Claims(r, set(self.jobs) | set(host))

    def secs(self, s):
        m, x = divmod(s, 60)
        return self.r.choice((f"{s} seconds", f"{s} s", (f"{m} min {x} s" if m else f"{s} seconds"), (f"{m} minute{'s' * (m > 1)} and {x} seconds" if m and x > 1 else f"{s} seconds")))

    def clock(self, t):
        return t.strftime("%H:%M:%S")

    def ended(self):
        j = self.r.choice(self.jobs)
        ok = self.info[j]["ok"]
        x = self.r.choice([k for k in self.jobs if self.info[k]["ok"] != ok])
        good = ("finished normally", "ran through without failing", "ended without an error", "completed")
        bad = ("failed", "did not complete", "ended with an error", "broke off with an error")
        i = self.r.randrange(4)
        t = dict(j=j, v=(good if ok else bad)[i])
        f = dict(t, j=x) if self.r.random() < .5 else dict(t, v=(bad if ok else good)[i])
        if self.r.random() < .25:
            return self.cl.twin("negation", ["{v}"], dict(v="Yes" if ok else "No"), dict(v="No" if ok else "Yes"), q=f"Did {j} complete?", short=True)
        self.cl.twin("negation", ["{j} {v}", "the log shows that {j} {v}", "as for {j}, it {v}", "judging by the log, {j} {v}"], t, f)

    def duration(self):
        j = self.r.choice(self.jobs)
        wrong = [self.info[k]["s"] for k in self.jobs if k != j]
        t, f = dict(j=j, v=self.secs(self.info[j]["s"])), dict(j=j, v=self.secs(self.r.choice(wrong)))
        self.cl.twin("arithmetic", ["{j} ran for {v}", "{v} passed between the start and the end of {j}", "the run of {j} took {v}", "{j} was at work for {v}", "from start to end, {j} took {v}"], t, f)

    def order(self):
        a, b = self.r.sample(self.jobs, 2)
        key, w = self.r.choice((("start", "started"), ("end", "ended")))
        if self.info[a][key] > self.info[b][key]:
            a, b = b, a
        before = self.r.random() < .5
        t = dict(a=a, b=b, d="before") if before else dict(a=b, b=a, d="after")
        f = dict(t, a=t["b"], b=t["a"]) if self.r.random() < .5 else dict(t, d="after" if before else "before")
        self.cl.twin("order", [f"{{a}} {w} {{d}} {{b}}", f"{{a}} {w} {{d}} {{b}} {w}", f"the log has {{a}} as {w} {{d}} {{b}}", f"{{d}} {{b}} {w}, {{a}} had {w}" if before else f"{{a}} {w} only {{d}} {{b}} {w}"] if f["d"] == t["d"] else [f"{{a}} {w} {{d}} {{b}}", f"{{a}} {w} {{d}} {{b}} {w}", f"the log has {{a}} as {w} {{d}} {{b}}"], t, f)

    def overlap(self):
        """Still running when another started?"""
        pairs = [(a, b) for a in self.jobs for b in self.jobs if a != b and self.info[a]["start"] < self.info[b]["start"]]
        yes = [p for p in pairs if self.info[p[0]]["end"] > self.info[p[1]]["start"]]
        no = [p for p in pairs if self.info[p[0]]["end"] < self.info[p[1]]["start"]]
        if not yes or not no:
            raise Retry
        still = self.r.random() < .5
        t, f = (self.r.choice(yes), self.r.choice(no)) if still else (self.r.choice(no), self.r.choice(yes))
        ts = ["{a} was still running when {b} started", "when {b} started, {a} had not ended yet", "{b} began before {a} was over"] if still else ["{a} had already ended when {b} started", "when {b} started, {a} was over", "{b} began after the end of {a}"]
        self.cl.twin("order", ts, dict(a=t[0], b=t[1]), dict(a=f[0], b=f[1]))

    def longest(self):
        top = self.r.random() < .5
        o = sorted(self.jobs, key=lambda j: self.info[j]["s"], reverse=top)
        w = "longest" if top else "shortest"
        self.cl.twin("comparison", [f"{{j}} had the {w} run", f"the {w} run was that of {{j}}", f"of all jobs, {{j}} took the {'most' if top else 'least'} time", f"no job ran for a {'longer' if top else 'shorter'} time than {{j}}"], dict(j=o[0]), dict(j=self.r.choice(o[1:])))

    def counts(self):
        level, name = self.r.choice((("WARN", "warnings"), ("ERROR", "errors")))
        k = sum(e[1] == level for e in self.events)
        if k < 1:
            raise Retry
        w = self.r.choice([x for x in (k - 1, k + 1, k + 2, sum(e[1] == ("ERROR" if level == "WARN" else "WARN") for e in self.events)) if x > 0 and x != k])
        t, f = (dict(k=self.say.count(x)) for x in (k, w))
        self.cl.twin("quantifier", [f"the number of {name} in the log is {{k}}", f"lines at level {level}: {{k}}", f"counting {name}, one gets to {{k}}", f"the log has this many lines at level {level}: {{k}}"], t, f)

    def rows(self):
        good = [j for j in self.jobs if self.info[j]["ok"]]
        if len(good) < 2:
            raise Retry
        a, b = self.r.sample(good, 2)
        u, v = self.info[a]["rows"], self.info[b]["rows"]
        n = lambda x: plain(x)
        if self.r.random() < .5:
            t = dict(a=a, v=n(u))
            return self.cl.twin("number", ["{a} wrote {v} rows", "{v} rows were written by {a}", "the row count of {a} is {v}"], t, dict(t, v=n(v)))
        t, f = dict(a=a, b=b, v=n(u + v)), dict(a=a, b=b, v=n(abs(u - v)) if self.r.random() < .5 else n(u + v + self.r.choice((100, -100, 1000))))
        self.cl.twin("arithmetic", ["{a} and {b} wrote {v} rows together", "together, {a} and {b} come to {v} rows", "adding up {a} and {b} gives {v} rows"], t, f)

    def times(self):
        j = self.r.choice(self.jobs)
        key, w = self.r.choice((("start", "started"), ("end", "ended")))
        right, wrong = self.info[j][key], self.r.choice([self.info[j]["end" if key == "start" else "start"]] + [self.info[k][key] for k in self.jobs if k != j])
        t, f = (dict(j=j, v=self.clock(x)) for x in (right, wrong))
        self.cl.twin("date", [f"{{j}} {w} at {{v}}", f"at {{v}}, {{j}} {w}", f"{{v}} is the time at which {{j}} {w}"], t, f)

    def hosts(self):
        j = self.r.choice(self.jobs)
        others = sorted({self.info[k]["host"] for k in self.jobs} - {self.info[j]["host"]})
        if not others:
            raise Retry
        t = dict(j=j, h=self.info[j]["host"])
        self.cl.twin("attribute", ["{j} ran on {h}", "{h} is the host of {j}", "{j} was executed on {h}", "the machine that ran {j} is {h}"], t, dict(t, h=others[0]))

    SKILLS = dict(ended=2, duration=2, order=2, overlap=1.5, longest=1.5, counts=1.5, rows=1.5, times=1.5, hosts=1)
    claims = Table.claims


def log_document(rng):
    for _ in range(80):
        try:
            l = Log(rng)
        except Retry:
            continue
        if 150 <= len(l.body) <= 1200:
            c = l.claims(rng.choice((4, 5, 5, 6)))
            if len(c) >= 8:
                return "job_log", l.body, c
    raise Retry


# ---------------------------------------------------------------- other languages

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


class Foreign:
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
    claims = Table.claims


def foreign_document(rng):
    t = Foreign(rng)
    body = t.body()
    c = t.claims(rng.choice((4, 5, 5, 6)))
    return t.lang, body, c


# ---------------------------------------------------------------- documents

KINDS = "markdown csv tsv html aligned transposed json yaml ini xml specs news press statement policy timetable log chat foreign foreign".split()


def document(seed, number):
    rng, lang = random.Random(f"{seed}/{number}"), "en"
    kind = KINDS[number % len(KINDS)]
    for _ in range(50):
        try:
            if kind == "press":
                domain, context, claims = matrix_document(rng, "press")
            elif kind == "statement":
                domain, context, claims = matrix_document(rng, rng.choice(("aligned", "aligned", "markdown", "html", "csv")))
            elif kind == "policy":
                domain, context, claims = Rules(rng).document()
            elif kind == "chat":
                domain, context, claims = Chat(rng).document()
            elif kind == "foreign":
                lang, context, claims = foreign_document(rng)
                domain = "goods"
            elif kind == "timetable":
                domain, context, claims = timetable_document(rng)
            elif kind == "log" and rng.random() < .6:
                domain, context, claims = log_document(rng)
            else:
                domain, context, claims = table_document(rng, kind)
        except Retry:
            continue
        if 150 <= len(context) <= 1200 and len(claims) >= 8:
            break
    else:
        raise SystemExit(f"statements.py: document {number} of seed {seed} could not be made")
    pairs = [claims[i:i + 2] for i in range(0, len(claims), 2)]
    rng.shuffle(pairs)
    out = []
    for p, pair in enumerate(pairs):
        rng.shuffle(pair)
        out += [dict(c, p=p) for c in pair]
    return {"id": f"st{seed}-{kind}-{number:06d}", "domain": domain, "lang": lang, "context": context, "claims": out}


# ---------------------------------------------------------------- check

def bag(c):
    w = re.findall(r"[a-z]+|\d+|[^\sa-z\d]", (c.get("q", "") + " | " + c["t"]).lower())
    return set(w) | set(zip(w, w[1:]))


def claim_only(docs):
    """Held-out accuracy of logistic regression on words and word pairs of the claim alone; documents are split, not claims."""
    cut = len(docs) * 4 // 5
    train = [(bag(c), c["y"]) for d in docs[:cut] for c in d["claims"]]
    test = [(bag(c), c["y"]) for d in docs[cut:] for c in d["claims"]]
    seen = collections.Counter(x for b, _ in train for x in b)
    w, bias = collections.defaultdict(float), 0.
    rng = random.Random(0)
    for epoch in range(4):
        rng.shuffle(train)
        rate = .1 / (1 + epoch)
        for b, y in train:
            b = [x for x in b if seen[x] > 3]
            z = bias + sum(w[x] for x in b)
            g = rate * (y - 1 / (1 + math.exp(-max(-30, min(30, z))))) / math.sqrt(len(b) + 1)
            bias += g
            for x in b:
                w[x] += g
    right = sum((bias + sum(w.get(x, 0) for x in b) > 0) == (y == 1) for b, y in test)
    worst = sorted(((abs(v), v, str(x), seen[x]) for x, v in w.items() if seen[x] > 100), reverse=True)[:25]
    return right / len(test), [(x, round(v, 2), n) for _, v, x, n in worst]


def words(s):
    return set(re.findall(r"\w+", s.lower()))


def check(docs):
    kinds, overlap = collections.Counter(), {0: [], 1: []}
    domains, lengths, asked = collections.Counter(), [], 0
    for d in docs:
        c = d["claims"]
        assert 150 <= len(d["context"]) <= 1200 and 8 <= len(c) <= 12, d["id"]
        assert sum(x["y"] for x in c) * 2 == len(c), d["id"]
        assert len({(x["t"], x.get("q")) for x in c}) == len(c), d["id"]
        by = collections.defaultdict(list)
        for x in c:
            by[x["p"]].append(x["y"])
            assert ("w" in x) == (x["y"] == 0) and x.get("w", "") in x["t"] and x.get("w", "x"), (d["id"], x)
            assert not re.search(r"[{}\x01\x02]|\bNone\b(?! of)|  ", x["t"] + x.get("q", "")), (d["id"], x)
            kinds[x["k"]] += 1
            asked += "q" in x
            overlap[x["y"]].append(len(words(x["t"]) & words(d["context"])) / max(1, len(words(x["t"]))))
        assert all(sorted(v) == [0, 1] for v in by.values()), d["id"]
        domains[d["domain"]] += 1
        lengths.append(len(d["context"]))
    n = sum(kinds.values())
    mean = {y: sum(v) / len(v) for y, v in overlap.items()}
    print(f"{len(docs)} documents, {n} claims, {asked / n:.2f} with a question, {len(domains)} domains, context {sum(lengths) // len(lengths)} characters")
    print("kinds", dict(kinds.most_common()))
    print("documents", dict(collections.Counter(d["id"].split("-")[1] for d in docs)))
    print(f"word overlap with the document: true {mean[1]:.3f}, false {mean[0]:.3f}")
    assert abs(mean[0] - mean[1]) < .02
    acc, worst = claim_only(docs)
    print(f"claim-only accuracy {acc:.3f}; strongest features {worst}")
    assert acc < .53 or len(docs) < 2000


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--documents", type=int, default=3000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--out", help="file to write, JSON lines")
    p.add_argument("--check", action="store_true", help="assert the invariants and print counts")
    a = p.parse_args()
    if not a.out and not a.check:
        p.error("give --out FILE, --check or both")
    global CHECKED
    CHECKED = a.check
    docs = [document(a.seed, i) for i in range(a.documents)]
    if a.out:
        with open(a.out, "w", encoding="utf-8") as f:
            for d in docs:
                f.write(json.dumps(d, ensure_ascii=False) + "\n")
    if a.check:
        check(docs)


if __name__ == "__main__":
    main()
