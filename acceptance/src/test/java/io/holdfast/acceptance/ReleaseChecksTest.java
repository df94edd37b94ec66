package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The scripts that check a release pass a good one, and name what is wrong with a bad one. */
@Timeout(120)
class ReleaseChecksTest {
    private static final Path SCRIPTS =
            Path.of("..", "release").toAbsolutePath().normalize();
    private static final String FOLDER = "org/example/thing/1.0/";
    private static final String JAR = FOLDER + "thing-1.0.jar";
    private static final String POM = FOLDER + "thing-1.0.pom";
    private static final String POM_TEXT = """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <groupId>org.example</groupId>
              <artifactId>thing</artifactId>
              <version>1.0</version>
              <name>Thing</name>
              <description>A thing.</description>
              <url>https://example.org</url>
              <licenses><license><name>Apache-2.0</name><url>https://example.org/licence</url></license></licenses>
              <developers><developer><name>Someone</name></developer></developers>
              <scm><connection>scm:git:https://example.org/thing.git</connection><url>https://example.org</url></scm>
            </project>
            """;

    @TempDir
    private Path folder;

    private Path keys;

    @BeforeEach
    void aKeyThatIsThrownAway() throws Exception {
        assumeTrue(installed("python3") && installed("gpg"), "whoever releases has python3 and gpg");
        keys = Files.createDirectory(
                folder.resolve("k"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        gpg(
                "--pinentry-mode",
                "loopback",
                "--passphrase",
                "",
                "--quick-generate-key",
                "A test",
                "ed25519",
                "sign",
                "1d");
        gpg("--armor", "--output", folder.resolve("key.asc").toString(), "--export");
    }

    @AfterEach
    void noAgentIsLeft() throws Exception {
        if (keys != null) {
            run("gpgconf", "--homedir", keys.toString(), "--kill", "gpg-agent");
        }
    }

    /** What a run printed, with its exit code before it. */
    private String run(String... command) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        return process.exitValue() + ": " + Files.readString(out);
    }

    private static boolean installed(String command) throws InterruptedException {
        try {
            return new ProcessBuilder(command, "--version")
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private void gpg(String... arguments) throws IOException, InterruptedException {
        String[] command = {"gpg", "--homedir", keys.toString(), "--batch", "--yes", "--quiet"};
        String[] all = Arrays.copyOf(command, command.length + arguments.length);
        System.arraycopy(arguments, 0, all, command.length, arguments.length);
        assertThat(run(all)).startsWith("0: ");
    }

    private Map<String, byte[]> goodBundle() throws Exception {
        Map<String, byte[]> files = new TreeMap<>();
        files.put(POM, POM_TEXT.getBytes(StandardCharsets.UTF_8));
        for (String ending : new String[] {".jar", "-sources.jar", "-javadoc.jar", "-cyclonedx.json"}) {
            files.put(FOLDER + "thing-1.0" + ending, ending.getBytes(StandardCharsets.UTF_8));
        }
        for (var file : Map.copyOf(files).entrySet()) {
            for (var checksum : Map.of("md5", "MD5", "sha1", "SHA-1").entrySet()) {
                byte[] hash = MessageDigest.getInstance(checksum.getValue()).digest(file.getValue());
                files.put(
                        file.getKey() + "." + checksum.getKey(),
                        HexFormat.of().formatHex(hash).getBytes(StandardCharsets.US_ASCII));
            }
            Path plain = Files.write(folder.resolve("plain"), file.getValue());
            gpg("--armor", "--output", plain + ".asc", "--detach-sign", plain.toString());
            files.put(file.getKey() + ".asc", Files.readAllBytes(folder.resolve("plain.asc")));
        }
        return files;
    }

    private Path zip(String name, Map<String, byte[]> files) throws IOException {
        Path zip = folder.resolve(name);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (var file : files.entrySet()) {
                out.putNextEntry(new ZipEntry(file.getKey()));
                out.write(file.getValue());
            }
        }
        return zip;
    }

    private String bundleChecked(Map<String, byte[]> files) throws IOException, InterruptedException {
        return run(
                "python3",
                SCRIPTS.resolve("check_bundle.py").toString(),
                zip("bundle.zip", files).toString(),
                folder.resolve("key.asc").toString());
    }

    @Test
    void bundleForMavenCentralIsHeldAgainstEveryRule() throws Exception {
        Map<String, byte[]> good = goodBundle();
        assertThat(bundleChecked(good)).startsWith("0: 1 components, 5 files: every rule of Maven Central is kept");

        Map<String, Consumer<Map<String, byte[]>>> faults = new TreeMap<>();
        faults.put("thing-1.0-sources.jar is missing", files -> files.remove(FOLDER + "thing-1.0-sources.jar"));
        faults.put("thing-1.0-javadoc.jar is missing", files -> files.remove(FOLDER + "thing-1.0-javadoc.jar"));
        faults.put("thing-1.0-cyclonedx.json is missing", files -> files.remove(FOLDER + "thing-1.0-cyclonedx.json"));
        faults.put("md5 is missing", files -> files.remove(JAR + ".md5"));
        faults.put("sha1 is another file's", files -> files.put(JAR + ".sha1", files.get(POM + ".sha1")));
        faults.put("thing-1.0.jar: is not signed", files -> files.remove(JAR + ".asc"));
        faults.put("its signature is not one of this key", files -> files.put(JAR + ".asc", files.get(POM + ".asc")));
        faults.put("there is no POM in it", files -> files.keySet().removeIf(name -> name.contains(".pom")));
        for (String needed : new String[] {"name", "description", "url", "licenses", "developers", "scm"}) {
            faults.put("<" + needed, files -> pom(files, "(?s)  <" + needed + ">.*?</" + needed + ">\n", ""));
        }
        faults.put("the publisher's name is still a placeholder", files -> pom(files, "Someone", "your-organisation"));
        faults.put(
                "names a snapshot",
                files -> pom(files, "</project>", "<parent><version>2-SNAPSHOT</version></parent></project>"));
        faults.put("version is 2.0, its folder says 1.0", files -> pom(files, ">1.0<", ">2.0<"));
        faults.put("is no XML", files -> pom(files, "</project>", ""));
        for (var fault : faults.entrySet()) {
            Map<String, byte[]> bad = new TreeMap<>(good);
            fault.getValue().accept(bad);
            assertThat(bundleChecked(bad)).startsWith("1: ").contains(fault.getKey());
        }
    }

    private static void pom(Map<String, byte[]> files, String pattern, String replacement) {
        String changed = POM_TEXT.replaceFirst(pattern, replacement);
        assertThat(changed).isNotEqualTo(POM_TEXT);
        files.put(POM, changed.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void distributionIsHeldAgainstItsPartsList() throws Exception {
        byte[] jar = "a jar".getBytes(StandardCharsets.UTF_8);
        String sha =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(jar));
        String sbom =
                "{\"components\":[{\"purl\":\"pkg:maven/a/b@1\",\"licenses\":[{}],\"hashes\":[{\"alg\":\"SHA-256\","
                        + "\"content\":\"" + sha + "\"}]}]}";

        assertThat(sbomChecked(Map.of("holdfast-1/lib/b-1.jar", jar), sbom)).startsWith("0: 1 jars, all in the SBOM");
        assertThat(sbomChecked(Map.of("holdfast-1/lib/b-1.jar", jar, "holdfast-1/lib/c-1.jar", new byte[1]), sbom))
                .startsWith("1: ")
                .contains("c-1.jar: is in the distribution, not in the SBOM");
        assertThat(sbomChecked(Map.of("holdfast-1/README.md", jar), sbom))
                .startsWith("1: ")
                .contains("pkg:maven/a/b@1: is in the SBOM, not in the distribution", "holds no jar");
        assertThat(sbomChecked(Map.of("holdfast-1/lib/b-1.jar", jar), sbom.replace("[{}]", "[]")))
                .startsWith("1: ")
                .contains("has no licence");
    }

    @Test
    void licencesPageIsHeldAgainstThePartsLists() throws Exception {
        String sbom =
                "{\"metadata\":{\"component\":{\"name\":\"holdfast-app\"}},\"components\":[{\"group\":\"org.example\","
                        + "\"name\":\"new-library\",\"version\":\"7\",\"licenses\":[{\"license\":{\"id\":\"MIT\"}}]}]}";

        assertThat(run(
                        "python3",
                        SCRIPTS.resolve("licences.py").toString(),
                        "--check",
                        Files.writeString(folder.resolve("sbom.json"), sbom).toString()))
                .startsWith("1: ")
                .contains("missing: | `org.example:new-library` | 7 | MIT | app |")
                .contains("not so: | `com.microsoft.onnxruntime:onnxruntime` |");
    }

    private String sbomChecked(Map<String, byte[]> distribution, String sbom) throws IOException, InterruptedException {
        return run(
                "python3",
                SCRIPTS.resolve("check_sbom.py").toString(),
                zip("distribution.zip", distribution).toString(),
                Files.writeString(folder.resolve("sbom.json"), sbom).toString());
    }
}
