package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Question words with the headers of columns that answer them, and the verbs such an answer accounts for. */
enum HeaderKind {
    WHEN(
            "^\\W*(?:when|kapan|wann|(?:in |at )?(?:what|which) (?:year|day|date|time)|jam berapa|hari apa|um wie viel uhr)\\b",
            "(?:date|day|days|time|times|hours|year|tanggal|hari|jam|waktu|tahun|datum|tag|tage|zeit|uhrzeit|jahr)",
            "open opens opened start starts begin begins take place buka dibuka mulai öffnet geöffnet beginnt"),
    WHERE(
            "^\\W*(?:where|di ?mana|wo)\\b",
            "(?:place|location|venue|room|address|site|city|town|tempat|lokasi|alamat|ruang|ort|raum|adresse|saal)",
            "take place held sung played shown located diadakan findet statt"),
    WHO(
            "^\\W*(?:who|siapa|wer)\\b",
            "(?:name|person|contact|owner|lead|leader|teacher|trainer|winner|responsible|nama|petugas|leitung|leiter|verantwortlich)",
            ""),
    HOW_LONG(
            "\\b(?:how long|wie lange?|berapa (?:lama|panjang))\\b",
            "(?:length|long|duration|term|period|länge|dauer|frist|lama|panjang|durasi)",
            "long last lasts take takes dauert lama panjang"),
    HOW_HIGH(
            "\\b(?:how (?:high|tall)|wie hoch|berapa tinggi)\\b",
            "(?:height|altitude|elevation|höhe|tinggi)",
            "high tall hoch tinggi"),
    HOW_DEEP("\\b(?:how deep|wie tief|berapa (?:dalam|kedalaman))\\b", "(?:depth|tiefe|kedalaman)", "deep tief"),
    HOW_HEAVY("\\b(?:how heavy|wie schwer|berapa berat)\\b", "(?:weight|mass|gewicht|berat)", "heavy weigh schwer"),
    HOW_LOUD(
            "\\b(?:how (?:loud|noisy|quiet)|wie laut|seberapa (?:keras|bising))\\b",
            "(?:loudness|noise|sound|volume|lautstärke|kebisingan)",
            "loud noisy quiet laut"),
    HOW_OLD(
            "\\b(?:how old|wie alt|berapa (?:umur|usia))\\b",
            "(?:age|alter|usia|umur|mindestalter)",
            "old alt umur usia"),
    WHAT_TO_DO(
            "^\\W*(?:what (?:should|must|can|do|shall) (?:i|you|we|one)(?: have to)? do|what to do|was (?:soll|muss|kann) (?:ich|man)\\b.*\\btun|apa yang harus)\\b",
            "(?:what to do|action|actions|remedy|solution|fix|measure|abhilfe|maßnahme|lösung|was tun|tindakan|solusi)",
            ""),
    HOW_OFTEN(
            "\\b(?:how often|wie oft|seberapa sering)\\b",
            "(?:frequency|interval|rhythm|every|rhythmus|turnus|häufigkeit|intervall|frekuensi)",
            "often oft sering"),
    HOW_FAR("\\b(?:how far|wie weit|berapa jauh)\\b", "(?:distance|entfernung|jarak)", "far weit jauh"),
    HOW_BIG(
            "\\b(?:how (?:big|large)|wie groß|berapa luas)\\b",
            "(?:size|area|surface|capacity|größe|fläche|luas|ukuran)",
            "big large groß luas");

    private final Pattern asked;
    private final Pattern header;
    private final String verbs;

    HeaderKind(String asked, String header, String verbs) {
        this.asked = Pattern.compile("(?i)" + asked);
        this.header = Pattern.compile("(?iu).*\\b" + header + "\\b.*");
        this.verbs = verbs;
    }

    boolean answers(String question, String columnHeader) {
        return asked.matcher(question).find() && header.matcher(columnHeader).matches();
    }

    /** The words such a column accounts for. */
    Set<String> told() {
        return ComparedWords.content(verbs);
    }

    /** Whether a column of this header answers what the question asks for by its first words. */
    static boolean any(String question, String columnHeader) {
        return Stream.of(values()).anyMatch(k -> k.answers(question, columnHeader));
    }
}
