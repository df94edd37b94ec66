package io.holdfast.core.evaluate;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Tells an answer that declines from an answer that says something. An answer is a refusal when every clause of it
 * declines, apologises, or merely tells what the documents are about, and at least one declines. A negative sentence
 * about the subject ("the call cannot be made without a key") is an answer, and so is a refusal followed by one.
 */
public final class Refusals {
    /** What models are told to say when the documents do not hold the answer. */
    public static final String MARKER = "INSUFFICIENT_CONTEXT";

    private static final Pattern DECORATION = Pattern.compile("[*`\"“”„«»‘>#\\[\\](){}<~|]+");
    private static final Pattern CLAUSES = Pattern.compile(
            "(?<=[.!?。！？;])\\s+|\\n+|\\s[–—]\\s"
                    + "|,?\\s(?=(?:but|however|although|though|nevertheless|yet|tetapi|namun|akan tetapi|aber|jedoch|pero|sin embargo|mais|cependant)\\b)");
    private static final Pattern LEAD_IN = Pattern.compile(
            "^(?:(?:i['’]?m |i am )?(?:very |so |really )?sorry|unfortunately|regrettably|apologies|my apologies"
                    + "|i apologi[sz]e|maaf|mohon maaf|sayangnya|leider|entschuldigung|tut mir leid|es tut mir leid|lo siento"
                    + "|lamentablemente|desafortunadamente|désolée?|je suis désolée?|malheureusement|answer|jawaban|antwort"
                    + "|respuesta|réponse|but|however|although|though|yet|nevertheless|tetapi|namun|akan tetapi|aber|jedoch|pero"
                    + "|sin embargo|mais|cependant|no)[,.:!]?\\s+(?!lo s|sé\\b|es posible|puedo|hay|se |tengo|information|mention|answer|relevant|details?|data|such|evidence)"
                    + "|^(?:(?:based|going only|judging) (?:only )?(?:on|from|by)|according to|from|given|in|after (?:reading|reviewing|searching|checking)|looking at"
                    + "|berdasarkan|menurut|dalam|dari|laut|gemäß|basierend auf|anhand|según|en base a|con base en|basado en|d['’]après|selon)"
                    + "\\s[^,]{0,60}\\b(?:context|documents?|documentation|docs|passages?|text|excerpts?|sources?|materials?|articles?|information|konteks|dokumen|teks"
                    + "|kontext|dokumente?n?|contexto|documentos?|texto|contexte|texte)\\b[^,]{0,30},\\s*"
                    + "|^(?:while|although|though)\\s[^,]{0,120},\\s*");
    private static final Pattern COURTESY =
            Pattern.compile("^(?:i['’]?m |i am )?(?:very |so )?(?:sorry|apologies|unfortunately|maaf|mohon maaf|leider"
                    + "|lo siento|désolée?|je suis désolée?|thank you|thanks|no)(?: about that| for (?:that|the inconvenience|any inconvenience))?[.!,]*$"
                    + "|^(?:please|kindly|could you|can you|you (?:may|might|could|should|can)|if you|let me know|feel free|i (?:would|will|['’]d) be happy"
                    + "|i recommend|i suggest|silakan|mohon|bitte|por favor|veuillez|s['’]il vous plaît)\\b.*");

    private static final String SOURCE =
            "(?:context|contexts|documents?|documentation|docs|passages?|text|texts|excerpts?|snippets?|sources?|materials?|article|articles|information|page|pages|manual)";
    private static final String GIVEN =
            "(?:(?:provided|given|supplied|available|retrieved|above|following|source|reference|supporting|current|these|those|attached|relevant|shared|your) )*";
    private static final String THE_SOURCE =
            "(?:the |these |this |those |any of the |none of the |your )?" + GIVEN + SOURCE
                    + "(?:,? (?:above|below|here|provided|given|supplied|you (?:gave|provided|shared)(?: me)?|at hand|i (?:have|was given)|alone|itself))*";
    private static final String NOT =
            "(?:does not|doesn['’]t|do not|don['’]t|did not|didn['’]t|has not|hasn['’]t)(?: \\w+ly)?";
    private static final String INFORMATION =
            "(?:information|info|details?|answers?|mention|data|evidence|context|specifics|indication|reference|facts?|relevant|enough|sufficient)";

    /** Each is matched at the start of a clause; what follows is what could not be answered. */
    private static final List<Pattern> DECLINES = patterns(
            // the marker, however it is dressed
            "insufficient[_\\s-]*(?:context|information|info|data|evidence)\\b.*",
            "(?:the )?(?:context|information) (?:provided |given )?is (?:insufficient|not (?:sufficient|enough))\\b.*",
            "(?:there is |there['’]s |i have )?not enough (?:information|context|info|data|evidence|detail)\\b.*",
            "not (?:mentioned|specified|stated|given|provided|available|found|answerable|disclosed|in|present in|covered)(?: (?:in|by|from|within|using) "
                    + THE_SOURCE + ")?[.!]*",
            "(?:unknown|n/a|no answer|unanswerable|not known|cannot answer|can['’]?t answer|no idea)[.!]*",
            // the speaker declines
            "i (?:really |simply |just )?(?:do not|don['’]t) know\\b.*",
            "i (?:do not|don['’]t) (?:have|see|find)(?: access to)? (?:any |the |that |this |enough |sufficient |specific |relevant |more )*"
                    + INFORMATION + "\\b.*",
            "(?:i|we) (?:cannot|can['’]t|can not|could not|couldn['’]t|am unable to|['’]m unable to|am not able to|was unable to|was not able to|wasn['’]t able to|are unable to|were unable to|did not|didn['’]t)"
                    + " (?:\\w+ly )?(?:find|answer|determine|locate|tell|say|provide|give|see|confirm|identify|infer|establish|help|derive|be sure|deduce|conclude)\\b.*",
            "i['’]m (?:unable|not able) to (?:\\w+ly )?(?:find|answer|determine|locate|tell|say|provide|give|confirm|identify|help)\\b.*",
            "(?:unable to|cannot be|can['’]t be|could not be) (?:find|answer|determine|locate|determined|answered|inferred|found|established)\\b.*",
            "(?:it|this|that) (?:is not|isn['’]t|is im)\\s?possible to (?:\\w+ly )?(?:determine|answer|say|tell|know|find|establish)\\b.*",
            "(?:it|this|that) is (?:unclear|not clear|unknown|not known) from " + THE_SOURCE + "\\b.*",
            "(?:this|the|that|your) (?:question|query|answer|information)(?: to (?:this|the|that|your) question)? (?:cannot|can['’]t|can not|could not|couldn['’]t) be"
                    + " (?:\\w+ly )?(?:answered|determined|found|located|given|derived|inferred)\\b.*",
            "(?:this|the|that|your) (?:answer|information|requested information)(?: to (?:this|the|that|your) question)? (?:is not|isn['’]t|was not|wasn['’]t) (?:\\w+ly )?(?:in|available|present|found|given|provided|contained|included|stated)\\b.*",
            // the documents are silent
            "(?:there is |there['’]s |there are |there was |i (?:found|see) )?no (?:\\w+ )?(?:information|mention|answer|details?|data|evidence|indication|reference)\\b.*",
            "(?:there is not|there isn['’]t) (?:any |enough |sufficient )*" + INFORMATION + "\\b.*",
            "(?:" + THE_SOURCE + "|it|they) " + NOT
                    + " (?:mention|specify|say|state|discuss|indicate|explain|address|describe|answer|reveal|tell|disclose|clarify|talk about|refer to)\\b.*",
            "(?:" + THE_SOURCE + ") (?:is|are) silent\\b.*",
            "(?:" + THE_SOURCE + "|it|they) " + NOT
                    + " (?:contain|include|have|provide|give|offer|hold|cover|list|supply)(?: (?:any|the|an|that|this|enough|sufficient|specific|explicit|direct|clear|such))*\\s"
                    + INFORMATION + "\\b.*",
            "(?:the |this )?(?:provided |given |supplied |above )?(?:context|passage|excerpt) " + NOT
                    + " (?:contain|include|provide|give|cover|list)\\b.*",
            "none of " + THE_SOURCE
                    + " (?:mentions?|says?|states?|contains?|specif(?:y|ies)|answers?|discuss(?:es)?|describes?|provides?)\\b.*",
            "nothing in " + THE_SOURCE + " (?:mentions|says|states|answers|specifies|tells)\\b.*",
            "[^.,;:]{2,90} (?:is|are|was|were) (?:not|never) (?:\\w+ly )?(?:mentioned|specified|stated|given|provided|described|discussed|covered|disclosed|found|available|defined|included|listed|explained)"
                    + " (?:anywhere )?(?:in|by|within) " + THE_SOURCE + "[.!]*",
            // Indonesian
            "(?:saya |kami )?tidak (?:tahu|mengetahui(?:nya)?|diketahui)\\b.*",
            "(?:saya |kami )?tidak (?:dapat|bisa|mampu|berhasil) (?:menemukan|menjawab|menentukan|memberikan|memastikan|ditemukan|ditentukan|dijawab)\\b.*",
            "(?:saya |kami )?tidak (?:menemukan|memiliki|mempunyai|ada|cukup|terdapat) (?:\\w+ )?(?:informasi|jawaban|keterangan|data|konteks|penjelasan)\\b.*",
            "tidak (?:disebutkan|dijelaskan|tercantum|dicantumkan|ditemukan|tersedia)(?: (?:di )?(?:dalam|pada|di) .*)?[.!]*",
            "(?:konteks|dokumen|teks|informasi|jawaban|keterangan|pertanyaan)(?: (?:ini|itu|tersebut|yang (?:diberikan|tersedia|diminta)|di atas))* (?:tidak|belum) (?:menyebutkan|menjelaskan|memuat|mengandung|mencantumkan|memberikan|membahas|berisi|menyatakan|tersedia|ditemukan|cukup|disebutkan|ada|dapat (?:ditemukan|dijawab|ditentukan)|bisa (?:ditemukan|dijawab))\\b.*",
            "[^.,;:]{2,90} tidak (?:disebutkan|dijelaskan|tercantum|dicantumkan|ditemukan|diketahui) (?:di )?(?:dalam|pada|dari|di) (?:konteks|dokumen|teks)\\b.*",
            // German
            "(?:das )?(?:weiß ich nicht|ich weiß(?: es| das)? (?:leider )?nicht)\\b.*",
            "ich (?:kann|konnte) .{0,120}\\bnicht (?:finden|beantworten|sagen|bestimmen|ermitteln|entnehmen|beantwortet|feststellen)\\b.*",
            "(?:der|die|das|dem|den|in der|im) (?:angegebene[nr]? |vorliegende[nr]? |bereitgestellte[nr]? |gegebene[nr]? )?(?:kontext|dokumente?n?|text|dokumentation|unterlagen) (?:enthält|enthalten|nennt|nennen|erwähnt|erwähnen|sagt|sagen|gibt|geben|steht|wird|finden sich) .{0,120}?(?:\\bnicht\\b|\\bnichts\\b|\\bkeine?n?\\b).*",
            "(?:[^.,;:]{2,90} )?(?:wird|werden|ist|sind) (?:[^.,;:]{2,60} )?(?:im|in den|in der|in dem) (?:kontext|dokumente?n?|text|dokumentation|unterlagen)[^.,;:]{0,20} nicht (?:erwähnt|genannt|angegeben|beschrieben|enthalten|aufgeführt)\\b.*",
            "(?:es gibt |dazu gibt es |es liegen |dazu liegen )?(?:hierzu )?(?:keine|nicht genügend|nicht genug|zu wenig|nicht ausreichend) (?:\\w+ )?(?:informationen|angaben|hinweise|kontext|information|angabe)\\b.*",
            // Spanish
            "(?:no lo sé|no sé|desconozco)\\b.*",
            "no (?:puedo|pude|he podido|es posible|se puede|logro) (?:encontrar|responder|determinar|saber|contestar|localizar|confirmar)\\b.*",
            "no (?:hay|existe|tengo|encuentro|dispongo de|se proporciona) (?:suficiente |ninguna |bastante |la )?(?:información|mención|contexto|datos|respuesta)\\b.*",
            "(?:el|los|la|las|ese|este) (?:\\w+ )?(?:contexto|documentos?|textos?|documentación|información|fragmento)(?: (?:proporcionad[oa]s?|dad[oa]s?))? no (?:menciona|mencionan|dice|dicen|especifica|especifican|indica|indican|contiene|contienen|es suficiente|incluye)\\b.*",
            "(?:[^.,;:]{2,90} )?no (?:se (?:menciona|especifica|indica|describe|encuentra)|está) .{0,30}?en (?:el|los|la) (?:contexto|documentos?|texto|documentación)\\b.*",
            // French
            "je (?:ne )?sais pas\\b.*",
            "je (?:ne peux pas|ne peux|n['’]ai pas pu|ne suis pas en mesure de|ne parviens pas à) (?:trouver|répondre|déterminer|trouvé|y répondre|dire)\\b.*",
            "(?:je n['’]ai|il n['’]y a|nous n['’]avons) (?:pas (?:assez |suffisamment )?d['’e]|aucune )\\s?(?:information|informations|contexte|réponse|mention|éléments)\\b.*",
            "aucune (?:information|mention|réponse)\\b.*",
            "(?:le|les|la|ce|cette) (?:contexte|documents?|textes?|documentation|passage|extrait)(?: (?:fournie?s?|donnée?s?))? ne (?:mentionne|mentionnent|précise|précisent|dit|disent|contient|contiennent|indique|indiquent|permet|permettent|suffit) ?(?:pas|rien|aucune?)?\\b.*",
            "[^.,;:]{2,90} n['’](?:est|était|y est) pas (?:mentionnée?|précisée?|indiquée?|donnée?|décrite?) dans (?:le|les|la) (?:contexte|documents?|texte|documentation)\\b.*");

    /** Tells what the documents are about without answering: it may accompany a refusal. */
    private static final Pattern ABOUT_THE_SOURCE = Pattern.compile("^(?:" + THE_SOURCE
            + "|it|they) (?:only|merely|just|solely) (?:\\w+ )?(?:discuss|describe|mention|cover|talk|contain|explain|provide|deal|focus|refer|say|state|give|list|outline)\\w*\\b.*"
            + "|^(?:konteks|dokumen|teks)(?: \\w+){0,2} hanya (?:membahas|menyebutkan|menjelaskan|berisi|memuat)\\b.*");

    private Refusals() {}

    /** Whether declining is all the answer does. A blank answer declines nothing. */
    public static boolean isRefusal(String answer) {
        boolean declined = false;
        for (String clause : clauses(answer)) {
            String bare = withoutLeadIns(clause);
            if (bare.isEmpty() || COURTESY.matcher(bare).matches()) {
                continue;
            }
            if (DECLINES.stream().anyMatch(p -> p.matcher(bare).matches())) {
                declined = true;
            } else if (!ABOUT_THE_SOURCE.matcher(bare).matches()) {
                return false;
            }
        }
        return declined;
    }

    private static List<String> clauses(String answer) {
        String plain = Normalizer.normalize(answer, Normalizer.Form.NFKC)
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT);
        plain = DECORATION.matcher(plain).replaceAll("").strip();
        plain = plain.replaceAll("^(insufficient[_\\s-]*context)\\s*[:,.–—-]+\\s*", "$1.\n");
        List<String> clauses = new ArrayList<>();
        for (String clause : CLAUSES.split(plain)) {
            String stripped = clause.strip().replaceAll("^(?:[-•–—:]|\\d+\\.)\\s*|[\\s;]+$", "");
            if (!stripped.isEmpty()) {
                clauses.add(stripped);
            }
        }
        return clauses;
    }

    private static String withoutLeadIns(String clause) {
        String rest = clause;
        for (String before = ""; !before.equals(rest); ) {
            before = rest;
            rest = LEAD_IN.matcher(rest).replaceFirst("").strip();
        }
        return rest;
    }

    private static List<Pattern> patterns(String... alternatives) {
        List<Pattern> patterns = new ArrayList<>();
        for (String alternative : alternatives) {
            patterns.add(Pattern.compile(alternative, Pattern.DOTALL | Pattern.UNICODE_CHARACTER_CLASS));
        }
        return List.copyOf(patterns);
    }
}
