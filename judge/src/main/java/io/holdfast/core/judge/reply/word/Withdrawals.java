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
    private static final String NUMBERS = "(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})";
    private static final String GROUP = "(?: of)?(?: the| these| them| those| your)?(?: " + NUMBERS
            + ")?(?: (?:statements?|claims?|sentences?|of them|one|items?))?";
    private static final String SUPPORTED =
            "(?:supported|entailed|grounded|true|correct|faithful|stated|confirmed|verified|backed|holds?|stands?|applies|apply|follows?)";
    private static final Pattern NONE = Pattern.compile("\\b(?:none|neither|no (?:statement|claim|sentence)s?|not one)"
            + GROUP + "(?: (?:is|are|was|were|can be|could be|has been|have been|should be))?(?: \\w+){0,2} "
            + SUPPORTED
            + "\\b");
    private static final Pattern ALL_DENIED = Pattern.compile("(?<!not )\\b(?:all|every|each|both|everything)" + GROUP
            + "(?: (?:is|are|was|were|should be|must be|remain|remains|lack|lacks|do|does))?(?: \\w+){0,1}? "
            + "(?:unsupported|not supported|not entailed|not true|not grounded|wrong|incorrect|false|no|support|hallucinated"
            + "|fabricated|unverified|contradicted)\\b");
    private static final Pattern RETRACTED = Pattern.compile("\\b" + ReplyWords.alternatives("retractions")
            + "\\b|\\b(?:verdicts?|answers?|labels?|above|these|list)(?: above)? (?:is|are|was|were)"
            + " (?:wrong|invalid|incorrect|void|mistaken|not (?:valid|right|correct|mine))\\b");
    private static final Pattern EXCEPTED =
            Pattern.compile("\\b" + ReplyWords.alternatives("exceptions") + "\\b((?:(?: ,)? [\\w#]+){0,12})");
    private static final Pattern DENIED = Pattern.compile("(?:^ ?|\\b(?:statement|claim|number|id|the) )(\\d{1,3}|"
            + String.join("|", ORDINALS) + "|last"
            + ")(?: (?:one|statement|claim))? (?:(?:(?:should|must|needs to|ought to)"
            + " (?:be|have been|read)|is|was|remains)(?: a| in fact| \\p{L}+ly)?"
            + " (?:no|0|false|unsupported|not supported|not stated|not mentioned|wrong|contradicted|incorrect)"
            + "|(?:\\p{L}+ly )?(?:contradicts|fails|failed|lacks|conflicts|isn't|is not))\\b");
    private static final Pattern SENTENCE_END = Pattern.compile("[\\n.!?;]+\\s*");
    private static final Pattern PUNCTUATION = Pattern.compile("[^\\p{L}\\p{N}#' ]+");
    private static final Pattern BLANKS = Pattern.compile(" {2,}");
    private static final Pattern ID = Pattern.compile("\\b(\\d{1,3}|" + String.join("|", ORDINALS) + "|last" + ")\\b");

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
