/**
 * The commands of the answer engine: rag index, ask and experiment.
 *
 * @see RagCommand the parent of the commands below
 * @see RagAskCommand answers a question from an index, with citations
 * @see RagIndexCommand builds or updates an index
 * @see RagExperimentCommand compares engine configurations on the same questions
 * @see ModelMemo model replies kept in a file between experiments
 * @see IndexingLog which files were read, and why others were not
 * @see RagAnswerText how an answer is printed
 */
@NullMarked
package io.holdfast.app.cli.rag;

import org.jspecify.annotations.NullMarked;
