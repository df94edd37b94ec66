package io.holdfast.engine.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/** Opens the folder of an index. */
final class IndexFolder {
    /**
     * What these say under newer Javas (which way of reading is used, and that a newer Lucene would use more of them)
     * is nothing that a user can act on: Lucene 10 needs Java 21. A level that the application has set is kept.
     */
    private static final List<Logger> UNASKED = List.of(
            Logger.getLogger("org.apache.lucene.store.MemorySegmentIndexInputProvider"),
            Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider"));

    static {
        for (Logger logger : UNASKED) {
            if (logger.getLevel() == null) {
                logger.setLevel(Level.SEVERE);
            }
        }
    }

    private IndexFolder() {}

    static Directory open(Path folder) throws IOException {
        return FSDirectory.open(folder);
    }
}
