package io.holdfast.models.onnx.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * What is known of a model file before it is read. A check sum beside the hash finds damage as surely, in a hundredth of
 * the time of the hash, which costs a tenth of a second at every start.
 *
 * @param sha256 hash that the file must have; empty where none is known
 * @param crc32 check sum that the file with that hash has, eight hex digits; empty where none is known
 */
public record Fingerprint(String sha256, String crc32) {
    private static final int PART = 1 << 16;

    public static Fingerprint ofHash(String sha256) {
        return new Fingerprint(sha256, "");
    }

    /** The hash of these bytes; empty where they are not the ones that are known. */
    public Optional<String> hash(ByteBuffer bytes) {
        if (!checkable()) {
            return known(Hashes.sha256(bytes));
        }
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return summed(sum);
    }

    /** The same of a file, which may be larger than memory. */
    public Optional<String> hash(Path file) throws IOException {
        if (!checkable()) {
            return known(Hashes.sha256(file));
        }
        CRC32 sum = new CRC32();
        byte[] part = new byte[PART];
        try (InputStream in = new CheckedInputStream(Files.newInputStream(file), sum)) {
            while (in.read(part) >= 0) {
                // the stream sums up what passes
            }
        }
        return summed(sum);
    }

    private boolean checkable() {
        return !sha256.isEmpty() && !crc32.isEmpty();
    }

    private Optional<String> summed(CRC32 sum) {
        return HexFormat.of().toHexDigits((int) sum.getValue()).equals(crc32) ? Optional.of(sha256) : Optional.empty();
    }

    private Optional<String> known(String hash) {
        return sha256.isEmpty() || sha256.equals(hash) ? Optional.of(hash) : Optional.empty();
    }
}
