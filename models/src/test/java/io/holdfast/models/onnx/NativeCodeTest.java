package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What Java cannot watch: native code that opens sockets by itself (ONNX Runtime 1.29 does, to report its use). */
class NativeCodeTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/ai/onnxruntime/native/linux-x64/libonnxruntime.so",
                "/ai/onnxruntime/native/linux-aarch64/libonnxruntime.so"
            })
    void theNativeLibrariesCannotResolveAHost(String library) throws Exception {
        try (InputStream in = NativeCodeTest.class.getResourceAsStream(library)) {
            assertThat(in).as(library).isNotNull();
            String bytes = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            assertThat(bytes.contains("getaddrinfo")).as("imports getaddrinfo").isFalse();
        }
    }
}
