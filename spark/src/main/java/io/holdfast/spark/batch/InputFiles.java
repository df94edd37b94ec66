package io.holdfast.spark.batch;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.spark.table.Folders;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Finds the files behind paths, folders and patterns of any file system Hadoop knows, in the order of their names. */
final class InputFiles {
    private final Configuration hadoop;

    InputFiles(Configuration hadoop) {
        this.hadoop = hadoop;
    }

    List<InputFile> find(List<String> inputs) {
        List<InputFile> files = new ArrayList<>();
        for (String input : inputs) {
            int before = files.size();
            try {
                find(input, files);
            } catch (IOException e) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, input + " cannot be read: " + e.getMessage(), e);
            }
            if (files.size() == before) {
                throw new HoldfastException(ErrorCode.BAD_INPUT, input + " holds no file; check the path");
            }
        }
        return files.stream()
                .distinct()
                .sorted(Comparator.comparing(InputFile::path))
                .toList();
    }

    private void find(String input, List<InputFile> files) throws IOException {
        Path path = new Path(input);
        FileSystem system = Folders.system(path, hadoop);
        FileStatus[] found = system.globStatus(path);
        if (found == null || found.length == 0) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, input + " does not exist; check the path");
        }
        for (FileStatus status : found) {
            collect(system, status, files);
        }
    }

    private static void collect(FileSystem system, FileStatus status, List<InputFile> files) throws IOException {
        if (status.isFile()) {
            files.add(new InputFile(status.getPath().toString(), status.getLen()));
            return;
        }
        for (FileStatus child : system.listStatus(status.getPath())) {
            if (!hidden(child.getPath().getName())) {
                collect(system, child, files);
            }
        }
    }

    /** Names that jobs use for their own ends: {@code _SUCCESS}, checksums. */
    private static boolean hidden(String name) {
        return name.startsWith("_") || name.startsWith(".");
    }
}
