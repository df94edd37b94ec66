"""Invented documents and claims in German, French, Spanish and Indonesian, some with the claim in another language than the document."""
