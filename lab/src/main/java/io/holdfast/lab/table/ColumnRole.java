package io.holdfast.lab.table;

import io.holdfast.core.config.Suggestion;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/**
 * What a column may hold, with the names that teams and tools give it, the surest first. Names are compared by
 * {@link ColumnName#plain}: {@code User Query}, {@code user_query} and {@code userQuery} are one.
 */
public enum ColumnRole {
    CONTEXTS(
            "contexts context retrievedcontexts retrievalcontext retrievedcontext passages passage documents document docs"
                    + " ctxs chunks retrieveddocuments retrieveddocs retrievedchunks retrievedpassages sourcedocuments"
                    + " sourcenodes sources source sourcetext searchresults evidence knowledge groundingcontext article",
            "context contexts passage passages document documents chunk chunks"),
    QUESTION(
            "question userquery query userinput userquestion customerquestion inputquestion inputquery prompt"
                    + " userprompt usermessage instruction request input inputs message",
            "question query"),
    ANSWER(
            "answer botreply response modelanswer generatedanswer botanswer botresponse modelresponse modeloutput"
                    + " systemanswer assistantanswer assistantresponse llmanswer llmoutput llmresponse actualoutput"
                    + " prediction predictedanswer predicted completion reply generation generatedtext generated"
                    + " output outputs result assistant",
            "answer reply response"),
    REFERENCE(
            "reference groundtruth groundtruths referenceanswer expectedoutput expectedanswer expectedresponse expected"
                    + " idealanswer goldanswer goldenanswer gold correctanswer target referenceoutputs referenceoutput",
            ""),
    ID("id caseid exampleid questionid queryid qid rowid sampleid traceid runid uuid", ""),
    MODEL("model modelname modelid llm", ""),
    ANSWERABLE("answerable isanswerable", "");

    private final String names;
    private final String words;

    /** @param words that make a longer name this role when no column has one of the names */
    ColumnRole(String names, String words) {
        this.names = names;
        this.words = words;
    }

    /** The name on the command line, e.g. {@code contexts}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How sure it is that a column of this plain name has this role: 0 is surest; -1 when it has not. */
    int rank(String plain) {
        return Arrays.asList(names.split(" ")).indexOf(plain);
    }

    boolean hasWord(Set<String> others) {
        return Arrays.stream(words.split(" ")).anyMatch(others::contains);
    }

    /** The role a user named in {@code --map}. */
    static ColumnRole named(String id) {
        for (ColumnRole role : values()) {
            if (role.id().equals(id) || (role == CONTEXTS && id.equals("context"))) {
                return role;
            }
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                "--map: nothing is called '" + id + "'; "
                        + Suggestion.clause(
                                id, Arrays.stream(values()).map(ColumnRole::id).toList()));
    }
}
