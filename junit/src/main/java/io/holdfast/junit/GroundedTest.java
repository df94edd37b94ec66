package io.holdfast.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * A test that runs once for each recorded answer of a data set; its first parameter is a {@link GroundedCase}. The name
 * of each run holds the id of the case and its score. {@code @ParameterizedTest} and {@link GroundedSource} in one.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ParameterizedTest(name = "{0}")
@ArgumentsSource(GroundedArguments.class)
public @interface GroundedTest {
    /**
     * A file of recorded answers, by its path or its name on the class path: of any format that {@code holdfast score}
     * tells by its content, such as native lines, message lists with tool calls, or a CSV file.
     */
    String value();
}
