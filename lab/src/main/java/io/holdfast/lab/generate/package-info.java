/**
 * Deterministic generators: short cases, wrong contexts and small perturbations of a case.
 *
 * @see GeneratedCases
 * @see WrongContexts
 * @see Perturbations
 * @see ValueSwap
 * @see Contradiction
 */
@NullMarked
package io.holdfast.lab.generate;

import org.jspecify.annotations.NullMarked;
