/** The library: what a verdict needs, from documents and an answer to a score. Open, because Jackson reads records. */
open module io.holdfast.core {
    requires static transitive org.jspecify;
    requires transitive io.holdfast.api;
    requires com.github.benmanes.caffeine;
    requires org.slf4j;
    requires static jtokkit;

    exports io.holdfast.core.claim;
    exports io.holdfast.core.decide;
    exports io.holdfast.core.evaluate;
    exports io.holdfast.core.fact;
    exports io.holdfast.core.fact.code;
    exports io.holdfast.core.fact.date;
    exports io.holdfast.core.fact.number;
    exports io.holdfast.core.fact.shared;
    exports io.holdfast.core.find;
    exports io.holdfast.core.lang;
    exports io.holdfast.core.read;
    exports io.holdfast.core.text;
}
