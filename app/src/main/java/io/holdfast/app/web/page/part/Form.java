package io.holdfast.app.web.page.part;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What someone filled in: fields with their values in order, and chosen files. Line ends of fields are plain again. */
public final class Form {
    private final Map<String, List<String>> values = new LinkedHashMap<>();
    private final Map<String, Upload> uploads = new LinkedHashMap<>();

    /** A chosen file. */
    public static final class Upload {
        private final String name;
        private final byte[] bytes;

        Upload(String name, byte[] bytes) {
            this.name = name;
            this.bytes = bytes;
        }

        public String name() {
            return name;
        }

        /** Whether a browser sent it for a file that was not chosen. */
        private boolean none() {
            return name.isEmpty() && bytes.length == 0;
        }

        /** The file as text, without a byte-order mark. */
        public String text() {
            String text = decoded(bytes, "the file " + name);
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        }
    }

    void put(String field, String value) {
        values.computeIfAbsent(field, key -> new ArrayList<>())
                .add(value.replace("\r\n", "\n").replace('\r', '\n'));
    }

    void put(String field, Upload upload) {
        if (!upload.none()) {
            uploads.put(field, upload);
        }
    }

    /** The first value of a field; empty where it was not filled in. */
    public String text(String field) {
        return all(field).stream().findFirst().orElse("");
    }

    public List<String> all(String field) {
        return List.copyOf(values.getOrDefault(field, List.of()));
    }

    public Optional<Upload> upload(String field) {
        return Optional.ofNullable(uploads.get(field));
    }

    static String decoded(byte[] bytes, String what) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(buffer).toString();
        } catch (CharacterCodingException e) {
            throw new ProblemException(
                    Problem.Kind.NOT_UTF8,
                    what + " is not UTF-8 (byte " + (buffer.position() + 1) + "); save it as UTF-8");
        }
    }
}
