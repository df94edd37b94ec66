"""Short connected stories: people in roles, and turns of the story that are drawn from alternatives."""
import re

from ..claims import Retry

# text with roles a, b, c and turns {1}..{5}; turns as alternatives document ~ claim; facts about roles
STORIES = [
    dict(text="When {a}'s {1} went missing during the street party, most neighbours thought little of it. It was {b} who, two days later, found it {2}, not far from the garage where {c} works. {a}, who had already {3}, wanted to pay a reward; {b} {4}. {c}, for {c_his} part, {5}.",
         turns=[["dog~the animal that disappeared was a dog", "cat~the animal that disappeared was a cat", "parrot~the animal that disappeared was a parrot", "tortoise~the animal that disappeared was a tortoise"],
                ["in a ditch~the lost animal turned up in a ditch", "behind the bakery~the lost animal turned up at the back of the bakery", "under a parked bus~the lost animal turned up beneath a bus", "in the churchyard~the lost animal turned up near the church"],
                ["put up posters~the owner had hung up posters", "called the police~the owner had informed the police", "given up hope~the owner had lost hope", "written to the paper~the owner had turned to the newspaper"],
                ["would not take a penny~the finder refused the reward", "gladly accepted it~the finder took the reward", "gave it to the animal shelter~the finder passed the reward on to the shelter"],
                ["had noticed nothing~{c} had seen nothing", "had seen the animal and kept quiet~{c} had seen the animal but said nothing", "had been searching all along~{c} had taken part in the search"]],
         facts=["{a} is the owner of the missing animal // the animal belonged to {a}", "{b} found the animal // the animal was found by {b} // the finder was {b}", "{c} works at a garage // a garage is where {c} has a job"]),
    dict(text="The firm was founded by {a}, a trained {1}, who ran it from a rented cellar. After {2}, {a} brought in {b} as a partner; the two had met {3}. It was {b} who insisted on selling abroad, a step that {c}, the firm's accountant, had advised against. In the end the accountant {4}. Today the firm {5}.",
         turns=[["baker~the founder had learned the baker's trade", "optician~the founder had learned the optician's trade", "locksmith~the founder had learned the locksmith's trade", "bookbinder~the founder had learned the trade of a bookbinder"],
                ["a fire in the second year~before the partner joined, there was a fire", "a large order from the army~before the partner joined, there was an order from the army", "a strike~before the partner joined, there was a strike", "the death of a brother~before the partner joined, a brother died"],
                ["at a trade fair~the partners got to know each other at a fair", "in hospital~the partners got to know each other in hospital", "on a night train~the partners got to know each other on a train", "at school~the partners had been at school together"],
                ["was proved right~the accountant's warning turned out to be justified", "was proved wrong~the accountant's warning turned out to be mistaken", "resigned~the accountant gave up the job", "changed sides and took charge of exports~the accountant ended up in charge of exports"],
                ["belongs to a foreign group~the firm now has a foreign owner", "is still in family hands~the firm is still owned by the family", "no longer exists~the firm has ceased to exist", "is owned by its workers~the workers now own the firm"]],
         facts=["{a} founded the firm // the founder of the firm was {a}", "{b} pressed for sales abroad // it was {b} who wanted to sell in other countries", "{c} kept the accounts of the firm // the firm's accountant was {c}", "{c} warned against selling abroad // the warning against sales abroad came from {c}", "{b} was taken on as a partner // {b} became a partner in the firm"]),
    dict(text="{a} had promised to drive {b} and {c} to the coast, but on the morning of the trip the car {1}. {b} suggested {2}, which {c} {3}. So they set out after all, although it was already {4}. On the way {a} fell asleep, and {c} had to wake {a_him} when they arrived. The sea, as it turned out, {5}.",
         turns=[["would not start~the car could not be started", "had a flat tyre~one of the tyres was flat", "was gone~the car had disappeared", "was blocked by a lorry~a lorry stood in the way of the car"],
                ["taking the train~the idea was to go by rail", "borrowing a van~the idea was to use a borrowed van", "going by bicycle~the idea was to cycle", "hitching a lift~the idea was to hitch-hike"],
                ["thought an excellent idea~{c} liked the suggestion", "did not like at all~{c} disliked the suggestion"],
                ["past noon~they left after midday", "raining hard~they left in heavy rain", "getting dark~they left as night was falling"],
                ["was too cold for swimming~the water was too cold to swim in", "was as smooth as glass~the sea was calm", "could not be seen for fog~fog hid the sea", "was full of jellyfish~there were many jellyfish in the water"]],
         facts=["{a} had promised a lift to the coast // the promise to drive came from {a}", "{b} made the suggestion that saved the trip // the suggestion was {b}'s", "{c} woke the sleeper // it was {c} who did the waking", "{a} slept on the way // on the journey, {a} fell asleep"]),
    dict(text="For years {a} and {b} had shared an office without a word of quarrel. That changed when {c}, their head of department, announced that only one of them would be {1}. {a} went to see {c} {2}; {b}, by contrast, {3}. In the end, {c} chose {b}. {a} {4}, and the desk by the window {5}.",
         turns=[["promoted~there was one promotion to be had", "kept on~there was one job to be kept", "sent to the congress~there was one place at the congress", "given a new computer~there was one new computer to be had"],
                ["the same afternoon~the talk with the head took place that very afternoon", "after a week of hesitation~the talk with the head took place only after a week", "with a list of demands~a list of demands was brought to the talk with the head", "with a bottle of wine~wine was brought to the talk with the head"],
                ["said nothing~{b} kept silent", "wrote a long letter~{b} put things in writing", "asked a lawyer~{b} got legal advice", "took a holiday~{b} went on holiday"],
                ["left the firm within a month~{a} quit the firm soon after", "congratulated {b_him} warmly~{a} offered warm congratulations", "did not speak to anyone for a week~{a} was silent for a week", "asked to be moved to another office~{a} wanted a different office"],
                ["is empty now~nobody uses the desk by the window any more", "is used by a trainee~a trainee now has the desk by the window", "was sold~the desk by the window was sold"]],
         facts=["{c} is the head of the department // the department is headed by {c}", "{b} was the one who was chosen // the choice fell on {b} // {c} decided in favour of {b}", "{a} was passed over // {a} was not the one chosen"]),
    dict(text="The painting shows {1}. It was done by {a} in a single winter, at a time when {a_he} {2}. {a} gave it to {b}, {a_his} doctor, in place of {3}. {b}'s heir {c} later {4} it, and since then it {5}. Whether there was ever a second version is not known.",
         turns=[["a woman peeling apples~the subject of the picture is a woman with apples", "two boys on a raft~the subject of the picture is two boys on a raft", "a harbour in the snow~the subject of the picture is a snowy harbour", "an empty chair~the subject of the picture is a chair with nobody on it"],
                ["was nearly blind~the painter could hardly see at the time", "was penniless~the painter had no money at the time", "was already famous~the painter was already well known at the time", "had stopped exhibiting~the painter no longer showed work in public at the time"],
                ["a fee~the picture took the place of a fee", "a wedding present~the picture took the place of a wedding present", "an apology~the picture took the place of an apology"],
                ["sold~the picture was sold by the doctor's heir", "cut down~the picture was made smaller by the doctor's heir", "lent to a museum~the picture was lent to a museum by the doctor's heir", "had restored~the picture was restored on behalf of the doctor's heir"],
                ["has not been seen in public~the public has not seen the picture since", "has travelled through nine countries~the picture has since been to nine countries", "has hung in a town hall~the picture has been in a town hall since", "has been thought a forgery~the picture has since been regarded as a fake"]],
         facts=["{a} painted the picture // the painter was {a}", "{b} was a doctor // the doctor was {b}", "{c} is the doctor's heir // the heir of the doctor is {c}", "{b} was given the picture by the painter // the painter gave the picture to {b}"]),
    dict(text="At the hearing, {a} complained that the {1} next door kept {a_him} awake. {b}, who owns it, replied that {2}. The judge, {c}, {3}, and ruled that {4}. Neither side was content: {a} said that {a_he} would {5}.",
         turns=[["bar~the complaint was about a bar", "bakery~the complaint was about a bakery", "dance school~the complaint was about a dance school", "car wash~the complaint was about a car wash"],
                ["nobody else had ever complained~in reply it was said that there had been no other complaints", "new windows had been put in~in reply it was said that the windows had been renewed", "the noise came from the street~in reply it was said that the street was to blame", "it would move in the spring anyway~in reply it was said that a move was planned for the spring"],
                ["visited the place at night~the judge went to see the place at night", "heard three experts~the judge listened to experts", "read out a letter from the council~the judge read a letter from the council aloud", "postponed the case twice~the judge put the case off twice"],
                ["it must close at ten~the ruling was that it has to shut at ten", "it may go on as before~the ruling was that nothing has to change", "a wall had to be built~the ruling was that a wall be put up", "damages had to be paid~the ruling was that damages be paid"],
                ["appeal~{a} wanted to appeal", "move away~{a} wanted to move", "go to the press~{a} wanted to inform the press", "think it over~{a} wanted to reflect on it"]],
         facts=["{a} brought the complaint // the complaint came from {a}", "{b} is the owner of the place complained of // the place next door belongs to {b}", "{c} was the judge // the case was heard by {c}"]),
    dict(text="The expedition left in {1} under {a}, with {b} as the ship's doctor and {c} as the cook. {2} was lost in the first storm. When food ran short, {c} proposed turning back; {a} {3}. Of the crew, {4}. {b}'s diary, which {5}, is our only source for all this.",
         turns=[["March~the departure was in March", "June~the departure was in June", "September~the departure was in September", "December~the departure was in December"],
                ["The spare mast~a mast was lost in the storm", "A boat~a boat was lost in the storm", "The compass~the compass was lost in the storm", "Most of the coal~coal was lost in the storm"],
                ["refused~the leader rejected the proposal to turn back", "agreed at once~the leader accepted the proposal to turn back without delay", "put it to the vote~the leader let the crew vote on turning back"],
                ["all came home~every member of the crew returned", "only half came home~half of the crew did not return", "one man died~the crew had one death"],
                ["was found in a chest~the diary was discovered in a chest", "was printed the next year~the diary was published a year later", "is written in code~the diary is in a secret script", "breaks off in the middle~the diary is incomplete"]],
         facts=["{a} led the expedition // the leader of the expedition was {a}", "{b} was the doctor on board // the ship's doctor was {b}", "{c} cooked for the crew // the cook was {c}", "{c} wanted to turn back // the idea of turning back came from {c}", "{b} kept a diary // the diary is {b}'s"]),
    dict(text="Last term {a} taught {b} and {c} together, although {b} was {1} and {c} was not. {b} practised {2}; {c} preferred {3}. At the school concert {c} {4}. {a}, asked about it later, said that {5}.",
         turns=[["far ahead~of the two pupils, one was far ahead: {b}", "shy~of the two pupils, one was shy: {b}", "often late~of the two pupils, one was often late: {b}", "left-handed~of the two pupils, one was left-handed: {b}"],
                ["every morning before school~{b} practised in the mornings", "only when told to~{b} practised only on demand", "with a metronome~{b} used a metronome to practise", "in the cellar~{b} practised in the cellar"],
                ["to improvise~{c} liked improvising better", "to listen~{c} liked listening better", "to play football~{c} liked football better", "to sing~{c} liked singing better"],
                ["forgot the last page~{c} left out the end at the concert", "got the longest applause~{c} was applauded longest at the concert", "did not appear~{c} was absent from the concert", "played two pieces instead of one~{c} played an extra piece at the concert"],
                ["it had been a surprise~the teacher had not expected it", "it had been planned~the teacher had planned it", "nobody was to blame~the teacher blamed no one", "the piano was out of tune~the teacher pointed to the piano"]],
         facts=["{a} was the teacher of the two // the teacher was {a}"]),
    dict(text="The village had long wanted {1}. {a}, the mayor, was for it; {b}, who farms the land by the river, {2}. A survey made by {c}, an engineer from the city, found that {3}. The council voted {4}. Work {5}.",
         turns=[["a bypass~the village wanted a bypass", "a railway halt~the village wanted a place where trains stop", "a flood wall~the village wanted a wall against floods", "a campsite~the village wanted a campsite"],
                ["was against it~the farmer opposed the project", "wanted twice the price for the land~the farmer asked for double the price", "did not care either way~the farmer was indifferent to the project", "gave the land for nothing~the farmer handed over the land free of charge"],
                ["the ground was too soft~the survey showed the ground to be too soft", "it could be done cheaply~the survey showed that the cost would be low", "rare frogs lived there~the survey showed the presence of rare frogs", "a different site would be better~the survey spoke for another site"],
                ["in favour all the same~the council approved the project", "against it~the council rejected the project", "twice, with a tie each time~the council's votes ended in a tie"],
                ["has not begun~no work has been done so far", "began last month~work started last month", "began and was stopped after a week~work was broken off after a week"]],
         facts=["{a} is the mayor // the mayor of the village is {a}", "{b} is a farmer // {b} works land by the river", "{c} made the survey // the survey was the work of {c}", "{c} came from the city // {c} is an engineer"]),
    dict(text="In the kitchen of the hotel, {a} cooks, {b} bakes and {c} washes up. On the night of the storm {1}, and {2}. {b} {3}, while {c} {4}. The guests, who {5}, left early the next day.",
         turns=[["the power failed~there was no electricity that night", "the cellar filled with water~the cellar was flooded that night", "a window broke~a window was smashed that night", "the phone went dead~the telephone did not work that night"],
                ["forty guests were waiting for dinner~forty people had not yet had dinner", "the owner was away~the owner was not there", "the stove was being repaired~the stove was under repair", "a wedding was in full swing~a wedding was being celebrated"],
                ["lit candles~the baker put on candles", "fainted~the baker lost consciousness", "made pancakes for all~the baker prepared pancakes for everyone", "went to fetch help~the baker went for help"],
                ["sang to keep up spirits~the dishwasher sang", "hid in the pantry~the dishwasher took refuge in the pantry", "rescued the wine~the dishwasher saved the wine", "slept through it all~the dishwasher was asleep all the time"],
                ["had noticed nothing~the guests were unaware of it", "were delighted~the guests enjoyed themselves", "demanded their money back~the guests wanted a refund", "had had enough~the guests were fed up"]],
         facts=["{a} is the cook // cooking is the job of {a}", "{b} is the baker // baking is the task of {b}", "{c} does the dishes // {c} is the dishwasher"]),
    dict(text="{a} wrote the first draft of the report, {b} checked the figures, and {c} signed it. When {1} was discovered, {c} {2}. {b} {3}. The printed copies {4}; the online version {5}.",
         turns=[["a wrong date~the mistake was in a date", "a missing page~the mistake was that a page was missing", "a copied paragraph~the mistake was that a paragraph had been copied", "a false name~the mistake was in a name"],
                ["took the blame~the person who signed accepted the blame", "blamed the printer~the person who signed said it was the printer's fault", "offered to resign~the person who signed was ready to step down", "refused to comment~the person who signed did not comment"],
                ["had pointed it out weeks before~the checker had mentioned it earlier", "had overlooked it~the checker had failed to see it", "was on leave at the time~the checker was on holiday then"],
                ["were pulped~the copies on paper were destroyed", "were corrected by hand~the copies on paper were changed by hand", "had already been sent out~the copies on paper had gone out by then"],
                ["was left as it was~the web version remained unchanged", "was taken down~the web version was removed", "was corrected the same day~the web version was put right that day"]],
         facts=["{a} drafted the report // the first draft was the work of {a}", "{b} checked the numbers // the figures were checked by {b}", "{c} put a signature to the report // the report was signed by {c}"]),
    dict(text="In {y}, {a} bought the old inn from {b}, whose family had owned it for {1}. {a} {2} and hired {c} as manager. {c} brought in {3}, which the regulars {4}. Two years later {a} sold the inn to {c}, who {5}.",
         turns=[["a century~the seller's family had had the inn for a hundred years", "three generations~the seller's family had had the inn for three generations", "only a few years~the seller's family had not had the inn for long"],
                ["tore down the stables~the buyer had the stables pulled down", "painted everything white~the buyer had all of it painted white", "kept everything as it was~the buyer left everything unchanged", "added a terrace~the buyer built a terrace"],
                ["live music~the manager introduced live music", "vegetarian food~the manager introduced meatless dishes", "a quiz night~the manager introduced an evening of quizzes", "higher prices~the manager made things dearer"],
                ["hated~the regulars disliked the novelty", "loved~the regulars welcomed the novelty", "hardly noticed~the regulars took little notice of the novelty"],
                ["still runs it~the inn is still run by its latest owner", "closed it down~the inn was shut by its latest owner", "lives above it~the latest owner lives over the inn", "turned it into flats~the inn was made into flats by its latest owner"]],
         facts=["{b} sold the inn to {a} // {a} bought the inn from {b}", "{c} was hired as manager by {a} // {a} gave {c} the job of manager", "{c} bought the inn in the end // the last buyer of the inn was {c}"]),
]


def scene(p):
    r = p.r
    story = r.choice(STORIES)
    if story["text"] in p.used:
        raise Retry
    p.used.add(story["text"])
    cast = dict(zip("abc", p.people(3)))
    turns = [t.split("~") for t in (r.choice(x) for x in story["turns"])]
    said = {**{k: x.n for k, x in cast.items()}, **{f"{k}_{w}": getattr(x, w) for k, x in cast.items() for w in ("he", "his", "him")}, "y": p.common()["y"]}
    text, seen = story["text"], set()
    for i, t in enumerate(turns, 1):
        text = text.replace("{%d}" % i, t[0])
    # names in full at the first mention, then mostly surnames
    parts = []
    for piece in re.split(r"(\{[abc]\})", text):
        if re.fullmatch(r"\{[abc]\}", piece):
            k = piece[1]
            piece = cast[k].n if k not in seen or r.random() < .2 else cast[k].s
            seen.add(k)
        parts.append(piece)
    out = [p.end("".join(parts).format(**said))]
    names = {k: p.name(x) for k, x in cast.items()}
    for i in r.sample(range(len(turns)), r.choice((3, 4))):
        other = r.choice([t for t in story["turns"][i] if t.split("~") != turns[i]]).split("~")
        p.raw("story", turns[i][1].format(**names), other[1].format(**names))
    for fact in r.sample(story["facts"], min(2, len(story["facts"]))):
        forms = fact.split(" // ")
        k = r.choice([k for k in "abc" if "{%s}" % k in forms[0]])
        z = r.choice([x for x in "abc" if x != k])
        wrong = dict(names, **{k: names[z], z: names[k]})
        p.pair("role", forms, names, wrong)
        lead = "{%s} " % k
        if forms[0].startswith(lead) and forms[0].count("{") == 1 and r.random() < .35:
            p.raw("role", names[k], names[z], q=p.word(["who {x}", "who was it that {x}"], x=forms[0][len(lead):]) + "?")
    # a summary of two turns, one of them wrong
    i, j = sorted(r.sample(range(len(turns)), 2))
    t, o = [turns[x][1].format(**names) for x in (i, j)], r.randrange(2)
    at = (i, j)[o]
    f = list(t)
    f[o] = r.choice([x for x in story["turns"][at] if x.split("~") != turns[at]]).split("~")[1].format(**names)
    form = r.choice(("{0}, and {1}", "{0}; {1}", "{0}, and we also read that {1}", "not only do we learn that {0}, but also that {1}"))
    p.raw("story", form.format(*t), form.format(*f))
    return out
