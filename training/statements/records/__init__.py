"""Records, chats, software and office texts, several documents in one context."""
