package io.holdfast.engine;

import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.corpus.TextLayout;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.structure.Block;
import java.util.Optional;

/** An answer as people read it: a row of a table is shown as the names of its columns with their cells. */
final class RowsInWords {
    private RowsInWords() {}

    static Draft of(Draft draft, Packed read) {
        return draft.abstained()
                ? draft
                : draft.saying(
                        draft.sentences().stream().map(s -> shown(s, read)).toList());
    }

    private static Draft.Sentence shown(Draft.Sentence sentence, Packed read) {
        String row = sentence.quoted();
        return TextLayout.row(row) && sentence.text().contains(row)
                ? words(row, sentence, read)
                        .map(said -> new Draft.Sentence(sentence.text().replace(row, said), sentence.citations(), row))
                        .orElse(sentence)
                : sentence;
    }

    private static Optional<String> words(String row, Draft.Sentence sentence, Packed read) {
        return sentence.citations().stream()
                .flatMap(id -> read.find(id).stream())
                .flatMap(chunk -> Block.inWords(chunk, row).stream())
                .findFirst();
    }
}
