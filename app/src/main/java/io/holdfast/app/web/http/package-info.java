/**
 * HTTP as the service speaks it: problem documents, request ids, API keys, bodies within limits, and how much of the service one client may hold at once ({@code Places}: more is a 429).
 *
 * @see RequestGuard
 * @see ApiKeys
 * @see Problem
 * @see Bodies
 * @see JsonBodies
 * @see Places
 * @see SameSite
 * @see Traffic
 */
@NullMarked
package io.holdfast.app.web.http;

import org.jspecify.annotations.NullMarked;
