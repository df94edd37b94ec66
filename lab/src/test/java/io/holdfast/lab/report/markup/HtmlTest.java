package io.holdfast.lab.report.markup;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.testkit.ForAll;
import java.util.List;
import org.junit.jupiter.api.Test;

class HtmlTest {
    @Test
    void whateverIsPutIntoAnElementIsText() {
        assertThat(el("p", at("title", "a\"b<c"), "x < y & \"z\"", List.of(el("b", "'!'"), 3)))
                .hasToString("<p title=\"a&quot;b&lt;c\">x &lt; y &amp; &quot;z&quot;<b>&#39;!&#39;</b>3</p>");
    }

    @Test
    void charactersThatReorderTextAreShownNotObeyed() {
        assertThat(Html.text("a\u202Eb\u0000").toString())
                .isEqualTo("a<span class=\"ctl\">U+202E</span>b<span class=\"ctl\">U+0000</span>");
        assertThat(el("i", at("title", "\u2066x")).toString()).contains("[U+2066]x");
        assertThat(Html.text("family \uD83D\uDC68\u200D\uD83D\uDC69").toString())
                .doesNotContain("ctl");
    }

    @Test
    void noTextWhateverItHoldsBringsMarkup() {
        ForAll.standard().check(random -> ForAll.text(random, 60), text -> {
            String markup = Html.text(text).toString().replaceAll("<span class=\"ctl\">U\\+[0-9A-F]{4}</span>", "");
            assertThat(markup).doesNotContain("<", ">", "\"", "'");
            assertThat(markup.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF))
                    .isTrue();
        });
    }

    @Test
    void handlersAndForeignPartsAreRefused() {
        assertThatThrownBy(() -> at("onclick", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> at("a b", "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> el("p", new Object())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void durationsComeInTheUnitThatSuitsThem() {
        assertThat(Words.duration(3.21)).isEqualTo("3.2 ms");
        assertThat(Words.duration(842)).isEqualTo("842 ms");
        assertThat(Words.duration(61_500)).isEqualTo("61.5 s");
        assertThat(Words.duration(600_000)).isEqualTo("10 min");
    }
}
