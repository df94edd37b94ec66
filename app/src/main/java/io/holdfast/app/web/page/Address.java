package io.holdfast.app.web.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses of pages, with whatever an id holds kept inside its place. */
final class Address {
    private Address() {}

    static String run(String id) {
        return "/runs/" + encoded(id);
    }

    static String failures(String run, String failureClass) {
        return "/failures?run=" + encoded(run) + (failureClass.isEmpty() ? "" : "&class=" + encoded(failureClass));
    }

    /** The failures of one case of a run. */
    static String failure(String run, String caseId) {
        return failures(run, "") + "&q=" + encoded(caseId);
    }

    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
