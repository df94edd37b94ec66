package io.holdfast.springboot;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.Lifecycle;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** An application that is told to stop, in a process of its own: shutdown hooks run together. */
@Timeout(90)
class StopTest {
    @TempDir
    Path folder;

    @Test
    void applicationChecksAnswersWhileItStopsAndThenEnds() throws IOException, InterruptedException {
        File out = folder.resolve("out").toFile();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Application.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(out)
                .start();
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertThat(out).content().contains("while it stopped: 1 claim");
        assertThat(ended).as("the process ended by itself").isTrue();
        assertThat(process.exitValue()).isZero();
    }

    /** Scores once when it stops, as a web server does that finishes its requests, and leaves its main method at once. */
    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Application {
        public static void main(String[] args) throws InterruptedException {
            SpringApplication application = new SpringApplication(Application.class);
            application.setWebApplicationType(WebApplicationType.NONE);
            application.run(args);
            System.exit(0);
        }

        @Bean
        Lifecycle lastRequest(Faithfulness faithfulness) {
            return new LastRequest(faithfulness);
        }
    }

    private record LastRequest(Faithfulness faithfulness) implements org.springframework.context.SmartLifecycle {
        @Override
        public void start() {}

        @Override
        public boolean isRunning() {
            return true;
        }

        @Override
        public void stop() {
            try {
                Thread.sleep(500); // the other hooks have begun
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            Case testCase = new Case(
                    "1",
                    "How tall is the mast?",
                    List.of(Document.of("d", "The mast of the ship is 31 metres tall.")),
                    null,
                    null);
            int claims = faithfulness
                    .evaluate(testCase, Answer.of("The ship has a mast that is tall."))
                    .fold(scored -> scored.detail().trace().claims().size(), abstained -> 0, unmeasured -> 0);
            System.out.println("while it stopped: " + claims + " claim");
        }
    }
}
