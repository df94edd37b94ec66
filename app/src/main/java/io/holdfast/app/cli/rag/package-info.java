/**
 * The commands of the answer engine: rag index, ask and experiment.
 *
 * @see RagCommand
 * @see RagAskCommand
 * @see RagIndexCommand
 * @see RagExperimentCommand
 * @see ModelMemo
 */
@NullMarked
package io.holdfast.app.cli.rag;

import org.jspecify.annotations.NullMarked;
