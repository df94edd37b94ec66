package io.holdfast.lab.report.html;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Addresses of cases inside a report: {@code #case=ID}. */
final class Fragment {
    private Fragment() {}

    static String of(String caseId) {
        return "#case=" + URLEncoder.encode(caseId, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
