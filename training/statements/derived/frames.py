"""What surrounds the scenes of a document: headings, greetings, closings, sentences that have nothing to do with the claims."""
OPEN = ("Hi all,|Dear colleagues,|Hello everyone,|Dear members,|Good morning,|Dear readers,|To whom it may concern,|Hi team,|Dear neighbours,|Dear all,").split("|")
CLOSE = ("Best regards,|Kind regards,|See you soon,|All the best,|With best wishes,|Yours sincerely,|Thanks and bye,|Cheers,").split("|")
HEAD = "Notes|In brief|From the archive|Overview|Bulletin|Summary for the file|Newsletter|Working paper|Information sheet|News from the region|Circular|Internal memo|Reference sheet|Extract|Digest|Weekly round-up|What you should know|Background".split("|")
FILLER = ("[Questions can be sent to the office.|Please send corrections to the editor.|The next issue appears in [spring|autumn].|A copy has been placed in the file.|The page was last edited by a volunteer.|Pictures are available on request.|The coffee machine on the [second|third] floor is out of order again.|"
          "Thanks to everyone who helped with this text.|Nothing in this text replaces professional advice.|The previous version is no longer valid.|Feedback is always welcome.|The link to the form is on the website.|Parts of this text have appeared elsewhere.|Please print this only if you need to.|Our [phone|fax] number has not changed.|"
          "The cat of the house has been found again.|The lift is working again.|A reader pointed out that the photograph shows a different building.|Weather permitting, the courtyard will be open.|The minutes were taken by hand and typed later.|Names have been checked twice.|The library of the institute holds the original.|We apologise for the late dispatch.|"
          "Please keep the side entrance clear.|The author lives by the sea.|The map on the back is not to scale.|Everything else is as usual.|The index will follow.|Some details may be of interest to specialists only.|The choir rehearses next door, so expect some noise.|New visitors are asked to sign the book.|There is fresh tea in the kitchen.]")


def fillers(d):
    """Filling sentences, none twice."""
    seen = set()
    while len(seen) < 12:
        s = d.s(FILLER)
        if s not in seen:
            seen.add(s)
            yield s


def framed(d, texts, domains):
    """The texts of the scenes as one document: a mail, a sheet with a heading, or plain."""
    r = d.r
    lines = fillers(d)
    body = []
    for t in texts:
        f = " " + next(lines) if r.random() < .45 else ""
        sep = "\n\n" if "\n" in t else ""
        body.append(t + (sep + f.strip() if sep and f else f))
    short = sum(len(t.split()) for t in texts) < 75
    kind = r.choice(("plain", "head", "head", "mail", "numbered"))
    if short and kind == "plain":
        kind = "head"
    join = "\n\n"
    if short and len(body) == 1:
        body += [" ".join(next(lines) for _ in range(r.choice((2, 3))))]
    if kind == "mail":
        intro = d.s(["[as promised, here is what I know.|please find the details below.|a few things for the record.|this is for your information.|sorry for the delay; here are the facts.|I have put the information together.|you asked for the details, so here they are.]"])
        return f"{r.choice(OPEN)}\n\n{intro}\n\n" + join.join(body) + (f"\n\n{next(lines)}" if short else "") + f"\n\n{r.choice(CLOSE)}\n{d.n.make('person')}"
    if kind == "head":
        lead = d.s(["[This sheet gives the facts without comment.|The following was put together from several sources.|What follows has been checked by the office.|Here are the details.|The information below is up to date.|Read on for the details.]"]) if short or r.random() < .35 else ""
        return f"{r.choice(HEAD)}\n\n" + (lead + "\n\n" if lead else "") + join.join(body)
    if kind == "numbered" and len(body) > 1:
        return (f"{r.choice(HEAD)}\n\n" if r.random() < .5 else "") + join.join(f"{i + 1}. {t}" if "\n" not in t else f"{i + 1}.\n{t}" for i, t in enumerate(body))
    return join.join(body)
