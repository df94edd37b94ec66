import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.gradle.api.Project;
import org.gradle.testfixtures.ProjectBuilder;

/** Runs the build files of Gradle that the guides show, and resolves what they name: see gradle-tabs.sh. */
public class GradleTabs {
    /** Both are Groovy: the Kotlin of a build file has brackets and double quotes, which Groovy takes too. */
    private static final Pattern TAB =
            Pattern.compile("```(kotlin|groovy)\n((?:(?!```).)*?dependencies \\{.*?)```", Pattern.DOTALL);

    private static final String REPOSITORIES = "repositories { mavenLocal(); mavenCentral() }\n";

    /** @param args the guides */
    public static void main(String[] args) throws IOException {
        int failed = 0;
        int run = 0;
        for (String guide : args) {
            for (MatchResult tab : TAB.matcher(Files.readString(Path.of(guide))).results().toList()) {
                run++;
                String name = Path.of(guide).getFileName() + ", " + tab.group(1);
                try {
                    System.out.println(name + ": " + resolved(tab.group(2)));
                } catch (RuntimeException e) {
                    failed++;
                    System.out.println(name + " FAILED: " + e + " " + e.getCause());
                }
            }
        }
        System.out.println(run - failed + " passed, " + failed + " failed");
        System.exit(failed == 0 && run > 0 ? 0 : 1);
    }

    private static String resolved(String tab) throws IOException {
        Path folder = Files.createTempDirectory("gradle-tabs");
        Path script = Files.writeString(
                folder.resolve("build.gradle"),
                "apply plugin: 'java'\n" + (tab.contains("repositories {") ? "" : REPOSITORIES) + tab);
        Project project = ProjectBuilder.builder()
                .withProjectDir(folder.toFile())
                .withGradleUserHomeDir(folder.resolve("home").toFile())
                .build();
        project.apply(Map.of("from", script.toFile()));
        // what a test runs with holds what the program runs with
        List<File> files = List.copyOf(
                project.getConfigurations().getByName("testRuntimeClasspath").resolve());
        long ours = files.stream().filter(f -> f.getName().startsWith("holdfast-")).count();
        if (ours == 0) {
            throw new IllegalStateException("nothing of Holdfast on the class path");
        }
        return "Gradle " + project.getGradle().getGradleVersion() + " resolves " + files.size() + " jars, " + ours
                + " of Holdfast, " + files.stream().mapToLong(File::length).sum() / 1_000_000 + " MB";
    }
}
