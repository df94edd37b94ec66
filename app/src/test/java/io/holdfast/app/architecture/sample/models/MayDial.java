package io.holdfast.app.architecture.sample.models;

/** Breaks a rule on purpose; see RulesBiteTest. */
public final class MayDial {
    public Object dial() {
        return java.net.http.HttpClient.newHttpClient();
    }
}
