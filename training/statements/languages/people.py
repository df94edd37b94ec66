"""Names of people and places by language; people have a gender for agreement."""
from ..claims import Retry

FEMALE = dict(de="Annika Birgit Carola Dörte Elke Franziska Gesine Heike Imke Jutta Katrin Lena Maren Nele Petra Renate Sabine Tanja Ulrike Veronika Wiebke Friederike Martina Lisbeth".split(),
              fr="Amélie Brigitte Camille Delphine Élodie Fanny Gaëlle Inès Jeanne Karine Louise Margaux Nadège Odile Pauline Rachel Solène Thérèse Valérie Claire Maud Lucie Noémie Sylvie".split(),
              es="Almudena Beatriz Carmen Dolores Elvira Fátima Gabriela Julia Leticia Marisol Nuria Olga Pilar Rocío Silvia Teresa Valentina Ximena Yolanda Zulema Lorena Paloma Mercedes Adriana".split(),
              id="Ayu Dewi Fitri Kartika Lestari Maya Ningsih Putri Ratna Sari Wulan Yuni Endah Rahmawati Siska Nurul Hesti Intan Laras Marlina Tuti Astuti Retno Citra".split())
MALE = dict(de="Arne Bernd Detlef Eckhard Florian Gerd Holger Ingo Jens Klaus Lukas Matthias Norbert Olaf Rainer Stefan Thorsten Uwe Volker Wolfgang Dirk Henning Malte Tobias".split(),
            fr="Antoine Bastien Cédric Damien Étienne Fabrice Gérard Joël Kévin Laurent Mathieu Nicolas Olivier Pascal Quentin Rémi Sébastien Thierry Vincent Xavier Loïc Bruno Marc Julien".split(),
            es="Andrés Benito Cristóbal Diego Esteban Fermín Gonzalo Joaquín Lázaro Marcos Nicolás Óscar Pablo Rodrigo Santiago Tomás Vicente Wilmer Álvaro Ramiro Emilio Rubén Darío Manuel".split(),
            id="Agus Bambang Dimas Eko Fajar Gunawan Hendra Joko Kurnia Lukman Mulyono Nugroho Rizky Slamet Taufik Wahyu Yoga Zainal Arif Bayu Surya Teguh Sigit Rudi".split())
LAST = dict(de="Ahrens Bäumler Carstens Dietz Ehlers Fink Grothe Hansen Jessen Kröger Lüdtke Mertens Nölting Ostermann Pohl Quast Rademacher Stolz Thiele Uhlig Vossen Wendt Zieger Haffner Brandl Lechner".split(),
            fr="Aubry Besson Carpentier Delmas Escoffier Fournel Garnier Jacquet Kermarrec Lacombe Marchand Noirot Ollivier Perrin Quéméner Rousset Sauvage Tissier Vasseur Weber Bonnard Chevrier Morel Lemoine".split(),
            es="Aranda Bermúdez Cifuentes Delgado Espinosa Figueroa Galván Jiménez Lozano Medina Navarrete Olmedo Pizarro Quintana Robledo Salinas Trujillo Urrutia Valverde Zamora Carrasco Ferrer Montero Rincón".split(),
            id="Wibowo Santoso Siregar Simanjuntak Hidayat Kusuma Pratama Saputra Nasution Halim Setiawan Hartono Sihombing Wijaya Maulana Purnomo Utami Lubis Handoko Prasetyo Ginting Tanjung Suryadi Ramadhan".split())
PLACE = dict(de="Altenrade Birkholm Dornfelde Ellwangen-Süd Fahrenkrug Grünthal Haselbach Kleinau Lindenrode Mühlbrück Neustetten Ostrach Rabenau Steinwedel Talheim Wiesenau Bergkirch Hohenfels Seedorf Waldau".split(),
             fr="Arbois-le-Vieux Bellerive Charmoy Doucier Fontvielle Granval Lormont Montréal-les-Bains Neuvy Orvault-Plage Pontarlay Rochebrune Sainte-Aure Torcieu Vaubreuil Clairvaux-sur-Loue Beauchêne Mirecombe Saint-Amble Villeroche".split(),
             es="Almenara Benalúa Castroviejo Dosrríos Fuentealba Guadamar Jarama Lagunilla Montalbo Navacerca Olmeda Peñarrubia Robledal Santa Inés Torrequemada Valdeflores Zarzuela Puertohondo Miraval Aguasblancas".replace("Santa Inés", "Santa_Inés").split(),
             id="Sukamaju Karangsari Tirtajaya Banjarwangi Margomulyo Cempaka Kedungrejo Rawasari Purwodadi Sidomukti Telukpandan Lembahsari Kalibening Wonosari Muarajati Bukitlawang Sendangagung Pasirputih Gunungsari Cibadak".split())
PLACE["es"] = [x.replace("_", " ") for x in PLACE["es"]]
for table in (FEMALE, MALE, LAST, PLACE):
    table["en"] = table["id"]
PRONOUN = dict(de=("er", "sie"), fr=("il", "elle"), es=("él", "ella"), id=("dia", "dia"), en=("he", "she"))


class Noun:
    """A noun phrase or a name: nominative n, accusative a, dative d, and endings that agree with it (fr e and x, es o)."""

    def __init__(self, text, lang, gender=None):
        self.n = self.a = self.d = text
        self.gender = gender or ("f" if text.startswith(("die ", "la ", "una ", "une ", "eine ", "l'école")) else "m")
        if lang == "de":
            head, _, rest = text.partition(" ")
            if head in ("der", "die", "das"):
                self.a = ("den " if head == "der" else head + " ") + rest
                self.d = ("der " if head == "die" else "dem ") + rest
            elif head in ("ein", "eine"):
                self.d = ("einer " if head == "eine" else "einem ") + rest
        self.e = "e" if self.gender == "f" else ""
        self.x = "se" if self.gender == "f" else "x"
        self.o = "a" if self.gender == "f" else "o"
        self.pron = PRONOUN[lang][self.gender == "f"]
        self.bare = text.split(" ", 1)[1] if " " in text and text.split(" ")[0] in ("der", "die", "das", "le", "la", "el", "the") else text[2:] if text.startswith("l'") else text

    def __str__(self):
        return self.n


class Cast:
    """People and places of one document, none twice; first names and surnames differ from each other."""

    def __init__(self, rng, lang):
        self.r, self.lang, self.left = rng, lang, {}
        self.pool = {k: rng.sample(t[lang], len(t[lang])) for k, t in (("f", FEMALE), ("m", MALE), ("last", LAST), ("place", PLACE))}

    def person(self, lang, first=False):
        g = self.r.choice("fm")
        name = self.pool[g].pop()
        return (name if first else name + " " + self.pool["last"].pop()), g

    def nouns(self, kind, size, n):
        """Numbers of n nouns of a kind that the document has not used."""
        left = self.left.setdefault(kind, self.r.sample(range(size), size))
        if len(left) < n:
            raise Retry
        return [left.pop() for _ in range(n)]

    def place(self):
        return self.pool["place"].pop()
