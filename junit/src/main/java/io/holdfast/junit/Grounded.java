package io.holdfast.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * How answers are scored in a test class or method, and the threshold they must reach. Test methods may take an
 * {@link AnswerScorer}; {@link GroundingAssertions#assertThatAnswer} uses the same one. The annotation nearest to the
 * method wins.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@Documented
@ExtendWith(GroundedExtension.class)
public @interface Grounded {
    /** Least faithfulness, in [0, 1], at which {@link AnswerAssert#isGrounded()} passes. 1: every claim is supported. */
    double threshold() default 1;

    /** Greatest risk, in [0, 1], at which {@link AnswerAssert#isGrounded()} passes. */
    double maxRisk() default 1;

    /**
     * A Holdfast configuration file, by its path or its name on the class path. Without one, the file named by the
     * system property {@code holdfast.config}, else the defaults. Environment variables {@code HOLDFAST_…} win over both.
     */
    String config() default "";

    /** Which models score. */
    Models models() default Models.WHERE_AVAILABLE;

    /** Which models score the answers. */
    enum Models {
        /** The embedded models; by words and facts alone, and saying so, where they cannot be loaded. */
        WHERE_AVAILABLE,
        /** The embedded models, or an error. */
        REQUIRED,
        /** Words and facts alone: quickest, no native library. */
        NONE
    }
}
