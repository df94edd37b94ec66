/** What a text says by itself: words, sentences, language, values. Its word lists are read by itself alone: it is not open. */
module io.holdfast.text {
    requires static transitive org.jspecify;
    requires transitive io.holdfast.api;
    requires com.github.benmanes.caffeine;
    requires static jtokkit;

    exports io.holdfast.text;
    exports io.holdfast.text.fact;
    exports io.holdfast.text.fact.code;
    exports io.holdfast.text.fact.date;
    exports io.holdfast.text.fact.number;
    exports io.holdfast.text.fact.shared;
    exports io.holdfast.text.lang;
}
