package io.holdfast.app.web.page.part;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.lab.report.markup.Html;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Function;

/** What the pages with a form have in common: it can come filled with an example, and comes back when it is wrong. */
public final class FormFrame {
    private FormFrame() {}

    /** The form as the address asks for it: empty, or filled with the example it names. */
    public static <F> F chosen(Context context, String parameter, F empty, Function<String, Optional<F>> examples) {
        String name = context.queryParam(parameter);
        return name == null
                ? empty
                : examples.apply(name)
                        .orElseThrow(() -> new ProblemException(Problem.Kind.NOT_FOUND, "there is no such example"));
    }

    /**
     * Answers what was sent.
     *
     * @param answer does what was asked for
     * @param again the page with the form as it was filled, below a complaint
     */
    public static void answer(Context context, Runnable answer, Function<Html, Layout.Page> again) {
        try {
            answer.run();
        } catch (BadInput e) {
            context.status(e.kind().status());
            Layout.send(context, again.apply(Controls.complaint(e)));
        } catch (ProblemException e) {
            e.begin(context);
            Layout.send(context, again.apply(Problems.notice(e.problem())));
        }
    }
}
