package io.holdfast.engine.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexFolderTest {
    /** Under Java 23 and later each index would begin with advice to use another Lucene. */
    @Test
    void luceneSaysNothingAboutTheVersionOfJava(@TempDir Path folder) throws IOException {
        IndexFolder.open(folder).close();

        for (String name : new String[] {
            "org.apache.lucene.internal.vectorization.VectorizationProvider",
            "org.apache.lucene.store.MemorySegmentIndexInputProvider"
        }) {
            Logger logger = Logger.getLogger(name);
            assertThat(logger.isLoggable(Level.WARNING)).as(name).isFalse();
            assertThat(logger.isLoggable(Level.SEVERE)).as(name).isTrue();
        }
    }
}
