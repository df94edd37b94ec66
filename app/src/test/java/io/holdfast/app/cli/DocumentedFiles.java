package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.EmbeddedWiring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The files that documented commands name, as a user would have them. */
final class DocumentedFiles {
    private static final String TABLE = """
            user_query,bot_reply,passages
            How long is the timeout?,The timeout is 60 seconds.,The timeout is 30 seconds.
            When does the museum open?,The museum opens at 10:00.,The museum opens at 10:00.
            """;
    private static final String CASES = """
            {"id":"c1","question":"How long is the timeout?","contexts":[{"id":"d1","text":"The timeout is 30 seconds."}],"answer":"The timeout is 30 seconds."}
            """;
    private static final String LABELLED = """
            {"id":"a","outcome":"scored","risk":0.2,"label":1}
            {"id":"b","outcome":"scored","risk":0.9,"label":0}
            """;
    private static final String SAID = """
            {"id":"1","claim":null,"label":"right","verdict":"contradicted"}
            {"id":"2","claim":null,"label":"right","verdict":"grounded"}
            """;
    private static final String MESSAGES = """
            [{"role":"user","content":"How long is the timeout?"},
             {"role":"assistant","content":null,"tool_calls":[{"id":"call_1","type":"function","function":{"name":"read","arguments":"{}"}}]},
             {"role":"tool","tool_call_id":"call_1","content":"The timeout is 30 seconds."},
             {"role":"assistant","content":"The timeout is 30 seconds."}]
            """;
    private static final String TRACE = """
            {"id":"c1","timestamp":"2031-02-03T04:05:06Z","input":"How long is the timeout?","output":"The timeout is 30 seconds.",
             "observations":[{"id":"r1","traceId":"c1","type":"RETRIEVER","startTime":"2031-02-03T04:05:06Z","input":"timeout",
              "output":["The timeout is 30 seconds."]}]}
            """;
    private static final String RUNS = """
            {"id":"c1","run_type":"chain","inputs":{"question":"How long is the timeout?"},"outputs":{"answer":"The timeout is 30 seconds."}}
            {"id":"r1","trace_id":"c1","parent_run_id":"c1","run_type":"retriever","inputs":{"query":"timeout"},"outputs":{"documents":[{"page_content":"The timeout is 30 seconds."}]}}
            """;
    private static final String TRACES = """
            [{"id":"c1","project_id":"p","start_time":"2031-02-03T04:05:06Z","input":{"question":"How long is the timeout?"},
              "output":{"output":"The timeout is 30 seconds.","context":["The timeout is 30 seconds."]}}]
            """;
    /** Files of other tools, made of the cases. */
    private static final Map<String, String> FORMATS = Map.of(
            "ragas.jsonl", "ragas",
            ".deepeval/.latest_test_run.json", "deepeval",
            "tests.json", "deepeval",
            "results.json", "promptfoo",
            "spans.jsonl", "openinference");

    /** What the README checks. */
    static final Path EXAMPLE = Path.of("../examples/check/answers.csv");

    private DocumentedFiles() {}

    static void write(Path folder) throws IOException {
        Files.createDirectories(folder.resolve("docs"));
        Files.createDirectories(folder.resolve(".deepeval"));
        Files.createDirectories(folder.resolve("examples/check"));
        Files.copy(EXAMPLE, folder.resolve("examples/check/answers.csv"));
        Files.writeString(
                folder.resolve("docs/tarnholm.md"), "The lighthouse of Tarnholm was designed by Ada Brandt.\n");
        Files.writeString(folder.resolve("manual.md"), "The timeout is 30 seconds.\n");
        for (String name : List.of("answers.csv", "last.csv", "new.csv")) {
            Files.writeString(folder.resolve(name), TABLE);
        }
        for (String name : List.of("answers.jsonl", "cases.jsonl", "my.jsonl")) {
            Files.writeString(folder.resolve(name), CASES);
        }
        Files.writeString(folder.resolve("labels.jsonl"), SAID);
        Files.writeString(folder.resolve("conversation.json"), MESSAGES);
        Files.writeString(folder.resolve("trace.json"), TRACE);
        Files.writeString(folder.resolve("runs.jsonl"), RUNS);
        Files.writeString(folder.resolve("traces.json"), TRACES);
        OwnModelTest.copy(OwnModelTest.MODELS.resolve("roberta"), folder.resolve("my-model"));
        for (var file : FORMATS.entrySet()) {
            made(folder, "convert", "--to", file.getValue(), "cases.jsonl", file.getKey());
        }
    }

    private static void run(Path folder, String out) {
        made(folder, "run", "--model", "extractive", "--dataset", "clean", "--limit", "6", "--out", out);
    }

    private static void made(Path folder, String... command) {
        Cli cli = new Cli(folder).with(new EmbeddedWiring()).run(command);
        assertThat(cli.code()).as(cli.err()).isZero();
    }

    /** What the text around a command says was done before it. */
    static void before(Path folder, String typed) throws IOException {
        if (typed.contains("calibrate --labels scores.jsonl")) {
            Files.writeString(folder.resolve("scores.jsonl"), LABELLED);
        } else if (typed.contains("--labels labelled.jsonl")) {
            Files.writeString(folder.resolve("labelled.jsonl"), LABELLED);
        } else if (typed.contains("report out/extractive")) {
            run(folder, "out/extractive");
        } else if (typed.contains("compare out/base out/candidate")) {
            run(folder, "out/base");
            run(folder, "out/candidate");
        } else if (typed.contains("--answers checked.jsonl") || typed.contains("explain checked.jsonl")) {
            made(folder, "check", "answers.csv", "--out", "checked.jsonl");
        } else if (typed.contains("--corpus docs.jsonl")) {
            made(folder, "convert", "--to", "trec-rag", "--corpus-out", "docs.jsonl", "cases.jsonl", "answers.jsonl");
        }
    }
}
