/** What a text says by itself: words, sentences, language, values. Its word lists are read by itself alone: it is not open. */
module io.holdfast.text {
    requires static transitive org.jspecify;
    requires transitive io.holdfast.api;
    requires com.github.benmanes.caffeine;
    requires static jtokkit;

    exports io.holdfast.core.fact;
    exports io.holdfast.core.fact.code;
    exports io.holdfast.core.fact.date;
    exports io.holdfast.core.fact.number;
    exports io.holdfast.core.fact.shared;
    exports io.holdfast.core.lang;
    exports io.holdfast.core.text;
}
