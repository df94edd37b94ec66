package io.holdfast.text.fact.code;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What looks like code, and what only looks unusual. */
class CodeShapesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "call getUserById() now|getUserById=CALL",
                "use the RetryPolicy class|RetryPolicy=NAME",
                "set MAX_RETRIES to 5|MAX_RETRIES=IDENTIFIER",
                "set max_retries|max_retries=IDENTIFIER",
                "the io.holdfast.core.Tracer class|io.holdfast.core.Tracer=IDENTIFIER",
                "std::vector is fast|std::vector=IDENTIFIER",
                "run --verbose|--verbose=FLAG",
                "run -v|-v=FLAG",
                "open /etc/hosts|/etc/hosts=PATH",
                "open ./run.sh|./run.sh=PATH",
                "open ../lib/a.txt|../lib/a.txt=PATH",
                "open ~/notes.md|~/notes.md=PATH",
                "open C:\\temp\\a.txt|C:\\temp\\a.txt=PATH",
                "edit src/main/App.java|src/main/App.java=PATH",
                "edit config.yaml|config.yaml=FILE",
                "see https://example.org/a?b=c|https://example.org/a?b=c=URL",
                "see www.example.org|www.example.org=URL",
                "mail ada@example.org|ada@example.org=EMAIL",
                "GET /users/{id}|GET=HTTP_METHOD; /users/{id}=PATH",
                "POST to it|POST=HTTP_METHOD",
                "send a PATCH|PATCH=HTTP_METHOD",
                "10.0.0.1|10.0.0.1=IP_ADDRESS",
                "10.0.0.1:8080|10.0.0.1:8080=IP_ADDRESS",
                "fe80:0:0:1::1|fe80:0:0:1::1=IP_ADDRESS",
                "v1.2.3|v1.2.3=VERSION",
                "1.2.3|1.2.3=VERSION",
                "1.2.3-beta|1.2.3-beta=VERSION",
                "version 2.0|2.0=VERSION",
                "version 2|2=VERSION",
                "release 17|17=VERSION",
                "HTTP 404|404=STATUS_CODE",
                "status 200|200=STATUS_CODE",
                "404 Not Found|404=STATUS_CODE",
                "error 500|500=STATUS_CODE",
                "E1234|E1234=ERROR_CODE",
                "CVE-2021-44228|CVE-2021-44228=ERROR_CODE",
                "ORA-00942|ORA-00942=ERROR_CODE",
                "@Override|@Override=IDENTIFIER",
                "$HOME|$HOME=IDENTIFIER",
                ":port|:port=IDENTIFIER",
                "{name}|{name}=IDENTIFIER",
                "C++|C++=IDENTIFIER",
                "C#|C#=IDENTIFIER",
                ".NET|.NET=IDENTIFIER",
                ".gitignore|.gitignore=IDENTIFIER",
                "0xFF|0xFF=IDENTIFIER",
                "utf8|utf8=IDENTIFIER",
                "sha256|sha256=IDENTIFIER",
                "H2O|H2O=IDENTIFIER",
                "A4|A4=IDENTIFIER",
                "iPhone|iPhone=NAME",
                "YouTube|YouTube=NAME",
                "pH|pH=NAME",
                "`rm -rf`|rm -rf=QUOTED",
                "\"my_var\"|my_var=IDENTIFIER",
                "(see foo_bar)|foo_bar=IDENTIFIER",
                "a_b_c.|a_b_c=IDENTIFIER",
                "camelCase|camelCase=IDENTIFIER",
                "PascalCase|PascalCase=NAME",
                "snake_case|snake_case=IDENTIFIER",
                "SCREAMING_CASE|SCREAMING_CASE=IDENTIFIER",
                "node.js|node.js=FILE",
                "README.md|README.md=FILE",
            })
    void code(String text, String tokens) {
        assertThat(Facts.tokens(text)).isEqualTo(tokens);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "get well|¤¤",
                "and/or|¤¤",
                "he/she|¤¤",
                "e.g.|¤¤",
                "U.S.|¤¤",
                "Mr. Smith|¤¤",
                "it's|¤¤",
                "well-known|¤¤",
                "24/7|¤¤",
                "3.5|¤¤",
                "1.000.000|¤¤",
                "12.05.2020|¤¤",
                "Q1|¤¤",
                "FY2021|¤¤",
                "USD5|¤¤",
                "Rp5.000|¤¤",
                "x = y|¤¤",
                "kebab-case|¤¤",
            })
    void wordsAndNumbers(String text, String tokens) {
        assertThat(Facts.tokens(text)).isEqualTo(tokens);
    }
}
