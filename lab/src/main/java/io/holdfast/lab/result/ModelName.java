package io.holdfast.lab.result;

/** The name of a model as people read it. */
public final class ModelName {
    private static final String SCRIPTED = "scripted:";

    private ModelName() {}

    /** The id itself, but recorded answers by the name of their file: its folders say nothing about who answered. */
    public static String spoken(String id) {
        if (!id.startsWith(SCRIPTED)) {
            return id;
        }
        String file = id.substring(Math.max(id.lastIndexOf('/'), id.lastIndexOf('\\')) + 1);
        String name = file.startsWith(SCRIPTED) ? file.substring(SCRIPTED.length()) : file;
        return name.replaceFirst("(?<=.)\\.jsonl?$", "") + " (recorded)";
    }
}
