package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.Denial;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.StatedLimit;
import io.holdfast.engine.anchor.YesNoWords;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.TextLayout;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.Lexicon;
import io.holdfast.text.PorterStemmer;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Yes or no, with the sentence that shows it: the one about all the question's things, by whether it denies them. */
final class YesNo {
    private static final Pattern DENIED = EngineWords.pattern("(?i)\\b%{denies-in-sentence}\\b|n['’]t\\b");
    private static final Pattern DENIED_QUESTION = EngineWords.pattern("(?i)\\b(?:%{not}|closed)\\b|n['’]t\\b");
    private static final Pattern AFFIRMED_CELL = EngineWords.pattern("(?iu)%{yes}");
    private static final Pattern DENIED_CELL = EngineWords.pattern("(?iu)%{no}");
    /** What a question asks by one word and a document tells by another. */
    private static final Map<String, String> SAME = EngineWords.pairs("told-by");
    /** Words whose opposite denies them of the same thing; others only tell two things apart, as morning and evening do. */
    private static final Set<String> POLAR = Set.copyOf(stems(String.join(" ", EngineWords.of("polar"))));

    private static final Pattern OPEN_ASKED = Pattern.compile("(?iu)\\b(?:open|buka|offen|geöffnet)\\b");
    private static final Pattern CLOCK =
            Pattern.compile("\\d{1,2}[:.]\\d{2}|\\b\\d{1,2} ?(?:[ap]\\.?m|uhr)\\b|(?i)\\buhr\\b");

    private final Weights weights;
    private final Question question;
    private final Set<String> wanted;
    private final Set<String> numbers;
    private final Ages ages;

    YesNo(Weights weights, Question question, Set<String> wanted, Set<String> numbers) {
        this.weights = weights;
        this.question = question;
        this.wanted = wanted;
        this.ages = new Ages(question.text());
        this.numbers = new HashSet<>(numbers);
        this.numbers.removeAll(ages.figures());
    }

    Optional<Structured> answer(List<Chunk> passages) {
        Structured best = null;
        for (Chunk chunk : passages) {
            String text = chunk.text();
            Set<String> context = ComparedWords.content(chunk.context());
            for (Span span : chunk.sentences()) {
                String sentence = span.of(text);
                // its header tells what a row says; a question says neither
                if (TextLayout.row(sentence) || sentence.strip().endsWith("?")) {
                    continue;
                }
                Set<String> own = accounted(sentence);
                own.addAll(ages.told(sentence));
                Set<String> all = new HashSet<>(own);
                all.addAll(context);
                double told = weights.share(wanted, own);
                double confidence = weights.share(wanted, all);
                double score = 0.7 * told + 0.3 * confidence;
                if (ages.mayHold(sentence)
                        && figures(sentence + " " + chunk.context())
                        && told > 0.25
                        && (best == null || score > best.confidence())) {
                    best = new Structured(
                            "yes_no",
                            said(question, sentence),
                            chunk,
                            span,
                            decided(question, sentence, word(question, sentence))
                                    .orElse(sentence.strip()),
                            true,
                            Math.min(1, score));
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** A cell that itself says yes or no, as the answer that it is. */
    static Optional<Structured> cell(Structured cell, Question question) {
        String value = cell.words().strip();
        List<String> asked = stems(question.text());
        boolean opposite = stems(value).stream().anyMatch(v -> opposes(asked, v));
        boolean yes = affirmed(value)
                || stems(value).stream().anyMatch(v -> !v.isEmpty() && asked.contains(v)) && !Denial.in(value)
                || OPEN_ASKED.matcher(question.text()).find()
                        && CLOCK.matcher(value).find();
        if (!yes && !opposite && !DENIED_CELL.matcher(value).matches()) {
            return Optional.empty();
        }
        yes = yes && !opposite;
        String word = YesNoWords.in(question.language()).word(yes);
        return Optional.of(new Structured(
                "yes_no", word + ": " + cell.text() + ".", cell.chunk(), cell.quote(), word, cell.confidence()));
    }

    /** Whether a cell says yes. */
    static boolean affirmed(String cell) {
        return AFFIRMED_CELL.matcher(cell.strip()).matches();
    }

    /** Whether a cell says yes or no. */
    static boolean decided(String cell) {
        return affirmed(cell) || DENIED_CELL.matcher(cell.strip()).matches();
    }

    private static List<String> stems(String text) {
        return ComparedWords.tokens(text).stream()
                .map(t -> PorterStemmer.stem(Lexicon.BUNDLED.base(t)))
                .toList();
    }

    /** Whether a word says of something the contrary of what a word of the question asks. */
    private static boolean opposes(List<String> asked, String said) {
        return POLAR.contains(said) && asked.stream().anyMatch(a -> Lexicon.BUNDLED.opposite(a, said));
    }

    private Set<String> accounted(String sentence) {
        Set<String> words = new HashSet<>(ComparedWords.content(sentence));
        List<String> tokens = ComparedWords.stems(sentence);
        List<String> said = stems(sentence);
        for (String asked : ComparedWords.tokens(question.text())) {
            String stem = PorterStemmer.stem(asked);
            if (said.stream().anyMatch(s -> opposes(List.of(stem), s))) {
                words.add(ComparedWords.stem(asked));
            }
        }
        SAME.forEach((asked, told) -> {
            if (Stream.of(told.split("\\|")).anyMatch(t -> words.contains(t) || tokens.contains(t))) {
                words.add(asked);
            }
        });
        return words;
    }

    private boolean figures(String text) {
        String there = " " + ComparedWords.fold(text) + " ";
        return numbers.stream().allMatch(n -> there.contains(" " + ComparedWords.fold(n) + " "));
    }

    /** A sentence behind the yes or no that it says. */
    static String said(Question question, String sentence) {
        return decided(question, sentence, word(question, sentence))
                .map(word -> YesNoWords.opened(word, sentence))
                .orElseGet(() -> sentence.strip().replaceAll("\\s+", " "));
    }

    /**
     * What answers where the sentence states a limit of what is asked: outside of what it allows it is no, within it is
     * never no; empty where the sentence must speak for itself.
     */
    static Optional<String> decided(Question question, String sentence, String word) {
        YesNoWords words = YesNoWords.in(question.language());
        boolean yes = word.equals(words.yes());
        boolean opens = YesNoWords.affirms(sentence);
        boolean allowed = opens || word(question, sentence).equals(words.yes());
        return switch (StatedLimit.kept(question.text(), sentence)) {
            case NONE -> Optional.of(word);
            case WITHIN -> yes || !allowed ? Optional.of(word) : opens ? Optional.of(words.yes()) : Optional.empty();
            case OUTSIDE -> allowed ? Optional.of(words.no()) : yes ? Optional.empty() : Optional.of(word);
            case UNCLEAR -> yes ? Optional.empty() : Optional.of(word);
        };
    }

    private static String word(Question question, String sentence) {
        List<String> asked = stems(question.text());
        boolean opposite = ComparedWords.tokens(sentence).stream()
                .filter(t -> !DENIED.matcher(t).matches())
                .flatMap(t -> stems(t).stream())
                .anyMatch(t -> opposes(asked, t) && !asked.contains(t));
        boolean denied = DENIED.matcher(sentence).find() != opposite;
        boolean askedDenied = DENIED_QUESTION.matcher(question.text()).find();
        return YesNoWords.in(question.language()).word(denied == askedDenied);
    }
}
