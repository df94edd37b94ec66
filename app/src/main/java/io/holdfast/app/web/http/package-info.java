/** HTTP as the service speaks it: problem documents, request ids, keys, bodies within limits, places that clients share. */
@NullMarked
package io.holdfast.app.web.http;

import org.jspecify.annotations.NullMarked;
