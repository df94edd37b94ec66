"""Negation in its many forms against its twins: fails to, lacks, without, denies, rarely, no longer, not yet."""

SCENES = [
    ("negation", "person", "[The evening was long|Not everyone came|The guests had been asked weeks before].", [
        ("{x} [came to|appeared at|turned up for|took part in] the [dinner|meeting|rehearsal]. // {x} was among those present. // {x} did not miss the [meeting|rehearsal].", "{x} [attended|was there|was present|came] // {x} did not stay away // {x} was not absent"),
        ("{x} [failed to appear|never turned up|did not come|stayed at home that night]. // {x} was [missing|nowhere to be seen all evening]. // There was no sign of {x} all evening.", "{x} [did not attend|was not there|was absent|did not come] // {x} stayed away // {x} was not present"),
    ]),
    ("negation", "the cottage in {P}|the hotel by the lake|the flat above the bakery|the campsite at {P}|the guest house near the station|the cabin on the hill|the hostel in {P}|the farmhouse outside {P}", "[The search for a place to stay went on|Several places were looked at|We compared a few places to stay].", [
        ("{x} [has|comes with|offers] [a lift|hot water|its own kitchen] but lacks parking. // {x} has no parking, though [the rooms are large|it is quiet]. // Those who stay at {x} have to do without parking.", "{x} [lacks|has no|does not have any] parking // there is [nowhere|no place] to leave a car at {x} // {x} does not offer parking"),
        ("{x} is not without parking. // {x} [offers parking|has places for cars], though [no lift|no garden]. // Parking is [available|possible] at {x}, if nothing else.", "{x} [has|offers|does have] parking // there is [somewhere|a place] to leave a car at {x} // {x} does not lack parking"),
    ]),
    ("negation", "the first witness|the caretaker|the bus driver|the neighbour|the night guard|the delivery man|the shop owner|the head nurse|the cashier|the gardener", "The [inquiry|hearing] lasted [two days|all week].", [
        ("{x} [denied having|denied that he had|rejected the claim that he had] {v}. // {x} [swore|insisted] that he had never {v}.", "{x} said that he had not {v} // {x} did not admit having {v} // by his own account, {x} never {v2}"),
        ("{x} [admitted having|admitted that he had|did not deny that he had] {v}. // {x} [conceded|confirmed] that he had {v}.", "{x} said that he had {v} // {x} did admit having {v} // by his own account, {x} {v2}"),
    ], {"v": "opened the letter~opened the letter|seen the box~saw the box|touched the parcel~touched the parcel|heard the shot~heard the shot|taken the key~took the key|moved the ladder~moved the ladder|read the diary~read the diary|let the stranger in~let the stranger in"}),
    ("negation", "person", "[Habits differ|People in the house have their own habits|They have little in common].", [
        ("{x} [hardly ever|rarely|seldom|scarcely ever] {v}. // It is rare for {x} to {v2}.", "{x} does not {v2} often // it is only rarely that {x} {v} // {v3} is something {x} seldom does"),
        ("{x} [often|frequently|nearly always] {v}. // It is common for {x} to {v2}. // Hardly a day goes by without {x} {v3}.", "{x} does {v2} often // it is not rarely that {x} {v} // {v3} is something {x} frequently does"),
    ], {"v": "drinks coffee~drink coffee~drinking coffee|eats meat~eat meat~eating meat|takes the car~take the car~taking the car|watches television~watch television~watching television|reads the paper~read the paper~reading the paper|goes running~go running~going running|writes letters~write letters~writing letters|bakes bread~bake bread~baking bread|swims in the lake~swim in the lake~swimming in the lake|works at night~work at night~working at night"}),
    ("negation", "person", "[Tastes differ|They were asked about their habits|Nobody is like the other].", [
        ("{x} never {v}. // At no time does {x} {v2}.", "{x} does not {v2} at all // it never happens that {x} {v} // {v3} is something {x} never does"),
        ("{x} {v} [now and then|from time to time|at weekends]. // It does happen that {x} {v}. // It is not true that {x} never {v}.", "{x} does {v2} // it does happen that {x} {v} // {v3} is something {x} does do"),
    ], {"v": "sings~sing~singing|plays cards~play cards~playing cards|goes to the theatre~go to the theatre~going to the theatre|smokes~smoke~smoking|cooks~cook~cooking|travels by plane~travel by plane~travelling by plane|wears a hat~wear a hat~wearing a hat|gardens~garden~gardening|dances~dance~dancing"}),
    ("negation", "the swimming pool in {P}|the ferry to {P}|the night bus|the corner shop|the Thursday market|the small cinema|the post office in {P}|the ice rink|the youth club|the tea room", "[Things have changed|The town is not what it was|Some services come and go].", [
        ("{x} no longer [operates|exists]; it [used to be busy|was once popular]. // {x} has [ceased to operate|stopped for good|closed for good]. // {x} is a thing of the past.", "{x} has [ended|gone|closed down] // {x} is no longer there // {x} used to exist but does not today"),
        ("{x} has not [opened|started] yet. // {x} is still to [open|start]; [the staff are being hired|the sign is already up]. // {x} has yet to [open|start].", "{x} is not yet [running|in operation] // {x} has still not started // the start of {x} is yet to come"),
        ("{x} still [operates|runs], [in spite of everything|as it did years ago]. // {x} has not [closed|stopped], whatever people say. // {x} continues to [operate|run].", "{x} is still there // {x} [continues|goes on] to this day // {x} has not been given up"),
    ]),
    ("negation", "person", "[The choice was between {v} and {w}|{v} and {w} were on offer|There were {v} and {w} to choose from].", [
        ("{x} wanted neither {v} nor {w} and turned both down. // {x} turned down {v} as well as {w}. // {x} refused both {v} and {w}.", "{x} accepted neither {v} nor {w} // {x} did not take {w} or {v} // {w} and {v} were both refused by {x}"),
        ("{x} took {v} and left {w}. // {x} declined {w} in favour of {v}. // {x} turned down {w} and went for {v}.", "{x} accepted {v} but not {w} // {x} took {v} alone // {v} was accepted by {x}, {w} was not"),
        ("{x} took {w} and left {v}. // {x} declined {v} in favour of {w}. // {x} turned down {v} and went for {w}.", "{x} accepted {w} but not {v} // {x} took {w} alone // {w} was accepted by {x}, {v} was not"),
        ("{x} took both {v} and {w}. // {x} would not decide and accepted {v} as well as {w}. // {x} declined neither {v} nor {w} and took both.", "{x} accepted {v} and {w} // {x} took {w} as well as {v} // {w} and {v} were both accepted by {x}"),
    ], {"v": "the day shift|the course in Latin|the post abroad|the window seat|the flat in town|the part in the play", "w": "the night shift|the course in botany|the post at home|the garden plot|the house in the country|the place in the choir"}),
    ("negation", "the pump|the alarm|the back-up drive|the heating|the scanner|the lift|the smoke detector|the door lock|the card reader|the water filter|the projector|the generator", "[The inspection took an hour|All devices were tested|The test was done on a {d}].", [
        ("{x} failed to [start|respond]. // {x} refused to [work|start]. // Nothing happened when {x} was switched on. // {x} could not be made to work.", "{x} did not work // {x} was out of order // nobody could get {x} to work"),
        ("{x} did not fail to [start|respond]. // {x} [worked|started] at once. // {x} gave no trouble and [worked|started] at the first try.", "{x} worked // {x} was in order // {x} could be started"),
    ]),
    ("negation", "person", "[The letter asked for money|A form was sent to all tenants|Signatures were collected for a week].", [
        ("{x} refused to sign. // {x} would not sign. // {x} sent the sheet back unsigned. // {x} [handed back the paper|left the table] without signing.", "{x} did not sign // the signature of {x} is missing // {x} declined to sign"),
        ("{x} signed [at once|after some thought|in the end]. // {x} did not refuse to sign. // {x} did not [leave|go] without signing. // {x} put {his} name on the sheet.", "{x} signed // {x} gave a signature // {x} agreed to sign"),
    ]),
    ("negation", "person", "[The exam was hard|The test has two parts|Results came by post].", [
        ("{x} [did not pass|failed|missed the mark needed]. // {x} was unable to pass. // {x} was not among those who passed.", "{x} failed // {x} was unsuccessful // {x} sat it without success"),
        ("{x} [did not fail|passed|reached the mark needed]. // {x} managed to pass. // {x} was not among those who failed.", "{x} passed // {x} was successful // {x} managed to pass"),
        ("{x} has not sat it yet. // {x} is still to take it. // {x} will take it [next month|in the spring].", "{x} has not taken it so far // the exam of {x} is still to come // {x} has yet to sit it"),
    ]),
    ("negation", "the tenants of number {n}|the parents|the shopkeepers|the fishermen|the drivers|the nurses|the farmers around {P}|the older members|the students|the cyclists", "[The plan was put to everybody|Views on the plan differ|The plan was discussed at length].", [
        ("{x} are not against it. // {x} do not object to it. // {x} have nothing against it. // {x} [raised no objection|saw no reason to object].", "{x} do not oppose the plan // there is no resistance from {x} // {x} are not in opposition to it"),
        ("{x} are anything but happy with it and oppose it. // {x} [object to it|reject it|are against it]. // {x} will have none of it.", "{x} oppose the plan // there is resistance from {x} // {x} are in opposition to it"),
    ]),
    ("negation", "person", "[Who knew what about {v} was the question|They talked about {v}|There was much talk of {v}].", [
        ("{x} knew nothing [about|of] {v}. // {x} had no idea about {v}. // {x} was unaware of {v}.", "{x} did not know about {v} // {x} had no knowledge of {v} // {v} was unknown to {x}"),
        ("{x} was [well aware|not unaware] of {v}. // {x} had known [about|of] {v} from the start. // {v} had not escaped the notice of {x}.", "{x} knew about {v} // {x} had knowledge of {v} // {v} was known to {x}"),
    ], {"v": "the missing key|the lost file|the broken seal|the secret vote|the hidden camera|the second contract|the debt|the leak|the forged letter|the sale of the house|the change of plan"}),
    ("negation", "the old bridge|the tower|the east wing|the chapel in {P}|the boathouse|the cellar|the greenhouse|the upper floor|the attic|the stable", "[The storm lasted all night|The flood came in {m}|The fire spread fast].", [
        ("{x} [escaped damage|came through unharmed|was not touched]. // {x} suffered no damage.", "{x} was not damaged // no harm came to {x} // {x} remained intact"),
        ("{x} did not escape damage. // {x} [was badly hit|suffered|was harmed]. // {x} did not come through unharmed.", "{x} was damaged // harm came to {x} // {x} did not remain intact"),
    ]),
    ("negation", "person", "[Nobody had asked for help|The work was heavy|The hall had to be cleared by noon].", [
        ("{x} never offered to help. // {x} did not lift a finger. // {x} watched without helping.", "{x} did not help // there was no help from {x} // {x} gave no assistance"),
        ("{x} did not hesitate to help. // {x} [lent a hand|pitched in]. // {x} could not watch without helping, and did so.", "{x} helped // there was help from {x} // {x} gave assistance"),
    ]),
]
