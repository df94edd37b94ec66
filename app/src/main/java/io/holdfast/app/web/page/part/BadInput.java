package io.holdfast.app.web.page.part;

import io.holdfast.app.web.http.Problem;
import org.jspecify.annotations.Nullable;

/** Something a person filled in cannot be used; the form is shown again, with this and with all they wrote. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Problem.Kind kind;
    private final String detail;
    private final String field;
    private final @Nullable String excerpt;

    /**
     * @param field id of the control to mend; empty where it is none in particular
     * @param excerpt the place in what was written, over one or two lines; null where there is none
     */
    public BadInput(Problem.Kind kind, String detail, String field, @Nullable String excerpt) {
        super(detail, null, false, false);
        this.kind = kind;
        this.detail = detail;
        this.field = field;
        this.excerpt = excerpt;
    }

    Problem.Kind kind() {
        return kind;
    }

    String detail() {
        return detail;
    }

    String field() {
        return field;
    }

    @Nullable String excerpt() {
        return excerpt;
    }
}
