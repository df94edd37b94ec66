package io.holdfast.text.lang;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words by the role they play in a refusal, and forms over roles, of one language. {@code refusals.txt} of the
 * language's folder has a section for each role: entries separated by blanks, {@code _} between the words of an entry,
 * {@code *} for any ending. The entries of a section {@code [not-find]} play two roles, one after the other; a word on
 * several lists plays all their roles at once; the longest entry wins.
 *
 * <p>A form is a regular expression over names: of roles, of {@code terms}, {@code any} (any word), {@code all} (also
 * a comma) and {@code end}. Forms are sections of {@code refusal-forms.txt}, for all languages, and of the language's
 * own file.
 */
public final class Phrases {
    /** The languages whose refusals are known. */
    public static final List<String> LANGUAGES = WordList.with("refusals.txt");

    /** The sections that hold forms; all others are roles. */
    static final List<String> FORMS = List.of("terms", "declines", "asked", "lead", "courtesy");

    private static final String SHARED = "refusal-forms.txt";

    /** Finds a word with one of the roles without which no clause declines: most clauses of answers have none. */
    public static final Pattern SIGN =
            WordPatterns.beside(WordList.class, List.of(SHARED)).compile("[< ]%{sign} ");

    private static final Pattern NAME = Pattern.compile("[a-z]+");
    /** An ideograph or a syllable, where blanks do not separate words; a number, a word, a mark. */
    private static final Pattern TOKEN = Pattern.compile(
            "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー]" + "|\\p{N}++(?:[.,:]\\p{N}++)*+|[\\p{L}\\p{M}_]+|[,:、]");

    private static final Pattern COMMA = Pattern.compile("[,:、]");
    private static final int MAX_STEM = 40;

    private record Entry(List<String> words, List<String> roles) {}

    private final String language;
    private final Map<String, List<Entry>> byFirstWord = new HashMap<>();
    private final Map<String, List<Pattern>> forms = new ConcurrentHashMap<>();

    private Phrases(String language) {
        this.language = language;
        WordList.sections(language + "/refusals.txt").forEach((section, lines) -> {
            if (!FORMS.contains(section)) {
                List<String> parts = List.of(section.split("-"));
                lines.stream().flatMap(WordList::words).forEach(entry -> add(entry, parts));
            }
        });
    }

    /** The words of a language's refusals. */
    public static Phrases refusals(String language) {
        return new Phrases(language);
    }

    private void add(String entry, List<String> parts) {
        List<String> words = new ArrayList<>();
        for (String word : entry.split("_")) {
            boolean open = word.endsWith("*");
            words.addAll(tokens(open ? word.substring(0, word.length() - 1) : word));
            if (open) {
                words.add(words.remove(words.size() - 1) + "*");
            }
        }
        byFirstWord.computeIfAbsent(words.get(0), first -> new ArrayList<>()).add(new Entry(words, parts));
    }

    private static List<String> tokens(String text) {
        return TOKEN.matcher(text).results().map(MatchResult::group).toList();
    }

    /** A sentence as roles: {@code <source context >} for a word with two, {@code < >} for one with none. */
    public String read(String sentence) {
        List<String> tokens = tokens(sentence);
        StringBuilder read = new StringBuilder();
        for (int at = 0; at < tokens.size(); ) {
            if (COMMA.matcher(tokens.get(at)).matches()) {
                read.append("<comma >");
                at++;
            } else {
                at += append(read, tokens, at);
            }
        }
        return read.toString();
    }

    /** Writes the roles of the longest entry here; how many words that took. */
    private int append(StringBuilder read, List<String> tokens, int at) {
        int length = 1;
        Set<List<String>> found = new LinkedHashSet<>();
        String first = tokens.get(at);
        for (int end = 0; end <= Math.min(first.length(), MAX_STEM); end++) {
            String key = end == 0 ? first : first.substring(0, end) + "*";
            for (Entry entry : byFirstWord.getOrDefault(key, List.of())) {
                int words = entry.words().size();
                if (words < length || !matches(entry.words(), tokens, at)) {
                    continue;
                }
                if (words > length) {
                    found.clear();
                }
                length = words;
                found.add(entry.roles());
            }
        }
        List<String> sequence =
                found.stream().filter(parts -> parts.size() > 1).findFirst().orElse(null);
        if (sequence != null) {
            sequence.forEach(role -> read.append('<').append(role).append(" >"));
        } else {
            read.append('<');
            found.forEach(parts -> read.append(parts.get(0)).append(' '));
            read.append(found.isEmpty() ? " >" : ">");
        }
        return length;
    }

    private static boolean matches(List<String> words, List<String> tokens, int at) {
        boolean all = at + words.size() <= tokens.size();
        for (int i = 0; all && i < words.size(); i++) {
            String word = words.get(i);
            String token = tokens.get(at + i);
            all = word.endsWith("*") ? token.startsWith(word.substring(0, word.length() - 1)) : token.equals(word);
        }
        return all;
    }

    /** The forms of a section, those for all languages first; read when they are first asked for. */
    public List<Pattern> forms(String section) {
        return forms.computeIfAbsent(section, this::readForms);
    }

    private List<Pattern> readForms(String section) {
        Map<String, String> terms = new HashMap<>();
        List<Pattern> forms = new ArrayList<>();
        for (String resource : List.of(SHARED, language + "/refusals.txt")) {
            Map<String, List<String>> sections = WordList.sections(resource);
            for (String line : sections.getOrDefault("terms", List.of())) {
                int sign = line.indexOf(" = ");
                terms.put(line.substring(0, sign), expanded(line.substring(sign + 3), terms));
            }
            for (String line : sections.getOrDefault(section, List.of())) {
                forms.add(Pattern.compile(expanded(line, terms)));
            }
        }
        return List.copyOf(forms);
    }

    private String expanded(String form, Map<String, String> terms) {
        String bare = form.replace(' ', '~');
        String all = NAME.matcher(bare).replaceAll(name -> {
            String word = name.group();
            return switch (word) {
                case "any" -> "(?:<(?!comma)[^>]*>)";
                case "all" -> "(?:<[^>]*>)";
                case "comma" -> "(?:<comma >)";
                case "end" -> "\\$";
                default ->
                    terms.containsKey(word)
                            ? Matcher.quoteReplacement(terms.get(word))
                            : "(?:<(?:[a-z]+ )*?" + word + " [^>]*>)";
            };
        });
        return all.replace("~", "");
    }
}
