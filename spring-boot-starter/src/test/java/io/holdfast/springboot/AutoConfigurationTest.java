package io.holdfast.springboot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.langchain4j.GroundingGuardrail;
import io.holdfast.adapters.springai.CitationEvaluator;
import io.holdfast.adapters.springai.ContextEvaluator;
import io.holdfast.adapters.springai.GroundingAdvisor;
import io.holdfast.adapters.springai.GroundingEvaluator;
import io.holdfast.adapters.telemetry.EvaluationListener;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.models.Scorers;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.logs.SdkLoggerProvider;
import io.opentelemetry.sdk.logs.data.LogRecordData;
import io.opentelemetry.sdk.logs.export.SimpleLogRecordProcessor;
import io.opentelemetry.sdk.testing.exporter.InMemoryLogRecordExporter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.document.Document;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.Evaluator;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

class AutoConfigurationTest {
    private final ApplicationContextRunner application = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    HoldfastAutoConfiguration.class,
                    MetersAutoConfiguration.class,
                    EventsAutoConfiguration.class,
                    SpringAiGroundingAutoConfiguration.class,
                    SpringAiAdvisorAutoConfiguration.class,
                    LangChainGroundingAutoConfiguration.class));

    private final ApplicationContextRunner light = application.withPropertyValues("holdfast.models=none");

    @Test
    void applicationGetsScorersAndTheEvaluatorOfSpringAi() {
        application.run(context -> {
            assertThat(context.getBean(Scorers.class).modelIds()).hasSize(2);
            assertThat(context).hasSingleBean(Faithfulness.class).hasSingleBean(GroundingGuardrail.class);
            assertThat(context.getBean(GroundingEvaluator.class)
                            .evaluate(new EvaluationRequest(
                                    "How tall is the mast?",
                                    List.of(new Document("The mast is 31 metres tall.")),
                                    "The mast is 29 metres tall."))
                            .isPass())
                    .isFalse();
        });
    }

    @Test
    void citationsAndContextHaveEvaluatorsAndAnEvaluatorIsStillTheOneOfFaithfulness() {
        light.run(context -> {
            EvaluationRequest request = new EvaluationRequest(
                    "How tall is the mast?",
                    List.of(new Document("The mast is 31 metres tall.")),
                    "The mast is 31 metres tall [1].");
            assertThat(context.getBean(CitationEvaluator.class)
                            .evaluate(request)
                            .isPass())
                    .isTrue();
            assertThat(context.getBean(ContextEvaluator.class).evaluate(request).getScore())
                    .isEqualTo(1f);
            assertThat(context.getBean(Evaluator.class)).isInstanceOf(GroundingEvaluator.class);
        });
    }

    /** Ninety megabytes of native memory a reload, where it is not. */
    @Test
    void modelsAreFreedWithTheApplicationAndTheNextOneScoresAgain() {
        List<Faithfulness> scorers = new ArrayList<>();
        for (int reload = 0; reload < 2; reload++) {
            application.run(context -> {
                Faithfulness faithfulness = context.getBean(Faithfulness.class);
                assertThat(score(faithfulness)).isInstanceOf(Finding.Scored.class);
                scorers.add(faithfulness);
            });
        }
        assertThat(scorers)
                .hasSize(2)
                .allSatisfy(
                        closed -> assertThatThrownBy(() -> score(closed)).isInstanceOf(IllegalStateException.class));
    }

    /** Nothing of this answer is copied: the model must be asked. */
    private static Finding<?> score(Faithfulness faithfulness) {
        return faithfulness.evaluate(
                Case.of("c", "How high is the mast?", "The mast rises thirty metres above the deck."),
                Answer.of("From the deck up, the pole measures about a hundred feet."));
    }

    @Test
    void frameworksThatAreAbsentAreLeftAlone() {
        light.withClassLoader(new FilteredClassLoader(
                        "org.springframework.ai", "dev.langchain4j", "io.micrometer", "io.opentelemetry"))
                .run(context -> assertThat(context)
                        .hasNotFailed()
                        .hasSingleBean(GroundingCheck.class)
                        .doesNotHaveBean(GroundingEvaluator.class)
                        .doesNotHaveBean(EvaluationListener.class)
                        .doesNotHaveBean(GroundingGuardrail.class));
    }

    @Test
    void propertiesReachTheConfigurationInEverySpelling() {
        light.withPropertyValues(
                        "holdfast.settings.thresholds.faithfulness-evidence=0.81",
                        "holdfast.settings.thresholds.short_answer_max_words=4",
                        "holdfast.threshold=0.5")
                .run(context -> {
                    Scorers scorers = context.getBean(Scorers.class);
                    assertThat(scorers.config().thresholds().faithfulnessEvidence())
                            .isEqualTo(0.81);
                    assertThat(scorers.config().thresholds().shortAnswerMaxWords())
                            .isEqualTo(4);
                    assertThat(context.getBean(GroundingCheck.class).threshold())
                            .isEqualTo(0.5);
                });
    }

    @Test
    void settingsWinOverTheFile(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("h.yaml"),
                "thresholds:\n  faithfulness_evidence: 0.6\n  short_answer_char_sim: 0.66\n",
                StandardCharsets.UTF_8);
        light.withPropertyValues(
                        "holdfast.config=" + file.toUri(), "holdfast.settings.thresholds.faithfulness-evidence=0.9")
                .run(context -> {
                    Scorers scorers = context.getBean(Scorers.class);
                    assertThat(scorers.config().thresholds().faithfulnessEvidence())
                            .isEqualTo(0.9);
                    assertThat(scorers.config().thresholds().shortAnswerCharSim())
                            .isEqualTo(0.66);
                });
    }

    @Test
    void misspeltSettingStopsTheApplicationWithTheNearestName() {
        light.withPropertyValues("holdfast.settings.thresholds.faithfulnes-evidence=0.8")
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .hasMessageContaining("holdfast.settings.thresholds.faithfulnes")
                        .hasMessageContaining("thresholds.faithfulness_evidence"));
    }

    @Test
    void beansOfTheApplicationWin() {
        light.withUserConfiguration(Own.class)
                .run(context -> assertThat(context.getBean(GroundingCheck.class).threshold())
                        .isEqualTo(0.25));
    }

    @Test
    void evaluationsReachTheRegistryAndTheTelemetryOfTheApplication() {
        light.withUserConfiguration(Observed.class)
                .withPropertyValues("holdfast.telemetry.measures=citations")
                .run(context -> {
                    context.getBean(GroundingEvaluator.class)
                            .evaluate(new EvaluationRequest(
                                    "How tall is the mast?",
                                    List.of(new Document("The mast of the Isolde is 31 metres tall.")),
                                    "The mast of the Isolde is 29 metres tall [1]."));
                    assertThat(context.getBean(MeterRegistry.class)
                                    .get("holdfast.evaluations")
                                    .tags("evaluation", "faithfulness", "label", "fail")
                                    .counter()
                                    .count())
                            .isEqualTo(1);
                    List<LogRecordData> events =
                            context.getBean(InMemoryLogRecordExporter.class).getFinishedLogRecordItems();
                    assertThat(events).hasSize(3).allMatch(e -> e.getEventName().equals("gen_ai.evaluation.result"));
                    assertThat(events.get(0).getAttributes().asMap().toString())
                            .contains("faithfulness")
                            .doesNotContain("Isolde");
                });
    }

    @Test
    void telemetryCanBeTurnedOff() {
        light.withUserConfiguration(Observed.class)
                .withPropertyValues("holdfast.telemetry.events=false", "holdfast.telemetry.meters=false")
                .run(context -> assertThat(context).doesNotHaveBean(EvaluationListener.class));
    }

    @Test
    void advisorFollowsThePolicyOfTheProperties() {
        light.withPropertyValues("holdfast.stream.action=replace", "holdfast.stream.text=[removed]")
                .run(context -> {
                    ChatClient client = ChatClient.builder(new OneAnswer("The mast is 29 metres tall."))
                            .defaultAdvisors(context.getBean(GroundingAdvisor.class))
                            .build();
                    List<Document> documents = List.of(new Document("The mast is 31 metres tall."));
                    assertThat(client.prompt("How tall is the mast?")
                                    .advisors(a -> a.param(GroundingAdvisor.DOCUMENTS, documents))
                                    .call()
                                    .content())
                            .isEqualTo("[removed]");
                });
    }

    @Test
    void everyAutoConfigurationIsListed() throws IOException {
        try (var in = HoldfastProperties.class.getResourceAsStream(
                "/META-INF/spring/org.springframework.boot.autoconfigure.AutoConfiguration.imports")) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
                    .containsExactly(
                            HoldfastAutoConfiguration.class.getName(),
                            MetersAutoConfiguration.class.getName(),
                            EventsAutoConfiguration.class.getName(),
                            SpringAiGroundingAutoConfiguration.class.getName(),
                            SpringAiAdvisorAutoConfiguration.class.getName(),
                            LangChainGroundingAutoConfiguration.class.getName(),
                            HealthAutoConfiguration.class.getName(),
                            ActuatorHealthAutoConfiguration.class.getName());
        }
    }

    /** A model that always says the same. */
    private record OneAnswer(String text) implements ChatModel {
        @Override
        public ChatResponse call(Prompt prompt) {
            return new ChatResponse(List.of(new Generation(new AssistantMessage(text))));
        }
    }

    /** An application with telemetry. */
    @Configuration(proxyBeanMethods = false)
    static class Observed {
        @Bean
        MeterRegistry registry() {
            return new SimpleMeterRegistry();
        }

        @Bean
        InMemoryLogRecordExporter exporter() {
            return InMemoryLogRecordExporter.create();
        }

        @Bean
        OpenTelemetry telemetry(InMemoryLogRecordExporter exporter) {
            return OpenTelemetrySdk.builder()
                    .setLoggerProvider(SdkLoggerProvider.builder()
                            .addLogRecordProcessor(SimpleLogRecordProcessor.create(exporter))
                            .build())
                    .build();
        }
    }

    /** An application with a check of its own. */
    @Configuration(proxyBeanMethods = false)
    static class Own {
        @Bean
        GroundingCheck check(Faithfulness faithfulness) {
            return GroundingCheck.of(faithfulness).withThreshold(0.25);
        }
    }
}
