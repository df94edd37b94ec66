"""Chats as documents: one long talk or several plots."""
from .chat import Chat
from .favours import chat_gift, chat_lend, chat_lost, chat_money
from .plans import chat_food, chat_move, chat_ride, chat_room, chat_trip, chat_vote
from .talks import chat_haggle, chat_interview, chat_meeting, chat_order, chat_phone, chat_support
from .tasks import chat_homework, chat_incident, chat_jobs, chat_other, chat_standup

PLOTS = [chat_standup, chat_gift, chat_ride, chat_homework, chat_room, chat_trip, chat_move, chat_jobs, chat_money, chat_other, chat_lost, chat_lend, chat_food, chat_incident, chat_vote]
LONG = [chat_interview, chat_order, chat_support, chat_meeting, chat_haggle, chat_phone]


def chat_document(rng, names=None):
    s = Chat(rng, names)
    if s.p(.42) and not names:
        f = s.c(LONG)
        f(s)
        names = f.__name__
        return s, names[5:], s.out(extra=False)
    fs = s.r.sample(PLOTS, s.c((2, 3, 3, 4)) if not names else 2)
    if chat_vote in fs:
        fs.remove(chat_vote)
        fs.insert(0, chat_vote)
    for f in fs:
        f(s)
    return s, "group chat", s.out()
