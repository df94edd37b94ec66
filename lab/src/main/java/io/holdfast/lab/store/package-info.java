/**
 * Where runs are kept: a database that survives kill -9 and holds the answers from which {@code lab.run} resumes an interrupted run, and the run directory.
 *
 * @see Store runs in SQLite or PostgreSQL
 * @see Trials what a store of answers must do
 * @see RunDirectory files of a run, each written whole
 * @see Databases opened so that commits survive a kill
 * @see RunExport a run moved from one store to another
 * @see Durability a store that does not flush commits is refused
 */
@NullMarked
package io.holdfast.lab.store;

import org.jspecify.annotations.NullMarked;
