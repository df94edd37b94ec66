"""The line at the end of a notice: what it says about contact, and what it does not say."""

FRAMES = [
    dict(slots="n,m:code(21000,98000) p,q:person t:time(8,17)",
         id=("Kontak: {p}<t:, telepon 0812-{n}~>. <e:Surel dibalas dalam dua hari kerja.~Pertanyaan hanya dilayani langsung di tempat.> <b:Tersedia tempat parkir sepeda.~>",
             ["absence // teks ini <t:mencantumkan~tidak mencantumkan> nomor telepon", "absence // Apakah ada nomor telepon di teks ini? // <t:Ya, ada~Tidak ada>", "absence // tempat parkir sepeda <b:disebutkan~tidak disebutkan> dalam teks", "attribute // pertanyaan <e:lewat surel dijawab dalam dua hari kerja~tidak dilayani lewat surel>", "owner // orang yang dapat dihubungi adalah <{p}~{q}>"]),
         de=("Kontakt: {p}<t:, Telefon 0461 {n}~>. <e:E-Mails beantworten wir innerhalb von zwei Werktagen.~Fragen beantworten wir nur persönlich vor Ort.> <b:Fahrradständer sind vorhanden.~>",
             ["absence // eine Telefonnummer wird <t:genannt~nicht genannt>", "absence // Steht im Text eine Telefonnummer? // <t:Ja~Nein>", "absence // von Fahrradständern ist im Text <b:die Rede~nicht die Rede>", "attribute // Fragen per E-Mail werden <e:binnen zwei Werktagen~nicht> beantwortet", "owner // als Kontakt ist <{p}~{q}> angegeben"]),
         fr=("Contact : {p}<t:, téléphone 04 {n}~>. <e:Nous répondons aux courriels sous deux jours ouvrables.~Nous ne répondons aux questions que sur place.> <b:Un parking à vélos est disponible.~>",
             ["absence // le texte <t:donne un~ne donne pas de> numéro de téléphone", "absence // Le texte donne-t-il un numéro de téléphone ? // <t:Oui~Non>", "absence // le texte <b:mentionne un parking~ne mentionne pas de parking> à vélos", "attribute // les questions par courriel <e:reçoivent une réponse sous deux jours ouvrables~restent sans réponse>", "owner // la personne à contacter est <{p}~{q}>"]),
         es=("Contacto: {p}<t:, teléfono 95 {n}~>. <e:Respondemos a los correos en dos días hábiles.~Solo atendemos consultas en persona.> <b:Hay aparcamiento para bicicletas.~>",
             ["absence // en el texto <t:figura~no figura> un número de teléfono", "absence // ¿Aparece un número de teléfono? // <t:Sí~No>", "absence // el texto <b:menciona~no menciona> un aparcamiento para bicicletas", "attribute // las consultas por correo <e:se responden en dos días hábiles~no se atienden>", "owner // la persona de contacto es <{p}~{q}>"]),
         en=("Contact: {p}<t:, phone 0812-{n}~>. <e:E-mails are answered within two working days.~Questions are only answered in person.> <b:There are bicycle stands.~>",
             ["absence // the text <t:gives~does not give> a phone number", "absence // bicycle stands are <b:mentioned~not mentioned> in the text", "attribute // questions by e-mail are <e:answered within two working days~not answered>"])),
]
