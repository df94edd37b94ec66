package io.holdfast.core.selftest.laws;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.Document;
import io.holdfast.core.read.DocumentReader;
import io.holdfast.core.read.TextUnit;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/** Checks the {@link Law}s over documents: every check makes an answer of a document's own words and asks for its verdict. */
public final class Laws {
    /** Longer units are no single statement; shorter ones occur by chance. */
    private static final int MOST_CHARS = 300;

    private static final int FEWEST_WORDS = 5;

    /** Whether the documents support every claim of an answer. */
    @FunctionalInterface
    public interface Judge {
        boolean supports(String question, List<Document> documents, String answer);
    }

    /**
     * How often a law held.
     *
     * @param broken some of the checks that did not hold, in words
     */
    public record Outcome(Law law, int checks, int held, List<String> broken) {
        public double share() {
            return checks == 0 ? 1 : (double) held / checks;
        }

        /** Whether it held often enough; nothing checked is no pass. */
        public boolean passes() {
            return checks > 0 && share() >= law.floor();
        }
    }

    /** One answer whose verdict is known beforehand. */
    private record Check(Law law, String question, List<Document> documents, String answer, boolean supported) {}

    private final Judge judge;
    private final int unitsPerDocument;
    private final int shown;

    /**
     * @param unitsPerDocument how many statements of each document are tried, spread over it
     * @param shown how many broken checks of each law are kept
     */
    public Laws(Judge judge, int unitsPerDocument, int shown) {
        this.judge = judge;
        this.unitsPerDocument = unitsPerDocument;
        this.shown = shown;
    }

    /** Documents of all kinds in English, written for this project, that the model was not trained on. */
    public static List<String> bundledTexts() {
        return texts("texts.jsonl");
    }

    /** The languages beside English that have texts of their own. */
    public static Set<String> languages() {
        return Set.of("de", "es", "fr", "id");
    }

    /** A few such documents in one of {@link #languages()}. */
    public static List<String> bundledTexts(String language) {
        return texts("texts-" + language + ".jsonl");
    }

    private static List<String> texts(String name) {
        try (MappingIterator<Map<String, String>> rows = new ObjectMapper()
                .readerFor(new TypeReference<Map<String, String>>() {})
                .readValues(resource(name))) {
            return rows.readAll().stream()
                    .map(row -> row.getOrDefault("context", ""))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(Laws.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Checks all laws over documents, in parallel; the outcome does not depend on it. */
    public List<Outcome> check(List<String> texts) {
        List<Check> checks = IntStream.range(0, texts.size())
                .boxed()
                .flatMap(i -> checks(texts, i).stream())
                .toList();
        List<Boolean> held = checks.parallelStream()
                .map(c -> judge.supports(c.question, c.documents, c.answer) == c.supported)
                .toList();
        Map<Law, List<Integer>> byLaw = new EnumMap<>(Law.class);
        for (int i = 0; i < checks.size(); i++) {
            byLaw.computeIfAbsent(checks.get(i).law, k -> new ArrayList<>()).add(i);
        }
        List<Outcome> outcomes = new ArrayList<>();
        byLaw.forEach((law, of) -> {
            List<Integer> broken = of.stream().filter(i -> !held.get(i)).toList();
            outcomes.add(new Outcome(
                    law,
                    of.size(),
                    of.size() - broken.size(),
                    broken.stream()
                            .limit(shown)
                            .map(i -> checks.get(i).question + " " + checks.get(i).answer)
                            .map(String::strip)
                            .toList()));
        });
        return outcomes;
    }

    private List<Check> checks(List<String> texts, int at) {
        String text = texts.get(at);
        List<Document> own = List.of(Document.of("0", text));
        String other = texts.get((at + 1) % texts.size());
        List<Document> beside = List.of(Document.of("0", text), Document.of("1", other));
        List<Check> checks = new ArrayList<>();
        List<TextUnit> units = DocumentReader.read(text);
        for (TextUnit unit : chosen(units)) {
            String said = unit.text();
            checks.add(new Check(Law.COPY, "", own, said, true));
            checks.add(new Check(Law.BESIDE, "", beside, said, true));
            Edits.reformatted(said).forEach(s -> checks.add(new Check(Law.REFORMAT, "", own, s, true)));
            Edits.rewritten(said).forEach(s -> checks.add(new Check(Law.REWRITE, "", own, s, true)));
            Edits.swapped(unit).forEach(s -> checks.add(new Check(Law.SWAP, "", own, s, false)));
            Edits.changed(said).forEach(s -> checks.add(new Check(Law.CHANGE, "", own, s, false)));
            Edits.reversed(said).forEach(s -> checks.add(new Check(Law.NEGATE, "", own, s, false)));
            for (Edits.Gap gap : Edits.gaps(unit)) {
                checks.add(new Check(Law.SHORT_RIGHT, gap.question(), own, gap.value(), true));
                Edits.rival(gap, unit, text, units)
                        .ifPresent(r -> checks.add(new Check(Law.SHORT_WRONG, gap.question(), own, r, false)));
            }
            if (!states(other, said)) {
                checks.add(new Check(Law.FOREIGN, "", List.of(Document.of("0", other)), said, false));
            }
        }
        return checks;
    }

    /** Whether a document holds a statement, in whatever format: two files of one record are not foreign to each other. */
    private static boolean states(String document, String said) {
        return document.contains(said)
                || DocumentReader.read(document).stream().anyMatch(u -> u.text().contains(said));
    }

    private List<TextUnit> chosen(List<TextUnit> units) {
        List<TextUnit> fit = units.stream()
                .filter(u -> u.text().length() <= MOST_CHARS && u.text().split("\\s+").length >= FEWEST_WORDS)
                .filter(u -> !u.text().contains("?") && !u.text().endsWith(":"))
                .toList();
        int step = Math.max(1, fit.size() / Math.max(1, unitsPerDocument));
        return IntStream.range(0, fit.size())
                .filter(i -> i % step == 0)
                .limit(unitsPerDocument)
                .mapToObj(fit::get)
                .toList();
    }
}
