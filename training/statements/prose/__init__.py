"""Running prose: reports, minutes, news, biographies, leaflets, contracts, manuals.

A document is a genre (title, opening, fillers, closing) with some blocks. A block draws facts, writes them in varied sentences and offers twins.
In templates [a|b|c] is a choice (nested, empty allowed) and {x} a slot."""
