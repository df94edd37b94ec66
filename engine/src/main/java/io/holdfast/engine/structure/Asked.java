package io.holdfast.engine.structure;

import io.holdfast.engine.anchor.AskedLanguage;
import io.holdfast.engine.anchor.AskingClause;
import io.holdfast.engine.anchor.Denial;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.anchor.SeveralThings;
import io.holdfast.engine.anchor.YesNoQuestion;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What form of answer a question asks for, in English, Indonesian, German, French and Spanish. */
final class Asked {
    private static final Pattern COUNT =
            EngineWords.pattern("^%{asks-how-many}\\s*(?<noun>[\\p{L}-]+(?: [\\p{L}-]+)?).*");
    private static final List<Pattern> LISTS = Stream.of(
                    "(?:please )?(?:%{asks-to-list}|nenne)\\b",
                    ".*\\b%{which-ones}\\b",
                    "(?:which|what) (?:[\\p{L}-]+ ){0,2}(?!(?:%{singular-verb}|this|its)\\b)[\\p{L}-]+s\\b(?! %{singular-verb}\\b)",
                    "(?:which|what) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+s (?:do|does) .*\\b%{offers}\\W*$",
                    "what (?!does .*\\bmean\\b)%{after-what}\\b",
                    "(?:which|what) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+[^suia\\W]s %{verb-of-another}\\b",
                    "what(?: is|'s|’s| was)(?: not|n't)? [\\p{L}]+(?:ed|en)\\b",
                    "how (?:(?:do|can|should|must) (?:i|you|we|one)|to)\\b",
                    "(?:which|what) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+[^suia\\W]s (?:is|was) .*\\b%{preposition}\\W*$",
                    ".*\\b%{asks-for-names}\\b",
                    "who (?:is|are)(?: not|n't)? %{may-participle}\\b",
                    "who (?:%{modal}|%{modal-denied}|attended)\\b",
                    "who (?:all )?(?:was|were|is|are) (?:present|there|attending|invited)\\b",
                    "bagaimana cara\\b",
                    "wie (?:\\p{L}+ )?(?:ich|man|wir)\\b",
                    "welche [\\p{L}-]+(?:n|e|s)\\b",
                    "was %{after-was}\\b",
                    "(?:quels|quelles) ",
                    "(?:qué|cuáles) (?:[\\p{L}-]+ )?[\\p{L}-]+s\\b")
            .map(form -> EngineWords.pattern(form + ".*"))
            .toList();
    /** Where a clause begins that tells only when the question holds. */
    private static final Pattern CLAUSE = EngineWords.pattern("(?<=\\s)%{opens-clause}\\b");

    private static final Pattern TIMES = Pattern.compile(
            "^(?:how often (?:did|has|have|was|were)|how many times|wie oft (?:hat|haben|war|waren|wurde)|berapa kali)\\b");
    private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}\\p{N}.])\\d+(?:[.,]\\d+)*(?![\\p{L}\\p{N}])");

    private static final Pattern OPEN = EngineWords.pattern("^%{asks-for-thing}(?!\\p{L})");
    private static final Pattern TOLD = EngineWords.pattern("^%{asks-how-or-why}(?!\\p{L})");
    private static final Pattern WHICH =
            Pattern.compile("^(?:which|what|welche[rs]?) (?!is\\b|are\\b|was\\b|were\\b)\\p{L}+");
    private static final Pattern DENYING = Pattern.compile("\\b\\p{L}+n['’]t\\b");
    private static final Pattern WHO = Pattern.compile("^(?:who(?: is| was|'s)|siapa(?:kah)?|wer)\\b.*");

    private final Question question;
    private final String lower;

    Asked(Question question) {
        this.question = question;
        this.lower = AskingClause.of(question.text());
    }

    /** The words that carry the question's meaning, without the small words of its language. */
    Set<String> words() {
        Set<String> small = AskedLanguage.small(question.language());
        Set<String> words = new LinkedHashSet<>();
        String text = DENYING.matcher(question.text().toLowerCase(Locale.ROOT)).replaceAll(" ");
        for (String word : text.split("[^\\p{L}\\p{M}\\p{N}'’$€£%.,-]+")) {
            if (!small.contains(word)) {
                words.addAll(ComparedWords.content(word));
            }
        }
        return words.isEmpty() ? ComparedWords.content(question.text()) : words;
    }

    /** Whether it asks for the person in an office. */
    boolean who() {
        return WHO.matcher(lower).matches();
    }

    /** Whether it asks for a thing of any form: what, who, when, where, which. */
    boolean open() {
        return OPEN.matcher(lower).find();
    }

    boolean yesNo() {
        return YesNoQuestion.is(question.text(), question.language());
    }

    boolean list() {
        return question.intent().type() == AnswerType.LIST
                || LISTS.stream().anyMatch(form -> form.matcher(lower).matches());
    }

    /** The noun of "how many beds"; empty for other questions. */
    String counted() {
        Matcher m = COUNT.matcher(lower);
        return m.matches() ? m.group("noun") : "";
    }

    /** The superlative whose row or sentence is asked for; a reason or a measure of it is told in words. */
    Optional<Superlative> superlative() {
        return TOLD.matcher(lower).find() ? Optional.empty() : Superlative.in(lower);
    }

    /** Whether it asks how or why something is: that is told in words, not by rows. */
    boolean told() {
        return counted().isEmpty() && TOLD.matcher(lower).find();
    }

    /** Whether it asks for things of a kind: "which boats", "list all rooms". */
    boolean several() {
        return SeveralThings.named(lower);
    }

    /** Whether it asks which one of a kind. */
    boolean which() {
        return WHICH.matcher(lower).find();
    }

    /** Whether it asks how many times something happened. */
    boolean times() {
        return TIMES.matcher(lower).find();
    }

    /** Whether a list of this kind may answer: of what is not where that is asked for, and of what is where it is not. */
    boolean fits(boolean denied) {
        Matcher clause = CLAUSE.matcher(lower);
        boolean whole = !clause.find();
        String main = whole ? lower : lower.substring(0, clause.start());
        return Denial.in(main) == denied || !whole && Denial.in(lower);
    }

    /** Whether rows must be compared or counted to answer it: no single one of them shows the answer. */
    static boolean overRows(Question question) {
        Asked asked = new Asked(question);
        return asked.superlative().isPresent() || !asked.counted().isEmpty() || asked.times() || asked.several();
    }

    /** The figures the question names: an answer about other ones is about something else. */
    Set<String> numbers() {
        return NUMBER.matcher(question.text()).results().map(r -> r.group()).collect(Collectors.toSet());
    }
}
