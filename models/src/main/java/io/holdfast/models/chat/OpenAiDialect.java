package io.holdfast.models.chat;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Refusals of OpenAI-compatible servers. The key is sent, never shown. */
final class OpenAiDialect implements Dialect {
    private final String url;
    private final String model;
    private final String keyEnv;
    private final @Nullable String secret;

    OpenAiDialect(String url, String model, String keyEnv, @Nullable String secret) {
        this.url = url;
        this.model = model;
        this.keyEnv = keyEnv;
        this.secret = secret == null || secret.isBlank() ? null : secret.strip();
        if (this.secret != null && !this.secret.chars().allMatch(c -> c > ' ' && c < 127)) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    "the key in env " + keyEnv + " holds a blank, a line break or a letter outside ASCII, which no"
                            + " request can carry: export it again");
        }
    }

    @Override
    public String name() {
        return "the OpenAI-compatible server";
    }

    @Override
    public String url() {
        return url;
    }

    @Override
    public String urlKey() {
        return "models.openai_url";
    }

    @Override
    public Optional<String> key() {
        return Optional.ofNullable(secret);
    }

    @Override
    public String unreachable() {
        return "no server answers at " + url + ": start it, or set models.openai_url";
    }

    @Override
    public ServerException refused(Refusal refusal) {
        String said = refusal.message();
        if (refusal.status() == 401 || refusal.status() == 403) {
            String what = secret == null ? " wants a key: set the key in env " : " refused the key in env ";
            return new ServerException(ErrorCode.UNAUTHORIZED, url + what + keyEnv + " (" + said + ")", Duration.ZERO);
        }
        if (refusal.status() == 404) {
            return new ServerException(
                    ErrorCode.MODEL_MISSING,
                    "no model " + model + " at " + url + " (" + said
                            + "): check the model's name and models.openai_url (it usually ends with /v1)",
                    Duration.ZERO);
        }
        if (refusal.code().equals("insufficient_quota")) {
            return new ServerException(
                    ErrorCode.BUDGET_EXHAUSTED,
                    "the account behind env " + keyEnv + " has no quota left",
                    Duration.ZERO);
        }
        if (refusal.status() == 400
                && refusal.code().startsWith("unsupported_")
                && !refusal.parameter().isEmpty()) {
            return new ServerException.UnknownParameter(refusal.parameter(), url + " answered 400 (" + said + ")");
        }
        return refusal.common(url);
    }
}
