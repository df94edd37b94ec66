/** The library: scoring by words and facts, and the ports that models are given through. Open, because Jackson reads records. */
open module io.holdfast.core {
    requires static transitive org.jspecify;
    requires transitive com.fasterxml.jackson.core;
    requires transitive com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.dataformat.yaml;
    requires com.github.benmanes.caffeine;
    requires org.apache.commons.text;
    requires org.slf4j;
    requires jtokkit;

    exports io.holdfast.core.cite;
    exports io.holdfast.core.claim;
    exports io.holdfast.core.config;
    exports io.holdfast.core.context;
    exports io.holdfast.core.conversation;
    exports io.holdfast.core.decide;
    exports io.holdfast.core.evaluate;
    exports io.holdfast.core.explain;
    exports io.holdfast.core.fact;
    exports io.holdfast.core.find;
    exports io.holdfast.core.judge;
    exports io.holdfast.core.judge.kit;
    exports io.holdfast.core.judge.profile;
    exports io.holdfast.core.judge.reply;
    exports io.holdfast.core.lang;
    exports io.holdfast.core.model;
    exports io.holdfast.core.port;
    exports io.holdfast.core.read;
    exports io.holdfast.core.selftest;
    exports io.holdfast.core.selftest.laws;
    exports io.holdfast.core.stats;
    exports io.holdfast.core.stream;
    exports io.holdfast.core.text;
}
