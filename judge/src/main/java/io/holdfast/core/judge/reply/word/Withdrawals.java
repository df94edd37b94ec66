package io.holdfast.core.judge.reply.word;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The support that a reply gives and then takes away in its prose: "all three are unsupported", "except the second", "I
 * made a mistake". Support that is withdrawn counts as no verdict: the statement is asked about again.
 *
 * @param all nothing the reply supports may be believed
 * @param ids nothing it says for these ids may be believed
 */
public record Withdrawals(boolean all, Set<Integer> ids) {
    /** What is longer is no remark; its rest is not searched. */
    private static final int LONGEST_SENTENCE = 2000;

    /** "all no" is the shortest. */
    private static final int SHORTEST_REMARK = 6;

    private static final List<String> ORDINALS = ReplyWords.list("ordinals");
    private static final String GROUP =
            "(?: of)?(?: %{determiners})?(?: (?:%{small_numbers}|\\d{1,3}))?(?: %{statement_nouns})?";
    private static final Pattern NONE =
            ReplyWords.pattern("\\b(?:none|neither|no (?:statement|claim|sentence)s?|not one)" + GROUP
                    + "(?: %{copulas_of_none})?(?: \\w+){0,2} %{supporting}\\b");
    private static final Pattern ALL_DENIED = ReplyWords.pattern("(?<!not )\\b(?:all|every|each|both|everything)"
            + GROUP + "(?: %{verbs_of_all})?(?: \\w+){0,1}? %{opposing}\\b");
    private static final Pattern RETRACTED =
            ReplyWords.pattern("\\b%{retractions}\\b|\\b%{reply_parts}(?: above)? %{copulas} %{void}\\b");
    private static final Pattern EXCEPTED = ReplyWords.pattern("\\b%{exceptions}\\b((?:(?: ,)? [\\w#]+){0,12})");
    private static final String NUMBER = "(\\d{1,3}|%{ordinals}|last)";
    private static final Pattern DENIED = ReplyWords.pattern("(?:^ ?|\\b(?:statement|claim|number|id|the) )" + NUMBER
            + "(?: (?:one|statement|claim))? (?:(?:(?:should|must|needs to|ought to) (?:be|have been|read)|is|was|remains)"
            + "(?: a| in fact| \\p{L}+ly)? %{denied}|(?:\\p{L}+ly )?%{denying})\\b");
    private static final Pattern SENTENCE_END = Pattern.compile("[\\n.!?;]+\\s*");
    private static final Pattern PUNCTUATION = Pattern.compile("[^\\p{L}\\p{N}#' ]+");
    private static final Pattern BLANKS = Pattern.compile(" {2,}");
    private static final Pattern ID = ReplyWords.pattern("\\b" + NUMBER + "\\b");

    /**
     * @param prose the reply, its JSON replaced by {@code |}, echoed statements and quotations by {@code ~}
     * @param from where the prose begins that can take back what was said before it
     */
    public static Withdrawals in(String prose, int from, int lastId) {
        Withdrawals doubts = Doubts.in(prose);
        Set<Integer> ids = new HashSet<>(doubts.ids());
        boolean all = doubts.all()
                || sentences(prose.substring(from)).stream()
                        .anyMatch(words -> RETRACTED.matcher(words).find());
        for (String words : sentences(prose)) {
            all |= NONE.matcher(words).find() || ALL_DENIED.matcher(words).find();
            Matcher excepted = EXCEPTED.matcher(words);
            while (excepted.find()) {
                addIds(excepted.group(1), ids, lastId);
            }
            Matcher denied = DENIED.matcher(words);
            while (denied.find()) {
                addIds(denied.group(1), ids, lastId);
            }
        }
        return new Withdrawals(all, Set.copyOf(ids));
    }

    /** Folded words; any punctuation inside a sentence is a comma. */
    private static List<String> sentences(String prose) {
        return Stream.of(SENTENCE_END.split(Folding.fold(prose)))
                .filter(s -> s.length() >= SHORTEST_REMARK)
                .map(s -> s.substring(0, Math.min(s.length(), LONGEST_SENTENCE)))
                .map(s ->
                        BLANKS.matcher(PUNCTUATION.matcher(s).replaceAll(" , ")).replaceAll(" "))
                .toList();
    }

    private static void addIds(String text, Set<Integer> ids, int lastId) {
        Matcher id = ID.matcher(text);
        while (id.find()) {
            String word = id.group(1);
            int ordinal = ORDINALS.indexOf(word);
            ids.add(ordinal >= 0 ? ordinal + 1 : word.equals("last") ? lastId : Integer.parseInt(word));
        }
    }

    public boolean covers(int id) {
        return all || ids.contains(id);
    }
}
