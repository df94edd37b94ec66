"""Frames of a document: titles, openings, closings and how the sentences are laid out."""
import json

from .page import cap

# name: layout, titles, openings, closings
GENRES = {
    "news": ("paragraphs", "[News|Notes|Short reports] from {P}|{P} this week|What happened in {P}|In brief", "[Here is what our readers told us|This is what we heard|The week was full of events]||", "[More in the next issue|We will report again]||"),
    "newsletter": ("sections", "Newsletter, {m} {y}|Members' letter, {m}|Circular {k}/{y}", "Dear members, [here is the latest|a lot has happened|this letter is longer than usual]|Dear friends, thank you for your patience", "[Thank you for reading|The next letter will come in {m}]|With best wishes, the editors"),
    "letter": ("letter", "", "Dear {f},|My dear {f},|Hello {f},", "[Yours sincerely|Best wishes|With love|Kind regards],\n{f2}"),
    "mail": ("mail", "[Update|Minutes|News|Some points|Follow-up|Open points]", "Hi all, [as promised, some notes|here is what I know|a few things below]|Dear all,|Hello {f},", "[Best|Regards|Cheers|Thanks],\n{f2}"),
    "chat": ("chat", "", "", ""),
    "minutes": ("numbered", "Minutes of the meeting of {m} {y}|Minutes, {d}|Record of the meeting on {d}", "[Present: see list|The chair opened the meeting at seven]||", "[The meeting closed at nine|There was no other business]||"),
    "encyclopaedia": ("sections", "{P}|Notes on {P}|{P} and its surroundings", "{P} is a [town|community|district] with a long history||", "||"),
    "diary": ("diary", "", "", ""),
    "blog": ("paragraphs", "[A week in {P}|Things I noticed|My notes from {P}|Small observations]", "[It has been a while since my last post|Some of you asked for news|I promised to write this down]", "[That is all for today|Let me know what you think|More soon]||"),
    "handbook": ("sections", "Handbook, part {k}|Guide for [newcomers|visitors|staff]|House book", "[This part is for everybody|Please read this part with care]||", "[Questions go to the office|Ask at the desk if anything is unclear]||"),
    "faq": ("qa", "Questions and answers|Frequently asked|What people ask", "", ""),
    "ticket": ("ticket", "", "", ""),
    "report": ("numbered", "Report of the [working group|secretary|observer]|Annual report {y}, excerpt|Internal report", "[This report covers several matters|The following was noted]||", "[Further notes are in the annex|The report was accepted]||"),
    "notes": ("bullets", "Notes|[Rough notes|Notes from the call|To remember]|", "", ""),
    "wiki": ("markdown", "{P} wiki|Team wiki|Community page", "", ""),
    "transcript": ("chat", "[Transcript of the call|Recorded talk, {d}|Interview, excerpt]", "", ""),
    "column": ("paragraphs", "[From our column|Seen and heard|Neighbours]", "[One hears many things in {P}|People like to talk]|", "[So much for today|Make of it what you like]|"),
    "json": ("json", "", "", ""),
    "records": ("entries", "[Log book|Entries of the week|Card file]", "", ""),
    "essay": ("block", "", "[One should look at things closely|It is worth telling this in order]||", "||"),
    "board": ("posts", "[Notice board|Village forum|Community board]", "", ""),
    "leaflet": ("sections", "[Good to know|Information for visitors|What you should know]", "[Please keep this leaflet|Welcome]||", "[We wish you a pleasant stay|Subject to change]||"),
    "memo": ("memo", "", "", ""),
    "story": ("block", "", "[This happened not long ago|My aunt told me this|I heard this on the train]||", "[That is the whole story|Nobody knows more]||"),
    "digest": ("bullets", "[Digest|Summary of the day|The week at a glance]", "", ""),
    "lecture": ("paragraphs", "[Lecture notes|Handout {k}|Reading {k}]", "[The following examples are for discussion|Please read the examples before {d}]||", "||"),
}
FILLERS = ["The weather was [fine|mild|grey|changeable|better than expected] [all week|that day|for the season].", "[Coffee|Tea|Cake|Fruit] was [served|available] [in the hall|afterwards|at the desk].", "[Some|Several|A few] [photos|pictures|notes] can be [seen|found] [at the entrance|online|in the annex].", "[As always|As usual], [the doors opened at ten|the phone rang all day|there was little time].", "The [printer|copier|coffee machine|doorbell] is [out of order|being repaired] [again|until further notice].", "[Please|Kindly] [close the gate|switch off the lights|mind the step|keep the noise down].", "[Many thanks to|We thank] all who [helped|wrote|called].", "[Lost property|A lost glove|An umbrella] was [handed in|left behind].", "[Questions|Comments|Suggestions] are welcome [at any time|by mail|at the desk].", "[It is not known|Nobody knows] how the [swans|pigeons|hedgehogs] [got in|found the way].", "The [garden|park|square] looked [lovely|tidy|a little bare].", "[There was|We had] a [short|long] [break|pause] [after that|in between].", "The [lamps|benches|windows] have been [cleaned|counted|checked].", "[All this|Much of this] was [talked about|discussed] [at length|over lunch].", "[Traffic|Parking] was [no problem|a little difficult] [this time|as usual].", "[The minutes|These lines] were written [in a hurry|on the train|by hand].", "The [clock|bell|siren] could be heard [far away|in every room].", "[Somebody|A child] had left a [bicycle|ball|scarf] [by the door|on the stairs].", "[Next|After that] came [the usual announcements|a bit of music|a round of introductions].", "The [soup|bread|juice] was [good|rather salty|soon gone]."]
HEADS = "[Background|People|From the neighbourhood|At a glance|Further points|Details|In practice|Remarks|History|Around the house|Various|The present situation|What is new|Other matters]"
ASK = ["[Is there any news|What is new|What else should one know|Can you tell me more|And otherwise|What about the rest|What do we know]?", "[Could you sum it up|What happened|How do things look|What should newcomers know|What else]?"]
REPLY = ["[ok|okay|I see|thanks|got it|right|hm|aha|good to know|really?|fine]", "[ok thanks|oh, I see|thanks for telling me|go on|and then?|makes sense]"]


def layout(p, kind, title, opening, closing, scenes):
    """The text of a document; scenes is a list of lists of sentences."""
    r = p.r
    paragraphs = [" ".join(s) for s in scenes]
    head = title + r.choice(("\n\n", "\n")) if title else ""
    first, last = opening + "\n\n" if opening else "", "\n\n" + closing if closing else ""
    names = [x.split()[0] for x in (p.n.make("first") for _ in range(3))]
    if kind == "block":
        return head + " ".join([opening] * bool(opening) + paragraphs + [closing] * bool(closing))
    if kind == "sections":
        return head + first + "\n\n".join(cap(p.np(HEADS)) + "\n" + x for x in paragraphs) + last
    if kind == "markdown":
        return "# " + title + "\n\n" + "\n\n".join("## " + cap(p.np(HEADS)) + "\n\n" + ("\n".join("- " + y for y in s) if r.random() < .4 else " ".join(s)) for s in scenes)
    if kind == "numbered":
        return head + first + "\n".join(f"{i}. {x}" for i, x in enumerate(paragraphs, 1)) + last
    if kind == "mail":
        return f"From: {names[0]}\nTo: {r.choice(('all', 'the team', names[1], 'staff'))}\nSubject: {title}\n\n" + first + "\n\n".join(paragraphs) + last
    if kind == "memo":
        return f"MEMO\nTo: {r.choice(('all staff', 'the board', names[1]))}\nFrom: {names[0]}\n\n" + "\n\n".join(paragraphs)
    if kind == "letter":
        return first + "\n\n".join(paragraphs) + last
    if kind == "ticket":
        return f"Ticket {r.randint(1000, 9999)}\nStatus: {r.choice(('open', 'closed', 'waiting', 'in progress'))}\nReported by: {names[0]}\n\n" + "\n\n".join(x if i == 0 else f"Comment by {r.choice(names[1:])}: {x}" for i, x in enumerate(paragraphs))
    if kind == "bullets":
        return head + "\n".join("- " + y for s in scenes for y in ([" ".join(s)] if r.random() < .4 else s))
    if kind == "json":
        return json.dumps({"id": r.randint(100, 9999), "author": names[0], r.choice(("notes", "entries", "texts", "paragraphs")): paragraphs}, ensure_ascii=False, indent=r.choice((None, 1, 2)))
    if kind == "entries":
        return head + "\n".join(f"{r.randint(1, 12):02d}/{r.randint(1, 28):02d} {names[r.randrange(3)]}: {x}" for x in paragraphs)
    if kind == "diary":
        days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
        at = r.randrange(7)
        return "\n\n".join(f"{days[(at + i) % 7]}\n{x}" for i, x in enumerate(paragraphs))
    if kind == "qa":
        return head + "\n\n".join(f"Q: {cap(p.np(r.choice(ASK)))}\nA: {x}" for x in paragraphs)
    if kind == "posts":
        return head + "\n\n".join(f"{r.choice(names)} wrote:\n{x}" for x in paragraphs)
    if kind == "chat":
        lines = []
        for s in scenes:
            who, i = r.choice(names), 0
            while i < len(s):
                k = r.choice((1, 2, 2, 3))
                lines.append(f"{who}: {' '.join(s[i:i + k])}")
                i += k
                if r.random() < .3:
                    lines.append(f"{r.choice([n for n in names if n != who])}: {p.np(r.choice(REPLY))}")
        return head + "\n".join(lines)
    return head + first + "\n\n".join(paragraphs) + last
