package io.holdfast.core.claim;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lead-ins: openings that name the source or the speaker and claim nothing themselves
 * ("According to the documentation, …"). Only the opening is dropped; the content stays.
 */
final class LeadIns {
    private static final String SOURCE =
            "(?:(?:the |this |these |those |your |our )?(?:(?:provided|given|supplied|retrieved|above|following|available|official)\\s+)?"
                    + "(?:context|document(?:ation|s)?|docs?|text|passages?|sources?|information|article|report|data|excerpts?|snippets?|material|"
                    + "guide|manual|reference|page|content|review(?:s|er|ers)?|knowledge base|search results?)"
                    + "(?:\\s+(?:provided|given|above|supplied|available))?|\\[[\\w:.-]{1,40}\\])";

    private static final Pattern OPENING = Pattern.compile(
            "^(?:"
                    + "(?:according to|based (?:up)?on|as (?:stated|described|mentioned|noted|explained|documented|shown|per) (?:in|by|on)|per|from|"
                    + "as per|following|in line with|given)\\s+" + SOURCE + "(?:\\s+\\d+)?\\s*[,:]\\s*"
                    + "|" + SOURCE
                    + "\\s+(?:also\\s+|further\\s+|clearly\\s+|explicitly\\s+)?(?:says?|states?|mentions?|notes?|explains?|indicates?|specif(?:y|ies)|reports?|shows?|suggests?|tells? us|confirms?|describes?)\\s+that\\s+"
                    + "|(?:according to|based on|from|in|as (?:stated|mentioned|noted|described) in)\\s+(?:passages?|documents?|sources?|contexts?|paragraphs?)\\s+\\d+(?:\\s*(?:,|and|&)\\s*\\d+)*\\s*,\\s*"
                    + "|(?:passage|document|source|context|paragraph)\\s+\\d+\\s+(?:also\\s+)?(?:says?|states?|mentions?|notes?|explains?|indicates?|suggests?|adds?)\\s+that\\s+"
                    + "|(?:berdasarkan|menurut)\\s+(?:dokumen(?:tasi)?|konteks|teks|informasi|sumber)(?:\\s+(?:tersebut|yang diberikan|di atas))?\\s*,\\s*"
                    + "|(?:it|this)\\s+(?:is|was)\\s+(?:stated|mentioned|noted|reported|worth noting|important to note|also mentioned)\\s+that\\s+"
                    + "|(?:please\\s+)?note\\s+that\\s+|(?:please\\s+)?note\\s*:\\s*|keep in mind that\\s+|remember that\\s+"
                    + "|(?:yes|no|sure|certainly|of course|absolutely|okay|ok|well|great question)\\s*[,.!:]\\s+"
                    + "|(?:in summary|in conclusion|in short|to summarize|to sum up|overall|additionally|furthermore|moreover|in addition|also|"
                    + "however|therefore|thus|finally|firstly|secondly|thirdly|first|second|third|next|then|lastly|for example|for instance|specifically|in other words|"
                    + "as a result|consequently|meanwhile|similarly|likewise|that said|in fact|notably|importantly|besides|selain itu|namun|jadi|misalnya|dengan demikian)\\s*,\\s*"
                    + "|(?:the\\s+)?(?:short\\s+)?answer(?:\\s+is)?\\s*:\\s*|jawaban(?:nya)?\\s*:\\s*"
                    + ")",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    private LeadIns() {}

    /** Where the content of a sentence begins, after any number of lead-ins. */
    static int contentStart(String sentence) {
        int start = 0;
        while (true) {
            Matcher opening = OPENING.matcher(sentence).region(start, sentence.length());
            if (!opening.lookingAt() || opening.end() >= sentence.length()) {
                return start;
            }
            start = opening.end();
        }
    }
}
