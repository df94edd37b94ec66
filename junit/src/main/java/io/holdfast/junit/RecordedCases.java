package io.holdfast.junit;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** A data set of recorded answers. In a test a bad line is an error: it must not silently test less. */
final class RecordedCases {
    private RecordedCases() {}

    static List<InputRecord.Good> read(Path file, InputSettings settings) {
        List<InputRecord.Good> records = new ArrayList<>();
        Map<String, Long> lines = new HashMap<>();
        try (InputStream in = Files.newInputStream(file)) {
            Iterator<InputRecord> all = new NativeCaseReader(settings).read(in);
            while (all.hasNext()) {
                InputRecord.Good good = good(file, all.next());
                Long before = lines.putIfAbsent(good.testCase().id(), good.line());
                if (before != null) {
                    throw bad(
                            file,
                            good.line(),
                            "the id " + good.testCase().id() + " stands in line " + before
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

    private static InputRecord.Good good(Path file, InputRecord record) {
        if (record instanceof InputRecord.Bad bad) {
            throw bad(file, bad.line(), bad.problem());
        }
        return (InputRecord.Good) record;
    }

    private static HoldfastException bad(Path file, long line, String problem) {
        return new HoldfastException(ErrorCode.BAD_INPUT, file + " line " + line + ": " + problem);
    }
}
