package io.holdfast.lab.convert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.lab.format.InputRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the tools themselves, from the Python and npm indexes, and reads what they write:
 * {@code ./mvnw -pl lab -am test -DexcludedGroups= -Dtest=RealToolsTest -Dsurefire.failIfNoSpecifiedTests=false}. Where
 * pip or npm cannot be used the tests are skipped and say so. A folder with tools already installed may be given with
 * {@code -Dholdfast.tools=DIR} (venv-ragas, venv-deepeval, venv-oi, pf).
 */
@Tag("heavy")
class RealToolsTest {
    private static final int MINUTES = 15;

    @TempDir
    Path folder;

    @Test
    void ragasDatasetsLoad() throws Exception {
        Path python = venv("venv-ragas", "ragas", "langchain-community<0.4");
        Files.writeString(folder.resolve("write.py"), """
                from ragas import EvaluationDataset, SingleTurnSample
                d = EvaluationDataset(samples=[
                  SingleTurnSample(user_input='How "tall"?', retrieved_contexts=["It's 9 m,\\nso it says.", "Brick"],
                                   response="9 m.", reference="9 m", rubrics={"score1": "poor"}),
                  SingleTurnSample(user_input="Who?", retrieved_contexts=[], response="none")])
                d.to_jsonl("ragas.jsonl"); d.to_csv("ragas.csv")
                d.to_pandas().to_json("records.json", orient="records"); d.to_pandas().to_json("columns.json")
                d.to_hf_dataset().to_pandas().to_csv("numpy.csv")
                """);
        run(python.toString(), "write.py");
        for (String file : List.of("ragas.jsonl", "ragas.csv", "records.json", "columns.json", "numpy.csv")) {
            List<InputRecord> records = load(file, Format.RAGAS);
            assertThat(records).as(file).hasSize(2).allMatch(r -> r instanceof InputRecord.Good);
            InputRecord.Good first = (InputRecord.Good) records.get(0);
            assertThat(first.testCase().question()).isEqualTo("How \"tall\"?");
            assertThat(first.testCase().documents().get(0).text()).isEqualTo("It's 9 m,\nso it says.");
        }
        Files.writeString(
                folder.resolve("ours.jsonl"),
                Trips.convert(Format.RAGAS, Files.readString(folder.resolve("ragas.jsonl")), Format.RAGAS)
                        .text());
        Files.writeString(folder.resolve("read.py"), """
                from ragas import EvaluationDataset
                d = EvaluationDataset.from_jsonl("ours.jsonl")
                assert len(d) == 2 and d[0].retrieved_contexts[1] == "Brick" and d[0].rubrics == {"score1": "poor"}, d
                """);
        run(python.toString(), "read.py");
    }

    @Test
    void deepEvalDatasetsLoad() throws Exception {
        Path python = venv("venv-deepeval", "deepeval");
        Files.writeString(folder.resolve("write.py"), """
                from deepeval.dataset import EvaluationDataset
                from deepeval.test_case import LLMTestCase
                d = EvaluationDataset()
                d.add_test_case(LLMTestCase(input='How "tall"?', actual_output="9 m,\\nso it says", expected_output="9 m",
                    context=["ideal"], retrieval_context=["9 m tall", "Brick"]))
                for kind in ("json", "csv", "jsonl"):
                    d.save_as(kind, ".", file_name="cases", include_test_cases=True)
                """);
        run(python.toString(), "write.py");
        for (String file : List.of("cases.json", "cases.csv", "cases.jsonl")) {
            InputRecord.Good only =
                    (InputRecord.Good) load(file, Format.DEEPEVAL).get(0);
            assertThat(only.testCase().documents()).as(file).hasSize(2);
            assertThat(only.answer().text()).isEqualTo("9 m,\nso it says");
            assertThat(only.extras().get("reference_contexts").toString()).isEqualTo("[\"ideal\"]");
        }
        Files.writeString(
                folder.resolve("ours.json"),
                Trips.convert(Format.DEEPEVAL, Files.readString(folder.resolve("cases.json")), Format.DEEPEVAL)
                        .text());
        Files.writeString(folder.resolve("read.py"), """
                from deepeval.dataset import EvaluationDataset
                d = EvaluationDataset()
                d.add_test_cases_from_json_file("ours.json", input_key_name="input", actual_output_key_name="actual_output",
                    expected_output_key_name="expected_output", context_key_name="context",
                    retrieval_context_key_name="retrieval_context")
                c = d.test_cases[0]
                assert c.retrieval_context == ["9 m tall", "Brick"] and c.context == ["ideal"], c
                """);
        run(python.toString(), "read.py");
    }

    @Test
    void promptfooResultsLoadAndOursAreImported() throws Exception {
        Path promptfoo = promptfoo();
        Files.writeString(folder.resolve("promptfooconfig.yaml"), """
                prompts: ["{{context}} {{query}}"]
                providers: [echo]
                tests:
                  - vars: {query: "How tall?", context: 9 m tall}
                    assert: [{type: contains, value: tall}]
                  - vars: {query: "Who?", context: Ann runs it}
                    assert: [{type: contains, value: zebra}]
                """);
        runAny(promptfoo.toString(), "eval", "-o", "results.json", "-o", "results.jsonl", "--no-progress-bar");
        for (String file : List.of("results.json", "results.jsonl")) {
            assertThat(load(file, Format.PROMPTFOO)).as(file).hasSize(2).allMatch(r -> r instanceof InputRecord.Good);
        }
        assertThat(load("promptfooconfig.yaml", Format.PROMPTFOO))
                .hasSize(2)
                .allMatch(r -> r instanceof InputRecord.Unanswered);
        String ours = Trips.convert(
                        Format.NATIVE,
                        "{\"id\":\"a\",\"question\":\"How tall?\",\"contexts\":[\"9 m\",\"Brick\"],\"answer\":\"9 m\",\"model\":\"m\"}",
                        Format.PROMPTFOO)
                .text();
        Files.writeString(folder.resolve("ours.json"), ours);
        String imported = run(promptfoo.toString(), "import", "ours.json");
        assertThat(imported).contains("imported");
        String id = new ObjectMapper().readTree(ours).path("evalId").asText();
        run(promptfoo.toString(), "export", "eval", id, "-o", "again.json");
        assertThat(load("again.json", Format.PROMPTFOO)).hasSize(1).allMatch(r -> r instanceof InputRecord.Good);
    }

    @Test
    void openInferenceSpansLoad() throws Exception {
        Path python = venv(
                "venv-oi",
                "openinference-instrumentation",
                "opentelemetry-sdk",
                "opentelemetry-exporter-otlp-proto-http");
        Files.writeString(folder.resolve("write.py"), """
                import json
                from google.protobuf.json_format import MessageToDict
                from openinference.instrumentation import OITracer, TraceConfig
                from opentelemetry.exporter.otlp.proto.common.trace_encoder import encode_spans
                from opentelemetry.sdk.trace import TracerProvider
                from opentelemetry.sdk.trace.export import ConsoleSpanExporter, SimpleSpanProcessor
                from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
                memory, out = InMemorySpanExporter(), open("console.json", "w")
                provider = TracerProvider()
                provider.add_span_processor(SimpleSpanProcessor(memory))
                provider.add_span_processor(SimpleSpanProcessor(ConsoleSpanExporter(out=out)))
                tracer = OITracer(provider.get_tracer("t"), TraceConfig())
                with tracer.start_as_current_span("chain", openinference_span_kind="chain") as chain:
                    chain.set_input({"question": "How tall?"})
                    with tracer.start_as_current_span("retrieve", openinference_span_kind="retriever") as r:
                        r.set_attribute("retrieval.documents.0.document.content", "9 m tall")
                    chain.set_output("9 m.")
                out.close()
                json.dump(MessageToDict(encode_spans(memory.get_finished_spans())), open("otlp.json", "w"))
                """);
        run(python.toString(), "write.py");
        for (String file : List.of("console.json", "otlp.json")) {
            InputRecord.Good only =
                    (InputRecord.Good) load(file, Format.OPENINFERENCE).get(0);
            assertThat(only.testCase().question()).as(file).isEqualTo("How tall?");
            assertThat(only.testCase().documents().get(0).text()).isEqualTo("9 m tall");
            assertThat(only.extras().get("trace_id").asText()).matches("[0-9a-f]{32}");
        }
    }

    private List<InputRecord> load(String file, Format expected) throws IOException {
        String text = Files.readString(folder.resolve(file));
        assertThat(Detection.of(Trips.in(text), file)).as(file).isEqualTo(expected);
        return Trips.read(expected, text);
    }

    private Path venv(String name, String... packages) throws Exception {
        String given = System.getProperty("holdfast.tools");
        Path venv = given == null ? folder.resolve(name) : Path.of(given, name);
        if (given == null) {
            assumeTrue(works("python3", "-m", "venv", venv.toString()), "skipped: python3 with venv is not here");
            List<String> install = new ArrayList<>(List.of(venv + "/bin/pip", "install", "-q"));
            install.addAll(List.of(packages));
            assumeTrue(works(install.toArray(String[]::new)), "skipped: pip cannot install " + List.of(packages));
        }
        return venv.resolve("bin/python");
    }

    private Path promptfoo() throws Exception {
        String given = System.getProperty("holdfast.tools");
        Path home = given == null ? folder : Path.of(given, "pf");
        assumeTrue(
                given != null || works("npm", "install", "--no-audit", "--no-fund", "promptfoo"),
                "skipped: npm cannot install promptfoo");
        return home.resolve("node_modules/.bin/promptfoo");
    }

    private boolean works(String... command) throws InterruptedException {
        try {
            Result result = execute(command);
            if (result.code != 0) {
                System.out.println(result.output);
            }
            return result.code == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private String run(String... command) throws Exception {
        Result result = execute(command);
        assertThat(result.code).as(result.output).isZero();
        return result.output;
    }

    /** promptfoo ends with 100 when a test of its own failed: that is no error of the run. */
    private void runAny(String... command) throws Exception {
        assertThat(execute(command).code).isIn(0, 100);
    }

    private record Result(int code, String output) {}

    private Result execute(String... command) throws IOException, InterruptedException {
        Path log = folder.resolve("log.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("DEEPEVAL_TELEMETRY_OPT_OUT", "YES");
        builder.environment().put("PROMPTFOO_DISABLE_TELEMETRY", "1");
        builder.environment().put("PROMPTFOO_DISABLE_UPDATE", "1");
        builder.environment().put("PROMPTFOO_CONFIG_DIR", folder.resolve("home").toString());
        Process process = builder.start();
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        return new Result(process.waitFor(), Files.readString(log));
    }
}
