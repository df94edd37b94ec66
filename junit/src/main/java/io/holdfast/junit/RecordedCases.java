package io.holdfast.junit;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.convert.Detection;
import io.holdfast.lab.convert.Format;
import io.holdfast.lab.convert.Readers;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.input.Gzip;
import io.holdfast.lab.input.PeekInput;
import io.holdfast.lab.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A data set of recorded answers, of any format that {@code holdfast score} tells by its content. In a test a bad line is
 * an error: it must not silently test less.
 */
final class RecordedCases {
    private static final int LOOK = 1 << 16;

    private RecordedCases() {}

    static List<InputRecord.Good> read(Path file, InputSettings settings) {
        List<InputRecord.Good> records = new ArrayList<>();
        Map<String, Long> lines = new HashMap<>();
        try (PeekInput in = Gzip.open(file)) {
            Iterator<InputRecord> all = records(file, in, settings);
            while (all.hasNext()) {
                InputRecord.Good good = good(file, all.next());
                Long before = lines.putIfAbsent(good.testCase().id(), good.line());
                if (before != null) {
                    throw bad(
                            file,
                            good.line(),
                            "the id " + good.testCase().id() + " is in line " + before
                                    + " too; ids name the cases, give each its own");
                }
                records.add(good);
            }
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, file + " cannot be read: " + e, e);
        }
        if (records.isEmpty()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, file + " holds no cases; one case is one {…} a line");
        }
        return records;
    }

    private static Iterator<InputRecord> records(Path file, PeekInput in, InputSettings settings) throws IOException {
        Optional<Format> told = Detection.find(in);
        Format format = told.orElse(Format.NATIVE);
        if (!format.holdsAnswers()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    file + " is " + format.id() + ", which holds no answers; there is nothing to test");
        }
        boolean rows = told.isEmpty()
                ? !new String(in.peek(LOOK), StandardCharsets.UTF_8).isBlank()
                : format == Format.NATIVE && !Detection.isJsonLines(in);
        return rows
                ? Table.read(in.readAllBytes(), file.toString(), Table.Options.NONE, settings)
                        .records()
                        .iterator()
                : Readers.plain(settings, new Losses()).answers(format).read(in);
    }

    private static InputRecord.Good good(Path file, InputRecord record) {
        if (record instanceof InputRecord.Bad bad) {
            throw bad(file, bad.line(), bad.problem());
        }
        if (record instanceof InputRecord.Good good) {
            return good;
        }
        throw bad(file, record.line(), "no answer is recorded; there is nothing to test");
    }

    private static HoldfastException bad(Path file, long line, String problem) {
        return new HoldfastException(ErrorCode.BAD_INPUT, file + " line " + line + ": " + problem);
    }
}
