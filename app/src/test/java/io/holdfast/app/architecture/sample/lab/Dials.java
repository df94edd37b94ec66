package io.holdfast.app.architecture.sample.lab;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class Dials {
    public Object dial() {
        return java.net.http.HttpClient.newHttpClient();
    }
}
