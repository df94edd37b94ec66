"""Records, chats, software and office texts, several documents in one context: which path, which item, which speaker, which document.

A document writes its tree or its lines and offers jobs, from which maker.py makes twins. In templates "~" separates wordings and [a|b] is a choice."""
