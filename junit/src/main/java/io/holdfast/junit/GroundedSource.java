package io.holdfast.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** The recorded answers of a data set, scored one by one, as {@link GroundedCase} arguments of a parameterized test. */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ArgumentsSource(GroundedArguments.class)
public @interface GroundedSource {
    /**
     * A file of recorded answers, by its path or its name on the class path: of any format that {@code holdfast score}
     * tells by its content, such as native lines, message lists with tool calls, or a CSV file.
     */
    String value();
}
