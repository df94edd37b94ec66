package io.holdfast.spark.table;

import io.holdfast.spark.score.Result;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/** Results as rows of {@link Schemas#RESULTS}. */
final class ResultRows {
    private ResultRows() {}

    static Row scored(Row at, Result.Scored result, String scorer) {
        Result.CaseScores scores = result.caseScores();
        Result.ConversationScores conversation = result.conversationScores();
        boolean traced = scores.path() != null;
        return RowFactory.create(
                at.getAs("key"),
                at.getAs("source"),
                at.getAs("line"),
                result.kind().name().toLowerCase(Locale.ROOT),
                result.id(),
                result.outcome(),
                result.failure(),
                result.reason(),
                scores.faithfulness(),
                scores.risk(),
                scores.path(),
                traced ? scores.claims().supported() : null,
                traced ? scores.claims().contradicted() : null,
                traced ? scores.claims().notFound() : null,
                conversation.relevance(),
                conversation.completeness(),
                conversation.hallucination(),
                conversation.latencySeconds(),
                result.json(),
                scorer,
                null,
                null,
                null,
                null,
                null);
    }

    static Row dead(Row at, byte[] bytes, long length, Result.Unreadable result) {
        String text = text(bytes);
        Object[] values = new Object[Schemas.RESULTS.size()];
        values[0] = at.getAs("key");
        values[1] = at.getAs("source");
        values[2] = at.getAs("line");
        int letter = Schemas.SCORES.size();
        values[letter] = result.code().id();
        values[letter + 1] = result.reason();
        values[letter + 2] = length;
        values[letter + 3] = text == null ? new String(bytes, StandardCharsets.UTF_8) : text;
        values[letter + 4] = text == null ? Base64.getEncoder().encodeToString(bytes) : null;
        return RowFactory.create(values);
    }

    private static @Nullable String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }
}
