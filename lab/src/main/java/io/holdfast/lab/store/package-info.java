/**
 * Where runs are kept: a database that survives kill -9 and holds the answers from which {@code lab.run} resumes an interrupted run, and the run directory.
 *
 * @see Store
 * @see Trials
 * @see RunDirectory
 * @see Databases
 * @see RunExport
 */
@NullMarked
package io.holdfast.lab.store;

import org.jspecify.annotations.NullMarked;
