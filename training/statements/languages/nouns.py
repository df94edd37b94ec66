"""Nouns with their articles, item by item the same thing in every language; Indonesian has none."""


def table(text):
    rows = [[c.strip() for c in line.split("|")] for line in text.strip().splitlines()]
    return {lang: [r[i] for r in rows] for i, lang in enumerate(("id", "de", "fr", "es", "en"))}


NOUNS = dict(
    goods=table("""
    ketel listrik | der Wasserkocher | la bouilloire | el hervidor | the kettle
    penyedot debu | der Staubsauger | l'aspirateur | el aspirador | the vacuum cleaner
    kipas angin | der Ventilator | le ventilateur | el ventilador | the fan
    setrika | das Bügeleisen | le fer à repasser | la plancha | the iron
    mesin kopi | die Kaffeemaschine | la cafetière | la cafetera | the coffee machine
    lampu meja | die Tischlampe | la lampe de bureau | la lámpara de mesa | the desk lamp
    blender | der Mixer | le mixeur | la batidora | the blender
    pemanggang roti | der Toaster | le grille-pain | la tostadora | the toaster
    timbangan dapur | die Küchenwaage | la balance de cuisine | la báscula de cocina | the kitchen scale
    koper | der Koffer | la valise | la maleta | the suitcase
    tenda | das Zelt | la tente | la tienda de campaña | the tent
    ransel | der Rucksack | le sac à dos | la mochila | the backpack
    bor listrik | die Bohrmaschine | la perceuse | el taladro | the drill
    gergaji listrik | die Motorsäge | la tronçonneuse | la motosierra | the chainsaw
    rak buku | das Bücherregal | la bibliothèque | la estantería | the bookcase
    kursi kantor | der Bürostuhl | le fauteuil de bureau | la silla de oficina | the office chair
    radio | das Radio | la radio | la radio | the radio
    kulkas kecil | der Minikühlschrank | le petit réfrigérateur | la nevera pequeña | the small fridge
    """),
    course=table("""
    kursus merajut | der Strickkurs | le cours de tricot | el curso de punto | the knitting course
    kursus keramik | der Töpferkurs | le cours de poterie | el curso de cerámica | the pottery course
    kursus fotografi | der Fotokurs | le cours de photo | el curso de fotografía | the photography course
    kursus memasak | der Kochkurs | le cours de cuisine | el curso de cocina | the cookery course
    kelas yoga | der Yogakurs | le cours de yoga | la clase de yoga | the yoga class
    kursus gitar | der Gitarrenkurs | le cours de guitare | el curso de guitarra | the guitar course
    kursus menggambar | der Zeichenkurs | le cours de dessin | el curso de dibujo | the drawing course
    kursus bahasa Jepang | der Japanischkurs | le cours de japonais | el curso de japonés | the Japanese course
    kursus berenang | der Schwimmkurs | le cours de natation | el curso de natación | the swimming course
    kursus menjahit | der Nähkurs | le cours de couture | el curso de costura | the sewing course
    kursus tari | der Tanzkurs | le cours de danse | el curso de baile | the dance course
    kursus komputer | der Computerkurs | le cours d'informatique | el curso de informática | the computer course
    kursus pertolongan pertama | der Erste-Hilfe-Kurs | le cours de secourisme | el curso de primeros auxilios | the first-aid course
    """),
    building=table("""
    perpustakaan | die Bibliothek | la bibliothèque | la biblioteca | the library
    kolam renang | das Schwimmbad | la piscine | la piscina | the swimming pool
    museum | das Museum | le musée | el museo | the museum
    balai kota | das Rathaus | la mairie | el ayuntamiento | the town hall
    pasar induk | die Markthalle | les halles | el mercado central | the market hall
    gedung olahraga | die Sporthalle | le gymnase | el polideportivo | the sports hall
    gedung teater | das Theater | le théâtre | el teatro | the theatre
    kantor pos | das Postamt | le bureau de poste | la oficina de correos | the post office
    stasiun | der Bahnhof | la gare | la estación | the station
    puskesmas | das Gesundheitszentrum | le centre de santé | el centro de salud | the health centre
    gedung pertemuan | das Bürgerhaus | la salle des fêtes | el salón de actos | the community hall
    sekolah dasar | die Grundschule | l'école primaire | la escuela primaria | the primary school
    """.replace("les halles", "le marché couvert")),
    dish=table("""
    sup labu | die Kürbissuppe | le potage au potiron | la crema de calabaza | the pumpkin soup
    kari ayam | das Hähnchencurry | le curry de poulet | el curry de pollo | the chicken curry
    salad kentang | der Kartoffelsalat | la salade de pommes de terre | la ensalada de patata | the potato salad
    kue apel | der Apfelkuchen | la tarte aux pommes | la tarta de manzana | the apple cake
    sup kacang merah | die Bohnensuppe | la soupe aux haricots | la sopa de alubias | the bean soup
    nasi goreng | der gebratene Reis | le riz sauté | el arroz frito | the fried rice
    pasta saus tomat | die Nudeln mit Tomatensoße | les pâtes à la tomate | la pasta con tomate | the pasta with tomato sauce
    ikan bakar | der Grillfisch | le poisson grillé | el pescado a la parrilla | the grilled fish
    tumis sayuran | die Gemüsepfanne | la poêlée de légumes | el salteado de verduras | the stir-fried vegetables
    puding cokelat | der Schokoladenpudding | la crème au chocolat | el pudin de chocolate | the chocolate pudding
    """.replace("les pâtes à la tomate", "le gratin de pâtes").replace("die Nudeln mit Tomatensoße", "die Nudelpfanne")),
    grocery=table("""
    gula | Zucker | sucre | azúcar | sugar
    tepung | Mehl | farine | harina | flour
    mentega | Butter | beurre | mantequilla | butter
    beras | Reis | riz | arroz | rice
    kacang mede | Cashewkerne | noix de cajou | anacardos | cashews
    cokelat hitam | Zartbitterschokolade | chocolat noir | chocolate negro | dark chocolate
    keju | Käse | fromage | queso | cheese
    wortel | Karotten | carottes | zanahorias | carrots
    kentang | Kartoffeln | pommes de terre | patatas | potatoes
    bawang bombai | Zwiebeln | oignons | cebollas | onions
    jamur | Pilze | champignons | champiñones | mushrooms
    madu | Honig | miel | miel | honey
    """),
    team=table("""
    bagian pembelian | der Einkauf | le service achats | el departamento de compras | the purchasing team
    bagian keuangan | die Buchhaltung | le service comptable | el departamento de contabilidad | the finance team
    bagian gudang | das Lager | l'entrepôt | el almacén | the warehouse
    bagian pemasaran | das Marketing | le service marketing | el departamento de marketing | the marketing team
    bagian TI | die IT-Abteilung | le service informatique | el departamento de informática | the IT team
    layanan pelanggan | der Kundendienst | le service client | el servicio de atención al cliente | the customer service
    bagian produksi | die Fertigung | l'atelier de production | el departamento de producción | the production team
    bagian personalia | die Personalabteilung | le service du personnel | el departamento de personal | the personnel department
    """),
)
