package io.holdfast.app.cli;

/** Colours of the terminal, or none. */
record Paint(boolean on) {
    String red(String text) {
        return code(31, text);
    }

    String yellow(String text) {
        return code(33, text);
    }

    String green(String text) {
        return code(32, text);
    }

    String bold(String text) {
        return code(1, text);
    }

    String dim(String text) {
        return code(2, text);
    }

    private String code(int code, String text) {
        return on ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
    }
}
