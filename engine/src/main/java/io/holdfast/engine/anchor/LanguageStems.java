package io.holdfast.engine.anchor;

import org.tartarus.snowball.SnowballStemmer;
import org.tartarus.snowball.ext.FrenchStemmer;
import org.tartarus.snowball.ext.GermanStemmer;
import org.tartarus.snowball.ext.IndonesianStemmer;
import org.tartarus.snowball.ext.SpanishStemmer;

/** Stems of the languages that the words compared elsewhere know no endings of. */
public enum LanguageStems {
    GERMAN,
    INDONESIAN,
    FRENCH,
    SPANISH,
    NONE;

    /** The shortest word that is looked for inside a compound. */
    private static final int SHORTEST_PART = 5;

    public static LanguageStems of(Question.Language language) {
        return switch (language) {
            case GERMAN -> GERMAN;
            case INDONESIAN -> INDONESIAN;
            case FRENCH -> FRENCH;
            case SPANISH -> SPANISH;
            default -> NONE;
        };
    }

    public String stem(String word) {
        return switch (this) {
            case GERMAN -> stem(new GermanStemmer(), word);
            case INDONESIAN -> stem(new IndonesianStemmer(), word);
            case FRENCH -> stem(new FrenchStemmer(), word);
            case SPANISH -> stem(new SpanishStemmer(), word);
            case NONE -> word;
        };
    }

    private static String stem(SnowballStemmer program, String word) {
        program.setCurrent(word);
        program.stem();
        return program.getCurrent();
    }

    /** Whether two words have one stem, or one begins, in German, with that of the other: "Waschgang", "waschen". */
    public boolean akin(String a, String b) {
        String one = stem(a);
        String other = stem(b);
        return one.equals(other) || this == GERMAN && (begins(one, other) || begins(other, one));
    }

    private static boolean begins(String compound, String part) {
        return part.length() >= SHORTEST_PART && compound.startsWith(part);
    }
}
