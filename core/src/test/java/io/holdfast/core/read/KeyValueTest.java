package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of keys and values. */
class KeyValueTest {
    @Nested
    class Yaml {
        @Test
        void indentationIsThePath() {
            String yaml = """
                    server:
                      port: 8080
                      tls:
                        enabled: true
                    log: debug
                    """;
            assertThat(texts(yaml)).containsExactly("server port: 8080", "server tls enabled: true", "log: debug");
            assertThat(kinds(yaml)).containsOnly(Kind.FIELD);
            assertThat(spans(yaml)).containsExactly("port: 8080", "enabled: true", "log: debug");
        }

        @Test
        void aListMayBeAsDeepAsItsKey() {
            String yaml = """
                    apiVersion: v1
                    kind: Pod
                    metadata:
                      name: web
                    spec:
                      containers:
                      - name: nginx
                        image: nginx:1.25
                        ports:
                        - containerPort: 80
                        - containerPort: 443
                      - name: sidecar
                        image: "busybox:1"
                    """;
            assertThat(texts(yaml))
                    .containsExactly(
                            "api Version: v1",
                            "kind: Pod",
                            "metadata name: web",
                            "spec containers: name: nginx; image: nginx:1.25; ports container Port: 80, 443",
                            "spec containers: name: sidecar; image: busybox:1");
        }

        @Test
        void listsOfValuesInBothNotations() {
            assertThat(
                            texts(
                                    "fruits:\n  - apple\n  - pear\nargs: [\"-x\", y]\nlabels: {app: web, tier: front}\nnone: []"))
                    .containsExactly(
                            "fruits: apple, pear",
                            "args: -x, y",
                            "labels app: web",
                            "labels tier: front",
                            "none: none");
        }

        @Test
        void textsOverSeveralLines() {
            assertThat(
                            texts(
                                    "a: 1\ntext: |\n  First line.\n  Second: line.\n\nfolded: >-\n  some words\n  and more\nplain: goes\n  on here\nb: 2"))
                    .containsExactly(
                            "a: 1",
                            "text: First line. Second: line.",
                            "folded: some words and more",
                            "plain: goes on here",
                            "b: 2");
        }

        @Test
        void anchorsAreWhatTheyStandForAndOwnKeysReplaceThem() {
            assertThat(texts("defaults: &d\n  timeout: 30\n  retries: 3\nprod:\n  <<: *d\n  timeout: 60\ntest: *d"))
                    .containsExactly(
                            "defaults timeout: 30",
                            "defaults retries: 3",
                            "prod retries: 3",
                            "prod timeout: 60",
                            "test timeout: 30",
                            "test retries: 3");
        }

        @Test
        void nothingIsNotGiven() {
            assertThat(texts("empty:\nnothing: null\ntilde: ~\nquoted: \"\"\nlast: 5"))
                    .containsExactly(
                            "empty: not given",
                            "nothing: not given",
                            "tilde: not given",
                            "quoted: not given",
                            "last: 5");
        }

        @Test
        void commentsAreNoValues() {
            assertThat(texts("host: a # the first\nport: 1\n# port: 2\nurl: https://x.org/a#b"))
                    .containsExactly("host: a", "port: 1", "url: https://x.org/a#b");
        }
    }

    @Nested
    class Configuration {
        @Test
        void aLineCarriesItsSection() {
            assertThat(texts("[server]\nport = 8080\nhost=localhost\n\n[client]\n; in seconds\ntimeout = 30"))
                    .containsExactly("server port: 8080", "server host: localhost", "client timeout: 30");
        }

        @Test
        void theFirstLineMayBeAComment() {
            assertThat(texts("; global\n[server]\nport = 8080\nhost = a"))
                    .contains("server port: 8080", "server host: a");
        }

        @Test
        void tablesOfTomlAreRecordsOfAList() {
            assertThat(
                            texts(
                                    "title = \"Shop\"\n\n[[products]]\nname = \"Hammer\"\nsku = 738\n\n[[products]]\nname = \"Nail\"\ncolors = [\n  \"red\",\n  \"grey\",\n]"))
                    .containsExactly(
                            "title: Shop",
                            "products: name: Hammer; sku: 738",
                            "products: name: Nail; colors: red, grey");
        }

        @Test
        void environmentFilesAndProperties() {
            assertThat(texts("DB_HOST=localhost\nexport API_KEY='abc'\nEMPTY="))
                    .containsExactly("DB HOST: localhost", "API KEY: abc", "EMPTY: not given");
            assertThat(texts("server.port=8080\nserver.address=0.0.0.0\ndb.url=jdbc:postgresql://db/x"))
                    .containsExactly("server.port: 8080", "server.address: 0.0.0.0", "db.url: jdbc:postgresql://db/x");
        }

        @Test
        void aCommentAboveSettingsIsNotPartOfThem() {
            assertThat(texts("# the database\nDB_HOST=a\nDB_PORT=1\nDB_USER=x")).contains("DB HOST: a", "DB PORT: 1");
        }
    }

    @Nested
    class PlainText {
        @Test
        void aRecordWithBoldLabels() {
            assertThat(texts("**Name:** Ann\n**Role**: CEO\n**Since:** 2019"))
                    .containsExactly("Name: Ann", "Role: CEO", "Since: 2019");
            assertThat(texts("Details:\n- **Price:** 20 €\n- **Size:** 3 m\n- **Weight:** 5 kg"))
                    .containsExactly("Details: Price: 20 €", "Details: Size: 3 m", "Details: Weight: 5 kg");
        }

        @Test
        void recordsThatRepeatTheirKeysAreKeptApart() {
            assertThat(texts("Name: Ann\nAge: 34\n\nName: Ben\nAge: 28\n\nName: Carl\nAge: 51"))
                    .containsExactly("Name: Ann; Age: 34", "Name: Ben; Age: 28", "Name: Carl; Age: 51");
        }

        @Test
        void aKeyWithoutValueHeadsTheLinesBelowIt() {
            assertThat(texts("Opening hours:\nMon-Fri: 9:00-17:00\nSat: 10:00-14:00\nSun: closed\n\nPhone: 555"))
                    .containsExactly(
                            "Opening hours Mon-Fri: 9:00-17:00",
                            "Opening hours Sat: 10:00-14:00",
                            "Opening hours Sun: closed",
                            "Phone: 555");
        }

        @Test
        void aMenuWithLeaders() {
            assertThat(texts("Starters\n  Soup ........ 5.50\n  Salad ....... 7.00\nMains\n  Pasta ....... 12.00"))
                    .containsExactly("Starters Soup: 5.50", "Starters Salad: 7.00", "Mains Pasta: 12.00");
        }

        @Test
        void headingsBetweenFieldsAreTheirSections() {
            assertThat(texts("Plan: Basic\nPrice: 5\nSeats: 1\n\n## Limits\nStorage: 1 GB\nTraffic: 2 GB"))
                    .containsExactly(
                            "Plan: Basic", "Price: 5", "Seats: 1", "Limits Storage: 1 GB", "Limits Traffic: 2 GB");
        }

        @Test
        void aHeadingBehindTheLastFieldIsAHeading() {
            assertThat(texts("Plan: Basic\nPrice: 5\nSeats: 1\n\n## Terms\n\nYou may cancel at any time."))
                    .containsExactly("Plan: Basic", "Price: 5", "Seats: 1", "Terms", "You may cancel at any time.");
        }

        @Test
        void aLongValueAmongFieldsIsAField() {
            assertThat(
                            kinds(
                                    "title: Band\nOrigin: Oslo\nGenres: rock, jam band, jazz fusion, folk rock, funk rock, pop rock, pop, soft rock, adult contemporary, blues\nActive: 1991"))
                    .containsOnly(Kind.FIELD);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Warning: do not mix with bleach.\n\nStorage: keep it in a cool and dry place at home.\n\nThe product is safe.",
                    "API: a set of rules by which programs talk to each other.\nSDK: a kit with the tools and libraries that one needs.\nCLI: a program that is used by typing commands.",
                    "Note: this is new.\nSee also: the manual."
                })
        void sentencesBehindLabelsAreText(String text) {
            assertThat(kinds(text)).containsOnly(Kind.PROSE);
        }
    }

    @Nested
    class InBrackets {
        @ParameterizedTest
        @ValueSource(strings = {"[1, 2]", "{a: 1}", "[[1], [2]]", "['a]b']", "{}"})
        void isOneListOrMap(String value) {
            assertThat(Flow.is(value)).isTrue();
        }

        @ParameterizedTest
        @ValueSource(strings = {"[a] and [b]", "[1, 2", "x", "", "[", "{a: 1} # x"})
        void isSomethingElse(String value) {
            assertThat(Flow.is(value)).isFalse();
        }
    }
}
