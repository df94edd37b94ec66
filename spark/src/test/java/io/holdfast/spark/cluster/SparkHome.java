package io.holdfast.spark.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A Spark installation made of the jars Maven fetched: only what Spark itself needs, nothing of ours. */
record SparkHome(Path folder) {
    private static final List<String> NOT_SPARKS = List.of(
            "/target/",
            "/io/holdfast/",
            "/onnxruntime/",
            "/ai/djl/",
            "/langchain4j",
            "/caffeine/",
            "/jtokkit/",
            "/info/picocli/",
            "/resilience4j/",
            "/xerial/",
            "/postgresql/",
            "/jdbi/",
            "/flywaydb/",
            "/zaxxer/",
            "/junit/",
            "/assertj/",
            "/archunit/",
            "/maven/");

    static SparkHome create(Path folder) throws IOException {
        Path jars = Files.createDirectories(folder.resolve("jars"));
        for (String entry : classPath().split(":")) {
            if (entry.endsWith(".jar") && NOT_SPARKS.stream().noneMatch(entry::contains)) {
                Path jar = Path.of(entry);
                Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
            }
        }
        return new SparkHome(folder);
    }

    String jars() {
        return folder.resolve("jars") + "/*";
    }

    /** The class path of this test: every jar of Spark, of the broker and of Holdfast. */
    static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }
}
