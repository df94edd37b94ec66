/** Deterministic generators: short cases, wrong contexts and small perturbations of a case. */
@NullMarked
package io.holdfast.lab.generate;

import org.jspecify.annotations.NullMarked;
