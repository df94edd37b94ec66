/** Scores of whole conversations. Open, because Jackson reads records. */
open module io.holdfast.conversation {
    requires static transitive org.jspecify;
    requires transitive io.holdfast.core;

    exports io.holdfast.core.conversation;
    exports io.holdfast.core.conversation.turn;
}
