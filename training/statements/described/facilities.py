"""What a listing may say about a place, and how a description says it.

A line: key; what is offered, as a noun ("free parking") or, behind "=", a true and a false predicate."""

NOUNS = [tuple(x.strip() for x in l.split(";")) for l in """
outdoor_seating; outdoor seating|a terrace or other seats outside|tables in the open air
wifi; wireless internet|Wi-Fi|a wireless connection
elevator; a lift|an elevator
bike_storage; storage for bicycles|a bicycle room
swimming_pool; a swimming pool|a pool
sauna; a sauna
air_conditioning; air conditioning|climate control
lockers; lockers|lockable cabinets
changing_rooms; changing rooms|rooms to change in
showers; showers
childcare; childcare|a crèche
playground; a playground|a play area for children
gift_shop; a gift shop|a shop for souvenirs
cafe; a café|a coffee bar on the premises
audio_guide; an audio guide|recorded tours
guided_tours; guided tours|tours with a guide
cloakroom; a cloakroom|a coat check
projector; a projector|projection equipment
quiet_room; a quiet room|a room for silent work
printing; printing|a printer for visitors
phone_booths; phone booths|booths for calls
live_music; live music|bands on stage
dj; a DJ|music by a DJ
tv; television sets|a TV
happy_hour; a happy hour|cheaper drinks at certain hours
drive_through; a drive-through|service at the car window
home_delivery; delivery|deliveries to the door
takeaway; takeaway|food to go
catering; catering|a catering service
table_service; table service|service at the table
charging_station; charging points for electric cars|an electric-car charger
laundry; laundry facilities|a laundry
kitchen; a shared kitchen|a kitchen for guests
luggage_storage; luggage storage|a room for luggage
airport_shuttle; an airport shuttle|transfers to the airport
room_service; room service|meals brought to the room
tool_rental; tool rental|tools for hire
workshops; workshops|hands-on courses
membership_plan; a membership plan|memberships
online_booking; online booking|reservations over the internet
gift_cards; gift cards|vouchers to give away
loyalty_programme; a loyalty programme|rewards for regular customers
""".strip().splitlines()]

PREDICATES = [tuple(x.strip() for x in l.split(";")) for l in """
reservations; takes reservations|accepts bookings in advance|lets you reserve; does not take reservations|accepts no bookings|does not let you reserve
credit_cards; accepts credit cards|lets customers pay by card|takes cards; does not accept credit cards|takes no cards|cannot be paid by card
cash_only; takes cash only|accepts nothing but cash; does not insist on cash|accepts more than just cash
dogs_allowed; allows dogs|welcomes dogs|lets you bring your dog; does not allow dogs|admits no dogs|turns dogs away
good_for_children; is suitable for children|is a good choice with kids|is child-friendly; is not suitable for children|is no place for kids|is not child-friendly
good_for_groups; is suitable for groups|works well for larger parties; is not suitable for groups|does not work well for larger parties
wheelchair_accessible; is accessible by wheelchair|can be entered in a wheelchair|is wheelchair-friendly; is not accessible by wheelchair|cannot be entered in a wheelchair|is not wheelchair-friendly
smoking; permits smoking|lets guests smoke; does not permit smoking|is smoke-free|bans smoking
by_appointment_only; can be visited by appointment only|sees people only if they made an appointment; can be visited without an appointment|asks for no appointment
bring_your_own; lets guests bring their own drinks|allows you to bring your own bottle; does not let guests bring their own drinks|does not allow bringing your own bottle
member_only; is open to members only|admits members alone; is open to everyone|does not require membership|admits non-members too
photography; allows photographs|lets visitors take pictures; does not allow photographs|forbids taking pictures
vegetarian_options; serves vegetarian dishes|caters to vegetarians; serves no vegetarian dishes|has nothing for vegetarians
accepts_insurance; accepts insurance|bills the insurer; does not accept insurance|cannot bill the insurer
student_discount; gives students a discount|is cheaper for students; gives students no discount|charges students the full price
free_entry; is free of charge|can be visited for free|charges no admission; is not free of charge|charges admission|asks for an entrance fee
""".strip().splitlines()]

# key; options: a word of the record and the wording of a description
CHOICES = [(k.strip(), [tuple(o.strip() for o in x.split("=")) for x in v.split(";")]) for k, v in (l.split(":", 1) for l in """
noise_level: quiet = is quiet|has a quiet atmosphere ; average = has an average noise level|is neither loud nor silent ; loud = is loud|is rather noisy ; very_loud = is very loud|is extremely noisy
dress_code: casual = expects casual dress|asks for no more than casual clothes ; smart = asks for smart dress|expects guests to dress smartly ; formal = demands formal dress|insists on formal clothes
price_level: low = is inexpensive|has low prices ; medium = is moderately priced|has prices in the middle range ; high = is expensive|has high prices
alcohol: none = serves no alcohol|has no alcoholic drinks ; beer_and_wine = serves beer and wine but no spirits|pours beer and wine only ; full_bar = has a full bar|serves all kinds of alcohol
internet: free = has free internet access|lets visitors go online for nothing ; paid = charges for internet access|has internet for a fee ; no = has no internet access|offers no way to go online
age_group: all = is meant for all ages|admits people of every age ; adults = is for adults only|admits adults alone ; under_12 = is for children under twelve|admits only those below twelve
booking: required = requires booking|can be visited only after booking ; recommended = recommends booking|advises visitors to book, without insisting ; none = needs no booking|takes people without booking
lighting: dim = is dimly lit|keeps its lights low ; bright = is brightly lit|has bright lights
difficulty: easy = is easy|suits beginners ; moderate = is moderately difficult|demands some experience ; hard = is hard|is only for the experienced
""".strip().splitlines())]

# a nested object: key; what the members mean; member: wordings
GROUPS = [(k.strip(), w.strip(), [tuple(o.strip() for o in x.split("=")) for x in v.split(";")]) for k, w, v in (l.split(":", 2) for l in """
parking: offers {x}|has {x}|provides {x}: garage = parking in a garage ; street = parking in the street|street parking ; lot = a parking lot|a car park ; valet = valet parking ; validated = validated parking
ambience: has {x}|is known for {x}: romantic = a romantic atmosphere ; casual = a casual atmosphere|a relaxed feel ; trendy = a trendy atmosphere ; touristy = a touristy feel ; classy = a classy atmosphere ; intimate = an intimate atmosphere ; upscale = an upscale feel
good_for: is recommended for {x}|is a good place for {x}|is suited to {x}: breakfast = breakfast ; brunch = brunch ; lunch = lunch ; dinner = dinner ; dessert = dessert ; late_night = late-night visits
payment: accepts {x}|can be paid by {x}: cash = cash ; card = card ; mobile = mobile phone ; cheque = cheque ; invoice = invoice
sports: has {x}|offers {x}: tennis = tennis courts ; climbing = a climbing wall ; squash = squash courts ; football = a football pitch ; running_track = a running track ; boxing = a boxing ring
languages: has staff who speak {x}|can be addressed in {x}: english = English ; spanish = Spanish ; arabic = Arabic ; polish = Polish ; hindi = Hindi ; french = French
services: repairs {x}|can repair {x}: brakes = brakes ; tyres = tyres ; engines = engines ; bodywork = bodywork ; windscreens = windscreens ; batteries = batteries
rooms: has {x}|lets {x}: single = single rooms ; double = double rooms ; family = family rooms ; dormitory = dormitories ; suite = suites
collections: shows {x}|exhibits {x}: paintings = paintings ; coins = coins ; maps = old maps ; photographs = photographs ; fossils = fossils ; costumes = costumes
""".strip().splitlines())]

OFFER = "offers {x}|has {x}|provides {x}|comes with {x}|features {x}".split("|")
LACK = "does not offer {x}|does not have {x}|comes without {x}|lacks {x}".split("|")
