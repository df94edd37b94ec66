package io.holdfast.app.bench;

import io.holdfast.engine.corpus.CorpusDocument;
import java.util.List;
import java.util.function.Consumer;

/** Passages for measuring how fast an index is written: about 100 words each, all different, the n-th always the same. */
public final class GeneratedPassages {
    private static final List<String> THINGS = List.of(
            "pump",
            "valve",
            "sensor",
            "router",
            "turbine",
            "printer",
            "boiler",
            "camera",
            "scanner",
            "drill",
            "crane",
            "ferry",
            "lighthouse",
            "archive",
            "orchard",
            "mill",
            "bridge",
            "tunnel",
            "quarry",
            "kiln",
            "loom",
            "press");
    private static final List<String> DEEDS = List.of(
            "was repaired by",
            "was painted by",
            "was measured by",
            "was moved by",
            "was bought by",
            "was drawn by",
            "was described by",
            "was insured by",
            "was rebuilt by",
            "was named by",
            "was photographed by");
    private static final int SENTENCES = 10;

    private GeneratedPassages() {}

    public static void make(int count, Consumer<CorpusDocument> sink) {
        for (int n = 0; n < count; n++) {
            StringBuilder text = new StringBuilder();
            for (int s = 0; s < SENTENCES; s++) {
                long k = n * 31L + s * 7L;
                text.append("The ")
                        .append(thing(k))
                        .append(' ')
                        .append(pick(DEEDS, k / 3))
                        .append(" crew ")
                        .append((n * 13L + s) % 9973)
                        .append(" in the year ")
                        .append(1500 + (n + s * 17) % 520)
                        .append(". ");
            }
            sink.accept(
                    CorpusDocument.of("g" + n, "Log " + n, "https://log" + n % 50 + ".example/" + n, text.toString()));
        }
    }

    /** A question that the n-th passage answers. */
    public static String question(long n) {
        return "Who of crew " + n * 13 % 9973 + " had to do with the " + thing(n * 31) + " of log " + n + "?";
    }

    private static String thing(long k) {
        return pick(THINGS, k) + " " + pick(THINGS, k / 5 + 3);
    }

    private static String pick(List<String> words, long k) {
        return words.get((int) Math.floorMod(k, (long) words.size()));
    }
}
