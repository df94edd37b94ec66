"""Records of travel: hotels, flights, weather, time zones."""
import datetime

from ..claims import Retry
from ..vocabulary import CURRENCY, DAY
from .wording import MIN, OMIT, nth, num


def rec_hotel(s):
    h, city = s.names.make("hotel"), s.names.make("place")
    n = s.c((2, 2, 3))
    guests = s.person(n)
    rooms = [s.one("single|double|twin|family|suite") for _ in range(n)]
    rate = s.ints(5500, 24000, n, 100)
    brk = s.bools(n)
    nights = s.i(2, 6)
    h1, h2 = s.ints(9, 18, 2)
    ci = s.day().replace(hour=h1, minute=0)
    co = (ci + DAY * nights).replace(hour=h2)
    free = (ci - DAY * s.i(1, 10)).replace(hour=18)
    refundable = s.p(.6)
    dep = s.c((0, 5000, 10000))
    late = s.p()
    floor = [s.i(1, 9) for _ in range(n)]
    tree = {"booking_ref|confirmation|reservation_no": s.hexid(6).upper(), "hotel|property": {"name": h, "city|town": city, "stars": s.i(2, 5)}, "booked_by|contact": guests[0], "check_in|arrival": ci, "check_out|departure": co, "nights": OMIT if s.p() else nights,
            "rooms": [{"guest|lead_guest": guests[i], "type|category": rooms[i], "rate_per_night|nightly_rate_cents": rate[i], "floor": floor[i], "breakfast|breakfast_included": brk[i]} for i in range(n)],
            "currency": CURRENCY[s.cur][0], "cancellation|cancel_policy": {"refundable": refundable, "free_until": s.ts(free) if refundable else None}, "deposit_cents|deposit": dep, "late_arrival|late_check_in": late}
    s.cache["rate_per_night|nightly_rate_cents"] = "nightly_rate_cents"
    s.cache["deposit_cents|deposit"] = "deposit_cents"
    s.attr("attribute", "{e} [stays in|has|gets] {v}~{v} is booked for {e}", guests, [("a " + x + " room" if x != "suite" else "a suite") for x in rooms])
    s.attr("number", "{e}'s room costs {v} a night~the nightly rate for {e} is {v}", guests, [s.m(x) for x in rate])
    s.attr("arithmetic", "for the whole stay, {e}'s room comes to {v}~{e}'s room costs {v} in all", guests, [s.m(x * nights) for x in rate], fresh=lambda: s.m(rate[0] * (nights + 1)))
    s.count(brk, "room", "rooms", "includes breakfast", "include breakfast")
    s.which(guests, brk, "guest", "has breakfast included", "has no breakfast included")
    s.comp([g + "'s room" for g in guests], rate, "is more expensive than", "is cheaper than")
    s.attr("number", "{e} is on the {v} floor~{e}'s room is on the {v} floor", guests, [nth(x - 1) if x < 9 else "ninth" for x in floor]) if max(floor) <= 8 else None
    tot = sum(rate) * nights
    s.add("arithmetic", "all rooms together cost to {v}~the total for all rooms and nights is {v}", dict(v=s.m(tot)), dict(v=s.m(s.c((sum(rate) * (nights + 1), sum(rate) * (nights - 1), tot - rate[0])))))
    s.add("arithmetic", "the stay [lasts|is for] {v}~{v} are booked", dict(v=f"{num(nights)} nights"), dict(v=f"{num(s.c((nights - 1, nights + 1)))} nights") if nights > 2 else dict(v="three nights"))
    s.add("date", "the guests arrive on {a} and leave on {b}~arrival is on {a}~departure is on {b}", dict(a=s.d(ci), b=s.d(co)), dict(a=s.d(co), b=s.d(ci)))
    s.add("date", "check-in is [from|at] {a}, check-out [by|at] {b}", dict(a=f"{h1:02d}:00", b=f"{h2:02d}:00"), dict(a=f"{h2:02d}:00", b=f"{h1:02d}:00"))
    s.bool("negation", refundable, "the booking can be cancelled free of charge up to a certain date~the booking is refundable", "the booking cannot be cancelled free of charge~the booking is not refundable", "Is the booking refundable?")
    if refundable:
        s.add("date", "free cancellation is possible until {v}", dict(v=s.d(free)), dict(v=s.d(s.c((ci, co)))))
        k = (ci.date() - free.date()).days
        s.add("arithmetic", "free cancellation ends {v} before arrival", dict(v=s.nn(k, "day")), dict(v=s.nn(k + s.c((1, 2)), "day")))
    s.bool("negation", dep == 0, "no deposit [is required|has to be paid]", "a deposit [is required|has to be paid]")
    s.bool("negation", late, "a late arrival has been announced", "no late arrival has been announced")
    s.add("owner", "{a} made the [booking|reservation]~the [booking|reservation] was made by {a}", dict(a=guests[0]), dict(a=guests[1]))
    return "hotel booking", s.render(tree, "booking")


def rec_flight(s):
    n = s.c((2, 3))
    cities = s.place(n + 1)
    pax = s.person(s.c((2, 3)))
    t = s.day().replace(hour=s.i(5, 10))
    dep, arr = [], []
    for i in range(n):
        fl = s.i(45, 400)
        dep.append(t)
        arr.append(t + MIN * fl)
        t = arr[-1] + MIN * s.i(40, 260)
    codes = [f"{s.c('ABKLOQTX')}{s.c('AEFSVZ')} {s.i(100, 999)}" for _ in range(n)]
    cls = [s.one("economy|business|premium economy") for _ in range(n)]
    bags = [s.i(0, 3) for _ in pax]
    seats = [f"{s.i(3, 38)}{s.c('ABCDEF')}" for _ in pax]
    meal = [s.c((None, "vegetarian", "vegan", "halal")) for _ in pax]
    stat = [s.c(("confirmed", "waitlisted", "confirmed", "cancelled")) for _ in range(n)]
    term = [s.c(("1", "2", "A", "B", None)) for _ in range(n)]
    tree = {"pnr|locator|booking_code": s.hexid(6).upper(), "segments|legs|flights": [{"flight|flight_no": codes[i], "from|origin": cities[i], "to|destination": cities[i + 1], "departs|departure": dep[i], "arrives|arrival": arr[i], "cabin|class": cls[i], "status": stat[i], "terminal": term[i]} for i in range(n)],
            "passengers|travellers": [{"name": pax[i], "seat": seats[i], "checked_bags|bags": bags[i], "special_meal|meal": meal[i]} for i in range(len(pax))], "times_in|timezone": "UTC"}
    dur = [int((b - a).seconds // 60) for a, b in zip(dep, arr)]
    s.attr("attribute", "{e} flies to {v}~{e} [lands in|goes to|takes you to] {v}~the destination of {e} is {v}", codes, cities[1:])
    i = s.i(0, n - 1)
    s.add("swap", f"{codes[i]} [goes|flies] from {{a}} to {{b}}~{codes[i]} leaves {{a}} [for|and lands in] {{b}}", dict(a=cities[i], b=cities[i + 1]), dict(a=cities[i + 1], b=cities[i]))
    s.attr("number", "{e} takes off at {v}~{e} departs at {v}~departure of {e} is at {v}", codes, [s.t(x) for x in dep], fresh=lambda: s.t(s.c(arr)))
    s.attr("number", "{e} [lands|arrives] at {v}~the arrival of {e} is [scheduled for|at] {v}", codes, [s.t(x) for x in arr], fresh=lambda: s.t(s.c(dep)))
    s.attr("arithmetic", "{e} [takes|is in the air for|lasts] {v}~the flight time of {e} is {v}", codes, [s.mins(x) for x in dur])
    s.most(codes, dur, "is the longest flight~is in the air the longest", "is the shortest flight~is in the air for the shortest time")
    k = s.i(0, n - 2)
    lay = int((dep[k + 1] - arr[k]).total_seconds() // 60)
    s.add("arithmetic", f"the [layover|stopover|wait] in {cities[k + 1]} [lasts|is] {{v}}~passengers have {{v}} [to change planes|between the two flights] in {cities[k + 1]}", dict(v=s.mins(lay)), dict(v=s.mins(s.c((lay + 30, lay + 60, dur[k])))) if lay != dur[k] else None)
    s.attr("attribute", "{e} is booked in {v}~the cabin on {e} is {v}", codes, [x + " class" if x != "premium economy" else x for x in cls])
    s.attr("attribute", "{e} is {v}~the status of {e} is {v}", codes, stat)
    s.count([x == "confirmed" for x in stat], "flight", "flights", "is confirmed", "are confirmed")
    s.which(codes, [x is None for x in term], "flight", "has no terminal given", "has a terminal given")
    s.attr("attribute", "{e} sits in {v}~seat {v} [is for|belongs to] {e}~{e} has seat {v}", pax, seats, q="Which seat does {e} have?")
    s.attr("number", "{e} [checks in|has] {v}", pax, [("no luggage" if b == 0 else s.nn(b, "bag")) for b in bags])
    s.add("arithmetic", "[in total|altogether], {v} are checked in", dict(v=f"{num(sum(bags))} bags"), dict(v=f"{num(sum(bags) + s.c((1, 2)) if s.p() or sum(bags) < 2 else sum(bags) - 1)} bags")) if sum(bags) > 1 else None
    s.which(pax, [m is not None for m in meal], "passenger", "has ordered a special meal", "has not ordered a special meal")
    s.attr("attribute", "{e} has asked for {v}", pax, [("a " + m + " meal" if m else "no special meal") for m in meal])
    s.add("number", "the trip [consists of|has] {v}", dict(v=f"{num(n)} flights"), dict(v=f"{num(s.c((n - 1, n + 1)) if n > 2 else 3)} flights"))
    s.yn("date", f"Does {codes[0]} leave before noon?", dep[0].hour < 12) if s.p(.3) else None
    return "flight booking", s.render(tree, "reservation")


def rec_weather(s):
    city = s.names.make("place")
    n = s.c((4, 5, 6))
    h0 = s.i(6, 24 - n * 2)
    step = s.c((1, 2, 3)) if h0 + 3 * n < 24 else 1
    hrs = [h0 + step * i for i in range(n)]
    if hrs[-1] > 23:
        raise Retry
    tmp, wind = s.ints(-5, 31, n), s.ints(4, 60, n)
    rain = [s.c((0, 0, .2, .5, 1.1, 2.4, 3.8)) for _ in hrs]
    sky = [s.c(("clear", "cloudy", "rain", "fog", "overcast")) for _ in hrs]
    warn = s.c((None, None, "storm", "frost", "heat"))
    sunrise, sunset = s.i(300, 450), s.i(1020, 1290)
    f = lambda m: "%02d:%02d" % divmod(m, 60)
    uv = s.i(0, 9)
    cols = s.p(.6)
    H = [f"{h:02d}:00" for h in hrs]
    tk, rk, wk, sk = "temperature_2m|temp_c|temperature", "precipitation|rain_mm|precip", "wind_speed|wind_kmh|windspeed", "condition|sky|weather"
    hourly = {"time|hours": H, tk: tmp, rk: rain, wk: wind, sk: sky} if cols else [{"time|hour": H[i], tk: tmp[i], rk: rain[i], wk: wind[i], sk: sky[i]} for i in range(n)]
    tree = {"location|place": {"name|city": city, "lat|latitude": round(s.r.uniform(35, 65), 2), "lon|longitude": round(s.r.uniform(-9, 28), 2), "elevation|elevation_m": s.i(3, 900)}, "units": {"temp|temperature": "°C", "rain|precipitation": "mm", "wind": "km/h"},
            "daily|day": {"date": s.day().strftime("%Y-%m-%d"), "sunrise": f(sunrise), "sunset": f(sunset), "uv_index|uv": uv}, "alert|warning": warn, "hourly|forecast": hourly}
    if cols:
        s.fmt = ("json2", "semi", "semi", "line", "yaml", "props", "outline")
    at = [f"at {h}" if s.p(.7) else f"at {int(h[:2]) % 12 or 12} {'am' if int(h[:2]) < 12 else 'pm'}" for h in H]
    deg = lambda x: s.c((f"{x} °C", f"{x} degrees", f"{x}°C"))
    s.attr("attribute", "{e} [it is|the temperature is|the forecast gives] {v}~[{v} is expected|they expect {v}] {e}", at, [deg(x) for x in tmp], fresh=lambda: deg(s.i(-5, 31)))
    s.attr("attribute", "{e} the wind [blows at|reaches] {v}~a wind speed of {v} is [forecast|expected] {e}", at, [f"{x} km/h" for x in wind])
    s.attr("attribute", "{e} the sky is {v}~the forecast for the sky {e} is {v}", at, ["described as " + x for x in sky])
    s.count([x > 0 for x in rain], "listed hour", "listed hours", "brings rain", "bring rain", "In how many of the listed hours does it rain?")
    wet = [a for a, x in zip(at, rain) if x > 0]
    dry = [a for a, x in zip(at, rain) if x == 0]
    if wet and dry:
        s.add("negation", "it stays dry {a}~no [rain|precipitation] is expected {a}~it does not rain {a}", dict(a=s.c(dry)), dict(a=s.c(wet)))
        s.add("swap", "it rains {a} but stays dry {b}~{a} there is rain, {b} there is none", dict(a=wet[0], b=dry[-1]), dict(a=dry[-1], b=wet[0]))
    o = sorted(range(n), key=lambda i: tmp[i])
    s.add("comparison", "[it is warmest|the highest temperature comes|the day's peak comes] {a}", dict(a=at[o[-1]]), dict(a=at[s.c(o[:-1])]))
    s.add("comparison", "[it is coldest|the lowest temperature comes] {a}", dict(a=at[o[0]]), dict(a=at[s.c(o[1:])]))
    i = s.i(0, n - 2)
    up = tmp[i + 1] > tmp[i]
    t = dict(a=at[i], b=at[i + 1], d="warmer" if up else "colder")
    s.add("direction", "{b} it is {d} than {a}~it is {d} {b} than {a}", t, dict(t, d="colder" if up else "warmer"))
    s.add("direction", f"between {H[i]} and {H[i + 1]} the temperature {{d}}", dict(d=f"{s.c(('rises', 'goes up')) if up else s.c(('falls', 'goes down'))} by {abs(tmp[i + 1] - tmp[i])} degree{'s' * (abs(tmp[i + 1] - tmp[i]) != 1)}"), dict(d=f"{'falls' if up else 'rises'} by {abs(tmp[i + 1] - tmp[i])} degree{'s' * (abs(tmp[i + 1] - tmp[i]) != 1)}"))
    s.add("swap", "sunrise is at {a} and sunset at {b}~the sun [sets|goes down] at {b}~the sun [rises|comes up] at {a}", dict(a=f(sunrise), b=f(sunset)), dict(a=f(sunset), b=f(sunrise)))
    dl = sunset - sunrise
    hm = lambda m: f"{m // 60} hours and {m % 60} minutes" if m % 60 else f"{m // 60} hours"
    s.add("arithmetic", "[daylight lasts|the sun is up for|from sunrise to sunset it is] {v}", dict(v=hm(dl)), dict(v=hm(dl + s.c((60, -60, 30, -30)))))
    s.bool("absence", warn is None, "no weather warning is in force~there is no alert", "a weather warning is in force~there is an alert", "Is there a weather alert?")
    s.add("arithmetic", "the [gap|difference] between the warmest and the coldest hour is {v} degrees", dict(v=str(max(tmp) - min(tmp))), dict(v=str(max(tmp) - min(tmp) + s.c((1, 2, -1, 3)))))
    fz = [x < 0 for x in tmp]
    s.bool("quantifier", any(fz), "the temperature drops below zero at some point~there is frost at one of the hours listed", "the temperature never drops below zero~there is no frost at any of the hours listed")
    return "weather api", s.render(tree, "forecast")


def rec_zones(s):
    """timestamps with offsets"""
    n = s.c((3, 4))
    pl = s.place(n)
    off = [s.c((-8, -5, -3, 0, 1, 2, 3, 5, 8, 9)) for _ in pl]
    d = s.day().replace(hour=0, minute=0)
    utc = s.ints(9, 14, n) if n <= 6 else None
    mi = [s.c((0, 15, 30, 45)) for _ in pl]
    u = [d + datetime.timedelta(hours=a, minutes=b) for a, b in zip(utc, mi)]
    loc = [x + datetime.timedelta(hours=o) for x, o in zip(u, off)]
    dur = s.ints(20, 180, n, 5)
    nm = s.pick("backup|sync call|webinar|launch|maintenance|live stream|handover|audit|rehearsal|auction", n)
    host = s.first(n)
    st = lambda t, o: t.strftime("%Y-%m-%dT%H:%M:%S") + ("Z" if o == 0 and s.p() else f"{'+' if o >= 0 else '-'}{abs(o):02d}:00")
    tree = {"events|schedule|slots": [{"name|title": nm[i], "site|location": pl[i], "starts_at|start": st(loc[i], off[i]), "duration_min|minutes": dur[i], "host|owner": host[i], "recorded|record": s.p()} for i in range(n)], "timezone_note|note": "times are local, offset included"}
    rec = [e["recorded|record"] for e in tree["events|schedule|slots"]]
    E = ["the " + x for x in nm]
    hm = lambda t: f"{t:%H:%M}"
    i = s.i(0, n - 1)
    for i in s.r.sample(range(n), 2):
        wrong = [x for x in (hm(loc[i]), hm(loc[i] + datetime.timedelta(hours=off[i])), hm(u[s.no(range(n), i)])) if x != hm(u[i])]
        s.add("unit", f"{E[i]} starts at {{v}} UTC~in UTC, {E[i]} begins at {{v}}~converted to UTC, the start of {E[i]} is {{v}}", dict(v=hm(u[i])), dict(v=s.c(wrong)))
        s.look("attribute", f"{E[i]} starts at {{v}} local time~in {pl[i]} the clock shows {{v}} when {E[i]} begins", [hm(x) for x in loc + u], hm(loc[i]))
        end = loc[i] + MIN * dur[i]
        s.add("arithmetic", f"{E[i]} ends at {{v}} local time~it is {{v}} in {pl[i]} when {E[i]} ends", dict(v=hm(end)), dict(v=hm(end + MIN * s.c((10, 30, -10, 60)))))
    s.comp(E, u, "begins later than", "begins earlier than") if len(set(u)) == n else None
    s.most(E, u, "is the last to begin", "is the first to begin")
    s.attr("number", "{e} lasts {v}~the length of {e} is {v}", E, [s.mins(x) for x in dur])
    s.attr("owner", "{e} is hosted by {v}~{v} hosts {e}", E, host)
    s.attr("attribute", "{e} takes place in {v}", E, pl)
    s.count(rec, "event", "events", "is recorded", "are recorded")
    s.which(E, rec, "event", "is recorded", "is not recorded")
    a, b = s.r.sample(range(n), 2)
    if off[a] != off[b]:
        g = abs(off[a] - off[b])
        s.add("arithmetic", f"the clocks in {pl[a]} and {pl[b]} differ by {{v}}", dict(v=s.nn(g, "hour")), dict(v=s.nn(g + s.c((1, 2)), "hour")))
    return "events with zones", s.render(tree, "calendar")
