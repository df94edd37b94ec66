package io.holdfast.models.onnx.text;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.djl.huggingface.tokenizers.jni.CharSpan;
import io.holdfast.models.onnx.file.ModelFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tokenizer of a user's classifier, of any kind the format knows, with the special tokens that its post-processor puts
 * around one text or two. Cuts nothing and pads nothing, whatever the file says of that.
 *
 * <p>A special token that a claim or a document spells out stays text: it is parted by a blank, so that no document can
 * forge the boundary between itself and the claim.
 */
public final class HubPairs {
    static {
        TokenizerLibrary.stayOffline();
    }

    private final HuggingFaceTokenizer tokenizer;
    private final List<String> special;
    private final long unknown;

    private HubPairs(HuggingFaceTokenizer tokenizer, List<String> special, long unknown) {
        this.tokenizer = tokenizer;
        this.special = special;
        this.unknown = unknown;
    }

    public static HubPairs load(ModelFiles files) {
        byte[] json = files.require(files.tokenizerFile());
        try {
            TokenizerJson described = TokenizerJson.read(json);
            HuggingFaceTokenizer tokenizer = HuggingFaceTokenizer.newInstance(
                    new ByteArrayInputStream(json), Map.of("truncation", "false", "padding", "false"));
            return new HubPairs(tokenizer, List.copyOf(described.special()), unknown(described));
        } catch (IOException | RuntimeException e) {
            throw files.damaged(files.tokenizerFile(), e);
        } catch (LinkageError e) {
            throw TokenizerLibrary.notLoaded(e);
        }
    }

    /** Unigram names it by its id, the others by its spelling; bytes know every text. */
    private static long unknown(TokenizerJson json) {
        String id = json.settings().get("model.unk_id");
        String token = json.settings().get("model.unk_token");
        if (id != null && id.matches("\\d+")) {
            return Long.parseLong(id);
        }
        return token == null ? -1 : json.vocabulary().getOrDefault(token, -1);
    }

    /** A text of someone else's, with every special token in it made plain text. */
    public String plain(String text) {
        String result = HubTokenizer.wellFormed(text);
        for (String token : special) {
            if (result.contains(token)) {
                int first = token.offsetByCodePoints(0, 1);
                result = result.replace(token, token.substring(0, first) + " " + token.substring(first));
            }
        }
        return result;
    }

    /** The texts as the model reads them, and which tokens are the claim's. */
    public Pair encode(InputLayout.Filled filled) {
        List<String> texts = filled.texts();
        Encoding encoding = texts.size() == 1
                ? tokenizer.encode(texts.get(0), true, false)
                : tokenizer.encode(texts.get(0), texts.get(1), true, false);
        String text = texts.get(filled.claimText());
        int start = text.codePointCount(0, filled.claimStart());
        int end = text.codePointCount(0, filled.claimEnd());
        List<Integer> claim = new ArrayList<>();
        @Nullable CharSpan[] spans = encoding.getCharTokenSpans();
        long[] sequences = encoding.getSequenceIds();
        for (int i = 0; i < spans.length; i++) {
            CharSpan span = spans[i];
            if (span != null
                    && sequences[i] == filled.claimText()
                    && span.getEnd() > start
                    && span.getStart() < end
                    && encoding.getSpecialTokenMask()[i] == 0) {
                claim.add(i);
            }
        }
        return new Pair(
                new Encoded(encoding.getIds(), encoding.getAttentionMask(), encoding.getTypeIds()), List.copyOf(claim));
    }

    /** Where each token of a text ends, in UTF-16 indices of the text; special tokens are not counted. */
    public int[] ends(String text) {
        @Nullable CharSpan[] spans = tokenizer.encode(text, false, false).getCharTokenSpans();
        int[] ends = new int[spans.length];
        int points = 0;
        int at = 0;
        for (int i = 0; i < spans.length; i++) {
            CharSpan span = spans[i];
            if (span != null && span.getEnd() > points) {
                at = text.offsetByCodePoints(at, span.getEnd() - points);
                points = span.getEnd();
            }
            ends[i] = at;
        }
        return ends;
    }

    /** Whether most tokens of a text are not in the vocabulary, or it has none. */
    public boolean unreadable(String text) {
        long[] ids = tokenizer.encode(plain(text), false, false).getIds();
        int unread = 0;
        for (long id : ids) {
            unread += id == unknown ? 1 : 0;
        }
        return 2 * unread >= ids.length;
    }

    /** @param claim positions of the claim's tokens */
    public record Pair(Encoded encoded, List<Integer> claim) {}
}
