"""Statements whose value or fact does not occur in the document but follows from it by one or two steps, against wrong results and against values that do occur."""
