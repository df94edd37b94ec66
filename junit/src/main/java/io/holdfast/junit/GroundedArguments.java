package io.holdfast.junit;

import java.lang.reflect.AnnotatedElement;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.platform.commons.support.AnnotationSupport;

/** Feeds the cases of {@link GroundedTest} and {@link GroundedSource} to JUnit. */
final class GroundedArguments implements ArgumentsProvider {
    @Override
    @SuppressWarnings("deprecation") // the method that JUnit 5.10 to 6 all have
    public Stream<? extends Arguments> provideArguments(ExtensionContext context) {
        AnnotatedElement element = context.getElement().orElseThrow();
        String name = AnnotationSupport.findAnnotation(element, GroundedTest.class)
                .map(GroundedTest::value)
                .or(() -> AnnotationSupport.findAnnotation(element, GroundedSource.class)
                        .map(GroundedSource::value))
                .orElseThrow();
        // read when JUnit takes the first case: JUnit 6 would hide the message of what is thrown before
        return Stream.of(name)
                .map(file -> TestFile.find(file, context.getRequiredTestClass(), "the data set"))
                .flatMap(GroundedExtension.scorer(context)::cases)
                .map(Arguments::of);
    }
}
