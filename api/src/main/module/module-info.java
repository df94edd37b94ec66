/** Records, configuration and the ports that models are given through. Open, because Jackson reads records. */
open module io.holdfast.api {
    requires static transitive org.jspecify;
    requires transitive com.fasterxml.jackson.core;
    requires transitive com.fasterxml.jackson.databind;
    requires com.fasterxml.jackson.dataformat.yaml;
    requires org.apache.commons.text;

    exports io.holdfast.core.config;
    exports io.holdfast.core.config.section;
    exports io.holdfast.core.explain;
    exports io.holdfast.core.model;
    exports io.holdfast.core.port;
}
