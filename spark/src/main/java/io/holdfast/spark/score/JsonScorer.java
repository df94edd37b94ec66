package io.holdfast.spark.score;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.models.Scorers;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Scores one record of JSON: a case of the native format, or a conversation with its context. What a record may hold
 * never throws; only what would fail every record does, such as a model that is not there.
 */
public final class JsonScorer {
    private final int maxBytes;
    private final CaseRecords cases;
    private final ConversationRecords conversations;

    public JsonScorer(Config config, Scorers scorers) {
        this.maxBytes = config.input().maxLineBytes();
        this.cases = new CaseRecords(config.input(), scorers.faithfulness());
        this.conversations = new ConversationRecords(config.input(), scorers.conversations());
    }

    /** Longest record that is scored; of a longer one the caller need not hold more than an excerpt. */
    public int maxBytes() {
        return maxBytes;
    }

    /**
     * Scores one record.
     *
     * @param line its position in its file, counted from 1: the id of a case without one
     * @param bytes the record, or its beginning if it is longer than allowed
     * @param length how long it really is
     */
    public Result score(long line, byte[] bytes, long length) {
        if (length > maxBytes) {
            return new Result.Unreadable(
                    ErrorCode.BAD_INPUT,
                    "the line has " + length + " bytes; the limit is " + maxBytes
                            + " (input.max_line_megabytes); split the record or raise the limit");
        }
        ByteBuffer content = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(content).toString();
            return guarded(line, text.strip());
        } catch (CharacterCodingException e) {
            return new Result.Unreadable(
                    ErrorCode.BAD_INPUT,
                    "not valid UTF-8 at byte " + (content.position() + 1) + " of the line; convert the file to UTF-8");
        }
    }

    /** What breaks on one record costs that record; what would break on every other costs the job. */
    private Result guarded(long line, String text) {
        try {
            return score(line, text);
        } catch (HoldfastException e) {
            if (RecordScorer.costsTheRun(e.code())) {
                throw e;
            }
            return new Result.Unreadable(e.code(), String.valueOf(e.getMessage()));
        } catch (RuntimeException | StackOverflowError e) {
            return new Result.Unreadable(ErrorCode.INTERNAL, e.toString());
        }
    }

    private Result score(long line, String text) {
        if (text.isEmpty()) {
            return new Result.Blank();
        }
        Result conversation = conversations.score(line, text);
        return conversation == null ? cases.score(line, text) : conversation;
    }
}
