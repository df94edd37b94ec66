package io.holdfast.app.bench.worst;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** What probes are made of: pieces that some part of the reading looks at twice. */
final class ProbePieces {
    private static final List<String> ALL = List.of(
            "The ferry leaves at noon. ",
            "word ",
            "word# ",
            "# kg ",
            "# kg, ",
            "between # and 9 km ",
            "½ ",
            "½",
            "#.5 % ",
            "$#,000 ",
            "1 May 20# ",
            "May # ",
            "199# ",
            "#:30 ",
            "/api/v#/items ",
            "ERR_# ",
            "foo.bar#() ",
            "--flag-# ",
            "Aa Bb# ",
            "Dr. X. Y. ",
            "A b. ",
            "A#. ",
            "- a\n",
            "- item # of it\n",
            "#. step\n",
            "# Head #\n",
            "a, ",
            "a#, b and c. ",
            "key#: value\n",
            "| a# | b |\n",
            "| - | - |\n",
            "{\"k#\": ",
            "[",
            "]",
            "(",
            ")",
            "\"a\" ",
            "'",
            "**b** ",
            "__",
            "`c#` ",
            "[l](http://x/#) ",
            "[#] ",
            "(see: #) ",
            "A1:-",
            "see, ",
            " according to ",
            "(and films #) ",
            "![a picture](b) ",
            "- Title #\n  Text. ",
            "name: a#; cost: #; ",
            "<b>",
            "User: hi #\n",
            "not ",
            "if not unless ",
            "one hundred and ",
            "twenty-# ",
            "XIV ",
            "...",
            ". ",
            "? ",
            "!",
            "; ",
            ": ",
            "\n",
            "\n\n",
            "\t",
            "日本語。",
            "é",
            "😀",
            "\u200b",
            "\u202e",
            "İ",
            "ﬁ",
            "x#x#x",
            "aaaaaaaaaaaaaaaaaaaaaaaa",
            "http://a.b/c#?d=e ",
            "a@b#.c ",
            "1-2-",
            "1/2/",
            "1,2,",
            "- - ",
            "> ",
            "I hope this helps. ",
            "According to the text, ",
            "It is # and it has #. ",
            "a-b-",
            "any ",
            "provided ",
            ", # and # ",
            "b=\"c#\" ",
            "<a b='#'>",
            "无法",
            "<x>\n",
            "<!-- ",
            "<script>",
            "<td>",
            "a = [\n",
            "[True\n",
            "&a: *a\n",
            "a\u0301",
            "\u0301",
            "  ",
            "-+",
            ".... ",
            "this ",
            "unfortunately, ",
            "a:\n",
            "Q: a?\nA: b. c. ");

    /** One probe in so many has a reference. */
    private static final int WITH_REFERENCE = 4;

    private ProbePieces() {}

    static Probe draw(RandomGenerator random, int size) {
        if (random.nextInt(WITH_REFERENCE) == 0) {
            return shortAnswer(random, size);
        }
        int answer = size / 10 + random.nextInt(Math.max(1, size * 8 / 10));
        return new Probe(runs(random, size - answer), runs(random, answer));
    }

    /** Only the answer of a few words is compared with a reference; what has no words may make it long all the same. */
    private static Probe shortAnswer(RandomGenerator random, int size) {
        List<Probe.Run> document = List.of(new Probe.Run(ALL.get(0), 3));
        List<Probe.Run> answer =
                random.nextBoolean() ? List.of(run(random, 1)) : List.of(run(random, 1), run(random, size / 3));
        return new Probe(document, answer, runs(random, size / 2));
    }

    private static List<Probe.Run> runs(RandomGenerator random, int size) {
        List<Probe.Run> runs = new ArrayList<>();
        int parts = 1 + random.nextInt(3);
        for (int i = 0; i < parts; i++) {
            runs.add(run(random, size / parts));
        }
        return runs;
    }

    private static Probe.Run run(RandomGenerator random, int size) {
        String piece = ALL.get(random.nextInt(ALL.size()));
        if (random.nextInt(3) == 0) {
            piece += ALL.get(random.nextInt(ALL.size()));
        }
        return new Probe.Run(piece, Math.max(1, size / (piece.length() + 2)));
    }

    /** A neighbour of a probe: another piece, another share, or a piece more, within the size. */
    static Probe change(Probe probe, RandomGenerator random, int size) {
        List<Probe.Run> document = new ArrayList<>(probe.document());
        List<Probe.Run> answer = new ArrayList<>(probe.answer());
        List<Probe.Run> reference = new ArrayList<>(probe.reference());
        List<Probe.Run> side = !reference.isEmpty() ? reference : random.nextBoolean() ? document : answer;
        int at = random.nextInt(side.size());
        Probe.Run run = side.get(at);
        switch (random.nextInt(5)) {
            case 0 -> side.set(at, run(random, run.times() * (run.piece().length() + 2)));
            case 1 -> side.set(at, new Probe.Run(run.piece(), 1 + random.nextInt(2 * run.times() + 1)));
            case 2 -> side.set(at, new Probe.Run(run.piece() + ALL.get(random.nextInt(ALL.size())), run.times()));
            case 3 -> side.add(run(random, size / 4));
            default -> {
                document.clear();
                document.addAll(answer); // what is looked for is also what is there
            }
        }
        Probe changed = new Probe(document, answer, reference);
        return changed.length() <= size ? changed : probe;
    }
}
