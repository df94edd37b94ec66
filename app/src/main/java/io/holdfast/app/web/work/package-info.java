/**
 * The workers of the service and the bounded queue in front of them: clients take turns ({@code FairQueue}), and a request for which no worker is free in time is refused with 429 ({@code ScoringDesk}).
 *
 * @see Workers the threads, the queue, deadlines
 * @see FairQueue whose request is worked on next
 * @see WorkLimit a case too expensive to score is refused with 413
 * @see ScoringDesk scores while models still load, refuses when busy
 */
@NullMarked
package io.holdfast.app.web.work;

import org.jspecify.annotations.NullMarked;
