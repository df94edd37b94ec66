package io.holdfast.core.judge.reply.word;

/** Unwraps what mathematically trained models put around an answer: {@code \boxed{Yes, No}}, {@code \text{Verdict}}. */
public final class Latex {
    private Latex() {}

    public static String plain(String reply) {
        if (!reply.contains("\\boxed{") && !reply.contains("\\text{")) {
            return reply;
        }
        return reply.replaceAll("\\\\(?:boxed|text(?:bf)?)\\{([^{}\\n]{0,400})\\}", " $1 ")
                .replaceAll("\\\\boxed\\{([^{}\\n]{0,400})\\}", " $1 ")
                .replace('$', ' ');
    }
}
