"""Records as a person would describe them: listings of places, their hours and reviews; series of figures."""
