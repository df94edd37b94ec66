/**
 * The workers of the service and the bounded queue in front of them: clients take turns, and who has too much in it is refused (429).
 *
 * @see Workers
 * @see FairQueue
 * @see WorkLimit
 * @see ScoringDesk
 */
@NullMarked
package io.holdfast.app.web.work;

import org.jspecify.annotations.NullMarked;
