package io.holdfast.adapters.dokimos;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Grounding as an evaluator of Dokimos, bound to the shape of its interface when it is made, not when this was compiled:
 * {@code Evaluator grounding = DokimosEvaluator.of(dev.dokimos.core.Evaluator.class)}. It reads what Dokimos' own
 * faithfulness evaluator reads: {@code inputs.input}, {@code actualOutputs.output} and {@code actualOutputs.context}.
 */
public final class DokimosEvaluator implements InvocationHandler {
    private static final String NAME = "Holdfast grounding";

    private final GroundingCheck check;
    private final String contextKey;
    private final Constructor<?> result;

    private DokimosEvaluator(GroundingCheck check, String contextKey, Constructor<?> result) {
        this.check = check;
        this.contextKey = contextKey;
        this.result = result;
    }

    /** By the default configuration, with the documents under {@code context}; every claim must be supported. */
    public static <E> E of(Class<E> evaluator) {
        return of(evaluator, GroundingCheck.standard(), "context");
    }

    /** @param contextKey where the documents are: a text or several, among the outputs or else the inputs */
    public static <E> E of(Class<E> evaluator, GroundingCheck check, String contextKey) {
        InvocationHandler handler = new DokimosEvaluator(check, contextKey, result(evaluator));
        return evaluator.cast(Proxy.newProxyInstance(evaluator.getClassLoader(), new Class<?>[] {evaluator}, handler));
    }

    /** The constructor of its results: name, score, success, reason, metadata. */
    private static Constructor<?> result(Class<?> evaluator) {
        try {
            Method evaluate = Arrays.stream(evaluator.getMethods())
                    .filter(m -> m.getName().equals("evaluate") && m.getParameterCount() == 1)
                    .findFirst()
                    .orElseThrow(() -> new NoSuchMethodException("evaluate"));
            return evaluate.getReturnType()
                    .getConstructor(String.class, double.class, boolean.class, String.class, Map.class);
        } catch (NoSuchMethodException e) {
            throw unfit(evaluator, e);
        }
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
        return switch (method.getName()) {
            case "evaluate" -> evaluate(arguments == null ? new Object() : arguments[0]);
            case "name", "toString" -> NAME;
            case "threshold" -> check.threshold();
            case "hashCode" -> System.identityHashCode(proxy);
            case "equals" -> arguments != null && proxy == arguments[0];
            default -> {
                if (method.isDefault()) {
                    yield InvocationHandler.invokeDefault(proxy, method, arguments);
                }
                throw unfit(method.getDeclaringClass(), new NoSuchMethodException(method.getName()));
            }
        };
    }

    private Object evaluate(Object testCase) {
        try {
            Map<?, ?> outputs = map(testCase, "actualOutputs");
            Map<?, ?> inputs = map(testCase, "inputs");
            Object context = outputs.get(contextKey) == null ? inputs.get(contextKey) : outputs.get(contextKey);
            if (context == null) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "the test case has no '" + contextKey
                                + "' among its actual outputs or inputs; put the retrieved"
                                + " texts there (an empty list if nothing was retrieved)");
            }
            Object reference = map(testCase, "expectedOutputs").get("output");
            GroundingResult found = check.check(
                    "0",
                    text(inputs.get("input")),
                    documents(context),
                    text(outputs.get("output")),
                    reference == null ? null : text(reference));
            return result.newInstance(NAME, found.score(), found.passed(), found.text(), found.metadata());
        } catch (ReflectiveOperationException e) {
            throw unfit(testCase.getClass(), e);
        }
    }

    private static Map<?, ?> map(Object testCase, String part) throws ReflectiveOperationException {
        return (Map<?, ?>) testCase.getClass().getMethod(part).invoke(testCase);
    }

    private static List<Document> documents(Object context) {
        List<Document> documents = new ArrayList<>();
        Iterable<?> all = context instanceof Iterable<?> several ? several : List.of(context);
        for (Object one : all) {
            documents.add(
                    one instanceof Document document
                            ? document
                            : Document.of(Integer.toString(documents.size()), text(one)));
        }
        return documents;
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }

    private static HoldfastException unfit(Class<?> type, Throwable cause) {
        return new HoldfastException(
                ErrorCode.BAD_CONFIG,
                type.getName() + " has not the shape of Dokimos 0.15 that this adapter speaks (" + cause
                        + "); implement its Evaluator around a GroundingCheck instead",
                cause);
    }
}
