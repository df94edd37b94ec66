"""Values of a frame and how each language writes them: numbers, money, dates, times, durations, measures."""
import datetime
from decimal import Decimal as D

MONTHS = dict(de="Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(), fr="janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
              es="enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(), id="Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(),
              en="January February March April May June July August September October November December".split())
DAYS = dict(de="Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag".split(), fr="lundi mardi mercredi jeudi vendredi samedi dimanche".split(), es="lunes martes miércoles jueves viernes sábado domingo".split(),
            id="Senin Selasa Rabu Kamis Jumat Sabtu Minggu".split(), en="Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split())
WORDS = dict(de="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(), fr="zéro un deux trois quatre cinq six sept huit neuf dix onze douze".split(), es="cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce".split(),
             id="nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas".replace("_", " ").split(), en="zero one two three four five six seven eight nine ten eleven twelve".split())
WORDS["id"] = "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas".split() + ["dua belas"]
CURRENCIES = dict(de=("EUR", "EUR", "EUR", "CHF"), fr=("EUR", "EUR", "EUR", "CHF"), es=("EUR", "EUR", "EUR", "COP"), id=("IDR",), en=("USD", "IDR", "EUR"))
FACTOR = dict(EUR=1, CHF=1, USD=1, COP=1000, IDR=1000)
DAY_ZERO = datetime.date(2025, 1, 1).toordinal()


def number(v, lang, dec=None):
    """1250000.5 as the language writes it."""
    v = D(v)
    if dec is None:
        dec = max(0, -v.normalize().as_tuple().exponent)
    s = format(v, f",.{dec}f")
    if lang == "en":
        return s
    s = s.replace(",", "x").replace(".", ",")
    if lang == "es" and len(s.split(",")[0]) == 5 and s[1] == "x":
        return s.replace("x", "", 1) if int(v) % 2 else s.replace("x", ".")      # both forms are in use for four digits
    return s.replace("x", " " if lang == "fr" else ".")


def money(v, lang, style, cur):
    """An amount; some styles of rupiah and pesos say thousands or millions."""
    v = D(v)
    n = number(v, lang, 2 if v != int(v) else 0)
    if cur == "IDR":
        big = lang == "id" and v >= 1_000_000 and v % 10_000 == 0
        if lang == "en":
            return (f"Rp{n}", f"IDR {n}", f"Rp {n}", f"{n} rupiah")[style % 4]
        if big and style % 2:
            size, name = (1_000_000_000, "miliar") if v >= 1_000_000_000 else (1_000_000, "juta")
            return (f"Rp{number(v / size, lang)} {name}", f"{number(v / size, lang)} {name} rupiah")[style // 2 % 2]
        if v < 1_000_000 and style % 4 == 3 and v % 500 == 0:
            return f"{number(v / 1000, lang)} ribu rupiah"
        return (f"Rp{n}", f"Rp{n}", f"Rp {n}", f"{n} rupiah")[style % 4]
    if cur == "COP":
        return (f"${n}", f"{n} pesos", f"$ {n}", f"{n} pesos")[style % 4]
    if cur == "USD":
        return (f"${n}", f"${n}", f"{n} dollars", f"USD {n}")[style % 4] if lang == "en" else f"US${n}" if lang == "id" else f"{n} Dollar"
    if cur == "CHF":
        n = format(v, ".2f" if v != int(v) else ".0f") if lang == "de" else n
        return (f"CHF {n}", f"CHF {n}", f"{n} CHF", f"{n} " + ("Franken" if lang == "de" else "francs"))[style % 4]
    word = dict(de="Euro", fr="euros", es="euros", id="euro", en="euros")[lang]
    return f"€{n}" if lang == "en" and style % 2 == 0 else (f"{n} €", f"{n} {word}", f"{n} €", f"{n} {word}")[style % 4]


def large(v, lang, style, cur):
    """Millions (thousands of millions in rupiah)."""
    v = D(v)
    n = number(v, lang)
    word = dict(de="Millionen", fr="millions", es="millones", id="juta", en="million")[lang]
    if cur == "IDR":
        return (f"Rp{n} miliar", f"{n} miliar rupiah")[style % 2] if lang == "id" else f"Rp{n} billion"
    if cur == "COP":
        return f"{number(v * 1000, lang, 0)} millones de pesos"
    unit = dict(EUR=dict(de="Euro", fr="d'euros", es="de euros", id="euro", en="euros"), CHF=dict(de="Franken", fr="de francs"), USD=dict(en="dollars", id="dolar"))[cur][lang]
    if style % 3 == 2:
        return f"{number(v * 1_000_000, lang, 0)} {unit.replace('de ', '').replace(chr(100) + chr(39), '')}" if v * 1_000_000 % 1_000_000 or lang in ("de", "id", "en") else f"{n} {word} {unit}"
    return f"{n} {word} {unit}"


def date(v, lang, style):
    d = datetime.date.fromordinal(DAY_ZERO + int(v))
    m = MONTHS[lang][d.month - 1]
    if style % 5 == 4 and lang != "en":
        return f"{d.day:02d}.{d.month:02d}.{d.year}" if lang == "de" else f"{d.day:02d}/{d.month:02d}/{d.year}" if lang != "id" else f"{d.day} {m} {d.year}"
    return dict(de=f"{d.day}. {m}", fr=f"{'1er' if d.day == 1 else d.day} {m}", es=f"{d.day} de {m}", id=f"{d.day} {m}", en=f"{d.day} {m}")[lang]


def time(v, lang, style):
    h, m = divmod(int(v), 60)
    if lang == "de":
        return f"{h} Uhr" if m == 0 and style % 3 else f"{h}.{m:02d} Uhr" if style % 3 == 2 else f"{h}:{m:02d} Uhr" if style % 3 == 0 else f"{h} Uhr {m}"
    if lang == "fr":
        return f"{h} h" + (f" {m:02d}" if m else "") if style % 2 else f"{h}h{m:02d}"
    if lang == "es":
        part = "de la mañana" if h < 12 else "de la tarde" if h < 20 else "de la noche"
        if style % 4 == 3 and h not in (12, 13) and m in (0, 30):
            return f"las {WORDS['es'][h % 12]}" + (" y media " if m else " ") + part
        return f"las {h}:{m:02d}" if style % 2 else f"las {h}.{m:02d} h"
    if lang == "id":
        part = "pagi" if h < 11 else "siang" if h < 15 else "sore" if h < 18 else "malam"
        if style % 4 == 3 and h != 12 and m in (0, 30):
            return f"pukul {WORDS['id'][h % 12]} {part}" if m == 0 else f"pukul setengah {WORDS['id'][h % 12 + 1]} {part}"
        return f"pukul {h:02d}.{m:02d}"
    return f"{h}:{m:02d}" if style % 2 else f"{h % 12 or 12}:{m:02d} {'am' if h < 12 else 'pm'}"


def duration(v, lang, style):
    v = int(v)
    h, m = divmod(v, 60)
    if style % 2 and v % 30 == 0 and v >= 60:
        w = WORDS[lang]
        if v == 90:
            return dict(de="anderthalb Stunden", fr="une heure et demie", es="una hora y media", id="satu setengah jam", en="an hour and a half")[lang]
        if m == 0:
            return dict(de="eine Stunde" if h == 1 else f"{w[h]} Stunden", fr="une heure" if h == 1 else f"{w[h]} heures", es="una hora" if h == 1 else f"{w[h]} horas", id=f"{w[h]} jam", en="one hour" if h == 1 else f"{w[h]} hours")[lang]
        return dict(de=f"{w[h]}einhalb Stunden", fr=f"{w[h]} heures et demie", es=f"{w[h]} horas y media", id=f"{w[h]} setengah jam", en=f"{w[h]} and a half hours")[lang]
    return f"{v} " + dict(de="Minuten", fr="minutes", es="minutos", id="menit", en="minutes")[lang]


def weight(v, lang, style):
    """Grams."""
    v = int(v)
    if style % 3 == 1 and v >= 100 or v >= 1000 and style % 3 == 0:
        return f"{number(D(v) / 1000, lang)} kg"
    if style % 3 == 2:
        return f"{number(v, lang)} " + dict(de="Gramm", fr="grammes", es="gramos", id="gram", en="grams")[lang]
    return f"{number(v, lang)} g"


def distance(v, lang, style):
    """Metres."""
    v = int(v)
    if style % 2 or v >= 10000:
        return f"{number(D(v) / 1000, lang)} " + (dict(de="Kilometer", fr="kilomètres", es="kilómetros", id="kilometer", en="kilometres")[lang] if style % 4 == 3 and v >= 2000 else "km")
    return f"{number(v, lang)} " + ("m" if style % 4 == 0 else dict(de="Meter", fr="mètres", es="metros", id="meter", en="metres")[lang])


def count(v, lang, style):
    v = int(v)
    return WORDS[lang][v] if 2 <= v <= 12 and style % 3 == 1 else number(v, lang)


def percent(v, lang, style):
    n = number(v, lang)
    return n + {"de": (" %", " Prozent"), "fr": (" %", " pour cent"), "es": (" %", " por ciento"), "id": ("%", " persen"), "en": ("%", " percent")}[lang][style % 2]


def write(kind, v, lang, style, cur):
    """A raw value as text."""
    if kind == "money":
        return money(v, lang, style, cur)
    if kind == "large":
        return large(v, lang, style, cur)
    if kind == "day":
        return DAYS[lang][int(v)]
    if kind == "month":
        return MONTHS[lang][int(v)]
    if kind in ("year", "code"):
        return str(int(v))
    if kind == "dec":
        return number(v, lang)
    return dict(date=date, time=time, dur=duration, gram=weight, metre=distance, int=count, pct=percent)[kind](v, lang, style)


def draw(kind, lo, hi, rng, cur):
    """A raw value between lo and hi."""
    if kind == "money":
        f = FACTOR[cur]
        if f > 1:
            return D(rng.choice((round(rng.uniform(lo, hi)) * f, round(rng.uniform(lo, hi) * 2) * f // 2, round(rng.uniform(lo, hi) / 5) * 5 * f or f * 5)))
        return D(rng.choice((round(rng.uniform(lo, hi)), round(rng.uniform(lo, hi)), round(rng.uniform(lo, hi)) + D(rng.choice(("0.5", "0.9", "0.8", "0.25"))) if hi < 200 else round(rng.uniform(lo, hi) / 5) * 5)))
    if kind == "large":
        return D(rng.randint(lo * 10, hi * 10)) / 10
    if kind == "dec":
        return D(rng.randint(lo * 10, hi * 10)) / 10
    if kind == "pct":
        return D(rng.randint(lo, hi)) if rng.random() < .7 else D(rng.randint(lo * 10, hi * 10)) / 10
    if kind == "time":
        return rng.randrange(lo * 4, hi * 4) * 15
    if kind == "dur":
        return rng.randrange(lo, hi + 1, 15 if hi > 60 else 5)
    if kind == "gram":
        return rng.randrange(lo, hi + 1, 25 if hi < 2000 else 50)
    if kind == "metre":
        return rng.randrange(lo, hi + 1, 100 if hi < 12000 else 500)
    return rng.randint(lo, hi)
