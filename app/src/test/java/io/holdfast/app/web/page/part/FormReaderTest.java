package io.holdfast.app.web.page.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.app.web.http.ProblemException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FormReaderTest {
    private static final String TYPE = "multipart/form-data; boundary=cut";

    private static Form parts(String body) {
        return FormReader.form(TYPE, body.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void fieldsKeepTheirOrderTheirLettersAndPlainLineEnds() {
        Form form = parts(String.join(
                "\r\n",
                "--cut",
                "Content-Disposition: form-data; name=\"d\"",
                "",
                "zwei",
                "Zeilen ü",
                "--cut",
                "content-disposition: form-data; name=\"d\"",
                "",
                "",
                "--cut--",
                ""));
        assertThat(form.all("d")).containsExactly("zwei\nZeilen ü", "");
        assertThat(form.text("other")).isEmpty();
    }

    @Test
    void filesKeepTheirBytes() {
        Form form = parts("--cut\r\nContent-Disposition: form-data; name=\"f\"; filename=\"a \u00FC.json\"\r\n"
                + "Content-Type: application/json\r\n\r\n{}\r\n--cu\r\n--cut--");
        assertThat(form.upload("f").orElseThrow().name()).isEqualTo("a ü.json");
        assertThat(form.upload("f").orElseThrow().text()).isEqualTo("{}\r\n--cu");
    }

    @Test
    void aFileThatWasNotChosenIsNone() {
        Form form = parts("--cut\r\nContent-Disposition: form-data; name=\"f\"; filename=\"\"\r\n"
                + "Content-Type: application/octet-stream\r\n\r\n\r\n--cut--");
        assertThat(form.upload("f")).isEmpty();
    }

    @Test
    void plainFormsAreDecoded() {
        Form form = FormReader.form(
                "application/x-www-form-urlencoded",
                "a=1+2%263&a=%C3%A9%0D%0Ax&b=&=c&d".getBytes(StandardCharsets.UTF_8));
        assertThat(form.all("a")).containsExactly("1 2&3", "é\nx");
        assertThat(form.all("b")).containsExactly("");
    }

    @Test
    void whatIsNoFormIsRefused() {
        for (String body : new String[] {
            "",
            "x",
            "--cut",
            "--cut\r\n",
            "--cut\r\n\r\nno name\r\n--cut--",
            "--cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nno end",
            "--cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nv\r\n--cut\r\n"
        }) {
            assertThatThrownBy(() -> parts(body)).as(body).isInstanceOf(ProblemException.class);
        }
        assertThatThrownBy(() -> parts(
                        "--cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nv\r\n".repeat(300) + "--cut--"))
                .hasMessageContaining("more than 200");
        assertThatThrownBy(() ->
                        FormReader.form("application/x-www-form-urlencoded", "a=%zz".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(ProblemException.class);
        byte[] latin = "--cut\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\u00E9\r\n--cut--"
                .getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> FormReader.form(TYPE, latin)).hasMessageContaining("UTF-8");
    }
}
