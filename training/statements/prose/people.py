"""People and places of running prose."""
from ..claims import Retry

MALE = "Adil Anders Anton Arjun Bruno Cem Chidi Dario Edgar Eero Emeka Enzo Femi Gabor Hassan Hugo Igor Ivo Jonas Kofi Lars Leon Luca Malik Marek Nils Oleg Omar Otto Pablo Rafael Ruben Sven Tariq Theo Tomas Viktor Yusuf Daniel Martin Peter Samuel Henry Walter Frank George Arthur Ralph Simon Neil Stuart Gavin Howard Leonard Philip Roger Carlos Andres Kenji Minh Rajiv Dmitri".split()
FEMALE = "Ada Aiko Alma Amira Anita Astrid Beatriz Carla Chloe Clara Dagny Dina Elif Elsa Esra Eva Farah Fiona Flora Gita Greta Hana Heidi Ida Imani Ines Jana Jelena Karin Keiko Layla Lena Lidia Maja Mara Mei Nadia Nina Olga Petra Priya Rania Rosa Ruth Selma Tamar Tessa Vera Wanda Zofia Margaret Helen Judith Susan Laura Alice Joan Frances Edith Caroline Moira Bridget Lucia Marta Yuki Linh Sunita".split()
SURNAMES = ("Abbott Achterberg Adeyemi Alvarez Amari Ashdown Baptiste Barlow Bergstrom Bhatt Blackwood Boateng Bramley Brandt Calloway Castellano Cheng Clarke Coombs Corrigan Dahl Delacroix Dempsey Drummond Duarte Eastwood Ekberg Farrow Ferreira Fitch Fontaine Galloway Ganesan Goodwin Grimaldi Haddad Hallam Hargreaves Hirano Holloway "
            "Ibarra Ingram Ivanov Jarvis Joshi Kaminski Kaplan Keating Kimura Kowalski Lachlan Langley Lindqvist Lockhart Mahmoud Marchetti Mbeki McBride Mendoza Moreau Nakata Navarro Nordin Oakley Obi Okafor Osborne Pacheco Paterson Pellegrini Quigley Ramsay Rasmussen Reyes Rourke Saito Salazar Schubert Sharma Sinclair Sorensen Tanaka Thackeray Tremblay Underwood Vance Varga Vasquez Wainwright Weller Whitlock Yamada Yilmaz Zeller Zhang").split()
PLACES = ("Aldermere|Ashcombe|Barrowgate|Bellhaven|Blackmoor|Briarstead|Caldwick|Carrowmore|Clearwater|Coldspring|Cranfold|Dunmarrow|Eastleigh|Elmsworth|Fairhollow|Farley|Fenwick|Glenmore|Greystone|Halden|Harrowby|Hazelbrook|Highcliff|Ironbridge|Kettlewell|Kingsmere|Larkfield|Linden|Longreach|Lowfell|Marlow|Maplewood|Midhurst|Millbrook|Northgate|Oakhurst|Oldcastle|Pinewood|Port Ellis|Quarry Bank|Ravensholm|"
          "Redcliffe|Riverton|Rosedale|Saltmarsh|Sandhaven|Shelby|Silverton|Southmere|Stonebridge|Thornbury|Torrington|Upton|Valcourt|Waverton|Westerly|Whitby Falls|Willowdale|Winterbourne|Wrexford|Yarrow|San Telmo|Santa Irene|Villa Norte|Monteverro|Castelbruno|Grunau|Altmark|Kirchfeld|Sundvik|Lakselv|Novy Most|Dobrava|Karahan|Al Sahel|Bandura|Kitavi|Mombera|Tamaru|Hoshino|Lin Shan|Nam Do").split("|")


class Person:
    def __init__(self, r, names):
        self.f = r.random() < .5
        self.n = names.fresh(lambda: r.choice(FEMALE if self.f else MALE) + " " + (r.choice(SURNAMES) if r.random() < .7 else (names.root(1) + r.choice("sen son er ic ez man ova ski berg well ley".split())).capitalize()))
        self.s = self.n.split()[-1]
        if any(u != self.n.lower() and (self.s.lower() in u or u.split()[-1] in self.s.lower()) for u in names.used):
            raise Retry
        self.he, self.his, self.him = ("she", "her", "her") if self.f else ("he", "his", "him")

    def __str__(self):
        return self.n
