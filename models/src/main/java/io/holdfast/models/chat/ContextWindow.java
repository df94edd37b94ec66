package io.holdfast.models.chat;

import io.holdfast.core.port.ChatModel.Request;

/**
 * The context window asked of Ollama. Left alone, Ollama cuts a long prompt silently, and an answer would be judged
 * against documents its model never saw. Windows are powers of two because each new size makes Ollama load the model again.
 */
final class ContextWindow {
    private static final int SMALLEST = 4096;
    /** Fewer characters than this make a token in any text a user is likely to send but Chinese, Japanese and Korean. */
    private static final double CHARACTERS_PER_TOKEN = 2.5;

    private static final int TOKENS_PER_MESSAGE = 16;

    private ContextWindow() {}

    static int tokens(Request request) {
        double needed = request.maxTokens();
        for (var message : request.messages()) {
            String text = message.content();
            long wide = text.codePoints().filter(ContextWindow::isWide).count();
            needed += TOKENS_PER_MESSAGE + 2 * wide + (text.length() - wide) / CHARACTERS_PER_TOKEN;
        }
        int window = SMALLEST;
        while (window < needed && window < 1 << 20) {
            window *= 2;
        }
        return window;
    }

    /** Scripts in which a character is a token or more. */
    private static boolean isWide(int codePoint) {
        return codePoint >= 0x0590;
    }
}
