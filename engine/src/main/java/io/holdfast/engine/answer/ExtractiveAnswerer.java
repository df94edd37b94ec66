package io.holdfast.engine.answer;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.Reader;
import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.AnchorMatcher;
import io.holdfast.engine.anchor.CountedThings;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.anchor.YesNoWords;
import io.holdfast.engine.answer.SentenceScorer.Candidate;
import io.holdfast.engine.confidence.Found;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.TextLayout;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.structure.Block;
import io.holdfast.engine.structure.Forms;
import io.holdfast.engine.structure.Structured;
import io.holdfast.engine.structure.StructuredAnswers;
import io.holdfast.text.TokenCounter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Answers by showing the sentences that hold the answer, each with its citation. With a reader model the sentence is the
 * one around the span it found; without one it is the sentence closest to the question in words and meaning.
 */
public final class ExtractiveAnswerer implements Answerer {
    /** Questions for several things: a reader is taught to find one, the others are listed beside it. */
    private static final Pattern SEVERAL_ASKED = EngineWords.pattern(
            "(?iu)^\\W*(?:(?:what|which|who) (?:are|were)|(?:what|which) (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+[^s\\W]s %{plural-auxiliary}|was sind|welche\\b.*\\b(?:sind|haben|gibt))\\b|\\b(?:apa|siapa|mana) saja\\b");

    /** Lists, tables and columns that are read a second time beside those whose headings name what is asked for. */
    private static final int MOST_OFFERED = 6;

    private static final Pattern WHY = Pattern.compile("(?iu)^\\W*(?:why|warum|wieso|mengapa|kenapa)\\b");
    private static final Pattern POINTS_BACK =
            Pattern.compile("(?iu)\\b(?:these|those)\\b|^\\W*(?:this|that|diese[rs]?|hal ini|karena itu)\\b");

    private final EngineSettings.Answering settings;
    private final EngineSettings.Confidence confidence;
    private final SentenceScorer scorer;
    private final @Nullable Reader reader;
    private final StructuredAnswers structure;
    private final Fit fit;

    /** Whether words can answer a question at all. */
    @FunctionalInterface
    public interface Fit {
        /** @param span the exact words that answer */
        boolean test(Question question, String sentence, @Nullable String span);
    }

    /** @param fit tells what is of the kind asked for: of two passages the one that is comes first */
    public ExtractiveAnswerer(
            EngineSettings.Answering settings,
            EngineSettings.Confidence confidence,
            SentenceScorer scorer,
            @Nullable Reader reader,
            StructuredAnswers structure,
            Fit fit) {
        this.fit = fit;
        this.settings = settings;
        this.confidence = confidence;
        this.scorer = scorer;
        this.reader = reader;
        this.structure = structure;
    }

    @Override
    public String id() {
        return "extractive";
    }

    /** A candidate with its confidence and, from a reader, the answer span. */
    private record Choice(
            Candidate candidate,
            double confidence,
            @Nullable String span,
            Reader.@Nullable Reading reading,
            boolean listed) {}

    @Override
    public Draft answer(Question question, Packed packed, int outputTokens) {
        return drafts(question, packed, outputTokens).get(0);
    }

    /** What the form of the passages tells, then what the reader finds: of the kind asked for where there is such a one. */
    @Override
    public List<Draft> drafts(Question question, Packed packed, int outputTokens) {
        int input = TokenCounter.count(Prompt.render(question, packed));
        Forms forms = structure.of(question, settings.structure() ? packed.passages() : List.of(), outputTokens);
        List<Structured> named = forms.named();
        List<Draft> drafts = new ArrayList<>();
        for (Structured form : named.subList(0, Math.min(named.size(), settings.drafts()))) {
            drafts.add(
                    form.sentence() && reader != null
                            ? stated(question, form, reader, input, outputTokens)
                            : structured(question, form, input, outputTokens));
        }
        if (!named.isEmpty() && (reader == null || named.get(0).kind().equals(StructuredAnswers.ASKED_BEFORE))) {
            return drafts;
        }
        if (reader != null) {
            forms.offered().stream()
                    .filter(form -> isNew(form, named))
                    .limit(MOST_OFFERED)
                    .forEach(form -> drafts.add(structured(question, form, input, outputTokens)));
        }
        List<Candidate> candidates = scorer.score(question, packed);
        List<Choice> ranked = reader == null ? byWords(candidates) : byReader(question, packed, candidates, reader);
        List<Choice> fitting = ranked.stream()
                .filter(c -> fit.test(question, c.candidate.text(), c.span))
                .toList();
        List<Choice> likely = (fitting.isEmpty() ? ranked : fitting)
                .stream()
                        .filter(c -> c.confidence >= confidence.abstainBelow())
                        .limit(settings.drafts())
                        .toList();
        boolean several = StructuredAnswers.several(question);
        for (Choice c : likely) {
            List<Choice> first = new ArrayList<>(ranked);
            first.remove(c);
            first.add(0, c);
            Draft draft = written(question, first, candidates, input, outputTokens);
            Optional<Draft> all = several ? withItems(draft, c) : Optional.empty();
            if (all.isEmpty() || !all.get().sameAs(draft)) {
                drafts.add(draft);
            }
            all.ifPresent(drafts::add);
        }
        if (settings.structure()) {
            around(forms, likely).stream()
                    .filter(form -> isNew(form, named))
                    .forEach(form -> drafts.add(structured(question, form, input, outputTokens)));
        }
        return drafts.isEmpty()
                ? List.of(Draft.abstention(ranked.isEmpty() ? 0 : ranked.get(0).confidence, input, 0))
                : drafts;
    }

    /** The lists of which a reader found items. */
    private static List<Structured> around(Forms forms, List<Choice> found) {
        List<Structured> lists = new ArrayList<>();
        for (Choice c : found) {
            Optional.ofNullable(c.reading)
                    .flatMap(r -> forms.around(c.candidate.chunk(), r.span()))
                    .filter(form -> isNew(form, lists))
                    .ifPresent(lists::add);
        }
        return lists;
    }

    private static boolean isNew(Structured form, List<Structured> known) {
        return known.stream().noneMatch(k -> k.stated().equals(form.stated()));
    }

    /** The first of the choices, with what else belongs to the answer. */
    private Draft written(
            Question question, List<Choice> ranked, List<Candidate> candidates, int input, int outputTokens) {
        List<Choice> chosen = choose(question, ranked, candidates);
        List<Draft.Sentence> sentences = new ArrayList<>();
        boolean first = false;
        int output = 0;
        for (Choice c : chosen) {
            String whole = (before(question, c.candidate) + c.candidate.text()).replaceAll("\\s+", " ");
            int room = outputTokens
                    - output
                    - YesNoWords.TOKENS
                    - TokenCounter.count(" [CIT:" + c.candidate.chunk().id() + "]");
            String said = sentences.isEmpty() ? SentenceExcerpt.around(whole, c.span, room) : whole;
            String shown = c.reading == null || !sentences.isEmpty() ? said : StructuredAnswers.decided(question, said);
            Draft.Sentence s =
                    new Draft.Sentence(shown, List.of(c.candidate.chunk().id()), shown.equals(said) ? "" : said);
            int cost =
                    TokenCounter.count(" " + s.text() + " [CIT:" + s.citations().get(0) + "]");
            if (!said.isEmpty() && output + cost <= outputTokens) {
                first |= c.equals(chosen.get(0));
                sentences.add(s);
                output += cost;
            }
        }
        // the first sentence answers, the others only show what the question names; a list is all of them
        boolean list = question.intent().type() == AnswerType.LIST && sentences.size() > 1 && !chosen.get(0).listed;
        String span = first && !list ? spans(question, chosen.subList(0, sentences.size())) : null;
        return new Draft(sentences, span, chosen.get(0).confidence, input, output, 0, found(question, ranked), null);
    }

    /** The sentence before one that points back, "for these days": asked why, what it points to is the reason. */
    private static String before(Question question, Candidate candidate) {
        if (!WHY.matcher(question.text()).find()
                || !POINTS_BACK.matcher(candidate.text()).find()) {
            return "";
        }
        String text = candidate.chunk().text();
        return candidate.chunk().sentences().stream()
                .filter(s -> s.end() <= candidate.span().start())
                .reduce((a, b) -> b)
                .map(s -> text.substring(s.start(), candidate.span().start()))
                .orElse("");
    }

    private static Draft structured(Question question, Structured form, int input, int outputTokens) {
        Draft.Sentence sentence = new Draft.Sentence(
                form.text(), List.of(form.chunk().id()), form.quoted().replaceAll("\\s+", " "));
        int output = TokenCounter.count(
                " " + sentence.text() + " [CIT:" + form.chunk().id() + "]");
        return output > outputTokens
                ? Draft.abstention(form.confidence(), input, 0)
                : new Draft(
                        List.of(sentence),
                        form.words(),
                        form.confidence(),
                        input,
                        output,
                        0,
                        new Found(
                                form.count() ? CountedThings.of(question.text()) : question.text(),
                                form.chunk(),
                                form.quote(),
                                form.stated(),
                                form.confidence(),
                                form.told(),
                                form.list() && StructuredAnswers.several(question)),
                        null);
    }

    /** A sentence found by its form: the reader finds the words that answer in it, and how sure they are is told by reading. */
    private Draft stated(Question question, Structured form, Reader model, int input, int outputTokens) {
        Draft whole = structured(question, form, input, outputTokens);
        Reader.Reading reading = read(model, question, form.chunk());
        if (!form.quote().contains(reading.span()) || reading.span().length() == 0) {
            Reader.Reading alone = model.read(question.text(), form.quoted());
            reading = new Reader.Reading(alone.span().shift(form.quote().start()), alone.score(), alone.answerable());
        }
        if (whole.abstained() || reading.span().length() == 0) {
            return whole;
        }
        double sure = confidence.combined() ? form.confidence() : reading.answerable();
        if (sure < confidence.abstainBelow()) {
            return Draft.abstention(sure, input, 0);
        }
        String said = reading.span().of(form.chunk().text());
        Found found = new Found(question.text(), form.chunk(), form.quote(), said, reading.answerable(), "");
        return new Draft(whole.sentences(), found.answer(), sure, input, whole.outputTokens(), 0, found, null);
    }

    /** The words that answer: of a list the items of every sentence that lists them, else those of the best sentence. */
    private static @Nullable String spans(Question question, List<Choice> chosen) {
        Choice best = chosen.get(0);
        if (!best.listed) {
            return best.span == null || !SEVERAL_ASKED.matcher(question.text()).find()
                    ? best.span
                    : Enumeration.around(best.candidate.text(), best.span);
        }
        return chosen.stream()
                .filter(c -> c.listed)
                .map(c -> Objects.requireNonNull(c.span))
                .collect(Collectors.joining(", "));
    }

    private static @Nullable Found found(Question question, List<Choice> ranked) {
        Choice best = ranked.get(0);
        Reader.Reading reading = best.reading;
        if (reading == null || best.span == null) {
            return null;
        }
        return new Found(
                question.text(), best.candidate.chunk(), best.candidate.span(), best.span, reading.answerable(), "");
    }

    /** The same with all items that the sentence tells beside the one that a reader found, as what answers. */
    private static Optional<Draft> withItems(Draft draft, Choice choice) {
        Found found = draft.found();
        Reader.Reading reading = choice.reading;
        if (found == null || reading == null || !found.place().contains(reading.span())) {
            return Optional.empty();
        }
        return ItemsAround.of(
                        found.place().of(found.chunk().text()),
                        reading.span().shift(-found.place().start()))
                .map(all -> draft.telling(found.all(all)));
    }

    private List<Choice> byWords(List<Candidate> candidates) {
        List<Choice> result = new ArrayList<>();
        for (Candidate c : candidates) {
            double z = confidence.intercept()
                    + confidence.lexical() * c.lexical()
                    + confidence.similarity() * c.similarity();
            result.add(new Choice(c, logistic(z), null, null, false));
        }
        return result;
    }

    private List<Choice> byReader(Question question, Packed packed, List<Candidate> candidates, Reader model) {
        List<Choice> result = new ArrayList<>();
        for (var chunk : packed.passages()) {
            Reader.Reading reading = read(model, question, chunk);
            Optional<Candidate> around = candidates.stream()
                    .filter(c -> c.chunk().id().equals(chunk.id()) && c.span().overlaps(reading.span()))
                    .min(Comparator.comparingInt(c -> c.span().start()));
            around.filter(c -> mayAnswer(question, c)).ifPresent(c -> {
                double z = confidence.readerIntercept()
                        + confidence.reader() * reading.answerable()
                        + confidence.readerLexical() * c.lexical()
                        + confidence.readerSimilarity() * c.similarity();
                double sure = confidence.combined() ? logistic(z) : reading.answerable();
                Span span = reading.span();
                String words = span.length() == 0 ? null : span.of(chunk.text());
                result.add(listed(question, candidates, new Choice(c, sure, words, reading, false)));
            });
        }
        result.sort(Comparator.comparing((Choice c) -> !c.listed)
                .thenComparing(c -> !fit.test(question, c.candidate.text(), c.span))
                .thenComparingDouble(c -> -c.confidence));
        return result;
    }

    /** A question answers nothing, nor does a header; of several rows to be compared no single one does. */
    private static boolean mayAnswer(Question question, Candidate candidate) {
        return TextLayout.row(candidate.text())
                ? !StructuredAnswers.overRows(question) && !Block.header(candidate.chunk(), candidate.text())
                : !candidate.text().strip().endsWith("?");
    }

    /** Reads the passage below its heading; title and heading go before it, as what its sentences are about. */
    private static Reader.Reading read(Reader model, Question question, Chunk chunk) {
        int body = chunk.bodyStart();
        if (chunk.section().isEmpty() && chunk.lead().isEmpty()) {
            return model.read(question.text(), chunk.text());
        }
        String before = chunk.context() + ".\n";
        Reader.Reading found = model.read(question.text(), before + chunk.text().substring(body));
        int shift = body - before.length();
        Span span = found.span();
        return span.start() < before.length()
                ? new Reader.Reading(new Span(body, body), found.score(), 0)
                : new Reader.Reading(span.shift(shift), found.score(), found.answerable());
    }

    /**
     * For a list question the passage's sentence that lists enough of what is asked for, with all its items: a reader is
     * taught to find one answer and shows the first of them.
     */
    private static Choice listed(Question question, List<Candidate> candidates, Choice choice) {
        if (question.intent().type() != AnswerType.LIST) {
            return choice;
        }
        Set<String> wanted = new LinkedHashSet<>(ComparedWords.content(question.text()));
        question.anchors().stream()
                .filter(a -> a.kind() != Anchor.Kind.CATEGORY)
                .forEach(a -> wanted.removeAll(ComparedWords.content(a.text())));
        Reader.Reading reading = Objects.requireNonNull(choice.reading);
        for (Candidate c : candidates) {
            if (c.chunk().id().equals(choice.candidate.chunk().id())
                    && wanted.stream().anyMatch(ComparedWords.content(c.text())::contains)) {
                Enumeration items = Enumeration.in(c.text()).orElse(null);
                if (items != null && items.items() >= question.wanted()) {
                    int at = c.span().start();
                    Span span = new Span(
                            at + items.span().start(), at + items.span().end());
                    return new Choice(
                            c,
                            choice.confidence,
                            span.of(c.chunk().text()),
                            new Reader.Reading(span, reading.score(), reading.answerable()),
                            true);
                }
            }
        }
        return choice;
    }

    /** The best sentence; for lists the others that are nearly as good; for several named things one for each left out. */
    private List<Choice> choose(Question question, List<Choice> ranked, List<Candidate> candidates) {
        boolean list = question.intent().type() == AnswerType.LIST;
        int limit = list ? settings.listSentences() : settings.sentences();
        Choice best = ranked.get(0);
        List<Choice> chosen = new ArrayList<>(List.of(best));
        for (Choice c : ranked) {
            if (chosen.size() < limit
                    && (c.listed || !best.listed)
                    && !known(chosen, c.candidate)
                    && c.candidate.score() >= settings.secondSentence() * best.candidate.score()) {
                chosen.add(c);
            }
        }
        if (question.essential().size() > 1) {
            apart(question, candidates, best, chosen);
        }
        return chosen;
    }

    /** Where a question names several things, a sentence for each that the chosen passages leave out. */
    private void apart(Question question, List<Candidate> candidates, Choice best, List<Choice> chosen) {
        for (Anchor anchor : question.essential()) {
            boolean covered = chosen.stream()
                    .anyMatch(c -> AnchorMatcher.holds(c.candidate.chunk().searchable(), anchor));
            if (!covered && chosen.size() < settings.listSentences()) {
                candidates.stream()
                        .filter(c -> !known(chosen, c) && AnchorMatcher.holds(c.text(), anchor))
                        .filter(c -> c.score() >= settings.secondSentence() * best.candidate.score() / 2)
                        .findFirst()
                        .ifPresent(c -> chosen.add(new Choice(c, best.confidence, null, null, false)));
            }
        }
    }

    private static boolean known(List<Choice> chosen, Candidate c) {
        return chosen.stream().anyMatch(x -> x.candidate.text().equals(c.text()));
    }

    private static double logistic(double z) {
        return 1 / (1 + Math.exp(-z));
    }
}
