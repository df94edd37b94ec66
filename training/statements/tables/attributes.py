"""Columns of tables: how their values are drawn, named, compared and asked for."""
import datetime
from decimal import Decimal as D

from ..claims import Retry
from ..say import UNITS
from ..vocabulary import DAY


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
