/** Example: document QA with LangChain4j and a grounding guardrail, all on embedded models. */
@NullMarked
package io.holdfast.example.rag;

import org.jspecify.annotations.NullMarked;
