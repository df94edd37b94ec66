package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Examples, exceptions, denials of all, retractions and statements nobody asked about never read as support. */
class UnsafeRepliesTest {
    private static final List<Statement> THREE =
            Statement.number(List.of("The kiln was lit in May.", "It cooled for a week.", "No pot was broken."));

    static Stream<String> replies() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(UnsafeRepliesTest.class.getResourceAsStream("unsafe-replies.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("replies")
    void isNotReadAsSupport(String line) {
        String[] parts = line.split("\\|\\|\\|", 2);
        Reading reading = VerdictParser.parse(parts[1].replace("\\n", "\n"), THREE);
        if (reading instanceof Reading.Parsed parsed) {
            for (int i = 0; i < THREE.size(); i++) {
                Optional<Ruling> ruling = parsed.rulings().get(i);
                boolean supported = ruling.isPresent() && ruling.get().supported();
                assertThat(supported && parts[0].charAt(i) == '0')
                        .as("support of statement " + (i + 1))
                        .isFalse();
            }
        }
    }
}
