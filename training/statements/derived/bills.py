"""Bills: receipts, invoices, orders with discounts, shared expenses, subscriptions, instalments, packs, parking."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import join, plain, rounded
from .layouts import rows
from .measures import Count, GRAMS, MIN, MONTHS_, Percent
from .scene import Scene

GOODS = ("notebook folder lamp cushion mug kettle blanket candle towel basket planter bowl tray stool clock frame scarf cap belt wallet backpack umbrella thermos lantern torch whistle puzzle kite drum flute brush stapler calculator keyboard mouse headset charger cable speaker tripod rug curtain pillow apron teapot grater colander ladle toaster").split()
FOODS = "soup of the day|mushroom risotto|fish and chips|lentil curry|cheese board|apple cake|ice cream|lemonade|green salad|onion tart|roast chicken|plum dumplings|espresso|mint tea|tomato pasta|pea soup|carrot cake|bean burrito".split("|")
PURPOSE = "boat hire|camp site fees|petrol|groceries|museum tickets|ferry tickets|the rental car|the holiday flat|the barbecue|ski passes|firewood|train tickets|the birthday present|the concert tickets|cleaning|the mountain guide".split("|")


class Bills(Scene):
    def price(self, lo, hi):
        r = self.r
        x = D(r.randint(lo * 2, hi * 2)) / 2
        return x if r.random() < .7 else x + D(r.choice((".25", ".40", ".90", ".20")))

    def order(self):
        """An order with quantities, discount or voucher, shipping with a limit for free delivery."""
        r, m = self.r, self.money
        self.domain = "orders"
        who, shop = self.n.make("first"), self.n.make("brand")
        k = r.choice((2, 3, 3, 4))
        goods = r.sample(GOODS, k)
        qty = [r.choice((1, 2, 2, 3, 4, 5, 6)) for _ in goods]
        price = [self.price(4, 45) for _ in goods]
        line = [q * p for q, p in zip(qty, price)]
        total = sum(line)
        limit = D(r.choice((40, 50, 60, 75, 80, 100, 120, 150)))
        if total == limit:
            raise Retry
        ship = D(r.choice(("3.90", "4.50", "4.95", "5.90", "6.50", "7")))
        free = total > limit
        pct = r.choice((None, None, 5, 10, 20, 25))
        g = [x + "s" if not x.endswith(("sh", "ss")) else x + "es" for x in goods]
        if r.random() < .4:
            text = rows(r, f"Order of {who} at {shop}", "Item", ["Quantity", f"Unit price ({self.cur})"], [(x, [q, p]) for x, q, p in zip(goods, qty, price)])
            self.occurs(m, *price)
            text += "\n\n" + self.s(["[Delivery|Shipping] costs {s}; orders [over|above] {l} are delivered free of charge", "{s} is charged for delivery unless the goods come to more than {l}"], s=self.show(m, ship), l=self.show(m, limit))
        else:
            parts = [f"{self.many(q)} {gg if q > 1 else x} at {self.show(m, p)}{' each' if q > 1 else ''}" for x, gg, q, p in zip(goods, g, qty, price)]
            text = self.s(["{w} ordered {l} from {s}", "{w} has placed an order with {s}: {l}", "An order from {w} came in at {s}, for {l}"], w=who, s=shop, l=join(parts)) + " " + self.s(["{s} charges {c} for delivery; above {l}, delivery is free", "[Delivery|Postage] is {c}, but [nothing|no charge is made] for orders of more than {l}"], s=shop, c=self.show(m, ship), l=self.show(m, limit))
        if pct:
            text += " " + self.s(["[A code|A voucher|The newsletter code] takes {p}% off the price of the goods", "{w} used a code for {p}% off the goods[; it does not change the delivery rule|]"], p=pct, w=who)
            self.occurs(Percent(), pct)
        i = r.randrange(k)
        if qty[i] > 1:
            self.value("product", ["{w} pays {v} for the {g}[, before any discount|]" if not pct else "before the discount, the {g} cost {w} {v}", "the {g} ordered by {w} come to {v}" + (" before the discount" if pct else "")], line[i], m, line + [price[i] * (qty[i] + 1)], w=who, g=g[i])
        self.value("stated", ["a single {x} costs {v} at {s}", "{s} sells the {x} for {v} [apiece|a piece]"], price[i], m, line + [total], x=goods[i], s=shop)
        note = " before the discount" if pct else " without delivery"
        self.value("sum", ["the goods {w} ordered come to {v}" + note, "{w}'s order is worth {v}" + note], total, m, [total - x for x in line] + [sum(price)], w=who, q=f"What do the goods in {who}'s order cost{note}?")
        if not pct:
            final = total if free else total + ship
            self.value("sum", ["including delivery, {w} pays {v}", "{w}'s bill with delivery [is|comes to] {v}", "all in all, {w} has to pay {v}"], final, m, [total + ship if free else total, total - ship, sum(price) + ship], w=who)
            self.yes("threshold", ["{w}'s order is delivered free of charge", "{w} pays nothing for delivery", "{w}'s order is large enough for free delivery"], ["{w}'s order is not delivered free of charge", "{w} pays [extra|a fee] for delivery", "{w}'s order is too small for free delivery"], free, w=who, q=f"Does {who} get free delivery?")
            self.value("difference", ["{w}'s order is {v} " + ("above" if free else "short of") + " the limit for free delivery", "the limit for free delivery is " + ("exceeded" if free else "missed") + " by {v}"], abs(total - limit), m, [abs(total + ship - limit)] + [abs(x - limit) for x in line], w=who)
        else:
            off = total * pct / 100
            if off * 100 % 1 == 0:
                self.value("percentage", ["the code saves {w} {v}", "{w} gets {v} off the goods", "the reduction for {w} [comes to|amounts to] {v}"], off, m, [total * x / 100 for x in (5, 10, 15, 20, 25) if x != pct], w=who)
                self.value("percentage", ["after the reduction, {w}'s goods cost {v}", "with the code, {w} pays {v} for the goods"], total - off, m, [total - D(pct), total + off], w=who)
        n = sum(qty)
        self.value("count", ["{w} ordered {v} in all", "the order of {w} is made up of {v}"], n, Count("articles"), [n - q for q in qty] + [k], w=who)
        hi = max(range(k), key=lambda x: price[x])
        if sorted(price)[-1] != sorted(price)[-2]:
            self.flip("rank", ["the dearest single article in {w}'s order is the {x}", "piece for piece, nothing {w} ordered costs more than the {x}"], goods[hi], [x for x in goods if x != goods[hi]], w=who)
        return text

    def restaurant(self):
        """A restaurant bill with tip, shared equally."""
        r, m = self.r, self.money
        self.domain = "expenses"
        place, host = self.n.make("brand"), self.n.make("first")
        k = r.choice((2, 3, 4, 5, 6))
        dishes = r.sample(FOODS, r.choice((3, 4, 5)))
        price = [D(r.randint(6, 52)) / 2 for _ in dishes]
        bill = sum(price)
        price[0] += (-(bill * 2) % (2 * k)) / 2
        bill = sum(price)
        tip = D(k) * r.choice((1, 2, D("1.5"), D(".5")))
        text = self.s(["On Friday {h} and {n} friends ate at {p}." if k > 2 else "{h} and a friend had lunch at {p}.", "A table for {all} at {p}; {h} kept the bill."] if k > 2 else "{h} and a friend had lunch at {p}.", h=host, n=self.many(k - 1), p=place, all=self.many(k))
        text += " " + self.s(["On the bill: {l}", "They had {l}", "The bill lists {l}"], l=join([f"{d} ({self.show(m, p)})" for d, p in zip(dishes, price)])) + " " + self.s(["They added a tip of {t} and split everything [evenly|equally].", "With a tip of {t}, the sum was shared equally by everyone at the table."], t=self.show(m, tip))
        self.value("sum", ["without the tip, the bill at {p} was {v}", "food and drink at {p} came to {v}"], bill, m, [bill + tip] + [bill - x for x in price], p=place)
        self.value("sum", ["with the tip, the evening at {p} cost {v}" if k > 2 else "with the tip, the lunch at {p} cost {v}", "including the tip they left {v} at {p}"], bill + tip, m, [bill, bill + tip + 5], p=place)
        self.value("split", ["each of them paid {v}", "{h}'s share was {v}", "everyone at {p} paid {v}"], (bill + tip) / k, m, [bill / k, (bill + tip) / (k + 1), (bill + tip) / max(1, k - 1)], h=host, p=place, q=f"How much did {host} have to pay?")
        self.value("stated", ["the {d} at {p} was {v}", "{p} charged {v} for the {d}"], price[1], m, [bill - price[1], bill / k], d=dishes[1], p=place)
        self.share("percentage", ["the tip was {v} of the bill"], tip, bill)
        i, j = r.sample(range(len(dishes)), 2)
        if price[i] != price[j]:
            self.value("difference", ["the {a} and the {b} differ in price by {v}", "between the prices of the {a} and the {b} there is a difference of {v}"], abs(price[i] - price[j]), m, [price[i] + price[j]], a=dishes[i], b=dishes[j])
        top = dishes[price.index(max(price))]
        if price.count(max(price)) == 1:
            self.flip("rank", ["the most expensive item on the bill was the {x}", "nothing on the bill cost more than the {x}"], top, [d for d in dishes if d != top])
        return text

    def trip(self):
        """A chat about shared expenses of a trip."""
        r, m = self.r, self.money
        self.domain = "chat"
        k = r.choice((3, 4, 4, 5))
        people = [self.n.make("first") for _ in range(k)]
        payers = people[:r.choice((2, 3))]
        what = r.sample(PURPOSE, len(payers))
        for _ in range(99):
            paid = [D(r.randint(4, 60) * 5) for _ in payers]
            if sum(paid) % k == 0 and len(set(paid)) == len(paid):
                break
        else:
            raise Retry
        each = sum(paid) / k
        lines = [f"{people[-1]}: " + self.s(["so who paid for what on the trip?", "hey all, can we settle up for the weekend?", "let's sort out the money from last week"])]
        for p, w, x in zip(payers, what, paid):
            lines.append(f"{p}: " + self.s(["I paid {x} for {w}", "{w} was me, {x}", "{x} from me for {w}"], x=self.show(m, x), w=w))
        lines.append(f"{people[-1]}: " + self.s(["ok, so we split it all equally between the {k} of us[, nobody else was there|]", "then everything gets divided by {k}, same share for everyone"], k=self.many(k)))
        for p in people[len(payers):-1]:
            lines.append(f"{p}: " + self.s(["I paid nothing, so I owe you", "nothing from me, sorry! tell me what I owe", "I didn't pay for anything"]))
        lines.append(f"{people[-1]}: " + self.s(["I have not paid anything myself", "nothing from me so far[. Will transfer tonight|]"]))
        if r.random() < .5:
            lines.append(f"{payers[0]}: " + r.choice(("the photos are in the shared folder btw", "thanks for driving everyone", "same again next year?")))
        self.value("sum", ["altogether the group spent {v}", "the shared costs [add up|come] to {v}", "the trip cost the group {v} in total"], sum(paid), m, [sum(paid) - x for x in paid], q="How much did the group spend altogether?")
        self.value("split", ["each person's share is {v}", "split equally, it is {v} per person", "every one of the {k} has to bear {v}"], each, m, [rounded(sum(paid) / (k - 1), 0), rounded(sum(paid) / (k + 1), 0)], k=self.many(k), q="What does each of them have to bear?")
        for p, x in zip(payers, paid):
            if x != each:
                if x > each:
                    self.value("balance", ["{p} gets {v} back", "{p} is owed {v} by the others", "after settling up, {p} receives {v}"], x - each, m, [each, x], p=p)
                else:
                    self.value("balance", ["{p} still has to pay {v}", "{p} owes another {v}"], each - x, m, [each, x], p=p)
                self.yes("balance", ["{p} gets money back from the others", "{p} paid more than a fair share"], ["{p} still owes the others money", "{p} paid less than a fair share"], x > each, p=p)
        self.value("stated", ["{p} paid {v} for {w}", "for {w}, {p} paid {v}"], paid[0], m, [each, sum(paid)], p=payers[0], w=what[0])
        self.value("balance", ["{p}, who paid nothing, owes {v}", "{p} has to transfer {v}"], each, m, [rounded(sum(paid) / (k - 1), 0)], p=people[-1])
        self.value("count", ["{v} of the group had paid for something", "{v} in the group had laid out money"], len(payers), Count("people", "person"), [k, len(payers) + 1, k - len(payers)])
        return "\n".join(lines)

    def subscription(self):
        """Monthly against yearly payment for two or three plans."""
        r, m = self.r, self.money
        self.domain = "product pages"
        brand = self.n.make("brand")
        plans = r.sample(("Basic Plus Family Studio Team Solo Premium Starter Student Duo Campus Office".split()), r.choice((2, 3)))
        monthly = [D(x) for x in self.draw(4, 48, len(plans))]
        months = [r.choice((9, 10, 10, 11, 8)) for _ in plans]
        yearly = [a * b - r.choice((0, 0, 1)) for a, b in zip(monthly, months)]
        fee = D(r.choice((10, 15, 20, 25, 29)))
        text = self.s(["{b} offers {k} plans", "{b} can be booked in {k} versions", "Choose your {b} plan"], b=brand, k=self.many(len(plans))) + " "
        text += " ".join(self.s(["{p} costs {x} a month or {y} [a year|if paid yearly]", "For {p} you pay {x} per month, or {y} for a whole year in advance", "{p}: {x} monthly, {y} yearly"], p=p, x=self.show(m, x), y=self.show(m, y)) for p, x, y in zip(plans, monthly, yearly))
        text += " " + self.s(["[New customers pay a one-off set-up fee of {f}.|A one-off fee of {f} is charged when the account is opened.] The fee applies to every plan.", "There is also a set-up fee of {f}, charged once, whichever plan you take."], f=self.show(m, fee))
        for i, p in enumerate(plans):
            full = 12 * monthly[i]
            self.value("product", ["paid monthly, {p} comes to {v} over twelve months, not counting the set-up fee", "twelve monthly payments for {p} add up to {v}"], full, m, [10 * monthly[i], yearly[i] + monthly[i]] + [12 * x for x in monthly], p=p)
            self.value("difference", ["[anyone who pays|paying] {p} by the year saves {v} [compared with|against] monthly payment", "yearly payment makes {p} {v} cheaper than twelve monthly payments"], full - yearly[i], m, [12 * x - y for x, y in zip(monthly, yearly)] + [monthly[i]], p=p)
            self.value("stated", ["{p} is {v} [when paid yearly|for a year paid in advance]", "a year of {p} paid in advance costs {v}"], yearly[i], m, [full, full - yearly[i]], p=p)
            n = r.choice((2, 3, 4, 6))
            self.value("sum", ["a new customer who takes {p} for {n} months and pays monthly spends {v}, set-up fee included", "with the set-up fee, {n} months of {p} on monthly payment cost {v}"], n * monthly[i] + fee, m, [n * monthly[i], (n + 1) * monthly[i] + fee], p=p, n=self.many(n))
        a, b = r.sample(range(len(plans)), 2)
        if monthly[a] != monthly[b]:
            self.flip("comparison", ["per month, {a} is {x} than {b}"], "dearer" if monthly[a] > monthly[b] else "cheaper", "cheaper" if monthly[a] > monthly[b] else "dearer", a=plans[a], b=plans[b])
            self.value("difference", ["the monthly prices of {a} and {b} are {v} apart", "{a} and {b} differ by {v} a month"], abs(monthly[a] - monthly[b]), m, [abs(yearly[a] - yearly[b])], a=plans[a], b=plans[b])
        return text

    def instalments(self):
        """Something bought by deposit and instalments."""
        r, m = self.r, self.money
        self.domain = "contracts"
        who, thing = self.n.make("person"), r.choice("piano|washing machine|e-bike|sofa|used car|kitchen|caravan|lathe|heat pump|motorboat|oven|printer|tractor|sewing machine".split("|"))
        n = r.choice((6, 8, 10, 12, 18, 24, 30, 36))
        rate = D(r.randint(4, 60) * 5)
        dep = D(r.randint(2, 30) * 50)
        total = dep + n * rate
        cash = D(int(total * r.randint(85, 98) / 1000) * 10)
        paid = r.randint(2, n - 2)
        text = self.s(["{w} is buying a {t} on instalments. The agreement provides for a deposit of {d} and {n} monthly instalments of {x} each. A buyer who pays at once would pay {c}. So far {w} has paid the deposit and {p} instalments.",
                       "For the {t}, {w} paid {d} down and pays {x} a month for {n} months. The cash price would have been {c}. Up to now, the deposit and {p} instalments have been received.",
                       "The cash price of the {t} is {c}. {w} chose to pay {d} as a deposit and the rest in {n} monthly instalments of {x}; {p} of them have been paid."],
                      w=who, t=thing, d=self.show(m, dep), n=n, x=self.show(m, rate), c=self.show(m, cash), p=self.many(paid))
        self.value("product", ["the instalments for the {t} add up to {v}", "leaving the deposit aside, {w} will have paid {v} in instalments at the end"], n * rate, m, [total, n * rate - rate, n * rate - dep], t=thing, w=who)
        self.value("sum", ["with deposit and instalments, the {t} costs {w} {v}", "all in all, {w} pays {v} for the {t}"], total, m, [n * rate, total + rate, cash + dep], t=thing, w=who, q=f"What does {who} pay for the {thing} in the end?")
        self.value("difference", ["paying at once would have been {v} cheaper for {w}", "the instalment plan costs {w} {v} more than the cash price"], total - cash, m, [n * rate - cash if n * rate > cash else dep, total - cash + rate, total - cash - rate], w=who)
        self.value("remainder", ["{w} still has {v} to pay", "{v} of {w}'s debt for the {t} is [still open|outstanding]"], (n - paid) * rate, m, [paid * rate, total - paid * rate, (n - paid - 1) * rate], w=who, t=thing)
        self.value("remainder", ["{w} has {v} left to pay", "{v} are still to come from {w}"], n - paid, Count("instalments"), [paid + 1, n - paid - 2], w=who)
        self.value("sum", ["so far {w} has paid {v} for the {t}", "up to now {v} has been received from {w}"], dep + paid * rate, m, [paid * rate, dep + rate, (n - paid) * rate], w=who, t=thing)
        self.value("stated", ["{w} pays {v} a month", "a monthly instalment is {v} for {w}"], rate, m, [rounded(total / n, 0), rounded(cash / n, 0)], w=who)
        self.yes("comparison", ["more than half of the instalments have been paid", "{w} has paid the larger part of the instalments"], ["fewer than half of the instalments have been paid", "{w} has paid the smaller part of the instalments"], paid * 2 > n, w=who) if paid * 2 != n else None
        return text

    def packs(self):
        """The same goods in packs of different sizes: the price per unit."""
        r, m = self.r, self.money
        self.domain = "product pages"
        what = r.choice("coffee|rice|washing powder|flour|almonds|dog food|oats|birdseed|tea|olives|lentils|cocoa".split("|"))
        brands = [self.n.make("brand") for _ in range(3)]
        size = r.sample((250, 500, 750, 1000, 1500, 2000, 2500), 3)
        per = [D(x) for x in r.sample(range(3, 24), 3)]       # price of a kilogram
        price = [p * s / 1000 for p, s in zip(per, size)]
        if any(x * 100 % 1 for x in price) or len(set(price)) < 3:
            raise Retry
        text = " ".join(self.s(["{b} sells {w} in [bags|packs] of {s} for {p}", "A {s} pack of {b} {w} costs {p}", "{p} is the price of {s} of {w} from {b}"], b=b, w=what, s=self.show(GRAMS, s), p=self.show(m, p)) for b, s, p in zip(brands, size, price))
        text = self.s(["We compared {k} brands of {w}.", "Three offers for {w} were in the leaflet this week.", "Which {w} is good value? The test kitchen looked at {k} brands."], k="three", w=what) + " " + text
        for b, s, p, x in zip(brands, size, price, per):
            self.value("rate", ["a kilogram of {b} works out at {v}", "{b} comes to {v} per kilogram", "for a kilogram of {w} from {b} you pay {v}"], x, m, list(per) + [p * 2, p / 2], b=b, w=what)
            n = r.choice((2, 3, 4))
            self.value("product", ["{n} packs of {b} cost {v}", "for {n} packs of {b} you pay {v}"], n * p, m, [(n + 1) * p, (n - 1) * p] + [n * y for y in price], n=self.many(n), b=b)
            self.value("product", ["{n} packs of {b} weigh {v}", "{n} packs of {b} contain {v} of {w}"], n * s, GRAMS, [(n + 1) * s] + [n * y for y in size], n=self.many(n), b=b, w=what)
            self.value("stated", ["a pack of {b} costs {v}", "{b}'s pack is sold for {v}"], p, m, per, b=b)
        best, worst = brands[per.index(min(per))], brands[per.index(max(per))]
        self.flip("rank", ["by weight, {x} is the cheapest of the three", "the lowest price per kilogram is that of {x}", "for the money, {x} gives the most {w}"], best, [b for b in brands if b != best], w=what, q="Which brand is cheapest per kilogram?")
        self.flip("rank", ["per kilogram, {x} is the dearest", "gram for gram, you pay most for {x}"], worst, [b for b in brands if b != worst])
        i, j = r.sample(range(3), 2)
        self.value("difference", ["the pack of {a} and the pack of {b} differ in price by {v}"], abs(price[i] - price[j]), m, [abs(per[i] - per[j])], a=brands[i], b=brands[j])
        return text

    def parking(self):
        """A tariff in steps and what some stays cost."""
        r, m = self.r, self.money
        self.domain = "tariffs"
        place = self.n.make("place")
        first, hour = D(r.choice((1, 2, 3, "1.50", "2.50", "3.50"))), D(r.choice(("1.50", "1.20", 2, 1, "1.80", "2.20")))
        cap_ = D(r.choice((12, 14, 15, 16, 18, 20)))
        free = r.choice((15, 20, 30))
        lost = D(r.choice((25, 30, 35)))
        text = self.s(["Parking at {p}: the first hour costs {f}, every further hour begun {h}, but never more than {c} a day. Stays of up to {m} minutes are free. For a lost ticket {l} is charged.",
                       "At the {p} garage you pay {f} for the first hour and {h} for each hour begun after that; the daily maximum is {c}. Leave within {m} minutes and you pay nothing. A lost ticket costs {l}."], p=place, f=self.show(m, first), h=self.show(m, hour), c=self.show(m, cap_), m=free, l=self.show(m, lost))
        for _ in range(4):
            k = r.randint(2, 8)
            x = min(cap_, first + (k - 1) * hour)
            start = r.randint(7, 13) * 60 + r.choice((0, 15, 30))
            who = self.n.make("first")
            told = f"{who} parked from {self.clock(start)} to {self.clock(start + k * 60)}."
            text += " " + told
            self.value("tariff", ["{w} [has to pay|pays|owes] {v}", "{w}'s stay costs {v}", "for {w}, parking comes to {v}"], x, m, [k * hour, x + hour, x - hour, first + k * hour], w=who)
            self.value("duration", ["{w} was parked for {v}", "{w}'s car stayed for {v}"], k * 60, MIN, [(k + 1) * 60, (k - 1) * 60], w=who)
        k = r.randint(2, 5)
        if first + (k - 1) * hour < cap_:
            self.value("tariff", ["{k} hours of parking at {p} cost {v}"], first + (k - 1) * hour, m, [k * hour, k * first], k=self.many(k), p=place)
        self.value("stated", ["nobody pays more than {v} a day at {p}, unless the ticket is lost", "the daily maximum at {p} is {v}"], cap_, m, [first + 3 * hour, first + hour], p=place)
        n = r.choice((10, 25, free - 5, free + 5))
        self.yes("threshold", ["a stay of {n} minutes costs nothing at {p}"], ["a stay of {n} minutes has to be paid for at {p}"], n <= free, n=n, p=place)
        return text

    def clock(self, v):
        return f"{v // 60:02d}:{v % 60:02d}"

    def invoice(self):
        """An invoice of hours and materials with tax, deposit and time for payment."""
        r, m = self.r, self.money
        self.domain = "invoices"
        firm, who = self.n.make("firm"), self.n.make("person")
        trade = r.choice("painting|plumbing|roof repairs|garden work|electrical work|translation|bookkeeping|floor laying|tree felling|window cleaning|tiling".split("|"))
        h, rate = r.randint(4, 40), D(r.choice((30, 35, 40, 42, 45, 48, 50, 55, 60, 65)))
        mat, travel = D(r.randint(4, 90) * 10), D(r.choice((20, 25, 30, 35, 40, 45)))
        vat = r.choice((5, 10, 20, 20, 25))
        net = h * rate + mat + travel
        tax = net * vat / 100
        dep = D(r.choice((100, 150, 200, 250, 300)))
        if tax * 100 % 1 or dep > net:
            raise Retry
        gross = net + tax
        P = dict(f=firm, w=who, t=trade, h=h, x=self.show(m, rate), m=self.show(m, mat), d=self.show(m, travel), v=vat, a=self.show(m, dep))
        if r.random() < .5:
            text = self.s("Invoice from {f} to {w}", **P)[:-1] + "\n" + "\n".join(f"- {x}" for x in (f"{trade.capitalize()}: {h} hours at {P['x']}", f"Materials: {P['m']}", f"Travel: {P['d']}", f"VAT on everything: {vat}%", f"Deposit already paid (to be deducted from the total with VAT): {P['a']}"))
        else:
            text = self.s(["{f} charges {w} for {h} hours of {t} at {x} an hour, {m} for materials and {d} for travel. To all of this {v}% VAT is added. {w} has already paid a deposit of {a}, which is deducted at the end.",
                           "Dear {w}, for the {t} we worked {h} hours at an hourly rate of {x}. Materials came to {m}, travel to {d}. VAT of {v}% is added to the whole amount; your deposit of {a} will then be deducted. Yours, {f}"], **P)
        self.value("product", ["before tax, labour comes to {v}", "the {h} hours of {t} cost {v} before tax"], h * rate, m, [(h + 1) * rate, net, h * rate + mat], w=who, h=h, t=trade)
        self.value("sum", ["before VAT, {f}'s invoice comes to {v}", "the net amount of the invoice to {w} is {v}"], net, m, [h * rate, net - travel, net - mat, net + dep], f=firm, w=who, q=f"What is the net amount of {firm}'s invoice?")
        self.value("percentage", ["the VAT on {f}'s invoice [is|amounts to|comes to] {v}", "{v} of tax is added for {w}"], tax, m, [h * rate * vat / 100, (net - dep) * vat / 100, net * (25 - vat or 20) / 100], f=firm, w=who)
        self.value("sum", ["with VAT, {f}'s work costs {v}", "the invoice total including VAT is {v}"], gross, m, [net, gross + dep, gross - dep + tax], f=firm)
        self.value("remainder", ["after deduction of the deposit, {w} still has to pay {v}", "{w} has {v} left to pay", "{f} is still owed {v}"], gross - dep, m, [net - dep, gross + dep, net], w=who, f=firm)
        self.value("stated", ["materials make up {v} of the net amount", "{f} bills {v} for materials"], mat, m, [mat + travel, h * rate], f=firm)
        if h * rate != mat:
            self.flip("comparison", ["{f} charges {x} for materials than for labour"], "more" if mat > h * rate else "less", "less" if mat > h * rate else "more", f=firm)
        return text
