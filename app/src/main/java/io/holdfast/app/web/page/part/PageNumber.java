package io.holdfast.app.web.page.part;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.markup.Html;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which part of a long list is shown: {@code ?page=2}.
 *
 * @param number from 1
 * @param query the other parameters of the address, kept in links
 */
public record PageNumber(int number, String path, Map<String, String> query) {
    private static final String NAME = "page";

    public static PageNumber of(Context context) {
        String text = context.queryParam(NAME);
        Map<String, String> query = new LinkedHashMap<>();
        context.queryParamMap().forEach((name, values) -> {
            if (!name.equals(NAME) && !values.isEmpty() && !values.get(0).isEmpty()) {
                query.put(name, values.get(0));
            }
        });
        boolean sound = text != null && text.matches("[1-9][0-9]{0,6}");
        return new PageNumber(sound ? Integer.parseInt(text) : 1, context.path(), query);
    }

    public <T> List<T> of(List<T> all, int size) {
        int from = Math.min((number - 1) * size, all.size());
        return all.subList(from, Math.min(from + size, all.size()));
    }

    /** Links to the parts before and after; nothing where all is shown. */
    public Html links(int total, int size) {
        int pages = Math.max(1, (total + size - 1) / size);
        if (pages == 1) {
            return Html.NOTHING;
        }
        List<Html> links = new ArrayList<>();
        if (number > 1) {
            links.add(el("a", at("rel", "prev"), at("href", address(number - 1)), "← Previous page"));
        }
        links.add(el("span", "page " + Math.min(number, pages) + " of " + pages));
        if (number < pages) {
            links.add(el("a", at("rel", "next"), at("href", address(number + 1)), "Next page →"));
        }
        return el("nav", at("class", "pages"), at("aria-label", "Parts of the list"), links);
    }

    private String address(int page) {
        StringBuilder out = new StringBuilder(path).append('?');
        query.forEach((name, value) -> out.append(Address.encoded(name))
                .append('=')
                .append(Address.encoded(value))
                .append('&'));
        return out.append(NAME + "=").append(page).toString();
    }
}
