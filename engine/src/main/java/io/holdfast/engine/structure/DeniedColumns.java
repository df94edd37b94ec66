package io.holdfast.engine.structure;

import io.holdfast.engine.corpus.ComparedWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The columns of a table that a question rules out: that of members where it asks what somebody pays who is none. */
final class DeniedColumns {
    /** "Who is not a member", "non-members": what a column must not be of. */
    private static final Pattern DENIED =
            Pattern.compile("(?iu)(?:\\bnot|n['’]t|\\bnon|\\bkeine?|\\bbukan)(?: |-)(?:an? |the )?(\\p{L}+)");

    private final Set<String> denied = new HashSet<>();

    DeniedColumns(String question) {
        DENIED.matcher(question).results().forEach(m -> denied.addAll(ComparedWords.content(m.group(1))));
    }

    /** The words denied, where a header of the table has one of them; nothing where none does. */
    Set<String> of(Block table) {
        Set<String> headers = ComparedWords.content(String.join(" ", table.header()));
        return TableAnswers.common(denied, headers).isEmpty() ? Set.of() : denied;
    }

    boolean ruleOut(String header) {
        return !TableAnswers.common(denied, ComparedWords.content(header)).isEmpty();
    }

    /** The one column written as the one that the question denies: what others pay for "who is not a member". */
    int beside(Block table, Block.Item row) {
        List<Integer> alike = new ArrayList<>();
        for (int j = 0; j < Math.min(row.cells().size(), table.header().size()); j++) {
            if (!TableAnswers.common(
                            denied, ComparedWords.content(table.header().get(j)))
                    .isEmpty()) {
                String form = row.cells().get(j).replaceAll("\\d+", "9");
                for (int k = 0; k < row.cells().size(); k++) {
                    if (k != j && row.cells().get(k).replaceAll("\\d+", "9").equals(form)) {
                        alike.add(k);
                    }
                }
            }
        }
        return alike.size() == 1 ? alike.get(0) : -1;
    }
}
