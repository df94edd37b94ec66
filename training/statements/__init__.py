"""Invented documents with statements of computed truth: `tables`, `prose` and `records`, each with `document(seed, number)`."""
