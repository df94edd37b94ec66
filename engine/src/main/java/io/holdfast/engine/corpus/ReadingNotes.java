package io.holdfast.engine.corpus;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;

/** Hears what became of the files of a corpus beside documents. */
public interface ReadingNotes {
    /** Refuses what cannot be read, by an exception. */
    ReadingNotes STRICT = new ReadingNotes() {
        @Override
        public void skipped(String name, String reason) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, name + " " + reason);
        }

        @Override
        public void converted(String name, String how) {}

        @Override
        public void file(int number, int all, String name) {}
    };

    /** A file, or a line of one, that was not read, and why. */
    void skipped(String name, String reason);

    /** A file that was read as something else than UTF-8 text. */
    void converted(String name, String how);

    /** A file is about to be read. */
    void file(int number, int all, String name);
}
