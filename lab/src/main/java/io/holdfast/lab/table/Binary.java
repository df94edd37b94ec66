package io.holdfast.lab.table;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.nio.charset.StandardCharsets;

/** Files that hold no text: each is refused with how to make one of it. */
final class Binary {
    private static final int LOOK = 4096;

    private Binary() {}

    static void refuse(byte[] bytes, String file) {
        if (begins(bytes, "PK\u0003\u0004")) {
            throw bad(file + " is an Excel workbook or another zip file; save the sheet as CSV (UTF-8) and give that");
        } else if (begins(bytes, "%PDF")) {
            throw bad(file + " is a PDF; give a file of recorded answers (CSV, TSV, JSON or JSON lines)");
        }
        boolean marked = bytes.length >= 2 && (bytes[0] & 0xFE) == 0xFE && (bytes[1] & 0xFE) == 0xFE;
        for (int i = 0; i < Math.min(LOOK, bytes.length) && !marked; i++) {
            if (bytes[i] == 0) {
                throw bad(file + " is not a text file; give CSV, TSV, JSON or JSON lines");
            }
        }
    }

    private static boolean begins(byte[] bytes, String magic) {
        return bytes.length >= magic.length()
                && new String(bytes, 0, magic.length(), StandardCharsets.ISO_8859_1).equals(magic);
    }

    private static HoldfastException bad(String message) {
        return new HoldfastException(ErrorCode.BAD_INPUT, message);
    }
}
