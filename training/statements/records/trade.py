"""Records of trade: orders, parcels, payments, shops, opening hours."""
from decimal import Decimal as D

from ..say import plain
from ..vocabulary import CURRENCY, DAY, WEEKDAYS
from .spec import TEXTS
from .wording import L, nth, num, uc

STREETS = "Mill Lane|Station Road|Harbour Street|Oak Avenue|Church Row|Kiln Street|Park Crescent|Bridge Street|Linden Way|Quay Road|Foundry Lane|Elm Close".split("|")
GOODS = "desk lamp|kettle|rain jacket|yoga mat|phone case|backpack|coffee grinder|bike light|toaster|water bottle|keyboard|notebook|headset|wool blanket|garden hose|chess set|frying pan|umbrella|tripod|hammock|thermos flask|board game|drill|pillow|paint set|router|tent|shelf|doormat|mouse pad".split("|")


def rec_order(s):
    n = s.c((2, 3, 3, 4))
    items = s.pick(GOODS, n)
    price = s.ints(450, 18900, n, 5)
    qty = [s.i(1, 5) for _ in range(n)]
    stock = s.bools(n)
    buyer, other = s.person(2)
    bc, sc = s.place(2)
    gift = s.p()
    coupon = s.c((None, None, "SAVE10", "HELLO5", "SPRING"))
    t0 = s.day()
    paid = s.later(t0, 2, 900)
    shipped = s.later(paid, 300, 4000) if s.p(.75) else s.later(t0, 1, 3)
    if shipped < paid:
        paid = s.later(shipped, 300, 3000)
    delivered = s.later(max(paid, shipped), 900, 6000) if s.p(.5) else None
    total = sum(a * b for a, b in zip(price, qty))
    ship_fee = s.c((0, 395, 495, 650, 990))
    method = s.c(("card", "paypal", "bank_transfer", "invoice"))
    hist = [("created", t0), ("paid", paid), ("shipped", shipped)] + ([("delivered", delivered)] if delivered else [])
    hist.sort(key=lambda x: x[1])
    status = hist[-1][0].split("|")[0]
    oid = f"{s.c(('ORD', 'SO', 'W', 'A'))}-{s.i(10000, 99999)}"
    cents = s.p(.7)
    pm = (lambda v: v) if cents else (lambda v: float(D(v) / 100))
    u = "_cents" if cents else ""
    addr = lambda nm, c: {"name|full_name|recipient": nm, "street|line1|address_line": f"{s.i(1, 140)} {s.c(STREETS)}", "city|town": c, "postcode|zip|postal_code": str(s.i(10000, 99999))}
    tree = {"id|order_id|order_no": oid, "status|state": status, "currency": CURRENCY[s.cur][0],
            "items|lines|line_items|positions": [{"sku|article": s.hexid(5).upper(), "name|title|description": items[i], "quantity|qty": qty[i], f"unit_price{u}|price{u}": pm(price[i]), "in_stock|available": stock[i]} for i in range(n)],
            "billing_address|bill_to|invoice_address": addr(buyer, bc), "shipping_address|ship_to|delivery_address": addr(buyer if s.p(.6) else other, sc),
            f"shipping_fee{u}|shipping_cost{u}": pm(ship_fee), "gift|gift_wrap|is_gift": gift, "coupon|discount_code|voucher": coupon,
            "payment": {"method|type": method, "captured|settled": True},
            "history|status_history|events": [{"status|event": k, "at|timestamp|time": v} for k, v in hist]}
    same = tree["shipping_address|ship_to|delivery_address"]["name|full_name|recipient"] == buyer
    sh, bi = s.c(("goes to", "is being sent to", "ships to")), s.c(("is billed to", "is invoiced to"))
    s.add("attribute", f"the [shipping|delivery] address is in {{a}}~the parcel {sh} {{a}}~[the goods|the items] are to be delivered [in|to] {{a}}~the order {sh} {{a}} and {bi} an address in {{b}}~the billing address is in {{b}}, the delivery address in {{a}}", dict(a=sc, b=bc), dict(a=bc, b=sc))
    s.add("attribute", "the invoice [goes to|is addressed to someone in] {b}~the billing address is in {b}~for billing, [an address|a street] in {b} is on file", dict(b=bc), dict(b=sc))
    if not same:
        s.add("owner", "the [parcel|package|delivery] is addressed to {a}~{a} is the person receiving the goods~the recipient of the shipment is {a}", dict(a=other), dict(a=buyer))
        s.add("owner", "{a} is billed for [the order|it], but {b} receives it~the bill goes to {a} and the goods go to {b}", dict(a=buyer, b=other), dict(a=other, b=buyer))
    else:
        s.add("owner", "{a} [is the person the parcel is addressed to|will receive the goods]~the goods go to {a}", dict(a=buyer), dict(a=other))
    i = s.i(0, n - 1)
    j = s.no(range(n), i)
    s.add("attribute", "the {o} [item|article|position] [in the order|on the list|] is the {e}~the {e} is listed {o}", dict(o=nth(i), e=items[i]), dict(o=nth(i), e=items[j]))
    s.bool("negation", stock[i], f"the {nth(i)} item is in stock~the {items[i]} is available~the {items[i]} can be delivered from stock", f"the {nth(i)} item is out of stock~the {items[i]} is not available~the {items[i]} is currently out of stock", f"Is the {items[i]} in stock?")
    s.count(stock, "item", "items", "is in stock", "are in stock", "How many of the items are in stock?")
    s.which(["the " + x for x in items], stock, "item", "is in stock", "is out of stock")
    s.attr("number", "{e} costs {v} [apiece|each|per unit]~one unit of {e} costs {v}~{v} is the [unit price|price per piece] of {e}~you pay {v} for a single unit of {e}", ["the " + x for x in items], [s.m(p) for p in price])
    s.attr("number", "the quantity of {e} is {v}~the order [contains|includes] {v} of {e}", ["the " + x for x in items], [s.n(q) for q in qty])
    w = s.c([total - price[i] * qty[i] or None, sum(price), total + ship_fee]) if ship_fee else s.c([sum(price), total - price[i] * qty[i] or None])
    if w and w != total and n > 1:
        s.add("arithmetic", "[without|not counting|before] [shipping|delivery], the goods [come to|add up to|total] {v}~the items [alone|by themselves] are worth {v}", dict(v=s.m(total)), dict(v=s.m(w)))
    lt = [price[k] * qty[k] for k in range(n)]
    if len(set(lt)) == n:
        s.attr("arithmetic", "for {e}, [all units together|the whole line] [cost|come to] {v}~the line total [for|of] {e} is {v}", ["the " + x for x in items], [s.m(x) for x in lt])
        s.comp(["the " + x for x in items], price, "has a higher unit price than", "has a lower unit price than")
        s.most(["the " + x for x in items], price, "is the most expensive item per unit~has the highest unit price", "is the cheapest item per unit~has the lowest unit price")
    s.bool("negation", gift, "the order is [marked as a gift|a gift]~it is meant as a gift", "the order is not [marked as a gift|a gift]~it is not meant as a gift", "Is the order marked as a gift?")
    s.bool("absence", coupon is None, "no [discount code|voucher|coupon] was [used|applied]~the customer did not use a voucher", "a [discount code|voucher|coupon] was [used|applied]~the customer used a voucher", "Was a discount code used?")
    s.bool("negation", ship_fee == 0, "[shipping|delivery] is free [of charge|for this order]~nothing is charged for shipping", "[shipping|delivery] is not free [of charge|for this order]~a fee is charged for shipping")
    s.bool("order", paid < shipped, "[it|the order] was paid before it [shipped|was sent off]~payment came in before the goods left~the goods left only after they had been paid for", "[it|the order] was paid after it [shipped|was sent off]~payment came in after the goods had left~the goods left before they had been paid for", "Was the order paid before it was shipped?")
    s.bool("negation", delivered is not None, "the order has [already|] been delivered~delivery is complete", "the order has not been delivered yet~delivery is still outstanding", "Has the order been delivered?")
    M_ = {"card": "by card", "paypal": "with PayPal", "bank_transfer": "by bank transfer", "invoice": "by invoice"}
    s.look("attribute", "the customer [paid|chose to pay] {v}~payment was made {v}", list(M_.values()), M_[method])
    dts = [(k.split("|")[0], v) for k, v in hist]
    k, v = s.c(dts)
    s.look("date", {"created": "the order was placed {v}", "paid": "payment was recorded {v}~it was paid {v}", "shipped": "the goods [left|were sent off] {v}~it was shipped {v}", "delivered": "the parcel arrived {v}~delivery took place {v}"}[k],
           list({x.date(): f"on {s.d(x)}" for _, x in dts if x.date() != v.date()}.values()) + ["on " + s.d(v + DAY * s.c((-1, 1, 2)))], "on " + s.d(v))
    return "order", s.render(tree, "order")


def rec_tracking(s):
    n = s.c((4, 5, 6))
    pl = s.place(n)
    ev = [("label_created", "the label was created"), ("picked_up", "the parcel was picked up"), ("departed_hub", "it left the hub"), ("customs_hold", "customs held it"), ("customs_released", "customs released it"), ("arrived_depot", "it reached the depot"), ("out_for_delivery", "it went out for delivery"), ("attempt_failed", "a delivery attempt failed"), ("delivered", "it was delivered")]
    idx = sorted(s.r.sample(range(len(ev)), n))
    t, times = s.day(), []
    for _ in idx:
        times.append(t)
        t = s.later(t, 40, 1400)
    e = [ev[i] for i in idx]
    desc = s.p()
    sender, rec = s.make("firm", 1)[0], s.names.make("person")
    w = s.i(200, 19000, 50)
    sig, ins = s.p(), s.c((None, 5000, 20000, 50000))
    s.c((1, 2, 3, -5))  # not used; the draw keeps the documents of a seed
    rows = [{"code|event|status": e[i][0], "at|time|timestamp": times[i], "location|place|city": pl[i]} for i in range(n)]
    tree = {"tracking_no|tracking_number|parcel_id": f"{s.c('QRTX')}{s.i(10 ** 7, 10 ** 8 - 1)}", "sender|from": sender, "recipient|to": rec, "weight_g|grams": w, "signature_required|signature": sig, "insured_cents|declared_value_cents": ins, "currency": CURRENCY[s.cur][0], "events|scans|history": rows[::-1] if desc else rows}
    cl = [x[1] for x in e]
    for _ in range(2):
        s.order(cl, times)
    i = s.i(0, n - 1)
    s.attr("attribute", "{e} in {v}~in {v}, {e}", cl, pl)
    s.attr("date", "{e} on {v}", cl, [s.d(x) + " at " + s.t(x) for x in times])
    s.add("order", "the [latest|last] [event|scan] took place in {v}", dict(v=pl[-1]), dict(v=s.c((pl[0], pl[-2]))))
    s.add("order", "the [first|earliest] [event|scan] took place in {v}", dict(v=pl[0]), dict(v=s.c((pl[-1], pl[1]))))
    s.bool("negation", e[-1][0] == "delivered", "the parcel has been delivered", "the parcel has not been delivered yet", "Has the parcel been delivered?")
    s.bool("absence", any(x[0].startswith("customs") for x in e), "customs played a part on the way~there was a customs event", "customs does not appear in the history~there was no customs event")
    j = s.i(0, n - 2)
    g = int((times[j + 1] - times[j]).total_seconds() // 60)
    h = lambda m: f"{m // 60} h {m % 60} min" if m >= 60 else f"{m} minutes"
    s.add("arithmetic", f"{{v}} passed between the moment {cl[j]} and the moment {cl[j + 1]}", dict(v=h(g)), dict(v=h(g + s.c((60, 15, 30)) if s.p() or g < 70 else g - 60)))
    s.add("unit", "the parcel weighs {v}", dict(v=f"{plain((D(w) / 1000).normalize())} kg"), dict(v=f"{plain((D(w + s.c((500, 250, -100 if w > 300 else 100, 1000))) / 1000).normalize())} kg"))
    s.bool("negation", sig, "someone has to sign for it~a signature is required", "nobody has to sign for it~no signature is required")
    s.bool("absence", ins is None, "no insured value is set", "an insured value is set")
    if ins:
        s.add("unit", "it is insured for {v}", dict(v=s.m(ins)), dict(v=s.m(s.no((5000, 20000, 50000, ins * 100), ins))))
    s.add("swap", "{a} sent the parcel to {b}~the parcel goes from {a} to {b}~{b} is the recipient, {a} the sender", dict(a=sender, b=rec), dict(a=rec, b=sender))
    s.add("number", "{v} events are recorded", dict(v=num(n)), dict(v=num(n + s.c((1, -1)))))
    return "parcel tracking", s.render(tree, "shipment")


def rec_payment(s):
    amt = s.i(2000, 90000, 50)
    k = s.c((0, 1, 2))
    refs = s.ints(200, max(400, amt // 3), k, 25) if k else []
    fee = s.i(15, 240, 5)
    t0 = s.day()
    cap = s.later(t0, 1, 900)
    disp = s.c((None, None, "fraudulent", "not_received"))
    risk = s.i(1, 99)
    card = s.c(("visa", "mastercard", "amex"))
    l4 = str(s.i(1000, 9999))
    payer, payee = s.names.make("person"), s.names.make("firm")
    auth3 = s.p()
    att = s.c((1, 2, 3))
    why = s.pick("damaged item|wrong size|late delivery|duplicate charge|changed mind", max(1, k))
    tree = {"id|payment_id|charge": "pay_" + s.hexid(8), "amount|amount_minor|amount_cents": amt, "currency": CURRENCY[s.cur][0], "fee|fee_cents|processing_fee": fee, "payer|customer": payer, "payee|merchant": payee, "method|payment_method": {"brand|network": card, "last4": l4, "three_d_secure|authenticated": auth3}, "created|authorized_at": t0, "captured|captured_at": cap,
            "refunds": [{"amount|amount_minor": refs[i], "reason": why[i], "created|at": s.later(cap, 600, 9000)} for i in range(k)], "dispute|chargeback": {"reason": disp} if disp else None, "risk_score|risk": risk, "attempts|attempt_count": att, "description|memo": None if s.p() else s.c(TEXTS)}
    for key in ("amount|amount_minor|amount_cents", "fee|fee_cents|processing_fee", "amount|amount_minor"):
        s.cache[key] = key.split("|")[1]
    s.add("unit", "the [payment|charge] was for {v}~{v} was charged", dict(v=s.m(amt)), dict(v=s.m(s.c((amt + 1000, amt + 500, amt - 100, amt + fee)))))
    s.add("arithmetic", "after [the fee|deducting the fee] {v} [is left|remains]", dict(v=s.m(amt - fee)), dict(v=s.m(s.c((amt + fee, amt - fee - 100, amt)))))
    s.bool("absence", k == 0, "nothing has been refunded~there are no refunds", "part of the money has been refunded~there has been a refund", "Has anything been refunded?")
    if k:
        s.add("arithmetic", "[in total|altogether], {v} [was|has been] refunded~refunds [amount to|come to] {v}", dict(v=s.m(sum(refs))), dict(v=s.m(s.c((sum(refs) + 100, refs[0] if k > 1 else refs[0] + 250, sum(refs) + fee)))))
        s.add("arithmetic", "[not counting the fee|ignoring the fee], {v} [is left|remains] after refunds", dict(v=s.m(amt - sum(refs))), dict(v=s.m(s.c((amt + sum(refs), amt - sum(refs) - fee, amt)))))
        s.look("cause", "the first refund was made because of: {v}~the reason for the first refund is \"{v}\"", why + ["expired offer"], why[0])
    if k == 2:
        s.bool("comparison", refs[0] > refs[1], "the first refund is bigger than the second", "the first refund is smaller than the second")
    s.add("number", "there [have been|were] {v}", dict(v=("no refunds" if k == 0 else s.nn(k, "refund"))), dict(v=(lambda x: "no refunds" if x == 0 else s.nn(x, "refund"))(s.no((0, 1, 2), k))))
    s.bool("absence", disp is None, "the payment is not disputed~no dispute has been opened", "the payment is disputed~a dispute has been opened", "Is the payment disputed?")
    s.look("attribute", "the customer paid with {v}", ["Visa", "Mastercard", "Amex"], uc(card))
    s.look("attribute", "the card number ends in {v}", [str(s.i(1000, 9999)), str(amt)], l4)
    s.add("swap", "{a} paid {b}~the money went from {a} to {b}~{b} received the money from {a}", dict(a=payer, b=payee), dict(a=payee, b=payer))
    s.bool("negation", auth3, "the card payment was authenticated", "the card payment was not authenticated")
    s.bool("comparison", risk > 50, "the risk score is above 50", "the risk score is below 50") if risk != 50 else None
    s.add("number", "it took {v}", dict(v=s.nn(att, "attempt")), dict(v=s.nn(s.no((1, 2, 3), att), "attempt")))
    g = int((cap - t0).total_seconds() // 60)
    s.add("arithmetic", "the money was captured {v} after authorisation", dict(v=s.mins(g)), dict(v=s.mins(g + s.c((5, 10, 60))))) if g > 1 else None
    s.bool("absence", tree["description|memo"] is None, "no description was given", "a description was given")
    return "payment", s.render(tree, "payment")


def rec_stores(s):
    """articles by store"""
    stores = s.place(3)
    items = s.pick(GOODS, s.c((3, 4)))
    q = [[s.c((0, s.i(1, 40), s.i(1, 40))) for _ in items] for _ in stores]
    pr = s.ints(500, 9900, len(items), 10)
    res = [s.p() for _ in stores]
    tree = {"currency": CURRENCY[s.cur][0], "prices_cents|price_list_cents": {L(i): p for i, p in zip(items, pr)}, "stores|branches": [{"city|store": stores[k], "click_and_collect|pickup": res[k], "stock|inventory": {L(i): v for i, v in zip(items, q[k])}} for k in range(3)]}
    for j in s.r.sample(range(len(items)), 2):
        col = [q[k][j] for k in range(3)]
        it = items[j]
        S = [f"the store in {x}" for x in stores]
        s.attr("number", f"{{e}} has {{v}} of the {it} in stock~the stock of the {it} at {{e}} is {{v}}", S, [str(x) for x in col])
        s.which(S, [x == 0 for x in col], "store", f"is out of the {it}", f"still has the {it}")
        s.count([x > 0 for x in col], "store", "stores", f"has the {it} in stock", f"have the {it} in stock")
        s.comp(S, col, f"has more of the {it} than", f"has less of the {it} than")
        t = sum(col)
        s.add("arithmetic", f"across all stores there are {{v}} of the {it}", dict(v=str(t)), dict(v=str(t + s.c((1, 5, -s.c(col) or 2)))))
    k = s.i(0, 2)
    row = q[k]
    s.attr("number", f"in {stores[k]}, the number of units of {{e}} is {{v}}", ["the " + x for x in items], [str(x) for x in row])
    s.count([x == 0 for x in row], "article", "articles", f"is sold out in {stores[k]}", f"are sold out in {stores[k]}")
    s.which(["the " + x for x in items], [x == 0 for x in row], "article", f"is sold out in {stores[k]}", f"is still available in {stores[k]}")
    s.attr("number", "{e} costs {v}", ["the " + x for x in items], [s.m(p) for p in pr])
    j = s.i(0, len(items) - 1)
    if row[j]:
        s.add("arithmetic", f"the stock of the {items[j]} in {stores[k]} is worth {{v}}", dict(v=s.m(row[j] * pr[j])), dict(v=s.m((row[j] + s.c((1, 2))) * pr[j])))
    s.which([f"the store in {x}" for x in stores], res, "store", "offers pickup", "does not offer pickup")
    s.fmt = ("json2", "semi", "semi", "line", "yaml", "yaml", "outline", "props")
    return "stock by store", s.render(tree, "stock", wrap=False)


def rec_hours(s):
    nm = s.names.make("venue")
    days = WEEKDAYS
    hm = lambda m: "%02d:%02d" % divmod(m, 60)
    op = {}
    closed = set(s.r.sample(days, s.c((1, 1, 2))))
    std = (s.c((480, 540, 570, 600)), s.c((1020, 1080, 1110, 1140)))
    for d in days:
        op[d] = None if d in closed else std if s.p(.5) else (s.i(480, 720, 30), s.i(960, 1260, 30))
    s.p(.4)  # not used; the draw keeps the documents of a seed
    hol, wheel = s.c((None, "closed", "10:00-14:00")), s.p()
    style = s.i(0, 2)
    if style == 0:
        body = [{"day|day_of_week": d, "opens": hm(op[d][0]) if op[d] else None, "closes": hm(op[d][1]) if op[d] else None} for d in days]
    elif style == 1:
        body = {L(d[:3].lower()): ([hm(op[d][0]), hm(op[d][1])] if op[d] else []) for d in days}
    else:
        body = {L(d.lower()): (f"{hm(op[d][0])}-{hm(op[d][1])}" if op[d] else "closed") for d in days}
    tel, mail = f"0{s.i(200, 999)} {s.i(1000, 9999)}", s.p()
    adult, child = s.ints(300, 1900, 2, 50)
    adult, child = max(adult, child), min(adult, child)
    tree = {"type|@type": s.c(("Library", "Museum", "Shop", "LocalBusiness", "Clinic")), "name": nm, "address": {"street": f"{s.i(1, 99)} {s.c(STREETS)}", "city": s.names.make("place")}, "telephone|phone": tel, "email": "info@example.org" if mail else None, "opening_hours|hours": body, "public_holidays|holidays": hol, "wheelchair_accessible|wheelchair": wheel,
            "admission|tickets": {"adult|full_price": f"{D(adult) / 100:.2f} {CURRENCY[s.cur][0]}", "child|reduced": f"{D(child) / 100:.2f} {CURRENCY[s.cur][0]}"}}
    s.fmt = ("json2", "semi", "semi", "line", "yaml", "yaml", "outline", "props")
    opn = [d for d in days if op[d]]
    on = ["on " + d + ("s" if s.p() else "") for d in opn]
    s.attr("attribute", f"{{e}} {nm} opens at {{v}}~{nm} opens at {{v}} {{e}}~the doors open at {{v}} {{e}}", on, [hm(op[d][0]) for d in opn], fresh=lambda: hm(s.i(480, 720, 30)))
    s.attr("attribute", f"{{e}} it closes at {{v}}~{nm} is open until {{v}} {{e}}~closing time {{e}} is {{v}}", on, [hm(op[d][1]) for d in opn], fresh=lambda: hm(s.i(960, 1260, 30)))
    s.attr("arithmetic", "{e} it is open for {v}", on, [(lambda m: f"{m // 60} hours" + (f" and {m % 60} minutes" if m % 60 else ""))(op[d][1] - op[d][0]) for d in opn])
    c = sorted(closed)[0]
    s.add("negation", f"{nm} is closed on {{d}}s~[you cannot go there|nobody is let in|it does not open] on a {{d}}", dict(d=c), dict(d=s.c(opn)))
    s.add("negation", f"{nm} is open on {{d}}s~a visit is possible on a {{d}}", dict(d=s.c(opn)), dict(d=c))
    s.add("number", "it is open {n} days a week", dict(n=num(len(opn))), dict(n=num(len(opn) + s.c((1, -1)) if len(opn) < 7 else 6)))
    if len(closed) == 2:
        a, b = sorted(closed, key=days.index)
        s.add("membership", "it is closed on {a} and {b}~the two closed days are {a} and {b}", dict(a=a, b=b), dict(a=a, b=s.c(opn)))
    else:
        s.add("exception", "it is open every day except {a}~{a} is the only day it stays closed", dict(a=c), dict(a=s.c(opn)))
    wk = [op[d] is not None for d in ("Saturday", "Sunday")]
    s.count(wk, "weekend day", "weekend days", "is an opening day", "are opening days", "On how many weekend days is it open?")
    d = s.c(opn)
    m = s.i(480, 1260, 15)
    if m not in op[d]:
        s.yn("condition", f"Is {nm} open at {hm(m)} on a {d}?", op[d][0] < m < op[d][1])
        s.bool("condition", op[d][0] < m < op[d][1], f"someone who comes at {hm(m)} on a {d} finds it open", f"someone who comes at {hm(m)} on a {d} finds it closed")
    s.bool("negation", wheel, "the place is accessible by wheelchair", "the place is not accessible by wheelchair")
    s.bool("absence", mail, "an e-mail address is given", "no e-mail address is given")
    s.bool("absence", hol is None, "nothing is [stated|set] for public holidays", "there is an entry for public holidays")
    a, b = s.m(adult), s.m(child)
    s.add("swap", "[grown-ups|adults] pay {a} and children {b}~[a child's ticket|the reduced ticket] costs {b}~adults pay {a}", dict(a=a, b=b), dict(a=b, b=a))
    s.add("arithmetic", "[two adults and a child|a couple with one child] pay {v}", dict(v=s.m(2 * adult + child)), dict(v=s.m(s.c((adult + 2 * child, 2 * adult, 3 * adult)))))
    la = max(opn, key=lambda d: op[d][1])
    if sum(op[d][1] == op[la][1] for d in opn) == 1:
        s.add("comparison", "{d} is the day with the latest closing time~it stays open latest on {d}", dict(d=la), dict(d=s.c([x for x in opn if x != la])))
    return "opening hours", s.render(tree, "place", wrap=False)
