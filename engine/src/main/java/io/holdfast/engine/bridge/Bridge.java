package io.holdfast.engine.bridge;

/**
 * A question that leads over something it only describes: "Who designed the lighthouse of the town that Jorun Eide
 * founded?" asks first which town that is.
 *
 * @param noun what kind of thing it is
 * @param inner the question for the thing described
 * @param before what the question says in front of it
 * @param after what it says behind it
 * @param both whether the thing itself is asked for too ("Which club …, and where does it play?")
 */
public record Bridge(String noun, String inner, String before, String after, boolean both) {

    /** The question with the thing named. */
    public String outer(String name) {
        return before + name + after + "?";
    }
}
