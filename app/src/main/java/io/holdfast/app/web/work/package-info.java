/** The workers of the service and the bounded queue in front of them. */
@NullMarked
package io.holdfast.app.web.work;

import org.jspecify.annotations.NullMarked;
