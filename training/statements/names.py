"""Invented names of people, places, firms and things."""
import string

from .claims import Retry

FIRST = ("Ada Adil Aiko Alma Amira Anders Anita Anton Arjun Aron Astrid Ayla Basil Beatriz Bela Bruno Carla Cem Chidi Chloe Clara Cyrus Dagny Dario Dela Dina Edgar Eero Elif Elsa Emeka Enzo Esra Eva Fadil Farah "
         "Femi Fiona Flora Gabor Gita Greta Hana Hassan Heidi Hugo Ida Igor Ilse Imani Ines Ivo Jana Jasper Jelena Joao Jonas Jun Kadir Karin Keiko Kofi Lars Layla Lena Leon Lidia Luca Maja Malik Mara Marek Mei Mila "
         "Mirko Nadia Nils Nina Noor Oleg Olga Omar Orla Otto Pablo Petra Pia Priya Rafael Rania Remy Rosa Ruben Ruth Sana Selma Sven Tamar Tariq Tessa Theo Tilda Tomas Ulla Umar Vera Viktor Wanda Wen Yara Yusuf Zara Zeno Zofia").split()
ON = "b br c ch d dr f fr g gr h j k kl l m n p pr qu r s sk sl st t tr v w z th".split()
VO = "a e i o u a e o ia ei au".split()
CO = "l n r s m nd rk st ll x t ck lm rn v d".split()
PLACE_END = "ton ham burg stad bridge ford wick field mouth dale haven vik mere hall by ino ara enza".split()
LAST_END = "sen son er ic ová ez man ova i ski berg well ley dottir wu ade ani ura".split()
FIRM_END = "Foods|Logistics|Instruments|Optics|Energy|Textiles|Labs|Motors|Media|Systems|Trading|Pharma|Marine|Paper|Tools|Robotics|Dairy|Glass|Ceramics|Telecom|Freight|Software|Holdings|Farms".split("|")
THING = "Lantern River Window Garden Letter Mirror Harbour Winter Orchard Bridge Shadow Clock Island Forest Signal Ladder Canyon Feather Anchor Comet Station Violin Kettle Meadow Compass Thunder Ribbon Castle".split()
ADJ = "Silent Golden Broken Distant Crimson Hidden Paper Hollow Bright Frozen Wandering Iron Velvet Endless Northern Borrowed Early Last Secret Quiet".split()
BEASTS = "Falcons Otters Wolves Rovers Bears Comets Hornets Lynx Herons Sharks United Rangers Badgers Foxes".split()
FOOD = "lentil|pumpkin|mushroom|chicken|salmon|spinach|tomato|bean|potato|leek|chickpea|rice|barley|cabbage|pepper|beetroot".split("|")
DISH = "soup|curry|stew|pie|salad|risotto|gratin|burger|wrap|bowl|bake|omelette".split("|")
SUBJECT = "Statistics|Pottery|Marine Biology|Accounting|Screenwriting|Thermodynamics|Spanish|Web Design|Nutrition|Logic|Urban Planning|Photography|Genetics|Drawing|Bookkeeping|Acoustics|Geology|Carpentry".split("|")
ANALYTE = "Ferritin|TSH|Creatinine|Sodium|Potassium|Calcium|Bilirubin|Albumin|Uric acid|Magnesium|Phosphate|Urea|Zinc|Folate".split("|")
CROP = "Wheat|Barley|Maize|Rye|Oats|Rapeseed|Soybeans|Sunflower|Potatoes|Sugar beet|Lentils|Flax".split("|")


class Names:
    """Invented names; none is given twice within a document, and none is part of another."""

    def __init__(self, rng):
        self.r, self.used = rng, []

    def fresh(self, make):
        for _ in range(200):
            n = make()
            low = n.lower()
            if len(n) > 3 and not any(low in u or u in low or low.split()[0] == u.split()[0] for u in self.used):
                self.used.append(low)
                return n
        raise Retry

    def root(self, n=None):
        c = self.r.choice
        return "".join(c(ON) + c(VO) for _ in range(n or self.r.choice((1, 1, 2)))) + c(CO)

    def make(self, kind):
        c, r = self.r.choice, self.r
        if kind == "person":
            return self.fresh(lambda: c(FIRST) + " " + (self.root(1) + c(LAST_END)).capitalize())
        if kind == "first":
            return self.fresh(lambda: c(FIRST))
        if kind == "surname":
            return self.fresh(lambda: (self.root(1) + c(LAST_END)).capitalize())
        if kind == "place":
            return self.fresh(lambda: (c(("", "", "", "", "New ", "Port ", "Upper ", "East ")) + (self.root(1) + c(PLACE_END)).capitalize()))
        if kind == "firm":
            return self.fresh(lambda: self.root().capitalize() + " " + c(FIRM_END))
        if kind == "product":
            return self.fresh(lambda: self.root().capitalize() + " " + c((str(r.randint(1, 9)), str(r.randint(1, 9) * 100), "Pro", "Mini", "X" + str(r.randint(2, 9)), "Plus", "Lite", "Max")))
        if kind == "brand":
            return self.fresh(lambda: self.root(2).capitalize())
        if kind == "title":
            return self.fresh(lambda: c((c(ADJ) + " " + c(THING), c(THING) + " of " + self.root(1).capitalize() + "a", "The " + c(ADJ) + " " + c(THING))))
        if kind == "team":
            return self.fresh(lambda: (self.root(1) + c(PLACE_END)).capitalize() + " " + c(BEASTS))
        if kind == "server":
            return self.fresh(lambda: c(("web", "db", "cache", "mail", "auth", "queue", "search", "proxy", "build", "files", "backup", "gpu")) + c(("-", "-", ".")) + c(("01", "02", "03", "east", "west", "a", "b", "prod", "eu1", "us2")))
        if kind == "service":
            return self.fresh(lambda: c("billing orders users search payments catalog inventory shipping sessions reports alerts uploads media ledger quotes audit".split()) + c(("-api", "-worker", "-service", "-db", "-sync", "")))
        if kind == "dish":
            return self.fresh(lambda: c(FOOD).capitalize() + " " + c(DISH))
        if kind == "course":
            return self.fresh(lambda: c(SUBJECT) + c(("", "", " I", " II", " for Beginners")))
        if kind == "analyte":
            return self.fresh(lambda: c(ANALYTE))
        if kind == "crop":
            return self.fresh(lambda: c(CROP))
        if kind == "hotel":
            return self.fresh(lambda: self.root().capitalize() + " " + c(("Inn", "Lodge", "Palace", "House", "Court", "Resort", "Suites")))
        if kind == "venue":
            return self.fresh(lambda: self.root().capitalize() + " " + c(("Hall", "Theatre", "Arena", "Museum", "Gallery", "Pavilion", "Centre", "Library")))
        if kind == "ship":
            return self.fresh(lambda: self.root(2).capitalize() + c(("a", "ia", "is")))
        if kind == "code":
            return self.fresh(lambda: c(string.ascii_uppercase) + c(string.ascii_uppercase) + "-" + str(r.randint(100, 999)))
        if kind == "lake":
            return self.fresh(lambda: self.root().capitalize() + " " + c(("Lake", "Bay", "Pass", "Valley", "Ridge")))
        if kind == "dept":
            return self.fresh(lambda: c("Sales|Marketing|Finance|Logistics|Legal|Research|Support|Purchasing|Design|Quality|Facilities|Security|Training|Payroll".split("|")))
        raise KeyError(kind)
