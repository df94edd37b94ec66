"""Words that every family uses: numbers, ordinals, months, weekdays, currencies."""
import datetime

DAY = datetime.timedelta(days=1)
MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split()
ORDINALS = "first second third fourth fifth sixth seventh eighth".split()
CURRENCY = {"€": ("EUR", "euros"), "$": ("USD", "dollars"), "£": ("GBP", "pounds")}
