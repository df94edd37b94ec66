/** LangChain4j: grounding as an output guardrail, and bridges between its models and ours. */
@NullMarked
package io.holdfast.adapters.langchain4j;

import org.jspecify.annotations.NullMarked;
