package io.holdfast.text;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Decides whether a stop ends a sentence, from the word before it, the marks after it and the word that follows. It
 * looks back no further than the start of the sentence, so a sentence cut out of its text is judged the same way.
 */
record SentenceEnds(CharSequence text, int end) {
    /** How far a word is followed, in either direction; a longer one is no abbreviation. */
    private static final int REACH = 48;

    private static final int SHORT_NUMBER = 2;
    private static final int MAX_UNIT = 3;

    private static final Pattern LEADING_DIGITS = Pattern.compile("^\\p{Nd}+");
    private static final String CONTINUING = ",;:)]}.!?，、；：%";
    private static final String JAPANESE_PARTICLES = "とっでのはがにをもやへ";
    private static final String CHINESE_SAYING = "说說道问問喊答";
    private static final int SAYING_REACH = 6;

    private static final Set<String> SAYING = Abbreviations.words("saying");
    private static final Set<String> MARKED_NAMES = Abbreviations.words("marked_names");
    private static final Set<String> LABELLED = Abbreviations.words("labelled");
    private static final Set<String> GERMAN_BEFORE_ORDINAL = Abbreviations.words("german_before_ordinal");

    /**
     * @param sentence where the sentence starts
     * @param stop the first stop of the run
     * @param afterStops the index after the run of stops
     * @param afterMarks the index after the closing quotes and brackets that follow the run
     * @param next the next character that is not blank; before {@code end}
     */
    boolean at(int sentence, int stop, int afterStops, int afterMarks, int next) {
        char mark = text.charAt(stop);
        char last = text.charAt(afterStops - 1);
        boolean closed = afterMarks > afterStops;
        if (Chars.strongStop(last)) {
            return strongEnds(stop, afterStops, afterMarks, closed);
        }
        boolean joined = !Chars.blank(text.charAt(afterMarks)) && !unspaced(stop, afterMarks);
        if (joined
                || CONTINUING.indexOf(text.charAt(next)) >= 0
                || stop > 0 && "([".indexOf(text.charAt(stop - 1)) >= 0) {
            return false;
        }
        Following following = Following.at(text, next, end);
        if (closed && (following.lowerCase() || said(following, afterStops))) {
            return false;
        }
        if (mark == '.' && afterStops == stop + 1) {
            return fullStopEnds(sentence, stop, following);
        }
        if (mark == '…' || (mark == '.' && last == '.')) {
            return !following.lowerCase() && !following.digit();
        }
        String word = following.lowerCase() ? word(sentence, stop) : "";
        return !MARKED_NAMES.contains(word) && !word.contains("://");
    }

    private boolean strongEnds(int stop, int afterStops, int afterMarks, boolean closed) {
        char following = text.charAt(afterMarks);
        if (text.charAt(stop) == '．' && stop + 1 == afterStops) {
            return stop == 0 || !ascii(text.charAt(stop - 1)) || !ascii(following);
        }
        boolean quoted = closed
                && (JAPANESE_PARTICLES.indexOf(following) >= 0
                        || text.subSequence(afterMarks, Math.min(end, afterMarks + SAYING_REACH))
                                .chars()
                                .anyMatch(c -> CHINESE_SAYING.indexOf(c) >= 0));
        return !quoted && "，、,；;：:".indexOf(following) < 0;
    }

    /** Half and full-width letters and digits: a full-width stop between two of them is a decimal point. */
    private static boolean ascii(char c) {
        return Character.isLetterOrDigit(c) && (c < 128 || (c >= '０' && c <= 'ｚ'));
    }

    /** An ASCII stop inside Chinese or Japanese, where no space follows. */
    private boolean unspaced(int stop, int afterMarks) {
        return Chars.cjk(Character.codePointAt(text, afterMarks))
                && stop > 0
                && !Character.isDigit(text.charAt(stop - 1));
    }

    /** {@code "Stop!" Maria said.} */
    private boolean said(Following following, int afterStops) {
        return "\"”’'»".indexOf(text.charAt(afterStops)) >= 0
                && following.upperCase()
                && SAYING.contains(following.second(text, end));
    }

    private boolean fullStopEnds(int sentence, int stop, Following next) {
        String word = word(sentence, stop);
        if (word.isEmpty() || word.length() >= REACH) {
            return !next.lowerCase();
        }
        if (single(word)) {
            return initialEnds(sentence, stop, word, next);
        }
        if (Abbreviations.dotted(word)) {
            return dottedEnds(word, next);
        }
        if (digits(word)) {
            return numberEnds(sentence, stop, word, next);
        }
        String last = lastPart(word);
        return switch (Abbreviations.kind(last)) {
            case NEVER_LAST -> capitals(last) && next.upperCase() && next.startsSentence();
            case BEFORE_NUMBER -> !(next.digit() || next.lowerCase() || next.numeral());
            case NAME_PART -> next.upperCase() && next.startsSentence();
            case LIST_END -> !next.lowerCase();
            case MEASURE -> !(next.lowerCase() || next.digit());
            case CALENDAR -> !(next.digit() || next.lowerCase() || Abbreviations.calendar(next.word()));
            case WORD -> !next.lowerCase() || (wordLike(last) && !unit(sentence, stop, last) && !sectionNumber(word));
        };
    }

    /** Before a lower-case word: a real word ends its sentence, a cluster of consonants is an unknown abbreviation. */
    private static boolean wordLike(String word) {
        return word.length() > 3
                || word.isEmpty()
                || !Character.isLetter(word.charAt(0))
                || word.chars().anyMatch(c -> "aeiouyAEIOUYäöüáéíóú".indexOf(c) >= 0 || c > 0x2FF);
    }

    /** The unit after a number, as in "2 in. tall". */
    private boolean unit(int sentence, int stop, String word) {
        return word.length() <= MAX_UNIT
                && digits(wordBefore(sentence, stop).replace(".", "").replace(",", ""));
    }

    /** "3.2" before a lower-case word is the number of a section and not the end of one. */
    private static boolean sectionNumber(String word) {
        return digits(word.replace(".", ""));
    }

    private boolean initialEnds(int sentence, int stop, String word, Following next) {
        int c = word.codePointAt(0);
        if (next.initial()) {
            return false;
        }
        String before = wordBefore(sentence, stop);
        boolean afterInitial = before.length() == 2 && before.charAt(1) == '.';
        if (Character.isLowerCase(c)) {
            if (next.lowerCase() || (next.digit() && (c == 'p' || c == 'c' || c == 's'))) {
                return false;
            }
            boolean germanEra = next.word().equals("Chr");
            boolean versus = c == 'v' && next.upperCase() && !next.startsSentence();
            return !afterInitial && !germanEra && !versus;
        }
        if (!Character.isUpperCase(c)) {
            return Character.UnicodeScript.of(c) != Character.UnicodeScript.ARABIC; // د. is a doctor
        }
        if (next.lowerCase() || afterInitial && Character.isLowerCase(before.charAt(0))) {
            return false;
        }
        boolean labelled = LABELLED.contains(before.toLowerCase(Locale.ROOT));
        if (labelled || (!next.upperCase() && !next.digit())) {
            return true;
        }
        return !before.isEmpty() && (next.startsSentence() || c == 'I' && Character.isLowerCase(before.charAt(0)));
    }

    private static boolean dottedEnds(String word, Following next) {
        if (next.lowerCase() || next.digit()) {
            return false;
        }
        if (word.equalsIgnoreCase("a.m") || word.equalsIgnoreCase("p.m")) {
            return !Abbreviations.calendar(next.word()) && !Abbreviations.zone(next.word());
        }
        return switch (Abbreviations.kind(word)) {
            case NEVER_LAST -> false;
            case LIST_END -> true;
            default -> !next.upperCase() || next.startsSentence();
        };
    }

    private boolean numberEnds(int sentence, int stop, String word, Following next) {
        String before = wordBefore(sentence, stop);
        boolean german = GERMAN_BEFORE_ORDINAL.contains(before.toLowerCase(Locale.ROOT))
                && next.upperCase()
                && !next.startsSentence();
        boolean continued = next.lowerCase() || Abbreviations.calendar(next.word()) || before.endsWith(":") || german;
        return word.length() > SHORT_NUMBER || !continued;
    }

    /** The word that ends at the stop, without opening marks and leading digits of "5p.m". */
    private String word(int sentence, int stop) {
        int start = Chars.past(text, wordStart(sentence, stop), stop, c -> Chars.opener(c) || c == ')');
        String word = text.subSequence(start, stop).toString();
        String rest = LEADING_DIGITS.matcher(word).replaceFirst("");
        return Abbreviations.dotted(rest) ? rest : word;
    }

    private String wordBefore(int sentence, int stop) {
        int at = wordStart(sentence, stop);
        int last = Chars.trimEnd(text, Math.max(sentence, at - REACH), at);
        int start = Chars.past(text, wordStart(sentence, last), last, Chars::opener);
        return text.subSequence(start, last).toString();
    }

    private int wordStart(int sentence, int from) {
        return Chars.back(text, Math.max(sentence, from - REACH), from, c -> !Chars.blank(c));
    }

    /** The code of a place or an acronym, not the abbreviation that it would be in lower case: "Goleta, CA." */
    private static boolean capitals(String word) {
        return word.length() > 1 && word.chars().allMatch(Character::isUpperCase);
    }

    private static String lastPart(String word) {
        int cut = Math.max(word.lastIndexOf('-'), Math.max(word.lastIndexOf('/'), word.lastIndexOf('—')));
        return word.substring(cut + 1);
    }

    private static boolean single(String word) {
        return word.codePointCount(0, word.length()) == 1 && Character.isLetter(word.codePointAt(0));
    }

    private static boolean digits(String word) {
        return !word.isEmpty() && word.chars().allMatch(Character::isDigit);
    }
}
