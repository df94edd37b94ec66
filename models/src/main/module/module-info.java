/** The embedded models and clients of model servers; {@code io.holdfast.Holdfast} is the way in. */
open module io.holdfast.models {
    requires static transitive org.jspecify;
    requires transitive io.holdfast.conversation;
    requires transitive io.holdfast.core;
    requires java.net.http;
    requires com.github.benmanes.caffeine;
    requires org.slf4j;
    requires static ai.djl.tokenizers;
    requires com.microsoft.onnxruntime;
    requires io.github.resilience4j.circuitbreaker;
    requires io.github.resilience4j.ratelimiter;
    requires org.apache.opennlp.tools;

    exports io.holdfast;
    exports io.holdfast.models;
    exports io.holdfast.models.chat;
    exports io.holdfast.models.lang;
    exports io.holdfast.models.onnx;
    exports io.holdfast.models.onnx.file;
    exports io.holdfast.models.onnx.text;
}
