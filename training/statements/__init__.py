"""Invented documents with statements of computed truth: `tables`, `prose` and `records`, each with documents.document(seed, number).

Claims come in twins (`p` numbers them within a document): one true, one false, mostly from the same template, different in one point. The values of a
false claim are mostly values of the document (another row, column, owner, direction) or another derivation from them (wrong operand, wrong operation)."""
