package io.holdfast.core.text;

import java.util.Arrays;
import java.util.Set;

/** Word lists as they are easiest to read: words between blanks. */
final class Words {
    private Words() {}

    static Set<String> of(String words) {
        return Set.copyOf(Arrays.asList(words.strip().split("\\s+")));
    }
}
