"""Reading skills over plain prose: who did what, scope, negation, plans, changes, additions and absence.

Every skill is a file of scenes. A scene invents facts, gives the sentences that state them and adds pairs of claims (true, false)."""
