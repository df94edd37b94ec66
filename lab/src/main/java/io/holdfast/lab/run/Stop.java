package io.holdfast.lab.run;

import io.holdfast.core.model.ErrorCode;

/** Why a run ended before its plan did. */
public record Stop(ErrorCode code, String message) {}
