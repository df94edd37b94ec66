package io.holdfast.lab.format;

/** A record's field is not what the format says; the message names the field. */
final class BadFieldException extends Exception {
    private static final long serialVersionUID = 1L;

    BadFieldException(String message) {
        super(message, null, false, false);
    }
}
