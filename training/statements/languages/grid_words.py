"""What grids are about: things with attributes, with the claims about each attribute.

{e} {f} are two things with the values {v} {w}; {s} {z} sums of e with f and with a third thing; {d} {y} such differences; {g} has most, {h} is another, {l} least;
{n} things are above {x}, not {m}. The switch c is on the left where v > w, the switch k where e has the attribute."""

WORLDS = dict(
    goods=dict(entity="noun(goods)", head=dict(id="Barang", de="Artikel", fr="Article", es="Artículo"), attributes=[
        ("money(8,240)", dict(
            id=("Harga", ["number // {e} harganya <{v}~{w}>", "number // Berapa harga {e}? // <{v}~{w}>", "comparison // {e} lebih <c:mahal~murah> daripada {f}", "arithmetic // {e} dan {f} bersama-sama berharga <{s}~{z}>", "arithmetic // selisih harga {e} dan {f} adalah <{d}~{y}>", "comparison // barang termahal adalah <{g}~{h}>", "comparison // yang paling murah ialah <{l}~{h}>", "quantifier // ada <{n}~{m}> barang yang harganya di atas {x}"]),
            de=("Preis", ["number // {e} kostet <{v}~{w}>", "number // Was kostet {e}? // <{v}~{w}>", "comparison // {e} ist <c:teurer~billiger> als {f}", "arithmetic // {e} und {f} kosten zusammen <{s}~{z}>", "arithmetic // der Preisunterschied zwischen {e.d} und {f.d} beträgt <{d}~{y}>", "comparison // am teuersten ist <{g}~{h}>", "comparison // am wenigsten kostet <{l}~{h}>", "quantifier // <{n}~{m}> Artikel kosten mehr als {x}"]),
            fr=("Prix", ["number // {e} coûte <{v}~{w}>", "number // Combien coûte {e} ? // <{v}~{w}>", "comparison // {e} coûte <c:plus~moins> cher que {f}", "arithmetic // {e} et {f} coûtent ensemble <{s}~{z}>", "arithmetic // l'écart de prix entre {e} et {f} est de <{d}~{y}>", "comparison // l'article le plus cher est <{g}~{h}>", "comparison // ce qui coûte le moins, c'est <{l}~{h}>", "quantifier // <{n}~{m}> articles coûtent plus de {x}"]),
            es=("Precio", ["number // {e} cuesta <{v}~{w}>", "number // ¿Cuánto cuesta {e}? // <{v}~{w}>", "comparison // {e} cuesta <c:más~menos> que {f}", "arithmetic // {e} y {f} cuestan en total <{s}~{z}>", "arithmetic // la diferencia de precio entre {e} y {f} es de <{d}~{y}>", "comparison // el artículo más caro es <{g}~{h}>", "comparison // lo que menos cuesta es <{l}~{h}>", "quantifier // <{n}~{m}> artículos cuestan más de {x}"]))),
        ("gram(300,5800)", dict(
            id=("Berat", ["unit // berat {e} <{v}~{w}>", "unit // Berapa berat {e}? // <{v}~{w}>", "comparison // {e} lebih <c:berat~ringan> daripada {f}", "comparison // yang terberat adalah <{g}~{h}>", "arithmetic // {e} dan {f} beratnya <{s}~{z}> kalau digabung"]),
            de=("Gewicht", ["unit // {e} wiegt <{v}~{w}>", "unit // Wie schwer ist {e}? // <{v}~{w}>", "comparison // {e} ist <c:schwerer~leichter> als {f}", "comparison // am schwersten ist <{g}~{h}>", "arithmetic // zusammen wiegen {e} und {f} <{s}~{z}>"]),
            fr=("Poids", ["unit // {e} pèse <{v}~{w}>", "unit // Combien pèse {e} ? // <{v}~{w}>", "comparison // {e} pèse <c:plus~moins> que {f}", "comparison // l'article le plus lourd est <{g}~{h}>", "arithmetic // à eux deux, {e} et {f} pèsent <{s}~{z}>"]),
            es=("Peso", ["unit // {e} pesa <{v}~{w}>", "unit // ¿Cuánto pesa {e}? // <{v}~{w}>", "comparison // {e} pesa <c:más~menos> que {f}", "comparison // el artículo que más pesa es <{g}~{h}>", "arithmetic // entre {e} y {f} pesan <{s}~{z}>"]))),
        ("int(2,90)", dict(
            id=("Stok", ["number // tersedia <{v}~{w}> buah {e}", "comparison // stok {e} lebih <c:banyak~sedikit> daripada stok {f}", "comparison // stok paling sedikit ada pada <{l}~{h}>", "number // Berapa stok {e}? // <{v}~{w}> buah"]),
            de=("Bestand", ["number // von {e.d} sind <{v}~{w}> Stück vorrätig", "comparison // von {e.d} gibt es <c:mehr~weniger> Stück als von {f.d}", "comparison // am knappsten ist <{l}~{h}>", "number // Wie viele Stück gibt es von {e.d}? // <{v}~{w}>"]),
            fr=("Stock", ["number // pour {e}, il reste <{v}~{w}> exemplaires", "comparison // le stock est plus <c:élevé~faible> pour {e} que pour {f}", "comparison // le stock le plus bas concerne <{l}~{h}>", "number // Quel est le stock pour {e} ? // <{v}~{w}>"]),
            es=("Existencias", ["number // de {e} quedan <{v}~{w}> unidades", "comparison // de {e} quedan <c:más~menos> unidades que de {f}", "comparison // lo que más escasea es <{l}~{h}>", "number // ¿Cuántas unidades quedan de {e}? // <{v}~{w}>"]))),
        ("person", dict(
            id=("Penanggung jawab", ["owner // {e} diurus oleh <{v}~{w}>", "owner // Siapa penanggung jawab {e}? // <{v}~{w}>", "swap // <{v}~{w}> bertanggung jawab atas {e}"]),
            de=("Zuständig", ["owner // um {e.a} kümmert sich <{v}~{w}>", "owner // Wer ist für {e.a} zuständig? // <{v}~{w}>", "swap // <{v}~{w}> ist für {e.a} verantwortlich"]),
            fr=("Responsable", ["owner // <{v}~{w}> s'occupe de {e}", "owner // Qui est responsable pour {e} ? // <{v}~{w}>", "swap // pour {e}, il faut s'adresser à <{v}~{w}>"]),
            es=("Responsable", ["owner // de {e} se encarga <{v}~{w}>", "owner // ¿Quién es responsable de {e}? // <{v}~{w}>", "swap // para {e} hay que hablar con <{v}~{w}>"]))),
        ("flag", dict(
            id=("Garansi", ["negation // {e} <k:bergaransi~tidak bergaransi>", "negation // Apakah {e} bergaransi? // <k:Ya~Tidak>", "negation // pembeli {e} <k:mendapat~tidak mendapat> garansi"]),
            de=("Garantie", ["negation // auf {e.a} <k:gibt es Garantie~gibt es keine Garantie>", "negation // Hat {e} Garantie? // <k:Ja~Nein>", "negation // {e} wird <k:mit~ohne> Garantie verkauft"]),
            fr=("Garantie", ["negation // {e} <k:est~n'est pas> sous garantie", "negation // Y a-t-il une garantie pour {e} ? // <k:Oui~Non>", "negation // {e} se vend <k:avec~sans> garantie"]),
            es=("Garantía", ["negation // {e} <k:tiene~no tiene> garantía", "negation // ¿Tiene garantía {e}? // <k:Sí~No>", "negation // {e} se vende <k:con~sin> garantía"]))),
    ]),
    course=dict(entity="noun(course)", head=dict(id="Kursus", de="Kurs", fr="Cours", es="Curso"), attributes=[
        ("money(20,190)", dict(
            id=("Biaya", ["number // untuk {e} dibayar <{v}~{w}>", "comparison // biaya {e} lebih <c:tinggi~rendah> daripada {f}", "number // Berapa biaya {e}? // <{v}~{w}>", "comparison // biaya tertinggi dipungut untuk <{g}~{h}>", "arithmetic // peserta {e} dan {f} sekaligus membayar <{s}~{z}>"]),
            de=("Gebühr", ["number // die Gebühr für {e.a} beträgt <{v}~{w}>", "comparison // {e} kostet <c:mehr~weniger> als {f}", "number // Wie viel kostet {e}? // <{v}~{w}>", "comparison // die höchste Gebühr fällt für <{g.a}~{h.a}> an", "arithmetic // wer {e.a} und {f.a} belegt, zahlt <{s}~{z}>"]),
            fr=("Tarif", ["number // le tarif pour {e} est de <{v}~{w}>", "comparison // {e} revient <c:plus~moins> cher que {f}", "number // Quel est le prix pour {e} ? // <{v}~{w}>", "comparison // le tarif le plus élevé est demandé pour <{g}~{h}>", "arithmetic // pour {e} et {f}, on paie en tout <{s}~{z}>"]),
            es=("Cuota", ["number // por {e} se pagan <{v}~{w}>", "comparison // {e} sale más <c:car{e.o}~barat{e.o}> que {f}", "number // ¿Qué cuota tiene {e}? // <{v}~{w}>", "comparison // la cuota más alta es la de <{g}~{h}>", "arithmetic // por {e} y {f} se pagan en total <{s}~{z}>"]))),
        ("int(4,30)", dict(
            id=("Peserta", ["number // {e} diikuti <{v}~{w}> orang", "comparison // peserta {e} lebih <c:banyak~sedikit> daripada {f}", "quantifier // <{n}~{m}> kursus memiliki lebih dari {x} peserta", "comparison // kursus dengan peserta terbanyak adalah <{g}~{h}>"]),
            de=("Teilnehmende", ["number // an {e.d} nehmen <{v}~{w}> Personen teil", "comparison // {e} hat <c:mehr~weniger> Teilnehmende als {f}", "quantifier // <{n}~{m}> Kurse haben mehr als {x} Teilnehmende", "comparison // am besten besucht ist <{g}~{h}>"]),
            fr=("Participants", ["number // {e} réunit <{v}~{w}> personnes", "comparison // il y a <c:plus~moins> de participants pour {e} que pour {f}", "quantifier // <{n}~{m}> cours ont plus de {x} participants", "comparison // le plus de participants, c'est pour <{g}~{h}>"]),
            es=("Participantes", ["number // en {e} participan <{v}~{w}> personas", "comparison // {e} tiene <c:más~menos> participantes que {f}", "quantifier // <{n}~{m}> cursos tienen más de {x} participantes", "comparison // con más participantes está <{g}~{h}>"]))),
        ("day", dict(
            id=("Hari", ["date // {e} berlangsung hari <{v}~{w}>", "date // Hari apa {e}? // <{v}~{w}>"]), de=("Tag", ["date // {e} findet am <{v}~{w}> statt", "date // An welchem Tag ist {e}? // Am <{v}~{w}>"]),
            fr=("Jour", ["date // {e} a lieu le <{v}~{w}>", "date // Quel jour a lieu {e} ? // Le <{v}~{w}>"]), es=("Día", ["date // {e} se da el <{v}~{w}>", "date // ¿Qué día se da {e}? // El <{v}~{w}>"]))),
        ("time(8,20)", dict(
            id=("Jam mulai", ["time // {e} dimulai <{v}~{w}>", "order // {e} mulai lebih <c:akhir~awal> daripada {f}"]), de=("Beginn", ["time // {e} fängt um <{v}~{w}> an", "order // {e} beginnt zu einer <c:späteren~früheren> Uhrzeit als {f}"]),
            fr=("Début", ["time // {e} débute à <{v}~{w}>", "order // l'heure de début est plus <c:tardive~matinale> pour {e} que pour {f}"]), es=("Inicio", ["time // {e} empieza a <{v}~{w}>", "order // {e} empieza a una hora más <c:tardía~temprana> que {f}"]))),
        ("person", dict(
            id=("Pengajar", ["owner // {e} diampu <{v}~{w}>", "owner // Siapa yang mengajar {e}? // <{v}~{w}>"]), de=("Leitung", ["owner // {e.a} gibt <{v}~{w}>", "owner // Wer leitet {e.a}? // <{v}~{w}>"]),
            fr=("Animé par", ["owner // <{v}~{w}> anime {e}", "owner // Qui anime {e} ? // <{v}~{w}>"]), es=("Imparte", ["owner // de {e} se ocupa <{v}~{w}>", "owner // ¿Quién imparte {e}? // <{v}~{w}>"]))),
    ]),
    staff=dict(entity="person", head=dict(id="Nama", de="Name", fr="Nom", es="Nombre"), attributes=[
        ("int(2,29)", dict(
            id=("Masa kerja (tahun)", ["number // {e} sudah bekerja <{v}~{w}> tahun", "comparison // {e} bekerja lebih <c:lama~singkat> daripada {f}", "comparison // masa kerja terpanjang dimiliki <{g}~{h}>", "quantifier // <{n}~{m}> orang bekerja lebih dari {x} tahun"]),
            de=("Jahre im Betrieb", ["number // {e} ist seit <{v}~{w}> Jahren dabei", "comparison // {e} ist <c:länger~kürzer> im Betrieb als {f}", "comparison // am längsten im Betrieb ist <{g}~{h}>", "quantifier // <{n}~{m}> Personen sind länger als {x} Jahre dabei"]),
            fr=("Ancienneté (ans)", ["number // {e} travaille ici depuis <{v}~{w}> ans", "comparison // {e} a <c:plus~moins> d'ancienneté que {f}", "comparison // la plus grande ancienneté est celle de <{g}~{h}>", "quantifier // <{n}~{m}> personnes ont plus de {x} ans d'ancienneté"]),
            es=("Antigüedad (años)", ["number // {e} lleva <{v}~{w}> años en la casa", "comparison // {e} tiene <c:más~menos> antigüedad que {f}", "comparison // la mayor antigüedad es la de <{g}~{h}>", "quantifier // <{n}~{m}> personas llevan más de {x} años"]))),
        ("int(5,30)", dict(
            id=("Sisa cuti (hari)", ["number // sisa cuti {e} adalah <{v}~{w}> hari", "arithmetic // sisa cuti {e} dan {f} berjumlah <{s}~{z}> hari", "number // Berapa hari sisa cuti {e}? // <{v}~{w}> hari", "comparison // sisa cuti paling sedikit dimiliki <{l}~{h}>"]),
            de=("Resturlaub (Tage)", ["number // {e} hat noch <{v}~{w}> Urlaubstage", "arithmetic // {e} und {f} haben zusammen noch <{s}~{z}> Urlaubstage", "number // Wie viele Urlaubstage bleiben {e}? // <{v}~{w}>", "comparison // den wenigsten Resturlaub hat <{l}~{h}>"]),
            fr=("Congés restants (jours)", ["number // il reste <{v}~{w}> jours de congé à {e}", "arithmetic // {e} et {f} ont encore <{s}~{z}> jours de congé à eux deux", "number // Combien de jours de congé reste-t-il à {e} ? // <{v}~{w}>", "comparison // le solde de congés le plus faible est celui de <{l}~{h}>"]),
            es=("Vacaciones pendientes (días)", ["number // a {e} le quedan <{v}~{w}> días de vacaciones", "arithmetic // entre {e} y {f} les quedan <{s}~{z}> días de vacaciones", "number // ¿Cuántos días de vacaciones le quedan a {e}? // <{v}~{w}>", "comparison // a quien menos vacaciones le quedan es a <{l}~{h}>"]))),
        ("place", dict(
            id=("Domisili", ["attribute // {e} tinggal di <{v}~{w}>", "attribute // Di mana {e} tinggal? // Di <{v}~{w}>", "swap // yang berdomisili di {v} adalah <{e}~{f}>"]), de=("Wohnort", ["attribute // {e} wohnt in <{v}~{w}>", "attribute // Wo wohnt {e}? // In <{v}~{w}>", "swap // in {v} wohnt <{e}~{f}>"]),
            fr=("Domicile", ["attribute // {e} habite à <{v}~{w}>", "attribute // Où habite {e} ? // À <{v}~{w}>", "swap // la personne domiciliée à {v} est <{e}~{f}>"]), es=("Domicilio", ["attribute // {e} vive en <{v}~{w}>", "attribute // ¿Dónde vive {e}? // En <{v}~{w}>", "swap // en {v} vive <{e}~{f}>"]))),
        ("noun(team)", dict(
            id=("Bagian", ["attribute // {e} bekerja di <{v}~{w}>", "attribute // {e} ditempatkan di <{v}~{w}>"]), de=("Bereich", ["attribute // {e} ist in folgendem Bereich tätig: <{v.bare}~{w.bare}>", "attribute // Wo arbeitet {e}? // Bereich <{v.bare}~{w.bare}>"]),
            fr=("Service", ["attribute // {e} est rattaché{e.e} au service suivant : <{v}~{w}>", "attribute // Où travaille {e} ? // Dans <{v}~{w}>"]), es=("Área", ["attribute // {e} trabaja en <{v}~{w}>", "attribute // ¿Dónde trabaja {e}? // En <{v}~{w}>"]))),
        ("flag", dict(
            id=("Karyawan tetap", ["negation // {e} <k:karyawan tetap~bukan karyawan tetap>", "negation // Apakah {e} karyawan tetap? // <k:Ya~Bukan>"]), de=("Unbefristet", ["negation // der Vertrag von {e} ist <k:unbefristet~befristet>", "negation // Hat {e} einen unbefristeten Vertrag? // <k:Ja~Nein>"]),
            fr=("CDI", ["negation // {e} <k:a un~n'a pas de> CDI", "negation // {e} est-{e.pron} en CDI ? // <k:Oui~Non>"]), es=("Contrato fijo", ["negation // {e} <k:tiene~no tiene> contrato fijo", "negation // ¿Tiene {e} contrato fijo? // <k:Sí~No>"]))),
    ]),
    places=dict(entity="place", head=dict(id="Desa", de="Ort", fr="Commune", es="Localidad"), attributes=[
        ("int(900,48000)", dict(
            id=("Penduduk", ["number // {e} berpenduduk <{v}~{w}> jiwa", "comparison // penduduk {e} lebih <c:banyak~sedikit> daripada penduduk {f}", "arithmetic // {e} dan {f} berpenduduk <{s}~{z}> jiwa seluruhnya", "comparison // penduduk terbanyak ada di <{g}~{h}>", "quantifier // <{n}~{m}> desa berpenduduk lebih dari {x} jiwa"]),
            de=("Einwohner", ["number // in {e} leben <{v}~{w}> Menschen", "comparison // {e} hat <c:mehr~weniger> Einwohner als {f}", "arithmetic // {e} und {f} haben zusammen <{s}~{z}> Einwohner", "comparison // die meisten Einwohner hat <{g}~{h}>", "quantifier // <{n}~{m}> Orte haben mehr als {x} Einwohner"]),
            fr=("Habitants", ["number // {e} compte <{v}~{w}> habitants", "comparison // {e} a <c:plus~moins> d'habitants que {f}", "arithmetic // {e} et {f} totalisent <{s}~{z}> habitants", "comparison // la commune qui a le plus d'habitants est <{g}~{h}>", "quantifier // <{n}~{m}> communes ont plus de {x} habitants"]),
            es=("Habitantes", ["number // en {e} viven <{v}~{w}> personas", "comparison // {e} tiene <c:más~menos> habitantes que {f}", "arithmetic // {e} y {f} suman <{s}~{z}> habitantes", "comparison // la localidad con más habitantes es <{g}~{h}>", "quantifier // <{n}~{m}> localidades tienen más de {x} habitantes"]))),
        ("metre(1500,38000)", dict(
            id=("Jarak ke kota", ["unit // {e} berjarak <{v}~{w}> dari kota", "comparison // {e} lebih <c:jauh dari~dekat dengan> kota daripada {f}", "unit // Seberapa jauh {e} dari kota? // <{v}~{w}>"]), de=("Entfernung zur Stadt", ["unit // {e} liegt <{v}~{w}> von der Stadt entfernt", "comparison // {e} liegt <c:weiter von der Stadt weg~näher an der Stadt> als {f}", "unit // Wie weit ist {e} von der Stadt entfernt? // <{v}~{w}>"]),
            fr=("Distance de la ville", ["unit // {e} se trouve à <{v}~{w}> de la ville", "comparison // {e} est plus <c:loin~près> de la ville que {f}", "unit // À quelle distance de la ville se trouve {e} ? // <{v}~{w}>"]), es=("Distancia a la ciudad", ["unit // {e} está a <{v}~{w}> de la ciudad", "comparison // {e} está más <c:lejos~cerca> de la ciudad que {f}", "unit // ¿A qué distancia de la ciudad está {e}? // <{v}~{w}>"]))),
        ("person", dict(
            id=("Kepala desa", ["owner // kepala desa {e} adalah <{v}~{w}>", "owner // Siapa kepala desa {e}? // <{v}~{w}>"]), de=("Rathauschef/in", ["owner // das Rathaus von {e} leitet <{v}~{w}>", "owner // Wer leitet das Rathaus von {e}? // <{v}~{w}>"]),
            fr=("Maire", ["owner // la mairie de {e} est dirigée par <{v}~{w}>", "owner // Qui est maire de {e} ? // <{v}~{w}>"]), es=("Alcaldía", ["owner // la alcaldía de {e} la ocupa <{v}~{w}>", "owner // ¿Quién ocupa la alcaldía de {e}? // <{v}~{w}>"]))),
        ("flag", dict(
            id=("Apotek", ["negation // di {e} <k:ada~tidak ada> apotek", "negation // Adakah apotek di {e}? // <k:Ada~Tidak ada>"]), de=("Apotheke", ["negation // in {e} gibt es <k:eine~keine> Apotheke", "negation // Hat {e} eine Apotheke? // <k:Ja~Nein>"]),
            fr=("Pharmacie", ["negation // il <k:y a une~n'y a pas de> pharmacie à {e}", "negation // Y a-t-il une pharmacie à {e} ? // <k:Oui~Non>"]), es=("Farmacia", ["negation // en {e} <k:hay~no hay> farmacia", "negation // ¿Hay farmacia en {e}? // <k:Sí~No>"]))),
        ("year(1890,2015)", dict(
            id=("Sekolah sejak", ["date // sekolah di {e} berdiri tahun <{v}~{w}>", "order // sekolah di {e} lebih <c:muda~tua> daripada sekolah di {f}"]), de=("Schule seit", ["date // die Schule in {e} besteht seit <{v}~{w}>", "order // die Schule in {e} ist <c:jünger~älter> als die in {f}"]),
            fr=("École depuis", ["date // l'école de {e} existe depuis <{v}~{w}>", "order // l'école de {e} est plus <c:récente~ancienne> que celle de {f}"]), es=("Escuela desde", ["date // la escuela de {e} existe desde <{v}~{w}>", "order // la escuela de {e} es más <c:reciente~antigua> que la de {f}"]))),
    ]))
CAPTIONS = dict(id="Daftar terbaru|Ringkasan data|Data per hari ini|Rekap", de="Aktuelle Liste|Übersicht|Stand heute|Zusammenstellung", fr="Liste à jour|Tableau récapitulatif|État actuel|Relevé", es="Lista actualizada|Cuadro resumen|Situación actual|Relación")
NOTES = dict(id="Catatan: data diperiksa setiap bulan.|Sumber: catatan internal.|Kesalahan tulis mungkin terjadi.", de="Hinweis: Die Angaben werden monatlich geprüft.|Quelle: interne Aufzeichnungen.|Irrtümer vorbehalten.", fr="Remarque : les données sont vérifiées chaque mois.|Source : relevés internes.|Sous réserve d'erreurs.", es="Nota: los datos se revisan cada mes.|Fuente: registros internos.|Salvo error u omisión.")
YES = dict(id=("ya", "tidak"), de=("ja", "nein"), fr=("oui", "non"), es=("sí", "no"))
