/** The library: what a verdict needs, from documents and an answer to a score. Open, because Jackson reads records. */
open module io.holdfast.core {
    requires static transitive org.jspecify;
    requires transitive io.holdfast.api;
    requires transitive io.holdfast.text;
    requires com.github.benmanes.caffeine;
    requires org.slf4j;

    exports io.holdfast.core.claim;
    exports io.holdfast.core.decide;
    exports io.holdfast.core.evaluate;
    exports io.holdfast.core.find;
    exports io.holdfast.core.read;
}
