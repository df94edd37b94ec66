"""Instructions: the order of steps, what must be done first, what must not be done."""
JOBS = [
    ("bleeding a radiator", "switch off the pump|put a cloth under the valve|open the valve with the key|wait until water comes out|close the valve|check the pressure"),
    ("baking the loaf", "mix flour and water|add the yeast|knead the dough|let the dough rest|shape the loaf|heat the oven|brush the crust with milk"),
    ("setting up the router", "unpack the device|plug in the cable|wait for the green light|open the settings page|change the password|restart the device"),
    ("joining the library", "fill in the form|show a passport|pay the deposit|collect the card|choose a PIN"),
    ("painting the window frame", "remove the handle|sand the wood|wipe off the dust|apply the primer|let it dry|apply the paint"),
    ("repotting a plant", "water the plant|loosen the soil|lift out the root ball|cut off dead roots|fill the new pot|press down the earth"),
    ("returning a rented car", "fill up the tank|park in row B|take photos of the car|hand in the keys|sign the slip|wait for the receipt"),
    ("starting the outboard motor", "check the fuel|lower the propeller|open the air vent|squeeze the fuel bulb|pull the cord|let the motor warm up"),
    ("releasing a new version", "run the tests|update the version number|tag the commit|build the package|upload the package|announce the release"),
    ("dyeing the wool", "wash the wool|soak the wool in alum|boil the plants|strain the liquid|put in the wool|rinse the wool|hang the wool up"),
    ("booking the hall", "ask the caretaker for a date|send the written request|wait for the confirmation|transfer the fee|fetch the key|read the meter"),
    ("changing a bicycle tyre", "take out the wheel|let out the air|lever off the tyre|remove the tube|check the rim|put in the new tube|pump up the tyre"),
]
NEVER = "use hot water|wear gloves made of wool|leave the window open|lift it alone|use force|skip the waiting time|touch the metal parts|work after dark|add salt|switch on the light|use a knife|smoke nearby"


def scene(p):
    r = p.r
    job, pool = r.choice([j for j in JOBS if j[0] not in p.used] or JOBS[:1])
    p.used.add(job)
    steps = pool.split("|")
    keep = sorted(r.sample(range(len(steps)), r.choice((4, 5, min(6, len(steps))))))
    steps = [steps[i] for i in keep]
    n = len(steps)
    ban, need, free = p.some(NEVER, 3, again=True)
    style = r.randrange(3)
    words = ("First", "Then", "After that", "Next", "Now", "Afterwards", "At last")
    out = [p.tell("[This is how it is done|The work goes as follows|Here is how to proceed]: {j} // {j} takes {n} minutes or so // {j} is not difficult", j=job)]
    if style == 0:
        out += [p.tell(f"{i + 1}. {s[0].upper() + s[1:]}") for i, s in enumerate(steps)]
    elif style == 1:
        out += [p.tell(f"{words[0] if i == 0 else 'Finally' if i == n - 1 else r.choice(words[1:6])}, {s}") for i, s in enumerate(steps)]
    else:
        out.append(p.tell("{a}; before that, {b} // Before you {a}, {b} // {b} first, and only then {a}", a=steps[1], b=steps[0]))
        out += [p.tell("Once that is done, {s} // When you have done so, {s} // The next thing is to {s}", s=s) for s in steps[2:]]
    out.append(p.tell("Never {b} // Do not {b} // Under no circumstances should you {b} // It is a mistake to {b}", b=ban))
    if r.random() < .7:
        out.append(p.tell("You may {b} if you like, but it is not necessary // It does no harm to {b}, nor is it needed", b=free))
        p.pair("instruction", "one is allowed to {b} // there is nothing against it if you {b} // it is all right to {b}", dict(b=free), dict(b=ban))
        p.pair("instruction", "one must not {b} // the instructions forbid users to {b} // it is wrong to {b}", dict(b=ban), dict(b=r.choice((free, need))))
    else:
        p.pair("instruction", "the instructions forbid users to {b} // there is a warning in the text not to {b}", dict(b=ban), dict(b=need))
    for _ in range(3):
        i, j = sorted(r.sample(range(n), 2))
        p.pair("instruction", f"when {job}, one has to {{a}} before one can {{b}} // you should {{b}} only after you {{a}} // in {job}, the step “{{a}}” comes earlier than the step “{{b}}” // by the time you {{b}}, you should have come to the end of this: {{a}}", dict(a=steps[i], b=steps[j]), dict(a=steps[j], b=steps[i]))
    i = r.randrange(n - 1)
    other = r.choice([k for k in range(n) if k not in (i, i + 1)])
    p.pair("instruction", f"right after the step “{{a}}” comes the step “{{b}}” // the step that follows “{{a}}” directly is “{{b}}”", dict(a=steps[i], b=steps[i + 1]), dict(a=steps[i], b=steps[other]))
    if r.random() < .4:
        e = r.choice((0, n - 1))
        p.raw("instruction", steps[e], steps[r.choice([k for k in range(n) if k != e])], q=p.word("what is the {e} step in {j} // what does one do {w} when {j}", e="first" if e == 0 else "last", w="first" if e == 0 else "last", j=job) + "?")
    return out
