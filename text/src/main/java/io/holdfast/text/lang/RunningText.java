package io.holdfast.text.lang;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sentences of a text, which tell its language: code, keys, headings and short cells are names, whoever reads them. */
final class RunningText {
    /** Characters of a text in which a number counts as one mark, however long it is. */
    static final int BRIEF = 100;

    private static final int CLOSED = 3;
    private static final Pattern CLOSE = Pattern.compile("[.!?…。！？]$");
    private static final int LAST_OF_LATIN = 0x24F;
    private static final Pattern CODE = Pattern.compile("(?s)```.*?(?:```|$)|`[^`\\n]{1,200}`");
    private static final Pattern RECORD = Pattern.compile("\\s*(?:\\{|\\[\\s*[\\[{]|<[?!a-zA-Z])");
    private static final Pattern LEAVES = Pattern.compile("[\"{}\\[\\]<>\\n]");
    private static final Pattern TAG = Pattern.compile("<[^<>\\n]{1,200}>");
    /** Words of a cell, a value or a heading that make it a sentence; fewer do where it ends like one. */
    private static final int SENTENCE = 6;
    /** Letters that count for a word in scripts that are not Latin: some have no blanks. */
    private static final int LETTERS = 6;
    /** Share of marks and digits among all characters above which a text is a record, a table or code. */
    private static final double STRUCTURE = 0.2;

    /** Marks of prose, which texts of any kind have. */
    private static final String OF_PROSE = ".,'’\"“”–!?;:()%，。、！？；：（）「」।-";

    /** A piece between blanks that is code, a path, an address or an abbreviation. */
    private static final Pattern CODE_PIECE = Pattern.compile("[_=\\\\@/]|\\p{L}\\.\\p{L}");
    /** Marks of a line that is code unless it is a sentence. */
    private static final Pattern LINE_OF_CODE = Pattern.compile("[_=\\\\@/{};]");
    /** Between the cells of a row; a comma of a sentence has a blank or a number behind it. */
    private static final Pattern CELLS = Pattern.compile("[|\\t]|[,;](?=[^\\s\\p{Nd}])|(?<=[^\\p{Nd}])[,;](?=\\p{Nd})");
    /** What a line begins with that is no sentence: the mark of a heading, or a key. */
    private static final Pattern NAMED =
            Pattern.compile("\\A\\s*+(?:#+|(?:[-*•]\\s*+)?[^\\s:]++(?: [^\\s:]++){0,3}+:(?=\\s))");

    private RunningText() {}

    static String of(String text) {
        String plain = CODE.matcher(text).replaceAll(" ");
        boolean marked = RECORD.matcher(plain).lookingAt() || structured(plain);
        String said = marked ? plain : TAG.matcher(plain).replaceAll(" ").strip();
        boolean alone = said.indexOf('\n') < 0;
        return (marked ? LEAVES.splitAsStream(said) : said.lines())
                .flatMap(part -> sentences(part, marked, alone))
                .distinct()
                .flatMap(sentence -> Arrays.stream(sentence.split("\\s+")))
                .filter(piece -> !CODE_PIECE.matcher(piece).find())
                .collect(Collectors.joining(" "));
    }

    private static Stream<String> sentences(String part, boolean marked, boolean alone) {
        String[] cells = CELLS.split(part);
        if (marked || cells.length > 2) {
            return Arrays.stream(cells).filter(RunningText::sentence);
        }
        String value = alone ? part : NAMED.matcher(part).replaceFirst("");
        boolean plain =
                alone || value.equals(part) && !LINE_OF_CODE.matcher(part).find();
        return plain || sentence(value) ? Stream.of(value) : Stream.empty();
    }

    /** Most of its words are no names, and small words of one language or another hold it together, or it is closed. */
    private static boolean sentence(String cell) {
        String said = cell.strip();
        Scripts scripts = new Scripts(said);
        List<String> words = SmallWords.in(said);
        long plain = words.stream()
                .filter(w -> !Character.isUpperCase(w.codePointAt(0)))
                .count();
        boolean foreign = scripts.foreign() != null;
        int size = foreign ? scripts.all() / LETTERS : words.size();
        boolean held = foreign
                || words.stream().filter(SmallWords::contains).distinct().count() > 1;
        return 2 * plain >= words.size()
                && !structured(said)
                && (size >= SENTENCE && held
                        || size >= CLOSED && CLOSE.matcher(said).find());
    }

    /** Records, tables and code are full of marks and digits; prose has one in twenty characters, or a year. */
    private static boolean structured(String text) {
        String read = text.length() < BRIEF ? text.replaceAll("\\p{Nd}+", "0") : text;
        int all = read.chars()
                .filter(c -> !Character.isWhitespace(c))
                .map(c -> c > LAST_OF_LATIN ? Scripts.IDEOGRAPH : 1)
                .sum();
        return read.codePoints().filter(RunningText::mark).count() > STRUCTURE * all;
    }

    /** What is neither part of a word nor a mark of prose; emoji are not counted either. */
    private static boolean mark(int c) {
        return !Character.isLetter(c)
                && !Character.isWhitespace(c)
                && !Character.isSupplementaryCodePoint(c)
                && OF_PROSE.indexOf(c) < 0
                && Character.getType(c) != Character.NON_SPACING_MARK
                && Character.getType(c) != Character.COMBINING_SPACING_MARK;
    }
}
