package io.holdfast.lab.store;

import java.io.IOException;

/** Opens a store whose process dies at a chosen commit. */
public final class KillableStores {
    private KillableStores() {}

    /** Dies {@code before}, {@code during} or {@code after} the commit with this number, or {@code never}. */
    public static Store open(String url, String when, int commit) throws IOException {
        return when.equals("never")
                ? Store.open(url)
                : Store.over(new KillableSource(Databases.open(url), when, commit));
    }
}
