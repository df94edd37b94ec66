package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.http.Problem;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;

/** What went wrong, as a page: in words, with what to do about it. */
public final class Problems {
    private Problems() {}

    public static Layout.Page page(Problem problem) {
        return Layout.Page.of(
                Layout.Place.NONE,
                problem.kind().title(),
                "Status " + problem.kind().status(),
                el(
                        "section",
                        at("id", "problem"),
                        el("p", at("class", "verdict"), Words.capital(problem.detail()) + "."),
                        el("p", advice(problem.kind())),
                        el(
                                "p",
                                el("a", at("href", "/"), "Score a case"),
                                " or see the ",
                                el("a", at("href", "/runs"), "runs"),
                                ".")));
    }

    /** The same above a form that still holds what was written. */
    static Html notice(Problem problem) {
        return el(
                "div",
                at("class", "complaint"),
                at("role", "alert"),
                at("id", "problem"),
                el("p", el("strong", problem.kind().title() + ". "), Words.capital(problem.detail()) + "."),
                el("p", advice(problem.kind())));
    }

    private static String advice(Problem.Kind kind) {
        return switch (kind) {
            case BUSY -> "Wait a moment and send the form again: nothing was lost, nothing was scored.";
            case NOT_READY ->
                "Models are loaded for a few seconds after a start: then try again. What is missing has to be put right first.";
            case SHUTTING_DOWN -> "Try again when it is back.";
            case TOO_LARGE -> "Shorten the texts, or score large files with holdfast score or POST /v1/batch.";
            case NOT_FOUND -> "The address may be mistyped, or what it named is gone.";
            case CONFLICT -> "Go back, load the page again and look at its state.";
            case FORBIDDEN ->
                "Open the page by the address the service was started with, and send the form from there.";
            case UNAUTHORIZED ->
                "Ask whoever runs this service for an API key; it is the password, the name may be anything.";
            case REQUEST_TIMEOUT -> "The line may be slow. Try again, or send less at once.";
            case NOT_UTF8 -> "Save the file as UTF-8, in most editors under “Save as”, and send it again.";
            case INTERNAL -> "This is our mistake, not yours. The log of the service says more.";
            default -> "Go back, mend the form and send it again.";
        };
    }
}
