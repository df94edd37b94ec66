package io.holdfast.core.record;

import java.util.List;

/** Looks in a sentence of an answer for one kind of statement and holds it to a record. */
interface RecordRule {
    void check(Sentence sentence, DataRecord record, List<AttributeFinding> out);
}
