package io.holdfast.text.fact.code;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CodeTokensTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "Open https://api.shop.test/v3/orders?state=open.|https://api.shop.test/v3/orders?state=open=URL",
                "write to ops@shop.test!|ops@shop.test=EMAIL",
                "POST to /orders/{order_id}/lines.|POST=HTTP_METHOD; /orders/{order_id}/lines=PATH",
                "see ./scripts/build, then ~/notes|./scripts/build=PATH; ~/notes=PATH",
                "in src/main/resources|src/main/resources=PATH",
                "edit settings.toml and docs/index.md|settings.toml=FILE; docs/index.md=PATH",
                "pass --dry-run or -q|--dry-run=FLAG; -q=FLAG",
                "set --color=never|--color=FLAG",
                "call parse_args() first|parse_args=CALL",
                "router.post(\"/orders/\")|router.post=CALL; /orders/=PATH",
                "use retry_count here|retry_count=IDENTIFIER",
                "use retryCount here|retryCount=IDENTIFIER",
                "a RetryPolicy object</s>|RetryPolicy=NAME",
                "set MAX_RETRIES now|MAX_RETRIES=IDENTIFIER",
                "import java.util.concurrent now|java.util.concurrent=IDENTIFIER",
                "std::optional is used|std::optional=IDENTIFIER",
                "written in C++ or C#|C++=IDENTIFIER; C#=IDENTIFIER",
                "upgrade to v7.0.3|v7.0.3=VERSION",
                "upgrade to 7.0.3-rc.2.|7.0.3-rc.2=VERSION",
                "version 7.1 fixes it|7.1=VERSION",
                "host 172.16.4.9 is down|172.16.4.9=IP_ADDRESS",
                "returns HTTP 418 here|418=STATUS_CODE",
                "a 503 Service Unavailable|503=STATUS_CODE",
                "status code 202|202=STATUS_CODE",
                "fails with ORA-00942|ORA-00942=ERROR_CODE",
                "fails with E2031|E2031=ERROR_CODE",
                "type `flush` to empty it|flush=QUOTED",
                "type `git stash pop` now|git stash pop=QUOTED",
                "send `PATCH /orders`|PATCH=HTTP_METHOD; /orders=PATH",
                "the `:slug` part, @Inject and $PATH|:slug=IDENTIFIER; @Inject=IDENTIFIER; $PATH=IDENTIFIER",
                "encode as utf16, sign with SHA-512|utf16=IDENTIFIER; SHA-512=IDENTIFIER",
                "plain words, e.g. these, i.e. no code and/or item(s); U.S. 3.5 km/h, 512 MiB|''",
            })
    void tokensAreReadWithoutQuotesAndTrailingPunctuation(String text, String expected) {
        assertThat(Facts.tokens(text)).isEqualTo(expected.equals("''") ? "" : expected);
    }

    @ParameterizedTest
    @CsvSource({
        "/data/raw/x, /data/raw/x, true",
        "/data//raw/x, /data/raw/x, false",
        "/data/raw/, /data/raw, false",
        "retry_count, retryCount, false",
        "MAX_RETRIES, max_retries, false",
        "v7.0.3, 7.0.3, true",
        "7.0.3, 7.0.4, false",
        "`patch`, PATCH, true",
        "PUT, PATCH, false",
        "https://Shop.test/A, https://shop.test/A, true",
        "https://shop.test/A, https://shop.test/a, false",
        "load_rows(), load_rows, true",
        "YouTube, YOuTube, true",
    })
    void tokensAreComparedSymbolBySymbol(String a, String b, boolean same) {
        CodeToken first = CodeTokens.read(a).get(0);
        CodeToken second = CodeTokens.read(b).get(0);
        assertThat(first.same(second)).isEqualTo(same);
        assertThat(second.same(first)).isEqualTo(same);
    }
}
