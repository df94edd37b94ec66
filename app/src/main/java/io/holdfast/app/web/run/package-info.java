/**
 * Background runs of the service: accepted now, worked off in turn, kept in the store, resumed after a stop or a crash.
 *
 * @see RunDesk accepts, queues, stops and resumes runs
 * @see RunJob one run under way and its progress
 * @see RunRequest what someone asked to be run
 * @see RunFiles what is kept of a request and a bad ending
 * @see RunViews the state of a run as shown
 * @see RunSource system, data and answers a run is made of
 */
@NullMarked
package io.holdfast.app.web.run;

import org.jspecify.annotations.NullMarked;
