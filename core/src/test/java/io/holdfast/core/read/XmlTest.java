package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** XML: elements and attributes with their paths. */
class XmlTest {
    @Test
    void elementsAndAttributesAreFields() {
        String xml = "<?xml version=\"1.0\"?>\n<server port=\"80\"><host>alpha</host><tls on='yes'/></server>";
        assertThat(texts(xml)).containsExactly("server port: 80", "server host: alpha", "server tls on: yes");
        assertThat(kinds(xml)).containsOnly(Kind.FIELD);
        assertThat(spans(xml)).contains("<host>alpha</host>", "<tls on='yes'/>");
    }

    @Test
    void elementsOfOneNameAreRecordsOfAList() {
        assertThat(
                        texts(
                                "<shop><book id=\"1\"><title>One</title><price currency=\"EUR\">12.50</price></book><book id=\"2\"><title>Two</title></book></shop>"))
                .containsExactly(
                        "shop book: id: 1; title: One; price currency: EUR; price: 12.50",
                        "shop book: id: 2; title: Two");
    }

    @Test
    void elementsOfOneNameWithPlainValuesAreAList() {
        assertThat(texts("<car><color>red</color><color>blue</color><seats>4</seats></car>"))
                .containsExactly("car color: red, blue", "car seats: 4");
    }

    @Test
    void marksInsideATextBelongToTheText() {
        assertThat(texts("<doc><note>Be <b>very</b> careful.</note><id>5</id></doc>"))
                .containsExactly("doc note: Be very careful.", "doc id: 5");
    }

    @Test
    void entitiesSectionsOfCharactersAndCommentsAreRead() {
        assertThat(texts("<doc><!-- hidden --><x>x &amp; y</x><y><![CDATA[1 < 2]]></y></doc>"))
                .containsExactly("doc x: x & y", "doc y: 1 < 2");
    }

    @Test
    void namespacesAreLeftOut() {
        assertThat(texts("<rdf:x xmlns:dc=\"urn:dc\"><dc:title>Bees</dc:title><dc:year>1999</dc:year></rdf:x>"))
                .containsExactly("x title: Bees", "x year: 1999");
    }

    @Test
    void emptyElementsAreNotGiven() {
        assertThat(texts("<card><phone/><fax></fax><mail>x@y.org</mail></card>"))
                .containsExactly("card phone: not given", "card fax: not given", "card mail: x@y.org");
    }

    @ParameterizedTest
    @ValueSource(strings = {"<a><b>1</a></b> text", "<open>never closed", "<not a tag at all", "<3 is a heart"})
    void whatIsNotWellFormedIsText(String text) {
        assertThat(kinds(text)).containsOnly(Kind.PROSE);
    }

    @Test
    void textBehindAnElementIsText() {
        assertThat(texts("<row><x>1</x><y>2</y></row> That was it."))
                .containsExactly("row x: 1", "row y: 2", "That was it.");
    }
}
