package io.holdfast.app.demo;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;

/** One answer of the demo and what was found. */
public record DemoResult(Case testCase, Answer answer, Finding<Grounding> finding) {}
