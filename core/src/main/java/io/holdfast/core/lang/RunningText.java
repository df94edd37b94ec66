package io.holdfast.core.lang;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The sentences of a text, which tell its language: code, keys, headings and short cells are names, whoever reads them. */
final class RunningText {
    /** Words of a cell, a value or a heading that make it a sentence, and those that do where it ends like one. */
    private static final int SENTENCE = 6;

    private static final int CLOSED = 3;
    private static final Pattern CLOSE = Pattern.compile("[.!?…。！？]$");
    private static final int LAST_OF_LATIN = 0x24F;
    /** Share of marks and digits among all characters above which a text is a record, a table or code. */
    private static final double STRUCTURE = 0.2;

    /** What is neither part of a word nor a mark of prose; emoji are not counted either. */
    private static final Pattern MARK = Pattern.compile(
            "[^\\p{javaWhitespace}\\p{L}\\p{Mn}\\p{Mc}\\x{10000}-\\x{10FFFF}.,'’\"“”–!?;:()%，。、！？；：（）「」।-]");

    private static final Pattern CODE = Pattern.compile("(?s)```.*?(?:```|$)|`[^`\\n]{1,200}`");
    /** Marks of a piece between blanks that is code, a path or an address. */
    private static final String CODE_MARKS = "_=\\@/";

    /** An abbreviation or a path of names. */
    private static final Pattern DOTTED = Pattern.compile("\\p{L}\\.\\p{L}");
    /** Marks of a line that is code unless it is a sentence. */
    private static final String LINE_OF_CODE = CODE_MARKS + "{};";

    private static final Pattern RECORD = Pattern.compile("\\s*(?:\\{|\\[\\s*[\\[{]|<[?!a-zA-Z])");
    private static final Pattern LEAVES = Pattern.compile("[\"{}\\[\\]<>\\n]");
    private static final Pattern TAG = Pattern.compile("<[^<>\\n]{1,200}>");
    /** Between the cells of a row; a comma of a sentence has a blank or a number behind it. */
    private static final Pattern CELLS = Pattern.compile("[|\\t]|[,;](?=[^\\s\\p{Nd}])|(?<=[^\\p{Nd}])[,;](?=\\p{Nd})");

    private static final Pattern NAMED = Pattern.compile("\\s*(?:#+|[-*•]?\\s*[^\\s:]+(?: [^\\s:]+){0,3}:(?=\\s))");

    private RunningText() {}

    static String of(String text) {
        String plain = CODE.matcher(text).replaceAll(" ");
        Set<String> kept = new LinkedHashSet<>();
        if (RECORD.matcher(plain).lookingAt() || structured(plain)) {
            LEAVES.splitAsStream(plain)
                    .flatMap(CELLS::splitAsStream)
                    .filter(RunningText::sentence)
                    .forEach(kept::add);
        } else {
            String said = TAG.matcher(plain).replaceAll(" ").strip();
            said.lines().forEach(line -> kept.addAll(sentences(line, said.indexOf('\n') < 0)));
        }
        return withoutCode(String.join("\n", kept));
    }

    private static List<String> sentences(String line, boolean alone) {
        List<String> cells = List.of(CELLS.split(line));
        if (cells.size() > 2) {
            return cells.stream().filter(RunningText::sentence).toList();
        }
        String value = NAMED.matcher(line).replaceFirst("");
        boolean plain = alone || value.equals(line) && line.chars().noneMatch(c -> LINE_OF_CODE.indexOf(c) >= 0);
        return plain || sentence(value) ? List.of(plain ? line : value) : List.of();
    }

    /** Most of its words are no names, and small words of one language or another hold it together, or it is closed. */
    private static boolean sentence(String cell) {
        String said = cell.strip();
        Scripts scripts = new Scripts(said);
        List<String> words = LanguageReader.words(said);
        long plain = words.stream()
                .filter(w -> !Character.isUpperCase(w.codePointAt(0)))
                .count();
        int size = words.size() + scripts.unspaced();
        boolean held = scripts.foreign() != null
                || words.stream().filter(LanguageReader::isSmall).distinct().count() > 1;
        return 2 * plain >= words.size()
                && !structured(said)
                && (size >= SENTENCE && held
                        || size >= CLOSED && CLOSE.matcher(said).find());
    }

    /** Records, tables and code are full of marks and digits; prose has one in twenty characters, or a year. */
    private static boolean structured(String text) {
        String read = text.length() < LanguageReader.SENTENCE ? text.replaceAll("\\p{Nd}+", "0") : text;
        int all = read.chars()
                .filter(c -> !Character.isWhitespace(c))
                .map(c -> c > LAST_OF_LATIN ? Scripts.IDEOGRAPH : 1)
                .sum();
        return MARK.matcher(read).results().count() > STRUCTURE * all;
    }

    private static String withoutCode(String text) {
        StringBuilder prose = new StringBuilder();
        for (String piece : text.split("\\s+")) {
            if (piece.chars().noneMatch(c -> CODE_MARKS.indexOf(c) >= 0)
                    && !DOTTED.matcher(piece).find()) {
                prose.append(piece).append(' ');
            }
        }
        return prose.toString();
    }
}
