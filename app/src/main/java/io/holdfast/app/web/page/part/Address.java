package io.holdfast.app.web.page.part;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses of pages, with whatever an id holds kept inside its place. */
public final class Address {
    private Address() {}

    public static String run(String id) {
        return "/runs/" + encoded(id);
    }

    public static String failures(String run, String failureClass) {
        return "/failures?run=" + encoded(run) + (failureClass.isEmpty() ? "" : "&class=" + encoded(failureClass));
    }

    /** The failures of one case of a run. */
    public static String failure(String run, String caseId) {
        return failures(run, "") + "&q=" + encoded(caseId);
    }

    public static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
