/**
 * Commands that measure this product: bench and selftest.
 *
 * @see BenchCommand the parent of all bench commands
 * @see BenchGroundingCommand accuracy on answers that people labelled
 * @see BenchThroughputCommand speed against the usual way
 * @see BenchRetrievalCommand ranking quality and speed of the search
 * @see BenchVerdictsCommand how well judge replies are read
 * @see BenchInputsCommand writes training data of the grounding model
 * @see SelftestCommand built-in examples and laws, exit code 1 on a failure
 * @see BenchServeCommand load on the service, twice what it can take
 * @see BenchWorstCommand searches for inputs that are expensive to score
 * @see BenchGuardrailCommand delay that the streaming guardrail adds
 * @see BenchStreamCommand speed and memory on many generated cases
 * @see BenchAnswerabilityCommand how often unanswerable questions are declined
 * @see BenchJudgeCommand judge calls saved and accuracy gained by each policy
 * @see BenchCitationsCommand accuracy of the citation check
 * @see BenchContextCommand whether context precision tells good retrieval from bad
 */
@NullMarked
package io.holdfast.app.cli.bench;

import org.jspecify.annotations.NullMarked;
