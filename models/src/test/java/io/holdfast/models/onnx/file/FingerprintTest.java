package io.holdfast.models.onnx.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FingerprintTest {
    private static final String TEXT = "holdfast";
    private static final String SHA = Hashes.sha256(TEXT);
    private static final String CRC = "0c74d01f";

    @TempDir
    Path folder;

    @Test
    void aFileThatIsTheKnownOneHasItsHash() throws IOException {
        for (Fingerprint known :
                new Fingerprint[] {new Fingerprint(SHA, CRC), Fingerprint.ofHash(SHA), Fingerprint.ofHash("")}) {
            assertThat(known.hash(bytes(TEXT))).contains(SHA);
            assertThat(known.hash(file(TEXT))).contains(SHA);
        }
    }

    @Test
    void oneBitMoreOrLessIsFound() throws IOException {
        String damaged = "holdfasu";
        for (Fingerprint known : new Fingerprint[] {new Fingerprint(SHA, CRC), Fingerprint.ofHash(SHA)}) {
            assertThat(known.hash(bytes(damaged))).isEmpty();
            assertThat(known.hash(file(damaged))).isEmpty();
        }
    }

    @Test
    void aCheckSumWithoutAHashNamesNoFile() {
        assertThat(new Fingerprint("", "00000000").hash(bytes(TEXT))).contains(SHA);
    }

    private static ByteBuffer bytes(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("model.onnx"), text);
    }
}
