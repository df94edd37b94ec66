package io.holdfast.core.conversation;

import java.util.List;

/**
 * What was retrieved for a response.
 *
 * @param chunks with distinct ids
 * @param retrieved ids the retriever named, whether or not their chunk is here
 * @param used ids the response is said to rest on, whether or not their chunk is here
 * @param response the response in pieces; empty where the context does not hold it
 * @param repairs what had to be mended to read its file, with the place
 */
public record ConversationContext(
        List<SourceChunk> chunks,
        List<String> retrieved,
        List<String> used,
        List<String> response,
        List<String> repairs) {
    public static final ConversationContext NONE = new ConversationContext(List.of(), List.of(), List.of(), List.of());

    /** A context that was read as it is. */
    public ConversationContext(
            List<SourceChunk> chunks, List<String> retrieved, List<String> used, List<String> response) {
        this(chunks, retrieved, used, response, List.of());
    }

    public ConversationContext {
        repairs = List.copyOf(repairs);
        chunks = List.copyOf(chunks);
        retrieved = List.copyOf(retrieved);
        used = List.copyOf(used);
        response = List.copyOf(response);
        if (chunks.stream().map(SourceChunk::id).distinct().count() != chunks.size()) {
            throw new IllegalArgumentException("two chunks share an id");
        }
    }

    public ConversationContext withRepairs(List<String> mended) {
        return new ConversationContext(chunks, retrieved, used, response, mended);
    }
}
