package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A piece repeated through 12 KB, in every place where text is read in its own way: a heading, an aside, a cell, a
 * reference, … A rule that looks from each place of a text to its end takes seconds here; ordinary text of this length
 * costs less than a tenth of one.
 */
class RepeatedPiecesTest {
    private static final int LENGTH = 12_000;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final String TEXT = "The ferry leaves at noon.";

    private static final List<String> PIECES = List.of(
            " ",
            "\t",
            "\n",
            "a",
            "A",
            "1",
            "-",
            ".",
            ",",
            ";",
            ":",
            "(",
            ")",
            "[",
            "]",
            "<",
            ">",
            "\"",
            "'",
            "*",
            "_",
            "#",
            "|",
            "/",
            "\\",
            "=",
            "&",
            "%",
            "$",
            "+",
            "~",
            "`",
            "{",
            "}",
            "?",
            "!",
            "é",
            "½",
            "…",
            "“",
            "”",
            "–",
            "—",
            "•",
            "\u00a0",
            "\u200b",
            "\u0301",
            "a ",
            "A ",
            "1 ",
            "1,",
            "1.",
            "1-",
            "a-",
            "a.",
            "a,",
            "a_",
            "a/",
            "a:",
            "a=",
            "a;",
            "a\n",
            "1\n",
            "- ",
            "* ",
            "| ",
            "|a",
            "\n\n",
            "\n ",
            "\n- ",
            "1 kg ",
            "12:",
            "1:2",
            "and ",
            "or ",
            "the ",
            "is ",
            "a, ",
            "a and ",
            "(a",
            "(a)",
            "[a]",
            "[a](",
            "<a>",
            "<a ",
            "\"a\" ",
            "'a' ",
            "**a",
            "**",
            "__",
            "not ",
            "that ",
            "if ",
            "of ",
            "$1 ",
            "1% ",
            "Jan ",
            "1 Jan ",
            "2020-",
            "2020-01-01 ",
            "a@",
            "a@b.",
            "http://",
            "a.b",
            "A.",
            "A.B.",
            "Mr. ",
            "a's ",
            "A B ",
            "Aa ",
            "aA",
            "a1",
            "1a",
            "A-1",
            "---",
            "{\"a\":",
            "\"a\":1,",
            "a: ",
            "a:\n",
            "a(",
            "a()",
            "a[1]",
            "=>",
            "in ",
            "x = 1\n",
            "A: b\n",
            "a | b\n",
            "&amp;");

    private static final Map<String, Function<String, Input>> PLACES = places();

    private final Faithfulness faithfulness =
            new Faithfulness(new ConfigLoader().load().config(), null, null);

    private record Input(String question, String document, String reference, String answer) {
        static Input answer(String answer) {
            return new Input("When?", TEXT, null, answer);
        }

        static Input document(String document) {
            return new Input("When?", document, null, TEXT);
        }
    }

    private static Map<String, Function<String, Input>> places() {
        Map<String, Function<String, Input>> places = new LinkedHashMap<>();
        places.put("an answer", x -> Input.answer("The ferry leaves" + x + "at noon."));
        places.put("a heading", x -> Input.answer("# " + x + "z\n\n" + TEXT));
        places.put("an aside", x -> Input.answer("The ferry (" + x + "z) leaves at noon."));
        places.put("a lead", x -> Input.answer(x + " includes:\n- the ferry\n- noon\n"));
        places.put("an item", x -> Input.answer("It leaves:\n- " + x + "z\n- at noon\n"));
        places.put("a courtesy", x -> Input.answer(TEXT + " I hope " + x + " helps!"));
        places.put("a counter-question", x -> Input.answer(TEXT + " Would " + x + " help?"));
        places.put("a refusal", x -> Input.answer("I cannot find " + x + " in the documents."));
        places.put("a quotation", x -> Input.answer("It says “" + x + "z” and leaves at noon."));
        places.put("a cell", x -> Input.answer("| a | b |\n|---|---|\n| " + x + "z | noon |\n"));
        places.put("a citation", x -> Input.answer("The ferry leaves at noon [1" + x + "z]."));
        places.put("a short answer", x -> new Input("When?", TEXT, "noon", "noon" + x + "z"));
        places.put("a reference", x -> new Input("When?", TEXT, "noon" + x + "z", "noon"));
        places.put("a question", x -> new Input("When " + x + "z does it leave?", TEXT, null, "At noon."));
        places.put("a document", x -> Input.document("The ferry" + x + "z leaves.\n" + TEXT));
        places.put("a first line", x -> Input.document(x + "z\n" + TEXT));
        places.put("a title", x -> Input.document("# " + x + "z\n\n" + TEXT));
        places.put("a table", x -> Input.document("| a | b |\n|---|---|\n| " + x + "z | noon |\n| c | d |\n\n" + TEXT));
        places.put("a field", x -> Input.document("ferry:\n  leaves: " + x + "z\n  at: noon\n"));
        places.put("a turn", x -> Input.document("Ana: when?\nBen: " + x + "z\nAna: noon\nBen: " + TEXT + "\n"));
        places.put("a mail", x -> Input.document("From: " + x + "z\nTo: b\nSubject: c\n\n" + TEXT));
        places.put(
                "a page",
                x -> Input.document("<html><body><p class=\"a\">" + x + "z</p><p>" + TEXT + "</p></body></html>"));
        places.put("both", x -> new Input("When?", x + "z " + TEXT, null, x + "z " + TEXT));
        return places;
    }

    /** References were split and trimmed anew at each mark: 12,000 commas took 20 s. */
    @ParameterizedTest
    @ValueSource(strings = {" ", ",", ";", ")", "a; "})
    void aReferenceCostsItsLength(String piece) {
        assertCheap("a reference", piece);
        assertCheap("a short answer", piece);
    }

    /** One piece in 120, others in each place. */
    @Test
    void whatIsRepeatedCostsItsLength() {
        int first = 0;
        for (String place : PLACES.keySet()) {
            for (int i = first++; i < PIECES.size(); i += 120) {
                assertCheap(place, PIECES.get(i));
            }
        }
    }

    @Test
    @Tag("heavy")
    void whateverIsRepeatedCostsItsLength() {
        List<String> dear = new ArrayList<>();
        PLACES.keySet()
                .forEach(place -> PIECES.forEach(piece -> {
                    long nanos = cost(place, piece);
                    if (nanos > MOST_NANOS) {
                        dear.add(place + " of " + piece + ": " + TimeUnit.NANOSECONDS.toMillis(nanos) + " ms");
                    }
                }));
        assertThat(dear).isEmpty();
    }

    private void assertCheap(String place, String piece) {
        assertThat(cost(place, piece)).as("%s of %s", place, piece).isLessThan(MOST_NANOS);
    }

    private long cost(String place, String piece) {
        Input input = PLACES.get(place).apply(piece.repeat(LENGTH / piece.length()));
        Case testCase =
                new Case("c", input.question(), List.of(Document.of("0", input.document())), input.reference(), null);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long from = threads.getCurrentThreadCpuTime();
        faithfulness.evaluate(testCase, Answer.of(input.answer()));
        return threads.getCurrentThreadCpuTime() - from;
    }
}
