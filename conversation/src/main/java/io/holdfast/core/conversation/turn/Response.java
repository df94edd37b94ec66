package io.holdfast.core.conversation.turn;

import io.holdfast.core.claim.Refusals;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.Embedder;
import io.holdfast.text.SentenceSplitter;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.number.Quantity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A response read once: its sentences, which of them decline, and what of it can be compared by meaning. */
public final class Response {
    /** Sentences beyond these are compared by words only; a chat message has fewer. */
    private static final int EMBEDDED_SENTENCES = 40;

    /** How a sentence begins that goes on from the question instead of naming its subject again. */
    private static final Pattern GOES_ON =
            ConversationWords.pattern("(?iu)^[^\\p{L}\\p{N}$€£¥]*(?:%{goes-on}|[$€£¥]?\\s?\\d)(?!\\p{L})");

    private static final Pattern NAMES_ITS_SUBJECT = ConversationWords.pattern("^\\W*%{opens-with-its-subject}\\b");
    private static final Pattern YES_NO = ConversationWords.pattern("(?iu)^\\W*%{yes-no}\\b");
    private static final Pattern POLAR =
            ConversationWords.pattern("(?iu)^\\W*(?:(?:%{and-but}|so)\\s+)?%{opens-a-yes-no-question}\\b");
    /** How a sentence begins that sends the user elsewhere: beside one that declines it answers nothing. */
    private static final Pattern REFERRAL = ConversationWords.pattern("(?iu)^\\W*%{referral}\\b");

    private static final int BARE_WORDS = 4;
    /** Words for those a price holds for, and for paying it: they name nothing that has a price of its own. */
    private static final Set<String> PAYERS = Set.copyOf(ContentWords.stems(ConversationWords.text("payers")));
    /** Words of a sentence that declines without saying what. */
    private static final Set<String> UNSPECIFIC = Set.copyOf(ContentWords.of(ConversationWords.text("unspecific")));

    private final String text;
    private final List<Sentence> sentences;
    private final List<Sentence> stated;
    private final List<Sentence> declining;
    private final @Nullable Embedder embedder;

    public Response(String text, @Nullable Embedder embedder) {
        this.text = text;
        this.embedder = embedder;
        List<Sentence> all = new ArrayList<>();
        for (Span span : SentenceSplitter.split(text)) {
            String sentence = span.of(text);
            all.add(new Sentence(
                    sentence,
                    Set.copyOf(ContentWords.of(sentence)),
                    Refusals.isRefusal(sentence),
                    embedder != null && all.size() < EMBEDDED_SENTENCES ? embedder.embed(sentence) : null));
        }
        this.sentences = List.copyOf(all);
        this.declining = sentences.stream().filter(Sentence::declines).toList();
        this.stated = sentences.stream()
                .filter(s -> !s.declines() && !s.text().strip().endsWith("?"))
                .filter(s -> declining.isEmpty() || !REFERRAL.matcher(s.text()).find())
                .toList();
    }

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Sentence(String text, Set<String> words, boolean declines, float @Nullable [] vector) {
        /** Whether amounts and those who pay them are all it names: "Adults pay 12 euros, children 6." */
        boolean amountsByPayer() {
            StringBuilder rest = new StringBuilder(text);
            List<Quantity> amounts = TextFacts.read(text).quantities();
            for (Quantity amount : amounts) {
                rest.replace(amount.start(), amount.end(), " ".repeat(amount.end() - amount.start()));
            }
            return !amounts.isEmpty() && PAYERS.containsAll(ContentWords.of(rest.toString()));
        }

        boolean goesOn() {
            return GOES_ON.matcher(text).find()
                    || words.size() <= BARE_WORDS
                            && !NAMES_ITS_SUBJECT.matcher(text).find();
        }
    }

    /** Whether anything is left once questions back and sentences that decline are taken away. */
    public boolean states() {
        return !stated.isEmpty();
    }

    /** The stated sentences that hold one of the words, each with the one after it; all that is stated when none does. */
    public String around(Set<String> terms) {
        StringBuilder near = new StringBuilder();
        boolean before = false;
        for (Sentence sentence : stated) {
            boolean here = !Collections.disjoint(sentence.words(), terms);
            if (here || before) {
                near.append(sentence.text()).append('\n');
            }
            before = here;
        }
        return near.length() == 0
                ? String.join("\n", stated.stream().map(Sentence::text).toList())
                : near.toString();
    }

    /**
     * Whether a sentence answers without naming its subject again: "It opens at 9.", "At 9.", "Yes, on weekdays." A kind
     * of answer that anything meets needs the whole response to itself.
     */
    public boolean answersDirectly(Intent intent, boolean onlyQuestion) {
        if (intent == Intent.OTHER) {
            return onlyQuestion
                    && !stated.isEmpty()
                    && (YES_NO.matcher(stated.get(0).text()).find()
                            || stated.get(0).goesOn());
        }
        return stated.stream()
                .anyMatch(s -> (s.goesOn() || onlyQuestion && intent == Intent.AMOUNT && s.amountsByPayer())
                        && intent.metBy(s.text()));
    }

    /** Whether it is one short sentence of the kind each thing asked for wants, or a yes or no where one was asked for. */
    public boolean bareAnswer(List<SubQuestions.Part> asked) {
        if (sentences.size() != 1 || stated.size() != 1 || !stated.get(0).goesOn()) {
            return false;
        }
        Sentence only = stated.get(0);
        List<SubQuestions.Part> wanted =
                asked.stream().filter(p -> p.intent() != Intent.OTHER).toList();
        if (only.words().size() > BARE_WORDS) {
            return false;
        }
        return wanted.isEmpty()
                ? !asked.isEmpty()
                        && POLAR.matcher(asked.get(0).text()).find()
                        && YES_NO.matcher(text).find()
                : wanted.stream().allMatch(p -> p.intent().metBy(text));
    }

    /** Whether it declines what these words ask for: a declining sentence with one of them, or one that names nothing else. */
    public boolean declines(Set<String> terms) {
        return declining.stream()
                .anyMatch(s -> !Collections.disjoint(s.words(), terms)
                        || UNSPECIFIC.containsAll(s.words())
                        || stated.isEmpty() && declining.size() == 1);
    }

    public String text() {
        return text;
    }

    public List<String> words() {
        return sentences.stream().flatMap(s -> s.words().stream()).toList();
    }

    /** Content words of what is stated. */
    public List<String> statedWords() {
        return stated.stream().flatMap(s -> s.words().stream()).toList();
    }

    /** How close the response, or its closest sentence, is to a text; null without an embedder. */
    public @Nullable Double similarity(String other) {
        if (embedder == null || sentences.isEmpty()) {
            return null;
        }
        float[] vector = embedder.embed(other);
        double whole = Embedder.cosine(embedder.embed(text), vector);
        return Math.max(whole, closest(sentences, vector));
    }

    /** How close the closest stated sentence is to a text; null without an embedder. */
    public @Nullable Double statedSimilarity(String other) {
        return embedder == null || stated.isEmpty() ? null : closest(stated, embedder.embed(other));
    }

    private static double closest(List<Sentence> sentences, float[] vector) {
        double most = 0;
        for (Sentence sentence : sentences) {
            float[] own = sentence.vector();
            most = own == null ? most : Math.max(most, Embedder.cosine(own, vector));
        }
        return most;
    }
}
