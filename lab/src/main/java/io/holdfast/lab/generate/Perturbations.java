package io.holdfast.lab.generate;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Perturbation;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.text.lang.WordPatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes a case a little, in a known way, so that its answer must stay the same. Seeded: same seed, same changes. */
public final class Perturbations {
    private static final String[] KEYBOARD = {"qwertyuiop", "asdfghjkl", "zxcvbnm"};
    private static final Pattern PLAIN_WORD =
            Pattern.compile("(?<![\\p{L}\\p{N}_./`'-])[a-z]{5,}(?![\\p{L}\\p{N}_./`('-])");
    private static final Pattern EDGE_PUNCTUATION = Pattern.compile("(?<=[\\p{L}\\p{N}`)\"'])[,;:.?!]+(?=\\s|$)");
    private static final Pattern TAIL = WordPatterns.beside(Perturbations.class, List.of("words.txt"))
            .compile("^(.{10,}?)\\s(%{circumstance}\\s[^?]{3,})\\?$");
    private static final List<String> NOISE = List.of(
            "This page is part of a larger collection.",
            "Readers may find a printed copy helpful.",
            "The layout of this section was revised recently.",
            "Further remarks can be sent to the editors.");

    private final List<Perturbation> kinds;
    private final long seed;

    public Perturbations(Config config) {
        this.kinds = config.experiment().perturbations();
        this.seed = config.experiment().seed();
    }

    /**
     * A perturbed case.
     *
     * @param change what was changed, in words
     */
    public record Perturbed(Perturbation kind, String change, Case testCase) {
        public String condition() {
            return "perturb:" + kind.id();
        }
    }

    /** Every configured perturbation that changes this case at all. */
    public List<Perturbed> of(DatasetCase datasetCase) {
        List<Perturbed> perturbed = new ArrayList<>();
        for (Perturbation kind : kinds) {
            of(kind, datasetCase.testCase()).ifPresent(perturbed::add);
        }
        return perturbed;
    }

    private Optional<Perturbed> of(Perturbation kind, Case testCase) {
        Draw draw = new Draw(seed, kind.id() + " " + testCase.id());
        String question = testCase.question();
        return switch (kind) {
            case TYPO -> typo(testCase, draw);
            case LOWER_CASE -> question(kind, testCase, question.toLowerCase(Locale.ROOT), "question in lower case");
            case UPPER_CASE -> question(kind, testCase, question.toUpperCase(Locale.ROOT), "question in upper case");
            case WHITESPACE ->
                question(
                        kind, testCase, "  " + question.replace(" ", "  ") + " \n", "spaces doubled around every word");
            case DROPPED_PUNCTUATION ->
                question(
                        kind,
                        testCase,
                        EDGE_PUNCTUATION.matcher(question).replaceAll(""),
                        "punctuation dropped from the question");
            case REORDERING ->
                reordered(question)
                        .flatMap(q -> question(kind, testCase, q, "the parts of the question changed places"));
            case NOISE_SENTENCE -> noise(testCase, draw);
        };
    }

    private static Optional<Perturbed> question(Perturbation kind, Case testCase, String question, String change) {
        return question.equals(testCase.question())
                ? Optional.empty()
                : Optional.of(new Perturbed(kind, change, testCase.withQuestion(question)));
    }

    private static Optional<Perturbed> typo(Case testCase, Draw draw) {
        String question = testCase.question();
        List<MatchResult> words = PLAIN_WORD.matcher(question).results().toList();
        if (words.isEmpty()) {
            return Optional.empty();
        }
        MatchResult word = draw.one(words, 0);
        int at = word.start() + 1 + draw.below(word.group().length() - 2, 1);
        char wrong = neighbour(question.charAt(at), draw);
        String typed = question.substring(0, at) + wrong + question.substring(at + 1);
        return question(
                Perturbation.TYPO,
                testCase,
                typed,
                "\"" + word.group() + "\" became \"" + typed.substring(word.start(), word.end()) + "\"");
    }

    private static char neighbour(char letter, Draw draw) {
        for (String row : KEYBOARD) {
            int at = row.indexOf(letter);
            if (at >= 0) {
                boolean right = at == 0 || (at < row.length() - 1 && draw.below(2, 2) == 0);
                return row.charAt(right ? at + 1 : at - 1);
            }
        }
        return letter;
    }

    /** "What is X when Y?" becomes "When Y, what is X?". */
    private static Optional<String> reordered(String question) {
        Matcher matcher = TAIL.matcher(question.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String tail = matcher.group(2);
        String head = matcher.group(1);
        boolean name = head.length() > 1 && Character.isUpperCase(head.charAt(1));
        return Optional.of(tail.substring(0, 1).toUpperCase(Locale.ROOT)
                + tail.substring(1)
                + ", "
                + (name ? head : head.substring(0, 1).toLowerCase(Locale.ROOT) + head.substring(1))
                + "?");
    }

    private static Optional<Perturbed> noise(Case testCase, Draw draw) {
        if (testCase.documents().isEmpty()) {
            return Optional.empty();
        }
        String sentence = draw.one(NOISE, 0);
        List<Document> documents = new ArrayList<>(testCase.documents());
        Document last = documents.get(documents.size() - 1);
        documents.set(
                documents.size() - 1,
                new Document(last.id(), last.title(), last.url(), last.text().stripTrailing() + " " + sentence));
        return Optional.of(new Perturbed(
                Perturbation.NOISE_SENTENCE,
                "added to the document: \"" + sentence + "\"",
                testCase.withDocuments(documents)));
    }
}
