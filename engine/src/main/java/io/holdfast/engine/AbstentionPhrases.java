package io.holdfast.engine;

import io.holdfast.engine.anchor.Question.Language;

/**
 * The sentences of an abstention in one language; the places take what was found.
 *
 * @param lookedFor number of passages, then what was looked for
 */
record AbstentionPhrases(
        String unknown,
        String lookedFor,
        String nowhere,
        String elsewhere,
        String conflict,
        String wrongKind,
        String unsupported,
        String nearest) {
    private static final AbstentionPhrases ENGLISH = new AbstentionPhrases(
            "I don't know.",
            "I looked for: %2$s (passages read: %1$d).",
            "None of them speaks about: %s.",
            "The documents speak about %s, but not about what was asked of it.",
            "The documents disagree; one of them says: \"%s\"",
            "What was found is not the kind of answer asked for: %s.",
            "None of them supports an answer well enough.",
            "What comes nearest:");
    private static final AbstentionPhrases INDONESIAN = new AbstentionPhrases(
            "Saya tidak tahu.",
            "Yang dicari: %2$s (bagian dokumen yang dibaca: %1$d).",
            "Tidak ada yang menyebut: %s.",
            "Dokumen menyebut %s, tetapi tidak bersama yang ditanyakan.",
            "Dokumen saling bertentangan; ada yang menyatakan: \"%s\"",
            "Yang ditemukan bukan jenis jawaban yang ditanyakan: %s.",
            "Tidak ada yang cukup mendukung sebuah jawaban.",
            "Yang paling dekat:");
    private static final AbstentionPhrases GERMAN = new AbstentionPhrases(
            "Das weiß ich nicht.",
            "Gesucht wurde: %2$s (gelesene Abschnitte: %1$d).",
            "Keiner davon erwähnt: %s.",
            "Die Dokumente erwähnen %s, aber nicht das, wonach gefragt ist.",
            "Die Dokumente widersprechen sich; in einem steht: \"%s\"",
            "Was gefunden wurde, ist keine Antwort der gefragten Art: %s.",
            "Keiner davon stützt eine Antwort gut genug.",
            "Am nächsten kommt:");

    private static final AbstentionPhrases FRENCH = new AbstentionPhrases(
            "Je ne sais pas.",
            "Recherché : %2$s (passages lus : %1$d).",
            "Aucun d'eux ne parle de : %s.",
            "Les documents parlent de %s, mais pas de ce qui est demandé.",
            "Les documents se contredisent ; l'un d'eux dit : \"%s\"",
            "Ce qui a été trouvé n'est pas une réponse du genre demandé : %s.",
            "Aucun d'eux n'appuie assez une réponse.",
            "Le plus proche :");
    private static final AbstentionPhrases SPANISH = new AbstentionPhrases(
            "No lo sé.",
            "Se buscó: %2$s (pasajes leídos: %1$d).",
            "Ninguno de ellos habla de: %s.",
            "Los documentos hablan de %s, pero no de lo que se pregunta.",
            "Los documentos se contradicen; uno de ellos dice: \"%s\"",
            "Lo que se encontró no es una respuesta del tipo que se pide: %s.",
            "Ninguno de ellos respalda lo bastante una respuesta.",
            "Lo más cercano:");

    static AbstentionPhrases of(Language language) {
        return switch (language) {
            case INDONESIAN -> INDONESIAN;
            case GERMAN -> GERMAN;
            case FRENCH -> FRENCH;
            case SPANISH -> SPANISH;
            case ENGLISH, OTHER -> ENGLISH;
        };
    }
}
