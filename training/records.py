"""Invented business records (nested JSON with hours, attributes, reviews) and sentences about them whose truth is known by construction."""
import json

DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
FIRST = "Blue Golden Old Little Corner Harbor Sunny Royal Green Red Twin Silver Mesa Olive Lucky Casa Urban Coastal Maple Copper Bella Tia Uncle".split()
SECOND = "Lantern Fork Anchor Garden Table Spoon Palm Oak Dragon Kettle Barrel Rose Lemon Taco Bean Grill Oven Wave Fig Crown Basil Tiger Willow".split()
PLACES = [("Goleta", "CA"), ("Reno", "NV"), ("Tampa", "FL"), ("Boise", "ID"), ("Tucson", "AZ"), ("Nashville", "TN"), ("Ventura", "CA"), ("Edmonton", "AB"),
          ("Santa Barbara", "CA"), ("Wilmington", "DE"), ("Carpinteria", "CA"), ("St. Louis", "MO"), ("New Orleans", "LA"), ("Salem", "OR")]
STREETS = "State St|Main St|Hollister Ave|Coast Village Rd|Chapala St|Carrillo St|Ocean Dr|5th Ave|Elm Street|Mission Blvd|Market Sq|Palm Ct".split("|")
KINDS = {"restaurant": ["Restaurants", "Mexican", "Italian", "Thai", "American (New)", "Seafood", "Sushi Bars", "Burgers", "Pizza", "Breakfast & Brunch", "Vegan", "Barbeque", "Indian", "Chinese"],
         "bar": ["Nightlife", "Bars", "Pubs", "Wine Bars", "Cocktail Bars", "Breweries", "Sports Bars"], "cafe": ["Coffee & Tea", "Cafes", "Bakeries", "Desserts", "Sandwiches", "Juice Bars & Smoothies"],
         "shop": ["Shopping", "Florists", "Books", "Bike Rentals", "Furniture Stores"], "hotel": ["Hotels & Travel", "Hotels", "Event Planning & Services"]}
# attribute -> (phrases when true, phrases when false)
FLAGS = {
    "RestaurantsReservations": (["accepts reservations", "takes reservations", "allows customers to make reservations"], ["does not accept reservations", "does not take reservations"]),
    "OutdoorSeating": (["offers outdoor seating", "has outdoor seating", "provides an outdoor seating area", "has a patio for dining outside"], ["has no outdoor seating", "does not offer outdoor seating"]),
    "RestaurantsTakeOut": (["offers takeout", "provides take-out service", "lets guests order food to go"], ["does not offer takeout", "has no take-out service"]),
    "RestaurantsDelivery": (["offers delivery", "delivers", "provides a delivery service"], ["does not deliver", "has no delivery service"]),
    "RestaurantsGoodForGroups": (["is good for groups", "is suitable for large groups", "welcomes groups"], ["is not suited for groups", "is not ideal for large groups"]),
    "GoodForKids": (["is good for kids", "is family-friendly", "is suitable for children"], ["is not suitable for children", "is not good for kids"]),
    "HasTV": (["has a TV", "has televisions"], ["has no TV", "does not have televisions"]),
    "WheelchairAccessible": (["is wheelchair accessible", "is accessible for wheelchair users"], ["is not wheelchair accessible"]),
    "BikeParking": (["has bike parking", "offers parking for bicycles"], ["has no bike parking"]),
    "BusinessAcceptsCreditCards": (["accepts credit cards", "takes credit cards"], ["does not accept credit cards", "is cash only"]),
    "DogsAllowed": (["allows dogs", "is dog-friendly", "welcomes pets"], ["does not allow dogs"]),
    "Caters": (["offers catering", "caters events"], ["does not cater"]),
    "HappyHour": (["has a happy hour", "offers happy hour specials"], ["has no happy hour"]),
    "RestaurantsTableService": (["offers table service", "has table service"], ["has no table service", "does not offer table service"]),
    "DriveThru": (["has a drive-thru"], ["has no drive-thru"]),
    "ByAppointmentOnly": (["works by appointment only"], ["does not require appointments"]),
    "AcceptsInsurance": (["accepts insurance"], ["does not accept insurance"]),
    "CoatCheck": (["has a coat check"], ["has no coat check"]),
}
PARKING = ["garage", "street", "validated", "lot", "valet"]
AMBIENCE = ["romantic", "intimate", "classy", "hipster", "divey", "touristy", "trendy", "upscale", "casual"]
MEALS = ["dessert", "latenight", "lunch", "dinner", "brunch", "breakfast"]
MUSIC = ["dj", "background_music", "live", "karaoke", "jukebox", "video"]
CHOICE = {"WiFi": ["free", "no", "paid"], "NoiseLevel": ["quiet", "average", "loud", "very_loud"], "Alcohol": ["full_bar", "beer_and_wine", "none"],
          "RestaurantsAttire": ["casual", "dressy", "formal"], "RestaurantsPriceRange2": ["1", "2", "3", "4"], "Smoking": ["no", "outdoor", "yes"]}
CHOICE_TEXT = {
    ("WiFi", "free"): ["offers free WiFi", "provides free Wi-Fi to guests"], ("WiFi", "no"): ["does not offer WiFi", "has no Wi-Fi"], ("WiFi", "paid"): ["offers paid WiFi"],
    ("NoiseLevel", "quiet"): ["has a quiet noise level", "is a quiet place"], ("NoiseLevel", "average"): ["has an average noise level", "has a moderate noise level"], ("NoiseLevel", "loud"): ["is loud", "has a loud noise level"], ("NoiseLevel", "very_loud"): ["is very loud"],
    ("Alcohol", "full_bar"): ["has a full bar"], ("Alcohol", "beer_and_wine"): ["serves beer and wine"], ("Alcohol", "none"): ["does not serve alcohol", "serves no alcohol"],
    ("RestaurantsAttire", "casual"): ["has a casual dress code", "expects casual attire"], ("RestaurantsAttire", "dressy"): ["expects dressy attire"], ("RestaurantsAttire", "formal"): ["requires formal attire"],
    ("RestaurantsPriceRange2", "1"): ["is inexpensive"], ("RestaurantsPriceRange2", "2"): ["is moderately priced"], ("RestaurantsPriceRange2", "3"): ["is rather expensive", "is pricey"], ("RestaurantsPriceRange2", "4"): ["is very expensive"],
    ("Smoking", "no"): ["does not allow smoking"], ("Smoking", "outdoor"): ["allows smoking outdoors"], ("Smoking", "yes"): ["allows smoking"]}
# aspect -> polarity -> (review sentences, claims)
OPINIONS = {
    "service": {1: (["The staff was super friendly and attentive.", "Our waitress checked on us all the time and was so sweet!", "Service was quick and everyone was kind."], ["friendly staff", "attentive service", "good service"]),
                0: (["The server was rude and ignored us for half an hour.", "Service is painfully slow here.", "Nobody greeted us and the staff seemed annoyed."], ["rude staff", "slow service", "poor service"])},
    "food": {1: (["The food was amazing, every bite full of flavor.", "Best fish tacos I have had in years.", "Everything we ordered was delicious."], ["delicious food", "tasty dishes", "flavorful food"]),
             0: (["My chicken was dry and had no taste at all.", "Food came out cold and bland.", "The burger was overcooked, never again."], ["bland food", "disappointing food", "poorly cooked dishes"])},
    "wait": {1: (["We were seated right away.", "No wait even on a Saturday night."], ["short waiting times", "quick seating"]), 0: (["We waited over an hour for a table.", "Took 50 minutes to get two sandwiches."], ["long waits", "long waiting times"])},
    "price": {1: (["Portions are huge for the price.", "Really good value for your money."], ["good value", "reasonable prices", "generous portions"]), 0: (["Way overpriced for what you get.", "Eighteen dollars for a tiny salad is crazy."], ["high prices", "being overpriced", "small portions for the price"])},
    "clean": {1: (["The place is spotless.", "Very clean dining room and restrooms."], ["cleanliness", "a clean environment"]), 0: (["Tables were sticky and the floor was dirty.", "Found a hair in my soup, gross."], ["poor hygiene", "dirty tables"])},
    "view": {1: (["You sit right by the water, the view is stunning.", "Loved the ocean view at sunset."], ["beautiful views", "the scenic view"])},
    "drinks": {1: (["Their margaritas are to die for.", "Great craft beer list and strong cocktails."], ["great drinks", "excellent cocktails"]), 0: (["My cocktail was watered down.", "The coffee tasted burnt."], ["weak drinks", "bad drinks"])},
    "atmosphere": {1: (["Such a cozy atmosphere with cute decor.", "Fun vibe, great music, we danced all night."], ["the cozy atmosphere", "its pleasant ambiance"]), 0: (["It felt like eating in a hospital cafeteria.", "So noisy we could not talk."], ["an unpleasant atmosphere", "a noisy atmosphere"])},
    "order": {0: (["They got our order wrong twice.", "Half of our delivery was missing."], ["incorrect orders", "mistakes with orders"])},
    "parking": {1: (["Plenty of parking behind the building."], ["easy parking"]), 0: (["Parking is a nightmare around here."], ["difficult parking"])},
    "manager": {1: (["The manager came over and fixed everything, we got a free dessert."], ["a helpful manager", "how the manager resolved a problem"]), 0: (["The manager refused to refund us and was hostile."], ["an unhelpful manager", "refused refunds"])},
}
MIXED = ["Customers praise {x} but complain about {y}.", "While some reviewers mention {x}, others report {y}.", "Reviews are mixed, with some noting {x} and others {y}."]
PRAISE = ["Customers praise {x}.", "Reviewers mention {x}.", "One reviewer highlighted {x}.", "Guests have commented on {x}.", "Reviews note {x}."]


def _clock(h, m, rng):
    style = rng.random()
    if style < .55:
        return f"{(h - 1) % 12 + 1}:{m:02d} {'AM' if h % 24 < 12 else 'PM'}"
    if style < .85:
        return f"{(h - 1) % 12 + 1}{'' if not m else f':{m:02d}'} {'am' if h % 24 < 12 else 'pm'}"
    return f"{h % 24}:{m:02d}"


def _span(o, rng):
    a, b = _clock(*o[0], rng), _clock(*o[1], rng)
    return rng.choice([f"from {a} to {b}", f"{a} to {b}", f"between {a} and {b}", f"from {a} until {b}"])


def make(rng):
    """A record and its hidden facts."""
    kind = rng.choices(list(KINDS), [6, 2, 2, 1, 1])[0]
    city, state = rng.choice(PLACES)
    hours, pattern = {}, rng.random()
    base = ((rng.choice([6, 7, 8, 9, 10, 11, 16, 17]), rng.choice([0, 0, 30])), (rng.choice([14, 15, 20, 21, 22, 23, 24]), rng.choice([0, 0, 30])))
    late = (base[0], (min(24, base[1][0] + 1), 0))
    for i, d in enumerate(DAYS):
        hours[d] = base if pattern < .4 else (late if i >= 4 else base) if pattern < .75 else ((base[0][0], rng.choice([0, 30])), (base[1][0] - rng.choice([0, 0, 1]), 0))
    for d in rng.sample(DAYS, rng.choice([0, 0, 1, 1, 2])) if pattern > .2 else (["Sunday"] if rng.random() < .5 else ["Monday"]):
        hours[d] = None
    usual = rng.random() < .6
    picked = [k for k in list(FLAGS)[:5] if rng.random() < .85] + rng.sample(list(FLAGS)[5:], rng.randint(0, 2)) if usual else rng.sample(list(FLAGS), rng.randint(4, 10))
    attr = {k: rng.choice([True, True, False, False, None]) for k in picked}
    attr.update({k: rng.choice(CHOICE[k]) for k in (["WiFi"] if usual else rng.sample(list(CHOICE), rng.randint(1, 4)))})
    group = lambda names, p: {n: rng.random() < p for n in names}
    for k, names, p in (("BusinessParking", PARKING, .35), ("Ambience", AMBIENCE, .25), ("GoodForMeal", MEALS, .4), ("Music", MUSIC, .3)):
        r = rng.random()
        if r < .7 if k in ("BusinessParking", "Ambience") else r < .25:
            attr[k] = group(names, p) if rng.random() < .85 else None
    items = list(attr.items())
    rng.shuffle(items)
    attr = dict(items)
    reviews, said = [], {}
    for _ in range(rng.choice([2, 3, 3])):
        stars, text = 0, []
        for a in rng.sample(list(OPINIONS), rng.randint(2, 5)):
            pol = said.get(a, rng.choice(list(OPINIONS[a])))
            said[a] = pol
            stars += 1 if pol else -1
            text.append(rng.choice(OPINIONS[a][pol][0]))
        reviews.append({"review_stars": float(max(1, min(5, 3 + stars))), "review_date": f"20{rng.randint(14, 22)}-{rng.randint(1, 12):02d}-{rng.randint(1, 28):02d} {rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}:11", "review_text": " ".join(text)})
    rec = {"name": rng.choice(["", "The "]) + rng.choice(FIRST) + " " + rng.choice(SECOND), "address": f"{rng.randint(1, 7200)} {rng.choice(STREETS)}", "city": city, "state": state,
           "categories": ", ".join(rng.sample(KINDS[kind], min(len(KINDS[kind]), rng.randint(2, 4)))),
           "hours": None if rng.random() < .06 else {d: (f"{o[0][0]}:{o[0][1]}-{o[1][0] % 24}:{o[1][1]}" if o else None) for d, o in hours.items() if o or rng.random() < .6},
           "attributes": attr, "business_stars": rng.choice([1.5, 2., 2.5, 3., 3.5, 4., 4.5, 5.]), "review_info": reviews}
    return rec, dict(kind=kind, hours=hours if rec["hours"] else None, said=said)


def _hours(rec, facts, rng):
    h = facts["hours"]
    if not h:
        d = rng.choice(DAYS)
        return (f"is open {_span(((9, 0), (21, 0)), rng)} on {d}", 0, 0)
    shift = lambda o: (((o[0][0] + rng.choice([-2, -1, 1, 2])) % 24, o[0][1]), o[1]) if rng.random() < .5 else (o[0], ((o[1][0] + rng.choice([-2, -1, 1, 2])) % 24 or 24, o[1][1]))
    verb = rng.choice(["is open", "operates", "opens its doors", "is open for business"])
    r = rng.random()
    if r < .3:
        d = rng.choice(DAYS)
        if h[d]:
            bad = rng.random() < .5
            return (f"{verb} {_span(shift(h[d]) if bad else h[d], rng)} on {d}" + rng.choice(["", "s"]), 0 if bad else 1, 1 if bad else 0)
        return (f"is closed on {d}s", 1, 0) if rng.random() < .5 else (f"{verb} {_span(((11, 0), (21, 0)), rng)} on {d}", 0, 1)
    if r < .45:
        closed = [d for d in DAYS if not h[d]]
        if rng.random() < .5 and closed:
            return (f"is closed on {rng.choice(closed)}" + rng.choice(["s", ""]), 1, 0)
        d = rng.choice([d for d in DAYS if h[d]] or DAYS)
        return (f"is closed on {d}" + rng.choice(["s", ""]), 0, 1)
    if r < .6:
        seven = all(h.values())
        return (rng.choice(["is open seven days a week", "is open every day of the week", "is open daily"]), int(seven), int(not seven))
    i = rng.randrange(6)
    j = rng.randrange(i + 1, 7)
    if rng.random() < .35:
        i, j = rng.choice([(0, 4), (0, 6), (0, 3), (4, 5), (5, 6)])
    name = {(0, 4): "on weekdays", (5, 6): "on weekends", (0, 6): rng.choice(["Monday through Sunday", "every day", "on Monday through Sunday"])}.get((i, j), f"{DAYS[i]} through {DAYS[j]}") if rng.random() < .6 else f"from {DAYS[i]} to {DAYS[j]}"
    o = h[DAYS[i]] or h[DAYS[j]] or ((11, 0), (21, 0))
    true = all(h[DAYS[k]] == o for k in range(i, j + 1))
    if true and rng.random() < .5:
        o, true = shift(o), False
    return (f"{verb} {_span(o, rng)} {name}", int(true), int(not true))


def _flag(rec, facts, rng):
    attr = rec["attributes"]
    have = [k for k in attr if k in FLAGS]
    k = rng.choice(have) if have and rng.random() < .75 else rng.choice(list(FLAGS))
    v = attr.get(k)
    say = rng.random() < (.6 if v else .5)
    phrase = rng.choice(FLAGS[k][0 if say else 1])
    if v is None:
        return (phrase, 0, 0) if say else None
    return (phrase, int(say == v), int(say != v))


def _choice(rec, facts, rng):
    have = [k for k in rec["attributes"] if k in CHOICE]
    k = rng.choice(have) if have and rng.random() < .8 else rng.choice(list(CHOICE))
    v = rec["attributes"].get(k)
    say = v if v and rng.random() < .5 else rng.choice(CHOICE[k])
    return (rng.choice(CHOICE_TEXT[(k, say)]), int(say == v), int(v is not None and say != v))


_GROUP_TEXT = {"BusinessParking": (["offers {x} parking", "has {x} parking available", "provides parking options including {x} parking"], PARKING, {"lot": ["a parking lot"], "garage": ["garage"]}),
               "Ambience": (["has a {x} atmosphere", "has a {x} ambience", "is described as {x}", "offers a {x} setting"], AMBIENCE, {}),
               "GoodForMeal": (["is good for {x}", "serves {x}", "is a good place for {x}"], MEALS, {"latenight": ["late-night meals"]}),
               "Music": (["features {x} music", "offers {x}"], MUSIC, {"background_music": ["background"], "dj": ["DJ"], "live": ["live"]})}


def _grouped(rec, facts, rng):
    have = [k for k in _GROUP_TEXT if k in rec["attributes"]]
    k = rng.choice(have) if have and rng.random() < .85 else rng.choice(list(_GROUP_TEXT))
    forms, names, words = _GROUP_TEXT[k]
    v = rec["attributes"].get(k)
    yes = [n for n in names if v and v[n]]
    if yes and rng.random() < .5:
        pick = rng.sample(yes, min(len(yes), rng.choice([1, 1, 2, 3])))
    else:
        pick = rng.sample(names, rng.choice([1, 1, 2]))
    say = [rng.choice(words.get(n, [n.replace("_", " ")])) for n in pick]
    x = say[0] if len(say) == 1 else ", ".join(say[:-1]) + " and " + say[-1]
    true = bool(pick) and all(n in yes for n in pick)
    if k == "BusinessParking" and v is not None and rng.random() < .12:
        return (rng.choice(["has no parking", "offers no parking options"]), int(not yes), int(bool(yes)))
    return (rng.choice(forms).format(x=x), int(true), int(v is not None and not true))


def _stars(rec, facts, rng):
    s = rec["business_stars"]
    say = s if rng.random() < .5 else rng.choice([x for x in (1.5, 2., 2.5, 3., 3.5, 4., 4.5, 5.) if x != s])
    n = rng.choice([f"{say}", f"{say:g}"])
    return (rng.choice([f"has a rating of {n} stars", f"holds a {n}-star rating", f"is rated {n} out of 5 stars", f"has an overall rating of {n}"]), int(say == s), int(say != s))


def _where(rec, facts, rng):
    addr, city, state = rec["address"], rec["city"], rec["state"]
    true, r = True, rng.random()
    if r < .25:
        city, state = rng.choice([p for p in PLACES if p[0] != city])
        true = False
    elif r < .45:
        addr, true = f"{rng.randint(1, 7200)} {rng.choice(STREETS)}", False
    return (rng.choice([f"is located at {addr} in {city}, {state}", f"is located in {city}, {state}" if r < .25 or r >= .45 else f"can be found at {addr}, {city}", f"sits at {addr}, {city}"]), int(true), int(not true))


def _category(rec, facts, rng):
    have = rec["categories"].split(", ")
    say = rng.choice(have) if rng.random() < .5 else rng.choice(sum(KINDS.values(), []))
    low = say.lower()
    return (rng.choice([f"falls under the category {low}", f"is known for {low}", f"specializes in {low}"]), int(say in have), 0 if say not in have else 0)


NOUNS = {"RestaurantsReservations": "reservations", "OutdoorSeating": "outdoor seating", "RestaurantsTakeOut": "takeout", "RestaurantsDelivery": "delivery", "HasTV": "TVs", "WheelchairAccessible": "wheelchair access",
         "BikeParking": "bike parking", "BusinessAcceptsCreditCards": "credit card payment", "Caters": "catering", "HappyHour": "a happy hour", "RestaurantsTableService": "table service", "DriveThru": "a drive-thru"}


def _amenities(rec, facts, rng):
    """A list of offers, as generated texts like to make; one missing offer makes it false."""
    attr = rec["attributes"]
    yes = [n for k, n in NOUNS.items() if attr.get(k) is True]
    if attr.get("WiFi") == "free":
        yes.append(rng.choice(["free WiFi", "Wi-Fi", "complimentary Wi-Fi"]))
    for k in (attr.get("BusinessParking") or {}):
        if attr["BusinessParking"][k]:
            yes.append(f"{k} parking")
    no = [n for k, n in NOUNS.items() if attr.get(k) is False] or ["valet parking" if not (attr.get("BusinessParking") or {}).get("valet") else "a drive-thru"]
    if not yes:
        return None
    pick = rng.sample(yes, min(len(yes), rng.choice([1, 2, 2, 3])))
    bad = rng.random() < .5
    if bad:
        pick[rng.randrange(len(pick))] = rng.choice(no)
    x = pick[0] if len(pick) == 1 else ", ".join(pick[:-1]) + ", and " + pick[-1]
    return (rng.choice(["offers {x}", "provides {x} for its customers", "offers amenities such as {x}", "features {x}", "offers services including {x}"]).format(x=x), int(not bad), int(bad))


PARTS = [(_amenities, 4), (_hours, 5), (_flag, 5), (_choice, 3), (_grouped, 4), (_stars, 2), (_where, 1.5), (_category, 1)]


def _opinion(rec, facts, rng):
    said = facts["said"]
    good, bad = [a for a in said if said[a]], [a for a in said if not said[a]]
    if good and bad and rng.random() < .3:
        a, b = rng.choice(good), rng.choice(bad)
        wrong = rng.random() < .5
        if wrong:
            a = rng.choice([k for k in OPINIONS if 1 in OPINIONS[k] and said.get(k) != 1] or [a])
            wrong = said.get(a) != 1
        return rng.choice(MIXED).format(x=rng.choice(OPINIONS[a][1][1]), y=rng.choice(OPINIONS[b][0][1])), int(not wrong), 0 if a not in said else int(wrong)
    a = rng.choice(list(facts["said"])) if rng.random() < .65 else rng.choice(list(OPINIONS))
    pol = facts["said"].get(a)
    say = pol if pol in OPINIONS[a] and rng.random() < .6 else rng.choice(list(OPINIONS[a]))
    text = rng.choice(PRAISE).format(x=rng.choice(OPINIONS[a][say][1]))
    if pol is None:
        return text, 0, 0
    return text, int(pol == say), int(pol != say)


def sentence(rec, facts, rng):
    """(sentence, label, contradiction, changed spans): one to three facts; a single false one makes it unsupported."""
    if rng.random() < .22:
        t, y, c = _opinion(rec, facts, rng)
        return t, y, c, [] if y else None
    names, weights = zip(*PARTS)
    parts = []
    want = rng.choice([1, 1, 2, 2, 3])
    for _ in range(8):
        got = rng.choices(names, weights)[0](rec, facts, rng)
        if got and (not parts or got[1] == 1 or rng.random() < .5):
            parts.append(got)
        if len(parts) == want:
            break
    if not parts:
        return None
    rng.shuffle(parts)
    subject = rng.choice([rec["name"], rec["name"], "The " + facts["kind"], "It", "The establishment", "The business"])
    text, spans = subject + " ", []
    for i, (t, y, _) in enumerate(parts):
        if i:
            text += rng.choice([" and ", ", and it "]) if i == len(parts) - 1 else ", "
        if not y:
            spans.append((len(text), len(text) + len(t)))
        text += t
    if rng.random() < .1 and not spans:
        text = f"Situated in {rec['city']}, {rec['state']}, " + text[:1].lower() * (subject == 'It') + text[1 if subject == 'It' else 0:]
    label = int(all(p[1] for p in parts))
    return text + ".", label, int(any(p[2] for p in parts)), spans


def dump(rec):
    return json.dumps(rec)
