package io.holdfast.lab.report;

import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.chart.PngWriter;
import io.holdfast.lab.report.chart.Sheet;
import io.holdfast.lab.report.chart.SvgWriter;
import io.holdfast.lab.result.ModelStats;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** Writes report files, each whole or not at all: beside its place first, then renamed. */
public final class ReportFiles {
    private ReportFiles() {}

    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(Path file, byte[] bytes) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                Files.write(file, bytes);
                return;
            }
            Path part = file.resolveSibling(file.getFileName() + ".partial");
            Files.write(part, bytes);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the charts a word stands for as .svg and .png, and says which files it wrote. */
    public static List<Path> charts(Path folder, List<ModelStats> models, String name) {
        List<Path> written = new ArrayList<>();
        new Charts(models, Sheet.WIDE).named(name).forEach((file, drawing) -> {
            Path svg = folder.resolve(file + ".svg");
            Path png = folder.resolve(file + ".png");
            write(svg, SvgWriter.standalone(drawing));
            write(png, PngWriter.bytes(drawing));
            written.add(svg);
            written.add(png);
        });
        return written;
    }
}
