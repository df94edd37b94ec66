package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** What every page has: head, links to the other pages, theme, and a way past them for those who use a keyboard. */
public final class Layout {
    private static final int RELOAD_SECONDS = 2;

    private Layout() {}

    /** A page of the menu. */
    public enum Place {
        SCORE("/", "Score a case"),
        CONVERSATIONS("/conversations", "Score a conversation"),
        ASK("/ask", "Ask"),
        EXPLAIN("/explain", "How a verdict is made"),
        RUNS("/runs", "Runs"),
        COMPARE("/compare", "Compare"),
        FAILURES("/failures", "Failures"),
        /** Not in the menu. */
        NONE("", "");

        private final String path;
        private final String title;

        Place(String path, String title) {
            this.path = path;
            this.title = title;
        }
    }

    /**
     * A page before it is written.
     *
     * @param lead a sentence under the title
     * @param live whether it should be loaded again soon: by the script, or by the browser where there is none
     */
    public record Page(Place place, String title, String lead, boolean live, List<Html> content) {
        public Page {
            content = List.copyOf(content);
        }

        public static Page of(Place place, String title, String lead, Html... content) {
            return new Page(place, title, lead, false, List.of(content));
        }
    }

    public static void send(Context context, Page page) {
        context.contentType("text/html; charset=utf-8").result(write(page).getBytes(StandardCharsets.UTF_8));
    }

    static String write(Page page) {
        Html head = el(
                "head",
                el("meta", at("charset", "utf-8")),
                el("meta", at("name", "viewport"), at("content", "width=device-width, initial-scale=1")),
                el("meta", at("name", "color-scheme"), at("content", "light dark")),
                page.live()
                        ? el(
                                "noscript",
                                el(
                                        "meta",
                                        at("http-equiv", "refresh"),
                                        at("content", Integer.toString(RELOAD_SECONDS))))
                        : Html.NOTHING,
                el("title", page.title() + " · Holdfast"),
                el("link", at("rel", "icon"), at("href", "data:,")),
                el("link", at("rel", "stylesheet"), at("href", Assets.STYLE)),
                el("script", at("src", Assets.THEME)),
                el("script", at("src", Assets.LABELS), at("defer", "")),
                el("script", at("src", Assets.SCRIPT), at("defer", "")));
        Html body = el(
                "body",
                el("a", at("class", "skip"), at("href", "#main"), "Skip to the content"),
                header(page),
                el("main", at("id", "main"), at("tabindex", "-1"), page.content()),
                el(
                        "footer",
                        el(
                                "p",
                                "Holdfast scores on this machine: nothing you paste leaves it, and no language model is"
                                        + " asked. For programs: ",
                                el("a", at("href", "/openapi.yaml"), "the REST API"),
                                ".")));
        return "<!doctype html>\n" + el("html", at("lang", "en"), head, body) + "\n";
    }

    private static Html header(Page page) {
        List<Html> links = Arrays.stream(Place.values())
                .filter(p -> p != Place.NONE)
                .map(p -> el(
                        "li",
                        p == page.place()
                                ? el("a", at("href", p.path), at("aria-current", "page"), p.title)
                                : el("a", at("href", p.path), p.title)))
                .toList();
        return Html.all(
                el(
                        "header",
                        el(
                                "div",
                                at("class", "bar"),
                                el(
                                        "div",
                                        el("p", at("class", "brand"), el("a", at("href", "/"), "Holdfast")),
                                        el("h1", page.title()),
                                        el("p", at("class", "small"), page.lead())),
                                el("button", at("type", "button"), at("id", "theme"), at("hidden", ""), "Dark theme"))),
                el("nav", at("aria-label", "Pages"), el("ul", links)));
    }
}
