package io.holdfast.engine.anchor;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.Anchor.Kind;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.fact.TextFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the anchors of a question. Each kind is one pattern; what an earlier pattern took, a later one leaves alone.
 * Question words of English and Indonesian, and the verbs that open a request, are never anchors.
 */
public final class AnchorExtractor {
    private record Rule(Kind kind, double confidence, Pattern pattern) {
        Rule(Kind kind, double confidence, String template) {
            this(kind, confidence, EngineWords.pattern(template));
        }
    }

    private static final List<Rule> RULES = List.of(
            new Rule(Kind.QUOTED, 0.95, "[\"“]([^\"”]{2,})[\"”]|(?<![\\p{L}\\p{N}])['‘]([^'’]{2,})['’](?![\\p{L}])"),
            new Rule(
                    Kind.CODE,
                    0.9,
                    "`([^`]+)`|\\b([A-Za-z]+(?:_[A-Za-z0-9]+)+)\\b|\\b([a-z]+[A-Z][A-Za-z0-9]+)\\b|\\b(\\w+\\(\\))|(?<!\\S)(--[a-z][a-z-]+)"),
            new Rule(
                    Kind.DATE,
                    0.9,
                    "\\b(\\d{1,2}(?:st|nd|rd|th)? %{Month}(?:,? %{year})?|%{Month} \\d{1,2}(?:st|nd|rd|th)?(?:,? %{year})?|%{Month} %{year}|\\d{4}-\\d{2}-\\d{2})\\b"),
            new Rule(
                    Kind.PERIOD,
                    0.85,
                    "(?i)\\b(Q[1-4](?: (?:of )?%{year})?|(?:first|second|third|fourth) quarter(?: of %{year})?|kuartal (?:pertama|kedua|ketiga|keempat|[1-4]|I{1,3}|IV)(?: (?:tahun )?%{year})?|%{year}s|\\d{1,2}(?:st|nd|rd|th) century)\\b"),
            new Rule(Kind.YEAR, 0.9, "(?<![\\p{L}\\d.,$])(%{year})(?![\\d%]|[.,]\\d)"),
            new Rule(Kind.UNIT, 0.5, "(?i)\\b(%{asked-unit})\\b|[%$€£]|\\bRp\\b"),
            new Rule(Kind.NUMBER, 0.6, "(?<![\\p{L}\\d])(\\d+(?:[.,:]\\d+)*)(?![\\p{L}\\d])"));

    private static final Pattern NAME = EngineWords.pattern(
            "\\p{Lu}[\\p{L}\\p{N}.&]*(?:['’-]\\p{L}[\\p{L}\\p{N}]*)*(?:(?: (?:%{name-particle}|and the)){1,2}(?= \\p{Lu})| (?=\\p{Lu})\\p{Lu}[\\p{L}\\p{N}.&]*(?:['’-]\\p{L}[\\p{L}\\p{N}]*)*)*");
    private static final Pattern MONTH = EngineWords.pattern("%{Month}");
    private static final Pattern CATEGORY =
            EngineWords.pattern("(?i)\\b(?:which|what|apa|mana) ((?!%{no-kind}|\\p{L}+ed\\b)[\\p{L}]{4,})\\b");
    private static final Set<String> EVENTS = Set.copyOf(EngineWords.of("event"));
    private static final Set<String> OPENERS = Set.copyOf(EngineWords.of("opens-sentence"));
    /** Behind a word it makes that word what is asked for: "Jam berapa", "Kota mana". */
    private static final Pattern ASKED_BEHIND = Pattern.compile("\\s+(?:berapa|apa|mana)\\b");

    /** "I'm" and its like begin with a capital letter and name nobody. */
    private static final Pattern CONTRACTED = EngineWords.pattern("%{subject}['’]\\p{L}+");

    /** Where a sentence ends inside what looks like one name: "in March. Which class". */
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=\\p{Ll}{3}|\\p{Lu}{2}\\p{Ll}?)\\.\\s+");

    private static final Pattern COMPARING = EngineWords.pattern("(?iu)\\b%{compares-year}\\s+(?:tahun )?$");
    /** How sure a year is that is only compared with: below what makes it essential. */
    private static final double COMPARED = 0.5;

    private static final double NAME_CONFIDENCE = 0.85;
    private static final double OPENING_NAME_CONFIDENCE = 0.7;
    private static final double CATEGORY_CONFIDENCE = 0.5;
    private static final Set<Kind> CAN_BE_ESSENTIAL =
            EnumSet.of(Kind.QUOTED, Kind.CODE, Kind.DATE, Kind.PERIOD, Kind.YEAR, Kind.EVENT, Kind.ENTITY);

    /** Kinds found by their capital letter: a weekday or a month is one too, and a text need not name it to answer for it. */
    private static final Set<Kind> NAMED = EnumSet.of(Kind.ENTITY, Kind.NOUN);

    private final EngineSettings.Anchors settings;

    public AnchorExtractor(EngineSettings.Anchors settings) {
        this.settings = settings;
    }

    public Question understand(String text) {
        int wanted = IntentDetector.wanted(text);
        Question.Language language = AskedLanguage.of(text);
        List<Anchor> all = settings.enabled() ? anchors(text, wanted, language) : List.of();
        List<Anchor> used = all.stream()
                .filter(a -> a.confidence() >= settings.minConfidence())
                .sorted(Comparator.comparingDouble((Anchor a) -> -a.confidence())
                        .thenComparing(Anchor::kind))
                .limit(settings.max())
                .toList();
        return new Question(text, language, IntentDetector.intent(text), wanted, used, all.size());
    }

    private List<Anchor> anchors(String text, int wanted, Question.Language language) {
        List<Span> taken = new ArrayList<>();
        Map<String, Anchor> found = new LinkedHashMap<>();
        for (Rule rule : RULES) {
            Matcher m = rule.pattern.matcher(text);
            while (m.find()) {
                Span span = new Span(m.start(), m.end());
                String words = firstGroup(m);
                boolean count = rule.kind == Kind.NUMBER && words.equals(Integer.toString(wanted));
                double sure = rule.kind == Kind.YEAR && compared(text, m.start()) ? COMPARED : rule.confidence;
                if (!count && taken.stream().noneMatch(span::overlaps)) {
                    taken.add(span);
                    put(found, words, rule.kind, sure);
                }
            }
        }
        names(text, taken, found, language == Question.Language.GERMAN);
        Matcher category = CATEGORY.matcher(text);
        while (category.find()) {
            if (!ComparedWords.isFunctionWord(category.group(1).toLowerCase(Locale.ROOT))) {
                put(found, category.group(1), Kind.CATEGORY, CATEGORY_CONFIDENCE);
            }
        }
        return List.copyOf(found.values());
    }

    private void names(String text, List<Span> taken, Map<String, Anchor> found, boolean german) {
        Matcher m = NAME.matcher(text);
        while (m.find()) {
            Span span = new Span(m.start(), m.end());
            if (taken.stream().anyMatch(span::overlaps)) {
                continue;
            }
            String name = m.group();
            Matcher end = SENTENCE_END.matcher(name);
            if (end.find()) {
                name = name.substring(0, end.start());
                m.region(m.start() + end.end(), text.length());
            }
            boolean opening = opens(text, span.start());
            if (opening
                    && ASKED_BEHIND
                            .matcher(text)
                            .region(span.start() + name.length(), text.length())
                            .lookingAt()) {
                continue;
            }
            boolean stripped = false;
            while (!name.isEmpty() && neverAnchor(firstWord(name), opening || stripped)) {
                int space = name.indexOf(' ');
                name = space < 0 ? "" : name.substring(space + 1).strip();
                stripped = true;
            }
            name = name.replaceFirst("[.'’&-]+$", name.matches(".*(?:\\p{Lu}\\.){2,}$") ? "." : "")
                    .strip();
            boolean bareOpening =
                    opening && !stripped && name.indexOf(' ') < 0 && !name.matches(".*\\p{Lu}.*\\p{Lu}.*|.*\\d.*");
            if (name.length() > 1 && !(name.length() == 2 && name.endsWith("."))) {
                boolean event = ComparedWords.tokens(name).stream().anyMatch(EVENTS::contains) && name.indexOf(' ') > 0;
                boolean noun = german && name.indexOf(' ') < 0;
                put(
                        found,
                        name,
                        event ? Kind.EVENT : noun ? Kind.NOUN : Kind.ENTITY,
                        bareOpening ? OPENING_NAME_CONFIDENCE : NAME_CONFIDENCE);
            }
        }
    }

    /** Whether several things are asked for that come before or after the year at this place: no text need name it. */
    private static boolean compared(String text, int at) {
        return SeveralThings.namedOrCounted(text)
                && COMPARING.matcher(text.substring(0, at)).find();
    }

    private static boolean neverAnchor(String word, boolean opening) {
        String folded = word.toLowerCase(Locale.ROOT);
        return ComparedWords.isFunctionWord(ComparedWords.fold(folded))
                || CONTRACTED.matcher(folded).matches()
                || (opening && (OPENERS.contains(folded) || AskedLanguage.asks(folded)))
                || ComparedWords.fold(folded).isEmpty();
    }

    private static boolean opens(String text, int at) {
        String before = text.substring(0, at).strip();
        return before.isEmpty() || before.matches("(?s).*[.?!:\"“¿¡]");
    }

    private static String firstWord(String name) {
        int space = name.indexOf(' ');
        return space < 0 ? name : name.substring(0, space);
    }

    private void put(Map<String, Anchor> found, String words, Kind kind, double confidence) {
        String key = ComparedWords.fold(words);
        String unique = key.isEmpty() ? words : key;
        boolean essential = confidence >= settings.essentialConfidence()
                && CAN_BE_ESSENTIAL.contains(kind)
                && !(NAMED.contains(kind) && calendar(words));
        found.putIfAbsent(unique, new Anchor(words, kind, confidence, essential));
    }

    /** Whether a name is nothing but a weekday, a month or another date. */
    private static boolean calendar(String name) {
        return MONTH.matcher(name).matches()
                || TextFacts.read(name).dates().stream().anyMatch(d -> d.end() - d.start() == name.length());
    }

    private static String firstGroup(Matcher m) {
        for (int g = 1; g <= m.groupCount(); g++) {
            String group = m.group(g);
            if (group != null) {
                return group;
            }
        }
        return m.group();
    }
}
