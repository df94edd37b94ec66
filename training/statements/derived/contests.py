"""Who won, by how much: matches, leagues, votes, races, exams."""
from decimal import Decimal as D

from ..claims import Retry
from ..say import join
from .layouts import rows
from .measures import Count, MIN, PCT, SECONDS
from .scene import Scene

POINTS, GOALS = Count("points"), Count("goals")


class Contests(Scene):
    def basketball(self):
        """A match in quarters with top scorers."""
        r = self.r
        self.domain = "sport"
        a, b = self.n.make("team"), self.n.make("team")
        qa, qb = [r.randint(12, 31) for _ in range(4)], [r.randint(12, 31) for _ in range(4)]
        ta, tb = sum(qa), sum(qb)
        if ta == tb or sum(qa[:2]) == sum(qb[:2]) or any(x == y for x, y in zip(qa, qb)):
            raise Retry
        stars = [(self.n.make("surname"), a, r.randint(11, 34)), (self.n.make("surname"), b, r.randint(11, 34)), (self.n.make("surname"), a, r.randint(8, 20))]
        crowd = r.randint(8, 60) * 100 + r.choice((0, 50))
        q = lambda i: f"{qa[i]}–{qb[i]}"
        text = self.s(["{a} against {b}, scores by quarter, {a} named first: {q}.", "{a} met {b} in front of {c} spectators. Quarter by quarter the game went as follows ({a} first): {q}."], a=a, b=b, q=", ".join(q(i) for i in range(4)), c=f"{crowd:,}")
        text += " " + " ".join(self.s(["{n} scored {p} points for {t}", "{t} had {p} points from {n}"], n=n, t=t, p=p) for n, t, p in stars)
        self.occurs(POINTS, *qa, *qb, *[p for *_, p in stars])
        win, lose = (a, b) if ta > tb else (b, a)
        self.flip("result", ["{x} won the match", "the winners were {x}", "the game was won by {x}"], win, lose, q="Who won the match?")
        self.value("difference", ["{w} won by {v}", "the winning margin of {w} was {v}"], abs(ta - tb), POINTS, [abs(sum(qa[:2]) - sum(qb[:2])), abs(qa[3] - qb[3]) + 1, abs(ta - tb) + 3], w=win, l=lose)
        for t, s, qs in ((a, ta, qa), (b, tb, qb)):
            self.value("sum", ["{t} scored {v} in the match", "{t} ended with {v}"], s, POINTS, [s - x for x in qs] + [ta, tb, s + 4], t=t)
            self.value("sum", ["at half-time, {t} had {v}", "{t} went into the break with {v}"], sum(qs[:2]), POINTS, [sum(qs[2:]), sum(qs[:3]), sum(qb[:2]) if t == a else sum(qa[:2])], t=t)
            i = r.randrange(4)
            self.value("stated", [f"{{t}} made {{v}} in the {('first', 'second', 'third', 'fourth')[i]} quarter"], qs[i], POINTS, [qs[i] + 6, sum(qs[:2])], t=t)
            if qs.count(max(qs)) == 1:
                w = ("first", "second", "third", "fourth")
                self.flip("rank", ["the {x} quarter was the best one for {t}", "{t} scored most in the {x} quarter"], w[qs.index(max(qs))], [z for i, z in enumerate(w) if qs[i] != max(qs)], t=t)
        h = a if sum(qa[:2]) > sum(qb[:2]) else b
        self.flip("result", ["at half-time, {x} were ahead", "{x} led at the break"], h, b if h == a else a)
        n = sum(x > y for x, y in zip(qa, qb))
        self.flip("count", ["{t} won {x} of the four quarters"], ("none", "one", "two", "three", "all")[n], [z for i, z in enumerate(("none", "one", "two", "three", "all")) if i != n], t=a)
        nm, t, p = stars[0]
        self.value("difference", ["without {n}'s points, {t} would have scored {v}", "apart from {n}, the players of {t} made {v} between them"], ta - p, POINTS, [tb - p, ta - stars[2][2]], n=nm, t=t)
        return text

    def league(self):
        """Wins, draws and losses; points by a stated rule."""
        r = self.r
        self.domain = "sport"
        k = r.choice((4, 5, 6))
        teams = [self.n.make("team") for _ in range(k)]
        n = r.choice((8, 10, 12, 14))
        w3 = r.choice((2, 3, 3))
        rec = []
        for _ in teams:
            w = r.randint(1, n - 3)
            d = r.randint(0, n - w)
            rec.append((w, d, n - w - d))
        pts = [w3 * w + d for w, d, _ in rec]
        if len(set(pts)) < k:
            raise Retry
        rule = self.s(["A win counts {p} points, a draw one, a defeat none.", "There are {p} points for a win and one for a draw; nothing is given for a defeat."], p=self.many(w3))
        if r.random() < .5:
            text = rows(r, "League record", "Team", ["Won", "Drawn", "Lost"], list(zip(teams, rec))) + "\n\n" + rule
        else:
            text = rule + " " + " ".join(self.s(["{t} have won {w}, drawn {d} and lost {l}", "So far, {t} have {w} wins, {d} draws and {l} defeats"], t=t, w=self.many(w), d=self.many(d) if d else "no", l=self.many(l) if l else "no") for t, (w, d, l) in zip(teams, rec)).replace("drawn no", "drawn none").replace("lost no", "lost none").replace(" 1 wins", " 1 win").replace("one wins", "one win").replace("one draws", "one draw").replace(" 1 draws", " 1 draw").replace(" 1 defeats", " 1 defeat").replace("one defeats", "one defeat").replace("one defeats", "one defeat")
        for x in rec:
            self.occurs(POINTS, *[y for y in x if y])
        order = sorted(range(k), key=lambda i: -pts[i])
        for i, t in enumerate(teams):
            self.value("sum", ["{t} have {v}", "{t} have collected {v} so far", "with their results, {t} come to {v}"], pts[i], POINTS, pts + [pts[i] + 1, (5 - w3) * rec[i][0] + rec[i][1]], t=t, q=f"How many points do {t} have?") if pts[i] > 1 else None
            self.value("sum", ["{t} have played {v}"], n, Count("matches", "match"), [n - rec[i][1], rec[i][0] + rec[i][2] or 3, n + 1], t=t)
        self.flip("rank", ["{x} are top of the table", "the leaders are {x}"], teams[order[0]], [teams[i] for i in order[1:]], q="Who is top of the table?")
        self.flip("rank", ["{x} are last", "nobody has fewer points than {x}"], teams[order[-1]], [teams[i] for i in order[:-1]])
        self.flip("rank", ["second place is held by {x}", "{x} are second in the table"], teams[order[1]], [teams[i] for i in order if i != order[1]])
        i, j = r.sample(range(k), 2)
        self.value("difference", ["{a} are {v} " + ("ahead of" if pts[i] > pts[j] else "behind") + " {b}", "between {a} and {b} there is a gap of {v}"], abs(pts[i] - pts[j]), POINTS, [abs(x - y) for x in pts for y in pts], a=teams[i], b=teams[j]) if abs(pts[i] - pts[j]) > 1 else None
        self.flip("comparison", ["{a} have {x} points than {b}"], "more" if pts[i] > pts[j] else "fewer", "fewer" if pts[i] > pts[j] else "more", a=teams[i], b=teams[j])
        un = [t for t, x in zip(teams, rec) if x[2] == 0]
        self.flip("quantifier", ["the number of unbeaten teams is {x}"], self.many(len(un)) if un else "zero", [self.many(x) if x else "zero" for x in range(k) if x != len(un)], k=k)
        return text

    def vote(self):
        """A vote with turnout, quorum and a needed majority."""
        r = self.r
        self.domain = "minutes"
        org = r.choice(("the {} housing cooperative", "the {} rowing club", "the {} town council", "the {} teachers' union", "the {} farmers' association")).format(self.n.make("place"))
        total = r.choice((40, 48, 60, 64, 72, 80, 90, 96, 120, 150, 180, 200))
        came = r.randint(total // 3, total - 4)
        yes = r.randint(came // 4, came - 3)
        no = r.randint(1, came - yes)
        if r.random() < .5:
            yes, no = no, yes
        ab = came - yes - no
        if yes == no or ab < 0:
            raise Retry
        two = r.random() < .5
        quorum = r.choice(("half", "half", "a third"))
        Qn = total / 2 if quorum == "half" else total / 3
        ok_q = came >= Qn
        valid = yes + no
        if two and yes * 3 == valid * 2 or came == Qn:
            raise Retry
        passed = ok_q and (yes * 3 > valid * 2 if two else yes > no)
        topic = r.choice("to raise the fee|to buy the meadow|to change the statutes|to sell the boathouse|to build a lift|to join the federation|to replace the heating|to open a second site".split("|"))
        M, V = Count("members"), Count("votes")
        text = self.s(["{o} has {t} members. A meeting has a quorum if at least {q} of the members are present. {rule} At the meeting on the proposal {p}, {c} members were present. {y} voted in favour and {n} against; {a}.",
                       "{c} of the {t} members of {o} came to the meeting. The quorum is {q} of all members. {rule} On the proposal {p} there were {y} votes in favour and {n} against; {a}."],
                      o=org, t=total, q=quorum, rule="A proposal needs two thirds of the votes cast; abstentions do not count as votes cast." if two else "A proposal passes if it has more votes in favour than against; abstentions do not count.", p=topic, c=came, y=yes, n=no, a="the others abstained" if ab else "nobody abstained")
        self.occurs(M, total, came)
        self.occurs(V, yes, no)
        if ab > 1:
            self.value("remainder", ["{v} abstained", "{v} did not take sides"], ab, M, [came - yes, came - no, total - came, ab + 3])
        self.value("remainder", ["{v} stayed away from the meeting", "{v} of {o} did not attend"], total - came, M, [came - yes, total - yes, total - came + 5], o=org)
        self.value("difference", ["supporters and opponents were {v} apart", "the difference between the two sides was {v}"], abs(yes - no), V, [yes + no, abs(yes - ab)]) if abs(yes - no) > 1 else None
        self.value("sum", ["not counting abstentions, {v} were cast"], valid, V, [came, yes, valid + 4])
        self.yes("eligibility", ["the meeting had a quorum", "enough members of {o} were present for a valid decision"], ["the meeting did not have a quorum", "too few members of {o} were present for a valid decision"], ok_q, o=org, q="Did the meeting have a quorum?")
        self.yes("eligibility", ["the proposal {p} was validly adopted", "under the rules, the proposal {p} passed"], ["the proposal {p} was not validly adopted", "under the rules, the proposal {p} did not pass"], passed, p=topic, q=f"Was the proposal {topic} validly adopted?")
        self.share("percentage", ["{v} of the members were present", "turnout was {v}"], came, total, [yes, no, valid])
        self.share("percentage", ["{v} of the votes cast were in favour", "of the votes cast, {v} supported the proposal"], yes, valid, [no])
        self.value("stated", ["{v} were against the proposal {p}"], no, V, [ab or 5, valid, abs(yes - no)], p=topic)
        self.flip("comparison", ["those in favour were {x} than those against"], "more" if yes > no else "fewer", "fewer" if yes > no else "more")
        return text

    def race(self):
        """A race in laps or stages with times."""
        r = self.r
        self.domain = "sport"
        k = r.choice((3, 4, 5))
        names = [self.n.make("person") for _ in range(k)]
        a = [r.randint(38, 95) for _ in names]
        b = [r.randint(38, 95) for _ in names]
        pen = [r.choice((0, 0, 0, 2, 3, 5)) for _ in names]
        tot = [x + y + z for x, y, z in zip(a, b, pen)]
        if len(set(tot)) < k or len(set(a)) < k or len(set(b)) < k:
            raise Retry
        stage = [self.n.make("place"), self.n.make("place")]
        what = r.choice(("cycling tour", "sailing regatta", "mountain run", "ski tour", "orienteering race"))
        M = "min"
        if r.random() < .45:
            text = rows(r, f"{what.capitalize()}: times in minutes; penalty minutes are added to the time, lowest total wins", "Name", [stage[0], stage[1], "Penalty"], [(n, [x, y, z]) for n, x, y, z in zip(names, a, b, pen)])
        else:
            text = self.s(["The {w} had two stages, to {p} and to {q}. The times are added up, penalty minutes included, and the lowest total wins.", "Two stages, one to {p} and one to {q}, decided the {w}; whoever needs the least time in all, penalty minutes included, wins."], w=what, p=stage[0], q=stage[1]) + " " + " ".join(self.s(["{n} needed {x} minutes to {p} and {y} minutes to {q}{z}", "To {p} it took {n} {x} minutes, to {q} {y} minutes{z}"], n=n, x=x, y=y, p=stage[0], q=stage[1], z=f", plus a penalty of {z} minutes" if z else "") for n, x, y, z in zip(names, a, b, pen))
        self.occurs(MIN, *a, *b, *[z for z in pen if z])
        order = sorted(range(k), key=lambda i: tot[i])
        for i in range(k):
            self.value("sum", ["{n}'s total time was {v}" + (", penalty included" if pen[i] else ""), "altogether {n} is credited with {v}"], tot[i], MIN, [a[i] + b[i] - pen[i], tot[i] + 3, tot[i] - 4] + tot, n=names[i], q=f"What was {names[i]}'s total time?")
            self.value("stated", ["{n} took {v} for the stage to {p}"], a[i], MIN, [tot[i] - a[i] + 2, a[i] + pen[i] + 1], n=names[i], p=stage[0])
        self.flip("result", ["{x} won the {w}", "the winner of the {w} was {x}"], names[order[0]], [names[i] for i in order[1:]], w=what, q=f"Who won the {what}?")
        self.flip("rank", ["{x} came second", "second place went to {x}"], names[order[1]], [names[i] for i in order if i != order[1]])
        self.flip("rank", ["{x} was the slowest overall", "last place went to {x}"], names[order[-1]], [names[i] for i in order[:-1]])
        fa = names[a.index(min(a))]
        self.flip("rank", ["on the stage to {p}, nobody was faster than {x}", "{x} had the best time to {p}, leaving penalties aside"], fa, [n for n in names if n != fa], p=stage[0])
        i, j = r.sample(range(k), 2)
        if tot[i] > tot[j]:
            i, j = j, i
        self.value("difference", ["overall, {a} was {v} faster than {b}", "{b} finished {v} behind {a} in the overall ranking"], tot[j] - tot[i], MIN, [abs(a[i] - a[j]), abs(b[i] - b[j])], a=names[i], b=names[j]) if tot[j] - tot[i] > 1 else None
        x = names[r.randrange(k)]
        i = names.index(x)
        self.flip("comparison", ["{n} was {x} on the way to {p} than on the way to {u}"], "faster" if a[i] < b[i] else "slower", "slower" if a[i] < b[i] else "faster", n=x, p=stage[0], u=stage[1]) if a[i] != b[i] else None
        return text

    def exam(self):
        """Points in parts of an exam, a pass mark overall and per part."""
        r = self.r
        self.domain = "education"
        k = r.choice((3, 4, 5))
        names = [self.n.make("person") for _ in range(k)]
        subj = self.n.make("course")
        mx, mark, least = 100, r.choice((50, 55, 60)), r.choice((15, 18, 20))
        wr, oral = [r.randint(10, 50) for _ in names], [r.randint(10, 50) for _ in names]
        tot = [x + y for x, y in zip(wr, oral)]
        if any(t == mark for t in tot) or len(set(tot)) < k:
            raise Retry
        ok = [t >= mark and x >= least and y >= least for t, x, y in zip(tot, wr, oral)]
        rule = self.s(["The {s} exam has a written and an oral part with up to 50 points each. To pass, a candidate needs at least {m} points in all and at least {l} points in each part.", "In {s}, both the written and the oral part are worth 50 points. A pass requires {m} points or more in total and no fewer than {l} in either part."], s=subj, m=mark, l=least)
        if r.random() < .45:
            text = rule + "\n\n" + rows(r, "Results", "Candidate", ["Written", "Oral"], [(n, [x, y]) for n, x, y in zip(names, wr, oral)])
        else:
            text = rule + " " + " ".join(self.s(["{n} got {x} points in the written part and {y} in the oral", "{n} scored {x} (written) and {y} (oral)", "In the oral part {n} had {y} points, in the written part {x}"], n=n, x=x, y=y) for n, x, y in zip(names, wr, oral))
        self.occurs(POINTS, mark, least, *wr, *oral)
        for i, n in enumerate(names):
            self.value("sum", ["{n} has {v} in total", "{n}'s two parts add up to {v}"], tot[i], POINTS, tot + [tot[i] + 3, tot[i] - 5, 100 - tot[i]], n=n, q=f"How many points does {n} have in total?")
            self.yes("eligibility", ["{n} has passed the exam", "{n}'s result is good enough to pass", "{n} meets all conditions for a pass"], ["{n} has failed the exam", "{n}'s result is not good enough to pass", "{n} does not meet all conditions for a pass"], ok[i], n=n, q=f"Has {n} passed?")
            d = tot[i] - mark
            if abs(d) > 1:
                self.value("difference", ["in total, {n} is {v} " + ("above" if d > 0 else "short of") + " the {m} required"], abs(d), POINTS, [abs(t - mark) for t in tot] + [abs(wr[i] - least) + 1], n=n, m=mark)
            if wr[i] != oral[i]:
                self.flip("comparison", ["{n} did {x} in the written part than in the oral one"], "better" if wr[i] > oral[i] else "worse", "worse" if wr[i] > oral[i] else "better", n=n)
            self.value("stated", ["in the written part, {n} got {v}"], wr[i], POINTS, [tot[i], abs(d) or 7, wr[i] + 4], n=n)
        p = sum(ok)
        self.flip("count", ["the number of candidates who passed is {x}", "of the {k} candidates, the number who passed is {x}"], self.many(p) if p else "zero", [self.many(x) if x else "zero" for x in range(k + 1) if x != p], k=self.many(k))
        top = names[tot.index(max(tot))]
        self.flip("rank", ["{x} has the highest total", "the best overall result is {x}'s"], top, [n for n in names if n != top])
        return text
