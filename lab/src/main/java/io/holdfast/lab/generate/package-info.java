/**
 * Deterministic generators: short cases, wrong contexts and small perturbations of a case.
 *
 * @see GeneratedCases numbered short cases, every other one wrong
 * @see WrongContexts documents removed, exchanged or corrupted
 * @see Perturbations typos, upper case, an unrelated sentence
 * @see ValueSwap one value replaced by another of its kind
 * @see Contradiction a negation put in or taken out
 */
@NullMarked
package io.holdfast.lab.generate;

import org.jspecify.annotations.NullMarked;
