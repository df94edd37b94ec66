package io.holdfast.lab.report;

/** What a class of failures comes from as a rule, and what to do about it. */
public record FailureClass(String cause, String implication) {
    public static FailureClass of(String id) {
        return switch (id) {
            case "contradicted" ->
                new FailureClass(
                        "The answer states a value, name or polarity that a passage of its documents states differently:"
                                + " the model mixed values up, or said what it remembers.",
                        "A reader is told something wrong while the right thing was at hand. Fix these first: ask for"
                                + " values to be quoted, or check numbers after generation.");
            case "not_found" ->
                new FailureClass(
                        "No passage states the claim: the model added knowledge of its own, generalised, or the documents"
                                + " given lack the passage.",
                        "The claim may be true, but nobody can check it against the documents. Look at retrieval first,"
                                + " then at the prompt.");
            case "unsure" ->
                new FailureClass(
                        "Text close to the claim exists, but it neither shows nor refutes it.",
                        "Nobody can tell from the documents without reading: look at these by hand, or ask a judge.");
            case "false_insufficient_context" ->
                new FailureClass(
                        "The model declined although a passage holds the answer: an escape hatch in the prompt that is too"
                                + " inviting, or a passage worded unlike the question.",
                        "Users get nothing where they could be helped. Compare the strict with the soft prompt.");
            case "inconsistent" ->
                new FailureClass(
                        "Answers to the same question in other words state different facts, or mean different things.",
                        "What a user learns depends on how they ask. A single test question per fact overstates quality.");
            case "context_independent" ->
                new FailureClass(
                        "The answer stayed when its documents were removed or changed: it came from the model's training"
                                + " or from the question.",
                        "The faithfulness of such an answer is a coincidence and ends when the documents change.");
            case "sensitive" ->
                new FailureClass(
                        "Typos, letter case, order or noise that change no fact changed the answer.",
                        "Real documents and questions are noisy. Clean them before they reach the model, or choose a more"
                                + " robust one.");
            case "insufficient_retrieval" ->
                new FailureClass(
                        "The documents of the case do not hold all that the reference states: the right ones were not"
                                + " found, or cut off before the answer.",
                        "No model can answer these from what it is given. Mend retrieval before the prompt.");
            case "unmeasured" ->
                new FailureClass(
                        "There was nothing to measure: no reply, an empty answer, an error on the way, or a language"
                                + " nobody measured.",
                        "These cases count as failures and lower the worst case. Run again: failed trials are retried.");
            default ->
                new FailureClass(
                        "An evaluator of your own did not let these answers pass.",
                        "Its reason is written beside each case.");
        };
    }
}
