package io.holdfast.core.judge.reply.word;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Support that the judge does not vouch for: verdicts behind words on their line that no plain introduction has ("if I had
 * to guess: 1. Yes"), and a "yes" that its own line takes back ("Yes, though the text never says so") or asks ("Yes?").
 * Introductions are a closed list of words, because doubts can be put in any words: what is not known is asked again.
 */
final class Doubts {
    private static final int LONGEST_LINE = 2000;

    /** A line that begins with the id of a statement. */
    private static final Pattern VERDICT_LINE =
            Pattern.compile("^[^\\p{L}\\p{N}]*(?:statement |claim )?#?(\\d{1,3})(?=[^\\p{L}\\p{N}])(.*)$");

    /** Where verdicts begin on a line that opens with words: an id, or JSON, which {@code |} replaces. */
    private static final Pattern FIRST = Pattern.compile("(?<![\\p{L}\\p{N}])\\d{1,3} ?[.):](?!\\d)|\\|{8,}");

    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}']*");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/");
    private static final Pattern SENTENCE_END = Pattern.compile("[.!?]\\s|\\|>");
    private static final Set<String> INTRODUCTIONS = Stream.of("introductions", "ids_statement", "block_labels")
            .flatMap(section -> ReplyWords.list(section).stream())
            .collect(Collectors.toUnmodifiableSet());
    private static final Pattern TAKEN_BACK = ReplyWords.pattern(
            "(?<!\\p{L})%{concessions}(?!\\p{L}).{0,80}?(?<!\\p{L})%{concession_negations}(?!\\p{L})");
    private static final Pattern ASKED = Pattern.compile("(?<!\\p{L})(?:yes|true|supported) ?\\?\\s*$");

    private Doubts() {}

    /** @param prose the reply, its JSON replaced by {@code |}, echoed statements and quotations by {@code ~} */
    static Withdrawals in(String prose) {
        Set<Integer> ids = new HashSet<>();
        boolean all = false;
        for (String line : Folding.fold(prose).split("\n")) {
            String start = line.substring(0, Math.min(line.length(), LONGEST_LINE));
            Matcher own = VERDICT_LINE.matcher(start);
            if (own.matches()) {
                if (TAKEN_BACK.matcher(own.group(2)).find()
                        || ASKED.matcher(own.group(2)).find()) {
                    ids.add(Integer.valueOf(own.group(1)));
                }
                continue;
            }
            Matcher first = FIRST.matcher(start);
            all |= first.find() && !introduces(start.substring(0, first.start()));
        }
        return new Withdrawals(all, ids);
    }

    /** Whether the sentence right before the verdicts is a plain introduction. */
    private static boolean introduces(String words) {
        String[] sentences = SENTENCE_END.split(COMMENT.matcher(words).replaceAll(" "), -1);
        return WORD.matcher(sentences[sentences.length - 1])
                .results()
                .allMatch(word -> INTRODUCTIONS.contains(word.group()));
    }
}
