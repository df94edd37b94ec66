/**
 * HTTP as the service speaks it: problem documents, request ids, API keys, bodies within limits, and how much of the service one client may hold at once ({@code Places}: more is a 429).
 *
 * @see RequestGuard what every request passes first
 * @see ApiKeys who may use the service
 * @see Problem error bodies and their kinds (RFC 9457)
 * @see Bodies request bodies too large, too slow or of wrong type
 * @see JsonBodies what is wrong with a JSON body, and where
 * @see Places one client may hold three quarters of a resource
 * @see SameSite requests from other web sites refused
 * @see Traffic connections and requests counted, slow ones closed
 * @see Client who a request counts for, API key or address
 * @see BufferBudget memory that all request bodies share
 * @see Draining new requests refused while the service stops
 * @see SecurityHeaders
 */
@NullMarked
package io.holdfast.app.web.http;

import org.jspecify.annotations.NullMarked;
