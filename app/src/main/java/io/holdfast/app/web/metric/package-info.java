/** What the service measures of itself. */
@NullMarked
package io.holdfast.app.web.metric;

import org.jspecify.annotations.NullMarked;
